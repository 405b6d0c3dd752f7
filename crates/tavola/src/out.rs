//! The page: standard output, with lines that fit the terminal.

use std::io::{self, IsTerminal, Write};
use table::visible;

/// The width of pages that nobody sees on a terminal.
const WIDTH: usize = 100;

/// Where a command prints.
pub struct Out {
    writer: Box<dyn Write>,
    pub width: usize,
    /// Whether somebody looks on as it is printed.
    live: bool,
}

impl Out {
    pub fn standard() -> Out {
        let live = io::stdout().is_terminal();
        let width = terminal_size::terminal_size().filter(|_| live);
        Out {
            writer: Box::new(io::BufWriter::new(io::stdout())),
            width: width.map_or(WIDTH, |(width, _)| usize::from(width.0).clamp(40, 120)),
            live,
        }
    }

    /// Words as they are, but for letters that would command the terminal.
    pub fn print(&mut self, words: &str) -> io::Result<()> {
        self.writer.write_all(visible(words).as_bytes())
    }

    pub fn line(&mut self, words: &str) -> io::Result<()> {
        writeln!(self.writer, "{}", visible(words))?;
        if self.live { self.flush() } else { Ok(()) }
    }

    pub fn blank(&mut self) -> io::Result<()> {
        self.line("")
    }

    /// Words on as many lines as they need, all but the first indented by so much.
    pub fn wrapped(&mut self, words: &str, hang: usize) -> io::Result<()> {
        let lines = wrap(words, self.width, hang);
        lines.iter().try_for_each(|line| self.line(line))
    }

    /// Words at the left and something short at the right edge, such as the rule behind them.
    pub fn sided(&mut self, left: &str, right: &str, hang: usize) -> io::Result<()> {
        if right.is_empty() {
            return self.wrapped(left, hang);
        }
        let room = self.width.saturating_sub(right.chars().count() + 2).max(20);
        let mut lines = wrap(left, room, hang);
        let last = lines.pop().unwrap_or_default();
        lines.iter().try_for_each(|line| self.line(line))?;
        let gap = self.width.saturating_sub(last.chars().count() + right.chars().count()).max(2);
        self.line(&format!("{last}{}{right}", " ".repeat(gap)))
    }

    pub fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

/// Words on lines of at most `width` characters; a longer word stands alone. Spaces at the beginning stay.
fn wrap(words: &str, width: usize, hang: usize) -> Vec<String> {
    let text = words.trim_start_matches(' ');
    let first = " ".repeat(words.len() - text.len());
    table::words::wrap(text.split(' '), &first, &" ".repeat(hang), width)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_the_width_and_hang_under_the_first() {
        assert_eq!(wrap("  1  a short line of words", 14, 5), ["  1  a short", "     line of", "     words"]);
        assert_eq!(wrap("unbreakable words", 5, 2), ["unbreakable", "  words"]);
        assert_eq!(wrap("", 5, 2), [""]);
    }
}
