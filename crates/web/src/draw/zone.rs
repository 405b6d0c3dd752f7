//! Zones: where each stretch of the table lies on the page.

use super::{Pen, icon, map};
use maud::{Markup, Render, html};
use std::sync::Arc;
use table::scene::{Area, Bend, Card, Part, Scene, Spread, Zone};

/// A piece of the page that is exchanged as a whole when it changes.
pub struct Patch {
    pub id: &'static str,
    pub html: Arc<String>,
    /// Whether it is certainly as it was when it was last drawn for this viewer.
    pub same: bool,
}

impl Patch {
    pub fn new(id: &'static str, html: Markup) -> Patch {
        Patch { id, html: Arc::new(html.0), same: false }
    }
}

impl Render for Patch {
    fn render_to(&self, page: &mut String) {
        page.push_str(&self.html);
    }
}

/// The zones of a scene by where they lie on the stage.
pub struct Stretches<'z> {
    boards: Vec<&'z Zone>,
    decks: Vec<&'z Zone>,
    /// Zones whose piles lie in the corners of the board: what else belongs to them lies beside it.
    piled: Vec<&'z Zone>,
    beside: Vec<&'z Zone>,
    mine: Vec<&'z Zone>,
    hand: Vec<&'z Zone>,
    others: Vec<&'z Zone>,
    corners: &'z [Card],
}

impl<'z> Stretches<'z> {
    pub fn of(zones: &'z [Zone]) -> Stretches<'z> {
        let of = |area: Area| -> Vec<&Zone> { zones.iter().filter(|zone| zone.area == area).collect() };
        let (boards, decks, mut beside) = (of(Area::Board), of(Area::Decks), of(Area::Goals));
        let corners = corner_piles(&boards, &decks);
        let piled = if corners.is_empty() { Vec::new() } else { decks.clone() };
        beside.extend(decks.iter().filter(|_| corners.is_empty()));
        beside.extend(of(Area::Pool));
        let (mine, mut hand, others) = (of(Area::Mine), of(Area::Offer), of(Area::Others));
        hand.extend(of(Area::Hand));
        Stretches { boards, decks, piled, beside, mine, hand, others, corners }
    }

    /// The pieces of the page that zones are drawn in, each with all zones that it depends on.
    pub fn patches(self) -> [(&'static str, Vec<&'z Zone>); 5] {
        let Stretches { mut boards, decks, piled, mut beside, mine, hand, others, .. } = self;
        boards.extend(decks);
        beside.extend(piled);
        [("boards", boards), ("beside", beside), ("mine", mine), ("hand", hand), ("others", others)]
    }
}

impl Pen<'_> {
    /// The stage in its order: seats, board with what lies beside it, what is mine, the hand, and what belongs to the others.
    pub fn stage(&self, scene: &Scene) -> Vec<Patch> {
        let Stretches { boards, decks, piled, beside, mine, hand, others, corners, .. } = &Stretches::of(&scene.zones);
        let mut patches = Vec::new();
        if !scene.seats.is_empty() {
            patches.push(Patch::new("seats", self.seats(&scene.seats)));
        }
        let [on_board, at_side, ..] = Stretches::of(&scene.zones).patches();
        if !on_board.1.is_empty() {
            patches.push(self.unchanged_or("boards", &on_board.1, || self.board(boards, decks, corners)));
        }
        patches.push(Patch::new("tabs", self.tabs(&[("hand", hand), ("mine", mine), ("beside", beside)])));
        patches.push(self.unchanged_or("beside", &at_side.1, || self.stretch("beside", beside, piled)));
        for (name, zones) in [("mine", mine), ("hand", hand)] {
            patches.push(self.unchanged_or(name, zones, || self.stretch(name, zones, &[])));
        }
        patches.push(self.unchanged_or("others", others, || self.drawer(others)));
        patches
    }

    /// On a narrow page one of these is shown at a time.
    fn tabs(&self, stretches: &[(&str, &[&Zone])]) -> Markup {
        html! {
            nav.tabs #tabs aria-label=(self.ui("web-tabs")) {
                @for (id, zones) in stretches.iter().filter(|(_, zones)| !zones.is_empty()) {
                    a href={ "#" (id) } data-tab=(id) { (zones.iter().find_map(|zone| zone.title.as_ref()).map(|title| self.say(title)).unwrap_or_default()) }
                }
            }
        }
    }

    /// The zones that lie in one stretch of the stage. It is there even when it holds nothing, so that it can be exchanged.
    fn stretch(&self, name: &str, zones: &[&Zone], strips: &[&Zone]) -> Markup {
        let small = name == "beside";
        let strips: Vec<&Zone> = strips.iter().copied().filter(|zone| zone.parts.len() > 1).collect();
        let none = zones.is_empty() && strips.is_empty();
        html! {
            div class={ "stretch " (name) @if none { " none" } @if small { " pane" } } id=(name) tabindex=[(small && !none).then_some("0")] {
                @for zone in zones { (self.zone(zone)) }
                @for zone in strips { (self.strip(zone)) }
            }
        }
    }

    /// What belongs to the others, opened from their seats.
    fn drawer(&self, zones: &[&Zone]) -> Markup {
        html! {
            section.drawer.others #others aria-label=(self.ui("web-others")) {
                (self.close())
                @for zone in zones { (self.zone(zone)) }
            }
        }
    }

    /// The way out of a drawer.
    pub fn close(&self) -> Markup {
        html! { a.btn.small.shut href="#ask" data-shut="1" { (icon::named("cross")) (self.ui("web-close")) } }
    }

    fn board(&self, boards: &[&Zone], decks: &[&Zone], corners: &[Card]) -> Markup {
        let rings = decks.iter().flat_map(|zone| &zone.parts).filter_map(|part| match part {
            Part::Track(track) if track.bend == Bend::Ring && !track.inner.is_empty() => Some(track),
            _ => None,
        });
        html! {
            section.boardz #boards aria-label=(self.ui("web-board")) {
                div.boardbox {
                    @for track in rings { (self.unrolled(track)) }
                    @for zone in boards {
                        @if let Some(title) = &zone.title { h2.boardname { (self.say(title)) } }
                        (self.board_parts(&zone.parts, corners))
                    }
                }
            }
        }
    }

    /// What belongs to the piles in the corners of a board, in a line; long lists can be opened.
    fn strip(&self, zone: &Zone) -> Markup {
        let lines = zone.parts.iter().filter_map(|part| match part {
            Part::Lines(lines) => Some(lines),
            _ => None,
        });
        let (named, plain): (Vec<_>, Vec<_>) = lines.flatten().cloned().partition(|line| line.label.is_some());
        let others: Vec<&Part> = zone.parts.iter().skip(1).filter(|part| !matches!(part, Part::Lines(_))).collect();
        let title = zone.title.as_ref().map(|title| self.say(title)).unwrap_or_default();
        html! {
            div.strip data-spot=(zone.id) {
                @for part in others { (self.part(part)) }
                (self.lines(&plain))
                @if !named.is_empty() { details.rest id={ "rest-" (zone.id) } { summary { (title) } (self.lines(&named)) } }
            }
        }
    }

    /// The parts of a board. A track before a map lies in its frame, over it.
    fn board_parts(&self, parts: &[Part], corners: &[Card]) -> Markup {
        match parts {
            [Part::Track(track), Part::Map(map), rest @ ..] => html! {
                div.plate { (self.track(track)) div.field { (self.map(map, corners)) } }
                @for part in rest { (self.board_part(part, corners)) }
            },
            parts => html! { @for part in parts { (self.board_part(part, corners)) } },
        }
    }

    fn board_part(&self, part: &Part, corners: &[Card]) -> Markup {
        match part {
            Part::Map(map) => self.plate(self.map(map, corners), false),
            other => self.part(other),
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
                div class={ "parts " (columns) @if zone.area == Area::Pool { " poolrow" } @if zone.area == Area::Offer { " offerrow" } } {
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
