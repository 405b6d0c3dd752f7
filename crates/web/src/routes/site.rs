//! The site itself: language, theme, assets, health, metrics.

use super::{Fields, go_with};
use crate::app_state::AppState;
use crate::assets;
use crate::config::Metrics;
use crate::guard::FromHere;
use crate::page::shell::Theme;
use crate::visitor::{Visitor, cookie};
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use table::Lang;

const YEAR: u64 = 365 * 24 * 3600;

/// Changes language or theme and comes back.
pub async fn look(State(state): State<Arc<AppState>>, fields: Fields) -> Response {
    let secure = state.is_secure();
    let mut cookies = Vec::new();
    if let Some(lang) = fields.get("lang").and_then(|tag| tag.parse::<Lang>().ok()) {
        cookies.push(cookie("lang", lang.tag(), YEAR, secure));
    }
    match fields.get("theme") {
        Some("auto") => cookies.push(cookie("theme", "", 0, secure)),
        Some(slug) => cookies.extend(Theme::read(slug).map(|theme| cookie("theme", theme.slug(), YEAR, secure))),
        None => {}
    }
    go_with(fields.get("back").filter(|back| is_local(back)).unwrap_or("/"), cookies)
}

/// Whether an address is a page of ours. One that begins with two slashes is another site; a backslash counts as a slash in browsers, and
/// tabs and line breaks as nothing at all.
fn is_local(address: &str) -> bool {
    let plain = address.chars().all(|c| c.is_ascii_graphic() && c != '\\');
    plain && address.starts_with('/') && !address.starts_with("//")
}

pub async fn asset(Path(name): Path<String>) -> Response {
    match assets::find(&name) {
        Some((kind, text)) => {
            let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=3600")];
            (headers, text).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Whether the server stands and its store can keep something, which is tried.
pub async fn healthz(State(state): State<Arc<AppState>>) -> (StatusCode, &'static str) {
    let Some(store) = &state.store else {
        return (StatusCode::OK, "well\n");
    };
    match store.ping().await {
        Ok(()) => (StatusCode::OK, "well\n"),
        Err(error) => {
            state.store_failed("a look at whether it keeps anything", &error);
            (StatusCode::SERVICE_UNAVAILABLE, "the store keeps nothing just now\n")
        }
    }
}

/// What is counted, for whoever may know.
pub async fn metrics(
    State(state): State<Arc<AppState>>,
    Extension(here): Extension<FromHere>,
    visitor: Visitor,
) -> Response {
    let may = match state.config.metrics {
        Metrics::Everybody => true,
        Metrics::Loopback => here.0,
        Metrics::Nobody => false,
    };
    if !may {
        return crate::errors::Fail::missing(&visitor).into_response();
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, crate::metrics::text(&state)).into_response()
}

pub async fn missing(visitor: Visitor) -> Response {
    crate::errors::Fail::missing(&visitor).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_comes_back_only_to_a_page_of_ours() {
        for ours in ["/", "/t/abc?as=1#chat", "/rules/ascension"] {
            assert!(is_local(ours), "{ours}");
        }
        for foreign in [
            "",
            "evil.example",
            "https://evil.example/",
            "//evil.example",
            "/\\evil.example",
            "\\\\evil.example",
            "/\t/evil.example",
            "\t//evil.example",
            "/\n/evil.example",
            "/\r/evil.example",
            "/a b",
            "/\u{e9}",
        ] {
            assert!(!is_local(foreign), "{foreign:?}");
        }
    }
}
