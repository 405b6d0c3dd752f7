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
}

/// Brings a database up to date, step by step.
pub(crate) type Migrations = &'static [&'static str];

/// The steps that are still to be done, when so many have been.
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

/// Runs something in a transaction for writing, and commits it if it succeeds.
macro_rules! write {
    ($store:expr, $sql:ident, $db:ident => $run:expr) => {
        match &*$store.0.backend {
            $crate::backend::Backend::Sqlite(sqlite) => {
                use $crate::sql::lite as $sql;
                let mut transaction = sqlite.write.begin().await?;
                let $db = &mut *transaction;
                let done = $run.await?;
                transaction.commit().await?;
                Ok::<_, $crate::StoreError>(done)
            }
            $crate::backend::Backend::Postgres(pool) => {
                use $crate::sql::pg as $sql;
                let mut transaction = pool.begin().await?;
                let $db = &mut *transaction;
                let done = $run.await?;
                transaction.commit().await?;
                Ok::<_, $crate::StoreError>(done)
            }
        }
    };
}

pub(crate) use {read, write};
