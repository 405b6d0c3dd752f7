//! B29, B28.3 · What the group uses between actions of the titan round.

use crate::choice::{Choice, Source, Which};
use crate::pack::schema::Trigger;
use crate::state::Odyssey;
use smallvec::SmallVec;
use table::{Play, Table, text};

impl Odyssey {
    /// B29.1, B28.3 · Argo abilities and summonings that can be used now.
    pub(crate) fn group_options<const N: usize>(&self, options: &mut SmallVec<[Choice; N]>)
    where
        [Choice; N]: smallvec::Array<Item = Choice>,
    {
        for n in 0..self.argo.abilities.len() as u8 {
            options.extend(self.usable_argo(n).map(|which| self.to_use(Source::Argo(n), which)));
        }
        options.extend(
            self.summonings()
                .into_iter()
                .map(|(source, which)| self.to_use(source, which)),
        );
    }

    /// B29.2, B29.3 · What a prepared ability offers, if it has charges and is not exhausted.
    fn usable_argo(&self, n: u8) -> Option<Which> {
        let card = self
            .argo
            .abilities
            .get(n as usize)
            .filter(|card| !card.exhausted && card.charges > 0)?;
        let source = Source::Argo(n);
        let abilities = self
            .pack
            .all(self.pack.argo[card.ability.index()].powers.abilities)
            .iter()
            .enumerate();
        let mut now = abilities.filter(|(_, ability)| ability.at == Trigger::TitanRound);
        let (place, _) = now.find(|(_, ability)| self.holds(ability.when, self.context_of(self.priority, source)))?;
        Some(Which::Ability(place as u8))
    }

    /// B29.2 · The use of an Argo ability costs a charge and exhausts it; a summoning has its own price.
    pub(crate) fn use_for_group(&mut self, table: &mut Table<Self>, source: Source, which: Which) -> Play {
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
            _ => Ok(()),
        }
    }
}
