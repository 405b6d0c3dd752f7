//! E · The exploration phase.

mod bonus;
mod crew;
mod encounter;
mod gather;
mod zone;

pub use bonus::Bonus;
pub use crew::Party;
pub use gather::Take;

use crate::card::{Ability, Card, Good, PersonId};
use crate::choice::Choice;
use crate::scene::spot;
use crate::state::{Act, Aurora, Phase, SPACES, Stay};
use smallvec::SmallVec;
use table::{Notate, Play, Prompt, Seat, Table, text};

pub(crate) type Options = SmallVec<[Choice; 32]>;

impl Aurora {
    /// E1 · One turn of the phase, or its end.
    pub(crate) fn explore(&mut self, table: &mut Table<Self>, turn: u8) -> Play {
        let count = self.order.len() as u8;
        let places = (0..count).map(|n| (turn + n) % count);
        let mut waiting = places.filter(|place| self.nth(*place).is_some_and(|seat| !self.players[seat].passed));
        let Some(place) = waiting.next() else {
            self.end_exploration(table);
            return Ok(());
        };
        if let Some(seat) = self.nth(place) {
            if self.is_robot(seat) {
                self.robot_explores(table, seat)?;
            } else {
                self.explorer_turn(table, seat)?;
            }
        }
        self.phase = Phase::Explore { turn: (place + 1) % count };
        Ok(())
    }

    /// E18.
    fn end_exploration(&mut self, table: &mut Table<Self>) {
        self.players.values_mut().for_each(|player| player.echo = None);
        self.update_order(table, "E18");
        self.phase = Phase::Rest { turn: 0 };
        self.bring_stragglers(table);
    }

    /// E1 · Acts or passes; before that objects and abilities may be used.
    fn explorer_turn(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        loop {
            let mut options = self.explorer_options(seat);
            if options.is_empty() {
                self.players[seat].passed = true;
                table.log("E1", || text!("log-passes-forced", who = self.who(seat)));
                return Ok(());
            }
            options.push(Choice::Pass);
            let choice = table.ask(seat).say(|| self.explore_prompt(seat)).one(&options)?;
            match choice {
                Choice::Pass => {
                    self.players[seat].passed = true;
                    table.log("E1", || text!("log-passes", who = self.who(seat)));
                    return Ok(());
                }
                Choice::Act(space) => {
                    let Some(party) = self.proposal(seat, self.pack.numbers.spaces[usize::from(space)]) else {
                        return table.unexpected(choice);
                    };
                    return self.act(table, seat, space, party);
                }
                Choice::Others(space) => {
                    let parties = self.parties(seat, self.pack.numbers.spaces[usize::from(space)]);
                    let prompt = || self.party_prompt(seat, space, &parties);
                    let party = table.ask(seat).say(prompt).pick(parties.iter().copied(), Choice::Send)?;
                    return self.act(table, seat, space, party);
                }
                other => self.side_act(table, seat, other)?,
            }
        }
    }

    /// E1, C16 · Acts, objects and abilities. Whoever has nobody to send can cleanse people at rest as well.
    fn explorer_options(&self, seat: Seat) -> Options {
        let mut options = self.acts(seat);
        let stuck = options.is_empty();
        self.side_options(seat, &mut options);
        if stuck && !self.players[seat].people.iter().any(|member| member.stay == Stay::Active) {
            options.retain(|choice| !matches!(choice, Choice::Drip(_)));
        }
        options
    }

    /// E2 · The party that was proposed comes first, and is changed person by person and good by good.
    fn party_prompt(&self, seat: Seat, space: u8, parties: &[Party]) -> Prompt {
        let prompt = Prompt::new(text!("ask-party", card = self.lot_name(space)), "E2");
        let prompt = prompt.card(spot::zone_card(space)).in_zone(spot::player(seat));
        match parties.first() {
            Some(first) => prompt.bundle(self.notate(seat, Choice::Send(*first))),
            None => prompt,
        }
    }

    /// E2 · The spaces where one can act.
    pub(crate) fn acts(&self, seat: Seat) -> Options {
        let (mut options, mut others) = (Options::new(), Options::new());
        let band = self.band(seat);
        // Spaces of one value take the same parties.
        let mut known: Option<(u8, bool, bool)> = None;
        for space in 0..SPACES as u8 {
            let Some(lot) = &self.zone[usize::from(space)] else { continue };
            if matches!(lot.card, Card::Enemy(_)) {
                continue;
            }
            let need = self.pack.numbers.spaces[usize::from(space)];
            let (_, proposed, other) = match known {
                Some(same) if same.0 == need => same,
                _ => *known.insert((need, band.proposal(need).is_some(), band.has_others(need))),
            };
            if proposed {
                options.push(Choice::Act(space));
            }
            if other {
                others.push(Choice::Others(space));
            }
        }
        options.extend(others);
        options
    }

    /// E2 · What bars each space, for whoever asks.
    fn explore_prompt(&self, seat: Seat) -> Prompt {
        let mut prompt = Prompt::new("ask-explore", "E1").in_zone(spot::ZONE);
        for space in 0..SPACES as u8 {
            let what = || text!("bar-space", space = space + 1);
            match &self.zone[usize::from(space)] {
                None => prompt = prompt.bar_verb("explore", what(), "why-empty-space", "E10"),
                Some(lot) if matches!(lot.card, Card::Enemy(_)) => {
                    prompt = prompt.bar_verb("explore", what(), "why-enemy-there", "E10");
                }
                Some(_) => {
                    let need = self.pack.numbers.spaces[usize::from(space)];
                    if self.band(seat).proposal(need).is_none() && !self.band(seat).has_others(need) {
                        let most = self.most_value(seat);
                        prompt =
                            prompt.bar_verb("explore", what(), text!("why-too-weak", need = need, most = most), "E2");
                    }
                }
            }
        }
        self.bar_side(seat, prompt)
    }

    /// E2, E3 · An act: pay, do the card and a bonus in either order, and the crew is spent.
    pub(crate) fn act(&mut self, table: &mut Table<Self>, seat: Seat, space: u8, party: Party) -> Play {
        table.log("E2", || {
            let (card, crew) = (self.lot_name(space), self.crew_in_sentence(seat, party.crew));
            let food = party.food.min(self.players[seat].good(Good::Food));
            text!("log-acts", who = self.who(seat), card = card, crew = crew, food = food)
        });
        for n in (0..self.players[seat].people.len()).filter(|n| party.crew >> n & 1 == 1) {
            self.note_used(table, Card::Person(self.players[seat].people[n].card), seat);
        }
        self.act = Some(Act { seat, space, crew: party.crew, bonus_done: false, fired: false, gathered: false });
        self.pay_party(table, seat, party)?;
        self.do_card(table, seat, space)?;
        self.after_card(table, seat)?;
        self.spend_crew(table, seat);
        self.act = None;
        self.players[seat].suited = None;
        self.refill(table, usize::from(space))
    }

    /// E3 · Who took part is exhausted; a leader comes to rest.
    fn spend_crew(&mut self, table: &mut Table<Self>, seat: Seat) {
        let crew = self.act.map_or(0, |act| act.crew);
        for n in 0..self.players[seat].people.len() {
            if crew >> n & 1 == 1 {
                let tireless = self.ability(seat, n) == Ability::Tireless;
                if tireless {
                    self.note_ability(table, seat, Ability::Tireless);
                }
                self.players[seat].people[n].stay = if tireless { Stay::Rest } else { Stay::Exhausted };
            }
        }
    }

    /// E4 to E9 · The card of the space.
    fn do_card(&mut self, table: &mut Table<Self>, seat: Seat, space: u8) -> Play {
        let Some(lot) = self.zone[usize::from(space)] else { return Ok(()) };
        match lot.card {
            Card::Location(location) => self.gather(table, seat, space, location),
            Card::Vehicle(vehicle) => {
                let prompt = |game: &Aurora| game.improve_prompt(seat, vehicle);
                let choice = self.ask_card(table, seat, prompt, |game| game.ways_to_add(seat, vehicle))?;
                self.zone[usize::from(space)] = None;
                if self.add_part(table, seat, vehicle, choice, "E6")? {
                    self.note_used(table, lot.card, seat);
                } else {
                    self.scrap(vehicle);
                }
                Ok(())
            }
            Card::Person(person) => self.recruit(table, seat, space, person),
            Card::Meeting(meeting) => self.meet(table, seat, space, meeting),
            Card::Scan(_)
            | Card::Enemy(_)
            | Card::Extra(_)
            | Card::Object(_)
            | Card::Outcome(_)
            | Card::Back(_)
            | Card::Counter(_)
            | Card::Place(_)
            | Card::Crew(_)
            | Card::Errand(_) => Ok(()),
        }
    }

    /// E7, E9 · A survivor of the zone joins, or is declined.
    fn recruit(&mut self, table: &mut Table<Self>, seat: Seat, space: u8, person: PersonId) -> Play {
        let prompt = |game: &Aurora| {
            let prompt = Prompt::new("ask-recruit", "E7");
            if game.can_recruit() { prompt } else { prompt.bar_verb("take", "do-recruit", "why-supply", "A9") }
        };
        let choice = self.ask_card(table, seat, prompt, |game| {
            let joins = game.can_recruit().then_some(Choice::Recruit);
            joins.into_iter().chain([Choice::Decline]).collect()
        })?;
        self.zone[usize::from(space)] = None;
        if choice == Choice::Recruit {
            self.note_used(table, Card::Person(person), seat);
            return self.join(table, seat, person, "E7");
        }
        self.discarded = self.discarded.saturating_add(1);
        table.log("E9", || text!("log-declines", who = self.who(seat), card = self.pack.name(person)));
        Ok(())
    }
}
