//! N14.3, N14.9.3 · What is done in the shops.

use crate::choice::Choice;
use crate::ids::{CompanionId, ItemId, Member, ReagentId, WoundId};
use crate::pack::schema::{Origin, Shop};
use crate::state::Renaissance;
use crate::state::campaign::{Place, Task};
use table::{Play, Prompt, Table, text};

/// N14.4.6 · A companion hired in a rest leaves at the end of the next one.
const HIRED_FOR: u8 = 2;

impl Renaissance {
    /// N14.9.3 · One thing after another, until it is enough or nothing more can be done.
    pub(crate) fn trade(&mut self, table: &mut Table<Self>, place: u8, shop: Shop) -> Play {
        let mut options = self.offers(place, shop, true);
        if options.is_empty() {
            return Ok(());
        }
        // N14.9.3 · The baths and the master ask nothing; the church asks once, and nobody leaves it without a blessing.
        if !matches!(shop, Shop::Church | Shop::Baths | Shop::Master) {
            options.push(Choice::Enough);
        }
        let prompt = || self.trade_prompt(place, shop);
        let chosen = table.ask(self.seat_of(Member(place))).say(prompt).one(&options)?;
        if self.deal(table, place, shop, chosen)? {
            self.schedule([Task::Shop(place, shop)]);
        }
        Ok(())
    }

    fn trade_prompt(&self, place: u8, shop: Shop) -> Prompt {
        let said =
            text!("ask-shop", hero = self.hero_name(Member(place)), shop = shop.text(), coins = self.tour().coins);
        let prompt = Prompt::new(said, "N14.9.3").in_zone("town").in_zone("treasury");
        if shop != Shop::Artisan {
            return prompt;
        }
        let prompt = prompt.in_zone("bench");
        // What is missing for a formula is told; of the long list only what almost can be made.
        let near = self.formulae().filter(|item| self.lacks(*item).len() == 1 && self.copies_left(*item) > 0);
        near.take(6).fold(prompt, |prompt, item| {
            let lacks: Vec<table::Text> = self.lacks(item);
            prompt.bar(text!("do-make", item = self.pack.name(item)), text!("why-lacks", what = lacks), "N14.3.2")
        })
    }

    /// Everything that can be done in a shop now. Before somebody goes there, `inside` is false and what merely opens a question is not looked at closely.
    pub(crate) fn offers(&self, place: u8, shop: Shop, inside: bool) -> Vec<Choice> {
        match shop {
            Shop::Artisan => self.formulae().filter(|item| self.can_make(*item)).map(Choice::Make).collect(),
            Shop::Surgeon => self.cures().map(|(hero, wound)| Choice::Cure(Member(hero), wound)).collect(),
            Shop::Barracks => self.hirings(),
            Shop::Church => self.blessings(place),
            Shop::Baths | Shop::Master if inside => self.single_offer(place, shop),
            Shop::Baths | Shop::Master => vec![Choice::Visit(shop)],
            Shop::Merchant => self.bargains(),
        }
    }

    fn single_offer(&self, place: u8, shop: Shop) -> Vec<Choice> {
        let hero = matches!(self.tour().company[usize::from(place)], Place::Hero(_));
        if hero && self.tour().coins >= self.shop_price(shop) { vec![Choice::Visit(shop)] } else { Vec::new() }
    }

    /// One deal; whether another may follow.
    fn deal(&mut self, table: &mut Table<Self>, place: u8, shop: Shop, chosen: Choice) -> Play<bool> {
        match chosen {
            Choice::Make(item) => self.make(table, item),
            Choice::Cure(hero, wound) => self.cure(table, hero.0, wound),
            Choice::Hire(companion) => {
                self.hire(companion, HIRED_FOR);
                table.log("N14.4.4", || text!("log-hires", companion = self.pack.name(companion)));
            }
            Choice::Train(companion, number) => self.train(table, companion, number),
            Choice::Buy(reagent) => self.buy(table, reagent),
            Choice::Sell(reagent) => self.sell(table, reagent),
            Choice::SellItem(item) => self.sell_item(table, item),
            Choice::Bless(token) => {
                self.spend_coins(self.shop_price(shop));
                if let Some(boon) = self.boon_mut(Member(place)) {
                    boon.tokens.add(token);
                }
                table.log("N14.5.2", || {
                    text!("log-blessed", hero = self.hero_name(Member(place)), token = token.text())
                });
                return Ok(false);
            }
            Choice::Visit(Shop::Baths) => {
                self.bathe(table, place);
                return Ok(false);
            }
            Choice::Visit(Shop::Master) => {
                self.study(table, place);
                return Ok(false);
            }
            Choice::Enough => return Ok(false),
            other => return table.unexpected(other),
        }
        Ok(true)
    }

    /// N14.5.3 · The baths give Health for the next mission.
    fn bathe(&mut self, table: &mut Table<Self>, place: u8) {
        self.spend_coins(self.shop_price(Shop::Baths));
        if let Some(boon) = self.boon_mut(Member(place)) {
            boon.health = 1;
        }
        table.log("N14.5.3", || text!("log-bathes", hero = self.hero_name(Member(place))));
    }

    /// N14.5.4 · The master gives one experience point.
    fn study(&mut self, table: &mut Table<Self>, place: u8) {
        self.spend_coins(self.shop_price(Shop::Master));
        self.gain_experience(Member(place), 1);
        table.log("N14.5.4", || text!("log-taught", hero = self.hero_name(Member(place))));
    }

    pub(crate) fn spend_coins(&mut self, price: u16) {
        let tour = self.tour_mut();
        tour.coins = tour.coins.saturating_sub(price);
    }

    /// N14.3.1 · All formulae, and the advanced ones of the heroes of the campaign.
    pub(crate) fn formulae(&self) -> impl Iterator<Item = ItemId> + use<'_> {
        let ours = |item: &ItemId| {
            let card = self.pack.item(*item);
            let owner = card.owner.is_none_or(|owner| self.tour().sheets.iter().any(|sheet| sheet.who == owner));
            card.origin == Origin::Formula && owner
        };
        self.pack.ids().filter(ours)
    }

    /// N14.3.3 · How many more of a formula there can be: as many as it has cards.
    pub(crate) fn copies_left(&self, item: ItemId) -> u8 {
        self.pack.item(item).copies.max(1).saturating_sub(self.tour().inventory[item.index()])
    }

    /// N14.3.2 · What is missing to make something: reagents, then coins.
    pub(crate) fn lacks(&self, item: ItemId) -> Vec<table::Text> {
        let card = self.pack.item(item);
        let tour = self.tour();
        let missing = card.reagents.iter().filter_map(|(reagent, n)| {
            let lack = n.saturating_sub(tour.treasury[reagent.index()]);
            (lack > 0).then(|| text!("count-of", count = lack, what = self.pack.name(*reagent)))
        });
        let coins = u16::from(card.coins).saturating_sub(tour.coins);
        missing.chain((coins > 0).then(|| text!("count-coins", count = coins))).collect()
    }

    pub(crate) fn can_make(&self, item: ItemId) -> bool {
        let card = self.pack.item(item);
        let tour = self.tour();
        self.copies_left(item) > 0
            && u16::from(card.coins) <= tour.coins
            && card.reagents.iter().all(|(reagent, n)| tour.treasury[reagent.index()] >= *n)
    }

    /// N14.3.2 · Reagents and coins are paid, and the piece is noted in the inventory.
    fn make(&mut self, table: &mut Table<Self>, item: ItemId) {
        let pack = self.pack.clone();
        let card = pack.item(item);
        for (reagent, n) in &card.reagents {
            let held = &mut self.tour_mut().treasury[reagent.index()];
            *held = held.saturating_sub(*n);
        }
        self.spend_coins(card.coins.into());
        self.tour_mut().inventory[item.index()] += 1;
        self.note_item_made(table, item);
        table.log("N14.3.2", || text!("log-makes", item = self.pack.name(item)));
    }

    /// N14.5.1 · Severe wounds that can be paid for, of any hero.
    fn cures(&self) -> impl Iterator<Item = (u8, WoundId)> + use<'_> {
        let heroes = (0..).zip(&self.tour().sheets);
        heroes.flat_map(|(hero, sheet)| {
            let wounds = self.pack.ids().filter(|id: &WoundId| sheet.severe >> id.0 & 1 == 1);
            let paid = wounds.filter(|id| u16::from(self.pack.wounds[id.index()].cure) <= self.tour().coins);
            paid.map(move |wound| (hero, wound))
        })
    }

    fn cure(&mut self, table: &mut Table<Self>, hero: u8, wound: WoundId) {
        self.spend_coins(self.pack.wounds[wound.index()].cure.into());
        if let Some(sheet) = self.page_mut(hero) {
            sheet.severe &= !(1 << wound.0);
        }
        table.log("N14.5.1", || text!("log-cured", wound = self.pack.name(wound)));
    }

    /// N14.4.4 · Companions that can be hired, or hired again, and skills of theirs that can be paid for.
    fn hirings(&self) -> Vec<Choice> {
        let tour = self.tour();
        let with_us = |id: &CompanionId| tour.hired.iter().find(|one| one.companion == *id);
        let room = tour.hired.len() < self.companions_wanted();
        let hires = self.pack.ids().filter(|id: &CompanionId| match with_us(id) {
            Some(one) => one.rests < HIRED_FOR,
            None => room,
        });
        let mut offers: Vec<Choice> = hires.map(Choice::Hire).collect();
        for one in tour.hired.iter().filter(|one| one.rests == HIRED_FOR) {
            let skills = self.pack.companions[one.companion.index()].skills.iter().enumerate();
            let open =
                skills.filter(|(place, (_, price))| one.skills >> place & 1 == 0 && u16::from(*price) <= tour.coins);
            offers.extend(open.map(|(place, _)| Choice::Train(one.companion, place as u8)));
        }
        offers
    }

    fn train(&mut self, table: &mut Table<Self>, companion: CompanionId, number: u8) {
        let Some((skill, price)) = self.pack.companions[companion.index()].skills.get(usize::from(number)).copied()
        else {
            return;
        };
        self.spend_coins(price.into());
        if let Some(one) = self.tour_mut().hired.iter_mut().find(|one| one.companion == companion) {
            one.skills |= 1 << number;
        }
        table.log("N14.4.4", || {
            text!("log-trains", companion = self.pack.name(companion), skill = self.pack.name(skill), coins = price)
        });
    }

    /// N14.5.2 · One positive token for the next mission.
    fn blessings(&self, place: u8) -> Vec<Choice> {
        let Place::Hero(hero) = self.tour().company[usize::from(place)] else { return Vec::new() };
        let held = self.page(hero).map(|sheet| sheet.boon.tokens).unwrap_or_default();
        if self.tour().coins < self.shop_price(Shop::Church) {
            return Vec::new();
        }
        let tokens = self.pack.numbers.blessings.iter().copied();
        tokens.filter(|token| !held.has(*token)).map(Choice::Bless).collect()
    }

    /// N14.5.5 · What can be sold and bought. Once something is bought nothing is sold any more in this visit.
    fn bargains(&self) -> Vec<Choice> {
        let tour = self.tour();
        let reagents = || self.pack.ids::<ReagentId>();
        let mut offers = Vec::new();
        if !tour.rest.bought {
            offers.extend(reagents().filter(|id| tour.treasury[id.index()] > 0).map(Choice::Sell));
            let made = |item: &ItemId| {
                tour.inventory[item.index()] > 0
                    && self.pack.item(*item).origin == Origin::Formula
                    && self.resale(*item) > 0
            };
            offers.extend(self.pack.ids().filter(made).map(Choice::SellItem));
        }
        let priced = |id: &ReagentId| {
            let price = self.pack.reagents[id.index()].buy;
            price > 0 && u16::from(price) <= tour.coins
        };
        offers.extend(reagents().filter(priced).map(Choice::Buy));
        offers
    }

    /// N14.5.5 · A made piece is sold for half of what its reagents cost, rounded down.
    pub(crate) fn resale(&self, item: ItemId) -> u16 {
        let reagents = self.pack.item(item).reagents.iter();
        reagents.map(|(id, n)| u16::from(self.pack.reagents[id.index()].buy) * u16::from(*n)).sum::<u16>() / 2
    }

    fn buy(&mut self, table: &mut Table<Self>, reagent: ReagentId) {
        let price = self.pack.reagents[reagent.index()].buy;
        self.spend_coins(price.into());
        let tour = self.tour_mut();
        tour.treasury[reagent.index()] = tour.treasury[reagent.index()].saturating_add(1);
        tour.rest.bought = true;
        table.log("N14.5.5", || text!("log-buys", reagent = self.pack.name(reagent), coins = price));
    }

    fn sell(&mut self, table: &mut Table<Self>, reagent: ReagentId) {
        let price = self.pack.reagents[reagent.index()].sell;
        let tour = self.tour_mut();
        tour.treasury[reagent.index()] = tour.treasury[reagent.index()].saturating_sub(1);
        tour.coins = tour.coins.saturating_add(price.into());
        table.log("N14.5.5", || text!("log-sells", reagent = self.pack.name(reagent), coins = price));
    }

    /// N14.3.4 · A piece that was sold can be made again.
    fn sell_item(&mut self, table: &mut Table<Self>, item: ItemId) {
        let price = self.resale(item);
        let tour = self.tour_mut();
        tour.inventory[item.index()] = tour.inventory[item.index()].saturating_sub(1);
        tour.coins = tour.coins.saturating_add(price);
        table.log("N14.5.5", || text!("log-sells", reagent = self.pack.name(item), coins = price));
    }
}
