//! How well the group stands: wounds dealt against what the titans can still bear.

use crate::choice::Choice;
use crate::ids::{GearId, Level, Stat, TitanId};
use crate::state::{Odyssey, Phase, Place, Posture};
use smallvec::SmallVec;

/// A distance from which a titan comes to blows with one movement.
const NEAR: u8 = 4;

/// How much each thing weighs, in wounds.
const TITAN: f32 = 2.0;
const DANGER: f32 = 0.16;
const FATE: f32 = 0.05;
const ROW: f32 = 0.10;
const DOWN: f32 = 0.30;
const TOKEN: f32 = 0.12;
const CONDITION: f32 = 0.15;
const EXHAUSTED: f32 = 0.05;
const BESIDE: f32 = 0.12;
const BEHIND: f32 = 0.10;
const WEAPON: f32 = 0.60;
const OTHER_CARD: f32 = 0.12;
const FAR: f32 = 0.03;
const ABOUT_TO_STRIKE: f32 = 0.60;
const HIGHER_AI: f32 = 0.10;

impl Odyssey {
    /// From 0 to 1, the same for every seat.
    pub(crate) fn prospects(&self) -> f32 {
        if let Some(ending) = self.ending {
            return f32::from(ending.is_won());
        }
        if self.titans.iter().all(|titan| titan.place == Place::Aboard) {
            return 0.5;
        }
        let needed = f32::from(self.foe_level().wounds);
        let left = (needed - f32::from(self.foe.wound_count())).max(0.0);
        let strength: f32 = self.living().map(|titan| self.strength(titan)).sum();
        let pool = f32::from(self.pool.openings + self.pool.breaks + self.pool.diversions) * TOKEN;
        let worse = Level::ALL.map(|level| self.decks.ai.in_deck(level) as f32 * level as u8 as f32);
        let threat = worse.iter().sum::<f32>() * HIGHER_AI + left;
        let balance = strength + pool - threat + (needed - left) * 0.5;
        1.0 / (1.0 + (-0.35 * balance).exp())
    }

    /// What a living titan is worth.
    fn strength(&self, id: TitanId) -> f32 {
        let titan = self.titan(id);
        let table = self.trauma_table(id);
        let danger = titan.stat(Stat::Danger);
        let reached = |figure: u8, weight: f32| if danger >= figure { weight } else { 0.0 };
        let band = reached(table.major, 0.10) + reached(table.grave, 0.30) + reached(table.obol, 0.50);
        let rows = self.lit_rows(id).count() as f32;
        let down = f32::from(u8::from(matches!(titan.posture, Posture::Falling(_))));
        let exhausted = titan
            .gear
            .iter()
            .filter(|card| card.exhausted && !card.discarded)
            .count() as f32;
        let lost: f32 = titan
            .gear
            .iter()
            .filter(|card| card.discarded)
            .map(|card| self.loss(card.gear))
            .sum();
        let tokens = f32::from(titan.despair + titan.ambrosia);
        let beside = f32::from(u8::from(self.foe_is_adjacent(id)));
        let far = f32::from(self.distance(id).map_or(0, |distance| distance.saturating_sub(NEAR)));
        let behind = f32::from(u8::from(!self.is_in_front(id)));
        TITAN - f32::from(danger) * DANGER - band - f32::from(titan.stat(Stat::Fate)) * FATE + rows * ROW
            - down * DOWN
            - titan.conditions.len() as f32 * CONDITION
            - tokens * CONDITION
            - exhausted * EXHAUSTED
            - lost
            + beside * BESIDE
            + behind * BEHIND
            - far * FAR
            + self.next_blow(id)
    }

    /// What a card was worth that lies face down.
    fn loss(&self, gear: GearId) -> f32 {
        if self.pack.gear(gear).strikes.is_some() {
            WEAPON
        } else {
            OTHER_CARD
        }
    }

    /// What the combat action is worth that a titan still has in its turn, if it can strike from where it stands.
    fn next_blow(&self, id: TitanId) -> f32 {
        let waits = self.turn.titan == Some(id) && !self.turn.fought && self.phase == Phase::TitanActs;
        let mut strikes: SmallVec<[Choice; 10]> = SmallVec::new();
        if waits {
            self.attack_options(id, false, &mut strikes);
        }
        if strikes.is_empty() { 0.0 } else { ABOUT_TO_STRIKE }
    }
}
