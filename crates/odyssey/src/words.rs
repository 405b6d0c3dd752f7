//! The names of things, as texts. What cards do is put into words by the modules below, out of the same data that the rules read, so
//! that no card can say one thing and do another.

mod cards;
mod circumstances;
mod powers;
mod script;
mod tale;

pub(crate) use powers::{gate, joined};
pub(crate) use table::pack::signed;

use crate::choice::{PowerRef, Source};
use crate::dice::Colour;
use crate::ids::*;
use crate::pack::Pack;
use crate::pack::schema::{Ability, Keyword};
use crate::state::{Card, Frame, Odyssey, PowerDie, Weapon};
use table::pack::Printed;
use table::scene::Tone;
use table::{Text, text};

impl Pack {
    /// What is printed on the front of a card that chance can draw; a back shows only its level.
    pub fn front(&self, primordial: PrimordialId, card: Card) -> Option<Printed<'_>> {
        macro_rules! front {
            ($key:literal, $entry:expr) => {{
                let entry = $entry;
                Printed { key: $key, slug: entry.slug.as_str(), icon: &entry.icon }
            }};
        }
        Some(match card {
            Card::Back(..) => return None,
            Card::Ai(id) => front!("ai", &self.primordial(primordial).ai[id.index()]),
            Card::Part(id) => front!("part", &self.primordial(primordial).parts[id.index()]),
            Card::Trauma(deck, id) => front!("trauma", &self.trauma[deck as usize % 3][id.index()]),
            Card::Obol(id) => self.printed(id),
            Card::Kratos(id) => self.printed(id),
            Card::Moiros(id) => self.printed(id),
            Card::Explored(id) => self.printed(id),
            Card::Portrait(id) => self.printed(id),
            Card::Memory(id) => self.printed(id),
            Card::Fated(id) => self.printed(id),
        })
    }

    /// The name of anything that chance can draw.
    pub fn card_name(&self, primordial: PrimordialId, card: Card) -> Text {
        match card {
            Card::Back(_, level) => text!("card-back", level = roman(level)),
            card => self.front(primordial, card).map_or_else(|| Text::new("nothing"), |front| front.name()),
        }
    }
}

/// A level as it is printed.
pub(crate) fn roman(level: Level) -> &'static str {
    ["I", "II", "III"][level as usize]
}

/// A power die as it lies: its colour and what it shows.
pub(crate) fn power_die(die: &PowerDie) -> Text {
    let (shows, colour) = (die.colour.face(die.thrown), die.colour.text());
    match (shows.power, shows.potential) {
        (0, 0) => text!("die-shows-nothing", colour = colour),
        (power, 0) => text!("die-shows-power", colour = colour, power = power),
        (0, potential) => text!("die-shows-potential", colour = colour, potential = potential),
        (power, potential) => text!("die-shows-both", colour = colour, power = power, potential = potential),
    }
}

/// What a power die shows, as it is drawn: its power, and after a plus its potential where it has any.
pub(crate) fn short_power_die(die: &PowerDie) -> Text {
    let shows = die.colour.face(die.thrown);
    Text::plain(match shows.potential {
        0 => shows.power.to_string(),
        potential => format!("{}+{potential}", shows.power),
    })
}

/// The colour in which a power die is drawn.
pub(crate) fn die_tone(colour: Colour) -> Tone {
    match colour {
        Colour::Red => Tone::from("rage"),
        Colour::Black => Tone::from("obol"),
        Colour::White => Tone::Silver,
    }
}

impl Odyssey {
    pub(crate) fn primordial_name(&self) -> Text {
        self.pack.name(self.primordial.id)
    }

    pub(crate) fn class_name(&self, class: ClassId) -> Text {
        self.pack.name(class)
    }

    /// A titan by its name.
    pub(crate) fn titan_name(&self, titan: TitanId) -> Text {
        text!("titan-name", number = titan.0 + 1, seat = self.player(titan))
    }

    pub(crate) fn card_name(&self, card: Card) -> Text {
        self.pack.card_name(self.primordial.id, card)
    }

    pub(crate) fn gear_name(&self, gear: GearId) -> Text {
        self.pack.name(gear)
    }

    pub(crate) fn resource_name(&self, resource: ResourceId) -> Text {
        self.pack.name(resource)
    }

    pub(crate) fn weapon_name(&self, titan: TitanId, weapon: Weapon) -> Text {
        match weapon {
            Weapon::Gear(slot) => self.slot_name(titan, slot),
            Weapon::Godform => match self.titan(titan).godform {
                Some(godform) => self.pack.name(godform),
                None => Text::new("nothing"),
            },
        }
    }

    pub(crate) fn slot_name(&self, titan: TitanId, slot: SlotId) -> Text {
        match self.titan(titan).gear.get(slot.index()) {
            Some(card) => self.pack.name(card.gear),
            None => Text::new("nothing"),
        }
    }

    pub(crate) fn tile_name(&self, tile: TileId) -> Text {
        match self.board.tile(tile) {
            Some(tile) => self.pack.name(tile.kind),
            None => Text::new("nothing"),
        }
    }

    /// Where an ability comes from.
    pub(crate) fn source_name(&self, source: Source) -> Text {
        let nothing = || Text::new("nothing");
        match source {
            Source::Row(titan, n) => {
                let rows = self.kratos_rows(titan);
                rows.get(n as usize).map_or_else(nothing, |row| text!("kratos-row", rage = row.rage))
            }
            source => self.bearer(source).map_or_else(nothing, |bearer| bearer.name.clone()),
        }
    }

    /// The primordial where it is not the first word of a sentence.
    pub(crate) fn primordial_within(&self) -> Text {
        Text::new(format!("foe-{}-within", self.pack.primordial(self.primordial.id).slug))
    }

    /// The primordial as something one is beside or looks to.
    pub(crate) fn primordial_towards(&self) -> Text {
        Text::new(format!("foe-{}-towards", self.pack.primordial(self.primordial.id).slug))
    }

    /// An ability by its own name if it has one, else by that of its source.
    pub(crate) fn own_name(&self, source: Source, which: PowerRef) -> Text {
        let named = match which {
            PowerRef::Ability(n) => self.ability_at(source, n).and_then(|ability| ability.name),
            PowerRef::Keyword(_) => None,
        };
        named.map_or_else(|| self.source_name(source), |name| Text::new(format!("ability-{name}")))
    }

    /// An ability as an option names it: by its own name if it has one, else by the card it is on. A side of a Kratos row is named by all its
    /// keywords.
    pub(crate) fn ability_name(&self, source: Source, which: PowerRef) -> Text {
        if let (Source::Row(titan, row), PowerRef::Keyword(side)) = (source, which) {
            return self.side_name(titan, row, side);
        }
        match which {
            PowerRef::Keyword(n) => match self.keyword_at(source, n) {
                Some(keyword) => {
                    text!("ability-of", ability = keyword.text(), source = self.source_name(source))
                }
                None => self.source_name(source),
            },
            PowerRef::Ability(n) => match self.ability_at(source, n).and_then(|ability| ability.name) {
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
    pub(crate) fn ability_detail(&self, source: Source, which: PowerRef) -> Option<Text> {
        match which {
            PowerRef::Keyword(_) => None,
            PowerRef::Ability(n) => self.ability_at(source, n).map(|ability| self.pack.say_ability(&ability)),
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
            Frame::PrimordialAttack(primordial_attack) => {
                Some(text!("frame-primordial-attack", card = self.ai_name(primordial_attack.card)))
            }
            Frame::AttackOnTarget(attack_on_target) => {
                Some(text!("frame-attack-on-target", titan = self.titan_name(attack_on_target.target)))
            }
            Frame::TitanAttack(titan_attack) => {
                Some(text!("frame-titan-attack", titan = self.titan_name(titan_attack.titan)))
            }
            Frame::Answers(titan) => Some(text!("frame-answers", titan = self.titan_name(*titan))),
            Frame::Window(_) => Some(text!("frame-window")),
            Frame::Drawn(titan, _, _) => Some(text!("frame-drawn", titan = self.titan_name(*titan))),
            Frame::Walk(titan, _) => Some(text!("frame-walk", titan = self.titan_name(*titan))),
        }
    }
}
