//! Compares plain text with files kept beside this one. `TAVOLA_BLESS=1 cargo test` rewrites them; read the difference before keeping it.

use crate::state::Ascension;
use std::path::PathBuf;
use table::scene::plain::plain;
use table::words::Source;
use table::{Lang, Rules, Scene, Seat, SeatMap, Viewer, Words};

/// Those who read scenes in a test.
pub struct Readers {
    words: Words,
    names: SeatMap<String>,
}

impl Readers {
    pub fn new() -> Readers {
        let sources = Ascension::ABOUT.words.iter().map(|(lang, words)| {
            let lang: Lang = lang.parse().expect("a language");
            Source::new(format!("{lang}.ftl"), lang, *words)
        });
        let words = Words::new(sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
        let names = ["Tomás", "Nora", "Iris", "Gio"].map(String::from).into_iter().collect();
        Readers { words, names }
    }

    /// What one language has and the other lacks.
    pub fn differences(&self) -> Vec<String> {
        self.words.check()
    }

    pub fn read(&self, lang: Lang, scene: &Scene, viewer: Viewer, width: usize) -> String {
        plain(scene, &self.words.reader(lang, viewer.seat(), &self.names), width)
    }

    /// Every text of the scene exists in both languages, and no line is too long.
    pub fn check(&self, scene: &Scene, viewer: Viewer, widths: &[usize]) {
        for lang in Lang::ALL {
            let reader = self.words.reader(lang, viewer.seat(), &self.names);
            for text in scene.texts() {
                let rendered = reader.try_render(text);
                rendered.unwrap_or_else(|missing| panic!("{text:?}: {missing:?}"));
            }
            for width in widths {
                let told = plain(scene, &reader, *width);
                let long = told.lines().find(|line| line.chars().count() > *width);
                assert_eq!(long, None, "longer than {width}");
            }
        }
    }

    /// The scene reads as it is kept.
    pub fn compare(&self, name: &str, scene: &Scene, reader: Seat) {
        for lang in Lang::ALL {
            for width in [80, 50] {
                let told = self.read(lang, scene, reader.into(), width);
                compare(&format!("{name}.{lang}.{width}.txt"), &told);
            }
        }
    }
}

fn compare(file: &str, told: &str) {
    testkit::snapshots::compare(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/scene/tests").join(file), told);
}
