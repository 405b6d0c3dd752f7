//! A titan's gear as cards and as lines, with gates lit.

use crate::dice::Colour;
use crate::ids::{Stat, TitanId};
use crate::pack::schema::{Gate as Opens, Gear, GearSlot, Powers};
use crate::state::{Carried, Odyssey};
use crate::words::gate;
use table::scene::{Amount, Card, CardFace, Cards, Frame, Gate, Line, Spot, Tone, Value};
use table::{Text, text};

impl Odyssey {
    pub(super) fn gear_cards(&self, titan: TitanId) -> Cards {
        let gear = self.titan(titan).gear.iter().enumerate();
        let cards = gear
            .filter(|(_, card)| !card.discarded)
            .map(|(n, card)| Card::up(Spot::of("gear", n + 1), self.gear_face(titan, card)).exhausted(card.exhausted));
        Cards::hand(cards).nothing("nothing")
    }

    pub(super) fn gear_face(&self, titan: TitanId, card: &Carried) -> CardFace {
        let gear = self.pack.gear(card.gear);
        let mut face = CardFace::new(self.gear_name(card.gear))
            .emblem(gear.icon.clone())
            .tone(Tone::Accent)
            .frame(Frame::Lozenge)
            .foot(Value::word(slot_name(gear.slot)));
        for figure in figures(gear) {
            face = face.figure(figure);
        }
        if gear.charges > 0 {
            face = face.figure(Value::new(text!("scene-charges", count = card.charges), card.charges).icon("charge"));
        }
        for opens in self.gates(titan, gear) {
            face = face.gate(opens);
        }
        face.story = self.pack.story("gear", gear.slug);
        // The line of a gate says all of a keyword that has no other condition.
        let keywords = gear.powers.keywords.iter().map(|gated| gated.gate.is_some() && gated.when.is_empty());
        let by_gate = keywords.chain(std::iter::repeat(false));
        let said = self.pack.say_powers(&gear.powers).into_iter().zip(by_gate);
        said.filter(|(_, by_gate)| !by_gate).fold(face, |face, (said, _)| face.line(said))
    }

    /// B17.9 · The gates of a card, lit if they are open.
    fn gates(&self, titan: TitanId, gear: &Gear) -> Vec<Gate> {
        let Powers { keywords, passives, .. } = &gear.powers;
        let mut gates: Vec<Gate> = Vec::new();
        let lit = |Opens(stat, value): Opens| self.titan(titan).stat(stat) >= value;
        for gated in keywords {
            gates.extend(gated.gate.map(|open| Gate::new(gate(open), tone(open), lit(open)).effect(gated.is.text())));
        }
        for gated in passives {
            gates.extend(gated.gate.map(|open| Gate::new(gate(open), tone(open), lit(open))));
        }
        let power = gear.strikes.as_ref().and_then(|strikes| strikes.gated);
        gates.extend(
            power.map(|(open, more)| Gate::new(gate(open), tone(open), lit(open)).effect(text!("kw-power", n = more))),
        );
        gates
    }

    pub(super) fn gear_lines(&self, titan: TitanId) -> Vec<Line> {
        let gear = self.titan(titan).gear.iter();
        let lines = gear.map(|card| {
            let entry = self.pack.gear(card.gear);
            let name = self.gear_name(card.gear);
            let name = match card.discarded {
                true => text!("scene-gear-discarded", gear = name),
                false => name,
            };
            let line = Line::new(name).icon(entry.icon.clone()).faded(card.exhausted && !card.discarded);
            self.gates(titan, entry).into_iter().fold(line, |line, gate| line.gate(gate))
        });
        lines.collect()
    }
}

fn tone(Opens(stat, _): Opens) -> Tone {
    match stat {
        Stat::Danger => Tone::from("danger"),
        Stat::Fate => Tone::from("fate"),
        Stat::Rage => Tone::from("rage"),
    }
}

fn slot_name(slot: GearSlot) -> Text {
    match slot {
        GearSlot::Hands(hands) => text!("slot-hands", count = hands),
        GearSlot::Fists => Text::new("slot-fists"),
        GearSlot::Armour => Text::new("slot-armour"),
        GearSlot::Support => Text::new("slot-support"),
        GearSlot::Attachment => Text::new("slot-attachment"),
    }
}

/// B18.2 · Dice, precision and power; armour, evasion and re-rolls.
fn figures(gear: &Gear) -> Vec<Value> {
    let mut figures = Vec::new();
    if let Some(strikes) = &gear.strikes {
        figures.push(Value::new("scene-dice", strikes.dice).icon("d10"));
        figures.push(Value::new("attribute-precision", Amount::Signed(strikes.precision.into())).icon("eye"));
        figures.push(Value::new("scene-power", dice(&strikes.power)).icon("power-die"));
        if !strikes.once.is_empty() {
            figures.push(Value::new("scene-power-once", dice(&strikes.once)).icon("power-die"));
        }
    }
    if !gear.guards.armour.is_empty() {
        figures.push(Value::new("scene-armour", dice(&gear.guards.armour)).icon("armour"));
    }
    if gear.guards.evasion != 0 {
        figures.push(Value::new("attribute-evasion", Amount::Signed(gear.guards.evasion.into())).icon("move"));
    }
    if gear.guards.rerolls > 0 {
        figures.push(Value::new("scene-rerolls", gear.guards.rerolls).icon("reroll"));
    }
    figures
}

/// Power dice by their initials, as cards print them.
fn dice(dice: &[Colour]) -> Text {
    let initials = dice.iter().map(|die| match die {
        Colour::Red => text!("initial-red"),
        Colour::Black => text!("initial-black"),
        Colour::White => text!("initial-white"),
    });
    initials
        .rev()
        .reduce(|rest, first| text!("initials", first = first, rest = rest))
        .unwrap_or_else(|| Text::plain("–"))
}
