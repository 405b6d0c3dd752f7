//! B22 · Conditions and tokens of titans.

use super::context::{Context, Origin};
use crate::choice::Source;
use crate::ids::{ConditionId, TitanId};
use crate::pack::schema::{Token, Trigger};
use crate::state::{Affected, Event, Frame, Odyssey, Place, Posture};
use table::{Play, Table, Text, text};

impl Odyssey {
    /// B22.3 · The titan is knocked down, unless it averts it. From a vantage point it comes down first (B26.6).
    pub(crate) fn knock_down(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if !self.titan(titan).is_alive()
            || self.is_averted_by(table, Trigger::AboutToFallDown, Event::Knockdown(titan))?
        {
            return Ok(());
        }
        self.fall_down(table, titan)
    }

    /// B22.3, B26.6 · It lies down now.
    pub(super) fn fall_down(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if self.titan(titan).place == Place::Vantage {
            self.leave_vantage(table, titan)?;
        }
        if self.titan(titan).is_alive() {
            let in_turn = self.turn.titan == Some(titan);
            self.titan_mut(titan).posture = Posture::Falling(in_turn);
            table.log("B22.3", || text!("log-knocked-down", titan = self.titan_name(titan)));
        }
        Ok(())
    }

    /// B22.6 · From either side of the card.
    pub(crate) fn stand_up(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        self.get_up(table, titan, "B22.6");
        Ok(())
    }

    /// B22.5, B22.6 · A titan that lies down stands up, by this rule.
    pub(crate) fn get_up(&mut self, table: &mut Table<Self>, titan: TitanId, rule: &'static str) {
        if self.titan(titan).is_down() {
            self.titan_mut(titan).posture = Posture::Standing;
            table.log(rule, || text!("log-stands-up", titan = self.titan_name(titan)));
        }
    }

    /// B22.4 · At the end of a turn the card is turned to the standing side, unless the titan fell in this very turn.
    pub(crate) fn turn_knockdown(&mut self, titan: TitanId) {
        let posture = &mut self.titan_mut(titan).posture;
        *posture = match *posture {
            Posture::Falling(true) => Posture::Falling(false),
            Posture::Falling(false) => Posture::Rising,
            other => other,
        };
    }

    /// B22.1, B22.2, B22.7 · A condition is gained; one that the titan has already grows worse, kills, or does what its card says.
    pub(crate) fn suffer(&mut self, table: &mut Table<Self>, titan: TitanId, condition: ConditionId) -> Play {
        if !self.titan(titan).is_alive() {
            return Ok(());
        }
        let condition = self.as_it_stands(titan, condition);
        let Some(place) = self.place_of(titan, condition) else {
            self.take_condition(table, titan, condition);
            return Ok(());
        };
        let card = self.pack.condition(condition);
        let (worsens, kills) = (card.worsens, card.kills);
        if let Some(worse) = worsens {
            self.titan_mut(titan).conditions.remove(place);
            self.take_condition(table, titan, worse);
            return Ok(());
        }
        if kills {
            return self.die(table, titan, "B22.7");
        }
        self.gained_again(table, titan, place, condition)
    }

    /// B22.7 · Whoever has the worse form of a condition gains that one.
    fn as_it_stands(&self, titan: TitanId, condition: ConditionId) -> ConditionId {
        let worse = self.pack.condition(condition).worsens;
        match worse.filter(|worse| self.place_of(titan, *worse).is_some()) {
            Some(worse) => worse,
            None => condition,
        }
    }

    fn place_of(&self, titan: TitanId, condition: ConditionId) -> Option<usize> {
        let mut conditions = self.titan(titan).conditions.iter();
        conditions.position(|had| had.condition == condition)
    }

    fn take_condition(&mut self, table: &mut Table<Self>, titan: TitanId, condition: ConditionId) {
        let tokens = self.pack.condition(condition).tokens.map_or(0, |(_, count)| count);
        let conditions = &mut self.titan_mut(titan).conditions;
        if conditions.room() > 0 {
            conditions.push(Affected { condition, tokens });
            let place = self.titan(titan).conditions.len() as u8 - 1;
            self.note_source(table, titan, Source::Condition(titan, place));
            table.log("B22.1", || {
                text!("log-suffers", titan = self.titan_name(titan), condition = self.condition_name(condition))
            });
        }
    }

    fn gained_again(&mut self, table: &mut Table<Self>, titan: TitanId, place: usize, condition: ConditionId) -> Play {
        let abilities = self.pack.condition(condition).powers.abilities;
        let context = Context { titan, source: Source::Condition(titan, place as u8), origin: Origin::Card };
        for n in 0..abilities.len() {
            let ability = self.pack.at(abilities, n);
            if ability.at == Trigger::GainedAgain && self.holds(ability.when, context) {
                self.resolve_script(table, ability.effects, context)?;
            }
        }
        Ok(())
    }

    /// B22.9 to B22.13 · Tokens are gained, with what too many of them do.
    pub(crate) fn gain_tokens(&mut self, table: &mut Table<Self>, titan: TitanId, token: Token, count: u8) -> Play {
        if count == 0 || !self.titan(titan).is_alive() {
            return Ok(());
        }
        let had = self.tokens(titan, token);
        self.set_tokens(titan, token, had.saturating_add(count));
        let now = self.tokens(titan, token);
        if now == had {
            return Ok(());
        }
        table.log(token.rule(), || token.tell(token.gain_key(), self.titan_name(titan), now - had, now));
        match token {
            Token::Ambrosia if now > self.ambrosia_limit(titan) => self.die(table, titan, "B22.12"),
            Token::Despair => self.lonely_deaths(table),
            _ => Ok(()),
        }
    }

    /// Up to this many tokens are discarded. How many were.
    pub(crate) fn drop_tokens(&mut self, table: &mut Table<Self>, titan: TitanId, token: Token, count: u8) -> u8 {
        let had = self.tokens(titan, token);
        let dropped = count.min(had);
        self.set_tokens(titan, token, had - dropped);
        if dropped > 0 {
            let now = had - dropped;
            table.log(token.rule(), || token.tell(token.drop_key(), self.titan_name(titan), dropped, now));
        }
        dropped
    }

    /// B22.13 · Of fatigue there is one token of each kind at the most.
    fn set_tokens(&mut self, titan: TitanId, token: Token, count: u8) {
        let titan = self.titan_mut(titan);
        match token {
            Token::Despair => titan.despair = count,
            Token::Ambrosia => titan.ambrosia = count,
            Token::MovementFatigue => titan.movement_fatigue = count > 0,
            Token::CombatFatigue => titan.combat_fatigue = count > 0,
            Token::Trespass => titan.trespass = count,
        }
    }

    /// B22.9, B22.11 · Titans with too much despair die as soon as nobody is beside them. Those whose death ends what is in progress come last.
    pub(crate) fn lonely_deaths(&mut self, table: &mut Table<Self>) -> Play {
        if self.titans.iter().all(|titan| titan.despair == 0) {
            return Ok(());
        }
        for in_attack in [false, true] {
            for titan in TitanId::ALL {
                if self.is_in_attack(titan) == in_attack && self.is_past_hope(titan) {
                    self.die(table, titan, "B22.9")?;
                }
            }
        }
        Ok(())
    }

    fn is_past_hope(&self, titan: TitanId) -> bool {
        let despair = self.titan(titan).despair;
        despair > 0 && self.titan(titan).is_alive() && despair >= self.despair_limit(titan) && self.despairs(titan)
    }

    /// Whether a titan makes the attack in progress or suffers it.
    fn is_in_attack(&self, titan: TitanId) -> bool {
        self.frames.iter().any(|frame| {
            let struck = matches!(frame, Frame::AttackOnTarget(attack_on_target) if attack_on_target.target == titan);
            struck || matches!(frame, Frame::TitanAttack(titan_attack) if titan_attack.titan == titan)
        })
    }

    /// B22.12 · The limit has changed: whoever has more ambrosia than it can bear dies.
    pub(crate) fn bear_ambrosia(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let ambrosia = self.titan(titan).ambrosia;
        if ambrosia > 0 && ambrosia > self.ambrosia_limit(titan) {
            return self.die(table, titan, "B22.12");
        }
        Ok(())
    }

    pub(crate) fn condition_name(&self, condition: ConditionId) -> Text {
        Text::new(format!("condition-{}", self.pack.condition(condition).slug))
    }

    /// One of the titan's conditions is discarded.
    pub(crate) fn discard_condition(&mut self, table: &mut Table<Self>, titan: TitanId, place: usize) {
        let conditions = &mut self.titan_mut(titan).conditions;
        if place < conditions.len() {
            let had = conditions.remove(place);
            table.log("B22.1", || {
                text!("log-recovers", titan = self.titan_name(titan), condition = self.condition_name(had.condition))
            });
        }
    }
}

impl Token {
    /// The paragraph about the token.
    fn rule(self) -> &'static str {
        match self {
            Token::Despair => "B22.9",
            Token::Ambrosia => "B22.12",
            Token::MovementFatigue | Token::CombatFatigue => "B22.13",
            Token::Trespass => "B27.4",
        }
    }

    /// Tokens come or go; of fatigue there is nothing to count.
    fn tell(self, key: &'static str, titan: Text, count: u8, now: u8) -> Text {
        match self {
            Token::MovementFatigue | Token::CombatFatigue => text!(key, titan = titan),
            _ => text!(key, titan = titan, count = count, now = now),
        }
    }

    fn gain_key(self) -> &'static str {
        [
            "log-gains-despair",
            "log-gains-ambrosia",
            "log-gains-movement-fatigue",
            "log-gains-combat-fatigue",
            "log-gains-trespass",
        ][self as usize]
    }

    fn drop_key(self) -> &'static str {
        [
            "log-drops-despair",
            "log-drops-ambrosia",
            "log-drops-movement-fatigue",
            "log-drops-combat-fatigue",
            "log-drops-trespass",
        ][self as usize]
    }
}
