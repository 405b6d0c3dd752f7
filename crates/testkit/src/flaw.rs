//! Promises that the tiny games can be made to break, one at a time, to prove that conformance notices.

/// The game as it should be.
pub const SOUND: u8 = 0;
/// The scene shows a card that the viewer cannot know.
pub const LEAKS_BY_SCENE: u8 = 1;
/// The log tells everybody what only one saw.
pub const LEAKS_BY_LOG: u8 = 2;
/// What is offered depends on a card that the one who is asked cannot know.
pub const LEAKS_BY_OPTIONS: u8 = 3;
/// An option is offered that the rule then cannot deal with.
pub const OFFERS_ILLEGAL: u8 = 4;
/// Re-drawing forgets what a seat knows.
pub const LOSES_SEAT: u8 = 5;
/// A rule goes on after a halt.
pub const SWALLOWS_HALT: u8 = 6;
/// A rule goes through a hash map.
pub const HASH_ORDER: u8 = 7;
/// A message is there in one language only.
pub const UNTRANSLATED: u8 = 8;
/// A rule never ends.
pub const ENDLESS: u8 = 9;
/// A part of the state is not stored.
pub const NOT_STORED: u8 = 10;
/// Two options have the same notation.
pub const SAME_NOTATION: u8 = 11;
/// Nothing is ever drawn anew.
pub const NEVER_REDRAWS: u8 = 12;
/// A question names a rule that is not in the rulebook.
pub const NAMES_NO_RULE: u8 = 13;
/// An option points at a thing that is not in the scene.
pub const POINTS_NOWHERE: u8 = 14;
/// A seat is appraised above 1.
pub const APPRAISES_WILDLY: u8 = 15;
/// The last round never comes.
pub const NEVER_ENDS: u8 = 16;
/// Chips get lost.
pub const LOSES_CHIPS: u8 = 17;
/// Rules go on asking after they have shown a card, so that worlds can hardly be imagined.
pub const ASKS_AFTER_SHOWING: u8 = 18;
