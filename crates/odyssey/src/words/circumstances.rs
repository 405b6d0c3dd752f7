//! Circumstances in words: what must be true, where, and who is meant. What only needs its own message has it by its declaration.

use crate::geometry::Direction;
use crate::ids::*;
use crate::pack::schema::*;
use crate::pack::{Pack, Slice};
use table::pack::Spoken;
use table::{Text, text};

impl Pack {
    /// Everything that must be true.
    pub fn say_whens(&self, whens: Slice<When>) -> Text {
        let said: Vec<Text> = self.all(whens).iter().map(|when| when.text(self)).collect();
        text!("all-of", list = said)
    }

    /// That one of these is true.
    pub fn say_any(&self, whens: Slice<When>) -> Text {
        let said = self.all(whens).iter().map(|when| when.text(self));
        let said = said.rev().reduce(|rest, first| text!("effect-or", first = first, rest = rest));
        said.unwrap_or_else(|| Text::new("effect-nothing"))
    }

    /// That none of these is true.
    pub fn say_not(&self, whens: Slice<When>) -> Text {
        text!("when-not", list = self.say_any(whens))
    }

    /// That diplomacy is in a section, or in one on that side of it.
    pub fn say_diplomacy(&self, section: Section, bound: Bound) -> Text {
        let key = match bound {
            Bound::Exactly => "when-diplomacy",
            Bound::OrBetter => "when-diplomacy-better",
            Bound::OrWorse => "when-diplomacy-worse",
        };
        text!(key, section = section.text())
    }

    /// That a value is at least this.
    pub fn say_at_least(&self, stat: Stat, value: u8) -> Text {
        text!("when-at-least", stat = stat.text(), value = value)
    }
}

/// The skill of a test, or that there is none.
pub(super) fn tested(tested: Tested) -> Text {
    match tested {
        Tested::Plainly => Text::new("tested-plainly"),
        Tested::By(which) => which.text(),
        Tested::ByEither(first, second) => text!("tested-either", first = first.text(), second = second.text()),
    }
}

/// Things of the pack are said by their names.
macro_rules! spoken_by_name {
    ($($id:ident),*) => {$(
        impl Spoken<Pack> for $id {
            fn speak(&self, message: Text, name: &'static str, pack: &Pack) -> Text {
                message.with(name, pack.name(*self))
            }
        }
    )*};
}

spoken_by_name!(ConditionId, GearId, NoteId, ObolId, ResourceId, TerrainId);

impl Spoken<Pack> for Direction {
    fn speak(&self, message: Text, name: &'static str, _: &Pack) -> Text {
        message.with(name, Text::new(format!("direction-{}", self.slug())))
    }
}

impl<P> Spoken<P> for Measure {
    fn speak(&self, message: Text, name: &'static str, _: &P) -> Text {
        let said = match self {
            Measure::Stat(which) => which.text(),
            Measure::Tokens(what) => what.text(),
            Measure::Conditions => Text::new("measure-conditions"),
            Measure::Gear => Text::new("measure-gear"),
        };
        message.with(name, said)
    }
}
