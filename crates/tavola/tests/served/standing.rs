//! How a server starts, stops and tells what is wrong.

use crate::house::{Folder, Serve, request, set};
use serde_json::json;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};

/// Runs `tavola serve` where it cannot open: what it says on both ways out.
fn refused(args: &[&str]) -> (String, String) {
    let out = Command::new(env!("CARGO_BIN_EXE_tavola"))
        .args(["--lang", "en", "serve", "--log", "off"])
        .args(args)
        .output()
        .expect("the program runs");
    assert!(!out.status.success());
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&out.stdout), text(&out.stderr))
}

#[test]
fn what_cannot_be_opened_is_told_in_a_sentence_and_nothing_is_said_to_stand() {
    let folder = Folder::new("refused");
    let (said, told) = refused(&["--port", "0", "--database", "mysql://user:secret@x/y"]);
    assert!(said.is_empty(), "{said}");
    assert!(told.contains("“mysql” is not a kind of database") && !told.contains("secret"), "{told}");

    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("its number").port().to_string();
    let (said, told) = refused(&["--port", &port, "--data", &folder.path("data")]);
    assert!(said.is_empty(), "{said}");
    assert!(told.contains(&format!("The server cannot listen at 127.0.0.1:{port}")), "{told}");

    // A port that nobody listens at refuses at once; one that never answers is given up after five seconds.
    let silent = TcpListener::bind("127.0.0.1:0").expect("a port");
    let silent = silent.local_addr().expect("its number");
    for address in ["127.0.0.1:9", &silent.to_string()] {
        let database = format!("postgres://nobody:secret@{address}/none");
        let (said, told) = refused(&["--port", "0", "--database", &database]);
        assert!(said.is_empty(), "{said}");
        assert!(told.contains(&format!("the database at {address} cannot be reached")), "{told}");
        assert!(!told.contains("secret"), "{told}");
    }
}

#[test]
fn the_address_is_told_once_it_can_be_asked() {
    let folder = Folder::new("opened");
    let mut child = Command::new(env!("CARGO_BIN_EXE_tavola"))
        .args(["--lang", "en", "serve", "--port", "0", "--log", "off", "--data", &folder.path("data")])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).expect("an address");
    let well = request(address, "GET", "/healthz", None, "");
    let _ = child.kill();
    let _ = child.wait();
    assert_eq!(well.expect("an answer at once").0, 200, "{line}");
}

/// Connections that never come to an end do not keep it from stopping, and the log says what happened without a secret.
#[test]
fn a_stop_waits_for_no_half_request_and_is_logged() {
    let folder = Folder::new("halves");
    let log = folder.path("log");
    let place =
        ["--data".to_owned(), folder.path("data"), "--log-json".to_owned(), "--slow".to_owned(), "0".to_owned()];
    let mut server = Serve::start_logged(&place, &log);
    let table = set(&server, &["me", "me"]);
    let answer = json!({ "question": 0, "answer": "drop 4", "seat": 1 });
    assert_eq!(table.post(&server.address, 0, "answer", &answer).expect("an answer").0, 200);
    let mut held = Vec::new();
    for half in
        ["GET / HTTP/1.1\r\nHost: loc", "POST /join HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n", ""]
    {
        let mut stream = TcpStream::connect(&server.address).expect("a connection");
        stream.write_all(half.as_bytes()).expect("it is taken");
        held.push(stream);
    }
    server.signal("TERM");
    assert!(server.ends(), "it stops by itself");
    let logged = std::fs::read_to_string(&log).expect("a log");
    let events: Vec<serde_json::Value> = logged.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let said = |what: &str| events.iter().any(|event| event["message"] == what);
    assert!(said("open") && said("closing") && said("closed") && said("a slow answer"), "{logged}");
    let slow = events.iter().find(|event| event["route"] == "/api/v1/tables/{table}/answer");
    assert!(slow.is_some(), "{logged}");
    for secret in [&table.id, &table.owner, &table.secrets[0], &table.secrets[1]] {
        assert!(!logged.contains(secret.as_str()), "{logged}");
    }
}

#[test]
fn everything_that_is_kept_can_be_copied_while_the_server_runs() {
    let folder = Folder::new("backup");
    let (old, new, file) = (folder.path("old"), folder.path("new"), folder.path("tables.jsonl"));
    let server = Serve::start(&["--data".to_owned(), old.clone()]);
    let table = set(&server, &["me", "me"]);
    let drop_in = |question: usize, column: usize| {
        let answer = json!({ "question": question, "answer": format!("drop {column}"), "seat": question % 2 + 1 });
        table.post(&server.address, question % 2, "answer", &answer).expect("an answer").0
    };
    assert_eq!(drop_in(0, 4), 200);
    let run = |words: &[&str]| {
        let out = Command::new(env!("CARGO_BIN_EXE_tavola"))
            .args(["--lang", "en", "tables"])
            .args(words)
            .output()
            .expect("the program runs");
        let said = String::from_utf8_lossy(&out.stdout).into_owned() + &String::from_utf8_lossy(&out.stderr);
        assert!(out.status.success(), "{said}");
    };
    run(&["export", &file, "--data", &old]);
    assert_eq!(drop_in(1, 5), 200, "the server has noticed nothing");
    run(&["import", &file, "--data", &new]);
    let copy = Serve::start(&["--data".to_owned(), new]);
    assert_eq!(table.answers(&copy.address), [("1".to_owned(), "drop 4".to_owned())], "as it was then");
}

/// Reads as much as there is of a stream of bytes.
pub fn read_some(stream: &mut TcpStream) -> String {
    let mut some = vec![0; 65536];
    let count = stream.read(&mut some).unwrap_or(0);
    String::from_utf8_lossy(&some[..count]).into_owned()
}
