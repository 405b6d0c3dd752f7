//! Every operation against counting all cases one by one.

use super::{Dist, Odds};

/// Dice of several sorts: fair, with like faces, with one face, with negative ones.
const DICE: [&[i32]; 6] = [&[1, 2], &[1, 2, 3, 4, 5, 6], &[0, 0, 1, 2], &[7], &[-3, 0, 0, 5, 5], &[2, 2, 2]];

fn die(faces: &[i32]) -> Dist {
    Dist::faces(faces).expect("a die")
}

/// All rolls of some dice.
fn rolls(dice: &[&[i32]]) -> Vec<Vec<i32>> {
    let one_more = |rolls: Vec<Vec<i32>>, faces: &&[i32]| {
        let with = |roll: &Vec<i32>, face: &i32| [roll.as_slice(), &[*face]].concat();
        rolls.iter().flat_map(|roll| faces.iter().map(move |face| with(roll, face))).collect()
    };
    dice.iter().fold(vec![Vec::new()], one_more)
}

/// What all rolls of some dice come to.
fn counted(dice: &[&[i32]], value: impl Fn(&[i32]) -> i32) -> Option<Dist> {
    Dist::weighted(rolls(dice).iter().map(|roll| (value(roll), 1)))
}

/// Each die with zero to four of it.
fn each_number_of_dice() -> impl Iterator<Item = (&'static [i32], usize)> {
    DICE.into_iter().flat_map(|faces| (0..=4).map(move |dice| (faces, dice)))
}

#[test]
fn two_rolls_are_joined() {
    for one in DICE {
        for other in DICE {
            let (a, b) = (die(one), die(other));
            assert_eq!(a.plus(&b), counted(&[one, other], |roll| roll[0] + roll[1]));
            assert_eq!(a.max(&b), counted(&[one, other], |roll| roll[0].max(roll[1])));
            assert_eq!(a.min(&b), counted(&[one, other], |roll| roll[0].min(roll[1])));
        }
    }
}

#[test]
fn many_dice_are_summed() {
    for (faces, dice) in each_number_of_dice() {
        let sum = counted(&vec![faces; dice], |roll| roll.iter().sum());
        assert_eq!(die(faces).sum_of(dice as u32), sum, "{dice} of {faces:?}");
    }
}

#[test]
fn successes_are_counted() {
    for (faces, dice) in each_number_of_dice() {
        for threshold in -4..8 {
            let hits =
                counted(&vec![faces; dice], |roll| roll.iter().filter(|face| **face >= threshold).count() as i32);
            assert_eq!(die(faces).successes(dice as u32, threshold), hits, "{dice} of {faces:?} at {threshold}");
        }
    }
}

#[test]
fn the_best_and_the_worst_dice_are_kept() {
    for (faces, dice) in each_number_of_dice() {
        for kept in 0..=dice + 1 {
            let sorted = |roll: &[i32]| {
                let mut roll = roll.to_vec();
                roll.sort();
                roll
            };
            let best = counted(&vec![faces; dice], |roll| sorted(roll).iter().rev().take(kept).sum());
            let worst = counted(&vec![faces; dice], |roll| sorted(roll).iter().take(kept).sum());
            assert_eq!(die(faces).keep_best(dice as u32, kept as u32), best, "best {kept} of {dice} {faces:?}");
            assert_eq!(die(faces).keep_worst(dice as u32, kept as u32), worst, "worst {kept} of {dice} {faces:?}");
        }
    }
}

#[test]
fn low_dice_are_rolled_again_once() {
    for faces in DICE {
        for value in -4..8 {
            let second = counted(&[faces, faces], |roll| if roll[0] < value { roll[1] } else { roll[0] });
            assert_eq!(die(faces).reroll_below(value), second, "{faces:?} below {value}");
        }
    }
}

#[test]
fn a_roll_may_decide_what_is_rolled_next() {
    for first in DICE {
        let next = |value: i32| DICE[value.rem_euclid(6) as usize];
        let chained = die(first).and_then(|value| Some(die(next(value))));
        // Every way is made equally likely by rolling all six dice and looking at the one that is asked for.
        let all: Vec<&[i32]> = [first].into_iter().chain(DICE).collect();
        let expected = counted(&all, |roll| roll[1 + roll[0].rem_euclid(6) as usize]);
        assert_eq!(chained, expected, "first {first:?}");
    }
}

#[test]
fn mixtures_follow_their_chance() {
    for hits in 0..=4u128 {
        let chance = Odds::new(hits, 4).expect("a chance");
        for (this, that) in [(DICE[1], DICE[2]), (DICE[4], DICE[3])] {
            let expected =
                counted(&[&[0, 1, 2, 3], this, that], |roll| if (roll[0] as u128) < hits { roll[1] } else { roll[2] });
            assert_eq!(Dist::mix(chance, &die(this), &die(that)), expected);
        }
    }
}

#[test]
fn chances_of_values_are_parts_of_all_cases() {
    for faces in DICE {
        let dist = die(faces);
        for value in -4..8 {
            let part = |wanted: &dyn Fn(i32) -> bool| {
                let hits = faces.iter().filter(|face| wanted(**face)).count();
                Odds::new(hits as u128, faces.len() as u128).expect("a chance")
            };
            assert_eq!(dist.at_least(value), part(&|face| face >= value));
            assert_eq!(dist.at_most(value), part(&|face| face <= value));
            assert_eq!(dist.exactly(value), part(&|face| face == value));
        }
        assert_eq!(Some(dist.least()), faces.iter().min().copied());
        assert_eq!(Some(dist.most()), faces.iter().max().copied());
        let mean = f64::from(faces.iter().sum::<i32>()) / faces.len() as f64;
        assert!((dist.mean() - mean).abs() < 1e-12);
    }
}

#[test]
fn values_are_shifted_clamped_and_looked_up() {
    for faces in DICE {
        assert_eq!(die(faces).shift(-2), counted(&[faces], |roll| roll[0] - 2));
        assert_eq!(Some(die(faces).clamp(0, 3)), counted(&[faces], |roll| roll[0].clamp(0, 3)));
        assert_eq!(Some(die(faces).map(|value| value % 2)), counted(&[faces], |roll| roll[0] % 2));
    }
    assert_eq!(die(&[1, 5]).clamp(4, 2), Dist::certain(4));
}

#[test]
fn nothing_to_roll_is_no_distribution() {
    assert_eq!(Dist::die(0), None);
    assert_eq!(Dist::faces(&[]), None);
    assert_eq!(Dist::weighted([(3, 0)]), None);
    assert_eq!(Dist::weighted([(1, u128::MAX), (2, 1)]), None);
    assert_eq!(Dist::happens(Odds::NEVER), Dist::certain(0));
    assert_eq!(Dist::happens(Odds::ALWAYS), Dist::certain(1));
}

#[test]
fn the_limits_are_as_told_and_beyond_them_there_is_nothing() {
    let (six, ten) = (Dist::die(6).expect("a die"), Dist::die(10).expect("a die"));
    assert!(six.sum_of(49).is_some() && ten.sum_of(38).is_some());
    assert_eq!((six.sum_of(50), ten.sum_of(39)), (None, None));
    assert!(six.keep_best(49, 3).is_some());
    assert_eq!(six.keep_best(50, 3), None);
    assert_eq!(six.keep_best(u32::MAX, 1), None);
    assert_eq!(six.sum_of(u32::MAX), None);
    let huge = Dist::weighted([(0, 1), (1, u128::MAX - 1)]).expect("cases");
    assert_eq!((huge.plus(&six), huge.reroll_below(1), Dist::mix(huge.exactly(0), &six, &ten)), (None, None, None));
}

#[test]
fn values_never_run_over() {
    let top = Dist::certain(i32::MAX);
    assert_eq!((top.shift(1), top.sum_of(2), top.keep_best(2, 2)), (None, None, None));
    assert_eq!(top.keep_best(2, 1), Some(top.clone()));
    assert_eq!(Dist::certain(1).sum_of(1_000_000), Some(Dist::certain(1_000_000)));
    assert_eq!(Dist::certain(i32::MIN).shift(-1), None);
}

#[test]
fn equal_chances_are_equal_distributions() {
    assert_eq!(Dist::faces(&[1, 1, 2, 2]), Dist::die(2));
    let chances: Vec<_> = die(&[3, 1, 1]).iter().map(|(value, odds)| (value, odds.to_string())).collect();
    assert_eq!(chances, [(1, "2/3".to_owned()), (3, "1/3".to_owned())]);
}
