//! Where the campaign's chance comes from: one stream for each kind.

use table::Stream;

/// V3.2.
pub const EXPLORE: Stream = Stream::new("explore");
/// C4.1.
pub const PORTRAIT: Stream = Stream::new("portrait");
/// A5.3.
pub const MEMORY: Stream = Stream::new("memory");
/// A5.5.
pub const FATED: Stream = Stream::new("fated");
/// A3 · Hubs, their stories, and other tables.
pub const TABLE: Stream = Stream::new("table");
/// C2.8 · Saves.
pub const SAVE: Stream = Stream::new("save");
/// A7.2.
pub const DELVE: Stream = Stream::new("delve");
/// V7.4.
pub const SEARCH: Stream = Stream::new("clue");
