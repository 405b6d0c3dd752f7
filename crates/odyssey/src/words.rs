//! The names of things, as texts.

use crate::choice::Source;
use crate::ids::{GearId, ResourceId, TitanId};
use crate::state::{Frame, Odyssey, Weapon};
use table::{Text, text};

impl Odyssey {
    pub(crate) fn foe_name(&self) -> Text {
        Text::new(format!("foe-{}", self.pack.foe(self.foe.id).slug))
    }

    /// Titans are named by class and number.
    pub(crate) fn titan_name(&self, titan: TitanId) -> Text {
        let class = Text::new(format!("class-{}", self.pack.class(self.titan(titan).class).slug));
        text!("titan-name", class = class, number = titan.0 + 1)
    }

    pub(crate) fn gear_name(&self, gear: GearId) -> Text {
        Text::new(format!("gear-{}", self.pack.gear(gear).slug))
    }

    pub(crate) fn resource_name(&self, resource: ResourceId) -> Text {
        Text::new(format!("resource-{}", self.pack.resources[resource.index()].slug))
    }

    /// The name of the card, sheet or tile that an ability comes from.
    pub(crate) fn source_name(&self, source: Source) -> Text {
        let pack = &self.pack;
        let named = |kind: &str, slug: Option<table::Slug>| slug.map(|slug| Text::new(format!("{kind}-{slug}")));
        let name = match source {
            Source::Sheet(titan) | Source::Row(titan, _) => named("class", Some(pack.class(self.titan(titan).class).slug)),
            Source::Pattern(titan, n) => {
                let id = self.titan(titan).patterns.get(n as usize);
                named("pattern", id.map(|id| pack.patterns[id.index()].slug))
            }
            Source::Gear(titan, slot) => self.titan(titan).gear.get(slot.index()).map(|card| self.gear_name(card.gear)),
            Source::Mnemos(titan, n) => {
                let id = self.titan(titan).mnemos.get(n as usize / 3);
                named("mnemos", id.map(|id| pack.mnemos[id.index()].slug))
            }
            Source::Godform(titan) => {
                named("godform", self.titan(titan).godform.map(|id| pack.godforms[id.index()].slug))
            }
            Source::Kratos(titan) => named("kratos", self.titan(titan).kratos.map(|id| pack.kratos[id.index()].slug)),
            Source::Moiros(titan) => named("moiros", self.titan(titan).moiros.map(|id| pack.moiros[id.index()].slug)),
            Source::Condition(titan, n) => {
                let had = self.titan(titan).conditions.get(n as usize);
                named("condition", had.map(|had| pack.condition(had.condition).slug))
            }
            Source::Tile(tile) => named("terrain", self.board.tile(tile).map(|tile| pack.terrain(tile.kind).slug)),
            Source::Vantage(_) => Some(Text::new("vantage-point")),
            Source::Argo(n) => {
                let card = self.argo.abilities.get(n as usize);
                named("argo", card.map(|card| pack.argo[card.ability.index()].slug))
            }
            Source::Nymph(id) => named("nymph", Some(pack.nymphs[id.index()].slug)),
            Source::Trait(n) => named("trait", pack.foe(self.foe.id).traits.get(n as usize).map(|has| has.slug)),
            Source::Scar(n) => named("condition", self.foe.scars.get(n as usize).map(|id| pack.condition(*id).slug)),
            Source::Part(id) => named("part", Some(pack.foe(self.foe.id).parts[id.index()].slug)),
        };
        name.unwrap_or_else(|| Text::new("nothing"))
    }

    pub(crate) fn weapon_name(&self, titan: TitanId, weapon: Weapon) -> Text {
        self.source_name(match weapon {
            Weapon::Gear(slot) => Source::Gear(titan, slot),
            Weapon::Godform => Source::Godform(titan),
        })
    }

    /// What the rules are in the middle of; steps have no name of their own.
    pub(crate) fn frame_name(&self, frame: &Frame) -> Option<Text> {
        match frame {
            Frame::Step | Frame::Averting(..) => None,
            Frame::Onslaught(_) => Some(text!("frame-onslaught", foe = self.foe_name())),
            Frame::Blow(blow) => Some(text!("frame-blow", titan = blow.target.0 + 1)),
            Frame::Strike(strike) => Some(text!("frame-strike", titan = strike.titan.0 + 1)),
            Frame::Answers(titan) => Some(text!("frame-answers", titan = titan.0 + 1)),
            Frame::Window(_) => Some(text!("frame-window")),
            Frame::Drawn(titan, _, _) => Some(text!("frame-drawn", titan = titan.0 + 1)),
            Frame::Walk(titan, _) => Some(text!("frame-walk", titan = titan.0 + 1)),
        }
    }
}
