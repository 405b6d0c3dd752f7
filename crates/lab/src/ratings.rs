//! Ratings from wins: the Bradley–Terry model, on Elo's scale.

use serde::Serialize;

/// What a bot is worth: 400 points are ten wins for each loss. The average of all is 0.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Rating {
    pub bot: String,
    pub rating: f64,
    /// Where it lies with 95 % certainty.
    pub low: f64,
    pub high: f64,
}

/// What one won against another, out of this many games.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Duel {
    pub one: usize,
    pub other: usize,
    pub wins: f64,
    pub games: f64,
}

/// Each pair is thought to have drawn once before, so that somebody who never lost is not infinitely strong.
const DRAWN_BEFORE: f64 = 1.0;
const ROUNDS: usize = 2_000;
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;
const Z: f64 = 1.959_963_984_540_054;

/// The ratings of this many bots, in points, each with half the width of its interval.
pub(crate) fn rate(bots: usize, duels: &[Duel]) -> Vec<(f64, f64)> {
    let duels: Vec<Duel> = duels.iter().map(with_draw).collect();
    let logs = strengths(bots, &duels);
    let spread = deviations(&logs, &duels);
    logs.iter().zip(spread).map(|(log, deviation)| (log * POINTS, deviation * POINTS * Z)).collect()
}

fn with_draw(duel: &Duel) -> Duel {
    Duel { wins: duel.wins + DRAWN_BEFORE / 2.0, games: duel.games + DRAWN_BEFORE, ..*duel }
}

/// The most likely strengths, as logarithms whose average is 0.
fn strengths(bots: usize, duels: &[Duel]) -> Vec<f64> {
    let mut strong = vec![1.0f64; bots];
    for _ in 0..ROUNDS {
        let (mut wins, mut weight) = (vec![0.0; bots], vec![0.0; bots]);
        for duel in duels {
            let part = duel.games / (strong[duel.one] + strong[duel.other]);
            wins[duel.one] += duel.wins;
            wins[duel.other] += duel.games - duel.wins;
            weight[duel.one] += part;
            weight[duel.other] += part;
        }
        for bot in 0..bots {
            if weight[bot] > 0.0 {
                strong[bot] = wins[bot] / weight[bot];
            }
        }
        let middle = (strong.iter().map(|one| one.ln()).sum::<f64>() / bots as f64).exp();
        strong.iter_mut().for_each(|one| *one /= middle);
    }
    strong.iter().map(|one| one.ln()).collect()
}

/// The deviation of each logarithm: out of what the games tell about the differences, under the condition that the average is 0.
fn deviations(logs: &[f64], duels: &[Duel]) -> Vec<f64> {
    let bots = logs.len();
    let even = 1.0 / bots as f64;
    let mut told = vec![vec![even; bots]; bots];
    for duel in duels {
        let chance = 1.0 / (1.0 + (logs[duel.other] - logs[duel.one]).exp());
        let weight = duel.games * chance * (1.0 - chance);
        told[duel.one][duel.one] += weight;
        told[duel.other][duel.other] += weight;
        told[duel.one][duel.other] -= weight;
        told[duel.other][duel.one] -= weight;
    }
    let inverse = invert(told);
    (0..bots).map(|bot| (inverse[bot][bot] - even).max(0.0).sqrt()).collect()
}

/// The inverse of a matrix that has one, by elimination.
fn invert(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let unit = |row: usize| (0..size).map(move |column| f64::from(u8::from(row == column)));
    let mut inverse: Vec<Vec<f64>> = (0..size).map(|row| unit(row).collect()).collect();
    for pivot in 0..size {
        let best = (pivot..size).max_by(|one, other| matrix[*one][pivot].abs().total_cmp(&matrix[*other][pivot].abs()));
        let best = best.unwrap_or(pivot);
        matrix.swap(pivot, best);
        inverse.swap(pivot, best);
        let by = matrix[pivot][pivot];
        if by.abs() < 1e-300 {
            continue;
        }
        matrix[pivot].iter_mut().chain(&mut inverse[pivot]).for_each(|cell| *cell /= by);
        for row in (0..size).filter(|row| *row != pivot) {
            let times = matrix[row][pivot];
            for column in 0..size {
                matrix[row][column] -= times * matrix[pivot][column];
                inverse[row][column] -= times * inverse[pivot][column];
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    fn duel(one: usize, other: usize, wins: f64, games: f64) -> Duel {
        Duel { one, other, wins, games }
    }

    #[test]
    fn three_wins_for_each_loss_are_191_points() {
        let ratings = rate(2, &[duel(0, 1, 3000.0, 4000.0)]);
        let apart = ratings[0].0 - ratings[1].0;
        assert!((apart - 190.8).abs() < 0.5, "{apart}");
        assert!((ratings[0].0 + ratings[1].0).abs() < 1e-6, "the average is 0");
    }

    #[test]
    fn the_interval_of_a_difference_is_that_of_its_logit() {
        let ratings = rate(2, &[duel(0, 1, 500.0, 1000.0)]);
        // The logit of one half out of 1001 games deviates by 2 / sqrt(1001); each of the two carries half of the difference.
        let expected = 2.0 / 1001f64.sqrt() / 2.0 * POINTS * Z;
        assert!((ratings[0].1 - expected).abs() < 0.01, "{ratings:?}");
    }

    #[test]
    fn who_never_lost_is_strong_but_not_infinitely_so() {
        let ratings = rate(3, &[duel(0, 1, 400.0, 400.0), duel(1, 2, 400.0, 400.0), duel(0, 2, 400.0, 400.0)]);
        assert!(ratings[0].0 > ratings[1].0 && ratings[1].0 > ratings[2].0);
        assert!(ratings.iter().all(|(rating, wide)| rating.is_finite() && wide.is_finite()));
    }
}
