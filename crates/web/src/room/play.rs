//! The game at a table: answers that fit the question a page showed, also when others have answered meanwhile.

use shelf::AnySession;
use store::Ledger;
use table::{Refusal, Seat, Text, Viewer};

/// A running or finished game.
pub struct Play {
    pub session: Box<dyn AnySession>,
    /// What of it is kept already, where it is kept.
    pub ledger: Option<Ledger>,
    /// Since which number each seat's own question has been the same.
    asked_since: Vec<usize>,
    /// What each seat is asked, to notice when that changes.
    asked: Vec<Option<Seen>>,
    /// What each seat answered last, to know the same post when it comes twice.
    last: Vec<Option<Given>>,
}

/// A question as its seat sees it.
type Seen = (Text, Vec<String>);

/// An answer that was taken.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Given {
    question: usize,
    words: String,
}

/// What became of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    Now,
    /// It is the same as the last one, posted twice.
    Before,
}

impl Play {
    pub fn new(session: Box<dyn AnySession>) -> Play {
        let seats = session.holders().len();
        let mut play = Play {
            session,
            ledger: None,
            asked_since: vec![0; seats],
            asked: vec![None; seats],
            last: vec![None; seats],
        };
        play.look(None);
        play
    }

    /// Takes an answer to the question a page showed. A question that has been the same for this seat since then is still meant, even
    /// if others have answered theirs meanwhile.
    pub fn answer(&mut self, seat: Seat, question: usize, words: &str) -> Result<Taken, Refusal> {
        let given = Given {
            question,
            words: words.to_owned(),
        };
        let Some(since) = self.asked_since.get(seat.index()).copied() else {
            return Err(Refusal::NotYou);
        };
        if self.last[seat.index()].as_ref() == Some(&given) {
            return Ok(Taken::Before);
        }
        let now = self.session.number();
        let meant = if (since..=now).contains(&question) {
            now
        } else {
            question
        };
        self.session.answer(seat, meant, words)?;
        self.last[seat.index()] = Some(given);
        self.look(Some(seat));
        Ok(Taken::Now)
    }

    /// Looks again at what everybody is asked, after `seat` or something else has changed it.
    pub fn look(&mut self, seat: Option<Seat>) {
        let number = self.session.number();
        let query = self.session.question();
        for n in 0..self.asked.len() {
            let who = Seat(n as u8);
            let seen = query
                .as_ref()
                .filter(|query| query.asked.seats().contains(who))
                .map(|query| {
                    let options = self.session.options(who);
                    (
                        query.prompt.text.clone(),
                        options.into_iter().map(|option| option.notation).collect(),
                    )
                });
            if seen != self.asked[n] || seat.is_none_or(|seat| seat == who) {
                self.asked_since[n] = number;
            }
            self.asked[n] = seen;
        }
    }

    /// Whether two seats of one screen would show each other something: then a curtain is drawn between them.
    pub fn hides(&self, seats: &[Seat]) -> bool {
        let mut scenes = seats.iter().map(|seat| self.session.scene(Viewer::Seat(*seat)));
        let first = scenes.next();
        scenes.any(|scene| Some(scene) != first)
    }

    pub fn is_asked(&self, seat: Seat) -> bool {
        self.session.persons_asked().contains(seat)
    }

    pub fn is_over(&self) -> bool {
        self.session.outcome().is_some()
    }
}
