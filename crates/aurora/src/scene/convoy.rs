//! A convoy: its cards with their boxes, its goods, its people and its objects.

use super::{card, spot};
use crate::card::{BoxKind, Card, Good, Lead, ObjectId};
use crate::convoy::BoxAt;
use crate::describe::{box_icon, good_icon, good_tone};
use crate::pack::PartSort;
use crate::state::{Aurora, Member, Part, Stay};
use table::scene::{
    self, Area, Car, CarKind, Cards, Line, Roof, Sheet, Slot, Spot, Token, Tokens, Tone, Train, Value, Zone,
};
use table::{Seat, Text, Viewer, text};

/// What stands in the boxes: in boxes for survivors only, for goods only, and in open ones, each to be handed out from the end.
struct Stowed {
    people: Vec<u8>,
    goods: Vec<Good>,
    open: Vec<Held>,
}

impl Aurora {
    pub(super) fn convoy_zone(&self, viewer: Viewer, seat: Seat) -> Zone {
        let mine = viewer.is(seat);
        let area = if mine { Area::Mine } else { Area::Others };
        let zone = Zone::new(spot::player(seat), area).title(self.pack.name(self.players[seat].crew));
        zone.part(if self.is_robot(seat) { self.robot_sheet(seat) } else { self.convoy_sheet(viewer, seat) })
    }

    fn convoy_sheet(&self, viewer: Viewer, seat: Seat) -> Sheet {
        let player = &self.players[seat];
        let mut sheet = Sheet::new(Spot::of("convoy-sheet", seat), self.pack.name(player.crew))
            .emblem(self.pack.icon(player.crew))
            .tone(Tone::Seat(seat))
            .owner(text!("table-seat", who = seat))
            .part(self.train(viewer, seat))
            .part(self.figures(seat))
            .part(self.goods_row(seat));
        for lane in self.lanes(seat) {
            sheet = sheet.part(lane);
        }
        let objects = self.object_cards(seat);
        if objects.is_empty() { sheet } else { sheet.part(Cards::row(objects).name("see-held-objects")) }
    }

    /// C1 · The truck, its trailers, and the devices above them.
    fn train(&self, viewer: Viewer, seat: Seat) -> Train {
        let mut stowed = self.stowed(seat);
        let player = &self.players[seat];
        let cars = player.columns.iter().enumerate().map(|(n, column)| {
            let n = n as u8;
            let car = self.car(seat, n, &column.base, &mut stowed);
            match &column.device {
                Some(device) => {
                    let slots = self.part_slots(seat, (n, true), device, &mut stowed);
                    car.roof(Roof::new(self.pack.name(device.card), slots))
                }
                None => car,
            }
        });
        let train = Train::new(Spot::of("train", seat))
            .name(self.pack.name(player.crew))
            .tone(Tone::Seat(seat))
            .cars(cars.collect::<Vec<Car>>())
            .loose(viewer.is(seat));
        let (_, power, _) = self.truck(seat);
        let free = power.saturating_sub(player.columns.len().saturating_sub(1) as u8);
        if free > 0 { train.room(text!("see-room", n = free)) } else { train }
    }

    fn car(&self, seat: Seat, column: u8, part: &Part, stowed: &mut Stowed) -> Car {
        let slots = self.part_slots(seat, (column, false), part, stowed);
        let name = self.pack.name(part.card);
        match self.pack.vehicle(part.card).part {
            PartSort::Truck { speed, power, tracks } => {
                let kind = if tracks { CarKind::Tracked } else { CarKind::Wheeled };
                let car = Car::new(kind, name).slots(slots);
                let car = car.figure(Value::new("see-speed", speed).icon("speed"));
                let car = car.figure(Value::new("see-power", power).icon("hook"));
                if tracks { car.figure(Value::word("see-tracks").icon("tracks")) } else { car }
            }
            PartSort::Trailer | PartSort::Device => Car::new(CarKind::Coupled, name).slots(slots),
        }
    }

    fn figures(&self, seat: Seat) -> Vec<Value> {
        let player = &self.players[seat];
        let (speed, _, _) = self.truck(seat);
        let turrets = player.turrets.count_ones();
        let mut values = vec![
            Value::new("see-fame", player.fame).icon("fame"),
            Value::new("see-speed", speed).icon("speed"),
            Value::new(text!("see-free", n = self.free_boxes(seat)), self.free_boxes(seat)).icon("crate"),
        ];
        if turrets > 0 {
            values.push(Value::new(text!("see-turrets", n = turrets), turrets).icon("turret"));
        }
        values
    }

    /// All goods by kind. They are paid from here; where they stand in the convoy is display.
    fn goods_row(&self, seat: Seat) -> Tokens {
        let held = Good::ALL.into_iter().filter(|good| self.players[seat].good(*good) > 0);
        Tokens::new(held.map(|good| {
            let count = i64::from(self.players[seat].good(good));
            Token::new(good.text()).id(spot::good(seat, good)).icon(good_icon(good)).count(count).tone(good_tone(good))
        }))
    }

    /// What must stand somewhere; no rule reads where.
    fn stowed(&self, seat: Seat) -> Stowed {
        let player = &self.players[seat];
        let room = self.room(seat);
        let mut people: Vec<u8> = (0..player.people.len() as u8).collect();
        let goods = Good::ALL.into_iter().flat_map(|good| std::iter::repeat_n(good, player.good(good).into()));
        let mut goods: Vec<Good> = goods.collect();
        let spare_people = people.split_off(people.len().min(room.crew.into()));
        let spare_goods = goods.split_off(goods.len().min(room.goods.into()));
        let open = spare_people.into_iter().map(Held::Person).chain(spare_goods.into_iter().map(Held::Good));
        let mut open: Vec<Held> = open.collect();
        open.reverse();
        people.reverse();
        goods.reverse();
        Stowed { people, goods, open }
    }

    fn part_slots(&self, seat: Seat, (column, above): (u8, bool), part: &Part, stowed: &mut Stowed) -> Vec<Slot> {
        let vehicle = self.pack.vehicle(part.card);
        let slots = vehicle.boxes.iter().enumerate().map(|(n, kind)| {
            let at = BoxAt { column, above, number: n as u8 };
            let broken = part.damage >> n & 1 == 1;
            self.box_slot(seat, *kind, broken, stowed).id(spot::box_at(seat, at))
        });
        slots.collect()
    }

    fn box_slot(&self, seat: Seat, kind: BoxKind, broken: bool, stowed: &mut Stowed) -> Slot {
        let printed = |slot: Slot| {
            let slot = slot.kind(kind.text()).kind_icon(box_icon(kind));
            match kind {
                BoxKind::Weapon(value) | BoxKind::Energy(value) => slot.word(Text::plain(value.to_string())),
                _ => slot,
            }
        };
        if broken {
            return printed(Slot::filled("see-damage").emblem("wound").tone("damage"));
        }
        let (held, takes): (_, &[&str]) = match kind {
            BoxKind::Crew => (stowed.people.pop().map(Held::Person), &["crew"]),
            BoxKind::Goods => (stowed.goods.pop().map(Held::Good), &["good"]),
            BoxKind::Open => (stowed.open.pop(), &["crew", "good"]),
            _ => (None, &[]),
        };
        let slot = match held {
            Some(Held::Person(member)) => {
                Slot::filled(self.person_name(seat, member)).emblem("person").tone(Tone::Seat(seat)).load("crew")
            }
            Some(Held::Good(good)) => {
                Slot::filled(good.text()).emblem(good_icon(good)).tone(good_tone(good)).load("good")
            }
            None => Slot::open(),
        };
        printed(slot).takes(takes.iter().copied())
    }

    /// The survivors by what they can do now; an empty row where there are none.
    fn lanes(&self, seat: Seat) -> Vec<Cards> {
        const LANES: [(Stay, &str); 4] = [
            (Stay::Active, "see-active-zone"),
            (Stay::Fed, "see-fed"),
            (Stay::Rest, "see-rest-zone"),
            (Stay::Exhausted, "see-exhausted-zone"),
        ];
        let people = &self.players[seat].people;
        if people.is_empty() {
            return vec![Cards::row(Vec::new()).name("see-people").nothing("see-no-people")];
        }
        let lane = |(stay, name): (Stay, &'static str)| {
            let there = people.iter().enumerate().filter(|(_, member)| member.stay == stay);
            let cards: Vec<scene::Card> = there.map(|(n, member)| self.member_card(seat, n as u8, member)).collect();
            (!cards.is_empty()).then(|| Cards::row(cards).name(name))
        };
        LANES.into_iter().filter_map(lane).collect()
    }

    fn member_card(&self, seat: Seat, number: u8, member: &Member) -> scene::Card {
        let face = card::face(&self.pack, Card::Person(member.card));
        let lead = self.pack.person(member.card).lead;
        let leads = self.options.leaders && lead != Lead::Nothing;
        let face = if leads { face.line(Line::new(lead.text())) } else { face };
        let shown = scene::Card::up(spot::member(seat, number), face);
        let shown = shown.exhausted(member.stay == Stay::Exhausted);
        if member.counters == 0 {
            return shown;
        }
        shown.badge(Token::new("see-counters").icon("radiation").count(i64::from(member.counters)).tone("radiation"))
    }

    fn object_cards(&self, seat: Seat) -> Vec<scene::Card> {
        let held = self.pack.ids().filter(|id: &ObjectId| self.players[seat].objects[id.index()] > 0);
        let shown = held.map(|id| {
            let face = card::face(&self.pack, Card::Object(id));
            scene::Card::up(spot::object(seat, id), face).pile(self.players[seat].objects[id.index()])
        });
        shown.collect()
    }

    /// S · What the automaton has.
    fn robot_sheet(&self, seat: Seat) -> Sheet {
        let player = &self.players[seat];
        let goods = Good::ALL.into_iter().map(|good| Value::new(good.text(), player.good(good)).icon(good_icon(good)));
        let mut values = vec![Value::new("see-fame", player.fame).icon("fame")];
        values.extend(goods);
        let people: Vec<Card> = player.people.iter().map(|member| Card::Person(member.card)).collect();
        Sheet::new(Spot::of("convoy-sheet", seat), self.pack.name(player.crew))
            .emblem(self.pack.icon(player.crew))
            .part(values)
            .part(Cards::row(self.kept_cards(&people, "kept-crew")).name("see-people").nothing("see-no-people"))
            .part(Cards::row(self.kept_cards(&player.kept, "kept")).name("see-kept").nothing("see-none-kept"))
    }
}

/// What a box holds.
enum Held {
    Person(u8),
    Good(Good),
}
