//! Reads the Markdown of a rulebook.

use super::plain::RULINGS;
use super::{Block, Number, RuleText, Rulebook};
use std::collections::BTreeMap;

pub fn parse(markdown: &str) -> Result<Rulebook, Vec<String>> {
    let mut parser = Parser::default();
    for chunk in chunks(markdown) {
        parser.chunk(&chunk);
    }
    parser.finish()
}

/// Lines that stand together: a heading alone, or lines without an empty one between them. A fenced block is one chunk.
struct Chunk<'a> {
    line: usize,
    lines: Vec<&'a str>,
}

fn chunks(markdown: &str) -> Vec<Chunk<'_>> {
    let mut chunks: Vec<Chunk> = Vec::new();
    let mut open = false;
    let mut fenced = false;
    for (n, line) in markdown.lines().enumerate() {
        let fence = line.trim_start().starts_with("```");
        let alone = !fenced && line.starts_with('#');
        let blank = !fenced && line.trim().is_empty();
        open &= fenced || !(fence || alone || blank);
        match chunks.last_mut() {
            _ if blank => {}
            Some(chunk) if open => chunk.lines.push(line),
            _ => chunks.push(Chunk { line: n + 1, lines: vec![line] }),
        }
        open = !(alone || blank || (fenced && fence));
        fenced ^= fence;
    }
    chunks
}

#[derive(Default)]
enum Part {
    #[default]
    Preface,
    Chapters,
    Afterword,
}

#[derive(Default)]
struct Parser {
    part: Part,
    title: String,
    preface: Vec<String>,
    afterword: Vec<String>,
    rules: Vec<RuleText>,
    index: BTreeMap<Number, usize>,
    mistakes: Vec<String>,
}

impl Parser {
    fn chunk(&mut self, chunk: &Chunk) {
        let first = chunk.lines[0];
        match first.strip_prefix('#') {
            Some(_) => self.heading(chunk, first),
            None => match self.part {
                Part::Preface => self.preface.push(chunk.lines.join("\n")),
                Part::Chapters => self.paragraph(chunk),
                Part::Afterword => self.afterword.push(chunk.lines.join("\n")),
            },
        }
    }

    fn heading(&mut self, chunk: &Chunk, line: &str) {
        let words = line.trim_start_matches('#');
        let level = line.len() - words.len();
        let words = words.trim();
        match numbered_heading(words) {
            _ if level == 1 => self.book_title(chunk, words),
            Some((number, title)) => {
                if number.is_chapter() != (level == 2) {
                    self.wrong(
                        chunk,
                        format!("{number} must be {}", if level == 2 { "below a `##`" } else { "a `##`" }),
                    );
                }
                self.part = Part::Chapters;
                self.add(chunk, number, Some(title.to_owned()));
            }
            None if level == 2 => self.side_chapter(line),
            None => match self.part {
                Part::Preface => self.preface.push(line.to_owned()),
                Part::Chapters => self.wrong(chunk, format!("expected `B7 · Title`, found the heading `{words}`")),
                Part::Afterword => self.afterword.push(line.to_owned()),
            },
        }
    }

    fn book_title(&mut self, chunk: &Chunk, words: &str) {
        if self.title.is_empty() {
            self.title = words.to_owned();
        } else {
            self.wrong(chunk, "there is a second `#` title".to_owned());
        }
    }

    /// A chapter without a number belongs to the preface, or ends the numbered part.
    fn side_chapter(&mut self, line: &str) {
        match self.part {
            Part::Preface => self.preface.push(line.to_owned()),
            _ => {
                self.part = Part::Afterword;
                self.afterword.push(line.to_owned());
            }
        }
    }

    fn paragraph(&mut self, chunk: &Chunk) {
        let mut blocks = blocks(&chunk.lines);
        match blocks.first().and_then(numbered_paragraph) {
            Some((id, rest)) => match id.parse() {
                Ok(number) => {
                    blocks[0] = Block::Paragraph(rest);
                    blocks.retain(|block| !block.text().is_empty());
                    self.numbered(chunk, number, blocks);
                }
                Err(_) => self.wrong(chunk, format!("`{id}` is no number of a rule")),
            },
            None if continues(chunk.lines[0]) => self.continued(blocks),
            None => {
                let words: String = chunk.lines[0].chars().take(40).collect();
                self.wrong(chunk, format!("this paragraph has no number: `{words}`"));
            }
        }
    }

    fn numbered(&mut self, chunk: &Chunk, number: Number, blocks: Vec<Block>) {
        if blocks.is_empty() {
            self.wrong(chunk, format!("{number} has no text"));
        }
        let under_its_heading = self.rules.last().is_some_and(|last| last.number == number && last.blocks.is_empty());
        if under_its_heading || self.add(chunk, number, None) {
            self.continued(blocks);
        }
    }

    fn continued(&mut self, blocks: Vec<Block>) {
        if let Some(rule) = self.rules.last_mut() {
            rule.blocks.extend(blocks);
        }
    }

    /// Adds a rule, unless its number is taken.
    fn add(&mut self, chunk: &Chunk, number: Number, title: Option<String>) -> bool {
        if self.index.contains_key(&number) {
            self.wrong(chunk, format!("{number} is there twice"));
            return false;
        }
        self.check_place(chunk, &number);
        self.index.insert(number.clone(), self.rules.len());
        self.rules.push(RuleText { number, title, blocks: Vec::new() });
        true
    }

    fn check_place(&mut self, chunk: &Chunk, number: &Number) {
        let Some(parent) = number.parent() else { return };
        let last = self.rules.last().map(|rule| rule.number.clone());
        match last.filter(|last| last > number || !last.same_chapter(number)) {
            Some(last) => self.wrong(chunk, format!("{number} is out of order after {last}")),
            None if !self.index.contains_key(&parent) => {
                self.wrong(chunk, format!("{number} has no {parent} above it"));
            }
            None => {}
        }
    }

    fn wrong(&mut self, chunk: &Chunk, said: String) {
        self.mistakes.push(format!("line {}: {said}", chunk.line));
    }

    fn finish(mut self) -> Result<Rulebook, Vec<String>> {
        if self.title.is_empty() {
            self.mistakes.push("line 1: expected a title, `# Name of the game`".to_owned());
        }
        if self.rules.is_empty() {
            self.mistakes.push("line 1: expected a chapter, such as `## B · Battle`".to_owned());
        }
        if !self.mistakes.is_empty() {
            return Err(self.mistakes);
        }
        Ok(Rulebook {
            title: self.title,
            preface: self.preface.join("\n\n"),
            afterword: self.afterword.join("\n\n"),
            rules: self.rules,
            index: self.index,
        })
    }
}

/// `B7 · A titan attacks`.
fn numbered_heading(words: &str) -> Option<(Number, &str)> {
    let (id, title) = words.split_once(" · ")?;
    Some((id.trim().parse().ok()?, title.trim()))
}

/// The id in bold that a paragraph begins with, and the rest of its text.
fn numbered_paragraph(block: &Block) -> Option<(String, String)> {
    let Block::Paragraph(text) = block else { return None };
    let (id, rest) = text.strip_prefix("**")?.split_once("**")?;
    let id_like = id.starts_with(|c: char| c.is_ascii_uppercase()) && id.contains(|c: char| c.is_ascii_digit());
    id_like.then(|| (id.to_owned(), rest.trim().to_owned()))
}

/// Whether an unnumbered chunk belongs to the rule before it.
fn continues(first: &str) -> bool {
    let first_line = first.trim_start();
    item(first_line).is_some() || is_verbatim(first_line) || RULINGS.iter().any(|mark| first_line.starts_with(mark))
}

fn is_verbatim(line: &str) -> bool {
    line.starts_with('|') || line.starts_with('>') || line.starts_with("```")
}

/// The mark of a list's line and its words: `-`, `*` or `2.`.
fn item(line: &str) -> Option<(&str, &str)> {
    let (mark, words) = line.split_once(' ')?;
    let figures = mark.strip_suffix('.').is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    (mark == "-" || mark == "*" || figures).then_some((mark, words.trim()))
}

/// The blocks of a chunk; lines that continue a paragraph or an item are joined to it.
fn blocks(lines: &[&str]) -> Vec<Block> {
    if is_verbatim(lines[0].trim_start()) {
        return vec![Block::Verbatim(lines.join("\n"))];
    }
    let mut blocks: Vec<Block> = Vec::new();
    for line in lines.iter().map(|line| line.trim()) {
        match (item(line), blocks.last_mut()) {
            (Some((mark, words)), _) => blocks.push(Block::Item { mark: mark.to_owned(), text: words.to_owned() }),
            (None, Some(Block::Paragraph(text) | Block::Item { text, .. })) => {
                text.push(' ');
                text.push_str(line);
            }
            (None, _) => blocks.push(Block::Paragraph(line.to_owned())),
        }
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::super::SAMPLE;
    use super::*;

    fn mistakes(chapters: &str) -> Vec<String> {
        parse(&format!("# T\n{chapters}")).expect_err("mistakes")
    }

    #[test]
    fn texts_are_joined_lists_kept_and_rulings_belong_to_the_rule_before_them() {
        let book = parse(SAMPLE).expect("a good rulebook");
        let rage = book.get("B7.2").expect("a rule").rule();
        let item = |text: &str| Block::Item { mark: "-".to_owned(), text: text.to_owned() };
        assert_eq!(
            rage.blocks,
            [
                Block::Paragraph("Rage rises by one for each attack:".to_owned()),
                item("also if it misses,"),
                item("and if it is called off."),
                Block::Paragraph("*Ruling* Never above twelve.".to_owned()),
            ]
        );
    }

    #[test]
    fn what_is_not_numbered_is_preface_or_afterword() {
        let book = parse(SAMPLE).expect("a good rulebook");
        assert_eq!(book.title, "Odyssey");
        assert_eq!(book.preface, "What this *is*.");
        assert_eq!(book.afterword, "## Words\n\nNothing numbered here.");
    }

    #[test]
    fn a_list_may_follow_without_an_empty_line_and_fences_keep_theirs() {
        let book =
            parse("# T\n## A · B\n**A1** One:\n- two\n\n```\n- x\n\n# y\n```\n\n| a | b |\n|---|---|\n").expect("good");
        let blocks = &book.get("A1").expect("a rule").rule().blocks;
        assert_eq!(blocks[0], Block::Paragraph("One:".to_owned()));
        assert_eq!(blocks[1].text(), "two");
        assert_eq!(blocks[2], Block::Verbatim("```\n- x\n\n# y\n```".to_owned()));
        assert_eq!(blocks[3], Block::Verbatim("| a | b |\n|---|---|".to_owned()));
    }

    #[test]
    fn a_fence_right_after_a_paragraph_stands_by_itself() {
        let book = parse("# T\n## A · B\n**A1** Così:\n```\n\nè\n```\n*Ruling* no\n").expect("good");
        let texts: Vec<_> = book.rules()[1].blocks.iter().map(Block::text).collect();
        assert_eq!(texts, ["Così:", "```\n\nè\n```", "*Ruling* no"]);
    }

    #[test]
    fn no_text_makes_the_parser_panic() {
        let pieces = [
            "# T\n",
            "## A · è\n",
            "**A1** ",
            "**A1**",
            "\n\n",
            "- ",
            "```\n",
            "*Ruling* ",
            "è",
            "|",
            "· ",
            "### A1 · x\n",
        ];
        for n in 0..pieces.len().pow(4) {
            let text: String = (0..4).map(|place| pieces[n / pieces.len().pow(place) % pieces.len()]).collect();
            if let Ok(book) = parse(&text) {
                book.ids().for_each(|id| _ = book.get(&id.to_string()).expect("its own id").render(10));
            }
        }
    }

    #[test]
    fn every_mistake_is_told_with_its_line() {
        let told = mistakes(
            "## A · One\n\nno number\n\n**A2** two\n\n**A1** one\n\n**A2** again\n\n**A3.1** orphan\n\n**A4x** odd\n\n**A5**\n\n### Loose\n",
        );
        assert_eq!(
            told,
            [
                "line 4: this paragraph has no number: `no number`",
                "line 8: A1 is out of order after A2",
                "line 10: A2 is there twice",
                "line 12: A3.1 has no A3 above it",
                "line 14: `A4x` is no number of a rule",
                "line 16: A5 has no text",
                "line 18: expected `B7 · Title`, found the heading `Loose`",
            ]
        );
    }

    #[test]
    fn chapters_stand_at_their_level_and_once() {
        assert_eq!(mistakes("## A · One\n\n**B1** x\n"), ["line 4: B1 is out of order after A"]);
        assert_eq!(mistakes("### A · One\n"), ["line 2: A must be a `##`"]);
        assert_eq!(mistakes("## A · One\n## A1 · Two\n"), ["line 3: A1 must be below a `##`"]);
        assert_eq!(mistakes("## A · One\n## B · Two\n## A · Three\n"), ["line 4: A is there twice"]);
        assert_eq!(mistakes("# U\n## A · One\n"), ["line 2: there is a second `#` title"]);
    }

    #[test]
    fn an_empty_text_is_no_rulebook() {
        assert_eq!(parse("").expect_err("mistakes").len(), 2);
    }
}
