//! Saves the record of a running game to a file after every answer.

use crate::exit::Done;
use crate::files;
use crate::speech::Speech;
use shelf::AnySession;
use std::path::{Path, PathBuf};

/// Where the record goes.
pub struct Keeper {
    path: PathBuf,
    /// Whether it was asked for, or goes on. Otherwise it is written once a person has answered.
    wanted: bool,
    written: bool,
}

impl Keeper {
    /// A record in this file, which must not be there yet, or in one of its own in the present folder.
    pub fn new(path: Option<PathBuf>, session: &dyn AnySession, speech: &Speech) -> Done<Keeper> {
        let wanted = path.is_some();
        let path = path.unwrap_or_else(|| free_name(session));
        if wanted {
            files::write_new(&path, &session.record(), speech)?;
        }
        Ok(Keeper { path, wanted, written: wanted })
    }

    /// The file a game was read from.
    pub fn going_on(path: PathBuf) -> Keeper {
        Keeper { path, wanted: true, written: true }
    }

    /// Writes the record as it stands.
    pub fn keep(&mut self, session: &dyn AnySession, speech: &Speech) -> Done {
        files::rewrite(&self.path, &session.record(), speech)?;
        self.written = true;
        Ok(())
    }

    /// Writes the record if it was asked for or has been begun.
    pub fn keep_if_begun(&mut self, session: &dyn AnySession, speech: &Speech) -> Done {
        match self.wanted || self.written {
            true => self.keep(session, speech),
            false => Ok(()),
        }
    }

    /// Writes down what is known of a fault, beside the record.
    pub fn report(&self, session: &dyn AnySession, said: &str, speech: &Speech) -> Done<PathBuf> {
        let path = self.path.with_extension("fault.txt");
        files::rewrite(&path, &session.report(said), speech)?;
        Ok(path)
    }

    /// Where the record is, if there is one.
    pub fn path(&self) -> Option<&Path> {
        self.written.then_some(self.path.as_path())
    }
}

/// A name that no file in the present folder has.
fn free_name(session: &dyn AnySession) -> PathBuf {
    let slug = session.about().slug;
    let mark: String = session.commitment().chars().take(8).collect();
    let names = (1..).map(|n| match n {
        1 => PathBuf::from(format!("{slug}-{mark}.tavola")),
        n => PathBuf::from(format!("{slug}-{mark}-{n}.tavola")),
    });
    let mut free = names.filter(|path| !path.exists());
    free.next().unwrap_or_else(|| PathBuf::from("game.tavola"))
}
