//! Bots of a server: they play off the request path, with a short pause so that people can follow.

use crate::app_state::AppState;
use crate::live_table::play::Play;
use crate::live_table::{Inner, LiveTable};
use shelf::BotKind;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use store::State;
use table::{Holder, Refusal, Seat};
use tokio::sync::MutexGuard;

/// Sets the bots of a table going, unless they are at it already.
pub fn wake(state: &Arc<AppState>, room: &Arc<LiveTable>) {
    if room.bots.swap(true, Ordering::AcqRel) {
        return;
    }
    let (state, room) = (state.clone(), room.clone());
    tokio::spawn(async move {
        loop {
            let came = match is_needed(&state, &room).await {
                true => play_one(&state, &room).await,
                false => Came::Unwatched,
            };
            match came {
                Came::Answered => continue,
                // If that process stops, somebody must go on.
                Came::Elsewhere if is_here(&state, &room) => {
                    tokio::time::sleep(LOOK_AGAIN).await;
                    continue;
                }
                Came::Elsewhere | Came::Nobody | Came::Unwatched => {}
            }
            room.bots.store(false, Ordering::Release);
            // Somebody may have answered between the last look and the flag.
            let done = came != Came::Nobody || asked(&*room.inner.lock().await).is_none();
            if done || room.bots.swap(true, Ordering::AcqRel) {
                return;
            }
        }
    });
}

/// How long a process may move a table's bots before it must ask again.
const LEASE: Duration = Duration::from_secs(15);
/// How soon a process looks again whether another still moves a table's bots.
const LOOK_AGAIN: Duration = Duration::from_secs(5);

/// How long bots let people talk about a request.
const REQUEST: Duration = Duration::from_secs(40);
/// How often they look whether they have done.
const LOOK_UP: Duration = Duration::from_millis(100);

/// What came of letting a bot answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Came {
    Answered,
    /// No bot is asked.
    Nobody,
    /// Another process moves this table's bots.
    Elsewhere,
    /// Nobody would see it, or the server is closing.
    Unwatched,
}

/// Whether bots should go on: somebody plays with them, or looks at the table or did so just now. Whoever comes later wakes them.
async fn is_needed(state: &AppState, room: &LiveTable) -> bool {
    if *state.closing.borrow() {
        return false;
    }
    let visited = room.visited.lock().unwrap_or_else(PoisonError::into_inner).elapsed();
    let watched = room.beat.receiver_count() > 0 || visited < state.config.times.unwatched;
    watched || room.inner.lock().await.facts.has_persons()
}

fn is_here(state: &AppState, room: &Arc<LiveTable>) -> bool {
    let open = !*state.closing.borrow();
    open && state.loaded(room.id).is_some_and(|loaded| Arc::ptr_eq(&loaded, room))
}

/// A bot that is asked, and the question.
struct Turn {
    seat: Seat,
    number: usize,
    kind: Result<BotKind, Refusal>,
}

/// A bot as a form may name it. Records may hold others, such as searches of any length, which nobody plays here.
pub fn offered(name: &str) -> Result<BotKind, Refusal> {
    let kind = BotKind::ALL.into_iter().find(|kind| kind.name() == name);
    kind.ok_or_else(|| Refusal::NotOffered(table::text!("web-bot-not-offered", name = shortened(name))))
}

/// Enough of a name to know it by.
fn shortened(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).take(32).collect()
}

fn asked(inner: &Inner) -> Option<(&Play, Seat, &str)> {
    let play = inner.play.as_ref().filter(|_| inner.facts.state == State::Running)?;
    let seat = play.session.bots_asked().iter().next()?;
    match play.session.holders().get(seat) {
        Some(Holder::Bot(kind)) => Some((play, seat, kind)),
        _ => None,
    }
}

fn next(inner: &Inner) -> Option<Turn> {
    let (play, seat, kind) = asked(inner)?;
    Some(Turn { seat, number: play.number(), kind: offered(kind) })
}

/// Whether this process moves a table's bots: of several on one database only one does.
async fn is_ours(state: &AppState, room: &LiveTable) -> bool {
    let Some(store) = state.store.as_ref().filter(|store| store.is_shared()) else {
        return true;
    };
    let lease = || room.lease.lock().unwrap_or_else(PoisonError::into_inner);
    if lease().is_some_and(|until| until > Instant::now() + LEASE / 2) {
        return true;
    }
    let until = Instant::now() + LEASE;
    let ours = store.lease(room.id, LEASE).await.unwrap_or(false);
    *lease() = ours.then_some(until);
    ours
}

/// Lets one bot answer.
async fn play_one(state: &Arc<AppState>, room: &Arc<LiveTable>) -> Came {
    if asked(&*room.inner.lock().await).is_none() {
        room.pace.arrived();
        return Came::Nobody;
    }
    if !is_ours(state, room).await {
        return Came::Elsewhere;
    }
    let Some(turn) = next(&*room.inner.lock().await) else {
        return Came::Nobody;
    };
    let Turn { seat, number, kind } = turn;
    // Where no person watches nobody need follow.
    room.pace.wait(state.config.pause, || room.is_watched() && !*state.closing.borrow()).await;
    let answer = match kind {
        Ok(kind) => thought(state, room, seat, number, kind).await,
        Err(refusal) => Err(refusal),
    };
    let mut inner = unless_requested(room).await;
    if *state.closing.borrow() {
        // What was thought in haste is not played: the bot thinks again when the table is opened.
        return Came::Unwatched;
    }
    if crate::routes::act::has_room(state, &inner).is_err() {
        return Came::Unwatched;
    }
    let taken = match (answer, inner.play.as_mut()) {
        (_, None) => return Came::Nobody,
        // Something has happened meanwhile: look again.
        (_, Some(play)) if play.number() != number => return Came::Answered,
        (Ok(answer), Some(play)) => play.answer(seat, number, &answer).map(drop),
        (Err(refusal), _) => Err(refusal),
    };
    let kept = match taken {
        Ok(()) => crate::commit::after(state, room, &mut inner, Some(seat)).await,
        Err(refusal) => give_back(state, room, &mut inner, seat, &refusal).await,
    };
    state.counts.bot_answers.fetch_add(1, Ordering::Relaxed);
    room.changed();
    drop(inner);
    match kept {
        Ok(()) => Came::Answered,
        // What could not be kept has not happened; the bot looks again, and not at once.
        Err(_) => Came::Elsewhere,
    }
}

/// The table, once nobody waits for what the others say to a request: an answer would make it one about an older question before anybody
/// has read it. It is not waited for longer than [`REQUEST`].
async fn unless_requested(room: &LiveTable) -> MutexGuard<'_, Inner> {
    let begun = Instant::now();
    loop {
        let inner = room.inner.lock().await;
        if inner.talk.undo.is_none() || begun.elapsed() >= REQUEST {
            return inner;
        }
        drop(inner);
        tokio::time::sleep(LOOK_UP).await;
    }
}

/// What a bot answers to this question, unless it is another by the time there is room to think.
async fn thought(
    state: &AppState,
    room: &LiveTable,
    seat: Seat,
    number: usize,
    kind: BotKind,
) -> Result<String, Refusal> {
    let adviser = async |stop| {
        let inner = room.inner.lock().await;
        let play = inner.play.as_ref().filter(|play| play.number() == number);
        play.map(|play| play.session.adviser_until(seat, kind, stop)).ok_or(Refusal::NothingAsked)
    };
    let thought = crate::thinking::think(state, adviser).await;
    thought.map(|advice| advice.answer)
}

/// A bot that cannot answer hands its seat to the owner of the table, and says so.
async fn give_back(
    state: &Arc<AppState>,
    room: &Arc<LiveTable>,
    inner: &mut Inner,
    seat: Seat,
    refusal: &Refusal,
) -> Result<(), Refusal> {
    let lang = inner.facts.lang;
    let names = inner.names(lang);
    let name = names[seat].clone();
    let holder = Holder::Person(name.clone());
    let said =
        crate::words::tell(lang, &table::text!("web-bot-failed", why = crate::words::tell(lang, &refusal.text())));
    if let Some(play) = inner.play.as_mut() {
        // If even that is refused, the seat is at least the owner's.
        let _ = play.session.hand_over(seat, holder.clone());
    }
    let owner = inner.facts.owner;
    if let Some(place) = inner.facts.seats.get_mut(seat.index()) {
        place.holder = Some(holder);
        place.token = Some(owner);
    }
    crate::commit::after(state, room, inner, Some(seat)).await?;
    // That the seat was given back is kept; a line that is not takes nothing back.
    let _ = crate::commit::say(state, room, inner, Some(seat), name, said).await;
    Ok(())
}
