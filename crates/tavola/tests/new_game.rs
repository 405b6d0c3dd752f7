//! docs/new-game.md, followed step by step as a new user would.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A block of code in the page, and what its first line says to do with it.
struct Block<'p> {
    order: &'p str,
    body: &'p str,
}

fn blocks(page: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut rest = page;
    while let Some((_, after)) = rest.split_once("\n```") {
        let (head, after) = after.split_once('\n').expect("a block has a first line");
        let (body, after) = after.split_once("\n```").expect("a block ends");
        let order = head.split_once(' ').map_or("", |(_, order)| order);
        blocks.push(Block { order, body });
        rest = after;
    }
    blocks
}

/// Does with a copy of the workspace what one block says.
fn follow(block: &Block, workspace: &Path) {
    let (verb, object) = block.order.split_once('=').unwrap_or((block.order, ""));
    match verb {
        "file" => write(&workspace.join(object), &format!("{}\n", block.body)),
        "append" => {
            let (path, heading) = object.split_once(" after=").expect("it says after what");
            let path = workspace.join(path);
            let text = fs::read_to_string(&path).expect("the file is there");
            assert!(text.contains(heading), "{path:?} has no {heading}");
            write(&path, &text.replacen(heading, &format!("{heading}\n{}", block.body), 1));
        }
        "replace" => {
            let path = workspace.join(object);
            let (old, new) = block.body.split_once('\n').expect("two lines");
            let text = fs::read_to_string(&path).expect("the file is there");
            assert!(text.contains(old), "{path:?} has no {old}");
            write(&path, &text.replacen(old, new, 1));
        }
        "run" => block.body.lines().for_each(|line| run(line, workspace)),
        other => assert!(other.is_empty(), "the page says {other}, which this test does not know"),
    }
}

fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("the folder is made");
    fs::write(path, text).expect("the file is written");
}

/// Runs a command in the copy. What the workspace has built already serves the copy too.
fn run(line: &str, workspace: &Path) {
    let words: Vec<&str> = line.split_whitespace().collect();
    let target = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target");
    let output = Command::new(words[0])
        .args(&words[1..])
        .current_dir(workspace)
        .env("CARGO_TARGET_DIR", target)
        .output();
    let output = output.expect("the command runs");
    let told = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{line}\n{told}");
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).expect("the folder can be read").flatten() {
        let name = entry.file_name();
        if name == "target" || name == ".git" {
            continue;
        }
        if entry.path().is_dir() {
            copy(&entry.path(), &to.join(name));
        } else {
            fs::create_dir_all(to).expect("the folder is made");
            fs::copy(entry.path(), to.join(name)).expect("the file is copied");
        }
    }
}

/// Follows the blocks of the page that are wanted, in a copy of the workspace with a name of its own.
fn walk(name: &str, wanted: impl Fn(&Block) -> bool) {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let workspace = std::env::temp_dir().join(format!("tavola-{name}-{}", std::process::id()));
    copy(&root, &workspace);
    let page = fs::read_to_string(root.join("docs/new-game.md")).expect("the page is there");
    let blocks = blocks(&page);
    let wanted = blocks.iter().filter(|block| wanted(block));
    wanted.for_each(|block| follow(block, &workspace));
    fs::remove_dir_all(&workspace).expect("the copy is removed");
}

#[test]
fn every_line_that_the_page_changes_is_there() {
    walk("new-lines", |block| block.order != "run");
}

#[test]
#[ignore = "builds the whole workspace once more"]
fn the_page_followed_step_by_step_gives_a_running_game() {
    walk("new-game", |_| true);
}
