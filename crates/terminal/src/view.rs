//! Everything the screen shows of a table at one moment, for one viewer.

use shelf::{Offered, Query};
use std::sync::Arc;
use table::{About, Holder, LogLine, Outcome, Scene, Seat, SeatMap, Seats, StandingOrder, Text, Viewer, Words};

/// A table at one moment, seen by one viewer. It is plain data: the session itself stays with the [`crate::Dealer`].
#[derive(Clone)]
pub struct View {
    pub about: About,
    pub words: Arc<Words>,
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
    pub orders: Vec<Order>,
    pub end: Option<End>,
    /// What the dice are bound by; empty where people roll the dice themselves.
    pub commitment: String,
    /// Where the record is, if there is one; or why it could not be written.
    pub kept: Result<Option<String>, String>,
}

/// The viewer's last answer can be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TakeBack {
    /// Who must agree: nobody, as long as nothing has been learned since.
    pub consent: Seats,
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
}

impl View {
    /// The persons at this screen.
    pub fn persons(&self) -> impl Iterator<Item = Seat> {
        let persons = self.holders.iter().filter(|(_, holder)| holder.is_person());
        persons.map(|(seat, _)| seat)
    }
}
