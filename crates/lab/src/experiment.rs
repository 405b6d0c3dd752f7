//! One run of the laboratory.

use crate::Report;
use crate::tally::Tally;
use shelf::{Edition, GameResult, Job, Plan};
use std::ops::Range;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Instant;
use table::Refusal;

/// Which games are played, and by how many threads.
pub struct Experiment {
    pub edition: Arc<dyn Edition>,
    pub plan: Plan,
    /// The numbers of the games. One number alone plays one game again.
    pub games: Range<u64>,
    pub threads: usize,
}

/// Somebody who looks on while games are played.
pub trait Watch: Sync {
    /// This many more games have been played.
    fn played(&self, games: u64);

    /// How one game went. Games are told of in no order.
    fn told(&self, _result: &GameResult) {}

    /// Whether records will be made of some games: then bots who pick at random answer one by one as at a table, and not inside the rules,
    /// so that a table plays the same game.
    fn wants_records(&self) -> bool {
        false
    }

    /// This many games are now expected in all.
    fn expects(&self, _games: u64) {}

    /// Set by whoever wants the run to stop early; what was played until then is reported.
    fn stop(&self) -> &Arc<AtomicBool>;
}

/// Nobody looks on.
pub struct NoWatch;

static NEVER: OnceLock<Arc<AtomicBool>> = OnceLock::new();

impl Watch for NoWatch {
    fn played(&self, _: u64) {}

    fn stop(&self) -> &Arc<AtomicBool> {
        NEVER.get_or_init(Arc::default)
    }
}

/// A thread's part of a run: it plays games and keeps what they gave.
pub(crate) struct Bench {
    job: Box<dyn Job>,
    pub tally: Tally,
}

impl Bench {
    fn play(&mut self, games: Range<u64>, watch: &dyn Watch) -> u64 {
        let before = self.tally.games();
        let tally = &mut self.tally;
        self.job.run(games, watch.stop(), &mut |result| {
            tally.add(result);
            watch.told(result);
        });
        self.tally.games() - before
    }
}

/// The fewest games after which it is asked whether they are enough.
const FIRST_LOOK: u64 = 64;

impl Experiment {
    /// Plays the games and reports. Refused is a plan that cannot be played.
    pub fn run(&self, watch: &dyn Watch) -> Result<Report, Refusal> {
        self.run_until(None, watch)
    }

    /// Plays until every win rate is known to within so much either way, or all games are played. The moments at which that is asked
    /// depend on the games alone, so the report is the same for any number of threads.
    pub fn run_until(&self, within: Option<f64>, watch: &dyn Watch) -> Result<Report, Refusal> {
        let begun = Instant::now();
        let mut benches = self.benches(watch)?;
        let mut from = self.games.start;
        while from < self.games.end && !watch.stop().load(Ordering::Relaxed) {
            let end = match within {
                Some(within) => self.next_look(&benches, within),
                None => self.games.end,
            };
            if end <= from {
                break;
            }
            benches = spread(benches, from..end, watch, |bench, games| bench.play(games, watch));
            from = end;
        }
        let seconds = begun.elapsed().as_secs_f64();
        let planned = if within.is_some() { from } else { self.games.end };
        let all = self.sum(&benches);
        Ok(Report::new(self, all, &*benches[0].job, planned - self.games.start, seconds))
    }

    fn benches(&self, watch: &dyn Watch) -> Result<Vec<Bench>, Refusal> {
        let bench = |_| {
            let mut job = self.edition.job(&self.plan)?;
            if watch.wants_records() {
                job.play_as_at_a_table();
            }
            let tally = Tally::new(&self.plan, &job.pieces(), job.kinds());
            Ok(Bench { job, tally })
        };
        (0..self.threads.max(1)).map(bench).collect()
    }

    fn sum(&self, benches: &[Bench]) -> Tally {
        let mut tallies = benches.iter().map(|bench| bench.tally.clone());
        let first = tallies.next().unwrap_or_else(|| Tally::new(&self.plan, &[], &[]));
        tallies.fold(first, Tally::and)
    }

    /// The number of the game before which it is next asked whether the rates are known well enough; the number reached if they are.
    fn next_look(&self, benches: &[Bench], within: f64) -> u64 {
        let all = self.sum(benches);
        let played = all.games();
        let wanted = match played {
            0 => FIRST_LOOK,
            _ => {
                let spread = all.widest();
                if spread <= within {
                    return self.games.start + played;
                }
                let guess = played as f64 * (spread / within).powi(2);
                (guess.ceil() as u64).clamp(played + played / 8, played * 2).max(played + 1)
            }
        };
        let rotations = self.plan.rotations();
        let whole = wanted.div_ceil(rotations) * rotations;
        self.games.end.min(self.games.start.saturating_add(whole))
    }
}

/// Lets each bench, on a thread of its own, take batch after batch of games until there is none left, and gives the benches back.
pub(crate) fn spread<B: Send>(
    benches: Vec<B>,
    games: Range<u64>,
    watch: &dyn Watch,
    play: impl Fn(&mut B, Range<u64>) -> u64 + Sync,
) -> Vec<B> {
    let batch = batch(&games, benches.len());
    let next = AtomicU64::new(games.start);
    let (next, play) = (&next, &play);
    let work = |mut bench: B| {
        while !watch.stop().load(Ordering::Relaxed) {
            let from = next.fetch_add(batch, Ordering::Relaxed);
            if from >= games.end {
                break;
            }
            let played = play(&mut bench, from..games.end.min(from.saturating_add(batch)));
            watch.played(played);
        }
        bench
    };
    let work = &work;
    thread::scope(|scope| {
        let workers: Vec<_> = benches.into_iter().map(|bench| scope.spawn(move || work(bench))).collect();
        let end = |worker: thread::ScopedJoinHandle<B>| worker.join().unwrap_or_else(|panic| resume_unwind(panic));
        workers.into_iter().map(end).collect()
    })
}

/// How many games a thread takes at once: few enough that all threads end together, and that somebody who looks on sees them go by.
fn batch(games: &Range<u64>, threads: usize) -> u64 {
    let games = games.end.saturating_sub(games.start);
    (games / (threads.max(1) as u64 * 64)).clamp(1, 4096)
}
