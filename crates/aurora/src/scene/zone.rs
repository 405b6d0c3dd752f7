//! The exploration zone, alert, and the decks.

use super::{card, spot};
use crate::card::{Card, Item};
use crate::describe::item_icon;
use crate::explore::Bonus;
use crate::state::{Aurora, Lot, ROWS, SPACES};
use table::scene::{self, Back, Cards, Line, Notch, Part, Piece, Spot, Stand, Token, Tone, Track};
use table::{Text, text};

impl Aurora {
    pub(super) fn zone_parts(&self) -> Vec<Part> {
        let cards = (0..SPACES as u8).filter_map(|space| {
            let lot = self.zone[usize::from(space)].as_ref()?;
            Some(self.zone_card(space, lot))
        });
        let row = Cards::row(cards).name("see-zone").nothing("see-zone-empty");
        let lines: Vec<Line> = (0..SPACES as u8).map(|space| self.space_line(space)).collect();
        vec![row.into(), lines.into()]
    }

    fn zone_card(&self, space: u8, lot: &Lot) -> scene::Card {
        let value = self.pack.numbers.spaces[usize::from(space)];
        let caption = text!("see-space", space = space + 1, value = value);
        let mut shown = scene::Card::up(spot::zone_card(space), card::face(&self.pack, lot.card)).caption(caption);
        for item in Item::ALL {
            let count = lot.stock[item as usize];
            if count > 0 {
                shown = shown.badge(Token::new(item.text()).icon(item_icon(item)).count(i64::from(count)));
            }
        }
        if lot.ruined {
            shown = shown.badge(Token::new("see-ruined").icon("jam").tone(Tone::Bad));
        }
        shown
    }

    /// The value of a space and its bonus actions.
    fn space_line(&self, space: u8) -> Line {
        let ways =
            (0..Bonus::WAYS[usize::from(space)]).map(|way| Text::new(format!("bonus-{}-{}", space + 1, way + 1)));
        let value = self.pack.numbers.spaces[usize::from(space)];
        let bonus = Bonus { space, way: 0 };
        Line::new(text!("see-bonus", ways = ways.collect::<Vec<_>>()))
            .id(spot::zone_space(space))
            .label(text!("see-space", space = space + 1, value = value))
            .icon("search")
            .rule(bonus.rule())
    }

    pub(super) fn deck_parts(&self) -> Vec<Part> {
        vec![self.alert_track().into(), Cards::piles(self.piles()).into()]
    }

    /// C14 · The rows of alert from below, with what each means.
    fn alert_track(&self) -> Track {
        let numbers = &self.pack.numbers;
        let notch = |row: usize| {
            let words = text!(
                "see-alert-row",
                damage = numbers.alert_damage[row],
                ship = numbers.alert_ship[row],
                fame = numbers.alert_fame[row]
            );
            Notch::new(words).tone(if row > 2 { Tone::Bad } else { Tone::Neutral })
        };
        let pieces = self.players.seats().map(|seat| {
            let player = &self.players[seat];
            let tone = if self.is_robot(seat) { Tone::Neutral } else { Tone::Seat(seat) };
            Piece::disc(Spot::of("alert", seat), self.pack.name(player.crew), Stand::Notch(player.alert.into()))
                .emblem(self.pack.icon(player.crew))
                .tone(tone)
        });
        Track::new("alert", "see-alert-table", (0..ROWS).map(notch)).pieces(pieces)
    }

    fn piles(&self) -> Vec<scene::Card> {
        let pile = |id: &'static str, name: Text, icon: &'static str, count: usize| {
            scene::Card::down(id, Back::new(name).icon(icon)).pile(count as u16)
        };
        let period = self.deck.iter().position(|period| !period.is_empty()).map_or(3, |n| n + 1);
        let objects: u16 = self.objects.iter().map(|count| u16::from(*count)).sum();
        let loot: usize = self.loot.iter().map(|cards| cards.len()).sum();
        vec![
            pile("deck", text!("see-deck", period = period), "snow", self.deck_len()),
            pile("outcomes", text!("see-outcomes", column = self.back), "cards", self.outcomes.count_ones() as usize),
            pile("objects", Text::new("see-objects"), "object", objects.into()),
            pile("loot", Text::new("see-loot"), "treasure", loot),
            pile("discards", Text::new("see-discards"), "cross", self.discarded.into()),
        ]
    }

    /// What the automaton has kept.
    pub(super) fn kept_cards(&self, cards: &[Card], prefix: &str) -> Vec<scene::Card> {
        let shown = cards.iter().enumerate();
        shown.map(|(n, kept)| scene::Card::up(Spot::of(prefix, n + 1), card::face(&self.pack, *kept))).collect()
    }
}
