//! Tracks and clocks: joined notches with the present one marked and pieces on them.

use super::codes::codes;
use super::{Column, Painter};
use crate::canvas::{GLUE, Run};
use crate::palette::sign_of;
use ratatui::style::Modifier;
use table::scene::{Bend, Look, Notch, Stand, Track};

impl Painter<'_> {
    pub fn track(&mut self, column: Column, y: u16, track: &Track) -> u16 {
        let mut name = self.say(&track.name);
        if track.bend == Bend::Ring {
            name.push_str(" ↻");
        }
        let mut runs = vec![Run::new(format!("{name}: "), self.palette.quiet())];
        for notch in 0..track.notches.len() {
            if track.bend == Bend::Ladder && notch > 0 {
                runs.push(super::between(self.palette));
            }
            runs.extend(self.notch_runs(track, notch));
        }
        if track.look == Look::Sky {
            runs.extend(self.inner_runs(track));
        }
        if let Some(middle) = &track.middle {
            runs.push(Run::new(format!("  {}", self.say(middle)), self.palette.strong()));
        }
        let y = self.flow(column, y, &runs);
        let y = self.track_legend(column, y, track);
        match &track.note {
            Some(note) => {
                let note = Run::new(self.say(note), self.palette.quiet());
                self.flow(column, y, &[note])
            }
            None => y,
        }
    }

    /// What the present notch opens into.
    fn inner_runs(&self, track: &Track) -> Vec<Run> {
        let now = track.inner_now.map(usize::from);
        let run = |(n, notch): (usize, &Notch)| {
            let label = self.say(&notch.label).replace(' ', &GLUE.to_string());
            match now == Some(n) {
                true => Run::new(format!("[{label}] "), self.palette.strong()),
                false => Run::new(format!("{label} "), self.palette.quiet()),
            }
        };
        let inner = track.inner.iter().enumerate().map(run);
        [super::between(self.palette)].into_iter().chain(inner).collect()
    }

    /// A notch with the codes of the pieces on it. The present one stands in brackets, past ones are faint.
    fn notch_runs(&self, track: &Track, place: usize) -> Vec<Run> {
        let notch = &track.notches[place];
        let label = self.say(&notch.label).replace(' ', &GLUE.to_string());
        let now = track.now.map(usize::from);
        let run = match now {
            Some(now) if now == place => Run::new(format!("[{label}]"), self.palette.filled(&notch.tone)),
            Some(now) if place < now => Run::new(label, self.palette.faint()),
            _ => Run::new(label, self.palette.tone(&notch.tone)),
        };
        let mut runs = vec![run];
        for sign in &notch.signs {
            let name = self.say(&sign.name).replace(' ', &GLUE.to_string());
            runs.push(Run::new(format!("{GLUE}{name}"), self.palette.tone(&sign.tone)));
        }
        let names: Vec<String> = track.pieces.iter().map(|piece| self.say(&piece.name)).collect();
        for (piece, code) in track.pieces.iter().zip(codes(&names)) {
            if piece.stand == Stand::Notch(place as u16) {
                let style = self.palette.filled(&piece.tone);
                runs.push(Run::new(format!("{GLUE}{}", code.trim()), style).at(Some(&piece.id)));
            }
        }
        runs.push(Run::new(" ", self.palette.ink()));
        runs
    }

    fn track_legend(&mut self, column: Column, y: u16, track: &Track) -> u16 {
        let names: Vec<String> = track.pieces.iter().map(|piece| self.say(&piece.name)).collect();
        let items = track.pieces.iter().zip(codes(&names)).zip(&names).map(|((piece, code), name)| {
            let sign = sign_of(&piece.tone).map(String::from).unwrap_or_default();
            let words = super::figures::glued(&format!("{} {sign}{name}", code.trim()));
            vec![Run::new(words, self.palette.tone(&piece.tone).add_modifier(Modifier::BOLD))]
        });
        let runs = super::joined(self.palette, items);
        self.flow(column, y, &runs)
    }
}
