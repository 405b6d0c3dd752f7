//! Random campaigns: they end, nothing fails, and the invariants hold all along.

use odyssey::ids::CycleId;
use odyssey::{CONTENT, Odyssey, OdysseyOptions, Pack};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;
use table::pack::{CheckedPack, Source};
use table::play::Uniform;
use table::{Chance, Lang, Options, Rng, Rules, Seed, Shared, Slug, Table, Words, words};

static PACK: LazyLock<Shared<Pack>> = LazyLock::new(|| {
    let source = Source::embedded(CONTENT);
    let pack = Pack::read(&source).unwrap_or_else(|complaints| panic!("{}", complaints.render(&source)));
    Shared::new(pack)
});

/// The most steps a random campaign may take.
const STEPS: u32 = 200_000;

fn cycle(slug: &str) -> CycleId {
    let place = PACK.cycles.iter().position(|cycle| cycle.slug.as_str() == slug);
    CycleId(place.expect("the cycle is there") as u8)
}

/// Plays one campaign at random; the invariants are looked at after every step.
#[track_caller]
fn play(slug: &str, seats: usize, seed: u64) -> Odyssey {
    let options = OdysseyOptions { cycle: Some(cycle(slug)), ..OdysseyOptions::default() };
    let mut game = Odyssey::new(&PACK, &options, seats);
    let (mut policy, mut chance) = (Uniform(Rng::new(seed)), Chance::new(Seed::Quick(seed)));
    let mut table = Table::free(&[], &mut policy, &mut chance);
    for _ in 0..STEPS {
        if game.outcome().is_some() {
            return game;
        }
        table.rest();
        let (phase, agenda) = (game.phase, game.campaign.as_ref().map(|campaign| campaign.agenda.clone()));
        if let Err(halt) = game.step(&mut table) {
            panic!("{halt:?} in {phase:?} of seed {seed}: {:?} {agenda:?}", table.fault_told());
        }
        game.invariants().unwrap_or_else(|wrong| panic!("{wrong} after {phase:?} of seed {seed}: {agenda:?}"));
    }
    panic!("seed {seed} did not end");
}

/// How this many campaigns ended.
fn ends(slug: &str, seeds: u64) -> BTreeMap<String, u32> {
    let mut ends = BTreeMap::new();
    for seed in 0..seeds {
        let game = play(slug, 1 + seed as usize % 4, seed);
        let end = game.campaign.as_ref().and_then(|campaign| campaign.end).expect("an end");
        *ends.entry(end.name.to_string()).or_default() += 1;
    }
    ends
}

#[test]
fn random_short_cycles_end_in_more_than_one_way() {
    let ends = ends("short", 40);
    assert!(ends.len() >= 3, "{ends:?}");
}

#[test]
fn random_whole_cycles_end_in_more_than_one_way() {
    let ends = ends("campaign", 15);
    assert!(ends.len() >= 2, "{ends:?}");
}

#[test]
#[ignore = "takes minutes"]
fn many_random_campaigns_end() {
    println!("short: {:#?}\nwhole: {:#?}", ends("short", 2_000), ends("campaign", 2_000));
}

/// The files that a skirmish reads.
fn skirmish() -> Source {
    let unread = OdysseyOptions::default().unread();
    let read = |path: &str| !unread.iter().any(|folder| path.starts_with(folder));
    let files: Vec<_> = CONTENT.iter().copied().filter(|(path, _)| read(path)).collect();
    Source::embedded(&files)
}

/// C1.1 · A skirmish is begun without the campaign's files, and so are the records that name its content.
#[test]
fn a_pack_without_a_campaign_has_none_and_begins_none() {
    let pack = Shared::new(Pack::read(&skirmish()).expect("the pack"));
    let options = OdysseyOptions { cycle: Some(CycleId(0)), ..OdysseyOptions::default() };
    assert!(!pack.has_campaign() && Odyssey::new(&pack, &options, 4).campaign.is_none());
    assert!(PACK.has_campaign() && Odyssey::new(&PACK, &options, 4).campaign.is_some());
}

#[test]
fn everything_of_the_campaign_has_its_name_in_both_languages() {
    let sources = Odyssey::ABOUT.words.iter().filter_map(|(tag, ftl)| {
        let lang: Lang = tag.parse().ok()?;
        Some(words::Source::new(*tag, lang, *ftl))
    });
    let words = Words::new(sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let keys = |key: &'static str, slugs: Vec<Slug>| slugs.into_iter().map(move |slug| format!("{key}-{slug}"));
    let names = keys("sea", PACK.tiles.iter().map(|one| one.slug).collect())
        .chain(keys("cycle", PACK.cycles.iter().map(|one| one.slug).collect()))
        .chain(keys("explore", PACK.explored.iter().map(|one| one.slug).collect()))
        .chain(keys("tech", PACK.techs.iter().map(|one| one.slug).collect()))
        .chain(keys("portrait", PACK.portraits.iter().map(|one| one.slug).collect()))
        .chain(keys("memory", PACK.memories.iter().map(|one| one.slug).collect()))
        .chain(keys("fated", PACK.fated.iter().map(|one| one.slug).collect()))
        .chain(keys("hub", PACK.hubs.iter().map(|one| one.slug).collect()));
    for name in names {
        Lang::ALL.into_iter().for_each(|lang| assert!(words.has(lang, &name), "{lang} has no {name}"));
    }
}

/// There is as much as a whole cycle needs.
#[test]
fn the_tables_of_the_campaign_are_whole() {
    assert_eq!((PACK.tiles.len(), PACK.techs.len(), PACK.explored.len()), (33, 47, 43));
    assert_eq!((PACK.memories.len(), PACK.fated.len(), PACK.portraits.len(), PACK.hubs.len()), (12, 8, 13, 3));
    let hidden = PACK.tiles.iter().filter(|tile| tile.hidden).count();
    assert_eq!(hidden, 3);
    let made: BTreeSet<&str> = PACK.techs.iter().flat_map(|tech| &tech.gear).map(|gear| PACK.slug(*gear)).collect();
    let missing: Vec<&str> = PACK
        .gear
        .iter()
        .filter(|gear| !gear.recipe.is_empty())
        .map(|gear| gear.slug.as_str())
        .filter(|slug| !made.contains(slug))
        .collect();
    assert!(missing.is_empty(), "nothing makes {missing:?}");
}

#[test]
fn a_campaign_with_a_name_that_nothing_has_is_refused() {
    let source = Source::embedded(CONTENT);
    let changed = |path: &str, from: &str, to: &str| {
        let text = source.get(path).expect("the file").replacen(from, to, 1);
        Pack::read(&source.overlaid(&Source::embedded(&[(path, &text)]))).err().map(|complaints| complaints.to_string())
    };
    assert!(
        changed("story/nets.ron", "Terrain(\"triton-conch\")", "Terrain(\"nothing\")")
            .is_some_and(|said| said.contains("there is no terrain `nothing`"))
    );
    assert!(
        changed("story/story.ron", "Goto(\"home-1\")", "Goto(\"home-2\")").is_some_and(|said| said.contains("home-2"))
    );
    assert!(
        changed("campaign/cycles/campaign.ron", "Read(\"naming-1\")", "Read(\"naming-2\")")
            .is_some_and(|said| said.contains("naming-2"))
    );
    let one_way = changed("campaign/tiles/map.ron", "(to: \"lantern-reef\")", "(to: \"orchard\")");
    assert!(one_way.is_some_and(|said| said.contains("no way leads from")));
}
