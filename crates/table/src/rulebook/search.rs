//! Finds rules by words.

use super::{RuleText, Rulebook};
use std::cmp::Reverse;

/// How well a rule answers: first how many of the words it has or the titles above it, then how many it has itself, how many of them are in
/// its title, and how often they stand in its text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Score {
    words: usize,
    own: usize,
    in_title: usize,
    times: usize,
}

impl Rulebook {
    /// The rules in which some of these words stand, the best first and otherwise in the book's order. A word is found by its
    /// beginning, whatever its ending; capitals and accents do not matter. A rule is read under the titles of its chapter: what a rule on
    /// gates says of failing answers *gate fails*.
    pub fn search(&self, words: &str) -> Vec<&RuleText> {
        let wanted = folded_words(words);
        let scored = self.rules().iter().map(|rule| (score(rule, &self.titles_above(rule), &wanted), rule));
        let mut found: Vec<_> = scored.filter(|(score, _)| score.own > 0).collect();
        found.sort_by_key(|(score, _)| Reverse(*score));
        found.into_iter().map(|(_, rule)| rule).collect()
    }

    /// The words of the titles under which a rule stands.
    fn titles_above(&self, rule: &RuleText) -> Vec<String> {
        let above = |other: &&RuleText| other.number != rule.number && other.number.contains(&rule.number);
        let titles = self.rules().iter().filter(above).filter_map(|other| other.title.as_deref());
        titles.flat_map(folded_words).collect()
    }
}

fn score(rule: &RuleText, above: &[String], wanted: &[String]) -> Score {
    let title = folded_words(rule.title.as_deref().unwrap_or_default());
    let text = folded_words(&rule.plain());
    let times = |words: &[String], wanted: &str| words.iter().filter(|word| word.starts_with(wanted)).count();
    let mut score = Score::default();
    for word in wanted.iter().map(|word| stem(word)) {
        let (in_title, in_text) = (times(&title, word), times(&text, word));
        let own = in_title + in_text > 0;
        score.words += usize::from(own || times(above, word) > 0);
        score.own += usize::from(own);
        score.in_title += usize::from(in_title > 0);
        score.times += in_text;
    }
    score
}

/// A word without the last letter by which Italian and English tell one from several, or who does something: *fails*, *cancelli*.
fn stem(word: &str) -> &str {
    let long = word.chars().count() >= 5;
    word.strip_suffix(['s', 'a', 'e', 'i', 'o']).filter(|_| long).unwrap_or(word)
}

/// The words of a text in small letters without accents. A word with a hyphen is found by its parts and as a whole: *re-roll*, *reroll*.
fn folded_words(text: &str) -> Vec<String> {
    let folded: String = text.chars().flat_map(char::to_lowercase).filter_map(fold).collect();
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|c: char| !c.is_alphanumeric());
        words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let joined = folded.split_whitespace().filter(|word| word.trim_matches('-').contains('-'));
    let joined = joined.flat_map(|word| words(&word.replace('-', "")));
    words(&folded).into_iter().chain(joined).collect()
}

/// A small letter without its accent; an accent that stands alone is nothing.
fn fold(c: char) -> Option<char> {
    Some(match c {
        '\u{300}'..='\u{36F}' => return None,
        'à'..='å' | 'ā' => 'a',
        'ç' => 'c',
        'è'..='ë' | 'ē' => 'e',
        'ì'..='ï' | 'ī' => 'i',
        'ñ' => 'n',
        'ò'..='ö' | 'ø' | 'ō' => 'o',
        'ù'..='ü' | 'ū' => 'u',
        'ý' | 'ÿ' => 'y',
        other => other,
    })
}

#[cfg(test)]
mod tests {
    use super::super::SAMPLE;
    use super::*;

    fn search(words: &str) -> Vec<String> {
        let book = Rulebook::parse(SAMPLE).expect("a good rulebook");
        book.search(words).iter().map(|rule| rule.number.to_string()).collect()
    }

    #[test]
    fn capitals_accents_and_endings_do_not_matter() {
        assert_eq!(search("PIÙ"), ["B7.2.1"]);
        assert_eq!(search("piu"), ["B7.2.1"]);
        assert_eq!(search("piu\u{300}"), ["B7.2.1"]);
        assert_eq!(search("minot"), ["B7.2.1"]);
        assert_eq!(search("inotauro"), [""; 0]);
        assert_eq!(search("weapons"), search("weapon"));
    }

    #[test]
    fn more_words_come_first_then_titles_then_the_books_order() {
        assert_eq!(search("attack rage"), ["B7.2", "B7"]);
        assert_eq!(search("weapon"), ["B6", "B7.1"]);
        assert_eq!(search("weapon range"), ["B6", "B7.1"]);
        assert_eq!(search("attack"), ["B7", "B7.2"]);
    }

    #[test]
    fn a_rule_is_read_under_its_titles() {
        assert_eq!(search("titan rage"), ["B7.2", "B7"], "rage is spoken of where titans attack");
        assert_eq!(search("sailing rage"), ["V1", "B7.2"], "and not where one sails");
        assert_eq!(search("titan"), ["B7"], "a title alone finds no more than itself");
    }

    #[test]
    fn a_hyphen_may_be_left_out() {
        let book = Rulebook::parse("# Game\n\n## A · Dice\n\n**A1** You may re-roll.\n").expect("a good rulebook");
        for words in ["reroll", "re-roll", "roll"] {
            assert_eq!(book.search(words).len(), 1, "{words}");
        }
        assert!(book.search("rerolled").is_empty());
    }

    #[test]
    fn no_words_find_nothing() {
        assert_eq!(search(""), [""; 0]);
        assert_eq!(search("?!"), [""; 0]);
    }
}
