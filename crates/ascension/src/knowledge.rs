//! What a viewer knows of hidden cards, and how the rest is drawn anew.

use crate::card::{Card, HeroId};
use crate::choice::Choice;
use crate::pack::Position;
use crate::state::{Ascension, Target};
use table::{Answer, Event, EventOf, Rng, Seat, Serial, Slot, Viewer};

/// A hidden place of which more is known than its slot remembers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Where {
    Hand(Seat),
    Curtain(Position),
}

/// A card that the tape proves to have been somewhere when the step began.
type Proof = (Where, Card);

impl Ascension {
    /// Draws anew what the viewer cannot know. Kept are every slot the viewer knows, A4.1 · that each player was dealt a hero and a
    /// plot, and what the tape of the running step proves.
    pub(crate) fn draw_anew(&mut self, viewer: Viewer, tape: &[EventOf<Self>], rng: &mut Rng) {
        let mut proofs = proofs(viewer, tape);
        let wanted = self.wanted(viewer, &mut proofs, rng);
        let such = |slot: &Slot<Card>, cards: &[Card]| {
            let want = wanted.iter().find(|(serial, _)| serial.0 == slot.serial().0)?.1;
            cards.iter().position(|card| want.admits(*card))
        };
        let hands = self.players.values_mut().flat_map(|player| player.hand.iter_mut());
        let curtain = self.curtain.iter_mut().flatten();
        let slots = hands.chain(curtain).chain(self.deck.iter_mut());
        self.pool.resample_such(viewer, rng, slots, such);
    }

    /// What must hold for single slots: first the proofs, each for one slot that could have it, then the first cards dealt.
    fn wanted(&self, viewer: Viewer, proofs: &mut Vec<Proof>, rng: &mut Rng) -> Vec<(Serial, Want)> {
        let mut wanted: Vec<(Serial, Want)> = Vec::new();
        let hidden = |slot: &&Slot<Card>| slot.settled().is_some() && slot.known_to(viewer).is_none();
        for (place, card) in proofs.drain(..) {
            let mut slots: Vec<&Slot<Card>> = match place {
                Where::Hand(seat) if self.knows_held(viewer, seat, card) => continue,
                Where::Hand(seat) => self.players[seat].hand.iter().filter(hidden).collect(),
                Where::Curtain(at) => self.curtain_at(at).into_iter().filter(hidden).collect(),
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
        self.players[seat]
            .hand
            .iter()
            .any(|slot| slot.known_to(viewer) == Some(card))
    }

    /// Whether a slot's own first sort allows the card.
    fn could_be(&self, slot: &Slot<Card>, card: Card) -> bool {
        let serial = slot.serial().0;
        self.players.values().all(|player| {
            (player.dealt[0].0 != serial || Want::Hero.admits(card))
                && (player.dealt[1].0 != serial || Want::Plot.admits(card))
        })
    }
}

/// What a slot must hold.
#[derive(Debug, Clone, Copy)]
enum Want {
    Hero,
    Plot,
    Card(Card),
}

impl Want {
    fn admits(self, card: Card) -> bool {
        match self {
            Want::Hero => matches!(card, Card::Hero(_)),
            Want::Plot => matches!(card, Card::Plot(_)),
            Want::Card(wanted) => wanted == card,
        }
    }
}

/// What the viewer saw of the tape, as far as it tells where cards were: what others played was in their hands, and what the viewer
/// was shown was where the viewer looked.
fn proofs(viewer: Viewer, tape: &[EventOf<Ascension>]) -> Vec<Proof> {
    let mut proofs = Vec::new();
    let mut looked_at = None;
    for event in tape.iter().filter(|event| viewer.sees(event.seen())) {
        match event {
            Event::Answer { seat, answer, .. } => {
                match answer {
                    Answer::One(Choice::Target(Target::Hand(whose))) => looked_at = Some(Where::Hand(*whose)),
                    Answer::One(Choice::At(at)) => looked_at = Some(Where::Curtain(*at)),
                    _ => {}
                }
                let hand = match (answer, looked_at) {
                    (Answer::Some(_), Some(Where::Hand(whose))) => whose,
                    _ => *seat,
                };
                if !viewer.is(hand) {
                    proofs.extend(played(answer).into_iter().map(|card| (Where::Hand(hand), card)));
                }
            }
            Event::Shown { card, .. } => proofs.extend(looked_at.map(|place| (place, *card))),
            _ => {}
        }
    }
    proofs
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
        Answer::Some(items) => items
            .iter()
            .filter_map(|choice| {
                if let Choice::Card(card) = choice {
                    Some(*card)
                } else {
                    None
                }
            })
            .collect(),
        _ => Vec::new(),
    }
}
