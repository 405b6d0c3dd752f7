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
