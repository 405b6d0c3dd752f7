//! Whether an answer is one that a game could ever be given: what a test wants refused must be spelt right, or it proves nothing.

use std::collections::BTreeSet;
use table::{Game, Tracked};

/// The words that a game's notations may be made of. Reading all content takes a while, so it is made once for many answers.
pub(crate) struct Vocabulary(BTreeSet<String>);

impl Vocabulary {
    /// The slugs of the content that ships, and of the content that this game is played with.
    pub fn of<G: Game>(game: &G) -> Vocabulary {
        let pieces = game.inventory();
        let own = pieces.iter().flat_map(names).map(str::to_owned);
        Vocabulary(slugs::<G>().map(str::to_owned).chain(own).collect())
    }

    /// Whether every part of an answer (`wolf=2, bear=1`) fits one of the forms that the game's notations take.
    pub fn understands<G: Game>(&self, answer: &str) -> bool {
        let parts = answer.split(',').map(|part| part.split('=').next().unwrap_or_default().trim());
        let mut parts = parts.filter(|part| !part.is_empty() && *part != "none");
        parts.all(|part| G::NOTATIONS.iter().any(|form| fits(form, part, &self.0)))
    }
}

/// A piece's slug, with and without the sort that some games put before it.
fn names(piece: &Tracked) -> impl Iterator<Item = &str> {
    let bare = piece.slug.strip_prefix(piece.sort).and_then(|rest| rest.strip_prefix('-'));
    [piece.slug.as_str()].into_iter().chain(bare)
}

fn fits(form: &str, notation: &str, slugs: &BTreeSet<String>) -> bool {
    let (form, words): (Vec<&str>, Vec<&str>) = (form.split(' ').collect(), notation.split(' ').collect());
    form.len() == words.len() && form.iter().zip(words).all(|(form, word)| fits_word(form, word, slugs))
}

fn fits_word(form: &str, word: &str, slugs: &BTreeSet<String>) -> bool {
    match form {
        "#" => word.contains(|letter: char| letter.is_ascii_digit()),
        "*" => slugs.contains(word),
        form => form.split('|').any(|one| one == word),
    }
}

/// Every slug of the content that ships: what stands in quotes there. Tests with content of their own have theirs by the inventory.
fn slugs<G: Game>() -> impl Iterator<Item = &'static str> {
    let quoted = G::ABOUT.content.iter().flat_map(|(_, text)| text.split('"').skip(1).step_by(2));
    quoted.filter(|word| {
        let fine = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        !word.is_empty() && word.chars().all(fine)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notation_fits_a_form_word_by_word() {
        let slugs = ["circe", "the-forge"].into_iter().map(str::to_owned).collect();
        assert!(fits("weave * on * #", "weave the-forge on circe 2", &slugs));
        assert!(!fits("weave * on * #", "weave the-frog on circe 2", &slugs), "no such slug");
        assert!(!fits("weave * on * #", "weave the-forge on circe", &slugs), "a word is missing");
        assert!(fits("enter * gold|silver", "enter circe silver", &slugs));
        assert!(!fits("enter * gold|silver", "enter circe tin", &slugs));
    }
}
