//! How well a campaign stands: how the last mission ended, how far the story is, and what the company has become.

use crate::campaign::{may_wear, merit, room_for, skills_fit};
use crate::choice::Choice;
use crate::company::{area, place_in_campaign};
use crate::ids::{ItemId, SkillId};
use crate::pack::schema::{Origin, Shop, Slot};
use crate::state::campaign::{Campaign, Hired, Place, Sheet, Task};
use crate::state::{Renaissance, Verdict};

/// What is worth how much, in points of power.
const LEARNED: f32 = 1.0;
/// Skills for which there is no room.
const SPARE: f32 = 0.25;
/// The first skill of the company that can be equipped with a keyword, and the keywords that an advanced class promises.
const KEYWORD: f32 = 0.9;
const PROMISED: f32 = 0.2;
const UNSPENT: f32 = 0.6;
/// Points that are kept for an advancement which is near.
const SAVED: f32 = 1.4;
const ADVANCED: f32 = 4.0;
const SCAR: f32 = 2.4;
const COIN: f32 = 0.14;
const MANY_COINS: u16 = 10;
/// The first of a kind are wanted sooner than a heap of it.
const REAGENT: f32 = 0.3;
const SPARE_REAGENT: f32 = 0.08;
const ENOUGH: u8 = 3;
const SIGNATURE: f32 = 2.0;
const TOKEN: f32 = 0.35;
/// Equipment: what it is better than what it replaces, and what it is worth apart from that.
const BETTER: f32 = 0.8;
const OWNED: f32 = 0.05;
/// What the second piece for the same place counts.
const SECOND: f32 = 0.5;
/// What is taken into the next mission.
const TAKEN: f32 = 0.1;
/// A hero who stays behind is missed, the less the more severe wounds he has.
const ABSENT: f32 = 4.0;
/// A companion in a place that would be empty, and each skill that was paid for.
const HELP: f32 = 1.5;
const TAUGHT: f32 = 0.8;
/// What a hero must have for an advancement.
const ADVANCE_SKILLS: usize = 3;
const ADVANCE_XP: u8 = 2;

/// How much of the scale is left to the camp, on either side of what a mission takes.
const CAMP: f32 = 0.05;
/// What the company becomes during a mission weighs so much in how that stands.
const GAINED: f32 = 4.0;

impl Renaissance {
    /// From 0 to 1. A running mission takes up most of the scale, so that it is played as it would be alone; whatever follows a victory is better than any of
    /// its positions, and whatever follows a defeat is worse.
    pub(super) fn appraise_campaign(&self) -> f32 {
        let tour = self.tour();
        if tour.ending.is_some() {
            return if self.is_campaign_won() { 1.0 } else { 0.0 };
        }
        let camp = 0.3 * self.story_told() + 0.7 * self.company_power();
        let won = match self.verdict {
            Some(verdict) => verdict == Verdict::Won,
            None if self.is_before_mission() && tour.played > 0 => tour.prevailed,
            None if self.is_before_mission() => return 0.5 + CAMP * camp,
            None => {
                let weight = (self.outlook() - super::EVEN) / super::SPREAD + GAINED * (camp - 0.5);
                return CAMP + (1.0 - 2.0 * CAMP) / (1.0 + (-weight).exp());
            }
        };
        if won { 1.0 - CAMP + CAMP * camp } else { CAMP * camp }
    }

    /// Between missions, or in one in which nobody has acted yet: what was chosen last in the camp is not compared with a position.
    fn is_before_mission(&self) -> bool {
        let hand = self.pack.mission(self.mission).hand.unwrap_or(1);
        let still = self.clock.hour == 0 && self.clock.minute == hand && self.turn.hero.is_none();
        let nobody = || self.heroes.iter().all(|hero| !hero.acted) && self.foes.iter().all(|foe| !foe.acted);
        self.is_between_missions() || still && nobody()
    }

    /// How far the story is; a mission that has been lost once counts less.
    fn story_told(&self) -> f32 {
        let tour = self.tour();
        let number = f32::from(place_in_campaign(&self.pack, tour.next));
        ((number - 0.4 * f32::from(tour.defeats)) / 9.0).clamp(0.0, 1.0)
    }

    fn company_power(&self) -> f32 {
        let tour = self.tour();
        let mut keywords = 0u32;
        let sheets: f32 = tour.sheets.iter().map(|sheet| self.sheet_power(sheet, &mut keywords)).sum();
        let promised = |sheet: &Sheet| self.promised(sheet, keywords);
        let power = sheets
            + KEYWORD * keywords.count_ones() as f32
            + PROMISED * tour.sheets.iter().map(promised).sum::<u32>() as f32
            + self.purse(tour)
            + self.stock(tour)
            + self.prospects()
            + self.help(tour)
            - self.absent(tour)
            + SIGNATURE * tour.achieved.count_ones() as f32;
        power.max(0.0) / (power.max(0.0) + 90.0)
    }

    fn purse(&self, tour: &Campaign) -> f32 {
        let coins = COIN * f32::from(tour.coins.min(MANY_COINS))
            + 0.5 * COIN * f32::from(tour.coins.saturating_sub(MANY_COINS));
        let heap = |n: &u8| REAGENT * f32::from((*n).min(ENOUGH)) + SPARE_REAGENT * f32::from(n.saturating_sub(ENOUGH));
        coins + tour.treasury.iter().map(heap).sum::<f32>()
    }

    fn sheet_power(&self, sheet: &Sheet, keywords: &mut u32) -> f32 {
        let stats: u8 = sheet.stats.iter().sum();
        let worn: f32 = sheet.worn.iter().map(|item| TAKEN * merit(&self.pack, sheet, *item)).sum();
        let equipped: f32 = sheet.equipped.iter().map(|skill| TAKEN * f32::from(self.pack.skill(*skill).xp)).sum();
        let boon: f32 = sheet.boon.tokens.iter().map(|token| if token.is_positive() { TOKEN } else { -TOKEN }).sum();
        self.skill_power(sheet, keywords) + self.prospect_of_class(sheet) + f32::from(stats) + boon + worn + equipped
            - SCAR * sheet.severe.count_ones() as f32
            + 0.5 * f32::from(sheet.boon.health)
            - 0.4 * f32::from(sheet.boon.wounds)
            - 0.2 * f32::from(sheet.boon.sectors)
    }

    /// The skills that can be equipped together, and a little for the others; with the keywords that they bring, as bits.
    fn skill_power(&self, sheet: &Sheet, keywords: &mut u32) -> f32 {
        let mut known: Vec<SkillId> = sheet.learned.iter().copied().collect();
        known.sort_by_key(|skill| std::cmp::Reverse(self.pack.skill(*skill).xp));
        let (mut equipped, mut worth): (Vec<SkillId>, f32) = (Vec::new(), 0.0);
        for skill in known {
            equipped.push(skill);
            let fits = skills_fit(&self.pack, sheet.class, &equipped).is_ok();
            if fits {
                *keywords |= 1 << self.pack.skill(skill).keyword.number();
            } else {
                equipped.pop();
            }
            worth += f32::from(self.pack.skill(skill).xp) * if fits { LEARNED } else { SPARE };
        }
        worth
    }

    /// How many keywords nobody has yet that the skills of an advanced class would bring.
    fn promised(&self, sheet: &Sheet, keywords: u32) -> u32 {
        if self.pack.class(sheet.class).from.is_none() {
            return 0;
        }
        let own =
            self.pack.ids::<SkillId>().map(|skill| self.pack.skill(skill)).filter(|card| card.class == sheet.class);
        let brought = own.fold(0u32, |bits, card| bits | 1 << card.keyword.number());
        (brought & !keywords).count_ones()
    }

    /// An advanced class, or the points that are kept for it once it is near; other points are worth less than what they buy.
    fn prospect_of_class(&self, sheet: &Sheet) -> f32 {
        if self.pack.class(sheet.class).from.is_some() {
            return ADVANCED + UNSPENT * f32::from(sheet.xp);
        }
        let second = sheet.destiny.is_some_and(|open| self.pack.destinies[open.card.index()].number == 2);
        let near = (sheet.fated || second) && sheet.learned.len() >= ADVANCE_SKILLS;
        let saved = if near { sheet.xp.min(ADVANCE_XP) } else { 0 };
        SAVED * f32::from(saved) + UNSPENT * f32::from(sheet.xp - saved)
    }

    /// Equipment by how much better it is than what its hero would have instead: each piece counts for whoever gains most by it, and nobody wears
    /// more than one or two of a sort. What a class brings is counted with the class: no class is chosen for it.
    fn stock(&self, tour: &Campaign) -> f32 {
        let mut gains: Vec<(u8, usize, f32)> = Vec::new();
        let mut count = 0u8;
        let owned = |item: &ItemId| tour.inventory[item.index()] > 0 && self.pack.item(*item).origin != Origin::Bond;
        for item in self.pack.ids::<ItemId>().filter(owned) {
            count += tour.inventory[item.index()];
            let mut wanted = self.wanted_by(tour, item);
            wanted.truncate(tour.inventory[item.index()].into());
            let slot = area(self.pack.item(item).slot).number();
            gains.extend(wanted.into_iter().map(|(hero, gain)| (hero, slot, gain)));
        }
        gains.sort_by(|one, other| (one.0, one.1).cmp(&(other.0, other.1)).then(other.2.total_cmp(&one.2)));
        let each = gains.chunk_by(|one, other| (one.0, one.1) == (other.0, other.1));
        let worn: f32 = each.map(|same| same[0].2 + SECOND * same.get(1).map_or(0.0, |second| second.2)).sum();
        OWNED * f32::from(count) + BETTER * worn
    }

    /// The heroes who would gain by a piece, most first.
    fn wanted_by(&self, tour: &Campaign, item: ItemId) -> Vec<(u8, f32)> {
        let sheets = (0..).zip(&tour.sheets).filter(|(_, sheet)| may_wear(&self.pack, sheet, item));
        let mut gains: Vec<(u8, f32)> = sheets.map(|(hero, sheet)| (hero, self.better(sheet, item))).collect();
        gains.sort_by(|one, other| other.1.total_cmp(&one.1));
        gains
    }

    /// How much more a piece is worth to a hero than what he began with in its place.
    fn better(&self, sheet: &Sheet, item: ItemId) -> f32 {
        let slot = area(self.pack.item(item).slot);
        let begun = self.starting_items(sheet.who);
        let same = begun.iter().filter(|other| area(self.pack.item(**other).slot) == slot);
        // One more fits where there is room for two; a weapon is measured against the best there was.
        let room = if slot == Slot::OneHand { 1 } else { room_for(slot).into() };
        let replaced = if same.clone().count() < room {
            0.0
        } else {
            same.map(|other| merit(&self.pack, sheet, *other)).fold(f32::INFINITY, f32::min)
        };
        (merit(&self.pack, sheet, item) - replaced).max(0.0)
    }

    /// Companions who fill an empty place, with what they were taught.
    fn help(&self, tour: &Campaign) -> f32 {
        let places = 4usize.saturating_sub(tour.sheets.len());
        let worth = |one: &Hired| HELP + TAUGHT * one.skills.count_ones() as f32;
        tour.hired.iter().take(places).map(worth).sum()
    }

    /// Heroes who stay at home while a mission is prepared or played.
    fn absent(&self, tour: &Campaign) -> f32 {
        let (from, places) = (tour.sheets.len(), tour.company.iter().zip(&tour.sheets));
        let missed = |sheet: &Sheet| (ABSENT - 0.8 * sheet.severe.count_ones() as f32).max(0.5);
        let away = places.take(from).filter(|(place, _)| matches!(place, Place::Companion(..)));
        away.map(|(_, sheet)| missed(sheet)).sum()
    }

    /// What the next thing on the agenda promises: a shop in which something can be done, a side mission that teaches.
    fn prospects(&self) -> f32 {
        let tour = self.tour();
        let shop = self.shop_entered().map_or(0.0, |(place, shop)| self.shop_worth(place, shop));
        let side = match tour.agenda.last() {
            Some(Task::Muster) if !self.is_of_story(tour.mission) => 1.0,
            _ => 0.3 * tour.active.len().min(3) as f32,
        };
        shop + side
    }

    /// The shop in which somebody is: what the visit was put on the agenda for is still there, or is being done.
    fn shop_entered(&self) -> Option<(u8, Shop)> {
        let tour = self.tour();
        let place = match tour.agenda.last()? {
            Task::Shop(place, _) => *place,
            Task::Visit(next) => next.checked_sub(1)?,
            Task::EndRest => 3,
            _ => return None,
        };
        Some((place, (*tour.rest.visits.get(usize::from(place))?)?))
    }

    /// About what the best deal in a shop brings, more than what it costs.
    fn shop_worth(&self, place: u8, shop: Shop) -> f32 {
        let offers = self.offers(place, shop, true);
        let gain = |choice: &Choice| match *choice {
            Choice::Make(item) => self.craft_gain(item),
            Choice::Cure(_, wound) => SCAR - COIN * f32::from(self.pack.wounds[wound.index()].cure),
            Choice::Visit(Shop::Master) => 0.3,
            Choice::Bless(_) | Choice::Visit(_) => 0.1,
            Choice::Hire(_) if self.has_empty_place() => HELP,
            Choice::Buy(reagent) if self.tour().treasury[reagent.index()] < ENOUGH => 0.05,
            _ => 0.0,
        };
        1.2 * offers.iter().map(gain).fold(0.0, f32::max)
    }

    /// Whether a companion is wanted: the company has fewer heroes than places, and nobody was hired for them.
    fn has_empty_place(&self) -> bool {
        self.tour().sheets.len() + self.tour().hired.len() < 4
    }

    /// What making a piece adds, less what goes into it.
    fn craft_gain(&self, item: ItemId) -> f32 {
        let tour = self.tour();
        let card = self.pack.item(item);
        let cost: u8 = card.reagents.iter().map(|(_, n)| *n).sum();
        let mut then = tour.clone();
        then.inventory[item.index()] += 1;
        self.stock(&then) - self.stock(tour) - REAGENT * f32::from(cost) - COIN * f32::from(card.coins)
    }
}
