//! N1.5 to N1.8, N6.2 · Skills and equipment in use: what can be used, its price, and what it does.

use crate::choice::Choice;
use crate::geometry::Footprint;
use crate::ids::{FoeId, Member, Model};
use crate::pack::Pack;
use crate::pack::schema::{
    Aim, Attack, AttackKind, Deed, Effect, HeroismFrom, Passive, SkillKind, Slot, Spread, Status, Trigger,
};
use crate::state::{Carried, Feat, Renaissance, Whereabouts};
use crate::stats::concerns;
use crate::wounds::Deserved;
use smallvec::SmallVec;
use table::{Play, Prompt, Table, Text, text};

/// The bit of the heroic skill among what can be used once.
const HEROIC: u32 = 1 << 31;
/// The bit of what class points bought.
const SPRING: u32 = 1 << 30;

impl Renaissance {
    /// Everything that the active hero may do.
    pub(crate) fn hero_options(&self, member: Member) -> Vec<Choice> {
        let mut options = Vec::with_capacity(64);
        match self.hero(member).at {
            Whereabouts::On(_) => {
                if self.turn.ap > 0 {
                    self.walk_options(member, &mut options);
                }
                // N13.6 · A transformation card has attacks and nothing else.
                self.form_options(member, &mut options);
                self.attack_options(member, &mut options);
                self.deed_options(member, &mut options);
                if self.hero(member).changed.is_none() {
                    self.aid_options(member, &mut options);
                    self.scenery_options(member, &mut options);
                }
            }
            // N12.1 · On a location card only its own actions, its exit, and Wait.
            Whereabouts::In(_) if self.turn.ap > 0 => options.push(Choice::Leave),
            Whereabouts::In(_) => {}
        }
        if self.hero(member).changed.is_none() {
            self.action_options(member, &mut options);
        }
        options.extend((1..=self.turn.ap).map(Choice::Wait));
        // N12.1 · At a new hour the lead may give up for the company.
        if self.at_hour && self.seat_of(member) == self.lead() && self.turn.spent == 0 {
            options.push(Choice::GiveUp);
        }
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
                        options.push(Choice::Attack(carried.item.0, number as u8, target, extra));
                    }
                }
            }
        }
    }

    /// N13.6 · The attacks of the card over a transformed hero.
    fn form_options(&self, member: Member, options: &mut Vec<Choice>) {
        let hero = self.hero(member);
        let Some(changed) = hero.changed.filter(|_| !hero.tokens.has(Status::Blinded)) else { return };
        let attacks = self.pack.form(changed.form).attacks.iter().enumerate();
        for (number, blow) in attacks.filter(|(_, blow)| blow.ap.max(1) <= self.turn.ap) {
            let targets = self.targets(member, Aim::Opponent, blow.range, false);
            options.extend(targets.into_iter().map(|target| Choice::Strike(number as u8, target)));
        }
    }

    /// N1.7 · The sets of enhancements that fit an attack and can be paid for, as bits of the hero's skills; none first.
    fn enhancements(&self, member: Member, line: &Attack, target: Model) -> SmallVec<[u8; 8]> {
        let mut sets: SmallVec<[u8; 8]> = SmallVec::from_slice(&[0]);
        let mental = line.kind == AttackKind::Mental;
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
                options.extend(targets.into_iter().map(|target| Choice::Skill(skill.0, target)));
            }
        }
        for (item, carried) in hero.items.iter().enumerate() {
            for (number, deed) in self.pack.item(carried.item).uses.iter().enumerate() {
                if self.can_pay(member, deed, 1 << (8 + item)) {
                    let targets = self.use_targets(member, item, deed);
                    let id = carried.item.0;
                    options.extend(targets.into_iter().map(|target| Choice::Use(id, number as u8, target)));
                }
            }
        }
        self.spring_options(member, options);
        let Some(heroic) = self.class(member).map(|class| &class.heroic) else { return };
        if !hero.heroic_used && hero.heroism >= heroic.cost && self.can_pay(member, &heroic.deed, HEROIC) {
            options.extend(self.deed_targets(member, &heroic.deed).into_iter().map(Choice::Heroic));
        }
    }

    /// N1.4 · What class points buy instead of AP: a use of the familiar, or of any equipment; once in an activation.
    fn spring_options(&self, member: Member, options: &mut Vec<Choice>) {
        let (mut familiar, mut any) = (None, None);
        self.each_passive(member, |passive| match passive {
            Passive::Whistles(points) => familiar = Some(points),
            Passive::Winds(points) => any = Some(points),
            _ => {}
        });
        let hero = self.hero(member);
        if (familiar.is_none() && any.is_none()) || self.turn.used & SPRING != 0 {
            return;
        }
        for (item, carried) in hero.items.iter().enumerate() {
            let card = self.pack.item(carried.item);
            let price = if card.slot == Slot::Familiar { familiar.or(any) } else { any };
            for (number, deed) in card.uses.iter().enumerate() {
                let ready = !(deed.reload && self.turn.used >> (8 + item) & 1 == 1) && deed.ap > 0;
                if price.is_some_and(|price| price <= hero.points) && ready {
                    let targets = self.use_targets(member, item, deed);
                    let id = carried.item.0;
                    options.extend(targets.into_iter().map(|target| Choice::Spring(id, number as u8, target)));
                }
            }
        }
    }

    /// N1.4 · Equipment is used for class points and no AP.
    pub(crate) fn spring(
        &mut self,
        table: &mut Table<Self>,
        member: Member,
        (item, number): (u8, u8),
        target: Model,
    ) -> Play {
        let pack = self.pack.clone();
        let id = self.hero(member).items[usize::from(item)].item;
        let mut price = 0;
        self.each_passive(member, |passive| match passive {
            Passive::Whistles(points) if pack.item(id).slot == Slot::Familiar => price = points,
            Passive::Winds(points) if price == 0 => price = points,
            _ => {}
        });
        let hero = self.hero_mut(member);
        hero.points -= price.min(hero.points);
        self.turn.used |= SPRING;
        let Some(deed) = pack.item(id).uses.get(usize::from(number)) else { return Ok(()) };
        let free = Deed { ap: 0, ..deed.clone() };
        self.use_deed(table, member, item, &free, target)
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

    /// N6.2, N6.6 · Whom a piece of equipment can be used on; a familiar goes there first.
    fn use_targets(&self, member: Member, item: usize, deed: &Deed) -> SmallVec<[Model; 8]> {
        let card = self.pack.item(self.hero(member).items[item].item);
        match card.slot {
            Slot::Familiar => self.familiar_targets(member, deed),
            _ => self.deed_targets(member, deed),
        }
    }

    /// What would change nothing is not offered: healing whoever has no wounds, cleansing whoever has no token.
    pub(crate) fn is_useful(&self, target: Model, deed: &Deed) -> bool {
        let friend = match target {
            Model::Hero(friend) => friend,
            Model::Foe(foe) if self.is_ally(foe) => return self.helps_ally(foe, deed),
            Model::Foe(_) => return deed.does.iter().any(|effect| self.can_befall(target, *effect)),
        };
        let hero = self.hero(friend);
        let useful = |effect: &Effect| match effect {
            Effect::Heal(_) => hero.wounds > 0,
            Effect::Cleanse(_) => hero.tokens.ails(),
            Effect::Mend(_) => hero.soaked > 0 || hero.items.iter().any(|carried| carried.wounds > 0),
            Effect::Coat(token) => self.coatable(friend, *token).next().is_some(),
            Effect::Inflict(token) => !hero.tokens.has(*token),
            Effect::Transform(..) => self.can_change(target),
            _ => true,
        };
        deed.does.is_empty() || deed.does.iter().any(useful)
    }

    /// N13.6 · Whether an effect changes anything for an enemy: those who are immune are not transformed.
    fn can_befall(&self, target: Model, effect: Effect) -> bool {
        !matches!(effect, Effect::Transform(..)) || self.can_change(target)
    }

    /// N1.1 · What an ally gains something from.
    fn helps_ally(&self, ally: FoeId, deed: &Deed) -> bool {
        let model = self.foe(ally);
        deed.does.iter().any(|effect| match effect {
            Effect::Heal(_) => model.wounds > 0,
            Effect::Cleanse(_) => model.tokens.ails(),
            Effect::Inflict(token) => !model.tokens.has(*token),
            Effect::Lead(_) => true,
            _ => false,
        })
    }

    /// The place of a piece of equipment among those of a hero, by its number in the pack.
    pub(crate) fn item_place(&self, member: Member, item: u8) -> u8 {
        self.hero(member).items.iter().position(|carried| carried.item.0 == item).unwrap_or(0) as u8
    }

    /// The same of a skill.
    pub(crate) fn skill_place(&self, member: Member, skill: u8) -> u8 {
        self.hero(member).skills.iter().position(|own| own.0 == skill).unwrap_or(0) as u8
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
        self.use_deed(table, member, item, deed, target)
    }

    /// N6.2, N6.6 · A use of equipment; a familiar goes to its target first.
    fn use_deed(&mut self, table: &mut Table<Self>, member: Member, item: u8, deed: &Deed, target: Model) -> Play {
        let id = self.hero(member).items[usize::from(item)].item;
        self.note_item(table, member, id);
        table.log("N6.2.8", || text!("log-uses", hero = self.hero_name(member), what = self.pack.name(id)));
        self.turn.used |= 1 << (8 + item);
        if self.pack.item(id).slot == Slot::Familiar {
            self.send_familiar(member, target, deed);
        }
        self.perform(table, member, deed, target)
    }

    /// N1.5 · The heroic skill: once in a mission, for heroism; it may go on for several activations.
    pub(crate) fn use_heroic(&mut self, table: &mut Table<Self>, member: Member, target: Model) -> Play {
        let pack = self.pack.clone();
        if self.class(member).is_none() {
            return Ok(());
        }
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
            Effect::Coat(token) => self.coat(table, target, token)?,
            Effect::Push(n) => self.force(table, Model::Hero(user), target, n, true)?,
            Effect::Pull(n) => self.force(table, Model::Hero(user), target, n, false)?,
            Effect::Dash(n) => self.dash(table, Model::Hero(user), n, false)?,
            Effect::Slip(n) => self.dash(table, Model::Hero(user), n, true)?,
            Effect::Lead(n) => self.dash(table, target, n, false)?,
            Effect::Drain(n) => self.heal(table, user, n, Some(user)),
            Effect::Heal(n) => match target {
                Model::Hero(friend) => self.heal(table, friend, n, Some(user)),
                Model::Foe(foe) => self.heal_ally(table, foe, n, user),
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
            Effect::Transform(name, n) => {
                if let Some(form) = self.form_named(name) {
                    self.transform(table, target, form, n, Some(user));
                }
            }
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
                self.wound_foe(table, foe, wounds, Some(Model::Hero(user)));
            }
            Model::Hero(friend) => {
                self.hurt(table, friend, wounds, unblockable)?;
            }
        }
        Ok(())
    }

    /// N1.12 · A token is put onto a weapon of a friend: its owner names it, and may refuse.
    fn coat(&mut self, table: &mut Table<Self>, target: Model, token: Status) -> Play {
        let Model::Hero(friend) = target else { return Ok(()) };
        let mut options: SmallVec<[Choice; 8]> =
            self.coatable(friend, token).map(|place| Choice::Coat(friend, place)).collect();
        options.push(Choice::Pass);
        let prompt = || Prompt::new(text!("ask-coat", hero = self.hero_name(friend), token = token.text()), "N1.12.18");
        if let Choice::Coat(_, place) = table.ask(self.seat_of(friend)).say(prompt).one(&options)? {
            self.hero_mut(friend).items[usize::from(place)].tokens.add(token);
        }
        Ok(())
    }

    /// N1.12 · Weapons of physical attacks that do not have the token yet.
    fn coatable(&self, friend: Member, token: Status) -> impl Iterator<Item = u8> + use<'_> {
        let items = self.hero(friend).items.iter().enumerate();
        let weapon = |carried: &Carried| {
            self.pack.item(carried.item).attacks.iter().any(|line| line.kind == AttackKind::Physical)
        };
        items.filter(move |(_, carried)| weapon(carried) && !carried.tokens.has(token)).map(|(place, _)| place as u8)
    }

    /// N1.1, N8.4 · An ally discards wounds, to the credit of whoever lets it.
    fn heal_ally(&mut self, table: &mut Table<Self>, ally: FoeId, wounds: u8, by: Member) {
        let discarded = wounds.min(self.foe(ally).wounds);
        if discarded == 0 || !self.is_ally(ally) {
            return;
        }
        self.foe_mut(ally).wounds -= discarded;
        table.log("N1.1.6", || text!("log-ally-healed", foe = self.foe_name(ally), wounds = discarded));
        self.credit(by, Deserved::Healing);
        self.earn_heroism(by, 1, |from| from == HeroismFrom::FriendHealed);
    }

    fn mend(&mut self, target: Model, mut wounds: u8) {
        let Model::Hero(friend) = target else { return };
        let hero = self.hero_mut(friend);
        for held in hero.items.iter_mut().map(|carried| &mut carried.wounds).chain([&mut hero.soaked]) {
            let mended = (*held).min(wounds);
            *held -= mended;
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

    /// N1.8 · Heroes may react, in their order, one each: whoever it is about to the first trigger, the others to the second. What their effects
    /// say to the test comes back.
    pub(crate) fn ask_reactions(
        &mut self,
        table: &mut Table<Self>,
        (own, others): (Option<Trigger>, Option<Trigger>),
        about: Member,
        by: Option<FoeId>,
    ) -> Play<Help> {
        let mut help = Help::default();
        let Some(here) = self.hero(about).space() else { return Ok(help) };
        for member in Member::ALL {
            let distance = self.hero(member).space().map_or(u8::MAX, |at| Footprint::from(at).distance(&here.into()));
            let Some(to) = (if member == about { own } else { others }) else { continue };
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
        let Some((name, SkillKind::Reaction { token, points, does, .. })) = self.reacting(&pack, member, place) else {
            return Ok(());
        };
        let hero = self.hero_mut(member);
        hero.reaction = *token;
        hero.count(Feat::Reaction, 1);
        hero.points -= (*points).min(hero.points);
        if let Some(skill) = self.hero(member).skills.get(usize::from(place)) {
            self.note_skill(table, member, *skill);
        }
        table.log("N1.8.2", || text!("log-reacts", hero = self.hero_name(member), what = name));
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

    /// N1.8 · A reaction by its place: of the skills, or, from 8 on, of the equipment; and what it is called.
    pub(crate) fn reacting<'p>(&self, pack: &'p Pack, member: Member, place: u8) -> Option<(Text, &'p SkillKind)> {
        let hero = self.hero(member);
        match place.checked_sub(8) {
            None => hero.skills.get(usize::from(place)).map(|skill| (pack.name(*skill), &pack.skill(*skill).kind)),
            Some(item) => {
                let id = hero.items.get(usize::from(item))?.item;
                pack.item(id).reacts.as_ref().map(|kind| (pack.name(id), kind))
            }
        }
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
        let hero = self.hero_mut(member);
        let chest = std::mem::take(&mut hero.chest);
        for carried in chest.iter().take(hero.items.room()) {
            hero.items.push(*carried);
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
