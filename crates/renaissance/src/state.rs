//! Everything that lies on the table.

/// How many kinds of markers and tallies a mission can have.
pub const MOST_MARKERS: usize = 4;
pub const MOST_TALLIES: usize = 8;
