//! X · The end of the round and of the game.

use crate::card::{BoxKind, Good};
use crate::choice::Choice;
use crate::explore::Options;
use crate::state::{Aurora, LAST, Phase};
use smallvec::SmallVec;
use table::{EndRow, Ending, Outcome, Play, Seat, SeatMap, Table, Text, text};

/// X4 to X6 · The fame of a player, by where it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Fame {
    pub track: i16,
    pub place: i16,
    pub objects: i16,
    pub turrets: i16,
    pub alert: i16,
    pub boxes: i16,
    /// Survivors if the ship was reached, undamaged cards if it was not.
    pub saved: i16,
    pub at_ship: i16,
    /// S7.
    pub loot: i16,
}

impl Fame {
    pub fn total(self) -> i16 {
        let Fame { track, place, objects, turrets, alert, boxes, saved, at_ship, loot } = self;
        track + place + objects + turrets + alert + boxes + saved + at_ship + loot
    }
}

impl Aurora {
    /// X1 · One player's boxes, or the end of the round.
    pub(crate) fn end_of_round(&mut self, table: &mut Table<Self>, turn: u8) -> Play {
        let Some(seat) = self.nth_ahead(turn) else {
            return self.close_round(table);
        };
        if !self.is_robot(seat) {
            self.run_boxes(table, seat)?;
        }
        self.phase = Phase::EndOfRound { turn: turn + 1 };
        Ok(())
    }

    fn run_boxes(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        self.players[seat].parts_mut().for_each(|part| part.used = 0);
        let generators = self.boxes_of(seat, |kind| kind == BoxKind::Generator).count() as u8;
        if generators > 0 {
            // The half battery that a decontamination box takes may be what makes room.
            if self.free_boxes(seat) < generators {
                self.run_washes(table, seat)?;
            }
            self.note_boxes(table, seat, BoxKind::Generator);
            self.gain(table, seat, Good::Full, generators, "X1")?;
        }
        self.run_washes(table, seat)
    }

    /// X1 · Decontamination boxes, each once.
    fn run_washes(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        loop {
            let ill = self.players[seat].people.iter().any(|member| member.counters > 0);
            let mut options: Options = self.unused_boxes(seat, BoxKind::Wash).map(Choice::Work).collect();
            if !ill || !self.players[seat].has_half() || options.is_empty() {
                return Ok(());
            }
            options.push(Choice::Done);
            let at = match table.ask(seat).about("ask-wash", "X1").one(&options)? {
                Choice::Work(at) => at,
                Choice::Done => return Ok(()),
                other => return table.unexpected(other),
            };
            self.mark_used(seat, at);
            self.note_box(table, seat, at);
            self.pay_half(table, seat)?;
            let all = self.bits(seat, |_| true);
            self.cleanse(table, seat, all, 1)?;
        }
    }

    /// X2, X3 · The ship, the enemies that all have passed, and the zone.
    fn close_round(&mut self, table: &mut Table<Self>) -> Play {
        if !self.reached && self.ship < LAST {
            self.move_ship(table, 1, "X2");
        } else if !self.reached {
            return self.finish(table);
        }
        if self.reached {
            return self.finish(table);
        }
        let rear = self.convoys().map(|seat| self.region(seat)).min().unwrap_or(1);
        for place in (0..self.enemies.len()).rev() {
            let foe = self.enemies[place];
            if foe.region < rear {
                self.enemies.remove(place);
                table.log("X3", || text!("log-left-behind", card = self.pack.name(foe.card)));
            }
        }
        self.renew_zone(table)?;
        self.begin_round(table);
        Ok(())
    }

    fn finish(&mut self, table: &mut Table<Self>) -> Play {
        self.phase = Phase::Over;
        let key = if self.reached { "log-end-reached" } else { "log-end-missed" };
        table.log("X2", || Text::new(key));
        for seat in self.convoys().rev() {
            let fame = self.fame(seat);
            self.note_fame(table, seat);
            table.log("X4", || {
                let parts = self.fame_parts(fame);
                match parts.is_empty() {
                    true => text!("log-score-none", who = self.who(seat)),
                    false => text!("log-score", who = self.who(seat), total = fame.total(), parts = parts),
                }
            });
        }
        Ok(())
    }

    /// X4 to X6 · Where fame comes from, without what brought none.
    fn fame_parts(&self, fame: Fame) -> Vec<Text> {
        let Fame { track, place, objects, turrets, alert, boxes, saved, at_ship, loot } = fame;
        let saved_as = if self.reached { "score-survivors" } else { "score-cards" };
        let parts = [
            ("score-track", track),
            ("score-place", place),
            ("score-objects", objects),
            ("score-turrets", turrets),
            ("score-alert", alert),
            ("score-boxes", boxes),
            (saved_as, saved),
            ("score-ship", at_ship),
            ("score-loot", loot),
        ];
        parts.into_iter().filter(|(_, n)| *n != 0).map(|(key, n)| text!(key, n = n)).collect()
    }

    /// X4 to X6, S7 · The fame of a player if the game ended now.
    pub fn fame(&self, seat: Seat) -> Fame {
        let player = &self.players[seat];
        let robot = self.is_robot(seat);
        let (saved, at_ship) = match (robot, self.reached) {
            (true, reached) => (self.robot_saved(seat, reached), 0),
            (false, true) => {
                let at_ship = if player.reached { self.pack.numbers.at_ship } else { 0 };
                (player.people.len() as i16, i16::from(at_ship))
            }
            (false, false) => (self.whole_cards(seat), 0),
        };
        Fame {
            track: player.fame.into(),
            place: self.place_fame(seat),
            objects: player.objects.iter().map(|count| i16::from(*count)).sum(),
            turrets: player.turrets.count_ones() as i16,
            alert: self.pack.numbers.alert_fame[usize::from(player.alert)].into(),
            boxes: self.box_fame(seat),
            saved,
            at_ship,
            loot: player.loot.into(),
        }
    }

    /// X6 · Undamaged cards of the convoy.
    pub(crate) fn whole_cards(&self, seat: Seat) -> i16 {
        self.players[seat].parts().filter(|(_, _, part)| !self.is_damaged(part)).count() as i16
    }

    /// X4 · First and second on the road; equal spaces share the better place.
    fn place_fame(&self, seat: Seat) -> i16 {
        let ahead = self.players.seats().filter(|other| self.standing(*other) > self.standing(seat)).count();
        match ahead {
            0 => self.pack.numbers.places[0].into(),
            1 if self.players.len() > 2 => self.pack.numbers.places[1].into(),
            _ => 0,
        }
    }

    /// How far along a convoy is, for places and ties.
    fn standing(&self, seat: Seat) -> (u8, bool) {
        self.progress(seat)
    }

    /// X5 · Fame boxes, half batteries spent for the most.
    fn box_fame(&self, seat: Seat) -> i16 {
        let plain = self.boxes_of(seat, |kind| kind == BoxKind::Fame).count() as i16;
        let charged = self.boxes_of(seat, |kind| kind == BoxKind::Charged).count() as i16;
        plain + charged.min(self.players[seat].halves().into())
    }

    /// X7 · Most fame wins; then whoever is further ahead; then shared.
    pub(crate) fn result(&self) -> Outcome {
        let key = |seat: Seat| (self.fame(seat).total(), self.standing(seat));
        let best = self.players.seats().map(key).max();
        let winners: SmallVec<[Seat; 4]> = self.players.seats().filter(|seat| Some(key(*seat)) == best).collect();
        let part = |seat: Seat| if winners.contains(&seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        let results = SeatMap::new(self.seat_count(), part);
        let names: Vec<Text> = winners.iter().map(|seat| self.who_text(*seat)).collect();
        let fame = best.map_or(0, |(fame, _)| fame);
        let count = winners.len();
        let level = self.players.seats().filter(|seat| self.fame(*seat).total() == fame).count();
        let key = if level > count { "most-fame-ahead" } else { "most-fame" };
        Outcome::new(results, text!(key, winners = names, fame = fame, count = count))
    }

    /// X4 · The results in a table, source by source.
    pub(crate) fn results(&self) -> Ending {
        let seats = self.seat_count();
        let fame = SeatMap::new(seats, |seat| self.fame(seat));
        let row = |name: &'static str, value: fn(Fame) -> i16| EndRow {
            name: name.into(),
            values: SeatMap::new(seats, |seat| value(fame[seat]).into()),
        };
        let outcome = self.result();
        let winners: Vec<Seat> = fame.seats().filter(|seat| outcome.results[*seat] > 0.0).collect();
        Ending {
            marks: winners.iter().map(|seat| table::scene::Spot::of("convoy", *seat)).collect(),
            winners,
            reason: outcome.text,
            rule: Some("X7".into()),
            table: vec![
                row("end-total", Fame::total),
                row("end-track", |fame| fame.track),
                row("end-place", |fame| fame.place),
                row("end-objects", |fame| fame.objects),
                row("end-turrets", |fame| fame.turrets),
                row("end-alert", |fame| fame.alert),
                row("end-boxes", |fame| fame.boxes),
                row("end-saved", |fame| fame.saved + fame.at_ship),
            ],
        }
    }

    /// How many seats people and bots sit in.
    pub(crate) fn seat_count(&self) -> usize {
        self.players.len() - usize::from(self.solo)
    }
}
