//! Refusals of the API: JSON with a sentence, whatever went wrong and wherever.

use crate::errors::{Fail, Said};
use crate::visitor::Visitor;
use crate::words;
use axum::Json;
use axum::body::Body;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use table::{Lang, Text, text};

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
        Problem(Fail::told(visitor, status, &Text::new(key)))
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

/// The sentence for a body that cannot be taken, with what its reader found.
pub fn unread(visitor: &Visitor, rejection: &JsonRejection) -> Problem {
    let text = match rejection {
        JsonRejection::JsonSyntaxError(_) => text!("web-bad-json", why = found(rejection.body_text())),
        JsonRejection::JsonDataError(_) => text!("web-bad-body", why = found(rejection.body_text())),
        JsonRejection::MissingJsonContentType(_) => text!("web-not-json"),
        _ => Text::new(usual(rejection.status())),
    };
    Problem(Fail::told(visitor, rejection.status(), &text))
}

/// The sentence for what stands after the question mark and cannot be read.
pub fn unasked(visitor: &Visitor, rejection: &QueryRejection) -> Problem {
    let text = text!("web-bad-query", why = found(rejection.body_text()));
    Problem(Fail::told(visitor, rejection.status(), &text))
}

/// What the reader of a request found, without the library's own sentence before it.
fn found(said: String) -> String {
    said.split_once(": ").map_or(String::new(), |(_, why)| why.to_owned())
}

/// Whatever refused a request of a program, it is told as JSON: also what the router, an extractor or the guard says.
pub fn as_json(lang: Lang, response: Response) -> Response {
    let refused = response.status().is_client_error() || response.status().is_server_error();
    if !refused || content_type(&response).starts_with("application/json") {
        return response;
    }
    let (mut parts, _) = response.into_parts();
    // What comes without a sentence of ours is a library's, which knows one language.
    let said = match parts.extensions.remove::<Said>() {
        Some(Said(said)) => said,
        None => words::say(lang, usual(parts.status)),
    };
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    Response::from_parts(parts, Body::from(json!({ "error": said }).to_string()))
}

fn content_type(response: &Response) -> String {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.unwrap_or_default().to_owned()
}

/// What a status says by itself.
fn usual(status: StatusCode) -> &'static str {
    match status {
        StatusCode::NOT_FOUND => "web-missing",
        StatusCode::METHOD_NOT_ALLOWED => "web-bad-method",
        StatusCode::PAYLOAD_TOO_LARGE => "web-too-large",
        status if status.is_server_error() => "web-failed",
        _ => "web-bad-request",
    }
}
