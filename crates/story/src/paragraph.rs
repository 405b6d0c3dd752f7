//! The model: a paragraph, its choices and tests, and where each of them leads.

use crate::language::{Language, LoweredIn};
use serde::{Deserialize, Serialize};
use table::Slug;
use table::pack::Complaints;
use table::pack::{Content, Id, Located, Lower, Lowering, Mentioned, Names, Played, Ref, Stage, Written};

/// The number of a paragraph in its story.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ParagraphId(pub u16);

impl Id for ParagraphId {
    fn nth(place: usize) -> Option<ParagraphId> {
        u16::try_from(place).ok().map(ParagraphId)
    }

    fn index(self) -> usize {
        self.0.into()
    }
}

// Fields name the parts of a language by these, since derived traits would ask for bounds on them.
type Effect<L, S> = <L as Language>::Effect<S>;
type Condition<L, S> = <L as Language>::Condition<S>;
type Trial<L, S> = <L as Language>::Trial<S>;
type Who<L> = <L as Language>::Who;
type Skill<L> = <L as Language>::Skill;
type Trait<L> = <L as Language>::Trait;
type Entrance<L> = <L as Language>::Entrance;

/// What is read at once, what then happens, and how it goes on.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Paragraph<L: Language, S: Stage = Played> {
    /// Its name in files; its words have it in their key.
    pub id: Slug,
    /// Where rules begin it. One that only other paragraphs lead to has none.
    #[serde(default)]
    pub from: Vec<Entrance<L>>,
    #[serde(default)]
    pub traits: Vec<Trait<L>>,
    /// What must be true for it to be read.
    pub when: Option<Condition<L, S>>,
    /// What is read if it is not.
    pub otherwise: Option<Ref<S, ParagraphId>>,
    /// Sentences that are added to its text.
    #[serde(default)]
    pub asides: Vec<Aside<L, S>>,
    #[serde(default, rename = "do")]
    pub effects: Vec<Effect<L, S>>,
    #[serde(default)]
    pub next: Next<L, S>,
}

/// A few more words, for those who have done something earlier.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Aside<L: Language, S: Stage = Played> {
    pub slug: Slug,
    pub when: Condition<L, S>,
}

/// How a paragraph, or one of its outcomes, goes on.
#[derive(Deserialize, Debug, Clone, PartialEq, Default)]
#[serde(bound = "")]
pub enum Next<L: Language, S: Stage = Played> {
    /// The adventure is over.
    #[default]
    End,
    Goto(Ref<S, ParagraphId>),
    /// Somebody chooses. With `peril` nobody else sees the options.
    Choose {
        #[serde(default)]
        who: Who<L>,
        #[serde(default)]
        peril: bool,
        options: Vec<Choice<L, S>>,
    },
    /// Somebody's test of the best of some skills.
    Test {
        #[serde(default)]
        who: Who<L>,
        skills: Vec<Skill<L>>,
        difficulty: u8,
        #[serde(default)]
        peril: bool,
        pass: Box<Outcome<L, S>>,
        fail: Box<Outcome<L, S>>,
    },
    /// Everybody's test: the outcome depends on whether none, some or all pass.
    GroupTest {
        skills: Vec<Skill<L>>,
        difficulty: u8,
        #[serde(default)]
        each_fail: Vec<Effect<L, S>>,
        none: Box<Outcome<L, S>>,
        some: Box<Outcome<L, S>>,
        all: Box<Outcome<L, S>>,
    },
    /// A die: the paragraph of the last row whose number is not above the roll.
    Roll(Vec<(u8, Ref<S, ParagraphId>)>),
    /// Something of the game's own, with an outcome for each of its names.
    Trial(Trial<L, S>, Vec<(Slug, Outcome<L, S>)>),
}

/// One option of a choice.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Choice<L: Language, S: Stage = Played> {
    /// Its name in records; its words have it in their key.
    pub slug: Slug,
    /// What must be true for it to be offered.
    pub when: Option<Condition<L, S>>,
    /// What it costs. Who cannot pay is not offered it.
    #[serde(default)]
    pub pay: Vec<Effect<L, S>>,
    #[serde(default, rename = "do")]
    pub effects: Vec<Effect<L, S>>,
    #[serde(default)]
    pub next: Next<L, S>,
    /// Whether it can be taken only once in an adventure.
    #[serde(default)]
    pub once: bool,
}

/// What follows from a test.
#[derive(Deserialize, Debug, Clone, PartialEq)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Outcome<L: Language, S: Stage = Played> {
    #[serde(default, rename = "do")]
    pub effects: Vec<Effect<L, S>>,
    #[serde(default)]
    pub next: Next<L, S>,
}

/// The names of all paragraphs, in the order of their numbers.
pub fn names<L: Language>(
    paragraphs: &[Located<Paragraph<L, Written>>],
    complaints: &mut Complaints,
) -> Names<ParagraphId> {
    Names::of("paragraph", paragraphs, |paragraph| paragraph.id, complaints)
}

/// All paragraphs as rules read them, in the same order; `None` if one has a mistake, after all have been tried.
pub fn lower<'a, C, L>(
    paragraphs: &'a [Located<Paragraph<L, Written>>],
    lowering: &mut Lowering<'a, C>,
) -> Option<Vec<Paragraph<L>>>
where
    C: Content,
    L: LoweredIn<C>,
    ParagraphId: Mentioned<C>,
{
    let lowered: Vec<_> = paragraphs.iter().map(|paragraph| lowering.one(paragraph)).collect();
    lowered.into_iter().collect()
}

fn effects<C: Content, L: LoweredIn<C>>(
    effects: &[Effect<L, Written>],
    lowering: &mut Lowering<'_, C>,
) -> Option<Vec<Effect<L, Played>>> {
    let lowered: Vec<_> = effects.iter().map(|effect| L::lower_effect(effect, lowering)).collect();
    lowered.into_iter().collect()
}

/// A condition that may be missing: the outer `None` comes after a complaint.
fn condition<C: Content, L: LoweredIn<C>>(
    condition: Option<&Condition<L, Written>>,
    lowering: &mut Lowering<'_, C>,
) -> Option<Option<Condition<L, Played>>> {
    match condition {
        Some(condition) => L::lower_condition(condition, lowering).map(Some),
        None => Some(None),
    }
}

impl<C: Content, L: LoweredIn<C>> Lower<C> for Paragraph<L, Written>
where
    ParagraphId: Mentioned<C>,
{
    type To = Paragraph<L>;

    fn lower(&self, lowering: &mut Lowering<'_, C>) -> Option<Paragraph<L>> {
        let when = condition::<C, L>(self.when.as_ref(), lowering);
        let otherwise = self.otherwise.lower(lowering);
        let asides = self.asides.lower(lowering);
        let effects = effects::<C, L>(&self.effects, lowering);
        let next = self.next.lower(lowering);
        Some(Paragraph {
            id: self.id,
            from: self.from.clone(),
            traits: self.traits.clone(),
            when: when?,
            otherwise: otherwise?,
            asides: asides?,
            effects: effects?,
            next: next?,
        })
    }
}

impl<C: Content, L: LoweredIn<C>> Lower<C> for Aside<L, Written> {
    type To = Aside<L>;

    fn lower(&self, lowering: &mut Lowering<'_, C>) -> Option<Aside<L>> {
        Some(Aside { slug: self.slug, when: L::lower_condition(&self.when, lowering)? })
    }
}

impl<C: Content, L: LoweredIn<C>> Lower<C> for Choice<L, Written>
where
    ParagraphId: Mentioned<C>,
{
    type To = Choice<L>;

    fn lower(&self, lowering: &mut Lowering<'_, C>) -> Option<Choice<L>> {
        let when = condition::<C, L>(self.when.as_ref(), lowering);
        let pay = effects::<C, L>(&self.pay, lowering);
        let effects = effects::<C, L>(&self.effects, lowering);
        let next = self.next.lower(lowering);
        Some(Choice { slug: self.slug, when: when?, pay: pay?, effects: effects?, next: next?, once: self.once })
    }
}

impl<C: Content, L: LoweredIn<C>> Lower<C> for Outcome<L, Written>
where
    ParagraphId: Mentioned<C>,
{
    type To = Outcome<L>;

    fn lower(&self, lowering: &mut Lowering<'_, C>) -> Option<Outcome<L>> {
        let effects = effects::<C, L>(&self.effects, lowering);
        let next = self.next.lower(lowering);
        Some(Outcome { effects: effects?, next: next? })
    }
}

impl<C: Content, L: LoweredIn<C>> Lower<C> for Next<L, Written>
where
    ParagraphId: Mentioned<C>,
{
    type To = Next<L>;

    fn lower(&self, lowering: &mut Lowering<'_, C>) -> Option<Next<L>> {
        Some(match self {
            Next::End => Next::End,
            Next::Goto(to) => Next::Goto(to.lower(lowering)?),
            Next::Choose { who, peril, options } => {
                Next::Choose { who: who.clone(), peril: *peril, options: options.lower(lowering)? }
            }
            Next::Test { who, skills, difficulty, peril, pass, fail } => {
                let (pass, fail) = (pass.as_ref().lower(lowering), fail.as_ref().lower(lowering));
                let (who, skills) = (who.clone(), skills.clone());
                let (pass, fail) = (Box::new(pass?), Box::new(fail?));
                Next::Test { who, skills, difficulty: *difficulty, peril: *peril, pass, fail }
            }
            Next::GroupTest { skills, difficulty, each_fail, none, some, all } => {
                let each_fail = effects::<C, L>(each_fail, lowering);
                let [none, some, all] = [none, some, all].map(|outcome| outcome.as_ref().lower(lowering));
                Next::GroupTest {
                    skills: skills.clone(),
                    difficulty: *difficulty,
                    each_fail: each_fail?,
                    none: Box::new(none?),
                    some: Box::new(some?),
                    all: Box::new(all?),
                }
            }
            Next::Roll(rows) => Next::Roll(rows.lower(lowering)?),
            Next::Trial(trial, outcomes) => {
                let trial = L::lower_trial(trial, lowering);
                let outcomes = outcomes.lower(lowering);
                Next::Trial(trial?, outcomes?)
            }
        })
    }
}
