//! Errors of a request: a sentence that somebody can act on, as a page or for the script.

use crate::assets;
use crate::page::shell::{Look, Shell};
use crate::visitor::Visitor;
use crate::words;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::html;
use std::time::Duration;
use table::{Lang, Text};

/// After how many seconds something may be tried again where nobody knows better.
const PATIENCE: u32 = 5;

/// Something that cannot be done, and the sentence that says so.
#[derive(Debug)]
pub struct Fail {
    pub status: StatusCode,
    pub said: String,
    /// After how many seconds it may be tried again, where that is all it takes.
    pub retry: Option<u32>,
    look: Look,
    script: bool,
}

/// The sentence of a refusal beside its page, for programs that want no page.
#[derive(Debug, Clone)]
pub struct Said(pub String);

impl Fail {
    pub fn new(visitor: &Visitor, status: StatusCode, said: impl Into<String>) -> Fail {
        Fail {
            status,
            said: said.into(),
            retry: (status == StatusCode::SERVICE_UNAVAILABLE || status == StatusCode::TOO_MANY_REQUESTS)
                .then_some(PATIENCE),
            look: visitor.look,
            script: visitor.script,
        }
    }

    pub fn told(visitor: &Visitor, status: StatusCode, text: &Text) -> Fail {
        Fail::new(visitor, status, words::tell(visitor.look.lang, text))
    }

    /// There is no such thing here.
    pub fn missing(visitor: &Visitor) -> Fail {
        Fail::told(visitor, StatusCode::NOT_FOUND, &Text::new("web-missing"))
    }

    /// It is there, and not this visitor's.
    pub fn not_yours(visitor: &Visitor) -> Fail {
        Fail::told(visitor, StatusCode::FORBIDDEN, &Text::new("web-not-yours"))
    }

    /// A request that makes no sense.
    pub fn bad(visitor: &Visitor) -> Fail {
        Fail::told(visitor, StatusCode::BAD_REQUEST, &Text::new("web-bad-request"))
    }

    /// Too many of something are open at once; one of them will end some time.
    pub fn too_many(visitor: &Visitor) -> Fail {
        Fail::told(visitor, StatusCode::TOO_MANY_REQUESTS, &Text::new("web-too-often"))
    }

    /// Too often by some rate, and allowed again after this time.
    pub fn too_often(visitor: &Visitor, wait: Duration) -> Fail {
        let seconds = wait.as_secs_f64().ceil().max(1.0) as u32;
        Fail { retry: Some(seconds), ..Fail::too_many(visitor) }
    }

    /// A refusal, by the rules or because it cannot be kept: nothing has changed.
    pub fn of(visitor: &Visitor, words: &table::Words, refusal: &table::Refusal) -> Fail {
        Fail::new(visitor, status(refusal), sentence(words, visitor.look.lang, refusal))
    }

    /// The store cannot be read, or keeps nothing, just now.
    pub fn no_store(visitor: &Visitor, error: &store::StoreError) -> Fail {
        let refusal = table::Refusal::NotOffered(crate::persistence::no_store(error));
        Fail::told(visitor, status(&refusal), &refusal.text())
    }

    /// Refused by the rules: nothing has changed.
    pub fn refused(visitor: &Visitor, said: impl Into<String>) -> Fail {
        Fail::new(visitor, StatusCode::CONFLICT, said)
    }
}

/// What a refusal is called among machines.
pub fn status(refusal: &table::Refusal) -> StatusCode {
    match refusal.text().key.as_ref() {
        "web-not-kept" | "web-unsure" | "web-damaged" => StatusCode::SERVICE_UNAVAILABLE,
        "web-no-table" => StatusCode::NOT_FOUND,
        _ => StatusCode::CONFLICT,
    }
}

/// Says when to try again, if that may help.
pub fn with_retry(mut response: Response) -> Response {
    if response.status() == StatusCode::SERVICE_UNAVAILABLE {
        response.headers_mut().insert(header::RETRY_AFTER, PATIENCE.into());
    }
    response
}

impl IntoResponse for Fail {
    fn into_response(self) -> Response {
        let (retry, said) = (self.retry, Said(self.said.clone()));
        let mut response = self.page();
        response.extensions_mut().insert(said);
        if let Some(seconds) = retry {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

impl Fail {
    /// The page that says so, or the sentence alone for the script.
    fn page(self) -> Response {
        if self.script {
            return (self.status, self.said).into_response();
        }
        let title = words::say(self.look.lang, "web-sorry");
        let shell = Shell {
            icon: assets::ICON,
            look: self.look,
            title: &title,
            game: None,
            here: "/",
            place: html! {},
            nav: html! {},
            scripts: false,
            waits: false,
            asks: false,
        };
        let page = shell.page(html! {
            main.front #main { section.panel.notice { h1 { (title) } p { (self.said) } p { a.btn href="/" { (words::say(self.look.lang, "web-home")) } } } }
        });
        (self.status, page).into_response()
    }
}

/// The sentence of a refusal in somebody's language, from the game's own words.
pub fn sentence(words: &table::Words, lang: Lang, refusal: &table::Refusal) -> String {
    let text = refusal.text();
    match text.key.starts_with("web-") {
        true => crate::words::tell(lang, &text),
        false => words.render(lang, &text, &()),
    }
}
