//! All content of the game: cards, maps and numbers of `content/`, checked.

pub mod aims;
mod check;
pub mod map;
pub mod schema;

use crate::ids::*;
use crate::story::Paragraphs;
use map::Ground;
use schema::*;
use table::pack::{CheckedPack, Complaints, Source};

table::pack! {
    /// All content of the game, checked.
    pub struct Pack looks crate::looks::LOOKS {
        "numbers.ron" => numbers: Numbers;
        "reagents.ron" => reagents: Vec<Reagent>, ReagentId "reagent" ("reagent");
        "places.ron" => places: Vec<Place>, PlaceId "place" ("place");
        "achievements.ron" => achievements: Vec<Achievement>, AchievementId "achievement" ("achievement");
        "wounds.ron" => wounds: Vec<SevereWound>, WoundId "wound";
        "heroes.ron" => heroes: Vec<Hero>, HeroId "hero" ("hero");
        "classes.ron" => classes: Vec<Class>, ClassId "class" ("class");
        "skills.ron" => skills: Vec<Skill>, SkillId "skill" ("skill");
        "items.ron" => items: Vec<Item>, ItemId "item" ("item");
        "enemies.ron" => enemies: Vec<Enemy>, EnemyId "enemy" ("enemy");
        "destinies.ron" => destinies: Vec<Destiny>, DestinyId "destiny";
        "companions.ron" => companions: Vec<Companion>, CompanionId "companion" ("companion");
        "forms.ron" => forms: Vec<Form>, FormId "form" ("form");
        "scenery.ron" => scenery: Vec<Scenery>, SceneryId "scenery";
        "missions/*.ron" => missions: Vec<Mission>, MissionId "mission" ("mission");
        "events.ron" => events: Vec<TravelEvent>, EventId "event";
        /// The plot book.
        "story" => tale: Paragraphs;
    }
    arenas {
        placements: Placement,
        objectives: Objective,
        actions: Action,
        clock_events: ClockEvent,
        conditions: Condition,
        happenings: Happening,
    }
    with {
        /// The battlefield of each mission.
        grounds: Vec<Ground>,
        /// What leads to the victory of each mission.
        aims: Vec<aims::Aims>,
        /// Which enemies are allies, and which are large: asked at every turn.
        allies: Vec<bool>,
        large: Vec<bool>,
        /// What the lab follows.
        lab_index: crate::notes::LabIndex,
    }
}

impl CheckedPack for Pack {
    fn read(source: &Source) -> Result<Pack, Complaints> {
        let (files, mut complaints) = Files::read(source);
        check::entries(&files, &mut complaints);
        let grounds = files.missions.iter().map(|mission| Ground::of(mission, &mut complaints)).collect();
        let mut pack = files.lower(&mut complaints);
        if let Some(pack) = &mut pack {
            pack.grounds = grounds;
            pack.aims = pack.missions.iter().map(|mission| aims::Aims::of(pack, mission)).collect();
            let has = |ability: Ability| pack.enemies.iter().map(|enemy| enemy.abilities.contains(&ability)).collect();
            (pack.allies, pack.large) = (has(Ability::Ally), has(Ability::Large));
            pack.lab_index = crate::notes::LabIndex::of(pack);
        }
        complaints.into_result_if_made(pack)
    }

    story::of_pack!(tale, "tale-");
}

impl Pack {
    pub fn hero(&self, id: HeroId) -> &Hero {
        &self.heroes[id.index()]
    }

    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }

    pub fn skill(&self, id: SkillId) -> &Skill {
        &self.skills[id.index()]
    }

    pub fn item(&self, id: ItemId) -> &Item {
        &self.items[id.index()]
    }

    pub fn enemy(&self, id: EnemyId) -> &Enemy {
        &self.enemies[id.index()]
    }

    pub fn form(&self, id: FormId) -> &Form {
        &self.forms[id.index()]
    }

    pub fn mission(&self, id: MissionId) -> &Mission {
        &self.missions[id.index()]
    }

    pub fn ground(&self, id: MissionId) -> &Ground {
        &self.grounds[id.index()]
    }
}
