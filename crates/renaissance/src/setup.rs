//! N12.1 · A mission is laid out: map, clock, company, enemies.

use crate::geometry::Spaces;
use crate::ids::{EnemyId, FoeId, Member};
use crate::options::RenaissanceOptions;
use crate::pack::Pack;
use crate::pack::schema::{MissionKind, Passive, Special, WoundEffect};
use crate::state::{
    Clock, Foe, Hero, MOST_FOES, MOST_KINDS, Phase, Reading, Renaissance, SECTORS, Strewn, Tokens, Turn, TypeToken,
    Whereabouts,
};
use table::{CopyVec, Shared};

impl Renaissance {
    /// The table as a mission begins.
    pub(crate) fn laid_out(pack: &Shared<Pack>, options: &RenaissanceOptions, seats: usize) -> Renaissance {
        let company = crate::company::build(pack, options.mission, options.people(pack));
        Renaissance::laid_out_for(pack, options, seats, company)
    }

    /// The same for a company that is there already.
    pub(crate) fn laid_out_for(
        pack: &Shared<Pack>,
        options: &RenaissanceOptions,
        seats: usize,
        company: [Hero; 4],
    ) -> Renaissance {
        let mission = pack.mission(options.mission);
        let mut game = Renaissance {
            pack: pack.clone(),
            options: *options,
            seats: seats as u8,
            mission: options.mission,
            stage: 1,
            // N12.2 · An exploration is laid out by chance first.
            phase: if mission.kind == MissionKind::Exploration { Phase::Strew } else { Phase::Next },
            // N2.2 · The hand on I, hour 0, unless the card differs.
            clock: Clock { minute: mission.hand.unwrap_or(1), hour: 0 },
            heroes: [Hero::default(); 4],
            foes: CopyVec::new(),
            tokens: CopyVec::new(),
            turn: Turn::default(),
            markers: [Spaces::NONE; 4],
            cleared: Spaces::NONE,
            damaged: CopyVec::new(),
            tallies: [0; 8],
            cubes: 0,
            resolved: 0,
            drawn: 0,
            loot: [0; 3],
            stealth: mission.stealth.then_some(0),
            severe_drawn: 0,
            at_hour: false,
            prey_drawn: 0,
            strewn: Strewn::default(),
            reading: Reading::default(),
            verdict: None,
            campaign: None,
        };
        game.place_company(company);
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
        // N13.9 · What the mission begins with is read first.
        if let Some(opening) = mission.opening {
            game.read_named(opening, None);
        }
        game
    }

    /// N12 · The four of the company with what they would have at this place of a campaign.
    fn place_company(&mut self, mut company: [Hero; 4]) {
        let pack = self.pack.clone();
        let armed = !pack.mission(self.mission).rules.contains(&Special::Unarmed);
        for (member, hero) in Member::ALL.into_iter().zip(&mut company) {
            hero.at = Whereabouts::On(self.ground().starts[member.index()]);
            if !armed {
                hero.chest = std::mem::take(&mut hero.items);
            }
            self.heroes[member.index()] = *hero;
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
        // N6.6 · A familiar starts on its owner's square.
        let familiar = self.familiar(member).and(self.hero(member).space());
        let hero = self.hero_mut(member);
        (hero.tokens, hero.threat, hero.familiar) = (tokens, threat, familiar);
    }

    /// N2.2 · The sector in which a token of this Swiftness starts.
    pub(crate) fn start_sector(&self, swiftness: u8) -> u8 {
        self.pack.numbers.start.saturating_sub(swiftness).clamp(1, SECTORS)
    }

    /// N13.1 · Puts up to this many models on squares of a zone, or the nearest free ones; a new kind gets its token.
    pub(crate) fn place_foes(&mut self, enemy: EnemyId, count: u8, zone: char) -> u8 {
        let mut placed = 0;
        for _ in 0..count {
            let figures = self.standing_foes().filter(|foe| self.foe(*foe).enemy == enemy).count();
            if figures >= usize::from(self.pack.enemy(enemy).figures) {
                break;
            }
            let Some(at) = self.room_near(enemy, self.ground().zone(zone)) else { break };
            // N2.4 · Whoever comes while its kind acts waits for the next stop of the token.
            let acted = self.turn.kind == Some(enemy);
            if !self.put(Foe { enemy, at, acted, ..Foe::default() }) {
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

    /// Adds a model in a place that another of its kind has left, or at the end. `false` if there is no room. The place is part of its name in
    /// records, so no other kind may take it.
    fn put(&mut self, foe: Foe) -> bool {
        let gone = (0..self.foes.len()).find(|place| self.foes[*place].gone && self.foes[*place].enemy == foe.enemy);
        match gone {
            Some(place) => self.foes[place] = foe,
            None if self.foes.len() < MOST_FOES => self.foes.push(foe),
            None => return false,
        }
        true
    }

    /// The sector this many ahead of another.
    pub(crate) fn ahead(&self, sector: u8, by: u8) -> u8 {
        (sector + by - 1) % SECTORS + 1
    }

    /// All models of a kind.
    pub(crate) fn of_kind(&self, enemy: EnemyId) -> impl Iterator<Item = FoeId> + use<'_> {
        self.standing_foes().filter(move |foe| self.foe(*foe).enemy == enemy)
    }
}
