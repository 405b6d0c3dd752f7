//! Trauma and the other decks of fate.

use crate::battle::context::Context;
use crate::ids::{ObolId, Stat, TitanId};
use crate::pack::Script;
use crate::pack::schema::Severity;
use crate::state::{Cause, Entry, Frame, Odyssey};
use table::{Play, Table, text};

impl Odyssey {
    /// B6.7 · A trauma draw without Danger: nothing at Danger 0, unless a severity is named.
    pub(super) fn plain_trauma_draw(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        severity: Option<Severity>,
    ) -> Play {
        let danger = self.titan(titan).stat(Stat::Danger);
        if danger == 0 && severity.is_none() {
            return Ok(());
        }
        self.trauma_draw(table, titan, severity, danger)
    }

    /// B5.15.6 · Draws of this attack are of another severity.
    pub(super) fn trauma_instead(&mut self, severity: Severity) {
        if let Some(blow) = self.frames.innermost_mut(Frame::as_blow_mut) {
            blow.instead = Some(severity);
        }
    }

    /// B6.11 · A card joins the obol deck, unless it is in it already.
    pub(super) fn add_obol(&mut self, which: ObolId) {
        if !self.decks.obols.contains(which.0) {
            self.decks.obols.shuffle_in(which.0);
        }
    }

    /// B25.6 · The argonaut of a dead titan dies with it.
    pub(super) fn argonaut_dies(&mut self, table: &mut Table<Self>, titan: TitanId) {
        if self.titan(titan).is_alive() || self.titan(titan).argonaut_dead {
            return;
        }
        self.titan_mut(titan).argonaut_dead = true;
        self.argo.log.push(Entry::ArgonautDied(titan));
        table.log("B25.6", || text!("log-argonaut-dies", titan = self.titan_name(titan)));
    }

    /// B27.2, B14.9 · The titan awakens; what else the card says follows the chain break.
    pub(super) fn awaken_by_card(&mut self, table: &mut Table<Self>, context: Context, rest: Script) -> Play {
        let by_obol = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Drawn(_, severity, _) => Some(*severity == Severity::Obol),
            _ => None,
        });
        if !rest.is_empty() && self.argo.godforms != 0 {
            self.rest_follows(context, rest);
        }
        self.awaken(table, context.titan, by_obol.unwrap_or(false))?;
        Ok(())
    }

    /// B14.9 · What a card that breaks the chain says further waits for the attack to close. `false` if there is no attack.
    pub(super) fn rest_follows(&mut self, context: Context, rest: Script) -> bool {
        let is_attack = |frame: &Frame| matches!(frame, Frame::Strike(_) | Frame::Blow(_) | Frame::Onslaught(_));
        self.frames.after(is_attack, Cause::Rest(context.titan, rest))
    }
}
