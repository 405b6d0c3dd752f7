//! Positions set up by hand.

use crate::card::{AttachmentId, Card, HeroId, PlotId, SequenceId, Sphere, Value};
use crate::pack::{Pack, Position as At};
use crate::state::{Ascension, Frame, Hero, HeroAt, Phase, Trophy, Turn, TurnOrder, Web, Worn};
use crate::{AscensionOptions, CONTENT};
use std::sync::{Arc, LazyLock};
use table::pack::{CheckedPack, Source};
use table::{Deck, Frames, Pool, Seat, SeatMap, Seats, Shared, Slot, Viewer};

pub const POSEIDON: Seat = Seat(0);
pub const HEPHAESTUS: Seat = Seat(1);
pub const DEMETER: Seat = Seat(2);

static PACK: LazyLock<Arc<Pack>> = LazyLock::new(|| {
    let pack = Pack::read(&Source::embedded(CONTENT));
    Arc::new(pack.unwrap_or_else(|complaints| panic!("{complaints}")))
});

/// The content that ships.
pub fn pack() -> Shared<Pack> {
    Shared::from(PACK.clone())
}

/// A state in the making.
pub struct Position {
    pub game: Ascension,
    serial: u32,
}

impl Position {
    /// Three seats before anything has happened.
    pub fn empty() -> Position {
        let game = Ascension {
            pack: pack(),
            options: AscensionOptions::default(),
            phase: Phase::Order,
            round: 0,
            order: TurnOrder::default(),
            turn: Turn::of(POSEIDON, 1),
            asked: POSEIDON,
            spheres: Default::default(),
            gates: Default::default(),
            specials: Vec::new(),
            pool: Pool::default(),
            deck: Deck::default(),
            curtain: Vec::new(),
            hades: Vec::new(),
            played: Vec::new(),
            players: SeatMap::new(3, |_| Default::default()),
            frames: Frames::default(),
            ending: None,
        };
        Position { game, serial: 0 }
    }

    /// Round 14, Hephaestus acts on the flanks with two heroes.
    pub fn in_the_middle() -> Position {
        let mut position = Position::empty();
        position.lay_the_table();
        position.give_hephaestus();
        position.give_poseidon();
        position.give_demeter();
        position
    }

    fn lay_the_table(&mut self) {
        use Sphere::*;
        let game = &mut self.game;
        (game.phase, game.round) = (Phase::Actions, 14);
        game.order = TurnOrder::new([DEMETER, POSEIDON, HEPHAESTUS]);
        game.turn = Turn::of(HEPHAESTUS, 1);
        game.spheres = [Water, Metal, Plant, Fire, Stone, Life, Journey].into_iter().collect();
        let gates =
            ["gate-of-horn", "gate-of-fire", "gate-of-tides", "gate-of-oaths", "gate-of-clouds", "gate-of-the-hours"];
        game.gates = gates
            .into_iter()
            .map(|slug| match PACK.find(slug) {
                Some(Card::Gate(id)) => id,
                _ => panic!("there is no gate {slug}"),
            })
            .collect();
        let hades = ["volcano", "volcano", "torch", "to-forge", "atalanta", "panoply", "sleepless", "apple-of-discord"];
        game.hades = hades.into_iter().map(card).collect();
        game.hades.sort_unstable();
        let unseen = ["pearl", "to-sail", "pasture", "rust", "siege", "yoke"].map(card).to_vec();
        game.deck = game.pool.shuffled(unseen);
        self.serial = 100;
        self.hang_the_curtain();
    }

    /// Every ring position has a card that only Hephaestus knows up to the third, and nobody from there on.
    fn hang_the_curtain(&mut self) {
        let slugs = ["the-smith", "sword", "torch", "forge", "the-hearth", "urn"];
        for place in 0..PACK.mountain.rings.len() {
            let seen = if place < 3 { Seats::only(HEPHAESTUS) } else { Seats::NOBODY };
            let slot = self.slot(slugs[place % slugs.len()], seen);
            self.game.curtain.push(Some(slot));
        }
    }

    fn give_hephaestus(&mut self) {
        self.seat(HEPHAESTUS, "hephaestus", 17, "F5");
        let hand = [
            ("to-forge", Seats::only(HEPHAESTUS)),
            ("the-gorgon", Seats::only(HEPHAESTUS)),
            ("talos-wakes", Seats::only(HEPHAESTUS)),
            ("shears-of-atropos", Seats::only(HEPHAESTUS)),
            ("odysseus", Seats::only(HEPHAESTUS)),
            ("bronze-greaves", Seats::only(HEPHAESTUS)),
        ];
        self.deal(HEPHAESTUS, &hand);
        let opened = PACK.mountain.gates[0].at;
        let player = &mut self.game.players[HEPHAESTUS];
        player.opened = player.opened.with(opened);
        player.failed[3] = 1;
        player.trophies.push(Trophy {
            plot: plot("the-touch-of-midas"),
            value: Value::Silver,
            cards: ["rain-of-gold", "rust", "sword"].map(sequence).into_iter().collect(),
            eco: 6,
            income: 1,
        });
        let medea = self.enter(HEPHAESTUS, "medea", Value::Silver, &["sleepless"]);
        self.weave(medea, 1, &["the-smith", "to-forge", "sword"]);
        if let Some(web) = self.game.web_mut(medea.web(1)) {
            (web.plot, web.failed) = (Some(plot("galatea-breathes")), 1);
        }
        let midas = self.enter(HEPHAESTUS, "midas", Value::Gold, &["tortoise-lyre", "blinded"]);
        self.weave(midas, 1, &["the-hearth", "rust"]);
    }

    fn give_poseidon(&mut self) {
        self.seat(POSEIDON, "poseidon", 21, "S16");
        let all: Seats = [POSEIDON, HEPHAESTUS].into_iter().collect();
        self.deal(POSEIDON, &[("harbour", all), ("pearl", Seats::only(POSEIDON)), ("hyacinth", Seats::only(POSEIDON))]);
        let odysseus = self.enter(POSEIDON, "odysseus", Value::Gold, &[]);
        self.weave(odysseus, 1, &["harbour", "to-sail"]);
        let arion = self.enter(POSEIDON, "arion", Value::Bronze, &[]);
        if let Some(hero) = self.game.hero_mut(arion) {
            hero.ready = false;
        }
    }

    fn give_demeter(&mut self) {
        self.seat(DEMETER, "demeter", 8, "F10");
        self.deal(DEMETER, &[("pasture", Seats::only(DEMETER)), ("plague", Seats::only(DEMETER))]);
        self.game.players[DEMETER].skips = true;
    }

    fn seat(&mut self, seat: Seat, god: &str, eco: u16, place: &str) {
        let Some(Card::God(god)) = PACK.find(god) else {
            panic!("there is no god {god}");
        };
        let spots = &PACK.mountain.spots;
        let at = At(spots.iter().position(|spot| spot.name == place).expect("a place") as u8);
        let player = &mut self.game.players[seat];
        (player.god, player.eco, player.pawn) = (Some(god), eco, Some(at));
        if let Some(slot) = self.game.curtain.get_mut(at.index()) {
            *slot = None;
        }
    }

    fn deal(&mut self, seat: Seat, cards: &[(&str, Seats)]) {
        for (slug, seen) in cards {
            let slot = self.slot(slug, *seen);
            self.game.players[seat].hand.push(slot);
        }
    }

    fn enter(&mut self, seat: Seat, slug: &str, value: Value, attachments: &[&str]) -> HeroAt {
        let card = hero(slug);
        let worn = attachments.iter().map(|slug| Worn {
            card: attachment(slug),
            turns: u8::from(*slug == "blinded") * 2,
            ..Worn::default()
        });
        self.game.players[seat].heroes.push(Hero {
            card,
            value,
            ready: true,
            attachments: worn.collect(),
            ..Hero::default()
        });
        HeroAt { seat, hero: card }
    }

    fn weave(&mut self, at: HeroAt, number: u8, cards: &[&str]) {
        let cards = cards.iter().map(|slug| sequence(slug)).collect();
        let web = Web { number, cards, ..Web::default() };
        self.game.hero_mut(at).expect("the hero").webs.push(web);
    }

    /// A slot whose card these seats know; that of a slot nobody knows is settled all the same.
    fn slot(&mut self, slug: &str, seen: Seats) -> Slot<Card> {
        self.serial += 1;
        let written = serde_json::json!({ "bag": 0, "card": card(slug), "seen": seen, "serial": self.serial });
        serde_json::from_value(written).expect("a slot")
    }

    pub fn push(&mut self, frame: Frame) {
        let mut written = serde_json::to_value(&self.game.frames).expect("frames");
        let open = written["open"].as_array_mut().expect("a list");
        open.push(serde_json::json!([open.len() + 1, frame]));
        self.game.frames = serde_json::from_value(written).expect("frames");
    }

    pub fn hero(&self, slug: &str) -> HeroId {
        hero(slug)
    }

    pub fn plot(&self, slug: &str) -> PlotId {
        plot(slug)
    }
}

/// The same to this viewer's eyes: every hidden card is another one, and hidden hands lie in another order.
pub fn with_other_secrets(game: &Ascension, viewer: Viewer) -> Ascension {
    let mut other = game.clone();
    let mut swap = |slot: &mut Slot<Card>| {
        if slot.known_to(viewer).is_none() && slot.settled().is_some() {
            let mut written = serde_json::to_value(&*slot).expect("a slot");
            written["card"] = serde_json::to_value(card("blaze")).expect("a card");
            *slot = serde_json::from_value(written).expect("a slot");
        }
    };
    other.curtain.iter_mut().flatten().for_each(&mut swap);
    for player in other.players.values_mut() {
        player.hand.iter_mut().for_each(&mut swap);
        player.hand.reverse();
    }
    other.deck.iter_mut().for_each(&mut swap);
    other
}

fn card(slug: &str) -> Card {
    PACK.find(slug).unwrap_or_else(|| panic!("there is no card {slug}"))
}

fn sequence(slug: &str) -> SequenceId {
    match card(slug) {
        Card::Sequence(id) => id,
        other => panic!("{other:?} is no sequence card"),
    }
}

fn hero(slug: &str) -> HeroId {
    match card(slug) {
        Card::Hero(id) => id,
        other => panic!("{other:?} is no hero"),
    }
}

fn plot(slug: &str) -> PlotId {
    match card(slug) {
        Card::Plot(id) => id,
        other => panic!("{other:?} is no plot"),
    }
}

fn attachment(slug: &str) -> AttachmentId {
    match card(slug) {
        Card::Attachment(id) => id,
        other => panic!("{other:?} is no attachment"),
    }
}
