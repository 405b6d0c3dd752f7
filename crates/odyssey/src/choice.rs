//! Everything that can be chosen, and how it is written down.

use crate::geometry::{Axis, Direction, Space};
use crate::ids::*;
use crate::pack::schema::{Action, PoolToken, Token};
use crate::state::{AiSource, Card, Odyssey, Weapon};
use serde::{Deserialize, Serialize};

/// Where an ability comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Source {
    Sheet(TitanId),
    Pattern(TitanId, u8),
    Gear(TitanId, SlotId),
    Mnemos(TitanId, u8),
    Godform(TitanId),
    Kratos(TitanId),
    Moiros(TitanId),
    Condition(TitanId, u8),
    /// B19.3 · A row of the Kratos table.
    Row(TitanId, u8),
    Tile(TileId),
    Vantage(TitanId),
    Argo(u8),
    Nymph(NymphId),
    /// A trait of the primordial, by its place on the sheet.
    Trait(u8),
    Scar(u8),
    Part(PartId),
}

impl Source {
    /// The titan that it belongs to, if it is one's.
    pub fn titan(self) -> Option<TitanId> {
        match self {
            Source::Sheet(titan)
            | Source::Pattern(titan, _)
            | Source::Gear(titan, _)
            | Source::Mnemos(titan, _)
            | Source::Godform(titan)
            | Source::Kratos(titan)
            | Source::Moiros(titan)
            | Source::Condition(titan, _)
            | Source::Row(titan, _)
            | Source::Vantage(titan) => Some(titan),
            Source::Tile(_)
            | Source::Argo(_)
            | Source::Nymph(_)
            | Source::Trait(_)
            | Source::Scar(_)
            | Source::Part(_) => None,
        }
    }
}

/// B21 · A keyword of a source, or one of its abilities, by its place there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Which {
    Keyword(u8),
    Ability(u8),
}

/// Which card of the pack lies at a place that a choice names, so that the choice is written down the same way whatever lies there later.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Named(u8);

/// One thing that can be answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// In windows: nothing more. Elsewhere: not to do what may be done.
    Pass,
    /// No more of what is being chosen.
    Done,
    // Mustering.
    Class(ClassId),
    Gear(GearId),
    ArgoAbility(ArgoId),
    Start(TitanId),
    // The titans' round.
    Activate(TitanId),
    EndTurn,
    Retreat,
    /// B8.8 · Walk to a space.
    Walk(Space),
    /// B8.8.3 · By way of this space.
    Via(Space),
    Attack(TitanId, Weapon, Named),
    /// B18.15.
    TakeFists(TitanId, SlotId, Named),
    Use(Source, Which, Named),
    /// B8.5 · Ready everything, for this action.
    ReadyAll(Action),
    /// B22.13.
    Rest(Action),
    Climb,
    Search(TileId, TerrainId, Space),
    StandUp,
    // Parts of rules.
    /// A die of the roll, by its place.
    Die(u8),
    Target(TitanId),
    At(Space),
    Face(Direction),
    Along(Axis),
    /// B10.6 · A tile: its lower left and how it is turned.
    Lay(Space, u8),
    Tile(TileId, TerrainId, Space),
    Card(Card),
    /// B19.4, or one side of an effect that offers several.
    Side(u8),
    Token(Token),
    PoolToken(PoolToken),
    Skill(Skill),
    Slot(TitanId, SlotId, Named),
    Condition(ConditionId),
    Resource(ResourceId),
    Godform(GodformId),
    /// B21.13.
    Divert,
    /// A card that was looked at stays, or goes.
    Keep,
    Toss,
    /// Which of several effects that arose together comes first.
    First(Source, Which, Named),
    /// B24.7 · The primordial's attack comes first: with this card, or with one from its deck.
    FoeAttack(Option<AiSource>),
    /// B30.5.
    Tear,
    /// B30.5 · After a tear: with the loadout of before, or with one chosen anew.
    SameLoadout,
    NewLoadout,
}

impl Odyssey {
    /// To use an ability.
    pub(crate) fn to_use(&self, source: Source, which: Which) -> Choice {
        Choice::Use(source, which, self.named(source))
    }

    /// An ability that comes first.
    pub(crate) fn to_be_first(&self, source: Source, which: Which) -> Choice {
        Choice::First(source, which, self.named(source))
    }

    pub(crate) fn to_attack(&self, titan: TitanId, weapon: Weapon) -> Choice {
        let named = match weapon {
            Weapon::Gear(slot) => self.gear_at(titan, slot),
            Weapon::Godform => Named(u8::MAX),
        };
        Choice::Attack(titan, weapon, named)
    }

    pub(crate) fn to_take_fists(&self, titan: TitanId, slot: SlotId) -> Choice {
        Choice::TakeFists(titan, slot, self.gear_at(titan, slot))
    }

    pub(crate) fn slot(&self, titan: TitanId, slot: SlotId) -> Choice {
        Choice::Slot(titan, slot, self.gear_at(titan, slot))
    }

    fn gear_at(&self, titan: TitanId, slot: SlotId) -> Named {
        Named(self.titan(titan).gear.get(slot.index()).map_or(u8::MAX, |card| card.gear.0))
    }

    fn named(&self, source: Source) -> Named {
        match source {
            Source::Gear(titan, slot) => self.gear_at(titan, slot),
            Source::Argo(n) => Named(self.argo.abilities.get(n as usize).map_or(u8::MAX, |card| card.ability.0)),
            _ => Named(u8::MAX),
        }
    }

    /// The notation of a choice: words of the pack that are the same in every language and release.
    pub fn notation(&self, choice: Choice) -> String {
        let titan = |id: TitanId| format!("titan {}", id.0 + 1);
        let slug = |slug: table::Slug| slug.as_str().to_owned();
        match choice {
            Choice::Pass => "pass".to_owned(),
            Choice::Done => "done".to_owned(),
            Choice::Class(id) => format!("class {}", self.pack.class(id).slug),
            Choice::Gear(id) => format!("gear {}", self.pack.gear(id).slug),
            Choice::ArgoAbility(id) => format!("argo {}", self.pack.argo[id.index()].slug),
            Choice::Start(id) => format!("start {}", titan(id)),
            Choice::Activate(id) => format!("activate {}", titan(id)),
            Choice::EndTurn => "end turn".to_owned(),
            Choice::Retreat => "retreat".to_owned(),
            Choice::Walk(space) => format!("walk {space}"),
            Choice::Via(space) => format!("via {space}"),
            Choice::Attack(_, weapon, named) => format!("attack {}", self.weapon_notation(weapon, named)),
            Choice::TakeFists(_, slot, named) => format!("fists for {}", self.slot_notation(slot, named)),
            Choice::Use(source, which, named) => format!("use {}", self.source_notation(source, which, named)),
            Choice::ReadyAll(action) => format!("ready {}", action.slug()),
            Choice::Rest(action) => format!("rest {}", action.slug()),
            Choice::Climb => "climb".to_owned(),
            Choice::Search(_, kind, at) => format!("search {} {at}", self.pack.terrain(kind).slug),
            Choice::StandUp => "stand up".to_owned(),
            Choice::Die(place) => format!("die {}", place + 1),
            Choice::Target(id) => titan(id),
            Choice::At(space) => format!("at {space}"),
            Choice::Face(direction) => direction.slug().to_owned(),
            Choice::Along(axis) => axis.slug().to_owned(),
            Choice::Lay(space, turn) => format!("lay {space} {turn}"),
            Choice::Tile(_, kind, at) => format!("{} {at}", self.pack.terrain(kind).slug),
            Choice::Card(card) => self.card_notation(card),
            Choice::Side(side) => format!("side {}", side + 1),
            Choice::Token(token) => format!("{token:?}").to_lowercase(),
            Choice::PoolToken(token) => format!("{token:?}").to_lowercase(),
            Choice::Skill(skill) => skill.slug().to_owned(),
            Choice::Slot(_, slot, named) => self.slot_notation(slot, named),
            Choice::Condition(id) => slug(self.pack.condition(id).slug),
            Choice::Resource(id) => slug(self.pack.resources[id.index()].slug),
            Choice::Godform(id) => slug(self.pack.godforms[id.index()].slug),
            Choice::Divert => "divert".to_owned(),
            Choice::Keep => "keep".to_owned(),
            Choice::Toss => "toss".to_owned(),
            Choice::First(source, which, named) => format!("first {}", self.source_notation(source, which, named)),
            Choice::FoeAttack(Some(card)) => format!("card {}", self.ai_card(card).slug),
            Choice::FoeAttack(None) => "card of the deck".to_owned(),
            Choice::Tear => "tear".to_owned(),
            Choice::SameLoadout => "same loadout".to_owned(),
            Choice::NewLoadout => "new loadout".to_owned(),
        }
    }

    fn weapon_notation(&self, weapon: Weapon, named: Named) -> String {
        match weapon {
            Weapon::Gear(slot) => self.slot_notation(slot, named),
            Weapon::Godform => "godform".to_owned(),
        }
    }

    /// A gear place with the card in it. Two copies of a card differ in their place.
    fn slot_notation(&self, slot: SlotId, named: Named) -> String {
        match self.pack.gear.get(named.0 as usize) {
            Some(card) => format!("{} {}", card.slug, slot.0 + 1),
            None => format!("nothing {}", slot.0 + 1),
        }
    }

    fn source_notation(&self, source: Source, which: Which, named: Named) -> String {
        let of = |what: String, titan: TitanId| format!("{what} of titan {}", titan.0 + 1);
        let source = match source {
            Source::Sheet(titan) => of("sheet".to_owned(), titan),
            Source::Pattern(titan, n) => of(format!("pattern {}", n + 1), titan),
            Source::Gear(titan, slot) => of(self.slot_notation(slot, named), titan),
            Source::Mnemos(titan, n) => of(format!("mnemos {}", n + 1), titan),
            Source::Godform(titan) => of("godform".to_owned(), titan),
            Source::Kratos(titan) => of("kratos".to_owned(), titan),
            Source::Moiros(titan) => of("moiros".to_owned(), titan),
            Source::Condition(titan, n) => of(format!("condition {}", n + 1), titan),
            Source::Row(titan, n) => of(format!("row {}", n + 1), titan),
            Source::Tile(tile) => format!("tile {}", tile.0 + 1),
            Source::Vantage(titan) => of("vantage point".to_owned(), titan),
            Source::Argo(n) => match self.pack.argo.get(named.0 as usize) {
                Some(card) => card.slug.to_string(),
                None => format!("argo {}", n + 1),
            },
            Source::Nymph(id) => self.pack.nymphs[id.index()].slug.to_string(),
            Source::Trait(n) => format!("trait {}", n + 1),
            Source::Scar(n) => format!("scar {}", n + 1),
            Source::Part(id) => self.card_notation(Card::Part(id)),
        };
        match which {
            Which::Keyword(n) => format!("{source} keyword {}", n + 1),
            Which::Ability(n) => format!("{source} ability {}", n + 1),
        }
    }

    /// A card that chance can draw. The primordial is that of the battle, which is settled before its sheet lies there.
    pub fn card_notation(&self, card: Card) -> String {
        let foe = || self.pack.foe(self.pack.battle(self.muster.battle).foe);
        match card {
            Card::Ai(id) => foe().ai[id.index()].slug.to_string(),
            Card::Part(id) => foe().parts[id.index()].slug.to_string(),
            Card::Back(_, level) => format!("level {}", level.slug()),
            Card::Trauma(deck, id) => self.pack.trauma[deck as usize % 3][id.index()].slug.to_string(),
            Card::Obol(id) => self.pack.obols[id.index()].slug.to_string(),
            Card::Kratos(id) => self.pack.kratos[id.index()].slug.to_string(),
            Card::Moiros(id) => self.pack.moiros[id.index()].slug.to_string(),
            Card::Piece(place) => format!("piece {place}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_small() {
        assert!(size_of::<Choice>() <= 8, "{}", size_of::<Choice>());
    }
}
