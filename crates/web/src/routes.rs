//! What the server answers, address by address.

pub mod act;
pub mod api;
mod at_table;
pub mod events;
pub mod front;
pub mod join;
pub mod records;
pub mod rules;
pub mod site;

pub use at_table::AtTable;

use crate::errors::Fail;
use crate::visitor::Visitor;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use table::Seat;

/// The fields of a form. The same name may come several times.
pub struct Fields(pub Vec<(String, String)>);

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Fail;

    async fn from_request(request: Request, state: &S) -> Result<Fields, Fail> {
        let (mut parts, body) = request.into_parts();
        let Ok(visitor) = Visitor::from_request_parts(&mut parts, state).await;
        let request = Request::from_parts(parts, body);
        let form = axum::Form::<Vec<(String, String)>>::from_request(request, state).await;
        form.map(|form| Fields(form.0)).map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => {
                Fail::told(&visitor, StatusCode::PAYLOAD_TOO_LARGE, &table::Text::new("web-too-large"))
            }
            _ => Fail::bad(&visitor),
        })
    }
}

impl Fields {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub fn all<'f>(&'f self, name: &'f str) -> impl Iterator<Item = &'f str> {
        self.0.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// A seat, which people count from 1.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        read_seat(self.get(name)?)
    }
}

pub fn read_seat(word: &str) -> Option<Seat> {
    let number: u8 = word.parse().ok()?;
    (1..=Seat::MOST as u8).contains(&number).then(|| Seat(number - 1))
}

/// Done: the script hears of the rest by itself, a browser without one goes back to the page.
pub fn done(visitor: &Visitor, to: &str) -> Response {
    if visitor.script {
        return StatusCode::NO_CONTENT.into_response();
    }
    go(to)
}

pub fn go(to: &str) -> Response {
    (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response()
}

/// As [`go`], with cookies.
pub fn go_with(to: &str, cookies: Vec<String>) -> Response {
    let mut response = go(to);
    for cookie in cookies {
        if let Ok(value) = cookie.parse() {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
    }
    response
}
