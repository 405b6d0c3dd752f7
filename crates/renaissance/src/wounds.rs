//! N1.12, N1.13, N7.2, N7.3, N8.5 · Wounds, resistance, KO and defeat, tokens, healing, threat.

use crate::choice::Choice;
use crate::ids::{FoeId, Member, Model};
use crate::pack::schema::{Ability, HeroismFrom, Immunity, Passive, PointsFrom, Status, Trigger, WoundEffect};
use crate::state::{Feat, MOST_ITEMS, Renaissance};
use smallvec::SmallVec;
use table::{LogLine, Play, Prompt, Table, Weight, text};

/// N8.4 · What raises threat once in an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deserved {
    Wounds = 1,
    Unblockable = 2,
    Critical = 4,
    Healing = 8,
}

/// The place of resistance that is not a piece of equipment.
pub(crate) const BODY: u8 = MOST_ITEMS as u8;

impl Renaissance {
    /// N8.4 · Threat rises by one for this, once in an action.
    pub(crate) fn credit(&mut self, member: Member, deserved: Deserved) {
        if self.turn.credited & deserved as u8 == 0 {
            self.turn.credited |= deserved as u8;
            self.raise_threat(member, 1);
        }
    }

    /// N8.4 · Threat never falls below 0 and has no upper end.
    pub(crate) fn raise_threat(&mut self, member: Member, by: i8) {
        let hero = self.hero_mut(member);
        hero.threat = hero.threat.saturating_add_signed(by);
    }

    /// N7.3 · Free resistance of each piece of equipment.
    fn resistance(&self, member: Member) -> SmallVec<[(u8, u8); 8]> {
        let hero = self.hero(member);
        let ribs: u8 =
            self.severe(member).map(|effect| if let WoundEffect::Resistance(x) = effect { x } else { 0 }).sum();
        let more = self.passive_sum(member, |passive| if let Passive::Resistance(x) = passive { x as i8 } else { 0 });
        let (mut less, own) = (ribs, more.max(0) as u8);
        let mut boxes: SmallVec<[(u8, u8); 8]> = SmallVec::new();
        // What skills give comes first.
        let lost = less.min(own);
        less -= lost;
        let room = (own - lost).saturating_sub(hero.soaked);
        if room > 0 {
            boxes.push((BODY, room));
        }
        for (place, carried) in hero.items.iter().enumerate() {
            let printed = self.pack.item(carried.item).resistance;
            let lost = less.min(printed);
            less -= lost;
            let room = (printed - lost).saturating_sub(carried.wounds);
            if room > 0 {
                boxes.push((place as u8, room));
            }
        }
        boxes
    }

    /// N7.3 · All the wounds that a hero's equipment can still take.
    pub fn free_resistance(&self, member: Member) -> u8 {
        self.resistance(member).iter().map(|(_, room)| room).sum()
    }

    /// Puts wounds onto equipment, as the owner likes where it makes a difference; what is left over comes back.
    fn soak(&mut self, table: &mut Table<Self>, member: Member, wounds: u8) -> Play<u8> {
        let boxes = self.resistance(member);
        let room: u8 = boxes.iter().map(|(_, room)| room).sum();
        if boxes.len() > 1 && wounds < room {
            let caps: SmallVec<[u16; 8]> = boxes.iter().map(|(_, room)| u16::from(*room)).collect();
            let prompt = || Prompt::new(text!("ask-soak", hero = self.hero_name(member), wounds = wounds), "N7.3.2");
            let places = boxes.iter().map(|(place, _)| *place);
            let asked = table.ask(self.seat_of(member)).say(prompt);
            let shares = asked.pick_shares(places, &caps, wounds.into(), |place| Choice::Soak(member, place))?;
            for (place, count) in shares {
                *self.soaked_mut(member, place) += count as u8;
            }
            return Ok(0);
        }
        let mut left = wounds;
        for (place, room) in boxes {
            let taken = left.min(room);
            left -= taken;
            *self.soaked_mut(member, place) += taken;
        }
        Ok(left)
    }

    /// The wounds on a piece of equipment, or on what skills give.
    fn soaked_mut(&mut self, member: Member, place: u8) -> &mut u8 {
        let hero = self.hero_mut(member);
        if place == BODY { &mut hero.soaked } else { &mut hero.items[usize::from(place)].wounds }
    }

    /// Fills free resistance without wounding: Sunder X.
    pub(crate) fn sunder(&mut self, member: Member, mut boxes: u8) {
        for (place, room) in self.resistance(member) {
            let filled = boxes.min(room);
            boxes -= filled;
            *self.soaked_mut(member, place) += filled;
        }
    }

    /// N7.2, N7.3 · A hero suffers wounds; those that equipment does not take go onto the sheet, and their number comes back.
    pub(crate) fn hurt(&mut self, table: &mut Table<Self>, member: Member, wounds: u8, unblockable: bool) -> Play<u8> {
        if wounds == 0 || self.hero(member).ko {
            return Ok(0);
        }
        let left = if unblockable { wounds } else { self.soak(table, member, wounds)? };
        if left < wounds {
            table.log("N7.3.1", || text!("log-soaks", hero = self.hero_name(member), wounds = wounds - left));
        }
        if left > 0 {
            self.wound_sheet(table, member, left);
            self.hero_mut(member).count(Feat::Hurt, left);
            self.earn_heroism(member, left, |from| from == HeroismFrom::Wounded);
        }
        Ok(left)
    }

    /// N7.2 · Wounds onto the sheet; at Health the hero is KO.
    fn wound_sheet(&mut self, table: &mut Table<Self>, member: Member, wounds: u8) {
        let health = self.health(member);
        let hero = self.hero_mut(member);
        hero.wounds = (hero.wounds + wounds).min(health);
        let down = hero.wounds >= health;
        table.tell(|| {
            let text = text!("log-wounded", hero = self.hero_name(member), wounds = wounds);
            LogLine::new(text, Some("N7.2.1".into()), table::Seats::EVERYONE).weight(Weight::Event)
        });
        if down {
            self.knock_out(table, member);
        }
    }

    /// N1.13 · A hero is KO: tokens go, threat falls by 2, what was carried lies there.
    pub(crate) fn knock_out(&mut self, table: &mut Table<Self>, member: Member) {
        // N13.6 · The transformation goes with the other tokens.
        self.uncover(member);
        self.hero_mut(member).ko = true;
        self.turn.fallen |= 1 << member.0;
        self.turn.downed |= 1 << member.0;
        // Passives hold no more, so Health can be lower than a moment ago.
        let health = self.health(member);
        let hero = self.hero_mut(member);
        hero.wounds = health;
        hero.tokens = crate::state::Tokens::default();
        hero.reaction = 0;
        hero.threat = hero.threat.saturating_sub(2);
        let carried = hero.carries.take();
        if let crate::state::Whereabouts::In(location) = self.hero(member).at {
            self.lay_at_exit(member, location);
        }
        if let (Some(kind), Some(at)) = (carried, self.hero(member).space()) {
            self.markers[usize::from(kind)].insert(at);
        }
        table.tell(|| {
            let text = text!("log-ko", hero = self.hero_name(member));
            LogLine::new(text, Some("N1.13.1".into()), table::Seats::EVERYONE).weight(Weight::Great)
        });
        self.control_falls(table, member);
    }

    /// N1.12 · A wound of a token: by nobody, never onto equipment.
    pub(crate) fn status_wound(&mut self, table: &mut Table<Self>, model: Model, token: Status) {
        table.log("N1.12.15", || text!("log-token-wound", model = self.model_name(model), token = token.text()));
        match model {
            Model::Hero(member) => self.wound_sheet(table, member, 1),
            Model::Foe(foe) => self.wound_foe(table, foe, 1, None),
        }
    }

    /// N7.2, N8.5 · An enemy or an ally suffers wounds; at Health it is defeated.
    pub(crate) fn wound_foe(&mut self, table: &mut Table<Self>, foe: FoeId, wounds: u8, by: Option<Model>) {
        if wounds == 0 || self.foe(foe).gone {
            return;
        }
        let health = self.foe_health(foe);
        self.foe_mut(foe).wounds = (self.foe(foe).wounds + wounds).min(health);
        table.log("N7.2.2", || text!("log-foe-wounded", foe = self.foe_name(foe), wounds = wounds));
        if let Some(by) = by.filter(|_| !self.is_ally(foe)) {
            if let Model::Hero(member) = by {
                self.credit(member, Deserved::Wounds);
            }
            self.calls(&self.footprint(foe), by);
        }
        if self.foe(foe).wounds >= health {
            self.defeat(table, foe, by);
        }
    }

    /// N8.5 · A defeated enemy leaves the battlefield: loot, credit, its token with the last of its kind.
    pub(crate) fn defeat(&mut self, table: &mut Table<Self>, foe: FoeId, by: Option<Model>) {
        let (enemy, ally, ailing) = (self.foe(foe).enemy, self.is_ally(foe), self.foe(foe).tokens.ails());
        let at = self.footprint(foe);
        table.tell(|| {
            let text = text!("log-defeated", foe = self.foe_name(foe));
            LogLine::new(text, Some("N8.5.2".into()), table::Seats::EVERYONE).weight(Weight::Event)
        });
        self.foe_mut(foe).gone = true;
        if self.of_kind(enemy).next().is_none()
            && let Some(place) = self.tokens.iter().position(|token| token.enemy == enemy)
        {
            self.tokens.remove(place);
        }
        if ally {
            return;
        }
        let pack = self.pack.clone();
        for (deck, cards) in &pack.enemy(enemy).loot {
            self.loot[deck.number()] += cards;
        }
        let Some(by) = by else { return };
        self.points_for_defeat(by, &at, ailing);
        let Model::Hero(member) = by else { return };
        self.hero_mut(member).count(Feat::Defeat, 1);
        self.raise_threat(member, 1);
        let mut gained = None;
        self.each_passive(member, |passive| {
            if let Passive::OnDefeat(token) = passive {
                gained = Some(token);
            }
        });
        if let Some(token) = gained {
            self.give(table, Model::Hero(member), token);
        }
    }

    /// N1.4 · Class points for an enemy that a model has defeated.
    fn points_for_defeat(&mut self, by: Model, at: &crate::geometry::Footprint, ailing: bool) {
        for member in Member::ALL {
            let Some(here) = self.hero(member).space() else { continue };
            let away = |body: &crate::geometry::Footprint| crate::geometry::Footprint::from(here).distance(body);
            let friend = self.body(by).map_or(u8::MAX, |body| away(&body));
            let earned = match self.points_from(member) {
                Some(PointsFrom::FriendDefeats(within)) => {
                    Model::Hero(member) != by && self.is_ours(by) && friend <= within
                }
                Some(PointsFrom::AilingDefeated(within)) => ailing && away(at) <= within,
                _ => false,
            };
            if earned {
                self.gain_points(member, 1);
            }
        }
    }

    /// N1.12 · A model gets a token, unless it has it, is immune, stands in water or is steadfast.
    pub(crate) fn give(&mut self, table: &mut Table<Self>, model: Model, token: Status) {
        let out = match model {
            Model::Hero(member) => self.hero(member).ko,
            Model::Foe(foe) => self.foe(foe).gone,
        };
        let immune = token == Status::Blinded && self.model_has(model, Ability::Immune(Immunity::Blinded));
        // N12.1 · Whoever is on a location card stands on no square, and gets tokens all the same.
        let wet = token == Status::Burned && self.space_of(model).is_some_and(|at| self.ground().water.contains(at));
        if out || immune || wet || self.tokens_of(model).has(token) {
            return;
        }
        if !token.is_positive() && self.stands_firm(model) {
            table.log("N1.12.14", || text!("log-steadfast", model = self.model_name(model)));
            return;
        }
        self.tokens_mut(model).add(token);
        if token == Status::Hidden {
            match model {
                Model::Hero(member) => self.hero_mut(member).hid_now = self.turn.hero == Some(member),
                Model::Foe(foe) => self.foe_mut(foe).hid_now = self.turn.foe == Some(foe),
            }
        }
        table.log("N1.12.16", || text!("log-token", model = self.model_name(model), token = token.text()));
    }

    /// N1.12 · Discards Steadfast, from the sheet or from equipment, if there is one.
    pub(crate) fn stands_firm(&mut self, model: Model) -> bool {
        match model {
            Model::Foe(foe) => self.foe_mut(foe).tokens.take(Status::Steadfast),
            Model::Hero(member) => {
                let held = self.copies(member, Status::Steadfast) > 0;
                self.discard(member, Status::Steadfast, u8::from(held));
                held
            }
        }
    }

    /// N1.13 · A hero discards wounds; one who was KO gets up, its token one sector ahead of the active model's. `by` gets the credit.
    pub(crate) fn heal(&mut self, table: &mut Table<Self>, member: Member, wounds: u8, by: Option<Member>) {
        let more = by.map_or(0, |by| {
            self.passive_sum(by, |passive| if let Passive::Healing(x) = passive { x as i8 } else { 0 })
        });
        let discarded = (wounds + more.max(0) as u8).min(self.hero(member).wounds);
        if discarded == 0 {
            return;
        }
        let active = self.turn.hero.map(|hero| self.hero(hero).sector);
        let kind = self.turn.kind.and_then(|kind| self.tokens.iter().find(|token| token.enemy == kind));
        let after = active.or(kind.map(|token| token.sector)).unwrap_or(self.clock.minute);
        let sector = self.ahead(after, 1);
        let hero = self.hero_mut(member);
        hero.wounds -= discarded;
        table.log("N1.13.5", || text!("log-healed", hero = self.hero_name(member), wounds = discarded));
        if self.hero(member).ko {
            let hero = self.hero_mut(member);
            (hero.ko, hero.sector, hero.acted) = (false, sector, false);
            table.log("N1.13.5", || {
                text!("log-revived", hero = self.hero_name(member), sector = crate::scene::roman(sector))
            });
        }
        if let Some(by) = by {
            self.hero_mut(by).count(Feat::Heal, discarded);
            self.credit(by, Deserved::Healing);
            if by != member {
                self.earn_heroism(by, 1, |from| from == HeroismFrom::FriendHealed);
            }
        }
    }

    /// N1.8 · Whether a hero may answer to something with a skill of this trigger now.
    pub(crate) fn can_react(&self, member: Member) -> bool {
        let hero = self.hero(member);
        let active = self.turn.hero == Some(member);
        hero.is_up()
            && hero.changed.is_none()
            && hero.space().is_some()
            && hero.reaction == 0
            && !active
            && !hero.tokens.has(Status::Blinded)
    }

    /// N1.8 · The reactions of a hero to something, by the places of the skills.
    pub(crate) fn reactions(&self, member: Member, to: Trigger, distance: u8) -> SmallVec<[u8; 4]> {
        if !self.can_react(member) {
            return SmallVec::new();
        }
        let points = self.hero(member).points;
        let fits = |kind: &crate::pack::schema::SkillKind| match kind {
            crate::pack::schema::SkillKind::Reaction { when, within, points: price, .. } => {
                let reach = matches!(when, Trigger::Defends | Trigger::Unhurt) || distance <= *within;
                *when == to && reach && *price <= points
            }
            _ => false,
        };
        let skills = self.hero(member).skills.iter().enumerate();
        let skills = skills.filter(|(_, skill)| fits(&self.pack.skill(**skill).kind)).map(|(place, _)| place as u8);
        let items = self.hero(member).items.iter().enumerate();
        let items = items.filter(|(_, carried)| self.pack.item(carried.item).reacts.as_ref().is_some_and(fits));
        skills.chain(items.map(|(place, _)| place as u8 + 8)).collect()
    }
}
