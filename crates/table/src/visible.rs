//! Control characters, made visible.

use std::borrow::Cow;

/// Words of strangers as they can safely be shown anywhere: control characters are drawn (`␛`) or spelt out (`\u{9b}`) and never sent, and so
/// are the marks that turn the direction of writing. Line breaks and tabs stay.
///
/// ```
/// assert_eq!(table::visible("Ada\u{1b}[2J"), "Ada␛[2J");
/// assert_eq!(table::visible("Ada Lovelace"), "Ada Lovelace");
/// ```
pub fn visible(words: &str) -> Cow<'_, str> {
    if !words.chars().any(commands) {
        return Cow::Borrowed(words);
    }
    let mut shown = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            letter if !commands(letter) => shown.push(letter),
            '\u{7f}' => shown.push('␡'),
            letter if u32::from(letter) < 0x20 => shown.extend(char::from_u32(0x2400 + u32::from(letter))),
            letter => shown.extend(letter.escape_unicode()),
        }
    }
    Cow::Owned(shown)
}

fn commands(letter: char) -> bool {
    let turns = matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || (letter.is_control() && letter != '\n' && letter != '\t')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_shown_and_never_sent() {
        assert_eq!(visible("a\u{1b}]0;owned\u{7}b"), "a␛]0;owned␇b");
        assert_eq!(visible("\u{7f}\u{9b}2J\r"), "␡\\u{9b}2J␍");
        assert_eq!(visible("abc\u{202e}cba"), "abc\\u{202e}cba");
        assert!(matches!(visible("two lines\nand a\ttab, è ␛"), Cow::Borrowed(_)));
    }
}
