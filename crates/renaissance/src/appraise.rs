//! How well the company stands, for bots: how near the victory is, how the heroes are, what the enemies are about to get.

mod camp;

use crate::choice::Choice;
use crate::geometry::{Footprint, Space};
use crate::ids::{FoeId, Member};
use crate::pack::aims::Aims;
use crate::pack::schema::{Action, Condition, Where};
use crate::state::{Renaissance, SECTORS, Tokens, Verdict, Whereabouts};
use table::{Judge, Rng, Seat, Viewer};

/// How much the parts weigh.
const VICTORY: f32 = 0.50;
const WAY: f32 = 0.10;
const HEROES: f32 = 0.30;
const ENEMIES: f32 = 0.16;
const DANGER: f32 = 0.30;

impl Judge for Renaissance {
    const WEIGHS_ROLLS: bool = true;

    fn is_pass(&self, _: Seat, choice: Choice) -> bool {
        matches!(choice, Choice::Done | Choice::Pass | Choice::Stay | Choice::AsSuggested | Choice::AllGo)
    }

    /// From 0 to 1.
    fn appraise(&self, _: Seat) -> f32 {
        if self.campaign.is_some() {
            let mission = if self.is_between_missions() { 0.0 } else { self.appraise_mission() };
            return self.appraise_campaign(mission);
        }
        self.appraise_mission()
    }

    /// Nothing on the table is hidden from anybody: cards are drawn when they are turned over.
    fn resample(&mut self, _: Viewer, _: &mut Rng) {}
}

impl Renaissance {
    fn appraise_mission(&self) -> f32 {
        match self.verdict {
            Some(Verdict::Won) => return 1.0,
            Some(_) => return 0.0,
            None => {}
        }
        let aims = &self.pack.aims[self.mission.index()];
        let good = VICTORY * self.progress(aims) + WAY * self.on_the_way(aims) + HEROES * self.company_health();
        let bad = ENEMIES * self.enemy_health() + DANGER * self.danger() + 0.04 * self.time() + 0.02 * self.tempo();
        (0.3 + good - bad + 0.02 * self.small_things()).clamp(0.01, 0.98)
    }

    /// From 0 to 1: how much of what the victory asks for is done.
    fn progress(&self, aims: &Aims) -> f32 {
        let victory = self.pack.all(self.pack.mission(self.mission).victory);
        let mut parts: Vec<f32> = aims.tallies.iter().map(|(letter, n)| ratio(self.tally(*letter), *n)).collect();
        if aims.stage > 1 && aims.stage < 9 {
            parts.push(ratio(self.stage - 1, aims.stage - 1));
        }
        parts.extend(victory.iter().filter_map(|condition| self.part_done(*condition)));
        if parts.is_empty() { self.time() } else { parts.iter().sum::<f32>() / parts.len() as f32 }
    }

    fn part_done(&self, condition: Condition) -> Option<f32> {
        match condition {
            Condition::HeroesIn(zone, n) => Some(ratio(self.standing_in(zone), n)),
            Condition::AllIn(zone) => {
                let up = self.fighters().count().max(1) as f32;
                Some(self.fighters().map(|member| self.nearness(member, Where::In(zone))).sum::<f32>() / up)
            }
            Condition::AllyIn(zone) => {
                let allies = self.standing_foes().filter(|foe| self.is_ally(*foe));
                Some(allies.map(|foe| closeness(self.far(self.foe(foe).at, zone))).fold(0.0, f32::max))
            }
            Condition::NoFoes => Some(1.0 - self.enemy_health()),
            Condition::Gone(enemy) => {
                let left: u8 = self.of_kind(enemy).map(|foe| self.left(foe)).sum();
                let health = self.pack.enemy(enemy).health.max(1);
                Some(1.0 - (f32::from(left) / f32::from(health)).min(1.0))
            }
            Condition::FromHour(n) => Some(ratio(self.clock.hour, n)),
            _ => None,
        }
    }

    fn standing_in(&self, zone: char) -> u8 {
        let zone = self.ground().zone(zone);
        self.fighters().filter(|m| self.hero(*m).space().is_some_and(|at| zone.contains(at))).count() as u8
    }

    /// From 0 to 1: heroes near what leads to the victory; who carries something counts more.
    fn on_the_way(&self, aims: &Aims) -> f32 {
        let actions = self.pack.all(self.pack.mission(self.mission).actions);
        let useful = |number: usize| aims.actions >> number & 1 == 1 && self.cubes >> number & 1 == 0;
        let mut sum = 0.0;
        for member in Member::ALL.into_iter().filter(|member| self.hero(*member).is_up()) {
            let open = actions.iter().enumerate().filter(|(number, _)| useful(*number)).map(|(_, action)| action);
            let best = open.map(|action| self.chance_at(member, action)).fold(0.0, f32::max);
            let carries = self.hero(member).carries.is_some();
            sum += best + if carries { 1.6 } else { 0.0 };
        }
        sum / 4.0
    }

    /// How near a hero is to doing an action, as far as it can be done at all.
    fn chance_at(&self, member: Member, action: &Action) -> f32 {
        let open = self.pack.all(action.when).iter().all(|condition| match condition {
            Condition::Carries(letter) => {
                let kind = self.marker_kind(*letter).map(|kind| kind as u8);
                kind.is_some() && self.hero(member).carries == kind
            }
            Condition::HeroesIn(..) | Condition::FromHour(_) => true,
            Condition::Tally(letter, n) => self.tally(*letter) >= *n,
            _ => true,
        });
        let stage = action.stage == 0 || action.stage == self.stage;
        if !open || !stage {
            return 0.0;
        }
        self.nearness(member, action.place)
    }

    /// From 0 to 1: how near a hero is to a place.
    fn nearness(&self, member: Member, place: Where) -> f32 {
        match (self.hero(member).at, place) {
            (Whereabouts::In(card), Where::Location(number)) if card == number => 1.3,
            (Whereabouts::In(_), _) | (_, Where::Location(_)) => 0.0,
            (_, Where::Anywhere) => 0.2,
            (Whereabouts::On(at), Where::In(zone)) => closeness(self.far(at, zone)),
            (Whereabouts::On(at), Where::Beside(zone)) => closeness(self.far(at, zone).saturating_sub(1)),
            (Whereabouts::On(at), Where::Marker(letter)) => {
                if self.hero(member).carries.is_some() {
                    return 0.0;
                }
                let markers = self.goal_squares(place);
                let beside = |to: Space| Footprint::from(at).distance(&to.into()).saturating_sub(1);
                let Some(near) = markers.iter().map(beside).min() else { return 0.0 };
                // Where all of them are left, the way round walls is known.
                let whole = markers == self.ground().zone(letter);
                closeness(if whole { self.far(at, letter).saturating_sub(1).max(near) } else { near })
            }
        }
    }

    /// The way from a square to a zone, round walls, whoever stands in it.
    fn far(&self, at: Space, zone: char) -> u8 {
        self.ground().far(at, zone)
    }

    /// From 0 to 1: Health and resistance that heroes have left; being KO is worse than any wound.
    fn company_health(&self) -> f32 {
        let one = |member: Member| {
            let hero = self.hero(member);
            if hero.ko {
                return 0.0;
            }
            let left = self.health(member).saturating_sub(hero.wounds);
            let soaks = f32::from(self.free_resistance(member)).min(4.0);
            0.35 + 0.5 * ratio(left, self.health(member)) + 0.15 * soaks / 4.0
        };
        Member::ALL.into_iter().map(one).sum::<f32>() / 4.0
    }

    fn left(&self, foe: FoeId) -> u8 {
        self.foe_health(foe).saturating_sub(self.foe(foe).wounds)
    }

    /// From 0 up to nearly 1: what is left of the enemies; one that falls counts more than wounds.
    fn enemy_health(&self) -> f32 {
        let sum: f32 = self.enemies().map(|foe| 1.5 + f32::from(self.left(foe))).sum();
        sum / (sum + 14.0)
    }

    /// From 0 to 1: how near the defeat is that the card names, and the enemies to what they are after.
    fn danger(&self) -> f32 {
        let mission = self.pack.mission(self.mission);
        let part = |condition: &Condition| match *condition {
            Condition::Tally(letter, n) => ratio(self.tally(letter), n),
            Condition::AllyDown => self.ally_hurt(),
            _ => 0.0,
        };
        let lost = self.pack.all(mission.defeat).iter().map(part).fold(0.0, f32::max);
        lost + 0.25 * self.enemies_at_goal() + 0.15 * self.stealth_gone()
    }

    fn ally_hurt(&self) -> f32 {
        let allies = self.standing_foes().filter(|foe| self.is_ally(*foe));
        allies.map(|foe| 1.0 - ratio(self.left(foe), self.foe_health(foe))).fold(0.0, f32::max)
    }

    fn stealth_gone(&self) -> f32 {
        let began = self.pack.mission(self.mission).stealth;
        let last = self.pack.numbers.stealth.len() as u8;
        if began { self.stealth.map_or(1.0, |space| ratio(space, last)) } else { 0.0 }
    }

    /// How near enemies are to what their card tells them to get.
    fn enemies_at_goal(&self) -> f32 {
        let objectives = self.pack.all(self.pack.mission(self.mission).objectives);
        let harmful = |stage: u8| stage == 0 || stage == self.stage;
        let mut most: f32 = 0.0;
        for objective in objectives.iter().filter(|objective| harmful(objective.stage) && !objective.does.is_empty()) {
            let squares = self.goal_squares(objective.goal);
            let hunters = self.enemies().filter(|foe| objective.enemy.is_none_or(|kind| kind == self.foe(*foe).enemy));
            let near = |foe: FoeId| {
                let body = self.footprint(foe);
                squares.iter().map(|at| body.distance(&at.into())).min().map_or(0.0, closeness)
            };
            let sum: f32 = hunters.map(near).sum();
            most = most.max(sum / 4.0);
        }
        most.min(1.0)
    }

    fn time(&self) -> f32 {
        ratio(self.clock.hour, self.limit())
    }

    /// From 0 to 1: how far ahead of the hand the tokens of the heroes lie.
    fn tempo(&self) -> f32 {
        let ahead = |sector: u8| f32::from((sector + SECTORS - self.clock.minute) % SECTORS);
        let up = Member::ALL.into_iter().filter(|member| self.hero(*member).is_up());
        up.map(|member| ahead(self.hero(member).sector)).sum::<f32>() / 48.0
    }

    /// Tokens, heroism and class points: a little each.
    fn small_things(&self) -> f32 {
        let balance =
            |tokens: Tokens| tokens.iter().map(|token| if token.is_positive() { 1.0 } else { -1.2 }).sum::<f32>();
        let ours: f32 = Member::ALL
            .into_iter()
            .map(|member| {
                let hero = self.hero(member);
                balance(hero.tokens) + 0.25 * f32::from(hero.heroism) + 0.3 * f32::from(hero.points)
            })
            .sum();
        let theirs: f32 = self.enemies().map(|foe| balance(self.foe(foe).tokens)).sum();
        ((ours - theirs) / 8.0).clamp(-1.0, 1.0)
    }
}

fn ratio(done: u8, of: u8) -> f32 {
    (f32::from(done) / f32::from(of.max(1))).min(1.0)
}

/// From 0 to 1: steadily better the nearer, and better still on the spot.
fn closeness(away: u8) -> f32 {
    let away = f32::from(away);
    (0.75 - away / 40.0).max(0.0) + 0.25 / (1.0 + away)
}
