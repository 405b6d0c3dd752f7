//! B5.1, B5.7, B5.13 · How far the attack in progress reaches.

use crate::geometry::{Footprint, Spaces};
use crate::ids::TitanId;
use crate::pack::schema::AttackKind;
use crate::state::Odyssey;

impl Odyssey {
    /// B3.13 · The reach of the attack of the card in progress; `None` if it is unlimited.
    pub(crate) fn attack_reach(&self) -> Option<u8> {
        match self.attack_kind() {
            Some(AttackKind::Ranged(reach) | AttackKind::Zone(reach)) => Some(reach),
            Some(AttackKind::Judgement(..)) => None,
            _ => Some(1),
        }
    }

    /// B4.1 · How near to its target the primordial goes.
    pub(super) fn nearness(&self) -> u8 {
        match self.attack_kind() {
            Some(AttackKind::Ranged(reach)) => reach,
            Some(AttackKind::Judgement(..)) => u8::MAX,
            _ => 1,
        }
    }

    /// B5.11, B5.13 · Whether the attack in progress reaches a target as its evasion roll is due.
    pub(super) fn reaches(&self, target: TitanId) -> bool {
        match self.attack_kind() {
            Some(AttackKind::Zone(_) | AttackKind::ZoneAround(_) | AttackKind::Judgement(..)) => true,
            _ => self.is_within_reach(target),
        }
    }

    /// B5.15.5 · Whether a titan is within the reach of the attack in progress: adjacent, near enough, or in the zone.
    pub(crate) fn is_within_reach(&self, titan: TitanId) -> bool {
        if let Some(zone) = self.zone_spaces() {
            return self.titan(titan).space().is_some_and(|space| zone.contains(space));
        }
        let Some(reach) = self.attack_reach() else {
            return true;
        };
        self.distance(titan).is_some_and(|distance| distance <= reach)
    }

    /// B5.7 · The zone of the attack in progress. The primordial is never in it; a target is in the zone around it.
    pub(crate) fn zone_spaces(&self) -> Option<Spaces> {
        let (corner, side, reach) = self.primordial_attack()?.zone?;
        let source = Footprint::new(corner, side);
        let around = matches!(self.attack_kind(), Some(AttackKind::ZoneAround(_)));
        let middle = if around { source.spaces() } else { Spaces::NONE };
        Some(source.zone(reach) | middle)
    }
}
