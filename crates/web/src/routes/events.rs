//! What changed, pushed to everybody who watches: each viewer gets the pieces of their own page that are new to them.

use super::come::Asked;
use super::{find, read_seat};
use crate::draw::zone::Patch;
use crate::fail::Fail;
use crate::house::House;
use crate::page::table::View;
use crate::room::Room;
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use axum::response::sse::{Event, KeepAlive, KeepAliveStream, Sse};
use std::collections::HashMap;
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
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
    let place = Place::take(&house, visitor.address).ok_or_else(|| Fail::too_often(&visitor))?;
    let (send, receive) = mpsc::channel(4);
    let watcher = Watcher {
        versions: room.version.subscribe(),
        closing: house.closing.subscribe(),
        known: asked.version.as_deref().and_then(|version| version.parse().ok()),
        wanted: asked.seat.as_deref().and_then(read_seat),
        sent: HashMap::new(),
        room,
        visitor,
    };
    tokio::spawn(watcher.run(send, place));
    Ok(Sse::new(ReceiverStream::new(receive)).keep_alive(KeepAlive::default()))
}

/// One of the streams an address may keep open; given back when it is dropped.
struct Place {
    house: Arc<House>,
    address: IpAddr,
}

impl Place {
    fn take(house: &Arc<House>, address: IpAddr) -> Option<Place> {
        let mut streams = house.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let open = streams.entry(address).or_insert(0);
        if *open >= house.config.limits.streams {
            return None;
        }
        *open += 1;
        house.counts.streams.fetch_add(1, Ordering::Relaxed);
        Some(Place {
            house: house.clone(),
            address,
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut streams = self.house.streams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = streams.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                streams.remove(&self.address);
            }
        }
        self.house.counts.streams.fetch_sub(1, Ordering::Relaxed);
    }
}

struct Watcher {
    room: Arc<Room>,
    visitor: Visitor,
    wanted: Option<Seat>,
    versions: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    /// The version the page was made at: its pieces need not be sent again.
    known: Option<u64>,
    /// What each piece was when it was last sent.
    sent: HashMap<String, u64>,
}

impl Watcher {
    async fn run(mut self, send: mpsc::Sender<Result<Event, Infallible>>, _place: Place) {
        loop {
            let version = *self.versions.borrow_and_update();
            let event = self.news(version).await;
            if let Some(event) = event
                && send.send(Ok(event)).await.is_err()
            {
                return;
            }
            tokio::select! {
                changed = self.versions.changed() => if changed.is_err() { return },
                _ = self.closing.changed() => return,
                () = send.closed() => return,
            }
        }
    }

    /// The pieces that differ from what was last sent, as one event.
    async fn news(&mut self, version: u64) -> Option<Event> {
        let (sheet, seat) = {
            let mut inner = self.room.inner.lock().await;
            let part = inner.facts.part_of(&self.visitor.tokens(self.room.id));
            inner.talk.heard(&part.seats);
            let view = View::new(&self.room, &inner, &part, self.visitor.look, self.wanted)
                .coached(self.visitor.is_coached(self.room.id));
            (view.sheet(), view.seat())
        };
        let shape: Vec<&str> = sheet.stage.iter().map(|patch| patch.id.as_str()).collect();
        let new_shape = self.is_new("", &shape.join(" "));
        let known = self.known.take() == Some(version);
        let mut pieces: Vec<String> = Vec::new();
        for patch in sheet.stage.iter().chain(&sheet.rail).chain([&sheet.place]) {
            let html = &patch.html.0;
            if self.is_new(&patch.id, html) && !(new_shape && is_in(&sheet.stage, patch)) {
                pieces.push(html.clone());
            }
        }
        if known {
            return None;
        }
        if new_shape {
            let stage: String = sheet.stage.iter().map(|patch| patch.html.0.as_str()).collect();
            pieces.push(format!("<div class=\"stage\" id=\"stage\">{stage}</div>"));
        }
        if pieces.is_empty() {
            return None;
        }
        let told = serde_json::json!({
            "version": version,
            "title": sheet.title,
            "turn": sheet.turn,
            "icon": sheet.icon,
            "as": seat.map(|seat| seat.to_string()),
            "html": pieces.concat(),
        });
        Some(
            Event::default()
                .event("patch")
                .id(version.to_string())
                .data(told.to_string()),
        )
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
