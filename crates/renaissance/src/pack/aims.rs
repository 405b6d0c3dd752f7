//! What leads to a mission's victory and to its defeat: found once for each mission, so that bots need not search for it.

use super::Pack;
use super::schema::{Condition, Happening, Mission, Where};

/// The last stage that is no stage but the victory itself.
const VICTORY: u8 = 9;

/// What is wanted on the way to a victory.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Aims {
    /// Actions that lead to it, as bits; and among them those that bring it nearer by themselves.
    pub actions: u32,
    pub jobs: u32,
    /// Actions that open ways, as bits.
    pub opens: u32,
    /// Tallies that must reach a number.
    pub tallies: Vec<(char, u8)>,
    /// Letters of markers that must be carried.
    pub carried: Vec<char>,
    /// Location cards where something must be done, as bits.
    pub locations: u32,
    /// The last stage of the mission that is reached by an action.
    pub stage: u8,
    /// How many jobs there are in all.
    pub work: u8,
    /// For each location card the action that leads there.
    pub entries: Vec<(u8, usize)>,
    /// Where a marker of a letter is put down.
    pub drops: Vec<(char, Where)>,
    /// Objectives of enemies that bring the defeat nearer, as bits, with how many of them are too many.
    pub harms: Vec<(usize, u8)>,
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
                break;
            }
        }
        aims.sort(pack, mission);
        aims
    }

    /// Tells apart what the actions are for.
    fn sort(&mut self, pack: &Pack, mission: &Mission) {
        for (number, action) in pack.all(mission.actions).iter().enumerate() {
            for happening in pack.all(action.does) {
                match *happening {
                    Happening::Enter(card) => self.entries.push((card, number)),
                    Happening::Open(_) => self.opens |= 1 << number,
                    Happening::Tally(..) | Happening::Stage(_) if self.is_served_by(*happening, action.place) => {
                        self.jobs |= 1 << number;
                    }
                    _ => {}
                }
            }
            for condition in pack.all(action.when) {
                if let Condition::Carries(letter) = condition {
                    self.drops.push((*letter, action.place));
                }
            }
        }
        self.jobs |= self.opens;
        let stages = if self.stage == VICTORY { 1 } else { self.stage.saturating_sub(1) };
        let counted: u8 = self.tallies.iter().map(|(_, n)| n).sum();
        self.work = counted + stages + self.opens.count_ones() as u8;
        for (number, objective) in pack.all(mission.objectives).iter().enumerate() {
            let limit = pack.all(objective.does).iter().find_map(|happening| match *happening {
                Happening::Tally(letter, by) => too_many(pack, mission, letter, by),
                Happening::Remove => Some(2),
                _ => None,
            });
            self.harms.extend(limit.map(|limit| (number, limit)));
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
            Happening::Spawn(..)
            | Happening::Draft(..)
            | Happening::PutDown
            | Happening::Remove
            | Happening::Read(_)
            | Happening::Loot(..)
            | Happening::Token(..)
            | Happening::Wound(..)
            | Happening::Heal(..)
            | Happening::Threat(..)
            | Happening::Transform(..)
            | Happening::Sector(..)
            | Happening::Hour(_)
            | Happening::Stealth(_)
            | Happening::Exit(_)
            | Happening::Cube(_)
            | Happening::Win
            | Happening::Lose
            | Happening::Mystery
            | Happening::Mark(_)
            | Happening::Achieve(_)
            | Happening::Coins(_)
            | Happening::Experience(_)
            | Happening::Join(_) => false,
        }
    }
}

/// How often an objective of enemies may do this to a tally before the mission is lost, or the victory is undone.
fn too_many(pack: &Pack, mission: &Mission, letter: char, by: i8) -> Option<u8> {
    let limit = |conditions: &[Condition]| {
        conditions.iter().find_map(|condition| match condition {
            Condition::Tally(own, n) if *own == letter => Some(*n),
            _ => None,
        })
    };
    if by > 0 { limit(pack.all(mission.defeat)) } else { limit(pack.all(mission.victory)) }
}
