//! B5.14 · The evasion roll.

mod dice;
mod guard;

pub(super) use dice::{Again, dice_mask, needed, places_of};

use super::dice_streams;
use crate::ids::{Skill, TitanId};
use crate::pack::schema::{AttackKind, Attribute, Keyword, Trigger, Until};
use crate::state::{AttackOnTarget, D10, Dice, Odyssey};
use crate::words::signed;
use table::{Play, Table, text};

impl Odyssey {
    /// B5.14 · The dice of the attack on the target: roll, re-rolls, crit evades, Block. Hits are left in it.
    pub(crate) fn evasion_roll(&mut self, table: &mut Table<Self>) -> Play {
        let (Some(attack_on_target), Some(attack)) = (self.attack_on_target(), self.attack_in_progress()) else {
            return Ok(());
        };
        let (titan, base) = (attack_on_target.target, attack.difficulty);
        if let AttackKind::Judgement(one, other) = attack.kind {
            return self.judgement(table, titan, one, other);
        }
        self.take_up_guard(table, titan, true)?;
        let (difficulty, evasion) = (self.evasion_difficulty(base), self.evasion(titan));
        self.with_attack_on_target(|attack| (attack.difficulty, attack.evasion) = (difficulty, evasion));
        self.trigger(table, titan, Trigger::AboutToEvade)?;
        self.roll_evasion(table, titan)?;
        self.reroll_evasion(table, titan)?;
        self.count_hits(table, titan)?;
        self.spend_evasion_tokens(titan);
        self.after_the_roll(table, titan)
    }

    /// B5.14.1 · As many dice as the card says, with bonuses, tokens and banners.
    fn roll_evasion(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let base = self.attack_in_progress().map_or(0, |attack| attack.dice as i8);
        let extra = self.attack_on_target().map_or(0, |attack| attack.extra);
        let count = self.evasion_dice(base + extra);
        let dice = self.roll_d10(table, dice_streams::EVASION, count, 1)?;
        self.with_attack_on_target(|attack| attack.dice = dice);
        self.tell_roll(table, titan, "B5.14.1");
        self.crit_evade_fails(table, titan, |_| true)
    }

    /// B5.14.4 · Free re-rolls of gear and Fate, named together. Without a hit nobody is asked.
    fn reroll_evasion(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if self.hits_shown() == 0 {
            return Ok(());
        }
        self.take_up_guard(table, titan, false)?;
        let Some(attack_on_target) = self.attack_on_target().copied() else {
            return Ok(());
        };
        let free = self.evasion_rerolls(titan) + attack_on_target.rerolls;
        let doomed = self.is_doomed(titan);
        let critical = self.is_moment(titan, Trigger::CritEvade);
        let again = Again {
            free,
            fate: !doomed,
            needs: needed(attack_on_target.difficulty, attack_on_target.evasion),
            worth: places_of(&attack_on_target.dice, |die| {
                !attack_on_target.evades(die) || critical && die.crit && die.face < 10
            }),
        };
        let dice = self.reroll_d10(table, dice_streams::EVASION, titan, attack_on_target.dice, again)?;
        if dice != attack_on_target.dice {
            self.with_attack_on_target(|attack| attack.dice = dice);
            self.tell_roll(table, titan, "B5.14.4");
            self.crit_evade_fails(table, titan, |die| die.rerolled)?;
        }
        Ok(())
    }

    /// B21.15 · Whether Fate re-rolls nothing: by the attack, or by a card that the titan bears.
    fn is_doomed(&self, titan: TitanId) -> bool {
        let attack = self.attack_in_progress().is_some_and(|attack| attack.doomed);
        attack || self.has_keyword(titan, None, Keyword::Doomed)
    }

    /// B5.14.6 · Each natural 1 on a crit die triggers, also if it is then re-rolled.
    fn crit_evade_fails(&mut self, table: &mut Table<Self>, titan: TitanId, shown: impl Fn(&D10) -> bool) -> Play {
        let dice = self.attack_on_target().map_or(Dice::new(), |attack| attack.dice);
        for _ in dice.iter().filter(|die| die.crit && die.face == 1 && shown(die)) {
            self.trigger(table, titan, Trigger::CritEvadeFail)?;
        }
        Ok(())
    }

    fn hits_shown(&self) -> u8 {
        self.attack_on_target().map_or(0, |attack| attack.dice.iter().filter(|die| !attack.evades(die)).count() as u8)
    }

    /// B5.14.2 · Hits are counted; of a relentless attack each hit is followed by another die until none hits.
    fn count_hits(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let mut hits = self.hits_shown();
        let relentless = self.attack_on_target().is_some_and(|attack| attack.relentless);
        let mut owed = if relentless { hits } else { 0 };
        while owed > 0 {
            let more = self.roll_d10(table, dice_streams::EVASION, owed.min(12), 0)?;
            let Some(attack_on_target) = self.attack_on_target().copied() else { break };
            table.log("B5.14.2", || {
                let faces: Vec<String> = more.iter().map(|die| die.face.to_string()).collect();
                text!("log-relentless", titan = self.titan_name(titan), dice = faces.join(" "))
            });
            owed = more.iter().filter(|die| !attack_on_target.evades(die)).count() as u8;
            hits = hits.saturating_add(owed);
            self.with_attack_on_target(|attack| {
                let room = attack.dice.room();
                attack.dice.extend(more.iter().copied().take(room));
            });
        }
        self.with_attack_on_target(|attack| attack.hits = hits);
        if hits > 0 {
            table.log("B5.14.2", || text!("log-hits-taken", titan = self.titan_name(titan), count = hits));
        }
        Ok(())
    }

    /// B5.14.5, B5.14.7 · Crit evades, then Block and what else takes hits away.
    fn after_the_roll(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let crit = |attack: &AttackOnTarget| attack.dice.iter().any(|die| die.crit && die.face == 10);
        if self.attack_on_target().is_some_and(crit) {
            self.trigger(table, titan, Trigger::CritEvade)?;
        }
        if self.hits() > 0 {
            self.trigger(table, titan, Trigger::EvasionRolled)?;
        }
        Ok(())
    }

    /// B20.4 · Temporary evasion tokens have had their effect.
    fn spend_evasion_tokens(&mut self, titan: TitanId) {
        let sheet = self.titan_mut(titan);
        let spent = |token: &crate::state::TokenOf| token.0 == Attribute::Evasion && token.1 == Until::Used;
        let kept = sheet.modifiers.iter().copied().filter(|(token, _)| !spent(token));
        sheet.modifiers = kept.collect();
    }

    /// B5.9, B5.10 · A judgement: each die is a test of the skill, and each that fails is a hit. Of two skills the better one is taken. Only Fate
    /// re-rolls it.
    fn judgement(&mut self, table: &mut Table<Self>, titan: TitanId, one: Skill, other: Skill) -> Play {
        let Some(attack) = self.attack_in_progress() else {
            return Ok(());
        };
        let (base, difficulty) = (attack.dice as i8, attack.difficulty);
        let doomed = self.is_doomed(titan);
        let bonus = self.skill(titan, self.better_skill(titan, one, other));
        let count = base + self.attack_on_target().map_or(0, |attack| attack.extra);
        let rolled = self.roll_d10(table, dice_streams::TEST, count.clamp(1, 12) as u8, 0)?;
        self.with_attack_on_target(|attack| {
            (attack.difficulty, attack.evasion) = (difficulty, bonus);
            attack.dice = rolled;
        });
        self.tell_roll(table, titan, "B5.9");
        if self.hits_shown() > 0 {
            let again = Again {
                free: 0,
                fate: !doomed,
                needs: needed(difficulty, bonus),
                worth: self.attack_on_target().map_or(0, |attack| places_of(&rolled, |die| !attack.evades(die))),
            };
            let dice = self.reroll_d10(table, dice_streams::TEST, titan, rolled, again)?;
            self.with_attack_on_target(|attack| attack.dice = dice);
            if dice != rolled {
                self.tell_roll(table, titan, "B5.10");
            }
        }
        self.count_hits(table, titan)
    }

    fn tell_roll(&self, table: &mut Table<Self>, titan: TitanId, rule: &'static str) {
        let Some(attack_on_target) = self.attack_on_target() else { return };
        table.log(rule, || {
            let faces: Vec<String> = attack_on_target.dice.iter().map(|die| die.face.to_string()).collect();
            let (name, bonus) = (self.titan_name(titan), signed(attack_on_target.evasion));
            match self.attack_kind() {
                Some(AttackKind::Judgement(one, other)) => text!(
                    "log-judgement-roll",
                    titan = name,
                    skill = self.better_skill(titan, one, other).text(),
                    dice = faces.join(" "),
                    bonus = bonus,
                    difficulty = attack_on_target.difficulty
                ),
                _ => text!(
                    "log-evasion-roll",
                    titan = name,
                    dice = faces.join(" "),
                    bonus = bonus,
                    difficulty = attack_on_target.difficulty
                ),
            }
        });
    }
}

impl AttackOnTarget {
    /// B5.14.2, G2.2 · Whether a die evades.
    pub fn evades(&self, die: &D10) -> bool {
        let reached = i16::from(die.face) + i16::from(self.evasion) >= i16::from(self.difficulty);
        die.face == 10 || die.face != 1 && reached
    }
}
