//! Single rules, proved on drawn positions: a test hands one rule to the table, and plays on from there by script.
//!
//! ```ignore
//! prove(field("1.PP"), |game, table| game.knockback(table, ONE, None, 2, false))
//!     .asks("1 2 3 4: proof-done")
//! ```

#[path = "../tests/common/mod.rs"]
pub mod common;

mod b10;
mod b12;
mod b13;
mod b14;
mod b15;
mod b16;
mod b17;
mod b18;
mod b2;
mod b21;
mod b22;
mod b24;
mod b26;
mod b29;
mod b3;
mod b31;
mod b33;
mod b4;
mod b5;
mod b6;
mod b7;
mod b8;
mod b9;
mod effects;
mod g7;
mod parts;

use crate::battle::context::{Context, Part};
use crate::choice::{Choice, Source};
use crate::geometry::Space;
use crate::ids::{ConditionId, TitanId};
use crate::state::{Odyssey, Phase};
use common::Field;
use std::cell::RefCell;
use std::rc::Rc;
use table::pack::{CheckedPack, Source as Files};
use table::{Play, Shared, Table};
use testkit::Script;

pub const ONE: TitanId = TitanId(0);
pub const TWO: TitanId = TitanId(1);

type Rule = Rc<dyn Fn(&mut Odyssey, &mut Table<Odyssey>) -> Play>;

thread_local! {
    static RULE: RefCell<Option<Rule>> = const { RefCell::new(None) };
}

/// The rule that a test has in hand.
pub fn in_hand() -> Option<Rule> {
    RULE.with_borrow(Clone::clone)
}

/// Runs the rule once and then waits, so that a test can look at the state in peace.
pub fn run(rule: &Rule, game: &mut Odyssey, table: &mut Table<Odyssey>) -> Play {
    if game.ending.is_none() {
        rule(game, table)?;
    }
    let group = game.group();
    table.ask(group).about("proof-done", "G9.1").one(&[Choice::Pass, Choice::Done])?;
    game.phase = Phase::Over;
    Ok(())
}

/// Plays one rule from this position.
#[track_caller]
pub fn prove(field: Field, rule: impl Fn(&mut Odyssey, &mut Table<Odyssey>) -> Play + 'static) -> Script<Odyssey> {
    RULE.set(Some(Rc::new(rule)));
    field.at(Phase::StartOfBattle).play()
}

/// A rule that concerns the first titan, for effects that ask about whom it is.
pub const ABOUT_ONE: Context = Context { titan: ONE, source: Source::Sheet(ONE), part: Part::Rule };

/// Plays a script of effects about the first titan, as a part of this.
#[track_caller]
pub fn effects(mut field: Field, effects: &str, part: Part) -> Script<Odyssey> {
    let (pack, script) = common::with_effects(effects, read);
    field.game.pack = Shared::new(pack);
    let context = Context { part, ..ABOUT_ONE };
    prove(field, move |game, table| game.resolve_script(table, script, context))
}

/// The same position with cards that only this test has: each is a file of the small pack and an entry at its end.
#[track_caller]
pub fn more(mut field: Field, entries: &[(&str, &str)]) -> Field {
    field.game.pack = Shared::new(common::with_more(entries, read));
    field
}

/// The same position, with one text of a file of the small pack in the place of another.
#[track_caller]
pub fn changed(mut field: Field, changes: &[(&str, &str, &str)]) -> Field {
    field.game.pack = Shared::new(common::with_changes(changes, read));
    field
}

/// The titan wears a support card that gives it this.
#[track_caller]
pub fn bearing(field: Field, number: usize, powers: &str) -> Field {
    let card = format!("(slug: \"probe\", icon: \"fate\", slot: Support, copies: 4, powers: ({powers}))");
    more(field, &[("gear.ron", &card)]).gear(number, "probe")
}

fn read(files: &'static [(&'static str, &'static str)]) -> crate::Pack {
    crate::Pack::read(&Files::embedded(files)).unwrap_or_else(|complaints| panic!("{complaints}"))
}

/// Where a titan stands.
pub fn place(game: &Odyssey, titan: TitanId) -> Option<String> {
    game.titan(titan).space().map(|space: Space| space.to_string())
}

pub fn condition(slug: &str) -> ConditionId {
    let place = common::PACK.conditions.iter().position(|card| card.slug.as_str() == slug);
    ConditionId(place.unwrap_or_else(|| panic!("there is no condition {slug}")) as u8)
}
