//! The wire types of the API.

use crate::live_table::play::Play;
use crate::live_table::{Inner, LiveTable, Part};
use serde::Serialize;
use serde_json::{Value, json};
use shelf::{Kind, Offered};
use table::scene::{Amount, Spot};
use table::words::Reader;
use table::{Barred, EndRow, Holder, Lang, Rule, Seat, Text, UndoPreview, VerbName, Viewer, Weight};

pub fn table(room: &LiveTable, inner: &Inner, part: &Part) -> Value {
    let seat = |seat: &store::SeatInfo| match &seat.holder {
        Some(Holder::Person(name)) => json!({ "person": name }),
        Some(Holder::Bot(kind)) => json!({ "bot": kind }),
        None => Value::Null,
    };
    let facts = &inner.facts;
    json!({
        "table": room.id,
        "game": room.game.about().slug,
        "title": facts.title,
        "code": room.code,
        "state": facts.state,
        "seats": facts.seats.iter().map(seat).collect::<Vec<_>>(),
        "options": facts.options.iter().cloned().collect::<std::collections::BTreeMap<_, _>>(),
        "public": facts.access == store::Access::Public,
        "real_dice": facts.real_dice,
        "rematch": facts.rematch,
        "mine": part.seats.iter().map(|seat| seat.0 + 1).collect::<Vec<_>>(),
        "owner": part.owner,
        "version": room.stamp(&part.seats),
        "seed_chosen": facts.seed.is_some() || inner.play.as_ref().is_some_and(Play::is_seed_chosen),
        "commitment": inner.play.as_ref().map(|play| play.session.commitment()),
    })
}

/// What a seat is told of the question that waits.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Told {
    Asked(Box<AskedTold>),
    Other(Value),
}

/// A question to the seat itself. Programs ask for it before every answer, so that it is written from what it is.
#[derive(Serialize)]
pub struct AskedTold {
    asked: bool,
    barred: Vec<Value>,
    default: Option<String>,
    key: String,
    kind: Value,
    options: Vec<OptionTold>,
    question: usize,
    redo: Option<Value>,
    rule: Option<Rule>,
    seat: u8,
    state: store::State,
    text: String,
    undo: Option<Value>,
    version: String,
}

/// One option of it.
#[derive(Serialize)]
struct OptionTold {
    answer: String,
    cap: Option<u16>,
    chance: Option<f64>,
    detail: Option<String>,
    heavy: bool,
    number: usize,
    points_at: Vec<Spot>,
    rule: Option<Rule>,
    tag: Option<String>,
    text: String,
    variant: Option<String>,
    verb: Option<VerbName>,
}

impl OptionTold {
    fn new(reader: &Reader, option: &Offered) -> OptionTold {
        let label = &option.label;
        let render = |text: &Text| reader.render(text);
        OptionTold {
            answer: option.notation.clone(),
            cap: option.cap,
            chance: label
                .odds
                .as_ref()
                .and_then(|odds| odds.chance)
                .map(|chance| chance.ways as f64 / chance.of as f64),
            detail: label.detail.as_ref().map(render),
            heavy: label.weight == table::Touch::Heavy,
            number: option.number,
            points_at: label.spots.clone(),
            rule: label.rule.clone(),
            tag: label.tag.as_ref().map(|tag| render(&tag.text)),
            text: render(&label.text),
            variant: label.variant.as_ref().map(render),
            verb: label.verb.clone(),
        }
    }
}

/// What a seat is asked. `asked` is false for everybody else, who are told only who is.
pub fn question(room: &LiveTable, inner: &Inner, part: &Part, viewer: Viewer, lang: Lang) -> Told {
    let version = room.stamp(&part.seats);
    let state = inner.facts.state;
    let nothing = |version: String| Told::Other(json!({ "state": state, "version": version, "asked": false }));
    let Some(play) = &inner.play else {
        return nothing(version);
    };
    let names = inner.names(lang);
    let reader = room.edition.words().reader(lang, viewer.seat(), &names);
    if let Some(outcome) = play.session.outcome() {
        let mut told = json!({ "text": reader.render(&outcome.text), "results": outcome.results });
        if let Some(ending) = play.session.ending() {
            told["winners"] = ending.winners.iter().map(|seat| seat.0 + 1).collect();
            told["rule"] = json!(ending.rule);
            told["table"] = ending.table.iter().map(|row| end_row(&reader, row)).collect();
            told["marks"] = json!(ending.marks);
        }
        return Told::Other(json!({ "state": state, "version": version, "asked": false, "outcome": told }));
    }
    let Some(query) = play.question().filter(|_| state == store::State::Running) else {
        return nothing(version);
    };
    let undo = viewer.seat().and_then(|seat| undo_offer(inner, play, part, seat));
    let undo = undo.map(|undo| {
        let what = undo.what.as_ref().map(|what| reader.render(what));
        json!({ "what": what, "turns": undo.turns, "rolls": undo.rolls, "asks": undo.asks.iter().map(|seat| seat.0 + 1).collect::<Vec<_>>() })
    });
    let redo = viewer.seat().and_then(|seat| play.session.redo_offer(seat));
    let redo = redo.map(|what| json!({ "what": what.map(|what| reader.render(&what)) }));
    let Some(seat) = viewer.seat().filter(|seat| query.asked.seats().contains(*seat)) else {
        let waited = query.waited_for(&room.game.about());
        let waiting = waited.iter().filter(|seat| names.get(*seat).is_some()).map(|seat| seat.0 + 1);
        let waiting: Vec<u8> = waiting.collect();
        return Told::Other(
            json!({ "state": state, "version": version, "asked": false, "waiting": waiting, "undo": undo, "redo": redo }),
        );
    };
    let bar =
        |bar: &Barred| json!({ "what": reader.render(&bar.what), "why": reader.render(&bar.why), "rule": bar.rule });
    Told::Asked(Box::new(AskedTold {
        asked: true,
        barred: query.prompt.barred.iter().map(bar).collect(),
        default: query.prompt.default.clone(),
        key: query.prompt.kind_name().to_owned(),
        kind: kind(&query.kind),
        options: play.options(seat).iter().map(|option| OptionTold::new(&reader, option)).collect(),
        question: query.number,
        redo,
        rule: query.prompt.rule.clone(),
        seat: seat.0 + 1,
        state,
        text: reader.render(&query.prompt.text),
        undo,
        version,
    }))
}

fn end_row(reader: &table::Reader, row: &EndRow) -> Value {
    let value = |amount: &Amount| match amount {
        Amount::Num(number) => number.to_string(),
        Amount::Signed(number) => format!("{number:+}"),
        Amount::Of { now, max } => format!("{now}/{max}"),
        Amount::Text(text) => reader.render(text),
    };
    json!({ "name": reader.render(&row.name), "values": row.values.values().map(value).collect::<Vec<_>>() })
}

/// What would go if a seat took its last answer back, and which of the others would have to agree.
fn undo_offer(inner: &Inner, play: &Play, part: &Part, seat: Seat) -> Option<UndoPreview> {
    let session = &play.session;
    let consent = inner.consent(seat, &session.undo_offer(seat).filter(|_| !play.is_over())?);
    let asks = part.seats.iter().fold(consent, |others, seat| others.without(*seat));
    session.undo_preview(seat).map(|undo| UndoPreview { asks, ..undo })
}

/// A table as one viewer sees it, before anything is put into words.
pub fn seat(room: &LiveTable, inner: &Inner, part: &Part, viewer: Viewer) -> Value {
    let play = inner.play.as_ref().map(|play| seen(inner, play, part, viewer));
    json!({ "table": table(room, inner, part), "version": room.stamp(&part.seats), "play": play })
}

fn seen(inner: &Inner, play: &Play, part: &Part, viewer: Viewer) -> Value {
    let session = &play.session;
    let seat = viewer.seat();
    let live = inner.facts.state == store::State::Running;
    let query = play.question().filter(|_| live);
    let asked = seat.filter(|seat| query.is_some_and(|query| query.asked.seats().contains(*seat)));
    let options = asked.map(|seat| play.options(seat)).unwrap_or_default();
    let digest = seat.map(|seat| session.digest(seat));
    let hint = seat.and_then(|seat| inner.talk.hint(seat, play.number()));
    let undo = seat.and_then(|seat| undo_offer(inner, play, part, seat));
    let redo = seat.and_then(|seat| session.redo_offer(seat));
    let outcome = session.outcome();
    let (seed, salt) = session.seed();
    let proof = (outcome.is_some() && !session.real_dice()).then(|| [seed.to_string(), format!("{salt:032x}")]);
    json!({
        "viewer": viewer,
        "holders": session.holders(),
        "curtained": play.session.hides(&part.seats),
        "scene": session.scene(viewer),
        "question": asked.and(query).map(|query| json!({
            "number": query.number,
            "text": query.prompt.text,
            "rule": query.prompt.rule,
            "barred": query.prompt.barred.iter().map(|bar| json!({ "what": bar.what, "why": bar.why, "rule": bar.rule })).collect::<Vec<_>>(),
            "kind": kind(&query.kind),
            "window": query.window,
            "stays_secret": query.stays_secret,
            "prompt": query.prompt,
        })),
        "options": options.iter().map(|option| json!({ "number": option.number, "answer": option.notation, "label": option.label, "cap": option.cap })).collect::<Vec<_>>(),
        "thinking": session.bots_asked(),
        "breadcrumb": session.breadcrumb(),
        "log": inner.log_since(viewer, 0),
        "news": seat.map_or(0, |seat| inner.news(seat)),
        "skipped": digest.map(|digest| digest.skipped).unwrap_or_default(),
        "consent": undo.as_ref().map(|undo| undo.asks),
        "undo": undo.map(|undo| json!({ "what": undo.what, "turns": undo.turns, "rolls": undo.rolls })),
        "redo": redo.map(|what| json!({ "what": what })),
        "asks_undo": inner.talk.undo.map(|ask| ask.by),
        "orders": seat.map(|seat| session.orders(seat)).unwrap_or_default(),
        "hint": hint.map(|hint| &hint.answer),
        "weighed": hint.map(|hint| hint.thoughts.as_slice()).unwrap_or_default(),
        "outcome": outcome,
        "ending": session.ending().filter(|_| session.outcome().is_some()),
        "proof": proof,
        "commitment": session.commitment(),
    })
}

fn kind(kind: &Kind) -> Value {
    match kind {
        Kind::One => json!({ "one": {} }),
        Kind::Sealed => json!({ "sealed": {} }),
        Kind::Several { min, max } => json!({ "some": { "min": min, "max": max } }),
        Kind::Share { total } => json!({ "share": { "total": total } }),
        Kind::Order => json!({ "order": {} }),
        Kind::Roll { die, sides, count } => json!({ "roll": { "die": die, "sides": sides, "count": count } }),
        Kind::Draw { deck, cards } => json!({ "draw": { "deck": deck, "cards": cards } }),
    }
}

pub fn log(room: &LiveTable, inner: &Inner, viewer: Viewer, lang: Lang, since: usize) -> Value {
    let names = inner.names(lang);
    let reader = room.edition.words().reader(lang, viewer.seat(), &names);
    let lines = inner.log_since(viewer, since);
    let told: Vec<Value> = lines.iter().map(|line| self::line(&reader, line)).collect();
    json!({ "lines": told, "next": since + lines.len() })
}

/// A line of the log in words.
pub fn line(reader: &table::Reader, line: &table::LogLine) -> Value {
    json!({ "text": reader.render(&line.text), "rule": line.rule, "seat": line.seat().map(|seat| seat.0 + 1), "heading": line.heading, "weight": weight(line.weight), "aimed": line.aimed.iter().map(|seat| seat.0 + 1).collect::<Vec<_>>() })
}

fn weight(weight: Weight) -> &'static str {
    match weight {
        Weight::Note => "note",
        Weight::Plain => "plain",
        Weight::Event => "event",
        Weight::Great => "great",
    }
}
