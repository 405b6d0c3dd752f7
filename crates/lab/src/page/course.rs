//! The ways in which games ended, and how they stood from point to point of their length.

use super::chart::{Figure, Scale, intervals};
use super::heading;
use crate::report::CoursePoint;
use crate::voice::Voice;
use crate::{Ended, Report};
use maud::{Markup, html};
use table::text;

/// This many points of a long course are shown.
const POINTS: usize = 25;

/// How often games ended in each way.
pub(super) fn endings(report: &Report, voice: &Voice) -> Markup {
    if report.endings.is_empty() {
        return html! {};
    }
    let figure = |row: &Ended| {
        let won = if row.won { "lab-course-won" } else { "lab-course-lost" };
        let median = text!("lab-ended-median", unit = report.length.unit, median = row.median);
        Figure {
            name: format!("{} ({}, {})", voice.key(&row.key), voice.word(won), voice.say(&median)),
            interval: row.interval,
            games: row.games,
            verdict: None,
        }
    };
    let figures: Vec<Figure> = report.endings.iter().map(figure).collect();
    let scale = Scale::around(figures.iter().flat_map(|figure| [figure.interval.low, figure.interval.high]));
    let even = 1.0 / figures.len() as f64;
    html! {
        section {
            h2 { (voice.word("lab-endings")) }
            p.soft { (voice.say(&text!("lab-endings-note", even = voice.percent(even)))) }
            (intervals(&figures, even, &scale, voice))
        }
    }
}

/// The figures that were followed, as means of all games, of those won and of those lost.
pub(super) fn section(report: &Report, voice: &Voice) -> Markup {
    if report.course.is_empty() {
        return html! {};
    }
    html! {
        section {
            h2 { (voice.say(&text!("lab-course", unit = voice.unit(report.length.unit)))) }
            p.soft { (voice.word("lab-course-note")) }
            p { (voice.decided(report)) }
            div.wide {
                table.rows.course {
                    thead { tr {
                        th { (voice.unit(report.length.unit)) }
                        th.num { (heading(voice, "lab-course-games")) }
                        th.num { (heading(voice, "lab-course-won")) }
                        @for key in &report.figures { th.num { (voice.key(key)) } }
                        th.num { (heading(voice, "lab-course-foretells")) }
                    } }
                    tbody { @for point in report.course_points(POINTS) { (row(point, voice)) } }
                }
            }
        }
    }
}

fn row(point: &CoursePoint, voice: &Voice) -> Markup {
    let apart = |n: usize| {
        let of = |figures: &[f64]| figures.get(n).map_or("–".to_owned(), |figure| voice.decimal(*figure, 1));
        format!("{} / {}", of(&point.figures_won), of(&point.figures_lost))
    };
    html! {
        tr {
            th scope="row" { (point.at) }
            td.num { (voice.whole(point.games)) }
            td.num { (voice.whole(point.won)) }
            @for (n, figure) in point.figures.iter().enumerate() {
                td.num { (voice.decimal(*figure, 1)) br; span.soft.small { (apart(n)) } }
            }
            td.num { @if let Some(part) = point.foretells { (voice.decimal(part * 100.0, 0)) "%" } @else { "–" } }
        }
    }
}
