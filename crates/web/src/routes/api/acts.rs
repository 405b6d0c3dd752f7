//! What programs do at a table besides answering: the same as the forms of its page.

use super::at::{self, Asked, named};
use super::{Here, Problem, Told, body, told};
use crate::fail::Fail;
use crate::room::talk::ChatLine;
use crate::routes::act::undo::Back;
use crate::routes::act::{Trouble, chat, hint, hold, order, own, undo};
use crate::routes::come;
use crate::visitor::Visitor;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};
use table::StandingOrder;

type Sent<T> = Result<Json<T>, JsonRejection>;

/// Which seat is meant, where a program has several.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seated {
    seat: Option<u8>,
}

fn refused(visitor: &Visitor) -> impl Fn(Trouble) -> Problem + '_ {
    |trouble| trouble.told(visitor).into()
}

/// What a bot would answer in this seat's place.
pub async fn hint(State(house): Here, visitor: Visitor, Path(id): Path<String>, sent: Sent<Seated>) -> Told {
    let sent = body(&visitor, sent)?;
    at::room(&house, &visitor, &id).await?;
    let seat = named(&visitor, sent.seat)?;
    let did = hint::advise(&house, &visitor, &id, seat).await.map_err(refused(&visitor))?;
    let inner = did.room.inner.lock().await;
    let names = inner.facts.names(visitor.look.lang);
    let reader = did.room.edition.words().reader(visitor.look.lang, Some(did.seat), &names);
    let weighed = did.came.thoughts.iter().map(|thought| {
        json!({ "text": reader.render(&thought.option), "expected": thought.expected, "tries": thought.visits })
    });
    Ok(Json(json!({
        "seat": did.seat.0 + 1,
        "question": did.came.number,
        "answer": did.came.answer,
        "weighed": weighed.collect::<Vec<_>>(),
    })))
}

fn back(came: Back) -> Json<Value> {
    let word = match came {
        Back::Taken => "taken",
        Back::Asked => "asked",
        Back::Refused => "refused",
    };
    Json(json!({ "undo": word }))
}

/// Takes the seat's last answer back, or asks the others whether it may.
pub async fn undo(State(house): Here, visitor: Visitor, Path(id): Path<String>, sent: Sent<Seated>) -> Told {
    let sent = body(&visitor, sent)?;
    at::room(&house, &visitor, &id).await?;
    let did = undo::take_back(&house, &visitor, &id, named(&visitor, sent.seat)?).await;
    Ok(back(did.map_err(refused(&visitor))?.came))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreeing {
    agree: bool,
    seat: Option<u8>,
}

/// Lets another take something back, or not.
pub async fn agree(State(house): Here, visitor: Visitor, Path(id): Path<String>, sent: Sent<Agreeing>) -> Told {
    let sent = body(&visitor, sent)?;
    at::room(&house, &visitor, &id).await?;
    let did = undo::consent(&house, &visitor, &id, named(&visitor, sent.seat)?, sent.agree).await;
    Ok(back(did.map_err(refused(&visitor))?.came))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ordering {
    question: String,
    answer: String,
    seat: Option<u8>,
}

fn orders(all: &[StandingOrder]) -> Json<Value> {
    let tell = |order: &StandingOrder| json!({ "question": order.question, "answer": order.answer });
    Json(json!({ "orders": all.iter().map(tell).collect::<Vec<_>>() }))
}

/// Leaves a standing order.
pub async fn order(State(house): Here, visitor: Visitor, Path(id): Path<String>, sent: Sent<Ordering>) -> Told {
    let sent = body(&visitor, sent)?;
    at::room(&house, &visitor, &id).await?;
    let seat = named(&visitor, sent.seat)?;
    let did = order::leave(&house, &visitor, &id, seat, &sent.question, &sent.answer).await;
    Ok(orders(&did.map_err(refused(&visitor))?.came))
}

/// Which order is meant.
#[derive(Debug, Deserialize)]
pub struct Ordered {
    question: String,
    seat: Option<u8>,
}

/// Takes a standing order away.
pub async fn revoke(
    State(house): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Ordered>,
) -> Told {
    at::room(&house, &visitor, &id).await?;
    let seat = named(&visitor, asked.seat)?;
    let did = order::take_away(&house, &visitor, &id, seat, &asked.question).await;
    Ok(orders(&did.map_err(refused(&visitor))?.came))
}

/// The standing orders of a seat of mine.
pub async fn standing(
    State(house): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Told {
    let room = at::room(&house, &visitor, &id).await?;
    let mut inner = room.inner.lock().await;
    let part = at::known(&visitor, &room, &mut inner)?;
    let seat = at::viewer(&visitor, &inner, &part, asked.seat(&visitor)?)?.seat();
    let seat = seat.ok_or_else(|| Fail::not_yours(&visitor))?;
    let play = inner.play.as_ref().ok_or_else(|| super::not_begun(&visitor))?;
    Ok(orders(&play.session.orders(seat)))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Handing {
    seat: u8,
    /// The name of a bot, or `person`.
    to: String,
}

/// Hands a seat to a bot, or back to its person.
pub async fn hand(State(house): Here, visitor: Visitor, Path(id): Path<String>, sent: Sent<Handing>) -> Told {
    let sent = body(&visitor, sent)?;
    at::room(&house, &visitor, &id).await?;
    let seat = named(&visitor, Some(sent.seat))?;
    let room = hold::give(&house, &visitor, &id, seat, &sent.to).await.map_err(refused(&visitor))?;
    told_table(&visitor, &room).await
}

async fn told_table(visitor: &Visitor, room: &crate::room::Room) -> Told {
    let mut inner = room.inner.lock().await;
    let part = crate::routes::part(visitor, room, &mut inner);
    Ok(Json(told::table(room, &inner, &part)))
}

/// Leaves the game to a bot for good.
pub async fn resign(State(house): Here, visitor: Visitor, Path(id): Path<String>, sent: Sent<Seated>) -> Told {
    let sent = body(&visitor, sent)?;
    at::room(&house, &visitor, &id).await?;
    let did = hold::leave(&house, &visitor, &id, named(&visitor, sent.seat)?).await;
    told_table(&visitor, &did.map_err(refused(&visitor))?.room).await
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Voting {
    /// The seat of whoever is away.
    absent: u8,
    seat: Option<u8>,
}

/// Wants a bot to play for somebody who is away.
pub async fn vote(State(house): Here, visitor: Visitor, Path(id): Path<String>, sent: Sent<Voting>) -> Told {
    let sent = body(&visitor, sent)?;
    at::room(&house, &visitor, &id).await?;
    let (seat, absent) = (named(&visitor, sent.seat)?, named(&visitor, Some(sent.absent))?);
    let did = hold::want_bot(&house, &visitor, &id, seat, absent).await;
    Ok(Json(json!({ "handed": did.map_err(refused(&visitor))?.came })))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saying {
    said: String,
    seat: Option<u8>,
}

fn lines(chat: &[ChatLine]) -> Json<Value> {
    let tell = |line: &ChatLine| {
        json!({
            "at": line.at.0,
            "seat": line.seat.map(|seat| seat.0 + 1),
            "onlooker": line.seat.is_none() && !line.name.is_empty(),
            "name": line.name,
            "said": line.said,
        })
    };
    Json(json!({ "lines": chat.iter().map(tell).collect::<Vec<_>>() }))
}

/// What was said last.
pub async fn heard(State(house): Here, visitor: Visitor, Path(id): Path<String>) -> Told {
    let room = at::room(&house, &visitor, &id).await?;
    let inner = room.inner.lock().await;
    Ok(lines(&inner.talk.chat))
}

/// Says something.
pub async fn say(State(house): Here, visitor: Visitor, Path(id): Path<String>, sent: Sent<Saying>) -> Told {
    let sent = body(&visitor, sent)?;
    at::room(&house, &visitor, &id).await?;
    let seat = named(&visitor, sent.seat)?;
    let room = chat::say(&house, &visitor, &id, seat, &sent.said).await?;
    let inner = room.inner.lock().await;
    Ok(lines(&inner.talk.chat))
}

/// Begins with bots in the free seats. Only the owner may.
pub async fn start(State(house): Here, visitor: Visitor, Path(id): Path<String>) -> Told {
    at::room(&house, &visitor, &id).await?;
    let room = come::begin_now(&house, &visitor, &id).await?;
    told_table(&visitor, &room).await
}

/// Abandons the game. Only the owner may.
pub async fn abandon(State(house): Here, visitor: Visitor, Path(id): Path<String>) -> Told {
    at::room(&house, &visitor, &id).await?;
    let room = own::give_up(&house, &visitor, &id).await?;
    told_table(&visitor, &room).await
}

/// Deletes the table. Only the owner may.
pub async fn delete(State(house): Here, visitor: Visitor, Path(id): Path<String>) -> Result<StatusCode, Problem> {
    at::room(&house, &visitor, &id).await?;
    own::remove(&house, &visitor, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The same people once more, at a table whose seats the same secrets hold.
pub async fn rematch(State(house): Here, visitor: Visitor, Path(id): Path<String>) -> Told {
    at::room(&house, &visitor, &id).await?;
    let (_, next) = own::again(&house, &visitor, &id).await?;
    Ok(Json(json!({ "table": next })))
}
