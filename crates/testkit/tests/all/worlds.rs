//! What a world promises to those who look ahead in it.

use table::{AnsweredBy, Chance, Form, Rng, Rules, RunMode, Seed, Shared, World};
use testkit::duel::Duel;

fn world(seed: u64) -> World<Duel> {
    let game = Duel::new(&Shared::new(()), &Default::default(), 2);
    World::start(game, Chance::new(Seed::Quick(seed)), RunMode::QUIET, &mut ()).expect("a duel begins")
}

#[test]
fn after_an_answer_the_world_is_that_of_a_clone_that_was_answered() {
    let mut compared = 0;
    for seed in 0..20 {
        let (mut world, mut rng) = (world(seed), Rng::new(seed));
        while let Some(answer) = world.any_answer(&mut rng) {
            let asked = world.question().expect("there is an answer").asked.seats();
            let seat = asked.iter().next().expect("somebody is asked");
            let after = world.after(seat, answer.clone(), AnsweredBy::Bot).expect("the answer is legal");
            world.answer(seat, answer, AnsweredBy::Bot, &mut ()).expect("the answer is legal");
            assert_eq!(after.now(), world.now());
            assert_eq!(after.checkpoint(), world.checkpoint());
            assert_eq!((after.tape(), after.question()), (world.tape(), world.question()));
            compared += 1;
        }
    }
    assert!(compared > 100);
}

#[test]
fn where_dice_are_held_every_roll_waits_and_nothing_else_does() {
    let mut waited = 0;
    for seed in 0..20 {
        let (mut world, mut rng) = (world(seed), Rng::new(seed));
        world.hold_dice();
        while let Some(answer) = world.any_answer(&mut rng) {
            let seat = world.question().and_then(|question| question.asked.seats().iter().next());
            world =
                world.after(seat.expect("somebody is asked"), answer, AnsweredBy::Bot).expect("the answer is legal");
        }
        let waits = matches!(world.question().map(|question| &question.form), Some(Form::Roll { .. }));
        assert_eq!(waits, !world.now().is_over());
        waited += u32::from(waits);
    }
    assert!(waited > 0);
}
