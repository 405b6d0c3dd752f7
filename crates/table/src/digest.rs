//! What happened since a seat's last decision, sorted by how much it matters to that seat.

use crate::{LogLine, Seat, Weight};

/// One entry of a digest.
#[derive(Debug, Clone, PartialEq)]
pub enum Entry<'l> {
    /// Something that was aimed at the reader.
    Aimed(&'l LogLine),
    /// Something that everybody should notice.
    Great(&'l LogLine),
    /// All the rest that one seat did in a row, or that happened by itself, told by what matters most of it.
    Turn {
        /// Who did it.
        of: Option<Seat>,
        /// What matters most of it.
        best: &'l LogLine,
        /// All of it.
        lines: Vec<&'l LogLine>,
    },
}

/// Whether lines tell of anything but what the reader did. What is great is told of anybody: it may be the reader's own death. What nobody
/// did is news where it has a heading of its own: the turn of whom the game itself moves.
pub fn tells(lines: &[LogLine], me: Seat) -> bool {
    let matters = |line: &LogLine| line.weight >= Weight::Event && line.seat() != Some(me);
    let told = lines.iter().any(|line| is_of_others(line, me) || matters(line) || line.weight == Weight::Great);
    let under_a_heading = || lines.iter().skip_while(|line| !line.heading);
    told || under_a_heading().any(|line| !line.heading && line.seat().is_none() && line.weight > Weight::Note)
}

/// What others did last, before the reader's own turn.
pub fn before(lines: &[LogLine], me: Seat) -> &[LogLine] {
    let Some(last) = lines.iter().rposition(|line| is_of_others(line, me)) else {
        return &[];
    };
    let own = |line: &LogLine| !line.heading && line.seat() == Some(me);
    let first = lines[..last].iter().rposition(own).map_or(0, |line| line + 1);
    &lines[first..=last]
}

fn is_of_others(line: &LogLine, me: Seat) -> bool {
    !line.heading && line.seat().is_some_and(|seat| seat != me)
}

/// Sorts lines into entries: what was aimed at the reader, what is great, then one entry for each turn. Headings are left out.
pub fn entries(lines: &[LogLine], me: Option<Seat>) -> Vec<Entry<'_>> {
    let happened = || lines.iter().filter(|line| !line.heading);
    let is_aimed = |line: &LogLine| me.is_some_and(|me| line.aimed.contains(me));
    let is_great = |line: &LogLine| line.weight == Weight::Great && !is_aimed(line);
    let aimed = happened().filter(|line| is_aimed(line)).map(Entry::Aimed);
    let great = happened().filter(|line| is_great(line)).map(Entry::Great);
    let rest = happened().filter(|line| !is_aimed(line) && !is_great(line));
    let mut all: Vec<Entry> = aimed.chain(great).chain(turns(rest)).collect();
    // What merely followed from the reader's own turn is told where nothing else is.
    if !all.iter().all(|entry| entry.is_own_note(me)) {
        all.retain(|entry| !entry.is_own_note(me));
    }
    all
}

/// One entry for what each seat did in a row. What happens by itself belongs to whoever acted before.
fn turns<'l>(lines: impl Iterator<Item = &'l LogLine>) -> impl Iterator<Item = Entry<'l>> {
    let mut of = None;
    let mut turns: Vec<(Option<Seat>, Vec<&LogLine>)> = Vec::new();
    for line in lines {
        of = line.seat().or(of);
        match turns.last_mut().filter(|(seat, _)| *seat == of) {
            Some((_, lines)) => lines.push(line),
            None => turns.push((of, vec![line])),
        }
    }
    turns.into_iter().filter_map(|(of, lines)| {
        let best = lines.iter().rev().copied().max_by_key(|line| line.weight)?;
        Some(Entry::Turn { of, best, lines })
    })
}

impl<'l> Entry<'l> {
    /// The line that stands for it.
    pub fn best(&self) -> &'l LogLine {
        match self {
            Entry::Aimed(line) | Entry::Great(line) => line,
            Entry::Turn { best, .. } => best,
        }
    }

    /// Whether nothing in it matters and it belongs to the reader's own turn: nobody else has acted before it.
    fn is_own_note(&self, me: Option<Seat>) -> bool {
        matches!(self, Entry::Turn { of, best, .. } if best.weight == Weight::Note && (of.is_none() || *of == me))
    }

    /// How many lines it stands for besides.
    pub fn more(&self) -> usize {
        match self {
            Entry::Aimed(_) | Entry::Great(_) => 0,
            Entry::Turn { lines, .. } => lines.len() - 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text;

    #[test]
    fn what_was_aimed_at_the_reader_comes_first_then_what_is_great_then_the_turns() {
        let line = |key: &'static str, seat: u8| LogLine::by("B1", text!(key, who = Seat(seat)));
        let lines = [
            line("moves", 1),
            line("draws", 1).weight(Weight::Note),
            line("opens", 2).weight(Weight::Great),
            line("moves", 2),
            line("steals", 2).aimed(Seat(0)).weight(Weight::Great),
            LogLine::heading(text!("round")),
            line("gains", 2).weight(Weight::Event),
        ];
        let told = |me: u8| -> Vec<(String, usize)> {
            let told = entries(&lines, Some(Seat(me)));
            told.iter().map(|entry| (entry.best().text.key.to_string(), entry.more())).collect()
        };
        let read =
            |told: &[(&str, usize)]| told.iter().map(|(key, more)| ((*key).to_owned(), *more)).collect::<Vec<_>>();
        assert_eq!(told(0), read(&[("steals", 0), ("opens", 0), ("moves", 1), ("gains", 1)]));
        assert_eq!(told(1), read(&[("opens", 0), ("steals", 0), ("moves", 1), ("gains", 1)]));
    }

    #[test]
    fn what_followed_from_ones_own_turn_is_told_only_where_nothing_else_is() {
        let note = |key: &'static str| LogLine::by("B1", text!(key)).weight(Weight::Note);
        let income = LogLine::by("B1", text!("gains", who = Seat(0))).weight(Weight::Note);
        let keys = |lines: &[LogLine]| -> Vec<String> {
            entries(lines, Some(Seat(0))).iter().map(|entry| entry.best().text.key.to_string()).collect()
        };
        let other = LogLine::by("B1", text!("moves", who = Seat(1))).weight(Weight::Note);
        assert_eq!(keys(&[note("refilled"), other.clone(), note("closed"), income.clone()]), ["moves"]);
        assert_eq!(keys(&[note("refilled"), other, income.clone().weight(Weight::Event)]), ["moves", "gains"]);
        assert_eq!(keys(&[note("refilled"), income]), ["refilled", "gains"]);
    }

    #[test]
    fn whoever_has_acted_still_finds_what_others_did_before() {
        let line = |key: &'static str, seat: u8| LogLine::by("B1", text!(key, who = Seat(seat)));
        let lines =
            [line("weaves", 0), line("moves", 1), LogLine::heading(text!("round")), line("opens", 2), line("draws", 0)];
        let keys = |lines: &[LogLine]| lines.iter().map(|line| line.text.key.to_string()).collect::<Vec<_>>();
        assert_eq!(keys(before(&lines, Seat(0))), ["moves", "round", "opens"]);
        assert!(tells(&lines, Seat(0)) && !tells(&lines[4..], Seat(0)));
        assert!(before(&lines[4..], Seat(0)).is_empty());
        assert!(tells(&[line("dies", 0).weight(Weight::Great)], Seat(0)), "nobody misses the own death");
        let moved = || LogLine::by("B4", text!("moves"));
        let turn = [line("draws", 0), LogLine::heading(text!("their-turn")), moved()];
        assert!(tells(&turn, Seat(0)), "those whom the game moves have had a turn");
        assert!(!tells(&turn[..2], Seat(0)) && !tells(&[moved()], Seat(0)), "what follows from an answer is no news");
    }
}
