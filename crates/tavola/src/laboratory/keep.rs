//! Games of the lab to be watched: one shown on the spot, or some written as records.

use super::{open, plan};
use crate::args::{LabRun, TableArgs};
use crate::exit::Done;
use crate::laboratory::screen::Screen;
use crate::out::Out;
use crate::speech::Speech;
use crate::{files, records};
use lab::{Experiment, Which};
use shelf::{AnySession, Edition, Plan};
use std::path::Path;
use table::{Viewer, text};

/// Plays the game with one number again and shows it.
pub fn watch(table: &TableArgs, args: &LabRun, speech: &Speech, out: &mut Out) -> Done {
    let edition = open(table, speech)?;
    let plan = plan(table, &args.games, &*edition, speech)?;
    let session = play(&plan, args.watch.unwrap_or(args.first), &*edition, speech)?;
    records::show(session.as_ref(), Viewer::Referee, &*edition, speech, out)
}

/// One game of a plan, played to its end at a table.
fn play(plan: &Plan, game: u64, edition: &dyn Edition, speech: &Speech) -> Done<Box<dyn AnySession>> {
    let refused = |refusal| speech.refused(edition.words(), &refusal);
    let mut session = edition.start(&plan.opening(game)).map_err(refused)?;
    for _ in 0..plan.limit {
        if !session.advance_one().map_err(refused)? {
            break;
        }
    }
    Ok(session)
}

/// Writes the games that are kept into a folder, named after their numbers.
pub fn records(folder: &Path, which: Which, experiment: &Experiment, screen: &Screen, speech: &Speech) -> Done {
    let games = which.of(&screen.rows());
    if games.is_empty() {
        return Err(speech.stop(&text!("tavola-lab-none-kept")));
    }
    let (plan, edition) = (&experiment.plan, &*experiment.edition);
    for game in games {
        let session = play(plan, game, edition, speech)?;
        let name = format!("{}-{}-{game}.tavola", edition.about().slug, plan.seed);
        files::write_new(&folder.join(name), &session.record(), speech)?;
    }
    Ok(())
}
