//! H3 · Harm.

use crate::card::{AttachmentId, Card, Value};
use crate::choice::Choice;
use crate::pack::{Modifier, Ward};
use crate::state::{Ascension, Hero, HeroAt, Source};
use smallvec::SmallVec;
use table::{LogLine, Play, Prompt, Table, Weight, text};

impl Ascension {
    /// H3.1 · A harmed hero goes down one step, or H3.3 falls. A ward takes it off.
    pub(crate) fn harm(&mut self, table: &mut Table<Self>, at: HeroAt) -> Play {
        let Some(hero) = self.hero(at).copied() else {
            return Ok(());
        };
        if self.ward_off(table, at, &hero)? {
            return Ok(());
        }
        let twice = self.has(at.seat, &hero, |modifier| matches!(modifier, Modifier::HarmTwice));
        let lowered = self.after_harm(hero.value, if twice { 2 } else { 1 });
        match lowered {
            Some(value) => {
                if let Some(hero) = self.hero_mut(at) {
                    hero.value = value;
                }
                table.tell(|| {
                    let text = text!("log-harmed", hero = self.hero_name(at.hero), value = self.value_low(value));
                    self.loss(self.done_to_hero(at, "H3.1", text), "banner-hero-harmed", at.seat)
                });
                self.pay_spoils(table, at);
                self.fit_slots(table, at)
            }
            None => {
                table.tell(|| {
                    let line = self.done_to(at.seat, "H3.3", text!("log-falls", hero = self.hero_name(at.hero)));
                    self.loss(LogLine { weight: Weight::Great, ..line }, "banner-hero-lost", at.seat)
                });
                self.pay_spoils(table, at);
                self.fall_by_violence(table, at)
            }
        }
    }

    /// H3.1, H3.3 · The value after this many harms at once; none if the hero's resistance is less than that.
    fn after_harm(&self, value: Value, harms: u8) -> Option<Value> {
        if self.pack.numbers.values[value].resistance < harms {
            return None;
        }
        (0..harms).try_fold(value, |value, _| value.lowered())
    }

    /// H3.4 · A slain hero falls whatever its value, unless for it slaying is harm.
    pub(crate) fn slay(&mut self, table: &mut Table<Self>, at: HeroAt) -> Play {
        let Some(hero) = self.hero(at) else {
            return Ok(());
        };
        if self.has(at.seat, hero, |modifier| matches!(modifier, Modifier::SlayIsHarm)) {
            return self.harm(table, at);
        }
        table.tell(|| {
            let line = self.done_to(at.seat, "H3.4", text!("log-slain", hero = self.hero_name(at.hero)));
            self.loss(LogLine { weight: Weight::Great, ..line }, "banner-hero-lost", at.seat)
        });
        self.pay_spoils(table, at);
        self.fall_by_violence(table, at)
    }

    /// H3.6 · Of several protections the owner chooses the one that is used.
    fn ward_off(&mut self, table: &mut Table<Self>, at: HeroAt, hero: &Hero) -> Play<bool> {
        let wards: SmallVec<[Source; 4]> = self
            .sources(at.seat, hero)
            .filter(|(source, modifier)| match modifier {
                Modifier::Ward(Ward::Once) => true,
                Modifier::Ward(Ward::EachRound) => is_fresh(hero, *source),
                _ => false,
            })
            .map(|(source, _)| source)
            .collect();
        if wards.is_empty() {
            return Ok(false);
        }
        let source = self
            .ask(table, at.seat)
            .say(|| Prompt::new(text!("ask-ward", hero = self.hero_name(at.hero)), "H3.6"))
            .pick(wards, Choice::Ward)?;
        table.log("H3.6", || {
            text!("log-warded", hero = self.hero_name(at.hero), source = self.source_name(source, at.seat))
        });
        self.note_ward(table, at.seat, source);
        self.spend_ward(table, at, source)?;
        Ok(true)
    }

    /// A ward of each round is spent for this round; one that works once goes to Hades.
    fn spend_ward(&mut self, table: &mut Table<Self>, at: HeroAt, source: Source) -> Play {
        let Source::Worn(card) = source else {
            if let Some(hero) = self.hero_mut(at) {
                hero.spent.wards |= source.bit();
            }
            return Ok(());
        };
        let once = |modifier: &Modifier| matches!(modifier, Modifier::Ward(Ward::Once));
        if self.pack.attachment(card).modifiers.iter().any(once) {
            return self.drop_attachment(table, at, card, "E2.1");
        }
        if let Some(hero) = self.hero_mut(at)
            && let Some(worn) = hero.attachments.iter_mut().find(|worn| worn.card == card)
        {
            worn.warded = true;
        }
        Ok(())
    }

    /// Gods who live on war gain whenever another player's hero is lowered or falls by violence.
    fn pay_spoils(&mut self, table: &mut Table<Self>, at: HeroAt) {
        for seat in self.order.iter().filter(|seat| *seat != at.seat) {
            let spoils = |modifier: &Modifier| {
                if let Modifier::Spoils(n) = modifier { i16::from(*n) } else { 0 }
            };
            let spoils = self.god_sum(seat, spoils);
            if spoils > 0 {
                self.gain_or_lose(seat, spoils);
                table.log("C5.1", || text!("log-spoils", who = seat, eco = spoils));
            }
        }
    }

    /// H3.2 · Attachments that no longer fit go to Hades, as the owner chooses; not one that itself takes a slot away.
    pub(crate) fn fit_slots(&mut self, table: &mut Table<Self>, at: HeroAt) -> Play {
        while let Some(hero) = self.hero(at)
            && hero.attachments.len() > self.slots(at.seat, hero)
        {
            let takes_a_slot = |modifier: &Modifier| matches!(modifier, Modifier::Slots(n) if *n < 0);
            let worn = hero.attachments.iter().map(|worn| worn.card);
            let fit: SmallVec<[AttachmentId; 12]> =
                worn.filter(|card| !self.pack.attachment(*card).modifiers.iter().any(takes_a_slot)).collect();
            if fit.is_empty() {
                break;
            }
            let card = self
                .ask(table, at.seat)
                .say(|| Prompt::new(text!("ask-which-attachment-goes", hero = self.hero_name(at.hero)), "H3.2"))
                .pick(fit, |card| Choice::Card(Card::Attachment(card)))?;
            self.shed(table, at, card, "H3.2");
        }
        Ok(())
    }
}

/// Whether a ward that works once a round has not yet worked in this one.
fn is_fresh(hero: &Hero, source: Source) -> bool {
    match source {
        Source::Worn(card) => hero.attachments.iter().any(|worn| worn.card == card && !worn.warded),
        _ => hero.spent.wards & source.bit() == 0,
    }
}
