//! B17.4, B17.10, B17.12 · What happens at a moment that somebody has an ability for: what must, in order, then what may.

use super::abilities::Usable;
use crate::choice::{Choice, Source, Which};
use crate::ids::TitanId;
use crate::pack::derived::{Marks, keyword_bit, trigger_bit};
use crate::pack::schema::{Effect, Modifier, Trigger};
use crate::state::{Frame, Odyssey};
use smallvec::SmallVec;
use table::{Play, Prompt, Table};

/// B26.4 · Holding on, among the things of the end of a round whose order is chosen: no vantage point has so many abilities.
const HOLD_ON: Which = Which::Ability(9);

impl Odyssey {
    /// B22.5 · Whoever does something of its will stands up first.
    pub(crate) fn rise_to_act(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if self.titan(titan).posture == crate::state::Posture::Rising {
            self.get_up(table, titan, "B22.5");
        }
        Ok(())
    }

    /// B17.4, B17.12 · Everything of the titan that happens or can be used at this moment.
    pub(crate) fn trigger(&mut self, table: &mut Table<Self>, titan: TitanId, trigger: Trigger) -> Play {
        if !self.is_moment(titan, trigger) {
            return Ok(());
        }
        self.run_moment(table, titan, trigger, |_| true)
    }

    /// The same for one source alone: the card that was exhausted, the tile that was entered.
    pub(crate) fn trigger_of(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        source: Source,
        trigger: Trigger,
    ) -> Play {
        if self.marks(source).triggers & trigger_bit(trigger) == 0 {
            return Ok(());
        }
        let mut done = Usable::new();
        loop {
            let mut found = Usable::new();
            self.gather(titan, source, trigger, &mut found);
            found.retain(|one| !self.is_spent(&done, *one));
            let Some(next) = self.next_of(table, titan, trigger, &found)? else {
                return Ok(());
            };
            done.push(next);
            self.use_ability(table, titan, next.0, next.1)?;
        }
    }

    fn run_moment(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        trigger: Trigger,
        of: impl Fn(Source) -> bool,
    ) -> Play {
        let mut done = Usable::new();
        loop {
            let mut found = self.usable(titan, trigger);
            found.retain(|one| of(one.0) && !self.is_spent(&done, *one));
            let Some(next) = self.next_of(table, titan, trigger, &found)? else {
                return Ok(());
            };
            done.push(next);
            self.use_ability(table, titan, next.0, next.1)?;
        }
    }

    /// B17.7, B17.8 · Whether it was used at this moment already, or another ability of the same name was, or the same keyword if it has no
    /// number. Keywords with a number add up, at a price too.
    pub(super) fn is_spent(&self, done: &Usable, one: (Source, Which)) -> bool {
        if done.contains(&one) {
            return true;
        }
        let name = |one: (Source, Which)| self.ability(one.0, one.1).and_then(|ability| ability.name);
        let word = |one: (Source, Which)| self.word(one.0, one.1);
        match word(one) {
            Some(keyword) if keyword.is_stackable() => false,
            Some(keyword) => {
                done.iter().filter_map(|used| word(*used)).any(|used| keyword_bit(used) == keyword_bit(keyword))
            }
            None => name(one).is_some() && done.iter().any(|used| name(*used) == name(one)),
        }
    }

    /// Compulsory ones come first, in an order that is asked for where it can matter; then what may be done, one question at a time.
    fn next_of(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        trigger: Trigger,
        found: &[(Source, Which)],
    ) -> Play<Option<(Source, Which)>> {
        let compulsory: Usable = found.iter().filter(|one| !self.is_voluntary(one.0, one.1)).copied().collect();
        if !compulsory.is_empty() {
            return self.first_of(table, titan, &compulsory).map(Some);
        }
        if found.is_empty() {
            return Ok(None);
        }
        let uses = found.iter().map(|(source, which)| self.to_use(*source, *which));
        let options: SmallVec<[Choice; 9]> = std::iter::once(Choice::Pass).chain(uses).collect();
        let asked = table.ask(self.player(titan)).window();
        let chosen = asked.say(|| Prompt::new(moment_key(trigger), "B17.4")).one(&options)?;
        Ok(match chosen {
            Choice::Use(source, which, _) => Some((source, which)),
            _ => None,
        })
    }

    /// B17.12, G1.6 · Which of several compulsory ones comes first.
    fn first_of(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        several: &[(Source, Which)],
    ) -> Play<(Source, Which)> {
        let matters = several.len() > 1 && several.iter().any(|one| !self.commutes(one.0, one.1));
        if !matters {
            return Ok(several[0]);
        }
        let options: SmallVec<[Choice; 8]> = several.iter().map(|one| self.to_be_first(one.0, one.1)).collect();
        let asked = table.ask(self.player(titan));
        match asked.about("ask-which-first", "B17.12").one(&options)? {
            Choice::First(source, which, _) => Ok((source, which)),
            _ => Ok(several[0]),
        }
    }

    /// Whether it makes no difference when this happens among other things of the same moment.
    fn commutes(&self, source: Source, which: Which) -> bool {
        let Some(ability) = self.ability(source, which) else {
            return true;
        };
        let effects = self.pack.all(ability.effects);
        effects.iter().all(|effect| {
            matches!(
                effect,
                Effect::Pool(..)
                    | Effect::Modify(..)
                    | Effect::ModifyFoe(..)
                    | Effect::Note(_)
                    | Effect::FatedMnemos
                    | Effect::MnemosNode
                    | Effect::AdversaryActivation
                    | Effect::Discard(_)
                    | Effect::Resource(..)
                    | Effect::Power(_)
                    | Effect::PowerDie(..)
                    | Effect::PowerReroll(_)
                    | Effect::AttackReroll(_)
                    | Effect::EvasionReroll(_)
                    | Effect::Block(_)
                    | Effect::Reinforce(..)
            )
        })
    }

    /// B17.14 · Whether an ability makes what is about to happen not happen.
    pub(crate) fn averts(&mut self, table: &mut Table<Self>, titan: TitanId, trigger: Trigger) -> Play<bool> {
        if self.usable(titan, trigger).is_empty() {
            return Ok(false);
        }
        let averted = table.scope(self, Frame::Averting(titan, false), |game, table| {
            let mut done = Usable::new();
            while !game.is_averted() {
                let mut found = game.usable(titan, trigger);
                found.retain(|one| !game.is_spent(&done, *one));
                let Some(next) = game.next_of(table, titan, trigger, &found)? else {
                    break;
                };
                done.push(next);
                game.use_ability(table, titan, next.0, next.1)?;
            }
            Ok(game.is_averted())
        })?;
        Ok(averted.unwrap_or(false))
    }

    pub(super) fn is_averted(&self) -> bool {
        let found = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Averting(_, averted) => Some(*averted),
            _ => None,
        });
        found.unwrap_or(false)
    }

    /// G1.3 · What is about to happen does not. Without anything about to happen nothing changes.
    pub(crate) fn avert(&mut self) {
        self.frames.innermost_mut(|frame| match frame {
            Frame::Averting(_, averted) => {
                *averted = true;
                Some(())
            }
            _ => None,
        });
    }

    /// B17.10, B17.12 · Traits and scars of the primordial, tiles, conditions and abilities of all titans at this moment.
    pub(crate) fn trigger_all(&mut self, table: &mut Table<Self>, trigger: Trigger) -> Play {
        let mut clings = trigger == Trigger::EndOfPrimordialRound && self.climber().is_some();
        if !clings && !self.is_moment_of_any(trigger) {
            return self.offer_argo(table, trigger);
        }
        let silent = trigger == Trigger::EndOfPrimordialRound && self.foe_has(Modifier::SilencedEnd);
        let mut done: SmallVec<[(TitanId, Source, Which); 8]> = SmallVec::new();
        loop {
            let mut found = self.compulsory_of_all(trigger, silent);
            found.retain(|one| !done.iter().any(|past| is_same_moment(*past, *one)));
            let climber = self.climber().filter(|_| clings);
            found.extend(climber.map(|titan| (titan, Source::Vantage(titan), HOLD_ON)));
            let Some(next) = self.first_of_all(table, &found)? else {
                break;
            };
            if climber.is_some_and(|titan| (next.1, next.2) == (Source::Vantage(titan), HOLD_ON)) {
                clings = false;
                self.hold_on(table)?;
                continue;
            }
            done.push(next);
            self.use_ability(table, next.0, next.1, next.2)?;
        }
        for titan in TitanId::ALL {
            let own = |source: Source| !matches!(source, Source::Trait(_) | Source::Scar(_) | Source::Part(_));
            if self.titan(titan).is_alive() {
                let voluntary: Usable = self.usable(titan, trigger);
                if voluntary.iter().any(|one| own(one.0) && self.is_voluntary(one.0, one.1)) {
                    self.run_voluntary(table, titan, trigger)?;
                }
            }
        }
        self.offer_argo(table, trigger)
    }

    fn run_voluntary(&mut self, table: &mut Table<Self>, titan: TitanId, trigger: Trigger) -> Play {
        let mut done = Usable::new();
        loop {
            let mut found = self.usable(titan, trigger);
            found.retain(|one| self.is_voluntary(one.0, one.1) && !self.is_spent(&done, *one));
            let Some(next) = self.next_of(table, titan, trigger, &found)? else {
                return Ok(());
            };
            done.push(next);
            self.use_ability(table, titan, next.0, next.1)?;
        }
    }

    fn compulsory_of_all(&self, trigger: Trigger, silent: bool) -> SmallVec<[(TitanId, Source, Which); 8]> {
        let bit = trigger_bit(trigger);
        let about = self.strike().map_or(self.priority, |strike| strike.titan);
        let mut all = SmallVec::new();
        let mut add = |titan: TitanId, source: Source| {
            let mut found = Usable::new();
            self.gather(titan, source, trigger, &mut found);
            found.retain(|one| !self.is_voluntary(one.0, one.1));
            all.extend(found.iter().map(|one| (titan, one.0, one.1)));
        };
        let such = |marks: &Marks| marks.triggers & bit != 0;
        if !silent {
            self.foe_sources_with(such).for_each(|source| add(about, source));
        }
        let dead_too = trigger == Trigger::EndOfBattle;
        let titans = TitanId::ALL.into_iter().filter(|titan| dead_too || self.titan(*titan).is_alive());
        titans.for_each(|titan| self.sources_with(titan, such).for_each(|source| add(titan, source)));
        all
    }

    fn first_of_all(
        &mut self,
        table: &mut Table<Self>,
        found: &[(TitanId, Source, Which)],
    ) -> Play<Option<(TitanId, Source, Which)>> {
        let matters = found.len() > 1 && found.iter().any(|one| !self.commutes(one.1, one.2));
        if !matters {
            return Ok(found.first().copied());
        }
        let mut options: SmallVec<[Choice; 8]> = SmallVec::new();
        for (_, source, which) in found {
            let option = self.to_be_first(*source, *which);
            if !options.contains(&option) {
                options.push(option);
            }
        }
        let group = self.group();
        let chosen = table.ask(group).about("ask-which-first", "B17.12").one(&options)?;
        let picked = found.iter().find(|one| self.to_be_first(one.1, one.2) == chosen);
        Ok(picked.copied())
    }
}

/// B17.10 · Whether it is the same thing of the same moment. What the primordial does is one thing, whichever titan it is about by now.
fn is_same_moment(past: (TitanId, Source, Which), now: (TitanId, Source, Which)) -> bool {
    let of_foe = matches!(now.1, Source::Trait(_) | Source::Scar(_) | Source::Part(_));
    (past.1, past.2) == (now.1, now.2) && (of_foe || past.0 == now.0)
}
/// The question of a moment.
fn moment_key(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::FullHit => "ask-full-hit",
        Trigger::FullMiss => "ask-full-miss",
        Trigger::CritChance => "ask-crit-chance",
        Trigger::PowerRolled => "ask-power-rolled",
        Trigger::EvasionRolled => "ask-evasion-rolled",
        Trigger::AboutToEvade => "ask-about-to-evade",
        Trigger::AboutToArmour => "ask-about-to-armour",
        Trigger::TraumaDrawn => "ask-trauma-drawn",
        Trigger::AboutToFallDown => "ask-about-to-fall-down",
        Trigger::AboutToBeKnockedBack => "ask-about-to-be-knocked-back",
        Trigger::AboutToCrash => "ask-about-to-crash",
        Trigger::AboutToDie | Trigger::AboutToFallToDeath => "ask-about-to-die",
        Trigger::AboutToBeAnswered => "ask-about-to-be-answered",
        _ => "ask-use",
    }
}
