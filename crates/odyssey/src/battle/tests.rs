//! G7 · Tests.

use super::streams;
use crate::choice::Choice;
use crate::ids::{Stat, TitanId};
use crate::pack::schema::Tested;
use crate::state::Odyssey;
use table::{Play, Table, text};

impl Odyssey {
    /// G7, G3.2 · A test of the titan's argonaut, with its re-roll.
    pub(crate) fn test(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        tested: Tested,
        difficulty: u8,
    ) -> Play<bool> {
        let skill = self.tested_skill(titan, tested);
        let mut face = table.roll(streams::TEST, 10)?;
        if !passes(face, skill, difficulty) && self.rerolls_test(table, titan)? {
            face = table.roll(streams::TEST, 10)?;
        }
        let passed = passes(face, skill, difficulty);
        let key = if passed { "log-test-passed" } else { "log-test-failed" };
        table.log("G7.1", || {
            let name = self.titan_name(titan);
            text!(key, titan = name, face = face, skill = skill, difficulty = difficulty)
        });
        Ok(passed)
    }

    /// G7.1, G7.4 · What is added. Of two skills the higher one is taken: nobody would choose the other.
    pub(crate) fn tested_skill(&self, titan: TitanId, tested: Tested) -> i8 {
        match tested {
            Tested::Plainly => 0,
            Tested::By(skill) => self.skill(titan, skill),
            Tested::ByEither(one, other) => self.skill(titan, one).max(self.skill(titan, other)),
        }
    }

    /// G3.2, G6.2 · The die of a failed test may be rolled again for 1 Fate.
    fn rerolls_test(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play<bool> {
        if self.titan(titan).stat(Stat::Fate) >= 9 {
            return Ok(false);
        }
        let player = self.player(titan);
        let options = [Choice::Pass, Choice::Die(0)];
        let again = table.ask(player).about("ask-reroll-test", "G3.2").one(&options)? != Choice::Pass;
        if again {
            self.titan_mut(titan).stats[Stat::Fate as usize] += 1;
        }
        Ok(again)
    }
}

/// G2.2, G7.1 · Whether a die passes a test.
pub(crate) fn passes(face: u8, skill: i8, difficulty: u8) -> bool {
    face == 10 || face > 1 && face as i8 + skill >= difficulty as i8
}
