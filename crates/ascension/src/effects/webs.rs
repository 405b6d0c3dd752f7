//! Effects on webs.

use crate::card::{Card, SequenceId};
use crate::choice::Choice;
use crate::pack::Modifier;
use crate::state::{Ascension, WebAt};
use table::{Play, Prompt, Seat, Table, text};

impl Ascension {
    /// The web of the running attempt.
    pub(super) fn attempted_web(&self) -> Option<WebAt> {
        self.attempt().map(|attempt| attempt.at())
    }

    /// Whether this player's cards may take a card out of a web.
    pub(super) fn can_cut(&self, player: Seat, at: WebAt) -> bool {
        let guarded = |modifier: &Modifier| matches!(modifier, Modifier::WebGuard);
        let hero = self.hero(at.hero()).filter(|hero| hero.web(at.web).is_some());
        hero.is_some_and(|hero| at.seat == player || !self.has(at.seat, hero, guarded))
    }

    /// A player chooses a card of a web.
    fn choose_of_web(&mut self, table: &mut Table<Self>, player: Seat, at: WebAt) -> Play<Option<SequenceId>> {
        let cards = self.web(at).map(|web| web.set()).unwrap_or_default();
        if cards.is_empty() {
            return Ok(None);
        }
        self.ask(table, player)
            .say(|| Prompt::new(text!("ask-card-of-web", hero = self.hero_name(at.hero)), "C1.3"))
            .pick(cards.iter(), |card| Choice::Card(Card::Sequence(card)))
            .map(Some)
    }

    pub(super) fn cut_chosen(&mut self, table: &mut Table<Self>, player: Seat, at: WebAt) -> Play {
        if let Some(card) = self.choose_of_web(table, player, at)? {
            self.cut(table, at, card);
        }
        Ok(())
    }

    /// A card of a web into a hand; everyone has seen it.
    pub(super) fn take_web_card(&mut self, table: &mut Table<Self>, player: Seat, at: WebAt) -> Play {
        let Some(card) = self.choose_of_web(table, player, at)? else {
            return Ok(());
        };
        table.tell(|| {
            let (card, hero) = (self.sequence_name(card), self.hero_name(at.hero));
            let text = text!("log-takes-of-web", who = player, card = card, hero = hero);
            self.loss(self.done_to_web(at, "C1.4", text), "banner-web-cut", at.seat)
        });
        if self.unweave(table, at, card) {
            self.give_openly(player, Card::Sequence(card));
        }
        Ok(())
    }

    /// All cards of an own web go back to the hand, and the plot with it too.
    pub(super) fn recall_web(&mut self, table: &mut Table<Self>, at: WebAt) {
        table.log("C1.4", || text!("log-recalls-web", who = at.seat, hero = self.hero_name(at.hero)));
        while let Some(card) = self.web(at).and_then(|web| web.cards.first().copied()) {
            self.unweave(table, at, card);
            self.give_openly(at.seat, Card::Sequence(card));
        }
    }

    /// A card moves from one own web to another on which it may be woven.
    pub(super) fn shift_card(&mut self, table: &mut Table<Self>, from: WebAt) -> Play {
        let shifts = self.shifts(from);
        let (card, to) = self
            .ask(table, from.seat)
            .say(|| Prompt::new(text!("ask-shift", hero = self.hero_name(from.hero)), "C1.3"))
            .pick(shifts, |(card, to)| Choice::Shift(card, to))?;
        self.add_to_web(to.of(from.seat), card);
        self.unweave(table, from, card);
        table.log("C1.4", || {
            let (card, hero) = (self.sequence_name(card), self.hero_name(to.hero));
            text!("log-shifts", who = from.seat, card = card, hero = hero, number = to.web)
        });
        Ok(())
    }

    pub(super) fn shield_web(&mut self, table: &mut Table<Self>, at: WebAt) {
        if let Some(web) = self.web_mut(at) {
            web.shielded = true;
        }
        table.log("C4.6", || text!("log-shields-web", hero = self.hero_name(at.hero)));
    }

    pub(super) fn attempt_again(&mut self, table: &mut Table<Self>, at: WebAt) {
        if let Some(web) = self.web_mut(at) {
            web.declared = false;
        }
        table.log("W4.2", || text!("log-again", hero = self.hero_name(at.hero)));
    }
}
