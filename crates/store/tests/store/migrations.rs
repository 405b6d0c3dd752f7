//! Databases of every age are brought up to date.

use crate::homes::Home;
use crate::sitting::Sitting;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use store::{Durability, OpenFrom, Place, Store, StoreError, TableId};

/// A table with one answer, as the first version of the store wrote it.
const OLD_TABLE: &str = "
    INSERT INTO packs (hash, files, kept) VALUES ('p', '{}', 5);
    INSERT INTO tables (id, code, game, pack, access, state, lang, created, details, version) VALUES
        (7, 'ACDEFG', 'connect-four', 'p', 'public', 'running', 'it', 5,
         '{\"options\":[],\"seats\":[],\"owner\":\"0000000000000000000000000000000000000000000000000000000000000000\"}', 0);
    INSERT INTO heads (id, last, used) VALUES (7, 1, 6);
    INSERT INTO beginnings (table_id, header) VALUES
        (7, '{\"game\":\"connect-four\",\"rules\":1,\"pack\":\"p\",\"holders\":[],\"options\":[],\"seed\":\"7\",\"salt\":\"0\",
          \"real_dice\":false,\"inherited\":0,\"start\":null}');
    INSERT INTO answers (table_id, number, seat, at, lines, log_from, log) VALUES
        (7, 0, NULL, 5, '[]', 0, '[]'), (7, 1, 0, 6, '[\"1 drop 4\"]', 0, '[]');
    CREATE TABLE migrations (done BIGINT NOT NULL);
    INSERT INTO migrations (done) VALUES (1);";

async fn sqlite(home: &Home, sql: &str) {
    let Place::Directory(directory) = &home.place else { unreachable!() };
    std::fs::create_dir_all(directory).unwrap();
    let options = SqliteConnectOptions::new().filename(directory.join("tavola.sqlite3"));
    let mut db = SqliteConnection::connect_with(&options.create_if_missing(true)).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut db).await.unwrap();
    db.close().await.unwrap();
}

async fn postgres(home: &Home, sql: &str) {
    let Place::Postgres(address) = &home.place else { unreachable!() };
    let mut db = PgConnection::connect(address).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut db).await.unwrap();
}

async fn assert_old_table_lives(home: &Home) {
    for opening in ["the first time", "again"] {
        let store = home.open().await;
        let id: TableId = "000000000007".parse().unwrap();
        let kept = store.load(id, OpenFrom::Snapshot).await.unwrap().expect(opening);
        assert_eq!(kept.lines(), [(1, "1 drop 4".to_owned())]);
        store.say(id, None, "somebody", opening).await.unwrap();
        store.close().await;
    }
}

#[tokio::test]
async fn an_older_directory_is_brought_up_to_date() {
    let home = Home::sqlite();
    sqlite(&home, include_str!("../../migrations/sqlite/1.sql")).await;
    sqlite(&home, OLD_TABLE).await;
    assert_old_table_lives(&home).await;
}

#[tokio::test]
async fn an_older_postgres_is_brought_up_to_date() {
    let Some(home) = Home::postgres().await else { return };
    postgres(&home, include_str!("../../migrations/postgres/1.sql")).await;
    postgres(&home, OLD_TABLE).await;
    assert_old_table_lives(&home).await;
}

#[tokio::test]
async fn many_programs_start_on_an_empty_postgres_at_once() {
    let Some(home) = Home::postgres().await else { return };
    let open = || Store::open(&home.place, Durability::Process);
    let (one, two, three) = tokio::join!(open(), open(), open());
    let stores = [one.unwrap(), two.unwrap(), three.unwrap()];
    let table = Sitting::begin(&stores[0]).await.info.id;
    assert!(stores[2].info(table).await.unwrap().is_some());
}

#[tokio::test]
async fn what_a_newer_program_wrote_is_left_alone() {
    let home = Home::sqlite();
    home.open().await.close().await;
    sqlite(&home, "INSERT INTO migrations (done) VALUES (99)").await;
    let refused = Store::open(&home.place, Durability::Process).await.map(drop);
    assert!(matches!(refused, Err(StoreError::Newer { theirs: 99, .. })));
}
