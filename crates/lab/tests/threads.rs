//! A report depends on the plan, not on who played its games or when.

use lab::{Experiment, NoWatch, Report, Watch};
use shelf::{BotKind, Plan};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use table::Refusal;

fn experiment(bots: &[BotKind], games: Range<u64>, threads: usize) -> Experiment {
    let game = shelf::find("connect-four").expect("on the shelf");
    Experiment {
        edition: game.open(&Default::default()).expect("no mistakes"),
        plan: Plan {
            bots: bots.to_vec(),
            options: Vec::new(),
            seed: 11,
            limit: 1000,
        },
        games,
        threads,
    }
}

/// The report without what depends on the clock and the machine.
fn timeless(report: Report) -> Report {
    Report {
        threads: 0,
        seconds: 0.0,
        games_per_second: 0.0,
        decisions_per_second: 0.0,
        ..report
    }
}

#[test]
fn one_thread_and_two_show_the_same() {
    for bots in [[BotKind::Random, BotKind::Random], [BotKind::Greedy, BotKind::Random]] {
        let run = |threads| timeless(experiment(&bots, 0..60, threads).run(&NoWatch).expect("a plan"));
        let one = run(1);
        assert_eq!(one, run(2));
        assert_eq!((one.finished, one.partial, one.gave_up), (60, false, 0));
    }
}

#[test]
fn a_run_in_two_parts_adds_up_to_the_whole() {
    let run = |games| {
        experiment(&[BotKind::Random; 2], games, 1)
            .run(&NoWatch)
            .expect("a plan")
    };
    let (first, second, whole) = (run(0..50), run(50..80), run(0..80));
    assert_eq!(first.decisions + second.decisions, whole.decisions);
    assert_eq!(first.wins[0].wins + second.wins[0].wins, whole.wins[0].wins);
}

#[test]
fn wins_are_told_by_seat_and_by_bot() {
    let report = experiment(&[BotKind::Greedy, BotKind::Random], 0..40, 1)
        .run(&NoWatch)
        .expect("a plan");
    let keys: Vec<(&str, &str)> = report.wins.iter().map(|row| (row.by, row.key.as_str())).collect();
    assert_eq!(
        keys,
        [("seat", "1"), ("seat", "2"), ("bot", "greedy"), ("bot", "random")]
    );
    assert!(report.wins[2].interval.low > 0.6, "{:?}", report.wins);
    let json = serde_json::to_value(&report).expect("figures");
    assert_eq!(json["wins"][2]["rate"], json["wins"][0]["rate"]);
    assert_eq!(json["length"]["unit"], "moves");
}

#[test]
fn a_plan_that_cannot_be_played_is_refused() {
    let refused = experiment(&[BotKind::Random; 3], 0..10, 1).run(&NoWatch);
    assert!(matches!(refused, Err(Refusal::NotOffered(_))));
}

/// Stops after the first batch.
struct Impatient {
    stop: AtomicBool,
    played: AtomicU64,
}

impl Watch for Impatient {
    fn played(&self, games: u64) {
        self.played.fetch_add(games, Ordering::Relaxed);
        self.stop.store(true, Ordering::Relaxed);
    }

    fn stop(&self) -> &AtomicBool {
        &self.stop
    }
}

#[test]
fn a_run_that_is_stopped_reports_what_was_played_and_says_so() {
    let watch = Impatient {
        stop: AtomicBool::new(false),
        played: AtomicU64::new(0),
    };
    let report = experiment(&[BotKind::Random; 2], 0..100_000, 1)
        .run(&watch)
        .expect("a plan");
    assert!(report.partial && report.finished < 100_000);
    assert_eq!(report.finished, watch.played.load(Ordering::Relaxed));
}
