//! What people may call themselves and say: on one line, not endless, without characters that nobody sees.

use table::{Holder, Lang};

/// A name as somebody may call themselves: not empty, not endless, on one line, and nothing in it that nobody sees.
pub fn clean_name(name: &str) -> Option<String> {
    let name: String = name.chars().filter(|c| !c.is_control() && !is_unseen(*c)).take(32).collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    (!name.is_empty()).then_some(name)
}

/// A line of chat as it is kept.
pub fn clean_line(said: &str) -> Option<String> {
    let said: String =
        said.chars().filter(|c| !turns_text(*c)).map(|c| if c.is_control() { ' ' } else { c }).take(500).collect();
    let said = said.trim().to_owned();
    (said.chars().any(|c| !c.is_whitespace() && !is_unseen(c))).then_some(said)
}

/// The name of whoever holds a seat as it is shown. Records may come from anywhere, so it is cleaned here too.
pub fn shown_name(holder: &Holder) -> Option<String> {
    match holder {
        Holder::Person(name) => Some(clean_name(name).unwrap_or_default()),
        Holder::Bot(_) => None,
    }
}

/// What a bot is called: by its seat, since it may change how well it plays.
pub fn bot_name(lang: Lang, seat: usize) -> String {
    crate::words::tell(lang, &table::text!("web-bot-name", seat = seat + 1))
}

/// Format characters and the like, which have no shape of their own: with them two names look the same and are not, or look empty.
fn is_unseen(c: char) -> bool {
    turns_text(c)
        || matches!(c,
            '\u{AD}' | '\u{34F}' | '\u{600}'..='\u{605}' | '\u{6DD}' | '\u{70F}' | '\u{890}'..='\u{891}' | '\u{8E2}'
            | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200D}'
            | '\u{2060}'..='\u{2065}' | '\u{206A}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{110BD}' | '\u{110CD}' | '\u{13430}'..='\u{1343F}'
            | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}')
}

/// Characters that turn the direction of what follows, so that a line can be made to read as another.
fn turns_text(c: char) -> bool {
    matches!(c, '\u{61C}' | '\u{200E}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(clean_name("  Anna \n Maria "), Some("Anna Maria".into()));
        assert_eq!(clean_name(" \u{7}\n "), None);
        assert_eq!(clean_name(&"x".repeat(500)).map(|name| name.len()), Some(32));
    }

    #[test]
    fn nothing_unseen_is_in_a_name_and_nothing_turns_a_line() {
        assert_eq!(clean_name("An\u{200B}na\u{202E}\u{FEFF}"), Some("Anna".into()));
        assert_eq!(clean_name("\u{200B}\u{2060}\u{3164}"), None);
        assert_eq!(clean_name("Zoë Müller-Łęcka 李"), Some("Zoë Müller-Łęcka 李".into()));
        assert_eq!(clean_line("a\u{202E}b\tc"), Some("ab c".into()));
        assert_eq!(clean_line("\u{200B} \u{200D}"), None);
        assert_eq!(clean_line("👩\u{200D}🚀"), Some("👩\u{200D}🚀".into()), "joined signs stay together");
    }
}
