//! What cards and tokens are: their numbers, and the words that packs describe them with.

use serde::{Deserialize, Serialize};
use table::vocabulary;

table::ids! {
    /// A survivor card.
    PersonId,
    /// A truck, a trailer or a device.
    VehicleId,
    /// A location of the exploration deck.
    LocationId,
    /// An encounter of the exploration deck.
    MeetingId,
    /// An alert scan.
    ScanId,
    /// An enemy.
    EnemyId,
    /// A kind of object; there may be several cards of it.
    ObjectId,
    /// An outcome card.
    OutcomeId,
    /// A kind of special counter.
    CounterId,
    /// The people and vehicles that a player begins with.
    CrewId,
    /// A map.
    MapId,
    /// A space of a map: waypoints first, then the spaces of shortcuts.
    SpaceId,
}

/// Whatever chance can hand out. Solo, `Errand` is an action card of the automaton.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Card {
    Location(LocationId),
    Person(PersonId),
    Vehicle(VehicleId),
    Meeting(MeetingId),
    Scan(ScanId),
    Enemy(EnemyId),
    /// A4 · One of the `+` cards of a period, which one is drawn next.
    Extra(u8),
    Object(ObjectId),
    Outcome(OutcomeId),
    /// A5 · The back that comes on top of the outcome deck: a column.
    Back(u8),
    Counter(CounterId),
    /// A8 · Who stands next in the order of turn.
    Place(u8),
    /// A7 · The convoy that a player begins with.
    Crew(CrewId),
    Errand(u8),
}

impl Default for Card {
    fn default() -> Card {
        Card::Extra(0)
    }
}

vocabulary! {
    /// The goods that boxes hold.
    pub enum Good: "good" {
        Food,
        Fuel,
        Ammo,
        Full,
        Half,
    }

    /// What lies on locations and special counters.
    pub enum Item: "item" {
        Food,
        Fuel,
        Ammo,
        Full,
        Half,
        Object,
    }

    /// C2 · The kinds of boxes.
    pub enum BoxKind: "box" {
        Open,
        Crew,
        Goods,
        Weapon(value: u8),
        Energy(value: u8),
        Plate,
        /// 1 fame at the end.
        Fame,
        /// 1 fame at the end for a half battery.
        Charged,
        Repair,
        Generator,
        Wash,
        Collect,
        Reactor,
    }

    /// C13 · What a survivor lives on.
    pub enum Nature: "nature" {
        Human,
        Android,
        Cyborg,
    }

    /// K1 to K5 · What a survivor can do.
    pub enum Ability: "ability" {
        Nothing,
        /// After an act to rest and not exhausted.
        Tireless,
        /// More movement.
        Navigates,
        /// One food more when gathering.
        Hunts,
        /// No radiation in the act.
        Shelters,
        /// Discards a card of the zone.
        Listens,
        /// Repairs at rest.
        Mends,
        /// The first food feeds two.
        Cooks,
        /// Takes a counter off a human at rest.
        Nurses,
        /// Has the ability of a resting survivor of somebody else.
        Copies,
        /// Shortcuts without tracks.
        Guides,
        /// Jams are misses.
        Steadies,
        /// The first hit does more.
        Aims,
        /// A half battery for less alert at rest.
        Splices,
        /// Fame for each turret destroyed.
        Betrays,
    }

    /// O2 · What a leader can do besides, where the table plays with it.
    #[derive(Default)]
    pub enum Lead: "lead" {
        #[default]
        Nothing,
        /// One miss or jam is revealed again.
        Reloads,
        /// The second fuel adds two.
        Presses,
        /// Repairs of the act take one more damage off.
        Restores,
        /// One thing more when gathering.
        Hauls,
        /// The first radiation of a move does nothing.
        Shields,
    }

    /// C16 · What an object does.
    pub enum Use: "use" {
        Ration,
        Drip,
        Pills,
        Suit,
        Rounds,
        Static,
        Grenade,
    }

    /// E8 · One offer of an encounter.
    pub enum Offer: "offer" {
        /// Swap a good for one of another type, up to this many times.
        Swap(n: u8),
        /// A half battery for an object and less alert.
        Barter,
        /// A full battery and a part of the discards for 1 fame.
        Scrap,
        /// So much food for so much fame.
        Share(n: u8),
        /// A straggler joins.
        Adopt,
        /// A half battery for so much less alert.
        Silence(n: u8),
        /// Alert up for an object.
        Listen,
    }

    /// K9 · What an enemy does when it arrives.
    pub enum Ambush: "ambush" {
        /// 1 damage in these columns, or alert up.
        DamageOrAlert(from: u8, to: u8),
        /// A counter for whoever has the highest alert.
        HighestAlert,
        /// A full battery, or so much damage in the top row and alert up.
        BatteryOrTop(damage: u8),
        /// The damage of the alert row in the top row.
        TopByAlert,
        /// So much damage in a column.
        Column(column: u8, damage: u8),
    }

    /// E17 · Whose alert a scan raises.
    pub enum Scan: "scan-text" {
        FullBattery,
        AnyBattery,
        EachBattery,
    }

    /// F4 · One row of an outcome.
    pub enum Shot: "shot" {
        Jam,
        Hit(damage: u8),
    }

    /// A4, A5, A7 · Where a card lies when a game begins.
    pub enum Deal {
        /// In its period's deck, always.
        Period(n: u8),
        /// Among the cards of its period that are drawn by the number of players.
        Plus(n: u8),
        /// In the loot of its tier.
        Loot(n: u8),
        /// Before a player.
        Crew,
        /// On the first spaces of the zone.
        Rusty,
        /// Beside the board: whoever has nobody left gets it.
        Straggler,
    }
}

impl Good {
    /// C11 · Both batteries are of one type.
    pub fn kind(self) -> u8 {
        (self as u8).min(Good::Full as u8)
    }

    /// The same as a thing that lies somewhere.
    pub fn item(self) -> Item {
        Item::ALL[self as usize]
    }

    /// E16 · What may be chosen where a good of choice is gained.
    pub const OF_CHOICE: [Good; 4] = [Good::Food, Good::Fuel, Good::Ammo, Good::Half];
}

impl Offer {
    /// The rule of the encounter that makes it.
    pub fn rule(self) -> &'static str {
        match self {
            Offer::Swap(_) => "K6",
            Offer::Barter | Offer::Scrap => "K7",
            Offer::Share(_) | Offer::Adopt | Offer::Silence(_) | Offer::Listen => "K8",
        }
    }
}

impl Item {
    pub fn good(self) -> Option<Good> {
        Good::ALL.get(self as usize).copied()
    }
}
