//! N3.2, N3.3, N6.2 · Movement: squares and their cost, ladders, jumps, the way a hero walks, dashes, forced movement.

use crate::board::Crowd;
use crate::choice::{Choice, Gait};
use crate::geometry::{Costs, Direction, Footprint, Onward, Paths, Space, Spaces};
use crate::ids::{FoeId, Member, Model};
use crate::pack::map::Ground;
use crate::pack::schema::{Ability, Immunity, Passive, PointsFrom, Special, Status};
use crate::state::{Renaissance, Stake, Whereabouts};
use smallvec::SmallVec;
use table::{Play, Prompt, Table, text};
use ways::Way;

/// N3.2, N3.3 · What a climb or a jump costs, and the wounds of a jump.
pub(crate) const CLIMB: u8 = 2;
const FALL: u8 = 2;
/// Costs are counted in these, so that ways that provoke come after ways of the same cost that do not.
pub(crate) const UNIT: u8 = 16;

mod ways;

type Exits = SmallVec<[(Space, u8); 8]>;

/// The squares of a way in their order, each with what the step onto it costs.
type Steps = SmallVec<[(Space, u8); 8]>;

/// A model on its way: what it may enter, and at what cost.
pub(crate) struct Mover<'g> {
    game: &'g Renaissance,
    ground: &'g Ground,
    passable: Spaces,
    pub free: Spaces,
    /// What it passes, and where it stands; and that for each level.
    enter: Spaces,
    enter_level: [Spaces; 3],
    /// Squares that cost one more, and whether there are any.
    slow: Spaces,
    is_slowed: bool,
    /// What each square costs more.
    extra: u8,
    climb: u8,
    flies: bool,
    large: bool,
    own: Spaces,
}

impl Renaissance {
    pub(crate) fn mover(&self, model: Model) -> Mover<'_> {
        self.mover_in(&self.crowd(), model)
    }

    /// The same, where it is known already who stands where.
    pub(crate) fn mover_in(&self, crowd: &Crowd, model: Model) -> Mover<'_> {
        let opponents = if self.is_ours(model) { crowd.enemies } else { crowd.friends() };
        let own = self.body(model).map_or(Spaces::NONE, |body| body.spaces());
        let (flies, light, climb) = self.gaits(model);
        let heavy = match model {
            Model::Hero(member) if self.hero(member).carries.is_some() => self.burden(),
            _ => 0,
        };
        let hindered = u8::from(self.tokens_of(model).has(Status::Hindered));
        let ground = self.ground();
        let passable = if flies { ground.open } else { crowd.open - opponents };
        let slow = if light { Spaces::NONE } else { ground.water | ground.swamp };
        let enter = passable | own;
        Mover {
            game: self,
            ground,
            passable,
            free: (crowd.open - crowd.occupied()) | own,
            enter,
            enter_level: ground.levels.map(|level| enter & level),
            slow,
            is_slowed: !slow.is_empty(),
            extra: hindered + heavy,
            climb,
            flies,
            large: matches!(model, Model::Foe(foe) if self.is_large(foe)),
            own,
        }
    }

    /// N1.9, N3.2 · Whether a model flies, whether water and swamp are nothing to it, and how many levels it climbs without a ladder.
    fn gaits(&self, model: Model) -> (bool, bool, u8) {
        let (mut flies, mut light, mut climb) = (false, false, None);
        let mut note = |ability| match ability {
            Ability::Fly => (flies, light) = (true, true),
            Ability::Amphibious => light = true,
            Ability::Climb(levels) => _ = climb.get_or_insert(levels),
            _ => {}
        };
        match model {
            Model::Hero(member) => self.each_passive(member, |passive| {
                if let Passive::Has(ability) = passive {
                    note(ability);
                }
            }),
            Model::Foe(foe) => self.abilities(foe).iter().for_each(|ability| note(*ability)),
        }
        (flies, light, climb.unwrap_or(0))
    }

    /// What carrying a marker adds to the cost of a square.
    fn burden(&self) -> u8 {
        let rules = &self.pack.mission(self.mission).rules;
        rules.iter().map(|rule| if let Special::Heavy(by) = rule { *by } else { 0 }).sum()
    }

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

    /// N6.2 · Up to this many steps over free squares of the same level, at no cost; `quiet` ones provoke nobody.
    pub(crate) fn dash(&mut self, table: &mut Table<Self>, model: Model, squares: u8, quiet: bool) -> Play {
        let Some(from) = self.space_of(model).filter(|_| self.can_be_forced(model)) else { return Ok(()) };
        let (free, level) = (self.free(), self.ground().heights.at(self.level(from)));
        let (seat, zones) = match model {
            Model::Hero(member) => (self.seat_of(member), self.reach_of_reactions(member, squares)),
            Model::Foe(_) => (self.lead(), SmallVec::new()),
        };
        let paths = Paths::new(from, squares.min(14) * UNIT + UNIT - 1, |at| {
            let steps = at.steps().map(|(_, to)| to).filter(|to| free.contains(*to) && level.contains(*to));
            let provokes = |to: Space| zones.iter().any(|zone| zone.contains(at) && !zone.contains(to));
            let cost = |to: Space| UNIT + u8::from(!quiet && provokes(to));
            steps.map(|to| (to, cost(to))).collect::<Exits>()
        });
        let prompt = || {
            Prompt::new(text!("ask-dash", hero = self.model_name(model), squares = squares), "N6.2.4").in_zone("field")
        };
        let asked = table.ask(seat).say(prompt);
        let Some(to) = asked.may(Choice::Stay, paths.spaces().iter(), Choice::Dash)? else { return Ok(()) };
        table.log("N6.2.4", || text!("log-dashes", hero = self.model_name(model), space = to.to_string()));
        let member = match model {
            Model::Hero(member) => member,
            Model::Foe(foe) => {
                self.foe_mut(foe).at = to;
                self.quench(model, to);
                return Ok(());
            }
        };
        let mut reacted = 0;
        for next in paths.way(to).unwrap_or_default() {
            if !quiet && self.provoke(table, member, next, &mut reacted, None)? {
                return Ok(());
            }
            self.hero_mut(member).at = Whereabouts::On(next);
            self.quench(model, next);
        }
        Ok(())
    }

    /// N5.2 · Water puts out fire, also for whoever dashes into it; a dash ignores only what hinders.
    pub(crate) fn quench(&mut self, model: Model, at: Space) {
        if self.ground().water.contains(at) && !self.model_has(model, Ability::Fly) {
            self.tokens_mut(model).take(Status::Burned);
        }
    }

    /// N6.2 · Forced movement: each step farther from the source, or nearer to it; it stops before anything that is not free.
    pub(crate) fn force(
        &mut self,
        table: &mut Table<Self>,
        source: Model,
        target: Model,
        squares: u8,
        away: bool,
    ) -> Play {
        if !self.can_be_forced(target) || squares == 0 {
            return Ok(());
        }
        let mut reacted = 0;
        for step in 0..squares {
            let (Some(from), Some(here)) = (self.body(source), self.space_of(target)) else { return Ok(()) };
            let steps = self.forced_steps(&from, here, away);
            if steps.is_empty() {
                return Ok(());
            }
            // N1.12 · Steadfast goes only where there would be a movement.
            if step == 0 && self.stands_firm(target) {
                table.log("N1.12.14", || text!("log-steadfast", model = self.model_name(target)));
                return Ok(());
            }
            let seat = match (target, source) {
                (Model::Hero(member), _) | (_, Model::Hero(member)) => self.seat_of(member),
                _ => self.lead(),
            };
            let prompt = || Prompt::new(text!("ask-push", model = self.model_name(target)), "N6.2.3").in_zone("field");
            let to = table.ask(seat).say(prompt).pick(steps, Choice::Thrust)?;
            if self.shove(table, source, target, to, &mut reacted)? {
                return Ok(());
            }
        }
        Ok(())
    }

    fn can_be_forced(&self, target: Model) -> bool {
        match target {
            Model::Hero(member) => self.hero(member).is_up(),
            Model::Foe(foe) => !self.is_large(foe) && !self.is_immune(foe, Immunity::Forced) && !self.foe(foe).gone,
        }
    }

    /// Where a forced step can lead: on the same level, or over an edge.
    fn forced_steps(&self, from: &Footprint, here: Space, away: bool) -> SmallVec<[Space; 4]> {
        let now = from.distance(&here.into());
        let free = self.free();
        let steps = here.steps().map(|(_, to)| to).filter(|to| {
            let then = from.distance(&Footprint::from(*to));
            let right = if away { then > now } else { then < now && then > 0 };
            right && free.contains(*to) && self.level(*to) <= self.level(here)
        });
        steps.collect()
    }

    /// One forced step. `true` if the movement ends with it: a fall, or a hero who is KO.
    fn shove(
        &mut self,
        table: &mut Table<Self>,
        source: Model,
        target: Model,
        to: Space,
        reacted: &mut u32,
    ) -> Play<bool> {
        let Some(here) = self.space_of(target) else { return Ok(true) };
        let falls = self.level(to) < self.level(here);
        table.log("N6.2.3", || text!("log-pushed", model = self.model_name(target), space = to.to_string()));
        match target {
            Model::Hero(member) => {
                let by = match source {
                    Model::Foe(foe) => Some(foe),
                    Model::Hero(_) => None,
                };
                if self.provoke(table, member, to, reacted, by)? {
                    return Ok(true);
                }
                self.enter(table, member, here, to);
                if falls {
                    // The fall is the work of whoever pushed.
                    let sheet = self.hurt(table, member, FALL, false)?;
                    if by.is_some() && self.points_from(member) == Some(PointsFrom::Wounded) {
                        self.gain_points(member, sheet);
                    }
                }
            }
            Model::Foe(foe) => {
                self.foe_mut(foe).at = to;
                self.ground_effects(table, target, here, to);
                if falls {
                    self.wound_foe(table, foe, FALL, Some(source).filter(|source| self.is_ours(*source)));
                }
            }
        }
        Ok(falls || self.body(target).is_none())
    }
}

/// N9.3 · The squares beside each enemy that would react, for whoever takes care not to leave them.
#[derive(Default)]
pub(crate) struct Wary {
    zones: SmallVec<[Spaces; 8]>,
    /// In each direction, the squares from which a step would leave one.
    leaving: [Spaces; 4],
}

/// Whoever takes no care at all.
pub(crate) static CARELESS: Wary = Wary { zones: SmallVec::new_const(), leaving: [Spaces::NONE; 4] };

impl Wary {
    fn of(zones: SmallVec<[Spaces; 8]>) -> Wary {
        let leaves = |way: Direction| {
            let back = way.opposite();
            zones.iter().fold(Spaces::NONE, |all, zone| all | (*zone - zone.stepped(back)))
        };
        Wary { leaving: Direction::ALL.map(leaves), zones }
    }

    /// Whether nothing in a set is beside such an enemy.
    fn is_careless(&self, of: &Spaces) -> bool {
        !self.zones.iter().any(|zone| zone.meets(of))
    }

    pub(crate) fn allows(&self, at: Space, to: Space) -> bool {
        !self.zones.iter().any(|zone| zone.contains(at) && !zone.contains(to))
    }

    /// All squares one step from these, without those that would be left for.
    #[inline]
    fn around(&self, from: &Spaces) -> Spaces {
        if self.zones.is_empty() {
            return from.neighbours();
        }
        let steps = Direction::ALL.into_iter().zip(&self.leaving);
        steps.fold(Spaces::NONE, |all, (way, leaving)| all | (*from - *leaving).stepped(way))
    }
}

impl Mover<'_> {
    /// The same mover, as if neither the heroes who stand nor those who are KO were there.
    pub(crate) fn past(mut self, standing: Spaces, fallen: Spaces) -> Self {
        let open = self.game.open();
        if !self.flies {
            self.passable |= standing & open;
            self.enter |= standing & open;
            self.enter_level = self.ground.levels.map(|level| self.enter & level);
        }
        self.free |= (standing | fallen) & open;
        self
    }

    /// What every square costs, whole sets at a time; the same as [`Mover::exits`] says for one.
    pub(crate) fn costs(&self, from: Space, budget: u8, wary: &Wary) -> Costs {
        Costs::new(self.start(from), budget, |ring, onward| self.spread(ring, wary, onward))
    }

    /// The same, as far as one square.
    fn costs_to(&self, from: Space, to: Space, budget: u8, wary: &Wary) -> Costs {
        let mut costs = Costs::start(self.start(from));
        let mut next = 0;
        while !costs.reached().contains(to) && next <= budget {
            if costs.ring(next, |ring, onward| self.spread(ring, wary, onward)).is_none() {
                break;
            }
            next += 1;
        }
        costs
    }

    /// What can be reached from a square without leaving its level, at whatever cost.
    pub(crate) fn walkable(&self, from: Space) -> Spaces {
        let level = &self.enter_level[usize::from(self.level(from))];
        let (mut found, mut ring) = (Spaces::NONE, Spaces::only(from));
        while !ring.is_empty() {
            found |= ring;
            ring = (ring.neighbours() & *level) - found;
        }
        found
    }

    /// The squares that cost nothing: a large model stands on four.
    pub(crate) fn start(&self, from: Space) -> Spaces {
        if self.large { self.own } else { Spaces::only(from) }
    }

    /// Puts what can be entered from a set of squares.
    #[inline]
    pub(crate) fn spread(&self, ring: &Spaces, wary: &Wary, onward: &mut Onward) {
        let ground = self.ground;
        if ground.storeys == 1 {
            // Flat ground has no ladders either.
            return self.put(&(wary.around(ring) & self.enter), 1 + self.extra, onward);
        }
        for (level, squares) in (0u8..).zip(&ground.levels[..ground.storeys]) {
            let here = *ring & *squares;
            if here.is_empty() {
                continue;
            }
            let around = wary.around(&here);
            self.put(&(around & self.enter_level[usize::from(level)]), 1 + self.extra, onward);
            if self.flies || self.climb > 0 && !self.large {
                self.climb_from(level, &(around & self.enter), onward);
            }
        }
        if !self.large && !ground.ladders.is_empty() && ring.meets(&ground.ladder_ends) {
            for at in (*ring & ground.ladder_ends).iter() {
                if let Some(to) = self.ladder(at).filter(|to| wary.allows(at, *to)) {
                    onward.put(Spaces::only(to), CLIMB + self.extra);
                }
            }
        }
    }

    /// N1.9, N3.2 · Puts the squares of other levels, of those around a level, for whoever flies or climbs.
    fn climb_from(&self, level: u8, around: &Spaces, onward: &mut Onward) {
        for (other, squares) in (0u8..).zip(&self.ground.levels).filter(|(other, _)| *other != level) {
            let (rise, to) = (level.abs_diff(other), *around & *squares);
            if self.flies {
                self.put(&to, 1 + self.extra + rise, onward);
            } else if rise <= self.climb {
                onward.put(to & self.free, CLIMB + self.extra);
            }
        }
    }

    /// Puts squares at a price, and those that cost one more at that.
    #[inline]
    fn put(&self, squares: &Spaces, price: u8, onward: &mut Onward) {
        if !self.is_slowed {
            return onward.put(*squares, price);
        }
        let slow = *squares & self.slow;
        if !slow.is_empty() {
            onward.put(slow, price + 1);
        }
        onward.put(*squares - slow, price);
    }

    /// The squares that can be entered from a square, with the AP of each step.
    pub(crate) fn exits(&self, at: Space) -> Exits {
        let mut exits: Exits = at.steps().filter_map(|(_, to)| Some((to, self.step(at, to)?))).collect();
        if !self.large {
            exits.extend(self.ladder(at).map(|to| (to, CLIMB + self.extra)));
        }
        exits
    }

    /// The AP of a step to a neighbour, if it can be entered from here.
    fn step(&self, at: Space, to: Space) -> Option<u8> {
        if !self.passable.contains(to) && !self.own.contains(to) {
            return None;
        }
        let rise = self.level(to).abs_diff(self.level(at));
        if self.large && self.own.contains(at) && self.own.contains(to) {
            Some(0)
        } else if rise == 0 {
            Some(self.square(to))
        } else if self.flies {
            Some(self.square(to) + rise)
        } else {
            (rise <= self.climb && self.free.contains(to) && !self.large).then_some(CLIMB + self.extra)
        }
    }

    #[inline]
    fn level(&self, at: Space) -> u8 {
        if self.ground.storeys == 1 { 0 } else { self.ground.heights.of(at) }
    }

    fn square(&self, to: Space) -> u8 {
        1 + u8::from(self.slow.contains(to)) + self.extra
    }

    /// The AP of one step of a way.
    pub(crate) fn price(&self, from: Space, to: Space) -> u8 {
        let beside = Footprint::from(from).is_adjacent(&to.into());
        let step = if beside { self.step(from, to) } else { None };
        let ladder = (!self.large && self.ladder(from) == Some(to)).then_some(CLIMB + self.extra);
        [step, ladder].into_iter().flatten().min().unwrap_or(CLIMB + self.extra)
    }

    /// N3.2, N3.3 · The other end of a ladder: the free square of that level that is nearest to it.
    fn ladder(&self, at: Space) -> Option<Space> {
        let ground = self.ground;
        if !ground.ladder_ends.contains(at) {
            return None;
        }
        let (end, level) =
            ground.ladders.iter().zip(&ground.landings).find_map(|((foot, top), (low, high))| match at {
                _ if at == *foot => Some((*top, high)),
                _ if at == *top => Some((*foot, low)),
                _ => None,
            })?;
        if self.free.contains(end) {
            return Some(end);
        }
        (*level & self.free).iter().min_by_key(|space| Footprint::from(*space).distance(&end.into()))
    }

    /// N3.3 · Where a jump ends: the nearest free square of a lower level.
    pub(crate) fn jump(&self, at: Space) -> Option<(Space, u8)> {
        let level = self.level(at);
        if level == 0 || self.ladder(at).is_some() {
            return None;
        }
        let below = self.free - self.ground.heights.above(level - 1);
        Some((below.nearest_to(&Spaces::only(at))?, CLIMB + self.extra))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::MissionId;
    use crate::{CONTENT, Pack, RenaissanceOptions};
    use table::pack::{CheckedPack, Source};
    use table::play::Uniform;
    use table::{Chance, Rng, Rules, Seed, Shared};

    /// What is offered to the active hero, found square by square.
    fn one_by_one(game: &Renaissance, member: Member) -> (Spaces, Spaces) {
        let (plain, quiet) =
            (game.walks(member, Gait::Plain).expect("plain"), game.walks(member, Gait::Quiet).expect("quiet"));
        let ends = plain.spaces() & game.free();
        let noisy = ends.iter().filter(|to| plain.cost(*to).is_some_and(|cost| cost % UNIT > 0));
        (ends, noisy.filter(|to| quiet.spaces().contains(*to)).collect())
    }

    fn offered(game: &Renaissance, member: Member, wanted: Gait) -> Spaces {
        let mut options = Vec::new();
        game.walk_options(member, &mut options);
        let to = |choice: &Choice| match choice {
            Choice::Walk(to, gait) if *gait == wanted => Some(*to),
            _ => None,
        };
        options.iter().filter_map(to).collect()
    }

    fn compare(game: &Renaissance) {
        for model in game.fighters().map(Model::Hero).chain(game.standing_foes().map(Model::Foe)) {
            let Some(from) = game.space_of(model) else { continue };
            let mover = game.mover(model);
            let costs = mover.costs(from, 40, &CARELESS);
            let paths = Paths::new(from, 40, |at| mover.exits(at));
            for to in Space::all() {
                assert_eq!(costs.cost(to), paths.cost(to), "{model:?} from {from} to {to} in {:?}", game.mission);
                let way = mover.way(&costs, from, to, &CARELESS).map(|way| way.to_vec());
                assert_eq!(way, paths.way(to), "{model:?} from {from} to {to} in {:?}", game.mission);
            }
        }
        if let Some(member) =
            game.turn.hero.filter(|member| game.turn.spent > 0 && game.hero(*member).space().is_some())
        {
            let (plain, quiet) = one_by_one(game, member);
            assert_eq!(offered(game, member, Gait::Plain), plain);
            assert_eq!(offered(game, member, Gait::Quiet), quiet);
            let paths = game.walks(member, Gait::Plain).expect("plain");
            for to in plain.iter() {
                let searched = paths.way(to).zip(Renaissance::walk_cost(&paths, to));
                let found = game.way(member, to, Gait::Plain).map(|(way, cost)| (way.to_vec(), cost));
                assert_eq!(found, searched, "the way to {to} in {:?}", game.mission);
            }
        }
    }

    #[test]
    fn whole_sets_of_squares_cost_what_single_squares_cost_in_every_mission() {
        let pack = Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"));
        let pack = Shared::new(pack);
        for (seed, mission) in (0..).zip(pack.ids::<MissionId>()) {
            let options = RenaissanceOptions { mission, ..RenaissanceOptions::default() };
            let mut game = Renaissance::new(&pack, &options.company_from((seed % 6) as u8, 6), 1);
            let (mut policy, mut chance) = (Uniform(Rng::new(seed)), Chance::new(Seed::Quick(seed)));
            let mut table = Table::free(&[], &mut policy, &mut chance);
            while game.outcome().is_none() {
                table.rest();
                game.step(&mut table).unwrap_or_else(|halt| panic!("{halt:?}: {:?}", table.fault_told()));
                compare(&game);
            }
        }
    }
}
