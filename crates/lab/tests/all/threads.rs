//! A report depends on the plan, not on who played its games or when.

use lab::{Experiment, NoWatch, Report, Voice, Watch, plain};
use shelf::{BotKind, Plan};
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use table::{Lang, Refusal};

fn experiment(bots: &[BotKind], games: Range<u64>, threads: usize) -> Experiment {
    let game = shelf::find("connect-four").expect("on the shelf");
    Experiment {
        edition: game.open(&Default::default()).expect("no mistakes"),
        plan: Plan { bots: bots.to_vec(), options: Vec::new(), seed: 11, limit: 1000 },
        games,
        threads,
    }
}

/// The report without what depends on the clock and the machine.
fn timeless(report: Report) -> Report {
    Report { threads: 0, seconds: 0.0, games_per_second: 0.0, decisions_per_second: 0.0, ..report }
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
    let run = |games| experiment(&[BotKind::Random; 2], games, 1).run(&NoWatch).expect("a plan");
    let (first, second, whole) = (run(0..50), run(50..80), run(0..80));
    assert_eq!(first.decisions + second.decisions, whole.decisions);
    assert_eq!(first.wins[0].wins + second.wins[0].wins, whole.wins[0].wins);
}

#[test]
fn wins_are_told_by_seat_and_by_bot() {
    let report = experiment(&[BotKind::Greedy, BotKind::Random], 0..40, 1).run(&NoWatch).expect("a plan");
    let keys: Vec<(&str, &str)> = report.wins.iter().map(|row| (row.by, row.key.as_str())).collect();
    assert_eq!(keys, [("seat", "1"), ("seat", "2"), ("bot", "greedy"), ("bot", "random")]);
    assert!(report.wins[2].interval.low > 0.6, "{:?}", report.wins);
    let json = serde_json::to_value(&report).expect("figures");
    assert_eq!(json["wins"][2]["rate"], report.wins[2].interval.rate);
    assert_eq!(json["length"]["unit"], "moves");
}

#[test]
fn a_plan_that_cannot_be_played_is_refused() {
    let refused = experiment(&[BotKind::Random; 3], 0..10, 1).run(&NoWatch);
    assert!(matches!(refused, Err(Refusal::NotOffered(_))));
}

/// Stops after the first batch.
struct Impatient {
    stop: Arc<AtomicBool>,
    played: AtomicU64,
}

impl Watch for Impatient {
    fn played(&self, games: u64) {
        self.played.fetch_add(games, Ordering::Relaxed);
        self.stop.store(true, Ordering::Relaxed);
    }

    fn stop(&self) -> &Arc<AtomicBool> {
        &self.stop
    }
}

#[test]
fn a_run_that_is_stopped_reports_what_was_played_and_says_so() {
    let watch = Impatient { stop: Arc::default(), played: AtomicU64::new(0) };
    let report = experiment(&[BotKind::Random; 2], 0..100_000, 1).run(&watch).expect("a plan");
    assert!(report.partial && report.finished < 100_000);
    assert_eq!(report.finished, watch.played.load(Ordering::Relaxed));
}

#[test]
fn bots_that_differ_play_every_seed_from_every_seat() {
    let plan = |bots: &[BotKind]| experiment(bots, 0..1, 1).plan;
    let mixed = plan(&[BotKind::Greedy, BotKind::Random]);
    assert_eq!((mixed.rotations(), mixed.seed_of(0)), (2, mixed.seed_of(1)));
    assert_ne!(mixed.seed_of(1), mixed.seed_of(2));
    let sits = |game| mixed.seating(game).collect::<Vec<_>>();
    assert_eq!(sits(0), [BotKind::Greedy, BotKind::Random]);
    assert_eq!(sits(1), [BotKind::Random, BotKind::Greedy]);
    let alike = plan(&[BotKind::Greedy; 2]);
    assert_eq!(alike.rotations(), 1);
    assert_ne!(alike.seed_of(0), alike.seed_of(1));
    let four = [BotKind::Greedy, BotKind::Random].repeat(2);
    assert_eq!(plan(&four).rotations(), 2, "two ways, though there are four seats");
}

#[test]
fn a_run_goes_on_until_the_rates_are_known_well_enough_whoever_plays_it() {
    let run = |threads| {
        let experiment = experiment(&[BotKind::Random; 2], 0..1_000_000, threads);
        timeless(experiment.run_until(Some(0.02), &NoWatch).expect("a plan"))
    };
    let one = run(1);
    let widest = one.wins.iter().map(|row| row.interval.high - row.interval.low);
    let widest = widest.fold(0.0, f64::max) / 2.0;
    assert!(widest <= 0.02 && widest > 0.012, "known to {widest} after {} games", one.games);
    assert!(!one.partial && one.games == one.finished && one.games < 5_000);
    assert_eq!(one, run(2));
}

#[test]
fn a_run_that_cannot_know_well_enough_ends_with_its_games() {
    let experiment = experiment(&[BotKind::Random; 2], 0..200, 1);
    let report = experiment.run_until(Some(0.001), &NoWatch).expect("a plan");
    assert_eq!((report.games, report.finished, report.partial), (200, 200, false));
}

#[test]
fn leads_and_options_are_followed_in_the_games_that_are_looked_at() {
    let report = experiment(&[BotKind::Greedy, BotKind::Random], 0..20, 1).run(&NoWatch).expect("a plan");
    assert_eq!(report.watched, 20);
    assert_eq!((report.choices.len(), report.choices[0].rate), (1, 1.0), "every option is a disc");
    assert_eq!(report.choices[0].offered, report.decisions);
    assert_eq!(report.lead.leader.len(), 10);
    let late = &report.lead.leader[9].interval;
    assert!(late.rate > 0.8, "who leads near the end mostly wins: {late:?}");
    let seldom = experiment(&[BotKind::Random; 2], 0..9_000, 1).run(&NoWatch).expect("a plan");
    assert_eq!((seldom.finished, seldom.watched), (9_000, 2_050));
}

#[test]
fn a_run_without_a_game_finds_nothing_because_nothing_was_played() {
    let run = experiment(&[BotKind::Random; 2], 0..0, 1);
    let report = run.run(&NoWatch).expect("a plan");
    let said = format!("{:?}", plain::report(&report, &Voice::new(Lang::En, run.edition.words())));
    assert!(said.contains("No game was played to its end") && !said.contains("Nothing was found"), "{said}");
}
