//! The description of the API, as an OpenAPI document and as a page: both come from one list of addresses.

mod entries;

use crate::app_state::AppState;
use crate::assets;
use crate::config::{Limits, Rate};
use crate::page::shell::Shell;
use crate::visitor::Visitor;
use crate::words;
use axum::Json;
use axum::extract::State;
use entries::{Back, ENTRIES, Entry, Param};
use maud::{Markup, html};
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// What bodies and answers look like.
const SCHEMAS: &str = include_str!("schemas.json");

/// What a refusal means, whichever address it comes from.
const REFUSALS: [(&str, &str); 16] = [
    ("400", "The request cannot be read."),
    ("401", "The token is not valid at this table."),
    ("403", "You may not do this."),
    ("404", "There is no such thing."),
    ("405", "The address does not support this method."),
    ("408", "The body did not arrive in time."),
    ("409", "The rules of the game or of the table refuse it; nothing has changed."),
    ("413", "The body is too large."),
    ("414", "The address is too long. This refusal has no body."),
    ("415", "The body is not application/json."),
    ("421", "The server is not known under the name in Host."),
    ("422", "The body is JSON, but does not match the schema."),
    ("429", "Too many requests; see Retry-After."),
    ("431", "The head of the request is too large: 64 kB or 100 fields. Far beyond that this refusal has no body."),
    ("500", "Something went wrong here; it is in the log of the server."),
    ("503", "It could not be saved right now; see Retry-After."),
];

pub async fn openapi(State(state): State<Arc<AppState>>) -> Json<Value> {
    let mut paths: Map<String, Value> = Map::new();
    for entry in ENTRIES {
        let path = paths.entry(entry.path).or_insert_with(|| json!({}));
        path[entry.method] = operation(entry);
    }
    let schemas: Value = serde_json::from_str(SCHEMAS).unwrap_or_default();
    let responses: Map<String, Value> = REFUSALS.iter().map(|(status, what)| refusal(status, what)).collect();
    Json(json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Tavola",
            "version": env!("CARGO_PKG_VERSION"),
            "description": format!("One table for heavy board games. A seat belongs to whoever knows its secret, sent as a bearer token. Every refusal is JSON with a sentence, but for an address or a head so long that it is not read. {}", limits(&state.config.limits)),
        },
        "servers": [{ "url": "/" }],
        "components": {
            "securitySchemes": { "seat": { "type": "http", "scheme": "bearer", "description": "The secret of a seat, or the owner's." } },
            "schemas": schemas,
            "responses": responses,
        },
        "security": [{}, { "seat": [] }],
        "paths": paths,
    }))
}

fn refusal(status: &str, what: &str) -> (String, Value) {
    let mut told = json!({ "description": what });
    if status != "414" {
        told["content"] = json!({ "application/json": { "schema": schema("Error") } });
    }
    if matches!(status, "429" | "503") {
        let seconds = json!({ "description": "Seconds to wait.", "schema": { "type": "integer", "minimum": 1 } });
        told["headers"] = json!({ "Retry-After": seconds });
    }
    (format!("E{status}"), told)
}

fn schema(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

/// What a visitor may do how often, in a sentence.
fn limits(limits: &Limits) -> String {
    let rate = |what: &str, rate: Option<Rate>| {
        rate.map(|rate| {
            let each = match rate.each_second {
                each if each >= 1.0 => format!("{each} per second"),
                each => format!("one every {} seconds", tenths(1.0 / each)),
            };
            format!("{what}: {} at once, then {each}.", rate.burst)
        })
    };
    let rates: Vec<String> = [
        rate("Requests that change something", limits.posts),
        rate("New tables", limits.creations),
        rate("Codes tried", limits.guesses),
    ]
    .into_iter()
    .flatten()
    .collect();
    let rates = match rates.is_empty() {
        true => "There are no rate limits here.".to_owned(),
        false => format!("Limits for each address: {}", rates.join(" ")),
    };
    format!(
        "{rates} At most {} open streams and waiting requests for each address, and {} bytes in a body.",
        limits.streams, limits.form
    )
}

/// A number with at most one decimal.
fn tenths(number: f64) -> String {
    format!("{number:.1}").trim_end_matches(".0").to_owned()
}

fn operation(entry: &Entry) -> Value {
    let names = entry.path.split('{').skip(1).filter_map(|part| part.split('}').next());
    let mut parameters: Vec<Value> = names
        .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string", "minLength": 1 } }))
        .collect();
    parameters.extend(entry.query.iter().map(|param| param.told()));
    let (status, back) = answer(entry);
    let mut responses = json!({ status: back });
    for (status, _) in REFUSALS.iter().filter(|(status, _)| may_answer(entry, status)) {
        responses[*status] = json!({ "$ref": format!("#/components/responses/E{status}") });
    }
    let mut told = json!({
        "operationId": entry.id,
        "summary": entry.what,
        "parameters": parameters,
        "responses": responses,
    });
    if let Some(body) = entry.body {
        told["requestBody"] =
            json!({ "required": true, "content": { "application/json": { "schema": schema(body) } } });
    }
    told
}

/// The status and the shape of what comes back when all is well.
fn answer(entry: &Entry) -> (&'static str, Value) {
    let content =
        |kind: &str, schema: Value| json!({ "description": "Done", "content": { kind: { "schema": schema } } });
    match entry.back {
        Back::Json(name) => ("200", content("application/json", schema(name))),
        Back::Made(name) => ("201", content("application/json", schema(name))),
        Back::Text => ("200", content("text/plain", json!({ "type": "string" }))),
        Back::Events(name) => {
            let what = format!("Events named `change`, each with a {name} as its data.");
            ("200", content("text/event-stream", json!({ "type": "string", "description": what })))
        }
        Back::Nothing => ("204", json!({ "description": "Done" })),
    }
}

/// Whether an address may refuse with this status.
fn may_answer(entry: &Entry, status: &str) -> bool {
    let changes = entry.method != "get";
    match status {
        "408" | "413" => changes,
        "415" | "422" => entry.body.is_some(),
        "401" | "409" => entry.path.contains("{table}") || entry.body.is_some(),
        "403" => changes || entry.path.contains("{table}"),
        _ => true,
    }
}

impl Param {
    fn told(&self) -> Value {
        let (name, what, schema) = match self {
            Param::Seat => ("seat", "Which of my seats, if I have several.", schema("SeatNumber")),
            Param::Lang => ("lang", "The language of all words.", json!({ "type": "string", "enum": ["en", "it"] })),
            Param::Since => (
                "since",
                "The version you know: with `wait`, the answer comes once there is another.",
                json!({ "type": "string" }),
            ),
            Param::SinceLine => (
                "since",
                "How many lines of the log you know.",
                json!({ "type": "integer", "minimum": 0, "maximum": 9_007_199_254_740_991_u64 }),
            ),
            Param::Wait => (
                "wait",
                "How many seconds to wait for something new.",
                json!({ "type": "integer", "minimum": 0, "maximum": super::at::LONGEST }),
            ),
            Param::Question => {
                ("question", "The `key` of the question whose order is taken away.", json!({ "type": "string" }))
            }
        };
        let required = matches!(self, Param::Question);
        json!({ "name": name, "in": "query", "required": required, "description": what, "schema": schema })
    }
}

/// The same list to be read.
pub async fn docs(State(state): State<Arc<AppState>>, visitor: Visitor) -> Markup {
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
        asks: false,
    };
    let schemas: Value = serde_json::from_str(SCHEMAS).unwrap_or_default();
    shell.page(html! {
        main.front.book #main {
            h1 { (title) }
            p { "JSON over HTTP. A seat belongs to whoever knows its secret of 32 digits, sent as " code { "Authorization: Bearer …" } ". Schemas of everything are in " a href="/api/openapi.json" { "openapi.json" } ", from which a client can be generated; " code { "examples/bot.py" } " is a complete player." }
            p { (limits(&state.config.limits)) }
            @for entry in ENTRIES {
                section.ruletext {
                    h3 { code { (entry.method.to_uppercase()) " " (entry.path) } }
                    div {
                        p { (entry.what) }
                        @if !entry.query.is_empty() { p.small { "Query: " @for param in entry.query { code { (param.told()["name"].as_str().unwrap_or_default()) } " " } } }
                        @if let Some(body) = entry.body { p.small { "Body: " code { (schemas[body]["example"]) } } }
                    }
                }
            }
            h2 { "Refusals" }
            p { "Every refusal is " code { "{\"error\": \"a sentence\"}" } ", but for an address or a head so long that it is not read." }
            dl { @for (status, what) in REFUSALS { dt { code { (status) } } dd { (what) } } }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;

    #[test]
    fn the_page_has_the_statuses_of_the_document() {
        let page = include_str!("../../../../../docs/api.md");
        let rows = page.split_once("## Refusals").expect("the section").1.split("\n## ").next().into_iter();
        let cells = rows.flat_map(str::lines).filter_map(|line| line.strip_prefix("| ")?.split_once(" |"));
        let told = cells.flat_map(|(statuses, _)| statuses.split(", ")).filter(|word| word.parse::<u16>().is_ok());
        let mut told: Vec<&str> = told.collect();
        told.sort_unstable();
        assert_eq!(told, REFUSALS.map(|(status, _)| status));
    }

    #[test]
    fn the_page_states_the_limits_that_a_server_has_by_default() {
        let page = include_str!("../../../../../docs/api.md");
        let limits = Config::default().limits;
        let rows = page.split_once("## Limits").expect("the section").1.lines().filter(|line| line.starts_with("| "));
        let cells = |row: &str| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
        let told: Vec<Vec<String>> = rows.skip(1).map(cells).collect();
        let rate = |what: &str, rate: Option<Rate>| {
            let rate = rate.expect("it is limited");
            let then = match rate.each_second {
                each if each >= 1.0 => format!("{} per second", tenths(each)),
                each => format!("one every {} seconds", tenths(1.0 / each)),
            };
            vec![what.to_owned(), tenths(rate.burst), then]
        };
        let number = |number: usize| number.to_string().replace("65536", "65,536");
        let fixed = |what: &str, most: usize| vec![what.to_owned(), number(most), String::new()];
        assert_eq!(
            told,
            [
                rate("requests that change something", limits.posts),
                rate("new tables", limits.creations),
                rate("codes tried", limits.guesses),
                fixed("open streams and waiting requests", limits.streams),
                fixed("bytes in a body", limits.form),
            ]
        );
    }
}
