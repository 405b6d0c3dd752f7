//! N12.1 · A mission is laid out: map, clock, company, enemies.

use crate::geometry::Spaces;
use crate::ids::{EnemyId, FoeId, HeroId, ItemId, Member, SkillId};
use crate::options::RenaissanceOptions;
use crate::pack::Pack;
use crate::pack::schema::{Origin, Passive, Special, WoundEffect};
use crate::state::{
    Carried, Clock, Foe, Hero, MOST_FOES, MOST_KINDS, MOST_SKILLS, Phase, Renaissance, SECTORS, Tokens, Turn,
    TypeToken, Whereabouts,
};
use table::{CopyVec, Shared};

impl Renaissance {
    /// The table as a mission begins.
    pub(crate) fn laid_out(pack: &Shared<Pack>, options: &RenaissanceOptions, seats: usize) -> Renaissance {
        let mission = pack.mission(options.mission);
        let mut game = Renaissance {
            pack: pack.clone(),
            options: *options,
            seats: seats as u8,
            mission: options.mission,
            stage: 1,
            phase: Phase::Next,
            // N2.2 · The hand on I, hour 0, unless the card differs.
            clock: Clock { minute: mission.hand.unwrap_or(1), hour: 0 },
            heroes: [Hero::default(); 4],
            foes: CopyVec::new(),
            tokens: CopyVec::new(),
            turn: Turn::default(),
            markers: [Spaces::NONE; 4],
            cleared: Spaces::NONE,
            tallies: [0; 8],
            cubes: 0,
            resolved: 0,
            drawn: 0,
            loot: [0; 3],
            stealth: mission.stealth.then_some(0),
            verdict: None,
        };
        game.place_company();
        for (place, marker) in mission.markers.iter().enumerate() {
            game.markers[place] = game.ground().zone(marker.letter);
        }
        for placement in pack.all(mission.foes) {
            game.place_foes(placement.enemy, placement.count.max(1), placement.zone);
        }
        for (enemy, sector) in &mission.sectors {
            if let Some(token) = game.tokens.iter_mut().find(|token| token.enemy == *enemy) {
                token.sector = *sector;
            }
        }
        game
    }

    /// The four heroes with what they have in this mission of a campaign.
    fn place_company(&mut self) {
        let pack = self.pack.clone();
        let count = pack.heroes.len().max(1);
        for member in Member::ALL {
            let who = HeroId(((self.options.first.index() + member.index()) % count) as u8);
            let card = pack.hero(who);
            let mut hero = Hero { who, class: card.class, ..Hero::default() };
            card.stats.iter().zip(&mut hero.stats).for_each(|(printed, stat)| *stat = *printed);
            hero.at = Whereabouts::On(self.ground().starts[member.index()]);
            if !pack.mission(self.mission).rules.contains(&Special::Unarmed) {
                hero.items = starting(&pack, who);
            }
            hero.skills = learned(&pack, who);
            self.heroes[member.index()] = hero;
            // N2.2 · Each token in sector 7 less Swiftness.
            let sector = self.start_sector(self.swiftness(member));
            self.hero_mut(member).sector = sector;
            self.begin_with(member);
        }
    }

    /// What passives and severe wounds give at the beginning of a mission.
    fn begin_with(&mut self, member: Member) {
        let mut tokens = Tokens::default();
        self.each_passive(member, |passive| {
            if let Passive::Begins(token) = passive {
                tokens.add(token);
            }
        });
        let threat: u8 =
            self.severe(member).map(|effect| if let WoundEffect::Threat(n) = effect { n } else { 0 }).sum();
        let hero = self.hero_mut(member);
        (hero.tokens, hero.threat) = (tokens, threat);
    }

    /// N2.2 · The sector in which a token of this Swiftness starts.
    pub(crate) fn start_sector(&self, swiftness: u8) -> u8 {
        self.pack.numbers.start.saturating_sub(swiftness).clamp(1, SECTORS)
    }

    /// N13.1 · Puts up to so many models on squares of a zone, or the nearest free ones; a new kind gets its token.
    pub(crate) fn place_foes(&mut self, enemy: EnemyId, count: u8, zone: char) -> u8 {
        let mut placed = 0;
        for _ in 0..count {
            let figures = self.standing_foes().filter(|foe| self.foe(*foe).enemy == enemy).count();
            if figures >= usize::from(self.pack.enemy(enemy).figures) {
                break;
            }
            let Some(at) = self.room_near(enemy, self.ground().zone(zone)) else { break };
            if !self.put(Foe { enemy, at, ..Foe::default() }) {
                break;
            }
            placed += 1;
        }
        if placed > 0 && !self.tokens.iter().any(|token| token.enemy == enemy) && self.tokens.len() < MOST_KINDS {
            let fresh = self.turn == Turn::default() && self.clock.hour == 0 && self.resolved == 0;
            let sector = if fresh {
                self.start_sector(self.pack.enemy(enemy).swiftness)
            } else {
                self.ahead(self.clock.minute, 1)
            };
            self.tokens.push(TypeToken { enemy, sector, acted: false });
        }
        placed
    }

    /// Adds a model in a place that another has left, or at the end. `false` if there is no room.
    fn put(&mut self, foe: Foe) -> bool {
        let gone = (0..self.foes.len()).find(|place| self.foes[*place].gone);
        match gone {
            Some(place) => self.foes[place] = foe,
            None if self.foes.len() < MOST_FOES => self.foes.push(foe),
            None => return false,
        }
        true
    }

    /// The sector so many ahead of another.
    pub(crate) fn ahead(&self, sector: u8, by: u8) -> u8 {
        (sector + by - 1) % SECTORS + 1
    }

    /// All models of a kind.
    pub(crate) fn of_kind(&self, enemy: EnemyId) -> impl Iterator<Item = FoeId> + use<'_> {
        self.standing_foes().filter(move |foe| self.foe(*foe).enemy == enemy)
    }
}

/// N12.3 · The starting equipment of a hero.
pub(crate) fn starting(pack: &Pack, who: HeroId) -> CopyVec<Carried, 10> {
    let own = |item: &ItemId| pack.item(*item).owner == Some(who) && pack.item(*item).origin == Origin::Starting;
    let items = pack.ids().filter(own);
    items.map(|item| Carried { item, ..Carried::default() }).collect()
}

/// N1.4 · The skills of a hero in a single mission: its first one, then the cheapest of its class within the limits.
fn learned(pack: &Pack, who: HeroId) -> CopyVec<SkillId, MOST_SKILLS> {
    let card = pack.hero(who);
    let mut skills: CopyVec<SkillId, MOST_SKILLS> = CopyVec::new();
    skills.push(card.first);
    let mut xp = 2;
    for skill in pack.ids::<SkillId>().filter(|skill| pack.skill(*skill).class == card.class) {
        let entry = pack.skill(skill);
        let same = skills.iter().filter(|other| pack.skill(**other).category == entry.category).count();
        let limit = pack.class(card.class).limits[entry.category.number()];
        let needs = entry.needs.is_none_or(|needs| skills.contains(&needs));
        if !skills.contains(&skill) && same < usize::from(limit) && entry.xp <= xp && needs && skills.room() > 0 {
            xp -= entry.xp;
            skills.push(skill);
        }
    }
    skills
}
