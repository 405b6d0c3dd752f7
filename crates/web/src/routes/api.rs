//! The same things for programs: JSON under `/api/v1`. A seat's secret goes into the `Authorization` header.

mod docs;
mod told;

pub use docs::{docs, openapi};

use super::{Fields, act, come, find, front, part, read_seat, speaking};
use crate::fail::Fail;
use crate::house::{House, NoTable, Wanted};
use crate::room::clean_name;
use crate::visitor::Visitor;
use crate::words;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use store::{Access, JoinCode, Token};
use table::{Lang, Refusal, Text};

type Here = State<Arc<House>>;
type Told = Result<Json<Value>, Problem>;

/// A refusal as JSON: `{"error": "a sentence"}`.
#[derive(Debug)]
pub struct Problem(Fail);

impl From<Fail> for Problem {
    fn from(fail: Fail) -> Problem {
        Problem(fail)
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.0.status, Json(json!({ "error": self.0.said }))).into_response()
    }
}

fn body<T>(visitor: &Visitor, body: Result<Json<T>, JsonRejection>) -> Result<T, Problem> {
    body.map(|Json(body)| body)
        .map_err(|rejection| Problem(Fail::new(visitor, rejection.status(), rejection.body_text())))
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
    let name = new
        .name
        .as_deref()
        .and_then(clean_name)
        .unwrap_or_else(|| words::say(lang, "web-somebody"));
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
        title: new
            .title
            .as_deref()
            .and_then(clean_name)
            .unwrap_or_else(|| words::say(lang, "web-table-default")),
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
    };
    let room = house.set(wanted).await.map_err(|why| refused(&visitor, why))?;
    crate::bots::wake(&house, &room);
    let code = room.inner.lock().await.facts.code.clone();
    let seats: Vec<Value> = places
        .iter()
        .zip(&seating.mine)
        .map(|(seat, token)| json!({ "seat": seat, "token": token.reveal() }))
        .collect();
    Ok((
        StatusCode::CREATED,
        Json(json!({ "table": room.id, "code": code, "owner": owner.reveal(), "seats": seats })),
    )
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
        Ok(code) => house
            .by_code(&code)
            .await
            .map_err(|why| front::no_table(&visitor, why))?,
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
    let name = clean_name(&joining.name).ok_or_else(|| {
        Fail::told(
            &visitor,
            StatusCode::UNPROCESSABLE_ENTITY,
            &Text::new("web-name-needed"),
        )
    })?;
    let wanted = joining
        .seat
        .map(|seat| read_seat(&seat.to_string()).ok_or_else(|| Fail::bad(&visitor)))
        .transpose()?;
    let token = come::take(&house, &room, &visitor, &name, wanted).await?;
    let seat = room
        .inner
        .lock()
        .await
        .facts
        .part_of(std::slice::from_ref(&token))
        .seats
        .first()
        .map(|seat| seat.0 + 1);
    Ok(Json(json!({ "table": room.id, "seat": seat, "token": token.reveal() })))
}

#[derive(Debug, Default, Deserialize)]
pub struct Asked {
    seat: Option<String>,
    lang: Option<String>,
    since: Option<usize>,
}

impl Asked {
    fn lang(&self, visitor: &Visitor) -> Lang {
        self.lang
            .as_deref()
            .and_then(|tag| tag.parse().ok())
            .unwrap_or(visitor.look.lang)
    }
}

pub async fn table(State(house): Here, visitor: Visitor, Path(id): Path<String>) -> Told {
    let room = find(&house, &visitor, &id).await?;
    let mut inner = room.inner.lock().await;
    let mine = part(&visitor, &room, &mut inner);
    Ok(Json(told::table(&room, &inner, &mine)))
}

pub async fn question(
    State(house): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Told {
    let room = find(&house, &visitor, &id).await?;
    let mut inner = room.inner.lock().await;
    let mine = part(&visitor, &room, &mut inner);
    let viewer = mine.viewer(asked.seat.as_deref().and_then(read_seat), |seat| {
        inner.play.as_ref().is_some_and(|play| play.is_asked(seat))
    });
    Ok(Json(told::question(&room, &inner, viewer, asked.lang(&visitor))))
}

pub async fn scene(State(house): Here, visitor: Visitor, Path(id): Path<String>, Query(asked): Query<Asked>) -> Told {
    let room = find(&house, &visitor, &id).await?;
    let mut inner = room.inner.lock().await;
    let mine = part(&visitor, &room, &mut inner);
    let viewer = mine.viewer(asked.seat.as_deref().and_then(read_seat), |_| false);
    let play = inner.play.as_ref().ok_or_else(|| not_begun(&visitor))?;
    let scene = play.session.scene(viewer);
    let names = inner.facts.names(asked.lang(&visitor));
    let reader = room.edition.words().reader(asked.lang(&visitor), viewer.seat(), &names);
    let plain = table::scene::plain::plain(&scene, &reader, 80);
    Ok(Json(json!({ "number": play.number(), "scene": scene, "plain": plain })))
}

/// Everything a screen needs to show the table to one viewer, in keys and figures and not in words: for front-ends that speak the
/// game's language themselves.
pub async fn seat(State(house): Here, visitor: Visitor, Path(id): Path<String>, Query(asked): Query<Asked>) -> Told {
    let room = find(&house, &visitor, &id).await?;
    let mut inner = room.inner.lock().await;
    let mine = part(&visitor, &room, &mut inner);
    let viewer = mine.viewer(asked.seat.as_deref().and_then(read_seat), |seat| {
        inner.play.as_ref().is_some_and(|play| play.is_asked(seat))
    });
    Ok(Json(told::seat(&room, &inner, &mine, viewer)))
}

fn not_begun(visitor: &Visitor) -> Fail {
    Fail::told(visitor, StatusCode::CONFLICT, &Text::new("web-not-begun"))
}

pub async fn log(State(house): Here, visitor: Visitor, Path(id): Path<String>, Query(asked): Query<Asked>) -> Told {
    let room = find(&house, &visitor, &id).await?;
    let mut inner = room.inner.lock().await;
    let mine = part(&visitor, &room, &mut inner);
    let viewer = mine.viewer(asked.seat.as_deref().and_then(read_seat), |_| false);
    Ok(Json(told::log(
        &room,
        &inner,
        viewer,
        asked.lang(&visitor),
        asked.since.unwrap_or(0),
    )))
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
    let mine = part(&visitor, &room, &mut inner);
    let named = answering.seat.and_then(|seat| read_seat(&seat.to_string()));
    let seat = speaking(&visitor, &mine, named)?;
    let fields = Fields(vec![("answer".into(), answering.answer)]);
    let taken = act::take(&house, &room, &mut inner, seat, answering.question, &fields).await;
    taken.map_err(|refusal: Refusal| {
        Fail::refused(
            &visitor,
            crate::fail::sentence(room.edition.words(), visitor.look.lang, &refusal),
        )
    })?;
    Ok(Json(told::question(&room, &inner, seat.into(), visitor.look.lang)))
}
