//! N12.1, N12.2 · Missions: map, clock, objectives, actions, events. Encounters, explorations and hunts are missions, too.
//!
//! A map is drawn twice, line by line from north to south. `map` is the ground:
//!
//! | sign | ground |
//! |---|---|
//! | `.` | open ground |
//! | `~` `,` | water, swamp |
//! | `1` `2` | the roof of a house, the roof of a tower |
//! | `L` | a ladder, at the foot of the roof beside it |
//! | `w` `c` `k` | well, crate, cart: bulky |
//! | `b` | bush: blocks sight and movement |
//! | `t` | tree: bulky, blocking, towering |
//! | `#` | no part of the battlefield |
//!
//! `marks` has a letter wherever the card names a square, and `.` elsewhere: `1` to `4` are where the heroes start, a letter is a zone that the rest of
//! the card mentions.

use super::{Characteristic, Effect, Faction, Keyword, Rank, ReagentDeck, Status};
use crate::ids::{AchievementId, CompanionId, EnemyId, FormId, ItemId, PlaceId};
use crate::pack::Pack;
use serde::Deserialize;
use table::pack::{List, Ref};
use table::scene::Icon;
use table::{Slug, copied, plain, schema, vocabulary};

vocabulary! {
    /// N12.2 · What kind of mission it is.
    pub enum MissionKind: "mission-kind" {
        /// N10 · The mission with this number of the campaign.
        Campaign(number: u8),
        Encounter,
        Exploration,
        Hunt,
    }

    /// N12 · What the back of the first card tells.
    pub enum Clue: "clue" {
        Keys,
        Lagoon,
        Brood,
        Water,
        Swamp,
        Urban,
        Rural,
        Buildings,
        Stealth,
    }

    /// Whom something happens to.
    pub enum Whom {
        /// The hero who acts.
        Actor,
        All,
        /// The hero with the most threat.
        MostThreat,
        InZone(zone: char),
        /// All enemies.
        Enemies,
    }

    /// N6.2 · Where a mission action can be done.
    pub enum Where {
        Anywhere,
        /// On a square of the zone.
        In(zone: char),
        /// On the zone or beside it, on the same level.
        Beside(zone: char),
        /// On or beside a marker of this letter; it is the marker that the action is about.
        Marker(letter: char),
        /// On the location card with this number.
        Location(number: u8),
    }

    /// N12.2 · The hero that a card of a prey names.
    pub enum PreyAim: "prey-aim" {
        Nearest,
        Farthest,
        /// With the fewest wounds left to suffer.
        Weakest,
        MostThreat,
        LeastThreat,
    }

    /// N12.1 · Special rules of a mission.
    pub enum Special: "special" {
        /// The heroes have no equipment until an action gives it back.
        Unarmed,
        /// All enemies patrol until they are wounded.
        Patrols,
        /// Control areas are so much smaller.
        Dark(by: u8),
        /// Heroes who carry a marker spend so much more on each square.
        Heavy(by: u8),
    }
}

schema! { for Pack;
    /// A mission. Its words are `mission-<slug>`, `mission-<slug>-text` for the objective of the heroes and `mission-<slug>-foes` for that of the enemies.
    pub struct Mission<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub kind: MissionKind,
        #[serde(default)]
        pub place: Option<Ref<S, PlaceId>>,
        #[serde(default)]
        pub clues: Vec<Clue>,
        /// N12.1 · The hour at which it ends.
        pub hours: u8,
        /// Whether reaching that hour is the victory.
        #[serde(default)]
        pub survive: bool,
        pub map: Vec<String>,
        pub marks: Vec<String>,
        /// N2.2 · The sector of the minute hand at the start, from 1.
        #[serde(default)]
        pub hand: Option<u8>,
        /// N2.2 · Enemies whose token starts elsewhere.
        #[serde(default)]
        pub sectors: Vec<(Ref<S, EnemyId>, u8)>,
        pub foes: List<S, Placement<S>>,
        #[serde(default)]
        pub drafts: Vec<Draft>,
        #[serde(default)]
        pub markers: Vec<Marker>,
        #[serde(default)]
        pub tallies: Vec<Tally>,
        /// N6.7 · Whether it begins in stealth, and what happens when that ends.
        #[serde(default)]
        pub stealth: bool,
        #[serde(default)]
        pub discovered: List<S, Happening<S>>,
        /// All of these together are the victory.
        pub victory: List<S, Condition<S>>,
        /// Any of these is a defeat.
        #[serde(default)]
        pub defeat: List<S, Condition<S>>,
        #[serde(default)]
        pub objectives: List<S, Objective<S>>,
        #[serde(default)]
        pub actions: List<S, Action<S>>,
        /// N12.1 · Location cards: `location-<mission>-<slug>`.
        #[serde(default)]
        pub locations: Vec<Location>,
        #[serde(default)]
        pub events: List<S, ClockEvent<S>>,
        /// N2.2 · The pool from which mysteries are drawn.
        #[serde(default)]
        pub mysteries: List<S, ClockEvent<S>>,
        #[serde(default)]
        pub rules: Vec<Special>,
        /// The paragraphs that are read before, after a victory and after a defeat.
        #[serde(default)]
        pub opening: Option<Slug>,
        #[serde(default)]
        pub won: Option<Slug>,
        #[serde(default)]
        pub lost: Option<Slug>,
        #[serde(default)]
        pub rewards: Vec<Ref<S, ItemId>>,
        /// N12.2 · How many scenery cards an exploration draws.
        #[serde(default)]
        pub scenery: u8,
        /// N12.2 · The prey of a hunt.
        #[serde(default)]
        pub prey: Option<Ref<S, EnemyId>>,
        #[serde(default)]
        pub prey_cards: Vec<PreyCard>,
    }

    /// N12.2 · A scenery card of explorations. Its name is `scenery-<slug>`. All of it is bulky.
    pub struct Scenery {
        pub slug: Slug,
        pub icon: Icon,
        /// How many cards of it there are.
        pub cards: u8,
        pub health: u8,
        /// N12.2 · With a threat enemies attack it, too.
        #[serde(default)]
        pub threat: Option<u8>,
        /// N5.1 · Whether it stops lines of sight, and those between levels.
        #[serde(default)]
        pub blocking: bool,
        #[serde(default)]
        pub towering: bool,
        /// N5.1 · This many cards of reagents are in it.
        #[serde(default)]
        pub holds: u8,
        /// This many wounds for everybody beside it when it breaks.
        #[serde(default)]
        pub bursts: u8,
    }

    /// Enemies or an ally at the start: one on each of this many squares of the zone, in reading order.
    pub struct Placement<S> {
        pub enemy: Ref<S, EnemyId>,
        pub zone: char,
        #[serde(default)]
        pub count: u8,
    }

    /// N2.5 · What enemies are after: a zone or the markers of a letter, and what happens when one of them gets there.
    pub struct Objective<S> {
        /// All enemies without one.
        #[serde(default)]
        pub enemy: Option<Ref<S, EnemyId>>,
        /// N2.5 · With a threat it is left for a more dangerous hero in the control area.
        #[serde(default)]
        pub threat: Option<u8>,
        pub goal: Where,
        #[serde(default)]
        pub ap: u8,
        #[serde(default)]
        pub stage: u8,
        pub does: List<S, Happening<S>>,
    }

    /// N6.2 · A mission action. Its words are `action-<mission>-<slug>`.
    pub struct Action<S> {
        pub slug: Slug,
        pub icon: Icon,
        /// The stage in which it is open; 0 for all.
        #[serde(default)]
        pub stage: u8,
        pub ap: u8,
        pub place: Where,
        #[serde(default)]
        pub test: Option<Test>,
        #[serde(default)]
        pub when: List<S, Condition<S>>,
        /// N6.2 · A cube is placed: it cannot be done again until the cube goes.
        #[serde(default)]
        pub cube: bool,
        pub does: List<S, Happening<S>>,
        #[serde(default)]
        pub fails: List<S, Happening<S>>,
    }

    /// N2.2 · An event or a mystery on the clock. Its words are `clock-<mission>-<slug>`.
    pub struct ClockEvent<S> {
        pub slug: Slug,
        pub icon: Icon,
        /// The sector it lies in, from 1; a mystery of the pool has none.
        #[serde(default)]
        pub sector: u8,
        /// From this hour on.
        #[serde(default)]
        pub hour: u8,
        #[serde(default)]
        pub recurring: bool,
        #[serde(default)]
        pub stage: u8,
        /// It is drawn from the pool.
        #[serde(default)]
        pub mystery: bool,
        #[serde(default)]
        pub does: List<S, Happening<S>>,
    }

    /// What must be true.
    pub enum Condition<S> {
        /// A tally has reached this.
        Tally(letter: char, n: u8),
        /// This many heroes stand in the zone.
        HeroesIn(zone: char, n: u8),
        /// All heroes who are not KO stand in the zone.
        AllIn(zone: char),
        /// An ally stands in the zone.
        AllyIn(zone: char),
        AllyDown,
        /// No enemy is left.
        NoFoes,
        /// No enemy of this kind is left.
        Gone(enemy: Ref<S, EnemyId>),
        /// At most this many markers of this letter are left.
        MarkersLeft(letter: char, n: u8),
        Stage(n: u8),
        FromHour(n: u8),
        /// Whoever acts carries a marker of this letter.
        Carries(letter: char),
        Achieved(achievement: Ref<S, AchievementId>),
    }

    /// What happens in a mission.
    pub enum Happening<S> {
        Spawn(enemy: Ref<S, EnemyId>, n: u8, zone: char),
        /// N13.1.
        Draft(faction: Faction, rank: Rank, n: u8, zone: char),
        Tally(letter: char, by: i8),
        /// The marker that it is about is taken up by the hero.
        TakeUp,
        /// The hero puts down what it carries, for good.
        PutDown,
        /// The marker that it is about goes.
        Remove,
        Read(paragraph: Slug),
        Loot(deck: ReagentDeck, n: u8),
        Token(token: Status, whom: Whom),
        Wound(n: u8, whom: Whom),
        Heal(n: u8, whom: Whom),
        Threat(by: i8, whom: Whom),
        /// N13.6 · Until the end of the next so many activations.
        Transform(form: Ref<S, FormId>, n: u8, whom: Whom),
        /// N2.2 · Activation tokens move on.
        Sector(by: u8, whom: Whom),
        Hour(by: u8),
        Stealth(by: u8),
        /// Scenery in the zone is gone.
        Open(zone: char),
        Enter(location: u8),
        Exit(zone: char),
        Stage(n: u8),
        Cube(action: u8),
        Win,
        Lose,
        Mystery,
        Rearm,
        Mark(mark: Slug),
        Achieve(achievement: Ref<S, AchievementId>),
        Coins(by: i8),
        Experience(n: u8),
        Join(companion: Ref<S, CompanionId>),
    }
}

copied!(Placement, Condition, Happening, Objective);

/// N13.1 · Enemies that are drawn: none of a faction is written for a random one.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    pub faction: Option<Faction>,
    pub rank: Rank,
    pub zone: char,
    pub count: u8,
}

/// Markers that lie on every square of the zone with their letter. Their name is `marker-<mission>-<slug>`.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Marker {
    pub letter: char,
    pub slug: Slug,
    pub icon: String,
}

/// Something that is counted. Its name is `tally-<mission>-<slug>`.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    pub letter: char,
    pub slug: Slug,
    pub icon: String,
    /// How many are wanted, or too many.
    pub of: u8,
}

/// N12.1 · A location card, and the zone into which its exit leads.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Location {
    pub slug: Slug,
    pub icon: String,
    pub exit: char,
}

/// N6.3 · A test of a mission action.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Test {
    pub with: Characteristic,
    pub needs: u8,
    #[serde(default)]
    pub threshold: Option<u8>,
    /// N1.11 · One die more for a hero with this keyword.
    #[serde(default)]
    pub keyword: Option<Keyword>,
}

/// N12.2 · A card of a prey's deck.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct PreyCard {
    pub slug: Slug,
    pub ap: u8,
    pub squares: u8,
    pub attacks: u8,
    /// Whom it goes for; without one the prey's own priority decides.
    #[serde(default)]
    pub aims: Option<PreyAim>,
    #[serde(default)]
    pub does: Vec<Effect>,
}

plain!(Draft, Marker, Tally, Location, Test, PreyCard);
table::plain!(for Pack; char);
