//! B17 · Abilities: when they can be used, and how one is used.

use crate::choice::{Choice, PowerRef, Source};
use crate::ids::TitanId;
use crate::pack::Script;
use crate::pack::schema::{Ability, Gated, Keyword, Modifier, Trigger, Vain};
use crate::state::Odyssey;
use smallvec::SmallVec;
use table::{Play, Table, Text, text};

/// What can be used at a moment: abilities and keywords of sources.
pub(crate) type Usable = SmallVec<[(Source, PowerRef); 8]>;

impl Odyssey {
    /// B17 · Everything that happens or can be used for a titan at this moment, compulsory or not: of its own sources and of the primordial's.
    pub(crate) fn usable(&self, titan: TitanId, trigger: Trigger) -> Usable {
        let mut found = Usable::new();
        if !self.is_moment(titan, trigger) {
            return found;
        }
        let bit = trigger.bit();
        self.sources_about(titan, |marks| marks.triggers & bit != 0)
            .for_each(|source| self.gather(titan, source, trigger, &mut found));
        found
    }

    /// Whether anything at all happens or can be used for a titan at this moment.
    pub(crate) fn is_moment(&self, titan: TitanId, trigger: Trigger) -> bool {
        self.marks_about(titan, |marks| marks.triggers) & trigger.bit() != 0
    }

    /// Whether anything happens or can be used for anybody at this moment, the dead included.
    pub(super) fn is_moment_of_any(&self, trigger: Trigger) -> bool {
        let bit = trigger.bit();
        let mut titans = TitanId::ALL.into_iter();
        self.primordial_marks(|marks| marks.triggers) & bit != 0
            || titans.any(|titan| self.marks_of(titan, |marks| marks.triggers) & bit != 0)
    }

    /// What one source has for this moment.
    pub(super) fn gather(&self, titan: TitanId, source: Source, trigger: Trigger, found: &mut Usable) {
        let told_of_itself = matches!(trigger, Trigger::Exhausted | Trigger::Readied);
        if !told_of_itself && !self.is_live(titan, source) {
            return;
        }
        let Some(powers) = self.powers(source) else { return };
        for (n, ability) in self.pack.all(powers.abilities).iter().enumerate() {
            if is_moment(ability.at, trigger) && self.can_use(titan, source, n as u8, ability) {
                found.push((source, PowerRef::Ability(n as u8)));
            }
        }
        for (n, keyword) in powers.keywords.iter().enumerate() {
            if keyword.is.moment() == Some(trigger) && self.can_use_keyword(titan, source, keyword) {
                found.push((source, PowerRef::Keyword(n as u8)));
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
        let Some(first) = self.pack.all(effects).first() else {
            return false;
        };
        match first.properties().vain {
            Vain::Never => false,
            Vain::WithoutRushSpace { improved } => !self.has_rush_space(titan, improved),
            Vain::WhileBarred => !self.titan(titan).can_act(),
            Vain::WithoutBonusAttack => !self.could_bonus_attack(titan),
            Vain::AloneAtPriority => effects.len() == 1 && self.priority == titan,
        }
    }

    /// B7.1.3, B24.4 · Whether a bonus attack could be declared: now, or, amid a titan's attack, once that has ended.
    fn could_bonus_attack(&self, titan: TitanId) -> bool {
        let mut weapons: SmallVec<[Choice; 10]> = SmallVec::new();
        self.attack_options(titan, true, &mut weapons);
        !weapons.is_empty() || self.titan_attack().is_some() && self.titan(titan).can_act()
    }

    fn can_use_keyword(&self, titan: TitanId, source: Source, keyword: &Gated) -> bool {
        let willing = keyword.is.moment().is_some_and(is_done_by_will);
        (!willing || self.titan(titan).can_act())
            && self.is_open(titan, keyword.gate)
            && self.holds(keyword.when, self.context_of(titan, source))
            && self.keyword_serves(titan, keyword.is)
    }

    /// The ability that is meant, if it is one and not a keyword.
    pub(crate) fn ability(&self, source: Source, which: PowerRef) -> Option<Ability> {
        let PowerRef::Ability(n) = which else { return None };
        let abilities = self.powers(source)?.abilities;
        ((n as usize) < abilities.len()).then(|| self.pack.at(abilities, n as usize))
    }

    /// The keyword that is meant, if it is one and not an ability.
    pub(crate) fn keyword(&self, source: Source, which: PowerRef) -> Option<Keyword> {
        let PowerRef::Keyword(n) = which else { return None };
        self.powers(source)?.keywords.get(n as usize).map(|keyword| keyword.is)
    }

    /// B17.8 · The keyword that is meant, also if it is one at a price: an ability that has the name of one.
    pub(super) fn word(&self, source: Source, which: PowerRef) -> Option<Keyword> {
        let name = self.ability(source, which).and_then(|ability| ability.name);
        let paid = name.and_then(|name| Keyword::named(name.as_str()));
        paid.or_else(|| self.keyword(source, which))
    }

    /// B17.5 · Whether one may leave it out.
    pub(crate) fn is_voluntary(&self, source: Source, which: PowerRef) -> bool {
        match (self.ability(source, which), self.keyword(source, which)) {
            (Some(ability), _) => {
                let own = !matches!(source, Source::Trait(_) | Source::Scar(_) | Source::Part(_) | Source::Tile(_));
                ability.may
                    || !ability.cost.is_free()
                    || is_done_by_will(ability.at)
                    || own && self.moves_somebody(ability.effects)
            }
            (_, Some(Keyword::Block(_))) => self.block_is_open(source),
            (_, Some(keyword)) => keyword.is_voluntary(),
            _ => true,
        }
    }

    /// B17.5 · Abilities that let one move, or move the primordial, can always be left out.
    fn moves_somebody(&self, effects: Script) -> bool {
        self.pack.all(effects).first().is_some_and(|first| first.properties().moves_somebody)
    }

    /// B17.1 · Pays for an ability and resolves it.
    pub(crate) fn use_ability(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        source: Source,
        which: PowerRef,
    ) -> Play {
        let Some(ability) = self.ability(source, which) else {
            return self.use_keyword(table, titan, source, which);
        };
        let active = !ability.cost.is_free() || is_done_by_will(ability.at);
        if active {
            self.rise_to_act(table, titan)?;
        }
        table.log(if active { "B17.1" } else { "B17.4" }, || self.use_text(titan, source, which));
        if let PowerRef::Ability(n) = which {
            self.mark_used(titan, source, n, &ability);
            self.pay(table, titan, source, n, ability.cost)?;
        }
        self.activate_in_defence(titan, source, ability.at);
        let context = self.context_of(titan, source);
        self.resolve_script(table, ability.effects, context)
    }

    /// Who uses what, or what befalls whom.
    fn use_text(&self, titan: TitanId, source: Source, which: PowerRef) -> Text {
        let named = self.ability(source, which).is_some_and(|ability| ability.name.is_some());
        let (name, what) = (self.titan_name(titan), self.source_name(source));
        match source {
            Source::Trait(_) | Source::Scar(_) | Source::Part(_) => {
                text!("log-foe-uses", foe = self.primordial_name(), what = what)
            }
            Source::Condition(..) | Source::Kratos(_) | Source::Moiros(_) | Source::Tile(_) => {
                text!("log-befalls", titan = name, what = what)
            }
            Source::Sheet(_) if !named => text!("log-nature", titan = name),
            Source::Sheet(_) => text!("log-uses", titan = name, what = self.own_name(source, which)),
            _ if named => text!("log-uses-for", titan = name, ability = self.own_name(source, which), what = what),
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
            if let Some(titan_attack) = self.titan_attack_mut() {
                titan_attack.flexible_used |= bit;
            }
        }
    }

    /// B5.14.9 · A weapon whose ability is used in defence becomes the active one.
    pub(crate) fn activate_in_defence(&mut self, titan: TitanId, source: Source, at: Trigger) {
        let Source::Gear(_, slot) = source else { return };
        let defends =
            matches!(at, Trigger::AboutToEvade | Trigger::EvasionRolled | Trigger::CritEvade | Trigger::AboutToArmour);
        if !defends || !self.is_weapon(titan, slot) {
            return;
        }
        if let Some(attack_on_target) = self.attack_on_target_mut()
            && attack_on_target.target == titan
        {
            attack_on_target.active.get_or_insert(slot);
        }
    }
}

/// Whether an ability with this moment is used now: a draw that was survived counts for lesser ones too.
fn is_moment(at: Trigger, now: Trigger) -> bool {
    match (at, now) {
        (Trigger::Survived(least), Trigger::Survived(drawn)) => drawn >= least,
        _ => at == now,
    }
}
/// B17.3, B13.3, B29.1 · Moments of the players' own choosing.
fn is_done_by_will(at: Trigger) -> bool {
    matches!(at, Trigger::FreeAction | Trigger::Reaction | Trigger::TitanRound)
}
