//! The server that is measured: this program once more, as a child.

use std::io::{BufRead, BufReader, Error, Read, Result};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use web::{AppState, Config, Limits, Place};

/// Sooner than usual, so that nobody waits long to see it.
pub const QUIET: Duration = Duration::from_secs(20);

/// A server in a process of its own. It is killed when dropped.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
}

impl Server {
    /// Starts a server on this data directory.
    pub fn start(data: &Path) -> Result<Server> {
        let mut child = Command::new(std::env::current_exe()?)
            .arg("--serve")
            .arg(data)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let out = child.stdout.take().ok_or_else(|| Error::other("no output"))?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let address = line.trim().parse().map_err(Error::other)?;
        Ok(Server { child, address })
    }

    /// The memory it holds, in bytes.
    pub fn memory(&self) -> Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let held = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let held = held.and_then(|held| held.trim().strip_suffix(" kB")?.parse::<u64>().ok());
        held.map(|held| held * 1024).ok_or_else(|| Error::other("no memory told"))
    }
}

/// The processor time a process has used.
pub fn processor_time(process: u32) -> Result<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    let figures = stat.rsplit(") ").next().unwrap_or_default().split(' ').skip(11).take(2);
    let ticks: u64 = figures.filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
    Ok(Duration::from_millis(ticks * 10))
}

impl Server {
    /// The processor time that the server and this program use while something is done.
    pub async fn time_of<T>(&self, doing: impl Future<Output = Result<T>>) -> Result<(T, Duration, Duration)> {
        let both = || Ok::<_, Error>((processor_time(self.child.id())?, processor_time(std::process::id())?));
        let before = both()?;
        let done = doing.await?;
        let after = both()?;
        Ok((done, after.0 - before.0, after.1 - before.1))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to kill.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What the child does: serves on a free port, without limits of rate, until its input is closed.
pub async fn serve(data: &Path) -> Result<()> {
    let config = Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        limits: Limits {
            streams: 100_000,
            connections: 100_000,
            connections_each: 100_000,
            ..Limits::default().without_rates()
        },
        // The name that the tool asks for.
        hosts: vec!["load".to_owned()],
        pause: Duration::ZERO,
        quiet: QUIET,
        place: Some(Place::Directory(data.to_owned())),
        ..Config::default()
    };
    let listener = web::bind(config.listen)?;
    let address = listener.local_addr()?;
    let house = AppState::open_with_store(config).await.map_err(Error::other)?;
    println!("{address}");
    let stop = async {
        let closed = tokio::task::spawn_blocking(|| std::io::stdin().read_to_end(&mut Vec::new()));
        drop(closed.await);
    };
    web::serve_on(listener, Arc::new(house), stop).await;
    Ok(())
}
