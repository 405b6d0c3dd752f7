//! The exploration zone, alert, and the decks.

use super::{card, spot};
use crate::card::{BoxKind, Card, Item};
use crate::describe::{bonus_icon, box_icon, item_icon};
use crate::explore::Bonus;
use crate::pack::Vehicle;
use crate::state::{Aurora, Lot, ROWS, SPACES};
use table::scene::{
    self, Back, Bend, CardFace, CardSize, Cards, Line, Notch, Part, Piece, Sheet, Spot, Stand, Token, Tone, Track,
};
use table::{Text, text};

impl Aurora {
    /// Each space with its card, its value and its bonus actions.
    pub(super) fn zone_parts(&self) -> Vec<Part> {
        (0..SPACES as u8).map(|space| self.space_sheet(space).into()).collect()
    }

    fn space_sheet(&self, space: u8) -> Sheet {
        let value = self.pack.numbers.spaces[usize::from(space)];
        let sheet = Sheet::new(spot::zone_space(space), text!("see-space", space = space + 1))
            .owner(text!("see-value", value = value));
        let bonuses: Vec<Line> = (0..Bonus::WAYS[usize::from(space)]).map(|way| self.bonus_line(space, way)).collect();
        match &self.zone[usize::from(space)] {
            Some(lot) => {
                let sheet = self.stock(space, lot).into_iter().fold(sheet, Sheet::badge);
                sheet.part(Cards::row([self.zone_card(space, lot)])).part(bonuses)
            }
            None => sheet.part(vec![Line::new("see-zone-empty")]).part(bonuses),
        }
    }

    fn zone_card(&self, space: u8, lot: &Lot) -> scene::Card {
        // What lies in it is shown beside it, where it can change.
        let face = CardFace { slots: None, ..card::face(&self.pack, lot.card) };
        scene::Card::up(spot::zone_card(space), face).size(CardSize::Mini)
    }

    /// What can still be taken from a card.
    fn stock(&self, space: u8, lot: &Lot) -> Vec<Token> {
        let held = Item::ALL.into_iter().filter(|item| lot.stock[*item as usize] > 0);
        let token = |item: Item| {
            let token = Token::new(item.text()).id(spot::stock(space, item)).icon(item_icon(item));
            token.count(i64::from(lot.stock[item as usize]))
        };
        let mut tokens: Vec<Token> = match lot.card {
            Card::Location(id) => {
                vec![Token::new("see-take").icon("hand").count(i64::from(self.pack.location(id).take))]
            }
            Card::Vehicle(id) => boxes_of(self.pack.vehicle(id)),
            _ => Vec::new(),
        };
        tokens.extend(held.map(token));
        if lot.ruined {
            tokens.push(Token::new("see-ruined").icon("jam").tone(Tone::Bad));
        }
        tokens
    }

    /// A bonus action, which belongs to the space whatever lies there.
    fn bonus_line(&self, space: u8, way: u8) -> Line {
        let bonus = Bonus { space, way };
        Line::new(bonus.text()).id(spot::bonus(bonus)).icon(bonus_icon(bonus)).rule(bonus.rule())
    }

    pub(super) fn deck_parts(&self) -> Vec<Part> {
        vec![self.alert_track().into(), Cards::piles(self.piles()).into()]
    }

    /// C14 · The rows of alert from below, with what each means.
    fn alert_track(&self) -> Track {
        let numbers = &self.pack.numbers;
        let notch = |row: usize| {
            let (damage, ship, fame) = (numbers.alert_damage[row], numbers.alert_ship[row], numbers.alert_fame[row]);
            let words = text!("see-alert-row", damage = damage, ship = ship, fame = fame);
            Notch::new(words).tone(if row > 2 { Tone::Bad } else { Tone::Neutral })
        };
        let pieces = self.players.seats().map(|seat| {
            let player = &self.players[seat];
            let tone = if self.is_robot(seat) { Tone::Neutral } else { Tone::Seat(seat) };
            Piece::disc(Spot::of("alert", seat), self.pack.name(player.crew), Stand::Notch(player.alert.into()))
                .emblem(self.pack.icon(player.crew))
                .tone(tone)
        });
        Track { bend: Bend::Ladder, ..Track::new("alert", "see-alert-table", (0..ROWS).map(notch)) }.pieces(pieces)
    }

    fn piles(&self) -> Vec<scene::Card> {
        let pile = |id: &'static str, name: Text, icon: &'static str, count: usize| {
            scene::Card::down(id, Back::new(name).icon(icon)).pile(count as u16)
        };
        let period = self.deck.iter().position(|period| !period.is_empty()).unwrap_or(2);
        let objects: u16 = self.objects.iter().map(|count| u16::from(*count)).sum();
        let loot: usize = self.loot.iter().map(|cards| cards.len()).sum();
        vec![
            pile("deck", text!("see-deck", period = Text::plain(card::ROMAN[period])), "snow", self.deck_len()),
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

/// The boxes of a vehicle by kind.
fn boxes_of(vehicle: &Vehicle) -> Vec<Token> {
    let mut kinds: Vec<(BoxKind, i64)> = Vec::new();
    for kind in &vehicle.boxes {
        match kinds.iter_mut().find(|(other, _)| other == kind) {
            Some((_, count)) => *count += 1,
            None => kinds.push((*kind, 1)),
        }
    }
    kinds
        .into_iter()
        .map(|(kind, count)| Token::new(boxes_name(kind, count)).icon(box_icon(kind)).count(count))
        .collect()
}

/// What this many boxes of a kind are called.
fn boxes_name(kind: BoxKind, count: i64) -> Text {
    match kind {
        BoxKind::Open if count > 1 => Text::new("boxes-open"),
        BoxKind::Crew if count > 1 => Text::new("boxes-crew"),
        BoxKind::Goods if count > 1 => Text::new("boxes-goods"),
        BoxKind::Plate if count > 1 => Text::new("boxes-plate"),
        _ => kind.text(),
    }
}
