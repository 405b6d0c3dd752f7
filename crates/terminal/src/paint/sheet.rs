//! Sheets, and what is printed on them: meters, dials, rulers, rows and webs.

use super::{Column, Painter, joined};
use crate::canvas::{GLUE, Run, cut};
use crate::palette::sign_of;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use table::scene::{Dial, Meter, Part, Rows, Ruler, Sheet, Slot, SlotState, Slots, Tone};

/// A sheet wants to be this wide to stand beside another.
const SHEET: u16 = 46;

impl Painter<'_> {
    /// Sheets abreast where there is room, else under each other.
    pub fn sheets(&mut self, column: Column, y: u16, parts: &[Part]) -> u16 {
        let sheets: Vec<&Sheet> = parts
            .iter()
            .filter_map(|part| match part {
                Part::Sheet(sheet) => Some(sheet),
                _ => None,
            })
            .collect();
        let abreast = match self.room.is_wide() {
            true => usize::from(column.width / SHEET).clamp(1, 4).min(sheets.len()),
            false => 1,
        };
        let mut y = y;
        for row in sheets.chunks(abreast.max(1)) {
            let each = column.width / row.len().max(1) as u16;
            let place = |n: usize| Column { x: column.x + each * n as u16, width: each - u16::from(n + 1 < row.len()) };
            let ends: Vec<u16> = row.iter().enumerate().map(|(n, sheet)| self.sheet(place(n), y, sheet)).collect();
            y = ends.into_iter().max().unwrap_or(y);
        }
        y
    }

    /// A sheet on the page is boxed; one inside another, or on a narrow page, is only indented.
    fn sheet(&mut self, column: Column, y: u16, sheet: &Sheet) -> u16 {
        if column.width < 34 || !self.room.is_wide() {
            let y = self.sheet_head(column, y, sheet);
            return self.parts(column.inside(2), y, &sheet.parts);
        }
        let inner = Column { x: column.x + 2, width: column.width.saturating_sub(4) };
        let end = self.sheet_head(inner, y, sheet);
        let end = sheet.parts.iter().fold(end, |y, part| self.sheet_part(inner, y, part));
        let area = Rect::new(column.x, y, column.width, end + 1 - y);
        self.box_around(area, sheet);
        self.canvas.hit(&sheet.id, area);
        end + 1
    }

    fn sheet_part(&mut self, column: Column, y: u16, part: &Part) -> u16 {
        match part {
            Part::Sheet(inner) => {
                let y = self.sheet_head(column, y, inner);
                inner.parts.iter().fold(y, |y, part| self.sheet_part(column.inside(2), y, part))
            }
            part => self.part(column, y, part),
        }
    }

    /// The sides and the foot of a sheet; its head is the first line.
    fn box_around(&mut self, area: Rect, sheet: &Sheet) {
        let style = match sheet.acting {
            true => self.palette.tone(&sheet.tone).add_modifier(Modifier::BOLD),
            false => self.palette.line(),
        };
        for y in area.y + 1..area.bottom() - 1 {
            self.canvas.put(area.x, y, "│", style, 1);
            self.canvas.put(area.right() - 1, y, "│", style, 1);
        }
        let foot = format!("╰{}╯", "─".repeat(usize::from(area.width.saturating_sub(2))));
        self.canvas.put(area.x, area.bottom() - 1, &foot, style, area.width);
        self.canvas.put(area.x, area.y, "╭ ", style, 2);
        let mut x = area.right() - 1;
        self.canvas.put(x, area.y, "╮", style, 1);
        while x > area.x + 2 && self.canvas.symbol(x - 1, area.y) == " " {
            x -= 1;
        }
        let gap = (area.right() - 1).saturating_sub(x + 1);
        self.canvas.put(x + 1, area.y, &"─".repeat(usize::from(gap)), style, gap);
    }

    /// Its name, its owner and its badges, on one line.
    fn sheet_head(&mut self, column: Column, y: u16, sheet: &Sheet) -> u16 {
        let mark = if sheet.acting { "▸" } else { "" };
        let sign = sign_of(&sheet.tone).map(|sign| format!("{sign} ")).unwrap_or_default();
        let name = self.palette.tone(&sheet.tone).add_modifier(Modifier::BOLD);
        let lamp = self.lamp(&sheet.id);
        let mut x = column.x;
        if let Some(lamp) = lamp {
            x = self.canvas.put(x, y, &format!(" {} ", lamp.key.unwrap_or('*')), self.palette.lamp_fill(), 3) + 1;
        }
        let right = column.x + column.width;
        let words = format!("{mark}{sign}{}", self.say(&sheet.name));
        x = self.canvas.put(x, y, &words, name, right.saturating_sub(x));
        let mut words: Vec<String> = sheet.owner.iter().map(|owner| self.say(owner)).collect();
        words.extend(sheet.badges.iter().map(|badge| match badge.count {
            Some(count) => format!("({count}) {}", self.say(&badge.name)),
            None => format!("[{}]", self.say(&badge.name)),
        }));
        let words = format!("  {}", words.join("  "));
        let room = right.saturating_sub(x + 1);
        self.canvas.put(x, y, cut(&words, room).trim_end(), self.palette.quiet(), room);
        if column.width >= 2 {
            self.canvas.hit(&sheet.id, Rect::new(column.x, y, column.width, 1));
        }
        y + 1
    }

    /// Cells up to twenty, a bar above that.
    fn bar(&self, now: i32, max: i32, tone: &Tone) -> Vec<Run> {
        let max = max.max(0);
        let now = now.clamp(0, max);
        let (full, empty) = match max {
            0..=20 => (now, max - now),
            _ => (now * 20 / max, 20 - now * 20 / max),
        };
        let cells = |n: i32, sign: &str| sign.repeat(n.max(0) as usize);
        vec![Run::new(cells(full, "▰"), self.palette.tone(tone)), Run::new(cells(empty, "▱"), self.palette.faint())]
    }

    fn scale_runs(&self, name: &table::Text, now: i32, max: i32, tone: &Tone) -> Vec<Run> {
        let name = super::figures::glued(&format!("{} ", self.say(name)));
        let mut runs = vec![Run::new(name, self.palette.quiet())];
        runs.extend(self.bar(now, max, tone));
        let figure = self.palette.tone(tone).add_modifier(Modifier::BOLD);
        runs.push(Run::new(format!("{GLUE}{now}"), figure));
        runs.push(Run::new(format!("/{max}"), self.palette.faint()));
        runs
    }

    pub fn meter(&mut self, column: Column, y: u16, meter: &Meter) -> u16 {
        let runs = self.scale_runs(&meter.name, meter.now, meter.max, &meter.tone);
        self.flow(column, y, &runs)
    }

    pub fn dials(&mut self, column: Column, y: u16, dials: &[Dial]) -> u16 {
        let items: Vec<Vec<Run>> =
            dials.iter().map(|dial| self.scale_runs(&dial.name, dial.now, dial.max, &dial.tone)).collect();
        let mut runs = Vec::new();
        for (n, item) in items.into_iter().enumerate() {
            if n > 0 {
                runs.push(Run::new(format!("{GLUE}  "), self.palette.ink()));
            }
            runs.extend(item);
        }
        self.flow(column, y, &runs)
    }

    /// The figures of a scale by its stretches, the present one in reverse and in brackets.
    pub fn ruler(&mut self, column: Column, y: u16, ruler: &Ruler) -> u16 {
        let mut runs = vec![Run::new(format!("{} ", self.say(&ruler.name)), self.palette.quiet())];
        let band_at = |figure: i32| ruler.bands.iter().find(|band| band.from <= figure && figure <= band.to);
        for figure in ruler.from..=ruler.max.clamp(ruler.from, ruler.from + 60) {
            let band = band_at(figure);
            if let Some(band) = band.filter(|band| band.from == figure) {
                let name = super::figures::glued(&format!("│ {} ", self.say(&band.name)));
                runs.push(Run::new(name, self.palette.tone(&band.tone)));
            }
            let tone = band.map_or(Tone::Neutral, |band| band.tone.clone());
            let open = if figure == ruler.max && ruler.open_ended { "+" } else { "" };
            let now = figure == ruler.now || (figure == ruler.max && ruler.now > ruler.max);
            let run = match now {
                true => Run::new(format!("[{figure}{open}]"), self.palette.filled(&tone)),
                false => Run::new(format!("{figure}{open}"), self.palette.tone(&tone)),
            };
            runs.push(run);
            runs.push(Run::new(" ", self.palette.ink()));
        }
        self.flow(column, y, &runs)
    }

    /// Rows that are lit up to a value: filled signs before those that are.
    pub fn rows(&mut self, column: Column, y: u16, rows: &Rows) -> u16 {
        let head = format!("{} ", self.say(&rows.name));
        let row = |row: &table::scene::Row| {
            let lit = row.number <= rows.lit_to;
            let (sign, style) = match lit {
                true => ('●', self.palette.ink()),
                false => ('○', self.palette.faint()),
            };
            let words = super::figures::glued(&format!("{sign}{} {}", row.number, self.say(&row.text)));
            vec![Run::new(words, style)]
        };
        let mut runs = vec![Run::new(head, self.palette.quiet())];
        runs.extend(joined(self.palette, rows.rows.iter().map(row)));
        self.flow(column, y, &runs)
    }

    pub fn slots(&mut self, column: Column, y: u16, part: &Slots) -> u16 {
        let mut runs: Vec<Run> = Vec::new();
        if let Some(name) = &part.name {
            runs.push(Run::new(format!("{} ", self.say(name)), self.palette.quiet()));
        }
        runs.extend(self.slot_row(part));
        let y = self.flow(column, y, &runs);
        match &part.note {
            Some(note) => {
                let note = Run::new(self.say(note), self.palette.quiet());
                self.flow(column, y, &[note])
            }
            None => y,
        }
    }

    /// Slots on a thread: filled ones in square brackets, open ones in pointed ones, the next one lit.
    pub fn slot_row(&self, part: &Slots) -> Vec<Run> {
        let mut runs = Vec::new();
        for (n, slot) in part.slots.iter().enumerate() {
            if n > 0 {
                runs.push(Run::new("─ ", self.palette.faint()));
            }
            runs.extend(self.slot_runs(slot));
        }
        runs
    }

    fn slot_runs(&self, slot: &Slot) -> Vec<Run> {
        let words: Vec<String> = slot.name.iter().chain(&slot.kind).map(|text| self.say(text)).collect();
        let words = super::figures::glued(&match words.is_empty() {
            true => "?".to_owned(),
            false => words.join(" "),
        });
        let lamp = slot.id.as_ref().and_then(|id| self.lamp(id));
        let mut runs = self.key_runs(lamp);
        let run = match (slot.state, lamp) {
            (SlotState::Filled, _) => Run::new(format!("[{words}]"), self.palette.tone(&slot.tone)),
            (SlotState::Next, _) | (_, Some(_)) => Run::new(format!("‹{words}›"), self.palette.lamp()),
            (SlotState::Open, None) => Run::new(format!("‹{words}›"), self.palette.faint()),
        };
        runs.push(run.at(slot.id.as_ref()));
        runs
    }
}
