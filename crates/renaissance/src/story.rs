//! The language of the plot book: what happens in its paragraphs, what they ask for, and where rules begin them.
//!
//! The files are in `content/story`, their words in `locales/tale-*.ftl`.

use crate::pack::schema::{Characteristic, Keyword, Status};
use serde::Deserialize;
use story::{Flag, Language, Says};
use table::pack::{Stage, Written};
use table::{Slug, vocabulary};

/// All paragraphs of a pack.
pub type Paragraphs = story::Book<Tale>;

/// The plot book.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tale;

vocabulary! {
    /// Who is asked, tested or meant.
    #[derive(Default)]
    pub enum Who {
        #[default]
        Lead,
        /// A hero that the players choose.
        Chosen,
        /// The hero whose action led here.
        Actor,
        All,
        /// Whoever was just tested.
        Tested,
        MostThreat,
    }

    /// What a paragraph is about.
    pub enum Theme {
        Time,
        Neighbours,
        Signature,
        Gods,
        Road,
        Camp,
        Vision,
        Beast,
    }

    /// What is tested: a characteristic, and a keyword that gives one die more.
    pub enum Skill {
        Test(of: Characteristic),
        With(of: Characteristic, keyword: Keyword),
    }

    /// What happens.
    pub enum Effect {
        Mark(mark: Slug),
        /// N13.3.
        Achieve(achievement: Slug),
        Coins(by: i8),
        /// This many random reagents.
        Reagents(n: u8),
        Loot(n: u8),
        Experience(n: u8, who: Who),
        Wound(n: u8, who: Who),
        SevereWound(who: Who),
        Heal(n: u8, who: Who),
        Token(token: Status, who: Who),
        Threat(by: i8, who: Who),
        /// N2.2 · Activation tokens move on.
        Sector(by: u8, who: Who),
        Hour(by: i8),
        /// N13.1 · This many more enemies of the lowest rank.
        Draft(n: u8),
        /// N6.7 · The stealth token rises.
        Stealth(by: u8),
        Join(companion: Slug),
        Item(item: Slug),
        /// N10 · The next mission of the campaign.
        Next(mission: Slug),
        Ending(ending: Slug),
    }

    /// A way on that only this game has.
    pub enum Trial {
        /// A mission is played here and now.
        Mission(mission: Slug),
    }

    /// Where rules begin a paragraph.
    pub enum Entrance {
        Opening,
        /// Before a mission, after its victory, after its defeat.
        Before(mission: Slug),
        Won(mission: Slug),
        Lost(mission: Slug),
        /// After the defeat with which the story goes on: the second one, or the only one.
        LostAgain(mission: Slug),
        /// A mission says so.
        Read(mission: Slug),
        /// N11 · An event card.
        Event(event: Slug),
        /// N14 · The camp after the mission with this number.
        Camp(after: u8),
        Ending(ending: Slug),
        /// N1.10 · A destiny card is resolved.
        Destiny(destiny: Slug),
    }
}

/// What must be true.
#[derive(Deserialize, Debug, Clone, PartialEq)]
pub enum Condition {
    All(Vec<Condition>),
    Any(Vec<Condition>),
    Not(Box<Condition>),
    Marked(Slug),
    Achieved(Slug),
    /// At least this many group achievements.
    Achievements(u8),
    Won(Slug),
    Lost(Slug),
    /// This hero is in the company.
    Present(Slug),
    /// Somebody has the keyword equipped.
    Has(Keyword),
    Coins(u8),
    /// Somebody has a severe wound.
    Scarred,
}

table::plain!(Condition);

impl Language for Tale {
    type Effect<S: Stage> = Effect;
    type Condition<S: Stage> = Condition;
    type Trial<S: Stage> = Trial;
    type Who = Who;
    type Skill = Skill;
    type Trait = Theme;
    type Entrance = Entrance;

    const KEY: &'static str = "tale";

    fn sets(effect: &Effect) -> Vec<Flag> {
        match *effect {
            Effect::Mark(slug) => vec![Flag { kind: "mark", slug }],
            Effect::Achieve(slug) => vec![Flag { kind: "achievement", slug }],
            Effect::Coins(_)
            | Effect::Reagents(_)
            | Effect::Loot(_)
            | Effect::Experience(..)
            | Effect::Wound(..)
            | Effect::SevereWound(_)
            | Effect::Heal(..)
            | Effect::Token(..)
            | Effect::Threat(..)
            | Effect::Sector(..)
            | Effect::Hour(_)
            | Effect::Draft(_)
            | Effect::Stealth(_)
            | Effect::Join(_)
            | Effect::Item(_)
            | Effect::Next(_)
            | Effect::Ending(_) => Vec::new(),
        }
    }

    fn leads(_: &Effect) -> Option<Slug> {
        None
    }

    fn is_final(effect: &Effect) -> bool {
        matches!(effect, Effect::Ending(_))
    }

    fn says(condition: &Condition) -> Says<'_, Condition> {
        match condition {
            Condition::All(parts) => Says::All(parts),
            Condition::Any(parts) => Says::Any(parts),
            Condition::Not(part) => Says::Not(part),
            Condition::Marked(slug) => Says::Set(Flag { kind: "mark", slug: *slug }),
            Condition::Achieved(slug) => Says::Set(Flag { kind: "achievement", slug: *slug }),
            Condition::Achievements(_)
            | Condition::Won(_)
            | Condition::Lost(_)
            | Condition::Present(_)
            | Condition::Has(_)
            | Condition::Coins(_)
            | Condition::Scarred => Says::Fact,
        }
    }

    fn outcomes(trial: &<Tale as Language>::Trial<Written>) -> &'static [&'static str] {
        match trial {
            Trial::Mission(_) => &["won", "lost"],
        }
    }
}
