//! B17 · Abilities: when they can be used, and what happens at a moment that somebody has an ability for.

use crate::choice::{Choice, Source, Which};
use crate::ids::TitanId;
use crate::pack::Script;
use crate::pack::derived::{Marks, moment_of, trigger_bit};
use crate::pack::schema::{Ability, Effect, Gated, Keyword, Modifier, Trigger};
use crate::state::{Frame, Odyssey};
use smallvec::SmallVec;
use table::{Play, Prompt, Table, Text, text};

/// What can be used at a moment: abilities and keywords of sources.
pub(crate) type Usable = SmallVec<[(Source, Which); 8]>;

impl Odyssey {
    /// B17 · Everything that happens or can be used for a titan at this moment, compulsory or not: of its own sources and of the primordial's.
    pub(crate) fn usable(&self, titan: TitanId, trigger: Trigger) -> Usable {
        let mut found = Usable::new();
        if !self.is_moment(titan, trigger) {
            return found;
        }
        let bit = trigger_bit(trigger);
        self.sources_about(titan, |marks| marks.triggers & bit != 0)
            .for_each(|source| self.gather(titan, source, trigger, &mut found));
        found
    }

    /// Whether anything at all happens or can be used for a titan at this moment.
    pub(crate) fn is_moment(&self, titan: TitanId, trigger: Trigger) -> bool {
        self.marks_about(titan, |marks| marks.triggers) & trigger_bit(trigger) != 0
    }

    /// Whether anything happens or can be used for anybody at this moment, the dead included.
    fn is_moment_of_any(&self, trigger: Trigger) -> bool {
        let bit = trigger_bit(trigger);
        let mut titans = TitanId::ALL.into_iter();
        self.foe_marks(|marks| marks.triggers) & bit != 0
            || titans.any(|titan| self.marks_of(titan, |marks| marks.triggers) & bit != 0)
    }

    /// What one source has for this moment.
    fn gather(&self, titan: TitanId, source: Source, trigger: Trigger, found: &mut Usable) {
        let told_of_itself = matches!(trigger, Trigger::Exhausted | Trigger::Readied);
        if !told_of_itself && !self.is_live(titan, source) {
            return;
        }
        let Some(powers) = self.powers(source) else { return };
        for (n, ability) in self.pack.all(powers.abilities).iter().enumerate() {
            if is_moment(ability.at, trigger) && self.can_use(titan, source, n as u8, ability) {
                found.push((source, Which::Ability(n as u8)));
            }
        }
        for (n, keyword) in powers.keywords.iter().enumerate() {
            if moment_of(keyword.is) == Some(trigger) && self.can_use_keyword(titan, source, keyword) {
                found.push((source, Which::Keyword(n as u8)));
            }
        }
    }

    fn can_use(&self, titan: TitanId, source: Source, n: u8, ability: &Ability) -> bool {
        let willing = !ability.cost.is_free() || is_done_by_will(ability.at);
        let used = || self.titan(titan).used & self.ability_bit(source, n).unwrap_or(0) != 0;
        let barred = willing && !ability.always_usable && !self.titan(titan).can_act()
            || ability.at == Trigger::FreeAction && used();
        let context = self.context_of(titan, source);
        !barred
            && self.is_open(titan, ability.gate)
            && self.can_pay(titan, source, n, &ability.cost)
            && self.holds(ability.when, context)
            && !self.is_forbidden(titan, ability.at)
            && !self.is_vain(titan, ability.effects)
            && !(willing && self.is_idle(ability.effects, context))
    }

    /// Whether something keeps the titan from using abilities of this moment.
    fn is_forbidden(&self, titan: TitanId, at: Trigger) -> bool {
        match at {
            Trigger::Reaction => self.has(titan, Modifier::CannotReact),
            Trigger::EvasionRolled => self.has(titan, Modifier::CannotBlock),
            _ => false,
        }
    }

    /// Whether the first thing it does is something that cannot be done now.
    fn is_vain(&self, titan: TitanId, effects: Script) -> bool {
        let first = (!effects.is_empty()).then(|| self.pack.at(effects, 0));
        match first {
            Some(Effect::Rush(improved)) => !self.has_rush_space(titan, improved),
            Some(Effect::Move(_) | Effect::Vault) => !self.titan(titan).can_act(),
            Some(Effect::BonusAttack(_)) => !self.could_bonus_attack(titan),
            Some(Effect::TakePriority) => effects.len() == 1 && self.priority == titan,
            _ => false,
        }
    }

    /// B7.1.3, B24.4 · Whether a bonus attack could be declared: now, or, amid a titan's attack, once that has ended.
    fn could_bonus_attack(&self, titan: TitanId) -> bool {
        let mut weapons: SmallVec<[Choice; 10]> = SmallVec::new();
        self.attack_options(titan, true, &mut weapons);
        !weapons.is_empty() || self.strike().is_some() && self.titan(titan).can_act()
    }

    fn can_use_keyword(&self, titan: TitanId, source: Source, keyword: &Gated) -> bool {
        let willing = moment_of(keyword.is).is_some_and(is_done_by_will);
        (!willing || self.titan(titan).can_act())
            && self.is_open(titan, keyword.gate)
            && self.holds(keyword.when, self.context_of(titan, source))
            && self.keyword_serves(titan, keyword.is)
    }

    /// The ability that is meant, if it is one and not a keyword.
    pub(crate) fn ability(&self, source: Source, which: Which) -> Option<Ability> {
        let Which::Ability(n) = which else { return None };
        let abilities = self.powers(source)?.abilities;
        ((n as usize) < abilities.len()).then(|| self.pack.at(abilities, n as usize))
    }

    /// The keyword that is meant, if it is one and not an ability.
    pub(crate) fn keyword(&self, source: Source, which: Which) -> Option<Keyword> {
        let Which::Keyword(n) = which else { return None };
        self.powers(source)?.keywords.get(n as usize).map(|keyword| keyword.is)
    }

    /// B17.5 · Whether one may leave it out.
    pub(crate) fn is_voluntary(&self, source: Source, which: Which) -> bool {
        match (self.ability(source, which), self.keyword(source, which)) {
            (Some(ability), _) => {
                let own = !matches!(
                    source,
                    Source::Trait(_) | Source::Scar(_) | Source::Part(_) | Source::Tile(_)
                );
                ability.may
                    || !ability.cost.is_free()
                    || is_done_by_will(ability.at)
                    || own && self.moves_somebody(ability.effects)
            }
            (_, Some(Keyword::Block(_))) => self.block_is_open(source),
            (_, Some(keyword)) => super::keywords::is_voluntary(keyword),
            _ => true,
        }
    }

    /// B17.5 · Abilities that let one move, or move the primordial, can always be left out.
    fn moves_somebody(&self, effects: Script) -> bool {
        let first = (!effects.is_empty()).then(|| self.pack.at(effects, 0));
        matches!(
            first,
            Some(Effect::Move(_) | Effect::Knockback(_) | Effect::Pushback(_) | Effect::Pull(_) | Effect::Vault)
        )
    }

    /// B17.1 · Pays for an ability and resolves it.
    pub(crate) fn use_ability(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        source: Source,
        which: Which,
    ) -> Play {
        let Some(ability) = self.ability(source, which) else {
            return self.use_keyword(table, titan, source, which);
        };
        let active = !ability.cost.is_free() || is_done_by_will(ability.at);
        if active {
            self.rise_to_act(table, titan)?;
        }
        table.log(if active { "B17.1" } else { "B17.4" }, || {
            self.use_text(titan, source, which)
        });
        if let Which::Ability(n) = which {
            self.mark_used(titan, source, n, &ability);
            self.pay(table, titan, source, n, ability.cost)?;
        }
        self.activate_in_defence(titan, source, ability.at);
        let context = self.context_of(titan, source);
        self.resolve_script(table, ability.effects, context)
    }

    /// Who uses what, or what befalls whom.
    fn use_text(&self, titan: TitanId, source: Source, which: Which) -> Text {
        let named = self
            .ability(source, which)
            .is_some_and(|ability| ability.name.is_some());
        let (name, what) = (self.titan_name(titan), self.source_name(source));
        match source {
            Source::Trait(_) | Source::Scar(_) | Source::Part(_) => {
                text!("log-foe-uses", foe = self.foe_name(), what = what)
            }
            Source::Condition(..) | Source::Kratos(_) | Source::Moiros(_) | Source::Tile(_) => {
                text!("log-befalls", titan = name, what = what)
            }
            Source::Sheet(_) if !named => text!("log-nature", titan = name),
            Source::Sheet(_) => text!("log-uses", titan = name, what = self.own_name(source, which)),
            _ if named => text!(
                "log-uses-for",
                titan = name,
                ability = self.own_name(source, which),
                what = what
            ),
            _ => text!("log-uses", titan = name, what = what),
        }
    }

    /// B17.2, B17.6.
    fn mark_used(&mut self, titan: TitanId, source: Source, n: u8, ability: &Ability) {
        if !ability.cost.is_free() || ability.at == Trigger::FreeAction {
            let bit = self.ability_bit(source, n).unwrap_or(0);
            self.titan_mut(titan).used |= bit;
        }
        if ability.at == Trigger::EitherWindow {
            let bit = self.flexible_bit(source, false);
            if let Some(strike) = self.strike_mut() {
                strike.flexible_used |= bit;
            }
        }
    }

    /// B5.14.9 · A weapon whose ability is used in defence becomes the active one.
    pub(crate) fn activate_in_defence(&mut self, titan: TitanId, source: Source, at: Trigger) {
        let Source::Gear(_, slot) = source else { return };
        let defends = matches!(
            at,
            Trigger::AboutToEvade | Trigger::EvasionRolled | Trigger::CritEvade | Trigger::AboutToArmour
        );
        if !defends || !self.is_weapon(titan, slot) {
            return;
        }
        if let Some(blow) = self.frames.innermost_mut(Frame::as_blow_mut)
            && blow.target == titan
        {
            blow.active.get_or_insert(slot);
        }
    }

    /// B22.5 · Whoever does something of its will stands up first.
    pub(crate) fn rise_to_act(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if self.titan(titan).posture == crate::state::Posture::Rising {
            self.get_up(table, titan, "B22.5");
        }
        Ok(())
    }

    /// B17.4, B17.12 · Everything of the titan that happens or can be used at this moment.
    pub(crate) fn trigger(&mut self, table: &mut Table<Self>, titan: TitanId, trigger: Trigger) -> Play {
        if !self.is_moment(titan, trigger) {
            return Ok(());
        }
        self.run_moment(table, titan, trigger, |_| true)
    }

    /// The same for one source alone: the card that was exhausted, the tile that was entered.
    pub(crate) fn trigger_of(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        source: Source,
        trigger: Trigger,
    ) -> Play {
        if self.marks(source).triggers & trigger_bit(trigger) == 0 {
            return Ok(());
        }
        let mut done = Usable::new();
        loop {
            let mut found = Usable::new();
            self.gather(titan, source, trigger, &mut found);
            found.retain(|one| !self.is_spent(&done, *one));
            let Some(next) = self.next_of(table, titan, trigger, &found)? else {
                return Ok(());
            };
            done.push(next);
            self.use_ability(table, titan, next.0, next.1)?;
        }
    }

    fn run_moment(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        trigger: Trigger,
        of: impl Fn(Source) -> bool,
    ) -> Play {
        let mut done = Usable::new();
        loop {
            let mut found = self.usable(titan, trigger);
            found.retain(|one| of(one.0) && !self.is_spent(&done, *one));
            let Some(next) = self.next_of(table, titan, trigger, &found)? else {
                return Ok(());
            };
            done.push(next);
            self.use_ability(table, titan, next.0, next.1)?;
        }
    }

    /// B17.7, B17.8 · Whether it was used at this moment already, or another ability of the same name was, or the same keyword if it has no number.
    pub(super) fn is_spent(&self, done: &Usable, one: (Source, Which)) -> bool {
        let name = |one: (Source, Which)| self.ability(one.0, one.1).and_then(|ability| ability.name);
        let word = |one: (Source, Which)| self.keyword(one.0, one.1).filter(|word| !word.is_stackable());
        let (named, worded) = (name(one), word(one));
        done.contains(&one)
            || named.is_some() && done.iter().any(|used| name(*used) == named)
            || worded.is_some() && done.iter().any(|used| word(*used) == worded)
    }

    /// Compulsory ones come first, in an order that is asked for where it can matter; then what may be done, one question at a time.
    fn next_of(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        trigger: Trigger,
        found: &[(Source, Which)],
    ) -> Play<Option<(Source, Which)>> {
        let compulsory: Usable = found
            .iter()
            .filter(|one| !self.is_voluntary(one.0, one.1))
            .copied()
            .collect();
        if !compulsory.is_empty() {
            return self.first_of(table, titan, &compulsory).map(Some);
        }
        if found.is_empty() {
            return Ok(None);
        }
        let uses = found.iter().map(|(source, which)| self.to_use(*source, *which));
        let options: SmallVec<[Choice; 9]> = std::iter::once(Choice::Pass).chain(uses).collect();
        let asked = table.ask(self.player(titan)).window();
        let chosen = asked.say(|| Prompt::new(moment_key(trigger), "B17.4")).one(&options)?;
        Ok(match chosen {
            Choice::Use(source, which, _) => Some((source, which)),
            _ => None,
        })
    }

    /// B17.12, G1.6 · Which of several compulsory ones comes first.
    fn first_of(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        several: &[(Source, Which)],
    ) -> Play<(Source, Which)> {
        let matters = several.len() > 1 && several.iter().any(|one| !self.commutes(one.0, one.1));
        if !matters {
            return Ok(several[0]);
        }
        let options: SmallVec<[Choice; 8]> = several.iter().map(|one| self.to_be_first(one.0, one.1)).collect();
        let asked = table.ask(self.player(titan));
        match asked.about("ask-which-first", "B17.12").one(&options)? {
            Choice::First(source, which, _) => Ok((source, which)),
            _ => Ok(several[0]),
        }
    }

    /// Whether it makes no difference when this happens among other things of the same moment.
    fn commutes(&self, source: Source, which: Which) -> bool {
        let Some(ability) = self.ability(source, which) else {
            return true;
        };
        let effects = self.pack.all(ability.effects);
        effects.iter().all(|effect| {
            matches!(
                effect,
                Effect::Pool(..)
                    | Effect::Modify(..)
                    | Effect::ModifyFoe(..)
                    | Effect::Note(_)
                    | Effect::FatedMnemos
                    | Effect::MnemosNode
                    | Effect::AdversaryActivation
                    | Effect::Discard(_)
                    | Effect::Resource(..)
                    | Effect::Power(_)
                    | Effect::PowerDie(..)
                    | Effect::PowerReroll(_)
                    | Effect::AttackReroll(_)
                    | Effect::EvasionReroll(_)
                    | Effect::Block(_)
                    | Effect::Reinforce(..)
            )
        })
    }

    /// B17.14 · Whether an ability makes what is about to happen not happen.
    pub(crate) fn averts(&mut self, table: &mut Table<Self>, titan: TitanId, trigger: Trigger) -> Play<bool> {
        if self.usable(titan, trigger).is_empty() {
            return Ok(false);
        }
        let averted = table.scope(self, Frame::Averting(titan, false), |game, table| {
            let mut done = Usable::new();
            while !game.is_averted() {
                let mut found = game.usable(titan, trigger);
                found.retain(|one| !game.is_spent(&done, *one));
                let Some(next) = game.next_of(table, titan, trigger, &found)? else {
                    break;
                };
                done.push(next);
                game.use_ability(table, titan, next.0, next.1)?;
            }
            Ok(game.is_averted())
        })?;
        Ok(averted.unwrap_or(false))
    }

    fn is_averted(&self) -> bool {
        let found = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Averting(_, averted) => Some(*averted),
            _ => None,
        });
        found.unwrap_or(false)
    }

    /// G1.3 · What is about to happen does not. Without anything about to happen nothing changes.
    pub(crate) fn avert(&mut self) {
        self.frames.innermost_mut(|frame| match frame {
            Frame::Averting(_, averted) => {
                *averted = true;
                Some(())
            }
            _ => None,
        });
    }

    /// B17.10, B17.12 · Traits and scars of the primordial, tiles, conditions and abilities of all titans at this moment.
    pub(crate) fn trigger_all(&mut self, table: &mut Table<Self>, trigger: Trigger) -> Play {
        if !self.is_moment_of_any(trigger) {
            return self.offer_argo(table, trigger);
        }
        let silent = trigger == Trigger::EndOfPrimordialRound && self.foe_has(Modifier::SilencedEnd);
        let mut done: SmallVec<[(TitanId, Source, Which); 8]> = SmallVec::new();
        loop {
            let mut found = self.compulsory_of_all(trigger, silent);
            found.retain(|one| !done.iter().any(|past| is_same_moment(*past, *one)));
            let Some(next) = self.first_of_all(table, &found)? else {
                break;
            };
            done.push(next);
            self.use_ability(table, next.0, next.1, next.2)?;
        }
        for titan in TitanId::ALL {
            let own = |source: Source| !matches!(source, Source::Trait(_) | Source::Scar(_) | Source::Part(_));
            if self.titan(titan).is_alive() {
                let voluntary: Usable = self.usable(titan, trigger);
                if voluntary
                    .iter()
                    .any(|one| own(one.0) && self.is_voluntary(one.0, one.1))
                {
                    self.run_voluntary(table, titan, trigger)?;
                }
            }
        }
        self.offer_argo(table, trigger)
    }

    fn run_voluntary(&mut self, table: &mut Table<Self>, titan: TitanId, trigger: Trigger) -> Play {
        let mut done = Usable::new();
        loop {
            let mut found = self.usable(titan, trigger);
            found.retain(|one| self.is_voluntary(one.0, one.1) && !self.is_spent(&done, *one));
            let Some(next) = self.next_of(table, titan, trigger, &found)? else {
                return Ok(());
            };
            done.push(next);
            self.use_ability(table, titan, next.0, next.1)?;
        }
    }

    fn compulsory_of_all(&self, trigger: Trigger, silent: bool) -> SmallVec<[(TitanId, Source, Which); 8]> {
        let bit = trigger_bit(trigger);
        let about = self.strike().map_or(self.priority, |strike| strike.titan);
        let mut all = SmallVec::new();
        let mut add = |titan: TitanId, source: Source| {
            let mut found = Usable::new();
            self.gather(titan, source, trigger, &mut found);
            found.retain(|one| !self.is_voluntary(one.0, one.1));
            all.extend(found.iter().map(|one| (titan, one.0, one.1)));
        };
        let such = |marks: &Marks| marks.triggers & bit != 0;
        if !silent {
            self.foe_sources_with(such).for_each(|source| add(about, source));
        }
        let dead_too = trigger == Trigger::EndOfBattle;
        let titans = TitanId::ALL
            .into_iter()
            .filter(|titan| dead_too || self.titan(*titan).is_alive());
        titans.for_each(|titan| self.sources_with(titan, such).for_each(|source| add(titan, source)));
        all
    }

    fn first_of_all(
        &mut self,
        table: &mut Table<Self>,
        found: &[(TitanId, Source, Which)],
    ) -> Play<Option<(TitanId, Source, Which)>> {
        let matters = found.len() > 1 && found.iter().any(|one| !self.commutes(one.1, one.2));
        if !matters {
            return Ok(found.first().copied());
        }
        let mut options: SmallVec<[Choice; 8]> = SmallVec::new();
        for (_, source, which) in found {
            let option = self.to_be_first(*source, *which);
            if !options.contains(&option) {
                options.push(option);
            }
        }
        let group = self.group();
        let chosen = table.ask(group).about("ask-which-first", "B17.12").one(&options)?;
        let picked = found.iter().find(|one| self.to_be_first(one.1, one.2) == chosen);
        Ok(picked.copied())
    }
}

/// Whether an ability with this moment is used now: a draw that was survived counts for lesser ones too.
fn is_moment(at: Trigger, now: Trigger) -> bool {
    match (at, now) {
        (Trigger::Survived(least), Trigger::Survived(drawn)) => drawn >= least,
        _ => at == now,
    }
}

/// B17.10 · Whether it is the same thing of the same moment. What the primordial does is one thing, whichever titan it is about by now.
fn is_same_moment(past: (TitanId, Source, Which), now: (TitanId, Source, Which)) -> bool {
    let of_foe = matches!(now.1, Source::Trait(_) | Source::Scar(_) | Source::Part(_));
    (past.1, past.2) == (now.1, now.2) && (of_foe || past.0 == now.0)
}

/// B17.3, B13.3, B29.1 · Moments of the players' own choosing.
fn is_done_by_will(at: Trigger) -> bool {
    matches!(at, Trigger::FreeAction | Trigger::Reaction | Trigger::TitanRound)
}

/// The question of a moment.
fn moment_key(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::FullHit => "ask-full-hit",
        Trigger::FullMiss => "ask-full-miss",
        Trigger::CritChance => "ask-crit-chance",
        Trigger::PowerRolled => "ask-power-rolled",
        Trigger::EvasionRolled => "ask-evasion-rolled",
        Trigger::AboutToEvade => "ask-about-to-evade",
        Trigger::AboutToArmour => "ask-about-to-armour",
        Trigger::TraumaDrawn => "ask-trauma-drawn",
        Trigger::AboutToFallDown => "ask-about-to-fall-down",
        Trigger::AboutToBeKnockedBack => "ask-about-to-be-knocked-back",
        Trigger::AboutToCrash => "ask-about-to-crash",
        Trigger::AboutToDie | Trigger::AboutToFallToDeath => "ask-about-to-die",
        Trigger::AboutToBeAnswered => "ask-about-to-be-answered",
        _ => "ask-use",
    }
}
