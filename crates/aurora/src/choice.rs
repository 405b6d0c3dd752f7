//! Everything that can be chosen, and how it is written down.

use crate::card::{Card, CrewId, Good, Item, Offer, SpaceId, VehicleId};
use crate::convoy::BoxAt;
use crate::explore::{Bonus, Party, Take};
use crate::fire::Target;
use crate::state::Aurora;
use table::{Label, Notate, Seat, choices};

choices! {
    /// One thing that can be answered. A survivor is a number in the list of whoever is asked.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Choice for Asked<'_> as game {
        /// O3 · The convoy one begins with.
        Convoy(crew: CrewId) = "convoy", ("convoy {}", game.game.pack.slug(crew)) => game.convoy_label(crew);
        /// E2 · Act at a space with the proposed party.
        Act(space: u8) = "act", ("act {}", space + 1) => game.act_label(space);
        /// E2 · Act there with others, who are chosen next.
        Others(space: u8) = "others", ("others {}", space + 1) => game.others_label(space);
        /// E2 · Whom one sends, and what is paid.
        Send(party: Party) = "send", ("{}", game.party_notation(party)) => game.party_label(party);
        /// E1 · Pass.
        Pass = "pass", ("pass") => Label::new("do-pass", "E1").icon("check").detail("detail-pass");
        /// E3 · Nothing more in this act.
        Finish = "finish", ("finish") => Label::new("do-finish", "E3").icon("check");
        /// E11 to E15 · An alternative of the bonus action.
        Bonus(bonus: Bonus) = "bonus", ("bonus {} {}", bonus.space + 1, bonus.way + 1) => game.bonus_label(bonus);
        /// E5 · Fire the fixed weapon of a location.
        Fixed(target: Target) = "fixed", ("fixed {}", game.target_notation(target)) => game.fixed_label(target);
        /// E4 · What is taken from a location.
        Take(take: Take) = "take", ("take {}", take_notation(take)) => game.take_label(take);
        /// E7.
        Recruit = "recruit", ("recruit") => Label::new("do-recruit", game.offered_by("E7")).icon("crew");
        /// E9.
        Decline = "decline", ("decline") => Label::new("do-decline", game.offered_by("E9")).icon("cross");
        /// E8.
        Offer(offer: Offer) = "offer", ("offer {}", offer.slug()) => game.offer_label(offer);
        /// K6.
        Swap(give: Good, get: Good) = "swap", ("swap {} {}", give.slug(), get.slug()) => game.swap_label(give, get);
        /// K7 · A part of the discards.
        Retrieve(card: VehicleId) = "retrieve", ("retrieve {}", game.slug(card)) => game.retrieve_label(card);
        /// K8 · So much food.
        Share(n: u8) = "share", ("share {n}") => game.share_label(n);
        /// C3 · A new truck.
        TakeTruck = "improve", ("drive it") => Label::new("do-take-truck", "C3").icon("truck");
        /// C3 · A new trailer at the end.
        Couple = "improve", ("couple") => Label::new("do-couple", "C3").icon("trailer");
        /// C3 · A new trailer instead of one.
        Replace(column: u8) = "improve", ("replace {}", column + 1) => game.replace_label(column);
        /// C3 · A new device onto a column.
        Mount(column: u8) = "improve", ("mount {}", column + 1) => game.mount_label(column);
        /// C4.
        GiveUp(good: Good) = "give-up", ("give-up {}", good.slug()) => game.give_up_label(good);
        /// C4.
        LeaveBehind(member: u8) = "give-up", ("leave {}", member + 1) =>
            game.member_label("do-leave", member, "C4");
        /// E16.
        Good(good: Good) = "good", ("good {}", good.slug()) => game.good_label(good);
        /// C11 · A half battery, or a full one turned over.
        PayHalf(turn: bool) = "pay-half", ("{}", if turn { "turn full" } else { "pay half" }) =>
            game.pay_half_label(turn);
        /// C6.
        Damage(at: BoxAt) = "damage", ("damage {}", game.box_notation(at)) => game.box_label("do-damage", at, "C6");
        /// C9.
        Repair(at: BoxAt) = "repair", ("repair {}", game.box_notation(at)) => game.box_label("do-repair", at, "C9");
        /// R4, M7, X1 · A box that works for a half battery.
        Work(at: BoxAt) = "work", ("work {}", game.box_notation(at)) => game.work_label(at);
        /// C10.
        Contaminate(member: u8) = "contaminate", ("contaminate {}", member + 1) =>
            game.member_label("do-contaminate", member, "C10");
        /// C16.
        Suit(member: u8) = "object", ("suit {}", member + 1) => game.member_label("do-suit", member, "C16");
        /// C10.
        Cleanse(member: u8) = "cleanse", ("cleanse {}", member + 1) => game.member_label("do-cleanse", member, "C10");
        /// C16.
        Drip(member: u8) = "object", ("drip {}", member + 1) => game.member_label("do-drip", member, "C16");
        /// C16.
        Static(charged: bool) = "object", ("static {}", if charged { "half" } else { "plain" }) =>
            game.static_label(charged);
        /// K2.
        Listen(space: u8) = "ability", ("listen {}", space + 1) => game.listen_label(space);
        /// K5.
        Copy(seat: Seat, member: u8) = "ability", ("copy {} {}", seat.0 + 1, member + 1) => game.copy_label(seat, member);
        /// R2 · Feed with food, or with a half battery.
        Feed(member: u8, charged: bool) = "feed", ("feed {} {}", member + 1, if charged { "half" } else { "food" }) =>
            game.feed_label(member, charged);
        /// K3.
        Ability(member: u8) = "ability", ("use {}", member + 1) => game.ability_label(member);
        /// M1.
        Drive(to: SpaceId, via: u8) = "drive", ("drive {} {}", game.space_notation(to), game.via_notation(via)) =>
            game.drive_label(to, via);
        /// M1 · Stay where one is.
        Stay = "stay", ("stay") => game.stay_label();
        /// M8.
        Batteries(n: u8) = "reactor", ("batteries {n}") => game.batteries_label(n);
        /// K9.
        Suffer = "suffer", ("suffer") => Label::new("do-suffer", "K9").icon("wound");
        /// K9.
        RaiseAlert = "raise-alert", ("alert") => Label::new("do-raise-alert", "K9").icon("alert");
        /// K9.
        GiveBattery = "give-battery", ("battery") => Label::new("do-give-battery", "K9").icon("battery");
        /// F4.
        Shoot(at: BoxAt, target: Target) = "shoot", ("shoot {} {}", game.box_notation(at), game.target_notation(target)) =>
            game.shoot_label(at, target);
        /// F9.
        Throw(target: Target) = "object", ("throw {}", game.target_notation(target)) => game.throw_label(target);
        /// C16.
        Rounds = "object", ("rounds") => Label::new("do-rounds", "C16").icon("ammo");
        /// O2 · A miss or a jam is revealed again.
        Again = "again", ("again") => Label::new("do-again", "O2").icon("reroll");
        /// Nothing more of what is asked.
        Done = "done", ("done") => game.done_label();
    }
}

/// The game as a seat that is asked sees it.
#[derive(Clone, Copy)]
pub struct Asked<'g> {
    pub game: &'g Aurora,
    pub seat: Seat,
}

impl Notate for Aurora {
    const NOTATIONS: &'static [&'static str] = &[
        "act|others|listen #",
        "send # food # half # pills|plain",
        "pass|finish|recruit|decline|couple|suffer|alert|battery|rounds|again|done|stay",
        "convoy *",
        "drive it",
        "bonus # #",
        "fixed|throw *",
        "fixed|throw turret #",
        "take #",
        "take nothing",
        "offer swap|barter|scrap|share|adopt|silence|listen",
        "swap food|fuel|ammo|full|half food|fuel|ammo|full|half",
        "retrieve *",
        "share|replace|mount|leave|contaminate|suit|cleanse|drip|use|batteries #",
        "give-up|good food|fuel|ammo|full|half",
        "turn full",
        "pay half",
        "damage|repair|work # low|top #",
        "static half|plain",
        "copy # #",
        "feed # food|half",
        "drive # road",
        "drive # #",
        "shoot # low|top # *",
        "shoot # low|top # turret #",
    ];

    fn notate(&self, seat: Seat, choice: Choice) -> String {
        choice.notate(&Asked { game: self, seat })
    }

    fn notate_card(&self, card: Card) -> String {
        let printed = self.pack.printed(card);
        match card {
            Card::Extra(_) | Card::Back(_) | Card::Place(_) | Card::Errand(_) => {
                format!("{}-{}", printed.key, self.card_number(card))
            }
            _ => printed.slug.to_owned(),
        }
    }
}

/// What is taken, kind by kind: `2food+1fuel`, or `nothing`.
fn take_notation(take: Take) -> String {
    let kinds = Item::ALL.into_iter().filter(|item| take[*item as usize] > 0);
    let things: Vec<String> = kinds.map(|item| format!("{}{}", take[item as usize], item.slug())).collect();
    if things.is_empty() { "nothing".to_owned() } else { things.join("+") }
}

impl Asked<'_> {
    fn slug(&self, card: VehicleId) -> &str {
        self.game.pack.slug(card)
    }

    fn party_notation(&self, party: Party) -> String {
        let members = (0..32).filter(|n| party.crew >> n & 1 == 1).map(|n| (n + 1).to_string());
        let crew: Vec<String> = members.collect();
        let pills = if party.pills { "pills" } else { "plain" };
        format!("send {} food {} half {} {pills}", crew.join("+"), party.food, party.halves)
    }

    fn box_notation(&self, at: BoxAt) -> String {
        format!("{} {} {}", at.column + 1, if at.above { "top" } else { "low" }, at.number + 1)
    }

    fn target_notation(&self, target: Target) -> String {
        match target {
            Target::Enemy(card) => self.game.pack.slug(card).to_owned(),
            Target::Turret(turret) => format!("turret {}", turret + 1),
        }
    }

    fn space_notation(&self, to: SpaceId) -> &str {
        &self.game.pack.map(self.game.map()).spaces[to.index()].name
    }

    fn via_notation(&self, via: u8) -> String {
        if via == 0 { "road".to_owned() } else { format!("by{via}") }
    }
}

impl Aurora {
    /// The number of something that is drawn and has no name, counted as people do.
    pub(crate) fn card_number(&self, card: Card) -> u8 {
        match card {
            Card::Extra(n) | Card::Place(n) | Card::Errand(n) => n + 1,
            Card::Back(n) => n,
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Choice;

    #[test]
    fn a_choice_is_small() {
        assert!(size_of::<Choice>() <= 12);
    }
}
