//! Viewing and joining a table: its page, sitting down, passing a seat on.

use super::{AtTable, Fields, go, go_with, read_seat};
use crate::app_state::{self, AppState, seat_for};
use crate::draw::pen::Picked;
use crate::errors::Fail;
use crate::live_table::play::Play;
use crate::live_table::{Inner, clean_name};
use crate::page::figures;
use crate::page::front;
use crate::page::replay::{self, When};
use crate::page::table::View;
use crate::visitor::{coach_cookie, cookie, name_cookie};
use axum::extract::{Path, Query, RawQuery};
use axum::http::StatusCode;
use axum::response::Response;
use maud::Markup;
use serde::Deserialize;
use store::{SeatInfo, State as Stage, Token};
use table::Text;
use table::scene::Spot;

/// What may stand after the question mark of a table's address. Whatever cannot be read counts as absent.
#[derive(Debug, Default, Deserialize)]
pub struct Asked {
    #[serde(rename = "as")]
    pub seat: Option<String>,
    pub at: Option<String>,
    /// A line of the log, by its place.
    pub line: Option<String>,
    pub from: Option<String>,
    pub version: Option<String>,
}

pub async fn page(at: AtTable, Query(asked): Query<Asked>, RawQuery(raw): RawQuery) -> Markup {
    show_page(&at, &asked, picked(&raw.unwrap_or_default()), None).await
}

/// At most this many things are picked.
const MOST_PICKS: usize = 8;

/// What was touched so far, as the address says it: `pick=card-7&pick=web-2`.
fn picked(query: &str) -> Picked {
    let pairs = || query.split('&').filter_map(|pair| pair.split_once('='));
    let spots = pairs().filter(|(key, _)| *key == "pick").map(|(_, spot)| Spot::from(spot.to_owned()));
    let spots = spots.filter(Spot::is_well_formed).take(MOST_PICKS).collect();
    let verb = pairs().find(|(key, _)| *key == "verb").map(|(_, verb)| verb.to_owned());
    let verb = verb.filter(|verb| verb.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-'));
    Picked { spots, verb, seat: None }
}

/// The table's page, with something to say first.
pub async fn shown(at: &AtTable, asked: &Asked, notice: Option<&str>) -> Markup {
    show_page(at, asked, Picked::default(), notice).await
}

async fn show_page(at: &AtTable, asked: &Asked, picked: Picked, notice: Option<&str>) -> Markup {
    at.room.looked_at();
    let (mut inner, part) = at.enter().await;
    // A game that is over is looked at as a whole; if it cannot be, what is in memory is shown.
    if inner.play.as_ref().is_some_and(|play| play.short && play.is_over()) {
        let _ = at.whole(&mut inner).await;
    }
    let wanted = asked.seat.as_deref().and_then(read_seat);
    let view = View::new(&at.room, &inner, &part, at.visitor.look, wanted).called(at.visitor.name());
    view.coached(at.visitor.is_coached(at.room.id)).picking(picked).page(notice)
}

/// One card as this visitor may see it, or as it is printed, for the preview.
pub async fn card(
    at: AtTable,
    Path((_, card)): Path<(String, String)>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Fail> {
    let (inner, part) = at.enter().await;
    let view = View::new(&at.room, &inner, &part, at.visitor.look, asked.seat.as_deref().and_then(read_seat));
    view.shown_card(&Spot::from(card)).ok_or_else(|| Fail::missing(&at.visitor))
}

pub async fn replayed(at: AtTable, Query(asked): Query<Asked>) -> Result<Markup, Fail> {
    let (mut inner, part) = at.enter().await;
    at.whole(&mut inner).await?;
    let view = View::new(&at.room, &inner, &part, at.visitor.look, asked.seat.as_deref().and_then(read_seat));
    let number = |named: &Option<String>| named.as_deref().and_then(|number| number.parse().ok());
    let line = || number(&asked.line).map(When::Line);
    let when = number(&asked.at).map(When::After).or_else(line).unwrap_or(When::Last);
    replay::replay(&view, when).ok_or_else(|| not_begun(&at))
}

/// A secret link: whoever opens it holds the seat. Others cannot see it in this page's address, since it leads away at once.
pub async fn take_link(at: AtTable, Path((_, token)): Path<(String, String)>) -> Result<Response, Fail> {
    let token: Token = token.parse().map_err(|_| Fail::missing(&at.visitor))?;
    let inner = at.room.inner.lock().await;
    let held = inner.facts.part_of(std::slice::from_ref(&token));
    if held.seats.is_empty() && !held.owner {
        return Err(Fail::told(&at.visitor, StatusCode::FORBIDDEN, &Text::new("web-bad-link")));
    }
    Ok(keeping(&at, &[token]))
}

/// Shows the secret link of a seat to whoever holds it, to be passed on.
pub async fn give_link(at: AtTable, Query(asked): Query<LinkAsked>) -> Result<Markup, Fail> {
    let seat = asked.seat.as_deref().and_then(read_seat).ok_or_else(|| Fail::bad(&at.visitor))?;
    let inner = at.room.inner.lock().await;
    let hash = inner.facts.seats.get(seat.index()).and_then(|seat| seat.token);
    // A seat that a bot gave up is held by the owner's own secret, and whoever had that would own the table.
    let hash = hash.filter(|hash| *hash != inner.facts.owner);
    let tokens = at.visitor.tokens(at.room.id);
    let mine = tokens.into_iter().find(|token| hash.is_some_and(|hash| hash.matches(token)));
    let token = mine.ok_or_else(|| Fail::not_yours(&at.visitor))?;
    let base = at.state.config.base_url.clone().unwrap_or_default();
    Ok(front::link(at.visitor.look, &at.page(), &format!("{base}{}/sit/{}", at.page(), token.reveal())))
}

#[derive(Debug, Deserialize)]
pub struct LinkAsked {
    seat: Option<String>,
}

pub async fn curtain(at: AtTable, Query(asked): Query<Asked>) -> Result<Markup, Fail> {
    let (inner, mine) = at.enter().await;
    let seat = asked.seat.as_deref().and_then(read_seat).filter(|seat| mine.seats.contains(seat));
    let seat = seat.ok_or_else(|| Fail::not_yours(&at.visitor))?;
    let name = inner.names(at.visitor.look.lang)[seat].clone();
    Ok(front::curtain(at.visitor.look, &name, &format!("{}?as={seat}", at.page())))
}

/// Sits down in a free seat. When the last is taken the game begins.
pub async fn sit(at: AtTable, fields: Fields) -> Result<Response, Fail> {
    let name = fields.get("name").and_then(clean_name);
    let nameless = || Fail::told(&at.visitor, StatusCode::UNPROCESSABLE_ENTITY, &Text::new("web-name-needed"));
    let name = name.ok_or_else(nameless)?;
    let token = take(&at, &name, fields.seat("seat")).await?;
    let secure = at.state.is_secure();
    let kept = vec![at.visitor.keep(at.room.id, &[token], secure), name_cookie(&name, secure)];
    Ok(go_with(&at.page(), kept))
}

/// Goes to the table's page, with these secrets kept.
fn keeping(at: &AtTable, tokens: &[Token]) -> Response {
    go_with(&at.page(), vec![at.visitor.keep(at.room.id, tokens, at.state.is_secure())])
}

/// Gives somebody a free seat: the one they want, or the first.
pub async fn take(at: &AtTable, name: &str, wanted: Option<table::Seat>) -> Result<Token, Fail> {
    let mut inner = at.room.inner.lock().await;
    let free = inner.facts.open_seats().find(|seat| wanted.is_none_or(|wanted| wanted == *seat));
    let seat = free.filter(|_| inner.facts.state == Stage::Open);
    let seat = seat.ok_or_else(|| taken(at))?;
    let (info, token) = seat_for(name).map_err(|error| Fail::no_store(&at.visitor, &error))?;
    let before = inner.facts.seats.clone();
    inner.facts.seats[seat.index()] = info;
    let begun = begin_if_full(at, &mut inner, before).await;
    at.room.changed();
    drop(inner);
    begun?;
    crate::bots::wake(&at.state, &at.room);
    Ok(token)
}

fn taken(at: &AtTable) -> Fail {
    Fail::told(&at.visitor, StatusCode::CONFLICT, &Text::new("web-seat-taken"))
}

/// Begins the game once every seat is taken, and keeps either. If that cannot be kept, the seats are as they were before.
async fn begin_if_full(at: &AtTable, inner: &mut Inner, before: Vec<SeatInfo>) -> Result<(), Fail> {
    let AtTable { state, visitor, room, .. } = at;
    let free = inner.facts.open_seats().next();
    let kept = match free {
        Some(_) => crate::persistence::changed(state, room, inner).await,
        None => {
            let session = app_state::begin(room.edition.as_ref(), &inner.facts).map_err(|why| {
                inner.facts.seats = before;
                super::front::no_table(visitor, why)
            })?;
            inner.play = Some(Play::new(session));
            inner.facts.state = Stage::Running;
            crate::persistence::begun(state, room, inner).await
        }
    };
    kept.map_err(|refusal| match refusal.text().key.as_ref() {
        // Another process gave the seat away first.
        "web-changed-meanwhile" => taken(at),
        _ => at.refused(&refusal),
    })
}

pub async fn start(at: AtTable, _: Fields) -> Result<Response, Fail> {
    begin_now(&at).await?;
    Ok(super::done(&at.visitor, &at.page()))
}

/// The owner does not wait any longer: bots take the free seats.
pub async fn begin_now(at: &AtTable) -> Result<(), Fail> {
    let (mut inner, mine) = at.enter().await;
    if !mine.owner || inner.facts.state != Stage::Open {
        return Err(Fail::not_yours(&at.visitor));
    }
    let before = inner.facts.seats.clone();
    for seat in inner.facts.seats.iter_mut().filter(|seat| seat.holder.is_none()) {
        *seat = SeatInfo::bot("greedy");
    }
    let begun = begin_if_full(at, &mut inner, before).await;
    at.room.changed();
    drop(inner);
    begun?;
    crate::bots::wake(&at.state, &at.room);
    Ok(())
}

/// Comes from a table to its rematch: whoever held a seat there holds the same one here.
pub async fn enter(at: AtTable, Query(asked): Query<Asked>) -> Response {
    let tokens = asked.from.as_deref().and_then(|from| from.parse().ok()).map(|from| at.visitor.tokens(from));
    let inner = at.room.inner.lock().await;
    let fits = |token: &Token| inner.facts.part_of(std::slice::from_ref(token)) != Default::default();
    let mine: Vec<Token> = tokens.into_iter().flatten().filter(fits).collect();
    match mine.is_empty() {
        true => go(&at.page()),
        false => keeping(&at, &mine),
    }
}

/// Begins or ends being guided. It is the visitor's own affair and kept in a cookie.
pub async fn coach(at: AtTable, fields: Fields) -> Response {
    let on = fields.get("on") == Some("1");
    go_with(&at.page(), vec![coach_cookie_for(&at.state, at.room.id, on)])
}

/// The cookie that begins or ends being guided at a table.
pub fn coach_cookie_for(state: &AppState, table: store::TableId, on: bool) -> String {
    let (value, seconds) = if on { ("1", 90 * 24 * 3600) } else { ("", 0) };
    cookie(&coach_cookie(table), value, seconds, state.is_secure())
}

/// The figures of a game: how everybody did, how it went, and what proves the dice.
pub async fn figures(at: AtTable) -> Result<Markup, Fail> {
    let (mut inner, part) = at.enter().await;
    // Everything is counted from the game's beginning, also where the part in memory begins later.
    at.whole(&mut inner).await?;
    let view = View::new(&at.room, &inner, &part, at.visitor.look, None);
    figures::figures(&view).ok_or_else(|| not_begun(&at))
}

/// There is nothing to look at yet.
pub fn not_begun(at: &AtTable) -> Fail {
    Fail::told(&at.visitor, StatusCode::NOT_FOUND, &Text::new("web-not-begun"))
}
