//! One game's rulebook in all the languages we write.

use super::{Number, Rulebook};

/// The rulebook in English and in Italian, with the same rules in the same order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Books {
    en: Rulebook,
    it: Rulebook,
}

impl Books {
    /// Reads both, or says all that is wrong with either and where they differ.
    ///
    /// ```
    /// use table::rulebook::Books;
    ///
    /// let books = Books::parse("# Go\n## A · Play\n**A1** Black begins.", "# Go\n## A · Gioco\n**A1** Il nero comincia.").unwrap();
    /// assert_eq!(books.get("it").get("A1").unwrap().rule().plain(), "Il nero comincia.");
    /// ```
    pub fn parse(en: &str, it: &str) -> Result<Books, Vec<String>> {
        match (Rulebook::parse(en), Rulebook::parse(it)) {
            (Ok(en), Ok(it)) => Books::new(en, it),
            (en, it) => {
                let of = |file: &str, told: Vec<String>| -> Vec<String> {
                    told.into_iter().map(|mistake| format!("{file}, {mistake}")).collect()
                };
                let mut mistakes = of("RULES.md", en.err().unwrap_or_default());
                mistakes.extend(of("RULES.it.md", it.err().unwrap_or_default()));
                Err(mistakes)
            }
        }
    }

    /// The books that a game carries: pairs of a language and Markdown, as in [`About::rulebook`](crate::About::rulebook).
    pub fn of(rulebook: &[(&str, &str)]) -> Result<Books, Vec<String>> {
        let text = |wanted: &str| rulebook.iter().find(|(language, _)| *language == wanted).map(|(_, text)| *text);
        Books::parse(text("en").unwrap_or_default(), text("it").unwrap_or_default())
    }

    /// Two rulebooks with the same numbers.
    pub fn new(en: Rulebook, it: Rulebook) -> Result<Books, Vec<String>> {
        let mut mistakes = lacking(&en, &it, "RULES.it.md");
        mistakes.extend(lacking(&it, &en, "RULES.md"));
        if mistakes.is_empty() {
            mistakes.extend(first_misplaced(&en, &it));
        }
        mistakes.extend(differing_texts(&en, &it));
        if mistakes.is_empty() { Ok(Books { en, it }) } else { Err(mistakes) }
    }

    /// The book for a reader of this language; English where we have no other.
    pub fn get(&self, language: &str) -> &Rulebook {
        match language.split(['-', '_']).next() {
            Some("it") => &self.it,
            _ => &self.en,
        }
    }
}

fn lacking(one: &Rulebook, other: &Rulebook, file: &str) -> Vec<String> {
    let missing = one.ids().filter(|id| other.rule(id).is_none());
    missing.map(|id| format!("{id} is missing in {file}")).collect()
}

fn first_misplaced(en: &Rulebook, it: &Rulebook) -> Option<String> {
    let mut pairs = en.ids().zip(it.ids());
    let (wanted, found): (&Number, &Number) = pairs.find(|(en, it)| en != it)?;
    Some(format!("RULES.it.md has {found} where RULES.md has {wanted}"))
}

/// A rule that is a mere heading in one language and has a text in the other was forgotten by a translator.
fn differing_texts(en: &Rulebook, it: &Rulebook) -> Vec<String> {
    let without = |rule: &super::RuleText| (rule.blocks.is_empty(), rule.title.is_none());
    let differ = en.rules().iter().filter(|rule| it.rule(&rule.number).is_some_and(|it| without(it) != without(rule)));
    differ.map(|rule| format!("{} has a title or a text in one language only", rule.number)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mistakes(en: &str, it: &str) -> Vec<String> {
        Books::parse(&format!("# T\n{en}"), &format!("# T\n{it}")).expect_err("mistakes")
    }

    #[test]
    fn both_have_the_same_rules() {
        assert_eq!(
            mistakes("## A · a\n\n**A1** x\n\n**A2** x", "## A · a\n\n**A1** x\n\n**A3** x"),
            ["A2 is missing in RULES.it.md", "A3 is missing in RULES.md"]
        );
    }

    #[test]
    fn both_have_the_same_order_of_chapters() {
        assert_eq!(mistakes("## A · a\n## B · b", "## B · b\n## A · a"), ["RULES.it.md has B where RULES.md has A"]);
    }

    #[test]
    fn a_text_left_out_in_one_language_is_noticed() {
        let told = mistakes("## A · a\n### A1 · b\n**A1** text", "## A · a\n### A1 · b");
        assert_eq!(told, ["A1 has a title or a text in one language only"]);
    }

    #[test]
    fn mistakes_name_their_file() {
        let told = mistakes("## A · a\n\nx", "## A · a\n\n**A1** x\n\n**A1** x");
        assert_eq!(
            told,
            ["RULES.md, line 4: this paragraph has no number: `x`", "RULES.it.md, line 6: A1 is there twice"]
        );
    }

    #[test]
    fn readers_of_other_languages_get_english() {
        let books = Books::parse("# Go\n## A · Play", "# Go\n## A · Gioco").expect("good books");
        let title = |language| books.get(language).get("A").and_then(|a| a.rule().title.clone());
        assert_eq!(title("it-CH").as_deref(), Some("Gioco"));
        assert_eq!(title("de").as_deref(), Some("Play"));
        assert_eq!(Books::of(&[("it", "# Go\n## A · Gioco"), ("en", "# Go\n## A · Play")]), Ok(books));
        assert!(Books::of(&[("en", "# Go\n## A · Play")]).is_err());
    }
}
