//! The pages of a comparison and of a ladder.

use super::chart::{Figure, Scale, intervals, ticks, whisker};
use super::{again, heading, shell};
use crate::voice::Voice;
use crate::{Change, CompareReport, Interval, LadderReport};
use maud::{Markup, html};
use table::text;

/// The page of a comparison. The command plays it again.
pub fn compare(report: &CompareReport, voice: &Voice, command: &str) -> String {
    let title = voice.say(&text!("lab-page-compare-title", game = voice.game(report.game)));
    let how = voice.say(&text!(
        "lab-page-compare-how",
        a = report.a.name.as_str(),
        b = report.b.name.as_str(),
        pairs = voice.whole(report.pairs),
        seed = report.seed.to_string()
    ));
    let real = report.real();
    let (games, real): (Vec<&Change>, Vec<&Change>) = real.into_iter().partition(|row| row.by == "game");
    let missed: Vec<&Change> = report.missed().collect();
    let rest = report.rows.iter().filter(|row| !row.real && !row.aimed && row.by != "card");
    let (whole, rest): (Vec<&Change>, Vec<&Change>) = rest.partition(|row| row.by == "game");
    let shows = missed.iter().map(|row| row.shows).reduce(f64::max);
    shell(
        report.game,
        &title,
        voice,
        html! {
            header {
                h1 { (title) }
                p.soft { (how) }
                @if report.partial { p.partial { (voice.word("lab-compare-partial")) } }
                @for said in voice.aim(report) { p { (said) } }
            }
            section.balance {
                h2 { (voice.word("lab-changed")) }
                p.soft { (voice.word("lab-page-compare-note")) }
                @if real.is_empty() && games.is_empty() { p.unsure { (voice.word("lab-nothing-changed")) } }
                (measures(report, &games, voice))
                (changes(report, &real, voice))
            }
            @if !missed.is_empty() {
                section {
                    h2 { (voice.word("lab-missed")) }
                    (changes(report, &missed, voice))
                    @if let Some(shows) = shows {
                        p.soft { (voice.say(&text!("lab-shows", points = voice.decimal(shows * 100.0, 1)))) }
                    }
                }
            }
            section {
                h2 { (voice.word("lab-page-rest")) }
                (measures(report, &whole, voice))
                (changes(report, &rest, voice))
            }
            (again(command, voice, html! {}))
        },
    )
}

/// Figures of whole games. Each has a unit of its own, so there is no chart of them.
fn measures(report: &CompareReport, rows: &[&Change], voice: &Voice) -> Markup {
    if rows.is_empty() {
        return html! {};
    }
    html! {
        h3 { (voice.word("lab-page-games")) }
        div.wide { table.rows {
            (head(voice, html! {}))
            tbody { @for row in rows { (measure(report, row, html! {}, voice)) } }
        } }
    }
}

/// Parts of wins with their changes, all on one scale.
fn changes(report: &CompareReport, rows: &[&Change], voice: &Voice) -> Markup {
    if rows.is_empty() {
        return html! {};
    }
    let scale = Scale::about(rows.iter().flat_map(|row| [row.low, row.high, 0.0]));
    let figure = |row: &Change| Figure {
        name: String::new(),
        interval: Interval { rate: row.difference, low: row.low, high: row.high },
        games: row.games_b,
        verdict: row.real.then_some("lab-real"),
    };
    html! {
        h3 { (voice.word("lab-page-rates")) }
        div.wide { table.rows {
            (head(voice, ticks(&scale, |tick| voice.decimal(tick * 100.0, 0))))
            tbody { @for row in rows { (measure(report, row, whisker(&scale, &figure(row), 0.0), voice)) } }
        } }
    }
}

fn head(voice: &Voice, axis: Markup) -> Markup {
    html! {
        thead { tr {
            th { span.vh { (heading(voice, "lab-col-name")) } }
            th.track { (axis) }
            th.num { (heading(voice, "lab-col-a")) }
            th.num { (heading(voice, "lab-col-b")) }
            th.num { (heading(voice, "lab-col-change")) }
            th.num.soft { (heading(voice, "lab-col-interval")) }
            th.num.soft { (heading(voice, "lab-col-chance")) }
        } }
    }
}

fn measure(report: &CompareReport, row: &Change, chart: Markup, voice: &Voice) -> Markup {
    let is_part = row.by != "game" || row.key == "limit";
    let by = if is_part { 100.0 } else { 1.0 };
    let figure = |number: f64| voice.decimal(number * by, 1);
    html! {
        tr class=[row.real.then_some("off")] {
            th scope="row" { (voice.compared(&report.names, row.by, &row.key)) }
            td.track { (chart) }
            td.num { (figure(row.a)) }
            td.num { (figure(row.b)) }
            td.num { (figure(row.difference)) }
            td.num.soft { (figure(row.low)) " … " (figure(row.high)) }
            td.num.soft { (voice.decimal(row.corrected, 3)) }
        }
    }
}

/// The page of a ladder. The command plays it again.
pub fn ladder(report: &LadderReport, voice: &Voice, command: &str) -> String {
    let title = voice.say(&text!("lab-page-ladder-title", game = voice.game(report.game)));
    let pack: String = report.pack.chars().take(12).collect();
    let how = voice.say(&text!(
        "lab-page-ladder-how",
        games = voice.whole(report.games),
        seats = report.seats,
        seed = report.seed.to_string(),
        pack = pack
    ));
    let pairs: Vec<Figure> = report
        .pairs
        .iter()
        .map(|pair| Figure {
            name: voice.say(&text!("lab-pair", one = pair.one.as_str(), other = pair.other.as_str())),
            interval: pair.interval,
            games: pair.games,
            verdict: None,
        })
        .collect();
    let ends = pairs.iter().flat_map(|pair| [pair.interval.low, pair.interval.high]);
    let scale = Scale::around(ends.chain([0.5]));
    shell(
        report.game,
        &title,
        voice,
        html! {
            header {
                h1 { (title) }
                p.soft { (how) }
                @if report.partial { p.partial { (voice.word("lab-ladder-partial")) } }
            }
            section.balance {
                h2 { (voice.word("lab-page-ratings")) }
                p.soft { (voice.word("lab-page-ratings-note")) }
                (ratings(report, voice))
            }
            section {
                h2 { (voice.word("lab-pairs")) }
                (intervals(&pairs, 0.5, &scale, voice))
            }
            (again(command, voice, html! {}))
        },
    )
}

fn ratings(report: &LadderReport, voice: &Voice) -> Markup {
    let scale = Scale::about(report.ratings.iter().flat_map(|row| [row.low, row.high, 0.0]));
    let whole = |number: f64| voice.decimal(number, 0);
    html! {
        div.wide { table.rows {
            thead { tr {
                th { span.vh { (heading(voice, "lab-col-name")) } }
                th.track { (ticks(&scale, whole)) }
                th.num { (heading(voice, "lab-col-rating")) }
                th.num.soft { (heading(voice, "lab-col-interval")) }
            } }
            tbody { @for row in &report.ratings {
                @let interval = Interval { rate: row.rating, low: row.low, high: row.high };
                @let figure = Figure { name: String::new(), interval, games: report.games, verdict: None };
                tr {
                    th scope="row" { (row.bot) }
                    td.track { (whisker(&scale, &figure, 0.0)) }
                    td.num { (whole(row.rating)) }
                    td.num.soft { (whole(row.low)) " … " (whole(row.high)) }
                }
            } }
        } }
    }
}
