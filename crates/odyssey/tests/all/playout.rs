//! Random battles: they end, nothing fails, and the invariants hold all along.

use odyssey::ids::BattleId;
use odyssey::options::{LoadoutOption, any_battle};
use odyssey::{CONTENT, Odyssey, OdysseyOptions, Pack};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use table::pack::{CheckedPack, Source};
use table::play::Uniform;
use table::{Chance, Judge, Rng, Rules, Seed, Shared, Table};
use testkit::on_all_cores;

static PACK: LazyLock<Shared<Pack>> = LazyLock::new(|| {
    let pack = Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"));
    Shared::new(pack)
});

/// The most steps a random battle may take.
const STEPS: u32 = 20_000;

/// Plays one battle at random; the invariants are looked at after every step.
#[track_caller]
fn play(options: OdysseyOptions, seats: usize, seed: u64) -> Odyssey {
    let mut game = Odyssey::new(&PACK, &options, seats);
    let (mut policy, mut chance) = (Uniform(Rng::new(seed)), Chance::new(Seed::Quick(seed)));
    let mut table = Table::free(&[], &mut policy, &mut chance);
    let what = format!("{:?}, seed {seed}", options.battle);
    for _ in 0..STEPS {
        if game.outcome().is_some() {
            return game;
        }
        table.rest();
        let (phase, turn, tears) = (game.phase, game.turn(), game.argo.tears);
        let settled = (game.argo.crew > 0).then_some(game.muster.battle);
        if let Err(halt) = game.step(&mut table) {
            panic!("{halt:?} in {phase:?} of {what}: {:?}", table.fault_told());
        }
        game.invariants().unwrap_or_else(|wrong| panic!("{wrong} after {phase:?} of {what}"));
        assert!(settled.is_none_or(|battle| battle == game.muster.battle), "{what}");
        let goes_on = game.turn() >= turn || game.argo.tears < tears;
        assert!(goes_on, "the turn after {turn:?} is {:?} in {phase:?} of {what}", game.turn());
    }
    panic!("{what} did not end");
}

fn battles(seeds: u64, set: impl Fn(&mut OdysseyOptions) + Sync) {
    on_all_cores(PACK.battles.len(), |battle| {
        let mut options = OdysseyOptions { battle: BattleId(battle as u8), ..OdysseyOptions::default() };
        set(&mut options);
        for seed in 0..seeds {
            play(options, 1 + seed as usize % 4, seed);
        }
    });
}

#[test]
fn random_battles_of_every_primordial_and_level_end() {
    battles(20, |_| {});
}

#[test]
fn so_do_those_with_everything_that_can_be_set() {
    battles(10, |options| {
        options.divine = true;
        options.wise_providence = true;
        options.escalations = 3;
        options.terrain = 4;
        options.tears = 2;
    });
}

#[test]
fn so_do_those_with_chosen_loadouts() {
    battles(4, |options| options.loadout = LoadoutOption::Chosen);
}

/// B32.1, B30.5 · A battle that is left to chance: every one comes up, and a tear goes back to the same one.
#[test]
fn a_battle_left_to_chance_is_any_and_stays_the_same() {
    let options = OdysseyOptions { battle: any_battle(&PACK), tears: 1, ..OdysseyOptions::default() };
    let fought: BTreeSet<u8> = (0..120).map(|seed| play(options, 4, seed).muster.battle.0).collect();
    assert_eq!(fought.len(), PACK.battles.len(), "{fought:?}");
}

/// Over all primordials and levels.
#[test]
#[ignore = "takes long even in release"]
fn two_hundred_thousand_random_battles_end() {
    battles(20_000, |_| {});
}
