//! How a table comes back from what was kept: from its last snapshot, or from its beginning where that is not enough.

use super::settle_state;
use crate::app_state::{AppState, NoTable};
use crate::live_table::play::{Origin, Play};
use crate::live_table::talk::{CHAT, ChatLine, Fault, Talk};
use crate::live_table::{Inner, LiveTable};
use shelf::{AnyGame, AnyReplay, Edition, Opening};
use std::sync::Arc;
use store::{Kept, KeptSnapshot, Ledger, OpenFrom, Opened, Store, StoreError, TableId, TableInfo};
use table::pack::Source;
use table::{Misfit, Text, Viewer};

/// Opens a table from what was kept: its facts and its game as they were at one moment.
pub async fn open(state: &AppState, id: TableId) -> Result<Option<LiveTable>, NoTable> {
    let Some(store) = &state.store else {
        return Ok(None);
    };
    let Some(Opened { info, game: kept }) = store.open_table(id, OpenFrom::Snapshot).await? else {
        return Ok(None);
    };
    let Ok(game) = shelf::find(&info.game) else {
        return Ok(None);
    };
    let edition = edition_of(state, store, game, &info.pack).await?;
    let mut talk = Talk::default();
    read_chat(state, id, &mut talk).await?;
    for fault in store.faults(id).await? {
        let report = store.fault_report(id, fault.number).await?.unwrap_or_default();
        talk.faults.push(Fault { said: fault.said, report });
    }
    let mut facts = info.facts.clone();
    let play = self::game(store, &edition, &info, kept).await?;
    settle_state(&mut facts, play.as_ref());
    let used = info.used;
    let inner = Inner { facts, play, talk, used, info: Some(info) };
    Ok(Some(LiveTable::new(id, game, edition, inner)?))
}

/// Reads what was said at a table. If it cannot be read, what is known stays.
pub async fn read_chat(state: &AppState, id: TableId, talk: &mut Talk) -> Result<(), StoreError> {
    let Some(store) = &state.store else {
        return Ok(());
    };
    let lines = store.last_chat(id, CHAT as u32).await?.into_iter().map(|line| ChatLine {
        at: line.at,
        seat: line.seat,
        name: line.name,
        said: line.said,
        line: line.line.map(|line| line as usize),
    });
    talk.chat = lines.collect();
    Ok(())
}

/// The edition a table began with: ours if the content is the same, else the content that was kept with it.
async fn edition_of(
    state: &AppState,
    store: &Store,
    game: &'static dyn AnyGame,
    pack: &str,
) -> Result<Arc<dyn Edition>, NoTable> {
    let ours = state.edition(game)?;
    if ours.pack_hash() == pack {
        return Ok(ours);
    }
    let opened = match store.pack(pack).await? {
        Some(kept) => game.reopen(&kept),
        None => game.open(&Source::default()),
    };
    opened.map_err(|complaints| NoTable::Refused(Text::plain(complaints.to_string())))
}

/// The game of a table as it was kept, from its last snapshot while it runs.
pub async fn game(
    store: &Store,
    edition: &Arc<dyn Edition>,
    info: &TableInfo,
    kept: Option<Kept>,
) -> Result<Option<Play>, NoTable> {
    let Some(kept) = kept else {
        return Ok(None);
    };
    let short = kept.snapshot.is_some();
    let play = match replayed(edition, kept).await {
        // A game that is over is looked at as a whole.
        Ok(play) if !(short && play.is_over()) => Some(play),
        Err(misfit) if !short => return Err(NoTable::Refused(misfit.said)),
        _ => load_whole(store, edition, info.id).await?,
    };
    Ok(play.map(|mut play| {
        play.take_up(&info.facts.orders);
        play
    }))
}

async fn load_whole(store: &Store, edition: &Arc<dyn Edition>, id: TableId) -> Result<Option<Play>, NoTable> {
    let Some(kept) = store.load(id, OpenFrom::Beginning).await? else {
        return Ok(None);
    };
    let replayed = replayed(edition, kept).await;
    replayed.map(Some).map_err(|misfit| NoTable::Refused(misfit.said))
}

/// Plays again what was kept, off the threads that answer visitors.
async fn replayed(edition: &Arc<dyn Edition>, kept: Kept) -> Result<Play, Misfit> {
    let edition = edition.clone();
    let played = tokio::task::spawn_blocking(move || {
        let session = replay(edition.as_ref(), &kept)?.finish()?;
        let ledger = Ledger::reopened(&kept, session.number(), session.logged(Viewer::Referee));
        let ledger = ledger.ok_or_else(|| Misfit { line: 0, said: Text::new("web-damaged") })?;
        let mut play = Play::new(session);
        play.short = kept.snapshot.is_some();
        play.origin = kept.snapshot.as_ref().map(|from| {
            let snapshot = from.snapshot.clone();
            Arc::new(Origin { opening: opening(&kept, from), snapshot })
        });
        play.keep_with(ledger);
        Ok(play)
    });
    let broken = |error: tokio::task::JoinError| Misfit { line: 0, said: Text::plain(error.to_string()) };
    played.await.unwrap_or_else(|error| Err(broken(error)))
}

fn replay(edition: &dyn Edition, kept: &Kept) -> Result<Box<dyn AnyReplay>, Misfit> {
    let Some(from) = &kept.snapshot else {
        let mut record = kept.header.clone();
        record.lines = kept.lines();
        return edition.replay(&record);
    };
    edition.resume(&opening(kept, from), &from.snapshot, kept.lines())
}

/// What is settled about a game that goes on from a snapshot.
fn opening(kept: &Kept, from: &KeptSnapshot) -> Opening {
    Opening { seats: from.holders.clone(), ..Opening::from(&kept.header) }
}

/// Makes sure that a table's game is there from its beginning: for its record, for looking back, for a report, for taking back an answer
/// that is older than the snapshot.
pub async fn whole(state: &AppState, room: &LiveTable, inner: &mut Inner) -> Result<(), NoTable> {
    let (Some(store), true) = (&state.store, inner.play.as_ref().is_some_and(|play| play.short)) else {
        return Ok(());
    };
    let whole = load_whole(store, &room.edition, room.id).await?;
    let mut play = whole.ok_or(NoTable::Failed(StoreError::Gone(room.id)))?;
    if let Some(before) = &inner.play {
        play.take_up(&before.orders());
        play.instead_of(before);
    }
    inner.play = Some(play);
    Ok(())
}
