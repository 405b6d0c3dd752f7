//! N12 · A company for a single mission: heroes as they would be at its place in the campaign.

mod by_chance;

use crate::ids::{ClassId, CompanionId, HeroId, ItemId, MissionId, SkillId};
use crate::options::Person;
use crate::pack::Pack;
use crate::pack::schema::{MissionKind, Origin, Slot};
use crate::state::{Carried, Hero, MOST_ITEMS, MOST_SKILLS};
use table::CopyVec;

/// N14.1 · From this place on heroes have advanced; what that costs, and the skills that it asks for.
const ADVANCED_FROM: u8 = 4;
const ADVANCE_XP: u8 = 2;
const BASE_SKILLS: usize = 3;

type Items = CopyVec<Carried, MOST_ITEMS>;

/// N11 · Which mission of a campaign it would be, from 1 to 8: two of the ten are alternatives of others. Side missions lie in the middle.
pub fn place_in_campaign(pack: &Pack, mission: MissionId) -> u8 {
    match pack.mission(mission).kind {
        MissionKind::Campaign(number @ 0..=4) => number.max(1),
        MissionKind::Campaign(5) => 4,
        MissionKind::Campaign(6) => 5,
        MissionKind::Campaign(7 | 8) => 6,
        MissionKind::Campaign(9) => 7,
        MissionKind::Campaign(_) => 8,
        MissionKind::Encounter | MissionKind::Exploration | MissionKind::Hunt => 4,
    }
}

/// The four of a company at the place of a mission: twice as many experience points each as its number, and two formulae for each mission before it.
pub fn build(pack: &Pack, mission: MissionId, people: [Person; 4]) -> [Hero; 4] {
    let place = place_in_campaign(pack, mission);
    let mut company = people.map(|person| match person {
        Person::Hero(who) => hero(pack, who, place),
        Person::Companion(id) => companion(pack, id),
    });
    let mut made: Vec<ItemId> = Vec::new();
    for number in 0..pieces(place) {
        let hero = &mut company[number % 4];
        make_next(pack, hero, &mut made);
    }
    company
}

/// The formulae of a company that has come so far.
fn pieces(place: u8) -> usize {
    2 * usize::from(place - 1)
}

/// Those of them that are the turn of one of the four.
fn pieces_of(member: usize, place: u8) -> impl Iterator<Item = usize> {
    (0..pieces(place)).filter(move |number| number % 4 == member)
}

/// A hero as the sheet is printed.
fn beginner(pack: &Pack, who: HeroId) -> Hero {
    let card = pack.hero(who);
    let mut hero = Hero { who, class: card.class, items: starting(pack, who), ..Hero::default() };
    card.stats.iter().zip(&mut hero.stats).for_each(|(printed, stat)| *stat = *printed);
    hero
}

fn hero(pack: &Pack, who: HeroId, place: u8) -> Hero {
    let card = pack.hero(who);
    let mut hero = beginner(pack, who);
    let mut xp = 2 * place;
    let mut known = vec![card.first];
    learn(pack, &card.learns, card.class, &mut xp, &mut known, usize::from(place >= ADVANCED_FROM) * BASE_SKILLS);
    if place >= ADVANCED_FROM && known.len() >= BASE_SKILLS && xp >= ADVANCE_XP {
        xp -= ADVANCE_XP;
        advance(pack, &mut hero, card.becomes);
    }
    learn(pack, &card.learns, hero.class, &mut xp, &mut known, 0);
    hero.skills = equipped(pack, hero.class, &known);
    hero
}

/// N14.1 · The advanced class: its bond, and the first of the characteristics that it offers.
fn advance(pack: &Pack, hero: &mut Hero, class: Option<ClassId>) {
    let Some(class) = class else { return };
    hero.class = class;
    let card = pack.class(class);
    if let Some(stat) = card.improves.first() {
        hero.stats[stat.number()] = (hero.stats[stat.number()] + 1).min(6);
    }
    if let Some(bond) = card.bond {
        put_on(pack, &mut hero.items, bond);
    }
    // N6.6 · The points of a falconer come from a familiar: one of this class brings the first there is.
    if card.points == Some(crate::pack::schema::PointsFrom::BesideFamiliar)
        && let Some(familiar) = pack.ids().find(|id: &ItemId| pack.item(*id).slot == Slot::Familiar)
    {
        put_on(pack, &mut hero.items, familiar);
    }
}

/// N14.2 · Skills of a list that can be paid for, in its order, of this class and the one it comes from; up to this many in all, or without an
/// end.
fn learn(pack: &Pack, list: &[SkillId], class: ClassId, xp: &mut u8, known: &mut Vec<SkillId>, most: usize) {
    for skill in list {
        if fits_the_purse(pack, *skill, class, *xp, known) && (most == 0 || known.len() < most) {
            *xp -= pack.skill(*skill).xp;
            known.push(*skill);
        }
    }
}

/// N14.2 · Whether a hero of a class can learn one more skill with so many experience points.
fn fits_the_purse(pack: &Pack, skill: SkillId, class: ClassId, xp: u8, known: &[SkillId]) -> bool {
    let entry = pack.skill(skill);
    let open = entry.class == class || pack.class(class).from == Some(entry.class);
    let needs = entry.needs.is_none_or(|needs| known.contains(&needs));
    open && needs && entry.xp <= xp && !known.contains(&skill)
}

/// N1.4 · At most five skills, and of each category as many as the class allows; those of the class itself come first.
fn equipped(pack: &Pack, class: ClassId, known: &[SkillId]) -> CopyVec<SkillId, MOST_SKILLS> {
    let mut skills: CopyVec<SkillId, MOST_SKILLS> = CopyVec::new();
    let of_class = |own: bool| known.iter().filter(move |skill| (pack.skill(**skill).class == class) == own);
    for skill in of_class(true).chain(of_class(false)) {
        let category = pack.skill(*skill).category;
        let same = skills.iter().filter(|other| pack.skill(**other).category == category).count();
        let limit = pack.class(class).limits[category.number()];
        if skills.room() > 0 && same < usize::from(limit) {
            skills.push(*skill);
        }
    }
    skills
}

/// N14.3 · The next formula of a hero's list of which there is a card left.
fn make_next(pack: &Pack, hero: &mut Hero, made: &mut Vec<ItemId>) {
    if hero.companion.is_some() {
        return;
    }
    let worn = |item: &ItemId| hero.items.iter().any(|carried| carried.item == *item);
    let left = |item: &ItemId| {
        let copies = made.iter().filter(|other| *other == item).count();
        copies < usize::from(pack.item(*item).copies.max(1))
    };
    let usable = |item: &ItemId| pack.item(*item).class.is_none_or(|class| class == hero.class);
    let next = pack.hero(hero.who).makes.iter().find(|item| !worn(item) && left(item) && usable(item)).copied();
    if let Some(item) = next {
        made.push(item);
        put_on(pack, &mut hero.items, item);
    }
}

/// N12.3 · Puts a piece of equipment on; what no longer fits is left at home.
fn put_on(pack: &Pack, items: &mut Items, item: ItemId) {
    while !fits(pack, items, item) {
        let same = |carried: &Carried| area(pack.item(carried.item).slot) == area(pack.item(item).slot);
        let Some(place) = items.iter().position(same) else { return };
        items.remove(place);
    }
    if items.room() > 0 {
        items.push(Carried { item, ..Carried::default() });
    }
}

/// N12.3 · How much there is room for: two hands, an armour, a head, two accessories, two spells, a familiar.
fn fits(pack: &Pack, items: &Items, item: ItemId) -> bool {
    let slot = pack.item(item).slot;
    let held: u8 =
        items.iter().map(|carried| pack.item(carried.item).slot).filter(|s| area(*s) == area(slot)).map(load).sum();
    held + load(slot) <= if matches!(area(slot), Slot::OneHand | Slot::Accessory | Slot::Spell) { 2 } else { 1 }
}

pub(crate) fn area(slot: Slot) -> Slot {
    if slot == Slot::TwoHands { Slot::OneHand } else { slot }
}

pub(crate) fn load(slot: Slot) -> u8 {
    if slot == Slot::TwoHands { 2 } else { 1 }
}

/// N12.3 · The starting equipment of a hero.
pub(crate) fn starting(pack: &Pack, who: HeroId) -> Items {
    let own = |item: &ItemId| pack.item(*item).owner == Some(who) && pack.item(*item).origin == Origin::Starting;
    let items = pack.ids().filter(own);
    items.map(|item| Carried { item, ..Carried::default() }).collect()
}

/// N1.2 · A companion with what its card says, and all its skills.
pub(crate) fn companion(pack: &Pack, id: CompanionId) -> Hero {
    let card = &pack.companions[id.index()];
    let mut hero = Hero { companion: Some(id), ..Hero::default() };
    card.stats.iter().zip(&mut hero.stats).for_each(|(printed, stat)| *stat = *printed);
    hero.items = card.items.iter().map(|item| Carried { item: *item, ..Carried::default() }).collect();
    hero.skills = card.skills.iter().map(|(skill, _)| *skill).take(MOST_SKILLS).collect();
    hero
}
