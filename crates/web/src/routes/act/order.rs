//! Standing orders: what a seat answers without being asked.

use super::{Did, Done, Here, Noticed, Trouble, change, running, show};
use crate::fail::Fail;
use crate::house::House;
use crate::room::Inner;
use crate::routes::Fields;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use std::sync::Arc;
use table::{Refusal, Seat, StandingOrder, Text};

/// How many orders a seat may leave.
const MOST: usize = 40;

pub async fn order(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    let word = |name| fields.get(name).unwrap_or_default();
    let did = leave(&house, &visitor, &id, fields.seat("seat"), word("question"), word("answer")).await;
    show(&visitor, did).await
}

pub async fn revoke(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    let question = fields.get("question").unwrap_or_default();
    let did = take_away(&house, &visitor, &id, fields.seat("seat"), question).await;
    show(&visitor, did).await
}

/// Leaves an order, in place of an older one for the same question. Only if it answers at once do others notice.
pub async fn leave(
    house: &Arc<House>,
    visitor: &Visitor,
    id: &str,
    named: Option<Seat>,
    question: &str,
    answer: &str,
) -> Result<Did<Vec<StandingOrder>>, Trouble> {
    if question.is_empty() || answer.is_empty() || question.len() > 200 || answer.len() > 400 {
        return Err(Fail::bad(visitor).into());
    }
    change(house, visitor, id, named, async |room, inner, seat| {
        let play = running(inner)?;
        let before = play.session.number();
        if play.session.orders(seat).len() >= MOST {
            return Err(Refusal::NotOffered(Text::new("table-not-offered")));
        }
        play.session.order(StandingOrder { seat, question: question.to_owned(), answer: answer.to_owned() });
        let noticed = match play.session.number() == before {
            true => Noticed::ByOne,
            false => Noticed::ByAll,
        };
        match noticed {
            Noticed::ByAll => crate::enter::after(house, room, inner, Some(seat)).await?,
            Noticed::ByOne => crate::keeper::changed(house, room, inner).await?,
        }
        Ok((noticed, orders(inner, seat)))
    })
    .await
}

/// Takes an order away.
pub async fn take_away(
    house: &Arc<House>,
    visitor: &Visitor,
    id: &str,
    named: Option<Seat>,
    question: &str,
) -> Result<Did<Vec<StandingOrder>>, Trouble> {
    change(house, visitor, id, named, async |room, inner, seat| {
        running(inner)?.session.revoke(seat, question);
        crate::keeper::changed(house, room, inner).await?;
        Ok((Noticed::ByOne, orders(inner, seat)))
    })
    .await
}

fn orders(inner: &Inner, seat: Seat) -> Vec<StandingOrder> {
    let play = inner.play.as_ref();
    play.map(|play| play.session.orders(seat)).unwrap_or_default()
}
