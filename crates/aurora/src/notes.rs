//! What the lab follows: the kinds of options, and what happened to each card.

use crate::card::{
    Ability, Ambush, BoxKind, Card, CounterId, EnemyId, LocationId, MapId, MeetingId, ObjectId, PersonId, ScanId, Use,
    VehicleId,
};
use crate::choice::Choice;
use crate::convoy::BoxAt;
use crate::explore::Bonus;
use crate::movement::{Route, Travel};
use crate::pack::Pack;
use crate::state::Aurora;
use table::pack::{AsWritten, Catalogue, Row};
use table::{Seat, Study, Table, Text, Tracked, TrackedId, text};

impl Study for Aurora {
    fn faction(&self, seat: Seat) -> Option<String> {
        Some(self.pack.slug(self.players[seat].crew).to_owned())
    }

    fn scenario(&self) -> Option<String> {
        Some(format!("map-{}", self.pack.slug(self.map())))
    }

    const KINDS: &'static [&'static str] = Choice::KINDS;

    fn kind_of(choice: Choice) -> usize {
        choice.kind()
    }

    fn inventory(&self) -> Vec<Tracked> {
        self.pack.lab_index.catalogue.pieces().to_vec()
    }

    fn piece_of(&self, card: Card) -> Option<TrackedId> {
        self.pack.lab_index.piece_of(card)
    }
}

/// What a game is remembered for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Feat {
    /// M9 · The ship was reached.
    Ship,
    /// F8 · A turret was destroyed, by its number from 0.
    Turret(u8),
    /// F7 · An enemy was destroyed.
    Enemy,
}

/// Everything that the lab follows.
#[derive(Debug, Clone, Default)]
pub struct LabIndex {
    catalogue: Catalogue,
    locations: Row<LocationId>,
    people: Vec<Option<TrackedId>>,
    vehicles: Vec<Option<TrackedId>>,
    meetings: Row<MeetingId>,
    scans: Row<ScanId>,
    enemies: Row<EnemyId>,
    objects: Row<ObjectId>,
    counters: Row<CounterId>,
    /// The bonus actions of the first space; those of the others follow.
    bonuses: TrackedId,
    /// The ship; turrets and enemies follow.
    feats: TrackedId,
}

impl LabIndex {
    /// Every card of a pack that has just been read, and what it can do. The automaton plays none of those that its convoy names (S1).
    pub fn of(pack: &Pack) -> LabIndex {
        let mut catalogue = Catalogue::default();
        let locations = catalogue.row(pack.ids().map(|id: LocationId| {
            let armed = (pack.location(id).weapon > 0).then_some("weapon");
            with(Tracked::of("location", pack.printed(id)), armed)
        }));
        let robot = pack.crews.last();
        let people = pack.ids().map(|id: PersonId| {
            let ability = pack.person(id).ability;
            let able = (ability != Ability::Nothing).then(|| ability.as_written(pack));
            let idle = robot.is_some_and(|crew| [crew.leader, crew.copilot].contains(&id));
            (!idle).then(|| catalogue.add(with(Tracked::of("survivor", pack.printed(id)), able)))
        });
        let people = people.collect();
        let vehicles = pack.ids().map(|id: VehicleId| {
            let kinds = effects(pack, id).map(|kind| kind.as_written(pack));
            let idle = robot.is_some_and(|crew| [crew.truck, crew.trailer].contains(&id));
            (!idle).then(|| catalogue.add(with(Tracked::of("vehicle", pack.printed(id)), kinds)))
        });
        let vehicles = vehicles.collect();
        let meetings = catalogue.row(pack.ids().map(|id: MeetingId| {
            let offers = pack.meeting(id).offers.iter().map(|offer| offer.as_written(pack));
            with(Tracked::of("encounter", pack.printed(id)), offers)
        }));
        let scans = catalogue.row(pack.ids().map(|id: ScanId| {
            let ship = pack.scan(id).moves_ship.then_some("ship");
            with(Tracked::of("scan", pack.printed(id)), ship)
        }));
        let enemies = catalogue.row(pack.ids().map(|id: EnemyId| {
            let ways: &[&str] = match pack.enemy(id).ambush {
                Ambush::DamageOrAlert(..) => &["damage", "alert", "destroyed"],
                Ambush::BatteryOrTop(_) => &["damage", "battery", "destroyed"],
                Ambush::HighestAlert | Ambush::TopByAlert | Ambush::Column(..) => &["ambush", "destroyed"],
            };
            with(Tracked::of("enemy", pack.printed(id)), ways.iter().copied())
        }));
        let objects = catalogue.row(pack.ids().map(|id: ObjectId| {
            let ways: &[&str] = match pack.object(id).effect {
                Use::Static => &["plain", "half"],
                Use::Grenade => &["enemy", "turret"],
                _ => &[],
            };
            with(Tracked::of("object", pack.printed(id)), ways.iter().copied())
        }));
        let counters = catalogue.row(pack.ids().map(|id: CounterId| Tracked::of("counter", pack.printed(id))));
        let bonuses = catalogue.next();
        for (space, ways) in (1..).zip(Bonus::WAYS) {
            let piece = named("bonus", format!("space-{space}"), text!("see-space", space = space));
            catalogue.add(with(piece, (1..=ways).map(|way| format!("{space}-{way}"))));
        }
        let feats = catalogue.add(named("feat", "ship-reached", Text::new("feat-ship")));
        let most = pack.ids().map(|id: MapId| pack.map(id).turrets.len()).max().unwrap_or(0);
        let turrets = named("feat", "turret-destroyed", Text::new("feat-turret"));
        catalogue.add(with(turrets, (1..=most).map(|turret| turret.to_string())));
        catalogue.add(named("feat", "enemy-destroyed", Text::new("feat-enemy")));
        LabIndex { catalogue, locations, people, vehicles, meetings, scans, enemies, objects, counters, bonuses, feats }
    }

    /// The piece that a card is; backs and the like are none.
    fn piece_of(&self, card: Card) -> Option<TrackedId> {
        Some(match card {
            Card::Location(id) => self.locations.piece(id),
            Card::Person(id) => self.people.get(id.index()).copied().flatten()?,
            Card::Vehicle(id) => self.vehicles.get(id.index()).copied().flatten()?,
            Card::Meeting(id) => self.meetings.piece(id),
            Card::Scan(id) => self.scans.piece(id),
            Card::Enemy(id) => self.enemies.piece(id),
            Card::Object(id) => self.objects.piece(id),
            Card::Counter(id) => self.counters.piece(id),
            _ => return None,
        })
    }
}

fn named(sort: &'static str, slug: impl Into<String>, name: Text) -> Tracked {
    Tracked { sort, slug: slug.into(), name, clauses: Vec::new() }
}

/// A piece that can do these things.
fn with(piece: Tracked, clauses: impl IntoIterator<Item = impl Into<String>>) -> Tracked {
    Tracked { clauses: clauses.into_iter().map(Into::into).collect(), ..piece }
}

/// The kinds of boxes of a vehicle that do more than hold something, each once.
fn effects(pack: &Pack, id: VehicleId) -> impl Iterator<Item = BoxKind> + '_ {
    let boxes = &pack.vehicle(id).boxes;
    let plain = |kind: &BoxKind| matches!(kind, BoxKind::Open | BoxKind::Crew | BoxKind::Goods);
    let first = move |n: usize, kind: &BoxKind| !boxes[..n].contains(kind);
    boxes.iter().enumerate().filter(move |(n, kind)| !plain(kind) && first(*n, kind)).map(|(_, kind)| *kind)
}

impl Aurora {
    /// Somebody has a use for a card.
    pub(crate) fn note_used(&self, table: &mut Table<Self>, card: Card, seat: Seat) {
        if table.keeps_notes()
            && !self.is_robot(seat)
            && let Some(piece) = self.pack.lab_index.piece_of(card)
        {
            table.note_use(piece, seat);
        }
    }

    pub(crate) fn note_clause(&self, table: &mut Table<Self>, card: Card, clause: usize, seat: Seat) {
        if table.keeps_notes()
            && !self.is_robot(seat)
            && let Some(piece) = self.pack.lab_index.piece_of(card)
        {
            table.note_clause(piece, clause, seat);
        }
    }

    /// What a card can do besides all else.
    pub(crate) fn note_last_clause(&self, table: &mut Table<Self>, card: Card, seat: Seat) {
        let lab_index = &self.pack.lab_index;
        let clauses =
            lab_index.piece_of(card).map_or(0, |piece| lab_index.catalogue.pieces()[piece.index()].clauses.len());
        if clauses > 0 {
            self.note_clause(table, card, clauses - 1, seat);
        }
    }

    pub(crate) fn note_feat(&self, table: &mut Table<Self>, feat: Feat, seat: Seat) {
        if !table.keeps_notes() || self.is_robot(seat) {
            return;
        }
        let TrackedId(first) = self.pack.lab_index.feats;
        match feat {
            Feat::Ship => table.note_use(TrackedId(first), seat),
            Feat::Turret(turret) => {
                table.note_use(TrackedId(first + 1), seat);
                table.note_clause(TrackedId(first + 1), turret.into(), seat);
            }
            Feat::Enemy => table.note_use(TrackedId(first + 2), seat),
        }
    }

    pub(crate) fn note_bonus(&self, table: &mut Table<Self>, bonus: Bonus, seat: Seat) {
        if table.keeps_notes() {
            let piece = TrackedId(self.pack.lab_index.bonuses.0 + u16::from(bonus.space));
            table.note_use(piece, seat);
            table.note_clause(piece, bonus.way.into(), seat);
        }
    }

    /// A survivor's ability did something; if Echo copied it, hers did.
    pub(crate) fn note_ability(&self, table: &mut Table<Self>, seat: Seat, ability: Ability) {
        self.note_able(table, seat, |n| self.ability(seat, n) == ability);
    }

    /// The same, whatever Echo copies.
    pub(crate) fn note_own_ability(&self, table: &mut Table<Self>, seat: Seat, ability: Ability) {
        self.note_able(table, seat, |n| self.pack.person(self.players[seat].people[n].card).ability == ability);
    }

    fn note_able(&self, table: &mut Table<Self>, seat: Seat, able: impl Fn(usize) -> bool) {
        if table.keeps_notes()
            && !self.is_robot(seat)
            && let Some(n) = (0..self.players[seat].people.len()).find(|n| able(*n))
        {
            let card = Card::Person(self.players[seat].people[n].card);
            self.note_used(table, card, seat);
            self.note_clause(table, card, 0, seat);
        }
    }

    /// A box did something.
    pub(crate) fn note_box(&self, table: &mut Table<Self>, seat: Seat, at: BoxAt) {
        if !table.keeps_notes() {
            return;
        }
        let Some(part) = self.players[seat].part(at.column, at.above) else { return };
        let kind = self.box_kind(seat, at);
        self.note_used(table, Card::Vehicle(part.card), seat);
        if let Some(clause) = effects(&self.pack, part.card).position(|other| Some(other) == kind) {
            self.note_clause(table, Card::Vehicle(part.card), clause, seat);
        }
    }

    /// All undamaged boxes of a kind did something.
    pub(crate) fn note_boxes(&self, table: &mut Table<Self>, seat: Seat, kind: BoxKind) {
        if table.keeps_notes() {
            self.boxes_of(seat, |other| other == kind).for_each(|at| self.note_box(table, seat, at));
        }
    }

    /// C16 · Which way an object was used.
    pub(crate) fn note_object(&self, table: &mut Table<Self>, seat: Seat, kind: Use, clause: usize) {
        let object = self.pack.ids().find(|id: &ObjectId| self.pack.object(*id).effect == kind);
        if let Some(object) = object {
            self.note_clause(table, Card::Object(object), clause, seat);
        }
    }

    /// M1, M3, M8 · What helped a convoy along its route, `reactor` if more was burnt than any other truck could.
    pub(crate) fn note_route(&self, table: &mut Table<Self>, seat: Seat, route: Route, travel: Travel, reactor: bool) {
        if !table.keeps_notes() || travel == Travel::Bonus {
            return;
        }
        self.note_active_ability(table, seat, Ability::Navigates);
        if route.via != 0 && !self.truck(seat).2 {
            self.note_active_ability(table, seat, Ability::Guides);
        }
        if reactor {
            self.note_boxes(table, seat, BoxKind::Reactor);
        }
    }

    fn note_active_ability(&self, table: &mut Table<Self>, seat: Seat, ability: Ability) {
        if self.has(seat, ability) {
            self.note_ability(table, seat, ability);
        }
    }

    /// X5 · Boxes that brought fame.
    pub(crate) fn note_fame(&self, table: &mut Table<Self>, seat: Seat) {
        if self.is_robot(seat) {
            return;
        }
        self.note_boxes(table, seat, BoxKind::Fame);
        if self.players[seat].has_half() {
            self.note_boxes(table, seat, BoxKind::Charged);
        }
    }
}
