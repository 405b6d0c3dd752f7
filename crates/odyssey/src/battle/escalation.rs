//! B15 · Wounds and escalation.

use crate::ids::{Level, PartId, level_of};
use crate::pack::schema::{Decks, PrimordialDeck, Trigger};
use crate::state::{BONUSES, Ending, Odyssey, Wound};
use table::scene::Tone;
use table::{Banner, LogLine, Play, Table, text};

impl Odyssey {
    /// B15.1 to B15.15 · A body part is wounded: the stack, then both decks. Ends the battle if it was the last wound (B7.6.7).
    #[cfg(test)]
    pub(crate) fn wound(&mut self, table: &mut Table<Self>, part: PartId, critical: bool) -> Play {
        self.wound_and_more(table, part, critical, 0)
    }

    /// B15.1 to B15.15, B15.5 · The same with additional single wounds, which lie on top of the part. If they are the last ones nothing escalates.
    pub(crate) fn wound_and_more(&mut self, table: &mut Table<Self>, part: PartId, critical: bool, more: u8) -> Play {
        self.lay_wound(table, part, critical)?;
        self.slay_if_full(table)?;
        if self.primordial.wound_count() + more < self.wounds_needed() {
            self.escalate_body(table, part, critical)?;
            self.ai_after_wound(table, level_of(part.0))?;
            self.decks.ai.settle_back(table, PrimordialDeck::Ai)?;
            self.trigger_all(table, Trigger::FoeWounded)?;
        }
        self.stack_singles(table, more)
    }

    /// B7.6.7, B30.1 · Whether a wound of this part brings the wounds to the primordial's number.
    pub(crate) fn would_slay(&self, part: PartId, critical: bool) -> bool {
        self.primordial.wound_count() + stacked(part, critical).count() >= self.wounds_needed()
    }

    /// B15.2 to B15.4 · The wound of a body part is laid on the stack.
    pub(crate) fn lay_wound(&mut self, table: &mut Table<Self>, part: PartId, critical: bool) -> Play {
        self.stack(table, stacked(part, critical));
        Ok(())
    }

    fn stack(&mut self, table: &mut Table<Self>, wound: Wound) {
        if self.primordial.wounds.room() > 0 {
            self.primordial.wounds.push(wound);
        }
        let (count, needed) = (self.primordial.wound_count(), self.wounds_needed());
        table.tell(|| {
            let text = text!("log-wounded", foe = self.primordial_name(), count = count, needed = needed);
            LogLine::by("B15.1", text.clone()).at("foe").moment(Banner::new(text, Tone::Good).icon("wound").at("foe"))
        });
    }

    /// B30.1 · The battle is won as soon as there are enough wounds.
    fn slay_if_full(&mut self, table: &mut Table<Self>) -> Play {
        if self.primordial.wound_count() >= self.wounds_needed() {
            return self.finish(table, Ending::Victory);
        }
        Ok(())
    }

    /// B15.7, B15.12, B15.13 · What a wound does to the body-part deck.
    pub(crate) fn escalate_body(&mut self, table: &mut Table<Self>, part: PartId, critical: bool) -> Play {
        match level_of(part.0) {
            Level::III => self.body_after_third(table, part, critical)?,
            level => self.body_after_wound(table, level)?,
        }
        self.decks.body.settle_back(table, PrimordialDeck::Body)
    }

    /// B15.7, B15.8, B15.18.
    fn body_after_wound(&mut self, table: &mut Table<Self>, level: Level) -> Play {
        let alone = self.decks.body.is_empty();
        let Some(next) = self.next_in_supply(PrimordialDeck::Body, level) else {
            return Ok(());
        };
        self.decks.body.add_from_supply(next);
        if alone {
            self.decks.body.shuffle_discards_in();
        }
        table.log("B15.7", || text!("log-body-grows", level = next.slug()));
        Ok(())
    }

    /// B15.12, B15.13.
    fn body_after_third(&mut self, table: &mut Table<Self>, part: PartId, critical: bool) -> Play {
        if self.decks.body.in_supply(Level::III) > 0 {
            let lowest = self.decks.body.lowest();
            if let Some(lowest) = lowest {
                self.decks.body.remove(table, PrimordialDeck::Body, lowest)?;
            }
            let new = if critical { 2 } else { 1 };
            let new = new.min(self.decks.body.in_supply(Level::III));
            for _ in 0..new {
                self.decks.body.add_from_supply(Level::III);
            }
            let rule = if critical { "B15.13" } else { "B15.12" };
            table.log(rule, || match lowest {
                Some(lowest) if new == 1 => {
                    text!("log-body-escalates", removed = lowest.slug(), added = Level::III.slug())
                }
                Some(lowest) => text!("log-body-doubles", removed = lowest.slug()),
                None => text!("log-body-grows", level = Level::III.slug()),
            });
        } else {
            self.decks.body.shuffle_discards_in();
            let rule = if critical { "B15.13" } else { "B15.12" };
            table.log(rule, || text!("log-body-reshuffled"));
        }
        if !critical {
            self.decks.body.put_at_bottom(part.0);
        }
        Ok(())
    }

    /// B15.9, B15.14.
    fn ai_after_wound(&mut self, table: &mut Table<Self>, level: Level) -> Play {
        if level == Level::III {
            return match (self.decks.ai.in_supply(Level::III), self.decks.ai.lowest()) {
                (1.., Some(lowest)) => self.replace_ai(table, lowest, Level::III, "B15.14"),
                _ => {
                    self.permanent_bonus(table);
                    self.permanent_bonus(table);
                    Ok(())
                }
            };
        }
        let removed = self.ai_to_remove(level);
        let next = removed.and_then(|removed| self.next_in_supply(PrimordialDeck::Ai, removed));
        match removed.zip(next) {
            Some((removed, next)) => self.replace_ai(table, removed, next, "B15.9"),
            None => {
                self.permanent_bonus(table);
                Ok(())
            }
        }
    }

    /// B15.11 · A card of the wounded level, else of the next higher one there is.
    fn ai_to_remove(&self, level: Level) -> Option<Level> {
        let there = |level: &Level| self.decks.ai.in_deck(*level) > 0 || self.is_discarded(PrimordialDeck::Ai, *level);
        Level::ALL.into_iter().filter(|other| *other >= level).find(there)
    }

    fn is_discarded(&self, deck: PrimordialDeck, level: Level) -> bool {
        self.decks.of(deck).discards().iter().any(|card| level_of(*card) == level)
    }

    /// B15.11, B15.18 · The level that follows a card: the next one of which there is a supply. III is followed by III.
    fn next_in_supply(&self, deck: PrimordialDeck, level: Level) -> Option<Level> {
        let first = level.next().unwrap_or(Level::III);
        let higher = Level::ALL.into_iter().filter(|other| *other >= first);
        higher.into_iter().find(|level| self.decks.of(deck).in_supply(*level) > 0)
    }

    /// B15.9, B15.10 · One AI card gives way to one of another level.
    fn replace_ai(&mut self, table: &mut Table<Self>, removed: Level, added: Level, rule: &'static str) -> Play {
        let from_discards = self.decks.ai.remove(table, PrimordialDeck::Ai, removed)?;
        self.decks.ai.add_from_supply(added);
        if from_discards == Some(true) || self.decks.ai.len() == 1 {
            self.decks.ai.shuffle_discards_in();
        }
        table.log(rule, || text!("log-ai-grows", removed = removed.slug(), added = added.slug()));
        Ok(())
    }

    /// B15.15, B15.16.
    fn permanent_bonus(&mut self, table: &mut Table<Self>) {
        let bonus = BONUSES[self.primordial.bonuses as usize % BONUSES.len()];
        self.primordial.bonuses = self.primordial.bonuses.saturating_add(1);
        table.log("B15.16", || {
            let key = match bonus {
                crate::pack::schema::PrimordialAttribute::Danger => "log-bonus-danger",
                crate::pack::schema::PrimordialAttribute::ToHit => "log-bonus-to-hit",
                crate::pack::schema::PrimordialAttribute::EvasionDice => "log-bonus-dice",
                _ => "log-bonus-at",
            };
            text!(key, foe = self.primordial_name())
        });
    }

    /// B15.17, B15.20 · Escalation without a wound.
    pub(crate) fn escalate(&mut self, table: &mut Table<Self>, decks: Decks, count: u8) -> Play {
        let wanted = |deck| decks == Decks::Both || decks == Decks::Only(deck);
        for _ in 0..if wanted(PrimordialDeck::Body) { count } else { 0 } {
            self.escalate_lowest_part(table)?;
        }
        for _ in 0..if wanted(PrimordialDeck::Ai) { count } else { 0 } {
            self.escalate_ai(table)?;
        }
        self.decks.body.settle_back(table, PrimordialDeck::Body)?;
        self.decks.ai.settle_back(table, PrimordialDeck::Ai)
    }

    /// B15.17, B15.18 · The lowest body part gives way to one a level higher; of level III nothing changes.
    fn escalate_lowest_part(&mut self, table: &mut Table<Self>) -> Play {
        let Some(lowest) = self.decks.body.lowest().filter(|lowest| *lowest != Level::III) else {
            return Ok(());
        };
        let Some(next) = self.next_in_supply(PrimordialDeck::Body, lowest) else {
            return Ok(());
        };
        self.decks.body.remove(table, PrimordialDeck::Body, lowest)?;
        self.decks.body.add_from_supply(next);
        table.log("B15.17", || text!("log-body-escalates", removed = lowest.slug(), added = next.slug()));
        Ok(())
    }

    fn escalate_ai(&mut self, table: &mut Table<Self>) -> Play {
        let Some(lowest) = self.decks.ai.lowest() else {
            return Ok(());
        };
        match self.next_in_supply(PrimordialDeck::Ai, lowest) {
            Some(next) => self.replace_ai(table, lowest, next, "B15.17"),
            None => {
                self.permanent_bonus(table);
                Ok(())
            }
        }
    }

    /// B15.5 · Additional single wounds: those of a body part in hand lie on top of it once it is put away.
    pub(crate) fn single_wounds(&mut self, table: &mut Table<Self>, count: u8) -> Play {
        match self.wounds_wait(count) {
            true => Ok(()),
            false => self.stack_singles(table, count),
        }
    }

    /// Single wounds are laid on the stack, and nothing else happens.
    pub(crate) fn lay_singles(&mut self, table: &mut Table<Self>, count: u8) {
        for _ in 0..count {
            self.stack(table, Wound::Single);
        }
    }

    /// B15.5 · Generic single wounds: they escalate nothing, and can slay. They are wounds to whoever counts them.
    fn stack_singles(&mut self, table: &mut Table<Self>, count: u8) -> Play {
        for _ in 0..count {
            self.stack(table, Wound::Single);
            self.slay_if_full(table)?;
            self.trigger_all(table, Trigger::FoeWounded)?;
        }
        Ok(())
    }
}

/// B15.2 to B15.4 · What a wounded part puts on the stack.
fn stacked(part: PartId, critical: bool) -> Wound {
    match level_of(part.0) {
        Level::III if !critical => Wound::Double,
        _ => Wound::Part(part),
    }
}
