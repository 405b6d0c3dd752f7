//! The saved form of a game: its beginning, a row for every answer, and occasional snapshots.

use crate::{Moment, StoreError, TableInfo};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use table::{Holder, LogLine, Record, Seat, Snapshot, Viewer};

/// A game that has just been set up: its header, and what happened before its first question.
#[derive(Debug, Clone, PartialEq)]
pub struct Beginning {
    pub(crate) record: Record,
    pub(crate) log: Vec<LogLine>,
}

impl Beginning {
    /// From the whole record of a session nobody has answered in yet (or of a fork), and its log as a referee reads it.
    pub fn new(record: Record, log: Vec<LogLine>) -> Beginning {
        Beginning { record, log }
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
    pub log: Vec<LogLine>,
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
    /// How long the log was after that row. Older snapshots do not say; then the whole log is read with them.
    #[serde(default)]
    pub logged: Option<Logged>,
}

/// How many lines of a log each viewer may read.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logged {
    pub all: u32,
    pub onlookers: u32,
    pub seats: Vec<u32>,
}

impl Logged {
    /// As a game's log tells it, which has this many seats.
    pub fn by(seats: usize, logged: impl Fn(Viewer) -> usize) -> Logged {
        let of = |viewer| logged(viewer) as u32;
        let seats = (0..seats).map(|seat| of(Viewer::Seat(Seat(seat as u8)))).collect();
        Logged { all: of(Viewer::Referee), onlookers: of(Viewer::Onlooker), seats }
    }

    pub fn of(&self, viewer: Viewer) -> usize {
        let count = match viewer {
            Viewer::Referee => Some(&self.all),
            Viewer::Onlooker => Some(&self.onlookers),
            Viewer::Seat(seat) => self.seats.get(seat.index()),
        };
        count.map_or(0, |count| *count as usize)
    }

    /// What is left of it without these lines; `None` if it has fewer.
    pub(crate) fn without(&self, lines: &[LogLine]) -> Option<Logged> {
        let left = |count: u32, viewer: Viewer| {
            count.checked_sub(lines.iter().filter(|line| viewer.sees(line.seen)).count() as u32)
        };
        let seats = (0..).zip(&self.seats).map(|(seat, count)| left(*count, Viewer::Seat(Seat(seat))));
        Some(Logged {
            all: left(self.all, Viewer::Referee)?,
            onlookers: left(self.onlookers, Viewer::Onlooker)?,
            seats: seats.collect::<Option<_>>()?,
        })
    }
}

impl KeptSnapshot {
    /// Whether nothing that is in the checkpoint was taken back later.
    pub(crate) fn stands(&self, later: &[Row]) -> bool {
        let later = later.iter().flat_map(|row| &row.entry.lines);
        Snapshot::stands_after(self.tail.iter().chain(later).map(String::as_str))
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
    /// The log as a referee reads it: all of it, or the last lines.
    pub log: Vec<LogLine>,
    /// How much of the log comes before that and was not read.
    pub unread: Logged,
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
    let figure = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    hash.finalize().iter().take(16).flat_map(|byte| [figure(byte >> 4), figure(byte & 15)]).collect()
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
