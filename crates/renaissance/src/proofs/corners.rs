//! Corner cases, where several rules meet.

use super::position::mission;
use super::*;
use crate::ai::Act;
use crate::choice::Gait;
use crate::pack::schema::Effect;
use crate::state::{Feat, Phase, Verdict, Whereabouts};

/// An enemy’s attack on a hero without equipment and skills.
fn attacked(start: Field, member: Member) -> Script<Renaissance> {
    prove(start, move |game, table| game.enemy_attack(table, ONE, 0, hero(member), false))
}

fn bare(start: Field, member: Member) -> Field {
    start.gear(member, "").skills(member, "")
}

/// Fiammetta has one Health left; Ottavia has smelling salts for whoever falls within three squares.
fn frail(picture: &str) -> Field {
    bare(field(picture), FIAMMETTA).hero(FIAMMETTA, |hero| hero.wounds = 3).skills(OTTAVIA, "salts")
}

#[test]
fn n1_8_4_what_helps_in_a_reaction_goes_to_the_friend_who_fell() {
    let script = attacked(frail("XF.O"), FIAMMETTA).rolls("d8", [1, 1, 1]).asks("3: ask-react");
    let script = script.answers("3: react ottavia 1").rests();
    let game = script.state();
    assert_eq!((game.hero(FIAMMETTA).ko, wounds(game, FIAMMETTA), game.hero(OTTAVIA).reaction), (false, 3, 2));
    let far = attacked(frail("XF....O"), FIAMMETTA).rolls("d8", [1, 1, 1]).rests();
    assert!(far.state().hero(FIAMMETTA).ko, "nobody is near enough");
}

#[test]
fn n1_8_4_a_friend_may_react_whatever_felled_the_other() {
    let poisoned = frail("F..O").hero(FIAMMETTA, |hero| hero.tokens.add(Status::Poisoned));
    let script = prove(poisoned, |game, table| game.begin_hero(table, FIAMMETTA)).asks("3: ask-react");
    let script = script.answers("3: react ottavia 1").rests();
    assert_eq!((script.state().hero(FIAMMETTA).ko, script.state().turn.hero), (false, None), "her activation is over");
    let burned = frail("F..O").hero(FIAMMETTA, |hero| hero.tokens.add(Status::Burned)).turn(FIAMMETTA, 6);
    prove(burned, |game, table| game.end_hero(table, FIAMMETTA)).asks("3: ask-react");
    let stands = frail("F..O").turn(FIAMMETTA, 6);
    prove(stands, |game, table| game.end_hero(table, FIAMMETTA)).rests();
}

#[test]
fn n9_3_3_whoever_is_helped_up_at_once_does_not_go_on() {
    let start = frail("XF.O....").turn(FIAMMETTA, 6);
    let script = prove(start, |game, table| game.walk(table, FIAMMETTA, space("A6"), Gait::Plain));
    let script = script.rolls("d8", [1, 1, 1]).answers("3: react ottavia 1").rests();
    let game = script.state();
    assert_eq!((place(game, FIAMMETTA).as_str(), game.hero(FIAMMETTA).ko, game.turn.ap), ("A2", false, 0));
    assert_eq!(game.hero(FIAMMETTA).sector, 8, "all six AP, then one sector ahead");
    let whole = frail("XF.O....").turn(FIAMMETTA, 6).play().answers("2: walk A6 plain").rolls("d8", [1, 1, 1]);
    let whole = whole.answers("3: react ottavia 1");
    assert_eq!(whole.state().turn.hero.filter(|member| *member == FIAMMETTA), None, "her activation is over");
}

#[test]
fn n9_3_3_ko_in_a_dash_loses_all_ap_too() {
    let start = bare(field("XF......"), FIAMMETTA).hero(FIAMMETTA, |hero| hero.wounds = 3).turn(FIAMMETTA, 6);
    let script = prove(start, |game, table| game.dash(table, hero(FIAMMETTA), 2, false));
    let script = script.answers("2: dash A4").rolls("d8", [1, 1, 1]);
    let game = script.state();
    assert_eq!(
        (game.hero(FIAMMETTA).ko, place(game, FIAMMETTA).as_str(), game.hero(FIAMMETTA).sector),
        (true, "A2", 7)
    );
    let quiet = bare(field("XF......"), FIAMMETTA).hero(FIAMMETTA, |hero| hero.wounds = 3).turn(FIAMMETTA, 6);
    let script = prove(quiet, |game, table| game.dash(table, hero(FIAMMETTA), 2, true)).answers("2: dash A4").rests();
    assert_eq!((place(script.state(), FIAMMETTA).as_str(), script.state().turn.ap), ("A4", 6));
}

#[test]
fn n12_1_4_tokens_reach_whoever_is_on_a_location_card() {
    let card = "victory: [NoFoes], locations: [(slug: \"cellar\", icon: \"stone\", exit: 'm')],
        actions: [(slug: \"drink\", icon: \"water\", ap: 1, place: Location(0), does: [Token(Focused, Actor)])],";
    let start = mission("R.mX", card).hero(RUGGERO, |hero| hero.at = Whereabouts::In(0)).turn(RUGGERO, 4);
    let script = start.play().answers("1: act drink here");
    assert!(has(script.state(), hero(RUGGERO), Status::Focused));
    // Poison works there as everywhere, and its die is rolled.
    let poisoned = field("....").hero(RUGGERO, |hero| hero.tokens.add(Status::Poisoned));
    let script = prove(poisoned, |game, table| game.begin_hero(table, RUGGERO)).rolls("d8", [5]);
    assert_eq!((wounds(script.state(), RUGGERO), has(script.state(), hero(RUGGERO), Status::Poisoned)), (1, false));
}

#[test]
fn n1_12_1_no_die_is_rolled_for_whoever_has_fallen_of_poison() {
    let start = field("R").hero(RUGGERO, |hero| {
        hero.wounds = 5;
        hero.tokens.add(Status::Poisoned);
    });
    assert!(prove(start, |game, table| game.begin_hero(table, RUGGERO)).rests().state().hero(RUGGERO).ko);
}

#[test]
fn n1_9_4_a_reaction_attack_has_nothing_of_the_charge_before() {
    let ended = |slug: &'static str, picture: &str| {
        let start = field(picture).foe(ONE, |foe| (foe.moved, foe.stunned) = (3, true)).acts(slug);
        prove(start, |game, table| game.finish_foe(table, ONE)).state().blow_value(ONE, 0)
    };
    assert_eq!(ended("centaur", "R.C"), 3, "neither the charge nor Stunned is left");
    assert_eq!(field("R.C").foe(ONE, |foe| foe.moved = 3).game.blow_value(ONE, 0), 4, "in the activation it is");
}

#[test]
fn n1_12_2_an_enemy_is_stunned_in_its_activation_only() {
    let stunned = |ended: bool| {
        let start = field("X.....R").foe(ONE, |foe| foe.stunned = true).acts("faun");
        let script = prove(start, move |game, table| if ended { game.finish_foe(table, ONE) } else { Ok(()) });
        script.state().blow_value(ONE, 0)
    };
    assert_eq!((stunned(false), stunned(true)), (1, 2));
}

#[test]
fn n1_13_4_events_leave_a_fallen_hero_alone() {
    let card = "victory: [NoFoes], events: [(slug: \"bolt\", icon: \"bell\", sector: 1, does: [Threat(2, All), Sector(2, All)])],";
    let start = mission("RF...X", card).hero(RUGGERO, |hero| (hero.ko, hero.wounds) = (true, 6));
    let script = prove(start.change(|game| game.phase = Phase::Stop), |game, table| game.stop(table));
    let of = |member: Member| (script.state().hero(member).threat, script.state().hero(member).sector);
    assert_eq!((of(RUGGERO), of(FIAMMETTA)), ((0, 1), (2, 3)));
}

#[test]
fn n1_13_5_an_area_that_heals_reaches_the_fallen() {
    let start = |at: &str| {
        let start = field(".AF..").at(RUGGERO, at).skills(ANSELMO, "triage").turn(ANSELMO, 9);
        let start = start.hero(RUGGERO, |hero| (hero.ko, hero.wounds) = (true, 6));
        start.hero(FIAMMETTA, |hero| hero.wounds = 2).play().answers("4: skill triage fiammetta")
    };
    let script = start("A4");
    assert_eq!((wounds(script.state(), FIAMMETTA), wounds(script.state(), RUGGERO)), (0, 5));
    assert!(!script.state().hero(RUGGERO).ko);
    assert!(start("A5").state().hero(RUGGERO).ko, "outside the area");
}

#[test]
fn n4_3_1_an_attack_on_an_ally_is_one_on_a_friend() {
    let start = || {
        let start = field("A.J").foe(ONE, |foe| {
            foe.wounds = 2;
            foe.tokens.add(Status::Exposed);
        });
        start.change(|game| game.stealth = Some(0)).turn(ANSELMO, 9).play()
    };
    // Its Mental Defence is 4, but 5 is asked for; it is no enemy that stealth or a weak spot would help against.
    let missed = start().answers("4: attack healing-hands 1 squire-1 0").rolls("d8", [4, 4, 4, 5]);
    let squire = missed.state().foe(ONE);
    assert_eq!((squire.wounds, squire.attacked, squire.tokens.has(Status::Exposed)), (2, false, true));
    let healed = start().answers("4: attack healing-hands 1 squire-1 0").rolls("d8", [5, 5, 1, 1]);
    assert_eq!(healed.state().foe(ONE).wounds, 1);
}

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
fn n1_12_14_steadfast_stays_where_nothing_would_move() {
    let start = |picture: &str| field(picture).hero(RUGGERO, |hero| hero.tokens.add(Status::Steadfast));
    let pushed = |picture: &str| {
        let script = prove(start(picture), |game, table| game.force(table, Model::Foe(ONE), hero(RUGGERO), 1, true));
        has(script.state(), hero(RUGGERO), Status::Steadfast)
    };
    assert!(pushed("RU") && !pushed(".RU"));
}

#[test]
fn n1_9_6_the_armour_that_counts_is_that_of_whoever_takes_the_wounds() {
    let struck = |item: &str, faces: &[u8]| {
        let start = field("RKW").gear(RUGGERO, item).skills(RUGGERO, "").turn(RUGGERO, 9).play();
        let script = start.answers(&format!("1: attack {item} 1 knight-1 0")).rolls("d8", faces.iter().copied());
        (script.state().foe(ONE).wounds, script.state().foe(TWO).wounds)
    };
    assert_eq!(struck("club", &[5, 5, 1]), (0, 1), "two hits less the bearer’s armour");
    assert_eq!(struck("lethal-club", &[5, 5, 1]), (0, 2), "what Lethal adds goes to it, too");
    assert_eq!(struck("mason-hammer", &[5, 5, 1, 1, 1, 1]), (0, 2), "Sunder ignores armour, not the bearer");
    assert_eq!(struck("needle", &[5, 5, 1]), (2, 0), "what is unblockable passes both");
}

#[test]
fn n7_1_3_what_an_enemy_gains_before_the_mark_helps_its_own_attack() {
    let script = attacked(bare(field("dF"), FIAMMETTA), FIAMMETTA).rolls("d8", [1, 1, 1]);
    assert_eq!(wounds(script.state(), FIAMMETTA), 2, "one hit and one for Focused");
    assert!(!has(script.state(), Model::Foe(ONE), Status::Focused), "it is used up");
    let plain = attacked(bare(field("ZF"), FIAMMETTA), FIAMMETTA).rolls("d8", [1, 1, 1]);
    assert_eq!(wounds(plain.state(), FIAMMETTA), 1);
}

#[test]
fn n1_1_6_an_ally_uses_its_tokens_at_the_first_chance() {
    let defends = |token: Option<Status>| {
        let start = field("JX").foe(ONE, |foe| token.iter().for_each(|token| foe.tokens.add(*token)));
        prove(start, |game, table| game.enemy_attack(table, TWO, 0, Model::Foe(ONE), false))
    };
    let left =
        |script: Script<Renaissance>| (script.state().foe(ONE).wounds, script.state().foe(ONE).tokens.is_empty());
    assert_eq!(left(defends(None).rolls("d8", [1, 1, 1, 1]).rests()), (2, true));
    assert_eq!(left(defends(Some(Status::Protected)).rolls("d8", [1, 1, 1, 1]).rests()), (1, true));
    assert_eq!(left(defends(Some(Status::Exposed)).rolls("d8", [1, 1, 1]).rests()), (2, true), "one die fewer");
    let lucky = defends(Some(Status::Lucky)).rolls("d8", [1, 5, 1, 1]).rolls("d8", [5, 1, 1]).rests();
    assert_eq!(left(lucky), (0, true), "what failed is rolled again");
    let unlucky = field("JE").foe(TWO, |foe| foe.tokens.add(Status::Lucky)).acts("squire");
    let unlucky = unlucky.change(|game| game.phase = Phase::Ally).play().answers("1: strike 1 maenad-2");
    assert_eq!(unlucky.rolls("d8", [8, 5, 1]).rolls("d8", [1]).state().foe(TWO).wounds, 1, "its best die again");
}

#[test]
fn n1_4_3_a_symbol_that_an_attack_does_not_use_is_idle() {
    let cast = |faces: [u8; 6]| {
        let start = field("O..E").class(OTTAVIA, "astrologer").skills(OTTAVIA, "").turn(OTTAVIA, 9).play();
        let script = start.answers("3: attack unquiet-whisper 1 maenad-1 0").rolls("d8", faces);
        script.state().hero(OTTAVIA).points
    };
    assert_eq!(cast([7, 5, 1, 1, 1, 1]), 0, "a Moon makes the target Weakened");
    assert_eq!(cast([7, 1, 1, 1, 1, 1]), 1, "but not where the attack fails");
    assert_eq!(cast([6, 8, 8, 1, 1, 1]), 2, "two a test");
}

#[test]
fn n8_4_2_nobody_has_credit_for_wounds_on_whoever_is_gone() {
    let threat = |gone: bool| {
        let start = field("RE").foe(ONE, move |foe| foe.gone = gone).turn(RUGGERO, 4);
        let script = prove(start, |game, table| game.effect(table, RUGGERO, Model::Foe(ONE), Effect::Unsoaked(1)));
        script.state().hero(RUGGERO).threat
    };
    assert_eq!((threat(false), threat(true)), (2, 0));
}

#[test]
fn n6_2_3_over_an_edge_it_is_a_fall_by_whoever_pushed() {
    let start =
        |class: &'static str| bare(field("..11L"), ANSELMO).at(ANSELMO, "A3").foe_on("A4").class(ANSELMO, class);
    let script = prove(start("penitent"), |game, table| game.force(table, Model::Foe(ONE), hero(ANSELMO), 3, true));
    let game = script.rests();
    assert_eq!(
        (place(game.state(), ANSELMO).as_str(), wounds(game.state(), ANSELMO)),
        ("A2", 2),
        "the push ends there"
    );
    assert_eq!(game.state().hero(ANSELMO).points, 2, "an enemy put both wounds on the sheet");
    let flat =
        prove(bare(field(".AX"), ANSELMO), |game, table| game.force(table, Model::Foe(ONE), hero(ANSELMO), 1, true));
    assert_eq!((place(flat.state(), ANSELMO).as_str(), wounds(flat.state(), ANSELMO)), ("A1", 0));
    // A hero who pushes an enemy over the edge has wounded it.
    let foe = field("..11L").at(RUGGERO, "A4").foe_on("A3").turn(RUGGERO, 4);
    let script = prove(foe, |game, table| game.force(table, hero(RUGGERO), Model::Foe(ONE), 1, true));
    assert_eq!((script.state().foe(ONE).gone, script.state().hero(RUGGERO).threat), (true, 2));
}

#[test]
fn n6_2_11_aid_is_a_mission_action_that_was_won() {
    let aided = |face: u8| {
        let start = field("AR").hero(RUGGERO, |hero| (hero.ko, hero.wounds) = (true, 6)).turn(ANSELMO, 9).play();
        let script = start.answers("4: aid ruggero").rolls("d8", [face, 1, 1, 1]);
        script.state().hero(ANSELMO).done(Feat::WonAction)
    };
    assert_eq!((aided(5), aided(4)), (1, 0));
}

#[test]
fn n6_6_3_a_familiar_comes_out_of_the_chest_with_the_rest() {
    let card = "victory: [Stage(9)], actions: [(slug: \"ring-the-bell\", icon: \"equipment\", ap: 1, place: Anywhere, does: [Rearm])],";
    let start = mission("R...X", card).gear(RUGGERO, "toad club").turn(RUGGERO, 4);
    let start = start.hero(RUGGERO, |hero| hero.chest = std::mem::take(&mut hero.items));
    let script = start.play().answers("1: act ring-the-bell here");
    let ruggero = script.state().hero(RUGGERO);
    assert_eq!((ruggero.items.len(), ruggero.familiar), (2, Some(space("A1"))));
    script.refuses("act ring-the-bell here");
}

#[test]
fn n1_12_12_against_a_mental_attack_protected_helps_only_where_it_is_enough() {
    let protected =
        |picture: &str| bare(field(picture), FIAMMETTA).hero(FIAMMETTA, |hero| hero.tokens.add(Status::Protected));
    let script = attacked(protected("eF"), FIAMMETTA).rolls("d8", [1, 1, 1]).asks("2: ask-ward");
    assert!(!has(script.answers("2: protect 1").rests().state(), hero(FIAMMETTA), Status::Stunned));
    let short = attacked(protected("F..N"), FIAMMETTA).rolls("d8", [1, 1, 1]).rests();
    assert!(has(short.state(), hero(FIAMMETTA), Status::Protected), "two successes are missing, one token is no use");
}

#[test]
fn n1_9_11_water_puts_out_an_amphibian_too() {
    let enters = |picture: &str| {
        let start = field(picture).foe(ONE, |foe| foe.tokens.add(Status::Burned));
        let script = prove(start, |game, table| {
            game.ground_effects(table, Model::Foe(ONE), space("A1"), space("A2"));
            Ok(())
        });
        has(script.state(), Model::Foe(ONE), Status::Burned)
    };
    assert!(!enters("Q~..") && !enters("X~..") && enters("Q,.."));
    assert!(enters("V~.."), "whoever flies over it does not touch it");
}

#[test]
fn n5_1_4_every_weapon_that_reaches_breaks_scenery_and_nobody_stays_hidden_at_it() {
    let start =
        field("Rk..").gear(RUGGERO, "club sling long-bow").hero(RUGGERO, |hero| hero.tokens.add(Status::Hidden));
    let script =
        start.turn(RUGGERO, 9).play().offers("smash club 1 A2; smash sling 1 A2").refuses("smash long-bow 1 A2");
    let script = script.answers("1: smash club 1 A2").rolls("d8", [1, 1, 1]);
    assert!(!has(script.state(), hero(RUGGERO), Status::Hidden));
}

#[test]
fn n12_1_1_an_hour_can_decide_a_mission_by_itself() {
    let strikes = |from: u8| {
        let start = mission("R....X", &format!("victory: [FromHour({from})],")).change(|game| game.clock.minute = 12);
        let start = start.change(|game| game.clock.minute = 11).hero(RUGGERO, |hero| hero.sector = 12);
        let script = prove(start, |game, table| {
            game.advance(table);
            Ok(())
        });
        script.state().verdict
    };
    assert_eq!((strikes(1), strikes(2)), (Some(Verdict::Won), None));
}

#[test]
fn n1_8_1_an_attack_that_leaves_no_wound_may_be_answered_even_if_it_succeeds() {
    let start = |picture: &str| bare(field(picture), FIAMMETTA).skills(FIAMMETTA, "sidestep");
    attacked(start("..Fe"), FIAMMETTA).rolls("d8", [1, 1, 1]).asks("2: ask-react");
    let hurt = attacked(start("..F.N"), FIAMMETTA).rolls("d8", [1, 1, 1]).rests();
    assert_eq!(wounds(hurt.state(), FIAMMETTA), 1, "a wound is no occasion for it");
}

#[test]
fn n6_2_1_whoever_is_hindered_on_the_way_may_have_to_stop() {
    let script = field("R,....").turn(RUGGERO, 5).play().answers("1: walk A5 plain");
    assert_eq!((place(script.state(), RUGGERO).as_str(), script.state().hero(RUGGERO).sector), ("A4", 6));
    let dry = field("R.....").turn(RUGGERO, 5).play().answers("1: walk A6 plain");
    assert_eq!(place(dry.state(), RUGGERO), "A6");
    let walks = |picture: &str| {
        let start = field(picture).hero(RUGGERO, |hero| hero.threat = 1).acts("faun");
        prove(start, |game, table| game.foe_acts(table)).rests().state().foe(ONE).at
    };
    assert_eq!((walks("X,......R"), walks("X~......R")), (space("A4"), space("A5")), "water hinders nobody");
    // With all its AP a model may enter one square that is dearer.
    let dear = || field("R~...").hero(RUGGERO, |hero| hero.tokens.add(Status::Hindered));
    dear().turn(RUGGERO, 2).play().offers("walk A2 plain");
    let walk =
        |game: &mut Renaissance, table: &mut Table<Renaissance>| game.walk(table, RUGGERO, space("A2"), Gait::Plain);
    let script = prove(dear().turn(RUGGERO, 2), walk);
    assert_eq!((place(script.state(), RUGGERO).as_str(), script.state().turn.ap), ("A2", 0));
    dear().turn(RUGGERO, 2).change(|game| game.turn.spent = 1).play().refuses("walk A2 plain");
}

#[test]
fn n1_15_1_a_large_model_counts_its_way_from_any_of_its_squares() {
    let start = field("......\n......\nM.....");
    let script = prove(start, |game, table| {
        game.tread(table, ONE, space("A5"), 20);
        Ok(())
    });
    assert_eq!(script.state().foe(ONE).moved, 3, "its own second square is no step");
    let small = prove(field("X....."), |game, table| {
        game.tread(table, ONE, space("A5"), 20);
        Ok(())
    });
    assert_eq!(small.state().foe(ONE).moved, 4);
}

#[test]
fn n1_5_3_each_hero_has_an_own_way_to_heroism() {
    let gained = |start: Field, member: Member, rule: fn(&mut Renaissance, &mut Table<Renaissance>) -> Play| {
        prove(start, rule).state().hero(member).heroism
    };
    let hurt = |game: &mut Renaissance, table: &mut Table<Renaissance>| game.hurt(table, RUGGERO, 3, false).map(drop);
    assert_eq!(gained(field("R").gear(RUGGERO, "buckler"), RUGGERO, hurt), 1, "what equipment takes does not count");
    assert_eq!(gained(field("R"), FIAMMETTA, hurt), 0);
    let heal = |game: &mut Renaissance, table: &mut Table<Renaissance>| {
        game.heal(table, RUGGERO, 1, Some(ANSELMO));
        game.heal(table, ANSELMO, 1, Some(ANSELMO));
        Ok(())
    };
    let ailing = field("AR").hero(RUGGERO, |hero| hero.wounds = 2).hero(ANSELMO, |hero| hero.wounds = 2);
    assert_eq!(gained(ailing, ANSELMO, heal), 1, "for a friend, not for himself");
    // Fiammetta’s criticals, Tessa’s wounds from four squares on.
    let strikes = |picture: &str, who: u8, item: &str, faces: [u8; 5]| {
        let start = field(picture).gear(FIAMMETTA, item).skills(FIAMMETTA, "").turn(FIAMMETTA, 9);
        let start = start.hero(FIAMMETTA, |hero| hero.who = crate::ids::HeroId(who));
        let script = start.play().answers(&format!("2: attack {item} 1 maenad-1 0")).rolls("d8", faces);
        script.state().hero(FIAMMETTA).heroism
    };
    assert_eq!((strikes("FE", 1, "club", [5, 5, 5, 1, 1]), strikes("FE", 1, "club", [5, 5, 1, 1, 1])), (1, 0));
    assert_eq!(strikes("F...E", 4, "long-bow", [5, 1, 1, 1, 1]), 1);
    assert_eq!(strikes("F..E", 4, "long-bow", [5, 1, 1, 1, 1]), 0, "three squares are too near");
    // Zenobio: two enemies at once.
    let pots = |picture: &str| {
        let start = field(picture).gear(RUGGERO, "fire-pot").skills(RUGGERO, "").turn(RUGGERO, 9);
        let start = start.hero(RUGGERO, |hero| hero.who = crate::ids::HeroId(5));
        let script = start.play().answers("1: attack fire-pot 1 maenad-1 0").rolls("d8", [5, 1, 1]);
        script.state().hero(RUGGERO).heroism
    };
    assert_eq!((pots("R.EH"), pots("R.E.H")), (1, 0));
}

#[test]
fn n1_5_3_heroism_begins_at_nothing_and_ends_at_ten() {
    let mut game = field("R").hero(RUGGERO, |hero| hero.heroism = 9).game;
    (0..3).for_each(|_| game.earn_heroism(RUGGERO, 1, |_| true));
    assert_eq!(game.hero(RUGGERO).heroism, 10);
    let fresh = Renaissance::laid_out(&game.pack, &game.options, 4);
    assert!(fresh.heroes.iter().all(|hero| (hero.heroism, hero.points) == (0, 0)));
}

#[test]
fn n6_3_1_a_test_has_one_die_at_least_and_a_threshold_from_two_to_eight() {
    let start = field("OE").gear(OTTAVIA, "twin-daggers").skills(OTTAVIA, "").turn(OTTAVIA, 9);
    let weak = start.hero(OTTAVIA, |hero| {
        hero.stats[1] = 1;
        hero.tokens.add(Status::Weakened);
    });
    // One die for Dexterity, one less for the daggers, one less for the token.
    let script = weak.play().answers("3: attack twin-daggers 1 maenad-1 0").rolls("d8", [5]);
    assert_eq!(script.state().foe(ONE).wounds, 1);
    let threshold = |printed: u8| crate::rolls::Pool::new(RUGGERO, 1, printed, "N6.3.1").threshold;
    assert_eq!((threshold(1), threshold(5), threshold(9)), (2, 5, 8));
}

#[test]
fn n8_4_1_wounds_on_friends_raise_no_threat() {
    let threat = |target: Model| {
        let start = field("RFE").gear(FIAMMETTA, "").turn(RUGGERO, 4);
        let script = prove(start, move |game, table| game.effect(table, RUGGERO, target, Effect::Wound(1)));
        script.state().hero(RUGGERO).threat
    };
    assert_eq!((threat(hero(FIAMMETTA)), threat(Model::Foe(ONE))), (0, 1));
}

#[test]
fn n1_12_11_nobody_is_asked_where_no_other_face_would_change_anything() {
    let lucky = |start: Field, member: Member| start.hero(member, |hero| hero.tokens.add(Status::Lucky));
    let defends = || attacked(lucky(bare(field("XF"), FIAMMETTA), FIAMMETTA), FIAMMETTA);
    defends().rolls("d8", [5, 5, 1]).rests();
    defends().rolls("d8", [5, 1, 1]).asks("2: ask-luck");
    let strikes = |item: &str| {
        let start = lucky(field("RE").gear(RUGGERO, item).skills(RUGGERO, ""), RUGGERO).turn(RUGGERO, 9);
        start.play().answers(&format!("1: attack {item} 1 maenad-1 0")).rolls("d8", [5, 5, 5])
    };
    strikes("club").asks("1: ask-action");
    strikes("star-club").asks("1: ask-luck");
    let collects = lucky(bare(field("OX"), OTTAVIA).class(OTTAVIA, "astrologer"), OTTAVIA);
    attacked(collects, OTTAVIA).rolls("d8", [5, 5]).asks("3: ask-luck");
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
fn n7_4_1_each_severe_wound_does_what_its_card_says() {
    let wounded = |slug: &str, picture: &str| {
        let bit =
            field(picture).game.pack.wounds.iter().position(|wound| wound.slug.as_str() == slug).expect("a wound");
        field(picture).hero(RUGGERO, |hero| hero.severe = 1 << bit).game
    };
    use crate::pack::schema::{AttackKind, Characteristic};
    let stats = |slug: &str| Characteristic::ALL.map(|stat| wounded(slug, "R").stat(RUGGERO, stat));
    assert_eq!(field("R").game.hero(RUGGERO).stats, [4, 3, 5, 2, 6]);
    assert_eq!((stats("broken-arm"), stats("torn-muscle")), ([4, 2, 5, 2, 6], [4, 3, 4, 2, 6]));
    assert_eq!(
        (stats("concussion"), stats("lame-leg"), stats("deep-cut")),
        ([4, 3, 5, 1, 6], [3, 3, 5, 2, 6], [4, 3, 5, 2, 5])
    );
    let trembling = wounded("trembling", "R");
    assert_eq!(trembling.base_dice(RUGGERO, Characteristic::Physique), 4);
    let mut later = trembling.clone();
    later.hero_mut(RUGGERO).tested = true;
    assert_eq!(later.base_dice(RUGGERO, Characteristic::Physique), 5, "only the first test");
    let ribs = wounded("cracked-ribs", "R");
    assert_eq!((ribs.free_resistance(RUGGERO), field("R").game.free_resistance(RUGGERO)), (2, 3));
    let haunted = wounded("haunted", "RN");
    let dice = |game: &Renaissance| game.defence_dice(game.blow(ONE, 0), RUGGERO);
    assert_eq!((dice(&haunted), dice(&field("RN").game)), (1, 2));
    assert_eq!(dice(&wounded("haunted", "RX")), dice(&field("RX").game), "not against a physical attack");
    assert_eq!(haunted.blow(ONE, 0).kind, AttackKind::Mental);
    // A bad eye shortens attacks above 3, no shorter ones, and no skill.
    let eye = wounded("bad-eye", "R");
    assert_eq!((eye.range(RUGGERO, (2, 6)), eye.range(RUGGERO, (2, 3))), ((2, 5), (2, 3)));
    let aims = |gear: &str| {
        let bit = eye.hero(RUGGERO).severe;
        field("R.....E").gear(RUGGERO, gear).hero(RUGGERO, |hero| hero.severe = bit).turn(RUGGERO, 4).play()
    };
    aims("long-bow").refuses("attack long-bow 1 maenad-1 0");
    aims("spy-glass").offers("use spy-glass 1 maenad-1");
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

#[test]
fn n7_4_1_whoever_falls_in_the_own_activation_does_not_draw_in_that_stop() {
    let rests = |start: Field| start.hero(FIAMMETTA, |hero| hero.acted = true);
    let own = rests(field("RF").turn(RUGGERO, 4)).hero(RUGGERO, |hero| {
        hero.wounds = 5;
        hero.tokens.add(Status::Burned);
    });
    let script = prove(own, |game, table| {
        game.end_hero(table, RUGGERO)?;
        game.next_token(table)
    });
    assert_eq!((script.rests().state().hero(RUGGERO).ko, script_severe(field("RF"), 0)), (true, 1));
    assert_eq!(script_severe(field("RF"), 0b11_1111_1111), 10, "who has all ten draws none");
}

/// How many severe wounds Ruggero has after the next token, felled before he acted in this stop.
fn script_severe(start: Field, severe: u16) -> u32 {
    let start = start.hero(FIAMMETTA, |hero| hero.acted = true).change(|game| game.phase = Phase::Next);
    let start = start.hero(RUGGERO, |hero| (hero.ko, hero.wounds, hero.severe) = (true, 6, severe));
    let script = prove(start, |game, table| game.next_token(table));
    let script = if severe == 0 { script.draws("wounds", ["scar"]) } else { script };
    script.rests().state().hero(RUGGERO).severe.count_ones()
}

#[test]
fn n9_3_3_nothing_of_a_fall_is_left_when_a_step_is_over() {
    let start = frail("XF.O").acts("faun").change(|game| game.phase = Phase::Foes);
    let script = start.play().rolls("d8", [1, 1, 1]).answers("3: react ottavia 1");
    let turn = script.state().turn;
    assert_eq!((script.state().hero(FIAMMETTA).ko, turn.fallen, turn.downed), (false, 0, 0));
}

#[test]
fn n1_9_8_a_skirmisher_gets_away_from_an_objective_too() {
    let card = "victory: [Stage(9)], objectives: [(goal: In('m'), ap: 0, does: [])],";
    let start = mission("Rm......", card).at(RUGGERO, "A1").foe_on("A3").change(|game| {
        let slinger = enemy(game, "satyr-slinger");
        game.foes[0].enemy = slinger;
        game.tokens[0].enemy = slinger;
    });
    let start = bare(start, RUGGERO).acts("satyr-slinger");
    let script = prove(start, |game, table| game.foe_acts(table)).luck(1).rests();
    assert!(script.state().foe(ONE).at.col > 1, "it has left the square beside him: {}", script.state().foe(ONE).at);
}

#[test]
fn n12_1_2_a_tally_in_which_nothing_is_counted_is_a_mistake_of_the_card() {
    let complaints = |letter: &str| {
        let mut source = table::pack::Source::embedded(crate::CONTENT);
        let (name, text) =
            crate::CONTENT.iter().find(|(name, _)| name.ends_with("duel-at-dawn.ron")).expect("the duel");
        let more = format!("tallies: [(letter: '{letter}', slug: \"offended\", icon: \"war\", of: 4), ");
        source.insert(name, &text.replacen("tallies: [", &more, 1)).expect("a path of the pack");
        <crate::Pack as table::pack::CheckedPack>::read(&source).is_err()
    };
    assert!(complaints("d") && !complaints("o"));
}
