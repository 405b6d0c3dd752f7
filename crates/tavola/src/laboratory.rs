//! `tavola lab`.

use crate::args::LabArgs;
use crate::out::Out;
use crate::speech::Speech;
use crate::stop::Done;
use crate::{files, play, seats};
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Experiment, Report, Watch};
use shelf::{BotKind, Plan};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{io::IsTerminal, thread};
use table::text;

/// Lets bots play many games and shows the figures. Faults in the rules end the command with a sentence each.
pub fn run(args: &LabArgs, speech: &Speech, out: &mut Out) -> Done {
    let game = files::find(&args.table.game, speech)?;
    let edition = files::open(game, args.table.with.pack.as_deref(), speech)?;
    let bots = match &args.seats {
        Some(list) => seats::read(list)
            .and_then(|seats| seats::only_bots(&seats))
            .map_err(|said| speech.stop(&said))?,
        None => vec![BotKind::Greedy; game.about().fewest],
    };
    let experiment = Experiment {
        plan: Plan {
            bots,
            options: play::options(&args.table.with.options, speech)?,
            seed: args.seed,
            limit: args.limit,
        },
        games: args.first..args.first.saturating_add(args.games),
        threads: args.threads.unwrap_or_else(cores),
        edition,
    };
    let watch = Screen::new(args.games);
    let report = experiment.run(&watch);
    watch.bar.finish_and_clear();
    let report = report.map_err(|refusal| speech.refused(experiment.edition.words(), &refusal))?;
    if args.json {
        let json = serde_json::to_string_pretty(&report).map_err(std::io::Error::from)?;
        out.line(&json)?;
    } else {
        show(&report, speech, out)?;
    }
    out.flush()?;
    match report.faulty {
        0 => Ok(()),
        _ => Err(speech.stop(&text!(
            "tavola-lab-faults",
            count = report.faulty,
            list = faults(&report)
        ))),
    }
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// The first faults, each with the command that plays its game again.
fn faults(report: &Report) -> String {
    let seats: Vec<String> = report.seats.iter().map(|kind| format!("bot:{kind}")).collect();
    let options: String = report
        .options
        .iter()
        .map(|(key, value)| format!(" --option {key}={value}"))
        .collect();
    let again = |fault: &lab::Fault| {
        format!(
            "\n  {}\n    tavola lab {} --seats {}{options} --seed {} --first {} --games 1",
            fault.said,
            report.game,
            seats.join(","),
            report.seed,
            fault.game
        )
    };
    report.faults.iter().map(again).collect()
}

/// A bar with the time left, where somebody looks on; and the key that stops a run early.
struct Screen {
    bar: ProgressBar,
    stop: Arc<AtomicBool>,
}

impl Screen {
    fn new(games: u64) -> Screen {
        let bar = match std::io::stderr().is_terminal() {
            true => ProgressBar::new(games),
            false => ProgressBar::hidden(),
        };
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} · {per_sec} · {eta}") {
            bar.set_style(style);
        }
        let stop = Arc::new(AtomicBool::new(false));
        let pressed = stop.clone();
        // Without the handler the key ends the program at once, which is what it did before.
        let _ = ctrlc::set_handler(move || pressed.store(true, Ordering::Relaxed));
        Screen { bar, stop }
    }
}

impl Watch for Screen {
    fn played(&self, games: u64) {
        self.bar.inc(games);
    }

    fn stop(&self) -> &AtomicBool {
        &self.stop
    }
}

fn show(report: &Report, speech: &Speech, out: &mut Out) -> Done {
    let whole = |number: f64| grouped(number.round() as u64);
    let figure = |name: &'static str, value: String| format!("  {:<28}{value}", speech.say(&name.into()));
    out.wrapped(&format!("{} · {}", report.game, report.seats.join(", ")), 2)?;
    if report.partial {
        out.wrapped(
            &speech.say(&text!(
                "tavola-lab-partial",
                played = report.played(),
                games = report.games
            )),
            2,
        )?;
    }
    out.line(&figure("tavola-lab-finished", grouped(report.finished)))?;
    out.line(&figure("tavola-lab-limit", grouped(report.limit_reached)))?;
    out.line(&figure("tavola-lab-broken-off", grouped(report.broken_off)))?;
    out.line(&figure("tavola-lab-decisions", grouped(report.decisions)))?;
    out.line(&figure("tavola-lab-blind", grouped(report.gave_up)))?;
    out.line(&figure("tavola-lab-seconds", format!("{:.2}", report.seconds)))?;
    out.line(&figure("tavola-lab-games-rate", whole(report.games_per_second)))?;
    out.line(&figure("tavola-lab-decisions-rate", whole(report.decisions_per_second)))?;
    if let (Some(p10), Some(median), Some(p90)) = (report.length.p10, report.length.median, report.length.p90) {
        let length = text!("tavola-lab-spread", p10 = p10, median = median, p90 = p90);
        let unit = text!("tavola-lab-length", unit = report.length.unit);
        out.line(&format!("  {:<28}{}", speech.say(&unit), speech.say(&length)))?;
    }
    out.blank()?;
    out.line(&speech.say(&text!("tavola-lab-wins")))?;
    for row in &report.wins {
        let name = speech.say(&text!("tavola-lab-by", by = row.by, key = row.key.as_str()));
        let sure = row.interval;
        let rate = format!(
            "{:5.1} %   {:5.1} – {:5.1} %",
            sure.rate * 100.0,
            sure.low * 100.0,
            sure.high * 100.0
        );
        out.line(&format!(
            "  {name:<28}{rate}   {} / {}",
            tenths(row.wins),
            grouped(row.games)
        ))?;
    }
    Ok(())
}

/// Wins with the tenths that shared victories leave, and without where there are none.
fn tenths(wins: f64) -> String {
    let tenths = format!("{wins:.1}");
    tenths.strip_suffix(".0").unwrap_or(&tenths).to_owned()
}

/// A number with a thin space between thousands, as both languages read it.
fn grouped(number: u64) -> String {
    let figures = number.to_string();
    let mut out = String::new();
    for (n, figure) in figures.chars().enumerate() {
        if n > 0 && (figures.len() - n).is_multiple_of(3) {
            out.push('\u{202f}');
        }
        out.push(figure);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_in_threes() {
        assert_eq!(grouped(7), "7");
        assert_eq!(grouped(1234567), "1\u{202f}234\u{202f}567");
        assert_eq!(grouped(123456), "123\u{202f}456");
    }
}
