//! Why not: what bars an action, with its rule, for whoever asks.

use crate::card::{Ability, BoxKind, Card, Good, Item, Nature, Use};
use crate::convoy::{BoxAt, Hit};
use crate::explore::Bonus;
use crate::scene::spot;
use crate::state::{Act, Aurora, Phase, Stay};
use table::{Prompt, Seat, text};

impl Aurora {
    /// E3, E5 · Bonus actions and fixed weapons that are closed.
    pub(crate) fn bar_beside(&self, prompt: Prompt) -> Prompt {
        match self.act {
            Some(act) => self.bar_fixed(act, self.bar_bonus(act, prompt)),
            None => prompt,
        }
    }

    fn bar_bonus(&self, act: Act, prompt: Prompt) -> Prompt {
        if act.bonus_done {
            return prompt.bar_verb("bonus", "bar-bonus", "why-bonus-done", "E3");
        }
        let ways = Bonus::WAYS[usize::from(act.space)];
        let all = (0..ways).map(|way| Bonus { space: act.space, way });
        all.fold(prompt, |prompt, bonus| match self.why_no_bonus(act, bonus) {
            Some(why) => prompt.bar_verb("bonus", self.bonus_text(act.seat, bonus), why, bonus.rule()),
            None => prompt,
        })
    }

    /// E5 · A location without a weapon bars nothing.
    fn bar_fixed(&self, act: Act, prompt: Prompt) -> Prompt {
        let Some(lot) = &self.zone[usize::from(act.space)] else { return prompt };
        let Card::Location(location) = lot.card else { return prompt };
        let why = match () {
            () if self.pack.location(location).weapon == 0 => return prompt,
            () if lot.ruined => "why-ruined",
            () if act.fired => "why-fixed-used",
            () if self.players[act.seat].good(Good::Ammo) == 0 => "why-no-ammo",
            () if self.targets(act.seat).is_empty() => "why-no-target",
            () => return prompt,
        };
        prompt.bar_verb("shoot", "bar-fixed", why, "E5")
    }

    /// E4, A9 · What lies on a location and cannot be taken because the supply is empty.
    pub(crate) fn bar_stock(&self, space: u8, prompt: Prompt) -> Prompt {
        let Some(lot) = &self.zone[usize::from(space)] else { return prompt };
        let there = Item::ALL.into_iter().filter(|item| lot.stock[*item as usize] > 0);
        let gone = there.filter(|item| match item.good() {
            Some(good) => self.supply(good) == 0,
            None => !self.has_objects(),
        });
        gone.fold(prompt, |prompt, item| prompt.bar_verb("take", item.text(), "why-supply", "A9"))
    }

    /// R1, R2, R4 · Who cannot be fed, and which boxes and abilities are closed.
    pub(crate) fn rest_prompt(&self, seat: Seat) -> Prompt {
        let mut prompt = Prompt::new("ask-rest", "R1").in_zone(spot::player(seat));
        for n in self.members(seat, |member| member.stay == Stay::Exhausted) {
            if let Some(why) = self.why_unfed(seat, n) {
                prompt = prompt.bar_verb("feed", text!("do-feed", person = self.person_name(seat, n)), why, "R2");
            }
        }
        for at in self.boxes_of(seat, |kind| kind == BoxKind::Repair) {
            if let Some(why) = self.why_no_workshop(seat, at) {
                prompt = prompt.bar_verb("ability", "do-work-repair", why, "R4");
            }
        }
        for n in 0..self.players[seat].people.len() as u8 {
            let why = match self.ability(seat, n.into()) {
                Ability::Mends | Ability::Nurses | Ability::Splices => self.why_no_ability(seat, n),
                _ => None,
            };
            if let Some(why) = why {
                prompt = prompt.bar_verb("ability", text!("do-ability", person = self.person_name(seat, n)), why, "K3");
            }
        }
        self.bar_side(seat, prompt)
    }

    /// R2, C13 · A cyborg can be fed with either.
    fn why_unfed(&self, seat: Seat, member: u8) -> Option<&'static str> {
        let player = &self.players[seat];
        let (food, half) = (self.food(seat) > 0 || player.second_portion, player.has_half());
        match self.nature(player.people[usize::from(member)].card) {
            Nature::Human => (!food).then_some("why-no-food"),
            Nature::Android => (!half).then_some("why-no-half"),
            Nature::Cyborg => (!food && !half).then_some("why-no-meal"),
        }
    }

    fn why_no_workshop(&self, seat: Seat, at: BoxAt) -> Option<&'static str> {
        match () {
            () if self.is_used(seat, at) => Some("why-used"),
            () if !self.players[seat].has_half() => Some("why-no-half"),
            () if !self.is_damaged_anywhere(seat) => Some("why-nothing-damaged"),
            () => None,
        }
    }

    /// K3, R1 · Why an ability of the rest phase is closed.
    pub(crate) fn why_no_ability(&self, seat: Seat, member: u8) -> Option<&'static str> {
        let player = &self.players[seat];
        let ill = || player.people.iter().any(|member| member.counters > 0 && self.is_human(member.card));
        match self.ability(seat, member.into()) {
            _ if player.people[usize::from(member)].used => Some("why-used"),
            Ability::Mends => (!self.is_damaged_anywhere(seat)).then_some("why-nothing-damaged"),
            Ability::Nurses => (!ill()).then_some("why-nobody-ill"),
            Ability::Splices if !player.has_half() => Some("why-no-half"),
            Ability::Splices => (player.alert == 0).then_some("why-alert-lowest"),
            _ => Some("why-used"),
        }
    }

    /// C16, K2, K5 · Objects and abilities of an own turn that are held and closed.
    pub(crate) fn bar_side(&self, seat: Seat, mut prompt: Prompt) -> Prompt {
        let player = &self.players[seat];
        let ill = player.people.iter().any(|member| member.counters > 0 && self.is_human(member.card));
        if self.object_count(seat, Use::Drip) > 0 && !ill {
            prompt = prompt.bar_verb("object", "bar-drip", "why-nobody-ill", "C16");
        }
        if self.object_count(seat, Use::Static) > 0 && player.alert == 0 {
            prompt = prompt.bar_verb("object", "do-static", "why-alert-lowest", "C16");
        }
        if self.object_count(seat, Use::Static) > 0 && player.alert > 1 && !player.has_half() {
            prompt = prompt.bar_verb("object", "do-static-half", "why-no-half", "C16");
        }
        if matches!(self.phase, Phase::Explore { .. }) && player.listened && self.has(seat, Ability::Listens) {
            prompt = prompt.bar_verb("ability", "bar-listen", "why-used-round", "K2");
        }
        match self.why_no_copy(seat) {
            Some(why) => prompt.bar_verb("ability", "bar-copy", why, "K5"),
            None => prompt,
        }
    }

    /// F4, F5 · Weapons that cannot fire, and enemies that are out of reach.
    pub(crate) fn fire_prompt(&self, seat: Seat) -> Prompt {
        let mut prompt = Prompt::new("ask-fire", "F4").in_zone(spot::player(seat));
        for (column, above, part) in self.players[seat].parts() {
            for (n, kind) in self.pack.vehicle(part.card).boxes.iter().enumerate() {
                let at = BoxAt { column, above, number: n as u8 };
                if let Some(why) = self.why_no_shot(seat, at, *kind) {
                    prompt = prompt.bar_verb("shoot", self.box_name(seat, at), why, "F4");
                }
            }
        }
        let region = self.region(seat);
        for foe in self.enemies.iter().filter(|foe| foe.region != region) {
            prompt = prompt.bar_verb("shoot", self.pack.name(foe.card), "why-other-region", "F5");
        }
        self.bar_side(seat, prompt)
    }

    /// Boxes that are no weapon bar nothing.
    fn why_no_shot(&self, seat: Seat, at: BoxAt, kind: BoxKind) -> Option<&'static str> {
        let player = &self.players[seat];
        let broken = player.part(at.column, at.above).is_some_and(|part| part.damage >> at.number & 1 == 1);
        match kind {
            BoxKind::Weapon(_) | BoxKind::Energy(_) if broken => Some("why-weapon-damaged"),
            BoxKind::Weapon(_) | BoxKind::Energy(_) if self.is_used(seat, at) => Some("why-weapon-used"),
            BoxKind::Weapon(_) => (player.good(Good::Ammo) == 0).then_some("why-no-ammo"),
            BoxKind::Energy(_) => (player.good(Good::Full) == 0).then_some("why-no-full"),
            _ => None,
        }
    }

    /// C5, C6 · Boxes where damage cannot lie: the cab, and those that have some.
    pub(crate) fn bar_boxes(&self, seat: Seat, hit: Hit, mut prompt: Prompt) -> Prompt {
        for (column, above, part) in self.players[seat].parts() {
            if !self.is_meant(seat, hit, column, above) {
                continue;
            }
            let cab = self.pack.mask(part.card).cab;
            for number in (0..8u8).filter(|n| (cab | part.damage) >> n & 1 == 1) {
                let name = self.box_name(seat, BoxAt { column, above, number });
                let is_cab = cab >> number & 1 == 1;
                let (why, rule) = if is_cab { ("why-cab", "C5") } else { ("why-box-damaged", "C6") };
                prompt = prompt.bar(name, why, rule);
            }
        }
        prompt
    }
}
