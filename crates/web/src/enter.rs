//! Everything that happens at a table goes through here: it is kept before anybody is told.

use crate::house::House;
use crate::keeper;
use crate::room::{Inner, Room};
use std::sync::Arc;
use store::{Moment, State};
use table::{Refusal, Seat, Text};

/// Keeps what has just been entered in a table's game, by `seat` or by nobody. If it cannot be kept, it has not happened.
pub async fn after(house: &Arc<House>, room: &Arc<Room>, inner: &mut Inner, seat: Option<Seat>) -> Result<(), Refusal> {
    let kept = keeper::entered(house, room, inner, seat).await;
    inner.facts.used = Moment::now();
    if let Some(play) = inner.play.as_mut() {
        play.moved_on(seat);
        inner.talk.moved_on(play.number());
    }
    settle(house, inner).await;
    kept
}

/// Brings the table's state in line with its game.
async fn settle(house: &House, inner: &mut Inner) {
    let over = inner.play.as_ref().is_some_and(|play| play.is_over());
    let state = match inner.facts.state {
        State::Running if over => State::Over,
        State::Over if !over => State::Running,
        _ => return,
    };
    inner.facts.state = state;
    keeper::changed(house, inner).await;
}

/// The table itself says what became of a seat or of the game, in its own language.
pub async fn note(house: &House, room: &Room, inner: &mut Inner, what: &Text) {
    let said = crate::words::tell(inner.facts.lang, what);
    say(house, room, inner, None, String::new(), said).await;
}

/// Says something at a table and keeps it.
pub async fn say(house: &House, room: &Room, inner: &mut Inner, seat: Option<Seat>, name: String, said: String) {
    if let Some(store) = &house.store {
        // What people say is shown even if it could not be kept.
        if let Err(error) = store.say(room.id, seat, &name, &said).await {
            house.store_failed("a line of chat", &error);
        }
    }
    inner.talk.say(seat, name, said);
}
