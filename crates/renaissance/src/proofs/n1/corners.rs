//! Corner cases, where several rules meet.

use crate::proofs::position::mission;
use crate::proofs::*;
use crate::state::Phase;

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
fn n1_8_1_an_attack_that_leaves_no_wound_may_be_answered_even_if_it_succeeds() {
    let start = |picture: &str| bare(field(picture), FIAMMETTA).skills(FIAMMETTA, "sidestep");
    attacked(start("..Fe"), FIAMMETTA).rolls("d8", [1, 1, 1]).asks("2: ask-react");
    let hurt = attacked(start("..F.N"), FIAMMETTA).rolls("d8", [1, 1, 1]).rests();
    assert_eq!(wounds(hurt.state(), FIAMMETTA), 1, "a wound is no occasion for it");
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
