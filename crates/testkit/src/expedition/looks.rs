//! How the expedition looks and reads, and the rest of its contract.

use super::words::{ENGLISH, ITALIAN, RULES, RULES_IT};
use super::{Choice, Expedition, Gear, LEGS, STAMINA, SUPPLIES, Tile};
use table::scene::{Area, Back, Card, CardFace, Cards, Meter, SeatLine, Sheet, Spot, Token, Tokens, Track, Zone};
use table::{
    About, Judge, Label, NoOptions, Notate, Outcome, Play, Present, Rng, Rules, Scene, Seat, Shared, Slot, Study,
    Table, Text, Viewer, text,
};

impl<const FLAW: u8> Rules for Expedition<FLAW> {
    const ABOUT: About = About {
        slug: "expedition",
        rules: 1,
        schema: 1,
        fewest: 2,
        most: 4,
        unit: "legs",
        cooperative: true,
        words: &[("en", ENGLISH), ("it", ITALIAN)],
        rulebook: &[("en", RULES), ("it", RULES_IT)],
        content: &[],
        looks: &table::Looks::PLAIN,
    };

    type Pack = ();
    type Options = NoOptions;
    type Choice = Choice;
    type Card = Tile;

    fn new(_: &Shared<()>, _: &NoOptions, seats: usize) -> Self {
        Expedition::set_up(seats)
    }

    fn attach(&mut self, _: &Shared<()>) {}

    fn step(&mut self, table: &mut Table<Self>) -> Play {
        if self.packed { self.walk_a_leg(table) } else { self.pack(table) }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end()
    }

    fn seats(&self) -> usize {
        self.stamina.len()
    }

    fn invariants(&self) -> Result<(), String> {
        self.pool.check(self.trail.iter())?;
        if self.stamina.values().any(|stamina| *stamina > STAMINA) {
            return Err("a member has more stamina than there is".to_owned());
        }
        Ok(())
    }

    fn length(&self) -> u32 {
        self.legs_done() as u32
    }
}

impl<const FLAW: u8> Notate for Expedition<FLAW> {
    fn notate(&self, _: Seat, choice: Choice) -> String {
        match choice {
            Choice::March => "march".to_owned(),
            Choice::Scout(seat) => format!("scout {seat}"),
            Choice::Effort(effort) => format!("effort {effort}"),
            Choice::Carry(gear) => gear.slug().to_owned(),
            Choice::Member(seat) => format!("member {seat}"),
        }
    }

    const NOTATIONS: &'static [&'static str] = &["march", "scout #", "effort #", "rope|boat|lamp|tent", "member #"];

    fn notate_card(&self, card: Tile) -> String {
        card.slug().to_owned()
    }
}

impl<const FLAW: u8> Present for Expedition<FLAW> {
    fn scene(&self, viewer: Viewer) -> Scene {
        let trail = self.trail.iter().take(1).map(|slot| tile_card(slot, viewer, self.trail.len()));
        let gear = self.carried.iter().map(|gear| Token::new(gear.name()).icon("equipment"));
        let legs = Track::numbered("legs", "trail", LEGS as u16 + 1).now(self.legs_done() as u16);
        let members = self.stamina.iter().map(|(seat, stamina)| {
            let meter = Meter::new("stamina", (*stamina).into(), STAMINA.into()).icon("health");
            Sheet::new(Spot::of("member", seat), text!("table-seat", who = seat)).tone(seat).part(meter)
        });
        Scene::new("expedition")
            .round(text!("leg-number", number = self.legs_done() + 1))
            .seats(self.line.iter().map(|seat| SeatLine::new(*seat, text!("table-seat", who = *seat))))
            .zone(Zone::new("land", Area::Board).part(legs).part(Cards::piles(trail)))
            .zone(Zone::new("party", Area::Pool).parts(members))
            .zone(
                Zone::new("packs", Area::Pool)
                    .part(Tokens::new(gear))
                    .part(Meter::new("supplies", self.supplies.into(), SUPPLIES.into()).icon("food")),
            )
    }

    fn describe(&self, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::March => Label::new("march", "B1"),
            Choice::Scout(seat) => Label::new(text!("scout", who = seat), "B1").at(Spot::of("member", seat)),
            Choice::Effort(effort) => Label::new(text!("effort", effort = effort), "B2"),
            Choice::Carry(gear) => Label::new(gear.name(), "A3").detail(text!("weighs", weight = gear.weight())),
            Choice::Member(seat) => Label::new(text!("table-seat", who = seat), "A2").at(Spot::of("member", seat)),
        }
    }
}

impl<const FLAW: u8> Judge for Expedition<FLAW> {
    fn appraise(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.results[seat];
        }
        let least = self.stamina.values().min().map_or(0.0, |stamina| f32::from(*stamina));
        0.1 + 0.4 * least / f32::from(STAMINA) + 0.4 * self.legs_done() as f32 / LEGS as f32
    }

    fn resample(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.pool.resample(viewer, rng, self.trail.iter_mut());
    }
}

impl<const FLAW: u8> Study for Expedition<FLAW> {}

fn tile_card(slot: &Slot<Tile>, viewer: Viewer, left: usize) -> Card {
    let id = Spot::of("tile", slot.serial().0);
    let card = match slot.known_to(viewer) {
        Some(tile) => Card::up(id, CardFace::new(tile.name())),
        None => Card::down(id, Back::new("a-tile")),
    };
    card.pile(left as u16)
}

impl Tile {
    /// Its notation, which is also the key of its name.
    fn slug(self) -> &'static str {
        match self {
            Tile::Meadow => "meadow",
            Tile::Forest => "forest",
            Tile::River => "river",
            Tile::Cliff => "cliff",
        }
    }

    pub(super) fn name(self) -> Text {
        Text::new(self.slug())
    }
}

impl Gear {
    /// Its notation, which is also the key of its name.
    fn slug(self) -> &'static str {
        match self {
            Gear::Rope => "rope",
            Gear::Boat => "boat",
            Gear::Lamp => "lamp",
            Gear::Tent => "tent",
        }
    }

    pub(super) fn name(self) -> Text {
        Text::new(self.slug())
    }
}

impl<const FLAW: u8> Expedition<FLAW> {
    /// What a member has left, for tests of the rules.
    pub fn stamina(&self, seat: Seat) -> u8 {
        self.stamina[seat]
    }
}
