//! The figures of numbers.ron, and how they go together with the cards.

use crate::pack::{Ability, Files, GATE_LEVELS, LONGEST, MOST_SLOTS, MOST_WEBS, Modifier, Numbers, Pack, SHORTEST};
use table::pack::{Complaints, Located};

/// The numbers of players a table of the game can have.
pub const PLAYERS: std::ops::RangeInclusive<u8> = 2..=6;

/// A1.5 · What a god's sheet may give at the start.
const STARTING_ECO: std::ops::RangeInclusive<u16> = 6..=16;

pub fn numbers(numbers: &Located<Numbers>, complaints: &mut Complaints) {
    let mut expect = |holds: bool, field: &str, said: &str| {
        if !holds {
            complaints.add(numbers.at_word(field), said);
        }
    };
    let (least, most) = numbers.round_limit_range;
    expect(least >= 1 && least <= most, "round_limit_range", "expected two numbers of rounds, the smaller first");
    expect((least..=most).contains(&numbers.round_limit), "round_limit", "expected a number within round_limit_range");
    expect(numbers.die >= 2, "die", "expected a die of at least 2 faces");
    expect(numbers.web_limit >= 1, "web_limit", "expected at least 1");
    expect(numbers.heroes_per_turn >= 1, "heroes_per_turn", "expected at least 1");
    expect((1..=16).contains(&numbers.fewest_spheres), "fewest_spheres", "expected a number from 1 to 16");
    expect(numbers.gate_refund_percent <= 100, "gate_refund_percent", "expected at most 100");
    let values = &numbers.values;
    let resistances = [values.bronze, values.silver, values.gold].map(|row| row.resistance);
    expect(
        resistances == [0, 1, 2],
        "values",
        "expected resistances of 0, 1 and 2: one for each step that harm can take",
    );
    let stakes = &numbers.stakes;
    expect(stakes.bronze == 0, "stakes", "expected no stake for bronze, which everybody can always declare");
    expect(stakes.silver <= stakes.gold, "stakes", "expected a stake for gold that is not below that for silver");
    let rising = values.bronze.cost <= values.silver.cost && values.silver.cost <= values.gold.cost;
    expect(rising, "values", "expected costs that do not fall from bronze to gold");
    for (field, allowed) in [("slopes", &numbers.slopes), ("flanks", &numbers.flanks), ("summit", &numbers.summit)] {
        expect(!allowed.is_empty(), field, "expected at least one value");
    }
    expect(numbers.gates.len() == usize::from(GATE_LEVELS), "gates", "expected three levels of gates");
    let lengths = numbers.gates.iter().all(|level| (SHORTEST..=LONGEST).contains(&(level.places as usize)));
    expect(lengths, "gates", "expected gates of 3 to 7 places");
    decks(numbers, complaints);
}

/// A3 · Each number of players has its deck.
fn decks(numbers: &Located<Numbers>, complaints: &mut Complaints) {
    let at = || numbers.at_word("decks");
    for players in PLAYERS {
        let Some(deck) = numbers.decks.get(&players) else {
            complaints.add(at(), format!("there is no deck for {players} players"));
            continue;
        };
        if deck.copies == 0 {
            complaints.add(at(), format!("the deck for {players} players has no copy of any sequence card"));
        }
        let fewest = players.max(numbers.fewest_spheres);
        if !(fewest..=16).contains(&deck.spheres) {
            let said = format!("the deck for {players} players needs {fewest} to 16 spheres, not {}", deck.spheres);
            complaints.add(at(), said);
        }
        if deck.heroes < players || deck.plots < players {
            let said = format!("the deck for {players} players needs a hero and a plot for each of them");
            complaints.add(at(), said);
        }
    }
    for players in numbers.decks.keys().filter(|players| !PLAYERS.contains(players)) {
        complaints.add(at(), format!("there is no game of {players} players"));
    }
}

/// A1.5 · Every god starts with enough to bring in a hero and too little to buy the game.
fn starting_eco(files: &Files, complaints: &mut Complaints) {
    for god in files.gods.iter().filter(|god| !STARTING_ECO.contains(&god.eco)) {
        let (least, most) = (STARTING_ECO.start(), STARTING_ECO.end());
        let said = format!("expected {least} to {most} starting ECO, found {}", god.eco);
        complaints.add(god.at_word("eco"), said);
    }
}

pub fn whole(pack: &Pack, files: &Files, complaints: &mut Complaints) {
    starting_eco(files, complaints);
    let Some(numbers) = &files.numbers else { return };
    let most = usize::from(*PLAYERS.end());
    if pack.gods.len() < most
        && let Some(last) = files.gods.last()
    {
        complaints.add(last.at.clone(), format!("expected at least {most} gods, found {}", pack.gods.len()));
    }
    let slots = usize::from(pack.numbers.values.gold.slots) + most_added(pack, slots_of);
    if slots > MOST_SLOTS {
        let said = format!("a hero could come to have {slots} slots; the table has room for {MOST_SLOTS}");
        complaints.add(numbers.at_word("values"), said);
    }
    let webs = usize::from(pack.numbers.web_limit) + most_added(pack, webs_of);
    if webs > MOST_WEBS {
        let said = format!("a hero could come to carry {webs} webs; the table has room for {MOST_WEBS}");
        complaints.add(numbers.at_word("web_limit"), said);
    }
}

fn slots_of(modifier: &Modifier) -> i8 {
    if let Modifier::Slots(n) = modifier { *n } else { 0 }
}

fn webs_of(modifier: &Modifier) -> i8 {
    if let Modifier::Webs(n) = modifier { *n } else { 0 }
}

/// The most that modifiers could ever add to one hero: both tiers of one god, one gift, and every attachment once (E1.5).
fn most_added(pack: &Pack, of: impl Fn(&Modifier) -> i8) -> usize {
    let sum = |modifiers: &[Modifier]| modifiers.iter().map(|modifier| of(modifier).max(0) as usize).sum::<usize>();
    let always = |ability: &Ability| match ability {
        Ability::Always(modifiers) => sum(modifiers),
        Ability::Once { .. } => 0,
    };
    let god = pack.gods.iter().map(|god| always(&god.first) + always(&god.second)).max();
    let gift = pack.heroes.iter().map(|hero| always(&hero.gift)).max();
    let attached: usize = pack.attachments.iter().map(|attachment| sum(&attachment.modifiers)).sum();
    god.unwrap_or(0) + gift.unwrap_or(0) + attached
}
