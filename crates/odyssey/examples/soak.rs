//! Plays random battles over all primordials and levels and looks at the invariants after every step. The first battle that goes wrong is told to
//! its end.
//!
//! `cargo run --release -p odyssey --example soak -- 1000` plays a thousand of each; a second number gives the first seed.

use odyssey::ids::BattleId;
use odyssey::options::LoadoutOption;
use odyssey::{CONTENT, Odyssey, OdysseyOptions, Pack};
use std::time::Instant;
use table::game::Sink;
use table::pack::{CheckedPack, Source};
use table::play::{Policy, Uniform};
use table::{AnsweredBy, Chance, Lang, Rng, Rules, RunMode, Seat, Seed, Shared, Words, World, words};

/// The most steps a random battle may take.
const STEPS: u32 = 20_000;

fn main() {
    let number = |n: usize| std::env::args().nth(n).and_then(|text| text.parse::<u64>().ok());
    let (seeds, first) = (number(1).unwrap_or(100), number(2).unwrap_or(0));
    let pack = Shared::new(Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}")));
    let (clock, mut battles, mut rounds, mut won) = (Instant::now(), 0u64, 0u64, 0u64);
    let mut trace = Trace { random: Uniform(Rng::new(0)), sum: 0 };
    for seed in first..first + seeds {
        for (battle, entry) in pack.battles.iter().enumerate() {
            let name = entry.slug;
            let start = Odyssey::new(&pack, &options(battle, seed), 1 + seed as usize % 4);
            trace.random = Uniform(Rng::new(seed));
            match testkit::soak_by(&mut trace, start.clone(), seed, STEPS, |game| format!("{:?}", game.phase)) {
                Ok(game) => {
                    battles += 1;
                    rounds += u64::from(game.length());
                    won += u64::from(game.ending.is_some_and(odyssey::state::Ending::is_won));
                }
                Err(wrong) => {
                    tell(start, seed);
                    println!("{name} with seed {seed}: {wrong}");
                    std::process::exit(1);
                }
            }
        }
    }
    println!(
        "{battles} battles, {:.1} rounds each, {won} won, {:.0} a second, trace {:016x}",
        rounds as f64 / battles as f64,
        battles as f64 / clock.elapsed().as_secs_f64(),
        trace.sum
    );
}

/// Random picks, with a sum over how many options there were each time and which was taken: two programs that play the same battles have
/// the same, so that what was only meant to be faster can be seen to be nothing else.
struct Trace {
    random: Uniform,
    sum: u64,
}

impl<C> Policy<C> for Trace {
    fn pick(&mut self, seat: Seat, options: &[C], may_stop: bool) -> usize {
        let place = self.random.pick(seat, options, may_stop);
        let seen = (options.len() << 32 | place << 8 | seat.index()) as u64;
        self.sum = (self.sum ^ seen).wrapping_mul(0x0100_0000_01b3).rotate_left(23);
        place
    }
}

/// What can be set differs from seed to seed.
fn options(battle: usize, seed: u64) -> OdysseyOptions {
    let mut options = OdysseyOptions { battle: BattleId(battle as u8), ..OdysseyOptions::default() };
    options.divine = seed & 1 != 0;
    options.wise_providence = seed & 6 == 6;
    options.escalations = if seed & 24 == 24 { 3 } else { 0 };
    options.terrain = if seed & 36 == 36 { 4 } else { 0 };
    options.tears = if seed & 48 == 48 { 1 } else { 0 };
    if seed % 8 == 5 {
        options.loadout = LoadoutOption::Chosen;
    }
    options
}

/// Prints the log of each step.
struct Telling(Words);

impl Sink<Odyssey> for Telling {
    fn rested(&mut self, step: table::game::Rested<Odyssey>) {
        for line in &step.lines {
            self.say(line);
        }
    }
}

impl Telling {
    fn say(&self, line: &table::LogLine) {
        let rule = line.rule.as_ref().map_or(String::new(), |rule| format!("{rule:?}"));
        println!("{} [{rule}]", self.0.render(Lang::En, &line.text, &()));
    }
}

/// The same battle once more, told line by line.
fn tell(start: Odyssey, seed: u64) {
    let sources = Odyssey::ABOUT.words.iter().map(|(lang, text)| {
        let lang = if *lang == "it" { Lang::It } else { Lang::En };
        words::Source::new("words", lang, *text)
    });
    let mut telling = Telling(Words::new(sources).expect("words"));
    let (mut policy, chance) = (Uniform(Rng::new(seed)), Chance::new(Seed::Quick(seed)));
    let mut world = match World::start(start, chance, RunMode::FULL, &mut telling) {
        Ok(world) => world,
        Err(refusal) => return println!("{refusal:?}"),
    };
    while let Some(question) = world.question() {
        let seat = question.asked.seats().iter().next().unwrap_or(Seat(0));
        let picked = question.form.assemble(seat, &mut |options, may_stop| policy.pick(seat, options, may_stop));
        let Some(answer) = picked else { return };
        println!("    > {answer:?}");
        println!("    {:?}", world.now().titans.map(|titan| titan.space().map(|space| space.to_string())));
        if let Err(refusal) = world.answer(seat, answer, AnsweredBy::Bot, &mut telling) {
            world.lines().iter().for_each(|line| telling.say(line));
            return println!("{refusal:?}");
        }
        if world.checkpoint().invariants().is_err() {
            return;
        }
    }
}
