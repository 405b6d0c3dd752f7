//! N6.6 · Familiars: figures that nobody attacks and that stand in nobody's way. They act when their owner uses them.

use crate::geometry::{Footprint, Paths, Space, Spaces};
use crate::ids::{Member, Model};
use crate::pack::schema::{Deed, Item, Slot};
use crate::state::Renaissance;
use smallvec::SmallVec;

impl Renaissance {
    /// The card of a hero's familiar, and its place among the equipment.
    pub(crate) fn familiar(&self, member: Member) -> Option<(usize, &Item)> {
        let items = self.hero(member).items.iter().enumerate();
        items
            .map(|(place, carried)| (place, self.pack.item(carried.item)))
            .find(|(_, card)| card.slot == Slot::Familiar)
    }

    /// N6.6 · Where a familiar can go when it acts: its own squares far, whatever hinders others; only one that flies crosses scenery and
    /// changes the level.
    pub(crate) fn flight(&self, member: Member) -> Option<Paths> {
        let from = self.hero(member).familiar?;
        let (_, card) = self.familiar(member)?;
        let level = self.ground().heights.at(self.level(from));
        let open = if card.flies { self.ground().open } else { self.open() & level };
        Some(Paths::new(from, card.squares, |at| {
            let steps = at.steps().map(|(_, to)| to).filter(|to| open.contains(*to));
            steps.map(|to| (to, 1)).collect::<SmallVec<[(Space, u8); 8]>>()
        }))
    }

    /// N6.6 · Whom a familiar can reach: those in the range of what it does from a square that it can go to.
    pub(crate) fn familiar_targets(&self, member: Member, deed: &Deed) -> SmallVec<[Model; 8]> {
        let Some(paths) = self.flight(member) else { return SmallVec::new() };
        let squares = paths.spaces() | self.hero(member).familiar.map_or(Spaces::NONE, Spaces::only);
        let near = |model: &Model| self.landing(&squares, *model, deed).is_some();
        let mut models: SmallVec<[Model; 8]> =
            self.aimed(member, deed.target, false).into_iter().filter(near).collect();
        models.retain(|model| self.is_useful(*model, deed));
        models
    }

    /// The squares from which a familiar does something to a model, on its level.
    fn landing(&self, squares: &Spaces, model: Model, deed: &Deed) -> Option<Spaces> {
        let body = self.body(model)?;
        let level = self.ground().heights.at(self.level(body.corner));
        let fitting = body.in_range(deed.range.0..=deed.range.1) & *squares & level;
        (!fitting.is_empty()).then_some(fitting)
    }

    /// N6.6 · The familiar goes to its target: beside it where it can, by the shortest way.
    pub(crate) fn send_familiar(&mut self, member: Member, target: Model, deed: &Deed) {
        let (Some(paths), Some(from), Some(body)) =
            (self.flight(member), self.hero(member).familiar, self.body(target))
        else {
            return;
        };
        let Some(fitting) = self.landing(&(paths.spaces() | Spaces::only(from)), target, deed) else { return };
        let far = |at: Space| if at == from { 0 } else { paths.cost(at).unwrap_or(u8::MAX) };
        let best = fitting.iter().min_by_key(|at| (!body.is_adjacent(&Footprint::from(*at)), far(*at), *at));
        self.hero_mut(member).familiar = best.or(Some(from));
    }

    /// N6.6 · Whoever leaves the battlefield takes the familiar along, and it comes back to where its owner does.
    pub(crate) fn follow_owner(&mut self, member: Member) {
        let here = self.hero(member).space();
        let kept = self.familiar(member).is_some();
        let hero = self.hero_mut(member);
        hero.familiar = if kept { here.and(hero.familiar.or(here)) } else { None };
    }

    /// N1.4 · A friend of a falconer wounds an enemy beside the familiar.
    pub(crate) fn calls(&mut self, wounded: &Footprint, by: Model) {
        for member in Member::ALL {
            let beside = self.hero(member).familiar.is_some_and(|at| {
                let here = Footprint::from(at);
                wounded.covers(at) || self.adjacent(wounded, &here)
            });
            let earns = self.points_from(member) == Some(crate::pack::schema::PointsFrom::BesideFamiliar);
            if earns && beside && by != Model::Hero(member) && self.is_ours(by) {
                self.gain_points(member, 1);
            }
        }
    }
}
