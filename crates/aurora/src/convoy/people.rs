//! C5, C10, C12, C13 · Survivors: who joins, who is contaminated, who dies.

use crate::card::{Card, Nature, PersonId, Use};
use crate::choice::Choice;
use crate::state::{Aurora, Member, Pending, Stay};
use smallvec::SmallVec;
use table::{LogLine, Play, Prompt, Seat, Table, Weight, text};

pub(crate) type Members = SmallVec<[u8; 12]>;

impl Aurora {
    /// The survivors of a kind by their numbers; of equal ones the first.
    pub(crate) fn members(&self, seat: Seat, such: impl Fn(&Member) -> bool) -> Members {
        let people = &self.players[seat].people;
        let mut found = Members::new();
        for (n, member) in people.iter().enumerate().filter(|(_, member)| such(member)) {
            if !found.iter().any(|other| people[usize::from(*other)] == *member) {
                found.push(n as u8);
            }
        }
        found
    }

    /// C10 · What a survivor is worth in an act.
    pub fn value(&self, member: &Member) -> u8 {
        self.pack.person(member.card).value.saturating_sub(member.counters)
    }

    pub(crate) fn nature(&self, card: PersonId) -> Nature {
        self.pack.person(card).nature
    }

    /// C13 · Whether a survivor eats food and can use objects.
    pub(crate) fn is_human(&self, card: PersonId) -> bool {
        self.nature(card) != Nature::Android
    }

    /// E7 · A survivor comes to rest.
    pub(crate) fn join(&mut self, table: &mut Table<Self>, seat: Seat, card: PersonId, rule: &'static str) -> Play {
        if self.players[seat].people.room() == 0 {
            return Ok(());
        }
        self.players[seat].people.push(Member { card, stay: Stay::Rest, counters: 0, used: false });
        table.log(rule, || text!("log-joins", who = self.who(seat), person = self.pack.name(card)));
        self.settle(table, seat)
    }

    /// A survivor card goes. Numbers that point at later ones follow.
    pub(crate) fn remove_member(&mut self, seat: Seat, member: u8) {
        self.players[seat].people.remove(member.into());
        if let Some(suited) = self.players[seat].suited {
            self.players[seat].suited = match suited.cmp(&member) {
                std::cmp::Ordering::Less => Some(suited),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => Some(suited - 1),
            };
        }
        if let Some(act) = self.act.as_mut().filter(|act| act.seat == seat) {
            let below = (1u32 << member) - 1;
            act.crew = (act.crew & below) | ((act.crew >> 1) & !below);
        }
    }

    /// C10, M5 · A counter for one of these survivors, unless a suit keeps it off.
    pub(crate) fn irradiate(&mut self, table: &mut Table<Self>, seat: Seat, among: u32, rule: &'static str) -> Play {
        // What is to come of it is weighed where bots look ahead.
        let pending = self.pending.take().unwrap_or(Pending::Counters(seat, 1));
        if self.is_robot(seat) {
            return Ok(());
        }
        let meant = |n: u8| among >> n & 1 == 1;
        if self.players[seat].suited.is_some_and(meant) {
            table.log("C16", || text!("log-suit-holds", who = self.who(seat)));
            return Ok(());
        }
        let victims = self.members(seat, |_| true).into_iter().filter(|n| meant(*n));
        let victims: Members = victims.collect();
        if victims.is_empty() {
            return Ok(());
        }
        let suits = if self.object_count(seat, Use::Suit) > 0 { victims.as_slice() } else { &[] };
        let wearers = suits.iter().filter(|n| self.is_human(self.players[seat].people[usize::from(**n)].card));
        let options = victims.iter().map(|n| Choice::Contaminate(*n)).chain(wearers.map(|n| Choice::Suit(*n)));
        let options: SmallVec<[Choice; 16]> = options.collect();
        self.pending = Some(pending);
        let choice = table.ask(seat).say(|| Prompt::new("ask-contaminate", "C10")).one(&options)?;
        self.pending = None;
        match choice {
            Choice::Contaminate(member) => {
                self.contaminate(table, seat, member, rule);
                Ok(())
            }
            Choice::Suit(member) => {
                if let Some(object) = self.use_up(seat, Use::Suit) {
                    self.note_used(table, Card::Object(object), seat);
                }
                self.players[seat].suited = Some(member);
                let name = self.pack.name(self.players[seat].people[usize::from(member)].card);
                table.log("C16", || text!("log-suit", who = self.who(seat), person = name));
                Ok(())
            }
            other => table.unexpected(other),
        }
    }

    /// C10 · A counter, and death at 0.
    fn contaminate(&mut self, table: &mut Table<Self>, seat: Seat, member: u8, rule: &'static str) {
        let person = &mut self.players[seat].people[usize::from(member)];
        person.counters += 1;
        let person = *person;
        table.log(rule, || text!("log-contaminated", who = self.who(seat), person = self.pack.name(person.card)));
        if self.value(&person) == 0 {
            self.remove_member(seat, member);
            self.discarded = self.discarded.saturating_add(1);
            let words = || text!("log-dies", who = self.who(seat), person = self.pack.name(person.card));
            table.tell(|| LogLine::by("C10", words()).weight(Weight::Great).aimed(seat));
        }
    }

    /// Takes up to this many counters off survivors of choice, each among these.
    pub(crate) fn cleanse(&mut self, table: &mut Table<Self>, seat: Seat, among: u32, count: u8) -> Play {
        for _ in 0..count {
            let ill = self.members(seat, |member| member.counters > 0).into_iter().filter(|n| among >> n & 1 == 1);
            let ill: Members = ill.collect();
            if ill.is_empty() {
                return Ok(());
            }
            let member = table.ask(seat).about("ask-cleanse", "C10").pick(ill, Choice::Cleanse)?;
            self.wash(table, seat, member, 1);
        }
        Ok(())
    }

    pub(crate) fn wash(&mut self, table: &mut Table<Self>, seat: Seat, member: u8, count: u8) {
        let person = &mut self.players[seat].people[usize::from(member)];
        person.counters = person.counters.saturating_sub(count);
        let card = person.card;
        table.log("C10", || text!("log-cleansed", who = self.who(seat), person = self.pack.name(card)));
    }

    /// The survivors that satisfy this, as bits.
    pub(crate) fn bits(&self, seat: Seat, such: impl Fn(&Member) -> bool) -> u32 {
        let people = self.players[seat].people.iter().enumerate();
        people.filter(|(_, member)| such(member)).fold(0, |bits, (n, _)| bits | 1 << n)
    }
}
