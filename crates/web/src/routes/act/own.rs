//! What becomes of a whole table.

use super::{Done, Here};
use crate::fail::Fail;
use crate::house::{House, Wanted};
use crate::room::Room;
use crate::routes::{Fields, done, find, front, go, go_with, part};
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use std::sync::Arc;
use store::State as Stage;

/// What only the owner may do.
async fn owned(house: &Arc<House>, visitor: &Visitor, id: &str, fields: &Fields) -> Result<Arc<Room>, Fail> {
    let room = find(house, visitor, id).await?;
    let owner = room.inner.lock().await.facts.part_of(&visitor.tokens(room.id)).owner;
    match owner && fields.get("sure").is_some() {
        true => Ok(room),
        false => Err(Fail::not_yours(visitor)),
    }
}

pub async fn abandon(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    let room = owned(&house, &visitor, &id, &fields).await?;
    let mut inner = room.inner.lock().await;
    inner.facts.state = Stage::Abandoned;
    crate::keeper::changed(&house, &mut inner).await;
    room.changed();
    drop(inner);
    Ok(done(&visitor, &format!("/t/{}", room.id)))
}

pub async fn delete(State(house): Here, visitor: Visitor, Path(id): Path<String>, fields: Fields) -> Done {
    let room = owned(&house, &visitor, &id, &fields).await?;
    house.remove(&room).await;
    room.changed();
    Ok(go_with("/", vec![visitor.forget(room.id, house.is_secure())]))
}

/// The same people once more: a new table whose seats the same secrets hold.
pub async fn rematch(State(house): Here, visitor: Visitor, Path(id): Path<String>, _: Fields) -> Done {
    let room = find(&house, &visitor, &id).await?;
    let mut inner = room.inner.lock().await;
    let mine = part(&visitor, &room, &mut inner);
    if (mine.seats.is_empty() && !mine.owner) || inner.facts.state != Stage::Over {
        return Err(Fail::not_yours(&visitor));
    }
    if inner.facts.rematch.is_none() {
        let facts = inner.facts.clone();
        let wanted = Wanted {
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
        };
        let next = house.set(wanted).await.map_err(|why| front::no_table(&visitor, why))?;
        inner.facts.rematch = Some(next.id);
        crate::keeper::changed(&house, &mut inner).await;
        crate::bots::wake(&house, &next);
        room.changed();
    }
    let next = inner.facts.rematch.map(|next| next.to_string()).unwrap_or_default();
    Ok(go(&format!("/t/{next}/enter?from={}", room.id)))
}
