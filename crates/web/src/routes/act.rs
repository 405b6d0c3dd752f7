//! What people do at a table.

pub mod chat;
pub mod hint;
pub mod hold;
pub mod order;
pub mod own;
pub mod undo;

use super::come::{Asked, shown};
use super::{Fields, done, find, part, speaking};
use crate::fail::{Fail, sentence, status, with_retry};
use crate::house::House;
use crate::room::play::{Play, Taken};
use crate::room::talk::Fault;
use crate::room::{Inner, Room};
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::State as Stage;
use table::{Refusal, Seat};

type Here = State<Arc<House>>;
type Done = Result<Response, Fail>;

/// Answers the question. Refusals are told on the table's own page, with everything as it was.
pub async fn answer(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    let room = find(&house, &visitor, &id).await?;
    let question = fields.get("question").and_then(|number| number.parse().ok()).ok_or_else(|| Fail::bad(&visitor))?;
    let mut inner = room.inner.lock().await;
    let mine = part(&visitor, &room, &mut inner);
    let seat = speaking(&visitor, &mine, fields.seat("seat"))?;
    let taken = take(&house, &room, &mut inner, seat, question, &fields).await;
    drop(inner);
    match taken {
        Ok(_) => Ok(done(&visitor, &format!("/t/{}?as={seat}", room.id))),
        Err(refusal) => refuse(&visitor, Trouble::Refused(room, seat, refusal)).await,
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
    inner.talk.faults.push(Fault { said: said.to_owned(), report });
}

/// The answer in the game's notation, out of buttons, ticked boxes, numbers beside options, or places in an order.
fn read_answer(play: &Play, seat: Seat, fields: &Fields) -> String {
    if let Some(answer) = fields.get("answer") {
        return answer.to_owned();
    }
    let options = play.session.options(seat);
    let named = |number: &str| {
        let number: usize = number.parse().ok()?;
        options.iter().find(|option| option.number == number).map(|option| option.notation.clone())
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
        return parts.into_iter().map(|(name, part)| format!("{name}={part}")).collect::<Vec<_>>().join(", ");
    }
    let picks: Vec<&str> = fields.all("pick").collect();
    if picks.is_empty() { "none".to_owned() } else { picks.join(", ") }
}

/// Why something was not done.
pub enum Trouble {
    Failed(Fail),
    /// The rules of the game or of the table do not allow it to this seat.
    Refused(Arc<Room>, Seat, Refusal),
}

impl From<Fail> for Trouble {
    fn from(fail: Fail) -> Trouble {
        Trouble::Failed(fail)
    }
}

impl Trouble {
    /// The same as a sentence with a status.
    pub fn told(self, visitor: &Visitor) -> Fail {
        match self {
            Trouble::Failed(fail) => fail,
            Trouble::Refused(room, _, refusal) => Fail::of(visitor, room.edition.words(), &refusal),
        }
    }
}

/// Something that somebody did with a seat, and what came of it.
pub struct Did<T> {
    pub room: Arc<Room>,
    pub seat: Seat,
    pub came: T,
}

/// Who may notice that something was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Noticed {
    ByAll,
    /// Only by the seat that did it.
    ByOne,
}

/// Tells on the table's own page why something was not done, or the script in a sentence.
async fn refuse(visitor: &Visitor, trouble: Trouble) -> Done {
    let Trouble::Refused(room, seat, refusal) = trouble else {
        return Err(trouble.told(visitor));
    };
    let said = sentence(room.edition.words(), visitor.look.lang, &refusal);
    if visitor.script {
        return Err(Fail::of(visitor, room.edition.words(), &refusal));
    }
    let asked = Asked { seat: Some(seat.to_string()), ..Asked::default() };
    let page = shown(&room, visitor, &asked, Some(&said)).await;
    Ok(with_retry((status(&refusal), page).into_response()))
}

/// Shows the table after something was done, or tells why it was not.
async fn show<T>(visitor: &Visitor, did: Result<Did<T>, Trouble>) -> Done {
    match did {
        Ok(did) => Ok(done(visitor, &format!("/t/{}?as={}", did.room.id, did.seat))),
        Err(trouble) => refuse(visitor, trouble).await,
    }
}

/// Does something with a visitor's seat, and tells those who may notice.
pub async fn change<T>(
    house: &Arc<House>,
    visitor: &Visitor,
    id: &str,
    named: Option<Seat>,
    act: impl AsyncFnOnce(&Arc<Room>, &mut Inner, Seat) -> Result<(Noticed, T), Refusal>,
) -> Result<Did<T>, Trouble> {
    let room = find(house, visitor, id).await?;
    let mut inner = room.inner.lock().await;
    let mine = part(visitor, &room, &mut inner);
    let seat = speaking(visitor, &mine, named)?;
    let acted = act(&room, &mut inner, seat).await;
    match &acted {
        Ok((Noticed::ByAll, _)) => room.changed(),
        Ok((Noticed::ByOne, _)) => room.changed_for(seat),
        Err(_) => {}
    }
    drop(inner);
    match acted {
        Ok((_, came)) => {
            crate::bots::wake(house, &room);
            Ok(Did { room, seat, came })
        }
        Err(refusal) => Err(Trouble::Refused(room, seat, refusal)),
    }
}

/// The game, unless it was abandoned.
fn running(inner: &mut Inner) -> Result<&mut Play, Refusal> {
    let live = inner.facts.state != Stage::Abandoned;
    inner.play.as_mut().filter(|_| live).ok_or(Refusal::NothingAsked)
}
