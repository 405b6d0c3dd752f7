//! N1.4, N1.8, N1.12, N7, N12.1 · Class points and what they buy, tokens on equipment, resistance of skills, companies of single missions.

use crate::proofs::*;

fn points(game: &Renaissance, member: Member) -> u8 {
    game.hero(member).points
}

/// Which of two weapons has Poisoned on it.
trait Poison {
    fn map_tokens(&self) -> [bool; 2];
}

impl Poison for table::CopyVec<crate::state::Carried, 10> {
    fn map_tokens(&self) -> [bool; 2] {
        [self[0].tokens.has(Status::Poisoned), self[1].tokens.has(Status::Poisoned)]
    }
}

#[test]
fn n1_4_3_each_class_has_its_own_way_to_points() {
    // Banneret: a friend within 3 defeats an enemy, not oneself, not farther away.
    let defeats = |picture: &str, by: Member| {
        let start = field(picture).class(RUGGERO, "banneret").foe(ONE, |foe| foe.wounds = 1);
        let script = prove(start, move |game, table| {
            game.wound_foe(table, ONE, 1, Some(hero(by)));
            Ok(())
        });
        points(script.state(), RUGGERO)
    };
    assert_eq!((defeats("R..FX", FIAMMETTA), defeats("R...FX", FIAMMETTA), defeats("RX..F", RUGGERO)), (1, 0, 0));
    // Duellist: an adjacent attack leaves no wound.
    let attacked = |picture: &str, faces: [u8; 3]| {
        let start = field(picture).class(FIAMMETTA, "duellist").skills(FIAMMETTA, "").gear(FIAMMETTA, "");
        let script = prove(start, |game, table| game.enemy_attack(table, ONE, 0, hero(FIAMMETTA), false));
        points(script.rolls("d8", faces).state(), FIAMMETTA)
    };
    assert_eq!((attacked("FX", [5, 5, 5]), attacked("FX", [5, 1, 1]), attacked("F..S", [5, 5, 5])), (1, 0, 0));
    // Astrologer: symbols that fire nothing, two a test.
    let test = |faces: [u8; 3]| {
        let start = field("OX").class(OTTAVIA, "astrologer").skills(OTTAVIA, "mind-ward").gear(OTTAVIA, "");
        let script = prove(start, |game, table| game.enemy_attack(table, ONE, 0, hero(OTTAVIA), false));
        points(script.rolls("d8", faces).state(), OTTAVIA)
    };
    assert_eq!((test([6, 7, 8]), test([6, 1, 1]), test([5, 5, 5])), (2, 1, 0));
    // Alchemist: an ailing enemy within 5 is defeated by a model.
    let ailing = |poisoned: bool, by: Option<Model>| {
        let start = field("O....X").class(OTTAVIA, "alchemist").foe(ONE, |foe| {
            foe.wounds = 1;
            if poisoned {
                foe.tokens.add(Status::Poisoned);
            }
        });
        let script = prove(start, move |game, table| {
            game.wound_foe(table, ONE, 1, by);
            Ok(())
        });
        points(script.state(), OTTAVIA)
    };
    assert_eq!((ailing(true, Some(hero(RUGGERO))), ailing(false, Some(hero(RUGGERO))), ailing(true, None)), (1, 0, 0));
    // Penitent: each wound of an enemy on the sheet.
    let start = field("AX").class(ANSELMO, "penitent").gear(ANSELMO, "").skills(ANSELMO, "");
    let script = prove(start, |game, table| game.enemy_attack(table, ONE, 0, hero(ANSELMO), false));
    assert_eq!(points(script.rolls("d8", [1, 1, 1, 1]).state(), ANSELMO), 2);
    // Falconer: a friend, not she herself, wounds an enemy beside the familiar.
    let beside = |at: &str, by: Member| {
        let start = field("F..X.R").class(FIAMMETTA, "falconer").gear(FIAMMETTA, "peregrine").familiar(FIAMMETTA, at);
        let script = prove(start, move |game, table| {
            game.wound_foe(table, ONE, 1, Some(hero(by)));
            Ok(())
        });
        points(script.state(), FIAMMETTA)
    };
    assert_eq!((beside("A3", RUGGERO), beside("A1", RUGGERO), beside("A3", FIAMMETTA)), (1, 0, 0));
    // Machinist: AP spent on waiting, two an activation.
    let start = field("R....X").class(RUGGERO, "machinist").turn(RUGGERO, 6);
    let script = start.play().answers("1: wait 1").check(|game| assert_eq!(points(game, RUGGERO), 1));
    assert_eq!(points(script.answers("1: wait 3").state(), RUGGERO), 2);
}

#[test]
fn n1_4_4_an_astrologer_lends_a_symbol_for_a_point() {
    let start = |points: u8| {
        let start = field("RE.O").gear(RUGGERO, "star-club").skills(RUGGERO, "").skills(OTTAVIA, "borrow-a-star");
        start.class(OTTAVIA, "astrologer").hero(OTTAVIA, |hero| hero.points = points).turn(RUGGERO, 4).play()
    };
    let script = start(1).answers("1: attack star-club 1 maenad-1 0").rolls("d8", [5, 1, 1]);
    let script = script.asks("3: ask-star").offers("star moon; star sun; pass").answers("3: star star");
    assert!(has(script.state(), hero(RUGGERO), Status::Hasty), "the star fires what it stands before");
    assert_eq!(points(script.state(), OTTAVIA), 0);
    let script = start(0).answers("1: attack star-club 1 maenad-1 0").rolls("d8", [5, 1, 1]);
    assert!(!has(script.state(), hero(RUGGERO), Status::Hasty), "nobody is asked without a point");
}

#[test]
fn n1_4_5_points_let_a_familiar_or_equipment_act_without_ap_once() {
    let start = |points: u8| {
        let start = field("F...X").class(FIAMMETTA, "falconer").skills(FIAMMETTA, "whistle");
        let start = start.gear(FIAMMETTA, "peregrine").familiar(FIAMMETTA, "A1");
        start.hero(FIAMMETTA, |hero| hero.points = points).turn(FIAMMETTA, 6).play()
    };
    let script = start(2).answers("2: spring peregrine 1 faun-1");
    assert_eq!((points(script.state(), FIAMMETTA), script.state().turn.spent), (1, 0));
    script.refuses("spring peregrine 1 faun-1");
    start(0).refuses("spring peregrine 1 faun-1");
    let start = field("RF").skills(RUGGERO, "clockwork-hand").gear(RUGGERO, "splint");
    let start = start.hero(RUGGERO, |hero| hero.points = 3).hero(FIAMMETTA, |hero| hero.wounds = 1).turn(RUGGERO, 4);
    let script = start.play().answers("1: spring splint 1 fiammetta");
    assert_eq!((points(script.state(), RUGGERO), wounds(script.state(), FIAMMETTA)), (0, 0));
}

#[test]
fn n1_8_3_equipment_allows_reactions_and_heroes_are_asked_in_order() {
    let start = |gear: &str| field("RFX").skills(RUGGERO, "guard").skills(FIAMMETTA, "").gear(FIAMMETTA, gear);
    let attack = |field: Field| prove(field, |game, table| game.enemy_attack(table, ONE, 0, hero(FIAMMETTA), false));
    let script = attack(start("main-gauche")).asks("1: ask-react").answers("1: pass").asks("2: ask-react");
    let script = script.answers("2: react fiammetta 9").rolls("d8", [1, 1, 1, 5, 5]);
    assert_eq!((wounds(script.state(), FIAMMETTA), script.state().hero(FIAMMETTA).reaction), (0, 1));
    let bare = attack(start("")).answers("1: pass").rolls("d8", [1, 1, 1]);
    assert_eq!(wounds(bare.state(), FIAMMETTA), 2, "without it she is not asked");
}

#[test]
fn n1_12_18_a_token_goes_onto_the_weapon_that_its_owner_names_or_nowhere() {
    let start =
        || field("RF").gear(RUGGERO, "oil").gear(FIAMMETTA, "twin-daggers throwing-knives").turn(RUGGERO, 4).play();
    let script = start().answers("1: use oil 1 fiammetta").asks("2: ask-coat").answers("2: coat fiammetta 2");
    let coated = |game: &Renaissance| game.hero(FIAMMETTA).items.map_tokens();
    assert_eq!(coated(script.state()), [false, true]);
    let script = start().answers("1: use oil 1 fiammetta; 2: pass");
    assert_eq!(coated(script.state()), [false, false]);
}

#[test]
fn n1_12_19_positive_tokens_on_equipment_work_negative_ones_do_not_and_ko_leaves_them() {
    let start = |token: Status| {
        field("R....X").gear(RUGGERO, "club").hero(RUGGERO, move |hero| hero.items[0].tokens.add(token))
    };
    let begins = |token: Status| prove(start(token), |game, table| game.begin_hero(table, RUGGERO)).state().turn.ap;
    assert_eq!((begins(Status::Hasty), begins(Status::Stunned)), (5, 4));
    let script = prove(start(Status::Focused), |game, table| game.hurt(table, RUGGERO, 6, true).map(drop));
    let ruggero = script.state().hero(RUGGERO);
    assert!(ruggero.ko && ruggero.items[0].tokens.has(Status::Focused));
}
