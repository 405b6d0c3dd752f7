//! How the options between missions read: what they cost, what they bring, and of what there is how much.

use crate::choice::Asked;
use crate::ids::{ClassId, CompanionId, ItemId, Member, MissionId, ReagentId, SkillId, WoundId};
use crate::pack::schema::{Characteristic, Shop, Status};
use crate::scene::spot;
use crate::state::campaign::Sheet;
use story::Spot;
use table::{Change, Label, Tag, Text, text};

impl Asked<'_> {
    pub(crate) fn option_label(&self, spot: Spot) -> Label {
        let label = Label::new(text!(self.game.option_key(spot)), "N13.9.3").icon("book");
        let price = self.game.option_price(spot);
        if price == 0 { label } else { label.tag(self.price(price.into())).change(self.coins_after(-i32::from(price))) }
    }

    /// What it costs, in coins.
    fn price(&self, coins: u16) -> Tag {
        Tag::new(text!("tag-coins", coins = coins))
    }

    fn coins_after(&self, by: i32) -> Change {
        let now = i32::from(self.game.tour().coins);
        Change::new("coins", now, (now + by).max(0))
    }

    pub(crate) fn somebody_label(&self, member: Member) -> Label {
        Label::new(self.game.hero_name(member), "N13.9.5").icon(self.game.hero_icon(member)).at(spot::sheet(member))
    }

    pub(crate) fn accept_label(&self, mission: MissionId) -> Label {
        let active = self.game.tour().active.len();
        Label::new(text!("do-accept", mission = self.game.pack.name(mission)), "N11.1.1")
            .icon("check")
            .detail(text!("detail-accept", active = active))
    }

    pub(crate) fn refuse_label(&self, mission: MissionId) -> Label {
        Label::new(text!("do-refuse", mission = self.game.pack.name(mission)), "N11.1.2").icon("cross")
    }

    pub(crate) fn keep_label(&self, mission: MissionId) -> Label {
        Label::new(self.game.pack.name(mission), "N11.1.3").icon(self.game.pack.icon(mission).clone())
    }

    pub(crate) fn play_label(&self, mission: MissionId) -> Label {
        let game = self.game;
        let card = game.pack.mission(mission);
        let clues: Vec<Text> = card.clues.iter().map(|clue| clue.text()).collect();
        let label = Label::new(text!("do-play", mission = game.pack.name(mission)), "N12.9.1")
            .icon(game.pack.icon(mission).clone())
            .detail(text!("detail-clues", kind = card.kind.text(), clues = clues, count = card.clues.len()))
            .heavy();
        match card.place {
            Some(place) => label.at(spot::place(place)),
            None => label,
        }
    }

    pub(crate) fn companion_label(&self, key: &'static str, companion: CompanionId, rule: &'static str) -> Label {
        let game = self.game;
        Label::new(text!(key, companion = game.pack.name(companion)), rule)
            .icon(game.pack.icon(companion).clone())
            .detail(text!("detail-companion"))
    }

    pub(crate) fn stay_behind_label(&self, member: Member, companion: CompanionId) -> Label {
        let name = self.game.sheet_name(member.0);
        let said = text!("do-stay-behind", hero = name, companion = self.game.pack.name(companion));
        Label::new(said, "N14.4.3").icon("place").heavy()
    }

    pub(crate) fn equip_label(&self, skill: SkillId) -> Label {
        let card = self.game.pack.skill(skill);
        Label::new(self.game.pack.name(skill), "N12.9.4").icon(self.game.pack.icon(skill).clone()).detail(text!(
            "detail-skill",
            category = card.category.text(),
            keyword = card.keyword.text()
        ))
    }

    pub(crate) fn wear_label(&self, item: ItemId) -> Label {
        Label::new(self.game.pack.name(item), "N12.3.1")
            .icon(self.game.pack.icon(item).clone())
            .detail(text!("detail-slot", slot = self.game.pack.item(item).slot.text()))
    }

    pub(crate) fn reward_label(&self, item: ItemId) -> Label {
        let slot = self.game.pack.item(item).slot.text();
        Label::new(self.game.pack.name(item), "N13.2.1")
            .icon(self.game.pack.icon(item).clone())
            .detail(text!("detail-slot", slot = slot))
            .heavy()
    }

    pub(crate) fn improve_label(&self, stat: Characteristic) -> Label {
        Label::new(stat.text(), "N1.10.2").icon("laurel").heavy()
    }

    /// The sheet that a lesson is for: that of whoever is asked and has it on offer.
    fn pupil(&self, skill: SkillId) -> Option<&Sheet> {
        let class = self.game.pack.skill(skill).class;
        let is = |sheet: &&Sheet| sheet.class == class || self.game.pack.class(sheet.class).from == Some(class);
        self.game.tour().sheets.iter().find(is)
    }

    pub(crate) fn learn_label(&self, skill: SkillId) -> Label {
        let card = self.game.pack.skill(skill);
        let label = Label::new(text!("do-learn", skill = self.game.pack.name(skill)), "N14.2.1")
            .icon(self.game.pack.icon(skill).clone())
            .tag(Tag::new(text!("tag-xp", xp = card.xp)))
            .detail(text!("detail-skill", category = card.category.text(), keyword = card.keyword.text()));
        match self.pupil(skill) {
            Some(sheet) => {
                let (now, then) = (i32::from(sheet.xp), i32::from(sheet.xp) - i32::from(card.xp));
                label.change(Change::new("experience", now, then.max(0)))
            }
            None => label,
        }
    }

    pub(crate) fn advance_label(&self, class: ClassId, stat: Characteristic) -> Label {
        let said = text!("do-advance", class = self.game.pack.name(class), stat = stat.text());
        Label::new(said, "N14.1.1")
            .icon(self.game.pack.icon(class).clone())
            .tag(Tag::new(text!("tag-xp", xp = 2)))
            .heavy()
    }

    pub(crate) fn visit_label(&self, shop: Shop) -> Label {
        let game = self.game;
        let free = game.capacity(shop).saturating_sub(game.visitors(shop));
        let price = game.shop_price(shop);
        let detail = text!(format!("shop-{}-does", shop.slug()), free = free, of = game.capacity(shop));
        let label = Label::new(text!("do-visit", shop = shop.text()), "N14.9.2")
            .icon(shop_icon(shop))
            .step(spot::shop(shop))
            .detail(detail);
        if price == 0 { label } else { label.tag(self.price(price)).change(self.coins_after(-i32::from(price))) }
    }

    pub(crate) fn make_label(&self, item: ItemId) -> Label {
        let game = self.game;
        let card = game.pack.item(item);
        let price = card.reagents.iter();
        let price: Vec<Text> = price.map(|(id, n)| text!("count-of", count = *n, what = game.pack.name(*id))).collect();
        let label = Label::new(text!("do-make", item = game.pack.name(item)), "N14.3.2")
            .icon(game.pack.icon(item).clone())
            .step(spot::formula(item))
            .tag(Tag::new(text!("tag-make", reagents = price, coins = card.coins)))
            .detail(text!("detail-slot", slot = card.slot.text()))
            .heavy();
        if card.coins == 0 { label } else { label.change(self.coins_after(-i32::from(card.coins))) }
    }

    pub(crate) fn cure_label(&self, member: Member, wound: WoundId) -> Label {
        let game = self.game;
        let name = game.sheet_name(member.0);
        let price = game.pack.wounds[wound.index()].cure;
        Label::new(text!("do-cure", hero = name, wound = game.pack.name(wound)), "N14.5.1")
            .icon(game.pack.icon(wound).clone())
            .detail(game.pack.wounds[wound.index()].effect.text())
            .tag(self.price(price.into()))
            .change(self.coins_after(-i32::from(price)))
    }

    pub(crate) fn train_label(&self, companion: CompanionId, number: u8) -> Label {
        let game = self.game;
        let Some((skill, price)) = game.pack.companions[companion.index()].skills.get(usize::from(number)) else {
            return Label::new("nothing", "N14.4.4");
        };
        let said = text!("do-train", companion = game.pack.name(companion), skill = game.pack.name(*skill));
        Label::new(said, "N14.4.4")
            .icon(game.pack.icon(*skill).clone())
            .tag(self.price((*price).into()))
            .change(self.coins_after(-i32::from(*price)))
    }

    pub(crate) fn bless_label(&self, token: Status) -> Label {
        Label::new(token.text(), "N14.5.2").icon("state")
    }

    pub(crate) fn reagent_label(&self, key: &'static str, reagent: ReagentId) -> Label {
        let game = self.game;
        let card = &game.pack.reagents[reagent.index()];
        let (price, by) =
            if key == "do-buy" { (card.buy, -i32::from(card.buy)) } else { (card.sell, card.sell.into()) };
        Label::new(text!(key, reagent = game.pack.name(reagent)), "N14.5.5")
            .icon(game.pack.icon(reagent).clone())
            .step(spot::reagent(reagent))
            .tag(self.price(price.into()))
            .change(self.coins_after(by))
    }

    pub(crate) fn sell_item_label(&self, item: ItemId) -> Label {
        let price = self.game.resale(item);
        Label::new(text!("do-sell", reagent = self.game.pack.name(item)), "N14.5.5")
            .icon(self.game.pack.icon(item).clone())
            .tag(self.price(price))
            .change(self.coins_after(price.into()))
            .heavy()
    }
}

/// The sign of a shop.
pub(crate) fn shop_icon(shop: Shop) -> &'static str {
    match shop {
        Shop::Artisan => "action",
        Shop::Surgeon => "medicine",
        Shop::Barracks => "hero",
        Shop::Church => "bell",
        Shop::Baths => "water",
        Shop::Master => "book",
        Shop::Merchant => "coin",
    }
}
