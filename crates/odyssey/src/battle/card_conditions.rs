//! What is true at a moment: circumstances, amounts, and who is meant.

use super::context::{Context, Origin};
use super::dice_streams;
use super::positions::Mini;
use crate::choice::Choice;
use crate::geometry::{Footprint, Space};
use crate::ids::{Stat, TitanId, TitanSet};
use crate::pack::schema::{
    Amount, Area, ArgoFigure, Bound, ConditionKind, GearTrait, Modifier, PoolToken, Section, TerrainTrait, Token, When,
    Who,
};
use crate::pack::{Script, Slice};
use crate::state::{Odyssey, Place, TitanAttack, Verdict, Weapon};
use smallvec::SmallVec;
use table::{Asked, Play, Table};

impl Odyssey {
    /// Whether all of these circumstances hold.
    pub(crate) fn holds(&self, whens: Slice<When>, context: Context) -> bool {
        self.pack.all(whens).iter().all(|when| self.is_true(when, context))
    }

    fn is_true(&self, when: &When, context: Context) -> bool {
        let titan = self.titan(context.titan);
        match *when {
            When::AtLeast(stat, value) => titan.stat(stat) >= value || self.banner_counts(stat, context),
            When::AtMost(stat, value) => titan.stat(stat) <= value,
            When::Tokens(token, count) => self.tokens(context.titan, token) >= count,
            When::Priority => self.priority == context.titan,
            When::Down => titan.is_down(),
            When::Has(condition) => {
                titan.conditions.iter().any(|had| had.condition == condition)
                    || self.primordial.scars.contains(&condition)
            }
            When::Suffers(kind) => self.suffers(context.titan, kind),
            When::On(area) => self.stands_on(context.titan, area),
            When::FoeOn(area) => self.primordial_stands_on(area),
            When::Adjacent => self.is_beside_primordial(context),
            When::Alone => !self.living().any(|other| self.titan_is_beside(context.titan, other)),
            When::Awakened => titan.godform.is_some(),
            When::Noted(note) => titan.notes & 1 << note.0 != 0,
            When::PoolWithout(token) => self.pool_holds(token) == 0,
            When::NotYetAttacked => !titan.attacked,
            When::NotMoved => self.turn.titan == Some(context.titan) && self.turn.start == titan.space(),
            When::FoeLevel(level) => self.primordial.level >= level,
            When::EveryWounds(count) => self.reached_wounds(count.max(1)),
            When::FirstRound => self.round <= 1,
            When::TitansLeft(count) => self.living().count() <= count as usize,
            When::Diplomacy(section, bound) => self.is_in_section(section, bound),
            When::Argo(figure, value) => self.argo_figure(figure) >= value,
            When::Not(whens) => !self.pack.all(whens).iter().any(|when| self.is_true(when, context)),
            When::Any(whens) => self.pack.all(whens).iter().any(|when| self.is_true(when, context)),
            // Nothing is true of an attack where there is none.
            When::Dealt(danger) => {
                let attack = self.attack_on_target().filter(|attack| attack.target == context.titan);
                attack.is_some_and(|attack| attack.dealt >= danger)
            }
            When::Hits(count) => self.hits() >= count,
            When::Crossed(trait_) => {
                self.primordial_attack().is_some_and(|attack| attack.crossed & 1 << trait_ as u16 != 0)
            }
            When::Wounded => self.titan_attack().is_some_and(|attack| attack.has_wounded()),
            When::Failed => self.titan_attack().is_some_and(|attack| attack.verdict == Some(Verdict::Fail)),
            When::Overpowered => self.titan_attack().is_some_and(|attack| attack.has_overpowered()),
            When::CritChance => self.titan_attack().is_some_and(|attack| attack.crit),
            When::Weapon(trait_) => self.titan_attack().is_some_and(|attack| self.weapon_is(attack, trait_)),
        }
    }

    /// Whether the top of the wound stack has brought the wounds to a multiple of this, or past one.
    fn reached_wounds(&self, every: u8) -> bool {
        let now = self.primordial.wound_count();
        let last = self.primordial.wounds.last().map_or(0, |wound| wound.count());
        now / every > (now - last) / every
    }

    /// Whether the weapon of an attack has a trait; a godform has none.
    fn weapon_is(&self, attack: &TitanAttack, trait_: GearTrait) -> bool {
        match attack.weapon {
            Weapon::Gear(slot) => {
                let card = self.titan(attack.titan).gear.get(slot.index());
                card.is_some_and(|card| self.pack.gear(card.gear).traits.contains(&trait_))
            }
            Weapon::Godform => false,
        }
    }

    /// The hits of the roll in progress.
    pub(crate) fn hits(&self) -> u8 {
        let attack_on_target = self.attack_on_target().map(|attack| attack.hits);
        attack_on_target.or(self.titan_attack().map(|attack| attack.hits)).unwrap_or(0)
    }

    /// B10.12 · Whether a Fate banner counts for a titan whatever its Fate.
    fn banner_counts(&self, stat: Stat, context: Context) -> bool {
        let banner = stat == Stat::Fate && matches!(context.origin, Origin::Attack | Origin::AfterAttack);
        banner
            && self.primordial_traits().any(|(_, powers)| {
                let mut passives = powers.passives.iter();
                passives.any(|passive| passive.is == Modifier::BannersForAfflicted && self.holds(passive.when, context))
            })
    }

    /// B2.10 · The traits of the primordial's sheet that are in force, each with its place there.
    pub(crate) fn primordial_traits(&self) -> impl Iterator<Item = (u8, &crate::pack::schema::Powers)> {
        let (level, off) = (self.primordial.level, self.primordial.traits_off);
        let traits = self.pack.primordial(self.primordial.id).traits.iter().enumerate();
        traits
            .filter(move |(place, has)| {
                has.from <= level && has.to.is_none_or(|to| level <= to) && off & 1 << place == 0
            })
            .map(|(place, has)| (place as u8, &has.powers))
    }

    /// B22.3 · Lying down is a condition of the body.
    pub(crate) fn suffers(&self, titan: TitanId, kind: ConditionKind) -> bool {
        let titan = self.titan(titan);
        let mut conditions = titan.conditions.iter();
        kind == ConditionKind::Body && titan.is_down()
            || conditions.any(|had| self.pack.condition(had.condition).kind == kind)
    }

    /// B1.6 · Whether the two are adjacent, as the one whose text it is sees it.
    pub(crate) fn is_beside_primordial(&self, context: Context) -> bool {
        match context.origin {
            Origin::Ability | Origin::Critical => self.is_adjacent(context.titan),
            _ => self.primordial_is_adjacent(context.titan),
        }
    }

    /// B3.15 · Whether a titan stands there.
    pub(crate) fn stands_on(&self, titan: TitanId, area: Area) -> bool {
        match area {
            Area::Front => self.is_in_front(titan),
            Area::Rear => self.is_in_rear(titan),
            Area::Blindspot => self.is_in_blindspot(titan),
            Area::Weakspot => self.is_in_weakspot(titan),
            Area::VantagePoint => self.titan(titan).place == Place::Vantage,
            _ => self.titan(titan).space().is_some_and(|space| self.is_of_area(space, area)),
        }
    }

    fn primordial_stands_on(&self, area: Area) -> bool {
        self.primordial.footprint.spaces().iter().any(|space| self.is_of_area(space, area))
    }

    fn is_of_area(&self, space: Space, area: Area) -> bool {
        match area {
            Area::Tile(kind) => {
                let tile = self.board.tile_at(space).and_then(|tile| self.board.tile(tile));
                tile.is_some_and(|tile| tile.kind == kind)
            }
            Area::Ground(trait_) => self.board.with(trait_).contains(space),
            Area::Zone(reach) => self.primordial.footprint.zone(reach).contains(space),
            Area::Edge => self.is_at_edge(space),
            Area::SameTile => self.board.tile_at(space).is_some(),
            Area::Front | Area::Rear | Area::Blindspot | Area::Weakspot | Area::VantagePoint => false,
        }
    }

    /// B10.4 · The titans on the tile of a titan, itself included; nobody if it stands on none.
    fn on_tile_of(&self, titan: TitanId) -> TitanSet {
        let tile = self.titan(titan).space().map(|space| self.whole_tile(space));
        tile.map_or(TitanSet::NOBODY, |tile| self.titans_on(&tile))
    }

    /// B1.1, B9.11 · Whether a space lies next to the board edge.
    fn is_at_edge(&self, space: Space) -> bool {
        let here = Footprint::from(space);
        let outside = self.board.with(TerrainTrait::BoardEdge);
        here.around().len() < 4 || here.around().meets(outside)
    }

    /// How many of these tokens lie with a titan.
    pub(crate) fn tokens(&self, titan: TitanId, token: Token) -> u8 {
        let titan = self.titan(titan);
        match token {
            Token::Despair => titan.despair,
            Token::Ambrosia => titan.ambrosia,
            Token::MovementFatigue => titan.movement_fatigue.into(),
            Token::CombatFatigue => titan.combat_fatigue.into(),
            Token::Trespass => titan.trespass,
        }
    }

    /// B20.1 · How many of these lie in the Kratos pool.
    pub(crate) fn pool_holds(&self, token: PoolToken) -> u8 {
        match token {
            PoolToken::Opening => self.pool.openings,
            PoolToken::Break => self.pool.breaks,
            PoolToken::Diversion => self.pool.diversions,
        }
    }

    /// G8.1 · A figure of the Argo's sheet.
    pub(crate) fn argo_figure(&self, figure: ArgoFigure) -> u8 {
        let argo = &self.argo;
        match figure {
            ArgoFigure::Crew => argo.crew,
            ArgoFigure::Hull => argo.hull,
            ArgoFigure::Fate => argo.fate,
            ArgoFigure::Doom => argo.doom,
            ArgoFigure::Progress => argo.progress,
            ArgoFigure::Knowledge => argo.knowledge,
            ArgoFigure::Tears => argo.tears,
        }
    }

    /// G8.4 · The local faction, by its place in the pack.
    pub(crate) fn local_faction(&self) -> usize {
        if self.campaign.is_some() {
            return self.waters_fought_in();
        }
        let mut factions = self.pack.factions.iter();
        factions.position(|faction| faction.slug == self.scenario().faction).unwrap_or(0)
    }

    /// G8.2 · The section of the local faction's score.
    pub(crate) fn local_section(&self) -> Section {
        let score = self.argo.diplomacy.get(self.local_faction()).copied().unwrap_or(0);
        let sections = self.pack.numbers.sections.iter().rev();
        let reached = sections.into_iter().find(|(_, from)| score >= *from);
        reached.map_or(Section::AtWar, |(section, _)| *section)
    }

    fn is_in_section(&self, section: Section, bound: Bound) -> bool {
        let (now, named) = (self.local_section() as u8, section as u8);
        match bound {
            Bound::Exactly => now == named,
            Bound::OrBetter => now >= named,
            Bound::OrWorse => now <= named,
        }
    }

    /// How much is meant. *All* is more than there ever is of anything.
    pub(crate) fn amount(&self, amount: Amount, context: Context) -> u8 {
        match amount {
            Amount::N(count) => count,
            Amount::PerHit(each) => each.saturating_mul(self.hits()),
            Amount::FoeLevel => self.primordial.level,
            Amount::As(stat) => self.titan(context.titan).stat(stat),
            Amount::AsTokens(token) => self.tokens(context.titan, token),
            Amount::All => u8::MAX,
        }
    }

    /// All living titans, as a set.
    pub(crate) fn living_set(&self) -> TitanSet {
        self.living().collect()
    }

    /// Who is asked about a text: the titan's player, or the group if it is the Argo's.
    pub(crate) fn asked_about(&self, context: Context) -> Asked {
        match context.source.is_of_group() {
            true => self.group(),
            false => self.player(context.titan).into(),
        }
    }

    /// Who is meant; empty if nobody is.
    pub(crate) fn who(
        &mut self,
        table: &mut Table<Self>,
        who: Who,
        effects: Script,
        context: Context,
    ) -> Play<TitanSet> {
        if let Some(titans) = self.one_of(who, context) {
            let served = self.served_by(effects, titans, context);
            return self.choose_one_of(table, served, context);
        }
        let (living, others) = (self.living_set(), self.others(context));
        match who {
            Who::Titan | Who::Another | Who::Anyone | Who::SelfOrAdjacent => Ok(context.titan.into()),
            Who::Priority => Ok(living & self.priority.into()),
            Who::Others => Ok(others),
            Who::All => Ok(living),
            Who::AllOn(Area::SameTile) => Ok(self.on_tile_of(context.titan)),
            Who::AllOn(area) => Ok(living.iter().filter(|titan| self.stands_on(*titan, area)).collect()),
            Who::Random => self.random_one_of(table, living),
            Who::RandomOther => self.random_one_of(table, others),
            Who::Nearest => self.nearest_other(table, others, context),
        }
    }

    /// The living besides the titan; a card of the group is about any of them.
    fn others(&self, context: Context) -> TitanSet {
        match context.source.is_of_group() {
            true => self.living_set(),
            false => self.living_set() - context.titan.into(),
        }
    }

    /// The titans of whom one is chosen. `None` where nobody chooses.
    pub(crate) fn one_of(&self, who: Who, context: Context) -> Option<TitanSet> {
        let others = self.others(context);
        match who {
            Who::Another => Some(others),
            Who::Anyone => Some(self.living_set()),
            Who::SelfOrAdjacent => {
                let near = others.iter().filter(|other| self.titan_is_beside(context.titan, *other));
                Some(TitanSet::from(context.titan) | near.collect())
            }
            Who::Titan | Who::Priority | Who::Others | Who::All | Who::AllOn(_) => None,
            Who::Random | Who::RandomOther | Who::Nearest => None,
        }
    }

    /// G1.5 · Those of these titans for whom a text would do something; all of them if it does nothing for anybody.
    fn served_by(&self, effects: Script, titans: TitanSet, context: Context) -> TitanSet {
        let idle = |titan: TitanId| self.is_idle(effects, Context { titan, ..context });
        let served: TitanSet = titans.iter().filter(|titan| !idle(*titan)).collect();
        if served.is_empty() { titans } else { served }
    }

    fn choose_one_of(&mut self, table: &mut Table<Self>, titans: TitanSet, context: Context) -> Play<TitanSet> {
        if titans.is_empty() {
            return Ok(TitanSet::NOBODY);
        }
        let asked = table.ask(self.asked_about(context)).about("ask-which-titan", "G1.5");
        asked.pick(titans.iter(), Choice::Target).map(TitanSet::from)
    }

    /// G4.1 · A d10 for each, the lowest is taken; those who tie roll again.
    pub(crate) fn random_one_of(&mut self, table: &mut Table<Self>, mut titans: TitanSet) -> Play<TitanSet> {
        while titans.len() > 1 {
            let each: SmallVec<[TitanId; 4]> = titans.iter().collect();
            let rolled = table.roll_each(dice_streams::LOT, 10, &each, |titan| self.titan_name(*titan))?;
            let lowest = rolled.iter().min().copied().unwrap_or(0);
            let tied = each.into_iter().zip(rolled.iter()).filter(|(_, face)| **face == lowest);
            titans = tied.map(|(titan, _)| titan).collect();
        }
        Ok(titans)
    }

    /// The closest other titan; nobody if the primordial is closer. From a vantage point it is measured from the footprint (B26.7).
    fn nearest_other(&mut self, table: &mut Table<Self>, others: TitanSet, context: Context) -> Play<TitanSet> {
        let Some(here) = self.footprint(Mini::Titan(context.titan)) else {
            return Ok(TitanSet::NOBODY);
        };
        let away = |titan: TitanId| self.titan(titan).footprint().map(|there| here.distance(&there));
        let Some(least) = others.iter().filter_map(away).min() else {
            return Ok(TitanSet::NOBODY);
        };
        if self.distance(context.titan).is_some_and(|distance| distance < least) {
            return Ok(TitanSet::NOBODY);
        }
        let closest = others.iter().filter(|titan| away(*titan) == Some(least)).collect();
        self.choose_one_of(table, closest, context)
    }
}
