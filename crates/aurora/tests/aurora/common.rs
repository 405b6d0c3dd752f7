//! Positions typed into tests.
//!
//! Seats are counted from 1 in answers and here; seat 1 is the rearmost and first in exploration. Everybody has what the rules give at the
//! start, nothing lies in the zone, all outcomes are in the deck and the back on top shows column 2.

#![allow(dead_code, reason = "each module uses the words that it needs")]

pub use crate::playout::PACK;
use aurora::card::{Card, CounterId, EnemyId, Good, Item, MapId, ObjectId, PersonId, SpaceId, VehicleId};
use aurora::state::{Column, Foe, Lot, Member, Part, Phase, Stay};
use aurora::{Aurora, AuroraOptions};
use table::{Rules, Seat};
use testkit::Script;

pub struct Position {
    pub game: Aurora,
}

/// A game of this many seats in its first exploration phase.
pub fn position(seats: usize) -> Position {
    on_map(seats, 0)
}

pub fn on_map(seats: usize, map: u8) -> Position {
    let mut game = Aurora::new(&PACK, &AuroraOptions { map: MapId(map), ..AuroraOptions::default() }, seats);
    game.order = (0..game.players.len() as u8).collect();
    (game.phase, game.round) = (Phase::Explore { turn: 0 }, 1);
    (game.outcomes, game.back) = (0b1111_1111_1111, 2);
    Position { game }
}

pub fn nth(seat: u8) -> Seat {
    Seat(seat - 1)
}

#[track_caller]
pub fn card(slug: &str) -> Card {
    PACK.find(slug).unwrap_or_else(|| panic!("there is no card {slug}"))
}

#[track_caller]
pub fn person(slug: &str) -> PersonId {
    let Card::Person(id) = card(slug) else { panic!("{slug} is no survivor") };
    id
}

#[track_caller]
pub fn vehicle(slug: &str) -> VehicleId {
    let Card::Vehicle(id) = card(slug) else { panic!("{slug} is no vehicle") };
    id
}

#[track_caller]
pub fn object(slug: &str) -> ObjectId {
    let Card::Object(id) = card(slug) else { panic!("{slug} is no object") };
    id
}

#[track_caller]
pub fn enemy(slug: &str) -> EnemyId {
    let Card::Enemy(id) = card(slug) else { panic!("{slug} is no enemy") };
    id
}

#[track_caller]
pub fn counter(slug: &str) -> CounterId {
    PACK.ids().find(|id: &CounterId| PACK.slug(*id) == slug).unwrap_or_else(|| panic!("there is no counter {slug}"))
}

/// A space by its name on the first map.
#[track_caller]
pub fn space_on(map: u8, name: &str) -> SpaceId {
    let spaces = &PACK.map(MapId(map)).spaces;
    let place = spaces.iter().position(|space| space.name == name);
    SpaceId(place.unwrap_or_else(|| panic!("there is no space {name}")) as u8)
}

impl Position {
    pub fn phase(mut self, phase: Phase) -> Self {
        self.game.phase = phase;
        self
    }

    pub fn round(mut self, round: u8) -> Self {
        (self.game.round, self.game.ship) = (round, round);
        self
    }

    /// The cards of the zone from space 1 on; `-` for none.
    #[track_caller]
    pub fn zone(mut self, cards: &str) -> Self {
        for (space, slug) in cards.split_whitespace().enumerate() {
            self.game.zone[space] = (slug != "-").then(|| {
                let mut stock = [0; Item::COUNT];
                if let Card::Location(location) = card(slug) {
                    PACK.location(location).stock.iter().for_each(|item| stock[*item as usize] += 1);
                }
                Lot { card: card(slug), stock, ruined: false }
            });
        }
        self
    }

    #[track_caller]
    pub fn at(mut self, seat: u8, space: &str) -> Self {
        self.game.players[nth(seat)].at = space_on(self.game.options.map.0, space);
        self
    }

    /// All the goods of a seat: F food, U fuel, A ammo, B full battery, b half battery.
    pub fn goods(mut self, seat: u8, goods: &str) -> Self {
        let count = |letter: char| goods.chars().filter(|other| *other == letter).count() as u8;
        self.game.players[nth(seat)].goods = ['F', 'U', 'A', 'B', 'b'].map(count);
        self
    }

    #[track_caller]
    pub fn member(mut self, seat: u8, slug: &str, stay: Stay) -> Self {
        self.game.players[nth(seat)].people.push(Member { card: person(slug), stay, ..Member::default() });
        self
    }

    /// Nobody is left in this convoy.
    pub fn nobody(mut self, seat: u8) -> Self {
        self.game.players[nth(seat)].people.clear();
        self
    }

    pub fn stay(mut self, seat: u8, member: usize, stay: Stay) -> Self {
        self.game.players[nth(seat)].people[member].stay = stay;
        self
    }

    pub fn counters(mut self, seat: u8, member: usize, counters: u8) -> Self {
        self.game.players[nth(seat)].people[member].counters = counters;
        self
    }

    #[track_caller]
    pub fn device(mut self, seat: u8, column: usize, slug: &str) -> Self {
        self.game.players[nth(seat)].columns[column].device = Some(Part::new(vehicle(slug)));
        self
    }

    #[track_caller]
    pub fn truck(mut self, seat: u8, slug: &str) -> Self {
        self.game.players[nth(seat)].columns[0].base = Part::new(vehicle(slug));
        self
    }

    #[track_caller]
    pub fn trailer(mut self, seat: u8, slug: &str) -> Self {
        self.game.players[nth(seat)].columns.push(Column { base: Part::new(vehicle(slug)), device: None });
        self
    }

    /// Damage on boxes of a card, as bits.
    pub fn damage(mut self, seat: u8, column: usize, bits: u8) -> Self {
        self.game.players[nth(seat)].columns[column].base.damage = bits;
        self
    }

    #[track_caller]
    pub fn object(mut self, seat: u8, slug: &str) -> Self {
        self.game.players[nth(seat)].objects[object(slug).index()] += 1;
        self
    }

    pub fn fame(mut self, seat: u8, fame: i8) -> Self {
        self.game.players[nth(seat)].fame = fame;
        self
    }

    /// The row of alert, from 1 below.
    pub fn alert(mut self, seat: u8, row: u8) -> Self {
        self.game.players[nth(seat)].alert = row - 1;
        self
    }

    #[track_caller]
    pub fn enemy(mut self, slug: &str, region: u8) -> Self {
        self.game.enemies.push(Foe { card: enemy(slug), region, ..Foe::default() });
        self
    }

    #[track_caller]
    pub fn counter(mut self, space: &str, slug: &str) -> Self {
        let at = space_on(self.game.options.map.0, space);
        self.game.counters[at.index()] = Some(counter(slug));
        self
    }

    /// Everyone but this seat has passed.
    pub fn only(mut self, seat: u8) -> Self {
        for other in self.game.players.seats() {
            self.game.players[other].passed = other != nth(seat);
        }
        self
    }

    #[track_caller]
    pub fn play(self) -> Script<Aurora> {
        Script::from_state(self.game)
    }
}

/// The goods of a seat, as [`Position::goods`] writes them.
pub fn goods(game: &Aurora, seat: u8) -> String {
    let player = &game.players[nth(seat)];
    let letters = Good::ALL.into_iter().zip(['F', 'U', 'A', 'B', 'b']);
    letters.map(|(good, letter)| letter.to_string().repeat(player.good(good).into())).collect()
}

pub fn stays(game: &Aurora, seat: u8) -> Vec<Stay> {
    game.players[nth(seat)].people.iter().map(|member| member.stay).collect()
}

/// The name of the space where a convoy stands.
pub fn place(game: &Aurora, seat: u8) -> String {
    PACK.map(game.options.map).spaces[game.players[nth(seat)].at.index()].name.clone()
}

pub const FIRE: Phase = Phase::Fire { turn: 0 };

pub const END: Phase = Phase::EndOfRound { turn: 0 };
