//! N3.2, N3.3, N6.2 · A model on its way: what it may enter, and at what cost; ladders, climbs, jumps.

use super::{CLIMB, Exits};
use crate::board::Crowd;
use crate::geometry::{Costs, Direction, Footprint, Onward, Space, Spaces};
use crate::ids::Model;
use crate::pack::map::Ground;
use crate::pack::schema::{Ability, Passive, Special, Status};
use crate::state::Renaissance;
use smallvec::SmallVec;
pub(crate) use ways::Way;

mod ways;

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
    pub(super) fn of(zones: SmallVec<[Spaces; 8]>) -> Wary {
        let leaves = |way: Direction| {
            let back = way.opposite();
            zones.iter().fold(Spaces::NONE, |all, zone| all | (*zone - zone.stepped(back)))
        };
        Wary { leaving: Direction::ALL.map(leaves), zones }
    }

    /// Whether nothing in a set is beside such an enemy.
    pub(super) fn is_careless(&self, of: &Spaces) -> bool {
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
    pub(super) fn costs_to(&self, from: Space, to: Space, budget: u8, wary: &Wary) -> Costs {
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
