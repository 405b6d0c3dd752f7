//! A9 · What must be true.

use super::sea::*;
use crate::story::Condition;

#[test]
fn a9_1_conditions_ask_for_what_is_written_down() {
    let game = sea()
        .change(|game| {
            game.mark(slug("calf"));
            game.note_down(slug("thread"));
            game.learn_code(slug("cradle"));
            game.argo.diplomacy[0] = 4;
            game.argo.diplomacy[2] = -6;
            game.argo.knowledge = 3;
        })
        .campaign(|campaign| {
            campaign.day = 9;
            campaign.fought[foe("centimane").index()] = 2;
            campaign.argonauts[1].katharses = 1;
        })
        .side("2b")
        .game;
    let holds = |condition: &str| {
        let condition: Condition = ron::from_str(condition).unwrap_or_else(|wrong| panic!("{condition}: {wrong}"));
        game.is_so(&condition)
    };
    for yes in [
        "Marked(\"calf\")",
        "Noted(\"thread\")",
        "Code(\"cradle\")",
        "Has(\"timber\", 5)",
        "AtLeast(Knowledge, 3)",
        "AtMost(Knowledge, 3)",
        "Friendly(Shoalfolk)",
        "Denounced(BrazenHerd)",
        "Tech(\"keel-forge\")",
        "StoryAt(\"2a\")",
        "Fought(\"centimane\", 2)",
        "Katharses(1)",
        "Day(9)",
        "Any([Marked(\"calf\"), Clue(\"cot\")])",
        "Of(1, [Marked(\"calf\"), Clue(\"cot\")])",
        "Not(Clue(\"cot\"))",
        "All([Marked(\"calf\"), Day(9)])",
    ] {
        assert!(holds(yes), "{yes}");
    }
    for no in [
        "Marked(\"thread\")",
        "Noted(\"calf\")",
        "FatedAt(\"calf\")",
        "Clue(\"cot\")",
        "Has(\"timber\", 6)",
        "AtLeast(Knowledge, 4)",
        "AtMost(Knowledge, 2)",
        "Friendly(BrazenHerd)",
        "Denounced(Shoalfolk)",
        "Tech(\"shrine\")",
        "Nymph(\"echo\")",
        "StoryAt(\"3a\")",
        "Fought(\"centimane\", 3)",
        "Katharses(2)",
        "Day(10)",
        "Of(2, [Marked(\"calf\"), Clue(\"cot\")])",
        "All([Marked(\"calf\"), Day(10)])",
    ] {
        assert!(!holds(no), "{no}");
    }
}
