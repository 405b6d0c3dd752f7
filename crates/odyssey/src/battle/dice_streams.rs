//! Where dice come from: one stream for each kind, so that one different choice does not change everything after it.

use table::Stream;

/// B7.3.
pub const ATTACK: Stream = Stream::new("attack");
/// B5.14.
pub const EVASION: Stream = Stream::new("evasion");
/// B7.6.
pub const POWER: Stream = Stream::new("power");
/// B6.1.
pub const ARMOUR: Stream = Stream::new("armour");
/// G7.
pub const TEST: Stream = Stream::new("test");
/// Kratos rolls, tables, and whatever else a d10 is rolled for.
pub const D10: Stream = Stream::new("d10");
/// B32.1 · A battle by chance.
pub const BATTLE: Stream = Stream::new("battle");
/// G4 · Random titans and places.
pub const LOT: Stream = Stream::new("lot");
pub const TRAUMA: [Stream; 3] = [Stream::new("minor"), Stream::new("major"), Stream::new("grave")];
pub const OBOL: Stream = Stream::new("obol");
pub const KRATOS: Stream = Stream::new("kratos");
pub const MOIROS: Stream = Stream::new("moiros");
