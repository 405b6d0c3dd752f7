//! Trouble with the disk, made on purpose at every place of a session: whatever was acknowledged is there afterwards, whatever was
//! refused is not.

use crate::backend::{Backend, Sqlite};
use crate::{
    Access, Beginning, Durability, Entry, Facts, NewTable, OpenFrom, Place, SeatInfo, State, Store, StoreError,
    TableId, TableInfo, Token,
};
use shelf::{AnySession, Opening};
use sqlx::SqliteConnection;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use table::{Holder, Lang, Seat, Viewer};

/// Counts commits, and steps inside statements, down to the one that fails.
pub(crate) struct Trouble {
    commits: AtomicI64,
    steps: AtomicI64,
    /// How many of either there were in the end.
    counted: std::sync::Mutex<(i64, i64)>,
}

/// After this many of its instructions SQLite asks whether to go on.
const INSTRUCTIONS: i32 = 25;

impl Trouble {
    fn new(commits: i64, steps: i64) -> Arc<Trouble> {
        Arc::new(Trouble { commits: commits.into(), steps: steps.into(), counted: std::sync::Mutex::default() })
    }

    fn freeze(&self) {
        let done = |count: &AtomicI64| -1 - count.load(Ordering::SeqCst);
        *self.counted.lock().unwrap() = (done(&self.commits), done(&self.steps));
    }

    /// So that nothing fails, and only counts.
    fn none() -> Arc<Trouble> {
        Trouble::new(-1, -1)
    }
}

/// Lies in wait at a connection for writing. A vetoed commit is what a full disk is: the commit fails and SQLite has taken everything
/// back by itself.
pub(crate) async fn visit(sqlite: &Sqlite, connection: &mut SqliteConnection) {
    let Some(trouble) = sqlite.trouble.lock().unwrap().clone() else {
        return;
    };
    let mut handle = connection.lock_handle().await.unwrap();
    let commits = trouble.clone();
    handle.set_commit_hook(move || commits.commits.fetch_sub(1, Ordering::SeqCst) != 0);
    handle.set_progress_handler(INSTRUCTIONS, move || trouble.steps.fetch_sub(1, Ordering::SeqCst) != 0);
}

struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("tavola-trouble-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        Folder(std::env::temp_dir().join(name))
    }

    async fn open(&self) -> Store {
        let place = Place::Directory(self.0.clone());
        Store::open(&place, Durability::Process).await.unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn lurk(store: &Store, trouble: &Arc<Trouble>) {
    if let Backend::Sqlite(sqlite) = &*store.0.backend {
        *sqlite.trouble.lock().unwrap() = Some(trouble.clone());
    }
}

/// What somebody at the table was told is kept.
#[derive(Debug, Default, PartialEq)]
struct Acknowledged {
    rows: Vec<String>,
    chat: Vec<String>,
    abandoned: bool,
    snapshots: usize,
    other: Option<TableId>,
}

fn entry(words: &str) -> Entry {
    Entry { seat: Some(Seat(0)), lines: vec![words.to_owned()], log_from: 0, log: Vec::new() }
}

/// A table whose game has begun, before any trouble.
async fn begun(store: &Store) -> (TableInfo, Box<dyn AnySession>) {
    let edition = shelf::find("connect-four").unwrap().open(&Default::default()).unwrap();
    let mut info = store.create(new_table(store).await).await.unwrap();
    let holders = ["Anna", "Bruno"].map(|name| Holder::Person(name.to_owned()));
    let session = edition.start(&Opening::new(holders).seed(7)).unwrap();
    let beginning = Beginning::new(session.to_record(), session.log(Viewer::Referee));
    store.begin(&mut info, &beginning).await.unwrap();
    (info, session)
}

async fn new_table(store: &Store) -> NewTable {
    let edition = shelf::find("connect-four").unwrap().open(&Default::default()).unwrap();
    let token = || Token::random().unwrap().hash();
    NewTable {
        game: "connect-four".to_owned(),
        pack: store.keep_pack(edition.source()).await.unwrap(),
        facts: Facts {
            access: Access::Public,
            ..Facts::new(vec![SeatInfo::person("Anna", token()), SeatInfo::open()], token(), Lang::En)
        },
        maker: None,
    }
}

/// Everything that can be written, one thing after the other, each tried until it is acknowledged if `again`. Whatever is refused must be
/// refused by the disk, or for want of something that was.
async fn play(
    store: &Store,
    info: &mut TableInfo,
    session: &dyn AnySession,
    trouble: &Arc<Trouble>,
    again: bool,
) -> (Acknowledged, usize) {
    let fresh = new_table(store).await;
    lurk(store, trouble);
    let (mut told, mut refused) = (Acknowledged::default(), 0);
    macro_rules! attempt {
        ($run:expr) => {{
            let mut done = $run.await;
            while let Err(error) = &done {
                assert!(matches!(error, StoreError::Failed(_) | StoreError::Conflict(_)), "{error}");
                refused += 1;
                if !again {
                    break;
                }
                done = $run.await;
            }
            done.ok()
        }};
    }
    for turn in 0..3 {
        let number = told.rows.len() as u32 + 1;
        let words = format!("1 drop {turn}");
        if attempt!(store.append(info.id, number, entry(&words))).is_some() {
            told.rows.push(words);
        }
        let said = format!("line {turn}");
        if attempt!(store.say(info.id, Some(Seat(0)), "Anna", &said)).is_some() {
            told.chat.push(said);
        }
    }
    let kept = crate::KeptSnapshot {
        number: 0,
        snapshot: session.snapshot().unwrap(),
        tail: session.tail(),
        holders: session.holders().values().cloned().collect(),
        logged: None,
    };
    told.snapshots = usize::from(attempt!(store.keep_snapshot(info.id, &kept)).is_some());
    told.other = attempt!(store.create(fresh.clone())).map(|table| table.id);
    info.facts.state = State::Abandoned;
    let number = told.rows.len() as u32 + 1;
    if attempt!(store.append_and_update(info, number, entry("hand 1 bot greedy"))).is_some() {
        told.rows.push("hand 1 bot greedy".to_owned());
        told.abandoned = true;
    }
    if let Some(other) = told.other
        && attempt!(store.delete(other)).is_some()
    {
        told.other = None;
    }
    (told, refused)
}

/// What is there when the store is opened again.
async fn found(store: &Store, table: TableId) -> Acknowledged {
    let info = store.info(table).await.unwrap().unwrap();
    let rows = store.rows_after(table, 0).await.unwrap();
    assert_eq!(info.last, Some(rows.len() as u32));
    let kept = store.load(table, OpenFrom::Beginning).await.unwrap().unwrap();
    assert_eq!(kept.rows.len(), rows.len() + 1);
    let all = store.list(&Default::default()).await.unwrap();
    let snapshots: i64 = match &*store.0.backend {
        Backend::Sqlite(sqlite) => {
            sqlx::query_scalar("SELECT COUNT(*) FROM snapshots").fetch_one(&sqlite.read).await.unwrap()
        }
        Backend::Postgres(_) => 0,
    };
    Acknowledged {
        rows: rows.into_iter().map(|row| row.entry.lines[0].clone()).collect(),
        chat: store.chat(table, 0).await.unwrap().into_iter().map(|line| line.said).collect(),
        abandoned: info.facts.state == State::Abandoned,
        snapshots: snapshots as usize,
        other: all.iter().map(|info| info.id).find(|id| *id != table),
    }
}

/// Plays with trouble, closes, opens and compares. Gives how often something was refused.
async fn troubled(trouble: &Arc<Trouble>, again: bool) -> usize {
    let folder = Folder::new();
    let store = folder.open().await;
    let (mut info, session) = begun(&store).await;
    let (told, refused) = play(&store, &mut info, &*session, trouble, again).await;
    // What is left of the count is not what closing the store does.
    trouble.freeze();
    store.close().await;
    let store = folder.open().await;
    assert_eq!(found(&store, info.id).await, told);
    if again {
        assert!(told.abandoned && told.rows.len() == 4 && told.chat.len() == 3 && told.other.is_none());
    }
    store.close().await;
    refused
}

#[tokio::test]
async fn after_any_commit_that_fails_what_is_acknowledged_is_kept_and_what_is_refused_is_not() {
    let counting = Trouble::none();
    assert_eq!(troubled(&counting, false).await, 0);
    let commits = counting.counted.lock().unwrap().0;
    assert!(commits >= 10, "{commits} commits");
    for nth in 0..commits {
        for again in [false, true] {
            assert!(troubled(&Trouble::new(nth, -1), again).await >= 1, "commit {nth} failed");
        }
    }
}

#[tokio::test]
async fn after_any_statement_that_fails_what_is_acknowledged_is_kept_and_what_is_refused_is_not() {
    let counting = Trouble::none();
    assert_eq!(troubled(&counting, false).await, 0);
    let steps = counting.counted.lock().unwrap().1;
    assert!(steps >= 10, "{steps} steps");
    let mut refused = 0;
    for nth in 0..steps {
        refused += troubled(&Trouble::new(-1, nth), nth % 2 == 0).await;
    }
    // Some steps are those of a rollback, which then fails without anybody having been promised anything.
    assert!(refused as i64 >= steps / 2, "{refused} of {steps}");
}
