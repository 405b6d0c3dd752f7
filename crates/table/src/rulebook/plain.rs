//! Rules as plain text, for a terminal.

use super::{Block, Passage, RuleText};
use crate::words;

/// The marks of what we decided where the sources are silent, in the languages we write.
pub(super) const RULINGS: [&str; 2] = ["*Ruling*", "*Decisione*"];

/// Text without Markdown's marks: bold and emphasis, code, and links, of which the words stay. The mark of a ruling is kept, as
/// `[Ruling]`.
///
/// ```
/// use table::rulebook::plain;
///
/// assert_eq!(plain("*Ruling* **Two** dice, 2 * 3 faces; see [B7](#b7)."), "[Ruling] Two dice, 2 * 3 faces; see B7.");
/// ```
pub fn plain(markdown: &str) -> String {
    let mut text = markdown.to_owned();
    for mark in RULINGS {
        text = text.replace(mark, &format!("[{}]", mark.trim_matches('*')));
    }
    without_stars(&without_links(&text)).replace('`', "")
}

/// `[words](address)` becomes `words`.
fn without_links(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, words, after)) = next_link(rest) {
        plain.push_str(before);
        plain.push_str(words);
        rest = after;
    }
    plain.push_str(rest);
    plain
}

/// The text before the next link, its words, and the text after it.
fn next_link(text: &str) -> Option<(&str, &str, &str)> {
    let middle = text.find("](")?;
    let start = text[..middle].rfind('[')?;
    let end = middle + text[middle..].find(')')?;
    Some((&text[..start], &text[start + 1..middle], &text[end + 1..]))
}

/// A star between spaces is a sign of its own; any other is a mark.
fn without_stars(text: &str) -> String {
    let mut plain = String::new();
    let mut chars = text.chars().peekable();
    let mut before = ' ';
    while let Some(c) = chars.next() {
        let alone = before == ' ' && chars.peek().is_none_or(|next| *next == ' ');
        if c != '*' || alone {
            plain.push(c);
        }
        before = c;
    }
    plain
}

impl Passage<'_> {
    /// The passage as lines of at most `width` characters, with the titles above it. A word that is longer stands alone; tables and
    /// fenced blocks keep their lines.
    pub fn render(&self, width: usize) -> String {
        let rules: Vec<String> = self.rules().iter().map(|rule| rule.render(width)).collect();
        let mut above = self.path();
        if self.rule().title.is_some() {
            above.pop();
        }
        match above.as_slice() {
            [] => rules.join("\n"),
            titles => format!("{}\n\n{}", wrap(&titles.join(" › "), "", "", width), rules.join("\n")),
        }
    }
}

impl RuleText {
    /// This rule alone, as lines of at most `width` characters.
    pub fn render(&self, width: usize) -> String {
        let id = self.number.to_string();
        let hang = " ".repeat(id.len() + 2);
        let mut shown = String::new();
        if let Some(title) = &self.title {
            shown += &wrap(&format!("{id} · {}", plain(title)), "", &hang, width);
            shown += if self.blocks.is_empty() { "\n" } else { "\n\n" };
        }
        for (n, block) in self.blocks.iter().enumerate() {
            let first = if n == 0 { format!("{id}  ") } else { hang.clone() };
            let in_list = matches!(&self.blocks[n..], [Block::Item { .. }, Block::Item { .. }, ..]);
            let last = n + 1 == self.blocks.len();
            shown += &block.render(&first, &hang, width);
            shown += if in_list || last { "\n" } else { "\n\n" };
        }
        shown
    }
}

impl Block {
    fn render(&self, first: &str, hang: &str, width: usize) -> String {
        match self {
            Block::Paragraph(text) => wrap(&plain(text), first, hang, width),
            Block::Item { mark, text } => {
                let deeper = " ".repeat(mark.chars().count() + 1);
                wrap(&plain(text), &format!("{first}{mark} "), &format!("{hang}{deeper}"), width)
            }
            Block::Verbatim(text) => {
                let lines: Vec<String> = text.lines().map(|line| format!("{hang}{line}")).collect();
                lines.join("\n")
            }
        }
    }
}

/// Words on lines of at most `width` characters, the first after `first` and the others after `hang`.
fn wrap(text: &str, first: &str, hang: &str, width: usize) -> String {
    words::wrap(text.split_whitespace(), first, hang, width).join("\n")
}

#[cfg(test)]
mod tests {
    use super::super::{Rulebook, SAMPLE};
    use super::*;

    #[test]
    fn marks_are_taken_away_and_words_stay() {
        assert_eq!(plain("**bold**, *light*, ***both***, `code`"), "bold, light, both, code");
        assert_eq!(plain("see [B7](#b7) and [B8](#b8), not [this]"), "see B7 and B8, not [this]");
        assert_eq!(plain("2 * 3"), "2 * 3");
        assert_eq!(plain("*Decisione* no"), "[Decisione] no");
    }

    #[test]
    fn a_passage_is_wrapped_with_hanging_lines() {
        let book = Rulebook::parse(SAMPLE).expect("a good rulebook");
        let shown = book.get("B7.2").expect("a rule").render(30);
        let expected = "\
Battle › A titan attacks

B7.2  Rage rises by one for
      each attack:

      - also if it misses,
      - and if it is called
        off.

      [Ruling] Never above
      twelve.

B7.2.1  The Minotauro è più
        veloce.
";
        assert_eq!(shown, expected);
        assert!(shown.lines().all(|line| line.chars().count() <= 30));
    }

    #[test]
    fn a_title_is_not_said_twice() {
        let book = Rulebook::parse(SAMPLE).expect("a good rulebook");
        assert!(book.get("V").expect("a chapter").render(40).starts_with("V · Voyage\n\nV1 · Sailing\n\nV1.1  The"));
        assert!(book.get("V1").expect("a rule").render(40).starts_with("Voyage\n\nV1 · Sailing\n"));
    }

    #[test]
    fn a_narrow_width_loses_no_word() {
        let book = Rulebook::parse(SAMPLE).expect("a good rulebook");
        let words = |text: String| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let battle = book.get("B").expect("a chapter");
        assert_eq!(words(battle.render(1)), words(battle.render(200)));
        assert!(battle.render(0).contains("Minotauro"));
    }
}
