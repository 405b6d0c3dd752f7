//! How a server starts, stops and tells what is wrong.

use crate::house::{Folder, Serve, Table, request, set};
use crate::postgres::Postgres;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
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
    let (logged, events) = read_log(&log);
    let said = |what: &str| events.iter().any(|event| event["message"] == what);
    assert!(said("open") && said("closing") && said("closed") && said("a slow answer"), "{logged}");
    let slow = events.iter().find(|event| event["route"] == "/api/v1/tables/{table}/answer");
    assert!(slow.is_some(), "{logged}");
    assert_no_secrets(&logged, &table);
}

/// The log as it is written, and its lines.
fn read_log(log: &str) -> (String, Vec<Value>) {
    let logged = std::fs::read_to_string(log).expect("a log");
    let events = logged.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    (logged, events)
}

#[track_caller]
fn assert_no_secrets(logged: &str, table: &Table) {
    for secret in [&table.id, &table.owner, &table.secrets[0], &table.secrets[1]] {
        assert!(!logged.contains(secret.as_str()), "{logged}");
    }
}

/// An answer cannot be kept, for a reason of which the log tells this much. Nothing of the table is in it.
#[track_caller]
fn assert_failure_is_logged(server: &Serve, table: &Table, log: &str, reason: &str) {
    let answer = json!({ "question": 0, "answer": "drop 4", "seat": 1 });
    let (status, told) = table.post(&server.address, 0, "answer", &answer).expect("an answer");
    assert_eq!(status, 503, "{told}");
    let (logged, events) = read_log(log);
    let line = |what: &str| events.iter().find(|event| event["message"] == what && event["level"] == "ERROR");
    let failed = line("the store failed").unwrap_or_else(|| panic!("it is not logged: {logged}"));
    assert_eq!(failed["what"], "a change of a table");
    assert!(failed["error"].as_str().is_some_and(|error| error.contains(reason)), "{logged}");
    let request = line("a request failed").unwrap_or_else(|| panic!("it is not logged: {logged}"));
    let told = (&request["route"], &request["status"]);
    assert_eq!(told, (&json!("/api/v1/tables/{table}/answer"), &json!(503)));
    assert_no_secrets(&logged, table);
}

/// From now on every answer is refused, as by a disk that is full.
fn refuse_answers(file: &str) {
    let refusing = async {
        let mut db = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(file)).await?;
        let refuse = "BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END";
        sqlx::raw_sql(sqlx::AssertSqlSafe(format!("CREATE TRIGGER full BEFORE INSERT ON answers {refuse}")))
            .execute(&mut db)
            .await?;
        db.close().await
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(refusing).expect("the trigger is made");
}

#[test]
fn a_write_that_fails_is_logged_without_a_secret() {
    let folder = Folder::new("full");
    let (data, log) = (folder.path("data"), folder.path("log"));
    let server = Serve::start_logged(&["--data".to_owned(), data.clone(), "--log-json".to_owned()], &log);
    let table = set(&server, &["me", "me"]);
    refuse_answers(&format!("{data}/tavola.sqlite3"));
    assert_failure_is_logged(&server, &table, &log, "disk is full");
}

#[test]
fn a_lost_database_is_logged_without_a_secret() {
    let Some(postgres) = Postgres::start() else { return };
    let folder = Folder::new("lost");
    let log = folder.path("log");
    let address = postgres.address.replace("//tavola@", "//tavola:hush-hush@");
    let server = Serve::start_logged(&["--database".to_owned(), address, "--log-json".to_owned()], &log);
    let table = set(&server, &["me", "me"]);
    drop(postgres);
    assert_failure_is_logged(&server, &table, &log, "");
    assert!(!read_log(&log).0.contains("hush-hush"));
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
