//! The content of the game: files become a [`Pack`] that rules can rely on, or every complaint about them.

pub mod bearers;
mod check;
pub mod lab_index;
pub(crate) mod limits;
mod paragraphs;
pub mod rows;
pub mod schema;
mod stories;

pub use paragraphs::Paragraphs;
pub use stories::Stories;
pub use table::pack::Slice;

use crate::geometry::{Direction, Shape};
use crate::ids::*;
use schema::campaign::{Cycle, Explored, FatedMnemos, Hub, MapTile, Memory, Portrait, Technology};
use schema::*;
use table::pack::{AsWritten, CheckedPack, Complaints, Source};

/// Effects in order.
pub type Script = Slice<Effect>;

table::pack! {
    /// All content of the game, checked. Things are found by their number; lists of effects and the like are in the arenas.
    pub struct Pack looks crate::looks::LOOKS {
        "numbers.ron" => numbers: Numbers;
        "resources.ron" => resources: Vec<Resource>, ResourceId "resource" ("resource");
        "notes.ron" => notes: Vec<Noted>, NoteId "note" ("note");
        "factions.ron" => factions: Vec<Faction>;
        "terrain.ron" => terrain: Vec<Terrain>, TerrainId "terrain" ("kind of terrain");
        "conditions.ron" => conditions: Vec<Condition>, ConditionId "condition" ("condition");
        /// Minor, major, grave.
        ["trauma-minor.ron", "trauma-major.ron", "trauma-grave.ron"] => trauma: [Vec<Trauma>; 3];
        "obols.ron" => obols: Vec<Obol>, ObolId "obol" ("obol");
        "kratos.ron" => kratos: Vec<Fateful>, KratosId "kratos";
        "moiros.ron" => moiros: Vec<Fateful>, MoirosId "moiros";
        "gear.ron" => gear: Vec<Gear>, GearId "gear" ("gear card");
        "classes.ron" => classes: Vec<Class>, ClassId "class" ("titan class");
        "patterns.ron" => patterns: Vec<Pattern>, PatternId "pattern" ("pattern");
        "mnemos.ron" => mnemos: Vec<Mnemos>, MnemosId "mnemos" ("mnemos");
        "godforms.ron" => godforms: Vec<Godform>, GodformId "godform";
        "nymphs.ron" => nymphs: Vec<Nymph>, NymphId "nymph";
        "argo.ron" => argo: Vec<ArgoAbility>, ArgoId "argo" ("Argo ability");
        "foes/*.ron" => primordials: Vec<Primordial>, PrimordialId "foe" ("primordial");
        "scenarios.ron" => scenarios: Vec<Scenario>;
        "battles.ron" => battles: Vec<Battle>;
        // The campaign, which a pack may leave out.
        "campaign/tiles/[*].ron" => tiles: Vec<MapTile>, MapTileId "sea" ("map tile");
        "campaign/cycles/*.ron" => cycles: Vec<Cycle>, CycleId "cycle";
        "campaign/exploration/[*].ron" => explored: Vec<Explored>, ExploreId "explore" ("exploration card");
        "campaign/technologies/[*].ron" => techs: Vec<Technology>, TechId "tech" ("technology");
        "campaign/portraits/[*].ron" => portraits: Vec<Portrait>, PortraitId "portrait";
        "campaign/memories/[*].ron" => memories: Vec<Memory>, MemoryId "memory";
        "campaign/fated/[*].ron" => fated: Vec<FatedMnemos>, FatedId "fated";
        "campaign/hubs/[*].ron" => hubs: Vec<Hub>, HubId "hub";
        /// The paragraphs of the campaign.
        "story" => tale: Paragraphs;
    }
    arenas {
        effects: Effect,
        scripts: Script,
        whens: When,
        rows: Row,
        abilities: Ability,
        lines: Line,
    }
    with {
        /// What the lab follows.
        lab_index: lab_index::LabIndex,
        /// Everything that gives abilities.
        bearers: bearers::Bearers,
        /// Which cards have a line of story.
        stories: Stories,
    }
}

impl CheckedPack for Pack {
    fn read(source: &Source) -> Result<Pack, Complaints> {
        let (files, mut complaints) = Files::read(source);
        let pack = files.lower(&mut complaints).map(|pack| pack.finished(source));
        if let Some(pack) = &pack {
            check::whole(pack, &files, &mut complaints);
        }
        complaints.into_result_if_made(pack)
    }

    story::of_pack!(tale, "tale-");
}

table::plain!(for Pack; Direction);

impl AsWritten<Pack> for Direction {
    fn as_written(&self, _: &Pack) -> String {
        table::pack::write_plain(self)
    }
}

impl Pack {
    /// With all that is worked out once every file is read.
    fn finished(mut self, source: &Source) -> Pack {
        self.lab_index = lab_index::LabIndex::of(&self);
        self.bearers = bearers::Bearers::new(&self);
        self.stories = Stories::of(source);
        self
    }

    pub fn primordial(&self, id: PrimordialId) -> &Primordial {
        &self.primordials[id.index()]
    }

    pub fn gear(&self, id: GearId) -> &Gear {
        &self.gear[id.index()]
    }

    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }

    pub fn terrain(&self, id: TerrainId) -> &Terrain {
        &self.terrain[id.index()]
    }

    pub fn shape(&self, id: TerrainId, turn: u8) -> &Shape {
        &self.terrain(id).shape[turn as usize % 4]
    }

    /// The ways of turning a tile that make a difference.
    pub fn turns(&self, id: TerrainId) -> impl Iterator<Item = u8> + use<'_> {
        let alike = move |turn: u8| (0..turn).any(|earlier| self.shape(id, earlier) == self.shape(id, turn));
        (0..4).filter(move |turn| !alike(*turn))
    }

    pub fn condition(&self, id: ConditionId) -> &Condition {
        &self.conditions[id.index()]
    }

    /// Whether there is a campaign in it.
    pub fn has_campaign(&self) -> bool {
        !self.cycles.is_empty() && !self.tiles.is_empty() && !self.tale.is_empty()
    }

    pub fn tile(&self, id: MapTileId) -> &MapTile {
        &self.tiles[id.index()]
    }

    pub fn tech(&self, id: TechId) -> &Technology {
        &self.techs[id.index()]
    }

    pub fn battle(&self, id: BattleId) -> &Battle {
        &self.battles[id.index()]
    }

    /// B18.13 · The number of the Fists card, of which the checks see to it that there is one.
    pub fn fists(&self) -> GearId {
        let place = self.gear.iter().position(|gear| gear.slot == GearSlot::Fists);
        GearId(place.unwrap_or(0) as u8)
    }
}

#[cfg(test)]
pub(crate) mod tests;
