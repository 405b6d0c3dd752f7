//! The question: who and when, one sentence, and its options as real buttons in one ordinary form.

use super::Pen;
use super::icon;
use maud::{Markup, html};
use shelf::{Kind, Offered, Query};
use table::{Barred, text};

/// What is asked of this viewer, and where the answer goes.
pub struct Asking<'a> {
    pub query: &'a Query,
    pub options: &'a [Offered],
    /// The address an answer is posted to.
    pub action: &'a str,
    /// The seat that answers, counted from 1.
    pub seat: u8,
}

/// From this many lines on, options with a common path are folded together.
const FOLD_FROM: usize = 14;

/// The keys that choose: 1 to 9, then letters, except those that do something else on every page.
pub fn key(number: usize) -> Option<char> {
    let letters = ('a'..='z').filter(|letter| !matches!(letter, 'l' | 'r' | 'u'));
    ('1'..='9').chain(letters).nth(number.checked_sub(1)?)
}

/// The size up to which groups stay open so that the list is short: as large as may be; 1 where even that does not make it so. Beside them
/// stand so many options without a group.
fn open_up_to(groups: &[usize], plain: usize) -> usize {
    let lines = |open: usize| plain + groups.iter().map(|size| if *size <= open { *size } else { 1 }).sum::<usize>();
    let sizes = 1..=groups.iter().copied().max().unwrap_or(1);
    sizes.rev().find(|open| lines(*open) < FOLD_FROM).unwrap_or(1)
}

/// A line of a long list.
enum Line<'a> {
    One(&'a Offered),
    /// Options under one heading, which opens.
    Fold(&'a str, &'a [&'a Offered]),
}

impl Pen<'_> {
    /// The form with all options. Without scripts every kind of question can be answered just as well.
    pub fn form(&self, asking: &Asking) -> Markup {
        html! {
            form #answer method="post" action=(asking.action) autocomplete="off" data-kind=(kind_name(&asking.query.kind)) {
                input type="hidden" name="question" value=(asking.query.number);
                input type="hidden" name="seat" value=(asking.seat);
                (self.choices(asking))
                (self.barred(&asking.query.prompt.barred))
            }
        }
    }

    fn choices(&self, asking: &Asking) -> Markup {
        match &asking.query.kind {
            Kind::One | Kind::Sealed => self.one(asking.options),
            Kind::Several { min, max } => self.some(asking.options, *min, *max),
            Kind::Share { total } => self.share(asking.options, *total),
            Kind::Order => self.order(asking.options),
            Kind::Roll { sides, count, .. } => self.told_roll(*sides, *count),
            Kind::Draw { cards, .. } => self.told_draw(cards),
        }
    }

    fn one(&self, options: &[Offered]) -> Markup {
        if options.len() >= FOLD_FROM && options.iter().any(|option| !option.label.path.is_empty()) {
            return self.folded(options);
        }
        html! { ol.opts { @for option in options { (self.option(option, key(option.number))) } } }
    }

    /// A long list: options whose path begins alike lie under one heading, which opens without scripts too. The largest groups are folded
    /// first, and no more of them than it takes to make the list short.
    fn folded(&self, options: &[Offered]) -> Markup {
        let mut groups: Vec<(String, Vec<&Offered>)> = Vec::new();
        for option in options {
            let head = option.label.path.first().map(|text| self.say(text)).unwrap_or_default();
            match groups.iter_mut().find(|(name, _)| *name == head) {
                Some((_, group)) => group.push(option),
                None => groups.push((head, vec![option])),
            }
        }
        let (plain, named): (Vec<_>, Vec<_>) = groups.iter().partition(|(name, _)| name.is_empty());
        let sizes: Vec<usize> = named.iter().map(|(_, group)| group.len()).collect();
        let open = open_up_to(&sizes, plain.iter().map(|(_, group)| group.len()).sum());
        let lines = groups.iter().flat_map(|(name, group)| match group.len() <= open || name.is_empty() {
            true => group.iter().map(|option| Line::One(option)).collect::<Vec<_>>(),
            false => vec![Line::Fold(name, group)],
        });
        self.lines_with_keys(&lines.collect::<Vec<_>>())
    }

    /// What is in sight has the first keys; what lies in folds has those that are left.
    fn lines_with_keys(&self, lines: &[Line]) -> Markup {
        let mut used = lines.len();
        html! {
            ol.opts {
                @for (n, line) in lines.iter().enumerate() {
                    @match line {
                        Line::One(option) => (self.option(option, key(n + 1))),
                        Line::Fold(name, group) => {
                            @let before = used;
                            @let () = used += group.len();
                            li {
                                details.fold {
                                    summary data-k=[key(n + 1)] { (key_cap(key(n + 1))) b { (name) } span.badge { (group.len()) } }
                                    ol { @for (m, option) in group.iter().enumerate() { (self.option(option, key(before + m + 1))) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn option(&self, option: &Offered, key: Option<char>) -> Markup {
        let odds = option.label.odds.as_ref();
        let spots: Vec<&str> = option.label.spots.iter().map(|spot| spot.as_str()).collect();
        html! {
            li.choice {
                button.opt #{ "o" (option.number) } type="submit" name="answer" value=(option.notation) data-number=(option.number) data-k=[key] data-spots=(spots.join(" ")) {
                    (key_cap(key))
                    (self.words(option))
                    @if let Some(chance) = odds.and_then(|odds| odds.chance) { span.pcnt { (chance) } } @else { span {} }
                }
                @if let Some(rule) = &option.label.rule { a.rule.why href={ (self.rules) "#" (rule) } data-rule=(rule) aria-label=(self.tell(&text!("web-why-option", rule = rule.to_string()))) { "?" } }
                @if let Some(odds) = odds { (self.odds(odds)) }
            }
        }
    }

    /// The label of an option with its one line of detail.
    fn words(&self, option: &Offered) -> Markup {
        html! { span { b { (self.say(&option.label.text)) } @if let Some(detail) = &option.label.detail { small { (self.say(detail)) } } } }
    }

    /// Several at once: a box before each.
    fn some(&self, options: &[Offered], min: usize, max: usize) -> Markup {
        html! {
            p.how #how { (self.tell(&text!("web-choose-some", min = min, max = max, exactly = usize::from(min == max)))) " " output.count data-min=(min) data-max=(max) {} }
            ol.opts aria-labelledby="how" {
                @for option in options {
                    li.choice {
                        label.opt #{ "o" (option.number) } data-number=(option.number) data-k=[key(option.number)] data-spots=(spots(option)) {
                            span.tick { input type="checkbox" name="pick" value=(option.notation); (key_cap(key(option.number))) }
                            (self.words(option))
                            @if let Some(chance) = option.label.odds.as_ref().and_then(|odds| odds.chance) { span.pcnt { (chance) } } @else { span {} }
                        }
                    }
                }
            }
            (self.send(min == 0))
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
                        label.opt #{ "o" (option.number) } data-number=(option.number) data-k=[key(option.number)] data-spots=(spots(option)) {
                            (key_cap(key(option.number)))
                            (self.words(option))
                            span.num { input type="number" inputmode="numeric" name={ "part-" (option.number) } min="0" max=(cap) value="0" step="1"; small { "/ " (cap) } }
                        }
                    }
                }
            }
            (self.send(false))
        }
    }

    /// An order: the place of each, as a number; the script also moves them.
    fn order(&self, options: &[Offered]) -> Markup {
        html! {
            p.how #how { (self.ui("web-order")) }
            ol.opts.ordering aria-labelledby="how" {
                @for (n, option) in options.iter().enumerate() {
                    li.choice {
                        label.opt #{ "o" (option.number) } data-number=(option.number) data-k=[key(option.number)] data-spots=(spots(option)) {
                            span.num { input type="number" inputmode="numeric" name={ "place-" (option.number) } min="1" max=(options.len()) value=(n + 1) step="1"; }
                            (self.words(option))
                            span.movers { button type="button" data-move="-1" aria-label=(self.ui("web-earlier")) { "↑" } button type="button" data-move="1" aria-label=(self.ui("web-later")) { "↓" } }
                        }
                    }
                }
            }
            (self.send(false))
        }
    }

    fn told_roll(&self, sides: u8, count: u8) -> Markup {
        html! {
            div.told {
                label for="told" { (self.tell(&text!("web-told-roll", sides = sides, count = count))) }
                input #told name="answer" inputmode="numeric" pattern="[0-9 ]+" required maxlength="120";
            }
            (self.send(false))
        }
    }

    fn told_draw(&self, cards: &[String]) -> Markup {
        html! {
            div.told {
                label for="told" { (self.ui("web-told-draw")) }
                select #told name="answer" required { @for card in cards { option value=(card) { (card) } } }
            }
            (self.send(false))
        }
    }

    fn send(&self, none: bool) -> Markup {
        let key = if none { "web-send-or-none" } else { "web-send" };
        html! { div.send { button.btn.main type="submit" name="send" value="1" { (self.ui(key)) } } }
    }

    /// What is not offered, with what bars it.
    fn barred(&self, barred: &[Barred]) -> Markup {
        html! {
            @if !barred.is_empty() {
                ul.opts.nos aria-label=(self.ui("web-barred")) {
                    @for bar in barred {
                        li { div class="opt no" {
                            span.key aria-hidden="true" { "–" }
                            span { b { (self.say(&bar.what)) } small { (self.say(&bar.why)) } }
                            a.rule href={ (self.rules) "#" (bar.rule) } data-rule=(bar.rule) { (self.ui("web-why-not")) " " (bar.rule) }
                        } }
                    }
                }
            }
        }
    }
}

fn spots(option: &Offered) -> String {
    let spots: Vec<&str> = option.label.spots.iter().map(|spot| spot.as_str()).collect();
    spots.join(" ")
}

fn key_cap(key: Option<char>) -> Markup {
    html! { @match key { Some(key) => span.key aria-hidden="true" { (key.to_ascii_uppercase()) }, None => span.key aria-hidden="true" { (icon::named("arrow")) } } }
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
    use super::{key, open_up_to};

    #[test]
    fn keys_are_figures_then_letters_without_those_of_the_page() {
        assert_eq!((key(1), key(9), key(10)), (Some('1'), Some('9'), Some('a')));
        let all: Vec<char> = (1..60).filter_map(key).collect();
        assert_eq!(all.len(), 9 + 23);
        assert!(!all.contains(&'l') && !all.contains(&'r') && !all.contains(&'u'));
        assert_eq!(key(0), None);
    }

    #[test]
    fn the_largest_groups_are_folded_first_and_no_more_than_needed() {
        let folded = |groups: &[usize], plain: usize| -> Vec<usize> {
            let open = open_up_to(groups, plain);
            groups.iter().copied().filter(|size| *size > open).collect()
        };
        assert_eq!(folded(&[12, 2, 3], 2), [12]);
        assert_eq!(folded(&[12, 2, 3], 8), [12, 3]);
        assert_eq!(folded(&[5, 5, 5], 0), [5, 5, 5], "equals are treated alike");
        assert_eq!(folded(&[4, 1], 20), [4], "what cannot be made short is folded as far as it goes");
    }
}
