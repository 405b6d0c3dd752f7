//! Hints: what a bot would do in somebody's place.

use super::{Did, Done, Trouble, running, show};
use crate::errors::Fail;
use crate::live_table::talk::Hint;
use crate::routes::{AtTable, Fields};
use axum::http::StatusCode;
use table::{Seat, Text};

pub async fn hint(at: AtTable, fields: Fields) -> Done {
    let did = advise(&at, fields.seat("seat")).await;
    show(&at, did).await
}

/// Asks a bot what it would do. It thinks about a copy, and the table goes on meanwhile. Nobody else notices that it was asked.
pub async fn advise(at: &AtTable, named: Option<Seat>) -> Result<Did<Hint>, Trouble> {
    let AtTable { state, visitor, room, .. } = at;
    let seat = {
        let (mut inner, mine) = at.enter().await;
        let seat = at.speaking(&mine, named)?;
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
    match crate::thinking::think(state, adviser).await {
        Ok(advice) => {
            let hint = Hint { seat, number, answer: advice.answer, thoughts: advice.thoughts };
            let mut inner = room.inner.lock().await;
            inner.talk.hints.retain(|hint| hint.seat != seat);
            inner.talk.hints.push(hint.clone());
            room.changed_for(seat);
            drop(inner);
            Ok(Did { seat, came: hint })
        }
        Err(refusal) => Err(Trouble::Refused(seat, refusal)),
    }
}
