//! The dice and cards of a script.

use std::collections::{BTreeMap, VecDeque};
use table::notation::read_told;
use table::world::Reported;
use table::{Chance, Form, Game, Seed, Stream, World};

/// What will be rolled and drawn, a row for each stream.
#[derive(Default)]
pub(super) struct Luck {
    rows: BTreeMap<String, VecDeque<String>>,
    chance: Option<Chance>,
}

impl Luck {
    pub fn seed(&mut self, seed: u64) {
        self.chance = Some(Chance::new(Seed::Quick(seed)));
    }

    pub fn add(&mut self, stream: &str, what: impl Iterator<Item = String>) {
        self.rows.entry(stream.to_owned()).or_default().extend(what);
    }

    /// What comes next, if the rules want something that the script or its seed has.
    #[track_caller]
    pub fn next<G: Game>(&mut self, world: &World<G>) -> Option<Reported<G::Card>> {
        let question = world.question()?;
        match &question.form {
            Form::Roll { stream, sides, count } => match self.scripted(*stream, *count as usize) {
                Scripted::No(chance) => {
                    let faces = (0..*count).map(|_| chance.below(*stream, *sides as usize) as u8 + 1);
                    Some(Reported::Faces(faces.collect()))
                }
                Scripted::Yes(words) => Some(read(world, &words)),
                Scripted::NotYet => None,
            },
            Form::Draw { stream, cards } => match self.scripted(*stream, 1) {
                Scripted::No(chance) => cards.get(chance.below(*stream, cards.len())).map(|card| Reported::Card(*card)),
                Scripted::Yes(words) => Some(read(world, &words)),
                Scripted::NotYet => None,
            },
            _ => None,
        }
    }

    fn scripted(&mut self, stream: Stream, count: usize) -> Scripted<'_> {
        match (self.rows.get_mut(stream.name), &mut self.chance) {
            (None, Some(chance)) => Scripted::No(chance),
            (Some(row), _) if row.len() >= count => Scripted::Yes(row.drain(..count).collect::<Vec<_>>().join(" ")),
            _ => Scripted::NotYet,
        }
    }

    /// What nobody wanted.
    pub fn left(&self) -> Option<String> {
        let left = self.rows.iter().find(|(_, row)| !row.is_empty());
        left.map(|(stream, row)| format!("{} of “{stream}”", row.iter().cloned().collect::<Vec<_>>().join(" ")))
    }
}

/// Whether a stream is in the script.
enum Scripted<'l> {
    Yes(String),
    /// It is, and the script may still say more.
    NotYet,
    /// It is left to the seed.
    No(&'l mut Chance),
}

#[track_caller]
fn read<G: Game>(world: &World<G>, words: &str) -> Reported<G::Card> {
    let question = world.question().expect("something is wanted");
    match read_told(world.now(), question, words) {
        Ok(told) => told,
        Err(why) => match &question.form {
            Form::Draw { stream, cards } => {
                let mut there: Vec<String> = cards.iter().map(|card| world.now().notate_card(*card)).collect();
                there.dedup();
                panic!("“{words}” cannot be drawn from “{}”: there are {}", stream.name, there.join(" "))
            }
            _ => panic!("“{words}” cannot be rolled: {}", why.key),
        },
    }
}
