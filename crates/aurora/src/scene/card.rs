//! The faces of cards.

use crate::card::{BoxKind, Card, Deal};
use crate::describe::{box_icon, item_icon};
use crate::pack::{Pack, PartSort, Vehicle};
use table::scene::{self, CardFace, Cards, Frame, Line, Slot, Slots, Spot, Value};
use table::{Text, text};

/// What is printed on a card.
pub fn face(pack: &Pack, card: Card) -> CardFace {
    let printed = pack.printed(card);
    let face = CardFace::new(printed.name()).emblem(printed.icon.clone());
    let face = match story(pack, card) {
        Some(story) => face.story(story),
        None => face,
    };
    match card {
        Card::Location(id) => {
            let location = pack.location(id);
            let stock = location.stock.iter().map(|item| Slot::open().kind(item.text()).kind_icon(item_icon(*item)));
            let face = face.kind("kind-location").frame(Frame::Gable).tone("location").slots(Slots::new(stock));
            let face = face.figure(Value::new("see-take", location.take).icon("hand"));
            let face =
                if location.contaminated { face.line(Line::new("text-contaminated").icon("radiation")) } else { face };
            let armed = location.weapon > 0;
            if armed { face.line(Line::new(text!("text-armed", value = location.weapon)).icon("gun")) } else { face }
        }
        Card::Person(id) => {
            let person = pack.person(id);
            face.kind(person.nature.text())
                .frame(Frame::Arch)
                .tone("survivor")
                .cost(person.value)
                .line(Line::new(person.ability.text()))
        }
        Card::Vehicle(id) => vehicle_face(pack.vehicle(id), face),
        Card::Meeting(id) => {
            let offers = pack.meeting(id).offers.iter().map(|offer| Line::new(offer.text()));
            offers.fold(face.kind("kind-encounter").frame(Frame::Roundel).tone("encounter"), CardFace::line)
        }
        Card::Scan(id) => {
            let scan = pack.scan(id);
            let face = face.kind("kind-scan").frame(Frame::Rings).tone("enemy").line(Line::new(scan.raises.text()));
            if scan.moves_ship { face.line(Line::new("text-moves-ship").icon("ship")) } else { face }
        }
        Card::Enemy(id) => {
            let enemy = pack.enemy(id);
            face.kind("kind-enemy")
                .frame(Frame::Rays)
                .tone("enemy")
                .cost(Text::plain(ROMAN[usize::from(enemy.tier.clamp(1, 6)) - 1]))
                .figure(Value::new("see-strength", enemy.strength).icon("health"))
                .figure(Value::new("see-fire", enemy.damage).icon("gun"))
                .line(Line::new(enemy.ambush.text()))
        }
        Card::Object(id) => {
            let object = pack.object(id);
            face.kind("kind-object").frame(Frame::Lozenge).tone("object").line(Line::new(object.effect.text()))
        }
        _ => face,
    }
}

/// Tiers and periods.
pub(super) const ROMAN: [&str; 6] = ["I", "II", "III", "IV", "V", "VI"];

/// Crews and their vehicles share one line each; other cards have their own.
fn story(pack: &Pack, card: Card) -> Option<Text> {
    let plain = |deal: Deal| deal != Deal::Crew;
    let told = match card {
        Card::Person(id) => plain(pack.person(id).deal),
        Card::Vehicle(id) => plain(pack.vehicle(id).deal),
        Card::Location(_) | Card::Meeting(_) | Card::Scan(_) | Card::Enemy(_) | Card::Object(_) => true,
        _ => false,
    };
    told.then(|| Text::new(format!("card-{}-story", pack.slug(card))))
}

fn vehicle_face(vehicle: &Vehicle, face: CardFace) -> CardFace {
    let boxes = vehicle.boxes.iter().map(|kind| Slot::open().kind(kind.text()).kind_icon(box_icon(*kind)));
    let face = face.frame(Frame::Diagonal).tone("vehicle").slots(Slots::new(boxes));
    let face = match vehicle.part {
        PartSort::Truck { speed, power, tracks } => {
            let face = face.kind("kind-truck").figure(Value::new("see-speed", speed).icon("speed"));
            let face = face.figure(Value::new("see-power", power).icon("hook"));
            if tracks { face.line(Line::new("text-tracks").icon("tracks")) } else { face }
        }
        PartSort::Trailer => face.kind("kind-trailer"),
        PartSort::Device => face.kind("kind-device"),
    };
    let special = |kind: &&BoxKind| {
        !matches!(kind, BoxKind::Open | BoxKind::Crew | BoxKind::Goods | BoxKind::Weapon(_) | BoxKind::Energy(_))
    };
    let mut told: Vec<BoxKind> = Vec::new();
    let mut face = face;
    for kind in vehicle.boxes.iter().filter(special) {
        if !told.contains(kind) {
            told.push(*kind);
            face = face.line(Line::new(Text::new(format!("text-box-{}", kind.slug()))).icon(box_icon(*kind)));
        }
    }
    face
}

/// Every card of the content, sort by sort.
pub fn all(pack: &Pack) -> Vec<Cards> {
    let row = |name: &'static str, such: fn(Card) -> bool| {
        let cards = pack.cards().filter(|card| such(*card));
        let shown = cards.map(|card| {
            let slug = pack.slug(card).to_owned();
            scene::Card::up(Spot::of("card", slug), face(pack, card))
        });
        Cards::row(shown).name(name)
    };
    vec![
        row("pieces-location", |card| matches!(card, Card::Location(_))),
        row("pieces-survivor", |card| matches!(card, Card::Person(_))),
        row("pieces-vehicle", |card| matches!(card, Card::Vehicle(_))),
        row("pieces-encounter", |card| matches!(card, Card::Meeting(_))),
        row("pieces-scan", |card| matches!(card, Card::Scan(_))),
        row("pieces-enemy", |card| matches!(card, Card::Enemy(_))),
        row("pieces-object", |card| matches!(card, Card::Object(_))),
    ]
}
