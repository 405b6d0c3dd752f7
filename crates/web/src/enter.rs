//! Everything that happens in a game goes through here: it is kept before anybody is told.

use crate::house::House;
use crate::room::{Inner, Room};
use std::sync::Arc;
use store::{Moment, State};
use table::Seat;

/// Takes note of something that has just been entered in a table's game, by `seat` or by nobody.
pub async fn after(_house: &Arc<House>, _room: &Arc<Room>, inner: &mut Inner, _seat: Option<Seat>) {
    inner.facts.used = Moment::now();
    let Some(play) = inner.play.as_ref() else {
        return;
    };
    inner.talk.moved_on(play.session.number());
    if play.is_over() {
        inner.facts.state = State::Over;
    } else if inner.facts.state == State::Over {
        inner.facts.state = State::Running;
    }
}
