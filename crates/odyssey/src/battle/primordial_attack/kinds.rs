//! B5.1 to B5.8 · The kinds of attacks: whom they strike, in which order, and how the primordial goes there.

use crate::choice::Choice;
use crate::geometry::Footprint;
use crate::ids::{TitanId, TitanSet};
use crate::pack::schema::{AttackKind, Modifier, Moves};
use crate::state::Odyssey;
use smallvec::SmallVec;
use table::{CopyVec, Play, Prompt, Table, text};

impl Odyssey {
    /// B4.1, B4.13 · The movement of the card in progress, towards its target. An attack in path moves by itself.
    pub(crate) fn move_for_card(&mut self, table: &mut Table<Self>) -> Play {
        let still = self.card_in_progress().moves == Moves::Not;
        let spaces = self.card_movement();
        self.with_primordial_attack(|card| card.steps_left = spaces);
        let target = self.primordial_attack().and_then(|card| card.target);
        match target {
            Some(target) if !still && self.attack_kind() != Some(AttackKind::InPath) => {
                self.spend_movement(table, target)
            }
            _ => Ok(()),
        }
    }

    /// B4.1, B5.12 · The movement that is left is spent towards a titan.
    pub(super) fn spend_movement(&mut self, table: &mut Table<Self>, target: TitanId) -> Play {
        let left = self.primordial_attack().map_or(0, |card| card.steps_left);
        let near = self.nearness();
        let far = self.distance(target).is_some_and(|distance| distance > near);
        if left == 0 || !far {
            return Ok(());
        }
        self.face_for_attack(table, target)?;
        let taken = self.approach(table, target, left, near)?;
        self.with_primordial_attack(|card| card.steps_left -= taken);
        self.face_for_attack(table, target)?;
        self.primordial_stops(table)
    }

    /// B4.13, B4.15 · It turns to its target, but not for a zone nor for several at once.
    fn face_for_attack(&mut self, table: &mut Table<Self>, target: TitanId) -> Play {
        let several = self.primordial_attack().is_some_and(|card| card.targets.len() > 1);
        match self.attack_kind() {
            Some(AttackKind::Zone(_) | AttackKind::ZoneAround(_)) => Ok(()),
            Some(AttackKind::Simultaneous | AttackKind::Judgement(..)) if several => Ok(()),
            _ => self.primordial_faces(table, target),
        }
    }

    /// B5.1 to B5.8 · The attack of the card in progress, on each of its targets in turn.
    pub(crate) fn attack_targets(&mut self, table: &mut Table<Self>) -> Play {
        let Some(kind) = self.attack_kind() else {
            return Ok(());
        };
        self.cover_zone(table, kind);
        match kind {
            AttackKind::InPath => self.attack_in_path(table),
            AttackKind::Simultaneous | AttackKind::Zone(_) | AttackKind::ZoneAround(_) | AttackKind::Judgement(..) => {
                self.attack_together(table)
            }
            AttackKind::Melee | AttackKind::Ranged(_) | AttackKind::Sequential => self.attack_in_turn(table),
        }?;
        self.after_nobody(table)
    }

    /// B5.6, B5.8 · Everyone who is in the zone as the attack begins is a target.
    fn cover_zone(&mut self, table: &mut Table<Self>, kind: AttackKind) {
        if let Some((source, reach)) = self.source_of_zone(kind) {
            self.with_primordial_attack(|card| card.zone = Some((source.corner, source.side, reach)));
        }
        let Some(zone) = self.zone_spaces() else {
            return;
        };
        let inside = match self.primordial_has(Modifier::NoZones) {
            true => TitanSet::NOBODY,
            false => self.titans_on(&zone),
        };
        table.log("B5.6", || {
            let names = inside.iter().map(|titan| self.titan_name(titan)).collect::<Vec<_>>();
            text!("log-zone", count = names.len() as i64, titans = names)
        });
        self.with_primordial_attack(|card| {
            card.targets = inside;
            card.order = inside.iter().collect();
        });
    }

    /// B5.7 · What a zone lies around, and how far it reaches.
    fn source_of_zone(&self, kind: AttackKind) -> Option<(Footprint, u8)> {
        let target = self.primordial_attack().and_then(|card| card.target);
        match kind {
            AttackKind::Zone(reach) => Some((self.primordial.footprint, reach)),
            AttackKind::ZoneAround(reach) => Some((self.titan(target?).footprint()?, reach)),
            _ => None,
        }
    }

    /// B5.2, B5.6 · All at once: each by itself, in an order that the group likes.
    fn attack_together(&mut self, table: &mut Table<Self>) -> Play {
        let targets = self.primordial_attack().map_or(TitanSet::NOBODY, |card| card.targets);
        for target in self.order_of(table, targets)? {
            if self.titan(target).is_alive() {
                self.face_for_attack(table, target)?;
                self.attack_target(table, target)?;
            }
        }
        Ok(())
    }

    fn order_of(&mut self, table: &mut Table<Self>, targets: TitanSet) -> Play<SmallVec<[TitanId; 4]>> {
        if targets.len() < 2 {
            return Ok(targets.iter().collect());
        }
        let prompt = || Prompt::new("ask-order-of-targets", "B5.2").concerns(self.players(targets));
        table.ask(self.group()).say(prompt).pick_order(targets.iter(), Choice::Target)
    }

    /// B5.1, B5.3 · One after the other, as they were named; between them it goes on with the movement that is left.
    fn attack_in_turn(&mut self, table: &mut Table<Self>) -> Play {
        let order: CopyVec<TitanId, 4> = self.primordial_attack().map_or(CopyVec::new(), |card| card.order);
        for (place, target) in order.iter().enumerate() {
            if !self.titan(*target).is_alive() {
                continue;
            }
            if place > 0 {
                self.spend_movement(table, *target)?;
            }
            if self.titan(*target).is_alive() {
                self.face_for_attack(table, *target)?;
                self.attack_target(table, *target)?;
            }
        }
        Ok(())
    }

    /// B5.4, B5.5 · It attacks whoever is in its path, and its target when it gets there.
    fn attack_in_path(&mut self, table: &mut Table<Self>) -> Play {
        let Some(target) = self.primordial_attack().and_then(|card| card.target) else {
            return Ok(());
        };
        self.primordial_faces(table, target)?;
        let (mut axis, mut taken) = (None, 0);
        loop {
            let left = self.primordial_attack().map_or(0, |card| card.steps_left);
            if left == 0 || !self.titan(target).is_alive() {
                break;
            }
            let Some(step) = self.next_step(table, target, left, 1, &mut axis)? else {
                break;
            };
            self.attack_before_step(table, step)?;
            if !self.titan(target).is_alive() || !self.primordial_step(table, step, false)? {
                break;
            }
            taken += 1;
            self.with_primordial_attack(|card| card.steps_left -= 1);
        }
        self.tell_way(table, taken);
        self.primordial_stops(table)?;
        if self.titan(target).is_alive() {
            self.primordial_faces(table, target)?;
            self.attack_target(table, target)?;
        }
        Ok(())
    }

    /// B5.4 · Whoever the next space would bring under the footprint is attacked first, once.
    fn attack_before_step(&mut self, table: &mut Table<Self>, step: crate::geometry::Direction) -> Play {
        let Some(next) = self.primordial_way(self.primordial.footprint, step) else {
            return Ok(());
        };
        let ahead = next.spaces() - self.primordial.footprint.spaces();
        let done = self.primordial_attack().map_or(TitanSet::NOBODY, |card| card.done);
        let met = self.titans_on(&ahead) - done;
        if met.is_empty() {
            return Ok(());
        }
        self.primordial_stops(table)?;
        for titan in self.order_of(table, met)? {
            if self.titan(titan).is_alive() {
                self.with_primordial_attack(|card| card.targets.insert(titan));
                self.primordial_faces(table, titan)?;
                self.attack_target(table, titan)?;
            }
        }
        Ok(())
    }
}
