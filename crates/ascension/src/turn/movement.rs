//! T3 · Movement, and T1.2 · what may come before it.

use crate::cards::Moment;
use crate::choice::Choice;
use crate::pack::Position;
use crate::scene::spot;
use crate::state::{Ascension, Phase};
use crate::turn::Options;
use table::{LogLine, Play, Prompt, Seat, Table, text};

impl Ascension {
    /// T3 · The pawn moves or stays. Before that, T1.2 · events and abilities, each of which is a step of its own.
    pub(crate) fn movement(&mut self, table: &mut Table<Self>) -> Play {
        let seat = self.active();
        let options = self.movement_options(seat);
        let limit = self.limit_of_movement(seat);
        match self.ask(table, seat).say(|| self.movement_prompt(seat)).one(&options)? {
            Choice::Move(at) => self.move_pawn(table, seat, at),
            Choice::Stay => {
                table.log("T3.4", || text!("log-stays", who = seat, place = self.position_name(self.pawn(seat))));
                self.phase = Phase::Drawing;
            }
            Choice::Play(event) => self.play_event(table, seat, event)?,
            Choice::Use(source) => self.use_ability(table, seat, source)?,
            Choice::Pass => self.pass_hand(table, seat), // T1.3
            other => return table.unexpected(other),
        }
        if self.phase == Phase::Movement && self.limit_of_movement(seat) > limit {
            self.look_around(table, seat)?; // M2.1 · A hero who comes into play may bring more steps.
        }
        Ok(())
    }

    fn movement_options(&self, seat: Seat) -> Options {
        let mut options: Options = self.ends_of_movement(seat).iter().map(Choice::Move).collect(); // T3.1
        options.push(Choice::Stay); // T3.4
        self.offer_events(seat, Moment::BeforeMovement, &mut options);
        self.offer_abilities(seat, &mut options);
        options.push(Choice::Pass);
        options
    }

    fn movement_prompt(&self, seat: Seat) -> Prompt {
        Prompt::new(text!("ask-movement", limit = self.limit_of_movement(seat)), "T3.1").in_zone("board")
    }

    /// T3.1 · The pawn ends there.
    fn move_pawn(&mut self, table: &mut Table<Self>, seat: Seat, at: Position) {
        self.turn.moved = true;
        self.players[seat].pawn = Some(at);
        table.tell(|| {
            let line = LogLine::by("T3.1", text!("log-moves", who = seat, place = self.position_name(at)));
            line.at(spot::pawn(seat)).at(spot::place(&self.pack, at))
        });
        self.phase = Phase::Drawing;
    }

    /// T1.3 · The pawn stays, the actions end, the hand is closed.
    fn pass_hand(&mut self, table: &mut Table<Self>, seat: Seat) {
        self.turn.passed = true;
        table.log("T1.3", || text!("log-passes-hand", who = seat));
        self.phase = Phase::Closing;
    }
}
