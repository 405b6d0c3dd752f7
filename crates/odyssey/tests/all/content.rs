//! The content that ships can be read, there is as much of it as the game needs, and all of it has its words in both languages.

use odyssey::pack::schema::{
    Ability, AiAttack, Arrow, AttackKind, Effect, GearSlot, Modifier, Moves, Need, Needs, ObolJoins,
    PrimordialAttribute, PrimordialKind, TerrainTrait, Trigger, Until, When,
};
use odyssey::{CONTENT, Odyssey, Pack};
use std::collections::BTreeSet;
use table::pack::{CheckedPack, Source};
use table::scene::Face;
use table::{Lang, Present, Rules, Seat, SeatMap, Shared, Slug, Text, Words, words};

fn pack() -> Pack {
    Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"))
}

#[test]
fn there_is_as_much_as_the_game_needs() {
    let pack = pack();
    assert!(pack.gear.len() >= 42, "{}", pack.gear.len());
    assert_eq!(pack.trauma.each_ref().map(Vec::len), [15, 15, 16], "the grave one with the awakening");
    assert_eq!((pack.kratos.len(), pack.moiros.len()), (6, 8));
    let counts = [
        pack.classes.len(),
        pack.patterns.len(),
        pack.mnemos.len(),
        pack.godforms.len(),
        pack.nymphs.len(),
        pack.argo.len(),
    ];
    assert_eq!(counts, [6, 3, 12, 4, 4, 8]);
    assert!(pack.terrain.len() >= 12);
    let kinds: Vec<PrimordialKind> = pack.primordials.iter().map(|primordial| primordial.kind).collect();
    let regular = kinds.iter().filter(|kind| **kind == PrimordialKind::Regular).count();
    assert_eq!((regular, kinds.len()), (2, 4));
}

/// A second message of the same key would silently take the place of the first.
#[test]
fn no_message_is_written_twice() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/locales");
    let files = std::fs::read_dir(folder).unwrap_or_else(|wrong| panic!("{folder}: {wrong}"));
    let mut seen = BTreeSet::new();
    let mut twice = Vec::new();
    for file in files.flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(file.path()).unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
        for line in text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase())) {
            let key = line.split(" =").next().unwrap_or(line);
            if !seen.insert((name.ends_with("en.ftl"), key.to_owned())) {
                twice.push(format!("{name}: {key}"));
            }
        }
    }
    assert!(seen.len() > 5_000, "only {} messages were found", seen.len());
    assert!(twice.is_empty(), "{}", twice.join("\n"));
}

#[test]
fn b32_1_the_battles_that_ship_are_ten() {
    let slugs: Vec<String> = pack().battles.iter().map(|battle| battle.slug.to_string()).collect();
    let levels =
        |primordial: &str, count: u8| (1..=count).map(|level| format!("{primordial}-{level}")).collect::<Vec<_>>();
    let expected = [levels("centimane", 4), levels("mazehorn", 4), levels("emberwake", 1), levels("stonefather", 1)];
    assert_eq!(slugs, expected.concat());
}

#[test]
fn g4_2_the_arrows_of_the_minor_trauma_cards() {
    let pack = pack();
    let arrows = pack.trauma[0].iter().map(|card| match card.arrow {
        Arrow::Points(direction) => direction.slug(),
        Arrow::Choose => "choose",
    });
    let mut arrows: Vec<&str> = arrows.collect();
    arrows.sort_unstable();
    let count = |wanted: &str| arrows.iter().filter(|arrow| **arrow == wanted).count();
    assert_eq!(["south", "west", "east", "north", "choose"].map(count), [3, 3, 3, 2, 4]);
}

#[test]
fn the_major_trauma_cards_are_numbered_one_to_seven_twice_and_eight() {
    let mut numbers: Vec<u8> = pack().trauma[1].iter().map(|card| card.number).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]);
}

#[test]
fn b6_11_the_obols() {
    let pack = pack();
    let count = |joins: fn(&ObolJoins) -> bool| pack.obols.iter().filter(|obol| joins(&obol.joins)).count();
    assert_eq!(count(|joins| *joins == ObolJoins::Always), 2);
    assert_eq!(count(|joins| *joins == ObolJoins::AwakeningVariant), 1);
    assert_eq!(count(|joins| matches!(joins, ObolJoins::Massive(_))), 3);
    assert_eq!(count(|joins| *joins == ObolJoins::Awakened), 1);
}

#[test]
fn b10_5_the_labyrinth_has_four_shapes_of_four_spaces() {
    let pack = pack();
    let maze = pack.terrain.iter().enumerate().filter(|(_, kind)| kind.traits.contains(&TerrainTrait::Labyrinth));
    let sizes: Vec<usize> = maze
        .map(|(n, _)| {
            let at = odyssey::geometry::Space::new(5, 5);
            pack.terrain[n].shape[0].spaces(at).map_or(0, |spaces| spaces.len())
        })
        .collect();
    assert_eq!(sizes, [4, 4, 4, 4]);
}

#[test]
fn every_slot_has_gear() {
    let pack = pack();
    let has = |wanted: fn(GearSlot) -> bool| pack.gear.iter().any(|gear| wanted(gear.slot));
    for hands in 1..=3 {
        assert!(pack.gear.iter().any(|gear| gear.slot == GearSlot::Hands(hands)), "{hands} hands");
    }
    assert!(has(|slot| slot == GearSlot::Armour) && has(|slot| slot == GearSlot::Support));
    assert!(has(|slot| slot == GearSlot::Attachment) && has(|slot| slot == GearSlot::Fists));
}

/// Every one of these can be told in every language.
#[track_caller]
fn check_words(texts: &[Text]) {
    let sources = Odyssey::ABOUT.words.iter().filter_map(|(tag, ftl)| {
        let lang = Lang::ALL.into_iter().find(|lang| lang.tag() == *tag)?;
        Some(words::Source::new(*tag, lang, *ftl))
    });
    let words = Words::new(sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let wrong = words.check();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let names = SeatMap::new(Seat::MOST, |seat| format!("Player {seat}"));
    for text in texts {
        for lang in Lang::ALL {
            let told = words.reader(lang, None, &names).try_render(text);
            let missing = told.err().unwrap_or_default();
            assert!(missing.is_empty(), "{}: {}", text.key, missing[0]);
        }
    }
}

/// Every text that cards are made of, rendered in both languages.
#[test]
fn every_card_can_be_read_in_both_languages() {
    let pack = pack();
    let mut texts: Vec<Text> = Vec::new();
    let about = |kind: &str, slug: &dyn std::fmt::Display| Text::new(format!("{kind}-{slug}"));
    for gear in 0..pack.gear.len() {
        let id = odyssey::ids::GearId(gear as u8);
        texts.push(pack.name(id));
        texts.extend(pack.say_gear(id));
    }
    for primordial in &pack.primordials {
        texts.push(about("foe", &primordial.slug));
        texts.extend(primordial.traits.iter().map(|entry| about("trait", &entry.slug)));
        texts.extend(primordial.traits.iter().flat_map(|entry| pack.say_powers(&entry.powers)));
        for card in primordial.ai.iter().chain([&primordial.signature, &primordial.routine]) {
            texts.push(about("ai", &card.slug));
            for (label, said) in pack.say_ai(card) {
                texts.extend([Text::new(label), said]);
            }
        }
        for part in &primordial.parts {
            texts.push(about("part", &part.slug));
            for (label, said) in pack.say_part(part) {
                texts.extend([Text::new(label), said]);
            }
        }
    }
    for deck in &pack.trauma {
        texts.extend(deck.iter().map(|card| about("trauma", &card.slug)));
        texts.extend(deck.iter().filter_map(|card| pack.say_script(card.effects)));
    }
    texts.extend(pack.obols.iter().map(|card| about("obol", &card.slug)));
    texts.extend(pack.obols.iter().filter_map(|card| pack.say_script(card.effects)));
    texts.extend(pack.kratos.iter().map(|card| about("kratos", &card.slug)));
    texts.extend(pack.moiros.iter().map(|card| about("moiros", &card.slug)));
    texts.extend(pack.kratos.iter().chain(&pack.moiros).map(|card| pack.say_fateful(card)));
    for id in 0..pack.terrain.len() {
        let id = odyssey::ids::TerrainId(id as u8);
        texts.extend([pack.name(id), pack.say_terrain(id)]);
    }
    for id in 0..pack.conditions.len() {
        let id = odyssey::ids::ConditionId(id as u8);
        texts.extend([pack.name(id), pack.say_condition(id)]);
    }
    texts.extend(pack.classes.iter().flat_map(|class| pack.say_powers(&class.powers)));
    texts.extend(pack.classes.iter().flat_map(|class| class.kratos.iter().map(Pack::say_row)));
    texts.extend(pack.mnemos.iter().flat_map(|mnemos| mnemos.levels.iter().flat_map(|level| pack.say_powers(level))));
    texts.extend(
        pack.everything()
            .iter()
            .filter_map(|ability: &odyssey::pack::schema::Ability| ability.name.map(|name| about("ability", &name))),
    );
    check_words(&texts);
}

/// Every card that has a line of story, as its kind and its slug.
fn cards_with_a_story(pack: &Pack) -> Vec<(&'static str, Slug)> {
    let mut cards: Vec<(&str, Slug)> = Vec::new();
    cards.extend(pack.gear.iter().map(|card| ("gear", card.slug)));
    for primordial in &pack.primordials {
        let ai = primordial.ai.iter().chain([&primordial.signature, &primordial.routine]);
        cards.extend(ai.map(|card| ("ai", card.slug)));
        cards.extend(primordial.parts.iter().map(|card| ("part", card.slug)));
    }
    cards.extend(pack.trauma.iter().flatten().map(|card| ("trauma", card.slug)));
    cards.extend(pack.godforms.iter().map(|card| ("godform", card.slug)));
    cards.extend(pack.nymphs.iter().map(|card| ("nymph", card.slug)));
    cards.extend(pack.mnemos.iter().map(|card| ("mnemos", card.slug)));
    cards
}

#[test]
fn every_card_has_a_line_of_story_that_no_other_card_has() {
    let pack = pack();
    let cards = cards_with_a_story(&pack);
    assert!(cards.len() >= 270, "{}", cards.len());
    let told = |(kind, slug): &(&str, Slug)| {
        let story = pack.story(kind, *slug);
        story.unwrap_or_else(|| panic!("{kind} {slug} has no line of story"))
    };
    let stories: Vec<Text> = cards.iter().map(told).collect();
    check_words(&stories);
    for ftl in [include_str!("../../locales/story.en.ftl"), include_str!("../../locales/story.it.ftl")] {
        let lines = ftl.lines().filter_map(|line| line.split_once(" = "));
        let lines: Vec<(&str, &str)> = lines.collect();
        assert_eq!(lines.len(), cards.len(), "there is a line for each card and no other");
        let different: BTreeSet<&str> = lines.iter().map(|(_, said)| *said).collect();
        assert_eq!(different.len(), lines.len(), "two cards have the same line");
    }
}

#[test]
fn cards_show_their_line_of_story() {
    let shown = Odyssey::cards(&Shared::new(pack()));
    let faces = shown.iter().flat_map(|row| &row.cards).filter_map(|card| match &card.face {
        Face::Up(face) => Some(face),
        Face::Down(_) => None,
    });
    let told = faces.filter(|face| face.story.is_some()).count();
    assert_eq!(told, cards_with_a_story(&pack()).len());
}

#[test]
fn b5_1_an_attack_that_does_not_move_names_only_targets_that_it_can_strike() {
    let pack = pack();
    for primordial in &pack.primordials {
        for card in primordial.ai.iter().chain([&primordial.signature, &primordial.routine]) {
            let reaches_one = |attack: &AiAttack| {
                use AttackKind::{InPath, Melee, Sequential, Simultaneous};
                matches!(attack.kind, Melee | Simultaneous | Sequential | InPath)
            };
            if card.moves != Moves::Not || !card.attack.as_ref().is_some_and(reaches_one) {
                continue;
            }
            for line in pack.all(card.lines).iter().filter(|line| line.instead.is_none()) {
                let near = matches!(line.need, Needs::One(Need::Adjacent));
                assert!(near, "{} names titans that its attack does not reach", card.slug);
            }
        }
    }
}

#[test]
fn b31_4_the_bonus_of_high_levels_is_ambrosia() {
    let pack = pack();
    let resource = &pack.resources[pack.numbers.ambrosia.index()];
    assert_eq!(resource.slug.as_str(), "ichor");
}

#[test]
fn b6_11_a_trauma_card_that_adds_an_obol_adds_one_of_massive_danger() {
    let pack = pack();
    let effects = pack.everything::<Effect>().iter();
    let added: Vec<ObolJoins> = effects
        .filter_map(|effect| match effect {
            Effect::AddObol(which) => Some(pack.obols[which.index()].joins),
            _ => None,
        })
        .collect();
    assert_eq!(added, [ObolJoins::Massive(14)]);
}

#[test]
fn b21_43_no_second_chance_draws_by_itself_for_the_rule_does() {
    let pack = pack();
    let chances = pack.everything::<Ability>().iter().filter(|ability| ability.at == Trigger::TraumaDrawn);
    let mut seen = 0;
    for chance in chances {
        seen += 1;
        assert_eq!(pack.all(chance.effects), [Effect::Ignore]);
    }
    assert!(seen > 0, "there are second chances");
}

#[test]
fn b20_5_what_the_group_does_to_the_primordial_lasts_until_it_has_acted() {
    let pack = pack();
    let of_group = pack.argo.iter().map(|entry| &entry.powers).chain(pack.nymphs.iter().map(|entry| &entry.powers));
    for ability in of_group.flat_map(|powers| pack.all(powers.abilities)) {
        for effect in pack.all(ability.effects) {
            let vain = matches!(effect, Effect::ModifyFoe(PrimordialAttribute::Speed, _, Until::EndOfRound));
            assert!(!vain, "{ability:?}");
        }
    }
}

#[test]
fn b10_1_the_labyrinth_has_four_shapes_of_four_spaces() {
    let pack = pack();
    let kinds: Vec<usize> =
        (0..pack.terrain.len()).filter(|n| pack.terrain[*n].traits.contains(&TerrainTrait::Labyrinth)).collect();
    assert_eq!(kinds.len(), 4);
    for n in kinds {
        let spaces =
            pack.terrain[n].shape[0].spaces(odyssey::geometry::Space::new(5, 5)).expect("in the middle of the board");
        assert_eq!((spaces.len(), pack.terrain[n].copies), (4, 4), "{}", pack.terrain[n].slug);
    }
}

#[test]
fn b1_2_footprints_are_squares_of_two_or_three() {
    assert!(pack().primordials.iter().all(|primordial| primordial.side == 2 || primordial.side == 3));
}

#[test]
fn b10_12_banners_count_for_the_feverish_alone() {
    let pack = pack();
    let traits = pack.primordials.iter().flat_map(|primordial| &primordial.traits);
    let banners = traits.flat_map(|has| &has.powers.passives);
    let banners: Vec<_> = banners.filter(|passive| passive.is == Modifier::BannersForAfflicted).collect();
    assert_eq!(banners.len(), 2, "the two that build labyrinths");
    for passive in banners {
        assert!(matches!(pack.all(passive.when), [When::Noted(_)]), "{passive:?}");
    }
}
