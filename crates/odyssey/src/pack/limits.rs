//! B17.2 · How many abilities each kind of card can have. The state notes which were used in a round, one bit for each in one word: the
//! checks of a pack and `ability_bit` in `battle::sources` count by the same numbers.

pub const ON_SHEET: u8 = 8;
pub const ON_GEAR: u8 = 3;
/// On all levels together.
pub const ON_MNEMOS: u8 = 4;
pub const ON_GODFORM: u8 = 4;
pub const ON_PATTERN: u8 = 2;
pub const ON_KRATOS: u8 = 2;

/// How many cards of a kind a titan can have.
const GEAR: u8 = crate::state::MOST_GEAR as u8;
const MNEMOS: u8 = 2;
const PATTERNS: u8 = 2;
/// A campaign can give a titan a third one, whose bits are the last.
const MORE_PATTERNS: u8 = crate::state::MOST_PATTERNS as u8 - PATTERNS;

/// Where the bits of each kind begin; those of the sheet are the first.
pub const GEAR_BITS: u8 = ON_SHEET;
pub const MNEMOS_BITS: u8 = GEAR_BITS + GEAR * ON_GEAR;
pub const GODFORM_BITS: u8 = MNEMOS_BITS + MNEMOS * ON_MNEMOS;
const PATTERN_BITS: u8 = GODFORM_BITS + ON_GODFORM;
pub const KRATOS_BITS: u8 = PATTERN_BITS + PATTERNS * ON_PATTERN;
const MORE_BITS: u8 = KRATOS_BITS + ON_KRATOS;

const _: () =
    assert!((MORE_BITS + MORE_PATTERNS * ON_PATTERN) as u32 <= u64::BITS, "one word has a bit for every ability");

/// Where the bits of a titan's pattern begin, by its place.
pub const fn pattern_bits(place: u8) -> u8 {
    match place.checked_sub(PATTERNS) {
        None => PATTERN_BITS + place * ON_PATTERN,
        Some(more) => MORE_BITS + more * ON_PATTERN,
    }
}

/// B19.4 · The most rows of a Kratos table and sides of a row, for the state notes which side was taken in two bits.
pub const ROWS: usize = 8;
pub const SIDES: usize = 3;
