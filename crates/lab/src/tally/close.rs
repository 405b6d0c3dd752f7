//! Statistics of the games that were observed closely.

use super::{Counts, Course, Score};
use shelf::Sight;
use table::{Seat, Tracked};

/// Content, options and leads, summed up over games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Close {
    pub games: u64,
    pub pieces: Vec<PieceTally>,
    /// Of all clauses, numbered through: in how many games each did something.
    pub clauses: Vec<u64>,
    /// By kind of option: in how many decisions it was offered, and taken.
    pub kinds: Vec<(u64, u64)>,
    pub leads: Leads,
    pub course: Course,
}

/// What happened to one piece of content.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct PieceTally {
    /// Games in which it was seen, games in which it was used, and how often it was used.
    pub seen: u64,
    pub used: u64,
    pub uses: u64,
    /// What those who used it got.
    pub score: Score,
}

/// Who led when.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Leads {
    pub changes: Counts,
    /// From which hundredth of the game on the winner led to the end.
    pub decided: Counts,
    /// What the leader got in the end, at each tenth of the game.
    pub leader: [Score; Leads::POINTS],
}

impl Leads {
    pub const POINTS: usize = 10;

    fn add(&mut self, leaders: &[Option<Seat>], results: &[f32]) {
        if leaders.is_empty() {
            return;
        }
        let mut known = leaders.iter().flatten();
        let mut changes = 0;
        if let Some(mut leader) = known.next() {
            for next in known {
                changes += u32::from(next != leader);
                leader = next;
            }
        }
        self.changes.add(changes);
        if let Some(winner) = winner(results) {
            let without = leaders.iter().rposition(|leader| *leader != Some(winner));
            let led_from = without.map_or(0, |last| last + 1);
            self.decided.add((led_from * 100 / leaders.len()) as u32);
        }
        for (point, score) in self.leader.iter_mut().enumerate() {
            let place = point * leaders.len() / Leads::POINTS;
            if let Some(result) = leaders[place].and_then(|leader| results.get(leader.index())) {
                score.add(*result);
            }
        }
    }

    fn and(&mut self, other: &Leads) {
        self.changes.and(other.changes.clone());
        self.decided.and(other.decided.clone());
        self.leader.iter_mut().zip(&other.leader).for_each(|(one, other)| one.and(*other));
    }
}

/// The seat that got most, if one did.
fn winner(results: &[f32]) -> Option<Seat> {
    let most = results.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut best = results.iter().enumerate().filter(|(_, result)| **result >= most);
    match (best.next(), best.next()) {
        (Some((seat, _)), None) => Some(Seat(seat as u8)),
        _ => None,
    }
}

impl Close {
    pub fn new(pieces: &[Tracked], kinds: usize) -> Close {
        Close {
            games: 0,
            pieces: vec![PieceTally::default(); pieces.len()],
            clauses: vec![0; pieces.iter().map(|piece| piece.clauses.len()).sum()],
            kinds: vec![(0, 0); kinds],
            leads: Leads::default(),
            course: Course::default(),
        }
    }

    pub fn add(&mut self, sight: &Sight, results: &[f32]) {
        self.games += 1;
        for piece in &sight.seen {
            self.pieces[*piece].seen += 1;
        }
        for (n, used) in sight.used.iter().enumerate() {
            let first = n == 0 || sight.used[n - 1].piece != used.piece;
            let tally = &mut self.pieces[used.piece];
            tally.used += u64::from(first);
            tally.uses += u64::from(used.times);
            if let Some(result) = results.get(used.seat.index()) {
                tally.score.add(*result);
            }
        }
        for (clause, _) in &sight.clauses {
            self.clauses[*clause] += 1;
        }
        for (sum, counted) in self.kinds.iter_mut().zip(&sight.kinds) {
            sum.0 += u64::from(counted.offered);
            sum.1 += u64::from(counted.taken);
        }
        self.leads.add(&sight.leaders, results);
        self.course.add(sight, results.first().is_some_and(|result| *result > 0.0));
    }

    pub fn and(&mut self, other: &Close) {
        self.games += other.games;
        for (one, other) in self.pieces.iter_mut().zip(&other.pieces) {
            one.seen += other.seen;
            one.used += other.used;
            one.uses += other.uses;
            one.score.and(other.score);
        }
        for (one, other) in self.clauses.iter_mut().zip(&other.clauses) {
            *one += other;
        }
        for (one, other) in self.kinds.iter_mut().zip(&other.kinds) {
            (one.0, one.1) = (one.0 + other.0, one.1 + other.1);
        }
        self.leads.and(&other.leads);
        self.course.and(&other.course);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leaders(line: &str) -> Vec<Option<Seat>> {
        let seat = |letter: char| letter.to_digit(10).map(|seat| Seat(seat as u8));
        line.chars().map(seat).collect()
    }

    #[test]
    fn a_game_is_decided_where_the_winner_begins_to_lead_to_the_end() {
        let mut leads = Leads::default();
        leads.add(&leaders("0011-00000"), &[1.0, 0.0]);
        assert_eq!(leads.decided.at(0.5), Some(50));
        assert_eq!(leads.changes.at(0.5), Some(2));
        leads.add(&leaders("0000"), &[1.0, 0.0]);
        assert_eq!(leads.decided.at(0.5), Some(0), "the winner led from the beginning");
        leads.add(&leaders("00"), &[0.0, 1.0]);
        assert_eq!(leads.decided.at(1.0), Some(100), "the winner never led before the end");
    }

    #[test]
    fn the_leader_at_a_tenth_of_the_game_gets_what_it_got_in_the_end() {
        let mut leads = Leads::default();
        leads.add(&leaders("1111100000"), &[1.0, 0.0]);
        assert_eq!(leads.leader.map(|score| score.wins()), [0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0]);
    }

    #[test]
    fn a_shared_victory_decides_nothing() {
        let mut leads = Leads::default();
        leads.add(&leaders("01"), &[0.5, 0.5]);
        assert_eq!((leads.decided.total(), leads.changes.total()), (0, 1));
    }
}
