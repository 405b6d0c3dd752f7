//! How options read: the words on the button, what stands behind it, what it points at.

mod actions;
mod chances;
mod windows;

use crate::card::{AttachmentId, Card};
use crate::choice::Choice;
use crate::pack::{Pack, Position};
use crate::scene::{View, spot};
use crate::state::{Ascension, Aspiration, Frame, HeroAt, Target, Window};
use table::scene::{Cards, Spot};
use table::{Ending, Label, Present, Scene, Seat, Shared, Text, Verb, Viewer, text};

impl Present for Ascension {
    fn scene(&self, viewer: Viewer) -> Scene {
        View::of(self, viewer).scene()
    }

    fn describe(&self, _: Seat, choice: Choice) -> Label {
        choice.describe(self)
    }

    fn verbs() -> Vec<Verb> {
        vec![
            Verb::new("weave", "web").when("actions"),
            Verb::new("close", "plot").when("actions"),
            Verb::new("gate", "gate").when("actions"),
            Verb::new("enter", "hero").when("actions"),
            Verb::new("play", "event"),
            Verb::new("attach", "equipment").when("actions"),
            Verb::new("discard", "cross").when("actions"),
            Verb::new("ability", "charge"),
        ]
    }

    fn ending(&self) -> Option<Ending> {
        self.ending.map(|ending| self.results(ending))
    }

    fn breadcrumb(&self) -> Vec<Text> {
        self.frames.iter().map(|frame| self.frame_name(frame)).collect()
    }

    fn cards(pack: &Shared<Pack>) -> Vec<Cards> {
        crate::scene::all_cards(pack)
    }
}

impl Ascension {
    pub(crate) fn at_label(&self, at: Position) -> Label {
        let place = spot::place(&self.pack, at);
        let label = Label::new(text!("do-at", place = self.position_name(at)), "M1.1").at(&place).step(place);
        label.tag(self.place_tag(at))
    }

    pub(crate) fn discard_label(&self) -> Label {
        Label::new("do-discard", "X2.1").verb("discard").path([Text::new("path-give-up")]).at(spot::hand(self.asked))
    }

    pub(crate) fn transfer_label(&self, card: AttachmentId, to: HeroAt) -> Label {
        let target = self.target_name(Target::Hero(to));
        let worn = self.in_play().and_then(|played| match played.target {
            Target::Hero(from) => Some(spot::worn(&self.pack, from, card)),
            _ => None,
        });
        let card = self.name(Card::Attachment(card));
        let hero = spot::hero(&self.pack, to);
        Label::new(text!("do-transfer", card = card, target = target), "E2.2").at(&hero).step_any(worn).step(hero)
    }

    /// The cards of this name in the hand of whoever is asked.
    fn held(&self, card: Card) -> Vec<Spot> {
        spot::held(self, self.asked, card)
    }

    /// What a frame is called, for the breadcrumb.
    fn frame_name(&self, frame: &Frame) -> Text {
        match frame {
            Frame::Attempt(attempt) => match attempt.aspires {
                Aspiration::Plot(plot) => {
                    text!("frame-closing", who = attempt.seat, plot = self.name(Card::Plot(plot)))
                }
                Aspiration::Gate(gate) => {
                    let gate = self.name(Card::Gate(self.gates[gate as usize]));
                    text!("frame-gate", who = attempt.seat, gate = gate)
                }
            },
            Frame::Card(card) => text!("frame-card", who = card.player, card = self.name(card.card.into())),
            Frame::Window(window) => Text::new(match window {
                Window::AimedAt => "frame-aimed-at",
                Window::BeforeRoll => "frame-before-roll",
                Window::AfterRoll => "frame-after-roll",
                Window::EndOfTurn => "frame-end-of-turn",
            }),
        }
    }
}

/// Points at these things, as far as they are there.
fn at_if(label: Label, spots: impl IntoIterator<Item = Spot>) -> Label {
    spots.into_iter().fold(label, Label::at)
}
