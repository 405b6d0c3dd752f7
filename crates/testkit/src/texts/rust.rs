//! The texts that Rust sources name.

use std::collections::BTreeSet;

/// What makes a text of the string that follows.
const MAKERS: [&str; 5] = ["text!(", "Text::new(", "Label::new(", "Prompt::new(", ".about("];

/// A source file without comments and without its tests.
pub(super) struct Code(String);

/// A text that is named.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Mention {
    pub line: usize,
    pub key: Key,
    pub args: BTreeSet<String>,
}

#[derive(Debug, PartialEq, Eq)]
pub(super) enum Key {
    Whole(String),
    /// Put together by `format!`: what stands around its holes.
    Made(Vec<String>),
}

impl Code {
    pub fn new(source: &str) -> Code {
        let code = source.split("\n#[cfg(test)]").next().unwrap_or_default();
        let bare = code.lines().map(|line| match line.trim_start().starts_with("//") {
            true => "",
            false => line,
        });
        Code(bare.collect::<Vec<_>>().join("\n"))
    }

    /// The arguments that are given to texts after they were made.
    pub fn completed(&self) -> BTreeSet<String> {
        let after = self.0.split(".with(").skip(1);
        after.filter_map(|code| string(code.trim_start()).map(|(name, _)| name)).collect()
    }

    pub fn mentions(&self) -> Vec<Mention> {
        MAKERS.iter().flat_map(|maker| self.made_by(maker)).collect()
    }

    fn made_by<'c>(&'c self, maker: &'c str) -> impl Iterator<Item = Mention> + 'c {
        self.0.match_indices(maker).filter_map(move |(at, _)| {
            let boundary = self.0[..at].chars().next_back();
            let is_word = boundary.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
            let args = arguments(&self.0[at + maker.len()..]);
            let key = args.first().and_then(|first| key(first)).filter(|_| !is_word || maker.starts_with('.'))?;
            let named = args.iter().skip(1).filter(|_| maker == "text!(");
            Some(Mention {
                line: self.0[..at].matches('\n').count() + 1,
                key,
                args: named.filter_map(|arg| Some(arg.split_once('=')?.0.trim().to_owned())).collect(),
            })
        })
    }
}

/// The key of an expression: a string, or `format!` of a string. Any other is not known before the program runs.
fn key(expression: &str) -> Option<Key> {
    if let Some((key, rest)) = string(expression) {
        return matches!(rest.trim(), "" | ".to_owned()").then_some(Key::Whole(key));
    }
    let (form, _) = string(expression.strip_prefix("format!(")?.trim_start())?;
    let mut parts = vec![String::new()];
    for (n, piece) in form.split('{').enumerate() {
        let after = if n == 0 { piece } else { piece.split_once('}').map_or("", |(_, after)| after) };
        if n > 0 {
            parts.push(String::new());
        }
        parts.last_mut().expect("there is always one").push_str(after);
    }
    Some(Key::Made(parts))
}

/// A string literal at the beginning, and what follows it.
fn string(code: &str) -> Option<(String, &str)> {
    let inner = code.strip_prefix('"')?;
    let end = inner.find('"')?;
    (!inner[..end].contains('\\')).then(|| (inner[..end].to_owned(), &inner[end + 1..]))
}

/// The arguments up to the bracket that closes a call.
fn arguments(code: &str) -> Vec<String> {
    let (mut args, mut current, mut depth) = (Vec::new(), String::new(), 1);
    let mut letters = code.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => {
                current.push('"');
                quoted(&mut letters, &mut current);
                continue;
            }
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 1 => {
                args.push(std::mem::take(&mut current).trim().to_owned());
                continue;
            }
            _ => {}
        }
        if depth == 0 {
            break;
        }
        current.push(letter);
    }
    args.push(current.trim().to_owned());
    args.retain(|arg| !arg.is_empty());
    args
}

/// The rest of a string literal, with its closing quote.
fn quoted(letters: &mut impl Iterator<Item = char>, into: &mut String) {
    while let Some(letter) = letters.next() {
        into.push(letter);
        match letter {
            '"' => return,
            '\\' => into.extend(letters.next()),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mentions(code: &str) -> Vec<(Key, String)> {
        let told = |mention: Mention| (mention.key, mention.args.into_iter().collect::<Vec<_>>().join(" "));
        Code::new(code).mentions().into_iter().map(told).collect()
    }

    #[test]
    fn texts_are_found_with_the_names_of_what_they_are_given() {
        let code =
            "table.log(\"B2\", || text!(\"puts\", who = seat, what = text!(\"card\", n = f(1, 2))));\n// text!(\"no\")";
        let puts = (Key::Whole("puts".to_owned()), "what who".to_owned());
        let card = (Key::Whole("card".to_owned()), "n".to_owned());
        assert_eq!(mentions(code), [puts, card]);
        assert_eq!(mentions("fn a() {}\n#[cfg(test)]\nmod tests { text!(\"x\") }"), []);
        assert_eq!(mentions("MyText::new(\"x\"); text!(key)"), []);
    }

    #[test]
    fn keys_that_are_put_together_keep_what_stands_around_the_holes() {
        let parts = |parts: &[&str]| Key::Made(parts.iter().map(|part| (*part).to_owned()).collect());
        assert_eq!(mentions("text!(format!(\"card-{}-{n}\", slug))"), [(parts(&["card-", "-", ""]), String::new())]);
    }
}
