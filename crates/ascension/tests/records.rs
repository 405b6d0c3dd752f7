//! Records of games that were played by older rules.

mod common;

use ascension::Ascension;
use common::PACK;
use common::words::read;
use table::{Lang, Record, Replay};

/// A game of two random bots by the first version of the rules.
const FIRST: &str = include_str!("../fixtures/rules-1.tavola");

#[test]
fn a_record_of_older_rules_says_so_plainly() {
    let record = Record::read(FIRST).expect("a record whose lines are as they were written");
    assert_eq!(record.rules, 1);
    let misfit = Replay::<Ascension>::new(&record, PACK.clone(), &record.pack)
        .err()
        .expect("other rules");
    assert_eq!(
        read(Lang::En, &misfit.said),
        "The record was made with rules 1, and these are rules 2."
    );
    assert!(read(Lang::It, &misfit.said).contains("le regole 1"));
}
