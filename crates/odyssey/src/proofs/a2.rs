//! A2 · Paragraphs.

use super::sea::*;
use super::*;
use crate::ids::Skill;
use crate::state::campaign::{Reading, Task};

#[test]
fn a2_1_an_adventure_ends_when_no_paragraph_follows() {
    let script = sea().reads("naming-1").check(|game| assert!(game.voyage().reading.is_some()));
    script.answers("1: option refuse").rests().check(|game| {
        assert!(game.voyage().reading.is_none() && game.voyage().sheet.read.contains(&paragraph("naming-1")));
    });
}

#[test]
fn a2_2_a_paragraph_that_cannot_be_read_names_another() {
    sea().reads("lamps-1").offers("option hand").refuses_unknown("option say");
    let lied = sea().change(|game| game.mark(slug("crew-lied")));
    lied.reads("lamps-1").offers("option say").refuses_unknown("option hand");
}

#[test]
fn a2_2_the_paragraph_itself_is_told_and_then_what_follows_an_option() {
    let told = |game: &Odyssey| -> Vec<String> {
        game.voyage().page.said.iter().map(|said| game.said_text(*said).key.to_string()).collect()
    };
    let script = sea().reads("naming-1").check(move |game| assert_eq!(told(game)[0], "tale-naming-1"));
    script.answers("1: option refuse").rests().check(move |game| {
        assert_eq!(told(game), ["tale-naming-1", "tale-naming-1-refuse-then"]);
    });
}

#[test]
fn a2_3_an_adventure_ends_after_sixty_four_paragraphs() {
    let after = |count: u8| {
        let sea = sea().campaign(move |campaign| {
            campaign.reading = Some(Reading { paragraphs: count, leader: Some(ONE), ..Reading::default() });
        });
        sea.does(&[Task::Read(paragraph("naming-1"))])
    };
    after(63).offers("option refuse");
    after(64).rests();
}

#[test]
fn a2_4_what_does_not_hold_or_cannot_be_paid_is_not_offered() {
    let with = |timber: u16| sea().campaign(move |campaign| campaign.cargo[0] = timber).reads("nets-3");
    with(1).offers("option breach");
    with(0).rests().check(|game| assert_eq!(game.voyage().doom.tokens, 1, "only the other is left"));
    sea().reads("ember-1").offers("option core").refuses_unknown("option straw");
    sea().change(|game| game.note_down(slug("straw-of-home"))).reads("ember-1").offers("option straw");
}

#[test]
fn a2_5_whoever_is_chosen_stays_so_for_the_paragraph() {
    let script = sea().campaign(|campaign| campaign.reading = Some(Reading::default()));
    let script = script.suffers("[Suffer(Fate, 1, Chosen), Suffer(Danger, 2, Chosen)]").answers("1: argonaut 3");
    script.rests().check(|game| assert_eq!(game.argonaut(TitanId(2)).stats, [2, 1, 0]));
    let lots = || sea().campaign(|campaign| campaign.reading = Some(Reading::default()));
    let tied = lots().suffers("[Suffer(Fate, 1, Least), Suffer(Danger, 2, Least)]").rolls("lot", [9, 1, 9, 9]);
    tied.rests().check(|game| assert_eq!(game.argonaut(TWO).stats, [2, 1, 0], "a tie is broken once"));
    let another = lots().plays(|game, table| {
        game.apply_all(table, &written("[Suffer(Fate, 1, Chosen)]"))?;
        game.read(table, paragraph("loss-the-keel"))?;
        Ok(())
    });
    another.answers("1: argonaut 3").check(|game| {
        assert_eq!(game.voyage().reading.and_then(|reading| reading.chosen), None, "the next paragraph chooses anew");
    });
}

#[test]
fn a2_6_a_test_is_a_d10_and_the_better_skill() {
    let tested = |wisdom: i8, fate: u8| {
        let sea = sea().campaign(move |campaign| {
            campaign.argonauts[0].skills[5] = wisdom;
            campaign.argonauts[0].stats[1] = fate;
        });
        sea.reads("room-sill").answers("1: option open; 1: argonaut 1")
    };
    tested(1, 0).rolls("test", [5]).check(|game| assert_eq!(game.argo.diplomacy[0], 1, "5 and 1 are 6"));
    tested(0, 0).rolls("test", [5]).answers("1: die 1").rolls("test", [6]).check(|game| {
        assert_eq!((game.argo.diplomacy[0], game.argonaut(ONE).stats[1]), (1, 1));
    });
    tested(0, 9).rolls("test", [5]).check(|game| assert_eq!(game.voyage().doom.tokens, 1, "no Fate is left for it"));
    tested(9, 9).rolls("test", [1]).check(|game| assert_eq!(game.voyage().doom.tokens, 1, "a natural 1 fails"));
    let of_argo = |score: i8| {
        let (leader, argo) = ("Test(who: Leader, skills: [Will,", "Test(who: Argo, skills: [Will,");
        let sea = rewritten("story/beasts.ron", leader, argo).on("orchard");
        let sea = sea.change(move |game| game.argo.diplomacy[0] = score).campaign(|campaign| {
            campaign.argonauts[0].skills[Skill::Will as usize] = 5;
        });
        sea.reads("beasts-omega").answers("1: option halter").rolls("save", [5])
    };
    of_argo(8).rests().check(|game| assert_eq!(game.argo.diplomacy[2], 3, "5 and 2 for allies are 7"));
    of_argo(0).answers("1: pass").check(|game| assert_eq!(game.argo.diplomacy[2], 1, "no skill counts"));
    of_argo(0).answers("1: die 1").rolls("save", [7]).check(|game| {
        assert_eq!((game.argo.diplomacy[2], game.argo.fate, game.argonaut(ONE).stats), (3, 1, [0; 3]));
    });
}

#[test]
fn a2_7_in_a_group_test_each_failure_has_its_price() {
    let whalefall = |faces: [u8; 4]| {
        let sea = sea().campaign(|campaign| campaign.argonauts.iter_mut().for_each(|one| one.stats[1] = 8));
        let mut script = sea.reads("room-whalefall").answers("1: option open");
        for (place, face) in faces.into_iter().enumerate() {
            script = script.rolls("test", [face]);
            if face < 6 {
                script = script.answers(&format!("{}: pass", place + 1));
            }
        }
        script
    };
    whalefall([6, 2, 2, 2]).check(|game| {
        assert_eq!((game.argo.fate, game.argonaut(ONE).stats[1], game.argonaut(TWO).stats[1]), (1, 8, 9));
    });
    whalefall([6, 7, 2, 2]).check(|game| assert_eq!((game.argo.fate, game.argo.diplomacy[0]), (0, 1)));
    whalefall([6, 6, 6, 10]).check(|game| assert_eq!((game.argo.knowledge, game.argo.diplomacy[0]), (1, 1)));
}

#[test]
fn a2_8_a_mnemos_is_its_players_alone() {
    let mnemos = sea().does(&[Task::Adventure(paragraph("mnemos-first-dive-3"), Some(TWO))]);
    mnemos.asks("2: ask-paragraph").answers("2: option rise").rests();
    sea().reads("naming-1").answers("4: option refuse").rests();
    let chosen = |owner: Option<TitanId>| {
        let sea = sea().campaign(move |campaign| campaign.reading = Some(Reading { owner, ..Reading::default() }));
        sea.suffers("[Suffer(Fate, 1, Chosen)]")
    };
    chosen(Some(TWO)).asks("2: ask-argonaut");
    chosen(None).asks("1 2 3 4: ask-argonaut");
}

#[test]
fn a2_9_v7_4_a_roll_in_a_paragraph_leads_to_what_was_not_read() {
    let found = |read: &'static [&'static str], face: u8| {
        let sea = sea().campaign(|campaign| campaign.sheet.read = read.iter().map(|name| paragraph(name)).collect());
        let script =
            sea.plays(|game, table| game.follow_spot(table, crate::state::campaign::Spot::of(paragraph("clue-false"))));
        let script = script.rolls("table", [face]);
        script.state().voyage().agenda.last().copied()
    };
    let reads = |name: &str| Some(Task::Read(paragraph(name)));
    assert_eq!(
        (found(&[], 1), found(&[], 3), found(&[], 4)),
        (reads("clue-desk"), reads("clue-harness"), reads("clue-table"))
    );
    assert_eq!((found(&["clue-desk"], 1), found(&["clue-harness"], 2)), (reads("clue-harness"), reads("clue-table")));
    let all = ["clue-desk", "clue-harness", "clue-table", "clue-aviary", "clue-mirror", "clue-berth", "clue-shop"];
    let sea = sea().campaign(move |campaign| campaign.sheet.read = all.map(paragraph).to_vec());
    let anew =
        sea.plays(|game, table| game.follow_spot(table, crate::state::campaign::Spot::of(paragraph("clue-false"))));
    anew.rolls("table", [10]).check(move |game| assert_eq!(game.voyage().agenda.last().copied(), reads("clue-shop")));
}
