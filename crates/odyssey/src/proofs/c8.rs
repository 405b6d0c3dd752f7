//! C8 · What is remembered.

use super::sea::*;

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
