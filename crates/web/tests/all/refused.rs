//! What cannot be kept is refused with a sentence, and then it has not happened: not in memory either, and a second try is a first one.

use crate::common::{Browser, Page, config};
use axum::http::{StatusCode, header};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::Moment;
use web::{AppState, Place};

const TABLES: [&str; 6] = ["tables", "heads", "answers", "chat", "beginnings", "pulse"];

/// A directory of data that can be made to refuse every write, as a disk does that is full: the transaction fails and is taken back.
struct Disk(PathBuf);

impl Disk {
    fn new(name: &str) -> Disk {
        Disk(std::env::temp_dir().join(format!("tavola-refused-{name}-{}", std::process::id())))
    }

    async fn open(&self) -> Arc<AppState> {
        let place = Some(Place::Directory(self.0.clone()));
        Arc::new(AppState::open_with_store(web::Config { place, ..config() }).await.unwrap())
    }

    async fn run(&self, sql: String) {
        let options = SqliteConnectOptions::new().filename(self.0.join("tavola.sqlite3"));
        let mut db = SqliteConnection::connect_with(&options.busy_timeout(Duration::from_secs(10))).await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut db).await.unwrap();
        db.close().await.unwrap();
    }

    async fn fill(&self) {
        for table in TABLES {
            for act in ["INSERT", "UPDATE", "DELETE"] {
                let name = format!("full_{table}_{act}");
                let refuse = "BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END";
                self.run(format!("CREATE TRIGGER {name} BEFORE {act} ON {table} {refuse}")).await;
            }
        }
    }

    async fn empty(&self) {
        for table in TABLES {
            for act in ["INSERT", "UPDATE", "DELETE"] {
                self.run(format!("DROP TRIGGER full_{table}_{act}")).await;
            }
        }
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Takes every table out of memory, so that what is kept is shown.
fn forget(house: &AppState) {
    house.rooms().iter().for_each(|room| house.forget(room));
}

fn discs(page: &Page) -> usize {
    page.body.matches("data-vt=\"disc-").count()
}

const NOT_KEPT: &str = "That could not be saved just now, so it has not happened.";
const NON_SALVATO: &str = "In questo momento non si può salvare";

#[track_caller]
fn assert_refused(page: &Page, sentence: &str) {
    assert_eq!(page.status, StatusCode::SERVICE_UNAVAILABLE, "{}", page.body);
    assert!(page.headers.contains_key(header::RETRY_AFTER));
    assert!(page.body.contains(sentence), "{}", page.body);
    assert!(!page.body.contains("disk is full"), "what the database said is not for visitors");
}

#[tokio::test]
async fn an_answer_that_is_refused_is_not_in_memory_and_a_second_try_is_a_first_one() {
    let disk = Disk::new("answer");
    let house = disk.open().await;
    let mut anna = Browser::new(&web::router(house.clone()));
    let table = anna.set("Anna", "me", "me").await;
    anna.answer(&table, 1, "drop 4").await;
    let before = anna.get(&format!("{table}?as=2")).await;
    let question = before.question().unwrap();
    disk.fill().await;
    let form = format!("question={question}&seat=2&answer=drop+5");
    for again in 0..3 {
        let refused = anna.post(&format!("{table}/answer"), &form).await;
        assert_refused(&refused, NOT_KEPT);
        let page = anna.get(&format!("{table}?as=2")).await;
        assert_eq!((discs(&page), page.question()), (1, Some(question)), "try {again}");
    }
    disk.empty().await;
    let taken = anna.post(&format!("{table}/answer"), &form).await;
    assert_eq!(taken.status, StatusCode::SEE_OTHER);
    let twice = anna.post(&format!("{table}/answer"), &form).await;
    assert_eq!(twice.status, StatusCode::SEE_OTHER, "what was kept and comes again is known as the same");
    forget(&house);
    assert_eq!(discs(&anna.get(&table).await), 2);
    house.store.as_ref().unwrap().close().await;
}

#[tokio::test]
async fn a_game_that_was_opened_from_a_snapshot_goes_back_too() {
    let disk = Disk::new("short");
    let house = disk.open().await;
    let mut anna = Browser::new(&web::router(house.clone()));
    let table = anna.set("Anna", "me", "me").await;
    for _ in 0..50 {
        anna.answer(&table, 1, "drop 5").await;
        anna.post(&format!("{table}/undo"), "seat=1").await;
    }
    // The snapshot is kept in the background, which takes long on a busy machine.
    let begun = Instant::now();
    loop {
        forget(&house);
        anna.get(&table).await;
        if house.rooms()[0].inner.lock().await.play.as_ref().is_some_and(|play| play.short) {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(120), "it opens from a snapshot");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let before = anna.get(&format!("{table}?as=1")).await;
    disk.fill().await;
    let form = format!("question={}&seat=1&answer=drop+5", before.question().unwrap());
    assert_refused(&anna.post(&format!("{table}/answer"), &form).await, NOT_KEPT);
    let page = anna.get(&format!("{table}?as=1")).await;
    assert_eq!((discs(&page), page.question()), (0, before.question()));
    disk.empty().await;
    let taken = anna.post(&format!("{table}/answer"), &form).await;
    assert_eq!(taken.status, StatusCode::SEE_OTHER);
    forget(&house);
    assert_eq!(discs(&anna.get(&table).await), 1);
    house.store.as_ref().unwrap().close().await;
}

/// What can be posted at a table, besides answers.
const ACTS: [(&str, &str); 9] = [
    ("chat", "seat=1&said=nobody+hears+this"),
    ("undo", "seat=1"),
    ("hand", "seat=1&to=greedy"),
    ("resign", "seat=1&sure=1"),
    ("order", "seat=1&question=elsewhere&answer=drop+5"),
    ("revoke", "seat=1&question=another"),
    ("abandon", "sure=1"),
    ("delete", "sure=1"),
    ("hand", "seat=2&to=random"),
];

#[tokio::test]
async fn whatever_cannot_be_kept_is_refused_and_changes_nothing() {
    let disk = Disk::new("acts");
    let house = disk.open().await;
    let mut anna = Browser::new(&web::router(house.clone()));
    let table = anna.set("Anna", "me", "me").await;
    anna.answer(&table, 1, "drop 4").await;
    anna.post(&format!("{table}/order"), "seat=1&question=another&answer=drop+5").await;
    disk.fill().await;
    for (act, form) in ACTS {
        for (lang, sentence) in [("en", NOT_KEPT), ("it", NON_SALVATO)] {
            anna.cookies.insert("lang".to_owned(), lang.to_owned());
            let refused = anna.post(&format!("{table}/{act}"), form).await;
            assert_refused(&refused, sentence);
        }
        let in_memory = state(&house).await;
        forget(&house);
        assert_eq!(anna.get(&table).await.status, StatusCode::OK, "after {act}");
        assert_eq!(in_memory, state(&house).await, "{act} has changed nothing in memory that is not kept");
    }
    let page = anna.get(&table).await;
    assert!(discs(&page) == 1 && !page.body.contains("nobody hears this"));
    disk.empty().await;
    let abandoned = anna.post(&format!("{table}/abandon"), "sure=1").await;
    assert_eq!(abandoned.status, StatusCode::SEE_OTHER);
    house.store.as_ref().unwrap().close().await;
}

/// Everything of the only table that could be changed.
async fn state(house: &AppState) -> String {
    let rooms = house.rooms();
    let inner = rooms[0].inner.lock().await;
    let play = inner.play.as_ref().unwrap();
    let seats: Vec<_> = inner.facts.seats.iter().map(|seat| (seat.holder.clone(), seat.token.is_some())).collect();
    let (orders, record) = (play.orders(), play.session.full_record());
    format!("{:?} {seats:?} {orders:?} {} {record}", inner.facts.state, inner.talk.chat.len())
}

#[tokio::test]
async fn nobody_sits_down_and_no_table_is_set_that_cannot_be_kept() {
    let disk = Disk::new("sit");
    let house = disk.open().await;
    let mut anna = Browser::new(&web::router(house.clone()));
    let table = anna.set("Anna", "me", "open").await;
    let mut bruno = Browser::new(&anna.app);
    disk.fill().await;
    for _ in 0..2 {
        assert_refused(&bruno.post(&format!("{table}/sit"), "name=Bruno").await, NOT_KEPT);
        assert_refused(&anna.post(&format!("{table}/start"), "").await, NOT_KEPT);
        let form = "title=Test&name=Anna&seat-1=me&seat-2=me";
        assert_refused(&anna.post("/new/connect-four", form).await, NOT_KEPT);
    }
    assert_eq!(house.rooms().len(), 1);
    assert!(house.rooms()[0].inner.lock().await.play.is_none());
    disk.empty().await;
    let sat = bruno.post(&format!("{table}/sit"), "name=Bruno").await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER, "the seat is still free");
    forget(&house);
    assert_eq!(anna.answer(&table, 1, "drop 4").await.status, StatusCode::SEE_OTHER);
    assert_eq!(bruno.answer(&table, 2, "drop 4").await.status, StatusCode::SEE_OTHER);
    house.store.as_ref().unwrap().close().await;
}

#[tokio::test]
async fn health_is_whether_something_can_be_written() {
    let disk = Disk::new("health");
    let house = disk.open().await;
    let mut anyone = Browser::new(&web::router(house.clone()));
    disk.fill().await;
    let asked = Instant::now();
    assert_eq!(anyone.get("/healthz").await.status, StatusCode::SERVICE_UNAVAILABLE);
    disk.empty().await;
    let again = anyone.get("/healthz").await.status;
    // What was found is told again for two seconds, so that asking is not writing; a busy machine may have taken longer by now.
    assert!(again == StatusCode::SERVICE_UNAVAILABLE || asked.elapsed() > Duration::from_secs(2));
    anyone.wait_for("/healthz", |page| page.status == StatusCode::OK).await;
    house.store.as_ref().unwrap().close().await;
}

#[tokio::test]
async fn a_damaged_table_is_told_in_a_sentence() {
    let disk = Disk::new("damaged");
    let house = disk.open().await;
    let mut anna = Browser::new(&web::router(house.clone()));
    let table = anna.set("Anna", "me", "me").await;
    anna.answer(&table, 1, "drop 4").await;
    disk.run("UPDATE answers SET lines = '[\"1 drop 7\"]' WHERE number = 1".to_owned()).await;
    forget(&house);
    let page = anna.get(&table).await;
    assert_refused(&page, "The saved data of this table is damaged");
    assert!(!page.body.contains("row 1"), "what exactly is wrong is not for visitors");
    house.store.as_ref().unwrap().close().await;
}

/// A PostgreSQL that is thrown away, where there is one.
struct Postgres(Child, String);

impl Postgres {
    fn start() -> Option<Postgres> {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/tests/throwaway-postgres.sh");
        let mut command = Command::new("sh");
        command.arg(script).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut address = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut address).unwrap();
        match address.trim() {
            "" => {
                eprintln!("not run: there is no PostgreSQL");
                let _ = child.wait();
                None
            }
            address => Some(Postgres(child, address.to_owned())),
        }
    }

    async fn open(&self) -> Arc<AppState> {
        let place = Some(Place::Postgres(self.1.clone()));
        Arc::new(AppState::open_with_store(web::Config { place, ..config() }).await.unwrap())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}

/// The chat of a table is locked while another process opens it, so that its game has been read and its room is not yet in memory; then
/// somebody answers.
#[tokio::test]
async fn a_table_that_changes_while_another_process_opens_it_is_not_shown_half_old() {
    let Some(postgres) = Postgres::start() else { return };
    let (here, there) = (postgres.open().await, postgres.open().await);
    tokio::spawn(web::listen(there.clone()));
    let mut anna = Browser::new(&web::router(here.clone()));
    let table = anna.set("Anna", "me", "me").await;
    let mut lock = PgConnection::connect(&postgres.1).await.unwrap();
    let mut held = lock.begin().await.unwrap();
    sqlx::query("LOCK TABLE chat IN ACCESS EXCLUSIVE MODE").execute(&mut *held).await.unwrap();
    let mut elsewhere = Browser::new(&web::router(there.clone()));
    elsewhere.cookies = anna.cookies.clone();
    let address = table.clone();
    let opening = tokio::spawn(async move { elsewhere.get(&address).await });
    let waits = "SELECT COUNT(*) FROM pg_locks WHERE NOT granted AND relation = 'chat'::regclass";
    while sqlx::query_scalar::<_, i64>(waits).fetch_one(&mut *held).await.unwrap() == 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(anna.answer(&table, 1, "drop 4").await.status, StatusCode::SEE_OTHER);
    held.commit().await.unwrap();
    let page = opening.await.unwrap();
    assert_eq!((page.status, discs(&page)), (StatusCode::OK, 1));
    for house in [here, there] {
        house.store.as_ref().unwrap().close().await;
    }
}

/// Bruno is heard of at one process only, Anna asks the other for a bot in his place.
#[tokio::test]
async fn whoever_is_there_at_another_process_is_not_absent() {
    let Some(postgres) = Postgres::start() else { return };
    let (here, there) = (postgres.open().await, postgres.open().await);
    tokio::spawn(web::listen(here.clone()));
    let (mut anna, mut bruno) = (Browser::new(&web::router(here.clone())), Browser::new(&web::router(there.clone())));
    let table = anna.set("Anna", "me", "open").await;
    bruno.post(&format!("{table}/sit"), "name=Bruno&seat=2").await;
    anna.wait_for(&table, |page| page.question().is_some()).await;
    let long_ago = async || {
        let room = here.rooms().pop().unwrap();
        let mut inner = room.inner.lock().await;
        inner.talk.since = Moment(inner.talk.since.0 - 4 * 60_000);
    };
    long_ago().await;
    assert!(anna.get(&table).await.body.contains("/vote"), "nobody has told that Bruno is there");
    bruno.get(&table).await;
    web::tell_presence(&there).await;
    anna.wait_for(&table, |page| !page.body.contains("/vote")).await;
    let vote = anna.post(&format!("{table}/vote"), "seat=1&for=2").await;
    assert_eq!(vote.status, StatusCode::CONFLICT);
    for house in [here, there] {
        house.store.as_ref().unwrap().close().await;
    }
}

/// The second process has not heard of the first winner: it must not fail, and the seat is not taken twice.
#[tokio::test]
async fn whoever_comes_second_to_a_seat_at_another_process_is_told_so() {
    let Some(postgres) = Postgres::start() else { return };
    let (here, there) = (postgres.open().await, postgres.open().await);
    let mut anna = Browser::new(&web::router(here.clone()));
    let table = anna.set("Anna", "me", "open").await;
    let (mut bruno, mut carla) = (Browser::new(&anna.app), Browser::new(&web::router(there.clone())));
    assert!(carla.get(&table).await.body.contains("/sit"), "it is free as far as anybody knows there");
    assert_eq!(bruno.post(&format!("{table}/sit"), "name=Bruno").await.status, StatusCode::SEE_OTHER);
    let late = carla.post(&format!("{table}/sit"), "name=Carla").await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{}", late.body);
    let page = carla.get(&table).await.body;
    assert!(page.contains("Bruno") && !page.contains("Carla"), "{page}");
    assert_eq!(anna.answer(&table, 1, "drop 4").await.status, StatusCode::SEE_OTHER);
    for house in [here, there] {
        house.store.as_ref().unwrap().close().await;
    }
}
