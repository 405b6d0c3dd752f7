//! The question and what belongs to it: undo, hint, orders.

use super::View;
use crate::draw::question::Asking;
use crate::draw::seats::capitalised;
use crate::draw::zone::Patch;
use crate::draw::{Pen, icon};
use crate::live_table::play::Play;
use crate::live_table::talk::Hint;
use crate::words;
use maud::{Markup, html};
use shelf::{Kind, Query};
use table::{Arg, Seat, Text, text};

/// So many options that a bot weighed are shown.
const WEIGHED: usize = 8;

impl View<'_> {
    /// The question panel, always visible.
    pub fn ask(&self, pen: &Pen, round: Option<&Text>) -> Patch {
        let body = match &self.inner.play {
            Some(play) => self.asked(pen, play, round),
            None => html! {},
        };
        Patch { id: "ask".into(), html: html! { section.ask #ask aria-labelledby="q" { (body) } } }
    }

    fn asked(&self, pen: &Pen, play: &Play, round: Option<&Text>) -> Markup {
        if let Some(outcome) = play.session.outcome() {
            return self.over(pen, play, &outcome);
        }
        if !self.is_live() {
            return html! { header { h2 #q { (self.ui("web-abandoned")) } } };
        }
        let query = play.question();
        let seat = self.seat().filter(|seat| query.is_some_and(|query| query.asked.seats().contains(*seat)));
        html! {
            @if let (Some(seat), Some(query)) = (seat, query) { (self.mine(pen, play, seat, query, round)) }
            @else { (self.waiting(pen, play, round)) }
            (self.agreements(pen))
        }
    }

    fn mine(&self, pen: &Pen, play: &Play, seat: Seat, query: &Query, round: Option<&Text>) -> Markup {
        let options = play.options(seat);
        let action = format!("{}/answer", self.base());
        let seat_number = seat.0 + 1;
        let asking = Asking { query, options: &options, action: &action, seat: seat_number };
        let hint = self.inner.talk.hint(seat, play.number());
        html! {
            header {
                (self.when(pen, play, round))
                h2 #q { (capitalised(&pen.say(&query.prompt.text))) }
                @if let Some(key) = secrecy(query) { p.small.soft { (self.ui(key)) } }
                @if let Some(hint) = hint {
                    (self.hint(pen, &options, hint))
                }
            }
            (pen.form(&asking))
            footer { (self.tools(play, seat, query)) (self.orders(pen, play, seat, query, &options)) }
        }
    }

    /// What a bot would choose, and what it weighed.
    fn hint(&self, pen: &Pen, options: &[shelf::Offered], hint: &Hint) -> Markup {
        let answer = hint_words(pen, options, &hint.answer);
        html! {
            div.hint {
                p { (icon::named("bot")) " " (words::tell(self.look.lang, &text!("web-hint-says", answer = answer))) }
                @if hint.thoughts.len() > 1 {
                    details #weighed {
                        summary { (self.ui("web-weighed")) }
                        table {
                            thead { tr { th { (self.ui("web-weighed-wins")) } th { (self.ui("web-weighed-tries")) } th { (self.ui("web-weighed-option")) } } }
                            tbody {
                                @for thought in hint.thoughts.iter().take(WEIGHED) {
                                    tr {
                                        td.num { (format!("{:.0} %", thought.expected.clamp(0.0, 1.0) * 100.0)) }
                                        td.num { (thought.visits) }
                                        td { (capitalised(&pen.say(&thought.option))) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn when(&self, pen: &Pen, play: &Play, round: Option<&Text>) -> Markup {
        let mut words: Vec<String> = Vec::new();
        let many = self.part.seats.len() > 1;
        words.extend(self.seat().filter(|_| many).map(|seat| self.inner.names(self.look.lang)[seat].clone()));
        words.extend(round.map(|round| capitalised(&pen.say(round))));
        words.extend(play.session.breadcrumb().iter().map(|text| pen.say(text)));
        html! { p.for { (words.join(" · ")) } }
    }

    fn waiting(&self, pen: &Pen, play: &Play, round: Option<&Text>) -> Markup {
        let asked = play.question().map(|query| query.asked.seats());
        let seats: Vec<Text> = asked
            .into_iter()
            .flat_map(|seats| seats.iter())
            .filter(|seat| play.session.holders().get(*seat).is_some())
            .map(|seat| text!("table-seat", who = seat))
            .collect();
        // A seat of mine at the same screen is asked: the screen changes hands.
        let mine = self.part.seats.iter().find(|seat| self.seat() != Some(**seat) && play.is_asked(**seat));
        let who = pen.say(&Text::new("table-several").with("items", Arg::List(seats)));
        html! {
            header { (self.when(pen, play, round)) h2 #q { (words::tell(self.look.lang, &text!("web-waiting", who = who.as_str()))) } }
            @if let Some(seat) = mine {
                @let name = self.inner.names(self.look.lang)[*seat].clone();
                p.waits { a.btn.main href={ (self.base()) "/curtain?as=" (seat) } { (words::tell(self.look.lang, &text!("web-pass-screen", who = name))) } }
            } @else if self.seat().is_none() {
                p.waits { (self.ui("web-onlooker")) }
            }
            @if let Some(seat) = self.seat() { footer { (self.undo_button(play, seat)) } }
        }
    }

    fn tools(&self, play: &Play, seat: Seat, query: &Query) -> Markup {
        html! {
            (self.undo_button(play, seat))
            @if let Some(rule) = &query.prompt.rule {
                a.btn.plain href={ (self.room.rules()) "#" (rule) } data-rule=(rule) data-key="?" { (icon::named("why")) (self.ui("web-why-these")) }
            }
            (self.post("hint", seat, html! { button.btn.plain { (icon::named("bot")) (self.ui("web-hint")) } }))
        }
    }

    /// Takes back the last answer of this seat, or of another at the same screen whose answer nothing has followed yet.
    fn undo_button(&self, play: &Play, seat: Seat) -> Markup {
        let offer = |seat: &Seat| Some((*seat, play.session.undo_offer(*seat)?));
        let fair = self.part.seats.iter().filter_map(offer).find(|(_, offer)| offer.fair);
        let (seat, key) = match fair.or_else(|| offer(&seat)) {
            Some((seat, offer)) if self.part.answers_for(self.inner.consent(seat, &offer)) => (seat, "web-undo"),
            Some((seat, _)) => (seat, "web-undo-ask"),
            // An answer from before the part in memory: whether there is one is found out when somebody asks.
            None if play.short && self.part.answers_for(self.inner.facts.held()) => (seat, "web-undo"),
            None if play.short => (seat, "web-undo-ask"),
            None => return html! {},
        };
        self.post("undo", seat, html! { button.btn.plain data-key="u" { (icon::named("undo")) (self.ui(key)) } })
    }

    /// A small form of one button.
    pub fn post(&self, what: &str, seat: Seat, inside: Markup) -> Markup {
        html! { form.tool method="post" action={ (self.base()) "/" (what) } { input type="hidden" name="seat" value=(seat.0 + 1); (inside) } }
    }

    /// Somebody asks to take something back, or to let a bot play for somebody absent.
    fn agreements(&self, pen: &Pen) -> Markup {
        let Some(ask) = self.inner.talk.undo else {
            return html! {};
        };
        let who = pen.say(&text!("table-seat", who = ask.by));
        let asked = self.seat().filter(|seat| ask.needed.contains(*seat) && !ask.agreed.contains(*seat));
        html! {
            div.agree role="status" {
                p { (words::tell(self.look.lang, &text!("web-undo-asked", who = capitalised(&who)))) }
                @if let Some(seat) = asked {
                    (self.post("agree", seat, html! { button.btn.small.main name="yes" value="1" { (self.ui("web-agree")) } button.btn.small name="yes" value="0" { (self.ui("web-refuse")) } }))
                }
            }
        }
    }

    /// Standing orders: whenever I am asked this, answer that.
    fn orders(&self, pen: &Pen, play: &Play, seat: Seat, query: &Query, options: &[shelf::Offered]) -> Markup {
        let kept = play.session.orders(seat);
        let simple = matches!(query.kind, shelf::Kind::One);
        html! {
            @if simple || !kept.is_empty() {
                details.orders #orders {
                    summary.btn.plain { (icon::named("bell")) " " (self.ui("web-orders")) @if !kept.is_empty() { " " span.badge { (kept.len()) } } }
                    @for order in &kept {
                        (self.post("revoke", seat, html! { input type="hidden" name="question" value=(order.question); span { (order.answer) } button.btn.small { (self.ui("web-revoke")) } }))
                    }
                    @if simple {
                        (self.post("order", seat, html! {
                            input type="hidden" name="question" value=(query.prompt.text.key);
                            label { (self.ui("web-order-always")) " " select name="answer" { @for option in options { option value=(option.notation) { (pen.say(&option.label.text)) } } } }
                            button.btn.small { (self.ui("web-order-leave")) }
                        }))
                    }
                }
            }
        }
    }
}

/// What is said of a question that is answered in secret.
fn secrecy(query: &Query) -> Option<&'static str> {
    match query.kind {
        Kind::Sealed if query.stays_secret => Some("web-sealed-for-good"),
        Kind::Sealed => Some("web-sealed"),
        _ => None,
    }
}

/// The words of the options a hint names; an answer that is more than a list of options stays as it is written.
fn hint_words(pen: &Pen, options: &[shelf::Offered], answer: &str) -> Vec<Text> {
    let named = |notation: &str| options.iter().find(|option| option.notation == notation);
    let words = |option: &shelf::Offered| Text::plain(pen.say(&option.label.text));
    let whole = named(answer).map(|option| vec![words(option)]);
    let listed = || answer.split(", ").map(|part| named(part).map(words)).collect();
    whole.or_else(listed).unwrap_or_else(|| vec![Text::plain(answer)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Asked, Prompt, Seats};

    #[test]
    fn a_sealed_question_says_whether_its_answers_are_ever_seen() {
        let query = |kind, stays_secret| Query {
            number: 1,
            asked: Asked::Each(Seats::EVERYONE),
            prompt: Prompt { text: Text::plain("?"), ..Prompt::default() },
            kind,
            window: false,
            stays_secret,
        };
        let said = |kind, stays_secret| {
            let key = secrecy(&query(kind, stays_secret))?;
            Some(words::say(table::Lang::En, key))
        };
        assert_eq!(said(Kind::One, false), None);
        let until = said(Kind::Sealed, false).expect("a sentence");
        assert!(until.contains("until all have answered"), "{until}");
        let never = said(Kind::Sealed, true).expect("a sentence");
        assert!(never.contains("not even when all have answered") && !never.contains("until"), "{never}");
    }
}
