//! A6 · Dreams, A7 · The delve.

use crate::campaign::streams;
use crate::choice::Choice;
use crate::ids::TraumaId;
use crate::state::campaign::{Rolling, Stake, Task};
use crate::state::{Card, Odyssey, Pile};
use crate::story::Entrance;
use story::ParagraphId;
use table::{Play, Prompt, Table, text};

/// A7.2 · From here on a delve has failed.
const BUST: u8 = 16;

impl Odyssey {
    /// A7 · Cards of the major trauma deck are added up: at least one, then as many as the group dares.
    pub(crate) fn delve(&mut self, table: &mut Table<Self>, difficulty: u8) -> Play<&'static str> {
        let mut deck = Pile::shuffled(0..self.pack.trauma[1].len() as u8);
        let mut sum = 0;
        loop {
            self.voyage_mut().rolling = Some(Rolling { stake: Stake::Delve(sum), needs: difficulty });
            let drawn = deck.draw(table, streams::DELVE, |n| Card::Trauma(1, TraumaId(n)))?;
            self.voyage_mut().rolling = None;
            let Some(card) = drawn else {
                return Ok(delved(sum, difficulty));
            };
            sum += self.pack.trauma[1][usize::from(card)].number;
            table.log("A7.1", || text!("log-delve", sum = sum));
            if sum >= BUST {
                return Ok("fail");
            }
            let prompt = || Prompt::new(text!("ask-delve", sum = sum, difficulty = difficulty), "A7.1");
            if table.ask(self.group()).say(prompt).one(&[Choice::Done, Choice::GoOn])? == Choice::Done {
                return Ok(delved(sum, difficulty));
            }
        }
    }

    /// A6.2 · The dream that the Lamp Room would bring.
    pub(crate) fn next_lamp_dream(&self) -> Option<ParagraphId> {
        self.pack.tale.from(|entrance| *entrance == Entrance::LampRoom).next()
    }

    pub(crate) fn lamp_dream(&mut self, table: &mut Table<Self>) -> Play {
        let dream = self.next_of_table(table, |from| *from == Entrance::LampRoom)?;
        self.plan(dream.map(|paragraph| Task::Adventure(paragraph, None)));
        Ok(())
    }
}

/// A7.2 · Who stops has passed with the difficulty, and has stopped short below it.
fn delved(sum: u8, difficulty: u8) -> &'static str {
    if sum >= difficulty { "pass" } else { "stop" }
}
