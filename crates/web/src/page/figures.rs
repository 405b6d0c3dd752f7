//! The statistics of a game: the standings, what everybody did, how it went, and the proof of the dice.
//!
//! What is counted is the game's to say: for a line of the log with the key `log-weaves`, a message `stat-log-weaves` names the figure,
//! and the line counts for the first seat it names. How it went is drawn from the values beside the seats.

use super::table::View;
use crate::draw::icon::{disc_mark, num};
use crate::draw::seats::capitalised;
use crate::draw::{Pen, tone};
use crate::live_table::play::{self, Play};
use crate::words;
use maud::{Markup, html};
use std::collections::BTreeMap;
use table::scene::{Amount, SeatLine, Tone};
use table::{LogLine, Seat, Text, text};

/// One page of figures; `None` before the game has begun.
pub fn figures(view: &View) -> Option<Markup> {
    let play = view.inner.play.as_ref()?;
    let names = view.inner.names(view.look.lang);
    let pen = view.plain_pen(&names);
    let scene = play.session.scene(view.viewer);
    let game = capitalised(&pen.say(&scene.title));
    let title = words::tell(view.look.lang, &text!("web-figures-title", game = game.as_str()));
    let here = format!("{}/figures", view.base());
    let shell = view.beside(&game, &title, &here, false);
    let outcome = play.session.outcome();
    Some(shell.page(html! {
        main.front.figures #main {
            h1 { (title) }
            section.panel {
                @if let Some(outcome) = &outcome { p.verdict { (pen.say(&outcome.text)) } }
                (view.standings(&pen, &scene.seats, outcome.as_ref()))
            }
            (counted(view, &pen, &play.session.log(view.viewer), &scene.seats))
            @if outcome.is_some() {
                (course(view, &pen, play))
                @if play.session.used_chance() { section.panel { h2 { (view.ui("web-proof")) } (view.proof(play)) } }
            }
        }
    }))
}

/// One line for each seat, also where somebody plays several parts.
fn each_seat(lines: &[SeatLine]) -> Vec<&SeatLine> {
    let first = |line: &&SeatLine| lines.iter().find(|other| other.seat == line.seat) == Some(line);
    lines.iter().filter(first).collect()
}

/// What everybody did, as often as the log says.
fn counted(view: &View, pen: &Pen, log: &[LogLine], seats: &[SeatLine]) -> Markup {
    let rows = counts(pen, log);
    let name = |line: &SeatLine| match &line.who {
        Some(who) if line.colour.is_some() => capitalised(&pen.say(who)),
        _ => capitalised(&pen.say(&line.name)),
    };
    let seats = each_seat(seats);
    html! {
        @if !rows.is_empty() {
            section.panel {
                h2 { (view.ui("web-deeds")) }
                div.wide0 tabindex="0" role="group" aria-label=(view.ui("web-deeds")) { table.results.deeds {
                    thead { tr { th scope="col" { (view.ui("web-deed")) } @for line in &seats { th scope="col" class=(tone::seat_class(line.seat)) { (name(line)) } } } }
                    tbody { @for (what, by) in &rows { tr { th scope="row" { (what) } @for line in &seats { td { (by.get(&line.seat).copied().unwrap_or(0)) } } } } }
                } }
            }
        }
    }
}

/// The figures the game names, in the order in which they first came up.
fn counts(pen: &Pen, log: &[LogLine]) -> Vec<(String, BTreeMap<Seat, usize>)> {
    let mut order: Vec<&str> = Vec::new();
    let mut by_key: BTreeMap<&str, BTreeMap<Seat, usize>> = BTreeMap::new();
    for line in log {
        let (key, Some(seat)) = (line.text.key.as_ref(), line.seat()) else {
            continue;
        };
        if !by_key.contains_key(key) {
            if !pen.reader.words.has(pen.reader.lang, &format!("stat-{key}")) {
                continue;
            }
            order.push(key);
        }
        *by_key.entry(key).or_default().entry(seat).or_default() += 1;
    }
    let named = |key: &str| (pen.say(&Text::new(format!("stat-{key}"))), by_key.remove(key).unwrap_or_default());
    order.into_iter().map(named).collect()
}

/// How one value went for everybody.
pub struct Course {
    name: String,
    /// What is written behind a figure.
    unit: &'static str,
    /// The highest there can be, where there is such a thing.
    most: Option<i64>,
    parts: Vec<Side>,
}

/// How it went for one part that is played: whose colour it has, its name, and the value at each moment.
pub struct Side {
    colour: Seat,
    name: String,
    values: Vec<i64>,
}

/// A small drawing for each value beside the seats.
fn course(view: &View, pen: &Pen, play: &Play) -> Markup {
    let past = play.course(view.viewer);
    let courses: Vec<Course> = chances(view, pen, &past).into_iter().chain(courses(pen, &past)).collect();
    html! {
        @if !courses.is_empty() {
            section.panel {
                h2 { (view.ui("web-course")) }
                div.courses { @for course in &courses { (drawn(course, &html! {})) } }
            }
        }
    }
}

/// How everybody's prospects went, as bots judge them, in per cent. Those who win or lose together share one line.
pub fn chances(view: &View, pen: &Pen, course: &play::Course) -> Option<Course> {
    let lines = each_seat(&course.moments.last()?.seats);
    let together = view.room.game.about().cooperative;
    let of = |seat: Seat| {
        let mut known = 0;
        let percent = |moment: &play::PastMoment| {
            let chance = moment.chances.as_ref().and_then(|chances| chances.get(seat));
            known = chance.map_or(known, |chance| (chance * 100.0).round() as i64);
            known
        };
        course.moments.iter().map(percent).collect()
    };
    let side = |line: &&SeatLine| Side {
        colour: line.coloured(),
        name: capitalised(&pen.say(&line.name)),
        values: of(line.seat),
    };
    let parts: Vec<Side> = lines.iter().take(if together { 1 } else { lines.len() }).map(side).collect();
    let judged = course.moments.iter().any(|moment| moment.chances.is_some());
    let name = view.ui(if together { "web-chance-together" } else { "web-chances" });
    judged.then_some(Course { name, unit: "%", most: Some(100), parts })
}

/// The greatest change of somebody's prospects between two moments.
pub struct Swing {
    /// This many answers had been given when it had happened.
    pub given: usize,
    pub said: String,
}

/// Where prospects changed most, if they ever changed much. The end itself is no change of prospects.
pub fn swing(view: &View, pen: &Pen, course: &play::Course) -> Option<Swing> {
    const LEAST: i64 = 12;
    let chances = chances(view, pen, course)?;
    let before_the_end = course.moments.len().saturating_sub(1);
    let changes = chances.parts.iter().flat_map(|side| {
        let pairs = side.values.windows(2).enumerate().take(before_the_end.saturating_sub(1));
        pairs.map(move |(n, pair)| (side, n + 1, pair[0], pair[1]))
    });
    let (side, n, from, to) = changes.max_by_key(|(_, _, from, to)| (to - from).abs())?;
    let given = course.moments[n].given;
    let round = course.rounds.iter().rev().find(|round| round.given <= given).map_or(0, |round| round.number);
    let who = if view.room.game.about().cooperative { view.ui("web-victory") } else { side.name.clone() };
    let when = text!("web-so-far", unit = view.room.game.about().unit, length = round);
    let said = text!("web-swing", who = who, from = from, to = to, when = when);
    ((to - from).abs() >= LEAST).then(|| Swing { given, said: words::tell(view.look.lang, &said) })
}

/// How each value beside the seats went.
pub fn courses(pen: &Pen, course: &play::Course) -> Vec<Course> {
    let scenes = || course.moments.iter().map(|moment| moment.seats.as_slice());
    let Some(last) = scenes().next_back() else {
        return Vec::new();
    };
    let values = last.first().map_or(0, |line| line.values.len());
    let of = |seats: &[SeatLine], seat: Seat, n: usize| {
        let line = seats.iter().find(|line| line.coloured() == seat)?;
        amount(line.values.get(n)?.amount.as_ref()?)
    };
    let side = |line: &SeatLine, n: usize| Side {
        colour: line.coloured(),
        name: capitalised(&pen.say(&line.name)),
        values: scenes().map(|seats| of(seats, line.coloured(), n).unwrap_or(0)).collect(),
    };
    let course = |n: usize| Course {
        name: last.first().map(|line| pen.say(&line.values[n].name)).unwrap_or_default(),
        unit: "",
        most: None,
        parts: last.iter().map(|line| side(line, n)).collect(),
    };
    (0..values).map(course).collect()
}

fn amount(amount: &Amount) -> Option<i64> {
    match amount {
        Amount::Num(number) | Amount::Signed(number) => Some(*number),
        Amount::Of { now, .. } => Some(*now),
        Amount::Text(_) => None,
    }
}

/// Where the line of a moment lies, of this many.
pub fn across(n: usize, count: usize) -> f32 {
    8.0 + 270.0 * n as f32 / (count.max(2) - 1) as f32
}

/// Lines from left to right, each ending in its seat's sign and figure, with something drawn over them.
pub fn drawn(course: &Course, over: &Markup) -> Markup {
    let all = || course.parts.iter().flat_map(|side| side.values.iter().copied());
    let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(1).max(course.most.unwrap_or(1)));
    let at = |n: usize, count: usize, value: i64| {
        let x = across(n, count);
        let y = 128.0 - 112.0 * (value - low) as f32 / (high - low) as f32;
        (x, y)
    };
    let line = |values: &[i64]| {
        let points = values.iter().enumerate().map(|(n, value)| at(n, values.len(), *value));
        points.map(|(x, y)| format!("{},{}", num(x), num(y))).collect::<Vec<_>>().join(" ")
    };
    let ends: Vec<f32> = course
        .parts
        .iter()
        .map(|side| at(side.values.len() - 1, side.values.len(), *side.values.last().unwrap_or(&0)).1)
        .collect();
    let labels = spread(&ends, 17.0, 10.0, 132.0);
    let said: Vec<String> = course
        .parts
        .iter()
        .map(|side| format!("{} {}{}", side.name, side.values.last().unwrap_or(&0), course.unit))
        .collect();
    // With links in it, it is more than a picture.
    let role = if over.0.is_empty() { "img" } else { "group" };
    html! {
        figure.course {
            figcaption { (capitalised(&course.name)) }
            svg viewBox="0 0 330 140" role=(role) aria-label={ (course.name) ": " (said.join(", ")) } {
                path.axis d="M8 128H278" {}
                text.tick x="8" y="12" { (high) (course.unit) }
                @for (Side { colour, values, .. }, y) in course.parts.iter().zip(&labels) {
                    @let (x, _) = at(values.len() - 1, values.len(), *values.last().unwrap_or(&0));
                    g class=(tone::seat_class(*colour)) {
                        polyline points=(line(values)) {}
                        g.end transform={ "translate(" (num(x + 10.0)) " " (num(*y)) ")" } { circle r="8" {} g transform="scale(.5)" { (disc_mark(&Tone::Seat(*colour))) } }
                        text x=(num(x + 22.0)) y=(num(*y + 4.0)) { (values.last().unwrap_or(&0)) (course.unit) }
                    }
                }
                (over)
            }
        }
    }
}

/// Moves heights apart so that none is nearer than `gap` to another, each as near to its own place as that allows.
fn spread(at: &[f32], gap: f32, least: f32, most: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..at.len()).collect();
    order.sort_by(|one, other| at[*one].total_cmp(&at[*other]));
    let mut placed = at.to_vec();
    let mut free = least;
    for n in &order {
        placed[*n] = at[*n].max(free);
        free = placed[*n] + gap;
    }
    let mut free = most;
    for n in order.iter().rev() {
        placed[*n] = placed[*n].min(free);
        free = placed[*n] - gap;
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::spread;

    #[test]
    fn labels_at_the_end_of_curves_never_lie_on_each_other() {
        let placed = spread(&[128.0, 128.0, 20.0, 127.0], 17.0, 10.0, 132.0);
        let mut sorted = placed.clone();
        sorted.sort_by(f32::total_cmp);
        assert!(sorted.windows(2).all(|pair| pair[1] - pair[0] >= 17.0), "{placed:?}");
        assert!(sorted.iter().all(|y| (10.0..=132.0).contains(y)), "{placed:?}");
        assert_eq!(placed[2], 20.0, "what has room stays");
    }
}
