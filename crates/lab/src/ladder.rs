//! The ladder: all bots against each other.

use crate::ratings::{Duel, Rating, rate};
use crate::{Experiment, Interval, Watch, wilson};
use serde::Serialize;
use shelf::{BotKind, Edition, Plan};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;
use table::{Refusal, text};

/// Which bots meet, and how often each pair does.
pub struct Ladder {
    pub edition: Arc<dyn Edition>,
    pub bots: Vec<BotKind>,
    /// Keys and values, as in [`table::Options`].
    pub options: Vec<(String, String)>,
    pub seed: u64,
    /// The games of each pair. Every seed is played twice, so that both have sat on each seat.
    pub games: u64,
    pub limit: u32,
    pub threads: usize,
}

/// What the bots won against each other.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LadderReport {
    pub game: &'static str,
    pub rules: u32,
    pub pack: String,
    pub options: BTreeMap<String, String>,
    pub seed: u64,
    /// The seats of each game, and the games of each pair.
    pub seats: usize,
    pub games: u64,
    pub partial: bool,
    pub faulty: u64,
    pub seconds: f64,
    /// The strongest first.
    pub ratings: Vec<Rating>,
    pub pairs: Vec<Pairing>,
}

/// What one bot won against another. A draw counts half.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Pairing {
    pub one: String,
    pub other: String,
    pub games: u64,
    pub wins: f64,
    #[serde(flatten)]
    pub interval: Interval,
}

impl Ladder {
    /// Those who meet if nobody says who.
    pub const USUAL: [BotKind; 3] = [BotKind::Random, BotKind::Greedy, BotKind::Search(100)];

    /// Plays every pair and rates. Refused is what cannot be played: a game in which all win together, or none with as many seats for
    /// one as for the other.
    pub fn run(&self, watch: &dyn Watch) -> Result<LadderReport, Refusal> {
        let about = self.edition.about();
        let seats = about.fewest.max(2).next_multiple_of(2);
        if about.cooperative || seats > about.most || self.bots.len() < 2 {
            return Err(Refusal::NotOffered(text!("lab-no-ladder")));
        }
        let begun = Instant::now();
        let (mut pairs, mut duels, mut partial, mut faulty) = (Vec::new(), Vec::new(), false, 0);
        for (one, other) in couples(self.bots.len()) {
            if watch.stop().load(Ordering::Relaxed) {
                partial = true;
                break;
            }
            let report = self.meeting(one, other, seats).run(watch)?;
            partial |= report.partial;
            faulty += report.faulty;
            if report.finished == 0 {
                continue;
            }
            let name = self.bots[one].to_string();
            let wins = report.wins_by("bot").find(|row| row.key == name).map_or(0.0, |row| row.wins);
            duels.push(Duel { one, other, wins, games: report.finished as f64 });
            pairs.push(Pairing {
                one: name,
                other: self.bots[other].to_string(),
                games: report.finished,
                wins,
                interval: wilson(wins, report.finished),
            });
        }
        Ok(LadderReport {
            game: about.slug,
            rules: about.rules,
            pack: self.edition.pack_hash().to_owned(),
            options: self.options.iter().cloned().collect(),
            seed: self.seed,
            seats,
            games: self.games,
            partial,
            faulty,
            seconds: begun.elapsed().as_secs_f64(),
            ratings: self.ratings(&duels),
            pairs,
        })
    }

    /// The two on every other seat.
    fn meeting(&self, one: usize, other: usize, seats: usize) -> Experiment {
        let bots = [self.bots[one], self.bots[other]];
        Experiment {
            edition: self.edition.clone(),
            plan: Plan {
                bots: bots.into_iter().cycle().take(seats).collect(),
                options: self.options.clone(),
                seed: self.seed,
                limit: self.limit,
            },
            games: 0..self.games,
            threads: self.threads,
        }
    }

    /// Those who have met. Whoever is later in the list meets the first of it before anybody else, so they have all met through others.
    fn ratings(&self, duels: &[Duel]) -> Vec<Rating> {
        let met = duels.iter().map(|duel| duel.one + 1).max().unwrap_or(0);
        let rated = rate(met, duels);
        let rows = self.bots.iter().zip(rated);
        let mut rows: Vec<Rating> = rows
            .map(|(bot, (rating, wide))| Rating {
                bot: bot.to_string(),
                rating,
                low: rating - wide,
                high: rating + wide,
            })
            .collect();
        rows.sort_by(|one, other| other.rating.total_cmp(&one.rating));
        rows
    }

    /// How many games it will be in all.
    pub fn total(&self) -> u64 {
        couples(self.bots.len()).count() as u64 * self.games
    }
}

/// Everyone with everyone, the later one first: it is mostly the stronger.
fn couples(bots: usize) -> impl Iterator<Item = (usize, usize)> {
    (1..bots).flat_map(|one| (0..one).map(move |other| (one, other)))
}
