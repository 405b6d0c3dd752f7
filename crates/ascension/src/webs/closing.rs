//! W7, W8 · Success and failure.

use crate::card::{Card, PlotId, Value};
use crate::pack::{End, Modifier, at_length};
use crate::state::{Ascension, Aspiration, Attempt, Trophy, WebAt};
use table::{Play, Table, text};

/// What a closed web brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Reward {
    /// As printed in the table.
    pub printed: u8,
    pub eco: u8,
    pub income: u8,
    pub cards: u8,
}

impl Ascension {
    /// W7 · The web is closed: ECO, a trophy, cards.
    pub(crate) fn succeed(&mut self, table: &mut Table<Self>, at: WebAt, plot: PlotId, value: Value) -> Play {
        let reward = self.reward(at, plot, value);
        self.note_reward(table, &Attempt::imagined(at, Aspiration::Plot(plot), value));
        table.note_use(Card::Plot(plot), at.seat);
        let Some(web) = self.end_web(at) else {
            return Ok(());
        };
        self.gain(at.seat, reward.eco.into()); // W7.1
        self.players[at.seat].trophies.push(Trophy {
            plot,
            value,
            cards: web.cards,
            eco: reward.printed,
            income: reward.income, // W7.2
        });
        table.log("W7.1", || {
            text!(
                "log-reward",
                who = at.seat,
                eco = reward.eco,
                income = reward.income,
                cards = reward.cards
            )
        });
        self.draw_cards(table, at.seat, reward.cards, "W7.3")?;
        self.end_attachments(table, at.hero(), End::Closed)
    }

    /// W7.1 to W7.3 · The tables, and what modifiers add; no total falls below 0.
    pub(crate) fn reward(&self, at: WebAt, plot: PlotId, value: Value) -> Reward {
        let (Some(hero), Some(web)) = (self.hero(at.hero()), self.web(at)) else {
            return Reward::default();
        };
        let attempt = Attempt::imagined(at, Aspiration::Plot(plot), value);
        let rewards = &self.pack.numbers.rewards;
        let printed = |table: &crate::pack::ByValue<crate::pack::ByLength>| at_length(&table[value], web.len());
        let (eco, income, cards) = (printed(&rewards.eco), printed(&rewards.income), printed(&rewards.cards));
        let mut more = (0i16, 0i16, 0i16);
        for modifier in self.modifiers(at.seat, hero) {
            let (when, n, total) = match modifier {
                Modifier::RewardEco(when, n) => (when, n, &mut more.0),
                Modifier::RewardIncome(when, n) => (when, n, &mut more.1),
                Modifier::RewardCards(when, n) => (when, n, &mut more.2),
                _ => continue,
            };
            if self.holds(when, &attempt, hero, web) {
                *total += i16::from(*n);
            }
        }
        let with = |printed: u8, more: i16| (i16::from(printed) + more).clamp(0, 255) as u8;
        Reward {
            printed: eco,
            eco: with(eco, more.0),
            income: with(income, more.1),
            cards: with(cards, more.2),
        }
    }

    /// W8.1 · The web stays as it is, and the plot lies open with it.
    pub(crate) fn fail(&mut self, table: &mut Table<Self>, at: WebAt) -> Play {
        if let Some(web) = self.web_mut(at) {
            web.failed = web.failed.saturating_add(1);
        }
        self.end_attachments(table, at.hero(), End::Failed)
    }
}
