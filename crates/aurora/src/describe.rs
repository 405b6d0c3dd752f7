//! How options read, with what they cost and what they may bring.

use crate::card::{BoxKind, Card, CrewId, Good, Item, Lead, ObjectId, Offer, SpaceId, Use, VehicleId};
use crate::choice::Asked;
use crate::convoy::BoxAt;
use crate::explore::{Bonus, Party, Take};
use crate::fire::Target;
use crate::movement::Travel;
use crate::odds::Aim;
use crate::scene::spot;
use crate::state::{Pending, Phase};
use crate::words::some;
use table::scene::{Mark, Spot};
use table::{Label, Seat, Tag, Text, text};

impl Asked<'_> {
    pub(crate) fn act_label(&self, space: u8) -> Label {
        let Some(lot) = &self.game.zone[usize::from(space)] else { return Label::new("do-done", "E2") };
        let card = self.game.pack.name(lot.card);
        let words = match lot.card {
            Card::Location(_) => text!("do-gather", card = card),
            Card::Person(_) => text!("do-recruit-card", card = card),
            Card::Meeting(_) => text!("do-meet", card = card),
            _ if self.has_twin(space) => text!("do-improve-at", card = card, space = space + 1),
            _ => text!("do-improve", card = card),
        };
        let label = Label::new(words, "E2");
        let label = label.icon(self.game.pack.icon(lot.card)).at(spot::zone_card(space));
        let label = label.step(spot::zone_card(space)).heavy().variant("way-proposed");
        match self.game.proposal(self.seat, self.game.pack.numbers.spaces[usize::from(space)]) {
            Some(party) => {
                let crew = self.game.crew_names(self.seat, party.crew);
                let tag = Tag::new(text!("tag-party", crew = crew, food = party.food + party.halves));
                label.detail(self.party_text(space, party)).tag(tag)
            }
            None => label,
        }
    }

    /// Whether the same card lies on another space too.
    fn has_twin(&self, space: u8) -> bool {
        let card = |space: usize| self.game.zone[space].map(|lot| lot.card);
        (0..self.game.zone.len()).any(|other| other != usize::from(space) && card(other) == card(space.into()))
    }

    /// The rule by which something may be taken or declined: of the zone (E7, E9), of the discards (K7) or of the loot (F7).
    pub(crate) fn offered_by(&self, zone: &'static str) -> &'static str {
        let lot = self.game.act.map(|act| self.game.zone[usize::from(act.space)].map(|lot| lot.card));
        match lot {
            None | Some(Some(Card::Location(_))) => "F7",
            Some(None) => "K7",
            Some(Some(_)) => zone,
        }
    }

    /// Nothing more of what is asked, by the rule that asks.
    pub(crate) fn done_label(&self) -> Label {
        let (key, rule) = match (self.game.phase, self.game.pending) {
            (_, Some(Pending::Shot { .. })) => ("do-keep-outcome", "O2"),
            (Phase::Explore { .. }, _) => ("do-no-swap", "K6"),
            (Phase::Fire { .. }, _) => ("do-done", "F4"),
            (Phase::EndOfRound { .. }, _) => ("do-done", "X1"),
            _ => ("do-done", "R1"),
        };
        Label::new(key, rule).icon("check")
    }

    pub(crate) fn others_label(&self, space: u8) -> Label {
        let card = self.game.lot_name(space);
        let words = match self.has_twin(space) {
            true => text!("do-others-at", card = card, space = space + 1),
            false => text!("do-others", card = card),
        };
        let label = Label::new(words, "E2").icon("crew").variant("way-others");
        label.at(spot::zone_card(space)).step(spot::zone_card(space)).detail("detail-others")
    }

    fn party_text(&self, space: u8, party: Party) -> Text {
        let crew = self.game.crew_names(self.seat, party.crew);
        text!("detail-party", space = space + 1, crew = crew, food = party.food, halves = party.halves)
    }

    pub(crate) fn party_label(&self, party: Party) -> Label {
        let crew = self.game.crew_names(self.seat, party.crew);
        let pills = u8::from(party.pills);
        let words = text!("do-send", crew = crew, food = party.food, halves = party.halves, pills = pills);
        let members = (0..32u8).filter(|n| party.crew >> n & 1 == 1).map(|n| spot::member(self.seat, n));
        let spots = members.chain(self.paid(party));
        spots.fold(Label::new(words, "E2").icon("crew").heavy(), |label, spot| label.at(&spot).step(spot))
    }

    /// What a party pays, thing by thing. Food that is not there comes from rations (C16), halves that are not there from full batteries.
    fn paid(&self, party: Party) -> Vec<Spot> {
        let player = &self.game.players[self.seat];
        let food = party.food.min(player.good(Good::Food));
        let halves = party.halves.min(player.good(Good::Half));
        let goods = [(Good::Food, food), (Good::Half, halves), (Good::Full, party.halves - halves)];
        let goods = goods.into_iter().flat_map(|(good, n)| std::iter::repeat_n(spot::good(self.seat, good), n.into()));
        let object = |kind: Use| self.game.pack.ids().find(|id: &ObjectId| self.game.pack.object(*id).effect == kind);
        let rations = std::iter::repeat_n(object(Use::Ration), (party.food - food).into());
        let pills = party.pills.then(|| object(Use::Pills));
        let objects = rations.chain(pills).flatten().map(|object| spot::object(self.seat, object));
        goods.chain(objects).collect()
    }

    pub(crate) fn bonus_label(&self, bonus: Bonus) -> Label {
        Label::new(self.game.bonus_text(self.seat, bonus), bonus.rule()).icon(bonus_icon(bonus)).at(spot::bonus(bonus))
    }

    pub(crate) fn fixed_label(&self, target: Target) -> Label {
        let space = self.game.act.map_or(0, |act| act.space);
        let location = self.game.zone[usize::from(space)].map(|lot| lot.card);
        let value = match location {
            Some(Card::Location(location)) => self.game.pack.location(location).weapon,
            _ => 0,
        };
        let label = Label::new(text!("do-fixed", target = self.game.target_name(target)), "E5").icon("gun");
        label
            .odds(self.game.odds(Aim { value, ..Aim::default() }, target))
            .at(spot::target(target))
            .at(spot::zone_space(space))
    }

    pub(crate) fn take_label(&self, take: Take) -> Label {
        let items = Item::ALL.into_iter().filter(|item| take[*item as usize] > 0);
        let names: Vec<Text> = items.map(|item| some(item, take[item as usize])).collect();
        let words = if names.is_empty() { Text::new("do-take-nothing") } else { text!("do-take", items = names) };
        let first = Item::ALL.into_iter().find(|item| take[*item as usize] > 0);
        let space = self.game.act.map_or(0, |act| act.space);
        let each = Item::ALL.into_iter().flat_map(|item| std::iter::repeat_n(item, take[item as usize].into()));
        let spots = each.map(|item| spot::stock(space, item));
        let label = Label::new(words, "E4").icon(first.map_or("cross", item_icon));
        spots.fold(label, |label, spot| label.at(&spot).step(spot))
    }

    pub(crate) fn convoy_label(&self, crew: CrewId) -> Label {
        let entry = self.game.pack.crew(crew);
        let label = Label::new(text!("do-convoy", crew = self.game.pack.name(crew)), "O3");
        let label = label.icon(self.game.pack.icon(crew));
        if self.game.options.leaders { label.detail(self.game.pack.person(entry.leader).lead.text()) } else { label }
    }

    pub(crate) fn offer_label(&self, offer: Offer) -> Label {
        Label::new(offer.text(), offer.rule()).icon("swap")
    }

    pub(crate) fn swap_label(&self, give: Good, get: Good) -> Label {
        Label::new(text!("do-swap", give = give.text(), get = get.text()), "K6").icon(good_icon(get))
    }

    pub(crate) fn retrieve_label(&self, card: VehicleId) -> Label {
        Label::new(text!("do-retrieve", card = self.game.pack.name(card)), "K7").icon(self.game.pack.icon(card))
    }

    pub(crate) fn share_label(&self, n: u8) -> Label {
        Label::new(text!("do-share", n = n), "K8").icon("food")
    }

    pub(crate) fn replace_label(&self, column: u8) -> Label {
        let old = self.game.players[self.seat].columns.get(usize::from(column)).map(|column| column.base.card);
        let old = old.map_or_else(|| Text::new("nobody"), |card| self.game.pack.name(card));
        let label = Label::new(text!("do-replace", card = old, column = column + 1), "C3").icon("trailer");
        label.at(spot::part(self.seat, column, false))
    }

    pub(crate) fn mount_label(&self, column: u8) -> Label {
        let column_of = self.game.players[self.seat].columns.get(usize::from(column));
        let base = column_of.map_or_else(|| Text::new("nobody"), |column| self.game.pack.name(column.base.card));
        let old = column_of.and_then(|column| column.device).map(|part| self.game.pack.name(part.card));
        let words = match old {
            Some(old) => text!("do-mount-instead", card = base, old = old),
            None => text!("do-mount", card = base),
        };
        Label::new(words, "C3").icon("object").at(spot::part(self.seat, column, false))
    }

    pub(crate) fn give_up_label(&self, good: Good) -> Label {
        let label = Label::new(text!("do-give-up", good = good.text()), "C4").icon(good_icon(good));
        label.at(spot::good(self.seat, good))
    }

    pub(crate) fn good_label(&self, good: Good) -> Label {
        Label::new(text!("do-good", good = good.text()), "E16").icon(good_icon(good))
    }

    pub(crate) fn pay_half_label(&self, turn: bool) -> Label {
        let (key, icon) = if turn { ("do-turn-battery", "battery") } else { ("do-pay-half", "battery-half") };
        let good = if turn { Good::Full } else { Good::Half };
        Label::new(key, "C11").icon(icon).at(spot::good(self.seat, good))
    }

    pub(crate) fn box_label(&self, key: &'static str, at: BoxAt, rule: &'static str) -> Label {
        let icon = self.game.box_kind(self.seat, at).map_or("crate", box_icon);
        let label = Label::new(text!(key, place = self.game.box_name(self.seat, at)), rule).icon(icon);
        label.at(spot::box_at(self.seat, at))
    }

    pub(crate) fn work_label(&self, at: BoxAt) -> Label {
        let (key, rule) = match self.game.box_kind(self.seat, at) {
            Some(BoxKind::Repair) => ("do-work-repair", "R4"),
            Some(BoxKind::Collect) => ("do-work-collect", "M7"),
            _ => ("do-work-wash", "X1"),
        };
        let icon = self.game.box_kind(self.seat, at).map_or("crate", box_icon);
        Label::new(key, rule).icon(icon).at(spot::box_at(self.seat, at))
    }

    pub(crate) fn member_label(&self, key: &'static str, member: u8, rule: &'static str) -> Label {
        let label = Label::new(text!(key, person = self.game.person_name(self.seat, member)), rule).icon("person");
        label.at(spot::member(self.seat, member))
    }

    pub(crate) fn static_label(&self, charged: bool) -> Label {
        Label::new(if charged { "do-static-half" } else { "do-static" }, "C16").icon("air")
    }

    pub(crate) fn listen_label(&self, space: u8) -> Label {
        let card = self.game.lot_name(space);
        Label::new(text!("do-listen", card = card), "K2").icon("dish").at(spot::zone_card(space))
    }

    pub(crate) fn copy_label(&self, other: Seat, member: u8) -> Label {
        let person = self.game.person_name(other, member);
        Label::new(text!("do-copy", person = person, whose = self.game.who_text(other)), "K5").icon("swap")
    }

    pub(crate) fn feed_label(&self, member: u8, charged: bool) -> Label {
        let key = if charged { "do-feed-half" } else { "do-feed" };
        self.member_label(key, member, "R2").icon(if charged { "battery-half" } else { "food" })
    }

    pub(crate) fn ability_label(&self, member: u8) -> Label {
        let ability = self.game.ability(self.seat, member.into());
        self.member_label("do-ability", member, "K3").detail(ability.text())
    }

    pub(crate) fn drive_label(&self, to: SpaceId, via: u8) -> Label {
        let game = self.game;
        let travel = if game.act.is_some() { Travel::Bonus } else { Travel::Phase };
        let route = game.routes(self.seat, travel).into_iter().find(|route| (route.to, route.via) == (to, via));
        let cost = route.map_or(0, |route| route.cost);
        let further = cost.saturating_sub(game.points(self.seat, travel));
        let batteries = game.batteries_for(self.seat, further);
        let fuel = 1 + game.fuel_for(self.seat, further - batteries);
        let ways = game.ways(game.players[self.seat].at, to, via);
        let road = game.pack.road(game.map());
        let hot = game.radiation(self.seat, &ways);
        let name = game.space_name(to);
        let words = if via == 0 { text!("do-drive", place = name) } else { text!("do-drive-shortcut", place = name) };
        let brings = self.brings(to);
        let detail =
            text!("detail-drive", points = cost, fuel = fuel, batteries = batteries, hot = hot, brings = brings);
        let label = Label::new(words, if game.act.is_some() { "E11" } else { "M1" }).icon("truck").detail(detail);
        let stops = std::iter::once(game.players[self.seat].at).chain(ways.iter().map(|way| way.to)).map(spot::space);
        let tag = text!("tag-drive", points = cost, fuel = fuel, batteries = batteries, hot = hot);
        let tag = if hot > 0 { Tag::bad(tag) } else { Tag::new(tag) };
        let label = label
            .at(spot::space(to))
            .step(spot::space(to))
            .tag(tag.short(Text::plain(cost.to_string())))
            .mark(Mark::path("road", stops))
            .mark(Mark::ghost(Spot::of("convoy", self.seat), spot::space(to)));
        let label =
            if road.space(to).perimeters & game.turrets != 0 { label.odds(game.hit_odds(self.seat)) } else { label };
        if to == game.berth() { label.icon("ship") } else { label }
    }

    /// What waits at a space: its counter, its perimeter, the ship.
    fn brings(&self, to: SpaceId) -> Text {
        let game = self.game;
        let fixed = game.pack.map(game.map()).spaces[to.index()].fixed.first();
        match (game.counters[to.index()], fixed) {
            _ if to == game.berth() => Text::new("brings-ship"),
            (Some(counter), _) => text!("brings-counter", counter = game.pack.name(counter)),
            (None, Some(item)) => text!("brings-fixed", item = item.text()),
            _ if game.pack.road(game.map()).space(to).perimeters & game.turrets != 0 => Text::new("brings-turret"),
            _ => Text::new("brings-nothing"),
        }
    }

    pub(crate) fn stay_label(&self) -> Label {
        let label = Label::new("do-stay", "M1").icon("clock");
        let around = self.game.turrets_around(self.seat) != 0;
        if around { label.odds(self.game.hit_odds(self.seat)) } else { label }
    }

    pub(crate) fn batteries_label(&self, n: u8) -> Label {
        Label::new(text!("do-batteries", n = n), "M8").icon("battery")
    }

    pub(crate) fn shoot_label(&self, at: BoxAt, target: Target) -> Label {
        let (value, energy) = match self.game.box_kind(self.seat, at) {
            Some(BoxKind::Energy(value)) => (value, true),
            Some(BoxKind::Weapon(value)) => (value, false),
            _ => (1, false),
        };
        let aims = self.game.has(self.seat, crate::card::Ability::Aims) && !self.game.players[self.seat].aimed;
        let steady = self.game.has(self.seat, crate::card::Ability::Steadies);
        let place = self.game.box_name(self.seat, at);
        let label = Label::new(text!("do-shoot", target = self.game.target_name(target), place = place), "F4");
        let label = label.icon(if energy { "charge" } else { "gun" });
        let label = label.detail(if energy { "detail-shoot-full" } else { "detail-shoot-ammo" });
        let again = self.game.leads(self.seat, Lead::Reloads) && !self.game.players[self.seat].reloaded;
        let odds = self.game.odds(Aim { value, more: u8::from(aims), steady, again }, target);
        let tag = Tag::new(text!("tag-shoot", target = self.game.target_name(target)));
        let tag = match odds.chance {
            Some(chance) => tag.chance(chance),
            None => tag,
        };
        let (weapon, aim) = (spot::box_at(self.seat, at), spot::target(target));
        label.odds(odds).at(&weapon).at(&aim).step(weapon).step(aim).tag(tag)
    }

    pub(crate) fn throw_label(&self, target: Target) -> Label {
        let label = Label::new(text!("do-throw", target = self.game.target_name(target)), "F9").icon("jam");
        label.odds(self.game.blast_odds(self.seat)).at(spot::target(target))
    }
}

pub(crate) fn good_icon(good: Good) -> &'static str {
    ["food", "fuel", "ammo", "battery", "battery-half"][good as usize]
}

pub(crate) fn good_tone(good: Good) -> &'static str {
    ["food", "fuel", "ammo", "battery", "battery"][good as usize]
}

pub(crate) fn item_icon(item: Item) -> &'static str {
    ["food", "fuel", "ammo", "battery", "battery-half", "object"][item as usize]
}

/// The icon of what a bonus action brings.
pub(crate) fn bonus_icon(bonus: Bonus) -> &'static str {
    let icons = [
        ["wrench", "radiation", "truck"],
        ["radiation", "battery", "cards"],
        ["wrench", "alert", "cards"],
        ["food", "ammo", "fuel"],
        ["fuel", "fuel", "cards"],
    ];
    icons[usize::from(bonus.space).min(4)][usize::from(bonus.way).min(2)]
}

pub(crate) fn box_icon(kind: BoxKind) -> &'static str {
    match kind {
        BoxKind::Open => "crate",
        BoxKind::Crew => "person",
        BoxKind::Goods => "treasure",
        BoxKind::Weapon(_) => "gun",
        BoxKind::Energy(_) => "charge",
        BoxKind::Plate => "armour",
        BoxKind::Fame | BoxKind::Charged => "fame",
        BoxKind::Repair => "wrench",
        BoxKind::Generator => "battery",
        BoxKind::Wash => "bath",
        BoxKind::Collect => "snow",
        BoxKind::Reactor => "radiation",
    }
}
