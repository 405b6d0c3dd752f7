//! What a comparison of packs is about: the entries in which they differ.

use std::collections::BTreeMap;
use table::pack::Source;

/// The names of the entries that differ between two packs. It depends on nothing that was played.
pub(super) fn changed(a: &Source, b: &Source) -> Vec<String> {
    let (a, b) = (entries(a), entries(b));
    let both = a
        .iter()
        .filter(|(name, text)| b.get(*name).is_some_and(|other| other != *text));
    both.map(|(name, _)| (*name).to_owned()).collect()
}

/// Every entry that has a name, and all that is written in it: from its `slug` or `id` to the next one. So files of any game are read.
fn entries(source: &Source) -> BTreeMap<&str, Vec<&str>> {
    let mut entries: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for text in source.paths().filter_map(|path| source.get(path)) {
        let (mut name, mut before) = (None, "");
        for (place, part) in text.split('"').enumerate() {
            let field = before.trim_end();
            if place % 2 == 1 && (field.ends_with("slug:") || field.ends_with("id:")) {
                name = Some(part);
            } else if let Some(name) = name {
                entries.entry(name).or_default().push(part);
            }
            before = part;
        }
    }
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: &str = r#"[
        (slug: "ares", icon: "war", eco: 15, first: Always([Spoils(3)])),
        (slug: "hera", icon: "life", eco: 13, plots: ["ares"]),
    ]"#;

    fn against(text: &str) -> Vec<String> {
        let pack = |text| Source::embedded(&[("gods.ron", text), ("numbers.ron", "(die: 12)")]);
        changed(&pack(BEFORE), &pack(text))
    }

    #[test]
    fn an_entry_is_changed_by_its_figures_and_by_its_words() {
        assert_eq!(against(BEFORE), Vec::<String>::new());
        assert_eq!(against(&BEFORE.replace("15", "18")), ["ares"]);
        assert_eq!(against(&BEFORE.replace("life", "water")), ["hera"]);
        assert_eq!(against(&BEFORE.replace("13, plots", "14, plots")), ["hera"]);
    }

    #[test]
    fn figures_without_a_name_are_no_entry() {
        let a = Source::embedded(&[("numbers.ron", "(die: 12)")]);
        let b = Source::embedded(&[("numbers.ron", "(die: 10)")]);
        assert_eq!(changed(&a, &b), Vec::<String>::new());
    }
}
