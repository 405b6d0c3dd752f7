//! How options read: the words on the button, what stands behind it, what it points at.

mod actions;
mod chances;
mod windows;

use crate::card::Card;
use crate::choice::Choice;
use crate::scene::spot;
use crate::state::{Ascension, Aspiration, Frame, Target, Window};
use table::scene::Spot;
use table::{Label, Text, text};

impl Ascension {
    pub(crate) fn label(&self, choice: Choice) -> Label {
        match choice {
            Choice::At(at) => {
                Label::new(text!("do-at", place = self.position_name(at)), "M1.1").at(spot::place(&self.pack, at))
            }
            Choice::Move(at) => self.move_label(at),
            Choice::Stay => self.stay_label(),
            Choice::Pass => self.pass_label(),
            Choice::CloseHand => Label::new("do-close-hand", "T5.1").detail("detail-close-hand"),
            Choice::Enter(hero, value) => self.enter_label(hero, value),
            Choice::Raise(hero, value) => self.raise_label(hero, value),
            Choice::Attach(card) => self.attach_label(card),
            Choice::Weave(card, web) => self.weave_label(card, web),
            Choice::Declare(web, plot, value) => self.declare_label(web, plot, value),
            Choice::Try(web) => self.try_label(web),
            Choice::Play(card) => self.play_label(card),
            Choice::Use(source) => self.use_label(source),
            Choice::Discard => {
                Label::new("do-discard", "X2.1").path([Text::new("path-give-up")]).at(spot::hand(self.asked))
            }
            Choice::Abandon(web) => self.abandon_label(web),
            Choice::Dismiss(hero) => self.dismiss_label(hero),
            Choice::Remove(hero, card) => self.remove_label(hero, card),
            Choice::Target(target) => self.target_label(target),
            Choice::Card(card) => self.card_label(card),
            Choice::Shift(card, web) => self.shift_label(card, web),
            Choice::Transfer(card, to) => {
                let target = self.target_name(Target::Hero(to));
                let card = self.name(Card::Attachment(card));
                Label::new(text!("do-transfer", card = card, target = target), "E2.2").at(spot::hero(&self.pack, to))
            }
            Choice::Ward(source) => self.source_label("do-ward", source, "H3.6"),
            Choice::Reroll(source) => self.source_label("do-reroll", source, "W5.6"),
            Choice::Buy(count) => self.buy_label(count),
            Choice::Done => Label::new("do-done", "C1.3"),
        }
    }

    /// The cards of this name in the hand of whoever is asked.
    fn held(&self, card: Card) -> Vec<Spot> {
        spot::held(self, self.asked, card)
    }

    /// What a frame is called, for the breadcrumb.
    pub(crate) fn frame_name(&self, frame: &Frame) -> Text {
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
