//! The interpreter, effect by effect.

use super::common::{Field, field, space};
use super::*;
use crate::pack::schema::{Attribute, FoeAttribute, Token, Until};
use crate::state::{Affected, Ending, Entry, Place, Posture, Wound};

fn plain() -> Field {
    field("1....2\n....PP\n....PP").change(|game| {
        (game.argo.crew, game.argo.hull) = (6, 5);
        game.argo.diplomacy.push(0);
    })
}

fn card(script: &str) -> Script<Odyssey> {
    effects(plain(), script, Part::Card)
}

fn stats(game: &Odyssey) -> [u8; 3] {
    game.titan(ONE).stats
}

#[test]
fn g1_5_what_may_be_done_can_be_left_out() {
    card("[May([Rage(N(1))])]").asks("1: ask-may").answers("1: pass").check(|game| assert_eq!(stats(game)[2], 0));
    card("[May([Rage(N(1))])]").answers("1: side 1").check(|game| assert_eq!(stats(game)[2], 1));
}

#[test]
fn g1_5_nobody_is_asked_about_what_changes_nothing() {
    card("[May([Lose(Danger, N(2))]), May([StandUp]), May([Drop(Despair, N(1))]), May([Cure(Mind)])]")
        .asks("1 2 3 4: proof-done");
}

#[test]
fn one_of_several_scripts_is_chosen() {
    card("[Either([[Rage(N(1))], [Fate(N(2))]])]")
        .answers("1: side 2")
        .check(|game| assert_eq!(stats(game), [0, 2, 0]));
}

#[test]
fn b27_2_an_awakening_without_a_godform_is_not_offered() {
    card("[Either([[Awaken], [Rage(N(1))]])]").check(|game| assert_eq!(stats(game)[2], 1));
}

#[test]
fn circumstances_choose_the_branch() {
    let script = "[If([AtLeast(Fate, 3)], [Rage(N(1))], [Rage(N(2))])]";
    card(script).check(|game| assert_eq!(stats(game)[2], 2));
    effects(plain().titan(1, |titan| titan.stats[1] = 3), script, Part::Card)
        .check(|game| assert_eq!(stats(game)[2], 1));
}

#[test]
fn effects_reach_others() {
    card("[To(Others, [Rage(N(1))])]").check(|game| assert_eq!((stats(game)[2], game.titan(TWO).stats[2]), (0, 1)));
    card("[To(All, [Rage(N(1))])]").check(|game| assert_eq!((stats(game)[2], game.titan(TWO).stats[2]), (1, 1)));
    card("[To(Another, [Rage(N(1))])]").check(|game| assert_eq!(game.titan(TWO).stats[2], 1));
    card("[To(AllOn(Edge), [Rage(N(1))])]")
        .check(|game| assert_eq!((stats(game)[2], game.titan(TWO).stats[2]), (1, 0)));
    card("[To(SelfOrAdjacent, [Rage(N(1))])]").check(|game| assert_eq!(stats(game)[2], 1));
    card("[To(RandomOther, [Rage(N(1))])]").check(|game| assert_eq!(game.titan(TWO).stats[2], 1));
    card("[To(Priority, [Rage(N(1))])]").check(|game| assert_eq!(stats(game)[2], 1));
    card("[To(Nearest, [Rage(N(1))])]").check(|game| assert_eq!(game.titan(TWO).stats[2], 1));
}

#[test]
fn g7_3_a_table_takes_the_last_row_that_is_reached() {
    let script = "[Roll([(from: 3, effects: [Rage(N(1))]), (from: 9, effects: [Rage(N(2))])])]";
    for (face, rage) in [(2, 0), (3, 1), (8, 1), (9, 2)] {
        card(script).rolls("d10", [face]).check(|game| assert_eq!(stats(game)[2], rage));
    }
}

#[test]
fn a_test_has_two_outcomes() {
    let script = "[Test(By(Courage), 6, [Rage(N(1))], [Fate(N(1))])]";
    card(script).rolls("test", [6]).check(|game| assert_eq!(stats(game), [0, 0, 1]));
    card(script).rolls("test", [5]).answers("1: pass").check(|game| assert_eq!(stats(game), [0, 1, 0]));
}

#[test]
fn g6_6_values_rise_fall_and_are_set() {
    card("[Danger(N(2)), Fate(N(3)), Rage(N(4))]").check(|game| assert_eq!(stats(game), [2, 3, 4]));
    let field = || plain().titan(1, |titan| titan.stats = [5, 5, 5]);
    effects(field(), "[Lose(Danger, N(2)), Lose(Fate, All), Set(Rage, 1)]", Part::Card)
        .check(|game| assert_eq!(stats(game), [3, 0, 1]));
    effects(field(), "[Set(Fate, 7), Fate(As(Danger))]", Part::Card)
        .luck(1)
        .check(|game| assert_eq!(stats(game)[1], 9));
}

#[test]
fn b6_5_danger_of_a_card_draws_no_trauma() {
    card("[Danger(N(9))]").asks("1 2 3 4: proof-done").check(|game| assert_eq!(stats(game)[0], 9));
}

#[test]
fn g5_1_tokens_are_gained_and_dropped() {
    let script = "[Gain(Ambrosia, N(3)), Drop(Ambrosia, N(1)), Gain(MovementFatigue, N(1)), Gain(Trespass, N(2))]";
    card(script).check(|game| {
        assert_eq!(game.tokens(ONE, Token::Ambrosia), 2);
        assert!(game.titan(ONE).movement_fatigue && game.titan(ONE).trespass == 2);
    });
}

#[test]
fn b22_1_conditions_are_suffered_and_cured() {
    card("[Suffer(\"fear\"), Suffer(\"marked\"), Cure(Mind)]").check(|game| {
        let kept: Vec<_> = game.titan(ONE).conditions.iter().map(|had| had.condition).collect();
        assert_eq!(kept, [condition("marked")]);
    });
    card("[Suffer(\"fear\"), Knockdown, CureAll]").check(|game| {
        assert!(game.titan(ONE).conditions.is_empty() && !game.titan(ONE).is_down());
    });
    card("[Scar(\"lame\")]").check(|game| assert_eq!(game.foe.scars.len(), 1));
}

#[test]
fn b22_3_b22_6_knockdown_of_a_response_needs_adjacency() {
    effects(plain(), "[Knockdown]", Part::Response).check(|game| assert!(!game.titan(ONE).is_down()));
    let beside = plain().titan(1, |titan| titan.place = Place::On(space("A4")));
    effects(beside, "[Knockdown]", Part::Response).check(|game| assert!(game.titan(ONE).is_down()));
    card("[Knockdown, StandUp]").check(|game| assert!(!game.titan(ONE).is_down()));
}

#[test]
fn b7_7_4_b12_7_2_knockback_of_a_response_needs_adjacency_and_pushback_does_not() {
    effects(plain(), "[Knockback(3)]", Part::Response)
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("C1")));
    let beside = || plain().titan(1, |titan| titan.place = Place::On(space("A4")));
    effects(beside(), "[Knockback(4)]", Part::Response)
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A2"), "two shorter by the sheet"));
    effects(beside(), "[Pushback(1)]", Part::Response)
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("A3")));
}

#[test]
fn b21_23_knockback_of_an_ability_moves_the_primordial() {
    let beside = plain().titan(1, |titan| titan.place = Place::On(space("A4")));
    effects(beside, "[Knockback(2)]", Part::Ability).check(|game| {
        assert_eq!(game.foe.footprint.corner, space("A7"));
        assert_eq!(place(game, ONE).as_deref(), Some("A4"));
    });
}

#[test]
fn b12_5_forced_movement_of_cards() {
    card("[KnockbackTo(East, 2)]").check(|game| assert_eq!(place(game, ONE).as_deref(), Some("C3")));
    card("[Crash]").check(|game| assert!(game.titan(ONE).is_down() && stats(game)[0] == 1));
    card("[Displace]").answers("1: at C2").check(|game| assert_eq!(place(game, ONE).as_deref(), Some("C2")));
    card("[Pull(1)]")
        .asks("1: ask-first-axis")
        .answers("1: horizontal")
        .check(|game| assert_eq!(place(game, ONE).as_deref(), Some("C2")));
    card("[Turn(Away)]").check(|_| ());
}

#[test]
fn b12_12_who_flees_over_the_edge_is_lost() {
    card("[Flee]").check(|game| assert!(!game.titan(ONE).is_alive()));
    let inland = plain().titan(1, |titan| titan.place = Place::On(space("H10")));
    effects(inland, "[Flee]", Part::Card).luck(2).check(|game| assert!(game.titan(ONE).is_alive()));
}

#[test]
fn b20_1_tokens_go_into_the_pool() {
    card("[Pool(Opening, N(2)), Pool(Break, N(1)), Pool(Diversion, N(1))]").check(|game| {
        assert_eq!((game.pool.openings, game.pool.breaks, game.pool.diversions), (2, 1, 1));
    });
    card("[PoolMixed(N(2))]").asks("1: ask-mixed-tokens");
}

#[test]
fn b20_3_modifier_tokens_add_up_and_vanish_at_nothing() {
    card("[Modify(Precision, 1, Used), Modify(Precision, 1, Used), Modify(Speed, 1, EndOfRound), Modify(Speed, -1, EndOfRound)]").check(
        |game| {
            let tokens: Vec<_> = game.titan(ONE).modifiers.iter().map(|(token, by)| (token.0, token.1, *by)).collect();
            assert_eq!(tokens, [(Attribute::Precision, Until::Used, 2)]);
        },
    );
    card("[ModifyFoe(At, -1, Used), ModifyFoe(ToHit, -1, EndOfBattle)]").check(|game| {
        assert_eq!(game.pool.modifiers[FoeAttribute::At as usize], -1);
        assert_eq!(game.foe.modifiers.len(), 1);
    });
}

#[test]
fn b16_3_the_priority_token_is_given() {
    card("[To(Others, [TakePriority])]").check(|game| assert_eq!(game.priority, TWO));
    card("[PassPriority]").check(|game| assert_eq!(game.priority, TWO));
}

#[test]
fn b25_6_a_card_of_death_says_all_it_has_to_say() {
    card("[Die, ArgonautDies, Note(\"maze-fever\")]").check(|game| {
        assert!(!game.titan(ONE).is_alive() && game.titan(ONE).argonaut_dead);
        assert!(matches!(game.argo.log.as_slice(), [Entry::ArgonautDied(_), Entry::Noted(..)]));
    });
}

#[test]
fn b30_1_a_death_blow_ends_the_battle() {
    card("[DeathBlow, Rage(N(1))]").check(|game| {
        assert_eq!(game.ending, Some(Ending::DeathBlow));
        assert_eq!(stats(game)[2], 0, "nothing follows");
    });
}

#[test]
fn b21_19_healing_takes_the_top_wound() {
    let wounded = plain().change(|game| {
        game.foe.wounds.push(Wound::Single);
        game.foe.wounds.push(Wound::Double);
    });
    effects(wounded, "[Heal(1)]", Part::Rule).check(|game| assert_eq!(game.foe.wound_count(), 1));
}

#[test]
fn b15_5_single_wounds_and_escalations() {
    card("[SingleWound(2)]")
        .luck(1)
        .check(|game| assert_eq!(game.foe.wounds[..], [Wound::Single, Wound::Single]))
        .check(|game| assert_eq!(game.decks.ai.in_deck(crate::ids::Level::I), 6));
    card("[Escalate(Only(Ai), 1)]").luck(1).check(|game| {
        assert_eq!(game.decks.ai.in_deck(crate::ids::Level::II), 1);
        assert_eq!(game.decks.body.in_deck(crate::ids::Level::II), 0);
    });
}

#[test]
fn g4_3_a_peek_leaves_the_card_or_discards_it() {
    let seen = || card("[Peek(Ai)]").draws("ai", ["smash"]).asks("1: ask-peek");
    seen().answers("1: keep").check(|game| assert_eq!(game.decks.ai.discards().len(), 0));
    seen().answers("1: toss").check(|game| assert_eq!(game.decks.ai.discards().len(), 1));
}

#[test]
fn b21_47_suppression_shuffles_the_discards_in() {
    let drawn = plain().change(|game| game.decks.body.discard(17));
    effects(drawn, "[Suppress(Body)]", Part::Card).luck(1).check(|game| assert!(game.decks.body.discards().is_empty()));
}

#[test]
fn b18_7_b18_9_gear_is_exhausted_readied_and_discarded() {
    let armed = || plain().gear(1, "bow cuirass");
    effects(armed(), "[Exhaust(Exhaustible)]", Part::Card)
        .check(|game| assert!(game.titan(ONE).gear[0].exhausted && !game.titan(ONE).gear[1].exhausted));
    card("[Exhaust(Exhaustible)]").check(|game| assert!(game.titan(ONE).is_down(), "knockdown if there is none"));
    effects(armed(), "[Exhaust(All), Ready(One)]", Part::Card).luck(1).asks("1: ask-ready-which");
    effects(armed(), "[Discard(Weapon)]", Part::Card).check(|game| assert!(game.titan(ONE).gear[0].discarded));
    effects(armed(), "[Exhaust(All), Ready(All)]", Part::Card)
        .check(|game| assert!(game.titan(ONE).gear.iter().all(|card| !card.exhausted)));
}

#[test]
fn b18_4_charges_go_to_a_card_that_has_some() {
    let charged = plain().gear(1, "bow grip");
    effects(charged, "[Charge(One, 1)]", Part::Card).check(|game| assert_eq!(game.titan(ONE).gear[1].charges, 3));
}

#[test]
fn b9_4_tiles_are_placed_under_the_titan_and_elsewhere() {
    card("[Place(\"hedge\", UnderTitan)]").check(|game| assert!(game.board.tile_at(space("C1")).is_some()));
    card("[Place(\"hedge\", AdjacentToTitan)]").asks("1 2 3 4: ask-place-tile").offers("lay C2 0; lay D1 0; lay B1 0");
    card("[Place(\"hedge\", BeforeFoe)]").offers("lay A4 0; lay B4 0").refuses("lay C4 0; lay A3 0");
}

#[test]
fn b26_1_a_vantage_point_is_created() {
    card("[CreateVantagePoint]").check(|game| assert!(game.foe.vantage_open));
}

#[test]
fn b26_1_a_sheet_without_vantage_points_gets_none() {
    let sheet = "vantage: (climb: By(Fury), climb_difficulty: 8, hold: By(Endurance), hold_difficulty: 6, fall: [Knockdown],\n        \
                 powers: (passives: [(is: RawPower(1)), (is: NoDespair), (is: OnlyCriticals)])),";
    let flat = changed(field("..1PP.\n...PP."), &[("foes/sample.ron", sheet, "")]);
    prove(flat, |game, table| {
        let critical = game.pack.foes[0].parts[15].critical;
        game.resolve_script(table, critical, ABOUT_ONE)
    })
    .tells("")
    .check(|game| assert!(!game.foe.vantage_open && !game.can_climb(ONE)));
}

#[test]
fn g8_1_g5_6_the_argo_changes_and_can_be_lost() {
    card("[Argo(Crew, -1), Argo(Hull, 3), Argo(Doom, 2), Diplomacy(-1)]").check(|game| {
        assert_eq!((game.argo.crew, game.argo.hull, game.argo.doom), (5, 5, 2));
        assert_eq!(game.argo.diplomacy[0], -1);
    });
    card("[Argo(Crew, -6)]").check(|game| assert_eq!(game.ending, Some(Ending::ArgoLost)));
    card("[Argo(Fate, 10)]").check(|game| assert_eq!(game.ending, Some(Ending::ArgoLost)));
}

#[test]
fn b31_9_what_is_noted_is_told_later() {
    card("[Resource(\"sinew\", N(2)), FatedMnemos, MnemosNode, AdversaryActivation]").check(|game| {
        assert_eq!(game.argo.log.len(), 4);
    });
}

#[test]
fn b23_2_b23_4_a_kratos_roll_below_rage_draws_a_card() {
    let raging = || {
        plain().titan(1, |titan| titan.stats[2] = 5).change(|game| {
            game.decks.kratos = crate::state::Pile::shuffled(0..2);
        })
    };
    effects(raging(), "[KratosRoll]", Part::Response)
        .rolls("d10", [5])
        .check(|game| assert!(game.titan(ONE).kratos.is_none()));
    effects(raging(), "[KratosRoll]", Part::Response)
        .rolls("d10", [4])
        .draws("kratos", ["red-mist"])
        .check(|game| assert!(game.titan(ONE).kratos.is_some()));
}

#[test]
fn without_an_attack_what_concerns_rolls_changes_nothing() {
    let script = "[Relentless, Dice(1), PowerDie(Red, N(1)), Power(N(1)), PowerReroll(1), AttackReroll(1), EvasionReroll(1), \
                  Reinforce(Red, 1), CritChance, FullMiss, Ignore, Succeed, TraumaInstead(Obol), DrawAgain, ChainBreak, AttackAgain, Carve(1), Live]";
    card(script).asks("1 2 3 4: proof-done").check(|game| assert_eq!(stats(game), [0, 0, 0]));
}

#[test]
fn g8_4_circumstances_of_titan_and_board() {
    let holds = |field: Field, when: &str| {
        let script = format!("[If([{when}], [Rage(N(1))], [])]");
        let mut held = false;
        effects(field, &script, Part::Card).check(|game| held = stats(game)[2] == 1);
        held
    };
    assert!(holds(plain(), "Alone") && holds(plain(), "On(Edge)") && holds(plain(), "FirstRound"));
    assert!(holds(plain(), "On(Front)") && !holds(plain(), "On(Rear)") && !holds(plain(), "Adjacent"));
    assert!(holds(plain(), "Priority") && !holds(plain(), "Awakened") && !holds(plain(), "Down"));
    assert!(holds(plain(), "TitansLeft(2)") && !holds(plain(), "TitansLeft(1)"));
    assert!(holds(plain(), "PoolWithout(Break)") && holds(plain(), "NotYetAttacked"));
    assert!(holds(plain(), "Diplomacy(Neutral, Exactly)") && !holds(plain(), "Diplomacy(Friendly, OrBetter)"));
    assert!(holds(plain(), "Argo(Crew, 6)") && !holds(plain(), "Argo(Crew, 7)"));
    assert!(holds(plain(), "Not([Down, Awakened])") && !holds(plain(), "Not([Down, Priority])"));
    assert!(holds(plain(), "Any([Down, Priority])") && !holds(plain(), "Any([Down, Awakened])"));
    assert!(!holds(plain(), "Wounded") && !holds(plain(), "Hits(1)") && !holds(plain(), "EveryWounds(3)"));
    let afraid = plain().titan(1, |titan| {
        titan.conditions.push(Affected { condition: condition("fear"), tokens: 0 });
        titan.posture = Posture::Rising;
    });
    assert!(holds(afraid, "Has(\"fear\"), Suffers(Mind), Suffers(Body), Down"));
    let on_tile = plain().tile("town", "C1", 0);
    assert!(holds(on_tile, "On(Tile(\"town\")), On(Ground(Cover)), Not([FoeOn(Ground(Cover))])"));
}

#[test]
fn b6_11_a_card_joins_the_obol_deck_once() {
    card("[AddObol(\"horribly\"), AddObol(\"horribly\")]").check(|game| {
        assert!(game.decks.obols.contains(3), "the first of massive danger");
        assert_eq!(game.decks.obols.len(), 3);
    });
}

#[test]
fn g6_2_nobody_may_choose_what_raises_a_value_above_nine() {
    let at =
        |stats: [u8; 3], script: &str| effects(plain().titan(1, move |titan| titan.stats = stats), script, Part::Card);
    at([0, 0, 9], "[May([Rage(N(1))])]").asks("1 2 3 4: proof-done");
    at([0, 0, 8], "[May([Rage(N(1))])]").asks("1: ask-may");
    let either = "[Either([[Danger(N(2))], [Lose(Danger, N(2))]])]";
    at([8, 0, 0], either).asks("1 2 3 4: proof-done").check(|game| assert_eq!(stats(game)[0], 6));
    at([7, 0, 0], either).offers("side 1; side 2");
    let hard = "[Either([[Danger(N(2))], [Rage(N(1))]])]";
    at([9, 0, 9], hard).offers("side 1; side 2");
}

#[test]
fn b16_4_who_cannot_lose_the_token_does_not_pass_it() {
    card("[Suffer(\"marked\"), PassPriority]").check(|game| assert_eq!(game.priority, ONE));
    card("[Suffer(\"fear\"), PassPriority]").check(|game| assert_eq!(game.priority, TWO));
}

#[test]
fn b17_4_what_answers_to_a_survived_draw_happens_once() {
    use crate::pack::schema::Severity;
    let openings = |severity: Severity, deck: &'static str, drawn: &'static str| {
        let field = bearing(plain(), 1, "abilities: [(at: Survived(Major), effects: [Pool(Opening, N(1))])]");
        let script =
            prove(field, move |game, table| game.trauma_draw(table, ONE, Some(severity), 1)).draws(deck, [drawn]);
        script.state().pool.openings
    };
    assert_eq!(openings(Severity::Minor, "minor", "second-wind"), 0);
    assert_eq!(openings(Severity::Major, "major", "clear-head"), 1);
    assert_eq!(openings(Severity::Obol, "obol", "you-live"), 1);
}

#[test]
fn b17_4_b6_8_a_card_that_has_another_one_drawn_is_survived_with_it() {
    use crate::pack::schema::Severity;
    let field = bearing(plain(), 1, "abilities: [(at: Survived(Minor), effects: [Pool(Opening, N(1))])]");
    prove(field, |game, table| game.trauma_draw(table, ONE, Some(Severity::Minor), 1))
        .draws("minor", ["worse-than-it-looked", "second-wind"])
        .check(|game| assert_eq!((game.pool.openings, stats(game)[2]), (1, 1)));
}

#[test]
fn b6_10_two_obol_draws_of_one_effect_are_death_without_a_draw() {
    card("[TraumaDraw(Some(Obol)), TraumaDraw(Some(Obol))]")
        .asks("1 2 3 4: proof-done")
        .check(|game| assert!(!game.titan(ONE).is_alive()));
    card("[TraumaDraw(Some(Obol)), Rage(N(1))]")
        .draws("obol", ["you-live"])
        .check(|game| assert_eq!(stats(game)[2], 1));
}
