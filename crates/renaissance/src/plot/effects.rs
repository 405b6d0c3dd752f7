//! N13.9.5 · What happens: each effect in order, each wholly before the next. In a mission it happens at once; between missions what concerns
//! a mission waits for the next one.

use crate::ids::{AchievementId, CompanionId, ItemId, Member, Model, WoundId};
use crate::pack::schema::{Faction, Rank, Reach, ReagentDeck};
use crate::state::{Phase, Renaissance};
use crate::story::{Effect, Who};
use crate::{BOOK, Card, WOUNDS};
use table::{Play, Seats, Slug, Table, text};

/// N14.4.6 · Whoever joins on the way leaves at the end of the next rest.
const JOINED_FOR: u8 = 1;

impl Renaissance {
    /// Effects in order, until the campaign ends.
    pub(crate) fn apply_all(&mut self, table: &mut Table<Self>, effects: &[Effect]) -> Play {
        for effect in effects {
            if self.tour().ending.is_some() {
                return Ok(());
            }
            self.apply_effect(table, effect)?;
        }
        Ok(())
    }

    fn apply_effect(&mut self, table: &mut Table<Self>, effect: &Effect) -> Play {
        let camp = self.phase == Phase::Camp;
        match *effect {
            Effect::Wound(n, who) => {
                for member in self.meant(table, who)? {
                    self.wound_by_story(table, member, n, camp)?;
                }
            }
            Effect::SevereWound(who) => {
                for member in self.meant(table, who)? {
                    self.scar(table, member)?;
                }
            }
            Effect::Heal(n, who) => {
                for member in self.meant(table, who)? {
                    if camp {
                        let held = self.boon_mut(member).map_or(0, |boon| boon.wounds);
                        let left = held.saturating_sub(n);
                        self.boon_mut(member).into_iter().for_each(|boon| boon.wounds = left);
                        if left < held {
                            self.tell_boon(table, "log-waits-wounds", member, left);
                        }
                    } else {
                        self.heal(table, member, n, None);
                    }
                }
            }
            Effect::Token(token, who) => {
                for member in self.meant(table, who)? {
                    if camp {
                        let waits = self.boon_mut(member).map(|boon| boon.tokens.add(token)).is_some();
                        if waits {
                            table.log("N13.9.5", || {
                                text!("log-waits-token", hero = self.hero_name(member), token = token.text())
                            });
                        }
                    } else {
                        self.give(table, Model::Hero(member), token);
                    }
                }
            }
            Effect::Threat(by, who) => {
                for member in self.meant(table, who)? {
                    if camp {
                        let boon = self.boon_mut(member).into_iter();
                        boon.for_each(|boon| boon.threat = boon.threat.saturating_add_signed(by));
                        let threat = self.boon_mut(member).map_or(0, |boon| boon.threat);
                        self.tell_boon(table, "log-waits-threat", member, threat);
                    } else {
                        self.change_threat(table, member, by);
                    }
                }
            }
            Effect::Sector(by, who) => {
                for member in self.meant(table, who)? {
                    if camp {
                        self.boon_mut(member).into_iter().for_each(|boon| boon.sectors += by);
                        let sectors = self.boon_mut(member).map_or(0, |boon| boon.sectors);
                        self.tell_boon(table, "log-waits-sectors", member, sectors);
                    } else {
                        self.hold_up(table, Model::Hero(member), by);
                    }
                }
            }
            Effect::Experience(n, who) => {
                for member in self.meant(table, who)? {
                    self.gain_experience(member, n);
                    if self.campaign.is_some() && self.sheet_of(member).is_some() {
                        table.log("N13.9.5", || text!("log-gains-xp", hero = self.hero_name(member), xp = n));
                    }
                }
            }
            Effect::Hour(_) | Effect::Draft(_) | Effect::Stealth(_) | Effect::Loot(_) if !camp => {
                self.change_mission(table, effect)?;
            }
            Effect::Loot(n) | Effect::Reagents(n) => self.find_reagents(table, n)?,
            Effect::Hour(_) | Effect::Draft(_) | Effect::Stealth(_) => {}
            Effect::Mark(_)
            | Effect::Achieve(_)
            | Effect::Coins(_)
            | Effect::Join(_)
            | Effect::Item(_)
            | Effect::Next(_)
            | Effect::Ending(_) => self.note(table, effect)?,
        }
        Ok(())
    }

    fn wound_by_story(&mut self, table: &mut Table<Self>, member: Member, wounds: u8, camp: bool) -> Play {
        if camp {
            self.boon_mut(member).into_iter().for_each(|boon| boon.wounds += wounds);
            let held = self.boon_mut(member).map_or(0, |boon| boon.wounds);
            self.tell_boon(table, "log-waits-wounds", member, held);
            return Ok(());
        }
        if self.hero(member).is_up() {
            self.hurt(table, member, wounds, false)?;
        }
        Ok(())
    }

    /// N13.9.5 · What waits for a hero's next mission is told; nothing waits for a companion.
    fn tell_boon(&self, table: &mut Table<Self>, key: &'static str, member: Member, count: u8) {
        if self.sheet_of(member).is_some() {
            table.log("N13.9.5", || text!(key, hero = self.hero_name(member), count = count));
        }
    }

    /// What concerns only the running mission.
    fn change_mission(&mut self, table: &mut Table<Self>, effect: &Effect) -> Play {
        match *effect {
            Effect::Hour(by) => {
                self.clock.hour = self.clock.hour.saturating_add_signed(by);
                if by > 0 && self.verdict.is_none() {
                    self.strike(table);
                } else {
                    let (hour, limit) = (self.clock.hour, self.limit());
                    table.log("N2.2.2", || text!("log-hour", hour = hour, limit = limit));
                }
            }
            Effect::Draft(n) => {
                if let Some((faction, zone)) = self.reinforcements() {
                    self.draft(table, faction, Rank::Troop, n, zone)?;
                }
            }
            Effect::Stealth(by) => self.rise(table, by)?,
            Effect::Loot(n) => {
                for _ in 0..n {
                    let deck = ReagentDeck::ALL[usize::from(table.roll(BOOK, 3)?.clamp(1, 3)) - 1];
                    self.loot[deck.number()] += 1;
                    table.log("N13.4.2", || text!("log-loot-card", deck = deck.text(), cards = 1));
                }
            }
            _ => return table.fault(|| format!("{effect:?} changes nothing in a mission")),
        }
        Ok(())
    }

    /// Where more enemies come from: the faction and the zone of the first that the card placed.
    fn reinforcements(&self) -> Option<(Faction, char)> {
        let placed = self.pack.all(self.pack.mission(self.mission).foes).iter();
        placed.into_iter().find_map(|placement| Some((self.pack.enemy(placement.enemy).faction?, placement.zone)))
    }

    /// N13.4 · Reagents that are found at once; a mission on its own has nowhere to put them but the loot.
    fn find_reagents(&mut self, table: &mut Table<Self>, count: u8) -> Play {
        if self.campaign.is_none() {
            self.loot[ReagentDeck::Elementum.number()] += count;
            return Ok(());
        }
        let found = self.random_reagents(table, count)?;
        self.store(table, found);
        Ok(())
    }

    /// N7.4 · A severe wound that a hero does not have yet.
    fn scar(&mut self, table: &mut Table<Self>, member: Member) -> Play {
        let Some(hero) = self.sheet_of(member).filter(|_| self.campaign.is_some()) else { return Ok(()) };
        let bits = self.page(hero).map_or(0, |sheet| sheet.severe) | self.hero(member).severe;
        let cards: Vec<Card> = self.pack.ids().filter(|id: &WoundId| bits >> id.0 & 1 == 0).map(Card::Wound).collect();
        if cards.is_empty() {
            return Ok(());
        }
        let place = table.draw(WOUNDS, Seats::EVERYONE, &cards)?;
        let Card::Wound(wound) = cards[place] else { return Ok(()) };
        self.hero_mut(member).severe |= 1 << wound.0;
        if let Some(sheet) = self.page_mut(hero) {
            sheet.severe |= 1 << wound.0;
        }
        let health = self.health(member);
        self.hero_mut(member).wounds = self.hero(member).wounds.min(health);
        table.log("N7.4.1", || {
            let effect = self.pack.wounds[wound.index()].effect.text();
            text!("log-severe", hero = self.hero_name(member), wound = self.pack.name(wound), effect = effect)
        });
        Ok(())
    }

    /// What the campaign writes down; a mission on its own keeps nothing of it.
    fn note(&mut self, table: &mut Table<Self>, effect: &Effect) -> Play {
        if self.campaign.is_none() {
            return Ok(());
        }
        match *effect {
            Effect::Mark(mark) => self.mark(mark),
            Effect::Achieve(slug) => {
                if let Some(id) = self.achievement(slug) {
                    self.achieve(table, id, self.reading.actor);
                }
            }
            Effect::Coins(by) => self.change_coins(table, by),
            Effect::Join(slug) => {
                if let Some(id) = self.pack.ids().find(|id: &CompanionId| self.pack.slug(*id) == slug.as_str()) {
                    self.join(table, id);
                }
            }
            Effect::Item(slug) => {
                if let Some(id) = self.pack.ids().find(|id: &ItemId| self.pack.slug(*id) == slug.as_str()) {
                    self.tour_mut().inventory[id.index()] += 1;
                    table.log("N13.2.1", || text!("log-reward", item = self.pack.name(id)));
                }
            }
            Effect::Next(slug) => {
                if let Some(mission) = self.mission_named(slug) {
                    self.go_on_to(mission);
                    table.log("N10.9.4", || text!("log-next-mission", mission = self.pack.name(mission)));
                }
            }
            Effect::Ending(ending) => self.end_campaign(table, ending.as_str()),
            _ => return table.fault(|| format!("{effect:?} is nothing that a campaign writes down")),
        }
        Ok(())
    }

    pub(crate) fn mark(&mut self, mark: Slug) {
        if self.campaign.is_some() && !self.tour().marks.contains(&mark) {
            self.tour_mut().marks.push(mark);
        }
    }

    pub(crate) fn change_coins(&mut self, table: &mut Table<Self>, by: i8) {
        if self.campaign.is_none() || by == 0 {
            return;
        }
        let tour = self.tour_mut();
        let before = tour.coins;
        tour.coins = before.saturating_add_signed(by.into());
        // Nobody pays what is not there.
        let moved = before.abs_diff(tour.coins);
        let key = if by > 0 { "log-coins-gained" } else { "log-coins-lost" };
        if moved > 0 {
            table.log("N13.9.5", || text!(key, coins = moved));
        }
    }

    /// N14.4 · Somebody joins on the way.
    pub(crate) fn join(&mut self, table: &mut Table<Self>, companion: CompanionId) {
        if self.campaign.is_none() {
            return;
        }
        self.hire(companion, JOINED_FOR);
        table.log("N14.4.4", || text!("log-joins", companion = self.pack.name(companion)));
    }

    /// N13.3 · An achievement: of the group, of whoever earned it, or only of this mission.
    pub(crate) fn achieve(&mut self, table: &mut Table<Self>, id: AchievementId, actor: Option<Member>) {
        if self.campaign.is_none() {
            return;
        }
        let bit = 1u16 << id.0;
        match self.pack.achievements[id.index()].reach {
            Reach::Group => self.tour_mut().achieved |= bit,
            Reach::ThisMission => self.tour_mut().achieved_here |= bit,
            Reach::Personal => {
                let hero = self.sheet_of(actor.unwrap_or_else(|| self.leader()));
                if let Some(hero) = hero
                    && let Some(sheet) = self.page_mut(hero)
                {
                    sheet.achieved |= bit;
                }
            }
        }
        table.log("N13.3.1", || text!("log-achieved", achievement = self.pack.name(id)));
    }

    /// Experience that a mission gives to somebody.
    pub(crate) fn experience_for(&mut self, table: &mut Table<Self>, xp: u8, actor: Option<Member>) -> Play {
        let who = if actor.is_some() { Who::Actor } else { Who::All };
        self.reading.actor = actor;
        self.apply_effect(table, &Effect::Experience(xp, who))
    }
}
