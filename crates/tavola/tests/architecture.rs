//! The map in ARCHITECTURE.md, held against the manifests.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::Command;

type Crates = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn page() -> String {
    std::fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the page is there")
}

/// The crates of the workspace and what each depends on, tests and benches aside.
fn manifests() -> Crates {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo metadata runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo metadata is JSON");
    let packages = metadata["packages"].as_array().expect("there are packages");
    let name = |package: &Value| package["name"].as_str().unwrap_or_default().to_owned();
    let names: BTreeSet<String> = packages.iter().map(name).collect();
    let needs = |package: &Value| {
        let all = package["dependencies"].as_array().into_iter().flatten();
        let shipped = all.filter(|need| need["kind"].as_str() != Some("dev"));
        shipped.map(name).filter(|need| names.contains(need)).collect()
    };
    packages.iter().map(|package| (name(package), needs(package))).collect()
}

/// The rows of the map: a crate and the crates it may use.
fn map() -> Crates {
    let page = page();
    let section = page.split("## ").find(|section| section.starts_with("The map"));
    let rows = section.expect("there is a map").lines().filter(|line| line.starts_with("| `"));
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let uses = cells[2].split(',').map(|name| name.trim().to_owned());
        (cells[0].trim_matches('`').to_owned(), uses.filter(|name| name != "–").collect())
    })
    .collect()
}

/// The crates that hold a game: their row says so.
fn games() -> BTreeSet<String> {
    let page = page();
    let rows = page.lines().filter(|line| line.starts_with("| `") && line.contains("a game crate"));
    rows.filter_map(|row| row.split('`').nth(1)).map(str::to_owned).collect()
}

#[test]
fn the_map_lists_every_crate_and_no_other() {
    let mapped: Vec<String> = map().into_keys().collect();
    let there: Vec<String> = manifests().into_keys().collect();
    assert_eq!(mapped, there);
}

#[test]
fn no_crate_depends_against_the_directions() {
    let (map, games) = (map(), games());
    for (name, needs) in manifests() {
        let allowed = &map[&name];
        let any = allowed.contains("everything");
        for need in needs {
            let game = allowed.contains("games") && games.contains(&need);
            assert!(any || game || allowed.contains(&need), "{name} uses {need}, which the map does not allow");
        }
    }
}

#[test]
fn testkit_is_for_tests_only() {
    for (name, needs) in manifests() {
        assert!(!needs.contains("testkit"), "{name} ships with testkit");
    }
}

#[test]
fn the_page_points_at_files_that_exist() {
    let page = page();
    let paths = page.split('`').filter(|word| word.contains('/') && !word.contains(' '));
    for path in paths {
        assert!(root().join(path).exists(), "ARCHITECTURE.md names {path}");
    }
}
