//! How fast bots play: as whoever plays alone with them wants it.

use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::time::Duration;

/// How fast bots play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// They wait.
    Hold,
    Slow,
    Usual,
    /// Without a pause.
    Once,
}

impl Pace {
    pub const ALL: [Pace; 4] = [Pace::Hold, Pace::Slow, Pace::Usual, Pace::Once];

    /// How forms write it.
    pub fn slug(self) -> &'static str {
        match self {
            Pace::Hold => "hold",
            Pace::Slow => "slow",
            Pace::Usual => "usual",
            Pace::Once => "once",
        }
    }

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Pace::Hold => "web-pace-hold",
            Pace::Slow => "web-pace-slow",
            Pace::Usual => "web-pace-usual",
            Pace::Once => "web-pace-once",
        }
    }

    pub fn read(slug: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.slug() == slug)
    }

    /// How long a bot pauses where the server's usual pause is this; `None` for as long as it is held.
    pub fn pause(self, usual: Duration) -> Option<Duration> {
        match self {
            Pace::Hold => None,
            Pace::Slow => Some(usual * 3),
            Pace::Usual => Some(usual),
            Pace::Once => Some(Duration::ZERO),
        }
    }
}

/// The pace of one table.
#[derive(Debug)]
pub struct TablePace {
    chosen: AtomicU8,
    /// Nobody wants to see anything before a person is asked.
    skips: AtomicBool,
}

impl Default for TablePace {
    fn default() -> TablePace {
        TablePace { chosen: AtomicU8::new(Pace::Usual as u8), skips: AtomicBool::new(false) }
    }
}

impl TablePace {
    /// The pace that was chosen.
    pub fn now(&self) -> Pace {
        let chosen = usize::from(self.chosen.load(Ordering::Acquire));
        Pace::ALL.get(chosen).copied().unwrap_or(Pace::Usual)
    }

    pub fn choose(&self, pace: Pace) {
        self.skips.store(false, Ordering::Release);
        self.chosen.store(pace as u8, Ordering::Release);
    }

    /// Everything up to the next question of a person comes at once.
    pub fn skip(&self) {
        self.skips.store(true, Ordering::Release);
    }

    /// A person is asked.
    pub fn arrived(&self) {
        self.skips.store(false, Ordering::Release);
    }

    fn pause(&self, usual: Duration) -> Option<Duration> {
        match self.skips.load(Ordering::Acquire) {
            true => Some(Duration::ZERO),
            false => self.now().pause(usual),
        }
    }

    /// Waits as long as a bot pauses, and no longer than somebody watches. Whoever changes the pace meanwhile is heeded.
    pub async fn wait(&self, usual: Duration, is_watched: impl Fn() -> bool) {
        const LOOK: Duration = Duration::from_millis(40);
        let mut waited = Duration::ZERO;
        while is_watched() && self.pause(usual).is_none_or(|pause| waited < pause) {
            let step = self.pause(usual).map_or(LOOK, |pause| LOOK.min(pause.saturating_sub(waited)));
            tokio::time::sleep(step).await;
            waited += step;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_written_and_read_and_says_how_long_a_bot_pauses() {
        for pace in Pace::ALL {
            assert_eq!(Pace::read(pace.slug()), Some(pace));
        }
        let usual = Duration::from_millis(600);
        let pauses = Pace::ALL.map(|pace| pace.pause(usual).map(|pause| pause.as_millis()));
        assert_eq!(pauses, [None, Some(1800), Some(600), Some(0)]);
    }

    #[test]
    fn skipping_lasts_until_a_person_is_asked_or_a_pace_is_chosen() {
        let (table, usual) = (TablePace::default(), Duration::from_millis(600));
        table.choose(Pace::Hold);
        table.skip();
        assert_eq!((table.pause(usual), table.now()), (Some(Duration::ZERO), Pace::Hold));
        table.arrived();
        assert_eq!(table.pause(usual), None);
    }
}
