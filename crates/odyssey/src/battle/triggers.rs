//! B17.4, B17.10, B17.12 · What happens at a moment that somebody has an ability for: what must, in order, then what may.

use super::abilities::Usable;
use crate::choice::{Choice, PowerRef, Source};
use crate::ids::{ObolId, TitanId, TraumaId};
use crate::pack::bearers::Marks;
use crate::pack::schema::{Modifier, Severity, Trigger};
use crate::state::{Card, Frame, Odyssey};
use smallvec::SmallVec;
use table::triggers::{Found, Occasion, Used, resolve, resolve_gathered};
use table::{Asked, Play, Prompt, Table};

/// B26.4 · Holding on, among the things of the end of a round whose order is chosen: no vantage point has this many abilities.
const HOLD_ON: PowerRef = PowerRef::Ability(9);

impl Odyssey {
    /// B22.5 · Whoever does something of its will stands up first.
    pub(crate) fn rise_to_act(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if self.titan(titan).posture == crate::state::Posture::Rising {
            self.get_up(table, titan, "B22.5");
        }
        Ok(())
    }

    /// B17.4, B17.12 · Everything of the titan that happens or can be used at this moment.
    pub(crate) fn trigger(&mut self, table: &mut Table<Self>, titan: TitanId, trigger: Trigger) -> Play {
        if !self.is_moment(titan, trigger) {
            return Ok(());
        }
        resolve(self, table, &mut OfTitan::new(titan, trigger), &mut Used::new())
    }

    /// The same for one source alone: the card that was exhausted, the tile that was entered.
    pub(crate) fn trigger_of(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        source: Source,
        trigger: Trigger,
    ) -> Play {
        if self.marks(source).triggers & trigger.bit() == 0 {
            return Ok(());
        }
        let mut of_source = OfTitan { source: Some(source), ..OfTitan::new(titan, trigger) };
        resolve(self, table, &mut of_source, &mut Used::new())
    }

    /// B17.7, B17.8 · Whether it was used at this moment already, or another ability of the same name was, or the same keyword if it has no
    /// number. Keywords with a number add up, at a price too.
    pub(super) fn is_spent(&self, done: &[(Source, PowerRef)], one: (Source, PowerRef)) -> bool {
        if done.contains(&one) {
            return true;
        }
        let name = |one: (Source, PowerRef)| self.ability(one.0, one.1).and_then(|ability| ability.name);
        let word = |one: (Source, PowerRef)| self.word(one.0, one.1);
        match word(one) {
            Some(keyword) if keyword.is_stackable() => false,
            Some(keyword) => done.iter().filter_map(|used| word(*used)).any(|used| used.bit() == keyword.bit()),
            None => name(one).is_some() && done.iter().any(|used| name(*used) == name(one)),
        }
    }

    /// B17.4 · One of these, or none of them.
    pub(super) fn ask_use(
        &self,
        table: &mut Table<Self>,
        asked: impl Into<Asked>,
        found: &[(Source, PowerRef)],
        prompt: impl FnOnce() -> Prompt,
    ) -> Play<Option<(Source, PowerRef)>> {
        let asked = table.ask(asked).window().say(prompt);
        asked.may(Choice::Pass, found.iter().copied(), |one| self.to_use(one.0, one.1))
    }

    /// The question at a moment, with the card that it is about.
    fn moment_prompt(&self, trigger: Trigger) -> Prompt {
        let prompt = Prompt::new(moment_key(trigger), "B17.4");
        let drawn = (trigger == Trigger::TraumaDrawn).then(|| self.frames.iter().rev().find_map(drawn_card)).flatten();
        match drawn.and_then(|card| self.printed_card(card)) {
            Some(card) => prompt.card(card),
            None => prompt,
        }
    }

    /// Whether it makes no difference when this happens among other things of the same moment.
    fn commutes(&self, source: Source, which: PowerRef) -> bool {
        let Some(ability) = self.ability(source, which) else {
            return true;
        };
        let effects = self.pack.all(ability.effects);
        effects.iter().all(|effect| effect.properties().commutes)
    }

    /// B17.14 · Whether an ability makes what is about to happen not happen.
    pub(crate) fn averts(&mut self, table: &mut Table<Self>, titan: TitanId, trigger: Trigger) -> Play<bool> {
        if self.usable(titan, trigger).is_empty() {
            return Ok(false);
        }
        let mut averting = OfTitan { averting: true, ..OfTitan::new(titan, trigger) };
        let averted = table.scope(self, Frame::Averting(titan, false), |game, table| {
            resolve(game, table, &mut averting, &mut Used::new())?;
            Ok(game.is_averted())
        })?;
        Ok(averted.unwrap_or(false))
    }

    pub(super) fn is_averted(&self) -> bool {
        let found = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Averting(_, averted) => Some(*averted),
            _ => None,
        });
        found.unwrap_or(false)
    }

    /// G1.3 · What is about to happen does not. Without anything about to happen nothing changes.
    pub(crate) fn avert(&mut self) {
        self.frames.innermost_mut(|frame| match frame {
            Frame::Averting(_, averted) => {
                *averted = true;
                Some(())
            }
            _ => None,
        });
    }

    /// B17.10, B17.12 · Traits and scars of the primordial, tiles, conditions and abilities of all titans at this moment.
    pub(crate) fn trigger_all(&mut self, table: &mut Table<Self>, trigger: Trigger) -> Play {
        let clings = trigger == Trigger::EndOfPrimordialRound && self.climber().is_some();
        if !clings && !self.is_moment_of_any(trigger) {
            return self.offer_argo(table, trigger);
        }
        let silent = trigger == Trigger::EndOfPrimordialRound && self.primordial_has(Modifier::SilencedEnd);
        resolve(self, table, &mut OfAll { trigger, silent, clings }, &mut Used::new())?;
        for titan in TitanId::ALL {
            if self.titan(titan).is_alive() {
                let mut found = self.usable(titan, trigger);
                if found.iter().any(|one| !one.0.is_of_primordial() && self.is_voluntary(one.0, one.1)) {
                    found.retain(|one| self.is_voluntary(one.0, one.1));
                    let mut voluntary = OfTitan { voluntary: true, ..OfTitan::new(titan, trigger) };
                    resolve_gathered(self, table, &mut voluntary, &mut Used::new(), found)?;
                }
            }
        }
        self.offer_argo(table, trigger)
    }

    fn compulsory_of_all(&self, trigger: Trigger, silent: bool) -> Found<(TitanId, Source, PowerRef)> {
        let bit = trigger.bit();
        let about = self.titan_attack().map_or(self.priority, |attack| attack.titan);
        let mut all = Found::new();
        let mut add = |titan: TitanId, source: Source| {
            let mut found = Usable::new();
            self.gather(titan, source, trigger, &mut found);
            found.retain(|one| !self.is_voluntary(one.0, one.1));
            all.extend(found.iter().map(|one| (titan, one.0, one.1)));
        };
        let such = |marks: &Marks| marks.triggers & bit != 0;
        if !silent {
            self.primordial_sources_with(such).for_each(|source| add(about, source));
        }
        let dead_too = trigger == Trigger::EndOfBattle;
        let titans = TitanId::ALL.into_iter().filter(|titan| dead_too || self.titan(*titan).is_alive());
        titans.for_each(|titan| self.sources_with(titan, such).for_each(|source| add(titan, source)));
        all
    }
}

/// B17.4, B17.12 · What a titan has at a moment.
struct OfTitan {
    titan: TitanId,
    trigger: Trigger,
    /// Only what this source has.
    source: Option<Source>,
    /// Only what may be left out: the rest has happened.
    voluntary: bool,
    /// B17.14 · It ends as soon as what is about to happen is averted.
    averting: bool,
}

impl OfTitan {
    fn new(titan: TitanId, trigger: Trigger) -> OfTitan {
        OfTitan { titan, trigger, source: None, voluntary: false, averting: false }
    }
}

impl Occasion<Odyssey> for OfTitan {
    type Use = (Source, PowerRef);

    fn gather(&self, game: &Odyssey) -> Usable {
        let mut found = match self.source {
            None => game.usable(self.titan, self.trigger),
            Some(source) => {
                let mut found = Usable::new();
                game.gather(self.titan, source, self.trigger, &mut found);
                found
            }
        };
        if self.voluntary {
            found.retain(|one| game.is_voluntary(one.0, one.1));
        }
        found
    }

    fn is_spent(&self, game: &Odyssey, used: &[Self::Use], one: Self::Use) -> bool {
        game.is_spent(used, one)
    }

    fn is_voluntary(&self, game: &Odyssey, (source, which): Self::Use) -> bool {
        game.is_voluntary(source, which)
    }

    fn commutes(&self, game: &Odyssey, (source, which): Self::Use) -> bool {
        game.commutes(source, which)
    }

    /// B17.12, G1.6 · Which of several compulsory ones comes first.
    fn ask_first(&self, game: &mut Odyssey, table: &mut Table<Odyssey>, several: &[Self::Use]) -> Play<Self::Use> {
        let asked = table.ask(game.player(self.titan)).about("ask-which-first", "B17.12");
        asked.pick(several.iter().copied(), |one| game.to_be_first(one.0, one.1))
    }

    fn ask_next(&self, game: &mut Odyssey, table: &mut Table<Odyssey>, found: &[Self::Use]) -> Play<Option<Self::Use>> {
        game.ask_use(table, game.player(self.titan), found, || game.moment_prompt(self.trigger))
    }

    fn take(&mut self, game: &mut Odyssey, table: &mut Table<Odyssey>, one: Self::Use, _: &mut Usable) -> Play {
        game.use_ability(table, self.titan, one.0, one.1)
    }

    fn is_over(&self, game: &Odyssey) -> bool {
        self.averting && game.is_averted()
    }
}

/// The card that a frame is about, if it is one that a titan has drawn.
fn drawn_card(frame: &Frame) -> Option<Card> {
    match frame {
        Frame::Drawn(_, Severity::Obol, number) => Some(Card::Obol(ObolId(*number))),
        Frame::Drawn(_, severity, number) => Some(Card::Trauma(*severity as u8, TraumaId(*number))),
        _ => None,
    }
}

/// B17.10, B17.12 · What is compulsory at a moment for everybody: the group says what comes first.
struct OfAll {
    trigger: Trigger,
    /// What the primordial has at this moment does not happen.
    silent: bool,
    /// B26.4 · Holding on is among it.
    clings: bool,
}

impl Occasion<Odyssey> for OfAll {
    type Use = (TitanId, Source, PowerRef);

    fn gather(&self, game: &Odyssey) -> Found<Self::Use> {
        let mut found = game.compulsory_of_all(self.trigger, self.silent);
        let climber = game.climber().filter(|_| self.clings);
        found.extend(climber.map(|titan| (titan, Source::Vantage(titan), HOLD_ON)));
        found
    }

    fn is_spent(&self, _: &Odyssey, used: &[Self::Use], one: Self::Use) -> bool {
        used.iter().any(|past| is_same_moment(*past, one) || is_holding_on(*past) && is_holding_on(one))
    }

    fn is_voluntary(&self, _: &Odyssey, _: Self::Use) -> bool {
        false
    }

    fn commutes(&self, game: &Odyssey, (_, source, which): Self::Use) -> bool {
        game.commutes(source, which)
    }

    fn ask_first(&self, game: &mut Odyssey, table: &mut Table<Odyssey>, several: &[Self::Use]) -> Play<Self::Use> {
        let mut different: SmallVec<[Self::Use; 8]> = SmallVec::new();
        for one in several {
            if !different.iter().any(|other| (other.1, other.2) == (one.1, one.2)) {
                different.push(*one);
            }
        }
        let asked = table.ask(game.group()).about("ask-which-first", "B17.12");
        asked.pick(different, |one| game.to_be_first(one.1, one.2))
    }

    fn take(
        &mut self,
        game: &mut Odyssey,
        table: &mut Table<Odyssey>,
        one: Self::Use,
        _: &mut Used<Self::Use>,
    ) -> Play {
        match is_holding_on(one) {
            true => game.hold_on(table),
            false => game.use_ability(table, one.0, one.1, one.2),
        }
    }
}

fn is_holding_on((_, source, which): (TitanId, Source, PowerRef)) -> bool {
    matches!(source, Source::Vantage(_)) && which == HOLD_ON
}

/// B17.10 · Whether it is the same thing of the same moment. What the primordial does is one thing, whichever titan it is about by now.
fn is_same_moment(past: (TitanId, Source, PowerRef), now: (TitanId, Source, PowerRef)) -> bool {
    (past.1, past.2) == (now.1, now.2) && (now.1.is_of_primordial() || past.0 == now.0)
}

/// The question of a moment.
fn moment_key(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::FullHit => "ask-full-hit",
        Trigger::FullMiss => "ask-full-miss",
        Trigger::CritChance => "ask-crit-chance",
        Trigger::PowerRolled => "ask-power-rolled",
        Trigger::EvasionRolled => "ask-evasion-rolled",
        Trigger::AboutToEvade => "ask-about-to-evade",
        Trigger::AboutToArmour => "ask-about-to-armour",
        Trigger::TraumaDrawn => "ask-trauma-drawn",
        Trigger::AboutToFallDown => "ask-about-to-fall-down",
        Trigger::AboutToBeKnockedBack => "ask-about-to-be-knocked-back",
        Trigger::AboutToCrash => "ask-about-to-crash",
        Trigger::AboutToDie | Trigger::AboutToFallToDeath => "ask-about-to-die",
        Trigger::AboutToBeAnswered => "ask-about-to-be-answered",
        _ => "ask-use",
    }
}
