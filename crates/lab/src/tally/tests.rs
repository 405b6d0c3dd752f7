//! Sums that do not depend on the order of games.

use super::*;
use shelf::{Counted, Sight, Used};
use table::{Seat, Text};

fn over(length: u32, results: [f32; 2], faction: &str) -> GameResult {
    GameResult {
        game: 0,
        end: GameEnd::Over,
        bots: vec![BotKind::Greedy, BotKind::Random],
        results: results.to_vec(),
        factions: vec![Some(faction.to_owned()), None],
        scenario: Some(format!("battle-{length}")),
        ending: Some("peace".to_owned()),
        orders: vec![Some(1), Some(0)],
        length,
        decisions: 3,
        gave_up: 1,
        sight: None,
    }
}

fn fault(game: u64) -> GameResult {
    GameResult { game, end: GameEnd::Fault(format!("fault {game}")), ..over(0, [0.0, 0.0], "zeus") }
}

fn watched(used: &[(usize, u8, u32)], results: [f32; 2]) -> GameResult {
    let used = used.iter().map(|(piece, seat, times)| Used { piece: *piece, seat: Seat(*seat), times: *times });
    let sight = Sight {
        kinds: vec![Counted { offered: 5, taken: 2 }],
        seen: vec![0, 1],
        used: used.collect(),
        clauses: vec![(1, 4)],
        leaders: vec![Some(Seat(0)), Some(Seat(1))],
        ..Sight::default()
    };
    GameResult { sight: Some(sight), ..over(9, results, "zeus") }
}

fn empty() -> Tally {
    let plan = Plan { bots: vec![BotKind::Greedy, BotKind::Random], options: Vec::new(), seed: 1, limit: 100 };
    let piece = |slug: &str| Tracked {
        sort: "card",
        slug: slug.to_owned(),
        name: Text::plain(slug),
        clauses: vec!["Draw(1)".to_owned()],
    };
    Tally::new(&plan, &[piece("a"), piece("b")], &["play"])
}

fn tally(results: &[GameResult]) -> Tally {
    let mut tally = empty();
    results.iter().for_each(|result| tally.add(result));
    tally
}

#[test]
fn lengths_are_told_by_rank_also_those_of_very_long_games() {
    let results: Vec<GameResult> = (1..=10).map(|n| over(n * 500, [1.0, 0.0], "zeus")).collect();
    let tally = tally(&results);
    let at = |part| tally.lengths.at(part);
    assert_eq!((at(0.1), at(0.5), at(0.9)), (Some(500), Some(2500), Some(4500)));
    assert_eq!(empty().lengths.at(0.5), None);
}

#[test]
fn draws_and_thirds_add_up_the_same_in_any_order_and_in_any_parts() {
    let results = [
        over(7, [1.0, 0.0], "zeus"),
        over(2000, [0.5, 0.5], "hera"),
        over(9, [1.0 / 3.0, 2.0 / 3.0], "zeus"),
        watched(&[(0, 0, 2), (0, 1, 1)], [1.0, 0.0]),
        fault(4),
    ];
    let whole = tally(&results);
    assert_eq!(whole, tally(&results[2..]).and(tally(&results[..2])));
    assert_eq!((whole.seats[0].games, whole.seats[0].wins()), (4, 2.833333));
    assert_eq!((whole.factions["hera"].games, whole.factions["hera"].wins()), (1, 0.5));
    let (kind, random) = whole.bots[1];
    assert_eq!((kind, random.games, random.wins()), (BotKind::Random, 4, 1.166667));
    assert_eq!((whole.games(), whole.finished, whole.decisions, whole.gave_up), (5, 4, 15, 5));
}

#[test]
fn a_card_used_by_two_seats_is_one_game_two_users_and_all_its_uses() {
    let tally = tally(&[watched(&[(0, 0, 2), (0, 1, 3)], [1.0, 0.0]), watched(&[], [0.0, 1.0])]);
    let piece = tally.close.pieces[0];
    assert_eq!((piece.seen, piece.used, piece.uses), (2, 1, 5));
    assert_eq!((piece.score.games, piece.score.wins()), (2, 1.0));
    assert_eq!(tally.close.clauses, [0, 2]);
    assert_eq!(tally.close.kinds, [(10, 4)]);
}

#[test]
fn faults_are_all_counted_and_the_first_ones_kept() {
    let results: Vec<GameResult> = (0..30).rev().map(fault).collect();
    let tally = tally(&results);
    assert_eq!((tally.faulty, tally.faults.len()), (30, FAULTS_KEPT));
    assert_eq!((tally.faults[0].game, tally.faults[9].said.as_str()), (0, "fault 9"));
}

#[test]
fn each_game_counts_once_for_what_was_played() {
    let one = tally(&[over(3, [1.0, 1.0], "zeus"), over(4, [0.0, 0.0], "zeus")]);
    let all = one.and(tally(&[over(3, [0.0, 0.0], "zeus")]));
    let told = all.scenarios.iter();
    let told: Vec<_> = told.map(|(key, score)| (key.as_str(), score.games, score.wins())).collect();
    assert_eq!(told, [("battle-3", 2, 1.0), ("battle-4", 1, 0.0)]);
}
