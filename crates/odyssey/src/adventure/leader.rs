//! A1 · The party leader.

use crate::choice::Choice;
use crate::ids::TitanId;
use crate::pack::schema::campaign::Hindrance;
use crate::state::Odyssey;
use table::{Play, Table, text};

impl Odyssey {
    /// A1.1 · The leader of this adventure, who is chosen when one is first needed, and again if that one has died.
    pub(crate) fn leader(&mut self, table: &mut Table<Self>) -> Play<Option<TitanId>> {
        let there: Vec<TitanId> = self.crewed().collect();
        let led = self.voyage().reading.and_then(|reading| reading.leader).filter(|id| there.contains(id));
        if led.is_some() || there.is_empty() {
            return Ok(led);
        }
        let asked = table.ask(self.group()).about("ask-leader", "A1.1");
        let leader = asked.pick(self.possible_leaders(&there), Choice::Argonaut)?;
        if let Some(reading) = &mut self.voyage_mut().reading {
            reading.leader = Some(leader);
        }
        table.log("A1.1", || text!("log-leader", name = self.argonaut_name(leader)));
        Ok(Some(leader))
    }

    /// A1.2, A5.6 · Of two fated mnemos of one argonaut that contradict each other the earlier counts.
    fn leads_by_fate(&self, id: TitanId) -> Option<bool> {
        let mut fated = self.argonaut(id).fated.iter().map(|had| self.pack.fated[had.card.index()].hindrance);
        fated.find_map(|hindrance| match hindrance {
            Hindrance::MustLead => Some(true),
            Hindrance::NeverLeads => Some(false),
            _ => None,
        })
    }

    /// A1.2 · Who is obliged to lead, else whoever is not forbidden to, else anyone.
    fn possible_leaders(&self, there: &[TitanId]) -> Vec<TitanId> {
        let such =
            |wanted: &dyn Fn(TitanId) -> bool| there.iter().copied().filter(|id| wanted(*id)).collect::<Vec<_>>();
        let obliged = such(&|id| self.leads_by_fate(id) == Some(true));
        let free = such(&|id| self.leads_by_fate(id) != Some(false));
        [obliged, free].into_iter().find(|some| !some.is_empty()).unwrap_or_else(|| there.to_vec())
    }
}
