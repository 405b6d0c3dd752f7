//! The faces of cards, and the places of plots and gates.

use super::View;
use crate::card::{AttachmentId, Card, EventId, HeroId, Kind, PlotId, SequenceId, Sort, Sphere, Value as Metal};
use crate::pack::{Admits, Place, Sequence, Timing};
use table::scene::{Alternative, Back, CardFace, Frame, Icon, Line, Slot, Slots, Tone, Value};
use table::{Text, text};

/// The one back of all cards (A1.2).
pub(super) fn back() -> Back {
    Back::new("see-chaos-card").icon("chaos")
}

pub(super) fn metal_tone(metal: Metal) -> Tone {
    match metal {
        Metal::Bronze => Tone::Bronze,
        Metal::Silver => Tone::Silver,
        Metal::Gold => Tone::Gold,
    }
}

/// A value in the middle of a sentence.
pub(super) fn metal_name(metal: Metal) -> Text {
    Text::new(format!("see-value-{}", metal.slug()))
}

/// A sphere in the middle of a sentence.
pub(super) fn sphere_name(sphere: Sphere) -> Text {
    Text::new(format!("sphere-{}-low", sphere.slug()))
}

pub(super) fn kind_name(kind: Kind) -> Text {
    Text::new(format!("see-kind-{}", kind.slug()))
}

/// *Place, fire*.
fn kind_line(card: SequenceId) -> Text {
    let key = format!("line-{}", card.kind().slug());
    text!(key, sphere = sphere_name(card.sphere()))
}

fn frame(kind: Kind) -> Frame {
    match kind {
        Kind::Environment => Frame::Horizon,
        Kind::Action => Frame::Diagonal,
        Kind::Creature => Frame::Roundel,
        Kind::Place => Frame::Gable,
        Kind::Object => Frame::Lozenge,
        Kind::Person => Frame::Arch,
        Kind::State => Frame::Rings,
        Kind::Treasure => Frame::Rays,
    }
}

impl View<'_> {
    /// What is printed on a card of the deck.
    pub(super) fn face(self, card: Card) -> CardFace {
        let face = CardFace::new(self.game.name(card)).emblem(self.pack().icon(card));
        match card {
            Card::Sequence(id) => sequence_face(face, id),
            Card::Hero(id) => self.hero_face(face, id),
            Card::Plot(id) => self.plot_face(face, id),
            Card::Attachment(id) => self.attachment_face(face, id),
            Card::Event(id) => self.event_face(face, id),
            Card::God(_) | Card::Gate(_) | Card::Sphere(_) => face,
        }
    }

    fn hero_face(self, face: CardFace, id: HeroId) -> CardFace {
        let home = self.pack().hero(id).home;
        face.tone(home.slug())
            .kind(text!("line-hero", sphere = sphere_name(home)))
            .kind_icon("hero")
            .frame(Frame::Arch)
            .line(self.rule_text(Card::Hero(id)))
    }

    fn plot_face(self, face: CardFace, id: PlotId) -> CardFace {
        let (sequence, numbers) = (&self.pack().plot(id).sequence, &self.pack().numbers);
        let length = sequence.len();
        let face = face
            .tone(Tone::Accent)
            .kind(text!("line-plot", places = length))
            .kind_icon("plot")
            .slots(self.asked_slots(sequence))
            .line(self.rewards(length));
        Metal::ALL.into_iter().fold(face, |face, metal| {
            let threshold = numbers.threshold(metal, length);
            face.foot(Value::new(metal_name(metal), threshold).tone(metal_tone(metal)))
        })
    }

    /// W7 · What closing a web of this length brings, as bronze, silver and gold.
    fn rewards(self, length: usize) -> Line {
        let rewards = &self.pack().numbers.rewards;
        let row = |table: &crate::pack::ByValue<crate::pack::ByLength>| {
            Metal::ALL.map(|metal| crate::pack::at_length(&table[metal], length).to_string()).join("/")
        };
        let text =
            text!("see-rewards", eco = row(&rewards.eco), income = row(&rewards.income), cards = row(&rewards.cards),);
        Line::new(text)
    }

    fn attachment_face(self, face: CardFace, id: AttachmentId) -> CardFace {
        let attachment = self.pack().attachment(id);
        let face = face.cost(attachment.cost).line(self.rule_text(Card::Attachment(id)));
        match attachment.sort {
            Sort::Condition => face.kind("sort-condition").kind_icon("condition").frame(Frame::Rings),
            _ => face.kind("sort-equipment").kind_icon("equipment").frame(Frame::Lozenge),
        }
    }

    fn event_face(self, face: CardFace, id: EventId) -> CardFace {
        let event = self.pack().event(id);
        let kind = match event.timing {
            Timing::OwnTurn => "see-event-own-turn",
            Timing::AnyTime => "see-event-any-time",
            Timing::Answer => "see-event-answer",
            Timing::AfterRoll => "see-event-after-roll",
        };
        let face = face.kind(kind).kind_icon("event").line(self.rule_text(Card::Event(id)));
        match event.timing {
            Timing::OwnTurn => face,
            _ => face.cost(event.cost),
        }
    }

    fn rule_text(self, card: Card) -> Line {
        Line::new(Text::new(format!("card-{}-text", self.pack().slug(card))))
    }

    /// A sequence with nothing in it yet.
    pub(super) fn asked_slots(self, sequence: &Sequence) -> Slots {
        Slots::new(sequence.places.iter().map(|place| self.asked(Slot::open(), place)))
            .sentence(self.sentence(sequence))
    }

    /// W2.1 · An empty slot and what it asks for.
    pub(super) fn asked(self, slot: Slot, place: &Place) -> Slot {
        match place.admits {
            Admits::Kind(kind) => slot.kind(kind_name(kind)).kind_icon(kind.slug()).word(kind_name(kind)),
            Admits::Sphere(sphere) => {
                let name = sphere_name(sphere);
                of_sphere(slot, self.sphere_icon(sphere), sphere).name(name.clone()).word(name)
            }
            Admits::Family(family) => {
                let name = Text::new(format!("see-family-{}", family.slug()));
                slot.emblem(family.slug()).name(name).word(Text::new(format!("word-family-{}", family.slug())))
            }
            Admits::Either(kind, sphere) => {
                let either = text!(format!("see-either-{}", kind.slug()), sphere = sphere_name(sphere));
                let other = Alternative::new(self.sphere_icon(sphere), sphere_name(sphere)).tone(sphere.slug());
                slot.emblem(kind.slug()).kind(either.clone()).word(either).or(other)
            }
            Admits::Card(card) => {
                let name = self.game.quoted(Card::Sequence(card));
                self.printed(slot, card).name(name.clone()).word(name)
            }
        }
    }

    /// A slot with a card in it.
    pub(super) fn filled(self, card: SequenceId) -> Slot {
        let name = self.game.sequence_name(card);
        self.printed(Slot::filled(name.clone()), card).word(name)
    }

    fn printed(self, slot: Slot, card: SequenceId) -> Slot {
        of_sphere(slot, self.pack().icon(Card::Sequence(card)), card.sphere())
            .kind(kind_line(card))
            .kind_icon(card.kind().slug())
    }

    fn sphere_icon(&self, sphere: Sphere) -> &Icon {
        self.pack().icon(Card::Sphere(sphere))
    }
}

fn of_sphere(slot: Slot, emblem: &Icon, sphere: Sphere) -> Slot {
    slot.emblem(emblem).tone(sphere.slug())
}

fn sequence_face(face: CardFace, id: SequenceId) -> CardFace {
    face.tone(id.sphere().slug()).kind(kind_line(id)).kind_icon(id.kind().slug()).frame(frame(id.kind()))
}
