//! Between the house and the store: what is written when, and what is heard from other processes.

mod open;

pub use open::{open, whole};

use crate::house::House;
use crate::room::play::Play;
use crate::room::{Facts, Inner, Room};
use serde::{Deserialize, Serialize};
use shelf::{AnyGame, Edition};
use std::sync::Arc;
use store::{Beginning, Heard, Ledger, Moment, NewTable, News, State, Store, StoreError, TableId, TableInfo, What};
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

/// Keeps a new table, and its game if it has begun. Gives what the store knows of it.
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
    let mut info = store.create(facts.new_table(game.about().slug, pack)).await?;
    facts.code = info.code.clone();
    if let Some(play) = play {
        begin(store, &mut info, play).await?;
        if facts.state == State::Over {
            facts.write(&mut info);
            store.update(&mut info).await?;
        }
    }
    Ok(info)
}

/// Keeps the beginning of a game.
async fn begin(store: &Store, info: &mut TableInfo, play: &mut Play) -> Result<(), StoreError> {
    let beginning = Beginning::read(&play.session.full_record(), play.session.log(Viewer::Referee))
        .map_err(|error| StoreError::Damaged(format!("{error:?}")))?;
    store.begin(info, &beginning).await?;
    play.keep_with(Ledger::begun(
        play.session.number(),
        play.session.logged(Viewer::Referee),
    ));
    Ok(())
}

/// Keeps that a table's game has just begun.
pub async fn begun(house: &House, inner: &mut Inner) -> Result<(), StoreError> {
    let Inner {
        facts,
        play: Some(play),
        info: Some(info),
        ..
    } = inner
    else {
        return Ok(());
    };
    let Some(store) = &house.store else {
        return Ok(());
    };
    facts.write(info);
    begin(store, info, play).await
}

/// Keeps what was entered in a game since the last row. It is durable when this returns; if it cannot be kept, the game stands again
/// as it was kept last, and the sentence says so.
pub async fn entered(house: &House, room: &Room, inner: &mut Inner, seat: Option<Seat>) -> Result<(), Refusal> {
    let (Some(store), Some(play)) = (&house.store, inner.play.as_mut()) else {
        return Ok(());
    };
    let Some(ledger) = play.ledger.as_mut() else {
        return Ok(());
    };
    let logged = play.session.logged(Viewer::Referee);
    let log = play.session.log_since(Viewer::Referee, ledger.stands(logged));
    let entry = ledger.entry(seat, play.session.lines(ledger.entered()), logged, log);
    match store.append(room.id, ledger.number() + 1, entry).await {
        Ok(()) => {
            ledger.kept(play.session.number(), logged);
            keep_snapshot(store, room.id, play);
            Ok(())
        }
        Err(error) => {
            house.store_failed("an answer", &error);
            reload(house, room, inner).await;
            Err(match error {
                StoreError::Conflict(_) => Refusal::NotOffered(Text::new("table-too-late")),
                _ => Refusal::NotOffered(Text::new("web-not-kept")),
            })
        }
    }
}

/// Keeps a snapshot if one is due. Nobody waits for it: without it the table opens from an older one.
fn keep_snapshot(store: &Store, table: TableId, play: &Play) {
    if let Some(snapshot) = play.snapshot_due() {
        let store = store.clone();
        tokio::spawn(async move { store.keep_snapshot(table, &snapshot).await });
    }
}

/// Keeps the table's facts and standing orders.
pub async fn changed(house: &House, inner: &mut Inner) {
    let (Some(store), Some(mut info)) = (&house.store, inner.info.take()) else {
        return;
    };
    write(inner, &mut info);
    if let Err(error) = store.update(&mut info).await {
        house.store_failed("a table's facts", &error);
        // Another process was first: what it wrote counts, and ours is written on top of it.
        if let (StoreError::Conflict(_), Ok(Some(newer))) = (error, store.info(info.id).await) {
            info = newer;
            write(inner, &mut info);
            let _ = store.update(&mut info).await;
        }
    }
    inner.info = Some(info);
}

fn write(inner: &Inner, info: &mut TableInfo) {
    inner.facts.write(info);
    if let Some(play) = &inner.play {
        info.orders = play.orders();
    }
}

/// Keeps that somebody has sat down. If another process gave the seat away first, the table stands as that one left it.
pub async fn seated(house: &House, room: &Room, inner: &mut Inner) -> Result<(), StoreError> {
    let (Some(store), Some(info)) = (&house.store, inner.info.as_mut()) else {
        return Ok(());
    };
    inner.facts.write(info);
    let kept = store.update(info).await;
    if kept.is_err() {
        reload(house, room, inner).await;
    }
    kept
}

/// The rows say whether the game is over.
fn settle_state(facts: &mut Facts, play: Option<&Play>) {
    if let Some(play) = play
        && facts.state != State::Abandoned
    {
        facts.state = if play.is_over() { State::Over } else { State::Running };
    }
}

/// Brings a room back to what was kept.
pub async fn reload(house: &House, room: &Room, inner: &mut Inner) {
    let Some(store) = &house.store else {
        return;
    };
    if let Ok(Some(info)) = store.info(room.id).await {
        inner.facts = Facts::read(&info);
        inner.info = Some(info);
    }
    let orders = inner
        .info
        .as_ref()
        .map(|info| info.orders.as_slice())
        .unwrap_or_default();
    if let Ok(Some(mut play)) = open::load(store, &room.edition, room.id, orders).await {
        if let Some(before) = &inner.play {
            play.instead_of(before);
        }
        inner.play = Some(play);
    }
    settle_state(&mut inner.facts, inner.play.as_ref());
}

/// Hears what other processes do at the same tables, until the store is closed.
pub async fn listen(house: Arc<House>) {
    let Some(mut watch) = house.store.as_ref().map(Store::watch_others) else {
        return;
    };
    while let Some(heard) = watch.next().await {
        match heard {
            Heard::News(news) => hear(&house, news),
            Heard::Missed => house.rooms().iter().for_each(|room| {
                hear(
                    &house,
                    News {
                        table: room.id,
                        what: What::Info,
                    },
                );
            }),
        }
    }
}

/// Looks at one table in a task of its own, so that a slow one keeps no other waiting.
fn hear(house: &Arc<House>, news: News) {
    if let Some(room) = house.loaded(news.table) {
        tokio::spawn(refresh(house.clone(), room, news.what));
    }
}

/// Brings a room up to date, if it does not know the news yet.
async fn refresh(house: Arc<House>, room: Arc<Room>, what: What) {
    let mut inner = room.inner.lock().await;
    match what {
        What::Gone => house.forget(&room),
        What::Chat(_) => open::read_chat(&house, room.id, &mut inner.talk).await,
        What::Info => reload(&house, &room, &mut inner).await,
        What::Row(number) => {
            let ledger = inner.play.as_ref().and_then(|play| play.ledger.as_ref());
            if ledger.is_some_and(|ledger| ledger.number() >= number) {
                return;
            }
            reload(&house, &room, &mut inner).await;
        }
    }
    room.changed();
    drop(inner);
    crate::bots::wake(&house, &room);
}

/// Tables that nobody has used for long are deleted.
pub async fn expire(house: &Arc<House>) {
    let before = Moment::now().before(house.config.idle);
    if let Some(store) = &house.store {
        for state in [State::Open, State::Running, State::Over, State::Abandoned] {
            if let Err(error) = store.expire(state, before).await {
                house.store_failed("deleting old tables", &error);
            }
        }
        // Packs that no table uses may have gone with them.
        house.note_pack(None);
    }
    for room in house.rooms() {
        if room.inner.lock().await.facts.used < before {
            house.forget(&room);
            room.changed();
        }
    }
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
