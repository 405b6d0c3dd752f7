//! The language of the plot book: what happens in a paragraph, what it asks for, and where rules begin it.
//!
//! The files are in `content/story`, one for each mission and one for roads, camps, encounters and endings, their words in
//! `locales/tale-*.ftl`.

use serde::Deserialize;
use story::{Flag, Language, Says};
use table::pack::{Stage, Written};
use table::{Slug, vocabulary};

/// The campaign's story.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tale;

vocabulary! {
    /// Who chooses, is tested or is meant.
    #[derive(Default)]
    pub enum Who {
        /// The hero of the lead seat.
        #[default]
        Lead,
        /// A hero whom the lead seat names.
        Chosen,
        /// Whoever has just taken the test.
        Tested,
        All,
        /// This hero, if present; otherwise nobody.
        Hero(hero: Slug),
    }

    /// What is tested: a characteristic, and keywords that give a die more. The difficulty of a test is the number of successes.
    pub enum Skill {
        Swiftness,
        Dexterity,
        Physique,
        Mind,
        Keyword(keyword: Slug),
    }

    /// What a paragraph is about.
    pub enum Theme {
        Bells,
        Gods,
        Kin,
        Law,
        Money,
        Road,
        Debt,
    }

    /// What happens. Outside of a mission, tokens, wounds and sectors wait for the next one.
    pub enum Effect {
        /// A flag of the campaign.
        Mark(flag: Slug),
        /// A signature: a group achievement.
        Achievement(achievement: Slug),
        /// Coins gained, or lost as far as there are any; as a price, what must be there.
        Popolini(n: i8),
        /// Reagents, drawn from any deck and noted at once.
        Reagent(n: u8),
        /// Cards into the loot of the mission.
        Loot(n: u8),
        Xp(n: u8, who: Who),
        /// Wounds on the sheet, never more than leave one health.
        Wound(n: u8, who: Who),
        Token(token: Slug, who: Who),
        /// The activation token moves forward.
        Sector(n: u8, who: Who),
        /// The hour hand moves on or back.
        Hour(n: i8),
        /// So many troops of the mission's faction come in.
        Draft(n: u8),
        Companion(companion: Slug),
        /// The stealth token rises or falls.
        Stealth(n: i8),
        /// The next campaign mission is noted.
        Mission(mission: Slug),
        /// The campaign is over.
        Ending(ending: Slug),
    }

    /// A way on that only this game has: none so far.
    pub enum Trial {
        Never,
    }

    /// Where rules begin a paragraph. Of several with one entrance the first unread one whose condition holds is read.
    pub enum Entrance {
        /// The campaign begins.
        Opening,
        /// A mission is prepared for.
        Before(mission: Slug),
        /// Its first card is read.
        Open(mission: Slug),
        /// A card of the mission says so: an event, an action, an hour.
        During(mission: Slug, cue: Slug),
        Won(mission: Slug),
        /// A first defeat, after which it may be tried again.
        Lost(mission: Slug),
        /// The defeat after which the story goes on.
        LostAgain(mission: Slug),
        /// An event of the road.
        Road(event: Slug),
        /// A rest after a campaign mission of this part of the story, 1 to 4.
        Camp(part: u8),
        Ending(ending: Slug),
    }
}

/// What must be true.
#[derive(Deserialize, Debug, Clone, PartialEq)]
pub enum Condition {
    All(Vec<Condition>),
    Any(Vec<Condition>),
    Not(Box<Condition>),
    Flag(Slug),
    /// A signature.
    Achieved(Slug),
    /// At least so many signatures.
    Signatures(u8),
    Won(Slug),
    /// Lost for good.
    Lost(Slug),
    Present(Slug),
    /// Somebody has this keyword.
    Keyword(Slug),
    /// Somebody has a severe wound.
    Hurt,
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
            Effect::Mark(slug) => vec![Flag { kind: "flag", slug }],
            Effect::Achievement(slug) => vec![Flag { kind: "signature", slug }],
            _ => Vec::new(),
        }
    }

    fn leads(_effect: &Effect) -> Option<Slug> {
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
            Condition::Flag(slug) => Says::Set(Flag { kind: "flag", slug: *slug }),
            Condition::Achieved(slug) => Says::Set(Flag { kind: "signature", slug: *slug }),
            Condition::Signatures(_)
            | Condition::Won(_)
            | Condition::Lost(_)
            | Condition::Present(_)
            | Condition::Keyword(_)
            | Condition::Hurt => Says::Fact,
        }
    }

    fn outcomes(_trial: &Trial) -> &'static [&'static str] {
        &[]
    }
}
