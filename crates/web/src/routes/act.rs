//! Actions of people at a table.

pub mod chat;
pub mod hint;
pub mod order;
pub mod owner;
pub mod pace;
pub mod seats;
pub mod undo;

use super::join::{Asked, shown};
use super::{AtTable, Fields, done};
use crate::app_state::AppState;
use crate::errors::{Fail, sentence, status, with_retry};
use crate::live_table::play::{Play, Taken};
use crate::live_table::talk::Fault;
use crate::live_table::{Inner, LiveTable};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::State as Stage;
use table::{Refusal, Seat, Text};

type Done = Result<Response, Fail>;

/// Answers the question. Refusals are told on the table's own page, with everything as it was.
pub async fn answer(at: AtTable, fields: Fields) -> Done {
    let question = fields.get("question").and_then(|number| number.parse().ok());
    let question = question.ok_or_else(|| Fail::bad(&at.visitor))?;
    let (mut inner, mine) = at.enter().await;
    let seat = at.speaking(&mine, fields.seat("seat"))?;
    let taken = take(&at, &mut inner, seat, question, &fields).await;
    drop(inner);
    show(&at, taken.map(|_| Did { seat, came: () }).map_err(|refusal| Trouble::Refused(seat, refusal))).await
}

/// Takes an answer, keeps it, tells everybody.
pub async fn take(
    at: &AtTable,
    inner: &mut Inner,
    seat: Seat,
    question: usize,
    fields: &Fields,
) -> Result<Taken, Refusal> {
    let AtTable { state, room, .. } = at;
    let _taking = state.taking.begin();
    if inner.facts.state != Stage::Running {
        return Err(Refusal::NothingAsked);
    }
    has_room(state, inner)?;
    let Some(play) = inner.play.as_mut() else {
        return Err(Refusal::NothingAsked);
    };
    let words = read_answer(play, seat, fields);
    let taken = play.answer(seat, question, &words);
    match &taken {
        Ok(Taken::Now) => {
            state.counts.answers.fetch_add(1, Ordering::Relaxed);
            let kept = crate::commit::after(state, room, inner, Some(seat)).await;
            room.changed();
            kept?;
            let bots = inner.play.as_ref().is_some_and(|play| !play.session.bots_asked().is_empty());
            if bots {
                crate::bots::wake(state, room);
            }
        }
        Ok(Taken::Before) => {}
        Err(refusal) => {
            state.counts.refused.fetch_add(1, Ordering::Relaxed);
            if let Refusal::Fault(said) = refusal {
                report(state, room, inner, said).await;
                room.changed();
            }
        }
    }
    taken
}

/// Whether one more row may be kept of a table.
pub fn has_room(state: &AppState, inner: &Inner) -> Result<(), Refusal> {
    let ledger = inner.play.as_ref().and_then(|play| play.ledger.as_ref());
    match ledger.is_some_and(|ledger| ledger.number() >= state.config.limits.rows) {
        true => Err(Refusal::NotOffered(Text::new("web-table-long"))),
        false => Ok(()),
    }
}

/// Keeps what is known of a fault in the rules, for the owner.
async fn report(state: &Arc<AppState>, room: &LiveTable, inner: &mut Inner, said: &str) {
    // A report of the part that is in memory is better than none.
    let _ = crate::persistence::whole(state, room, inner).await;
    let Some(play) = &inner.play else {
        return;
    };
    let report = play.session.report(said);
    if let Some(store) = &state.store {
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
    let options = play.options(seat);
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
    Refused(Seat, Refusal),
}

impl From<Fail> for Trouble {
    fn from(fail: Fail) -> Trouble {
        Trouble::Failed(fail)
    }
}

impl Trouble {
    /// The same as a sentence with a status.
    pub fn told(self, at: &AtTable) -> Fail {
        match self {
            Trouble::Failed(fail) => fail,
            Trouble::Refused(_, refusal) => at.refused(&refusal),
        }
    }
}

/// Something that somebody did with a seat, and what came of it.
pub struct Did<T> {
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
async fn refuse(at: &AtTable, trouble: Trouble) -> Done {
    let Trouble::Refused(seat, refusal) = trouble else {
        return Err(trouble.told(at));
    };
    if at.visitor.script {
        return Err(at.refused(&refusal));
    }
    let said = sentence(at.room.edition.words(), at.visitor.look.lang, &refusal);
    let asked = Asked { seat: Some(seat.to_string()), ..Asked::default() };
    let page = shown(at, &asked, Some(&said)).await;
    Ok(with_retry((status(&refusal), page).into_response()))
}

/// Shows the table after something was done, or tells why it was not.
async fn show<T>(at: &AtTable, did: Result<Did<T>, Trouble>) -> Done {
    match did {
        Ok(did) => Ok(done(&at.visitor, &format!("{}?as={}", at.page(), did.seat))),
        Err(trouble) => refuse(at, trouble).await,
    }
}

/// Does something with a visitor's seat, and tells those who may notice.
pub async fn change<T>(
    at: &AtTable,
    named: Option<Seat>,
    act: impl AsyncFnOnce(&mut Inner, Seat) -> Result<(Noticed, T), Refusal>,
) -> Result<Did<T>, Trouble> {
    let (mut inner, mine) = at.enter().await;
    let seat = at.speaking(&mine, named)?;
    let acted = match has_room(&at.state, &inner) {
        Ok(()) => act(&mut inner, seat).await,
        Err(refusal) => Err(refusal),
    };
    match &acted {
        Ok((Noticed::ByAll, _)) => at.room.changed(),
        Ok((Noticed::ByOne, _)) => at.room.changed_for(seat),
        Err(_) => {}
    }
    drop(inner);
    match acted {
        Ok((_, came)) => {
            crate::bots::wake(&at.state, &at.room);
            Ok(Did { seat, came })
        }
        Err(refusal) => Err(Trouble::Refused(seat, refusal)),
    }
}

/// The game, unless it was abandoned.
fn running(inner: &mut Inner) -> Result<&mut Play, Refusal> {
    let live = inner.facts.state != Stage::Abandoned;
    inner.play.as_mut().filter(|_| live).ok_or(Refusal::NothingAsked)
}
