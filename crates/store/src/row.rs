//! What is kept of a game: how it began, a row for every answer, and a snapshot now and then.

use crate::{Moment, StoreError, TableInfo};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use table::{Holder, Line, Record, RecordError, Seat, Seed, Snapshot};

/// A game that has just been set up: its header, and what happened before its first question.
#[derive(Debug, Clone, PartialEq)]
pub struct Beginning {
    pub(crate) record: Record,
    pub(crate) log: Vec<Line>,
}

impl Beginning {
    /// From the whole record of a session nobody has answered in yet (or of a fork), and its log as a referee reads it.
    pub fn read(record: &str, log: Vec<Line>) -> Result<Beginning, RecordError> {
        Ok(Beginning { record: Record::read(record)?, log })
    }
}

/// What one answer, undo or handing over added to a game. [`crate::Ledger::entry`] makes it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Who did it.
    pub seat: Option<Seat>,
    /// The lines of the record: the choice, and the draws it caused by value.
    pub lines: Vec<String>,
    /// How many lines of the log before it still stand: all of them, unless something was taken back.
    pub log_from: u32,
    /// The lines of the log it made.
    pub log: Vec<Line>,
}

/// An [`Entry`] as it is kept. Row 0 is what happened before the first answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Row {
    pub number: u32,
    pub at: Moment,
    #[serde(flatten)]
    pub entry: Entry,
}

/// A checkpoint, with all that is needed to go on from it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct KeptSnapshot {
    /// The last row that is in it.
    pub number: u32,
    pub snapshot: Snapshot,
    /// The lines of the record after the checkpoint, up to and with that row.
    pub tail: Vec<String>,
    /// Who held the seats.
    pub holders: Vec<Holder>,
}

impl KeptSnapshot {
    /// Whether nothing that is in the checkpoint was taken back later. If something was, the game cannot go on from here.
    pub(crate) fn stands(&self, later: &[Row]) -> bool {
        let lines = self.tail.iter().chain(later.iter().flat_map(|row| &row.entry.lines));
        let mut counting: usize = 0;
        for line in lines {
            let mut words = line.split(' ');
            counting = match words.next() {
                Some("hand") => counting,
                Some("undo") => {
                    let undone = words.nth(1).and_then(|undone| undone.parse().ok());
                    match undone.and_then(|undone| counting.checked_sub(undone)) {
                        Some(left) => left,
                        None => return false,
                    }
                }
                _ => counting + 1,
            };
        }
        true
    }
}

/// From where a table is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpenFrom {
    /// From a snapshot that is old enough for an undo to fit behind it, if there is one; else from the beginning.
    Snapshot,
    /// From the beginning: for the record, for a replay, and for undoing more than a snapshot allows.
    Beginning,
}

/// A table as it was kept.
#[derive(Debug, Clone, PartialEq)]
pub struct Kept {
    pub info: TableInfo,
    /// The header of its record, without lines.
    pub header: Record,
    pub snapshot: Option<KeptSnapshot>,
    /// All rows, or those after the snapshot.
    pub rows: Vec<Row>,
    /// The whole log, from the beginning, as a referee reads it.
    pub log: Vec<Line>,
}

impl Kept {
    /// The number of the last row. The next answer has the number after it.
    pub fn number(&self) -> u32 {
        let snapshot = self.snapshot.as_ref().map_or(0, |snapshot| snapshot.number);
        self.rows.last().map_or(snapshot, |row| row.number)
    }

    /// The lines to be played after the snapshot, or from the beginning, numbered from 1.
    pub fn lines(&self) -> Vec<(usize, String)> {
        let tail = self.snapshot.iter().flat_map(|snapshot| &snapshot.tail);
        let lines = tail.chain(self.rows.iter().flat_map(|row| &row.entry.lines));
        lines.enumerate().map(|(n, line)| (n + 1, line.clone())).collect()
    }

    /// The whole record, to be played again. `None` if the table was opened from a snapshot.
    pub fn record(&self) -> Option<Record> {
        let whole = self.snapshot.is_none();
        whole.then(|| Record { lines: self.lines(), ..self.header.clone() })
    }
}

/// A table as it is at one moment.
#[derive(Debug, Clone, PartialEq)]
pub struct Opened {
    pub info: TableInfo,
    /// `None` before the game begins.
    pub game: Option<Kept>,
}

/// The header of a record, as it is kept.
#[derive(Serialize, Deserialize)]
pub(crate) struct Header {
    game: String,
    rules: u32,
    pack: String,
    holders: Vec<Holder>,
    options: Vec<(String, String)>,
    seed: Seed,
    salt: String,
    real_dice: bool,
    inherited: usize,
    start: Option<String>,
}

impl From<&Record> for Header {
    fn from(record: &Record) -> Header {
        Header {
            game: record.game.clone(),
            rules: record.rules,
            pack: record.pack.clone(),
            holders: record.holders.clone(),
            options: record.options.clone(),
            seed: record.seed,
            salt: format!("{:032x}", record.salt),
            real_dice: record.real_dice,
            inherited: record.inherited,
            start: record.start.clone(),
        }
    }
}

impl Header {
    /// The record that has this header and no lines.
    pub(crate) fn record(self) -> Option<Record> {
        Some(Record {
            game: self.game,
            rules: self.rules,
            pack: self.pack,
            holders: self.holders,
            options: self.options,
            seed: self.seed,
            salt: u128::from_str_radix(&self.salt, 16).ok()?,
            real_dice: self.real_dice,
            inherited: self.inherited,
            start: self.start,
            lines: Vec::new(),
        })
    }
}

/// A row as the database gives it: number, when, seat, lines, how much of the log stands, log, and the sum of all that. Rows that an
/// older program wrote have no sum.
pub(crate) type RowRow = (i64, i64, Option<i64>, String, i64, String, Option<String>);

/// What was written, in short. It is not meant against those who could also write another sum: it tells of a disk, or of a hand, that
/// altered something by mistake.
pub(crate) fn sum(table: i64, parts: &[&str]) -> String {
    let mut hash = Sha256::new();
    hash.update(table.to_le_bytes());
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

/// Whether something is as it was written, as far as that can be told.
pub(crate) fn is_sound(table: i64, parts: &[&str], kept: Option<&str>) -> bool {
    kept.is_none_or(|kept| sum(table, parts) == kept)
}

fn parts(row: &RowRow) -> [String; 6] {
    let (number, at, seat, lines, log_from, log, _) = row;
    let seat = seat.map_or(String::new(), |seat| seat.to_string());
    [number.to_string(), at.to_string(), seat, lines.clone(), log_from.to_string(), log.clone()]
}

/// Refuses a row that is not as it was written.
pub(crate) fn check(table: i64, row: &RowRow) -> Result<(), StoreError> {
    let parts = parts(row);
    match is_sound(table, &parts.each_ref().map(String::as_str), row.6.as_deref()) {
        true => Ok(()),
        false => Err(altered(table, &format!("row {}", row.0))),
    }
}

/// Something of a table is not as it was written.
pub(crate) fn altered(table: i64, what: &str) -> StoreError {
    let table = crate::TableId(table);
    StoreError::Damaged(format!("{what} of table {table} is not as it was written"))
}

impl Row {
    pub(crate) fn read(table: i64, row: RowRow) -> Result<Row, StoreError> {
        check(table, &row)?;
        let (number, at, seat, lines, log_from, log, _) = row;
        Ok(Row {
            number: number as u32,
            at: Moment(at),
            entry: Entry {
                seat: seat.map(|seat| Seat(seat as u8)),
                lines: serde_json::from_str(&lines)?,
                log_from: log_from as u32,
                log: serde_json::from_str(&log)?,
            },
        })
    }

    pub(crate) fn write(&self, table: i64) -> Result<RowRow, StoreError> {
        let entry = &self.entry;
        let mut row = (
            i64::from(self.number),
            self.at.0,
            entry.seat.map(|seat| i64::from(seat.0)),
            serde_json::to_string(&entry.lines)?,
            i64::from(entry.log_from),
            serde_json::to_string(&entry.log)?,
            None,
        );
        let parts = parts(&row);
        row.6 = Some(sum(table, &parts.each_ref().map(String::as_str)));
        Ok(row)
    }
}

impl Beginning {
    pub(crate) fn row(&self, at: Moment) -> Row {
        Row {
            number: 0,
            at,
            entry: Entry {
                seat: None,
                lines: self.record.lines.iter().map(|(_, line)| line.clone()).collect(),
                log_from: 0,
                log: self.log.clone(),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Chance;

    fn stands(tail: &[&str], later: &[&str]) -> bool {
        let lines = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect();
        let snapshot = KeptSnapshot {
            number: 0,
            snapshot: Snapshot {
                game: String::new(),
                schema: 1,
                state: serde_json::Value::Null,
                chance: Chance::new(Seed::Proven(0)),
                lines: 0,
            },
            tail: lines(tail),
            holders: Vec::new(),
        };
        let entry = Entry { seat: None, lines: lines(later), log_from: 0, log: Vec::new() };
        let row = Row { number: 1, at: Moment(0), entry };
        snapshot.stands(&[row])
    }

    #[test]
    fn a_snapshot_stands_until_something_in_it_is_taken_back() {
        assert!(stands(&[], &[]));
        assert!(stands(&["1 drop 4"], &["undo 1 1"]));
        assert!(stands(&["1 drop 4"], &["roll d6 3", "hand 2 bot random", "undo 1 2"]));
        assert!(!stands(&[], &["undo 1 1"]));
        assert!(!stands(&["1 drop 4", "undo 1 1"], &["2 drop 4", "undo 2 2", "2 drop 4"]));
        assert!(!stands(&["hand 2 bot random"], &["undo 1 1"]), "a handing over is not taken back");
        assert!(!stands(&["1 drop 4"], &["undo 1 nonsense"]));
    }
}
