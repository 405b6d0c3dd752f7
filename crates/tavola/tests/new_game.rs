//! docs/new-game.md and docs/new-game-hidden.md, followed step by step as a new user would, and `tavola new-game`, which follows the first.

mod map;

use map::root;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use table::rulebook::{Books, coverage, test_names};

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
    let output =
        Command::new(words[0]).args(&words[1..]).current_dir(workspace).env("CARGO_TARGET_DIR", target).output();
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

/// A copy of the workspace that goes when it is no longer needed.
struct Workspace(PathBuf);

impl Workspace {
    fn new(name: &str) -> Workspace {
        let folder = std::env::temp_dir().join(format!("tavola-{name}-{}", std::process::id()));
        copy(&root(), &folder);
        Workspace(folder)
    }
}

impl Drop for Workspace {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Follows the blocks of a page that are wanted, in a copy of the workspace with a name of its own.
fn walk(page: &str, name: &str, wanted: impl Fn(&Block) -> bool) -> Workspace {
    let workspace = Workspace::new(name);
    let page = fs::read_to_string(root().join("docs").join(page)).expect("the page is there");
    let blocks = blocks(&page);
    let wanted = blocks.iter().filter(|block| wanted(block));
    wanted.for_each(|block| follow(block, &workspace.0));
    workspace
}

/// What can be said of a workspace with a new game before anything is built: the game is in the map and on the shelf, depends on nothing that the map does
/// not allow, is formatted, and has a test for every rule of a rulebook that says the same in both languages.
fn holds(workspace: &Workspace, package: &str) {
    let map = map::Workspace::at(&workspace.0);
    let faults = [map.missing_rows(), map.wrong_directions(), map.shipped_testkit(), map.missing_files()].concat();
    assert_eq!(faults, Vec::<String>::new());
    let read = |path: &str| fs::read_to_string(workspace.0.join(path)).unwrap_or_else(|why| panic!("{path}: {why}"));
    assert!(read("crates/shelf/src/standard.rs").contains(&format!("put::<{package}::")), "it is on the shelf");
    run(&format!("cargo fmt -p {package} -p shelf --check"), &workspace.0);
    let rulebook = |name: &str| read(&format!("crates/{package}/{name}"));
    let books = Books::parse(&rulebook("RULES.md"), &rulebook("RULES.it.md")).expect("both rulebooks can be read");
    let names = test_names(&rulebook("tests/rules.rs"));
    let numbered = |name: &&str| name.as_bytes()[1].is_ascii_digit();
    let names: Vec<&str> = names.iter().map(String::as_str).filter(numbered).collect();
    assert_eq!(coverage(books.get("en"), &names), Vec::<String>::new());
}

#[test]
fn the_pages_lead_to_games_in_the_map_and_on_the_shelf_with_a_test_for_every_rule() {
    holds(&walk("new-game.md", "new-lines", |block| block.order != "run"), "pig");
    holds(&walk("new-game-hidden.md", "hidden-lines", |block| block.order != "run"), "strongbox");
}

#[test]
fn the_command_leads_there_as_well() {
    let workspace = Workspace::new("made-lines");
    make(&workspace, "zebra-crossing-at-night");
    holds(&workspace, "zebra_crossing_at_night");
    let code = fs::read_to_string(workspace.0.join("crates/zebra_crossing_at_night/src/lib.rs")).expect("its code");
    let hue = code.split_once("hue: ").and_then(|(_, rest)| rest.split_once(',')).expect("it has a hue").0;
    let hue: u16 = hue.parse().expect("a number");
    for game in shelf::games() {
        let other = game.about().looks.hue;
        let apart = hue.abs_diff(other).min(360 - hue.abs_diff(other));
        assert!(apart >= 20, "its hue is {apart} degrees from that of {}", game.about().slug);
    }
}

fn make(workspace: &Workspace, name: &str) {
    let made = Command::new(env!("CARGO_BIN_EXE_tavola"))
        .args(["new-game", name])
        .current_dir(&workspace.0)
        .output()
        .expect("the program runs");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}

#[test]
fn the_code_of_the_pages_is_formatted() {
    for page in ["new-game.md", "new-game-hidden.md"] {
        let text = fs::read_to_string(root().join("docs").join(page)).expect("the page is there");
        let rust = |block: &&Block| block.order.starts_with("file=") && block.order.ends_with(".rs");
        for block in blocks(&text).iter().filter(rust) {
            assert_eq!(formatted(block.body), format!("{}\n", block.body), "{page}, {}", block.order);
        }
    }
}

fn formatted(code: &str) -> String {
    use std::io::Write;
    let mut child = Command::new("rustfmt")
        .args(["--edition", "2024", "--config-path"])
        .arg(root().join("rustfmt.toml"))
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("rustfmt runs");
    let mut input = child.stdin.take().expect("a pipe");
    writeln!(input, "{code}").expect("it reads");
    drop(input);
    String::from_utf8(child.wait_with_output().expect("it ends").stdout).expect("text")
}

#[test]
#[ignore = "builds the whole workspace once more"]
fn the_page_followed_step_by_step_gives_a_running_game() {
    walk("new-game.md", "new-game", |_| true);
}

#[test]
#[ignore = "builds the whole workspace once more"]
fn the_second_page_followed_step_by_step_gives_a_running_game() {
    walk("new-game-hidden.md", "new-game-hidden", |_| true);
}

#[test]
#[ignore = "builds the whole workspace once more"]
fn the_command_makes_a_crate_that_passes_everything() {
    let workspace = Workspace::new("made");
    make(&workspace, "zebra-crossing-at-night");
    for line in [
        "cargo fmt --all --check",
        "cargo clippy --workspace --all-targets -- -D warnings",
        // All but its own go through every game on the shelf.
        "cargo test -p zebra_crossing_at_night -p shelf -p store -p terminal -p web",
        "cargo test -p tavola --test architecture --test cli",
        "cargo run -- play zebra-crossing-at-night --seats bot:random*2 --seed 3",
    ] {
        run(line, &workspace.0);
    }
}

#[test]
fn the_command_refuses_what_cannot_be_a_name_and_folders_that_are_no_sources() {
    let workspace = std::env::temp_dir().join(format!("tavola-nowhere-{}", std::process::id()));
    fs::create_dir_all(&workspace).expect("a folder");
    let said = |name: &str, folder: &Path| {
        let ran = Command::new(env!("CARGO_BIN_EXE_tavola"))
            .args(["--lang", "en", "new-game", name])
            .current_dir(folder)
            .output()
            .expect("the program runs");
        assert!(!ran.status.success());
        String::from_utf8_lossy(&ran.stderr).into_owned()
    };
    assert!(said("Deep Sea", &root()).contains("cannot be the name of a game"));
    assert!(said("connect-four", &root()).contains("is taken"));
    assert!(said("deep-sea", &workspace).contains("There are no sources of Tavola here"));
    fs::remove_dir_all(&workspace).expect("the folder goes");
}
