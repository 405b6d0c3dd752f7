//! A table and those who sit at it, as the server sees them.

use crate::http::{Connection, Events};
use serde_json::{Value, json};
use std::io::{Error, Result};
use std::net::SocketAddr;
use std::time::Instant;

/// A table whose seats are all ours.
pub struct Table {
    pub id: String,
    /// The secrets, seat by seat.
    pub secrets: Vec<String>,
}

impl Table {
    /// Sets a table with these seats, as the API names them.
    pub async fn set(connection: &mut Connection, game: &str, seats: &[&str]) -> Result<Table> {
        Table::set_with(connection, game, seats, json!({})).await
    }

    pub async fn set_with(connection: &mut Connection, game: &str, seats: &[&str], options: Value) -> Result<Table> {
        let wanted = json!({ "game": game, "seats": seats, "name": "Load", "options": options }).to_string();
        let reply = connection.post("/api/v1/tables", "", &wanted).await?;
        let told = reply.json();
        let secret = |seat: &Value| seat["token"].as_str().map(str::to_owned);
        let secrets = told["seats"].as_array().into_iter().flatten().filter_map(secret);
        match told["table"].as_str() {
            Some(id) => Ok(Table { id: id.to_owned(), secrets: secrets.collect() }),
            None => Err(Error::other(format!("no table: {} {}", reply.status, reply.text()))),
        }
    }

    /// The line of header that proves who holds a seat.
    pub fn proof(&self, seat: usize) -> String {
        format!("Cookie: seat-{}={}\r\nX-Tavola: 1\r\n", self.id, self.secrets[seat])
    }

    pub async fn events(&self, address: SocketAddr, seat: usize) -> Result<Events> {
        Events::open(address, &format!("/t/{}/events", self.id), &self.proof(seat)).await
    }
}

/// What a viewer's page says after a change.
#[derive(Debug, Clone, Copy)]
pub struct Seen {
    pub at: Instant,
    /// The number of the question, if this viewer is asked one.
    pub question: Option<usize>,
}

impl Seen {
    pub fn read(event: &[u8]) -> Seen {
        let mark: &[u8] = br#"name="question" value=""#;
        // The title and the turn stand in a line before the page's pieces.
        let turn = event.split(|byte| *byte == b'\n').take(3).any(|line| find(line, br#""turn":true"#).is_some());
        let question = find(event, mark).filter(|_| turn).and_then(|place| {
            let figures = event[place + mark.len()..].iter().take_while(|byte| byte.is_ascii_digit());
            String::from_utf8(figures.copied().collect()).ok()?.parse().ok()
        });
        Seen { at: Instant::now(), question }
    }
}

fn find(text: &[u8], part: &[u8]) -> Option<usize> {
    let first = part[0];
    let mut from = 0;
    while let Some(next) = text[from..].iter().position(|byte| *byte == first) {
        if text[from + next..].starts_with(part) {
            return Some(from + next);
        }
        from += next + 1;
    }
    None
}

/// Some answer to a question as the API tells it: a legal one of any kind, chosen by `luck`.
pub fn some_answer(question: &Value, luck: u64) -> String {
    let options: Vec<&Value> = question["options"].as_array().into_iter().flatten().collect();
    let name = |option: &&Value| option["answer"].as_str().unwrap_or_default().to_owned();
    let count = options.len().max(1);
    let kind = &question["kind"];
    let figure = |kind: &str, name: &str| question["kind"][kind][name].as_u64().unwrap_or(0);
    if kind.get("some").is_some() {
        let least = figure("some", "min") as usize;
        return match least {
            0 => "none".to_owned(),
            least => options.iter().take(least).map(name).collect::<Vec<_>>().join(", "),
        };
    }
    if kind.get("order").is_some() {
        return options.iter().map(name).collect::<Vec<_>>().join(", ");
    }
    if kind.get("share").is_some() {
        let mut left = figure("share", "total");
        let mut part = |option: &&Value| {
            let part = left.min(option["cap"].as_u64().unwrap_or(0));
            left -= part;
            format!("{}={part}", name(option))
        };
        return options.iter().map(&mut part).collect::<Vec<_>>().join(", ");
    }
    options.get(luck as usize % count).map(name).unwrap_or_default()
}

/// A text as it may stand in a form.
pub fn encoded(words: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    words.bytes().map(sign).collect()
}
