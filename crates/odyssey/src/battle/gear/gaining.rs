//! G5.4, B18.16 to B18.18 · Gear that is gained in a battle.

use crate::choice::Choice;
use crate::ids::{GearId, SlotId, TitanId};
use crate::pack::schema::{GearSlot, Keyword};
use crate::state::{Carried, Entry, Odyssey};
use smallvec::SmallVec;
use table::{Play, Table, text};

/// B2.6 · Attachments that a sheet carries.
pub(in crate::battle) const ON_SHEET: usize = 3;

impl Odyssey {
    /// G5.4, B18.16, B18.17 · Gear that is gained: equipped at once, other cards being discarded for it, or kept in the armoury. Of a unique card
    /// there is no second copy.
    pub(crate) fn gain_gear(&mut self, table: &mut Table<Self>, titan: TitanId, gear: GearId) -> Play {
        if self.is_second_copy(gear) {
            table.log("B18.17", || text!("log-unique", gear = self.gear_name(gear)));
            return Ok(());
        }
        self.argo.log.push(Entry::GearFound(gear));
        table.log("G5.4", || text!("log-gains-gear", titan = self.titan_name(titan), gear = self.gear_name(gear)));
        let equipped = self.can_equip(titan, gear)
            && self.wants_gear(table, titan, gear)?
            && self.clear_slots(table, titan, gear)?;
        if equipped {
            self.equip(titan, gear);
        } else if self.argo.armoury.room() > 0 {
            self.argo.armoury.push(gear);
        }
        Ok(())
    }

    fn prints(&self, gear: GearId, keyword: Keyword) -> bool {
        let mut keywords = self.pack.gear(gear).powers.keywords.iter();
        keywords.any(|printed| printed.is == keyword)
    }

    /// B18.17 · Whether the card is unique and one is in play or in the armoury.
    fn is_second_copy(&self, gear: GearId) -> bool {
        let mut carried = self.titans.iter().flat_map(|titan| titan.gear.iter());
        self.prints(gear, Keyword::Unique)
            && (carried.any(|card| card.gear == gear) || self.argo.armoury.contains(&gear))
    }

    /// Whether the titan has room for a card once others have gone.
    fn can_equip(&self, titan: TitanId, gear: GearId) -> bool {
        let room = match self.pack.gear(gear).slot {
            GearSlot::Hands(_) => self.hands_for(titan, gear) <= self.hand_slots(titan),
            GearSlot::Support => self.support_slots(titan) > 0,
            GearSlot::Armour => true,
            GearSlot::Attachment => self.attachment_place(titan).is_some(),
            GearSlot::Fists => false,
        };
        room && self.titan(titan).is_alive() && self.titan(titan).gear.room() > 1
    }

    /// B18.18 · A possession must be equipped at once; anything else if the titan's player likes.
    fn wants_gear(&mut self, table: &mut Table<Self>, titan: TitanId, gear: GearId) -> Play<bool> {
        if self.prints(gear, Keyword::TitanPossession) || self.prints(gear, Keyword::ArgonautPossession) {
            return Ok(true);
        }
        let options = [Choice::Gear(gear), Choice::Pass];
        let asked = table.ask(self.player(titan));
        Ok(asked.about("ask-equip", "G5.4").one(&options)? == Choice::Gear(gear))
    }

    /// G5.4 · Cards of the slot are discarded, of the player's choice, until there is room. `false` if there never is.
    fn clear_slots(&mut self, table: &mut Table<Self>, titan: TitanId, gear: GearId) -> Play<bool> {
        while self.slots_wanting(titan, gear) > 0 {
            let cards = self.titan(titan).gear.iter().enumerate();
            let in_the_way = cards.filter(|(_, card)| !card.discarded && self.shares_slot(card.gear, gear));
            let slots: SmallVec<[SlotId; 12]> = in_the_way.map(|(n, _)| SlotId(n as u8)).collect();
            if slots.is_empty() {
                return Ok(false);
            }
            let asked = table.ask(self.player(titan)).about("ask-make-room", "G5.4");
            let slot = asked.pick(slots, |slot| self.slot(titan, slot))?;
            self.discard_gear(table, titan, slot)?;
        }
        Ok(self.titan(titan).is_alive() && self.titan(titan).gear.room() > 0)
    }

    /// Whether two cards lie in the same kind of slot, however many hands they take.
    fn shares_slot(&self, one: GearId, other: GearId) -> bool {
        match (self.pack.gear(one).slot, self.pack.gear(other).slot) {
            (GearSlot::Hands(_), GearSlot::Hands(_)) => true,
            (one, other) => one == other,
        }
    }

    /// How many slots are still wanting for a card. Fists give way without being asked (B18.16).
    fn slots_wanting(&self, titan: TitanId, gear: GearId) -> u8 {
        let slot = self.pack.gear(gear).slot;
        match slot {
            GearSlot::Hands(_) => {
                self.hands_for(titan, gear).saturating_sub(self.empty_hands(titan) + self.fists_hands(titan))
            }
            GearSlot::Support => (self.count_of(titan, slot) + 1).saturating_sub(self.support_slots(titan)),
            GearSlot::Armour => self.count_of(titan, slot),
            GearSlot::Fists | GearSlot::Attachment => 0,
        }
    }

    fn hands_for(&self, titan: TitanId, gear: GearId) -> u8 {
        self.hands_of(titan, &Carried { gear, ..Carried::default() })
    }

    /// B2.6 · Where an attachment that is gained can lie: on the sheet, else on the first card that carries none. `None` if nowhere.
    fn attachment_place(&self, titan: TitanId) -> Option<Option<SlotId>> {
        let gear = &self.titan(titan).gear;
        let is_attachment = |card: &Carried| self.pack.gear(card.gear).slot == GearSlot::Attachment;
        let lying = || gear.iter().filter(|card| !card.discarded && is_attachment(card));
        if lying().filter(|card| card.on.is_none()).count() < ON_SHEET {
            return Some(None);
        }
        let mut cards = gear.iter().enumerate();
        let bare = cards.position(|(n, card)| {
            let carries = lying().any(|one| one.on == Some(SlotId(n as u8)));
            !card.discarded && !is_attachment(card) && !carries
        });
        bare.map(|n| Some(SlotId(n as u8)))
    }

    fn fists_hands(&self, titan: TitanId) -> u8 {
        let fists = self.pack.fists();
        let found = self.titan(titan).gear.iter().find(|card| card.gear == fists && !card.discarded);
        found.map_or(0, |card| card.hands)
    }

    fn count_of(&self, titan: TitanId, slot: GearSlot) -> u8 {
        let cards = self.titan(titan).gear.iter().filter(|card| !card.discarded);
        cards.filter(|card| self.pack.gear(card.gear).slot == slot).count() as u8
    }

    /// B18.16 · Puts a card on; Fists give way to a weapon. Fists that are set aside lie face down and have no hands.
    fn equip(&mut self, titan: TitanId, gear: GearId) {
        let fists = self.pack.fists();
        let (slot, charges) = (self.pack.gear(gear).slot, self.pack.gear(gear).charges);
        let on = match slot {
            GearSlot::Attachment => self.attachment_place(titan).flatten(),
            _ => None,
        };
        self.titan_mut(titan).gear.push(Carried { gear, charges, on, ..Carried::default() });
        self.survey_titan(titan);
        if let GearSlot::Hands(_) = slot {
            let place = self.titan(titan).gear.iter().position(|card| card.gear == fists && !card.discarded);
            if let Some(place) = place {
                self.titan_mut(titan).gear[place].hands = 0;
                let free = self.empty_hands(titan).min(2);
                let card = &mut self.titan_mut(titan).gear[place];
                card.hands = free;
                card.discarded = free == 0;
            }
        }
    }
}
