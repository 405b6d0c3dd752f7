//! The log of a server, on standard error.
//!
//! It tells of starting and stopping, panics, failed writes, a lost database and slow answers. No line holds a secret: no token, no seed,
//! no link, only the pattern of an address.

use crate::args::ServeArgs;
use std::io::stderr;
use tracing::level_filters::LevelFilter;

/// Begins to log as the arguments say, or else the environment.
pub fn start(args: &ServeArgs) {
    let said = args.log.clone().or_else(|| std::env::var("TAVOLA_LOG").ok());
    let level = said.and_then(|level| level.parse().ok()).unwrap_or(LevelFilter::INFO);
    let log = tracing_subscriber::fmt().with_writer(stderr).with_max_level(level).with_ansi(false);
    // Only one log can be begun in a program, and this is the only place that begins one.
    let _ = match args.log_json {
        true => log.json().flatten_event(true).try_init(),
        false => log.with_target(false).try_init(),
    };
    let remember = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let at = panic.location().map(ToString::to_string).unwrap_or_default();
        // Rules that panic are caught, and so are pages; what was said may be about a game in progress, so it is told only where it happened.
        tracing::error!(at, "something panicked");
        remember(panic);
    }));
}
