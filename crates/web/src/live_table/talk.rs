//! What passes at a table besides the game: chat, hints, agreements.

use store::Moment;
use table::{Seat, Seats, Thought};

/// How many lines of chat a table shows.
pub const CHAT: usize = 200;

/// A line of chat. One without a seat is an onlooker's; one without a name is the table's own, about what happened to a seat, and stands in
/// the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatLine {
    pub at: Moment,
    pub seat: Option<Seat>,
    pub name: String,
    pub said: String,
    /// After how many lines of the whole log it stands, for the table's own.
    pub line: Option<usize>,
}

/// Somebody asks the others to take an answer back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UndoAsk {
    pub by: Seat,
    /// The number of the question that waits; with another one the request has lapsed.
    pub number: usize,
    /// Whose consent it takes: of all others who hold a seat's secret, also while a bot plays for them.
    pub needed: Seats,
    pub agreed: Seats,
}

/// A hint for a seat, as long as the question is the same.
#[derive(Debug, Clone, PartialEq)]
pub struct Hint {
    pub seat: Seat,
    pub number: usize,
    pub answer: String,
    /// What the bot expects of each option, the best first.
    pub thoughts: Vec<Thought>,
}

/// A fault in the rules that was met at this table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    pub said: String,
    pub report: String,
}

#[derive(Debug)]
pub struct Talk {
    pub chat: Vec<ChatLine>,
    pub undo: Option<UndoAsk>,
    pub hints: Vec<Hint>,
    pub faults: Vec<Fault>,
    /// For each seat that some want a bot to take over: who wants it.
    pub votes: Vec<(Seat, Seats)>,
    /// When each seat's holder was last heard of, by whichever process.
    seen: Vec<(Seat, Moment)>,
    /// Who was heard of by this process since that was last told to the others.
    heard: Seats,
    /// Since when it is noted who is heard of. What was before is unknown, and whoever is unknown counts as just seen.
    pub since: Moment,
}

impl Default for Talk {
    fn default() -> Talk {
        Talk {
            chat: Vec::new(),
            undo: None,
            hints: Vec::new(),
            faults: Vec::new(),
            votes: Vec::new(),
            seen: Vec::new(),
            heard: Seats::NOBODY,
            since: Moment::now(),
        }
    }
}

impl Talk {
    /// Whether somebody waits for what others say to a request.
    pub fn has_requests(&self) -> bool {
        self.undo.is_some() || !self.votes.is_empty()
    }

    pub fn say(&mut self, seat: Option<Seat>, name: String, said: String) {
        self.chat.push(ChatLine { at: Moment::now(), seat, name, said, line: None });
        self.trim();
    }

    /// The table itself notes something, after this many lines of the whole log.
    pub fn note(&mut self, said: String, line: usize) {
        self.chat.push(ChatLine { at: Moment::now(), seat: None, name: String::new(), said, line: Some(line) });
    }

    /// Keeps the newest lines that people said.
    pub fn trim(&mut self) {
        let mut over = self.said().count().saturating_sub(CHAT);
        self.chat.retain(|line| {
            let stays = line.line.is_some() || over == 0;
            over -= usize::from(!stays);
            stays
        });
    }

    /// What people said.
    pub fn said(&self) -> impl DoubleEndedIterator<Item = &ChatLine> {
        self.chat.iter().filter(|line| line.line.is_none())
    }

    /// The table's own notes, each with how many lines of the whole log stand before it. One that was made before something was taken back
    /// stands no later than one that was made after.
    pub fn notes(&self) -> Vec<(usize, &ChatLine)> {
        let mut notes: Vec<_> = self.chat.iter().filter_map(|line| Some((line.line?, line))).collect();
        let mut least = usize::MAX;
        for (line, _) in notes.iter_mut().rev() {
            least = least.min(*line);
            *line = least;
        }
        notes
    }

    pub fn hint(&self, seat: Seat, number: usize) -> Option<&Hint> {
        self.hints.iter().find(|hint| hint.seat == seat && hint.number == number)
    }

    /// Forgets what concerned an older question. The whole log has this many lines now: what was noted after lines that were taken back
    /// stands at its end.
    pub fn moved_on(&mut self, number: usize, logged: usize) {
        self.chat.iter_mut().filter_map(|line| line.line.as_mut()).for_each(|line| *line = logged.min(*line));
        self.hints.retain(|hint| hint.number == number);
        self.undo = self.undo.filter(|ask| ask.number == number);
    }

    pub fn heard(&mut self, seats: &[Seat]) {
        for seat in seats {
            self.heard_elsewhere(*seat);
            self.heard = self.heard.with(*seat);
        }
    }

    /// As [`Talk::heard`], by another process.
    pub fn heard_elsewhere(&mut self, seat: Seat) {
        self.seen.retain(|(other, _)| *other != seat);
        self.seen.push((seat, Moment::now()));
    }

    /// Who is to be told of to other processes.
    pub fn take_heard(&mut self) -> Seats {
        std::mem::replace(&mut self.heard, Seats::NOBODY)
    }

    /// Whether a seat's holder has not been heard of for this many minutes.
    pub fn absent(&self, seat: Seat, minutes: i64) -> bool {
        self.absent_at(Moment::now(), seat, minutes)
    }

    fn absent_at(&self, now: Moment, seat: Seat, minutes: i64) -> bool {
        let last = self.seen.iter().find(|(other, _)| *other == seat);
        let last = last.map_or(self.since, |(_, at)| (*at).max(self.since));
        now.0 - last.0 > minutes * 60_000
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_unknown_counts_as_just_seen() {
        let (seat, other) = (Seat(0), Seat(1));
        let mut talk = Talk::default();
        let after = |talk: &Talk, minutes: i64| Moment(talk.since.0 + minutes * 60_000 + 1);
        assert!(!talk.absent_at(talk.since, seat, 3), "just opened");
        assert!(!talk.absent_at(after(&talk, 2), seat, 3));
        assert!(talk.absent_at(after(&talk, 3), seat, 3), "three minutes from then on");
        talk.seen.push((seat, after(&talk, 2)));
        assert!(!talk.absent_at(after(&talk, 4), seat, 3));
        assert!(talk.absent_at(after(&talk, 4), other, 3));
        talk.since = after(&talk, 4);
        assert!(!talk.absent_at(after(&talk, 2), seat, 3) && !talk.absent_at(after(&talk, 2), other, 3));
    }
}
