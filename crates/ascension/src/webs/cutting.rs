//! W3 · Cutting and abandoning.

use crate::card::{Card, SequenceId};
use crate::choice::Choice;
use crate::state::{Ascension, Attempt, Web, WebAt};
use crate::turn::Options;
use table::{Play, Seat, Table, text};

impl Ascension {
    /// A card leaves its web, W3.2 · the plot that lies with it goes back to its owner's hand, and W1.1 · a web without cards ends.
    /// Where the card goes is for the caller to say. `false` if it was not there.
    pub(crate) fn unweave(&mut self, table: &mut Table<Self>, at: WebAt, card: SequenceId) -> bool {
        let Some(web) = self.web_mut(at) else {
            return false;
        };
        if !web.cards.remove_item(&card) {
            return false;
        }
        let ends = web.is_empty();
        self.return_plot(table, at);
        if ends {
            self.end_web(at);
        }
        self.break_attempt(|attempt| attempt.at() == at); // W5.2
        true
    }

    /// W3.2 · The plot goes back to the hand; everyone has seen it.
    pub(crate) fn return_plot(&mut self, table: &mut Table<Self>, at: WebAt) {
        let plot = self.web_mut(at).and_then(|web| web.plot.take());
        if let Some(plot) = plot {
            self.give_openly(at.seat, Card::Plot(plot));
            table.log("W3.2", || text!("log-plot-returns", who = at.seat, plot = self.name(Card::Plot(plot))));
        }
    }

    /// The web is no more. Its cards are elsewhere already.
    pub(crate) fn end_web(&mut self, at: WebAt) -> Option<Web> {
        let hero = self.hero_mut(at.hero())?;
        let place = hero.webs.iter().position(|web| web.number == at.web)?;
        Some(hero.webs.remove(place))
    }

    /// W3.1 · A card is cut: it goes to Hades, the others stay.
    pub(crate) fn cut(&mut self, table: &mut Table<Self>, at: WebAt, card: SequenceId) {
        table.tell(|| {
            let text = text!("log-cut", card = self.sequence_name(card), hero = self.hero_name(at.hero));
            self.loss(self.done_to_web(at, "W3.1", text), "banner-web-cut", at.seat)
        });
        if self.unweave(table, at, card) {
            self.send_to_hades(Card::Sequence(card));
        }
    }

    /// W3.3 · A web is cut whole.
    pub(crate) fn cut_whole(&mut self, table: &mut Table<Self>, at: WebAt) {
        self.send_away(table, at, "W3.3");
    }

    /// All cards of a web go to Hades, by this rule.
    pub(crate) fn send_away(&mut self, table: &mut Table<Self>, at: WebAt, rule: &'static str) {
        self.return_plot(table, at);
        if let Some(web) = self.end_web(at) {
            web.cards.iter().for_each(|card| self.send_to_hades(Card::Sequence(*card)));
            let count = web.len();
            table.tell(|| {
                let text = text!("log-cut-whole", hero = self.hero_name(at.hero), count = count);
                self.loss(self.done_to(at.seat, rule, text), "banner-web-cut", at.seat)
            });
        }
        self.break_attempt(|attempt| attempt.at() == at);
    }

    /// W5.2 · An attempt whose web or hero is no longer what it was is spent, as long as nothing was rolled.
    pub(crate) fn break_attempt(&mut self, such: impl Fn(&Attempt) -> bool) {
        if let Some(attempt) = self.attempt_mut() {
            attempt.broken |= attempt.die.is_none() && such(attempt);
        }
    }

    pub(crate) fn offer_abandoning(&self, seat: Seat, options: &mut Options) {
        options.extend(self.players[seat].webs_at(seat).map(|at| Choice::Abandon(at.own())));
    }

    /// W3.4 · An own web is cut whole.
    pub(crate) fn abandon(&mut self, table: &mut Table<Self>, at: WebAt) -> Play {
        table.log("W3.4", || text!("log-abandons", who = at.seat, hero = self.hero_name(at.hero), number = at.web));
        self.cut_whole(table, at);
        Ok(())
    }
}
