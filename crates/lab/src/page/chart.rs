//! Charts as inline SVG. Widths are percentages of the page, so that charts fit any screen while text keeps its size.

use crate::report::LeaderWins;
use crate::voice::Voice;
use crate::{Interval, page};
use maud::{Markup, html};

/// One rate with its interval.
pub(super) struct Figure {
    pub name: String,
    pub interval: Interval,
    pub games: u64,
    /// The key of a word, where something was found.
    pub verdict: Option<&'static str>,
}

/// The part of the numbers that a chart shows.
pub(super) struct Scale {
    from: f64,
    to: f64,
    step: f64,
}

impl Scale {
    /// From a round number below all of these to one above.
    pub fn around(numbers: impl IntoIterator<Item = f64>) -> Scale {
        let (least, most) =
            numbers.into_iter().fold((1.0f64, 0.0f64), |(least, most), number| (least.min(number), most.max(number)));
        let step = match most - least {
            wide if wide > 0.6 => 0.2,
            wide if wide > 0.25 => 0.1,
            wide if wide > 0.1 => 0.05,
            _ => 0.02,
        };
        let from = ((least - step * 0.2) / step).floor().max(0.0) * step;
        let to = (((most + step * 0.2) / step).ceil() * step).min(1.0f64.max(from + step));
        Scale { from, to, step }
    }

    /// The same for numbers of any size, on either side of 0.
    pub fn about(numbers: impl IntoIterator<Item = f64>) -> Scale {
        let ends = (f64::INFINITY, f64::NEG_INFINITY);
        let (least, most) =
            numbers.into_iter().fold(ends, |(least, most), number| (least.min(number), most.max(number)));
        let wide = (most - least).max(1e-6);
        let tens = 10f64.powf(wide.log10().floor());
        let steps = [tens / 5.0, tens / 2.0, tens, tens * 2.0];
        let step = steps.into_iter().find(|step| wide / step <= 6.0).unwrap_or(tens);
        let (from, to) = ((least / step).floor() * step, (most / step).ceil() * step);
        Scale { from, to: to.max(from + step), step }
    }

    /// Where a number stands, as a percentage of the width.
    pub fn at(&self, number: f64) -> String {
        let part = (number - self.from) / (self.to - self.from);
        format!("{:.2}%", part.clamp(0.0, 1.0) * 100.0)
    }

    pub fn ticks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.to - self.from) / self.step).round() as usize;
        (0..=count).map(|n| self.from + n as f64 * self.step)
    }
}

/// Rates one under another, with their intervals and a line at the fair share.
pub(super) fn intervals(figures: &[Figure], fair: f64, scale: &Scale, voice: &Voice) -> Markup {
    html! {
        div.wide {
            table.rows {
                thead { tr {
                    th { span.vh { (page::heading(voice, "lab-col-name")) } }
                    th.track { (axis(scale, voice)) }
                    th.num { (page::heading(voice, "lab-col-rate")) }
                    th.num.soft { (page::heading(voice, "lab-col-interval")) }
                    th.num.soft { (page::heading(voice, "lab-col-games")) }
                } }
                tbody {
                    @for figure in figures {
                        tr class=[figure.verdict.map(|_| "off")] {
                            th scope="row" {
                                (figure.name)
                                @if let Some(verdict) = figure.verdict { " " em { (page::heading(voice, verdict)) } }
                            }
                            td.track { (whisker(scale, figure, fair)) }
                            td.num { (voice.percent(figure.interval.rate)) }
                            td.num.soft { (voice.between(&figure.interval)) }
                            td.num.soft { (voice.whole(figure.games)) }
                        }
                    }
                }
            }
        }
    }
}

/// The numbers over a list of rates.
fn axis(scale: &Scale, voice: &Voice) -> Markup {
    ticks(scale, |tick| voice.decimal(tick * 100.0, 0))
}

/// The numbers over a list, as they are written.
pub(super) fn ticks(scale: &Scale, written: impl Fn(f64) -> String) -> Markup {
    html! {
        svg.axis width="100%" height="18" aria-hidden="true" {
            @for tick in scale.ticks() {
                text x=(scale.at(tick)) y="13" text-anchor=(anchor(scale, tick)) { (written(tick)) }
            }
        }
    }
}

/// Letters at the ends of an axis stay inside it.
fn anchor(scale: &Scale, tick: f64) -> &'static str {
    if tick <= scale.from {
        "start"
    } else if tick >= scale.to - scale.step / 2.0 {
        "end"
    } else {
        "middle"
    }
}

/// An interval as a bar and its rate as a dot, or a square where something was found. The row says it in figures.
pub(super) fn whisker(scale: &Scale, figure: &Figure, fair: f64) -> Markup {
    let sure = &figure.interval;
    html! {
        svg width="100%" height="24" aria-hidden="true" {
            @for tick in scale.ticks() { line.grid x1=(scale.at(tick)) x2=(scale.at(tick)) y1="0" y2="24" {} }
            line.fair x1=(scale.at(fair)) x2=(scale.at(fair)) y1="0" y2="24" {}
            line.sure x1=(scale.at(sure.low)) x2=(scale.at(sure.high)) y1="12" y2="12" {}
            @if figure.verdict.is_some() {
                svg x=(scale.at(sure.rate)) y="12" overflow="visible" { rect.found x="-5" y="-5" width="10" height="10" {} }
            } @else {
                circle.rate cx=(scale.at(sure.rate)) cy="12" r="4.5" {}
            }
        }
    }
}

/// A part of a whole.
pub(super) fn bar(part: f64) -> Markup {
    html! {
        svg width="100%" height="14" aria-hidden="true" {
            rect.hollow x="0" y="2" width="100%" height="10" rx="2" {}
            rect.full x="0" y="2" width=(format!("{:.2}%", part.clamp(0.0, 1.0) * 100.0)) height="10" rx="2" {}
        }
    }
}

/// The tallest column, and what stands under it.
const TALL: f64 = 150.0;
/// Fewer numbers than this get room at both sides, and more columns than the most are put together.
const FEWEST_COLUMNS: u32 = 20;
const MOST_COLUMNS: u32 = 60;

/// How often each number came up, neighbours put together where there are too many; the median stands out.
pub(super) fn columns(counts: &[(u32, u64)], median: u32, told: &str, voice: &Voice) -> Markup {
    let first = counts.first().map_or(0, |(number, _)| *number);
    let last = counts.last().map_or(0, |(number, _)| *number);
    let room = FEWEST_COLUMNS.saturating_sub(last - first) / 2;
    let (first, last) = (first.saturating_sub(room), last + room);
    let wide = (last - first + 1).div_ceil(MOST_COLUMNS).max(1);
    let places = ((last - first) / wide + 1) as usize;
    let mut heights = vec![0u64; places];
    for (number, count) in counts {
        heights[((number - first) / wide) as usize] += count;
    }
    let most = heights.iter().copied().max().unwrap_or(1).max(1) as f64;
    let part = 100.0 / places as f64;
    let labelled = places.div_ceil(12).max(1);
    html! {
        svg.columns width="100%" height=(TALL + 24.0) role="img" aria-label=(told) {
            @for count in counts_shown(most as u64) {
                @let y = format!("{:.1}", TALL - count as f64 / most * TALL);
                line.grid x1="0" x2="100%" y1=(y) y2=(y) {}
                text.count x="0" y=(y) dy="-3" { (voice.whole(count)) }
            }
            @for (place, count) in heights.iter().enumerate() {
                @let height = *count as f64 / most * TALL;
                @let from = first + place as u32 * wide;
                rect class=(if (from..from + wide).contains(&median) { "middle" } else { "column" })
                    x=(format!("{:.3}%", part * (place as f64 + 0.08)))
                    y=(format!("{:.1}", TALL - height))
                    width=(format!("{:.3}%", part * 0.84))
                    height=(format!("{height:.1}")) {
                    title { (from) ": " (voice.whole(*count)) }
                }
                @if place % labelled == 0 {
                    text x=(format!("{:.3}%", part * (place as f64 + 0.5))) y=(TALL + 17.0) text-anchor="middle" { (from) }
                }
            }
            line.base x1="0" x2="100%" y1=(TALL + 0.5) y2=(TALL + 0.5) {}
        }
    }
}

/// The round numbers of games that stand beside columns, of which the tallest is this many: two to five of them.
fn counts_shown(most: u64) -> impl Iterator<Item = u64> {
    let tens = 10u64.pow(most.max(1).ilog10());
    let steps = [tens / 5, tens / 2, tens, tens * 2];
    let step = steps.into_iter().find(|step| *step > 0 && most / step <= 5).unwrap_or(1);
    (1..=most / step).map(move |n| n * step)
}

/// How often the leader at each tenth of the game won it, with intervals, between nothing and all.
pub(super) fn points(leaders: &[LeaderWins], fair: f64, voice: &Voice) -> Markup {
    let at = |rate: f64| format!("{:.1}", 8.0 + (1.0 - rate) * TALL);
    let across = |part: f64| format!("{:.2}%", 9.0 + part * 88.0);
    let told = leaders
        .iter()
        .map(|point| format!("{}%: {}", voice.decimal(point.at * 100.0, 0), voice.percent(point.interval.rate)));
    let told: Vec<String> = told.collect();
    html! {
        svg.points width="100%" height=(TALL + 34.0) role="img" aria-label=(told.join("; ")) {
            @for tick in [0.0, 0.25, 0.5, 0.75, 1.0] {
                line.grid x1="6%" x2="100%" y1=(at(tick)) y2=(at(tick)) {}
                text x="5%" y=(at(tick - 0.025)) text-anchor="end" { (voice.decimal(tick * 100.0, 0)) }
            }
            line.fair x1="6%" x2="100%" y1=(at(fair)) y2=(at(fair)) {}
            @for point in leaders {
                @let x = across(point.at);
                line.sure x1=(x) x2=(x) y1=(at(point.interval.low)) y2=(at(point.interval.high)) {}
                circle.rate cx=(x) cy=(at(point.interval.rate)) r="4.5" {
                    title { (voice.percent(point.interval.rate)) }
                }
                text x=(x) y=(TALL + 28.0) text-anchor="middle" { (voice.decimal(point.at * 100.0, 0)) "%" }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_have_a_few_round_numbers_of_games_beside_them() {
        let shown = |most| counts_shown(most).collect::<Vec<u64>>();
        assert_eq!(shown(1), [1]);
        assert_eq!(shown(4), [1, 2, 3, 4]);
        assert_eq!(shown(9), [2, 4, 6, 8]);
        assert_eq!(shown(340), [100, 200, 300]);
        assert_eq!(shown(1_240), [500, 1_000]);
    }

    #[test]
    fn a_scale_for_changes_has_round_numbers_and_room_for_both_sides_of_nothing() {
        let scale = Scale::about([-0.031, 0.0, 0.012]);
        let ticks: Vec<i64> = scale.ticks().map(|tick| (tick * 1000.0).round() as i64).collect();
        assert_eq!(ticks, [-40, -30, -20, -10, 0, 10, 20]);
        assert!(Scale::about([0.0, 0.0]).ticks().count() >= 2);
    }
}
