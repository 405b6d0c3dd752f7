//! The names of things, as texts. What cards do is put into words by the modules below, out of the same data that the rules read, so
//! that no card can say one thing and do another.

mod cards;
mod circumstances;
mod powers;
mod script;

pub(crate) use circumstances::{pool_token, skill, token};
pub(crate) use powers::{gate, joined, keyword};
pub(crate) use script::{attribute, foe_attribute};

use crate::choice::{Source, Which};
use crate::ids::*;
use crate::pack::Pack;
use crate::pack::schema::{Ability, Keyword};
use crate::state::{Card, Frame, Odyssey, PowerDie, Weapon};
use table::{Text, text};

impl Pack {
    pub fn gear_name(&self, id: GearId) -> Text {
        Text::new(format!("gear-{}", self.gear(id).slug))
    }

    pub fn class_name(&self, id: ClassId) -> Text {
        Text::new(format!("class-{}", self.class(id).slug))
    }

    pub fn condition_name(&self, id: ConditionId) -> Text {
        Text::new(format!("condition-{}", self.condition(id).slug))
    }

    pub fn terrain_name(&self, id: TerrainId) -> Text {
        Text::new(format!("terrain-{}", self.terrain(id).slug))
    }

    pub fn resource_name(&self, id: ResourceId) -> Text {
        Text::new(format!("resource-{}", self.resources[id.index()].slug))
    }

    pub fn note_name(&self, id: NoteId) -> Text {
        Text::new(format!("note-{}", self.notes[id.index()].slug))
    }

    pub fn argo_name(&self, id: ArgoId) -> Text {
        Text::new(format!("argo-{}", self.argo[id.index()].slug))
    }

    pub fn mnemos_name(&self, id: MnemosId) -> Text {
        Text::new(format!("mnemos-{}", self.mnemos[id.index()].slug))
    }

    pub fn godform_name(&self, id: GodformId) -> Text {
        Text::new(format!("godform-{}", self.godforms[id.index()].slug))
    }

    pub fn nymph_name(&self, id: NymphId) -> Text {
        Text::new(format!("nymph-{}", self.nymphs[id.index()].slug))
    }

    pub fn pattern_name(&self, id: PatternId) -> Text {
        Text::new(format!("pattern-{}", self.patterns[id.index()].slug))
    }

    pub fn foe_name(&self, id: FoeId) -> Text {
        Text::new(format!("foe-{}", self.foe(id).slug))
    }

    /// The name of anything that chance can draw.
    pub fn card_name(&self, foe: FoeId, card: Card) -> Text {
        match card {
            Card::Ai(id) => Text::new(format!("ai-{}", self.foe(foe).ai[id.index()].slug)),
            Card::Part(id) => Text::new(format!("part-{}", self.foe(foe).parts[id.index()].slug)),
            Card::Back(_, level) => text!("card-back", level = roman(level)),
            Card::Trauma(deck, id) => Text::new(format!("trauma-{}", self.trauma[deck as usize % 3][id.index()].slug)),
            Card::Obol(id) => Text::new(format!("obol-{}", self.obols[id.index()].slug)),
            Card::Kratos(id) => Text::new(format!("kratos-{}", self.kratos[id.index()].slug)),
            Card::Moiros(id) => Text::new(format!("moiros-{}", self.moiros[id.index()].slug)),
            Card::Piece(place) => {
                let piece = self.followed.pieces.get(usize::from(place));
                piece.map_or_else(|| Text::new("nothing"), |piece| piece.name.clone())
            }
        }
    }
}

/// A level as it is printed.
pub(crate) fn roman(level: Level) -> &'static str {
    ["I", "II", "III"][level as usize]
}

/// A figure with its sign.
pub(crate) fn signed(figure: i8) -> String {
    if figure < 0 { format!("−{}", -i16::from(figure)) } else { format!("+{figure}") }
}

/// A power die as it lies: its colour and what it shows.
pub(crate) fn power_die(die: &PowerDie) -> Text {
    let (shows, colour) = (die.colour.face(die.thrown), script::colour(die.colour));
    match (shows.power, shows.potential) {
        (0, 0) => text!("die-shows-nothing", colour = colour),
        (power, 0) => text!("die-shows-power", colour = colour, power = power),
        (0, potential) => text!("die-shows-potential", colour = colour, potential = potential),
        (power, potential) => text!("die-shows-both", colour = colour, power = power, potential = potential),
    }
}

impl Odyssey {
    pub(crate) fn foe_name(&self) -> Text {
        self.pack.foe_name(self.foe.id)
    }

    pub(crate) fn class_name(&self, class: ClassId) -> Text {
        self.pack.class_name(class)
    }

    /// A titan by class and number.
    pub(crate) fn titan_name(&self, titan: TitanId) -> Text {
        text!(
            "titan-name",
            class = self.class_name(self.titan(titan).class),
            number = titan.0 + 1,
            seat = self.player(titan)
        )
    }

    pub(crate) fn card_name(&self, card: Card) -> Text {
        self.pack.card_name(self.foe.id, card)
    }

    pub(crate) fn gear_name(&self, gear: GearId) -> Text {
        self.pack.gear_name(gear)
    }

    pub(crate) fn resource_name(&self, resource: ResourceId) -> Text {
        self.pack.resource_name(resource)
    }

    pub(crate) fn weapon_name(&self, titan: TitanId, weapon: Weapon) -> Text {
        match weapon {
            Weapon::Gear(slot) => self.slot_name(titan, slot),
            Weapon::Godform => match self.titan(titan).godform {
                Some(godform) => self.pack.godform_name(godform),
                None => Text::new("nothing"),
            },
        }
    }

    pub(crate) fn slot_name(&self, titan: TitanId, slot: SlotId) -> Text {
        match self.titan(titan).gear.get(slot.index()) {
            Some(card) => self.pack.gear_name(card.gear),
            None => Text::new("nothing"),
        }
    }

    pub(crate) fn tile_name(&self, tile: TileId) -> Text {
        match self.board.tile(tile) {
            Some(tile) => self.pack.terrain_name(tile.kind),
            None => Text::new("nothing"),
        }
    }

    /// Where an ability comes from.
    pub(crate) fn source_name(&self, source: Source) -> Text {
        let nothing = || Text::new("nothing");
        match source {
            Source::Sheet(titan) => self.class_name(self.titan(titan).class),
            Source::Pattern(titan, n) => {
                let pattern = self.titan(titan).patterns.get(n as usize);
                pattern.map_or_else(nothing, |id| self.pack.pattern_name(*id))
            }
            Source::Gear(titan, slot) => self.slot_name(titan, slot),
            Source::Mnemos(titan, n) => {
                let mnemos = self.titan(titan).mnemos.get(n as usize / 3);
                mnemos.map_or_else(nothing, |id| self.pack.mnemos_name(*id))
            }
            Source::Godform(titan) => self.weapon_name(titan, Weapon::Godform),
            Source::Kratos(titan) => {
                self.titan(titan).kratos.map_or_else(nothing, |id| self.card_name(Card::Kratos(id)))
            }
            Source::Moiros(titan) => {
                self.titan(titan).moiros.map_or_else(nothing, |id| self.card_name(Card::Moiros(id)))
            }
            Source::Condition(titan, n) => {
                let condition = self.titan(titan).conditions.get(n as usize);
                condition.map_or_else(nothing, |held| self.pack.condition_name(held.condition))
            }
            Source::Row(titan, n) => {
                let rows = self.kratos_rows(titan);
                rows.get(n as usize).map_or_else(nothing, |row| text!("kratos-row", rage = row.rage))
            }
            Source::Tile(tile) => self.tile_name(tile),
            Source::Vantage(_) => Text::new("vantage-point"),
            Source::Argo(n) => {
                let card = self.argo.abilities.get(n as usize);
                card.map_or_else(nothing, |card| self.pack.argo_name(card.ability))
            }
            Source::Nymph(id) => self.pack.nymph_name(id),
            Source::Trait(n) => {
                let traits = &self.pack.foe(self.foe.id).traits;
                traits.get(n as usize).map_or_else(nothing, |found| Text::new(format!("trait-{}", found.slug)))
            }
            Source::Scar(n) => {
                let scar = self.foe.scars.get(n as usize);
                scar.map_or_else(nothing, |id| self.pack.condition_name(*id))
            }
            Source::Part(id) => self.card_name(Card::Part(id)),
        }
    }

    /// The primordial where it is not the first word of a sentence.
    pub(crate) fn foe_within(&self) -> Text {
        Text::new(format!("foe-{}-within", self.pack.foe(self.foe.id).slug))
    }

    /// The primordial as something one is beside or looks to.
    pub(crate) fn foe_towards(&self) -> Text {
        Text::new(format!("foe-{}-towards", self.pack.foe(self.foe.id).slug))
    }

    /// An ability by its own name if it has one, else by that of its source.
    pub(crate) fn own_name(&self, source: Source, which: Which) -> Text {
        let named = match which {
            Which::Ability(n) => self.ability_at(source, n).and_then(|ability| ability.name),
            Which::Keyword(_) => None,
        };
        named.map_or_else(|| self.source_name(source), |name| Text::new(format!("ability-{name}")))
    }

    /// An ability as an option names it: by its own name if it has one, else by the card it is on. A side of a Kratos row is named by all its
    /// keywords.
    pub(crate) fn ability_name(&self, source: Source, which: Which) -> Text {
        if let (Source::Row(titan, row), Which::Keyword(side)) = (source, which) {
            return self.side_name(titan, row, side);
        }
        match which {
            Which::Keyword(n) => match self.keyword_at(source, n) {
                Some(keyword) => {
                    text!("ability-of", ability = powers::keyword(keyword), source = self.source_name(source))
                }
                None => self.source_name(source),
            },
            Which::Ability(n) => match self.ability_at(source, n).and_then(|ability| ability.name) {
                Some(name) => text!(
                    "ability-of",
                    ability = Text::new(format!("ability-{name}")),
                    source = self.source_name(source)
                ),
                None => self.source_name(source),
            },
        }
    }

    /// B19.4 · One side of a Kratos row.
    fn side_name(&self, titan: TitanId, row: u8, side: u8) -> Text {
        let source = self.source_name(Source::Row(titan, row));
        let row = self.kratos_rows(titan).get(usize::from(row));
        match row.and_then(|row| row.sides.get(usize::from(side))) {
            Some(side) => text!("ability-of", ability = Pack::say_side(side), source = source),
            None => source,
        }
    }

    /// What an ability costs and does, for the line under an option.
    pub(crate) fn ability_detail(&self, source: Source, which: Which) -> Option<Text> {
        match which {
            Which::Keyword(_) => None,
            Which::Ability(n) => self.ability_at(source, n).map(|ability| self.pack.say_ability(&ability)),
        }
    }

    fn ability_at(&self, source: Source, n: u8) -> Option<Ability> {
        let abilities = self.powers(source)?.abilities;
        (usize::from(n) < abilities.len()).then(|| self.pack.at(abilities, n.into()))
    }

    /// A keyword of a source.
    fn keyword_at(&self, source: Source, n: u8) -> Option<Keyword> {
        self.powers(source)?.keywords.get(n as usize).map(|gated| gated.is)
    }

    /// What the rules are in the middle of; steps have no name of their own.
    pub(crate) fn frame_name(&self, frame: &Frame) -> Option<Text> {
        match frame {
            Frame::Step | Frame::Averting(..) | Frame::Onrush(_) => None,
            Frame::Onslaught(onslaught) => Some(text!("frame-onslaught", card = self.ai_name(onslaught.card))),
            Frame::Blow(blow) => Some(text!("frame-blow", titan = self.titan_name(blow.target))),
            Frame::Strike(strike) => Some(text!("frame-strike", titan = self.titan_name(strike.titan))),
            Frame::Answers(titan) => Some(text!("frame-answers", titan = self.titan_name(*titan))),
            Frame::Window(_) => Some(text!("frame-window")),
            Frame::Drawn(titan, _, _) => Some(text!("frame-drawn", titan = self.titan_name(*titan))),
            Frame::Walk(titan, _) => Some(text!("frame-walk", titan = self.titan_name(*titan))),
        }
    }
}
