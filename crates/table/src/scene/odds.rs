//! Odds in a scene: what an option shows before somebody takes it.

use super::build::setters;
use super::{Tone, Value};
use crate::Text;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A chance as an exact fraction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chance {
    /// How many ways lead to it.
    pub ways: u64,
    /// How many ways there are.
    pub of: u64,
}

impl Chance {
    /// This many ways of this many. More ways than there are count as certain, and of nothing nothing comes.
    pub fn new(ways: u64, of: u64) -> Chance {
        Chance { ways: ways.min(of), of: of.max(1) }
    }

    /// Rounded to the nearest hundredth, but never 0 or 100 unless it is impossible or certain.
    pub fn percent(self) -> u8 {
        let (ways, of) = (u128::from(self.ways), u128::from(self.of.max(1)));
        match ways {
            0 => 0,
            _ if ways >= of => 100,
            _ => ((200 * ways + of) / (2 * of)).clamp(1, 99) as u8,
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}%", self.percent())
    }
}

/// The odds of one option.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Odds {
    /// The one figure beside the option.
    pub chance: Option<Chance>,
    /// What is rolled.
    pub roll: Option<Text>,
    /// What was added to the roll.
    pub terms: Vec<Value>,
    /// Pictures of what may come.
    pub shows: Vec<Show>,
    /// A few words under them.
    pub note: Option<Text>,
}

/// A picture of a distribution.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Show {
    /// The faces of a die.
    Die(DieShow),
    /// A bar for each result.
    Bars(BarShow),
}

/// The faces of one die and which of them win.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DieShow {
    /// What it is called, if it has a name.
    pub name: Option<Text>,
    /// What its colour says.
    pub tone: Tone,
    /// Its faces, in order.
    pub faces: Vec<DieFace>,
    /// A few words beside it.
    pub note: Option<Text>,
}

/// One face of a die.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DieFace {
    /// What it is called.
    pub label: Text,
    /// Whether it is a success.
    pub wins: bool,
}

/// A bar for each result.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BarShow {
    /// What it is called.
    pub name: Text,
    /// The bars, in order.
    pub bars: Vec<Bar>,
}

/// One result.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bar {
    /// What it is called.
    pub label: Text,
    /// How likely it is.
    pub chance: Chance,
    /// Whether it is a success.
    pub wins: bool,
}

impl Odds {
    /// Odds with one figure for the whole.
    pub fn new(chance: Chance) -> Odds {
        Odds { chance: Some(chance), ..Odds::open() }
    }

    /// Odds without one figure for the whole.
    pub fn open() -> Odds {
        Odds { chance: None, roll: None, terms: Vec::new(), shows: Vec::new(), note: None }
    }
}

setters!(Odds {
    some roll: Text,
    each term: Value => terms,
    each show: Show => shows,
    some note: Text,
});

impl DieShow {
    /// A die with the faces from 1 to `sides`, of which those from `least` on win.
    pub fn from_least(sides: u16, least: u16) -> DieShow {
        let face = |n: u16| DieFace { label: Text::plain(n.to_string()), wins: n >= least };
        DieShow { name: None, tone: Tone::Neutral, faces: (1..=sides).map(face).collect(), note: None }
    }

    /// How likely a success is.
    pub fn chance(&self) -> Chance {
        let wins = self.faces.iter().filter(|face| face.wins).count();
        Chance::new(wins as u64, self.faces.len() as u64)
    }
}

setters!(DieShow { some name: Text, set tone: Tone => tone, some note: Text });

impl BarShow {
    /// A picture without bars.
    pub fn new(name: impl Into<Text>) -> BarShow {
        BarShow { name: name.into(), bars: Vec::new() }
    }

    /// Adds a bar.
    #[must_use]
    pub fn bar(mut self, label: impl Into<Text>, chance: Chance, wins: bool) -> BarShow {
        self.bars.push(Bar { label: label.into(), chance, wins });
        self
    }
}

impl From<DieShow> for Show {
    fn from(show: DieShow) -> Show {
        Show::Die(show)
    }
}

impl From<BarShow> for Show {
    fn from(show: BarShow) -> Show {
        Show::Bars(show)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_certain_is_shown_as_certain() {
        let percent = |ways, of| Chance::new(ways, of).percent();
        assert_eq!(
            [percent(0, 6), percent(1, 1000), percent(8, 12), percent(999, 1000), percent(6, 6)],
            [0, 1, 67, 99, 100]
        );
        assert_eq!([percent(1, 8), percent(u64::MAX - 1, u64::MAX), percent(3, 0), percent(9, 6)], [13, 99, 0, 100]);
    }

    #[test]
    fn a_die_that_wins_from_a_face_on() {
        assert_eq!(DieShow::from_least(12, 5).chance(), Chance::new(8, 12));
        assert_eq!(DieShow::from_least(12, 13).chance().percent(), 0);
    }
}
