//! The contract: how the kernel plays this game.

use crate::card::Card;
use crate::choice::Choice;
use crate::few::Few;
use crate::options::AscensionOptions;
use crate::pack::Pack;
use crate::state::{Ascension, Frame, Phase, Player, Turn, TurnOrder};
use crate::{CONTENT, RULEBOOK, WORDS};
use table::{
    About, Deck, EventOf, Framed, Frames, Game, Label, Nothing, Outcome, Piece, Play, Pool, Rng, Scene, Seat, SeatMap,
    Shared, Table, Text, Viewer,
};

impl Game for Ascension {
    const ABOUT: About = About {
        slug: "ascension",
        rules: 2,
        schema: 1,
        fewest: 2,
        most: 6,
        unit: "rounds",
        cooperative: false,
        words: WORDS,
        rulebook: RULEBOOK,
        content: CONTENT,
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
            gates: Few::new(),
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

    fn outcome(&self) -> Option<Outcome> {
        self.verdict()
    }

    fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        self.picture(viewer)
    }

    fn describe(&self, _: Seat, choice: Choice) -> Label {
        self.label(choice)
    }

    fn notate(&self, _: Seat, choice: Choice) -> String {
        self.notation(choice)
    }

    const NOTATIONS: &'static [&'static str] = &[
        "clockwise|counter-clockwise|stay|pass|discard|nobody|done",
        "at|move *",
        "close hand",
        "enter|raise * bronze|silver|gold",
        "attach *",
        "weave * on * #",
        "close * with * # bronze|silver|gold",
        "try gate with * #",
        "play *",
        "use first-tier|second-tier",
        "use *",
        "abandon * #",
        "dismiss *",
        "remove * from *",
        "* of seat #",
        "web # on * of seat #",
        "hand|pawn|attempt|roll of seat #",
        "the card",
        "*",
        "shift * to * #",
        "give * to * of seat #",
        "ward|re-roll by first-tier|second-tier",
        "ward|re-roll by *",
        "buy #",
    ];

    fn notate_card(&self, card: Card) -> String {
        self.pack.slug(card).to_owned()
    }

    fn appraise(&self, seat: Seat) -> f32 {
        self.prospects(seat)
    }

    const WEIGHS_ROLLS: bool = true;

    /// T1.3 · Passing before the movement gives up the movement, and so is more than letting things go by.
    fn is_pass(&self, _: Seat, choice: Choice) -> bool {
        match choice {
            Choice::CloseHand => true,
            Choice::Pass => self.phase != Phase::Movement,
            _ => false,
        }
    }

    fn resample(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.draw_anew(viewer, &[], rng);
    }

    fn resample_along(&mut self, viewer: Viewer, tape: &[EventOf<Self>], rng: &mut Rng) {
        self.draw_anew(viewer, tape, rng);
    }

    fn cards(pack: &Shared<Pack>) -> Vec<table::scene::Cards> {
        crate::scene::all_cards(pack)
    }

    fn invariants(&self) -> Result<(), String> {
        self.check()
    }

    fn length(&self) -> u32 {
        self.round.into()
    }

    fn turn(&self) -> Option<u32> {
        let place = self.order.iter().position(|seat| seat == self.turn.seat)?;
        Some(u32::from(self.round) * self.players.len() as u32 + place as u32)
    }

    fn faction(&self, seat: Seat) -> Option<String> {
        let god = self.players[seat].god?;
        Some(self.pack.slug(Card::God(god)).to_owned())
    }

    fn order_of(&self, seat: Seat) -> Option<usize> {
        self.order.iter().position(|other| other == seat)
    }

    const KINDS: &'static [&'static str] = crate::notes::KINDS;

    fn kind_of(choice: Choice) -> usize {
        crate::notes::kind_of(choice)
    }

    fn inventory(&self) -> Vec<Piece> {
        self.pack.inventory()
    }

    fn piece_of(&self, card: Card) -> Option<usize> {
        self.pack.piece_of(card)
    }

    fn breadcrumb(&self) -> Vec<Text> {
        self.frames.iter().map(|frame| self.frame_name(frame)).collect()
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
