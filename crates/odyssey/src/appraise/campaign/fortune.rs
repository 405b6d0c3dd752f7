//! A die or a card that waits: what may come of it, in steps of the scale.

use crate::ids::{Skill, Stat, TechId, TitanId};
use crate::pack::schema::campaign::{Hindrance, Saved, TechPower};
use crate::state::Odyssey;
use crate::state::campaign::{Rolling, Spot, Stake, Task};
use crate::story::{Effect, Figure, Tale, Trial, Who};
use story::{Next, Outcome, ParagraphId};
use table::Slug;
use table::pack::Written;

/// What each of the faces of a delve's deck adds on the average, and from where on it is over.
const BUST: u8 = 16;
/// One of the goods that a price asks for.
const GOODS: f32 = 0.012;
/// What follows a paragraph on the average.
const PARAGRAPH: f32 = 0.05;
/// The end of the campaign. Near the even point this many steps times a small chance of winning are as much as the chance itself adds; what is
/// lost is lost from wherever the campaign stands.
const WON: f32 = 7.0;
const LOST: f32 = -20.0;
/// Two ends that are further apart than this are no matter of a little more or less.
const DECISIVE: f32 = 2.0;
/// This many paragraphs that only lead on are followed to what they lead to.
const FAR: u8 = 2;

impl Odyssey {
    /// What the roll in progress is worth: the mean of what its ends are.
    pub(super) fn rolled_fortune(&self) -> f32 {
        let Some(Rolling { stake, needs }) = self.voyage().rolling else { return self.party_ahead() };
        let passes = chance_of(needs);
        match stake {
            Stake::Save(what, n) => (1.0 - passes) * self.cost_of(what, n),
            Stake::Test => self.test_fortune(passes),
            Stake::Group => self.group_fortune(passes),
            Stake::Delve(sum) => self.delve_fortune(sum, needs),
            Stake::Deal(tech, n) => self.deal_fortune(tech, n),
        }
    }

    /// A2.4, A2.6 · What the party has let itself in for: a test, before it is said who takes it, or a choice that may end the campaign.
    fn party_ahead(&self) -> f32 {
        let next = match self.voyage().agenda.last() {
            Some(Task::Follow(spot)) => self.pack.tale.get(spot.paragraph).and_then(|paragraph| paragraph.node(*spot)),
            _ => self.node_in_progress(),
        };
        match next {
            Some(Next::Test { skills, difficulty, pass, fail, .. }) => {
                let passes = self.best_passes(skills, *difficulty);
                self.either_end(passes, self.outcome_worth(pass), self.outcome_worth(fail))
            }
            Some(choice @ Next::Choose { .. }) => self.way_worth(choice, FAR),
            Some(Next::GroupTest { skills, difficulty, each_fail, none, some, all }) => {
                let tries = self.crewed().map(|id| self.passes_of(id, skills, *difficulty));
                let passes = tries.sum::<f32>() / (self.crewed().count().max(1) as f32);
                self.group_worth(passes, each_fail, [none, some, all])
            }
            _ => 0.0,
        }
    }

    /// The chance of whoever is best at a test.
    fn best_passes(&self, skills: &[Skill], difficulty: u8) -> f32 {
        self.crewed().map(|id| self.passes_of(id, skills, difficulty)).fold(0.0, f32::max)
    }

    /// G7.1 · The chance that an argonaut passes a test.
    fn passes_of(&self, id: TitanId, skills: &[Skill], difficulty: u8) -> f32 {
        let skill = skills.iter().map(|skill| self.skill_ashore(id, *skill)).max().unwrap_or(0);
        self.passes_at_last(chance_of(difficulty.saturating_add_signed(-skill)), Some(id))
    }

    /// V6.5 · What a power brings, less what is still to be paid for it.
    fn deal_fortune(&self, tech: TechId, n: u8) -> f32 {
        match self.pack.tech(tech).gives.get(usize::from(n)) {
            Some(TechPower::Deal(_, goods, fate, _, effects, _)) => {
                let gains: f32 = effects.iter().map(|effect| self.effect_worth(effect)).sum();
                gains - f32::from(*goods) * GOODS + f32::from(*fate) * figure_worth(Figure::ArgoFate)
            }
            Some(TechPower::Breed(_, goods, ..)) => {
                let titans = self.voyage().titans.len() as f32 + self.titans_on_the_way();
                self.titans_standing(titans + 0.85) - self.titans_standing(titans) - f32::from(*goods) * GOODS
            }
            _ => 0.0,
        }
    }

    /// What a loss takes off that is not saved from.
    fn cost_of(&self, what: Saved, n: u8) -> f32 {
        let figure = match what {
            Saved::Crew => Effect::Lose(Figure::Crew, n),
            Saved::Hull => Effect::Lose(Figure::Hull, n),
            Saved::Doom => Effect::Gain(Figure::Doom, n),
        };
        self.effect_worth(&figure)
    }

    fn test_fortune(&self, passes: f32) -> f32 {
        match self.node_in_progress() {
            Some(Next::Test { pass, fail, .. }) => {
                let tested = self.voyage().reading.and_then(|reading| reading.tested);
                let passes = self.passes_at_last(passes, tested);
                self.either_end(passes, self.outcome_worth(pass), self.outcome_worth(fail))
            }
            _ => 0.0,
        }
    }

    /// What one of two ends is worth. Where much hangs on it their odds are mixed: what would lose the campaign weighs as much as it is likely.
    fn either_end(&self, passes: f32, pass: f32, fail: f32) -> f32 {
        if (pass - fail).abs() < DECISIVE {
            return passes * pass + (1.0 - passes) * fail;
        }
        let now = self.steps_now();
        let odds = passes * self.chance(now + pass) + (1.0 - passes) * self.chance(now + fail);
        self.steps_for(odds) - now
    }

    /// G6.2 · The chance of a test with the second roll that 1 Fate buys.
    fn passes_at_last(&self, passes: f32, tested: Option<TitanId>) -> f32 {
        match tested.filter(|id| self.can_bear(*id, Stat::Fate, 1) && !self.is_hindered(*id, Hindrance::NoRerolls)) {
            Some(_) => 1.0 - (1.0 - passes) * (1.0 - passes),
            None => passes,
        }
    }

    /// A2.7 · Some of four pass.
    fn group_fortune(&self, passes: f32) -> f32 {
        match self.node_in_progress() {
            Some(Next::GroupTest { each_fail, none, some, all, .. }) => {
                self.group_worth(passes, each_fail, [none, some, all])
            }
            _ => 0.0,
        }
    }

    /// None or one, two or three, all four.
    fn group_worth(&self, passes: f32, each_fail: &[Effect], [none, some, all]: [&Outcome<Tale, Written>; 3]) -> f32 {
        let every = passes.powi(4);
        let few = (1.0 - passes).powi(4) + 4.0 * passes * (1.0 - passes).powi(3);
        let failures: f32 = each_fail.iter().map(|effect| self.effect_worth(effect)).sum();
        every * self.outcome_worth(all)
            + few * self.outcome_worth(none)
            + (1.0 - every - few) * self.outcome_worth(some)
            + 4.0 * (1.0 - passes) * failures
    }

    /// A7 · One more card: by the faces of the whole deck, as if the group stopped as soon as it can.
    fn delve_fortune(&self, sum: u8, difficulty: u8) -> f32 {
        let Some(Next::Trial(Trial::Delve(_), outcomes)) = self.node_in_progress() else { return 0.0 };
        let worth = |name: &str| {
            let found = outcomes.iter().find(|(slug, _)| slug.as_str() == name);
            found.map_or(0.0, |(_, outcome)| self.outcome_worth(outcome))
        };
        let (pass, stop, fail) = (worth("pass"), worth("stop"), worth("fail"));
        let mut chances = [0.0; BUST as usize];
        for start in (0..BUST).rev() {
            chances[usize::from(start)] = if start >= difficulty {
                pass
            } else {
                let next: f32 = self
                    .delve_faces()
                    .map(|face| match start + face {
                        sum if sum >= BUST => fail,
                        sum => chances[usize::from(sum)],
                    })
                    .sum::<f32>()
                    / self.delve_faces().count().max(1) as f32;
                if start > 0 { next.max(stop) } else { next }
            };
        }
        let cards = self.delve_faces();
        let count = self.delve_faces().count().max(1) as f32;
        cards.map(|face| if sum + face >= BUST { fail } else { chances[usize::from(sum + face)] }).sum::<f32>() / count
    }

    fn delve_faces(&self) -> impl Iterator<Item = u8> {
        self.pack.trauma[1].iter().map(|card| card.number)
    }

    /// What an outcome brings at once.
    fn outcome_worth(&self, outcome: &Outcome<Tale, Written>) -> f32 {
        let onwards = match &outcome.next {
            Next::End => 0.0,
            next => PARAGRAPH + self.way_worth(next, FAR),
        };
        outcome.effects.iter().map(|effect| self.effect_worth(effect)).sum::<f32>() + onwards
    }

    /// What it is worth that a way ends the campaign or begins the last battle; of a choice, the best that is open.
    fn way_worth(&self, way: &Next<Tale, Written>, far: u8) -> f32 {
        let outcome = |outcome: &Outcome<Tale, Written>| self.way_worth(&outcome.next, far.saturating_sub(1));
        match way {
            Next::Goto(name) if far > 0 => self.decision_worth(name.slug, far - 1),
            Next::Trial(Trial::Battle(foe, level), _) => self.battle_worth(*foe, *level, None),
            Next::Trial(Trial::Weakened(foe, level, wounds), _) => self.battle_worth(*foe, *level, Some(*wounds)),
            Next::Test { skills, difficulty, pass, fail, .. } if far > 0 => {
                let passes = self.best_passes(skills, *difficulty);
                self.either_end(passes, outcome(pass), outcome(fail))
            }
            Next::Choose { options, .. } if far > 0 => {
                let open = options.iter().filter(|option| option.when.as_ref().is_none_or(|when| self.is_so(when)));
                open.map(|option| self.way_worth(&option.next, far)).reduce(f32::max).unwrap_or(0.0)
            }
            _ => 0.0,
        }
    }

    /// What it is worth that a paragraph, or what it leads to, ends the campaign or begins the last battle.
    fn decision_worth(&self, paragraph: Slug, far: u8) -> f32 {
        let Some(paragraph) = self.pack.tale.find(paragraph).and_then(|id| self.pack.tale.get(id)) else { return 0.0 };
        let ends = |effect: &&Effect| matches!(effect, Effect::Win(_) | Effect::Defeat(_));
        let ended: f32 = paragraph.effects.iter().filter(ends).map(|effect| self.effect_worth(effect)).sum();
        ended + self.way_worth(&paragraph.next, far)
    }

    /// What it is worth that a battle of the story begins.
    fn battle_worth(&self, foe: Slug, level: u8, enough: Option<u8>) -> f32 {
        let bout = self.bout_told(foe, level, enough, Spot::of(ParagraphId::default()));
        bout.map_or(0.0, |bout| self.last_battle_worth(bout))
    }

    /// What an effect of the story is worth, roughly.
    fn effect_worth(&self, effect: &Effect) -> f32 {
        let many = |who: Who| if matches!(who, Who::Each | Who::Group) { 4.0 } else { 1.0 };
        match effect {
            Effect::Gain(Figure::Progress, n) => f32::from((*n).min(self.story_room())) * self.token_worth(),
            Effect::Gain(Figure::Tears, n) => f32::from(*n) * figure_worth(Figure::Tears) + self.first_tear_worth(),
            Effect::Gain(figure, n) => figure_worth(*figure) * f32::from(*n),
            Effect::Lose(figure, n) => -figure_worth(*figure) * f32::from(*n) * self.scarcity(*figure),
            Effect::Inevitable(figure, n) => figure_worth(*figure) * f32::from(*n),
            Effect::Take(_, n) => 0.02 * f32::from(*n),
            Effect::Give(_, n) => -0.02 * f32::from(*n),
            Effect::Suffer(_, n, who) => -0.03 * f32::from(*n) * many(*who),
            Effect::Share(_, n) => -0.03 * f32::from(*n),
            Effect::Ease(_, n, who) => 0.02 * f32::from(*n) * many(*who),
            Effect::Node(who) => 0.03 * many(*who),
            Effect::Fated(who) | Effect::Condition(_, who) => -0.1 * many(*who),
            Effect::Despair(n, who) => -0.08 * f32::from(*n) * many(*who),
            Effect::Titan(_) | Effect::Godform(_) | Effect::Tech(_) | Effect::Pattern(_) => 0.2,
            Effect::Mnemos(..) | Effect::Katharsis(_) | Effect::Nymph(_) | Effect::Providence => 0.12,
            Effect::Die(_) => -0.7,
            Effect::Win(_) => WON,
            Effect::Defeat(_) => LOST,
            Effect::Adversary(_) | Effect::Ambush => -0.2,
            Effect::Favour(n) => 0.04 * f32::from(*n),
            Effect::Peace => 0.3,
            Effect::Mark(mark) => 0.02 + self.mark_worth(*mark),
            _ => 0.02,
        }
    }

    /// Crew and hull count for more the fewer there are.
    fn scarcity(&self, figure: Figure) -> f32 {
        let left = match figure {
            Figure::Crew => self.argo.crew,
            Figure::Hull => self.argo.hull,
            _ => return 1.0,
        };
        [6.0, 6.0, 4.0, 2.5, 1.5].get(usize::from(left)).copied().unwrap_or(1.0)
    }
}

/// The chance of a roll that needs this face.
fn chance_of(needs: u8) -> f32 {
    f32::from(11u8.saturating_sub(needs.clamp(2, 10))) / 10.0
}

/// What a point of a figure is worth where there is enough of it.
fn figure_worth(figure: Figure) -> f32 {
    match figure {
        Figure::Progress => 0.27,
        Figure::Doom => -0.13,
        Figure::Crew | Figure::Hull => 0.12,
        Figure::ArgoFate => -0.08,
        Figure::Knowledge => 0.08,
        Figure::RawAmbrosia => 0.02,
        Figure::Tears => 0.35,
        Figure::Shoalfolk | Figure::Threadkeepers | Figure::BrazenHerd => 0.05,
    }
}
