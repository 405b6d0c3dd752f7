//! How fast the table is, measured from outside: a server in a process of its own, visitors over loopback, every choice durable before
//! it is acknowledged.
//!
//! ```text
//! cargo run --release -p web --example load              all figures, in about two minutes
//! cargo run --release -p web --example load -- four      only one of: four, evening, idle, page, opening, campaign
//! ```
//! `docs/performance.md` tells what was measured, and on what.

mod evening;
mod four;
mod http;
mod player;
mod server;
mod size;
mod waits;

use server::Server;
use std::io::{Error, Result};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The same as in the program.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

const FIGURES: [&str; 6] = ["four", "evening", "idle", "page", "opening", "campaign"];

#[tokio::main]
async fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.as_slice() {
        [serve, data] if serve == "--serve" => server::serve(Path::new(data)).await,
        [] => measure(&FIGURES).await,
        [help] if ["-h", "--help"].contains(&help.as_str()) => {
            println!("load [FIGURE...]: measures all figures, or these of {}", FIGURES.join(", "));
            Ok(())
        }
        some => measure(&some.iter().map(String::as_str).collect::<Vec<_>>()).await,
    }
}

async fn measure(figures: &[&str]) -> Result<()> {
    let data = Data::new();
    println!("{}", machine());
    for figure in figures {
        let data = data.0.join(figure);
        match *figure {
            "four" => connect_four(&data).await?,
            "evening" => ascension(&data).await?,
            "idle" => size::idle(&data).await?,
            "page" => size::page(&data).await?,
            "opening" => size::opening(&data).await?,
            "campaign" => size::campaign(&data).await?,
            other => {
                return Err(Error::other(format!("there is no figure “{other}”; there are {}", FIGURES.join(", "))));
            }
        }
    }
    println!("{}", load_average());
    Ok(())
}

async fn connect_four(data: &Path) -> Result<()> {
    let server = Server::start(data)?;
    let time = Duration::from_secs(10);
    let (played, theirs, ours) = server.time_of(four::play(server.address, 100, time)).await?;
    println!(
        "connect four, 100 tables, two connected players each: {:.0} choices/s",
        played.waits.count() as f64 / time.as_secs_f64()
    );
    println!("  until the other player has the new page: {}", played.waits);
    print_processor(theirs, ours, played.choices);
    Ok(())
}

async fn ascension(data: &Path) -> Result<()> {
    let server = Server::start(data)?;
    let began = Instant::now();
    drop(evening::set(server.address, "ascension", &["me", "me"], 9_500).await?);
    let tables = evening::set(server.address, "ascension", &["me", "me"], 500).await?;
    println!("10,000 Ascension tables set in {:.1} s", began.elapsed().as_secs_f64());
    let time = Duration::from_secs(15);
    let playing = evening::play(server.address, tables, Duration::from_secs(1), time);
    let (evening, theirs, ours) = server.time_of(playing).await?;
    println!(
        "Ascension, 500 of 10,000 tables with two connected players each: {:.0} choices/s, {} refused",
        evening.shown.count() as f64 / time.as_secs_f64(),
        evening.refused
    );
    println!("  until it is acknowledged: {}", evening.acknowledged);
    println!("  until the answering player has the new page: {}", evening.shown);
    print_processor(theirs, ours, evening.choices);
    Ok(())
}

/// What a choice costs. Unlike the waits it hardly depends on what else the machine does.
fn print_processor(server: Duration, tool: Duration, choices: usize) {
    let each = |time: Duration| time.as_secs_f64() * 1e6 / choices.max(1) as f64;
    println!("  processor time for each choice: server {:.0} µs, this tool {:.0} µs", each(server), each(tool));
}

/// A directory for the data of this run; removed afterwards.
struct Data(PathBuf);

impl Data {
    fn new() -> Data {
        Data(std::env::temp_dir().join(format!("tavola-load-{}", std::process::id())))
    }
}

impl Drop for Data {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|line| line.strip_prefix("model name")).unwrap_or_default();
    format!("{cores} cores ({}), {}", model.trim_start_matches([' ', '\t', ':']), load_average())
}

fn load_average() -> String {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    format!("load average {}", load.split(' ').next().unwrap_or_default())
}
