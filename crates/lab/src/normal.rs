//! The normal distribution: how likely chance alone produces a difference, and Holm's correction.

/// The chance that a normal value lies at least this many deviations from its mean, to either side. Right to seven figures.
pub(crate) fn two_sided(deviations: f64) -> f64 {
    let x = deviations.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.5 * x);
    const TERMS: [f64; 10] = [
        -1.265_512_23,
        1.000_023_68,
        0.374_091_96,
        0.096_784_18,
        -0.186_288_06,
        0.278_868_07,
        -1.135_203_98,
        1.488_515_87,
        -0.822_152_23,
        0.170_872_77,
    ];
    let sum = TERMS.iter().rev().fold(0.0, |sum, term| sum * t + term);
    (t * (sum - x * x).exp()).min(1.0)
}

/// How many deviations from its mean a normal value reaches, to either side, with such a chance: the reverse of [`two_sided`].
pub(crate) fn deviations(chance: f64) -> f64 {
    let (mut low, mut high) = (0.0, 40.0);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        if two_sided(middle) > chance {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

/// Corrects the chances of many comparisons after Holm: how likely chance alone is to give any difference as unlikely as this among so
/// many. Every chance counts `families` times, for as many other lists are looked at as well.
pub(crate) fn holm(chances: &[f64], families: usize) -> Vec<f64> {
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|one, other| chances[*one].total_cmp(&chances[*other]));
    let mut corrected = vec![1.0; chances.len()];
    let mut least = 0.0f64;
    for (rank, place) in order.iter().enumerate() {
        let times = (chances.len() - rank) * families;
        least = least.max((chances[*place] * times as f64).min(1.0));
        corrected[*place] = least;
    }
    corrected
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chances_are_those_in_the_books() {
        for (deviations, chance) in
            [(0.0, 1.0), (1.0, 0.317_310_5), (1.959_964, 0.05), (3.290_527, 0.001), (5.0, 5.733e-7)]
        {
            let found = two_sided(deviations);
            assert!((found - chance).abs() < chance * 1e-4, "{deviations}: {found}");
            assert_eq!(found, two_sided(-deviations));
            assert!((super::deviations(chance) - deviations).abs() < 1e-4, "{chance}");
        }
    }

    #[test]
    fn the_least_likely_counts_for_all_and_none_falls_below_the_one_before() {
        let corrected = holm(&[0.04, 0.01, 0.03], 1);
        assert_eq!(corrected, [0.06, 0.03, 0.06]);
        assert_eq!(holm(&[0.01], 6), [0.06]);
    }
}
