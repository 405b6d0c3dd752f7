//! Plays whole campaigns between bots and tells how they ended, how often each mission was won on the way, what the company made of itself, and
//! what of the content was never used.
//!
//! `cargo run --release -p renaissance --example campaigns -- greedy 20 1` plays twenty from seed 1 on. The six heroes take turns in the company; every
//! fourth campaign has a companion in the fourth place. With `TELL` in the
//! environment every decision between missions is printed; where `TELL` is a part of a mission's slug, also what is decided in it and with what the company went there. The example `soak` plays random ones and looks at the invariants.

use bots::{BotKind, Ending, Match, Onlooker};
use renaissance::ids::{ItemId, MissionId};
use renaissance::options::PlayOption;
use renaissance::pack::schema::Origin;
use renaissance::state::Phase;
use renaissance::{CONTENT, Card, Choice, Pack, Renaissance, RenaissanceOptions};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;
use table::{Rules, Shared, Study, Usage};
use testkit::packs;

/// Answers, or steps of random play, that no campaign needs.
const LIMIT: u32 = 400_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [kind, count, first, ..] = words.as_slice() else {
        println!("say a kind of bot, how many campaigns and the first seed: greedy 20 1");
        std::process::exit(2);
    };
    let kind: BotKind = kind.parse().expect("a kind of bot");
    let (count, first): (u64, u64) = (count.parse().expect("a number"), first.parse().expect("a seed"));
    let pack = Shared::new(packs::read::<Pack>(&packs::from_environment(CONTENT)));
    let (clock, heroes, companions) = (Instant::now(), pack.heroes.len() as u8, pack.companions.len() as u64);
    let follows = std::env::var("TELL").unwrap_or_default();
    let mut tally = Tally { tells: std::env::var("TELL").is_ok(), follows, ..Tally::default() };
    for seed in first..first + count {
        let options = RenaissanceOptions { play: PlayOption::Campaign, ..RenaissanceOptions::default() };
        let mut options = options.company_from((seed % u64::from(heroes)) as u8, heroes);
        if seed % 4 == 0 {
            options.company[3] = heroes + (seed / 4 % companions) as u8;
        }
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

/// What this many campaigns have in common.
#[derive(Default)]
struct Tally {
    campaigns: u32,
    decisions: u64,
    missions: u32,
    coins: u32,
    made: u32,
    ends: BTreeMap<String, u32>,
    fought: BTreeMap<u8, Fought>,
    read: BTreeSet<u16>,
    used: BTreeSet<u16>,
    /// Whether a mission is running, and how many decisions it has taken.
    running: bool,
    picks: u64,
    tells: bool,
    /// The mission of which everything is told, and what was decided last.
    follows: String,
    chosen: String,
}

/// What happened to a mission whenever it was played, and how the company went into it.
#[derive(Default)]
struct Fought {
    count: u32,
    ends: [u32; 5],
    picks: u64,
    /// For each hero.
    experience: f64,
    advanced: f64,
    severe: f64,
    made: u32,
}

impl Fought {
    /// The heroes at the beginning of the mission.
    fn begin(&mut self, state: &Renaissance) {
        let Some(campaign) = &state.campaign else { return };
        self.count += 1;
        let all = campaign.sheets.len().max(1) as f64;
        for sheet in &campaign.sheets {
            let learned: u8 = sheet.learned.iter().map(|skill| state.pack.skill(*skill).xp).sum();
            self.experience += f64::from(learned) / all;
            self.advanced += f64::from(u8::from(state.pack.class(sheet.class).from.is_some())) / all;
            self.severe += f64::from(sheet.severe.count_ones()) / all;
        }
        self.made += formulae(state);
    }
}

/// How many formulae the company has.
fn formulae(state: &Renaissance) -> u32 {
    let held = |item: ItemId| state.campaign.as_ref().map_or(0, |campaign| u32::from(campaign.inventory[item.index()]));
    state.pack.ids().filter(|item: &ItemId| state.pack.item(*item).origin == Origin::Formula).map(held).sum()
}

impl Tally {
    fn end(&mut self, state: &Renaissance, decisions: u64) {
        let Some(campaign) = &state.campaign else { return };
        self.campaigns += 1;
        self.decisions += decisions;
        self.missions += u32::from(campaign.played);
        self.coins += u32::from(campaign.coins);
        self.made += formulae(state);
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
        println!(
            "mission                     played   won  lost time down given  decisions | skills advanced formulae scars"
        );
        for mission in pack.ids::<MissionId>() {
            let none = Fought::default();
            let fought = self.fought.get(&mission.0).unwrap_or(&none);
            let count = f64::from(fought.count.max(1));
            let part = |n: u32| 100.0 * f64::from(n) / count;
            println!(
                "  {:26} {:5} {:4.0}% {:4.0}% {:3.0}% {:3.0}% {:4.0}%  {:9.0} | {:6.1} {:7.0}% {:8.1} {:5.1}",
                pack.slug(mission),
                fought.count,
                part(fought.ends[0]),
                part(fought.ends[1]),
                part(fought.ends[2]),
                part(fought.ends[3]),
                part(fought.ends[4]),
                fought.picks as f64 / count,
                fought.experience / count,
                100.0 * fought.advanced / count,
                f64::from(fought.made) / count,
                fought.severe / count,
            );
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

impl Tally {
    fn follow(&mut self, state: &Renaissance) {
        if !self.running {
            for hero in &state.heroes {
                let items: Vec<&str> = hero.items.iter().map(|carried| state.pack.slug(carried.item)).collect();
                let skills: Vec<&str> = hero.skills.iter().map(|skill| state.pack.slug(*skill)).collect();
                println!("    {} {:?}: {items:?} {skills:?}", state.pack.slug(hero.class), hero.stats);
            }
        }
        let said = std::mem::take(&mut self.chosen);
        if said.is_empty() {
            return;
        }
        let heroes = state.heroes.map(|hero| {
            let at = hero.space().map_or("-".to_owned(), |at| at.to_string());
            format!("{at}{}w{}t{}", if hero.ko { "!" } else { "" }, hero.wounds, hero.threat)
        });
        let (clock, turn) = (state.clock, state.turn);
        println!(
            "    {}:{:02} {:?} ap {} | {said} | {} | {} foes, tallies {:?}, stage {}",
            clock.hour,
            clock.minute,
            turn.hero.map(|member| member.0),
            turn.ap,
            heroes.join(" "),
            state.enemies().count(),
            &state.tallies[..3],
            state.stage
        );
    }
}

impl Onlooker<Renaissance> for Tally {
    fn decided(&mut self, options: &[Choice], taken: &[Choice]) {
        self.picks += u64::from(options.len() > 1);
        if self.tells && !self.running {
            println!("  {taken:?} of {options:?}");
        }
        if !self.follows.is_empty() {
            self.chosen = format!("{} options, {taken:?}", options.len());
        }
    }

    fn rested(&mut self, state: &Renaissance, notes: &[Usage<Card>]) {
        for note in notes {
            match note {
                Usage::Used { piece, .. } | Usage::Clause { piece, .. } => _ = self.used.insert(piece.0),
                Usage::Seen(card) => self.used.extend(state.piece_of(*card).map(|piece| piece.0)),
            }
        }
        let running = state.phase != Phase::Camp && state.verdict.is_none();
        if running && !self.follows.is_empty() && state.pack.slug(state.mission).contains(&self.follows) {
            self.follow(state);
        }
        match (self.running, running, state.verdict) {
            (false, true, _) => {
                self.fought.entry(state.mission.0).or_default().begin(state);
                self.picks = 0;
            }
            (true, _, Some(verdict)) => {
                let fought = self.fought.entry(state.mission.0).or_default();
                fought.ends[verdict as usize] += 1;
                fought.picks += self.picks;
                if self.tells {
                    println!("{} {verdict:?}", state.pack.slug(state.mission));
                }
            }
            _ => {}
        }
        self.running = running;
    }
}
