//! N1.4, N8.1 · The dice of an attack: how many, what each needs, what is rolled again, a symbol that is lent.

use super::{FRIENDLY, Strike};
use crate::choice::Choice;
use crate::geometry::Footprint;
use crate::ids::Member;
use crate::pack::schema::{Ability, Astro, Effect, Passive, Status};
use crate::rolls::{Faces, Pool};
use crate::state::{Renaissance, Stake};
use crate::stats::concerns;
use smallvec::SmallVec;
use table::{Play, Prompt, Table, text};

impl Renaissance {
    /// N1.4 · An astrologer near enough may let a die show a symbol besides its own, where that would fire something.
    pub(super) fn borrow_star(&mut self, table: &mut Table<Self>, strike: &Strike<'_>) -> Play<Option<Astro>> {
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

    pub(super) fn attack_test(&mut self, table: &mut Table<Self>, strike: &Strike<'_>) -> Play<Faces> {
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
}
