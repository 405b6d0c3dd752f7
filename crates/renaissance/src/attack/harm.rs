//! N8.1 to N8.3 · What an attack does with its hits: successes, armour, bodyguards, criticals, wounds.

use super::{CRITICAL, Inflicted, Rolled, Strike};
use crate::ids::{FoeId, Member, Model};
use crate::pack::schema::{Ability, Effect, HeroismFrom, Immunity, Passive, Rank, Status};
use crate::rolls::successes;
use crate::state::{Feat, Renaissance};
use crate::stats::concerns;
use crate::wounds::Deserved;
use smallvec::SmallVec;
use table::{Play, Table, text};

impl Renaissance {
    /// N8.1 · The successes of an attack with these dice: those that reach the threshold, free ones, and one more in stealth.
    pub(crate) fn hits(&self, strike: &Strike<'_>, rolled: &Rolled) -> u8 {
        let piercing = self.sum_before(strike, rolled, |effect| if let Effect::Piercing(x) = effect { x } else { 0 });
        let free = self.sum_before(strike, rolled, |effect| if let Effect::Success(n) = effect { n } else { 0 });
        let unseen = u8::from(self.stealth.is_some() && self.opponent(strike.target).is_some());
        successes(&rolled.faces, self.threshold(strike, piercing)) + free + unseen
    }

    /// N8.3 · A mental attack succeeds with the successes it asks for.
    pub(super) fn mental_result(&mut self, table: &mut Table<Self>, strike: &Strike<'_>, hits: u8) -> bool {
        let success = hits >= strike.line.needs;
        if success {
            self.hero_mut(strike.member).count(Feat::MentalSuccess, 1);
            self.earn_heroism(strike.member, 1, |from| from == HeroismFrom::MentalSuccess);
        } else {
            table.log("N8.3.1", || text!("log-fails", hero = self.hero_name(strike.member)));
        }
        success
    }

    /// N8.1, N8.2 · One wound for each success, then the critical; whether at least one wound was inflicted, and on whom.
    pub(super) fn physical_result(
        &mut self,
        table: &mut Table<Self>,
        strike: &Strike<'_>,
        rolled: &Rolled,
        hits: u8,
    ) -> Play<(bool, Model)> {
        let member = strike.member;
        let foe = match strike.target {
            Model::Foe(foe) => foe,
            Model::Hero(friend) => return Ok((self.hurt(table, friend, hits, false)? > 0, strike.target)),
        };
        let blow = self.physical_blow(strike, rolled, foe, hits);
        self.foe_mut(foe).tokens.take(Status::Marked);
        if blow.protected {
            self.foe_mut(blow.victim).tokens.take(Status::Protected);
        }
        if blow.critical {
            self.hero_mut(member).count(Feat::Critical, 1);
            self.credit(member, Deserved::Critical);
            self.earn_heroism(member, 1, |from| from == HeroismFrom::Critical);
            table.log("N8.2.1", || text!("log-critical", hero = self.hero_name(member)));
        }
        if blow.wounds == 0 {
            table.log("N8.1.5", || text!("log-misses", hero = self.hero_name(member)));
            return Ok((false, strike.target));
        }
        self.on_wounds(strike, blow.unblockable);
        self.transfer(table, strike);
        self.wound_foe(table, blow.victim, blow.wounds, Some(Model::Hero(member)));
        Ok((true, Model::Foe(blow.victim)))
    }

    /// N8.1, N8.2 · What this many hits of a physical attack do to an enemy, before effects after the mark.
    pub(crate) fn physical_blow(&self, strike: &Strike<'_>, rolled: &Rolled, foe: FoeId, hits: u8) -> Inflicted {
        let has = |wanted: Effect| strike.before().any(|clause| clause.does == wanted && rolled.times(clause) > 0);
        let unblockable = has(Effect::Unblockable);
        let sunder = self.sum_before(strike, rolled, |effect| if let Effect::Sunder(x) = effect { x } else { 0 }) > 0;
        let victim = if unblockable { foe } else { self.bodyguard(foe) };
        // N1.9 · Whoever suffers the wounds has its armour, not whom it guards.
        let armour = if unblockable { 0 } else { self.armour(victim, sunder) };
        let mut wounds = hits.saturating_sub(armour);
        let protected = wounds > 0 && self.foe(victim).tokens.has(Status::Protected);
        wounds -= u8::from(protected);
        let marked = self.foe(foe).tokens.has(Status::Marked);
        let critical = wounds >= if marked { CRITICAL - 1 } else { CRITICAL };
        if critical && !self.is_immune(victim, Immunity::Critical) {
            wounds += self.critical(strike, rolled);
        }
        Inflicted { victim, wounds, critical, unblockable, protected }
    }

    /// N8.2 · How many wounds a critical adds.
    fn critical(&self, strike: &Strike<'_>, rolled: &Rolled) -> u8 {
        let printed = strike.before().filter(|clause| rolled.times(clause) > 0);
        let printed =
            printed.map(|clause| if let Effect::Critical(x) = clause.does { x } else { 1 }).max().unwrap_or(1);
        let distance = self.distance(strike);
        let mut most = printed;
        self.each_passive(strike.member, |passive| {
            if let Passive::Critical(which, x) = passive
                && concerns(which, strike.mental(), distance)
            {
                most = most.max(x);
            }
        });
        most
    }

    /// What follows from having inflicted wounds with a physical attack.
    fn on_wounds(&mut self, strike: &Strike<'_>, unblockable: bool) {
        let distance = self.distance(strike);
        if unblockable {
            self.credit(strike.member, Deserved::Unblockable);
        }
        self.earn_heroism(
            strike.member,
            1,
            |from| matches!(from, HeroismFrom::WoundsFrom(squares) if distance >= squares),
        );
    }

    /// N1.12 · Negative tokens on the weapon move to the target, but for those that it has already.
    fn transfer(&mut self, table: &mut Table<Self>, strike: &Strike<'_>) {
        let Some(carried) = self.hero(strike.member).items.get(strike.item) else { return };
        let moving: SmallVec<[Status; 4]> = carried
            .tokens
            .iter()
            .filter(|token| !token.is_positive() && !self.tokens_of(strike.target).has(*token))
            .collect();
        for token in moving {
            self.hero_mut(strike.member).items[strike.item].tokens.take(token);
            self.give(table, strike.target, token);
        }
    }

    /// N1.9 · Armoured X ignores the first X wounds of a physical attack.
    pub(crate) fn armour(&self, foe: FoeId, sunder: bool) -> u8 {
        let armoured = self.foe_ability(foe, |ability| if let Ability::Armoured(x) = ability { Some(x) } else { None });
        if sunder { 0 } else { armoured.unwrap_or(0) }
    }

    /// N1.9, N13.6 · The same for a transformed hero.
    pub(crate) fn hero_armour(&self, member: Member) -> u8 {
        let mut armour = 0;
        self.each_passive(member, |passive| {
            if let Passive::Has(Ability::Armoured(x)) = passive {
                armour = armour.max(x);
            }
        });
        armour
    }

    /// N1.9 · A bodyguard beside a higher-ranked friend takes its physical wounds, and passes them to nobody.
    pub(crate) fn bodyguard(&self, foe: FoeId) -> FoeId {
        let rank = |foe: FoeId| self.pack.enemy(self.foe(foe).enemy).rank as u8;
        let faction = |foe: FoeId| self.pack.enemy(self.foe(foe).enemy).faction;
        let body = self.footprint(foe);
        let guards = |other: &FoeId| {
            *other != foe
                && self.foe_has(*other, Ability::Bodyguard)
                && rank(*other) < rank(foe)
                && faction(*other) == faction(foe)
                && self.adjacent(&self.footprint(*other), &body)
        };
        if rank(foe) == Rank::Troop as u8 { foe } else { self.enemies().find(guards).unwrap_or(foe) }
    }

    /// N8.2 · The wounds that passives add to a physical attack that succeeds.
    pub(crate) fn worn_lethal(&self, strike: &Strike<'_>) -> u8 {
        let distance = self.distance(strike);
        let lethal = self.passive_sum(strike.member, |passive| match passive {
            Passive::Lethal(which, x) if concerns(which, strike.mental(), distance) => x as i8,
            _ => 0,
        });
        if strike.mental() { 0 } else { lethal.max(0) as u8 }
    }

    fn sum_before(&self, strike: &Strike<'_>, rolled: &Rolled, of: impl Fn(Effect) -> u8) -> u8 {
        strike.before().map(|clause| of(clause.does) * rolled.times(clause)).sum()
    }
}
