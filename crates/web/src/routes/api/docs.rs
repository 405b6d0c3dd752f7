//! What the interface is, for programs and for people: one list of addresses gives both.

use crate::assets;
use crate::page::shell::Shell;
use crate::visitor::Visitor;
use crate::words;
use axum::Json;
use maud::{Markup, html};
use serde_json::{Map, Value, json};

/// One address: method, path, what it does, a body to send, and what comes back.
struct Entry {
    method: &'static str,
    path: &'static str,
    what: &'static str,
    body: Option<&'static str>,
    back: &'static str,
}

const ENTRIES: [Entry; 12] = [
    Entry {
        method: "get",
        path: "/api/v1/games",
        what: "Every game on the shelf, its options, and the bots there are.",
        body: None,
        back: r#"{"games": [{"slug": "connect-four", "fewest": 2, "most": 2}], "bots": ["greedy"]}"#,
    },
    Entry {
        method: "post",
        path: "/api/v1/tables",
        what: "Sets a table. For each seat: me, open, or the name of a bot. Gives the owner's secret and those of the seats that are mine.",
        body: Some(r#"{"game": "connect-four", "seats": ["me", "greedy"], "name": "Anna"}"#),
        back: r#"{"table": "…", "code": "…", "owner": "…", "seats": [{"seat": 1, "token": "…"}]}"#,
    },
    Entry {
        method: "get",
        path: "/api/v1/codes/{code}",
        what: "The table with this spoken code.",
        body: None,
        back: r#"{"table": "…"}"#,
    },
    Entry {
        method: "get",
        path: "/api/v1/tables/{table}",
        what: "Who sits where, and how far the table has come.",
        body: None,
        back: r#"{"state": "running", "seats": [{"person": "Anna"}, {"bot": "greedy"}], "mine": [1], "version": "9f3c1a7be2d4-7"}"#,
    },
    Entry {
        method: "post",
        path: "/api/v1/tables/{table}/join",
        what: "Sits down in a free seat and gives its secret.",
        body: Some(r#"{"name": "Bruno", "seat": 2}"#),
        back: r#"{"seat": 2, "token": "…"}"#,
    },
    Entry {
        method: "get",
        path: "/api/v1/tables/{table}/question",
        what: "What my seat is asked, with every option; asked is false when it is not.",
        body: None,
        back: r#"{"asked": true, "question": 0, "text": "…", "kind": {"one": {}}, "options": [{"number": 1, "answer": "drop 1", "text": "…"}]}"#,
    },
    Entry {
        method: "get",
        path: "/api/v1/tables/{table}/seat",
        what: "Everything a screen needs to show the table to one viewer: scene, question, options, log and what can be taken back, all in the game's own keys instead of words.",
        body: None,
        back: r#"{"version": "9f3c1a7be2d4-7", "table": {"game": "connect-four", "state": "running"}, "play": {"viewer": {"Seat": 0}, "scene": {}, "question": {}, "options": [], "log": []}}"#,
    },
    Entry {
        method: "post",
        path: "/api/v1/tables/{table}/answer",
        what: "Answers the question with this number, in the words of its options. The same answer sent twice acts once; one to an older question is refused with a sentence.",
        body: Some(r#"{"question": 0, "answer": "drop 4"}"#),
        back: r#"{"asked": false, "waiting": [2]}"#,
    },
    Entry {
        method: "get",
        path: "/api/v1/tables/{table}/scene",
        what: "What my seat sees: the scene as data, and as plain text.",
        body: None,
        back: r#"{"number": 3, "scene": {}, "plain": "…"}"#,
    },
    Entry {
        method: "get",
        path: "/api/v1/tables/{table}/log",
        what: "The log as my seat may read it, from line `since` on.",
        body: None,
        back: r#"{"lines": [{"text": "…", "rule": "B1"}], "next": 12}"#,
    },
    Entry {
        method: "get",
        path: "/api/v1/tables/{table}/record",
        what: "A transcript of what my seat saw while the game runs, the whole record once it is over.",
        body: None,
        back: "text",
    },
    Entry {
        method: "get",
        path: "/api/v1/tables/{table}/events",
        what: "Server-sent events: one named `patch` whenever something changed for my seat.",
        body: None,
        back: "event stream",
    },
];

pub async fn openapi() -> Json<Value> {
    let mut paths: Map<String, Value> = Map::new();
    for entry in &ENTRIES {
        let path = paths.entry(entry.path).or_insert_with(|| json!({}));
        path[entry.method] = operation(entry);
    }
    Json(json!({
        "openapi": "3.1.0",
        "info": { "title": "Tavola", "version": env!("CARGO_PKG_VERSION"), "description": "One table for heavy board games. A seat is held by a secret, sent as a bearer token." },
        "components": { "securitySchemes": { "seat": { "type": "http", "scheme": "bearer" } } },
        "security": [{}, { "seat": [] }],
        "paths": paths,
    }))
}

fn operation(entry: &Entry) -> Value {
    let names = entry.path.split('{').skip(1).filter_map(|part| part.split('}').next());
    let parameters: Vec<Value> = names
        .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }))
        .collect();
    let example = |text: &str| serde_json::from_str::<Value>(text).unwrap_or(Value::String(text.to_owned()));
    let mut told = json!({
        "summary": entry.what,
        "parameters": parameters,
        "responses": {
            "200": { "description": "Done", "content": { "application/json": { "example": example(entry.back) } } },
            "4XX": { "description": "Refused, with a sentence", "content": { "application/json": { "example": { "error": "That question has been answered already." } } } },
        },
    });
    if let Some(body) = entry.body {
        told["requestBody"] =
            json!({ "required": true, "content": { "application/json": { "example": example(body) } } });
    }
    told
}

/// The same list to be read.
pub async fn docs(visitor: Visitor) -> Markup {
    let title = words::say(visitor.look.lang, "web-api");
    let shell = Shell {
        icon: assets::ICON,
        look: visitor.look,
        title: &title,
        game: None,
        here: "/api",
        place: html! {},
        nav: html! {},
        scripts: false,
        waits: false,
    };
    shell.page(html! {
        main.front.book #main {
            h1 { (title) }
            p { "JSON over HTTP. A seat is held by a secret of 32 figures, sent as " code { "Authorization: Bearer …" } ". Everything is also in " a href="/api/openapi.json" { "openapi.json" } "; " code { "examples/bot.py" } " is a whole player in sixty lines." }
            @for entry in &ENTRIES {
                section.ruletext {
                    h3 { code { (entry.method.to_uppercase()) " " (entry.path) } }
                    div { p { (entry.what) } @if let Some(body) = entry.body { p.small { "Body: " code { (body) } } } p.small { "Back: " code { (entry.back) } } }
                }
            }
        }
    })
}
