//! B19.3 to B19.6, B7.10.2 · The Kratos table of an attack, and what its rows do in the windows.

use super::abilities::Usable;
use super::keywords::keyword_name;
use super::windows::{adds_up, figure, with_figure};
use crate::choice::{Choice, PowerRef, Source};
use crate::ids::{Stat, TitanId};
use crate::pack::schema::{Keyword, KratosRow, Trigger};
use crate::state::{Odyssey, TitanAttack};
use smallvec::SmallVec;
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
    pub(crate) fn settled_keywords(&self, attack: &TitanAttack) -> impl Iterator<Item = (u8, Keyword)> {
        let rows = self.lit_rows(attack.titan);
        rows.flat_map(|(n, row)| {
            let side = attack.side_of(n, row).and_then(|side| row.sides.get(side as usize));
            side.into_iter().flatten().map(move |keyword| (n, *keyword))
        })
    }

    /// B19.4 · Takes a side of a row for the attack in progress.
    pub(crate) fn take_side(&mut self, row: u8, side: u8) {
        if let Some(attack) = self.titan_attack_mut() {
            attack.rows_used |= u16::from((side + 1) & 3) << (2 * row.min(7));
        }
    }

    /// B19.3, B21.48 · A keyword of a lit row that makes something not happen, if the titan's player takes that side of the row.
    pub(crate) fn row_averts(&mut self, table: &mut Table<Self>, titan: TitanId, keyword: Keyword) -> Play<bool> {
        let Some((row, side)) = self.row_side_with(titan, keyword) else {
            return Ok(false);
        };
        let options = [Choice::Pass, self.to_use(Source::Row(titan, row), PowerRef::Keyword(side))];
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
        let attack = self.attack_by(titan)?;
        self.lit_rows(titan).find_map(|(n, row)| {
            let side = row.sides.iter().position(|side| side.contains(&keyword))? as u8;
            let open = attack.taken_side(n).is_none_or(|taken| taken == side);
            open.then_some((n, side))
        })
    }

    /// B7.10.2, B19.3 · Rows whose side is settled do what is compulsory in this window; in the second, so do all others that can.
    pub(super) fn compulsory_rows(&mut self, table: &mut Table<Self>, titan: TitanId, now: Trigger) -> Play {
        for n in 0..self.kratos_rows(titan).len() as u8 {
            let Some(attack) = self.attack_by(titan).copied() else {
                return Ok(());
            };
            let Some((_, row)) = self.lit_rows(titan).find(|(place, _)| *place == n) else {
                continue;
            };
            let forced = |side: &Vec<Keyword>| side.iter().any(|word| is_forced_in(*word, now));
            let settled = attack.taken_side(n).or((row.sides.len() == 1).then_some(0));
            let side = match settled {
                Some(side) if row.sides.get(side as usize).is_some_and(forced) => side,
                None if now == Trigger::SecondWindow && row.sides.iter().any(forced) => {
                    self.ask_side(table, titan, n)?
                }
                _ => continue,
            };
            self.force_side(table, titan, n, side, now)?;
        }
        Ok(())
    }

    /// B19.4 · One of the sides of a row that work in the second window.
    fn ask_side(&mut self, table: &mut Table<Self>, titan: TitanId, row: u8) -> Play<u8> {
        let sides = self.kratos_rows(titan)[row as usize].sides.iter().enumerate();
        let works = |side: &[Keyword]| side.iter().any(|word| works_in(*word, Trigger::SecondWindow));
        let sides = sides.filter(|(_, side)| works(side)).map(|(side, _)| side as u8);
        let asked = table.ask(self.player(titan)).about("ask-row", "B19.4");
        asked.pick(sides, |side| self.to_use(Source::Row(titan, row), PowerRef::Keyword(side)))
    }

    /// What a player may do with rows in this window: take a side that is not settled, or use a movement of one that is.
    pub(super) fn voluntary_rows(&self, titan: TitanId, now: Trigger, found: &mut Usable) {
        let Some(attack) = self.attack_by(titan) else { return };
        for (n, row) in self.lit_rows(titan) {
            let source = Source::Row(titan, n);
            let settled = attack.taken_side(n).or((row.sides.len() == 1).then_some(0));
            let spent = attack.flexible_used & self.flexible_bit(source, true) != 0;
            for (side, keywords) in row.sides.iter().enumerate() {
                let one = (source, PowerRef::Keyword(side as u8));
                let other_side = settled.is_some_and(|settled| settled != side as u8);
                if other_side || spent {
                    continue;
                }
                let offered = keywords.iter().any(|word| self.row_offers(titan, *word, now, settled.is_some()));
                if offered {
                    found.push(one);
                }
            }
        }
    }

    /// Whether a keyword of a row is a reason to offer it now: something that may be done, or, before the power roll, dice that need a side.
    fn row_offers(&self, titan: TitanId, keyword: Keyword, now: Trigger, settled: bool) -> bool {
        let voluntary = keyword.is_voluntary();
        let serves = works_in(keyword, now) && self.keyword_serves(titan, keyword);
        let before_power = matches!(keyword, Keyword::PowerDie(_) | Keyword::Power(_)) && now == Trigger::FirstWindow;
        let open = !settled && (before_power || serves && now == Trigger::FirstWindow);
        serves && voluntary || open
    }

    /// B19.4 · The player uses a side of a row: it is taken if it was not settled, and does what it does in this window.
    pub(super) fn use_side(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        (row, side): (u8, u8),
        now: Trigger,
        done: &mut Usable,
    ) -> Play {
        let settled = self.kratos_rows(titan)[row as usize].sides.len() == 1
            || self.attack_by(titan).is_some_and(|attack| attack.taken_side(row).is_some());
        if !settled {
            self.force_side(table, titan, row, side, now)?;
        }
        for keyword in self.side_keywords(titan, row, side) {
            let serves = works_in(keyword, now) && self.keyword_serves(titan, keyword);
            if serves && keyword.is_voluntary() && self.titan(titan).is_alive() {
                self.use_row_movement(table, titan, (row, keyword), now, done)?;
            }
        }
        Ok(())
    }

    /// A side of a row is taken, and what is compulsory about it in this window happens.
    fn force_side(&mut self, table: &mut Table<Self>, titan: TitanId, row: u8, side: u8, now: Trigger) -> Play {
        self.take_side(row, side);
        for keyword in self.side_keywords(titan, row, side) {
            let serves = is_forced_in(keyword, now) && self.keyword_serves(titan, keyword);
            if serves {
                self.perform_keyword(table, titan, keyword)?;
            }
        }
        Ok(())
    }

    /// B19.6 · Other settled rows with the same keyword that this window has not used: where it stands, and its figure.
    pub(super) fn rows_alike(
        &self,
        titan: TitanId,
        keyword: Keyword,
        done: &Usable,
    ) -> SmallVec<[((Source, PowerRef), u8); 4]> {
        let Some(attack) = self.attack_by(titan).filter(|_| adds_up(keyword)) else {
            return SmallVec::new();
        };
        let alike = self.lit_rows(titan).filter_map(|(n, row)| {
            let source = Source::Row(titan, n);
            let side = attack.taken_side(n).or((row.sides.len() == 1).then_some(0))?;
            let spent = attack.flexible_used & self.flexible_bit(source, true) != 0;
            let one = (source, PowerRef::Keyword(side));
            let words = row.sides.get(side as usize)?.iter();
            let same = words.filter(|word| word.bit() == keyword.bit());
            let sum: u8 = same.map(|word| figure(*word)).sum();
            (sum > 0 && !spent && !done.contains(&one)).then_some((one, sum))
        });
        alike.collect()
    }

    pub(super) fn side_keywords(&self, titan: TitanId, row: u8, side: u8) -> SmallVec<[Keyword; 4]> {
        let side = self.kratos_rows(titan)[row as usize].sides.get(side as usize);
        side.into_iter().flatten().copied().collect()
    }

    /// B19.6 · A movement of a row adds up with that of cards that have the same keyword.
    fn use_row_movement(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        (row, keyword): (u8, Keyword),
        now: Trigger,
        done: &mut Usable,
    ) -> Play {
        let mut sum = figure(keyword);
        let mut spent = self.flexible_bit(Source::Row(titan, row), true);
        let flexible = keyword.moment() == Some(Trigger::EitherWindow);
        if adds_up(keyword) {
            let cards = self.in_window(titan, now, done).into_iter().filter_map(|other| {
                let word = self.keyword(other.0, other.1)?;
                (word.bit() == keyword.bit()).then(|| (other, figure(word)))
            });
            let cards: SmallVec<[_; 4]> = cards.collect();
            for (other, more) in cards.into_iter().chain(self.rows_alike(titan, keyword, done)) {
                sum = sum.saturating_add(more);
                spent |= if flexible { self.flexible_bit(other.0, true) } else { 0 };
                done.push(other);
            }
        }
        if let Some(attack) = self.titan_attack_mut() {
            attack.flexible_used |= spent;
        }
        self.rise_to_act(table, titan)?;
        self.perform_keyword(table, titan, with_figure(keyword, sum))
    }
}

impl TitanAttack {
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

/// Whether a keyword does something in this window, flexible ones included.
pub(super) fn works_in(keyword: Keyword, now: Trigger) -> bool {
    let moment = keyword.moment();
    moment == Some(now) || moment == Some(Trigger::EitherWindow)
}

/// Whether a keyword does something in this window that cannot be left out.
fn is_forced_in(keyword: Keyword, now: Trigger) -> bool {
    keyword.moment() == Some(now) && !keyword.is_voluntary()
}
