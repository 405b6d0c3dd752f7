//! Language, theme, files, health.

use super::{Fields, go_with};
use crate::assets;
use crate::house::House;
use crate::page::shell::Theme;
use crate::visitor::{Visitor, cookie};
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use table::Lang;

const YEAR: u64 = 365 * 24 * 3600;

/// Changes language or theme and comes back.
pub async fn look(State(house): State<Arc<House>>, fields: Fields) -> Response {
    let secure = house.is_secure();
    let mut cookies = Vec::new();
    if let Some(lang) = fields.get("lang").and_then(|tag| tag.parse::<Lang>().ok()) {
        cookies.push(cookie("lang", lang.tag(), YEAR, secure));
    }
    match fields.get("theme") {
        Some("auto") => cookies.push(cookie("theme", "", 0, secure)),
        Some(slug) => cookies.extend(Theme::read(slug).map(|theme| cookie("theme", theme.slug(), YEAR, secure))),
        None => {}
    }
    // Only to a page of ours: an address that begins with two slashes would be another site.
    let back = fields
        .get("back")
        .filter(|back| back.starts_with('/') && !back.starts_with("//") && !back.contains(['\\', '\n', '\r']));
    go_with(back.unwrap_or("/"), cookies)
}

pub async fn asset(Path(name): Path<String>) -> Response {
    match assets::find(&name) {
        Some((kind, text)) => {
            let headers = [
                (header::CONTENT_TYPE, kind),
                (header::CACHE_CONTROL, "public, max-age=3600"),
            ];
            (headers, text).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Whether the house stands and its store answers.
pub async fn healthz(State(house): State<Arc<House>>) -> (StatusCode, &'static str) {
    match &house.store {
        Some(store) if store.ping().await.is_err() => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
        _ => (StatusCode::OK, "well\n"),
    }
}

pub async fn metrics(State(house): State<Arc<House>>) -> String {
    let counts = &house.counts;
    let mut out = String::new();
    let mut tell = |name: &str, kind: &str, value: u64| {
        let _ = writeln!(out, "# TYPE tavola_{name} {kind}\ntavola_{name} {value}");
    };
    tell("tables", "gauge", house.count() as u64);
    tell("streams", "gauge", counts.streams.load(Ordering::Relaxed));
    tell("requests_total", "counter", counts.requests.load(Ordering::Relaxed));
    tell("answers_total", "counter", counts.answers.load(Ordering::Relaxed));
    tell(
        "bot_answers_total",
        "counter",
        counts.bot_answers.load(Ordering::Relaxed),
    );
    tell("refused_total", "counter", counts.refused.load(Ordering::Relaxed));
    out
}

pub async fn missing(visitor: Visitor) -> Response {
    crate::fail::Fail::missing(&visitor).into_response()
}
