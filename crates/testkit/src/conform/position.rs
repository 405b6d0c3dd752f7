//! What is looked at in every position: scenes, words, rules, appraisals, invariants.

use super::fault::Check;
use super::trial::{Step, Trial, asked, viewers};
use std::collections::BTreeSet;
use table::notation::read_answer;
use table::scene::{Mark, Spot};
use table::tape::Event;
use table::{Asked, Game, Label, LogLine, Outcome, Prompt, Rule, Scene, Seat, Text, Verb, Viewer, World};

/// How far a sum of thirds may be from a whole.
const ROUNDING: f32 = 0.001;

/// “which-card”, asked of 2.
pub(super) fn describe_asked<G: Game>(world: &World<G>) -> String {
    let Some(question) = world.question() else {
        return "the end".to_owned();
    };
    let seats: Vec<String> = asked(question.asked, world.now().seats()).iter().map(Seat::to_string).collect();
    let how = match question.asked {
        Asked::One(_) => "asked of",
        Asked::Any(_) => "asked of any of",
        Asked::Each(_) => "asked in secret of each of",
    };
    format!("“{}”, {how} {}", question.prompt.text.key, seats.join(" "))
}

pub(super) fn check<G: Game>(trial: &mut Trial<G>, world: &World<G>) {
    let now = world.now();
    scenes(trial, now);
    appraisals(trial, now);
    texts(trial, now.breadcrumb().iter());
    lines(trial, world.lines());
    let Some(question) = world.question() else { return };
    let verbs = now.verbs_now();
    prompt(trial, &verbs, &question.prompt);
    for seat in asked(question.asked, trial.seats) {
        let scene = now.scene(seat.into());
        let mut spots: BTreeSet<Spot> = scene.spots().into_iter().collect();
        let zones = question.prompt.about.iter().filter(|zone| !scene.zones.iter().any(|other| other.id == **zone));
        for zone in zones {
            let key = &question.prompt.text.key;
            trial.fault(Check::Scene, format!("“{key}” is about “{zone}”, which is no zone of the scene"));
        }
        spots.extend(question.prompt.roll.iter().flat_map(|roll| roll.dice.iter().filter_map(|die| die.id.clone())));
        card(trial, question.prompt.card.as_ref(), &spots, &question.prompt.text);
        for option in question.form.items(seat) {
            label(trial, &verbs, &now.describe(seat, *option), &spots);
        }
        let orders = question.prompt.orders.iter().map(|order| &order.answer);
        for answer in question.prompt.default.iter().chain(orders) {
            if read_answer(now, question, seat, answer).is_err() {
                let key = &question.prompt.text.key;
                trial.fault(
                    Check::Notation,
                    format!("“{key}” names the answer “{answer}”, which is none of its options"),
                );
            }
        }
    }
}

/// At the end, too, everything can be seen and told.
pub(super) fn check_end<G: Game>(trial: &mut Trial<G>, world: &World<G>) {
    let now = world.now();
    scenes(trial, now);
    let Some(outcome) = now.outcome() else {
        trial.fault(Check::End, "nothing is asked, and yet there is no outcome");
        return;
    };
    texts(trial, [&outcome.text].into_iter());
    shares(trial, &outcome);
    if outcome.results.len() != trial.seats {
        trial.fault(Check::End, "the outcome is not for as many seats as there are");
        return;
    }
    for (seat, result) in outcome.results.iter() {
        let appraised = now.appraise(seat);
        if appraised != *result {
            trial.fault(Check::Appraise, format!("{seat} got {result} and is appraised at {appraised}"));
        }
    }
}

/// A victory is shared out: where seats play against each other, all of them together get no more than one victory.
fn shares<G: Game>(trial: &mut Trial<G>, outcome: &Outcome) {
    let total: f32 = outcome.results.values().sum();
    if outcome.results.values().any(|result| !(0.0..=1.0).contains(result)) {
        trial.fault(Check::End, "a result is no number from 0 to 1");
    } else if !G::ABOUT.cooperative && total > 1.0 + ROUNDING {
        let said = format!(
            "the results add up to {total}: where seats play against each other a shared victory is shared out, as `Outcome::most` does"
        );
        trial.fault(Check::End, said);
    }
}

pub(super) fn check_checkpoint<G: Game>(trial: &mut Trial<G>, step: &Step<G>) {
    if let Err(said) = step.after.invariants() {
        trial.fault(Check::Invariants, said);
    }
    lines(trial, &step.lines);
    pieces(trial, step);
    survives_storing(trial, &step.after);
}

/// Cards that are drawn have a place among the pieces that the lab follows, or none.
fn pieces<G: Game>(trial: &mut Trial<G>, step: &Step<G>) {
    let cards = step.events.iter().filter_map(|event| match event {
        Event::Draw { card, .. } | Event::Shown { card, .. } => Some(*card),
        _ => None,
    });
    let places = cards.filter_map(|card| Some((card, step.after.piece_of(card)?.index())));
    let places: Vec<(G::Card, usize)> = places.collect();
    if places.is_empty() {
        return;
    }
    let count = trial.library.pieces;
    for (card, place) in places.into_iter().filter(|(_, place)| *place >= count) {
        let said = format!("`Study::piece_of` gives {place} for {card:?}, and `Study::inventory` has only {count}");
        trial.fault(Check::Catalogue, said);
    }
}

fn survives_storing<G: Game>(trial: &mut Trial<G>, state: &G) {
    match stored_and_read(state, trial.pack) {
        Err(said) => trial.fault(Check::Storing, said),
        Ok(read) if read != *state => trial.fault(Check::Storing, "a state that was stored reads back as another"),
        // A state without its pack is found out by whatever asks the pack.
        Ok(read) => drop(read.scene(Viewer::Onlooker)),
    }
}

/// The state after a way through JSON.
pub(super) fn stored_and_read<G: Game>(state: &G, pack: &table::Shared<G::Pack>) -> Result<G, String> {
    let json = serde_json::to_string(state).map_err(|error| format!("a state cannot be stored: {error}"))?;
    let mut read: G = serde_json::from_str(&json).map_err(|error| format!("a stored state cannot be read: {error}"))?;
    read.check_numbers(pack).map_err(|error| format!("a stored state is refused: {error}"))?;
    read.attach(pack);
    Ok(read)
}

fn scenes<G: Game>(trial: &mut Trial<G>, now: &G) {
    for viewer in viewers(trial.seats) {
        let scene: Scene = now.scene(viewer);
        for said in scene.faults().into_iter().chain(scene.unknown(&trial.library.looks)) {
            trial.fault(Check::Scene, format!("{viewer:?}: {said}"));
        }
        texts(trial, scene.texts().into_iter());
    }
}

fn appraisals<G: Game>(trial: &mut Trial<G>, now: &G) {
    for seat in Seat::first(trial.seats) {
        let worth = now.appraise(seat);
        if !(0.0..=1.0).contains(&worth) {
            trial.fault(Check::Appraise, format!("{seat} is appraised at {worth}"));
        }
    }
}

fn prompt<G: Game>(trial: &mut Trial<G>, verbs: &[Verb], prompt: &Prompt) {
    texts(trial, prompt.texts().into_iter());
    rules(trial, prompt.rule.iter().chain(prompt.barred.iter().map(|bar| &bar.rule)));
    prompt.barred.iter().for_each(|bar| verb(trial, verbs, bar.verb.as_deref(), &bar.what));
}

/// A verb that is named is one that the game declares.
fn verb<G: Game>(trial: &mut Trial<G>, verbs: &[Verb], name: Option<&str>, what: &Text) {
    let Some(name) = name.filter(|name| *name != Verb::DONE && !verbs.iter().any(|verb| verb.name == *name)) else {
        return;
    };
    trial
        .fault(Check::Catalogue, format!("“{}” is under “{name}”, which is no verb of `Present::verbs_now`", what.key));
}

/// A card that is shown lies on the table, or is one of the content.
fn card<G: Game>(trial: &mut Trial<G>, card: Option<&Spot>, spots: &BTreeSet<Spot>, what: &Text) {
    if let Some(card) = card.filter(|card| !spots.contains(card) && !trial.library.cards.contains(card)) {
        trial.fault(Check::Scene, format!("“{}” shows “{card}”, which is no card", what.key));
    }
}

fn label<G: Game>(trial: &mut Trial<G>, verbs: &[Verb], label: &Label, spots: &BTreeSet<Spot>) {
    texts(trial, label.texts().into_iter());
    verb(trial, verbs, label.verb.as_deref(), &label.text);
    for mark in &label.preview {
        if let Mark::Show { card: shown } = mark {
            card(trial, Some(shown), spots, &label.text);
        }
    }
    rules(trial, label.rule.iter());
    if let Some(said) = label.icon.iter().find_map(|icon| trial.library.looks.icon_fault(icon.name())) {
        trial.fault(Check::Scene, format!("“{}”: {said}", label.text.key));
    }
    let marked: Vec<Spot> = label.preview.iter().flat_map(Mark::spots).collect();
    for spot in
        label.spots.iter().chain(label.steps.iter().flatten()).chain(&marked).filter(|spot| !spots.contains(spot))
    {
        trial.fault(Check::Scene, format!("“{}” points at “{spot}”, which is not in the scene", label.text.key));
    }
}

fn lines<G: Game>(trial: &mut Trial<G>, lines: &[LogLine]) {
    texts(trial, lines.iter().map(|line| &line.text));
    for moment in lines.iter().filter_map(|line| line.moment.as_deref()) {
        texts(trial, moment.texts().into_iter());
        let faults: Vec<String> =
            moment.icons().iter().filter_map(|icon| trial.library.looks.icon_fault(icon.name())).collect();
        faults.into_iter().for_each(|said| trial.fault(Check::Scene, said));
    }
    for line in lines {
        card(trial, line.card.as_ref(), &BTreeSet::new(), &line.text);
    }
    rules(trial, lines.iter().filter_map(|line| line.rule.as_ref()));
}

fn texts<'t, G: Game>(trial: &mut Trial<G>, texts: impl Iterator<Item = &'t Text>) {
    for text in texts {
        trial.library.read(text).into_iter().for_each(|said| trial.fault(Check::Words, said));
    }
}

fn rules<'t, G: Game>(trial: &mut Trial<G>, rules: impl Iterator<Item = &'t Rule>) {
    for rule in rules.filter(|rule| !trial.library.knows(rule)).collect::<Vec<_>>() {
        trial.fault(Check::Rulebook, format!("there is no rule {rule}"));
    }
}
