//! A9, C4, C11 · Goods: the supply, what no longer fits, batteries and objects.

use crate::OBJECTS;
use crate::card::{Card, Good, ObjectId, Use};
use crate::choice::Choice;
use crate::state::{Aurora, MOST_OBJECTS, Pending};
use crate::words::some;
use smallvec::SmallVec;
use table::{Play, Prompt, Seat, Seats, Table, text};

impl Aurora {
    /// A9 · How many more of a good the supply can give.
    pub fn supply(&self, good: Good) -> u8 {
        let kind = good.kind();
        let held = |goods: &[u8; Good::COUNT]| -> u8 {
            Good::ALL.iter().filter(|other| other.kind() == kind).map(|other| goods[*other as usize]).sum()
        };
        let out: u8 = self.players.values().map(|player| held(&player.goods)).sum();
        self.pack.numbers.supply[usize::from(kind)].saturating_sub(out)
    }

    /// A9 · Whether one more survivor can join anybody.
    pub fn can_recruit(&self) -> bool {
        let out: usize = self.players.values().map(|player| player.people.len()).sum();
        out < usize::from(self.pack.numbers.supply[4])
    }

    /// Adds goods as far as the supply goes, without asking what then no longer fits.
    pub(crate) fn add(&mut self, table: &mut Table<Self>, seat: Seat, good: Good, count: u8, rule: &'static str) -> u8 {
        let mut count = count.min(self.supply(good));
        if self.is_robot(seat) {
            count = count.min(3u8.saturating_sub(self.players[seat].good(good)));
        }
        if count > 0 {
            *self.players[seat].good_mut(good) += count;
            table.log(rule, || text!("log-gains", who = self.who(seat), what = some(good.item(), count)));
        }
        count
    }

    /// Adds goods and settles what no longer fits.
    pub(crate) fn gain(
        &mut self,
        table: &mut Table<Self>,
        seat: Seat,
        good: Good,
        count: u8,
        rule: &'static str,
    ) -> Play {
        self.add(table, seat, good, count, rule);
        self.settle(table, seat)
    }

    pub(crate) fn spend(&mut self, seat: Seat, good: Good, count: u8) {
        let held = self.players[seat].good_mut(good);
        *held = held.saturating_sub(count);
    }

    /// C11 · A half battery: a half one, or a full one that is turned over.
    pub(crate) fn pay_half(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        let (half, full) = (self.players[seat].good(Good::Half), self.players[seat].good(Good::Full));
        let turns = match (half, full) {
            (0, _) => true,
            (_, 0) => false,
            _ => table.ask(seat).about("ask-half", "C11").pick([false, true], Choice::PayHalf)?,
        };
        if turns {
            self.spend(seat, Good::Full, 1);
            *self.players[seat].good_mut(Good::Half) += 1;
        } else {
            self.spend(seat, Good::Half, 1);
        }
        table.log("C11", || text!(if turns { "log-turns-battery" } else { "log-pays-half" }, who = self.who(seat)));
        Ok(())
    }

    /// E2, R2 · Food, and rations where the food is gone (C16).
    pub(crate) fn eat(&mut self, table: &mut Table<Self>, seat: Seat, count: u8) {
        let food = self.players[seat].good(Good::Food).min(count);
        self.spend(seat, Good::Food, food);
        for _ in food..count {
            self.consume(table, seat, Use::Ration);
        }
    }

    /// Food and rations.
    pub(crate) fn food(&self, seat: Seat) -> u8 {
        self.players[seat].good(Good::Food) + self.object_count(seat, Use::Ration)
    }

    /// C4 · Gives up what no longer fits.
    pub(crate) fn settle(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        if self.is_robot(seat) {
            return Ok(());
        }
        while self.surplus(seat) > 0 {
            let choice = table.ask(seat).say(|| self.give_up_prompt(seat)).one(&self.give_ups(seat))?;
            match choice {
                Choice::GiveUp(good) => {
                    self.spend(seat, good, 1);
                    table.log("C4", || text!("log-gives-up", who = self.who(seat), what = some(good.item(), 1)));
                }
                Choice::LeaveBehind(member) => {
                    let name = self.pack.name(self.players[seat].people[usize::from(member)].card);
                    self.remove_member(seat, member);
                    table.log("C4", || text!("log-leaves-behind", who = self.who(seat), person = name));
                }
                other => return table.unexpected(other),
            }
        }
        Ok(())
    }

    fn give_up_prompt(&self, seat: Seat) -> Prompt {
        Prompt::new(text!("ask-give-up", n = self.surplus(seat)), "C4")
    }

    /// C4 · Goods and survivors whose loss makes room.
    fn give_ups(&self, seat: Seat) -> SmallVec<[Choice; 16]> {
        let (room, player) = (self.room(seat), &self.players[seat]);
        let mut options = SmallVec::new();
        if player.load() > room.goods {
            let held = Good::ALL.into_iter().filter(|good| player.good(*good) > 0);
            options.extend(held.map(Choice::GiveUp));
        }
        if player.people.len() > usize::from(room.crew) {
            options.extend(self.members(seat, |_| true).into_iter().map(Choice::LeaveBehind));
        }
        options
    }

    /// C16 · An object from the deck.
    pub(crate) fn draw_object(&mut self, table: &mut Table<Self>, seat: Seat, rule: &'static str) -> Play {
        if self.objects == [0; MOST_OBJECTS] {
            std::mem::swap(&mut self.objects, &mut self.object_discards);
        }
        let cards: SmallVec<[Card; 24]> = self.objects_left();
        if cards.is_empty() {
            return Ok(());
        }
        // What is about to come is weighed where bots look ahead.
        let several = self.pending;
        self.pending = several.or(Some(Pending::Objects(seat, 1)));
        let place = table.draw(OBJECTS, Seats::EVERYONE, &cards)?;
        self.pending = several;
        let Card::Object(object) = cards[place] else { return Ok(()) };
        self.objects[object.index()] -= 1;
        self.players[seat].objects[object.index()] += 1;
        table.log(rule, || text!("log-object", who = self.who(seat), object = self.pack.name(object)));
        Ok(())
    }

    fn objects_left(&self) -> SmallVec<[Card; 24]> {
        let copies =
            |(n, count): (usize, &u8)| std::iter::repeat_n(Card::Object(ObjectId(n as u8)), usize::from(*count));
        self.objects.iter().enumerate().flat_map(copies).collect()
    }

    /// Whether any object can be drawn.
    pub(crate) fn has_objects(&self) -> bool {
        self.objects_to_draw() > 0
    }

    /// A9 · How many objects can be drawn one after the other.
    pub(crate) fn objects_to_draw(&self) -> u8 {
        self.objects.iter().chain(&self.object_discards).fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// C16 · Discards an object of a kind.
    pub(crate) fn use_up(&mut self, seat: Seat, kind: Use) -> Option<ObjectId> {
        let held = self
            .pack
            .ids()
            .find(|id: &ObjectId| self.pack.object(*id).effect == kind && self.players[seat].objects[id.index()] > 0)?;
        self.players[seat].objects[held.index()] -= 1;
        self.object_discards[held.index()] += 1;
        Some(held)
    }

    /// E16 · A good of choice.
    pub(crate) fn gain_of_choice(&mut self, table: &mut Table<Self>, seat: Seat, rule: &'static str) -> Play {
        if self.is_robot(seat) {
            return self.gain(table, seat, Good::Fuel, 1, rule);
        }
        let goods = Good::OF_CHOICE.into_iter().filter(|good| self.supply(*good) > 0);
        let goods: SmallVec<[Good; 4]> = goods.collect();
        if goods.is_empty() {
            return Ok(());
        }
        let good = table.ask(seat).about("ask-good", "E16").pick(goods, Choice::Good)?;
        self.gain(table, seat, good, 1, rule)
    }
}
