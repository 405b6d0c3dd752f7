//! N13.2, N13.4, N13.5 · What a mission brings: experience, coins, loot, rewards.

use crate::choice::Choice;
use crate::ids::{ItemId, Member, ReagentId};
use crate::pack::schema::{MissionKind, ReagentDeck};
use crate::state::campaign::Task;
use crate::state::{Renaissance, Verdict};
use crate::{BOOK, Card, REAGENTS};
use table::{Play, Prompt, Seats, Table, text};

/// N13.5 · How much of the loot is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Share {
    Nothing,
    Half,
    All,
}

impl Share {
    pub(crate) fn of(verdict: Verdict) -> Share {
        match verdict {
            Verdict::Won => Share::All,
            Verdict::OutOfTime | Verdict::GivenUp | Verdict::Lost => Share::Half,
            Verdict::AllDown => Share::Nothing,
        }
    }
}

impl Renaissance {
    /// N13.5 · The loot: none of it, half of it by the backs of the cards, or all; then its faces are seen.
    pub(crate) fn gather_loot(&mut self, table: &mut Table<Self>, share: Share) -> Play<Vec<ReagentId>> {
        let mut loot = self.loot_by_deck();
        match share {
            Share::All => {}
            Share::Nothing => loot = [0; 3],
            Share::Half => self.discard_half(table, &mut loot)?,
        }
        self.loot = [0; 3];
        let mut drawn = Vec::new();
        for deck in ReagentDeck::ALL {
            for _ in 0..loot[deck.number()] {
                drawn.extend(self.draw_reagent(table, deck, &drawn)?);
            }
        }
        Ok(drawn)
    }

    /// N13.4 · A deck has only so many cards: for an empty one the fullest other serves.
    pub(crate) fn loot_by_deck(&self) -> [u8; 3] {
        let mut loot = self.loot;
        let cards = |deck: usize| {
            let own = self.pack.reagents.iter().filter(|reagent| reagent.deck.number() == deck);
            own.map(|reagent| reagent.cards).sum::<u8>()
        };
        for deck in 0..3 {
            let mut over = loot[deck].saturating_sub(cards(deck));
            loot[deck] -= over;
            while over > 0 {
                let fullest = (0..3).max_by_key(|other| cards(*other).saturating_sub(loot[*other])).unwrap_or(0);
                if loot[fullest] >= cards(fullest) {
                    break;
                }
                (loot[fullest], over) = (loot[fullest] + 1, over - 1);
            }
        }
        loot
    }

    /// N13.5 · Half of the cards, rounded up, go back unseen; the players see only their backs.
    fn discard_half(&mut self, table: &mut Table<Self>, loot: &mut [u8; 3]) -> Play {
        let total: u8 = loot.iter().sum();
        let away = total.div_ceil(2);
        if away == 0 {
            return Ok(());
        }
        let decks: Vec<ReagentDeck> = ReagentDeck::ALL.into_iter().filter(|deck| loot[deck.number()] > 0).collect();
        let caps: Vec<u16> = decks.iter().map(|deck| loot[deck.number()].into()).collect();
        let prompt = || Prompt::new(text!("ask-loot", count = away, of = total), "N13.5.2");
        let shares = table.ask(self.lead()).say(prompt).pick_shares(decks, &caps, away.into(), Choice::Forgo)?;
        for (deck, count) in shares {
            loot[deck.number()] = loot[deck.number()].saturating_sub(count as u8);
        }
        Ok(())
    }

    /// N13.4 · A card of a deck from which these have been drawn.
    fn draw_reagent(
        &mut self,
        table: &mut Table<Self>,
        deck: ReagentDeck,
        gone: &[ReagentId],
    ) -> Play<Option<ReagentId>> {
        let mut cards: Vec<Card> = Vec::with_capacity(20);
        for id in self.pack.ids::<ReagentId>().filter(|id| self.pack.reagents[id.index()].deck == deck) {
            let left = usize::from(self.pack.reagents[id.index()].cards);
            let used = gone.iter().filter(|other| **other == id).count();
            cards.extend(std::iter::repeat_n(Card::Found(id), left.saturating_sub(used)));
        }
        if cards.is_empty() {
            return Ok(None);
        }
        let place = table.draw(REAGENTS, Seats::EVERYONE, &cards)?;
        Ok(if let Card::Found(id) = cards[place] { Some(id) } else { None })
    }

    /// N13.4 · This many reagents of decks that chance names.
    pub(crate) fn random_reagents(&mut self, table: &mut Table<Self>, count: u8) -> Play<Vec<ReagentId>> {
        let mut drawn = Vec::new();
        for _ in 0..count {
            let deck = table.roll(BOOK, 3)?;
            let deck = ReagentDeck::ALL[usize::from(deck.saturating_sub(1)).min(2)];
            drawn.extend(self.draw_reagent(table, deck, &drawn)?);
        }
        Ok(drawn)
    }

    /// N13.4 · Reagents are noted in the treasury; a card of coins goes into the purse.
    pub(crate) fn store(&mut self, table: &mut Table<Self>, found: Vec<ReagentId>) {
        if found.is_empty() {
            return;
        }
        for id in &found {
            let coins = self.pack.reagents[id.index()].coins;
            let tour = self.tour_mut();
            if coins > 0 {
                tour.coins = tour.coins.saturating_add(coins.into());
            } else {
                tour.treasury[id.index()] = tour.treasury[id.index()].saturating_add(1);
            }
        }
        table.log("N13.4.1", || {
            let kinds = self.pack.ids().map(|id: ReagentId| (id, found.iter().filter(|other| **other == id).count()));
            let told = kinds.filter(|(_, count)| *count > 0).map(|(id, count)| match count {
                1 => self.pack.name(id),
                several => text!("count-of", count = several, what = self.pack.name(id)),
            });
            text!("log-loot", reagents = told.collect::<Vec<_>>())
        });
    }

    /// N10.9.6 · Experience for everybody who was there, and coins for the company.
    pub(crate) fn pay(&mut self, table: &mut Table<Self>, won: bool) {
        let numbers = &self.pack.numbers;
        let one = |(victory, defeat): (u8, u8)| if won { victory } else { defeat };
        let (xp, coins) = (one(numbers.experience), one(numbers.coins));
        for member in Member::ALL {
            self.gain_experience(member, xp);
        }
        let tour = self.tour_mut();
        tour.coins = tour.coins.saturating_add(coins.into());
        table.log("N10.9.6", || text!("log-pay", xp = xp, coins = coins));
    }

    pub(crate) fn gain_experience(&mut self, member: Member, xp: u8) {
        if let Some(hero) = self.sheet_of(member)
            && let Some(sheet) = self.page_mut(hero)
        {
            sheet.xp = sheet.xp.saturating_add(xp);
        }
    }

    /// N12.2.11, N13.2 · How many rewards a mission brings: all of an encounter's, of a hunt's by the cards that were not revealed.
    pub(crate) fn rewards_won(&self, won: bool) -> u8 {
        let mission = self.pack.mission(self.tour().mission);
        let missing = self.missing_rewards().len() as u8;
        let most = match (mission.kind, won) {
            (_, false) => 0,
            (MissionKind::Hunt, true) => match self.prey_cards_left() {
                0 | 1 => 1,
                2 | 3 => 2,
                _ => 3,
            },
            _ => u8::MAX,
        };
        most.min(missing)
    }

    /// N12.2.11 · Rewards of the mission that are not in the inventory.
    pub(crate) fn missing_rewards(&self) -> Vec<ItemId> {
        let tour = self.tour();
        let rewards = self.pack.mission(tour.mission).rewards.iter().copied();
        rewards.filter(|item| tour.inventory[item.index()] == 0).collect()
    }

    /// N13.2 · Rewards are chosen and noted in the inventory.
    pub(crate) fn choose_rewards(&mut self, table: &mut Table<Self>, count: u8) -> Play {
        let missing = self.missing_rewards();
        if missing.is_empty() || count == 0 {
            return Ok(());
        }
        let prompt = || Prompt::new(text!("ask-reward", count = count), "N13.2.1");
        let item = table.ask(self.lead()).say(prompt).pick(missing, Choice::Reward)?;
        self.tour_mut().inventory[item.index()] += 1;
        table.log("N13.2.1", || text!("log-reward", item = self.pack.name(item)));
        if count > 1 {
            self.schedule([Task::Rewards(count - 1)]);
        }
        Ok(())
    }
}
