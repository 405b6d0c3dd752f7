//! How groups stood at each point of the game's length, apart for those that won in the end and those that lost.

use shelf::Sight;
use std::collections::BTreeMap;

/// A figure in the unit in which it is summed up, so that sums are the same in any order.
const UNIT: f64 = 1_000.0;
/// This many steps of the outlook are told apart.
const STEPS: usize = 100;

/// Everything that was followed through the length of games.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Course {
    pub points: BTreeMap<u32, Point>,
}

/// One point of the length.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Point {
    pub won: Sums,
    pub lost: Sums,
}

/// What games that ended alike had there.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Sums {
    pub games: u64,
    figures: Vec<i64>,
    /// How many games had each step of the outlook.
    outlooks: Vec<u64>,
}

impl Course {
    pub fn add(&mut self, sight: &Sight, won: bool) {
        let each = sight.figures.len() / sight.points.len().max(1);
        for (n, standing) in sight.points.iter().enumerate() {
            let point = self.points.entry(standing.length).or_default();
            let sums = if won { &mut point.won } else { &mut point.lost };
            sums.add(&sight.figures[n * each..(n + 1) * each], standing.outlook);
        }
    }

    pub fn and(&mut self, other: &Course) {
        for (length, point) in &other.points {
            let own = self.points.entry(*length).or_default();
            own.won.and(&point.won);
            own.lost.and(&point.lost);
        }
    }
}

impl Point {
    pub fn games(&self) -> u64 {
        self.won.games + self.lost.games
    }

    /// The mean of each figure over all games that came here.
    pub fn means(&self) -> Vec<f64> {
        let mut all = self.won.clone();
        all.and(&self.lost);
        all.means()
    }

    /// How often a game that will be won stands better here than one that will be lost; a half where the standing says nothing.
    pub fn foretells(&self) -> Option<f64> {
        let pairs = self.won.games * self.lost.games;
        if pairs == 0 {
            return None;
        }
        let (mut better, mut lower) = (0.0, 0);
        for step in 0..=STEPS {
            let at = |sums: &Sums| sums.outlooks.get(step).copied().unwrap_or(0);
            better += at(&self.won) as f64 * (lower as f64 + at(&self.lost) as f64 / 2.0);
            lower += at(&self.lost);
        }
        Some(better / pairs as f64)
    }
}

impl Sums {
    fn add(&mut self, figures: &[f32], outlook: f32) {
        self.games += 1;
        self.figures.resize(self.figures.len().max(figures.len()), 0);
        for (sum, figure) in self.figures.iter_mut().zip(figures) {
            *sum += (f64::from(*figure) * UNIT).round() as i64;
        }
        let step = (outlook.clamp(0.0, 1.0) * STEPS as f32).round() as usize;
        self.outlooks.resize(STEPS + 1, 0);
        self.outlooks[step] += 1;
    }

    fn and(&mut self, other: &Sums) {
        self.games += other.games;
        self.figures.resize(self.figures.len().max(other.figures.len()), 0);
        self.figures.iter_mut().zip(&other.figures).for_each(|(own, theirs)| *own += theirs);
        self.outlooks.resize(self.outlooks.len().max(other.outlooks.len()), 0);
        self.outlooks.iter_mut().zip(&other.outlooks).for_each(|(own, theirs)| *own += theirs);
    }

    /// The mean of each figure; nothing where there was no game.
    pub fn means(&self) -> Vec<f64> {
        let games = self.games.max(1) as f64;
        self.figures.iter().map(|sum| *sum as f64 / UNIT / games).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shelf::Standing;

    fn sight(points: &[(u32, f32, f32)]) -> Sight {
        Sight {
            points: points.iter().map(|(length, outlook, _)| Standing { length: *length, outlook: *outlook }).collect(),
            figures: points.iter().flat_map(|(_, _, figure)| [*figure, 1.0]).collect(),
            ..Sight::default()
        }
    }

    #[test]
    fn figures_are_means_of_the_games_that_came_so_far_whoever_counted_them() {
        let (mut one, mut other) = (Course::default(), Course::default());
        one.add(&sight(&[(1, 0.5, 6.0), (2, 0.4, 5.0)]), false);
        other.add(&sight(&[(1, 0.5, 5.0)]), true);
        one.and(&other);
        assert_eq!(one.points[&1].means(), [5.5, 1.0]);
        assert_eq!((one.points[&2].games(), one.points[&2].means()), (1, vec![5.0, 1.0]));
        assert_eq!((one.points[&1].won.means(), one.points[&1].lost.means()), (vec![5.0, 1.0], vec![6.0, 1.0]));
    }

    #[test]
    fn a_standing_foretells_as_often_as_the_later_winner_stands_better() {
        let mut course = Course::default();
        let outlooks = [(0.9, true), (0.4, true), (0.5, false), (0.4, false)];
        outlooks.iter().for_each(|(outlook, won)| course.add(&sight(&[(1, *outlook, 0.0)]), *won));
        assert_eq!(course.points[&1].foretells(), Some(2.5 / 4.0));
        course.points.get_mut(&1).expect("a point").lost = Sums::default();
        assert_eq!(course.points[&1].foretells(), None, "nobody has lost");
    }
}
