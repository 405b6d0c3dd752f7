//! Splits a file into its entries, so that each is read separately and a mistake in one does not hide a mistake in another.

use super::tokens::{Kind, Token, Tokens, Unended};
use std::ops::Range;

/// A file in pieces, and what is wrong with its brackets, commas and quotes.
#[derive(Debug, Default)]
pub struct Cut<'a> {
    pub pieces: Vec<Piece<'a>>,
    pub mistakes: Vec<Mistake>,
}

/// One value of a file, and before it the key if the file is a map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece<'a> {
    pub key: Option<Part<'a>>,
    pub value: Part<'a>,
}

/// A part of a file's text and the byte where it begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part<'a> {
    pub start: usize,
    pub text: &'a str,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mistake {
    pub start: usize,
    pub said: String,
}

impl Mistake {
    fn new(start: usize, said: impl Into<String>) -> Mistake {
        let said = said.into();
        Mistake { start, said }
    }
}

/// The whole file as one piece.
pub fn whole(text: &str) -> Cut<'_> {
    let lexed = lex(text);
    let mut cut = Cut::default();
    if lexed.mistakes.is_empty() {
        match part(text, &lexed.tokens) {
            Some(value) => cut.pieces.push(Piece { key: None, value }),
            None => cut.mistakes.push(Mistake::new(0, "the file is empty; expected a value")),
        }
    }
    cut.mistakes.extend(lexed.mistakes);
    cut
}

/// The entries of `[ …, …, ]`.
pub fn list(text: &str) -> Cut<'_> {
    let mut cut = Cut::default();
    for entry in entries(text, "[", &mut cut.mistakes) {
        let value = part(text, &entry);
        cut.pieces.extend(value.map(|value| Piece { key: None, value }));
    }
    cut
}

/// The entries of `{ key: value, … }`.
pub fn map(text: &str) -> Cut<'_> {
    let mut cut = Cut::default();
    for entry in entries(text, "{", &mut cut.mistakes) {
        let halves = colon(&entry).and_then(|at| Some((part(text, &entry[..at])?, part(text, &entry[at + 1..])?)));
        match halves {
            Some((key, value)) => cut.pieces.push(Piece { key: Some(key), value }),
            None => cut.mistakes.push(Mistake::new(entry[0].start, "expected a key, a colon and a value")),
        }
    }
    cut
}

/// The stretch of text from the first to the last of some tokens.
fn part<'a>(text: &'a str, tokens: &[Token<'a>]) -> Option<Part<'a>> {
    let start = tokens.first()?.start;
    let text = &text[start..tokens.last()?.end()];
    Some(Part { start, text })
}

/// The tokens of a file up to the first mistake in its quotes or brackets, of which there is at most one.
struct Lexed<'a> {
    tokens: Vec<Token<'a>>,
    mistakes: Vec<Mistake>,
}

fn lex(text: &str) -> Lexed<'_> {
    let mut tokens = Vec::new();
    let mut mistakes = Vec::new();
    for token in Tokens::new(text) {
        match token {
            Ok(token) => tokens.push(token),
            Err(unended) => mistakes.push(never_ends(unended, &tokens)),
        }
    }
    let unbalanced = unbalanced(&mut tokens);
    if mistakes.is_empty() {
        mistakes.extend(unbalanced);
    }
    skip_attributes(&mut tokens, &mut mistakes);
    Lexed { tokens, mistakes }
}

/// A forgotten quote turns every later string inside out, so the first string that runs over a line's end, or into a word, is the
/// likely culprit.
fn never_ends(unended: Unended, before: &[Token]) -> Mistake {
    let is_inside_out = |place: &usize| {
        let token = &before[*place];
        let runs_over = token.text.contains('\n');
        let runs_into = before.get(place + 1).is_some_and(|next| next.kind == Kind::Word && next.start == token.end());
        token.text.starts_with('"') && (runs_over || runs_into)
    };
    let culprit = (0..before.len()).find(is_inside_out).filter(|_| unended.what == "string");
    let start = culprit.map_or(unended.start, |place| before[place].start);
    Mistake::new(start, format!("this {} is never closed", unended.what))
}

/// The first bracket that is not closed by its like. The tokens from there on are taken away.
fn unbalanced(tokens: &mut Vec<Token>) -> Option<Mistake> {
    let mut open: Vec<Token> = Vec::new();
    for at in 0..tokens.len() {
        let token = tokens[at];
        match token.kind {
            Kind::Open => open.push(token),
            Kind::Close => {
                let opening = open.pop();
                if opening.is_none_or(|opening| closing(opening.text) != token.text) {
                    tokens.truncate(at);
                    return Some(wrong_closing(opening, token));
                }
            }
            _ => {}
        }
    }
    let opening = open.pop()?;
    Some(Mistake::new(opening.start, format!("this `{}` is never closed", opening.text)))
}

fn wrong_closing(opening: Option<Token>, closing_token: Token) -> Mistake {
    let found = closing_token.text;
    match opening {
        None => Mistake::new(closing_token.start, format!("this `{found}` closes nothing")),
        Some(opening) => {
            let wanted = closing(opening.text);
            let said =
                format!("this `{}` is never closed: expected `{wanted}` before the next `{found}`", opening.text);
            Mistake::new(opening.start, said)
        }
    }
}

fn closing(opening: &str) -> &'static str {
    match opening {
        "(" => ")",
        "[" => "]",
        _ => "}",
    }
}

/// `#![enable(implicit_some)]` is allowed at the top, though packs are read so without it. No other is.
fn skip_attributes(tokens: &mut Vec<Token>, mistakes: &mut Vec<Mistake>) {
    while let Some(first) = tokens.first().filter(|token| token.text.starts_with('#')) {
        let start = first.start;
        let length = tokens[1..].iter().position(|token| token.text == "]").map_or(tokens.len(), |at| at + 2);
        let attribute: String = tokens.drain(..length).map(|token| token.text).collect();
        if attribute != "#![enable(implicit_some)]" {
            let said = format!("expected a value, found `{attribute}`; packs need no such line");
            mistakes.push(Mistake::new(start, said));
        }
    }
}

/// The tokens of each entry between a file's outer brackets. Entries before a broken one are still given.
fn entries<'a>(text: &'a str, opening: &str, mistakes: &mut Vec<Mistake>) -> Vec<Vec<Token<'a>>> {
    let Lexed { tokens, mistakes: found } = lex(text);
    let broken = !found.is_empty();
    mistakes.extend(found);
    let Some(first) = tokens.first().filter(|first| first.text == opening) else {
        if !broken {
            mistakes.push(no_list(tokens.first(), opening));
        }
        return Vec::new();
    };
    let end = close_of(&tokens);
    if let Some(extra) = end.and_then(|end| tokens.get(end + 1)) {
        let said = format!("expected nothing after the closing `{}`, found `{}`", closing(first.text), extra.text);
        mistakes.push(Mistake::new(extra.start, said));
    }
    let inner = &tokens[1..end.unwrap_or(tokens.len())];
    let mut ranges = split(inner, mistakes);
    if end.is_none() {
        ranges.pop();
    }
    ranges.into_iter().filter(|range| !range.is_empty()).map(|range| inner[range].to_vec()).collect()
}

fn no_list(first: Option<&Token>, opening: &str) -> Mistake {
    let what = if opening == "[" { "a list `[ … ]`" } else { "a map `{ … }`" };
    match first {
        Some(first) => Mistake::new(first.start, format!("expected {what}, found `{}`", first.text)),
        None => Mistake::new(0, format!("the file is empty; expected {what}")),
    }
}

/// Where the bracket that the tokens begin with is closed.
fn close_of(tokens: &[Token]) -> Option<usize> {
    let mut depth = Depth::default();
    tokens.iter().position(|token| depth.after(token) == 0)
}

/// Cuts at the commas outside all brackets, and complains where a comma is missing or too many. The last range is whatever follows
/// the last comma, and may be empty.
fn split(tokens: &[Token], mistakes: &mut Vec<Mistake>) -> Vec<Range<usize>> {
    let mut ranges = Vec::new();
    let mut start = 0;
    let mut depth = Depth::default();
    for (at, token) in tokens.iter().enumerate() {
        let outside = depth.0 == 0;
        depth.after(token);
        if outside && token.kind == Kind::Comma {
            if at == start {
                mistakes.push(Mistake::new(token.start, "expected an entry before this comma"));
            } else {
                ranges.push(start..at);
            }
            start = at + 1;
        } else if outside && at > start && begins_anew(&tokens[at - 1], token) {
            mistakes.push(Mistake::new(token.start, "expected a comma before this"));
            ranges.push(start..at);
            start = at;
        }
    }
    ranges.push(start..tokens.len());
    ranges
}

/// Whether a token cannot belong to the same value as the one before it.
fn begins_anew(before: &Token, token: &Token) -> bool {
    match (before.kind, token.kind) {
        (_, Kind::Colon | Kind::Comma | Kind::Close) | (Kind::Colon, _) => false,
        (Kind::Word, Kind::Open) => false,
        (before, _) => matches!(before, Kind::Close | Kind::Quoted | Kind::Word),
    }
}

/// The first colon outside all brackets.
fn colon(tokens: &[Token]) -> Option<usize> {
    let mut depth = Depth::default();
    tokens.iter().position(|token| depth.after(token) == 0 && token.kind == Kind::Colon)
}

/// How many brackets are open.
#[derive(Default)]
struct Depth(usize);

impl Depth {
    fn after(&mut self, token: &Token) -> usize {
        match token.kind {
            Kind::Open => self.0 += 1,
            Kind::Close => self.0 = self.0.saturating_sub(1),
            _ => {}
        }
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values<'a>(cut: &Cut<'a>) -> Vec<&'a str> {
        cut.pieces.iter().map(|piece| piece.value.text).collect()
    }

    fn said<'a>(cut: &'a Cut) -> Vec<(usize, &'a str)> {
        cut.mistakes.iter().map(|mistake| (mistake.start, mistake.said.as_str())).collect()
    }

    #[test]
    fn a_list_is_cut_at_its_own_commas_only() {
        let cut = list("// cards, all of them\n[\n  (a: [1, 2]), Draw(\"x, y\") /*,*/,\n 3,\n]\n");
        assert_eq!(values(&cut), ["(a: [1, 2])", "Draw(\"x, y\")", "3"]);
        assert_eq!(said(&cut), []);
        assert_eq!(list("[1, 2]").pieces[1].value.start, 4);
        assert!(list("[]").pieces.is_empty() && list("[]").mistakes.is_empty());
    }

    #[test]
    fn a_map_is_cut_into_keys_and_values() {
        let cut = map("{ \"a\": (x: 1), North: South, }");
        let keys: Vec<_> = cut.pieces.iter().map(|piece| piece.key.expect("a key").text).collect();
        assert_eq!(keys, ["\"a\"", "North"]);
        assert_eq!(values(&cut), ["(x: 1)", "South"]);
        assert_eq!(
            said(&map("{ a, b: }")),
            [(2, "expected a key, a colon and a value"), (5, "expected a key, a colon and a value"),]
        );
    }

    #[test]
    fn something_else_than_a_list_is_named() {
        assert_eq!(said(&list("(a: 1)")), [(0, "expected a list `[ … ]`, found `(`")]);
        assert_eq!(said(&map(" [1]")), [(1, "expected a map `{ … }`, found `[`")]);
        assert_eq!(said(&list(" // nothing\n")), [(0, "the file is empty; expected a list `[ … ]`")]);
        assert_eq!(said(&whole("")), [(0, "the file is empty; expected a value")]);
        assert_eq!(said(&list("[1] 2 3")), [(4, "expected nothing after the closing `]`, found `2`")]);
    }

    #[test]
    fn commas_missing_or_too_many_are_mistakes_and_the_entries_are_still_cut() {
        let cut = list("[(a: 1) (a: 2), \"x\" \"y\", Draw Draw(1)]");
        assert_eq!(values(&cut), ["(a: 1)", "(a: 2)", "\"x\"", "\"y\"", "Draw", "Draw(1)"]);
        assert_eq!(cut.mistakes.len(), 3);
        let cut = list("[1,, 2]");
        assert_eq!(values(&cut), ["1", "2"]);
        assert_eq!(said(&cut), [(3, "expected an entry before this comma")]);
    }

    #[test]
    fn a_bracket_that_is_not_closed_is_told_once_and_earlier_entries_are_kept() {
        let cut = list("[(a: 1), (b: 2, (c: 3)]");
        assert_eq!(said(&cut), [(9, "this `(` is never closed: expected `)` before the next `]`")]);
        assert_eq!(values(&cut), ["(a: 1)"]);
        assert_eq!(said(&list("[(a: 1), (b: 2)")), [(0, "this `[` is never closed")]);
        assert_eq!(said(&whole("(a: 1))")), [(6, "this `)` closes nothing")]);
        assert_eq!(said(&list("]")), [(0, "this `]` closes nothing")]);
        assert_eq!(values(&whole("(a: 1")), [""; 0]);
    }

    #[test]
    fn a_forgotten_quote_is_found_where_it_was_forgotten() {
        let cut = list("[\n (a: \"one\"),\n (a: \"two),\n (a: \"three\"),\n]");
        assert_eq!(said(&cut), [(20, "this string is never closed")]);
        assert_eq!(values(&cut), ["(a: \"one\")"]);
    }

    #[test]
    fn a_quote_forgotten_in_the_middle_of_a_line_is_found_at_the_string_that_it_would_have_closed() {
        let cut = list("[\n (a: \"one\", b: \"two, c: \"three\"),\n (a: \"four\"),\n]");
        assert_eq!(said(&cut), [(17, "this string is never closed")]);
    }

    #[test]
    fn one_attribute_is_allowed_and_others_are_mistakes() {
        let cut = list("#![enable(implicit_some)]\n[1]");
        assert_eq!(values(&cut), ["1"]);
        assert_eq!(said(&cut), []);
        let cut = whole("#![enable(unwrap_newtypes)] 1");
        assert_eq!(cut.mistakes.len(), 1);
        assert!(cut.mistakes[0].said.contains("unwrap_newtypes"));
        assert_eq!(whole("#").mistakes.len(), 1);
    }
}
