//! Tales: a stretch of a story, to be read.

use super::build::setters;
use super::{Icon, Picture, Spot, Token};
use crate::Text;
use serde::{Deserialize, Serialize};

/// A page of a story: what it belongs to, its title, and paragraphs that are set for reading.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tale {
    /// Its name among all spots of the scene.
    pub id: Spot,
    /// What it belongs to, in a few words over the title.
    pub over: Option<Text>,
    /// The sign that goes with it.
    pub icon: Option<Icon>,
    /// Its title, if it has one.
    pub title: Option<Text>,
    /// What stands over the text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Picture>,
    /// What is read, a paragraph each.
    pub text: Vec<Text>,
    /// What it is about and what goes with it: traits, peril.
    pub tags: Vec<Token>,
}

impl Tale {
    /// A page on which nothing is written.
    pub fn new(id: impl Into<Spot>) -> Tale {
        Tale { id: id.into(), over: None, icon: None, title: None, picture: None, text: Vec::new(), tags: Vec::new() }
    }
}

setters!(Tale {
    some over: Text,
    some icon: Icon,
    some title: Text,
    some picture: Picture,
    each paragraph: Text => text,
    all paragraphs: Text => text,
    each tag: Token => tags,
    all tags: Token => tags,
});
