//! What a search promises: it plays well, fairly and within its means.

mod common;
#[path = "search/turns.rs"]
mod turns;

use bots::{BotKind, Ending, Match, Search};
use common::{at_each_question, position, start, surely, world};
use connect_four::{ConnectFour, Drop};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use table::{Answer, AnsweredBy, Bot, Form, Game, Rng, Rules, Seat, View, World};
use testkit::bluff::Bluff;
use testkit::duel::Duel;
use testkit::expedition::Expedition;

/// What the first kind wins of games played from every seat of a table with others of the second kind, as the lower end of the
/// interval.
fn lower_bound<G: Game<Pack = ()>>(seats: usize, kind: BotKind, others: BotKind, seeds: u64) -> f64 {
    let won = (0..seeds).flat_map(|seed| Seat::first(seats).map(move |seat| (seed, seat)));
    let won = won.map(|(seed, seat)| {
        let mut bots = vec![others; seats];
        bots[seat.index()] = kind;
        result::<G>(bots, seed, seat)
    });
    surely(won.sum(), (seeds * seats as u64) as f64)
}

fn result<G: Game<Pack = ()>>(bots: Vec<BotKind>, seed: u64, seat: Seat) -> f64 {
    let contest = Match { start: start::<G>(bots.len()), bots, limit: 2_000 };
    match contest.play(seed).ending {
        Ending::Over(outcome) => f64::from(outcome.results[seat]),
        other => panic!("game {seed} did not end: {other:?}"),
    }
}

#[test]
fn it_beats_greedy() {
    let search = BotKind::Search(100);
    let connect_four = lower_bound::<ConnectFour>(2, search, BotKind::Greedy, 12);
    assert!(connect_four > 0.5, "connect four: {connect_four}");
    let bluff = lower_bound::<Bluff>(2, search, BotKind::Greedy, 12);
    assert!(bluff > 0.5, "bluff: {bluff}");
}

#[test]
#[ignore = "long"]
fn it_beats_greedy_in_two_hundred_paired_games() {
    let search = BotKind::Search(100);
    let connect_four = lower_bound::<ConnectFour>(2, search, BotKind::Greedy, 100);
    assert!(connect_four > 0.6, "connect four: {connect_four}");
    let bluff = lower_bound::<Bluff>(2, search, BotKind::Greedy, 100);
    assert!(bluff > 0.6, "bluff: {bluff}");
    let duel = lower_bound::<Duel>(2, search, BotKind::Greedy, 100);
    assert!(duel > 0.6, "duel: {duel}");
    let three = lower_bound::<Bluff>(3, search, BotKind::Greedy, 100);
    assert!(three > 0.5, "bluff of three, where a third is fair: {three}");
}

#[test]
fn easy_is_sensible() {
    let easy = lower_bound::<ConnectFour>(2, BotKind::Easy, BotKind::Random, 20);
    assert!(easy > 0.6, "easy against random: {easy}");
}

#[test]
#[ignore = "long"]
fn each_strength_beats_the_one_below() {
    for [strong, weak] in [[BotKind::Fair, BotKind::Easy], [BotKind::Hard, BotKind::Fair]] {
        let connect_four = lower_bound::<ConnectFour>(2, strong, weak, 50);
        assert!(connect_four > 0.5, "{strong} against {weak}: {connect_four}");
    }
}

#[test]
fn it_takes_a_win_and_prevents_a_loss() {
    let win = position(&[3, 0, 3, 0, 3, 6]);
    let threat = position(&[3, 0, 3, 0, 3]);
    let open_three = position(&[2, 2, 3, 3]);
    for seed in 0..10 {
        for kind in [BotKind::Fair, BotKind::Search(60)] {
            let answer = |world: &World<ConnectFour>, seat: Seat| {
                let view = View::new(world, seat).expect("the seat is asked");
                kind.bot::<ConnectFour>(seed).answer(&view)
            };
            assert_eq!(answer(&win, Seat(0)), Answer::One(Drop(3)), "{kind} wins");
            assert_eq!(answer(&threat, Seat(1)), Answer::One(Drop(3)), "{kind} holds");
            let ahead = answer(&open_three, Seat(0));
            assert!(
                [Answer::One(Drop(1)), Answer::One(Drop(4))].contains(&ahead),
                "{kind}: a row open on both sides cannot be stopped, and {ahead:?} makes none"
            );
        }
    }
}

#[test]
fn a_plain_case_is_settled_before_the_playouts_are_spent() {
    let win = position(&[3, 0, 3, 0, 3, 6]);
    let view = View::new(&win, Seat(0)).expect("seat 1 is asked");
    let mut search = Search::new(1, 400);
    search.answer(&view);
    assert!(search.played() > 0 && search.played() < 380, "{}", search.played());
}

#[test]
fn the_same_seed_gives_the_same_answers_and_thoughts() {
    at_each_question::<Bluff>(2, 4, |world, seat| {
        let view = View::new(world, seat).expect("the seat is asked");
        let think = |seed| {
            let mut search = Search::new(seed, 40).explaining();
            (search.answer(&view), Bot::<Bluff>::why(&search))
        };
        assert_eq!(think(9), think(9));
    });
}

#[test]
fn it_says_why_in_the_order_of_its_liking() {
    let world = position(&[3, 3]);
    let view = View::new(&world, Seat(0)).expect("seat 1 is asked");
    let mut search = Search::new(3, 200).explaining();
    let Answer::One(chosen) = search.answer(&view) else {
        panic!("one column is asked for");
    };
    let thoughts = Bot::<ConnectFour>::why(&search);
    assert_eq!(thoughts.len(), 7);
    assert_eq!(thoughts[0].option, view.label(chosen));
    assert!(thoughts.is_sorted_by_key(|thought| std::cmp::Reverse(thought.visits)));
    assert!(thoughts.iter().all(|thought| (0.0..=1.0).contains(&thought.expected)));
    let visits: u32 = thoughts.iter().map(|thought| thought.visits).sum();
    assert_eq!(u64::from(visits), search.played());
}

/// Two truths that a seat cannot tell apart get the same answer: nothing of the truth reaches the search.
fn answers_alike<G: Game<Pack = ()>>(seats: usize, games: u64) {
    let (mut compared, mut differed) = (0, 0);
    for seed in 0..games {
        at_each_question::<G>(seats, seed, |truth, seat| {
            let Some(other) = View::new(truth, seat).and_then(|view| view.imagine(&mut Rng::new(seed))) else {
                return;
            };
            let answer = |world: &World<G>| {
                let view = View::new(world, seat).expect("the seat is asked in both");
                let mut search = Search::new(seed, 24).explaining();
                (search.answer(&view), Bot::<G>::why(&search))
            };
            assert_eq!(answer(truth), answer(&other), "game {seed}, seat {seat}");
            compared += 1;
            differed += u32::from(truth.now() != other.now());
        });
    }
    assert!(differed * 2 > compared, "only {differed} of {compared} worlds were different");
}

#[test]
fn it_never_cheats() {
    answers_alike::<Bluff>(2, 6);
    answers_alike::<Bluff>(4, 3);
}

#[test]
fn a_search_that_is_stopped_answers_at_once_with_what_is_offered() {
    let stop = Arc::new(AtomicBool::new(true));
    for seed in 0..4 {
        at_each_question::<Expedition>(2, seed, |world, seat| {
            let view = View::new(world, seat).expect("the seat is asked");
            let mut search = Search::new(seed, u32::MAX).until(stop.clone());
            let answer = search.answer(&view);
            assert_eq!(search.played(), 0);
            world.clone().answer(seat, answer, AnsweredBy::Bot, &mut ()).expect("a legal answer");
        });
    }
}

#[test]
fn a_search_can_be_stopped_from_outside() {
    let stop = Arc::new(AtomicBool::new(false));
    let bell = stop.clone();
    let ringing = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(100));
        bell.store(true, Ordering::Relaxed);
    });
    let world = position(&[3]);
    let view = View::new(&world, Seat(1)).expect("seat 2 is asked");
    let mut bot = BotKind::Search(u32::MAX).stoppable::<ConnectFour>(1, &stop);
    let Answer::One(column) = bot.answer(&view) else {
        panic!("one column is asked for");
    };
    assert!(view.options().contains(&column));
    ringing.join().expect("the bell rang");
}

#[test]
fn it_gives_legal_answers_to_every_kind_of_question() {
    let mut forms = [false; 5];
    for seed in 0..6 {
        at_each_question::<Expedition>(3, seed, |world, seat| {
            let view = View::new(world, seat).expect("the seat is asked");
            let form = match view.question().form {
                Form::One(_) => 0,
                Form::Some { .. } => 1,
                Form::Share { .. } => 2,
                Form::Order(_) => 3,
                _ => 4,
            };
            forms[form] = true;
            let answer = Search::new(seed, 30).answer(&view);
            world.clone().answer(seat, answer, AnsweredBy::Bot, &mut ()).expect("a legal answer");
        });
    }
    assert_eq!(forms, [true; 5], "every kind of question came up");
}

#[test]
fn any_answer_obeys_the_law_of_a_selection() {
    let world = world::<Expedition>(2, 1);
    let seat = Seat(0);
    let mut rng = Rng::new(1);
    let mut seen = Vec::new();
    for _ in 0..60 {
        let answer = world.any_answer(&mut rng).expect("something can be carried");
        let mut after = world.clone();
        after.answer(seat, answer.clone(), AnsweredBy::Bot, &mut ()).expect("not too heavy");
        if !seen.contains(&answer) {
            seen.push(answer);
        }
    }
    assert!(seen.len() > 5, "{seen:?}");
}

#[test]
fn where_all_win_together_a_team_of_searches_wins_more_than_chance() {
    let won = |kind| -> f64 {
        let games = (0..30).map(|seed| result::<Expedition>(vec![kind; 3], seed, Seat(0)));
        games.sum()
    };
    let (search, random) = (won(BotKind::Search(60)), won(BotKind::Random));
    assert!(search >= random + 6.0, "searches won {search} of 30 and chance {random}");
}

/// Sets a flag after a moment, from another thread.
fn soon(stop: &Arc<AtomicBool>) {
    let stop = stop.clone();
    std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(200));
        stop.store(true, Ordering::Relaxed);
    });
}

#[test]
fn a_game_that_is_stopped_ends_at_once_though_its_bots_would_think_for_hours() {
    let contest = Match { start: start::<ConnectFour>(2), bots: vec![BotKind::Search(u32::MAX); 2], limit: 1_000 };
    let stop = Arc::default();
    soon(&stop);
    let played = contest.play_before(1, &stop, None);
    assert_eq!(played.ending, Ending::Stopped);
}

#[test]
fn a_session_whose_bots_are_stopped_gets_an_answer_and_rests() {
    use table::{Holder, Session, Setup};
    let setup = Setup::<ConnectFour> {
        pack: table::Shared::new(()),
        pack_hash: String::new(),
        options: Default::default(),
        holders: (0..2).map(|_| Holder::Bot(format!("search:{}", u32::MAX))).collect(),
        seed: table::Seed::Proven(1),
        salt: 0,
        real_dice: false,
    };
    let mut session = Session::start(setup).expect("a table");
    let mut team = bots::Team::new(2, 1);
    soon(team.stopper());
    bots::play(&mut session, &mut team).expect("an answer");
    assert_eq!(session.given(), 1, "the bot that thought has answered, and the other was not asked");
}

/// What was seen of a game.
#[derive(Default)]
struct Seen {
    decisions: u64,
    offered: usize,
    steps: u32,
}

impl bots::Onlooker<ConnectFour> for Seen {
    fn decided(&mut self, options: &[Drop], taken: &[Drop]) {
        assert!(options.contains(&taken[0]), "what is taken was offered");
        self.decisions += 1;
        self.offered += options.len();
    }

    fn rested(&mut self, state: &ConnectFour, _: &[table::Note<table::Nothing>]) {
        self.steps += 1;
        assert_eq!(state.length(), self.steps, "every step is seen once, as often as it was run again");
    }
}

#[test]
fn an_onlooker_sees_every_decision_once_and_changes_nothing() {
    for bots in [[BotKind::Random; 2], [BotKind::Greedy, BotKind::Random]] {
        let contest = Match { start: start::<ConnectFour>(2), bots: bots.to_vec(), limit: 1_000 };
        let mut seen = Seen::default();
        let watched = contest.play_before(5, &Arc::default(), Some(&mut seen));
        let alone = contest.play(5);
        assert_eq!((&watched.ending, watched.decisions), (&alone.ending, alone.decisions));
        assert_eq!(watched.state, alone.state);
        assert_eq!(seen.decisions, watched.decisions);
        assert!(seen.offered as u64 > seen.decisions && seen.steps > 6);
    }
}
