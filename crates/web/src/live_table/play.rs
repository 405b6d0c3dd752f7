//! The game at a table: answers that fit the question a page showed, also when others have answered meanwhile.

use crate::app_state::NO_SALT;
use shelf::{AnySession, Offered, Opening, Query};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use store::{KeptSnapshot, Ledger, Logged};
use table::scene::SeatLine;
use table::{LogLine, Refusal, Seat, SeatMap, Snapshot, StandingOrder, Text, Viewer};

/// A running or finished game.
pub struct Play {
    pub session: Box<dyn AnySession>,
    /// What of it is kept already, where it is kept.
    pub ledger: Option<Ledger>,
    /// Whether the session begins at a snapshot: what was before is only in the store.
    pub short: bool,
    /// The number of what has happened last, and so of the question that waits. Where the game is kept it is that of the last row, which is
    /// the same in every process and after every opening.
    number: usize,
    /// How often something was taken back, and how long the log was last: as long as the first is the same, the log has only grown.
    rewound: usize,
    logged: usize,
    /// The question that waits.
    query: Option<Query>,
    /// What each seat can answer to it: made when somebody first wants to know, and the same for everybody who reads or shows it.
    options: Vec<OnceLock<Arc<[Offered]>>>,
    /// Since which number each seat's own question has been the same.
    asked_since: Vec<usize>,
    /// What each seat is asked, to notice when that changes.
    asked: Vec<Option<u64>>,
    /// What each seat answered last, to know the same post when it comes twice.
    last: Vec<Option<Given>>,
    /// What was answered just now. It counts as given once it is kept.
    given: Option<(Seat, Given)>,
    /// Where the session begins, if not at its game's beginning.
    pub origin: Option<Arc<Origin>>,
    /// How it went, found out when somebody first looks back, and good until something more happens.
    course: Mutex<Option<(Looked, Arc<Course>)>>,
}

/// Who looked back, and when.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Looked {
    by: Viewer,
    number: usize,
    rewound: usize,
}

/// How a game went.
pub struct Course {
    /// The rounds, or whatever the game counts its length in.
    pub rounds: Vec<Round>,
    /// Moments from the first to the last.
    pub moments: Vec<PastMoment>,
}

/// Where a round began.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Round {
    /// This many answers had been given.
    pub given: usize,
    /// The game's length then.
    pub number: u32,
}

/// How things stood at a moment of a game.
pub struct PastMoment {
    /// This many answers had been given.
    pub given: usize,
    /// What stood beside the seats.
    pub seats: Vec<SeatLine>,
    /// What bots thought of everybody's prospects: once the game is over, knowing everything.
    pub chances: Option<SeatMap<f32>>,
}

/// At this many moments, about, a game is looked at to see how it went.
const MOMENTS: usize = 24;

impl Course {
    fn of(session: &dyn AnySession, viewer: Viewer) -> Course {
        let (rounds, last) = (rounds(session), session.given());
        let each = rounds.len().div_ceil(MOMENTS).max(1);
        let steps = last.clamp(1, MOMENTS);
        let mut moments: Vec<usize> = match rounds.len() {
            // A game of few rounds is looked at between them too.
            ..MOMENTS_BY_ROUND => (0..=steps).map(|n| last * n / steps).collect(),
            _ => [0].into_iter().chain(rounds.iter().map(|round| round.given).step_by(each)).chain([last]).collect(),
        };
        moments.dedup();
        // What was hidden is hidden no more once the game is over.
        let judge = if session.outcome().is_some() { Viewer::Referee } else { viewer };
        let moment = |given: usize| {
            let then = session.at(given);
            PastMoment { given, seats: then.scene(viewer).seats, chances: then.chances(judge) }
        };
        Course { moments: moments.into_iter().map(moment).collect(), rounds }
    }
}

/// With fewer rounds than this they are no measure of how a game went.
const MOMENTS_BY_ROUND: usize = 8;

/// Where each round began. Lengths only grow, so a stretch that begins and ends in one round is not looked into.
fn rounds(session: &dyn AnySession) -> Vec<Round> {
    let at = |given: usize| (given, session.at(given).length());
    let mut begun = Vec::new();
    let mut stretches = vec![(at(0), at(session.given()))];
    while let Some((from, to)) = stretches.pop() {
        match (from.1 >= to.1, to.0 - from.0) {
            (true, _) => {}
            (false, ..=1) => begun.push(Round { given: to.0, number: to.1 }),
            (false, answers) => {
                let middle = at(from.0 + answers / 2);
                stretches.extend([(middle, to), (from, middle)]);
            }
        }
    }
    begun
}

/// A snapshot that a session was opened from.
pub struct Origin {
    pub opening: Opening,
    pub snapshot: Snapshot,
}

/// An answer that was taken.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Given {
    question: usize,
    words: String,
}

/// What happened to an answer.
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
            number: session.number(),
            rewound: 0,
            logged: session.logged(Viewer::Referee),
            query: None,
            options: vec![OnceLock::new(); seats],
            session,
            ledger: None,
            short: false,
            asked_since: vec![0; seats],
            asked: vec![None; seats],
            last: vec![None; seats],
            given: None,
            origin: None,
            course: Mutex::new(None),
        };
        play.look(None);
        play
    }

    /// From now on the game is kept, and this is how far.
    pub fn keep_with(&mut self, ledger: Ledger) {
        self.ledger = Some(ledger);
        self.moved_on(None);
    }

    /// Takes over from an earlier state of the same game: a question that is asked again keeps its number, so that pages which already show it can answer it.
    pub fn instead_of(&mut self, before: &Play) {
        self.rewound = before.rewound + 1;
        for n in 0..self.asked.len().min(before.asked.len()) {
            if self.asked[n] == before.asked[n] && before.asked_since[n] <= self.number {
                self.asked_since[n] = before.asked_since[n];
                self.last[n].clone_from(&before.last[n]);
            }
        }
    }

    pub fn number(&self) -> usize {
        self.number
    }

    /// How the game went so far, as this viewer may see it.
    pub fn course(&self, viewer: Viewer) -> Arc<Course> {
        let now = Looked { by: viewer, number: self.number, rewound: self.rewound };
        let mut known = self.course.lock().unwrap_or_else(PoisonError::into_inner);
        match known.as_ref() {
            Some((looked, course)) if *looked == now => course.clone(),
            _ => {
                let course = Arc::new(Course::of(self.session.as_ref(), viewer));
                *known = Some((now, course.clone()));
                course
            }
        }
    }

    /// After how many answers a viewer could first read a line, by its place in the log. The session must be there from its beginning.
    pub fn told_at(&self, viewer: Viewer, line: usize) -> usize {
        let (mut from, mut to) = (0, self.session.given());
        while from + 1 < to {
            let middle = (from + to) / 2;
            match self.session.at(middle).logged(viewer) > line {
                true => to = middle,
                false => from = middle,
            }
        }
        to
    }

    /// What is asked, under the number that answers must name.
    pub fn question(&self) -> Option<&Query> {
        self.query.as_ref()
    }

    /// What a seat can answer to the question that waits; nothing if it is not asked.
    pub fn options(&self, seat: Seat) -> Arc<[Offered]> {
        let make = || self.session.options(seat).into();
        self.options.get(seat.index()).map_or_else(Arc::default, |options| options.get_or_init(make).clone())
    }

    /// Takes an answer to the question a page showed. A question that has been the same for this seat since then is still meant, even
    /// if others have answered theirs meanwhile.
    pub fn answer(&mut self, seat: Seat, question: usize, words: &str) -> Result<Taken, Refusal> {
        let given = Given { question, words: words.to_owned() };
        let Some(since) = self.asked_since.get(seat.index()).copied() else {
            return Err(Refusal::NotYou);
        };
        if self.last[seat.index()].as_ref() == Some(&given) {
            return Ok(Taken::Before);
        }
        if question > self.number {
            return Err(Refusal::NotOffered(Text::new("web-question-ahead")));
        }
        // No question has the last number there is, so an answer to an old one is told that it comes too late.
        let meant = match (since..=self.number).contains(&question) {
            true => self.session.number(),
            false => usize::MAX,
        };
        self.session.answer(seat, meant, words)?;
        self.given = Some((seat, given));
        Ok(Taken::Now)
    }

    /// What happened is kept: looks again at what everybody is asked, after `seat` or something else has changed it.
    pub fn moved_on(&mut self, seat: Option<Seat>) {
        if let Some((seat, given)) = self.given.take() {
            self.last[seat.index()] = Some(given);
        }
        self.number = match &self.ledger {
            Some(ledger) => ledger.number() as usize,
            None => self.session.number(),
        };
        let logged = self.session.logged(Viewer::Referee);
        self.rewound += usize::from(logged < self.logged);
        self.logged = logged;
        self.look(seat);
    }

    /// Goes up whenever the log may have become another than it was, and not merely longer.
    pub fn rewound(&self) -> usize {
        self.rewound
    }

    /// Gives back the memory of what can be made again, where nobody looks.
    pub fn compact(&mut self) {
        self.session.compact();
        self.options.fill_with(OnceLock::new);
    }

    fn look(&mut self, seat: Option<Seat>) {
        let number = self.number;
        self.query = self.session.question().map(|query| Query { number, ..query });
        self.options.fill_with(OnceLock::new);
        // Bots answer the question that waits and no other, so what they are asked need not be told apart.
        let asked = self.session.persons_asked();
        for n in 0..self.asked.len() {
            let who = Seat(n as u8);
            let seen = asked.contains(who).then(|| self.session.fingerprint(who)).flatten();
            if seen != self.asked[n] || seat.is_none_or(|seat| seat == who) {
                self.asked_since[n] = number;
            }
            self.asked[n] = seen;
        }
    }

    pub fn is_asked(&self, seat: Seat) -> bool {
        self.session.persons_asked().contains(seat)
    }

    /// Whether somebody chose the seed, so that the dice may be known to them.
    pub fn is_seed_chosen(&self) -> bool {
        !self.session.real_dice() && self.session.seed().1 == NO_SALT
    }

    pub fn is_over(&self) -> bool {
        self.session.outcome().is_some()
    }

    /// How many lines of the log a viewer may read, also those from before the session's own.
    pub fn logged(&self, viewer: Viewer) -> usize {
        let earlier = self.ledger.as_ref().map_or(0, |ledger| ledger.unread(viewer) + ledger.earlier(viewer).count());
        earlier + self.session.logged(viewer)
    }

    /// How many of the first lines of the whole log a viewer may read.
    pub fn logged_of(&self, viewer: Viewer, first: usize) -> usize {
        let (before, seen) =
            self.ledger.as_ref().map_or((0, 0), |ledger| (ledger.before(), ledger.earlier_of(viewer, first)));
        seen + self.session.logged_of(viewer, first.saturating_sub(before))
    }

    /// How many lines that a viewer may read are in the store alone.
    pub fn unread(&self, viewer: Viewer) -> usize {
        self.ledger.as_ref().map_or(0, |ledger| ledger.unread(viewer))
    }

    /// The log as a viewer may read it, after this many lines, which must be at least those that are in the store alone.
    pub fn log_since(&self, viewer: Viewer, lines: usize) -> Vec<LogLine> {
        let lines = lines.saturating_sub(self.unread(viewer));
        let mut earlier = Vec::new();
        let mut left = lines;
        if let Some(ledger) = &self.ledger {
            let all = ledger.earlier(viewer).count();
            earlier = ledger.earlier(viewer).skip(lines).cloned().collect();
            left = lines.saturating_sub(all);
        }
        earlier.extend(self.session.log_since(viewer, left));
        earlier
    }

    /// The standing orders of all seats, and what each wants to be asked.
    pub fn orders(&self) -> Vec<StandingOrder> {
        let seats = self.session.holders().seats();
        seats.flat_map(|seat| self.session.wishes(seat)).collect()
    }

    /// Takes up standing orders again. One that would answer the present question is left out: whoever left it has taken that answer back.
    pub fn take_up(&mut self, orders: &[StandingOrder]) {
        let asked = self.session.question();
        let is_asked = |order: &StandingOrder| {
            let query = asked.as_ref().filter(|query| query.asked.seats().contains(order.seat));
            query.is_some_and(|query| {
                [query.prompt.kind_name(), &query.prompt.text.key].contains(&order.question.as_str())
            })
        };
        for order in orders.iter().filter(|order| !order.gives_answer() || !is_asked(order)) {
            self.session.order(order.clone());
        }
    }

    /// A snapshot to be kept, if one is due.
    pub fn snapshot_due(&self) -> Option<KeptSnapshot> {
        let ledger = self.ledger.as_ref().filter(|ledger| ledger.snapshot_due())?;
        Some(KeptSnapshot {
            number: ledger.number(),
            snapshot: self.session.snapshot().ok()?,
            tail: self.session.tail(),
            holders: self.session.holders().values().cloned().collect(),
            logged: Some(Logged::by(self.session.holders().len(), |viewer| self.logged(viewer))),
        })
    }
}
