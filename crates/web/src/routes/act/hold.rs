//! Who plays a seat: persons hand theirs to bots and take them back.

use super::{Done, Here, change, refuse, running};
use crate::fail::Fail;
use crate::house::House;
use crate::room::{Inner, Room};
use crate::routes::{Fields, done, find, part, read_seat};
use crate::visitor::Visitor;
use crate::words;
use axum::extract::{Path, State};
use shelf::BotKind;
use std::sync::Arc;
use table::{Holder, Refusal, Seat, Seats, Text};

/// Hands a seat to a bot, or takes it back. The owner may do it for anybody.
pub async fn hand(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    let room = find(&house, &visitor, &id).await?;
    let mut inner = room.inner.lock().await;
    let mine = part(&visitor, &room, &mut inner);
    let seat = fields
        .seat("seat")
        .filter(|seat| mine.owner || mine.seats.contains(seat))
        .ok_or_else(|| Fail::not_yours(&visitor))?;
    let to = match fields.get("to") {
        Some("person") => Holder::Person(
            visitor
                .name()
                .unwrap_or_else(|| inner.facts.names(visitor.look.lang)[seat].clone()),
        ),
        Some(kind) => Holder::Bot(
            kind.parse::<BotKind>()
                .map_err(|_| Fail::bad(&visitor))?
                .name()
                .to_owned(),
        ),
        None => return Err(Fail::bad(&visitor)),
    };
    let handed = hand_over(&house, &room, &mut inner, seat, to).await;
    room.changed();
    drop(inner);
    if let Err(refusal) = handed {
        return refuse(&house, &room, &visitor, seat, &refusal).await;
    }
    crate::bots::wake(&house, &room);
    Ok(done(&visitor, &format!("/t/{}", room.id)))
}

async fn hand_over(
    house: &Arc<House>,
    room: &Arc<Room>,
    inner: &mut Inner,
    seat: Seat,
    to: Holder,
) -> Result<(), Refusal> {
    let play = running(inner)?;
    play.session.hand_over(seat, to.clone())?;
    if let Some(place) = inner.facts.seats.get_mut(seat.index()) {
        place.holder = Some(to);
    }
    crate::enter::after(house, room, inner, Some(seat)).await?;
    crate::keeper::changed(house, inner).await;
    Ok(())
}

/// Leaves a game to a bot for good: the seat's secret opens it no longer.
pub async fn resign(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    if fields.get("sure").is_none() {
        return Err(Fail::bad(&visitor));
    }
    change(&house, &visitor, &id, fields.seat("seat"), async |room, inner, seat| {
        let lang = inner.facts.lang;
        let name = inner.facts.names(lang)[seat].clone();
        hand_over(&house, room, inner, seat, Holder::Bot("greedy".into())).await?;
        inner.facts.seats[seat.index()].token = None;
        crate::keeper::changed(&house, inner).await;
        crate::enter::say(&house, room, inner, Some(seat), name, words::say(lang, "web-resigned")).await;
        Ok(())
    })
    .await
}

/// Wants a bot to play for somebody who is absent. It does once all other persons want it.
pub async fn vote(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    let for_seat = fields.get("for").and_then(read_seat);
    change(&house, &visitor, &id, fields.seat("seat"), async |room, inner, seat| {
        let refused = || Refusal::NotOffered(Text::new("table-not-offered"));
        let absent = for_seat.filter(|other| {
            *other != seat
                && inner
                    .facts
                    .seats
                    .get(other.index())
                    .is_some_and(|place| place.token.is_some())
        });
        let absent = absent
            .filter(|other| inner.talk.absent(*other, crate::page::table::side::ABSENT))
            .ok_or_else(refused)?;
        let given = inner
            .talk
            .votes
            .iter()
            .find(|(other, _)| *other == absent)
            .map_or(Seats::NOBODY, |(_, seats)| *seats)
            .with(seat);
        inner.talk.votes.retain(|(other, _)| *other != absent);
        let others = running(inner)?
            .session
            .holders()
            .iter()
            .filter(|(other, holder)| *other != absent && holder.is_person())
            .map(|(other, _)| other)
            .collect::<Seats>();
        if others & given == others {
            return hand_over(&house, room, inner, absent, Holder::Bot("greedy".into())).await;
        }
        inner.talk.votes.push((absent, given));
        Ok(())
    })
    .await
}
