//! What could not be kept has not happened: the table goes back to where it was kept last, out of memory, since the store may be away.

use super::{hear, reload, settle_state};
use crate::app_state::AppState;
use crate::live_table::play::{Origin, Play};
use crate::live_table::{Inner, LiveTable};
use shelf::Edition;
use std::sync::Arc;
use store::{Ledger, State, StoreError};
use table::{Misfit, Record, Refusal, Text, Viewer};

/// Something could not be kept: brings the table back to what is, and gives the sentence that says so.
pub async fn undone(state: &Arc<AppState>, room: &Arc<LiveTable>, inner: &mut Inner, error: &StoreError) -> Refusal {
    state.store_failed("a change of a table", error);
    let was_first = matches!(error, StoreError::Conflict(_) | StoreError::Gone(_));
    if !was_first || reload(state, room, inner).await.is_err() {
        roll_back(state, room, inner).await;
    }
    if matches!(error, StoreError::Unsure(_)) {
        // Perhaps it was kept after all; then everybody sees it as soon as the store can be read.
        hear::look_again(state, room);
    }
    room.changed();
    Refusal::NotOffered(no_store(error))
}

/// The sentence for what the store refused. What exactly it said is not for visitors.
pub fn no_store(error: &StoreError) -> Text {
    Text::new(match error {
        StoreError::Conflict(_) => "web-changed-meanwhile",
        StoreError::Gone(_) => "web-no-table",
        StoreError::Unsure(_) => "web-unsure",
        StoreError::Damaged(_) => "web-damaged",
        _ => "web-not-kept",
    })
}

/// Brings a room back to what it was when it was kept last.
async fn roll_back(state: &AppState, room: &LiveTable, inner: &mut Inner) {
    if let Some(info) = &inner.info {
        inner.facts = info.facts.clone();
    }
    // Without a ledger not even the beginning is kept.
    let kept = inner.play.as_ref().and_then(KeptPart::of);
    let played = match kept {
        None => None,
        Some(kept) => kept.play(room.edition.clone()).await,
    };
    inner.play = played.map(|mut play| {
        play.take_up(inner.info.as_ref().map_or(&[], |info| info.facts.orders.as_slice()));
        inner.play.iter().for_each(|before| play.instead_of(before));
        play
    });
    settle_state(&mut inner.facts, inner.play.as_ref());
    if inner.play.is_none() && inner.facts.state != State::Open {
        // It cannot be played again; whoever comes next opens the table from the store.
        state.forget(room);
    }
}

/// As much of a game as is kept, so that it can be played again.
struct KeptPart {
    record: Record,
    origin: Option<Arc<Origin>>,
    ledger: Ledger,
}

impl KeptPart {
    fn of(play: &Play) -> Option<KeptPart> {
        let ledger = play.ledger.clone()?;
        let mut record = play.session.to_record();
        record.lines.truncate(record.lines.len() - play.session.lines(ledger.entered()).len());
        Some(KeptPart { record, origin: play.origin.clone(), ledger })
    }

    /// Plays it again, off the threads that answer visitors.
    async fn play(self, edition: Arc<dyn Edition>) -> Option<Play> {
        let played = tokio::task::spawn_blocking(move || self.play_now(edition.as_ref()).ok());
        played.await.ok()?
    }

    fn play_now(self, edition: &dyn Edition) -> Result<Play, Misfit> {
        let replay = match &self.origin {
            Some(origin) => edition.resume(&origin.opening, &origin.snapshot, self.record.lines)?,
            None => edition.replay(&self.record)?,
        };
        let mut play = Play::new(replay.finish()?);
        play.short = self.origin.is_some();
        play.origin = self.origin;
        let (entered, logged) = (play.session.number(), play.session.logged(Viewer::Referee));
        play.keep_with(self.ledger.brought_back(entered, logged));
        Ok(play)
    }
}
