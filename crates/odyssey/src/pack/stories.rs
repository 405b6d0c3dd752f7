//! Lines of story: which cards have one.

use super::Pack;
use std::collections::BTreeSet;
use std::sync::LazyLock;
use table::pack::Source;
use table::{Lang, Slug, Text};

/// The lines that ship.
static SHIPPED: LazyLock<BTreeSet<&str>> = LazyLock::new(|| keys(include_str!("../../locales/story.en.ftl")).collect());

/// The lines that a pack brings in its own `locales`. A card without a line of story has none printed: nobody reads a key for want of words.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stories(BTreeSet<String>);

impl Stories {
    pub(super) fn of(source: &Source) -> Stories {
        let brought = Lang::ALL.into_iter().filter_map(|lang| source.locale(lang.tag()));
        Stories(brought.flat_map(keys).map(str::to_owned).collect())
    }

    fn has(&self, key: &str) -> bool {
        SHIPPED.contains(key) || self.0.contains(key)
    }
}

/// The messages of a text that can be lines of story.
fn keys(ftl: &str) -> impl Iterator<Item = &str> {
    let messages = ftl.lines().filter_map(|line| line.split_once('=')).map(|(key, _)| key.trim_end());
    messages.filter(|key| key.ends_with("-text"))
}

impl Pack {
    /// The line of story of a card: of `gear`, `ai`, `part`, `trauma`, `godform`, `nymph` or `mnemos`.
    pub fn story(&self, kind: &str, slug: Slug) -> Option<Text> {
        let key = format!("{kind}-{slug}-text");
        self.stories.has(&key).then(|| Text::new(key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_ship_and_lines_that_a_pack_brings_are_known_and_no_others() {
        let source = Source::embedded(&[("locales/it.ftl", "# Note\nai-mine-text = Mia.\nai-mine = Mia")]);
        let stories = Stories::of(&source);
        assert!(stories.has("ai-mine-text") && stories.has("gear-fists-text"));
        assert!(!stories.has("ai-mine") && !stories.has("ai-yours-text"));
    }
}
