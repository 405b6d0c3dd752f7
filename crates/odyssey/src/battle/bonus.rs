//! B21.39, B21.40 · Rush: movement and attack in one action.

use crate::choice::Choice;
use crate::geometry::{Footprint, Reach, Space, Spaces};
use crate::ids::{SlotId, TitanId};
use crate::pack::Script;
use crate::pack::schema::{Action, Modifier};
use crate::state::{Odyssey, TitanAttackKind, Weapon};
use smallvec::SmallVec;
use table::{Play, Table};

/// The fewest spaces of a rush.
const LEAST: u8 = 3;

impl Odyssey {
    /// B21.39, B8.4 · Whether a titan can rush now: both actions are unspent, and some weapon has a space to rush to.
    pub(crate) fn can_rush(&self, titan: TitanId, improved: bool) -> bool {
        self.is_unspent(titan, Action::Complicated) && self.has_rush_space(titan, improved)
    }

    /// Whether some weapon has a space to rush to.
    pub(crate) fn has_rush_space(&self, titan: TitanId, improved: bool) -> bool {
        let mut tried = 0u64;
        let mut reaches = self.rush_weapons(titan).filter_map(|weapon| self.rush_reach(titan, weapon));
        reaches.any(|reach| {
            let bit = 1 << reach.min(63);
            let again = tried & bit != 0;
            tried |= bit;
            !again && !self.rush_spaces(titan, reach, improved).is_empty()
        })
    }

    /// B21.39 · Melee and reach weapons that are not exhausted.
    fn rush_weapons(&self, titan: TitanId) -> impl Iterator<Item = Weapon> + use<'_> {
        let cards = self.titan(titan).gear.iter().enumerate();
        let ready = cards.filter(|(_, card)| !card.exhausted && !card.discarded).map(|(n, _)| SlotId(n as u8));
        let weapons = ready.filter(move |slot| self.is_weapon(titan, *slot)).map(Weapon::Gear);
        let godform = self.titan(titan).godform.map(|_| Weapon::Godform);
        let barred = self.has(titan, Modifier::CannotAttack);
        weapons
            .chain(godform)
            .filter(move |weapon| !barred && self.can_afford(titan, *weapon))
            .filter(move |weapon| self.rush_reach(titan, *weapon).is_some())
    }

    fn rush_speed(&self, titan: TitanId, improved: bool) -> u8 {
        self.speed(titan) + if improved { 2 } else { 1 }
    }

    /// B21.39 · The nearest spaces from which a weapon of this reach can attack, if they are at least three spaces away and within the rush.
    fn rush_spaces(&self, titan: TitanId, reach: u8, improved: bool) -> Spaces {
        let attacks_from = |space: &Space| self.could_attack_from(*space, reach);
        let Some(from) = self.titan(titan).space().filter(|from| !attacks_from(from)) else {
            return Spaces::NONE;
        };
        let ground = self.ground_for(titan);
        let near = self.primordial.footprint.within(reach) - ground.no_rest();
        let (mut least, mut nearest) = (u8::MAX, Spaces::NONE);
        for open in ground.opens() {
            let ways = Reach::new(from, self.rush_speed(titan, improved), &open, ground.walls());
            for (steps, ring) in ways.rings().take_while(|(steps, _)| *steps <= least) {
                let ends: Spaces = (*ring & near).iter().filter(attacks_from).collect();
                if !ends.is_empty() {
                    nearest = if steps < least { ends } else { nearest | ends };
                    least = steps;
                    break;
                }
            }
        }
        if least >= LEAST { nearest } else { Spaces::NONE }
    }

    /// B21.39 · The length of a shortest way to a space, so that no longer one is taken round anything.
    fn rush_steps(&self, titan: TitanId, to: Space, improved: bool) -> u8 {
        let speed = self.rush_speed(titan, improved);
        let Some(from) = self.titan(titan).space() else {
            return speed;
        };
        let ground = self.ground_for(titan);
        let steps = |open: Spaces| Reach::towards(from, to, speed, &open, ground.walls()).steps(to);
        ground.opens().filter_map(steps).min().unwrap_or(speed)
    }

    /// B7.1.1 · Whether a weapon of this reach could attack from a space.
    fn could_attack_from(&self, space: Space, reach: u8) -> bool {
        let here = Footprint::from(space);
        let near = if reach == 1 {
            self.primordial.footprint.is_reached_from(space, self.board.walls())
        } else {
            (1..=reach).contains(&self.primordial.footprint.distance(&here))
        };
        near && self.is_clear(&here, &self.primordial.footprint, false)
    }

    /// B21.39, B21.40 · The weapon, the space, the way and the attack. The actions have been paid for.
    pub(crate) fn rush(&mut self, table: &mut Table<Self>, titan: TitanId, improved: bool) -> Play {
        let ends = |weapon: Weapon| {
            let reach = self.rush_reach(titan, weapon);
            reach.map_or(Spaces::NONE, |reach| self.rush_spaces(titan, reach, improved))
        };
        let weapons: SmallVec<[Weapon; 4]> =
            self.rush_weapons(titan).filter(|weapon| !ends(*weapon).is_empty()).collect();
        if weapons.is_empty() {
            return Ok(());
        }
        let asked = table.ask(self.player(titan)).about("ask-rush-weapon", "B21.39");
        let weapon = asked.pick(weapons, |weapon| self.to_attack(titan, weapon))?;
        let asked = table.ask(self.player(titan)).about("ask-rush-space", "B21.39");
        let to = asked.pick(ends(weapon).iter(), Choice::Walk)?;
        let spaces = self.rush_steps(titan, to, improved);
        self.walk_to(table, titan, to, spaces)?;
        if self.titan(titan).can_act() && self.can_declare(titan, weapon) && self.sees_primordial(titan) {
            self.take_up(table, titan, weapon)?;
            self.attack(table, titan, TitanAttackKind::Rush(improved), Some(weapon), Script::EMPTY)?;
        }
        Ok(())
    }
}
