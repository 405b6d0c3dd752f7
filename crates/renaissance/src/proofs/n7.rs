//! N7 to N9 · Attacks, wounds, threat, reaction attacks.

use super::*;
use crate::geometry::Footprint;
use crate::options::Difficulty;
use crate::pack::schema::Shape;
use crate::state::Phase;

/// How many severe wounds Ruggero has after the next token, felled before he acted in this stop.
fn script_severe(start: Field, severe: u16) -> u32 {
    let start = start.hero(FIAMMETTA, |hero| hero.acted = true).change(|game| game.phase = Phase::Next);
    let start = start.hero(RUGGERO, |hero| (hero.ko, hero.wounds, hero.severe) = (true, 6, severe));
    let script = prove(start, |game, table| game.next_token(table));
    let script = if severe == 0 { script.draws("wounds", ["scar"]) } else { script };
    script.rests().state().hero(RUGGERO).severe.count_ones()
}

#[test]
fn n7_1_1_effects_after_the_mark_need_a_wound_and_come_in_order() {
    let hit = pushed("").rolls("d8", [1, 1, 1]);
    assert_eq!((place(hit.state(), FIAMMETTA).as_str(), wounds(hit.state(), FIAMMETTA)), ("A2", 3));
    assert!(has(hit.state(), hero(FIAMMETTA), Status::Weakened));
    let missed = pushed("").rolls("d8", [5, 5, 5]);
    assert_eq!(place(missed.state(), FIAMMETTA), "A3");
}

#[test]
fn n7_1_2_wounds_that_equipment_takes_do_not_let_an_enemys_effects_happen() {
    let script = pushed("buckler").rolls("d8", [5, 1, 1]);
    let fiammetta = script.state().hero(FIAMMETTA);
    assert_eq!((fiammetta.wounds, fiammetta.items[0].wounds, fiammetta.tokens.is_empty()), (0, 2, true));
    assert_eq!(place(script.state(), FIAMMETTA), "A3");
}

#[test]
fn n7_2_1_wounds_on_the_sheet_add_up_to_ko() {
    let script = prove(field("R").gear(RUGGERO, ""), |game, table| game.hurt(table, RUGGERO, 2, false).map(drop));
    assert_eq!(wounds(script.state(), RUGGERO), 2);
}

#[test]
fn n7_2_2_an_enemy_at_its_health_is_removed() {
    let script = prove(field("RX"), |game, table| {
        game.wound_foe(table, ONE, 1, None);
        assert!(!game.foe(ONE).gone);
        game.wound_foe(table, ONE, 1, None);
        Ok(())
    });
    assert!(script.state().foe(ONE).gone);
}

#[test]
fn n7_3_1_resistance_takes_wounds_while_it_has_room() {
    let script =
        prove(field("R").gear(RUGGERO, "buckler"), |game, table| game.hurt(table, RUGGERO, 3, false).map(drop));
    assert_eq!((wounds(script.state(), RUGGERO), script.state().hero(RUGGERO).items[0].wounds), (1, 2));
}

#[test]
fn n7_3_2_the_owner_divides_wounds_among_several_pieces() {
    let start = || field("R").gear(RUGGERO, "buckler mail-coat");
    prove(start(), |game, table| game.hurt(table, RUGGERO, 2, false).map(drop)).asks("1: ask-soak");
    let all = prove(start(), |game, table| game.hurt(table, RUGGERO, 4, false).map(drop));
    assert_eq!(all.state().free_resistance(RUGGERO), 0, "nobody is asked where it makes no difference");
}

#[test]
fn n7_3_3_unblockable_wounds_pass_equipment() {
    let script = prove(field("R").gear(RUGGERO, "buckler"), |game, table| game.hurt(table, RUGGERO, 1, true).map(drop));
    assert_eq!((wounds(script.state(), RUGGERO), script.state().hero(RUGGERO).items[0].wounds), (1, 0));
}

#[test]
fn n7_4_1_a_fallen_hero_draws_a_severe_wound_instead_of_acting() {
    let start = field("R").hero(RUGGERO, |hero| (hero.ko, hero.wounds) = (true, 6));
    let script = prove(start, |game, table| game.begin_hero(table, RUGGERO)).draws("wounds", ["torn-muscle"]);
    assert_eq!((script.state().hero(RUGGERO).severe, script.state().turn.hero), (0b10, None));
    assert_eq!(script.state().stat(RUGGERO, crate::pack::schema::Characteristic::Physique), 4);
}

#[test]
fn n7_4_2_a_severe_wound_is_never_drawn_twice() {
    let start = field("R").hero(RUGGERO, |hero| (hero.ko, hero.wounds, hero.severe) = (true, 6, 0b11_1111_1110));
    let script = prove(start, |game, table| game.begin_hero(table, RUGGERO)).draws("wounds", ["broken-arm"]);
    assert_eq!(script.state().hero(RUGGERO).severe, 0b11_1111_1111);
}

#[test]
fn n7_5_1_a_heros_area_takes_its_own_effect_friends_too_and_spares_the_attacker() {
    let start = field("R.EH\n..F.").gear(RUGGERO, "fire-pot").gear(FIAMMETTA, "").turn(RUGGERO, 9).play();
    let script = start.answers("1: attack fire-pot 1 maenad-1 0").rolls("d8", [5, 1, 1]);
    let game = script.state();
    assert_eq!(
        (game.foe(ONE).wounds, game.foe(TWO).wounds, wounds(game, FIAMMETTA), wounds(game, RUGGERO)),
        (1, 1, 1, 0)
    );
    let start = field("R.EH\n..F.").gear(RUGGERO, "fire-pot").gear(FIAMMETTA, "").turn(RUGGERO, 9).play();
    let missed = start.answers("1: attack fire-pot 1 maenad-1 0").rolls("d8", [1, 1, 1]);
    assert_eq!(missed.state().foe(TWO).wounds, 0);
}

#[test]
fn n7_5_2_an_enemys_area_hits_every_hero_in_it_and_each_defends() {
    let start = field("......\n....M.\nRF....").gear(RUGGERO, "").gear(FIAMMETTA, "");
    let start = start.skills(RUGGERO, "").skills(FIAMMETTA, "");
    let script = prove(start, |game, table| game.enemy_attack(table, ONE, 1, hero(RUGGERO), false));
    let script = script.rolls("d8", [1, 1, 5, 5, 1]);
    assert_eq!((wounds(script.state(), RUGGERO), wounds(script.state(), FIAMMETTA)), (1, 0));
}

#[test]
fn n7_5_1_the_squares_of_areas_and_lines() {
    let picture = "
        .......
        .......
        R..X...
        .......
        .......";
    let game = field(picture).game;
    let (from, centre) = (space("C1"), Footprint::from(space("C4")));
    board(
        &game,
        picture,
        game.shape(Shape::Area(1), from, &centre),
        "
        .......
        ...*...
        ..***..
        ...*...
        .......",
    );
    board(
        &game,
        picture,
        game.shape(Shape::Area(2), from, &centre),
        "
        ...*...
        ..***..
        .*****.
        ..***..
        ...*...",
    );
    board(
        &game,
        picture,
        game.shape(Shape::Line(4), from, &centre),
        "
        .......
        .......
        .****..
        .......
        .......",
    );
}

#[test]
fn n7_5_1_a_line_leads_through_its_target_also_aslant() {
    let picture = "
        .......
        ..X....
        .......
        .......
        R......";
    let game = field(picture).game;
    let through = |at: &str, n: u8| game.shape(Shape::Line(n), space("A1"), &Footprint::from(space(at)));
    board(
        &game,
        picture,
        through("D3", 4),
        "
        ...*...
        ..*....
        .*.....
        .*.....
        .......",
    );
    board(
        &game,
        picture,
        through("B2", 3),
        "
        .......
        ...*...
        ..*....
        .*.....
        .......",
    );
}

#[test]
fn n7_1_2_check_case_3_wounds_on_equipment_bring_no_effect() {
    let start = field("RU").gear(RUGGERO, "buckler").skills(RUGGERO, "");
    let script = prove(start, |game, table| game.enemy_attack(table, ONE, 0, hero(RUGGERO), false));
    let script = script.rolls("d8", [5, 1, 1, 1, 1]);
    assert_eq!((wounds(script.state(), RUGGERO), script.state().free_resistance(RUGGERO)), (0, 0), "both taken");
    assert!(!has(script.state(), hero(RUGGERO), Status::Weakened));
}

#[test]
fn n7_1_3_what_stands_before_the_mark_happens_whatever_the_successes() {
    let start = |gear: &str| field("RE").gear(RUGGERO, gear).skills(RUGGERO, "").turn(RUGGERO, 4).play();
    let script = start("hex-club").answers("1: attack hex-club 1 maenad-1 0").rolls("d8", [1, 1, 1]);
    assert!(has(script.state(), Model::Foe(ONE), Status::Weakened));
    let script = start("lethal-club").answers("1: attack lethal-club 1 maenad-1 0").rolls("d8", [1, 1, 1]);
    assert_eq!(script.state().foe(ONE).wounds, 0, "what stands after it needs success");
    let defends = |picture: &str| {
        let start = field(picture).gear(RUGGERO, "").skills(RUGGERO, "");
        let script = prove(start, |game, table| game.enemy_attack(table, ONE, 0, hero(RUGGERO), false));
        let script = script.rolls("d8", [8, 8, 8, 8, 8]);
        has(script.state(), hero(RUGGERO), Status::Weakened)
    };
    assert!(defends("RZ") && !defends("RU"), "the hexer’s stands before the mark, the pusher’s after it");
}

#[test]
fn n7_3_4_the_resistance_of_a_skill_takes_wounds_like_equipment() {
    let hurt = |gear: &str| {
        let start = field("R").gear(RUGGERO, gear);
        let script = prove(start, |game, table| game.hurt(table, RUGGERO, 3, false).map(drop));
        (wounds(script.state(), RUGGERO), script.state().hero(RUGGERO).soaked)
    };
    assert_eq!((hurt("iron-ring"), hurt("")), ((1, 2), (3, 0)));
}

#[test]
fn n7_4_3_in_the_story_difficulty_one_severe_wound_is_drawn_at_most() {
    let fallen = |difficulty: Difficulty| {
        let start = field("R").hero(RUGGERO, |hero| (hero.ko, hero.wounds) = (true, 6));
        let start = start.change(|game| (game.options.difficulty, game.severe_drawn) = (difficulty, 1));
        prove(start, |game, table| game.begin_hero(table, RUGGERO))
    };
    assert_eq!(fallen(Difficulty::Story).rests().state().hero(RUGGERO).severe, 0);
    assert_eq!(fallen(Difficulty::Standard).draws("wounds", ["scar"]).state().hero(RUGGERO).severe.count_ones(), 1);
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

#[test]
fn n7_3_3_other_wounds_stay_on_equipment() {
    let start = field("R").gear(RUGGERO, "buckler");
    let script = prove(start, |game, table| game.hurt(table, RUGGERO, 1, false).map(drop));
    assert_eq!((wounds(script.state(), RUGGERO), script.state().hero(RUGGERO).items[0].wounds), (0, 1));
}

#[test]
fn n7_5_2_an_area_spares_heroes_outside_it() {
    let start = field("......\n....M.\nR.F...").gear(RUGGERO, "").gear(FIAMMETTA, "");
    let start = start.skills(RUGGERO, "").skills(FIAMMETTA, "");
    let script = prove(start, |game, table| game.enemy_attack(table, ONE, 1, hero(RUGGERO), false));
    let script = script.rolls("d8", [1, 1]).rests();
    assert_eq!((wounds(script.state(), RUGGERO), wounds(script.state(), FIAMMETTA)), (1, 0));
}

#[test]
fn n7_2_1_wounds_add_up_and_only_at_health_is_a_hero_ko() {
    let hurt = |before: u8| {
        let start = field("R").gear(RUGGERO, "").hero(RUGGERO, move |hero| hero.wounds = before);
        let script = prove(start, |game, table| game.hurt(table, RUGGERO, 2, false).map(drop));
        (wounds(script.state(), RUGGERO), script.state().hero(RUGGERO).ko)
    };
    assert_eq!((hurt(3), hurt(4)), ((5, false), (6, true)));
}
