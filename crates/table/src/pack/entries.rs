//! The entries of a pack by name, read from its files without knowing what any game makes of them.

use super::tokens::{Kind, Token, Tokens};
use super::{At, Source};

/// What stands between the brackets of something that has a `slug` or an `id`, or what is left of a file without those.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedEntry<'a> {
    /// The file it is in.
    pub file: &'a str,
    /// Empty for what is left of a file.
    pub name: &'a str,
    /// Where the name stands.
    pub at: At,
    /// Its words and signs, without comments, space and commas, and without those of named entries inside it.
    pub words: Vec<&'a str>,
}

/// All entries of a pack, file by file; inner ones come before the one they are in, and what is left of a file comes last.
///
/// ```
/// use table::pack::{Source, named_entries};
///
/// let source = Source::embedded(&[("gods.ron", "[(slug: \"ares\", eco: 3), /* no */ (slug: \"hera\", eco: 2)]")]);
/// let names: Vec<&str> = named_entries(&source).iter().map(|entry| entry.name).collect();
/// assert_eq!(names, ["ares", "hera", ""]);
/// ```
pub fn named_entries(source: &Source) -> Vec<NamedEntry<'_>> {
    let content = source.export().filter(|file| file.path.ends_with(".ron"));
    content.flat_map(|file| of_file(file.path, file.text)).collect()
}

/// A `name` inside an entry, such as that of an ability.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InnerName<'a> {
    /// The name itself.
    pub name: &'a str,
    /// Where it stands.
    pub at: At,
}

/// Every `name: "…"` of a pack, file by file.
pub fn inner_names(source: &Source) -> Vec<InnerName<'_>> {
    let content = source.export().filter(|file| file.path.ends_with(".ron"));
    let of_file = |path: &'_ str, text| {
        let start = At { file: path.into(), line: 1, column: 1 };
        let tokens: Vec<Token> = Tokens::new(text).map_while(Result::ok).collect();
        let names = (0..tokens.len()).filter_map(|place| quoted_after(&tokens[place..], &["name"]));
        names.map(|name| InnerName { name: name.inside(), at: start.plus(text, name.start) }).collect::<Vec<_>>()
    };
    content.flat_map(|file| of_file(file.path, file.text)).collect()
}

/// Brackets that are still open.
#[derive(Default)]
struct Open<'a> {
    name: Option<Token<'a>>,
    words: Vec<&'a str>,
}

fn of_file<'a>(path: &'a str, text: &'a str) -> Vec<NamedEntry<'a>> {
    let tokens: Vec<Token> = Tokens::new(text).map_while(Result::ok).collect();
    let start = At { file: path.into(), line: 1, column: 1 };
    let entry = |name: &'a str, at: At, words| NamedEntry { file: path, name, at, words };
    let (mut entries, mut open, mut rest) = (Vec::new(), Vec::<Open>::new(), Vec::new());
    for (place, token) in tokens.iter().enumerate() {
        if token.kind == Kind::Open {
            open.push(Open::default());
        }
        let inner = open.last_mut();
        if token.kind != Kind::Comma {
            inner.map_or(&mut rest, |inner| &mut inner.words).push(token.text);
        }
        match token.kind {
            Kind::Word => {
                if let (Some(inner), Some(name)) = (open.last_mut(), quoted_after(&tokens[place..], &["slug", "id"])) {
                    inner.name = Some(name);
                }
            }
            Kind::Close => {
                let closed = open.pop().unwrap_or_default();
                match closed.name {
                    Some(name) => entries.push(entry(name.inside(), start.plus(text, name.start), closed.words)),
                    None => open.last_mut().map_or(&mut rest, |outer| &mut outer.words).extend(closed.words),
                }
            }
            _ => {}
        }
    }
    entries.push(entry("", At::file(path), rest));
    entries
}

/// The text in `field: "…"`, if the tokens begin with one of these fields.
fn quoted_after<'a>(tokens: &[Token<'a>], fields: &[&str]) -> Option<Token<'a>> {
    let [field, colon, name, ..] = tokens else { return None };
    let is_name = fields.contains(&field.text) && colon.kind == Kind::Colon && name.kind == Kind::Quoted;
    is_name.then_some(*name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_what_stands_between_its_own_brackets() {
        let text = "[\n (slug: \"a\", x: [(n: 1), (n: 2)]), // (slug: \"no\")\n (y: 3, inside: [(id: \"c\", z: 5)], slug: \"b\"),\n]";
        let source = Source::embedded(&[("a.ron", text), ("locales/en.ftl", "a = (slug: \"x\")")]);
        let entries = named_entries(&source);
        let names: Vec<&str> = entries.iter().map(|entry| entry.name).collect();
        assert_eq!(names, ["a", "c", "b", ""]);
        assert_eq!(entries[0].at.to_string(), "a.ron:2:9");
        assert_eq!(entries[1].words.concat(), "(id:\"c\"z:5)");
        assert_eq!(entries[2].words.concat(), "(y:3inside:[]slug:\"b\")");
        assert_eq!(entries[3].words.concat(), "[]");
    }
}
