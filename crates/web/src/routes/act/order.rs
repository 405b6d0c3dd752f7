//! Standing orders: answers that a seat gives automatically.

use super::{Did, Done, Noticed, Trouble, change, running, show};
use crate::errors::Fail;
use crate::live_table::Inner;
use crate::page::table::ask::until_slug;
use crate::routes::{AtTable, Fields};
use table::{Refusal, Seat, StandingOrder, Text, Until};

/// How many orders a seat may leave.
const MOST: usize = 40;

pub async fn order(at: AtTable, fields: Fields) -> Done {
    let word = |name| fields.get(name).unwrap_or_default();
    let did = leave(&at, fields.seat("seat"), word("question"), word("answer"), until(word("until"))).await;
    show(&at, did).await
}

pub async fn revoke(at: AtTable, fields: Fields) -> Done {
    let did = take_away(&at, fields.seat("seat"), fields.get("question").unwrap_or_default()).await;
    show(&at, did).await
}

/// How long an order lasts, as the form says it; without a word until it is taken back.
pub fn until(word: &str) -> Until {
    [Until::Round, Until::Aimed].into_iter().find(|until| until_slug(*until) == word).unwrap_or_default()
}

/// Leaves an order, in place of an older one for the same question. Only if it answers at once do others notice.
pub async fn leave(
    at: &AtTable,
    named: Option<Seat>,
    question: &str,
    answer: &str,
    until: Until,
) -> Result<Did<Vec<StandingOrder>>, Trouble> {
    if question.is_empty() || answer.is_empty() || question.len() > 200 || answer.len() > 400 {
        return Err(Fail::bad(&at.visitor).into());
    }
    let AtTable { state, room, .. } = at;
    change(at, named, async |inner, seat| {
        let play = running(inner)?;
        let before = play.session.number();
        if play.session.wishes(seat).len() >= MOST {
            return Err(Refusal::NotOffered(Text::new("table-not-offered")));
        }
        play.session.order(StandingOrder::new(seat, question, answer).until(until));
        let noticed = match play.session.number() == before {
            true => Noticed::ByOne,
            false => Noticed::ByAll,
        };
        match noticed {
            Noticed::ByAll => crate::commit::after(state, room, inner, Some(seat)).await?,
            Noticed::ByOne => crate::persistence::changed(state, room, inner).await?,
        }
        Ok((noticed, orders(inner, seat)))
    })
    .await
}

/// Takes an order away.
pub async fn take_away(at: &AtTable, named: Option<Seat>, question: &str) -> Result<Did<Vec<StandingOrder>>, Trouble> {
    let AtTable { state, room, .. } = at;
    change(at, named, async |inner, seat| {
        running(inner)?.session.revoke(seat, question);
        crate::persistence::changed(state, room, inner).await?;
        Ok((Noticed::ByOne, orders(inner, seat)))
    })
    .await
}

fn orders(inner: &Inner, seat: Seat) -> Vec<StandingOrder> {
    let play = inner.play.as_ref();
    play.map(|play| play.session.orders(seat)).unwrap_or_default()
}
