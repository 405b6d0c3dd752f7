//! M · The movement phase, and the move of the first bonus action.

use crate::card::{Ability, BoxKind, Card, Good, Item, Lead, SpaceId};
use crate::choice::Choice;
use crate::explore::Options;
use crate::pack::Way;
use crate::scene::spot;
use crate::state::{Aurora, Pending, Phase};
use smallvec::SmallVec;
use table::{Play, Prompt, Seat, Table, text};

/// Which move it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Travel {
    /// M1 · Of the movement phase.
    Phase,
    /// E11 · Of the bonus action: up to two waypoints for 1 fuel.
    Bonus,
}

/// M2 · A way to go: where it ends, which forks it takes into shortcuts, and what it costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Route {
    pub to: SpaceId,
    pub via: u8,
    pub cost: u8,
}

type Routes = SmallVec<[Route; 24]>;

impl Aurora {
    /// M1 · One player's move, or the end of the phase.
    pub(crate) fn movement(&mut self, table: &mut Table<Self>, turn: u8) -> Play {
        let Some(seat) = self.nth_ahead(turn) else {
            self.players.values_mut().for_each(|player| player.echo = None);
            self.update_order(table, "M10");
            self.phase = Phase::Arrive;
            return Ok(());
        };
        if self.is_robot(seat) {
            self.robot_moves(table, seat)?;
        } else {
            self.drive(table, seat, Travel::Phase)?;
        }
        self.players[seat].suited = None;
        self.phase = Phase::Move { turn: turn + 1 };
        Ok(())
    }

    /// M1, E11 · Chooses a route and follows it.
    pub(crate) fn drive(&mut self, table: &mut Table<Self>, seat: Seat, travel: Travel) -> Play {
        self.players[seat].collects = false;
        loop {
            let routes = self.routes(seat, travel);
            let mut options: Options = routes.iter().map(|route| Choice::Drive(route.to, route.via)).collect();
            if !options.is_empty() && !self.players[seat].collects && self.players[seat].has_half() {
                options.extend(self.boxes_of(seat, |kind| kind == BoxKind::Collect).take(1).map(Choice::Work));
            }
            if travel == Travel::Phase {
                self.side_options(seat, &mut options);
                options.push(Choice::Stay);
            }
            match table.ask(seat).say(|| self.drive_prompt(seat, travel)).one(&options)? {
                Choice::Stay => {
                    self.tell_stay(table, seat);
                    return Ok(());
                }
                Choice::Drive(to, via) => {
                    let chosen = routes.iter().find(|route| (route.to, route.via) == (to, via));
                    let Some(route) = chosen.copied() else { return table.unexpected(Choice::Drive(to, via)) };
                    self.pay_route(table, seat, route, travel)?;
                    return self.follow(table, seat, route, travel);
                }
                Choice::Work(at) => {
                    self.note_box(table, seat, at);
                    self.pay_half(table, seat)?;
                    self.players[seat].collects = true;
                    table.log("M7", || text!("log-works", who = self.who(seat), place = self.box_name(seat, at)));
                }
                other => self.side_act(table, seat, other)?,
            }
        }
    }

    /// M1 · Whoever stays may have had to. At the ship there is nothing to tell.
    fn tell_stay(&self, table: &mut Table<Self>, seat: Seat) {
        let player = &self.players[seat];
        let (key, rule) = match () {
            () if player.reached => return,
            () if player.people.is_empty() => ("log-stays-nobody", "C5"),
            () if player.good(Good::Fuel) == 0 => ("log-stays-dry", "M1"),
            () => ("log-stays", "M1"),
        };
        table.log(rule, || text!(key, who = self.who(seat), place = self.space_name(player.at)));
    }

    fn drive_prompt(&self, seat: Seat, travel: Travel) -> Prompt {
        let mut prompt =
            Prompt::new("ask-drive", if travel == Travel::Bonus { "E11" } else { "M1" }).in_zone(spot::BOARD);
        if let Some((why, rule)) = self.why_no_drive(seat, travel) {
            prompt = prompt.bar_verb("drive", "bar-drive", why, rule);
        }
        if !self.may_take_shortcuts(seat, travel) && self.meets_shortcut(seat, travel) {
            prompt = prompt.bar_verb("drive", "bar-shortcut", "why-no-tracks", "M3");
        }
        if self.has_box(seat, BoxKind::Collect) && !self.players[seat].has_half() {
            prompt = prompt.bar_verb("ability", "do-work-collect", "why-no-half", "M7");
        }
        if travel == Travel::Phase { self.bar_side(seat, prompt) } else { prompt }
    }

    /// C5, M1, M9 · Why a convoy cannot set off, with the rule.
    fn why_no_engine(&self, seat: Seat) -> Option<(&'static str, &'static str)> {
        let player = &self.players[seat];
        match () {
            () if player.people.is_empty() => Some(("why-no-driver", "C5")),
            () if player.good(Good::Fuel) == 0 => Some(("why-no-fuel", "M1")),
            () if player.reached => Some(("why-at-ship", "M9")),
            () => None,
        }
    }

    /// M1, M2 · Why there is nowhere to drive.
    pub(crate) fn why_no_drive(&self, seat: Seat, travel: Travel) -> Option<(&'static str, &'static str)> {
        let no_road = || self.routes(seat, travel).is_empty().then_some(("why-no-road", "M2"));
        self.why_no_engine(seat).or_else(no_road)
    }

    /// M3, K4 · Tracks, or a guide in the movement phase.
    pub(crate) fn may_take_shortcuts(&self, seat: Seat, travel: Travel) -> bool {
        self.truck(seat).2 || (travel == Travel::Phase && self.has(seat, Ability::Guides))
    }

    /// M3 · Whether a shortcut leaves the road where this convoy could turn into it.
    fn meets_shortcut(&self, seat: Seat, travel: Travel) -> bool {
        let (road, most) = (self.pack.road(self.map()), self.points(seat, travel) + self.further(seat, travel));
        let leaves = |at: SpaceId| road.space(at).next.iter().skip(1).any(|way| road.space(way.to).shortcut);
        let routes = self.routes(seat, travel);
        let passed = routes.iter().filter(|route| route.cost < most).map(|route| route.to);
        !routes.is_empty() && passed.chain([self.players[seat].at]).any(leaves)
    }

    /// M1, K1 · Points without further fuel.
    pub fn points(&self, seat: Seat, travel: Travel) -> u8 {
        if travel == Travel::Bonus {
            return 2;
        }
        let mut points = self.truck(seat).0;
        let navigators = self.navigators(seat);
        if navigators > 0 {
            let far = self.distance_to_leader(seat) >= self.pack.numbers.far_behind;
            points += navigators * (1 + u8::from(far));
        }
        points
    }

    fn navigators(&self, seat: Seat) -> u8 {
        let people = self.players[seat].people.iter().enumerate();
        let active = people.filter(|(_, member)| member.stay == crate::state::Stay::Active);
        active.filter(|(n, _)| self.ability(seat, *n) == Ability::Navigates).count() as u8
    }

    /// M1, M8, O2 · How many further points can be bought.
    pub(crate) fn further(&self, seat: Seat, travel: Travel) -> u8 {
        let player = &self.players[seat];
        let spare = player.good(Good::Fuel).saturating_sub(1);
        let pressed = u8::from(spare > 0 && self.leads(seat, Lead::Presses));
        match travel {
            Travel::Bonus => 0,
            Travel::Phase if self.has_box(seat, BoxKind::Reactor) => spare + pressed + player.good(Good::Full),
            Travel::Phase => spare.min(1) + pressed,
        }
    }

    /// M1, O2 · The fuel that this many further points take.
    pub(crate) fn fuel_for(&self, seat: Seat, further: u8) -> u8 {
        match further {
            0 | 1 => further,
            _ => further - u8::from(self.leads(seat, Lead::Presses)),
        }
    }

    /// M8 · The fewest full batteries that this many further points take: those for which there is no fuel.
    pub(crate) fn batteries_for(&self, seat: Seat, further: u8) -> u8 {
        let spare = self.players[seat].good(Good::Fuel).saturating_sub(1);
        (0..further).find(|batteries| self.fuel_for(seat, further - batteries) <= spare).unwrap_or(further)
    }

    /// M5, K2, O2 · How many counters the contaminated waypoints and roads of a way bring.
    pub(crate) fn radiation(&self, seat: Seat, ways: &[Way]) -> u8 {
        if self.takes_part(seat, Ability::Shelters) {
            return 0;
        }
        let hot = ways.iter().map(|way| self.heat(way)).sum::<u8>();
        let shielded = self.act.is_none() && self.leads(seat, Lead::Shields);
        hot.saturating_sub(shielded.into())
    }

    /// M5 · A road and the waypoint that it leads to may both be contaminated.
    fn heat(&self, way: &Way) -> u8 {
        u8::from(way.hot) + u8::from(self.pack.road(self.map()).space(way.to).hot)
    }

    /// M2 to M4, M9 · Every way to go.
    pub(crate) fn routes(&self, seat: Seat, travel: Travel) -> Routes {
        let player = &self.players[seat];
        let mut routes = Routes::new();
        if self.why_no_engine(seat).is_some() {
            return routes;
        }
        let most = self.points(seat, travel) + self.further(seat, travel);
        let tracks = self.may_take_shortcuts(seat, travel);
        let start = Route { to: player.at, via: 0, cost: 0 };
        self.spread(start, most, tracks, &mut routes);
        routes
    }

    fn spread(&self, from: Route, most: u8, tracks: bool, routes: &mut Routes) {
        let (road, berth) = (self.pack.road(self.map()), self.berth());
        let space = road.space(from.to);
        for (n, way) in space.next.iter().enumerate() {
            let leaves = n > 0 && road.space(way.to).shortcut;
            let cost = from.cost + 1 + u8::from(self.has_avalanche(way.to));
            if cost > most || (leaves && !tracks) {
                continue;
            }
            let fork = space.fork.filter(|_| leaves).map_or(0, |fork| 1 << fork);
            let route = Route { to: way.to, via: from.via | fork, cost };
            routes.push(route);
            if way.to != berth {
                self.spread(route, most, tracks, routes);
            }
        }
    }

    /// The roads of a route, in order.
    pub(crate) fn ways(&self, from: SpaceId, to: SpaceId, via: u8) -> SmallVec<[Way; 16]> {
        let road = self.pack.road(self.map());
        let (mut at, mut ways) = (from, SmallVec::new());
        while at != to && ways.len() < 64 {
            let space = road.space(at);
            let leaves = space.fork.is_some_and(|fork| via >> fork & 1 == 1);
            let Some(way) = space.next.get(usize::from(leaves)) else { break };
            ways.push(*way);
            at = way.to;
        }
        ways
    }

    /// M1, M8 · The first fuel, and whatever pays the points beyond the truck's own.
    fn pay_route(&mut self, table: &mut Table<Self>, seat: Seat, route: Route, travel: Travel) -> Play {
        let further = route.cost.saturating_sub(self.points(seat, travel));
        let spare = self.players[seat].good(Good::Fuel) - 1;
        let full = if self.has_box(seat, BoxKind::Reactor) { self.players[seat].good(Good::Full) } else { 0 };
        let fuel = |batteries: u8| self.fuel_for(seat, further - batteries);
        // A battery that saves no fuel is not offered.
        let saves = |batteries: &u8| *batteries == 0 || fuel(*batteries) < fuel(*batteries - 1);
        let ways: SmallVec<[u8; 12]> =
            (0..=further.min(full)).filter(|batteries| fuel(*batteries) <= spare).filter(saves).collect();
        let batteries = match ways.len() {
            0 | 1 => ways.first().copied().unwrap_or(0),
            _ => table.ask(seat).about("ask-reactor", "M8").pick(ways, Choice::Batteries)?,
        };
        let fuel = 1 + self.fuel_for(seat, further - batteries);
        self.spend(seat, Good::Fuel, fuel);
        self.spend(seat, Good::Full, batteries);
        self.note_route(table, seat, route, travel, fuel > 2 || batteries > 0);
        let to = self.space_name(route.to);
        let rule = if travel == Travel::Bonus { "E11" } else { "M1" };
        if batteries > 0 {
            table.log("M8", || text!("log-reactor", who = self.who(seat), n = batteries));
        }
        table.log(rule, || text!("log-drives", who = self.who(seat), place = to, fuel = fuel));
        Ok(())
    }

    /// M4 to M7, M9, O2 · Space by space, and what waits at the end.
    fn follow(&mut self, table: &mut Table<Self>, seat: Seat, route: Route, travel: Travel) -> Play {
        let shelter = self.takes_part(seat, Ability::Shelters);
        let mut shield = travel == Travel::Phase && self.leads(seat, Lead::Shields);
        let ways = self.ways(self.players[seat].at, route.to, route.via);
        let mut to_come: u8 = ways.iter().map(|way| self.heat(way)).sum();
        for way in ways {
            self.players[seat].at = way.to;
            if self.has_avalanche(way.to) {
                self.avalanches &= !(1 << way.to.0);
                table.log("M4", || text!("log-avalanche", who = self.who(seat)));
            }
            let hot = self.heat(&way);
            if shelter && hot > 0 {
                self.note_ability(table, seat, Ability::Shelters);
            }
            for _ in 0..if shelter { 0 } else { hot } {
                to_come -= 1;
                if std::mem::take(&mut shield) {
                    table.log("O2", || text!("log-shielded", who = self.who(seat)));
                    continue;
                }
                let all = self.bits(seat, |_| true);
                self.pending = Some(Pending::Counters(seat, to_come + 1));
                self.irradiate(table, seat, all, "M5")?;
            }
            if self.players[seat].collects && way.to != route.to {
                self.collect(table, seat, way.to)?;
            }
        }
        self.players[seat].collects = false;
        self.check_reached(table);
        self.stop(table, seat, shield)
    }

    /// M7 · The goods of a special waypoint that is passed.
    fn collect(&mut self, table: &mut Table<Self>, seat: Seat, at: SpaceId) -> Play {
        let fixed = self.pack.map(self.map()).spaces[at.index()].fixed.clone();
        let counter = self.counters[at.index()].filter(|id| !self.pack.counter(*id).contaminated);
        let gains = counter.map(|id| self.pack.counter(id).gains.clone()).unwrap_or_default();
        let mut taken = false;
        for good in Good::ALL {
            let count = gains.iter().filter(|item| item.good() == Some(good)).count() as u8;
            taken |= self.add(table, seat, good, count, "M7") > 0;
        }
        if taken {
            self.counters[at.index()] = None;
        }
        for good in fixed.into_iter().filter_map(Item::good) {
            self.add(table, seat, good, 1, "M7");
        }
        self.settle(table, seat)
    }

    /// M6 · What a special waypoint brings to a convoy that stops there. A shield that is left over holds against its radiation (O2).
    pub(crate) fn stop(&mut self, table: &mut Table<Self>, seat: Seat, shield: bool) -> Play {
        let at = self.players[seat].at;
        let fixed = self.pack.map(self.map()).spaces[at.index()].fixed.clone();
        self.take_items(table, seat, &fixed)?;
        let Some(id) = self.counters[at.index()].take() else { return Ok(()) };
        self.note_used(table, Card::Counter(id), seat);
        table.log("M6", || text!("log-special", who = self.who(seat), counter = self.pack.name(id)));
        let counter = self.pack.counter(id).clone();
        self.take_items(table, seat, &counter.gains)?;
        if counter.repairs > 0 && !self.is_robot(seat) {
            self.repair(table, seat, counter.repairs)?;
        }
        if !counter.contaminated || self.takes_part(seat, Ability::Shelters) {
            return Ok(());
        }
        if shield {
            table.log("O2", || text!("log-shielded", who = self.who(seat)));
        } else {
            let all = self.bits(seat, |_| true);
            self.irradiate(table, seat, all, "M6")?;
        }
        Ok(())
    }

    fn take_items(&mut self, table: &mut Table<Self>, seat: Seat, items: &[Item]) -> Play {
        for item in Item::ALL {
            let count = items.iter().filter(|other| **other == item).count() as u8;
            match item.good() {
                Some(good) => _ = self.add(table, seat, good, count, "M6"),
                None => {
                    for _ in 0..count {
                        self.draw_object(table, seat, "M6")?;
                    }
                }
            }
        }
        self.settle(table, seat)
    }

    /// K1 · How many spaces a convoy is behind the leading one, by roads open to its truck; else to the parallel waypoint.
    pub(crate) fn distance_to_leader(&self, seat: Seat) -> u8 {
        let leader = self.players.seats().max_by_key(|other| self.progress(*other)).unwrap_or(seat);
        let (from, to) = (self.players[seat].at, self.players[leader].at);
        let tracks = self.may_take_shortcuts(seat, Travel::Phase);
        let rank = SpaceId(self.pack.road(self.map()).space(to).rank);
        self.distance(from, to, tracks).or_else(|| self.distance(from, rank, tracks)).unwrap_or(0)
    }

    /// The fewest spaces from one to another, if a road leads there.
    pub fn distance(&self, from: SpaceId, to: SpaceId, tracks: bool) -> Option<u8> {
        if from == to {
            return Some(0);
        }
        let road = self.pack.road(self.map());
        if road.space(from).rank > road.space(to).rank {
            return None;
        }
        let ways = road.space(from).next.iter().enumerate();
        let open = ways.filter(|(n, way)| *n == 0 || tracks || !road.space(way.to).shortcut);
        open.filter_map(|(_, way)| self.distance(way.to, to, tracks)).min().map(|steps| steps + 1)
    }
}
