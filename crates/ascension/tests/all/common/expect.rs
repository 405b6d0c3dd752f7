//! What a test expects to find on the table.

use super::side::hero_id;
use super::{PACK, at, nth};
use ascension::Ascension;
use ascension::card::Card;
use ascension::state::Hero;
use testkit::Script;

/// Expectations about a position, each of which says what it found instead.
pub trait Expect: Sized {
    fn game(&self) -> &Ascension;

    #[track_caller]
    fn has_eco(self, seat: u8, eco: u16) -> Self {
        assert_eq!(self.game().players[nth(seat)].eco, eco, "the ECO of seat {seat}");
        self
    }

    /// Exactly these cards are in the hand, in any order.
    #[track_caller]
    fn holds(self, seat: u8, cards: &str) -> Self {
        assert_same(self.game().players[nth(seat)].cards(), cards, "the hand");
        self
    }

    /// Exactly these cards are in Hades, in any order.
    #[track_caller]
    fn hades_is(self, cards: &str) -> Self {
        assert_same(self.game().hades.iter().copied(), cards, "the Hades");
        self
    }

    /// Exactly these events were played in this turn and lie beside the board.
    #[track_caller]
    fn played_are(self, cards: &str) -> Self {
        assert_same(self.game().played.iter().copied(), cards, "what was played");
        self
    }

    #[track_caller]
    fn stands(self, seat: u8, place: &str) -> Self {
        let pawn = self.game().pawn(nth(seat));
        assert_eq!(PACK.mountain.spot(pawn).name, place, "where the pawn of seat {seat} stands");
        self
    }

    /// The card of a ring position: `-` for none, `unseen` for one that is drawn only when it is looked at.
    #[track_caller]
    fn curtain_is(self, place: &str, card: &str) -> Self {
        assert_eq!(curtain(self.game(), place), card, "the card at {place}");
        self
    }

    /// This seat knows the curtain cards of these positions.
    #[track_caller]
    fn sees(self, seat: u8, places: &str) -> Self {
        for place in places.split_whitespace() {
            assert!(knows(self.game(), seat, place), "seat {seat} does not know {place}");
        }
        self
    }

    /// This seat knows none of the curtain cards of these positions.
    #[track_caller]
    fn does_not_see(self, seat: u8, places: &str) -> Self {
        for place in places.split_whitespace() {
            assert!(!knows(self.game(), seat, place), "seat {seat} knows {place}");
        }
        self
    }

    /// A hero is in play at this value: `odysseus gold`.
    #[track_caller]
    fn has_hero(self, seat: u8, words: &str) -> Self {
        let (slug, value) = words.split_once(' ').expect("a hero and a value");
        assert_eq!(hero(self.game(), seat, slug).value.slug(), value, "the value of {slug}");
        self
    }

    #[track_caller]
    fn has_no_hero(self, seat: u8, slug: &str) -> Self {
        let found = self.game().players[nth(seat)].hero(hero_id(slug));
        assert!(found.is_none(), "{slug} is in play");
        self
    }

    /// Exactly these are attached to a hero.
    #[track_caller]
    fn bears(self, seat: u8, slug: &str, cards: &str) -> Self {
        let worn = hero(self.game(), seat, slug).attachments;
        assert_same(worn.iter().map(|worn| Card::Attachment(worn.card)), cards, "what it bears");
        self
    }

    /// Exactly these cards are in a web of a hero; none if there is no such web.
    #[track_caller]
    fn has_web(self, seat: u8, slug: &str, number: u8, cards: &str) -> Self {
        let hero = hero(self.game(), seat, slug);
        let web = hero.web(number).copied().unwrap_or_default();
        assert_same(web.cards.iter().map(|card| Card::Sequence(*card)), cards, "the web");
        self
    }
}

impl Expect for Script<Ascension> {
    fn game(&self) -> &Ascension {
        self.state()
    }
}

/// The card of a ring position. One that nobody has seen is known all the same if it can be no other.
fn curtain<'g>(game: &'g Ascension, place: &str) -> &'g str {
    let Some(slot) = &game.curtain[at(place).index()] else {
        return "-";
    };
    match (slot.settled(), game.pool.candidates(slot)) {
        (Some(card), _) | (None, &[card]) => game.pack.slug(card),
        _ => "unseen",
    }
}

fn knows(game: &Ascension, seat: u8, place: &str) -> bool {
    let slot = game.curtain[at(place).index()].as_ref();
    slot.is_some_and(|slot| slot.known_to(nth(seat)).is_some())
}

/// A hero in play.
#[track_caller]
pub fn hero<'g>(game: &'g Ascension, seat: u8, slug: &str) -> &'g Hero {
    let found = game.players[nth(seat)].hero(hero_id(slug));
    found.unwrap_or_else(|| panic!("{slug} is not in play"))
}

#[track_caller]
fn assert_same(found: impl Iterator<Item = Card>, expected: &str, what: &str) {
    let mut found: Vec<&str> = found.map(|card| PACK.slug(card)).collect();
    let mut expected: Vec<&str> = expected.split_whitespace().collect();
    found.sort_unstable();
    expected.sort_unstable();
    assert_eq!(found, expected, "{what}");
}
