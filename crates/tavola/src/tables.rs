//! `tavola tables`: everything that is kept, in one file.

use crate::args::{PlaceArgs, TablesArgs, TablesTask};
use crate::out::Out;
use crate::serve;
use crate::speech::Speech;
use crate::stop::{Done, Stop};
use std::path::Path;
use table::text;
use web::{Durability, Store, StoreError};

pub fn run(args: &TablesArgs, speech: &Speech, out: &mut Out) -> Done {
    let (moved, key, file) = match &args.task {
        TablesTask::Export { file, place } => (export(place, file), "tavola-tables-exported", file),
        TablesTask::Import { file, place } => (import(place, file), "tavola-tables-imported", file),
    };
    let (tables, rows) = moved.map_err(|error| Stop::Said(speech.say(&text!("tavola-tables-failed", why = error))))?;
    let said = text!(key, tables = tables, rows = rows, file = file.display().to_string());
    Ok(out.wrapped(&speech.say(&said), 2)?)
}

/// How many tables and rows went into the file; or why none did.
fn export(place: &PlaceArgs, file: &Path) -> Result<(u32, u32), String> {
    with_store(place, async |store: &Store| {
        let moved = store.export(file).await?;
        Ok((moved.tables as u32, moved.rows as u32))
    })
}

fn import(place: &PlaceArgs, file: &Path) -> Result<(u32, u32), String> {
    with_store(place, async |store: &Store| {
        let moved = store.import(file).await?;
        Ok((moved.tables as u32, moved.rows as u32))
    })
}

fn with_store<T>(place: &PlaceArgs, work: impl AsyncFnOnce(&Store) -> Result<T, StoreError>) -> Result<T, String> {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    runtime.block_on(async {
        let store = Store::open(&serve::place(place), Durability::Process).await;
        let store = store.map_err(|error| error.to_string())?;
        let done = work(&store).await;
        store.close().await;
        done.map_err(|error| error.to_string())
    })
}
