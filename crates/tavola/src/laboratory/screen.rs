//! What is seen while the lab plays.

use indicatif::{ProgressBar, ProgressStyle};
use lab::Watch;
use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A bar with the time left, where somebody looks on; and the key that stops a run early.
pub struct Screen {
    bar: ProgressBar,
    stop: Arc<AtomicBool>,
}

impl Screen {
    /// A bar for so many games, or one that only counts them.
    pub fn new(games: Option<u64>) -> Screen {
        let (bar, template) = match games {
            Some(games) => (
                ProgressBar::new(games),
                "{wide_bar} {human_pos}/{human_len} · {per_sec} · {eta}",
            ),
            None => (
                ProgressBar::new_spinner(),
                "{spinner} {human_pos} · {per_sec} · {elapsed}",
            ),
        };
        let bar = match std::io::stderr().is_terminal() {
            true => bar,
            false => ProgressBar::hidden(),
        };
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        bar.enable_steady_tick(Duration::from_millis(250));
        let stop = Arc::new(AtomicBool::new(false));
        let pressed = stop.clone();
        // Without the handler the key ends the program at once, which is what it did before.
        let _ = ctrlc::set_handler(move || pressed.store(true, Ordering::Relaxed));
        Screen { bar, stop }
    }

    /// Makes room for the report.
    pub fn clear(&self) {
        self.bar.finish_and_clear();
    }
}

impl Watch for Screen {
    fn played(&self, games: u64) {
        self.bar.inc(games);
    }

    fn stop(&self) -> &Arc<AtomicBool> {
        &self.stop
    }
}
