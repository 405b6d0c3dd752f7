//! A cache of what one viewer's page has shown already, so that it is not rendered again at every change.

use crate::draw::Pen;
use crate::draw::aside::Part;
use crate::draw::cache::DrawCache;
use crate::draw::log::SHOWN;
use crate::live_table::play::Play;
use crate::live_table::{Facts, Inner};
use maud::Markup;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::sync::Arc;
use table::{LogLine, SeatMap, Viewer};

/// Belongs to one viewer who keeps looking, in one language.
#[derive(Default)]
pub struct Cache {
    lines: Lines,
    life: Option<(Facts, Life)>,
    /// Panels that seldom change, by their names: a hash of what they were drawn from.
    panels: Vec<(&'static str, u64)>,
    /// What was drawn of the scene, and for which viewer under which names.
    drawn: RefCell<DrawCache>,
    drawn_for: Option<(Viewer, SeatMap<String>)>,
    once: bool,
}

/// The newest lines of the log as they stand on the page.
#[derive(Default)]
struct Lines {
    /// For whom, under which names, and since which taking back these lines hold.
    of: Option<(Viewer, SeatMap<String>, usize)>,
    /// How many lines of the log have been put into words.
    count: usize,
    newest: VecDeque<String>,
    /// The same lines themselves.
    lines: Arc<Vec<LogLine>>,
}

/// All that the panel about the table's life is drawn from, besides the table's facts.
#[derive(Clone, PartialEq)]
pub struct Life {
    pub viewer: Viewer,
    pub begun: bool,
    /// For each seat, whether its holder is absent and how many want a bot in it.
    pub folk: Vec<(bool, usize)>,
    pub faults: usize,
}

impl Cache {
    /// For a page that is drawn once, so that nothing of the scene is remembered.
    pub fn for_once() -> Cache {
        Cache { once: true, ..Cache::default() }
    }

    /// Whether the same viewer will look again.
    pub fn is_kept(&self) -> bool {
        !self.once
    }

    /// Lends what was drawn of the scene for this viewer under these names. It is given back by [`Cache::keep`].
    pub fn lend(&mut self, viewer: Viewer, names: &SeatMap<String>) -> RefCell<DrawCache> {
        let now = (viewer, names.clone());
        if self.drawn_for.as_ref() != Some(&now) {
            self.drawn_for = Some(now);
            self.drawn.get_mut().forget();
        }
        self.drawn.take().into()
    }

    pub fn keep(&mut self, drawn: RefCell<DrawCache>) {
        self.drawn = drawn;
    }

    /// The parts of the pages drawn so far that were put aside and that the viewer does not have yet.
    pub fn take_unsent(&mut self) -> Vec<Part> {
        self.drawn.get_mut().aside.take_unsent()
    }

    /// The newest lines of the log as they stand on the page, oldest first, after they were [read](Cache::read_log).
    pub fn lines(&self) -> &VecDeque<String> {
        &self.lines.newest
    }

    /// Reads the newest lines of the log, oldest first. Only those that are new since the last time are put into words.
    pub fn read_log(&mut self, pen: &Pen, inner: &Inner, viewer: Viewer, names: &SeatMap<String>) -> Arc<Vec<LogLine>> {
        let of = (viewer, names.clone(), inner.play.as_ref().map_or(0, Play::rewound));
        let lines = &mut self.lines;
        if lines.of.as_ref() != Some(&of) {
            *lines = Lines { of: Some(of), ..Lines::default() };
        }
        let from = lines.count.max(inner.logged(viewer).saturating_sub(SHOWN));
        let new = inner.log_since(viewer, from);
        lines.count = from + new.len();
        // Of two lines that are on the page together no two have the same place.
        let drawn = (from..).zip(&new).map(|(n, line)| pen.line_aside(n % SHOWN, pen.log_line(line)));
        lines.newest.extend(drawn);
        let over = lines.newest.len().saturating_sub(SHOWN);
        lines.newest.drain(..over);
        let kept = Arc::make_mut(&mut lines.lines);
        kept.extend(new);
        kept.drain(..kept.len().saturating_sub(SHOWN));
        lines.lines.clone()
    }

    /// A panel that seldom changes; nothing if it is drawn from the same as the last time.
    pub fn panel(&mut self, name: &'static str, from: u64, draw: impl FnOnce() -> Markup) -> Option<Markup> {
        match self.panels.iter_mut().find(|(other, _)| *other == name) {
            Some((_, before)) if *before == from => return None,
            Some((_, before)) => *before = from,
            None => self.panels.push((name, from)),
        }
        Some(draw())
    }

    /// The panel about the table's life; nothing if nothing in it has changed.
    pub fn life(&mut self, facts: &Facts, now: Life, draw: impl FnOnce() -> Markup) -> Option<Markup> {
        match &self.life {
            Some((known, before)) if known == facts && *before == now => None,
            _ => {
                self.life = Some((facts.clone(), now));
                Some(draw())
            }
        }
    }
}
