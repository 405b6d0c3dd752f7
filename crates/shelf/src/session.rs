//! A running game without the types of any game.

use crate::{Advice, Adviser, BotKind, Kind, Offered, Query};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use table::session::Digest;
use table::snapshot::SnapshotError;
use table::{
    About, Ending, Fork, Holder, LogLine, Outcome, Record, Refusal, Scene, Seat, SeatMap, Seats, Seed, Snapshot,
    StandingOrder, Text, Undo, UndoPreview, Verb, Viewer, Words,
};

/// A running game, as front-ends see it.
///
/// Questions are numbered; options have numbers and notations; everything for people is a [`Text`] that [`AnySession::words`] render.
/// Whatever depends on who looks takes a seat or a viewer, and nothing here shows a viewer what it may not see, except where it says so.
pub trait AnySession: Send {
    fn about(&self) -> About;

    /// Every message of the game with its content.
    fn words(&self) -> &Arc<Words>;

    /// The question that waits. `None` once the game is over.
    fn question(&self) -> Option<Query>;

    /// From here on also asks what makes no difference: for those who count questions.
    fn ask_everything(&mut self) -> Result<(), Refusal>;

    /// The kinds of the questions that this seat was not asked since the session was opened, because their answers make no difference.
    fn left_out(&self, seat: Seat) -> Vec<String>;

    /// What a seat can answer to the question that waits; nothing if it is not asked.
    fn options(&self, seat: Seat) -> Vec<Offered>;

    /// Tells, within one run of the program, whether a seat is asked the same as before and can answer the same; `None` if it is not asked.
    fn fingerprint(&self, seat: Seat) -> Option<u64>;

    /// Takes an answer to a question by its number, in the game's notation or by the numbers of options: `drop 4`, `4`, `1, 3`,
    /// `wolf=2, bear=1`; with real dice, what was rolled or drawn. Any other is refused with a sentence, and nothing has changed.
    fn answer(&mut self, seat: Seat, question: usize, words: &str) -> Result<(), Refusal>;

    /// The persons who are asked.
    fn persons_asked(&self) -> Seats;

    /// The bots who are asked. A question to a group is a bot's only where no person is asked.
    fn bots_asked(&self) -> Seats;

    /// Lets the bots answer until a person is asked or the game is over.
    fn advance(&mut self) -> Result<(), Refusal>;

    /// Lets one bot give one answer. `false` if none is asked.
    fn advance_one(&mut self) -> Result<bool, Refusal>;

    /// What a bot would answer in a seat's place, and why. It knows what the seat knows.
    fn advise(&self, seat: Seat, bot: BotKind) -> Result<Advice, Refusal> {
        self.adviser(seat, bot)()
    }

    /// The same, to be thought about elsewhere while the game goes on: it takes along how things stand and nothing of the past.
    fn adviser(&self, seat: Seat, bot: BotKind) -> Adviser {
        self.adviser_until(seat, bot, self.stopper())
    }

    /// The same, and whoever sets `stop` lets it answer with the best it has found so far.
    fn adviser_until(&self, seat: Seat, bot: BotKind, stop: Arc<AtomicBool>) -> Adviser;

    /// Whoever sets this, from any thread, lets a bot that thinks answer with the best it has found so far, and [`AnySession::advance`]
    /// return after that answer. Nobody else clears it.
    fn stopper(&self) -> Arc<AtomicBool>;

    /// What a viewer sees, also in the middle of a step.
    fn scene(&self, viewer: Viewer) -> Scene;

    /// The log as a viewer may read it.
    fn log(&self, viewer: Viewer) -> Vec<LogLine>;

    /// Whether seats at one screen have something to hide from each other, so that a curtain belongs between them. Those who win or lose
    /// together hide only what the rules ask of each in secret.
    fn hides(&self, seats: &[Seat]) -> bool {
        let Some((first, others)) = seats.split_first() else {
            return false;
        };
        let sealed = || self.question().is_some_and(|query| query.kind == Kind::Sealed);
        let seen = |seat: &Seat| {
            let viewer = Viewer::Seat(*seat);
            (self.logged(viewer), self.scene(viewer))
        };
        let differs = || {
            let first = seen(first);
            others.iter().any(|seat| seen(seat) != first)
        };
        !others.is_empty() && (sealed() || (!self.about().cooperative && differs()))
    }

    /// How many lines of the log a viewer may read.
    fn logged(&self, viewer: Viewer) -> usize;

    /// How many of the first lines of the whole log a viewer may read.
    fn logged_of(&self, viewer: Viewer, first: usize) -> usize;

    /// The log as a viewer may read it, after this many lines.
    fn log_since(&self, viewer: Viewer, lines: usize) -> Vec<LogLine>;

    /// How many lines of the log that it may read came since a seat last answered.
    fn news(&self, seat: Seat) -> usize;

    /// What happened since a seat last answered, and what its standing orders answered.
    fn digest(&self, seat: Seat) -> Digest;

    /// What the rules are in the middle of, outermost first.
    fn breadcrumb(&self) -> Vec<Text>;

    /// How far the game has come, in the unit of [`About`].
    fn length(&self) -> u32;

    /// What bots think of each seat's prospects now, from 0 (lost) to 1 (won). The referee is told how things are; anybody else what is to
    /// be expected of worlds that they cannot tell from the true one; `None` where no such world could be imagined.
    fn chances(&self, viewer: Viewer) -> Option<SeatMap<f32>>;

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether anything was rolled or drawn so far.
    fn used_chance(&self) -> bool;

    /// How the game ended, in figures and marks, once it has and where the game tells.
    fn ending(&self) -> Option<Ending>;

    /// What one does in this game, in the order in which it is shown.
    fn verbs(&self) -> Vec<Verb>;

    /// Who answers for each seat.
    fn holders(&self) -> &SeatMap<Holder>;

    /// Hands a seat from a person to a bot or back, at any question.
    fn hand_over(&mut self, seat: Seat, to: Holder) -> Result<(), Refusal>;

    /// What it would take for a person to take back the last answer given; `None` if there is none.
    fn undo_offer(&self, seat: Seat) -> Option<Undo>;

    /// What would go if a seat took its last answer back; `None` if there is none.
    fn undo_preview(&self, seat: Seat) -> Option<UndoPreview>;

    /// What a seat could do again: the answer that it took back last, in words where they are known. `None` if nothing was taken back since
    /// anybody last answered.
    fn redo_offer(&self, seat: Seat) -> Option<Option<Text>>;

    /// Does again what a seat took back, with everything that had followed.
    fn redo(&mut self, seat: Seat) -> Result<(), Refusal>;

    /// Takes back a seat's last answer and all that followed. Beyond the fair line the other persons must have agreed.
    fn undo(&mut self, seat: Seat, agreed: Seats) -> Result<(), Refusal>;

    /// The standing orders of a seat.
    fn orders(&self, seat: Seat) -> Vec<StandingOrder>;

    /// The standing orders of a seat, and which questions it wants to be asked although an order would stand by itself.
    fn wishes(&self, seat: Seat) -> Vec<StandingOrder>;

    /// Leaves a standing order, in place of an older one for the same question.
    fn order(&mut self, order: StandingOrder);

    /// Takes a standing order back.
    fn revoke(&mut self, seat: Seat, question: &str);

    /// How many answers were given and still count, forced ones aside.
    fn given(&self) -> usize;

    /// The game as it was after the first `given` answers, to be looked at.
    fn at(&self, given: usize) -> Box<dyn AnySession>;

    /// A new game that goes its own way from here with dice of its own, in the true world or one re-drawn from what a seat knows.
    fn fork(&self, from: Fork, seed: Seed, salt: u128) -> Result<Box<dyn AnySession>, Refusal>;

    /// Goes up with everything that is entered. A question has the number at which it came up.
    fn number(&self) -> usize;

    /// The lines of a record for everything entered since a number, without their checks: what a store appends after an answer.
    fn lines(&self, from: usize) -> Vec<String>;

    /// The lines of a record for everything entered since the last checkpoint: what is kept beside a snapshot.
    fn tail(&self) -> Vec<String>;

    /// The last checkpoint, to be stored.
    fn snapshot(&self) -> Result<Snapshot, SnapshotError>;

    /// What is kept of a fault in the rules, for those who will mend them.
    fn report(&self, said: &str) -> String;

    /// The whole game as a record. It tells everything: for finished games, and for whoever keeps the table.
    fn record(&self) -> String;

    /// The same with every card that was drawn: what a store keeps.
    fn full_record(&self) -> String;

    /// The same as a value.
    fn to_record(&self) -> Record;

    /// What a viewer saw happen, in the lines of a record.
    fn transcript(&self, viewer: Viewer) -> String;

    /// What is shown before play, so that the seed cannot be changed afterwards.
    fn commitment(&self) -> String;

    /// The seed and the salt, which prove the dice once the game is over. Before that they are secret.
    fn seed(&self) -> (Seed, u128);

    /// Whether people roll and draw themselves.
    fn real_dice(&self) -> bool;

    /// A hash of the whole state. It never leaves the server while the game runs.
    fn state_hash(&self) -> String;

    /// Gives back the memory of what can be made again, where nobody looks. Nothing changes by it.
    fn compact(&mut self);
}
