//! Bots play by themselves, off the request path, with a short pause so that people can follow.

use crate::house::House;
use crate::room::{Inner, Room};
use shelf::{AnySession, BotKind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
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
            while play_one(&house, &room).await {}
            room.bots.store(false, Ordering::Release);
            // Somebody may have answered between the last look and the flag.
            if next(&*room.inner.lock().await).is_none() || room.bots.swap(true, Ordering::AcqRel) {
                return;
            }
            tokio::time::sleep(house.config.pause.max(Duration::from_millis(200))).await;
        }
    });
}

/// How long a process may move a table's bots before it must ask again.
const LEASE: Duration = Duration::from_secs(60);

/// A bot that is asked, with a copy of the game to think about.
struct Turn {
    seat: Seat,
    kind: String,
    number: usize,
    game: Box<dyn AnySession>,
}

fn next(inner: &Inner) -> Option<Turn> {
    let play = inner.play.as_ref().filter(|_| inner.facts.state == State::Running)?;
    let session = &play.session;
    let seat = session.bots_asked().iter().next()?;
    let Some(Holder::Bot(kind)) = session.holders().get(seat) else {
        return None;
    };
    Some(Turn {
        seat,
        kind: kind.clone(),
        number: session.number(),
        game: session.at(session.given()),
    })
}

/// Lets one bot answer. `false` if none is asked.
async fn play_one(house: &Arc<House>, room: &Arc<Room>) -> bool {
    let Some(turn) = next(&*room.inner.lock().await) else {
        return false;
    };
    let (seat, number) = (turn.seat, turn.number);
    // Of several processes on one database only one moves a table's bots.
    if let Some(store) = &house.store
        && !store.lease(room.id, LEASE).await.unwrap_or(false)
    {
        return false;
    }
    tokio::time::sleep(house.config.pause).await;
    let thought = tokio::task::spawn_blocking(move || think(&turn)).await;
    let answer = thought.unwrap_or_else(|_| Err(Refusal::Fault("the bot broke off".into())));
    let mut inner = room.inner.lock().await;
    let taken = match (answer, inner.play.as_mut()) {
        (_, None) => return false,
        // Something has happened meanwhile: look again.
        (_, Some(play)) if play.session.number() != number => return true,
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
    true
}

fn think(turn: &Turn) -> Result<String, Refusal> {
    let kind: BotKind = turn
        .kind
        .parse()
        .map_err(|unknown: shelf::UnknownBot| Refusal::Fault(unknown.to_string()))?;
    turn.game.advise(turn.seat, kind).map(|advice| advice.answer)
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
    if let Some(play) = inner.play.as_mut()
        && play.session.hand_over(seat, holder.clone()).is_ok()
    {
        play.look(None);
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
