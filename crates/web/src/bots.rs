//! Bots play by themselves, off the request path, with a short pause so that people can follow.

use crate::house::House;
use crate::room::play::Play;
use crate::room::{Inner, Room};
use shelf::{Adviser, BotKind};
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use store::State;
use table::{Holder, Refusal, Seat};

/// Sets the bots of a table going, unless they are at it already.
pub fn wake(house: &Arc<House>, room: &Arc<Room>) {
    if room.bots.swap(true, Ordering::AcqRel) {
        return;
    }
    let (house, room) = (house.clone(), room.clone());
    tokio::spawn(async move {
        loop {
            let came = play_one(&house, &room).await;
            match came {
                Came::Answered => continue,
                // If that process stops, somebody must go on.
                Came::Elsewhere if is_here(&house, &room) => {
                    tokio::time::sleep(LOOK_AGAIN).await;
                    continue;
                }
                Came::Elsewhere | Came::Nobody => {}
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

/// What came of letting a bot answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Came {
    Answered,
    /// No bot is asked.
    Nobody,
    /// Another process moves this table's bots.
    Elsewhere,
}

fn is_here(house: &House, room: &Arc<Room>) -> bool {
    let open = !*house.closing.borrow();
    open && house.loaded(room.id).is_some_and(|loaded| Arc::ptr_eq(&loaded, room))
}

/// A bot that is asked, and the question.
struct Turn {
    seat: Seat,
    number: usize,
    adviser: Result<Adviser, Refusal>,
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
    let kind: Result<BotKind, shelf::UnknownBot> = kind.parse();
    let adviser = kind.map(|kind| play.session.adviser(seat, kind));
    Some(Turn {
        seat,
        number: play.number(),
        adviser: adviser.map_err(|unknown| Refusal::Fault(unknown.to_string())),
    })
}

/// Whether this process moves a table's bots: of several on one database only one does.
async fn is_ours(house: &House, room: &Room) -> bool {
    let Some(store) = house.store.as_ref().filter(|store| store.is_shared()) else {
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
async fn play_one(house: &Arc<House>, room: &Arc<Room>) -> Came {
    if asked(&*room.inner.lock().await).is_none() {
        return Came::Nobody;
    }
    if !is_ours(house, room).await {
        return Came::Elsewhere;
    }
    let Some(turn) = next(&*room.inner.lock().await) else {
        return Came::Nobody;
    };
    let Turn { seat, number, adviser } = turn;
    // Where no person watches nobody need follow.
    if room.is_watched() {
        tokio::time::sleep(house.config.pause).await;
    }
    let thought = tokio::task::spawn_blocking(move || adviser?().map(|advice| advice.answer)).await;
    let answer = thought.unwrap_or_else(|_| Err(Refusal::Fault("the bot broke off".into())));
    let mut inner = room.inner.lock().await;
    let taken = match (answer, inner.play.as_mut()) {
        (_, None) => return Came::Nobody,
        // Something has happened meanwhile: look again.
        (_, Some(play)) if play.number() != number => return Came::Answered,
        (Ok(answer), Some(play)) => play.answer(seat, number, &answer).map(drop),
        (Err(refusal), _) => Err(refusal),
    };
    match taken {
        // What could not be kept has not happened; the bot looks again.
        Ok(()) => drop(crate::enter::after(house, room, &mut inner, Some(seat)).await),
        Err(refusal) => give_back(house, room, &mut inner, seat, &refusal).await,
    }
    house.counts.bot_answers.fetch_add(1, Ordering::Relaxed);
    room.changed();
    drop(inner);
    Came::Answered
}

/// A bot that cannot answer hands its seat to the owner of the table, and says so.
async fn give_back(house: &Arc<House>, room: &Arc<Room>, inner: &mut Inner, seat: Seat, refusal: &Refusal) {
    let lang = inner.facts.lang;
    let names = inner.facts.names(lang);
    let name = names[seat].clone();
    let holder = Holder::Person(name.clone());
    let said = crate::words::tell(
        lang,
        &table::text!("web-bot-failed", why = crate::words::tell(lang, &refusal.text())),
    );
    if let Some(play) = inner.play.as_mut() {
        // If even that is refused, the seat is at least the owner's.
        let _ = play.session.hand_over(seat, holder.clone());
    }
    let owner = inner.facts.owner;
    if let Some(place) = inner.facts.seats.get_mut(seat.index()) {
        place.holder = Some(holder);
        place.token = Some(owner);
    }
    drop(crate::enter::after(house, room, inner, Some(seat)).await);
    crate::keeper::changed(house, inner).await;
    crate::enter::say(house, room, inner, Some(seat), name, said).await;
}
