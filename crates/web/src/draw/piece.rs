//! Pieces: each an element of its own over the board, so that browsers can move it.

use super::Pen;
use super::icon::{self, classes, num};
use super::place::Spread;
use maud::{Markup, html};
use table::scene::{Cell, Figure, Piece, Side, Token};

/// Where a piece stands, in the measure of its board.
#[derive(Debug, Clone, PartialEq)]
pub struct Standing {
    /// The middle of what it stands on.
    pub x: f32,
    pub y: f32,
    pub board: (f32, f32),
    /// The side of a cell.
    pub cell: f32,
    /// The place, for the label.
    pub place: Place,
}

/// What the place of a piece is called.
#[derive(Debug, Clone, PartialEq, Hash)]
pub enum Place {
    Cell(Cell),
    Named(String),
}

impl Place {
    fn name(&self) -> Option<String> {
        match self {
            Place::Cell(cell) => Some(cell.to_string()),
            Place::Named(name) => (!name.is_empty()).then(|| name.clone()),
        }
    }
}

impl Pen<'_> {
    pub(super) fn draw_piece(&self, piece: &Piece, at: &Standing) -> Markup {
        let (width, height) = extent(piece, at.cell);
        let spread = Spread::around(at.x, at.y, width, height);
        let (board_width, board_height) = at.board;
        let label = self.piece_label(piece, at.place.name());
        let place = ["pc ", &spread.classes(board_width, board_height)].concat();
        let moved = html! { "translate(" (num(at.x)) " " (num(at.y)) ")" };
        let class = if piece.gone { "piece gone" } else { "piece" };
        let drawing =
            html! { g class=(classes(class, &piece.tone)) transform=(moved) { (self.figure(piece, at.cell)) } };
        match self.way(&piece.id) {
            Some(way) => {
                // An option that is called like the piece need not be said twice.
                let label = match way.label.as_ref().filter(|option| !label.starts_with(option.as_str())) {
                    Some(option) => format!("{label}, {option}"),
                    None => label,
                };
                html! {
                    svg class=(place) viewBox=(spread.view_box()) data-vt=(piece.id) data-spot=(piece.id) {
                        a class=(way.class()) href=(way.href) aria-label=(label) {
                            title { (label) }
                            g transform=(moved) { (ring(piece, at.cell)) }
                            (drawing)
                        }
                    }
                }
            }
            None => html! {
                svg class=(place) viewBox=(spread.view_box()) data-vt=(piece.id) data-spot=(piece.id) role="img" aria-label=(label) {
                    title { (label) }
                    (drawing)
                }
            },
        }
    }

    /// Name, place and condition.
    fn piece_label(&self, piece: &Piece, place: Option<String>) -> String {
        let mut words = vec![super::seats::capitalised(&self.say(&piece.name))];
        words.extend(place);
        words.extend(piece.facing.map(|side| self.tell(&table::text!("plain-facing", side = side_name(side)))));
        words.extend(piece.fallen.then(|| self.ui("plain-fallen")));
        words.extend(piece.gone.then(|| self.ui("table-state-dead")));
        words.extend(piece.acting.then(|| self.ui("plain-acting")));
        words.extend(piece.markers.iter().map(|marker| self.say(&marker.name)));
        words.join(", ")
    }

    pub(super) fn figure(&self, piece: &Piece, cell: f32) -> Markup {
        if let Some(picture) = &piece.picture {
            return html! {
                @if piece.acting { circle.act r="27" {} }
                g.up { use href={ "#pic-" (picture.name()) } x="-28" y="-28" width="56" height="56" {} }
                @for (n, marker) in piece.markers.iter().enumerate() { (marker_of(marker, n)) }
            };
        }
        let body = match piece.figure {
            Figure::Pawn => pawn(piece),
            Figure::Helm => helm(piece),
            Figure::Disc => disc(piece),
            Figure::Block => block(piece),
            Figure::Vehicle => vehicle(piece),
            Figure::Ship => ship(piece),
            Figure::Foe => foe(piece, cell, self.looks.foe_of(piece.emblem.as_ref().map(|emblem| emblem.name()))),
        };
        html! { (body) @for (n, marker) in piece.markers.iter().enumerate() { (marker_of(marker, n)) } }
    }
}

fn side_name(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

/// The box around a piece, with room for rings and markers.
fn extent(piece: &Piece, cell: f32) -> (f32, f32) {
    match piece.figure {
        Figure::Pawn => (46.0, 60.0),
        Figure::Foe => {
            let (cols, rows) = (f32::from(piece.footprint.cols), f32::from(piece.footprint.rows));
            (cols * cell + 34.0, rows * cell + 34.0)
        }
        Figure::Vehicle | Figure::Ship => (66.0, 58.0),
        _ => (56.0, 56.0),
    }
}

/// The ring around a piece that options point at.
fn ring(piece: &Piece, cell: f32) -> Markup {
    match piece.figure {
        Figure::Pawn => html! { rect.halo x="-20" y="-29" width="40" height="52" rx="18" {} },
        Figure::Foe => {
            let (width, height) = extent(piece, cell);
            let (w, h) = (width - 26.0, height - 26.0);
            html! { rect.halo x=(num(-w / 2.0)) y=(num(-h / 2.0)) width=(num(w)) height=(num(h)) rx="11" {} }
        }
        _ => html! { circle.halo r="25" {} },
    }
}

fn pawn(piece: &Piece) -> Markup {
    html! {
        g.pw {
            ellipse.shade cx="0" cy="19" rx="18" ry="5" {}
            @if piece.acting { ellipse.act cx="0" cy="18" rx="20" ry="7" {} }
            path.body d="M-15 17c0-3 2-5 5-6 2-5 3-9 3.5-13.5-4-2-6.5-5.5-6.5-10A13 13 0 0 1 0-25a13 13 0 0 1 13 12.5c0 4.5-2.5 8-6.5 10C7 2 8 6 10 11c3 1 5 3 5 6v3h-30z" transform=[piece.fallen.then_some("rotate(80)")] {}
            @if let Some(emblem) = &piece.emblem { g.onseat { (icon::drawn(emblem, 0.0, -12.5, 17.0)) } }
        }
    }
}

fn helm(piece: &Piece) -> Markup {
    let turned = if piece.fallen || piece.gone { "scale(.86) rotate(72)" } else { "scale(.86)" };
    let inside = match (&piece.emblem, &piece.tone) {
        (Some(emblem), _) => html! { g.onseat { (icon::drawn(emblem, 0.0, 0.0, 24.0)) } },
        (None, table::scene::Tone::Seat(seat)) => icon::helm(*seat),
        (None, _) => icon::helm(table::Seat(0)),
    };
    html! {
        @if piece.acting { circle.act r="23" {} }
        circle.body r="18" {}
        g.up { g.helm transform=(turned) { (inside) } }
        (facing(piece.facing, 18.0))
    }
}

fn disc(piece: &Piece) -> Markup {
    html! {
        @if piece.acting { circle.act r="21" {} }
        circle.body r="17" {}
        circle.orbring r="14" {}
        g.up {
            @match &piece.emblem {
                Some(emblem) => g.onseat { (icon::drawn(emblem, 0.0, 0.0, 20.0)) },
                None => (icon::disc_mark(&piece.tone)),
            }
        }
    }
}

fn block(piece: &Piece) -> Markup {
    html! {
        @if piece.acting { rect.act x="-20" y="-20" width="40" height="40" rx="8" {} }
        rect.body x="-15" y="-15" width="30" height="30" rx="5" {}
        @if let Some(rim) = &piece.rim { rect class=(classes("rim2", rim)) x="-12.500" y="-12.500" width="25" height="25" rx="3.500" {} }
        g.up { @if let Some(emblem) = &piece.emblem { g.onseat transform=[piece.fallen.then_some("rotate(72)")] { (icon::drawn(emblem, 0.0, 0.0, 21.0)) } } }
        (facing(piece.facing, 16.0))
    }
}

fn vehicle(piece: &Piece) -> Markup {
    let emblem = piece.emblem.clone().unwrap_or_else(|| "truck".into());
    html! {
        @if piece.acting { rect.act x="-29" y="-19" width="58" height="41" rx="7" {} }
        path.body d="M-24-14H7V12H-24zM9-8h8c3 0 4 1 5 4l4 8V12H9z" {}
        path.glass d="M12-5h5c2 0 3 1 4 3l2 4H12z" {}
        circle.tyre cx="-14" cy="14" r="5.500" {} circle.tyre cx="16" cy="14" r="5.500" {}
        g.up { g.onseat { (icon::drawn(&emblem, -8.5, -1.0, 21.0)) } }
    }
}

/// A ship seen from the side, in its colour, with its funnel.
fn ship(piece: &Piece) -> Markup {
    html! {
        @if piece.acting { rect.act x="-30" y="-24" width="60" height="44" rx="9" {} }
        path.body d="M-27 3h54l-6 11c-2 3-4 4-8 4h-29c-6 0-9-3-11-15z" {}
        path.deck d="M-17-6h30v8h-30zM-9-13h14v6h-14z" {}
        path.funnel d="M-5-22h7v9h-7z" {}
        path.wave d="M-28 19c5-4 9-4 14 0s9 4 14 0 9-4 14 0 9 4 14 0" {}
    }
}

/// A large enemy that fills its footprint, in its own picture, with a bright front edge and a small arrow where it faces.
fn foe(piece: &Piece, cell: f32, picture: Option<&str>) -> Markup {
    let (w, h) = (f32::from(piece.footprint.cols) * cell - 4.0, f32::from(piece.footprint.rows) * cell - 4.0);
    let scale = w.min(h) / 84.0;
    let turn = angle(piece.facing.unwrap_or(Side::North));
    html! {
        @if piece.acting { rect.act x=(num(-w / 2.0 - 5.0)) y=(num(-h / 2.0 - 5.0)) width=(num(w + 10.0)) height=(num(h + 10.0)) rx="11" {} }
        rect.foe0 x=(num(-w / 2.0)) y=(num(-h / 2.0)) width=(num(w)) height=(num(h)) rx="8" {}
        @if let Some(picture) = picture { g.foe1 transform={ "rotate(" (turn) ") scale(" (format!("{scale:.2}")) ") translate(-40 -40)" } { use href={ "#foe-" (picture) } width="80" height="80" {} } }
        @if let Some(emblem) = &piece.emblem { g.foel { (icon::drawn(emblem, 0.0, 6.0 * scale, 26.0 * scale)) } }
        @if let Some(side) = piece.facing {
            @let front = if matches!(side, Side::North | Side::South) { h } else { w } / 2.0;
            @let half = if matches!(side, Side::North | Side::South) { w } else { h } / 2.0 - 4.0;
            g transform={ "rotate(" (angle(side)) ")" } {
                path.foef d={ "M" (num(-half)) " " (num(-front)) "H" (num(half)) } {}
                path.foea d={ "M-10 " (num(-front - 4.0)) "L0 " (num(-front - 15.0)) "L10 " (num(-front - 4.0)) "z" } {}
            }
        }
    }
}

pub(super) fn angle(side: Side) -> i32 {
    match side {
        Side::North => 0,
        Side::East => 90,
        Side::South => 180,
        Side::West => -90,
    }
}

fn facing(side: Option<Side>, radius: f32) -> Markup {
    let Some(side) = side else {
        return html! {};
    };
    html! { g transform={ "rotate(" (angle(side)) ")" } { path.foea d={ "M-6 " (num(-radius)) "L0 " (num(-radius - 8.0)) "L6 " (num(-radius)) "z" } {} } }
}

/// Markers sit on the upper right.
fn marker_of(marker: &Token, n: usize) -> Markup {
    let x = 16.0 - 11.0 * n as f32;
    html! {
        g class=(classes("up mark", &marker.tone)) transform={ "translate(" (num(x)) " -15)" } {
            circle r="10" {}
            @match (&marker.icon, marker.count) {
                (_, Some(count)) => text y="4" text-anchor="middle" { (count) },
                (Some(icon), None) => (icon::drawn(icon, 0.0, 0.0, 16.0)),
                (None, None) => {},
            }
        }
    }
}
