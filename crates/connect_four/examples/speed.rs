use connect_four::ConnectFour;
use std::time::Instant;
use table::*;
fn main() {
    let pack = Shared::new(());
    let start = ConnectFour::new(&pack, &NoOptions {}, 2);
    struct P(Rng, u64);
    impl<C> Policy<C> for P {
        fn pick(&mut self, _: Seat, o: &[C], _: bool) -> usize {
            self.1 += 1;
            self.0.below(o.len())
        }
    }
    let mut p = P(Rng::new(1), 0);
    let t = Instant::now();
    let mut ch = Chance::new(Seed::Quick(1));
    while t.elapsed().as_secs_f64() < 2.0 {
        for _ in 0..100 {
            let mut g = start.clone();
            playout(&mut g, &[], &mut p, &mut ch, 1000);
        }
    }
    println!("inline {:.1} M/s", p.1 as f64 / t.elapsed().as_secs_f64() / 1e6);
    let mut rng = Rng::new(2);
    let mut n = 0u64;
    let t = Instant::now();
    while t.elapsed().as_secs_f64() < 2.0 {
        for _ in 0..10 {
            let mut w = World::start(start.clone(), Chance::new(Seed::Quick(1)), Settings::QUIET, &mut ()).unwrap();
            while let Some(q) = w.question() {
                let Form::One(o) = &q.form else { unreachable!() };
                let c = o[rng.below(o.len())];
                let Asked::One(s) = q.asked else { unreachable!() };
                n += 1;
                w.answer(s, Answer::One(c), Hand::Bot, &mut ()).unwrap();
            }
        }
    }
    println!("stopped {:.2} M/s", n as f64 / t.elapsed().as_secs_f64() / 1e6);
}
