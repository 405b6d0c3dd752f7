//! W7, W8 · Success and failure.

use crate::card::{Card, PlotId, SequenceId, Value};
use crate::choice::Choice;
use crate::pack::{End, Modifier, at_length};
use crate::state::{Ascension, Aspiration, Attempt, Hero, Trophy, WebAt};
use table::{Play, Prompt, Seat, Table, text};

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
            text!("log-reward", who = at.seat, eco = reward.eco, income = reward.income, cards = reward.cards)
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
                Modifier::RewardEach(n) => {
                    more.0 += i16::from(*n) * web.len() as i16;
                    continue;
                }
                _ => continue,
            };
            if self.holds(when, &attempt, hero, web) {
                *total += i16::from(*n);
            }
        }
        let with = |printed: u8, more: i16| (i16::from(printed) + more).clamp(0, 255) as u8;
        Reward { printed: eco, eco: with(eco, more.0), income: with(income, more.1), cards: with(cards, more.2) }
    }

    /// W8.2 · How many cards a web of this length loses when it fails at this value: what the value says, at most all, and then what
    /// modifiers change.
    pub(crate) fn fraying(&self, seat: Seat, hero: &Hero, value: Value, length: usize) -> usize {
        let more = self.sum(seat, hero, |modifier| if let Modifier::Fraying(n) = modifier { i16::from(*n) } else { 0 });
        let printed = usize::from(self.pack.numbers.fraying[value]).min(length);
        printed.saturating_add_signed(more.into()).min(length)
    }

    /// W8.2 · The weaver chooses cards of the web that failed, as many as the value says; they are cut.
    pub(crate) fn fray(&mut self, table: &mut Table<Self>, at: WebAt, value: Value) -> Play {
        let (Some(hero), Some(web)) = (self.hero(at.hero()), self.web(at)) else {
            return Ok(());
        };
        let lost = self.fraying(at.seat, hero, value, web.len());
        if lost == 0 {
            return Ok(());
        }
        let mut cards: Vec<SequenceId> = web.cards.iter().copied().collect();
        cards.sort_unstable();
        let items: Vec<Choice> = cards.into_iter().map(|card| Choice::Card(Card::Sequence(card))).collect();
        let chosen = self
            .ask(table, at.seat)
            .say(|| Prompt::new(text!("ask-fray", count = lost, hero = self.hero_name(at.hero)), "W8.2"))
            .some(&items, lost, lost)?;
        for choice in chosen {
            if let Choice::Card(Card::Sequence(card)) = choice {
                self.cut(table, at, card);
            }
        }
        Ok(())
    }

    /// W8.1 · The attempt has failed: whoever gains by that does, and what ends with it goes.
    pub(crate) fn fail(&mut self, table: &mut Table<Self>, at: WebAt) -> Play {
        if let Some(web) = self.web_mut(at) {
            web.failed = web.failed.saturating_add(1);
        }
        self.console(table, at)?;
        self.pay_quarry(table, at.seat);
        self.end_attachments(table, at.hero(), End::Failed)
    }

    /// A hero whose attempt failed may bring its owner cards.
    fn console(&mut self, table: &mut Table<Self>, at: WebAt) -> Play {
        let Some(hero) = self.hero(at.hero()) else {
            return Ok(());
        };
        let cards =
            self.sum(at.seat, hero, |modifier| if let Modifier::Consolation(n) = modifier { i16::from(*n) } else { 0 });
        self.note_failure(table, at.seat, hero);
        self.draw_cards(table, at.seat, cards.clamp(0, 255) as u8, "E1.6")
    }

    /// Gods who gain ECO when somebody else's attempt fails.
    fn pay_quarry(&mut self, table: &mut Table<Self>, failed: Seat) {
        for seat in self.order.from_after(failed).filter(|seat| *seat != failed) {
            let eco = self.god_sum(seat, |modifier| if let Modifier::Quarry(n) = modifier { i16::from(*n) } else { 0 });
            if eco > 0 {
                self.gain(seat, eco as u16);
                self.note_quarry(table, seat);
                table.log("C5.1", || text!("log-quarry", who = seat, eco = eco as u16, god = self.god_name(seat)));
            }
        }
    }
}
