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

#[cfg(test)]
mod tests {
    use crate::args::{Command, Tavola};
    use clap::Parser;

    /// Says to a copy of this program that it is to log a panic.
    const PANICS: &str = "TAVOLA_TEST_PANICS";

    /// A log is begun once in a program, so another one does.
    #[test]
    fn a_panic_is_logged_with_its_place_and_without_what_was_said() {
        if std::env::var_os(PANICS).is_some() {
            let args = Tavola::parse_from(["tavola", "serve", "--log-json"]);
            let Command::Serve(args) = args.command else { unreachable!("it is a server") };
            // As in `main`: nothing is said of a panic but what is logged.
            std::panic::set_hook(Box::new(|_| ()));
            super::start(&args);
            let broken = std::thread::spawn(|| panic!("the seed is 7")).join();
            return assert!(broken.is_err());
        }
        let name = "serve::log::tests::a_panic_is_logged_with_its_place_and_without_what_was_said";
        let ran = std::process::Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", name, "--nocapture"])
            .env(PANICS, "1")
            .env_remove("TAVOLA_LOG")
            .output()
            .expect("it runs");
        let logged = String::from_utf8_lossy(&ran.stderr);
        assert!(ran.status.success(), "{logged}");
        let lines: Vec<serde_json::Value> = logged.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        let [line] = lines.as_slice() else { panic!("one line: {logged}") };
        assert_eq!((&line["level"], &line["message"]), (&"ERROR".into(), &"something panicked".into()));
        assert!(line["at"].as_str().is_some_and(|at| at.contains("log.rs:")), "{logged}");
        assert!(!logged.contains("seed"), "{logged}");
    }
}
