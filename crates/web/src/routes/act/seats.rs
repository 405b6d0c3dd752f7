//! Seats: people hand theirs to bots, take them back, resign, or let a bot play for somebody absent.

use super::{Did, Done, Noticed, Trouble, change, has_room, refuse, running, show};
use crate::app_state::AppState;
use crate::errors::Fail;
use crate::live_table::{Inner, LiveTable};
use crate::page::table::panels::ABSENT;
use crate::routes::{AtTable, Fields, done, read_seat};
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

pub async fn hand(at: AtTable, fields: Fields) -> Done {
    let to = fields.get("to").unwrap_or_default();
    match give(&at, fields.seat("seat"), to).await {
        Ok(()) => Ok(done(&at.visitor, &at.page())),
        Err(trouble) => refuse(&at, trouble).await,
    }
}

/// Hands a seat to a bot, or to its person again (`person`). The owner may do it for anybody.
pub async fn give(at: &AtTable, seat: Option<Seat>, to: &str) -> Result<(), Trouble> {
    let AtTable { state, visitor, room, .. } = at;
    let (mut inner, mine) = at.enter().await;
    let seat = seat
        .filter(|seat| seat.index() < inner.facts.seats.len())
        .filter(|seat| mine.owner || mine.seats.contains(seat))
        .ok_or_else(|| Fail::not_yours(visitor))?;
    let by = if mine.seats.contains(&seat) { By::Themselves } else { By::Owner };
    let given = match to {
        "person" => take_seat_back(state, room, &mut inner, seat, by).await,
        kind => {
            let kind = kind.parse::<BotKind>().map_err(|_| Fail::bad(visitor))?;
            hand_over(state, room, &mut inner, seat, Holder::Bot(kind.name().to_owned()), by).await
        }
    };
    room.changed();
    drop(inner);
    given.map_err(|refusal| Trouble::Refused(seat, refusal))?;
    crate::bots::wake(state, room);
    Ok(())
}

/// Gives a seat back to the person who holds its secret, under the name they had. A seat that nobody holds stays the bot's: whoever took
/// it could not play it, or would see a hand that is not theirs.
async fn take_seat_back(
    state: &Arc<AppState>,
    room: &Arc<LiveTable>,
    inner: &mut Inner,
    seat: Seat,
    by: By,
) -> Result<(), Refusal> {
    if !inner.facts.held().contains(seat) {
        return Err(Refusal::NotOffered(Text::new("web-bots-own-seat")));
    }
    let name = inner.person(seat, inner.facts.lang);
    hand_over(state, room, inner, seat, Holder::Person(name), by).await
}

async fn hand_over(
    state: &Arc<AppState>,
    room: &Arc<LiveTable>,
    inner: &mut Inner,
    seat: Seat,
    to: Holder,
    by: By,
) -> Result<(), Refusal> {
    has_room(state, inner)?;
    let lang = inner.facts.lang;
    let key = if to.is_person() { "web-seat-taken-back" } else { "web-seat-handed" };
    let play = running(inner)?;
    if play.session.holders().get(seat) == Some(&to) {
        return Ok(());
    }
    play.session.hand_over(seat, to.clone())?;
    inner.facts.seat_holder(seat, to);
    crate::commit::after(state, room, inner, Some(seat)).await?;
    if inner.facts.held().contains(seat) {
        let who = inner.person(seat, lang);
        crate::commit::note(state, room, inner, &text!(key, who = who, by = by.slug())).await;
    }
    Ok(())
}

pub async fn resign(at: AtTable, fields: Fields) -> Done {
    if fields.get("sure").is_none() {
        return Err(Fail::bad(&at.visitor));
    }
    let did = leave(&at, fields.seat("seat")).await;
    show(&at, did).await
}

/// Leaves a game to a bot for good: the seat's secret opens it no longer.
pub async fn leave(at: &AtTable, named: Option<Seat>) -> Result<Did<()>, Trouble> {
    let AtTable { state, room, .. } = at;
    change(at, named, async |inner, seat| {
        let lang = inner.facts.lang;
        let name = inner.person(seat, lang);
        let token = inner.facts.seats[seat.index()].token.take();
        let handed = hand_over(state, room, inner, seat, Holder::Bot("greedy".into()), By::Themselves).await;
        if let Err(refusal) = handed {
            inner.facts.seats[seat.index()].token = token;
            return Err(refusal);
        }
        // Where a bot played the seat already, only the secret has gone.
        crate::persistence::changed(state, room, inner).await?;
        crate::commit::note(state, room, inner, &text!("web-seat-resigned", who = name)).await;
        Ok((Noticed::ByAll, ()))
    })
    .await
}

pub async fn vote(at: AtTable, fields: Fields) -> Done {
    let absent = fields.get("for").and_then(read_seat);
    let did = want_bot(&at, fields.seat("seat"), absent).await;
    show(&at, did).await
}

/// Wants a bot to play for somebody who is absent. It does once all other persons want it. Says whether it does.
pub async fn want_bot(at: &AtTable, named: Option<Seat>, absent: Option<Seat>) -> Result<Did<bool>, Trouble> {
    let AtTable { state, room, .. } = at;
    change(at, named, async |inner, seat| {
        let absent = absent.filter(|other| *other != seat && inner.facts.held().contains(*other));
        let absent = absent.filter(|other| inner.talk.absent(*other, ABSENT));
        let absent = absent.ok_or_else(|| Refusal::NotOffered(Text::new("web-not-absent")))?;
        let before = inner.talk.votes.iter().find(|(other, _)| *other == absent);
        let given = before.map_or(Seats::NOBODY, |(_, seats)| *seats).with(seat);
        let holders = running(inner)?.session.holders().iter();
        let others: Seats =
            holders.filter(|(other, holder)| *other != absent && holder.is_person()).map(|(other, _)| other).collect();
        if others & given == others {
            hand_over(state, room, inner, absent, Holder::Bot("greedy".into()), By::Vote).await?;
            inner.talk.votes.retain(|(other, _)| *other != absent);
            return Ok((Noticed::ByAll, true));
        }
        inner.talk.votes.retain(|(other, _)| *other != absent);
        inner.talk.votes.push((absent, given));
        Ok((Noticed::ByAll, false))
    })
    .await
}
