//! B8.2 to B8.7 · The actions of a turn.

use crate::choice::{Choice, PowerRef, Source};
use crate::ids::{SlotId, TitanId};
use crate::pack::Script;
use crate::pack::schema::{Action, Attribute, Modifier, Trigger};
use crate::state::{Odyssey, Phase, TitanAttackKind, Weapon};
use smallvec::SmallVec;
use table::{Play, Prompt, Table, text};

/// Everything a titan can do next. Where it can walk to makes most of it.
type Options = SmallVec<[Choice; 128]>;

impl Odyssey {
    /// B8.2 to B8.7 · One action of the titan whose turn it is, free ones included.
    pub(crate) fn take_action(&mut self, table: &mut Table<Self>) -> Play {
        let Some(titan) = self.turn.titan.filter(|titan| !self.turn_is_over(*titan)) else {
            self.phase = Phase::TitanEnds;
            return Ok(());
        };
        let options = self.action_options(titan);
        if !self.titan(titan).can_act() && options.as_slice() == [Choice::EndTurn] {
            table.log("B22.4", || text!("log-lies", titan = self.titan_name(titan)));
        }
        let asked = table.ask(self.player(titan));
        let chosen = asked.say(|| self.action_prompt(titan)).one(&options)?;
        self.act(table, titan, chosen)?;
        if chosen == Choice::EndTurn || self.turn_is_over(titan) {
            self.phase = Phase::TitanEnds;
        }
        Ok(())
    }

    /// The question, with the weapons that a player would look for in vain and the reason for each.
    fn action_prompt(&self, titan: TitanId) -> Prompt {
        let mut prompt =
            Prompt::new(text!("ask-action", titan = self.titan_name(titan)), "B8.2").in_zone("battle").in_zone("mine");
        if self.turn.fought || !self.titan(titan).can_act() {
            return prompt;
        }
        for n in 0..self.titan(titan).gear.len() as u8 {
            let slot = SlotId(n);
            if let Some((why, rule)) = self.why_not(titan, slot) {
                prompt = prompt.bar_verb("attack", self.weapon_name(titan, Weapon::Gear(slot)), why, rule);
            }
        }
        prompt
    }

    /// Why a weapon cannot be declared; `None` if it can, or is none.
    fn why_not(&self, titan: TitanId, slot: SlotId) -> Option<(&'static str, &'static str)> {
        let card = self.titan(titan).gear.get(slot.index())?;
        if card.discarded || !self.is_weapon(titan, slot) {
            return None;
        }
        Some(match () {
            () if self.titan(titan).combat_fatigue => ("why-fatigue", "B22.13"),
            () if self.is_hopeless(titan) => ("why-despair", "B22.9"),
            () if self.has(titan, Modifier::CannotAttack) => ("why-cannot-attack", "B8.7"),
            () if card.exhausted => ("why-exhausted", "B18.6"),
            () if !self.weapon_reaches(titan, Weapon::Gear(slot)) => ("why-out-of-range", "B7.1.2"),
            () if !self.sees_primordial(titan) => ("why-no-sight", "B7.1.1"),
            () => return None,
        })
    }

    /// B8.3, B25.5 · Nothing is done after both actions, or by the dead.
    fn turn_is_over(&self, titan: TitanId) -> bool {
        let turn = &self.turn;
        turn.over || turn.moved && turn.fought || !self.titan(titan).is_alive()
    }

    /// B29.1 · What the group can use joins in where the titan has something to decide; else it is asked for before and after the turn.
    fn action_options(&self, titan: TitanId) -> Options {
        let mut options = Options::new();
        if self.titan(titan).can_act() {
            self.movement_options(titan, &mut options);
            self.combat_options(titan, &mut options);
            self.other_options(titan, &mut options);
        }
        if self.can_rise_awakened(titan) {
            options.push(Choice::StandUp);
        }
        if !options.is_empty() {
            self.group_options(&mut options);
        }
        options.push(Choice::EndTurn);
        options
    }

    /// B8.8.1, B8.5, B22.13 · What the movement action can be spent on.
    fn movement_options(&self, titan: TitanId, options: &mut Options) {
        if self.turn.moved {
            return;
        }
        if self.titan(titan).movement_fatigue {
            options.push(Choice::Rest(Action::Movement));
            return;
        }
        let ends = self.walk_ends(titan, self.speed(titan));
        for space in ends.iter() {
            options.push(Choice::Walk(space));
        }
        if self.has_exhausted(titan) {
            options.push(Choice::ReadyAll(Action::Movement));
        }
    }

    /// B8.7, B8.5, B22.9, B22.13, B9.24 · What the combat action can be spent on.
    fn combat_options(&self, titan: TitanId, options: &mut Options) {
        if self.turn.fought || self.is_hopeless(titan) {
            return;
        }
        if self.titan(titan).combat_fatigue {
            options.push(Choice::Rest(Action::Combat));
            return;
        }
        self.attack_options(titan, false, options);
        for tile in &self.searchable(titan) {
            if let Some(lies) = self.board.tile(*tile) {
                options.push(Choice::Search(*tile, lies.kind, lies.at));
            }
        }
        if self.has_exhausted(titan) {
            options.push(Choice::ReadyAll(Action::Combat));
        }
    }

    /// B8.3, B26.2 · Free actions.
    fn other_options(&self, titan: TitanId, options: &mut Options) {
        for (source, which) in &self.usable(titan, Trigger::FreeAction) {
            options.push(self.to_use(*source, *which));
        }
        if !self.turn.climbed && self.can_climb(titan) {
            options.push(Choice::Climb);
        }
    }

    fn act(&mut self, table: &mut Table<Self>, titan: TitanId, chosen: Choice) -> Play {
        match chosen {
            Choice::Walk(to) => self.movement_action(table, titan, to),
            Choice::Attack(_, weapon, _) => self.combat_action(table, titan, weapon),
            Choice::TakeFists(_, slot, _) => self.discard_gear(table, titan, slot),
            Choice::ReadyAll(action) => self.ready_action(table, titan, action),
            Choice::Rest(action) => {
                self.rest(table, titan, action);
                Ok(())
            }
            Choice::Search(tile, ..) => {
                self.turn.fought = true;
                self.rise_to_act(table, titan)?;
                self.search_tile(table, titan, tile)
            }
            Choice::Climb => {
                self.rise_to_act(table, titan)?;
                self.climb(table, titan)
            }
            Choice::StandUp => self.rise_awakened(table, titan),
            Choice::Use(source, which, _) => self.free_action(table, titan, source, which),
            Choice::EndTurn => Ok(()),
            other => table.unexpected(other),
        }?;
        self.bury_overcome(table)
    }

    /// B8.8.1, B20.4.
    fn movement_action(&mut self, table: &mut Table<Self>, titan: TitanId, to: crate::geometry::Space) -> Play {
        (self.turn.moved, self.turn.walked) = (true, true);
        let speed = self.speed(titan);
        self.spend_tokens(titan, Attribute::Speed);
        self.walk_to(table, titan, to, speed)?;
        Ok(())
    }

    /// B8.7.
    fn combat_action(&mut self, table: &mut Table<Self>, titan: TitanId, weapon: Weapon) -> Play {
        self.turn.fought = true;
        self.take_up(table, titan, weapon)?;
        self.attack(table, titan, TitanAttackKind::Action, Some(weapon), Script::EMPTY)?;
        Ok(())
    }

    /// B8.5.
    fn ready_action(&mut self, table: &mut Table<Self>, titan: TitanId, action: Action) -> Play {
        self.spend(action);
        self.rise_to_act(table, titan)?;
        table.log("B8.5", || text!("log-readies-all", titan = self.titan_name(titan)));
        self.ready_all(table, titan)
    }

    fn spend(&mut self, action: Action) {
        self.turn.moved |= action != Action::Combat;
        self.turn.fought |= action != Action::Movement;
    }

    /// B22.13 · The action goes to discard the token.
    fn rest(&mut self, table: &mut Table<Self>, titan: TitanId, action: Action) {
        self.spend(action);
        let has = self.titan_mut(titan);
        match action {
            Action::Movement => has.movement_fatigue = false,
            Action::Combat | Action::Complicated => has.combat_fatigue = false,
        }
        table.log("B22.13", || text!("log-rests", titan = self.titan_name(titan)));
    }

    /// B8.3, B29.1 · A free action of the titan, or something of the group's between its actions.
    fn free_action(&mut self, table: &mut Table<Self>, titan: TitanId, source: Source, which: PowerRef) -> Play {
        match source.is_of_group() {
            true => self.use_for_group(table, source, which),
            false => self.use_ability(table, titan, source, which),
        }
    }
}
