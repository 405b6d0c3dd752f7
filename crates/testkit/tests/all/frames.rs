//! What frames promise, each shown on a game of one rule.

use crate::sandbox::{Rule, Sandbox, play};
use table::{Play, Table, Viewer};

fn is(name: &'static str) -> impl Fn(&String) -> bool {
    move |frame| frame == name
}

struct BreaksInClosing;
impl Rule for BreaksInClosing {
    fn step(game: &mut Sandbox<Self>, table: &mut Table<Sandbox<Self>>) -> Play {
        table.scope_closing(
            game,
            "attack".to_owned(),
            |_, _| Ok(()),
            |game, _, _| {
                game.note("closing");
                game.frames.interrupt(is("attack"), "cause".to_owned())?;
                game.note("never");
                Ok(())
            },
        )?;
        game.note("after");
        Ok(())
    }
}

#[test]
fn a_break_by_a_frames_own_closing_steps_ends_those_and_is_followed_by_its_cause() {
    assert_eq!(play::<BreaksInClosing>(), ["closing", "resolve cause", "after"]);
}

struct CausesOutliveTheirFrame;
impl Rule for CausesOutliveTheirFrame {
    fn step(game: &mut Sandbox<Self>, table: &mut Table<Sandbox<Self>>) -> Play {
        table.scope(game, "outer".to_owned(), |game, table| {
            table.scope(game, "inner".to_owned(), |game, _| {
                game.frames.after(is("inner"), "break outer".to_owned());
                game.frames.after(is("inner"), "second".to_owned());
                Ok(())
            })?;
            game.note("never");
            Ok(())
        })?;
        game.note("after");
        Ok(())
    }
}

#[test]
fn a_cause_that_breaks_an_outer_frame_leaves_the_causes_behind_it_to_that_frame() {
    let told = play::<CausesOutliveTheirFrame>();
    assert_eq!(told, ["resolve break outer", "resolve second", "resolve broken", "after"]);
}

struct BreaksThroughFrames;
impl Rule for BreaksThroughFrames {
    fn step(game: &mut Sandbox<Self>, table: &mut Table<Sandbox<Self>>) -> Play {
        table.scope(game, "battle".to_owned(), |game, table| {
            table.scope_closing(
                game,
                "attack".to_owned(),
                |game, _| game.frames.break_off(is("battle")),
                |game, _, _| {
                    game.note("never");
                    Ok(())
                },
            )
        })?;
        game.note("after");
        Ok(())
    }
}

#[test]
fn a_break_passes_through_inner_frames_without_their_closing_steps() {
    assert_eq!(play::<BreaksThroughFrames>(), ["after"]);
}

struct BreaksWhatIsNotOpen;
impl Rule for BreaksWhatIsNotOpen {
    fn step(game: &mut Sandbox<Self>, table: &mut Table<Sandbox<Self>>) -> Play {
        table.scope(game, "battle".to_owned(), |game, _| {
            game.frames.interrupt(is("attack"), "cause".to_owned())?;
            game.frames.break_off(is("attack"))?;
            game.note("went on");
            Ok(())
        })?;
        Ok(())
    }
}

#[test]
fn where_no_such_frame_is_open_nothing_is_broken() {
    assert_eq!(play::<BreaksWhatIsNotOpen>(), ["went on"]);
}

struct AsksInside;
impl Rule for AsksInside {
    fn step(game: &mut Sandbox<Self>, table: &mut Table<Sandbox<Self>>) -> Play {
        table.scope(game, "outer".to_owned(), |game, table| {
            table.scope(game, "inner".to_owned(), |game, table| {
                let said = table.ask(table::Seat(0)).one(&[1, 2])?;
                game.note(&format!("said {said}"));
                Ok(())
            })
        })?;
        Ok(())
    }
}

#[test]
fn at_a_question_the_open_frames_are_there_to_be_shown() {
    let world = crate::sandbox::start::<AsksInside>().expect("it starts");
    assert_eq!(world.now().frames.iter().collect::<Vec<_>>(), ["outer", "inner"]);
    let scene = table::Present::scene(world.now(), Viewer::Onlooker);
    assert!(scene.faults().is_empty());
}
