//! W7, W8 · Success and failure.

use crate::card::{Card, PlotId, Value};
use crate::pack::{End, Modifier, at_length};
use crate::scene::spot;
use crate::state::{Ascension, Aspiration, Attempt, Hero, Trophy, WebAt};
use table::scene::Tone;
use table::{Banner, LogLine, Play, Seat, Table, text};

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
        self.note_use(table, Card::Plot(plot), at.seat);
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
        table.tell(|| {
            let (who, name) = (at.seat, self.name(Card::Plot(plot)));
            let Reward { eco, income, cards, .. } = reward;
            let text = text!("log-reward", who = who, plot = name.clone(), eco = eco, income = income, cards = cards);
            let card = spot::printed(&self.pack, Card::Plot(plot));
            let title = text!("banner-trophy", who = who, plot = name);
            let banner = Banner::new(title, Tone::Good).card(&card).text(text.clone());
            LogLine::by("W7.1", text).card(card).moment(banner)
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

    /// W4.6 · What must be staked to declare a web of this hero at this value.
    pub(crate) fn stake(&self, seat: Seat, hero: &Hero, value: Value) -> u16 {
        let more = self.sum(seat, hero, |modifier| if let Modifier::Stake(n) = modifier { i16::from(*n) } else { 0 });
        let printed = self.pack.numbers.stakes[value];
        (i16::from(printed) + more).max(0) as u16
    }

    /// W8.2 · The stake comes back, since the web is closed or nothing was rolled.
    pub(crate) fn return_stake(&mut self, table: &mut Table<Self>, seat: Seat, stake: u16) {
        if stake > 0 {
            self.gain(seat, stake);
            table.log("W8.2", || text!("log-stake-back", who = seat, stake = stake));
        }
    }

    /// W8.2 · The stake was paid when declaring and does not come back.
    pub(crate) fn lose_stake(&self, table: &mut Table<Self>, seat: Seat, stake: u16) {
        if stake > 0 {
            table.log("W8.2", || text!("log-stake-lost", who = seat, stake = stake));
        }
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
