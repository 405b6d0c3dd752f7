//! How many answers per second a store saves, and how long each waits for its acknowledgement.
//!
//! ```text
//! cargo run --release -p store --example load -- PLACE [TABLES] [SECONDS] [power]
//! ```
//! PLACE is an empty directory or the address of a PostgreSQL. Each table has one writer that waits for each answer to be kept before it
//! gives the next, as a game does. The rules are not run: every answer is the first one of a game of connect four.

use shelf::Opening;
use std::time::{Duration, Instant};
use store::{
    Access, Beginning, Durability, Entry, Facts, Ledger, NewTable, OpenFrom, Place, SeatInfo, Store, TableId, Token,
};
use table::{Holder, Lang, Seat, Viewer};
use tokio::task::JoinSet;

type Failure = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let place = words.first().ok_or("say where: a directory or the address of a PostgreSQL")?;
    let figure = |place: usize, usual: u64| words.get(place).map_or(Ok(usual), |word| word.parse());
    let (tables, seconds) = (figure(1, 100)?, figure(2, 10)?);
    let power = words.get(3).is_some_and(|word| word == "power");
    let durability = if power { Durability::Power } else { Durability::Process };
    let store = Store::open(&Place::read(place), durability).await?;

    let mut begun = Vec::new();
    for _ in 0..tables {
        begun.push(begin(&store).await?);
    }
    let mut writers = JoinSet::new();
    for (table, entry) in begun {
        writers.spawn(write(store.clone(), table, entry, Duration::from_secs(seconds)));
    }
    let mut waits = Vec::new();
    let mut last = None;
    while let Some(written) = writers.join_next().await {
        let (table, waited) = written??;
        waits.extend(waited);
        last = Some(table);
    }
    print_waits(&mut waits, tables, seconds);
    if let Some(table) = last {
        print_loading(&store, table).await?;
    }
    store.close().await;
    Ok(())
}

/// A new table, and its first answer.
async fn begin(store: &Store) -> Result<(TableId, Entry), Failure> {
    let edition = shelf::find("connect-four")?.open(&Default::default())?;
    let token = || Token::random().map(|token| token.hash());
    let new = NewTable {
        game: "connect-four".to_owned(),
        pack: store.keep_pack(edition.source()).await?,
        facts: Facts {
            access: Access::Public,
            ..Facts::new(
                vec![SeatInfo::person("Anna", token()?), SeatInfo::person("Bruno", token()?)],
                token()?,
                Lang::En,
            )
        },
        maker: None,
    };
    let mut info = store.create(new).await?;
    let holders = ["Anna", "Bruno"].map(|name| Holder::Person(name.to_owned()));
    let mut session = edition.start(&Opening::new(holders)).map_err(|refusal| format!("{refusal:?}"))?;
    let ledger = Ledger::begun(session.number(), session.logged(Viewer::Referee));
    let beginning = Beginning::new(session.to_record(), session.log(Viewer::Referee));
    store.begin(&mut info, &beginning).await?;
    let answered = session.answer(Seat(0), session.number(), "drop 4");
    answered.map_err(|refusal| format!("{refusal:?}"))?;
    let lines = session.lines(ledger.entered());
    let logged = session.logged(Viewer::Referee);
    let log = session.log_since(Viewer::Referee, ledger.stands(logged));
    Ok((info.id, ledger.entry(Some(Seat(0)), lines, logged, log)))
}

async fn write(
    store: Store,
    table: TableId,
    entry: Entry,
    time: Duration,
) -> Result<(TableId, Vec<Duration>), Failure> {
    let mut waits = Vec::new();
    let start = Instant::now();
    for number in 1.. {
        if start.elapsed() > time {
            break;
        }
        let log_from = (number - 1) * entry.log.len() as u32;
        let asked = Instant::now();
        store.append(table, number, Entry { log_from, ..entry.clone() }).await?;
        waits.push(asked.elapsed());
    }
    Ok((table, waits))
}

fn print_waits(waits: &mut [Duration], tables: u64, seconds: u64) {
    waits.sort();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize];
    println!("{tables} tables, {seconds} s: {} answers/s", waits.len() as u64 / seconds.max(1));
    println!("wait: median {:?}, p99 {:?}, p99.9 {:?}, longest {:?}", at(0.5), at(0.99), at(0.999), at(1.0));
}

async fn print_loading(store: &Store, table: TableId) -> Result<(), Failure> {
    let start = Instant::now();
    let kept = store.load(table, OpenFrom::Beginning).await?.ok_or("the table is gone")?;
    println!("{} rows with their log read in {:?}", kept.rows.len(), start.elapsed());
    Ok(())
}
