//! How an option is described.

use crate::scene::{Icon, Odds, Spot};
use crate::{Rule, Text};
use serde::{Deserialize, Serialize};

/// Everything a front-end needs to offer an option: the words on the button, and what stands behind it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
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
        }
    }

    /// What stands behind it, in a sentence.
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

    /// Says what it can bring.
    #[must_use]
    pub fn odds(mut self, odds: Odds) -> Label {
        self.odds = Some(odds);
        self
    }
}
