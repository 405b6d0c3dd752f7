//! B14, B24 · Chain breaks, and what waits for an attack to end.

use super::card_conditions::bit;
use super::context::{Context, Origin};
use crate::choice::{Choice, Source};
use crate::ids::TitanId;
use crate::pack::Script;
use crate::pack::schema::AttackKind;
use crate::state::{Cause, Frame, Odyssey, TitanAttackKind, Weapon};
use smallvec::SmallVec;
use table::{Play, Table, text};

/// What a chain break ends.
#[derive(Clone, Copy)]
enum Broken {
    /// B14.6 · A titan's attack.
    TitanAttack,
    /// B14.4 · The part of a simultaneous or zone attack that concerns this titan.
    Part(TitanId),
    /// B14.5 · All of the primordial's attack.
    PrimordialAttack,
}

impl Odyssey {
    /// B14 · Breaks the innermost attack off; the cause follows when it has closed. Without an attack the cause follows at once.
    pub(crate) fn chain_break(&mut self, table: &mut Table<Self>, cause: Option<Cause>) -> Play {
        let Some(broken) = self.breakable() else {
            return cause.map_or(Ok(()), |cause| self.follow(table, cause));
        };
        table.log("B14.1", || text!("log-chain-break"));
        if let Broken::Part(titan) = broken {
            self.with_primordial_attack(|attack| attack.spared |= bit(titan));
        }
        let is_broken = |frame: &Frame| match broken {
            Broken::TitanAttack => frame.is_titan_attack(),
            Broken::Part(_) => frame.is_attack_on_target(),
            Broken::PrimordialAttack => frame.is_primordial_attack(),
        };
        match cause {
            Some(cause) => self.frames.interrupt(is_broken, cause),
            None => self.frames.break_off(is_broken),
        }
    }

    /// The attack that a chain break would end now.
    fn breakable(&self) -> Option<Broken> {
        let innermost = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::TitanAttack(_) => Some(Broken::TitanAttack),
            Frame::AttackOnTarget(attack_on_target) => Some(Broken::Part(attack_on_target.target)),
            Frame::PrimordialAttack(_) => Some(Broken::PrimordialAttack),
            _ => None,
        });
        match innermost {
            Some(Broken::Part(_)) if !self.attacks_together() => Some(Broken::PrimordialAttack),
            innermost => innermost,
        }
    }

    /// B14.4 · Whether the attack in progress goes on with its other targets after a chain break.
    pub(crate) fn attacks_together(&self) -> bool {
        match self.attack_kind() {
            Some(AttackKind::Simultaneous | AttackKind::Zone(_) | AttackKind::ZoneAround(_)) => true,
            Some(AttackKind::Judgement(..)) => {
                self.primordial_attack().is_some_and(|card| card.targets.count_ones() > 1)
            }
            _ => false,
        }
    }

    /// B24.7 · What waited for an attack, once that has closed: of several attacks the group says which comes first.
    pub(crate) fn follow_in_turn(&mut self, table: &mut Table<Self>, cause: Cause) -> Play {
        let options = self.attacks_with(&cause);
        if options.len() < 2 || self.ending.is_some() {
            return self.follow(table, cause);
        }
        let group = self.group();
        let first = table.ask(group).about("ask-which-attack-first", "B24.7").one(&options)?;
        let mut overdue = self.frames.overdue();
        let place = overdue.position(|other| self.waiting_attack(other) == Some(first));
        drop(overdue);
        match place.filter(|_| first != options[0]) {
            Some(place) => {
                let first = self.frames.exchange_overdue(place, cause);
                self.follow(table, first)
            }
            None => self.follow(table, cause),
        }
    }

    /// An attack and the others that wait with it, each named once; none if it is no attack.
    fn attacks_with(&self, cause: &Cause) -> SmallVec<[Choice; 4]> {
        let mut attacks: SmallVec<[Choice; 4]> = self.waiting_attack(cause).into_iter().collect();
        if attacks.is_empty() {
            return attacks;
        }
        for other in self.frames.overdue().filter_map(|other| self.waiting_attack(other)) {
            if !attacks.contains(&other) {
                attacks.push(other);
            }
        }
        attacks
    }

    /// How an attack that waits is named, unless it would be dropped.
    fn waiting_attack(&self, cause: &Cause) -> Option<Choice> {
        match *cause {
            Cause::BonusAttack(titan, ..) => self.titan(titan).can_act().then_some(Choice::Target(titan)),
            Cause::PrimordialAttack(card, target) => {
                let there = target.is_none_or(|titan| self.titan(titan).is_alive());
                there.then_some(Choice::PrimordialAttack(Some(card)))
            }
            Cause::AiCard => Some(Choice::PrimordialAttack(None)),
            Cause::Awakened(_) | Cause::Rest(..) | Cause::Event(_) => None,
        }
    }

    /// B24, B14.2 · What waited for an attack. Nothing follows once the battle has ended.
    pub(crate) fn follow(&mut self, table: &mut Table<Self>, cause: Cause) -> Play {
        if self.ending.is_some() {
            return Ok(());
        }
        match cause {
            Cause::BonusAttack(titan, weapon, extra) => self.follow_with_attack(table, titan, weapon, extra),
            Cause::PrimordialAttack(card, target) => match target {
                Some(titan) if !self.titan(titan).is_alive() => Ok(()),
                target => self.perform(table, card, target),
            },
            Cause::AiCard => self.draw_ai_card(table),
            Cause::Awakened(titan) => self.follow_awakening(table, titan),
            Cause::Rest(titan, script) => self.resolve_script(table, script, rest_of_card(titan)),
            Cause::Event(event) => self.happen(table, event),
        }
    }

    /// B24.7 · A bonus attack of a titan that has died or lies down meanwhile is dropped.
    fn follow_with_attack(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        weapon: Option<Weapon>,
        extra: Script,
    ) -> Play {
        if !self.titan(titan).can_act() {
            return Ok(());
        }
        self.attack(table, titan, TitanAttackKind::Bonus, weapon, extra)?;
        Ok(())
    }
}

/// B14.9 · The rest of a card that broke a chain has no attack around it any more.
fn rest_of_card(titan: TitanId) -> Context {
    Context { titan, source: Source::Sheet(titan), origin: Origin::Card }
}
