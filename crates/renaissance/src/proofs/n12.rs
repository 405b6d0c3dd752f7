//! N12.1 · The mission: how it ends, what is counted, locations.

mod camp;
mod side_missions;

use super::camp::{camp, id};
use super::position::mission;
use super::*;
use crate::company::{build, place_in_campaign};
use crate::ids::{HeroId, MissionId};
use crate::options::Person;
use crate::state::{Verdict, Whereabouts};
use table::Rules;

fn judged(field: Field) -> Option<Verdict> {
    let script = prove(field, |game, table| {
        game.judge(table);
        Ok(())
    });
    script.state().verdict
}

const VILLAGE: &str = "victory: [Tally('s', 1)], tallies: [(letter: 's', slug: \"saved\", icon: \"hand\", of: 1)],
    markers: [(letter: 'm', slug: \"sheep\", icon: \"animal\")],
    actions: [
        (slug: \"take-along\", icon: \"hand\", ap: 1, place: Marker('m'), does: [TakeUp]),
        (slug: \"into-the-church\", icon: \"hand\", ap: 1, place: In('n'), when: [Carries('m')], does: [PutDown, Tally('s', 1)]),
    ],";

#[test]
fn n12_1_1_a_victory_beats_a_defeat_at_the_same_time_and_all_down_is_a_defeat() {
    let card = "victory: [HeroesIn('m', 1)], defeat: [NoFoes],";
    assert_eq!(judged(mission("R.m", card).at(RUGGERO, "A3")), Some(Verdict::Won));
    assert_eq!(judged(mission("R.m", card)), Some(Verdict::Lost));
    assert_eq!(judged(mission("R.mX", card)), None);
    let down = mission("R.mX", card).change(|game| {
        for hero in &mut game.heroes {
            (hero.ko, hero.wounds) = (true, hero.stats[4]);
        }
    });
    assert_eq!(judged(down), Some(Verdict::AllDown));
}

#[test]
fn n12_1_2_markers_are_taken_up_carried_and_counted_where_they_are_put_down() {
    let start = || mission("mR.nX", VILLAGE).turn(RUGGERO, 9).play();
    start().refuses("act into-the-church here").answers("1: act take-along A1").refuses("act take-along A1").check(
        |game| {
            assert_eq!((game.hero(RUGGERO).carries, game.markers[0].len()), (Some(0), 0));
        },
    );
    let script = start().answers("1: act take-along A1; 1: walk A4 plain; 1: act into-the-church here");
    assert_eq!(script.state().verdict, Some(Verdict::Won));
}

#[test]
fn n12_1_3_what_a_fallen_hero_carried_lies_there() {
    let start = mission("R..nX", VILLAGE).hero(RUGGERO, |hero| hero.carries = Some(0));
    let script = prove(start, |game, table| game.hurt(table, RUGGERO, 6, true).map(drop));
    assert_eq!((script.state().hero(RUGGERO).carries, script.state().markers[0].contains(space("A1"))), (None, true));
}

#[test]
fn n12_1_4_on_a_location_only_its_actions_its_exit_and_waiting_are_open() {
    let card = "victory: [NoFoes], locations: [(slug: \"cellar\", icon: \"stone\", exit: 'm')],
        actions: [
            (slug: \"drink\", icon: \"water\", ap: 1, place: Location(0), does: [Threat(-1, Actor)]),
            (slug: \"ring-the-bell\", icon: \"bell\", ap: 1, place: Anywhere, does: [Threat(1, Actor)]),
        ],";
    let start = mission("R.mX", card).hero(RUGGERO, |hero| hero.at = Whereabouts::In(0)).turn(RUGGERO, 4);
    let script =
        start.play().offers("act drink here; leave; wait 1; done").refuses("act ring-the-bell here; walk A1 plain");
    let script = script.answers("1: leave");
    assert_eq!((place(script.state(), RUGGERO).as_str(), script.state().turn.ap), ("A3", 3));
}

#[test]
fn n12_1_5_at_a_new_hour_the_lead_may_give_up_as_the_first_thing_of_an_activation() {
    let start = |at_hour: bool| field("R...X").change(move |game| game.at_hour = at_hour).turn(RUGGERO, 4);
    let script = start(true).play().answers("1: give-up");
    assert_eq!(script.state().verdict, Some(Verdict::GivenUp));
    start(false).play().refuses("give-up");
    start(true).play().answers("1: wait 1").refuses("give-up");
    field("F...X").change(|game| game.at_hour = true).turn(FIAMMETTA, 6).play().refuses("give-up");
}

#[test]
fn n12_1_6_a_company_is_as_far_as_the_place_of_the_mission_allows() {
    let source = table::pack::Source::embedded(crate::CONTENT);
    let pack = testkit::packs::read::<crate::Pack>(&source);
    let people = [0, 1, 2, 3].map(|place| Person::Hero(HeroId(place)));
    let made = |company: &[crate::state::Hero; 4]| {
        let items = company.iter().flat_map(|hero| hero.items.iter());
        items.filter(|carried| pack.item(carried.item).origin == crate::pack::schema::Origin::Formula).count()
    };
    for mission in pack.ids::<MissionId>() {
        let place = place_in_campaign(&pack, mission);
        let company = build(&pack, mission, people);
        for hero in &company {
            assert_eq!(pack.class(hero.class).from.is_some(), place >= 4, "{place}");
            let xp: u8 = hero.skills.iter().map(|skill| pack.skill(*skill).xp).sum();
            let first = pack.skill(pack.hero(hero.who).first).xp;
            assert!(xp <= 2 * place + first, "{xp} points at place {place}");
        }
        assert!(made(&company) <= 2 * usize::from(place - 1), "place {place}");
        assert_eq!(made(&company) == 0, place == 1, "place {place}");
    }
}

#[test]
fn n12_1_7_a_place_left_to_chance_gets_a_hero_nobody_has_named_trained_by_chance() {
    let source = table::pack::Source::embedded(crate::CONTENT);
    let pack = table::Shared::new(testkit::packs::read::<crate::Pack>(&source));
    let any = crate::options::any_hero(&pack);
    let drawn = |number: u8, seed: u64| {
        let mission = pack.ids().find(|id: &MissionId| place_in_campaign(&pack, *id) == number).expect("a mission");
        let options =
            crate::RenaissanceOptions { mission, company: [any, 1, any, any], ..crate::RenaissanceOptions::default() };
        testkit::soak(Renaissance::new(&pack, &options, 4), seed, 5_000, |_| String::new()).expect("a game")
    };
    let (mut classes, mut rewards) = (std::collections::BTreeSet::new(), 0);
    for seed in 0..40 {
        let game = drawn(8, seed);
        assert_eq!(game.heroes.map(|hero| hero.who)[1], HeroId(1), "whoever is named keeps the place");
        for (place, hero) in game.heroes.iter().enumerate() {
            assert!(!game.heroes[..place].iter().any(|other| other.who == hero.who), "nobody comes twice");
            let (class, first) = (pack.class(hero.class), pack.skill(pack.hero(hero.who).first).xp);
            assert_eq!(class.from, Some(pack.hero(hero.who).class));
            let xp: u8 = hero.skills.iter().map(|skill| pack.skill(*skill).xp).sum();
            assert!(xp <= 2 * 8 - 2 + first, "{xp} points");
            classes.insert(hero.class);
            let items = hero.items.iter().chain(&hero.chest).chain(&hero.under.items);
            for card in items.map(|carried| pack.item(carried.item)) {
                assert!(card.owner.is_none_or(|owner| owner == hero.who), "{}", card.slug);
                assert!(card.class.is_none_or(|class| class == hero.class), "{}", card.slug);
                rewards += u32::from(card.origin == crate::pack::schema::Origin::Reward);
            }
        }
    }
    assert_eq!(classes.len(), 11, "every advanced class but the one that Fiammetta does not take");
    assert!(rewards > 0);
    let first = drawn(1, 0);
    for hero in first.heroes {
        assert!(pack.class(hero.class).from.is_none());
        assert!(
            hero.items.iter().all(|carried| pack.item(carried.item).origin == crate::pack::schema::Origin::Starting)
        );
    }
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

/// Experience is noted on the sheets of a campaign. A mission on its own has none, and must not become a campaign that never ends.
#[test]
fn n12_1_experience_in_a_mission_on_its_own_is_nobodys_and_the_mission_ends() {
    let card = "victory: [Tally('t', 1)], tallies: [(letter: 't', slug: \"told\", icon: \"bell\", of: 1)],
        actions: [(slug: \"ring\", icon: \"bell\", ap: 1, place: Anywhere, does: [Experience(1), Tally('t', 1)])],";
    let script = mission("R....X", card).turn(RUGGERO, 4).play().answers("1: act ring here");
    let game = script.state();
    assert!(game.campaign.is_none());
    assert_eq!(game.outcome().map(|outcome| outcome.results[table::Seat(0)]), Some(1.0));
}

/// An advanced class may have less room for a category than the base class.
#[test]
fn n12_9_4_skills_beyond_the_limits_of_the_new_class_are_put_aside() {
    let ready = |equipped: &str| {
        let skills = "swift-step cat-fall sidestep backstab";
        camp().learned(1, skills).sheet(1, |sheet| {
            (sheet.xp, sheet.fated) = (2, true);
            sheet.equipped = equipped.split_whitespace().map(id).collect();
        })
    };
    let duellist = |equipped: &str| {
        let script = ready(equipped).prove(|game, table| game.learn(table, 1)).answers("2: advance duellist physique");
        script.state().tour().sheets[1]
    };
    let three = duellist("swift-step cat-fall sidestep backstab");
    let kept = ["swift-step", "cat-fall", "backstab"].map(id);
    assert_eq!((&three.equipped[..], three.learned.len()), (&kept[..], 4), "two of Agility instead of three");
    assert_eq!(
        duellist("swift-step backstab").equipped[..],
        ["swift-step", "backstab"].map(id),
        "there is room for both"
    );
}

#[test]
fn n12_1_3_whoever_stands_keeps_what_it_carries() {
    let card = "victory: [Stage(9)], markers: [(letter: 'm', slug: \"sheep\", icon: \"animal\")],";
    let start = mission("R..mX", card).hero(RUGGERO, |hero| hero.carries = Some(0));
    let script = prove(start, |game, table| game.hurt(table, RUGGERO, 2, true).map(drop));
    assert_eq!(script.state().hero(RUGGERO).carries, Some(0));
}
