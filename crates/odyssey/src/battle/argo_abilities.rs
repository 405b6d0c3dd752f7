//! B29, B28.3 · What the group uses between actions of the titan round, or at times that cards name.

use super::abilities::Usable;
use crate::choice::{Choice, PowerRef, Source};
use crate::pack::schema::{Ability, Trigger};
use crate::state::{Odyssey, Phase};
use smallvec::SmallVec;
use table::triggers::{Occasion, Used, resolve};
use table::{Play, Prompt, Table, Until, text};

impl Odyssey {
    /// The question for what the group can use. It can be passed over by standing order.
    fn argo_prompt(&self) -> Prompt {
        let pass = Choice::Pass.notate(self);
        Prompt::new("ask-argo", "B29.1")
            .kind("argo")
            .order("order-until-aimed", pass.clone(), Until::Aimed)
            .order("order-this-round", pass.clone(), Until::Round)
            .default_answer(pass)
    }

    /// The question at the end of the titans' round. Where every titan could act, whoever wanted something had the chance in its turn, so
    /// this one is asked only of those who want to be asked.
    fn last_call_prompt(&self) -> Prompt {
        let pass = Choice::Pass.notate(self);
        let prompt = Prompt::new("ask-argo", "B29.1").kind("last-call").default_answer(pass.as_str());
        match self.living().all(|titan| self.titan(titan).can_act()) {
            true => prompt.standing_order("order-no-last-call", pass),
            false => prompt.order("order-this-round", pass, Until::Round),
        }
    }

    /// B29.1, B28.3 · Argo abilities and summonings that can be used now.
    pub(crate) fn group_options<const N: usize>(&self, options: &mut SmallVec<[Choice; N]>)
    where
        [Choice; N]: smallvec::Array<Item = Choice>,
    {
        for n in 0..self.argo.abilities.len() as u8 {
            if let Some(which) = self.usable_argo(n, Trigger::TitanRound) {
                options.push(self.to_use(Source::Argo(n), which));
            }
        }
        for (source, which) in &self.summonings() {
            options.push(self.to_use(*source, *which));
        }
    }

    /// B29.1 · What prepared abilities offer at a moment that they name.
    pub(crate) fn argo_at(&self, at: Trigger) -> Usable {
        let mut found = Usable::new();
        for n in 0..self.argo.abilities.len() as u8 {
            if self.marks(Source::Argo(n)).triggers & at.bit() == 0 {
                continue;
            }
            if let Some(which) = self.usable_argo(n, at) {
                found.push((Source::Argo(n), which));
            }
        }
        found
    }

    /// B29.1 · Abilities with a time of their own are offered to the group when it comes.
    pub(crate) fn offer_argo(&mut self, table: &mut Table<Self>, at: Trigger) -> Play {
        resolve(self, table, &mut OfArgo { at }, &mut Used::new())
    }

    /// B29.1, B28.3 · When every titan has had its turn the group may still use what belongs to this round; then it ends.
    pub(crate) fn last_calls(&mut self, table: &mut Table<Self>) -> Play {
        let mut options: SmallVec<[Choice; 16]> = SmallVec::new();
        self.group_options(&mut options);
        if options.is_empty() || self.turn.over {
            self.phase = Phase::TitansEnd;
            return Ok(());
        }
        options.insert(0, Choice::Pass);
        let asked = table.ask(self.group()).window();
        match asked.say(|| self.last_call_prompt()).one(&options)? {
            Choice::Use(source, which, _) => self.use_for_group(table, source, which),
            Choice::Pass => {
                self.phase = Phase::TitansEnd;
                Ok(())
            }
            other => table.unexpected(other),
        }
    }

    /// B29.2, B29.3, G1.5 · What a prepared ability offers at a moment, if it has charges, is not exhausted and would change something.
    fn usable_argo(&self, n: u8, at: Trigger) -> Option<PowerRef> {
        let card = self.argo.abilities.get(n as usize).filter(|card| !card.exhausted && card.charges > 0)?;
        let source = Source::Argo(n);
        let abilities = self.pack.all(self.pack.argo[card.ability.index()].powers.abilities).iter().enumerate();
        let mut now = abilities.filter(|(_, ability)| ability.at == at);
        let context = self.context_of(self.priority, source);
        let serves = |ability: &Ability| self.holds(ability.when, context) && !self.is_idle(ability.effects, context);
        let (place, _) = now.find(|(_, ability)| serves(ability))?;
        Some(PowerRef::Ability(place as u8))
    }

    /// B29.2 · The use of an Argo ability costs a charge and exhausts it; a summoning has its own price.
    pub(crate) fn use_for_group(&mut self, table: &mut Table<Self>, source: Source, which: PowerRef) -> Play {
        match source {
            Source::Argo(n) => {
                let Some(ability) = self.ability(source, which) else {
                    return Ok(());
                };
                let card = &mut self.argo.abilities[n as usize];
                card.charges = card.charges.saturating_sub(1);
                card.exhausted = true;
                self.note_source(table, self.priority, source);
                table.log("B29.2", || text!("log-argo", what = self.source_name(source)));
                let context = self.context_of(self.priority, source);
                self.resolve_script(table, ability.effects, context)
            }
            Source::Nymph(nymph) => self.summon(table, nymph, which),
            other => table.fault(|| format!("{other:?} is not the group’s to use")),
        }
    }
}

/// B29.1 · What the Argo has at a moment.
struct OfArgo {
    at: Trigger,
}

impl Occasion<Odyssey> for OfArgo {
    type Use = (Source, PowerRef);

    fn gather(&self, game: &Odyssey) -> Usable {
        game.argo_at(self.at)
    }

    /// B29.2 · What is used is exhausted, and can be used again if it is readied.
    fn is_spent(&self, _: &Odyssey, _: &[Self::Use], _: Self::Use) -> bool {
        false
    }

    fn is_voluntary(&self, _: &Odyssey, _: Self::Use) -> bool {
        true
    }

    fn ask_next(&self, game: &mut Odyssey, table: &mut Table<Odyssey>, found: &[Self::Use]) -> Play<Option<Self::Use>> {
        game.ask_use(table, game.group(), found, || game.argo_prompt())
    }

    fn take(&mut self, game: &mut Odyssey, table: &mut Table<Odyssey>, one: Self::Use, _: &mut Usable) -> Play {
        game.use_for_group(table, one.0, one.1)
    }

    fn is_over(&self, game: &Odyssey) -> bool {
        game.ending.is_some()
    }
}
