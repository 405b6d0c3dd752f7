//! What the house answers, address by address.

pub mod act;
pub mod api;
pub mod come;
pub mod events;
pub mod front;
pub mod keep;
pub mod look;
pub mod rules;

use crate::fail::Fail;
use crate::house::House;
use crate::room::{Inner, Part, Room};
use crate::visitor::Visitor;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::sync::{Arc, PoisonError};
use std::time::Instant;
use table::Seat;

/// The fields of a form. The same name may come several times.
pub struct Fields(pub Vec<(String, String)>);

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Fail;

    async fn from_request(request: Request, state: &S) -> Result<Fields, Fail> {
        let visitor = Visitor::read(request.headers(), None);
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

/// A table by the name in its address.
pub async fn find(house: &Arc<House>, visitor: &Visitor, id: &str) -> Result<Arc<Room>, Fail> {
    let id = id.parse().map_err(|_| Fail::missing(visitor))?;
    let found = house.room(id).await.map_err(|why| front::no_table(visitor, why))?;
    let room = found.ok_or_else(|| Fail::told(visitor, StatusCode::NOT_FOUND, &table::Text::new("web-no-table")))?;
    let before = {
        let mut visited = room.visited.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut *visited, Instant::now())
    };
    // Bots that waited because nobody looked go on.
    if before.elapsed() >= house.config.times.unwatched {
        crate::bots::wake(house, &room);
    }
    Ok(room)
}

/// What a visitor is at a table, noting that they were heard of.
pub fn part(visitor: &Visitor, room: &Room, inner: &mut Inner) -> Part {
    let part = inner.facts.part_of(&visitor.tokens(room.id));
    inner.talk.heard(&part.seats);
    part
}

/// The seat a visitor speaks for: the one they name if it is theirs, or their only one.
pub fn speaking(visitor: &Visitor, part: &Part, named: Option<Seat>) -> Result<Seat, Fail> {
    let seat = match (named, part.seats.as_slice()) {
        (Some(seat), mine) => mine.contains(&seat).then_some(seat),
        (None, [only]) => Some(*only),
        (None, _) => None,
    };
    seat.ok_or_else(|| Fail::not_yours(visitor))
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
