//! Transcripts: a running game as one viewer may see it.

use crate::notation::write_answer;
use crate::session::{Entry, Session};
use crate::{Event, EventOf, Game, Viewer};
use std::fmt::Write;

impl<G: Game> Session<G> {
    /// What a viewer saw happen, in the lines of a record. Forced answers are there like the others, for nobody is to learn who
    /// was really asked; what the viewer did not see is a question mark. It holds no seed and proves nothing.
    pub fn transcript(&self, viewer: Viewer) -> String {
        let mut out = format!("tavola transcript 1\ngame {}\n", G::ABOUT.slug);
        for (seat, holder) in self.first_holders.iter() {
            let _ = writeln!(out, "seat {seat} {holder}");
        }
        let now = self.world().now();
        for entry in &self.entries {
            let _ = match entry {
                Entry::Drew { stream, card, seen } => {
                    let shown = if viewer.sees(*seen) { now.notate_card(*card) } else { "?".to_owned() };
                    writeln!(out, "draw {stream} {shown}")
                }
                Entry::Chose { .. } => entry.event().map_or(Ok(()), |event| write_event(&mut out, now, &event, viewer)),
                Entry::Happened(event) => write_event(&mut out, now, event, viewer),
                Entry::Undone { by, .. } => writeln!(out, "undo {by}"),
                Entry::Handed { seat, to } => writeln!(out, "hand {seat} {to}"),
            };
        }
        out
    }
}

fn write_event<G: Game>(out: &mut String, now: &G, event: &EventOf<G>, viewer: Viewer) -> std::fmt::Result {
    match event {
        Event::Answer { seat, answer, seen, .. } => match viewer.sees(*seen) {
            true => writeln!(out, "{seat} {}", write_answer(now, *seat, answer)),
            false => writeln!(out, "{seat} ?"),
        },
        Event::Roll { stream, faces, seen, .. } => {
            let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
            let shown = if viewer.sees(*seen) { faces.join(" ") } else { "?".to_owned() };
            writeln!(out, "roll {} {shown}", stream.name)
        }
        Event::Draw { stream, card, seen } => {
            let shown = if viewer.sees(*seen) { now.notate_card(*card) } else { "?".to_owned() };
            writeln!(out, "draw {} {shown}", stream.name)
        }
        Event::Shown { card, seen } => match viewer.sees(*seen) {
            true => writeln!(out, "shown {}", now.notate_card(*card)),
            false => Ok(()),
        },
    }
}
