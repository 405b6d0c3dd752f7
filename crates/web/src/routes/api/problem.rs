//! Refusals of the API: JSON with a sentence, whatever went wrong and wherever.

use crate::errors::{Fail, Said};
use crate::visitor::Visitor;
use crate::words;
use axum::Json;
use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use table::Lang;

/// A refusal as JSON: `{"error": "a sentence"}`.
#[derive(Debug)]
pub struct Problem(Fail);

impl From<Fail> for Problem {
    fn from(fail: Fail) -> Problem {
        Problem(fail)
    }
}

impl Problem {
    pub fn told(visitor: &Visitor, status: StatusCode, key: &'static str) -> Problem {
        Problem(Fail::told(visitor, status, &table::Text::new(key)))
    }

    /// A secret that opens nothing here.
    pub fn unknown_token(visitor: &Visitor) -> Problem {
        Problem::told(visitor, StatusCode::UNAUTHORIZED, "web-bad-token")
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.0.status, Json(json!({ "error": self.0.said }))).into_response();
        let headers = response.headers_mut();
        if let Some(seconds) = self.0.retry {
            headers.insert(header::RETRY_AFTER, seconds.into());
        }
        if self.0.status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

/// The most of a foreign refusal that is passed on.
const MOST: usize = 2000;

/// Whatever refused a request of a program, it is told as JSON: also what the router, an extractor or the guard says.
pub async fn as_json(lang: Lang, response: Response) -> Response {
    let refused = response.status().is_client_error() || response.status().is_server_error();
    if !refused || content_type(&response).starts_with("application/json") {
        return response;
    }
    let plain = content_type(&response).starts_with("text/plain");
    let (mut parts, body) = response.into_parts();
    let said = match parts.extensions.remove::<Said>() {
        Some(Said(said)) => said,
        None if plain => text(body).await.unwrap_or_else(|| usual(lang, parts.status)),
        None => usual(lang, parts.status),
    };
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    Response::from_parts(parts, Body::from(json!({ "error": said }).to_string()))
}

fn content_type(response: &Response) -> String {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.unwrap_or_default().to_owned()
}

async fn text(body: Body) -> Option<String> {
    let bytes = axum::body::to_bytes(body, MOST).await.ok()?;
    let said = String::from_utf8_lossy(&bytes).trim().to_owned();
    (!said.is_empty()).then_some(said)
}

/// What a status says by itself.
fn usual(lang: Lang, status: StatusCode) -> String {
    let key = match status {
        StatusCode::NOT_FOUND => "web-missing",
        StatusCode::METHOD_NOT_ALLOWED => "web-bad-method",
        StatusCode::PAYLOAD_TOO_LARGE => "web-too-large",
        status if status.is_server_error() => "web-failed",
        _ => "web-bad-request",
    };
    words::say(lang, key)
}
