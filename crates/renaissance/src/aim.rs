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

    /// N4.2 · The models that an attack or a skill of a hero can be aimed at, within this range.
    pub(crate) fn targets(&self, member: Member, aim: Aim, range: (u8, u8), heals: bool) -> SmallVec<[Model; 8]> {
        let own = Model::Hero(member);
        let Some(from) = self.hero(member).space().map(Footprint::from) else { return SmallVec::new() };
        if aim == Aim::Nobody {
            return SmallVec::from_slice(&[own]);
        }
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

    /// N1.13 · Heroes who are KO in an area: nothing reaches them but what lets wounds be discarded.
    pub(crate) fn fallen_in(
        &self,
        shape: Shape,
        from: Space,
        centre: &Footprint,
    ) -> impl Iterator<Item = Model> + use<'_> {
        let squares = self.shape(shape, from, centre) & self.ground().heights.at(self.level(centre.corner));
        let fallen = Member::ALL.into_iter().filter(|member| self.hero(*member).ko);
        fallen.filter(move |m| self.hero(*m).space().is_some_and(|at| squares.contains(at))).map(Model::Hero)
    }

    /// N7.5 · The squares of a shape.
    pub(crate) fn shape(&self, shape: Shape, from: Space, centre: &Footprint) -> Spaces {
        match shape {
            Shape::Area(n) => centre.in_range(0..=n),
            Shape::Line(n) => line(from, centre.nearest(&from.into()), n),
        }
    }
}

/// N7.5 · This many squares in a straight line from one through another: at each step along the longer way the square that is nearest to it.
fn line(from: Space, through: Space, squares: u8) -> Spaces {
    let (rows, cols) = (i16::from(through.row) - i16::from(from.row), i16::from(through.col) - i16::from(from.col));
    let far = rows.abs().max(cols.abs());
    let along = |way: i16, step: i16| ((2 * way.abs() * step + far) / (2 * far) * way.signum()) as i8;
    let steps = (1..=i16::from(squares)).filter(|_| far > 0);
    steps.filter_map(|step| Space::at(from.row as i8 + along(rows, step), from.col as i8 + along(cols, step))).collect()
}
