//! The ladder: all bots against each other.

use lab::{Ladder, NoWatch, Watch};
use shelf::BotKind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

fn ladder(bots: &[BotKind], games: u64, threads: usize) -> Ladder {
    let game = shelf::find("connect-four").expect("on the shelf");
    Ladder {
        edition: game.open(&Default::default()).expect("no mistakes"),
        bots: bots.to_vec(),
        options: Vec::new(),
        seed: 3,
        games,
        limit: 1000,
        threads,
    }
}

#[test]
fn the_stronger_bot_is_rated_higher_and_threads_do_not_matter() {
    let bots = [BotKind::Random, BotKind::Greedy, BotKind::Search(60)];
    let one = ladder(&bots, 40, 1).run(&NoWatch).expect("a ladder");
    let order: Vec<&str> = one.ratings.iter().map(|row| row.bot.as_str()).collect();
    assert_eq!(order, ["search:60", "greedy", "random"]);
    assert_eq!(one.pairs.len(), 3);
    assert!(one.pairs.iter().all(|pair| pair.games == 40));
    let pair = &one.pairs[0];
    assert_eq!((pair.one.as_str(), pair.other.as_str()), ("greedy", "random"));
    assert!(pair.interval.low > 0.6, "{pair:?}");
    let two = ladder(&bots, 40, 2).run(&NoWatch).expect("a ladder");
    assert_eq!((one.pairs, one.ratings), (two.pairs, two.ratings));
}

#[test]
fn one_bot_alone_is_no_ladder() {
    assert!(ladder(&[BotKind::Greedy], 10, 1).run(&NoWatch).is_err());
}

/// Stops after the first batch.
#[derive(Default)]
struct Impatient(Arc<AtomicBool>);

impl Watch for Impatient {
    fn played(&self, _: u64) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn stop(&self) -> &Arc<AtomicBool> {
        &self.0
    }
}

#[test]
fn a_ladder_that_is_stopped_rates_only_those_who_have_met() {
    let bots = [BotKind::Random, BotKind::Greedy, BotKind::Search(60)];
    let report = ladder(&bots, 10_000, 1).run(&Impatient::default()).expect("a ladder");
    assert!(report.partial);
    let rated: Vec<&str> = report.ratings.iter().map(|row| row.bot.as_str()).collect();
    assert_eq!(rated, ["greedy", "random"]);
    assert!(report.ratings.iter().all(|row| row.low < row.rating && row.rating < row.high));
}
