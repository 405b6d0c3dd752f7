//! Replays a record line by line.

use super::{Record, file, is_written, read_seat};
use crate::notation::{read_answer, read_told};
use crate::run::{Dice, RunMode};
use crate::session::{Entry, Holder, Session, Setup, guarded, run_mode};
use crate::snapshot::take_up;
use crate::{Form, Game, Options, Refusal, SeatMap, Shared, Snapshot, SnapshotError, Text, text};

/// How many digits of a pack's hash are enough to tell packs apart.
const HASH_SHOWN: usize = 12;

/// Where a record does not fit the rules, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misfit {
    /// The line in the file, counted from 1; 0 for the record as a whole.
    pub line: usize,
    /// What does not fit, for people.
    pub said: Text,
}

impl std::fmt::Display for Misfit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.line {
            0 => write!(f, "{}", self.said),
            line => write!(f, "line {line}: {}", self.said),
        }
    }
}

impl std::error::Error for Misfit {}

/// A record being played again.
pub struct Replay<G: Game> {
    session: Session<G>,
    lines: std::vec::IntoIter<(usize, String)>,
    written: usize,
    inherited: usize,
    /// The first line whose dice are not those of the seed.
    pub unproven: Option<usize>,
}

impl<G: Game> Replay<G> {
    /// Opens a record at its beginning. It must be of this game, these rules and this pack.
    pub fn new(record: &Record, pack: Shared<G::Pack>, pack_hash: &str) -> Result<Replay<G>, Misfit> {
        let whole = |said: Text| Misfit { line: 0, said };
        if record.game != G::ABOUT.slug {
            return Err(whole(text!("table-record-other-game", game = record.game.as_str())));
        }
        if record.rules != G::ABOUT.rules {
            return Err(whole(text!("table-record-other-rules", theirs = record.rules, ours = G::ABOUT.rules)));
        }
        if record.pack != pack_hash {
            let short = |hash: &str| hash.chars().take(HASH_SHOWN).collect::<String>();
            return Err(whole(text!("table-record-other-pack", theirs = short(&record.pack), ours = short(pack_hash))));
        }
        if record.inherited > record.lines.len() {
            return Err(whole(text!(
                "table-record-forked-beyond",
                forked = record.inherited,
                lines = record.lines.len()
            )));
        }
        let mut options = G::Options::default();
        for (key, value) in &record.options {
            options.set(&pack, key, value).map_err(whole)?;
        }
        let setup = Setup {
            pack,
            pack_hash: pack_hash.to_owned(),
            options,
            holders: record.holders.iter().cloned().collect::<SeatMap<Holder>>(),
            seed: record.seed,
            salt: record.salt,
            real_dice: record.real_dice,
        };
        let session = open(setup, record.start.as_deref()).map_err(|refusal| whole(refusal.text()))?;
        let mut replay = Replay {
            session,
            lines: record.lines.clone().into_iter(),
            written: 0,
            inherited: record.inherited,
            unproven: None,
        };
        replay.draw_by_seed().map_err(whole)?;
        Ok(replay)
    }

    /// Goes on from a stored checkpoint with the lines of the record that came after it.
    pub fn resume(setup: Setup<G>, snapshot: &Snapshot, lines: Vec<(usize, String)>) -> Result<Replay<G>, Misfit> {
        let session = Session::restore(setup, snapshot).map_err(|SnapshotError(said)| Misfit { line: 0, said })?;
        Ok(Replay { session, lines: lines.into_iter(), written: 0, inherited: 0, unproven: None })
    }

    /// The game as far as it has been played again.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// How many lines are left.
    pub fn left(&self) -> usize {
        self.lines.len()
    }

    /// Plays the next line. `false` at the end.
    pub fn advance(&mut self) -> Result<bool, Misfit> {
        let Some((line, body)) = self.lines.next() else {
            return Ok(false);
        };
        let followed = self.follow(line, &body).and_then(|()| self.draw_by_seed());
        followed.map_err(|said| Misfit {
            line,
            said: text!("table-record-misfit", line = line, said = body.as_str(), why = said),
        })?;
        self.written += 1;
        if self.written == self.inherited {
            self.session.inherited = self.session.past().count();
        }
        Ok(true)
    }

    /// Plays all the lines that are left and returns the game, which can be played on.
    pub fn finish(mut self) -> Result<Session<G>, Misfit> {
        while self.advance()? {}
        self.into_session().map_err(|refusal| Misfit { line: 0, said: refusal.text() })
    }

    /// The game as it stands now, to be played on.
    pub fn into_session(self) -> Result<Session<G>, Refusal> {
        let mut session = self.session;
        let mode = run_mode(&session.setup);
        session.rerun(mode)?;
        Ok(session)
    }

    fn follow(&mut self, line: usize, body: &str) -> Result<(), Text> {
        let (word, rest) = body.split_once(' ').unwrap_or((body, ""));
        match word {
            "roll" | "draw" => self.tell(line, rest),
            "undo" => self.undo(rest),
            "hand" => self.hand(rest),
            "end" => self.end(rest),
            seat => {
                let (seat, by) = read_seat(seat).ok_or_else(|| text!("table-record-unreadable"))?;
                let question = self.session.question().ok_or_else(|| Refusal::NothingAsked.text())?;
                let answer = read_answer(self.session.world().now(), question, seat, rest)?;
                let entered = self.session.enter(seat, |world, rests| world.answer(seat, answer, by, rests));
                entered.map_err(|refusal| refusal.text())
            }
        }
    }

    /// Draws the cards that the record leaves to the seed.
    fn draw_by_seed(&mut self) -> Result<(), Text> {
        let told_next = |lines: &[(usize, String)]| lines.first().is_some_and(|(_, line)| file::is_draw(line));
        while !self.session.setup.real_dice && !told_next(self.lines.as_slice()) {
            let question = self.session.question().filter(|question| matches!(question.form, Form::Draw { .. }));
            let Some((seats, card)) =
                question.map(|question| question.asked.seats()).zip(self.session.world().peek_chance())
            else {
                break;
            };
            let seat = seats.iter().next().unwrap_or(crate::Seat(0));
            let entered = self.session.enter(seat, |world, rests| world.tell(card, rests));
            entered.map_err(|refusal| refusal.text())?;
        }
        Ok(())
    }

    fn tell(&mut self, line: usize, rest: &str) -> Result<(), Text> {
        let (name, value) = rest.split_once(' ').ok_or_else(|| text!("table-record-unreadable"))?;
        let question = self.session.question().ok_or_else(|| Refusal::NothingAsked.text())?;
        let stream = match &question.form {
            Form::Roll { stream, .. } | Form::Draw { stream, .. } => *stream,
            _ => return Err(text!("table-record-no-draw")),
        };
        if stream.name != name {
            return Err(text!("table-record-other-stream", theirs = name, ours = stream.name));
        }
        let seat = question.asked.seats().iter().next().unwrap_or(crate::Seat(0));
        let told = read_told(self.session.world().now(), question, value)?;
        let proven = self.session.setup.real_dice
            || self.written < self.inherited
            || self.session.world().peek_chance().as_ref() == Some(&told);
        if !proven {
            self.unproven.get_or_insert(line);
            self.session.off_seed = true;
        }
        let entered = self.session.enter(seat, |world, rests| world.tell(told, rests));
        entered.map_err(|refusal| refusal.text())
    }

    fn undo(&mut self, rest: &str) -> Result<(), Text> {
        let unreadable = || text!("table-record-unreadable");
        let (seat, lines) = rest.split_once(' ').ok_or_else(unreadable)?;
        let (by, _) = read_seat(seat).ok_or_else(unreadable)?;
        let mut left: usize = lines.parse().map_err(|_| unreadable())?;
        let total = self.session.past().count();
        let mut keep = total;
        for event in self.session.past().rev() {
            if left == 0 {
                break;
            }
            keep -= 1;
            left -= usize::from(is_written::<G>(&event));
        }
        if left > 0 {
            return Err(text!("table-nothing-to-undo"));
        }
        self.session.rebuild(keep);
        let events = total - keep;
        self.session.entries.push(Entry::Undone { by, events });
        Ok(())
    }

    fn hand(&mut self, rest: &str) -> Result<(), Text> {
        let handed = rest.split_once(' ').and_then(|(seat, to)| Some((read_seat(seat)?.0, Holder::read(to)?)));
        let (seat, to) = handed.ok_or_else(|| text!("table-record-unreadable"))?;
        self.session.hand_over(seat, to).map_err(|refusal| refusal.text())
    }

    fn end(&self, rest: &str) -> Result<(), Text> {
        let outcome = self.session.outcome().ok_or_else(|| text!("table-record-not-over"))?;
        let results: Vec<String> = outcome.results.values().map(f32::to_string).collect();
        if results.join(" ") == rest { Ok(()) } else { Err(text!("table-record-other-end")) }
    }
}

/// A session that stops at every draw, to be told what came.
fn open<G: Game>(setup: Setup<G>, start: Option<&str>) -> Result<Session<G>, Refusal> {
    let script = RunMode { words: true, dice: Dice::Dictated, spares: false };
    let Some(start) = start else {
        return Session::start_with(setup, script);
    };
    let bad = |said: String| Refusal::NotOffered(text!("table-record-bad-start", said = said));
    let mut state: G = serde_json::from_str(start).map_err(|error| bad(error.to_string()))?;
    guarded(|| take_up(&mut state, &setup.pack, setup.holders.len()).map_err(bad))?;
    let mut session = Session::begin(setup, state.clone(), Vec::new(), script)?;
    session.start = Some(state);
    Ok(session)
}
