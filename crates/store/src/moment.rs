//! Points in time.

use serde::{Deserialize, Serialize};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A point in time: milliseconds since the beginning of 1970, in universal time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(pub i64);

impl Moment {
    pub fn now() -> Moment {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Moment(since.as_millis() as i64)
    }

    /// The day of this moment, in universal time: `2026-11-17`.
    pub fn day(self) -> String {
        // Days are counted from the first of March of the year 0, so that a leap day is the last of its year.
        let days = self.0.div_euclid(86_400_000) + 719_468;
        let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month + 2) / 5 + 1;
        let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        format!("{:04}-{month:02}-{day:02}", era * 400 + year_of_era + next)
    }

    /// So long before this moment.
    #[must_use]
    pub fn before(self, time: Duration) -> Moment {
        Moment(self.0.saturating_sub(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }

    /// So long after this moment.
    #[must_use]
    pub fn after(self, time: Duration) -> Moment {
        Moment(self.0.saturating_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }
}

#[cfg(test)]
mod tests {
    use super::Moment;

    #[test]
    fn a_moment_knows_its_day() {
        let days = [0, 951_782_399_999, 951_782_400_000, 1_709_164_800_000, 1_794_873_600_000, -1];
        let days = days.map(|moment| Moment(moment).day());
        assert_eq!(days, ["1970-01-01", "2000-02-28", "2000-02-29", "2024-02-29", "2026-11-17", "1969-12-31"]);
    }
}
