//! E10, E17 · The exploration zone and its deck.

use crate::card::{Card, Good, Scan, ScanId};
use crate::notes::Feat;
use crate::state::{Aurora, LAST, Lot, ROWS, SPACES};
use crate::{DECK, EXTRAS};
use smallvec::SmallVec;
use table::{LogLine, Play, Seat, Seats, Table, Text, Weight, text};

impl Aurora {
    /// E10 · Refills a space that is empty, and discards a location that is.
    pub(crate) fn refill(&mut self, table: &mut Table<Self>, space: usize) -> Play {
        if let Some(lot) = &self.zone[space]
            && matches!(lot.card, Card::Location(_))
            && lot.stock.iter().all(|count| *count == 0)
        {
            table.log("E4", || text!("log-emptied", card = self.pack.name(lot.card)));
            self.zone[space] = None;
            self.discarded = self.discarded.saturating_add(1);
        }
        while self.zone[space].is_none() {
            let Some(card) = self.turn_up(table)? else { return Ok(()) };
            if let Card::Scan(scan) = card {
                self.scan(table, scan);
            } else {
                table.log("E10", || text!("log-reveals", card = self.pack.name(card), space = space + 1));
                self.zone[space] = Some(Lot::new(&self.pack, card));
            }
        }
        Ok(())
    }

    /// A4 · The next card of the deck.
    fn turn_up(&mut self, table: &mut Table<Self>) -> Play<Option<Card>> {
        let Some(number) = self.deck.iter().position(|period| !period.is_empty()) else {
            return Ok(None);
        };
        let period = &mut self.deck[number];
        let marker = Card::Extra(number as u8);
        let mut bag: SmallVec<[Card; 40]> = period.plain.iter().copied().collect();
        bag.extend(std::iter::repeat_n(marker, period.left.into()));
        let place = table.draw(DECK, Seats::EVERYONE, &bag)?;
        if bag[place] != marker {
            return Ok(Some(period.plain.remove(place)));
        }
        let place = table.draw(EXTRAS, Seats::EVERYONE, &period.extras)?;
        period.left -= 1;
        Ok(Some(period.extras.remove(place)))
    }

    /// E17 · An alert scan.
    fn scan(&mut self, table: &mut Table<Self>, scan: ScanId) {
        let words = || text!("log-scan", card = self.pack.name(scan));
        table.tell(|| LogLine::by("E17", words()).weight(Weight::Event));
        self.discarded = self.discarded.saturating_add(1);
        let raises = self.pack.scan(scan).raises;
        for seat in self.convoys() {
            let player = &self.players[seat];
            let (full, half) = (player.good(Good::Full), player.good(Good::Half));
            let rows = match raises {
                _ if self.is_robot(seat) => 1,
                Scan::FullBattery => u8::from(full > 0),
                Scan::AnyBattery => u8::from(full + half > 0),
                Scan::EachBattery => full + half,
            };
            if rows > 0 {
                self.note_used(table, Card::Scan(scan), seat);
            }
            self.raise_alert(table, seat, rows, "E17");
        }
        if self.pack.scan(scan).moves_ship {
            let highest = self.players.values().map(|player| player.alert).max().unwrap_or(0);
            let steps = self.pack.numbers.alert_ship[usize::from(highest)];
            if steps > 0 {
                self.convoys().for_each(|seat| self.note_last_clause(table, Card::Scan(scan), seat));
            }
            self.move_ship(table, steps, "E17");
        }
    }

    /// E17, X2 · The ship moves on, not past its last berth; a convoy that it comes alongside has reached it, and then it stays.
    pub(crate) fn move_ship(&mut self, table: &mut Table<Self>, steps: u8, rule: &'static str) {
        for _ in 0..steps {
            if self.reached || self.ship >= LAST {
                return;
            }
            self.ship += 1;
            table.log(rule, || text!("log-ship", berth = self.ship));
            self.check_reached(table);
        }
    }

    /// M9 · Convoys at the ship's berth have reached it.
    pub(crate) fn check_reached(&mut self, table: &mut Table<Self>) {
        let berth = self.berth();
        for seat in self.convoys() {
            if self.players[seat].at == berth && !self.players[seat].reached {
                (self.players[seat].reached, self.reached) = (true, true);
                self.note_feat(table, Feat::Ship, seat);
                let words = || text!("log-reached", who = self.who(seat));
                table.tell(|| LogLine::by("M9", words()).weight(Weight::Great));
            }
        }
    }

    /// X3 · The first spaces are left behind, the rest slides left, and the zone is refilled.
    pub(crate) fn renew_zone(&mut self, table: &mut Table<Self>) -> Play {
        let first = usize::from(self.pack.numbers.left_behind).min(SPACES);
        let gone: SmallVec<[Card; SPACES]> =
            self.zone[..first].iter_mut().filter_map(|lot| Some(lot.take()?.card)).collect();
        for card in &gone {
            match card {
                Card::Vehicle(card) => self.scrap(*card),
                _ => self.discarded = self.discarded.saturating_add(1),
            }
        }
        if !gone.is_empty() {
            table.log("X3", || {
                let cards: Vec<Text> = gone.iter().map(|card| self.pack.name(*card)).collect();
                text!("log-zone-moves", cards = cards)
            });
        }
        let left: SmallVec<[Lot; SPACES]> = self.zone.iter_mut().filter_map(Option::take).collect();
        for (space, lot) in left.into_iter().enumerate() {
            self.zone[space] = Some(lot);
        }
        for space in 0..SPACES {
            self.refill(table, space)?;
        }
        Ok(())
    }

    /// C14 · Alert goes up as far as possible.
    pub(crate) fn raise_alert(&mut self, table: &mut Table<Self>, seat: Seat, rows: u8, rule: &'static str) {
        let old = self.players[seat].alert;
        self.players[seat].alert = (old + rows).min(ROWS as u8 - 1);
        if self.players[seat].alert != old {
            table.log(rule, || text!("log-alert-up", who = self.who(seat), row = self.players[seat].alert + 1));
        }
    }

    pub(crate) fn lower_alert(&mut self, table: &mut Table<Self>, seat: Seat, rows: u8, rule: &'static str) {
        let old = self.players[seat].alert;
        self.players[seat].alert = old.saturating_sub(rows);
        if self.players[seat].alert != old {
            table.log(rule, || text!("log-alert-down", who = self.who(seat), row = self.players[seat].alert + 1));
        }
    }

    /// C15 · Fame.
    pub(crate) fn gain_fame(&mut self, table: &mut Table<Self>, seat: Seat, count: u8, rule: &'static str) {
        let fame = &mut self.players[seat].fame;
        *fame = fame.saturating_add(count as i8);
        let total = *fame;
        table.log(rule, || text!("log-fame", who = self.who(seat), n = count, total = total));
    }

    /// C15 · A loss at -1 is ignored.
    pub(crate) fn lose_fame(&mut self, table: &mut Table<Self>, seat: Seat, rule: &'static str) {
        let fame = &mut self.players[seat].fame;
        if *fame > -1 {
            *fame -= 1;
            let total = *fame;
            table.log(rule, || text!("log-fame-lost", who = self.who(seat), total = total));
        }
    }
}
