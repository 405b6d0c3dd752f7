//! What other processes do at the same tables.

use super::{open, reload};
use crate::app_state::{AppState, NoTable};
use crate::live_table::{Inner, LiveTable};
use std::sync::Arc;
use std::time::Duration;
use store::{Heard, Moment, News, Store, StoreError, What};

/// Hears what other processes do at the same tables, until the store is closed.
pub async fn listen(state: Arc<AppState>) {
    let Some(mut watch) = state.store.as_ref().map(Store::watch_others) else {
        return;
    };
    while let Some(heard) = watch.next().await {
        match heard {
            Heard::News(News { table, what: What::Seen(seat) }) => {
                if let Some(room) = state.loaded(table) {
                    tokio::spawn(async move { room.inner.lock().await.talk.heard_elsewhere(seat) });
                }
            }
            Heard::News(News { table, what }) => {
                if let Some(room) = state.loaded(table) {
                    tokio::spawn(refresh(state.clone(), room, Some(what)));
                }
            }
            Heard::Missed => state.rooms().iter().for_each(|room| look_again(&state, room)),
        }
    }
}

/// Looks at everything of a table, in a task of its own, so that a slow one keeps no other waiting.
pub fn look_again(state: &Arc<AppState>, room: &Arc<LiveTable>) {
    tokio::spawn(refresh(state.clone(), room.clone(), None));
}

/// Brings a room up to date, if it does not know the news yet, or in everything. It is tried until it succeeds: a room that stays behind
/// would show what is no longer so.
async fn refresh(state: Arc<AppState>, room: Arc<LiveTable>, what: Option<What>) {
    let mut pause = Duration::from_millis(100);
    while is_here(&state, &room) {
        let mut inner = room.inner.lock().await;
        let looked = look(&state, &room, &mut inner, what).await;
        if looked.is_ok() {
            room.changed();
        }
        drop(inner);
        match looked {
            Ok(()) => return crate::bots::wake(&state, &room),
            Err(NoTable::Failed(StoreError::Failed(_) | StoreError::Unsure(_))) => {
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(Duration::from_secs(3));
            }
            Err(_) => {
                state.forget(&room);
                room.changed();
            }
        }
    }
}

fn is_here(state: &AppState, room: &Arc<LiveTable>) -> bool {
    let open = !*state.closing.borrow();
    open && state.loaded(room.id).is_some_and(|loaded| Arc::ptr_eq(&loaded, room))
}

async fn look(state: &AppState, room: &LiveTable, inner: &mut Inner, what: Option<What>) -> Result<(), NoTable> {
    match what {
        Some(What::Gone) => Err(NoTable::Failed(StoreError::Gone(room.id))),
        Some(What::Chat(_)) => Ok(open::read_chat(state, room.id, &mut inner.talk).await?),
        Some(What::Row(number)) if stands_at(inner).is_some_and(|last| last >= number) => Ok(()),
        Some(What::Info | What::Row(_)) => reload(state, room, inner).await,
        Some(What::Seen(_)) => Ok(()),
        None => {
            // Who was heard of elsewhere meanwhile is unknown as well.
            inner.talk.since = Moment::now();
            reload(state, room, inner).await?;
            Ok(open::read_chat(state, room.id, &mut inner.talk).await?)
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
pub async fn look_once_more(state: &AppState, room: &LiveTable) -> Result<(), NoTable> {
    let Some(store) = state.store.as_ref().filter(|store| store.is_shared()) else {
        return Ok(());
    };
    let mut inner = room.inner.lock().await;
    let now = store.info(room.id).await?.ok_or(NoTable::Failed(StoreError::Gone(room.id)))?;
    let known = inner.info.as_ref().is_some_and(|info| info.is_as_new_as(&now)) && stands_at(&inner) == now.last;
    if !known {
        reload(state, room, &mut inner).await?;
    }
    Ok(open::read_chat(state, room.id, &mut inner.talk).await?)
}
