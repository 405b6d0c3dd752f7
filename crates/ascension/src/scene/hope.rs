//! What a player's webs could become: the plots and gates that they fit, as far as that player knows.

use super::View;
use super::card::metal_name;
use crate::card::{Card, CardSet, SequenceId};
use crate::pack::{LONGEST, Sequence};
use crate::state::{Aspiration, Attempt, Hero, HeroAt, Web};
use crate::webs::fitting::{Filled, Wilds};
use crate::words::signed;
use table::scene::Line;
use table::{Seat, Text, text};

/// A plot or a gate that a web may be woven for.
pub(super) struct Hope<'a> {
    pub aspires: Aspiration,
    pub sequence: &'a Sequence,
}

/// W2.2 · Which card of a web lies in which place; the layout is only for the eye.
pub(super) type Layout = [Option<u8>; LONGEST];

impl<'a> View<'a> {
    /// W1.5 · Everything that justifies weaving for a player: the plot that lies with the web, plots in hand, gates.
    pub(super) fn hopes(self, seat: Seat, web: Option<&Web>) -> Vec<Hope<'a>> {
        let lying = web.and_then(|web| web.plot);
        let held = self.game.own_plots(seat).filter(|plot| Some(*plot) != lying);
        let plots = lying
            .into_iter()
            .chain(held)
            .map(|plot| Hope { aspires: Aspiration::Plot(plot), sequence: &self.pack().plot(plot).sequence });
        let gates = self.game.gates_above(seat).map(|(number, id)| Hope {
            aspires: Aspiration::Gate(number as u8),
            sequence: &self.pack().gate(id).sequence,
        });
        plots.chain(gates).collect()
    }

    /// The name of a plot or a gate, for sentences.
    pub(super) fn aspiration(self, aspires: Aspiration) -> Text {
        match aspires {
            Aspiration::Plot(plot) => self.game.quoted(Card::Plot(plot)),
            Aspiration::Gate(number) => self.game.name(Card::Gate(self.game.gates[usize::from(number)])),
        }
    }

    /// How far a web has come for a plot or a gate, and what it would take.
    pub(super) fn hope_line(self, at: HeroAt, hero: &Hero, web: &Web, hope: &Hope, layout: &Layout) -> Line {
        let places = hope.sequence.places.iter().zip(layout);
        let open = places.filter(|(_, card)| card.is_none());
        let missing: Vec<Text> = open.map(|(place, _)| self.pack().place_name(place)).collect();
        let text = match missing.is_empty() {
            true => self.complete(at, web, hope),
            false => self.incomplete(at.seat, hero, web, hope, missing),
        };
        Line::new(text).label(self.aspiration(hope.aspires))
    }

    fn incomplete(self, seat: Seat, hero: &Hero, web: &Web, hope: &Hope, missing: Vec<Text>) -> Text {
        let filled = Filled::by(&web.cards, hope.sequence, self.game.wilds(seat, hero));
        let fitting = filled.admitted() & self.game.players[seat].sequences();
        let (have, of) = (web.len(), hope.sequence.len());
        if fitting.is_empty() {
            return text!("see-hope", have = have, of = of, missing = missing);
        }
        let cards = fitting.iter().map(|card| self.game.quoted(Card::Sequence(card))).collect::<Vec<_>>();
        text!("see-hope-hand", have = have, of = of, missing = missing, cards = cards)
    }

    /// W2.3 · The chances of a complete web: at each value that counts in the sector, or at the gate.
    fn complete(self, at: HeroAt, web: &Web, hope: &Hope) -> Text {
        let at = at.web(web.number);
        match hope.aspires {
            Aspiration::Gate(number) => {
                let cost = self.game.gate_cost(at.seat, number.into());
                let attempt = self.game.gate_attempt(at, number.into(), cost);
                text!("see-hope-gate", odds = self.odds(&attempt), eco = cost)
            }
            Aspiration::Plot(plot) => {
                let values = self.pack().numbers.values_of(self.game.sector(at.seat)).iter();
                let odds = values.map(|value| {
                    let odds = self.odds(&self.game.plot_attempt(at, plot, *value));
                    text!("see-odds-as", value = metal_name(*value), odds = odds)
                });
                text!("see-hope-complete", odds = odds.collect::<Vec<_>>())
            }
        }
    }

    /// *67 % (+1 against 6)*.
    fn odds(self, attempt: &Attempt) -> Text {
        let (bonus, _) = self.game.bonus(attempt);
        text!(
            "see-odds",
            percent = self.game.chance_of(attempt).percent(),
            bonus = signed(bonus),
            threshold = attempt.threshold,
        )
    }

    /// Which plots in hand and which gates a card would serve.
    pub(super) fn served(self, hopes: &[Hope], card: SequenceId) -> Option<Line> {
        let serves = hopes.iter().filter(|hope| hope.sequence.admitted.contains(card));
        let names: Vec<Text> = serves.map(|hope| self.aspiration(hope.aspires)).collect();
        (!names.is_empty()).then(|| Line::new(text!("see-serves", list = names)))
    }
}

/// A place for each card of a web, if it fits: cards stand where they belong before any stands as a wild one.
pub(super) fn layout(cards: &[SequenceId], sequence: &Sequence, wilds: Wilds) -> Option<Layout> {
    if !Filled::by(cards, sequence, wilds).fits() {
        return None;
    }
    let mut layout = Layout::default();
    lay(cards, 0, sequence, &wilds, &mut layout).then_some(layout)
}

/// Gives the cards from `next` on their places.
fn lay(cards: &[SequenceId], next: usize, sequence: &Sequence, wilds: &[CardSet], layout: &mut Layout) -> bool {
    let Some(card) = cards.get(next) else {
        return true;
    };
    let fits = sequence.fits[card.index()];
    for place in (0..sequence.len()).filter(|place| fits >> place & 1 != 0) {
        if lay_in(place, cards, next, sequence, wilds, layout) {
            return true;
        }
    }
    wilds.iter().position(|wild| wild.contains(*card)).is_some_and(|used| {
        let left: Vec<CardSet> = wilds.iter().enumerate().filter(|(n, _)| *n != used).map(|(_, wild)| *wild).collect();
        (0..sequence.len()).any(|place| lay_in(place, cards, next, sequence, &left, layout))
    })
}

fn lay_in(
    place: usize,
    cards: &[SequenceId],
    next: usize,
    sequence: &Sequence,
    wilds: &[CardSet],
    layout: &mut Layout,
) -> bool {
    if layout[place].is_some() {
        return false;
    }
    layout[place] = Some(next as u8);
    if lay(cards, next + 1, sequence, wilds, layout) {
        return true;
    }
    layout[place] = None;
    false
}
