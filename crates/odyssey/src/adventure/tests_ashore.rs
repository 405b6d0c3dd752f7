//! A2.6, A2.7 · Tests outside battles.

use crate::battle::passes;
use crate::campaign::Why;
use crate::choice::Choice;
use crate::ids::{Skill, Stat, TitanId};
use crate::pack::schema::campaign::Hindrance;
use crate::state::Odyssey;
use crate::state::campaign::{Rolling, Stake};
use crate::story::{Effect, Figure, Who};
use crate::telling::die_spot;
use table::{Die, DieState, Play, Prompt, Roll, Stream, Table, text};

const TEST: Stream = Stream::new("test");

impl Odyssey {
    /// A2.6 · A test of an argonaut, or of the Argo. With nobody to be tested it fails.
    pub(crate) fn test_ashore(
        &mut self,
        table: &mut Table<Self>,
        who: Who,
        skills: &[Skill],
        difficulty: u8,
    ) -> Play<bool> {
        if who == Who::Argo {
            return self.test_argo(table, difficulty, Stake::Test);
        }
        let who = if matches!(who, Who::Group | Who::Each) { Who::Chosen } else { who };
        let Some(id) = self.meant(table, who)?.first().copied() else {
            return Ok(false);
        };
        self.test_argonaut(table, id, skills, difficulty, Stake::Test)
    }

    /// G7.1, G7.4, G3.2 · A d10 and the better skill; 1 Fate rolls a failed one again.
    pub(crate) fn test_argonaut(
        &mut self,
        table: &mut Table<Self>,
        id: TitanId,
        skills: &[Skill],
        difficulty: u8,
        stake: Stake,
    ) -> Play<bool> {
        if let Some(reading) = &mut self.voyage_mut().reading {
            reading.tested = Some(id);
        }
        let skill = skills.iter().map(|skill| self.skill_ashore(id, *skill)).max().unwrap_or(0);
        let rolling = Some(Rolling { stake, needs: difficulty.saturating_add_signed(-skill) });
        let mut face = self.roll_test(table, id, rolling)?;
        if !passes(face, skill, difficulty) && self.rolls_again(table, id, face, difficulty)? {
            face = self.roll_test(table, id, rolling)?;
        }
        let passed = passes(face, skill, difficulty);
        let end = if passed { "passed" } else { "failed" };
        table.log("G7.1", || {
            text!(
                format!("log-ashore-{end}"),
                name = self.argonaut_name(id),
                face = face,
                bonus = crate::words::signed(skill),
                difficulty = difficulty
            )
        });
        // A5.6 · What a fated mnemos makes of a failure.
        if !passed && self.is_hindered(id, Hindrance::DangerOnFailure) {
            self.afflict(table, id, Stat::Danger, 1);
        }
        Ok(passed)
    }

    fn roll_test(&mut self, table: &mut Table<Self>, id: TitanId, rolling: Option<Rolling>) -> Play<u8> {
        self.voyage_mut().rolling = rolling;
        let face = table.roll(TEST, 10)?;
        self.voyage_mut().rolling = None;
        // A5.6.
        if face == 1 && self.is_hindered(id, Hindrance::OnesRaiseFate) {
            self.gain_figure(table, Figure::ArgoFate, 1, Why::Forced)?;
        }
        Ok(face)
    }

    /// G3.2, G6.2, A5.6.
    fn rolls_again(&mut self, table: &mut Table<Self>, id: TitanId, face: u8, difficulty: u8) -> Play<bool> {
        if !self.can_bear(id, Stat::Fate, 1) || self.is_hindered(id, Hindrance::NoRerolls) {
            return Ok(false);
        }
        let name = self.argonaut_name(id);
        let prompt = || {
            let die = Die::new(10, face).id(die_spot(0)).state(DieState::Miss).price("price-fate");
            Prompt::new(text!("ask-reroll-ashore", name = name, face = face, difficulty = difficulty), "G3.2")
                .roll(Roll::new("roll-test").die(die).against(difficulty))
        };
        let seat = self.player(id);
        let again = table.ask(seat).say(prompt).one(&[Choice::Pass, Choice::Die(0)])? != Choice::Pass;
        if again {
            self.argonaut_mut(id).stats[Stat::Fate as usize] += 1;
        }
        Ok(again)
    }

    /// A2.7 · Everybody is tested; what a failure brings comes to whoever failed. How many have passed.
    pub(crate) fn test_group(
        &mut self,
        table: &mut Table<Self>,
        skills: &[Skill],
        difficulty: u8,
        each_fail: &[Effect],
    ) -> Play<u8> {
        let there: Vec<TitanId> = self.crewed().collect();
        let mut passed = 0;
        for id in there {
            if self.test_argonaut(table, id, skills, difficulty, Stake::Group)? {
                passed += 1;
            } else {
                self.apply_all(table, each_fail)?;
            }
        }
        Ok(passed)
    }
}
