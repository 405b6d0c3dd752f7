//! B7.7 · Responses.

use super::context::{Context, Origin};
use crate::choice::{Choice, PowerRef, Source};
use crate::ids::{PartId, TitanId};
use crate::pack::Script;
use crate::pack::schema::{Attack, Effect, Modifier, Trigger};
use crate::state::{Event, Frame, Odyssey, TitanAttack, TitanAttackKind, Verdict};
use smallvec::SmallVec;
use table::{Play, Table, text};

/// One answer of a body part: which of its lines, and what it says.
type Answer = (PowerRef, Script);

/// The places of the lines of a body part, for questions about their order.
const WOUND: PowerRef = PowerRef::Ability(0);
const FAIL: PowerRef = PowerRef::Ability(1);
const INSTINCT: PowerRef = PowerRef::Ability(2);

impl Odyssey {
    /// B7.7 · The body part answers the attack in progress.
    pub(crate) fn respond(&mut self, table: &mut Table<Self>, verdict: Verdict) -> Play {
        let Some(TitanAttack { titan, part: Some(part), .. }) = self.titan_attack().copied() else {
            return Ok(());
        };
        table.scope(self, Frame::Answers(titan), |game, table| match verdict {
            Verdict::Critical => game.critical_answer(table, titan, part),
            Verdict::Wound | Verdict::Fail => game.answers_in_order(table, titan, part, verdict),
        })?;
        Ok(())
    }

    /// B7.7.2 · A critical wound is answered by the critical alone.
    fn critical_answer(&mut self, table: &mut Table<Self>, titan: TitanId, part: PartId) -> Play {
        let script = self.pack.primordial(self.primordial.id).parts[part.index()].critical;
        let context = Context { titan, source: Source::Part(part), origin: Origin::Critical };
        table.log("B7.7.2", || text!("log-critical", part = self.part_name(part)));
        let before = self.pool;
        self.resolve_script(table, script, context)?;
        let placed = self.pool.beyond(&before);
        if let Some(attack) = self.titan_attack_mut() {
            attack.placed = placed;
        }
        Ok(())
    }

    /// B7.7.1, B7.7.3 · The wound or fail response and the instinct, in the order of the player's choice.
    fn answers_in_order(&mut self, table: &mut Table<Self>, titan: TitanId, part: PartId, verdict: Verdict) -> Play {
        let mut answers = self.printed_answers(titan, part, verdict);
        if answers.len() < self.count_printed(part, verdict) {
            table.log("B7.7.1", || {
                text!("log-answer-ignored", titan = self.titan_name(titan), part = self.part_name(part))
            });
        }
        while !answers.is_empty() {
            let asked = table.ask(self.player(titan)).about("ask-which-response", "B7.7.3");
            let to_choice = |place: usize| self.to_be_first(Source::Part(part), answers[place].0);
            let place = asked.pick(0..answers.len(), to_choice)?;
            let (which, script) = answers.remove(place);
            self.answer(table, titan, part, which, script)?;
        }
        Ok(())
    }

    /// How many answers to this are printed, ignored or not.
    fn count_printed(&self, part: PartId, verdict: Verdict) -> usize {
        let card = &self.pack.primordial(self.primordial.id).parts[part.index()];
        let first = match verdict {
            Verdict::Fail => card.fail,
            _ => card.wound,
        };
        first.iter().count() + card.instinct.iter().count()
    }

    /// B7.7.1 · What is printed and not ignored.
    fn printed_answers(&self, titan: TitanId, part: PartId, verdict: Verdict) -> SmallVec<[Answer; 2]> {
        let card = &self.pack.primordial(self.primordial.id).parts[part.index()];
        let ignores = |modifier| self.has(titan, modifier);
        let first = match verdict {
            Verdict::Fail => card.fail.filter(|_| !ignores(Modifier::IgnoreFailResponses)).map(|script| (FAIL, script)),
            _ => card.wound.filter(|_| !ignores(Modifier::IgnoreWoundResponses)).map(|script| (WOUND, script)),
        };
        let instinct = card.instinct.filter(|_| !ignores(Modifier::IgnoreInstincts)).map(|script| (INSTINCT, script));
        let all = first.into_iter().chain(instinct);
        all.filter(|_| !ignores(Modifier::OnlyCriticals)).collect()
    }

    /// One answer, unless a Diversion or an ability makes it not happen.
    fn answer(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        part: PartId,
        which: PowerRef,
        script: Script,
    ) -> Play {
        if which == FAIL && self.diverts(table, titan)? {
            return Ok(());
        }
        let event = Event::Answer(titan, part, script);
        if self.is_averted_by(table, Trigger::AboutToBeAnswered, event)? {
            return Ok(());
        }
        table.log("B7.7.1", || {
            let key = match which {
                WOUND => "log-wound-response",
                FAIL => "log-fail-response",
                _ => "log-instinct",
            };
            text!(key, part = self.part_name(part), titan = self.titan_name(titan))
        });
        let context = Context { titan, source: Source::Part(part), origin: Origin::Response };
        if self.shuns_attacks(table, script, context)? {
            return self.answer_without_attacks(table, script, context);
        }
        self.resolve_script(table, script, context)
    }

    /// B21.13 · A Diversion may be used to ignore fail responses.
    fn diverts(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play<bool> {
        if self.titan_attack().is_some_and(|attack| attack.diverted) {
            return Ok(true);
        }
        if self.pool.diversions == 0 {
            return Ok(false);
        }
        let options = [Choice::Divert, Choice::Pass];
        if table.ask(self.player(titan)).about("ask-divert", "B21.13").one(&options)? != Choice::Divert {
            return Ok(false);
        }
        self.pool.diversions -= 1;
        if let Some(attack) = self.titan_attack_mut() {
            attack.diverted = true;
        }
        table.log("B21.13", || text!("log-diverts", titan = self.titan_name(titan)));
        Ok(true)
    }

    /// B24.3 · Responses to a bonus attack that are attacks may be ignored.
    fn shuns_attacks(&mut self, table: &mut Table<Self>, script: Script, context: Context) -> Play<bool> {
        let bonus = self.titan_attack().is_some_and(|attack| attack.kind == TitanAttackKind::Bonus);
        if !bonus || !self.brings_attack(script, context) {
            return Ok(false);
        }
        let options = [Choice::Toss, Choice::Keep];
        Ok(table.ask(self.player(context.titan)).about("ask-ignore-attack", "B24.3").one(&options)? == Choice::Toss)
    }

    /// Whether a script brings an attack of the primordial as things are now.
    fn brings_attack(&self, script: Script, context: Context) -> bool {
        self.pack.all(script).iter().any(|effect| match *effect {
            Effect::If(when, then, otherwise) => {
                let chosen = if self.holds(when, context) { then } else { otherwise };
                self.brings_attack(chosen, context)
            }
            effect => self.is_attack(effect),
        })
    }

    fn answer_without_attacks(&mut self, table: &mut Table<Self>, script: Script, context: Context) -> Play {
        for n in 0..script.len() {
            match self.pack.at(script, n) {
                Effect::If(when, then, otherwise) => {
                    let chosen = if self.holds(when, context) { then } else { otherwise };
                    self.answer_without_attacks(table, chosen, context)?;
                }
                effect if self.is_attack(effect) => {}
                _ => self.resolve_script(table, script.only(n), context)?,
            }
        }
        Ok(())
    }

    /// B3.28 · Not every routine is an attack.
    fn is_attack(&self, effect: Effect) -> bool {
        match effect.properties().attack {
            Attack::No => false,
            Attack::Yes => true,
            Attack::AsRoutine => self.pack.primordial(self.primordial.id).routine.attack.is_some(),
        }
    }
}
