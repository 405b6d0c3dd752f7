//! A game that is played and kept: what a front-end does with a store.

use shelf::{AnySession, Edition, Opening};
use std::sync::Arc;
use store::{
    Access, Beginning, Entry, Facts, Kept, KeptSnapshot, Ledger, Logged, NewTable, OpenFrom, SeatInfo, Store,
    StoreError, TableId, TableInfo, Token,
};
use table::pack::Source;
use table::{Holder, Lang, LogLine, Seat, Seats, Viewer};

pub struct Sitting {
    pub store: Store,
    pub info: TableInfo,
    pub session: Box<dyn AnySession>,
    pub ledger: Ledger,
}

pub fn edition(game: &str, over: &Source) -> Arc<dyn Edition> {
    shelf::find(game).unwrap().open(over).unwrap()
}

/// A table for connect four between two persons.
pub async fn new_table(store: &Store) -> NewTable {
    let token = || Token::random().unwrap().hash();
    let seats = vec![SeatInfo::person("Anna", token()), SeatInfo::person("Bruno", token())];
    table_for(store, "connect-four", seats).await
}

async fn table_for(store: &Store, game: &str, seats: Vec<SeatInfo>) -> NewTable {
    NewTable {
        game: game.to_owned(),
        pack: store.keep_pack(edition(game, &Source::default()).source()).await.unwrap(),
        facts: Facts { access: Access::Public, ..Facts::new(seats, Token::random().unwrap().hash(), Lang::It) },
        maker: None,
    }
}

fn logged(session: &dyn AnySession) -> usize {
    session.logged(Viewer::Referee)
}

impl Sitting {
    /// Connect four between two persons.
    pub async fn begin(store: &Store) -> Sitting {
        Sitting::begin_at(store, new_table(store).await).await
    }

    /// Any game between as few bots as can play it.
    pub async fn begin_with_bots(store: &Store, game: &str) -> Sitting {
        let fewest = shelf::find(game).unwrap().about().fewest;
        let seats = (0..fewest).map(|_| SeatInfo::bot("random")).collect();
        Sitting::begin_at(store, table_for(store, game, seats).await).await
    }

    async fn begin_at(store: &Store, new: NewTable) -> Sitting {
        let mut info = store.create(new).await.unwrap();
        let holders: Vec<Holder> = info.facts.seats.iter().filter_map(|seat| seat.holder.clone()).collect();
        let edition = edition(&info.game, &Source::default());
        let session = edition.start(&Opening::new(holders).seed(7)).unwrap();
        let beginning = Beginning::new(session.to_record(), session.log(Viewer::Referee));
        store.begin(&mut info, &beginning).await.unwrap();
        let ledger = Ledger::begun(session.number(), logged(&*session));
        Sitting { store: store.clone(), info, session, ledger }
    }

    pub async fn reopen(store: &Store, table: TableId, from: OpenFrom) -> Sitting {
        let kept = store.load(table, from).await.unwrap().expect("the table is kept");
        let pack = store.pack(&kept.info.pack).await.unwrap().expect("its pack is kept");
        let session = resume(&kept, &*edition(&kept.info.game, &pack));
        let ledger = Ledger::reopened(&kept, session.number(), logged(&*session)).expect("its log is read");
        Sitting { store: store.clone(), info: kept.info, session, ledger }
    }

    /// The seat that is asked.
    pub fn asked(&self) -> Seat {
        self.session.persons_asked().iter().next().expect("somebody is asked")
    }

    pub async fn answer(&mut self, words: &str) -> Result<(), StoreError> {
        let seat = self.asked();
        let number = self.session.number();
        self.session.answer(seat, number, words).expect("the answer is offered");
        self.keep(seat).await
    }

    /// Lets a bot answer. `false` when the game is over.
    pub async fn bot_answers(&mut self) -> Result<bool, StoreError> {
        let Some(seat) = self.session.bots_asked().iter().next() else {
            return Ok(false);
        };
        self.session.advance_one().expect("bots answer");
        self.keep(seat).await?;
        Ok(true)
    }

    pub async fn undo(&mut self, seat: Seat) -> Result<(), StoreError> {
        self.session.undo(seat, Seats::EVERYONE).expect("something to take back");
        self.keep(seat).await
    }

    /// What has happened since the last row.
    pub fn entry(&self, seat: Seat) -> Entry {
        let lines = self.session.lines(self.ledger.entered());
        let logged = logged(&*self.session);
        let log = self.session.log_since(Viewer::Referee, self.ledger.stands(logged));
        self.ledger.entry(Some(seat), lines, logged, log)
    }

    async fn keep(&mut self, seat: Seat) -> Result<(), StoreError> {
        let entry = self.entry(seat);
        self.store.append(self.info.id, self.ledger.number() + 1, entry).await?;
        self.ledger.kept(self.session.number(), logged(&*self.session));
        if self.ledger.snapshot_due() {
            self.store.keep_snapshot(self.info.id, &self.snapshot()).await?;
        }
        Ok(())
    }

    pub fn snapshot(&self) -> KeptSnapshot {
        KeptSnapshot {
            number: self.ledger.number(),
            snapshot: self.session.snapshot().unwrap(),
            tail: self.session.tail(),
            holders: self.session.holders().values().cloned().collect(),
            logged: Some(Logged::by(self.session.holders().len(), |viewer| self.logged(viewer))),
        }
    }

    /// How many lines of the log a viewer may read.
    pub fn logged(&self, viewer: Viewer) -> usize {
        self.ledger.unread(viewer) + self.log(viewer).len()
    }

    /// The log, as the page shows it: all of it, or the last lines of a long one.
    pub fn log(&self, viewer: Viewer) -> Vec<LogLine> {
        let earlier = self.ledger.earlier(viewer).cloned();
        earlier.chain(self.session.log(viewer)).collect()
    }
}

fn resume(kept: &Kept, edition: &dyn Edition) -> Box<dyn AnySession> {
    let replay = match (&kept.snapshot, kept.record()) {
        (Some(from), _) => {
            let opening = Opening { seats: from.holders.clone(), ..Opening::from(&kept.header) };
            edition.resume(&opening, &from.snapshot, kept.lines())
        }
        (None, Some(record)) => edition.replay(&record),
        (None, None) => unreachable!("without a snapshot the record is whole"),
    };
    replay.unwrap().finish().unwrap()
}
