//! Between the tables in memory and the store: what is written when, and what is heard from other processes.

mod back;
mod hear;
mod open;
mod retention;

pub use back::{no_store, undone};
pub use hear::{listen, look_once_more};
pub use open::{open, whole};
pub use retention::{Retention, expire};

use crate::app_state::{AppState, NoTable};
use crate::live_table::play::Play;
use crate::live_table::{Facts, Inner, LiveTable};
use shelf::{AnyGame, Edition};
use std::sync::Arc;
use std::time::Duration;
use store::{Beginning, Ledger, Maker, Moment, NewTable, OpenFrom, State, Store, StoreError, TableId, TableInfo};
use table::{Refusal, Seat, Text, Viewer};

/// After this time without anything happening a table that nobody looks at gives back memory.
const STILL: Duration = Duration::from_secs(10);

/// Keeps a new table, and its game if it has begun: both or neither. Gives what the store knows of it.
pub async fn create(
    state: &AppState,
    store: &Store,
    game: &'static dyn AnyGame,
    edition: &dyn Edition,
    facts: Facts,
    play: &mut Option<Play>,
    maker: Maker,
) -> Result<TableInfo, StoreError> {
    let pack = edition.pack_hash().to_owned();
    if !state.has_kept(&pack) {
        store.keep_pack(edition.source()).await?;
        state.note_pack(Some(pack.clone()));
    }
    let new = NewTable { game: game.about().slug.to_owned(), pack, facts, maker: Some(maker) };
    match play {
        Some(play) => {
            let info = store.create_begun(new, &beginning(play)).await?;
            keep_from_now(play);
            Ok(info)
        }
        None => store.create(new).await,
    }
}

fn beginning(play: &Play) -> Beginning {
    Beginning::new(play.session.to_record(), play.session.log(Viewer::Referee))
}

/// The beginning of a game is kept.
fn keep_from_now(play: &mut Play) {
    play.keep_with(Ledger::begun(play.session.number(), play.session.logged(Viewer::Referee)));
}

/// Keeps that a table's game has just begun. If it cannot be kept, it has not.
pub async fn begun(state: &Arc<AppState>, room: &Arc<LiveTable>, inner: &mut Inner) -> Result<(), Refusal> {
    let (Some(store), Some(play), Some(info)) = (&state.store, &inner.play, &inner.info) else {
        return Ok(());
    };
    let mut new = with_facts(info, &inner.facts);
    if let Err(error) = store.begin(&mut new, &beginning(play)).await {
        return Err(undone(state, room, inner, &error).await);
    }
    inner.info = Some(new);
    inner.play.as_mut().into_iter().for_each(keep_from_now);
    Ok(())
}

/// Keeps what was entered in a game since the last row, and what has changed in the table's facts and standing orders with it. It is
/// durable when this returns; if it cannot be kept, the table stands again as it was kept last, and the sentence says so.
pub async fn entered(
    state: &Arc<AppState>,
    room: &Arc<LiveTable>,
    inner: &mut Inner,
    seat: Option<Seat>,
) -> Result<(), Refusal> {
    let (Some(store), Some(play), Some(info)) = (&state.store, inner.play.as_mut(), &inner.info) else {
        return Ok(());
    };
    let Some(ledger) = play.ledger.as_mut() else {
        return Ok(());
    };
    let logged = play.session.logged(Viewer::Referee);
    let log = play.session.log_since(Viewer::Referee, ledger.stands(logged));
    let entry = ledger.entry(seat, play.session.lines(ledger.entered()), logged, log);
    let number = ledger.number() + 1;
    inner.facts.orders = play.orders();
    let mut new = (inner.facts != info.facts).then(|| with_facts(info, &inner.facts));
    let kept = match &mut new {
        None => store.append(room.id, number, entry).await,
        Some(new) => store.append_and_update(new, number, entry).await,
    };
    if let Err(error) = kept {
        let refusal = undone(state, room, inner, &error).await;
        return Err(match error {
            StoreError::Conflict(_) => Refusal::NotOffered(Text::new("table-too-late")),
            _ => refusal,
        });
    }
    if let Some(play) = inner.play.as_mut()
        && let Some(ledger) = play.ledger.as_mut()
    {
        ledger.kept(play.session.number(), logged);
        keep_snapshot(store, room.id, play);
    }
    inner.info = new.or(inner.info.take());
    Ok(())
}

/// What the store knows of a table, with other facts.
fn with_facts(info: &TableInfo, facts: &Facts) -> TableInfo {
    let mut info = info.clone();
    info.facts.clone_from(facts);
    info
}

/// Keeps a snapshot if one is due. Nobody waits for it: without it the table opens from an older one.
fn keep_snapshot(store: &Store, table: TableId, play: &Play) {
    if let Some(snapshot) = play.snapshot_due() {
        let store = store.clone();
        tokio::spawn(async move { store.keep_snapshot(table, &snapshot).await });
    }
}

/// Keeps the table's facts and standing orders. If they cannot be kept, the table stands again as it was kept last.
pub async fn changed(state: &Arc<AppState>, room: &Arc<LiveTable>, inner: &mut Inner) -> Result<(), Refusal> {
    let (Some(store), Some(info)) = (&state.store, &inner.info) else {
        return Ok(());
    };
    if let Some(play) = &inner.play {
        inner.facts.orders = play.orders();
    }
    if inner.facts == info.facts {
        return Ok(());
    }
    let mut new = with_facts(info, &inner.facts);
    if let Err(error) = store.update(&mut new).await {
        return Err(undone(state, room, inner, &error).await);
    }
    inner.info = Some(new);
    Ok(())
}

/// The rows say whether the game is over.
fn settle_state(facts: &mut Facts, play: Option<&Play>) {
    if let Some(play) = play
        && facts.state != State::Abandoned
    {
        facts.state = if play.is_over() { State::Over } else { State::Running };
    }
}

/// Brings a room up to what is kept: its facts and its game as they were at one moment. If that cannot be read, nothing changes.
pub async fn reload(state: &AppState, room: &LiveTable, inner: &mut Inner) -> Result<(), NoTable> {
    let Some(store) = &state.store else {
        return Ok(());
    };
    let opened = store.open_table(room.id, OpenFrom::Snapshot).await?;
    let opened = opened.ok_or(NoTable::Failed(StoreError::Gone(room.id)))?;
    let mut play = open::game(store, &room.edition, &opened.info, opened.game).await?;
    if let (Some(play), Some(before)) = (&mut play, &inner.play) {
        play.instead_of(before);
    }
    inner.facts = opened.info.facts.clone();
    inner.used = opened.info.used;
    inner.info = Some(opened.info);
    inner.play = play;
    settle_state(&mut inner.facts, inner.play.as_ref());
    Ok(())
}

/// Tells the other processes on the same database who was heard of here since the last time. What cannot be told now is told with the next.
pub async fn tell_presence(state: &Arc<AppState>) {
    let Some(store) = state.store.as_ref().filter(|store| store.is_shared()) else {
        return;
    };
    let mut seen = Vec::new();
    for room in state.rooms() {
        let heard = room.inner.lock().await.talk.take_heard();
        seen.extend(heard.iter().map(|seat| (room.id, seat)));
    }
    if let Err(error) = store.tell_seen(&seen).await {
        state.store_failed("news of who is there", &error);
    }
}

/// Tables that nobody looks at give back what can be made again, and after a while they leave memory and come back on demand. What people wait for each other with is not kept: a table where
/// somebody asked for an undo, or for a bot in another's place, stays longer.
pub async fn put_away(state: &Arc<AppState>) {
    if state.store.is_none() {
        return;
    }
    let still = Moment::now().before(STILL);
    let quiet = Moment::now().before(state.config.quiet);
    let long_quiet = Moment::now().before(state.config.quiet * 15);
    for room in state.rooms() {
        let (since, used) = {
            let mut inner = room.inner.lock().await;
            if inner.used < still && !room.is_watched() {
                inner.play.iter_mut().for_each(Play::compact);
            }
            let since = if inner.talk.has_requests() { long_quiet } else { quiet };
            (since, inner.used)
        };
        if used < since {
            state.put_away(room);
        }
    }
}
