//! C1 · Winning and losing.

use crate::state::campaign::{End, Task};
use crate::state::{Odyssey, Phase};
use crate::story::Entrance;
use table::{Play, Slug, Table, text};

pub(crate) const FINISHED_HOUSE: Slug = Slug::literal("finished-house");
pub(crate) const COLD_BENCHES: Slug = Slug::literal("cold-benches");
pub(crate) const THE_KEEL: Slug = Slug::literal("the-keel");
pub(crate) const ATROPOS: Slug = Slug::literal("atropos");
pub(crate) const LAST_LAMP: Slug = Slug::literal("last-lamp");
pub(crate) const EMPTY_STALLS: Slug = Slug::literal("empty-stalls");
pub(crate) const HIS_TABLE: Slug = Slug::literal("his-table");

impl Odyssey {
    /// Whether the campaign is won or lost, so that nothing more of it happens.
    pub(crate) fn is_decided(&self) -> bool {
        self.voyage().end.is_some()
    }

    /// C1.2 · Crew or hull at 0, or Argo Fate above 9, once a line of effect is done.
    pub(crate) fn heed_losses(&mut self, table: &mut Table<Self>) {
        let loss = match (self.argo.crew, self.argo.hull, self.argo.fate) {
            (0, _, _) => COLD_BENCHES,
            (_, 0, _) => THE_KEEL,
            (_, _, 10..) => ATROPOS,
            _ => return,
        };
        self.lose_campaign(table, loss);
    }

    /// C1.1 · An ending of the story wins the cycle; nothing of the day follows.
    pub(crate) fn win_campaign(&mut self, table: &mut Table<Self>, ending: Slug) {
        self.decide(table, End { won: true, name: ending }, "C1.1");
    }

    /// C1.8 · A loss has its paragraph, which is read; then the campaign is over.
    pub(crate) fn lose_campaign(&mut self, table: &mut Table<Self>, loss: Slug) {
        if self.is_decided() {
            return;
        }
        self.argo.fate = self.argo.fate.min(9);
        self.tell_of_loss(table, loss);
        self.decide(table, End { won: false, name: loss }, "C1.8");
    }

    /// C1.8 · The paragraph of a loss, with its asides. One that led to the loss has been read already.
    fn tell_of_loss(&mut self, table: &mut Table<Self>, loss: Slug) {
        let pack = self.pack.clone();
        let mut told = pack.tale.from(|entrance| *entrance == Entrance::Loss(loss));
        let told = told.next().filter(|id| !self.voyage().sheet.read.contains(id));
        let Some((id, paragraph)) = told.and_then(|id| Some((id, pack.tale.get(id)?))) else { return };
        self.voyage_mut().sheet.read.push(id);
        self.note_voyage(table, id);
        table.log("C1.8", || text!(format!("tale-{}", paragraph.id)));
        for aside in paragraph.asides.iter().filter(|aside| self.is_so(&aside.when)) {
            table.log("C1.8", || text!(format!("tale-{}-{}", paragraph.id, aside.slug)));
        }
    }

    /// What was on the agenda is not done any more.
    fn decide(&mut self, table: &mut Table<Self>, end: End, rule: &'static str) {
        if self.is_decided() {
            return;
        }
        let campaign = self.voyage_mut();
        campaign.end = Some(end);
        campaign.reading = None;
        campaign.agenda = vec![Task::Finish];
        table.log(rule, || text!(format!("campaign-{}", end.name)));
    }

    /// C8.5 · At the end there is a chronicle.
    pub(crate) fn finish_campaign(&mut self, table: &mut Table<Self>) -> Play {
        table.log("C8.5", || text!("log-chronicle", code = self.legacy().code().to_string()));
        self.phase = Phase::Over;
        Ok(())
    }
}
