//! The SQL. What both databases understand is written once and compiled for the connection of each; `lite` and `pg` hold what differs.

pub(crate) mod lite;
pub(crate) mod pg;

/// An answer on its way into the database.
pub(crate) struct Incoming {
    pub table: i64,
    pub number: i64,
    pub seat: Option<i64>,
    pub at: i64,
    pub lines: String,
    pub log_from: i64,
    pub log: String,
    pub sum: String,
}

impl Incoming {
    pub(crate) fn new(table: crate::TableId, row: &crate::Row) -> Result<Incoming, crate::StoreError> {
        let raw = row.write(table.0)?;
        let (number, at, seat, lines, log_from, log, sum) = raw;
        Ok(Incoming { table: table.0, number, seat, at, lines, log_from, log, sum: sum.unwrap_or_default() })
    }
}

/// Brings a database up to date, step by step.
pub(crate) type Migrations = &'static [&'static str];

/// The steps that are still to be done, when this many have been.
pub(crate) fn to_do(migrations: Migrations, done: i64) -> Result<&'static [&'static str], crate::StoreError> {
    let ours = migrations.len() as i64;
    let left = usize::try_from(done).ok().and_then(|done| migrations.get(done..));
    left.ok_or(crate::StoreError::Newer { theirs: done, ours })
}

/// Runs something on a connection for reading: `read!(store, sql, db => sql::tables::info(db, id))`.
macro_rules! read {
    ($store:expr, $sql:ident, $db:ident => $run:expr) => {
        match &*$store.0.backend {
            $crate::backend::Backend::Sqlite(sqlite) => {
                use $crate::sql::lite as $sql;
                let mut connection = sqlite.read.acquire().await?;
                let $db = &mut *connection;
                $run.await
            }
            $crate::backend::Backend::Postgres(pool) => {
                use $crate::sql::pg as $sql;
                let mut connection = pool.acquire().await?;
                let $db = &mut *connection;
                $run.await
            }
        }
    };
}

/// As [`read!`], with everything seen as it is at one moment, whatever others write meanwhile.
macro_rules! read_at_once {
    ($store:expr, $sql:ident, $db:ident => $run:expr) => {
        match &*$store.0.backend {
            $crate::backend::Backend::Sqlite(sqlite) => {
                use $crate::sql::lite as $sql;
                let mut transaction = sqlite.read.begin().await?;
                let $db = &mut *transaction;
                $run.await
            }
            $crate::backend::Backend::Postgres(pool) => {
                use $crate::sql::pg as $sql;
                let mut transaction = pool.begin_with($sql::AT_ONE_MOMENT).await?;
                let $db = &mut *transaction;
                $run.await
            }
        }
    };
}

/// Runs something in a transaction for writing, and commits it if it succeeds. After any failure of the database its connection is not
/// used again.
macro_rules! write {
    ($store:expr, $sql:ident, $db:ident => $run:expr) => {
        $crate::sql::write_to!(&*$store.0.backend, $sql, $db => $run)
    };
}

/// As [`write!`], on a backend.
macro_rules! write_to {
    ($backend:expr, $sql:ident, $db:ident => $run:expr) => {
        match $backend {
            $crate::backend::Backend::Sqlite(sqlite) => {
                use $crate::sql::lite as $sql;
                let mut turn = sqlite.turn().await?;
                let mut transaction = turn.connection.begin_with($crate::backend::BEGIN).await?;
                let $db = &mut *transaction;
                let done = $run.await;
                let (done, sound) = $crate::backend::end(transaction, done).await;
                if sound {
                    turn.done();
                }
                done
            }
            $crate::backend::Backend::Postgres(pool) => {
                use $crate::sql::pg as $sql;
                let mut connection = pool.acquire().await?;
                let mut transaction = connection.begin().await?;
                let $db = &mut *transaction;
                let done = $run.await;
                let (done, sound) = $crate::backend::end(transaction, done).await;
                if !sound {
                    connection.close_on_drop();
                }
                done
            }
        }
    };
}

pub(crate) use {read, read_at_once, write, write_to};
