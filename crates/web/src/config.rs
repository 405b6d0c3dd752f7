//! How a server is run.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use store::{Durability, Place, Size};
use table::pack::Source;

/// How a server is run.
#[derive(Debug, Clone)]
pub struct Config {
    pub listen: SocketAddr,
    /// How the server is reached from outside, such as `https://play.example.org`, when it stands behind a proxy. Cookies are then only
    /// sent over https if this is.
    pub base_url: Option<String>,
    /// The proxies that are believed when they say for whom they ask (`X-Forwarded-For`).
    pub trusted: Vec<IpAddr>,
    /// Names this server answers to besides the base URL's, the names of this machine's loopback and every bare address: a browser that was
    /// led here under another name is refused.
    pub hosts: Vec<String>,
    /// Who may read `/metrics`.
    pub metrics: Metrics,
    pub limits: Limits,
    /// How long anything may take.
    pub times: Times,
    /// How long a bot waits before it answers, so that people can follow.
    pub pause: Duration,
    /// After how long without use a table is deleted; `None` if tables are kept for ever.
    pub keep: Option<Duration>,
    /// After how long a table that is kept and that nobody uses or looks at leaves memory.
    pub quiet: Duration,
    /// Where tables are kept; without a place only in memory.
    pub place: Option<Place>,
    pub durability: Durability,
    /// Somebody's own files over the content that ships, by the slug of their game: its new tables and its pages of cards have them.
    pub packs: BTreeMap<&'static str, Source>,
}

/// Who may read `/metrics`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Metrics {
    /// Programs on this machine that come without a proxy.
    #[default]
    Loopback,
    Everybody,
    Nobody,
}

/// How long anything may take.
#[derive(Debug, Clone, Copy)]
pub struct Times {
    /// Until the head of a request is there, also of the next one on an open connection.
    pub head: Duration,
    /// Until the body of a request is there.
    pub body: Duration,
    /// How long a connection may take nothing of what it is sent.
    pub write: Duration,
    /// How long a bot may think about one answer.
    pub thought: Duration,
    /// How long bots play on at a table where nobody else plays and that nobody looks at.
    pub unwatched: Duration,
    /// An answer that takes longer than this is logged.
    pub slow: Duration,
    /// How long open connections may take to end when the server stops.
    pub closing: Duration,
}

/// What one visitor may do, and what there may be in all.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Tables in memory in all.
    pub tables: usize,
    /// Tables that are kept in all, and what they may take on the disk: beyond either, no new table is set.
    pub kept: u64,
    pub kept_bytes: u64,
    /// The same for tables that were set up from one address, where the bytes are those of records they came from. `None` for tests of speed.
    pub kept_each: Option<Size>,
    /// Answers, undos and the like that are kept of one table: a game that is taken back and played again without end stops there.
    pub rows: u32,
    /// Connections in all, and of one address.
    pub connections: usize,
    pub connections_each: usize,
    /// Bots that may think at once.
    pub thinkers: usize,
    /// Records that may be played again at once.
    pub replays: usize,
    /// Posts of one address: this many at once, and this many a second on the long run. `None` for tests of speed.
    pub posts: Option<Rate>,
    /// New tables and records of one address.
    pub creations: Option<Rate>,
    /// Codes one address may try.
    pub guesses: Option<Rate>,
    /// Event streams one address may keep open.
    pub streams: usize,
    /// Bytes of a form.
    pub form: usize,
    /// Bytes of a record, and its lines.
    pub record: usize,
    pub record_lines: usize,
}

/// This many at once, and this many a second on the long run.
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
            trusted: Vec::new(),
            hosts: Vec::new(),
            metrics: Metrics::default(),
            limits: Limits::default(),
            times: Times::default(),
            pause: Duration::from_millis(700),
            keep: None,
            quiet: Duration::from_secs(60),
            place: None,
            durability: Durability::Process,
            packs: BTreeMap::new(),
        }
    }
}

impl Default for Times {
    fn default() -> Times {
        Times {
            head: Duration::from_secs(15),
            body: Duration::from_secs(30),
            write: Duration::from_secs(30),
            thought: Duration::from_secs(10),
            unwatched: Duration::from_secs(120),
            slow: Duration::from_secs(1),
            closing: Duration::from_secs(2),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        let rate = |burst, each_second| Some(Rate { burst, each_second });
        Limits {
            tables: 100_000,
            kept: 200_000,
            kept_bytes: 20 << 30,
            kept_each: Some(Size { tables: 2_000, bytes: 256 << 20 }),
            rows: 100_000,
            connections: 8_000,
            connections_each: 256,
            thinkers: std::thread::available_parallelism().map_or(2, usize::from),
            replays: 2,
            posts: rate(120.0, 20.0),
            creations: rate(40.0, 0.2),
            guesses: rate(20.0, 0.3),
            streams: 100,
            form: 64 * 1024,
            record: 4 * 1024 * 1024,
            record_lines: 50_000,
        }
    }
}

impl Limits {
    /// The same without limits of what one address may do and keep.
    #[must_use]
    pub fn without_rates(self) -> Limits {
        Limits { posts: None, creations: None, guesses: None, kept_each: None, ..self }
    }
}
