//! How effects are put together: choices, other titans, tests and tables.

use crate::battle::context::Context;
use crate::battle::dice_streams;
use crate::choice::{Choice, PowerRef};
use crate::ids::TitanSet;
use crate::pack::schema::{Change, ConditionKind, Effect, Idle, Row, Who};
use crate::pack::{Script, Slice};
use crate::state::{Odyssey, Offer};
use smallvec::SmallVec;
use table::{Play, Table, text};

/// G6.1 · The highest value of a Triskelion.
const HIGHEST: i16 = 9;

impl Odyssey {
    /// G1.5 · The titan's player may leave them out. What would change nothing is not asked about, nor what nobody may choose (G6.2).
    pub(super) fn may(&mut self, table: &mut Table<Self>, effects: Script, context: Context) -> Play {
        if self.is_idle(effects, context) || self.overreaches(effects, context) {
            return Ok(());
        }
        let asked = self.asked_about(context);
        let options = [Choice::Pass, Choice::Side(0)];
        self.offer = Offer::One(effects);
        let settled = self.was_decided(effects, context).then_some(Choice::Side(0));
        let chosen = table.ask(asked).say(|| self.pack.may_prompt(effects)).spare(settled).one(&options)?;
        self.offer = Offer::Nothing;
        if chosen == Choice::Pass { Ok(()) } else { self.resolve_script(table, effects, context) }
    }

    /// Whether somebody has just chosen to use an ability that does nothing but this: then it is not asked about again.
    fn was_decided(&self, effects: Script, context: Context) -> bool {
        let Some(powers) = self.powers(context.source) else {
            return false;
        };
        let abilities = powers.abilities;
        let is_it = |n: usize| {
            let only = self.pack.all(self.pack.at(abilities, n).effects);
            let alone = matches!(only, [Effect::May(inner)] if *inner == effects);
            alone && self.is_voluntary(context.source, PowerRef::Ability(n as u8))
        };
        (0..abilities.len()).any(is_it)
    }

    /// One of several scripts; one that begins with what cannot be done is not offered, nor, while another is better in this, one that raises a
    /// value too far (G6.2) or changes nothing (G1.5).
    pub(super) fn either(&mut self, table: &mut Table<Self>, scripts: Slice<Script>, context: Context) -> Play {
        let sides = 0..scripts.len();
        let mut sides: SmallVec<[usize; 4]> =
            sides.filter(|side| !self.is_barred(self.pack.at(scripts, *side))).collect();
        let modest = |side: &usize| !self.overreaches(self.pack.at(scripts, *side), context);
        if sides.iter().any(modest) {
            sides.retain(|side| modest(side));
        }
        let serves = |side: &usize| !self.is_idle(self.pack.at(scripts, *side), context);
        if sides.iter().any(serves) {
            sides.retain(|side| serves(side));
        }
        if sides.is_empty() {
            return Ok(());
        }
        let asked = self.asked_about(context);
        self.offer = Offer::Sides(scripts);
        let asked = table.ask(asked).about("ask-either", "G1.5");
        let side = asked.pick(sides, |side| Choice::Side(side as u8))?;
        self.offer = Offer::Nothing;
        self.resolve_script(table, self.pack.at(scripts, side), context)
    }

    /// They happen to others, one after the other.
    pub(super) fn about_others(
        &mut self,
        table: &mut Table<Self>,
        who: Who,
        effects: Script,
        context: Context,
    ) -> Play {
        for titan in self.who(table, who, effects, context)?.iter() {
            if self.titan(titan).is_alive() || titan == context.titan {
                self.resolve_script(table, effects, Context { titan, ..context })?;
            }
        }
        Ok(())
    }

    /// G7.3 · A d10 that is no test: the last row whose figure is not above it.
    pub(super) fn roll_on_table(&mut self, table: &mut Table<Self>, rows: Slice<Row>, context: Context) -> Play {
        let face = table.roll(dice_streams::D10, 10)?;
        table.log("G2.1", || text!("log-table-roll", titan = self.titan_name(context.titan), face = face));
        let row = self.pack.all(rows).iter().rfind(|row| row.from <= face).copied();
        match row {
            Some(row) => self.resolve_script(table, row.effects, context),
            None => Ok(()),
        }
    }

    /// B5.16.3 · Only if nobody else has suffered it yet.
    pub(super) fn once(&mut self, table: &mut Table<Self>, effects: Script, context: Context) -> Play {
        let done = self.primordial_attack().map_or(TitanSet::NOBODY, |attack| attack.done);
        if (done - context.titan.into()).is_empty() {
            self.resolve_script(table, effects, context)?;
        }
        Ok(())
    }

    /// Whether a script plainly changes nothing now, so that nobody needs to be asked about it.
    pub(crate) fn is_idle(&self, script: Script, context: Context) -> bool {
        let titan = self.titan(context.titan);
        self.pack.all(script).iter().all(|effect| match effect.properties().idle {
            Idle::Never => false,
            Idle::AtZero(stat) => titan.stat(stat) == 0,
            Idle::Without(token) => self.tokens(context.titan, token) == 0,
            Idle::Standing => !titan.is_down(),
            Idle::Free(kind) => !self.suffers(context.titan, kind),
            Idle::Healthy => titan.conditions.is_empty() && !self.suffers(context.titan, ConditionKind::Body),
            Idle::Priority => self.priority == context.titan,
            Idle::Knockback => context.moves_primordial() && self.primordial_is_lumbering(),
            Idle::Pushback => context.moves_primordial() && !self.can_push(context.titan),
            Idle::Pull => context.moves_primordial() && !self.can_pull(context.titan),
            Idle::May(inner) => self.is_idle(inner, context) || self.overreaches(inner, context),
            Idle::Either(sides) => self.pack.all(sides).iter().all(|side| self.is_idle(*side, context)),
            Idle::For(who, inner) => self.is_idle_for(who, inner, context),
        })
    }

    /// Whether it changes nothing for any of those whom it may be about.
    fn is_idle_for(&self, who: Who, script: Script, context: Context) -> bool {
        let one_of = self.one_of(who, context);
        one_of.is_some_and(|titans| titans.iter().all(|titan| self.is_idle(script, Context { titan, ..context })))
    }

    /// G6.2 · Whether a script would raise one of the titan's values above 9.
    fn overreaches(&self, script: Script, context: Context) -> bool {
        let mut values = self.titan(context.titan).stats.map(i16::from);
        self.pack.all(script).iter().any(|effect| {
            let (stat, by) = match effect.properties().changes {
                Some(Change::Raises(stat, amount)) => (stat, i16::from(self.amount(amount, context))),
                Some(Change::Lowers(stat, amount)) => (stat, -i16::from(self.amount(amount, context))),
                None => return false,
            };
            let value = &mut values[stat as usize];
            *value = (*value + by).max(0);
            *value > HIGHEST
        })
    }

    /// B27.2 · Whether a script begins with an awakening for which there is no godform.
    fn is_barred(&self, script: Script) -> bool {
        let first = self.pack.all(script).first();
        first.is_some_and(|effect| *effect == Effect::Awaken) && self.argo.godforms == 0
    }
}
