//! The language of the campaign's paragraphs: what happens in them, what they ask for, and where rules begin them.
//!
//! The files are in `content/story`, one for each chapter, their words in `locales/tale-*.ftl`.

use crate::ids::{Skill, Stat};
use serde::Deserialize;
use story::{Flag, Language, Says};
use table::pack::{Stage, Written};
use table::{Slug, vocabulary};

/// The campaign's story.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tale;

vocabulary! {
    /// What is counted for the whole ship.
    pub enum Figure {
        Progress,
        Doom,
        Crew,
        Hull,
        ArgoFate,
        Knowledge,
        RawAmbrosia,
        Tears,
        Shoalfolk,
        Threadkeepers,
        BrazenHerd,
    }

    /// Who is asked, tested or meant.
    #[derive(Default)]
    pub enum Who {
        Leader,
        Owner,
        Random,
        Chosen,
        Each,
        Most,
        Least,
        Tested,
        #[default]
        Group,
        Argo,
    }

    /// What a paragraph is about.
    pub enum Theme {
        Duty,
        Sea,
        Guilt,
        Kin,
        Wrath,
        Wonder,
        Craft,
        Death,
    }

    /// What happens.
    pub enum Effect {
        /// A figure of the ship rises.
        Gain(figure: Figure, n: u8),
        /// A figure of the ship falls.
        Lose(figure: Figure, n: u8),
        /// Doom that nothing can save from.
        Inevitable(figure: Figure, n: u8),
        /// Goods come aboard.
        Take(resource: Slug, n: u8),
        /// Goods go.
        Give(resource: Slug, n: u8),
        /// A value of a Triskelion rises.
        Suffer(stat: Stat, n: u8, who: Who),
        /// A value of a Triskelion rises by so much in all, shared out by the group.
        Share(stat: Stat, n: u8),
        /// A value of a Triskelion falls.
        Ease(stat: Stat, n: u8, who: Who),
        /// The next battle begins with a condition.
        Condition(condition: Slug, who: Who),
        /// The next battle begins with despair.
        Despair(n: u8, who: Who),
        /// A cell of the choice matrix.
        Mark(mark: Slug),
        /// Something to remember until it is used.
        Note(note: Slug),
        /// A box that outlives the campaign.
        FatedBox(fated: Slug),
        /// A code is written on the sheet.
        Learn(code: Slug),
        Clue(clue: Slug),
        /// The adversary is drawn on by this many symbols.
        Adversary(n: u8),
        /// A node of the dominant mnemos.
        Node(who: Who),
        Mnemos(mnemos: Slug, who: Who),
        Katharsis(who: Who),
        /// A fated mnemos, drawn.
        Fated(who: Who),
        Boon(boon: Slug, who: Who),
        Affliction(affliction: Slug, who: Who),
        /// A titan of this class joins.
        Titan(class: Slug),
        Pattern(pattern: Slug),
        Godform(godform: Slug),
        Nymph(nymph: Slug),
        /// A nymph that comes once, without a charge.
        OneOff(nymph: Slug),
        /// A summoning that is tied to no nymph, besides the limit.
        Charge,
        Tech(tech: Slug),
        /// Terrain of the next timeline battle.
        Terrain(terrain: Slug),
        Providence,
        Surge,
        /// Escalations of the next timeline battle.
        Escalate(n: u8),
        /// The Emberwake skips a battle.
        Appease,
        Card(card: Slug),
        Reveal(tile: Slug),
        /// A city becomes a wall.
        WallUp(tile: Slug),
        Open(tile: Slug),
        /// A paragraph is read this many days later.
        Later(days: u8, paragraph: Slug),
        /// The next story or doom card.
        Turn(card: Slug),
        Die(who: Who),
        Leave(who: Who),
        Win(ending: Slug),
        Defeat(loss: Slug),
        /// Diplomacy with the local faction rises.
        Favour(n: u8),
        /// The local faction is at war with the Argo no more.
        Peace,
        /// This many exchanges of goods.
        Exchange(n: u8),
        /// A battle that nobody wanted is fought today.
        Ambush,
        /// A fleet or a stranger is met: a paragraph is read in the story step.
        Meet,
        /// Adversary symbols count for nothing today.
        Unseen,
    }

    /// A way on that only this game has.
    pub enum Trial {
        /// A delve against this difficulty.
        Delve(difficulty: u8),
        /// A search for the true clue.
        Search,
        /// A battle against a primordial at a level.
        Battle(foe: Slug, level: u8),
        /// The same, against one that this many wounds are enough for.
        Weakened(foe: Slug, level: u8, wounds: u8),
    }

    /// Where rules begin a paragraph.
    pub enum Entrance {
        Opening,
        /// A side of a story card is done.
        Story(card: Slug),
        /// A story card has so much progress.
        StoryAt(card: Slug, progress: u8),
        Doom(card: Slug),
        Day(day: u8),
        /// A box of a hub: `alpha`, `omega`, or one of the six stories.
        Hub(hub: Slug, part: Slug),
        Rest,
        Dream(day: u8),
        /// A dream that the Lamp Room brings.
        LampRoom,
        Odyssey(number: u8),
        Mnemos(mnemos: Slug, node: u8),
        /// A fated mnemos is drawn.
        Fated(mnemos: Slug),
        /// A ruin is visited.
        Ruin(tile: Slug),
        /// A primordial was beaten.
        Beaten(foe: Slug),
        /// A code is tried.
        Code(code: Slug),
        /// A battle has noted this.
        Noted(note: Slug),
        /// Hunters of the Argo have found a titan.
        Hunt,
        /// A fleet or a stranger is met.
        Encounter,
        /// An argonaut has died, and another rower gets up.
        Awakening,
        Ending(ending: Slug),
        Loss(loss: Slug),
    }
}

/// What must be true.
#[derive(Deserialize, Debug, Clone, PartialEq)]
pub enum Condition {
    All(Vec<Condition>),
    Any(Vec<Condition>),
    Not(Box<Condition>),
    /// At least this many of these.
    Of(u8, Vec<Condition>),
    Marked(Slug),
    Noted(Slug),
    /// A box that this campaign or an earlier one has filled.
    FatedAt(Slug),
    Code(Slug),
    Clue(Slug),
    /// Goods of the ship.
    Has(Slug, u8),
    AtLeast(Figure, u8),
    AtMost(Figure, u8),
    Friendly(Figure),
    Denounced(Figure),
    Tech(Slug),
    Nymph(Slug),
    /// The story card now in play, or a later one.
    StoryAt(Slug),
    Fought(Slug, u8),
    Katharses(u8),
    /// From this day on.
    Day(u8),
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
            Effect::Note(slug) => vec![Flag { kind: "note", slug }],
            Effect::FatedBox(slug) => vec![Flag { kind: "fated box", slug }],
            Effect::Learn(slug) => vec![Flag { kind: "code", slug }],
            Effect::Clue(slug) => vec![Flag { kind: "clue", slug }],
            Effect::Nymph(slug) => vec![Flag { kind: "nymph", slug }],
            Effect::Gain(..)
            | Effect::Lose(..)
            | Effect::Inevitable(..)
            | Effect::Take(..)
            | Effect::Give(..)
            | Effect::Suffer(..)
            | Effect::Share(..)
            | Effect::Ease(..)
            | Effect::Condition(..)
            | Effect::Despair(..)
            | Effect::Adversary(_)
            | Effect::Node(_)
            | Effect::Mnemos(..)
            | Effect::Katharsis(_)
            | Effect::Fated(_)
            | Effect::Boon(..)
            | Effect::Affliction(..)
            | Effect::Titan(_)
            | Effect::Pattern(_)
            | Effect::Godform(_)
            | Effect::OneOff(_)
            | Effect::Tech(_)
            | Effect::Terrain(_)
            | Effect::Providence
            | Effect::Surge
            | Effect::Escalate(_)
            | Effect::Appease
            | Effect::Card(_)
            | Effect::Reveal(_)
            | Effect::WallUp(_)
            | Effect::Open(_)
            | Effect::Later(..)
            | Effect::Turn(_)
            | Effect::Die(_)
            | Effect::Leave(_)
            | Effect::Win(_)
            | Effect::Defeat(_)
            | Effect::Favour(_)
            | Effect::Charge
            | Effect::Peace
            | Effect::Exchange(_)
            | Effect::Ambush
            | Effect::Meet
            | Effect::Unseen => Vec::new(),
        }
    }

    fn leads(effect: &Effect) -> Option<Slug> {
        match effect {
            Effect::Later(_, paragraph) => Some(*paragraph),
            _ => None,
        }
    }

    fn is_final(effect: &Effect) -> bool {
        matches!(effect, Effect::Win(_) | Effect::Defeat(_))
    }

    fn says(condition: &Condition) -> Says<'_, Condition> {
        let set = |kind, slug| Says::Set(Flag { kind, slug });
        match condition {
            Condition::All(parts) => Says::All(parts),
            Condition::Any(parts) | Condition::Of(_, parts) => Says::Any(parts),
            Condition::Not(part) => Says::Not(part),
            Condition::Marked(slug) => set("mark", *slug),
            Condition::Noted(slug) => set("note", *slug),
            Condition::FatedAt(slug) => set("fated box", *slug),
            Condition::Code(slug) => set("code", *slug),
            Condition::Clue(slug) => set("clue", *slug),
            Condition::Nymph(slug) => set("nymph", *slug),
            Condition::Has(..)
            | Condition::AtLeast(..)
            | Condition::AtMost(..)
            | Condition::Friendly(_)
            | Condition::Denounced(_)
            | Condition::Tech(_)
            | Condition::StoryAt(_)
            | Condition::Fought(..)
            | Condition::Katharses(_)
            | Condition::Day(_) => Says::Fact,
        }
    }

    fn outcomes(trial: &<Tale as Language>::Trial<Written>) -> &'static [&'static str] {
        match trial {
            Trial::Delve(_) => &["pass", "stop", "fail"],
            Trial::Search => &["found", "empty"],
            Trial::Battle(..) | Trial::Weakened(..) => &["won", "lost"],
        }
    }
}
