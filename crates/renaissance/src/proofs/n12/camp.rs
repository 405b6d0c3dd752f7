//! N12.9, N12.2, N12.3 · Preparation, side missions, equipment.

use crate::choice::Choice;
use crate::ids::{EventId, ItemId, MissionId, SkillId};
use crate::options::{PlayOption, RenaissanceOptions};
use crate::pack::schema::Status;
use crate::proofs::camp::{Camp, camp, id};
use crate::state::campaign::Place;
use crate::state::{Phase, Renaissance, Verdict};
use table::{Present, Rules, Seat};

fn equips(skills: &str) -> bool {
    let game = camp().0;
    let skills: Vec<SkillId> = skills.split_whitespace().map(id).collect();
    crate::campaign::skills_fit(&game.pack, game.tour().sheets[0].class, &skills).is_ok()
}

/// A side mission has just ended.
fn ended(mission: &str, verdict: Verdict) -> Camp {
    let start = camp().change(|tour| (tour.mission, tour.active) = (id(mission), vec![id(mission)]));
    start.change(|tour| tour.events.aside = !0).game(|game| {
        game.mission = game.tour().mission;
        game.verdict = Some(verdict);
    })
}

fn single(play: PlayOption, mission: &str) -> Renaissance {
    let pack = camp().0.pack;
    let options = RenaissanceOptions { play, mission: id(mission), ..RenaissanceOptions::default() };
    Renaissance::new(&pack, &options, 4)
}

/// A hunt with the prey two squares from Ruggero, everybody else far away.
fn hunt() -> Renaissance {
    let mut game = single(PlayOption::Mission, "the-basilisk");
    game.reading = Default::default();
    game
}

fn fits(items: &str) -> bool {
    let items: Vec<ItemId> = items.split_whitespace().map(id).collect();
    crate::campaign::items_fit(&camp().0.pack, &items).is_ok()
}

fn wears(hero: usize, item: &str) -> bool {
    let game = camp().change(|tour| tour.inventory.iter_mut().for_each(|n| *n = 1)).0;
    game.usable_items(hero as u8).contains(&id(item))
}

#[test]
fn n12_9_1_the_story_an_active_side_mission_or_a_hunt_that_can_be_repeated() {
    let start = || camp().change(|tour| (tour.active, tour.hunts) = (vec![id("the-toll")], vec![id("the-basilisk")]));
    let script = start().prove(|game, table| game.choose_mission(table));
    let script =
        script.offers("play thunder-over-vinci; play the-toll; play the-basilisk").refuses("play duel-at-dawn");
    let script = script.answers("1: play the-toll");
    assert_eq!(script.state().tour().mission, id("the-toll"));
}

#[test]
fn n12_9_2_two_side_missions_never_follow_one_another() {
    let game = camp().change(|tour| {
        (tour.active, tour.hunts, tour.side_last) = (vec![id("the-toll")], vec![id("the-basilisk")], true);
    });
    assert_eq!(game.0.open_missions(), [id::<MissionId>("thunder-over-vinci")]);
    let game = camp().change(|tour| tour.active = vec![id("the-toll")]);
    assert_eq!(game.0.open_missions().len(), 2);
}

#[test]
fn n12_9_3_the_clues_are_told_before_the_choice() {
    let game = camp().0;
    let label = game.describe(Seat(0), Choice::Play(id("the-eel-marsh")));
    let detail = label.detail.expect("clues");
    assert_eq!(detail.key, "detail-clues");
    assert_eq!(game.pack.mission(id("the-eel-marsh")).clues.len(), 5);
}

#[test]
fn n12_9_4_five_skills_at_most_and_of_each_category_as_many_as_the_class_allows() {
    assert!(equips("heavy-blow iron-skin shoulder-in guard challenge"));
    // Three of Combat, not four; nothing of another class's category.
    assert!(!equips("heavy-blow iron-skin shoulder-in wall-of-one"));
    assert!(!equips("mind-ward"));
    let start =
        camp().learned(0, "heavy-blow iron-skin shoulder-in wall-of-one").prove(|game, table| game.outfit(table, 0));
    let script = start
        .answers("1: change")
        .refuses_because("equip heavy-blow, equip iron-skin, equip shoulder-in, equip wall-of-one", "why-category");
    let script = script.answers("1: equip heavy-blow; 1: wear notched-sword");
    assert_eq!(script.state().tour().sheets[0].equipped.len(), 1);
}

#[test]
fn n12_9_5_equipment_is_taken_from_what_there_is_and_nobody_is_asked_for_nothing() {
    let nothing_new = camp().prove(|game, table| game.outfit(table, 0));
    assert_eq!(nothing_new.state().tour().sheets[0].worn.len(), 3);
    // What fits beside the rest is put on.
    let sallet = camp().change(|tour| tour.inventory[id::<ItemId>("sallet").index()] = 1);
    let script = sallet.prove(|game, table| game.outfit(table, 0));
    assert!(script.state().tour().sheets[0].worn.contains(&id("sallet")));
    // Where there is more than fits, the hero is asked.
    let much = camp().change(|tour| tour.inventory.iter_mut().for_each(|copies| *copies = 1));
    much.prove(|game, table| game.outfit(table, 0)).offers("as-suggested; change").answers("1: as-suggested");
}

#[test]
fn n12_9_6_what_was_noted_between_missions_is_there_when_the_mission_begins() {
    let start = camp().sheet(1, |sheet| {
        sheet.boon.tokens.add(Status::Lucky);
        (sheet.boon.wounds, sheet.boon.sectors, sheet.boon.threat) = (9, 2, 1);
    });
    let script = start.prove(|game, table| game.deploy(table));
    let game = script.state();
    let hero = game.hero(super::FIAMMETTA);
    assert!(hero.tokens.has(Status::Lucky) && !hero.ko);
    assert_eq!((hero.wounds, hero.threat), (game.health(super::FIAMMETTA) - 1, 1));
    let usual = game.start_sector(game.swiftness(super::FIAMMETTA));
    assert_eq!(hero.sector, game.ahead(usual, 2));
    // It is used up, and the others have nothing of it.
    assert!(game.tour().sheets[1].boon.tokens.is_empty() && !game.hero(super::RUGGERO).tokens.has(Status::Lucky));
}

#[test]
fn n12_2_1_an_encounter_is_played_once_and_rests_where_the_story_goes_on() {
    let script = ended("the-toll", Verdict::Won).at("firenze").prove(|game, table| game.return_from_mission(table));
    let tour = script.state().tour();
    assert!(tour.active.is_empty() && tour.side_last);
    assert_eq!((tour.place, tour.next), (id("firenze"), id("thunder-over-vinci")));
    assert_eq!(tour.events.aside, !0, "its card does not come back");
}

#[test]
fn n12_2_2_an_exploration_is_the_next_mission_or_it_is_discarded() {
    let bit = 1u64 << id::<EventId>("a-mill-by-night").0;
    let offered = |side_last: bool, accepted: bool| {
        let start = camp().change(|tour| {
            (tour.events.left, tour.side_last, tour.events.accepted) = (1, side_last, accepted);
        });
        start.prove(|game, table| game.reveal_event(table)).draws("events", ["a-mill-by-night"])
    };
    let taken = offered(false, false).answers("1: accept the-night-mill");
    let tour = taken.state().tour();
    assert_eq!((tour.exploration, tour.active.len(), tour.events.out), (Some(id("the-night-mill")), 0, bit));
    let refused = offered(false, false).answers("1: refuse the-night-mill");
    assert_eq!((refused.state().tour().exploration, refused.state().tour().events.out), (None, bit));
    for unoffered in [offered(true, false), offered(false, true)] {
        assert_eq!((unoffered.state().tour().exploration, unoffered.state().tour().events.out), (None, bit));
    }
    let next = camp().change(|tour| tour.exploration = Some(id("the-night-mill")));
    let next = next.prove(|game, table| game.choose_mission(table));
    assert_eq!(next.state().tour().mission, id("the-night-mill"));
}

#[test]
fn n12_2_3_chance_names_the_faction_of_an_exploration_and_drafts_its_enemies() {
    let game = single(PlayOption::Mission, "the-night-mill");
    assert_eq!((game.phase, game.enemies().count()), (Phase::Strew, 0));
    let script = testkit::prove(game, |game, table| game.lay_out_by_chance(table)).draws("explore", ["lagoon"]).luck(3);
    let game = script.state();
    let drafted: u8 = game.pack.mission(game.mission).drafts.iter().map(|draft| draft.count).sum();
    assert_eq!((game.phase, game.enemies().count()), (Phase::Next, drafted.into()));
    let lagoon = Some(crate::pack::schema::Faction::Lagoon);
    assert!(game.enemies().all(|foe| game.pack.enemy(game.foe(foe).enemy).faction == lagoon));
    // A mission of the story needs no chance.
    assert_eq!(single(PlayOption::Mission, "thunder-over-vinci").phase, Phase::Next);
}

#[test]
fn n12_2_4_random_scenery_never_cuts_off_a_way() {
    for seed in 0..40 {
        let game = single(PlayOption::Mission, "somebody-elses-battle");
        let bare = game.open();
        let script = testkit::prove(game, |game, table| game.lay_out_by_chance(table)).luck(seed);
        let game = script.state();
        let strewn = game.strewn.filled;
        assert!(strewn.len() <= 6 && strewn.is_within(&bare));
        assert!(game.ground().starts.iter().all(|start| !strewn.contains(*start)));
        game.invariants().unwrap_or_else(|wrong| panic!("{wrong}"));
    }
}

#[test]
fn n12_2_7_the_prey_acts_by_cards_in_the_order_of_their_numbers() {
    let prey = hunt().pack.mission(id("the-basilisk")).prey.expect("a prey");
    let act = move |game: Renaissance| testkit::prove(game, move |game, table| game.prey_acts(table, prey));
    let script = act(hunt()).draws("prey", ["prey-2"]).luck(1);
    let game = script.state();
    assert_eq!((game.prey_drawn, game.prey_cards_left()), (0b10, 11));
    let token = game.tokens.iter().find(|token| token.enemy == prey).expect("its token");
    let ap = game.pack.mission(game.mission).prey_cards[1].ap;
    assert_eq!(token.sector, game.ahead(game.clock.minute, ap));
    // The first of the next pair only comes when both of a number are gone.
    let mut second = hunt();
    second.prey_drawn = 0b10;
    assert_eq!(act(second).luck(1).state().prey_drawn, 0b11);
}

#[test]
fn n12_2_10_a_hunt_ends_with_three_down_or_when_the_prey_has_no_card_left() {
    let down = |count: usize| {
        let mut game = hunt();
        for hero in game.heroes.iter_mut().take(count) {
            (hero.ko, hero.wounds) = (true, hero.stats[4]);
        }
        game.too_many_down()
    };
    assert_eq!((down(2), down(3), down(4)), (None, Some(Verdict::Lost), Some(Verdict::AllDown)));
    let mut story = single(PlayOption::Mission, "thunder-over-vinci");
    story.heroes.iter_mut().take(3).for_each(|hero| hero.ko = true);
    assert_eq!(story.too_many_down(), None);
    let mut spent = hunt();
    spent.prey_drawn = 0xfff;
    let prey = spent.pack.mission(spent.mission).prey.expect("a prey");
    let script = testkit::prove(spent, move |game, table| game.prey_acts(table, prey));
    assert_eq!(script.state().verdict, Some(Verdict::Lost));
}

#[test]
fn n12_2_11_a_lost_hunt_goes_back_and_one_with_a_reward_can_be_repeated() {
    let lost = ended("the-basilisk", Verdict::AllDown).prove(|game, table| game.return_from_mission(table));
    let tour = lost.state().tour();
    let bit = 1u64 << id::<EventId>("a-picnic-in-stone").0;
    assert!(tour.active.is_empty() && tour.hunts.is_empty() && tour.events.aside & bit == 0);
    let won = ended("the-basilisk", Verdict::Won).prove(|game, table| game.return_from_mission(table));
    let tour = won.state().tour();
    assert_eq!((tour.active.len(), tour.hunts.clone()), (0, vec![id("the-basilisk")]));
    assert_ne!(tour.events.aside & bit, 0);
    // One that can be repeated stays so when it is lost later.
    let later = ended("the-basilisk", Verdict::AllDown).change(|tour| {
        (tour.active, tour.hunts) = (Vec::new(), vec![id("the-basilisk")]);
    });
    let later = later.prove(|game, table| game.return_from_mission(table));
    assert_eq!(later.state().tour().hunts.len(), 1);
}

#[test]
fn n12_2_12_rewards_depend_on_the_cards_that_were_not_revealed() {
    let rewards = |drawn: u16, had: bool, won: bool| {
        let start = ended("the-basilisk", Verdict::Won).game(|game| game.prey_drawn = drawn);
        let start = start.change(|tour| tour.inventory[id::<ItemId>("toad-nurse").index()] = u8::from(had));
        start.0.rewards_won(won)
    };
    assert_eq!([0xfff, 0x7ff, 0x3ff, 0x1ff, 0x0ff].map(|drawn| rewards(drawn, false, true)), [1, 1, 2, 2, 3]);
    assert_eq!((rewards(0, true, true), rewards(0, false, false)), (2, 0));
}

#[test]
fn n12_3_1_two_hands_an_armour_a_head_two_accessories_two_spells_a_familiar() {
    assert!(fits("notched-sword dented-shield mail-coat sallet climbing-hooks felt-soles toad-nurse"));
    assert!(!fits("arbalest buckler") && !fits("notched-sword buckler sling"));
    assert!(!fits("mail-coat brigandine") && !fits("sallet spectacles") && !fits("toad-nurse peregrine"));
    assert!(!fits("climbing-hooks felt-soles antidote") && !fits("cold-flame saint-elmo flash-powder"));
}

#[test]
fn n12_3_2_owned_equipment_is_for_its_owner_and_for_whoever_has_the_class() {
    assert!(wears(0, "notched-sword") && !wears(1, "notched-sword"));
    assert!(!wears(0, "long-pennon"), "he is no banneret yet");
    let banneret = camp().sheet(0, |sheet| sheet.class = id("banneret"));
    let banneret = banneret.change(|tour| tour.inventory[id::<ItemId>("long-pennon").index()] = 1).0;
    assert!(banneret.usable_items(0).contains(&id("long-pennon")));
}

#[test]
fn n12_3_3_spells_need_their_school_and_tricks_do_not() {
    assert!(wears(2, "saint-elmo") && !wears(0, "saint-elmo"));
    assert!(wears(3, "salt-circle") && !wears(2, "salt-circle"));
    assert!((0..4).all(|hero| wears(hero, "flash-powder")));
}

#[test]
fn n12_3_4_a_piece_is_worn_by_one_hero_at_a_time() {
    let worn = |copies: u8| {
        let start = camp().change(|tour| tour.inventory[id::<ItemId>("brigandine").index()] = copies);
        start.sheet(0, |sheet| sheet.worn = [id::<ItemId>("brigandine")].into_iter().collect()).0
    };
    assert!(!worn(1).usable_items(1).contains(&id("brigandine")));
    assert!(worn(2).usable_items(1).contains(&id("brigandine")));
    // Whoever stays behind wears nothing.
    let behind = Camp(worn(1)).change(|tour| tour.company[0] = Place::Companion(id("bruna"), 0)).0;
    assert!(behind.usable_items(1).contains(&id("brigandine")));
}
