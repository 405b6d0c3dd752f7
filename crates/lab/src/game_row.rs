//! One row for every game of a run: to sort and filter, and to find the game that is worth watching.

use shelf::{GameEnd, GameResult, Plan};
use std::fmt::Write;
use table::Seat;

/// How one game went, in short.
#[derive(Debug, Clone, PartialEq)]
pub struct GameRow {
    pub game: u64,
    /// The seed of its dice, as records write it.
    pub seed: String,
    pub end: &'static str,
    pub length: u32,
    pub decisions: u64,
    /// The seat that got most, counted from 1; none in a draw.
    pub winner: Option<usize>,
    pub bots: Vec<String>,
    pub factions: Vec<Option<String>>,
    pub scenario: Option<String>,
    pub results: Vec<f32>,
    /// How often the lead changed, and from which part of the game on the winner led, where the game was looked at closely.
    pub lead_changes: Option<usize>,
    pub led_from: Option<f64>,
}

/// Which games of a run are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    All,
    Longest,
    Shortest,
    /// The one in which the lead changed most often.
    Closest,
    /// The one whose winner led last of all.
    Comeback,
    Number(u64),
}

impl GameRow {
    pub fn new(plan: &Plan, result: &GameResult) -> GameRow {
        let most = result.results.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut best = (0..result.results.len()).filter(|seat| result.results[*seat] >= most);
        let winner = match (best.next(), best.next()) {
            (Some(seat), None) => Some(seat + 1),
            _ => None,
        };
        let leaders = result.sight.as_ref().map(|sight| &sight.leaders[..]).filter(|leaders| !leaders.is_empty());
        GameRow {
            game: result.game,
            seed: table::Seed::Quick(plan.seed_of(result.game)).to_string(),
            end: end(&result.end),
            length: result.length,
            decisions: result.decisions,
            winner,
            bots: result.bots.iter().map(ToString::to_string).collect(),
            factions: result.factions.clone(),
            scenario: result.scenario.clone(),
            results: result.results.clone(),
            lead_changes: leaders.map(changes),
            led_from: leaders.zip(winner).map(|(leaders, winner)| led_from(leaders, winner)),
        }
    }

    /// Whether it came to its end.
    pub fn is_over(&self) -> bool {
        matches!(self.end, "over" | "at-limit")
    }
}

fn end(end: &GameEnd) -> &'static str {
    match end {
        GameEnd::Over => "over",
        GameEnd::AtLimit => "at-limit",
        GameEnd::BrokenOff => "broken-off",
        GameEnd::Fault(_) => "fault",
    }
}

fn changes(leaders: &[Option<Seat>]) -> usize {
    let known: Vec<Seat> = leaders.iter().flatten().copied().collect();
    known.windows(2).filter(|pair| pair[0] != pair[1]).count()
}

fn led_from(leaders: &[Option<Seat>], winner: usize) -> f64 {
    let leads = |leader: &Option<Seat>| leader.is_some_and(|seat| seat.index() + 1 == winner);
    let without = leaders.iter().rposition(|leader| !leads(leader));
    without.map_or(0.0, |last| (last + 1) as f64 / leaders.len() as f64)
}

impl Which {
    /// The games of a run that are kept, by their numbers. Of several that are alike it is the first.
    pub fn of(self, rows: &[GameRow]) -> Vec<u64> {
        let over = || rows.iter().filter(|row| row.is_over());
        let first_most = |value: &dyn Fn(&GameRow) -> f64| {
            let best = over().max_by(|one, other| value(one).total_cmp(&value(other)).then(other.game.cmp(&one.game)));
            best.map(|row| row.game).into_iter().collect()
        };
        match self {
            Which::All => rows.iter().filter(|row| row.end != "fault").map(|row| row.game).collect(),
            Which::Number(game) => rows.iter().map(|row| row.game).filter(|number| *number == game).collect(),
            Which::Longest => first_most(&|row| f64::from(row.length)),
            Which::Shortest => first_most(&|row| -f64::from(row.length)),
            Which::Closest => first_most(&|row| row.lead_changes.map_or(-1.0, |changes| changes as f64)),
            Which::Comeback => first_most(&|row| row.led_from.unwrap_or(-1.0)),
        }
    }
}

impl std::str::FromStr for Which {
    type Err = String;

    fn from_str(words: &str) -> Result<Which, String> {
        Ok(match words {
            "all" => Which::All,
            "longest" => Which::Longest,
            "shortest" => Which::Shortest,
            "closest" => Which::Closest,
            "comeback" => Which::Comeback,
            number => Which::Number(number.parse().map_err(|_| {
                "all, longest, shortest, closest, comeback or the number of a game is expected".to_owned()
            })?),
        })
    }
}

/// The rows as comma-separated values: lists inside a cell are separated by semicolons.
pub fn csv(rows: &[GameRow]) -> String {
    let mut out = String::from(
        "game,seed,end,length,decisions,winner,winning_faction,bots,factions,scenario,results,lead_changes,led_from\n",
    );
    for row in rows {
        let factions: Vec<&str> = row.factions.iter().map(|name| name.as_deref().unwrap_or("")).collect();
        let won = row.winner.and_then(|seat| factions.get(seat - 1)).copied().unwrap_or("");
        let results: Vec<String> = row.results.iter().map(ToString::to_string).collect();
        let number = |number: Option<String>| number.unwrap_or_default();
        let _ = writeln!(
            out,
            "{},{},{},{},{},{},{won},{},{},{},{},{},{}",
            row.game,
            row.seed,
            row.end,
            row.length,
            row.decisions,
            number(row.winner.map(|seat| seat.to_string())),
            row.bots.join(";"),
            factions.join(";"),
            row.scenario.as_deref().unwrap_or(""),
            results.join(";"),
            number(row.lead_changes.map(|changes| changes.to_string())),
            number(row.led_from.map(|part| format!("{part:.3}"))),
        );
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(game: u64, length: u32, leaders: &str, winner: usize) -> GameRow {
        let seat = |letter: char| letter.to_digit(10).map(|seat| Seat(seat as u8));
        let leaders: Vec<Option<Seat>> = leaders.chars().map(seat).collect();
        GameRow {
            game,
            seed: format!("q{game}"),
            end: "over",
            length,
            decisions: 3,
            winner: Some(winner),
            bots: vec!["greedy".to_owned(), "random".to_owned()],
            factions: vec![Some("ares".to_owned()), None],
            scenario: None,
            results: vec![1.0, 0.0],
            lead_changes: Some(changes(&leaders)),
            led_from: Some(led_from(&leaders, winner)),
        }
    }

    #[test]
    fn the_game_worth_watching_is_found() {
        let rows = [row(4, 9, "0000", 1), row(5, 12, "0101", 1), row(6, 12, "1110", 1), row(7, 3, "1111", 2)];
        assert_eq!(Which::All.of(&rows), [4, 5, 6, 7]);
        assert_eq!(Which::Longest.of(&rows), [5]);
        assert_eq!(Which::Shortest.of(&rows), [7]);
        assert_eq!(Which::Closest.of(&rows), [5]);
        assert_eq!(Which::Comeback.of(&rows), [5], "seat 1 never led to the end of it before the last look");
        assert_eq!(Which::Number(6).of(&rows), [6]);
        assert!(Which::Number(8).of(&rows).is_empty());
        assert_eq!("comeback".parse(), Ok(Which::Comeback));
        assert!("fastest".parse::<Which>().is_err());
    }

    #[test]
    fn a_row_is_one_line() {
        assert_eq!(
            csv(&[row(4, 9, "0011", 1)]).lines().nth(1),
            Some("4,q4,over,9,3,1,ares,greedy;random,ares;,,1;0,1,1.000")
        );
    }
}
