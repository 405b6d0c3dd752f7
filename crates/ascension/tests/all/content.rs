//! The pack that ships: there is enough of everything, nothing the rules know goes unused, and every card has words and a picture.

use crate::language::noted;
use ascension::card::{Card, Family, Kind, SequenceId, Sort, Sphere};
use ascension::pack::{Ability, Admits, Effect, Modifier};
use ascension::{Ascension, CONTENT, Pack};
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::sync::LazyLock;
use table::pack::{CheckedPack, Source};
use table::{Lang, Rules, Text, Words, words};

static PACK: LazyLock<Pack> =
    LazyLock::new(|| Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}")));

/// The name of a variant without what is in it.
fn variant(of: impl Debug) -> String {
    let whole = format!("{of:?}");
    let end = whole.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(whole.len());
    whole[..end].to_owned()
}

fn abilities() -> impl Iterator<Item = &'static Ability> {
    let gods = PACK.gods.iter().flat_map(|god| [&god.first, &god.second]);
    gods.chain(PACK.heroes.iter().map(|hero| &hero.gift))
}

fn effects() -> Vec<Effect> {
    let used = abilities().filter_map(|ability| match ability {
        Ability::Once { effects, .. } => Some(effects),
        Ability::Always(_) => None,
    });
    let events = PACK.events.iter().map(|event| &event.effects);
    events.chain(used).flatten().copied().collect()
}

fn modifiers() -> Vec<Modifier> {
    let always = abilities().filter_map(|ability| match ability {
        Ability::Always(modifiers) => Some(modifiers),
        Ability::Once { .. } => None,
    });
    let worn = PACK.attachments.iter().map(|attachment| &attachment.modifiers);
    always.chain(worn).flatten().copied().collect()
}

fn names<T: Debug>(things: impl IntoIterator<Item = T>) -> BTreeSet<String> {
    things.into_iter().map(variant).collect()
}

#[test]
fn every_effect_is_on_some_card() {
    assert_eq!(names(effects()), noted("Effect"));
}

#[test]
fn every_modifier_is_on_some_card() {
    assert_eq!(names(modifiers()), noted("Modifier"));
}

#[test]
fn every_timing_and_every_aim_is_on_some_card() {
    assert_eq!(names(PACK.events.iter().map(|event| event.timing)), noted("Timing"));
    assert_eq!(names(PACK.events.iter().map(|event| event.aim)), noted("Aim"));
}

#[test]
fn every_condition_of_a_modifier_every_ward_and_every_end_is_on_some_card() {
    let when = modifiers().into_iter().filter_map(|modifier| match modifier {
        Modifier::Closing(when, _)
        | Modifier::RewardEco(when, _)
        | Modifier::RewardCards(when, _)
        | Modifier::RewardIncome(when, _) => Some(when),
        _ => None,
    });
    assert_eq!(names(when), noted("When"));
    let wards = modifiers().into_iter().filter_map(|modifier| match modifier {
        Modifier::Ward(ward) => Some(ward),
        _ => None,
    });
    assert_eq!(names(wards), noted("Ward"));
    let ends = PACK.attachments.iter().flat_map(|attachment| attachment.ends.clone());
    assert_eq!(names(ends), noted("End"));
}

#[test]
fn every_way_to_choose_from_a_hand_and_from_the_hades_is_on_some_card() {
    let choosers = effects().into_iter().filter_map(|effect| match effect {
        Effect::DiscardFromHand(chooser, _) => Some(chooser),
        _ => None,
    });
    assert_eq!(names(choosers), noted("Chooser"));
    let sorts = effects().into_iter().filter_map(|effect| match effect {
        Effect::TakeFromHades(sort) => Some(sort),
        _ => None,
    });
    assert_eq!(names(sorts), noted("InHades"));
}

#[test]
fn a1_3_there_is_one_card_for_each_sphere_and_kind() {
    assert_eq!(PACK.sequences.len(), 128);
    let slugs: BTreeSet<_> = PACK.sequences.iter().map(|card| card.slug.as_str()).collect();
    assert_eq!(slugs.len(), 128);
    for sphere in Sphere::ALL {
        for kind in Kind::ALL {
            let id = SequenceId::new(sphere, kind);
            let found = PACK.find(PACK.slug(Card::Sequence(id)));
            assert_eq!(found, Some(Card::Sequence(id)));
        }
    }
}

/// A sphere, its environment, its action, and a third cell where the draft names one.
type NamedRow = (Sphere, &'static str, &'static str, Option<(Kind, &'static str)>);

/// The cells of the matrix that the draft names, sphere by sphere: environment, action, and what else it has.
const DRAFT: [NamedRow; 16] = [
    (Sphere::Water, "Porto", "Navigare", None),
    (Sphere::Animal, "Pascolo", "Addestrare", None),
    (Sphere::Air, "Montagna", "Lanciare", None),
    (Sphere::Strength, "Cava", "Sollevare", Some((Kind::Creature, "Toro"))),
    (Sphere::Fire, "Vulcano", "Ardere", None),
    (Sphere::War, "Arena", "Colpire", None),
    (Sphere::Wood, "Falegnameria", "Lavorare", None),
    (Sphere::Magic, "Tempio", "Divinare", None),
    (Sphere::Medicine, "Ospedale", "Curare", None),
    (Sphere::Metal, "Forgia", "Forgiare", Some((Kind::Creature, "Gorgone"))),
    (Sphere::Death, "Palude", "Piangere", Some((Kind::Creature, "Idra"))),
    (Sphere::Stone, "Miniera", "Scolpire", None),
    (Sphere::Earth, "Piana", "Scavare", None),
    (Sphere::Plant, "Foresta", "Coltivare", None),
    (Sphere::Life, "Città", "Fecondare", Some((Kind::Person, "Madre"))),
    (Sphere::Journey, "Strada", "Partire", None),
];

#[test]
fn a1_3_the_36_cells_that_the_draft_names_keep_their_italian_names() {
    let words = words();
    let seats: table::SeatMap<String> = std::iter::empty().collect();
    let reader = words.reader(Lang::It, None, &seats);
    let name = |sphere, kind| {
        let slug = PACK.slug(Card::Sequence(SequenceId::new(sphere, kind)));
        reader.render(&Text::new(format!("card-{slug}")))
    };
    let mut cells = 0;
    for (sphere, environment, action, other) in DRAFT {
        let named = [(Kind::Environment, environment), (Kind::Action, action)];
        for (kind, expected) in named.into_iter().chain(other) {
            cells += 1;
            let found = name(sphere, kind);
            // A creature or a person may have its article.
            let bare = ["Il ", "La ", "L’"].iter().find_map(|article| found.strip_prefix(article));
            let bare = bare.map_or(found.clone(), |bare| bare[..1].to_uppercase() + &bare[1..]);
            assert_eq!(bare, expected, "{sphere:?} {kind:?}: {found}");
        }
    }
    assert_eq!(cells, 36);
}

#[test]
fn a1_4_the_spheres_form_four_families_of_four() {
    let family = |family: Family| PACK.family(family).iter().map(Sphere::slug).collect::<BTreeSet<_>>();
    assert_eq!(family(Family::Elements), BTreeSet::from(["water", "air", "fire", "earth"]));
    assert_eq!(family(Family::Wilds), BTreeSet::from(["animal", "plant", "wood", "life"]));
    assert_eq!(family(Family::Crafts), BTreeSet::from(["metal", "stone", "strength", "war"]));
    assert_eq!(family(Family::Mysteries), BTreeSet::from(["magic", "medicine", "death", "journey"]));
}

#[test]
fn there_is_enough_of_everything() {
    let attachments = |sort: Sort| PACK.attachments.iter().filter(|card| card.sort == sort).count();
    assert!(PACK.heroes.len() >= 24);
    assert!(PACK.plots.len() >= 40);
    assert!(attachments(Sort::Equipment) >= 24);
    assert!(attachments(Sort::Condition) >= 24);
    assert!(PACK.events.len() >= 40);
    let of_events = names(PACK.events.iter().flat_map(|event| event.effects.clone()));
    assert!(of_events.len() >= 15, "{of_events:?}");
}

#[test]
fn a1_5_there_are_twelve_gods_no_two_alike() {
    assert_eq!(PACK.gods.len(), 12);
    let spheres: BTreeSet<_> = PACK.gods.iter().map(|god| god.sphere).collect();
    assert_eq!(spheres.len(), 12);
    let tiers = abilities().take(24).map(|ability| format!("{ability:?}"));
    assert_eq!(tiers.collect::<BTreeSet<_>>().len(), 24);
}

#[test]
fn each_sphere_is_the_home_of_a_hero() {
    let homes: BTreeSet<_> = PACK.heroes.iter().map(|hero| hero.home).collect();
    assert_eq!(homes.len(), 16);
}

#[test]
fn w2_1_plots_have_3_to_7_places_of_every_sort() {
    let lengths: BTreeSet<_> = PACK.plots.iter().map(|plot| plot.sequence.len()).collect();
    assert_eq!(lengths, BTreeSet::from([3, 4, 5, 6, 7]));
    let places = PACK.plots.iter().flat_map(|plot| &plot.sequence.places);
    assert_eq!(names(places.map(|place| place.admits)), noted("Admits"));
}

#[test]
fn g1_1_gates_have_3_5_and_6_places_and_never_a_single_card() {
    for gate in &PACK.gates {
        assert_eq!(gate.sequence.len(), [3, 5, 6][usize::from(gate.level) - 1], "{}", gate.slug);
        let single = |admits: Admits| matches!(admits, Admits::Card(_));
        assert!(!gate.sequence.places.iter().any(|place| single(place.admits)), "{}", gate.slug);
    }
}

fn words() -> Words {
    let sources = Ascension::ABOUT.words.iter().map(|(tag, ftl)| {
        let lang = Lang::ALL.into_iter().find(|lang| lang.tag() == *tag).expect("a language");
        words::Source::new(*tag, lang, *ftl)
    });
    Words::new(sources).unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

/// Everything that has a name, and the messages it needs.
fn messages() -> Vec<String> {
    let cards = (0..128).map(|id| Card::Sequence(SequenceId(id)));
    let mut keys: Vec<String> = cards.map(|card| format!("card-{}", PACK.slug(card))).collect();
    let printed = PACK.ids().map(Card::Hero).chain(PACK.ids().map(Card::Plot));
    let printed = printed.chain(PACK.ids().map(Card::Attachment));
    for card in printed.chain(PACK.ids().map(Card::Event)) {
        let slug = PACK.slug(card);
        keys.extend([format!("card-{slug}"), format!("card-{slug}-text")]);
    }
    for gate in &PACK.gates {
        keys.extend([gate.slug.to_string(), format!("{}-text", gate.slug)]);
    }
    for god in &PACK.gods {
        keys.push(format!("god-{}", god.slug));
        keys.extend(["epithet", "about", "first", "second"].map(|part| format!("god-{}-{part}", god.slug)));
    }
    keys.extend(Sphere::ALL.map(|sphere| format!("sphere-{}", sphere.slug())));
    keys.extend(Kind::ALL.map(|kind| format!("kind-{}", kind.slug())));
    keys.extend(Family::ALL.map(|family| format!("family-{}", family.slug())));
    keys
}

#[test]
fn every_card_has_its_words_in_both_languages() {
    let words = words();
    for lang in Lang::ALL {
        for key in messages() {
            assert!(words.has(lang, &key), "{key} is missing in {lang}");
        }
    }
}

#[test]
fn every_card_has_a_picture_that_is_drawn() {
    let cards = PACK.heroes.iter().map(|hero| (hero.slug, &hero.icon));
    let cards = cards
        .chain(PACK.plots.iter().map(|plot| (plot.slug, &plot.icon)))
        .chain(PACK.attachments.iter().map(|attachment| (attachment.slug, &attachment.icon)))
        .chain(PACK.events.iter().map(|event| (event.slug, &event.icon)))
        .chain(PACK.sequences.iter().map(|card| (card.slug, &card.icon)))
        .chain(PACK.gods.iter().map(|god| (god.slug, &god.icon)))
        .chain(PACK.gates.iter().map(|gate| (gate.slug, &gate.icon)));
    let known = Ascension::ABOUT.looks.known();
    for (slug, icon) in cards {
        assert_eq!(known.icon_fault(icon.name()), None, "{slug} has the icon {icon:?}");
    }
    assert!(PACK.spheres.iter().all(|sphere| known.icon_fault(sphere.icon.name()).is_none()));
}

/// What an ability or a card does, clause by clause.
fn clauses(ability: &Ability) -> BTreeSet<String> {
    match ability {
        Ability::Always(modifiers) => modifiers.iter().map(|modifier| format!("{modifier:?}")).collect(),
        Ability::Once { effects, .. } => effects.iter().map(|effect| format!("{effect:?}")).collect(),
    }
}

/// A god's tier is the god's own: no hero, attachment or event does the same, and what always works holds no whole card in it.
#[test]
fn a1_5_no_tier_of_a_god_is_also_on_an_ordinary_card() {
    let mut cards: Vec<(&str, BTreeSet<String>)> = Vec::new();
    for hero in &PACK.heroes {
        cards.push((hero.slug.as_str(), clauses(&hero.gift)));
    }
    for worn in PACK.attachments.iter() {
        cards.push((worn.slug.as_str(), clauses(&Ability::Always(worn.modifiers.clone()))));
    }
    for event in &PACK.events {
        let done = event.effects.iter().map(|effect| format!("{effect:?}"));
        cards.push((event.slug.as_str(), done.collect()));
    }
    for god in &PACK.gods {
        for tier in [&god.first, &god.second] {
            let own = clauses(tier);
            for (slug, card) in &cards {
                let whole = matches!(tier, Ability::Always(_)) && card.is_subset(&own);
                assert!(!whole && own != *card, "{} does what {slug} does: {own:?}", god.slug);
            }
        }
    }
}

/// Equipment is not one card under many names: no two do the same, whatever cards and numbers they name.
#[test]
fn no_two_pieces_of_equipment_do_the_same() {
    let shape = |modifiers: &[Modifier]| {
        let shapes = modifiers.iter().map(|modifier| match modifier {
            Modifier::Closing(when, _) => format!("Closing {}", variant(when)),
            Modifier::RewardEco(when, _) => format!("RewardEco {}", variant(when)),
            Modifier::RewardCards(when, _) => format!("RewardCards {}", variant(when)),
            Modifier::RewardIncome(when, _) => format!("RewardIncome {}", variant(when)),
            Modifier::Ward(ward) => format!("Ward {ward:?}"),
            Modifier::WildCard(place) => format!("WildCard {:?}", place.admits),
            other => variant(other),
        });
        shapes.collect::<Vec<_>>().join(", ")
    };
    let mut seen = std::collections::BTreeMap::new();
    for card in PACK.attachments.iter().filter(|card| card.sort == Sort::Equipment) {
        let slug = card.slug.as_str();
        if let Some(twin) = seen.insert(shape(&card.modifiers), slug) {
            panic!("{slug} does the same as {twin}");
        }
    }
}

/// The attributes that Italian sentences ask of names: all names of a group have them.
#[test]
fn every_name_of_a_group_has_the_attributes_of_its_group() {
    let words = words();
    let has = |lang: Lang, key: &str, attribute: &str| {
        let found = words.has(lang, &format!("{key}.{attribute}"));
        assert!(found, "{key} has no .{attribute} in {lang}");
    };
    let positions = ["slopes", "flanks", "summit", "throne"].map(|sector| format!("position-{sector}"));
    let gates = PACK.gates.iter().map(|gate| gate.slug.to_string());
    for key in gates.chain(positions) {
        has(Lang::En, &key, "the");
        ["the", "to", "of", "from"].iter().for_each(|attribute| has(Lang::It, &key, attribute));
    }
    for hero in &PACK.heroes {
        has(Lang::It, &format!("card-{}", hero.slug), "to");
    }
    for value in ["bronze", "silver", "gold"] {
        ["to", "of"].iter().for_each(|attribute| has(Lang::It, &format!("low-{value}"), attribute));
    }
    for sector in ["slopes", "flanks", "summit", "throne"] {
        Lang::ALL.into_iter().for_each(|lang| has(lang, &format!("sector-{sector}"), "on"));
    }
}

/// Italian quotation marks are « », and a gate is a cancello.
#[test]
fn italian_has_its_own_quotation_marks_and_words() {
    for (tag, ftl) in Ascension::ABOUT.words.iter().filter(|(tag, _)| *tag == "it") {
        for line in ftl.lines() {
            assert!(!line.contains(['“', '”']), "{tag}: {line}");
            for word in ["Porta ", "padrone", "Giro ", "ritira "] {
                assert!(!line.contains(word), "{tag}: {line}");
            }
        }
    }
}
