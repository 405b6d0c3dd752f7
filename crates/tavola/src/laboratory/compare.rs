//! `tavola lab compare`.

use super::{Forms, Screen, check_form, plan, read_bots, settings, tell, threads};
use crate::args::{CompareArgs, TableArgs};
use crate::exit::Done;
use crate::files;
use crate::out::Out;
use crate::speech::Speech;
use lab::{CompareReport, Comparison, Side, Voice, csv, page, plain};
use std::collections::BTreeMap;
use std::path::PathBuf;
use table::text;

/// Plays the same seeds on two sides and tells what changed.
pub fn run(args: &CompareArgs, speech: &Speech, out: &mut Out) -> Done {
    check_form(&args.form, speech)?;
    let usual = if args.until.is_some() { super::MOST } else { super::GAMES };
    let games = args.games.games.unwrap_or(usual);
    let comparison = Comparison {
        a: side(&args.a, args, speech)?,
        b: side(&args.b, args, speech)?,
        games: 0..games,
        threads: threads(&args.games),
    };
    let screen = Screen::new(args.games.games.or(args.until.is_none().then_some(games)));
    let report = comparison.run_until(args.until.map(|points| points / 100.0), &screen);
    screen.clear();
    let words = comparison.b.edition.words();
    let report = report.map_err(|refusal| speech.refused(words, &refusal))?;
    let voice = Voice::new(speech.lang, words);
    let forms = Forms {
        csv: &|| csv::compare(&report),
        page: &|| page::compare(&report, &voice, &again(&report, args)),
        plain: &|| plain::compare(&report, &voice),
    };
    tell(&args.form, &report, &forms, speech, out)?;
    match report.faulty {
        0 => Ok(()),
        count => Err(speech.stop(&text!("tavola-lab-compare-faults", count = count))),
    }
}

/// The command that compares once more.
fn again(report: &CompareReport, args: &CompareArgs) -> String {
    let given: String = args.table.with.options.iter().map(|option| format!(" --option {option}")).collect();
    let seats = args.games.seats.as_ref();
    let seats = seats.map(|seats| format!(" --seats '{seats}'")).unwrap_or_default();
    let (a, b, with) = (&args.a, &args.b, settings(&BTreeMap::new(), args.table.with.pack.as_deref()));
    let (game, seed, games) = (report.game, report.seed, report.games);
    format!("tavola lab compare {game} '{a}' '{b}'{given}{with}{seats} --seed {seed} --games {games}")
}

/// What both sides have in common, with the changes of one.
fn side(words: &str, args: &CompareArgs, speech: &Speech) -> Done<Side> {
    let mut table = TableArgs { game: args.table.game.clone(), with: args.table.with.clone() };
    let mut seats = None;
    for change in changes(words) {
        match change.split_once('=') {
            Some(("pack", folder)) => table.with.pack = Some(PathBuf::from(folder)),
            Some(("seats", list)) => seats = Some(read_bots(list, speech)?),
            Some(_) => table.with.options.push(change.clone()),
            None if change == "as-is" => {}
            None => return Err(speech.stop(&text!("tavola-lab-bad-side", said = change.as_str()))),
        }
    }
    let game = files::find(&table.game, speech)?;
    let edition = files::open(game, table.with.pack.as_deref(), speech)?;
    let mut plan = plan(&table, &args.games, &*edition, speech)?;
    plan.bots = seats.unwrap_or(plan.bots);
    Ok(Side { name: words.to_owned(), edition, plan })
}

/// The changes of a side. A word without an equals sign goes on with the one before it, for folders with spaces in their names.
fn changes(words: &str) -> Vec<String> {
    let mut changes: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match changes.last_mut() {
            Some(last) if !word.contains('=') && last.contains('=') => {
                last.push(' ');
                last.push_str(word);
            }
            _ => changes.push(word.to_owned()),
        }
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_is_a_list_of_changes_and_folders_may_have_spaces() {
        assert_eq!(changes("pack=my cards smoke=thin"), ["pack=my cards", "smoke=thin"]);
        assert_eq!(changes("as-is"), ["as-is"]);
        assert_eq!(changes("seats=bot:greedy,bot:random"), ["seats=bot:greedy,bot:random"]);
    }
}
