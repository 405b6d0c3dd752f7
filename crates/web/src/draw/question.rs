//! The question: its verbs, each with its options as real buttons, in one ordinary form; and what the script needs to act on the table.

mod data;
mod several;
mod slots;

use super::cache::Form;
use super::marks::Boards;
use super::pen::worth;
use super::seats::capitalised;
use super::{Pen, icon};
pub use data::json_for_script;
use maud::{Markup, html};
use shelf::{Kind, Offered, Query};
use slots::Slots;
use table::scene::Tone;
use table::{Barred, Text, Verb, text};

/// What is asked of this viewer, and where the answer goes.
pub struct Asking<'a> {
    pub query: &'a Query,
    pub options: &'a [Offered],
    /// What one does in this game.
    pub verbs: &'a [Verb],
    /// The address an answer is posted to.
    pub action: &'a str,
    /// The seat that answers, counted from 1.
    pub seat: u8,
}

impl Pen<'_> {
    /// The form with all options. Without scripts every kind of question can be answered just as well.
    pub fn form(&self, asking: &Asking, boards: &Boards) -> Markup {
        self.compare_options(asking.options, boards);
        html! {
            form #answer method="post" action=(asking.action) autocomplete="off" data-kind=(kind_name(&asking.query.kind)) data-number=(asking.query.number) {
                input type="hidden" name="question" value=(asking.query.number);
                input type="hidden" name="seat" value=(asking.seat);
                (self.choices(asking))
                (self.data(asking, boards))
            }
        }
    }

    fn choices(&self, asking: &Asking) -> Markup {
        match &asking.query.kind {
            Kind::One | Kind::Sealed => self.one(asking),
            Kind::Several { min, max } => self.some(asking, *min, *max),
            Kind::Share { total } => self.share(asking.options, *total),
            Kind::Order => self.order(asking),
            Kind::Roll { sides, count, .. } => self.told_roll(*sides, *count),
            Kind::Draw { cards, .. } => self.told_draw(cards),
        }
    }

    /// Verbs in their places, or the answers in theirs; below them what ends the turn.
    fn one(&self, asking: &Asking) -> Markup {
        let slots = Slots::new(asking);
        let barred = &asking.query.prompt.barred;
        html! {
            div class=(if slots.shows_verbs() { "vbs" } else { "vbs listed" }) {
                @if slots.shows_verbs() {
                    @for (verb, options) in &slots.under { (self.verb(verb, options, barred, &self.comes(verb, &slots))) }
                } @else {
                    div.answers { @for (n, option) in slots.answers.iter().enumerate() { (self.answer(option, figure(n))) } }
                }
            }
            @match slots.done {
                Some(done) => (self.done(done, asking.query.prompt.default.as_deref())),
                None => div.vb.done.void aria-hidden="true" {},
            }
            (self.lists(&slots, barred))
        }
    }

    /// A verb: its word, its letter, in how many ways it can be done, and the best news of them; or why not.
    fn verb(&self, verb: &Verb, options: &[&Offered], barred: &[Barred], idle: &str) -> Markup {
        let bars: Vec<&Barred> = barred.iter().filter(|bar| bar.verb.as_deref() == Some(verb.name)).collect();
        let off = options.is_empty();
        let letter = self.say(&verb.letter).to_lowercase();
        html! {
            details class=(if off { "vb off" } else { "vb" }) id={ "verb-" (verb.name) } name="verb" data-verb=(verb.name) {
                summary data-k=(letter) {
                    (icon::beside(&verb.icon))
                    b { (self.say(&verb.word)) @if !off { i { (options.len()) } } }
                    span.key aria-hidden="true" { (letter.to_uppercase()) }
                    (self.news(options, &bars, idle))
                }
                div.vlist {
                    @if !off { ol.opts { @for option in options { (self.option(option)) } } }
                    @if off && bars.is_empty() { p.small.soft { (idle) } }
                    (self.barred(&bars))
                }
            }
        }
    }

    /// The best news of some options, or what bars them.
    fn news(&self, options: &[&Offered], bars: &[&Barred], idle: &str) -> Markup {
        let best = options.iter().filter_map(|option| option.label.tag.as_ref()).max_by_key(|tag| worth(tag));
        let chance = best.and_then(|tag| tag.chance).map(|chance| format!(" {chance}")).unwrap_or_default();
        html! {
            @match (best, bars.first()) {
                (Some(tag), _) => small class=(if tag.tone == Tone::Good { "y" } else { "" }) { (self.say(&tag.text)) (chance) },
                (None, Some(bar)) if options.is_empty() => small { (self.say(&bar.why)) },
                (None, _) if options.is_empty() => small { (idle) },
                _ => small {},
            }
        }
    }

    /// When a verb comes that has nothing to do now.
    fn comes(&self, verb: &Verb, slots: &Slots) -> String {
        verb.comes_later(slots.busy()).map_or_else(|| self.ui("web-not-now"), |when| self.say(when))
    }

    /// An answer that takes the place of a verb.
    fn answer(&self, option: &Offered, key: Option<char>) -> Markup {
        self.option_or(option, Form::Answer(key), || html! {
            div.choice {
                button.vb.ans.opt #{ "o" (option.number) } type="submit" name="answer" value=(option.notation) data-number=(option.number) data-k=[key] {
                    @if let Some(icon) = &option.label.icon { (icon::beside(icon)) } @else { span {} }
                    (self.words(option, option.label.tag.as_ref().map(|tag| &tag.text)))
                    span.endk { (self.chance(option)) @if let Some(key) = key { span.key aria-hidden="true" { (key) } } }
                }
                (self.behind(option))
            }
        })
    }

    fn done(&self, option: &Offered, default: Option<&str>) -> Markup {
        let tag = option.label.tag.as_ref();
        let warns = tag.is_some_and(|tag| tag.tone == Tone::Bad);
        let said =
            tag.map(|tag| self.say(&tag.text)).or_else(|| option.label.detail.as_ref().map(|said| self.say(said)));
        let usual = default == Some(option.notation.as_str());
        html! {
            div.choice.ends {
                button class={ "vb done opt" @if usual { " usual" } } #{ "o" (option.number) } type="submit" name="answer" value=(option.notation) data-number=(option.number) data-k="0" {
                    @match &option.label.icon { Some(icon) => (icon::beside(icon)), None => (icon::named("arrow")) }
                    b { (capitalised(&self.say(&option.label.text))) }
                    span.key aria-hidden="true" { "0" }
                    small class=(if warns { "w" } else { "" }) { (said.unwrap_or_default()) }
                }
                (self.behind(option))
            }
        }
    }

    /// What is touched on the table, as a list; and what is barred without belonging to a verb.
    fn lists(&self, slots: &Slots, barred: &[Barred]) -> Markup {
        let bars: Vec<&Barred> = barred.iter().filter(|bar| bar.verb.is_none() || !slots.shows_verbs()).collect();
        html! {
            div.lists {
                @if !slots.listed.is_empty() {
                    details.more #list name="verb" {
                        summary { (self.tell(&text!("web-as-list", count = slots.listed.len()))) }
                        div.vlist { ol.opts { @for option in &slots.listed { (self.option(option)) } } }
                    }
                }
                @if !bars.is_empty() {
                    details.more #bars name="verb" { summary { (self.ui("web-why-not")) } div.vlist { (self.barred(&bars)) } }
                }
            }
        }
    }

    /// One option of a list.
    pub fn option(&self, option: &Offered) -> Markup {
        self.option_or(option, Form::Listed, || html! {
            li.choice {
                button.opt #{ "o" (option.number) } type="submit" name="answer" value=(option.notation) data-number=(option.number) {
                    (self.words(option, None))
                    (self.chance(option))
                }
                (self.behind(option))
            }
        })
    }

    fn chance(&self, option: &Offered) -> Markup {
        let chance = option.label.odds.as_ref().and_then(|odds| odds.chance);
        let chance = chance.or_else(|| option.label.tag.as_ref().and_then(|tag| tag.chance));
        html! { @match chance { Some(chance) => span.pcnt { (chance) }, None => span {} } }
    }

    /// What stands behind an option: its rule, what it would change, its odds. The script shows it in the preview.
    pub fn behind(&self, option: &Offered) -> Markup {
        let label = &option.label;
        html! {
            div.pvd {
                @if let Some(rule) = &label.rule { a.rule.why href={ (self.rules) "#" (rule) } data-rule=(rule) aria-label=(self.tell(&text!("web-why-option", rule = rule.to_string()))) { (rule) } }
                @if !label.changes.is_empty() { (self.changes(&label.changes)) }
                @if let Some(odds) = &label.odds { (self.odds(odds)) }
            }
        }
    }

    /// The label of an option with its one line of detail, or else with what it would do.
    fn words(&self, option: &Offered, would: Option<&Text>) -> Markup {
        html! { span.wds { b { (capitalised(&self.say(&option.label.text))) } @if let Some(said) = option.label.detail.as_ref().or(would) { small { (self.say(said)) } } } }
    }

    /// What is not offered, with what bars it.
    fn barred(&self, barred: &[&Barred]) -> Markup {
        html! {
            @if !barred.is_empty() {
                ul.nos aria-label=(self.ui("web-barred")) {
                    @for bar in barred {
                        li { b { (self.say(&bar.what)) } " " span { (self.say(&bar.why)) } " " a.rule href={ (self.rules) "#" (bar.rule) } data-rule=(bar.rule) { (bar.rule) } }
                    }
                }
            }
        }
    }
}

/// The figure that presses the answer at a place, counted from 0.
fn figure(place: usize) -> Option<char> {
    ('1'..='9').nth(place)
}

fn kind_name(kind: &Kind) -> &'static str {
    match kind {
        Kind::One | Kind::Sealed => "one",
        Kind::Several { .. } => "some",
        Kind::Share { .. } => "share",
        Kind::Order => "order",
        Kind::Roll { .. } => "roll",
        Kind::Draw { .. } => "draw",
    }
}
