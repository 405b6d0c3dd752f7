//! API requests other than answering: the same actions as the forms of a table's page.

use super::at::{self, Asked, Asking, Program, named};
use super::{Problem, Reply, body, wire};
use crate::errors::Fail;
use crate::live_table::talk::ChatLine;
use crate::page::table::ask::until_slug;
use crate::routes::act::undo::Back;
use crate::routes::act::{Trouble, chat, hint, order, owner, seats, undo};
use crate::routes::join;
use axum::Json;
use axum::extract::rejection::JsonRejection;
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

fn refused(at: &Program) -> impl Fn(Trouble) -> Problem + '_ {
    |trouble| trouble.told(at).into()
}

/// What a bot would answer in this seat's place.
pub async fn hint(at: Program, sent: Sent<Seated>) -> Reply {
    let sent = body(&at.visitor, sent)?;
    let seat = named(&at.visitor, sent.seat)?;
    let did = hint::advise(&at, seat).await.map_err(refused(&at))?;
    let lang = at.visitor.look.lang;
    let names = at.room.inner.lock().await.names(lang);
    let reader = at.room.edition.words().reader(lang, Some(did.seat), &names);
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
pub async fn undo(at: Program, sent: Sent<Seated>) -> Reply {
    let sent = body(&at.visitor, sent)?;
    let did = undo::take_back(&at, named(&at.visitor, sent.seat)?).await;
    Ok(back(did.map_err(refused(&at))?.came))
}

/// Does again what the seat took back, and gives what it is asked then.
pub async fn redo(at: Program, sent: Sent<Seated>) -> Reply<wire::Told> {
    let sent = body(&at.visitor, sent)?;
    let did = undo::do_again(&at, named(&at.visitor, sent.seat)?).await.map_err(refused(&at))?;
    let (inner, part) = at.enter().await;
    Ok(Json(wire::question(&at.room, &inner, &part, did.seat.into(), at.visitor.look.lang)))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreeing {
    agree: bool,
    seat: Option<u8>,
}

/// Lets another take something back, or not.
pub async fn agree(at: Program, sent: Sent<Agreeing>) -> Reply {
    let sent = body(&at.visitor, sent)?;
    let did = undo::consent(&at, named(&at.visitor, sent.seat)?, sent.agree).await;
    Ok(back(did.map_err(refused(&at))?.came))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ordering {
    question: String,
    answer: String,
    seat: Option<u8>,
    /// `revoked`, `round` or `aimed`.
    #[serde(default)]
    until: String,
}

fn orders(all: &[StandingOrder]) -> Json<Value> {
    let tell = |order: &StandingOrder| json!({ "question": order.question, "answer": order.answer, "until": until_slug(order.until) });
    Json(json!({ "orders": all.iter().map(tell).collect::<Vec<_>>() }))
}

/// Leaves a standing order.
pub async fn order(at: Program, sent: Sent<Ordering>) -> Reply {
    let sent = body(&at.visitor, sent)?;
    let seat = named(&at.visitor, sent.seat)?;
    let did = order::leave(&at, seat, &sent.question, &sent.answer, order::until(&sent.until)).await;
    Ok(orders(&did.map_err(refused(&at))?.came))
}

/// Which order is meant.
#[derive(Debug, Deserialize)]
pub struct Ordered {
    question: String,
    seat: Option<u8>,
}

/// Takes a standing order away.
pub async fn revoke(at: Program, Asking(asked): Asking<Ordered>) -> Reply {
    let seat = named(&at.visitor, asked.seat)?;
    let did = order::take_away(&at, seat, &asked.question).await;
    Ok(orders(&did.map_err(refused(&at))?.came))
}

/// The standing orders of a seat of mine.
pub async fn standing(at: Program, Asking(asked): Asking<Asked>) -> Reply {
    let (inner, part) = at.known().await?;
    let seat = at::viewer(&at.visitor, &inner, &part, asked.seat(&at.visitor)?)?.seat();
    let seat = seat.ok_or_else(|| Fail::not_yours(&at.visitor))?;
    let play = inner.play.as_ref().ok_or_else(|| super::not_begun(&at.visitor))?;
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
pub async fn hand(at: Program, sent: Sent<Handing>) -> Reply {
    let sent = body(&at.visitor, sent)?;
    let seat = named(&at.visitor, Some(sent.seat))?;
    seats::give(&at, seat, &sent.to).await.map_err(refused(&at))?;
    told_table(&at).await
}

async fn told_table(at: &Program) -> Reply {
    let (inner, part) = at.enter().await;
    Ok(Json(wire::table(&at.room, &inner, &part)))
}

/// Leaves the game to a bot for good.
pub async fn resign(at: Program, sent: Sent<Seated>) -> Reply {
    let sent = body(&at.visitor, sent)?;
    seats::leave(&at, named(&at.visitor, sent.seat)?).await.map_err(refused(&at))?;
    told_table(&at).await
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Voting {
    /// The seat of whoever is away.
    absent: u8,
    seat: Option<u8>,
}

/// Wants a bot to play for somebody who is away.
pub async fn vote(at: Program, sent: Sent<Voting>) -> Reply {
    let sent = body(&at.visitor, sent)?;
    let (seat, absent) = (named(&at.visitor, sent.seat)?, named(&at.visitor, Some(sent.absent))?);
    let did = seats::want_bot(&at, seat, absent).await;
    Ok(Json(json!({ "handed": did.map_err(refused(&at))?.came })))
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
pub async fn heard(at: Program) -> Reply {
    Ok(lines(&at.enter().await.0.talk.chat))
}

/// Says something.
pub async fn say(at: Program, sent: Sent<Saying>) -> Reply {
    let sent = body(&at.visitor, sent)?;
    let seat = named(&at.visitor, sent.seat)?;
    chat::say(&at, seat, &sent.said).await?;
    Ok(lines(&at.enter().await.0.talk.chat))
}

/// Begins with bots in the free seats. Only the owner may.
pub async fn start(at: Program) -> Reply {
    join::begin_now(&at).await?;
    told_table(&at).await
}

/// Abandons the game. Only the owner may.
pub async fn abandon(at: Program) -> Reply {
    owner::give_up(&at).await?;
    told_table(&at).await
}

/// Deletes the table. Only the owner may.
pub async fn delete(at: Program) -> Result<StatusCode, Problem> {
    owner::remove(&at).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The same people once more, at a table whose seats the same secrets hold.
pub async fn rematch(at: Program) -> Reply {
    Ok(Json(json!({ "table": owner::again(&at).await? })))
}
