//! Plays whole campaigns between bots and tells how they ended, how often each mission was won on the way, what the company made of itself, and
//! what of the content was never used.
//!
//! `cargo run --release -p renaissance --example campaigns -- greedy 20 1` plays twenty from seed 1 on. The six heroes take turns in the company. The example
//! `soak` plays random ones and looks at the invariants.

use bots::{BotKind, Ending, Match, Onlooker};
use renaissance::ids::{ItemId, MissionId};
use renaissance::options::PlayOption;
use renaissance::pack::schema::Origin;
use renaissance::state::Verdict;
use renaissance::{CONTENT, Card, Choice, Pack, Renaissance, RenaissanceOptions};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;
use table::pack::{CheckedPack, Source};
use table::{Rules, Shared, Study, Usage};

/// Answers, or steps of random play, that no campaign needs.
const LIMIT: u32 = 400_000;

/// The content that ships, with the files of the folder `PACK` instead of its own where that is set.
fn source() -> Source {
    let mut source = Source::embedded(CONTENT);
    if let Ok(folder) = std::env::var("PACK") {
        for (path, _) in CONTENT {
            if let Ok(text) = std::fs::read_to_string(format!("{folder}/{path}")) {
                source.insert(path, &text).expect("a path of the pack");
            }
        }
    }
    source
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [kind, count, first, ..] = words.as_slice() else {
        println!("say a kind of bot, how many campaigns and the first seed: greedy 20 1");
        std::process::exit(2);
    };
    let kind: BotKind = kind.parse().expect("a kind of bot");
    let (count, first): (u64, u64) = (count.parse().expect("a number"), first.parse().expect("a seed"));
    let pack = Shared::new(Pack::read(&source()).unwrap_or_else(|complaints| panic!("{complaints}")));
    let (mut tally, clock, heroes) = (Tally::default(), Instant::now(), pack.heroes.len() as u8);
    for seed in first..first + count {
        let options = RenaissanceOptions { play: PlayOption::Campaign, ..RenaissanceOptions::default() };
        let options = options.company_from((seed % u64::from(heroes)) as u8, heroes);
        let game = Match { start: Renaissance::new(&pack, &options, 4), bots: vec![kind; 4], limit: LIMIT };
        let played = game.play_before(seed, &Default::default(), Some(&mut tally));
        match (played.ending, played.state) {
            (Ending::Over(_), Some(state)) => tally.end(&state, played.decisions),
            (ending, _) => {
                println!("seed {seed}: {ending:?}");
                std::process::exit(1);
            }
        }
    }
    tally.tell(&pack, clock.elapsed().as_secs_f64());
}

/// What so many campaigns have in common.
#[derive(Default)]
struct Tally {
    campaigns: u32,
    decisions: u64,
    missions: u32,
    coins: u32,
    made: u32,
    ends: BTreeMap<String, u32>,
    fought: BTreeMap<u8, (u32, u32)>,
    read: BTreeSet<u16>,
    used: BTreeSet<u16>,
    /// Whether the verdict of the running mission is counted.
    counted: bool,
}

impl Tally {
    fn end(&mut self, state: &Renaissance, decisions: u64) {
        let Some(campaign) = &state.campaign else { return };
        self.campaigns += 1;
        self.decisions += decisions;
        self.missions += u32::from(campaign.played);
        self.coins += u32::from(campaign.coins);
        let formula = |item: &ItemId| state.pack.item(*item).origin == Origin::Formula;
        let made = state.pack.ids().filter(formula).map(|item: ItemId| u32::from(campaign.inventory[item.index()]));
        self.made += made.sum::<u32>();
        self.read.extend(campaign.read.iter().map(|id| id.0));
        let ending = campaign.ending.map_or("none".to_owned(), |ending| ending.to_string());
        *self.ends.entry(ending).or_default() += 1;
    }

    fn tell(&self, pack: &Pack, seconds: f64) {
        let all = f64::from(self.campaigns.max(1));
        println!(
            "{} campaigns, {:.2} a second, {:.1} missions and {:.0} decisions each, {:.1} formulae and {:.1} coins at the end",
            self.campaigns,
            all / seconds,
            f64::from(self.missions) / all,
            self.decisions as f64 / all,
            f64::from(self.made) / all,
            f64::from(self.coins) / all
        );
        self.ends
            .iter()
            .for_each(|(end, count)| println!("  {end:14} {count:5}  {:5.1}%", 100.0 * f64::from(*count) / all));
        println!("missions: played, won");
        for mission in pack.ids::<MissionId>() {
            let (count, won) = self.fought.get(&mission.0).copied().unwrap_or_default();
            let part = if count > 0 { 100.0 * f64::from(won) / f64::from(count) } else { 0.0 };
            println!("  {:26} {count:5} {part:5.1}%", pack.slug(mission));
        }
        let unread = pack.tale.all().filter(|(id, _)| !self.read.contains(&id.0));
        let unread: Vec<&str> = unread.map(|(_, paragraph)| paragraph.id.as_str()).collect();
        println!("never read ({}): {}", unread.len(), unread.join(" "));
        let pieces = Renaissance::new(&Shared::new(pack.clone()), &RenaissanceOptions::default(), 4).inventory();
        let unused = (0u16..).zip(&pieces).filter(|(number, _)| !self.used.contains(number));
        let unused: Vec<String> = unused.map(|(_, piece)| format!("{} {}", piece.sort, piece.slug)).collect();
        println!("never used ({} of {}): {}", unused.len(), pieces.len(), unused.join(", "));
    }
}

impl Onlooker<Renaissance> for Tally {
    fn decided(&mut self, _: &[Choice], _: &[Choice]) {}

    fn rested(&mut self, state: &Renaissance, notes: &[Usage<Card>]) {
        for note in notes {
            match note {
                Usage::Used { piece, .. } | Usage::Clause { piece, .. } => _ = self.used.insert(piece.0),
                Usage::Seen(card) => self.used.extend(state.piece_of(*card).map(|piece| piece.0)),
            }
        }
        match (state.verdict, self.counted) {
            (Some(verdict), false) => {
                let (count, won) = self.fought.entry(state.mission.0).or_default();
                *count += 1;
                *won += u32::from(verdict == Verdict::Won);
                self.counted = true;
            }
            (None, _) => self.counted = false,
            _ => {}
        }
    }
}
