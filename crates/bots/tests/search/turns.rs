//! What a search promises in a game that tells its turns, which are rows of small steps: Ascension.

use crate::common::surely;
use ascension::{Ascension, AscensionOptions, CONTENT, Choice, Pack};
use bots::{BotKind, Ending, Match, Search};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use table::pack::{CheckedPack, Source};
use table::{Answer, AnsweredBy, Bot, Chance, Judge, Rng, Rules, RunMode, Seat, Seed, Shared, Thought, View, World};
use testkit::on_all_cores;

fn start(seats: usize) -> Ascension {
    let pack = Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"));
    Ascension::new(&Shared::new(pack), &AscensionOptions::default(), seats)
}

/// Plays a game by greedy answers up to a round and looks in at every question.
fn at_each_question(seed: u64, rounds: u32, mut look: impl FnMut(&World<Ascension>, Seat)) {
    let chance = Chance::new(Seed::Quick(seed));
    let mut world = World::start(start(2), chance, RunMode::QUIET, &mut ()).expect("a game");
    let mut greedy = BotKind::Greedy.bot::<Ascension>(seed);
    while let Some(question) = world.question().filter(|_| world.now().length() < rounds) {
        let seat = question.asked.seats().iter().next().expect("somebody is asked");
        look(&world, seat);
        let answer = greedy.answer(&view(&world, seat));
        world.answer(seat, answer, AnsweredBy::Bot, &mut ()).expect("a legal answer");
    }
}

fn view(world: &World<Ascension>, seat: Seat) -> View<'_, Ascension> {
    View::new(world, seat).expect("the seat is asked")
}

fn think(world: &World<Ascension>, seat: Seat, seed: u64) -> (Answer<Choice>, Vec<Thought>) {
    let mut search = Search::new(seed, 24).explaining();
    let answer = search.answer(&view(world, seat));
    (answer, Bot::<Ascension>::why(&search))
}

/// The lower end of what the first wins of games in which the two sit in both ways at the same dice.
fn lower_bound(kind: BotKind, other: BotKind, pairs: usize) -> f64 {
    let won = on_all_cores(pairs * 2, |game| {
        let (seed, seat) = ((game / 2) as u64, Seat((game % 2) as u8));
        let mut bots = vec![other; 2];
        bots[seat.index()] = kind;
        let contest = Match { start: start(2), bots, limit: 20_000 };
        match contest.play(seed).ending {
            Ending::Over(outcome) => f64::from(outcome.results[seat]),
            other => panic!("game {seed} did not end: {other:?}"),
        }
    });
    surely(won.iter().sum(), won.len() as f64)
}

#[test]
fn a_small_search_beats_chance() {
    let won = lower_bound(BotKind::Search(16), BotKind::Random, 4);
    assert!(won > 0.5, "{won}");
}

#[test]
#[ignore = "long"]
fn search_beats_greedy_and_greedy_beats_chance_in_four_hundred_paired_games() {
    let greedy = lower_bound(BotKind::Greedy, BotKind::Random, 200);
    assert!(greedy > 0.6, "greedy against random: {greedy}");
    let search = lower_bound(BotKind::Search(100), BotKind::Greedy, 200);
    assert!(search > 0.6, "search against greedy: {search}");
}

#[test]
fn every_answer_is_legal_and_a_seed_gives_the_same_again() {
    at_each_question(1, 3, |world, seat| {
        let (answer, thoughts) = think(world, seat, 9);
        assert_eq!((answer.clone(), thoughts), think(world, seat, 9));
        let taken = world.clone().answer(seat, answer, AnsweredBy::Bot, &mut ());
        taken.expect("a legal answer");
    });
}

/// Equipment may be laid on anybody's hero, and on a rival's it only helps the rival.
#[test]
fn it_gives_no_equipment_to_a_rival() {
    let mut gifts = 0;
    for seed in 1..=4 {
        at_each_question(seed, 9, |world, seat| {
            let is_gift = |choice: &Choice| world.now().is_gift(seat, world.tape(), *choice);
            let options = view(world, seat).options().to_vec();
            let given = options.iter().filter(|option| is_gift(option)).count();
            if given == 0 || given == options.len() {
                return;
            }
            let (answer, thoughts) = think(world, seat, 7);
            assert!(!matches!(&answer, Answer::One(choice) if is_gift(choice)), "{answer:?}");
            assert_eq!(thoughts.len(), options.len() - given, "a gift is not even thought about");
            gifts += 1;
        });
    }
    assert!(gifts > 0, "no seat could have given anything away");
}

#[test]
fn it_never_cheats() {
    let (mut compared, mut differed) = (0, 0);
    at_each_question(2, 4, |truth, seat| {
        let Some(other) = view(truth, seat).imagine(&mut Rng::new(5)) else {
            return;
        };
        assert_eq!(think(truth, seat, 3), think(&other, seat, 3), "seat {seat}");
        compared += 1;
        differed += u32::from(truth.now() != other.now());
    });
    assert!(differed * 2 > compared, "only {differed} of {compared} worlds differed");
}

#[test]
fn it_makes_no_more_playouts_than_it_may_and_says_what_it_compared() {
    let mut thought = 0;
    at_each_question(3, 3, |world, seat| {
        let mut search = Search::new(1, 40).explaining();
        search.answer(&view(world, seat));
        let thoughts = Bot::<Ascension>::why(&search);
        let visits: u32 = thoughts.iter().map(|thought| thought.visits).sum();
        assert_eq!(u64::from(visits), search.played());
        assert!(search.played() <= 40);
        assert!(thoughts.is_sorted_by_key(|thought| std::cmp::Reverse(thought.visits)));
        assert!(thoughts.iter().all(|thought| (0.0..=1.0).contains(&thought.expected)));
        thought += u32::from(visits > 0);
    });
    assert!(thought > 10, "it thought {thought} times");
}

#[test]
fn a_search_that_is_stopped_answers_at_once_with_what_is_offered() {
    let stop = Arc::new(AtomicBool::new(true));
    at_each_question(4, 2, |world, seat| {
        let mut search = Search::new(1, u32::MAX).until(stop.clone());
        let answer = search.answer(&view(world, seat));
        assert_eq!(search.played(), 0);
        let taken = world.clone().answer(seat, answer, AnsweredBy::Bot, &mut ());
        taken.expect("a legal answer");
    });
}
