//! Everything that happens at a table goes through here: it is kept before anybody is told.

use crate::house::House;
use crate::keeper;
use crate::room::{Inner, Room};
use std::sync::Arc;
use store::{Moment, State};
use table::{Refusal, Seat, Text};

/// Keeps what has just been entered in a table's game, by `seat` or by nobody, and with it what has changed in the table's facts. If it
/// cannot be kept, it has not happened.
pub async fn after(house: &Arc<House>, room: &Arc<Room>, inner: &mut Inner, seat: Option<Seat>) -> Result<(), Refusal> {
    settle(inner);
    keeper::entered(house, room, inner, seat).await?;
    inner.facts.used = Moment::now();
    if let Some(play) = inner.play.as_mut() {
        play.moved_on(seat);
        inner.talk.moved_on(play.number());
    }
    Ok(())
}

/// Brings the table's state in line with its game.
fn settle(inner: &mut Inner) {
    let over = inner.play.as_ref().is_some_and(|play| play.is_over());
    match inner.facts.state {
        State::Running if over => inner.facts.state = State::Over,
        State::Over if !over => inner.facts.state = State::Running,
        _ => {}
    }
}

/// The table itself says what became of a seat or of the game, in its own language. What it tells of is kept already, so a line that
/// cannot be kept takes nothing back.
pub async fn note(house: &Arc<House>, room: &Arc<Room>, inner: &mut Inner, what: &Text) {
    let said = crate::words::tell(inner.facts.lang, what);
    let _ = say(house, room, inner, None, String::new(), said).await;
}

/// Says something at a table. What cannot be kept is not said.
pub async fn say(
    house: &Arc<House>,
    room: &Arc<Room>,
    inner: &mut Inner,
    seat: Option<Seat>,
    name: String,
    said: String,
) -> Result<(), Refusal> {
    if let Some(store) = &house.store
        && let Err(error) = store.say(room.id, seat, &name, &said).await
    {
        return Err(keeper::undone(house, room, inner, &error).await);
    }
    inner.talk.say(seat, name, said);
    Ok(())
}
