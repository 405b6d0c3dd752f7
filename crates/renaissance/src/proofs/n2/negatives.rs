//! The cases in which a rule must not apply, where its own test shows only the one in which it does.

use crate::proofs::position::mission;
use crate::proofs::*;
use crate::state::Phase;

fn next(field: Field) -> Script<Renaissance> {
    prove(field.change(|game| game.phase = Phase::Next), |game, table| game.next_token(table))
}

#[test]
fn n2_1_1_a_token_of_another_sector_does_not_act_however_swift() {
    let start = field("RF").hero(FIAMMETTA, |hero| hero.sector = 2);
    assert_eq!(next(start).state().turn.hero, Some(RUGGERO));
}

#[test]
fn n2_1_3_nobody_is_asked_where_swiftness_decides() {
    assert_eq!(next(field("RF")).state().turn.hero, Some(FIAMMETTA), "6 before 4, without a question");
}

#[test]
fn n2_2_1_the_hand_stays_while_somebody_waits_in_the_sector() {
    let script = next(field("R....X"));
    assert_eq!((script.state().clock.minute, script.state().turn.hero), (1, Some(RUGGERO)));
}

#[test]
fn n2_2_3_an_event_of_a_later_hour_or_another_sector_does_not_come() {
    let card = |sector: u8, hour: u8| {
        format!(
            "victory: [Stage(9)], events: [(slug: \"bolt\", icon: \"bell\", sector: {sector}, hour: {hour}, does: [Threat(2, All)])],"
        )
    };
    for (sector, hour) in [(2, 0), (1, 1)] {
        let start = mission("R....X", &card(sector, hour)).change(|game| game.phase = Phase::Stop);
        assert_eq!(prove(start, |game, table| game.stop(table)).state().hero(RUGGERO).threat, 0);
    }
}

#[test]
fn n2_2_4_no_token_starts_before_i_or_after_xii() {
    let game = field("RF").game;
    assert!((1..=20).all(|swiftness| (1..=12).contains(&game.start_sector(swiftness))));
}

#[test]
fn n2_3_2_a_token_stays_while_nothing_is_spent() {
    let script = field("R.....").turn(RUGGERO, 4).play();
    assert_eq!(script.state().hero(RUGGERO).sector, 1);
    script.refuses("wait 5");
}

#[test]
fn n2_3_4_a_hero_whose_token_has_moved_need_not_wait() {
    let start = field("R....X").turn(RUGGERO, 4).change(|game| game.spend(RUGGERO, 1));
    assert_eq!(start.game.forced_wait(), 0);
}

#[test]
fn n2_4_1_a_token_that_does_not_act_stays() {
    let script = next(field("R....H").token("halberdier", 2));
    assert_eq!((script.state().tokens[0].sector, script.state().turn.hero), (2, Some(RUGGERO)));
}

#[test]
fn n2_6_1_a_scar_lets_a_mission_begin_with_threat() {
    let scarred = |severe: u16| {
        let game = field("R").game;
        let mut company = game.heroes;
        company[0].severe = severe;
        Renaissance::laid_out_for(&game.pack, &game.options, 4, company).threat(RUGGERO)
    };
    let scar = field("R").game.pack.wounds.iter().position(|wound| wound.slug.as_str() == "scar").expect("a scar");
    assert_eq!((scarred(0), scarred(1 << scar)), (0, 1));
}

/// N2.2 · What an option says of the clock: an enemy in the same sector acts before a hero who is not faster, and after one who is.
#[test]
fn n2_1_1_the_clock_tells_who_acts_before() {
    let before = |sector: u8, member: Member| {
        let start = field("R....X").token("faun", sector).hero(member, |hero| hero.sector = 1).turn(member, 4);
        let label = table::Present::describe(&start.game, table::Seat(member.0), crate::choice::Choice::Wait(2));
        format!("{:?}", label.detail)
    };
    assert!(before(2, RUGGERO).contains("faun"), "on the way");
    assert!(before(3, RUGGERO).contains("faun"), "a faun has Swiftness 5, Ruggero 4");
    assert!(!before(4, RUGGERO).contains("faun"), "later");
    let quick = field("F....X").token("faun", 3).hero(FIAMMETTA, |hero| hero.sector = 1).turn(FIAMMETTA, 4).game;
    let label = table::Present::describe(&quick, table::Seat(1), crate::choice::Choice::Wait(2));
    assert!(!format!("{:?}", label.detail).contains("faun"), "Fiammetta is faster");
}
