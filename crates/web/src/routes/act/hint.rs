//! What a bot would do in somebody's place.

use super::{Did, Done, Here, Trouble, running, show};
use crate::fail::Fail;
use crate::house::House;
use crate::room::talk::Hint;
use crate::routes::{Fields, find, part, speaking};
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use std::sync::Arc;
use table::{Seat, Text};

pub async fn hint(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    let did = advise(&house, &visitor, &id, fields.seat("seat")).await;
    show(&visitor, did).await
}

/// Asks a bot what it would do. It thinks about a copy, and the table goes on meanwhile. Nobody else notices that it was asked.
pub async fn advise(
    house: &Arc<House>,
    visitor: &Visitor,
    id: &str,
    named: Option<Seat>,
) -> Result<Did<Hint>, Trouble> {
    let room = find(house, visitor, id).await?;
    let seat = {
        let mut inner = room.inner.lock().await;
        let mine = part(visitor, &room, &mut inner);
        let seat = speaking(visitor, &mine, named)?;
        let nothing = || Fail::told(visitor, StatusCode::CONFLICT, &Text::new("table-nothing-asked"));
        running(&mut inner).map_err(|_| nothing())?;
        seat
    };
    let mut number = 0;
    // By the time there is room to think, the question may be another.
    let adviser = async |stop| {
        let mut inner = room.inner.lock().await;
        let play = running(&mut inner)?;
        number = play.number();
        Ok(play.session.adviser_until(seat, shelf::ADVISER, stop))
    };
    match crate::thinking::think(house, adviser).await {
        Ok(advice) => {
            let hint = Hint { seat, number, answer: advice.answer, thoughts: advice.thoughts };
            let mut inner = room.inner.lock().await;
            inner.talk.hints.retain(|hint| hint.seat != seat);
            inner.talk.hints.push(hint.clone());
            room.changed_for(seat);
            drop(inner);
            Ok(Did { room, seat, came: hint })
        }
        Err(refusal) => Err(Trouble::Refused(room, seat, refusal)),
    }
}
