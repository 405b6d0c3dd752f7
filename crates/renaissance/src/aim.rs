//! N4.2, N7.5 · Whom an attack, a skill or a piece of equipment can be aimed at, and who stands in its area.

use crate::geometry::{Footprint, Space, Spaces};
use crate::ids::{Member, Model};
use crate::pack::schema::{Aim, Shape, WoundEffect};
use crate::state::Renaissance;
use smallvec::SmallVec;

impl Renaissance {
    /// N4.2 · The range of an attack; a bad eye shortens what is above 3.
    pub(crate) fn range(&self, member: Member, (nearest, farthest): (u8, u8)) -> (u8, u8) {
        let short = farthest > 3 && self.suffers(member, WoundEffect::BadEye);
        (nearest, farthest - u8::from(short))
    }

    /// N4.2 · The models that an attack or a skill of a hero can be aimed at.
    pub(crate) fn targets(&self, member: Member, aim: Aim, range: (u8, u8), heals: bool) -> SmallVec<[Model; 8]> {
        let own = Model::Hero(member);
        let Some(from) = self.hero(member).space().map(Footprint::from) else { return SmallVec::new() };
        if aim == Aim::Nobody {
            return SmallVec::from_slice(&[own]);
        }
        let range = self.range(member, range);
        let valid = self.valid_from(from, range, true);
        let is_target = |model: &Model| if *model == own { range.0 == 0 } else { valid(*model) };
        self.aimed(member, aim, heals).into_iter().filter(is_target).collect()
    }

    /// N4.2, N1.1 · The models of the side that is aimed at; allies count as heroes, and those who are KO only where wounds are discarded.
    pub(crate) fn aimed(&self, member: Member, aim: Aim, heals: bool) -> SmallVec<[Model; 16]> {
        let enemies = self.enemies().map(Model::Foe);
        let friends = Member::ALL.into_iter().filter(|friend| heals || self.hero(*friend).is_up()).map(Model::Hero);
        let friends = friends.chain(self.standing_foes().filter(|foe| self.is_ally(*foe)).map(Model::Foe));
        match aim {
            Aim::Opponent => enemies.collect(),
            Aim::Friend => friends.collect(),
            Aim::Either => enemies.chain(friends).collect(),
            Aim::Nobody => SmallVec::from_slice(&[Model::Hero(member)]),
        }
    }

    /// N7.5 · Other models in an area, on the level of the target; sight does not matter.
    pub(crate) fn models_in(
        &self,
        shape: Shape,
        from: Space,
        centre: &Footprint,
        but: &[Model],
    ) -> SmallVec<[Model; 8]> {
        let squares = self.shape(shape, from, centre) & self.ground().heights.at(self.level(centre.corner));
        let heroes = self.fighters().map(Model::Hero);
        let all = heroes.chain(self.standing_foes().map(Model::Foe)).filter(|model| !but.contains(model));
        all.filter(|model| self.body(*model).is_some_and(|body| body.spaces().meets(&squares))).collect()
    }

    /// N7.5 · The squares of a shape.
    pub(crate) fn shape(&self, shape: Shape, from: Space, centre: &Footprint) -> Spaces {
        match shape {
            Shape::Area(n) => centre.in_range(0..=n),
            Shape::Line(n) => {
                let source = Footprint::from(from);
                source.towards(centre).iter().fold(Spaces::NONE, |all, way| all | source.strip(*way, n))
            }
        }
    }
}
