//! How fast random games are played, and what a copy costs.
//!
//! `cargo run --release -p renaissance --example speed -- 3` measures three seconds of each; a second number plays that many games instead and
//! nothing else, for a profiler; a third word names another mission than the first, or `campaign`, or `all` for one line about each mission and
//! their mean. `speed -- 1 40 ends` measures nothing: it prints a number of all questions, answers, words and ends of 40 random games of each
//! mission, which stay the same as long as rules only become faster.

use renaissance::ids::MissionId;
use renaissance::{CONTENT, Pack, Renaissance, RenaissanceOptions};
use std::hash::{DefaultHasher, Hash, Hasher};
use table::game::{Rested, Sink};
use table::pack::{CheckedPack, Source};
use table::{AnsweredBy, Chance, Options, Rng, Rules, RunMode, Seed, Shared, World};

fn main() {
    let number = |n: usize| std::env::args().nth(n).and_then(|text| text.parse::<f64>().ok());
    let pack = Shared::new(Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}")));
    let (seconds, games) = (number(1).unwrap_or(3.0), number(2).map(|count| count as u64));
    let start = |options: &RenaissanceOptions| Renaissance::new(&pack, options, 4);
    match std::env::args().nth(3).as_deref() {
        Some("all") => all(&pack, games.unwrap_or(500)),
        Some("ends") => ends(&pack, games.unwrap_or(40)),
        name => _ = testkit::speed(&start(&named(&pack, name)), seconds, games),
    }
}

/// The options of a mission, or of a campaign.
fn named(pack: &Pack, name: Option<&str>) -> RenaissanceOptions {
    let mut options = RenaissanceOptions::default();
    if let Some(name) = name {
        let key = if name == "campaign" { "play" } else { "mission" };
        options.set(pack, key, name).expect("a mission of the pack");
    }
    options
}

/// A line about each mission, and the mean of their rates.
fn all(pack: &Shared<Pack>, games: u64) {
    let mut rates = Vec::new();
    for mission in pack.ids::<MissionId>() {
        print!("{:<26}", pack.slug(mission));
        let options = RenaissanceOptions { mission, ..RenaissanceOptions::default() };
        rates.push(testkit::speed(&Renaissance::new(pack, &options, 4), 0.0, Some(games)));
    }
    let mean = rates.iter().sum::<f64>() / rates.len() as f64;
    println!("mean of {} missions: {:.3} M decisions/s", rates.len(), mean / 1e6);
}

/// A number for everything that is asked, answered and told in random games of each mission, and for how they end.
fn ends(pack: &Shared<Pack>, games: u64) {
    let heroes = pack.heroes.len() as u64;
    for mission in pack.ids::<MissionId>() {
        let mut heard = Heard(DefaultHasher::new());
        for seed in 0..games {
            let options = RenaissanceOptions { mission, ..RenaissanceOptions::default() };
            let options = options.company_from((seed % heroes) as u8, heroes as u8);
            heard.hear(Renaissance::new(pack, &options, 1 + (seed % 4) as usize), seed);
        }
        println!("{:<26}{:016x}", pack.slug(mission), heard.0.finish());
    }
}

/// Whatever happens in a game, folded into one number.
struct Heard(DefaultHasher);

impl Heard {
    fn hear(&mut self, start: Renaissance, seed: u64) {
        let (mut rng, chance) = (Rng::new(seed), Chance::new(Seed::Quick(seed)));
        let mut world = World::start(start, chance, RunMode::FULL, self).expect("a start");
        while let Some(question) = world.question() {
            format!("{question:?}").hash(&mut self.0);
            let seat = question.asked.seats().iter().next().expect("somebody is asked");
            let mut pick = |options: &[_], may_stop: bool| rng.below(options.len() + usize::from(may_stop));
            let answer = question.form.assemble(seat, &mut pick).expect("an answer");
            world.answer(seat, answer, AnsweredBy::Bot, self).expect("a legal answer");
        }
        let end = world.checkpoint();
        format!("{:?} {:?} {:?} {:?}", end.outcome(), end.clock, end.heroes, end.foes).hash(&mut self.0);
    }
}

impl Sink<Renaissance> for Heard {
    fn rested(&mut self, step: Rested<Renaissance>) {
        format!("{:?} {:?}", step.events, step.lines).hash(&mut self.0);
    }
}
