//! What becomes of a whole table.

use super::{Done, Here};
use crate::fail::Fail;
use crate::house::{House, Wanted};
use crate::room::{Facts, Room};
use crate::routes::{Fields, done, find, front, go, go_with, part};
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use std::sync::Arc;
use store::{State as Stage, TableId};
use table::Text;

/// What only the owner may do.
async fn owned(house: &Arc<House>, visitor: &Visitor, id: &str) -> Result<Arc<Room>, Fail> {
    let room = find(house, visitor, id).await?;
    let owner = room.inner.lock().await.facts.part_of(&visitor.tokens(room.id)).owner;
    match owner {
        true => Ok(room),
        false => Err(Fail::not_yours(visitor)),
    }
}

/// What cannot be taken back is not done by one click.
fn is_sure(visitor: &Visitor, fields: &Fields) -> Result<(), Fail> {
    let sure = fields.get("sure").map(drop);
    sure.ok_or_else(|| Fail::not_yours(visitor))
}

pub async fn abandon(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    is_sure(&visitor, &fields)?;
    let room = give_up(&house, &visitor, &id).await?;
    Ok(done(&visitor, &format!("/t/{}", room.id)))
}

/// Abandons a game. One that is over stays so.
pub async fn give_up(house: &Arc<House>, visitor: &Visitor, id: &str) -> Result<Arc<Room>, Fail> {
    let room = owned(house, visitor, id).await?;
    let mut inner = room.inner.lock().await;
    if inner.facts.state == Stage::Over {
        return Err(Fail::told(visitor, StatusCode::CONFLICT, &Text::new("web-over")));
    }
    inner.facts.state = Stage::Abandoned;
    let kept = crate::keeper::changed(house, &room, &mut inner).await;
    room.changed();
    drop(inner);
    kept.map_err(|refusal| Fail::of(visitor, room.edition.words(), &refusal))?;
    Ok(room)
}

pub async fn delete(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    is_sure(&visitor, &fields)?;
    let room = remove(&house, &visitor, &id).await?;
    Ok(go_with("/", vec![visitor.forget(room.id, house.is_secure())]))
}

/// Deletes a table.
pub async fn remove(house: &Arc<House>, visitor: &Visitor, id: &str) -> Result<Arc<Room>, Fail> {
    let room = owned(house, visitor, id).await?;
    let removed = house.remove(&room).await;
    removed.map_err(|error| Fail::no_store(visitor, &error))?;
    room.changed();
    Ok(room)
}

pub async fn rematch(State(house): Here, visitor: Visitor, Path(id): Path<String>, _: Fields) -> Done {
    let (room, next) = again(&house, &visitor, &id).await?;
    Ok(go(&format!("/t/{next}/enter?from={}", room.id)))
}

/// The same people once more: a new table whose seats the same secrets hold.
pub async fn again(house: &Arc<House>, visitor: &Visitor, id: &str) -> Result<(Arc<Room>, TableId), Fail> {
    let room = find(house, visitor, id).await?;
    let mut inner = room.inner.lock().await;
    let mine = part(visitor, &room, &mut inner);
    if (mine.seats.is_empty() && !mine.owner) || inner.facts.state != Stage::Over {
        return Err(Fail::not_yours(visitor));
    }
    if let Some(next) = inner.facts.rematch {
        drop(inner);
        return Ok((room, next));
    }
    let next = house.set(as_before(&room, inner.facts.clone())).await.map_err(|why| front::no_table(visitor, why))?;
    inner.facts.rematch = Some(next.id);
    if let Err(refusal) = crate::keeper::changed(house, &room, &mut inner).await {
        // Nobody would find the new table; if it cannot be deleted either, nobody is told of it.
        let _ = house.remove(&next).await;
        return Err(Fail::of(visitor, room.edition.words(), &refusal));
    }
    crate::bots::wake(house, &next);
    room.changed();
    drop(inner);
    Ok((room, next.id))
}

fn as_before(room: &Room, facts: Facts) -> Wanted {
    Wanted {
        game: room.game,
        title: facts.title,
        options: facts.options,
        seats: facts.seats,
        owner: facts.owner,
        access: facts.access,
        lang: facts.lang,
        real_dice: facts.real_dice,
        // The same dice again would be known to everybody.
        seed: None,
        people: facts.people,
    }
}
