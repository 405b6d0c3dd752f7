//! `tavola serve`: the table in a browser.

use crate::args::{PlaceArgs, ServeArgs};
use crate::files;
use crate::out::Out;
use crate::speech::Speech;
use crate::stop::{Done, Stop};
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use table::pack::Source;
use table::text;
use web::{Config, Durability, Limits, Place};

pub fn serve(args: &ServeArgs, speech: &Speech, out: &mut Out) -> Done {
    let config = Config {
        listen: SocketAddr::new(args.listen, args.port),
        base_url: args.base_url.clone().map(|base| base.trim_end_matches('/').to_owned()),
        place: Some(place(&args.place)),
        durability: if args.durable == "power" {
            Durability::Power
        } else {
            Durability::Process
        },
        limits: limits(args),
        packs: packs(&args.packs, speech)?,
        ..Config::default()
    };
    let address = config
        .base_url
        .clone()
        .unwrap_or_else(|| format!("http://{}", shown(config.listen)));
    out.line(&speech.say(&text!("tavola-serving", address = address)))?;
    out.flush()?;
    let runtime = tokio::runtime::Runtime::new()?;
    let served = runtime.block_on(web::serve(config));
    served.map_err(|error| Stop::Said(speech.say(&text!("tavola-cannot-serve", why = error.to_string()))))
}

/// How often an address may do things. A server that only this machine can reach needs no such limit, unless one is asked for.
fn limits(args: &ServeArgs) -> Limits {
    let local = args.listen.is_loopback() && args.base_url.is_none();
    match args.limits.as_str() {
        "off" => Limits::default().without_rates(),
        "auto" if local => Limits::default().without_rates(),
        _ => Limits::default(),
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
pub fn place(args: &PlaceArgs) -> Place {
    match (&args.database, &args.data) {
        (Some(address), _) => Place::read(address),
        (None, Some(directory)) => Place::Directory(directory.clone()),
        (None, None) => Place::Directory(usual_directory()),
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
