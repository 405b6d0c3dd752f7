//! V10 · Nymphs and divine surges.

use crate::pack::schema::campaign::TechPower;
use crate::state::Odyssey;
use table::{Table, text};

impl Odyssey {
    /// V10.1 · How many summonings there are between two surges.
    pub(crate) fn summon_limit(&self) -> u8 {
        let powers = self.known_techs().into_iter().flat_map(|tech| &self.pack.tech(tech).gives);
        let limits = powers.filter_map(|power| match power {
            TechPower::SummonLimit(n) => Some(*n),
            _ => None,
        });
        limits.max().unwrap_or(0)
    }

    /// V10.2 · A divine surge: summon charges, nymphs and godforms are all there again.
    pub(crate) fn divine_surge(&mut self, table: &mut Table<Self>) {
        self.argo.summons = self.summon_limit();
        (self.argo.godforms, self.argo.nymphs) = (self.voyage().godforms, self.voyage().nymphs);
        table.log("V10.2", || text!("log-surge"));
    }
}
