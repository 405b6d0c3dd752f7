//! Zones: where each stretch of the table lies on the page.

use super::{Pen, map};
use maud::{Markup, html};
use table::scene::{Area, Card, Part, Scene, Spread, Zone};

/// A piece of the page that is exchanged as a whole when it changes.
pub struct Patch {
    pub id: String,
    pub html: Markup,
}

impl Pen<'_> {
    /// Everything at the left, in order: seats, board and decks, then the zones.
    pub fn stage(&self, scene: &Scene) -> Vec<Patch> {
        let mut patches = Vec::new();
        let mut patch = |id: String, html: Markup| patches.push(Patch { id, html });
        if !scene.seats.is_empty() {
            patch("seats".to_owned(), self.seats(&scene.seats));
        }
        let of = |area: Area| scene.zones.iter().filter(move |zone| zone.area == area);
        let decks: Vec<&Zone> = of(Area::Decks).collect();
        if of(Area::Board).next().is_some() || !decks.is_empty() {
            let boards: Vec<&Zone> = of(Area::Board).collect();
            let all: Vec<&Zone> = boards.iter().chain(&decks).copied().collect();
            let row = self.unchanged_or("boards", &all, || self.board_row(&boards, &decks));
            patch("boards".to_owned(), row);
        }
        for area in [Area::Goals, Area::Pool, Area::Hand, Area::Mine, Area::Others] {
            for zone in of(area) {
                let name = format!("zone-{}", zone.id);
                let html = self.unchanged_or(&name, &[zone], || self.zone(zone));
                patch(name, html);
            }
        }
        patches
    }

    fn board_row(&self, boards: &[&Zone], decks: &[&Zone]) -> Markup {
        let corners = corner_piles(boards, decks);
        let beside = corners.is_empty() && !decks.is_empty();
        html! {
            div class=(if beside { "boardrow with-decks" } else { "boardrow" }) id="boards" {
                div.boardbox {
                    @for zone in boards {
                        @if let Some(title) = &zone.title { h2.boardname { (self.say(title)) } }
                        @for part in &zone.parts { (self.board_part(part, corners)) }
                    }
                    @if !corners.is_empty() { @for zone in decks { (self.strip(zone)) } }
                }
                @if beside { aside.decks aria-label=(self.ui("web-decks")) { @for zone in decks { (self.decks(zone)) } } }
            }
        }
    }

    /// What belongs to the piles in the corners of a board, in a line under it; long lists can be opened.
    fn strip(&self, zone: &Zone) -> Markup {
        let lines = zone.parts.iter().filter_map(|part| match part {
            Part::Lines(lines) => Some(lines),
            _ => None,
        });
        let (named, plain): (Vec<_>, Vec<_>) = lines.flatten().cloned().partition(|line| line.label.is_some());
        let others: Vec<&Part> = zone.parts.iter().skip(1).filter(|part| !matches!(part, Part::Lines(_))).collect();
        let title = zone.title.as_ref().map(|title| self.say(title)).unwrap_or_default();
        html! {
            @if zone.parts.len() > 1 {
                div.strip data-spot=(zone.id) {
                    @for part in others { (self.part(part)) }
                    (self.lines(&plain))
                    @if !named.is_empty() { details.rest id={ "rest-" (zone.id) } { summary { (title) } (self.lines(&named)) } }
                }
            }
        }
    }

    fn board_part(&self, part: &Part, corners: &[Card]) -> Markup {
        match part {
            Part::Map(map) => self.plate(self.map(map, corners), false),
            other => self.part(other),
        }
    }

    fn decks(&self, zone: &Zone) -> Markup {
        html! {
            div.deckzone data-spot=(zone.id) {
                @if let Some(title) = &zone.title {
                    div.pile.st { b { (self.say(title)) } @if let Some(note) = &zone.note { span { (self.say(note)) } } }
                }
                @for part in &zone.parts { (self.part(part)) }
            }
        }
    }

    /// A board in an atlas frame.
    pub fn plate(&self, board: Markup, small: bool) -> Markup {
        html! { div class=(if small { "plate small" } else { "plate" }) { div.field { (board) } } }
    }

    fn zone(&self, zone: &Zone) -> Markup {
        let sheets = zone.parts.iter().filter(|part| matches!(part, Part::Sheet(_))).count();
        let columns = match (zone.area, sheets) {
            (_, 0 | 1) => "",
            (Area::Others, _) => "three",
            _ => "two",
        };
        html! {
            section.sect id={ "zone-" (zone.id) } data-spot=(zone.id) {
                @if zone.title.is_some() || zone.note.is_some() {
                    header {
                        @if let Some(title) = &zone.title { h2 { (self.say(title)) } }
                        @if let Some(note) = &zone.note { p { (self.say(note)) } }
                    }
                }
                div class={ "parts " (columns) @if zone.area == Area::Pool { " poolrow" } } {
                    @for part in &zone.parts {
                        @match part {
                            Part::Sheet(sheet) => (self.sheet(sheet, zone.mine)),
                            other => (self.part(other)),
                        }
                    }
                }
            }
        }
    }
}

/// Up to two piles lie in the upper corners of a map, if no place is there.
fn corner_piles<'z>(boards: &[&Zone], decks: &[&'z Zone]) -> &'z [Card] {
    let map = boards.iter().flat_map(|zone| &zone.parts).find_map(|part| match part {
        Part::Map(map) if !map.bands.is_empty() => Some(map),
        _ => None,
    });
    let ([zone], Some(map)) = (decks, map) else {
        return &[];
    };
    match zone.parts.first() {
        Some(Part::Cards(cards))
            if cards.spread == Spread::Piles
                && cards.cards.len() <= 2
                && cards.cards.iter().all(|card| !card.lit)
                && map.places.iter().all(|place| !map::is_in_corner(place.at)) =>
        {
            &cards.cards
        }
        _ => &[],
    }
}
