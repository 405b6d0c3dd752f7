//! Many names in few words: *Slope 1–4, 6, 9–18*.

/// A name that ends in a number of at most four figures, in two pieces.
pub(super) fn numbered(name: &str) -> Option<(&str, u32)> {
    let (stem, number) = name.rsplit_once(' ')?;
    let number = number.parse().ok().filter(|number| *number < 10_000)?;
    Some((stem, number))
}

/// All of these names in their order; numbers after the same word are gathered into stretches.
pub(super) fn gather(names: &[String]) -> String {
    let mut written: Vec<String> = Vec::new();
    let mut rest = names;
    while let Some(first) = rest.first() {
        let taken = match numbered(first) {
            Some((stem, _)) => {
                rest.iter().take_while(|name| numbered(name).is_some_and(|(other, _)| other == stem)).count()
            }
            None => 1,
        };
        let (group, later) = rest.split_at(taken);
        written.push(match numbered(first) {
            Some((stem, _)) => format!("{stem} {}", stretches(group)),
            None => first.clone(),
        });
        rest = later;
    }
    let between = if written.len() > 1 && written.iter().any(|group| group.contains(',')) { "; " } else { ", " };
    written.join(between)
}

fn stretches(group: &[String]) -> String {
    let mut numbers: Vec<u32> = group.iter().filter_map(|name| Some(numbered(name)?.1)).collect();
    numbers.sort_unstable();
    let runs = numbers.chunk_by(|a, b| a + 1 == *b);
    let written = runs.map(|run| match run {
        [one] => one.to_string(),
        [one, two] => format!("{one}, {two}"),
        [first, .., last] => format!("{first}–{last}"),
        [] => String::new(),
    });
    written.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_after_the_same_word_are_gathered() {
        let names = |list: &[&str]| gather(&list.iter().map(|name| name.to_string()).collect::<Vec<_>>());
        assert_eq!(names(&["Slope 1", "Slope 2", "Slope 3", "Slope 5"]), "Slope 1–3, 5");
        assert_eq!(names(&["Slope 2", "Slope 1", "Flank 4", "The throne"]), "Slope 1, 2; Flank 4; The throne");
        assert_eq!(names(&["Flank 4", "The throne"]), "Flank 4, The throne");
        assert_eq!(names(&["Slope 4294967295", "Slope 1"]), "Slope 4294967295, Slope 1");
        assert_eq!(names(&[]), "");
    }
}
