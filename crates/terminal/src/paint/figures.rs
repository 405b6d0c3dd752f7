//! Values, tokens, gates and lines of text.

use super::{Column, Painter, joined};
use crate::canvas::{GLUE, Run};
use crate::palette::sign_of;
use ratatui::style::Modifier;
use table::scene::{Gate, Line, Token, Tokens, Tone, Value};
use table::text;

/// A short phrase stays on one line.
pub fn glued(words: &str) -> String {
    const SHORT: usize = 24;
    match words.chars().count() {
        0..=SHORT => words.replace(' ', &GLUE.to_string()),
        _ => words.to_owned(),
    }
}

impl Painter<'_> {
    /// The figure, then what is counted.
    pub fn value_run(&self, value: &Value) -> Vec<Run> {
        let name = self.say(&value.name);
        let tone = self.palette.tone(&value.tone);
        match &value.amount {
            None => vec![Run::new(glued(&name), tone)],
            Some(amount) => {
                let figure = Run::new(self.amount(amount), tone.add_modifier(Modifier::BOLD));
                vec![figure, Run::new(glued(&format!("{GLUE}{name}")), self.palette.quiet())]
            }
        }
    }

    pub fn value_runs(&self, values: &[Value]) -> Vec<Run> {
        joined(self.palette, values.iter().map(|value| self.value_run(value)))
    }

    /// A counted token in round brackets, one with a name in square ones.
    pub fn token_runs(&self, token: &Token) -> Vec<Run> {
        let name = self.say(&token.name);
        let lamp = token.id.as_ref().and_then(|id| self.lamp_or(id, token.lit));
        let style = match lamp {
            Some(lamp) => self.lamp_style(lamp),
            None => self.palette.tone(&token.tone),
        };
        let mut runs = self.key_runs(lamp);
        let words = match token.count {
            Some(count) => format!("({count}) {name}"),
            None => format!("[{name}]"),
        };
        runs.push(Run::new(glued(&words), style).at(token.id.as_ref()));
        runs
    }

    /// The key of something that can be chosen, before it.
    pub fn key_runs(&self, lamp: Option<super::Lamp>) -> Vec<Run> {
        let Some(lamp) = lamp else { return Vec::new() };
        let key = lamp.key.unwrap_or('*');
        vec![
            Run::new(format!("{GLUE}{key}{GLUE}"), self.palette.lamp_fill()),
            Run::new(GLUE.to_string(), self.palette.ink()),
        ]
    }

    pub fn tokens(&mut self, column: Column, y: u16, tokens: &Tokens) -> u16 {
        let mut runs: Vec<Run> = Vec::new();
        if let Some(name) = &tokens.name {
            runs.push(Run::new(format!("{}: ", self.say(name)), self.palette.quiet()));
        }
        for (n, token) in tokens.tokens.iter().enumerate() {
            if n > 0 {
                runs.push(Run::new(" ", self.palette.ink()));
            }
            runs.extend(self.token_runs(token));
        }
        if tokens.empty > 0 {
            let places = format!(" {}", vec!["[ ]"; usize::from(tokens.empty.min(40))].join(" "));
            runs.push(Run::new(places.replace("[ ]", &format!("[{GLUE}]")), self.palette.faint()));
        }
        self.flow(column, y, &runs)
    }

    /// A chip that is filled when open and hollow when shut, and what it opens.
    pub fn gate_runs(&self, gate: &Gate) -> Vec<Run> {
        let chip = self.say(&gate.chip);
        let mut runs = vec![match gate.open {
            true => Run::new(format!("[{chip}]"), self.palette.filled(&gate.tone)),
            false => Run::new(format!("({chip})"), self.palette.faint()),
        }];
        if let Some(effect) = &gate.effect {
            let style = if gate.open { self.palette.ink() } else { self.palette.faint() };
            runs.push(Run::new(format!("{GLUE}{}", self.say(effect)), style));
        }
        runs
    }

    pub fn line(&mut self, column: Column, y: u16, line: &Line) -> u16 {
        let runs = self.line_runs(line);
        self.flow(column, y, &runs)
    }

    pub fn line_runs(&self, line: &Line) -> Vec<Run> {
        let lamp = line.id.as_ref().and_then(|id| self.lamp(id));
        let mut runs = self.key_runs(lamp);
        if let Some(label) = &line.label {
            runs.push(Run::new(format!("{}: ", self.say(label)), self.palette.strong()));
        }
        let style = match (&line.tone, line.faded) {
            (_, true) => self.palette.faint(),
            (Tone::Neutral, _) => self.palette.ink(),
            (tone, _) => self.palette.tone(tone),
        };
        let sign = sign_of(&line.tone).map(|sign| format!("{sign}{GLUE}")).unwrap_or_default();
        runs.push(Run::new(format!("{sign}{}", self.say(&line.text)), style).at(line.id.as_ref()));
        for gate in &line.gates {
            runs.push(Run::new(" ", self.palette.ink()));
            runs.extend(self.gate_runs(gate));
        }
        if line.faded {
            runs.push(Run::new(format!("{GLUE}({})", self.word("plain-exhausted")), self.palette.faint()));
        }
        if let Some(rule) = &line.rule {
            runs.push(Run::new(format!(" {rule}"), self.palette.faint()));
        }
        runs
    }

    /// This many cards, in words.
    pub fn pile_words(&self, count: u16) -> String {
        self.say(&text!("plain-pile", count = count))
    }
}
