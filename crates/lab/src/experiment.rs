//! One run of the laboratory.

use crate::Report;
use crate::tally::Tally;
use shelf::{Edition, Job, Plan};
use std::ops::Range;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
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
    /// So many more games have been played.
    fn played(&self, games: u64);

    /// Set by whoever wants the run to stop early; what was played until then is reported.
    fn stop(&self) -> &AtomicBool;
}

/// Nobody looks on.
pub struct NoWatch;

static NEVER: AtomicBool = AtomicBool::new(false);

impl Watch for NoWatch {
    fn played(&self, _: u64) {}

    fn stop(&self) -> &AtomicBool {
        &NEVER
    }
}

impl Experiment {
    /// Plays the games and reports. Refused is a plan that cannot be played.
    pub fn run(&self, watch: &dyn Watch) -> Result<Report, Refusal> {
        let threads = self.threads.max(1);
        let jobs: Result<Vec<_>, _> = (0..threads).map(|_| self.edition.job(&self.plan)).collect();
        let next = AtomicU64::new(self.games.start);
        let begun = Instant::now();
        let tallies: Vec<Tally> = thread::scope(|scope| {
            let work = |mut job: Box<dyn Job>| {
                let next = &next;
                scope.spawn(move || self.work(job.as_mut(), next, watch))
            };
            let workers: Vec<_> = jobs?.into_iter().map(work).collect();
            let end =
                |worker: thread::ScopedJoinHandle<Tally>| worker.join().unwrap_or_else(|panic| resume_unwind(panic));
            Ok(workers.into_iter().map(end).collect())
        })?;
        let seconds = begun.elapsed().as_secs_f64();
        let all = tallies.into_iter().fold(Tally::new(self.plan.bots.len()), Tally::and);
        Ok(Report::new(self, all, seconds))
    }

    /// Takes batch after batch until there is none left.
    fn work(&self, job: &mut dyn Job, next: &AtomicU64, watch: &dyn Watch) -> Tally {
        let mut tally = Tally::new(self.plan.bots.len());
        let batch = self.batch();
        while !watch.stop().load(Ordering::Relaxed) {
            let from = next.fetch_add(batch, Ordering::Relaxed);
            if from >= self.games.end {
                break;
            }
            let games = from..self.games.end.min(from.saturating_add(batch));
            let before = tally.games();
            job.run(games, watch.stop(), &mut |result| tally.add(result));
            watch.played(tally.games() - before);
        }
        tally
    }

    /// How many games a thread takes at once: few enough that all threads end together, and that somebody who looks on sees them go by.
    fn batch(&self) -> u64 {
        let games = self.games.end.saturating_sub(self.games.start);
        (games / (self.threads.max(1) as u64 * 64)).clamp(1, 4096)
    }
}
