//! S · The automaton of solo play.

use crate::ERRANDS;
use crate::card::{Card, Good, Item};
use crate::fire::{Gun, Target};
use crate::state::{Aurora, SPACES};
use smallvec::SmallVec;
use table::{Play, Seat, Seats, Table, text};

/// S2 · The action cards: the space, and whether it looks on to the right.
const CARDS: [(u8, bool); 6] = [(0, true), (1, true), (2, true), (2, false), (3, false), (4, false)];

/// S2 · The order in which it takes from locations.
const WANTS: [Item; 6] = [Item::Fuel, Item::Ammo, Item::Food, Item::Half, Item::Full, Item::Object];

impl Aurora {
    /// S2 · One card of the zone.
    pub(crate) fn robot_explores(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        let player = &mut self.players[seat];
        if player.errands == 0 {
            player.passed = true;
            return Ok(());
        }
        player.errands -= 1;
        if self.errands == 0 {
            self.errands = (1 << CARDS.len()) - 1;
        }
        let left: SmallVec<[Card; 6]> =
            (0..CARDS.len() as u8).filter(|n| self.errands >> n & 1 == 1).map(Card::Errand).collect();
        let Card::Errand(errand) = left[table.draw(ERRANDS, Seats::EVERYONE, &left)?] else { return Ok(()) };
        self.errands &= !(1 << errand);
        let (space, right) = CARDS[usize::from(errand)];
        let row = (0..SPACES).map(|n| (usize::from(space) + if right { n } else { SPACES - n }) % SPACES);
        let there = |space: &usize| self.zone[*space].is_some_and(|lot| !matches!(lot.card, Card::Enemy(_)));
        let Some(space) = row.into_iter().find(there) else {
            table.log("S2", || text!("log-automaton-idle", who = self.who(seat)));
            return Ok(());
        };
        self.robot_takes(table, seat, space)?;
        self.refill(table, space)
    }

    fn robot_takes(&mut self, table: &mut Table<Self>, seat: Seat, space: usize) -> Play {
        let Some(lot) = self.zone[space] else { return Ok(()) };
        table.log("S2", || text!("log-automaton-takes", who = self.who(seat), card = self.pack.name(lot.card)));
        match lot.card {
            Card::Location(location) => {
                let take = self.pack.location(location).take;
                if !self.robot_gathers(table, seat, space, take)? {
                    self.zone[space] = None;
                    self.discarded = self.discarded.saturating_add(1);
                }
                return Ok(());
            }
            Card::Meeting(_) => _ = self.add(table, seat, Good::Food, 1, "S2"),
            Card::Person(person) => {
                if self.players[seat].people.room() > 0 {
                    let member = crate::state::Member { card: person, ..Default::default() };
                    self.players[seat].people.push(member);
                }
            }
            card => {
                if self.players[seat].kept.room() > 0 {
                    self.players[seat].kept.push(card);
                }
            }
        }
        self.zone[space] = None;
        Ok(())
    }

    /// Whether anything was taken.
    fn robot_gathers(&mut self, table: &mut Table<Self>, seat: Seat, space: usize, take: u8) -> Play<bool> {
        let mut left = take;
        for item in WANTS {
            loop {
                let there = self.zone[space].map_or(0, |lot| lot.stock[item as usize]);
                if left == 0 || there == 0 {
                    break;
                }
                match item.good() {
                    Some(good) => {
                        let good = if good == Good::Full { Good::Half } else { good };
                        if self.add(table, seat, good, 1, "S2") == 0 {
                            break;
                        }
                    }
                    None if self.has_objects() => self.draw_object(table, seat, "S2")?,
                    None => break,
                }
                if let Some(lot) = &mut self.zone[space] {
                    lot.stock[item as usize] -= 1;
                }
                left -= 1;
            }
        }
        Ok(left < take)
    }

    /// S3 · Food for a third card.
    pub(crate) fn robot_rests(&mut self, table: &mut Table<Self>, seat: Seat) {
        if self.players[seat].good(Good::Food) > 0 {
            self.spend(seat, Good::Food, 1);
            self.players[seat].errands = 3;
            table.log("S3", || text!("log-automaton-eats", who = self.who(seat)));
        }
    }

    /// S4 · Along the main road.
    pub(crate) fn robot_moves(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        if self.players[seat].reached {
            return Ok(());
        }
        let fuel = self.players[seat].good(Good::Fuel);
        let (steps, paid) = match fuel {
            0 => (1, 0),
            1 | 2 => (3, 1),
            _ => (4, 2),
        };
        self.spend(seat, Good::Fuel, paid);
        let (berth, start) = (self.berth(), self.players[seat].at);
        let mut moved = 0;
        while moved < steps && self.players[seat].at != berth {
            let space = self.pack.road(self.map()).space(self.players[seat].at);
            let Some(way) = space.next.first().copied() else { break };
            moved += 1 + u8::from(self.has_avalanche(way.to));
            if moved > steps {
                break;
            }
            self.avalanches &= !(1 << way.to.0);
            self.players[seat].at = way.to;
        }
        let place = self.space_name(self.players[seat].at);
        if self.players[seat].at == start {
            // M4, M6 · Without fuel an avalanche is too far, and staying is no stop.
            table.log("S4", || text!("log-stays-dry", who = self.who(seat), place = place));
            return Ok(());
        }
        table.log("S4", || text!("log-drives", who = self.who(seat), place = place, fuel = paid));
        self.check_reached(table);
        self.stop(table, seat, false)
    }

    /// S5 · One shot.
    pub(crate) fn robot_fires(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        if self.players[seat].good(Good::Ammo) == 0 {
            return Ok(());
        }
        let left = |target: &Target| match target {
            Target::Enemy(card) => {
                let foe = self.enemies.iter().find(|foe| foe.card == *card);
                let hurt = foe.map_or(0, |foe| foe.damage);
                self.pack.enemy(*card).strength.saturating_sub(hurt)
            }
            Target::Turret(turret) => 100 + turret,
        };
        let Some(target) = self.targets(seat).into_iter().min_by_key(left) else { return Ok(()) };
        self.spend(seat, Good::Ammo, 1);
        let round = usize::from(self.round.clamp(1, 6)) - 1;
        let gun = Gun { value: self.pack.numbers.automaton[round], own: false, ammo: true };
        self.attack(table, seat, gun, target)?;
        Ok(())
    }

    /// S7 · What it kept: survivors if the ship was reached, else convoy cards.
    pub(crate) fn robot_saved(&self, seat: Seat, reached: bool) -> i16 {
        let player = &self.players[seat];
        let most = usize::from(self.pack.numbers.automaton_cards);
        if reached { player.people.len() as i16 } else { player.kept.len().min(most) as i16 }
    }
}
