//! The numbers of rules.

use std::fmt;
use std::str::FromStr;

/// The id of a rule: the letters of its chapter and dotted figures, such as `B7.2`; a chapter has the letters alone. Ordered as in a
/// book, so that `B7.2` comes before `B7.10`.
///
/// ```
/// use table::rulebook::Number;
///
/// let rage: Number = "b7.2".parse().unwrap();
/// assert_eq!(rage.to_string(), "B7.2");
/// assert!(rage < "B7.10".parse().unwrap());
/// assert!("7.2".parse::<Number>().is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number {
    chapter: String,
    figures: Vec<u16>,
}

/// Some text that is no rule's number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoNumber;

impl Number {
    const MOST_LETTERS: usize = 3;

    /// Whether it is the letter of a chapter alone.
    pub fn is_chapter(&self) -> bool {
        self.figures.is_empty()
    }

    /// `B7` of `B7.2`, `B` of `B7`; a chapter has no parent.
    pub fn parent(&self) -> Option<Number> {
        let (_, figures) = self.figures.split_last()?;
        Some(Number { chapter: self.chapter.clone(), figures: figures.to_vec() })
    }

    /// Whether a rule is this one or one of its sub-rules.
    pub fn contains(&self, other: &Number) -> bool {
        self.chapter == other.chapter && other.figures.starts_with(&self.figures)
    }

    /// From the chapter down to this rule.
    pub fn line(&self) -> impl Iterator<Item = Number> {
        (0..=self.figures.len())
            .map(|length| Number { chapter: self.chapter.clone(), figures: self.figures[..length].to_vec() })
    }

    pub(super) fn same_chapter(&self, other: &Number) -> bool {
        self.chapter == other.chapter
    }
}

impl FromStr for Number {
    type Err = NoNumber;

    fn from_str(text: &str) -> Result<Number, NoNumber> {
        let letters = text.bytes().take_while(u8::is_ascii_alphabetic).count();
        let (chapter, rest) = text.split_at(letters);
        if !(1..=Number::MOST_LETTERS).contains(&letters) {
            return Err(NoNumber);
        }
        let figures = match rest {
            "" => Vec::new(),
            _ => rest.split('.').map(figure).collect::<Result<_, _>>()?,
        };
        let chapter = chapter.to_ascii_uppercase();
        Ok(Number { chapter, figures })
    }
}

/// Only plain figures: no sign, no leading zero.
fn figure(text: &str) -> Result<u16, NoNumber> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| plain).ok_or(NoNumber)
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.chapter)?;
        for (n, figure) in self.figures.iter().enumerate() {
            write!(f, "{}{figure}", if n == 0 { "" } else { "." })?;
        }
        Ok(())
    }
}

impl From<Number> for crate::Rule {
    fn from(number: Number) -> crate::Rule {
        crate::Rule(number.to_string().into())
    }
}

impl fmt::Display for NoNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a rule's number, such as B7.2")
    }
}

impl std::error::Error for NoNumber {}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Number {
        text.parse().expect(text)
    }

    #[test]
    fn numbers_read_back_as_they_are_written() {
        for text in ["B", "B7", "B7.2", "AP12.3.4"] {
            assert_eq!(number(text).to_string(), text);
            assert_eq!(crate::Rule::from(number(text)).0, text);
        }
        for text in ["", "7", "B.", "B7.", "B7..2", "B7.x", "B07", "B+7", "B0", "ABCD1", "È1", "B99999", "B 7"] {
            assert!(text.parse::<Number>().is_err(), "{text} was taken");
        }
    }

    #[test]
    fn a_rule_contains_its_sub_rules_and_no_neighbour() {
        assert!(number("B7").contains(&number("B7.2")) && number("B7").contains(&number("B7")));
        assert!(number("B").contains(&number("B7.2")));
        assert!(!number("B7").contains(&number("B70")) && !number("B7.2").contains(&number("B7")));
        assert_eq!(number("B7.2").parent(), Some(number("B7")));
        assert_eq!(number("B").parent(), None);
        assert_eq!(number("B7.2").line().map(|n| n.to_string()).collect::<Vec<_>>(), ["B", "B7", "B7.2"]);
    }
}
