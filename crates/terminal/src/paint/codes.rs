//! Short codes for things with names: two letters that tell them apart.

/// A code of two letters for each name: from the first word that the others do not share, or a letter and a figure where names are
/// all alike. Names that differ only in their number have that as their figure.
pub fn codes(names: &[String]) -> Vec<String> {
    codes_beside(names, &[])
}

/// As [`codes`], none of them one that stands for something else on the same board.
pub fn codes_beside(names: &[String], taken: &[String]) -> Vec<String> {
    let mut given: Vec<String> = taken.to_vec();
    for name in names {
        let word = telling_word(name, names);
        let mut letters = word.chars().filter(|c| c.is_alphanumeric());
        let first: String = letters.next().unwrap_or('?').to_uppercase().take(1).collect();
        let rest: Vec<char> = letters.collect();
        let pairs = rest.iter().map(|second| format!("{first}{second}"));
        let own = number_among(name, names).map(|n| format!("{first}{n}"));
        let numbered = (1..=9).map(|n| format!("{first}{n}"));
        let free = own.into_iter().chain(pairs).chain(numbered).find(|code| !given.contains(code));
        given.push(free.unwrap_or_else(|| format!("{first} ")));
    }
    given.split_off(taken.len())
}

/// The figure at the end of a name that others share up to there.
fn number_among<'n>(name: &'n str, all: &[String]) -> Option<&'n str> {
    let parts = |name: &'n str| name.rsplit_once(' ').filter(|(_, n)| n.len() == 1 && n.parse::<u8>().is_ok());
    let (stem, number) = parts(name)?;
    let alike = |other: &String| other != name && other.rsplit_once(' ').is_some_and(|(other, _)| other == stem);
    all.iter().any(alike).then_some(number)
}

/// The first word of some length that no other name has.
fn telling_word<'n>(name: &'n str, all: &[String]) -> &'n str {
    let has = |other: &str, word: &str| other.split([' ', '’', '\'']).any(|one| one == word);
    let others = |word: &str| all.iter().filter(|other| *other != name && has(other, word)).count();
    // What stands before an apostrophe is an article.
    let bare = |word: &'n str| word.rsplit(['’', '\'']).find(|part| part.chars().count() > 1).unwrap_or(word);
    let words = || name.split_whitespace().map(bare).filter(|word| word.chars().count() > 3);
    let own = words().find(|word| others(word) == 0);
    own.or_else(|| words().next()).or_else(|| name.split_whitespace().next()).unwrap_or("?")
}

#[cfg(test)]
mod tests {
    use super::{codes, codes_beside};

    fn check(names: &[&str], expected: &[&str]) {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        assert_eq!(codes(&names), expected);
    }

    #[test]
    fn codes_come_from_the_word_that_tells() {
        check(&["Kalliope", "Theron", "The Stone Bull"], &["Ka", "Th", "St"]);
        check(&["Gate of fire", "Gate of plants", "Gate of stone"], &["Fi", "Pl", "St"]);
    }

    #[test]
    fn names_that_begin_alike_have_different_codes() {
        check(&["Marta", "Marco", "Marco"], &["Ma", "Mr", "Mc"]);
        check(&["wolf", "wolf", "wolf", "wolf"], &["Wo", "Wl", "Wf", "W1"]);
        check(&["", "o"], &["?1", "O1"]);
        check(&["Tern", "Turret 1", "Turret 3"], &["Te", "T1", "T3"]);
        check(&["Tower 12", "Tower 13", "Quay 1"], &["To", "Tw", "Qu"]);
    }

    #[test]
    fn places_have_other_codes_than_the_pieces_on_them() {
        let names = |all: &[&str]| all.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        let (pieces, places) = (names(&["Tern", "Kestrel"]), names(&["The Teeth", "turret 3"]));
        let standing = codes(&pieces);
        assert_eq!(standing, ["Te", "Ke"]);
        assert_eq!(codes_beside(&places, &standing), ["Tt", "Tu"]);
        assert_eq!(codes_beside(&places, &[]), ["Te", "Tu"]);
    }
}
