//! How a house of tables is run.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;
use store::{Durability, Place};
use table::pack::Source;

/// How a house of tables is run.
#[derive(Debug, Clone)]
pub struct Config {
    pub listen: SocketAddr,
    /// How the house is reached from outside, such as `https://play.example.org`, when it stands behind a proxy. Cookies are then only
    /// sent over https if this is.
    pub base_url: Option<String>,
    pub limits: Limits,
    /// How long a bot waits before it answers, so that people can follow.
    pub pause: Duration,
    /// After how long without use a table is deleted: one that gathers or runs, and one that is over.
    pub idle: Duration,
    /// After how long a table that is kept and that nobody uses or looks at leaves memory.
    pub quiet: Duration,
    /// Where tables are kept; without a place only in memory.
    pub place: Option<Place>,
    pub durability: Durability,
    /// Somebody's own files over the content that ships, by the slug of their game: its new tables and its pages of cards have them.
    pub packs: BTreeMap<&'static str, Source>,
}

/// What one visitor may do.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Tables the house keeps in all.
    pub tables: usize,
    /// Posts of one address: so many at once, and so many a second on the long run. `None` for tests of speed.
    pub posts: Option<Rate>,
    /// New tables and records of one address.
    pub creations: Option<Rate>,
    /// Codes one address may try.
    pub guesses: Option<Rate>,
    /// Event streams one address may keep open.
    pub streams: usize,
    /// Bytes of a form.
    pub form: usize,
    /// Bytes of a record.
    pub record: usize,
}

/// So many at once, and so many a second on the long run.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rate {
    pub burst: f64,
    pub each_second: f64,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7878)),
            base_url: None,
            limits: Limits::default(),
            pause: Duration::from_millis(700),
            idle: Duration::from_secs(60 * 24 * 3600),
            quiet: Duration::from_secs(60),
            place: None,
            durability: Durability::Process,
            packs: BTreeMap::new(),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        let rate = |burst, each_second| Some(Rate { burst, each_second });
        Limits {
            tables: 100_000,
            posts: rate(120.0, 20.0),
            creations: rate(40.0, 0.2),
            guesses: rate(20.0, 0.3),
            streams: 200,
            form: 64 * 1024,
            record: 4 * 1024 * 1024,
        }
    }
}

impl Limits {
    /// The same without limits of how often an address may do something.
    #[must_use]
    pub fn without_rates(self) -> Limits {
        Limits {
            posts: None,
            creations: None,
            guesses: None,
            ..self
        }
    }
}
