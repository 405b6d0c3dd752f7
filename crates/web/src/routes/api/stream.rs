//! Server-sent events of a table as small JSON documents.

use super::Problem;
use super::at::{self, Asked, Asking, Program};
use crate::errors::Fail;
use crate::live_table::{Inner, Part};
use axum::response::sse::{Event, KeepAlive, KeepAliveStream, Sse};
use serde_json::{Value, json};
use std::convert::Infallible;
use std::sync::Arc;
use table::{Lang, LogLine, Seat, Viewer};
use tokio::sync::{mpsc, watch};
use tokio_stream::wrappers::ReceiverStream;

type Stream = Sse<KeepAliveStream<ReceiverStream<Result<Event, Infallible>>>>;

/// Tells what changed until the program leaves, the table goes or the server closes.
pub async fn events(at: Program, Asking(asked): Asking<Asked>) -> Result<Stream, Problem> {
    let place = at.state.stream(at.visitor.address).ok_or_else(|| Fail::too_many(&at.visitor))?;
    let since = match asked.since.as_deref().map(str::parse) {
        None => None,
        Some(Ok(lines)) => Some(lines),
        Some(Err(_)) => return Err(Fail::bad(&at.visitor).into()),
    };
    let listener = Listener {
        lang: asked.lang(&at.visitor)?,
        named: asked.seat(&at.visitor)?,
        beats: at.room.beat.subscribe(),
        closing: at.state.closing.subscribe(),
        stamp: String::new(),
        log: None,
        since,
        at: Arc::new(at),
    };
    {
        // Whatever is wrong with the request is told before the stream begins.
        let (inner, part) = listener.at.known().await?;
        at::viewer(&listener.at.visitor, &inner, &part, listener.named)?;
    }
    let (send, receive) = mpsc::channel(4);
    tokio::spawn(async move {
        listener.run(send).await;
        drop(place);
    });
    Ok(Sse::new(ReceiverStream::new(receive)).keep_alive(KeepAlive::default()))
}

/// What a program has been told of the log: the lines, to find where it became another, and how often something had been taken back.
struct Heard {
    viewer: Viewer,
    rewound: usize,
    lines: Vec<LogLine>,
}

struct Listener {
    at: Arc<Program>,
    lang: Lang,
    named: Option<Seat>,
    beats: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    /// The version that was told last.
    stamp: String,
    log: Option<Heard>,
    /// The line to begin with; the end of the log if the program names none.
    since: Option<usize>,
}

impl Listener {
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

    /// What is new, if anything is that this program may notice.
    async fn news(&mut self) -> Option<Event> {
        let at = self.at.clone();
        let (mut inner, part) = at.known().await.ok()?;
        self.beats.borrow_and_update();
        let viewer = at::viewer(&at.visitor, &inner, &part, self.named).unwrap_or(Viewer::Onlooker);
        at.whole_log(&mut inner, viewer, 0).await.ok()?;
        let stamp = at.room.stamp(&part.seats);
        if stamp == self.stamp {
            return None;
        }
        let told = self.told(&inner, &part, &stamp).to_string();
        self.stamp.clone_from(&stamp);
        Some(Event::default().event("change").id(&stamp).data(told))
    }

    fn told(&mut self, inner: &Inner, part: &Part, stamp: &str) -> Value {
        let viewer = at::viewer(&self.at.visitor, inner, part, self.named).unwrap_or(Viewer::Onlooker);
        let play = inner.play.as_ref();
        let query = play.and_then(|play| play.question());
        let seats = query.map(|query| query.asked.seats());
        let waited = query.map(|query| query.waited_for(&self.at.room.game.about()));
        let waiting: Vec<u8> = waited
            .into_iter()
            .flat_map(|seats| seats.iter())
            .filter(|seat| seat.index() < inner.facts.seats.len())
            .map(|seat| seat.0 + 1)
            .collect();
        let (from, lines) = self.lines(inner, viewer);
        let names = inner.names(self.lang);
        let reader = self.at.room.edition.words().reader(self.lang, viewer.seat(), &names);
        json!({
            "version": stamp,
            "state": inner.facts.state,
            "question": query.map(|query| query.number),
            "asked": viewer.seat().is_some_and(|seat| seats.is_some_and(|seats| seats.contains(seat))),
            "waiting": waiting,
            "from": from,
            "lines": lines.iter().map(|line| super::wire::line(&reader, line)).collect::<Vec<_>>(),
        })
    }

    /// The lines of the log that are new, and the place of the first: if something was taken back, it is one that was told before.
    fn lines(&mut self, inner: &Inner, viewer: Viewer) -> (usize, Vec<LogLine>) {
        let Some(play) = &inner.play else {
            return (0, Vec::new());
        };
        let now = Heard { viewer, rewound: play.rewound(), lines: inner.log_since(viewer, 0) };
        let same = |heard: &Heard| heard.lines.iter().zip(&now.lines).take_while(|(old, new)| old == new).count();
        let from = match &self.log {
            Some(heard) if heard.viewer == viewer && heard.rewound == now.rewound => heard.lines.len(),
            Some(heard) if heard.viewer == viewer => same(heard),
            _ => self.since.take().unwrap_or(now.lines.len()),
        };
        let from = from.min(now.lines.len());
        let lines = now.lines[from..].to_vec();
        self.log = Some(now);
        (from, lines)
    }
}
