//! V10 · Nymphs and divine surges.

use crate::ids::NymphId;
use crate::pack::schema::campaign::TechPower;
use crate::state::Odyssey;
use table::{Play, Table, text};

impl Odyssey {
    /// V10.1 · How many summonings there are between two surges.
    pub(crate) fn summon_limit(&self) -> u8 {
        let powers = self.known_techs().into_iter().flat_map(|tech| &self.pack.tech(tech).gives);
        let limits = powers.filter_map(|power| match power {
            TechPower::SummonLimit(n, knowledge) if self.argo.knowledge >= *knowledge => Some(*n),
            _ => None,
        });
        limits.max().unwrap_or(0)
    }

    /// V10.1 · A limit that has risen from this counts at once.
    pub(crate) fn raise_summons(&mut self, before: u8) {
        self.argo.summons += self.summon_limit().saturating_sub(before);
    }

    /// V10.4 · A charge that is tied to no nymph.
    pub(crate) fn gain_charge(&mut self, table: &mut Table<Self>) {
        self.argo.bonus_charges = self.argo.bonus_charges.saturating_add(1);
        table.log("V10.4", || text!("log-charge"));
    }

    /// V10.5 · Nymphs that can be summoned now for something on the voyage.
    pub(crate) fn callable(&self) -> Vec<NymphId> {
        let argo = &self.argo;
        let charged = argo.summons > 0 || argo.bonus_charges > 0;
        let there = argo.one_offs | if charged { argo.nymphs } else { 0 };
        let ready = self.pack.ids::<NymphId>().filter(|id| there & 1 << id.0 != 0);
        ready.filter(|id| self.is_worth(&self.pack.nymphs[id.index()].voyage)).collect()
    }

    /// V10.5 · A nymph comes to the Argo: a charge, and a symbol for the adversary, as in battle.
    pub(crate) fn call_nymph(&mut self, table: &mut Table<Self>, id: NymphId) -> Play {
        let pack = self.pack.clone();
        self.spend_summoning(id);
        self.note_voyage(table, id);
        table.log("V10.5", || text!("log-summons", nymph = self.pack.name(id)));
        self.adversary_symbol(table, false)?;
        self.apply_chosen(table, &pack.nymphs[id.index()].voyage)
    }

    /// V10.2 · A divine surge: summon charges, nymphs and godforms are all there again.
    pub(crate) fn divine_surge(&mut self, table: &mut Table<Self>) {
        self.argo.summons = self.summon_limit();
        (self.argo.godforms, self.argo.nymphs) = (self.voyage().godforms, self.voyage().nymphs);
        table.log("V10.2", || text!("log-surge"));
    }
}
