//! Plays missions between bots, each at its place in the campaign, and tells how often the company wins each of them, and what of the content nobody used.
//!
//! `cargo run --release -p renaissance --example missions -- greedy 100 1` plays a hundred games of every mission from seed 1 on; further words name the
//! missions, by a part of their slugs. The six heroes take turns in the company. `any` instead of names leaves mission and company to chance. With `TELL` set in the
//! environment every decision is printed; `PACK` names a folder with content to play instead.

use bots::{BotKind, Ending, Match, Onlooker};
use renaissance::ids::MissionId;
use renaissance::options::{any_hero, any_mission};
use renaissance::state::Verdict;
use renaissance::{CONTENT, Card, Choice, Pack, Renaissance, RenaissanceOptions};
use std::collections::BTreeSet;
use std::time::Instant;
use table::{Judge, Rules, Seat, Shared, Study, Usage};
use testkit::packs;

/// Answers that no mission needs.
const LIMIT: u32 = 20_000;

#[derive(Default)]
struct Sums {
    games: u32,
    won: u32,
    ends: [u32; 5],
    decisions: u64,
    most: u64,
    hours: u32,
    fallen: u32,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [kind, count, first, names @ ..] = words.as_slice() else {
        println!("say a kind of bot, how many games of each mission and the first seed: greedy 100 1");
        std::process::exit(2);
    };
    let kind: BotKind = kind.parse().expect("a kind of bot");
    let (count, first): (u64, u64) = (count.parse().expect("a number"), first.parse().expect("a seed"));
    let pack = Shared::new(packs::read::<Pack>(&packs::from_environment(CONTENT)));
    println!(
        "mission                    won   interval     lost time down given  decisions (most) hours fallen  s/game"
    );
    let mut teller = Teller { tells: std::env::var("TELL").is_ok(), ..Teller::default() };
    for mission in pack.ids::<MissionId>() {
        let slug = pack.slug(mission).to_owned();
        if names.is_empty() || names.iter().any(|name| slug.contains(name.as_str())) {
            let clock = Instant::now();
            let sums = play(&pack, mission, kind, first..first + count, &mut teller);
            tell(&slug, &sums, clock.elapsed().as_secs_f64());
        }
    }
    if names.iter().any(|name| name == "any") {
        let clock = Instant::now();
        let sums = play(&pack, any_mission(&pack), kind, first..first + count, &mut teller);
        tell("any", &sums, clock.elapsed().as_secs_f64());
    }
    let pieces = Renaissance::new(&pack, &RenaissanceOptions::default(), 4).inventory();
    let unused = (0u16..).zip(&pieces).filter(|(number, _)| !teller.used.contains(number));
    let unused: Vec<String> = unused.map(|(_, piece)| format!("{} {}", piece.sort, piece.slug)).collect();
    println!("never used ({} of {}): {}", unused.len(), pieces.len(), unused.join(", "));
}

fn play(
    pack: &Shared<Pack>,
    mission: MissionId,
    kind: BotKind,
    seeds: std::ops::Range<u64>,
    teller: &mut Teller,
) -> Sums {
    let (mut sums, heroes) = (Sums::default(), pack.heroes.len() as u8);
    for seed in seeds {
        let options = RenaissanceOptions { mission, ..RenaissanceOptions::default() };
        let options = match mission == any_mission(pack) {
            true => RenaissanceOptions { company: [any_hero(pack); 4], ..options },
            false => options.company_from((seed % u64::from(heroes)) as u8, heroes),
        };
        let game = Match { start: Renaissance::new(pack, &options, 4), bots: vec![kind; 4], limit: LIMIT };
        let played = game.play_before(seed, &Default::default(), Some(teller));
        let Some(state) = played.state.filter(|_| matches!(played.ending, Ending::Over(_))) else {
            println!("mission {} with seed {seed}: {:?}", mission.0, played.ending);
            std::process::exit(1);
        };
        sums.games += 1;
        sums.won += u32::from(state.verdict == Some(Verdict::Won));
        sums.ends[state.verdict.map_or(0, |verdict| verdict as usize)] += 1;
        sums.decisions += played.decisions;
        sums.most = sums.most.max(played.decisions);
        sums.hours += state.length();
        sums.fallen += state.heroes.iter().filter(|hero| hero.ko).count() as u32;
    }
    sums
}

/// Follows what is used; with `TELL` set it prints what was chosen, and how the company stood after it.
#[derive(Default)]
struct Teller {
    chosen: String,
    tells: bool,
    used: BTreeSet<u16>,
}

impl Onlooker<Renaissance> for Teller {
    fn decided(&mut self, options: &[Choice], taken: &[Choice]) {
        if !self.tells {
            return;
        }
        self.chosen = format!("{} options, {taken:?}", options.len());
    }

    fn rested(&mut self, state: &Renaissance, notes: &[Usage<Card>]) {
        for note in notes {
            match note {
                Usage::Used { piece, .. } | Usage::Clause { piece, .. } => _ = self.used.insert(piece.0),
                Usage::Seen(card) => self.used.extend(state.piece_of(*card).map(|piece| piece.0)),
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
        println!(
            "{}:{:02} {:?} ap {} | {said} | {} | {} foes, tallies {:?}, stage {} | {:.3}",
            state.clock.hour,
            state.clock.minute,
            state.turn.hero.map(|member| member.0),
            state.turn.ap,
            heroes.join(" "),
            state.enemies().count(),
            &state.tallies[..3],
            state.stage,
            state.appraise(Seat(0))
        );
    }
}

fn tell(slug: &str, sums: &Sums, seconds: f64) {
    let all = f64::from(sums.games);
    let (low, high) = interval(sums.won, sums.games);
    let part = |n: u32| 100.0 * f64::from(n) / all;
    println!(
        "{slug:26} {:4.0}% ({:3.0}-{:3.0})  {:5.0}% {:3.0}% {:3.0}% {:4.0}%  {:9.0} ({:4}) {:5.1} {:6.1} {:7.2}",
        part(sums.won),
        100.0 * low,
        100.0 * high,
        part(sums.ends[1]),
        part(sums.ends[2]),
        part(sums.ends[3]),
        part(sums.ends[4]),
        sums.decisions as f64 / all,
        sums.most,
        f64::from(sums.hours) / all,
        f64::from(sums.fallen) / all,
        seconds / all
    );
}

/// Where a share most likely lies (Wilson, 95 %).
fn interval(won: u32, of: u32) -> (f64, f64) {
    let (n, p, z) = (f64::from(of), f64::from(won) / f64::from(of.max(1)), 1.96);
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    (middle - half, middle + half)
}
