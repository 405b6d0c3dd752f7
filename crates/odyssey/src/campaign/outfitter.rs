//! C7.2 · The suggested outfit: bred titans first, and the best cards of the armoury in turn.

use crate::battle::muster::room_for;
use crate::ids::{GearId, TitanId};
use crate::pack::schema::GearSlot;
use crate::state::campaign::Bred;
use crate::state::{Odyssey, Outfitted};

/// What a card is worth without a recipe: only stories and treasures have such.
const FOUND: f32 = 24.0;

impl Odyssey {
    /// C7.2 · One of each bred class, then dreamers; those with a pattern before those without.
    pub(super) fn suggest_outfits(&mut self, fighters: &[TitanId]) {
        let dealt = self.dealt_outfits(fighters.len());
        for (id, dealt) in fighters.iter().zip(dealt) {
            let outfit = &mut self.muster.titans[id.index()];
            (outfit.class, outfit.patterns, outfit.gear) = (dealt.class, dealt.patterns, dealt.gear);
        }
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

    /// First a weapon for each titan, the best first; then what else the hands can hold, armour, supports and attachments, each time for
    /// whoever has the fewest cards, until nothing fits anybody.
    pub(crate) fn dealt_outfits(&self, count: usize) -> Vec<Outfitted> {
        let outfit = |titan: Bred| Outfitted { class: titan.class, patterns: titan.patterns, ..Outfitted::default() };
        let mut outfits: Vec<Outfitted> = self.best_titans(count).into_iter().map(outfit).collect();
        let mut armoury = self.voyage().armoury.clone();
        let cards = self.armoury_by_worth();
        let is_weapon = |gear: GearId| self.pack.gear(gear).strikes.is_some();
        for gear in cards.iter().copied().filter(|gear| is_weapon(*gear)) {
            self.deal(&mut outfits, &mut armoury, gear, |outfit| outfit.gear.is_empty());
        }
        for gear in cards.iter().copied().filter(|gear| !is_weapon(*gear)) {
            self.deal(&mut outfits, &mut armoury, gear, |_| true);
        }
        for gear in cards.iter().copied().filter(|gear| is_weapon(*gear)) {
            self.deal(&mut outfits, &mut armoury, gear, |_| true);
        }
        outfits
    }

    /// Every copy of a card goes to somebody who has room for it and may have it.
    fn deal(&self, outfits: &mut [Outfitted], armoury: &mut [u8], gear: GearId, may: impl Fn(&Outfitted) -> bool) {
        while armoury[gear.index()] > 0 {
            let fits = (0..outfits.len()).filter(|place| {
                let outfit = &outfits[*place];
                may(outfit) && room_for(&self.pack, outfit, gear)
            });
            let Some(place) = fits.min_by_key(|place| outfits[*place].gear.len()) else { return };
            outfits[place].gear.push(gear);
            armoury[gear.index()] -= 1;
        }
    }

    /// What hands hold, armour, supports and attachments, of each the best first.
    fn armoury_by_worth(&self) -> Vec<GearId> {
        let armoury = &self.voyage().armoury;
        let aboard = self.pack.ids::<GearId>().filter(|gear| armoury.get(gear.index()).is_some_and(|n| *n > 0));
        let mut cards: Vec<(u8, f32, GearId)> = aboard
            .map(|gear| {
                let order = match self.pack.gear(gear).slot {
                    GearSlot::Hands(_) => 0,
                    GearSlot::Armour => 1,
                    GearSlot::Support => 2,
                    GearSlot::Attachment => 3,
                    GearSlot::Fists => 4,
                };
                (order, self.gear_worth(gear), gear)
            })
            .collect();
        cards.sort_by(|one, other| {
            (one.0, -one.1).partial_cmp(&(other.0, -other.1)).unwrap_or(std::cmp::Ordering::Equal)
        });
        cards.into_iter().map(|(_, _, gear)| gear).collect()
    }

    /// What a card is worth in a battle: gear is priced by that.
    pub(crate) fn gear_worth(&self, gear: GearId) -> f32 {
        let card = self.pack.gear(gear);
        let price: u32 = card.recipe.iter().map(|(_, n)| u32::from(*n)).sum();
        let price = if card.recipe.is_empty() { FOUND } else { price as f32 };
        let hands = match card.slot {
            GearSlot::Fists => return 0.0,
            GearSlot::Hands(hands) => f32::from(hands),
            GearSlot::Armour => 0.9,
            GearSlot::Support => 0.6,
            GearSlot::Attachment => 0.4,
        };
        (1.0 + price).sqrt() * hands.sqrt()
    }
}
