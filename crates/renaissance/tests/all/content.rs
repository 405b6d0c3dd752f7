//! The content that ships can be read.

use renaissance::pack::schema::{Ability, MissionKind, Origin, Rank, SkillKind, Slot, Status};
use renaissance::{CONTENT, Pack};
use table::pack::{CheckedPack, Source};

#[test]
fn the_content_has_no_mistake() {
    let source = Source::embedded(CONTENT);
    if let Err(complaints) = Pack::read(&source) {
        panic!("{}", complaints.render(&source));
    }
}

fn shipped() -> Pack {
    Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"))
}

/// What a release has: this many of each kind of card.
#[test]
fn there_is_as_much_of_everything_as_the_game_has() {
    let pack = shipped();
    assert_eq!((pack.heroes.len(), pack.classes.len(), pack.skills.len()), (6, 18, 108));
    for class in &pack.classes {
        let own = pack.skills.iter().filter(|skill| pack.classes[skill.class.index()].slug == class.slug);
        let kinds: Vec<usize> = own
            .map(|skill| match skill.kind {
                SkillKind::Active(_) => 0,
                SkillKind::Passive(_) => 1,
                SkillKind::Enhancement { .. } => 2,
                SkillKind::Reaction { .. } => 3,
            })
            .collect();
        assert_eq!(kinds.len(), 6, "six skills of {}", class.slug);
        assert!((0..4).all(|kind| kinds.contains(&kind)), "{} has each kind of skill", class.slug);
    }
    let items = |origin: Origin, owned: bool| {
        pack.items.iter().filter(|item| item.origin == origin && item.owner.is_some() == owned).count()
    };
    let own = [Origin::Starting, Origin::Bond, Origin::Destiny, Origin::Formula].map(|origin| items(origin, true));
    assert_eq!(own, [18, 12, 12, 12], "three, two, two and two a hero: nine");
    let familiars = pack.items.iter().filter(|item| item.slot == Slot::Familiar).count();
    assert_eq!((items(Origin::Formula, false), items(Origin::Reward, false) - familiars, familiars), (30, 12, 3));
    assert_eq!(pack.reagents.iter().filter(|reagent| reagent.coins == 0).count(), 12);
    for rank in [(Rank::Troop, 9), (Rank::Elite, 6), (Rank::Monster, 3)] {
        let cards = pack.enemies.iter().filter(|enemy| enemy.faction.is_some() && enemy.rank == rank.0);
        assert_eq!(cards.count(), rank.1, "{:?}", rank.0);
    }
    assert_eq!((Status::COUNT, Ability::COUNT), (14, 18));
    assert_eq!((pack.wounds.len(), pack.destinies.len(), pack.events.len()), (10, 36, 40));
    let missions = |kind: fn(MissionKind) -> bool| pack.missions.iter().filter(|mission| kind(mission.kind)).count();
    assert_eq!(missions(|kind| matches!(kind, MissionKind::Campaign(_))), 10);
    assert_eq!(missions(|kind| kind == MissionKind::Encounter), 4);
    assert_eq!(missions(|kind| kind == MissionKind::Exploration), 6);
    assert_eq!(missions(|kind| kind == MissionKind::Hunt), 3);
    assert_eq!((pack.companions.len(), pack.forms.len(), pack.places.len()), (4, 6, 20));
}

/// Every transformation is brought about by something, and so is every status token.
#[test]
fn every_transformation_and_token_is_used() {
    let written: String = CONTENT.iter().map(|(_, text)| *text).collect();
    for form in &shipped().forms {
        assert!(written.contains(&format!("Transform(\"{}\"", form.slug)), "nothing transforms into {}", form.slug);
    }
    for token in Status::ALL {
        let named = [format!("({token:?})"), format!("({token:?},")].iter().any(|said| written.contains(said.as_str()));
        assert!(named, "nothing brings {token:?}");
    }
    let traits = [
        "Critical(",
        "Lethal(",
        "Unblockable",
        "resistance:",
        "Area(",
        "Line(",
        "Dash(",
        "Push(",
        "Piercing(",
        "Inflict(",
        "Pull(",
        "Precise(",
        "Reload",
        "Drain(",
        "Silent",
        "Sunder(",
    ];
    for named in traits {
        assert!(written.contains(named), "nothing has the trait {named}");
    }
}

/// What a check says of the shipped content with one file changed.
fn complaint(path: &str, from: &str, to: &str) -> String {
    let mut source = Source::embedded(CONTENT);
    let text = source.get(path).unwrap_or_else(|| panic!("no {path}")).to_owned();
    assert!(text.contains(from), "{path} has no `{from}`");
    source.insert(path, &text.replacen(from, to, 1)).expect("a good path");
    match Pack::read(&source) {
        Ok(_) => String::new(),
        Err(complaints) => complaints.to_string(),
    }
}

#[test]
fn mistakes_are_told_with_their_file() {
    let faults = [
        ("missions/01-thunder-over-vinci.ron", "..L11......,,,..", "...11......,,,..", "has no ladder"),
        (
            "missions/01-thunder-over-vinci.ron",
            "Read(\"m1-ram\")",
            "Read(\"m1-rum\")",
            "there is no paragraph `m1-rum`",
        ),
        (
            "missions/01-thunder-over-vinci.ron",
            "won: \"m1-won\"",
            "won: \"m1-gone\"",
            "there is no paragraph `m1-gone`",
        ),
        ("missions/07-the-house-of-turns.ron", "Transform(\"stag\"", "Transform(\"stagg\"", "stagg"),
        ("items.ron", "Transform(\"swallow\"", "Transform(\"sparrow\"", "there is no transformation `sparrow`"),
        (
            "enemies.ron",
            "range: (2, 4), value: 3, defence: Dexterity",
            "range: (2, 2), value: 3, defence: Dexterity",
            "range 3 or more, Climb or Fly",
        ),
        ("enemies.ron", "Immune(Transformation)", "Immune(Forced)", "Immune(Transformation)"),
        ("forms.ron", "stats: [4, 2, 2, 1, 2]", "stats: [4, 2, 2, 1]", "five characteristics"),
        ("scenery.ron", "health: 2", "health: 0", "a Health of at least 1"),
    ];
    for (path, from, to, said) in faults {
        let found = complaint(path, from, to);
        assert!(found.contains(said) && found.contains(path), "{path}: `{to}`\n{found}");
    }
}
