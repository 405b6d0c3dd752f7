//! N1 · What models can do: characteristics, passives, abilities, tokens.

use crate::geometry::Space;
use crate::ids::{EnemyId, FoeId, Member, Model};
use crate::options::Difficulty;
use crate::pack::schema::{
    Ability, Characteristic, Class, Immunity, Keyword, Passive, Rank, SkillKind, Special, Status, Which, WoundEffect,
};
use crate::state::{Renaissance, Tokens};

impl Renaissance {
    /// N1.6 · Every passive that holds for a hero: of skills, of equipment, of a heroic skill that goes on. None while KO.
    pub(crate) fn each_passive(&self, member: Member, mut tell: impl FnMut(Passive)) {
        let hero = self.hero(member);
        if hero.ko {
            return;
        }
        // N13.6 · A transformation card counts alone.
        if let Some(changed) = hero.changed {
            let form = self.pack.form(changed.form);
            form.passives.iter().for_each(|passive| tell(*passive));
            form.abilities.iter().for_each(|ability| tell(Passive::Has(*ability)));
            return;
        }
        for skill in &hero.skills {
            if let SkillKind::Passive(passives) = &self.pack.skill(*skill).kind {
                passives.iter().for_each(|passive| tell(*passive));
            }
        }
        for carried in &hero.items {
            self.pack.item(carried.item).passives.iter().for_each(|passive| tell(*passive));
        }
        if let Some(class) = self.class(member).filter(|_| hero.heroic_left > 0) {
            class.heroic.during.iter().for_each(|passive| tell(*passive));
        }
    }

    /// The class of a hero; a companion has none (N1.2), and nobody who is transformed (N13.6).
    pub(crate) fn class(&self, member: Member) -> Option<&Class> {
        let hero = self.hero(member);
        (hero.companion.is_none() && hero.changed.is_none()).then(|| self.pack.class(hero.class))
    }

    /// The sum of what passives add to something.
    pub(crate) fn passive_sum(&self, member: Member, of: impl Fn(Passive) -> i8) -> i8 {
        let mut sum = 0;
        self.each_passive(member, |passive| sum += of(passive));
        sum
    }

    /// N7.4 · What a hero's severe wounds do.
    pub(crate) fn severe(&self, member: Member) -> impl Iterator<Item = WoundEffect> + use<'_> {
        let hero = self.hero(member);
        // N13.6 · A transformation card has its own statistics.
        let bits = if hero.changed.is_some() { 0 } else { hero.severe };
        let held = self.pack.wounds.iter().enumerate().filter(move |(place, _)| bits >> place & 1 == 1);
        held.map(|(_, wound)| wound.effect)
    }

    /// N1.3 · A characteristic, from 1 to 6; Swiftness and Health at least 2.
    pub fn stat(&self, member: Member, of: Characteristic) -> u8 {
        let changed = self.hero(member).changed.map(|changed| self.pack.form(changed.form));
        let printed = changed.map_or(self.hero(member).stats[of.number()], |form| form.stats[of.number()]) as i8;
        let worn = self.passive_sum(member, |passive| match passive {
            Passive::Stat(which, by) if which == of => by,
            _ => 0,
        });
        let hurt: i8 = self
            .severe(member)
            .map(|effect| match effect {
                WoundEffect::Stat(which, by) if which == of => by,
                _ => 0,
            })
            .sum();
        let least = if matches!(of, Characteristic::Swiftness | Characteristic::Health) { 2 } else { 1 };
        let bath = if of == Characteristic::Health && changed.is_none() { self.hero(member).bath } else { 0 };
        (printed + worn + hurt).clamp(least, 6) as u8 + bath
    }

    pub fn swiftness(&self, member: Member) -> u8 {
        self.stat(member, Characteristic::Swiftness)
    }

    pub fn health(&self, member: Member) -> u8 {
        self.stat(member, Characteristic::Health)
    }

    /// N1.11 · Whether a hero has a keyword, by any equipped skill.
    pub fn has_keyword(&self, member: Member, keyword: Keyword) -> bool {
        self.hero(member).skills.iter().any(|skill| self.pack.skill(*skill).keyword == keyword)
    }

    /// N1.9 · The first of the abilities that fits.
    fn hero_ability<T>(&self, member: Member, of: impl Fn(Ability) -> Option<T>) -> Option<T> {
        let mut found = None;
        self.each_passive(member, |passive| {
            if let Passive::Has(ability) = passive {
                found = found.take().or_else(|| of(ability));
            }
        });
        found
    }

    pub(crate) fn enemy_ability<T>(&self, enemy: EnemyId, of: impl Fn(Ability) -> Option<T>) -> Option<T> {
        self.pack.enemy(enemy).abilities.iter().find_map(|ability| of(*ability))
    }

    pub(crate) fn foe_ability<T>(&self, foe: FoeId, of: impl Fn(Ability) -> Option<T>) -> Option<T> {
        self.abilities(foe).iter().find_map(|ability| of(*ability))
    }

    pub(crate) fn foe_has(&self, foe: FoeId, ability: Ability) -> bool {
        self.abilities(foe).contains(&ability)
    }

    /// N1.1 · A friend of the heroes, whatever it has been transformed into.
    pub fn is_ally(&self, foe: FoeId) -> bool {
        self.pack.allies[self.foe(foe).enemy.index()]
    }

    /// N1.15.
    pub fn is_large(&self, foe: FoeId) -> bool {
        self.pack.large[self.foe(foe).enemy.index()]
    }

    pub(crate) fn is_immune(&self, foe: FoeId, to: Immunity) -> bool {
        self.foe_has(foe, Ability::Immune(to))
    }

    /// N3.2 · How many levels a model climbs without a ladder.
    pub(crate) fn climb(&self, model: Model) -> u8 {
        let climb = |ability| match ability {
            Ability::Climb(x) => Some(x),
            _ => None,
        };
        match model {
            Model::Hero(member) => self.hero_ability(member, climb),
            Model::Foe(foe) => self.foe_ability(foe, climb),
        }
        .unwrap_or(0)
    }

    pub(crate) fn model_has(&self, model: Model, ability: Ability) -> bool {
        match model {
            Model::Hero(member) => self.hero_ability(member, |own| (own == ability).then_some(())).is_some(),
            Model::Foe(foe) => self.foe_has(foe, ability),
        }
    }

    /// N1.17 · The Health of an enemy.
    pub fn foe_health(&self, foe: FoeId) -> u8 {
        if let Some(form) = self.foe_form(foe) {
            return form.stats[Characteristic::Health.number()];
        }
        let card = self.pack.enemy(self.foe(foe).enemy);
        let harder = self.options.difficulty == Difficulty::Heroic && card.rank == Rank::Elite;
        card.health + u8::from(harder)
    }

    /// N1.17 · The control area of an enemy; none in stealth (N6.7).
    pub fn control(&self, foe: FoeId) -> u8 {
        if self.stealth.is_some() {
            return 0;
        }
        let printed = self.foe_form(foe).map_or(self.pack.enemy(self.foe(foe).enemy).control, |form| form.control);
        let sentinel = if self.foe_has(foe, Ability::Sentinel) { 2 } else { 0 };
        let dark = self.pack.mission(self.mission).rules.iter().map(|rule| match rule {
            Special::Dark(by) => *by,
            _ => 0,
        });
        (printed + sentinel).saturating_sub(dark.sum())
    }

    /// N2.6 · The threat of a hero as enemies see it; Marked adds 3.
    pub fn threat(&self, member: Member) -> u8 {
        self.hero(member).threat + self.marked(Model::Hero(member))
    }

    /// N1.12 · What Marked adds to the threat of a hero or an ally.
    pub(crate) fn marked(&self, model: Model) -> u8 {
        if self.tokens_of(model).has(Status::Marked) { 3 } else { 0 }
    }

    pub(crate) fn tokens_of(&self, model: Model) -> Tokens {
        match model {
            Model::Hero(member) => self.hero(member).tokens,
            Model::Foe(foe) => self.foe(foe).tokens,
        }
    }

    pub(crate) fn tokens_mut(&mut self, model: Model) -> &mut Tokens {
        match model {
            Model::Hero(member) => &mut self.hero_mut(member).tokens,
            Model::Foe(foe) => &mut self.foe_mut(foe).tokens,
        }
    }

    /// Where a model stands, if it is on the battlefield.
    pub(crate) fn space_of(&self, model: Model) -> Option<Space> {
        match model {
            Model::Hero(member) => self.hero(member).space(),
            Model::Foe(foe) => Some(self.foe(foe)).filter(|foe| !foe.gone).map(|foe| foe.at),
        }
    }

    /// N1.1 · Whether two models are on the same side.
    pub(crate) fn are_friends(&self, one: Model, other: Model) -> bool {
        self.is_ours(one) == self.is_ours(other)
    }

    pub(crate) fn is_ours(&self, model: Model) -> bool {
        match model {
            Model::Hero(_) => true,
            Model::Foe(foe) => self.is_ally(foe),
        }
    }
}

/// Whether a passive about some attacks is about one of this kind, made from this far.
pub(crate) fn concerns(which: Which, mental: bool, distance: u8) -> bool {
    match which {
        Which::Any => true,
        Which::Physical => !mental,
        Which::Mental => mental,
        Which::Melee => !mental && distance <= 1,
        Which::Ranged => !mental && distance > 1,
    }
}
