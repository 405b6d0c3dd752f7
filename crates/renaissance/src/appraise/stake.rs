//! What a roll that waits is worth: all faces are weighed, so that nobody counts on one of them.

use crate::attack::{Rolled, Strike};
use crate::geometry::Space;
use crate::ids::{FoeId, Member, Model};
use crate::pack::schema::{Action, Condition, Effect, Happening, Where, Whom};
use crate::rolls::{Faces, MOST_DICE, successes};
use crate::state::{Incoming, Renaissance, Stake, Whereabouts};

/// What a token on an enemy, or on a friend, is worth here; delaying an enemy by a sector; a square of a push.
const TOKEN: f32 = 0.08;
const SECTOR: f32 = 0.03;
const SHOVE: f32 = 0.01;
/// What the good and the bad that is not reckoned counts.
const OTHER: f32 = 0.004;
/// What a mental attack does that is not warded off.
const MENTAL: f32 = 0.15;
/// A reaction attack leaves this many wounds on average, in parts of a hero.
const REACTION: f32 = 0.12;

/// How likely each number of successes is.
struct Successes([f32; MOST_DICE + 1]);

impl Successes {
    /// Dice that lie, and dice in the air with this threshold.
    fn of(lying: u8, air: u8, threshold: u8) -> Successes {
        let mut chances = [0.0; MOST_DICE + 1];
        chances[usize::from(lying).min(MOST_DICE)] = 1.0;
        let mut all = Successes(chances);
        for thrown in 0..air {
            all.one_more(chance(threshold), usize::from(lying + thrown + 1).min(MOST_DICE));
        }
        all
    }

    fn one_more(&mut self, p: f32, most: usize) {
        for n in (0..=most).rev() {
            let below = if n > 0 { self.0[n - 1] } else { 0.0 };
            self.0[n] = self.0[n] * (1.0 - p) + below * p;
        }
    }

    /// Up to this many successes are rolled again.
    fn dodged(&self, most: u8, threshold: u8) -> Successes {
        let mut all = Successes([0.0; MOST_DICE + 1]);
        for (n, chance) in self.0.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            let again = n.min(most.into());
            let fresh = Successes::of((n - again) as u8, again as u8, threshold);
            fresh.0.iter().zip(&mut all.0).for_each(|(part, sum)| *sum += chance * part);
        }
        all
    }

    /// Up to this many failures out of this many dice are rolled again.
    fn mended(&self, most: u8, dice: u8, threshold: u8) -> Successes {
        let mut all = Successes([0.0; MOST_DICE + 1]);
        for (n, chance) in self.0.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            let again = usize::from(dice).saturating_sub(n).min(most.into());
            let fresh = Successes::of(n as u8, again as u8, threshold);
            fresh.0.iter().zip(&mut all.0).for_each(|(part, sum)| *sum += chance * part);
        }
        all
    }

    fn at_least(&self, needs: u8) -> f32 {
        self.0.iter().skip(needs.into()).sum()
    }

    fn each(&self) -> impl Iterator<Item = (u8, f32)> + '_ {
        (0..).zip(self.0.iter().copied()).filter(|(_, chance)| *chance > 0.001)
    }
}

fn chance(threshold: u8) -> f32 {
    f32::from(9 - threshold.clamp(1, 8)) / 8.0
}

/// How likely this many dice show this many successes, of which no test asks for more than three.
pub(super) fn at_least(dice: u8, threshold: u8, needs: u8) -> f32 {
    if needs == 0 {
        return 1.0;
    }
    let (n, p) = (i32::from(dice.max(1)), chance(threshold));
    let exactly = |k: i32| match k {
        0 => (1.0 - p).powi(n),
        1 => n as f32 * p * (1.0 - p).powi(n - 1),
        _ => (n * (n - 1)) as f32 / 2.0 * p * p * (1.0 - p).powi((n - 2).max(0)),
    };
    1.0 - (0..i32::from(needs.min(3))).map(exactly).sum::<f32>()
}

/// How likely fewer than so many of these tries succeed, each as likely as this.
pub(super) fn fails(tries: u8, sure: f32, needs: u8) -> f32 {
    let mut all = [0.0; MOST_DICE + 1];
    all[0] = 1.0;
    let mut all = Successes(all);
    (0..usize::from(tries)).for_each(|done| all.one_more(sure, (done + 1).min(MOST_DICE)));
    1.0 - all.at_least(needs)
}

impl Renaissance {
    /// How the company stands, with what is in the air.
    pub(super) fn outlook(&self) -> f32 {
        let member = self.turn.hero;
        match (self.turn.stake, member) {
            (Stake::Defence(blow), _) => self.balance() - self.blow_awaited(blow),
            (Stake::Counter(member, item, line, target), _) => {
                self.balance() + self.attack_ahead(member, item, line, target, 0)
            }
            (Stake::Nothing, _) | (_, None) => self.balance(),
            (Stake::Attack(item, line, target, extra), Some(member)) => {
                self.balance() + self.attack_ahead(member, item, line, target, extra)
            }
            (Stake::Action(number, at), Some(member)) => self.action_ahead(member, number, at),
            (Stake::Aid(friend), Some(_)) => self.aid_ahead(friend),
            (Stake::Sneak(dice), Some(_)) => self.sneak_ahead(dice),
            (Stake::Reaction(_, to), Some(member)) => {
                let mut then = self.calm();
                then.hero_mut(member).at = Whereabouts::On(to);
                let harm = if self.hero(member).wounds + 2 >= self.health(member) { 4.0 } else { 2.0 };
                then.balance() - harm * REACTION
            }
        }
    }

    /// What an attack costs against which a hero defends, with the reactions so far.
    fn blow_awaited(&self, blow: Incoming) -> f32 {
        let rolled = !self.turn.dice.is_empty();
        let dice = (blow.dice + blow.help.dice).clamp(1, MOST_DICE as i8) as u8;
        let (mut coming, fresh) =
            if rolled { self.coming(blow.threshold) } else { (Successes::of(0, dice, blow.threshold), true) };
        if fresh && blow.precise > 0 {
            coming = coming.dodged(blow.precise, blow.threshold);
        }
        let victim = blow.help.shield.unwrap_or(blow.member);
        let armour = if blow.unblockable { 0 } else { self.hero_armour(victim) };
        let harm = |successes: u8| match blow.value.saturating_sub(successes + blow.help.successes) {
            0 => 0.0,
            _ if blow.mental => MENTAL,
            wounds => self.harm_ahead(victim, wounds.saturating_sub(armour), blow.unblockable),
        };
        coming.each().map(|(n, chance)| chance * harm(n)).sum()
    }

    /// The same table without anything in the air.
    fn calm(&self) -> Renaissance {
        let mut then = self.clone();
        then.turn.stake = Stake::Nothing;
        then
    }

    /// The successes of the dice on the table and in the air.
    fn coming(&self, threshold: u8) -> (Successes, bool) {
        let dice: &Faces = &self.turn.dice;
        let air = dice.iter().filter(|face| **face == 0).count() as u8;
        (Successes::of(successes(dice, threshold), air, threshold), usize::from(air) == dice.len())
    }

    /// What an attack is worth whose dice are in the air.
    fn attack_ahead(&self, member: Member, item: u8, line: u8, target: Model, extra: u8) -> f32 {
        let hero = self.hero(member);
        let Some(carried) = hero.items.get(usize::from(item)) else { return 0.0 };
        let Some(line) = self.pack.item(carried.item).attacks.get(usize::from(line)) else { return 0.0 };
        let strike = Renaissance::attempt(&self.pack, hero, (member, item.into()), line, (target, extra));
        let pool = self.attack_pool(&strike);
        let (mut coming, fresh) = self.coming(pool.threshold);
        if fresh && pool.dodge > 0 {
            coming = coming.dodged(pool.dodge, pool.threshold);
        }
        if fresh && pool.precise > 0 {
            coming = coming.mended(pool.precise, self.turn.dice.len() as u8, pool.threshold);
        }
        let nothing = Rolled { faces: Faces::default(), borrowed: None };
        let free = self.hits(&strike, &nothing);
        match target {
            Model::Foe(foe) if line.needs == 0 => {
                let each = coming.each().map(|(n, chance)| chance * self.blow_ahead(&strike, &nothing, foe, n + free));
                each.sum()
            }
            _ => coming.at_least(line.needs.max(1).saturating_sub(free)) * self.success_ahead(&strike, &nothing, 0),
        }
    }

    /// What this many hits of a physical attack do.
    fn blow_ahead(&self, strike: &Strike<'_>, nothing: &Rolled, foe: FoeId, hits: u8) -> f32 {
        let blow = self.physical_blow(strike, nothing, foe, hits);
        if blow.wounds == 0 {
            return 0.0;
        }
        if blow.victim != foe {
            return self.wounds_ahead(blow.victim, blow.wounds) + self.success_ahead(strike, nothing, 0);
        }
        self.success_ahead(strike, nothing, blow.wounds)
    }

    /// What wounds on an enemy are worth, and what its fall is.
    fn wounds_ahead(&self, foe: FoeId, wounds: u8) -> f32 {
        let left = self.foe_left(foe);
        let rest = f32::from(left.saturating_sub(wounds));
        let gain = self.foe_worth(foe, left.into()) - self.foe_worth(foe, rest);
        let fall = if rest <= 0.0 { 0.35 } else { 0.0 };
        gain * 1.25 + fall * self.menace(self.foe(foe).enemy) + self.quarry(foe, wounds.min(left))
    }

    /// What wounds bring where the enemies themselves are the work.
    fn quarry(&self, foe: FoeId, wounds: u8) -> f32 {
        let victory = self.pack.all(self.pack.mission(self.mission).victory);
        let part = |condition: &Condition| match condition {
            Condition::Gone(kind) if *kind == self.foe(foe).enemy => 1.0 / f32::from(self.foe_health(foe).max(1)),
            Condition::NoFoes => 1.0 / 40.0,
            _ => 0.0,
        };
        self.victory() * f32::from(wounds) * victory.iter().map(part).fold(0.0, f32::max)
    }

    /// What a success is worth: wounds so far, and everything after the mark.
    fn success_ahead(&self, strike: &Strike<'_>, nothing: &Rolled, wounds: u8) -> f32 {
        let more = self.lethal(strike, nothing);
        let mut worth = match strike.target {
            Model::Foe(foe) if wounds + more > 0 => self.wounds_ahead(foe, wounds + more),
            _ => 0.0,
        };
        for clause in strike.after() {
            let likely = if clause.on.is_empty() { 1.0 } else { 0.4 };
            worth += likely * self.effect_ahead(strike.member, strike.target, clause.does, !clause.on.is_empty());
        }
        if let (Some(area), Some(centre), Some(from)) =
            (&strike.line.area, self.body(strike.target), self.hero(strike.member).space())
        {
            let others = self.models_in(area.shape, from, &centre, &[strike.target, Model::Hero(strike.member)]);
            for model in others {
                worth += area.does.iter().map(|does| self.effect_ahead(strike.member, model, *does, true)).sum::<f32>();
            }
        }
        worth
    }

    /// About what one effect is worth on a model; wounds only where they were not counted already.
    fn effect_ahead(&self, member: Member, target: Model, effect: Effect, wounds: bool) -> f32 {
        match (effect, target) {
            (Effect::Wound(n) | Effect::Lethal(n) | Effect::Unsoaked(n), Model::Foe(foe)) if wounds => {
                if self.is_ally(foe) { -0.5 * f32::from(n) } else { self.wounds_ahead(foe, n) }
            }
            (Effect::Wound(n) | Effect::Lethal(n) | Effect::Unsoaked(n), Model::Hero(_)) => -0.3 * f32::from(n),
            (Effect::Heal(n), Model::Hero(friend)) => self.heal_ahead(friend, n),
            (Effect::Heal(n), Model::Foe(foe)) if self.is_ally(foe) => 0.3 * f32::from(n.min(self.foe(foe).wounds)),
            (Effect::Drain(n), _) => self.heal_ahead(member, n),
            (Effect::Inflict(token), model) if !self.tokens_of(model).has(token) => {
                if token.is_positive() == self.is_ours(model) { TOKEN } else { -TOKEN }
            }
            (Effect::Gain(token), _) => {
                if token.is_positive() {
                    TOKEN
                } else {
                    -TOKEN
                }
            }
            (Effect::Delay(n), Model::Foe(_)) => SECTOR * f32::from(n),
            (Effect::Push(n) | Effect::Pull(n), Model::Foe(_)) => SHOVE * f32::from(n),
            _ => 0.0,
        }
    }

    /// What it is worth that a hero discards wounds.
    fn heal_ahead(&self, friend: Member, wounds: u8) -> f32 {
        let mut then = self.clone();
        let health = then.health(friend);
        let hero = then.hero_mut(friend);
        let was = hero.wounds;
        hero.wounds = was.min(health).saturating_sub(wounds);
        if was > 0 {
            hero.ko = false;
        }
        super::fight::HERO * (then.hero_worth(friend, 0.0) - self.hero_worth(friend, 0.0))
    }

    /// A mission action whose test is in the air: as it would stand after it, with what each end is likely to be.
    fn action_ahead(&self, member: Member, number: u8, at: Option<Space>) -> f32 {
        let actions = self.pack.all(self.pack.mission(self.mission).actions);
        let Some(action) = actions.get(usize::from(number)) else { return self.balance() };
        let Some(test) = &action.test else { return self.balance() };
        let won = self.coming(test.threshold.unwrap_or(5)).0.at_least(test.needs);
        let (done, failed) =
            (self.after_action(member, number, action, at, true), self.after_action(member, number, action, at, false));
        won * done + (1.0 - won) * failed
    }

    fn after_action(&self, member: Member, number: u8, action: &Action, at: Option<Space>, won: bool) -> f32 {
        let mut then = self.calm();
        if won && action.cube {
            then.cubes |= 1 << number;
        }
        let list = if won { action.does } else { action.fails };
        let more: f32 =
            self.pack.all(list).iter().map(|happening| then.would_happen(member, action, at, *happening)).sum();
        if then.wins() { 20.0 } else { then.balance() + more }
    }

    /// Whether the victory's conditions are all met.
    fn wins(&self) -> bool {
        let victory = self.pack.mission(self.mission).victory;
        !victory.is_empty() && self.holds(victory, None)
    }

    /// Lets happen what can be told without dice; what else happens is worth so much.
    fn would_happen(&mut self, member: Member, action: &Action, at: Option<Space>, happening: Happening) -> f32 {
        let marker = match (action.place, at) {
            (Where::Marker(letter), Some(at)) => self.marker_kind(letter).map(|kind| (kind, at)),
            _ => None,
        };
        match happening {
            Happening::Tally(letter, by) => {
                if let Some(place) = self.tally_place(letter) {
                    self.tallies[place] = self.tallies[place].saturating_add_signed(by);
                }
            }
            Happening::TakeUp | Happening::Remove => {
                if let Some((kind, at)) = marker {
                    self.markers[kind].remove(at);
                    if happening == Happening::TakeUp {
                        self.hero_mut(member).carries = Some(kind as u8);
                    }
                }
            }
            Happening::PutDown => self.hero_mut(member).carries = None,
            Happening::Stage(n) => self.stage = n,
            Happening::Exit(zone) => self.put_at(member, zone),
            Happening::Stealth(by) => {
                let last = self.pack.numbers.stealth.len() as u8;
                self.stealth = self.stealth.map(|space| space + by).filter(|space| *space < last);
            }
            Happening::Open(zone) => self.cleared |= self.ground().zone(zone),
            Happening::Rearm => self.rearm(member),
            Happening::Token(token, Whom::Enemies) => {
                let gain = if token.is_positive() { -TOKEN } else { TOKEN };
                return (gain * self.enemies().count() as f32).clamp(-0.6, 0.6);
            }
            Happening::Token(token, whom) => {
                let heroes = if whom == Whom::All { 4.0 } else { 1.0 };
                return heroes * if token.is_positive() { TOKEN } else { -TOKEN };
            }
            Happening::Sector(by, Whom::Enemies) => return SECTOR * f32::from(by) * self.tokens.len() as f32,
            Happening::Sector(by, _) => return -0.01 * f32::from(by),
            Happening::Wound(n, Whom::Enemies) => {
                return self.enemies().map(|foe| self.wounds_ahead(foe, n)).sum();
            }
            Happening::Wound(n, _) => return -0.25 * f32::from(n),
            Happening::Heal(n, Whom::Actor) => return self.heal_ahead(member, n),
            Happening::Heal(n, _) => return Member::ALL.into_iter().map(|friend| self.heal_ahead(friend, n)).sum(),
            _ => return OTHER,
        }
        0.0
    }

    fn aid_ahead(&self, friend: Member) -> f32 {
        let won = self.coming(5).0.at_least(self.aid_needs());
        self.balance() + won * self.heal_ahead(friend, 1)
    }

    fn sneak_ahead(&self, dice: u8) -> f32 {
        let Some(value) = self.stealth_value() else { return self.balance() };
        let seen = (f32::from(value - 1) / 8.0).powi(dice.into());
        let mut then = self.calm();
        let last = self.pack.numbers.stealth.len() as u8;
        then.stealth = then.stealth.map(|space| space + 1).filter(|space| *space < last);
        let now = self.calm().balance();
        now + seen * (then.balance() - now)
    }
}
