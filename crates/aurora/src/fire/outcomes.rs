//! A5, F11 · The outcome deck: its cards, and the back on top.

use crate::card::{Card, OutcomeId, Shot};
use crate::state::Aurora;
use crate::{BACKS, OUTCOMES};
use smallvec::SmallVec;
use table::{Play, Seats, Table};

type Outcomes = SmallVec<[Card; 16]>;

impl Aurora {
    /// All twelve in the deck again, and the back that then lies on top.
    pub(crate) fn shuffle_outcomes(&mut self, table: &mut Table<Self>) -> Play {
        self.outcomes = ((1u32 << self.pack.outcomes.len()) - 1) as u16;
        self.show_back(table)
    }

    /// The outcomes that are left in the deck.
    pub(crate) fn outcomes_left(&self) -> impl Iterator<Item = OutcomeId> + '_ {
        (0..self.pack.outcomes.len() as u8).filter(|n| self.outcomes >> n & 1 == 1).map(OutcomeId)
    }

    fn show_back(&mut self, table: &mut Table<Self>) -> Play {
        let backs: Outcomes = self.outcomes_left().map(|id| Card::Back(self.pack.outcome_card(id).back)).collect();
        self.back = 0;
        if !backs.is_empty()
            && let Card::Back(column) = backs[table.draw(BACKS, Seats::EVERYONE, &backs)?]
        {
            self.back = column;
        }
        Ok(())
    }

    /// F4, F11 · Turns the top outcome over; the next back comes to light.
    pub(crate) fn reveal(&mut self, table: &mut Table<Self>) -> Play<OutcomeId> {
        if self.outcomes.count_ones() < 2 {
            self.shuffle_outcomes(table)?;
        }
        let back = self.back;
        let cards: Outcomes =
            self.outcomes_left().filter(|id| self.pack.outcome_card(*id).back == back).map(Card::Outcome).collect();
        let place = table.draw(OUTCOMES, Seats::EVERYONE, &cards)?;
        let Card::Outcome(outcome) = cards[place] else {
            return table.fault(|| "an outcome is no outcome".to_owned());
        };
        self.outcomes &= !(1 << outcome.0);
        self.show_back(table)?;
        Ok(outcome)
    }

    /// F3 · One outcome is revealed, and the back now on top tells the column.
    pub(crate) fn hit_column(&mut self, table: &mut Table<Self>) -> Play<u8> {
        self.reveal(table)?;
        Ok(self.back.max(1))
    }

    /// The row of an outcome for a weapon of this value.
    pub(crate) fn shot(&self, outcome: OutcomeId, value: u8) -> Shot {
        let shots = &self.pack.outcome_card(outcome).shots;
        shots[usize::from(value.clamp(1, 4)) - 1]
    }

    /// The outcomes that a reveal may bring now, each equally likely.
    pub(crate) fn possible_outcomes(&self) -> SmallVec<[OutcomeId; 16]> {
        if self.outcomes.count_ones() < 2 {
            return (0..self.pack.outcomes.len() as u8).map(OutcomeId).collect();
        }
        self.outcomes_left().filter(|id| self.pack.outcome_card(*id).back == self.back).collect()
    }

    /// O2, F11 · The outcomes that the reveal after this one may bring, each equally likely.
    pub(crate) fn outcomes_after(&self, first: OutcomeId) -> SmallVec<[OutcomeId; 16]> {
        let all = ((1u32 << self.pack.outcomes.len()) - 1) as u16;
        let deck = if self.outcomes.count_ones() < 2 { all } else { self.outcomes };
        let left = deck & !(1 << first.0);
        let left = if left.count_ones() < 2 { all } else { left };
        (0..self.pack.outcomes.len() as u8).filter(|n| left >> n & 1 == 1).map(OutcomeId).collect()
    }

    /// The columns that the next hit may go to, and in how many ways each, from column 1.
    pub(crate) fn possible_columns(&self) -> [u8; 3] {
        let mut ways = [0u8; 3];
        let all = self.outcomes.count_ones() < 2;
        let ids: SmallVec<[OutcomeId; 16]> = if all {
            (0..self.pack.outcomes.len() as u8).map(OutcomeId).collect()
        } else {
            self.outcomes_left().collect()
        };
        for id in ids {
            ways[usize::from(self.pack.outcome_card(id).back.clamp(1, 3)) - 1] += 1;
        }
        if !all {
            let top = usize::from(self.back.clamp(1, 3)) - 1;
            ways[top] = ways[top].saturating_sub(1);
        }
        ways
    }
}
