//! Moments: what a front-end shows for a second before play goes on.

use crate::Text;
use crate::scene::{Amount, Icon, Spot, Tone, Value};
use serde::{Deserialize, Serialize};

/// Something that deserves a moment on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Moment {
    /// Dice that were rolled.
    Roll(Roll),
    /// Something that everybody should notice.
    Banner(Banner),
}

/// Dice with everything that was added to them, and what came of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roll {
    /// What was rolled for.
    pub name: Text,
    /// The dice, in the order they are shown.
    pub dice: Vec<Die>,
    /// What was added, each with its name.
    pub terms: Vec<Value>,
    /// What it has to reach.
    pub against: Option<Amount>,
    /// The word for what came of it, once it is known, in its tone.
    pub outcome: Option<(Text, Tone)>,
}

/// One die of a roll.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Die {
    /// The name of the die where it can be chosen: options of the question point at it.
    pub id: Option<Spot>,
    /// How many sides it has.
    pub sides: u8,
    /// What it shows: a figure, or a word where its faces are other than figures.
    pub face: Text,
    /// What happened to it.
    pub state: DieState,
    /// What it costs to roll it again.
    pub price: Option<Text>,
    /// The colour of the die.
    pub tone: Tone,
}

/// What a die brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum DieState {
    /// It counts like the others.
    #[default]
    Plain,
    /// It succeeds.
    Hit,
    /// It fails.
    Miss,
    /// It was rolled again.
    Again,
}

/// A sentence over the board, with a card or an icon.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Banner {
    /// Its picture.
    pub icon: Option<Icon>,
    /// A card of the scene, or of [`Present::cards`](crate::Present::cards).
    pub card: Option<Spot>,
    /// Whether it is good or bad.
    pub tone: Tone,
    /// What happened, in a few words.
    pub title: Text,
    /// What that means.
    pub text: Option<Text>,
    /// What it touched on the table.
    pub spots: Vec<Spot>,
}

impl Roll {
    /// A roll by what it was for.
    pub fn new(name: impl Into<Text>) -> Roll {
        Roll { name: name.into(), dice: Vec::new(), terms: Vec::new(), against: None, outcome: None }
    }

    /// One more die.
    #[must_use]
    pub fn die(mut self, die: Die) -> Roll {
        self.dice.push(die);
        self
    }

    /// Something that was added.
    #[must_use]
    pub fn term(mut self, term: Value) -> Roll {
        self.terms.push(term);
        self
    }

    /// What it has to reach.
    #[must_use]
    pub fn against(mut self, against: impl Into<Amount>) -> Roll {
        self.against = Some(against.into());
        self
    }

    /// What came of it.
    #[must_use]
    pub fn outcome(mut self, text: impl Into<Text>, tone: Tone) -> Roll {
        self.outcome = Some((text.into(), tone));
        self
    }
}

impl Die {
    /// A die with figures on its faces.
    pub fn new(sides: u8, face: u8) -> Die {
        Die::showing(sides, Text::plain(face.to_string()))
    }

    /// A die that shows something else.
    pub fn showing(sides: u8, face: impl Into<Text>) -> Die {
        Die { id: None, sides, face: face.into(), state: DieState::Plain, price: None, tone: Tone::Neutral }
    }

    /// What it brings.
    #[must_use]
    pub fn state(mut self, state: DieState) -> Die {
        self.state = state;
        self
    }

    /// The name by which options point at it.
    #[must_use]
    pub fn id(mut self, id: impl Into<Spot>) -> Die {
        self.id = Some(id.into());
        self
    }

    /// What it costs to roll it again.
    #[must_use]
    pub fn price(mut self, price: impl Into<Text>) -> Die {
        self.price = Some(price.into());
        self
    }

    /// The colour of the die.
    #[must_use]
    pub fn tone(mut self, tone: impl Into<Tone>) -> Die {
        self.tone = tone.into();
        self
    }
}

impl Banner {
    /// A banner by its title.
    pub fn new(title: impl Into<Text>, tone: Tone) -> Banner {
        Banner { icon: None, card: None, tone, title: title.into(), text: None, spots: Vec::new() }
    }

    /// Gives it a picture.
    #[must_use]
    pub fn icon(mut self, icon: impl Into<Icon>) -> Banner {
        self.icon = Some(icon.into());
        self
    }

    /// Shows a card.
    #[must_use]
    pub fn card(mut self, card: impl Into<Spot>) -> Banner {
        self.card = Some(card.into());
        self
    }

    /// The sentence under the title.
    #[must_use]
    pub fn text(mut self, text: impl Into<Text>) -> Banner {
        self.text = Some(text.into());
        self
    }

    /// Something on the table that it is about.
    #[must_use]
    pub fn at(mut self, spot: impl Into<Spot>) -> Banner {
        self.spots.push(spot.into());
        self
    }
}

impl Moment {
    /// Every text for people in it.
    pub fn texts(&self) -> Vec<&Text> {
        match self {
            Moment::Roll(roll) => roll.texts(),
            Moment::Banner(banner) => [&banner.title].into_iter().chain(&banner.text).collect(),
        }
    }

    /// Every icon in it.
    pub fn icons(&self) -> Vec<&Icon> {
        match self {
            Moment::Roll(roll) => roll.terms.iter().filter_map(|term| term.icon.as_ref()).collect(),
            Moment::Banner(banner) => banner.icon.iter().collect(),
        }
    }
}

impl Roll {
    /// Every text for people in it.
    pub fn texts(&self) -> Vec<&Text> {
        let mut texts = vec![&self.name];
        texts.extend(self.dice.iter().flat_map(|die| [&die.face].into_iter().chain(&die.price)));
        let amounts = self.terms.iter().filter_map(|term| term.amount.as_ref()).chain(&self.against);
        texts.extend(amounts.filter_map(Amount::words));
        texts.extend(self.terms.iter().map(|term| &term.name));
        texts.extend(self.outcome.iter().map(|(text, _)| text));
        texts
    }
}

impl From<Roll> for Moment {
    fn from(roll: Roll) -> Moment {
        Moment::Roll(roll)
    }
}

impl From<Banner> for Moment {
    fn from(banner: Banner) -> Moment {
        Moment::Banner(banner)
    }
}
