//! Counters, and `/metrics` in the text format of Prometheus.

use crate::app_state::AppState;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use store::StoreError;

/// Everything that is counted while the server runs.
#[derive(Default)]
pub struct Counts {
    pub requests: AtomicU64,
    pub answers: AtomicU64,
    pub refused: AtomicU64,
    pub bot_answers: AtomicU64,
    /// Connections that were closed because there were too many.
    connections_cut: AtomicU64,
    /// Requests that ended in a failure of ours.
    pub failures: AtomicU64,
    /// What the store could not do.
    store_failures: AtomicU64,
    panics: AtomicU64,
    latency: Histogram,
}

/// How long answers took, up to each of [`BOUNDS`] and beyond.
#[derive(Default)]
struct Histogram {
    counts: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

/// In milliseconds.
const BOUNDS: [u64; 9] = [1, 3, 10, 30, 100, 300, 1_000, 3_000, 10_000];

impl Counts {
    pub fn cut(&self) {
        self.connections_cut.fetch_add(1, Ordering::Relaxed);
    }

    pub fn panicked(&self) {
        self.panics.fetch_add(1, Ordering::Relaxed);
    }

    pub fn took(&self, time: Duration) {
        let millis = time.as_millis() as u64;
        let place = BOUNDS.iter().position(|bound| millis <= *bound).unwrap_or(BOUNDS.len());
        self.latency.counts[place].fetch_add(1, Ordering::Relaxed);
        self.latency.micros.fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }
}

impl AppState {
    /// Notes that the store could not do something, unless somebody was merely first or it is closing. `what` names it in a few words, without
    /// anything that is a table's own.
    pub fn store_failed(&self, what: &'static str, error: &StoreError) {
        if matches!(error, StoreError::Conflict(_) | StoreError::Gone(_) | StoreError::Closed) {
            return;
        }
        self.counts.store_failures.fetch_add(1, Ordering::Relaxed);
        tracing::error!(%error, what, "the store failed");
    }
}

/// Everything in the form that Prometheus reads.
pub fn text(state: &AppState) -> String {
    let counts = &state.counts;
    let of = |count: &AtomicU64| count.load(Ordering::Relaxed);
    let mut out = String::new();
    let mut tell = |name: &str, kind: &str, help: &str, value: u64| {
        let _ = writeln!(out, "# HELP tavola_{name} {help}\n# TYPE tavola_{name} {kind}\ntavola_{name} {value}");
    };
    let thinking = state.config.limits.thinkers.max(1) - state.thinkers.available_permits();
    tell("tables", "gauge", "Tables in memory.", state.count() as u64);
    tell("streams", "gauge", "Open event streams.", state.streams.count() as u64);
    tell("connections", "gauge", "Open connections.", state.connections.count() as u64);
    tell("thinking", "gauge", "Bots that are thinking.", thinking as u64);
    tell("requests_total", "counter", "Requests.", of(&counts.requests));
    tell("answers_total", "counter", "Answers of people that were taken.", of(&counts.answers));
    tell("bot_answers_total", "counter", "Answers of bots.", of(&counts.bot_answers));
    tell("refused_total", "counter", "Answers that the rules refused.", of(&counts.refused));
    tell("failures_total", "counter", "Requests that failed here (5xx).", of(&counts.failures));
    tell("panics_total", "counter", "Requests that panicked.", of(&counts.panics));
    tell("store_failures_total", "counter", "What the store could not do.", of(&counts.store_failures));
    tell("connections_cut_total", "counter", "Connections beyond a limit.", of(&counts.connections_cut));
    latency(&mut out, &counts.latency);
    out
}

fn latency(out: &mut String, histogram: &Histogram) {
    let name = "tavola_request_seconds";
    let _ = writeln!(out, "# HELP {name} Time until an answer began.\n# TYPE {name} histogram");
    let mut sum = 0;
    for (n, count) in histogram.counts.iter().enumerate() {
        sum += count.load(Ordering::Relaxed);
        let bound = BOUNDS.get(n).map_or("+Inf".to_owned(), |millis| (*millis as f64 / 1e3).to_string());
        let _ = writeln!(out, "{name}_bucket{{le=\"{bound}\"}} {sum}");
    }
    let seconds = histogram.micros.load(Ordering::Relaxed) as f64 / 1e6;
    let _ = writeln!(out, "{name}_sum {seconds}\n{name}_count {sum}");
}
