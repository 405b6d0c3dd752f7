//! What is seen while the lab plays.

use indicatif::{ProgressBar, ProgressStyle};
use lab::{GameRow, Watch};
use shelf::{GameResult, Plan};
use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A bar with the time left, where somebody looks on; and the key that stops a run early.
pub struct Screen {
    bar: ProgressBar,
    stop: Arc<AtomicBool>,
    rows: Option<(Plan, Mutex<Vec<GameRow>>)>,
    records: bool,
}

impl Screen {
    /// A bar for this many games, or one that only counts them.
    pub fn new(games: Option<u64>) -> Screen {
        let (bar, template) = match games {
            Some(games) => (ProgressBar::new(games), "{wide_bar} {human_pos}/{human_len} · {per_sec} · {eta}"),
            None => (ProgressBar::new_spinner(), "{spinner} {human_pos} · {per_sec} · {elapsed}"),
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
        Screen { bar, stop, rows: None, records: false }
    }

    /// Also keeps a row for every game of a plan, and lets the games be played so that they can be recorded.
    #[must_use]
    pub fn keeping_rows(mut self, plan: &Plan, records: bool) -> Screen {
        self.rows = Some((plan.clone(), Mutex::default()));
        self.records = records;
        self
    }

    /// The rows that were kept, in the order of their games.
    pub fn rows(&self) -> Vec<GameRow> {
        let kept = self.rows.as_ref().and_then(|(_, rows)| rows.lock().ok());
        let mut rows = kept.map(|rows| rows.clone()).unwrap_or_default();
        rows.sort_by_key(|row| row.game);
        rows
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

    fn told(&self, result: &GameResult) {
        if let Some((plan, rows)) = &self.rows
            && let Ok(mut rows) = rows.lock()
        {
            rows.push(GameRow::new(plan, result));
        }
    }

    fn wants_records(&self) -> bool {
        self.records
    }

    fn stop(&self) -> &Arc<AtomicBool> {
        &self.stop
    }
}
