//! Single rules, proved on drawn positions: a test hands one rule to the table, and plays on from there by script. Each chapter of the
//! rulebook has a file, and a test is in the file of the chapter that it proves first.
//!
//! ```ignore
//! prove(field("1.PP"), |game, table| game.knockback(table, ONE, None, 2, false)).rests()
//! ```

mod position;

mod a1;
mod a2;
mod a3;
mod a4;
mod a5;
mod a6;
mod a7;
mod a8;
mod a9;
mod appraisal;
mod b1;
mod b10;
mod b11;
mod b12;
mod b13;
mod b14;
mod b15;
mod b16;
mod b17;
mod b18;
mod b19;
mod b2;
mod b20;
mod b21;
mod b22;
mod b23;
mod b24;
mod b25;
mod b26;
mod b27;
mod b28;
mod b29;
mod b3;
mod b30;
mod b31;
mod b32;
mod b33;
mod b4;
mod b5;
mod b6;
mod b7;
mod b8;
mod b9;
mod c1;
mod c2;
mod c3;
mod c4;
mod c5;
mod c6;
mod c7;
mod c8;
mod c9;
mod effects;
mod g1;
mod g2;
mod g3;
mod g4;
mod g5;
mod g6;
mod g7;
mod g8;
mod sea;
mod v1;
mod v10;
mod v2;
mod v3;
mod v4;
mod v5;
mod v6;
mod v7;
mod v8;
mod v9;

use crate::battle::context::{Context, Origin};
use crate::choice::Source;
use crate::geometry::Space;
use crate::ids::{ConditionId, TitanId};
use crate::pack::Pack;
use crate::state::{Odyssey, Phase};
use position::{Field, field, space};
pub(crate) use position::{PACK, SAMPLE};
use table::{Play, Shared, Table};
use testkit::{Script, packs};

const ONE: TitanId = TitanId(0);
const TWO: TitanId = TitanId(1);

/// Plays one rule from this position, as a step of the game.
#[track_caller]
fn prove(
    field: Field,
    rule: impl Fn(&mut Odyssey, &mut Table<Odyssey>) -> Play + Send + Sync + 'static,
) -> Script<Odyssey> {
    let game = field.at(Phase::StartOfBattle).game;
    testkit::prove(game, move |game, table| game.within_step(table, &rule))
}

/// A rule that concerns the first titan, for effects that ask about whom it is.
const ABOUT_ONE: Context = Context { titan: ONE, source: Source::Sheet(ONE), origin: Origin::Rule };

/// Plays a script of effects about the first titan, as a part of this.
#[track_caller]
fn effects(field: Field, effects: &str, origin: Origin) -> Script<Odyssey> {
    let ability = format!(
        "(slug: \"probe\", icon: \"bell\", charges: 1, powers: (abilities: [(at: TitanRound, effects: {effects})]))"
    );
    let field = more(field, &[("argo.ron", &ability)]);
    let pack = &field.game.pack;
    let probe = pack.argo[pack.argo.len() - 1].powers.abilities;
    let script = pack.at(probe, 0).effects;
    let context = Context { origin, ..ABOUT_ONE };
    prove(field, move |game, table| game.resolve_script(table, script, context))
}

/// The same position with cards that only this test has: each is a file of the small pack and an entry at its end.
#[track_caller]
fn more(mut field: Field, entries: &[(&str, &str)]) -> Field {
    field.game.pack = Shared::new(packs::read::<Pack>(&packs::with_more(SAMPLE, entries)));
    field
}

/// The same position, with one text of a file of the small pack in the place of another.
#[track_caller]
fn changed(mut field: Field, changes: &[(&str, &str, &str)]) -> Field {
    field.game.pack = Shared::new(packs::read::<Pack>(&packs::with_changes(SAMPLE, changes)));
    field
}

/// The titan wears a support card that gives it this.
#[track_caller]
fn bearing(field: Field, number: usize, powers: &str) -> Field {
    let card = format!("(slug: \"probe\", icon: \"fate\", slot: Support, copies: 4, powers: ({powers}))");
    more(field, &[("gear.ron", &card)]).gear(number, "probe")
}

/// Where a titan stands.
fn place(game: &Odyssey, titan: TitanId) -> Option<String> {
    game.titan(titan).space().map(|space: Space| space.to_string())
}

fn condition(slug: &str) -> ConditionId {
    let place = PACK.conditions.iter().position(|card| card.slug.as_str() == slug);
    ConditionId(place.unwrap_or_else(|| panic!("there is no condition {slug}")) as u8)
}
