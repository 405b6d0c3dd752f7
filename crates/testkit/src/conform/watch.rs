//! Watches over rules that may never come back.

use super::fault::{Check, Fault, Place};
use std::panic::resume_unwind;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

/// How often the watch looks.
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

/// Where the games that are played have come to.
#[derive(Clone, Default)]
pub(super) struct Watch(Arc<Mutex<Progress>>);

#[derive(Clone, Default)]
struct Progress {
    /// Goes up with everything that was done.
    done: u64,
    place: Place,
}

impl Watch {
    /// Something was done, and this is where the game stands now.
    pub fn pass(&self, place: impl FnOnce() -> Place) {
        let mut progress = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        progress.done += 1;
        progress.place = place();
    }

    fn look(&self) -> Progress {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Runs this in a thread of its own. If nothing at all is done for as long as `patience`, the fault says where; the thread is left behind,
/// for nothing can stop it.
pub(super) fn run<T: Send + 'static>(
    watch: &Watch,
    patience: Duration,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fault> {
    let (done, ready) = mpsc::channel();
    let worker = thread::spawn(move || drop(done.send(work())));
    let (mut last, mut since) = (watch.look().done, Instant::now());
    loop {
        match ready.recv_timeout(BETWEEN_LOOKS) {
            Ok(found) => return Ok(found),
            Err(mpsc::RecvTimeoutError::Timeout) => {}
            Err(mpsc::RecvTimeoutError::Disconnected) => match worker.join() {
                Err(panic) => resume_unwind(panic),
                Ok(()) => unreachable!("a worker that ends well has sent what it found"),
            },
        }
        let now = watch.look();
        if now.done != last {
            (last, since) = (now.done, Instant::now());
        } else if since.elapsed() >= patience {
            return Err(stuck(patience, now.place));
        }
    }
}

fn stuck(patience: Duration, place: Place) -> Fault {
    let said = format!(
        "the rules have not come back for {} seconds: a loop in them never ends. Let every loop that waits for something ask, draw or call \
         `table.tick()?`, which stops it",
        patience.as_secs()
    );
    Fault { check: Check::Rules, said, place: Some(place) }
}
