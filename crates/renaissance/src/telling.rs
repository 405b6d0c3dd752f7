//! What the log tells beside its words: how much a line matters, at whom it was aimed, whom it touched, what is shown for a moment.

use crate::ids::Member;
use crate::scene::spot;
use table::scene::{Chance, Tone, Value};
use table::{Arg, Banner, Die, DieState, LogLine, Moment, Roll, Seat, Tag, Text, Weight};

/// Adds what follows from the words of a line.
pub(crate) fn dressed(line: LogLine) -> LogLine {
    let weight = match line.weight {
        Weight::Plain => weight(&line.text.key),
        weight => weight,
    };
    let line = LogLine { weight, ..line };
    let (doer, struck) = (named(&line.text, &["hero"]), named(&line.text, &["model", "hero"]));
    let line = match (strikes(&line.text.key), struck) {
        (true, Some((_, seat))) => line.aimed(seat),
        _ => line,
    };
    let line = match doer {
        Some((member, _)) => line.colour(member.colour()),
        None => line,
    };
    let line = match struck {
        Some((member, _)) if line.spots.is_empty() => line.at(spot::hero(member)),
        _ => line,
    };
    match (&line.moment, moment(&line.text)) {
        (None, Some(Moment::Roll(roll))) => LogLine { moment: Some(Box::new(Moment::Roll(roll))), ..line },
        (None, Some(Moment::Banner(banner))) => {
            let banner = line.spots.iter().cloned().fold(banner, Banner::at);
            line.moment(banner)
        }
        _ => line,
    }
}

/// The first hero among these arguments, and whose seat plays that hero.
fn named(text: &Text, arguments: &[&str]) -> Option<(Member, Seat)> {
    let inner = |wanted: &str| {
        text.args.iter().find_map(|(name, arg)| match arg {
            Arg::Text(inner) if name == wanted => Some(inner),
            _ => None,
        })
    };
    arguments.iter().filter_map(|wanted| inner(wanted)).find_map(|name| {
        let given = |wanted: &str| {
            name.args.iter().find_map(|(name, arg)| match arg {
                Arg::Seat(seat) if name == wanted => Some(*seat),
                _ => None,
            })
        };
        let place = given("place")?;
        let member = Member::ALL.into_iter().find(|member| member.colour() == place)?;
        Some((member, given("seat")?))
    })
}

fn number(text: &Text, wanted: &str) -> Option<usize> {
    text.args.iter().find_map(|(name, arg)| match arg {
        Arg::Num(number) if name == wanted => usize::try_from(*number).ok(),
        _ => None,
    })
}

/// Whether a line tells of harm to the hero that it names.
fn strikes(key: &str) -> bool {
    matches!(key, "log-foe-attacks" | "log-wounded" | "log-token-wound" | "log-ko" | "log-severe" | "log-transformed")
}

fn weight(key: &str) -> Weight {
    match key {
        "log-severe" | "log-transformed" | "log-discovered" => Weight::Great,
        "log-foe-attacks" | "log-token-wound" | "log-foe-wounded" | "log-revived" | "log-objective" | "log-healed"
        | "log-critical" | "log-arrives" => Weight::Event,
        "log-rolls" | "log-misses" | "log-defends" | "log-steadfast" | "log-threat" | "log-sector" | "log-sectors"
        | "log-waits" | "log-patrols" | "log-star" | "log-loot-card" => Weight::Note,
        _ => Weight::Plain,
    }
}

/// Dice are shown, and what everybody should notice.
fn moment(text: &Text) -> Option<Moment> {
    let (icon, tone) = match &*text.key {
        "log-rolls" => return rolled(text).map(Moment::Roll),
        "log-ko" => ("down", Tone::Bad),
        "log-severe" => ("wound", Tone::Bad),
        "log-wounded" => ("wound", Tone::Bad),
        "log-transformed" => ("magic", Tone::Bad),
        "log-discovered" => ("eye", Tone::Bad),
        "log-defeated" => ("skull", Tone::Good),
        _ => return None,
    };
    Some(Moment::Banner(Banner::new(text.clone(), tone).icon(icon)))
}

/// N6.3 · The dice of a line that tells of a test.
fn rolled(text: &Text) -> Option<Roll> {
    let said = text.args.iter().find_map(|(name, arg)| match arg {
        Arg::Plain(faces) if name == "faces" => Some(faces),
        _ => None,
    })?;
    let faces = said.split(' ').filter_map(|face| face.parse().ok());
    let (threshold, hits) = (number(text, "threshold")? as u8, number(text, "successes")?);
    let tone = if hits > 0 { Tone::Good } else { Tone::Bad };
    let hero = text.args.iter().find_map(|(name, arg)| match arg {
        Arg::Text(hero) if name == "hero" => Some(hero.clone()),
        _ => None,
    })?;
    let roll = shown(Text::new("roll-test").with("hero", hero), faces, threshold, false);
    Some(roll.outcome(Text::new("roll-hits").with("hits", hits as i64), tone))
}

/// N6.5 · How likely a die succeeds that is rolled again.
pub(crate) fn again(needed: u8) -> Tag {
    let chance = Chance::new(9 - u64::from(needed.clamp(1, 8)), 8);
    Tag { chance: Some(chance), ..Tag::new("tag-again") }
}

/// N6.3 · The dice of a test, each with whether it succeeds; they can be chosen where luck rolls them again.
pub(crate) fn shown(name: Text, faces: impl Iterator<Item = u8>, threshold: u8, lucky: bool) -> Roll {
    let roll = faces.enumerate().fold(Roll::new(name), |roll, (place, face)| {
        let state = if face >= threshold { DieState::Hit } else { DieState::Miss };
        let die = Die::new(8, face).state(state);
        roll.die(if lucky { die.id(spot::die(place as u8)) } else { die })
    });
    roll.term(Value::new("roll-needs", i64::from(threshold)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Seats, text};

    /// The name of a hero as the game gives it.
    fn hero(member: u8, seat: u8) -> Text {
        Text::new("hero-ruggero").with("seat", Seat(seat)).with("place", Seat(member - 1))
    }

    #[test]
    fn harm_is_aimed_at_whoever_plays_the_hero_it_befalls() {
        let line = dressed(LogLine::by("N7.2.1", text!("log-wounded", hero = hero(3, 0), wounds = 1)));
        assert_eq!((line.aimed, line.coloured()), (Seats::only(Seat(0)), Some(Seat(2))));
        assert_eq!(line.spots.as_slice(), [spot::hero(Member(2))]);
        let foe = Text::new("faun");
        let blow = dressed(LogLine::by("N9.1", text!("log-foe-attacks", foe = foe, model = hero(1, 1), reaction = 0)));
        assert_eq!((blow.aimed, blow.weight), (Seats::only(Seat(1)), Weight::Event));
        let walk = dressed(LogLine::by("N6.2.1", text!("log-walks", hero = hero(2, 1), space = "F6", ap = 6)));
        assert!(walk.aimed.is_empty() && walk.moment.is_none());
        assert_eq!((walk.seat(), walk.coloured()), (Some(Seat(1)), Some(Seat(1))));
    }

    #[test]
    fn a_die_that_is_rolled_again_says_how_likely_it_succeeds() {
        assert_eq!([2, 5, 8].map(|needed| again(needed).chance), [7, 4, 1].map(|ways| Some(Chance::new(ways, 8))));
    }

    #[test]
    fn a_test_shows_its_dice_and_which_of_them_succeed() {
        let said = text!("log-rolls", hero = hero(1, 0), faces = "3 8 5", threshold = 5, successes = 2);
        let line = dressed(LogLine::by("N6.3", said));
        let Some(Moment::Roll(roll)) = line.moment.as_deref() else { panic!("dice") };
        let states: Vec<DieState> = roll.dice.iter().map(|die| die.state).collect();
        assert_eq!(states, [DieState::Miss, DieState::Hit, DieState::Hit]);
        assert!(roll.dice.iter().all(|die| die.sides == 8 && die.id.is_none()));
        assert_eq!(roll.outcome.as_ref().map(|(_, tone)| tone), Some(&Tone::Good));
    }
}
