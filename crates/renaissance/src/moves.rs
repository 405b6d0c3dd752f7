//! N3.2, N3.3, N6.2 · Movement: squares and their cost, ladders, jumps, the way a hero walks, dashes, forced movement.

use crate::choice::{Choice, Gait};
use crate::geometry::{Footprint, Paths, Space, Spaces};
use crate::ids::{FoeId, Member, Model};
use crate::pack::schema::{Ability, Passive, Status};
use crate::state::{Renaissance, Stake, Whereabouts};
pub(crate) use mover::{CARELESS, Mover, Wary, Way};
use smallvec::SmallVec;
use table::{Play, Table, text};

/// N3.2, N3.3 · What a climb or a jump costs, and the wounds of a jump.
pub(crate) const CLIMB: u8 = 2;
const FALL: u8 = 2;
/// Costs are counted in these, so that ways that provoke come after ways of the same cost that do not.
pub(crate) const UNIT: u8 = 16;

mod forced;
mod mover;
#[cfg(test)]
mod tests;

type Exits = SmallVec<[(Space, u8); 8]>;

/// The squares of a way in their order, each with what the step onto it costs.
type Steps = SmallVec<[(Space, u8); 8]>;

impl Renaissance {
    /// N9.3 · The enemies that a step away from them provokes: adjacent before, not adjacent after.
    pub(crate) fn provoked(&self, member: Member, from: Space, to: Space) -> SmallVec<[FoeId; 4]> {
        let after = Footprint::from(to);
        let left = self.enemies_beside(from).filter(|foe| !self.adjacent(&self.footprint(*foe), &after));
        let left: SmallVec<[FoeId; 4]> = left.filter(|foe| self.reaction_blow(*foe).is_some()).collect();
        if left.is_empty() || self.provokes_nobody(member) { SmallVec::new() } else { left }
    }

    fn provokes_nobody(&self, member: Member) -> bool {
        self.stealth.is_some() || self.passive_sum(member, |passive| i8::from(passive == Passive::Slippery)) > 0
    }

    /// N9.3 · For each enemy that would react, the squares beside it on its level; without those whom nobody leaves who goes no farther than this.
    fn reach_of_reactions(&self, member: Member, farthest: u8) -> SmallVec<[Spaces; 8]> {
        let Some(from) = self.hero(member).space().map(Footprint::from) else { return SmallVec::new() };
        let near = |foe: &FoeId| self.footprint(*foe).distance(&from) <= farthest.saturating_add(1);
        let reacting =
            self.standing_foes().filter(|foe| near(foe) && !self.is_ally(*foe) && self.reaction_blow(*foe).is_some());
        let beside = |foe: FoeId| {
            let body = self.footprint(foe);
            body.around() & self.ground().levels[usize::from(self.level(body.corner))]
        };
        let zones: SmallVec<[Spaces; 8]> = reacting.map(beside).collect();
        if zones.is_empty() || self.provokes_nobody(member) { SmallVec::new() } else { zones }
    }

    /// N9.3 · Whether no step of a way leaves an enemy behind that would react.
    fn leaves_nobody(&self, member: Member, way: &Steps, cost: u8) -> bool {
        let Some(from) = self.hero(member).space() else { return true };
        let zones = self.reach_of_reactions(member, self.stride(from, cost, Gait::Plain));
        let leaves = |at: Space, to: Space| zones.iter().any(|zone| zone.contains(at) && !zone.contains(to));
        let starts = std::iter::once(from).chain(way.iter().map(|(next, _)| *next));
        zones.is_empty() || !starts.zip(way).any(|(at, (next, _))| leaves(at, *next))
    }

    /// How far away the squares are at most that a walk of this many AP enters: each costs one, but a ladder may lead anywhere.
    fn stride(&self, from: Space, ap: u8, gait: Gait) -> u8 {
        let from = Footprint::from(from);
        let climbs = self.ground().ladder_ends.iter().any(|end| from.distance(&end.into()) + CLIMB <= ap);
        if climbs || gait == Gait::Leap { u8::MAX } else { ap }
    }

    /// N6.2 · The ways of a hero: the cheapest ones, those that provoke nobody, or those with a jump.
    pub(crate) fn walks(&self, member: Member, gait: Gait) -> Option<Paths> {
        self.walks_within(&self.mover(Model::Hero(member)), member, gait, self.turn.ap)
    }

    /// The same for this many AP.
    fn walks_within(&self, mover: &Mover, member: Member, gait: Gait, ap: u8) -> Option<Paths> {
        let from = self.hero(member).space()?;
        let zones = self.reach_of_reactions(member, self.stride(from, ap, gait));
        let budget = ap.saturating_mul(UNIT).saturating_add(UNIT - 1);
        Some(Paths::new(from, budget, |at| {
            let mut exits = mover.exits(at);
            if gait == Gait::Leap {
                exits.extend(mover.jump(at));
            }
            let weigh = |(to, cost): (Space, u8)| {
                let provokes = zones.iter().any(|zone| zone.contains(at) && !zone.contains(to));
                match (gait, provokes) {
                    (Gait::Quiet, true) => None,
                    _ => Some((to, cost * UNIT + u8::from(provokes))),
                }
            };
            exits.into_iter().filter_map(weigh).collect::<Exits>()
        }))
    }

    /// The AP of a way, from the cost that the search counts.
    pub(crate) fn walk_cost(paths: &Paths, to: Space) -> Option<u8> {
        paths.cost(to).map(|cost| cost / UNIT)
    }

    /// N6.2 · Every movement that is offered: to each square the cheapest way; a quiet one where that costs more; a jump where no other way
    /// leads as cheaply.
    pub(crate) fn walk_options(&self, member: Member, options: &mut Vec<Choice>) {
        let Some(from) = self.hero(member).space() else { return };
        let mover = self.mover(Model::Hero(member));
        let plain = mover.costs(from, self.turn.ap, &CARELESS);
        let free = mover.free - Spaces::only(from);
        let ends = plain.reached() & free;
        options.extend(ends.iter().map(|to| Choice::Walk(to, Gait::Plain)));
        let wary = Wary::of(self.reach_of_reactions(member, self.stride(from, self.turn.ap, Gait::Quiet)));
        if !wary.is_careless(&plain.reached()) {
            let quiet = mover.costs(from, self.turn.ap, &wary);
            let as_cheap =
                plain.rings().zip(quiet.rings()).fold(Spaces::NONE, |all, (one, other)| all | (*one.1 & *other.1));
            let dearer = (ends & quiet.reached()) - as_cheap;
            options.extend(dearer.iter().map(|to| Choice::Walk(to, Gait::Quiet)));
        }
        if self.level(from) > 0
            && let Some(leap) = self.walks(member, Gait::Leap)
        {
            let cheaper =
                |to: &Space| plain.cost(*to).is_none_or(|cost| cost > Self::walk_cost(&leap, *to).unwrap_or(0));
            let below = (leap.spaces() & free).iter().filter(cheaper);
            options.extend(below.map(|to| Choice::Walk(to, Gait::Leap)));
        }
        // N6.2 · With all its AP a model may always enter one legal adjacent square.
        if self.turn.spent == 0 {
            let dear = mover.exits(from).into_iter();
            let dear = dear.filter(|(to, cost)| *cost > self.turn.ap && free.contains(*to) && !ends.contains(*to));
            options.extend(dear.map(|(to, _)| Choice::Walk(to, Gait::Plain)));
        }
    }

    /// The squares of a way, and what it costs.
    pub(crate) fn way(&self, member: Member, to: Space, gait: Gait) -> Option<(Way, u8)> {
        self.way_by(&self.mover(Model::Hero(member)), member, to, gait)
    }

    fn way_by(&self, mover: &Mover, member: Member, to: Space, gait: Gait) -> Option<(Way, u8)> {
        let from = self.hero(member).space()?;
        let mut budget = self.turn.ap;
        if gait != Gait::Leap {
            let zones = self.reach_of_reactions(member, self.stride(from, budget, gait));
            let (wary, zones) =
                if gait == Gait::Quiet { (Wary::of(zones), SmallVec::new()) } else { (Wary::default(), zones) };
            let costs = mover.costs_to(from, to, budget, &wary);
            let Some(cost) = costs.cost(to) else { return Some((Way::from_slice(&[to]), budget)) };
            // Where no way provokes anybody there is nothing to choose between ways of the same cost.
            if !zones.iter().any(|zone| zone.meets(&costs.reached())) {
                let way = mover.way(&costs, from, to, &wary)?;
                return Some((way, cost));
            }
            if cost < UNIT {
                let leaves = |at: Space, to: Space| zones.iter().any(|zone| zone.contains(at) && !zone.contains(to));
                return Some((mover.quietest(&costs, from, to, leaves)?, cost));
            }
            budget = cost;
        }
        let paths = self.walks_within(mover, member, gait, budget)?;
        match (paths.way(to), Self::walk_cost(&paths, to)) {
            (Some(way), Some(cost)) => Some((Way::from_vec(way), cost)),
            _ => Some((Way::from_slice(&[to]), self.turn.ap)),
        }
    }

    /// The same with the AP of each step, as they are before the first.
    fn priced_way(&self, member: Member, to: Space, gait: Gait) -> Option<(Steps, u8)> {
        let mover = self.mover(Model::Hero(member));
        let (way, cost) = self.way_by(&mover, member, to, gait)?;
        let from = self.hero(member).space().into_iter().chain(way.iter().copied());
        Some((from.zip(&way).map(|(at, next)| (*next, mover.price(at, *next))).collect(), cost))
    }

    /// N6.2 · A movement: AP first, then square by square.
    pub(crate) fn walk(&mut self, table: &mut Table<Self>, member: Member, to: Space, gait: Gait) -> Play {
        let Some((way, cost)) = self.priced_way(member, to, gait) else { return Ok(()) };
        let whole = way.len() == 1;
        let tokens = self.hero(member).tokens;
        self.spend(member, cost);
        table.log("N6.2.1", || text!("log-walks", hero = self.hero_name(member), space = to.to_string(), ap = cost));
        // No enemy moves while nobody provokes one.
        let quiet = gait != Gait::Leap && self.leaves_nobody(member, &way, cost);
        let (mut left, mut reacted) = (cost, 0);
        let mut safe = self.hero(member).space().unwrap_or(to);
        for (next, price) in way {
            let Some(here) = self.hero(member).space() else { return Ok(()) };
            // Nothing has changed what the square costs, as long as nobody has reacted and no token has come or gone.
            let as_before = gait != Gait::Leap && reacted == 0 && self.hero(member).tokens == tokens;
            let price = if as_before { price } else { self.mover(Model::Hero(member)).price(here, next) };
            // Tokens gained on the way can make it too dear; then it ends here.
            if price > left && !whole {
                break;
            }
            left = left.saturating_sub(price);
            if !quiet && self.provoke(table, member, next, &mut reacted, None)? {
                self.fall_back(member, safe);
                return Ok(());
            }
            self.enter(table, member, here, next);
            self.turn.moved = self.turn.moved.saturating_add(1);
            if self.is_jump(member, here, next) {
                table.log("N3.3.1", || text!("log-jumps", hero = self.hero_name(member)));
                self.hurt(table, member, FALL, false)?;
            }
            if self.is_free_for(Model::Hero(member), next) {
                safe = next;
            }
            if self.is_downed(member) {
                self.fall_back(member, safe);
                return Ok(());
            }
        }
        self.fall_back(member, safe);
        self.sneak(table, member)
    }

    /// Who would stop on a square that is not free goes back to the last free one.
    fn fall_back(&mut self, member: Member, safe: Space) {
        if let Some(at) = self.hero(member).space()
            && !self.is_free_for(Model::Hero(member), at)
        {
            self.hero_mut(member).at = Whereabouts::On(safe);
        }
    }

    /// N5 · Whether nothing but this model is on a square.
    pub(crate) fn is_free_for(&self, model: Model, space: Space) -> bool {
        let others = Member::ALL.into_iter().map(Model::Hero).chain(self.standing_foes().map(Model::Foe));
        let taken = others.filter(|other| *other != model).filter_map(|other| self.body(other));
        self.is_open(space) && !taken.into_iter().any(|body| body.covers(space))
    }

    /// N3.3 · Down without a ladder and farther than one climbs.
    fn is_jump(&self, member: Member, here: Space, next: Space) -> bool {
        let drop = self.level(here).saturating_sub(self.level(next));
        if drop == 0 {
            return false;
        }
        let ladder = self.ground().ladders.iter().any(|(_, top)| *top == here);
        drop > self.climb(Model::Hero(member)) && !ladder && !self.model_has(Model::Hero(member), Ability::Fly)
    }

    /// N5.2, N5.3 · A hero enters a square: water puts out fire, and whoever comes out of a swamp is hindered.
    pub(crate) fn enter(&mut self, table: &mut Table<Self>, member: Member, from: Space, to: Space) {
        self.hero_mut(member).at = Whereabouts::On(to);
        self.ground_effects(table, Model::Hero(member), from, to);
    }

    pub(crate) fn ground_effects(&mut self, table: &mut Table<Self>, model: Model, from: Space, to: Space) {
        let ground = self.ground();
        let (wet, muddy) = (ground.water.contains(to), ground.swamp.contains(from) && !ground.swamp.contains(to));
        if !wet && !muddy || self.model_has(model, Ability::Fly) {
            return;
        }
        self.quench(model, to);
        if muddy && !self.model_has(model, Ability::Amphibious) {
            self.give(table, model, Status::Hindered);
        }
    }

    /// N9.3 · Before a step that leaves enemies behind, each of them strikes once in a movement; the source of a push never does. Whether the hero
    /// was KO by that: then there is no step, and an active one has spent all AP, even if a friend has helped the hero up at once.
    pub(crate) fn provoke(
        &mut self,
        table: &mut Table<Self>,
        member: Member,
        next: Space,
        reacted: &mut u32,
        source: Option<FoeId>,
    ) -> Play<bool> {
        let Some(here) = self.hero(member).space() else { return Ok(false) };
        let mut foes = self.provoked(member, here, next);
        foes.retain(|foe| Some(*foe) != source && *reacted >> foe.0 & 1 == 0);
        // Most hits first.
        foes.sort_by_key(|foe| {
            std::cmp::Reverse(self.reaction_blow(*foe).map_or(0, |blow| self.blow(*foe, blow).value))
        });
        let before = std::mem::take(&mut self.turn.downed);
        for foe in foes {
            *reacted |= 1 << foe.0;
            if !self.is_downed(member) {
                self.turn.stake = Stake::Reaction(foe, next);
                self.reaction_attack(table, foe, member)?;
                self.turn.stake = Stake::Nothing;
            }
        }
        let falls = self.is_downed(member);
        self.turn.downed |= before;
        if falls && self.turn.hero == Some(member) {
            let rest = self.turn.ap;
            self.spend(member, rest);
        }
        Ok(falls)
    }

    /// N5.2 · Water puts out fire, also for whoever dashes into it; a dash ignores only what hinders.
    pub(crate) fn quench(&mut self, model: Model, at: Space) {
        if self.ground().water.contains(at) && !self.model_has(model, Ability::Fly) {
            self.tokens_mut(model).take(Status::Burned);
        }
    }
}
