//! F7 · An enemy is destroyed.

use crate::LOOT;
use crate::card::Card;
use crate::choice::Choice;
use crate::state::Aurora;
use smallvec::SmallVec;
use table::{LogLine, Play, Seat, Seats, Table, Weight, text};

impl Aurora {
    /// F7 · Loot for the rearmost with a target, a good for each other.
    pub(super) fn destroy_enemy(&mut self, table: &mut Table<Self>, place: usize) -> Play {
        let foe = self.enemies.remove(place);
        let words = || text!("log-destroyed", card = self.pack.name(foe.card));
        table.tell(|| LogLine::by("F7", words()).weight(Weight::Great));
        let hunters: SmallVec<[Seat; 4]> = self.convoys().filter(|seat| foe.targets >> seat.0 & 1 == 1).collect();
        let Some((first, others)) = hunters.split_first() else { return Ok(()) };
        self.take_loot(table, *first)?;
        for seat in others {
            self.gain_of_choice(table, *seat, "F7")?;
        }
        Ok(())
    }

    fn take_loot(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        let Some(tier) = self.loot.iter().position(|cards| !cards.is_empty()) else { return Ok(()) };
        let place = table.draw(LOOT, Seats::EVERYONE, &self.loot[tier])?;
        let card = self.loot[tier].remove(place);
        table.log("F7", || text!("log-loot", who = self.who(seat), card = self.pack.name(card)));
        if self.is_robot(seat) {
            self.players[seat].loot += 1;
            return Ok(());
        }
        match card {
            Card::Vehicle(vehicle) => {
                if self.improve(table, seat, vehicle, "F7")? {
                    self.note_used(table, card, seat);
                }
                Ok(())
            }
            Card::Person(person) if self.can_recruit() => {
                let question = table.ask(seat).about("ask-recruit", "F7");
                if question.one(&[Choice::Recruit, Choice::Decline])? == Choice::Recruit {
                    self.note_used(table, card, seat);
                    self.join(table, seat, person, "F7")?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }
}
