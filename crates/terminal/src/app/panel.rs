//! The panels that open over the table.

use super::App;
use shelf::{Advice, BotKind};
use table::{Holder, LogLine, Rule, Seat};

/// What is open over the table.
#[derive(Debug, Clone, PartialEq)]
pub enum Panel {
    Menu(usize),
    Help(Reading),
    Log(LogPanel),
    /// The rule behind something.
    Rule(Rule, Reading),
    /// The whole rulebook, or what a search found in it.
    Book(Book),
    Hint(Advice),
    /// What happened since the viewer last answered.
    Digest(Reading),
    /// The symbols that are on the table, in words.
    Legend(Reading),
    /// Who takes a seat, with the row in hand.
    Hand(usize),
    Orders(usize),
    /// Whether to leave.
    Leave,
    /// Whether an answer is taken back with all that followed it, and whether the others agree.
    Consent,
    End(Reading),
}

/// How far a text was scrolled.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Reading {
    pub from: usize,
}

impl Reading {
    /// Scrolls; whoever draws knows where the end is, so too far is cut there.
    pub fn step(&mut self, by: isize, last: usize) {
        self.from = self.from.min(last).saturating_add_signed(by).min(last);
    }
}

/// The log, large.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LogPanel {
    /// How many lines above the last one the line in hand is.
    pub above: usize,
    pub filter: String,
    pub typing: bool,
    /// Only what happened since the viewer last answered.
    pub since: bool,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Book {
    pub words: String,
    pub typing: bool,
    pub reading: Reading,
}

/// What the menu offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MenuItem {
    Undo,
    Redo,
    Hint,
    Orders,
    HandOver,
    Digest,
    Log,
    Legend,
    Rules,
    Language,
    Colours,
    Hold,
    Sit(Seat),
    Result,
    Help,
    Leave,
}

/// One way to hand a seat over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandOver {
    pub seat: Seat,
    pub to: Holder,
}

impl App {
    pub fn menu(&self) -> Vec<MenuItem> {
        let mut items = Vec::new();
        let view = &self.view;
        if view.end.is_some() {
            items.push(MenuItem::Result);
        }
        if view.undo.is_some() {
            items.push(MenuItem::Undo);
        }
        if view.redo.is_some() {
            items.push(MenuItem::Redo);
        }
        if view.ask.is_some() {
            items.extend([MenuItem::Hint, MenuItem::Orders]);
        }
        if !view.thinking.is_empty() {
            items.push(MenuItem::Hold);
        }
        items.extend([MenuItem::HandOver, MenuItem::Digest, MenuItem::Log]);
        if !view.scene.legend.is_empty() {
            items.push(MenuItem::Legend);
        }
        items.extend([MenuItem::Rules, MenuItem::Language, MenuItem::Colours]);
        let others = view.persons().filter(|seat| !view.viewer.is(*seat));
        items.extend(others.map(MenuItem::Sit));
        items.extend([MenuItem::Help, MenuItem::Leave]);
        items
    }

    /// Every way to hand a seat over: to each kind of bot, or to a person.
    pub fn hand_overs(&self) -> Vec<HandOver> {
        let bots = BotKind::ALL.map(|kind| Holder::Bot(kind.name().to_owned()));
        let ways = |(seat, holder): (Seat, &Holder)| {
            let person = (!holder.is_person()).then(|| Holder::Person(String::new()));
            let takers = person.into_iter().chain(bots.clone().into_iter().filter(|bot| bot != holder));
            takers.map(|to| HandOver { seat, to }).collect::<Vec<_>>()
        };
        self.view.holders.iter().flat_map(ways).collect()
    }

    /// The lines of the log that a panel shows, by their places.
    pub fn found_lines(&self, panel: &LogPanel) -> Vec<usize> {
        let from = if panel.since { self.view.since } else { 0 };
        let wanted = panel.filter.to_lowercase();
        let found = |line: &LogLine| wanted.is_empty() || self.tell(&line.text).to_lowercase().contains(&wanted);
        let log = &self.view.log;
        (from.min(log.len())..log.len()).filter(|n| found(&log[*n])).collect()
    }

    /// The standing orders that the present question offers.
    pub fn order_offers(&self) -> &[table::question::OrderOffer] {
        self.view.ask.as_ref().map(|ask| ask.query.prompt.orders.as_slice()).unwrap_or_default()
    }
}
