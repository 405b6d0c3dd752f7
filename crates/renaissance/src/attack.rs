//! N7, N8 · Attacks of heroes: the test, wounds, critical, effects after the mark, areas.

use crate::choice::Choice;
use crate::geometry::Footprint;
use crate::ids::{FoeId, Member, Model};
use crate::pack::Pack;
use crate::pack::schema::{
    Ability, Astro, Attack, AttackKind, Clause, Effect, HeroismFrom, Immunity, Passive, Rank, SkillKind, Status,
};
use crate::rolls::{Faces, Pool, successes, times};
use crate::state::{Feat, Hero, Renaissance, Stake};
use crate::stats::concerns;
use crate::wounds::Deserved;
use smallvec::SmallVec;
use table::{Play, Prompt, Table, text};

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

    /// N1.4 · An astrologer near enough may let a die show a symbol besides its own, where that would fire something.
    fn borrow_star(&mut self, table: &mut Table<Self>, strike: &Strike<'_>) -> Play<Option<Astro>> {
        let Some(here) = self.hero(strike.member).space() else { return Ok(None) };
        let fires =
            |astro: &Astro| strike.line.before.iter().chain(strike.after()).any(|clause| clause.on.contains(astro));
        let symbols: SmallVec<[Astro; 4]> = Astro::ALL.into_iter().filter(fires).collect();
        let lender = Member::ALL.into_iter().find(|member| {
            let hero = self.hero(*member);
            let away = hero.space().map_or(u8::MAX, |at| Footprint::from(at).distance(&here.into()));
            let mut lends = false;
            self.each_passive(*member, |passive| lends |= matches!(passive, Passive::Stars(within) if away <= within));
            lends && hero.points > 0
        });
        let Some(member) = lender.filter(|_| !symbols.is_empty()) else { return Ok(None) };
        let prompt = || Prompt::new(text!("ask-star", hero = self.hero_name(member)), "N1.4.4");
        let asked = table.ask(self.seat_of(member)).window().say(prompt);
        let Some(astro) = asked.pick_or(symbols, Choice::Star, Choice::Pass)? else { return Ok(None) };
        self.hero_mut(member).points -= 1;
        table.log("N1.4.4", || text!("log-star", hero = self.hero_name(member), symbol = astro.text()));
        Ok(Some(astro))
    }

    /// N8.1 · The number a die must show.
    pub(crate) fn threshold(&self, strike: &Strike<'_>, piercing: u8) -> u8 {
        let Some(foe) = self.opponent(strike.target) else { return FRIENDLY };
        let printed = self.foe_defence(foe, strike.line.kind);
        let distance = self.distance(strike);
        let worn = self.passive_sum(strike.member, |passive| match passive {
            Passive::Piercing(which, x) if concerns(which, strike.mental(), distance) => x as i8,
            _ => 0,
        });
        let exposed = u8::from(self.foe(foe).tokens.has(Status::Exposed));
        printed.saturating_sub(piercing + exposed + worn.max(0) as u8).clamp(2, 8)
    }

    pub(crate) fn distance(&self, strike: &Strike<'_>) -> u8 {
        let from = self.hero(strike.member).space().map(Footprint::from);
        match (from, self.body(strike.target)) {
            (Some(from), Some(to)) => from.distance(&to),
            _ => 0,
        }
    }

    /// N8.1 · How many dice an attack has, before tokens that one may use.
    pub(crate) fn attack_dice(&self, strike: &Strike<'_>) -> i8 {
        let (member, line) = (strike.member, strike.line);
        let distance = self.distance(strike);
        let worn = self.passive_sum(member, |passive| match passive {
            Passive::AttackDice(which, by) if concerns(which, strike.mental(), distance) => by,
            _ => 0,
        });
        let added: i8 = strike
            .before()
            .filter(|clause| clause.on.is_empty())
            .map(|clause| if let Effect::Dice(by) = clause.does { by } else { 0 })
            .sum();
        let weak = i8::from(self.hero(member).tokens.has(Status::Weakened));
        self.base_dice(member, line.with) + line.dice + worn + added + self.charge_dice(member) - weak
    }

    fn attack_test(&mut self, table: &mut Table<Self>, strike: &Strike<'_>) -> Play<Faces> {
        let pool = self.attack_pool(strike);
        if let Some(foe) = self.opponent(strike.target) {
            self.foe_mut(foe).tokens.take(Status::Lucky);
        }
        self.hero_mut(strike.member).tokens.take(Status::Weakened);
        let faces = self.roll_test(table, pool)?;
        self.turn.stake = Stake::Nothing;
        Ok(faces)
    }

    /// N8.1 · The test of an attack: dice, threshold, and what is rolled again.
    pub(crate) fn attack_pool(&self, strike: &Strike<'_>) -> Pool {
        let member = strike.member;
        let sure = |effect: fn(Effect) -> u8| -> u8 {
            strike.before().filter(|clause| clause.on.is_empty()).map(|clause| effect(clause.does)).sum()
        };
        let piercing = sure(|effect| if let Effect::Piercing(x) = effect { x } else { 0 });
        let precise = sure(|effect| if let Effect::Precise(x) = effect { x } else { 0 });
        let distance = self.distance(strike);
        let worn = self.passive_sum(member, |passive| match passive {
            Passive::Precise(which, x) if concerns(which, strike.mental(), distance) => x as i8,
            _ => 0,
        });
        let rule = if strike.mental() { "N8.3.2" } else { "N8.1.4" };
        let mut pool = Pool::new(member, self.attack_dice(strike), self.threshold(strike, piercing), rule);
        pool.precise = precise + worn.max(0) as u8;
        pool.tells_symbols = false;
        pool.symbols = strike.before().chain(strike.after()).any(|clause| !clause.on.is_empty());
        if strike.mental() {
            pool.enough = strike.line.needs;
        }
        if let Some(foe) = self.opponent(strike.target) {
            pool.dodge = self
                .foe_ability(foe, |ability| if let Ability::Dodge(x) = ability { Some(x) } else { None })
                .unwrap_or(0);
            pool.unlucky = self.foe(foe).tokens.has(Status::Lucky);
        }
        pool
    }

    fn sum_before(&self, strike: &Strike<'_>, rolled: &Rolled, of: impl Fn(Effect) -> u8) -> u8 {
        strike.before().map(|clause| of(clause.does) * rolled.times(clause)).sum()
    }

    /// N8.3 · A mental attack succeeds with the successes it asks for.
    fn mental_result(&mut self, table: &mut Table<Self>, strike: &Strike<'_>, hits: u8) -> bool {
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
    fn physical_result(
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

    /// N8.1 · The successes of an attack with these dice: those that reach the threshold, free ones, and one more in stealth.
    pub(crate) fn hits(&self, strike: &Strike<'_>, rolled: &Rolled) -> u8 {
        let piercing = self.sum_before(strike, rolled, |effect| if let Effect::Piercing(x) = effect { x } else { 0 });
        let free = self.sum_before(strike, rolled, |effect| if let Effect::Success(n) = effect { n } else { 0 });
        let unseen = u8::from(self.stealth.is_some() && self.opponent(strike.target).is_some());
        successes(&rolled.faces, self.threshold(strike, piercing)) + free + unseen
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

    /// N8.2 · The wounds that passives add to a physical attack that succeeds.
    pub(crate) fn worn_lethal(&self, strike: &Strike<'_>) -> u8 {
        let distance = self.distance(strike);
        let lethal = self.passive_sum(strike.member, |passive| match passive {
            Passive::Lethal(which, x) if concerns(which, strike.mental(), distance) => x as i8,
            _ => 0,
        });
        if strike.mental() { 0 } else { lethal.max(0) as u8 }
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
