//! Ledgers: things of one kind, each with the same few figures.

use super::build::setters;
use super::{Amount, Icon, Line, Spot, Tone, Value};
use crate::Text;
use serde::{Deserialize, Serialize};

/// A table of figures: a head with a sign for each column, and a row for each thing.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ledger {
    /// What it is called.
    pub name: Text,
    /// What the columns count. Their amounts are not shown.
    pub heads: Vec<Value>,
    /// The rows, in order.
    pub entries: Vec<Entry>,
}

/// One row of a ledger.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Entry {
    /// Its name among all spots, if something may point at it.
    pub id: Option<Spot>,
    /// What it is called.
    pub name: Text,
    /// A few words under its name.
    pub note: Option<Text>,
    /// The sign that stands for it.
    pub icon: Option<Icon>,
    /// What its colour says.
    pub tone: Tone,
    /// Whether it stands out among its kind.
    pub rim: bool,
    /// A figure for each head.
    pub figures: Vec<Amount>,
    /// What is said of it under the row.
    pub lines: Vec<Line>,
    /// What more there is to know, folded away where room is scarce.
    pub more: Vec<Line>,
}

impl Ledger {
    /// A ledger without rows.
    pub fn new(name: impl Into<Text>, heads: impl IntoIterator<Item = Value>) -> Ledger {
        Ledger { name: name.into(), heads: heads.into_iter().collect(), entries: Vec::new() }
    }
}

setters!(Ledger { each entry: Entry => entries, all entries: Entry => entries });

impl Entry {
    /// A row with its figures.
    pub fn new<A: Into<Amount>>(name: impl Into<Text>, figures: impl IntoIterator<Item = A>) -> Entry {
        Entry {
            id: None,
            name: name.into(),
            note: None,
            icon: None,
            tone: Tone::Neutral,
            rim: false,
            figures: figures.into_iter().map(Into::into).collect(),
            lines: Vec::new(),
            more: Vec::new(),
        }
    }
}

setters!(Entry {
    some id: Spot,
    some note: Text,
    some icon: Icon,
    set tone: Tone => tone,
    set rim: bool => rim,
    all lines: Line => lines,
    all more: Line => more,
});
