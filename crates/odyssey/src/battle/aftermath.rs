//! B30.5, B31 · The end, and what comes of it.

mod spoils;

use super::context::{Context, Origin};
use crate::choice::{Choice, Source};
use crate::ids::{Stat, TitanId};
use crate::pack::schema::Trigger;
use crate::state::{Argo, Ending, Entry, Odyssey, Phase, Titan};
use table::{Play, Table, text};

impl Odyssey {
    /// B17.11, B30.5 · The tear, and only without it effects of the end of battle.
    pub(crate) fn end_battle(&mut self, table: &mut Table<Self>) -> Play {
        let options = [Choice::Pass, Choice::Tear];
        // C7.10 · In a campaign only tears from before the battle.
        let tears = if self.campaign.is_some() { self.muster.sheet.tears } else { self.argo.tears };
        if tears > 0 && table.ask(self.group()).about("ask-tear", "B30.5").one(&options)? == Choice::Tear {
            return self.weep(table);
        }
        self.trigger_all(table, Trigger::EndOfBattle)?;
        self.phase = Phase::Aftermath;
        Ok(())
    }

    /// B30.5 · Everything is as it was before the setup, and one tear fewer; a tear found in the battle is gone with it. The battle is mustered
    /// again.
    fn weep(&mut self, table: &mut Table<Self>) -> Play {
        table.log("B30.5", || text!("log-tear"));
        self.argo = Argo { tears: self.muster.sheet.tears.saturating_sub(1), ..self.muster.sheet.clone() };
        self.titans = [Titan::default(); 4];
        self.muster.ready = 0;
        self.muster.again = true;
        self.round = 0;
        self.ending = None;
        self.phase = Phase::Muster;
        Ok(())
    }

    /// B31 · Resources, casualties, tides of fate, the scenario's own part; then everything noted is told.
    pub(crate) fn aftermath(&mut self, table: &mut Table<Self>) -> Play {
        table.heading(|| text!("log-aftermath"));
        if self.ending == Some(Ending::DeathBlow) {
            self.fill_stack(table)?;
        }
        self.gain_spoils(table)?;
        self.count_casualties();
        self.tides_of_fate(table);
        let script = match self.ending.is_some_and(Ending::is_won) {
            true => self.scenario().victory,
            false => self.scenario().defeat,
        };
        let context = Context { titan: self.priority, source: Source::Trait(u8::MAX), origin: Origin::Rule };
        self.resolve_script(table, script, context)?;
        self.tell_entries(table);
        // C7.4 · A campaign goes on with what the battle has brought.
        self.phase = if self.campaign.is_some() { Phase::Voyage } else { Phase::Over };
        Ok(())
    }

    /// B31.7 · Dead titans are struck off; conditions and tokens of all go.
    fn count_casualties(&mut self) {
        let absent = self.muster.absent;
        for id in TitanId::ALL {
            let titan = self.titan_mut(id);
            let dead = !titan.is_alive();
            titan.conditions.clear();
            titan.modifiers.clear();
            (titan.despair, titan.ambrosia, titan.trespass) = (0, 0, 0);
            (titan.movement_fatigue, titan.combat_fatigue) = (false, false);
            titan.posture = Default::default();
            if dead && !absent.contains(id) {
                self.argo.log.push(Entry::TitanLost(id));
            }
        }
    }

    /// B31.8.
    fn tides_of_fate(&mut self, table: &mut Table<Self>) {
        for titan in &mut self.titans {
            titan.stats = [0; Stat::Rage as usize + 1];
        }
        self.argo.fate = self.argo.fate.saturating_sub(self.pack.numbers.tides);
        table.log("B31.8", || text!("log-tides", fate = self.argo.fate));
    }

    /// B31.9 · In the order in which they arose.
    fn tell_entries(&self, table: &mut Table<Self>) {
        for entry in &self.argo.log {
            table.log("B31.9", || self.entry_text(*entry));
        }
    }

    fn entry_text(&self, entry: Entry) -> table::Text {
        let of = |key: &'static str, titan: TitanId| text!(key, titan = self.titan_name(titan));
        match entry {
            Entry::Gained(resource, count) => {
                let name = text!(format!("resource-{}", self.pack.resources[resource.index()].slug));
                text!("log-gained", resource = name, count = count)
            }
            Entry::Noted(note, titan) => {
                let name = text!(format!("note-{}", self.pack.notes[note.index()].slug));
                match titan {
                    Some(titan) => text!("log-noted-of", titan = self.titan_name(titan), note = name),
                    None => text!("log-noted", note = name),
                }
            }
            Entry::AdversaryActivation => text!("log-adversary"),
            Entry::ArgonautDied(titan) => of("log-argonaut-died", titan),
            Entry::FatedMnemos(titan) => of("log-fated-mnemos", titan),
            Entry::MnemosNode(titan) => of("log-mnemos-node", titan),
            Entry::TitanLost(titan) => of("log-titan-lost", titan),
            Entry::GearFound(gear) => {
                let name = text!(format!("gear-{}", self.pack.gear(gear).slug));
                text!("log-gear-found", gear = name)
            }
        }
    }
}
