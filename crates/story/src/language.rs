//! What a game adds to the model: its effects, its conditions and who is asked.

use std::fmt::Debug;
use table::Slug;
use table::pack::{Content, Lower, Lowering, Part, Played, Stage, Written};

/// The words in which a game writes its stories.
pub trait Language: Debug + Clone + Copy + PartialEq + 'static {
    /// What happens, such as a gain, a loss or a mark.
    type Effect<S: Stage>: Part;
    /// What must be true.
    type Condition<S: Stage>: Part;
    /// A way on that only this game has, such as a battle; see [`Language::outcomes`].
    type Trial<S: Stage>: Part;
    /// Who is asked or tested.
    type Who: Part + Default;
    /// What is tested.
    type Skill: Part;
    /// What a paragraph is about.
    type Trait: Part;
    /// Where in the rules a paragraph is begun: a day, a card, a row of a table.
    type Entrance: Part;

    /// What the keys of all its words begin with.
    const KEY: &'static str;

    /// The flags that an effect sets.
    fn sets(effect: &Self::Effect<Written>) -> Vec<Flag>;

    /// The paragraph that an effect lets happen later.
    fn leads(effect: &Self::Effect<Written>) -> Option<Slug>;

    /// Whether an effect ends the game.
    fn is_final(effect: &Self::Effect<Written>) -> bool;

    /// What a condition says.
    fn says(condition: &Self::Condition<Written>) -> Says<'_, Self::Condition<Written>>;

    /// The names of the outcomes that a trial can have.
    fn outcomes(trial: &Self::Trial<Written>) -> &'static [&'static str];

    /// Flags that rules set and no paragraph does.
    fn set_by_rules(_flag: Flag) -> bool {
        false
    }
}

/// A name that one paragraph leaves behind and another one asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Flag {
    /// What sort of name it is, as a complaint calls it: "mark", "note".
    pub kind: &'static str,
    pub slug: Slug,
}

/// A condition as the checker sees it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Says<'c, C> {
    All(&'c [C]),
    Any(&'c [C]),
    Not(&'c C),
    /// That something has been set.
    Set(Flag),
    /// Something that only play can tell.
    Fact,
}

/// A language whose parts the pack `C` can lower. Every language is one whose parts implement [`Lower`].
pub trait LoweredIn<C: Content>: Language {
    fn lower_effect(effect: &Self::Effect<Written>, lowering: &mut Lowering<'_, C>) -> Option<Self::Effect<Played>>;
    fn lower_condition(
        condition: &Self::Condition<Written>,
        lowering: &mut Lowering<'_, C>,
    ) -> Option<Self::Condition<Played>>;
    fn lower_trial(trial: &Self::Trial<Written>, lowering: &mut Lowering<'_, C>) -> Option<Self::Trial<Played>>;
}

impl<C, L> LoweredIn<C> for L
where
    C: Content,
    L: Language,
    L::Effect<Written>: Lower<C, To = L::Effect<Played>>,
    L::Condition<Written>: Lower<C, To = L::Condition<Played>>,
    L::Trial<Written>: Lower<C, To = L::Trial<Played>>,
{
    fn lower_effect(effect: &L::Effect<Written>, lowering: &mut Lowering<'_, C>) -> Option<L::Effect<Played>> {
        effect.lower(lowering)
    }

    fn lower_condition(
        condition: &L::Condition<Written>,
        lowering: &mut Lowering<'_, C>,
    ) -> Option<L::Condition<Played>> {
        condition.lower(lowering)
    }

    fn lower_trial(trial: &L::Trial<Written>, lowering: &mut Lowering<'_, C>) -> Option<L::Trial<Played>> {
        trial.lower(lowering)
    }
}
