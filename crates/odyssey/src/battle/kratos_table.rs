//! B19.3 to B19.6 · The Kratos table of an attack.

use super::keywords::keyword_name;
use crate::choice::{Choice, Source, Which};
use crate::ids::{Stat, TitanId};
use crate::pack::schema::{Keyword, KratosRow};
use crate::state::{Odyssey, Strike};
use table::{Play, Prompt, Table, text};

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
        rows.filter(move |(_, row)| row.rage <= rage).map(|(n, row)| (n as u8, row))
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

    /// B19.3, B21.48 · A keyword of a lit row that makes something not happen, if the titan's player takes that side of the row.
    pub(crate) fn row_averts(&mut self, table: &mut Table<Self>, titan: TitanId, keyword: Keyword) -> Play<bool> {
        let Some((row, side)) = self.row_side_with(titan, keyword) else {
            return Ok(false);
        };
        let options = [Choice::Pass, self.to_use(Source::Row(titan, row), Which::Keyword(side))];
        let asked = table.ask(self.player(titan)).window();
        let prompt = || Prompt::new("ask-use", "B21.48");
        if asked.say(prompt).one(&options)? == Choice::Pass {
            return Ok(false);
        }
        self.take_side(row, side);
        table.log("B21.48", || text!("log-averts", titan = self.titan_name(titan), keyword = keyword_name(keyword)));
        Ok(true)
    }

    /// B19.4 · The side of a lit row that has this keyword, unless another side of it was taken in this attack.
    fn row_side_with(&self, titan: TitanId, keyword: Keyword) -> Option<(u8, u8)> {
        let strike = self.strike_by(titan)?;
        self.lit_rows(titan).find_map(|(n, row)| {
            let side = row.sides.iter().position(|side| side.contains(&keyword))? as u8;
            let open = strike.taken_side(n).is_none_or(|taken| taken == side);
            open.then_some((n, side))
        })
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
