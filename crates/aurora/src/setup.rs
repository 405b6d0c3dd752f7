//! A · Setup.

use crate::card::{Card, CounterId, CrewId, Good, Item, ObjectId, SpaceId};
use crate::choice::Choice;
use crate::options::{AuroraOptions, Convoys};
use crate::pack::{MOST_SPACES, Pack};
use crate::state::{Aurora, Column, Lot, MOST_EXTRAS, MOST_OBJECTS, Member, Part, Period, Phase, Player, SPACES, Stay};
use crate::{COUNTERS, CREWS, ORDER};
use smallvec::SmallVec;
use table::{CopyVec, Play, Seat, SeatMap, Seats, Shared, Table, text};

impl Aurora {
    /// Everything that is not left to chance.
    pub(crate) fn laid_out(pack: &Shared<Pack>, options: &AuroraOptions, seats: usize) -> Aurora {
        let solo = seats == 1;
        let convoys = seats + usize::from(solo);
        let map = pack.map(options.map);
        let mut game = Aurora {
            options: *options,
            solo,
            phase: Phase::Setup,
            round: 0,
            ship: 1,
            reached: false,
            order: CopyVec::new(),
            players: SeatMap::new(convoys, |seat| {
                let robot = solo && seat.0 == 1;
                player(pack, CrewId(if robot { pack.crews.len() as u8 - 1 } else { seat.0 }), robot)
            }),
            deck: [0, 1, 2].map(|n| period(pack, n, convoys)),
            zone: [None; SPACES],
            scrap: CopyVec::new(),
            discarded: 0,
            objects: [0; MOST_OBJECTS],
            object_discards: [0; MOST_OBJECTS],
            outcomes: 0,
            back: 0,
            loot: [0, 1, 2].map(|n| pack.loot[n].iter().copied().collect()),
            counters: [None; MOST_SPACES],
            avalanches: 0,
            turrets: ((1u16 << map.turrets.len()) - 1) as u8,
            enemies: CopyVec::new(),
            act: None,
            pending: None,
            errands: 0,
            pack: pack.clone(),
        };
        for id in pack.ids::<ObjectId>() {
            game.objects[id.index()] = pack.object(id).copies;
        }
        let slides = map.spaces.iter().enumerate().filter(|(_, space)| space.avalanche);
        game.avalanches = slides.fold(0, |bits, (n, _)| bits | 1 << n);
        game
    }

    /// A3 to A8 · What chance decides.
    pub(crate) fn set_up(&mut self, table: &mut Table<Self>) -> Play {
        self.deal_crews(table)?;
        self.deal_counters(table)?;
        self.shuffle_outcomes(table)?;
        self.draw_order(table)?;
        for (space, card) in self.pack.rusty.clone().into_iter().cycle().take(2).enumerate() {
            self.zone[space] = Some(Lot::new(&self.pack, Card::Vehicle(card)));
        }
        for space in 2..SPACES {
            self.refill(table, space)?;
        }
        self.begin_round(table);
        Ok(())
    }

    /// A7, O3 · A convoy for each player: dealt, or chosen one after the other among those that are left.
    fn deal_crews(&mut self, table: &mut Table<Self>) -> Play {
        let mut bag: SmallVec<[CrewId; 8]> = self.pack.ids().collect();
        bag.truncate(bag.len().saturating_sub(1));
        for seat in Seat::first(self.seat_count()) {
            let place = match self.options.convoys {
                Convoys::Dealt => {
                    let cards: SmallVec<[Card; 8]> = bag.iter().copied().map(Card::Crew).collect();
                    table.draw(CREWS, Seats::EVERYONE, &cards)?
                }
                Convoys::Chosen => {
                    let crew = table.ask(seat).about("ask-convoy", "O3").pick(bag.clone(), Choice::Convoy)?;
                    bag.iter().position(|other| *other == crew).unwrap_or(0)
                }
            };
            let crew = bag.remove(place);
            self.players[seat] = player(&self.pack, crew, false);
            let parts = [self.pack.crew(crew).truck, self.pack.crew(crew).trailer];
            parts.into_iter().for_each(|part| self.note_used(table, Card::Vehicle(part), seat));
            table.log("A7", || text!("log-convoy", who = self.who(seat), crew = self.pack.name(crew)));
        }
        Ok(())
    }

    /// A3 · The special counters.
    fn deal_counters(&mut self, table: &mut Table<Self>) -> Play {
        let copies = |id: CounterId| std::iter::repeat_n(Card::Counter(id), self.pack.counter(id).copies.into());
        let mut bag: SmallVec<[Card; 16]> = self.pack.ids().flat_map(copies).collect();
        for n in 0..self.pack.map(self.map()).spaces.len() {
            if self.pack.map(self.map()).spaces[n].special && !bag.is_empty() {
                let place = table.draw(COUNTERS, Seats::EVERYONE, &bag)?;
                if let Card::Counter(counter) = bag.remove(place) {
                    self.counters[n] = Some(counter);
                }
            }
        }
        Ok(())
    }

    /// A8.
    fn draw_order(&mut self, table: &mut Table<Self>) -> Play {
        let mut bag: SmallVec<[Card; 4]> = (0..self.players.len() as u8).map(Card::Place).collect();
        while !bag.is_empty() {
            let place = table.draw(ORDER, Seats::EVERYONE, &bag)?;
            if let Card::Place(seat) = bag.remove(place) {
                self.order.push(seat);
            }
        }
        let names = self.convoys().map(|seat| self.who_text(seat)).collect::<Vec<_>>();
        table.log("A8", || text!("log-order", order = names));
        Ok(())
    }

    /// A round begins: what was used up in the last one can be used again.
    pub(crate) fn begin_round(&mut self, table: &mut Table<Self>) {
        self.round += 1;
        table.heading(|| text!("log-round", round = self.round, berth = self.ship));
        for seat in self.players.seats() {
            let robot = self.is_robot(seat);
            let player = &mut self.players[seat];
            (player.passed, player.listened, player.echo_done, player.echo) = (false, false, false, None);
            if robot {
                player.errands = player.errands.max(2);
            }
        }
        self.phase = Phase::Explore { turn: 0 };
    }
}

/// A7 · What a player begins with.
fn player(pack: &Pack, id: CrewId, robot: bool) -> Player {
    let crew = pack.crew(id);
    let mut player = Player { crew: id, at: SpaceId(0), ..Player::default() };
    for good in [Good::Food, Good::Fuel, Good::Ammo] {
        player.goods[good as usize] = 1;
    }
    if robot {
        return player;
    }
    player.columns.extend([crew.truck, crew.trailer].map(|card| Column { base: Part::new(card), device: None }));
    let member = |card| Member { card, stay: Stay::Active, counters: 0, used: false };
    player.people.extend([crew.leader, crew.copilot].map(member));
    player
}

/// A4 · A period of the exploration deck.
fn period(pack: &Pack, number: usize, convoys: usize) -> Period {
    let extras: CopyVec<Card, MOST_EXTRAS> = pack.extras[number].iter().copied().collect();
    let wanted = pack.numbers.extras[convoys.clamp(2, 4) - 2][number];
    let left = wanted.min(extras.len() as u8);
    Period { plain: pack.plain[number].iter().copied().collect(), extras, left }
}

impl Lot {
    /// A card that has just been turned up.
    pub(crate) fn new(pack: &Pack, card: Card) -> Lot {
        let mut stock = [0; Item::COUNT];
        if let Card::Location(location) = card {
            pack.location(location).stock.iter().for_each(|item| stock[*item as usize] += 1);
        }
        Lot { card, stock, ruined: false }
    }
}
