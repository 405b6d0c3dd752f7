//! Keywords, passives, abilities and their prices in words.

use crate::pack::Pack;
use crate::pack::schema::*;
use table::{Text, text};

/// What a passive changes. Two of them are also keywords and share their words.
fn modifier(modifier: Modifier) -> Text {
    match modifier {
        Modifier::AmbrosiaLimit(n) => Keyword::AmbrosiaLimit(n).text(),
        Modifier::AmbrosiaLimitPlus(n) => Keyword::AmbrosiaLimitPlus(n).text(),
        other => other.text(),
    }
}

/// The value that opens a gate, as chips print it.
pub(crate) fn gate(Gate(which, value): Gate) -> Text {
    text!("gate", stat = which.text(), value = value)
}

/// All that is paid, or nothing.
fn price(price: &Price) -> Option<Text> {
    let mut parts: Vec<Text> = Vec::new();
    if let Some(action) = price.action {
        parts.push(Text::new(format!("cost-{}", action.slug())));
    }
    let counted = [
        ("cost-danger", price.danger),
        ("cost-fate", price.fate),
        ("cost-rage", price.rage),
        ("cost-trespass", price.trespass),
    ];
    parts.extend(counted.iter().filter(|(_, n)| *n > 0).map(|(key, n)| text!(*key, n = *n)));
    let marked = [
        ("cost-exhaust", price.exhaust),
        ("cost-discard", price.discard),
        ("cost-charge", price.charge),
        ("cost-summon", price.summon),
    ];
    parts.extend(marked.iter().filter(|(_, paid)| *paid).map(|(key, _)| Text::new(*key)));
    if let Some((what, n)) = price.tokens {
        parts.push(text!("cost-tokens", token = what.text(), n = n));
    }
    (!parts.is_empty()).then(|| text!("all-of", list = parts))
}

impl Pack {
    /// An ability: when, at what price, under what circumstances, and what it does.
    pub fn say_ability(&self, ability: &Ability) -> Text {
        let mut head = ability.at.text();
        if let Some(open) = ability.gate {
            head = text!("gated", gate = gate(open), what = head);
        }
        if !ability.when.is_empty() {
            head = text!("head-when", head = head, when = self.say_whens(ability.when));
        }
        if let Some(paid) = price(&ability.cost) {
            head = text!("head-price", head = head, price = paid);
        }
        let effects = self.say_script(ability.effects);
        let effects = effects.unwrap_or_else(|| Text::new("effect-nothing"));
        let key = if ability.may { "ability-may" } else { "ability-says" };
        text!(key, head = head, effects = effects)
    }

    fn say_gated(&self, what: Text, open: Option<Gate>, when: crate::pack::Slice<When>) -> Text {
        let what = match open {
            Some(open) => text!("gated", gate = gate(open), what = what),
            None => what,
        };
        if when.is_empty() { what } else { text!("head-when", head = what, when = self.say_whens(when)) }
    }

    /// Everything a card gives, line by line: keywords together, then passives, then abilities.
    pub fn say_powers(&self, powers: &Powers) -> Vec<Text> {
        let mut lines = Vec::new();
        let keywords: Vec<Text> =
            powers.keywords.iter().map(|gated| self.say_gated(gated.is.text(), gated.gate, gated.when)).collect();
        lines.extend(keywords.into_iter().map(sentence));
        let passives = powers.passives.iter();
        lines
            .extend(passives.map(|passive| sentence(self.say_gated(modifier(passive.is), passive.gate, passive.when))));
        lines.extend(self.all(powers.abilities).iter().map(|ability| self.say_ability(ability)));
        lines
    }
}

fn sentence(what: Text) -> Text {
    text!("sentence", what = what)
}

/// Lines as one text, one sentence after another.
pub(crate) fn joined(lines: impl DoubleEndedIterator<Item = Text>) -> Option<Text> {
    lines.rev().reduce(|rest, first| text!("effects", first = first, rest = rest))
}
