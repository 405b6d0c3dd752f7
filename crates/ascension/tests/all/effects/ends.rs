//! When attachments go to Hades by themselves.

use crate::common::{Expect, Side, god, position};

const STOLEN_FIRE: &str = "torch to-dig the-smith";

fn weaver(worn: &str) -> Side {
    let side = god("poseidon").eco(20).hero("alcestis silver").wears(worn);
    side.web(STOLEN_FIRE).hand("the-stolen-fire")
}

#[test]
fn e2_1_end_raised_comes_with_paid_and_free_raising() {
    position([weaver("sleepless bronze-greaves"), god("ares")])
        .play()
        .answers("1: raise alcestis gold")
        .bears(1, "alcestis", "bronze-greaves")
        .hades_is("sleepless");
    position([weaver("sleepless").hand("apotheosis"), god("ares")])
        .play()
        .answers("1: play apotheosis")
        .bears(1, "alcestis", "");
}

#[test]
fn e2_1_end_closed_comes_with_a_closed_web_or_an_opened_gate() {
    position([weaver("hounded-by-furies"), god("ares")])
        .play()
        .answers("1: close the-stolen-fire with alcestis 1 bronze")
        .rolls("d12", [5]) // and −1
        .bears(1, "alcestis", "")
        .hades_is("hounded-by-furies");
    let side = god("poseidon").at("A").eco(10).hero("alcestis silver").wears("blessed");
    position([side.web("volcano to-dig sword"), god("ares")])
        .play()
        .answers("1: try gate with alcestis 1")
        .rolls("d12", [1])
        .answers("1: at F2")
        .bears(1, "alcestis", "");
    position([weaver("hounded-by-furies"), god("ares")])
        .play()
        .answers("1: close the-stolen-fire with alcestis 1 bronze")
        .rolls("d12", [4])
        .bears(1, "alcestis", "hounded-by-furies"); // it failed
}

#[test]
fn e2_1_end_failed_comes_with_a_failed_attempt() {
    position([weaver("second-sight inspired"), god("ares")])
        .play()
        .answers("1: close the-stolen-fire with alcestis 1 gold")
        .rolls("d12", [1])
        .answers("1: pass")
        .bears(1, "alcestis", "");
    position([weaver("second-sight inspired"), god("ares")])
        .play()
        .answers("1: close the-stolen-fire with alcestis 1 bronze")
        .rolls("d12", [1]) // counts as 6
        .bears(1, "alcestis", "second-sight");
}

#[test]
fn e2_1_end_failed_comes_also_when_nothing_is_rolled() {
    position([weaver("inspired"), god("ares").eco(4).hand("shears-of-atropos")])
        .play()
        .answers("1: close the-stolen-fire with alcestis 1 gold; 2: play shears-of-atropos; 2: torch")
        .bears(1, "alcestis", "");
}

#[test]
fn t2_4_end_turns_counts_the_maintenances_of_the_heros_owner() {
    position([weaver("blinded").hand("pearl"), god("ares").hand("pearl")])
        .play()
        .answers("1: close hand; 2: stay; 2: close hand; 1: stay")
        .bears(1, "alcestis", "blinded") // one is left
        .refuses("close the-stolen-fire with alcestis 1 bronze")
        .answers("1: close hand; 2: stay; 2: close hand; 1: stay")
        .bears(1, "alcestis", "")
        .hades_is("blinded")
        .offers("close the-stolen-fire with alcestis 1 bronze");
}
