//! A terminal at a table of a server, line by line.

use crate::house::{Folder, Serve, Table, set, wait_for};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};

/// `tavola play --at`, with what it has written so far.
struct Terminal {
    child: Child,
    keys: ChildStdin,
    page: Arc<Mutex<String>>,
}

impl Terminal {
    fn sit(args: &[&str]) -> Terminal {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tavola"))
            .args(["--lang", "en", "play", "--plain"])
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let keys = child.stdin.take().expect("a pipe");
        let mut out = child.stdout.take().expect("a pipe");
        let page = Arc::new(Mutex::new(String::new()));
        let written = page.clone();
        std::thread::spawn(move || {
            let mut some = [0; 4096];
            while let Ok(count @ 1..) = out.read(&mut some) {
                written.lock().unwrap().push_str(&String::from_utf8_lossy(&some[..count]));
            }
        });
        Terminal { child, keys, page }
    }

    fn page(&self) -> String {
        self.page.lock().unwrap().clone()
    }

    /// Types a line once there have been this many questions.
    fn answer(&mut self, questions: usize, line: &str) {
        wait_for("a question", || self.page().matches("Which column").count() >= questions);
        writeln!(self.keys, "{line}").expect("it reads");
    }
}

fn asked(server: &Serve, table: &Table) -> Option<u64> {
    let (_, told) = table.get(&server.address, 0, "question").ok()?;
    let told: Value = serde_json::from_str(&told).ok()?;
    told["question"].as_u64()
}

#[test]
fn a_terminal_sits_down_answers_takes_back_and_leaves() {
    let folder = Folder::new("at");
    let server = Serve::start(&["--data".to_owned(), folder.path("data")]);
    let table = set(&server, &["open", "me"]);
    let link = format!("http://{}/t/{}", server.address, table.id);
    let mut bruno = Terminal::sit(&["--at", &link, "--name", "Bruno"]);
    bruno.answer(1, "drop 4");
    wait_for("the other is asked", || asked(&server, &table).is_some());
    writeln!(bruno.keys, "undo").unwrap();
    wait_for("the other is asked no more", || asked(&server, &table).is_none());
    bruno.answer(2, "drop 5");
    wait_for("the other is asked", || asked(&server, &table).is_some());
    let question = asked(&server, &table).unwrap();
    let answer = json!({ "question": question, "answer": "drop 1", "seat": 2 });
    assert_eq!(table.post(&server.address, 0, "answer", &answer).unwrap().0, 200);
    bruno.answer(3, "drop 9");
    wait_for("a refusal", || bruno.page().contains("> drop 9\n"));
    bruno.answer(3, "quit");
    assert!(bruno.child.wait().unwrap().success());
    let page = bruno.page();
    assert!(page.contains(&format!("/t/{}/sit/", table.id)), "the way back is told: {page}");
    assert!(page.contains("Anna drops a disc in column 1."), "{page}");
    let answers = table.answers(&server.address);
    let words: Vec<&str> = answers.iter().map(|(_, answer)| answer.as_str()).collect();
    assert_eq!(words.last(), Some(&"drop 1"));
    assert!(words.contains(&"drop 5"));
}

#[test]
fn a_table_is_found_by_its_code_and_what_is_wrong_is_told() {
    let folder = Folder::new("code");
    let server = Serve::start(&["--data".to_owned(), folder.path("data")]);
    let table = set(&server, &["me", "me"]);
    let (_, told) = table.get(&server.address, 0, "").or_else(|_| table.get(&server.address, 0, "question")).unwrap();
    assert!(!told.is_empty());
    let run = |args: &[&str]| {
        let out = Command::new(env!("CARGO_BIN_EXE_tavola"))
            .args(["--lang", "en", "play", "--plain"])
            .args(args)
            .stdin(Stdio::null())
            .output()
            .expect("the program runs");
        (
            out.status.success(),
            String::from_utf8_lossy(&out.stdout).into_owned() + &String::from_utf8_lossy(&out.stderr),
        )
    };
    let home = format!("http://{}", server.address);
    assert!(!run(&["--at", &home]).0, "which table is not said");
    assert!(!run(&["--at", &home, "--code", "ZZZZZZ"]).0);
    assert!(!run(&["--at", "https://somewhere"]).0);
    // A table where every seat is taken is looked at; with no input that ends at once.
    let (well, page) = run(&["--at", &format!("{home}/t/{}", table.id)]);
    assert!(well, "{page}");
    assert!(!page.contains(&table.secrets[0]) && !page.contains(&table.owner));
}
