//! N1.1 · Allies: models that the lead moves, and that enemies go for like heroes.

use crate::D8;
use crate::attack::{CRITICAL, Inflicted};
use crate::choice::Choice;
use crate::geometry::Space;
use crate::ids::{FoeId, Model};
use crate::pack::schema::{Ability, AttackKind, Blow, Effect, Immunity, Status};
use crate::rolls::successes;
use crate::state::Renaissance;
use table::{Play, Prompt, Seats, Table, text};

impl Renaissance {
    /// N1.1 · An ally acts: the lead moves it, and it attacks as printed.
    pub(crate) fn ally_acts(&mut self, table: &mut Table<Self>) -> Play {
        let Some(kind) = self.turn.kind else { return self.lost_thread() };
        let next = self.of_kind(kind).find(|foe| !self.foe(*foe).acted);
        let Some(ally) = next else {
            self.close(table);
            return Ok(());
        };
        if self.turn.foe != Some(ally) {
            self.begin_ally(table, ally)?;
            if self.foe(ally).gone {
                self.judge(table);
                return Ok(());
            }
        }
        let mut options = self.ally_options(ally);
        options.push(Choice::Done);
        let prompt =
            || Prompt::new(text!("ask-ally", foe = self.foe_name(ally), ap = self.turn.ap), "N1.1.4").in_zone("field");
        match table.ask(self.lead()).say(prompt).one(&options)? {
            Choice::March(to) => self.march(table, ally, to),
            Choice::Strike(number, Model::Foe(target)) => self.ally_attack(table, ally, usize::from(number), target)?,
            Choice::Done => {
                self.end_tokens(table, Model::Foe(ally));
                self.form_wears_off(table, Model::Foe(ally));
                self.foe_mut(ally).acted = true;
                self.turn.foe = None;
            }
            other => return table.unexpected(other),
        }
        self.mourn(table, None)?;
        self.judge(table);
        Ok(())
    }

    /// N2.3a · Tokens at the start; an ally has AP like a hero.
    fn begin_ally(&mut self, table: &mut Table<Self>, ally: FoeId) -> Play {
        self.turn.foe = Some(ally);
        self.start_tokens(table, Model::Foe(ally))?;
        let swiftness = self.foe_swiftness(ally);
        let model = self.foe_mut(ally);
        model.moved = 0;
        let hasty = u8::from(model.tokens.take(Status::Hasty));
        let stunned = 2 * u8::from(model.tokens.take(Status::Stunned));
        self.turn.ap = (swiftness + hasty).saturating_sub(stunned).max(1);
        Ok(())
    }

    fn ally_options(&self, ally: FoeId) -> Vec<Choice> {
        let mut options = Vec::new();
        let body = self.footprint(ally);
        let ends = self.foe_costs(ally, self.turn.ap).reached() & self.free();
        options.extend(ends.iter().map(Choice::March));
        if self.foe(ally).tokens.has(Status::Blinded) {
            return options;
        }
        let attacks = self.blows(ally).iter().enumerate();
        for (number, blow) in attacks.filter(|(_, blow)| blow.ap <= self.turn.ap) {
            let targets = self.enemies().filter(|foe| self.is_valid(&body, Model::Foe(*foe), blow.range, true));
            options.extend(targets.map(|foe| Choice::Strike(number as u8, Model::Foe(foe))));
        }
        options
    }

    fn march(&mut self, table: &mut Table<Self>, ally: FoeId, to: Space) {
        let ap = self.turn.ap;
        let cost = self.foe_costs(ally, ap).cost(to).unwrap_or(ap);
        self.turn.ap -= cost.min(ap);
        let to = self.tread(table, ally, to, ap);
        self.foe_mut(ally).at = to;
        table.log("N1.1.4", || text!("log-foe-moves", foe = self.foe_name(ally), space = to.to_string()));
    }

    /// What an ally's attack must reach, and how many dice it has: the printed value, one fewer when Weakened, one more when Focused.
    pub(crate) fn ally_pool(&self, ally: FoeId, blow: &Blow, target: FoeId) -> (u8, u8) {
        let printed = self.foe_defence(target, blow.kind);
        let piercing: u8 = blow.before.iter().map(|c| if let Effect::Piercing(x) = c.does { x } else { 0 }).sum();
        let exposed = u8::from(self.foe(target).tokens.has(Status::Exposed));
        let tokens = self.foe(ally).tokens;
        let dice =
            blow.value + u8::from(tokens.has(Status::Focused)) - u8::from(tokens.has(Status::Weakened)).min(blow.value);
        (dice.max(1), printed.saturating_sub(piercing + exposed).clamp(2, 8))
    }

    /// N1.1, N8.1, N8.2 · An ally attacks: dice against the defence, armour, the critical of everybody who is no enemy, effects after the
    /// mark. Enemies that it defeats add to the loot.
    fn ally_attack(&mut self, table: &mut Table<Self>, ally: FoeId, number: usize, target: FoeId) -> Play {
        let pack = self.pack.clone();
        let blow = self.blow_of(&pack, ally, number);
        self.turn.ap -= blow.ap.max(1).min(self.turn.ap);
        let (dice, threshold) = self.ally_pool(ally, blow, target);
        for token in [Status::Weakened, Status::Focused, Status::Hidden] {
            self.foe_mut(ally).tokens.take(token);
        }
        for clause in blow.before.iter().filter(|clause| clause.on.is_empty()) {
            self.ally_effect(table, ally, target, clause.does)?;
        }
        let unlucky = self.foe_mut(target).tokens.take(Status::Lucky);
        let faces = self.roll_for_ally(table, ally, (dice, threshold), (unlucky, self.dodge(target)))?;
        self.foe_mut(target).tokens.take(Status::Exposed);
        let hits = successes(&faces, threshold);
        let success = match blow.kind {
            AttackKind::Mental => hits >= ally_needs(blow),
            AttackKind::Physical => self.ally_wounds(table, ally, blow, target, hits),
        };
        if success {
            for clause in blow.after.iter().filter(|clause| clause.on.is_empty()) {
                self.ally_effect(table, ally, target, clause.does)?;
            }
        }
        Ok(())
    }

    /// N1.1, N6.5 · The dice of an ally: what an enemy makes it roll again comes first, the best dice, then what failed if it is Lucky. It uses that
    /// at the first chance.
    pub(crate) fn roll_for_ally(
        &mut self,
        table: &mut Table<Self>,
        ally: FoeId,
        (dice, threshold): (u8, u8),
        (unlucky, dodge): (bool, u8),
    ) -> Play<Vec<u8>> {
        let mut faces: Vec<u8> = table.roll_many(D8, 8, dice, Seats::EVERYONE)?.to_vec();
        let best = |faces: &[u8], least: u8| {
            let mut places: Vec<usize> = (0..faces.len()).filter(|place| faces[*place] >= least).collect();
            places.sort_by_key(|place| std::cmp::Reverse(faces[*place]));
            places
        };
        for place in best(&faces, 1).into_iter().take(unlucky.into()) {
            faces[place] = table.roll(D8, 8)?;
        }
        for place in best(&faces, threshold).into_iter().take(dodge.into()) {
            faces[place] = table.roll(D8, 8)?;
        }
        if faces.iter().any(|face| *face < threshold) && self.foe_mut(ally).tokens.take(Status::Lucky) {
            for place in (0..faces.len()).filter(|place| faces[*place] < threshold).collect::<Vec<_>>() {
                faces[place] = table.roll(D8, 8)?;
            }
        }
        table.log("N1.1.4", || {
            let said: Vec<String> = faces.iter().map(ToString::to_string).collect();
            text!(
                "log-rolls",
                hero = self.foe_name(ally),
                faces = said.join(" "),
                threshold = threshold,
                successes = successes(&faces, threshold)
            )
        });
        Ok(faces)
    }

    /// Wounds of an ally's attack: whether there was one.
    fn ally_wounds(&mut self, table: &mut Table<Self>, ally: FoeId, blow: &Blow, target: FoeId, hits: u8) -> bool {
        let Inflicted { victim, wounds, protected, .. } = self.ally_blow(blow, target, hits);
        self.foe_mut(target).tokens.take(Status::Marked);
        if protected {
            self.foe_mut(victim).tokens.take(Status::Protected);
        }
        table.log("N1.1.5", || {
            text!("log-ally-attacks", foe = self.foe_name(ally), model = self.foe_name(target), wounds = wounds)
        });
        self.wound_foe(table, victim, wounds, Some(Model::Foe(ally)));
        wounds > 0
    }

    /// What this many hits of an ally's physical attack do, and to whom: armour, a bodyguard, tokens, the critical of everybody who is no enemy.
    pub(crate) fn ally_blow(&self, blow: &Blow, target: FoeId, hits: u8) -> Inflicted {
        let unblockable = blow.before.iter().any(|clause| clause.does == Effect::Unblockable);
        let sunder = blow.before.iter().any(|clause| matches!(clause.does, Effect::Sunder(_)));
        let victim = if unblockable { target } else { self.bodyguard(target) };
        let armour = if unblockable { 0 } else { self.armour(victim, sunder) };
        let mut wounds = hits.saturating_sub(armour);
        let protected = wounds > 0 && self.foe(victim).tokens.has(Status::Protected);
        wounds -= u8::from(protected);
        let marked = self.foe(target).tokens.has(Status::Marked);
        let critical = wounds >= CRITICAL - u8::from(marked);
        if critical && !self.is_immune(victim, Immunity::Critical) {
            wounds += 1;
        }
        Inflicted { victim, wounds, critical, unblockable, protected }
    }

    /// N1.9 · How many successes a target makes its attacker roll again.
    pub(crate) fn dodge(&self, target: FoeId) -> u8 {
        self.foe_ability(target, |ability| if let Ability::Dodge(x) = ability { Some(x) } else { None }).unwrap_or(0)
    }

    fn ally_effect(&mut self, table: &mut Table<Self>, ally: FoeId, target: FoeId, effect: Effect) -> Play {
        let (own, other) = (Model::Foe(ally), Model::Foe(target));
        match effect {
            Effect::Inflict(token) => self.give(table, other, token),
            Effect::Gain(token) => self.give(table, own, token),
            Effect::Push(n) => self.force(table, own, other, n, true)?,
            Effect::Pull(n) => self.force(table, own, other, n, false)?,
            Effect::Wound(n) | Effect::Lethal(n) | Effect::Unsoaked(n) => self.wound_foe(table, target, n, Some(own)),
            Effect::Drain(n) => self.foe_mut(ally).wounds = self.foe(ally).wounds.saturating_sub(n),
            Effect::Delay(n) => self.hold_up(table, other, n),
            Effect::Critical(_)
            | Effect::Unblockable
            | Effect::Piercing(_)
            | Effect::Precise(_)
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
            | Effect::Lure(_)
            | Effect::Heroism(_)
            | Effect::Points(_)
            | Effect::Strike
            | Effect::Shield
            | Effect::Transform(..) => {}
        }
        Ok(())
    }
}

/// N1.1 · The successes that an ally's mental attack needs: the printed value is how many dice it has, so two are enough.
pub(crate) fn ally_needs(blow: &Blow) -> u8 {
    blow.value.min(2)
}
