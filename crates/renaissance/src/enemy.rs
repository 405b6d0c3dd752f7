//! N2.4, N9 · Activation and attacks of enemies, reaction attacks, and allies.

use crate::choice::Choice;
use crate::geometry::{Footprint, Paths, Space};
use crate::ids::{EnemyId, FoeId, Member, Model};
use crate::pack::Pack;
use crate::pack::schema::{
    Ability, AttackKind, Blow, Effect, Passive, PointsFrom, Shape, Status, Trigger, WoundEffect,
};
use crate::rolls::{Pool, successes};
use crate::scene::roman;
use crate::state::{Help, Incoming, Phase, Renaissance, Stake, Turn};
use smallvec::SmallVec;
use table::{Play, Prompt, Table, text};

impl Renaissance {
    pub(crate) fn blow(&self, foe: FoeId, number: usize) -> &Blow {
        &self.blows(foe)[number]
    }

    /// The same for as long as the pack is at hand.
    pub(crate) fn blow_of<'p>(&self, pack: &'p Pack, foe: FoeId, number: usize) -> &'p Blow {
        let model = self.foe(foe);
        let own = &pack.enemy(model.enemy).attacks;
        &model.changed.map_or(own, |changed| &pack.form(changed.form).attacks)[number]
    }

    /// N2.4a · The token moves by the printed Swiftness before any model acts.
    pub(crate) fn begin_kind(&mut self, table: &mut Table<Self>, enemy: EnemyId) -> Play {
        if self.is_prey(enemy) {
            return self.prey_acts(table, enemy);
        }
        let swiftness = self.pack.enemy(enemy).swiftness;
        let minute = self.clock.minute;
        let sector = self.ahead(minute, swiftness);
        if let Some(token) = self.tokens.iter_mut().find(|token| token.enemy == enemy) {
            (token.sector, token.acted) = (sector, true);
        }
        for foe in self.foes.iter_mut().filter(|foe| foe.enemy == enemy) {
            foe.acted = false;
        }
        self.turn = Turn { kind: Some(enemy), ..Turn::default() };
        let ally = self.of_kind(enemy).next().is_some_and(|foe| self.is_ally(foe));
        self.phase = if ally { Phase::Ally } else { Phase::Foes };
        table.heading(|| text!("log-kind", foe = self.pack.name(enemy), sector = roman(minute)));
        Ok(())
    }

    /// N2.4 · One model of the active token: start, AI, end.
    pub(crate) fn foe_acts(&mut self, table: &mut Table<Self>) -> Play {
        let Some(kind) = self.turn.kind else { return self.lost_thread() };
        let waiting: SmallVec<[FoeId; 8]> = self.of_kind(kind).filter(|foe| !self.foe(*foe).acted).collect();
        let next = match waiting[..] {
            [only] => Some((only, None)),
            _ => self.keenest(&waiting),
        };
        let Some((foe, plan)) = next else {
            self.close(table);
            return Ok(());
        };
        // What it does first is known, unless something can come before that.
        let tokens = self.foe(foe).tokens;
        let calm = self.stealth.is_none() && !tokens.has(Status::Poisoned) && !tokens.has(Status::Hasty);
        let plan = plan.filter(|_| calm);
        self.turn.foe = Some(foe);
        self.turn.credited = 0;
        self.begin_foe(table, foe)?;
        if !self.foe(foe).gone {
            self.run_foe(table, foe, plan)?;
        }
        if !self.foe(foe).gone {
            self.finish_foe(table, foe)?;
        }
        self.foe_mut(foe).acted = true;
        self.mourn(table, Some(foe))?;
        self.turn.foe = None;
        self.judge(table);
        Ok(())
    }

    /// N2.4b · Tokens and abilities at the start.
    pub(crate) fn begin_foe(&mut self, table: &mut Table<Self>, foe: FoeId) -> Play {
        let model = &mut *self.foe_mut(foe);
        (model.moved, model.raised) = (0, false);
        let attacked = std::mem::take(&mut model.attacked);
        self.stealth_start(table, foe, attacked)?;
        self.start_tokens(table, Model::Foe(foe))?;
        let swiftness = self.foe_swiftness(foe);
        let model = self.foe_mut(foe);
        model.stunned = model.tokens.take(Status::Stunned);
        let hasty = u8::from(model.tokens.take(Status::Hasty));
        self.turn.ap = swiftness + hasty;
        Ok(())
    }

    /// N2.4d · Tokens and abilities at the end, and reactions to an enemy that stops.
    pub(crate) fn finish_foe(&mut self, table: &mut Table<Self>, foe: FoeId) -> Play {
        self.end_tokens(table, Model::Foe(foe));
        if self.foe(foe).gone {
            return Ok(());
        }
        let regeneration = self.foe_ability(foe, |a| if let Ability::Regeneration(x) = a { Some(x) } else { None });
        self.recover(table, foe, regeneration.unwrap_or(0), "N1.9.5");
        self.form_wears_off(table, Model::Foe(foe));
        self.stealth_end(table, foe)?;
        // N1.9, N1.12 · What a charge adds and what Stunned takes away are over with the activation: a reaction attack has neither.
        let model = &mut *self.foe_mut(foe);
        (model.moved, model.stunned) = (0, false);
        for member in Member::ALL {
            let Some(at) = self.hero(member).space() else { continue };
            let distance = self.footprint(foe).distance(&Footprint::from(at));
            if !self.foe(foe).gone && !self.reactions(member, Trigger::EnemyStops, distance).is_empty() {
                self.ask_reaction_to_stop(table, member, foe, distance)?;
            }
        }
        Ok(())
    }

    fn ask_reaction_to_stop(&mut self, table: &mut Table<Self>, member: Member, foe: FoeId, distance: u8) -> Play {
        let places = self.reactions(member, Trigger::EnemyStops, distance);
        let prompt =
            || Prompt::new(text!("ask-react-stop", hero = self.hero_name(member), foe = self.foe_name(foe)), "N1.8.1");
        let asked = table.ask(self.seat_of(member)).window().say(prompt);
        if let Some(place) = asked.pick_or(places, |place| Choice::React(member, place), Choice::Pass)? {
            self.react(table, (member, member), place, Some(foe), &mut Help::default())?;
        }
        Ok(())
    }

    /// An enemy discards wounds of its own.
    fn recover(&mut self, table: &mut Table<Self>, foe: FoeId, wounds: u8, rule: &'static str) {
        let discarded = wounds.min(self.foe(foe).wounds);
        if discarded > 0 {
            self.foe_mut(foe).wounds -= discarded;
            table.log(rule, || text!("log-foe-healed", foe = self.foe_name(foe), wounds = discarded));
        }
    }

    /// N9 · The value of an attack now: printed, tokens, a commander, a charge; at least 1.
    pub(crate) fn blow_value(&self, foe: FoeId, number: usize) -> u8 {
        let (model, blow) = (self.foe(foe), self.blow(foe, number));
        let charge = self.foe_ability(foe, |a| if let Ability::Charge(x) = a { Some(x) } else { None });
        let charge = if model.moved >= 3 { charge.unwrap_or(0) } else { 0 };
        let more = blow.value + charge + u8::from(model.tokens.has(Status::Focused)) + u8::from(self.is_commanded(foe));
        let less = u8::from(model.stunned) + u8::from(model.tokens.has(Status::Weakened));
        more.saturating_sub(less).max(1)
    }

    /// N1.9 · Commander X: friends of the same faction within X squares, not itself.
    fn is_commanded(&self, foe: FoeId) -> bool {
        let faction = self.pack.enemy(self.foe(foe).enemy).faction;
        let body = self.footprint(foe);
        self.enemies().filter(|other| *other != foe).any(|other| {
            let reach = self.foe_ability(other, |a| if let Ability::Commander(x) = a { Some(x) } else { None });
            let same = faction.is_some() && self.pack.enemy(self.foe(other).enemy).faction == faction;
            same && reach.is_some_and(|x| self.footprint(other).distance(&body) <= x)
        })
    }

    /// N9.1, N9.2, N7.5 · An attack on a hero, or on everybody in its area. A reaction attack costs nothing and moves nobody.
    pub(crate) fn enemy_attack(
        &mut self,
        table: &mut Table<Self>,
        foe: FoeId,
        number: usize,
        target: Model,
        reaction: bool,
    ) -> Play {
        let pack = self.pack.clone();
        let blow = self.blow_of(&pack, foe, number);
        self.foe_mut(foe).tokens.take(Status::Hidden);
        let rule = match (reaction, blow.kind) {
            (true, _) => "N9.3.1",
            (false, AttackKind::Physical) => "N9.1.1",
            (false, AttackKind::Mental) => "N9.2.1",
        };
        table.log(rule, || {
            text!(
                "log-foe-attacks",
                foe = self.foe_name(foe),
                model = self.model_name(target),
                reaction = u8::from(reaction)
            )
        });
        // N9.1 · What stands before the mark happens first, whatever the defence.
        for clause in blow.before.iter().filter(|clause| clause.on.is_empty()) {
            self.blow_effect(table, foe, target, clause.does, reaction)?;
        }
        let moved_off = !blow.before.is_empty() && !self.is_valid(&self.footprint(foe), target, blow.range, false);
        if self.foe(foe).gone || moved_off {
            return self.mourn(table, Some(foe));
        }
        // N9.1 · Then its tokens count.
        let value = self.blow_value(foe, number);
        for token in [Status::Weakened, Status::Focused] {
            self.foe_mut(foe).tokens.take(token);
        }
        let mut victims: SmallVec<[Model; 8]> = SmallVec::from_slice(&[target]);
        if let (Some(shape), Some(centre)) = (blow.area, self.body(target)) {
            victims.extend(self.area_victims(shape, foe, &centre, target));
        }
        for victim in victims {
            if self.foe(foe).gone {
                return Ok(());
            }
            match victim {
                Model::Hero(member) => self.strike_hero(table, foe, blow, member, value, reaction)?,
                Model::Foe(ally) => self.strike_ally(table, foe, blow, ally, value)?,
            }
        }
        Ok(())
    }

    fn area_victims(&self, shape: Shape, foe: FoeId, centre: &Footprint, target: Model) -> SmallVec<[Model; 8]> {
        let from = self.footprint(foe).nearest(centre);
        let mut models = self.models_in(shape, from, centre, &[target, Model::Foe(foe)]);
        models.retain(|model| self.is_ours(*model));
        models
    }

    /// N9.1, N9.2 · One hero defends, and suffers what is left.
    fn strike_hero(
        &mut self,
        table: &mut Table<Self>,
        foe: FoeId,
        blow: &Blow,
        member: Member,
        value: u8,
        reaction: bool,
    ) -> Play {
        if self.hero(member).ko {
            return Ok(());
        }
        let before = self.hero(member).wounds;
        let defends = (Some(Trigger::Defends), Some(Trigger::FriendDefends));
        self.expect_blow(blow, member, Help::default(), value);
        let help = self.ask_reactions(table, defends, member, Some(foe))?;
        if self.foe(foe).gone {
            return Ok(());
        }
        let hits = self.defence(table, blow, member, help, value)?;
        let has = |wanted: Effect| blow.before.iter().any(|clause| clause.does == wanted);
        let victim = help.shield.filter(|friend| self.hero(*friend).is_up()).unwrap_or(member);
        let success = match blow.kind {
            AttackKind::Mental => self.with_protection(table, member, hits, value, blow.kind)? < value,
            AttackKind::Physical => {
                let hits = self.with_protection(table, member, hits, value, blow.kind)?;
                let sunder: u8 = blow.before.iter().map(|c| if let Effect::Sunder(x) = c.does { x } else { 0 }).sum();
                self.sunder(victim, sunder);
                let armour = if has(Effect::Unblockable) { 0 } else { self.hero_armour(victim) };
                let wounds = value.saturating_sub(hits).saturating_sub(armour);
                let sheet = self.hurt(table, victim, wounds, has(Effect::Unblockable))?;
                if sheet > 0 && self.points_from(victim) == Some(PointsFrom::Wounded) {
                    self.gain_points(victim, sheet);
                }
                sheet > 0
            }
        };
        let adjacent = self.hero(member).space().is_some_and(|at| self.adjacent(&self.footprint(foe), &at.into()));
        if success {
            for clause in blow.after.iter().filter(|clause| clause.on.is_empty()) {
                self.blow_effect(table, foe, Model::Hero(victim), clause.does, reaction)?;
            }
        } else {
            table.log("N9.1.6", || text!("log-defends", hero = self.hero_name(member)));
        }
        // N1.8, N1.4 · An attack that has left no wound on the sheet: for reactions, and for a duellist beside the enemy.
        if self.hero(member).wounds == before {
            if !self.foe(foe).gone {
                self.ask_reactions(table, (Some(Trigger::Unhurt), None), member, Some(foe))?;
            }
            if adjacent && self.points_from(member) == Some(PointsFrom::AttackFailed) {
                self.gain_points(member, 1);
            }
        }
        self.mourn(table, Some(foe))
    }

    /// N9.1 · The dice of a defence, before tokens that one may use.
    pub(crate) fn defence_dice(&self, blow: &Blow, member: Member) -> i8 {
        let worn = self.passive_sum(member, |passive| match passive {
            Passive::DefenceDice(kind, by) if kind == blow.kind => by,
            _ => 0,
        });
        let piercing: u8 = blow.before.iter().map(|c| if let Effect::Piercing(x) = c.does { x } else { 0 }).sum();
        let haunted = blow.kind == AttackKind::Mental && self.suffers(member, WoundEffect::Haunted);
        let exposed = self.hero(member).tokens.has(Status::Exposed);
        self.base_dice(member, blow.defence) + worn + self.guards(member)
            - piercing as i8
            - i8::from(haunted)
            - i8::from(exposed)
    }

    /// What the defence decides that is coming, for bots that weigh it. Whoever walks past an enemy weighs the way as a whole.
    fn expect_blow(&mut self, blow: &Blow, member: Member, help: Help, value: u8) {
        if matches!(self.turn.stake, Stake::Nothing | Stake::Defence(_)) {
            self.turn.stake = Stake::Defence(Incoming {
                member,
                value,
                dice: self.defence_dice(blow, member),
                threshold: blow.threshold,
                precise: blow.before.iter().map(|c| if let Effect::Precise(x) = c.does { x } else { 0 }).sum(),
                mental: blow.kind == AttackKind::Mental,
                unblockable: blow.before.iter().any(|clause| clause.does == Effect::Unblockable),
                help,
            });
        }
    }

    /// N9.1 · The defence test: its successes.
    fn defence(&mut self, table: &mut Table<Self>, blow: &Blow, member: Member, help: Help, value: u8) -> Play<u8> {
        let rule = if blow.kind == AttackKind::Mental { "N9.2.1" } else { "N9.1.3" };
        let mut pool = Pool::new(member, self.defence_dice(blow, member) + help.dice, blow.threshold, rule);
        pool.enough = value.saturating_sub(help.successes);
        pool.dodge = blow.before.iter().map(|c| if let Effect::Precise(x) = c.does { x } else { 0 }).sum();
        self.expect_blow(blow, member, help, value);
        let faces = self.roll_test(table, pool)?;
        if matches!(self.turn.stake, Stake::Defence(_)) {
            self.turn.stake = Stake::Nothing;
        }
        self.hero_mut(member).tokens.take(Status::Exposed);
        Ok(successes(&faces, pool.threshold) + help.successes)
    }

    /// N1.12 · Protected is discarded for one success more, where that changes something: each wound of a physical attack counts, a mental one
    /// is warded off whole or not at all.
    fn with_protection(
        &mut self,
        table: &mut Table<Self>,
        member: Member,
        hits: u8,
        value: u8,
        kind: AttackKind,
    ) -> Play<u8> {
        let missing = value.saturating_sub(hits);
        let held = self.copies(member, Status::Protected).min(missing);
        let least = if kind == AttackKind::Mental { missing } else { 1 };
        if held == 0 || held < least {
            return Ok(hits);
        }
        let key = if kind == AttackKind::Mental { "ask-ward" } else { "ask-protect" };
        let prompt = || Prompt::new(text!(key, hero = self.hero_name(member), wounds = missing), "N1.12.12");
        let asked = table.ask(self.seat_of(member)).say(prompt);
        let used = asked.pick(std::iter::once(0).chain(least..=held), Choice::Protect)?;
        self.discard(member, Status::Protected, used);
        Ok(hits + used)
    }

    /// N7.1 · One effect of an enemy's attack.
    pub(crate) fn blow_effect(
        &mut self,
        table: &mut Table<Self>,
        foe: FoeId,
        target: Model,
        effect: Effect,
        reaction: bool,
    ) -> Play {
        match effect {
            Effect::Inflict(token) => self.give(table, target, token),
            Effect::Gain(token) => self.give(table, Model::Foe(foe), token),
            Effect::Push(n) if !reaction => self.force(table, Model::Foe(foe), target, n, true)?,
            Effect::Pull(n) if !reaction => self.force(table, Model::Foe(foe), target, n, false)?,
            Effect::Wound(n) | Effect::Lethal(n) => self.suffer(table, target, n, false)?,
            Effect::Unsoaked(n) => self.suffer(table, target, n, true)?,
            Effect::Drain(n) => self.recover(table, foe, n, "N7.1.1"),
            Effect::Lure(by) => {
                if let Model::Hero(member) = target {
                    self.raise_threat(member, by);
                }
            }
            Effect::Delay(n) => self.hold_up(table, target, n),
            Effect::Transform(name, n) => {
                if let Some(form) = self.form_named(name) {
                    self.transform(table, target, form, n, None);
                }
            }
            Effect::Dash(n) | Effect::Slip(n) if !reaction => self.enemy_dash(table, foe, target, n),
            Effect::Critical(_)
            | Effect::Unblockable
            | Effect::Piercing(_)
            | Effect::Precise(_)
            | Effect::Push(_)
            | Effect::Pull(_)
            | Effect::Dash(_)
            | Effect::Sunder(_)
            | Effect::Silent
            | Effect::Reload
            | Effect::Heal(_)
            | Effect::Mend(_)
            | Effect::Cleanse(_)
            | Effect::Coat(_)
            | Effect::Lead(_)
            | Effect::Slip(_)
            | Effect::Dice(_)
            | Effect::Success(_)
            | Effect::Threat(_)
            | Effect::Heroism(_)
            | Effect::Points(_)
            | Effect::Strike
            | Effect::Shield => {}
        }
        Ok(())
    }

    /// N6.2 · An enemy that may dash does so towards whom it is after, over free squares of its level.
    fn enemy_dash(&mut self, table: &mut Table<Self>, foe: FoeId, target: Model, squares: u8) {
        let (Some(body), from) = (self.body(target), self.foe(foe).at) else { return };
        let (free, level) = (self.free(), self.ground().heights.at(self.level(from)));
        let paths = Paths::new(from, squares, |at| {
            let steps = at.steps().map(|(_, to)| to).filter(|to| free.contains(*to) && level.contains(*to));
            steps.map(|to| (to, 1)).collect::<SmallVec<[(Space, u8); 8]>>()
        });
        let far = |at: Space| body.distance(&Footprint::from(at));
        let best = paths.spaces().iter().min_by_key(|at| (far(*at), paths.cost(*at), *at));
        if let Some(to) = best.filter(|to| far(*to) < far(from) && !self.is_large(foe)) {
            self.foe_mut(foe).at = to;
            self.quench(Model::Foe(foe), to);
            table.log("N6.2.4", || text!("log-dashes", hero = self.foe_name(foe), space = to.to_string()));
        }
    }

    fn suffer(&mut self, table: &mut Table<Self>, target: Model, wounds: u8, unblockable: bool) -> Play {
        match target {
            Model::Hero(member) => {
                let sheet = self.hurt(table, member, wounds, unblockable)?;
                if sheet > 0 && self.points_from(member) == Some(PointsFrom::Wounded) {
                    self.gain_points(member, sheet);
                }
            }
            Model::Foe(ally) => self.wound_foe(table, ally, wounds, None),
        }
        Ok(())
    }

    /// N1.1 · An ally defends with as many dice as its printed defence, less what would take dice from a hero.
    fn strike_ally(&mut self, table: &mut Table<Self>, foe: FoeId, blow: &Blow, ally: FoeId, value: u8) -> Play {
        let exposed = u8::from(self.foe_mut(ally).tokens.take(Status::Exposed));
        let traits = |of: fn(Effect) -> u8| blow.before.iter().map(|clause| of(clause.does)).sum::<u8>();
        let piercing = traits(|effect| if let Effect::Piercing(x) = effect { x } else { 0 });
        let precise = traits(|effect| if let Effect::Precise(x) = effect { x } else { 0 });
        let dice = self.foe_defence(ally, blow.kind).saturating_sub(exposed + piercing).max(1);
        let faces = self.roll_for_ally(table, ally, (dice, blow.threshold), (false, precise))?;
        let mut hits = successes(&faces, blow.threshold);
        // N1.1 · It uses what it has at the first chance.
        let helps = if blow.kind == AttackKind::Mental { hits + 1 == value } else { hits < value };
        hits += u8::from(helps && self.foe_mut(ally).tokens.take(Status::Protected));
        let success = hits < value;
        if success && blow.kind == AttackKind::Physical {
            self.wound_foe(table, ally, value - hits, None);
        }
        if success && !self.foe(ally).gone {
            for clause in blow.after.iter().filter(|clause| clause.on.is_empty()) {
                self.blow_effect(table, foe, Model::Foe(ally), clause.does, false)?;
            }
        } else if !success {
            table.log("N9.1.6", || text!("log-defends", hero = self.foe_name(ally)));
        }
        Ok(())
    }

    /// N9.3 · The attack that an enemy reacts with: one of range 1 or from 1 on. None while blinded.
    pub(crate) fn reaction_blow(&self, foe: FoeId) -> Option<usize> {
        let attacks = self.blows(foe);
        let able = !self.foe(foe).tokens.has(Status::Blinded);
        attacks.iter().position(|blow| blow.range.0 <= 1 && blow.range.1 >= 1).filter(|_| able)
    }

    /// N9.3 · A reaction attack: free, and it moves nobody.
    pub(crate) fn reaction_attack(&mut self, table: &mut Table<Self>, foe: FoeId, member: Member) -> Play {
        match self.reaction_blow(foe) {
            Some(number) => self.enemy_attack(table, foe, number, Model::Hero(member), true),
            None => Ok(()),
        }
    }
}
