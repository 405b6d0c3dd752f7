//! A report as one table of comma-separated values. Cells without a meaning in a row are empty.

use crate::{CompareReport, LadderReport, Report};
use std::fmt::Write;

const COLUMNS: &str = "table,by,key,clause,games,wins,rate,low,high,offered,taken,seen,used,uses,value";

/// A row on its way: the cells by name.
#[derive(Default)]
struct Row<'r> {
    table: &'static str,
    by: &'r str,
    key: &'r str,
    clause: &'r str,
    figures: [Option<f64>; 11],
}

impl Row<'_> {
    fn write(&self, out: &mut String) {
        let words = [self.table, self.by, self.key, self.clause];
        let words = words.map(cell).join(",");
        let figures = self.figures.map(|figure| figure.map(|figure| figure.to_string()).unwrap_or_default());
        let _ = writeln!(out, "{words},{}", figures.join(","));
    }
}

/// A word, in quotation marks where it must be.
fn cell(word: &str) -> String {
    if word.contains([',', '"', '\n', '\r']) { format!("\"{}\"", word.replace('"', "\"\"")) } else { word.to_owned() }
}

fn value<'r>(table: &'static str, key: &'r str, value: f64) -> Row<'r> {
    let mut row = Row { table, key, ..Row::default() };
    row.figures[10] = Some(value);
    row
}

/// Everything a run has shown.
pub fn report(report: &Report) -> String {
    let mut out = format!("{COLUMNS}\n");
    let figures = [
        ("seed", report.seed as f64),
        ("games", report.games as f64),
        ("finished", report.finished as f64),
        ("partial", f64::from(u8::from(report.partial))),
        ("limit_reached", report.limit_reached as f64),
        ("broken_off", report.broken_off as f64),
        ("faulty", report.faulty as f64),
        ("decisions", report.decisions as f64),
        ("watched", report.watched as f64),
    ];
    figures.iter().for_each(|(key, number)| value("figure", key, *number).write(&mut out));
    for (length, count) in &report.length.counts {
        value("length", &length.to_string(), *count as f64).write(&mut out);
    }
    for row in &report.wins {
        let sure = row.interval;
        let figures = [row.games as f64, row.wins, sure.rate, sure.low, sure.high];
        winning("wins", row.by, &row.key, figures).write(&mut out);
    }
    for point in &report.lead.leader {
        let sure = point.interval;
        let figures = [point.games as f64, sure.rate * point.games as f64, sure.rate, sure.low, sure.high];
        winning("leader", "part", &point.at.to_string(), figures).write(&mut out);
    }
    for row in &report.endings {
        let sure = row.interval;
        let figures = [row.games as f64, if row.won { row.games as f64 } else { 0.0 }, sure.rate, sure.low, sure.high];
        winning("ending", if row.won { "won" } else { "lost" }, &row.key, figures).write(&mut out);
    }
    course(report, &mut out);
    for row in &report.choices {
        let mut line = value("option", row.kind, row.rate);
        (line.figures[5], line.figures[6]) = (Some(row.offered as f64), Some(row.taken as f64));
        line.write(&mut out);
    }
    content(report, &mut out);
    out
}

fn winning<'r>(table: &'static str, by: &'r str, key: &'r str, figures: [f64; 5]) -> Row<'r> {
    let mut row = Row { table, by, key, ..Row::default() };
    row.figures[..5].copy_from_slice(&figures.map(Some));
    row
}

/// A row for each figure at each point: over all games, over those that were won, over those that were lost.
fn course(report: &Report, out: &mut String) {
    for point in &report.course {
        let at = point.at.to_string();
        let sides = [
            ("all", point.games, &point.figures),
            ("won", point.won, &point.figures_won),
            ("lost", point.games - point.won, &point.figures_lost),
        ];
        for (side, games, figures) in sides {
            for (name, figure) in report.figures.iter().zip(figures) {
                let mut row = Row { table: "course", by: name, key: &at, clause: side, ..Row::default() };
                (row.figures[0], row.figures[10]) = (Some(games as f64), Some(*figure));
                row.write(out);
            }
        }
        if let Some(part) = point.foretells {
            let mut row = Row { table: "course", by: "foretells", key: &at, clause: "all", ..Row::default() };
            (row.figures[0], row.figures[10]) = (Some(point.games as f64), Some(part));
            row.write(out);
        }
    }
}

fn content(report: &Report, out: &mut String) {
    for row in &report.content {
        let mut line = Row { table: "content", by: row.sort, key: &row.key, ..Row::default() };
        line.figures[7] = Some(row.seen as f64);
        line.figures[8] = Some(row.used as f64);
        line.figures[9] = Some(row.uses as f64);
        line.write(out);
    }
    for row in &report.never_used {
        let mut line = Row {
            table: "never_used",
            by: row.sort,
            key: &row.key,
            clause: row.clause.as_deref().unwrap_or(""),
            ..Row::default()
        };
        line.figures[7] = Some(row.seen as f64);
        line.write(out);
    }
}

/// What the bots won against each other.
pub fn ladder(report: &LadderReport) -> String {
    let mut out = String::from("table,one,other,games,wins,value,low,high\n");
    for row in &report.ratings {
        let _ = writeln!(out, "rating,{},,,,{},{},{}", cell(&row.bot), row.rating, row.low, row.high);
    }
    for row in &report.pairs {
        let sure = row.interval;
        let (one, other) = (cell(&row.one), cell(&row.other));
        let _ = writeln!(out, "pair,{one},{other},{},{},{},{},{}", row.games, row.wins, sure.rate, sure.low, sure.high);
    }
    out
}

/// What changed from one side to the other.
pub fn compare(report: &CompareReport) -> String {
    let mut out = String::from("by,key,aimed,games_a,games_b,a,b,difference,low,high,chance,corrected,real\n");
    for row in &report.rows {
        let _ = writeln!(
            out,
            "{},{},{},{},{},{},{},{},{},{},{},{},{}",
            row.by,
            cell(&row.key),
            row.aimed,
            row.games_a,
            row.games_b,
            row.a,
            row.b,
            row.difference,
            row.low,
            row.high,
            row.chance,
            row.corrected,
            row.real
        );
    }
    out
}
