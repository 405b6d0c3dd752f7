//! Maps: land in bands, ways, places and the pieces on them.

use super::cache::Placed;
use super::icon::{self, classes, num};
use super::land::{self, Coast};
use super::piece::{self, Standing};
use super::place::{self, Spread};
use super::quick::{Quick, hash_of};
use super::{Pen, tone};
use maud::{Markup, PreEscaped, html};
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use table::scene::{
    Band, Card, Course, Face, Field, Figure, Map, Outline, Place, PlaceShape, Point, Spot, Stand, Way, WayKind,
};

const WIDTH: f32 = 1000.0;

/// The room that a pile takes with its name in an upper corner.
const CORNER: (u16, u16) = (220, 130);

/// Whether a point is where a pile in an upper corner would lie.
pub fn is_in_corner(at: Point) -> bool {
    let (width, height) = CORNER;
    at.y <= height && !(width..WIDTH as u16 - width).contains(&at.x)
}

/// How long a spaced capital of a region's name is.
const LETTER: f32 = 15.0;

impl Pen<'_> {
    /// A map, with piles of cards in its upper corners if there are any to lie there.
    pub fn map(&self, map: &Map, corners: &[Card]) -> Markup {
        if super::street::is_street(map) {
            return self.street(map);
        }
        let height = f32::from(map.height.max(1));
        let name = map.name.as_ref().map(|name| self.say(name)).unwrap_or_default();
        let tiles = tile_size(&map.places);
        let size = [tiles.0, tiles.1].map(f32::to_bits);
        let shores = super::tile::shores(map);
        let here = |place: &Place| {
            map.pieces.iter().any(|piece| piece.acting && piece.stand == Stand::Place(place.id.clone()))
        };
        html! {
            div class={ "spin " (place::shape(WIDTH, height)) } {
            svg.board.map viewBox={ "0 0 1000 " (map.height) } role="group" aria-label=(self.map_label(map, &name)) {
                rect.sea width="1000" height=(map.height) {}
                @match &map.land {
                    Some(land) => { use href={ "#land-" (land) } width="1000" height=(map.height) {} (self.regions(map)) },
                    None => (self.land_or(map, || self.bands(map))),
                }
                @for field in &map.fields { (self.field(map, field)) }
                (self.part_or("ways", &map.id, ways_hash(map), || ways(map)))
                (self.titles(map, &name))
                @for (n, card) in corners.iter().take(2).enumerate() { (self.corner(card, n == 1)) }
                @for (place, shore) in map.places.iter().zip(&shores) { (self.part_or("place", &place.id, hash_of(&(place, size, shore, here(place))), || self.place(place, tiles, (*shore, here(place))))) }
                (gates(map))
                @for course in &map.courses { (self.course(map, course)) }
            }
            div.over.map {
                @for place in map.places.iter().filter(|place| !place.hidden) {
                    @if let Some(card) = &place.card { (self.part_or("lying", &place.id, hash_of(&(place, map.height)), || self.card_at(place, card, height))) }
                }
                @for (piece, x, y) in standing(map) {
                    (Placed { pen: self, piece, at: Standing { x, y, board: (WIDTH, height), cell: 40.0, place: piece::Place::Named(self.place_name(map, &piece.stand)) } })
                }
            }
            (marks(&map.id, WIDTH, height))
            }
        }
    }

    fn map_label(&self, map: &Map, name: &str) -> String {
        let bands: Vec<String> = map.bands.iter().map(|band| self.say(&band.name)).collect();
        let rest = self.tell(&table::text!("web-map-label", places = map.places.len(), pieces = map.pieces.len()));
        let title = if name.is_empty() { self.ui("web-map") } else { name.to_owned() };
        match bands.is_empty() {
            true => format!("{title}: {rest}"),
            false => format!("{title}: {}; {rest}", bands.join(", ")),
        }
    }

    /// Bands from low to high, contours between them, water around the lowest.
    fn bands(&self, map: &Map) -> Markup {
        let coasts: Vec<Coast> = map.bands.iter().map(land::coast).filter(|coast| !coast.is_empty()).collect();
        let Some(lowest) = coasts.first() else {
            return html! {};
        };
        html! {
            @for n in 0..5u8 {
                path class={ "waterline ring-" (n) } d=(land::path(&land::scaled(lowest, 1.03 + 0.03 * f32::from(n)))) {}
            }
            @for (n, coast) in coasts.iter().enumerate() {
                @let class = format!("ct height-{}", (n + 1).min(4));
                path class=(class) d=(land::path(coast)) {}
                @match coasts.get(n + 1) {
                    Some(inner) => { @for part in [0.25, 0.5, 0.75] { path class=(class) d=(land::path(&land::between(coast, inner, part))) {} } },
                    None => {
                        @for by in [0.82, 0.66] { path class=(class) d=(land::path(&land::scaled(coast, by))) {} }
                        @for by in [0.42, 0.26] { path class="ct height-4" d=(land::path(&land::scaled(coast, by))) {} }
                    },
                }
            }
            @for (n, band) in map.bands.iter().enumerate().filter(|_| coasts.len() == map.bands.len()) {
                (self.band_name(map, &coasts, n, &self.say(&band.name)))
            }
        }
    }

    /// A region's name follows its curve, where the ground is most open; where a place would hide it, it is left out.
    fn band_name(&self, map: &Map, coasts: &[Coast], n: usize, name: &str) -> Markup {
        let inner = coasts.get(n + 1);
        let coasts: Vec<Coast> = match inner {
            Some(inner) => [0.2, 0.3, 0.45, 0.6, 0.75].map(|part| land::between(&coasts[n], inner, part)).into(),
            None => [0.9, 0.8, 0.68, 0.55].map(|by| land::scaled(&coasts[n], by)).into(),
        };
        let length = LETTER * name.chars().count() as f32;
        let best = |half: fn(&Coast) -> Vec<(f32, f32)>| {
            let lines = coasts.iter().map(half);
            let open = lines.map(|line| (land::most_open(&line, length, |at| room(map, at)), line));
            open.max_by(|(a, _), (b, _)| a.1.total_cmp(&b.1)).filter(|((_, room), _)| *room > 0.0)
        };
        // Below the middle if it can be, as on a globe.
        let Some(((offset, _), curve)) = best(land::lower_half).or_else(|| best(land::upper_half)) else {
            return html! {};
        };
        let id = format!("{}-band-{n}", map.id);
        html! {
            path id=(id) fill="none" d=(land::open_path(&curve)) {}
            text class={ "name n" (n) } { textPath href={ "#" (id) } startOffset={ (offset) "%" } text-anchor="middle" { (name.to_uppercase()) } }
        }
    }

    /// The names of the bands of a drawn land, each under its upper edge.
    fn regions(&self, map: &Map) -> Markup {
        html! {
            @for band in &map.bands {
                @let (x, low) = head_of(band);
                text.region x=(x) y=(low) text-anchor="middle" { (self.say(&band.name).to_uppercase()) }
            }
        }
    }

    /// A stretch around places: a hull with round corners.
    fn field(&self, map: &Map, field: &Field) -> Markup {
        let inside = map.places.iter().filter(|place| field.places.contains(&place.id));
        let points: Vec<(f32, f32)> = inside.map(|place| (f32::from(place.at.x), f32::from(place.at.y))).collect();
        let name = self.say(&field.name);
        html! { path class=(classes("fld", &field.tone)) d=(land::path(&land::around(&points, 34.0))) role="img" aria-label=(name) { title { (name) } } }
    }

    fn titles(&self, map: &Map, name: &str) -> Markup {
        let lit = map.places.iter().any(|place| self.is_lit(place));
        let foot = num(f32::from(map.height) - 22.0);
        html! {
            @if map.land.is_none() { g transform={ "translate(28 " (foot) ")" } {
                text.it.big y="-24" { (name) }
                @if let Some(note) = &map.note { text.mini y="-5" { (self.say(note)) } }
            } }
            @if lit && map.land.is_none() {
                g.legend transform={ "translate(972 " (foot) ")" } aria-hidden="true" {
                    text.mini text-anchor="end" x="-20" y="-5" { (self.ui("web-lit-legend")) }
                    rect.lk x="-14" y="-17" width="14" height="15" rx="3" {}
                }
            }
        }
    }

    fn is_lit(&self, place: &Place) -> bool {
        place.lit || self.offers.hold(&place.id)
    }

    /// A place: a link where options point at it, and otherwise a picture with a name.
    fn place(&self, place: &Place, tiles: (f32, f32), lie: (super::tile::Shore, bool)) -> Markup {
        let name = self.place_label(place);
        let at = format!("translate({} {})", place.at.x, place.at.y);
        let drawing = self.place_drawing(place, tiles, lie);
        let held = place.card.is_some() && !place.hidden;
        let card =
            place.card.as_ref().filter(|card| !place.hidden && matches!(card.face, Face::Up(_))).map(|card| &card.id);
        match self.way(&place.id) {
            Some(way) => {
                let option = way.label.as_ref().filter(|option| !name.starts_with(option.as_str()));
                let label = option.map_or_else(|| name.clone(), |option| format!("{option}, {name}"));
                html! {
                    a class=(way.class()) href=(way.href) data-spot=(place.id) data-card=[card] aria-label=(label) {
                        title { (label) }
                        g transform=(at) { (drawing) }
                    }
                }
            }
            None if held => html! { g transform=(at) data-spot=(place.id) data-card=[card] { (drawing) } },
            None => {
                html! { g transform=(at) data-spot=(place.id) role="img" aria-label=(name) { title { (name) } (drawing) } }
            }
        }
    }

    fn place_label(&self, place: &Place) -> String {
        let mut words = vec![self.say(&place.name)];
        words.extend(place.figure.as_ref().map(|figure| self.amount(figure)));
        words.extend(place.tokens.iter().map(|token| self.say(&token.name)));
        if place.hidden {
            words.push(self.ui("plain-hidden"));
        }
        words.join(", ")
    }

    fn place_name(&self, map: &Map, stand: &Stand) -> String {
        let Stand::Place(spot) = stand else {
            return String::new();
        };
        let place = map.places.iter().find(|place| place.id == *spot);
        place.map(|place| self.say(&place.name)).unwrap_or_default()
    }

    fn place_drawing(&self, place: &Place, tiles: (f32, f32), lie: (super::tile::Shore, bool)) -> Markup {
        let lit = self.is_lit(place);
        match place.shape {
            PlaceShape::Card => html! {
                g.pl {
                    @if lit { rect.halo x="-24" y="-30" width="48" height="60" rx="8" {} }
                    @if place.hidden { (card_back(None)) } @else if place.card.is_none() { rect.ce x="-17" y="-23" width="34" height="46" rx="4" {} }
                    (called(&number_in(&self.say(&place.name)), if lit { 42.0 } else { 34.0 }))
                }
            },
            PlaceShape::Gate => {
                html! { g.gt { @if lit { circle.halo r="29" {} } circle.gd r="22" {} (called(last_word(&self.say(&place.name)), 40.0)) " " (self.in_gate(place)) } }
            }
            PlaceShape::Disc => self.disc(place, lit),
            PlaceShape::Stop => self.stop(place, lit),
            PlaceShape::Post => self.post(place, lit),
            PlaceShape::Tile => self.tile(place, lit, tiles, lie),
            PlaceShape::Front => html! {},
        }
    }

    fn in_gate(&self, place: &Place) -> Markup {
        html! {
            @if let Some(icon) = &place.icon { g.inkd { (icon::drawn(icon, 0.0, -3.0, 28.0)) } }
            @if let Some(figure) = &place.figure {
                g transform="translate(17 14)" { circle.gc r="11.5" {} text.gcn y="4" text-anchor="middle" { (first_figure(&self.amount(figure))) } }
            }
            (self.place_tokens(place, 27.0))
        }
    }

    fn place_tokens(&self, place: &Place, below: f32) -> Markup {
        let first = -(place.tokens.len() as f32 - 1.0) * 5.0;
        html! {
            @for (n, token) in place.tokens.iter().enumerate() {
                circle class=(classes("dotc", &token.tone)) cx=(num(first + 10.0 * n as f32)) cy=(num(below)) r="4" {}
            }
        }
    }

    fn disc(&self, place: &Place, lit: bool) -> Markup {
        let large = place.icon.is_some();
        let radius = if large { 31.0 } else { 19.0 };
        let class = if large { classes("td", &place.tone) } else { "wp".to_owned() };
        html! {
            g.gt {
                @if lit { circle.halo r=(num(radius + 8.0)) {} }
                circle class=(class) r=(num(radius)) {}
                @if place.hidden { g.inkd { (icon::drawn(&"eye-shut".into(), 0.0, 0.0, 26.0)) } }
                @else if let Some(icon) = &place.icon { g class=(classes("toned", &place.tone)) { (icon::drawn(icon, 0.0, -1.0, 40.0)) } }
                @if let Some(figure) = &place.figure {
                    g transform="translate(24 20)" { circle.gc r="13" {} text.gcn y="4" text-anchor="middle" { (first_figure(&self.amount(figure))) } }
                }
                (self.place_tokens(place, radius + 6.0))
            }
        }
    }

    /// A stop on a road: its sign or its figure in it, its tokens around it.
    fn stop(&self, place: &Place, lit: bool) -> Markup {
        let figure = place.figure.as_ref().map(|figure| self.amount(figure));
        let ring = if place.icon.is_some() { "st sign" } else { "st" };
        html! {
            g.gt {
                @if lit { circle.halo r="25" {} }
                circle class=(classes(ring, &place.tone)) r="17" {}
                @if place.icon.is_some() && place.figure.is_none() { text.pn y="36" text-anchor="middle" { (self.say(&place.name)) } }
                @match (&place.icon, figure) {
                    (Some(icon), figure) => {
                        g.inst { (icon::drawn(icon, 0.0, 0.0, 21.0)) }
                        @if let Some(figure) = figure { text.stf x="-21" y="-12" text-anchor="middle" { (figure) } }
                    },
                    (None, Some(figure)) => text.stn y="5" text-anchor="middle" { (figure) },
                    (None, None) => {},
                }
                @for (n, token) in place.tokens.iter().enumerate() {
                    g class=(classes("sttok", &token.tone)) transform={ "translate(" (num(15.0 + 15.0 * n as f32)) " -15)" } {
                        circle r="9" {}
                        @if let Some(icon) = &token.icon { (icon::drawn(icon, 0.0, 0.0, 12.0)) }
                    }
                }
            }
        }
    }

    /// A fortified post: six sides, its sign, and its figure on a chip.
    fn post(&self, place: &Place, lit: bool) -> Markup {
        html! {
            g.gt {
                @if lit { circle.halo r="31" {} }
                path class=(classes("post", &place.tone)) d="M0-24 20.8-12v24L0 24-20.800 12v-24z" {}
                path.post1 d="M0-20 17.300-10v20L0 20-17.300 10v-20z" {}
                @if let Some(icon) = &place.icon { g.onpost { (icon::drawn(icon, 0.0, -1.0, 25.0)) } }
                @if let Some(figure) = &place.figure {
                    g class=(classes("postc", &place.tone)) transform="translate(19 15)" { circle r="11" {} text y="5" text-anchor="middle" { (self.amount(figure)) } }
                }
                @for (n, token) in place.tokens.iter().enumerate() {
                    g class=(classes("sttok", &token.tone)) transform={ "translate(" (num(-19.0 - 15.0 * n as f32)) " 15)" } {
                        circle r="9" {}
                        @if let Some(icon) = &token.icon { (icon::drawn(icon, 0.0, 0.0, 12.0)) }
                    }
                }
            }
        }
    }

    /// A way that somebody has gone, or means to go.
    fn course(&self, map: &Map, course: &Course) -> Markup {
        let at = |spot: &Spot| map.places.iter().find(|place| place.id == *spot).map(|place| place.at);
        let points: Vec<Point> = course.through.iter().filter_map(at).collect();
        let line: Vec<String> = points.iter().map(|at| format!("{} {}", at.x, at.y)).collect();
        let end = match points.as_slice() {
            [.., a, b] if course.ahead => {
                let [x1, y1, x2, y2] = [a.x, a.y, b.x, b.y].map(f32::from);
                Some((x2, y2, (y2 - y1).atan2(x2 - x1).to_degrees()))
            }
            _ => None,
        };
        let name = self.say(&course.name);
        html! {
            @if line.len() > 1 {
                g class=(classes("crs", &course.tone)) role="img" aria-label=(name) {
                    title { (name) }
                    path d={ "M" (line.join("L")) } {}
                    @if let Some((x, y, turn)) = end { path.tip d="M-14-9 2 0-14 9z" transform={ "translate(" (num(x)) " " (num(y)) ") rotate(" (num(turn)) ")" } {} }
                }
            }
        }
    }

    /// The card that lies on a place, as an element of its own so that it can move.
    fn card_at(&self, place: &Place, card: &Card, height: f32) -> Markup {
        let spread = Spread::around(f32::from(place.at.x), f32::from(place.at.y), 36.0, 48.0);
        let name = match &card.face {
            Face::Up(face) => self.say(&face.title),
            Face::Down(back) => self.say(&back.name),
        };
        let label = format!("{}, {name}", self.say(&place.name));
        html! {
            svg class={ "pc " (spread.classes(WIDTH, height)) } viewBox=(spread.view_box()) data-vt=(card.id) role="img" aria-label=(label) {
                g transform={ "translate(" (place.at.x) " " (place.at.y) ")" } { g.pl {
                    @match &card.face {
                        Face::Down(back) => (card_back(back.icon.as_ref())),
                        Face::Up(face) => {
                            rect.cf x="-17" y="-23" width="34" height="46" rx="4" {}
                            rect class=(classes("cft", &face.tone)) x="-17" y="-23" width="34" height="5" rx="2" {}
                            @if let Some(icon) = face.emblem.clone().or_else(|| tone::emblem(self.looks, &face.tone)) {
                                g class=(classes("toned", &face.tone)) { (icon::drawn(&icon, 0.0, -1.0, 22.0)) }
                            }
                            @if let Some(icon) = &face.kind_icon { g.soft2 { (icon::drawn(icon, 0.0, 17.0, 11.0)) } }
                        },
                    }
                } }
            }
        }
    }

    /// A pile in an upper corner of the map.
    fn corner(&self, card: &Card, right: bool) -> Markup {
        let (x, side, anchor) = if right { (938.0, -44.0, "end") } else { (62.0, 44.0, "start") };
        let (name, icon, tone) = match &card.face {
            Face::Up(face) => (
                self.say(&face.title),
                face.emblem.clone().or_else(|| tone::emblem(self.looks, &face.tone)),
                face.tone.clone(),
            ),
            Face::Down(back) => (self.say(&back.name), back.icon.clone(), back.tone.clone()),
        };
        let name = card.caption.as_ref().map_or(name, |caption| self.say(caption));
        let count = card.pile.map(|pile| pile.to_string()).unwrap_or_default();
        let up = matches!(card.face, Face::Up(_));
        html! {
            g transform={ "translate(" (num(x)) " 74)" } role="img" aria-label={ (name) ", " (count) } data-spot=(card.id) {
                @if !up { rect.cb x="-21" y="-32" width="54" height="76" rx="6" {} rect.cb x="-24" y="-35" width="54" height="76" rx="6" {} }
                rect class=(if up { "cf" } else { "cb" }) x="-27" y="-38" width="54" height="76" rx="6" {}
                @if up { rect class=(classes("cft", &tone)) x="-27" y="-38" width="54" height="7" rx="3" {} }
                @if let Some(icon) = &icon { g class=(if up { classes("toned", &tone) } else { "sw".to_owned() }) { (icon::drawn(icon, 0.0, 0.0, 36.0)) } }
                text.num2 x=(num(side)) y="-6" text-anchor=(anchor) { (count) }
                text.mini x=(num(side)) y="13" text-anchor=(anchor) { (name) }
            }
        }
    }
}

/// Where the name of a band stands: in its middle, under its upper edge.
fn head_of(band: &Band) -> (u16, u16) {
    match &band.outline {
        Outline::Ellipse { centre, ry, .. } => (centre.x, centre.y.saturating_sub(*ry) + 36),
        Outline::Through(points) => {
            let (left, right) = (points.iter().map(|p| p.x).min(), points.iter().map(|p| p.x).max());
            let top = points.iter().map(|p| p.y).min().unwrap_or(0);
            (left.unwrap_or(0).midpoint(right.unwrap_or(0)), top + 36)
        }
    }
}

/// The layer on which the script draws what an option would do.
pub fn marks(board: &table::scene::Spot, width: f32, height: f32) -> Markup {
    html! { svg.marks viewBox={ "0 0 " (num(width)) " " (num(height)) } data-board=(board) aria-hidden="true" {} }
}

/// The back of a small card.
fn card_back(icon: Option<&table::scene::Icon>) -> Markup {
    html! {
        rect.cb x="-17" y="-23" width="34" height="46" rx="4" {}
        @if let Some(icon) = icon { g.sw { (icon::drawn(icon, 0.0, 0.0, 25.0)) } }
    }
}

/// Tells ways and where they lead from others.
fn ways_hash(map: &Map) -> u64 {
    let mut quick = Quick::default();
    map.ways.hash(&mut quick);
    map.places.iter().for_each(|place| (&place.id, place.at).hash(&mut quick));
    quick.finish()
}

/// Dotted lines under the places; roads are a pale line in a darker one.
fn ways(map: &Map) -> Markup {
    let places: BTreeMap<&str, &Place> = map.places.iter().map(|place| (place.id.as_str(), place)).collect();
    let line = |way: &Way| {
        let (from, to) = (places.get(way.from.as_str())?, places.get(way.to.as_str())?);
        Some(format!("M{} {}L{} {}", from.at.x, from.at.y, to.at.x, to.at.y))
    };
    let tiled = |way: &Way| is_tiled(&places, way);
    let all = |kind: WayKind| -> String {
        map.ways.iter().filter(|way| way.kind == kind && !tiled(way)).filter_map(line).collect()
    };
    let (roads, paths, harm) = (all(WayKind::Road), all(WayKind::Path), all(WayKind::Hazard));
    let (single, shut) = (all(WayKind::OneWay), all(WayKind::Shut));
    let middle = |way: &Way| {
        let (from, to) = (places.get(way.from.as_str())?, places.get(way.to.as_str())?);
        let [x1, y1, x2, y2] = [from.at.x, from.at.y, to.at.x, to.at.y].map(f32::from);
        Some(((x1 + x2) / 2.0, (y1 + y2) / 2.0, (y2 - y1).atan2(x2 - x1).to_degrees()))
    };
    let middles = |kind: WayKind| map.ways.iter().filter(move |way| way.kind == kind && !tiled(way)).filter_map(middle);
    html! {
        @if !paths.is_empty() { path.way d=(PreEscaped(paths)) {} }
        @if !roads.is_empty() { path.rdl d=(PreEscaped(&roads)) {} path.rdc d=(PreEscaped(&roads)) {} }
        @if !harm.is_empty() { path.rdl.harm d=(PreEscaped(&harm)) {} path.rdc.harm d=(PreEscaped(&harm)) {} path.rdx d=(PreEscaped(&harm)) {} }
        @if !single.is_empty() { path.rdl d=(PreEscaped(&single)) {} path.rdc d=(PreEscaped(&single)) {} }
        @if !shut.is_empty() { path.rdl.shut d=(PreEscaped(&shut)) {} }
        @for (x, y, turn) in middles(WayKind::OneWay) { path.rda d="M-7-8 8 0-7 8z" transform={ "translate(" (num(x)) " " (num(y)) ") rotate(" (num(turn)) ")" } {} }
        @for (x, y, _) in middles(WayKind::Shut) {
            g.rdk transform={ "translate(" (num(x)) " " (num(y)) ")" } { circle r="12" {} (icon::drawn(&"lock".into(), 0.0, 0.0, 14.0)) }
        }
    }
}

fn is_tiled(places: &BTreeMap<&str, &Place>, way: &Way) -> bool {
    let tile = |spot: &Spot| places.get(spot.as_str()).is_some_and(|place| place.shape == PlaceShape::Tile);
    tile(&way.from) && tile(&way.to)
}

/// Between tiles a way is an arrow over their edges, or a lock.
fn gates(map: &Map) -> Markup {
    let places: BTreeMap<&str, &Place> = map.places.iter().map(|place| (place.id.as_str(), place)).collect();
    let between = map.ways.iter().filter(|way| is_tiled(&places, way)).filter_map(|way| {
        let (from, to) = (places.get(way.from.as_str())?, places.get(way.to.as_str())?);
        let [x1, y1, x2, y2] = [from.at.x, from.at.y, to.at.x, to.at.y].map(f32::from);
        Some((way.kind, (x1 + x2) / 2.0, (y1 + y2) / 2.0, (y2 - y1).atan2(x2 - x1).to_degrees()))
    });
    html! {
        @for (kind, x, y, turn) in between {
            @if kind == WayKind::Shut {
                g.rdk transform={ "translate(" (num(x)) " " (num(y)) ")" } { circle r="13" {} (icon::drawn(&"lock".into(), 0.0, 0.0, 15.0)) }
            } @else {
                g.arw transform={ "translate(" (num(x)) " " (num(y)) ") rotate(" (num(turn)) ")" } {
                    path d="M3-7 13 0 3 7z" {}
                    @if kind != WayKind::OneWay { path d="M-3-7-13 0-3 7z" {} }
                }
            }
        }
    }
}

/// Every piece with where it stands; those that share a place stand beside each other.
fn standing(map: &Map) -> Vec<(&table::scene::Piece, f32, f32)> {
    let mut here: BTreeMap<&str, usize> = BTreeMap::new();
    let mut standing = Vec::new();
    for piece in &map.pieces {
        let Stand::Place(spot) = &piece.stand else { continue };
        let Some(place) = map.places.iter().find(|place| place.id == *spot) else {
            continue;
        };
        let together = map.pieces.iter().filter(|other| other.stand == piece.stand).count();
        let nth = here.entry(spot.as_str()).or_insert(0);
        // Vehicles are long: they stand two by two, and leave the figure of their stop free. Nothing stands over the edge.
        let (abreast, apart, up) = match (piece.figure, place.shape) {
            (Figure::Vehicle, PlaceShape::Stop) => (2, 47.0, 29.0),
            (Figure::Vehicle, _) => (2, 47.0, 0.0),
            (Figure::Block, PlaceShape::Stop) => (together, 46.0, 0.0),
            _ => (together, 26.0, 0.0),
        };
        let (row, column) = (*nth / abreast.max(1), *nth % abreast.max(1));
        *nth += 1;
        let wide = (together.min(abreast) - 1) as f32 * apart;
        let left = (f32::from(place.at.x) - wide / 2.0).clamp(30.0, (WIDTH - 30.0 - wide).max(30.0));
        let y = f32::from(place.at.y) + 2.0 - up - 33.0 * row as f32;
        standing.push((piece, left + column as f32 * apart, y));
    }
    standing
}

/// Tiles fill the space between their neighbours.
fn tile_size(places: &[Place]) -> (f32, f32) {
    let tiles: Vec<&Place> = places.iter().filter(|place| place.shape == PlaceShape::Tile).collect();
    let gap = |along: fn(&Place) -> f32, across: fn(&Place) -> f32| {
        let pairs = tiles.iter().flat_map(|a| tiles.iter().map(move |b| (a, b)));
        let gaps = pairs
            .filter(|(a, b)| (across(a) - across(b)).abs() < 20.0 && along(a) < along(b))
            .map(|(a, b)| along(b) - along(a));
        gaps.fold(f32::MAX, f32::min)
    };
    let across = gap(|place| f32::from(place.at.x), |place| f32::from(place.at.y));
    let down = gap(|place| f32::from(place.at.y), |place| f32::from(place.at.x));
    let fit = |gap: f32, usual: f32| {
        if gap == f32::MAX { usual } else { (gap - 9.0).clamp(24.0, 240.0) }
    };
    (fit(across, 140.0), fit(down, 120.0))
}

/// How far a point is from the edge of the nearest place; less than nothing on one.
fn room(map: &Map, at: (f32, f32)) -> f32 {
    let edge = |place: &Place| match place.shape {
        PlaceShape::Card => 26.0,
        PlaceShape::Gate => 42.0,
        PlaceShape::Tile => 32.0,
        PlaceShape::Disc | PlaceShape::Front => 38.0,
        PlaceShape::Stop | PlaceShape::Post => 26.0,
    };
    let far = |place: &Place, below: f32| (f32::from(place.at.x) - at.0).hypot(f32::from(place.at.y) + below - at.1);
    // Below a gate stands its name.
    let name = |place: &Place| if place.shape == PlaceShape::Gate { far(place, 44.0) - 30.0 } else { f32::MAX };
    let near = map.places.iter().map(|place| (far(place, 0.0) - edge(place)).min(name(place)));
    near.fold(f32::MAX, f32::min)
}

/// What a place is called in short, below it. Its whole name is in its label.
fn called(short: &str, y: f32) -> Markup {
    html! { @if !short.is_empty() { text.called y=(num(y)) text-anchor="middle" aria-hidden="true" { (short) } } }
}

/// The first number of a name, or nothing.
fn number_in(words: &str) -> String {
    words.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect()
}

/// What tells names of one kind apart stands at their end: the Gate of *Horn*.
fn last_word(name: &str) -> &str {
    name.split_whitespace().last().unwrap_or_default()
}

/// What fits on a small round chip: the first number of the words, or they themselves.
fn first_figure(words: &str) -> String {
    let figures = number_in(words);
    if figures.is_empty() { words.chars().take(3).collect() } else { figures }
}
