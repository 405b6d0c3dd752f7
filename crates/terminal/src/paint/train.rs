//! Trains: a line for each vehicle, the one that pulls first, and one for what stands on its roof.

use super::{Column, Painter};
use crate::canvas::Run;
use ratatui::style::Modifier;
use table::scene::{CarKind, Roof, Slots, Train};

impl Painter<'_> {
    pub fn train(&mut self, column: Column, y: u16, train: &Train) -> u16 {
        let start = y;
        let mut y = y;
        for (n, car) in train.cars.iter().enumerate() {
            let sign = match car.kind {
                CarKind::Wheeled => "◢",
                CarKind::Tracked => "▰",
                CarKind::Coupled => "▬",
            };
            let name = self.palette.tone(&train.tone).add_modifier(Modifier::BOLD);
            let mut runs = vec![Run::new(format!("{} {sign} {} ", n + 1, self.say(&car.name)), name)];
            runs.extend(self.slot_row(&Slots::new(car.slots.iter().cloned())));
            let mut words: Vec<String> = car.figures.iter().map(|value| self.figure(value)).collect();
            words.extend(car.note.iter().map(|note| self.say(note)));
            if !words.is_empty() {
                runs.push(Run::new(format!(" {}", words.join(", ")), self.palette.quiet()));
            }
            y = self.flow(column, y, &runs);
            y = self.roof(column.inside(2), y, car.roof.as_ref());
        }
        if let Some(room) = &train.room {
            y = self.flow(column, y, &[Run::new(self.say(room), self.palette.faint())]);
        }
        let height = y.saturating_sub(start);
        self.canvas.hit(&train.id, ratatui::layout::Rect::new(column.x, start, column.width, height));
        y
    }

    fn roof(&mut self, column: Column, y: u16, roof: Option<&Roof>) -> u16 {
        let Some(roof) = roof else { return y };
        let mut runs = vec![Run::new(format!("▲ {} ", self.say(&roof.name)), self.palette.quiet())];
        runs.extend(self.slot_row(&Slots::new(roof.slots.iter().cloned())));
        self.flow(column, y, &runs)
    }

    /// *speed 3*.
    fn figure(&self, value: &table::scene::Value) -> String {
        let name = self.say(&value.name);
        value.amount.as_ref().map_or_else(|| name.clone(), |amount| format!("{name}\u{a0}{}", self.amount(amount)))
    }
}
