//! What one paragraph needs and where it leads, gathered once for all checks.

use crate::Entry;
use crate::language::Language;
use crate::paragraph::{Choice, Next, Outcome};
use table::Slug;
use table::pack::{Name, Written};

/// A way from one paragraph to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Link {
    pub to: Slug,
    pub kind: LinkKind,
}

/// How soon a way is taken, and how often.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinkKind {
    /// At once, whenever it comes to that.
    Always,
    /// At once, through an option that can be taken only once.
    Once,
    /// If the condition of the paragraph does not hold.
    Otherwise,
    /// On a later day, or at another time that an effect names.
    Later,
}

/// What a paragraph says of itself, with everything inside it.
#[derive(Debug, Clone)]
pub struct Outline<'p, L: Language> {
    pub entry: &'p Entry<L>,
    pub links: Vec<Link>,
    /// Whether one of its ways ends the adventure.
    pub ends: bool,
    /// Keys that must have words.
    pub must: Vec<String>,
    /// Keys that may have words.
    pub may: Vec<String>,
    pub effects: Vec<&'p L::Effect<Written>>,
    pub conditions: Vec<&'p L::Condition<Written>>,
    pub choices: Vec<&'p [Choice<L, Written>]>,
    pub rolls: Vec<Vec<u8>>,
    /// Names of outcomes: those that a trial can have, and those that it is given.
    pub trials: Vec<(&'static [&'static str], Vec<Slug>)>,
}

impl<'p, L: Language> Outline<'p, L> {
    pub fn of(entry: &'p Entry<L>) -> Outline<'p, L> {
        let mut outline = Outline {
            entry,
            links: Vec::new(),
            ends: false,
            must: Vec::new(),
            may: Vec::new(),
            effects: Vec::new(),
            conditions: Vec::new(),
            choices: Vec::new(),
            rolls: Vec::new(),
            trials: Vec::new(),
        };
        outline.gather();
        outline
    }

    fn gather(&mut self) {
        let paragraph = &self.entry.value;
        let key = format!("{}-{}", L::KEY, paragraph.id);
        let passes_on = matches!(paragraph.next, Next::Goto(_) | Next::Roll(_));
        if passes_on { &mut self.may } else { &mut self.must }.push(key.clone());
        self.conditions.extend(&paragraph.when);
        self.links.extend(paragraph.otherwise.map(|to| Link { to: to.slug, kind: LinkKind::Otherwise }));
        for aside in &paragraph.asides {
            self.conditions.push(&aside.when);
            self.must.push(format!("{key}-{}", aside.slug));
        }
        self.effects(&paragraph.effects);
        self.next(&paragraph.next, &key, LinkKind::Always);
    }

    fn effects(&mut self, effects: &'p [L::Effect<Written>]) {
        self.effects.extend(effects);
        self.links.extend(effects.iter().filter_map(L::leads).map(|to| Link { to, kind: LinkKind::Later }));
        self.ends |= effects.iter().any(L::is_final);
    }

    fn next(&mut self, next: &'p Next<L, Written>, key: &str, kind: LinkKind) {
        match next {
            Next::End => self.ends = true,
            Next::Goto(to) => self.links.push(Link { to: to.slug, kind }),
            Next::Choose { options, .. } => {
                self.choices.push(options);
                options.iter().for_each(|option| self.option(option, key, kind));
            }
            Next::Test { pass, fail, .. } => {
                self.outcome(pass, &format!("{key}-pass"), kind);
                self.outcome(fail, &format!("{key}-fail"), kind);
            }
            Next::GroupTest { each_fail, none, some, all, .. } => {
                self.effects(each_fail);
                for (outcome, name) in [(none, "none"), (some, "some"), (all, "all")] {
                    self.outcome(outcome, &format!("{key}-{name}"), kind);
                }
            }
            Next::Roll(rows) => {
                self.rolls.push(rows.iter().map(|(from, _)| *from).collect());
                let to = |(_, name): &(u8, Name<_>)| Link { to: name.slug, kind };
                self.links.extend(rows.iter().map(to));
            }
            Next::Trial(trial, outcomes) => {
                self.trials.push((L::outcomes(trial), outcomes.iter().map(|(name, _)| *name).collect()));
                outcomes.iter().for_each(|(name, outcome)| self.outcome(outcome, &format!("{key}-{name}"), kind));
            }
        }
    }

    fn option(&mut self, option: &'p Choice<L, Written>, key: &str, kind: LinkKind) {
        let key = format!("{key}-{}", option.slug);
        let kind = if option.once { LinkKind::Once } else { kind };
        self.conditions.extend(&option.when);
        self.effects(&option.pay);
        self.must.push(key.clone());
        self.words_after(&option.next, format!("{key}-then"));
        self.effects(&option.effects);
        self.next(&option.next, &key, kind);
    }

    fn outcome(&mut self, outcome: &'p Outcome<L, Written>, key: &str, kind: LinkKind) {
        self.words_after(&outcome.next, key.to_owned());
        self.effects(&outcome.effects);
        self.next(&outcome.next, key, kind);
    }

    /// Where a way ends, the reader is told how.
    fn words_after(&mut self, next: &Next<L, Written>, key: String) {
        if matches!(next, Next::End) { &mut self.must } else { &mut self.may }.push(key);
    }

    /// All keys that have or may have words.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.must.iter().chain(&self.may).map(String::as_str)
    }
}
