//! The map in ARCHITECTURE.md, compared with the manifests.

mod map;

use map::{Workspace, root};
use std::collections::BTreeSet;

const NOTHING: [&str; 0] = [];

#[test]
fn the_map_lists_every_crate_and_no_other() {
    assert_eq!(Workspace::at(&root()).missing_rows(), NOTHING);
}

#[test]
fn no_crate_depends_against_the_directions() {
    assert_eq!(Workspace::at(&root()).wrong_directions(), NOTHING);
}

#[test]
fn testkit_is_for_tests_only() {
    assert_eq!(Workspace::at(&root()).shipped_testkit(), NOTHING);
}

#[test]
fn the_page_points_at_files_that_exist() {
    assert_eq!(Workspace::at(&root()).missing_files(), NOTHING);
}

/// The crates from elsewhere that the workspace uses, and those that DESIGN.md gives a reason for.
#[test]
fn every_dependency_has_a_reason_in_the_design() {
    let read = |path: &str| std::fs::read_to_string(root().join(path)).expect("the file is there");
    let (manifest, design) = (read("Cargo.toml"), read("DESIGN.md"));
    let section = |text: &str, start: &str, end: &str| {
        let rest = text.split_once(start).expect("the section is there").1;
        rest.split_once(end).map_or(rest, |(section, _)| section).to_owned()
    };
    let manifest = section(&manifest, "[workspace.dependencies]", "\n[");
    let used = manifest.lines().filter(|line| line.contains('=') && !line.contains("path ="));
    let used: BTreeSet<&str> = used.filter_map(|line| line.split_once('=')).map(|(name, _)| name.trim()).collect();
    let table = section(&design, "## Which crates, and why?", "\n## ");
    let rows = table.lines().filter(|line| line.starts_with("| ")).skip(1);
    let named = rows.filter_map(|row| row.split('|').nth(1)).flat_map(|cell| cell.split(','));
    let named: BTreeSet<&str> = named.map(|name| name.split('(').next().unwrap_or_default().trim()).collect();
    assert_eq!(named, used);
}
