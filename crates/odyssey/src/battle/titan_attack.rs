//! B7 · A titan attacks: the ten steps.

mod declare;
mod roll;

use super::context::{Context, Origin};
use crate::choice::{Choice, Source};
use crate::ids::{PartId, TitanId};
use crate::pack::Script;
use crate::pack::schema::{Keyword, PrimordialDeck, Token, Trigger};
use crate::state::{Card, Ending, Frame, KratosPool, Odyssey, TitanAttack, TitanAttackKind, Verdict, Weapon};
use table::{Play, Table, text};

impl Odyssey {
    /// B7 · The whole attack, with extras that an effect gave it. The weapon is asked for unless it has been declared already; `false` if none
    /// could be, or the attack was declined.
    pub(crate) fn attack(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        kind: TitanAttackKind,
        weapon: Option<Weapon>,
        extra: Script,
    ) -> Play<bool> {
        let declared = match weapon {
            Some(weapon) => Some(weapon),
            None => self.declare_weapon(table, titan, kind == TitanAttackKind::Bonus)?, // B7.1
        };
        let Some(weapon) = declared else { return Ok(false) };
        let titan_attack = TitanAttack { titan, kind, weapon, ..TitanAttack::default() };
        table.log("B7.1.1", || {
            text!("log-attacks", titan = self.titan_name(titan), weapon = self.weapon_name(titan, weapon))
        });
        table.scope_closing(
            self,
            Frame::TitanAttack(titan_attack),
            |game, table| game.ten_steps(table, titan, extra),
            |game, table, _| game.close_titan_attack(table, titan),
        )?;
        self.bury_overcome(table)?;
        Ok(true)
    }

    fn ten_steps(&mut self, table: &mut Table<Self>, titan: TitanId, extra: Script) -> Play {
        self.trigger(table, titan, Trigger::DeclareAttack)?;
        if !extra.is_empty() {
            self.resolve_script(table, extra, self.titan_attack_context(titan))?;
        }
        self.titan_mut(titan).struck = true;
        self.raise_rage(table, titan, 1)?; // B7.2
        self.attack_roll(table)?; // B7.3
        if self.misses(table)? {
            return Ok(());
        }
        self.first_window(table)?; // B7.4
        self.keep_in_range(table)?;
        if self.misses(table)? {
            return Ok(());
        }
        self.draw_body_part(table)?; // B7.5
        self.keep_in_range(table)?;
        if self.misses(table)? {
            return Ok(());
        }
        let verdict = self.power_roll(table)?; // B7.6
        self.take_verdict(table, verdict)?;
        self.respond(table, verdict)?; // B7.7
        self.put_part_away(table) // B7.8
    }

    fn titan_attack_context(&self, titan: TitanId) -> Context {
        let source = match self.titan_attack().map(|attack| attack.weapon) {
            Some(Weapon::Gear(slot)) => Source::Gear(titan, slot),
            Some(Weapon::Godform) => Source::Godform(titan),
            None => Source::Sheet(titan),
        };
        Context { titan, source, origin: Origin::Ability }
    }

    /// B7.3.8 · Without a hit the pool is cleared, abilities of that name are resolved, and the attack ends without a second window.
    fn misses(&mut self, table: &mut Table<Self>) -> Play<bool> {
        let Some(titan_attack) = self.titan_attack().copied().filter(|attack| attack.hits == 0) else {
            return Ok(false);
        };
        if let Some(part) = titan_attack.part {
            self.decks.body.discard(part.0);
        }
        if let Some(titan_attack) = self.titan_attack_mut() {
            (titan_attack.missed, titan_attack.part) = (true, None);
        }
        table.log("B7.3.8", || text!("log-full-miss", titan = self.titan_name(titan_attack.titan)));
        self.clear_pool(table);
        self.trigger(table, titan_attack.titan, Trigger::FullMiss)?;
        Ok(true)
    }

    /// B7.4.2, B14.6 · Who has left its weapon's range breaks the chain of its own attack.
    fn keep_in_range(&mut self, table: &mut Table<Self>) -> Play {
        let Some(titan_attack) = self.titan_attack().copied() else {
            return Ok(());
        };
        if self.weapon_reaches(titan_attack.titan, titan_attack.weapon) {
            return Ok(());
        }
        table.log("B7.4.2", || text!("log-out-of-range", titan = self.titan_name(titan_attack.titan)));
        self.chain_break(table, None)
    }

    /// B7.5, B21.20 · The top body part is revealed; with Heartseeker the better of two is chosen.
    fn draw_body_part(&mut self, table: &mut Table<Self>) -> Play {
        let Some(TitanAttack { titan, weapon, .. }) = self.titan_attack().copied() else {
            return Ok(());
        };
        self.trigger(table, titan, Trigger::AboutToDrawPart)?;
        let Some(mut drawn) = self.draw_part(table)? else {
            table.log("B7.5.1", || text!("log-no-part"));
            return self.frames.break_off(Frame::is_titan_attack);
        };
        if self.has_keyword(titan, Some(weapon), Keyword::Heartseeker) && !self.decks.body.is_empty() {
            drawn = self.seek_heart(table, titan, drawn)?;
        }
        if let Some(titan_attack) = self.titan_attack_mut() {
            titan_attack.part = Some(drawn);
        }
        self.note_source(table, titan, Source::Part(drawn));
        table.log("B7.5.1", || text!("log-part", part = self.part_name(drawn), at = self.at_of(drawn, titan)));
        Ok(())
    }

    fn draw_part(&mut self, table: &mut Table<Self>) -> Play<Option<PartId>> {
        if self.decks.body.is_empty() {
            self.decks.body.shuffle_discards_in();
        }
        Ok(self.decks.body.draw(table, PrimordialDeck::Body)?.map(PartId))
    }

    fn seek_heart(&mut self, table: &mut Table<Self>, titan: TitanId, first: PartId) -> Play<PartId> {
        let Some(second) = self.draw_part(table)? else {
            return Ok(first);
        };
        let asked = table.ask(self.player(titan)).about("ask-heartseeker", "B21.20");
        let pairs = [(first, second), (second, first)];
        let (kept, back) = asked.pick(pairs, |(kept, _)| Choice::Card(Card::Part(kept)))?;
        self.decks.body.shuffle_in(back.0);
        self.decks.body.settle_back(table, PrimordialDeck::Body)?;
        Ok(kept)
    }

    /// B7.6.6, B7.6.7, B22.11 · What a wound or a fail triggers. A wound that slays is laid on the stack and ends the battle before any response,
    /// but for the benefits of a critical one.
    fn take_verdict(&mut self, table: &mut Table<Self>, verdict: Verdict) -> Play {
        let Some(TitanAttack { titan, part, .. }) = self.titan_attack().copied() else {
            return Ok(());
        };
        if verdict == Verdict::Fail {
            return self.trigger(table, titan, Trigger::Fail);
        }
        self.primordial.last_to_wound = Some(titan);
        self.drop_tokens(table, titan, Token::Despair, 1);
        self.trigger(table, titan, Trigger::Wound)?;
        if verdict == Verdict::Critical {
            self.trigger(table, titan, Trigger::CriticalWound)?;
        }
        let critical = verdict == Verdict::Critical;
        let Some(last) = part.filter(|part| self.would_slay(*part, critical)) else {
            return Ok(());
        };
        self.lay_wound(table, last, critical)?;
        if let Some(titan_attack) = self.titan_attack_mut() {
            titan_attack.laid = true;
        }
        if critical {
            self.respond(table, verdict)?;
        }
        self.put_part_away(table)
    }

    /// B7.8 · After a fail the part goes onto its discards, after a wound onto the stack, and both decks escalate. The last wound lies there already.
    fn put_part_away(&mut self, table: &mut Table<Self>) -> Play {
        let Some(titan_attack) = self.titan_attack_mut() else { return Ok(()) };
        let Some(part) = titan_attack.part.take() else { return Ok(()) };
        let more = std::mem::take(&mut titan_attack.more_wounds);
        match titan_attack.verdict {
            _ if titan_attack.laid => self.finish(table, Ending::Victory),
            Some(Verdict::Wound) => self.wound_and_more(table, part, false, more),
            Some(Verdict::Critical) => self.wound_and_more(table, part, true, more),
            Some(Verdict::Fail) | None => {
                self.decks.body.discard(part.0);
                Ok(())
            }
        }
    }

    /// B15.5 · Additional wounds of a body part that is still in hand lie on top of it: they wait until it is put away. `false` if there is none.
    pub(crate) fn wounds_wait(&mut self, count: u8) -> bool {
        let in_hand = |attack: &&mut TitanAttack| {
            let wounded = matches!(attack.verdict, Some(Verdict::Wound | Verdict::Critical));
            wounded && attack.part.is_some() && !attack.laid
        };
        let Some(titan_attack) = self.titan_attack_mut().filter(in_hand) else {
            return false;
        };
        titan_attack.more_wounds = titan_attack.more_wounds.saturating_add(count);
        true
    }

    /// B25.3, B31.6 · The battle ends while a body part is in hand: what was wounded lies on the stack, anything else on the discards.
    pub(crate) fn put_part_down(&mut self, table: &mut Table<Self>) -> Play {
        let Some(titan_attack) = self.titan_attack_mut().filter(|attack| !attack.laid) else {
            return Ok(());
        };
        let Some(part) = titan_attack.part.take() else { return Ok(()) };
        let (verdict, more) = (titan_attack.verdict, std::mem::take(&mut titan_attack.more_wounds));
        match verdict {
            Some(Verdict::Wound | Verdict::Critical) => {
                self.lay_wound(table, part, verdict == Some(Verdict::Critical))?;
                self.lay_singles(table, more);
            }
            Some(Verdict::Fail) | None => self.decks.body.discard(part.0),
        }
        Ok(())
    }

    /// B7.9, B7.10, B14.7, B25.3 · In either case: a part that is still in hand is put away, the pool is cleared, and the second window held.
    fn close_titan_attack(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if self.ending.is_some() || self.titan_attack().is_none_or(|attack| attack.missed) {
            return Ok(());
        }
        self.untangle(table)?;
        self.put_part_away(table)?;
        self.clear_pool(table);
        if self.titan(titan).is_alive() {
            self.second_window(table)?;
            self.unhide(table, titan);
        }
        Ok(())
    }

    /// B7.9.1, B20.5 · All tokens leave the Kratos pool, but for those that the critical of this attack has placed.
    pub(crate) fn clear_pool(&mut self, table: &mut Table<Self>) {
        let [openings, breaks, diversions] = self.titan_attack().map_or([0; 3], |attack| attack.placed);
        let kept = KratosPool { openings, breaks, diversions, ..KratosPool::default() };
        if self.pool != kept {
            self.pool = kept;
            table.log("B7.9.1", || text!("log-pool-cleared"));
        }
    }

    pub(crate) fn part_name(&self, part: PartId) -> table::Text {
        self.source_name(Source::Part(part))
    }
}
