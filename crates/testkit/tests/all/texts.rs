//! Every text that the sources name can be told in every language: no key, no variable and no argument is missing or idle.

use std::path::Path;

fn check(crate_name: &str, unused: &[(&str, &str)]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(crate_name);
    let faults = testkit::texts::faults(&folder.to_string_lossy(), unused);
    assert!(faults.is_empty(), "texts of {crate_name}:\n{}", faults.join("\n"));
}

#[test]
fn the_kernels_texts_can_be_told() {
    check("table", &[]);
}

#[test]
fn connect_fours_texts_can_be_told() {
    check("connect_four", &[]);
}

#[test]
fn ascensions_texts_can_be_told() {
    check("ascension", &[]);
}

#[test]
fn auroras_texts_can_be_told() {
    check("aurora", &[]);
}

/// A titan's name carries its seat, by which front-ends give it a colour.
#[test]
fn odysseys_texts_can_be_told() {
    check("odyssey", &[("titan-name", "seat")]);
}

#[test]
fn the_browsers_texts_can_be_told() {
    check("web", &[]);
}

#[test]
fn the_terminals_texts_can_be_told() {
    check("terminal", &[]);
}

#[test]
fn the_programs_texts_can_be_told() {
    check("tavola", &[]);
}

#[test]
fn the_labs_texts_can_be_told() {
    check("lab", &[]);
}

#[test]
fn missing_and_idle_arguments_and_unknown_keys_are_found() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/texts");
    let faults = testkit::texts::faults(&folder.to_string_lossy(), &[("known-idle", "seat")]);
    let expected = [
        "src/lib.rs:4: en: “walks” is not given $how",
        "src/lib.rs:4: it: “walks” is not given $how",
        "src/lib.rs:5: “stands” is given $who, which no language uses",
        "src/lib.rs:6: it: there is no message “only-english”",
        "src/lib.rs:7: en: no message is like “bird-…”",
        "src/lib.rs:7: it: no message is like “bird-…”",
        "src/lib.rs:9: en: “walks” is not given $how",
        "src/lib.rs:9: en: “walks” is not given $who",
        "src/lib.rs:9: it: “walks” is not given $how",
        "src/lib.rs:9: it: “walks” is not given $who",
    ];
    assert_eq!(faults, expected);
}
