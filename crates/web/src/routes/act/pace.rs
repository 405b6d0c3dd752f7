//! How fast the bots play, where somebody plays alone with them.

use super::Done;
use crate::errors::Fail;
use crate::pace::Pace;
use crate::routes::{AtTable, Fields, done};

/// Chooses a pace, or lets everything come at once until this visitor is asked. Where others play too nothing changes here: what each of
/// them is shown, and when, is their own affair.
pub async fn pace(at: AtTable, fields: Fields) -> Done {
    let pace = fields.get("pace").and_then(Pace::read).ok_or_else(|| Fail::bad(&at.visitor))?;
    let (inner, mine) = at.enter().await;
    let alone = !mine.seats.is_empty() && inner.facts.held().iter().all(|seat| mine.seats.contains(&seat));
    if !alone {
        return Err(Fail::not_yours(&at.visitor));
    }
    match fields.get("until") {
        Some("turn") => at.room.pace.skip(),
        _ => at.room.pace.choose(pace),
    }
    mine.seats.iter().for_each(|seat| at.room.changed_for(*seat));
    drop(inner);
    Ok(done(&at.visitor, &at.page()))
}
