//! Everything the screen shows of a table at one moment, for one viewer.

use shelf::{Offered, Query};
use std::sync::Arc;
use table::scene::Cards;
use table::{
    About, Ending, Holder, LogLine, Outcome, Scene, Seat, SeatMap, Seats, StandingOrder, Text, UndoPreview, Verb,
    Viewer, Words,
};

/// A table at one moment, seen by one viewer. It is plain data: the session itself stays with the [`crate::Dealer`].
#[derive(Clone)]
pub struct View {
    pub about: About,
    pub words: Arc<Words>,
    /// What one does in this game, in its order.
    pub verbs: Vec<Verb>,
    /// Every card of the content, for those that are named but lie nowhere.
    pub cards: Arc<Vec<Cards>>,
    pub holders: SeatMap<Holder>,
    pub viewer: Viewer,
    /// Whether somebody else at this screen may not see what this viewer sees.
    pub secret: bool,
    pub scene: Scene,
    /// What the viewer is asked.
    pub ask: Option<Ask>,
    /// The bots that are about to answer.
    pub thinking: Seats,
    /// Whether the bots were told to wait.
    pub held: bool,
    pub breadcrumb: Vec<Text>,
    pub log: Vec<LogLine>,
    /// The place in the log from which on the viewer has not answered.
    pub since: usize,
    /// Questions that the viewer's standing orders answered meanwhile.
    pub skipped: Vec<Text>,
    pub undo: Option<TakeBack>,
    /// What the viewer took back and could do again, in words where they are known.
    pub redo: Option<Option<Text>>,
    pub orders: Vec<Order>,
    pub end: Option<End>,
    /// What the dice are bound by; empty where people roll the dice themselves.
    pub commitment: String,
    /// Where the record is, if there is one; or why it could not be written.
    pub kept: Result<Option<String>, String>,
}

/// The viewer's last answer can be taken back.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TakeBack {
    /// Who must agree: nobody, as long as nothing has been learned since.
    pub consent: Seats,
    /// The answer in words, where it is known.
    pub what: Option<Text>,
    /// How many turns of others would go.
    pub turns: usize,
    /// How many rolls, draws and cards shown would go.
    pub rolls: usize,
}

impl TakeBack {
    /// Whether more would go than the answer itself.
    pub fn asks(&self) -> bool {
        !self.consent.is_empty() || self.turns > 0 || self.rolls > 0
    }
}

impl From<UndoPreview> for TakeBack {
    fn from(undo: UndoPreview) -> TakeBack {
        TakeBack { consent: undo.asks, what: undo.what, turns: undo.turns, rolls: undo.rolls }
    }
}

/// A question, for the one who answers it.
#[derive(Debug, Clone, PartialEq)]
pub struct Ask {
    pub seat: Seat,
    pub query: Query,
    pub options: Vec<Offered>,
}

/// A standing order with the words of its question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    pub order: StandingOrder,
    pub question: Text,
}

/// How the game ended, and what proves its dice.
#[derive(Debug, Clone, PartialEq)]
pub struct End {
    pub outcome: Outcome,
    /// Seed and salt; nothing where people rolled and drew themselves.
    pub proof: Option<(String, String)>,
    /// How everybody stood, where the game tells.
    pub ending: Option<Ending>,
}

impl View {
    /// What happened since the viewer last answered.
    pub fn news(&self) -> &[LogLine] {
        self.log.get(self.since..).unwrap_or_default()
    }

    /// The persons at this screen.
    pub fn persons(&self) -> impl Iterator<Item = Seat> {
        let persons = self.holders.iter().filter(|(_, holder)| holder.is_person());
        persons.map(|(seat, _)| seat)
    }
}
