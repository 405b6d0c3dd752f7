//! G · Gates.

use crate::card::{Card, GateId, Sector};
use crate::choice::Choice;
use crate::pack::{End, GateLevel, GateSpot, Modifier, Position, PositionSet};
use crate::scene::spot;
use crate::state::{Ascension, Aspiration, Attempt, HeroAt, OwnWeb, WebAt};
use crate::turn::Options;
use crate::webs::rolling::Verdict;
use table::scene::Tone;
use table::{Banner, LogLine, Play, Prompt, Seat, Table, text};

impl Ascension {
    /// G1.1 · The gates above a player's sector that the player has not opened, by number, with their sequences.
    pub(crate) fn gates_above(&self, seat: Seat) -> impl Iterator<Item = (usize, GateId)> {
        let sector = self.sector(seat);
        let opened = self.players[seat].opened;
        let gates = self.pack.mountain.gates.iter().zip(self.gates.iter().copied()).enumerate();
        gates
            .filter(move |(_, (spot, _))| Sector::ALL[spot.level as usize - 1] == sector && !opened.contains(spot.at))
            .map(|(number, (_, id))| (number, id))
    }

    pub(crate) fn gate_spot(&self, gate: usize) -> &GateSpot {
        &self.pack.mountain.gates[gate]
    }

    pub(crate) fn gate_level(&self, gate: usize) -> GateLevel {
        self.pack.numbers.gates[self.gate_spot(gate).level as usize - 1]
    }

    /// G2.1 · The gate on which a player's pawn stands, if that player has not opened it.
    pub(crate) fn gate_before(&self, seat: Seat) -> Option<usize> {
        let gate = self.pack.mountain.gate_at(self.pawn(seat))?;
        (!self.players[seat].opened.contains(self.pawn(seat))).then_some(gate)
    }

    /// G2.2 · What a try costs.
    pub(crate) fn gate_cost(&self, seat: Seat, gate: usize) -> u16 {
        let more = |modifier: &Modifier| {
            if let Modifier::GateCost(n) = modifier { i16::from(*n) } else { 0 }
        };
        let discount = if self.is_active(seat) { i16::from(self.turn.discount) } else { 0 };
        let cost = i16::from(self.gate_level(gate).cost) + self.god_sum(seat, more) - discount;
        cost.max(0) as u16
    }

    /// G2.1 · Every web with which the gate under the pawn can be tried.
    pub(crate) fn offer_gate(&self, seat: Seat, options: &mut Options) {
        let Some(gate) = self.gate_before(seat) else { return };
        let sequence = &self.pack.gate(self.gates[gate]).sequence;
        let cost = self.gate_cost(seat, gate);
        for hero in &self.players[seat].heroes {
            for web in hero.webs.iter().filter(|web| self.can_declare(seat, hero, web)) {
                let affordable = cost + self.toll(seat, hero) <= self.players[seat].eco;
                if affordable && self.is_complete(seat, hero, web, sequence) {
                    options.push(Choice::Try(OwnWeb { hero: hero.card, web: web.number }));
                }
            }
        }
    }

    /// Why the gate under the pawn cannot be tried.
    pub(crate) fn bar_gate(&self, seat: Seat, prompt: Prompt) -> Prompt {
        let Some(gate) = self.gate_before(seat) else {
            return prompt.bar_verb("gate", "bar-a-gate", "why-no-gate-here", "G2.1");
        };
        let mut offered = Options::new();
        self.offer_gate(seat, &mut offered);
        if !offered.is_empty() {
            return prompt;
        }
        let sequence = &self.pack.gate(self.gates[gate]).sequence;
        let what = text!("bar-gate", gate = self.name(Card::Gate(self.gates[gate])));
        let heroes = self.players[seat].heroes.iter();
        let mut complete = heroes.flat_map(|hero| hero.webs.iter().map(move |web| (hero, web)));
        let complete = complete.find(|(hero, web)| self.is_complete(seat, hero, web, sequence));
        let Some((hero, web)) = complete else {
            return prompt.bar_verb("gate", what, text!("why-no-web-for-gate"), "G2.1");
        };
        let cost = self.gate_cost(seat, gate) + self.toll(seat, hero);
        match self.bar_to_declaring(seat, hero, web) {
            Some((why, rule)) => prompt.bar_verb("gate", what, why, rule),
            None => prompt.bar_verb("gate", what, text!("why-eco", cost = cost, eco = self.players[seat].eco), "G2.2"),
        }
    }

    /// G2 · A try of the gate under the pawn.
    pub(crate) fn try_gate(&mut self, table: &mut Table<Self>, at: WebAt) -> Play {
        let Some(gate) = self.gate_before(at.seat) else {
            return Ok(());
        };
        let cost = self.gate_cost(at.seat, gate);
        self.pay(at.seat, cost); // G2.2
        self.turn.discount = 0;
        let attempt = self.gate_attempt(at, gate, cost);
        table.log("G2.2", || {
            text!(
                "log-tries-gate",
                who = at.seat,
                gate = self.name(Card::Gate(self.gates[gate])),
                hero = self.hero_name(at.hero),
                number = at.web,
                cost = cost,
                threshold = attempt.threshold
            )
        });
        self.begin_attempt(table, at)?;
        match self.attempt_it(table, attempt)? {
            Verdict::Closed(_) => self.open_gate(table, at, gate),
            Verdict::Failed | Verdict::Spent => self.fail_at_gate(table, at, gate, cost),
        }
    }

    /// G2.3 · The threshold is that of the gate's value at its length.
    pub(crate) fn gate_attempt(&self, at: WebAt, gate: usize, paid: u16) -> Attempt {
        let value = self.gate_level(gate).value;
        let length = self.pack.gate(self.gates[gate]).sequence.len();
        Attempt {
            threshold: self.pack.numbers.threshold(value, length),
            paid,
            ..Attempt::imagined(at, Aspiration::Gate(gate as u8), value)
        }
    }

    /// G3.1 to G3.3 · The gate is open for good, the web goes to Hades, the pawn moves up.
    fn open_gate(&mut self, table: &mut Table<Self>, at: WebAt, gate: usize) -> Play {
        let spot = self.gate_spot(gate).at;
        let opened = self.players[at.seat].opened.with(spot);
        self.players[at.seat].opened = opened;
        self.note_use(table, Card::Gate(self.gates[gate]), at.seat);
        table.tell(|| {
            let text = text!("log-opens-gate", who = at.seat, gate = self.name(Card::Gate(self.gates[gate])));
            let card = spot::printed(&self.pack, Card::Gate(self.gates[gate]));
            let banner = Banner::new(text.clone(), Tone::Good).card(&card).at(spot::gate(&self.pack, gate));
            LogLine::by("G3.1", text).card(card).at(spot::gate(&self.pack, gate)).moment(banner)
        });
        self.send_away(table, at, "G3.2");
        if self.gate_spot(gate).above.contains(self.pack.mountain.throne) {
            self.sit_on_throne(table, at.seat); // V1.1
            return Ok(());
        }
        self.end_attachments(table, at.hero(), End::Closed)?;
        self.climb(table, at.seat, gate)
    }

    /// G3.3 · To a free position above that the gate touches, or the free one nearest to one of them.
    fn climb(&mut self, table: &mut Table<Self>, seat: Seat, gate: usize) -> Play {
        let above = self.gate_spot(gate).above;
        let free = above & !self.taken_rings();
        let ends = if free.is_empty() { self.nearest_free(above) } else { free };
        let at = self.ask(table, seat).about("ask-climb", "G3.3").pick(ends.iter(), Choice::At)?;
        self.players[seat].pawn = Some(at);
        table.log("G3.3", || text!("log-climbs", who = seat, place = self.position_name(at)));
        Ok(())
    }

    /// G3.3 · Of the free positions nearest to these on their ring, the lowest.
    fn nearest_free(&self, from: PositionSet) -> PositionSet {
        let mountain = &self.pack.mountain;
        let steps = |at: Position, steps: u8| mountain.within(at, steps, PositionSet::NONE) & mountain.rings;
        let free = (1..=PositionSet::MOST as u8).find_map(|far| {
            let reached = from.iter().fold(PositionSet::NONE, |reached, at| reached | steps(at, far));
            (reached & !self.taken_rings()).iter().next()
        });
        free.map_or(PositionSet::NONE, PositionSet::only)
    }

    /// G3.4 · How much of what a try cost comes back if it fails.
    pub(crate) fn refund_percent(&self, at: HeroAt) -> u16 {
        let printed = self.pack.numbers.gate_refund_percent;
        let Some(hero) = self.hero(at) else {
            return printed.into();
        };
        let better = self.modifiers(at.seat, hero).filter_map(|modifier| match modifier {
            Modifier::GateRefund(percent) => Some(*percent),
            _ => None,
        });
        better.fold(printed, u8::max).into()
    }

    /// G3.4 · Part of the ECO comes back and the web stays; G2.5 · the next try is easier.
    fn fail_at_gate(&mut self, table: &mut Table<Self>, at: WebAt, gate: usize, paid: u16) -> Play {
        let back = paid * self.refund_percent(at.hero()) / 100;
        self.gain(at.seat, back);
        let failed = &mut self.players[at.seat].failed[gate];
        *failed = failed.saturating_add(1);
        table.tell(|| {
            let line = LogLine::by("G3.4", text!("log-gate-holds", who = at.seat, back = back));
            line.at(spot::gate(&self.pack, gate))
        });
        self.fail(table, at)
    }
}
