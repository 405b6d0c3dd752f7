//! Errors of the RON parser, as sentences for people who write cards.

use super::near::did_you_mean;
use super::tokens::{Token, Tokens};
use ron::error::{Error, Position, SpannedError};

/// Where in a text an error is, as a byte offset, and what to say about it.
pub fn explain(error: &SpannedError, text: &str) -> (usize, String) {
    let tokens: Vec<Token> = Tokens::new(text).map_while(Result::ok).collect();
    let offset = offset_of(error.span.start, text);
    let at = tokens.iter().position(|token| token.end() > offset);
    let found = at.map(|at| tokens[at]);
    let before = at.and_then(|at| at.checked_sub(1)).map(|at| tokens[at]);
    let context = Context { tokens, before, found };
    (found.map_or(text.len(), |token| token.start), context.sentence(&error.code))
}

/// The reader counts lines and characters from 1.
fn offset_of(position: Position, text: &str) -> usize {
    let lines = text.split_inclusive('\n');
    let start: usize = lines.take(position.line - 1).map(str::len).sum();
    let line = &text[start..];
    start + line.char_indices().nth(position.col - 1).map_or(line.len(), |(at, _)| at)
}

/// The tokens about the mistake.
struct Context<'a> {
    tokens: Vec<Token<'a>>,
    before: Option<Token<'a>>,
    found: Option<Token<'a>>,
}

impl Context<'_> {
    fn sentence(&self, error: &Error) -> String {
        match error {
            Error::Message(said) => said.clone(),
            Error::NoSuchEnumVariant { expected, found, .. } => unknown("", found, expected),
            Error::NoSuchStructField { expected, found, .. } => unknown("field ", found, expected),
            Error::MissingStructField { field, outer } => self.missing(field, outer.as_deref()),
            Error::DuplicateStructField { field, .. } => format!("the field `{field}` is given twice"),
            Error::InvalidValueForType { expected, found } => format!("expected {expected}, found {found}"),
            Error::ExpectedDifferentLength { expected, found } => {
                let how_many = expected.rsplit(" with ").next().unwrap_or(expected);
                format!("expected {how_many}, found {found}")
            }
            Error::IntegerOutOfBounds => format!("{} is too large or too small a number here", self.quoted()),
            Error::InvalidEscape(_) => format!("{} has a backslash that means nothing; write `\\\\`", self.quoted()),
            Error::ExceededRecursionLimit => "brackets stand too deep inside one another".to_owned(),
            Error::ExpectedComma | Error::ExpectedArrayEnd | Error::ExpectedMapEnd | Error::ExpectedStructLikeEnd => {
                self.no_comma()
            }
            other => format!("expected {}, found {}", wanted(other), self.quoted()),
        }
    }

    /// What stands where the mistake is.
    fn quoted(&self) -> String {
        self.found.map_or_else(|| "the end".to_owned(), |token| format!("`{}`", token.text))
    }

    /// The name of the lacking thing is told only if the author wrote it: the others are ours.
    fn missing(&self, field: &str, outer: Option<&str>) -> String {
        match outer.filter(|outer| self.tokens.iter().any(|token| token.text == *outer)) {
            Some(outer) => format!("`{outer}` lacks the field `{field}`"),
            None => format!("the field `{field}` is missing"),
        }
    }

    /// A value went on where it should have ended.
    fn no_comma(&self) -> String {
        let found = self.found.map_or("", |token| token.text);
        let whole = found.parse::<f64>().is_ok() && found.contains('.');
        match self.before {
            _ if whole => format!("expected a whole number, found `{found}`"),
            Some(before) if found == "(" => format!("`{}` takes nothing in brackets", before.text),
            _ => format!("expected a comma or a closing bracket, found {}", self.quoted()),
        }
    }
}

fn unknown(what: &str, found: &str, expected: &[&'static str]) -> String {
    let near = match expected {
        [_] => String::new(),
        _ => did_you_mean(found, expected.iter().copied()),
    };
    format!("there is no {what}`{found}` here: expected {}{near}", one_of(expected))
}

/// `a`, `b` or `c`.
fn one_of(words: &[&str]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    match quoted.as_slice() {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
    }
}

/// What should have stood there.
fn wanted(error: &Error) -> String {
    let words = match error {
        Error::ExpectedArray => "a list `[ … ]`",
        Error::ExpectedMap => "a map `{ … }`",
        Error::ExpectedMapColon => "a colon",
        Error::ExpectedBoolean => "`true` or `false`",
        Error::ExpectedChar => "one character in single quotes",
        Error::ExpectedFloat => "a number",
        Error::ExpectedInteger | Error::InvalidIntegerDigit { .. } | Error::UnderscoreAtBeginning => "a whole number",
        Error::ExpectedString => "words in double quotes",
        Error::ExpectedIdentifier | Error::SuggestRawIdentifier(_) | Error::InvalidIdentifier(_) => {
            "a name without quotes"
        }
        Error::ExpectedOption => "a value, `Some(…)` or `None`",
        Error::ExpectedUnit => "`()`",
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) | Error::ExpectedDifferentStructName { .. } => {
            "`(`"
        }
        Error::TrailingCharacters => "nothing more",
        Error::Eof => "a value",
        other => return format!("something else (the reader says: {other})"),
    };
    words.to_owned()
}

/// What is said of the number that a text begins with, where only one from the least to the most may stand.
pub fn out_of_range(text: &str, (least, most): (i128, i128)) -> String {
    let found = Tokens::new(text).next().and_then(Result::ok).map_or("", |token| token.text);
    let way = if found.starts_with('-') { "small" } else { "large" };
    format!("`{found}` is too {way}: expected a number from {least} to {most}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::reader::ron_options;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only read for what the reader says")]
    struct Card {
        name: String,
        cost: Option<u8>,
        effects: Vec<Effect>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only read for what the reader says")]
    enum Effect {
        Draw { count: u8 },
        Gain(i32, bool),
        Pass,
    }

    /// What is said of a card with these fields, and the text from the mistake on.
    fn said(fields: &str) -> (String, String) {
        let text = format!("(name: \"perché\", {fields})");
        let error = ron_options().from_str::<Card>(&text).expect_err("a mistake");
        let (offset, said) = explain(&error, &text);
        (text[offset..].to_owned(), said)
    }

    fn check(fields: &str, from: &str, sentence: &str) {
        let (rest, said) = said(fields);
        assert_eq!(said, sentence, "for {fields}");
        assert!(rest.starts_with(from), "for {fields}: the mistake was placed at {rest}");
    }

    #[test]
    fn wrong_values() {
        check("cost: \"three\"", "\"three\"", "expected a whole number, found `\"three\"`");
        check("cost: 300", "300", "`300` is too large or too small a number here");
        check("cost: -3", "-3", "`-3` is too large or too small a number here");
        check("cost: 3.5", "3.5", "expected a whole number, found `3.5`");
        check("effects: Pass", "Pass", "expected a list `[ … ]`, found `Pass`");
        check("effects: [Gain(1, yes)]", "yes", "expected `true` or `false`, found `yes`");
        check("effects: [\"Pass\"]", "\"Pass\"", "expected a name without quotes, found `\"Pass\"`");
        check("effects: [3]", "3", "expected a name without quotes, found `3`");
    }

    #[test]
    fn wrong_names() {
        check(
            "coast: 3",
            "coast",
            "there is no field `coast` here: expected `name`, `cost` or `effects`; did you mean `cost`?",
        );
        check(
            "effects: [Drow(count: 1)]",
            "Drow",
            "there is no `Drow` here: expected `Draw`, `Gain` or `Pass`; did you mean `Draw`?",
        );
        check("effects: [Draw(amount: 1)]", "amount", "there is no field `amount` here: expected `count`");
    }

    #[test]
    fn wrong_fields() {
        check("cost: 3", ")", "the field `effects` is missing");
        check("effects: [Draw()]", ")", "`Draw` lacks the field `count`");
        check("cost: 3, cost: 4", "cost: 4", "the field `cost` is given twice");
        check("effects: [Pass(3)]", "(3)", "`Pass` takes nothing in brackets");
        check("effects: [Gain(3, true, 5)]", "5", "expected a comma or a closing bracket, found `5`");
        check("effects: [Gain(3)]", ")", "expected 2 elements, found 1");
        check("effects: [Draw]", "]", "expected `(`, found `]`");
    }

    #[test]
    fn wrong_signs() {
        check("cost 3", "3", "expected a colon, found `3`");
        check("cost: 3 effects: []", "effects", "expected a comma or a closing bracket, found `effects`");
        check("cost: 3,\n  effects: [Pass\n   Pass]", "Pass]", "expected a comma or a closing bracket, found `Pass`");
    }

    #[test]
    fn a_mistake_at_the_end_is_placed_at_the_end() {
        let error = ron_options().from_str::<u8>("").expect_err("a mistake");
        assert_eq!(explain(&error, ""), (0, "expected a value, found the end".to_owned()));
    }
}
