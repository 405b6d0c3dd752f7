//! The contract: how the kernel plays this game.

use crate::looks::LOOKS;
use crate::options::RenaissanceOptions;
use crate::pack::Pack;
use crate::state::{Phase, Renaissance, Verdict};
use crate::{CONTENT, Card, Choice, RULEBOOK, WORDS};
use table::{About, Outcome, Play, Rules, SeatMap, Shared, Table, Text};

impl Rules for Renaissance {
    const ABOUT: About = About {
        slug: "renaissance",
        rules: 1,
        schema: 1,
        fewest: 1,
        most: 4,
        unit: "hours",
        cooperative: true,
        words: WORDS,
        rulebook: RULEBOOK,
        content: CONTENT,
        looks: &LOOKS,
    };

    type Pack = Pack;
    type Options = RenaissanceOptions;
    type Choice = Choice;
    type Card = Card;

    fn new(pack: &Shared<Pack>, options: &RenaissanceOptions, seats: usize) -> Self {
        Renaissance::laid_out(pack, options, seats)
    }

    fn check_numbers(&self, pack: &Pack) -> Result<(), String> {
        crate::invariants::numbers(self, pack)
    }

    fn attach(&mut self, pack: &Shared<Pack>) {
        self.pack = pack.clone();
    }

    fn step(&mut self, table: &mut Table<Self>) -> Play {
        match self.phase {
            Phase::Stop => self.stop(table),
            Phase::Next => self.next_token(table),
            Phase::Hero => self.hero_acts(table),
            Phase::Ally => self.ally_acts(table),
            Phase::Foes => self.foe_acts(table),
            Phase::Over => Ok(()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let verdict = self.verdict?;
        let result = if verdict == Verdict::Won { 1.0 } else { 0.0 };
        let outcome =
            Outcome::new(SeatMap::new(self.seats.into(), |_| result), Text::new(crate::words::verdict_key(verdict)));
        Some(if verdict == Verdict::OutOfTime { outcome.at_limit() } else { outcome })
    }

    fn is_over(&self) -> bool {
        self.verdict.is_some()
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    fn invariants(&self) -> Result<(), String> {
        crate::invariants::hold(self)
    }

    fn length(&self) -> u32 {
        self.clock.hour.into()
    }
}
