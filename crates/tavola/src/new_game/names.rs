//! The one name of a game in all the forms that it takes.

/// Words that no crate can be called.
#[rustfmt::skip]
const RESERVED: &[&str] = &[
    "abstract", "alloc", "as", "async", "await", "become", "box", "break", "const", "continue", "core", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod",
    "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "std", "struct", "super", "test", "trait",
    "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];
/// How long a name may be.
const LONGEST: usize = 30;

/// `deep-sea`, `deep_sea`, `DeepSea`, `Deep sea`.
#[derive(Debug, PartialEq, Eq)]
pub struct Names {
    /// In commands, addresses and keys of words.
    pub slug: String,
    /// Of the crate.
    pub package: String,
    /// Of the type.
    pub kind: String,
    /// For people.
    pub title: String,
}

impl Names {
    /// All forms of a name of small letters and digits with hyphens between; `None` for any other.
    pub fn new(slug: &str) -> Option<Names> {
        let fine = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
        let is_word = |word: &str| !word.is_empty() && word.chars().all(fine);
        let sound = slug.len() <= LONGEST && slug.starts_with(|letter: char| letter.is_ascii_lowercase());
        if !sound || !slug.split('-').all(is_word) || RESERVED.contains(&slug) {
            return None;
        }
        Some(Names {
            slug: slug.to_owned(),
            package: slug.replace('-', "_"),
            kind: slug.split('-').map(table::words::capital).collect(),
            title: table::words::capital(&slug.replace('-', " ")),
        })
    }

    /// What the page says of its own game, said of this one.
    pub fn instead_of_pig(&self, path: &str, words: &str) -> String {
        let slug = if path.ends_with(".toml") { &self.package } else { &self.slug };
        let words = words.replace("\"pig\"", &format!("\"{slug}\""));
        let (small, large) = match path.rsplit('.').next() {
            Some("ftl") => (&self.slug, &self.title),
            Some("md") => (&self.package, &self.title),
            _ => (&self.package, &self.kind),
        };
        let words = replace_word(&words, "pig", small);
        let words = replace_word(&words, "Pig", large);
        replace_word(&words, "Maialino", large)
    }
}

/// Replaces a word where it stands alone.
fn replace_word(text: &str, word: &str, by: &str) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some(at) = rest.find(word) {
        let (before, after) = (&rest[..at], &rest[at + word.len()..]);
        let joins = |letter: char| letter.is_alphanumeric() || letter == '_';
        out.push_str(before);
        out.push_str(if before.ends_with(joins) || after.starts_with(joins) { word } else { by });
        rest = after;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_a_form_for_every_place() {
        let names = Names::new("deep-sea-2").expect("a sound name");
        let forms = [names.slug, names.package, names.kind, names.title];
        assert_eq!(forms, ["deep-sea-2", "deep_sea_2", "DeepSea2", "Deep sea 2"]);
    }

    #[test]
    fn a_name_that_is_none_is_refused() {
        for bad in
            ["", "Deep", "deep_sea", "2-seas", "deep--sea", "-sea", "match", "use", "così", "../evil", &"a".repeat(31)]
        {
            assert_eq!(Names::new(bad), None, "{bad}");
        }
    }

    #[test]
    fn the_pages_game_is_renamed_as_each_file_wants_it() {
        let names = Names::new("deep-sea").expect("a sound name");
        assert_eq!(
            names.instead_of_pig("a.rs", "use pig::Pig; slug: \"pig\", // piglet"),
            "use deep_sea::DeepSea; slug: \"deep-sea\", // piglet"
        );
        assert_eq!(
            names.instead_of_pig("en.ftl", "pig = Pig\npig-about = x"),
            "deep-sea = Deep sea\ndeep-sea-about = x"
        );
        assert_eq!(
            names.instead_of_pig("Cargo.toml", "name = \"pig\"\npig.workspace"),
            "name = \"deep_sea\"\ndeep_sea.workspace"
        );
        assert_eq!(names.instead_of_pig("RULES.it.md", "# Maialino"), "# Deep sea");
    }
}
