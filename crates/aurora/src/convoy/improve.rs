//! C3 · New trucks, trailers and devices.

use crate::card::VehicleId;
use crate::choice::Choice;
use crate::explore::Options;
use crate::pack::PartSort;
use crate::scene::spot;
use crate::state::{Aurora, Column, MOST_COLUMNS, Part};
use table::{Play, Prompt, Seat, Table, text};

impl Aurora {
    /// C3, E9 · Adds a card to the convoy, or declines it. Says whether it was added.
    pub(crate) fn improve(
        &mut self,
        table: &mut Table<Self>,
        seat: Seat,
        card: VehicleId,
        rule: &'static str,
    ) -> Play<bool> {
        let options = self.ways_to_add(seat, card);
        let choice = table.ask(seat).say(|| self.improve_prompt(seat, card)).one(&options)?;
        self.add_part(table, seat, card, choice, rule)
    }

    /// C3 · Where it goes has been chosen. Says whether it was added.
    pub(crate) fn add_part(
        &mut self,
        table: &mut Table<Self>,
        seat: Seat,
        card: VehicleId,
        choice: Choice,
        rule: &'static str,
    ) -> Play<bool> {
        match choice {
            Choice::Decline => {
                let rule = if rule == "E6" { "E9" } else { rule };
                table.log(rule, || text!("log-declines", who = self.who(seat), card = self.pack.name(card)));
                return Ok(false);
            }
            Choice::TakeTruck => self.replace_truck(seat, card),
            Choice::Couple => self.players[seat].columns.push(Column { base: Part::new(card), device: None }),
            Choice::Replace(column) => {
                let old = std::mem::replace(&mut self.players[seat].columns[usize::from(column)].base, Part::new(card));
                self.scrap(old.card);
            }
            Choice::Mount(column) => {
                let old = self.players[seat].columns[usize::from(column)].device.replace(Part::new(card));
                old.into_iter().for_each(|part| self.scrap(part.card));
            }
            other => return table.unexpected(other),
        }
        table.log(rule, || text!("log-improves", who = self.who(seat), card = self.pack.name(card)));
        self.settle(table, seat)?;
        Ok(true)
    }

    /// C3 · What bars a new trailer from the end of the convoy.
    pub(crate) fn improve_prompt(&self, seat: Seat, card: VehicleId) -> Prompt {
        let prompt = Prompt::new(text!("ask-improve", card = self.pack.name(card)), "C3").in_zone(spot::player(seat));
        let (columns, power) = (self.players[seat].columns.len(), self.truck(seat).1);
        match self.pack.vehicle(card).part {
            PartSort::Trailer if columns >= MOST_COLUMNS => prompt.bar_verb("take", "do-couple", "why-longest", "C1"),
            PartSort::Trailer if columns > usize::from(power) => {
                prompt.bar_verb("take", "do-couple", text!("why-no-power", power = power), "C3")
            }
            _ => prompt,
        }
    }

    pub(crate) fn ways_to_add(&self, seat: Seat, card: VehicleId) -> Options {
        let columns = self.players[seat].columns.len();
        let mut options = Options::new();
        match self.pack.vehicle(card).part {
            PartSort::Truck { .. } => options.push(Choice::TakeTruck),
            PartSort::Trailer => {
                if columns <= usize::from(self.truck(seat).1) && columns < MOST_COLUMNS {
                    options.push(Choice::Couple);
                }
                options.extend((1..columns as u8).map(Choice::Replace));
            }
            PartSort::Device => options.extend((0..columns as u8).map(Choice::Mount)),
        }
        options.push(Choice::Decline);
        options
    }

    /// C3 · The device stays; with less power the rear trailers go.
    fn replace_truck(&mut self, seat: Seat, card: VehicleId) {
        let old = std::mem::replace(&mut self.players[seat].columns[0].base, Part::new(card));
        self.scrap(old.card);
        let most = usize::from(self.truck(seat).1) + 1;
        while self.players[seat].columns.len() > most {
            let last = self.players[seat].columns.len() - 1;
            let gone = self.players[seat].columns.remove(last);
            self.scrap(gone.base.card);
            gone.device.into_iter().for_each(|part| self.scrap(part.card));
        }
    }

    /// C3 · What goes lies in the exploration discards.
    pub(crate) fn scrap(&mut self, card: VehicleId) {
        self.discarded = self.discarded.saturating_add(1);
        if self.scrap.room() > 0 {
            self.scrap.push(card);
            self.scrap.sort_unstable();
        }
    }
}
