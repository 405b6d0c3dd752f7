//! Identifiers of tables: one for links and rows, and a join code to say aloud.

use crate::StoreError;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Which table. It is random and long, so a table that is not public cannot be found by guessing. Written in twelve letters and figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TableId(pub(crate) i64);

/// What is said aloud to join a table: six letters and figures that are not mistaken for one another. Read back whatever the case,
/// and with spaces or hyphens in between.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct JoinCode(String);

/// A text that names no table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadId(String);

const FIGURES: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 12;
const SPOKEN: &[u8] = b"ACDEFGHJKLMNPQRTUVWXY34679";
const SPOKEN_LENGTH: usize = 6;

impl TableId {
    /// A new one.
    pub fn random() -> Result<TableId, StoreError> {
        Ok(TableId((random_bits()? >> (64 - 5 * LENGTH)) as i64))
    }
}

impl JoinCode {
    /// A new one. Whether another table has it already is found out when it is written.
    pub fn random() -> Result<JoinCode, StoreError> {
        let mut bits = random_bits()?;
        let mut code = String::new();
        for _ in 0..SPOKEN_LENGTH {
            code.push(SPOKEN[(bits % SPOKEN.len() as u64) as usize] as char);
            bits /= SPOKEN.len() as u64;
        }
        Ok(JoinCode(code))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn random_bits() -> Result<u64, StoreError> {
    getrandom::u64().map_err(|error| StoreError::Failed(format!("the system gives no random numbers: {error}")))
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let figure = |n: usize| FIGURES[(self.0 >> (5 * n)) as usize & 31] as char;
        f.write_str(&(0..LENGTH).rev().map(figure).collect::<String>())
    }
}

impl FromStr for TableId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<TableId, BadId> {
        let bad = || BadId(text.to_owned());
        if text.len() != LENGTH {
            return Err(bad());
        }
        let place = |byte| FIGURES.iter().position(|figure| *figure == byte).ok_or_else(bad);
        let id = text.bytes().try_fold(0, |id, byte| Ok(id << 5 | place(byte)? as i64))?;
        Ok(TableId(id))
    }
}

impl FromStr for JoinCode {
    type Err = BadId;

    fn from_str(text: &str) -> Result<JoinCode, BadId> {
        let heard = text.chars().filter(|c| !c.is_whitespace() && *c != '-');
        let code: String = heard.map(|c| c.to_ascii_uppercase()).collect();
        let good = code.len() == SPOKEN_LENGTH && code.bytes().all(|byte| SPOKEN.contains(&byte));
        good.then_some(JoinCode(code)).ok_or_else(|| BadId(text.to_owned()))
    }
}

impl fmt::Display for JoinCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.to_string()
    }
}

impl TryFrom<String> for TableId {
    type Error = BadId;
    fn try_from(text: String) -> Result<TableId, BadId> {
        text.parse()
    }
}

impl From<JoinCode> for String {
    fn from(code: JoinCode) -> String {
        code.0
    }
}

impl TryFrom<String> for JoinCode {
    type Error = BadId;
    fn try_from(text: String) -> Result<JoinCode, BadId> {
        text.parse()
    }
}

impl fmt::Display for BadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” names no table", self.0)
    }
}

impl std::error::Error for BadId {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_back_from_what_it_writes() {
        for _ in 0..100 {
            let id = TableId::random().unwrap();
            assert!(id.0 >= 0);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        assert_eq!(TableId(0).to_string(), "000000000000");
        for bad in ["", "00000000000", "00000000000o", "0000000000000", "è0000000000"] {
            assert!(bad.parse::<TableId>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_code_is_heard_whatever_the_case_and_the_pauses() {
        let code = JoinCode::random().unwrap();
        let (first, last) = code.as_str().split_at(3);
        let spoken = format!(" {} - {}", first.to_lowercase(), last);
        assert_eq!(spoken.parse(), Ok(code));
        assert!("ABCDEF".parse::<JoinCode>().is_err(), "B sounds like D and is not used");
    }
}
