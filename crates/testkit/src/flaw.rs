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
/// Nothing is ever redrawn.
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
/// A log line tells how often it was written in this process.
pub const COUNTS_GLOBALLY: u8 = 19;
/// Words that are told change the state, and playouts tell none.
pub const WORDS_ACT: u8 = 20;
/// The notation of an option means something else in another round.
pub const NOTATION_DRIFTS: u8 = 21;
/// One row of slots is left out when what a viewer cannot know is redrawn.
pub const FORGETS_A_ROW: u8 = 22;
/// A secret answer is left for everybody to see.
pub const LEFT_PUBLIC: u8 = 23;
/// The place of a card among the pieces is one that is not there.
pub const NO_SUCH_PIECE: u8 = 24;
/// The kind of an option is one that is not there.
pub const NO_SUCH_KIND: u8 = 25;
/// Those who share the victory all get the whole of it.
pub const TWO_VICTORIES: u8 = 26;
/// An option has an icon that does not exist.
pub const NO_SUCH_ICON: u8 = 27;
/// Every option is called a pass.
pub const ALL_ARE_PASSES: u8 = 28;
/// A rule loops for ever and does not even tick.
pub const HANGS: u8 = 29;
/// A state that was stored is not given its pack again.
pub const FORGETS_ATTACH: u8 = 30;
/// A card of the content has no name in any language.
pub const UNNAMED_PIECE: u8 = 31;
/// One card is shown before one question of the same step, so that some of the imagined worlds do not fit.
pub const SHOWS_THEN_ASKS: u8 = 32;
