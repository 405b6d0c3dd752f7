//! What a sensible player values, on drawn positions: the appraisal says which of two is the better one.

use super::sea::{paragraph, sea, slug, tech, tile};
use super::*;
use crate::ids::Stat;
use crate::state::campaign::Event;
use crate::state::{Posture, Wound};
use crate::{CONTENT, Pack};
use table::pack::Source as Files;
use table::{AnsweredBy, Chance, Form, Judge, Rng, Rules, RunMode, Seat, Seed, Shared, World};

fn worth(field: Field) -> f32 {
    field.game.appraise(Seat(0))
}

fn beside() -> Field {
    field(
        "..........
         ...1PP....
         ....PP....",
    )
    .gear(1, "club")
    .turn_of(1)
}

#[test]
fn b8_7_in_its_turn_a_titan_wants_to_be_where_it_can_strike() {
    let away = field(
        "..........
         .1..PP....
         ....PP....",
    );
    let away = away.gear(1, "club").turn_of(1);
    assert!(worth(beside()) > worth(away));
    let struck = beside().change(|game| game.turn.fought = true);
    assert!(worth(beside()) > worth(struck), "an attack that is still to come counts");
}

#[test]
fn b6_4_the_last_points_of_danger_weigh_more_than_the_first() {
    let with = |danger: u8| worth(beside().titan(1, |titan| titan.stats[Stat::Danger as usize] = danger));
    let costs: Vec<f32> = [0, 3, 6].map(|danger| with(danger) - with(danger + 2)).to_vec();
    assert!(costs[0] > 0.0 && costs[0] < costs[1] && costs[1] < costs[2], "{costs:?}");
}

#[test]
fn b15_1_a_wound_is_worth_more_than_a_fall_and_less_than_a_titan() {
    let wounded = beside().change(|game| game.primordial.wounds.push(Wound::Single));
    let fallen = beside().titan(1, |titan| titan.posture = Posture::Falling(false));
    let both = beside()
        .change(|game| game.primordial.wounds.push(Wound::Single))
        .titan(1, |titan| titan.posture = Posture::Falling(false));
    let dead = beside()
        .change(|game| game.primordial.wounds.push(Wound::Single))
        .titan(1, |titan| titan.place = crate::state::Place::Dead);
    assert!(worth(wounded) > worth(beside()) && worth(fallen) < worth(beside()));
    assert!(worth(both) > worth(dead), "nobody gives a titan for one wound");
}

#[test]
fn b9_12_nobody_likes_to_stand_with_its_back_to_a_cliff() {
    let before_the_edge = |level: u8| {
        let field = field(
            "..........
             ..1PP.....
             ...PP.....",
        );
        worth(field.change(|game| game.primordial.level = level))
    };
    let in_the_open = |level: u8| {
        let field = field(
            "....................
             ..........1PP.......
             ...........PP.......",
        );
        worth(field.change(|game| game.primordial.level = level))
    };
    let harmless = in_the_open(1) - before_the_edge(1);
    let deadly = in_the_open(3) - before_the_edge(3);
    assert!(deadly > harmless + 0.01, "{deadly} and {harmless}");
}

#[test]
fn b20_1_tokens_in_the_pool_count_most_for_who_is_about_to_strike() {
    let gain = |field: fn() -> Field| worth(field().change(|game| game.pool.openings = 2)) - worth(field());
    let idle = || beside().change(|game| game.turn.fought = true);
    assert!(gain(beside) > gain(idle) && gain(idle) > 0.0);
}

/// Everything that waits is reckoned with, so a bot that looks ahead stops at rolls and at cards alike.
#[test]
fn where_chance_is_held_cards_wait_as_well_as_dice() {
    let pack = Shared::new(testkit::packs::read::<Pack>(&Files::embedded(CONTENT)));
    let (mut rolls, mut draws) = (0, 0);
    for seed in 0..20 {
        let start = Odyssey::new(&pack, &Default::default(), 4);
        let world = World::start(start, Chance::new(Seed::Quick(seed)), RunMode::QUIET, &mut ());
        let (mut world, mut rng) = (world.expect("a battle begins"), Rng::new(seed));
        for _ in 0..seed * 2 {
            world = next(world, &mut rng).expect("the battle goes on");
        }
        world.hold_chance();
        while let Some(after) = next(world.clone(), &mut rng) {
            world = after;
        }
        match world.question().map(|question| &question.form) {
            Some(Form::Roll { .. }) => rolls += 1,
            Some(Form::Draw { .. }) => draws += 1,
            _ => panic!("a battle ended without a roll or a draw"),
        }
    }
    assert!(rolls > 0 && draws > 0, "{rolls} rolls and {draws} draws");
}

/// The battle after any answer; `None` where nobody can answer.
fn next(world: World<Odyssey>, rng: &mut Rng) -> Option<World<Odyssey>> {
    let answer = world.any_answer(rng)?;
    let seats = world.question()?.asked.seats();
    world.after(seats.iter().next()?, answer, AnsweredBy::Bot).ok()
}

/// What the group thinks of a campaign after this answer to the first ruin, where this many rooms are open already.
fn after_a_ruin(rooms: &'static [&'static str], answer: &str) -> f32 {
    let sea = sea().change(|game| rooms.iter().for_each(|room| game.mark(slug(room))));
    sea.reads("room-sill").answers(answer).state().appraise(Seat(0))
}

#[test]
fn a_test_that_waits_counts_for_what_it_can_bring() {
    let three = &["room-knots", "room-warp", "room-goring"];
    assert!(after_a_ruin(three, "1: option open") > after_a_ruin(three, "1: option sail; 1: amount 1"));
    assert!(
        after_a_ruin(&[], "1: option open") < after_a_ruin(&[], "1: option sail; 1: amount 1"),
        "one room opens no ending"
    );
}

#[test]
fn argo_fate_that_the_story_will_claim_counts_before_its_day() {
    let lent = |fate: u8, owed: bool| {
        let claim = (45, Event::Read(paragraph("hem-2")));
        let sea = sea().campaign(|campaign| {
            campaign.day = 44;
            campaign.timeline.extend(owed.then_some(claim));
        });
        sea.change(|game| game.argo.fate = fate).game.appraise(Seat(0))
    };
    assert!(lent(0, true) < lent(0, false));
    let (before, after) = (lent(2, false) - lent(1, false), lent(2, true) - lent(1, true));
    assert!(after < 10.0 * before, "the point that would end the campaign weighs most: {before} and {after}");
}

#[test]
fn who_is_hostile_to_the_herd_gains_little_by_sparing_the_bull() {
    let gain = |herd: i8, day: u8| {
        let spared = |spared: bool| {
            let sea = sea().campaign(|campaign| campaign.day = day).change(|game| {
                game.argo.diplomacy[2] = herd;
                if spared {
                    game.mark(slug("bull-spared-1"));
                }
            });
            sea.game.appraise(Seat(0))
        };
        spared(true) - spared(false)
    };
    assert!(gain(0, 7) > gain(-4, 7) + 0.01, "their friendship is wanted too");
    assert!(gain(0, 7) > gain(0, 44) + 0.01, "no battle is left to spare it in again");
}

#[test]
fn a_choice_ahead_is_worth_what_the_best_of_it_is() {
    let seated = |skill: i8| {
        let sea = sea().side("4b").change(|game| {
            game.voyage_mut().argonauts.iter_mut().for_each(|argonaut| argonaut.skills = [skill; 6]);
        });
        sea.reads("home-1").state().appraise(Seat(0))
    };
    assert!(seated(4) > seated(-4), "legs that agree are worth sitting down for");
}

#[test]
fn a_lamp_room_is_there_to_be_used() {
    let lamp = |used: bool| {
        let sea = sea().knows("lamp-room");
        let sea = sea.campaign(|campaign| campaign.techs.busy |= u64::from(used) << tech("lamp-room").0);
        sea.game.appraise(Seat(0))
    };
    assert!(lamp(true) > lamp(false));
}

#[test]
fn the_adversary_is_feared_the_more_the_nearer_it_is() {
    let hunted = |by: Option<&str>| {
        let sea = sea().on("first-light").campaign(|campaign| campaign.adversary.at = by.map(tile));
        sea.game.appraise(Seat(0))
    };
    assert!(hunted(Some("salterns")) < hunted(Some("bell-shoal")) && hunted(Some("bell-shoal")) < hunted(None));
    let struck = sea().on("first-light").campaign(|campaign| campaign.due.adversary = true);
    assert!(struck.game.appraise(Seat(0)) < hunted(Some("salterns")));
}
