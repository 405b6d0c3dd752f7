//! Whether an answer is one that a game could ever be given: what a test wants refused must be spelt right, or it proves nothing.

use std::collections::BTreeSet;
use table::{Game, Piece};

/// Whether every part of an answer (`wolf=2, bear=1`) fits one of the forms that the game's notations take.
pub(crate) fn understands<G: Game>(game: &G, answer: &str) -> bool {
    let pieces = game.inventory();
    let mut slugs = slugs::<G>();
    slugs.extend(pieces.iter().flat_map(names));
    let parts = answer
        .split(',')
        .map(|part| part.split('=').next().unwrap_or_default().trim());
    let mut parts = parts.filter(|part| !part.is_empty() && *part != "none");
    parts.all(|part| G::NOTATIONS.iter().any(|form| fits(form, part, &slugs)))
}

/// A piece's slug, with and without the sort that some games put before it.
fn names(piece: &Piece) -> impl Iterator<Item = &str> {
    let bare = piece
        .slug
        .strip_prefix(piece.sort)
        .and_then(|rest| rest.strip_prefix('-'));
    [piece.slug.as_str()].into_iter().chain(bare)
}

fn fits(form: &str, notation: &str, slugs: &BTreeSet<&str>) -> bool {
    let (form, words): (Vec<&str>, Vec<&str>) = (form.split(' ').collect(), notation.split(' ').collect());
    form.len() == words.len() && form.iter().zip(words).all(|(form, word)| fits_word(form, word, slugs))
}

fn fits_word(form: &str, word: &str, slugs: &BTreeSet<&str>) -> bool {
    match form {
        "#" => word.contains(|letter: char| letter.is_ascii_digit()),
        "*" => slugs.contains(word),
        form => form.split('|').any(|one| one == word),
    }
}

/// Every slug of the content that ships: what stands in quotes there. Tests with content of their own have theirs by the inventory.
fn slugs<'s, G: Game>() -> BTreeSet<&'s str> {
    let quoted = G::ABOUT
        .content
        .iter()
        .flat_map(|(_, text)| text.split('"').skip(1).step_by(2));
    let is_slug = |word: &&str| {
        let fine = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        !word.is_empty() && word.chars().all(fine)
    };
    quoted.filter(is_slug).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notation_fits_a_form_word_by_word() {
        let slugs = ["circe", "the-forge"].into_iter().collect();
        assert!(fits("weave * on * #", "weave the-forge on circe 2", &slugs));
        assert!(
            !fits("weave * on * #", "weave the-frog on circe 2", &slugs),
            "no such slug"
        );
        assert!(
            !fits("weave * on * #", "weave the-forge on circe", &slugs),
            "a word is missing"
        );
        assert!(fits("enter * gold|silver", "enter circe silver", &slugs));
        assert!(!fits("enter * gold|silver", "enter circe tin", &slugs));
    }
}
