//! A running server, and a table at it.

use serde_json::{Value, json};
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// How long anything may take on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// A folder of its own, gone when the test is over.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("served-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    pub fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// How often a server is started again when it does not open.
const TRIES: usize = 10;

fn free_port() -> u16 {
    let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
    free.local_addr().expect("its number").port()
}

/// A server in a process of its own, killed when dropped.
pub struct Serve {
    child: Child,
    /// What it says, kept open for it.
    _out: BufReader<ChildStdout>,
    pub address: String,
}

impl Serve {
    pub fn start(place: &[String]) -> Serve {
        Serve::start_with(free_port, place, Stdio::null)
    }

    /// As [`Serve::start`], with what it logs in a file.
    pub fn start_logged(place: &[String], log: &str) -> Serve {
        Serve::start_with(free_port, place, || fs::File::create(log).expect("a log").into())
    }

    pub fn start_at(port: u16, place: &[String]) -> Serve {
        Serve::start_with(|| port, place, Stdio::null)
    }

    /// Starts it until it is open: whatever else runs on this machine may have taken the port meanwhile.
    fn start_with(port: impl Fn() -> u16, place: &[String], log: impl Fn() -> Stdio) -> Serve {
        for _ in 0..TRIES {
            let port = port();
            let mut child = Command::new(env!("CARGO_BIN_EXE_tavola"))
                .args(["serve", "--port", &port.to_string()])
                .args(place)
                .stdout(Stdio::piped())
                .stderr(log())
                .spawn()
                .expect("the program starts");
            let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
            // It says where it is once it is open, and nothing if it cannot be.
            let opened = out.read_line(&mut String::new()).expect("its words") > 0;
            let serve = Serve { child, _out: out, address: format!("127.0.0.1:{port}") };
            if opened {
                wait_for("the server answers", || serve.is_well());
                return serve;
            }
        }
        panic!("the server did not open in {TRIES} tries");
    }

    fn is_well(&self) -> bool {
        matches!(request(&self.address, "GET", "/healthz", None, ""), Ok((200, _)))
    }

    pub fn port(&self) -> u16 {
        let port = self.address.rsplit(':').next();
        port.and_then(|port| port.parse().ok()).expect("a port")
    }

    /// Ends it at once, as if the machine had failed.
    pub fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ended");
    }

    pub fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([&format!("-{name}"), &id]).status();
        assert!(sent.expect("kill is there").success());
    }

    pub fn ends(&mut self) -> bool {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Ok(Some(status)) = self.child.try_wait() {
                return status.success();
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        false
    }

    /// A figure of its metrics.
    pub fn count(&self, name: &str) -> u64 {
        let told = request(&self.address, "GET", "/metrics", None, "").map_or(String::new(), |(_, told)| told);
        let figure = told.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
        figure.unwrap_or(0)
    }
}

impl Drop for Serve {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub fn wait_for(what: &str, done: impl Fn() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(begun.elapsed() < PATIENCE, "waited too long: {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// One request on a connection of its own: the status and the body.
pub fn request(address: &str, method: &str, path: &str, secret: Option<&str>, body: &str) -> io::Result<(u16, String)> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let proof = secret.map(|secret| format!("Authorization: Bearer {secret}\r\n")).unwrap_or_default();
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.0\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n{proof}\r\n{body}"
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| io::Error::other("cut off"))?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    Ok((status.ok_or_else(|| io::Error::other("no status"))?, body.to_owned()))
}

/// A table that was set.
pub struct Table {
    pub id: String,
    pub owner: String,
    /// The secrets of the seats that are ours, in order.
    pub secrets: Vec<String>,
}

/// A table of connect four.
pub fn set(server: &Serve, seats: &[&str]) -> Table {
    set_with(server, "connect-four", seats, &json!({}), 7)
}

pub fn set_with(server: &Serve, game: &str, seats: &[&str], options: &Value, seed: u64) -> Table {
    let wanted = json!({ "game": game, "seats": seats, "name": "Anna", "options": options, "seed": seed }).to_string();
    let (status, told) = request(&server.address, "POST", "/api/v1/tables", None, &wanted).expect("an answer");
    assert_eq!(status, 201, "{told}");
    let told: Value = serde_json::from_str(&told).expect("JSON");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let seats = told["seats"].as_array().expect("seats");
    Table {
        id: text(&told["table"]),
        owner: text(&told["owner"]),
        secrets: seats.iter().filter(|seat| seat["token"].is_string()).map(|seat| text(&seat["token"])).collect(),
    }
}

impl Table {
    pub fn get(&self, address: &str, seat: usize, what: &str) -> io::Result<(u16, String)> {
        let path = format!("/api/v1/tables/{}/{what}", self.id);
        request(address, "GET", &path, Some(&self.secrets[seat]), "")
    }

    pub fn post(&self, address: &str, seat: usize, what: &str, body: &Value) -> io::Result<(u16, String)> {
        let path = format!("/api/v1/tables/{}/{what}", self.id);
        request(address, "POST", &path, Some(&self.secrets[seat]), &body.to_string())
    }

    /// Every answer that was given, by whom: out of the record, or what runs of it.
    pub fn answers(&self, address: &str) -> Vec<(String, String)> {
        let (_, record) = self.get(address, 0, "record").expect("a record");
        let answers = record.lines().filter_map(|line| {
            let line = line.split(" ~").next()?;
            let (seat, answer) = line.split_once(' ')?;
            (seat.parse::<u8>().is_ok() && answer.starts_with("drop ")).then(|| (seat.to_owned(), answer.to_owned()))
        });
        answers.collect()
    }
}
