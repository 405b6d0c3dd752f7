//! R · The rest phase.

use crate::card::{Ability, BoxKind, Nature};
use crate::choice::Choice;
use crate::convoy::BoxAt;
use crate::explore::Options;
use crate::state::{Aurora, Phase, Stay};
use table::{Play, Seat, Table, text};

impl Aurora {
    /// C5 · Whoever has nobody gets a straggler.
    pub(crate) fn bring_stragglers(&mut self, table: &mut Table<Self>) {
        for seat in self.convoys() {
            if self.players[seat].people.is_empty() && !self.is_robot(seat) && self.can_recruit() {
                let card = self.pack.straggler;
                let straggler = crate::state::Member { card, stay: Stay::Rest, ..Default::default() };
                self.players[seat].people.push(straggler);
                table.log("C5", || text!("log-joins", who = self.who(seat), person = self.pack.name(card)));
            }
        }
    }

    /// R1 · One player's rest, or the end of the phase.
    pub(crate) fn rest(&mut self, table: &mut Table<Self>, turn: u8) -> Play {
        let Some(seat) = self.nth(turn) else {
            self.phase = Phase::Move { turn: 0 };
            return Ok(());
        };
        if self.is_robot(seat) {
            self.robot_rests(table, seat);
        } else {
            self.rester_turn(table, seat)?;
            self.shift(seat);
        }
        self.phase = Phase::Rest { turn: turn + 1 };
        Ok(())
    }

    fn rester_turn(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        loop {
            let mut options = Options::new();
            self.feeding_options(seat, &mut options);
            self.rest_abilities(seat, &mut options);
            if self.players[seat].has_half() && self.is_damaged_anywhere(seat) {
                let boxes = self.unused_boxes(seat, BoxKind::Repair);
                options.extend(boxes.map(Choice::Work));
            }
            self.side_options(seat, &mut options);
            options.push(Choice::Done);
            match table.ask(seat).say(|| self.rest_prompt(seat)).one(&options)? {
                Choice::Done => return Ok(()),
                Choice::Feed(member, charged) => self.feed(table, seat, member, charged)?,
                Choice::Ability(member) => self.use_rest_ability(table, seat, member)?,
                Choice::Work(at) => {
                    self.mark_used(seat, at);
                    self.note_box(table, seat, at);
                    self.pay_half(table, seat)?;
                    table.log("R4", || text!("log-works", who = self.who(seat), place = self.box_name(seat, at)));
                    self.repair(table, seat, 2)?;
                }
                other => self.side_act(table, seat, other)?,
            }
        }
    }

    /// Undamaged boxes of a kind that were not used in this phase.
    pub(crate) fn unused_boxes(&self, seat: Seat, kind: BoxKind) -> impl Iterator<Item = BoxAt> {
        self.boxes_of(seat, move |other| other == kind).filter(move |at| !self.is_used(seat, *at))
    }

    /// Whether a box was used in this phase.
    pub(crate) fn is_used(&self, seat: Seat, at: BoxAt) -> bool {
        self.players[seat].part(at.column, at.above).is_some_and(|part| part.used >> at.number & 1 == 1)
    }

    pub(crate) fn mark_used(&mut self, seat: Seat, at: BoxAt) {
        if let Some(part) = self.players[seat].part_mut(at.column, at.above) {
            part.used |= 1 << at.number;
        }
    }

    /// R2 · Whom one can feed, and with what.
    fn feeding_options(&self, seat: Seat, options: &mut Options) {
        let (food, halves) = (self.food(seat), self.players[seat].halves());
        for n in self.members(seat, |member| member.stay == Stay::Exhausted) {
            let nature = self.nature(self.players[seat].people[usize::from(n)].card);
            if nature != Nature::Android && (food > 0 || self.players[seat].second_portion) {
                options.push(Choice::Feed(n, false));
            }
            if nature != Nature::Human && halves > 0 {
                options.push(Choice::Feed(n, true));
            }
        }
    }

    fn feed(&mut self, table: &mut Table<Self>, seat: Seat, member: u8, charged: bool) -> Play {
        let cooked = !charged && self.players[seat].second_portion;
        if charged {
            self.pay_half(table, seat)?;
        } else if self.players[seat].second_portion {
            self.players[seat].second_portion = false;
        } else {
            self.eat(table, seat, 1);
            let first = !std::mem::replace(&mut self.players[seat].fed, true);
            self.players[seat].second_portion = first && self.owns(seat, Ability::Cooks);
        }
        if cooked {
            self.note_ability(table, seat, Ability::Cooks);
        }
        let person = &mut self.players[seat].people[usize::from(member)];
        person.stay = Stay::Fed;
        let card = person.card;
        table.log("R2", || text!("log-feeds", who = self.who(seat), person = self.pack.name(card)));
        Ok(())
    }

    /// C12 · Abilities of the rest phase work from every zone.
    pub(crate) fn owns(&self, seat: Seat, ability: Ability) -> bool {
        (0..self.players[seat].people.len()).any(|n| self.ability(seat, n) == ability)
    }

    fn rest_abilities(&self, seat: Seat, options: &mut Options) {
        let members = self.members(seat, |member| !member.used).into_iter();
        options.extend(members.filter(|n| self.why_no_ability(seat, *n).is_none()).map(Choice::Ability));
    }

    /// K3.
    fn use_rest_ability(&mut self, table: &mut Table<Self>, seat: Seat, member: u8) -> Play {
        let ability = self.ability(seat, member.into());
        let person = &mut self.players[seat].people[usize::from(member)];
        person.used = true;
        let card = person.card;
        table.log("K3", || text!("log-ability", who = self.who(seat), person = self.pack.name(card)));
        self.note_ability(table, seat, ability);
        if self.pack.person(card).ability == Ability::Copies {
            self.players[seat].echo = None;
        }
        match ability {
            Ability::Mends => self.repair(table, seat, 1),
            Ability::Nurses => {
                let humans = self.bits(seat, |member| self.is_human(member.card));
                self.cleanse(table, seat, humans, 1)
            }
            Ability::Splices => {
                self.pay_half(table, seat)?;
                self.lower_alert(table, seat, 1, "K3");
                Ok(())
            }
            _ => table.unexpected(Choice::Ability(member)),
        }
    }

    /// R3 · All shift, once.
    fn shift(&mut self, seat: Seat) {
        let player = &mut self.players[seat];
        for member in player.people.iter_mut() {
            member.used = false;
            member.stay = if member.stay == Stay::Exhausted { Stay::Rest } else { Stay::Active };
        }
        (player.echo, player.fed, player.second_portion) = (None, false, false);
        player.parts_mut().for_each(|part| part.used = 0);
    }
}
