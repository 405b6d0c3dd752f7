//! C8 · What is remembered.

use super::sea::*;
use crate::campaign::Legacy;
use crate::ids::{CycleId, TitanId};
use crate::{Odyssey, OdysseyOptions};
use table::Rules;

#[test]
fn c8_1_c8_2_a_mark_counts_once_and_a_note_every_time() {
    let script = sea().suffers("[Mark(\"calf\"), Mark(\"calf\"), Note(\"thread\"), Note(\"thread\")]");
    script.check(|game| {
        assert_eq!((game.voyage().sheet.marks.len(), game.notes_of(slug("thread"))), (1, 2));
        assert!(game.is_marked(slug("calf")) && !game.is_marked(slug("thread")));
    });
}

#[test]
fn c8_3_c8_4_codes_clues_and_fated_boxes_are_written_down() {
    sea().suffers("[Learn(\"cradle\"), Clue(\"cot\"), FatedBox(\"nets-3\"), FatedBox(\"nets-3\")]").check(|game| {
        let sheet = &game.voyage().sheet;
        assert_eq!((sheet.codes.len(), sheet.clues.len(), sheet.fated.len(), sheet.marks.len()), (1, 1, 1, 0));
    });
}

fn left() -> Legacy {
    Legacy {
        fated: 0b10,
        won: true,
        tears: 2,
        godforms: 0b101,
        nymphs: 0b10,
        battles: 2,
        beaten: 1,
        abilities: 0b11,
        patterns: 0b1,
        gear: 0b1,
        portraits: [3, 0, 1, 3],
    }
}

fn after(code: i64) -> Odyssey {
    let options = OdysseyOptions { cycle: Some(CycleId(0)), chronicle: Some(code), ..OdysseyOptions::default() };
    Odyssey::new(&SHIPPED, &options, 4)
}

#[test]
fn c8_5_a_campaign_ends_with_a_chronicle_that_reads_back() {
    assert_eq!(Legacy::read(left().code()), Some(left()));
    let lost = Legacy { won: false, ..left() };
    assert_eq!(Legacy::read(lost.code()), Some(Legacy { fated: 0b10, ..Legacy::default() }));
    let wrong = (1..64).filter(|slip| Legacy::read(left().code() ^ (slip << 7)).is_some()).count();
    assert!(wrong <= 6, "{wrong} slips of the pen were taken");
    assert_eq!(Legacy::read(-1), None);
    let sea = sea().campaign(|campaign| campaign.sheet.fated.push(slug("held-thread")));
    let ended = sea.suffers("[Win(\"held-thread\")]");
    let left = ended.state().legacy();
    assert_eq!((left.won, left.fated, left.tears), (true, 0b10, 1));
}

#[test]
fn c8_6_a_chronicle_brings_fated_boxes_and_the_rest_after_a_victory() {
    let game = after(left().code());
    let (campaign, fresh) = (game.voyage(), sea().game);
    assert_eq!(campaign.sheet.fated, [slug("held-thread")]);
    assert_eq!((game.argo.tears, campaign.godforms, game.argo.godforms, campaign.nymphs), (3, 0b101, 0b101, 0b10));
    assert_eq!((campaign.adversary.battles, campaign.adversary.beaten), (2, 1));
    assert_eq!(campaign.titans.iter().filter(|titan| !titan.patterns.is_empty()).count(), 1);
    assert!(campaign.armoury.iter().sum::<u8>() > fresh.voyage().armoury.iter().sum::<u8>());
    assert!(game.known_techs().len() > fresh.known_techs().len() && campaign.sheet.marks.is_empty());
    assert_eq!([0, 1, 2].map(|n| game.returning(TitanId(n)).map(|id| id.0)), [Some(2), None, Some(0)]);
    let lost = after(Legacy { won: false, ..left() }.code());
    assert_eq!((lost.voyage().sheet.fated.len(), lost.argo.tears, lost.voyage().godforms), (1, 1, 0));
    assert_eq!(lost.returning(TitanId(0)), None);
    assert!(after(left().code() + 1).voyage().sheet.fated.is_empty(), "it is no chronicle");
}
