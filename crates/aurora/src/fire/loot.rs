//! F7 · An enemy is destroyed.

use crate::LOOT;
use crate::card::Card;
use crate::choice::Choice;
use crate::state::{Aurora, Phase};
use smallvec::SmallVec;
use table::{LogLine, Play, Seat, Seats, Table, Weight, text};

impl Aurora {
    /// F7 · Loot for the rearmost with a target, a good for each other.
    pub(super) fn destroy_enemy(&mut self, table: &mut Table<Self>, place: usize) -> Play {
        let foe = self.enemies.remove(place);
        let words = || text!("log-destroyed", card = self.pack.name(foe.card));
        table.tell(|| LogLine::by("F7", words()).weight(Weight::Great));
        let mut hunters: SmallVec<[Seat; 4]> = self.convoys().filter(|seat| foe.targets >> seat.0 & 1 == 1).collect();
        // In exploration convoys may have moved since the order was updated.
        hunters.sort_by_key(|seat| self.progress(*seat));
        let Some((first, others)) = hunters.split_first() else { return Ok(()) };
        self.take_loot(table, *first)?;
        // M10 · From the movement phase on the leading convoy is first, also where a supply runs short (A9).
        let mut others: SmallVec<[Seat; 4]> = others.into();
        if !matches!(self.phase, Phase::Explore { .. }) {
            others.reverse();
        }
        for seat in others {
            self.gain_of_choice(table, seat, "F7")?;
        }
        Ok(())
    }

    /// A5 · The tiers lie in one pile, the lowest that is left on top.
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
                    return self.join(table, seat, person, "F7");
                }
                table.log("F7", || text!("log-declines", who = self.who(seat), card = self.pack.name(person)));
                Ok(())
            }
            _ => Ok(()),
        }
    }
}
