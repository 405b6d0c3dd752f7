//! What leads to a mission's victory: found once for each mission, so that bots need not search for it.

use super::Pack;
use super::schema::{Condition, Happening, Mission, Where};

/// What is wanted on the way to a victory.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Aims {
    /// Actions that lead to it, as bits.
    pub actions: u32,
    /// Tallies that must reach a number.
    pub tallies: Vec<(char, u8)>,
    /// Letters of markers that must be carried.
    pub carried: Vec<char>,
    /// Location cards where something must be done, as bits.
    pub locations: u32,
    /// The last stage of the mission that is reached by an action.
    pub stage: u8,
}

impl Aims {
    /// Everything that the victory of a mission asks for, and what that asks for, until nothing is added.
    pub fn of(pack: &Pack, mission: &Mission) -> Aims {
        let mut aims = Aims::default();
        for condition in pack.all(mission.victory) {
            aims.want(*condition);
        }
        loop {
            let before = aims.clone();
            for (number, action) in pack.all(mission.actions).iter().enumerate() {
                let helps = pack.all(action.does).iter().any(|happening| aims.is_served_by(*happening, action.place));
                if !helps {
                    continue;
                }
                aims.actions |= 1 << number;
                pack.all(action.when).iter().for_each(|condition| aims.want(*condition));
                aims.stage = aims.stage.max(action.stage);
                if let Where::Location(card) = action.place {
                    aims.locations |= 1 << card;
                }
            }
            if aims == before {
                return aims;
            }
        }
    }

    fn want(&mut self, condition: Condition) {
        match condition {
            Condition::Tally(letter, n) => match self.tallies.iter_mut().find(|(own, _)| *own == letter) {
                Some((_, most)) => *most = n.max(*most),
                None => self.tallies.push((letter, n)),
            },
            Condition::Carries(letter) if !self.carried.contains(&letter) => self.carried.push(letter),
            Condition::Stage(n) => self.stage = self.stage.max(n),
            _ => {}
        }
    }

    fn is_served_by(&self, happening: Happening, place: Where) -> bool {
        match happening {
            Happening::Tally(letter, by) => by > 0 && self.tallies.iter().any(|(own, _)| *own == letter),
            Happening::TakeUp => matches!(place, Where::Marker(letter) if self.carried.contains(&letter)),
            Happening::Stage(n) => n <= self.stage,
            Happening::Enter(card) => self.locations >> card & 1 == 1,
            Happening::Open(_) | Happening::Rearm => true,
            _ => false,
        }
    }
}
