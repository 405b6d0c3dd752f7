//! V6.8 to V6.10 · Crafting gear, breeding and fusing titans.

use crate::ids::{ClassId, GearId, ResourceId, TechId};
use crate::pack::schema::campaign::TechPower;
use crate::state::Odyssey;
use crate::state::campaign::{Deed, Event, Task};
use crate::story::Entrance;
use table::{Play, Table, text};

impl Odyssey {
    /// V6.8 · Gear of a facility aboard that can be paid, as long as there are copies.
    pub(crate) fn craftable(&self) -> Vec<GearId> {
        let made = self.known_techs().into_iter().flat_map(|tech| &self.pack.tech(tech).gear).copied();
        made.filter(|gear| self.can_craft(*gear)).collect()
    }

    fn can_craft(&self, gear: GearId) -> bool {
        let had = self.voyage().armoury.get(gear.index()).copied().unwrap_or(0);
        let whole = self.part_of(gear).is_none_or(|part| self.has_aboard(part));
        had < self.pack.gear(gear).copies && whole && self.has_goods(&self.recipe(gear))
    }

    /// V6.11 · The card that another is made from.
    pub(crate) fn part_of(&self, gear: GearId) -> Option<GearId> {
        self.cycle().parts.iter().find(|(made, _)| *made == gear).map(|(_, part)| *part)
    }

    fn has_aboard(&self, gear: GearId) -> bool {
        self.voyage().armoury.get(gear.index()).is_some_and(|n| *n > 0)
    }

    /// V6.8 · The recipe of the card, with its figures divided as the cycle says and rounded up.
    pub(crate) fn recipe(&self, gear: GearId) -> Vec<(ResourceId, u8)> {
        let cheaper = &self.cycle().cheaper;
        let by =
            |resource: ResourceId| cheaper.iter().find(|(of, _)| *of == resource).map_or(1, |(_, by)| (*by).max(1));
        self.pack.gear(gear).recipe.iter().map(|(resource, n)| (*resource, n.div_ceil(by(*resource)))).collect()
    }

    pub(crate) fn craft(&mut self, table: &mut Table<Self>, gear: GearId) {
        let recipe = self.recipe(gear);
        self.pay_goods(table, &recipe);
        if let Some(part) = self.part_of(gear) {
            let had = &mut self.voyage_mut().armoury[part.index()];
            *had = had.saturating_sub(1);
        }
        self.stow(gear);
        self.chronicle(Deed::Crafted(gear));
        table.log("V6.8", || text!("log-crafted", gear = self.pack.name(gear)));
    }

    /// G5.1 · A card comes into the armoury, unless all copies are there.
    pub(crate) fn stow(&mut self, gear: GearId) {
        let copies = self.pack.gear(gear).copies;
        let cards = self.pack.gear.len();
        let armoury = &mut self.voyage_mut().armoury;
        armoury.resize(cards, 0);
        armoury[gear.index()] = (armoury[gear.index()] + 1).min(copies);
    }

    /// V6.9 · Goods and days of a breeding, as other technologies leave them.
    pub(crate) fn breeding_of(&self, tech: TechId, goods: u8, days: u8) -> (u8, u8) {
        let powers = self.known_techs().into_iter().flat_map(|tech| &self.pack.tech(tech).gives);
        let mut quicker = powers.filter_map(|power| match power {
            TechPower::Quicker(of, goods, days) if *of == tech => Some((*goods, *days)),
            _ => None,
        });
        quicker.next_back().unwrap_or((goods, days))
    }

    /// V6.9 · A class that the Argo breeds is bred only while none of it is aboard; a dreamer at any time.
    pub(crate) fn can_breed(&self, class: ClassId, goods: u8, price: &[(ResourceId, u8)], dreamer: bool) -> bool {
        let bred = self.pack.class(class).bred;
        (!bred || self.titans_of(class) == 0)
            && (!dreamer || self.titans_of(self.dreamer()) > 0)
            && self.mortal_goods() >= u16::from(goods)
            && self.has_goods(price)
    }

    /// V6.9 · The price is paid, and the titan stands on the timeline; until then the technology breeds no other.
    pub(crate) fn breed(
        &mut self,
        table: &mut Table<Self>,
        tech: TechId,
        class: ClassId,
        (goods, days): (u8, u8),
        price: &[(ResourceId, u8)],
        dreamer: bool,
    ) -> Play {
        let (goods, days) = self.breeding_of(tech, goods, days);
        self.pay_mortal_goods(table, goods)?;
        self.voyage_mut().rolling = None;
        self.pay_goods(table, price);
        if dreamer {
            self.spend_titan(self.dreamer());
        }
        self.voyage_mut().techs.busy |= 1 << tech.0;
        self.note_on_timeline(table, days, Event::Titan(class, tech));
        Ok(())
    }

    /// V6.9 · It comes aboard. A hunt that has found a dreamer has a story, which says how, before anything else is done.
    pub(crate) fn titan_is_bred(&mut self, table: &mut Table<Self>, class: ClassId) -> Play {
        let hunt = match self.pack.class(class).bred {
            true => None,
            false => self.next_of_table(table, |from| *from == Entrance::Hunt)?,
        };
        match hunt {
            Some(paragraph) => {
                self.plan([Task::Adventure(paragraph, None)]);
                Ok(())
            }
            None => self.gain_titan(table, class),
        }
    }

    /// V6.10 · A dreamer and the price become a titan of the class at once; one of it may be aboard.
    pub(crate) fn fuse(&mut self, table: &mut Table<Self>, class: ClassId, price: &[(ResourceId, u8)]) -> Play {
        self.pay_goods(table, price);
        self.spend_titan(self.dreamer());
        self.gain_titan(table, class)
    }
}
