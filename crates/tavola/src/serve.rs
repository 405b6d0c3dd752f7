//! `tavola serve`: the table in a browser.

mod log;

use crate::args::{PlaceArgs, ServeArgs};
use crate::exit::{Done, Exit};
use crate::files;
use crate::out::Out;
use crate::speech::Speech;
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;
use table::pack::Source;
use table::text;
use web::{Config, Durability, Limits, Metrics, NotServed, Place, Times};

/// How long whatever still runs may take to end, once everything is closed.
const LAST: Duration = Duration::from_millis(500);

pub fn serve(args: &ServeArgs, speech: &Speech, out: &mut Out) -> Done {
    log::start(args);
    let config = config(args, speech)?;
    let base = config.base_url.clone();
    let opened = |listen: SocketAddr| {
        let address = base.unwrap_or_else(|| format!("http://{}", shown(listen)));
        out.line(&speech.say(&text!("tavola-serving", address = address)))?;
        out.flush()
    };
    let runtime = tokio::runtime::Runtime::new()?;
    let served = runtime.block_on(web::serve(config, opened));
    runtime.shutdown_timeout(LAST);
    served.map_err(|why| not_served(speech, why))
}

fn config(args: &ServeArgs, speech: &Speech) -> Done<Config> {
    Ok(Config {
        listen: SocketAddr::new(args.listen, args.port),
        base_url: args.base_url.clone().map(|base| base.trim_end_matches('/').to_owned()),
        trusted: trusted(args),
        hosts: args.hosts.clone(),
        metrics: match args.metrics.as_str() {
            "everybody" => Metrics::Everybody,
            "nobody" => Metrics::Nobody,
            _ => Metrics::Loopback,
        },
        limits: limits(args),
        packs: packs(&args.packs, speech)?,
        times: Times { slow: Duration::from_millis(args.slow), ..Times::default() },
        place: Some(place(&args.place, speech)?),
        durability: if args.durable == "power" { Durability::Power } else { Durability::Process },
        keep: args.keep_days.map(|days| Duration::from_secs(u64::from(days) * 24 * 3600)),
        ..Config::default()
    })
}

/// The proxies that are believed: those that were named, else those on this machine if there is a proxy at all.
fn trusted(args: &ServeArgs) -> Vec<IpAddr> {
    match (&args.base_url, args.trusted.as_slice()) {
        (None, []) => Vec::new(),
        (Some(_), []) => vec![Ipv4Addr::LOCALHOST.into(), Ipv6Addr::LOCALHOST.into()],
        (_, named) => named.iter().map(IpAddr::to_canonical).collect(),
    }
}

fn not_served(speech: &Speech, why: NotServed) -> Exit {
    let text = match why {
        NotServed::NotAnnounced(error) => return Exit::Io(error),
        NotServed::Address(address, error) => {
            text!("tavola-cannot-listen", address = address.to_string(), why = error.to_string())
        }
        NotServed::Store(error) => text!("tavola-cannot-serve", why = error.to_string()),
    };
    Exit::Said(speech.say(&text))
}

/// How often an address may do things. A server that only this machine can reach needs no such limit, unless one is asked for.
fn limits(args: &ServeArgs) -> Limits {
    let local = args.listen.is_loopback() && args.base_url.is_none();
    let usual = Limits::default();
    let limits = Limits {
        kept: args.most_tables,
        kept_bytes: args.most_megabytes.saturating_mul(1 << 20),
        thinkers: args.thinkers.map_or(usual.thinkers, usize::from),
        ..usual
    };
    match args.limits.as_str() {
        "off" => limits.without_rates(),
        "auto" if local => limits.without_rates(),
        _ => limits,
    }
}

/// Somebody's own content, game by game. Mistakes in it are told before anything is opened.
fn packs(given: &[String], speech: &Speech) -> Done<BTreeMap<&'static str, Source>> {
    let mut packs = BTreeMap::new();
    for words in given {
        let Some((game, folder)) = words.split_once('=') else {
            return Err(speech.stop(&text!("tavola-serve-pack", said = words.as_str())));
        };
        let game = files::find(game, speech)?;
        let folder = Path::new(folder);
        files::open(game, Some(folder), speech)?;
        packs.insert(game.about().slug, files::read_pack(folder, speech)?);
    }
    Ok(packs)
}

/// Where tables are kept: a database, a directory that was named, or the usual one.
pub fn place(args: &PlaceArgs, speech: &Speech) -> Done<Place> {
    match (&args.database, &args.data) {
        (Some(address), _) => match Place::read(address) {
            place @ Place::Postgres(_) => Ok(place),
            Place::Directory(_) => {
                // What comes after the scheme may hold a password.
                let scheme = address.split("://").next().unwrap_or_default();
                Err(Exit::Said(speech.say(&text!("tavola-unknown-database", scheme = scheme))))
            }
        },
        (None, Some(directory)) => Ok(Place::Directory(directory.clone())),
        (None, None) => Ok(Place::Directory(usual_directory())),
    }
}

/// The directory for data of this user, or one in the present folder where there is none.
fn usual_directory() -> PathBuf {
    let home = || std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/share"));
    let data = std::env::var_os("XDG_DATA_HOME").map(PathBuf::from).or_else(home);
    data.map_or_else(|| PathBuf::from("data"), |data| data.join("tavola"))
}

/// An address that listens everywhere is reached on this machine by its own name.
fn shown(listen: SocketAddr) -> SocketAddr {
    match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => SocketAddr::new(IpAddr::from([127, 0, 0, 1]), listen.port()),
        _ => listen,
    }
}
