//! Undo: alone as far as is fair, and further by consent.

use super::{Did, Done, Noticed, Trouble, change, running, show};
use crate::app_state::AppState;
use crate::live_table::talk::UndoAsk;
use crate::live_table::{Inner, LiveTable};
use crate::routes::{AtTable, Fields};
use crate::words;
use std::sync::Arc;
use table::{Arg, Refusal, Seat, Seats, Text, Undo};

/// What came of wanting to take something back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Back {
    /// It is taken back.
    Taken,
    /// The others are asked, or one of them has agreed and others have yet to.
    Asked,
    /// Somebody would rather not.
    Refused,
}

pub async fn undo(at: AtTable, fields: Fields) -> Done {
    let did = take_back(&at, fields.seat("seat")).await;
    show(&at, did).await
}

pub async fn redo(at: AtTable, fields: Fields) -> Done {
    let did = do_again(&at, fields.seat("seat")).await;
    show(&at, did).await
}

/// Does again what was taken back, as long as nobody has chosen anything since.
pub async fn do_again(at: &AtTable, named: Option<Seat>) -> Result<Did<()>, Trouble> {
    let AtTable { state, room, .. } = at;
    change(at, named, async |inner, seat| {
        running(inner)?.session.redo(seat)?;
        crate::commit::after(state, room, inner, Some(seat)).await?;
        Ok((Noticed::ByAll, ()))
    })
    .await
}

pub async fn agree(at: AtTable, fields: Fields) -> Done {
    let did = consent(&at, fields.seat("seat"), fields.get("yes") == Some("1")).await;
    show(&at, did).await
}

/// Takes the last answer of a seat back, or asks the others whether it may.
pub async fn take_back(at: &AtTable, named: Option<Seat>) -> Result<Did<Back>, Trouble> {
    let AtTable { state, visitor, room, .. } = at;
    change(at, named, async |inner, seat| {
        let offer = offered(state, room, inner, seat).await?;
        let mine = inner.facts.part_of(&visitor.tokens(room.id)).seats;
        let needed = mine.into_iter().fold(inner.consent(seat, &offer), Seats::without);
        if needed.is_empty() {
            rewind(state, room, inner, seat, &offer).await?;
            return Ok((Noticed::ByAll, Back::Taken));
        }
        let number = running(inner)?.number();
        inner.talk.undo = Some(UndoAsk { by: seat, number, needed, agreed: Seats::NOBODY });
        Ok((Noticed::ByAll, Back::Asked))
    })
    .await
}

/// What could be taken back. Once the game is over nothing can: seed and hands can be read by then, so whoever goes on needs new dice.
async fn offered(state: &Arc<AppState>, room: &Arc<LiveTable>, inner: &mut Inner, seat: Seat) -> Result<Undo, Refusal> {
    if running(inner)?.is_over() {
        return Err(Refusal::NotOffered(Text::new("web-over-stays")));
    }
    if running(inner)?.session.undo_offer(seat).is_none() {
        // The last answer may lie before the part that is in memory; if that cannot be read there is nothing to take back.
        let _ = crate::persistence::whole(state, room, inner).await;
    }
    let offer = running(inner)?.session.undo_offer(seat);
    offer.ok_or_else(|| Refusal::NotOffered(Text::new("table-nothing-to-undo")))
}

/// Takes it back, with the consent of everybody whom it takes.
async fn rewind(
    state: &Arc<AppState>,
    room: &Arc<LiveTable>,
    inner: &mut Inner,
    seat: Seat,
    offer: &Undo,
) -> Result<(), Refusal> {
    running(inner)?.session.undo(seat, offer.consent)?;
    crate::commit::after(state, room, inner, Some(seat)).await?;
    inner.talk.undo = None;
    Ok(())
}

/// Agrees or refuses that another takes something back.
pub async fn consent(at: &AtTable, named: Option<Seat>, yes: bool) -> Result<Did<Back>, Trouble> {
    let AtTable { state, visitor, room, .. } = at;
    change(at, named, async |inner, seat| {
        let ask = inner.talk.undo.filter(|ask| ask.by != seat);
        let Some(mut ask) = ask else {
            return Err(Refusal::NotOffered(Text::new("web-nobody-asks")));
        };
        if !yes {
            let lang = inner.facts.lang;
            let (name, said) = (inner.person(seat, lang), words::say(lang, "web-undo-refused"));
            crate::commit::say(state, room, inner, Some(seat), name, said).await?;
            inner.talk.undo = None;
            return Ok((Noticed::ByAll, Back::Refused));
        }
        // Whoever holds several seats speaks for all of them.
        let mine = inner.facts.part_of(&visitor.tokens(room.id)).seats;
        ask.agreed = mine.into_iter().fold(ask.agreed, Seats::with);
        inner.talk.undo = Some(ask);
        if ask.needed & ask.agreed != ask.needed {
            return Ok((Noticed::ByAll, Back::Asked));
        }
        let offer = offered(state, room, inner, ask.by).await?;
        if running(inner)?.number() != ask.number {
            return Err(Refusal::NotOffered(Text::new("web-nobody-asks")));
        }
        rewind(state, room, inner, ask.by, &offer).await?;
        tell(state, room, inner, ask).await;
        Ok((Noticed::ByAll, Back::Taken))
    })
    .await
}

/// What was taken back by consent stands in writing: it is no longer in the log.
async fn tell(state: &Arc<AppState>, room: &Arc<LiveTable>, inner: &mut Inner, ask: UndoAsk) {
    let said = {
        let name = |seat: Seat| Text::plain(inner.person(seat, inner.facts.lang));
        let others = ask.needed.iter().map(name).collect();
        Text::new("web-undo-done").with("who", Arg::Text(name(ask.by))).with("others", Arg::List(others))
    };
    crate::commit::note(state, room, inner, &said).await;
}
