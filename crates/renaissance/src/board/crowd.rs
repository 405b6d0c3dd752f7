//! N5 · Who stands where, counted once for all the models that are about to do something.

use crate::geometry::{Footprint, Spaces};
use crate::ids::{FoeId, Member, Model};
use crate::state::Renaissance;
use smallvec::SmallVec;

/// The squares of the battlefield, and of everybody on it.
pub(crate) struct Crowd {
    /// Squares of the battlefield that nothing fills.
    pub open: Spaces,
    /// N1.13 · Heroes who stand, and those who are KO.
    pub fighters: Spaces,
    pub fallen: Spaces,
    pub allies: Spaces,
    pub enemies: Spaces,
    /// N2.5 · Heroes and allies that enemies go for, in their order.
    pub prey: SmallVec<[(Model, Footprint); 8]>,
}

impl Crowd {
    /// Every square on which a model stands or lies.
    pub fn occupied(&self) -> Spaces {
        self.friends() | self.fallen | self.enemies
    }

    /// N6.2 · Heroes who stand, and allies: enemies do not pass them, and their bodies stop the sight of enemies (N4.1).
    pub fn friends(&self) -> Spaces {
        self.fighters | self.allies
    }
}

impl Renaissance {
    pub(crate) fn crowd(&self) -> Crowd {
        let none = Spaces::NONE;
        let (mut fighters, mut fallen, mut allies, mut enemies) = (none, none, none, none);
        let mut prey = SmallVec::new();
        for (member, hero) in Member::ALL.into_iter().zip(&self.heroes) {
            match hero.space() {
                Some(at) if hero.is_up() => {
                    fighters.insert(at);
                    prey.push((Model::Hero(member), at.into()));
                }
                Some(at) => fallen.insert(at),
                None => {}
            }
        }
        let pack = &*self.pack;
        for (place, foe) in (0u8..).zip(&self.foes).filter(|(_, foe)| !foe.gone) {
            let body = Footprint::new(foe.at, if pack.large[foe.enemy.index()] { 2 } else { 1 });
            let ally = pack.allies[foe.enemy.index()];
            let side = if ally { &mut allies } else { &mut enemies };
            if body.side == 1 {
                side.insert(foe.at);
            } else {
                *side |= body.spaces();
            }
            if ally {
                prey.push((Model::Foe(FoeId(place)), body));
            }
        }
        Crowd { open: self.open(), fighters, fallen, allies, enemies, prey }
    }
}
