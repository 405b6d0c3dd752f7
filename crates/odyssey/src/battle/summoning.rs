//! B28 · Summoning in battle.

use super::context::{Context, Origin};
use crate::choice::{PowerRef, Source};
use crate::ids::NymphId;
use crate::pack::schema::Trigger;
use crate::state::Odyssey;
use smallvec::SmallVec;
use table::{Play, Table, Text, text};

impl Odyssey {
    /// B28.1 to B28.3 · The summonings that the group can use between actions of the titan round.
    pub(crate) fn summonings(&self) -> SmallVec<[(Source, PowerRef); 4]> {
        let mut found = SmallVec::new();
        let charged = self.muster.summoning && self.argo.summons > 0 || self.argo.bonus_charges > 0;
        let there = self.argo.one_offs | if charged { self.argo.nymphs } else { 0 };
        if there == 0 {
            return found;
        }
        for (place, nymph) in self.pack.nymphs.iter().enumerate() {
            let source = Source::Nymph(NymphId(place as u8));
            let context = self.summoned_by(source);
            for (n, ability) in self.pack.all(nymph.powers.abilities).iter().enumerate() {
                if there & 1 << place != 0 && ability.at == Trigger::TitanRound && self.holds(ability.when, context) {
                    found.push((source, PowerRef::Ability(n as u8)));
                }
            }
        }
        found
    }

    /// B28.1, B28.5, V10.4 · One that comes once takes no charge and does not come again; any other is exhausted, and takes a charge of the
    /// limit, or else one that is tied to no nymph.
    pub(crate) fn spend_summoning(&mut self, nymph: NymphId) {
        let argo = &mut self.argo;
        if argo.one_offs & 1 << nymph.0 != 0 {
            argo.one_offs &= !(1 << nymph.0);
            return;
        }
        argo.nymphs &= !(1 << nymph.0);
        let charges = if argo.summons > 0 { &mut argo.summons } else { &mut argo.bonus_charges };
        *charges = charges.saturating_sub(1);
    }

    fn summoned_by(&self, source: Source) -> Context {
        Context { titan: self.priority, source, origin: Origin::Ability }
    }

    /// B28.1, B28.4 · A summoning costs a charge and is exhausted, and the adversary is activated. What its card says of being summoned happens too.
    pub(crate) fn summon(&mut self, table: &mut Table<Self>, nymph: NymphId, which: PowerRef) -> Play {
        let source = Source::Nymph(nymph);
        let PowerRef::Ability(n) = which else { return Ok(()) };
        let abilities = self.pack.nymphs[nymph.index()].powers.abilities;
        if n as usize >= abilities.len() {
            return Ok(());
        }
        self.spend_summoning(nymph);
        self.note_source(table, self.priority, source);
        table.log("B28.1", || {
            text!("log-summons", nymph = Text::new(format!("nymph-{}", self.pack.nymphs[nymph.index()].slug)))
        });
        self.activate_adversary(table);
        for place in 0..abilities.len() {
            let ability = self.pack.at(abilities, place);
            let unlocked = ability.at == Trigger::Summoned && self.holds(ability.when, self.summoned_by(source));
            if unlocked || place == n as usize {
                self.resolve_script(table, ability.effects, self.summoned_by(source))?;
            }
        }
        Ok(())
    }
}
