//! The file format of records: a check at the end of each line, and consecutive answers of one player on one line.

use super::{RecordError, read_seat, wrong};
use crate::chance::hex;
use crate::text;
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// What stands between answers on one line.
const BETWEEN: &str = " / ";
/// How long a line may grow before the next answer begins another.
const WIDTH: usize = 100;

/// Writes lines, each with its check.
#[derive(Default)]
pub(super) struct Chain {
    pub(super) out: String,
    /// The digest of everything so far. A line shows the first bytes of it, but all of it goes into the next, so that a line altered
    /// by luck to the same check is found out one line later.
    digest: Vec<u8>,
}

impl Chain {
    pub(super) fn line(&mut self, body: &str) {
        let check = self.next(body);
        let _ = writeln!(self.out, "{body} ~{check}");
    }

    fn next(&mut self, body: &str) -> String {
        self.digest = Sha256::new().chain_update(&self.digest).chain_update(body).finalize().to_vec();
        hex(&self.digest[..2])
    }
}

/// The lines of a file without their checks, each with its number from 0; or the first line whose check does not hold.
pub(super) fn checked(file: &str) -> Result<Vec<(usize, &str)>, RecordError> {
    let mut chain = Chain::default();
    let mut bodies = Vec::new();
    for (n, line) in file.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let (body, told) = line.rsplit_once(" ~").unwrap_or((line, ""));
        if chain.next(body) != told.trim() {
            let key = if n == 0 { "table-not-a-record" } else { "table-record-altered" };
            return Err(wrong(n, text!(key, line = n + 1)));
        }
        bodies.push((n, body));
    }
    Ok(bodies)
}

pub(super) fn is_draw(line: &str) -> bool {
    line.starts_with("draw ")
}

/// The hand that gave an answer, and the answer.
fn answer(line: &str) -> Option<(&str, &str)> {
    let (hand, said) = line.split_once(' ')?;
    read_seat(hand).map(|_| (hand, said))
}

/// The lines with answers that one hand gave in a row put together.
pub(super) fn folded(lines: Vec<String>) -> Vec<String> {
    let mut folded: Vec<String> = Vec::new();
    for line in lines {
        let joined = folded.last_mut().and_then(|last| {
            let (hand, said) = answer(&line)?;
            let fits = last.chars().count() + said.chars().count() <= WIDTH;
            (fits && answer(last)?.0 == hand).then(|| *last += &format!("{BETWEEN}{said}"))
        });
        if joined.is_none() {
            folded.push(line);
        }
    }
    folded
}

/// The lines that were put together in one.
pub(super) fn unfolded(line: &str) -> impl Iterator<Item = String> + use<'_> {
    let (hand, said) = answer(line).unwrap_or(("", line));
    let parts = if hand.is_empty() { 1 } else { usize::MAX };
    said.splitn(parts, BETWEEN).map(move |said| match hand {
        "" => said.to_owned(),
        hand => format!("{hand} {said}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(all: &[&str]) -> Vec<String> {
        all.iter().map(|line| (*line).to_owned()).collect()
    }

    #[test]
    fn answers_of_one_hand_in_a_row_share_a_line_and_come_apart_again() {
        let apart = lines(&["1 a", "1 b c", "1b d", "1b e", "roll d6 3", "1b f", "hand 2 person A / B", "2 g"]);
        let together = folded(apart.clone());
        assert_eq!(together, lines(&["1 a / b c", "1b d / e", "roll d6 3", "1b f", "hand 2 person A / B", "2 g"]));
        let again: Vec<String> = together.iter().flat_map(|line| unfolded(line)).collect();
        assert_eq!(again, apart);
    }

    #[test]
    fn long_lines_are_broken() {
        let apart: Vec<String> = (0..50).map(|n| format!("3b weave the-lion on circe {n}")).collect();
        let together = folded(apart.clone());
        assert!(together.iter().all(|line| line.chars().count() <= WIDTH + BETWEEN.len()));
        assert!(together.len() > 5);
        let again: Vec<String> = together.iter().flat_map(|line| unfolded(line)).collect();
        assert_eq!(again, apart);
    }

    #[test]
    fn an_altered_line_is_named_even_where_its_own_check_was_made_to_hold() {
        let mut chain = Chain::default();
        ["tavola record 1", "begin", "1 drop 4", "2 drop 5", "1 drop 6"].iter().for_each(|line| chain.line(line));
        assert!(checked(&chain.out).is_ok());
        let altered = chain.out.replace("1 drop 4", "1 drop 3");
        assert_eq!(checked(&altered).expect_err("it was altered").line, 3);
        // Some move has, by luck, the first bytes of the check of another; the line after it tells.
        let told = chain.out.lines().nth(2).and_then(|line| line.rsplit_once('~')).expect("a check").1;
        let mut before = Chain::default();
        ["tavola record 1", "begin"].iter().for_each(|line| before.line(line));
        let forged = (0..).map(|n| format!("1 drop {n}x"));
        let mut forged = forged.filter(|body| {
            let mut chain = Chain { out: String::new(), digest: before.digest.clone() };
            chain.next(body) == told
        });
        let body = forged.next().expect("sixteen bits are soon met");
        let altered = chain.out.replace("1 drop 4", &body);
        assert_eq!(checked(&altered).expect_err("it was altered").line, 4);
    }
}
