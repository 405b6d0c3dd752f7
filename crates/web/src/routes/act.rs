//! What people do at a table.

pub mod hold;
pub mod own;

use super::come::{Asked, shown};
use super::{Fields, done, find, part, speaking};
use crate::fail::{Fail, sentence};
use crate::house::House;
use crate::room::play::{Play, Taken};
use crate::room::talk::{Fault, Hint, UndoAsk};
use crate::room::{Inner, Room, clean_line};
use crate::visitor::Visitor;
use crate::words;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::State as Stage;
use table::{Refusal, Seat, Seats, StandingOrder, Text};

type Here = State<Arc<House>>;
type Done = Result<Response, Fail>;

/// Answers the question. Refusals are told on the table's own page, with everything as it was.
pub async fn answer(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    let room = find(&house, &visitor, &id).await?;
    let question = fields
        .get("question")
        .and_then(|number| number.parse().ok())
        .ok_or_else(|| Fail::bad(&visitor))?;
    let mut inner = room.inner.lock().await;
    let mine = part(&visitor, &room, &mut inner);
    let seat = speaking(&visitor, &mine, fields.seat("seat"))?;
    let taken = take(&house, &room, &mut inner, seat, question, &fields).await;
    drop(inner);
    match taken {
        Ok(_) => Ok(done(&visitor, &format!("/t/{}?as={seat}", room.id))),
        Err(refusal) => refuse(&house, &room, &visitor, seat, &refusal).await,
    }
}

/// Takes an answer, keeps it, tells everybody.
pub async fn take(
    house: &Arc<House>,
    room: &Arc<Room>,
    inner: &mut Inner,
    seat: Seat,
    question: usize,
    fields: &Fields,
) -> Result<Taken, Refusal> {
    if inner.facts.state != Stage::Running {
        return Err(Refusal::NothingAsked);
    }
    let Some(play) = inner.play.as_mut() else {
        return Err(Refusal::NothingAsked);
    };
    let words = read_answer(play, seat, fields);
    let taken = play.answer(seat, question, &words);
    match &taken {
        Ok(Taken::Now) => {
            house.counts.answers.fetch_add(1, Ordering::Relaxed);
            let kept = crate::enter::after(house, room, inner, Some(seat)).await;
            room.changed();
            kept?;
            crate::bots::wake(house, room);
        }
        Ok(Taken::Before) => {}
        Err(refusal) => {
            house.counts.refused.fetch_add(1, Ordering::Relaxed);
            if let Refusal::Fault(said) = refusal {
                report(house, room, inner, said).await;
                room.changed();
            }
        }
    }
    taken
}

/// Keeps what is known of a fault in the rules, for the owner.
async fn report(house: &Arc<House>, room: &Room, inner: &mut Inner, said: &str) {
    // A report of the part that is in memory is better than none.
    let _ = crate::keeper::whole(house, room, inner).await;
    let Some(play) = &inner.play else {
        return;
    };
    let report = play.session.report(said);
    if let Some(store) = &house.store {
        // The report is shown to the owner even if it could not be kept.
        let _ = store.keep_fault(room.id, said, &report).await;
    }
    inner.talk.faults.push(Fault {
        said: said.to_owned(),
        report,
    });
}

/// The answer in the game's notation, out of buttons, ticked boxes, numbers beside options, or places in an order.
fn read_answer(play: &Play, seat: Seat, fields: &Fields) -> String {
    if let Some(answer) = fields.get("answer") {
        return answer.to_owned();
    }
    let options = play.session.options(seat);
    let named = |number: &str| {
        let number: usize = number.parse().ok()?;
        options
            .iter()
            .find(|option| option.number == number)
            .map(|option| option.notation.clone())
    };
    let beside = |prefix: &str| -> Vec<(String, u32)> {
        let pairs = fields
            .0
            .iter()
            .filter_map(|(key, value)| Some((named(key.strip_prefix(prefix)?)?, value.trim().parse().ok()?)));
        pairs.collect()
    };
    let mut places = beside("place-");
    let parts = beside("part-");
    if !places.is_empty() {
        places.sort_by_key(|(_, place)| *place);
        return places.into_iter().map(|(name, _)| name).collect::<Vec<_>>().join(", ");
    }
    if !parts.is_empty() {
        return parts
            .into_iter()
            .map(|(name, part)| format!("{name}={part}"))
            .collect::<Vec<_>>()
            .join(", ");
    }
    let picks: Vec<&str> = fields.all("pick").collect();
    if picks.is_empty() {
        "none".to_owned()
    } else {
        picks.join(", ")
    }
}

async fn refuse(_: &Arc<House>, room: &Room, visitor: &Visitor, seat: Seat, refusal: &Refusal) -> Done {
    let said = sentence(room.edition.words(), visitor.look.lang, refusal);
    if visitor.script {
        return Err(Fail::refused(visitor, said));
    }
    let asked = Asked {
        seat: Some(seat.to_string()),
        ..Asked::default()
    };
    Ok((StatusCode::CONFLICT, shown(room, visitor, &asked, Some(&said)).await).into_response())
}

/// A post that changes something of the table and then shows it.
async fn change(
    house: &Arc<House>,
    visitor: &Visitor,
    id: &str,
    named: Option<Seat>,
    act: impl AsyncFnOnce(&Arc<Room>, &mut Inner, Seat) -> Result<(), Refusal>,
) -> Done {
    let room = find(house, visitor, id).await?;
    let mut inner = room.inner.lock().await;
    let mine = part(visitor, &room, &mut inner);
    let seat = speaking(visitor, &mine, named)?;
    let acted = act(&room, &mut inner, seat).await;
    if acted.is_ok() {
        room.changed();
    }
    drop(inner);
    match acted {
        Ok(()) => {
            crate::bots::wake(house, &room);
            Ok(done(visitor, &format!("/t/{}?as={seat}", room.id)))
        }
        Err(refusal) => refuse(house, &room, visitor, seat, &refusal).await,
    }
}

fn running(inner: &mut Inner) -> Result<&mut Play, Refusal> {
    let live = inner.facts.state != Stage::Abandoned;
    inner.play.as_mut().filter(|_| live).ok_or(Refusal::NothingAsked)
}

/// Takes the last answer back, or asks the others whether one may.
pub async fn undo(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    change(&house, &visitor, &id, fields.seat("seat"), async |room, inner, seat| {
        if running(inner)?.session.undo_offer(seat).is_none() {
            // The last answer may lie before the part that is in memory; if that cannot be read there is nothing to take back.
            let _ = crate::keeper::whole(&house, room, inner).await;
        }
        let mine = inner.facts.part_of(&visitor.tokens(room.id));
        let play = running(inner)?;
        let offer = play
            .session
            .undo_offer(seat)
            .ok_or_else(|| Refusal::NotOffered(Text::new("table-nothing-to-undo")))?;
        if !offer.fair && !mine.answers_for(offer.consent) {
            let number = play.number();
            inner.talk.undo = Some(UndoAsk {
                by: seat,
                number,
                agreed: Seats::NOBODY,
            });
            return Ok(());
        }
        let agreed = if offer.fair { Seats::NOBODY } else { offer.consent };
        play.session.undo(seat, agreed)?;
        crate::enter::after(&house, room, inner, Some(seat)).await
    })
    .await
}

/// Agrees or refuses that another takes something back.
pub async fn agree(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    let yes = fields.get("yes") == Some("1");
    change(&house, &visitor, &id, fields.seat("seat"), async |room, inner, seat| {
        let Some(mut ask) = inner.talk.undo.filter(|ask| ask.by != seat) else {
            return Ok(());
        };
        if !yes {
            inner.talk.undo = None;
            let lang = inner.facts.lang;
            let name = inner.facts.names(lang)[seat].clone();
            crate::enter::say(
                &house,
                room,
                inner,
                Some(seat),
                name,
                words::say(lang, "web-undo-refused"),
            )
            .await;
            return Ok(());
        }
        ask.agreed = ask.agreed.with(seat);
        inner.talk.undo = Some(ask);
        let play = running(inner)?;
        let offer = play.session.undo_offer(ask.by).filter(|_| play.number() == ask.number);
        if offer.is_some_and(|offer| offer.consent & ask.agreed == offer.consent) {
            play.session.undo(ask.by, ask.agreed)?;
            inner.talk.undo = None;
            crate::enter::after(&house, room, inner, Some(ask.by)).await?;
        }
        Ok(())
    })
    .await
}

/// Asks a bot what it would do. It thinks about a copy, and the table goes on meanwhile.
pub async fn hint(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    let room = find(&house, &visitor, &id).await?;
    let (seat, number, adviser) = {
        let mut inner = room.inner.lock().await;
        let mine = part(&visitor, &room, &mut inner);
        let seat = speaking(&visitor, &mine, fields.seat("seat"))?;
        let Ok(play) = running(&mut inner) else {
            return Err(Fail::told(
                &visitor,
                StatusCode::CONFLICT,
                &Text::new("table-nothing-asked"),
            ));
        };
        (seat, play.number(), play.session.adviser(seat, shelf::ADVISER))
    };
    let thought = tokio::task::spawn_blocking(adviser).await;
    let advice = thought.unwrap_or(Err(Refusal::NothingAsked));
    match advice {
        Ok(advice) => {
            let mut inner = room.inner.lock().await;
            inner.talk.hints.retain(|hint| hint.seat != seat);
            inner.talk.hints.push(Hint {
                seat,
                number,
                answer: advice.answer,
                thoughts: advice.thoughts,
            });
            room.changed();
            drop(inner);
            Ok(done(&visitor, &format!("/t/{}?as={seat}", room.id)))
        }
        Err(refusal) => refuse(&house, &room, &visitor, seat, &refusal).await,
    }
}

pub async fn order(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    let (question, answer) = (
        fields.get("question").unwrap_or_default().to_owned(),
        fields.get("answer").unwrap_or_default().to_owned(),
    );
    if question.is_empty() || answer.is_empty() || question.len() > 200 || answer.len() > 400 {
        return Err(Fail::bad(&visitor));
    }
    change(&house, &visitor, &id, fields.seat("seat"), async |room, inner, seat| {
        let play = running(inner)?;
        if play.session.orders(seat).len() >= 40 {
            return Err(Refusal::NotOffered(Text::new("table-not-offered")));
        }
        play.session.order(StandingOrder { seat, question, answer });
        crate::enter::after(&house, room, inner, Some(seat)).await?;
        crate::keeper::changed(&house, inner).await;
        Ok(())
    })
    .await
}

pub async fn revoke(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    change(&house, &visitor, &id, fields.seat("seat"), async |_, inner, seat| {
        running(inner)?
            .session
            .revoke(seat, fields.get("question").unwrap_or_default());
        crate::keeper::changed(&house, inner).await;
        Ok(())
    })
    .await
}

/// Says something. Whoever has no seat says it as an onlooker.
pub async fn chat(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    let room = find(&house, &visitor, &id).await?;
    let said = fields
        .get("said")
        .and_then(clean_line)
        .ok_or_else(|| Fail::bad(&visitor))?;
    let mut inner = room.inner.lock().await;
    let mine = part(&visitor, &room, &mut inner);
    let seat = fields
        .seat("seat")
        .filter(|seat| mine.seats.contains(seat))
        .or(mine.seats.first().copied());
    let name = match seat {
        Some(seat) => inner.facts.names(visitor.look.lang)[seat].clone(),
        None if inner.facts.access == store::Access::Public => return Err(Fail::not_yours(&visitor)),
        None => visitor
            .name()
            .unwrap_or_else(|| words::say(inner.facts.lang, "web-somebody")),
    };
    crate::enter::say(&house, &room, &mut inner, seat, name, said).await;
    room.changed();
    drop(inner);
    Ok(done(&visitor, &format!("/t/{}#chat", room.id)))
}
