//! The front page, setting a table, joining one.

use super::{Fields, go, go_with};
use crate::app_state::{AppState, NoTable, seat_for};
use crate::errors::Fail;
use crate::live_table::{LiveTable, clean_name};
use crate::page::front::{self, Box as GameBox, Listed};
use crate::visitor::{Visitor, name_cookie};
use crate::words;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::Markup;
use serde::Deserialize;
use shelf::{AnyGame, BotKind};
use std::sync::Arc;
use store::{Access, Facts, JoinCode, SeatInfo, State as Stage, TableId, Token};
use table::{Text, text};

pub async fn front(State(state): State<Arc<AppState>>, visitor: Visitor) -> Result<Markup, Fail> {
    let mut mine = Vec::new();
    for id in visitor.tables().into_iter().take(40) {
        if let Ok(Some(room)) = state.room(id).await {
            mine.push(listed(&room, &visitor).await);
        }
    }
    // Where it is one's turn first, then by the last day.
    mine.sort_by(|one, other| (other.turn, &other.day).cmp(&(one.turn, &one.day)));
    Ok(front::front(visitor.look, &boxes(&state), &mine))
}

fn boxes(state: &AppState) -> Vec<GameBox> {
    let games = shelf::games().iter().copied();
    games.filter_map(|game| Some(GameBox { game, edition: state.edition(game).ok()? })).collect()
}

async fn listed(room: &LiveTable, visitor: &Visitor) -> Listed {
    let inner = room.inner.lock().await;
    let lang = visitor.look.lang;
    let part = inner.facts.part_of(&visitor.tokens(room.id));
    let names = inner.names(lang);
    let about: Vec<&str> = names.values().map(String::as_str).filter(|name| !name.is_empty()).collect();
    let turn = inner.facts.state == Stage::Running
        && inner.play.as_ref().is_some_and(|play| part.seats.iter().any(|seat| play.is_asked(*seat)));
    let badge = match inner.facts.state {
        _ if turn => "web-your-turn",
        Stage::Open => "web-gathers",
        Stage::Running => "web-runs",
        Stage::Over => "web-over",
        Stage::Abandoned => "web-abandoned",
    };
    let far = inner.play.as_ref().filter(|_| inner.facts.state == Stage::Running).map(|play| {
        let (length, unit) = (play.session.length(), play.session.about().unit);
        words::tell(lang, &text!("web-so-far", length = length, unit = unit))
    });
    Listed {
        far,
        day: inner.used.day(),
        href: format!("/t/{}", room.id),
        game: room.edition.words().render(lang, &room.game.title(), &()),
        slug: room.game.about().slug,
        title: inner.facts.title.clone(),
        about: about.join(", "),
        badge: words::say(lang, badge),
        turn,
    }
}

pub async fn public(State(state): State<Arc<AppState>>, visitor: Visitor) -> Markup {
    let mut tables = Vec::new();
    for room in state.rooms() {
        let shown = {
            let inner = room.inner.lock().await;
            inner.facts.access == Access::Public && matches!(inner.facts.state, Stage::Open | Stage::Running)
        };
        if shown && tables.len() < 60 {
            tables.push(listed(&room, &visitor).await);
        }
    }
    front::public(visitor.look, &tables)
}

/// What may stand after the question mark of the address that sets a table.
#[derive(Debug, Deserialize)]
pub struct Guided {
    guided: Option<String>,
}

pub async fn set_page(
    State(state): State<Arc<AppState>>,
    visitor: Visitor,
    Path(slug): Path<String>,
    Query(asked): Query<Guided>,
) -> Result<Markup, Fail> {
    let game = game_box(&state, &visitor, &slug)?;
    let first =
        front::Setting { name: &visitor.name().unwrap_or_default(), guided: asked.guided.is_some(), notice: None };
    Ok(front::set(visitor.look, &game, &first))
}

pub fn game_box(state: &AppState, visitor: &Visitor, slug: &str) -> Result<GameBox, Fail> {
    let game = shelf::find(slug).map_err(|_| Fail::missing(visitor))?;
    let edition = state.edition(game).map_err(|why| no_table(visitor, why))?;
    Ok(GameBox { game, edition })
}

/// The sentence for a table that cannot be set.
pub fn no_table(visitor: &Visitor, why: NoTable) -> Fail {
    match why {
        NoTable::Full => Fail::told(visitor, StatusCode::TOO_MANY_REQUESTS, &Text::new("web-full")),
        NoTable::FullForYou => Fail::told(visitor, StatusCode::TOO_MANY_REQUESTS, &Text::new("web-full-for-you")),
        NoTable::Refused(text) => Fail::told(visitor, StatusCode::CONFLICT, &text),
        NoTable::Failed(error) => Fail::no_store(visitor, &error),
    }
}

/// Who shall sit where, as the form or the interface says it.
pub struct Seating {
    pub seats: Vec<SeatInfo>,
    /// The secrets of the seats that are mine.
    pub mine: Vec<Token>,
}

/// Reads `me`, `open`, the name of a bot or `none` for each seat.
pub fn seating<'w>(visitor: &Visitor, name: &str, words: impl Iterator<Item = &'w str>) -> Result<Seating, Fail> {
    let failed = |error: store::StoreError| Fail::no_store(visitor, &error);
    let mut seating = Seating { seats: Vec::new(), mine: Vec::new() };
    for word in words.take(table::Seat::MOST) {
        match word {
            "none" => {}
            "open" => seating.seats.push(SeatInfo::open()),
            "me" => {
                // Two of mine at one screen are told apart by a number.
                let nth = seating.mine.len();
                let called = if nth == 0 { name.to_owned() } else { format!("{name} {}", nth + 1) };
                let (seat, token) = seat_for(&called).map_err(failed)?;
                seating.seats.push(seat);
                seating.mine.push(token);
            }
            kind => {
                let kind = crate::bots::offered(kind).map_err(|_| unknown_bot(visitor, kind))?;
                seating.seats.push(SeatInfo::bot(kind.name()));
            }
        }
    }
    Ok(seating)
}

fn unknown_bot(visitor: &Visitor, name: &str) -> Fail {
    let known = BotKind::ALL.map(BotKind::name).join(", ");
    Fail::told(visitor, StatusCode::BAD_REQUEST, &table::text!("web-unknown-bot", name = name, known = known))
}

pub async fn set(
    State(state): State<Arc<AppState>>,
    visitor: Visitor,
    Path(slug): Path<String>,
    fields: Fields,
) -> Result<Response, Fail> {
    let game = game_box(&state, &visitor, &slug)?;
    let counted = state.creations.count(visitor.address, state.config.limits.creations);
    counted.map_err(|wait| Fail::too_often(&visitor, wait))?;
    let lang = visitor.look.lang;
    let again = |said: &str| {
        let first = front::Setting {
            name: fields.get("name").unwrap_or_default(),
            guided: fields.get("guided").is_some(),
            notice: Some(said),
        };
        front::set(visitor.look, &game, &first)
    };
    let quick = fields.get("quick").is_some();
    let known = || visitor.name().filter(|_| quick);
    // Whoever wants to play at once need not say a name; the one they said last is remembered.
    let nameless = || quick.then(|| words::say(lang, "web-somebody-plays"));
    let Some(name) = fields.get("name").and_then(clean_name).or_else(known).or_else(nameless) else {
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, again(&words::say(lang, "web-name-needed"))).into_response());
    };
    let chosen = (1..=game.game.about().most)
        .map(|n| match fields.get(&format!("seat-{n}")) {
            Some(who) => who.to_owned(),
            None if quick => quick_seat(n, &game.game.about()).to_owned(),
            None => "none".to_owned(),
        })
        .collect::<Vec<_>>();
    let seating = seating(&visitor, &name, chosen.iter().map(String::as_str))?;
    let made = create(&state, &visitor, game.game, &fields, seating).await;
    let (room, tokens) = match made {
        Ok(made) => made,
        Err(NoTable::Refused(text)) => {
            let said = game.edition.words().render(lang, &text, &());
            let said = if text.key.starts_with("web-") { words::tell(lang, &text) } else { said };
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, again(&said)).into_response());
        }
        Err(why) => return Err(no_table(&visitor, why)),
    };
    room.looked_at();
    crate::bots::wake(&state, &room);
    let secure = state.is_secure();
    let mut cookies = vec![visitor.keep(room.id, &tokens, secure), name_cookie(&name, secure)];
    if fields.get("guided").is_some() {
        cookies.push(super::join::coach_cookie_for(&state, room.id, true));
    }
    Ok(go_with(&format!("/t/{}", room.id), cookies))
}

/// Who sits where in a game that is begun at once: whoever wants to play, and bots in as many seats as make a good game.
fn quick_seat(number: usize, about: &table::About) -> &'static str {
    const GOOD: usize = 4;
    match number {
        1 => "me",
        n if n <= about.most.min(GOOD).max(about.fewest) => "easy",
        _ => "none",
    }
}

async fn create(
    state: &AppState,
    visitor: &Visitor,
    game: &'static dyn AnyGame,
    fields: &Fields,
    seating: Seating,
) -> Result<(Arc<LiveTable>, Vec<Token>), NoTable> {
    let lang = visitor.look.lang;
    let owner = Token::random()?;
    let options = fields
        .0
        .iter()
        // A field that was left empty means the usual value.
        .filter(|(_, value)| !value.trim().is_empty())
        .filter_map(|(key, value)| Some((key.strip_prefix("option-")?.to_owned(), value.clone())));
    let title = fields.get("title").and_then(clean_name).unwrap_or_else(|| words::say(lang, "web-table-default"));
    let facts = Facts {
        title,
        options: options.take(64).collect(),
        access: if fields.get("public").is_some() { Access::Public } else { Access::ByLink },
        real_dice: fields.get("dice").is_some(),
        seed: seed(fields.get("seed").unwrap_or_default())?,
        ..Facts::new(seating.seats, owner.hash(), lang)
    };
    let room = state.set(game, facts, visitor.address).await?;
    let tokens = seating.mine.into_iter().chain([owner]).collect();
    Ok((room, tokens))
}

/// A seed as people write it. An empty field means one that nobody knows.
pub fn seed(words: &str) -> Result<Option<u128>, NoTable> {
    match words.trim() {
        "" => Ok(None),
        figures => match figures.parse() {
            Ok(seed) => Ok(Some(seed)),
            Err(_) => Err(NoTable::Refused(Text::new("web-bad-seed"))),
        },
    }
}

/// Joins by a code that was spoken or by a link that was sent.
pub async fn join(State(state): State<Arc<AppState>>, visitor: Visitor, fields: Fields) -> Result<Response, Fail> {
    let counted = state.guesses.count(visitor.address, state.config.limits.guesses);
    counted.map_err(|wait| Fail::too_often(&visitor, wait))?;
    let said = fields.get("code").unwrap_or_default().trim();
    if let Some(path) = path_of_link(said) {
        return Ok(go(&path));
    }
    let room = match said.parse::<JoinCode>() {
        Ok(code) => state.by_code(&code).await.map_err(|why| no_table(&visitor, why))?,
        Err(_) => None,
    };
    let room = room.ok_or_else(|| Fail::told(&visitor, StatusCode::NOT_FOUND, &Text::new("web-no-code")))?;
    Ok(go(&format!("/t/{}", room.id)))
}

/// The part of a pasted link that leads to a table here: its name, and the secret of a seat if it has one.
fn path_of_link(said: &str) -> Option<String> {
    let (_, rest) = said.split_once("/t/")?;
    let mut parts = rest.split(['/', '?', '#']);
    let id: TableId = parts.next()?.parse().ok()?;
    match (parts.next(), parts.next().and_then(|token| token.parse::<Token>().ok())) {
        (Some("sit"), Some(token)) => Some(format!("/t/{id}/sit/{}", token.reveal())),
        _ => Some(format!("/t/{id}")),
    }
}
