//! Error recovery: an entry is repaired at its mistake and read again, so that its next mistake is found as well.

use super::reader::ron_options;
use super::sentence;
use super::tokens::{Kind, Token, Tokens};
use ron::error::{Error, SpannedError};
use serde::de::DeserializeOwned;
use std::ops::Range;

/// This many mistakes of one entry are told.
const MOST: usize = 20;

/// Every mistake in the text of one value that could not be read: its byte, and the sentence. The first is the one that the reader found.
pub fn mistakes<T: DeserializeOwned>(error: SpannedError, text: &str) -> Vec<(usize, String)> {
    let mut told: Vec<(usize, String)> = Vec::new();
    let mut mended = Mended::new(text);
    let mut error = Some(error);
    while let Some(wrong) = error.take() {
        let (offset, said) = sentence::explain(&wrong, &mended.text);
        let at = mended.origin(offset);
        // Whatever is wrong once more where something was mended is the mending's fault.
        if told.len() == MOST || told.iter().any(|(place, _)| *place == at) {
            break;
        }
        let range = range_of::<T>(&wrong, &mended.text, offset);
        told.push((at, range.map_or(said, |range| sentence::out_of_range(&mended.text[offset..], range))));
        if !mended.mend::<T>(&wrong, offset) {
            break;
        }
        error = ron_options().from_str::<T>(&mended.text).err();
    }
    told
}

/// A text with some mistakes mended, and where each of its bytes comes from.
struct Mended {
    text: String,
    origin: Vec<usize>,
}

impl Mended {
    fn new(text: &str) -> Mended {
        Mended { text: text.to_owned(), origin: (0..=text.len()).collect() }
    }

    fn origin(&self, offset: usize) -> usize {
        self.origin[offset.min(self.origin.len() - 1)]
    }

    fn replace(&mut self, part: Range<usize>, by: &str) {
        let from = self.origin(part.start);
        self.origin.splice(part.clone(), std::iter::repeat_n(from, by.len()));
        self.text.replace_range(part, by);
    }

    /// Mends the mistake that begins at a byte, if it is one that can be mended without knowing what was meant.
    fn mend<T: DeserializeOwned>(&mut self, error: &SpannedError, offset: usize) -> bool {
        let found = match &error.code {
            Error::NoSuchStructField { .. } | Error::DuplicateStructField { .. } => {
                return self.cut(field_at(&self.text, offset));
            }
            _ => value_at(&self.text, offset),
        };
        let Some(found) = found else { return false };
        let by: &[&str] = match &error.code {
            Error::IntegerOutOfBounds | Error::ExpectedInteger | Error::InvalidIntegerDigit { .. } => &["1", "0"],
            Error::ExpectedBoolean => &["true"],
            Error::ExpectedString | Error::Message(_) | Error::InvalidEscape(_) => &["\"x\""],
            Error::ExpectedArray => &["[]"],
            Error::NoSuchEnumVariant { expected, .. } => expected,
            _ => return false,
        };
        self.replace_by_first::<T>(found, by, offset)
    }

    /// Takes the first of some values with which the reader comes further than `offset`.
    fn replace_by_first<T: DeserializeOwned>(&mut self, part: Range<usize>, by: &[&str], offset: usize) -> bool {
        for value in by {
            let (text, origin) = (self.text.clone(), self.origin.clone());
            self.replace(part.clone(), value);
            let next = ron_options().from_str::<T>(&self.text).err();
            if next.is_none_or(|next| sentence::explain(&next, &self.text).0 > offset + value.len()) {
                return true;
            }
            (self.text, self.origin) = (text, origin);
        }
        false
    }

    fn cut(&mut self, part: Option<Range<usize>>) -> bool {
        part.map(|part| self.replace(part, "")).is_some()
    }
}

fn tokens_from(text: &str, offset: usize) -> Vec<Token<'_>> {
    let tokens = Tokens::new(text).map_while(Result::ok);
    tokens.skip_while(|token| token.start < offset).collect()
}

/// The value that begins at a byte: up to the next comma or closing bracket outside its own brackets.
fn value_at(text: &str, offset: usize) -> Option<Range<usize>> {
    let tokens = tokens_from(text, offset);
    let last = end_of(&tokens)?.checked_sub(1)?;
    Some(offset..tokens[last].end())
}

/// The field whose name begins at a byte, with its value and the comma after it.
fn field_at(text: &str, offset: usize) -> Option<Range<usize>> {
    let tokens = tokens_from(text, offset);
    let end = end_of(&tokens)?;
    let after = tokens[end];
    let end = if after.kind == Kind::Comma { after.end() } else { after.start };
    Some(offset..end)
}

/// The place of the first comma or closing bracket outside all brackets that begin here.
fn end_of(tokens: &[Token]) -> Option<usize> {
    let mut depth = 0usize;
    for (place, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::Comma | Kind::Close if depth == 0 => return Some(place),
            Kind::Open => depth += 1,
            Kind::Close => depth -= 1,
            _ => {}
        }
    }
    None
}

/// The least and the most that may stand where a number is too large or too small: the kinds of whole numbers there are, tried out.
fn range_of<T: DeserializeOwned>(error: &SpannedError, text: &str, offset: usize) -> Option<(i128, i128)> {
    if error.code != Error::IntegerOutOfBounds {
        return None;
    }
    let part = value_at(text, offset)?;
    let fits = |number: i128| {
        let mut tried = text.to_owned();
        tried.replace_range(part.clone(), &number.to_string());
        let next = ron_options().from_str::<T>(&tried).err();
        next.is_none_or(|next| next.code != Error::IntegerOutOfBounds || sentence::explain(&next, &tried).0 != offset)
    };
    let most = [127, 255, 32_767, 65_535, 2_147_483_647, 4_294_967_295, i64::MAX as i128, u64::MAX as i128];
    let most = most.into_iter().rfind(|most| fits(*most))?;
    let least = [i64::MIN as i128, -2_147_483_648, -32_768, -128, 0];
    let least = least.into_iter().find(|least| fits(*least))?;
    Some((least, most))
}

#[cfg(test)]
mod tests {
    use crate::pack::{Reader, Slug, Source};
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only read for what is said of it")]
    struct Card {
        slug: Slug,
        cost: u8,
        change: i8,
        sort: Sort,
        effects: Vec<u16>,
    }

    #[derive(Debug, Deserialize)]
    enum Sort {
        Hero,
        Event,
    }

    fn said(entry: &str) -> Vec<String> {
        let source = Source::embedded(&[("cards.ron", entry)]);
        let mut reader = Reader::new(&source);
        assert!(reader.list::<Card>("cards.ron").is_empty());
        reader.finish().to_string().lines().map(str::to_owned).collect()
    }

    #[test]
    fn every_mistake_of_one_entry_is_told_where_it_is() {
        let entry = "[(slug: \"A\", cost: 300, colour: [1, (2)], change: -129,\n sort: Heroe, effects: [1, x, 99999])]";
        let said = said(entry);
        assert!(said[0].starts_with("cards.ron:1:9: expected a short name"), "{said:#?}");
        assert_eq!(said[1], "cards.ron:1:20: `300` is too large: expected a number from 0 to 255");
        assert!(said[2].starts_with("cards.ron:1:25: there is no field `colour` here"), "{said:#?}");
        assert_eq!(said[3], "cards.ron:1:51: `-129` is too small: expected a number from -128 to 127");
        assert!(said[4].ends_with("did you mean `Hero`?"), "{said:#?}");
        assert_eq!(said[5], "cards.ron:2:28: expected a whole number, found `x`");
        assert_eq!(said[6], "cards.ron:2:31: `99999` is too large: expected a number from 0 to 65535");
        assert_eq!(said.len(), 7, "{said:#?}");
    }

    #[test]
    fn a_field_that_is_missing_ends_the_search_and_nothing_is_made_up() {
        let said = said("[(slug: \"a\", cost: -2, change: 1, sort: Hero)]");
        assert_eq!(
            said,
            [
                "cards.ron:1:20: `-2` is too small: expected a number from 0 to 255",
                "cards.ron:1:45: the field `effects` is missing"
            ]
        );
    }
}
