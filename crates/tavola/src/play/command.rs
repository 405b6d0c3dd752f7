//! What a person can type besides an answer.

use crate::seats;
use shelf::BotKind;
use table::{Holder, Seat, Text, text};

/// Something typed at a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// An answer, in the game's notation or by number.
    Answer(String),
    /// Why this question, or why this option.
    Why(Option<usize>),
    /// Take the last answer back; the others have agreed.
    Undo {
        agreed: bool,
    },
    /// Do again what was taken back.
    Redo,
    Log,
    /// What happened since the last decision, by how much it matters.
    Since,
    Scene,
    Rules(String),
    /// What a bot of this kind would do, and why.
    Hint(BotKind),
    /// Answer this question like that from now on, or as the offer with this number says; without an answer, tell the orders there are.
    Order(Option<String>),
    /// No longer answer this question by order, or the one of the order with this number.
    Revoke(Option<usize>),
    Hand(Seat, Holder),
    Save(String),
    Help,
    Quit,
}

/// The command's word in either language, and what follows it.
fn split(line: &str) -> (&'static str, &str) {
    const WORDS: [(&str, &str); 14] = [
        ("why", "perché"),
        ("undo", "annulla"),
        ("redo", "rifai"),
        ("since", "novità"),
        ("log", "cronaca"),
        ("scene", "tavolo"),
        ("table", "tavolo"),
        ("rules", "regole"),
        ("hint", "consiglio"),
        ("order", "automatica"),
        ("hand", "affida"),
        ("save", "salva"),
        ("help", "aiuto"),
        ("quit", "esci"),
    ];
    if let Some(rest) = line.strip_prefix('?') {
        return ("why", rest.trim());
    }
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let known = WORDS.iter().find(|(en, it)| word == *en || word == *it);
    known.map_or(("", line), |(en, _)| (en, rest.trim()))
}

/// Reads a line. The error is a sentence that says what was expected.
pub fn read(line: &str) -> Result<Command, Text> {
    let line = line.trim();
    let command = match split(line) {
        ("why", "") => Command::Why(None),
        ("why", number) => {
            let parsed = number.parse().map_err(|_| text!("tavola-bad-number", said = number))?;
            Command::Why(Some(parsed))
        }
        ("undo", "") => Command::Undo { agreed: false },
        ("undo", "agreed" | "concordi") => Command::Undo { agreed: true },
        ("redo", "") => Command::Redo,
        ("log", "") => Command::Log,
        ("since", "") => Command::Since,
        ("scene" | "table", "") => Command::Scene,
        ("rules", words) => Command::Rules(words.to_owned()),
        ("hint", "") => Command::Hint(shelf::ADVISER),
        ("hint", kind) => Command::Hint(seats::read_bot(kind.strip_prefix("bot:").unwrap_or(kind))?),
        ("order", "") => Command::Order(None),
        ("order", "off" | "no") => Command::Revoke(None),
        ("order", words) if words.starts_with("off ") || words.starts_with("no ") => {
            let number = words.rsplit(' ').next().unwrap_or_default();
            Command::Revoke(Some(number.parse().map_err(|_| text!("tavola-bad-number", said = number))?))
        }
        ("order", answer) => Command::Order(Some(answer.to_owned())),
        ("hand", words) => {
            let (seat, to) = words.split_once(' ').ok_or_else(|| text!("tavola-bad-hand"))?;
            let number: u8 = seat.parse().map_err(|_| text!("tavola-bad-hand"))?;
            let seat = number.checked_sub(1).map(Seat).ok_or_else(|| text!("tavola-bad-hand"))?;
            Command::Hand(seat, seats::read_holder(to.trim())?)
        }
        ("save", "") => return Err(text!("tavola-save-where")),
        ("save", file) => Command::Save(file.to_owned()),
        ("help", _) => Command::Help,
        ("quit", "") => Command::Quit,
        _ => Command::Answer(line.to_owned()),
    };
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_in_both_languages_and_the_rest_are_answers() {
        assert_eq!(read("undo"), Ok(Command::Undo { agreed: false }));
        assert_eq!(read(" annulla "), Ok(Command::Undo { agreed: false }));
        assert_eq!((read("redo"), read("novità")), (Ok(Command::Redo), Ok(Command::Since)));
        assert_eq!((read("table"), read("tavolo")), (Ok(Command::Scene), Ok(Command::Scene)));
        assert_eq!(
            (read("order off"), read("automatica no 2")),
            (Ok(Command::Revoke(None)), Ok(Command::Revoke(Some(2))))
        );
        assert!(read("order off two").is_err());
        assert_eq!(read("? 3"), Ok(Command::Why(Some(3))));
        assert_eq!(read("?"), Ok(Command::Why(None)));
        assert_eq!(read("why 3"), Ok(Command::Why(Some(3))));
        assert_eq!(read("perché"), Ok(Command::Why(None)));
        assert_eq!(read("drop 4"), Ok(Command::Answer("drop 4".to_owned())));
        assert_eq!(read("log 4"), Ok(Command::Answer("log 4".to_owned())));
        assert_eq!(read("automatica drop 4"), Ok(Command::Order(Some("drop 4".to_owned()))));
        let greedy = Holder::Bot("greedy".to_owned());
        assert_eq!(read("hand 2 bot:greedy"), Ok(Command::Hand(Seat(1), greedy)));
        assert_eq!(read("hint"), Ok(Command::Hint(shelf::ADVISER)));
        assert_eq!(read("consiglio search:50"), Ok(Command::Hint(BotKind::Search(50))));
    }

    #[test]
    fn what_is_half_a_command_is_told() {
        for line in
            ["hand", "hand 0 human", "hand x human", "hand 2 robot", "? x", "save", "hand 300 human", "hint oracle"]
        {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
