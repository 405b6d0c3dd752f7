//! N7, N8 · Attacks of heroes: the test, wounds, critical, effects after the mark, areas.

use crate::geometry::Footprint;
use crate::ids::{FoeId, Member, Model};
use crate::pack::Pack;
use crate::pack::schema::{Astro, Attack, AttackKind, Clause, Effect, HeroismFrom, SkillKind, Status};
use crate::rolls::{Faces, times};
use crate::state::{Hero, Renaissance, Stake};
use smallvec::SmallVec;
use table::{Play, Table, text};

mod dice;
mod harm;

/// N4.3 · The threshold of attacks on friends and on nobody.
const FRIENDLY: u8 = 5;
/// N8.2 · From this many wounds on an attack is critical.
pub(crate) const CRITICAL: u8 = 3;

/// An attack as it is made: the line of a card, what enhancements add, and on whom.
pub(crate) struct Strike<'p> {
    pub member: Member,
    /// The place of the weapon among the hero's equipment.
    pub item: usize,
    pub line: &'p Attack,
    pub adds: SmallVec<[&'p Clause; 4]>,
    pub target: Model,
}

/// The dice of an attack, and the symbol that one of them shows besides its own.
pub(crate) struct Rolled {
    pub faces: Faces,
    pub borrowed: Option<Astro>,
}

/// What a physical attack does to an enemy.
pub(crate) struct Inflicted {
    /// Whom the wounds go to: the target, or its bodyguard.
    pub victim: FoeId,
    pub wounds: u8,
    pub critical: bool,
    pub unblockable: bool,
    /// A token that took one wound away.
    pub protected: bool,
}

impl Rolled {
    /// N6.4 · How often a clause happens.
    pub(crate) fn times(&self, clause: &Clause) -> u8 {
        times(clause, &self.faces, self.borrowed)
    }
}

impl Strike<'_> {
    fn mental(&self) -> bool {
        self.line.kind == AttackKind::Mental
    }

    /// Everything that stands before the mark, with what enhancements add there.
    pub(crate) fn before(&self) -> impl Iterator<Item = &Clause> {
        self.line.before.iter().chain(self.adds.iter().copied().filter(|clause| is_before(clause.does)))
    }

    /// N6.4 · The parts of the line that have their effect: those before the mark always, those after it on success.
    fn fired(&self, rolled: &Rolled, success: bool) -> impl Iterator<Item = &Clause> {
        self.before().chain(self.after().filter(move |_| success)).filter(|clause| rolled.times(clause) > 0)
    }

    /// Everything after the mark; what was added comes last (N7.1).
    pub(crate) fn after(&self) -> impl Iterator<Item = &Clause> {
        self.line.after.iter().chain(self.adds.iter().copied().filter(|clause| !is_before(clause.does)))
    }
}

/// Effects that change the attack itself and not what comes of it.
fn is_before(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::Critical(_)
            | Effect::Unblockable
            | Effect::Piercing(_)
            | Effect::Precise(_)
            | Effect::Sunder(_)
            | Effect::Silent
            | Effect::Reload
            | Effect::Dice(_)
            | Effect::Success(_)
    )
}

impl Renaissance {
    /// An attack that a hero could make: with an item by its place, a line of its card, the enhancements as bits of the hero's skills.
    pub(crate) fn attempt<'p>(
        pack: &'p Pack,
        hero: &Hero,
        (member, item): (Member, usize),
        line: &'p Attack,
        (target, extra): (Model, u8),
    ) -> Strike<'p> {
        let mut strike = Strike { member, item, line, adds: SmallVec::new(), target };
        for (_, skill) in hero.skills.iter().enumerate().filter(|(place, _)| extra >> place & 1 == 1) {
            if let SkillKind::Enhancement { adds, .. } = &pack.skill(*skill).kind {
                strike.adds.extend(adds);
            }
        }
        strike
    }

    /// N8.1 · A hero attacks with a piece of equipment; `extra` are the enhancements, as bits of its skills.
    pub(crate) fn hero_attack(
        &mut self,
        table: &mut Table<Self>,
        member: Member,
        (item, attack): (u8, u8),
        target: Model,
        extra: u8,
    ) -> Play {
        let pack = self.pack.clone();
        let card = pack.item(self.hero(member).items[usize::from(item)].item);
        let line = &card.attacks[usize::from(attack)];
        let mut strike = Strike { member, item: item.into(), line, adds: SmallVec::new(), target };
        let (mut ap, mut points) = (line.ap, 0);
        let skills = self.hero(member).skills;
        for (place, skill) in skills.iter().enumerate().filter(|(place, _)| extra >> place & 1 == 1) {
            if let SkillKind::Enhancement { ap: more, points: price, adds, .. } = &pack.skill(*skill).kind {
                ap += more;
                points += price;
                strike.adds.extend(adds);
                if *more == 0 {
                    self.turn.used |= 1 << place;
                }
                self.note_skill(table, member, *skill);
            }
        }
        let id = self.hero(member).items[usize::from(item)].item;
        self.note_item(table, member, id);
        self.spend(member, ap);
        self.hero_mut(member).points -= points.min(self.hero(member).points);
        table.log("N8.1.1", || {
            text!("log-attacks", hero = self.hero_name(member), model = self.model_name(target), item = pack.name(id))
        });
        if strike.before().any(|clause| clause.does == Effect::Reload) {
            self.turn.used |= 1 << (8 + item);
        }
        self.turn.stake = Stake::Attack(item, attack, target, extra);
        self.strike_at(table, &strike).map(drop)
    }

    /// N8.1, N8.3 · The test of an attack and all that comes of it; whether it succeeded.
    pub(crate) fn strike_at(&mut self, table: &mut Table<Self>, strike: &Strike<'_>) -> Play<bool> {
        let member = strike.member;
        // N1.12 · Whoever attacks is hidden no more.
        self.hero_mut(member).tokens.take(Status::Hidden);
        let silent = strike.before().any(|clause| clause.does == Effect::Silent);
        if let (Some(foe), true, false) = (self.opponent(strike.target), self.stealth.is_some(), silent) {
            self.foe_mut(foe).attacked = true;
        }
        let faces = self.attack_test(table, strike)?;
        let rolled = Rolled { faces, borrowed: self.borrow_star(table, strike)? };
        let success = self.result_of(table, strike, &rolled)?;
        self.idle_symbols(member, &rolled.faces, strike.fired(&rolled, success));
        Ok(success)
    }

    /// N8.1, N8.3 · What the dice of an attack do; whether it succeeded.
    fn result_of(&mut self, table: &mut Table<Self>, strike: &Strike<'_>, rolled: &Rolled) -> Play<bool> {
        let member = strike.member;
        // N6.7 · In stealth whoever attacks an enemy has one success more.
        let hits = self.hits(strike, rolled);
        if let Some(foe) = self.opponent(strike.target) {
            self.foe_mut(foe).tokens.take(Status::Exposed);
        }
        // Who stands in the area is settled before anybody falls.
        let others = self.in_area(strike, self.body(strike.target));
        // N7.1 · What stands before the mark happens whatever the successes.
        for clause in strike.line.before.iter().filter(|clause| !is_before(clause.does)) {
            for _ in 0..rolled.times(clause) {
                self.effect(table, member, strike.target, clause.does)?;
            }
        }
        if self.body(strike.target).is_none() {
            return Ok(false);
        }
        let (success, victim) = if strike.mental() {
            (self.mental_result(table, strike, hits), strike.target)
        } else {
            self.physical_result(table, strike, rolled, hits)?
        };
        if success {
            self.after_effects(table, strike, rolled, (victim, &others))?;
        }
        Ok(success)
    }

    /// N1.1 · The enemy that is attacked; nobody where a friend is, whoever it is.
    fn opponent(&self, target: Model) -> Option<FoeId> {
        match target {
            Model::Foe(foe) if !self.is_ally(foe) => Some(foe),
            _ => None,
        }
    }

    /// N7.1, N7.5 · Everything after the mark, in reading order, then the area.
    fn after_effects(
        &mut self,
        table: &mut Table<Self>,
        strike: &Strike<'_>,
        rolled: &Rolled,
        (victim, others): (Model, &[Model]),
    ) -> Play {
        let member = strike.member;
        let lethal = self.worn_lethal(strike);
        for clause in strike.after() {
            // N1.9 · Wounds that Lethal adds are wounds of the attack: they go to the bodyguard that took the others.
            let target = if matches!(clause.does, Effect::Lethal(_)) { victim } else { strike.target };
            for _ in 0..rolled.times(clause) {
                self.effect(table, member, target, clause.does)?;
            }
        }
        if lethal > 0 {
            self.effect(table, member, victim, Effect::Lethal(lethal))?;
        }
        if let Some(area) = &strike.line.area {
            let foes = others.iter().filter(|model| !self.is_ours(**model)).count();
            for model in others {
                for does in &area.does {
                    self.effect(table, member, *model, *does)?;
                }
            }
            if foes + usize::from(matches!(strike.target, Model::Foe(_))) >= 2 {
                self.earn_heroism(member, 1, |from| from == HeroismFrom::Works);
            }
        }
        Ok(())
    }

    fn in_area(&self, strike: &Strike<'_>, centre: Option<Footprint>) -> SmallVec<[Model; 8]> {
        match (&strike.line.area, centre, self.hero(strike.member).space()) {
            (Some(area), Some(centre), Some(from)) => {
                self.models_in(area.shape, from, &centre, &[strike.target, Model::Hero(strike.member)])
            }
            _ => SmallVec::new(),
        }
    }
}
