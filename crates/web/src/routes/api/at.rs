//! A program at a table: who it is there, through whose eyes it looks, and how long it waits for something new.

use super::Problem;
use crate::fail::Fail;
use crate::house::House;
use crate::room::{Inner, Part, Room};
use crate::routes::{find, part, read_seat};
use crate::visitor::Visitor;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use table::{Lang, Seat, Viewer};
use tokio::sync::MutexGuard;
use tokio::time::Instant;

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

/// What a program is at a table. A secret that opens nothing there is told as such: whoever sent it does not mean to look on.
pub fn known(visitor: &Visitor, room: &Room, inner: &mut Inner) -> Result<Part, Problem> {
    let part = part(visitor, room, inner);
    match visitor.claims && part == Part::default() {
        true => Err(Problem::unknown_token(visitor)),
        false => Ok(part),
    }
}

/// The table, if there is one and the program is somebody there or says that it is nobody.
pub async fn room(house: &Arc<House>, visitor: &Visitor, id: &str) -> Result<Arc<Room>, Problem> {
    let room = find(house, visitor, id).await?;
    known(visitor, &room, &mut *room.inner.lock().await)?;
    Ok(room)
}

/// Through whose eyes a program looks: those of the seat it names, which must be its own, or else of its first that is asked.
pub fn viewer(visitor: &Visitor, inner: &Inner, part: &Part, named: Option<Seat>) -> Result<Viewer, Problem> {
    if named.is_some_and(|seat| !part.seats.contains(&seat)) {
        return Err(Fail::not_yours(visitor).into());
    }
    let asked = |seat| inner.play.as_ref().is_some_and(|play| play.is_asked(seat));
    Ok(part.viewer(named, asked))
}

/// Waits until something is new to whoever knows the version `since`, but no longer than they want to wait.
pub async fn wait(house: &Arc<House>, visitor: &Visitor, id: &str, asked: &Asked) -> Result<(), Problem> {
    let (Some(since), Some(seconds)) = (asked.since.as_deref(), asked.wait) else {
        return Ok(());
    };
    wait_while(house, visitor, id, seconds, |room, _, part| room.stamp(&part.seats) == since).await
}

/// Waits as long as something is still so, but no longer than so many seconds.
pub async fn wait_while(
    house: &Arc<House>,
    visitor: &Visitor,
    id: &str,
    seconds: u64,
    still: impl Fn(&Room, &MutexGuard<'_, Inner>, &Part) -> bool,
) -> Result<(), Problem> {
    let room = room(house, visitor, id).await?;
    let _place = house.stream(visitor.address).ok_or_else(|| Fail::too_often(visitor))?;
    let until = Instant::now() + Duration::from_secs(seconds.min(LONGEST));
    let (mut beats, mut closing) = (room.beat.subscribe(), house.closing.subscribe());
    loop {
        {
            let mut inner = room.inner.lock().await;
            beats.borrow_and_update();
            let part = known(visitor, &room, &mut inner)?;
            if *closing.borrow_and_update() || !still(&room, &inner, &part) {
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
