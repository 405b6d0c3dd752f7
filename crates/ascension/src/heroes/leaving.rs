//! H4, H3.3 · Leaving and returning.

use crate::card::Card;
use crate::choice::Choice;
use crate::pack::Modifier;
use crate::state::{Ascension, HeroAt};
use crate::turn::Options;
use table::{Play, Seat, Table, text};

impl Ascension {
    /// H3.3, H4.3 · A hero that falls by harm or slaying goes to Hades, or to its owner's hand if a modifier says so.
    pub(crate) fn fall_by_violence(&mut self, table: &mut Table<Self>, at: HeroAt) -> Play {
        let returns = |modifier: &Modifier| matches!(modifier, Modifier::ReturnsToHand);
        let returns = self.hero(at).is_some_and(|hero| self.has(at.seat, hero, returns));
        self.leave_play(table, at);
        if returns {
            self.give_openly(at.seat, Card::Hero(at.hero));
            table.log("H4.3", || text!("log-returns-to-hand", who = at.seat, hero = self.hero_name(at.hero)));
        } else {
            self.send_to_hades(Card::Hero(at.hero));
        }
        Ok(())
    }

    /// The hero's attachments go to Hades and its webs are cut whole. Where its card goes is for the caller to say.
    pub(crate) fn leave_play(&mut self, table: &mut Table<Self>, at: HeroAt) {
        while let Some(web) = self.hero(at).and_then(|hero| hero.webs.first()) {
            let number = web.number;
            self.cut_whole(table, at.web(number)); // W3.3
        }
        while let Some(worn) = self.hero(at).and_then(|hero| hero.attachments.first()) {
            self.shed(table, at, worn.card, "H3.3");
        }
        let heroes = &mut self.players[at.seat].heroes;
        let Some(place) = heroes.iter().position(|hero| hero.card == at.hero) else {
            return;
        };
        heroes.remove(place);
        self.break_attempt(|attempt| attempt.at().hero() == at); // W5.2
    }

    pub(crate) fn offer_dismissing(&self, seat: Seat, options: &mut Options) {
        options.extend(self.players[seat].heroes.iter().map(|hero| Choice::Dismiss(hero.card)));
    }

    /// H4.1 · An own hero is dismissed: it falls.
    pub(crate) fn dismiss(&mut self, table: &mut Table<Self>, at: HeroAt) -> Play {
        table.log("H4.1", || text!("log-dismisses", who = at.seat, hero = self.hero_name(at.hero)));
        self.leave_play(table, at);
        self.send_to_hades(Card::Hero(at.hero));
        Ok(())
    }
}
