//! `tavola tables`: all saved tables in one file.

use crate::args::{TablesArgs, TablesTask};
use crate::exit::{Done, Exit};
use crate::out::Out;
use crate::serve;
use crate::speech::Speech;
use std::path::Path;
use table::text;
use web::{Durability, Place, Store, StoreError};

pub fn run(args: &TablesArgs, speech: &Speech, out: &mut Out) -> Done {
    let (moved, key, file) = match &args.task {
        TablesTask::Export { file, place } => {
            (export(&serve::place(place, speech)?, file), "tavola-tables-exported", file)
        }
        TablesTask::Import { file, place } => {
            (import(&serve::place(place, speech)?, file), "tavola-tables-imported", file)
        }
    };
    let (tables, rows) = moved.map_err(|error| Exit::Said(speech.say(&text!("tavola-tables-failed", why = error))))?;
    let said = text!(key, tables = tables, rows = rows, file = file.display().to_string());
    Ok(out.wrapped(&speech.say(&said), 2)?)
}

/// How many tables and rows went into the file; or why none did. A server may have the place open.
fn export(place: &Place, file: &Path) -> Result<(u32, u32), String> {
    run_to_end(async {
        let moved = Store::export_from(place, file).await?;
        Ok((moved.tables as u32, moved.rows as u32))
    })
}

fn import(place: &Place, file: &Path) -> Result<(u32, u32), String> {
    run_to_end(async {
        let store = Store::open(place, Durability::Process).await?;
        let moved = store.import(file).await;
        store.close().await;
        moved.map(|moved| (moved.tables as u32, moved.rows as u32))
    })
}

fn run_to_end<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, String> {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    runtime.block_on(work).map_err(|error| error.to_string())
}
