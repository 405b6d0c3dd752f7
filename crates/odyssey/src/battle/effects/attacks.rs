//! Attacks that effects bring, and the priority token. None of them is performed in place while another attack is in progress.

use crate::battle::card_conditions::{bit, titans_in};
use crate::battle::context::{Context, Origin};
use crate::choice::Source;
use crate::ids::TitanId;
use crate::pack::Script;
use crate::state::{AiSource, Cause, Frame, Odyssey};
use table::{Play, Table, text};

/// The attack that is in progress, innermost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Amid {
    TitanAttack,
    PrimordialAttack,
    Nothing,
}

impl Odyssey {
    fn amid(&self) -> Amid {
        let innermost = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::TitanAttack(_) => Some(Amid::TitanAttack),
            Frame::AttackOnTarget(_) | Frame::PrimordialAttack(_) => Some(Amid::PrimordialAttack),
            _ => None,
        });
        innermost.unwrap_or(Amid::Nothing)
    }

    /// B24.1 · A bonus attack: during a titan's attack it follows (B24.4), during a primordial's it breaks the chain once a weapon is declared
    /// (B14.2), else it begins at once.
    pub(super) fn bonus_attack(
        &mut self,
        table: &mut Table<Self>,
        extra: Script,
        rest: Script,
        context: Context,
    ) -> Play {
        let titan = context.titan;
        if !self.titan(titan).can_act() {
            return Ok(());
        }
        match self.amid() {
            Amid::TitanAttack => {
                self.frames.after(Frame::is_titan_attack, Cause::BonusAttack(titan, None, extra));
                Ok(())
            }
            Amid::Nothing => self.follow(table, Cause::BonusAttack(titan, None, extra)),
            Amid::PrimordialAttack => {
                let Some(weapon) = self.declare_weapon(table, titan, true)? else {
                    return Ok(());
                };
                let attack = Cause::BonusAttack(titan, Some(weapon), extra);
                self.break_chain_for(table, attack, rest, context)
            }
        }
    }

    /// B14.9 · The cause follows the broken attack, and then the rest of the card.
    fn break_chain_for(&mut self, table: &mut Table<Self>, cause: Cause, rest: Script, context: Context) -> Play {
        if rest.is_empty() {
            return self.chain_break(table, Some(cause));
        }
        let is_attack = |frame: &Frame| {
            matches!(frame, Frame::TitanAttack(_) | Frame::AttackOnTarget(_) | Frame::PrimordialAttack(_))
        };
        self.frames.after(is_attack, cause);
        self.chain_break(table, Some(Cause::Rest(context.titan, rest)))
    }

    /// B14.3, B14.9, B14.10.
    pub(super) fn break_chain(&mut self, table: &mut Table<Self>, rest: Script, context: Context) -> Play {
        if self.amid() == Amid::Nothing {
            return Ok(());
        }
        let cause = (!rest.is_empty()).then_some(Cause::Rest(context.titan, rest));
        self.chain_break(table, cause)
    }

    /// B3.26, B24.6, B5.16.4, B14.2 · An attack of the primordial. As a response of a body part it is aimed at the attacker; all others have their
    /// own lines.
    pub(super) fn primordial_attacks(
        &mut self,
        table: &mut Table<Self>,
        card: AiSource,
        rest: Script,
        context: Context,
    ) -> Play {
        let answers = context.origin == Origin::Response && matches!(context.source, Source::Part(_));
        let target = answers.then_some(context.titan);
        self.primordial_attacks_titan(table, Cause::PrimordialAttack(card, target), rest, context)
    }

    pub(super) fn primordial_attacks_titan(
        &mut self,
        table: &mut Table<Self>,
        cause: Cause,
        rest: Script,
        context: Context,
    ) -> Play {
        let waits = matches!(context.origin, Origin::AfterAttack | Origin::Rule);
        match self.amid() {
            Amid::TitanAttack => {
                self.frames.after(Frame::is_titan_attack, cause);
                Ok(())
            }
            Amid::PrimordialAttack if waits => {
                self.frames.after(Frame::is_primordial_attack, cause);
                Ok(())
            }
            Amid::PrimordialAttack => self.break_chain_for(table, cause, rest, context),
            Amid::Nothing => self.follow(table, cause),
        }
    }

    /// The same attack once more on the same target.
    pub(super) fn attack_again(&mut self, table: &mut Table<Self>, rest: Script, context: Context) -> Play {
        let Some(card) = self.primordial_attack().map(|attack| attack.card) else {
            return Ok(());
        };
        self.primordial_attacks_titan(table, Cause::PrimordialAttack(card, Some(context.titan)), rest, context)
    }

    /// The same card on the closest titan that was not attacked in this round.
    pub(super) fn attack_next(&mut self, table: &mut Table<Self>, rest: Script, context: Context) -> Play {
        let Some(card) = self.primordial_attack().map(|attack| attack.card) else {
            return Ok(());
        };
        let left = titans_in(self.living_mask()).filter(|titan| !self.titan(*titan).attacked);
        let left = left.fold(0, |mask, titan| mask | bit(titan));
        let Some(least) = titans_in(left).filter_map(|titan| self.distance(titan)).min() else {
            return Ok(());
        };
        let closest = titans_in(left).filter(|titan| self.distance(*titan) == Some(least));
        let closest = closest.fold(0, |mask, titan| mask | bit(titan));
        let target = self.break_tie(table, closest, "B3.6")?;
        self.primordial_attacks_titan(table, Cause::PrimordialAttack(card, Some(target)), rest, context)
    }

    /// One titan is made to strike another: Danger and knockdown, no roll.
    pub(super) fn struck_by_titan(&mut self, table: &mut Table<Self>, titan: TitanId, danger: u8) -> Play {
        table.log("B6.5", || text!("log-struck-by-titan", titan = self.titan_name(titan)));
        self.deal_danger(table, titan, danger, false)?;
        self.knock_down(table, titan)
    }

    /// The round ends here: nobody else has a turn, and a primordial that has not acted yet does not act.
    pub(super) fn end_round(&mut self) {
        self.turn.done = 0b1111;
        (self.turn.moved, self.turn.fought, self.turn.over) = (true, true, true);
    }
}
