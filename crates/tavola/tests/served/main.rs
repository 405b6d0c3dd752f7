//! `tavola serve` as it is run: whole processes, killed and stopped, and a terminal that sits at one of their tables.

mod at;
mod campaign;
mod house;
mod postgres;
mod proxy;
mod soak;
mod standing;
mod two;

use house::{Folder, Serve, set};
use serde_json::json;

/// What was acknowledged is there after a stop in the middle of play, and the stop waits for nobody's thoughts.
#[test]
fn a_server_that_is_told_to_stop_finishes_what_it_writes() {
    let folder = Folder::new("stop");
    let place = ["--data".to_owned(), folder.path("data")];
    let mut server = Serve::start(&place);
    let table = set(&server, &["me", "me"]);
    let answers = std::thread::scope(|scope| {
        let playing = scope.spawn(|| {
            let mut kept = Vec::new();
            for (turn, column) in [4, 4, 5, 5, 6, 3, 3, 6, 2, 1, 1, 2].iter().enumerate() {
                let answer = json!({ "question": turn, "answer": format!("drop {column}"), "seat": turn % 2 + 1 });
                match table.post(&server.address, turn % 2, "answer", &answer) {
                    Ok((200, _)) => kept.push(*column),
                    _ => break,
                }
            }
            kept
        });
        while server.count("tavola_answers_total") < 3 {
            std::thread::yield_now();
        }
        server.signal("TERM");
        playing.join().expect("the player's thread")
    });
    assert!(server.ends(), "it stops by itself");
    let server = Serve::start(&place);
    let kept = table.answers(&server.address);
    // The third is counted before it is kept and told, and a busy machine may be stopped in between.
    assert!(answers.len() >= 2 && kept.len() >= answers.len());
    let words: Vec<String> = answers.iter().map(|column| format!("drop {column}")).collect();
    let kept: Vec<&str> = kept.iter().map(|(_, answer)| answer.as_str()).collect();
    assert_eq!(kept[..words.len()], words);
}

/// What is kept in one directory can be moved to another, and nothing is taken into a directory that is in use.
#[test]
fn all_tables_move_house_in_one_file() {
    let folder = Folder::new("moving");
    let (old, new, file) = (folder.path("old"), folder.path("new"), folder.path("tables.jsonl"));
    let run = |words: &[&str]| {
        let out = std::process::Command::new(env!("CARGO_BIN_EXE_tavola"))
            .args(["--lang", "en", "tables"])
            .args(words)
            .output()
            .expect("the program runs");
        (
            out.status.success(),
            String::from_utf8_lossy(&out.stdout).into_owned() + &String::from_utf8_lossy(&out.stderr),
        )
    };
    let server = Serve::start(&["--data".to_owned(), old.clone()]);
    let table = set(&server, &["me", "me"]);
    let answer = json!({ "question": 0, "answer": "drop 4", "seat": 1 });
    assert_eq!(table.post(&server.address, 0, "answer", &answer).expect("an answer").0, 200);
    let (well, said) = run(&["import", &file, "--data", &old]);
    assert!(!well, "the server has the directory: {said}");
    drop(server);
    let (well, said) = run(&["export", &file, "--data", &old]);
    assert!(well && said.contains("one table with 2 rows"), "{said}");
    let (well, said) = run(&["import", &file, "--data", &new]);
    assert!(well, "{said}");
    let server = Serve::start(&["--data".to_owned(), new]);
    assert_eq!(table.answers(&server.address), [("1".to_owned(), "drop 4".to_owned())]);
}
