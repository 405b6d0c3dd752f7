//! Between the house and the store: what is written when, and what is heard from other processes.

mod back;
mod hear;
mod open;
mod retention;

pub use back::{no_store, undone};
pub use hear::{listen, look_once_more};
pub use open::{open, whole};
pub use retention::{Retention, expire};

use crate::house::{House, NoTable};
use crate::room::play::Play;
use crate::room::{Facts, Inner, Room};
use serde::{Deserialize, Serialize};
use shelf::{AnyGame, Edition};
use std::sync::Arc;
use store::{Beginning, Ledger, Moment, NewTable, OpenFrom, State, Store, StoreError, TableId, TableInfo};
use table::{Refusal, Seat, Text, Viewer};

/// What the store keeps for us without looking into it.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Notes {
    title: String,
    #[serde(default)]
    real_dice: bool,
    #[serde(default)]
    rematch: Option<TableId>,
    /// As a text, since JSON has no numbers of this size.
    #[serde(default)]
    seed: Option<String>,
    #[serde(default)]
    people: Vec<String>,
}

impl Facts {
    fn notes(&self) -> serde_json::Value {
        let notes = Notes {
            title: self.title.clone(),
            real_dice: self.real_dice,
            rematch: self.rematch,
            seed: self.seed.map(|seed| seed.to_string()),
            people: self.people.clone(),
        };
        serde_json::to_value(notes).unwrap_or_default()
    }

    fn new_table(&self, game: &str, pack: String) -> NewTable {
        NewTable {
            game: game.to_owned(),
            pack,
            options: self.options.clone(),
            seats: self.seats.clone(),
            owner: self.owner,
            access: self.access,
            lang: self.lang,
            notes: self.notes(),
        }
    }

    fn write(&self, info: &mut TableInfo) {
        info.seats.clone_from(&self.seats);
        info.owner = self.owner;
        info.access = self.access;
        info.lang = self.lang;
        info.state = self.state;
        info.notes = self.notes();
    }

    pub fn read(info: &TableInfo) -> Facts {
        let notes: Notes = serde_json::from_value(info.notes.clone()).unwrap_or_default();
        Facts {
            title: notes.title,
            code: info.code.clone(),
            options: info.options.clone(),
            seats: info.seats.clone(),
            owner: info.owner,
            access: info.access,
            lang: info.lang,
            state: info.state,
            real_dice: notes.real_dice,
            seed: notes.seed.and_then(|seed| seed.parse().ok()),
            used: info.used,
            rematch: notes.rematch,
            people: notes.people,
        }
    }
}

/// Keeps a new table, and its game if it has begun: both or neither. Gives what the store knows of it.
pub async fn create(
    house: &House,
    store: &Store,
    game: &'static dyn AnyGame,
    edition: &dyn Edition,
    facts: &mut Facts,
    play: &mut Option<Play>,
) -> Result<TableInfo, StoreError> {
    let pack = edition.pack_hash().to_owned();
    if !house.has_kept(&pack) {
        store.keep_pack(edition.source()).await?;
        house.note_pack(Some(pack.clone()));
    }
    let new = facts.new_table(game.about().slug, pack);
    let info = match play {
        Some(play) => {
            let info = store.create_begun(new, facts.state, &beginning(play)?).await?;
            keep_from_now(play);
            info
        }
        None => store.create(new).await?,
    };
    facts.code = info.code.clone();
    Ok(info)
}

fn beginning(play: &Play) -> Result<Beginning, StoreError> {
    Beginning::read(&play.session.full_record(), play.session.log(Viewer::Referee))
        .map_err(|error| StoreError::Damaged(format!("{error:?}")))
}

/// The beginning of a game is kept.
fn keep_from_now(play: &mut Play) {
    play.keep_with(Ledger::begun(play.session.number(), play.session.logged(Viewer::Referee)));
}

/// Keeps that a table's game has just begun. If it cannot be kept, it has not.
pub async fn begun(house: &Arc<House>, room: &Arc<Room>, inner: &mut Inner) -> Result<(), Refusal> {
    let (Some(store), Some(play), Some(info)) = (&house.store, &inner.play, &inner.info) else {
        return Ok(());
    };
    let mut new = info.clone();
    inner.facts.write(&mut new);
    let beginning = beginning(play);
    let kept = match beginning {
        Ok(beginning) => store.begin(&mut new, &beginning).await,
        Err(error) => Err(error),
    };
    if let Err(error) = kept {
        return Err(undone(house, room, inner, &error).await);
    }
    inner.info = Some(new);
    inner.play.as_mut().into_iter().for_each(keep_from_now);
    Ok(())
}

/// Keeps what was entered in a game since the last row, and what has changed in the table's facts and standing orders with it. It is
/// durable when this returns; if it cannot be kept, the table stands again as it was kept last, and the sentence says so.
pub async fn entered(
    house: &Arc<House>,
    room: &Arc<Room>,
    inner: &mut Inner,
    seat: Option<Seat>,
) -> Result<(), Refusal> {
    let (Some(store), Some(play), Some(info)) = (&house.store, inner.play.as_mut(), &inner.info) else {
        return Ok(());
    };
    let Some(ledger) = play.ledger.as_mut() else {
        return Ok(());
    };
    let logged = play.session.logged(Viewer::Referee);
    let log = play.session.log_since(Viewer::Referee, ledger.stands(logged));
    let entry = ledger.entry(seat, play.session.lines(ledger.entered()), logged, log);
    let number = ledger.number() + 1;
    let mut new = info.clone();
    inner.facts.write(&mut new);
    new.orders = play.orders();
    let kept = match new == *info {
        true => store.append(room.id, number, entry).await,
        false => store.append_and_update(&mut new, number, entry).await,
    };
    if let Err(error) = kept {
        let refusal = undone(house, room, inner, &error).await;
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
    inner.info = Some(new);
    Ok(())
}

/// Keeps a snapshot if one is due. Nobody waits for it: without it the table opens from an older one.
fn keep_snapshot(store: &Store, table: TableId, play: &Play) {
    if let Some(snapshot) = play.snapshot_due() {
        let store = store.clone();
        tokio::spawn(async move { store.keep_snapshot(table, &snapshot).await });
    }
}

/// Keeps the table's facts and standing orders. If they cannot be kept, the table stands again as it was kept last.
pub async fn changed(house: &Arc<House>, room: &Arc<Room>, inner: &mut Inner) -> Result<(), Refusal> {
    let (Some(store), Some(info)) = (&house.store, &inner.info) else {
        return Ok(());
    };
    let mut new = info.clone();
    inner.facts.write(&mut new);
    if let Some(play) = &inner.play {
        new.orders = play.orders();
    }
    if new == *info {
        return Ok(());
    }
    if let Err(error) = store.update(&mut new).await {
        return Err(undone(house, room, inner, &error).await);
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
pub async fn reload(house: &House, room: &Room, inner: &mut Inner) -> Result<(), NoTable> {
    let Some(store) = &house.store else {
        return Ok(());
    };
    let opened = store.open_table(room.id, OpenFrom::Snapshot).await?;
    let opened = opened.ok_or(NoTable::Failed(StoreError::Gone(room.id)))?;
    let mut play = open::game(store, &room.edition, &opened.info, opened.game).await?;
    if let (Some(play), Some(before)) = (&mut play, &inner.play) {
        play.instead_of(before);
    }
    inner.facts = Facts::read(&opened.info);
    inner.info = Some(opened.info);
    inner.play = play;
    settle_state(&mut inner.facts, inner.play.as_ref());
    Ok(())
}

/// Tables that nobody looks at leave memory and come back on demand. What people wait for each other with is not kept: a table where
/// somebody asked for an undo, or for a bot in another's place, stays longer.
pub async fn put_away(house: &Arc<House>) {
    if house.store.is_none() {
        return;
    }
    let quiet = Moment::now().before(house.config.quiet);
    let long_quiet = Moment::now().before(house.config.quiet * 15);
    for room in house.rooms() {
        let (since, used) = {
            let inner = room.inner.lock().await;
            let since = if inner.talk.has_requests() { long_quiet } else { quiet };
            (since, inner.facts.used)
        };
        if used < since {
            house.put_away(room);
        }
    }
}
