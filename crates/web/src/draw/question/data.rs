//! What the script needs to act on the table, as JSON inside the form.

use super::Asking;
use crate::draw::marks::Boards;
use crate::draw::{Pen, tone};
use maud::{Markup, PreEscaped, html};
use serde::Serialize;
use serde_json::Value;
use shelf::Offered;
use smallvec::SmallVec;
use std::borrow::Cow;
use table::scene::Spot;
use table::{Tag, Touch};

/// What the script knows of an option: its verb, what is touched for it, what is written on the target, and what is drawn.
#[derive(Serialize)]
struct OptionData<'a> {
    #[serde(rename = "n")]
    number: usize,
    #[serde(rename = "v")]
    verb: Option<&'a str>,
    #[serde(rename = "s")]
    steps: SmallVec<[&'a [Spot]; 4]>,
    #[serde(rename = "t")]
    tag: Option<TagData>,
    #[serde(rename = "h")]
    heavy: bool,
    #[serde(rename = "x")]
    variant: Option<String>,
    #[serde(rename = "m")]
    marks: Vec<Value>,
}

/// What is written on a target: its words, a short form of them, its tone and its chance.
type TagData = (String, Option<String>, Cow<'static, str>, Option<String>);

impl Pen<'_> {
    /// What the script needs to act on the table: for each option its verb, what is touched for it, what is written on the target and what
    /// is drawn while it is in hand.
    pub(super) fn data(&self, asking: &Asking, boards: &Boards) -> Markup {
        let verbs: Vec<(&str, String)> = asking.verbs.iter().map(|verb| (verb.name, self.say(&verb.word))).collect();
        let default = asking.query.prompt.default.as_deref();
        html! {
            script #offer type="application/json" {
                (PreEscaped("{\"options\":["))
                @for (n, option) in asking.options.iter().enumerate() {
                    @if n > 0 { "," }
                    (self.option_data_or(option, || json_for_script(&self.option_data(option, boards))))
                }
                (PreEscaped("],\"verbs\":")) (json_for_script(&verbs))
                (PreEscaped(",\"default\":")) (json_for_script(&default))
                @if asking.query.prompt.bundle { (PreEscaped(",\"bundle\":1")) }
                "}"
            }
        }
    }

    fn option_data<'o>(&self, option: &'o Offered, boards: &Boards) -> OptionData<'o> {
        let label = &option.label;
        let tag = |tag: &Tag| {
            let short = tag.short.as_ref().map(|short| self.say(short));
            (self.say(&tag.text), short, tone::class(&tag.tone), tag.chance.map(|chance| chance.to_string()))
        };
        OptionData {
            number: option.number,
            verb: label.verb.as_deref(),
            steps: label.touched(),
            tag: label.tag.as_ref().map(tag),
            heavy: label.weight == Touch::Heavy,
            variant: label.variant.as_ref().map(|variant| self.say(variant)),
            marks: self.marks(boards, &label.preview),
        }
    }
}

/// JSON inside an element of a page, where nothing in it can end the element.
pub fn json_for_script(data: &impl Serialize) -> PreEscaped<String> {
    let json = serde_json::to_string(data).unwrap_or_default();
    PreEscaped(if json.contains('<') { json.replace('<', "\\u003c") } else { json })
}
