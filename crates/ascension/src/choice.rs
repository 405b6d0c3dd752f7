//! Everything that can be chosen, and how it is written down.

use crate::card::{AttachmentId, Card, EventId, HeroId, PlotId, SequenceId, Value};
use crate::pack::Position;
use crate::state::{Ascension, HeroAt, OwnWeb, Source, Target, WebAt};
use table::Seat;

/// One thing that can be answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// A position: where a pawn starts (A4.3), where an effect sends it (M2.5), a card of the curtain.
    At(Position),
    /// T3.1 · Move the pawn there.
    Move(Position),
    /// T3.4.
    Stay,
    /// T1.3 before the movement: pass the hand. In windows: play nothing (C3.2).
    Pass,
    /// T5.1 · End the actions.
    CloseHand,
    /// H1.
    Enter(HeroId, Value),
    /// H2.2.
    Raise(HeroId, Value),
    /// E1 · The hero is chosen next.
    Attach(AttachmentId),
    /// W1.2.
    Weave(SequenceId, OwnWeb),
    /// W4 · Declare a web for a plot at a value.
    Declare(OwnWeb, PlotId, Value),
    /// G2 · Try the gate on which the pawn stands.
    Try(OwnWeb),
    /// E3, C2 · The target is chosen next.
    Play(EventId),
    /// C5.1.
    Use(Source),
    /// X2.1 · The cards are chosen next.
    Discard,
    /// W3.4.
    Abandon(OwnWeb),
    /// H4.1.
    Dismiss(HeroId),
    /// E1.4.
    Remove(HeroId, AttachmentId),
    /// C1.3 · What a card is aimed at.
    Target(Target),
    /// A card among several: to discard, to cut, to take.
    Card(Card),
    /// A card of a web and the own web it moves to.
    Shift(SequenceId, OwnWeb),
    /// An attachment and the hero it moves to.
    Transfer(AttachmentId, HeroAt),
    /// H3.6 · The protection that is used.
    Ward(Source),
    /// W5.6 · Roll again, by what allows it.
    Reroll(Source),
    /// W5.6 · Buy so much onto the result.
    Buy(u8),
    /// No more of what is being chosen.
    Done,
}

impl Ascension {
    /// The notation of a choice: words of the pack that are the same in every language and release.
    pub fn notation(&self, choice: Choice) -> String {
        let card = |card: Card| self.pack.slug(card);
        let hero = |hero: HeroId| card(Card::Hero(hero));
        let place = |at: Position| self.pack.mountain.spot(at).name.as_str();
        let own = |web: OwnWeb| format!("{} {}", hero(web.hero), web.web);
        match choice {
            Choice::At(at) => format!("at {}", place(at)),
            Choice::Move(at) => format!("move {}", place(at)),
            Choice::Stay => "stay".to_owned(),
            Choice::Pass => "pass".to_owned(),
            Choice::CloseHand => "close hand".to_owned(),
            Choice::Enter(id, value) => format!("enter {} {}", hero(id), value.slug()),
            Choice::Raise(id, value) => format!("raise {} {}", hero(id), value.slug()),
            Choice::Attach(id) => format!("attach {}", card(Card::Attachment(id))),
            Choice::Weave(id, web) => format!("weave {} on {}", card(Card::Sequence(id)), own(web)),
            Choice::Declare(web, plot, value) => {
                format!("close {} with {} {}", card(Card::Plot(plot)), own(web), value.slug())
            }
            Choice::Try(web) => format!("try gate with {}", own(web)),
            Choice::Play(id) => format!("play {}", card(Card::Event(id))),
            Choice::Use(source) => format!("use {}", self.source_notation(source)),
            Choice::Discard => "discard".to_owned(),
            Choice::Abandon(web) => format!("abandon {}", own(web)),
            Choice::Dismiss(id) => format!("dismiss {}", hero(id)),
            Choice::Remove(id, worn) => format!("remove {} from {}", card(Card::Attachment(worn)), hero(id)),
            Choice::Target(target) => self.target_notation(target),
            Choice::Card(id) => card(id).to_owned(),
            Choice::Shift(id, web) => format!("shift {} to {}", card(Card::Sequence(id)), own(web)),
            Choice::Transfer(id, to) => format!("give {} to {}", card(Card::Attachment(id)), self.hero_notation(to)),
            Choice::Ward(source) => format!("ward by {}", self.source_notation(source)),
            Choice::Reroll(source) => format!("re-roll by {}", self.source_notation(source)),
            Choice::Buy(count) => format!("buy {count}"),
            Choice::Done => "done".to_owned(),
        }
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
