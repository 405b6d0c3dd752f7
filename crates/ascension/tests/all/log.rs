//! What the log says, as people read it: who, what, and the figures that decided; no zeros, and nothing twice.

use crate::common::words::{Reads, log_read_by};
use crate::common::{Expect, god, nth, position};
use table::{Lang, Viewer};

#[test]
fn an_income_is_told_without_the_parts_that_are_nothing() {
    position([god("poseidon").hand("pearl"), god("ares")])
        .beginning()
        .play()
        .reads(Lang::En, &["Ada gains 1 ECO and has 1."])
        .reads(Lang::It, &["Ada ottiene 1 ECO e ora ne ha 1."]);
    let side = god("poseidon").trophy("the-stolen-fire silver: torch to-dig the-smith").hand("pearl");
    position([side, god("ares")])
        .beginning()
        .play()
        .reads(Lang::En, &["Ada gains 1 ECO, plus 1 from trophies, and has 2."]);
}

#[test]
fn attaching_takes_one_line() {
    let script = position([god("poseidon").hand("moly-root pearl").hero("perseus silver"), god("ares")])
        .play()
        .answers("1: attach moly-root")
        .bears(1, "perseus", "moly-root");
    let log = log_read_by(&script, Viewer::Onlooker, Lang::En);
    let lines: Vec<&String> = log.iter().filter(|line| line.contains("Root of moly")).collect();
    assert_eq!(lines, ["Ada attaches “Root of moly” to Ada’s Perseus."]);
}

#[test]
fn the_use_of_an_ability_names_its_tier() {
    position([god("persephone").eco(4).second_tier().hand("pearl"), god("ares")])
        .hades("perseus urn")
        .play()
        .answers("1: use second-tier")
        .reads(Lang::En, &["Ada uses Persephone’s ability (second tier)."]);
}

#[test]
fn a_gate_has_its_article_in_both_languages() {
    let script = position([god("poseidon").at("S4"), god("ares").at("S12")])
        .moving()
        .play()
        .draws("chaos", ["pearl", "yoke", "club"])
        .answers("1: move A");
    script.reads(Lang::En, &["Ada moves to the Gate of Horn.", "Ada finds no card at the Gate of Horn."]).reads(
        Lang::It,
        &["Ada va al Cancello di corno.", "Ada non trova carte: al Cancello di corno non ce ne sono."],
    );
}

/// The first web is woven again after the second, and is listed before it all the same.
#[test]
fn webs_are_listed_by_their_numbers() {
    let side = god("poseidon").hero("alcestis silver").web("torch").web("harbour").hand("torch the-stolen-fire pearl");
    let script = position([side, god("ares")]).play().answers("1: abandon alcestis 1; 1: weave torch on alcestis 1");
    let numbers: Vec<u8> = script.state().players[nth(1)].webs().map(|(_, web)| web.number).collect();
    assert_eq!(numbers, [1, 2]);
}
