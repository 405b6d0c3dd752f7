//! Random games that are looked at after every step, for soaks and tests of games.

use table::play::{Policy, Uniform};
use table::{Chance, Rng, Rules, Seed, Table};

/// Plays a game to its end by random answers and looks at the invariants after every step. What went wrong is told with `place`, which names where the
/// game stood before the step: a rule that failed, an invariant that broke, or no end after this many steps.
pub fn soak<G: Rules>(game: G, seed: u64, steps: u32, place: impl Fn(&G) -> String) -> Result<G, String> {
    soak_by(&mut Uniform(Rng::new(seed)), game, seed, steps, place)
}

/// As [`soak`], with the answers of this policy.
pub fn soak_by<G: Rules>(
    policy: &mut dyn Policy<G::Choice>,
    mut game: G,
    seed: u64,
    steps: u32,
    place: impl Fn(&G) -> String,
) -> Result<G, String> {
    let mut chance = Chance::new(Seed::Quick(seed));
    let mut table = Table::free(&[], policy, &mut chance);
    for _ in 0..steps {
        if game.outcome().is_some() {
            return Ok(game);
        }
        table.rest();
        let before = place(&game);
        if let Err(halt) = game.step(&mut table) {
            return Err(format!("{halt:?} in {before}: {:?}", table.fault_told()));
        }
        game.invariants().map_err(|wrong| format!("{wrong} after {before}"))?;
    }
    Err(format!("no end after {steps} steps"))
}
