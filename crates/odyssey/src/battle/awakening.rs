//! B27 · Awakening.

use super::positions::Mini;
use crate::choice::{Choice, Source};
use crate::ids::{GodformId, TitanId};
use crate::pack::Script;
use crate::state::{Cause, Odyssey, Offer};
use smallvec::SmallVec;
use table::{Play, Table, Text, text};

impl Odyssey {
    /// B27.2 to B27.5 · The titan awakens, if it can. `false` if not. What follows breaks the chain.
    pub(crate) fn awaken(&mut self, table: &mut Table<Self>, titan: TitanId, by_obol: bool) -> Play<bool> {
        if !self.titan(titan).is_alive() {
            return Ok(false);
        }
        let Some(godform) = self.choose_godform(table, titan)? else {
            return Ok(false);
        };
        self.argo.godforms &= !(1 << godform.0);
        let trespass = self.pack.godforms[godform.index()].trespass;
        let sheet = self.titan_mut(titan);
        (sheet.godform, sheet.trespass, sheet.awakened_by_obol) = (Some(godform), trespass, by_obol);
        let despaired = std::mem::take(&mut sheet.despair) > 0;
        self.note_source(table, titan, Source::Godform(titan));
        table.log("B27.2", || {
            text!("log-awakens", titan = self.titan_name(titan), godform = self.godform_name(godform))
        });
        if despaired {
            table.log("B27.2", || text!("log-despair-gone", titan = self.titan_name(titan)));
        }
        self.cure_all(table, titan)?;
        self.cling_to_priority(table, titan)?;
        self.activate_adversary(table);
        self.chain_break(table, Some(Cause::Awakened(titan)))?;
        Ok(true)
    }

    pub(crate) fn godform_name(&self, godform: GodformId) -> Text {
        Text::new(format!("godform-{}", self.pack.godforms[godform.index()].slug))
    }

    /// B27.2 · One of the godforms that are available.
    fn choose_godform(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play<Option<GodformId>> {
        let all = 0..self.pack.godforms.len() as u8;
        let there = all.filter(|form| self.argo.godforms & 1 << form != 0).map(GodformId);
        let there: SmallVec<[GodformId; 4]> = there.collect();
        if there.is_empty() {
            return Ok(None);
        }
        table.ask(self.player(titan)).about("ask-godform", "B27.2").pick(there, Choice::Godform).map(Some)
    }

    /// B27.3, B16.4 · It takes the priority token and keeps it, unless another has such an effect for longer.
    fn cling_to_priority(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        self.take_priority(table, titan, "B27.3");
        let longest = self.titans.iter().map(|titan| titan.clings).max().unwrap_or(0);
        self.titan_mut(titan).clings = longest.saturating_add(1);
        Ok(())
    }

    /// B27.5 · It may move up to its speed or push the primordial back by as much, and make a bonus attack.
    pub(crate) fn follow_awakening(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if !self.titan(titan).can_act() {
            return Ok(());
        }
        let speed = self.speed(titan);
        let sides = if self.primordial_is_lumbering() { 0..=0 } else { 0..=1 };
        self.offer = Offer::Awakened;
        let asked = table.ask(self.player(titan)).about("ask-awakened-move", "B27.5");
        let chosen = asked.may(Choice::Pass, sides, Choice::Side)?;
        self.offer = Offer::Nothing;
        match chosen {
            None => {}
            Some(0) => self.walk(table, titan, speed).map(drop)?,
            Some(_) => self.pushback(table, Mini::Titan(titan), Mini::Primordial, speed)?,
        }
        if !self.titan(titan).is_alive() {
            return Ok(());
        }
        self.follow(table, Cause::BonusAttack(titan, None, Script::EMPTY))
    }

    /// B27.10 · At the start of its turn it discards a trespass token; if it cannot, the awakening ends.
    pub(crate) fn spend_trespass(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if self.titan(titan).godform.is_none() {
            return Ok(());
        }
        if self.titan(titan).trespass > 0 {
            self.titan_mut(titan).trespass -= 1;
            table.log("B27.10", || {
                text!("log-trespass", titan = self.titan_name(titan), left = self.titan(titan).trespass)
            });
            return Ok(());
        }
        let sheet = self.titan_mut(titan);
        let doomed = sheet.awakened_by_obol;
        (sheet.godform, sheet.clings, sheet.awakened_by_obol) = (None, 0, false);
        table.log("B27.10", || text!("log-awakening-ends", titan = self.titan_name(titan)));
        if doomed {
            return self.die(table, titan, "B27.10");
        }
        self.bear_ambrosia(table, titan)?;
        self.lonely_deaths(table)
    }

    /// B27.9 · Whether an awakened titan that lies down can stand up for a trespass token.
    pub(crate) fn can_rise_awakened(&self, titan: TitanId) -> bool {
        let sheet = self.titan(titan);
        sheet.is_alive() && sheet.godform.is_some() && sheet.is_down() && sheet.trespass > 0
    }

    /// B27.9.
    pub(crate) fn rise_awakened(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if self.can_rise_awakened(titan) {
            self.titan_mut(titan).trespass -= 1;
            self.stand_up(table, titan)?;
        }
        Ok(())
    }
}
