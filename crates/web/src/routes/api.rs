//! The same things for programs: JSON under `/api/v1`. A seat's secret goes into the `Authorization` header.

pub mod acts;
mod at;
mod docs;
mod problem;
pub mod stream;
mod told;

pub use docs::{docs, openapi};
pub use problem::{Problem, as_json};

use super::{Fields, act, come, find, front, speaking};
use crate::fail::Fail;
use crate::house::{House, NoTable, Wanted};
use crate::room::clean_name;
use crate::visitor::Visitor;
use crate::words;
use at::Asked;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use store::{Access, JoinCode, Token};
use table::{Refusal, Text};

type Here = State<Arc<House>>;
type Told = Result<Json<Value>, Problem>;

fn body<T>(visitor: &Visitor, body: Result<Json<T>, JsonRejection>) -> Result<T, Problem> {
    body.map(|Json(body)| body)
        .map_err(|rejection| Fail::new(visitor, rejection.status(), rejection.body_text()).into())
}

pub async fn games(State(house): Here, visitor: Visitor) -> Json<Value> {
    let lang = visitor.look.lang;
    let tell = |game: &&'static dyn shelf::AnyGame| {
        let about = game.about();
        let edition = house.edition(*game).ok()?;
        let say = |text: &Text| edition.words().render(lang, text, &());
        let settings: Vec<Value> = game
            .settings()
            .iter()
            .map(|setting| json!({ "key": setting.key, "title": say(&setting.title), "default": setting.default }))
            .collect();
        Some(
            json!({ "slug": about.slug, "title": say(&game.title()), "about": say(&game.blurb()), "fewest": about.fewest, "most": about.most, "options": settings }),
        )
    };
    Json(
        json!({ "games": shelf::games().iter().filter_map(tell).collect::<Vec<_>>(), "bots": shelf::BotKind::ALL.map(|kind| kind.name()) }),
    )
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    game: String,
    /// For each seat `me`, `open` or the name of a bot.
    seats: Vec<String>,
    name: Option<String>,
    title: Option<String>,
    #[serde(default)]
    options: std::collections::BTreeMap<String, String>,
    #[serde(default)]
    public: bool,
    #[serde(default)]
    real_dice: bool,
    /// The seed of dice and cards; without one nobody knows it.
    seed: Option<Figures>,
}

/// A number that may be larger than JSON numbers are read exactly, so that it may also come as a text.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Figures {
    Number(u64),
    Text(String),
}

impl Figures {
    fn seed(&self) -> Result<Option<u128>, NoTable> {
        match self {
            Figures::Number(number) => Ok(Some((*number).into())),
            Figures::Text(text) => front::seed(text),
        }
    }
}

/// Sets a table and gives the secrets of its owner and of the seats that are mine.
pub async fn create(
    State(house): Here,
    visitor: Visitor,
    new: Result<Json<NewTable>, JsonRejection>,
) -> Result<Response, Problem> {
    let new = body(&visitor, new)?;
    if !house.creations.allows(visitor.address, house.config.limits.creations) {
        return Err(Fail::too_often(&visitor).into());
    }
    let lang = visitor.look.lang;
    let game =
        shelf::find(&new.game).map_err(|unknown| Fail::new(&visitor, StatusCode::NOT_FOUND, unknown.to_string()))?;
    let name = new.name.as_deref().and_then(clean_name).unwrap_or_else(|| words::say(lang, "web-somebody"));
    let seating = front::seating(&visitor, &name, new.seats.iter().map(String::as_str))?;
    let owner = Token::random().map_err(|error| front::no_table(&visitor, error.into()))?;
    let places: Vec<usize> = new
        .seats
        .iter()
        .filter(|word| *word != "none")
        .enumerate()
        .filter(|(_, word)| *word == "me")
        .map(|(n, _)| n + 1)
        .collect();
    let wanted = Wanted {
        game,
        title: new.title.as_deref().and_then(clean_name).unwrap_or_else(|| words::say(lang, "web-table-default")),
        options: new.options.into_iter().take(64).collect(),
        seats: seating.seats,
        owner: owner.hash(),
        access: if new.public { Access::Public } else { Access::ByLink },
        lang,
        real_dice: new.real_dice,
        seed: match &new.seed {
            Some(seed) => seed.seed().map_err(|why| refused(&visitor, why))?,
            None => None,
        },
        people: Vec::new(),
    };
    let room = house.set(wanted).await.map_err(|why| refused(&visitor, why))?;
    crate::bots::wake(&house, &room);
    let code = room.inner.lock().await.facts.code.clone();
    let seats: Vec<Value> = places
        .iter()
        .zip(&seating.mine)
        .map(|(seat, token)| json!({ "seat": seat, "token": token.reveal() }))
        .collect();
    Ok((StatusCode::CREATED, Json(json!({ "table": room.id, "code": code, "owner": owner.reveal(), "seats": seats })))
        .into_response())
}

fn refused(visitor: &Visitor, why: NoTable) -> Fail {
    match why {
        NoTable::Refused(text) => Fail::told(visitor, StatusCode::UNPROCESSABLE_ENTITY, &text),
        other => front::no_table(visitor, other),
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Joining {
    name: String,
    seat: Option<u8>,
}

/// Finds a table by its spoken code.
pub async fn by_code(State(house): Here, visitor: Visitor, Path(code): Path<String>) -> Told {
    if !house.guesses.allows(visitor.address, house.config.limits.guesses) {
        return Err(Fail::too_often(&visitor).into());
    }
    let room = match code.parse::<JoinCode>() {
        Ok(code) => house.by_code(&code).await.map_err(|why| front::no_table(&visitor, why))?,
        Err(_) => None,
    };
    let room = room.ok_or_else(|| Fail::told(&visitor, StatusCode::NOT_FOUND, &Text::new("web-no-code")))?;
    Ok(Json(json!({ "table": room.id })))
}

/// Sits down in a free seat and gives its secret.
pub async fn join(
    State(house): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    joining: Result<Json<Joining>, JsonRejection>,
) -> Told {
    let joining = body(&visitor, joining)?;
    let room = find(&house, &visitor, &id).await?;
    let name = clean_name(&joining.name)
        .ok_or_else(|| Fail::told(&visitor, StatusCode::UNPROCESSABLE_ENTITY, &Text::new("web-name-needed")))?;
    let wanted = at::named(&visitor, joining.seat)?;
    let token = come::take(&house, &room, &visitor, &name, wanted).await?;
    let seat = room.inner.lock().await.facts.part_of(std::slice::from_ref(&token)).seats.first().map(|seat| seat.0 + 1);
    Ok(Json(json!({ "table": room.id, "seat": seat, "token": token.reveal() })))
}

pub async fn table(State(house): Here, visitor: Visitor, Path(id): Path<String>, Query(asked): Query<Asked>) -> Told {
    at::wait(&house, &visitor, &id, &asked).await?;
    let room = find(&house, &visitor, &id).await?;
    let mut inner = room.inner.lock().await;
    let mine = at::known(&visitor, &room, &mut inner)?;
    Ok(Json(told::table(&room, &inner, &mine)))
}

pub async fn question(
    State(house): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Told {
    at::wait(&house, &visitor, &id, &asked).await?;
    let room = find(&house, &visitor, &id).await?;
    let mut inner = room.inner.lock().await;
    let mine = at::known(&visitor, &room, &mut inner)?;
    let viewer = at::viewer(&visitor, &inner, &mine, asked.seat(&visitor)?)?;
    Ok(Json(told::question(&room, &inner, &mine, viewer, asked.lang(&visitor)?)))
}

pub async fn scene(State(house): Here, visitor: Visitor, Path(id): Path<String>, Query(asked): Query<Asked>) -> Told {
    let room = find(&house, &visitor, &id).await?;
    let mut inner = room.inner.lock().await;
    let mine = at::known(&visitor, &room, &mut inner)?;
    let viewer = at::viewer(&visitor, &inner, &mine, asked.seat(&visitor)?)?;
    let lang = asked.lang(&visitor)?;
    let play = inner.play.as_ref().ok_or_else(|| not_begun(&visitor))?;
    let scene = play.session.scene(viewer);
    let names = inner.facts.names(lang);
    let reader = room.edition.words().reader(lang, viewer.seat(), &names);
    let plain = table::scene::plain::plain(&scene, &reader, 80);
    Ok(Json(json!({ "number": play.number(), "scene": scene, "plain": plain })))
}

/// Everything a screen needs to show the table to one viewer, in keys and figures and not in words: for front-ends that speak the
/// game's language themselves.
pub async fn seat(State(house): Here, visitor: Visitor, Path(id): Path<String>, Query(asked): Query<Asked>) -> Told {
    at::wait(&house, &visitor, &id, &asked).await?;
    let room = find(&house, &visitor, &id).await?;
    // A screen is for a person.
    room.looked_at();
    let mut inner = room.inner.lock().await;
    let mine = at::known(&visitor, &room, &mut inner)?;
    let viewer = at::viewer(&visitor, &inner, &mine, asked.seat(&visitor)?)?;
    Ok(Json(told::seat(&room, &inner, &mine, viewer)))
}

fn not_begun(visitor: &Visitor) -> Fail {
    Fail::told(visitor, StatusCode::CONFLICT, &Text::new("web-not-begun"))
}

/// The log from a line on; with `wait` it is told once there is such a line.
pub async fn log(State(house): Here, visitor: Visitor, Path(id): Path<String>, Query(asked): Query<Asked>) -> Told {
    let since = asked.since.as_deref().unwrap_or("0").parse().map_err(|_| Fail::bad(&visitor))?;
    let named = asked.seat(&visitor)?;
    if let Some(seconds) = asked.wait {
        at::wait_while(&house, &visitor, &id, seconds, |_, inner, part| {
            let viewer = at::viewer(&visitor, inner, part, named);
            let logged = |viewer| inner.play.as_ref().map_or(0, |play| play.logged(viewer));
            viewer.is_ok_and(|viewer| logged(viewer) == since)
        })
        .await?;
    }
    let room = find(&house, &visitor, &id).await?;
    let mut inner = room.inner.lock().await;
    let mine = at::known(&visitor, &room, &mut inner)?;
    let viewer = at::viewer(&visitor, &inner, &mine, named)?;
    Ok(Json(told::log(&room, &inner, viewer, asked.lang(&visitor)?, since)))
}

/// A transcript while the game runs, the record once it is over.
pub async fn record(State(house): Here, visitor: Visitor, Path(id): Path<String>) -> Result<Response, Problem> {
    at::room(&house, &visitor, &id).await?;
    Ok(super::keep::record(State(house), visitor, Path(id)).await?)
}

/// There is nothing at this address.
pub async fn missing(visitor: Visitor) -> Problem {
    Fail::missing(&visitor).into()
}

/// There is something here, but it cannot be asked for like this.
pub async fn bad_method(visitor: Visitor) -> Problem {
    Problem::told(&visitor, StatusCode::METHOD_NOT_ALLOWED, "web-bad-method")
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answering {
    question: usize,
    answer: String,
    seat: Option<u8>,
}

/// Answers the question with its number. The same answer sent twice acts once.
pub async fn answer(
    State(house): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    answering: Result<Json<Answering>, JsonRejection>,
) -> Told {
    let answering = body(&visitor, answering)?;
    let room = find(&house, &visitor, &id).await?;
    let mut inner = room.inner.lock().await;
    let mine = at::known(&visitor, &room, &mut inner)?;
    let named = at::named(&visitor, answering.seat)?;
    let seat = speaking(&visitor, &mine, named)?;
    let fields = Fields(vec![("answer".into(), answering.answer)]);
    let taken = act::take(&house, &room, &mut inner, seat, answering.question, &fields).await;
    taken.map_err(|refusal: Refusal| Fail::of(&visitor, room.edition.words(), &refusal))?;
    let lang = visitor.look.lang;
    Ok(Json(told::question(&room, &inner, &mine, seat.into(), lang)))
}
