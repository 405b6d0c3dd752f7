//! What changed, pushed to everybody who watches: each viewer gets the pieces of their own page that are new to them.

use super::join::Asked;
use super::{AtTable, read_seat};
use crate::draw::aside::Part;
use crate::draw::quick::{QuickMap, hash_of};
use crate::draw::zone::Patch;
use crate::errors::Fail;
use crate::live_table::LiveTable;
use crate::page::table::View;
use crate::page::table::cache::Cache;
use axum::body::{Body, Bytes};
use axum::extract::Query;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::Seat;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep, sleep_until};
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;

/// How long a stream says nothing at most: connections that are silent for long are cut on the way.
const SILENCE: Duration = Duration::from_secs(15);

/// So long whoever is asked nothing waits for the next page while many answers are being taken. Those who are asked come first, and what
/// happens meanwhile is one page instead of several.
const PATIENCE: Duration = Duration::from_millis(100);

/// After so long it is looked whether the server is still busy.
const LOOK_AGAIN: Duration = Duration::from_millis(10);

/// Sends changes until the visitor leaves, the table goes or the server closes.
pub async fn events(at: AtTable, Query(asked): Query<Asked>) -> Result<Response, Fail> {
    let place = at.state.stream(at.visitor.address).ok_or_else(|| Fail::too_many(&at.visitor))?;
    let watching = Watching::begin(&at.room);
    // What a slow reader has not taken yet is one event, not many: the next tells everything that has changed since.
    let (send, receive) = mpsc::channel(1);
    let watcher = Watcher {
        beats: at.room.beat.subscribe(),
        closing: at.state.closing.subscribe(),
        known: asked.version,
        wanted: asked.seat.as_deref().and_then(read_seat),
        seats: Vec::new(),
        sent: QuickMap::default(),
        cache: Cache::default(),
        at,
    };
    tokio::spawn(async move {
        watcher.run(send).await;
        drop((place, watching));
    });
    let head = [(CONTENT_TYPE, "text/event-stream"), (CACHE_CONTROL, "no-cache")];
    let body = ReceiverStream::new(receive).map(Ok::<_, Infallible>);
    Ok((head, Body::from_stream(body)).into_response())
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
    /// The seats of the visitor, as far as a page has been drawn.
    seats: Vec<Seat>,
    /// What each piece was when it was last sent.
    sent: QuickMap<&'static str, u64>,
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
    fn event(&self, id: &str) -> Option<Bytes> {
        let head = serde_json::to_string(&self.head).ok()?;
        let parts = self.parts.iter().map(|part| part.html.as_str());
        let texts = || [head.as_str(), "\n"].into_iter().chain(parts.clone()).chain(self.pieces.iter().copied());
        let mut event = String::with_capacity(texts().map(str::len).sum::<usize>() + 64);
        event.extend(["event: patch\nid: ", id, "\ndata: "]);
        texts().for_each(|text| write_lines(text, &mut event));
        event.push_str("\n\n");
        Some(event.into())
    }
}

/// Writes a text into the data of an event, where every line has the name of the field before it.
fn write_lines(mut text: &str, event: &mut String) {
    while let Some(end) = memchr::memchr2(b'\n', b'\r', text.as_bytes()) {
        event.extend([&text[..end], "\ndata: "]);
        text = &text[end + 1..];
    }
    event.push_str(text);
}

/// The length of a text as scripts count it.
fn script_length(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.encode_utf16().count() }
}

impl Watcher {
    async fn run(mut self, send: mpsc::Sender<Bytes>) {
        loop {
            let event = self.news().await;
            if let Some(event) = event
                && send.send(event).await.is_err()
            {
                return;
            }
            loop {
                tokio::select! {
                    changed = self.beats.changed() => if changed.is_err() { return } else { break },
                    _ = self.closing.changed() => return,
                    () = send.closed() => return,
                    () = sleep(SILENCE) => if send.send(Bytes::from_static(b":\n\n")).await.is_err() { return },
                }
            }
            self.let_others_go_first().await;
        }
    }

    /// Waits a little while the server is busy and nobody waits for an answer of this visitor.
    async fn let_others_go_first(&mut self) {
        let until = Instant::now() + PATIENCE;
        while self.at.state.taking.is_busy() && !self.at.room.asks(&self.seats) {
            tokio::select! {
                changed = self.beats.changed() => if changed.is_err() { return },
                () = sleep_until(until.min(Instant::now() + LOOK_AGAIN)) => {}
            }
            if Instant::now() >= until {
                return;
            }
        }
    }

    /// The pieces that differ from what was last sent, as one event.
    async fn news(&mut self) -> Option<Bytes> {
        let (stamp, sheet, seat) = {
            let (inner, part) = self.at.enter().await;
            self.seats.clone_from(&part.seats);
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
            if self.is_news(patch) {
                pieces.push(patch.html.as_str());
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
        let shape = group.iter().fold(0, |shape, patch| hash_of(&(shape, patch.id)));
        let other_shape = self.sent.insert(opening, shape) != Some(shape);
        let before = pieces.len();
        for patch in group {
            if self.is_news(patch) {
                pieces.push(patch.html.as_str());
            }
        }
        if other_shape {
            pieces.truncate(before);
            pieces.push(opening);
            pieces.extend(group.iter().map(|patch| patch.html.as_str()));
            pieces.push("</div>");
        }
    }

    /// Whether a piece differs from what was last sent. What was drawn is sent, so what is as it was drawn last need not be looked at.
    fn is_news(&mut self, patch: &Patch) -> bool {
        !patch.same && self.is_new(patch.id, &patch.html)
    }

    fn is_new(&mut self, id: &'static str, html: &str) -> bool {
        let hash = fingerprint(html);
        self.sent.insert(id, hash) != Some(hash)
    }
}

/// Tells pieces of a page apart. Every page that changes is looked at for everybody who watches, so it reads four words at a time; nobody
/// gains anything from two pieces that it takes for the same.
fn fingerprint(html: &str) -> u64 {
    const MIX: u64 = 0x9e37_79b9_7f4a_7c15;
    let fold = |hash: u64, word: u64| {
        let wide = u128::from(hash ^ word) * u128::from(MIX);
        wide as u64 ^ (wide >> 64) as u64
    };
    let mut lanes = [1, 2, 3, 4].map(|n: u64| n.wrapping_mul(MIX) ^ html.len() as u64);
    let (words, rest) = html.as_bytes().as_chunks::<8>();
    let (blocks, single) = words.as_chunks::<4>();
    for block in blocks {
        for (lane, word) in lanes.iter_mut().zip(block) {
            *lane = fold(*lane, u64::from_le_bytes(*word));
        }
    }
    let last = rest.iter().fold(1, |word, byte| word << 8 | u64::from(*byte));
    let words = single.iter().map(|word| u64::from_le_bytes(*word)).chain([last]).chain(lanes);
    words.zip(5..).fold(0, |hash, (word, n)| fold(hash ^ n, word))
}

#[cfg(test)]
mod tests {
    use super::{fingerprint, script_length, write_lines};
    use std::collections::HashSet;

    #[test]
    fn a_text_is_as_long_as_scripts_count_it() {
        assert_eq!(["", "<b>4</b>", "più · 4", "𝄞!"].map(script_length), [0, 8, 7, 3]);
    }

    #[test]
    fn every_line_of_an_event_is_data_and_no_text_can_end_it() {
        let written = |text: &str| {
            let mut event = String::new();
            write_lines(text, &mut event);
            event
        };
        assert_eq!(written("<b>più</b>"), "<b>più</b>");
        assert_eq!(written("a\n\nevent: evil\r\rid: 1\n"), "a\ndata: \ndata: event: evil\ndata: \ndata: id: 1\ndata: ");
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
