//! Questions with more than one thing in their answer: several at once, a total shared out, an order; and dice and cards that are told.

use super::{Asking, figure};
use crate::draw::Pen;
use maud::{Markup, html};
use shelf::Offered;
use table::{Text, text};

impl Pen<'_> {
    /// Several at once: a box before each.
    pub(super) fn some(&self, asking: &Asking, min: usize, max: usize) -> Markup {
        html! {
            p.how #how { (self.tell(&text!("web-choose-some", min = min, max = max, exactly = usize::from(min == max)))) " " output.count data-min=(min) data-max=(max) {} }
            ol.opts aria-labelledby="how" {
                @for option in asking.options {
                    li.choice {
                        label.opt #{ "o" (option.number) } data-number=(option.number) data-k=[figure(option.number - 1)] {
                            span.tick { input type="checkbox" name="pick" value=(option.notation); }
                            (self.words(option, None))
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
    pub(super) fn share(&self, options: &[Offered], total: u16) -> Markup {
        html! {
            p.how #how { (self.tell(&text!("web-share", total = total))) " " output.count data-total=(total) {} }
            ol.opts aria-labelledby="how" {
                @for option in options {
                    @let cap = option.cap.unwrap_or(total).min(total);
                    li.choice {
                        label.opt #{ "o" (option.number) } data-number=(option.number) data-k=[figure(option.number - 1)] {
                            (self.words(option, None))
                            span.num { input type="number" inputmode="numeric" name={ "part-" (option.number) } min="0" max=(cap) value="0" step="1"; small { "/ " (cap) } }
                        }
                    }
                }
            }
            (self.send(None, false))
        }
    }

    /// An order: the place of each, as a number; the script also moves them.
    pub(super) fn order(&self, asking: &Asking) -> Markup {
        let options = asking.options;
        html! {
            p.how #how { (self.ui("web-order")) @if options.iter().any(|option| !option.label.touched().is_empty()) { " " span.scripted { (self.ui("web-order-touch")) } } }
            ol.opts.ordering aria-labelledby="how" {
                @for (n, option) in options.iter().enumerate() {
                    li.choice {
                        label.opt #{ "o" (option.number) } data-number=(option.number) data-k=[figure(option.number - 1)] {
                            span.num { input type="number" inputmode="numeric" name={ "place-" (option.number) } min="1" max=(options.len()) value=(n + 1) step="1"; }
                            (self.words(option, None))
                            span.movers { button type="button" data-move="-1" aria-label=(self.ui("web-earlier")) { "↑" } button type="button" data-move="1" aria-label=(self.ui("web-later")) { "↓" } }
                        }
                    }
                }
            }
            (self.send(asking.query.prompt.send.as_ref(), false))
        }
    }

    pub(super) fn told_roll(&self, sides: u8, count: u8) -> Markup {
        html! {
            div.told {
                label for="told" { (self.tell(&text!("web-told-roll", sides = sides, count = count))) }
                input #told name="answer" inputmode="numeric" pattern="[0-9 ]+" required maxlength="120";
            }
            (self.send(None, false))
        }
    }

    pub(super) fn told_draw(&self, cards: &[String]) -> Markup {
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
}
