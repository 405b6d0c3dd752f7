//! Everything that can be chosen, and how it is written down.

use crate::describe::{action_label, on_board};
use crate::geometry::{Axis, Direction, Space};
use crate::ids::*;
use crate::pack::schema::campaign::Sector;
use crate::pack::schema::{Action, PoolToken, Token};
use crate::state::campaign::Spot;
use crate::state::{AiSource, Card, Odyssey, Weapon};
use serde::{Deserialize, Serialize};
use story::ParagraphId;
use table::{Label, Notate, Seat, Verb, choices, text};

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

/// Whose a source is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owner {
    Titan(TitanId),
    /// B29, B28 · What all players use together.
    Group,
    Primordial,
    /// B9 · Whoever is there.
    Ground,
}

/// B18.6, B18.8 · How a source is exhausted: its card as a whole, or one ability at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exhausted {
    Gear(SlotId),
    /// The place of the mnemos, whatever its level.
    Mnemos(u8),
    Argo(u8),
    AbilityOfSheet,
    AbilityOfPattern(u8),
    Never,
}

impl Source {
    /// Whose it is. Every source has its row here: a new one does not compile without.
    #[inline]
    pub fn owner(self) -> Owner {
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
            | Source::Vantage(titan) => Owner::Titan(titan),
            Source::Tile(_) => Owner::Ground,
            Source::Argo(_) | Source::Nymph(_) => Owner::Group,
            Source::Trait(_) | Source::Scar(_) | Source::Part(_) => Owner::Primordial,
        }
    }

    /// How it is exhausted. Every source has its row here too.
    #[inline]
    pub fn exhausted(self) -> Exhausted {
        match self {
            Source::Gear(_, slot) => Exhausted::Gear(slot),
            Source::Mnemos(_, n) => Exhausted::Mnemos(n / 3),
            Source::Argo(n) => Exhausted::Argo(n),
            Source::Sheet(_) => Exhausted::AbilityOfSheet,
            Source::Pattern(_, n) => Exhausted::AbilityOfPattern(n),
            Source::Godform(_) | Source::Kratos(_) | Source::Moiros(_) | Source::Condition(..) => Exhausted::Never,
            Source::Row(..) | Source::Tile(_) | Source::Vantage(_) | Source::Nymph(_) => Exhausted::Never,
            Source::Trait(_) | Source::Scar(_) | Source::Part(_) => Exhausted::Never,
        }
    }

    /// The titan that it belongs to, if it is one's.
    pub fn titan(self) -> Option<TitanId> {
        if let Owner::Titan(titan) = self.owner() { Some(titan) } else { None }
    }

    pub fn is_of_group(self) -> bool {
        self.owner() == Owner::Group
    }

    pub fn is_of_primordial(self) -> bool {
        self.owner() == Owner::Primordial
    }
}

/// B21 · A keyword of a source, or one of its abilities, by its place there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PowerRef {
    Keyword(u8),
    Ability(u8),
}

/// Which card of the pack lies at a place that a choice names, so that the choice is written down the same way whatever lies there later.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PrintedCard(u8);

choices! {
    /// One thing that can be answered.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Choice for Odyssey as game {
        /// In windows: nothing more. Elsewhere: not to do what may be done.
        Pass = "pass", ("pass") => Label::new("choose-pass", "G1.5").verb(Verb::DONE).heavy();
        /// No more of what is being chosen.
        Done = "done", ("done") => Label::new("choose-done", "B2.5").verb(Verb::DONE);
        // Mustering.
        Class(id: ClassId) = "muster", ("class {}", game.pack.class(id).slug) => game.class_label(id);
        Gear(id: GearId) = "muster", ("gear {}", game.pack.gear(id).slug) => game.gear_label(id);
        ArgoAbility(id: ArgoId) = "muster", ("argo {}", game.pack.argo[id.index()].slug) => game.argo_label(id);
        Start(id: TitanId) = "muster", ("start titan {}", id.0 + 1) => game.start_label(id);
        // The titans' round.
        Activate(id: TitanId) = "activate", ("activate titan {}", id.0 + 1) =>
            game.activate_label(id);
        /// B8.1 · In the order of the round before.
        AsBefore = "activate", ("as before") => game.as_before_label();
        EndTurn = "end-turn", ("end turn") => Label::new("choose-end-turn", "B8.2").verb(Verb::DONE).heavy();
        Retreat = "retreat", ("retreat") =>
            Label::new("choose-retreat", "B30.3").detail("choose-retreat-detail").heavy();
        /// B8.8 · Walk to a space.
        Walk(space: Space) = "walk", ("walk {space}") => game.walk_label(space);
        /// B8.8.3 · By way of this space.
        Via(space: Space) = "walk", ("via {space}") =>
            Label::new(text!("choose-via", space = space.to_string()), "B8.8.3").at(on_board(space)).step(on_board(space));
        Attack(titan: TitanId, weapon: Weapon, named: PrintedCard) = "attack",
            ("attack {}", game.weapon_notation(weapon, named)) => game.attack_label(titan, weapon);
        /// B18.15.
        TakeFists(titan: TitanId, slot: SlotId, named: PrintedCard) = "take-fists",
            ("fists for {}", game.slot_notation(slot, named)) =>
            game.slot_label("choose-take-fists", titan, slot, "B18.15");
        Use(source: Source, which: PowerRef, named: PrintedCard) = "use",
            ("use {}", game.source_notation(source, which, named)) =>
            game.use_label("choose-use", source, which, "B17.1");
        /// B8.5 · Ready everything, for this action.
        ReadyAll(action: Action) = "ready", ("ready {}", action.slug()) =>
            action_label("choose-ready-all", action, "B8.5").verb("ready");
        /// B22.13.
        Rest(action: Action) = "rest", ("rest {}", action.slug()) =>
            action_label("choose-rest", action, "B22.13").verb("ready");
        Climb = "climb", ("climb") =>
            Label::new(text!("choose-climb", foe = game.primordial_within()), "B26.2").verb("free").at("foe").step("foe");
        Search(tile: TileId, kind: TerrainId, at: Space) = "search", ("search {} {at}", game.pack.terrain(kind).slug) =>
            game.tile_label("choose-search", tile, "B9.24").verb("search").heavy();
        StandUp = "stand-up", ("stand up") => Label::new("choose-stand-up", "B22.6");
        // Parts of rules.
        /// A die of the roll, by its place.
        Die(place: u8) = "die", ("die {}", place + 1) => game.die_label(place);
        Target(id: TitanId) = "target", ("titan {}", id.0 + 1) =>
            game.target_label(id);
        At(space: Space) = "space", ("at {space}") =>
            Label::new(text!("choose-at", space = space.to_string()), "B12.6").at(on_board(space)).step(on_board(space));
        Face(way: Direction) = "turn", ("{}", way.slug()) => game.heading_label(way);
        Along(axis: Axis) = "turn", ("{}", axis.slug()) => game.axis_label(axis);
        /// B10.6 · A tile: its lower left and how it is turned.
        Lay(space: Space, turn: u8) = "tile", ("lay {space} {turn}") =>
            game.lay_label(space, turn);
        Tile(tile: TileId, kind: TerrainId, at: Space) = "tile", ("{} {at}", game.pack.terrain(kind).slug) =>
            game.tile_label("choose-tile", tile, "B9.4");
        Card(card: Card) = "card", ("{}", game.notate_card(card)) => game.card_label(card);
        /// B19.4, or one side of an effect that offers several.
        Side(side: u8) = "side", ("side {}", side + 1) => game.side_label(side);
        Token(what: Token) = "token", ("{}", token_notation(what)) => Label::new(what.text(), "B22.9");
        PoolToken(what: PoolToken) = "token", ("{}", pool_token_notation(what)) =>
            Label::new(what.text(), "B20.2").at("pool");
        Skill(which: Skill) = "side", ("{}", which.slug()) => Label::new(which.text(), "G7.4");
        Slot(titan: TitanId, slot: SlotId, named: PrintedCard) = "gear", ("{}", game.slot_notation(slot, named)) =>
            game.slot_label("choose-slot", titan, slot, "B18.6");
        Condition(id: ConditionId) = "card", ("{}", game.pack.condition(id).slug) =>
            Label::new(game.pack.name(id), "B22.1").icon(game.pack.condition(id).icon.clone());
        Resource(id: ResourceId) = "token", ("{}", game.pack.resources[id.index()].slug) =>
            Label::new(game.pack.name(id), "B21.8").icon(game.pack.resources[id.index()].icon.clone());
        Godform(id: GodformId) = "card", ("{}", game.pack.godforms[id.index()].slug) =>
            Label::new(game.pack.name(id), "B27.2").icon(game.pack.godforms[id.index()].icon.clone());
        /// B21.13.
        Divert = "divert", ("divert") => Label::new("choose-divert", "B21.13").at("pool");
        /// A card that was looked at stays, or goes.
        Keep = "card", ("keep") => Label::new("choose-keep", "G4.3");
        Toss = "card", ("toss") => Label::new("choose-toss", "G4.3");
        /// Which of several effects that arose together comes first.
        First(source: Source, which: PowerRef, named: PrintedCard) = "order",
            ("first {}", game.source_notation(source, which, named)) =>
            game.use_label("choose-first", source, which, "B17.12");
        /// B24.7 · The primordial's attack comes first: with this card, or with one from its deck.
        PrimordialAttack(card: Option<AiSource>) = "order",
            ("card {}", card.map_or_else(|| "of the deck".to_owned(), |card| game.ai_notation(card))) =>
            game.primordial_attack_label(card);
        /// B30.5.
        Tear = "tear", ("tear") => Label::new("choose-tear", "B30.5");
        /// B30.5 · After a tear: with the loadout of before, or with one chosen again.
        SameLoadout = "muster", ("same loadout") => Label::new("choose-same-loadout", "B30.5");
        NewLoadout = "muster", ("new loadout") => Label::new("choose-new-loadout", "B30.5");
        // The campaign.
        /// V1.1 · To a tile, and into a sector of it.
        Sail(tile: MapTileId, sector: Option<Sector>) = "sail",
            ("sail {}{}", game.pack.slug(tile), sector_notation(sector)) => game.sail_label(tile, sector);
        /// C2.6 · This many.
        Amount(n: u8) = "amount", ("amount {n}") => Label::new(text!("choose-amount", count = n), "C2.6");
        Argonaut(id: TitanId) = "argonaut", ("argonaut {}", id.0 + 1) =>
            Label::new(game.argonaut_name(id), "A1.1").icon(id.emblem());
        Faction(place: u8) = "faction", ("faction {}", game.pack.factions[place as usize].slug) =>
            Label::new(game.faction_name(place.into()), "C3.1");
        /// V5.2.
        Foe(id: PrimordialId) = "foe", ("foe {}", game.pack.slug(id)) =>
            game.foe_label(id);
        /// A2.4.
        Option(spot: Spot) = "option", ("option {}", game.option_notation(spot)) =>
            game.option_label(spot);
        /// V7.1 · What is read next.
        Tell(paragraph: ParagraphId, owner: Option<TitanId>) = "order", ("tell {}", game.paragraph_notation(paragraph)) =>
            game.tell_label(paragraph, owner);
        /// V7.5.
        Code(paragraph: ParagraphId) = "code", ("code {}", game.paragraph_notation(paragraph)) =>
            Label::new(text!("choose-code", name = game.paragraph_notation(paragraph)), "V7.5");
        Research(id: TechId) = "research", ("research {}", game.pack.slug(id)) =>
            game.research_label(id);
        Craft(id: GearId) = "craft", ("craft {}", game.pack.slug(id)) =>
            game.craft_label(id);
        /// V6.5, C2.8 · One of the powers of a technology.
        Employ(id: TechId, n: u8) = "employ", ("employ {} {}", game.pack.slug(id), n + 1) =>
            game.employ_label(id);
        /// V10.5 · A nymph is summoned on the voyage.
        Call(id: NymphId) = "employ", ("call {}", game.pack.slug(id)) =>
            game.call_label(id);
        /// V6.6 · A rate of the cycle, so often.
        Exchange(rate: u8, times: u8) = "exchange", ("exchange {} {times}", game.exchange_notation(rate)) =>
            game.exchange_label(rate, times);
        /// C5.1 · The titan at this place of the stoa, which is of this class.
        Release(place: u8, class: ClassId) = "titan", ("release {} {}", game.pack.slug(class), place + 1) =>
            Label::new(text!("choose-release", class = game.pack.name(class)), "C5.1");
        Bearer(place: u8, class: ClassId) = "titan", ("bearer {} {}", game.pack.slug(class), place + 1) =>
            Label::new(text!("choose-bearer", class = game.pack.name(class)), "C5.3");
        MapTile(id: MapTileId) = "tile", ("tile {}", game.pack.slug(id)) =>
            Label::new(game.tile_called(id), "V3.7").at(game.spot_of(id)).step(game.spot_of(id));
        /// V5.4 · The ambush, or the battle of the timeline.
        Meet(ambush: bool) = "foe", ("meet {}", if ambush { "ambush" } else { "timeline" }) =>
            Label::new(if ambush { "choose-meet-ambush" } else { "choose-meet-timeline" }, "V5.4");
        Memory(id: MemoryId) = "card", ("memory {}", game.pack.slug(id)) => Label::new(game.pack.name(id), "A5.2");
        /// A7.1 · One more card.
        GoOn = "delve", ("go on") => Label::new("choose-go-on", "A7.1");
    }
}

impl Odyssey {
    /// To use an ability.
    pub(crate) fn to_use(&self, source: Source, which: PowerRef) -> Choice {
        Choice::Use(source, which, self.named(source))
    }

    /// An ability that comes first.
    pub(crate) fn to_be_first(&self, source: Source, which: PowerRef) -> Choice {
        Choice::First(source, which, self.named(source))
    }

    pub(crate) fn to_attack(&self, titan: TitanId, weapon: Weapon) -> Choice {
        let named = match weapon {
            Weapon::Gear(slot) => self.gear_at(titan, slot),
            Weapon::Godform => PrintedCard(u8::MAX),
        };
        Choice::Attack(titan, weapon, named)
    }

    pub(crate) fn to_take_fists(&self, titan: TitanId, slot: SlotId) -> Choice {
        Choice::TakeFists(titan, slot, self.gear_at(titan, slot))
    }

    pub(crate) fn slot(&self, titan: TitanId, slot: SlotId) -> Choice {
        Choice::Slot(titan, slot, self.gear_at(titan, slot))
    }

    fn gear_at(&self, titan: TitanId, slot: SlotId) -> PrintedCard {
        PrintedCard(self.titan(titan).gear.get(slot.index()).map_or(u8::MAX, |card| card.gear.0))
    }

    fn named(&self, source: Source) -> PrintedCard {
        match source {
            Source::Gear(titan, slot) => self.gear_at(titan, slot),
            Source::Argo(n) => PrintedCard(self.argo.abilities.get(n as usize).map_or(u8::MAX, |card| card.ability.0)),
            _ => PrintedCard(u8::MAX),
        }
    }
}

impl Notate for Odyssey {
    const NOTATIONS: &'static [&'static str] = &[
        "pass|done|retreat|climb|divert|keep|toss|tear",
        "end turn",
        "as before",
        "stand up",
        "class|gear|argo *",
        "start|activate titan #",
        "walk|via|at #",
        "attack * #",
        "attack nothing #",
        "attack godform",
        "fists for * #",
        "fists for nothing #",
        "use|first sheet|godform|kratos|moiros of titan # keyword|ability #",
        "use|first pattern|mnemos|condition|row # of titan # keyword|ability #",
        "use|first * # of titan # keyword|ability #",
        "use|first nothing # of titan # keyword|ability #",
        "use|first tile|trait|scar|argo|part # keyword|ability #",
        "use|first vantage point of titan # keyword|ability #",
        "use|first * keyword|ability #",
        "ready|rest movement|combat|complicated",
        "search * #",
        "die|titan|side|piece|nothing #",
        "north|east|south|west|horizontal|vertical",
        "lay # #",
        "* #",
        "*",
        "level i|ii|iii",
        "despair|ambrosia|movementfatigue|combatfatigue|trespass",
        "opening|break|diversion",
        "courage|cunning|endurance|fury|will|wisdom",
        "card *",
        "behaviour|part #",
        "card behaviour #",
        "card signature|routine",
        "card of the deck",
        "sail *",
        "sail * alpha|beta",
        "amount|argonaut #",
        "faction|foe|option|tell|code|research|craft|call|tile|memory *",
        "employ|release|bearer * #",
        "exchange * * #",
        "meet ambush|timeline",
        "go on",
        "same|new loadout",
    ];

    fn notate(&self, _: Seat, choice: Choice) -> String {
        choice.notate(self)
    }

    /// A card that chance can draw. The primordial is that of the battle, which is settled before its sheet lies there.
    fn notate_card(&self, card: Card) -> String {
        let primordial = self.primordial_fought();
        match card {
            Card::Back(_, level) => format!("level {}", level.slug()),
            // A record is written with the state of now: by then a campaign may have come to another primordial, or to none.
            Card::Ai(id) if self.campaign.is_some() => format!("behaviour {}", id.0 + 1),
            Card::Part(id) if self.campaign.is_some() => format!("part {}", id.0 + 1),
            card => self.pack.front(primordial, card).map_or_else(String::new, |front| front.slug.to_owned()),
        }
    }
}

impl Odyssey {
    fn weapon_notation(&self, weapon: Weapon, named: PrintedCard) -> String {
        match weapon {
            Weapon::Gear(slot) => self.slot_notation(slot, named),
            Weapon::Godform => "godform".to_owned(),
        }
    }

    /// A card that the primordial attacks with.
    fn ai_notation(&self, card: AiSource) -> String {
        match card {
            AiSource::Card(id) if self.campaign.is_some() => self.notate_card(Card::Ai(id)),
            AiSource::Signature if self.campaign.is_some() => "signature".to_owned(),
            AiSource::Routine if self.campaign.is_some() => "routine".to_owned(),
            card => self.ai_card(card).slug.to_string(),
        }
    }

    /// A gear place with the card in it. Two copies of a card differ in their place.
    fn slot_notation(&self, slot: SlotId, named: PrintedCard) -> String {
        match self.pack.gear.get(named.0 as usize) {
            Some(card) => format!("{} {}", card.slug, slot.0 + 1),
            None => format!("nothing {}", slot.0 + 1),
        }
    }

    fn source_notation(&self, source: Source, which: PowerRef, named: PrintedCard) -> String {
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
            Source::Part(id) => self.notate_card(Card::Part(id)),
        };
        match which {
            PowerRef::Keyword(n) => format!("{source} keyword {}", n + 1),
            PowerRef::Ability(n) => format!("{source} ability {}", n + 1),
        }
    }
}

/// A sector after the name of its tile.
fn sector_notation(sector: Option<Sector>) -> String {
    sector.map_or_else(String::new, |sector| format!(" {}", sector.slug()))
}

/// How a titan's token is written down, in answers and records.
fn token_notation(token: Token) -> &'static str {
    match token {
        Token::Despair => "despair",
        Token::Ambrosia => "ambrosia",
        Token::MovementFatigue => "movementfatigue",
        Token::CombatFatigue => "combatfatigue",
        Token::Trespass => "trespass",
    }
}

/// How a token of the Kratos pool is written down.
fn pool_token_notation(token: PoolToken) -> &'static str {
    match token {
        PoolToken::Opening => "opening",
        PoolToken::Break => "break",
        PoolToken::Diversion => "diversion",
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
