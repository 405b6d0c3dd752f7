//! The contract: how the kernel plays this game.

use crate::card::Card;
use crate::choice::Choice;
use crate::looks::LOOKS;
use crate::options::AscensionOptions;
use crate::pack::Pack;
use crate::state::{Ascension, Frame, Phase, Player, Turn, TurnOrder};
use crate::{CONTENT, RULEBOOK, WORDS};
use table::log_line::Weight;
use table::{
    About, CopyVec, Deck, Framed, Frames, LogLine, Nothing, Outcome, Play, Pool, Rules, Seat, SeatMap, Shared, Table,
};

impl Rules for Ascension {
    const ABOUT: About = About {
        slug: "ascension",
        rules: 3,
        schema: 1,
        fewest: 2,
        most: 6,
        unit: "rounds",
        cooperative: false,
        words: WORDS,
        rulebook: RULEBOOK,
        content: CONTENT,
        looks: &LOOKS,
    };

    type Pack = Pack;
    type Options = AscensionOptions;
    type Choice = Choice;
    type Card = Card;

    fn new(pack: &Shared<Pack>, options: &AscensionOptions, seats: usize) -> Self {
        Ascension {
            options: *options,
            phase: Phase::Order,
            round: 0,
            order: TurnOrder::default(),
            turn: Turn::of(Seat(0), pack.numbers.heroes_per_turn),
            spheres: Default::default(),
            gates: CopyVec::new(),
            specials: Vec::new(),
            pool: Pool::default(),
            deck: Deck::default(),
            curtain: vec![None; pack.mountain.rings.len()],
            hades: Vec::new(),
            played: Vec::new(),
            players: SeatMap::new(seats, |_| Player::default()),
            frames: Frames::default(),
            asked: Seat(0),
            ending: None,
            pack: pack.clone(),
        }
    }

    fn check_numbers(&self, pack: &Pack) -> Result<(), String> {
        crate::numbers::check(self, pack)
    }

    fn attach(&mut self, pack: &Shared<Pack>) {
        self.pack = pack.clone();
    }

    fn step(&mut self, table: &mut Table<Self>) -> Play {
        match self.phase {
            Phase::Order => self.roll_for_order(table),
            Phase::Dealing => self.deal(table),
            Phase::Pawns => self.place_pawns(table),
            Phase::Curtain => self.raise_curtain(table),
            Phase::Maintenance => self.maintenance(table),
            Phase::Movement => self.movement(table),
            Phase::Drawing => self.drawing(table),
            Phase::Actions => self.action(table),
            Phase::Closing => self.closing(table),
            Phase::Refilling => self.refilling(table),
            Phase::Over => Ok(()),
        }
    }

    fn dress(line: LogLine) -> LogLine {
        match line.weight {
            Weight::Plain => LogLine { weight: Ascension::weight(&line.text), ..line },
            _ => line,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(|ending| self.outcome_of(ending))
    }

    fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    fn invariants(&self) -> Result<(), String> {
        if !self.frames.is_empty() {
            return Err("a frame is open at a checkpoint".to_owned());
        }
        if matches!(self.phase, Phase::Order | Phase::Dealing) {
            return Ok(());
        }
        self.check_cards()?;
        self.check_pawns()?;
        self.players.seats().try_for_each(|seat| self.check_player(seat))
    }

    fn length(&self) -> u32 {
        self.round.into()
    }
}

impl Framed for Ascension {
    type Frame = Frame;
    type Cause = Nothing;

    fn frames(&mut self) -> &mut Frames<Frame, Nothing> {
        &mut self.frames
    }

    fn resolve(&mut self, _: &mut Table<Self>, cause: Nothing) -> Play {
        match cause {}
    }
}
