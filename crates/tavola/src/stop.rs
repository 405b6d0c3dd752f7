//! Why a command ended early.

use std::io;

/// What a command returns.
pub type Done<T = ()> = Result<T, Stop>;

/// Why a command ended early.
#[derive(Debug)]
pub enum Stop {
    /// A sentence for the person who gave the command, in their language.
    Said(String),
    /// What was to be printed could not be.
    Io(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Io(error)
    }
}
