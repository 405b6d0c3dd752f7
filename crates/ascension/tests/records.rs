//! Records of games that were played by older rules.

use ascension::{Ascension, CONTENT, Pack};
use table::pack::{CheckedPack, Source};
use table::{Lang, Record, Replay, SeatMap, Shared, Words, words};

/// A game of two random bots by the first version of the rules.
const FIRST: &str = include_str!("../fixtures/rules-1.tavola");

#[test]
fn a_record_of_older_rules_says_so_plainly() {
    let record = Record::read(FIRST).expect("a record whose lines are as they were written");
    assert_eq!(record.rules, 1);
    let pack = Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"));
    let misfit = Replay::<Ascension>::new(&record, Shared::new(pack), &record.pack).err().expect("other rules");
    let kernel = words::Source::new("en.ftl", Lang::En, include_str!("../../table/locales/en.ftl"));
    let words = Words::new([kernel]).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let nobody: SeatMap<String> = std::iter::empty().collect();
    let said = words.reader(Lang::En, None, &nobody).render(&misfit.said);
    assert_eq!(said, "The record was made with rules 1, and these are rules 2.");
}
