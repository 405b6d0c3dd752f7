//! N12.3, N12.4 · What a hero takes into a mission: skills within the limits of the class, equipment within the encumbrance.

use crate::choice::Choice;
use crate::company::{area, load};
use crate::ids::{ClassId, ItemId, Member, SkillId};
use crate::pack::Pack;
use crate::pack::schema::{Aim, Attack, Category, Origin, Passive, School, Slot};
use crate::state::campaign::{Place, Sheet};
use crate::state::{MOST_ITEMS, MOST_SKILLS, Renaissance};
use table::{CopyVec, Play, Prompt, Table, Text, text};

/// What a box of resistance is worth, anything else that a piece does, and attacks beside the best one.
const RESISTANCE: f32 = 2.0;
const EFFECT: f32 = 1.4;
const OTHER_ATTACKS: f32 = 0.25;

/// N12.3 · How much there is room for: two hands, an armour, a head, two accessories, two spells, a familiar.
pub(crate) fn room_for(slot: Slot) -> u8 {
    if matches!(area(slot), Slot::OneHand | Slot::Accessory | Slot::Spell) { 2 } else { 1 }
}

impl Renaissance {
    /// N12.9.4, N12.3 · A hero is as suggested, or its player chooses. Nobody is asked where nothing can be changed.
    pub(crate) fn outfit(&mut self, table: &mut Table<Self>, hero: u8) -> Play {
        if !self.tour().company.contains(&Place::Hero(hero)) {
            return Ok(());
        }
        self.suggest_outfit(hero);
        let Some(sheet) = self.page(hero).copied() else { return Ok(()) };
        let items = self.usable_items(hero);
        if items.len() > sheet.worn.len() || sheet.learned.len() > sheet.equipped.len() {
            let prompt = || Prompt::new(text!("ask-outfit", hero = self.pack.name(sheet.who)), "N12.3.1");
            let options = [Choice::AsSuggested, Choice::Change];
            if table.ask(self.seat_of(Member(hero))).say(prompt).one(&options)? == Choice::Change {
                self.choose_skills(table, hero, &sheet)?;
                self.choose_items(table, hero, &sheet, &items)?;
            }
        }
        self.assemble();
        Ok(())
    }

    fn choose_skills(&mut self, table: &mut Table<Self>, hero: u8, sheet: &Sheet) -> Play {
        let known: Vec<Choice> = sheet.learned.iter().copied().map(Choice::Equip).collect();
        let pack = self.pack.clone();
        let legal = |chosen: &[Choice]| skills_fit(&pack, sheet.class, &skills_of(chosen));
        let prompt = || Prompt::new(text!("ask-skills", hero = self.pack.name(sheet.who)), "N12.9.4");
        let chosen = table.ask(self.seat_of(Member(hero))).say(prompt).some_if(&known, 0, MOST_SKILLS, legal)?;
        if let Some(sheet) = self.page_mut(hero) {
            (sheet.equipped, sheet.tailored) = (skills_of(&chosen).into_iter().collect(), true);
        }
        Ok(())
    }

    fn choose_items(&mut self, table: &mut Table<Self>, hero: u8, sheet: &Sheet, items: &[ItemId]) -> Play {
        let there: Vec<Choice> = items.iter().copied().map(Choice::Wear).collect();
        let pack = self.pack.clone();
        let legal = |chosen: &[Choice]| items_fit(&pack, &items_of(chosen));
        let prompt = || Prompt::new(text!("ask-items", hero = self.pack.name(sheet.who)), "N12.3.1");
        let chosen = table.ask(self.seat_of(Member(hero))).say(prompt).some_if(&there, 0, MOST_ITEMS, legal)?;
        if let Some(sheet) = self.page_mut(hero) {
            sheet.worn = items_of(&chosen).into_iter().collect();
        }
        Ok(())
    }

    /// N12.3 · What a hero could wear: its starting equipment, and what is in the inventory that nobody else wears.
    pub(crate) fn usable_items(&self, hero: u8) -> Vec<ItemId> {
        let Some(sheet) = self.page(hero) else { return Vec::new() };
        let tour = self.tour();
        let worn_by_others = |item: ItemId| {
            let others =
                tour.sheets.iter().enumerate().filter(|(place, _)| {
                    *place != usize::from(hero) && tour.company.contains(&Place::Hero(*place as u8))
                });
            others.filter(|(_, other)| other.worn.contains(&item)).count()
        };
        let free = |item: &ItemId| usize::from(tour.inventory[item.index()]) > worn_by_others(*item);
        let found = self.pack.ids().filter(|item| free(item) && may_wear(&self.pack, sheet, *item));
        self.starting_items(sheet.who).iter().copied().chain(found).collect()
    }

    /// What serves a hero best of what there is. A player's own choice is kept; what is missing is filled up.
    pub(crate) fn suggest_outfit(&mut self, hero: u8) {
        let pack = self.pack.clone();
        let Some(sheet) = self.page(hero).copied() else { return };
        let items = self.usable_items(hero);
        let mut worn: CopyVec<ItemId, MOST_ITEMS> = CopyVec::new();
        let mut equipped: CopyVec<SkillId, MOST_SKILLS> = CopyVec::new();
        if sheet.tailored {
            worn = sheet.worn.iter().copied().filter(|item| items.contains(item)).collect();
            equipped = sheet.equipped.iter().copied().filter(|skill| sheet.learned.contains(skill)).collect();
        }
        let mut ranked: Vec<ItemId> = items.into_iter().filter(|item| !worn.contains(item)).collect();
        ranked.sort_by(|one, other| merit(&pack, &sheet, *other).total_cmp(&merit(&pack, &sheet, *one)));
        // Whatever lies best in one hand must not drive out the weapon for both: the better of the two ways is taken.
        let without = |slot: Slot| {
            let mut worn = worn;
            for item in ranked.iter().copied().filter(|item| pack.item(*item).slot != slot) {
                let with: Vec<ItemId> = worn.iter().copied().chain([item]).collect();
                if worn.room() > 0 && items_fit(&pack, &with).is_ok() {
                    worn.push(item);
                }
            }
            worn
        };
        let [one, two] = [Slot::TwoHands, Slot::OneHand].map(without);
        worn = if strength(&pack, &sheet, &two) > strength(&pack, &sheet, &one) { two } else { one };
        let mut known: Vec<SkillId> = sheet.learned.iter().copied().filter(|skill| !equipped.contains(skill)).collect();
        known.sort_by_key(|skill| std::cmp::Reverse(pack.skill(*skill).xp));
        for skill in known {
            let with: Vec<SkillId> = equipped.iter().copied().chain([skill]).collect();
            if equipped.room() > 0 && skills_fit(&pack, sheet.class, &with).is_ok() {
                equipped.push(skill);
            }
        }
        if let Some(sheet) = self.page_mut(hero) {
            (sheet.worn, sheet.equipped) = (worn, equipped);
        }
    }
}

fn skills_of(chosen: &[Choice]) -> Vec<SkillId> {
    let skill = |choice: &Choice| if let Choice::Equip(skill) = *choice { Some(skill) } else { None };
    chosen.iter().filter_map(skill).collect()
}

fn items_of(chosen: &[Choice]) -> Vec<ItemId> {
    let item = |choice: &Choice| if let Choice::Wear(item) = *choice { Some(item) } else { None };
    chosen.iter().filter_map(item).collect()
}

/// N12.9.4, N14.2.3 · At most five skills, and of each category as many as the class allows.
pub(crate) fn skills_fit(pack: &Pack, class: ClassId, skills: &[SkillId]) -> Result<(), Text> {
    let limits = &pack.class(class).limits;
    let over = Category::ALL.into_iter().find(|category| {
        let count = skills.iter().filter(|skill| pack.skill(**skill).category == *category).count();
        count > usize::from(limits[category.number()])
    });
    match over {
        Some(category) => Err(text!("why-category", category = category.text(), most = limits[category.number()])),
        None if skills.len() > MOST_SKILLS => Err(text!("why-five-skills", most = MOST_SKILLS)),
        None => Ok(()),
    }
}

/// N12.3 · Whether a hero may equip something: its owner, its class, the school of a spell.
pub(crate) fn may_wear(pack: &Pack, sheet: &Sheet, item: ItemId) -> bool {
    let card = pack.item(item);
    let class = pack.class(sheet.class);
    let base = class.from.map(|base| pack.class(base));
    let school = |school: School| {
        school == School::Trick
            || class.schools.contains(&school)
            || base.is_some_and(|base| base.schools.contains(&school))
    };
    card.owner.is_none_or(|owner| owner == sheet.who)
        && card.class.is_none_or(|class| class == sheet.class)
        && card.school.is_none_or(school)
        && card.origin != Origin::Starting
}

/// N12.3 · Whether all of it can be carried at once.
pub(crate) fn items_fit(pack: &Pack, items: &[ItemId]) -> Result<(), Text> {
    let over = Slot::ALL.into_iter().find(|slot| {
        let held = items.iter().map(|item| pack.item(*item).slot).filter(|other| area(*other) == *slot);
        held.map(load).sum::<u8>() > room_for(*slot)
    });
    match over {
        Some(slot) => Err(text!("why-encumbered", slot = slot.text(), most = room_for(slot))),
        None => Ok(()),
    }
}

/// How much a piece of equipment is worth to a hero, for suggestions and bots.
pub(crate) fn merit(pack: &Pack, sheet: &Sheet, item: ItemId) -> f32 {
    strike(pack, sheet, item, |_| true) + protection(pack, item)
}

/// How well a hero is armed with all this: the best attack on an enemy counts, others a little.
pub(crate) fn strength(pack: &Pack, sheet: &Sheet, worn: &[ItemId]) -> f32 {
    let hostile = |line: &Attack| line.target != Aim::Friend;
    let strikes = || worn.iter().map(|item| strike(pack, sheet, *item, hostile));
    let best = strikes().fold(0.0, f32::max);
    let others: f32 = strikes().sum::<f32>() - best;
    best + OTHER_ATTACKS * others + worn.iter().map(|item| protection(pack, *item)).sum::<f32>()
}

/// The best attack of a piece.
fn strike(pack: &Pack, sheet: &Sheet, item: ItemId, counts: impl Fn(&Attack) -> bool) -> f32 {
    let attack = |line: &Attack| {
        let dice = f32::from(sheet.stats[line.with.number()]) + f32::from(line.dice);
        let more = line.after.len() + line.before.len();
        let area = if line.area.is_some() { 1.0 } else { 0.0 };
        let reach = if line.range.1 > 1 { 0.6 } else { 0.0 };
        (dice + 0.5 * more as f32 + area) * 3.0 / f32::from(line.ap.max(1)) + reach
    };
    pack.item(item).attacks.iter().filter(|line| counts(line)).map(attack).fold(0.0, f32::max)
}

/// What a piece is worth apart from its attacks.
fn protection(pack: &Pack, item: ItemId) -> f32 {
    let card = pack.item(item);
    let passive = |passive: &Passive| match passive {
        Passive::Resistance(boxes) => RESISTANCE * f32::from(*boxes),
        Passive::Stat(_, by) => EFFECT * f32::from(*by),
        _ => EFFECT,
    };
    RESISTANCE * f32::from(card.resistance)
        + card.passives.iter().map(passive).sum::<f32>()
        + EFFECT * card.uses.len() as f32
}
