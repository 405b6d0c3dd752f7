//! N10 to N14 · What only the campaign needs, and the figures of the rules.

use super::{Ability, Blow, Category, Characteristic, Passive, ReagentDeck, Status};
use crate::ids::{ClassId, HeroId, ItemId, MissionId, PlaceId, SkillId};
use crate::pack::Pack;
use serde::Deserialize;
use table::pack::Ref;
use table::scene::Icon;
use table::{Slug, plain, schema, vocabulary};

vocabulary! {
    /// N7.4 · What a severe wound does.
    pub enum WoundEffect: "wound-effect" {
        Stat(of: Characteristic, by: i8),
        /// The first test of each mission has one die fewer.
        Trembling,
        /// Each mission begins with so much threat.
        Threat(n: u8),
        /// Ranges above 3 are one shorter.
        BadEye,
        /// So much less resistance in all.
        Resistance(x: u8),
        /// One die fewer in mental defence.
        Haunted,
    }

    /// N1.10 · What a destiny card asks for, in all the missions it lies open.
    pub enum DestinyGoal: "destiny-goal" {
        Defeat(n: u8),
        Criticals(n: u8),
        MentalSuccesses(n: u8),
        Heal(n: u8),
        WonActions(n: u8),
        Unhurt(missions: u8),
        Threat(n: u8),
        Waits(ap: u8),
        Victories(n: u8),
        Reactions(n: u8),
    }

    /// N1.10 · What a destiny card gives.
    pub enum DestinyReward: "destiny-reward" {
        Experience(n: u8),
        Coins(n: u8),
        Improve,
        Equipment,
    }

    /// N14 · The shops of a village or a city.
    pub enum Shop: "shop" {
        Artisan,
        Surgeon,
        Barracks,
        Church,
        Baths,
        Master,
        Merchant,
    }

    /// N13.3 · Whose an achievement is.
    pub enum Reach: "achievement-reach" {
        Group,
        Personal,
        ThisMission,
    }
}

schema! { for Pack;
    /// N7.4 · A severe wound. Its words are `wound-<slug>` and `wound-<slug>-text`.
    pub struct SevereWound {
        pub slug: Slug,
        pub icon: Icon,
        pub effect: WoundEffect,
        /// What the surgeon asks, in coins.
        pub cure: u8,
    }

    /// N1.10 · A destiny card. Its words are `destiny-<slug>` and `destiny-<slug>-text`.
    pub struct Destiny<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub hero: Ref<S, HeroId>,
        /// The advanced class that it belongs to; the first two have none.
        #[serde(default)]
        pub class: Option<Ref<S, ClassId>>,
        /// 1 or 2.
        pub number: u8,
        pub goal: DestinyGoal,
        pub reward: DestinyReward,
        #[serde(default)]
        pub equipment: Option<Ref<S, ItemId>>,
    }

    /// N13.3 · An achievement. Its words are `achievement-<slug>` and `achievement-<slug>-text`.
    pub struct Achievement {
        pub slug: Slug,
        pub icon: Icon,
        pub reach: Reach,
    }

    /// N13.4 · A reagent. Its name is `reagent-<slug>`.
    pub struct Reagent {
        pub slug: Slug,
        pub icon: Icon,
        pub deck: ReagentDeck,
        /// How many cards of it are in the deck.
        pub cards: u8,
        pub buy: u8,
        pub sell: u8,
        /// Coins instead of a reagent.
        #[serde(default)]
        pub coins: u8,
    }

    /// N11 · A place of the map of Italy. Its name is `place-<slug>`.
    pub struct Place<S> {
        pub slug: Slug,
        pub icon: Icon,
        pub city: bool,
        /// Where it lies on the map, in percent from the left and from the top.
        pub at: (u8, u8),
        /// The places to which a road leads; each road is written once.
        #[serde(default)]
        pub roads: Vec<Ref<S, PlaceId>>,
    }

    /// N11 · An event card: a paragraph to read, or a side mission. Its words are `event-<slug>` and `event-<slug>-text`.
    pub struct TravelEvent<S> {
        pub slug: Slug,
        pub icon: Icon,
        /// The paragraph that is read.
        #[serde(default)]
        pub paragraph: Option<Slug>,
        /// The side mission that it offers.
        #[serde(default)]
        pub mission: Option<Ref<S, MissionId>>,
    }

    /// N1.2, N14.4 · A companion. Its words are `companion-<slug>` and `companion-<slug>-text`.
    pub struct Companion<S> {
        pub slug: Slug,
        pub icon: Icon,
        /// Swiftness, Dexterity, Physique, Mind, Health.
        pub stats: Vec<u8>,
        pub items: Vec<Ref<S, ItemId>>,
        /// The three skills, each with its price in coins.
        pub skills: Vec<(Ref<S, SkillId>, u8)>,
    }

    /// N13.6 · A transformation. Its words are `form-<slug>` and `form-<slug>-text`.
    pub struct Form {
        pub slug: Slug,
        pub icon: Icon,
        /// Swiftness, Dexterity, Physique, Mind, Health; an enemy has the first and the last of them.
        pub stats: Vec<u8>,
        /// The control area and the defences of a transformed enemy.
        pub control: u8,
        pub physical: u8,
        pub mental: u8,
        /// Its attacks. A hero rolls the characteristic that defends against them.
        pub attacks: Vec<Blow>,
        #[serde(default)]
        pub abilities: Vec<Ability>,
        /// What a transformed hero has besides.
        #[serde(default)]
        pub passives: Vec<Passive>,
    }

    /// The figures of the rules that the lab may tune.
    pub struct Numbers {
        /// N2.2 · Sector of a token at the start: this less its Swiftness.
        pub start: u8,
        /// N6.2 · What Aid costs, and the successes it needs.
        pub aid_ap: u8,
        pub aid_needs: u8,
        /// N6.7 · The values of the stealth track, from the lowest space up.
        pub stealth: Vec<u8>,
        /// N1.5 · The most heroism and class points.
        pub most_heroism: u8,
        pub most_points: u8,
        /// N10 · Experience and coins of a victory and of a defeat.
        pub experience: (u8, u8),
        pub coins: (u8, u8),
        /// N10 · Coins at the start.
        pub purse: u8,
        /// N10 · Experience of a hero at the start.
        pub first_xp: u8,
        /// N11 · With fewer event cards than this the resolved ones come back.
        pub fewest_events: u8,
        /// N1.10 · After this many missions a destiny card is resolved without its reward.
        pub patience: u8,
        /// N14 · How many can visit each shop, and what it asks.
        pub shops: Vec<ShopRow>,
        /// Tokens that the church offers.
        pub blessings: Vec<Status>,
        /// N1.4 · In the order of categories, for checks.
        pub categories: Vec<Category>,
    }
}

/// N14 · A shop: how many can visit it in a village and in a city, and what a visit costs.
#[derive(Deserialize, Debug, Clone, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct ShopRow {
    pub shop: Shop,
    pub village: u8,
    pub city: u8,
    #[serde(default)]
    pub price: u8,
}

plain!(ShopRow);
