//! How fast a game is played, for the examples in which games tell of it.

use std::sync::LazyLock;
use std::time::{Duration, Instant};
use table::play::Policy;
use table::world::playout;
use table::{Answer, AnsweredBy, Chance, Game, Refusal, Rng, RunMode, Seat, Seed, Viewer, World};

/// Random answers, counted.
struct Counting {
    rng: Rng,
    decisions: u64,
}

impl<C> Policy<C> for Counting {
    fn pick(&mut self, _: Seat, options: &[C], may_stop: bool) -> usize {
        let ways = options.len() + usize::from(may_stop);
        self.decisions += u64::from(ways > 1);
        self.rng.below(ways)
    }
}

/// Prints how fast random games from here are played, without a stop and with one at each question, and what copies cost. With a number of
/// games, plays those without a stop and nothing else, for a profiler. Decisions a second come back.
pub fn speed<G: Game>(start: &G, seconds: f64, games: Option<u64>) -> f64 {
    let mut policy = Counting { rng: Rng::new(1), decisions: 0 };
    let (clock, mut played, mut length) = (processor_time(), 0u64, 0u64);
    let mut chance = Chance::new(Seed::Quick(1));
    while games.map_or_else(|| (processor_time() - clock).as_secs_f64() < seconds, |most| played < most) {
        let mut game = start.clone();
        assert!(playout(&mut game, &[], &mut policy, &mut chance, 100_000));
        played += 1;
        length += u64::from(game.length());
    }
    let spent = (processor_time() - clock).as_secs_f64();
    let rate = policy.decisions as f64 / spent;
    println!(
        "inline: {:.3} M decisions/s, {:.0} games/s, {} decisions and {:.1} {} a game",
        rate / 1e6,
        played as f64 / spent,
        policy.decisions / played,
        length as f64 / played as f64,
        G::ABOUT.unit
    );
    if games.is_none() {
        stopped(start, seconds, |_| true);
    }
    rate
}

/// Prints what answers cost in random games from here that stop at each question: the times of each answer, of clones and of imagined worlds.
/// Only those count that are given where `counts` says so.
pub fn stopped<G: Game>(start: &G, seconds: f64, counts: impl Fn(&G) -> bool) {
    let (mut rng, clock) = (Rng::new(2), Instant::now());
    let (mut answers, mut clones, mut tries, mut imagined, mut appraisals) =
        (Vec::new(), Vec::new(), 0u32, 0u32, Vec::new());
    let mut seed = 0;
    while clock.elapsed().as_secs_f64() < seconds {
        seed += 1;
        let chance = Chance::new(Seed::Quick(seed));
        let mut world = World::start(start.clone(), chance, RunMode::QUIET, &mut ()).expect("a start");
        while let Some(question) = world.question() {
            let seat = question.asked.seats().iter().next().expect("somebody is asked");
            let picked =
                question.form.assemble(seat, &mut |options, may_stop| rng.below(options.len() + usize::from(may_stop)));
            let answer: Answer<_> = picked.expect("an answer");
            if !counts(world.checkpoint()) {
                world.answer(seat, answer, AnsweredBy::Bot, &mut ()).expect("a legal answer");
                continue;
            }
            if rng.below(20) == 0 {
                let now = Instant::now();
                let copy = world.checkpoint().clone();
                clones.push(now.elapsed().as_nanos());
                let now = Instant::now();
                std::hint::black_box(copy.appraise(seat));
                appraisals.push(now.elapsed().as_nanos());
                tries += 1;
                imagined += u32::from(world.imagine_once(Viewer::Seat(seat), &mut rng).is_some());
            }
            let tried = (0..2).map(|_| timed(|| world.after(seat, answer.clone(), AnsweredBy::Bot).map(drop)));
            let tried = tried.min().unwrap_or(u128::MAX);
            let taken = timed(|| world.answer(seat, answer, AnsweredBy::Bot, &mut ()));
            answers.push(taken.min(tried));
        }
    }
    println!(
        "stopped answer: median {} ns, p99 {} ns, longest {} ns",
        part(&mut answers, 0.5),
        part(&mut answers, 0.99),
        part(&mut answers, 1.0)
    );
    println!("clone: median {} ns, p99 {} ns", part(&mut clones, 0.5), part(&mut clones, 0.99));
    println!("appraise: median {} ns, p99 {} ns", part(&mut appraisals, 0.5), part(&mut appraisals, 0.99));
    println!("imagined at the first try: {:.1} %", 100.0 * f64::from(imagined) / f64::from(tries));
}

/// How long an answer took. Each is given three times and the least is kept: what others do on the machine meanwhile is no part of it.
fn timed(answer: impl FnOnce() -> Result<(), Refusal>) -> u128 {
    let now = Instant::now();
    answer().expect("a legal answer");
    now.elapsed().as_nanos()
}

/// The time that this process had a core for itself, where the system tells it; else what has passed. On a machine that others use
/// too, the first is what a rate is honestly measured in.
fn processor_time() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/self/schedstat").ok();
    let spent = told.and_then(|line| line.split(' ').next()?.parse().ok());
    spent.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

fn part(times: &mut [u128], part: f64) -> u128 {
    times.sort_unstable();
    times.get(((times.len() - 1) as f64 * part) as usize).copied().unwrap_or_default()
}
