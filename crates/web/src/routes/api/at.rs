//! A program at a table: which seats it has, what it may see, and long polls.

use super::Problem;
use crate::app_state::AppState;
use crate::errors::Fail;
use crate::live_table::{Inner, Part};
use crate::routes::{AtTable, read_seat};
use crate::visitor::Visitor;
use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;
use table::{Lang, Seat, Viewer};
use tokio::sync::MutexGuard;
use tokio::time::Instant;

/// A program at a table, which is somebody there or says that it is nobody.
pub struct Program(AtTable);

impl FromRequestParts<Arc<AppState>> for Program {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<AppState>) -> Result<Program, Problem> {
        let program = Program(AtTable::from_request_parts(parts, state).await?);
        drop(program.known().await?);
        Ok(program)
    }
}

impl Deref for Program {
    type Target = AtTable;

    fn deref(&self) -> &AtTable {
        &self.0
    }
}

/// What stands after the question mark, read as a `T`.
pub struct Asking<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asking<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asking<T>, Problem> {
        let Ok(visitor) = Visitor::from_request_parts(parts, state).await;
        let read = Query::try_from_uri(&parts.uri);
        read.map(|Query(asked)| Asking(asked)).map_err(|rejection| super::problem::unasked(&visitor, &rejection))
    }
}

/// The longest a request waits, in seconds.
pub const LONGEST: u64 = 60;

/// What may stand after the question mark.
#[derive(Debug, Default, Deserialize)]
pub struct Asked {
    pub seat: Option<u8>,
    pub lang: Option<String>,
    pub since: Option<String>,
    pub wait: Option<u64>,
}

impl Asked {
    pub fn lang(&self, visitor: &Visitor) -> Result<Lang, Problem> {
        match &self.lang {
            None => Ok(visitor.look.lang),
            Some(tag) => tag.parse().map_err(|_| Fail::bad(visitor).into()),
        }
    }

    /// The seat that is meant, if one is named.
    pub fn seat(&self, visitor: &Visitor) -> Result<Option<Seat>, Problem> {
        named(visitor, self.seat)
    }
}

/// A seat by its number, counted from 1.
pub fn named(visitor: &Visitor, seat: Option<u8>) -> Result<Option<Seat>, Problem> {
    let read = |seat: u8| read_seat(&seat.to_string()).ok_or_else(|| Fail::bad(visitor).into());
    seat.map(read).transpose()
}

impl Program {
    /// The table, held, and what the program is at it. A secret that opens nothing there is told as such: whoever sent it does not mean to
    /// look on.
    pub async fn known(&self) -> Result<(MutexGuard<'_, Inner>, Part), Problem> {
        let (inner, part) = self.enter().await;
        match self.visitor.claims && part == Part::default() {
            true => Err(Problem::unknown_token(&self.visitor)),
            false => Ok((inner, part)),
        }
    }

    /// The same program after it has waited until something is new to it, if it knows the version `since`, but no longer than it wants to.
    pub async fn after(self, asked: &Asked) -> Result<Program, Problem> {
        let (Some(since), Some(seconds)) = (asked.since.as_deref(), asked.wait) else {
            return Ok(self);
        };
        let room = self.room.clone();
        self.after_while(seconds, |_, part| room.stamp(&part.seats) == since).await
    }

    /// The same program once something is no longer so, or this many seconds later.
    pub async fn after_while(self, seconds: u64, still: impl Fn(&Inner, &Part) -> bool) -> Result<Program, Problem> {
        self.wait_while(seconds, still).await?;
        Ok(Program(self.0.again().await?))
    }

    async fn wait_while(&self, seconds: u64, still: impl Fn(&Inner, &Part) -> bool) -> Result<(), Problem> {
        let _place = self.state.stream(self.visitor.address).ok_or_else(|| Fail::too_many(&self.visitor))?;
        let until = Instant::now() + Duration::from_secs(seconds.min(LONGEST));
        let (mut beats, mut closing) = (self.room.beat.subscribe(), self.state.closing.subscribe());
        loop {
            {
                let (inner, part) = self.known().await?;
                beats.borrow_and_update();
                if *closing.borrow_and_update() || !still(&inner, &part) {
                    return Ok(());
                }
            }
            tokio::select! {
                changed = beats.changed() => if changed.is_err() { return Ok(()) },
                _ = closing.changed() => return Ok(()),
                () = tokio::time::sleep_until(until) => return Ok(()),
            }
        }
    }
}

/// Through whose eyes a program looks: those of the seat it names, which must be its own, or else of its first that is asked.
pub fn viewer(visitor: &Visitor, inner: &Inner, part: &Part, named: Option<Seat>) -> Result<Viewer, Problem> {
    if named.is_some_and(|seat| !part.seats.contains(&seat)) {
        return Err(Fail::not_yours(visitor).into());
    }
    let asked = |seat| inner.play.as_ref().is_some_and(|play| play.is_asked(seat));
    Ok(part.viewer(named, asked))
}
