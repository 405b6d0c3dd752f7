//! What the lab counts: heroes, equipment, skills and enemies.

use crate::Card;
use crate::choice::Choice;
use crate::ids::{EnemyId, ItemId, Member, SkillId};
use crate::pack::Pack;
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
        self.pack.followed.catalogue.pieces().to_vec()
    }

    fn piece_of(&self, card: Card) -> Option<TrackedId> {
        match card {
            Card::Draft(enemy) => Some(self.pack.followed.enemies.piece(enemy)),
            Card::Wound(_)
            | Card::Mystery(_)
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
pub struct Followed {
    catalogue: Catalogue,
    items: Row<ItemId>,
    skills: Row<SkillId>,
    enemies: Row<EnemyId>,
}

impl Followed {
    /// Every card of a pack that has just been read.
    pub fn of(pack: &Pack) -> Followed {
        let mut catalogue = Catalogue::default();
        let items = catalogue.row(pack.ids().map(|id: ItemId| Tracked::of("equipment", pack.printed(id))));
        let skills = catalogue.row(pack.ids().map(|id: SkillId| Tracked::of("skill", pack.printed(id))));
        let enemies = catalogue.row(pack.ids().map(|id: EnemyId| Tracked::of("enemy", pack.printed(id))));
        Followed { catalogue, items, skills, enemies }
    }
}

impl Renaissance {
    pub(crate) fn note_item(&self, table: &mut Table<Self>, member: Member, item: ItemId) {
        if table.keeps_notes() {
            table.note_use(self.pack.followed.items.piece(item), self.seat_of(member));
        }
    }

    pub(crate) fn note_skill(&self, table: &mut Table<Self>, member: Member, skill: SkillId) {
        if table.keeps_notes() {
            table.note_use(self.pack.followed.skills.piece(skill), self.seat_of(member));
        }
    }

    /// N14.2 · A skill that was bought; the seat of its hero has it.
    pub(crate) fn note_skill_learned(&self, table: &mut Table<Self>, member: Member, skill: SkillId) {
        self.note_skill(table, member, skill);
    }

    /// N14.3 · A formula that was made.
    pub(crate) fn note_item_made(&self, table: &mut Table<Self>, item: ItemId) {
        if table.keeps_notes() {
            table.note_use(self.pack.followed.items.piece(item), self.lead());
        }
    }
}
