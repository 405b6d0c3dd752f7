//! The one law of hidden information: re-draw everything a viewer cannot know, and what the viewer sees does not change, to the byte.

use super::fault::{Check, Faults};
use super::public::Public;
use super::rows::Rows;
use super::trial::{Step, Trial, asked, viewers};
use serde::Serialize;
use std::collections::BTreeMap;
use table::play::{EventOf, QuestionOf};
use table::tape::Event;
use table::world::Imagined;
use table::{Game, LogLine, Rng, RunMode, Seat, Seats, Viewer, World};

/// How many worlds are drawn for each viewer of a position.
const WORLDS: usize = 2;
/// From how many worlds on their number says something.
const ENOUGH: u32 = 40;

/// What all the games together show about imagined worlds.
#[derive(Default)]
pub(super) struct Tally {
    /// Rolls and draws that only some have seen.
    secrets: u32,
    /// Checkpoints that were another after they had been redrawn.
    varied: u32,
    /// Worlds imagined for somebody who is asked, by the key of the question.
    imagined: BTreeMap<String, Imaginable>,
    /// Rows of slots, and how often they changed.
    rows: Rows,
    /// Answers that everybody may see.
    pub public: Public,
    /// Options at questions with a choice: those that only let things go by, and all of them.
    passes: u32,
    options: u32,
}

/// How many worlds were tried, and how many of them did not fit what had happened since.
#[derive(Default, Clone, Copy)]
struct Imaginable {
    tried: u32,
    rejected: u32,
}

impl Imaginable {
    /// Whether hardly any world fits.
    fn is_hard(self) -> bool {
        self.tried >= ENOUGH && self.rejected * 2 > self.tried
    }
}

impl Tally {
    pub fn judge(&self, may_not_vary: bool, faults: &mut Faults) {
        if self.secrets > 0 && self.varied == 0 && !may_not_vary {
            let said =
                "not everybody sees everything, and yet re-drawing what a viewer cannot know never changed anything";
            faults.add_for_all(Check::Variety, said.to_owned());
        }
        for (key, Imaginable { tried, rejected }) in self.imagined.iter().filter(|(_, worlds)| worlds.is_hard()) {
            let said = format!(
                "at “{key}” {rejected} of {tried} imagined worlds were rejected: the rules show or ask something before it, in the same \
                 step, that a world drawn before cannot know. Let them come to rest after showing it"
            );
            faults.add_for_all(Check::Imagine, said);
        }
        for row in self.rows.forgotten() {
            let said = format!(
                "the hidden cards at {row} are never drawn anew: give `Pool::resample` all the slots of the game, these too"
            );
            faults.add_for_all(Check::Secrecy, said);
        }
        for key in self.public.unseen().filter(|_| self.secrets > 0) {
            let said = format!(
                "everybody may see what is answered to “{key}”, and yet nothing that an onlooker sees ever differs by it. A bot would know \
                 what the scene hides: say who sees it, with `seen_by`"
            );
            faults.add_for_all(Check::Secrecy, said);
        }
        if self.passes >= ENOUGH && self.passes == self.options {
            let said = "`Judge::is_pass` calls every option of every question a pass, and bots would take any of them for doing nothing";
            faults.add_for_all(Check::Options, said.to_owned());
        }
    }

    /// Counts the options that only let things go by.
    pub fn weigh_passes<G: Game>(&mut self, world: &World<G>) {
        let Some(question) = world.question() else { return };
        for seat in asked(question.asked, world.now().seats()) {
            let options = question.form.items(seat);
            let passes = options.iter().filter(|option| world.now().is_pass(seat, **option));
            self.passes += passes.count() as u32;
            self.options += options.len() as u32;
        }
    }

    fn notice<G: Game>(&mut self, events: &[EventOf<G>]) {
        let secret = |event: &&EventOf<G>| {
            let drawn = matches!(event, Event::Roll { .. } | Event::Draw { .. });
            drawn && !event.seen().is_empty() && event.seen() != Seats::EVERYONE
        };
        self.secrets += events.iter().filter(secret).count() as u32;
    }
}

/// All that a viewer sees, each with its name.
pub(super) type Sight = Vec<(&'static str, String)>;

/// At a question: the tape so far is played again in worlds that the viewer cannot tell from the true one.
pub(super) fn check_question<G: Game>(trial: &mut Trial<G>, world: &World<G>, tally: &mut Tally) {
    let Some(question) = world.question() else { return };
    for viewer in viewers(trial.seats) {
        let is_asked = viewer.seat().is_some_and(|seat| question.asked.seats().contains(seat));
        let truth = sight(viewer, world.now(), Some(question), world.lines());
        for _ in 0..WORLDS {
            let imagined = imagine(trial, world.checkpoint(), world.tape(), viewer);
            if is_asked && imagined.as_ref().is_some_and(|imagined| goes_unasked(imagined, world, viewer)) {
                let said = format!(
                    "the options of {viewer:?} change with what it cannot know: elsewhere it has no choice here"
                );
                trial.fault(Check::Secrecy, said);
            }
            let imagined = imagined.filter(|imagined| stops_alike(imagined, world, viewer));
            let worlds = tally.imagined.entry(question.prompt.text.key.to_string()).or_default();
            worlds.tried += u32::from(is_asked);
            let Some(imagined) = imagined else {
                worlds.rejected += u32::from(is_asked);
                continue;
            };
            let seen = sight(viewer, &imagined.now, imagined.question.as_ref(), &imagined.lines);
            compare(trial, viewer, &truth, &seen);
            keeps_invariants(trial, viewer, &imagined.checkpoint);
        }
    }
}

/// At a checkpoint: the step that led to it is played again, and the checkpoint itself is redrawn.
pub(super) fn check_step<G: Game>(trial: &mut Trial<G>, step: &Step<G>, tally: &mut Tally) {
    tally.notice::<G>(&step.events);
    let watched = trial.rng.below(trial.seats + 1);
    let watched = viewers(trial.seats).nth(watched).unwrap_or(Viewer::Onlooker);
    for viewer in viewers(trial.seats) {
        let truth = sight(viewer, &step.after, None, &step.lines);
        for _ in 0..WORLDS {
            let imagined = imagine(trial, &step.before, &step.events, viewer);
            let rested = imagined.filter(|world| world.question.is_none() && world.tape.len() == step.events.len());
            if let Some(imagined) = rested {
                compare(trial, viewer, &truth, &sight(viewer, &imagined.now, None, &imagined.lines));
            }
        }
        let mut redrawn = step.after.clone();
        redrawn.resample(viewer, &mut trial.rng);
        tally.varied += u32::from(redrawn != step.after);
        if watched == viewer {
            tally.rows.compare(viewer, &step.after, &redrawn);
        }
        compare(trial, viewer, &truth, &sight(viewer, &redrawn, None, &step.lines));
        keeps_invariants(trial, viewer, &redrawn);
    }
}

fn imagine<G: Game>(trial: &mut Trial<G>, checkpoint: &G, tape: &[EventOf<G>], viewer: Viewer) -> Option<Imagined<G>> {
    let mut rng: Rng = trial.rng.fork();
    Imagined::step(checkpoint, tape, viewer, &mut rng, RunMode::FULL)
}

/// Whether an imagined world stops at the end of the same tape, and asks the viewer where the true one does.
fn stops_alike<G: Game>(imagined: &Imagined<G>, world: &World<G>, viewer: Viewer) -> bool {
    let asks = |question: Option<&QuestionOf<G>>| {
        question.map(|question| viewer.seat().is_some_and(|seat| question.asked.seats().contains(seat)))
    };
    imagined.tape.len() == world.tape().len() && asks(imagined.question.as_ref()) == asks(world.question())
}

/// Whether a viewer who is asked in truth had only one option in the imagined world, so that the table answered for it.
fn goes_unasked<G: Game>(imagined: &Imagined<G>, world: &World<G>, viewer: Viewer) -> bool {
    let next = imagined.tape.get(world.tape().len());
    next.is_some_and(|event| matches!(event, Event::Answer { seat, by, .. } if by.is_table() && viewer.is(*seat)))
}

pub(super) fn sight<G: Game>(viewer: Viewer, now: &G, question: Option<&QuestionOf<G>>, lines: &[LogLine]) -> Sight {
    let log: Vec<&LogLine> = lines.iter().filter(|line| viewer.sees(line.seen)).collect();
    let mut sight = vec![("scene", json(&now.scene(viewer))), ("log", json(&log))];
    if let (Some(question), Some(seat)) = (question, viewer.seat())
        && asked(question.asked, now.seats()).contains(&seat)
    {
        sight.extend(question_sight(now, question, seat));
    }
    sight
}

fn question_sight<G: Game>(now: &G, question: &QuestionOf<G>, seat: Seat) -> Sight {
    let items = question.form.items(seat);
    let notations: Vec<String> = items.iter().map(|item| now.notate(seat, *item)).collect();
    let labels: Vec<_> = items.iter().map(|item| now.describe(seat, *item)).collect();
    vec![("prompt", format!("{:?}", question.prompt)), ("options", notations.join(", ")), ("labels", json(&labels))]
}

fn compare<G: Game>(trial: &mut Trial<G>, viewer: Viewer, truth: &Sight, seen: &Sight) {
    for ((what, truth), (_, seen)) in truth.iter().zip(seen) {
        if truth != seen {
            let (truth, seen) = differing(truth, seen);
            trial.fault(
                Check::Secrecy,
                format!(
                    "the {what} of {viewer:?} changes with what it cannot know (or re-drawing forgets what it knows):\n    it is \
                     …{truth}…\n    and becomes …{seen}…"
                ),
            );
        }
    }
}

/// The places where two texts begin to differ, with a little around them.
fn differing(one: &str, other: &str) -> (String, String) {
    let same = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| text.chars().skip(same.saturating_sub(40)).take(100).collect::<String>();
    (around(one), around(other))
}

fn keeps_invariants<G: Game>(trial: &mut Trial<G>, viewer: Viewer, redrawn: &G) {
    if let Err(said) = redrawn.invariants() {
        trial.fault(Check::Invariants, format!("re-drawn for {viewer:?}: {said}"));
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| error.to_string())
}
