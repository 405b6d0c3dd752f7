//! The difference of two packs: the entries that were changed, added or removed.

use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use table::pack::{Source, named_entries};

/// The names of the entries that differ between two packs. It depends on nothing that was played.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Aim {
    /// Entries that both have and that say something else.
    pub changed: Vec<String>,
    /// Entries that only the second has, and those that only the first has.
    pub added: Vec<String>,
    pub removed: Vec<String>,
    /// Files with a change outside all named entries.
    pub files: Vec<String>,
}

impl Aim {
    pub(super) fn new(a: &Source, b: &Source) -> Aim {
        let (a, b) = (entries(a), entries(b));
        let mut aim = Aim::default();
        let keys: BTreeSet<(&str, &str)> = a.keys().chain(b.keys()).copied().collect();
        for (file, name) in keys {
            let list = match (a.get(&(file, name)), b.get(&(file, name)), name) {
                (one, other, _) if one == other => continue,
                (.., "") => {
                    aim.files.push(file.to_owned());
                    continue;
                }
                (None, ..) => &mut aim.added,
                (_, None, _) => &mut aim.removed,
                _ => &mut aim.changed,
            };
            if list.iter().all(|known| known != name) {
                list.push(name.to_owned());
            }
        }
        aim
    }

    /// Every entry in which the packs differ.
    pub fn names(&self) -> impl Iterator<Item = &String> {
        self.changed.iter().chain(&self.added).chain(&self.removed)
    }

    /// Whether games can differ only where one of the named entries is in play.
    pub fn is_by_name(&self) -> bool {
        self.files.is_empty() && self.names().next().is_some()
    }
}

/// What is written in each entry, by file and name. A name that stands twice in a file has both.
fn entries(source: &Source) -> BTreeMap<(&str, &str), Vec<&str>> {
    let mut entries: BTreeMap<(&str, &str), Vec<&str>> = BTreeMap::new();
    for entry in named_entries(source) {
        entries.entry((entry.file, entry.name)).or_default().extend(entry.words);
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

    fn against(text: &str) -> Aim {
        let pack = |text| Source::embedded(&[("gods.ron", text), ("numbers.ron", "(die: 12)")]);
        Aim::new(&pack(BEFORE), &pack(text))
    }

    #[test]
    fn an_entry_is_changed_by_its_figures_and_by_its_words() {
        assert_eq!(against(BEFORE), Aim::default());
        assert_eq!(against(&BEFORE.replace("15", "18")).changed, ["ares"]);
        assert_eq!(against(&BEFORE.replace("life", "water")).changed, ["hera"]);
        assert_eq!(against(&BEFORE.replace("13, plots", "14, plots")).changed, ["hera"]);
    }

    #[test]
    fn an_entry_that_only_one_has_is_added_or_removed_and_its_neighbours_are_not_changed() {
        let more = BEFORE.replace("\n    ]", "\n        (slug: \"hestia\", eco: 2),\n    ]");
        let aim = against(&more);
        assert_eq!((aim.added, aim.changed, aim.removed), (vec!["hestia".to_owned()], vec![], vec![]));
        let pack = |text: &str| Source::embedded(&[("gods.ron", text)]);
        let aim = Aim::new(&pack(&more), &pack(BEFORE));
        assert_eq!((aim.removed, aim.changed, aim.added), (vec!["hestia".to_owned()], vec![], vec![]));
    }

    #[test]
    fn comments_and_space_change_nothing() {
        let spaced = BEFORE.replace("eco: 15", "eco:   15 /* much */").replace("),\n    ]", ")\n // the end\n ]");
        assert_eq!(against(&spaced), Aim::default());
    }

    #[test]
    fn figures_without_a_name_are_told_by_their_file() {
        let a = Source::embedded(&[("numbers.ron", "(die: 12)")]);
        let b = Source::embedded(&[("numbers.ron", "(die: 10)")]);
        let aim = Aim::new(&a, &b);
        assert_eq!((aim.files.clone(), aim.is_by_name()), (vec!["numbers.ron".to_owned()], false));
        assert!(aim.changed.is_empty());
    }
}
