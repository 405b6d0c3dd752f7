//! A game's `RULES.md`: the complete rules, numbered, so that a question or a log line can name the rule behind it.
//!
//! # How a rulebook is written
//!
//! ```markdown
//! # Name of the game
//!
//! Any words before the first chapter are the preface.
//!
//! ## B · Battle
//!
//! ### B7 · A titan attacks
//!
//! **B7.1** The titan's player names a weapon in the titan's
//! reach.
//!
//! **B7.2** Rage rises by one:
//!
//! - once for each attack,
//! - also if the attack misses.
//!
//! *Ruling* An attack that is called off raises no rage.
//! ```
//!
//! - A chapter is a heading `## B · Title` with one to three capitals, in any order of letters. Inside a chapter ids rise; numbers may
//!   be left out, so that a rule can go without the others changing their ids.
//! - A heading `### B7 · Title`, or deeper, has an id and a title. It may have a text of its own: the paragraph `**B7** …` right
//!   under it.
//! - Every paragraph of a chapter begins with its id in bold. Lists, tables, quotes and fenced blocks belong to the rule before
//!   them, and so does a paragraph that begins with `*Ruling*` (in Italian `*Decisione*`), the mark of what we decided where the
//!   sources are silent. The mark may also stand inside a rule's paragraph.
//! - The parent of a rule (`B7` of `B7.2`) must be there, as a heading or as a paragraph.
//! - A chapter without an id, such as `## Words`, ends the numbered part; what follows is the afterword.

mod books;
mod coverage;
mod number;
mod parse;
mod plain;
mod search;

pub use books::Books;
pub use coverage::{coverage, test_names};
pub use number::Number;
pub use plain::plain;

use std::collections::BTreeMap;

/// A whole rulebook in one language.
///
/// ```
/// use table::rulebook::Rulebook;
///
/// let book = Rulebook::parse("# Go\n\n## A · Play\n\n### A1 · Turns\n\n**A1.1** Black begins.\n\n**A1.2** Then turns alternate.\n").unwrap();
/// assert_eq!(book.get("a1.2").unwrap().rule().plain(), "Then turns alternate.");
/// assert_eq!(book.get("A1").unwrap().render(72), "Play\n\nA1 · Turns\n\nA1.1  Black begins.\n\nA1.2  Then turns alternate.\n");
/// assert_eq!(book.search("altern")[0].number.to_string(), "A1.2");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rulebook {
    /// Its title.
    pub title: String,
    /// Markdown before the first chapter.
    pub preface: String,
    /// Markdown after the numbered chapters.
    pub afterword: String,
    rules: Vec<RuleText>,
    index: BTreeMap<Number, usize>,
}

/// One numbered heading or paragraph.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleText {
    /// Its number.
    pub number: Number,
    /// What a heading says; a mere paragraph has none.
    pub title: Option<String>,
    /// The rule's own text, without that of its sub-rules.
    pub blocks: Vec<Block>,
}

/// A piece of a rule's text, with Markdown's marks inside lines (`**bold**`) still in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// A paragraph.
    Paragraph(String),
    /// A line of a list, with its mark: `-` or `2.`.
    Item {
        /// Its mark.
        mark: String,
        /// The line after it.
        text: String,
    },
    /// A table, a quote or a fenced block, line for line.
    Verbatim(String),
}

impl Block {
    /// Its words.
    pub fn text(&self) -> &str {
        match self {
            Block::Paragraph(text) | Block::Item { text, .. } | Block::Verbatim(text) => text,
        }
    }
}

impl RuleText {
    /// The rule's own text without Markdown's marks, its blocks joined by spaces.
    pub fn plain(&self) -> String {
        let blocks: Vec<String> = self.blocks.iter().map(|block| plain(block.text())).collect();
        blocks.join(" ")
    }

    /// Whether something in it is our decision and not the sources'.
    pub fn is_ruling(&self) -> bool {
        self.blocks.iter().any(|block| plain::RULINGS.iter().any(|mark| block.text().contains(mark)))
    }
}

/// A rule with its sub-rules and the titles above it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Passage<'a> {
    book: &'a Rulebook,
    rules: &'a [RuleText],
}

impl<'a> Passage<'a> {
    /// The rule that was asked for.
    pub fn rule(&self) -> &'a RuleText {
        &self.rules[0]
    }

    /// The rule and its sub-rules, in their order.
    pub fn rules(&self) -> &'a [RuleText] {
        self.rules
    }

    /// The titles from the chapter down to this rule: `Battle`, `A titan attacks`.
    pub fn path(&self) -> Vec<&'a str> {
        let number = &self.rule().number;
        number.line().filter_map(|above| self.book.rule(&above)?.title.as_deref()).collect()
    }
}

impl Rulebook {
    /// Reads a rulebook, or says everything that is wrong with it, each with its line.
    pub fn parse(markdown: &str) -> Result<Rulebook, Vec<String>> {
        parse::parse(markdown)
    }

    /// The rule with this id, in capitals or not.
    pub fn get(&self, id: &str) -> Option<Passage<'_>> {
        let number: Number = id.parse().ok()?;
        let start = *self.index.get(&number)?;
        let length = self.rules[start..].iter().take_while(|rule| number.contains(&rule.number)).count();
        let rules = &self.rules[start..start + length];
        Some(Passage { book: self, rules })
    }

    /// All rules and headings, in the order of the book.
    pub fn rules(&self) -> &[RuleText] {
        &self.rules
    }

    /// The ids of all rules and headings, in the order of the book.
    pub fn ids(&self) -> impl Iterator<Item = &Number> {
        self.rules.iter().map(|rule| &rule.number)
    }

    fn rule(&self, number: &Number) -> Option<&RuleText> {
        self.index.get(number).map(|at| &self.rules[*at])
    }
}

#[cfg(test)]
pub(crate) const SAMPLE: &str = "\
# Odyssey

What this *is*.

## V · Voyage

### V1 · Sailing

**V1.1** The Argo moves one space.

## B · Battle

### B6 · Range

**B6** A weapon reaches **two** spaces.

### B7 · A titan attacks

**B7.1** Name a weapon; see [range](#b6).

**B7.2** Rage rises by one
for each attack:

- also if it misses,
- and if it is
  called off.

*Ruling* Never above twelve.

**B7.2.1** The Minotauro è più veloce.

**B7.10** Then roll.

## Words

Nothing numbered here.
";

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Rulebook {
        Rulebook::parse(SAMPLE).expect("a good rulebook")
    }

    fn numbers(rules: &[RuleText]) -> Vec<String> {
        rules.iter().map(|rule| rule.number.to_string()).collect()
    }

    #[test]
    fn a_rule_is_given_with_its_sub_rules_and_titles() {
        let book = sample();
        let attack = book.get("b7").expect("a rule");
        assert_eq!(numbers(attack.rules()), ["B7", "B7.1", "B7.2", "B7.2.1", "B7.10"]);
        assert_eq!(attack.path(), ["Battle", "A titan attacks"]);
        let rage = book.get("B7.2").expect("a rule");
        assert_eq!(numbers(rage.rules()), ["B7.2", "B7.2.1"]);
        assert_eq!(rage.path(), ["Battle", "A titan attacks"]);
        assert_eq!(numbers(book.get("B").expect("a chapter").rules()).len(), 7);
        assert!(book.get("B7.3").is_none() && book.get("").is_none() && book.get("attack").is_none());
    }

    #[test]
    fn ids_come_in_the_order_of_the_book() {
        let ids: Vec<String> = sample().ids().map(Number::to_string).collect();
        assert_eq!(ids, ["V", "V1", "V1.1", "B", "B6", "B7", "B7.1", "B7.2", "B7.2.1", "B7.10"]);
    }

    #[test]
    fn rulings_are_known_and_headings_have_no_text_of_their_own() {
        let book = sample();
        assert!(book.get("B7.2").expect("a rule").rule().is_ruling());
        assert!(!book.get("B7.1").expect("a rule").rule().is_ruling());
        assert_eq!(book.get("B7").expect("a rule").rule().plain(), "");
        assert_eq!(book.get("B6").expect("a rule").rule().plain(), "A weapon reaches two spaces.");
    }
}
