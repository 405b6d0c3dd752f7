//! Snapshots: a checkpoint that is stored, so that opening a table costs the same after ten answers or ten thousand.

use crate::run::{Dice, RunMode};
use crate::session::{Session, Setup, guarded};
use crate::{Chance, Game, Refusal, Seat, Shared, Text, Viewer, text};
use serde::{Deserialize, Serialize};

/// A checkpoint as it is stored. It names its schema, so that a later program can still read it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The game's slug.
    pub game: String,
    /// How the state is laid out.
    pub schema: u32,
    /// The state itself.
    pub state: serde_json::Value,
    /// The chance as it stands there.
    pub chance: Chance,
    /// How many lines of the record come before the checkpoint; the others are played again from it.
    pub lines: usize,
}

impl Snapshot {
    /// Whether these lines of the record, which came after the checkpoint, take back nothing that is in it. If they do, the game cannot go
    /// on from here.
    pub fn stands_after<'l>(lines: impl IntoIterator<Item = &'l str>) -> bool {
        let mut counting: usize = 0;
        for line in lines {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            counting = match word {
                "hand" => counting,
                "undo" => {
                    let undone = rest.split_once(' ').and_then(|(_, undone)| undone.parse().ok());
                    match undone.and_then(|undone| counting.checked_sub(undone)) {
                        Some(left) => left,
                        None => return false,
                    }
                }
                _ => counting + 1,
            };
        }
        true
    }
}

/// Why a snapshot cannot be opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SnapshotError(pub Text);

impl std::fmt::Display for SnapshotError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for SnapshotError {}

impl<G: Game> Session<G> {
    /// The last checkpoint, to be stored.
    pub fn snapshot(&self) -> Result<Snapshot, SnapshotError> {
        let state = serde_json::to_value(self.world().checkpoint()).map_err(|error| unreadable(&error))?;
        Ok(Snapshot {
            game: G::ABOUT.slug.to_owned(),
            schema: G::ABOUT.schema,
            state,
            chance: self.world().chance().clone(),
            lines: self.lines_before_checkpoint(),
        })
    }

    /// A session that stands at a snapshot, waiting to be told the later lines of its record ([`crate::Replay::resume`]). What came
    /// before is not in it: it cannot be undone, and its log is kept elsewhere.
    pub(crate) fn restore(setup: Setup<G>, snapshot: &Snapshot) -> Result<Session<G>, SnapshotError> {
        if snapshot.game != G::ABOUT.slug {
            return Err(SnapshotError(text!("table-record-other-game", game = snapshot.game.as_str())));
        }
        let mut state: G = read_state(snapshot)?;
        let bad = |said| Refusal::NotOffered(text!("table-snapshot-unreadable", said = said));
        guarded(|| take_up(&mut state, &setup.pack, setup.holders.len()).map_err(bad))
            .map_err(|refusal| SnapshotError(refusal.text()))?;
        let script = RunMode { words: true, dice: Dice::Dictated, spares: false };
        let opened = Session::begin_with(setup, state, snapshot.chance.clone(), Vec::new(), script);
        opened.map_err(|refusal: Refusal| SnapshotError(refusal.text()))
    }
}

/// Gives a state that was read from a file its pack, if it is one that rules can go on from: every number in it names something, it is of so
/// many seats, what must always be true is true, and everybody can look at it.
pub(crate) fn take_up<G: Game>(state: &mut G, pack: &Shared<G::Pack>, seats: usize) -> Result<(), String> {
    state.check_numbers(pack)?;
    if state.seats() != seats {
        return Err(format!("it is of {} seats and the record of {seats}", state.seats()));
    }
    state.attach(pack);
    state.invariants()?;
    let viewers = Seat::first(seats).map(Viewer::Seat);
    viewers.chain([Viewer::Onlooker, Viewer::Referee]).for_each(|viewer| drop(state.scene(viewer)));
    Ok(())
}

fn read_state<G: Game>(snapshot: &Snapshot) -> Result<G, SnapshotError> {
    let state = match snapshot.schema {
        schema if schema == G::ABOUT.schema => snapshot.state.clone(),
        schema if schema > G::ABOUT.schema => {
            return Err(SnapshotError(text!("table-snapshot-newer", theirs = schema, ours = G::ABOUT.schema)));
        }
        schema => {
            let upgraded = G::upgrade(schema, snapshot.state.clone());
            upgraded.map_err(|said| SnapshotError(text!("table-snapshot-unreadable", said = said)))?
        }
    };
    serde_json::from_value(state).map_err(|error| unreadable(&error))
}

fn unreadable(error: &serde_json::Error) -> SnapshotError {
    SnapshotError(text!("table-snapshot-unreadable", said = error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_snapshot_stands_until_something_in_it_is_taken_back() {
        let stands = |lines: &[&str]| Snapshot::stands_after(lines.iter().copied());
        assert!(stands(&[]));
        assert!(stands(&["1 drop 4", "undo 1 1"]));
        assert!(stands(&["1 drop 4", "roll d6 3", "hand 2 bot random", "undo 1 2"]));
        assert!(!stands(&["undo 1 1"]));
        assert!(!stands(&["1 drop 4", "undo 1 1", "2 drop 4", "undo 2 2", "2 drop 4"]));
        assert!(!stands(&["hand 2 bot random", "undo 1 1"]), "a handing over is not taken back");
        assert!(!stands(&["1 drop 4", "undo 1 nonsense"]));
    }
}
