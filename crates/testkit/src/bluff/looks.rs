//! How the game looks and reads, and the rest of its contract.

use super::words::{ENGLISH, ITALIAN, RULES, RULES_IT};
use super::{Bluff, CHIPS, COPIES, Choice, Phase, Place, RANKS, Rank, Rounds};
use crate::flaw;
use table::scene::{Area, Back, Card, CardFace, Cards, SeatLine, Spot, Value, Zone};
use table::{
    About, Judge, Label, Notate, Outcome, Play, Present, Rng, Rules, Scene, Seat, Shared, Slot, Study, Table, Text,
    Tracked, TrackedId, Viewer, text,
};

impl<const FLAW: u8> Rules for Bluff<FLAW> {
    const ABOUT: About = About {
        slug: "bluff",
        rules: 1,
        schema: 1,
        fewest: 2,
        most: 4,
        unit: "rounds",
        cooperative: false,
        words: &[
            ("en", ENGLISH),
            ("it", if FLAW == flaw::UNTRANSLATED { super::words::POOR_ITALIAN } else { ITALIAN }),
        ],
        rulebook: &[("en", RULES), ("it", RULES_IT)],
        content: &[],
        looks: &table::Looks::PLAIN,
    };

    type Pack = ();
    type Options = Rounds;
    type Choice = Choice;
    type Card = Rank;

    fn new(pack: &Shared<()>, options: &Rounds, seats: usize) -> Self {
        Bluff::set_up(pack, options, seats)
    }

    fn attach(&mut self, pack: &Shared<()>) {
        if FLAW != flaw::FORGETS_ATTACH {
            self.pack = pack.clone();
        }
    }

    fn step(&mut self, table: &mut Table<Self>) -> Play {
        match self.phase {
            Phase::Deal => self.deal(table),
            Phase::Peek => self.peek(table),
            Phase::Bets => self.bets(table),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end()
    }

    fn seats(&self) -> usize {
        self.places.len()
    }

    fn invariants(&self) -> Result<(), String> {
        self.pool.check(self.slots())?;
        let mut cards: Vec<Rank> = self.slots().filter_map(Slot::settled).collect();
        if cards.len() + self.pool.unseen() != RANKS as usize * COPIES {
            return Err("cards were lost or made".to_owned());
        }
        cards.sort_unstable();
        if cards.chunk_by(|a, b| a == b).any(|same| same.len() > COPIES) {
            return Err("there are too many cards of a rank".to_owned());
        }
        let chips: u8 = self.places.values().map(|place| place.chips).sum::<u8>() + self.pot;
        let all = CHIPS * self.places.len() as u8;
        if chips == all { Ok(()) } else { Err(format!("there are {chips} chips and not {all}")) }
    }

    fn length(&self) -> u32 {
        u32::from(self.round - 1)
    }
}

impl<const FLAW: u8> Notate for Bluff<FLAW> {
    fn notate(&self, _: Seat, choice: Choice) -> String {
        match choice {
            Choice::Peek(seat, _) if FLAW == flaw::SAME_NOTATION => format!("peek {seat}"),
            Choice::Peek(seat, place) => format!("peek {seat}:{}", place + 1),
            Choice::Trust => "trust".to_owned(),
            Choice::Play(place) if FLAW == flaw::NOTATION_DRIFTS => format!("play {}", place + self.round),
            Choice::Play(place) => format!("play {}", place + 1),
            Choice::Stake(chips) => format!("stake {chips}"),
            Choice::Fold => "fold".to_owned(),
            Choice::Turn => "turn".to_owned(),
        }
    }

    const NOTATIONS: &'static [&'static str] = &["peek #", "trust", "play #", "stake #", "fold|turn"];

    fn notate_card(&self, card: Rank) -> String {
        card.0.to_string()
    }
}

impl<const FLAW: u8> Present for Bluff<FLAW> {
    fn scene(&self, viewer: Viewer) -> Scene {
        if FLAW == flaw::FORGETS_ATTACH {
            let () = *self.pack;
        }
        let seats = self.places.iter().map(|(seat, place)| {
            let chips = Value::new(text!("chips", count = place.chips), place.chips).icon("coin");
            SeatLine::new(seat, text!("table-seat", who = seat)).value(chips).acting(seat == self.acting)
        });
        let deck = Card::down("deck", back()).pile(self.deck.len() as u16);
        let shared = Zone::new("shared", Area::Decks)
            .part(Cards::piles([deck]))
            .part(vec![Value::new(text!("pot", count = self.pot), self.pot)]);
        Scene::new("bluff")
            .round(text!("round-number", number = self.round))
            .seats(seats)
            .zone(shared)
            .zones(self.places.iter().map(|(seat, place)| self.place_zone(viewer, seat, place)))
    }

    fn describe(&self, seat: Seat, choice: Choice) -> Label {
        let own = |place: u8| &self.places[seat].hand[place as usize];
        match choice {
            Choice::Peek(whose, place) => Label::new(text!("peek-at", whose = whose, place = place + 1), "B1")
                .at(card_id(&self.places[whose].hand[place as usize])),
            Choice::Trust if FLAW == flaw::POINTS_NOWHERE => Label::new("trust", "B1").at("nowhere"),
            Choice::Trust => Label::new("trust", "B1"),
            Choice::Play(place) => {
                let label = Label::new(text!("play-place", place = place + 1), "B2").at(card_id(own(place)));
                match own(place).known_to(seat) {
                    Some(card) => label.detail(text!("rank", rank = card.0)),
                    None => label,
                }
            }
            Choice::Stake(chips) => Label::new(text!("stake-chips", chips = chips), "B3").icon("coin"),
            Choice::Fold if FLAW == flaw::NO_SUCH_ICON => Label::new("fold", "B4").icon("white-flag"),
            Choice::Fold => Label::new("fold", if FLAW == flaw::NAMES_NO_RULE { "B99" } else { "B4" }),
            Choice::Turn => Label::new("turn-over", "B4"),
        }
    }
}

impl<const FLAW: u8> Judge for Bluff<FLAW> {
    fn appraise(&self, seat: Seat) -> f32 {
        match self.outcome() {
            Some(outcome) => outcome.results[seat],
            None if FLAW == flaw::APPRAISES_WILDLY => f32::from(self.places[seat].chips),
            None => f32::from(self.places[seat].chips) / f32::from(CHIPS * self.places.len() as u8),
        }
    }

    fn is_pass(&self, _: Seat, _: Choice) -> bool {
        FLAW == flaw::ALL_ARE_PASSES
    }

    fn resample(&mut self, viewer: Viewer, rng: &mut Rng) {
        if FLAW == flaw::NEVER_REDRAWS {
            return;
        }
        let viewer = if FLAW == flaw::LOSES_SEAT { Viewer::Onlooker } else { viewer };
        let held = self.places.values_mut().flat_map(|place| place.hand.iter_mut().chain(&mut place.played));
        let discards = if FLAW == flaw::FORGETS_A_ROW { &mut [][..] } else { &mut self.discards[..] };
        let slots = held.chain(discards).chain(self.deck.iter_mut());
        self.pool.resample(viewer, rng, slots);
    }
}

impl<const FLAW: u8> Study for Bluff<FLAW> {
    const KINDS: &'static [&'static str] = &["peek", "play", "stake", "courage"];

    fn kind_of(choice: Choice) -> usize {
        match choice {
            Choice::Peek(..) | Choice::Trust => 0,
            Choice::Play(_) => 1,
            Choice::Stake(_) => 2,
            Choice::Fold | Choice::Turn if FLAW == flaw::NO_SUCH_KIND => 4,
            Choice::Fold | Choice::Turn => 3,
        }
    }

    fn inventory(&self) -> Vec<Tracked> {
        let name = |rank: u8| match rank {
            1 if FLAW == flaw::UNNAMED_PIECE => Text::new("rank-of-dust"),
            rank => text!("rank", rank = rank),
        };
        let piece = |rank: u8| Tracked { sort: "rank", slug: rank.to_string(), name: name(rank), clauses: Vec::new() };
        (1..=RANKS).map(piece).collect()
    }

    fn piece_of(&self, Rank(rank): Rank) -> Option<TrackedId> {
        Some(TrackedId(u16::from(rank) - u16::from(FLAW != flaw::NO_SUCH_PIECE)))
    }
}

impl<const FLAW: u8> Bluff<FLAW> {
    fn slots(&self) -> impl Iterator<Item = &Slot<Rank>> {
        let held = self.places.values().flat_map(|place| place.hand.iter().chain(&place.played));
        held.chain(&self.discards).chain(self.deck.iter())
    }

    fn place_zone(&self, viewer: Viewer, seat: Seat, place: &Place) -> Zone {
        let area = if viewer.is(seat) { Area::Hand } else { Area::Others };
        let card = |slot: &Slot<Rank>| match slot.known_to(viewer).or_else(|| self.slip(seat, slot)) {
            Some(Rank(rank)) => Card::up(card_id(slot), CardFace::new(text!("rank", rank = rank)).cost(rank)),
            None => Card::down(card_id(slot), back()),
        };
        let mut zone = Zone::new(Spot::of("place", seat), area)
            .title(text!("table-seat", who = seat))
            .part(Cards::hand(place.hand.iter().map(card)))
            .part(Cards::row(place.played.iter().map(card)));
        if let Some(chips) = place.stake.filter(|_| viewer.is(seat) || viewer == Viewer::Referee) {
            zone = zone.part(vec![Value::new(text!("staked-chips", count = chips), chips)]);
        }
        zone
    }

    /// What a flawed scene lets slip: the first seat's cards.
    fn slip(&self, seat: Seat, slot: &Slot<Rank>) -> Option<Rank> {
        slot.settled().filter(|_| FLAW == flaw::LEAKS_BY_SCENE && seat == Seat(0))
    }

    /// What lies before a seat, for tests of the rules.
    pub fn place(&self, seat: Seat) -> &Place {
        &self.places[seat]
    }
}

impl Place {
    pub fn chips(&self) -> u8 {
        self.chips
    }

    /// The ranks of the hand that a viewer knows.
    pub fn known_to(&self, viewer: impl Into<Viewer>) -> Vec<Rank> {
        let viewer = viewer.into();
        self.hand.iter().filter_map(|slot| slot.known_to(viewer)).collect()
    }
}

fn back() -> Back {
    Back::new("a-card").icon("cards")
}

fn card_id(slot: &Slot<Rank>) -> Spot {
    Spot::of("card", slot.serial().0)
}
