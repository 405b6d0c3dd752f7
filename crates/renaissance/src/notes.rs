//! What the lab counts: heroes, classes, equipment, skills, enemies and severe wounds.

use crate::Card;
use crate::choice::Choice;
use crate::ids::{ClassId, CompanionId, EnemyId, ItemId, Member, SkillId, WoundId};
use crate::pack::Pack;
use crate::pack::schema::SkillKind;
use crate::state::Renaissance;
use table::pack::{Catalogue, Row};
use table::{Seat, Study, Table, Tracked, TrackedId};

impl Study for Renaissance {
    fn faction(&self, seat: Seat) -> Option<String> {
        let member = Member::ALL.into_iter().find(|member| self.seat_of(*member) == seat)?;
        let hero = self.hero(member);
        Some(hero.companion.map_or_else(|| self.pack.slug(hero.who), |companion| self.pack.slug(companion)).to_owned())
    }

    fn scenario(&self) -> Option<String> {
        if self.campaign.is_some() {
            return Some("campaign".to_owned());
        }
        Some(format!("mission-{}", self.pack.slug(self.mission)))
    }

    const KINDS: &'static [&'static str] = Choice::KINDS;

    fn kind_of(choice: Choice) -> usize {
        choice.kind()
    }

    fn inventory(&self) -> Vec<Tracked> {
        self.pack.lab_index.catalogue.pieces().to_vec()
    }

    fn piece_of(&self, card: Card) -> Option<TrackedId> {
        match card {
            Card::Draft(enemy) => Some(self.pack.lab_index.enemies.piece(enemy)),
            Card::Wound(wound) => Some(self.pack.lab_index.wounds.piece(wound)),
            Card::Mystery(_)
            | Card::Reagent(_)
            | Card::Event(_)
            | Card::Found(_)
            | Card::Prey(_)
            | Card::Faction(_)
            | Card::Scenery(_)
            | Card::Mission(_) => None,
        }
    }
}

/// Everything that the lab follows.
#[derive(Debug, Clone, Default)]
pub struct LabIndex {
    catalogue: Catalogue,
    items: Row<ItemId>,
    skills: Row<SkillId>,
    enemies: Row<EnemyId>,
    classes: Row<ClassId>,
    companions: Row<CompanionId>,
    wounds: Row<WoundId>,
}

impl LabIndex {
    /// Every card of a pack that has just been read.
    pub fn of(pack: &Pack) -> LabIndex {
        let mut catalogue = Catalogue::default();
        let items = catalogue.row(pack.ids().map(|id: ItemId| Tracked::of("equipment", pack.printed(id))));
        let skills = catalogue.row(pack.ids().map(|id: SkillId| Tracked::of("skill", pack.printed(id))));
        let enemies = catalogue.row(pack.ids().map(|id: EnemyId| Tracked::of("enemy", pack.printed(id))));
        let classes = catalogue.row(pack.ids().map(|id: ClassId| Tracked::of("class", pack.printed(id))));
        let companions = catalogue.row(pack.ids().map(|id: CompanionId| Tracked::of("companion", pack.printed(id))));
        let wounds = catalogue.row(pack.ids().map(|id: WoundId| Tracked::of("wound", pack.printed(id))));
        LabIndex { catalogue, items, skills, enemies, classes, companions, wounds }
    }
}

impl Renaissance {
    pub(crate) fn note_item(&self, table: &mut Table<Self>, member: Member, item: ItemId) {
        if table.keeps_notes() {
            table.note_use(self.pack.lab_index.items.piece(item), self.seat_of(member));
        }
    }

    pub(crate) fn note_skill(&self, table: &mut Table<Self>, member: Member, skill: SkillId) {
        if table.keeps_notes() {
            table.note_use(self.pack.lab_index.skills.piece(skill), self.seat_of(member));
        }
    }

    /// N14.2 · A skill that was bought; the seat of its hero has it.
    pub(crate) fn note_skill_learned(&self, table: &mut Table<Self>, member: Member, skill: SkillId) {
        self.note_skill(table, member, skill);
    }

    /// N14.3 · A formula that was made.
    pub(crate) fn note_item_made(&self, table: &mut Table<Self>, item: ItemId) {
        if table.keeps_notes() {
            table.note_use(self.pack.lab_index.items.piece(item), self.lead());
        }
    }

    /// A mission is over: who took part in it, and what worked all along without being used.
    pub(crate) fn note_company(&self, table: &mut Table<Self>) {
        if !table.keeps_notes() {
            return;
        }
        let lab_index = &self.pack.lab_index;
        for member in Member::ALL {
            let (hero, seat) = (self.hero(member), self.seat_of(member));
            match hero.companion {
                Some(companion) => table.note_use(lab_index.companions.piece(companion), seat),
                None => table.note_use(lab_index.classes.piece(hero.class), seat),
            }
            for skill in hero.skills.iter().filter(|id| matches!(self.pack.skill(**id).kind, SkillKind::Passive(_))) {
                table.note_use(lab_index.skills.piece(*skill), seat);
            }
            for carried in &hero.items {
                let item = self.pack.item(carried.item);
                if carried.wounds > 0 || !item.passives.is_empty() {
                    table.note_use(lab_index.items.piece(carried.item), seat);
                }
            }
        }
        let mut met = [false; 256];
        for foe in &self.foes {
            met[usize::from(foe.enemy.0)] = true;
        }
        for enemy in self.pack.ids().filter(|enemy: &EnemyId| met[usize::from(enemy.0)]) {
            table.note_use(lab_index.enemies.piece(enemy), self.lead());
        }
    }
}
