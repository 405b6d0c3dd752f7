//! Tokens and conditions.

use crate::battle::context::Context;
use crate::choice::{Choice, Source};
use crate::ids::{ConditionId, TitanId};
use crate::pack::schema::{Attribute, ConditionKind, PoolToken, PrimordialAttribute, Until};
use crate::state::{Odyssey, PrimordialToken, TokenOf};
use crate::words::signed;
use smallvec::SmallVec;
use table::{Few, Play, Table, text};

impl Odyssey {
    /// A condition of this kind is discarded, of the player's choice; lying down is one of the body.
    pub(super) fn cure(&mut self, table: &mut Table<Self>, titan: TitanId, kind: ConditionKind) -> Play {
        let had = self.titan(titan).conditions;
        let such = had.iter().enumerate().filter(|(_, had)| self.pack.condition(had.condition).kind == kind);
        let mut cures: SmallVec<[Option<usize>; 9]> = such.map(|(place, _)| Some(place)).collect();
        if kind == ConditionKind::Body && self.titan(titan).is_down() {
            cures.push(None);
        }
        if cures.is_empty() {
            return Ok(());
        }
        let to_choice = |cured: Option<usize>| cured.map_or(Choice::StandUp, |n| Choice::Condition(had[n].condition));
        match table.ask(self.player(titan)).about("ask-cure", "B22.1").pick(cures, to_choice)? {
            Some(place) => {
                self.discard_condition(table, titan, place);
                Ok(())
            }
            None => self.stand_up(table, titan),
        }
    }

    pub(crate) fn cure_all(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        while !self.titan(titan).conditions.is_empty() {
            self.discard_condition(table, titan, 0);
        }
        self.stand_up(table, titan)
    }

    /// B7.7.2 · What a critical wound leaves on the primordial.
    pub(super) fn scar(&mut self, table: &mut Table<Self>, condition: ConditionId) {
        if self.primordial.scars.room() > 0 {
            self.primordial.scars.push(condition);
            self.note_source(table, self.priority, Source::Scar(self.primordial.scars.len() as u8 - 1));
            table.log("B7.7.2", || {
                text!("log-scar", foe = self.primordial_name(), condition = self.condition_name(condition))
            });
        }
    }

    /// As many Openings and Breaks together, as the player likes.
    pub(super) fn mixed_tokens(&mut self, table: &mut Table<Self>, count: u8, context: Context) -> Play {
        if count == 0 {
            return Ok(());
        }
        let tokens = [PoolToken::Opening, PoolToken::Break];
        let most = u16::from(count);
        let asked = table.ask(self.asked_about(context)).about("ask-mixed-tokens", "B20.1");
        for (token, share) in asked.pick_shares(tokens, &[most, most], most, Choice::PoolToken)? {
            self.add_to_pool(table, token, share as u8)?;
        }
        Ok(())
    }

    /// B20.3 · Modifier tokens on a titan.
    pub(super) fn modify(&mut self, table: &mut Table<Self>, titan: TitanId, token: TokenOf, by: i8) {
        add_token(&mut self.titan_mut(titan).modifiers, token, by);
        let key = ["log-modify-precision", "log-modify-evasion", "log-modify-speed", "log-modify-power"];
        let TokenOf(attribute, _) = token;
        table.log("B20.3", || text!(key[attribute as usize], titan = self.titan_name(titan), by = signed(by)));
    }

    /// B20.3, B20.5 · Modifier tokens on the primordial; temporary ones lie in the Kratos pool.
    pub(super) fn modify_primordial(
        &mut self,
        table: &mut Table<Self>,
        attribute: PrimordialAttribute,
        by: i8,
        until: Until,
    ) {
        if until == Until::Used {
            let figure = &mut self.pool.modifiers[attribute as usize];
            *figure = figure.saturating_add(by);
        } else {
            add_token(&mut self.primordial.modifiers, PrimordialToken(attribute, until), by);
        }
        let key = [
            "log-modify-foe-at",
            "log-modify-foe-to-hit",
            "log-modify-foe-speed",
            "log-modify-foe-dice",
            "log-modify-foe-danger",
            "log-modify-foe-precision",
        ];
        table.log("B20.3", || text!(key[attribute as usize], foe = self.primordial_name(), by = signed(by)));
    }
}

/// Tokens of one kind and one duration are one entry; what adds up to nothing is gone.
fn add_token<T: Copy + Default + PartialEq, const N: usize>(tokens: &mut Few<(T, i8), N>, token: T, by: i8) {
    let place = tokens.iter().position(|(kind, _)| *kind == token);
    match place {
        Some(place) => {
            tokens[place].1 = tokens[place].1.saturating_add(by);
            if tokens[place].1 == 0 {
                tokens.remove(place);
            }
        }
        None if tokens.room() > 0 && by != 0 => tokens.push((token, by)),
        None => {}
    }
}

impl From<(Attribute, Until)> for TokenOf {
    fn from((attribute, until): (Attribute, Until)) -> TokenOf {
        TokenOf(attribute, until)
    }
}
