//! N13 · The mission phase: plot book, drafts, rewards, achievements, reagents, loot.

mod transformations;

use super::camp::{Camp, camp, id, slug, waits_for};
use super::position::mission;
use super::{OTTAVIA, RUGGERO, enemy, field, prove};
use crate::ids::{ItemId, ReagentId};
use crate::pack::schema::{Characteristic, Faction, Keyword, Rank, Status};
use crate::state::campaign::{Place, Task};
use crate::state::{Renaissance, Verdict};
use crate::story::{Effect, Skill, Who};
use testkit::Script;

/// A paragraph is read between missions.
#[track_caller]
fn reads(start: Camp, paragraph: &str) -> Script<Renaissance> {
    let id = start.0.pack.tale.find(slug(paragraph)).unwrap_or_else(|| panic!("no {paragraph}"));
    start.agenda(&[Task::Read(id)]).play()
}

/// Effects between missions.
#[track_caller]
fn applied(start: Camp, effects: &'static [Effect]) -> Script<Renaissance> {
    start.prove(move |game, table| game.apply_all(table, effects))
}

/// The achievement `three-fires`, with another reach.
fn reaching(reach: crate::pack::schema::Reach) -> Camp {
    let mut camp = camp();
    let mut pack = (*camp.0.pack).clone();
    pack.achievements[id::<crate::ids::AchievementId>("three-fires").index()].reach = reach;
    camp.0.pack = table::Shared::new(pack);
    camp
}

/// This many cards of each deck in the loot of a mission that ended like this.
#[track_caller]
fn looted(loot: [u8; 3], verdict: Verdict) -> Script<Renaissance> {
    let start = camp().game(|game| (game.loot, game.verdict) = (loot, Some(verdict)));
    start.prove(|game, table| game.return_from_mission(table))
}

#[test]
fn n13_9_1_a_paragraph_is_read_its_effects_happen_and_it_goes_on() {
    let script = reads(camp(), "m3-codex").asks("1: ask-paragraph");
    assert!(script.state().tour().marks.contains(&slug("biagio-alive")), "before anybody chooses");
    let script = script.answers("1: option lagoon");
    let tour = script.state().tour();
    assert!(tour.marks.contains(&slug("codex-lagoon")) && !tour.marks.contains(&slug("codex-keys")));
    assert_eq!((tour.coins, tour.next), (9, id("the-dyers-quay")));
}

#[test]
fn n13_9_2_what_is_not_true_leads_to_the_other_paragraph_or_to_none() {
    let open = |marks: &[&str]| {
        let start = camp().change(|tour| tour.marks = marks.iter().map(|mark| slug(mark)).collect());
        let script = reads(start, "m6-cell-keys");
        let open = script.state().reading.open.and_then(|id| script.state().pack.tale.get(id));
        open.map(|paragraph| paragraph.id.to_string())
    };
    assert_eq!(open(&["donato-owes"]).as_deref(), Some("m6-cell-keys"));
    assert_eq!(open(&["loredana-owes"]).as_deref(), Some("m6-cell-lagoon"));
    assert_eq!(open(&[]).as_deref(), Some("m6-cell-leaves"));
    let start = camp();
    let leaves = start.0.pack.tale.find(slug("m10-leaves")).expect("a paragraph");
    let script = start.prove(move |game, table| {
        game.begin_reading(leaves, None);
        game.turn_page(table)
    });
    assert!(!script.state().is_reading() && script.state().tour().read.is_empty());
}

#[test]
fn n13_9_3_only_options_that_hold_and_can_be_paid_are_open() {
    reads(camp().coins(2), "enc-cart").offers("option post; option gate");
    // With one left it is taken at once: somebody lifts the gate.
    reads(camp().coins(1), "enc-cart").asks("1: ask-somebody").refuses("option post");
    let paid = reads(camp().coins(2), "enc-cart").answers("1: option post");
    assert_eq!((paid.state().tour().coins, paid.state().tour().achieved.count_ones()), (0, 1));
    // “Break” needs two signatures.
    reads(camp().change(|tour| tour.achieved = 0b1), "m9-peg").refuses("option break");
    reads(camp().change(|tour| tour.achieved = 0b11), "m9-peg").offers("option stop; option wind; option break");
}

#[test]
fn n13_9_4_a_test_takes_the_best_skill_and_a_keyword_gives_a_die() {
    let game = camp().learned(0, "heavy-blow").0;
    let dice = |game: &Renaissance, skills: &[Skill]| game.story_dice(RUGGERO, skills);
    assert_eq!(dice(&game, &[Skill::Test(Characteristic::Physique)]), 5);
    assert_eq!(dice(&game, &[Skill::With(Characteristic::Physique, Keyword::Strength)]), 6);
    assert_eq!(dice(&game, &[Skill::With(Characteristic::Physique, Keyword::Lore)]), 5);
    assert_eq!(dice(&game, &[Skill::Test(Characteristic::Mind), Skill::Test(Characteristic::Physique)]), 5);
    let passed = |faces: [u8; 6]| {
        let script = reads(camp(), "enc-cart").answers("1: option gate; 1: somebody ruggero").rolls("d8", faces);
        script.luck(1).state().tour().hired.is_empty()
    };
    assert!(passed([5, 8, 1, 1, 1, 1]), "two successes");
    assert!(!passed([5, 4, 4, 4, 4, 4]), "the carter joins whoever fails");
}

#[test]
fn n13_9_5_between_missions_what_concerns_a_mission_waits_and_in_one_it_happens_at_once() {
    static GIFTS: [Effect; 4] = [
        Effect::Token(Status::Lucky, Who::Lead),
        Effect::Wound(1, Who::Lead),
        Effect::Sector(2, Who::Lead),
        Effect::Coins(-99),
    ];
    let script = applied(camp(), &GIFTS);
    let game = script.state();
    assert!(waits_for(game, 0, Status::Lucky) && !waits_for(game, 1, Status::Lucky));
    let boons = game.tour().sheets.iter().map(|sheet| (sheet.boon.wounds, sheet.boon.sectors));
    assert_eq!(boons.collect::<Vec<_>>(), [(1, 2), (0, 0), (0, 0), (0, 0)]);
    assert_eq!((game.hero(RUGGERO).wounds, game.tour().coins), (0, 0));
    let there = prove(field("RO").gear(RUGGERO, ""), |game, table| game.apply_all(table, &GIFTS));
    let game = there.state();
    assert!(game.hero(RUGGERO).tokens.has(Status::Lucky));
    assert_eq!((game.hero(RUGGERO).wounds, game.hero(RUGGERO).sector, game.hero(OTTAVIA).sector), (1, 3, 1));
}

#[test]
fn n13_9_5_what_waits_is_told_and_nothing_waits_for_a_companion() {
    static GIFTS: [Effect; 6] = [
        Effect::Token(Status::Lucky, Who::All),
        Effect::Wound(1, Who::Lead),
        Effect::Sector(2, Who::Lead),
        Effect::Threat(1, Who::Lead),
        Effect::Experience(1, Who::Lead),
        Effect::Coins(-99),
    ];
    let start = camp().change(|tour| tour.company[1] = Place::Companion(id("bruna"), 0));
    let script = applied(start, &GIFTS);
    let told: Vec<String> = script.log(table::Seat(0)).iter().map(|line| line.text.key.to_string()).collect();
    let times = |key: &str| told.iter().filter(|other| *other == key).count();
    assert_eq!(times("log-waits-token"), 3, "for the three heroes: {told:?}");
    let others = ["log-waits-wounds", "log-waits-sectors", "log-waits-threat", "log-gains-xp", "log-coins-lost"];
    assert!(others.iter().all(|key| times(key) == 1), "{told:?}");
    let poor = applied(camp().coins(0), &[Effect::Coins(-1)]);
    assert!(poor.log(table::Seat(0)).is_empty(), "nobody pays what is not there");
}

#[test]
fn n13_9_5_what_only_a_mission_knows_is_no_effect_of_the_road() {
    let complaints = |effect: &str| {
        let mut source = table::pack::Source::embedded(crate::CONTENT);
        let (_, roads) = crate::CONTENT.iter().find(|(name, _)| name.ends_with("roads.ron")).expect("the roads");
        let text = roads.replacen("Token(Steadfast, Lead)", effect, 1);
        source.insert("story/roads.ron", &text).expect("a path of the pack");
        <crate::Pack as table::pack::CheckedPack>::read(&source).is_err()
    };
    assert!(complaints("Hour(1)") && complaints("Draft(1)") && complaints("Stealth(1)"));
    assert!(!complaints("Coins(1)"));
}

#[test]
fn n13_9_6_a_paragraph_of_a_mission_is_read_when_the_rest_has_happened() {
    let start = camp().prove(|game, table| game.deploy(table));
    let mut game = start.state().clone();
    assert!(game.is_reading(), "the opening comes before the first activation");
    game.reading = Default::default();
    game.read_named(slug("m1-first"), Some(OTTAVIA));
    let script = Script::from_state(game).asks("1: ask-paragraph");
    let script = script.answers("1: option old");
    let game = script.state();
    assert!(game.tour().marks.contains(&slug("geese-left")) && !game.is_reading());
    assert!(game.turn.hero.is_some() || game.turn.kind.is_some(), "play goes on");
}

#[test]
fn n13_1_1_a_draft_draws_among_those_with_figures_left() {
    let drafted = |faction: Faction, rank: Rank| {
        let start = mission("............ R..........m", "victory: [Stage(9)],");
        let script = prove(start, move |game, table| game.draft(table, faction, rank, 1, 'm')).luck(2);
        let game = script.state();
        game.enemies().map(|foe| game.pack.enemy(game.foe(foe).enemy).rank).collect::<Vec<_>>()
    };
    assert_eq!(drafted(Faction::Brood, Rank::Troop), [Rank::Troop]);
    assert_eq!(drafted(Faction::Brood, Rank::Monster), [Rank::Monster]);
    // One ram is all there is.
    let start = mission("............ M..R.......m", "victory: [Stage(9)],");
    let script = prove(start, |game, table| game.draft(table, Faction::Brood, Rank::Monster, 1, 'm')).luck(2);
    assert_eq!(script.state().enemies().count(), 1);
}

#[test]
fn n13_1_2_a_taken_square_sends_a_model_to_the_nearest_free_one() {
    let placed = |picture: &str| {
        let start = mission(picture, "victory: [Stage(9)],");
        let script = prove(start, |game, _| {
            let faun = enemy(game, "faun");
            game.place_foes(faun, 1, 'm');
            Ok(())
        });
        script.state().foe(super::ONE).at.to_string()
    };
    assert_eq!(placed("R..m."), "A4");
    let start = mission("R..m.", "victory: [Stage(9)],").at(OTTAVIA, "A4");
    let script = prove(start, |game, _| {
        let faun = enemy(game, "faun");
        game.place_foes(faun, 1, 'm');
        Ok(())
    });
    assert!(["A3", "A5"].contains(&script.state().foe(super::ONE).at.to_string().as_str()));
}

#[test]
fn n13_1_3_a_new_kind_gets_its_token_one_past_the_active_sector() {
    let start = mission("X.R..m", "victory: [Stage(9)],").change(|game| (game.clock.minute, game.clock.hour) = (5, 1));
    let script = prove(start, |game, _| {
        for slug in ["halberdier", "faun"] {
            let kind = enemy(game, slug);
            game.place_foes(kind, 1, 'm');
        }
        Ok(())
    });
    let game = script.state();
    let sector =
        |slug: &str| game.tokens.iter().find(|token| token.enemy == enemy(game, slug)).map(|token| token.sector);
    assert_eq!((sector("halberdier"), sector("faun")), (Some(6), Some(12)));
}

#[test]
fn n13_2_1_rewards_are_noted_in_the_inventory() {
    let start = || camp().change(|tour| tour.mission = id("the-toll"));
    assert_eq!((start().0.rewards_won(true), start().0.rewards_won(false)), (1, 0));
    let script = start().prove(|game, table| game.choose_rewards(table, 1));
    assert_eq!(script.state().tour().inventory[id::<ItemId>("keystone-thumb").index()], 1);
    // What the company has is not given again.
    let had = start().change(|tour| tour.inventory[id::<ItemId>("keystone-thumb").index()] = 1);
    assert_eq!(had.0.rewards_won(true), 0);
}

#[test]
fn n13_3_1_an_achievement_of_the_group_lasts() {
    let script = applied(camp(), Box::leak(Box::new([Effect::Achieve(slug("three-fires"))])));
    assert!(script.state().has_achieved(id("three-fires")) && !script.state().has_achieved(id("one-chain")));
    let mut game = script.state().clone();
    (game.verdict, game.tour_mut().mission) = (Some(Verdict::AllDown), id("three-altars"));
    let later = testkit::prove(game, |game, table| game.return_from_mission(table));
    assert!(later.state().has_achieved(id("three-fires")));
}

#[test]
fn n13_3_2_a_personal_one_is_written_on_a_sheet() {
    let script = reaching(crate::pack::schema::Reach::Personal).prove(|game, table| {
        game.achieve(table, id("three-fires"), Some(OTTAVIA));
        Ok(())
    });
    let tour = script.state().tour();
    let had: Vec<bool> = tour.sheets.iter().map(|sheet| sheet.achieved != 0).collect();
    assert_eq!((had, tour.achieved), (vec![false, false, true, false], 0));
}

#[test]
fn n13_3_3_one_of_a_mission_is_gone_with_it() {
    let start = reaching(crate::pack::schema::Reach::ThisMission).game(|game| game.verdict = Some(Verdict::AllDown));
    let script = start.prove(|game, table| {
        game.achieve(table, id("three-fires"), None);
        Ok(())
    });
    assert!(script.state().has_achieved(id("three-fires")));
    let game = script.state().clone();
    let after = testkit::prove(game, |game, table| game.return_from_mission(table));
    assert!(!after.state().has_achieved(id("three-fires")));
}

#[test]
fn n13_4_1_the_loot_is_noted_in_the_treasury_and_coins_in_the_purse() {
    let script = looted([1, 0, 1], Verdict::Won).draws("reagents", ["wood", "coins"]);
    let tour = script.state().tour();
    assert_eq!(tour.treasury[id::<ReagentId>("wood").index()], 1);
    assert_eq!((tour.treasury.iter().sum::<u8>(), tour.coins), (1, 5 + 4 + 3));
}

#[test]
fn n13_4_2_for_an_empty_deck_the_fullest_other_serves() {
    let served = |loot: [u8; 3]| camp().game(|game| game.loot = loot).0.loot_by_deck();
    assert_eq!(served([20, 3, 2]), [20, 3, 2]);
    assert_eq!(served([22, 3, 2]), [20, 3, 4]);
}

#[test]
fn n13_5_1_all_for_a_victory_nothing_when_all_are_down_half_otherwise() {
    let kept = |verdict: Verdict| {
        let script = looted([0, 4, 0], verdict).luck(4);
        script.state().tour().treasury.iter().sum::<u8>()
    };
    assert_eq!(
        [Verdict::Won, Verdict::OutOfTime, Verdict::GivenUp, Verdict::Lost, Verdict::AllDown].map(kept),
        [4, 2, 2, 2, 0]
    );
    // While a mission goes on there are only numbers of backs.
    let game = camp().game(|game| game.loot = [2, 1, 0]).0;
    assert_eq!(game.loot, [2, 1, 0]);
}

#[test]
fn n13_5_2_half_of_five_is_three_discarded_by_their_backs() {
    let script = looted([3, 0, 2], Verdict::OutOfTime).asks("1: ask-loot");
    let script = script.answers("1: forgo elementum=3").draws("reagents", ["gold", "silver"]);
    let tour = script.state().tour();
    assert_eq!(tour.treasury.iter().sum::<u8>(), 2);
    assert_eq!(tour.treasury[id::<ReagentId>("gold").index()], 1);
}
