//! The cards of a report, by type.

use super::chart::{Figure, Scale, whisker};
use super::{heading, verdict};
use crate::report::Content;
use crate::voice::Voice;
use crate::{Report, Unused, Wins};
use maud::{Markup, html};
use table::text;

/// Every sort of content, folded up.
pub(super) fn section(report: &Report, voice: &Voice) -> Markup {
    if report.content.is_empty() || report.watched == 0 {
        return html! {};
    }
    let unseen: Vec<&Unused> = report.never_seen.iter().collect();
    let unused = report.never_used.iter();
    let unused: Vec<&Unused> = unused.filter(|row| row.clause.is_some() || row.seen > 0).collect();
    html! {
        section {
            h2 { (voice.word("lab-page-cards")) }
            p.soft { (voice.word("lab-page-cards-note")) }
            (listed("lab-page-unused", &unused, report, voice))
            (listed("lab-page-unseen", &unseen, report, voice))
            @for sort in report.sorts() { (of_sort(report, sort, voice)) }
        }
    }
}

/// Cards and clauses by name.
fn listed(key: &'static str, rows: &[&Unused], report: &Report, voice: &Voice) -> Markup {
    if rows.is_empty() {
        return html! {};
    }
    html! {
        details {
            summary { b { (heading(voice, key)) } " " span.soft { (rows.len()) } }
            ul.names {
                @for row in rows {
                    li {
                        (voice.piece(report, &row.key))
                        @if let Some(clause) = &row.clause { " " code { (clause) } }
                    }
                }
            }
        }
    }
}

fn of_sort(report: &Report, sort: &str, voice: &Voice) -> Markup {
    let pieces: Vec<&Content> = report.content.iter().filter(|piece| piece.sort == sort).collect();
    let wins = |piece: &Content| report.wins_by("card").find(|row| row.key == piece.key);
    let mut rows: Vec<(&Content, Option<&Wins>)> = pieces.iter().map(|piece| (*piece, wins(piece))).collect();
    let rate = |row: &Option<&Wins>| row.map_or(-1.0, |row| row.interval.rate);
    rows.sort_by(|one, other| rate(&other.1).total_cmp(&rate(&one.1)));
    let known = || rows.iter().filter_map(|(_, row)| *row);
    let games: u64 = known().map(|row| row.games).sum();
    let average = known().map(|row| row.wins).sum::<f64>() / games.max(1) as f64;
    let enough = known().filter(|row| row.games >= 20);
    let scale = Scale::around(enough.flat_map(|row| [row.interval.low, row.interval.high]).chain([average]));
    html! {
        details {
            summary { b { (voice.sort(sort)) } " " span.soft { (voice.say(&text!("lab-page-sort", count = rows.len()))) } }
            div.wide {
                table.rows {
                    thead { tr {
                        th { (heading(voice, "lab-col-name")) }
                        th.track { span.vh { (heading(voice, "lab-col-rate")) } }
                        th.num { (heading(voice, "lab-col-rate")) }
                        th.num.soft { (heading(voice, "lab-col-interval")) }
                        th.num { (heading(voice, "lab-col-used")) }
                        th.num.soft { (heading(voice, "lab-col-seen")) }
                    } }
                    tbody { @for (piece, wins) in &rows { (card(report, piece, *wins, &scale, average, voice)) } }
                }
            }
        }
    }
}

fn card(report: &Report, piece: &Content, wins: Option<&Wins>, scale: &Scale, average: f64, voice: &Voice) -> Markup {
    let figure = wins.map(|row| Figure {
        name: String::new(),
        interval: row.interval,
        games: row.games,
        verdict: verdict(report, row),
    });
    html! {
        tr class=[figure.as_ref().and_then(|figure| figure.verdict).map(|_| "off")] {
            th scope="row" { (voice.of_game(&piece.name)) }
            td.track { @if let Some(figure) = &figure { (whisker(scale, figure, average)) } }
            td.num { @if let Some(row) = wins { (voice.percent(row.interval.rate)) } }
            td.num.soft { @if let Some(row) = wins { (voice.between(&row.interval)) } }
            td.num { (voice.whole(piece.used)) }
            td.num.soft { (voice.whole(piece.seen)) }
        }
    }
}
