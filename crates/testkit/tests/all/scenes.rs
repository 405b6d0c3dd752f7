//! Whole scenes of two heavy games as plain text, compared with the files in this folder.

mod battle;
mod mountain;

use std::path::Path;
use table::scene::plain::plain;
use table::words::Source;
use table::{Lang, Scene, Seat, SeatMap, Words};
use testkit::snapshots::compare;

/// Where a scene is read: the words of its game, the names at the table, and the reader's seat.
struct Setting {
    words: Words,
    names: SeatMap<String>,
    reader: Seat,
}

impl Setting {
    fn new(en: &'static str, it: &'static str, names: &[&str], reader: Seat) -> Setting {
        let sources = [Source::new("en.ftl", Lang::En, en), Source::new("it.ftl", Lang::It, it)];
        let words = Words::new(sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
        let names = names.iter().map(|name| name.to_string()).collect();
        Setting { words, names, reader }
    }

    /// The scene is sound, survives being written and read, has all its words in both languages, and reads as it should.
    fn check(&self, name: &str, scene: &Scene) {
        assert_eq!(scene.faults(), Vec::<String>::new());
        let written = serde_json::to_string(scene).unwrap();
        assert_eq!(&serde_json::from_str::<Scene>(&written).unwrap(), scene);
        assert_eq!(self.words.check(), Vec::<String>::new());
        for lang in Lang::ALL {
            let reader = self.words.reader(lang, Some(self.reader), &self.names);
            for text in scene.texts() {
                reader.try_render(text).unwrap_or_else(|missing| panic!("{text:?}: {missing:?}"));
            }
            for width in [80, 40] {
                let told = plain(scene, &reader, width);
                let long: Vec<&str> = told.lines().filter(|line| line.chars().count() > width).collect();
                assert_eq!(long, Vec::<&str>::new(), "lines longer than {width}");
                let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/all/scenes");
                compare(kept.join(format!("{name}.{lang}.{width}.txt")), &told);
            }
        }
    }
}
