//! V5 · Encounter.

use crate::choice::Choice;
use crate::ids::{PrimordialId, TitanId};
use crate::state::Odyssey;
use crate::state::campaign::{Bout, Reason, Task};
use table::{Label, Play, Slug, Table, text};

const AMBUSH: Slug = Slug::literal("ambush");

impl Odyssey {
    /// V5.1, V5.4 · The next battle of the day; of several the group chooses the order.
    pub(crate) fn next_encounter(&mut self, table: &mut Table<Self>) -> Play {
        let (battles, ambushes) = (self.voyage().due.battles, self.voyage().exploration.ambushes);
        let reason = match (battles, ambushes) {
            (0, 0) => return Ok(()),
            // C4.4 · A further battle of the step finds four argonauts.
            _ if self.crewed().count() < TitanId::ALL.len() => {
                self.plan([Task::Encounter]);
                return self.rude_awakening(table).map(|_| ());
            }
            (_, 0) => Reason::Timeline,
            (0, _) => Reason::Ambush,
            _ => {
                let options = [Choice::Meet(false), Choice::Meet(true)];
                let chosen = table.ask(self.group()).about("ask-encounter", "V5.4").one(&options)?;
                if chosen == Choice::Meet(true) { Reason::Ambush } else { Reason::Timeline }
            }
        };
        let bout = self.settle_bout(table, reason)?;
        let campaign = self.voyage_mut();
        match reason {
            Reason::Ambush => campaign.exploration.ambushes -= 1,
            _ => campaign.due.battles -= 1,
        }
        campaign.bout = Some(bout);
        self.plan([Task::Fight, Task::Return, Task::Encounter]);
        Ok(())
    }

    /// V5.2 · The group chooses between the regular primordials; a timeline battle marks the next box of the one chosen, which is its level.
    /// V5.3 · An ambush marks nothing.
    fn settle_bout(&mut self, table: &mut Table<Self>, reason: Reason) -> Play<Bout> {
        let tracks: Vec<(PrimordialId, usize)> = (0..self.cycle().foes.len())
            .map(|n| (self.cycle().foes[n].foe, n))
            .filter(|(_, n)| self.has_box(*n) || (0..self.cycle().foes.len()).all(|other| !self.has_box(other)))
            .collect();
        let asked = table.ask(self.group()).about("ask-foe", "V5.2");
        let (foe, track) = asked.pick(tracks, |(foe, _)| Choice::Foe(foe))?;
        let marked = usize::from(self.voyage().evolution[track]);
        let levels = &self.cycle().foes[track].levels;
        let (level, scenario) = levels[marked.min(levels.len() - 1)];
        let timeline = reason == Reason::Timeline;
        let scenario = if timeline { scenario } else { AMBUSH };
        let mut bout = Bout { reason, foe, level, scenario: self.scenario_place(scenario), escalations: 0, easier: 0 };
        if timeline {
            self.voyage_mut().evolution[track] += u8::from(marked < self.cycle().foes[track].levels.len());
            let harder = self.hardship().map_or(0, |hardship| hardship.escalations);
            bout.escalations = self.voyage().next_battle.escalations + harder;
        }
        table.log("V5.2", || text!("log-encounter", foe = self.pack.name(foe), level = level));
        Ok(bout)
    }

    /// V5.2 · A primordial to choose, with the level at which it would be fought.
    pub(crate) fn foe_label(&self, foe: PrimordialId) -> Label {
        let label = Label::new(self.pack.name(foe), "V5.2").icon(self.pack.icon(foe).clone());
        let track = (0..self.cycle().foes.len()).find(|n| self.cycle().foes[*n].foe == foe);
        let level = track.and_then(|track| {
            let levels = &self.cycle().foes[track].levels;
            let marked = usize::from(self.voyage().evolution[track]);
            levels.get(marked.min(levels.len().saturating_sub(1))).map(|(level, _)| *level)
        });
        match level {
            Some(level) => label.detail(text!("detail-foe-level", level = level)),
            None => label,
        }
    }

    /// Whether a regular primordial has a box left.
    fn has_box(&self, track: usize) -> bool {
        usize::from(self.voyage().evolution[track]) < self.cycle().foes[track].levels.len()
    }

    pub(crate) fn scenario_place(&self, slug: Slug) -> u8 {
        self.pack.scenarios.iter().position(|scenario| scenario.slug == slug).unwrap_or(0) as u8
    }
}
