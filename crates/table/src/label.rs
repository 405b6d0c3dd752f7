//! How an option is described.

use crate::scene::{Amount, Chance, Icon, Mark, Odds, Spot, Tone};
use crate::verb::VerbName;
use crate::{Rule, Text};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Everything a front-end needs to offer an option: the words on the button, and what is behind it.
#[derive(Debug, Clone, PartialEq, Hash, Serialize, Deserialize)]
pub struct Label {
    /// The words on the button.
    pub text: Text,
    /// One line: what it costs, or where.
    pub detail: Option<Text>,
    /// Verb, object, place: how front-ends fold a long list.
    pub path: Vec<Text>,
    /// The rule behind it.
    pub rule: Option<Rule>,
    /// Its picture.
    pub icon: Option<Icon>,
    /// The things on the table that it points at.
    pub spots: Vec<Spot>,
    /// What it can bring.
    pub odds: Option<Odds>,
    /// The [verb](crate::Verb) that it falls under. Without one it falls under *More*.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verb: Option<VerbName>,
    /// What is touched, in order: the card, then the web; the weapon, then the target. Each step is any one of its spots, such as two copies
    /// of a card. Without steps, front-ends use the spots.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Vec<Spot>>,
    /// What it would do, in a few words, on the last thing that is touched. Without one, front-ends use the detail.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag: Option<Tag>,
    /// Whether it can simply be taken back.
    #[serde(default)]
    pub weight: Touch,
    /// What it would change, before and after.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Change>,
    /// What is drawn on the table while it is in hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub preview: Vec<Mark>,
    /// What tells it apart from the other options with the same steps: *silver*, a rotation. Such options are one target with several
    /// buttons.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<Text>,
}

/// What an option would do, in a few words.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tag {
    /// At most 28 characters, as far as names allow.
    pub text: Text,
    /// The form for boards on which many places are lit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub short: Option<Text>,
    /// Good, bad, or neither.
    #[serde(default)]
    pub tone: Tone,
    /// How likely it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<Chance>,
}

/// Whether an option can simply be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Touch {
    /// Nothing is revealed and nobody else acts: the last touch does it.
    #[default]
    Light,
    /// Dice, draws, or somebody else may answer: it is done only when it is confirmed.
    Heavy,
}

/// One figure before and after an option.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Change {
    /// What changes.
    pub name: Text,
    /// What it is now.
    pub from: Amount,
    /// What it would be.
    pub to: Amount,
    /// Whether that is good or bad.
    #[serde(default)]
    pub tone: Tone,
}

impl Label {
    /// An option by its words and its rule.
    pub fn new(text: impl Into<Text>, rule: impl Into<Rule>) -> Label {
        Label {
            text: text.into(),
            detail: None,
            path: Vec::new(),
            rule: Some(rule.into()),
            icon: None,
            spots: Vec::new(),
            odds: None,
            verb: None,
            steps: Vec::new(),
            tag: None,
            weight: Touch::Light,
            changes: Vec::new(),
            preview: Vec::new(),
            variant: None,
        }
    }

    /// What is behind it, in a sentence.
    #[must_use]
    pub fn detail(mut self, detail: impl Into<Text>) -> Label {
        self.detail = Some(detail.into());
        self
    }

    /// Where it is found among many: the verb first.
    #[must_use]
    pub fn path(mut self, path: impl IntoIterator<Item = Text>) -> Label {
        self.path = path.into_iter().collect();
        self
    }

    /// Gives it a picture.
    #[must_use]
    pub fn icon(mut self, icon: impl Into<Icon>) -> Label {
        self.icon = Some(icon.into());
        self
    }

    /// Points at a thing in the scene.
    #[must_use]
    pub fn at(mut self, spot: impl Into<Spot>) -> Label {
        self.spots.push(spot.into());
        self
    }

    /// Says what it can bring. What is rolled for is heavy.
    #[must_use]
    pub fn odds(mut self, odds: Odds) -> Label {
        self.odds = Some(odds);
        self.heavy()
    }

    /// Puts it under a verb.
    #[must_use]
    pub fn verb(mut self, verb: impl Into<VerbName>) -> Label {
        self.verb = Some(verb.into());
        self
    }

    /// The next thing that is touched.
    #[must_use]
    pub fn step(self, spot: impl Into<Spot>) -> Label {
        self.step_any([spot.into()])
    }

    /// The next thing that is touched: any one of these. Where there are none, it is no step.
    #[must_use]
    pub fn step_any(mut self, spots: impl IntoIterator<Item = Spot>) -> Label {
        let step: Vec<Spot> = spots.into_iter().collect();
        self.steps.extend((!step.is_empty()).then_some(step));
        self
    }

    /// Says what it would do, on the last thing that is touched.
    #[must_use]
    pub fn tag(mut self, tag: impl Into<Tag>) -> Label {
        self.tag = Some(tag.into());
        self
    }

    /// It reveals something, or lets somebody else act.
    #[must_use]
    pub fn heavy(mut self) -> Label {
        self.weight = Touch::Heavy;
        self
    }

    /// A figure that it would change.
    #[must_use]
    pub fn change(mut self, change: Change) -> Label {
        self.changes.push(change);
        self
    }

    /// Several figures that it would change.
    #[must_use]
    pub fn changes(mut self, changes: impl IntoIterator<Item = Change>) -> Label {
        self.changes.extend(changes);
        self
    }

    /// Something that is drawn while it is in hand.
    #[must_use]
    pub fn mark(mut self, mark: Mark) -> Label {
        self.preview.push(mark);
        self
    }

    /// What tells it apart from the others with the same steps.
    #[must_use]
    pub fn variant(mut self, variant: impl Into<Text>) -> Label {
        self.variant = Some(variant.into());
        self
    }

    /// What is touched for it: its steps, or, where it has none, one step with the things that it points at.
    pub fn touched(&self) -> SmallVec<[&[Spot]; 4]> {
        let only = Some(self.spots.as_slice()).filter(|spots| self.steps.is_empty() && !spots.is_empty());
        self.steps.iter().map(Vec::as_slice).chain(only).collect()
    }

    /// All things that are touched for it.
    pub fn touched_spots(&self) -> impl Iterator<Item = &Spot> {
        self.touched().into_iter().flatten()
    }

    /// Every text for people in it.
    pub fn texts(&self) -> Vec<&Text> {
        let mut texts = vec![&self.text];
        texts.extend(self.detail.iter().chain(&self.path).chain(&self.variant));
        texts.extend(self.odds.iter().flat_map(Odds::texts));
        texts.extend(self.tag.iter().flat_map(Tag::texts));
        texts.extend(self.changes.iter().flat_map(Change::texts));
        texts.extend(self.preview.iter().flat_map(Mark::texts));
        texts
    }
}

impl Tag {
    /// A few words.
    pub fn new(text: impl Into<Text>) -> Tag {
        Tag { text: text.into(), short: None, tone: Tone::Neutral, chance: None }
    }

    /// Good news.
    pub fn good(text: impl Into<Text>) -> Tag {
        Tag { tone: Tone::Good, ..Tag::new(text) }
    }

    /// Bad news.
    pub fn bad(text: impl Into<Text>) -> Tag {
        Tag { tone: Tone::Bad, ..Tag::new(text) }
    }

    /// The form for boards on which many places are lit.
    #[must_use]
    pub fn short(mut self, short: impl Into<Text>) -> Tag {
        self.short = Some(short.into());
        self
    }

    /// How likely it is.
    #[must_use]
    pub fn chance(mut self, chance: Chance) -> Tag {
        self.chance = Some(chance);
        self
    }

    /// Every text for people in it.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        [&self.text].into_iter().chain(&self.short)
    }
}

impl From<Text> for Tag {
    fn from(text: Text) -> Tag {
        Tag::new(text)
    }
}

impl Change {
    /// A figure before and after.
    pub fn new(name: impl Into<Text>, from: impl Into<Amount>, to: impl Into<Amount>) -> Change {
        Change { name: name.into(), from: from.into(), to: to.into(), tone: Tone::Neutral }
    }

    /// Whether that is good or bad.
    #[must_use]
    pub fn tone(mut self, tone: Tone) -> Change {
        self.tone = tone;
        self
    }

    fn texts(&self) -> impl Iterator<Item = &Text> {
        [Some(&self.name), self.from.words(), self.to.words()].into_iter().flatten()
    }
}
