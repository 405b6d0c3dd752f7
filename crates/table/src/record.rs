//! Records: one readable file that is a save, a replay, a bug report and a test.
//!
//! ```text
//! tavola record 1 ~5b0c
//! game connect-four ~…
//! rules 1 ~…
//! pack 4f53cda1… ~…
//! seat 1 person Anna ~…
//! seat 2 bot greedy ~…
//! seed 7 ~…
//! salt 0f… ~…
//! begin ~…
//! 1 drop 4 ~…
//! 2b move S3 / weave forge on circe 1 / close hand ~…
//! roll d12 8 ~…
//! draw chaos forge ~…
//! undo 1 3 ~…
//! hand 2 person Bruno ~…
//! end 1 0 ~…
//! ```
//!
//! Every line ends with a check that is chained to the line before, so that an altered line is named. An answer begins with its
//! seat; `b` marks a bot's, `o` one by standing order, `a` one that makes no difference and that nobody was asked for, and ` / ` is
//! between answers that the same seat gave in a row. Forced answers are left out, and so are cards that the seed draws; where people
//! rolled and drew themselves, or the game was forked from another, every card is there by its value. `undo 1 3` means that seat 1
//! took back the last three answers, rolls and draws that still counted. A salt of zero says that somebody chose the seed.

mod file;
mod replay;
mod transcript;

pub use replay::{Misfit, Replay};

use crate::notation::write_answer;
use crate::session::{Entry, Holder, Session};
use crate::{AnsweredBy, Event, EventOf, Game, Options, Seat, Seed, Setting, Text, text};
use serde::{Deserialize, Serialize};

/// The number of the format, in the first line.
pub const FORMAT: u32 = 1;

/// A record that was read and whose checks hold. Whether it fits the rules is found out by [`Replay`]. A store keeps its header by serde and its
/// lines apart.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The game's slug.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of its content.
    pub pack: String,
    /// Who sat where.
    pub holders: Vec<Holder>,
    /// What was set before play.
    pub options: Vec<(String, String)>,
    /// Where all chance came from.
    pub seed: Seed,
    /// What the fingerprint of the dice was made with.
    #[serde(with = "hex_digits")]
    pub salt: u128,
    /// Whether people rolled and drew themselves.
    pub real_dice: bool,
    /// How many of the lines came from the game this one was forked from.
    pub inherited: usize,
    /// The state it began with, where that is not the game's own beginning.
    pub start: Option<String>,
    /// The lines after `begin`, without their checks, each with its number in the file.
    #[serde(skip)]
    pub lines: Vec<(usize, String)>,
}

/// What is wrong with a file that should be a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordError {
    /// The line in the file, counted from 1.
    pub line: usize,
    /// What is wrong, for people.
    pub said: Text,
}

impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.said)
    }
}

impl std::error::Error for RecordError {}

impl<G: Game> Session<G> {
    /// The whole game as a record. It tells everything: for finished games, and for their owner's own keeping.
    pub fn record(&self) -> String {
        let mut lines = self.lines(0);
        if !self.spells_draws() {
            lines.retain(|line| !file::is_draw(line));
        }
        self.write_record(&file::folded(lines))
    }

    /// The same with every card that was drawn and one line for each thing that happened: what a store keeps.
    pub fn full_record(&self) -> String {
        self.write_record(&self.lines(0))
    }

    /// The same as a value, without the detour over a file.
    pub fn to_record(&self) -> Record {
        Record { lines: (1..).zip(self.lines(0)).collect(), ..self.head() }
    }

    fn write_record(&self, lines: &[String]) -> String {
        let mut chain = file::Chain::default();
        self.head().header(self.inherited > 0).iter().for_each(|line| chain.line(line));
        chain.line("begin");
        lines.iter().for_each(|line| chain.line(line));
        if let Some(outcome) = self.outcome() {
            let results: Vec<String> = outcome.results.values().map(f32::to_string).collect();
            chain.line(&format!("end {}", results.join(" ")));
        }
        chain.out
    }

    /// Whether a record must tell the cards that were drawn, because the seed alone does not.
    fn spells_draws(&self) -> bool {
        self.setup.real_dice || self.inherited > 0 || self.off_seed
    }

    /// The record of this game without its lines.
    fn head(&self) -> Record {
        let setup = &self.setup;
        let option = |setting: &Setting| {
            let value = setup.options.get(&setup.pack, setting.key)?;
            (!setting.later || value != setting.default).then(|| (setting.key.to_owned(), value))
        };
        Record {
            game: G::ABOUT.slug.to_owned(),
            rules: G::ABOUT.rules,
            pack: setup.pack_hash.clone(),
            holders: self.first_holders.values().cloned().collect(),
            options: G::Options::settings(&setup.pack).iter().filter_map(option).collect(),
            seed: setup.seed,
            salt: setup.salt,
            real_dice: setup.real_dice,
            inherited: self.past().take(self.inherited).filter(|event| is_written::<G>(event)).count(),
            start: self.start.as_ref().map(|start| serde_json::to_string(start).unwrap_or_default()),
            lines: Vec::new(),
        }
    }

    /// The lines of everything entered since, without checks: what a store appends after an answer. It costs no more than what was
    /// entered since, unless something was taken back.
    pub fn lines(&self, from: usize) -> Vec<String> {
        let from = from.min(self.entries.len());
        let (before, since) = self.entries.split_at(from);
        let undone = since.iter().any(|entry| matches!(entry, Entry::Undone { .. }));
        let mut written = if undone { still_written(before) } else { Vec::new() };
        let mut lines = Vec::new();
        for entry in since {
            lines.extend(match entry {
                Entry::Drew { .. } | Entry::Chose { .. } | Entry::Happened(_) => {
                    let line = entry.event().and_then(|event| self.event_line(&event));
                    written.push(line.is_some());
                    line
                }
                Entry::Undone { by, events } => Some(format!("undo {by} {}", take_back(&mut written, *events))),
                Entry::Handed { seat, to } => Some(format!("hand {seat} {to}")),
            });
        }
        lines
    }

    /// The lines of everything entered since the last checkpoint: what is kept beside a snapshot.
    pub fn tail(&self) -> Vec<String> {
        self.lines(self.entries_before_checkpoint())
    }

    /// How many lines of the record come before the last checkpoint.
    pub(crate) fn lines_before_checkpoint(&self) -> usize {
        let before = &self.entries[..self.entries_before_checkpoint()];
        let has_line = |entry: &&Entry<G>| entry.event().is_none_or(|event| is_written::<G>(&event));
        before.iter().filter(has_line).count()
    }

    fn event_line(&self, event: &EventOf<G>) -> Option<String> {
        let now = self.world().now();
        match event {
            Event::Answer { seat, answer, by, .. } => {
                let mark = match by {
                    AnsweredBy::Person => "",
                    AnsweredBy::Bot => "b",
                    AnsweredBy::Order => "o",
                    AnsweredBy::Spared => "a",
                    AnsweredBy::Forced => return None,
                };
                Some(format!("{seat}{mark} {}", write_answer(now, *seat, answer)))
            }
            Event::Roll { stream, faces, .. } => {
                let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
                Some(format!("roll {} {}", stream.name, faces.join(" ")))
            }
            Event::Draw { stream, card, .. } => Some(format!("draw {} {}", stream.name, now.notate_card(*card))),
            Event::Shown { .. } => None,
        }
    }
}

/// Of the events that still count after these entries, in order, whether each has a line.
fn still_written<G: Game>(entries: &[Entry<G>]) -> Vec<bool> {
    let mut written = Vec::new();
    for entry in entries {
        match entry {
            Entry::Drew { .. } => written.push(true),
            Entry::Chose { by, .. } => written.push(*by != AnsweredBy::Forced),
            Entry::Happened(event) => written.push(is_written::<G>(event)),
            Entry::Undone { events, .. } => drop(take_back(&mut written, *events)),
            Entry::Handed { .. } => {}
        }
    }
    written
}

/// Takes the last events back, and says how many of them had a line.
fn take_back(written: &mut Vec<bool>, events: usize) -> usize {
    let gone = written.split_off(written.len().saturating_sub(events));
    gone.into_iter().filter(|written| *written).count()
}

/// Whether an event has a line of its own in a record.
pub(crate) fn is_written<G: Game>(event: &EventOf<G>) -> bool {
    match event {
        Event::Answer { by, .. } => *by != AnsweredBy::Forced,
        Event::Shown { .. } => false,
        _ => true,
    }
}

impl std::fmt::Display for Holder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Holder::Person(name) => write!(f, "person {}", name.replace(['\n', '\r'], " ")),
            Holder::Bot(kind) => write!(f, "bot {kind}"),
        }
    }
}

impl Holder {
    pub(crate) fn read(words: &str) -> Option<Holder> {
        match words.split_once(' ').unwrap_or((words, "")) {
            ("person", name) => Some(Holder::Person(name.to_owned())),
            ("bot", kind) => Some(Holder::Bot(kind.to_owned())),
            _ => None,
        }
    }
}

impl Record {
    /// Reads a record and holds every line against its check.
    pub fn read(file: &str) -> Result<Record, RecordError> {
        let bodies = file::checked(file)?;
        Record::from_bodies(&bodies)
    }

    /// The lines before `begin`, without their checks. A fork says so even if it has inherited nothing that has a line.
    fn header(&self, forked: bool) -> Vec<String> {
        let mut lines = vec![
            format!("tavola record {FORMAT}"),
            format!("game {}", self.game),
            format!("rules {}", self.rules),
            format!("pack {}", self.pack),
        ];
        lines.extend((1..).zip(&self.holders).map(|(seat, holder)| format!("seat {seat} {holder}")));
        lines.extend(self.options.iter().map(|(key, value)| format!("option {key} {value}")));
        lines.push(format!("seed {}", self.seed));
        lines.push(format!("salt {:032x}", self.salt));
        if self.real_dice {
            lines.push("dice real".to_owned());
        }
        if forked {
            lines.push(format!("forked {}", self.inherited));
        }
        lines.extend(self.start.iter().map(|start| format!("start {start}")));
        lines
    }

    fn from_bodies(bodies: &[(usize, &str)]) -> Result<Record, RecordError> {
        let format = bodies.first().and_then(|(_, body)| body.strip_prefix("tavola record "));
        match format.map(str::parse::<u32>) {
            Some(Ok(FORMAT)) => {}
            Some(Ok(other)) => return Err(wrong(0, text!("table-record-format", format = other))),
            _ => return Err(wrong(0, text!("table-not-a-record", line = 1))),
        }
        let begin = bodies.iter().position(|(_, body)| *body == "begin");
        let begin = begin.ok_or_else(|| wrong(bodies.len(), text!("table-record-cut")))?;
        let mut record = Record {
            game: String::new(),
            rules: 0,
            pack: String::new(),
            holders: Vec::new(),
            options: Vec::new(),
            seed: Seed::Proven(0),
            salt: 0,
            real_dice: false,
            inherited: 0,
            start: None,
            lines: bodies[begin + 1..]
                .iter()
                .flat_map(|(n, body)| file::unfolded(body).map(move |line| (n + 1, line)))
                .collect(),
        };
        for (n, body) in &bodies[1..begin] {
            record.head(body).ok_or_else(|| wrong(*n, text!("table-record-line", line = *n + 1, said = *body)))?;
        }
        Ok(record)
    }

    fn head(&mut self, body: &str) -> Option<()> {
        let (word, rest) = body.split_once(' ')?;
        match word {
            "game" => self.game = rest.to_owned(),
            "rules" => self.rules = rest.parse().ok()?,
            "pack" => self.pack = rest.to_owned(),
            "seat" => self.holders.push(Holder::read(rest.split_once(' ')?.1)?),
            "option" => {
                let (key, value) = rest.split_once(' ')?;
                self.options.push((key.to_owned(), value.to_owned()));
            }
            "seed" => self.seed = rest.parse().ok()?,
            "salt" => self.salt = u128::from_str_radix(rest, 16).ok()?,
            "dice" => self.real_dice = rest == "real",
            "forked" => self.inherited = rest.parse().ok()?,
            "start" => self.start = Some(rest.to_owned()),
            _ => return None,
        }
        Some(())
    }
}

/// Numbers that JSON would not hold exactly, as hexadecimal digits.
mod hex_digits {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(number: &u128, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&format!("{number:032x}"))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u128, D::Error> {
        let digits = String::deserialize(from)?;
        u128::from_str_radix(&digits, 16).map_err(D::Error::custom)
    }
}

fn wrong(line: usize, said: Text) -> RecordError {
    RecordError { line: line + 1, said }
}

pub(crate) fn read_seat(word: &str) -> Option<(Seat, AnsweredBy)> {
    let (figures, by) = match word.strip_suffix('b') {
        Some(figures) => (figures, AnsweredBy::Bot),
        None if word.ends_with('a') => (word.trim_end_matches('a'), AnsweredBy::Spared),
        None => match word.strip_suffix('o') {
            Some(figures) => (figures, AnsweredBy::Order),
            None => (word, AnsweredBy::Person),
        },
    };
    let number: u8 = figures.parse().ok()?;
    (1..=Seat::MOST as u8).contains(&number).then(|| (Seat(number - 1), by))
}
