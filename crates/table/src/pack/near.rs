//! "Did you mean": the nearest of some words.

/// The word that is most like `word`, if one is like enough to be worth naming: it differs by at most a third of its letters.
///
/// ```
/// assert_eq!(table::pack::nearest("posidon", ["zeus", "poseidon"]), Some("poseidon"));
/// assert_eq!(table::pack::nearest("hera", ["zeus", "poseidon"]), None);
/// ```
pub fn nearest<'a>(word: &str, words: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let allowed = (word.chars().count() / 3).max(1);
    words
        .into_iter()
        .map(|other| (distance(&word.to_lowercase(), &other.to_lowercase()), other))
        .filter(|(distance, _)| *distance <= allowed)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, other)| other)
}

/// `; did you mean …?`, or nothing.
pub(super) fn did_you_mean<'a>(word: &str, words: impl IntoIterator<Item = &'a str>) -> String {
    nearest(word, words).map_or_else(String::new, |near| format!("; did you mean `{near}`?"))
}

/// The same for whoever checks words and not files.
pub fn near_words<'a>(word: &str, words: impl IntoIterator<Item = &'a str>) -> String {
    did_you_mean(word, words)
}

/// How many letters must be added, removed, replaced, or swapped with their neighbour to make one word of the other.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for i in 0..one.len() {
        let mut row = vec![i + 1];
        for j in 0..other.len() {
            let replaced = last[j] + usize::from(one[i] != other[j]);
            let mut best = replaced.min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && one[i] == other[j - 1] && one[i - 1] == other[j] {
                best = best.min(before[j - 1] + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut last, row);
    }
    last[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_counts_single_slips() {
        assert_eq!(distance("", ""), 0);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("cuont", "count"), 1);
        assert_eq!(distance("perche", "perché"), 1);
        assert_eq!(distance("kitten", "sitting"), 3);
    }

    #[test]
    fn only_a_near_word_is_suggested_and_case_does_not_matter() {
        assert_eq!(nearest("draw", ["Gain", "Draw"]), Some("Draw"));
        assert_eq!(nearest("x", ["Gain", "Draw"]), None);
        assert_eq!(nearest("wrat", []), None);
        assert_eq!(did_you_mean("cost", ["coast"]), "; did you mean `coast`?");
        assert_eq!(did_you_mean("cost", ["effect"]), "");
    }
}
