//! B3 · The primordial's round and its target.

use super::b15;
use super::*;
use crate::ids::{AiId, PartId};
use crate::state::{AiSource, Ending, Place, Wound};

/// The number of an AI card.
pub fn ai(slug: &str) -> AiSource {
    let place = PACK.primordials[0].ai.iter().position(|card| card.slug.as_str() == slug);
    AiSource::Card(AiId(place.unwrap_or_else(|| panic!("there is no card {slug}")) as u8))
}

/// The primordial performs a card.
#[track_caller]
pub fn performs(field: Field, slug: &'static str) -> Script<Odyssey> {
    prove(field, move |game, table| game.perform(table, ai(slug), None))
}

/// Who was attacked.
pub fn attacked(game: &Odyssey) -> Vec<u8> {
    let such = TitanId::ALL.into_iter().filter(|titan| game.titan(*titan).attacked);
    such.map(|titan| titan.0 + 1).collect()
}

/// Two dice that evade whatever comes.
const EVADED: [u8; 2] = [10, 10];

#[test]
fn b3_1_an_effect_that_ends_the_round_leaves_only_its_end() {
    let bleeding = "(slug: \"bleeding\", icon: \"wound\", kind: Scar, powers: (abilities: [(at: StartOfPrimordialRound, effects: [EndRound])]))";
    let begins = |scarred: bool| {
        let field = more(field("1..PP\n...PP"), &[("conditions.ron", bleeding)]).change(move |game| {
            let scar = crate::ids::ConditionId(game.pack.conditions.len() as u8 - 1);
            if scarred {
                game.primordial.scars.push(scar);
            }
        });
        prove(field, |game, table| game.start_primordial_round(table))
    };
    begins(true).check(|game| assert_eq!(game.phase, Phase::PrimordialEnd));
    begins(false).check(|game| assert_eq!(game.phase, Phase::PrimordialCard));
}

#[test]
fn b3_2_b3_3_the_top_card_is_performed_and_discarded() {
    prove(field("1..PP\n...PP"), |game, table| game.play_ai_card(table))
        .draws("ai", ["hook"])
        .rolls("evasion", EVADED)
        .check(|game| {
            assert_eq!(game.decks.ai.discards(), [0]);
            assert_eq!((game.decks.ai.len(), attacked(game)), (5, vec![1]));
            assert_eq!(game.phase, Phase::PrimordialEnd);
        });
}

#[test]
fn b3_3_b30_2_a_card_in_mid_attack_lies_on_the_discards_when_the_battle_is_lost() {
    let last = field("...PP\n..1PP").titan(1, |titan| titan.stats = [9, 9, 0]);
    prove(last, |game, table| game.play_ai_card(table))
        .draws("ai", ["smash"])
        .rolls("evasion", [2, 2])
        .draws("obol", ["you-die"])
        .check(|game| {
            assert_eq!(game.ending, Some(Ending::AllDead));
            assert_eq!(game.decks.ai.discards(), [4]);
            let sheet = format!("{:?}", table::Present::scene(game, table::Viewer::Onlooker));
            assert!(sheet.contains("scene-ai-last") && sheet.contains("ai-smash"), "the sheet shows it as the last");
        });
}

#[test]
fn b3_3_g6_5_a_card_that_was_put_away_is_not_discarded_again_when_rage_ends_the_battle() {
    let raging = field("1..PP\n...PP").titan(1, |titan| titan.overcome = true);
    prove(raging, |game, table| game.play_ai_card(table)).draws("ai", ["hook"]).rolls("evasion", EVADED).check(
        |game| {
            assert_eq!(game.ending, Some(Ending::AllDead));
            assert_eq!(game.decks.ai.discards(), [0]);
        },
    );
}

#[test]
fn b3_3_g4_3_when_the_last_card_is_discarded_the_deck_is_made_anew() {
    let one_left = field("1..PP\n...PP");
    prove(one_left, |game, table| {
        for _ in 0..5 {
            game.decks.ai.draw(table, crate::pack::schema::PrimordialDeck::Ai)?;
        }
        game.play_ai_card(table)
    })
    .draws("ai", ["jab", "thunder", "cold-open", "smash", "spit", "hook"])
    .rolls("evasion", EVADED)
    .check(|game| assert_eq!((game.decks.ai.len(), game.decks.ai.discards().len()), (1, 0)));
}

#[test]
fn b3_4_b3_18_the_first_line_that_somebody_fulfils_is_taken() {
    let far_and_near = || field("1......PP\n.....2.PP");
    performs(far_and_near(), "smash").rolls("evasion", EVADED).check(|game| assert_eq!(attacked(game), [1]));
    performs(far_and_near().change(|game| game.priority = TitanId(3)), "smash")
        .rolls("evasion", EVADED)
        .check(|game| assert_eq!(attacked(game), [2], "a dead priority target fulfils nothing"));
}

#[test]
fn b3_4_the_line_that_was_taken_is_told_where_there_are_several() {
    let told = |card: &'static str, dice: usize| {
        let script = performs(field("1.PP\n..PP").titan(1, |titan| titan.stats[1] = 9), card);
        let lines = script.rolls("evasion", vec![10; dice]).log(table::Viewer::Referee);
        lines.iter().any(|line| line.text.key.as_ref() == "log-line")
    };
    assert!(told("smash", 2) && !told("breaker", 3));
}

#[test]
fn b3_5_requirements_are_checked_before_the_comparison() {
    performs(field("1...PP2\n....PP."), "hook")
        .rolls("evasion", EVADED)
        .check(|game| assert_eq!(attacked(game), [1], "the closer one is not in front"));
}

#[test]
fn b3_6_among_equals_the_priority_target_is_taken_else_the_group_chooses() {
    let two = || field("1..PP\n2..PP");
    performs(two().change(|game| game.priority = TWO), "hook")
        .rolls("evasion", EVADED)
        .check(|game| assert_eq!(attacked(game), [2]));
    performs(two().change(|game| game.priority = TitanId(2)), "hook")
        .asks("1 2 3 4: ask-target")
        .rolls("evasion", EVADED)
        .answers("3: titan 1")
        .check(|game| assert_eq!(attacked(game), [1]));
}

#[test]
fn b3_7_a_target_stays_one_wherever_it_goes() {
    // The priority target steps away behind the primordial; titan 2 stands in front.
    let before =
        field(".........\n2...PP.1.\n....PP...").gear(1, "lifeguard").titan(1, |titan| titan.stats = [0, 8, 0]);
    performs(before, "smash")
        .asks("1: ask-reaction")
        .answers("1: use lifeguard 1 of titan 1 ability 1; 1: walk B9")
        .rolls("evasion", EVADED)
        .check(|game| assert_eq!(attacked(game), [1]));
}

#[test]
fn b3_8_without_a_target_the_routine_is_performed() {
    let behind = || field("PP..1\nPP...").change(|game| game.argo.crew = 6);
    performs(behind(), "charge")
        .check(|game| assert_eq!((game.argo.crew, attacked(game)), (5, vec![])))
        .logs("log-no-target");
    performs(behind().change(|game| game.primordial.last_to_wound = Some(ONE)), "charge")
        .rolls("evasion", EVADED)
        .check(|game| assert_eq!((game.argo.crew, attacked(game)), (6, vec![1])));
}

#[test]
fn b3_9_who_stands_at_a_corner_is_not_adjacent() {
    performs(field("2....\n.1PP.\n..PP.").titan(2, |titan| titan.place = Place::On(space("C2"))), "sweep")
        .rolls("evasion", [10; 3])
        .check(|game| assert_eq!(attacked(game), [1]));
}

#[test]
fn b3_10_the_whole_board_is_meant() {
    let board =
        [("foes/sample.ron", "lines: [(pick: One(Most(Stat(Rage)))), (pick: Board)]", "lines: [(pick: Board)]")];
    performs(changed(field("1......2\n....PP..\n....PP.."), &board), "frighten")
        .answers("1: titan 1, titan 2")
        .rolls("test", [10; 4])
        .check(|game| assert_eq!(attacked(game), [1, 2]));
    performs(field("1......2\n....PP..\n....PP..").titan(2, |titan| titan.stats[2] = 1), "frighten")
        .rolls("test", [10; 2])
        .check(|game| assert_eq!(attacked(game), [2], "one titan by the first line"));
}

#[test]
fn b3_12_b3_14_in_front_asks_for_sight() {
    let hidden = field("..h..\n1.hPP\n..hPP");
    performs(hidden.change(|game| game.argo.crew = 6), "hook")
        .check(|game| assert_eq!((attacked(game), game.argo.crew), (vec![], 5), "it is in front and unseen"));
}

#[test]
fn b3_13_in_range_is_movement_and_reach_together() {
    let at = |row: &'static str| {
        let field = field(row).change(|game| {
            game.primordial.footprint.corner = space("A10");
            game.argo.crew = 6;
        });
        performs(field, "breaker")
    };
    at("..1").rolls("evasion", [10, 10, 10]).check(|game| assert_eq!(attacked(game), [1], "seven spaces away"));
    at(".1.").check(|game| assert_eq!((attacked(game), game.argo.crew), (vec![], 5), "eight are too many"));
}

#[test]
fn b3_15_who_stands_where_it_should_not_is_no_target() {
    // The drag wants two titans that are not in the labyrinth.
    let maze = |on: &str| field("........\n..2PP.1.\n...PP...").tile("maze-i", on, 0);
    performs(maze("B7"), "drag").rolls("evasion", EVADED).check(|game| assert_eq!(attacked(game), [2]));
    performs(maze("E1"), "drag").rolls("evasion", [10; 4]).check(|game| assert_eq!(attacked(game), [1, 2]));
}

#[test]
fn b3_16_last_to_wound_must_live() {
    let field = field("PP..1\nPP...").change(|game| {
        game.primordial.last_to_wound = Some(TWO);
        game.argo.crew = 6;
    });
    performs(field, "charge").check(|game| assert_eq!(game.argo.crew, 5));
}

#[test]
fn b3_17_b3_19_least_danger_is_compared_among_those_who_lie_down() {
    use crate::state::Posture;
    let three = field("12.PP\n.3.PP")
        .titan(1, |titan| titan.stats = [1, 9, 0])
        .titan(2, |titan| (titan.stats, titan.posture) = ([5, 9, 0], Posture::Rising))
        .titan(3, |titan| (titan.stats, titan.posture) = ([3, 9, 0], Posture::Rising));
    performs(three, "prey").rolls("evasion", EVADED).check(|game| assert_eq!(attacked(game), [3]));
}

#[test]
fn b3_20_several_titans_are_chosen_one_after_another() {
    performs(field(".1PP2\n.3PP."), "drag")
        .asks("1 2 3 4: ask-target")
        .refuses("titan 1")
        .rolls("evasion", [10, 10, 10, 10])
        .answers("4: titan 3")
        .check(|game| assert_eq!(attacked(game), [1, 3], "the priority target, then one of the two others"));
    performs(field("1..PP\n...PP"), "drag")
        .rolls("evasion", EVADED)
        .check(|game| assert_eq!(attacked(game), [1], "fewer are enough"));
}

#[test]
fn b3_21_a_zone_is_taken_also_with_nobody_in_it() {
    performs(field("1.....PP\n......PP"), "quake")
        .rolls("evasion", EVADED)
        .logs("log-zone; log-foe-signature")
        .check(|game| assert_eq!(attacked(game), [1], "by the signature that comes after the zone"));
}

#[test]
fn b3_22_a_line_without_a_target_is_taken_when_none_above_was() {
    let spits = |picture: &str| performs(field(picture).titan(1, |titan| titan.stats[1] = 9), "spit");
    spits("1..PP\n...PP").rolls("evasion", EVADED).rests();
    spits("h.....\n1hPP..\nh.PP..")
        .logs("log-foe-signature; log-foe-routine")
        .check(|game| assert_eq!(game.argo.crew, 5, "the signature, and for want of a target the routine"));
}

#[test]
fn b3_23_b11_7_titans_in_blindspots_are_no_targets() {
    let behind = |blind: bool| {
        let field = field("PP1..\nPP...").change(move |game| {
            let mut pack = (*game.pack).clone();
            pack.primordials[0].blindspots = blind;
            game.pack = Shared::new(pack);
            game.primordial.last_to_wound = Some(ONE);
            game.argo.crew = 6;
        });
        performs(field, "charge")
    };
    behind(true).check(|game| assert_eq!((attacked(game), game.argo.crew), (vec![], 5)));
    behind(false).rolls("evasion", EVADED).check(|game| assert_eq!(attacked(game), [1]));
}

#[test]
fn b3_24_b11_7_a_titan_on_a_vantage_point_is_never_in_front() {
    use crate::state::Place;
    let climbed = field("1..PP\n...PP").titan(1, |titan| titan.place = Place::Vantage);
    performs(climbed.change(|game| game.argo.crew = 6), "hook").check(|game| assert_eq!(game.argo.crew, 5));
    let climbed = field("1..PP\n...PP").titan(1, |titan| titan.place = Place::Vantage);
    performs(climbed, "smash").rolls("evasion", EVADED).check(|game| {
        assert_eq!(attacked(game), [1], "a line that asks for neither sight nor front takes it");
    });
}

#[test]
fn b3_25_a_named_target_overrules_the_lines() {
    prove(field("1...PP2\n....PP."), |game, table| game.perform(table, ai("hook"), Some(TWO)))
        .rolls("evasion", EVADED)
        .check(|game| assert_eq!(attacked(game), [2]));
}

#[test]
fn b3_26_every_third_wound_is_seen_also_where_a_double_one_jumps_over_it() {
    let wounded = |before: usize, part: u8| {
        let field = field(b15::PICTURE).titan(1, |titan| titan.stats[1] = 9).change(move |game| {
            game.primordial.level = 2;
            game.primordial.wounds = std::iter::repeat_n(Wound::Single, before).collect();
        });
        let wound = prove(field, move |game, table| game.wound(table, PartId(part), false)).luck(1);
        let mut attacked = false;
        wound.check(|game| attacked = game.titan(ONE).attacked);
        attacked
    };
    assert!(wounded(2, 0) && wounded(1, 12) && wounded(2, 12));
    assert!(!wounded(1, 0) && !wounded(3, 12));
}

#[test]
fn b3_26_b3_27_a_signature_without_a_target_gives_way_to_the_routine_and_neither_is_discarded() {
    let behind = field("PP..1\nPP...").tile("hedge", "A3", 0).tile("hedge", "B3", 0).tile("hedge", "C3", 0);
    prove(behind.change(|game| game.argo.crew = 6), |game, table| game.perform(table, AiSource::Signature, None))
        .check(|game| assert_eq!((game.argo.crew, game.decks.ai.discards().len()), (5, 0)));
}

#[test]
fn b3_26_a_signature_that_a_trait_brings_has_its_own_lines() {
    // Titan 1 attacks from behind and deals the third wound; titan 2 stands in front.
    field(".....\n2PP1.\n.PP..")
        .gear(1, "club")
        .titan(1, |titan| titan.stats = [0, 9, 0])
        .titan(2, |titan| titan.stats = [0, 9, 0])
        .change(|game| {
            game.primordial.level = 2;
            game.primordial.wounds = [crate::state::Wound::Double].into_iter().collect();
        })
        .turn_of(1)
        .play()
        .luck(1)
        .rolls("attack", [9])
        .draws("body", ["part-4"])
        .rolls("power", [6, 6, 6])
        .rolls("evasion", [10, 10, 10])
        .answers("1: attack club 1; 1: use row 1 of titan 1 keyword 1")
        .check(|game| assert_eq!(attacked(game), [2]));
}

#[test]
fn b3_28_a_routine_whose_own_lines_find_nobody_does_nothing() {
    let aimed = [(
        "foes/sample.ron",
        "routine: (slug: \"idle\", icon: \"action\",",
        "routine: (slug: \"idle\", icon: \"action\", lines: [(pick: One(Closest), need: One(InSight))],",
    )];
    let idles = |picture: &str| {
        let script = prove(changed(field(picture), &aimed), |game, table| game.perform(table, AiSource::Routine, None));
        script.state().argo.crew
    };
    assert_eq!(idles("1..PP\n...PP"), 5);
    assert_eq!(idles("h.....\n1hPP..\nh.PP.."), 6);
}
