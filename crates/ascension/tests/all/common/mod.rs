//! Positions typed into tests, and what a test expects to find on the table.
//!
//! ```ignore
//! position([
//!     god("poseidon").at("S4").eco(12).hand("harbour arrow-of-paris"),
//!     god("ares").at("S9").hero("ajax gold").hero("jason gold").web("harbour to-sail"),
//! ])
//! .play()
//! .answers("1: play arrow-of-paris; 1: jason of seat 2")
//! .has_hero(2, "jason silver");
//! ```
//!
//! A question with a single answer is not asked: a card with one possible target needs none in the script, who could do nothing in a
//! window but pass is passed over, and the actions of a player without cards and heroes are over before they begin. Where a test wants
//! to look around in the actions, a spare card in the hand keeps them open.
//!
//! It is the turn of seat 1 and its actions, unless the test says otherwise. Seats are counted from 1, cards are named by their slugs.
//! All 16 spheres and every card of the pack are in the game. Cards that the test names are taken out of the box first, then the curtain
//! is laid, and the rest is the deck. The smoke is thick and nobody has seen the curtain, but its cards are fixed: to take one is no
//! chance, so the only luck in a test is the dice (`d12`) and what comes from the deck (`chaos`).

#![allow(dead_code, unused_imports, reason = "each test file uses the words that it needs")]

pub mod expect;
mod side;
mod stock;
pub mod words;

pub use expect::Expect;
pub use side::{Side, god};

use ascension::card::{Card, Sphere};
use ascension::pack::Position as At;
use ascension::state::{Phase, Turn, TurnOrder};
use ascension::{Ascension, AscensionOptions, CONTENT, Pack, Smoke};
use std::sync::LazyLock;
use stock::Stock;
use table::pack::{CheckedPack, Source};
use table::{Rules, Seat, Seats, Shared, Slot};
use testkit::Script;

pub static PACK: LazyLock<Shared<Pack>> = LazyLock::new(|| {
    let pack = Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"));
    Shared::new(pack)
});

/// The sequences of the gates A, B, C, D, E and Z, unless a test asks for others.
const GATES: [&str; 6] =
    ["gate-of-horn", "gate-of-fire", "gate-of-tides", "gate-of-oaths", "gate-of-clouds", "gate-of-the-hours"];

/// A position that was typed and not yet checked.
pub struct Position {
    game: Ascension,
    sides: Vec<Side>,
    curtain: Vec<(At, Option<Card>)>,
    hades: Vec<Card>,
    deck: Vec<Card>,
    rest: Rest,
}

/// Where the cards lie that the test does not name.
#[derive(Clone, Copy, PartialEq)]
enum Rest {
    Deck,
    Hades,
    Hand(Seat),
}

/// These gods at a table, the first one in the actions of the first turn.
#[track_caller]
pub fn position(sides: impl IntoIterator<Item = Side>) -> Position {
    let sides: Vec<Side> = sides.into_iter().collect();
    let options = AscensionOptions { smoke: Smoke::Thick, spheres: Some(16), ..AscensionOptions::default() };
    let mut game = Ascension::new(&PACK, &options, sides.len());
    game.order = TurnOrder::new(Seat::first(sides.len()));
    (game.phase, game.round) = (Phase::Actions, 1);
    game.spheres = Sphere::ALL.into_iter().collect();
    game.gates = GATES.into_iter().map(gate).collect();
    Position { game, sides, curtain: Vec::new(), hades: Vec::new(), deck: Vec::new(), rest: Rest::Deck }
}

impl Position {
    /// It is this seat's turn.
    pub fn turn_of(mut self, seat: u8) -> Self {
        self.game.turn.seat = nth(seat);
        self
    }

    /// Before the movement, with the maintenance done.
    pub fn moving(mut self) -> Self {
        self.game.phase = Phase::Movement;
        self
    }

    /// The turn begins: the maintenance comes at once.
    pub fn beginning(mut self) -> Self {
        self.game.phase = Phase::Maintenance;
        self
    }

    pub fn round(mut self, round: u16) -> Self {
        self.game.round = round;
        self
    }

    /// O1.2 · The last round.
    pub fn last_round(mut self, round: u16) -> Self {
        self.game.options.rounds = Some(round);
        self
    }

    pub fn smoke(mut self, smoke: Smoke) -> Self {
        self.game.options.smoke = smoke;
        self
    }

    /// The sequence of a gate: `"A", "gate-of-ivory"`.
    #[track_caller]
    pub fn gate(mut self, place: &str, sequence: &str) -> Self {
        let number = PACK.mountain.gate_at(at(place));
        let number = number.unwrap_or_else(|| panic!("{place} is no gate"));
        self.game.gates[number] = gate(sequence);
        self
    }

    /// Cards of the curtain: `S5 pearl; S6 yoke`, and `S7 -` for a position without one.
    #[track_caller]
    pub fn curtain(mut self, cards: &str) -> Self {
        for laid in cards.split(';') {
            let (place, slug) = laid.trim().split_once(' ').expect("a place and a card");
            let card = (slug.trim() != "-").then(|| card(slug.trim()));
            self.curtain.push((at(place), card));
        }
        self
    }

    #[track_caller]
    pub fn hades(mut self, cards: &str) -> Self {
        self.hades.extend(listed(cards));
        self
    }

    /// The deck is empty: what would be in it lies in Hades.
    pub fn rest_in_hades(mut self) -> Self {
        self.rest = Rest::Hades;
        self
    }

    /// Deck and Hades are empty: what would be there is in the hand of this seat.
    pub fn rest_held_by(mut self, seat: u8) -> Self {
        self.rest = Rest::Hand(nth(seat));
        self
    }

    /// With the rest elsewhere: the deck is made of these.
    #[track_caller]
    pub fn deck(mut self, cards: &str) -> Self {
        assert!(self.rest != Rest::Deck, "say first where the rest of the cards lies");
        self.deck.extend(listed(cards));
        self
    }

    /// The game from here on, played by script.
    #[track_caller]
    pub fn play(self) -> Script<Ascension> {
        match self.checked() {
            Ok(game) => Script::from_state(game),
            Err(why) => panic!("this cannot stand on a table: {why}"),
        }
    }

    /// The position, or why there cannot be such a one.
    pub fn checked(mut self) -> Result<Ascension, String> {
        let mut stock = Stock::of(&PACK);
        self.game.specials = stock.specials();
        self.name_cards(&mut stock)?;
        self.lay_curtain(&mut stock)?;
        self.lay_rest(stock);
        for (seat, side) in self.sides.iter().enumerate() {
            side.sit_down(&mut self.game, Seat(seat as u8));
        }
        let heroes = PACK.numbers.heroes_per_turn;
        self.game.turn = Turn::of(self.game.turn.seat, heroes);
        self.game.turn.start = self.game.pawn(self.game.turn.seat);
        self.game.invariants()?;
        Ok(self.game)
    }

    /// Everything that the test names is taken out of the box.
    fn name_cards(&mut self, stock: &mut Stock) -> Result<(), String> {
        let of_sides = self.sides.iter().flat_map(Side::cards);
        let laid = self.curtain.iter().filter_map(|(_, card)| *card);
        let named = of_sides.chain(laid).chain(self.hades.clone()).chain(self.deck.clone());
        named.into_iter().try_for_each(|card| stock.take(card))
    }

    /// A4.4 · What the test lays, and a card on every other ring position without a pawn.
    fn lay_curtain(&mut self, stock: &mut Stock) -> Result<(), String> {
        let pawns = self.sides.iter().enumerate().map(|(seat, side)| side.pawn(seat));
        let pawns: Vec<At> = pawns.collect();
        for place in PACK.mountain.rings.iter() {
            let said = self.curtain.iter().find(|(at, _)| *at == place);
            let card = match said {
                Some((_, card)) => *card,
                None if pawns.contains(&place) => None,
                None => Some(stock.any()?),
            };
            let seen = match self.game.options.smoke {
                Smoke::Thin => Seats::EVERYONE,
                _ => Seats::NOBODY,
            };
            self.game.curtain[place.index()] = card.map(|card| self.slot(card, seen));
        }
        Ok(())
    }

    fn lay_rest(&mut self, stock: Stock) {
        let rest = stock.rest();
        match self.rest {
            Rest::Deck => self.deck = rest,
            Rest::Hades => self.hades.extend(rest),
            Rest::Hand(seat) => self.sides[seat.index()].hold(rest),
        }
        self.game.deck = self.game.pool.shuffled(std::mem::take(&mut self.deck));
        self.hades.sort_unstable();
        self.game.hades = std::mem::take(&mut self.hades);
        for (seat, side) in Seat::first(self.sides.len()).zip(self.sides.clone()) {
            let hand = side.hand_cards().map(|card| self.slot(card, Seats::only(seat)));
            self.game.players[seat].hand = hand.collect();
        }
    }

    /// A slot whose card is settled, and known to these seats only.
    fn slot(&mut self, card: Card, seen: Seats) -> Slot<Card> {
        let mut slot = self.game.pool.open(card);
        self.game.pool.mix([&mut slot], seen);
        slot
    }
}

/// A seat as people count it, from 1.
pub fn nth(seat: u8) -> Seat {
    Seat(seat - 1)
}

/// A position of the mountain by its name.
#[track_caller]
pub fn at(place: &str) -> At {
    let found = PACK.mountain.spots.iter().position(|spot| spot.name == place);
    At(found.unwrap_or_else(|| panic!("there is no position {place}")) as u8)
}

#[track_caller]
pub fn card(slug: &str) -> Card {
    PACK.find(slug).unwrap_or_else(|| panic!("there is no card {slug}"))
}

/// Cards by their slugs, with spaces between them.
#[track_caller]
pub fn listed(slugs: &str) -> Vec<Card> {
    slugs.split_whitespace().map(card).collect()
}

#[track_caller]
fn gate(slug: &str) -> ascension::card::GateId {
    match card(slug) {
        Card::Gate(id) => id,
        _ => panic!("{slug} is no gate"),
    }
}
