//! Single rules, proved on drawn positions: a test hands one rule to the table, and plays on from there by script. Each part of the
//! rulebook has a file.

mod camp;
mod position;

mod allies;
mod boards;
mod classes;
mod corners;
mod found;
mod n1;
mod n10;
mod n11;
mod n12;
mod n12_2;
mod n12_camp;
mod n13;
mod n13_6;
mod n14;
mod n2;
mod n3;
mod n6;
mod n7;
mod negatives;
mod scenery;

use crate::geometry::Space;
use crate::ids::{FoeId, Member, Model};
use crate::pack::schema::{Ability, Status};
use crate::state::Renaissance;
use position::{Field, enemy, field, space};
use table::{Play, Table};
use testkit::Script;

/// The four heroes of the drawings: R, F, O and A.
const RUGGERO: Member = Member(0);
const FIAMMETTA: Member = Member(1);
const OTTAVIA: Member = Member(2);
const ANSELMO: Member = Member(3);

const ONE: FoeId = FoeId(0);
const TWO: FoeId = FoeId(1);

/// Plays one rule from this position.
#[track_caller]
fn prove(
    field: Field,
    rule: impl Fn(&mut Renaissance, &mut Table<Renaissance>) -> Play + Send + Sync + 'static,
) -> Script<Renaissance> {
    testkit::prove(field.game, rule)
}

/// Where a hero is.
fn place(game: &Renaissance, member: Member) -> String {
    game.hero(member).space().map_or("nowhere".to_owned(), |at: Space| at.to_string())
}

fn wounds(game: &Renaissance, member: Member) -> u8 {
    game.hero(member).wounds
}

fn has(game: &Renaissance, model: Model, token: Status) -> bool {
    game.tokens_of(model).has(token)
}

fn hero(member: Member) -> Model {
    Model::Hero(member)
}

/// Adds an ability to what a hero has, by the boots of the sample.
fn is_climber(game: &Renaissance, member: Member) -> bool {
    game.model_has(hero(member), Ability::Climb(1))
}
