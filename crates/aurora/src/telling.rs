//! What the log tells beside its words: how much a line matters, at whom it was aimed, what it touched, what is shown for a moment.

use crate::fire::Target;
use crate::scene::spot;
use table::scene::{Spot, Tone};
use table::{Arg, Banner, LogLine, Text, Weight};

/// Adds what follows from the words of a line.
pub(crate) fn dressed(line: LogLine) -> LogLine {
    let weight = match line.weight {
        Weight::Plain => weight(&line.text.key),
        weight => weight,
    };
    let line = LogLine { weight, ..line };
    let line = match (strikes(&line.text.key), line.seat()) {
        (true, Some(seat)) => line.aimed(seat),
        _ => line,
    };
    let line = match (line.spots.is_empty(), touched(&line)) {
        (true, Some(spot)) => line.at(spot),
        _ => line,
    };
    match (&line.moment, banner(&line.text)) {
        (None, Some(banner)) => {
            let banner = line.spots.iter().cloned().fold(banner, Banner::at);
            line.moment(banner)
        }
        _ => line,
    }
}

/// Whether a line tells of harm to the seat that it names.
fn strikes(key: &str) -> bool {
    matches!(key, "log-damage" | "log-no-box" | "log-contaminated" | "log-dies" | "log-fame-lost" | "log-backfires")
}

fn weight(key: &str) -> Weight {
    match key {
        "log-reached" | "log-dies" | "log-destroyed" | "log-turret-falls" | "log-end-reached" | "log-end-missed" => {
            Weight::Great
        }
        "log-damage"
        | "log-contaminated"
        | "log-turret-fires"
        | "log-enemy-fires"
        | "log-ambush"
        | "log-arrives"
        | "log-throws"
        | "log-scan"
        | "log-ship"
        | "log-loot"
        | "log-attack"
        | "log-attack-jams"
        | "log-jams"
        | "log-attack-fixed"
        | "log-attack-fixed-jams"
        | "log-ruined"
        | "log-joins"
        | "log-improves"
        | "log-alert-up"
        | "log-left-behind"
        | "log-no-box" => Weight::Event,
        "log-order" | "log-pays-half" | "log-turns-battery" | "log-emptied" | "log-passes" | "log-passes-forced"
        | "log-gains" | "log-feeds" | "log-bonus" => Weight::Note,
        _ => Weight::Plain,
    }
}

/// The thing on the table that a line is about.
fn touched(line: &LogLine) -> Option<Spot> {
    let number = |name: &str| {
        line.text.args.iter().find_map(|(key, arg)| match arg {
            Arg::Num(number) if key == name => u8::try_from(*number).ok(),
            _ => None,
        })
    };
    match &*line.text.key {
        "log-turret-fires" => Some(spot::target(Target::Turret(number("turret")?.checked_sub(1)?))),
        "log-reveals" => Some(spot::zone_space(number("space")?.checked_sub(1)?)),
        "log-bonus" => Some(spot::zone_space(number("space")?.checked_sub(1)?)),
        "log-ship" => Some(Spot::from("ship")),
        "log-drives" | "log-reached" | "log-avalanche" | "log-special" => Some(Spot::of("convoy", line.seat()?)),
        "log-alert-up" | "log-alert-down" => Some(Spot::of("alert", line.seat()?)),
        "log-damage" | "log-improves" | "log-repair" => Some(Spot::of("train", line.seat()?)),
        _ => None,
    }
}

/// What everybody should notice.
fn banner(said: &Text) -> Option<Banner> {
    let (icon, tone) = match &*said.key {
        "log-turret-fires" => ("turret", Tone::Bad),
        "log-enemy-fires" => ("gun", Tone::Bad),
        "log-ambush" => ("sight", Tone::Bad),
        "log-dies" => ("skull", Tone::Bad),
        "log-attack" | "log-attack-fixed" => ("gun", Tone::Neutral),
        "log-throws" => ("grenade", Tone::Neutral),
        "log-attack-jams" | "log-attack-fixed-jams" => ("jam", Tone::Bad),
        "log-turret-falls" => ("turret", Tone::Good),
        "log-destroyed" => ("wound", Tone::Good),
        "log-loot" => ("treasure", Tone::Good),
        "log-reached" => ("ship", Tone::Good),
        "log-scan" => ("alert", Tone::Bad),
        _ => return None,
    };
    Some(Banner::new(said.clone(), tone).icon(icon))
}

#[cfg(test)]
mod tests {
    use super::dressed;
    use crate::scene::spot;
    use table::{LogLine, Seat, Seats, Weight, text};

    #[test]
    fn harm_is_aimed_at_whom_it_befalls_and_the_rest_at_nobody() {
        let line = dressed(LogLine::by("C10", text!("log-contaminated", who = Seat(1), person = "Anna")));
        assert_eq!((line.aimed, line.weight), (Seats::only(Seat(1)), Weight::Event));
        let line = dressed(LogLine::by("M1", text!("log-drives", who = Seat(1), place = "9", fuel = 1)));
        assert!(line.aimed.is_empty());
    }

    #[test]
    fn a_turret_that_fires_is_shown_where_it_stands() {
        let line = dressed(LogLine::by("F3", text!("log-turret-fires", turret = 2, column = 1)));
        assert_eq!(line.spots.as_slice(), [spot::target(crate::fire::Target::Turret(1))]);
        assert!(line.moment.is_some());
    }
}
