//! How the company is: wounds, who lies on the ground, and what the enemies are about to do to whom.

use super::{closeness, ratio};
use crate::geometry::Footprint;
use crate::ids::{EnemyId, FoeId, Member, Model};
use crate::pack::schema::{AttackKind, Blow, Characteristic, Objective, Status};
use crate::state::{Renaissance, Whereabouts};
use smallvec::SmallVec;

/// What a hero who stands is worth, and at how many wounds left half of it.
pub(super) const HERO: f32 = 1.7;
const HALF: f32 = 2.2;
/// What a box of resistance counts beside a point of Health.
const BOX: f32 = 0.8;
/// What part of the wounds that may come next counts as suffered.
const EXPECTED: f32 = 0.55;
/// The same of an ally, of an enemy that a hero draws off it, and how much of the ally may be expected to go at most.
const ALLY_EXPECTED: f32 = 0.4;
const DRAWN: f32 = 0.25;
const MOST_OF_ALLY: f32 = 0.75;
/// The wounds that whoever comes out of a location may expect.
const INSIDE: f32 = 2.5;
/// Of this many enemies or more.
const CROWD: f32 = 3.0;
/// What an enemy is worth who is there, and each of the hits that it deals in an activation.
const THERE: f32 = 0.10;
const HIT: f32 = 0.11;
/// What part of that is left of one who is all but defeated.
const WOUNDED: f32 = 0.55;
/// A severe wound.
const SCAR: f32 = 0.12;
/// A hero beside one who is KO may help.
const NURSED: f32 = 0.22;
/// How much enemies who are near what they are after count as having got it.
const NEAR_GOAL: f32 = 0.30;
/// The chance of a success on a die of a defence.
const DEFENDS: f32 = 0.5;

/// Enemies matter as long as there is time for them to act.
pub(super) fn lasting(time: f32) -> f32 {
    0.35 + 0.65 * time
}

/// From 0 to 1: a hero who can bear so much.
fn standing(left: f32) -> f32 {
    let left = left.max(0.3);
    left / (left + HALF)
}

/// What a hero can bear: wounds left with the resistance, and the dice of defences.
struct Body {
    left: f32,
    physique: f32,
    dexterity: f32,
    mind: f32,
}

impl Renaissance {
    pub(super) fn foe_left(&self, foe: FoeId) -> u8 {
        self.foe_health(foe).saturating_sub(self.foe(foe).wounds)
    }

    /// Heroes and allies against enemies.
    pub(super) fn company(&self, time: f32) -> f32 {
        let exposure = self.exposure();
        let heroes: f32 = Member::ALL.into_iter().map(|member| self.hero_worth(member, exposure[member.index()])).sum();
        let foes: f32 = self.enemies().map(|foe| self.foe_worth(foe, self.foe_left(foe).into())).sum();
        let scars: u32 = self.heroes.iter().map(|hero| hero.severe.count_ones()).sum();
        HERO * heroes + NURSED * self.nursed() - foes * lasting(time) - SCAR * scars as f32
    }

    /// From 0 to 1.
    pub(super) fn hero_worth(&self, member: Member, expected: f32) -> f32 {
        let hero = self.hero(member);
        if hero.ko {
            return 0.0;
        }
        let left = f32::from(self.health(member).saturating_sub(hero.wounds));
        let expected = match hero.at {
            Whereabouts::In(card) if !self.is_work_inside(card) => self.waits_outside(),
            _ => expected,
        };
        standing(left + BOX * f32::from(self.free_resistance(member)) - EXPECTED * expected)
    }

    /// What so many wounds cost.
    pub(super) fn harm_ahead(&self, member: Member, wounds: u8, unblockable: bool) -> f32 {
        let left = self.health(member).saturating_sub(self.hero(member).wounds);
        let boxes = self.free_resistance(member);
        let soaked = if unblockable { 0 } else { boxes.min(wounds) };
        let worth = |left: u8, boxes: u8| standing(f32::from(left) + BOX * f32::from(boxes));
        let rest = left.saturating_sub(wounds - soaked);
        HERO * (worth(left, boxes) - if rest == 0 { 0.0 } else { worth(rest, boxes - soaked) })
    }

    /// Nobody stays on a location card for fear of what waits outside, and nobody stays away from work in there.
    fn waits_outside(&self) -> f32 {
        INSIDE * (self.enemies().count() as f32 / CROWD).min(1.0)
    }

    /// What an enemy of a kind is worth.
    pub(super) fn menace(&self, enemy: EnemyId) -> f32 {
        let card = self.pack.enemy(enemy);
        let hits = |blow: &Blow| {
            let often = (card.swiftness / blow.ap.max(1)).max(1);
            f32::from(blow.value * often) + if blow.area.is_some() { 1.0 } else { 0.0 }
        };
        THERE + HIT * card.attacks.iter().map(hits).fold(0.0, f32::max) + 0.02 * f32::from(card.health)
    }

    /// The same for one with so much Health left.
    pub(super) fn foe_worth(&self, foe: FoeId, left: f32) -> f32 {
        if left <= 0.0 {
            return 0.0;
        }
        let part = WOUNDED + (1.0 - WOUNDED) * (left / f32::from(self.foe_health(foe).max(1)));
        self.menace(self.foe(foe).enemy) * part
    }

    /// From 0 up: heroes who could help those who are KO.
    fn nursed(&self) -> f32 {
        let fallen = Member::ALL.into_iter().filter(|member| self.hero(*member).ko);
        let near = |at: Footprint| {
            let friends = self.fighters().filter_map(|friend| self.hero(friend).space());
            let away = friends.map(|friend| Footprint::from(friend).distance(&at)).min();
            away.map_or(0.0, |away| closeness(f32::from(away.saturating_sub(1))))
        };
        fallen.filter_map(|member| self.hero(member).space()).map(|at| near(at.into())).sum()
    }

    fn bears(&self, member: Member) -> Body {
        let hero = self.hero(member);
        let stats = |of: Characteristic| f32::from(hero.stats[of.number()]);
        let exposed = if hero.tokens.has(Status::Exposed) { 1.0 } else { 0.0 };
        let guard = if hero.tokens.has(Status::Protected) { 1.0 } else { 0.0 };
        Body {
            left: guard,
            physique: stats(Characteristic::Physique) - exposed,
            dexterity: stats(Characteristic::Dexterity) - exposed,
            mind: stats(Characteristic::Mind) - exposed,
        }
    }

    /// The wounds that each hero may expect before he acts again, as things stand: every enemy strikes once at whom it would go for.
    fn exposure(&self) -> [f32; 4] {
        let mut sum = [0.0; 4];
        if self.stealth.is_some() {
            return sum;
        }
        let up: SmallVec<[(Member, Footprint, Body); 4]> = self
            .fighters()
            .filter_map(|member| Some((member, self.hero(member).space()?.into(), self.bears(member))))
            .collect();
        for foe in self.enemies().filter(|foe| !self.foe(*foe).tokens.has(Status::Blinded)) {
            let (body, control) = (self.footprint(foe), self.control(foe));
            let reachable = up.iter().filter_map(|(member, at, bears)| {
                let away = body.distance(at);
                let worst = self.strikes_at(foe, away, bears)?;
                let threat = u8::from(away <= control) * (1 + self.threat(*member));
                Some((threat, u8::MAX - away, *member, (worst - bears.left).max(0.0)))
            });
            if let Some((_, _, member, wounds)) = reachable.max_by_key(|(threat, near, ..)| (*threat, *near)) {
                sum[member.index()] += wounds;
            }
        }
        sum
    }

    /// The wounds that an enemy deals in one activation to somebody so far away; nothing if it does not get there.
    fn strikes_at(&self, foe: FoeId, away: u8, bears: &Body) -> Option<f32> {
        let card = self.pack.enemy(self.foe(foe).enemy);
        let strikes = card.attacks.iter().filter_map(|blow| {
            let walk = away.saturating_sub(blow.range.1);
            (walk + blow.ap <= card.swiftness).then(|| {
                let often = ((card.swiftness - walk) / blow.ap.max(1)).max(1);
                f32::from(often) * self.wounds_of(blow, bears)
            })
        });
        strikes.max_by(f32::total_cmp)
    }

    /// The wounds that a blow leaves on average.
    fn wounds_of(&self, blow: &Blow, bears: &Body) -> f32 {
        let dice = match blow.defence {
            Characteristic::Dexterity => bears.dexterity,
            Characteristic::Mind => bears.mind,
            _ => bears.physique,
        };
        let over = f32::from(blow.value) - DEFENDS * dice;
        // Dice scatter: even a good defence lets some through.
        let mean = if over > 0.0 { over + 0.35 } else { 0.6 / (1.0 - over) };
        if blow.kind == AttackKind::Mental { 0.5 + 0.3 * mean } else { mean }
    }

    /// From 0 to 1: how much has gone of the ally whose fall is the defeat, with what threatens it.
    pub(super) fn ally_hurt(&self) -> f32 {
        let allies = self.standing_foes().filter(|foe| self.is_ally(*foe));
        let hurt = |ally: FoeId| {
            let at = self.footprint(ally);
            let bears = self.ally_bears(ally);
            let threat = |foe: FoeId| {
                let away = self.footprint(foe).distance(&at);
                let drawn = if self.is_drawn_from(foe, ally) { DRAWN } else { 1.0 };
                drawn * self.strikes_at(foe, away, &bears).unwrap_or(0.0)
            };
            let most = MOST_OF_ALLY * f32::from(self.foe_left(ally));
            let coming: f32 = (ALLY_EXPECTED * self.enemies().map(threat).sum::<f32>()).min(most);
            let left = (f32::from(self.foe_left(ally)) - coming).max(0.0);
            (1.0 - left / f32::from(self.foe_health(ally).max(1))).powf(1.2)
        };
        allies.map(hurt).fold(0.0, f32::max)
    }

    /// What an ally can bear: the dice of its defence are printed.
    fn ally_bears(&self, ally: FoeId) -> Body {
        let exposed = if self.foe(ally).tokens.has(Status::Exposed) { 1.0 } else { 0.0 };
        let dice = |kind: AttackKind| f32::from(self.foe_defence(ally, kind)) - exposed;
        let (physical, mental) = (dice(AttackKind::Physical), dice(AttackKind::Mental));
        let guard = if self.foe(ally).tokens.has(Status::Protected) { 1.0 } else { 0.0 };
        Body { left: guard, physique: physical, dexterity: physical, mind: mental }
    }

    /// Whether a hero whom an enemy has in its control area draws it off an ally.
    fn is_drawn_from(&self, foe: FoeId, ally: FoeId) -> bool {
        let (body, control, threat) = (self.footprint(foe), self.control(foe), self.threat_of(Model::Foe(ally)));
        self.fighters().any(|member| {
            let near = self.hero(member).space().is_some_and(|at| body.distance(&at.into()) <= control);
            near && self.threat(member) > threat
        })
    }

    /// How near enemies are to what their card tells them to get, where that is a loss; whoever is drawn off by a hero does not count.
    pub(super) fn enemies_at_goal(&self) -> f32 {
        let mission = self.pack.mission(self.mission);
        let mut sum = 0.0;
        for (number, limit) in &self.pack.aims[self.mission.index()].harms {
            let objective = &self.pack.all(mission.objectives)[*number];
            if objective.stage != 0 && objective.stage != self.stage {
                continue;
            }
            let squares = self.goal_squares(objective.goal);
            let hunters = self.enemies().filter(|foe| objective.enemy.is_none_or(|kind| kind == self.foe(*foe).enemy));
            let near = |foe: FoeId| {
                let body = self.footprint(foe);
                let away = squares.iter().map(|at| body.distance(&at.into())).min()?;
                let drawn = if self.is_drawn_off(foe, objective) { 0.35 } else { 1.0 };
                Some(drawn * closeness(f32::from(away)).powi(2))
            };
            let all: f32 = hunters.filter_map(near).sum();
            sum += NEAR_GOAL * all * ratio(1, *limit);
        }
        sum.min(0.8)
    }

    fn is_drawn_off(&self, foe: FoeId, objective: &Objective) -> bool {
        let Some(least) = objective.threat else { return false };
        let (body, control) = (self.footprint(foe), self.control(foe));
        self.fighters().any(|member| {
            let near = self.hero(member).space().is_some_and(|at| body.distance(&at.into()) <= control);
            near && self.threat(member) > least
        })
    }
}
