//! What a viewer knows of hidden cards: what must hold when the rest is resampled.

use crate::card::{Card, HeroId};
use crate::cards::Deed;
use crate::choice::Choice;
use crate::effects::STEAL;
use crate::pack::{Effect, Position};
use crate::state::{Ascension, Phase, Target};
use table::deck::Serial;
use table::play::EventOf;
use table::tape::Event;
use table::{Answer, Rng, Seat, Slot, Viewer};

/// A hidden place of which more is known than its slot remembers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Where {
    Hand(Seat),
    Curtain(Position),
    /// Among the top cards of the deck.
    Deck,
}

/// How deep into the deck a proof is looked for.
const DEEP: usize = 10;

/// A card that the tape proves to have been somewhere when the step began.
type Proof = (Where, Card);

impl Ascension {
    /// What must hold for single slots: first the proofs, each for one slot that could have it, then the first cards dealt.
    pub(crate) fn wanted(&self, viewer: Viewer, tape: &[EventOf<Self>], rng: &mut Rng) -> Vec<(Serial, Want)> {
        let mut wanted: Vec<(Serial, Want)> = Vec::new();
        let hidden = |slot: &&Slot<Card>| slot.settled().is_some() && slot.known_to(viewer).is_none();
        for (place, card) in self.proofs(viewer, tape) {
            let mut slots: Vec<&Slot<Card>> = match place {
                Where::Hand(seat) if self.knows_held(viewer, seat, card) => continue,
                Where::Hand(seat) => self.players[seat].hand.iter().filter(hidden).collect(),
                Where::Curtain(at) => self.curtain_at(at).into_iter().filter(hidden).collect(),
                Where::Deck => self.deck.iter().take(DEEP).filter(hidden).collect(),
            };
            slots.retain(|slot| {
                let free = !wanted.iter().any(|(serial, _)| serial.0 == slot.serial().0);
                free && self.could_be(slot, card)
            });
            if let Some(slot) = rng.pick(&slots) {
                wanted.push((slot.serial(), Want::Card(card)));
            }
        }
        for player in self.players.values() {
            wanted.push((player.dealt[0], Want::Hero));
            wanted.push((player.dealt[1], Want::Plot));
        }
        wanted
    }

    /// Whether the viewer knows such a card in a hand already.
    fn knows_held(&self, viewer: Viewer, seat: Seat, card: Card) -> bool {
        self.players[seat].hand.iter().any(|slot| slot.known_to(viewer) == Some(card))
    }

    /// Whether a slot's own first sort allows the card.
    fn could_be(&self, slot: &Slot<Card>, card: Card) -> bool {
        let serial = slot.serial().0;
        self.players.values().all(|player| {
            (player.dealt[0].0 != serial || Want::Hero.admits(card))
                && (player.dealt[1].0 != serial || Want::Plot.admits(card))
        })
    }

    /// What the viewer saw of the tape, as far as it tells where cards were: what others played was in their hands, and what the
    /// viewer was shown was where it was looked for.
    fn proofs(&self, viewer: Viewer, tape: &[EventOf<Self>]) -> Vec<Proof> {
        let seen = tape.iter().filter(|event| viewer.sees(event.seen()));
        if self.phase == Phase::Maintenance {
            return self.seen_around(viewer, seen);
        }
        let mut proofs = Vec::new();
        let mut place = None;
        for event in seen {
            match event {
                Event::Answer { seat, answer, .. } => {
                    place = self.looked_for(*seat, answer).or(place);
                    let held = match (answer, place) {
                        (Answer::Some(_), Some(place)) => place,
                        _ => Where::Hand(*seat),
                    };
                    if viewer.seat().is_none_or(|seat| held != Where::Hand(seat)) {
                        proofs.extend(played(answer).into_iter().map(|card| (held, card)));
                    }
                }
                Event::Shown { card, .. } => proofs.extend(place.map(|place| (place, *card))),
                Event::Draw { stream, card, .. } if *stream == STEAL => {
                    proofs.extend(place.map(|place| (place, *card)))
                }
                _ => {}
            }
        }
        proofs
    }

    /// Where an answer leads the eye: at a hand, at the curtain, at the deck.
    fn looked_for(&self, seat: Seat, answer: &Answer<Choice>) -> Option<Where> {
        let Answer::One(choice) = answer else {
            return None;
        };
        let deed = match choice {
            Choice::Target(Target::Hand(whose)) => return Some(Where::Hand(*whose)),
            Choice::At(at) => return Some(Where::Curtain(*at)),
            Choice::Play(id) => Deed::Event(*id),
            Choice::Use(source) => Deed::Ability(*source),
            _ => return None,
        };
        let looks = |effect: &Effect| matches!(effect, Effect::Foresee(_) | Effect::DigDeck { .. });
        self.effects_of(seat, deed).iter().any(looks).then_some(Where::Deck)
    }

    /// M2.1 · What the look around after the maintenance showed, position by position.
    fn seen_around<'e>(&self, viewer: Viewer, seen: impl Iterator<Item = &'e EventOf<Self>>) -> Vec<Proof> {
        let Some(seat) = viewer.seat().filter(|seat| self.is_active(*seat)) else {
            return Vec::new();
        };
        let unknown = |at: &Position| self.curtain_at(*at).is_some_and(|slot| slot.known_to(viewer).is_none());
        let positions = self.ends_of_movement(seat) & self.pack.mountain.rings;
        let looks = seen.filter(|event| matches!(event, Event::Shown { .. } | Event::Draw { .. }));
        let shown = positions.iter().filter(unknown).zip(looks);
        let proof = |(at, event): (Position, &EventOf<Self>)| match event {
            Event::Shown { card, .. } => Some((Where::Curtain(at), *card)),
            _ => None,
        };
        shown.filter_map(proof).collect()
    }
}

/// What a slot must hold.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Want {
    Hero,
    Plot,
    Card(Card),
}

impl Want {
    pub(crate) fn admits(self, card: Card) -> bool {
        match self {
            Want::Hero => matches!(card, Card::Hero(_)),
            Want::Plot => matches!(card, Card::Plot(_)),
            Want::Card(wanted) => wanted == card,
        }
    }
}

/// The cards that an answer shows to have been in a hand.
fn played(answer: &Answer<Choice>) -> Vec<Card> {
    let hero = |hero: &HeroId| Card::Hero(*hero);
    match answer {
        Answer::One(Choice::Play(id)) => vec![Card::Event(*id)],
        Answer::One(Choice::Attach(id)) => vec![Card::Attachment(*id)],
        Answer::One(Choice::Enter(id, _)) => vec![hero(id)],
        Answer::One(Choice::Weave(id, _)) => vec![Card::Sequence(*id)],
        Answer::One(Choice::Declare(_, plot, _)) => vec![Card::Plot(*plot)],
        Answer::Some(items) => {
            items.iter().filter_map(|choice| if let Choice::Card(card) = choice { Some(*card) } else { None }).collect()
        }
        _ => Vec::new(),
    }
}
