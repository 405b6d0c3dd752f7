//! B2 · Setting up.

use super::*;
use super::{b17, b18};
use crate::geometry::Direction;
use crate::ids::{BattleId, GearId, Level, Skill, SlotId, TerrainId};
use crate::pack::schema::Modifier;
use crate::state::{Carried, Depth, Muster, Outfitted, Strewn};
use table::scene::{Part, Stand};
use table::{Present, Viewer};

/// What the only battle of the small pack suggests.
pub fn muster() -> Muster {
    let loadout = &PACK.battle(BattleId(0)).loadout;
    let mut muster = Muster::default();
    for (titan, outfit) in muster.titans.iter_mut().zip(&loadout.titans) {
        *titan = Outfitted {
            class: outfit.class,
            gear: outfit.gear.iter().copied().collect(),
            mnemos: outfit.mnemos.iter().copied().collect(),
            mnemos_level: outfit.mnemos_level,
            ..Outfitted::default()
        };
        for (skill, value) in &outfit.skills {
            titan.skills[*skill as usize] = *value;
        }
    }
    muster.argo = loadout.argo.iter().copied().collect();
    muster
}

#[track_caller]
pub fn deployed(muster: Muster) -> Script<Odyssey> {
    let field = field("PP\nPP").change(move |game| game.muster = muster);
    prove(field, |game, table| game.deploy(table)).asks("1 2 3 4: ask-start-spaces")
}

pub const AS_THEY_COME: &str = "1: start titan 1, start titan 2, start titan 3, start titan 4";

pub fn gear(slug: &str) -> GearId {
    let place = PACK.gear.iter().position(|gear| gear.slug.as_str() == slug);
    GearId(place.expect("a card") as u8)
}

/// The questions of a skirmish whose loadout is chosen, with a bred class and a card of which there is one.
fn chosen() -> Script<Odyssey> {
    let bred = "(slug: \"heir\", icon: \"hero\", bred: true, power: Red, speed: 5, trauma: (minor: 1, major: 4, grave: 7, obol: 10), kratos: [], powers: ())";
    let single = "(slug: \"relic\", icon: \"fate\", slot: Support, copies: 1, powers: ())";
    let field = more(field("PP\nPP"), &[("classes.ron", bred), ("gear.ron", single)]);
    let field = field.change(|game| {
        game.options.loadout = crate::options::LoadoutOption::Chosen;
        game.argo.crew = 0;
    });
    field.at(Phase::Muster).play()
}

/// Also proves B2.15.
#[test]
fn b2_1_b2_9_b2_12_decks_terrain_and_primordial_are_as_the_scenario_and_the_level_say() {
    deployed(muster()).answers(AS_THEY_COME).answers("1: titan 1").check(|game| {
        assert_eq!(game.primordial.footprint.corner, space("G10"));
        assert_eq!((game.primordial.footprint.side, game.primordial.facing), (2, Direction::West));
        assert!(game.board.tile_at(space("M9")).is_some() && game.board.tile_at(space("B12")).is_some());
        assert_eq!(game.board.tiles().count(), 2);
        for deck in [&game.decks.ai, &game.decks.body] {
            assert_eq!(Level::ALL.map(|level| deck.in_deck(level)), [6, 0, 0]);
            assert_eq!(Level::ALL.map(|level| deck.in_supply(level)), [0, 6, 6]);
        }
        assert_eq!(game.decks.obols.len(), 2);
    });
}

#[test]
fn b2_2_trauma_is_whole_and_the_obols_are_a_life_and_a_death() {
    deployed(muster()).answers(AS_THEY_COME).answers("1: titan 1").check(|game| {
        let lengths = game.decks.trauma.each_ref().map(|deck| deck.len());
        assert_eq!(lengths, [5, 2, 2], "the awakening is not among them");
        assert_eq!(game.decks.obols.len(), 2);
        assert!(game.decks.obols.contains(0) && game.decks.obols.contains(1));
        assert_eq!((game.decks.kratos.len(), game.decks.moiros.len()), (2, 2));
    });
}

#[test]
fn b2_4_of_a_bred_class_only_one_titan_comes() {
    chosen().answers("1: class heir; 1: done").asks("1 2 3 4: ask-gear").answers("1: done; 1: done").check(|game| {
        let classes = [0, 1, 2].map(|n| game.muster.titans[n].class.0);
        assert_eq!(classes, [1, 0, 0], "only the other class was left, and it may come again");
    });
}

#[test]
fn b2_5_a_weapon_of_three_hands_needs_three() {
    b18::gains(b18::armed("club"), "maul").rests().check(|game| {
        assert_eq!(b18::worn(game), ["club"]);
        assert_eq!(game.argo.armoury[..], [b18::named(game, "maul")]);
    });
    b18::gains(b18::armed("club arms"), "maul")
        .answers("1: gear maul")
        .check(|game| assert_eq!(b18::worn(game), ["arms", "maul"]));
}

#[test]
fn b2_5_b18_4_b18_13_titans_come_with_charges_and_fists_in_free_hands() {
    deployed(muster()).answers(AS_THEY_COME).answers("1: titan 1").check(|game| {
        let fists = |titan: usize| {
            let card = game.titans[titan].gear.iter().find(|card| card.gear == gear("fists"));
            card.map(|card| card.hands)
        };
        assert_eq!([0, 1, 2, 3].map(fists), [None, None, None, Some(2)], "only the fourth has empty hands");
        let grip = game.titans[2].gear.iter().find(|card| card.gear == gear("grip")).expect("a grip");
        assert_eq!((grip.charges, grip.on), (2, None), "it lies on the sheet");
        let skills = game.titans[3].skills;
        assert_eq!((skills[Skill::Courage as usize], skills[Skill::Wisdom as usize]), (2, 1), "with its mnemos");
        assert_eq!(game.argo.abilities.iter().map(|card| card.charges).collect::<Vec<_>>(), [2, 3]);
    });
}

#[test]
fn b2_6_an_attachment_that_is_gained_needs_a_place() {
    b18::gains(b18::armed("grip grip"), "bell")
        .answers("1: gear bell")
        .check(|game| assert_eq!(game.titan(ONE).gear[2].on, None, "on the sheet"));
    b18::gains(b18::armed("club grip grip grip"), "bell")
        .answers("1: gear bell")
        .check(|game| assert_eq!(game.titan(ONE).gear[4].on, Some(SlotId(0)), "the sheet is full"));
    b18::gains(b18::armed("grip grip grip"), "bell")
        .rests()
        .check(|game| assert_eq!(game.argo.armoury.len(), 1, "there is no card to lie on"));
}

#[test]
fn b2_6_what_answers_to_exhausting_lies_on_a_card_that_can_be_exhausted() {
    let game = b18::armed("").game;
    let outfit = crate::state::Outfitted {
        gear: ["club", "bow", "grip", "bell"].iter().map(|slug| b18::named(&game, slug)).collect(),
        ..Default::default()
    };
    let worn = game.outfitted(&outfit).gear;
    let on: Vec<Option<SlotId>> = worn.iter().map(|card: &Carried| card.on).collect();
    assert_eq!(on, [None, None, None, Some(SlotId(1))], "the bow is cumbersome");
}

#[test]
fn b2_7_no_support_twice_on_a_titan_and_no_more_copies_than_there_are() {
    chosen()
        .answers("1: class walker; 1: gear relic")
        .refuses("gear relic")
        .answers("1: gear charm")
        .refuses("gear charm")
        .answers("1: done; 1: class walker")
        .refuses("gear relic")
        .offers("gear charm");
}

#[test]
fn b2_8_the_group_prepares_two_argo_abilities_at_the_most() {
    let asked = || {
        chosen()
            .answers("1: class walker; 1: done; 1: class walker; 1: done; 1: class walker; 1: done; 1: class walker; 1: done")
            .asks("1 2 3 4: ask-argo-abilities")
    };
    asked().refuses("argo war-drums, argo war-drums");
    asked().answers("1: argo war-drums, argo volley").check(|game| assert_eq!(game.muster.argo.len(), 2));
}

#[test]
fn b2_10_traits_count_on_their_levels_only() {
    let at_level = |level: u8| field(b17::PICTURE).change(move |game| game.primordial.level = level).game;
    assert_eq!((at_level(1).primordial_knockback_bonus(), at_level(2).primordial_knockback_bonus()), (-2, 0));
    assert!(!at_level(1).primordial_has(Modifier::DeadlyEdges) && at_level(3).primordial_has(Modifier::DeadlyEdges));
    assert_eq!((at_level(1).danger_bonus(), at_level(3).danger_bonus()), (0, 1));
}

fn strewn(kind: TerrainId, depth: Depth) -> Strewn {
    Strewn { kind, depth }
}

#[test]
fn b2_12_adventure_terrain_lies_on_nothing_else() {
    let mut with_wreck = muster();
    let wreck = PACK.terrain.iter().position(|kind| kind.slug.as_str() == "wreck");
    with_wreck.terrain = [strewn(TerrainId(wreck.expect("a wreck") as u8), Depth::Anywhere)].into_iter().collect();
    with_wreck.titans[1].stats = [0, 0, 3];
    deployed(with_wreck)
        .answers(AS_THEY_COME)
        .asks("1 2 3 4: ask-adventure-terrain")
        .offers("lay A1 0; lay I10 0")
        .refuses("lay F9 0; lay D12 0; lay L8 0; lay N20 0; lay A1 1")
        .answers("2: lay A1 0")
        .check(|game| assert!(game.board.tile_at(space("B2")).is_some()));
}

#[test]
fn b2_13_outer_and_inner_tiles_lie_so_far_from_the_edges() {
    let wreck = PACK.terrain.iter().position(|kind| kind.slug.as_str() == "wreck");
    let wreck = TerrainId(wreck.expect("a wreck") as u8);
    let asked = |depth: Depth| {
        let mut with_wreck = muster();
        with_wreck.terrain = [strewn(wreck, depth)].into_iter().collect();
        deployed(with_wreck).answers(AS_THEY_COME).asks("1 2 3 4: ask-adventure-terrain")
    };
    asked(Depth::Outer(3)).offers("lay A1 0; lay B2 0; lay C18 0").refuses("lay C3 0; lay D4 0");
    asked(Depth::Inner(3)).offers("lay D4 0").refuses("lay C3 0; lay A1 0; lay C4 0");
    asked(Depth::Anywhere).offers("lay A1 0; lay C3 0; lay D4 0");
}

#[test]
fn b2_13_effects_place_tiles_in_the_outer_or_inner_part_of_the_board() {
    let placed = |site: &str| {
        effects(field("1..PP\n...PP"), &format!("[Place(\"hedge\", {site})]"), crate::battle::context::Origin::Card)
    };
    placed("Outer(3)").offers("lay C20 0; lay N7 0; lay H3 0").refuses("lay D4 0; lay H10 0");
    placed("Inner(3)").offers("lay D4 0; lay H10 0").refuses("lay C20 0; lay H3 0");
}

#[test]
fn b2_14_the_group_says_which_titan_stands_where() {
    deployed(muster()).answers("3: start titan 2, start titan 1, start titan 3, start titan 4; 1: titan 3").check(
        |game| {
            let places = TitanId::ALL.map(|titan| place(game, titan).expect("on the board"));
            assert_eq!(places, ["F14", "E13", "I7", "J8"]);
        },
    );
}

#[test]
fn b2_14_who_is_asked_sees_titans_on_the_start_spaces_and_bots_see_none_there() {
    deployed(muster()).check(|game| {
        assert!(game.living().next().is_none(), "nobody stands anywhere before the answer");
        let scene = game.scene(Viewer::Onlooker);
        let grids = scene.zones.iter().flat_map(|zone| &zone.parts).filter_map(|part| match part {
            Part::Grid(grid) => Some(grid),
            _ => None,
        });
        let titans = grids.flat_map(|grid| &grid.pieces).filter(|piece| piece.id.as_str().starts_with("titan"));
        let seen: Vec<&Stand> = titans.map(|piece| &piece.stand).collect();
        let starts = ["E13", "F14", "I7", "J8"].map(|at| Stand::Cell(crate::scene::cell(space(at))));
        assert_eq!(seen, starts.iter().collect::<Vec<_>>());
    });
}

#[test]
fn b2_16_b15_19_escalations_that_were_noted_come_before_the_first_round() {
    let mut noted = muster();
    noted.escalations = 1;
    noted.titans[1].stats = [0, 0, 3];
    deployed(noted).draws("ai-back", ["level ii"]).draws("body-back", ["level i"]).answers(AS_THEY_COME).check(
        |game| {
            assert_eq!(Level::ALL.map(|level| game.decks.ai.in_deck(level)), [5, 1, 0]);
            assert_eq!(Level::ALL.map(|level| game.decks.body.in_deck(level)), [5, 1, 0]);
            assert_eq!(game.decks.ai.top_level(), Some(Level::II), "its back is seen");
        },
    );
}

#[test]
fn b2_17_the_token_goes_to_the_highest_rage_and_the_group_is_asked_only_among_equals() {
    let mut one = muster();
    one.titans[1].stats = [0, 0, 3];
    deployed(one).answers(AS_THEY_COME).rests().check(|game| assert_eq!(game.priority, TWO));
    let mut two = muster();
    two.titans[1].stats = [0, 0, 3];
    two.titans[3].stats = [0, 0, 3];
    deployed(two)
        .answers(AS_THEY_COME)
        .asks("1 2 3 4: ask-first-priority")
        .refuses("titan 1")
        .answers("1: titan 4")
        .check(|game| assert_eq!(game.priority, TitanId(3)));
}

#[test]
fn b2_18_effects_of_the_start_of_battle_come_before_the_first_round() {
    let begins = |powers: &str| {
        let field = bearing(field("1..PP\n...PP"), 1, powers);
        prove(field, |game, table| game.start_battle(table))
    };
    begins("abilities: [(at: StartOfBattle, effects: [Rage(N(1))])]")
        .check(|game| assert_eq!((game.titan(ONE).stats[2], game.phase), (1, Phase::PrimordialStart)));
    begins("abilities: [(at: StartOfTurn, effects: [Rage(N(1))])]")
        .check(|game| assert_eq!(game.titan(ONE).stats[2], 0));
}

#[test]
fn b2_19_the_primordial_begins_unless_providence_is_wise() {
    let begin = |wise: bool| {
        let field = field("1.PP\n..PP").change(move |game| {
            game.muster.wise_providence = wise;
            game.round = 0;
        });
        prove(field, |game, table| game.start_battle(table))
    };
    begin(false).check(|game| assert_eq!((game.phase, game.round), (Phase::PrimordialStart, 0)));
    begin(true).check(|game| assert_eq!((game.phase, game.round), (Phase::TitansStart, 1)));
}
