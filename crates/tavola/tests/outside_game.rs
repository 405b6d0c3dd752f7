//! A package outside the workspace defines a game, puts it on a shelf of its own and lets bots play it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs cargo in the package. It builds with the crates that the workspace has locked, so that nothing is fetched.
fn cargo(package: &Path, words: &[&str]) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::copy(root.join("Cargo.lock"), package.join("Cargo.lock")).expect("the versions are copied");
    let output = Command::new(env!("CARGO"))
        .args(words)
        .args(["--offline", "--quiet"])
        .current_dir(package)
        .env("CARGO_TARGET_DIR", root.join("target"))
        .output()
        .expect("cargo runs");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "cargo {words:?}\n{said}{}", String::from_utf8_lossy(&output.stderr));
    said
}

#[test]
#[ignore = "builds the kernel once more, outside the workspace"]
fn a_game_outside_the_workspace_is_played_by_bots_and_keeps_the_contract() {
    let package = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/outside-game");
    let said = cargo(&package, &["run"]);
    assert!(said.lines().any(|line| line == "Search takes the last stick and wins."), "{said}");
    cargo(&package, &["test"]);
}
