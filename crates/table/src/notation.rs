//! Answers as text that reads back.

use crate::form::not_offered;
use crate::{Answer, Form, Game, QuestionOf, Reported, Seat, Text, text};
use smallvec::SmallVec;

/// What a selection of nothing is written as.
const NONE: &str = "none";

/// A seat's answer in the game's notation: `drop 4`, `wolf, bear`, `wolf=2, bear=1`.
pub fn write_answer<G: Game>(game: &G, seat: Seat, answer: &Answer<G::Choice>) -> String {
    let listed = |items: &[G::Choice]| match items {
        [] => NONE.to_owned(),
        items => items.iter().map(|item| game.notate(seat, *item)).collect::<Vec<_>>().join(", "),
    };
    match answer {
        Answer::One(choice) => game.notate(seat, *choice),
        Answer::Some(items) | Answer::Order(items) => listed(items),
        Answer::Share(shares) if shares.is_empty() => NONE.to_owned(),
        Answer::Share(shares) => {
            let parts = shares.iter().map(|(item, part)| format!("{}={part}", game.notate(seat, *item)));
            parts.collect::<Vec<_>>().join(", ")
        }
    }
}

/// Reads an answer to a question, by notation or by the numbers of the options. The error is a sentence for the player.
pub fn read_answer<G: Game>(
    game: &G,
    question: &QuestionOf<G>,
    seat: Seat,
    words: &str,
) -> Result<Answer<G::Choice>, Text> {
    let items = question.form.items(seat);
    let one = |word: &str| find(game, seat, items, word);
    match &question.form {
        Form::One(_) | Form::Each(_) => one(words).map(Answer::One),
        Form::Some { .. } => list(words).map(one).collect::<Result<_, _>>().map(Answer::Some),
        Form::Order(_) => list(words).map(one).collect::<Result<_, _>>().map(Answer::Order),
        Form::Share { .. } => {
            let part = |word: &str| {
                let (item, part) = word.rsplit_once('=').ok_or_else(|| text!("table-not-a-share", said = word))?;
                let part = part.trim().parse().map_err(|_| text!("table-not-a-share", said = word))?;
                Ok((one(item)?, part))
            };
            let shares: Result<SmallVec<[_; 4]>, Text> = list(words).map(part).collect();
            Ok(Answer::Share(shares?.into_iter().filter(|(_, part)| *part > 0).collect()))
        }
        Form::Roll { .. } | Form::Draw { .. } => Err(not_offered()),
    }
}

/// Reads what a person rolled or drew.
pub fn read_told<G: Game>(game: &G, question: &QuestionOf<G>, words: &str) -> Result<Reported<G::Card>, Text> {
    match &question.form {
        Form::Roll { sides, count, .. } => {
            let faces: Result<_, _> = words.split_whitespace().map(str::parse).collect();
            let not_a_roll = |_| text!("table-not-a-roll", count = *count, sides = *sides);
            faces.map(Reported::Faces).map_err(not_a_roll)
        }
        Form::Draw { cards, .. } => {
            let card = cards.iter().find(|card| game.notate_card(**card) == words.trim());
            card.map(|card| Reported::Card(*card)).ok_or_else(|| text!("table-no-such-card", said = words))
        }
        _ => Err(not_offered()),
    }
}

fn list(words: &str) -> impl Iterator<Item = &str> {
    words.split(',').map(str::trim).filter(|word| !word.is_empty() && *word != NONE)
}

/// An option by its notation, or by its number counted from 1.
fn find<G: Game>(game: &G, seat: Seat, items: &[G::Choice], word: &str) -> Result<G::Choice, Text> {
    let word = word.trim();
    let by_name = items.iter().find(|item| game.notate(seat, **item) == word);
    let by_number = || word.parse::<usize>().ok().and_then(|number| items.get(number.checked_sub(1)?));
    by_name.or_else(by_number).copied().ok_or_else(|| text!("table-not-an-option", said = word))
}
