//! Random campaigns: they end, nothing fails, and the invariants hold all along.

use odyssey::ids::CycleId;
use odyssey::{CAMPAIGN, CONTENT, Odyssey, OdysseyOptions, Pack};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use table::pack::{CheckedPack, Source};
use table::play::Uniform;
use table::{Chance, Rng, Rules, Seed, Shared, Table};

static PACK: LazyLock<Shared<Pack>> = LazyLock::new(|| {
    let source = Source::embedded(CONTENT).overlaid(&Source::embedded(CAMPAIGN));
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

#[test]
fn random_short_cycles_end() {
    let mut ends: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..60 {
        let game = play("short", 1 + seed as usize % 4, seed);
        let campaign = game.campaign.as_ref().expect("a campaign");
        let end = campaign.end.expect("an end");
        *ends.entry(format!("{} on day {}", end.name, campaign.day)).or_default() += 1;
    }
    assert!(!ends.is_empty());
    println!("{ends:#?}");
}

#[test]
fn random_whole_cycles_end() {
    let mut ends: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..20 {
        let game = play("full", 1 + seed as usize % 4, seed);
        let end = game.campaign.as_ref().and_then(|campaign| campaign.end).expect("an end");
        *ends.entry(end.name.to_string()).or_default() += 1;
    }
    println!("{ends:#?}");
}
