//! Connect four once more, without words, and with or without a frame around each move, to see what those cost.

use connect_four::DropDisc;
use connect_four::board::{Board, COLUMNS};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{
    About, Framed, Frames, Judge, Label, NoOptions, Notate, Nothing, Outcome, Play, Present, Rng, Rules, Scene, Seat,
    Shared, Study, Table, Text, Viewer,
};

pub const BARE: u8 = 0;
pub const SCOPED: u8 = 1;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Variant<const KIND: u8> {
    board: Board,
    turn: Seat,
    ended: bool,
    frames: Frames<u8, u8>,
}

impl<const KIND: u8> Variant<KIND> {
    fn move_once(&mut self, table: &mut Table<Self>) -> Play {
        let open: SmallVec<[DropDisc; 7]> =
            (0..COLUMNS).filter(|column| self.board.has_room(*column)).map(DropDisc).collect();
        let DropDisc(column) = table.ask(self.turn).one(&open)?;
        self.board.drop(self.turn, column);
        self.ended = self.board.has_four(self.turn) || self.board.is_full();
        self.turn = self.turn.next(2);
        Ok(())
    }
}

impl<const KIND: u8> Framed for Variant<KIND> {
    type Frame = u8;
    type Cause = u8;

    fn frames(&mut self) -> &mut Frames<u8, u8> {
        &mut self.frames
    }

    fn resolve(&mut self, _: &mut Table<Self>, _: u8) -> Play {
        Ok(())
    }
}

impl<const KIND: u8> Rules for Variant<KIND> {
    const ABOUT: About = About {
        slug: "variant",
        rules: 1,
        schema: 1,
        fewest: 2,
        most: 2,
        unit: "moves",
        cooperative: false,
        words: &[],
        rulebook: &[],
        content: &[],
        looks: &table::Looks::PLAIN,
    };

    type Pack = ();
    type Options = NoOptions;
    type Choice = DropDisc;
    type Card = Nothing;

    fn new(_: &Shared<()>, _: &NoOptions, _: usize) -> Self {
        Variant { board: Board::default(), turn: Seat(0), ended: false, frames: Frames::default() }
    }

    fn attach(&mut self, _: &Shared<()>) {}

    fn step(&mut self, table: &mut Table<Self>) -> Play {
        if KIND == SCOPED {
            table.scope(self, 0, |game, table| game.move_once(table)).map(|_| ())
        } else {
            self.move_once(table)
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended.then(|| Outcome::drawn(2, Text::new("over")))
    }

    fn is_over(&self) -> bool {
        self.ended
    }

    fn seats(&self) -> usize {
        2
    }

    fn invariants(&self) -> Result<(), String> {
        Ok(())
    }

    fn length(&self) -> u32 {
        self.board.count()
    }
}

impl<const KIND: u8> Notate for Variant<KIND> {
    fn notate(&self, _: Seat, DropDisc(column): DropDisc) -> String {
        column.to_string()
    }

    fn notate_card(&self, card: Nothing) -> String {
        match card {}
    }
}

impl<const KIND: u8> Present for Variant<KIND> {
    fn scene(&self, _: Viewer) -> Scene {
        Scene::new("variant")
    }

    fn describe(&self, _: Seat, _: DropDisc) -> Label {
        Label::new("drop", "A1")
    }
}

impl<const KIND: u8> Judge for Variant<KIND> {
    fn appraise(&self, _: Seat) -> f32 {
        0.5
    }

    fn resample(&mut self, _: Viewer, _: &mut Rng) {}
}

impl<const KIND: u8> Study for Variant<KIND> {}
