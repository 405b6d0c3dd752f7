//! N1.5 to N1.7, N6.2 · What an active hero can do: attacks with enhancements, skills, equipment, the heroic skill, and what they cost.

use crate::choice::Choice;
use crate::geometry::Footprint;
use crate::ids::{FoeId, Member, Model};
use crate::pack::schema::{Aim, Attack, AttackKind, Deed, Effect, Passive, SkillKind, Slot, Status};
use crate::state::{Renaissance, Whereabouts};
use crate::stats::concerns;
use smallvec::SmallVec;
use table::{Play, Table, text};

/// The bit of the heroic skill among what can be used once.
const HEROIC: u32 = 1 << 31;
/// The bit of what class points bought.
const SPRING: u32 = 1 << 30;

impl Renaissance {
    /// Everything that the active hero may do.
    pub(crate) fn hero_options(&self, member: Member) -> Vec<Choice> {
        let mut options = Vec::with_capacity(64);
        match self.hero(member).at {
            Whereabouts::On(_) => {
                if self.turn.ap > 0 {
                    self.walk_options(member, &mut options);
                }
                // N13.6 · A transformation card has attacks and nothing else.
                self.form_options(member, &mut options);
                self.attack_options(member, &mut options);
                self.deed_options(member, &mut options);
                if self.hero(member).changed.is_none() {
                    self.aid_options(member, &mut options);
                    self.scenery_options(member, &mut options);
                }
            }
            // N12.1 · On a location card only its own actions, its exit, and Wait.
            Whereabouts::In(_) if self.turn.ap > 0 => options.push(Choice::Leave),
            Whereabouts::In(_) => {}
        }
        if self.hero(member).changed.is_none() {
            self.action_options(member, &mut options);
        }
        options.extend((1..=self.turn.ap).map(Choice::Wait));
        // N12.1 · At a new hour the lead may give up for the company.
        if self.at_hour && self.seat_of(member) == self.lead() && self.turn.spent == 0 {
            options.push(Choice::GiveUp);
        }
        options.push(Choice::Done);
        options
    }

    /// What costs nothing and can still be used when no AP are left.
    pub(crate) fn free_deeds(&self, member: Member) -> Vec<Choice> {
        let mut options = Vec::new();
        if self.hero(member).space().is_some() {
            self.deed_options(member, &mut options);
        }
        options
    }

    /// N6.2, N8.1 · Attacks: each line of each piece of equipment, each target, each set of enhancements that can be paid for.
    fn attack_options(&self, member: Member, options: &mut Vec<Choice>) {
        let hero = self.hero(member);
        if hero.tokens.has(Status::Blinded) || self.turn.ap == 0 {
            return;
        }
        for (item, carried) in hero.items.iter().enumerate() {
            for (number, line) in self.pack.item(carried.item).attacks.iter().enumerate() {
                let reload = line.before.iter().any(|clause| clause.does == Effect::Reload);
                if line.ap > self.turn.ap || reload && self.turn.used >> (8 + item) & 1 == 1 {
                    continue;
                }
                let heals = line.after.iter().any(|clause| matches!(clause.does, Effect::Heal(_)));
                for target in self.targets(member, line.target, self.range(member, line.range), heals) {
                    for extra in self.enhancements(member, line, target) {
                        options.push(Choice::Attack(carried.item.0, number as u8, target, extra));
                    }
                }
            }
        }
    }

    /// N13.6 · The attacks of the card over a transformed hero.
    fn form_options(&self, member: Member, options: &mut Vec<Choice>) {
        let hero = self.hero(member);
        let Some(changed) = hero.changed.filter(|_| !hero.tokens.has(Status::Blinded)) else { return };
        let attacks = self.pack.form(changed.form).attacks.iter().enumerate();
        for (number, blow) in attacks.filter(|(_, blow)| blow.ap.max(1) <= self.turn.ap) {
            let targets = self.targets(member, Aim::Opponent, self.range(member, blow.range), false);
            options.extend(targets.into_iter().map(|target| Choice::Strike(number as u8, target)));
        }
    }

    /// N1.7 · The sets of enhancements that fit an attack and can be paid for, as bits of the hero's skills; none first.
    fn enhancements(&self, member: Member, line: &Attack, target: Model) -> SmallVec<[u8; 8]> {
        let mut sets: SmallVec<[u8; 8]> = SmallVec::from_slice(&[0]);
        let mental = line.kind == AttackKind::Mental;
        let from = self.hero(member).space().map(Footprint::from);
        let distance = match (from, self.body(target)) {
            (Some(from), Some(to)) => from.distance(&to),
            _ => 0,
        };
        if mental {
            return sets;
        }
        let price = |set: u8| {
            let chosen = self.hero(member).skills.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1);
            chosen.fold((0, 0), |(all, all_points), (_, skill)| match &self.pack.skill(*skill).kind {
                SkillKind::Enhancement { ap, points, .. } => (all + ap, all_points + points),
                _ => (all, all_points),
            })
        };
        for (place, skill) in self.hero(member).skills.iter().enumerate() {
            let SkillKind::Enhancement { which, ap, .. } = &self.pack.skill(*skill).kind else { continue };
            let spent = *ap == 0 && self.turn.used >> place & 1 == 1;
            if spent || !concerns(*which, mental, distance) {
                continue;
            }
            for set in sets.clone() {
                let wider = set | 1 << place;
                let (ap, points) = price(wider);
                if line.ap + ap <= self.turn.ap && points <= self.hero(member).points {
                    sets.push(wider);
                }
            }
        }
        sets
    }

    /// N6.2 · Active skills, equipment and the heroic skill.
    fn deed_options(&self, member: Member, options: &mut Vec<Choice>) {
        let hero = self.hero(member);
        for (place, skill) in hero.skills.iter().enumerate() {
            if let SkillKind::Active(deed) = &self.pack.skill(*skill).kind
                && self.can_pay(member, deed, 1 << place)
            {
                let targets = self.deed_targets(member, deed);
                options.extend(targets.into_iter().map(|target| Choice::Skill(skill.0, target)));
            }
        }
        for (item, carried) in hero.items.iter().enumerate() {
            for (number, deed) in self.pack.item(carried.item).uses.iter().enumerate() {
                if self.can_pay(member, deed, 1 << (8 + item)) {
                    let targets = self.use_targets(member, item, deed);
                    let id = carried.item.0;
                    options.extend(targets.into_iter().map(|target| Choice::Use(id, number as u8, target)));
                }
            }
        }
        self.spring_options(member, options);
        let Some(heroic) = self.class(member).map(|class| &class.heroic) else { return };
        if !hero.heroic_used && hero.heroism >= heroic.cost && self.can_pay(member, &heroic.deed, HEROIC) {
            options.extend(self.deed_targets(member, &heroic.deed).into_iter().map(Choice::Heroic));
        }
    }

    /// N1.4 · What class points buy instead of AP: a use of the familiar, or of any equipment; once in an activation.
    fn spring_options(&self, member: Member, options: &mut Vec<Choice>) {
        let (mut familiar, mut any) = (None, None);
        self.each_passive(member, |passive| match passive {
            Passive::Whistles(points) => familiar = Some(points),
            Passive::Winds(points) => any = Some(points),
            _ => {}
        });
        let hero = self.hero(member);
        if (familiar.is_none() && any.is_none()) || self.turn.used & SPRING != 0 {
            return;
        }
        for (item, carried) in hero.items.iter().enumerate() {
            let card = self.pack.item(carried.item);
            let price = if card.slot == Slot::Familiar { familiar.or(any) } else { any };
            for (number, deed) in card.uses.iter().enumerate() {
                let ready = !(deed.reload && self.turn.used >> (8 + item) & 1 == 1) && deed.ap > 0;
                if price.is_some_and(|price| price <= hero.points) && ready {
                    let targets = self.use_targets(member, item, deed);
                    let id = carried.item.0;
                    options.extend(targets.into_iter().map(|target| Choice::Spring(id, number as u8, target)));
                }
            }
        }
    }

    /// N1.4 · Equipment is used for class points and no AP.
    pub(crate) fn spring(
        &mut self,
        table: &mut Table<Self>,
        member: Member,
        (item, number): (u8, u8),
        target: Model,
    ) -> Play {
        let pack = self.pack.clone();
        let id = self.hero(member).items[usize::from(item)].item;
        let mut price = 0;
        self.each_passive(member, |passive| match passive {
            Passive::Whistles(points) if pack.item(id).slot == Slot::Familiar => price = points,
            Passive::Winds(points) if price == 0 => price = points,
            _ => {}
        });
        let hero = self.hero_mut(member);
        hero.points -= price.min(hero.points);
        self.turn.used |= SPRING;
        let Some(deed) = pack.item(id).uses.get(usize::from(number)) else { return Ok(()) };
        let free = Deed { ap: 0, ..deed.clone() };
        self.use_deed(table, member, item, &free, target)
    }

    /// Whether AP and class points are there, and it was not used up: what costs no AP is used once in an activation.
    fn can_pay(&self, member: Member, deed: &Deed, bit: u32) -> bool {
        let once = deed.ap == 0 || deed.reload;
        deed.ap <= self.turn.ap && deed.points <= self.hero(member).points && !(once && self.turn.used & bit != 0)
    }

    fn deed_targets(&self, member: Member, deed: &Deed) -> SmallVec<[Model; 8]> {
        let mut targets = self.targets(member, deed.target, deed.range, heals(deed));
        targets.retain(|target| self.is_useful(*target, deed));
        targets
    }

    /// N6.2, N6.6 · Whom a piece of equipment can be used on; a familiar goes there first.
    fn use_targets(&self, member: Member, item: usize, deed: &Deed) -> SmallVec<[Model; 8]> {
        let card = self.pack.item(self.hero(member).items[item].item);
        match card.slot {
            Slot::Familiar => self.familiar_targets(member, deed),
            _ => self.deed_targets(member, deed),
        }
    }

    /// What would change nothing is not offered: healing whoever has no wounds, cleansing whoever has no token.
    pub(crate) fn is_useful(&self, target: Model, deed: &Deed) -> bool {
        let friend = match target {
            Model::Hero(friend) => friend,
            Model::Foe(foe) if self.is_ally(foe) => return self.helps_ally(foe, deed),
            Model::Foe(_) => return deed.does.iter().any(|effect| self.can_befall(target, *effect)),
        };
        let hero = self.hero(friend);
        let useful = |effect: &Effect| match effect {
            Effect::Heal(_) => hero.wounds > 0,
            Effect::Cleanse(_) => hero.tokens.ails(),
            Effect::Mend(_) => hero.soaked > 0 || hero.items.iter().any(|carried| carried.wounds > 0),
            Effect::Coat(token) => self.coatable(friend, *token).next().is_some(),
            Effect::Inflict(token) => !hero.tokens.has(*token),
            Effect::Transform(..) => self.can_change(target),
            Effect::Critical(_)
            | Effect::Lethal(_)
            | Effect::Unblockable
            | Effect::Piercing(_)
            | Effect::Precise(_)
            | Effect::Push(_)
            | Effect::Pull(_)
            | Effect::Dash(_)
            | Effect::Drain(_)
            | Effect::Sunder(_)
            | Effect::Silent
            | Effect::Reload
            | Effect::Wound(_)
            | Effect::Unsoaked(_)
            | Effect::Gain(_)
            | Effect::Lead(_)
            | Effect::Slip(_)
            | Effect::Dice(_)
            | Effect::Success(_)
            | Effect::Threat(_)
            | Effect::Lure(_)
            | Effect::Delay(_)
            | Effect::Heroism(_)
            | Effect::Points(_)
            | Effect::Strike
            | Effect::Shield => true,
        };
        deed.does.is_empty() || deed.does.iter().any(useful)
    }

    /// N13.6 · Whether an effect changes anything for an enemy: those who are immune are not transformed.
    fn can_befall(&self, target: Model, effect: Effect) -> bool {
        !matches!(effect, Effect::Transform(..)) || self.can_change(target)
    }

    /// N1.1 · What an ally gains something from.
    fn helps_ally(&self, ally: FoeId, deed: &Deed) -> bool {
        let model = self.foe(ally);
        deed.does.iter().any(|effect| match effect {
            Effect::Heal(_) => model.wounds > 0,
            Effect::Cleanse(_) => model.tokens.ails(),
            Effect::Inflict(token) => !model.tokens.has(*token),
            Effect::Lead(_) => true,
            Effect::Critical(_)
            | Effect::Lethal(_)
            | Effect::Unblockable
            | Effect::Piercing(_)
            | Effect::Precise(_)
            | Effect::Push(_)
            | Effect::Pull(_)
            | Effect::Dash(_)
            | Effect::Drain(_)
            | Effect::Sunder(_)
            | Effect::Silent
            | Effect::Reload
            | Effect::Wound(_)
            | Effect::Unsoaked(_)
            | Effect::Mend(_)
            | Effect::Gain(_)
            | Effect::Coat(_)
            | Effect::Slip(_)
            | Effect::Dice(_)
            | Effect::Success(_)
            | Effect::Threat(_)
            | Effect::Lure(_)
            | Effect::Delay(_)
            | Effect::Heroism(_)
            | Effect::Points(_)
            | Effect::Strike
            | Effect::Shield
            | Effect::Transform(..) => false,
        })
    }

    /// The place of a piece of equipment among those of a hero, by its number in the pack.
    pub(crate) fn item_place(&self, member: Member, item: u8) -> u8 {
        self.hero(member).items.iter().position(|carried| carried.item.0 == item).unwrap_or(0) as u8
    }

    /// The same of a skill.
    pub(crate) fn skill_place(&self, member: Member, skill: u8) -> u8 {
        self.hero(member).skills.iter().position(|own| own.0 == skill).unwrap_or(0) as u8
    }

    /// N1.5 · An active skill.
    pub(crate) fn use_skill(&mut self, table: &mut Table<Self>, member: Member, place: u8, target: Model) -> Play {
        let pack = self.pack.clone();
        let skill = self.hero(member).skills[usize::from(place)];
        let SkillKind::Active(deed) = &pack.skill(skill).kind else { return Ok(()) };
        self.note_skill(table, member, skill);
        table.log("N1.5.1", || text!("log-uses", hero = self.hero_name(member), what = pack.name(skill)));
        self.turn.used |= 1 << place;
        self.perform(table, member, deed, target)
    }

    /// N6.2 · A piece of equipment.
    pub(crate) fn use_item(
        &mut self,
        table: &mut Table<Self>,
        member: Member,
        (item, number): (u8, u8),
        target: Model,
    ) -> Play {
        let pack = self.pack.clone();
        let id = self.hero(member).items[usize::from(item)].item;
        let Some(deed) = pack.item(id).uses.get(usize::from(number)) else { return Ok(()) };
        self.use_deed(table, member, item, deed, target)
    }

    /// N6.2, N6.6 · A use of equipment; a familiar goes to its target first.
    fn use_deed(&mut self, table: &mut Table<Self>, member: Member, item: u8, deed: &Deed, target: Model) -> Play {
        let id = self.hero(member).items[usize::from(item)].item;
        self.note_item(table, member, id);
        table.log("N6.2.8", || text!("log-uses", hero = self.hero_name(member), what = self.pack.name(id)));
        self.turn.used |= 1 << (8 + item);
        if self.pack.item(id).slot == Slot::Familiar {
            self.send_familiar(member, target, deed);
        }
        self.perform(table, member, deed, target)
    }

    /// N1.5 · The heroic skill: once in a mission, for heroism; it may go on for several activations.
    pub(crate) fn use_heroic(&mut self, table: &mut Table<Self>, member: Member, target: Model) -> Play {
        let pack = self.pack.clone();
        if self.class(member).is_none() {
            return Ok(());
        }
        let heroic = &pack.class(self.hero(member).class).heroic;
        let hero = self.hero_mut(member);
        hero.heroism -= heroic.cost.min(hero.heroism);
        (hero.heroic_used, hero.heroic_left) = (true, heroic.lasts);
        table.log("N1.5.2", || text!("log-heroic", hero = self.hero_name(member)));
        self.turn.used |= HEROIC;
        self.perform(table, member, &heroic.deed, target)
    }

    /// N12.1 · A hero's equipment comes back, where a mission has taken it.
    pub(crate) fn rearm(&mut self, member: Member) {
        let hero = self.hero_mut(member);
        let chest = std::mem::take(&mut hero.chest);
        for carried in chest.iter().take(hero.items.room()) {
            hero.items.push(*carried);
        }
        // N6.6 · A familiar that was in it comes to its owner.
        self.follow_owner(member);
    }
}

fn heals(deed: &Deed) -> bool {
    deed.does.iter().any(|effect| matches!(effect, Effect::Heal(_)))
}
