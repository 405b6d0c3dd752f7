//! The armoury, against what the next battles ask for; stores, technologies, and what is noted for the next battle.

use crate::ids::{GearId, TechId};
use crate::pack::schema::campaign::{Saved, TechKind, TechPower};
use crate::state::Odyssey;
use crate::story::{Effect, Figure};

/// What a point of gear is worth.
const GEAR: f32 = 0.08;
/// A resource of mortals, and one of primordials; the first ones most.
const MORTAL: f32 = 0.035;
const PRIMORDIAL: f32 = 0.05;
const RARE: f32 = 0.05;
/// A technology that buys progress.
const INQUIRY: f32 = 0.35;
const FACILITY: f32 = 0.14;
const ABILITY: f32 = 0.07;
const GODFORM: f32 = 0.22;
const NYMPH: f32 = 0.12;
const PROVIDENCE: f32 = 0.25;
const ESCALATION: f32 = -0.12;
const APPEASED: f32 = 0.15;
/// No symbols today.
const UNSEEN: f32 = 0.12;
const DREAMT: f32 = 0.15;
/// Gear that can nearly be paid.
const NEARLY: f32 = 0.35;

impl Odyssey {
    /// C7.2 · The gear that four titans would take along.
    pub(super) fn arms_standing(&self) -> f32 {
        self.armament() * GEAR
    }

    /// The worth of all cards that would be dealt.
    pub(super) fn armament(&self) -> f32 {
        let outfits = self.dealt_outfits(4);
        outfits.iter().flat_map(|outfit| outfit.gear.iter()).map(|gear| self.gear_worth(*gear)).sum()
    }

    /// Goods, technologies, and what waits for the next battle.
    pub(super) fn stores_standing(&self) -> f32 {
        let campaign = self.voyage();
        let omens = campaign.next_battle;
        self.goods_standing()
            + self.techs_standing()
            + campaign.godforms.count_ones() as f32 * GODFORM
            + campaign.nymphs.count_ones() as f32 * NYMPH
            + f32::from(omens.providence) * PROVIDENCE
            + f32::from(omens.escalations) * ESCALATION
            + f32::from(campaign.adversary.appeased) * APPEASED
            + f32::from(campaign.exploration.unseen && campaign.adversary.known) * UNSEEN
    }

    fn goods_standing(&self) -> f32 {
        let cycle = self.cycle();
        let cargo = self.voyage().cargo.iter().enumerate();
        let of = |(place, n): (usize, &u16)| {
            let each = match place {
                _ if cycle.mortal.iter().any(|mortal| mortal.index() == place) => MORTAL,
                _ if cycle.materials.iter().any(|material| material.index() == place) => PRIMORDIAL,
                _ => RARE,
            };
            each * f32::from(*n).sqrt()
        };
        cargo.map(of).sum()
    }

    fn techs_standing(&self) -> f32 {
        let known = self.voyage().techs.known;
        let techs = self.pack.ids::<TechId>().filter(|tech| known & 1 << tech.0 != 0);
        techs.map(|tech| self.tech_worth(tech)).sum()
    }

    fn tech_worth(&self, id: TechId) -> f32 {
        let tech = self.pack.tech(id);
        let busy = self.voyage().techs.busy & 1 << id.0 != 0;
        let kind = match tech.kind {
            TechKind::Core | TechKind::Structural => 0.0,
            TechKind::Facility => FACILITY + tech.gear.iter().map(|gear| self.within_reach(*gear)).sum::<f32>(),
            TechKind::Ability => ABILITY,
        };
        // A6.2 · Which dream comes is rolled for, so that all that shows of it at first is the lamp that is spent.
        let dreamt = tech.gives.iter().any(|power| busy && matches!(power, TechPower::Dream(_)));
        kind + tech.gives.iter().map(|power| self.power_worth(power)).sum::<f32>() + f32::from(dreamt) * DREAMT
    }

    /// How much better a card is than nothing, by how much of its price is aboard.
    fn within_reach(&self, gear: GearId) -> f32 {
        let had = self.voyage().armoury.get(gear.index()).copied().unwrap_or(0);
        if had >= self.pack.gear(gear).copies {
            return 0.0;
        }
        let recipe = &self.pack.gear(gear).recipe;
        let part = recipe.iter().map(|(resource, n)| {
            let price = self.price_of(*resource, *n);
            f32::from(self.goods(*resource)).min(price) / price.max(1.0)
        });
        let paid = part.fold(1.0_f32, f32::min);
        paid * self.gear_worth(gear) * GEAR * NEARLY * 0.5
    }

    fn price_of(&self, resource: crate::ids::ResourceId, n: u8) -> f32 {
        let by = self.cycle().cheaper.iter().find(|(of, _)| *of == resource).map_or(1, |(_, by)| (*by).max(1));
        f32::from(n.div_ceil(by))
    }

    /// What a power of a technology is worth.
    fn power_worth(&self, power: &TechPower) -> f32 {
        match power {
            TechPower::AbilityLimit(n) => f32::from(*n) * 0.06,
            TechPower::TitanLimit(n) => f32::from(*n) * 0.015,
            TechPower::SummonLimit(_, knowledge) => f32::from(self.argo.knowledge >= *knowledge) * 0.3,
            TechPower::AtOnce(_) => 0.0,
            TechPower::OpensLocks => 0.10,
            TechPower::Flensing => 0.26,
            TechPower::Save(Saved::Crew, _) => 0.16,
            TechPower::Save(Saved::Hull, _) => 0.14,
            TechPower::Save(Saved::Doom, _) => 0.22,
            TechPower::Exchanges(_) => 0.12,
            TechPower::Deal(_, _, _, _, effects, _) => effects.iter().map(|effect| self.deal_worth(effect)).sum(),
            TechPower::Breed(..) => 0.20,
            TechPower::Fuse(..) => 0.10,
            TechPower::Quicker(..) => 0.20,
            TechPower::Dream(_) => 0.18,
        }
    }

    /// What it is worth that something can be had for a price: crew and hull the more, the fewer are left.
    fn deal_worth(&self, effect: &Effect) -> f32 {
        let fewer = |had: u8, most: u8| 0.12 + f32::from(most.saturating_sub(had)) * 0.08;
        match effect {
            Effect::Gain(Figure::Progress, _) => INQUIRY,
            Effect::Gain(Figure::Crew, _) => fewer(self.argo.crew, self.pack.numbers.crew),
            Effect::Gain(Figure::Hull, _) => fewer(self.argo.hull, self.pack.numbers.hull),
            _ => 0.12,
        }
    }
}
