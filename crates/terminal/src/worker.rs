//! The dealer on a thread of its own, so that the screen never waits for a bot.

use crate::host::{Host, Next};
use crate::session_host::{Command, News};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How long the screen rests before each of a row of bots' answers: longest before the first, so that each can be seen, and shorter
/// as the row goes on, so that nobody waits for long.
const PAUSES: [Duration; 4] =
    [Duration::from_millis(700), Duration::from_millis(450), Duration::from_millis(300), Duration::from_millis(160)];

/// How long the dealer sleeps when nothing is to be done.
const REST: Duration = Duration::from_secs(3600);

/// The dealer's thread, and the two ends of the talk with it.
pub struct Worker {
    commands: Sender<Command>,
    news: Receiver<News>,
    thread: Option<JoinHandle<()>>,
}

/// The name of the dealer's thread, by which panics of rules are told from those of the screen.
pub const NAME: &str = "dealer";

impl Worker {
    pub fn start(host: Box<dyn Host>) -> std::io::Result<Worker> {
        let (commands, wanted) = channel();
        let (told, news) = channel();
        let run = move || work(host, &wanted, &told);
        let thread = thread::Builder::new().name(NAME.to_owned()).spawn(run)?;
        Ok(Worker { commands, news, thread: Some(thread) })
    }

    /// Hands a command over. A dealer that is gone takes none.
    pub fn send(&self, command: Command) {
        let _ = self.commands.send(command);
    }

    /// What the dealer has told since, without waiting.
    pub fn news(&self) -> impl Iterator<Item = News> {
        self.news.try_iter()
    }

    /// Whether the dealer has ended without being asked to.
    pub fn is_gone(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Lets the dealer go. It is waited for only as long as a person would not notice: everything is kept already, and a bot in
    /// the middle of a thought loses nothing but the thought.
    pub fn stop(mut self) {
        self.send(Command::Leave);
        for _ in 0..20 {
            if self.is_gone() {
                break;
            }
            thread::sleep(Duration::from_millis(10));
        }
        if let Some(thread) = self.thread.take().filter(JoinHandle::is_finished) {
            let _ = thread.join();
        }
    }
}

fn work(mut host: Box<dyn Host>, wanted: &Receiver<Command>, told: &Sender<News>) {
    let mut row = 0;
    let mut hurry = false;
    loop {
        let next = host.next();
        if !matches!(next, Next::Bot { row: true }) {
            (row, hurry) = (0, false);
        }
        let news = match wanted.recv_timeout(pause(next, row, hurry)) {
            Ok(Command::Leave) | Err(RecvTimeoutError::Disconnected) => return,
            Ok(Command::Hurry) => {
                hurry = true;
                Vec::new()
            }
            Ok(command) => host.act(command),
            Err(RecvTimeoutError::Timeout) if next == Next::Rest => Vec::new(),
            Err(RecvTimeoutError::Timeout) => {
                row += 1;
                host.go_on()
            }
        };
        if news.into_iter().any(|news| told.send(news).is_err()) {
            return;
        }
    }
}

/// How long the dealer waits for a command before what happens next does: `row` answers of a row of bots have been given.
fn pause(next: Next, row: usize, hurry: bool) -> Duration {
    match next {
        Next::Rest => REST,
        Next::Listen(time) => time,
        Next::Bot { .. } if hurry => Duration::ZERO,
        Next::Bot { .. } => PAUSES[row.min(PAUSES.len() - 1)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session_host::{Keeper, SessionHost};
    use shelf::{AnySession, Opening};
    use std::sync::{Arc, Mutex};
    use std::time::Instant;
    use table::Holder;

    /// Remembers how long the record was each time it was kept.
    struct Noting(Arc<Mutex<Vec<usize>>>);

    impl Keeper for Noting {
        fn keep(&mut self, session: &dyn AnySession, _: bool) -> Result<Option<String>, String> {
            self.0.lock().expect("nobody panicked").push(session.record().lines().count());
            Ok(Some("a file".to_owned()))
        }

        fn report(&mut self, _: &dyn AnySession, _: &str) {}
    }

    fn answer(question: usize) -> Command {
        Command::Answer { question, words: "drop 4".to_owned() }
    }

    /// Waits for a view in which this many answers are in the log.
    fn wait_for(worker: &Worker, lines: usize) -> bool {
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(120) {
            let seen = worker.news().any(|news| matches!(news, News::Table(view) if view.log.len() >= lines));
            if seen {
                return true;
            }
            thread::sleep(Duration::from_millis(5));
        }
        false
    }

    #[test]
    fn bots_pause_less_and_less_in_a_row_and_not_at_all_in_a_hurry() {
        let bot = Next::Bot { row: true };
        let pauses: Vec<u128> = (0..6).map(|row| pause(bot, row, false).as_millis()).collect();
        assert_eq!(pauses, [700, 450, 300, 160, 160, 160]);
        assert_eq!(pause(bot, 2, true), Duration::ZERO);
        assert_eq!(pause(Next::Listen(Duration::from_secs(9)), 0, true), Duration::from_secs(9));
        assert_eq!(pause(Next::Rest, 0, true), REST);
    }

    #[test]
    fn bots_answer_after_a_pause_and_everything_is_kept() {
        let game = shelf::find("connect-four").expect("on the shelf").open(&Default::default()).expect("no mistakes");
        let seats = [Holder::Person("Anna".to_owned()), Holder::Bot("random".to_owned())];
        let session = game.start(&Opening::new(seats).seed(7)).expect("a game");
        let kept = Arc::new(Mutex::new(Vec::new()));
        let question = session.number();
        let dealer = SessionHost::new(session, Box::new(Noting(kept.clone())));
        let worker = Worker::start(Box::new(dealer)).expect("a thread");
        // From here both the answer and the pause are still to come, so that at least the pause passes, however busy the machine is.
        let begun = Instant::now();
        worker.send(answer(question));
        assert!(wait_for(&worker, 2));
        assert!(begun.elapsed() >= PAUSES[0], "the bot did not pause");
        worker.stop();
        let kept = kept.lock().expect("nobody panicked");
        assert!(kept.len() == 2 && kept[0] < kept[1], "{kept:?}");
    }
}
