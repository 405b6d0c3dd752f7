//! B3.9 to B3.24 · The requirements of a targeting line.

use crate::battle::card_conditions::bit;
use crate::battle::positions::Mini;
use crate::ids::TitanId;
use crate::pack::schema::{Area, Feature, Line, Modifier, Moves, Need, Needs};
use crate::state::{Odyssey, Place};

impl Needs {
    /// The requirements, in order.
    pub(crate) fn each(&self) -> impl Iterator<Item = Need> + use<> {
        let needs = match *self {
            Needs::Nothing => [None; 3],
            Needs::One(need) => [Some(need), None, None],
            Needs::Two(need, other) => [Some(need), Some(other), None],
            Needs::Three(need, other, third) => [Some(need), Some(other), Some(third)],
        };
        needs.into_iter().flatten()
    }
}

impl Odyssey {
    /// B3.5, B3.23 · Everyone who meets all requirements of a line. Titans in blindspots do so only if it names them.
    pub(crate) fn candidates(&self, line: &Line) -> u8 {
        let names_blindspots = line.need.each().any(|need| need == Need::On(Area::Blindspot));
        let seen = |titan: &TitanId| names_blindspots || !self.is_in_blindspot(*titan);
        let fit = |titan: &TitanId| line.need.each().all(|need| self.meets(*titan, need));
        self.living().filter(seen).filter(fit).fold(0, |mask, titan| mask | bit(titan))
    }

    fn meets(&self, titan: TitanId, need: Need) -> bool {
        match need {
            Need::Adjacent => self.primordial_is_adjacent(titan),
            Need::InFront => self.is_in_front(titan) && self.primordial_sees(titan),
            Need::InRange => self.is_in_range(titan),
            Need::InSight => self.primordial_sees(titan),
            Need::On(area) => self.stands_on(titan, area),
            Need::NotOn(area) => !self.stands_on(titan, area),
            Need::With(feature) => self.shows(titan, feature),
            Need::Without(feature) => !self.shows(titan, feature),
        }
    }

    /// B3.14, B3.24, B10.3 · Whether the primordial sees a titan; it never does one on a vantage point.
    pub fn primordial_sees(&self, titan: TitanId) -> bool {
        let Some(there) = self.footprint(Mini::Titan(titan)) else {
            return false;
        };
        let through_walls = !self.board.walls().is_empty() && self.primordial_has(Modifier::SightThroughWalls);
        self.titan(titan).place != Place::Vantage && self.is_clear(&self.primordial.footprint, &there, through_walls)
    }

    /// B3.13 · Whether the card in progress could move so that its attack reaches a titan.
    pub(crate) fn is_in_range(&self, titan: TitanId) -> bool {
        let Some(reach) = self.attack_reach() else {
            return true;
        };
        let distance = self.distance(titan).unwrap_or(u8::MAX);
        distance.saturating_sub(reach) <= self.card_movement()
    }

    /// B3.13, B4.6 · How far the card in progress moves.
    pub(crate) fn card_movement(&self) -> u8 {
        let moves = self.primordial_attack().map_or(Moves::Not, |card| self.ai_card(card.card).moves);
        match moves {
            Moves::Not => 0,
            Moves::Speed => self.primordial_speed(),
            Moves::Spaces(spaces) => spaces,
            Moves::Unlimited => u8::MAX,
        }
    }

    /// B3.19.
    fn shows(&self, titan: TitanId, feature: Feature) -> bool {
        let sheet = self.titan(titan);
        match feature {
            Feature::Condition(id) => sheet.conditions.iter().any(|had| had.condition == id),
            Feature::Kind(kind) => self.suffers(titan, kind),
            Feature::Tokens(token) => self.tokens(titan, token) > 0,
            Feature::Knockdown => sheet.is_down(),
            Feature::Awakening => sheet.godform.is_some(),
            Feature::Affliction(note) => sheet.notes & 1 << note.0 != 0,
            Feature::AtLeast(stat, value) => sheet.stat(stat) >= value,
        }
    }
}
