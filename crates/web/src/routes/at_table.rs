//! A visitor at a table: what every address under a table begins with.

use super::front::no_table;
use crate::app_state::AppState;
use crate::errors::Fail;
use crate::live_table::{Inner, LiveTable, Part};
use crate::visitor::Visitor;
use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::StatusCode;
use axum::http::request::Parts;
use std::sync::{Arc, PoisonError};
use std::time::Instant;
use store::{Token, TokenHash};
use table::{Seat, Text, Viewer};
use tokio::sync::MutexGuard;

/// This visitor at this table.
pub struct AtTable {
    pub state: Arc<AppState>,
    pub visitor: Visitor,
    pub room: Arc<LiveTable>,
    /// What is known of the secrets that the visitor has for it.
    secrets: Vec<TokenHash>,
}

impl FromRequestParts<Arc<AppState>> for AtTable {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, state: &Arc<AppState>) -> Result<AtTable, Fail> {
        let Ok(visitor) = Visitor::from_request_parts(parts, state).await;
        let path = RawPathParams::from_request_parts(parts, state).await;
        let id = path.iter().flatten().find_map(|(name, id)| (name == "table").then_some(id));
        AtTable::find(state, visitor, id.unwrap_or_default()).await
    }
}

impl AtTable {
    /// A table by the name in its address.
    async fn find(state: &Arc<AppState>, visitor: Visitor, id: &str) -> Result<AtTable, Fail> {
        let id = id.parse().map_err(|_| Fail::missing(&visitor))?;
        let found = state.room(id).await.map_err(|why| no_table(&visitor, why))?;
        let gone = || Fail::told(&visitor, StatusCode::NOT_FOUND, &Text::new("web-no-table"));
        let room = found.ok_or_else(gone)?;
        let before = {
            let mut visited = room.visited.lock().unwrap_or_else(PoisonError::into_inner);
            std::mem::replace(&mut *visited, Instant::now())
        };
        // Bots that waited because nobody looked go on.
        if before.elapsed() >= state.config.times.unwatched {
            crate::bots::wake(state, &room);
        }
        let secrets = visitor.tokens(room.id).iter().map(Token::hash).collect();
        Ok(AtTable { state: state.clone(), visitor, room, secrets })
    }

    /// The same a while later: the table may have left memory meanwhile, or be gone.
    pub async fn again(self) -> Result<AtTable, Fail> {
        let id = self.room.id.to_string();
        AtTable::find(&self.state, self.visitor, &id).await
    }

    /// The table, held, and what the visitor is at it, who has been heard of by this.
    pub async fn enter(&self) -> (MutexGuard<'_, Inner>, Part) {
        let mut inner = self.room.inner.lock().await;
        let part = inner.facts.part_by(&self.secrets);
        inner.talk.heard(&part.seats);
        (inner, part)
    }

    /// The seat a visitor speaks for: the one they name if it is theirs, or their only one.
    pub fn speaking(&self, part: &Part, named: Option<Seat>) -> Result<Seat, Fail> {
        let seat = match (named, part.seats.as_slice()) {
            (Some(seat), mine) => mine.contains(&seat).then_some(seat),
            (None, [only]) => Some(*only),
            (None, _) => None,
        };
        seat.ok_or_else(|| Fail::not_yours(&self.visitor))
    }

    /// The game is there from its beginning.
    pub async fn whole(&self, inner: &mut Inner) -> Result<(), Fail> {
        let whole = crate::persistence::whole(&self.state, &self.room, inner).await;
        whole.map_err(|why| no_table(&self.visitor, why))
    }

    /// The log after this many lines is there for a viewer.
    pub async fn whole_log(&self, inner: &mut Inner, viewer: Viewer, lines: usize) -> Result<(), Fail> {
        match inner.lacks_log(viewer, lines) {
            true => self.whole(inner).await,
            false => Ok(()),
        }
    }

    /// The address of the table's page.
    pub fn page(&self) -> String {
        format!("/t/{}", self.room.id)
    }

    /// The sentence of a refusal for this visitor.
    pub fn refused(&self, refusal: &table::Refusal) -> Fail {
        Fail::of(&self.visitor, self.room.edition.words(), refusal)
    }
}
