//! C16, K2, K5 · What may be done in an own turn beside what the phase is about: objects, the radio operator, Echo.

use crate::card::{Ability, Card, Use};
use crate::choice::Choice;
use crate::explore::Options;
use crate::state::{Aurora, Phase, Stay};
use table::{Play, Seat, Table, text};

impl Aurora {
    /// Everything of that kind that is open now.
    pub(crate) fn side_options(&self, seat: Seat, options: &mut Options) {
        let player = &self.players[seat];
        if self.object_count(seat, Use::Drip) > 0 {
            let ill = self.members(seat, |member| member.counters > 0 && self.is_human(member.card));
            options.extend(ill.into_iter().map(Choice::Drip));
        }
        if self.object_count(seat, Use::Static) > 0 && player.alert > 0 {
            options.push(Choice::Static(false));
            if player.has_half() && player.alert > 1 {
                options.push(Choice::Static(true));
            }
        }
        if matches!(self.phase, Phase::Explore { .. }) && !player.listened && self.has(seat, Ability::Listens) {
            let cards = (0..self.zone.len() as u8)
                .filter(|space| self.zone[usize::from(*space)].is_some_and(|lot| !matches!(lot.card, Card::Enemy(_))));
            options.extend(cards.map(Choice::Listen));
        }
        self.echo_options(seat, options);
    }

    pub(crate) fn side_act(&mut self, table: &mut Table<Self>, seat: Seat, choice: Choice) -> Play {
        match choice {
            Choice::Drip(member) => {
                self.consume(table, seat, Use::Drip);
                self.wash(table, seat, member, 2);
                Ok(())
            }
            Choice::Static(charged) => {
                self.consume(table, seat, Use::Static);
                self.note_object(table, seat, Use::Static, usize::from(charged));
                if charged {
                    self.pay_half(table, seat)?;
                }
                self.lower_alert(table, seat, 1 + u8::from(charged), "C16");
                Ok(())
            }
            Choice::Listen(space) => self.listen(table, seat, usize::from(space)),
            Choice::Copy(other, member) => {
                self.pay_half(table, seat)?;
                let card = self.players[other].people[usize::from(member)].card;
                let player = &mut self.players[seat];
                (player.echo, player.echo_done) = (Some(card), true);
                self.note_own_ability(table, seat, Ability::Copies);
                table.log("K5", || text!("log-copies", who = self.who(seat), person = self.pack.name(card)));
                Ok(())
            }
            other => table.unexpected(other),
        }
    }

    /// Discards an object and tells of it.
    pub(crate) fn consume(&mut self, table: &mut Table<Self>, seat: Seat, kind: Use) {
        if let Some(object) = self.use_up(seat, kind) {
            table.log("C16", || text!("log-uses", who = self.who(seat), object = self.pack.name(object)));
            self.note_used(table, Card::Object(object), seat);
        }
    }

    /// K2 · A card of the zone is discarded and replaced.
    fn listen(&mut self, table: &mut Table<Self>, seat: Seat, space: usize) -> Play {
        self.players[seat].listened = true;
        self.note_ability(table, seat, Ability::Listens);
        if self.players[seat].echo.is_some_and(|card| self.pack.person(card).ability == Ability::Listens) {
            self.players[seat].echo = None;
        }
        let Some(lot) = self.zone[space].take() else { return Ok(()) };
        table.log("K2", || text!("log-listens", who = self.who(seat), card = self.pack.name(lot.card)));
        match lot.card {
            Card::Vehicle(card) => self.scrap(card),
            _ => self.discarded = self.discarded.saturating_add(1),
        }
        self.refill(table, space)
    }

    /// K5 · Whether Echo is in the active zone.
    fn has_echo(&self, seat: Seat) -> bool {
        let active = |member: &crate::state::Member| {
            member.stay == Stay::Active && self.pack.person(member.card).ability == Ability::Copies
        };
        self.players[seat].people.iter().any(active)
    }

    /// K5 · Why Echo, who is active, can copy nobody.
    pub(crate) fn why_no_copy(&self, seat: Seat) -> Option<&'static str> {
        let mut whom = Options::new();
        match () {
            () if !self.has_echo(seat) => None,
            () if self.players[seat].echo_done => Some("why-used-round"),
            () if !self.players[seat].has_half() => Some("why-no-half"),
            () => {
                self.echo_options(seat, &mut whom);
                whom.is_empty().then_some("why-nobody-rests")
            }
        }
    }

    /// K5 · Whom Echo can copy: survivors at rest with another player, whose ability belongs to this phase; of the automaton's the last.
    fn echo_options(&self, seat: Seat, options: &mut Options) {
        let player = &self.players[seat];
        if player.echo_done || !player.has_half() || !self.has_echo(seat) {
            return;
        }
        for other in self.players.seats().filter(|other| *other != seat) {
            let people = &self.players[other].people;
            let resting = self.members(other, |member| member.stay == Stay::Rest || self.is_robot(other));
            let last = people.len().saturating_sub(1);
            let offered = resting.into_iter().filter(|n| !self.is_robot(other) || usize::from(*n) == last);
            let useful = offered.filter(|n| self.fits_phase(self.pack.person(people[usize::from(*n)].card).ability));
            options.extend(useful.map(|n| Choice::Copy(other, n)));
        }
    }

    /// C12 · Whether an ability is of the running phase. Turncoat's is of none: turrets fall to fixed weapons too (E5).
    fn fits_phase(&self, ability: Ability) -> bool {
        use Ability::{
            Aims, Betrays, Cooks, Guides, Hunts, Listens, Mends, Navigates, Nurses, Shelters, Splices, Steadies,
            Tireless,
        };
        match self.phase {
            Phase::Explore { .. } => matches!(ability, Tireless | Hunts | Shelters | Listens | Betrays),
            Phase::Rest { .. } => matches!(ability, Mends | Cooks | Nurses | Splices),
            Phase::Move { .. } => matches!(ability, Navigates | Guides),
            Phase::Fire { .. } => matches!(ability, Steadies | Aims | Betrays),
            _ => false,
        }
    }
}
