//! Compares plain text with files kept beside this one. `TAVOLA_BLESS=1 cargo test` writes them anew; read the difference before keeping it.

use std::path::PathBuf;
use table::scene::plain::plain;
use table::words::Source;
use table::{Lang, Scene, Seat, SeatMap, Words};

/// Where a scene is read: the words of its game, the names at the table, and the reader's seat.
pub struct Setting {
    pub words: Words,
    pub names: SeatMap<String>,
    pub reader: Seat,
}

impl Setting {
    pub fn new(en: &'static str, it: &'static str, names: &[&str], reader: Seat) -> Setting {
        let sources = [Source::new("en.ftl", Lang::En, en), Source::new("it.ftl", Lang::It, it)];
        let words = Words::new(sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
        let names = names.iter().map(|name| name.to_string()).collect();
        Setting { words, names, reader }
    }

    /// The scene is sound, survives being written and read, has all its words in both languages, and reads as it should.
    pub fn check(&self, name: &str, scene: &Scene) {
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
                compare(&format!("{name}.{lang}.{width}.txt"), &told);
            }
        }
    }
}

fn compare(file: &str, told: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(file);
    if std::env::var_os("TAVOLA_BLESS").is_some() {
        std::fs::write(&path, told).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = kept.lines().zip(told.lines()).position(|(kept, told)| kept != told);
    let line = differs.unwrap_or_else(|| kept.lines().count().min(told.lines().count()));
    assert!(
        kept == told,
        "{file} differs from line {}:\nkept: {:?}\ntold: {:?}\n\n{told}",
        line + 1,
        kept.lines().nth(line).unwrap_or_default(),
        told.lines().nth(line).unwrap_or_default(),
    );
}
