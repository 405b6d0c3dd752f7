//! A game looked at again, answer by answer, as the viewer may see it.

use super::figures;
use super::shell::Shell;
use super::table::View;
use crate::draw::icon::num;
use crate::draw::seats::capitalised;
use crate::draw::{Pen, icon, tone};
use crate::live_table::play::{Course, PastMoment};
use crate::words;
use maud::{Markup, html};
use table::{LogLine, Viewer, Weight, text};

/// A moment of a game, as an address names it.
pub enum When {
    /// After this many answers.
    After(usize),
    /// When a line of the log was written, by its place.
    Line(usize),
    /// Now, or when the game was over.
    Last,
}

/// The table as it was at a moment.
pub fn replay(view: &View, when: When) -> Option<Markup> {
    let play = view.inner.play.as_ref()?;
    let last = play.session.given();
    let at = match when {
        When::After(given) => given.min(last),
        When::Line(line) => play.told_at(view.viewer, line),
        When::Last => last,
    };
    let then = play.session.at(at);
    let names = view.inner.names(view.look.lang);
    let pen = view.plain_pen(&names);
    let scene = then.scene(view.viewer);
    let lines = then.log(view.viewer);
    let game = capitalised(&pen.say(&scene.title));
    let title = words::tell(view.look.lang, &text!("web-replay-title", game = game.as_str(), at = at, last = last));
    let here = format!("{}/replay?at={at}", view.base());
    let shell = Shell { asks: true, ..view.beside(&game, &title, &here, true) };
    let course = play.course(view.viewer);
    let round = scene.round.as_ref().map(|round| capitalised(&pen.say(round))).unwrap_or_default();
    Some(shell.page(html! {
        main.table.acting.looking #main data-view="whole" data-tab="mine" {
            h1.vh { (title) }
            div.rail {
                section.ask.closed #ask aria-labelledby="q" {
                    header { p.for { (round) } h2 #q { (title) } }
                    (scrubber(view, &course, at, last))
                    (index(view, &course, at))
                    (went(view, &pen, &course, at))
                    (turning_points(view, &pen, &course, &play.session.log(view.viewer), &lines))
                    (fork(view, at))
                    section.log.still { header { h2 { (view.ui("web-log")) } } (pen.log_lines(&lines, 0, crate::draw::log::SHOWN)) }
                }
            }
            div.stage #stage { @for patch in pen.stage(&scene) { (patch) } }
            div #tags aria-hidden="true" {}
            div #stand {}
        }
    }))
}

fn scrubber(view: &View, course: &Course, at: usize, last: usize) -> Markup {
    let step = |n: Option<usize>, key: &'static str, sign: &str| {
        html! { @match n {
            Some(n) => a.btn href=(moment(view, n)) aria-label=(view.ui(key)) title=(view.ui(key)) data-step=(key) { (sign) },
            None => span.btn aria-disabled="true" { (sign) },
        } }
    };
    let begun = || course.rounds.iter().map(|round| round.given);
    let round_before = begun().rev().find(|given| *given < at).or((at > 0).then_some(0));
    let round_after = begun().find(|given| *given > at).or((at < last).then_some(last));
    html! {
        form.scrub method="get" action={ (view.base()) "/replay" } data-last=(last) {
            div.steps {
                (step((at > 0).then_some(0), "web-first", "«"))
                (step(round_before, "web-round-before", "‹"))
                (step(at.checked_sub(1), "web-previous", "◀"))
                button.btn type="button" data-play="1" data-pause=(view.ui("web-pause")) hidden { (view.ui("web-play")) }
                (step((at < last).then_some(at + 1), "web-next", "▶"))
                (step(round_after, "web-round-after", "›"))
                (step((at < last).then_some(last), "web-last", "»"))
            }
            p.small.soft.keys { (view.ui("web-replay-keys")) }
            label { (view.ui("web-moment")) " " input type="range" name="at" min="0" max=(last) value=(at); }
            button.btn.small { (view.ui("web-go")) }
        }
    }
}

/// The address of a moment.
fn moment(view: &View, at: usize) -> String {
    format!("{}/replay?at={at}", view.base())
}

/// Where each round began, as far as there are fewer rounds than there are to find in a list.
fn index(view: &View, course: &Course, at: usize) -> Markup {
    const MOST: usize = 60;
    let now = course.rounds.iter().rposition(|round| round.given <= at);
    let unit = view.room.game.about().unit;
    let name = words::tell(view.look.lang, &text!("web-index", unit = unit));
    html! {
        @if (2..=MOST).contains(&course.rounds.len()) {
            nav.rounds aria-label=(name) {
                span { (name) }
                @for (n, round) in course.rounds.iter().enumerate() { a href=(moment(view, round.given)) data-moment="1" aria-current=[(Some(n) == now).then_some("step")] { (round.number) } }
            }
        }
    }
}

/// How it went, with this moment marked: everybody's prospects, and the first value beside the seats. Each moment leads there.
fn went(view: &View, pen: &Pen, course: &Course, at: usize) -> Markup {
    let count = course.moments.len();
    let now = course.moments.iter().rposition(|moment| moment.given <= at).unwrap_or(0);
    let half = 135.0 / count.max(2) as f32;
    let over = html! {
        path.now d={ "M" (num(figures::across(now, count))) " 8V128" } {}
        @for (n, PastMoment { given, .. }) in course.moments.iter().enumerate() {
            a href=(moment(view, *given)) aria-label=(words::tell(view.look.lang, &text!("web-to-answer", at = *given))) {
                rect.hit x=(num(figures::across(n, count) - half)) y="0" width=(num(2.0 * half)) height="140" {}
            }
        }
    };
    let first = figures::courses(pen, course).into_iter().take(1);
    let drawn = figures::chances(view, pen, course).into_iter().chain(first).filter(|_| count > 2);
    html! { @for course in drawn { div.went { (figures::drawn(&course, &over)) } } }
}

/// This many turning points are listed.
const TURNS: usize = 8;

/// The great lines of the game, each of which leads to its moment, and where the prospects changed most. What is still to come stands back.
fn turning_points(view: &View, pen: &Pen, course: &Course, all: &[LogLine], then: &[LogLine]) -> Markup {
    let great: Vec<(usize, &LogLine)> =
        all.iter().enumerate().filter(|(_, line)| line.weight == Weight::Great).collect();
    let from = great.len().saturating_sub(TURNS);
    html! {
        @if !great.is_empty() {
            section.turning {
                h3 { (view.ui("web-turning")) }
                @if let Some(swing) = figures::swing(view, pen, course) { p.swing { a href=(moment(view, swing.given)) data-moment="1" { (swing.said) } } }
                ol { @for (n, line) in &great[from..] {
                    li class={ (line.coloured().map_or("", tone::seat_class)) @if *n < then.len() { " past" } } { a href=(at_line(view, *n)) data-moment="1" { (pen.say(&line.text)) } }
                } }
            }
        }
    }
}

/// The address of the moment at which a line of the log was written.
pub fn at_line(view: &View, line: usize) -> String {
    format!("{}/replay?line={line}", view.base())
}

/// Going on from here as a new table: in the true world once the game is over, else in one re-drawn from what the seat knew.
fn fork(view: &View, at: usize) -> Markup {
    let over = view.inner.facts.state == store::State::Over;
    let may = over || matches!(view.viewer, Viewer::Seat(_));
    html! {
        @if may {
            form.waits method="post" action={ (view.base()) "/fork" } {
                input type="hidden" name="at" value=(at);
                @if let Some(seat) = view.seat() { input type="hidden" name="seat" value=(seat.0 + 1); }
                button.btn { (icon::named("arrow")) (view.ui("web-fork")) }
                p.small.soft { (view.ui(if over { "web-fork-true" } else { "web-fork-redrawn" })) }
            }
        }
    }
}
