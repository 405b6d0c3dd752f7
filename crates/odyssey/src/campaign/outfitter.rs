//! C7.2 · The suggested outfit: bred titans first, and the best cards of the armoury in turn.

use crate::battle::muster::room_for;
use crate::dice::Colour;
use crate::ids::{GearId, TitanId};
use crate::pack::schema::GearSlot;
use crate::state::Odyssey;
use crate::state::campaign::Bred;
use table::CopyVec;

impl Odyssey {
    /// C7.2 · One of each bred class, then dreamers; those with a pattern before those without.
    pub(super) fn suggest_outfits(&mut self, count: usize) {
        let titans = self.best_titans(count);
        for (place, titan) in titans.into_iter().enumerate() {
            let outfit = &mut self.muster.titans[place];
            outfit.class = titan.class;
            outfit.patterns = titan.patterns;
            outfit.gear = CopyVec::default();
        }
        self.deal_gear(count);
        let abilities = self.abilities_aboard();
        let limit = self.ability_limit();
        self.set_abilities(abilities.into_iter().take(limit));
    }

    /// B2.4 · Where only further ones of a bred class are aboard, fewer than four fight.
    pub(super) fn best_titans(&self, count: usize) -> Vec<Bred> {
        let mut titans = self.voyage().titans.clone();
        titans.sort_by_key(|titan| (!self.pack.class(titan.class).bred, titan.patterns.is_empty(), titan.class));
        let mut chosen: Vec<Bred> = Vec::new();
        for titan in titans {
            let twice = self.pack.class(titan.class).bred && chosen.iter().any(|other| other.class == titan.class);
            if chosen.len() < count && !twice {
                chosen.push(titan);
            }
        }
        chosen
    }

    /// Each titan in turn takes the best card that it has room for, until nothing fits anybody.
    fn deal_gear(&mut self, count: usize) {
        let mut armoury = self.voyage().armoury.clone();
        let mut cards: Vec<GearId> =
            self.pack.ids::<GearId>().filter(|gear| armoury.get(gear.index()).is_some_and(|n| *n > 0)).collect();
        cards.sort_by_key(|gear| std::cmp::Reverse(self.worth(*gear)));
        loop {
            let mut dealt = false;
            for id in TitanId::ALL.into_iter().take(count) {
                let outfit = &self.muster.titans[id.index()];
                let fits = |gear: &&GearId| armoury[gear.index()] > 0 && room_for(&self.pack, outfit, **gear);
                if let Some(gear) = cards.iter().find(fits).copied() {
                    armoury[gear.index()] -= 1;
                    self.muster.titans[id.index()].gear.push(gear);
                    dealt = true;
                }
            }
            if !dealt {
                return;
            }
        }
    }

    /// Weapons first, by what they strike; then armour, supports and attachments.
    fn worth(&self, gear: GearId) -> u32 {
        let card = self.pack.gear(gear);
        let colour = |colour: &Colour| match colour {
            Colour::Red => 5,
            Colour::Black => 8,
            Colour::White => 10,
        };
        let strikes = card.strikes.as_ref().map_or(0, |strikes| {
            let power: u32 = strikes.power.iter().map(colour).sum();
            u32::from(strikes.dice) * strikes.precision.saturating_add(5).max(1).unsigned_abs() as u32 * power
        });
        let order = match card.slot {
            GearSlot::Hands(_) => 4,
            GearSlot::Armour => 3,
            GearSlot::Support => 2,
            GearSlot::Attachment => 1,
            GearSlot::Fists => 0,
        };
        order * 10_000 + strikes.min(9_999) + card.recipe.iter().map(|(_, n)| u32::from(*n)).sum::<u32>()
    }
}
