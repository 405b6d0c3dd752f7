//! N1.5 to N1.8, N6.2 · Skills and equipment in use: what can be used, its price, and what it does.

use crate::choice::Choice;
use crate::geometry::Footprint;
use crate::ids::{FoeId, Member, Model};
use crate::pack::schema::{Aim, Attack, Deed, Effect, HeroismFrom, SkillKind, Slot, Special, Spread, Status, Trigger};
use crate::state::{Renaissance, Whereabouts};
use crate::stats::concerns;
use crate::wounds::Deserved;
use smallvec::SmallVec;
use table::{Play, Prompt, Table, text};

/// The bit of the heroic skill among what can be used once.
const HEROIC: u32 = 1 << 31;

impl Renaissance {
    /// Everything that the active hero may do.
    pub(crate) fn hero_options(&self, member: Member) -> Vec<Choice> {
        let mut options = Vec::with_capacity(64);
        match self.hero(member).at {
            Whereabouts::On(_) => {
                if self.turn.ap > 0 {
                    self.walk_options(member, &mut options);
                }
                self.attack_options(member, &mut options);
                self.deed_options(member, &mut options);
                self.aid_options(member, &mut options);
            }
            // N12.1 · On a location card only its own actions, its exit, and Wait.
            Whereabouts::In(_) if self.turn.ap > 0 => options.push(Choice::Leave),
            Whereabouts::In(_) => {}
        }
        self.action_options(member, &mut options);
        options.extend((1..=self.turn.ap).map(Choice::Wait));
        options.push(Choice::Done);
        options
    }

    /// What costs nothing and can still be used when no AP are left.
    pub(crate) fn free_deeds(&self, member: Member) -> Vec<Choice> {
        let mut options = Vec::new();
        if self.hero(member).space().is_some() {
            self.deed_options(member, &mut options);
        }
        options
    }

    /// N6.2, N8.1 · Attacks: each line of each piece of equipment, each target, each set of enhancements that can be paid for.
    fn attack_options(&self, member: Member, options: &mut Vec<Choice>) {
        let hero = self.hero(member);
        if hero.tokens.has(Status::Blinded) || self.turn.ap == 0 {
            return;
        }
        for (item, carried) in hero.items.iter().enumerate() {
            for (number, line) in self.pack.item(carried.item).attacks.iter().enumerate() {
                let reload = line.before.iter().any(|clause| clause.does == Effect::Reload);
                if line.ap > self.turn.ap || reload && self.turn.used >> (8 + item) & 1 == 1 {
                    continue;
                }
                let heals = line.after.iter().any(|clause| matches!(clause.does, Effect::Heal(_)));
                for target in self.targets(member, line.target, line.range, heals) {
                    for extra in self.enhancements(member, line, target) {
                        options.push(Choice::Attack(item as u8, number as u8, target, extra));
                    }
                }
            }
        }
    }

    /// N1.7 · The sets of enhancements that fit an attack and can be paid for, as bits of the hero's skills; none first.
    fn enhancements(&self, member: Member, line: &Attack, target: Model) -> SmallVec<[u8; 8]> {
        let mut sets: SmallVec<[u8; 8]> = SmallVec::from_slice(&[0]);
        let mental = line.kind == crate::pack::schema::AttackKind::Mental;
        let from = self.hero(member).space().map(Footprint::from);
        let distance = match (from, self.body(target)) {
            (Some(from), Some(to)) => from.distance(&to),
            _ => 0,
        };
        if mental {
            return sets;
        }
        let price = |set: u8| {
            let chosen = self.hero(member).skills.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1);
            chosen.fold((0, 0), |(all, all_points), (_, skill)| match &self.pack.skill(*skill).kind {
                SkillKind::Enhancement { ap, points, .. } => (all + ap, all_points + points),
                _ => (all, all_points),
            })
        };
        for (place, skill) in self.hero(member).skills.iter().enumerate() {
            let SkillKind::Enhancement { which, ap, .. } = &self.pack.skill(*skill).kind else { continue };
            let spent = *ap == 0 && self.turn.used >> place & 1 == 1;
            if spent || !concerns(*which, mental, distance) {
                continue;
            }
            for set in sets.clone() {
                let wider = set | 1 << place;
                let (ap, points) = price(wider);
                if line.ap + ap <= self.turn.ap && points <= self.hero(member).points {
                    sets.push(wider);
                }
            }
        }
        sets
    }

    /// N6.2 · Active skills, equipment and the heroic skill.
    fn deed_options(&self, member: Member, options: &mut Vec<Choice>) {
        let hero = self.hero(member);
        for (place, skill) in hero.skills.iter().enumerate() {
            if let SkillKind::Active(deed) = &self.pack.skill(*skill).kind
                && self.can_pay(member, deed, 1 << place)
            {
                let targets = self.deed_targets(member, deed);
                options.extend(targets.into_iter().map(|target| Choice::Skill(place as u8, target)));
            }
        }
        for (item, carried) in hero.items.iter().enumerate() {
            for (number, deed) in self.pack.item(carried.item).uses.iter().enumerate() {
                if self.can_pay(member, deed, 1 << (8 + item)) {
                    let targets = self.use_targets(member, item, deed);
                    options.extend(targets.into_iter().map(|target| Choice::Use(item as u8, number as u8, target)));
                }
            }
        }
        let heroic = &self.pack.class(hero.class).heroic;
        if !hero.heroic_used && hero.heroism >= heroic.cost && self.can_pay(member, &heroic.deed, HEROIC) {
            options.extend(self.deed_targets(member, &heroic.deed).into_iter().map(Choice::Heroic));
        }
    }

    /// Whether AP and class points are there, and it was not used up: what costs no AP is used once in an activation.
    fn can_pay(&self, member: Member, deed: &Deed, bit: u32) -> bool {
        let once = deed.ap == 0 || deed.reload;
        deed.ap <= self.turn.ap && deed.points <= self.hero(member).points && !(once && self.turn.used & bit != 0)
    }

    fn deed_targets(&self, member: Member, deed: &Deed) -> SmallVec<[Model; 8]> {
        let mut targets = self.targets(member, deed.target, deed.range, heals(deed));
        targets.retain(|target| self.is_useful(*target, deed));
        targets
    }

    /// N6.6 · A familiar reaches its own squares farther than what it does.
    fn use_targets(&self, member: Member, item: usize, deed: &Deed) -> SmallVec<[Model; 8]> {
        let card = self.pack.item(self.hero(member).items[item].item);
        if card.slot != Slot::Familiar {
            return self.deed_targets(member, deed);
        }
        let Some(at) = self.hero(member).space() else { return SmallVec::new() };
        let reach = card.squares + deed.range.1;
        let near = |model: &Model| {
            self.body(*model).is_some_and(|body| {
                let level = card.flies || self.level(body.corner) == self.level(at);
                Footprint::from(at).distance(&body) <= reach && level
            })
        };
        let enemies = self.enemies().map(Model::Foe);
        let friends = self.fighters().map(Model::Hero);
        let models = enemies.chain(friends).filter(near).filter(|model| match deed.target {
            Aim::Opponent => !self.is_ours(*model),
            Aim::Friend => self.is_ours(*model),
            Aim::Either => true,
            Aim::Nobody => *model == Model::Hero(member),
        });
        models.filter(|model| self.is_useful(*model, deed)).collect()
    }

    /// What would change nothing is not offered: healing whoever has no wounds, cleansing whoever has no token.
    fn is_useful(&self, target: Model, deed: &Deed) -> bool {
        let Model::Hero(friend) = target else { return true };
        let hero = self.hero(friend);
        let useful = |effect: &Effect| match effect {
            Effect::Heal(_) => hero.wounds > 0,
            Effect::Cleanse(_) => hero.tokens.ails(),
            Effect::Mend(_) => hero.items.iter().any(|carried| carried.wounds > 0),
            Effect::Inflict(token) => !hero.tokens.has(*token),
            _ => true,
        };
        deed.does.is_empty() || deed.does.iter().any(useful)
    }

    /// N1.5 · An active skill.
    pub(crate) fn use_skill(&mut self, table: &mut Table<Self>, member: Member, place: u8, target: Model) -> Play {
        let pack = self.pack.clone();
        let skill = self.hero(member).skills[usize::from(place)];
        let SkillKind::Active(deed) = &pack.skill(skill).kind else { return Ok(()) };
        self.note_skill(table, member, skill);
        table.log("N1.5.1", || text!("log-uses", hero = self.hero_name(member), what = pack.name(skill)));
        self.turn.used |= 1 << place;
        self.perform(table, member, deed, target)
    }

    /// N6.2 · A piece of equipment.
    pub(crate) fn use_item(
        &mut self,
        table: &mut Table<Self>,
        member: Member,
        (item, number): (u8, u8),
        target: Model,
    ) -> Play {
        let pack = self.pack.clone();
        let id = self.hero(member).items[usize::from(item)].item;
        let Some(deed) = pack.item(id).uses.get(usize::from(number)) else { return Ok(()) };
        self.note_item(table, member, id);
        table.log("N6.2.8", || text!("log-uses", hero = self.hero_name(member), what = pack.name(id)));
        self.turn.used |= 1 << (8 + item);
        self.perform(table, member, deed, target)
    }

    /// N1.5 · The heroic skill: once in a mission, for heroism; it may go on for several activations.
    pub(crate) fn use_heroic(&mut self, table: &mut Table<Self>, member: Member, target: Model) -> Play {
        let pack = self.pack.clone();
        let heroic = &pack.class(self.hero(member).class).heroic;
        let hero = self.hero_mut(member);
        hero.heroism -= heroic.cost.min(hero.heroism);
        (hero.heroic_used, hero.heroic_left) = (true, heroic.lasts);
        table.log("N1.5.2", || text!("log-heroic", hero = self.hero_name(member)));
        self.turn.used |= HEROIC;
        self.perform(table, member, &heroic.deed, target)
    }

    /// Pays for a deed and does it, to the target and to its area.
    fn perform(&mut self, table: &mut Table<Self>, member: Member, deed: &Deed, target: Model) -> Play {
        self.spend(member, deed.ap);
        self.hero_mut(member).points -= deed.points.min(self.hero(member).points);
        // N8.4 · Threat as a further cost.
        self.raise_threat(member, deed.threat as i8);
        let others = self.beside_target(member, deed.area.as_ref(), target);
        for effect in &deed.does {
            self.effect(table, member, target, *effect)?;
        }
        let struck = others.iter().filter(|model| !self.is_ours(**model)).count();
        for model in others {
            for effect in deed.area.iter().flat_map(|area| &area.does) {
                self.effect(table, member, model, *effect)?;
            }
        }
        if struck > 0 && !self.is_ours(target) {
            self.earn_heroism(member, 1, |from| from == HeroismFrom::Works);
        }
        Ok(())
    }

    /// The others in the area of a deed: those of the target's side.
    fn beside_target(&self, member: Member, area: Option<&Spread>, target: Model) -> SmallVec<[Model; 8]> {
        let (Some(area), Some(from), Some(centre)) = (area, self.hero(member).space(), self.body(target)) else {
            return SmallVec::new();
        };
        let mut models = self.models_in(area.shape, from, &centre, &[target]);
        models.retain(|model| self.are_friends(*model, target));
        models
    }

    /// One effect of a hero's attack, skill or equipment on a model.
    pub(crate) fn effect(&mut self, table: &mut Table<Self>, user: Member, target: Model, effect: Effect) -> Play {
        match effect {
            Effect::Lethal(n) | Effect::Wound(n) => self.damage(table, user, target, n, false)?,
            Effect::Unsoaked(n) => self.damage(table, user, target, n, true)?,
            Effect::Inflict(token) => self.give(table, target, token),
            Effect::Gain(token) => self.give(table, Model::Hero(user), token),
            Effect::Coat(token) => self.coat(target, token),
            Effect::Push(n) => self.force(table, Model::Hero(user), target, n, true)?,
            Effect::Pull(n) => self.force(table, Model::Hero(user), target, n, false)?,
            Effect::Dash(n) => self.dash(table, user, n, false)?,
            Effect::Slip(n) => self.dash(table, user, n, true)?,
            Effect::Lead(n) => {
                if let Model::Hero(friend) = target {
                    self.dash(table, friend, n, false)?;
                }
            }
            Effect::Drain(n) => self.heal(table, user, n, Some(user)),
            Effect::Heal(n) => match target {
                Model::Hero(friend) => self.heal(table, friend, n, Some(user)),
                Model::Foe(foe) => self.foe_mut(foe).wounds = self.foe(foe).wounds.saturating_sub(n),
            },
            Effect::Mend(n) => self.mend(target, n),
            Effect::Cleanse(n) => self.cleanse(target, n),
            Effect::Threat(by) => self.raise_threat(user, by),
            Effect::Lure(by) => {
                if let Model::Hero(friend) = target {
                    self.raise_threat(friend, by);
                }
            }
            Effect::Delay(n) => self.delay(target, n),
            Effect::Heroism(n) => {
                let most = self.pack.numbers.most_heroism;
                let hero = self.hero_mut(user);
                hero.heroism = (hero.heroism + n).min(most);
            }
            Effect::Points(n) => self.gain_points(user, n),
            // These change a test or an attack and are read where it is made.
            Effect::Critical(_)
            | Effect::Unblockable
            | Effect::Piercing(_)
            | Effect::Precise(_)
            | Effect::Sunder(_)
            | Effect::Silent
            | Effect::Reload
            | Effect::Dice(_)
            | Effect::Success(_)
            | Effect::Strike
            | Effect::Shield => {}
        }
        Ok(())
    }

    /// Wounds by a hero's effect: on enemies with credit, on friends without.
    fn damage(&mut self, table: &mut Table<Self>, user: Member, target: Model, wounds: u8, unblockable: bool) -> Play {
        match target {
            Model::Foe(foe) => {
                if unblockable && !self.is_ally(foe) {
                    self.credit(user, Deserved::Unblockable);
                }
                self.wound_foe(table, foe, wounds, Some(user));
            }
            Model::Hero(friend) => {
                self.hurt(table, friend, wounds, unblockable)?;
            }
        }
        Ok(())
    }

    /// N1.12 · A token is put onto the first weapon of a friend.
    fn coat(&mut self, target: Model, token: Status) {
        let Model::Hero(friend) = target else { return };
        let pack = self.pack.clone();
        let weapon = self.hero(friend).items.iter().position(|carried| !pack.item(carried.item).attacks.is_empty());
        if let Some(place) = weapon {
            self.hero_mut(friend).items[place].tokens.add(token);
        }
    }

    fn mend(&mut self, target: Model, mut wounds: u8) {
        let Model::Hero(friend) = target else { return };
        for carried in self.hero_mut(friend).items.iter_mut() {
            let mended = carried.wounds.min(wounds);
            carried.wounds -= mended;
            wounds -= mended;
        }
    }

    fn cleanse(&mut self, target: Model, count: u8) {
        let ailing: SmallVec<[Status; 8]> =
            self.tokens_of(target).iter().filter(|token| !token.is_positive()).take(count.into()).collect();
        for token in ailing {
            self.tokens_mut(target).take(token);
        }
    }

    /// The target's activation token moves on.
    pub(crate) fn delay(&mut self, target: Model, by: u8) {
        match target {
            Model::Hero(member) => self.move_token(member, by),
            Model::Foe(foe) => {
                let kind = self.foe(foe).enemy;
                let place = self.tokens.iter().position(|token| token.enemy == kind);
                if let Some(place) = place {
                    self.tokens[place].sector = self.ahead(self.tokens[place].sector, by);
                }
            }
        }
    }

    /// N1.8 · Heroes may react, in their order, one each; what their effects say to the test comes back.
    pub(crate) fn ask_reactions(
        &mut self,
        table: &mut Table<Self>,
        to: Trigger,
        about: Member,
        by: Option<FoeId>,
    ) -> Play<Help> {
        let mut help = Help::default();
        let Some(here) = self.hero(about).space() else { return Ok(help) };
        for member in Member::ALL {
            let own = matches!(to, Trigger::Defends | Trigger::Unhurt);
            let distance = self.hero(member).space().map_or(u8::MAX, |at| Footprint::from(at).distance(&here.into()));
            if own != (member == about) {
                continue;
            }
            let mut options = self.reactions(member, to, distance);
            if options.is_empty() {
                continue;
            }
            options.push(Choice::Pass);
            let prompt = || {
                Prompt::new(text!("ask-react", hero = self.hero_name(member), about = self.hero_name(about)), "N1.8.1")
            };
            let answer = table.ask(self.seat_of(member)).window().say(prompt).one(&options)?;
            if let Choice::React(_, place) = answer {
                self.react(table, member, place, by, &mut help)?;
            }
        }
        Ok(help)
    }

    /// N1.8 · A reaction: the token is taken, then it does what it says.
    pub(crate) fn react(
        &mut self,
        table: &mut Table<Self>,
        member: Member,
        place: u8,
        by: Option<FoeId>,
        help: &mut Help,
    ) -> Play {
        let pack = self.pack.clone();
        let skill = self.hero(member).skills[usize::from(place)];
        let SkillKind::Reaction { token, points, does, .. } = &pack.skill(skill).kind else { return Ok(()) };
        let hero = self.hero_mut(member);
        hero.reaction = *token;
        hero.points -= (*points).min(hero.points);
        self.note_skill(table, member, skill);
        table.log("N1.8.2", || text!("log-reacts", hero = self.hero_name(member), what = pack.name(skill)));
        for effect in does {
            match effect {
                Effect::Dice(by) => help.dice += by,
                Effect::Success(n) => help.successes += n,
                Effect::Shield => help.shield = Some(member),
                Effect::Strike => {
                    if let Some(foe) = by {
                        self.strike_back(table, member, foe)?;
                    }
                }
                other => {
                    let target = by.map_or(Model::Hero(member), Model::Foe);
                    self.effect(table, member, target, *other)?;
                }
            }
        }
        Ok(())
    }

    /// N1.8 · A free attack with the first weapon that reaches.
    fn strike_back(&mut self, table: &mut Table<Self>, member: Member, foe: FoeId) -> Play {
        let pack = self.pack.clone();
        let target = Model::Foe(foe);
        let found = self.hero(member).items.iter().enumerate().find_map(|(place, carried)| {
            let lines = pack.item(carried.item).attacks.iter();
            let mut fitting =
                lines.filter(|line| self.targets(member, line.target, line.range, false).contains(&target));
            fitting.next().map(|line| (place, line))
        });
        let Some((item, line)) = found else { return Ok(()) };
        let credited = std::mem::take(&mut self.turn.credited);
        let strike = crate::attack::Strike { member, item, line, adds: SmallVec::new(), target };
        self.strike_at(table, &strike)?;
        self.turn.credited = credited;
        Ok(())
    }

    /// N12.1 · A hero's equipment comes back, where a mission has taken it.
    pub(crate) fn rearm(&mut self, member: Member) {
        if self.pack.mission(self.mission).rules.contains(&Special::Unarmed) && self.hero(member).items.is_empty() {
            let who = self.hero(member).who;
            self.hero_mut(member).items = crate::setup::starting(&self.pack.clone(), who);
        }
    }
}

/// What reactions add to a defence.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Help {
    pub dice: i8,
    pub successes: u8,
    /// Who suffers the wounds instead.
    pub shield: Option<Member>,
}

fn heals(deed: &Deed) -> bool {
    deed.does.iter().any(|effect| matches!(effect, Effect::Heal(_)))
}
