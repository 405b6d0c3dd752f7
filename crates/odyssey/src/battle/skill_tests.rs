//! G7 · Tests.

use super::dice_streams;
use crate::choice::Choice;
use crate::ids::{Skill, Stat, TitanId};
use crate::pack::schema::Tested;
use crate::state::Odyssey;
use crate::telling::die_spot;
use crate::words;
use table::{Die, DieState, Play, Prompt, Roll, Table, Text, text};

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
        let mut face = table.roll(dice_streams::TEST, 10)?;
        if !passes(face, skill, difficulty) && self.rerolls_test(table, titan, face)? {
            face = table.roll(dice_streams::TEST, 10)?;
        }
        let passed = passes(face, skill, difficulty);
        table.log("G7.1", || self.test_text(titan, tested, (face, difficulty), passed));
        Ok(passed)
    }

    /// What was tested, with what was added, and how it ended.
    fn test_text(&self, titan: TitanId, tested: Tested, (face, difficulty): (u8, u8), passed: bool) -> Text {
        let name = self.titan_name(titan);
        let end = if passed { "passed" } else { "failed" };
        let Some(skill) = self.skill_tested(titan, tested) else {
            return text!(format!("log-plain-test-{end}"), titan = name, face = face, difficulty = difficulty);
        };
        text!(
            format!("log-test-{end}"),
            titan = name,
            skill = skill.text(),
            bonus = words::signed(self.skill(titan, skill)),
            face = face,
            difficulty = difficulty
        )
    }

    /// G7.1, G7.4 · What is added. Of two skills the higher one is taken: nobody would choose the other.
    pub(crate) fn tested_skill(&self, titan: TitanId, tested: Tested) -> i8 {
        self.skill_tested(titan, tested).map_or(0, |skill| self.skill(titan, skill))
    }

    /// G7.4 · The skill that counts, if the test names any.
    fn skill_tested(&self, titan: TitanId, tested: Tested) -> Option<Skill> {
        match tested {
            Tested::Plainly => None,
            Tested::By(skill) => Some(skill),
            Tested::ByEither(one, other) => Some(self.better_skill(titan, one, other)),
        }
    }

    /// G7.4 · The higher of two skills, the first if they are equal.
    pub(crate) fn better_skill(&self, titan: TitanId, one: Skill, other: Skill) -> Skill {
        if self.skill(titan, other) > self.skill(titan, one) { other } else { one }
    }

    /// G3.2, G6.2 · The die of a failed test may be rolled again for 1 Fate.
    fn rerolls_test(&mut self, table: &mut Table<Self>, titan: TitanId, face: u8) -> Play<bool> {
        if self.titan(titan).stat(Stat::Fate) >= 9 {
            return Ok(false);
        }
        let player = self.player(titan);
        let options = [Choice::Pass, Choice::Die(0)];
        let prompt = || {
            let die = Die::new(10, face).id(die_spot(0)).state(DieState::Miss).price("price-fate");
            Prompt::new("ask-reroll-test", "G3.2").roll(Roll::new("roll-test").die(die))
        };
        let again = table.ask(player).say(prompt).one(&options)? != Choice::Pass;
        if again {
            self.titan_mut(titan).stats[Stat::Fate as usize] += 1;
            table.log("G3.2", || {
                let now = self.titan(titan).stat(Stat::Fate);
                text!("log-reroll-test", titan = self.titan_name(titan), face = face, now = now)
            });
        }
        Ok(again)
    }
}

/// G2.2, G7.1 · Whether a die passes a test.
pub(crate) fn passes(face: u8, skill: i8, difficulty: u8) -> bool {
    face == 10 || face > 1 && face as i8 + skill >= difficulty as i8
}
