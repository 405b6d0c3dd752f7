//! A server's table behind the screen: sends requests, and polls for what others have done.

use super::door::{Door, good};
use super::http::{Reply, Server};
use super::wire::SeatView;
use crate::exit::{Done, Exit};
use crate::speech::Speech;
use serde_json::{Value, json};
use shelf::{Advice, Edition};
use std::io;
use std::sync::Arc;
use std::time::Duration;
use table::scene::Cards;
use table::{Holder, Seat, Text, Until, text};
use terminal::{Command, Host, News, Next, View};

/// How often one looks whether others have done something.
const GLANCE: Duration = Duration::from_millis(400);

pub struct Remote {
    server: Server,
    table: String,
    edition: Arc<dyn Edition>,
    cards: Arc<Vec<Cards>>,
    /// The seat whose eyes were asked for, where several are held.
    wanted: Option<Seat>,
    view: View,
    /// What the view was made at.
    version: String,
    /// Whether the server was not to be reached the last time; that is told once.
    away: bool,
    hint: Option<Advice>,
    speech: Speech,
    asks_undo: Option<Seat>,
}

impl Remote {
    /// The table as it stands; nothing while it gathers.
    pub fn open(door: &Door, speech: &Speech) -> Done<Option<Remote>> {
        let path = format!("/api/v1/tables/{}/seat", door.table);
        let sent: SeatView = good(door.server.get(&path), &door.server, speech)?.json()?;
        let Some(play) = sent.play else {
            return Ok(None);
        };
        let game = shelf::find(&sent.table.game).map_err(|unknown| speech.unknown_game(&unknown))?;
        let edition = game.open(&Default::default()).map_err(|complaints| Exit::Said(complaints.to_string()))?;
        let cards = Arc::new(edition.cards());
        Ok(Some(Remote {
            server: door.server.clone(),
            table: door.table.clone(),
            view: play.view(&*edition, cards.clone()),
            edition,
            cards,
            wanted: None,
            version: sent.version,
            away: false,
            hint: None,
            speech: Speech::new(speech.lang),
            asks_undo: None,
        }))
    }

    /// Lets another take something back, or not.
    pub fn agree(&mut self, yes: bool) -> Vec<News> {
        let Some(seat) = self.view.viewer.seat() else {
            return Vec::new();
        };
        let reply = self.post("agree", seat, &[("yes", if yes { "1" } else { "0" })]);
        self.settle(reply)
    }

    /// Posts something about a seat, as the page's forms do.
    fn post(&self, what: &str, seat: Seat, fields: &[(&str, &str)]) -> io::Result<Reply> {
        let seat = seat.to_string();
        let mut all = vec![("seat", seat.as_str())];
        all.extend_from_slice(fields);
        self.server.post_form(&format!("/t/{}/{what}", self.table), &all)
    }

    fn answer(&self, seat: Seat, question: usize, words: &str) -> io::Result<Reply> {
        let answer = json!({ "question": question, "answer": words, "seat": seat.0 + 1 });
        let path = format!("/api/v1/tables/{}/answer", self.table);
        self.server.post_json(&path, &answer)
    }

    /// Reads the table again.
    fn look(&mut self) -> io::Result<()> {
        let wanted = self.wanted.map(|seat| format!("?seat={seat}")).unwrap_or_default();
        let sent: SeatView = self.server.get(&format!("/api/v1/tables/{}/seat{wanted}", self.table))?.json()?;
        if let Some(play) = sent.play {
            self.hint = play.hint.clone().map(|answer| Advice { answer, thoughts: play.weighed.clone() });
            self.asks_undo = play.asks_undo;
            self.view = play.view(&*self.edition, self.cards.clone());
            self.version = sent.version;
        }
        Ok(())
    }

    /// Whether anything has changed at the table.
    fn is_old(&self) -> io::Result<bool> {
        let reply = self.server.get(&format!("/api/v1/tables/{}", self.table))?;
        if !reply.is_good() {
            return Err(io::Error::other(reply.sentence()));
        }
        let table: Value = reply.json()?;
        Ok(table["version"].as_str() != Some(&self.version))
    }

    fn news(&self) -> News {
        News::Table(Box::new(self.view.clone()))
    }

    /// The table again, and then what is to be said about it.
    fn told(&mut self, said: Option<Text>) -> Vec<News> {
        match self.look() {
            Ok(()) => [self.news()].into_iter().chain(said.map(News::Said)).collect(),
            Err(error) => vec![News::Said(self.unreachable(&error))],
        }
    }

    fn settle(&mut self, reply: io::Result<Reply>) -> Vec<News> {
        let said = match reply {
            Ok(reply) if reply.is_good() => None,
            Ok(reply) => Some(Text::plain(reply.sentence())),
            Err(error) => Some(self.unreachable(&error)),
        };
        self.told(said)
    }

    fn hint(&mut self, seat: Seat) -> Vec<News> {
        let reply = self.post("hint", seat, &[]);
        let mut news = self.settle(reply);
        news.extend(self.hint.clone().map(News::Advice));
        news
    }

    fn unreachable(&self, error: &io::Error) -> Text {
        let said = text!("tavola-at-unreachable", host = self.server.host.as_str(), why = error.to_string());
        Text::plain(self.speech.say(&said))
    }

    /// Somebody else at the table wants to take something back: that is told when it comes up.
    fn new_request(&self, before: Option<Seat>) -> Option<News> {
        let by = self.asks_undo.filter(|by| before.is_none() && self.view.viewer.seat() != Some(*by))?;
        let who = self.speech.names(&self.view.holders)[by].clone();
        let said = self.speech.say(&text!("tavola-at-undo-asked", who = who));
        Some(News::Said(Text::plain(said)))
    }
}

impl Host for Remote {
    fn view(&self) -> View {
        self.view.clone()
    }

    fn act(&mut self, command: Command) -> Vec<News> {
        let Some(seat) = self.view.viewer.seat() else {
            return Vec::new();
        };
        let reply = match command {
            Command::Answer { question, words } => self.answer(seat, question, &words),
            Command::Undo { .. } => self.post("undo", seat, &[]),
            Command::Redo => self.post("redo", seat, &[]),
            Command::HandOver { seat, to } => match to {
                Holder::Bot(kind) => self.post("hand", seat, &[("to", kind.as_str())]),
                Holder::Person(_) => self.post("hand", seat, &[("to", "person")]),
            },
            Command::Order { answer, until } => {
                let question = self.view.ask.as_ref().map(|ask| ask.query.prompt.kind_name().to_owned());
                let question = question.unwrap_or_default();
                let until = until_slug(until);
                self.post("order", seat, &[("question", &question), ("answer", &answer), ("until", until)])
            }
            Command::Revoke { question } => self.post("revoke", seat, &[("question", &question)]),
            Command::Hint => return self.hint(seat),
            Command::Sit(seat) => {
                self.wanted = Some(seat);
                return self.told(None);
            }
            // The bots of a server go at its pace.
            Command::Hold(_) | Command::Hurry | Command::Leave => return Vec::new(),
        };
        self.settle(reply)
    }

    fn next(&self) -> Next {
        Next::Listen(GLANCE)
    }

    fn go_on(&mut self) -> Vec<News> {
        let before = self.asks_undo;
        match self.is_old().and_then(|old| if old { self.look().map(|()| true) } else { Ok(false) }) {
            Ok(changed) => {
                let back = std::mem::take(&mut self.away);
                let table = (changed || back).then(|| self.news());
                table.into_iter().chain(self.new_request(before)).collect()
            }
            Err(error) => match std::mem::replace(&mut self.away, true) {
                true => Vec::new(),
                false => vec![News::Said(self.unreachable(&error))],
            },
        }
    }
}

/// How long an order lasts, as the page's form says it.
fn until_slug(until: Until) -> &'static str {
    match until {
        Until::Revoked => "revoked",
        Until::Round => "round",
        Until::Aimed => "aimed",
    }
}
