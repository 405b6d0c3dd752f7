//! B19.3 to B19.6 · The Kratos table of an attack.

use crate::ids::{Stat, TitanId};
use crate::pack::schema::{Keyword, KratosRow};
use crate::state::{Odyssey, Strike};

impl Odyssey {
    /// B19.1, B19.7 · The titan's Kratos table: of its newest pattern that has one, else of its sheet.
    pub(crate) fn kratos_rows(&self, titan: TitanId) -> &[KratosRow] {
        let titan = self.titan(titan);
        let patterns = titan.patterns.iter().rev().map(|id| &self.pack.patterns[id.index()]);
        let replaced = patterns.filter_map(|pattern| pattern.kratos.as_deref()).next();
        replaced.unwrap_or(&self.pack.class(titan.class).kratos)
    }

    /// B19.3 · The rows that are lit, each with its place.
    pub(crate) fn lit_rows(&self, titan: TitanId) -> impl Iterator<Item = (u8, &KratosRow)> {
        let rage = self.titan(titan).stat(Stat::Rage);
        let rows = self.kratos_rows(titan).iter().enumerate();
        rows.filter(move |(_, row)| row.rage <= rage)
            .map(|(n, row)| (n as u8, row))
    }

    /// B19.4 · The keywords of lit rows whose side is settled: those with one side, and those of which one was taken in this attack.
    pub(crate) fn settled_keywords(&self, strike: &Strike) -> impl Iterator<Item = (u8, Keyword)> {
        let rows = self.lit_rows(strike.titan);
        rows.flat_map(|(n, row)| {
            let side = strike.side_of(n, row).and_then(|side| row.sides.get(side as usize));
            side.into_iter().flatten().map(move |keyword| (n, *keyword))
        })
    }

    /// B19.4 · Takes a side of a row for the attack in progress.
    pub(crate) fn take_side(&mut self, row: u8, side: u8) {
        if let Some(strike) = self.strike_mut() {
            strike.rows_used |= u16::from((side + 1) & 3) << (2 * row.min(7));
        }
    }

    /// The titan's attack that is in progress, to change it.
    pub(crate) fn strike_mut(&mut self) -> Option<&mut Strike> {
        self.frames.innermost_mut(crate::state::Frame::as_strike_mut)
    }
}

impl Strike {
    /// B19.4 · The side of a row that was taken in this attack.
    pub fn taken_side(&self, row: u8) -> Option<u8> {
        let taken = self.rows_used >> (2 * row.min(7)) & 3;
        (taken as u8).checked_sub(1)
    }

    /// The side that counts: the one that was taken, or the only one.
    fn side_of(&self, n: u8, row: &KratosRow) -> Option<u8> {
        self.taken_side(n).or((row.sides.len() == 1).then_some(0))
    }
}
