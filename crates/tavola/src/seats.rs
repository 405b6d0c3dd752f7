//! Seat lists: `human,bot:greedy*3`.

use shelf::BotKind;
use table::{About, Holder, Seat, Text, text};

/// Who sits where, or a sentence that says what is wrong with the list.
pub fn read(list: &str) -> Result<Vec<Holder>, Text> {
    let mut seats = Vec::new();
    for word in list.split(',').map(str::trim) {
        let (holder, times) = read_seat(word)?;
        if times > Seat::MOST - seats.len() {
            return Err(text!("tavola-too-many-seats", most = Seat::MOST));
        }
        seats.extend(std::iter::repeat_n(holder, times));
    }
    Ok(seats)
}

/// One seat, and how often it stands there.
fn read_seat(word: &str) -> Result<(Holder, usize), Text> {
    let bad = || text!("tavola-bad-seat", said = word);
    let (who, times) = match word.rsplit_once('*') {
        Some((who, times)) => (who.trim(), times.trim().parse().map_err(|_| bad())?),
        None => (word, 1),
    };
    if times == 0 {
        return Err(bad());
    }
    read_holder(who).map(|holder| (holder, times))
}

/// `human`, `human:Anna` or `bot:greedy`.
pub fn read_holder(who: &str) -> Result<Holder, Text> {
    match who.split_once(':').unwrap_or((who, "")) {
        ("human", name) => Ok(Holder::Person(name.trim().to_owned())),
        ("bot", kind) => Ok(Holder::Bot(read_bot(kind)?.to_string())),
        _ => Err(text!("tavola-bad-seat", said = who)),
    }
}

/// `greedy`, `search:100`.
pub fn read_bot(kind: &str) -> Result<BotKind, Text> {
    let known = BotKind::ALL.iter().map(|kind| Text::plain(kind.name()));
    let known: Vec<Text> = known.chain([Text::plain("search:N")]).collect();
    kind.parse().map_err(|_| text!("tavola-unknown-bot", said = kind, known = known))
}

/// Who sits where if nobody says: one person, and greedy bots on the other seats.
pub fn usual(about: &About) -> Vec<Holder> {
    let mut seats = vec![Holder::Bot(BotKind::Greedy.name().to_owned()); about.fewest.max(1)];
    seats[0] = Holder::Person(String::new());
    seats
}

/// A bot for each seat, for games that nobody watches.
pub fn only_bots(seats: &[Holder]) -> Result<Vec<BotKind>, Text> {
    let bot = |holder: &Holder| match holder {
        Holder::Bot(kind) => kind.parse().ok(),
        Holder::Person(_) => None,
    };
    let bots: Option<Vec<BotKind>> = seats.iter().map(bot).collect();
    bots.ok_or_else(|| text!("tavola-only-bots"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bot(kind: &str) -> Holder {
        Holder::Bot(kind.to_owned())
    }

    #[test]
    fn a_list_names_people_and_bots_and_repeats_them() {
        let seats = read("human:Anna, bot:greedy*2,bot:random").expect("a list");
        let anna = Holder::Person("Anna".to_owned());
        assert_eq!(seats, [anna, bot("greedy"), bot("greedy"), bot("random")]);
        let searching = read("bot:search:100*2").expect("a list");
        assert_eq!(searching, [bot("search:100"), bot("search:100")]);
    }

    #[test]
    fn what_cannot_be_a_seat_is_told() {
        let key = |list| read(list).map_err(|text| text.key.into_owned());
        for list in ["", "human,", "robot:greedy", "bot:greedy*x", "bot:greedy*0", "greedy"] {
            assert_eq!(key(list), Err("tavola-bad-seat".to_owned()), "{list}");
        }
        assert_eq!(key("bot:oracle"), Err("tavola-unknown-bot".to_owned()));
        assert_eq!(key("human*16"), Err("tavola-too-many-seats".to_owned()));
        assert_eq!(key("human*18446744073709551615"), Err("tavola-too-many-seats".to_owned()));
    }
}
