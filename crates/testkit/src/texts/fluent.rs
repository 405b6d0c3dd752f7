//! The messages of Fluent files, with the variables that each needs.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

/// The bodies of all messages, terms and attributes, by key: `card`, `-term`, `card.gender`.
#[derive(Default)]
pub(super) struct Messages(BTreeMap<String, String>);

impl Messages {
    pub fn read(files: &[PathBuf]) -> Messages {
        let mut messages = Messages::default();
        for file in files {
            messages.add(&fs::read_to_string(file).unwrap_or_default());
        }
        messages
    }

    /// Takes in the messages of one file. A file that Fluent itself would refuse is refused by other tests.
    pub fn add(&mut self, ftl: &str) {
        let (mut message, mut current) = (String::new(), None);
        for line in ftl.lines() {
            if line.starts_with('#') {
                current = None;
            } else if let Some((key, body)) = head(line) {
                message = key.to_owned();
                current = Some(message.clone());
                self.0.entry(message.clone()).or_default().push_str(body);
            } else if let Some((name, body)) = line.trim_start().strip_prefix('.').and_then(head) {
                let key = format!("{message}.{name}");
                self.0.entry(key.clone()).or_default().push_str(body);
                current = Some(key);
            } else if let Some(key) = &current {
                let body = self.0.entry(key.clone()).or_default();
                body.push('\n');
                body.push_str(line);
            }
        }
    }

    /// The arguments that a text must give for this message: the derived `$who-is` asks for `who`. `None` if there is no such message.
    pub fn needs(&self, key: &str) -> Option<BTreeSet<String>> {
        let mut needs = BTreeSet::new();
        self.gather(key, &mut Vec::new(), &mut needs);
        self.0.contains_key(key).then_some(needs)
    }

    fn gather<'m>(&'m self, key: &'m str, within: &mut Vec<&'m str>, needs: &mut BTreeSet<String>) {
        let Some(body) = self.0.get(key).filter(|_| !within.contains(&key)) else {
            return;
        };
        within.push(key);
        for part in body.split('$').skip(1) {
            let name = part.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next();
            needs.extend(name.map(str::to_owned));
        }
        for part in body.split('{').skip(1) {
            let inner = part.split('}').next().unwrap_or_default().trim();
            if self.0.contains_key(inner) {
                self.gather(inner, within, needs);
            }
        }
        within.pop();
    }

    /// Whether some message begins, goes on and ends with these parts.
    pub fn any_like(&self, parts: &[String]) -> bool {
        self.0.keys().any(|key| is_like(key, parts))
    }
}

fn is_like(key: &str, parts: &[String]) -> bool {
    let [first, middle @ .., last] = parts else {
        return false;
    };
    let rest = key.strip_prefix(first.as_str()).and_then(|rest| rest.strip_suffix(last.as_str()));
    let Some(mut rest) = rest else { return false };
    middle.iter().all(|part| match rest.split_once(part.as_str()) {
        Some((_, after)) => {
            rest = after;
            true
        }
        None => false,
    })
}

/// The key and the first line of a message that begins on this line.
fn head(line: &str) -> Option<(&str, &str)> {
    let (key, body) = line.split_once('=')?;
    let key = key.trim_end();
    let letters = key.strip_prefix('-').unwrap_or(key);
    let sound = letters.chars().all(|letter| letter.is_alphanumeric() || "-_".contains(letter));
    (sound && letters.starts_with(char::is_alphabetic)).then_some((key, body))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages() -> Messages {
        let mut messages = Messages::default();
        messages.add(
            "# $nothing in a comment\nwalks = { $who } { $who-is } on\n    { walks-how }\nwalks-how = { $speed ->\n    [one] slowly\n   *[other] \
             fast\n}\n  .short = { $pace }\nplain = No variable",
        );
        messages
    }

    #[test]
    fn a_message_needs_its_own_variables_and_those_of_what_it_refers_to() {
        let needs = |key| messages().needs(key).map(|names| names.into_iter().collect::<Vec<_>>().join(" "));
        assert_eq!(needs("walks").as_deref(), Some("speed who"));
        assert_eq!(needs("walks-how.short").as_deref(), Some("pace"));
        assert_eq!(needs("plain").as_deref(), Some(""));
        assert_eq!(needs("flies"), None);
    }

    #[test]
    fn a_key_that_is_put_together_must_look_like_some_message() {
        let like =
            |parts: &[&str]| messages().any_like(&parts.iter().map(|part| (*part).to_owned()).collect::<Vec<_>>());
        assert!(like(&["walks-", ""]) && like(&["", "ks-", "ow"]));
        assert!(!like(&["flies-", ""]) && !like(&["walks-how", "how"]));
    }
}
