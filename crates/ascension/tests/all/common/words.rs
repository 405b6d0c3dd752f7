//! What people read: texts as sentences, in both languages.

use ascension::Ascension;
use std::sync::LazyLock;
use table::{Lang, Rules, SeatMap, Text, Viewer, Words, words};
use testkit::Script;

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let kernel = [
        ("en", include_str!("../../../../table/locales/en.ftl")),
        ("it", include_str!("../../../../table/locales/it.ftl")),
    ];
    let all = kernel.iter().chain(Ascension::ABOUT.words);
    let sources = all.map(|(tag, ftl)| {
        let lang = Lang::ALL.into_iter().find(|lang| lang.tag() == *tag);
        words::Source::new(*tag, lang.expect("a language"), *ftl)
    });
    Words::new(sources).unwrap_or_else(|mistakes| panic!("{mistakes}"))
});

/// The words of the game and of the table.
pub fn words() -> &'static Words {
    &WORDS
}

/// The players of every test.
pub fn names() -> SeatMap<String> {
    let names = ["Ada", "Bruno", "Carla", "Dino", "Elio", "Fosca"];
    names.map(String::from).into_iter().collect()
}

/// A text as somebody who watches reads it. Nothing may be missing for it.
#[track_caller]
pub fn read(lang: Lang, text: &Text) -> String {
    read_by(Viewer::Onlooker, lang, text)
}

#[track_caller]
pub fn read_by(viewer: Viewer, lang: Lang, text: &Text) -> String {
    let names = names();
    let reader = words().reader(lang, viewer.seat(), &names);
    reader.try_render(text).unwrap_or_else(|missing| panic!("{} cannot be read: {missing:?}", text.key))
}

/// The log as a viewer reads it.
#[track_caller]
pub fn log_read_by(script: &Script<Ascension>, viewer: Viewer, lang: Lang) -> Vec<String> {
    let lines = script.log(viewer);
    lines.iter().map(|line| read_by(viewer, lang, &line.text)).collect()
}

/// Expectations about sentences.
pub trait Reads: Sized {
    /// These sentences stand in the log in this order, perhaps with others between them, as somebody who watches reads it.
    fn reads(self, lang: Lang, sentences: &[&str]) -> Self;
}

impl Reads for Script<Ascension> {
    #[track_caller]
    fn reads(self, lang: Lang, sentences: &[&str]) -> Self {
        let log = log_read_by(&self, Viewer::Onlooker, lang);
        let mut lines = log.iter();
        for sentence in sentences {
            assert!(lines.any(|line| line == sentence), "the log does not say “{sentence}” there:\n{}", log.join("\n"));
        }
        self
    }
}
