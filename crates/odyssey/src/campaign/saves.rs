//! C2.8 · Saves: technologies by which the Argo is spared a loss.

use super::sheet::Why;
use super::streams;
use crate::battle::passes;
use crate::choice::Choice;
use crate::ids::TechId;
use crate::pack::schema::campaign::{SaveTest, Saved, TechPower};
use crate::state::Odyssey;
use crate::state::campaign::{Rolling, Stake};
use table::{Play, Prompt, Table, text};

/// C2.8 · What a save costs.
const PRICE: u8 = 1;

impl Odyssey {
    /// C2.8 · Whether the whole line of effect is ignored. Each fitting technology may be used once, for 1 Argo Fate.
    pub(crate) fn is_saved(&mut self, table: &mut Table<Self>, what: Saved, n: u8, why: Why) -> Play<bool> {
        if why != Why::Forced {
            return Ok(false);
        }
        for tech in self.known_techs() {
            let Some(test) = self.save_of(tech, what) else { continue };
            if !self.can_bear_fate(PRICE) {
                return Ok(false);
            }
            let use_it = [Choice::Pass, Choice::Employ(tech, 0)];
            let prompt = || Prompt::new(text!("ask-save", tech = self.pack.name(tech), what = what.slug()), "C2.8");
            if table.ask(self.group()).say(prompt).one(&use_it)? == Choice::Pass {
                continue;
            }
            self.argo.fate += PRICE;
            let difficulty = self.save_difficulty(test);
            if self.test_argo(table, difficulty, Stake::Save(what, n))? {
                table.log("C2.8", || text!("log-saved", tech = self.pack.name(tech)));
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn save_of(&self, tech: TechId, what: Saved) -> Option<SaveTest> {
        self.pack.tech(tech).gives.iter().find_map(|power| match power {
            TechPower::Save(saved, test) if *saved == what => Some(*test),
            _ => None,
        })
    }

    fn save_difficulty(&self, test: SaveTest) -> u8 {
        match test {
            SaveTest::Flat(n) => n,
            SaveTest::Hull(n) => n + self.argo.hull,
            SaveTest::DoomCard(n) => n.saturating_sub(self.doom_side().map_or(0, |side| side.card)),
        }
    }

    /// G7, G3.3, C3.3 · A test of the Argo: a d10 and the diplomacy bonus; 1 Argo Fate rolls it again.
    pub(crate) fn test_argo(&mut self, table: &mut Table<Self>, difficulty: u8, stake: Stake) -> Play<bool> {
        let faction = self.local_waters(table)?;
        let bonus = self.diplomacy_bonus(faction);
        let needs = difficulty.saturating_add_signed(-bonus);
        self.voyage_mut().rolling = Some(Rolling { stake, needs });
        let mut face = table.roll(streams::SAVE, 10)?;
        self.voyage_mut().rolling = None;
        if !passes(face, bonus, difficulty) && self.can_bear_fate(1) {
            let prompt = || Prompt::new(text!("ask-reroll-argo", face = face, difficulty = difficulty), "G3.3");
            if table.ask(self.group()).say(prompt).one(&[Choice::Pass, Choice::Die(0)])? != Choice::Pass {
                self.argo.fate += 1;
                self.voyage_mut().rolling = Some(Rolling { stake, needs });
                face = table.roll(streams::SAVE, 10)?;
                self.voyage_mut().rolling = None;
            }
        }
        let passed = passes(face, bonus, difficulty);
        let end = if passed { "passed" } else { "failed" };
        table.log("G7.1", || text!(format!("log-argo-test-{end}"), face = face, difficulty = difficulty));
        Ok(passed)
    }
}
