//! The screen's own messages, in every language.

use table::words::Source;
use table::{Holder, Lang, Seat, SeatMap, Text, Words, text};

/// The screen's own sentences.
pub struct Speech {
    own: Words,
}

impl Default for Speech {
    fn default() -> Speech {
        let sources = [
            Source::new("terminal/locales/en.ftl", Lang::En, include_str!("../locales/en.ftl")),
            Source::new("terminal/locales/it.ftl", Lang::It, include_str!("../locales/it.ftl")),
        ];
        let own = Words::new(sources).expect("a test reads the screen's own words");
        Speech { own }
    }
}

impl Speech {
    pub fn say(&self, lang: Lang, text: &Text) -> String {
        self.own.render(lang, text, &())
    }

    /// The names of those who sit at a table: people by their own, bots by their seat, as in the browser.
    pub fn names(&self, lang: Lang, holders: &SeatMap<Holder>) -> SeatMap<String> {
        let name = |(seat, holder): (Seat, &Holder)| match holder {
            Holder::Person(name) if name.is_empty() => {
                self.say(lang, &text!("table-seat-unnamed", number = seat.0 + 1))
            }
            Holder::Person(name) => name.clone(),
            Holder::Bot(_) => self.say(lang, &text!("terminal-bot", number = seat.0 + 1)),
        };
        holders.iter().map(name).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(Speech::default().own.check(), Vec::<String>::new());
    }
}
