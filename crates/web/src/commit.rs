//! Commits what happens at a table: it is stored before anybody is told.

use crate::app_state::AppState;
use crate::live_table::{Inner, LiveTable};
use crate::persistence;
use std::sync::Arc;
use store::{Moment, State};
use table::{Refusal, Seat, Text, Viewer};

/// Keeps what has just been entered in a table's game, by `seat` or by nobody, and with it what has changed in the table's facts. If it
/// cannot be kept, it has not happened.
pub async fn after(
    state: &Arc<AppState>,
    room: &Arc<LiveTable>,
    inner: &mut Inner,
    seat: Option<Seat>,
) -> Result<(), Refusal> {
    settle(inner);
    persistence::entered(state, room, inner, seat).await?;
    inner.used = Moment::now();
    if let Some(play) = inner.play.as_mut() {
        play.moved_on(seat);
        room.note_asked(play);
        inner.talk.moved_on(play.number(), play.logged(Viewer::Referee));
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

/// The table itself notes in the log what happened to a seat or to the game, in its own language. What it tells of is kept already, so a
/// note that cannot be kept takes nothing back.
pub async fn note(state: &Arc<AppState>, room: &Arc<LiveTable>, inner: &mut Inner, what: &Text) {
    let said = crate::words::tell(inner.facts.lang, what);
    let line = inner.play.as_ref().map_or(0, |play| play.logged(Viewer::Referee));
    if let Some(store) = &state.store
        && let Err(error) = store.note(room.id, &said, line as u32).await
    {
        return state.store_failed("a note in a log", &error);
    }
    inner.talk.note(said, line);
}

/// Says something at a table. What cannot be kept is not said.
pub async fn say(
    state: &Arc<AppState>,
    room: &Arc<LiveTable>,
    inner: &mut Inner,
    seat: Option<Seat>,
    name: String,
    said: String,
) -> Result<(), Refusal> {
    if let Some(store) = &state.store
        && let Err(error) = store.say(room.id, seat, &name, &said).await
    {
        return Err(persistence::undone(state, room, inner, &error).await);
    }
    inner.talk.say(seat, name, said);
    Ok(())
}
