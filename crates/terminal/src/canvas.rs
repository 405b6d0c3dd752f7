//! A sheet of cells as wide as its place on the screen and as high as it needs, on which a scene is drawn before a window of it is shown.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use table::scene::Spot;

/// How many cells a text takes.
pub fn width(text: &str) -> u16 {
    Span::raw(text).width().min(usize::from(u16::MAX)) as u16
}

/// Holds words together where a line must not break.
pub const GLUE: char = '\u{a0}';

/// The most lines a canvas can have; what a scene has beyond is not drawn.
const DEEPEST: u16 = 2000;

/// Words of one style in a flowing text. A run that points at a thing of the scene can be clicked.
#[derive(Debug, Clone, PartialEq)]
pub struct Run {
    pub text: String,
    pub style: Style,
    pub spot: Option<Spot>,
}

impl Run {
    pub fn new(text: impl Into<String>, style: Style) -> Run {
        Run { text: text.into(), style, spot: None }
    }

    #[must_use]
    pub fn at(mut self, spot: Option<&Spot>) -> Run {
        self.spot = spot.cloned();
        self
    }
}

/// The drawn scene, and where on it each thing lies.
pub struct Canvas {
    buffer: Buffer,
    page: Style,
    used: u16,
    pub hits: Vec<(Spot, Rect)>,
    /// Where the stretches of the table begin, with their titles.
    pub anchors: Vec<(u16, String)>,
}

impl Canvas {
    pub fn new(width: u16, page: Style) -> Canvas {
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, 64));
        buffer.set_style(buffer.area, page);
        Canvas { buffer, page, used: 0, hits: Vec::new(), anchors: Vec::new() }
    }

    pub fn width(&self) -> u16 {
        self.buffer.area.width
    }

    /// How many lines are used.
    pub fn height(&self) -> u16 {
        self.used
    }

    fn grow(&mut self, lines: u16) -> bool {
        let lines = lines.min(DEEPEST);
        let old = self.buffer.area.height;
        if lines > old {
            let area = Rect::new(0, 0, self.width(), (lines * 2).min(DEEPEST));
            self.buffer.resize(area);
            self.buffer.set_style(Rect::new(0, old, area.width, area.height - old), self.page);
        }
        self.used = self.used.max(lines);
        lines <= DEEPEST
    }

    /// Writes on one line, as far as `room` cells go, and gives the column after it.
    pub fn put(&mut self, x: u16, y: u16, text: &str, style: Style, room: u16) -> u16 {
        if x >= self.width() || y >= DEEPEST || !self.grow(y + 1) {
            return x;
        }
        let (end, _) = self.buffer.set_stringn(x, y, text, usize::from(room), style);
        end
    }

    /// Draws a style over cells that are there already.
    pub fn tint(&mut self, area: Rect, style: Style) {
        self.grow(area.bottom());
        self.buffer.set_style(area.intersection(self.buffer.area), style);
    }

    pub fn symbol(&self, x: u16, y: u16) -> &str {
        self.buffer.cell(Position::new(x, y)).map_or(" ", |cell| cell.symbol())
    }

    pub fn hit(&mut self, spot: &Spot, area: Rect) {
        self.hits.push((spot.clone(), area));
    }

    /// Where a thing lies, all its cells together.
    pub fn place_of(&self, spot: &Spot) -> Option<Rect> {
        let areas = self.hits.iter().filter(|(other, _)| other == spot).map(|(_, area)| *area);
        areas.reduce(|one, other| one.union(other))
    }

    /// Writes runs as one text in a column, breaking lines between words; all lines but the first are indented by `hang`. Gives the
    /// line after it.
    pub fn flow(&mut self, x: u16, y: u16, room: u16, runs: &[Run], hang: u16) -> u16 {
        let words = words_of(runs);
        if words.is_empty() {
            return y;
        }
        let mut pen = Pen {
            canvas: self,
            left: x,
            right: x.saturating_add(room.max(1)),
            x,
            y,
            hang: hang.min(room.saturating_sub(8)),
        };
        words.iter().for_each(|word| pen.write(word));
        pen.y + 1
    }

    /// All that was written, as lines of styled words.
    pub fn lines(&self) -> Vec<Line<'static>> {
        let line = |y: u16| {
            let cells = (0..self.width()).filter_map(|x| self.buffer.cell(Position::new(x, y)));
            let mut spans: Vec<Span> = Vec::new();
            for cell in cells {
                match spans.last_mut().filter(|span| span.style == cell.style()) {
                    Some(span) => span.content.to_mut().push_str(cell.symbol()),
                    None => spans.push(Span::styled(cell.symbol().to_owned(), cell.style())),
                }
            }
            Line::from(spans)
        };
        (0..self.used).map(line).collect()
    }

    /// Shows the part of the canvas from (`x`, `y`) on in a place of the screen.
    pub fn show(&self, screen: &mut Buffer, place: Rect, x: u16, y: u16) {
        for row in 0..place.height {
            for col in 0..place.width {
                let from = Position::new(x.saturating_add(col), y.saturating_add(row));
                let to = Position::new(place.x + col, place.y + row);
                if from.y < self.used
                    && let (Some(cell), Some(target)) = (self.buffer.cell(from), screen.cell_mut(to))
                {
                    *target = cell.clone();
                }
            }
        }
    }
}

/// A word of a flowing text: pieces of runs without a space between them, and the style of the space before it.
struct Word {
    pieces: Vec<Run>,
    space: Option<Style>,
}

/// The words of a text. A word may begin in one run and end in another.
fn words_of(runs: &[Run]) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut space = None;
    let mut open = false;
    for run in runs {
        for (n, text) in run.text.split(' ').enumerate() {
            if n > 0 {
                (space, open) = (Some(run.style), false);
            }
            if text.is_empty() {
                continue;
            }
            if !open {
                words.push(Word { pieces: Vec::new(), space: space.take() });
                open = true;
            }
            let piece = Run { text: text.replace(GLUE, " "), ..run.clone() };
            words.last_mut().into_iter().for_each(|word| word.pieces.push(piece.clone()));
        }
    }
    words
}

/// Where the next word of a flowing text goes.
struct Pen<'c> {
    canvas: &'c mut Canvas,
    left: u16,
    right: u16,
    x: u16,
    y: u16,
    hang: u16,
}

impl Pen<'_> {
    fn write(&mut self, word: &Word) {
        let wide: u16 = word.pieces.iter().map(|piece| width(&piece.text)).sum();
        let begun = self.x > self.left + self.hang || (self.x > self.left && self.hang == 0);
        if begun && self.x + u16::from(word.space.is_some()) + wide > self.right {
            self.break_line();
        } else if let Some(style) = word.space.filter(|_| self.x > self.left) {
            self.x = self.canvas.put(self.x, self.y, " ", style, 1);
        }
        word.pieces.iter().for_each(|piece| self.piece(piece));
    }

    fn break_line(&mut self) {
        self.y += 1;
        self.x = self.left + self.hang;
    }

    /// Writes a piece of a word, over several lines if it is longer than one.
    fn piece(&mut self, piece: &Run) {
        let mut rest = piece.text.as_str();
        while !rest.is_empty() {
            if self.x >= self.right {
                self.break_line();
            }
            let room = self.right - self.x;
            let (line, after) = part(rest, room);
            let end = self.canvas.put(self.x, self.y, line, piece.style, room);
            if let Some(spot) = &piece.spot {
                let area = Rect::new(self.x, self.y, end.saturating_sub(self.x), 1);
                self.canvas.hit(spot, area);
            }
            self.x = end.max(self.x + 1);
            rest = after;
            if !rest.is_empty() {
                self.break_line();
            }
        }
    }
}

/// As much of a text as fits, and the rest. At least one character is taken.
fn split_at_width(text: &str, room: u16) -> (&str, &str) {
    let mut taken = 0;
    for (at, c) in text.char_indices() {
        taken += width(c.encode_utf8(&mut [0; 4]));
        if taken > room && at > 0 {
            return text.split_at(at);
        }
    }
    (text, "")
}

/// The same for what should stay together and does not fit on a line: it is parted between its words if it has several.
fn part(text: &str, room: u16) -> (&str, &str) {
    let blank = [' ', GLUE];
    let (fits, rest) = split_at_width(text, room);
    if rest.is_empty() || rest.starts_with(blank) {
        return (fits, rest.trim_start_matches(blank));
    }
    match fits.rfind(blank).filter(|gap| *gap > 0) {
        Some(gap) => (&text[..gap], text[gap..].trim_start_matches(blank)),
        None => (fits, rest),
    }
}

/// Words on lines of at most this many cells.
pub fn wrap(text: &str, room: u16) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            if !line.is_empty() && width(&line) + 1 + width(word) > room {
                lines.push(std::mem::take(&mut line));
            } else if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
            while width(&line) > room.max(1) {
                let (fits, rest) = part(&line, room.max(1));
                lines.push(fits.to_owned());
                line = rest.to_owned();
            }
        }
        lines.push(line);
    }
    lines
}

/// A text that was cut to this many cells, with a sign where it was.
pub fn cut(text: &str, room: u16) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    match room {
        0 => String::new(),
        1 => "…".to_owned(),
        _ => format!("{}…", split_at_width(text, room - 1).0.trim_end()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn canvas(width: u16) -> Canvas {
        Canvas::new(width, Style::new())
    }

    fn lines(canvas: &Canvas) -> Vec<String> {
        let line = |y| (0..canvas.width()).map(|x| canvas.symbol(x, y)).collect::<String>();
        (0..canvas.height()).map(|y| line(y).trim_end().to_owned()).collect()
    }

    #[test]
    fn words_flow_in_their_column_and_hang_under_the_first() {
        let mut canvas = canvas(14);
        let runs = [Run::new("one two", Style::new()), Run::new(" three\u{a0}four five", Style::new())];
        let end = canvas.flow(2, 0, 12, &runs, 2);
        assert_eq!(lines(&canvas), ["  one two", "    three four", "    five"]);
        assert_eq!(end, canvas.height());
    }

    #[test]
    fn a_word_that_is_too_long_is_broken_and_nothing_leaves_the_column() {
        let mut canvas = canvas(10);
        canvas.flow(1, 0, 4, &[Run::new("incommensurable", Style::new())], 0);
        assert_eq!(lines(&canvas), [" inco", " mmen", " sura", " ble"]);
        assert_eq!(wrap("incommensurable", 4), ["inco", "mmen", "sura", "ble"]);
        assert_eq!(wrap("5\u{a0}ECO\u{a0}to\u{a0}enter", 8), ["5\u{a0}ECO\u{a0}to", "enter"]);
    }

    #[test]
    fn what_should_stay_together_and_is_too_long_is_parted_between_words() {
        let mut canvas = canvas(22);
        let runs =
            [Run::new("5", Style::new()), Run::new("\u{a0}ECO\u{a0}to\u{a0}enter\u{a0}as\u{a0}bronze", Style::new())];
        canvas.flow(0, 0, 21, &runs, 2);
        assert_eq!(lines(&canvas), ["5 ECO to enter as", "  bronze"]);
    }

    #[test]
    fn a_canvas_grows_as_it_is_drawn_on() {
        let mut canvas = canvas(4);
        canvas.put(0, 200, "here", Style::new(), 4);
        assert_eq!((canvas.height(), canvas.symbol(0, 200)), (201, "h"));
        canvas.put(0, u16::MAX, "deep", Style::new(), 4);
        assert_eq!(canvas.height(), 201);
    }

    #[test]
    fn what_is_cut_says_so() {
        assert_eq!(cut("Hephaestus", 6), "Hepha…");
        assert_eq!(cut("Ares", 6), "Ares");
        assert_eq!((cut("Ares", 1), cut("Ares", 0)), ("…".to_owned(), String::new()));
    }
}
