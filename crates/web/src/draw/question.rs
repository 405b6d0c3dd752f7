//! The question: its verbs, each with its options as real buttons, in one ordinary form; and what the script needs to act on the table.

use super::cache::Form;
use super::marks::Boards;
use super::pen::worth;
use super::seats::capitalised;
use super::{Pen, icon, tone};
use maud::{Markup, PreEscaped, html};
use serde::Serialize;
use serde_json::Value;
use shelf::{Kind, Offered, Query};
use smallvec::SmallVec;
use std::borrow::Cow;
use table::scene::{Spot, Tone};
use table::{Barred, Tag, Text, Touch, Verb, text};

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

/// Where the options of a question go.
struct Slots<'a> {
    /// What ends the turn or leaves things as they are.
    done: Option<&'a Offered>,
    /// Options under one of the game's verbs.
    under: Vec<(&'a Verb, Vec<&'a Offered>)>,
    /// Answers that lie nowhere on the table: they stand in the place of the verbs.
    answers: Vec<&'a Offered>,
    /// The others: they are touched on the table, and listed for those who want a list.
    listed: Vec<&'a Offered>,
}

impl<'a> Slots<'a> {
    fn new(asking: &Asking<'a>) -> Slots<'a> {
        let is = |option: &Offered, verb: &str| option.label.verb.as_deref() == Some(verb);
        let done = asking.options.iter().find(|option| is(option, Verb::DONE));
        let rest = || asking.options.iter().filter(|option| done.is_none_or(|done| done.number != option.number));
        let under: Vec<(&Verb, Vec<&Offered>)> =
            asking.verbs.iter().map(|verb| (verb, rest().filter(|option| is(option, verb.name)).collect())).collect();
        let acts = under.iter().any(|(_, options)| !options.is_empty());
        let free = rest().filter(|option| !under.iter().any(|(verb, _)| is(option, verb.name)));
        // What is touched for all of them alike tells none of them apart.
        let mut touched = rest().map(|option| option.label.touched());
        let first = touched.next();
        let alike = rest().nth(1).is_some() && touched.all(|steps| Some(steps) == first);
        // Without verbs of its own a game has its answers in their place.
        let nowhere =
            |option: &&Offered| asking.verbs.is_empty() || (!acts && (alike || option.label.touched().is_empty()));
        let (answers, listed) = free.partition(nowhere);
        Slots { done, under, answers, listed }
    }

    fn shows_verbs(&self) -> bool {
        self.answers.is_empty() && !self.under.is_empty()
    }
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
            Kind::Order => self.order(asking.options),
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
                    @for (verb, options) in &slots.under { (self.verb(verb, options, barred)) }
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
    fn verb(&self, verb: &Verb, options: &[&Offered], barred: &[Barred]) -> Markup {
        let bars: Vec<&Barred> = barred.iter().filter(|bar| bar.verb.as_deref() == Some(verb.name)).collect();
        let off = options.is_empty();
        let letter = self.say(&verb.letter).to_lowercase();
        html! {
            details class=(if off { "vb off" } else { "vb" }) id={ "verb-" (verb.name) } name="verb" data-verb=(verb.name) {
                summary data-k=(letter) {
                    (icon::beside(&verb.icon))
                    b { (self.say(&verb.word)) @if !off { i { (options.len()) } } }
                    span.key aria-hidden="true" { (letter.to_uppercase()) }
                    (self.news(options, &bars))
                }
                div.vlist {
                    @if !off { ol.opts { @for option in options { (self.option(option)) } } }
                    (self.barred(&bars))
                }
            }
        }
    }

    /// The best news of some options, or what bars them.
    fn news(&self, options: &[&Offered], bars: &[&Barred]) -> Markup {
        let best = options.iter().filter_map(|option| option.label.tag.as_ref()).max_by_key(|tag| worth(tag));
        let chance = best.and_then(|tag| tag.chance).map(|chance| format!(" {chance}")).unwrap_or_default();
        html! {
            @match (best, bars.first()) {
                (Some(tag), _) => small class=(if tag.tone == Tone::Good { "y" } else { "" }) { (self.say(&tag.text)) (chance) },
                (None, Some(bar)) if options.is_empty() => small { (self.say(&bar.why)) },
                (None, _) if options.is_empty() => small { (self.ui("web-not-now")) },
                _ => small {},
            }
        }
    }

    /// An answer that takes the place of a verb.
    fn answer(&self, option: &Offered, key: Option<char>) -> Markup {
        self.option_or(option, Form::Answer(key), || html! {
            div.choice {
                button.vb.ans.opt #{ "o" (option.number) } type="submit" name="answer" value=(option.notation) data-number=(option.number) data-k=[key] {
                    @if let Some(icon) = &option.label.icon { (icon::beside(icon)) } @else { span {} }
                    (self.words(option))
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
                    (self.words(option))
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

    /// What the script needs to act on the table: for each option its verb, what is touched for it, what is written on the target and what
    /// is drawn while it is in hand.
    fn data(&self, asking: &Asking, boards: &Boards) -> Markup {
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

    /// The label of an option with its one line of detail.
    fn words(&self, option: &Offered) -> Markup {
        html! { span.wds { b { (capitalised(&self.say(&option.label.text))) } @if let Some(detail) = &option.label.detail { small { (self.say(detail)) } } } }
    }

    /// Several at once: a box before each.
    fn some(&self, asking: &Asking, min: usize, max: usize) -> Markup {
        html! {
            p.how #how { (self.tell(&text!("web-choose-some", min = min, max = max, exactly = usize::from(min == max)))) " " output.count data-min=(min) data-max=(max) {} }
            ol.opts aria-labelledby="how" {
                @for option in asking.options {
                    li.choice {
                        label.opt #{ "o" (option.number) } data-number=(option.number) data-k=[figure(option.number - 1)] {
                            span.tick { input type="checkbox" name="pick" value=(option.notation); }
                            (self.words(option))
                            (self.chance(option))
                        }
                        (self.behind(option))
                    }
                }
            }
            (self.send(asking.query.prompt.send.as_ref(), min == 0))
        }
    }

    /// A total shared out: a number beside each.
    fn share(&self, options: &[Offered], total: u16) -> Markup {
        html! {
            p.how #how { (self.tell(&text!("web-share", total = total))) " " output.count data-total=(total) {} }
            ol.opts aria-labelledby="how" {
                @for option in options {
                    @let cap = option.cap.unwrap_or(total).min(total);
                    li.choice {
                        label.opt #{ "o" (option.number) } data-number=(option.number) data-k=[figure(option.number - 1)] {
                            (self.words(option))
                            span.num { input type="number" inputmode="numeric" name={ "part-" (option.number) } min="0" max=(cap) value="0" step="1"; small { "/ " (cap) } }
                        }
                    }
                }
            }
            (self.send(None, false))
        }
    }

    /// An order: the place of each, as a number; the script also moves them.
    fn order(&self, options: &[Offered]) -> Markup {
        html! {
            p.how #how { (self.ui("web-order")) }
            ol.opts.ordering aria-labelledby="how" {
                @for (n, option) in options.iter().enumerate() {
                    li.choice {
                        label.opt #{ "o" (option.number) } data-number=(option.number) data-k=[figure(option.number - 1)] {
                            span.num { input type="number" inputmode="numeric" name={ "place-" (option.number) } min="1" max=(options.len()) value=(n + 1) step="1"; }
                            (self.words(option))
                            span.movers { button type="button" data-move="-1" aria-label=(self.ui("web-earlier")) { "↑" } button type="button" data-move="1" aria-label=(self.ui("web-later")) { "↓" } }
                        }
                    }
                }
            }
            (self.send(None, false))
        }
    }

    fn told_roll(&self, sides: u8, count: u8) -> Markup {
        html! {
            div.told {
                label for="told" { (self.tell(&text!("web-told-roll", sides = sides, count = count))) }
                input #told name="answer" inputmode="numeric" pattern="[0-9 ]+" required maxlength="120";
            }
            (self.send(None, false))
        }
    }

    fn told_draw(&self, cards: &[String]) -> Markup {
        html! {
            div.told {
                label for="told" { (self.ui("web-told-draw")) }
                select #told name="answer" required { @for card in cards { option value=(card) { (card) } } }
            }
            (self.send(None, false))
        }
    }

    /// The button that sends what is ticked or filled in. With a script it says how many.
    fn send(&self, word: Option<&Text>, none: bool) -> Markup {
        let word = word.map_or_else(|| self.ui("web-send"), |word| self.say(word));
        let text = if none { self.tell(&text!("web-send-or-none", word = word.as_str())) } else { word.clone() };
        html! { div.send { button.btn.main type="submit" name="send" value="1" data-word=(word) data-none=(if none { self.ui("web-send-none") } else { word.clone() }) { (text) } } }
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

/// JSON inside an element of a page, where nothing in it can end the element.
pub fn json_for_script(data: &impl Serialize) -> PreEscaped<String> {
    let json = serde_json::to_string(data).unwrap_or_default();
    PreEscaped(if json.contains('<') { json.replace('<', "\\u003c") } else { json })
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

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Asked, Label, Prompt, Seat};

    fn offered(number: usize, label: Label) -> Offered {
        Offered { number, notation: number.to_string(), label, cap: None }
    }

    /// Where the options of a question go: under verbs, in their place, in the list, at the end.
    fn sorted(verbs: &[Verb], labels: Vec<Label>) -> (Vec<usize>, Vec<usize>, Vec<usize>, Option<usize>) {
        let options: Vec<Offered> = labels.into_iter().enumerate().map(|(n, label)| offered(n + 1, label)).collect();
        let query = Query {
            number: 1,
            asked: Asked::One(Seat(0)),
            prompt: Prompt::default(),
            kind: Kind::One,
            window: false,
            stays_secret: false,
        };
        let asking = Asking { query: &query, options: &options, verbs, action: "", seat: 1 };
        let slots = Slots::new(&asking);
        let numbers = |options: &[&Offered]| options.iter().map(|option| option.number).collect();
        let under = slots.under.iter().flat_map(|(_, options)| options.iter().map(|option| option.number)).collect();
        (under, numbers(&slots.answers), numbers(&slots.listed), slots.done.map(|done| done.number))
    }

    #[test]
    fn options_stand_under_their_verbs_and_the_end_of_a_turn_in_its_own_place() {
        let verbs = [Verb::new("weave", "web"), Verb::new("play", "event")];
        let plain = || Label::new("words", "B1");
        let acts = vec![plain().verb("play"), plain().verb("done"), plain().verb("weave"), plain().step("card-1")];
        assert_eq!(sorted(&verbs, acts), (vec![3, 1], vec![], vec![4], Some(2)));
        let nowhere = vec![plain(), plain(), plain().step("card-1"), plain().verb("done")];
        assert_eq!(sorted(&verbs, nowhere), (vec![], vec![1, 2], vec![3], Some(4)));
        let table = vec![plain().step("card-1"), plain().step("card-2")];
        assert_eq!(sorted(&verbs, table), (vec![], vec![], vec![1, 2], None));
        let ways = vec![plain().step("foe"), plain().step("foe"), plain().verb("done")];
        assert_eq!(sorted(&verbs, ways), (vec![], vec![1, 2], vec![], Some(3)), "a touch would tell nothing");
        let only = vec![plain().step("card-1"), plain().verb("done")];
        assert_eq!(sorted(&verbs, only), (vec![], vec![], vec![1], Some(2)));
    }

    #[test]
    fn a_game_without_verbs_lists_its_answers() {
        let labels = vec![Label::new("words", "B1").step("board-A1"), Label::new("words", "B1")];
        assert_eq!(sorted(&[], labels), (vec![], vec![1, 2], vec![], None));
    }
}
