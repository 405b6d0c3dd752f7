//! Reports in the reader's language: names, numbers and sentences.

use crate::compare::FEWEST;
use crate::{CompareReport, Content, Finding, Interval, Report, Unused, Wins};
use std::collections::BTreeMap;
use table::words::{Source, capital};
use table::{Lang, Text, Words, text};

/// This many names stand in a sentence; of longer lists the rest is counted.
const NAMED: usize = 8;

/// Somebody who reads reports aloud.
pub struct Voice<'w> {
    pub lang: Lang,
    own: Words,
    game: &'w Words,
}

impl<'w> Voice<'w> {
    /// In a language, with the words of the game.
    pub fn new(lang: Lang, game: &'w Words) -> Voice<'w> {
        let sources = [
            Source::new("lab/locales/en.ftl", Lang::En, include_str!("../locales/en.ftl")),
            Source::new("lab/locales/it.ftl", Lang::It, include_str!("../locales/it.ftl")),
        ];
        let own = Words::new(sources).expect("a test reads the lab's own words");
        Voice { lang, own, game }
    }

    pub fn say(&self, text: &Text) -> String {
        self.own.render(self.lang, text, &())
    }

    /// A sentence or a word that needs no arguments.
    pub fn word(&self, key: &'static str) -> String {
        self.say(&Text::new(key))
    }

    /// Something that the game says.
    pub fn of_game(&self, text: &Text) -> String {
        self.game.render(self.lang, text, &())
    }

    /// What the game calls something, if it has a name for it.
    fn named(&self, key: String) -> Option<String> {
        let known = Lang::ALL.into_iter().any(|lang| self.game.has(lang, &key));
        known.then(|| self.of_game(&Text::new(key)))
    }

    /// The game itself.
    pub fn game(&self, slug: &'static str) -> String {
        self.named(slug.to_owned()).unwrap_or_else(|| slug.to_owned())
    }

    /// What the game calls a figure or an ending.
    pub fn key(&self, key: &str) -> String {
        self.named(key.to_owned()).unwrap_or_else(|| capital(key))
    }

    /// From when on the standing foretells the end.
    pub fn decided(&self, report: &Report) -> String {
        match report.decided {
            Some(at) => self.say(&text!("lab-course-decided", unit = report.length.unit, at = at)),
            None => self.word("lab-course-open"),
        }
    }

    /// A kind of option.
    pub fn kind(&self, kind: &str) -> String {
        self.named(format!("act-{kind}")).unwrap_or_else(|| kind.to_owned())
    }

    /// A sort of content, in the plural.
    pub fn sort(&self, sort: &str) -> String {
        self.named(format!("pieces-{sort}")).unwrap_or_else(|| sort.to_owned())
    }

    /// The unit of a game's length.
    pub fn unit(&self, unit: &str) -> String {
        self.say(&text!("lab-unit", unit = unit))
    }

    /// A card, or a faction that is one.
    pub fn piece(&self, report: &Report, key: &str) -> String {
        match report.piece(key) {
            Some(Content { name, .. }) => self.of_game(name),
            None => capital(key),
        }
    }

    /// Whose wins a row tells.
    pub fn whose(&self, report: &Report, row: &Wins) -> String {
        match row.by {
            "faction" | "card" => self.piece(report, &row.key),
            "scenario" => self.key(&row.key),
            by => self.whose_key(by, &row.key),
        }
    }

    /// A seat, a place in the order of play, a bot.
    pub fn whose_key(&self, by: &str, key: &str) -> String {
        self.say(&text!("lab-by", by = by, key = key))
    }

    /// A row of a comparison.
    pub fn compared(&self, names: &BTreeMap<String, Text>, by: &str, key: &str) -> String {
        match (by, names.get(key)) {
            ("faction" | "card", Some(name)) => self.of_game(name),
            ("faction" | "card", None) => capital(key),
            ("game", _) => self.say(&text!("lab-figure", key = key)),
            _ => self.whose_key(by, key),
        }
    }

    /// What a comparison is about, in sentences: what the packs differ in, and how many games had it.
    pub fn aim(&self, report: &CompareReport) -> Vec<String> {
        let aim = &report.aim;
        let name = |key: &String| Text::plain(self.compared(&report.names, "card", key));
        let names = |keys: &[String]| keys.iter().map(name).collect::<Vec<Text>>();
        let mut said = Vec::new();
        if !aim.changed.is_empty() {
            said.push(self.say(&text!("lab-aimed", names = names(&aim.changed))));
        }
        if !aim.added.is_empty() {
            said.push(self.say(&text!("lab-added", names = names(&aim.added))));
        }
        if !aim.removed.is_empty() {
            said.push(self.say(&text!("lab-removed", names = names(&aim.removed))));
        }
        if !aim.files.is_empty() {
            let files: Vec<Text> = aim.files.iter().map(|file| Text::plain(file.as_str())).collect();
            said.push(self.say(&text!("lab-changed-files", files = files)));
        }
        if aim.is_by_name() {
            let (touched, pairs) = (self.whole(report.touched), self.whole(report.pairs));
            said.push(self.say(&text!("lab-touched", touched = touched, pairs = pairs)));
        }
        let scarce: Vec<Text> = report.scarce().into_iter().map(name).collect();
        if !scarce.is_empty() {
            said.push(self.say(&text!("lab-scarce", names = scarce, fewest = FEWEST)));
        }
        said
    }

    /// A figure with this many decimals.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        let figures = format!("{number:.decimals$}");
        let is_nothing = figures.chars().all(|figure| matches!(figure, '-' | '0' | '.'));
        let figures = figures.replace('-', if is_nothing { "" } else { "−" });
        match self.lang {
            Lang::It => figures.replace('.', ","),
            Lang::En => figures,
        }
    }

    /// A whole number.
    pub fn whole(&self, number: u64) -> String {
        grouped(self.lang, number)
    }

    /// A part as a percentage, without the sign.
    pub fn hundredths(&self, part: f64) -> String {
        self.decimal(part * 100.0, 1)
    }

    pub fn percent(&self, part: f64) -> String {
        format!("{}%", self.hundredths(part))
    }

    /// From where to where.
    pub fn between(&self, interval: &Interval) -> String {
        format!("{}–{}", self.hundredths(interval.low), self.hundredths(interval.high))
    }

    /// Wins with the tenths that shared victories leave, and without where there are none.
    pub fn wins(&self, wins: f64) -> String {
        if (wins - wins.round()).abs() < 0.05 { self.whole(wins.round() as u64) } else { self.decimal(wins, 1) }
    }

    /// A finding as a sentence.
    pub fn finding(&self, report: &Report, finding: &Finding) -> String {
        match finding {
            Finding::Strong(share) | Finding::Weak(share) => self.share(report, share, finding),
            Finding::Order { by, first, last, .. } => self.say(&text!(
                "lab-finding-order",
                by = *by,
                sure = if finding.is_grave() { "yes" } else { "no" },
                first = self.percent(first.rate),
                last = self.percent(last.rate),
                margin = self.decimal(crate::finding::ORDER_MARGIN * 100.0, 0)
            )),
            Finding::NeverUsed { cards } => self.list("lab-finding-never-used", report, cards),
            Finding::NeverSeen { cards } => self.list("lab-finding-never-seen", report, cards),
            Finding::HardlyUsed { cards } => self.list("lab-finding-hardly-used", report, cards),
            Finding::DeadClauses { clauses } => self.list("lab-finding-dead-clauses", report, clauses),
            Finding::NeverTaken { kinds } => {
                let kinds: Vec<Text> = kinds.iter().map(|kind| Text::plain(self.kind(kind))).collect();
                self.say(&text!("lab-finding-never-taken", kinds = kinds))
            }
            Finding::Limit { rate } => self.say(&text!(
                "lab-finding-limit",
                rate = self.percent(rate.rate),
                most = self.percent(crate::finding::LIMIT)
            )),
            Finding::BrokenOff { games } => self.say(&text!("lab-finding-broken-off", count = *games)),
            Finding::Faulty { games } => self.say(&text!("lab-finding-faulty", count = *games)),
        }
    }

    /// How great a fault these games could have shown.
    pub fn could_have_seen(&self, report: &Report, shows: f64) -> String {
        let most = report.fair().max(1.0 - report.fair());
        if shows > most {
            return self.say(&text!("lab-could-have-seen-nothing"));
        }
        self.say(&text!("lab-could-have-seen", points = self.decimal(shows * 100.0, 1)))
    }

    fn share(&self, report: &Report, share: &crate::Share, finding: &Finding) -> String {
        let key = match (share.by, finding) {
            ("card", Finding::Strong(_)) => "lab-finding-card-strong",
            ("card", _) => "lab-finding-card-weak",
            (_, Finding::Strong(share)) if share.sure => "lab-finding-strong",
            (_, Finding::Weak(share)) if share.sure => "lab-finding-weak",
            (_, Finding::Strong(_)) => "lab-finding-perhaps-strong",
            _ => "lab-finding-perhaps-weak",
        };
        let sort = report.piece(&share.key).map_or("", |piece| piece.sort);
        self.say(&text!(
            key,
            name = self.piece(report, &share.key),
            rate = self.percent(share.interval.rate),
            between = self.between(&share.interval),
            fair = self.percent(share.fair),
            sort = self.sort(sort)
        ))
    }

    /// Cards or clauses by name, and how many more there are.
    fn list(&self, key: &'static str, report: &Report, rows: &[Unused]) -> String {
        let name = |row: &Unused| {
            let card = self.piece(report, &row.key);
            Text::plain(match &row.clause {
                Some(clause) => self.say(&text!("lab-clause", card = card, clause = clause.as_str())),
                None => self.say(&text!("lab-card", card = card)),
            })
        };
        let mut names: Vec<Text> = rows.iter().take(NAMED).map(name).collect();
        if rows.len() > NAMED {
            names.push(text!("lab-more", count = rows.len() - NAMED));
        }
        self.say(&text!(key, count = rows.len(), names = names))
    }
}

/// A number with its thousands separated as the language does it: 47,616 or 47.616.
fn grouped(lang: Lang, number: u64) -> String {
    let separator = match lang {
        Lang::En => ',',
        Lang::It => '.',
    };
    let digits = number.to_string();
    let mut out = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            out.push(separator);
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    #[test]
    fn numbers_are_grouped_in_threes() {
        assert_eq!(grouped(Lang::En, 7), "7");
        assert_eq!(grouped(Lang::En, 1234567), "1,234,567");
        assert_eq!(grouped(Lang::It, 123456), "123.456");
    }

    #[test]
    fn nothing_has_no_sign() {
        let nothing = Words::new([]).expect("the kernel's words");
        let voice = Voice::new(Lang::It, &nothing);
        assert_eq!((voice.decimal(-0.04, 1), voice.decimal(-0.06, 1)), ("0,0".to_owned(), "−0,1".to_owned()));
    }

    fn keys_named_in(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("the sources of this crate") {
            let path = entry.expect("a file or a folder").path();
            if path.is_dir() {
                keys_named_in(&path, found);
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                let source = fs::read_to_string(&path).expect("text");
                let quoted = source.split('"').filter(|word| word.starts_with("lab-"));
                found.extend(quoted.map(str::to_owned));
            }
        }
    }

    #[test]
    fn every_sentence_that_is_said_exists_in_both_languages_and_every_one_that_exists_is_said() {
        let nothing = Words::new([]).expect("the kernel's words");
        let voice = Voice::new(Lang::En, &nothing);
        assert_eq!(voice.own.check(), Vec::<String>::new());
        let mut said = BTreeSet::new();
        keys_named_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut said);
        said.remove("lab-");
        let own = voice.own.keys(Lang::En).filter(|key| key.starts_with("lab-"));
        assert_eq!(said, own.map(str::to_owned).collect());
    }
}
