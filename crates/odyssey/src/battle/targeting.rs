//! B3.4 to B3.28 · Whom a card is aimed at.

mod needs;

use super::card_conditions::{bit, titans_in};
use crate::ids::TitanId;
use crate::pack::Slice;
use crate::pack::schema::{By, Line, Measure, Modifier, Pick};
use crate::state::Odyssey;
use table::{Few, Play, Table};

/// What reading the lines of a card has brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Aim {
    /// The line that was taken.
    pub line: usize,
    /// Its targets, in the order in which they were chosen.
    pub targets: Few<TitanId, 4>,
}

impl Odyssey {
    /// B3.4 · The first line that can be taken, and its targets. `None`: the routine.
    pub(crate) fn read_lines(&mut self, table: &mut Table<Self>, lines: Slice<Line>) -> Play<Option<Aim>> {
        for line in 0..lines.len() {
            let read = self.pack.at(lines, line);
            if let Some(targets) = self.read_line(table, &read)? {
                return Ok(Some(Aim { line, targets }));
            }
        }
        Ok(None)
    }

    /// B3.5 · The targets of a line; `None` if it cannot be taken.
    fn read_line(&mut self, table: &mut Table<Self>, line: &Line) -> Play<Option<Few<TitanId, 4>>> {
        let fit = self.candidates(line);
        let targets = match line.pick {
            Pick::NoTarget => return Ok(Some(Few::new())),
            Pick::Zone(_) => return Ok(Some(Few::new())),
            Pick::All | Pick::Board => titans_in(fit).collect(),
            Pick::One(by) => self.choose_by(table, fit, by, 1)?,
            Pick::Titans(count, by) => self.choose_by(table, fit, by, count)?,
        };
        Ok((!targets.is_empty()).then_some(targets))
    }

    /// B3.20 · Up to so many, one after another.
    fn choose_by(&mut self, table: &mut Table<Self>, mut fit: u8, by: By, count: u8) -> Play<Few<TitanId, 4>> {
        let mut chosen = Few::new();
        let random = self.primordial_has(Modifier::RandomTargets);
        let by = if random { By::Chance } else { by };
        while fit != 0 && chosen.len() < count as usize {
            let fittest = match by {
                By::Chance => self.random_one_of(table, fit)?,
                by => self.fittest(fit, by),
            };
            if fittest == 0 {
                break;
            }
            let titan = self.break_tie(table, fittest, "B3.6")?;
            chosen.push(titan);
            fit &= !bit(titan);
        }
        Ok(chosen)
    }

    /// B3.5 · Those of a set whom the line's comparison prefers.
    fn fittest(&self, fit: u8, by: By) -> u8 {
        let distance = |titan: TitanId| i16::from(self.distance(titan).unwrap_or(u8::MAX));
        match by {
            By::Anyone | By::Chance => fit,
            By::Closest => least(fit, distance),
            By::Furthest => least(fit, |titan| -distance(titan)),
            By::LastToWound => fit & self.primordial.last_to_wound.map_or(0, bit),
            By::Least(measure) => least(fit, |titan| self.measure(titan, measure)),
            By::Most(measure) => least(fit, |titan| -self.measure(titan, measure)),
            By::Priority => fit & bit(self.priority),
        }
    }

    /// B3.17 · What is compared. Lying down is a condition (B22.3).
    fn measure(&self, titan: TitanId, measure: Measure) -> i16 {
        let sheet = self.titan(titan);
        let found = match measure {
            Measure::Stat(stat) => sheet.stat(stat).into(),
            Measure::Tokens(token) => self.tokens(titan, token).into(),
            Measure::Conditions => sheet.conditions.len() + usize::from(sheet.is_down()),
            Measure::Gear => sheet.gear.iter().filter(|card| !card.discarded).count(),
        };
        found as i16
    }

    /// B3.6 · One of several that are equally fit: the priority target, else the group chooses.
    pub(crate) fn break_tie(&mut self, table: &mut Table<Self>, titans: u8, rule: &'static str) -> Play<TitanId> {
        if titans & bit(self.priority) != 0 {
            return Ok(self.priority);
        }
        self.choose_titan_of(table, titans, "ask-target", rule)
    }
}

/// Those of a set with the least value.
fn least(titans: u8, value: impl Fn(TitanId) -> i16) -> u8 {
    let lowest = titans_in(titans).map(&value).min();
    let such = titans_in(titans).filter(|titan| Some(value(*titan)) == lowest);
    such.fold(0, |mask, titan| mask | bit(titan))
}
