//! E1, E2 · Equipment and conditions.

use crate::card::{AttachmentId, Card, Value};
use crate::choice::Choice;
use crate::pack::{End, Modifier};
use crate::state::{Ascension, HeroAt, Worn};
use crate::turn::Options;
use smallvec::SmallVec;
use table::{Play, Seat, Table, text};

impl Ascension {
    /// E1 · Whether a card may be attached to a hero by this player.
    pub(crate) fn can_attach(&self, player: Seat, card: AttachmentId, at: HeroAt) -> bool {
        let Some(hero) = self.hero(at) else {
            return false;
        };
        let sealed = |modifier: &Modifier| matches!(modifier, Modifier::Sealed);
        let allowed = if player == at.seat {
            hero.ready // E1.2
        } else {
            self.can_be_aimed_at(at) && !self.has(at.seat, hero, sealed)
        };
        let modifiers = &self.pack.attachment(card).modifiers;
        let idle = hero.value == Value::Gold && modifiers.iter().all(|modifier| modifier.properties().is_of_raising); // E1.7
        allowed && !idle && !hero.bears(card) && hero.attachments.len() < self.slots(at.seat, hero) // E1.5, E1.1
    }

    /// E1.1 · The card lies on the hero. Who attached it to whom was told when it was played.
    pub(crate) fn attach(&mut self, table: &mut Table<Self>, player: Seat, card: AttachmentId, at: HeroAt) -> Play {
        self.lay_on(at, card);
        self.note_use(table, Card::Attachment(card), player);
        self.fit_slots(table, at)
    }

    fn lay_on(&mut self, at: HeroAt, card: AttachmentId) {
        let turns = self.turns_of(card);
        if let Some(hero) = self.hero_mut(at) {
            hero.attachments.push(Worn { card, turns, ..Worn::default() });
        }
    }

    /// E2.2 · An attachment moves to another hero, as it is.
    pub(crate) fn move_attachment(
        &mut self,
        table: &mut Table<Self>,
        from: HeroAt,
        to: HeroAt,
        card: AttachmentId,
    ) -> Play {
        let worn = self.hero(from).and_then(|hero| hero.attachments.iter().find(|worn| worn.card == card)).copied();
        let Some(worn) = worn else {
            return Ok(());
        };
        if let Some(hero) = self.hero_mut(from) {
            hero.attachments.remove_item(&worn);
        }
        if let Some(hero) = self.hero_mut(to) {
            hero.attachments.push(worn);
        }
        table.log("E2.2", || {
            text!("log-attachment-moves", card = self.name(Card::Attachment(card)), hero = self.hero_name(to.hero))
        });
        self.fit_slots(table, from)?;
        self.fit_slots(table, to)
    }

    pub(crate) fn offer_removing(&self, seat: Seat, options: &mut Options) {
        let clings = |modifier: &Modifier| matches!(modifier, Modifier::Clinging);
        for hero in &self.players[seat].heroes {
            for worn in &hero.attachments {
                let card = self.pack.attachment(worn.card);
                if u16::from(card.cost) <= self.players[seat].eco && !card.modifiers.iter().any(clings) {
                    options.push(Choice::Remove(hero.card, worn.card));
                }
            }
        }
    }

    /// E1.4 · An attachment of an own hero goes to Hades for its printed ECO.
    pub(crate) fn remove_attachment(&mut self, table: &mut Table<Self>, at: HeroAt, card: AttachmentId) -> Play {
        self.pay_openly(table, at.seat, self.pack.attachment(card).cost.into(), "E1.4");
        self.drop_attachment(table, at, card, "E1.4")
    }

    /// E2.1 · Whatever ends with this goes to Hades.
    pub(crate) fn end_attachments(&mut self, table: &mut Table<Self>, at: HeroAt, end: End) -> Play {
        let Some(hero) = self.hero(at) else {
            return Ok(());
        };
        let worn = hero.attachments.iter().map(|worn| worn.card);
        let ending: SmallVec<[AttachmentId; 4]> =
            worn.filter(|card| self.pack.attachment(*card).ends.contains(&end)).collect();
        for card in ending {
            self.drop_attachment(table, at, card, "E2.1")?;
        }
        Ok(())
    }

    /// An attachment goes to Hades, and H3.2 whatever no longer fits without it.
    pub(crate) fn drop_attachment(
        &mut self,
        table: &mut Table<Self>,
        at: HeroAt,
        card: AttachmentId,
        rule: &'static str,
    ) -> Play {
        self.shed(table, at, card, rule);
        self.fit_slots(table, at)
    }

    pub(crate) fn shed(&mut self, table: &mut Table<Self>, at: HeroAt, card: AttachmentId, rule: &'static str) {
        let Some(hero) = self.hero_mut(at) else { return };
        let Some(place) = hero.attachments.iter().position(|worn| worn.card == card) else {
            return;
        };
        hero.attachments.remove(place);
        self.send_to_hades(Card::Attachment(card));
        table.tell(|| {
            let (card, hero) = (self.name(Card::Attachment(card)), self.hero_name(at.hero));
            self.done_to_hero(at, rule, text!("log-attachment-goes", card = card, hero = hero))
        });
    }
}
