//! How far the work is done that the victory asks for, and who is on the way to the rest of it.

use super::{closeness, ratio};
use crate::geometry::{Footprint, Space};
use crate::ids::{FoeId, Member};
use crate::pack::aims::Aims;
use crate::pack::schema::{Action, Condition, Happening, Where};
use crate::state::{Renaissance, Whereabouts};
use smallvec::SmallVec;

/// What part of a job being on the spot is worth, and what carrying a marker adds.
const READY: f32 = 0.75;
const CARRIES: f32 = 0.18;
/// Jobs that open only at a later hour, for each hour.
const LATER: f32 = 0.7;
/// A hero who is not needed elsewhere goes where the enemies are; where they are the job, all do.
const ENGAGE: f32 = 0.008;
const HUNT: f32 = 0.03;
/// Work for which the time gets short: what part of a job that may lose, and from how much time to spare on, in AP.
const LATE: f32 = 0.5;
const SPARE: f32 = 8.0;
const LATEST: f32 = 12.0;
/// Farther than any job.
const FAR: f32 = 60.0;

/// From 0 to 1: how much too late it is for what takes this many AP with so many sectors left.
fn late(takes: f32, left: u8) -> f32 {
    ((takes + SPARE - f32::from(left)) / LATEST).clamp(0.0, 1.0)
}

/// Something that a hero could go and do: what it costs each of the four, and how many it takes.
struct Job {
    hands: u8,
    /// How many hands it takes in all.
    of: u8,
    /// Whether somebody is counted for it.
    begun: bool,
    ready: [f32; 4],
    /// The AP that it takes each of the four.
    takes: [f32; 4],
    /// The marker that it is about.
    spot: Option<Space>,
}

impl Job {
    /// Another way to do the same: each does it in the way that suits him.
    fn or(&mut self, other: &Job) {
        self.ready.iter_mut().zip(other.ready).for_each(|(own, other)| *own = own.max(other));
        self.takes.iter_mut().zip(other.takes).for_each(|(own, other)| *own = own.min(other));
    }
}

impl Renaissance {
    fn aims(&self) -> &Aims {
        &self.pack.aims[self.mission.index()]
    }

    /// How many jobs are still to be done.
    pub(super) fn work_left(&self) -> u8 {
        self.aims().work.saturating_sub(self.jobs_done())
    }

    fn jobs_done(&self) -> u8 {
        let aims = self.aims();
        let counted: u8 = aims.tallies.iter().map(|(letter, n)| self.tally(*letter).min(*n)).sum();
        let stages = if aims.stage > 1 && aims.stage < 9 { (self.stage - 1).min(aims.stage - 1) } else { 0 };
        counted + stages + (aims.opens & self.cubes).count_ones() as u8
    }

    /// From 0 to 1: how much of what the victory asks for is done; who is about to do something of it counts in part.
    pub(super) fn work_done(&self) -> f32 {
        let aims = self.aims();
        let victory = self.pack.all(self.pack.mission(self.mission).victory);
        let (mut parts, mut sum) = (0.0, 0.0);
        if aims.work > 0 {
            let jobs = f32::from(aims.work);
            let rest = (f32::from(self.jobs_done()) + self.under_way()) / jobs;
            (parts, sum) = (1.0, rest.min(1.0));
        }
        let finished = self.work_left() == 0;
        for condition in victory {
            if let Some((weight, part)) = self.part_done(*condition, finished) {
                parts += weight;
                sum += weight * part;
            }
        }
        let engaged = self.engaged();
        if parts > 0.0 { sum / parts + engaged } else { engaged }
    }

    /// How far a condition is met that no action counts for, and how much it weighs beside the work.
    fn part_done(&self, condition: Condition, finished: bool) -> Option<(f32, f32)> {
        match condition {
            Condition::AllIn(zone) => {
                let near = |member: Member| closeness(self.trek(member, Where::In(zone)));
                let up = Member::ALL.into_iter().filter(|member| self.hero(*member).is_up());
                let pull = if finished { 1.0 } else { 0.15 };
                let late = |member: Member| LATE * self.lateness(member, self.trek(member, Where::In(zone)));
                let (count, sum) =
                    up.fold((0.0, 0.0), |(count, sum), member| (count + 1.0, sum + pull * near(member) - late(member)));
                Some((0.5, sum / f32::max(count, 1.0)))
            }
            Condition::AllyIn(zone) => {
                let allies = self.standing_foes().filter(|foe| self.is_ally(*foe));
                let near = |foe: FoeId| {
                    let way = f32::from(self.ground().far(self.foe(foe).at, zone));
                    closeness(way) - LATE * late(way, self.sectors_left_to(foe))
                };
                Some((1.0, allies.map(near).fold(-LATE, f32::max)))
            }
            Condition::NoFoes => {
                let left: f32 = self.enemies().map(|foe| 1.5 + f32::from(self.foe_left(foe))).sum();
                Some((1.0, 14.0 / (14.0 + left)))
            }
            Condition::Gone(enemy) => {
                let left: u8 = self.of_kind(enemy).map(|foe| self.foe_left(foe)).sum();
                Some((1.0, 1.0 - ratio(left, self.pack.enemy(enemy).health)))
            }
            _ => None,
        }
    }

    /// How much of further jobs is done by who is near them: each hero goes to one job, each job has as many hands as it takes.
    fn under_way(&self) -> f32 {
        let mut jobs = self.open_jobs();
        let (mut busy, mut sum, mut left) = ([false; 4], 0.0, self.work_left());
        loop {
            let best = jobs.iter().enumerate().flat_map(|(place, job)| {
                // No more jobs count than are left: being ready must never be as good as doing it.
                let counts = job.hands > 0 && (job.begun || left > 0);
                let free = Member::ALL.into_iter().filter(move |member| !busy[member.index()] && counts);
                free.map(move |member| (job.ready[member.index()], place, member))
            });
            let Some((ready, place, member)) = best.max_by(|one, other| one.0.total_cmp(&other.0)) else { break };
            if ready <= 0.0 {
                break;
            }
            busy[member.index()] = true;
            left -= u8::from(!jobs[place].begun);
            jobs[place].begun = true;
            jobs[place].hands -= 1;
            let takes = jobs[place].takes[member.index()];
            sum += ready - LATE * self.lateness(member, takes) / f32::from(jobs[place].of);
        }
        sum
    }

    /// From 0 to 1: how much too late a hero comes to what takes this many AP, some time to spare included.
    fn lateness(&self, member: Member, takes: f32) -> f32 {
        late(takes, self.sectors_left(member))
    }

    /// The sectors that are left to an ally.
    fn sectors_left_to(&self, ally: FoeId) -> u8 {
        let token = self.tokens.iter().find(|token| token.enemy == self.foe(ally).enemy);
        token.map_or(0, |token| self.sectors_after(token.sector))
    }

    /// Every job that can be done at this stage, once for each marker that it is about.
    fn open_jobs(&self) -> SmallVec<[Job; 12]> {
        let aims = self.aims();
        let actions = self.pack.all(self.pack.mission(self.mission).actions);
        let mut jobs: SmallVec<[Job; 12]> = SmallVec::new();
        for (number, action) in actions.iter().enumerate() {
            let wanted = (aims.jobs | aims.actions) >> number & 1 == 1 && self.cubes >> number & 1 == 0;
            if !wanted || action.stage != 0 && action.stage != self.stage || self.is_idle(action) {
                continue;
            }
            let taken_up = matches!(action.place, Where::Marker(letter) if aims.carried.contains(&letter));
            if aims.jobs >> number & 1 == 0 && !taken_up {
                continue;
            }
            match action.place {
                Where::Marker(letter) => {
                    let Some(kind) = self.marker_kind(letter) else { continue };
                    let tries = self.tries(action);
                    for spot in self.markers[kind].iter().take(16) {
                        let onward = if taken_up { self.way_off_spot(spot, letter).unwrap_or(0.0) } else { 0.0 };
                        let Some(job) = self.job(action, tries, Some(spot), onward) else { continue };
                        match jobs.iter_mut().find(|other| other.spot == Some(spot)) {
                            Some(other) => other.or(&job),
                            None => jobs.push(job),
                        }
                    }
                }
                _ => jobs.extend(self.job(action, self.tries(action), None, 0.0)),
            }
        }
        jobs
    }

    /// Whether something that leads to the victory can be done on a location card.
    pub(super) fn is_work_inside(&self, card: u8) -> bool {
        let aims = self.aims();
        let actions = self.pack.all(self.pack.mission(self.mission).actions).iter().enumerate();
        let mut open = actions.filter(|(number, action)| {
            let stage = action.stage == 0 || action.stage == self.stage;
            let wanted = (aims.jobs | aims.actions) >> number & 1 == 1 && self.cubes >> number & 1 == 0;
            stage && wanted && matches!(action.place, Where::Location(number) if number == card)
        });
        open.any(|(_, action)| self.holds(action.when, None))
    }

    /// Whether an action only counts what has been counted far enough.
    fn is_idle(&self, action: &Action) -> bool {
        let counted = |happening: &Happening| match *happening {
            Happening::Tally(letter, _) => self.aims().tallies.iter().find(|(own, _)| *own == letter),
            _ => None,
        };
        let mut counts = self.pack.all(action.does).iter().filter_map(counted).peekable();
        counts.peek().is_some() && counts.all(|(letter, n)| self.tally(*letter) >= *n)
    }

    /// The way with a marker to where it is put down.
    fn way_off_spot(&self, spot: Space, letter: char) -> Option<f32> {
        self.aims().drops.iter().find(|(own, _)| *own == letter).map(|(_, place)| self.way_from(spot, *place) + 1.0)
    }

    fn job(&self, action: &Action, tries: [f32; 4], spot: Option<Space>, onward: f32) -> Option<Job> {
        let (mut hands, mut later, mut letter) = (1, 1.0f32, None);
        for condition in self.pack.all(action.when) {
            match *condition {
                Condition::HeroesIn(_, n) => hands = n.max(1),
                Condition::FromHour(hour) => later *= LATER.powi(hour.saturating_sub(self.clock.hour).into()),
                Condition::Carries(carried) => letter = Some(carried),
                other if !self.is_true(other, None) => return None,
                _ => {}
            }
        }
        let carried = letter.map(|letter| self.marker_kind(letter).map(|kind| kind as u8));
        let mut takes = [FAR; 4];
        let ready = Member::ALL.map(|member| {
            let hero = self.hero(member);
            if hero.ko || carried.is_some_and(|kind| kind.is_none() || hero.carries != kind) {
                return 0.0;
            }
            // One hand for one marker.
            if spot.is_some() && hero.carries.is_some() {
                return 0.0;
            }
            let way = match spot {
                Some(spot) => self.way_to_spot(member, spot),
                None => self.trek(member, action.place),
            };
            if way >= FAR {
                return 0.0;
            }
            let tries = tries[member.index()];
            let bonus = if carried.is_some() { CARRIES } else { 0.0 };
            takes[member.index()] = way + onward + f32::from(action.ap) * tries;
            later * (READY * closeness(takes[member.index()]) + bonus) / f32::from(hands)
        });
        Some(Job { hands, of: hands, begun: false, ready, takes, spot })
    }

    /// About how often each hero must try an action.
    fn tries(&self, action: &Action) -> [f32; 4] {
        let Some(test) = &action.test else { return [1.0; 4] };
        Member::ALL.map(|member| {
            let known = test.keyword.is_some_and(|keyword| self.has_keyword(member, keyword));
            let dice = self.hero(member).stats[test.with.number()] + u8::from(known);
            1.0 / super::stake::at_least(dice, test.threshold.unwrap_or(5), test.needs).max(0.1)
        })
    }

    /// How likely the best two heroes are to succeed in what is done to a marker that is lost if they fail; nothing where it stays.
    pub(super) fn sureness(&self, letter: char) -> Option<f32> {
        let spoils = |action: &&Action| {
            let here = matches!(action.place, Where::Marker(own) if own == letter);
            here && action.test.is_some() && self.pack.all(action.fails).contains(&Happening::Remove)
        };
        let action = self.pack.all(self.pack.mission(self.mission).actions).iter().find(spoils)?;
        let tries = self.tries(action);
        let up = Member::ALL.into_iter().filter(|member| self.hero(*member).is_up());
        let mut sure: SmallVec<[f32; 4]> = up.map(|member| 1.0 / tries[member.index()]).collect();
        sure.sort_by(|one, other| other.total_cmp(one));
        sure.truncate(2);
        Some(sure.iter().sum::<f32>() / sure.len().max(1) as f32)
    }

    /// The way of a hero to a place, in AP.
    fn trek(&self, member: Member, place: Where) -> f32 {
        match (self.hero(member).at, place) {
            (_, Where::Anywhere) => 0.0,
            (Whereabouts::In(card), Where::Location(number)) if card == number => 0.0,
            (at, Where::Location(number)) => {
                let entry = self.aims().entries.iter().find(|(card, _)| *card == number);
                let actions = self.pack.all(self.pack.mission(self.mission).actions);
                let Some(entry) = entry.and_then(|(_, action)| actions.get(*action)) else { return FAR };
                let open = self.pack.all(entry.when).iter().all(|condition| self.is_true(*condition, Some(member)));
                match (open, at) {
                    (false, _) => FAR,
                    (true, Whereabouts::On(at)) => 1.0 + self.way_from(at, entry.place),
                    (true, Whereabouts::In(card)) => 2.0 + self.way_out(card, entry.place),
                }
            }
            (Whereabouts::On(at), _) => self.way_from(at, place),
            (Whereabouts::In(card), _) => 1.0 + self.way_out(card, place),
        }
    }

    fn way_out(&self, card: u8, place: Where) -> f32 {
        let exit = self.pack.mission(self.mission).locations.get(usize::from(card)).map(|card| card.exit);
        let at = exit.and_then(|exit| self.ground().zone(exit).iter().next());
        at.map_or(FAR, |at| self.way_from(at, place))
    }

    fn way_from(&self, at: Space, place: Where) -> f32 {
        match place {
            Where::In(zone) => f32::from(self.ground().far(at, zone)),
            Where::Beside(zone) | Where::Marker(zone) => f32::from(self.ground().far(at, zone).saturating_sub(1)),
            Where::Anywhere => 0.0,
            Where::Location(_) => FAR,
        }
    }

    fn way_to_spot(&self, member: Member, spot: Space) -> f32 {
        match self.hero(member).at {
            Whereabouts::On(at) => f32::from(self.ground().far_from(at, spot).saturating_sub(1)),
            Whereabouts::In(_) => FAR,
        }
    }

    /// A little for heroes who are near enemies, more where it is enemies that must go.
    fn engaged(&self) -> f32 {
        if self.stealth.is_some() {
            return 0.0;
        }
        let victory = self.pack.all(self.pack.mission(self.mission).victory);
        let quarry = victory.iter().find_map(|condition| match condition {
            Condition::Gone(enemy) => Some(Some(*enemy)),
            Condition::NoFoes => Some(None),
            _ => None,
        });
        let pull = if quarry.is_some() { HUNT } else { ENGAGE };
        let wanted = quarry.flatten();
        let near = |member: Member| {
            let at = Footprint::from(self.hero(member).space()?);
            let foes = self.enemies().filter(|foe| wanted.is_none_or(|kind| kind == self.foe(*foe).enemy));
            foes.map(|foe| self.footprint(foe).distance(&at)).min()
        };
        let away = self.fighters().filter_map(near).map(|away| f32::from(away.saturating_sub(1).min(20))).sum::<f32>();
        -pull * away / 4.0
    }
}
