//! A PostgreSQL that is thrown away.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// Stops by itself when it is dropped, because then its input is closed.
pub struct Postgres {
    child: Child,
    out: BufReader<ChildStdout>,
    pub address: String,
}

impl Postgres {
    /// `None`, with a word to the reader, where PostgreSQL cannot be had.
    pub fn start() -> Option<Postgres> {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/tests/throwaway-postgres.sh");
        let mut child =
            Command::new("sh").arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a shell");
        let mut address = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
        out.read_line(&mut address).expect("its words");
        if address.trim().is_empty() {
            eprintln!("not run: there is no PostgreSQL");
            let _ = child.wait();
            return None;
        }
        Some(Postgres { child, out, address: address.trim().to_owned() })
    }

    /// Restarts it: `fast` as a service manager does, `immediate` as if it had been killed.
    pub fn restart(&mut self, how: &str) {
        let input = self.child.stdin.as_mut().expect("a pipe");
        writeln!(input, "{how}").expect("it reads");
        let mut word = String::new();
        self.out.read_line(&mut word).expect("its word");
        assert_eq!(word.trim(), "restarted");
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        let _ = self.child.wait();
    }
}
