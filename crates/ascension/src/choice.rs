//! Everything that can be chosen, and how it is written down.

use crate::card::{AttachmentId, Card, EventId, HeroId, PlotId, SequenceId, Value};
use crate::pack::Position;
use crate::state::{Ascension, HeroAt, OwnWeb, Source, Target, WebAt};
use table::{Label, Notate, Seat, Verb, choices};

choices! {
    /// One thing that can be answered.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Choice for Ascension as game {
        /// A position: where a pawn starts (A4.3), where an effect sends it (M2.5), a card of the curtain.
        At(at: Position) = "place", ("at {}", game.spot_name(at)) => game.at_label(at);
        /// T3.1 · Move the pawn there.
        Move(at: Position) = "move", ("move {}", game.spot_name(at)) => game.move_label(at);
        /// T3.4.
        Stay = "stay", ("stay") => game.stay_label();
        /// T1.3 before the movement: pass the hand. In windows: play nothing (C3.2).
        Pass = "pass", ("pass") => game.pass_label();
        /// T5.1 · End the actions.
        CloseHand = "close-hand", ("close hand") => game.close_label();
        /// H1.
        Enter(hero: HeroId, value: Value) = "enter", ("enter {} {}", game.slug(hero), value.slug()) =>
            game.enter_label(hero, value);
        /// H2.2.
        Raise(hero: HeroId, value: Value) = "raise", ("raise {} {}", game.slug(hero), value.slug()) =>
            game.raise_label(hero, value);
        /// E1 · The hero is chosen next.
        Attach(card: AttachmentId) = "attach", ("attach {}", game.slug(card)) => game.attach_label(card);
        /// W1.2.
        Weave(card: SequenceId, web: OwnWeb) = "weave", ("weave {} on {}", game.slug(card), game.web_notation(web)) =>
            game.weave_label(card, web);
        /// W4 · Declare a web for a plot at a value.
        Declare(web: OwnWeb, plot: PlotId, value: Value) =
            "declare-bronze" | "declare-silver" | "declare-gold" by value as usize,
            ("close {} with {} {}", game.slug(plot), game.web_notation(web), value.slug()) =>
            game.declare_label(web, plot, value);
        /// G2 · Try the gate on which the pawn stands.
        Try(web: OwnWeb) = "try-gate", ("try gate with {}", game.web_notation(web)) => game.try_label(web);
        /// E3, C2 · The target is chosen next.
        Play(card: EventId) = "play-event", ("play {}", game.slug(card)) => game.play_label(card);
        /// C5.1.
        Use(source: Source) = "use-ability", ("use {}", game.source_notation(source)) => game.use_label(source);
        /// X2.1 · The cards are chosen next.
        Discard = "discard", ("discard") => game.discard_label();
        /// W3.4.
        Abandon(web: OwnWeb) = "abandon", ("abandon {}", game.web_notation(web)) => game.abandon_label(web);
        /// H4.1.
        Dismiss(hero: HeroId) = "dismiss", ("dismiss {}", game.slug(hero)) => game.dismiss_label(hero);
        /// E1.4.
        Remove(hero: HeroId, card: AttachmentId) = "remove", ("remove {} from {}", game.slug(card), game.slug(hero)) =>
            game.remove_label(hero, card);
        /// C1.3 · What a card is aimed at.
        Target(target: Target) = "target", ("{}", game.target_notation(target)) => game.target_label(target);
        /// A card among several: to discard, to cut, to take.
        Card(card: Card) = "card", ("{}", game.slug(card)) => game.card_label(card);
        /// A card of a web and the own web it moves to.
        Shift(card: SequenceId, web: OwnWeb) = "shift", ("shift {} to {}", game.slug(card), game.web_notation(web)) =>
            game.shift_label(card, web);
        /// An attachment and the hero it moves to.
        Transfer(card: AttachmentId, to: HeroAt) = "give", ("give {} to {}", game.slug(card), game.hero_notation(to)) =>
            game.transfer_label(card, to);
        /// H3.6 · The protection that is used.
        Ward(source: Source) = "ward", ("ward by {}", game.source_notation(source)) =>
            game.source_label("do-ward", source, "H3.6");
        /// W5.6 · Roll again, by what allows it.
        Reroll(source: Source) = "re-roll", ("re-roll by {}", game.source_notation(source)) =>
            game.reroll_label(source);
        /// W5.6 · Buy so much onto the result.
        Buy(count: u8) = "buy", ("buy {count}") => game.buy_label(count);
        /// No more of what is being chosen.
        Done = "done", ("done") => Label::new("do-done", "C1.3").verb(Verb::DONE);
    }
}

impl Notate for Ascension {
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

    fn notate(&self, _: Seat, choice: Choice) -> String {
        choice.notate(self)
    }

    fn notate_card(&self, card: Card) -> String {
        self.pack.slug(card).to_owned()
    }
}

impl Ascension {
    fn slug(&self, card: impl Into<Card>) -> &str {
        self.pack.slug(card.into())
    }

    fn spot_name(&self, at: Position) -> &str {
        &self.pack.mountain.spot(at).name
    }

    fn web_notation(&self, web: OwnWeb) -> String {
        format!("{} {}", self.slug(web.hero), web.web)
    }

    fn source_notation(&self, source: Source) -> &str {
        match source {
            Source::First => "first-tier",
            Source::Second => "second-tier",
            Source::Gift(hero) => self.pack.slug(Card::Hero(hero)),
            Source::Worn(card) => self.pack.slug(Card::Attachment(card)),
        }
    }

    fn hero_notation(&self, HeroAt { seat, hero }: HeroAt) -> String {
        format!("{} of seat {seat}", self.pack.slug(Card::Hero(hero)))
    }

    fn target_notation(&self, target: Target) -> String {
        let of = |what: &str, seat: Seat| format!("{what} of seat {seat}");
        match target {
            Target::Nobody => "nobody".to_owned(),
            Target::Hero(at) => self.hero_notation(at),
            Target::Web(at @ WebAt { web, .. }) => format!("web {web} on {}", self.hero_notation(at.hero())),
            Target::Hand(seat) => of("hand", seat),
            Target::Pawn(seat) => of("pawn", seat),
            Target::Attempt(seat) => of("attempt", seat),
            Target::Roll(seat) => of("roll", seat),
            Target::Answered => "the card".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Choice;

    #[test]
    fn a_choice_is_small() {
        assert!(size_of::<Choice>() <= 8);
    }
}
