//! What other processes do at the same tables.

use super::{open, reload};
use crate::house::{House, NoTable};
use crate::room::{Inner, Room};
use std::sync::Arc;
use std::time::Duration;
use store::{Heard, News, Store, StoreError, What};

/// Hears what other processes do at the same tables, until the store is closed.
pub async fn listen(house: Arc<House>) {
    let Some(mut watch) = house.store.as_ref().map(Store::watch_others) else {
        return;
    };
    while let Some(heard) = watch.next().await {
        match heard {
            Heard::News(News { table, what }) => {
                if let Some(room) = house.loaded(table) {
                    tokio::spawn(refresh(house.clone(), room, Some(what)));
                }
            }
            Heard::Missed => house.rooms().iter().for_each(|room| look_again(&house, room)),
        }
    }
}

/// Looks at everything of a table, in a task of its own, so that a slow one keeps no other waiting.
pub fn look_again(house: &Arc<House>, room: &Arc<Room>) {
    tokio::spawn(refresh(house.clone(), room.clone(), None));
}

/// Brings a room up to date, if it does not know the news yet, or in everything. It is tried until it succeeds: a room that stays behind
/// would show what is no longer so.
async fn refresh(house: Arc<House>, room: Arc<Room>, what: Option<What>) {
    let mut pause = Duration::from_millis(100);
    while is_here(&house, &room) {
        let mut inner = room.inner.lock().await;
        let looked = look(&house, &room, &mut inner, what).await;
        if looked.is_ok() {
            room.changed();
        }
        drop(inner);
        match looked {
            Ok(()) => return crate::bots::wake(&house, &room),
            Err(NoTable::Failed(StoreError::Failed(_) | StoreError::Unsure(_))) => {
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(Duration::from_secs(3));
            }
            Err(_) => {
                house.forget(&room);
                room.changed();
            }
        }
    }
}

fn is_here(house: &House, room: &Arc<Room>) -> bool {
    let open = !*house.closing.borrow();
    open && house.loaded(room.id).is_some_and(|loaded| Arc::ptr_eq(&loaded, room))
}

async fn look(house: &House, room: &Room, inner: &mut Inner, what: Option<What>) -> Result<(), NoTable> {
    match what {
        Some(What::Gone) => Err(NoTable::Failed(StoreError::Gone(room.id))),
        Some(What::Chat(_)) => Ok(open::read_chat(house, room.id, &mut inner.talk).await?),
        Some(What::Row(number)) if stands_at(inner).is_some_and(|last| last >= number) => Ok(()),
        Some(What::Info | What::Row(_)) => reload(house, room, inner).await,
        None => {
            reload(house, room, inner).await?;
            Ok(open::read_chat(house, room.id, &mut inner.talk).await?)
        }
    }
}

/// The number of the last row a room knows.
fn stands_at(inner: &Inner) -> Option<u32> {
    let ledger = inner.play.as_ref()?.ledger.as_ref()?;
    Some(ledger.number())
}

/// A room that has just come into memory is looked at again now that it hears the news: something may have happened between the moment
/// it was read and this one.
pub async fn look_once_more(house: &House, room: &Room) -> Result<(), NoTable> {
    let Some(store) = house.store.as_ref().filter(|store| store.is_shared()) else {
        return Ok(());
    };
    let mut inner = room.inner.lock().await;
    let now = store.info(room.id).await?.ok_or(NoTable::Failed(StoreError::Gone(room.id)))?;
    let known = inner.info.as_ref().is_some_and(|info| info.is_as_new_as(&now)) && stands_at(&inner) == now.last;
    if !known {
        reload(house, room, &mut inner).await?;
    }
    Ok(open::read_chat(house, room.id, &mut inner.talk).await?)
}
