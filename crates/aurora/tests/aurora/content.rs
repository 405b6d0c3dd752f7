//! The pack that ships, and what is said of one with mistakes.

use crate::common::PACK;
use aurora::card::{Ability, BoxKind, Card, Deal, Good, Item, MapId, Use};
use aurora::pack::PartSort;
use aurora::{Aurora, CONTENT, Pack};
use std::collections::BTreeSet;
use table::pack::{CheckedPack, Source};
use table::{Lang, Rules, Text, Words, words};

/// The complaints about the pack that ships with one text of one file changed.
#[track_caller]
fn complaints(file: &str, old: &str, new: &str) -> String {
    let changed = |(path, text): &(&'static str, &'static str)| -> (&'static str, &'static str) {
        if *path != file {
            return (path, text);
        }
        assert!(text.contains(old), "{file} does not say {old}");
        (path, Box::leak(text.replacen(old, new, 1).into_boxed_str()))
    };
    let files: Vec<(&'static str, &'static str)> = CONTENT.iter().map(changed).collect();
    match Pack::read(&Source::embedded(files.leak())) {
        Ok(_) => String::new(),
        Err(complaints) => complaints.to_string(),
    }
}

/// The line of a file that says this, counted from 1.
fn line(file: &str, part: &str) -> usize {
    let text = CONTENT.iter().find(|(path, _)| *path == file).expect("a file").1;
    1 + text.lines().position(|line| line.contains(part)).expect("a line")
}

#[track_caller]
fn complains(file: &str, old: &str, new: &str, at: &str, said: &str) {
    let told = complaints(file, old, new);
    let place = format!("{file}:{}:", line(file, at));
    assert!(told.contains(&place) && told.contains(said), "{told}");
}

#[test]
fn there_are_as_many_cards_as_the_game_has() {
    let dealt = |such: fn(Deal) -> bool| {
        let people = PACK.people.iter().filter(|card| such(card.deal)).count();
        let vehicles = PACK.vehicles.iter().filter(|card| such(card.deal)).count();
        let locations = PACK.locations.iter().filter(|card| such(card.deal)).count();
        let meetings = PACK.meetings.iter().filter(|card| such(card.deal)).count();
        (locations, people, vehicles, meetings)
    };
    let (locations, people, vehicles, meetings) = dealt(|deal| matches!(deal, Deal::Period(_) | Deal::Plus(_)));
    assert_eq!((locations, people, vehicles, meetings), (18, 12, 20, 4));
    assert_eq!(locations + people + vehicles + meetings, 54);
    // Each period also has a scan and two enemies.
    assert_eq!([0, 1, 2].map(|n| PACK.plain[n].len() + PACK.extras[n].len() - 3), [20, 20, 14]);
    assert_eq!([0, 1, 2].map(|n| PACK.extras[n].len()), [10, 10, 4]);
    assert_eq!(PACK.objects.iter().map(|object| object.copies).sum::<u8>(), 16);
    let counts = (PACK.enemies.len(), PACK.scans.len(), PACK.outcomes.len(), PACK.crews.len() - 1);
    assert_eq!(counts, (6, 3, 12, 5));
    assert_eq!([0, 1, 2].map(|tier| PACK.loot[tier].len()), [2, 2, 2]);
    assert_eq!(PACK.counters.iter().map(|counter| counter.copies).sum::<u8>(), 10);
}

#[test]
fn vehicles_are_trucks_trailers_and_devices_in_their_numbers() {
    let count = |such: fn(PartSort) -> bool| {
        let dealt = PACK.vehicles.iter().filter(|card| matches!(card.deal, Deal::Period(_) | Deal::Plus(_)));
        dealt.filter(|card| such(card.part)).count()
    };
    assert_eq!(count(|part| matches!(part, PartSort::Truck { .. })), 5);
    assert_eq!(count(|part| part == PartSort::Trailer), 8);
    assert_eq!(count(|part| part == PartSort::Device), 7);
}

/// No two cards of a kind do the same.
#[test]
fn each_card_does_something_that_no_other_does() {
    let all_differ = |kind: &str, texts: Vec<String>| {
        let different: BTreeSet<&String> = texts.iter().collect();
        assert_eq!(different.len(), texts.len(), "two {kind} are alike");
    };
    let locations = PACK.locations.iter().map(|card| {
        let mut stock: Vec<String> = card.stock.iter().map(|item| format!("{item:?}")).collect();
        stock.sort();
        format!("{stock:?} {} {} {}", card.take, card.contaminated, card.weapon)
    });
    all_differ("locations", locations.collect());
    let in_play = |deal: Deal| !matches!(deal, Deal::Crew);
    let vehicles = PACK.vehicles.iter().filter(|card| in_play(card.deal));
    all_differ("vehicles", vehicles.map(|card| format!("{:?} {:?}", card.part, card.boxes)).collect());
    let people = PACK.people.iter().filter(|card| in_play(card.deal));
    all_differ(
        "survivors",
        people.map(|card| format!("{} {:?} {:?}", card.value, card.nature, card.ability)).collect(),
    );
    all_differ("encounters", PACK.meetings.iter().map(|card| format!("{:?}", card.offers)).collect());
    all_differ("enemies", PACK.enemies.iter().map(|card| format!("{:?}", card.ambush)).collect());
    all_differ("objects", PACK.objects.iter().map(|card| format!("{:?}", card.effect)).collect());
    let leaders = PACK.crews[..5].iter().map(|crew| format!("{:?}", PACK.person(crew.leader).lead));
    all_differ("leaders", leaders.collect());
}

#[test]
fn every_ability_every_box_and_every_object_is_on_some_card() {
    for ability in Ability::ALL {
        assert!(PACK.people.iter().any(|card| card.ability == ability), "{ability:?}");
    }
    let kinds = [BoxKind::Repair, BoxKind::Generator, BoxKind::Wash, BoxKind::Collect, BoxKind::Reactor, BoxKind::Fame];
    for kind in kinds.into_iter().chain([BoxKind::Charged, BoxKind::Plate, BoxKind::Energy(4), BoxKind::Weapon(4)]) {
        assert!(PACK.vehicles.iter().any(|card| card.boxes.contains(&kind)), "{kind:?}");
    }
    for effect in Use::ALL {
        assert!(PACK.objects.iter().any(|card| card.effect == effect), "{effect:?}");
    }
}

/// Every card has a name and a line of flavour in both languages; start cards have a name.
#[test]
fn every_card_has_its_words_in_both_languages() {
    let sources = Aurora::ABOUT.words.iter().map(|(lang, text)| {
        let lang = if *lang == "it" { Lang::It } else { Lang::En };
        words::Source::new("words", lang, *text)
    });
    let words = Words::new(sources).expect("words");
    let crew = |card: Card| match card {
        Card::Person(id) => PACK.person(id).deal == Deal::Crew,
        Card::Vehicle(id) => PACK.vehicle(id).deal == Deal::Crew,
        _ => false,
    };
    for lang in [Lang::En, Lang::It] {
        let mut stories = BTreeSet::new();
        for card in PACK.cards().filter(|card| !crew(*card)) {
            let key = format!("card-{}-story", PACK.slug(card));
            let story = words.render(lang, &Text::new(key.clone()), &());
            assert!(story.chars().count() > 8 && !story.contains(&key), "{key}: {story}");
            assert!(stories.insert(story), "{key} is told twice");
        }
        assert!(PACK.cards().all(|card| !words.render(lang, &PACK.name(card), &()).contains("card-")));
    }
}

/// The map of the rulings, waypoint by waypoint.
#[test]
fn gamma_is_the_road_of_23_waypoints() {
    let (entry, road) = (PACK.map(MapId(0)), PACK.road(MapId(0)));
    let named = |such: &dyn Fn(usize) -> bool| -> String {
        let names = (0..entry.spaces.len()).filter(|n| such(*n)).map(|n| entry.spaces[n].name.as_str());
        names.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(road.main, 23);
    assert_eq!(named(&|n| entry.spaces[n].special), "2 5 7 10 12 16 18 21 22 B2");
    assert_eq!(named(&|n| entry.spaces[n].hot), "6 13 20");
    assert_eq!(named(&|n| entry.spaces[n].avalanche), "A1 B1 C1");
    assert_eq!(named(&|n| entry.spaces[n].fixed == [Item::Fuel]), "8");
    assert_eq!(named(&|n| entry.spaces[n].fixed == [Item::Half]), "17");
    let turrets = [1, 2, 3, 4, 5].map(|turret| named(&|n| entry.spaces[n].turrets.contains(&turret)));
    assert_eq!(turrets, ["3 4 5", "8 9 10", "11 12 13", "15 16 17", "19 20 21"]);
    assert_eq!(named(&|n| n > 0 && entry.spaces[n].region != entry.spaces[n - 1].region), "9 17 A1 B1 C1");
    let berths: Vec<&str> = road.berths.iter().map(|berth| entry.spaces[berth.index()].name.as_str()).collect();
    assert_eq!(berths, ["18", "19", "20", "21", "22", "23"]);
    let armour: Vec<(u8, Good)> = entry.turrets.iter().map(|turret| (turret.armour, turret.reward)).collect();
    assert_eq!(armour, [(1, Good::Half), (2, Good::Half), (2, Good::Half), (3, Good::Full), (3, Good::Full)]);
    let hot: Vec<(&str, &str)> = entry.hot_roads.iter().map(|(one, other)| (one.as_str(), other.as_str())).collect();
    assert_eq!(hot, [("12", "13"), ("21", "22")]);
}

/// The harder map proves that maps are content.
#[test]
fn delta_is_another_road() {
    let (entry, road) = (PACK.map(MapId(1)), PACK.road(MapId(1)));
    let named = |such: &dyn Fn(usize) -> bool| -> String {
        let names = (0..entry.spaces.len()).filter(|n| such(*n)).map(|n| entry.spaces[n].name.as_str());
        names.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(named(&|n| entry.spaces[n].special), "2 4 9 11 13 14 17 19 20 22");
    assert_eq!(named(&|n| entry.spaces[n].hot), "6 10 15 21");
    assert_eq!(named(&|n| entry.spaces[n].avalanche), "7 12 C1");
    let turrets = [1, 2, 3, 4, 5].map(|turret| named(&|n| entry.spaces[n].turrets.contains(&turret)));
    assert_eq!(turrets, ["3 4 5", "8 9 10", "10 11 12", "14 15 16", "16 17 18"]);
    assert_eq!(named(&|n| road.spaces[n].region == 1 && n < 23), "1 2 3 4 5 6 7 8");
    assert_eq!(named(&|n| road.spaces[n].region == 2), "9 10 11 12 13 14 15");
}

#[test]
fn a_waypoint_with_a_missing_neighbour_is_named_with_its_line() {
    let told = complaints(
        "maps.ron",
        r#"name: "7", at: (335, 240), region: 1, next: ["8"]"#,
        r#"name: "7", at: (335, 240), region: 1, next: ["88"]"#,
    );
    let place = format!("maps.ron:{}:", line("maps.ron", r#"name: "7", at: (335"#));
    assert!(told.starts_with(&place) && told.contains("there is no space `88` on this map"), "{told}");
    assert_eq!(told.lines().count(), 1, "one mistake is told once: {told}");
}

#[test]
fn an_unreachable_waypoint_is_named_with_its_line() {
    complains("maps.ron", r#"next: ["4", "A1"]"#, r#"next: ["4"]"#, r#"name: "A1", at: (225"#, "no road leads to `A1`");
    complains(
        "maps.ron",
        r#"next: ["16", "C1"]"#,
        r#"next: ["C1", "16"]"#,
        r#"name: "15", at: (625"#,
        "must lead to the next waypoint",
    );
    complains(
        "maps.ron",
        r#"region: 1, next: ["A2"]"#,
        r#"region: 1"#,
        r#"name: "A1", at: (225"#,
        "no road leads on from `A1`",
    );
    complains(
        "maps.ron",
        r#"region: 2, next: ["15"]"#,
        r#"region: 2, next: ["15", "9"]"#,
        r#"name: "14", at: (610"#,
        "none leads back",
    );
}

#[test]
fn berths_regions_perimeters_and_roads_are_checked() {
    complains("maps.ron", "special: true, berth: 1", "special: true", "slug: \"gamma\"", "no space has berth 1");
    let missing = complaints("maps.ron", "turrets: [5], berth: 3", "turrets: [5]");
    assert_eq!(missing.lines().count(), 1, "one mistake is told once: {missing}");
    complains(
        "maps.ron",
        "hot: true, turrets: [5], berth: 3",
        "hot: true, turrets: [5], berth: 2",
        r#"name: "20", at: (800"#,
        "berth 2 is on more than one space",
    );
    complains("maps.ron", "berth: 6", "berth: 7", r#"name: "23", at: (840"#, "berth 7, and there are 6");
    complains(
        "maps.ron",
        r#"(160, 380), region: 1"#,
        r#"(160, 380), region: 4"#,
        r#"name: "3", at: (160"#,
        "region 1, 2 or 3",
    );
    complains(
        "maps.ron",
        r#"next: ["5"], turrets: [1]"#,
        r#"next: ["5"], turrets: [6]"#,
        r#"name: "4", at: (165"#,
        "a turret that this map does not have",
    );
    complains(
        "maps.ron",
        r#"hot_roads: [("12", "13")"#,
        r#"hot_roads: [("12", "15")"#,
        "hot_roads: [",
        "no road leads from `12` to `15`",
    );
    complains("maps.ron", "(armour: 1,", "(armour: 0,", "turrets: [", "turret 1 needs an armour");
    complains(
        "maps.ron",
        r#"(name: "2", at: (125"#,
        r#"(name: "1", at: (125"#,
        r#"name: "2", at: (125"#,
        "there is already a space `1`",
    );
}

#[test]
fn cards_are_checked_box_by_box() {
    complains("vehicles.ron", "[Crew, Open, Open, Plate]", "[Crew, Open, Open, Plait]", "plough", "Plait");
    complains(
        "vehicles.ron",
        "[Weapon(3), Energy(2)]",
        "[Weapon(5), Energy(2)]",
        "arc-mount",
        "a weapon has a value from 1 to 4",
    );
    complains("vehicles.ron", "[Crew, Open, Weapon(1)]", "[Open, Open, Weapon(1)]", "buggy", "a box for a survivor");
    complains(
        "people.ron",
        "value: 3, nature: Android",
        "value: 0, nature: Android",
        "unit-nine",
        "a value from 1 to 5",
    );
    complains("people.ron", "deal: Plus(3), value: 1", "deal: Plus(4), value: 1", "splicer", "is 1, 2 or 3");
    complains(
        "locations.ron",
        "stock: [Fuel, Fuel, Food], take: 2",
        "stock: [], take: 2",
        "weigh-station",
        "from 1 to 8 things",
    );
    complains("crews.ron", "leader: \"tove\"", "leader: \"tov\"", "kestrel", "did you mean `tove`");
    complains("enemies.ron", "tier: 6", "tier: 7", "walking-keep", "a tier from 1 to 6");
    complains("maps.ron", r#"slug: "delta""#, r#"slug: "gamma""#, r#"slug: "delta""#, "gamma");
    complains("crews.ron", r#"slug: "tern""#, r#"slug: "kestrel""#, r#"slug: "tern""#, "kestrel");
    complains("counters.ron", r#"slug: "tools""#, r#"slug: "cache""#, r#"slug: "tools""#, "cache");
    complains("objects.ron", "slug: \"grenade\"", "slug: \"static-box\"", "grenade", "static-box");
    complains("numbers.ron", "spaces: [1, 1, 2, 2, 3]", "spaces: [1, 1, 2, 2]", "spaces: [", "5 are wanted");
    complains("outcomes.ron", "back: 1)", "back: 4)", "seized-1", "a back from 1 to 3");
}

#[test]
fn a_changed_waypoint_and_a_changed_card_are_played() {
    assert_eq!(complaints("maps.ron", "hot: true", "hot: false"), "");
    assert_eq!(complaints("vehicles.ron", "[Crew, Open, Open, Plate]", "[Crew, Open, Open, Open, Plate]"), "");
}

#[test]
fn a_road_that_no_rule_could_follow_is_named_with_its_line() {
    // A ring of shortcut spaces that are level with each other, and one that leads back to its own waypoint.
    complains(
        "maps.ron",
        r#"next: ["8"], parallel: "6""#,
        r#"next: ["A1"], parallel: "5""#,
        r#"name: "A2", at: (290"#,
        "none leads back",
    );
    complains(
        "maps.ron",
        r#"region: 1, next: ["A2"], avalanche: true, parallel: "5""#,
        r#"region: 1, next: ["5"], avalanche: true, parallel: "5""#,
        r#"name: "A1", at: (225"#,
        "none leads back",
    );
    complains(
        "maps.ron",
        r#"next: ["16", "C1"]"#,
        r#"next: ["16", "19"]"#,
        r#"name: "15", at: (625"#,
        "must lead into a shortcut",
    );
}

#[test]
fn a_deck_that_is_too_high_is_named_with_the_card_that_is_too_many() {
    let pumps = |deal: &str, count: usize| {
        let entry = |n| format!(r#"(slug: "pump-{n}", icon: "pump", deal: {deal}, stock: [Fuel], take: 1),"#);
        let more: String = (0..count).map(entry).collect();
        complaints("locations.ron", r#"(slug: "weigh-station""#, &format!(r#"{more} (slug: "weigh-station""#))
    };
    assert_eq!(pumps("Period(3)", 11), "");
    assert!(pumps("Period(3)", 14).contains("a period has at most 24 cards"));
    assert_eq!(pumps("Plus(2)", 6), "");
    assert!(pumps("Plus(2)", 7).contains("a period has at most 16 cards dealt as Plus"));
    assert!(pumps("Loot(1)", 1).contains("dealt as Period or Plus"));
    complains(
        "vehicles.ron",
        "deal: Rusty, part: Trailer",
        "deal: Straggler, part: Trailer",
        "rusty-container",
        "Straggler",
    );
    complains(
        "people.ron",
        "deal: Plus(3), value: 1",
        "deal: Rusty, value: 1",
        "splicer",
        "only a trailer is dealt as Rusty",
    );
}

#[test]
fn convoys_figures_and_regions_that_cannot_be_played_are_named_with_their_line() {
    complains("crews.ron", r#"truck: "tern-truck""#, r#"truck: "flatbed""#, "tern-truck", "`flatbed` is not a truck");
    complains(
        "crews.ron",
        r#"trailer: "tern-container""#,
        r#"trailer: "lance""#,
        "tern-truck",
        "`lance` is not a trailer",
    );
    let small = complaints(
        "vehicles.ron",
        r#"(slug: "tern-container", icon: "journey", deal: Crew, part: Trailer, boxes: [Open, Open, Open, Open])"#,
        r#"(slug: "tern-container", icon: "journey", deal: Crew, part: Trailer, boxes: [Open, Open])"#,
    );
    let place = format!("crews.ron:{}:", line("crews.ron", "tern-truck"));
    assert!(small.contains(&place) && small.contains("two survivors and three goods"), "{small}");
    complains("numbers.ron", "tiers: [1, 1, 2, 2, 3, 3]", "tiers: [1, 1, 2, 2, 3, 4]", "tiers: [", "1, 2 or 3");
    complains("vehicles.ron", "Truck(speed: 5", "Truck(speed: 50", "jet-sled", "a speed of at most 12");
    complains("enemies.ron", "strength: 5", "strength: 200", "walking-keep", "a strength from 1 to 99");
    complains("enemies.ron", "DamageOrAlert(2, 3)", "DamageOrAlert(3, 2)", "ice-jackals", "in columns from 1 to 3");
    complains("outcomes.ron", "Hit(2), Hit(3), Hit(4)]", "Hit(2), Hit(3), Hit(40)]", "crushing-1", "at most 9 damage");
    let many = complaints("objects.ron", r#""tin", copies: 3"#, r#""tin", copies: 200"#);
    assert!(many.starts_with("objects.ron") && many.contains("100 in all"), "{many}");
}
