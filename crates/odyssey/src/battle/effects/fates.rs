//! Trauma and the other decks of fate.

use crate::battle::context::Context;
use crate::battle::streams;
use crate::ids::{Stat, TitanId};
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

    /// The card in hand is shuffled back and another of the same deck drawn.
    pub(super) fn draw_again(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let drawn = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Drawn(_, severity, card) => Some((*severity, *card)),
            _ => None,
        });
        let Some((severity, card)) = drawn else { return Ok(()) };
        match severity {
            Severity::Obol => self.decks.obols.shuffle_in(card),
            severity => self.decks.trauma[severity as usize].shuffle_in(card),
        }
        let danger = self.titan(titan).stat(Stat::Danger);
        self.trauma_draw(table, titan, Some(severity), danger)
    }

    /// B23.4 · A d10 of at least the titan's Rage succeeds; else a kratos card is drawn.
    pub(super) fn kratos_roll(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let rage = self.titan(titan).stat(Stat::Rage);
        let face = table.roll(streams::D10, 10)?;
        let held = face >= rage;
        let key = if held { "log-kratos-roll-held" } else { "log-kratos-roll-lost" };
        table.log("B23.4", || text!(key, titan = self.titan_name(titan), face = face, rage = rage));
        if held { Ok(()) } else { self.kratos_card(table, titan) }
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
