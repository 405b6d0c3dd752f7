//! The API: JSON under `/api/v1`. A seat's secret goes into the `Authorization` header.

pub mod acts;
mod at;
mod docs;
mod problem;
pub mod stream;
mod wire;

pub use docs::{docs, openapi};
pub use problem::{Problem, as_json};

use super::{AtTable, Fields, act, front, join};
use crate::app_state::{AppState, NoTable};
use crate::errors::{Fail, sentence};
use crate::live_table::{Inner, Part, clean_name};
use crate::visitor::Visitor;
use crate::words;
use at::{Asked, Asking, Program};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use shelf::{Edition, UnknownGame};
use std::sync::Arc;
use store::{Access, Facts, JoinCode, Token};
use table::{Refusal, Text, Values, text};

type Here = State<Arc<AppState>>;
type Reply<T = Value> = Result<Json<T>, Problem>;

fn body<T>(visitor: &Visitor, body: Result<Json<T>, JsonRejection>) -> Result<T, Problem> {
    body.map(|Json(body)| body).map_err(|rejection| problem::unread(visitor, &rejection))
}

pub async fn games(State(state): Here, visitor: Visitor) -> Json<Value> {
    let lang = visitor.look.lang;
    let tell = |game: &&'static dyn shelf::AnyGame| {
        let about = game.about();
        let edition = state.edition(*game).ok()?;
        let say = |text: &Text| edition.words().render(lang, text, &());
        let option = |setting: &table::Setting| {
            let mut told = json!({ "key": setting.key, "title": say(&setting.title), "default": setting.default });
            match &setting.values {
                Values::OneOf(values) => {
                    let value = |(slug, title): &(String, Text)| json!({ "value": slug, "title": say(title) });
                    told["values"] = values.iter().map(value).collect();
                }
                Values::Number { least, most } => (told["least"], told["most"]) = (json!(least), json!(most)),
            }
            told
        };
        let settings: Vec<Value> = edition.settings().iter().map(option).collect();
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
    State(state): Here,
    visitor: Visitor,
    new: Result<Json<NewTable>, JsonRejection>,
) -> Result<Response, Problem> {
    let new = body(&visitor, new)?;
    let counted = state.creations.count(visitor.address, state.config.limits.creations);
    counted.map_err(|wait| Fail::too_often(&visitor, wait))?;
    let lang = visitor.look.lang;
    let game = shelf::find(&new.game).map_err(|unknown| unknown_game(&visitor, &unknown))?;
    let edition = state.edition(game).map_err(|why| front::no_table(&visitor, why))?;
    let refused = |why| refused(&visitor, edition.as_ref(), why);
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
    let facts = Facts {
        title: new.title.as_deref().and_then(clean_name).unwrap_or_else(|| words::say(lang, "web-table-default")),
        options: new.options.into_iter().take(64).collect(),
        access: if new.public { Access::Public } else { Access::ByLink },
        real_dice: new.real_dice,
        seed: match &new.seed {
            Some(seed) => seed.seed().map_err(refused)?,
            None => None,
        },
        ..Facts::new(seating.seats, owner.hash(), lang)
    };
    let room = state.set(game, facts, visitor.address).await.map_err(refused)?;
    crate::bots::wake(&state, &room);
    let seats: Vec<Value> = places
        .iter()
        .zip(&seating.mine)
        .map(|(seat, token)| json!({ "seat": seat, "token": token.reveal() }))
        .collect();
    Ok((
        StatusCode::CREATED,
        Json(json!({ "table": room.id, "code": room.code, "owner": owner.reveal(), "seats": seats })),
    )
        .into_response())
}

fn unknown_game(visitor: &Visitor, unknown: &UnknownGame) -> Fail {
    let said = unknown.said.as_str();
    let text = match unknown.near {
        Some(near) => text!("web-unknown-game-near", game = said, near = near),
        None => text!("web-unknown-game", game = said, known = unknown.known.join(", ")),
    };
    Fail::told(visitor, StatusCode::NOT_FOUND, &text)
}

/// The sentence for a table that cannot be set like this, which may be one of the game's own.
fn refused(visitor: &Visitor, edition: &dyn Edition, why: NoTable) -> Fail {
    match why {
        NoTable::Refused(text) => {
            let said = sentence(edition.words(), visitor.look.lang, &Refusal::NotOffered(text));
            Fail::new(visitor, StatusCode::UNPROCESSABLE_ENTITY, said)
        }
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
pub async fn by_code(State(state): Here, visitor: Visitor, Path(code): Path<String>) -> Reply {
    let counted = state.guesses.count(visitor.address, state.config.limits.guesses);
    counted.map_err(|wait| Fail::too_often(&visitor, wait))?;
    let room = match code.parse::<JoinCode>() {
        Ok(code) => state.by_code(&code).await.map_err(|why| front::no_table(&visitor, why))?,
        Err(_) => None,
    };
    let room = room.ok_or_else(|| Fail::told(&visitor, StatusCode::NOT_FOUND, &Text::new("web-no-code")))?;
    Ok(Json(json!({ "table": room.id })))
}

/// Sits down in a free seat and gives its secret.
pub async fn join(at: AtTable, joining: Result<Json<Joining>, JsonRejection>) -> Reply {
    let joining = body(&at.visitor, joining)?;
    let nameless = || Fail::told(&at.visitor, StatusCode::UNPROCESSABLE_ENTITY, &Text::new("web-name-needed"));
    let name = clean_name(&joining.name).ok_or_else(nameless)?;
    let wanted = at::named(&at.visitor, joining.seat)?;
    let token = join::take(&at, &name, wanted).await?;
    let held = at.room.inner.lock().await.facts.part_of(std::slice::from_ref(&token));
    let seat = held.seats.first().map(|seat| seat.0 + 1);
    Ok(Json(json!({ "table": at.room.id, "seat": seat, "token": token.reveal() })))
}

pub async fn table(at: Program, Asking(asked): Asking<Asked>) -> Reply {
    let at = at.after(&asked).await?;
    let (inner, mine) = at.known().await?;
    Ok(Json(wire::table(&at.room, &inner, &mine)))
}

pub async fn question(at: Program, Asking(asked): Asking<Asked>) -> Reply<wire::Told> {
    let at = at.after(&asked).await?;
    let (inner, mine) = at.known().await?;
    let viewer = at::viewer(&at.visitor, &inner, &mine, asked.seat(&at.visitor)?)?;
    Ok(Json(wire::question(&at.room, &inner, &mine, viewer, asked.lang(&at.visitor)?)))
}

pub async fn scene(at: Program, Asking(asked): Asking<Asked>) -> Reply {
    let (inner, mine) = at.known().await?;
    let viewer = at::viewer(&at.visitor, &inner, &mine, asked.seat(&at.visitor)?)?;
    let lang = asked.lang(&at.visitor)?;
    let play = inner.play.as_ref().ok_or_else(|| not_begun(&at.visitor))?;
    let scene = play.session.scene(viewer);
    let names = inner.names(lang);
    let reader = at.room.edition.words().reader(lang, viewer.seat(), &names);
    let plain = table::scene::plain::plain(&scene, &reader, 80);
    Ok(Json(json!({ "number": play.number(), "scene": scene, "plain": plain })))
}

/// Everything a screen needs to show the table to one viewer, in keys and figures and not in words: for front-ends that speak the
/// game's language themselves.
pub async fn seat(at: Program, Asking(asked): Asking<Asked>) -> Reply {
    let at = at.after(&asked).await?;
    // A screen is for a person.
    at.room.looked_at();
    let (mut inner, mine) = at.known().await?;
    let viewer = at::viewer(&at.visitor, &inner, &mine, asked.seat(&at.visitor)?)?;
    at.whole_log(&mut inner, viewer, 0).await?;
    Ok(Json(wire::seat(&at.room, &inner, &mine, viewer)))
}

fn not_begun(visitor: &Visitor) -> Fail {
    Fail::told(visitor, StatusCode::CONFLICT, &Text::new("web-not-begun"))
}

/// The log from a line on; with `wait` it is told once there is such a line.
pub async fn log(at: Program, Asking(asked): Asking<Asked>) -> Reply {
    let since = asked.since.as_deref().unwrap_or("0").parse().map_err(|_| Fail::bad(&at.visitor))?;
    let named = asked.seat(&at.visitor)?;
    let visitor = at.visitor.clone();
    let at = match asked.wait {
        None => at,
        Some(seconds) => {
            let still = |inner: &Inner, part: &Part| {
                let viewer = at::viewer(&visitor, inner, part, named);
                viewer.is_ok_and(|viewer| inner.logged(viewer) == since)
            };
            at.after_while(seconds, still).await?
        }
    };
    let (mut inner, mine) = at.known().await?;
    let viewer = at::viewer(&at.visitor, &inner, &mine, named)?;
    at.whole_log(&mut inner, viewer, since).await?;
    Ok(Json(wire::log(&at.room, &inner, viewer, asked.lang(&at.visitor)?, since)))
}

/// A transcript while the game runs, the record once it is over.
pub async fn record(at: Program) -> Result<Response, Problem> {
    Ok(super::records::record_of(&at).await?)
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
pub async fn answer(at: Program, answering: Result<Json<Answering>, JsonRejection>) -> Reply<wire::Told> {
    let answering = body(&at.visitor, answering)?;
    let (mut inner, mine) = at.known().await?;
    let seat = at.speaking(&mine, at::named(&at.visitor, answering.seat)?)?;
    let fields = Fields(vec![("answer".into(), answering.answer)]);
    let taken = act::take(&at, &mut inner, seat, answering.question, &fields).await;
    taken.map_err(|refusal| at.refused(&refusal))?;
    Ok(Json(wire::question(&at.room, &inner, &mine, seat.into(), at.visitor.look.lang)))
}
