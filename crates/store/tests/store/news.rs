//! Everybody hears of what has changed.

use crate::homes::{Home, on_both};
use crate::sitting::Sitting;
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use std::time::Duration;
use store::{Heard, News, OpenFrom, Place, Watch, What};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

async fn next(watch: &mut Watch) -> Option<Heard> {
    let heard = tokio::time::timeout(PATIENCE, watch.next()).await;
    heard.expect("news within two minutes")
}

#[tokio::test]
async fn a_process_hears_of_its_own_changes_once() {
    on_both(async |home| {
        let store = home.open().await;
        let mut live = Sitting::begin(&store).await;
        let table = live.info.id;
        let mut watch = store.watch();
        live.answer("drop 4").await.unwrap();
        store.say(table, None, "somebody", "hello").await.unwrap();
        store.update(&mut live.info).await.unwrap();
        store.delete(table).await.unwrap();
        for what in [What::Row(1), What::Chat(1), What::Info, What::Gone] {
            assert_eq!(next(&mut watch).await, Some(Heard::News(News { table, what })));
        }
        store.close().await;
        assert_eq!(next(&mut watch).await, None);
    })
    .await;
}

/// Passes over older news until this one comes.
async fn until(watch: &mut Watch, news: News) {
    while next(watch).await != Some(Heard::News(news)) {}
}

#[tokio::test]
async fn two_processes_play_at_one_table() {
    let Some(home) = Home::postgres().await else { return };
    let (here, there) = (home.open().await, home.open().await);
    let mut mine = Sitting::begin(&here).await;
    let table = mine.info.id;
    let mut watch = there.watch();
    for turn in 1..=3 {
        mine.answer("drop 4").await.unwrap();
        let what = What::Row(2 * turn - 1);
        until(&mut watch, News { table, what }).await;
        let mut yours = Sitting::reopen(&there, table, OpenFrom::Snapshot).await;
        yours.answer("drop 5").await.unwrap();
        assert_eq!(next(&mut watch).await, Some(Heard::News(News { table, what: What::Row(2 * turn) })));
        mine = Sitting::reopen(&here, table, OpenFrom::Snapshot).await;
        assert_eq!(mine.session.state_hash(), yours.session.state_hash());
    }
}

#[tokio::test]
async fn whoever_was_cut_off_is_told_to_look_again_and_hears_on() {
    let Some(home) = Home::postgres().await else { return };
    let (here, there) = (home.open().await, home.open().await);
    let mut live = Sitting::begin(&here).await;
    let mut watch = there.watch();
    let Place::Postgres(address) = &home.place else { unreachable!() };
    let mut knife = PgConnection::connect(address).await.unwrap();
    sqlx::query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%' AND datname = current_database()")
        .execute(&mut knife)
        .await
        .unwrap();
    while next(&mut watch).await != Some(Heard::Missed) {}
    live.answer("drop 4").await.unwrap();
    let (table, what) = (live.info.id, What::Row(1));
    until(&mut watch, News { table, what }).await;
}

/// The server refuses this database for a while, so that the first attempts to listen again fail.
#[tokio::test]
async fn whoever_could_not_listen_again_at_once_is_told_to_look_again_too() {
    let Some(home) = Home::postgres().await else { return };
    let (here, there) = (home.open().await, home.open().await);
    let mut live = Sitting::begin(&here).await;
    here.close().await;
    let mut watch = there.watch();
    let Place::Postgres(address) = &home.place else { unreachable!() };
    let name = address.split(['/', '?']).nth(3).unwrap();
    let mut server = PgConnection::connect(&address.replace(&format!("/{name}?"), "/postgres?")).await.unwrap();
    for sql in [
        format!("ALTER DATABASE {name} ALLOW_CONNECTIONS false"),
        format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"),
    ] {
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut server).await.unwrap();
    }
    tokio::time::sleep(Duration::from_millis(1200)).await;
    let sql = AssertSqlSafe(format!("ALTER DATABASE {name} ALLOW_CONNECTIONS true"));
    sqlx::raw_sql(sql).execute(&mut server).await.unwrap();
    let missed = async { while watch.next().await != Some(Heard::Missed) {} };
    tokio::time::timeout(PATIENCE, missed).await.expect("it is told that something was missed");
    // From then on everything is heard.
    let again = home.open().await;
    live.store = again;
    live.answer("drop 4").await.unwrap();
    let (table, what) = (live.info.id, What::Row(1));
    until(&mut watch, News { table, what }).await;
}

/// Somebody writes between the moments at which the parts of a table are read.
#[tokio::test]
async fn a_table_opened_while_another_process_writes_is_whole() {
    let Some(home) = Home::postgres().await else { return };
    let (here, there) = (home.open().await, home.open().await);
    let mut live = Sitting::begin(&here).await;
    let Place::Postgres(address) = &home.place else { unreachable!() };
    let mut lock = PgConnection::connect(address).await.unwrap();
    let mut held = lock.begin().await.unwrap();
    sqlx::query("LOCK TABLE snapshots IN ACCESS EXCLUSIVE MODE").execute(&mut *held).await.unwrap();
    let table = live.info.id;
    let opening = tokio::spawn(async move { there.open_table(table, OpenFrom::Snapshot).await });
    let waits = "SELECT COUNT(*) FROM pg_locks WHERE NOT granted AND relation = 'snapshots'::regclass";
    while sqlx::query_scalar::<_, i64>(waits).fetch_one(&mut *held).await.unwrap() == 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    live.answer("drop 4").await.unwrap();
    live.info.facts.state = store::State::Abandoned;
    here.update(&mut live.info).await.unwrap();
    held.commit().await.unwrap();
    let opened = opening.await.unwrap().unwrap().unwrap();
    assert_eq!(opened.info.facts.state, store::State::Running);
    assert_eq!((opened.info.last, opened.game.unwrap().number()), (Some(0), 0));
}
