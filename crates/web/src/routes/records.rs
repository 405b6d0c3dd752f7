//! Records: downloaded, opened, continued.

use super::front::no_table;
use super::join::not_begun;
use super::{AtTable, Fields, go_with};
use crate::app_state::{AppState, NoTable, Origin, random};
use crate::assets;
use crate::draw::Pen;
use crate::errors::Fail;
use crate::live_table::play::Play;
use crate::live_table::{Facts, LiveTable, Part, clean_name};
use crate::page::front;
use crate::page::shell::Shell;
use crate::visitor::Visitor;
use crate::words;
use axum::extract::{Multipart, Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use shelf::AnySession;
use std::sync::Arc;
use store::{SeatInfo, State as Stage, StoreError, Token};
use table::{Fork, Holder, Lang, LogLine, Record, Refusal, Seat, Seed, Viewer};

type Here = State<Arc<AppState>>;

/// A transcript of what the viewer may see while the game runs, the whole record once it is over.
pub async fn record(at: AtTable) -> Result<Response, Fail> {
    record_of(&at).await
}

pub async fn record_of(at: &AtTable) -> Result<Response, Fail> {
    let (mut inner, mine) = at.enter().await;
    at.whole(&mut inner).await?;
    let play = inner.play.as_ref().ok_or_else(|| not_begun(at))?;
    let (text, name) = match play.is_over() {
        true => (play.session.record(), "tavola"),
        false => (play.session.transcript(mine.viewer(None, |_| false)), "transcript.txt"),
    };
    let file = format!("attachment; filename=\"{}-{}.{name}\"", at.room.game.about().slug, at.room.id);
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, file)];
    Ok((headers, text).into_response())
}

pub async fn records_page(visitor: Visitor) -> Markup {
    front::records(visitor.look, None)
}

/// Opens a record as a table of its own, at its end.
pub async fn upload(State(state): Here, visitor: Visitor, mut form: Multipart) -> Result<Response, Fail> {
    let counted = state.creations.count(visitor.address, state.config.limits.creations);
    counted.map_err(|wait| Fail::too_often(&visitor, wait))?;
    let mut text = None;
    while let Some(field) =
        form.next_field().await.map_err(|error| Fail::new(&visitor, error.status(), error.body_text()))?
    {
        if field.name() == Some("record") {
            text = Some(field.text().await.map_err(|error| Fail::new(&visitor, error.status(), error.body_text()))?);
        }
    }
    let text = text.ok_or_else(|| Fail::bad(&visitor))?;
    match open(&state, &visitor, text).await {
        Ok((room, tokens)) => {
            Ok(go_with(&format!("/t/{}", room.id), vec![visitor.keep(room.id, &tokens, state.is_secure())]))
        }
        Err(said) => Ok((StatusCode::UNPROCESSABLE_ENTITY, front::records(visitor.look, Some(&said))).into_response()),
    }
}

/// Plays a record again, a few at a time and not on the threads that answer everybody. The error is a sentence for whoever brought it.
async fn open(state: &Arc<AppState>, visitor: &Visitor, text: String) -> Result<(Arc<LiveTable>, Vec<Token>), String> {
    let lang = visitor.look.lang;
    let turn = state.replays.acquire().await.map_err(|_| words::say(lang, "web-busy"))?;
    let replaying = state.clone();
    let replayed = tokio::task::spawn_blocking(move || replay(&replaying, lang, &text)).await;
    drop(turn);
    let session = replayed.unwrap_or_else(|_| Err(words::say(lang, "web-broken")))?;
    settle(state, visitor, session).await.map_err(|why| no_room(lang, why))
}

/// The game of a record at its end.
fn replay(state: &AppState, lang: Lang, text: &str) -> Result<Box<dyn AnySession>, String> {
    let most = state.config.limits.record_lines;
    let too_long = || words::tell(lang, &table::text!("web-record-too-long", most = most));
    if text.lines().count() > most {
        return Err(too_long());
    }
    let mut record = Record::read(text).map_err(|error| words::tell(lang, &error.said))?;
    // Answers of one hand in a row share a line of the file.
    if record.lines.len() > most {
        return Err(too_long());
    }
    let game = shelf::find(&record.game).map_err(|unknown| unknown.to_string())?;
    let edition = state.edition(game).map_err(|_| words::say(lang, "web-missing"))?;
    for (n, holder) in record.holders.iter_mut().enumerate() {
        clean(lang, n, holder)?;
    }
    let mut session = edition
        .replay(&record)
        .and_then(|replay| replay.finish())
        .map_err(|misfit| edition.words().render(lang, &misfit.said, &()))?;
    // A line of the record may have given a seat to somebody else.
    for seat in session.holders().seats().collect::<Vec<_>>() {
        let mut holder = session.holders()[seat].clone();
        clean(lang, seat.index(), &mut holder)?;
        if holder != session.holders()[seat] {
            session.hand_over(seat, holder).map_err(|refusal| words::tell(lang, &refusal.text()))?;
        }
    }
    Ok(session)
}

/// Brings what a record says of a seat to what a form may say: names as people may call themselves, and bots that play here.
fn clean(lang: Lang, seat: usize, holder: &mut Holder) -> Result<(), String> {
    match holder {
        Holder::Bot(kind) => {
            let offered = crate::bots::offered(kind);
            offered.map(drop).map_err(|refusal| words::tell(lang, &refusal.text()))
        }
        Holder::Person(name) => {
            let unnamed = || words::tell(lang, &table::text!("web-seat-number", number = seat + 1));
            *name = clean_name(name).unwrap_or_else(unnamed);
            Ok(())
        }
    }
}

fn no_room(lang: Lang, why: NoTable) -> String {
    match why {
        NoTable::Full => words::say(lang, "web-full"),
        NoTable::FullForYou => words::say(lang, "web-full-for-you"),
        NoTable::Refused(text) => words::tell(lang, &text),
        NoTable::Failed(_) => words::say(lang, "web-not-kept"),
    }
}

/// Takes a game that came from elsewhere into the server; its persons' seats belong to the visitor.
async fn settle(
    state: &Arc<AppState>,
    visitor: &Visitor,
    session: Box<dyn AnySession>,
) -> Result<(Arc<LiveTable>, Vec<Token>), crate::app_state::NoTable> {
    let about = session.about();
    let game = shelf::find(about.slug).map_err(|_| StoreError::Closed)?;
    let owner = Token::random()?;
    let mut tokens = vec![owner.clone()];
    let mut seats = Vec::new();
    for (_, holder) in session.holders().iter() {
        let token = Token::random()?;
        seats.push(SeatInfo { holder: Some(holder.clone()), token: holder.is_person().then(|| token.hash()) });
        if holder.is_person() {
            tokens.push(token);
        }
    }
    let lang = visitor.look.lang;
    let facts = Facts {
        title: words::say(lang, "web-from-record"),
        state: if session.outcome().is_some() { Stage::Over } else { Stage::Running },
        real_dice: session.real_dice(),
        ..Facts::new(seats, owner.hash(), lang)
    };
    let from = Origin { address: visitor.address, bytes: session.full_record().len() as u64 };
    let room = state.open(game, state.edition(game)?, facts, Some(Play::new(session)), from).await?;
    crate::bots::wake(state, &room);
    Ok((room, tokens))
}

/// Goes on from a moment of a game as a new table.
pub async fn fork(at: AtTable, fields: Fields) -> Result<Response, Fail> {
    let AtTable { state, visitor, room, .. } = &at;
    let counted = state.creations.count(visitor.address, state.config.limits.creations);
    counted.map_err(|wait| Fail::too_often(visitor, wait))?;
    let moment = fields.get("at").and_then(|moment| moment.parse().ok()).ok_or_else(|| Fail::bad(visitor))?;
    let (forked, mine, names) = {
        let (mut inner, mine) = at.enter().await;
        at.whole(&mut inner).await?;
        let play = inner.play.as_ref().ok_or_else(|| Fail::bad(visitor))?;
        let seat = fields.seat("seat").filter(|seat| mine.seats.contains(seat));
        let names = mine.seats.iter().map(|seat| (*seat, inner.person(*seat, visitor.look.lang))).collect();
        (forked(play, moment, seat), mine, names)
    };
    let words = room.edition.words();
    let mut session =
        forked.map_err(|refusal| Fail::refused(visitor, words.render(visitor.look.lang, &refusal.text(), &())))?;
    mine_to_me(&mut session, names);
    others_to_bots(&mut session, &mine, &fields);
    let (next, tokens) = settle(state, visitor, session).await.map_err(|why| no_table(visitor, why))?;
    Ok(go_with(&format!("/t/{}", next.id), vec![visitor.keep(next.id, &tokens, state.is_secure())]))
}

/// The true world once the game is over, else one re-drawn from what the seat knew; whoever had none gets none.
fn forked(play: &Play, at: usize, seat: Option<Seat>) -> Result<Box<dyn AnySession>, Refusal> {
    let from = match (play.is_over(), seat) {
        (true, _) => Fork::Truth,
        (false, Some(seat)) => Fork::Redrawn(seat),
        (false, None) => return Err(Refusal::NotYou),
    };
    let random = || random().map_err(|error| Refusal::Fault(error.to_string()));
    play.session.at(at).fork(from, Seed::Proven(random()?), random()?)
}

/// Whoever goes on plays the seats that are theirs, also those that a bot played for them at that moment.
fn mine_to_me(session: &mut Box<dyn AnySession>, names: Vec<(Seat, String)>) {
    for (seat, name) in names {
        if session.holders().get(seat).is_some_and(|holder| !holder.is_person()) {
            // What cannot be handed over stays the bot's.
            let _ = session.hand_over(seat, Holder::Person(name));
        }
    }
}

/// In a game of one's own, bots take the seats of the others.
fn others_to_bots(session: &mut Box<dyn AnySession>, mine: &Part, fields: &Fields) {
    let kept: Vec<Seat> = if mine.seats.is_empty() {
        fields.seat("seat").into_iter().chain([Seat(0)]).take(1).collect()
    } else {
        mine.seats.clone()
    };
    let others: Vec<Seat> = session
        .holders()
        .iter()
        .filter(|(seat, holder)| holder.is_person() && !kept.contains(seat))
        .map(|(seat, _)| seat)
        .collect();
    for seat in others {
        // A seat that cannot be handed over stays the visitor's own.
        let _ = session.hand_over(seat, Holder::Bot("greedy".into()));
    }
}

/// What is kept of a fault, for the owner.
pub async fn report(at: AtTable, Path((_, number)): Path<(String, usize)>) -> Result<Response, Fail> {
    let (mut inner, mine) = at.enter().await;
    if !mine.owner {
        return Err(Fail::not_yours(&at.visitor));
    }
    let fault = inner.talk.faults.get(number).cloned().ok_or_else(|| Fail::missing(&at.visitor))?;
    let over = inner.play.as_ref().is_none_or(Play::is_over) || inner.facts.state == Stage::Abandoned;
    let report = match over {
        true => fault.report,
        false => {
            at.whole(&mut inner).await?;
            let play = inner.play.as_ref().ok_or_else(|| Fail::missing(&at.visitor))?;
            running_report(&at.visitor, &fault.said, play, mine.viewer(None, |_| false))
        }
    };
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], report).into_response())
}

/// What may be told of a fault while the game goes on: what the owner may see. The record has the seed and everybody's cards in it.
fn running_report(visitor: &Visitor, said: &str, play: &Play, viewer: Viewer) -> String {
    let lang = visitor.look.lang;
    let why = words::say(lang, "web-report-running");
    format!("{said}\n{why}\n\n{}", play.session.transcript(viewer))
}

/// The whole log on a page of its own.
pub async fn log(at: AtTable) -> Result<Markup, Fail> {
    let AtTable { visitor, room, .. } = &at;
    let (mut inner, mine) = at.enter().await;
    let viewer = mine.viewer(None, |_| false);
    at.whole_log(&mut inner, viewer, 0).await?;
    let names = inner.names(visitor.look.lang);
    let pen = Pen {
        reader: room.edition.words().reader(visitor.look.lang, viewer.seat(), &names),
        offers: Default::default(),
        rules: room.rules(),
        looks: room.game.about().looks,
        drawn: None,
        stretch: Default::default(),
    };
    let lines = inner.log_since(viewer, 0);
    let title = words::say(visitor.look.lang, "web-log");
    let here = format!("/t/{}/log", room.id);
    let shell = Shell {
        icon: assets::ICON,
        look: visitor.look,
        title: &title,
        game: Some(room.game.about().slug),
        here: &here,
        place: html! {},
        nav: html! {},
        scripts: false,
        waits: false,
        asks: false,
    };
    Ok(shell.page(html! { main.front #main { section.log.whole { header { h1 { (title) } a.btn.small href={ "/t/" (room.id) } { (words::say(visitor.look.lang, "web-back-to-table")) } } (rounds(&pen, &lines)) ol { @for (n, line) in lines.iter().enumerate().rev() { @if begins_round(line) { li.sep id={ "line-" (n) } { (pen.say(&line.text)) } } @else { (pen.log_line(line)) } } } } } }))
}

/// Whether a line is where a round begins.
fn begins_round(line: &LogLine) -> bool {
    line.heading && line.text.args.iter().any(|(name, _)| name == "round")
}

/// Where each round of a log begins.
fn rounds(pen: &Pen, lines: &[LogLine]) -> Markup {
    let begun: Vec<(usize, &LogLine)> = lines.iter().enumerate().filter(|(_, line)| begins_round(line)).collect();
    html! {
        @if begun.len() > 1 {
            nav.contents aria-label=(pen.ui("web-rounds")) { ol { @for (n, line) in &begun { li { a href={ "#line-" (n) } { (pen.say(&line.text)) } } } } }
        }
    }
}
