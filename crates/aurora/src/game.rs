//! The contract: how the kernel plays this game.

use crate::card::Card;
use crate::choice::Choice;
use crate::looks::LOOKS;
use crate::options::AuroraOptions;
use crate::pack::Pack;
use crate::state::{Aurora, Phase};
use crate::{CONTENT, RULEBOOK, WORDS};
use table::{About, LogLine, Outcome, Play, Rules, Shared, Table};

impl Rules for Aurora {
    const ABOUT: About = About {
        slug: "aurora",
        rules: 2,
        schema: 1,
        fewest: 1,
        most: 4,
        unit: "rounds",
        cooperative: false,
        words: WORDS,
        rulebook: RULEBOOK,
        content: CONTENT,
        looks: &LOOKS,
    };

    type Pack = Pack;
    type Options = AuroraOptions;
    type Choice = Choice;
    type Card = Card;

    fn new(pack: &Shared<Pack>, options: &AuroraOptions, seats: usize) -> Self {
        Aurora::laid_out(pack, options, seats)
    }

    fn check_numbers(&self, pack: &Pack) -> Result<(), String> {
        crate::invariants::numbers(self, pack)
    }

    fn attach(&mut self, pack: &Shared<Pack>) {
        self.pack = pack.clone();
    }

    fn step(&mut self, table: &mut Table<Self>) -> Play {
        match self.phase {
            Phase::Setup => self.set_up(table),
            Phase::Explore { turn } => self.explore(table, turn),
            Phase::Rest { turn } => self.rest(table, turn),
            Phase::Move { turn } => self.movement(table, turn),
            Phase::Arrive => self.arrive(table),
            Phase::Ambush => self.ambush(table),
            Phase::Turret { next } => self.turrets_fire(table, next),
            Phase::Fire { turn } => self.convoy_fire(table, turn),
            Phase::Enemies { next } => self.enemy_fire(table, next),
            Phase::EndOfRound { turn } => self.end_of_round(table, turn),
            Phase::Over => Ok(()),
        }
    }

    fn dress(line: LogLine) -> LogLine {
        crate::telling::dressed(line)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.result())
    }

    fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn invariants(&self) -> Result<(), String> {
        crate::invariants::hold(self)
    }

    fn length(&self) -> u32 {
        self.round.into()
    }
}
