//! Who plays a seat: persons hand theirs to bots and take them back.

use super::{Did, Done, Here, Noticed, Trouble, change, refuse, running, show};
use crate::fail::Fail;
use crate::house::House;
use crate::page::table::side::ABSENT;
use crate::room::{Inner, Room};
use crate::routes::{Fields, done, find, part, read_seat};
use crate::visitor::Visitor;
use crate::words;
use axum::extract::{Path, State};
use shelf::BotKind;
use std::sync::Arc;
use table::{Holder, Refusal, Seat, Seats, Text, text};

/// Who gives a seat into other hands, for the line that tells of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum By {
    Themselves,
    Owner,
    Vote,
}

impl By {
    fn slug(self) -> &'static str {
        match self {
            By::Themselves => "self",
            By::Owner => "owner",
            By::Vote => "vote",
        }
    }
}

pub async fn hand(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    let to = fields.get("to").unwrap_or_default();
    match give(&house, &visitor, &id, fields.seat("seat"), to).await {
        Ok(room) => Ok(done(&visitor, &format!("/t/{}", room.id))),
        Err(trouble) => refuse(&visitor, trouble).await,
    }
}

/// Hands a seat to a bot, or to its person again (`person`). The owner may do it for anybody.
pub async fn give(
    house: &Arc<House>,
    visitor: &Visitor,
    id: &str,
    seat: Option<Seat>,
    to: &str,
) -> Result<Arc<Room>, Trouble> {
    let room = find(house, visitor, id).await?;
    let mut inner = room.inner.lock().await;
    let mine = part(visitor, &room, &mut inner);
    let seat = seat
        .filter(|seat| seat.index() < inner.facts.seats.len())
        .filter(|seat| mine.owner || mine.seats.contains(seat))
        .ok_or_else(|| Fail::not_yours(visitor))?;
    let by = if mine.seats.contains(&seat) { By::Themselves } else { By::Owner };
    let given = match to {
        "person" => take_seat_back(house, &room, &mut inner, seat, by).await,
        kind => {
            let kind = kind.parse::<BotKind>().map_err(|_| Fail::bad(visitor))?;
            hand_over(house, &room, &mut inner, seat, Holder::Bot(kind.name().to_owned()), by).await
        }
    };
    room.changed();
    drop(inner);
    if let Err(refusal) = given {
        return Err(Trouble::Refused(room, seat, refusal));
    }
    crate::bots::wake(house, &room);
    Ok(room)
}

/// Gives a seat back to the person who holds its secret, under the name they had. A seat that nobody holds stays the bot's: whoever took
/// it could not play it, or would see a hand that is not theirs.
async fn take_seat_back(
    house: &Arc<House>,
    room: &Arc<Room>,
    inner: &mut Inner,
    seat: Seat,
    by: By,
) -> Result<(), Refusal> {
    if !inner.facts.held().contains(seat) {
        return Err(Refusal::NotOffered(Text::new("web-bots-own-seat")));
    }
    let name = inner.facts.person(seat, inner.facts.lang);
    hand_over(house, room, inner, seat, Holder::Person(name), by).await
}

async fn hand_over(
    house: &Arc<House>,
    room: &Arc<Room>,
    inner: &mut Inner,
    seat: Seat,
    to: Holder,
    by: By,
) -> Result<(), Refusal> {
    let lang = inner.facts.lang;
    let key = if to.is_person() { "web-seat-taken-back" } else { "web-seat-handed" };
    let play = running(inner)?;
    if play.session.holders().get(seat) == Some(&to) {
        return Ok(());
    }
    play.session.hand_over(seat, to.clone())?;
    inner.facts.seat_holder(seat, to);
    crate::enter::after(house, room, inner, Some(seat)).await?;
    if inner.facts.held().contains(seat) {
        let who = inner.facts.person(seat, lang);
        crate::enter::note(house, room, inner, &text!(key, who = who, by = by.slug())).await;
    }
    Ok(())
}

pub async fn resign(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    if fields.get("sure").is_none() {
        return Err(Fail::bad(&visitor));
    }
    let did = leave(&house, &visitor, &id, fields.seat("seat")).await;
    show(&visitor, did).await
}

/// Leaves a game to a bot for good: the seat's secret opens it no longer.
pub async fn leave(house: &Arc<House>, visitor: &Visitor, id: &str, named: Option<Seat>) -> Result<Did<()>, Trouble> {
    change(house, visitor, id, named, async |room, inner, seat| {
        let lang = inner.facts.lang;
        let name = inner.facts.person(seat, lang);
        let token = inner.facts.seats[seat.index()].token.take();
        let handed = hand_over(house, room, inner, seat, Holder::Bot("greedy".into()), By::Themselves).await;
        if let Err(refusal) = handed {
            inner.facts.seats[seat.index()].token = token;
            return Err(refusal);
        }
        // Where a bot played the seat already, only the secret has gone.
        crate::keeper::changed(house, room, inner).await?;
        // A line that cannot be kept takes nothing back.
        let _ = crate::enter::say(house, room, inner, Some(seat), name, words::say(lang, "web-resigned")).await;
        Ok((Noticed::ByAll, ()))
    })
    .await
}

pub async fn vote(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    let absent = fields.get("for").and_then(read_seat);
    let did = want_bot(&house, &visitor, &id, fields.seat("seat"), absent).await;
    show(&visitor, did).await
}

/// Wants a bot to play for somebody who is absent. It does once all other persons want it. Says whether it does.
pub async fn want_bot(
    house: &Arc<House>,
    visitor: &Visitor,
    id: &str,
    named: Option<Seat>,
    absent: Option<Seat>,
) -> Result<Did<bool>, Trouble> {
    change(house, visitor, id, named, async |room, inner, seat| {
        let absent = absent.filter(|other| *other != seat && inner.facts.held().contains(*other));
        let absent = absent.filter(|other| inner.talk.absent(*other, ABSENT));
        let absent = absent.ok_or_else(|| Refusal::NotOffered(Text::new("web-not-absent")))?;
        let before = inner.talk.votes.iter().find(|(other, _)| *other == absent);
        let given = before.map_or(Seats::NOBODY, |(_, seats)| *seats).with(seat);
        let holders = running(inner)?.session.holders().iter();
        let others: Seats =
            holders.filter(|(other, holder)| *other != absent && holder.is_person()).map(|(other, _)| other).collect();
        if others & given == others {
            hand_over(house, room, inner, absent, Holder::Bot("greedy".into()), By::Vote).await?;
            inner.talk.votes.retain(|(other, _)| *other != absent);
            return Ok((Noticed::ByAll, true));
        }
        inner.talk.votes.retain(|(other, _)| *other != absent);
        inner.talk.votes.push((absent, given));
        Ok((Noticed::ByAll, false))
    })
    .await
}
