//! All content of the game: cards, maps and numbers of `content/`, checked.

mod cards;
mod check;
mod map;

pub use cards::{Counter, Crew, Enemy, Location, Masks, Meeting, Object, Outcome, PartSort, Person, ScanCard, Vehicle};
pub use map::{BERTHS, MOST_SPACES, MOST_TURRETS, MapEntry, Road, Space, SpaceEntry, TurretEntry, Way};

use crate::card::{
    Card, CounterId, CrewId, Deal, EnemyId, LocationId, MapId, MeetingId, ObjectId, OutcomeId, PersonId, ScanId,
    VehicleId,
};
use crate::notes::LabIndex;
use table::pack::{CheckedPack, Complaints, Printed, Registered, Source};

table::schema! { for Pack;
    /// The figures that are printed on boards and not on cards.
    pub struct Numbers {
        /// A6 · The value of each space of the zone.
        pub spaces: Vec<u8>,
        /// A4 · `+` cards by period, with two, three and four players.
        pub extras: Vec<Vec<u8>>,
        /// A9 · How much there is of food, fuel, ammo and batteries, and how many survivors.
        pub supply: Vec<u8>,
        /// C14 · What turrets do, by row of alert from below.
        pub alert_damage: Vec<u8>,
        /// E17 · How far the ship moves, by row.
        pub alert_ship: Vec<u8>,
        /// X4 · Fame at the end, by row.
        pub alert_fame: Vec<u8>,
        /// X4 · Fame of the first and the second place.
        pub places: Vec<u8>,
        /// X6 · Fame for being at the ship when it is reached.
        pub at_ship: u8,
        /// K1 · How far behind the co-pilot drives faster.
        pub far_behind: u8,
        /// F1 · The region of each tier.
        pub tiers: Vec<u8>,
        /// X3 · How many spaces of the zone are left behind.
        pub left_behind: u8,
        /// S5 · The automaton's weapon by round.
        pub automaton: Vec<u8>,
        /// S7 · The most convoy cards the automaton counts.
        pub automaton_cards: u8,
    }
}

table::pack! {
    /// All content of the game, checked.
    pub struct Pack looks crate::looks::LOOKS {
        "numbers.ron" => numbers: Numbers;
        "maps.ron" => maps: Vec<MapEntry>, MapId "map";
        "people.ron" => people: Vec<Person>, PersonId "card" ("survivor");
        "vehicles.ron" => vehicles: Vec<Vehicle>, VehicleId "card" ("vehicle");
        "locations.ron" => locations: Vec<Location>, LocationId "card";
        "encounters.ron" => meetings: Vec<Meeting>, MeetingId "card";
        "scans.ron" => scans: Vec<ScanCard>, ScanId "card";
        "enemies.ron" => enemies: Vec<Enemy>, EnemyId "card";
        "objects.ron" => objects: Vec<Object>, ObjectId "card";
        "outcomes.ron" => outcomes: Vec<Outcome>, OutcomeId "outcome";
        "counters.ron" => counters: Vec<Counter>, CounterId "counter";
        "crews.ron" => crews: Vec<Crew>, CrewId "crew";
    }
    with {
        /// By map.
        roads: Vec<Road>,
        /// By vehicle.
        masks: Vec<Masks>,
        /// The cards of each period that are always in the deck, and those of which some are.
        plain: [Vec<Card>; 3],
        extras: [Vec<Card>; 3],
        /// By tier of loot.
        loot: [Vec<Card>; 3],
        straggler: PersonId,
        rusty: Vec<VehicleId>,
        /// What the lab follows.
        lab_index: LabIndex,
    }
}

impl CheckedPack for Pack {
    fn read(source: &Source) -> Result<Pack, Complaints> {
        let (files, mut complaints) = Files::read(source);
        check::entries(&files, &mut complaints);
        let roads = files.maps.iter().map(|entry| Road::of(entry, &mut complaints)).collect();
        let mut pack = files.lower(&mut complaints);
        if let Some(pack) = &mut pack {
            pack.roads = roads;
            pack.derive();
        }
        complaints.into_result_if_made(pack)
    }
}

impl Pack {
    /// What follows from the entries and is looked up often.
    fn derive(&mut self) {
        self.masks = self.vehicles.iter().map(Vehicle::masks).collect();
        let dealt: Vec<(Card, Deal)> = self.dealt().collect();
        for (card, deal) in dealt {
            match deal {
                Deal::Period(n) => self.plain[period(n)].push(card),
                Deal::Plus(n) => self.extras[period(n)].push(card),
                Deal::Loot(n) => self.loot[period(n)].push(card),
                Deal::Straggler => {
                    if let Card::Person(person) = card {
                        self.straggler = person;
                    }
                }
                Deal::Rusty => {
                    if let Card::Vehicle(vehicle) = card {
                        self.rusty.push(vehicle);
                    }
                }
                Deal::Crew => {}
            }
        }
        for cards in self.plain.iter_mut().chain(&mut self.extras).chain(&mut self.loot) {
            cards.sort_unstable();
        }
        self.lab_index = LabIndex::of(self);
    }

    /// Every card that lies somewhere when a game begins, and where.
    fn dealt(&self) -> impl Iterator<Item = (Card, Deal)> + '_ {
        let people = self.ids().map(|id: PersonId| (Card::Person(id), self.person(id).deal));
        let vehicles = self.ids().map(|id: VehicleId| (Card::Vehicle(id), self.vehicle(id).deal));
        let locations = self.ids().map(|id: LocationId| (Card::Location(id), self.location(id).deal));
        let meetings = self.ids().map(|id: MeetingId| (Card::Meeting(id), self.meeting(id).deal));
        let scans = self.ids().map(|id: ScanId| (Card::Scan(id), Deal::Period(self.scan(id).period)));
        let enemies =
            self.ids().map(|id: EnemyId| (Card::Enemy(id), Deal::Period(self.enemy(id).tier.div_ceil(2).max(1))));
        people.chain(vehicles).chain(locations).chain(meetings).chain(scans).chain(enemies)
    }

    /// Every card that people read, kind by kind.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        let objects = self.ids().map(Card::Object);
        self.dealt().map(|(card, _)| card).chain(objects)
    }

    /// A card by its slug: how tests and commands name it.
    pub fn find(&self, slug: &str) -> Option<Card> {
        self.cards().find(|card| self.slug(*card) == slug)
    }

    pub fn person(&self, id: PersonId) -> &Person {
        &self.people[id.index()]
    }

    pub fn vehicle(&self, id: VehicleId) -> &Vehicle {
        &self.vehicles[id.index()]
    }

    pub fn mask(&self, id: VehicleId) -> Masks {
        self.masks[id.index()]
    }

    pub fn location(&self, id: LocationId) -> &Location {
        &self.locations[id.index()]
    }

    pub fn meeting(&self, id: MeetingId) -> &Meeting {
        &self.meetings[id.index()]
    }

    pub fn scan(&self, id: ScanId) -> &ScanCard {
        &self.scans[id.index()]
    }

    pub fn enemy(&self, id: EnemyId) -> &Enemy {
        &self.enemies[id.index()]
    }

    pub fn object(&self, id: ObjectId) -> &Object {
        &self.objects[id.index()]
    }

    pub fn outcome_card(&self, id: OutcomeId) -> &Outcome {
        &self.outcomes[id.index()]
    }

    pub fn counter(&self, id: CounterId) -> &Counter {
        &self.counters[id.index()]
    }

    pub fn crew(&self, id: CrewId) -> &Crew {
        &self.crews[id.index()]
    }

    pub fn road(&self, id: MapId) -> &Road {
        &self.roads[id.index()]
    }

    pub fn map(&self, id: MapId) -> &MapEntry {
        &self.maps[id.index()]
    }
}

/// The place of a period or a tier, which are counted from 1.
fn period(number: u8) -> usize {
    usize::from(number.clamp(1, 3)) - 1
}

/// Whatever chance can hand out and people can read.
impl Registered<Pack> for Card {
    fn printed(self, pack: &Pack) -> Printed<'_> {
        match self {
            Card::Location(id) => pack.printed(id),
            Card::Person(id) => pack.printed(id),
            Card::Vehicle(id) => pack.printed(id),
            Card::Meeting(id) => pack.printed(id),
            Card::Scan(id) => pack.printed(id),
            Card::Enemy(id) => pack.printed(id),
            Card::Object(id) => pack.printed(id),
            Card::Outcome(id) => pack.printed(id),
            Card::Counter(id) => pack.printed(id),
            Card::Crew(id) => pack.printed(id),
            Card::Extra(n) => number_card("extra", n, &pack.maps[0].icon),
            Card::Back(n) => number_card("column", n, &pack.maps[0].icon),
            Card::Place(n) => number_card("seat", n, &pack.maps[0].icon),
            Card::Errand(n) => number_card("errand", n, &pack.maps[0].icon),
        }
    }
}

/// What is drawn and is no card with a name has a number.
fn number_card<'p>(key: &'static str, number: u8, icon: &'p table::scene::Icon) -> Printed<'p> {
    const FIGURES: [&str; 10] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
    Printed { key, slug: FIGURES[usize::from(number).min(9)], icon }
}
