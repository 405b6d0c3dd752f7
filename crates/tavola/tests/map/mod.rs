//! The map in ARCHITECTURE.md and the manifests of a workspace: this one, or a copy to which a game was added.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

type Crates = BTreeMap<String, BTreeSet<String>>;

/// The folder of this workspace.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A folder with crates, and a page that says how they may depend on each other.
pub struct Workspace {
    root: PathBuf,
    page: String,
    manifests: Crates,
}

impl Workspace {
    pub fn at(root: &Path) -> Workspace {
        let page = std::fs::read_to_string(root.join("ARCHITECTURE.md")).expect("the page is there");
        Workspace { root: root.to_owned(), page, manifests: manifests(root) }
    }

    /// Crates that are not in the map, and rows without a crate.
    pub fn missing_rows(&self) -> Vec<String> {
        let map = self.map();
        let unmapped = self.manifests.keys().filter(|name| !map.contains_key(*name));
        let gone = map.keys().filter(|name| !self.manifests.contains_key(*name));
        let unmapped = unmapped.map(|name| format!("{name} is not in the map of ARCHITECTURE.md"));
        unmapped.chain(gone.map(|name| format!("the map has {name}, which is not a crate"))).collect()
    }

    /// Dependencies that the map does not allow.
    pub fn wrong_directions(&self) -> Vec<String> {
        let (map, games, none) = (self.map(), self.games(), BTreeSet::new());
        let mut faults = Vec::new();
        for (name, needs) in &self.manifests {
            let allowed = map.get(name).unwrap_or(&none);
            let fine = |need: &&String| {
                let game = allowed.contains("games") && games.contains(*need);
                game || allowed.contains("everything") || allowed.contains(*need)
            };
            let wrong = needs.iter().filter(|need| !fine(need));
            faults.extend(wrong.map(|need| format!("{name} uses {need}, which the map does not allow")));
        }
        faults
    }

    /// Crates that ship with what is for tests only.
    pub fn shipped_testkit(&self) -> Vec<String> {
        let ships = self.manifests.iter().filter(|(_, needs)| needs.contains("testkit"));
        ships.map(|(name, _)| format!("{name} ships with testkit")).collect()
    }

    /// Files that the page names and that are not there.
    pub fn missing_files(&self) -> Vec<String> {
        let paths = self.page.split('`').filter(|word| word.contains('/') && !word.contains(' '));
        let missing = paths.filter(|path| !self.root.join(path).exists());
        missing.map(|path| format!("ARCHITECTURE.md names {path}, which is not there")).collect()
    }

    /// The rows of the map: a crate and the crates it may use.
    fn map(&self) -> Crates {
        let section = self.page.split("## ").find(|section| section.starts_with("The map"));
        let rows = section.expect("there is a map").lines().filter(|line| line.starts_with("| `"));
        rows.map(|row| {
            let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
            let uses = cells[2].split(',').map(|name| name.trim().to_owned());
            (cells[0].trim_matches('`').to_owned(), uses.filter(|name| name != "–").collect())
        })
        .collect()
    }

    /// The crates that are games: their row says so.
    fn games(&self) -> BTreeSet<String> {
        let rows = self.page.lines().filter(|line| line.starts_with("| `") && line.contains("a game crate"));
        rows.filter_map(|row| row.split('`').nth(1)).map(str::to_owned).collect()
    }
}

/// The crates of a workspace and what each depends on, tests and benches aside.
fn manifests(root: &Path) -> Crates {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root)
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
