//! Limits of thinking: how many bots at once, how long for each answer, and no longer than the server is open.

use crate::app_state::AppState;
use shelf::{Advice, Adviser};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use table::{Refusal, Text};

/// Lets a bot think, once there is room for one more. `adviser` is given what stops it: then it answers with the best it has found.
pub async fn think(
    state: &AppState,
    adviser: impl AsyncFnOnce(Arc<AtomicBool>) -> Result<Adviser, Refusal>,
) -> Result<Advice, Refusal> {
    let mut closed = std::pin::pin!(state.closed());
    let _room = tokio::select! {
        biased;
        () = &mut closed => return Err(busy()),
        room = state.thinkers.acquire() => room.map_err(|_| busy())?,
    };
    let stop = Arc::new(AtomicBool::new(false));
    let adviser = adviser(stop.clone()).await?;
    let mut thought = tokio::task::spawn_blocking(adviser);
    let came = tokio::select! {
        came = &mut thought => came,
        () = closed => stopped(&stop, thought).await,
        () = tokio::time::sleep(state.config.times.thought) => stopped(&stop, thought).await,
    };
    came.unwrap_or_else(|_| Err(Refusal::Fault("the bot broke off".into())))
}

async fn stopped<T>(stop: &AtomicBool, thought: tokio::task::JoinHandle<T>) -> Result<T, tokio::task::JoinError> {
    stop.store(true, Ordering::Relaxed);
    thought.await
}

/// Nothing has happened, and it can be tried again.
pub fn busy() -> Refusal {
    Refusal::NotOffered(Text::new("web-busy"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Config, Times};
    use shelf::{AnySession, BotKind, Opening};
    use std::time::Duration;
    use table::{Holder, Seat};

    const FOR_EVER: Duration = Duration::from_secs(100_000);

    fn state(thought: Duration) -> AppState {
        let times = Times { thought, ..Times::default() };
        let mut config = Config { times, ..Config::default() };
        config.limits.thinkers = 1;
        AppState::new(config)
    }

    fn session() -> Box<dyn AnySession> {
        let game = shelf::find("connect-four").expect("on the shelf");
        let edition = game.open(&Default::default()).expect("no mistakes");
        let person = |name: &str| Holder::Person(name.to_owned());
        edition.start(&Opening::new([person("Anna"), person("Bruno")]).seed(7)).expect("a game")
    }

    /// A bot that would think until the machine is scrapped.
    async fn endless(state: &AppState) -> Result<Advice, Refusal> {
        let session = session();
        let adviser = async |stop| Ok(session.adviser_until(Seat(0), BotKind::Search(u32::MAX), stop));
        think(state, adviser).await
    }

    #[tokio::test]
    async fn a_bot_answers_with_the_best_it_has_when_its_time_is_over() {
        // Also one that had none at all, as on a machine that is busy with other things.
        for time in [Duration::ZERO, Duration::from_millis(50)] {
            let advice = endless(&state(time)).await.expect("an answer");
            assert!(advice.answer.starts_with("drop "), "{advice:?}");
        }
    }

    #[tokio::test]
    async fn closing_ends_every_thought_and_lets_none_begin() {
        let state = state(FOR_EVER);
        let closing = async {
            while state.thinkers.available_permits() > 0 {
                tokio::task::yield_now().await;
            }
            state.closing.send_replace(true);
        };
        // There is room for one: the second waits, and hears of the closing there.
        let (first, second, ()) = tokio::join!(endless(&state), endless(&state), closing);
        assert!(first.is_ok(), "{first:?}");
        assert_eq!(second, Err(busy()));
        assert_eq!(endless(&state).await, Err(busy()));
    }
}
