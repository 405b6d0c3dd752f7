//! A whole table of a game played on a mountain: a map with bands, a hand, heroes with webs, the sheets of the others.

use super::Setting;
use table::scene::*;
use table::{Scene, Seat, Text, text};

const POSEIDON: Seat = Seat(0);
const HEPHAESTUS: Seat = Seat(1);
const DEMETER: Seat = Seat(2);
const ARES: Seat = Seat(3);

#[test]
fn the_mountain_reads_well_in_both_languages() {
    let en = include_str!("../../../../table/tests/words/ascension.en.ftl");
    let it = include_str!("../../../../table/tests/words/ascension.it.ftl");
    Setting::new(en, it, &["Tomás", "Nora", "Iris", "Gio"], HEPHAESTUS).check("mountain", &scene());
}

#[test]
fn what_the_options_point_at_exists() {
    let spots = scene().spots();
    for pointed in ["flank-5", "gate-fire", "card-2", "web-medea-2", "pawn-2", "hand"] {
        assert!(spots.contains(&Spot::from(pointed)), "{pointed}");
    }
}

fn scene() -> Scene {
    Scene::new("title")
        .subtitle("table-of-tuesday")
        .round(text!("round", now = 14, last = 60))
        .seat(god(POSEIDON, "poseidon", "water", text!("who-where", who = POSEIDON, band = "slopes"), [21, 6, 0]))
        .seat(
            god(HEPHAESTUS, "hephaestus", "metal", text!("who-where", who = HEPHAESTUS, band = "flanks"), [12, 7, 1])
                .acting(true),
        )
        .seat(god(DEMETER, "demeter", "plant", text!("who-bot-where", who = DEMETER, band = "flanks"), [8, 5, 1]))
        .seat(god(ARES, "ares", "war", text!("who-where", who = ARES, band = "slopes"), [14, 7, 0]))
        .zone(Zone::new("board", Area::Board).part(olympus()))
        .zone(Zone::new("decks", Area::Decks).part(decks()))
        .zone(Zone::new("hand", Area::Hand).title("hand-title").note("hand-note").part(Cards::hand(hand())))
        .zone(Zone::new("heroes", Area::Mine).title("heroes-title").note("heroes-note").part(jason()).part(medea()))
        .zone(Zone::new("others", Area::Others).title("others-title").note("others-note").parts(other_gods()))
}

fn god(seat: Seat, name: &'static str, sphere: &'static str, who: Text, [eco, cards, gates]: [i64; 3]) -> SeatLine {
    SeatLine::new(seat, name)
        .emblem(sphere)
        .who(who)
        .value(Value::new("eco", eco).icon("eco"))
        .value(Value::new("in-hand", cards).icon("cards"))
        .value(Value::new(text!("gates", count = gates), gates).icon("gate-open"))
}

fn olympus() -> Map {
    let map = Map::new("olympus", 612)
        .name("olympus")
        .note("smoke")
        .band(Band::new("slopes", ellipse(332, 474, 278)).tone("slopes"))
        .band(Band::new("flanks", ellipse(308, 345, 197)).tone("flanks"))
        .band(Band::new("summit", ellipse(284, 222, 107)).tone("summit"));
    let map = [RING_0, RING_1, RING_2].iter().enumerate().fold(map, |map, (band, ring)| {
        let spots: Vec<Spot> = (1..=ring.count).map(|n| Spot::of(ring.slug, n)).collect();
        map.places((1..=ring.count).map(|n| curtain(ring, band as u8, n))).ring(&spots)
    });
    gates(map)
        .place(Place::new("throne", PlaceShape::Disc, "throne", Point::new(500, 256)).icon("throne").tone(Tone::Gold))
        .piece(pawn(POSEIDON, "poseidon", "water", "slope-16"))
        .piece(pawn(HEPHAESTUS, "hephaestus", "metal", "flank-2").acting(true))
        .piece(pawn(DEMETER, "demeter", "plant", "flank-7"))
        .piece(pawn(ARES, "ares", "war", "slope-7"))
}

struct Ring {
    slug: &'static str,
    name: &'static str,
    count: u16,
    y: u16,
    rx: u16,
    ry: u16,
    /// Where the first place lies, in thousandths of a round.
    first: u16,
}

const RING_0: Ring = Ring { slug: "slope", name: "slope-n", count: 18, y: 332, rx: 440, ry: 246, first: 0 };
const RING_1: Ring = Ring { slug: "flank", name: "flank-n", count: 12, y: 308, rx: 300, ry: 160, first: 42 };
const RING_2: Ring = Ring { slug: "summit", name: "summit-n", count: 6, y: 284, rx: 166, ry: 80, first: 83 };

fn ellipse(y: u16, rx: u16, ry: u16) -> Outline {
    Outline::Ellipse { centre: Point::new(500, y), rx, ry }
}

/// A place of the smoke curtain: covered, except where a god stands or a card was laid open.
fn curtain(ring: &Ring, band: u8, n: u16) -> Place {
    let at = Point::on_ellipse(Point::new(500, ring.y), ring.rx, ring.ry, ring.first + 1000 * (n - 1) / ring.count);
    let place = Place::new(Spot::of(ring.slug, n), PlaceShape::Card, text!(ring.name, n = n), at)
        .band(band)
        .lit(ring.slug == "flank" && [1, 3, 4, 5, 11, 12].contains(&n));
    let id = Spot::of("smoke", u16::from(band) * 100 + n);
    match (ring.slug, n) {
        ("slope", 7 | 16) | ("flank", 2 | 7) => place,
        ("flank", 4) => place.card(Card::up(id, fire_face("ember", "object", Frame::Lozenge)).size(CardSize::Mini)),
        _ => place.card(Card::down(id, Back::new("smoke-card").icon("chaos")).size(CardSize::Mini)),
    }
}

fn fire_face(title: &'static str, kind: &'static str, frame: Frame) -> CardFace {
    let kind_text = text!("kind-of", kind = kind, sphere = text!("fire"));
    CardFace::new(title).emblem("fire").tone("fire").kind(kind_text).kind_icon(kind).frame(frame)
}

fn gates(map: Map) -> Map {
    let gate = |map: Map, sphere: &'static str, cost: u8, x, y, ways: [(&str, u16); 4], open: bool| {
        let id = Spot::of("gate", sphere);
        let place = Place::new(&id, PlaceShape::Gate, text!("gate", sphere = text!(sphere)), Point::new(x, y))
            .icon(if open { "gate-open" } else { "gate" })
            .tone(sphere)
            .figure(text!("gate-cost", eco = cost))
            .lit(sphere == "fire");
        let open_to = if open { vec![HEPHAESTUS, DEMETER] } else { Vec::new() };
        let tokens = open_to.into_iter().map(|seat| Token::new(text!("open-to", who = seat)).tone(seat));
        let place = tokens.fold(place, Place::token);
        ways.iter().filter(|(_, n)| *n > 0).fold(map.place(place), |map, (ring, n)| map.path(&id, Spot::of(ring, n)))
    };
    let map = gate(map, "plant", 10, 439, 538, [("slope", 1), ("slope", 2), ("flank", 1), ("flank", 12)], true);
    let map = gate(map, "stone", 10, 146, 261, [("slope", 6), ("slope", 7), ("flank", 3), ("flank", 4)], false);
    let map = gate(map, "water", 10, 854, 271, [("slope", 13), ("slope", 14), ("flank", 9), ("flank", 10)], false);
    let map = gate(map, "fire", 20, 302, 360, [("flank", 2), ("flank", 3), ("summit", 1), ("summit", 2)], false);
    let map = gate(map, "death", 20, 623, 194, [("flank", 7), ("flank", 8), ("summit", 4), ("summit", 5)], false);
    gate(map, "magic", 30, 500, 342, [("summit", 1), ("summit", 6), ("", 0), ("", 0)], false)
}

fn pawn(seat: Seat, name: &'static str, sphere: &'static str, place: &'static str) -> Piece {
    Piece::pawn(Spot::of("pawn", seat), name, place).emblem(sphere).tone(seat)
}

fn decks() -> Cards {
    let hades = CardFace::new("hades").emblem("skull").tone("death");
    Cards::piles([
        Card::down("chaos", Back::new("chaos").icon("chaos")).pile(61u16),
        Card::up("hades", hades).pile(23u16),
    ])
}

fn hand() -> Vec<Card> {
    let kind = |kind: &'static str, sphere: &'static str| text!("kind-of", kind = kind, sphere = text!(sphere));
    let faces = [
        CardFace::new("to-forge")
            .tone("metal")
            .kind(kind("action", "metal"))
            .kind_icon("action")
            .frame(Frame::Diagonal),
        fire_face("volcano", "place", Frame::Gable),
        talos(),
        CardFace::new("shears").cost(4).emblem("shears").kind("event").kind_icon("event").line("shears.text"),
        CardFace::new("atalanta")
            .tone("animal")
            .kind(kind("hero", "animal"))
            .kind_icon("hero")
            .frame(Frame::Arch)
            .foot(Value::word("bronze").tone(Tone::Bronze)),
        CardFace::new("aegis")
            .cost(3)
            .emblem("shield")
            .tone("animal")
            .kind("equipment")
            .kind_icon("equipment")
            .frame(Frame::Lozenge)
            .line("aegis.text"),
        CardFace::new("mother").emblem("person").tone("life").kind(kind("person", "life")).frame(Frame::Arch),
    ];
    let card = |(n, face): (usize, CardFace)| Card::up(Spot::of("card", n + 1), face).lit(n == 1);
    faces.into_iter().enumerate().map(card).collect()
}

fn talos() -> CardFace {
    let slots = Slots::new([
        Slot::open().name("fire").kind("place").kind_icon("place").emblem("fire").tone("fire"),
        Slot::open().name("metal").emblem("metal").tone("metal"),
        Slot::open().kind("creature").kind_icon("creature"),
        Slot::open().kind("state").kind_icon("state"),
    ]);
    CardFace::new("talos")
        .emblem("plot")
        .tone(Tone::Accent)
        .kind(text!("plot-of", count = 4))
        .slots(slots)
        .foot(Value::new("bronze", 6).tone(Tone::Bronze))
        .foot(Value::new("silver", 8).tone(Tone::Silver))
        .foot(Value::new("gold", 10).tone(Tone::Gold))
}

/// A woven card: its sphere and its kind.
fn woven(sphere: &'static str, kind: &'static str) -> Slot {
    Slot::filled(sphere).emblem(sphere).tone(sphere).kind(kind).kind_icon(kind)
}

/// A hero's own card, small, with its metal at the foot.
fn portrait(name: &'static str, sphere: &'static str, metal: Value) -> Cards {
    let face = CardFace::new(name)
        .tone(sphere)
        .kind(text!("kind-of", kind = "hero", sphere = text!(sphere)))
        .kind_icon("hero")
        .frame(Frame::Arch)
        .foot(metal);
    Cards::row([Card::up(Spot::of("card", name), face).size(CardSize::Mini)])
}

fn jason() -> Sheet {
    let slots = Slots::new([
        woven("fire", "place"),
        woven("metal", "action"),
        woven("strength", "creature"),
        woven("stone", "state"),
    ]);
    Sheet::new("hero-jason", "jason")
        .tone(HEPHAESTUS)
        .emblem("journey")
        .part(portrait("jason", "journey", Value::word("gold").tone(Tone::Gold)))
        .badge(Token::new("greaves").icon("equipment"))
        .part(vec![Value::new("to-close", Amount::Signed(2))])
        .part(Meter::new("resistance", 2, 2).tone(HEPHAESTUS))
        .part(slots.note("talos-complete"))
}

fn medea() -> Sheet {
    let slots = Slots::new([
        woven("earth", "environment").id("web-medea-1"),
        Slot::next().kind("place").kind_icon("place").id("web-medea-2"),
        woven("metal", "object").id("web-medea-3"),
        Slot::open().kind("creature").kind_icon("creature").id("web-medea-4"),
        Slot::open().kind("treasure").kind_icon("treasure").id("web-medea-5"),
    ]);
    Sheet::new("hero-medea", "medea")
        .tone(HEPHAESTUS)
        .emblem("magic")
        .part(portrait("medea", "magic", Value::word("silver").tone(Tone::Silver)))
        .badge(Token::new("sleepless").icon("condition"))
        .part(vec![Value::new("to-close", Amount::Signed(0))])
        .part(Meter::new("resistance", 1, 1).tone(HEPHAESTUS))
        .part(slots.note("gate-of-fire-two"))
}

fn other_gods() -> Vec<Sheet> {
    let unknown = Slot::open;
    let odysseus =
        [woven("water", "environment"), woven("journey", "action"), unknown(), woven("water", "creature"), unknown()];
    let triptolemus = [woven("plant", "environment"), woven("plant", "action"), woven("wood", "object"), unknown()];
    let penthesilea = [woven("war", "action"), unknown(), woven("death", "state"), woven("war", "treasure")];
    vec![
        other_god(POSEIDON, "poseidon", "water", text!("who", who = POSEIDON), [21, 6, 2, 0])
            .part(hero("odysseus", "hero-gold").part(Meter::new("resistance", 1, 2)).part(Slots::new(odysseus)))
            .part(hero("circe", "hero-bronze").part(Slots::new([woven("magic", "place"), unknown(), unknown()]))),
        other_god(DEMETER, "demeter", "plant", text!("who-patient-bot", who = DEMETER), [8, 5, 3, 1])
            .part(hero("triptolemus", "hero-silver").part(Meter::new("resistance", 1, 1)).part(Slots::new(triptolemus)))
            .part(hero("baubo", "hero-bronze").part(vec![Line::new("no-web")])),
        other_god(ARES, "ares", "war", text!("who", who = ARES), [14, 7, 1, 0])
            .part(hero("penthesilea", "hero-gold").part(Meter::new("resistance", 2, 2)).part(Slots::new(penthesilea)))
            .part(hero("cadmus", "hero-silver").part(Meter::new("resistance", 0, 1)).part(Slots::new([
                woven("earth", "creature"),
                unknown(),
                unknown(),
            ]))),
    ]
}

fn other_god(seat: Seat, name: &'static str, sphere: &'static str, owner: Text, figures: [i64; 4]) -> Sheet {
    let [eco, cards, trophies, gates] = figures;
    Sheet::new(Spot::of("god", name), name).emblem(sphere).tone(seat).owner(owner).part(vec![
        Value::new("eco", eco).icon("eco"),
        Value::new("in-hand", cards).icon("cards"),
        Value::new(text!("trophies", count = trophies), trophies).icon("laurel"),
        Value::new(text!("gates", count = gates), gates).icon("gate-open"),
    ])
}

fn hero(name: &'static str, metal: &'static str) -> Sheet {
    Sheet::new(Spot::of("hero", name), name).owner(metal)
}
