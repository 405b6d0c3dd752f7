//! A · The party, B · A leg, C · The end.

use super::{Choice, Expedition, Gear, LEGS, LOAD, STAMINA, SUPPLIES, TRAIL, Tile, WEATHER};
use crate::flaw;
use table::play::EventId;
use table::{Asked, Outcome, Play, Pool, Prompt, Seat, SeatMap, Seats, Table, Text, text};

/// B2 · The most effort one member gives to a leg.
const EFFORT: u8 = 2;

impl<const FLAW: u8> Expedition<FLAW> {
    /// A1, A2 · The trail lies face down, the party is rested.
    pub(super) fn set_up(seats: usize) -> Self {
        let mut pool = Pool::default();
        let tiles = Tile::ALL.into_iter().flat_map(|tile| [tile; 3]).collect();
        let trail = pool.shuffled(tiles);
        Expedition {
            pool,
            trail,
            stamina: SeatMap::new(seats, |_| STAMINA),
            supplies: SUPPLIES,
            carried: Vec::new(),
            line: Seat::first(seats).collect(),
            storms: 0,
            packed: false,
            forgotten: 0,
        }
    }

    /// A3 · Before it sets out, the party agrees on what it carries, and on no more than it can.
    pub(super) fn pack(&mut self, table: &mut Table<Self>) -> Play {
        let light_enough = |items: &[Choice]| {
            let load: u8 = items.iter().map(|item| item.gear().map_or(0, Gear::weight)).sum();
            if load <= LOAD { Ok(()) } else { Err(text!("too-heavy", load = load, most = LOAD)) }
        };
        let carried = table.ask(self.party()).about("what-to-carry", "A3").some_if(
            &Gear::ALL.map(Choice::Carry),
            1,
            3,
            light_enough,
        )?;
        self.carried = carried.iter().filter_map(|item| item.gear()).collect();
        self.carried.sort_unstable();
        table.log("A3", || text!("carries", gear = self.carried.iter().map(|gear| gear.name()).collect::<Vec<_>>()));
        self.packed = true;
        Ok(())
    }

    /// B · A leg.
    pub(super) fn walk_a_leg(&mut self, table: &mut Table<Self>) -> Play {
        table.heading(|| text!("leg-number", number = self.legs_done() + 1));
        let scouted = self.scout_or_march(table)?; // B1
        let effort = self.give_effort(table)?; // B2
        let strain = self.turn_the_tile(table, scouted)?; // B3
        self.share_the_strain(table, strain.saturating_sub(effort))?; // B4
        if self.end().is_none() {
            self.eat(table)?; // B5
            self.form_a_line(table)?; // B6
        }
        if FLAW == flaw::NOT_STORED {
            self.forgotten = self.supplies + 1;
        }
        Ok(())
    }

    /// B1 · The party marches, or first pays a supply for one member to look at the next tile.
    fn scout_or_march(&mut self, table: &mut Table<Self>) -> Play<Option<EventId>> {
        let scouts = self.stamina.seats().map(Choice::Scout).filter(|_| self.supplies > 0);
        let options: Vec<Choice> = scouts.chain([Choice::March]).collect();
        let Choice::Scout(seat) = table.ask(self.party()).about("scout-or-march", "B1").one(&options)? else {
            return Ok(None);
        };
        let Some(next) = self.trail.top_mut() else {
            return Ok(None);
        };
        let tile = self.pool.look(table, TRAIL, next, seat)?;
        let scouted = table.last();
        self.supplies -= 1;
        table.log("B1", || text!("scouts", who = seat));
        table.log_for(seat.into(), "B1", || text!("finds", tile = tile.name()));
        Ok(Some(scouted))
    }

    /// B2 · Each member decides in secret what effort to give, and spends that much stamina.
    fn give_effort(&mut self, table: &mut Table<Self>) -> Play<u8> {
        let seats = Seats::first(self.stamina.len());
        let efforts = |seat: Seat| (0..=self.stamina[seat].min(EFFORT)).map(Choice::Effort).collect::<Vec<_>>();
        let mut sum = 0;
        for (seat, choice) in table.ask_each(seats).about("how-much-effort", "B2").each(efforts)? {
            if let Choice::Effort(effort) = choice {
                self.stamina[seat] -= effort;
                sum += effort;
                table.log("B2", || text!("gives-effort", who = seat, effort = effort));
            }
        }
        Ok(sum)
    }

    /// B3 · The next tile is turned over and the weather rolled; together they strain the party. Everybody sees now what the scout saw.
    fn turn_the_tile(&mut self, table: &mut Table<Self>, scouted: Option<EventId>) -> Play<u8> {
        if let Some(scouted) = scouted {
            table.reveal(scouted, Seats::EVERYONE);
        }
        let Some((tile, _)) = self.pool.draw(table, TRAIL, &mut self.trail, Seats::EVERYONE)? else {
            return table.fault(|| "the trail has no more tiles".to_owned());
        };
        let storm = table.roll(WEATHER, 6)? >= 5;
        self.storms += u8::from(storm);
        let helped = self.carried.iter().any(|gear| gear.helps(tile));
        let strain = tile.strain() * self.stamina.len() as u8 / 2 + 2 * u8::from(storm) - u8::from(helped);
        table.log("B3", || text!("walks", tile = tile.name(), strain = strain));
        Ok(strain)
    }

    /// B4 · What is left of the strain is shared out among the members, as far as their stamina goes.
    fn share_the_strain(&mut self, table: &mut Table<Self>, left: u8) -> Play {
        let caps: Vec<u16> = self.stamina.values().map(|stamina| u16::from(*stamina)).collect();
        let total = u16::from(left).min(caps.iter().sum());
        let prompt = || Prompt::new(text!("who-bears", strain = total), "B4");
        for (member, part) in table.ask(self.party()).say(prompt).share(&self.members(), &caps, total)? {
            if let Choice::Member(seat) = member {
                self.stamina[seat] -= part as u8;
                table.log("B4", || text!("bears", who = seat, strain = part));
            }
        }
        Ok(())
    }

    /// B5 · Up to two members may eat: a supply each for two stamina.
    fn eat(&mut self, table: &mut Table<Self>) -> Play {
        let hungry: Vec<Choice> = self.members().into_iter().filter(|member| self.is_hungry(*member)).collect();
        let most = usize::from(self.supplies.min(2));
        for member in table.ask(self.party()).about("who-eats", "B5").some(&hungry, 0, most)? {
            if let Choice::Member(seat) = member {
                self.supplies -= 1;
                self.stamina[seat] = (self.stamina[seat] + 2).min(STAMINA);
                table.log("B5", || text!("eats", who = seat));
            }
        }
        Ok(())
    }

    fn is_hungry(&self, member: Choice) -> bool {
        matches!(member, Choice::Member(seat) if self.stamina[seat] < STAMINA)
    }

    /// B6 · The party forms a line. Who walks last gets a stamina back.
    fn form_a_line(&mut self, table: &mut Table<Self>) -> Play {
        let order = table.ask(self.party()).about("in-which-order", "B6").order(&self.members())?;
        self.line = order.iter().filter_map(|member| member.seat()).collect();
        if let Some(last) = self.line.last() {
            self.stamina[*last] = (self.stamina[*last] + 1).min(STAMINA);
            table.log("B6", || text!("walks-last", who = *last));
        }
        Ok(())
    }

    fn party(&self) -> Asked {
        Asked::Any(Seats::first(self.stamina.len()))
    }

    pub(super) fn members(&self) -> Vec<Choice> {
        self.stamina.seats().map(Choice::Member).collect()
    }

    pub(super) fn legs_done(&self) -> usize {
        Tile::ALL.len() * 3 - self.trail.len()
    }

    /// C1, C2 · Whoever has no stamina left loses it for all; after the last leg all have won.
    pub(super) fn end(&self) -> Option<Outcome> {
        let exhausted = self.stamina.values().any(|stamina| *stamina == 0);
        let (result, key) = match (exhausted, self.legs_done() >= LEGS) {
            (true, _) => (0.0, "expedition-lost"),
            (false, true) => (1.0, "expedition-won"),
            (false, false) => return None,
        };
        Some(Outcome::new(SeatMap::new(self.stamina.len(), |_| result), Text::new(key)))
    }
}

impl Tile {
    pub(super) const ALL: [Tile; 4] = [Tile::Meadow, Tile::Forest, Tile::River, Tile::Cliff];

    fn strain(self) -> u8 {
        match self {
            Tile::Meadow => 1,
            Tile::Forest => 2,
            Tile::River => 3,
            Tile::Cliff => 4,
        }
    }
}

impl Gear {
    pub(super) const ALL: [Gear; 4] = [Gear::Rope, Gear::Boat, Gear::Lamp, Gear::Tent];

    pub(super) fn weight(self) -> u8 {
        match self {
            Gear::Rope | Gear::Lamp => 1,
            Gear::Tent => 2,
            Gear::Boat => 3,
        }
    }

    /// A3 · Each thing helps on one kind of tile.
    fn helps(self, tile: Tile) -> bool {
        matches!(
            (self, tile),
            (Gear::Rope, Tile::Cliff)
                | (Gear::Boat, Tile::River)
                | (Gear::Lamp, Tile::Forest)
                | (Gear::Tent, Tile::Meadow)
        )
    }
}

impl Choice {
    fn gear(self) -> Option<Gear> {
        match self {
            Choice::Carry(gear) => Some(gear),
            _ => None,
        }
    }

    fn seat(self) -> Option<Seat> {
        match self {
            Choice::Member(seat) => Some(seat),
            _ => None,
        }
    }
}
