//! Everybody hears of what has changed.

use crate::homes::{Home, on_both};
use crate::sitting::Sitting;
use sqlx::{Connection, PgConnection};
use std::time::Duration;
use store::{Heard, News, OpenFrom, Place, Watch, What};

async fn next(watch: &mut Watch) -> Option<Heard> {
    let heard = tokio::time::timeout(Duration::from_secs(5), watch.next()).await;
    heard.expect("news within five seconds")
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
        assert_eq!(
            next(&mut watch).await,
            Some(Heard::News(News {
                table,
                what: What::Row(2 * turn)
            }))
        );
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
    let Place::Postgres(address) = &home.place else {
        unreachable!()
    };
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
