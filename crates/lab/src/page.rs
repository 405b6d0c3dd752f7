//! A report as one HTML page that loads nothing, needs no script, and has a light and a dark theme.

mod cards;
mod chart;
mod course;
mod others;

pub use others::{compare, ladder};

use crate::voice::Voice;
use crate::{Finding, Report, Wins, finding};
use chart::{Figure, columns, points};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use table::{Looks, Text, text};

/// The page of a run. The command plays it again.
pub fn report(report: &Report, voice: &Voice, command: &str) -> String {
    let title =
        voice.say(&text!("lab-page-title", game = voice.game(report.game), games = voice.whole(report.played())));
    shell(
        report.game,
        &title,
        voice,
        html! {
            header {
                h1 { (title) }
                p.soft { (how(report, voice)) }
                @if report.partial { p.partial { (partial(report, voice)) } }
            }
            (balance(report, voice))
            (figures(report, voice))
            @let scale = scale(report);
            @for by in report.lists() { (wins(report, by, &scale, voice)) }
            (course::endings(report, voice))
            (lengths(report, voice))
            (course::section(report, voice))
            (leads(report, voice))
            (options(report, voice))
            (cards::section(report, voice))
            (again(command, voice, html! {
                @if report.watched < report.finished {
                    p.soft { (voice.say(&text!("lab-page-watched", watched = voice.whole(report.watched)))) }
                }
            }))
        },
    )
}

/// A whole page around its sections.
fn shell(game: &str, title: &str, voice: &Voice, sections: Markup) -> String {
    let hue = shelf::find(game).map_or(Looks::PLAIN.hue, |game| game.about().looks.hue);
    let page = html! {
        (DOCTYPE)
        html lang=(voice.lang.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'";
                title { (title) }
                style { (PreEscaped(include_str!("page/page.css"))) ":root{--h:" (hue) "}" }
            }
            body { main { (sections) } }
        }
    };
    page.into_string()
}

/// The command that plays it again, and what else is to be said of how it was played.
fn again(command: &str, voice: &Voice, more: Markup) -> Markup {
    html! {
        section {
            h2 { (voice.word("lab-page-again")) }
            pre { code { (command) } }
            (more)
        }
    }
}

fn how(report: &Report, voice: &Voice) -> String {
    let seats = report.table();
    let pack: String = report.pack.chars().take(12).collect();
    let mut how = voice.say(&text!("lab-page-how", seats = seats, seed = report.seed.to_string(), pack = pack));
    for (key, value) in &report.options {
        how.push_str(&format!(" · {key}={value}"));
    }
    how
}

fn partial(report: &Report, voice: &Voice) -> String {
    voice.say(&text!("lab-partial", played = voice.whole(report.played()), games = voice.whole(report.games)))
}

/// What is out of balance, in words.
fn balance(report: &Report, voice: &Voice) -> Markup {
    let (grave, worth): (Vec<&Finding>, Vec<&Finding>) = report.findings.iter().partition(|one| one.is_grave());
    let points = |part: f64| voice.decimal(part * 100.0, 0);
    html! {
        section.balance {
            h2 { (voice.word("lab-balance")) }
            @let said = finding::nothing(report);
            @if grave.is_empty() || said == "lab-too-few" {
                p class=(if said == "lab-nothing-found" && worth.is_empty() { "well" } else { "unsure" }) {
                    (voice.word(said))
                }
            }
            @if !grave.is_empty() {
                ul.grave { @for finding in grave { li { (voice.finding(report, finding)) } } }
            }
            @if !worth.is_empty() {
                h3 { (voice.word("lab-page-worth")) }
                ul { @for finding in worth { li { (voice.finding(report, finding)) } } }
            }
            @if let Some(shows) = report.shows.filter(|_| report.finished > 0) {
                p.soft { (voice.could_have_seen(report, shows)) }
            }
            p.soft.small {
                (voice.say(&text!(
                    "lab-page-margins",
                    margin = points(finding::MARGIN),
                    cards = points(finding::CARD_MARGIN)
                )))
            }
        }
    }
}

/// The few figures that a designer asks for first.
fn figures(report: &Report, voice: &Voice) -> Markup {
    let per_game = |sum: u64| sum as f64 / report.played().max(1) as f64;
    let unit = voice.unit(report.length.unit);
    let mut figures: Vec<(String, String)> = vec![(voice.whole(report.finished), voice.word("lab-figure-games"))];
    if let Some(median) = report.length.median {
        figures.push((voice.whole(median.into()), voice.say(&text!("lab-figure-median", unit = unit))));
    }
    let limit = report.limit_reached as f64 / report.finished.max(1) as f64;
    figures.push((voice.percent(limit), voice.word("lab-figure-limit")));
    figures.push((voice.whole(per_game(report.decisions).round() as u64), voice.word("lab-figure-decisions")));
    if let Some(changes) = report.lead.changes {
        figures.push((voice.decimal(changes, 1), voice.word("lab-figure-changes")));
    }
    if let Some(decided) = report.lead.decided_median.filter(|_| report.lead.telling) {
        figures.push((format!("{}%", voice.decimal(decided * 100.0, 0)), voice.word("lab-figure-decided")));
    }
    if report.gave_up > 0 {
        figures.push((voice.whole(report.gave_up), voice.word("lab-blind")));
    }
    html! {
        dl.figures {
            @for (figure, name) in figures { div { dt { (name) } dd { (figure) } } }
        }
        @if report.gave_up > 0 { p.soft.small { (voice.word("lab-blind-note")) } }
    }
}

/// One scale for all lists of wins, so that they can be compared by eye.
fn scale(report: &Report) -> chart::Scale {
    let rows = report.lists().flat_map(|by| report.wins_by(by));
    let ends = rows.flat_map(|row| [row.interval.low, row.interval.high]);
    chart::Scale::around(ends.chain([report.fair()]))
}

/// Rates with their intervals beside a fair share.
fn wins(report: &Report, by: &'static str, scale: &chart::Scale, voice: &Voice) -> Markup {
    let mut rows: Vec<&Wins> = report.wins_by(by).collect();
    if rows.len() < 2 {
        return html! {};
    }
    if by == "faction" {
        rows.sort_by(|one, other| other.interval.rate.total_cmp(&one.interval.rate));
    }
    let fair = report.fair();
    let figures: Vec<Figure> = rows
        .iter()
        .map(|row| Figure {
            name: voice.whose(report, row),
            interval: row.interval,
            games: row.games,
            verdict: verdict(report, row),
        })
        .collect();
    html! {
        section {
            h2 { (voice.say(&text!("lab-page-wins", by = by))) }
            p.soft { (voice.say(&text!(fair_words(report), fair = voice.percent(fair)))) }
            (chart::intervals(&figures, fair, scale, voice))
        }
    }
}

fn fair_words(report: &Report) -> &'static str {
    match report.cooperative {
        true => "lab-page-together",
        false => "lab-page-fair",
    }
}

/// What was found about a row: the key of a word.
fn verdict(report: &Report, row: &Wins) -> Option<&'static str> {
    let same = |share: &crate::Share| share.by == row.by && share.key == row.key;
    report.findings.iter().find_map(|finding| match finding {
        Finding::Strong(share) if same(share) && !share.sure => Some("lab-perhaps-strong"),
        Finding::Weak(share) if same(share) && !share.sure => Some("lab-perhaps-weak"),
        Finding::Strong(share) if same(share) => Some("lab-too-strong"),
        Finding::Weak(share) if same(share) => Some("lab-too-weak"),
        _ => None,
    })
}

fn lengths(report: &Report, voice: &Voice) -> Markup {
    let Some(median) = report.length.median else {
        return html! {};
    };
    let unit = voice.unit(report.length.unit);
    let told = text!("lab-median-games", median = median, unit = unit.as_str());
    html! {
        section {
            h2 { (voice.word("lab-page-length")) }
            p.soft { (voice.say(&text!("lab-page-length-axis", unit = unit.as_str()))) }
            (columns(&report.length.counts, median, &voice.say(&told), voice))
        }
    }
}

fn leads(report: &Report, voice: &Voice) -> Markup {
    if report.lead.leader.len() < 2 {
        return html! {};
    }
    let fair = report.fair();
    html! {
        section {
            h2 { (voice.word("lab-page-leads")) }
            p.soft { (voice.word("lab-page-leads-axis")) }
            @if !report.lead.telling { p { strong { (voice.word("lab-lead-blind")) } } }
            (points(&report.lead.leader, fair, voice))
        }
    }
}

fn options(report: &Report, voice: &Voice) -> Markup {
    let mut rows: Vec<_> = report.choices.iter().filter(|row| row.offered > 0).collect();
    if rows.len() < 2 {
        return html! {};
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.offered));
    html! {
        section {
            h2 { (voice.word("lab-page-options")) }
            p.soft { (voice.word("lab-page-options-note")) }
            div.wide {
                table.rows {
                    thead { tr {
                        th { (voice.word("lab-col-name")) }
                        th.track { span.vh { (voice.word("lab-col-taken")) } }
                        th.num { (voice.word("lab-col-taken")) }
                        th.num { (voice.word("lab-col-offered")) }
                    } }
                    tbody {
                        @for row in rows {
                            tr {
                                th scope="row" { (voice.kind(row.kind)) }
                                td.track { (chart::bar(row.rate)) }
                                td.num { (voice.percent(row.rate)) }
                                td.num { (voice.whole(row.offered)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A column's heading.
fn heading(voice: &Voice, key: &'static str) -> String {
    voice.say(&Text::new(key))
}
