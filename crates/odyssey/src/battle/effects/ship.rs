//! The Argo.

use crate::campaign::Why;
use crate::ids::{NoteId, ResourceId, TitanId};
use crate::pack::schema::campaign::Saved;
use crate::pack::schema::{ArgoFigure, Section};
use crate::state::{Ending, Entry, Odyssey};
use crate::words::signed;
use table::{Play, Table, text};

impl Odyssey {
    /// G8.1 · A figure of the Argo changes; crew or hull at 0, or Fate above 9, ends the battle.
    pub(crate) fn change_argo(&mut self, table: &mut Table<Self>, figure: ArgoFigure, by: i8) -> Play {
        if self.is_saved_in_battle(table, figure, by)? {
            return Ok(());
        }
        let numbers = &self.pack.numbers;
        let most = match figure {
            ArgoFigure::Crew => numbers.crew,
            ArgoFigure::Hull => numbers.hull,
            _ => u8::MAX,
        };
        let argo = &mut self.argo;
        let value = match figure {
            ArgoFigure::Crew => &mut argo.crew,
            ArgoFigure::Hull => &mut argo.hull,
            ArgoFigure::Fate => &mut argo.fate,
            ArgoFigure::Doom => &mut argo.doom,
            ArgoFigure::Progress => &mut argo.progress,
            ArgoFigure::Knowledge => &mut argo.knowledge,
            ArgoFigure::Tears => &mut argo.tears,
        };
        *value = value.saturating_add_signed(by).min(most);
        let now = *value;
        let rule = match figure {
            ArgoFigure::Crew | ArgoFigure::Hull | ArgoFigure::Fate => "G8.1",
            ArgoFigure::Doom | ArgoFigure::Progress => "G5.6",
            ArgoFigure::Knowledge | ArgoFigure::Tears => "G5.1",
        };
        table.log(rule, || text!(figure.key(), by = signed(by), now = now));
        let lost = match figure {
            ArgoFigure::Crew | ArgoFigure::Hull => now == 0,
            ArgoFigure::Fate => now > 9,
            _ => false,
        };
        if lost && self.ending.is_none() {
            self.argo.fate = self.argo.fate.min(9);
            return self.finish(table, Ending::ArgoLost);
        }
        Ok(())
    }

    /// C7.9 · In a campaign technologies of the Argo save in battle, too.
    fn is_saved_in_battle(&mut self, table: &mut Table<Self>, figure: ArgoFigure, by: i8) -> Play<bool> {
        let what = match (figure, by) {
            _ if self.campaign.is_none() => return Ok(false),
            (ArgoFigure::Crew, ..0) => Saved::Crew,
            (ArgoFigure::Hull, ..0) => Saved::Hull,
            (ArgoFigure::Doom, 1..) => Saved::Doom,
            _ => return Ok(false),
        };
        self.is_saved(table, what, by.unsigned_abs(), Why::Forced)
    }

    /// G8.2, G8.3 · Diplomacy with the local faction changes; at war it stays.
    pub(crate) fn change_diplomacy(&mut self, table: &mut Table<Self>, rule: &'static str, by: i8) {
        if self.local_section() == Section::AtWar {
            return;
        }
        let faction = self.local_faction();
        let diplomacy = &mut self.argo.diplomacy;
        while diplomacy.len() <= faction && diplomacy.room() > 0 {
            diplomacy.push(0);
        }
        let Some(score) = diplomacy.get_mut(faction) else {
            return;
        };
        *score = score.saturating_add(by).clamp(-10, 10);
        let now = *score;
        self.heed_war();
        table.log(rule, || {
            let faction = table::Text::new(format!("faction-{}", self.pack.factions[faction].slug));
            text!("log-diplomacy", faction = faction, by = signed(by), now = signed(now))
        });
    }

    /// G5.1.
    pub(super) fn gain_resource(&mut self, table: &mut Table<Self>, resource: ResourceId, count: u8) {
        if count == 0 {
            return;
        }
        self.note_gain(resource, count);
        table.log("G5.1", || text!("log-gains-resource", resource = self.resource_name(resource), count = count));
    }

    /// B31.9 · Something is noted of the argonaut, and told after the battle.
    pub(super) fn note(&mut self, table: &mut Table<Self>, note: NoteId, titan: TitanId) {
        self.titan_mut(titan).notes |= 1 << note.0;
        self.argo.log.push(Entry::Noted(note, Some(titan)));
        table.log("B31.9", || {
            let name = table::Text::new(format!("note-{}", self.pack.notes[note.index()].slug));
            text!("log-noted-of", titan = self.titan_name(titan), note = name)
        });
    }

    /// B31.9, B27.11, B28.4.
    pub(crate) fn activate_adversary(&mut self, table: &mut Table<Self>) {
        self.argo.log.push(Entry::AdversaryActivation);
        table.log("B31.9", || text!("log-adversary-activation"));
    }

    /// B31.9 · A fated mnemos.
    pub(super) fn fated_mnemos(&mut self, table: &mut Table<Self>, titan: TitanId) {
        self.argo.log.push(Entry::FatedMnemos(titan));
        table.log("B22.8", || text!("log-fated-mnemos", titan = self.titan_name(titan)));
    }

    /// B31.9 · A node on a mnemos, which is readied.
    pub(super) fn mnemos_node(&mut self, table: &mut Table<Self>, titan: TitanId) {
        let sheet = self.titan_mut(titan);
        (sheet.mnemos_exhausted, sheet.mnemos_discarded) = (0, 0);
        self.argo.log.push(Entry::MnemosNode(titan));
        table.log("B31.9", || text!("log-mnemos-node", titan = self.titan_name(titan)));
    }

    /// B23.5 · The lasting effect of the kratos card ends; the card stays.
    pub(super) fn rally(&mut self, table: &mut Table<Self>, titan: TitanId) {
        self.titan_mut(titan).rallied = true;
        table.log("B23.5", || text!("log-rallies", titan = self.titan_name(titan)));
    }
}

impl ArgoFigure {
    fn key(self) -> &'static str {
        [
            "log-argo-crew",
            "log-argo-hull",
            "log-argo-fate",
            "log-argo-doom",
            "log-argo-progress",
            "log-argo-knowledge",
            "log-argo-tears",
        ][self as usize]
    }
}
