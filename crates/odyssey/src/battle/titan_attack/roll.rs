//! B7.3 · The attack roll.

use crate::battle::dice_streams;
use crate::battle::evasion::{Again, needed, places_of};
use crate::choice::Choice;
use crate::ids::TitanId;
use crate::pack::schema::{Attribute, Keyword, Trigger, Until};
use crate::state::{D10, Odyssey, Offer, TitanAttack};
use smallvec::SmallVec;
use table::{LogLine, Play, Table, text};

impl Odyssey {
    /// B7.3 · The dice of the attack in progress: roll, re-rolls, hits, and what they trigger.
    pub(super) fn attack_roll(&mut self, table: &mut Table<Self>) -> Play {
        let Some(TitanAttack { titan, weapon, .. }) = self.titan_attack().copied() else {
            return Ok(());
        };
        self.choose_rows_before_roll(table, titan)?;
        let deadly = self.has_keyword(titan, Some(weapon), Keyword::Deadly);
        let count = self.attack_dice(titan, weapon);
        let crits = if deadly && count > 1 { 2 } else { 1 };
        let dice = self.roll_d10(table, dice_streams::ATTACK, count, crits)?;
        let precision = self.precision(titan, weapon);
        if let Some(attack) = self.titan_attack_mut() {
            (attack.dice, attack.precision) = (dice, precision);
        }
        self.tell_attack_roll(table, titan);
        self.crit_misses(table, titan, |_| true)?;
        self.reroll_attack(table, titan)?;
        self.spend_tokens(titan, Attribute::Precision);
        self.count_attack_hits(table, titan, deadly);
        self.after_attack_roll(table, titan)
    }

    fn tell_attack_roll(&self, table: &mut Table<Self>, titan: TitanId) {
        table.tell(|| {
            let attack = self.titan_attack().copied().unwrap_or_default();
            let faces: Vec<String> = attack.dice.iter().map(|die| die.face.to_string()).collect();
            let text = text!(
                "log-attack-roll",
                titan = self.titan_name(titan),
                faces = faces.join(" "),
                precision = crate::words::signed(attack.precision),
                tohit = self.to_hit()
            );
            LogLine::by("B7.3.1", text).moment(self.attack_roll_shown(&attack.dice, |_| None))
        });
    }

    /// B7.3.4 · Attack re-rolls and Fate, named together. If every die hits and one is a crit chance there is nothing to gain, nor in a full miss.
    fn reroll_attack(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let Some(attack) = self.titan_attack().copied().filter(|attack| !attack.missed) else {
            return Ok(());
        };
        let free =
            attack.attack_rerolls.saturating_add(self.keyword_sum(
                titan,
                Some(attack.weapon),
                |keyword| match keyword {
                    Keyword::AttackReroll(count) => Some(count),
                    _ => None,
                },
            ));
        let to_hit = self.to_hit();
        let perfect = attack.dice.iter().all(|die| attack.hits_with(die, to_hit));
        if perfect && attack.dice.iter().any(|die| die.crit && die.face == 10) {
            return Ok(());
        }
        let worth = places_of(&attack.dice, |die| !attack.hits_with(die, to_hit) || die.crit && die.face < 10);
        let again = Again { free, fate: true, worth, needs: needed(to_hit, attack.precision) };
        let dice = self.reroll_d10(table, dice_streams::ATTACK, titan, attack.dice, again)?;
        if dice != attack.dice {
            if let Some(attack) = self.titan_attack_mut() {
                attack.dice = dice;
            }
            self.tell_attack_roll(table, titan);
            self.crit_misses(table, titan, |die| die.rerolled)?;
        }
        Ok(())
    }

    /// B7.3.6 · Each natural 1 on a crit die triggers, also if it is then re-rolled.
    fn crit_misses(&mut self, table: &mut Table<Self>, titan: TitanId, shown: impl Fn(&D10) -> bool) -> Play {
        let dice = self.titan_attack().map_or(Default::default(), |attack| attack.dice);
        for _ in dice.iter().filter(|die| die.crit && die.face == 1 && shown(die)) {
            self.trigger(table, titan, Trigger::CritMiss)?;
        }
        Ok(())
    }

    /// B7.3.3, B7.3.5, B21.12 · Hits, and the crit chance. What has become a full miss stays one (B7.3.8).
    fn count_attack_hits(&mut self, table: &mut Table<Self>, titan: TitanId, deadly: bool) {
        let to_hit = self.to_hit();
        let Some(attack) = self.titan_attack_mut() else { return };
        let crit_from = if deadly && attack.dice.len() == 1 { 9 } else { 10 };
        if attack.missed {
            return;
        }
        attack.hits = attack.dice.iter().filter(|die| attack.hits_with(die, to_hit)).count() as u8;
        attack.crit |= attack.dice.iter().any(|die| die.crit && die.face >= crit_from);
        let (hits, crit) = (attack.hits, attack.crit);
        if hits == 0 {
            return;
        }
        table.log("B7.3.3", || {
            let key = if crit { "log-attack-crit" } else { "log-attack-hits" };
            text!(key, titan = self.titan_name(titan), count = hits)
        });
    }

    /// B7.3.5, B7.3.7.
    fn after_attack_roll(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let Some(attack) = self.titan_attack().copied().filter(|attack| !attack.missed) else {
            return Ok(());
        };
        if attack.crit {
            self.trigger(table, titan, Trigger::CritChance)?;
        }
        if attack.hits as usize == attack.dice.len() {
            self.trigger(table, titan, Trigger::FullHit)?;
        }
        Ok(())
    }

    /// B20.4 · Temporary tokens of a kind have had their effect.
    pub(crate) fn spend_tokens(&mut self, titan: TitanId, attribute: Attribute) {
        let has = self.titan_mut(titan);
        if !has.modifiers.is_empty() {
            let kept = has.modifiers.iter().copied();
            has.modifiers = kept.filter(|(token, _)| token.0 != attribute || token.1 != Until::Used).collect();
        }
    }

    /// B19.4 · Rows with *or* of which one side would change the attack roll: it is taken now or left for later steps.
    fn choose_rows_before_roll(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let now =
            |keyword: &Keyword| matches!(keyword, Keyword::Precise(_) | Keyword::Deadly | Keyword::AttackReroll(_));
        let rows = self.lit_rows(titan).filter(|(_, row)| row.sides.len() > 1);
        let rows: SmallVec<[u8; 8]> =
            rows.filter(|(_, row)| row.sides.iter().flatten().any(now)).map(|(n, _)| n).collect();
        for n in rows {
            let row = &self.kratos_rows(titan)[n as usize];
            let sides = row.sides.iter().enumerate().filter(|(_, side)| side.iter().any(now));
            let sides: SmallVec<[u8; 4]> = sides.map(|(side, _)| side as u8).collect();
            self.offer = Offer::Row(titan, n);
            let asked = table.ask(self.player(titan)).about("ask-row-before-roll", "B19.4");
            let chosen = asked.may(Choice::Pass, sides, Choice::Side)?;
            self.offer = Offer::Nothing;
            if let Some(side) = chosen {
                self.take_side(n, side);
            }
        }
        Ok(())
    }
}

impl TitanAttack {
    /// B7.3.3, G2.2 · Whether a die hits.
    pub fn hits_with(&self, die: &D10, to_hit: u8) -> bool {
        die.face == 10 || die.face > 1 && i16::from(die.face) + i16::from(self.precision) >= i16::from(to_hit)
    }
}
