//! Two sides beside each other.

use lab::{CompareReport, Comparison, NoWatch, Side};
use shelf::{BotKind, Plan};

fn side(bots: &[BotKind]) -> Side {
    let game = shelf::find("connect-four").expect("on the shelf");
    Side {
        name: "side".to_owned(),
        edition: game.open(&Default::default()).expect("no mistakes"),
        plan: Plan { bots: bots.to_vec(), options: Vec::new(), seed: 5, limit: 1000 },
    }
}

fn compare(a: &[BotKind], b: &[BotKind], games: u64, threads: usize) -> CompareReport {
    let comparison = Comparison { a: side(a), b: side(b), games: 0..games, threads };
    comparison.run(&NoWatch).expect("two sides")
}

#[test]
fn a_side_compared_with_itself_has_not_changed_at_all() {
    let report = compare(&[BotKind::Random; 2], &[BotKind::Random; 2], 400, 2);
    assert_eq!((report.pairs, report.faulty, report.partial), (400, 0, false));
    assert!(report.real().is_empty());
    assert!(report.rows.iter().all(|row| row.difference == 0.0 && row.chance == 1.0));
}

#[test]
fn other_bots_make_shorter_games_and_that_is_real() {
    let report = compare(&[BotKind::Random; 2], &[BotKind::Greedy, BotKind::Random], 200, 1);
    let real = report.real();
    let length = real.iter().find(|row| row.key == "length").expect("games are shorter");
    assert!(length.difference < 0.0 && length.high < 0.0, "{length:?}");
}

#[test]
fn threads_do_not_matter() {
    let run = |threads| compare(&[BotKind::Random; 2], &[BotKind::Greedy, BotKind::Random], 60, threads).rows;
    assert_eq!(run(1), run(2));
}

/// Sides that differ by luck alone: the same bots under other seeds.
#[test]
fn luck_alone_is_hardly_ever_called_real() {
    let mut alarms = 0;
    for seed in 0..40 {
        let mut b = side(&[BotKind::Random; 2]);
        b.plan.seed = 1_000 + seed;
        let mut a = side(&[BotKind::Random; 2]);
        a.plan.seed = seed;
        let comparison = Comparison { a, b, games: 0..300, threads: 1 };
        let report = comparison.run(&NoWatch).expect("two sides");
        alarms += usize::from(!report.real().is_empty());
    }
    assert!(alarms <= 6, "{alarms} false alarms in 40 comparisons, where 2 are expected");
}
