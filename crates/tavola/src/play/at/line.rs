//! The same table line by line, for pipes and screen readers.

use super::remote::Remote;
use crate::exit::Done;
use crate::out::Out;
use crate::speech::Speech;
use std::io::{self, BufRead, IsTerminal};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;
use table::scene::plain;
use table::{Rule, SeatMap, Text, text};
use terminal::{Ask, Command, Host, News, View};

/// How long a line is waited for before one looks whether others have done something.
const GLANCE: Duration = Duration::from_millis(400);

/// The table as it is written out, and how far that has come.
struct Transcript<'a> {
    speech: &'a Speech,
    out: &'a mut Out,
    lines: usize,
    question: Option<usize>,
}

/// Plays until the game or the input ends.
pub fn play(mut remote: Remote, speech: &Speech, out: &mut Out) -> Done {
    let input = lines_of_input();
    let mut transcript = Transcript { speech, out, lines: 0, question: None };
    loop {
        let view = remote.view();
        transcript.tell(&view)?;
        if view.end.is_some() {
            return transcript.end(&view);
        }
        let line = input.recv_timeout(GLANCE);
        transcript.echo(line.as_deref().ok())?;
        let news = match line {
            Ok(line) if matches!(line.as_str(), "quit" | "esci") => return transcript.leave(),
            Ok(line) if matches!(line.as_str(), "agree" | "accetto") => remote.agree(true),
            Ok(line) if matches!(line.as_str(), "refuse" | "rifiuto") => remote.agree(false),
            Ok(line) => match command(&line, &view) {
                Some(command) => remote.act(command),
                None => vec![News::Said(text!("table-not-you"))],
            },
            Err(RecvTimeoutError::Timeout) => remote.go_on(),
            Err(RecvTimeoutError::Disconnected) => return transcript.leave(),
        };
        for news in news {
            if let News::Said(text) = news {
                transcript.say(&view, &text)?;
            }
        }
    }
}

/// Lines that somebody types, read on a thread of their own so that the table can go on meanwhile.
fn lines_of_input() -> Receiver<String> {
    let (send, receive) = channel();
    thread::spawn(move || {
        for line in io::stdin().lock().lines().map_while(Result::ok) {
            let line = line.trim().to_owned();
            if !line.is_empty() && !line.starts_with('#') && send.send(line).is_err() {
                return;
            }
        }
    });
    receive
}

fn command(line: &str, view: &View) -> Option<Command> {
    match line {
        "undo" | "annulla" => Some(Command::Undo { agreed: false }),
        words => view.ask.as_ref().map(|ask| Command::Answer { question: ask.query.number, words: words.to_owned() }),
    }
}

impl Transcript<'_> {
    /// Where nobody types, what was read is written on the page, so that it can be read there.
    fn echo(&mut self, line: Option<&str>) -> Done {
        match line {
            Some(line) if !io::stdin().is_terminal() => Ok(self.out.line(line)?),
            _ => Ok(()),
        }
    }

    fn names(&self, view: &View) -> SeatMap<String> {
        self.speech.names(&view.holders)
    }

    fn read(&self, view: &View, text: &Text) -> String {
        let names = self.names(view);
        self.speech.reader(&view.words, view.viewer.seat(), &names).render(text)
    }

    fn say(&mut self, view: &View, text: &Text) -> Done {
        let words = self.read(view, text);
        self.out.wrapped(&words, 2)?;
        Ok(self.out.flush()?)
    }

    /// Tells what is new: lines of the log, and the table with its question when there is another one.
    fn tell(&mut self, view: &View) -> Done {
        for line in view.log.iter().skip(self.lines) {
            let words = self.read(view, &line.text);
            self.out.sided(&words, &rule(line.rule.as_ref()), 2)?;
        }
        self.lines = view.log.len();
        let question = view.ask.as_ref().map(|ask| ask.query.number);
        if question != self.question {
            self.question = question;
            if let Some(ask) = &view.ask {
                self.show(view)?;
                self.ask(view, ask)?;
            }
        }
        Ok(self.out.flush()?)
    }

    fn show(&mut self, view: &View) -> Done {
        let names = self.names(view);
        let reader = self.speech.reader(&view.words, view.viewer.seat(), &names);
        let shown = plain::plain(&view.scene, &reader, self.out.width);
        self.out.blank()?;
        self.out.line(shown.trim_end_matches('\n'))?;
        Ok(self.out.blank()?)
    }

    fn ask(&mut self, view: &View, ask: &Ask) -> Done {
        let prompt = self.read(view, &ask.query.prompt.text);
        self.out.sided(&prompt, &rule(ask.query.prompt.rule.as_ref()), 2)?;
        for option in &ask.options {
            let words = format!("{:>4}  {}", option.number, self.read(view, &option.label.text));
            self.out.sided(&words, &option.notation, 6)?;
        }
        Ok(self.out.print("> ")?)
    }

    fn end(&mut self, view: &View) -> Done {
        self.show(view)?;
        match &view.end {
            Some(end) => self.say(view, &end.outcome.text),
            None => Ok(()),
        }
    }

    fn leave(&mut self) -> Done {
        let said = self.speech.say(&text!("tavola-left"));
        Ok(self.out.wrapped(&said, 2)?)
    }
}

fn rule(rule: Option<&Rule>) -> String {
    rule.map(Rule::to_string).unwrap_or_default()
}
