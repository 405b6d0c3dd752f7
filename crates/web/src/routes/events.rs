//! What changed, pushed to everybody who watches: each viewer gets the pieces of their own page that are new to them.

use super::come::Asked;
use super::{find, read_seat};
use crate::draw::zone::Patch;
use crate::fail::Fail;
use crate::house::House;
use crate::page::table::View;
use crate::page::table::memo::Memo;
use crate::room::Room;
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use axum::response::sse::{Event, KeepAlive, KeepAliveStream, Sse};
use serde::Serialize;
use std::collections::HashMap;
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use table::Seat;
use tokio::sync::{mpsc, watch};
use tokio_stream::wrappers::ReceiverStream;

/// Sends changes until the visitor leaves, the table goes or the house closes.
pub async fn events(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Sse<KeepAliveStream<ReceiverStream<Result<Event, Infallible>>>>, Fail> {
    let room = find(&house, &visitor, &id).await?;
    let place = house.stream(visitor.address).ok_or_else(|| Fail::too_often(&visitor))?;
    let watching = Watching::begin(&room);
    // What a slow reader has not taken yet is one event, not many: the next tells everything that has changed since.
    let (send, receive) = mpsc::channel(1);
    let watcher = Watcher {
        beats: room.beat.subscribe(),
        closing: house.closing.subscribe(),
        known: asked.version,
        wanted: asked.seat.as_deref().and_then(read_seat),
        sent: HashMap::new(),
        memo: Memo::default(),
        room,
        visitor,
    };
    tokio::spawn(async move {
        watcher.run(send).await;
        drop((place, watching));
    });
    Ok(Sse::new(ReceiverStream::new(receive)).keep_alive(KeepAlive::default()))
}

/// A person who has a page of a table open, until it is dropped.
pub struct Watching(Arc<Room>);

impl Watching {
    pub fn begin(room: &Arc<Room>) -> Watching {
        room.watchers.fetch_add(1, Ordering::AcqRel);
        Watching(room.clone())
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.0.watchers.fetch_sub(1, Ordering::AcqRel);
    }
}

struct Watcher {
    room: Arc<Room>,
    visitor: Visitor,
    wanted: Option<Seat>,
    beats: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    /// The stamp of the page: what has the same need not be sent again.
    known: Option<String>,
    /// What each piece was when it was last sent.
    sent: HashMap<String, u64>,
    memo: Memo,
}

/// One event, as the script reads it.
#[derive(Serialize)]
struct Told<'t> {
    #[serde(rename = "as")]
    seat: Option<String>,
    html: &'t str,
    title: &'t str,
    icon: &'t str,
    turn: bool,
    version: &'t str,
}

impl Watcher {
    async fn run(mut self, send: mpsc::Sender<Result<Event, Infallible>>) {
        loop {
            let event = self.news().await;
            if let Some(event) = event
                && send.send(Ok(event)).await.is_err()
            {
                return;
            }
            tokio::select! {
                changed = self.beats.changed() => if changed.is_err() { return },
                _ = self.closing.changed() => return,
                () = send.closed() => return,
            }
        }
    }

    /// The pieces that differ from what was last sent, as one event.
    async fn news(&mut self) -> Option<Event> {
        let (stamp, sheet, seat) = {
            let mut inner = self.room.inner.lock().await;
            // Changes are told while the table is held, so this is the stamp of what is drawn here.
            self.beats.borrow_and_update();
            let part = inner.facts.part_of(&self.visitor.tokens(self.room.id));
            inner.talk.heard(&part.seats);
            let view = View::new(&self.room, &inner, &part, self.visitor.look, self.wanted)
                .coached(self.visitor.is_coached(self.room.id));
            (self.room.stamp(&part.seats), view.sheet(&mut self.memo), view.seat())
        };
        let shape: Vec<&str> = sheet.stage.iter().map(|patch| patch.id.as_str()).collect();
        let new_shape = self.is_new("", &shape.join(" "));
        let known = self.known.take().as_ref() == Some(&stamp);
        let mut pieces = String::new();
        for patch in sheet.stage.iter().chain(&sheet.rail).chain([&sheet.place]) {
            let html = &patch.html.0;
            if self.is_new(&patch.id, html) && !(new_shape && is_in(&sheet.stage, patch)) {
                pieces.push_str(html);
            }
        }
        if known {
            return None;
        }
        if new_shape {
            pieces.push_str("<div class=\"stage\" id=\"stage\">");
            sheet.stage.iter().for_each(|patch| pieces.push_str(&patch.html.0));
            pieces.push_str("</div>");
        }
        if pieces.is_empty() {
            return None;
        }
        let told = Told {
            seat: seat.map(|seat| seat.to_string()),
            html: &pieces,
            title: &sheet.title,
            icon: &sheet.icon,
            turn: sheet.turn,
            version: &stamp,
        };
        let told = serde_json::to_string(&told).ok()?;
        Some(Event::default().event("patch").id(&stamp).data(told))
    }

    fn is_new(&mut self, id: &str, html: &str) -> bool {
        let mut hasher = DefaultHasher::new();
        html.hash(&mut hasher);
        let hash = hasher.finish();
        self.sent.insert(id.to_owned(), hash) != Some(hash)
    }
}

fn is_in(stage: &[Patch], patch: &Patch) -> bool {
    stage.iter().any(|other| other.id == patch.id)
}
