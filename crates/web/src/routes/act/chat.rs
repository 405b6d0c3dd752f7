//! What people say at a table.

use super::{Done, Here};
use crate::fail::Fail;
use crate::house::House;
use crate::room::{Room, clean_line};
use crate::routes::{Fields, done, find, part};
use crate::visitor::Visitor;
use crate::words;
use axum::extract::{Path, State};
use std::sync::Arc;
use table::Seat;

pub async fn chat(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    let said = fields.get("said").unwrap_or_default();
    let room = say(&house, &visitor, &id, fields.seat("seat"), said).await?;
    Ok(done(&visitor, &format!("/t/{}#chat", room.id)))
}

/// Says something. Whoever has no seat says it as an onlooker, and is marked as one.
pub async fn say(
    house: &Arc<House>,
    visitor: &Visitor,
    id: &str,
    named: Option<Seat>,
    said: &str,
) -> Result<Arc<Room>, Fail> {
    let room = find(house, visitor, id).await?;
    let said = clean_line(said).ok_or_else(|| Fail::bad(visitor))?;
    let mut inner = room.inner.lock().await;
    let mine = part(visitor, &room, &mut inner);
    let seat = named.filter(|seat| mine.seats.contains(seat));
    let seat = seat.or(mine.seats.first().copied());
    let lang = inner.facts.lang;
    let name = match seat {
        Some(seat) => inner.facts.person(seat, lang),
        None if inner.facts.access == store::Access::Public => return Err(Fail::not_yours(visitor)),
        None => visitor.name().unwrap_or_else(|| words::say(lang, "web-somebody")),
    };
    let kept = crate::enter::say(house, &room, &mut inner, seat, name, said).await;
    room.changed();
    drop(inner);
    kept.map_err(|refusal| Fail::of(visitor, room.edition.words(), &refusal))?;
    Ok(room)
}
