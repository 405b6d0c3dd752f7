//! Coming to a table: looking at it, sitting down, passing a seat on.

use super::{Fields, find, go, go_with, part, read_seat};
use crate::fail::Fail;
use crate::house::{self, House, seat_for};
use crate::page::figures;
use crate::page::front;
use crate::page::replay;
use crate::page::table::View;
use crate::room::play::Play;
use crate::room::{Inner, Room, clean_name};
use crate::visitor::{Visitor, coach_cookie, cookie};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use maud::Markup;
use serde::Deserialize;
use std::sync::Arc;
use store::{SeatInfo, State as Stage, Token};
use table::Text;

/// What may stand after the question mark of a table's address. Whatever cannot be read counts as absent.
#[derive(Debug, Default, Deserialize)]
pub struct Asked {
    #[serde(rename = "as")]
    pub seat: Option<String>,
    pub at: Option<String>,
    pub from: Option<String>,
    pub version: Option<String>,
}

pub async fn page(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Fail> {
    let room = find(&house, &visitor, &id).await?;
    Ok(shown(&room, &visitor, &asked, None).await)
}

/// The table's page, with something to say first.
pub async fn shown(room: &Room, visitor: &Visitor, asked: &Asked, notice: Option<&str>) -> Markup {
    room.looked_at();
    let mut inner = room.inner.lock().await;
    let part = part(visitor, room, &mut inner);
    let wanted = asked.seat.as_deref().and_then(read_seat);
    let view = View::new(room, &inner, &part, visitor.look, wanted);
    view.coached(visitor.is_coached(room.id)).page(notice)
}

pub async fn replayed(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Fail> {
    let room = find(&house, &visitor, &id).await?;
    let mut inner = room.inner.lock().await;
    crate::keeper::whole(&house, &room, &mut inner).await.map_err(|why| super::front::no_table(&visitor, why))?;
    let part = part(&visitor, &room, &mut inner);
    let view = View::new(&room, &inner, &part, visitor.look, asked.seat.as_deref().and_then(read_seat));
    let at = asked.at.as_deref().and_then(|at| at.parse().ok());
    replay::replay(&view, at).ok_or_else(|| Fail::told(&visitor, StatusCode::NOT_FOUND, &Text::new("web-not-begun")))
}

/// A secret link: whoever opens it holds the seat. Others cannot see it in this page's address, since it leads away at once.
pub async fn take_link(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path((id, token)): Path<(String, String)>,
) -> Result<Response, Fail> {
    let room = find(&house, &visitor, &id).await?;
    let token: Token = token.parse().map_err(|_| Fail::missing(&visitor))?;
    let inner = room.inner.lock().await;
    let held = inner.facts.part_of(std::slice::from_ref(&token));
    if held.seats.is_empty() && !held.owner {
        return Err(Fail::told(&visitor, StatusCode::FORBIDDEN, &Text::new("web-bad-link")));
    }
    Ok(go_with(&format!("/t/{}", room.id), vec![visitor.keep(room.id, &[token], house.is_secure())]))
}

/// Shows the secret link of a seat to whoever holds it, to be passed on.
pub async fn give_link(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<LinkAsked>,
) -> Result<Markup, Fail> {
    let room = find(&house, &visitor, &id).await?;
    let seat = asked.seat.as_deref().and_then(read_seat).ok_or_else(|| Fail::bad(&visitor))?;
    let inner = room.inner.lock().await;
    let hash = inner.facts.seats.get(seat.index()).and_then(|seat| seat.token);
    // A seat that a bot gave up is held by the owner's own secret, and whoever had that would own the table.
    let hash = hash.filter(|hash| *hash != inner.facts.owner);
    let mine = visitor.tokens(room.id).into_iter().find(|token| hash.is_some_and(|hash| hash.matches(token)));
    let token = mine.ok_or_else(|| Fail::not_yours(&visitor))?;
    let base = house.config.base_url.clone().unwrap_or_default();
    Ok(front::link(visitor.look, &format!("/t/{}", room.id), &format!("{base}/t/{}/sit/{}", room.id, token.reveal())))
}

#[derive(Debug, Deserialize)]
pub struct LinkAsked {
    seat: Option<String>,
}

pub async fn curtain(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Fail> {
    let room = find(&house, &visitor, &id).await?;
    let inner = room.inner.lock().await;
    let mine = inner.facts.part_of(&visitor.tokens(room.id));
    let seat = asked.seat.as_deref().and_then(read_seat).filter(|seat| mine.seats.contains(seat));
    let seat = seat.ok_or_else(|| Fail::not_yours(&visitor))?;
    let name = inner.facts.names(visitor.look.lang)[seat].clone();
    Ok(front::curtain(visitor.look, &name, &format!("/t/{}?as={seat}", room.id)))
}

/// Sits down in a free seat. When the last is taken the game begins.
pub async fn sit(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fail> {
    let room = find(&house, &visitor, &id).await?;
    let name = fields.get("name").and_then(clean_name);
    let name =
        name.ok_or_else(|| Fail::told(&visitor, StatusCode::UNPROCESSABLE_ENTITY, &Text::new("web-name-needed")))?;
    let token = take(&house, &room, &visitor, &name, fields.seat("seat")).await?;
    Ok(go_with(&format!("/t/{}", room.id), vec![visitor.keep(room.id, &[token], house.is_secure())]))
}

/// Gives somebody a free seat: the one they want, or the first.
pub async fn take(
    house: &Arc<House>,
    room: &Arc<Room>,
    visitor: &Visitor,
    name: &str,
    wanted: Option<table::Seat>,
) -> Result<Token, Fail> {
    let mut inner = room.inner.lock().await;
    let free = inner.facts.open_seats().find(|seat| wanted.is_none_or(|wanted| wanted == *seat));
    let seat = free.filter(|_| inner.facts.state == Stage::Open);
    let seat = seat.ok_or_else(|| Fail::told(visitor, StatusCode::CONFLICT, &Text::new("web-seat-taken")))?;
    let (info, token) = seat_for(name).map_err(|error| Fail::no_store(visitor, &error))?;
    let before = inner.facts.seats.clone();
    inner.facts.seats[seat.index()] = info;
    let begun = begin_if_full(house, visitor, room, &mut inner, before).await;
    room.changed();
    drop(inner);
    begun?;
    crate::bots::wake(house, room);
    Ok(token)
}

/// Begins the game once every seat is taken, and keeps either. If that cannot be kept, the seats are as they were before.
async fn begin_if_full(
    house: &Arc<House>,
    visitor: &Visitor,
    room: &Arc<Room>,
    inner: &mut Inner,
    before: Vec<SeatInfo>,
) -> Result<(), Fail> {
    let free = inner.facts.open_seats().next();
    let kept = match free {
        Some(_) => crate::keeper::changed(house, room, inner).await,
        None => {
            let session = house::begin(room.edition.as_ref(), &inner.facts).map_err(|why| {
                inner.facts.seats = before;
                super::front::no_table(visitor, why)
            })?;
            inner.play = Some(Play::new(session));
            inner.facts.state = Stage::Running;
            crate::keeper::begun(house, room, inner).await
        }
    };
    kept.map_err(|refusal| match refusal.text().key.as_ref() {
        // Another process gave the seat away first.
        "web-changed-meanwhile" => Fail::told(visitor, StatusCode::CONFLICT, &Text::new("web-seat-taken")),
        _ => Fail::of(visitor, room.edition.words(), &refusal),
    })
}

pub async fn start(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    _: Fields,
) -> Result<Response, Fail> {
    let room = begin_now(&house, &visitor, &id).await?;
    Ok(super::done(&visitor, &format!("/t/{}", room.id)))
}

/// The owner does not wait any longer: bots take the free seats.
pub async fn begin_now(house: &Arc<House>, visitor: &Visitor, id: &str) -> Result<Arc<Room>, Fail> {
    let room = find(house, visitor, id).await?;
    let mut inner = room.inner.lock().await;
    let mine = part(visitor, &room, &mut inner);
    if !mine.owner || inner.facts.state != Stage::Open {
        return Err(Fail::not_yours(visitor));
    }
    let before = inner.facts.seats.clone();
    for seat in inner.facts.seats.iter_mut().filter(|seat| seat.holder.is_none()) {
        *seat = SeatInfo::bot("greedy");
    }
    let begun = begin_if_full(house, visitor, &room, &mut inner, before).await;
    room.changed();
    drop(inner);
    begun?;
    crate::bots::wake(house, &room);
    Ok(room)
}

/// Comes from a table to its rematch: whoever held a seat there holds the same one here.
pub async fn enter(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Fail> {
    let room = find(&house, &visitor, &id).await?;
    let to = format!("/t/{}", room.id);
    let Some(from) = asked.from.as_deref().and_then(|from| from.parse().ok()) else {
        return Ok(go(&to));
    };
    let tokens = visitor.tokens(from);
    let inner = room.inner.lock().await;
    let fits = |token: &Token| inner.facts.part_of(std::slice::from_ref(token)) != Default::default();
    let mine: Vec<Token> = tokens.into_iter().filter(fits).collect();
    if mine.is_empty() {
        return Ok(go(&to));
    }
    Ok(go_with(&to, vec![visitor.keep(room.id, &mine, house.is_secure())]))
}

/// Begins or ends being guided. It is the visitor's own affair and kept in a cookie.
pub async fn coach(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Fail> {
    let room = find(&house, &visitor, &id).await?;
    let on = fields.get("on") == Some("1");
    Ok(go_with(&format!("/t/{}", room.id), vec![coach_cookie_for(&house, room.id, on)]))
}

/// The cookie that begins or ends being guided at a table.
pub fn coach_cookie_for(house: &House, table: store::TableId, on: bool) -> String {
    let (value, seconds) = if on { ("1", 90 * 24 * 3600) } else { ("", 0) };
    cookie(&coach_cookie(table), value, seconds, house.is_secure())
}

/// The figures of a game: how everybody did, how it went, and what proves the dice.
pub async fn figures(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Markup, Fail> {
    let room = find(&house, &visitor, &id).await?;
    let mut inner = room.inner.lock().await;
    let part = part(&visitor, &room, &mut inner);
    let view = View::new(&room, &inner, &part, visitor.look, None);
    figures::figures(&view).ok_or_else(|| Fail::told(&visitor, StatusCode::NOT_FOUND, &Text::new("web-not-begun")))
}
