//! B16 · Who has the priority target token, and B3.6 · who is taken when several are equally fit.

use crate::choice::Choice;
use crate::ids::{Stat, TitanId, TitanSet};
use crate::pack::schema::Modifier;
use crate::state::{Hidden, Odyssey};
use table::{Play, Prompt, Table, text};

impl Odyssey {
    /// B16.3, B16.4 · The titan takes the token, unless its holder cannot lose it.
    pub(crate) fn take_priority(&mut self, table: &mut Table<Self>, titan: TitanId, rule: &'static str) {
        let holder = self.priority;
        if holder == titan || !self.titan(titan).is_alive() || self.keeps_priority(holder) {
            return;
        }
        self.give_priority(table, titan, rule);
    }

    /// B16.4, B27.3 · Whether a living titan cannot lose the token.
    pub(crate) fn keeps_priority(&self, titan: TitanId) -> bool {
        let sheet = self.titan(titan);
        sheet.is_alive() && (sheet.godform.is_some() || self.has(titan, Modifier::CannotLosePriority))
    }

    fn give_priority(&mut self, table: &mut Table<Self>, titan: TitanId, rule: &'static str) {
        self.priority = titan;
        self.titan_mut(titan).hidden = Hidden::No;
        table.log(rule, || text!("log-priority", titan = self.titan_name(titan)));
    }

    /// B16.2, B21.21 · The token goes to the highest Rage among the other titans; who cannot lose it counts as having 9.
    pub(crate) fn pass_priority(&mut self, table: &mut Table<Self>, rule: &'static str) -> Play {
        let rage = |titan: TitanId| match self.keeps_priority(titan) {
            true => 9,
            false => self.titan(titan).stat(Stat::Rage),
        };
        let others = || self.living().filter(|titan| *titan != self.priority);
        let Some(most) = others().map(rage).max() else {
            return Ok(());
        };
        let fit = others().filter(|titan| rage(*titan) == most).collect();
        let next = self.choose_titan_of(table, fit, "ask-next-priority", rule)?;
        self.give_priority(table, next, rule);
        Ok(())
    }

    /// The group chooses one of these titans, if there is a choice. It is their players' business.
    pub(crate) fn choose_titan_of(
        &mut self,
        table: &mut Table<Self>,
        titans: TitanSet,
        key: &'static str,
        rule: &'static str,
    ) -> Play<TitanId> {
        match (titans.len(), titans.iter().next()) {
            (1, Some(only)) => Ok(only),
            (_, None) => Ok(self.priority),
            _ => {
                let prompt = || Prompt::new(key, rule).concerns(self.players(titans));
                table.ask(self.group()).say(prompt).pick(titans.iter(), Choice::Target)
            }
        }
    }
}
