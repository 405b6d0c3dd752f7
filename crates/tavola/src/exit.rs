//! The error with which a command exits.

use std::io;

/// What a command returns.
pub type Done<T = ()> = Result<T, Exit>;

/// Why a command ended early.
#[derive(Debug)]
pub enum Exit {
    /// A sentence for the person who gave the command, in their language.
    Said(String),
    /// What was to be printed could not be.
    Io(io::Error),
}

impl From<io::Error> for Exit {
    fn from(error: io::Error) -> Exit {
        Exit::Io(error)
    }
}
