//! Corner cases, where several rules meet.

use crate::ai::Act;
use crate::proofs::position::mission;
use crate::proofs::*;
use crate::state::Phase;

#[test]
fn n2_2_1_tokens_of_allies_are_no_tokens_of_enemies() {
    let card =
        "victory: [Stage(9)], events: [(slug: \"bolt\", icon: \"bell\", sector: 1, does: [Sector(2, Enemies)])],";
    let start = mission("R..J.X", card).change(|game| game.phase = Phase::Stop);
    let script = prove(start, |game, table| game.stop(table));
    let sectors: Vec<u8> = script.state().tokens.iter().map(|token| token.sector).collect();
    assert_eq!(sectors, [12, 2], "the squire’s stays, the faun’s moves");
}

#[test]
fn n2_4_1_whoever_comes_while_its_kind_acts_waits_for_the_next_stop() {
    let card = "victory: [Stage(9)], objectives: [(goal: In('n'), ap: 4, does: [Spawn(\"faun\", 1, 'm')])],";
    let start = bare(mission("Xn....m.R", card), RUGGERO).acts("faun");
    let script = prove(start, |game, table| {
        game.foe_acts(table)?;
        game.foe_acts(table)
    });
    let game = script.rests();
    assert_eq!((game.state().foe(TWO).at, game.state().phase), (space("A7"), Phase::Next));
}

#[test]
fn n2_5_1_ap_that_an_objective_leaves_go_into_attacks() {
    let card = |does: &str| {
        let tally = "tallies: [(letter: 'd', slug: \"doused\", icon: \"water\", of: 3)],";
        let tally = if does.is_empty() { "" } else { tally };
        format!("victory: [Stage(9)], {tally} objectives: [(goal: In('m'), ap: 1, does: [{does}])],")
    };
    let plan = |does: &str| {
        let game = mission("XmR", &card(does)).foe(ONE, |foe| foe.at = space("A2")).game;
        game.plan(ONE, 5).map(|plan| plan.act)
    };
    assert_eq!(plan(""), Some(Act::Attack(0, hero(RUGGERO))), "a place that is only held");
    assert_eq!(plan("Tally('d', 1)"), Some(Act::Objective(0, None)), "one where there is something to do");
    let start = bare(mission("X.mR", &card("")), RUGGERO).acts("faun");
    let script = prove(start, |game, table| game.foe_acts(table)).rolls("d8", [1, 1, 1, 1, 1]).rests();
    assert_eq!(
        (script.state().foe(ONE).at, wounds(script.state(), RUGGERO)),
        (space("A3"), 2),
        "two steps, one attack"
    );
    let far = mission("X.m....R", &card("")).acts("faun");
    assert_eq!(
        prove(far, |game, table| game.foe_acts(table)).rests().state().foe(ONE).at,
        space("A3"),
        "it stays there"
    );
}

#[test]
fn n2_5_2_whoever_is_crowded_out_goes_for_the_most_dangerous() {
    let after = |fiammetta: u8| {
        let game = field("RH.X..HF").hero(FIAMMETTA, |hero| hero.threat = fiammetta).game;
        let faun = game.standing_foes().find(|foe| game.foe(*foe).enemy == enemy(&game, "faun")).expect("a faun");
        game.plan(faun, 5).map(|plan| (plan.after, plan.to))
    };
    assert_eq!(after(3), Some((Some(hero(FIAMMETTA)), space("A6"))));
    assert_eq!(after(0), Some((Some(hero(RUGGERO)), space("A3"))), "of equals the nearest");
}

#[test]
fn n2_5_5_whoever_does_nothing_is_said_to_wait() {
    let waits = |start: Field, slug: &'static str| {
        let script = prove(start.acts(slug), |game, table| game.foe_acts(table)).rests();
        script.log(table::Seat(0)).iter().any(|line| line.text.key == "log-foe-waits")
    };
    assert!(waits(field("X"), "faun"), "nobody is there");
    assert!(!waits(field("X........R"), "faun"), "it walks");
}

#[test]
fn n2_5_1_on_the_way_to_an_objective_an_enemy_moves_once() {
    // The way to the altar is the corridor; a friend stands where its AP would end, so that it stops one square before and does not go on.
    let card = "victory: [Stage(9)], objectives: [(goal: In('m'), ap: 1, does: [])],";
    let start = mission("X....H......m", card).acts("faun");
    let script = prove(start, |game, table| game.foe_acts(table)).rests();
    let moves = script.log(table::Seat(0)).iter().filter(|line| line.text.key == "log-foe-moves").count();
    assert_eq!((script.state().foe(ONE).at, moves), (space("A5"), 1));
}

#[test]
fn n2_2_1_a_token_that_is_moved_into_the_active_sector_comes_a_lap_later() {
    let moved = |by: u8| {
        let start = field("R....X").token("faun", 3).change(|game| game.clock.minute = 5);
        let start = start.hero(RUGGERO, |hero| hero.sector = 4);
        let script = prove(start, move |game, table| {
            game.hold_up(table, Model::Foe(ONE), by);
            game.hold_up(table, hero(RUGGERO), 1);
            Ok(())
        });
        (script.state().tokens[0].acted, script.state().hero(RUGGERO).acted)
    };
    assert_eq!((moved(2), moved(1)), ((true, true), (false, true)));
}

#[test]
fn n2_2_2_an_event_of_the_last_hour_is_a_mistake_of_the_card() {
    let complaints = |hour: &str| {
        let mut source = table::pack::Source::embedded(crate::CONTENT);
        let (name, text) =
            crate::CONTENT.iter().find(|(name, _)| name.ends_with("the-hour-of-rome.ron")).expect("Rome");
        let text = text.replacen("sector: 12, hour: 4", hour, 1);
        source.insert(name, &text).expect("a path of the pack");
        <crate::Pack as table::pack::CheckedPack>::read(&source).is_err()
    };
    assert!(complaints("sector: 12, hour: 6") && !complaints("sector: 12, hour: 3"));
}
