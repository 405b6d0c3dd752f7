//! `tavola lab`.

mod compare;
mod keep;
mod screen;

use crate::args::{FormArgs, GamesArgs, LabArgs, LabRun, LabTask, TableArgs};
use crate::exit::{Done, Exit};
use crate::out::Out;
use crate::speech::Speech;
use crate::{files, play, seats};
use lab::plain::Line;
use lab::{Experiment, Ladder, Person, Report, Survey, Voice, csv, page, plain};
use screen::Screen;
use serde::Serialize;
use shelf::{BotKind, Edition, Plan};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use table::text;

/// How many games are played if nobody says, and the most if they go on until the rates are known.
const GAMES: u64 = 1_000;
const MOST: u64 = 100_000_000;
/// How many games are played to count questions if nobody says.
const SURVEYED: u64 = 20;

/// Lets bots play many games and shows the figures.
pub fn run(args: &LabArgs, speech: &Speech, out: &mut Out) -> Done {
    match (&args.task, args.run.table()) {
        (Some(LabTask::Compare(args)), _) => compare::run(args, speech, out),
        (None, Some(table)) if args.run.ladder => ladder(&table, &args.run, speech, out),
        (None, Some(table)) if args.run.questions => questions(&table, &args.run, speech, out),
        (None, Some(table)) if args.run.watch.is_some() => keep::watch(&table, &args.run, speech, out),
        (None, Some(table)) => experiment(&table, &args.run, speech, out),
        (None, None) => Err(speech.stop(&text!("tavola-lab-what"))),
    }
}

/// Many games of one plan. Faults in the rules end the command with a sentence each.
fn experiment(table: &TableArgs, args: &LabRun, speech: &Speech, out: &mut Out) -> Done {
    check_form(&args.form, speech)?;
    check_free(args.games_csv.as_deref(), args.form.force, speech)?;
    let edition = open(table, speech)?;
    let usual = if args.until.is_some() { MOST } else { GAMES };
    let games = args.games.games.unwrap_or(usual);
    let experiment = Experiment {
        plan: plan(table, &args.games, &*edition, speech)?,
        games: args.first..args.first.saturating_add(games),
        threads: threads(&args.games),
        edition,
    };
    let mut screen = Screen::new(args.games.games.or(args.until.is_none().then_some(games)));
    if args.records.is_some() || args.games_csv.is_some() {
        screen = screen.keeping_rows(&experiment.plan, args.records.is_some());
    }
    let report = experiment.run_until(args.until.map(|points| points / 100.0), &screen);
    screen.clear();
    let report = report.map_err(|refusal| speech.refused(experiment.edition.words(), &refusal))?;
    let voice = Voice::new(speech.lang, experiment.edition.words());
    if let Some(file) = &args.games_csv {
        write(file, &lab::games_csv(&screen.rows()), args.form.force, speech)?;
    }
    if let Some(folder) = &args.records {
        keep::records(folder, args.keep, &experiment, &screen, speech)?;
    }
    let forms = Forms {
        csv: &|| csv::report(&report),
        page: &|| page::report(&report, &voice, &again(&report, args)),
        plain: &|| plain::report(&report, &voice),
    };
    tell(&args.form, &report, &forms, speech, out)?;
    match report.faulty {
        0 => Ok(()),
        _ => Err(speech.stop(&text!("tavola-lab-faults", count = report.faulty, list = faults(&report)))),
    }
}

/// How often a person is asked what.
fn questions(table: &TableArgs, args: &LabRun, speech: &Speech, out: &mut Out) -> Done {
    let edition = open(table, speech)?;
    let games = args.games.games.unwrap_or(SURVEYED);
    let survey = Survey {
        plan: plan(table, &args.games, &*edition, speech)?,
        games: args.first..args.first.saturating_add(games),
        person: match (args.orders, args.everything) {
            (true, _) => Person::Eager,
            (false, true) => Person::Patient,
            (false, false) => Person::Plain,
        },
        judge: args.judge,
        edition,
    };
    let report = survey.run().map_err(|refusal| speech.refused(survey.edition.words(), &refusal))?;
    if args.form.json {
        let json = serde_json::to_string_pretty(&report).map_err(std::io::Error::from)?;
        out.line(&json)?;
    } else {
        let voice = Voice::new(speech.lang, survey.edition.words());
        print(&plain::questions(&report, &voice), out)?;
    }
    Ok(out.flush()?)
}

/// All bots against each other.
fn ladder(table: &TableArgs, args: &LabRun, speech: &Speech, out: &mut Out) -> Done {
    check_form(&args.form, speech)?;
    let edition = open(table, speech)?;
    let mut bots = match &args.games.seats {
        Some(list) => read_bots(list, speech)?,
        None => Ladder::USUAL.to_vec(),
    };
    let mut met = Vec::new();
    bots.retain(|bot| !met.contains(bot) && (met.push(*bot), true).1);
    let ladder = Ladder {
        bots,
        options: play::options(&table.with.options, speech)?,
        seed: args.games.seed,
        games: args.games.games.unwrap_or(GAMES),
        limit: args.games.limit,
        threads: threads(&args.games),
        edition,
    };
    let screen = Screen::new(Some(ladder.total()));
    let report = ladder.run(&screen);
    screen.clear();
    let voice = Voice::new(speech.lang, ladder.edition.words());
    let report = report.map_err(|refusal| match refusal {
        table::Refusal::NotOffered(why) if why.key == "lab-no-ladder" => Exit::Said(voice.say(&why)),
        refusal => speech.refused(ladder.edition.words(), &refusal),
    })?;
    let bots: Vec<String> = ladder.bots.iter().map(|bot| format!("bot:{bot}")).collect();
    let command = format!(
        "tavola lab {} --ladder --seats {}{} --seed {} --games {}",
        report.game,
        bots.join(","),
        settings(&report.options, args.with.pack.as_deref()),
        report.seed,
        report.games
    );
    let forms = Forms {
        csv: &|| csv::ladder(&report),
        page: &|| page::ladder(&report, &voice, &command),
        plain: &|| plain::ladder(&report, &voice),
    };
    tell(&args.form, &report, &forms, speech, out)
}

fn open(table: &TableArgs, speech: &Speech) -> Done<Arc<dyn Edition>> {
    let game = files::find(&table.game, speech)?;
    files::open(game, table.with.pack.as_deref(), speech)
}

fn plan(table: &TableArgs, games: &GamesArgs, edition: &dyn Edition, speech: &Speech) -> Done<Plan> {
    let bots = match &games.seats {
        Some(list) => read_bots(list, speech)?,
        None => vec![BotKind::Greedy; edition.about().fewest],
    };
    Ok(Plan { bots, options: play::options(&table.with.options, speech)?, seed: games.seed, limit: games.limit })
}

fn read_bots(list: &str, speech: &Speech) -> Done<Vec<BotKind>> {
    seats::read(list).and_then(|seats| seats::only_bots(&seats)).map_err(|said| speech.stop(&said))
}

fn threads(games: &GamesArgs) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    games.threads.unwrap_or_else(cores)
}

/// Two forms cannot both stand on standard output, and no file is replaced unasked. That is said before anything is played.
fn check_form(form: &FormArgs, speech: &Speech) -> Done {
    let is_page = |file: &&Path| **file == *Path::new("-");
    let csv = form.csv.as_deref();
    if form.json && csv.as_ref().is_some_and(is_page) {
        return Err(speech.stop(&text!("tavola-lab-two-forms")));
    }
    check_free(csv.filter(|file| !is_page(file)), form.force, speech)?;
    check_free(form.html.as_deref(), form.force, speech)
}

/// Refuses a file that is there already, unless it shall be replaced.
fn check_free(file: Option<&Path>, force: bool, speech: &Speech) -> Done {
    match file.filter(|file| !force && file.exists()) {
        Some(file) => Err(speech.stop(&text!("tavola-lab-exists", file = file.display().to_string()))),
        None => Ok(()),
    }
}

/// A report in each of its forms.
struct Forms<'f> {
    csv: &'f dyn Fn() -> String,
    page: &'f dyn Fn() -> String,
    plain: &'f dyn Fn() -> Vec<Line>,
}

/// Tells a report in the forms that were asked for.
fn tell(form: &FormArgs, report: &impl Serialize, forms: &Forms, speech: &Speech, out: &mut Out) -> Done {
    if let Some(file) = &form.html {
        write(file, &(forms.page)(), form.force, speech)?;
    }
    let on_page = form.csv.as_deref() == Some(Path::new("-"));
    if let Some(file) = form.csv.as_deref().filter(|_| !on_page) {
        write(file, &(forms.csv)(), form.force, speech)?;
    }
    if on_page {
        out.print(&(forms.csv)())?;
    } else if form.json {
        let json = serde_json::to_string_pretty(report).map_err(std::io::Error::from)?;
        out.line(&json)?;
    } else {
        print(&(forms.plain)(), out)?;
    }
    Ok(out.flush()?)
}

fn print(lines: &[Line], out: &mut Out) -> Done {
    for (n, line) in lines.iter().enumerate() {
        match line {
            Line::Heading(words) => {
                if n > 0 {
                    out.blank()?;
                }
                out.wrapped(words, 2)?;
            }
            Line::Sentence(words) => out.wrapped(&format!("  {words}"), 4)?,
            Line::Row(words) => out.line(&format!("  {words}"))?,
        }
    }
    Ok(())
}

/// Writes a report, in place of an older one only where that was asked for.
fn write(file: &Path, words: &str, force: bool, speech: &Speech) -> Done {
    match force {
        true => files::rewrite(file, words, speech),
        false => files::write_new(file, words, speech),
    }
}

/// The seats and options of a report, as they are written in a command.
fn words_of(report: &Report) -> String {
    let alike = report.seats.chunk_by(|one, other| one == other);
    let seats: Vec<String> = alike
        .map(|run| match run.len() {
            1 => format!("bot:{}", run[0]),
            // A star means something to a shell.
            count => format!("'bot:{}*{count}'", run[0]),
        })
        .collect();
    let options = settings(&report.options, None);
    format!("tavola lab {} --seats {}{options}", report.game, seats.join(","))
}

/// Options and content, as they are written in a command.
fn settings(options: &BTreeMap<String, String>, pack: Option<&Path>) -> String {
    let options = options.iter().map(|(key, value)| format!(" --option {key}={value}"));
    let pack = pack.map(|pack| format!(" --pack {}", pack.display()));
    options.chain(pack).collect()
}

/// The command that plays a run again.
fn again(report: &Report, args: &LabRun) -> String {
    let pack = settings(&BTreeMap::new(), args.with.pack.as_deref());
    let first = match report.first {
        0 => String::new(),
        first => format!(" --first {first}"),
    };
    let (seed, games) = (report.seed, report.games);
    format!("{}{pack} --seed {seed}{first} --games {games}", words_of(report))
}

/// The first faults, each with the command that plays its game again.
fn faults(report: &Report) -> String {
    let again = |fault: &lab::Fault| {
        format!("\n  {}\n    {} --seed {} --first {} --games 1", fault.said, words_of(report), report.seed, fault.game)
    };
    report.faults.iter().map(again).collect()
}
