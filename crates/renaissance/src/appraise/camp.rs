//! How well a campaign stands: how far the story is, and what the company has become.

use crate::campaign::merit;
use crate::ids::ItemId;
use crate::pack::schema::{MissionKind, Shop};
use crate::state::campaign::{Campaign, Sheet, Task};
use crate::state::{Renaissance, Verdict};

/// What is worth how much, in points of power.
const LEARNED: f32 = 1.0;
const UNSPENT: f32 = 0.6;
const ADVANCED: f32 = 4.0;
const SCAR: f32 = 1.6;
const COIN: f32 = 0.12;
const REAGENT: f32 = 0.2;
const SIGNATURE: f32 = 2.0;
const TOKEN: f32 = 0.35;

impl Renaissance {
    /// From 0 to 1; in a mission half of it is how that stands.
    pub(super) fn appraise_campaign(&self, mission: f32) -> f32 {
        let tour = self.tour();
        if tour.ending.is_some() {
            return if self.is_campaign_won() { 1.0 } else { 0.0 };
        }
        let base = 0.02 + 0.4 * self.story_told() + 0.3 * self.company_power();
        let fought = match self.verdict {
            Some(Verdict::Won) => 0.25,
            Some(_) => 0.0,
            None if self.is_between_missions() => 0.1 + self.prospects(),
            None => 0.25 * mission,
        };
        (base + fought).clamp(0.01, 0.98)
    }

    /// How far the story is; a mission that has been lost once counts less.
    fn story_told(&self) -> f32 {
        let tour = self.tour();
        let number = match self.pack.mission(tour.next).kind {
            MissionKind::Campaign(number) => f32::from(number),
            _ => 1.0,
        };
        ((number - 0.4 * f32::from(tour.defeats)) / 11.0).clamp(0.0, 1.0)
    }

    fn company_power(&self) -> f32 {
        let tour = self.tour();
        let sheets: f32 = tour.sheets.iter().map(|sheet| self.sheet_power(sheet)).sum();
        let reagents: f32 = tour.treasury.iter().map(|n| f32::from(*n)).sum();
        let purse = COIN * f32::from(tour.coins.min(30)) + REAGENT * reagents.min(40.0);
        let power = sheets + purse + self.stock(tour) + SIGNATURE * tour.achieved.count_ones() as f32;
        power / (power + 90.0)
    }

    fn sheet_power(&self, sheet: &Sheet) -> f32 {
        let learned: u8 = sheet.learned.iter().map(|skill| self.pack.skill(*skill).xp).sum();
        let class = if self.pack.class(sheet.class).from.is_some() { ADVANCED } else { 0.0 };
        let stats: u8 = sheet.stats.iter().sum();
        let boon: f32 = sheet.boon.tokens.iter().map(|token| if token.is_positive() { TOKEN } else { -TOKEN }).sum();
        let worn: f32 = sheet.worn.iter().map(|item| 0.1 * merit(&self.pack, sheet, *item)).sum();
        LEARNED * f32::from(learned) + UNSPENT * f32::from(sheet.xp) + class + f32::from(stats) + boon + worn
            - SCAR * sheet.severe.count_ones() as f32
            + 0.5 * f32::from(sheet.boon.health)
            - 0.4 * f32::from(sheet.boon.wounds)
            - 0.2 * f32::from(sheet.boon.sectors)
    }

    /// Equipment that somebody of the company could wear, by its worth to whom it serves best.
    fn stock(&self, tour: &Campaign) -> f32 {
        let worth = |item: ItemId| {
            let fits = tour.sheets.iter().filter(|sheet| self.may_wear(sheet, item));
            fits.map(|sheet| merit(&self.pack, sheet, item)).fold(0.0, f32::max)
        };
        let held = self.pack.ids::<ItemId>().filter(|item| tour.inventory[item.index()] > 0);
        held.map(|item| 0.4 * worth(item) * f32::from(tour.inventory[item.index()]).sqrt()).sum()
    }

    /// What the next thing on the agenda promises: a shop in which something can be done, a side mission that teaches.
    fn prospects(&self) -> f32 {
        match self.tour().agenda.last() {
            Some(Task::Shop(place, shop)) => {
                let open = !self.offers(*place, *shop, true).is_empty();
                if open { shop_worth(*shop) } else { 0.0 }
            }
            Some(Task::Muster) if !self.is_of_story(self.tour().mission) => 0.01,
            _ => 0.002 * self.tour().active.len().min(3) as f32,
        }
    }
}

fn shop_worth(shop: Shop) -> f32 {
    match shop {
        Shop::Artisan => 0.03,
        Shop::Surgeon => 0.025,
        Shop::Master => 0.02,
        Shop::Church => 0.012,
        Shop::Baths => 0.01,
        Shop::Merchant => 0.004,
        Shop::Barracks => 0.002,
    }
}
