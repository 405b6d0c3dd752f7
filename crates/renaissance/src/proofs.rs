//! Single rules, proved on drawn positions: a test hands one rule to the table, and plays on from there by script. Each part of the
//! rulebook has a file.

mod camp;
mod n1;
mod n10;
mod n11;
mod n12;
mod n13;
mod n14;
mod n2;
mod n3;
mod n4;
mod n5;
mod n6;
mod n7;
mod n8;
mod n9;
mod position;

use crate::geometry::{Space, Spaces};
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

/// The board of a picture with `*` on these squares and `.` on all others of the battlefield.
fn drawn(game: &Renaissance, picture: &str, set: Spaces) -> String {
    let lines: Vec<&str> = picture.split_whitespace().collect();
    let row = |up: usize, line: &str| {
        let sign = |(col, sign): (usize, char)| {
            let at = Space::new(up as u8, col as u8);
            if set.contains(at) {
                '*'
            } else if game.ground().open.contains(at) {
                '.'
            } else {
                sign
            }
        };
        line.chars().enumerate().map(sign).collect::<String>()
    };
    lines.iter().enumerate().map(|(n, line)| row(lines.len() - 1 - n, line)).collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn board(game: &Renaissance, picture: &str, set: Spaces, expected: &str) {
    let expected = expected.split_whitespace().collect::<Vec<_>>().join("\n");
    assert_eq!(drawn(game, picture, set), expected);
}

/// An enemy’s attack on a hero without equipment and skills.
fn attacked(start: Field, member: Member) -> Script<Renaissance> {
    prove(start, move |game, table| game.enemy_attack(table, ONE, 0, hero(member), false))
}

fn bare(start: Field, member: Member) -> Field {
    start.gear(member, "").skills(member, "")
}

/// Fiammetta has one Health left; Ottavia has smelling salts for whoever falls within three squares.
fn frail(picture: &str) -> Field {
    bare(field(picture), FIAMMETTA).hero(FIAMMETTA, |hero| hero.wounds = 3).skills(OTTAVIA, "salts")
}

/// A pusher strikes Fiammetta: 3 hits, then Push 1 and Weakened.
fn pushed(gear: &str) -> Script<Renaissance> {
    let start = field("..FU").gear(FIAMMETTA, gear).skills(FIAMMETTA, "");
    prove(start, |game, table| game.enemy_attack(table, ONE, 0, hero(FIAMMETTA), false))
}
