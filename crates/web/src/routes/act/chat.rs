//! Chat at a table.

use super::Done;
use crate::errors::Fail;
use crate::live_table::clean_line;
use crate::routes::{AtTable, Fields, done};
use crate::words;
use table::Seat;

pub async fn chat(at: AtTable, fields: Fields) -> Done {
    say(&at, fields.seat("seat"), fields.get("said").unwrap_or_default()).await?;
    Ok(done(&at.visitor, &format!("{}#chat", at.page())))
}

/// Says something. Whoever has no seat says it as an onlooker, and is marked as one.
pub async fn say(at: &AtTable, named: Option<Seat>, said: &str) -> Result<(), Fail> {
    let AtTable { state, visitor, room, .. } = at;
    let said = clean_line(said).ok_or_else(|| Fail::bad(visitor))?;
    let (mut inner, mine) = at.enter().await;
    let seat = named.filter(|seat| mine.seats.contains(seat));
    let seat = seat.or(mine.seats.first().copied());
    let lang = inner.facts.lang;
    let name = match seat {
        Some(seat) => inner.person(seat, lang),
        None if inner.facts.access == store::Access::Public => return Err(Fail::not_yours(visitor)),
        None => visitor.name().unwrap_or_else(|| words::say(lang, "web-somebody")),
    };
    let kept = crate::commit::say(state, room, &mut inner, seat, name, said).await;
    room.changed();
    drop(inner);
    kept.map_err(|refusal| at.refused(&refusal))
}
