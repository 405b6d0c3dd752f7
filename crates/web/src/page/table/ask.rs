//! The rail: the question, the digest of what happened, the preview, and what belongs to them: undo, hint, orders.

use super::View;
use crate::draw::digest::LOOKED;
use crate::draw::marks::Boards;
use crate::draw::preview::{Idle, LATEST, find_card, nearest, printed_card};
use crate::draw::question::Asking;
use crate::draw::seats::capitalised;
use crate::draw::street::is_street;
use crate::draw::zone::Patch;
use crate::draw::{Pen, icon, moments};
use crate::live_table::play::Play;
use crate::live_table::talk::Hint;
use crate::pace::Pace;
use crate::page::rules;
use crate::words;
use maud::{Markup, html};
use shelf::{Kind, Query};
use std::borrow::Cow;
use table::digest::{self, Entry};
use table::scene::{Area, Part, Scene, Spot, Zone};
use table::{Arg, LogLine, Moment, Roll, Seat, Text, Thought, UndoPreview, Until, Weight, text};

/// A roll stays in the preview until this many lines have followed it.
const ROLL_STAYS: usize = 12;

/// This many options that a bot weighed are shown.
const WEIGHED: usize = 8;

impl View<'_> {
    /// What stands beside the stage: question, digest, preview, foot, and what somebody else asks of everybody.
    pub fn rail(&self, pen: &Pen, play: &Play, scene: &Scene) -> Vec<Patch> {
        if let Some(outcome) = play.session.outcome() {
            let html =
                html! { section.ask.closed #ask aria-labelledby="q" { (self.over(pen, play, &outcome, scene)) } };
            return vec![Patch::new("ask", html)];
        }
        if !self.is_live() {
            let html = html! { section.ask.closed #ask aria-labelledby="q" { header { h2 #q { (self.ui("web-abandoned")) } } } };
            return vec![Patch::new("ask", html)];
        }
        let asked = play.question().and_then(|query| {
            let seat = self.seat().filter(|seat| play.is_asked(*seat))?;
            Some((seat, query))
        });
        let ask = match asked {
            Some((seat, query)) => self.mine(pen, play, seat, query, scene),
            None => self.waiting(pen, play, scene.round.as_ref()),
        };
        vec![
            Patch::new("ask", ask),
            Patch::new("digest", self.digest(pen, play, scene, asked.is_some())),
            Patch::new("pv", self.preview(pen, play, asked, scene)),
            Patch::new("foot", self.foot(pen, play, asked)),
            Patch::new("agree", self.agreements(pen)),
        ]
    }

    fn mine(&self, pen: &Pen, play: &Play, seat: Seat, query: &Query, scene: &Scene) -> Markup {
        let options = play.options(seat);
        let (action, verbs) = (format!("{}/answer", self.base()), play.session.verbs());
        let boards = Boards::of(scene);
        let asking = Asking { query, options: &options, verbs: &verbs, action: &action, seat: seat.0 + 1 };
        let touches_board = || options.iter().any(|option| option.label.touched_spots().any(|spot| boards.hold(spot)));
        let touches = || options.iter().any(|option| option.label.touched_spots().next().is_some());
        let view = if is_about_board(query, scene, touches_board, touches) { "whole" } else { "band" };
        let question = capitalised(&pen.say(&query.prompt.text));
        html! {
            section.ask.pane #ask aria-labelledby="q" data-view=(view) data-turn="1" {
                header {
                    (self.when(pen, play, scene.round.as_ref()))
                    h2 #q class=(if question.chars().count() > 26 { "long" } else { "" }) { (question) }
                }
                p.chips #chips { span { (self.say_how(query)) } }
                (pen.form(&asking, &boards))
                @if let Some(roll) = &query.prompt.roll { template #rolled { (pen.roll(roll, "moment asks")) } }
            }
        }
    }

    /// How the question is answered, in a few words.
    fn say_how(&self, query: &Query) -> String {
        let key = match (secrecy(query), &query.kind) {
            (Some(key), _) => key,
            (None, Kind::One | Kind::Sealed) => "web-touch",
            (None, _) => "web-touch-several",
        };
        self.ui(key)
    }

    fn waiting(&self, pen: &Pen, play: &Play, round: Option<&Text>) -> Markup {
        let waited = play.question().map(|query| query.waited_for(&self.room.game.about()));
        let seats: Vec<Text> = waited
            .into_iter()
            .flat_map(|seats| seats.iter())
            .filter(|seat| play.session.holders().get(*seat).is_some())
            .map(|seat| text!("table-seat", who = seat))
            .collect();
        // A seat of mine at the same screen is asked: the screen changes hands.
        let mine = self.part.seats.iter().find(|seat| self.seat() != Some(**seat) && play.is_asked(**seat));
        let whom = match seats.is_empty() {
            true => self.ui("web-waiting-others"),
            false => {
                let who = pen.say(&Text::new("table-several").with("items", Arg::List(seats)));
                pen.tell(&text!("web-waiting", who = who.as_str()))
            }
        };
        let verbs = play.session.verbs();
        html! {
            section.ask.pane #ask aria-labelledby="q" {
                header { (self.when(pen, play, round)) h2 #q { (whom) } }
                p.chips #chips { @if self.seat().is_none() { span { (self.ui("web-onlooker")) } } }
                div.vbs { @for verb in verbs.iter().filter(|_| self.seat().is_some()) {
                    div.vb.off { (icon::beside(&verb.icon)) b { (pen.say(&verb.word)) } small { (self.ui("web-not-your-turn")) } }
                } }
                @if let Some(seat) = mine {
                    @let name = self.inner.names(self.look.lang)[*seat].clone();
                    p.waits { a.btn.main href={ (self.base()) "/curtain?as=" (seat) } { (words::tell(self.look.lang, &text!("web-pass-screen", who = name))) } }
                } @else if self.is_alone() {
                    (self.to_my_turn())
                } @else { div.vb.done.void aria-hidden="true" {} }
            }
        }
    }

    /// Lets the bots play on without a pause until this visitor is asked.
    fn to_my_turn(&self) -> Markup {
        html! {
            form.choice.ends method="post" action={ (self.base()) "/pace" } {
                input type="hidden" name="until" value="turn";
                button.vb.done name="pace" value="once" data-k=" " { (icon::named("arrow")) b { (self.ui("web-to-my-turn")) } span.key aria-hidden="true" { "␣" } small { (self.ui("web-to-my-turn-about")) } }
            }
        }
    }

    /// What happened since this seat's last decision, and how fast the bots play.
    fn digest(&self, pen: &Pen, play: &Play, scene: &Scene, asked: bool) -> Markup {
        let fresh = self.fresh_lines(play);
        let old = self.seat().filter(|me| asked && !digest::tells(&fresh, *me));
        // Whoever has acted since still sees what happened before, only fainter.
        let lines = match old {
            Some(me) => digest::before(self.last_lines(LOOKED), me),
            None => &fresh,
        };
        let entries = digest::entries(lines, self.seat());
        let aimed = entries.iter().any(|entry| matches!(entry, Entry::Aimed(_)));
        html! {
            section class={ "digest pane" @if aimed { " hit" } @if old.is_some() { " old" } } #digest aria-labelledby="dg" {
                header {
                    h2 #dg { (self.ui("web-since")) }
                    @if asked || self.seat().is_none() { button.btn.plain.small type="button" data-showme="1" data-key="." hidden { (icon::named("arrow")) (self.ui("web-show-me")) span.key aria-hidden="true" { "." } } }
                    @else { (self.paces()) }
                }
                (pen.digest(&entries, &scene.seats))
            }
        }
    }

    /// What happened since this seat last answered: mostly the end of what was read of the log.
    fn fresh_lines(&self, play: &Play) -> Cow<'_, [LogLine]> {
        let Some(seat) = self.seat() else { return Cow::default() };
        let news = play.session.news(seat);
        let recent = self.last_lines(news);
        match recent.len() == news && self.inner.talk.notes().is_empty() {
            true => Cow::Borrowed(recent),
            false => Cow::Owned(play.session.digest(seat).lines),
        }
    }

    /// Hold, slow, usual, at once.
    fn paces(&self) -> Markup {
        let now = self.room.pace.now();
        html! {
            form.spd method="post" action={ (self.base()) "/pace" } {
                @for pace in Pace::ALL { button class={ "btn plain small" @if pace == now { " on" } } name="pace" value=(pace.slug()) aria-pressed=[(pace == now).then_some("true")] { (self.ui(pace.word())) } }
            }
        }
    }

    /// The panel that shows what is pointed at; before that, the guide, what a bot would do, the card in question, or the last roll.
    fn preview(&self, pen: &Pen, play: &Play, asked: Option<(Seat, &Query)>, scene: &Scene) -> Markup {
        let Some((seat, query)) = asked else {
            return pen.preview(None, &self.waiting_idle(pen, scene));
        };
        let options = play.options(seat);
        let hint = self.inner.talk.hint(seat, play.number()).map(|hint| self.hint(pen, &options, hint));
        let newest = self.newest();
        let idle = Idle {
            first: html! { @if let Some(hint) = hint { (hint) } (self.coach(pen)) },
            card: query.prompt.card.as_ref().and_then(|card| self.card(scene, card)),
            roll: newest.iter().rev().take(ROLL_STAYS).find_map(last_roll),
            // Where several are marked at once or answers stand in a list, that list says it all.
            nearest: match query.kind {
                Kind::One | Kind::Sealed if !play.session.verbs().is_empty() => nearest(&options, &Boards::of(scene)),
                _ => Vec::new(),
            },
            latest: Vec::new(),
            rule: query.prompt.rule.as_ref().and_then(|rule| self.quoted(&rule.to_string())),
        };
        pen.preview(Some(&Asking { query, options: &options, verbs: &[], action: "", seat: seat.0 + 1 }), &idle)
    }

    /// A rule in its own words.
    fn quoted(&self, rule: &str) -> Option<Markup> {
        let book = self.room.edition.rules().get(self.look.lang.tag());
        Some(rules::brief(&book.get(rule)?, &self.room.rules()))
    }

    /// Somebody who waits sees what the others do: the last lines of the log, with the card or the roll of the newest.
    fn waiting_idle(&self, pen: &Pen, scene: &Scene) -> Idle<'_> {
        let worth_telling = |line: &&LogLine| !line.heading && line.weight != Weight::Note;
        let latest: Vec<&LogLine> = self.newest().iter().rev().filter(worth_telling).take(LATEST).collect();
        let newest = latest.first();
        Idle {
            first: self.coach(pen),
            card: newest.and_then(|line| line.card.as_ref()).and_then(|card| self.card(scene, card)),
            roll: newest.and_then(|line| last_roll(line)),
            nearest: Vec::new(),
            latest,
            rule: None,
        }
    }

    /// A card of the scene or of the content at its real size.
    pub fn shown_card(&self, spot: &Spot) -> Option<Markup> {
        let names = self.inner.names(self.look.lang);
        let scene = self.inner.play.as_ref()?.session.scene(self.viewer);
        self.card(&scene, spot).map(|card| self.plain_pen(&names).shown(&card))
    }

    /// A card of the scene, or of the content.
    fn card(&self, scene: &Scene, spot: &Spot) -> Option<table::scene::Card> {
        find_card(scene, spot).cloned().or_else(|| printed_card(&self.room.edition.cards(), spot))
    }

    /// The newest lines of the log, among which moments are looked for.
    fn newest(&self) -> &[LogLine] {
        self.last_lines(moments::LOOKED)
    }

    fn last_lines(&self, most: usize) -> &[LogLine] {
        let recent = self.recent.get().map_or(&[][..], |lines| lines.as_slice());
        &recent[recent.len().saturating_sub(most)..]
    }

    /// What deserves a moment, for the script to show once.
    pub fn moments(&self, pen: &Pen) -> Patch {
        let lines = self.newest();
        let first = self.inner.logged(self.viewer).saturating_sub(lines.len());
        let html = html! { div #moments hidden data-logged=(first + lines.len()) { (pen.moments(lines, first)) } };
        Patch::new("moments", html)
    }

    /// Undo with what it takes back, why, hint, orders, log.
    fn foot(&self, pen: &Pen, play: &Play, asked: Option<(Seat, &Query)>) -> Markup {
        html! {
            footer.ft #foot {
                @if let Some(seat) = self.seat() { (self.undo_button(pen, play, seat)) (self.redo_button(pen, play, seat)) }
                @if let Some((seat, query)) = asked {
                    @if let Some(rule) = &query.prompt.rule {
                        a.btn.plain href={ (self.room.rules()) "#" (rule) } data-rule=(rule) data-key="?" { (icon::named("why")) span { (self.ui("web-why-these")) } }
                    }
                    (self.post("hint", seat, html! { button.btn.plain data-key="h" { (icon::named("bot")) span { (self.ui("web-hint")) } } }))
                    (self.orders(pen, play, seat, query, &play.options(seat)))
                }
                a.btn.plain href="#log" data-key="l" { (icon::named("record")) span { (self.ui("web-log")) } }
            }
        }
    }

    /// What a bot would choose, and what it weighed.
    fn hint(&self, pen: &Pen, options: &[shelf::Offered], hint: &Hint) -> Markup {
        let answer = hint_words(pen, options, &hint.answer);
        html! {
            div.hint data-hint=(hint.answer) {
                p { (icon::named("bot")) " " (pen.tell(&text!("web-hint-says", answer = answer))) }
                @if Thought::are_alike(&hint.thoughts) { p { (self.ui("web-hint-alike")) } }
                @if hint.thoughts.len() > 1 {
                    details #weighed {
                        summary { (self.ui("web-weighed")) }
                        table {
                            thead { tr { th { (self.ui("web-weighed-wins")) } th { (self.ui("web-weighed-tries")) } th { (self.ui("web-weighed-option")) } } }
                            tbody {
                                @for thought in hint.thoughts.iter().take(WEIGHED) {
                                    tr {
                                        td.num { (thought.percent()) "%" }
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

    /// Takes back the last answer of this seat, or of another at the same screen whose answer nothing has followed yet. Where turns of others
    /// or dice would go with it, it says so and is pressed again.
    fn undo_button(&self, pen: &Pen, play: &Play, seat: Seat) -> Markup {
        let offer = |seat: &Seat| Some((*seat, play.session.undo_offer(*seat)?));
        let fair = self.part.seats.iter().filter_map(offer).find(|(_, offer)| offer.fair);
        let (seat, alone) = match fair.or_else(|| offer(&seat)) {
            Some((seat, offer)) => (seat, self.part.answers_for(self.inner.consent(seat, &offer))),
            // An answer from before the part in memory: whether there is one is found out when somebody asks.
            None if play.short => (seat, self.part.answers_for(self.inner.facts.held())),
            None => return html! {},
        };
        let gone = play.session.undo_preview(seat);
        let words = match gone.as_ref().and_then(|gone| gone.what.as_ref()) {
            Some(what) => pen.tell(&text!("web-undo-what", what = capitalised(&pen.say(what)))),
            None => self.ui("web-undo"),
        };
        let words = if alone { words } else { self.ui("web-undo-ask") };
        let heavy = gone.filter(|gone| gone.turns > 0 || gone.rolls > 0);
        let loses = heavy.map(|gone| self.loses(&gone, alone));
        let title = loses.as_ref().map_or_else(|| words.clone(), |loses| format!("{words}. {loses}"));
        html! {
            form.tool.un method="post" action={ (self.base()) "/undo" } data-loses=[loses] data-what=(words) {
                input type="hidden" name="seat" value=(seat.0 + 1);
                button.btn.plain data-key="u" title=(title) { (icon::named("undo")) span { (words) } }
            }
        }
    }

    /// What would go with an answer that is taken back.
    fn loses(&self, gone: &UndoPreview, alone: bool) -> String {
        let key = if alone { "web-undo-loses" } else { "web-undo-loses-asked" };
        words::tell(self.look.lang, &text!(key, turns = gone.turns, rolls = gone.rolls))
    }

    fn redo_button(&self, pen: &Pen, play: &Play, seat: Seat) -> Markup {
        let Some(what) = play.session.redo_offer(seat) else {
            return html! {};
        };
        let words = match what {
            Some(what) => pen.tell(&text!("web-redo-what", what = capitalised(&pen.say(&what)))),
            None => self.ui("web-redo"),
        };
        self.post("redo", seat, html! { button.btn.plain.redo data-key="U" title=(words) { (icon::named("reroll")) span { (self.ui("web-redo")) } } })
    }

    /// A small form of one button.
    pub fn post(&self, what: &str, seat: Seat, inside: Markup) -> Markup {
        html! { form.tool method="post" action={ (self.base()) "/" (what) } { input type="hidden" name="seat" value=(seat.0 + 1); (inside) } }
    }

    /// Somebody asks to take something back, or to let a bot play for somebody absent.
    fn agreements(&self, pen: &Pen) -> Markup {
        let Some(ask) = self.inner.talk.undo else {
            return html! { div #agree hidden {} };
        };
        let mine = self.seat() == Some(ask.by);
        let who = pen.say(&text!("table-seat", who = ask.by));
        let asked = self.seat().filter(|seat| ask.needed.contains(*seat) && !ask.agreed.contains(*seat));
        html! {
            div.agree #agree role="status" {
                @if mine { p { (self.ui("web-undo-asked-mine")) } } @else { p { (pen.tell(&text!("web-undo-asked", who = capitalised(&who)))) } }
                @if let Some(seat) = asked {
                    (self.post("agree", seat, html! { button.btn.small.main name="yes" value="1" { (self.ui("web-agree")) } button.btn.small name="yes" value="0" { (self.ui("web-refuse")) } }))
                }
            }
        }
    }

    /// Standing orders: those that the game offers for this kind of question; in windows also any answer for ever.
    fn orders(&self, pen: &Pen, play: &Play, seat: Seat, query: &Query, options: &[shelf::Offered]) -> Markup {
        let kept = play.session.orders(seat);
        let offers = &query.prompt.orders;
        let any = query.window && offers.is_empty() && matches!(query.kind, Kind::One);
        let question = query.prompt.kind_name();
        html! {
            @if any || !offers.is_empty() || !kept.is_empty() {
                details.orders #orders {
                    summary.btn.plain title=(self.ui("web-orders")) { (icon::named("bell")) span { (self.ui("web-orders")) } @if !kept.is_empty() { " " span.badge.solid { (kept.len()) } } }
                    div.menu {
                        @for order in &kept {
                            (self.post("revoke", seat, html! { input type="hidden" name="question" value=(order.question); span { @match &order.text { Some(text) => { (capitalised(&pen.say(text))) } None => { (order.answer) } } } button.btn.small { (self.ui("web-revoke")) } }))
                        }
                        @for offer in offers {
                            (self.post("order", seat, html! {
                                input type="hidden" name="question" value=(question);
                                input type="hidden" name="answer" value=(offer.answer);
                                input type="hidden" name="until" value=(until_slug(offer.until));
                                button.btn.small { (capitalised(&pen.say(&offer.text))) }
                            }))
                        }
                        @if any {
                            (self.post("order", seat, html! {
                                input type="hidden" name="question" value=(question);
                                label { (self.ui("web-order-always")) " " select name="answer" { @for option in options { option value=(option.notation) { (pen.say(&option.label.text)) } } } }
                                button.btn.small { (self.ui("web-order-leave")) }
                            }))
                        }
                    }
                }
            }
        }
    }
}

/// How the form of an order says how long it lasts.
pub fn until_slug(until: Until) -> &'static str {
    match until {
        Until::Revoked => "revoked",
        Until::Round => "round",
        Until::Aimed => "aimed",
    }
}

/// Whether a question wants the board to be seen whole: it names the board's zone, or, where it names none, its answers lie on the board. So
/// does one that ends a page of a story: what lies beside the board is then high enough to be read.
fn is_about_board(query: &Query, scene: &Scene, touches_board: impl Fn() -> bool, touches: impl Fn() -> bool) -> bool {
    let about = &query.prompt.about;
    // A street of houses is as high as it is wide enough for.
    let has_street = |zone: &Zone| zone.parts.iter().any(|part| matches!(part, Part::Map(map) if is_street(map)));
    if scene.zones.iter().any(|zone| zone.area == Area::Board && has_street(zone)) {
        return false;
    }
    let is_board = |zone: &Zone| zone.area == Area::Board && about.contains(&zone.id);
    let reads = |zone: &Zone| has_page(zone) && (about.contains(&zone.id) || (about.is_empty() && !touches()));
    scene.zones.iter().any(|zone| is_board(zone) || reads(zone)) || (about.is_empty() && touches_board())
}

/// Whether a page of a story lies open there, beside the board.
fn has_page(zone: &Zone) -> bool {
    zone.area == Area::Goals && zone.parts.iter().any(|part| matches!(part, Part::Tale(_)))
}

/// The roll of a line, where it tells one.
fn last_roll(line: &LogLine) -> Option<&Roll> {
    match line.moment.as_deref()? {
        Moment::Roll(roll) => Some(roll),
        Moment::Banner(_) => None,
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
    use table::{Asked, PromptParts, Seats};

    #[test]
    fn a_sealed_question_says_whether_its_answers_are_ever_seen() {
        let query = |kind, stays_secret| Query {
            number: 1,
            asked: Asked::Each(Seats::EVERYONE),
            prompt: PromptParts::new(Text::plain("?"), None).into(),
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
