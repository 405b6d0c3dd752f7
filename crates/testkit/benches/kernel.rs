//! What the kernel costs. `cargo bench` prints a table; the items are decisions, worlds or copies.
//!
//! The rows under `playout` play the same thousand games of connect four: `by_hand` without any table, `bare` with a table and no words,
//! `whole` as the game is, `scoped` with a frame opened around every move.

mod variant;

use connect_four::board::{Board, COLUMNS};
use connect_four::{ConnectFour, Drop};
use divan::Bencher;
use divan::counter::ItemsCount;
use smallvec::SmallVec;
use table::play::Uniform;
use table::world::playout;
use table::{
    Answer, AnsweredBy, Chance, Form, Game, Holder, NoOptions, Notate, Rng, Rules, RunMode, Seat, SeatMap, Seed,
    Session, Setup, Shared, Viewer, World,
};
use testkit::bluff::{Bluff, Rounds};
use variant::{BARE, SCOPED, Variant};

fn main() {
    divan::main();
}

const GAMES: u64 = 1_000;

fn opening<G: Game<Pack = ()>>(seats: usize) -> G {
    G::new(&Shared::new(()), &G::Options::default(), seats)
}

/// Plays a thousand random games and says how many moves they had.
fn play_all<G: Game<Pack = ()>>() -> u64 {
    let mut policy = Uniform(Rng::new(1));
    let mut chance = Chance::new(Seed::Quick(1));
    let start: G = opening(2);
    (0..GAMES)
        .map(|_| {
            let mut game = start.clone();
            playout(&mut game, &[], &mut policy, &mut chance, 100);
            u64::from(game.length())
        })
        .sum()
}

fn by_hand() -> u64 {
    let mut rng = Rng::new(1);
    (0..GAMES)
        .map(|_| {
            let (mut board, mut seat) = (Board::default(), Seat(0));
            while !board.has_four(seat.next(2)) && !board.is_full() {
                let open: SmallVec<[u8; 7]> = (0..COLUMNS).filter(|column| board.has_room(*column)).collect();
                board.drop(seat, open[rng.below(open.len())]);
                seat = seat.next(2);
            }
            u64::from(board.count())
        })
        .sum()
}

#[divan::bench_group]
mod playout_of_connect_four {
    use super::*;

    #[divan::bench]
    fn by_hand(bencher: Bencher) {
        bencher.counter(ItemsCount::new(super::by_hand())).bench(super::by_hand);
    }

    #[divan::bench]
    fn bare(bencher: Bencher) {
        bencher.counter(ItemsCount::new(play_all::<Variant<BARE>>())).bench(play_all::<Variant<BARE>>);
    }

    #[divan::bench]
    fn whole(bencher: Bencher) {
        bencher.counter(ItemsCount::new(play_all::<ConnectFour>())).bench(play_all::<ConnectFour>);
    }

    #[divan::bench]
    fn scoped(bencher: Bencher) {
        bencher.counter(ItemsCount::new(play_all::<Variant<SCOPED>>())).bench(play_all::<Variant<SCOPED>>);
    }
}

/// Plays one game with a stop at each decision.
fn play_stopped(mode: RunMode) -> u64 {
    let mut rng = Rng::new(2);
    let mut world =
        World::start(opening::<ConnectFour>(2), Chance::new(Seed::Quick(1)), mode, &mut ()).expect("it starts");
    let mut answers = 0;
    while let Some(question) = world.question() {
        let seat = question.asked.seats().iter().next().expect("somebody is asked");
        let items = question.form.items(seat);
        let drop = items[rng.below(items.len())];
        world.answer(seat, Answer::One(drop), AnsweredBy::Bot, &mut ()).expect("it is offered");
        answers += 1;
    }
    answers
}

#[divan::bench_group]
mod stopped {
    use super::*;

    #[divan::bench]
    fn without_words(bencher: Bencher) {
        bencher.counter(ItemsCount::new(play_stopped(RunMode::QUIET))).bench(|| play_stopped(RunMode::QUIET));
    }

    #[divan::bench]
    fn with_words(bencher: Bencher) {
        bencher.counter(ItemsCount::new(play_stopped(RunMode::FULL))).bench(|| play_stopped(RunMode::FULL));
    }

    #[divan::bench]
    fn in_a_session(bencher: Bencher) {
        bencher.counter(ItemsCount::new(12u64)).with_inputs(|| session::<ConnectFour>(0)).bench_refs(|session| {
            answer_first(session, 12);
        });
    }

    /// The eighth answer of a step of bluff: everything before it is run again.
    #[divan::bench]
    fn rerun_of_a_long_step(bencher: Bencher) {
        bencher
            .counter(ItemsCount::new(1u64))
            .with_inputs(|| session::<Bluff>(7))
            .bench_refs(|session| answer_first(session, 1));
    }
}

fn session<G: Game<Pack = ()>>(answers: usize) -> Session<G> {
    let setup = Setup {
        pack: Shared::new(()),
        pack_hash: String::new(),
        options: G::Options::default(),
        holders: SeatMap::new(2, |_| Holder::Person("Anna".to_owned())),
        seed: Seed::Proven(7),
        salt: 0,
        real_dice: false,
    };
    let mut session = Session::start(setup).expect("it starts");
    answer_first(&mut session, answers);
    session
}

/// Answers with the options in turn.
fn answer_first<G: Game>(session: &mut Session<G>, answers: usize) {
    for n in 0..answers {
        let Some(question) = session.question() else { return };
        let seat = question.asked.seats().iter().next().expect("somebody is asked");
        let Form::One(items) = &question.form else { return };
        let item = items[n % items.len()];
        session.answer(seat, Answer::One(item)).expect("it is offered");
    }
}

#[divan::bench_group]
mod state {
    use super::*;

    #[divan::bench]
    fn clone_connect_four(bencher: Bencher) {
        let game = ConnectFour::new(&Shared::new(()), &NoOptions {}, 2);
        bencher.counter(ItemsCount::new(1u64)).bench(|| divan::black_box(&game).clone());
    }

    #[divan::bench]
    fn clone_bluff_of_four(bencher: Bencher) {
        let game = Bluff::<0>::new(&Shared::new(()), &Rounds::default(), 4);
        bencher.counter(ItemsCount::new(1u64)).bench(|| divan::black_box(&game).clone());
    }

    #[divan::bench]
    fn imagine_bluff(bencher: Bencher) {
        let session = session::<Bluff>(5);
        let mut rng = Rng::new(3);
        bencher
            .counter(ItemsCount::new(1u64))
            .bench_local(|| session.world().imagine(Viewer::Seat(Seat(0)), &mut rng).is_some());
    }

    #[divan::bench]
    fn scene_of_bluff(bencher: Bencher) {
        let session = session::<Bluff>(5);
        bencher.counter(ItemsCount::new(1u64)).bench_local(|| session.scene(Viewer::Seat(Seat(0))));
    }

    #[divan::bench]
    fn drop_notation(bencher: Bencher) {
        let game: ConnectFour = opening(2);
        bencher.bench(|| game.notate(Seat(0), divan::black_box(Drop(3))));
    }
}
