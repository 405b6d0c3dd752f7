//! The bots at connect four: what they are worth, and how they sit in a session.

use bots::{BotKind, Ending, Greedy, Match, Team, play, play_one};
use connect_four::{ConnectFour, DropDisc};
use table::{Answer, Bot, Holder, NoOptions, Refusal, Rules, Seat, Seed, Session, Setup, Shared, View};

fn start() -> ConnectFour {
    ConnectFour::new(&Shared::new(()), &NoOptions {}, 2)
}

fn session(holders: [Holder; 2], seed: u128) -> Session<ConnectFour> {
    let setup = Setup {
        pack: Shared::new(()),
        pack_hash: String::new(),
        options: NoOptions {},
        holders: holders.into_iter().collect(),
        seed: Seed::Proven(seed),
        salt: 0,
        real_dice: false,
    };
    Session::start(setup).expect("a game")
}

fn bot(kind: &str) -> Holder {
    Holder::Bot(kind.to_owned())
}

/// The lower end of the 95 % interval of Wilson.
fn surely(won: f64, of: f64) -> f64 {
    let (rate, z) = (won / of, 1.96_f64);
    let middle = rate + z * z / (2.0 * of);
    let spread = z * (rate * (1.0 - rate) / of + z * z / (4.0 * of * of)).sqrt();
    (middle - spread) / (1.0 + z * z / of)
}

fn won_by_greedy(bots: [BotKind; 2], games: u64) -> f64 {
    let greedy = bots.iter().position(|kind| *kind == BotKind::Greedy).expect("a greedy bot");
    let contest = Match { start: start(), bots: bots.to_vec(), limit: 100 };
    let result = |seed| match contest.play(seed).ending {
        Ending::Over(outcome) => f64::from(outcome.results[Seat(greedy as u8)]),
        other => panic!("game {seed} did not end: {other:?}"),
    };
    (0..games).map(result).sum()
}

#[test]
fn greedy_beats_random_from_either_seat() {
    let won = won_by_greedy([BotKind::Greedy, BotKind::Random], 100);
    assert!(surely(won, 100.0) > 0.6, "greedy won {won} of 100 as first");
    let won = won_by_greedy([BotKind::Random, BotKind::Greedy], 100);
    assert!(surely(won, 100.0) > 0.6, "greedy won {won} of 100 as second");
}

#[test]
fn greedy_takes_the_winning_column_and_says_why() {
    let mut session = session([Holder::Person(String::new()), Holder::Person(String::new())], 1);
    for (seat, column) in [(0, 3), (1, 0), (0, 3), (1, 0), (0, 3), (1, 6)] {
        session.answer(Seat(seat), Answer::One(DropDisc(column))).expect("a column with room");
    }
    let view = View::new(session.world(), Seat(0)).expect("seat 1 is asked");
    let mut greedy = Greedy::new(1).explaining();
    assert_eq!(greedy.answer(&view), Answer::One(DropDisc(3)));
    let thoughts = Bot::<ConnectFour>::why(&greedy);
    assert_eq!(thoughts.len(), 7);
    assert_eq!((thoughts[0].expected, &thoughts[0].option), (1.0, &view.label(DropDisc(3))));
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for kinds in [[BotKind::Random; 2], [BotKind::Greedy; 2]] {
        let contest = Match { start: start(), bots: kinds.to_vec(), limit: 100 };
        assert_eq!(contest.play(5).state, contest.play(5).state);
        assert_ne!(contest.play(5).state, contest.play(6).state);
    }
}

#[test]
fn a_game_that_lasts_longer_than_the_limit_is_broken_off() {
    for kinds in [[BotKind::Random; 2], [BotKind::Greedy; 2]] {
        let contest = Match { start: start(), bots: kinds.to_vec(), limit: 6 };
        let played = contest.play(1);
        assert_eq!((played.ending, played.decisions), (Ending::Limit, 6));
    }
}

#[test]
fn bots_play_until_a_person_is_asked() {
    let mut session = session([bot("random"), Holder::Person("Anna".to_owned())], 7);
    let mut team = Team::new(2, 7);
    play(&mut session, &mut team).expect("no fault");
    assert_eq!(session.persons_asked().iter().collect::<Vec<_>>(), [Seat(1)]);
    assert!(!play_one(&mut session, &mut team).expect("no fault"), "nobody but Anna is asked");
}

#[test]
fn a_seat_handed_to_a_bot_is_played_on_by_it() {
    let mut session = session([Holder::Person("Anna".to_owned()), bot("greedy")], 7);
    let mut team = Team::new(2, 7);
    session.answer(Seat(0), Answer::One(DropDisc(3))).expect("a column with room");
    session.hand_over(Seat(0), bot("random")).expect("a seat");
    play(&mut session, &mut team).expect("no fault");
    assert!(session.outcome().is_some());
}

#[test]
fn a_bot_nobody_knows_is_refused_in_a_sentence() {
    let mut session = session([bot("oracle"), bot("random")], 7);
    let refused = play(&mut session, &mut Team::new(2, 7)).expect_err("there is no oracle");
    let Refusal::NotOffered(said) = refused else {
        panic!("{refused:?} is no sentence");
    };
    assert!(format!("{said:?}").contains("there is no bot “oracle”"), "{said:?}");
}
