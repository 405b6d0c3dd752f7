//! What the log tells beside its words: how much a line matters, at whom it was aimed, what it touched, what is shown for a moment; and the
//! names of cards and dice that lines and questions point at.

use crate::ids::TitanId;
use crate::scene::all::trauma_printed;
use crate::state::{AiSource, Card, Dice, Ending, Odyssey};
use crate::words::{die_tone, short_power_die};
use table::pack::Printed;
use table::scene::{Amount, Spot, Tone, Value};
use table::{Arg, Banner, Die, DieState, EndRow, LogLine, Roll, SeatMap, Text, Weight, text};

/// A card of the content as the page of all cards calls it.
fn printed(card: Printed) -> Spot {
    Spot::of("printed", card.name().key)
}

/// A die of the roll on the table.
pub(crate) fn die_spot(place: u8) -> Spot {
    Spot::of("die", place + 1)
}

/// Adds what follows from the words of a line.
pub(crate) fn dressed(line: LogLine) -> LogLine {
    let weight = match line.weight {
        Weight::Plain => weight(&line.text.key),
        weight => weight,
    };
    let line = LogLine { weight, ..line };
    let line = match strikes(&line.text.key).then(|| line.seat()).flatten() {
        Some(seat) => line.aimed(seat),
        None => line,
    };
    let Some(titan) = titan_in(&line.text) else {
        return line;
    };
    let line = line.colour(titan.colour());
    if line.spots.is_empty() { line.at(Spot::of("titan", titan.0 + 1)) } else { line }
}

/// The titan that a line is about.
fn titan_in(text: &Text) -> Option<TitanId> {
    let named = text.args.iter().find_map(|(name, arg)| match arg {
        Arg::Text(inner) if name == "titan" && inner.key == "titan-name" => Some(inner),
        _ => None,
    })?;
    named.args.iter().find_map(|(name, arg)| match arg {
        Arg::Num(number) if name == "number" => {
            TitanId::ALL.into_iter().find(|titan| i64::from(titan.0) + 1 == *number)
        }
        _ => None,
    })
}

/// Whether a line tells of harm to the titan that it names.
fn strikes(key: &str) -> bool {
    key.starts_with("log-dies-")
        || key.starts_with("log-trauma-")
        || matches!(
            key,
            "log-titan-dies"
                | "log-obol"
                | "log-kratos"
                | "log-moiros"
                | "log-danger"
                | "log-danger-above"
                | "log-hits-taken"
                | "log-knocked-down"
                | "log-suffers"
                | "log-crash"
                | "log-knockback"
                | "log-pushback"
                | "log-pull"
                | "log-instinct"
                | "log-priority"
        )
}

fn weight(key: &str) -> Weight {
    match key {
        // The voyage.
        _ if key.starts_with("tale-") => Weight::Event,
        _ if key.starts_with("campaign-") => Weight::Great,
        "log-crew-dies" | "log-story-turned" | "log-doom-turned" | "log-adversary-strikes" | "log-argonaut-leaves" => {
            Weight::Great
        }
        "log-explores"
        | "log-encounter"
        | "log-adversary-comes"
        | "log-doom"
        | "log-researched"
        | "log-crafted"
        | "log-titan-aboard"
        | "log-fated"
        | "log-knowledge"
        | "log-awakening" => Weight::Event,
        "log-goods-gone" | "log-never-comes" => Weight::Note,
        _ if key.starts_with("log-dies-") || key.starts_with("log-end-") => Weight::Great,
        "log-titan-dies" | "log-wounded" | "log-awakens" | "log-critical" => Weight::Great,
        _ if key.starts_with("log-trauma-") => Weight::Event,
        "log-obol" | "log-kratos" | "log-moiros" | "log-knocked-down" | "log-power-wound" | "log-power-critical"
        | "log-power-fail" | "log-full-miss" | "log-full-evade" | "log-foe-card" | "log-foe-signature"
        | "log-foe-routine" | "log-summons" | "log-hits-taken" | "log-suffers" | "log-tear" => Weight::Event,
        _ if key.starts_with("log-modify-") || key.starts_with("log-drops-") => Weight::Note,
        "log-line"
        | "log-terrain-placed"
        | "log-titan-placed"
        | "log-foe-placed"
        | "log-random-direction"
        | "log-chosen-direction"
        | "log-exhausts"
        | "log-readies"
        | "log-pool"
        | "log-pool-cleared"
        | "log-body-reshuffled"
        | "log-armour"
        | "log-foe-stands"
        | "log-out-of-reach"
        | "log-part" => Weight::Note,
        _ => Weight::Plain,
    }
}

impl Odyssey {
    /// A card that was drawn, as the content prints it.
    pub(crate) fn printed_card(&self, card: Card) -> Option<Spot> {
        Some(match card {
            Card::Trauma(deck, id) => {
                printed(trauma_printed(self.pack.trauma.get(usize::from(deck))?.get(id.index())?))
            }
            Card::Obol(id) => printed(self.pack.printed(id)),
            Card::Kratos(id) => printed(self.pack.printed(id)),
            Card::Moiros(id) => printed(self.pack.printed(id)),
            Card::Part(id) => {
                let part = self.pack.primordial(self.primordial.id).parts.get(id.index())?;
                printed(Printed { key: "part", slug: part.slug.as_str(), icon: &part.icon })
            }
            _ => return None,
        })
    }

    /// A card of the primordial, as the content prints it.
    pub(crate) fn printed_ai(&self, card: AiSource) -> Spot {
        let card = self.ai_card(card);
        printed(Printed { key: "ai", slug: card.slug.as_str(), icon: &card.icon })
    }

    /// A card that a titan draws, with a moment for it.
    pub(crate) fn drawn_line(&self, titan: TitanId, card: Card, rule: &'static str, text: Text) -> LogLine {
        let line = LogLine::by(rule, text.clone());
        let Some(card) = self.printed_card(card) else {
            return line;
        };
        let banner = Banner::new(text, Tone::Bad).card(&card).at(Spot::of("titan", titan.0 + 1));
        line.card(card).moment(banner)
    }

    /// The death of a titan.
    pub(crate) fn death_line(&self, rule: &'static str, text: Text) -> LogLine {
        LogLine::by(rule, text.clone()).moment(Banner::new(text, Tone::Bad).icon("skull"))
    }

    /// The dice of an attack roll, each with whether it hits.
    pub(crate) fn attack_roll_shown(&self, dice: &Dice, price: impl Fn(u8) -> Option<Text>) -> Roll {
        let attack = self.titan_attack().copied().unwrap_or_default();
        let to_hit = self.to_hit();
        let hits = |place: usize| dice.get(place).is_some_and(|die| attack.hits_with(die, to_hit));
        let roll = shown(Roll::new("roll-attack"), dice, hits, price);
        let precision = Value::new("attribute-precision", Amount::Signed(attack.precision.into()));
        roll.term(precision).against(to_hit)
    }

    /// The power dice on the table.
    pub(crate) fn power_roll_shown(&self) -> Roll {
        let attack = self.titan_attack().copied().unwrap_or_default();
        let dice = attack.power.iter().enumerate();
        let roll = dice.fold(Roll::new("roll-power"), |roll, (place, die)| {
            let state = if die.rerolled { DieState::Again } else { DieState::Plain };
            let shown = Die::showing(6, short_power_die(die)).tone(die_tone(die.colour));
            roll.die(shown.id(die_spot(place as u8)).state(state))
        });
        // Before the body card is turned over nobody knows what it has to reach.
        if attack.at == 0 { roll } else { roll.against(attack.at) }
    }

    /// The dice of an evasion roll, each with whether it evades.
    pub(crate) fn evasion_roll_shown(&self, dice: &Dice, price: impl Fn(u8) -> Option<Text>) -> Roll {
        let attack = self.attack_on_target().copied().unwrap_or_default();
        let evades = |place: usize| dice.get(place).is_some_and(|die| attack.evades(die));
        let roll = shown(Roll::new("roll-evasion"), dice, evades, price);
        let evasion = Value::new("attribute-evasion", Amount::Signed(attack.evasion.into()));
        roll.term(evasion).against(attack.difficulty)
    }

    /// C1 · How a campaign ended, with its figures; they are the group's.
    pub(crate) fn campaign_results(&self, reason: Text) -> table::Ending {
        let (campaign, seats) = (self.voyage(), usize::from(self.seats));
        let won = campaign.end.is_some_and(|end| end.won);
        let row = |name: &'static str, value: Amount| EndRow {
            name: name.into(),
            values: SeatMap::new(seats, |_| value.clone()),
        };
        let of = |now: usize, max: usize| Amount::Of { now: now as i64, max: max as i64 };
        let side = |slug: Option<table::Slug>| {
            Amount::Text(Text::plain(slug.map_or_else(String::new, |slug| slug.as_str().to_uppercase())))
        };
        let names = |seat| {
            let mine = TitanId::ALL.into_iter().filter(move |id| self.player(*id) == seat);
            let names: Vec<Text> = mine.map(|id| self.argonaut_name(id)).collect();
            Amount::Text(text!("list-of", list = names))
        };
        table::Ending {
            winners: table::Seat::first(seats).filter(|_| won).collect(),
            reason,
            rule: Some(if won { "C1.1" } else { "C1.8" }.into()),
            table: vec![
                EndRow { name: "end-argonauts".into(), values: SeatMap::new(seats, names) },
                row("end-day", of(campaign.day.into(), self.cycle().days.into())),
                row("end-story", side(self.story_side().map(|side| side.slug))),
                row("end-doom", side(self.doom_side().map(|side| side.slug))),
                row("scene-crew-figure", of(self.argo.crew.into(), self.pack.numbers.crew.into())),
                row("scene-hull", of(self.argo.hull.into(), self.pack.numbers.hull.into())),
                row("end-tiles", Amount::from(campaign.map.explored.count_ones())),
                row("end-aboard", of(campaign.titans.len(), self.titan_limit())),
                row("end-techs", Amount::from(campaign.techs.known.count_ones())),
                row("end-read", Amount::from(campaign.sheet.read.len())),
            ],
            marks: vec!["argo".into()],
        }
    }

    /// The figures of the end: each titan is in the row of the seat that played it.
    pub(crate) fn results(&self, ending: Ending, reason: Text) -> table::Ending {
        let mine = |seat| TitanId::ALL.into_iter().filter(move |titan| self.player(*titan) == seat);
        let names = |seat| {
            let names: Vec<Text> = mine(seat).map(|titan| self.titan_name(titan)).collect();
            Amount::Text(text!("list-of", list = names))
        };
        let alive = |seat| Amount::from(mine(seat).filter(|titan| self.titan(*titan).is_alive()).count());
        let seats = usize::from(self.seats);
        let row = |name: &'static str, values: SeatMap<Amount>| EndRow { name: name.into(), values };
        let rule: &'static str = ending.rule();
        table::Ending {
            winners: table::Seat::first(seats).filter(|_| ending.is_won()).collect(),
            reason,
            rule: Some(rule.into()),
            table: vec![
                row("end-titans", SeatMap::new(seats, names)),
                row("end-alive", SeatMap::new(seats, alive)),
                row(
                    "end-wounds",
                    SeatMap::new(seats, |_| {
                        let (now, max) = (self.primordial.wound_count(), self.wounds_needed());
                        Amount::Of { now: now.into(), max: max.into() }
                    }),
                ),
            ],
            marks: vec!["foe".into()],
        }
    }
}

fn shown(roll: Roll, dice: &Dice, succeeds: impl Fn(usize) -> bool, price: impl Fn(u8) -> Option<Text>) -> Roll {
    dice.iter().enumerate().fold(roll, |roll, (place, die)| {
        let state = match succeeds(place) {
            true => DieState::Hit,
            false => DieState::Miss,
        };
        let tone = if die.crit { Tone::Gold } else { Tone::Neutral };
        let shown = Die::new(10, die.face).id(die_spot(place as u8)).state(state).tone(tone);
        roll.die(match price(place as u8) {
            Some(price) => shown.price(price),
            None => shown,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::dressed;
    use table::scene::Spot;
    use table::{LogLine, Seat, text};

    #[test]
    fn a_line_has_the_colour_of_its_titan_whoever_plays_it() {
        let titan = |number: u8| text!("titan-name", number = number, seat = Seat(0));
        let line = |number: u8| dressed(LogLine::by("B8.1", text!("log-rallies", titan = titan(number))));
        assert_eq!([1, 3].map(|number| line(number).coloured()), [Some(Seat(0)), Some(Seat(2))]);
        assert_eq!(line(3).seat(), Some(Seat(0)), "one player has all of them");
        assert_eq!(line(3).spots.as_slice(), [Spot::of("titan", 3)]);
    }
}
