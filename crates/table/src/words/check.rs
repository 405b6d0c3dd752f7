//! Compares the messages of two languages.

use super::dictionary::Dictionary;
use std::collections::BTreeSet;

/// Sentences about keys that one language lacks and about messages that use different arguments.
///
/// Attributes that serve grammar, which are those some message reaches as `$card-gender`, may exist in one language alone.
pub(super) fn differences(a: &Dictionary, b: &Dictionary) -> Vec<String> {
    let grammar: BTreeSet<&str> = suffixes(a).chain(suffixes(b)).collect();
    let mut found = lacking(a, b, &grammar);
    found.extend(lacking(b, a, &grammar));
    found.extend(a.keys().filter_map(|key| different_arguments(a, b, key)));
    found
}

fn lacking(has: &Dictionary, lacks: &Dictionary, grammar: &BTreeSet<&str>) -> Vec<String> {
    has.keys()
        .filter(|key| !lacks.has(key) && key.split_once('.').is_none_or(|(_, attribute)| !grammar.contains(attribute)))
        .map(|key| format!("“{key}” is in {} and not in {}", has.lang, lacks.lang))
        .collect()
}

fn suffixes(dictionary: &Dictionary) -> impl Iterator<Item = &str> {
    let messages = dictionary.keys().filter_map(|key| dictionary.message(key));
    messages.flat_map(|message| &message.variables).filter_map(|variable| Some(variable.split_once('-')?.1))
}

fn different_arguments(a: &Dictionary, b: &Dictionary, key: &str) -> Option<String> {
    let (in_a, in_b) = (arguments(a, key)?, arguments(b, key)?);
    let list = |names: &BTreeSet<&str>| match names.len() {
        0 => "no argument".to_owned(),
        _ => names.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(" "),
    };
    (in_a != in_b).then(|| format!("“{key}” uses {} in {} and {} in {}", list(&in_a), a.lang, list(&in_b), b.lang))
}

/// What a text must give for this message: the derived `$who-is` asks for `who`.
pub(super) fn arguments<'d>(dictionary: &'d Dictionary, key: &str) -> Option<BTreeSet<&'d str>> {
    let variables = &dictionary.message(key)?.variables;
    Some(
        variables.iter().map(|variable| variable.split_once('-').map_or(variable.as_str(), |(name, _)| name)).collect(),
    )
}
