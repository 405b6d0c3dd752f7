//! Two servers on one database under trouble: servers are killed, the database is restarted gently and at once, and people play and
//! chat on. What every client was told is compared with what is kept, and after every disturbance both servers must soon show the same.

use crate::house::{PATIENCE, Serve, Table, request, set};
use crate::postgres::Postgres;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, RwLock};
use std::time::{Duration, Instant};
use table::Rng;

const TABLES: usize = 6;

/// How often the long test of kills kills.
const KILLS: usize = 100;

/// How long the soak lasts, unless this variable says otherwise.
const SECONDS: &str = "TAVOLA_SOAK_SECONDS";

#[test]
fn two_servers_and_their_database_come_through_a_few_disturbances() {
    let all = [Trouble::Kill, Trouble::Database("immediate"), Trouble::Kill, Trouble::Database("fast")];
    soak(all.into_iter());
}

#[test]
#[ignore = "takes minutes"]
fn a_hundred_kills_lose_nothing_and_leave_nobody_behind() {
    soak(std::iter::repeat_n(Trouble::Kill, KILLS));
}

#[test]
#[ignore = "takes ten minutes"]
fn ten_minutes_of_trouble_lose_nothing_and_leave_nobody_behind() {
    let seconds = std::env::var(SECONDS).ok().and_then(|seconds| seconds.parse().ok());
    let end = Instant::now() + Duration::from_secs(seconds.unwrap_or(600));
    let mut rng = Rng::new(2026);
    soak(std::iter::from_fn(move || {
        (Instant::now() < end).then(|| match rng.next_u64() % 4 {
            0 => Trouble::Database("fast"),
            1 => Trouble::Database("immediate"),
            _ => Trouble::Kill,
        })
    }));
}

#[derive(Clone, Copy)]
enum Trouble {
    /// One of the servers is killed and started again.
    Kill,
    Database(&'static str),
}

/// What a client was told became of something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    Kept,
    Refused,
    /// The connection was cut, or the server itself did not know.
    Unknown,
}

/// What a client tried: an answer to a question, by a seat.
#[derive(Debug, Clone)]
struct Tried {
    question: usize,
    seat: usize,
    answer: String,
    fate: Fate,
}

/// A table, and what everybody at it was told.
struct Watched {
    table: Table,
    answers: Mutex<Vec<Tried>>,
    chat: Mutex<BTreeMap<String, Fate>>,
    over: AtomicBool,
}

struct Evening {
    addresses: [String; 2],
    tables: RwLock<Vec<Watched>>,
    /// While it is set nobody begins anything new.
    pause: AtomicBool,
    /// How many requests are under way.
    busy: AtomicUsize,
    end: AtomicBool,
    said: AtomicUsize,
}

fn soak(troubles: impl Iterator<Item = Trouble>) {
    let Some(mut postgres) = Postgres::start() else { return };
    let place = ["--database".to_owned(), postgres.address.clone()];
    let mut servers = [Serve::start(&place), Serve::start(&place)];
    let evening = Evening {
        addresses: [servers[0].address.clone(), servers[1].address.clone()],
        tables: RwLock::default(),
        pause: AtomicBool::new(false),
        busy: AtomicUsize::new(0),
        end: AtomicBool::new(false),
        said: AtomicUsize::new(0),
    };
    for _ in 0..TABLES {
        evening.add(&servers[0]);
    }
    let (mut disturbed, mut slowest) = (0, Duration::ZERO);
    std::thread::scope(|scope| {
        for place in 0..TABLES {
            for seat in 0..2 {
                let evening = &evening;
                scope.spawn(move || evening.play(place, seat));
            }
            let evening = &evening;
            scope.spawn(move || evening.chat(place));
        }
        // Whatever fails here must not leave the players playing for ever.
        let ending = Ending(&evening);
        let mut rng = Rng::new(7);
        for trouble in troubles {
            std::thread::sleep(Duration::from_millis(300 + rng.next_u64() % 1500));
            match trouble {
                Trouble::Kill => {
                    let server = &mut servers[(rng.next_u64() % 2) as usize];
                    server.kill();
                    *server = Serve::start_at(server.port(), &place);
                }
                Trouble::Database(how) => postgres.restart(how),
            }
            disturbed += 1;
            std::thread::sleep(Duration::from_millis(rng.next_u64() % 500));
            slowest = slowest.max(evening.agree());
            evening.replace_finished(&servers[0]);
        }
        drop(ending);
    });
    evening.agree();
    evening.check(&servers[0].address);
    // And nothing of it was only in somebody's memory.
    servers.iter_mut().for_each(Serve::kill);
    let fresh = Serve::start(&place);
    let (kept, refused, unknown) = evening.check(&fresh.address);
    println!(
        "{disturbed} disturbances, {} tables; told kept {kept}, refused {refused}, unknown {unknown}; none lost; the servers agreed after {slowest:?} at most",
        evening.tables.read().unwrap().len()
    );
    assert!(kept > 0);
}

struct Ending<'a>(&'a Evening);

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        self.0.end.store(true, Ordering::SeqCst);
    }
}

impl Evening {
    fn add(&self, server: &Serve) {
        let table = set(server, &["me", "me"]);
        self.tables.write().unwrap().push(Watched {
            table,
            answers: Mutex::default(),
            chat: Mutex::default(),
            over: AtomicBool::new(false),
        });
    }

    /// A game that is over makes place for another; players look for the newest of their place.
    fn replace_finished(&self, server: &Serve) {
        let newest = |place: usize| {
            let tables = self.tables.read().unwrap();
            (place..tables.len()).step_by(TABLES).next_back().map(|n| tables[n].over.load(Ordering::SeqCst))
        };
        // Places are filled round by round, so a new round begins when all are over.
        if (0..TABLES).all(|place| newest(place) == Some(true)) {
            (0..TABLES).for_each(|_| self.add(server));
        }
    }

    /// Does something at the newest table of a place, unless there is a pause. `None` when the evening is over.
    fn at<T>(&self, place: usize, act: impl FnOnce(&Watched) -> T) -> Option<Option<T>> {
        if self.end.load(Ordering::SeqCst) {
            return None;
        }
        self.busy.fetch_add(1, Ordering::SeqCst);
        let done = (!self.pause.load(Ordering::SeqCst)).then(|| {
            let tables = self.tables.read().unwrap();
            let newest = (place..tables.len()).step_by(TABLES).next_back().expect("a table");
            act(&tables[newest])
        });
        self.busy.fetch_sub(1, Ordering::SeqCst);
        Some(done)
    }

    /// Plays a seat, at one server, whatever becomes of it.
    fn play(&self, place: usize, seat: usize) {
        let mut turn = 0;
        while self.at(place, |watched| self.answer(watched, (place + seat) % 2, seat, turn)).is_some() {
            turn += 1;
            std::thread::sleep(Duration::from_millis(250));
        }
    }

    fn answer(&self, watched: &Watched, server: usize, seat: usize, turn: usize) {
        let (table, address) = (&watched.table, &self.addresses[server]);
        let Ok((200, told)) = table.get(address, seat, "question") else {
            return;
        };
        let told: Value = serde_json::from_str(&told).unwrap_or_default();
        if told.get("outcome").is_some() {
            watched.over.store(true, Ordering::SeqCst);
            return;
        }
        let options = told["options"].as_array().map_or(&[][..], Vec::as_slice);
        let (Some(question), false) = (told["question"].as_u64(), options.is_empty()) else {
            return;
        };
        // A second try of one question is now and then another answer.
        let choice = (question as usize * 7 + turn / 3) % options.len();
        let answer = options[choice]["answer"].as_str().unwrap_or_default().to_owned();
        let body = json!({ "question": question, "answer": answer, "seat": seat + 1 });
        let fate = fate(&table.post(address, seat, "answer", &body));
        watched.answers.lock().unwrap().push(Tried { question: question as usize, seat, answer, fate });
    }

    fn chat(&self, place: usize) {
        let mut turn = 0;
        while self
            .at(place, |watched| {
                let words = format!("line-{}-", self.said.fetch_add(1, Ordering::SeqCst));
                // A page shows this many lines at most.
                if watched.chat.lock().unwrap().len() < 190 {
                    let fate = fate(&say(&watched.table, &self.addresses[turn % 2], &words));
                    watched.chat.lock().unwrap().insert(words, fate);
                }
            })
            .is_some()
        {
            turn += 1;
            std::thread::sleep(Duration::from_millis(600));
        }
    }

    /// Waits until nobody does anything and both servers show the same, all that was acknowledged included. Gives how long it took.
    fn agree(&self) -> Duration {
        self.pause.store(true, Ordering::SeqCst);
        while self.busy.load(Ordering::SeqCst) > 0 {
            std::thread::sleep(Duration::from_millis(20));
        }
        let begun = Instant::now();
        let tables = self.tables.read().unwrap();
        let from = tables.len() - TABLES;
        for watched in &tables[from..] {
            loop {
                let shown = self.addresses.each_ref().map(|address| shown(&watched.table, address));
                if let [Some(one), Some(two)] = &shown
                    && one == two
                    && watched.misses(one).is_none()
                {
                    break;
                }
                assert!(
                    begun.elapsed() < PATIENCE,
                    "table {} differs: {:?}\n{shown:?}",
                    watched.table.id,
                    shown.iter().flatten().find_map(|shown| watched.misses(shown))
                );
                std::thread::sleep(Duration::from_millis(100));
            }
        }
        self.pause.store(false, Ordering::SeqCst);
        begun.elapsed()
    }

    /// Everything at every table as one server shows it, against what was told: how much of each fate there was.
    fn check(&self, address: &str) -> (usize, usize, usize) {
        let mut all = (0, 0, 0);
        for watched in self.tables.read().unwrap().iter() {
            let shown = shown(&watched.table, address).expect("the table is there");
            assert_eq!(watched.misses(&shown), None, "table {}", watched.table.id);
            let answers = watched.answers.lock().unwrap();
            let chat = watched.chat.lock().unwrap();
            for fate in answers.iter().map(|tried| tried.fate).chain(chat.values().copied()) {
                match fate {
                    Fate::Kept => all.0 += 1,
                    Fate::Refused => all.1 += 1,
                    Fate::Unknown => all.2 += 1,
                }
            }
        }
        all
    }
}

/// What a server shows of a table: the answers that were given, and the page with the chat.
#[derive(PartialEq)]
struct Shown {
    answers: Vec<(String, String)>,
    chat: Vec<String>,
}

impl std::fmt::Debug for Shown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} answers, {} lines", self.answers.len(), self.chat.len())
    }
}

fn shown(table: &Table, address: &str) -> Option<Shown> {
    let Ok((200, _)) = table.get(address, 0, "record") else {
        return None;
    };
    let Ok((200, page)) = request(address, "GET", &format!("/t/{}", table.id), Some(&table.secrets[0]), "") else {
        return None;
    };
    let lines = page.match_indices("line-").filter_map(|(at, _)| {
        let number = page[at + 5..].split('-').next()?;
        number.parse::<usize>().ok().map(|number| format!("line-{number}-"))
    });
    Some(Shown { answers: table.answers(address), chat: lines.collect() })
}

impl Watched {
    /// What was told as kept and is not shown, or was told as refused and is.
    fn misses(&self, shown: &Shown) -> Option<String> {
        let answers = self.answers.lock().unwrap();
        let stands = |tried: &Tried| {
            let there = shown.answers.get(tried.question);
            there.is_some_and(|(seat, answer)| *seat == (tried.seat + 1).to_string() && *answer == tried.answer)
        };
        let same = |one: &Tried, other: &Tried| (one.question, &one.answer) == (other.question, &other.answer);
        for tried in answers.iter() {
            let right = match tried.fate {
                Fate::Kept => stands(tried),
                // The same answer may have been given before, and its fate not been told.
                Fate::Refused => {
                    !stands(tried) || answers.iter().any(|other| same(tried, other) && other.fate != Fate::Refused)
                }
                Fate::Unknown => true,
            };
            if !right {
                return Some(format!("{tried:?}"));
            }
        }
        let chat = self.chat.lock().unwrap();
        chat.iter().find_map(|(words, fate)| {
            let times = shown.chat.iter().filter(|line| *line == words).count();
            let right = match fate {
                Fate::Kept => times == 1,
                Fate::Refused => times == 0,
                Fate::Unknown => times <= 1,
            };
            (!right).then(|| format!("{words} {fate:?}, {times} times"))
        })
    }
}

/// What an answer of a server says about what was sent.
fn fate(answered: &std::io::Result<(u16, String)>) -> Fate {
    match answered {
        Ok((200..400, _)) => Fate::Kept,
        Ok((503, said)) if said.contains("will only be known") => Fate::Unknown,
        Ok((400..500 | 503, _)) => Fate::Refused,
        _ => Fate::Unknown,
    }
}

/// Says something at a table as its page does.
fn say(table: &Table, address: &str, words: &str) -> std::io::Result<(u16, String)> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(60)))?;
    let form = format!("seat=1&said={words}");
    write!(
        stream,
        "POST /t/{}/chat HTTP/1.0\r\nHost: {address}\r\nX-Tavola: 1\r\nAccept-Language: en\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\nAuthorization: Bearer {}\r\n\r\n{form}",
        table.id,
        form.len(),
        table.secrets[0]
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
    let body = answer.split_once("\r\n\r\n").map(|(_, body)| body.to_owned());
    match (status, body) {
        (Some(status), Some(body)) => Ok((status, body)),
        _ => Err(std::io::Error::other("cut off")),
    }
}
