//! Icons, by name.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A picture by its name, such as `d12`: one that every game may use ([`SHARED_ICONS`](crate::looks::SHARED_ICONS)), or one of the game's own
/// ([`Looks::icons`](crate::Looks::icons)).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Icon(pub Cow<'static, str>);

impl Icon {
    /// Its name in the list of icons.
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl From<&'static str> for Icon {
    fn from(name: &'static str) -> Icon {
        Icon(Cow::Borrowed(name))
    }
}

impl From<String> for Icon {
    fn from(name: String) -> Icon {
        Icon(Cow::Owned(name))
    }
}

impl From<&Icon> for Icon {
    fn from(icon: &Icon) -> Icon {
        icon.clone()
    }
}

/// One of the game's own [pictures](crate::Looks::pictures), by its name.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Picture(pub Cow<'static, str>);

impl Picture {
    /// Its name among the game's pictures.
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl From<&'static str> for Picture {
    fn from(name: &'static str) -> Picture {
        Picture(Cow::Borrowed(name))
    }
}

impl From<String> for Picture {
    fn from(name: String) -> Picture {
        Picture(Cow::Owned(name))
    }
}
