//! The names of things, as texts.

use crate::card::{Card, HeroId, SequenceId, Value};
use crate::pack::{Admits, Pack, Place, Position};
use crate::state::{Ascension, Source, Target};
pub(crate) use table::pack::signed;
use table::{Seat, Text, text};

impl Pack {
    /// What a place admits, in words.
    pub fn place_name(&self, place: &Place) -> Text {
        match place.admits {
            Admits::Kind(kind) => Text::new(format!("place-kind-{}", kind.slug())),
            Admits::Sphere(sphere) => Text::new(format!("place-sphere-{}", sphere.slug())),
            Admits::Family(family) => Text::new(format!("place-family-{}", family.slug())),
            Admits::Either(kind, sphere) => {
                let of = Text::new(format!("of-{}", sphere.slug()));
                text!(format!("place-either-{}", kind.slug()), sphere = of)
            }
            Admits::Card(card) => text!("place-card", card = self.name(Card::Sequence(card))),
        }
    }
}

impl Ascension {
    pub(crate) fn name(&self, card: Card) -> Text {
        self.pack.name(card)
    }

    pub(crate) fn names(&self, cards: impl IntoIterator<Item = Card>) -> Vec<Text> {
        cards.into_iter().map(|card| self.quoted(card)).collect()
    }

    /// A card's name in quotation marks, for sentences.
    pub(crate) fn quoted(&self, card: Card) -> Text {
        text!("quoted", card = self.name(card))
    }

    pub(crate) fn hero_name(&self, hero: HeroId) -> Text {
        self.name(Card::Hero(hero))
    }

    pub(crate) fn sequence_name(&self, card: SequenceId) -> Text {
        self.name(Card::Sequence(card))
    }

    /// The god of a seat, once it is dealt.
    pub(crate) fn god_name(&self, seat: Seat) -> Text {
        match self.players[seat].god {
            Some(god) => self.name(Card::God(god)),
            None => text!("table-seat", who = seat),
        }
    }

    /// A ring position by sector and number, a gate by the name of its sequence.
    pub(crate) fn position_name(&self, at: Position) -> Text {
        let spot = self.pack.mountain.spot(at);
        match self.pack.mountain.gate_at(at) {
            Some(gate) => match self.gates.get(gate) {
                Some(id) => self.name(Card::Gate(*id)),
                None => Text::plain(spot.name.clone()),
            },
            None if at == self.pack.mountain.throne => Text::new("position-throne"),
            None => text!(format!("position-{}", spot.sector.slug()), number = spot.number),
        }
    }

    /// What gives a modifier or an ability: a god or a card.
    pub(crate) fn source_name(&self, source: Source, owner: Seat) -> Text {
        match source {
            Source::First | Source::Second => self.god_name(owner),
            Source::Gift(hero) => self.hero_name(hero),
            Source::Worn(card) => self.name(Card::Attachment(card)),
        }
    }

    /// The same, and of a god also which tier.
    pub(crate) fn source_in_full(&self, source: Source, owner: Seat) -> Text {
        match source {
            Source::First => text!("source-first", god = self.god_name(owner)),
            Source::Second => text!("source-second", god = self.god_name(owner)),
            _ => self.source_name(source, owner),
        }
    }

    /// An ability that is used, by its god and tier or its hero.
    pub(crate) fn ability_name(&self, source: Source, owner: Seat) -> Text {
        match source {
            Source::First => text!("ability-first", god = self.god_name(owner)),
            Source::Second => text!("ability-second", god = self.god_name(owner)),
            Source::Gift(hero) => text!("ability-gift", hero = self.hero_name(hero)),
            Source::Worn(card) => self.name(Card::Attachment(card)),
        }
    }

    /// A value inside a sentence.
    pub(crate) fn value_low(&self, value: Value) -> Text {
        Text::new(format!("low-{}", value.slug()))
    }

    /// What a card is aimed at, inside a sentence.
    pub(crate) fn target_name(&self, target: Target) -> Text {
        match target {
            Target::Nobody => text!("table-list-none"),
            Target::Hero(at) => text!("target-hero", hero = self.hero_name(at.hero), whose = at.seat),
            Target::Web(at) => text!("target-web", hero = self.hero_name(at.hero), number = at.web, whose = at.seat),
            Target::Hand(seat) => text!("target-hand", whose = seat),
            Target::Pawn(seat) => text!("target-pawn", whose = seat),
            Target::Attempt(seat) => text!("target-attempt", whose = seat),
            Target::Roll(seat) => text!("target-roll", whose = seat),
            Target::Answered => text!("target-answered"),
        }
    }
}

/// A figure that may be below 0, as printers write it.
pub(crate) fn figure(number: i16) -> String {
    number.to_string().replace('-', "−")
}
