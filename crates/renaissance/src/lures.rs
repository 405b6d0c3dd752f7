//! N12.2.5, N12.2.6 · Enemies and scenery: what they break instead of going for a hero, or to get at one.

use crate::ai::{Act, Plan};
use crate::geometry::{Costs, Footprint, Space, Spaces};
use crate::ids::{FoeId, Model};
use crate::moves::CARELESS;
use crate::pack::schema::{AttackKind, Status};
use crate::state::Renaissance;
use table::{Play, Table, text};

/// No way on a battlefield costs more.
const FAR: u8 = 120;

impl Renaissance {
    /// Scenery with a threat that is still there.
    fn lures(&self) -> Spaces {
        let cards = self.pack.scenery.iter().zip(&self.strewn.of_card).filter(|(card, _)| card.threat.is_some());
        cards.fold(Spaces::NONE, |all, (_, squares)| all | *squares) - self.cleared
    }

    /// N12.2.5 · Scenery in the control area that no hero there is as dangerous as: an enemy breaks it first.
    pub(crate) fn lured(&self, foe: FoeId, ap: u8) -> Option<Plan> {
        if self.strewn.filled.is_empty() {
            return None;
        }
        let (body, control) = (self.footprint(foe), self.control(foe));
        let near = |other: &Footprint| body.distance(other) <= control;
        let heroes = self.prey().into_iter().filter(|model| self.body(*model).is_some_and(|other| near(&other)));
        let worst = heroes.map(|model| self.threat_of(model)).max();
        let tempting = |at: &Space| {
            let threat = self.scenery_card(*at).and_then(|card| card.threat);
            near(&Footprint::from(*at)) && threat.is_some_and(|threat| worst.is_none_or(|worst| worst < threat))
        };
        let squares: Vec<Space> = self.lures().iter().filter(tempting).collect();
        if squares.is_empty() {
            return None;
        }
        let costs = self.foe_costs(foe, FAR);
        let threat = |at: Space| self.scenery_card(at).and_then(|card| card.threat).unwrap_or(0);
        let ways = squares.iter().filter_map(|at| Some((*at, self.smashing_square(foe, *at, &costs)?)));
        let (at, square) = ways.min_by_key(|(at, (cost, ..))| (std::cmp::Reverse(threat(*at)), *cost, *at))?;
        self.against_scenery(foe, ap, &costs, at, square)
    }

    /// N12.2.6 · Nobody can be reached, and scenery with a threat is in the way: the first piece on the way to whom it goes for.
    pub(crate) fn barred(&self, foe: FoeId, ap: u8, target: Model) -> Option<Plan> {
        let lures = self.lures();
        if lures.is_empty() {
            return None;
        }
        let mut ghost = self.clone();
        ghost.cleared |= lures;
        let (mover, here) = (ghost.mover(Model::Foe(foe)), self.foe(foe).at);
        let free = mover.costs(here, FAR, &CARELESS);
        let body = self.body(target)?;
        let reached = self.blows(foe).iter().flat_map(|blow| {
            let squares = body.in_range(blow.range.0..=blow.range.1) & (free.reached() - Spaces::only(here));
            squares
                .iter()
                .filter(|end| ghost.standing(foe, *end).is_some())
                .filter_map(|end| Some((free.cost(end)?, end)))
                .collect::<Vec<_>>()
        });
        let (_, end) = reached.min()?;
        let at = mover.way(&free, here, end, &CARELESS)?.into_iter().find(|at| lures.contains(*at))?;
        let costs = self.foe_costs(foe, FAR);
        let square = self.smashing_square(foe, at, &costs)?;
        self.against_scenery(foe, ap, &costs, at, square)
    }

    /// The cheapest square from which a physical attack reaches a piece of scenery, and which attack: cost, square, number.
    fn smashing_square(&self, foe: FoeId, at: Space, costs: &Costs) -> Option<(u8, Space, u8)> {
        let (body, here) = (Footprint::from(at), self.foe(foe).at);
        let attacks = self.blows(foe).iter().enumerate().filter(|(_, blow)| blow.kind == AttackKind::Physical);
        let ways = attacks.flat_map(|(number, blow)| {
            // A large model comes to stand up to two squares nearer than where its movement ends.
            let near = body.in_range(0..=blow.range.1 + if self.is_large(foe) { 2 } else { 0 });
            let ends = ((costs.reached() & near) | Spaces::only(here)).iter();
            let fitting = ends.filter_map(|end| {
                let print = if end == here { Some(self.footprint(foe)) } else { self.standing(foe, end) };
                let reaches = print.is_some_and(|print| self.reaches(&print, &body, blow.range, false));
                let cost = if end == here { 0 } else { costs.cost(end)? };
                reaches.then_some((cost, end, number as u8))
            });
            fitting.collect::<Vec<_>>()
        });
        ways.min_by_key(|(cost, end, number)| (*cost, *number, *end))
    }

    fn against_scenery(
        &self,
        foe: FoeId,
        ap: u8,
        costs: &Costs,
        at: Space,
        (cost, end, number): (u8, Space, u8),
    ) -> Option<Plan> {
        if cost + self.blow(foe, number.into()).ap <= ap {
            return Some(Plan { to: end, cost, act: Act::Smash(number, at), after: None });
        }
        let here = self.foe(foe).at;
        let way = self.mover(Model::Foe(foe)).way(costs, here, end, &CARELESS).filter(|_| end != here)?;
        let fits = |space: &&Space| costs.cost(**space).is_some_and(|cost| cost > 0 && cost <= ap);
        let to = *way.iter().rev().filter(fits).find(|space| self.standing(foe, **space).is_some())?;
        Some(Plan { to, cost: costs.cost(to)?, act: Act::Nothing, after: None })
    }

    /// N12.2.5 · An enemy breaks scenery: as many wounds as its attack has hits, without a die.
    pub(crate) fn foe_smashes(&mut self, table: &mut Table<Self>, foe: FoeId, number: u8, at: Space) -> Play {
        let value = self.blow_value(foe, number.into());
        for token in [Status::Weakened, Status::Focused, Status::Hidden] {
            self.foe_mut(foe).tokens.take(token);
        }
        self.turn.ap -= self.blow(foe, number.into()).ap.max(1).min(self.turn.ap);
        table.log("N12.2.5", || {
            text!("log-foe-smashes", foe = self.foe_name(foe), space = at.to_string(), wounds = value)
        });
        self.damage_scenery(table, at, value)
    }
}
