//! Trauma and the other decks of fate.

use crate::battle::context::{Context, Origin};
use crate::ids::{ObolId, Stat, TitanId};
use crate::pack::Script;
use crate::pack::schema::{Effect, Severity};
use crate::state::{Cause, Entry, Frame, Odyssey};
use table::{Play, Table, text};

impl Odyssey {
    /// B6.7 · A trauma draw without Danger: nothing at Danger 0, unless a severity is named. A second obol by the same effect kills (B6.10).
    pub(super) fn plain_trauma_draw(
        &mut self,
        table: &mut Table<Self>,
        severity: Option<Severity>,
        rest: Script,
        context: Context,
    ) -> Play {
        let titan = context.titan;
        let danger = self.titan(titan).stat(Stat::Danger);
        let Some(drawn) = self.plain_severity(titan, severity) else {
            return Ok(());
        };
        if drawn == Severity::Obol && self.brings_obol(rest, context) {
            return self.die(table, titan, "B6.10");
        }
        self.trauma_draw(table, titan, severity, danger)
    }

    /// B6.7 · The severity of a draw without Danger, if there is any.
    fn plain_severity(&self, titan: TitanId, severity: Option<Severity>) -> Option<Severity> {
        let danger = self.titan(titan).stat(Stat::Danger);
        severity.or_else(|| self.trauma_table(titan).severity(danger))
    }

    /// B6.10 · Whether what an effect says further has the titan draw an obol, as far as that is certain now.
    pub(super) fn brings_obol(&self, rest: Script, context: Context) -> bool {
        let titan = context.titan;
        self.pack.all(rest).iter().any(|effect| match *effect {
            Effect::TraumaDraw(severity) => self.plain_severity(titan, severity) == Some(Severity::Obol),
            Effect::Danger(amount) if context.origin != Origin::Attack => {
                let reached = self.titan(titan).stat(Stat::Danger).saturating_add(self.amount(amount, context));
                reached > 9 && self.trauma_table(titan).severity(reached) == Some(Severity::Obol)
            }
            Effect::If(when, then, otherwise) => {
                let chosen = if self.holds(when, context) { then } else { otherwise };
                self.brings_obol(chosen, context)
            }
            _ => false,
        })
    }

    /// B5.15.6 · Draws of this attack are of another severity.
    pub(super) fn trauma_instead(&mut self, severity: Severity) {
        if let Some(attack) = self.attack_on_target_mut() {
            attack.instead = Some(severity);
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
        let is_attack = |frame: &Frame| {
            matches!(frame, Frame::TitanAttack(_) | Frame::AttackOnTarget(_) | Frame::PrimordialAttack(_))
        };
        self.frames.after(is_attack, Cause::Rest(context.titan, rest))
    }
}
