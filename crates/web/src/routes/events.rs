//! What changed, pushed to everybody who watches: each viewer gets the pieces of their own page that are new to them.

use super::join::Asked;
use super::{AtTable, read_seat};
use crate::draw::aside::Part;
use crate::draw::quick::QuickMap;
use crate::draw::zone::Patch;
use crate::errors::Fail;
use crate::live_table::LiveTable;
use crate::page::table::View;
use crate::page::table::cache::Cache;
use axum::extract::Query;
use axum::response::sse::{Event, KeepAlive, KeepAliveStream, Sse};
use serde::Serialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use table::Seat;
use tokio::sync::{mpsc, watch};
use tokio_stream::wrappers::ReceiverStream;

/// Sends changes until the visitor leaves, the table goes or the server closes.
pub async fn events(
    at: AtTable,
    Query(asked): Query<Asked>,
) -> Result<Sse<KeepAliveStream<ReceiverStream<Result<Event, Infallible>>>>, Fail> {
    let place = at.state.stream(at.visitor.address).ok_or_else(|| Fail::too_many(&at.visitor))?;
    let watching = Watching::begin(&at.room);
    // What a slow reader has not taken yet is one event, not many: the next tells everything that has changed since.
    let (send, receive) = mpsc::channel(1);
    let watcher = Watcher {
        beats: at.room.beat.subscribe(),
        closing: at.state.closing.subscribe(),
        known: asked.version,
        wanted: asked.seat.as_deref().and_then(read_seat),
        sent: QuickMap::default(),
        cache: Cache::default(),
        at,
    };
    tokio::spawn(async move {
        watcher.run(send).await;
        drop((place, watching));
    });
    Ok(Sse::new(ReceiverStream::new(receive)).keep_alive(KeepAlive::default()))
}

/// A person who has a page of a table open, until it is dropped.
pub struct Watching(Arc<LiveTable>);

impl Watching {
    pub fn begin(room: &Arc<LiveTable>) -> Watching {
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
    at: AtTable,
    wanted: Option<Seat>,
    beats: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    /// The stamp of the page: what has the same need not be sent again.
    known: Option<String>,
    /// What each piece was when it was last sent.
    sent: QuickMap<String, u64>,
    cache: Cache,
}

/// What comes with the pieces of an event.
#[derive(Serialize)]
struct Head<'t> {
    #[serde(rename = "as")]
    seat: Option<String>,
    /// The parts that are new, by their places, and how long each is.
    parts: Vec<(u32, usize)>,
    title: &'t str,
    icon: &'t str,
    turn: bool,
    version: &'t str,
}

/// One event, as the script reads it: a line of JSON, then the parts that are new and the pieces of the page, one after the other and as
/// they are. To quote them would cost more than to draw them.
struct Written<'t> {
    head: Head<'t>,
    parts: &'t [Part],
    pieces: &'t [&'t str],
}

impl Written<'_> {
    fn event(&self, id: &str) -> Option<Event> {
        let head = serde_json::to_string(&self.head).ok()?;
        let parts = self.parts.iter().map(|part| part.html.as_str());
        let texts = || [head.as_str(), "\n"].into_iter().chain(parts.clone()).chain(self.pieces.iter().copied());
        let mut data = String::with_capacity(texts().map(str::len).sum());
        data.extend(texts());
        Some(Event::default().event("patch").id(id).data(data))
    }
}

/// The length of a text as scripts count it.
fn script_length(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.encode_utf16().count() }
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
            let (inner, part) = self.at.enter().await;
            // Changes are told while the table is held, so this is the stamp of what is drawn here.
            self.beats.borrow_and_update();
            let AtTable { visitor, room, .. } = &self.at;
            let view = View::new(room, &inner, &part, visitor.look, self.wanted).called(visitor.name());
            let view = view.coached(visitor.is_coached(room.id));
            (room.stamp(&part.seats), view.sheet(&mut self.cache), view.seat())
        };
        let known = self.known.take().as_ref() == Some(&stamp);
        let mut pieces = Vec::new();
        self.note_group("<div class=\"stage\" id=\"stage\">", &sheet.stage, &mut pieces);
        self.note_group("<div class=\"rail\" id=\"rail\">", &sheet.rail, &mut pieces);
        for patch in sheet.drawers.iter().chain([&sheet.place]) {
            if self.is_new(&patch.id, &patch.html.0) {
                pieces.push(patch.html.0.as_str());
            }
        }
        if known || pieces.is_empty() {
            return None;
        }
        let parts = self.cache.take_unsent();
        let head = Head {
            seat: seat.map(|seat| seat.to_string()),
            parts: parts.iter().map(|part| (part.place, script_length(&part.html))).collect(),
            title: &sheet.title,
            icon: &sheet.icon,
            turn: sheet.turn,
            version: &stamp,
        };
        Written { head, parts: &parts, pieces: &pieces }.event(&stamp)
    }

    /// The pieces of a part of the page that are new. Where others are in it than before it is sent whole, by its opening tag.
    fn note_group<'s>(&mut self, opening: &'static str, group: &'s [Patch], pieces: &mut Vec<&'s str>) {
        let shape: Vec<&str> = group.iter().map(|patch| patch.id.as_str()).collect();
        let other_shape = self.is_new(opening, &shape.join(" "));
        let before = pieces.len();
        for patch in group {
            if self.is_new(&patch.id, &patch.html.0) {
                pieces.push(patch.html.0.as_str());
            }
        }
        if other_shape {
            pieces.truncate(before);
            pieces.push(opening);
            pieces.extend(group.iter().map(|patch| patch.html.0.as_str()));
            pieces.push("</div>");
        }
    }

    fn is_new(&mut self, id: &str, html: &str) -> bool {
        let hash = fingerprint(html);
        match self.sent.get_mut(id) {
            Some(sent) => std::mem::replace(sent, hash) != hash,
            None => self.sent.insert(id.to_owned(), hash).is_none(),
        }
    }
}

/// Tells pieces of a page apart. Every page that changes is looked at for everybody who watches, so it reads four words at a time; nobody
/// gains anything from two pieces that it takes for the same.
fn fingerprint(html: &str) -> u64 {
    const MIX: u64 = 0x9e37_79b9_7f4a_7c15;
    let fold = |hash: u64, word: &[u8]| {
        let mut bytes = [0; 8];
        bytes[..word.len()].copy_from_slice(word);
        let wide = u128::from(hash ^ u64::from_le_bytes(bytes)) * u128::from(MIX);
        wide as u64 ^ (wide >> 64) as u64
    };
    let mut lanes = [1, 2, 3, 4].map(|n: u64| n.wrapping_mul(MIX) ^ html.len() as u64);
    let mut blocks = html.as_bytes().chunks_exact(32);
    for block in &mut blocks {
        for (lane, word) in lanes.iter_mut().zip(block.chunks_exact(8)) {
            *lane = fold(*lane, word);
        }
    }
    let rest = blocks.remainder().chunks(8).zip(5..).fold(0, |hash, (word, n)| fold(hash ^ n, word));
    lanes.iter().zip(5..).fold(rest, |hash, (lane, n)| fold(hash ^ n, &lane.to_le_bytes()))
}

#[cfg(test)]
mod tests {
    use super::{fingerprint, script_length};
    use std::collections::HashSet;

    #[test]
    fn a_text_is_as_long_as_scripts_count_it() {
        assert_eq!(["", "<b>4</b>", "più · 4", "𝄞!"].map(script_length), [0, 8, 7, 3]);
    }

    #[test]
    fn pieces_that_differ_in_one_letter_or_in_length_are_told_apart() {
        let page = "<li class=\"choice\">é</li>".repeat(20);
        let mut seen = HashSet::from([fingerprint(&page)]);
        for (at, letter) in page.char_indices() {
            let mut other = page.clone();
            other.replace_range(at..at + letter.len_utf8(), if letter == 'x' { "y" } else { "x" });
            assert!(seen.insert(fingerprint(&other)), "at {at}");
            assert!(at == 0 || seen.insert(fingerprint(&page[..at])), "up to {at}");
        }
        assert_eq!(fingerprint(&page), fingerprint(&page.clone()));
    }
}
