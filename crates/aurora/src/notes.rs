//! What the lab follows: the kinds of options, and what became of each card.

use crate::card::{Card, EnemyId, LocationId, MeetingId, ObjectId, PersonId, ScanId, VehicleId};
use crate::choice::Choice;
use crate::pack::Pack;
use crate::state::Aurora;
use table::pack::{Catalogue, Row};
use table::{Seat, Study, Table, Tracked, TrackedId};

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
        self.pack.followed.catalogue.pieces().to_vec()
    }

    fn piece_of(&self, card: Card) -> Option<TrackedId> {
        self.pack.followed.piece_of(card)
    }
}

/// Everything that the lab follows.
#[derive(Debug, Clone, Default)]
pub struct Followed {
    catalogue: Catalogue,
    locations: Row<LocationId>,
    people: Row<PersonId>,
    vehicles: Row<VehicleId>,
    meetings: Row<MeetingId>,
    scans: Row<ScanId>,
    enemies: Row<EnemyId>,
    objects: Row<ObjectId>,
    turrets: TrackedId,
}

impl Followed {
    /// Every card of a pack that has just been read.
    pub fn of(pack: &Pack) -> Followed {
        let mut catalogue = Catalogue::default();
        let locations = catalogue.row(pack.ids().map(|id: LocationId| Tracked::of("location", pack.printed(id))));
        let people = catalogue.row(pack.ids().map(|id: PersonId| Tracked::of("survivor", pack.printed(id))));
        let vehicles = catalogue.row(pack.ids().map(|id: VehicleId| Tracked::of("vehicle", pack.printed(id))));
        let meetings = catalogue.row(pack.ids().map(|id: MeetingId| {
            let offers = pack.meeting(id).offers.iter().map(|offer| format!("{offer:?}"));
            Tracked { clauses: offers.collect(), ..Tracked::of("encounter", pack.printed(id)) }
        }));
        let scans = catalogue.row(pack.ids().map(|id: ScanId| Tracked::of("scan", pack.printed(id))));
        let enemies = catalogue.row(pack.ids().map(|id: EnemyId| Tracked::of("enemy", pack.printed(id))));
        let objects = catalogue.row(pack.ids().map(|id: ObjectId| Tracked::of("object", pack.printed(id))));
        let name = table::Text::new("turret");
        let turret = Tracked { sort: "turret", slug: "turret".to_owned(), name, clauses: Vec::new() };
        let turrets = catalogue.add(turret);
        Followed { catalogue, locations, people, vehicles, meetings, scans, enemies, objects, turrets }
    }

    /// The piece that a card is; backs, counters and the like are none.
    fn piece_of(&self, card: Card) -> Option<TrackedId> {
        Some(match card {
            Card::Location(id) => self.locations.piece(id),
            Card::Person(id) => self.people.piece(id),
            Card::Vehicle(id) => self.vehicles.piece(id),
            Card::Meeting(id) => self.meetings.piece(id),
            Card::Scan(id) => self.scans.piece(id),
            Card::Enemy(id) => self.enemies.piece(id),
            Card::Object(id) => self.objects.piece(id),
            _ => return None,
        })
    }
}

impl Aurora {
    /// Somebody has a use for a card.
    pub(crate) fn note_used(&self, table: &mut Table<Self>, card: Card, seat: Seat) {
        if table.keeps_notes()
            && !self.is_robot(seat)
            && let Some(piece) = self.pack.followed.piece_of(card)
        {
            table.note_use(piece, seat);
        }
    }

    pub(crate) fn note_clause(&self, table: &mut Table<Self>, card: Card, clause: usize, seat: Seat) {
        if table.keeps_notes()
            && let Some(piece) = self.pack.followed.piece_of(card)
        {
            table.note_clause(piece, clause, seat);
        }
    }

    /// A turret was destroyed.
    pub(crate) fn note_turret(&self, table: &mut Table<Self>, seat: Seat) {
        if table.keeps_notes() && !self.is_robot(seat) {
            table.note_use(self.pack.followed.turrets, seat);
        }
    }
}
