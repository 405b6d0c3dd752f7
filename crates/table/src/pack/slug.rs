//! The names of things in packs, records and notations.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A short name for a thing of a pack: small letters, figures, and single hyphens between them, such as `wrath-of-hera`. It is
/// `Copy`, ordered like its letters, and written as plain text everywhere.
///
/// ```
/// use table::pack::Slug;
///
/// let slug: Slug = "wrath-of-hera".parse().unwrap();
/// assert_eq!(slug.as_str(), "wrath-of-hera");
/// assert!("Wrath of Hera".parse::<Slug>().is_err());
/// const LABRYS: Slug = Slug::literal("labrys");
/// assert!(LABRYS < slug);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slug([u8; Slug::LONGEST]);

/// Why some text is no slug.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoSlug(String);

impl Slug {
    /// The most letters a slug can have.
    pub const LONGEST: usize = 40;

    /// A slug, if the text can be one.
    pub fn new(text: &str) -> Result<Slug, NoSlug> {
        Slug::checked(text).ok_or_else(|| NoSlug(text.to_owned()))
    }

    /// A slug written in the program. A wrong one in a `const` does not compile.
    ///
    /// # Panics
    /// If the text is no slug.
    pub const fn literal(text: &'static str) -> Slug {
        match Slug::checked(text) {
            Some(slug) => slug,
            None => panic!("a slug has small letters, figures and single hyphens"),
        }
    }

    /// The letters, with zeros after them, so that slugs compare as their letters do.
    const fn checked(text: &str) -> Option<Slug> {
        let text = text.as_bytes();
        let mut letters = [0; Slug::LONGEST];
        let mut at = 0;
        let mut after_hyphen = true;
        while at < text.len() {
            let letter = text[at];
            let hyphen = letter == b'-';
            let allowed = hyphen && !after_hyphen || letter.is_ascii_lowercase() || letter.is_ascii_digit();
            if !allowed || at == Slug::LONGEST {
                return None;
            }
            letters[at] = letter;
            after_hyphen = hyphen;
            at += 1;
        }
        if after_hyphen { None } else { Some(Slug(letters)) }
    }

    /// The slug as text.
    pub fn as_str(&self) -> &str {
        let length = self.0.iter().position(|letter| *letter == 0).unwrap_or(Slug::LONGEST);
        std::str::from_utf8(&self.0[..length]).unwrap_or_default()
    }
}

impl fmt::Display for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.as_str())
    }
}

impl fmt::Display for NoSlug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (text, longest) = (&self.0, Slug::LONGEST);
        write!(
            f,
            "expected a short name of at most {longest} small letters, figures and single hyphens, such as `old-harbour`, found `{text}`"
        )
    }
}

impl std::error::Error for NoSlug {}

impl FromStr for Slug {
    type Err = NoSlug;
    fn from_str(text: &str) -> Result<Slug, NoSlug> {
        Slug::new(text)
    }
}

impl AsRef<str> for Slug {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl Serialize for Slug {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Slug {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Slug, D::Error> {
        let text = String::deserialize(deserializer)?;
        Slug::new(&text).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_small_letters_figures_and_single_hyphens_make_a_slug() {
        for good in ["a", "7", "wrath-of-hera", "titan-2", "2-titans", &"x".repeat(Slug::LONGEST)] {
            assert_eq!(Slug::new(good).expect(good).as_str(), good);
        }
        for bad in ["", "-", "a-", "-a", "a--b", "A", "a b", "a_b", "è", "a\0", &"x".repeat(Slug::LONGEST + 1)] {
            assert!(Slug::new(bad).is_err(), "{bad:?} was taken");
        }
    }

    #[test]
    fn slugs_are_ordered_like_their_letters() {
        let words = ["a", "a-b", "a1", "ab", "b"];
        let slugs: Vec<Slug> = words.iter().map(|word| Slug::new(word).expect(word)).collect();
        assert!(slugs.is_sorted());
        assert_eq!(words.is_sorted(), slugs.is_sorted());
    }

    #[test]
    fn slugs_are_plain_text_when_stored_and_checked_when_read() {
        let slug = Slug::literal("old-harbour");
        assert_eq!(serde_json::to_string(&slug).expect("text"), "\"old-harbour\"");
        assert_eq!(serde_json::from_str::<Slug>("\"old-harbour\"").expect("a slug"), slug);
        let said = serde_json::from_str::<Slug>("\"Old Harbour\"").expect_err("no slug").to_string();
        assert!(said.contains("small letters") && said.contains("`Old Harbour`"), "{said}");
        assert_eq!(format!("{slug:<12}|{slug:?}"), "old-harbour |\"old-harbour\"");
    }
}
