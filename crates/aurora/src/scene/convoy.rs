//! A convoy: its cards with their boxes, its goods, its people and its objects.

use super::{card, spot};
use crate::card::{BoxKind, Card, Good, ObjectId};
use crate::convoy::BoxAt;
use crate::describe::{box_icon, good_icon};
use crate::pack::PartSort;
use crate::state::{Aurora, Member, Part, Stay};
use table::scene::{self, Area, Cards, Sheet, Slot, Slots, Spot, Token, Tone, Value, Zone};
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
        let zone = Zone::new(Spot::of("player", seat), area).title(self.pack.name(self.players[seat].crew));
        zone.part(if self.is_robot(seat) { self.robot_sheet(seat) } else { self.convoy_sheet(seat) })
    }

    fn convoy_sheet(&self, seat: Seat) -> Sheet {
        let player = &self.players[seat];
        let mut stowed = self.stowed(seat);
        let mut sheet = Sheet::new(Spot::of("convoy-sheet", seat), self.pack.name(player.crew))
            .emblem(self.pack.icon(player.crew))
            .tone(Tone::Seat(seat))
            .owner(text!("table-seat", who = seat))
            .part(self.figures(seat));
        for (column, above, part) in player.parts() {
            sheet = sheet.part(self.part_slots(seat, (column, above), part, &mut stowed));
        }
        let people = player.people.iter().enumerate().map(|(n, member)| self.member_card(seat, n as u8, member));
        sheet = sheet.part(Cards::row(people).name("see-people").nothing("see-no-people"));
        let objects = self.object_cards(seat);
        if objects.is_empty() { sheet } else { sheet.part(Cards::row(objects).name("see-held-objects")) }
    }

    fn figures(&self, seat: Seat) -> Vec<Value> {
        let player = &self.players[seat];
        let (speed, power, _) = self.truck(seat);
        let goods = Good::ALL.into_iter().filter(|good| player.good(*good) > 0);
        let goods = goods.map(|good| Value::new(good.text(), player.good(good)).icon(good_icon(good)));
        let turrets = player.turrets.count_ones();
        let mut values = vec![
            Value::new("see-fame", player.fame).icon("fame"),
            Value::new("see-speed", speed).icon("speed"),
            Value::new("see-power", power).icon("hook"),
            Value::new("see-free", self.free_boxes(seat)).icon("crate"),
        ];
        values.extend(goods);
        if turrets > 0 {
            values.push(Value::new("see-turrets", turrets).icon("turret"));
        }
        values
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

    fn part_slots(&self, seat: Seat, (column, above): (u8, bool), part: &Part, stowed: &mut Stowed) -> Slots {
        let vehicle = self.pack.vehicle(part.card);
        let slots = vehicle.boxes.iter().enumerate().map(|(n, kind)| {
            let at = BoxAt { column, above, number: n as u8 };
            let broken = part.damage >> n & 1 == 1;
            self.box_slot(seat, *kind, broken, stowed).id(spot::box_at(seat, at))
        });
        let slots: Vec<Slot> = slots.collect();
        let note = match vehicle.part {
            PartSort::Truck { tracks: true, .. } => text!("see-column-tracks", column = column + 1),
            _ if above => text!("see-column-top", column = column + 1),
            _ => text!("see-column", column = column + 1),
        };
        Slots::new(slots).name(self.pack.name(part.card)).note(note)
    }

    fn box_slot(&self, seat: Seat, kind: BoxKind, broken: bool, stowed: &mut Stowed) -> Slot {
        let slot = Slot::open().kind(kind.text()).kind_icon(box_icon(kind));
        if broken {
            return Slot::filled("see-damage")
                .emblem("wound")
                .kind(kind.text())
                .kind_icon(box_icon(kind))
                .tone("damage");
        }
        let held = match kind {
            BoxKind::Crew => stowed.people.pop().map(Held::Person),
            BoxKind::Goods => stowed.goods.pop().map(Held::Good),
            BoxKind::Open => stowed.open.pop(),
            _ => None,
        };
        let filled = |name: Text, icon: &'static str| {
            Slot::filled(name).emblem(icon).kind(kind.text()).kind_icon(box_icon(kind))
        };
        match held {
            Some(Held::Person(member)) => filled(self.person_name(seat, member), "person").tone(Tone::Seat(seat)),
            Some(Held::Good(good)) => filled(good.text(), good_icon(good)),
            None => slot,
        }
    }

    fn member_card(&self, seat: Seat, number: u8, member: &Member) -> scene::Card {
        let stay = match member.stay {
            Stay::Active => "see-active-zone",
            Stay::Rest => "see-rest-zone",
            Stay::Fed => "see-fed",
            Stay::Exhausted => "see-exhausted-zone",
        };
        let face = card::face(&self.pack, Card::Person(member.card));
        let shown = scene::Card::up(spot::member(seat, number), face).caption(Text::new(stay));
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
            let spot = Spot::of("object", format_args!("{seat}-{}", id.0 + 1));
            scene::Card::up(spot, face).pile(self.players[seat].objects[id.index()])
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
