//! N2 · Activation, the Horologium, and what enemies do.

mod corners;
mod negatives;

use super::position::mission;
use super::*;
use crate::ai::Act;
use crate::state::Phase;

fn next(field: Field) -> Script<Renaissance> {
    prove(field.change(|game| game.phase = Phase::Next), |game, table| game.next_token(table))
}

fn ready(field: Field, member: Member) -> Field {
    field.hero(member, |hero| hero.acted = false)
}

#[test]
fn n2_1_1_the_higher_swiftness_acts_first() {
    let script = next(ready(ready(field("RF"), RUGGERO), FIAMMETTA));
    assert_eq!(script.state().turn.hero, Some(FIAMMETTA), "6 before 4");
}

#[test]
fn n2_1_2_on_a_tie_the_enemy_acts_before_the_hero() {
    let script = next(field("R....H").token("halberdier", 1));
    assert_eq!(script.state().turn.kind, Some(enemy(script.state(), "halberdier")), "both have 4");
    let script = next(field("F....H").token("halberdier", 1));
    assert_eq!(script.state().turn.hero, Some(FIAMMETTA), "6 before 4");
}

#[test]
fn n2_1_3_tied_heroes_act_as_the_players_like() {
    let script = next(field("RA")).asks("1: ask-first").answers("1: first anselmo");
    assert_eq!(script.state().turn.hero, Some(ANSELMO));
}

#[test]
fn n2_1_4_tied_enemies_act_so_that_most_attacks_result() {
    // If the halberdier goes first it takes the only square beside the hero, too late to strike; the knight then cannot.
    let game = field("R.KH").game;
    assert_eq!(game.most_harmful(&[enemy(&game, "halberdier"), enemy(&game, "knight")]), enemy(&game, "knight"));
    let apart = field("RK...H").game;
    assert_eq!(apart.most_harmful(&[enemy(&apart, "knight"), enemy(&apart, "halberdier")]), enemy(&apart, "knight"));
}

#[test]
fn n2_2_1_an_empty_sector_lets_the_hand_jump_to_the_next_token() {
    let start = field("R....X").token("faun", 9).hero(RUGGERO, |hero| (hero.sector, hero.acted) = (4, true));
    let start = start.change(|game| (1..4).for_each(|place| game.heroes[place].sector = 9));
    let script = prove(start, |game, table| {
        game.advance(table);
        Ok(())
    });
    assert_eq!((script.state().clock.minute, script.state().phase), (4, Phase::Stop));
}

#[test]
fn n2_2_2_reaching_or_passing_xii_is_an_hour_and_the_last_hour_ends_the_mission() {
    let hour = |minute: u8, sector: u8, hour: u8| {
        let start = field("R....X").token("faun", sector).change(|game| {
            game.clock = crate::state::Clock { minute, hour };
            game.heroes.iter_mut().for_each(|hero| hero.sector = sector);
        });
        let script = prove(start, |game, table| {
            game.advance(table);
            Ok(())
        });
        (script.state().clock.hour, script.state().verdict)
    };
    assert_eq!(hour(11, 12, 0), (1, None));
    assert_eq!(hour(10, 3, 0), (1, None));
    assert_eq!(hour(12, 3, 1), (1, None), "leaving XII is no hour");
    assert_eq!(hour(11, 12, 4), (5, Some(crate::state::Verdict::OutOfTime)));
}

#[test]
fn n2_2_3_events_are_resolved_before_anybody_acts_and_only_once() {
    let card = "victory: [NoFoes], events: [(slug: \"bolt\", icon: \"bell\", sector: 1, does: [Threat(2, All)])],";
    let start = mission("R....X", card).change(|game| game.phase = Phase::Stop);
    let script = prove(start, |game, table| game.stop(table));
    assert_eq!((script.state().hero(RUGGERO).threat, script.state().phase), (2, Phase::Next));
    assert_eq!(script.state().events_at(1, 5).next(), None);
}

#[test]
fn n2_2_4_a_token_starts_in_sector_seven_less_its_swiftness() {
    let game = field("RF").game;
    assert_eq!((game.start_sector(4), game.start_sector(6), game.start_sector(9)), (3, 1, 1));
}

#[test]
fn n2_3_2_each_ap_moves_the_token_one_sector() {
    let script = field("R.....").turn(RUGGERO, 4).play().answers("1: walk A3 plain");
    assert_eq!((script.state().hero(RUGGERO).sector, script.state().turn.ap), (3, 2));
}

#[test]
fn n2_3_3_whoever_stops_short_of_every_enemy_token_must_wait_up_to_the_first() {
    let start = |picture: &str| field(picture).hero(RUGGERO, |hero| hero.sector = 5).token("faun", 5);
    let turn = |field: Field, spent: u8| {
        let field = field.turn(RUGGERO, 4 - spent);
        field.change(|game| game.turn.spent = spent).game.forced_wait()
    };
    assert_eq!(turn(start("R....XH").token("halberdier", 7), 1), 1, "one AP spent, the next token two ahead");
    assert_eq!(turn(start("R....XH").token("halberdier", 7), 2), 0, "reached");
    assert_eq!(turn(start("R....X"), 1), 0, "a single enemy token");
    assert_eq!(turn(start("R....XH").token("halberdier", 12), 1), 3, "never more than there are");
}

#[test]
fn n2_3_4_a_hero_whose_token_has_not_moved_waits_one() {
    assert_eq!(field("R....X").turn(RUGGERO, 4).game.forced_wait(), 1);
}

#[test]
fn n2_4_1_an_enemy_token_moves_its_swiftness_before_its_models_act() {
    let script = next(field("R....H").token("halberdier", 1));
    let token = script.state().tokens[0];
    assert_eq!((token.sector, token.acted), (5, true));
}

#[test]
fn n2_5_1_an_objective_is_left_only_for_a_hero_who_is_more_dangerous() {
    let card = "victory: [NoFoes], markers: [(letter: 'm', slug: \"sheep\", icon: \"animal\")],
        objectives: [(threat: 3, goal: Marker('m'), ap: 2, does: [Remove])],";
    let plan = |threat: u8| {
        let game = mission("m...X.R", card).hero(RUGGERO, |hero| hero.threat = threat).game;
        game.plan(ONE, 5).map(|plan| plan.act)
    };
    assert!(matches!(plan(3), Some(Act::Objective(0, Some(_)))));
    assert_eq!(plan(4), Some(Act::Attack(0, hero(RUGGERO))));
}

#[test]
fn n2_5_2_the_most_dangerous_hero_in_the_control_area_is_the_target() {
    let game = field("R.X..F").hero(FIAMMETTA, |hero| hero.threat = 1).game;
    assert_eq!(game.plan(ONE, 5).and_then(|plan| plan.after), Some(hero(FIAMMETTA)), "though the other is nearer");
    let equal = field("R.X..F").game;
    assert_eq!(equal.plan(ONE, 5).and_then(|plan| plan.after), Some(hero(RUGGERO)));
}

#[test]
fn n2_5_3_without_a_hero_in_the_control_area_the_nearest_is_the_target() {
    let game = field("R......H......F").hero(RUGGERO, |hero| hero.threat = 5).game;
    let plan = game.plan(ONE, 4).and_then(|plan| plan.after);
    assert_eq!(plan, Some(hero(RUGGERO)), "both are equally far, the lowest hero");
    let nearer = field("R......H.....F").hero(RUGGERO, |hero| hero.threat = 5).game;
    assert_eq!(nearer.plan(ONE, 4).and_then(|plan| plan.after), Some(hero(FIAMMETTA)));
}

#[test]
fn n2_5_4_an_enemy_repeats_its_attack_while_it_has_ap_and_chooses_anew() {
    let start = field("RE").gear(RUGGERO, "").acts("maenad");
    let script = prove(start, |game, table| game.foe_acts(table)).rolls("d8", [5, 5, 1, 1, 1, 5, 5, 1, 1, 1]);
    assert_eq!(wounds(script.state(), RUGGERO), 0, "two attacks of two AP with five");
}

#[test]
fn n2_5_5_an_enemy_that_can_attack_nobody_waits() {
    assert_eq!(field("X").game.plan(ONE, 5), None);
    let blinded = field("RX").foe(ONE, |foe| foe.tokens.add(Status::Blinded)).game;
    assert_eq!(blinded.plan(ONE, 5), None);
}

#[test]
fn n2_6_1_threat_begins_at_nothing() {
    let game = field("RFOA").game;
    assert!(Member::ALL.into_iter().all(|member| game.threat(member) == 0));
}

#[test]
fn n2_3_3_check_case_4_a_hero_waits_up_to_the_first_token_ahead() {
    let start = |picture: &str| field(picture).token("faun", 5).hero(RUGGERO, |hero| hero.sector = 5).turn(RUGGERO, 4);
    let two = start("R..X.H").token("halberdier", 7).change(|game| game.spend(RUGGERO, 1));
    assert_eq!(two.game.forced_wait(), 1, "to VII");
    let one = start("R..X..").change(|game| game.spend(RUGGERO, 1));
    assert_eq!(one.game.forced_wait(), 0, "with a single token never");
}

#[test]
fn n2_1_2_check_case_5_equal_swiftness_lets_the_enemy_begin() {
    let start = field("R....H").token("halberdier", 1).change(|game| game.phase = crate::state::Phase::Next);
    let script = prove(start, |game, table| game.next_token(table));
    assert_eq!(script.state().turn.kind, Some(enemy(script.state(), "halberdier")));
}

#[test]
fn n2_5_1_check_case_6_an_objective_is_left_only_for_more_threat() {
    let card = "victory: [Stage(9)], objectives: [(threat: 3, goal: In('m'), ap: 1, does: [])],";
    let after = |threat: u8| {
        let start = super::position::mission("R..X....m", card).hero(RUGGERO, |hero| hero.threat = threat);
        start.game.plan(ONE, 5).and_then(|plan| plan.after)
    };
    assert_eq!((after(3), after(4)), (None, Some(hero(RUGGERO))));
}

#[test]
fn n2_2_5_a_mystery_is_drawn_from_the_pool_each_once() {
    let card = "victory: [Stage(9)], events: [(slug: \"door\", icon: \"gate\", sector: 1, mystery: true, recurring: true)],
        mysteries: [(slug: \"draught\", icon: \"air\", does: [Threat(2, All)]), (slug: \"stairs\", icon: \"move\", does: [Threat(1, All)])],";
    let stop = |drawn: u32| {
        let start = mission("R...X", card).change(move |game| game.drawn = drawn);
        prove(start, |game, table| game.stop(table))
    };
    let script = stop(0).draws("mysteries", ["mystery-1"]);
    assert_eq!((script.state().hero(RUGGERO).threat, script.state().drawn), (2, 0b1));
    let script = stop(0b11).rests();
    assert_eq!(script.state().hero(RUGGERO).threat, 0, "an empty pool gives nothing");
}
