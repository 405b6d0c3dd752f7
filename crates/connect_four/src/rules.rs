//! B · A turn and C · The end.

use crate::board::{Board, COLUMNS};
use crate::looks::{LOOKS, spot};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::scene::Cell;
use table::{About, LogLine, NoOptions, Nothing, Outcome, Play, Prompt, Rules, Seat, Shared, Table, text};

/// The state of a game: the board and who moves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConnectFour {
    pub(crate) board: Board,
    pub(crate) turn: Seat,
    ended: bool,
}

/// Dropping a disc into a column, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DropDisc(pub u8);

impl ConnectFour {
    /// B1 · The columns that have room.
    fn options(&self) -> SmallVec<[DropDisc; 7]> {
        (0..COLUMNS).filter(|column| self.board.has_room(*column)).map(DropDisc).collect()
    }

    fn prompt(&self) -> Prompt {
        let full = (0..COLUMNS).filter(|column| !self.board.has_room(*column));
        full.fold(Prompt::new("which-column", "B1").in_zone("table"), |prompt, column| {
            prompt.bar(text!("drop-in", column = column + 1), "column-full", "A2")
        })
    }

    /// C1 · The last to move has won if four of its discs are in line.
    pub(crate) fn winner(&self) -> Option<Seat> {
        let last = self.turn.next(2);
        self.board.has_four(last).then_some(last)
    }
}

impl Rules for ConnectFour {
    const ABOUT: About = About {
        slug: "connect-four",
        rules: 1,
        schema: 1,
        fewest: 2,
        most: 2,
        unit: "moves",
        cooperative: false,
        words: &[("en", include_str!("../locales/en.ftl")), ("it", include_str!("../locales/it.ftl"))],
        rulebook: &[("en", include_str!("../RULES.md")), ("it", include_str!("../RULES.it.md"))],
        content: &[],
        looks: &LOOKS,
    };

    type Pack = ();
    type Options = NoOptions;
    type Choice = DropDisc;
    type Card = Nothing;

    fn new(_: &Shared<()>, _: &NoOptions, _: usize) -> Self {
        ConnectFour { board: Board::default(), turn: Seat(0), ended: false }
    }

    fn attach(&mut self, _: &Shared<()>) {}

    /// B1 · A turn: one seat drops one disc, then it is the other's turn.
    fn step(&mut self, table: &mut Table<Self>) -> Play {
        let DropDisc(column) = table.ask(self.turn).say(|| self.prompt()).one(&self.options())?;
        self.board.drop(self.turn, column);
        table.tell(|| {
            let cell = Cell::new(self.board.height(column) - 1, column);
            LogLine::by("B1", text!("drops", who = self.turn, column = column + 1)).at(spot(cell))
        });
        self.ended = self.board.has_four(self.turn) || self.board.is_full(); // C1, C2
        self.turn = self.turn.next(2);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended.then(|| match self.winner() {
            Some(winner) => Outcome::won(2, winner, text!("won", who = winner)),
            None => Outcome::drawn(2, text!("board-full")),
        })
    }

    fn is_over(&self) -> bool {
        self.ended
    }

    fn seats(&self) -> usize {
        2
    }

    fn invariants(&self) -> Result<(), String> {
        let mover = Seat((self.board.count() % 2) as u8);
        match self.board.fault() {
            Some(fault) => Err(fault.to_owned()),
            None if mover != self.turn => Err("the seats do not take turns".to_owned()),
            None => Ok(()),
        }
    }

    fn length(&self) -> u32 {
        self.board.count()
    }
}
