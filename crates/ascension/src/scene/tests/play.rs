//! Scenes along games played at random: at every question, for everybody who looks.

use super::position::pack;
use super::snapshots::Readers;
use crate::choice::Choice;
use crate::scene::spot;
use crate::state::Ascension;
use crate::{AscensionOptions, Smoke};
use table::play::QuestionOf;
use table::scene::Spot;
use table::{AnsweredBy, Chance, Form, Judge, Present, Rng, Rules, RunMode, Seat, Seed, Viewer, World};

/// Plays a game with random answers and looks at each of the first this many questions.
fn along(seed: u64, smoke: Smoke, questions: usize, look: &mut dyn FnMut(usize, &World<Ascension>, &mut Rng)) {
    let options = AscensionOptions { smoke, ..AscensionOptions::default() };
    let game = Ascension::new(&pack(), &options, 4);
    let mut rng = Rng::new(seed);
    let mut world = World::start(game, Chance::new(Seed::Quick(seed)), RunMode::QUIET, &mut ()).expect("a start");
    for number in 0..questions {
        let Some(question) = world.question().cloned() else {
            break;
        };
        look(number, &world, &mut rng);
        let seat = question.asked.seats().iter().next().expect("somebody is asked");
        let answer = question.form.assemble(seat, &mut |items, _| rng.below(items.len()));
        world.answer(seat, answer.expect("an answer"), AnsweredBy::Bot, &mut ()).expect("it was offered");
    }
}

fn viewers() -> impl Iterator<Item = Viewer> {
    Seat::first(4).map(Viewer::Seat).chain([Viewer::Onlooker])
}

#[test]
fn scenes_stay_sound_and_told_through_a_game() {
    let readers = Readers::new();
    along(7, Smoke::Veiled, 400, &mut |number, world, _| {
        for viewer in viewers().chain([Viewer::Referee]) {
            let scene = world.now().scene(viewer);
            assert_eq!(scene.faults(), Vec::<String>::new(), "question {number}, {viewer:?}");
            if number % 50 == 0 {
                readers.check(&scene, viewer, &[80, 50]);
            }
        }
    });
}

#[test]
fn drawing_anew_what_a_viewer_cannot_know_changes_nothing_that_viewer_sees() {
    let mut compared = 0;
    for smoke in Smoke::ALL {
        along(11 + smoke as u64, smoke, 150, &mut |number, world, rng| {
            for viewer in viewers() {
                let mut at_rest = world.checkpoint().clone();
                at_rest.resample(viewer, rng);
                assert_eq!(at_rest.scene(viewer), world.checkpoint().scene(viewer), "{number} {viewer:?}");
                if let Some(imagined) = world.imagine_once(viewer, rng) {
                    assert_eq!(imagined.now().scene(viewer), world.now().scene(viewer), "{number} {viewer:?}");
                    compared += 1;
                }
            }
        });
    }
    assert!(compared > 1_000, "only {compared} worlds could be imagined");
}

#[test]
fn what_options_point_at_is_in_the_scene_of_whoever_is_asked() {
    let mut met = 0;
    for seed in 20..22 {
        along(seed, Smoke::Veiled, 400, &mut |number, world, _| {
            let Some(question) = world.question() else { return };
            for seat in question.asked.seats().iter() {
                let spots = world.now().scene(seat.into()).spots();
                for choice in question.form.items(seat) {
                    for spot in world.now().describe(seat, *choice).spots {
                        assert!(spots.contains(&spot), "question {number}: {choice:?} points at {spot}");
                        met += 1;
                    }
                }
            }
        });
    }
    assert!(met > 1_000, "only {met} were met");
}

#[test]
fn exactly_the_places_that_are_offered_are_lit() {
    along(30, Smoke::Veiled, 400, &mut |number, world, _| {
        let Some(question) = world.question() else { return };
        let moves = offered(question);
        if moves.is_empty() {
            return;
        }
        for seat in question.asked.seats().iter() {
            let view = crate::scene::View { game: world.now(), viewer: seat.into() };
            let map = view.mountain();
            let lit: Vec<Spot> = map.places.iter().filter(|place| place.lit).map(|place| place.id.clone()).collect();
            let pack = &world.now().pack;
            let moves: Vec<Spot> = moves.iter().map(|at| spot::place(pack, *at)).collect();
            assert_eq!(lit, moves, "question {number}");
        }
    });
}

fn offered(question: &QuestionOf<Ascension>) -> Vec<crate::pack::Position> {
    let Form::One(items) = &question.form else {
        return Vec::new();
    };
    items.iter().filter_map(|choice| if let Choice::Move(at) = choice { Some(*at) } else { None }).collect()
}
