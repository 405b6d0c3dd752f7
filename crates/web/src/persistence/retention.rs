//! Tables that nobody has used for long are deleted, where the server was told to, and never because a clock is wrong.

use crate::app_state::AppState;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Moment, TableId};

/// For how long a table must have been seen unused by this very process before it is deleted.
const WATCHED: Duration = Duration::from_secs(24 * 3600);

/// By how much the clock may go otherwise than time does between two looks.
const LEAP: Duration = Duration::from_secs(120);

/// What time it is: by the clock, which somebody may set, and by one that only runs.
#[derive(Debug, Clone, Copy)]
pub struct Time {
    pub clock: Moment,
    pub running: Duration,
}

impl Time {
    fn now(since: Instant) -> Time {
        Time { clock: Moment::now(), running: since.elapsed() }
    }
}

/// Which tables are to be deleted. A table's age by the clock alone proves nothing, since the clock may have been wrong when the table was
/// used or may be wrong now; so it must also have been watched for a day, by a clock that does not leap, and not been used meanwhile.
#[derive(Debug, Default)]
pub struct Retention {
    watched: HashMap<TableId, (Moment, Duration)>,
    before: Option<Time>,
}

impl Retention {
    /// The tables that have been watched for long enough, with the moment they were used last. `idle` are all that seem old now.
    pub fn due(&mut self, now: Time, idle: &[(TableId, Moment)]) -> Vec<(TableId, Moment)> {
        if self.before.replace(now).is_some_and(|before| has_leapt(before, now)) {
            self.watched.clear();
        }
        let known = std::mem::take(&mut self.watched);
        for (table, used) in idle {
            let since = known.get(table).filter(|(then, _)| then == used);
            let since = since.map_or(now.running, |(_, since)| *since);
            self.watched.insert(*table, (*used, since));
        }
        let old = |(_, (_, since)): &(&TableId, &(Moment, Duration))| now.running.saturating_sub(*since) >= WATCHED;
        let due = self.watched.iter().filter(old);
        due.map(|(table, (used, _))| (*table, *used)).collect()
    }
}

fn has_leapt(before: Time, now: Time) -> bool {
    let clock = now.clock.0 - before.clock.0;
    let running = i64::try_from((now.running.saturating_sub(before.running)).as_millis()).unwrap_or(i64::MAX);
    clock.abs_diff(running) > LEAP.as_millis() as u64
}

/// Deletes the tables that nobody has used for as long as the server keeps them, if it was told to keep them for a time only.
pub async fn expire(state: &Arc<AppState>, retention: &mut Retention, since: Instant) {
    expire_at(state, retention, Time::now(since)).await;
}

async fn expire_at(state: &Arc<AppState>, retention: &mut Retention, now: Time) {
    let (Some(keep), Some(store)) = (state.config.keep, &state.store) else {
        return;
    };
    let before = now.clock.before(keep);
    // What cannot be read or deleted now is looked at again at the next round.
    let idle = match store.idle(before).await {
        Ok(idle) => idle,
        Err(error) => return state.store_failed("a look for old tables", &error),
    };
    let due = retention.due(now, &idle);
    for (table, used) in &due {
        if let Ok(true) = store.delete_unused(*table, *used).await
            && let Some(room) = state.loaded(*table)
        {
            state.forget(&room);
            room.changed();
        }
    }
    if !due.is_empty() {
        // Packs that no table uses go too, and are kept again when somebody plays with them.
        let _ = store.forget_packs(before).await;
        state.note_pack(None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use store::{Facts, Place};
    use table::Lang;

    const HOUR: i64 = 3_600_000;
    const DAY: i64 = 24 * HOUR;
    const START: i64 = 20_000 * DAY;

    /// This many hours after the start of the process, by a clock that is this many hours off.
    fn time(hours: i64, off: i64) -> Time {
        Time { clock: Moment(START + (hours + off) * HOUR), running: Duration::from_secs(hours as u64 * 3600) }
    }

    /// Looks every hour from one hour to another, at one table that was last used at a moment, and says when it would be deleted.
    fn deleted(
        retention: &mut Retention,
        hours: std::ops::Range<i64>,
        off: i64,
        used: impl Fn(i64) -> Moment,
    ) -> Option<i64> {
        let table = TableId::random().unwrap();
        let keep = Duration::from_secs(60 * 24 * 3600);
        hours.into_iter().find(|hour| {
            let (now, used) = (time(*hour, off), used(*hour));
            let idle: Vec<_> = (used < now.clock.before(keep)).then_some((table, used)).into_iter().collect();
            !retention.due(now, &idle).is_empty()
        })
    }

    /// How many tables are left of one, where the server looks every hour of a day and its clock is a year ahead all the time.
    async fn left_after_a_year(keep: Option<Duration>) -> usize {
        let directory = std::env::temp_dir().join(format!("tavola-retention-{}-{keep:?}", std::process::id()));
        let config = Config { place: Some(Place::Directory(directory.clone())), keep, ..Config::default() };
        let state = Arc::new(AppState::open_with_store(config).await.unwrap());
        let game = shelf::find("connect-four").unwrap();
        let seats = ["Anna", "Bruno"].map(|name| crate::app_state::seat_for(name).unwrap().0).to_vec();
        let facts = Facts::new(seats, store::Token::random().unwrap().hash(), Lang::En);
        state.set(game, facts, [127, 0, 0, 1].into()).await.unwrap();
        let store = state.store.as_ref().unwrap();
        let (mut retention, begun) = (Retention::default(), Moment::now());
        for hours in 0..=25 {
            let clock = Moment(begun.0 + 365 * DAY + hours * HOUR);
            let running = Duration::from_secs(hours as u64 * 3600);
            expire_at(&state, &mut retention, Time { clock, running }).await;
        }
        let left = store.list(&Default::default()).await.unwrap().len();
        store.close().await;
        let _ = std::fs::remove_dir_all(&directory);
        left
    }

    #[tokio::test]
    async fn nothing_is_deleted_unless_the_server_was_told_to() {
        assert_eq!(Config::default().keep, None);
        assert_eq!(left_after_a_year(Config::default().keep).await, 1);
        assert_eq!(left_after_a_year(Some(Duration::from_secs(60 * 24 * 3600))).await, 0, "one that was told does");
    }

    #[test]
    fn an_old_table_is_deleted_after_it_was_watched_for_a_day() {
        let old = |_| Moment(START - 61 * DAY);
        assert_eq!(deleted(&mut Retention::default(), 0..100, 0, old), Some(24));
    }

    #[test]
    fn a_clock_two_months_ahead_deletes_nothing_for_a_day() {
        let recent = |_| Moment(START - HOUR);
        assert_eq!(deleted(&mut Retention::default(), 0..24, 61 * 24, recent), None);
    }

    #[test]
    fn a_clock_that_leaps_begins_the_watch_anew() {
        let mut retention = Retention::default();
        let old = |_| Moment(START - 61 * DAY);
        assert_eq!(deleted(&mut retention, 0..20, 0, old), None);
        assert_eq!(deleted(&mut retention, 20..44, 300, old), None, "after a leap nothing is deleted for a day");
        assert_eq!(deleted(&mut retention, 44..100, 0, old), Some(68), "nor after the leap back");
    }

    #[test]
    fn a_table_that_is_used_again_is_watched_anew() {
        let used = |hour: i64| Moment(START - if hour < 20 { 62 } else { 61 } * DAY);
        assert_eq!(deleted(&mut Retention::default(), 0..100, 0, used), Some(44));
    }

    #[test]
    fn a_table_used_under_a_clock_far_behind_is_not_deleted_at_the_next_right_start() {
        let behind = |_| Moment(START - 400 * DAY);
        assert_eq!(deleted(&mut Retention::default(), 0..24, 0, behind), None);
    }
}
