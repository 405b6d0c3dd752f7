//! Plays whole campaigns of Odyssey between bots, and tells how they ended, how they went day by day, and what was never read, researched or
//! made.
//!
//! ```sh
//! cargo run --release --package odyssey --example campaigns -- full random 2000 1
//! cargo run --release --package odyssey --example campaigns -- short greedy 100 1 battles
//! cargo run --release --package odyssey --example campaigns -- campaign coverage 500 1
//! ```
//!
//! A cycle, a kind of bot, how many campaigns, the first seed. With `each` every campaign is told when it is over; with `battles` each battle is
//! listed with its chance at the start and its end; `coverage` in the place of a bot plays so many with greedy bots and four times as many with
//! random ones, and tells only what was used and what was not;
//! `campaign/cycles/short.ron=FILE` plays with another file of the pack. A campaign that fails ends the program with its seed.

use bots::{BotKind, Ending, Match, Onlooker};
use odyssey::ids::{CycleId, ExploreId, GearId, TechId};
use odyssey::state::Card;
use odyssey::state::campaign::Reason;
use odyssey::{CONTENT, Odyssey, OdysseyOptions, Pack};
use std::collections::BTreeMap;
use std::time::Instant;
use table::pack::{CheckedPack, Source};
use table::{Judge, Rules, Seat, Shared, Study, Usage};

/// Answers, or steps of random play, that no campaign needs.
const LIMIT: u32 = 400_000;
/// Days that are told.
const DAYS: [u8; 9] = [1, 6, 12, 18, 24, 30, 36, 42, 48];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [cycle, kind, count, first, rest @ ..] = words.as_slice() else {
        println!("say a cycle, a kind of bot, how many campaigns and the first seed: full greedy 100 1");
        std::process::exit(2);
    };
    let mut source = Source::embedded(CONTENT);
    for (path, file) in rest.iter().filter_map(|word| word.split_once('=')) {
        let text = std::fs::read_to_string(file).expect("a file");
        source.insert(path, &text).expect("a path of the pack");
    }
    let pack = Shared::new(Pack::read(&source).unwrap_or_else(|complaints| panic!("{complaints}")));
    let place = pack.cycles.iter().position(|entry| entry.slug.as_str() == cycle).expect("a cycle of the pack");
    let options = OdysseyOptions { cycle: Some(CycleId(place as u8)), ..OdysseyOptions::default() };
    let (count, first): (u64, u64) = (count.parse().expect("a number"), first.parse().expect("a seed"));
    let told = |wanted: &str| rest.iter().any(|word| word == wanted);
    let mut tally = Tally { battles_told: told("battles"), each_told: told("each"), ..Tally::default() };
    let start = Odyssey::new(&pack, &options, 4);
    let mut play_all = |kind: BotKind, count: u64| {
        let game = Match { start: start.clone(), bots: vec![kind; 4], limit: LIMIT };
        (first..first + count).for_each(|seed| play(&game, seed, &mut tally));
    };
    let clock = Instant::now();
    if kind == "coverage" {
        play_all(BotKind::Greedy, count);
        play_all(BotKind::Random, 4 * count);
        tally.tell_ends();
        return tally.tell_coverage(&pack);
    }
    play_all(kind.parse().expect("a kind of bot"), count);
    tally.tell(&pack, clock.elapsed().as_secs_f64());
}

fn play(game: &Match<Odyssey>, seed: u64, tally: &mut Tally) {
    tally.begin();
    let played = game.play_before(seed, &Default::default(), Some(tally));
    let state = match (played.ending, played.state) {
        (Ending::Over(_), Some(state)) => state,
        (ending, state) => {
            let day = state.map(|state| state.length());
            println!("seed {seed}: {ending:?} on day {day:?}");
            std::process::exit(1);
        }
    };
    tally.decisions += played.decisions;
    tally.end(&state);
    if let Some(campaign) = state.campaign.as_ref().filter(|_| tally.each_told) {
        let (end, knowledge, met) =
            (campaign.end.map(|end| end.name), state.argo.knowledge, campaign.adversary.battles);
        let end = end.map_or_else(String::new, |name| name.to_string());
        println!(
            "seed {seed}: {end} on day {}, knowledge {knowledge}, adversary {met}, tries {}",
            campaign.day, campaign.tries
        );
    }
}

/// What this many campaigns have in common.
#[derive(Default)]
struct Tally {
    battles_told: bool,
    each_told: bool,
    campaigns: u32,
    decisions: u64,
    ends: BTreeMap<String, (u32, u32, u32)>,
    won: u32,
    read: BTreeMap<u16, u32>,
    techs: Uses,
    gear: Uses,
    cards: Uses,
    days: BTreeMap<u8, Day>,
    battles: BTreeMap<String, Fought>,
    knowledge: u32,
    paths: Paths,
    day: u8,
    odds: Option<(String, f32, usize)>,
}

/// In how many campaigns each of some entries was there, and which were in the one that is played.
#[derive(Default)]
struct Uses {
    campaigns: BTreeMap<usize, u32>,
    now: u64,
}

impl Uses {
    fn note(&mut self, entries: impl Iterator<Item = usize>) {
        entries.for_each(|entry| self.now |= 1 << entry);
    }

    fn end(&mut self) {
        let now = std::mem::take(&mut self.now);
        (0..64).filter(|entry| now & 1 << entry != 0).for_each(|entry| *self.campaigns.entry(entry).or_default() += 1);
    }

    /// How many of these were ever there, the shares of all of them, and the names of those that never were.
    fn tell(&self, what: &str, all: u32, names: &[&str]) {
        let count = |entry: usize| self.campaigns.get(&entry).copied().unwrap_or(0);
        let share = |(entry, name): (usize, &&str)| {
            format!("{name} {:.1}%", 100.0 * f64::from(count(entry)) / f64::from(all.max(1)))
        };
        let shares: Vec<String> = names.iter().enumerate().map(share).collect();
        let never: Vec<&str> =
            names.iter().enumerate().filter(|(entry, _)| count(*entry) == 0).map(|(_, name)| *name).collect();
        println!("{what} {} of {}: {}", names.len() - never.len(), names.len(), shares.join(", "));
        println!("{what} never used ({}): {}", never.len(), never.join(" "));
    }
}

/// How far campaigns came on the ways to the other endings, where knowledge came from, and what brought the adversary.
#[derive(Default)]
struct Paths {
    /// Campaigns with this many rooms opened, so often spared, and this many tries of the last battle lost.
    rooms: [u32; 7],
    ruins: u32,
    odysseys: u32,
    spared: [u32; 3],
    tries: [u32; 5],
    /// At the last choice: campaigns that came to it, and those of them with four rooms, the bull spared twice, friends, names.
    chose: u32,
    four_rooms: u32,
    bull_free: u32,
    friends: [u32; 3],
    cradle: u32,
    katharsis: u32,
    /// Knowledge bought with tokens, and what was on the sheet when the last rest was noted.
    bought: u32,
    inward: u8,
    /// Times that the adversary came by a card, and otherwise.
    called: [u32; 2],
    hunted: bool,
}

impl Paths {
    fn begin(&mut self) {
        (self.inward, self.hunted) = (0, false);
    }

    fn note(&mut self, state: &Odyssey) {
        let Some(campaign) = &state.campaign else { return };
        self.bought += u32::from(self.inward.saturating_sub(campaign.inward) / 2);
        self.inward = campaign.inward;
        let hunted = campaign.adversary.at.is_some();
        if hunted && !self.hunted {
            self.called[usize::from(!campaign.exploration.settled)] += 1;
        }
        self.hunted = hunted;
    }

    fn end(&mut self, state: &Odyssey) {
        let Some(campaign) = &state.campaign else { return };
        let marks = || campaign.sheet.marks.iter().map(|mark| mark.as_str());
        let rooms = marks().filter(|mark| mark.starts_with("room-")).count();
        let spared = marks().filter(|mark| mark.starts_with("bull-spared-")).count();
        self.rooms[rooms.min(6)] += 1;
        let begins = |start: &str| {
            let read = campaign.sheet.read.iter().filter_map(|id| state.pack.tale.get(*id));
            read.filter(|paragraph| paragraph.id.as_str().starts_with(start)).count() as u32
        };
        self.ruins += begins("room-");
        self.odysseys += begins("odyssey-");
        self.spared[spared.min(2)] += 1;
        self.tries[usize::from(campaign.tries.min(4))] += 1;
        let choice = state.pack.tale.find("story-4a".parse().expect("a slug"));
        if choice.is_none_or(|choice| !campaign.sheet.read.contains(&choice)) {
            return;
        }
        self.chose += 1;
        self.four_rooms += u32::from(rooms >= 4);
        self.bull_free += u32::from(spared == 2);
        for (friends, score) in self.friends.iter_mut().zip(state.argo.diplomacy.iter()) {
            *friends += u32::from(*score >= 4);
        }
        self.cradle += u32::from(marks().any(|mark| mark == "cradle"));
        self.katharsis += u32::from(campaign.argonauts.iter().any(|argonaut| argonaut.katharses > 0));
    }

    fn tell(&self) {
        println!("ruins seen in all {}, odysseys {}", self.ruins, self.odysseys);
        println!("rooms opened {:?}, bull spared {:?}, last battles lost {:?}", self.rooms, self.spared, self.tries);
        println!(
            "at the last choice {}: four rooms {}, bull spared twice {}, friends {:?}, cradle {}, katharsis {}",
            self.chose, self.four_rooms, self.bull_free, self.friends, self.cradle, self.katharsis
        );
        println!("adversary called by a card {}, otherwise {}", self.called[0], self.called[1]);
    }
}

/// Figures of a day, added up.
#[derive(Default, Clone, Copy)]
struct Day {
    count: u32,
    crew: u32,
    hull: u32,
    fate: u32,
    story: u32,
    tokens: u32,
    doom: u32,
    titans: u32,
    techs: u32,
    knowledge: u32,
    arms: u32,
    /// How the group thinks that it stands: the logarithm of its odds.
    odds: f32,
}

#[derive(Default, Clone, Copy)]
struct Fought {
    count: u32,
    won: u32,
    retreats: u32,
    odds: f32,
    titans: u32,
}

impl Tally {
    fn begin(&mut self) {
        (self.day, self.odds) = (0, None);
        self.paths.begin();
    }

    fn end(&mut self, state: &Odyssey) {
        self.campaigns += 1;
        let Some(campaign) = &state.campaign else { return };
        let Some(end) = campaign.end else { return };
        self.won += u32::from(end.won);
        let entry = self.ends.entry(end.name.to_string()).or_insert((0, 0, u32::MAX));
        *entry = (entry.0 + 1, entry.1 + u32::from(campaign.day), entry.2.min(campaign.day.into()));
        campaign.sheet.read.iter().for_each(|id| *self.read.entry(id.0).or_default() += 1);
        [&mut self.techs, &mut self.gear, &mut self.cards].into_iter().for_each(Uses::end);
        self.knowledge += u32::from(state.argo.knowledge);
        self.paths.end(state);
    }

    /// Technologies that are known, gear that is aboard, and exploration cards that are drawn.
    fn note_uses(&mut self, state: &Odyssey, notes: &[Usage<Card>]) {
        let Some(campaign) = &state.campaign else { return };
        self.techs.now |= campaign.techs.known;
        self.gear.note(campaign.armoury.iter().enumerate().filter(|(_, n)| **n > 0).map(|(gear, _)| gear));
        let Some(first) = state.piece_of(Card::Explored(ExploreId(0))) else { return };
        let drawn = notes.iter().filter_map(|note| match note {
            Usage::Used { piece, .. } => piece.index().checked_sub(first.index()),
            _ => None,
        });
        self.cards.note(drawn.filter(|card| *card < state.pack.explored.len()));
    }

    fn note_day(&mut self, state: &Odyssey) {
        let Some(campaign) = &state.campaign else { return };
        if campaign.day == self.day || !DAYS.contains(&campaign.day) {
            return;
        }
        self.day = campaign.day;
        let day = self.days.entry(campaign.day).or_default();
        let sides = &state.pack.cycles[campaign.cycle.index()].doom;
        let done: u32 = sides.iter().take(campaign.doom.side.into()).map(|side| u32::from(side.tokens)).sum();
        day.count += 1;
        day.crew += u32::from(state.argo.crew);
        day.hull += u32::from(state.argo.hull);
        day.fate += u32::from(state.argo.fate);
        day.story += u32::from(campaign.story.side);
        day.tokens += u32::from(campaign.story.tokens);
        day.doom += done + u32::from(campaign.doom.tokens);
        day.titans += campaign.titans.len() as u32;
        day.techs += campaign.techs.known.count_ones();
        day.knowledge += u32::from(state.argo.knowledge);
        day.arms += campaign.armoury.iter().map(|n| u32::from(*n)).sum::<u32>();
        let stands = state.appraise(Seat(0)).clamp(1e-4, 1.0 - 1e-4);
        day.odds += (stands / (1.0 - stands)).ln();
    }

    /// A battle that begins or ends is noted with what was expected of it.
    fn note_battle(&mut self, state: &Odyssey) {
        let Some(campaign) = &state.campaign else { return };
        match (&self.odds, state.muster.bout, state.ending) {
            (None, Some(bout), None) if state.round == 1 && campaign.bout.is_some() => {
                let foe = state.pack.primordials[bout.foe.index()].slug;
                let why = match bout.reason {
                    Reason::Timeline => "",
                    Reason::Ambush => "ambush",
                    Reason::Adversary => "adversary",
                    Reason::Told(spot) => state.pack.tale.get(spot.paragraph).map_or("", |told| told.id.as_str()),
                };
                let name = format!("{foe}-{} {why}", bout.level);
                self.odds = Some((name, state.appraise(Seat(0)), campaign.titans.len()));
            }
            (Some((name, odds, titans)), _, Some(ending)) => {
                let fought = self.battles.entry(name.clone()).or_default();
                fought.count += 1;
                fought.won += u32::from(ending.is_won());
                fought.retreats += u32::from(ending == odyssey::state::Ending::Retreat);
                fought.odds += odds;
                let alive = state.titans.iter().filter(|titan| titan.is_alive()).count();
                fought.titans += (4 - alive) as u32;
                if self.battles_told {
                    println!(
                        "day {} {name}: {ending:?} after {} rounds, stood at {odds:.2} with {titans} titans, {alive} left",
                        campaign.day, state.round
                    );
                }
                self.odds = None;
            }
            _ => {}
        }
    }

    fn tell(&self, pack: &Pack, seconds: f64) {
        let all = f64::from(self.campaigns.max(1));
        println!(
            "{} campaigns, {} won, {:.1} a second, {:.0} decisions each, knowledge {:.1}, of it bought {:.1}",
            self.campaigns,
            self.won,
            all / seconds,
            self.decisions as f64 / all,
            f64::from(self.knowledge) / all,
            f64::from(self.paths.bought) / all
        );
        self.tell_ends();
        println!("battles: fought, won, retreats, titans lost, chance at the start");
        for (name, fought) in &self.battles {
            let of = |n: u32| f64::from(n) / f64::from(fought.count);
            println!(
                "  {name:24} {:6} {:5.1}% {:5.1}% {:4.1} {:.2}",
                fought.count,
                100.0 * of(fought.won),
                100.0 * of(fought.retreats),
                of(fought.titans),
                fought.odds / fought.count as f32
            );
        }
        self.paths.tell();
        self.tell_days();
        self.tell_coverage(pack);
    }

    fn tell_ends(&self) {
        let all = f64::from(self.campaigns.max(1));
        for (name, (count, days, least)) in &self.ends {
            let day = f64::from(*days) / f64::from(*count);
            println!("  {name:18} {count:5}  {:5.1}%  day {day:.1}, first {least}", 100.0 * f64::from(*count) / all);
        }
    }

    fn tell_days(&self) {
        println!("day   left crew hull fate side tokens doom titans techs knowledge gear stands");
        for (day, sum) in &self.days {
            let of = |n: u32| f64::from(n) / f64::from(sum.count);
            println!(
                "{day:3} {:6} {:4.1} {:4.1} {:4.1} {:4.1} {:6.1} {:4.1} {:6.1} {:5.1} {:9.1} {:4.1} {:6.2}",
                sum.count,
                of(sum.crew),
                of(sum.hull),
                of(sum.fate),
                of(sum.story),
                of(sum.tokens),
                of(sum.doom),
                of(sum.titans),
                of(sum.techs),
                of(sum.knowledge),
                of(sum.arms),
                1.0 / (1.0 + (-sum.odds / sum.count as f32).exp())
            );
        }
    }

    /// What was used, and what no campaign has seen.
    fn tell_coverage(&self, pack: &Pack) {
        let mut adventures: BTreeMap<String, (u32, u32)> = BTreeMap::new();
        let mut unread = Vec::new();
        for (id, paragraph) in pack.tale.all() {
            let read = self.read.contains_key(&id.0);
            let begins = paragraph.from.first().map_or("Onwards".to_owned(), |entrance| format!("{entrance:?}"));
            let kind = begins.split('(').next().unwrap_or_default().to_lowercase();
            let entry = adventures.entry(kind).or_default();
            *entry = (entry.0 + u32::from(read), entry.1 + 1);
            unread.extend((!read).then(|| paragraph.id.as_str()));
        }
        let told: Vec<String> =
            adventures.iter().map(|(kind, (read, all))| format!("{kind} {read} of {all}")).collect();
        println!("paragraphs read, by where they begin: {}", told.join(", "));
        println!("never read ({}): {}", unread.len(), unread.join(" "));
        let techs: Vec<&str> = pack.ids::<TechId>().map(|id| pack.slug(id)).collect();
        let gear: Vec<&str> = pack.ids::<GearId>().map(|id| pack.slug(id)).collect();
        let cards: Vec<&str> = pack.ids::<ExploreId>().map(|id| pack.slug(id)).collect();
        self.techs.tell("technologies", self.campaigns, &techs);
        self.gear.tell("gear", self.campaigns, &gear);
        self.cards.tell("exploration cards", self.campaigns, &cards);
    }
}

impl Onlooker<Odyssey> for Tally {
    fn decided(&mut self, _: &[odyssey::Choice], _: &[odyssey::Choice]) {}

    fn rested(&mut self, state: &Odyssey, notes: &[Usage<Card>]) {
        self.note_day(state);
        self.note_battle(state);
        self.note_uses(state, notes);
        self.paths.note(state);
    }
}
