//! A game of one rule, to show what the kernel promises. Each test file uses its part of it.

#![allow(dead_code)]

use serde::{Deserialize, Serialize};
use std::fmt;
use std::marker::PhantomData;
use table::{
    About, Chance, Framed, Frames, Judge, Label, NoOptions, Notate, Nothing, Outcome, Play, Present, Refusal, Rng,
    Rules, RunMode, Scene, Seat, Seed, Shared, Study, Table, Text, Viewer, World,
};

/// The rule that a sandbox plays once.
pub trait Rule: Sized + Send + Sync + 'static {
    fn step(game: &mut Sandbox<Self>, table: &mut Table<Sandbox<Self>>) -> Play;

    /// How a choice of a seat is written.
    fn notation(_: Seat, choice: u8) -> String {
        choice.to_string()
    }
}

#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Sandbox<R: Rule> {
    pub frames: Frames<String, String>,
    /// What the rule noted.
    pub notes: Vec<String>,
    over: bool,
    rule: PhantomData<R>,
}

impl<R: Rule> Sandbox<R> {
    pub fn note(&mut self, what: &str) {
        self.notes.push(what.to_owned());
    }
}

/// The world at its first question, or at its end.
pub fn start<R: Rule>() -> Result<World<Sandbox<R>>, Refusal> {
    let game = Sandbox::new(&Shared::default(), &NoOptions {}, 2);
    World::start(game, Chance::new(Seed::Quick(1)), RunMode::FULL, &mut ())
}

/// What a rule that asks nothing notes. When it has ended, no frame is open and nothing waits.
pub fn play<R: Rule>() -> Vec<String> {
    let world = start::<R>().expect("a sound rule");
    assert!(world.checkpoint().frames.is_empty());
    assert!(world.question().is_none());
    world.checkpoint().notes.clone()
}

impl<R: Rule> Framed for Sandbox<R> {
    type Frame = String;
    type Cause = String;

    fn frames(&mut self) -> &mut Frames<String, String> {
        &mut self.frames
    }

    fn resolve(&mut self, _: &mut Table<Self>, cause: String) -> Play {
        self.note(&format!("resolve {cause}"));
        match cause.strip_prefix("break ") {
            Some(frame) => self.frames.interrupt(|open| open == frame, "broken".to_owned()),
            None => Ok(()),
        }
    }
}

impl<R: Rule> Rules for Sandbox<R> {
    const ABOUT: About = About {
        slug: "sandbox",
        rules: 1,
        schema: 1,
        fewest: 1,
        most: 4,
        unit: "steps",
        cooperative: false,
        words: &[],
        rulebook: &[],
        content: &[],
        looks: &table::Looks::PLAIN,
    };

    type Pack = ();
    type Options = NoOptions;
    type Choice = u8;
    type Card = Nothing;

    fn new(_: &Shared<()>, _: &NoOptions, _: usize) -> Self {
        Sandbox { frames: Frames::default(), notes: Vec::new(), over: false, rule: PhantomData }
    }

    fn attach(&mut self, _: &Shared<()>) {}

    fn step(&mut self, table: &mut Table<Self>) -> Play {
        R::step(self, table)?;
        self.over = true;
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.over.then(|| Outcome::drawn(2, Text::plain("over")))
    }

    fn seats(&self) -> usize {
        2
    }

    fn invariants(&self) -> Result<(), String> {
        Ok(())
    }

    fn length(&self) -> u32 {
        1
    }
}

impl<R: Rule> Notate for Sandbox<R> {
    fn notate(&self, seat: Seat, choice: u8) -> String {
        R::notation(seat, choice)
    }

    fn notate_card(&self, card: Nothing) -> String {
        match card {}
    }
}

impl<R: Rule> Present for Sandbox<R> {
    fn scene(&self, _: Viewer) -> Scene {
        Scene::new(Text::plain("sandbox"))
    }

    fn describe(&self, seat: Seat, choice: u8) -> Label {
        Label::new(Text::plain(R::notation(seat, choice)), "A1")
    }
}

impl<R: Rule> Judge for Sandbox<R> {
    fn appraise(&self, _: Seat) -> f32 {
        0.5
    }

    fn resample(&mut self, _: Viewer, _: &mut Rng) {}
}

impl<R: Rule> Study for Sandbox<R> {}

impl<R: Rule> Clone for Sandbox<R> {
    fn clone(&self) -> Self {
        Sandbox { frames: self.frames.clone(), notes: self.notes.clone(), over: self.over, rule: PhantomData }
    }
}

impl<R: Rule> PartialEq for Sandbox<R> {
    fn eq(&self, other: &Self) -> bool {
        self.frames == other.frames && self.notes == other.notes && self.over == other.over
    }
}

impl<R: Rule> fmt::Debug for Sandbox<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.notes)
    }
}
