//! Between the house and the store: what is written when, and how a table comes back from what was kept.

use crate::house::{House, NoTable};
use crate::room::play::Play;
use crate::room::talk::{ChatLine, Fault, Talk};
use crate::room::{Facts, Inner, Room};
use serde::{Deserialize, Serialize};
use shelf::{AnyGame, Edition};
use std::sync::Arc;
use store::{
    Beginning, Heard, Ledger, Moment, NewTable, News, OpenFrom, State, Store, StoreError, TableId, TableInfo, What,
};
use table::{Line, Refusal, Seat, Text, Viewer};

/// What the store keeps for us without looking into it.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Notes {
    title: String,
    #[serde(default)]
    real_dice: bool,
    #[serde(default)]
    rematch: Option<TableId>,
}

impl Facts {
    fn notes(&self) -> serde_json::Value {
        let notes = Notes {
            title: self.title.clone(),
            real_dice: self.real_dice,
            rematch: self.rematch,
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

    fn read(info: &TableInfo) -> Facts {
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
            used: info.used,
            rematch: notes.rematch,
        }
    }
}

fn whole_log(play: &Play) -> Vec<Line> {
    play.session.log(Viewer::Referee)
}

/// Keeps a new table, and its game if it has begun. Gives what the store knows of it.
pub async fn create(
    store: &Store,
    game: &'static dyn AnyGame,
    edition: &dyn Edition,
    facts: &mut Facts,
    play: &mut Option<Play>,
) -> Result<TableInfo, StoreError> {
    let pack = store.keep_pack(edition.source()).await?;
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
    let log = whole_log(play);
    let beginning = Beginning::read(&play.session.full_record(), log.clone())
        .map_err(|error| StoreError::Damaged(format!("{error:?}")))?;
    store.begin(info, &beginning).await?;
    play.ledger = Some(Ledger::begun(play.session.number(), &log));
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
pub async fn entered(
    house: &Arc<House>,
    room: &Arc<Room>,
    inner: &mut Inner,
    seat: Option<Seat>,
) -> Result<(), Refusal> {
    let (Some(store), Some(play)) = (&house.store, inner.play.as_mut()) else {
        return Ok(());
    };
    let Some(ledger) = play.ledger.as_mut() else {
        return Ok(());
    };
    let lines = play.session.lines(ledger.entered());
    let log = play.session.log(Viewer::Referee);
    let entry = ledger.entry(seat, lines, &log);
    match store.append(room.id, ledger.number() + 1, entry).await {
        Ok(()) => {
            ledger.kept(play.session.number(), &log);
            Ok(())
        }
        Err(error) => {
            reload(house, room, inner).await;
            Err(match error {
                StoreError::Conflict(_) => Refusal::NotOffered(Text::new("table-too-late")),
                _ => Refusal::NotOffered(Text::new("web-not-kept")),
            })
        }
    }
}

/// Keeps the table's facts.
pub async fn changed(house: &House, inner: &mut Inner) {
    let (Some(store), Some(info)) = (&house.store, inner.info.as_mut()) else {
        return;
    };
    inner.facts.write(info);
    if let Err(error) = store.update(info).await {
        // Another process was first: what it wrote counts, and ours is written on top of it.
        if let (StoreError::Conflict(_), Ok(Some(newer))) = (error, store.info(info.id).await) {
            *info = newer;
            inner.facts.write(info);
            let _ = store.update(info).await;
        }
    }
}

/// Opens a table from what was kept.
pub async fn open(house: &House, id: TableId) -> Result<Option<Room>, NoTable> {
    let Some(store) = &house.store else {
        return Ok(None);
    };
    let Some(info) = store.info(id).await? else {
        return Ok(None);
    };
    let Ok(game) = shelf::find(&info.game) else {
        return Ok(None);
    };
    let edition = edition_of(house, store, game, &info.pack).await?;
    let mut talk = Talk::default();
    let chat = store.chat(id, 0).await?;
    talk.chat = chat
        .into_iter()
        .map(|line| ChatLine {
            at: line.at,
            seat: line.seat,
            name: line.name,
            said: line.said,
        })
        .collect();
    for fault in store.faults(id).await? {
        let report = store.fault_report(id, fault.number).await?.unwrap_or_default();
        talk.faults.push(Fault {
            said: fault.said,
            report,
        });
    }
    let mut facts = Facts::read(&info);
    let play = load(store, edition.as_ref(), id).await?;
    settle_state(&mut facts, play.as_ref());
    Ok(Some(Room::new(
        id,
        game,
        edition,
        Inner {
            facts,
            play,
            talk,
            info: Some(info),
        },
    )))
}

/// The rows say whether the game is over.
fn settle_state(facts: &mut Facts, play: Option<&Play>) {
    if let Some(play) = play
        && facts.state != State::Abandoned
    {
        facts.state = if play.is_over() { State::Over } else { State::Running };
    }
}

/// The edition a table began with: ours if the content is the same, else the content that was kept with it.
async fn edition_of(
    house: &House,
    store: &Store,
    game: &'static dyn AnyGame,
    pack: &str,
) -> Result<Arc<dyn Edition>, NoTable> {
    let ours = house.edition(game)?;
    if ours.pack_hash() == pack {
        return Ok(ours);
    }
    let kept = store.pack(pack).await?.unwrap_or_default();
    game.open(&kept)
        .map_err(|complaints| NoTable::Refused(Text::plain(complaints.to_string())))
}

/// The game of a table, played again from its beginning.
async fn load(store: &Store, edition: &dyn Edition, id: TableId) -> Result<Option<Play>, NoTable> {
    let Some(kept) = store.load(id, OpenFrom::Beginning).await? else {
        return Ok(None);
    };
    let Some(record) = kept.record() else {
        return Ok(None);
    };
    let session = edition
        .replay(&record)
        .and_then(|replay| replay.finish())
        .map_err(|misfit| NoTable::Refused(misfit.said))?;
    let mut play = Play::new(session);
    let log = whole_log(&play);
    play.ledger = Some(Ledger::reopened(&kept, play.session.number(), &log));
    Ok(Some(play))
}

/// Brings a room back to what was kept.
async fn reload(house: &House, room: &Room, inner: &mut Inner) {
    let Some(store) = &house.store else {
        return;
    };
    if let Ok(Some(play)) = load(store, room.edition.as_ref(), room.id).await {
        inner.play = Some(play);
    }
    if let Ok(Some(info)) = store.info(room.id).await {
        inner.facts = Facts::read(&info);
        inner.info = Some(info);
    }
    settle_state(&mut inner.facts, inner.play.as_ref());
}

/// Hears what other processes do at the same tables, until the store is closed.
pub async fn listen(house: Arc<House>) {
    let Some(mut watch) = house.store.as_ref().map(Store::watch) else {
        return;
    };
    while let Some(heard) = watch.next().await {
        match heard {
            Heard::News(news) => refresh(&house, news).await,
            Heard::Missed => house.rooms().iter().for_each(|room| house.forget(room.id)),
        }
    }
}

/// Brings a room up to date, if the news is not our own.
async fn refresh(house: &Arc<House>, news: News) {
    let Some(room) = house.loaded(news.table) else {
        return;
    };
    if news.what == What::Gone {
        house.forget(room.id);
        room.changed();
        return;
    }
    let mut inner = room.inner.lock().await;
    let behind = match news.what {
        What::Row(number) => inner
            .play
            .as_ref()
            .and_then(|play| play.ledger.as_ref())
            .is_none_or(|ledger| ledger.number() < number),
        What::Info => match (&house.store, &inner.info) {
            (Some(store), Some(ours)) => !matches!(store.info(room.id).await, Ok(Some(kept)) if kept == *ours),
            _ => false,
        },
        What::Chat(number) => (inner.talk.chat.len() as u32) < number.min(crate::room::talk::CHAT as u32),
        What::Gone => false,
    };
    if !behind {
        return;
    }
    if let (What::Chat(_), Some(store)) = (news.what, &house.store) {
        if let Ok(chat) = store.chat(room.id, 0).await {
            inner.talk.chat = chat
                .into_iter()
                .map(|line| ChatLine {
                    at: line.at,
                    seat: line.seat,
                    name: line.name,
                    said: line.said,
                })
                .collect();
        }
    } else {
        reload(house, &room, &mut inner).await;
    }
    drop(inner);
    room.changed();
    crate::bots::wake(house, &room);
}

/// Tables that nobody has used for long are deleted; those nobody looks at leave memory and come back on demand.
pub async fn tidy(house: &Arc<House>) {
    let before = Moment::now().before(house.config.idle);
    if let Some(store) = &house.store {
        for state in [State::Open, State::Running, State::Over, State::Abandoned] {
            let _ = store.expire(state, before).await;
        }
    }
    let quiet = Moment::now().before(house.config.quiet);
    for room in house.rooms() {
        let used = room.inner.lock().await.facts.used;
        let kept = house.store.is_some() && used < quiet && room.version.receiver_count() == 0;
        if used < before || kept {
            house.forget(room.id);
            room.changed();
        }
    }
}
