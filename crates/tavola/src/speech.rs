//! The program's own messages, in the reader's language.

use crate::exit::Exit;
use shelf::UnknownGame;
use std::env;
use table::words::Source;
use table::{Holder, Lang, Reader, Refusal, Seat, SeatMap, Text, Words, text};

/// The program's own sentences.
pub struct Speech {
    pub lang: Lang,
    own: Words,
}

impl Speech {
    pub fn new(lang: Lang) -> Speech {
        let sources = [
            Source::new("tavola/locales/en.ftl", Lang::En, include_str!("../locales/en.ftl")),
            Source::new("tavola/locales/it.ftl", Lang::It, include_str!("../locales/it.ftl")),
        ];
        let own = Words::new(sources).expect("a test reads the program's own words");
        Speech { lang, own }
    }

    pub fn say(&self, text: &Text) -> String {
        self.own.render(self.lang, text, &())
    }

    /// A sentence that ends the command.
    pub fn stop(&self, text: &Text) -> Exit {
        Exit::Said(self.say(text))
    }

    /// A sentence of a game that ends the command.
    pub fn stop_with(&self, words: &Words, text: &Text) -> Exit {
        Exit::Said(words.render(self.lang, text, &()))
    }

    pub fn refused(&self, words: &Words, refusal: &Refusal) -> Exit {
        self.stop_with(words, &refusal.text())
    }

    pub fn unknown_game(&self, unknown: &UnknownGame) -> Exit {
        let said = unknown.said.as_str();
        match unknown.near {
            Some(near) => self.stop(&text!("tavola-unknown-game-near", game = said, near = near)),
            None => {
                let known: Vec<Text> = unknown.known.iter().map(|slug| Text::plain(*slug)).collect();
                self.stop(&text!("tavola-unknown-game", game = said, known = known))
            }
        }
    }

    /// The names of those who sit at a table: people by their own, bots by their seat, as in the browser.
    pub fn names(&self, holders: &SeatMap<Holder>) -> SeatMap<String> {
        let name = |(seat, holder): (Seat, &Holder)| match holder {
            Holder::Person(name) => name.clone(),
            Holder::Bot(_) => self.say(&text!("tavola-bot", number = seat.0 + 1)),
        };
        holders.iter().map(name).collect()
    }

    /// Somebody who reads at a table, from a seat or from none.
    pub fn reader<'a>(&self, words: &'a Words, seat: Option<Seat>, names: &'a SeatMap<String>) -> Reader<'a> {
        words.reader(self.lang, seat, names)
    }
}

/// The language the system is set to, if the program speaks it; English otherwise.
pub fn lang_of_system() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| {
        let value = env::var(name).ok()?;
        (!value.is_empty()).then_some(value)
    });
    let tag = set.as_deref().and_then(|value| value.split(['_', '.', '-', '@']).next());
    tag.and_then(|tag| tag.parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    #[test]
    fn both_languages_say_the_same_things() {
        let speech = Speech::new(Lang::En);
        assert_eq!(speech.own.check(), Vec::<String>::new());
    }

    /// The message keys in quotes in a folder of sources.
    fn keys_named_in(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("the sources of this crate") {
            let path = entry.expect("a file or a folder").path();
            if path.is_dir() {
                keys_named_in(&path, found);
            } else {
                let source = fs::read_to_string(&path).expect("text");
                let quoted = source.split('"').filter(|word| word.starts_with("tavola-"));
                let keys = quoted.filter(|word| !word.ends_with('-') && !word.contains(' '));
                found.extend(keys.map(str::to_owned));
            }
        }
    }

    #[test]
    fn every_sentence_that_is_said_exists_and_every_one_that_exists_is_said() {
        let speech = Speech::new(Lang::En);
        let mut said = BTreeSet::new();
        keys_named_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut said);
        let own = speech.own.keys(Lang::En).filter(|key| key.starts_with("tavola-"));
        assert_eq!(said, own.map(str::to_owned).collect());
    }

    #[test]
    fn bots_are_named_by_their_seat_and_people_by_their_names() {
        let holders = [Holder::Person("Anna".to_owned()), Holder::Bot("greedy".to_owned())];
        let names = Speech::new(Lang::En).names(&holders.into_iter().collect());
        assert_eq!(names.values().collect::<Vec<_>>(), ["Anna", "Bot 2"]);
    }
}
