//! A whole battle on a grid: terrain, walls, reach and sight, a foe of four cells, decks, a pool, and sheets with dials, rulers and rows.

use super::Setting;
use table::scene::*;
use table::{Scene, Seat, Text, text};

const KALLIOPE: Seat = Seat(0);
const THERON: Seat = Seat(1);
const IANTHE: Seat = Seat(2);
const LYKOS: Seat = Seat(3);

#[test]
fn the_battle_reads_well_in_both_languages() {
    let en = include_str!("../../../../table/tests/words/odyssey.en.ftl");
    let it = include_str!("../../../../table/tests/words/odyssey.it.ftl");
    Setting::new(en, it, &["Mara", "Nadia", "Mara", "Nadia"], KALLIOPE).check("battle", &scene());
}

#[test]
fn what_the_options_point_at_exists() {
    let spots = scene().spots();
    for pointed in ["board-I14", "foe", "titan-1", "gear-2", "pool", "ai-deck"] {
        assert!(spots.contains(&Spot::from(pointed)), "{pointed}");
    }
    assert_eq!(spots.iter().filter(|spot| spot.as_str().starts_with("board-")).count(), 20 * 14);
}

fn scene() -> Scene {
    Scene::new("title")
        .subtitle("battle")
        .round(text!("titan-round", n = 4))
        .seat(titan_line(KALLIOPE, "kalliope", "dreamer", KALLIOPE, [5, 4, 3]).acting(true))
        .seat(titan_line(THERON, "theron", "quaker", THERON, [7, 2, 5]))
        .seat(titan_line(IANTHE, "ianthe", "threader", KALLIOPE, [2, 6, 1]))
        .seat(titan_line(LYKOS, "lykos", "riddler", THERON, [8, 3, 4]))
        .zone(Zone::new("battle", Area::Board).part(board()))
        .zone(Zone::new("enemy", Area::Decks).title("bull").note("bull-note").part(decks()).part(next_tile()))
        .zone(Zone::new("pool", Area::Pool).title("pool-title").note("pool-note").part(pool()).part(argo()))
        .zone(Zone::new("mine", Area::Mine).title("kalliope").note("mine-note").part(kalliope()))
        .zone(Zone::new("others", Area::Others).title("others-title").note("others-note").parts(other_titans()))
}

fn titan_line(
    seat: Seat,
    name: &'static str,
    kind: &'static str,
    player: Seat,
    [danger, fate, rage]: [i64; 3],
) -> SeatLine {
    SeatLine::new(seat, name)
        .who(text!("kind-who", kind = text!(kind), who = player))
        .value(Value::new("danger-value", danger).icon("danger").tone("danger"))
        .value(Value::new("fate-value", fate).icon("fate").tone("fate"))
        .value(Value::new("rage-value", rage).icon("rage").tone("rage"))
}

/// Cells as they are written: `A1 B2`.
fn cells(written: &str) -> Vec<Cell> {
    written.split_whitespace().map(|cell| cell.parse().unwrap()).collect()
}

/// A rectangle of cells from its lower left corner.
fn block(corner: &str, side: u8) -> Vec<Cell> {
    Piece::foe("block", "block", corner.parse::<Cell>().unwrap()).footprint(Footprint::square(side)).cells()
}

fn board() -> Grid {
    let reach = "E10 F9 F10 F11 G8 G9 G10 G11 G12 H7 H8 H9 H10 H11 H12 H13 I7 I8 I9 I10 I11 I12 I13 I14 J7 J8 J9 J11 J12 J13 \
                 K6 K7 K8 K9 K10 K12 K13 L7 L9 L10 L11 L12 L13 M8 M9 M10 M11 N9 N10 N11";
    let reach = ["H13", "I14"]
        .iter()
        .fold(Reach::new(cells(reach)), |reach, cell| reach.mark(cell.parse().unwrap(), "axe", "beside-bull"));
    Grid::new("board", 20, 14)
        .terrain(terrain())
        .walls(walls())
        .reach(reach)
        .sight(Sight { name: text!("sight-bull"), from: Corner::new(9, 10), to: Corner::new(8, 13) })
        .front(Front { name: text!("in-front"), side: Side::West, at: 13 })
        .piece(titan(KALLIOPE, "kalliope", "J10").acting(true))
        .piece(titan(THERON, "theron", "I15").marker(Token::new("target").icon("priority").tone(Tone::Bad)))
        .piece(titan(IANTHE, "ianthe", "D7"))
        .piece(titan(LYKOS, "lykos", "E15").fallen(true))
        .piece(
            Piece::foe("foe", "bull", "G14".parse::<Cell>().unwrap())
                .emblem("labyrinth")
                .tone("primordial")
                .footprint(Footprint::square(2))
                .facing(Side::West),
        )
}

fn titan(seat: Seat, name: &'static str, cell: &str) -> Piece {
    Piece::helm(Spot::of("titan", seat), name, cell.parse::<Cell>().unwrap()).tone(seat)
}

fn terrain() -> Vec<Patch> {
    let labyrinth = |shape: &str, written: &str| {
        Patch::new("labyrinth", text!("labyrinth", shape = shape), cells(written)).icon("labyrinth").tone("stone")
    };
    let columns = cells("M5 M12 L8 K4 J19 I17 C8 C18 B6 B14 G5 K11");
    let mut patches = vec![
        Patch::new("city", "city", block("J14", 3)).tone("city"),
        Patch::new("city", "city", block("B2", 3)).tone("city"),
        labyrinth("L", "H6 I6 J6 J7"),
        labyrinth("Z", "D10 D11 E11 E12"),
        labyrinth("I", "L17 L18 L19 L20"),
        labyrinth("O", "E17 E18 F17 F18"),
    ];
    patches.extend(columns.into_iter().map(|cell| Patch::new("column", "column", [cell]).icon("column").tone("stone")));
    patches
}

/// Walls as they are written: the cell, then the side.
fn walls() -> Vec<Wall> {
    let written = "H6:W G6:N I7:W I6:W J6:N J7:N J8:W C10:N D10:W C11:N D12:W E11:N E12:N E13:W \
                   L17:N L17:W K18:N L19:N L20:E K20:N D17:N E17:W F18:N F19:W F17:N";
    let wall = |written: &str| {
        let (cell, side) = written.split_once(':').unwrap();
        let side = match side {
            "N" => Side::North,
            "E" => Side::East,
            _ => Side::West,
        };
        Wall::new(cell.parse().unwrap(), side)
    };
    written.split_whitespace().map(wall).collect()
}

fn decks() -> Cards {
    let charge =
        CardFace::new("long-charge").cost(Text::plain("II")).emblem("rage").tone("primordial").frame(Frame::Diagonal);
    let flank =
        CardFace::new("left-flank").cost(Text::plain("I")).emblem("wound").tone("primordial").frame(Frame::Roundel);
    Cards::piles([
        Card::down("ai-deck", Back::new("ai-deck").icon("triskelion")).pile(7u16),
        Card::down("body-deck", Back::new("body-deck").icon("wound").tone("primordial")).pile(8u16),
        Card::up("card-31", charge).caption("last-ai"),
        Card::up("wounds", flank)
            .caption("wounds")
            .badge(Token::new(text!("wounds-of", max = 10)).count(4).icon("wound").tone(Tone::Bad)),
    ])
}

fn next_tile() -> Track {
    let shapes = ["I", "O", "L", "Z"].map(|shape| Notch::new(Text::plain(shape)).icon("labyrinth"));
    Track::new("next-tile", "next-tile", shapes).now(2u16)
}

fn pool() -> Tokens {
    Tokens::new([
        Token::new("break").icon("break").tone("rage"),
        Token::new("break").icon("break").tone("rage"),
        Token::new("opening").icon("opening").tone(Tone::Accent),
        Token::new("reroll").icon("reroll").tone("fate"),
        Token::new(text!("at-less", by = "–1")),
    ])
    .empty(1u16)
}

fn argo() -> Tokens {
    Tokens::new([
        Token::new(text!("argo", crew = 14, hull = 9)).icon("argo"),
        Token::new(text!("doom", n = 3)).icon("doom"),
        Token::new(text!("progress", n = 5)).icon("progress"),
    ])
}

/// The last figure of minor, major and grave trauma.
type Trauma = [i32; 3];

fn bands([minor, major, grave]: Trauma) -> [Stretch; 4] {
    [
        Stretch::new("minor", "minor", 1, minor),
        Stretch::new("major", "major", minor + 1, major),
        Stretch::new("grave", "grave", major + 1, grave),
        Stretch::new("obol", "obol", grave + 1, 10),
    ]
}

/// The dials, the ruler and the rows of kratos that every titan has.
fn titan_sheet(seat: Seat, name: &'static str, owner: Text, [danger, fate, rage]: [i32; 3], trauma: Trauma) -> Sheet {
    let dials = vec![
        Dial::new("danger", danger, 9).icon("danger").tone("danger").bands(bands(trauma)),
        Dial::new("fate", fate, 9).icon("fate").tone("fate"),
        Dial::new("rage", rage, 9).icon("rage").tone("rage"),
    ];
    Sheet::new(Spot::of("sheet", name), name)
        .tone(seat)
        .owner(owner)
        .part(dials)
        .part(Ruler::new("danger", danger, 10).open_ended(true).bands(bands(trauma)))
}

fn kind(kind: &'static str, speed: u8) -> Text {
    text!("kind-speed", kind = text!(kind), speed = speed)
}

fn gate(value: &'static str, tone: &'static str, from: i32, now: i32) -> Gate {
    Gate::new(text!("gate-chip", value = value, from = from), tone, now >= from)
}

fn kalliope() -> Sheet {
    let kratos = Rows::new("kratos", 3)
        .tone("rage")
        .row("break-or-opening", "break")
        .row("reroll-1", "reroll")
        .row("break-or-opening", "opening")
        .row("push-or-reroll", "reroll")
        .row("red-die", "power-die")
        .row("break-or-opening", "break");
    titan_sheet(KALLIOPE, "kalliope", kind("dreamer", 5), [5, 4, 3], [3, 6, 9])
        .acting(true)
        .part(kratos)
        .part(Cards::row(gear()))
        .part(vec![
            Line::new("innate-text").label("innate").rule("B8.4"),
            Line::new("fear-text").label("fear").rule("K.11"),
            Line::new("hand-text").label("hand"),
        ])
}

fn gear() -> [Card; 4] {
    let weapon = |title, icon: &'static str, hands: &'static str| {
        CardFace::new(title)
            .emblem(icon)
            .tone(Tone::Accent)
            .frame(Frame::Lozenge)
            .figure(Value::new(text!("dice", count = 3), 3).icon("d10"))
            .figure(Value::new("power", 3).icon("power-die"))
            .foot(Value::word(hands))
    };
    let rage = |from, effect: &'static str| gate("rage", "rage", from, 3).effect(effect);
    let fate = |from, effect: &'static str| gate("fate", "fate", from, 4).effect(effect);
    let labrys = weapon("labrys", "axe", "two-hands")
        .figure(Value::new("strength", Amount::Signed(1)).icon("sword"))
        .gate(rage(2, "break-1"))
        .gate(rage(4, "deadly"));
    let javelin = weapon("javelin", "spear", "one-hand")
        .figure(Value::new("range", 6).icon("sight"))
        .gate(rage(1, "precise"))
        .gate(fate(5, "return"));
    let cuirass = CardFace::new("cuirass")
        .emblem("armour")
        .figure(Value::new("resistance", 2).icon("potential"))
        .figure(Value::new("danger-value", Amount::Signed(-1)).icon("danger"))
        .gate(gate("danger", "danger", 4, 5).effect("block-1"))
        .foot(Value::word("armour"));
    let knot = CardFace::new("knot")
        .emblem("charge")
        .figure(Value::new(text!("charges", count = 2), 2).icon("charge"))
        .gate(fate(3, "call-titan"))
        .foot(Value::word("support"));
    [
        Card::up("gear-1", labrys),
        Card::up("gear-2", javelin).lit(true),
        Card::up("gear-3", cuirass),
        Card::up("gear-4", knot).exhausted(true),
    ]
}

fn other_titans() -> [Sheet; 3] {
    let theron = Rows::new("kratos", 5)
        .tone("rage")
        .row("reroll-1", "reroll")
        .row("break-and-opening", "break")
        .row("provoke-or-reroll", "priority")
        .row("break-and-opening", "break")
        .row("red-die", "power-die")
        .row("diversion", "eye")
        .row("opening-reroll", "opening");
    let ianthe = Rows::new("kratos", 1)
        .tone("rage")
        .row("opening-step", "opening")
        .row("break-vault", "break")
        .row("reroll-motivate", "reroll")
        .row("opening-step", "opening")
        .row("break-or-reroll", "break")
        .row("red-die", "power-die");
    let lykos = Rows::new("kratos", 4)
        .tone("rage")
        .row("overbreak-reroll", "break")
        .row("opening-or-overbreak", "opening")
        .row("overbreak-reroll", "break")
        .row("elation-or-tireless", "charge")
        .row("red-die", "power-die")
        .row("overbreak-reroll", "break");
    let rage = |from, now| gate("rage", "rage", from, now);
    let fate = |from, now| gate("fate", "fate", from, now);
    [
        titan_sheet(THERON, "theron", kind("quaker", 5), [7, 2, 5], [3, 6, 9])
            .badge(Token::new("target").icon("priority"))
            .part(theron)
            .part(vec![
                Line::new("xiphos").icon("sword").gate(rage(3, 5)).gate(rage(6, 5)),
                Line::new("tower-shield").icon("shield").gate(gate("danger", "danger", 3, 7)),
                Line::new("horn-plate").icon("armour"),
            ]),
        titan_sheet(IANTHE, "ianthe", kind("threader", 6), [2, 6, 1], [2, 5, 8]).part(ianthe).part(vec![
            Line::new("reed-bow").icon("bow").gate(rage(2, 1)),
            Line::new("winged-greaves").icon("journey").gate(fate(4, 6)),
            Line::new(text!("ambrosia", count = 1)).icon("ambrosia"),
        ]),
        titan_sheet(LYKOS, "lykos", kind("riddler", 5), [8, 3, 4], [3, 6, 9])
            .badge(Token::new("down").icon("down"))
            .part(lykos)
            .part(vec![
                Line::new("maul").icon("axe").gate(rage(3, 4)).gate(rage(5, 4)),
                Line::new("lens").icon("charge").gate(fate(6, 3)).faded(true),
                Line::new("hide").icon("armour"),
            ]),
    ]
}
