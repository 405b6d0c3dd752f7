//! The messages of one language, and what each of them uses.

use super::told::Told;
use super::{Lang, Mistake, Source, parsing};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::{Arc, OnceLock};

pub(super) struct Dictionary {
    pub lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// Messages by key, and attributes as `key.attribute`.
    messages: BTreeMap<String, Arc<Message>>,
    /// The same, once all are in: a page looks up dozens.
    found: FxHashMap<String, Arc<Message>>,
    /// Terms by name, with the dash: `-name`, and their attributes as `-name.attribute`.
    terms: BTreeMap<String, Arc<Message>>,
    /// What was put together for somebody who reads this language, and what others read alike.
    pub told: Told,
}

/// What a message uses.
pub(super) struct Message {
    /// The variables it needs from outside, also through the messages it mentions.
    pub variables: BTreeSet<String>,
    pub mentions: BTreeSet<String>,
    /// Where it stands: a mistake without a sentence.
    pub home: Mistake,
    /// The sentence of a message without variables, once somebody has read it.
    pub sentence: OnceLock<String>,
}

#[derive(Default)]
struct Uses {
    variables: BTreeSet<String>,
    mentions: BTreeSet<String>,
}

impl Dictionary {
    pub fn new(lang: Lang) -> Dictionary {
        let tag = lang.tag().parse().expect("a tag is a language identifier");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        bundle.add_builtins().expect("a new bundle has no functions yet");
        Dictionary {
            lang,
            bundle,
            messages: BTreeMap::new(),
            found: FxHashMap::default(),
            terms: BTreeMap::new(),
            told: Told::default(),
        }
    }

    /// Takes in a source; its messages replace older ones of the same key, with all their attributes.
    pub fn add(&mut self, source: Source) -> Vec<Mistake> {
        let Source { name, ftl, .. } = source;
        let (resource, errors) = match FluentResource::try_new(ftl.into_owned()) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        let mistake = |byte, what| Mistake::at(&name, resource.source(), byte, what);
        let mut mistakes: Vec<Mistake> = errors
            .iter()
            .map(|e| {
                let (byte, what) = parsing::explain(e, resource.source());
                mistake(byte, what)
            })
            .collect();
        let mut seen = HashSet::new();
        for entry in resource.entries() {
            let Some(id) = name_of(entry) else { continue };
            if !seen.insert((matches!(entry, Entry::Term(_)), id)) {
                mistakes.push(mistake(byte_of(resource.source(), id), format!("“{id}” is written twice in this file")));
            }
            self.note(entry, &name, resource.source());
        }
        self.bundle.add_resource_overriding(resource);
        mistakes
    }

    fn note(&mut self, entry: &Entry<&str>, name: &str, ftl: &str) {
        let (shelf, key, value, attributes) = match entry {
            Entry::Message(m) => (&mut self.messages, m.id.name.to_owned(), m.value.as_ref(), &m.attributes),
            Entry::Term(t) => (&mut self.terms, format!("-{}", t.id.name), Some(&t.value), &t.attributes),
            _ => return,
        };
        forget(shelf, &key);
        let mut put = |key: String, id: &str, pattern: &Pattern<&str>| {
            let mut uses = Uses::default();
            uses.pattern(pattern);
            let home = Mistake::at(name, ftl, byte_of(ftl, id), String::new());
            let (variables, mentions) = (uses.variables, uses.mentions);
            shelf.insert(key, Arc::new(Message { variables, mentions, home, sentence: OnceLock::new() }));
        };
        for attribute in attributes {
            put(format!("{key}.{}", attribute.id.name), attribute.id.name, &attribute.value);
        }
        if let Some(value) = value {
            put(key, name_of(entry).unwrap_or_default(), value);
        }
    }

    /// When all sources are in: finds mentions of what does not exist, and gives each message the variables of those it mentions.
    pub fn settle(&mut self) -> Vec<Mistake> {
        let all = || self.messages.iter().chain(&self.terms);
        let known = |mention: &str| self.messages.contains_key(mention) || self.terms.contains_key(mention);
        let mistakes = all()
            .flat_map(|(key, message)| message.mentions.iter().map(move |mention| (key, message, mention)))
            .filter(|(.., mention)| !known(mention) && *mention != "NUMBER()")
            .map(|(key, message, mention)| Mistake {
                what: format!("“{key}” mentions “{mention}”, which does not exist"),
                ..message.home.clone()
            })
            .collect();
        let whole: Vec<_> = self.messages.keys().map(|key| self.whole_variables(key)).collect();
        for (message, variables) in self.messages.values_mut().zip(whole).filter(|(one, whole)| one.variables != *whole)
        {
            let Message { mentions, home, .. } = &**message;
            let (mentions, home) = (mentions.clone(), home.clone());
            *message = Arc::new(Message { variables, mentions, home, sentence: OnceLock::new() });
        }
        self.found = self.messages.iter().map(|(key, message)| (key.clone(), message.clone())).collect();
        mistakes
    }

    fn whole_variables(&self, key: &str) -> BTreeSet<String> {
        let (mut variables, mut seen, mut open) = (BTreeSet::new(), BTreeSet::new(), vec![key]);
        while let Some(key) = open.pop() {
            if let Some(message) = self.messages.get(key).filter(|_| seen.insert(key)) {
                variables.extend(message.variables.iter().cloned());
                open.extend(message.mentions.iter().map(String::as_str));
            }
        }
        variables
    }

    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.messages.keys().map(String::as_str)
    }

    pub fn has(&self, key: &str) -> bool {
        self.messages.contains_key(key)
    }

    /// A message, when all are [settled](Dictionary::settle).
    pub fn message(&self, key: &str) -> Option<&Message> {
        self.found.get(key).map(AsRef::as_ref)
    }

    /// The finished sentence, and what Fluent complained about.
    pub fn format(&self, key: &str, args: &FluentArgs) -> (String, Vec<FluentError>) {
        let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        let message = self.bundle.get_message(id);
        let pattern = message.and_then(|message| match attribute {
            None => message.value(),
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
        });
        let mut errors = Vec::new();
        let sentence = pattern.map(|pattern| self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned());
        (sentence.unwrap_or_default(), errors)
    }
}

/// Takes a message away, and its attributes, which are the keys from `key.` up to the next sign in the alphabet, `key/`.
fn forget(shelf: &mut BTreeMap<String, Arc<Message>>, key: &str) {
    shelf.remove(key);
    let attributes = shelf.range(format!("{key}.")..format!("{key}/"));
    let old: Vec<String> = attributes.map(|(attribute, _)| attribute.clone()).collect();
    old.iter().for_each(|attribute| drop(shelf.remove(attribute)));
}

fn name_of<'a>(entry: &Entry<&'a str>) -> Option<&'a str> {
    match entry {
        Entry::Message(message) => Some(message.id.name),
        Entry::Term(term) => Some(term.id.name),
        _ => None,
    }
}

/// Where a slice of the source begins in it.
fn byte_of(source: &str, slice: &str) -> usize {
    (slice.as_ptr() as usize).saturating_sub(source.as_ptr() as usize)
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        let attribute_of = |id: &str, attribute: &Option<fluent_syntax::ast::Identifier<&str>>| match attribute {
            Some(attribute) => format!("{id}.{}", attribute.name),
            None => id.to_owned(),
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.mentions.insert(attribute_of(id.name, attribute));
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                self.mentions.insert(attribute_of(&format!("-{}", id.name), attribute));
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.mentions.insert(format!("{}()", id.name));
                self.arguments(arguments);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}
