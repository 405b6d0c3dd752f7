//! N12.1.7 · A place of the company that is left to chance: which hero it is, and what it has learned and gained by then.

use super::{
    ADVANCE_XP, ADVANCED_FROM, BASE_SKILLS, advance, beginner, equipped, fits_the_purse, place_in_campaign, put_on,
};
use crate::COMPANY;
use crate::campaign::{may_wear, strength};
use crate::ids::{ClassId, HeroId, ItemId, MissionId, SkillId};
use crate::options::Person;
use crate::pack::Pack;
use crate::pack::schema::Origin;
use crate::state::campaign::Sheet;
use crate::state::{Hero, Renaissance};
use table::{Play, Table};

/// Nobody takes up a piece that leaves less of its strength than this.
const STILL_ARMED: f32 = 0.75;

impl Renaissance {
    /// Who takes each place of the company: heroes nobody has named where it is left to chance.
    pub(crate) fn draw_people(&self, table: &mut Table<Self>) -> Play<[Person; 4]> {
        let (pack, options) = (self.pack.clone(), self.options);
        let (any, mut picked) = (options.is_any(&pack), [None; 4]);
        for place in (0..4).filter(|place| any[*place]) {
            let people = options.people_with(&pack, picked);
            let settled = |other: &usize| !any[*other] || picked[*other].is_some();
            let free = |who: &HeroId| !(0..4).filter(settled).any(|other| people[other] == Person::Hero(*who));
            picked[place] = one_of(table, &pack.ids().filter(free).collect::<Vec<HeroId>>())?;
        }
        Ok(options.people_with(&pack, picked))
    }

    /// A company with whom chance has picked, each trained by chance; the others as they always are.
    pub(crate) fn draw_company(&self, table: &mut Table<Self>, mission: MissionId) -> Play<[Hero; 4]> {
        let pack = self.pack.clone();
        let (any, people) = (self.options.is_any(&pack), self.draw_people(table)?);
        let place = place_in_campaign(&pack, mission);
        let mut company = super::build(&pack, mission, people);
        let mut found = Vec::new();
        for member in (0..4).filter(|member| any[*member]) {
            let Person::Hero(who) = people[member] else { continue };
            company[member] = trained(table, &pack, who, place)?;
            for _ in super::pieces_of(member, place) {
                find_piece(table, &pack, &mut company[member], place, &mut found)?;
            }
        }
        Ok(company)
    }
}

/// A hero who has learned by chance as much as the place of the mission allows.
fn trained(table: &mut Table<Renaissance>, pack: &Pack, who: HeroId, place: u8) -> Play<Hero> {
    let (mut hero, mut xp, mut known) = (beginner(pack, who), 2 * place, vec![pack.hero(who).first]);
    if place >= ADVANCED_FROM {
        let mut purse = xp - ADVANCE_XP;
        while known.len() < BASE_SKILLS && learn_any(table, pack, hero.class, &mut purse, &mut known)? {}
        xp = purse;
        let classes: Vec<ClassId> =
            pack.ids().filter(|id: &ClassId| pack.class(*id).from == Some(hero.class)).collect();
        let class = one_of(table, &classes)?;
        advance(pack, &mut hero, class);
    }
    while learn_any(table, pack, hero.class, &mut xp, &mut known)? {}
    hero.skills = equipped(pack, hero.class, &known);
    Ok(hero)
}

/// One of the skills that can be paid for. `false` if there is none.
fn learn_any(
    table: &mut Table<Renaissance>,
    pack: &Pack,
    class: ClassId,
    xp: &mut u8,
    known: &mut Vec<SkillId>,
) -> Play<bool> {
    let open: Vec<SkillId> = pack.ids().filter(|skill| fits_the_purse(pack, *skill, class, *xp, known)).collect();
    let Some(skill) = one_of(table, &open)? else { return Ok(false) };
    *xp -= pack.skill(skill).xp;
    known.push(skill);
    Ok(true)
}

/// A piece of equipment that the hero could have by then, if there is one with which it can still fight: formulae, and where heroes have advanced also what
/// destinies and side missions bring.
fn find_piece(
    table: &mut Table<Renaissance>,
    pack: &Pack,
    hero: &mut Hero,
    place: u8,
    found: &mut Vec<ItemId>,
) -> Play {
    let sheet = Sheet { who: hero.who, class: hero.class, stats: hero.stats, ..Sheet::default() };
    let worth =
        |hero: &Hero| strength(pack, &sheet, &hero.items.iter().map(|carried| carried.item).collect::<Vec<_>>());
    let before = worth(hero);
    let with = |item: ItemId| {
        let mut then = *hero;
        put_on(pack, &mut then.items, item);
        then
    };
    let could = |item: &ItemId| {
        let card = pack.item(*item);
        let known = match card.origin {
            Origin::Formula => true,
            Origin::Destiny | Origin::Reward => place >= ADVANCED_FROM,
            Origin::Starting | Origin::Bond => false,
        };
        let copies = found.iter().filter(|other| *other == item).count();
        let worn = hero.items.iter().any(|carried| carried.item == *item);
        known && !worn && copies < usize::from(card.copies.max(1)) && may_wear(pack, &sheet, *item)
    };
    let pieces: Vec<ItemId> =
        pack.ids().filter(could).filter(|item| worth(&with(*item)) >= STILL_ARMED * before).collect();
    if let Some(item) = one_of(table, &pieces)? {
        *hero = with(item);
        found.push(item);
    }
    Ok(())
}

/// Any of them, each as likely as the others.
fn one_of<T: Copy>(table: &mut Table<Renaissance>, list: &[T]) -> Play<Option<T>> {
    if list.is_empty() {
        return Ok(None);
    }
    let face = table.roll(COMPANY, list.len().min(u8::MAX.into()) as u8)?;
    Ok(list.get(usize::from(face.max(1)) - 1).copied())
}
