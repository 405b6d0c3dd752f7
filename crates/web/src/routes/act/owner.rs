//! What the owner does with a whole table: abandon, delete, play again.

use super::Done;
use crate::errors::Fail;
use crate::live_table::{Facts, Inner};
use crate::routes::{AtTable, Fields, done, front, go, go_with};
use axum::http::StatusCode;
use store::{State as Stage, TableId};
use table::Text;
use tokio::sync::MutexGuard;

/// The table, held, for what only the owner may do.
async fn owned(at: &AtTable) -> Result<MutexGuard<'_, Inner>, Fail> {
    match at.enter().await {
        (inner, mine) if mine.owner => Ok(inner),
        _ => Err(Fail::not_yours(&at.visitor)),
    }
}

/// What cannot be taken back is not done by one click.
fn is_sure(at: &AtTable, fields: &Fields) -> Result<(), Fail> {
    let sure = fields.get("sure").map(drop);
    sure.ok_or_else(|| Fail::not_yours(&at.visitor))
}

pub async fn abandon(at: AtTable, fields: Fields) -> Done {
    is_sure(&at, &fields)?;
    give_up(&at).await?;
    Ok(done(&at.visitor, &at.page()))
}

/// Abandons a game. One that is over stays so.
pub async fn give_up(at: &AtTable) -> Result<(), Fail> {
    let mut inner = owned(at).await?;
    if inner.facts.state == Stage::Over {
        return Err(Fail::told(&at.visitor, StatusCode::CONFLICT, &Text::new("web-over")));
    }
    inner.facts.state = Stage::Abandoned;
    let kept = crate::persistence::changed(&at.state, &at.room, &mut inner).await;
    at.room.changed();
    kept.map_err(|refusal| at.refused(&refusal))
}

pub async fn delete(at: AtTable, fields: Fields) -> Done {
    is_sure(&at, &fields)?;
    remove(&at).await?;
    Ok(go_with("/", vec![at.visitor.forget(at.room.id, at.state.is_secure())]))
}

/// Deletes a table.
pub async fn remove(at: &AtTable) -> Result<(), Fail> {
    drop(owned(at).await?);
    let removed = at.state.remove(&at.room).await;
    removed.map_err(|error| Fail::no_store(&at.visitor, &error))?;
    at.room.changed();
    Ok(())
}

pub async fn rematch(at: AtTable, _: Fields) -> Done {
    let next = again(&at).await?;
    Ok(go(&format!("/t/{next}/enter?from={}", at.room.id)))
}

/// The same people once more: a new table whose seats the same secrets hold.
pub async fn again(at: &AtTable) -> Result<TableId, Fail> {
    let AtTable { state, visitor, room, .. } = at;
    let (mut inner, mine) = at.enter().await;
    if (mine.seats.is_empty() && !mine.owner) || inner.facts.state != Stage::Over {
        return Err(Fail::not_yours(visitor));
    }
    if let Some(next) = inner.facts.rematch {
        return Ok(next);
    }
    let facts = as_before(inner.facts.clone());
    let next = state.set(room.game, facts, visitor.address).await.map_err(|why| front::no_table(visitor, why))?;
    inner.facts.rematch = Some(next.id);
    if let Err(refusal) = crate::persistence::changed(state, room, &mut inner).await {
        // Nobody would find the new table; if it cannot be deleted either, nobody is told of it.
        let _ = state.remove(&next).await;
        return Err(at.refused(&refusal));
    }
    crate::bots::wake(state, &next);
    room.changed();
    Ok(next.id)
}

/// The same table before its game: without standing orders, and with other dice, since everybody would know the same again.
fn as_before(facts: Facts) -> Facts {
    Facts { state: Stage::Open, orders: Vec::new(), seed: None, rematch: None, ..facts }
}
