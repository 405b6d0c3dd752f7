//! How well the company stands, for bots: how near the victory is, how the heroes are, what the enemies are about to get.
//!
//! The figures here are judgement, not rules: they make bots play, and nothing else depends on them. All are weights on one scale, from which the
//! chance of winning follows; 1 is about what a fallen hero costs.

mod camp;
mod fight;
mod stake;
mod work;

use crate::choice::Choice;
use crate::ids::Member;
use crate::pack::schema::{Condition, Happening, MissionKind, Rank};
use crate::state::{Phase, Renaissance, SECTORS, Tokens, TypeToken, Verdict};
use table::{Judge, Rng, Seat, Viewer};

/// What all that leads to the victory is worth together, and how much more what is left of it weighs at the end.
const VICTORY: f32 = 5.0;
const URGENT: f32 = 1.2;
const HUNT: f32 = 2.0;
/// What the defeat that the card names takes off, just before it.
const DEFEAT: f32 = 3.5;
/// Being unseen, in a mission that begins so.
const UNSEEN: f32 = 1.3;
/// What all the time of all heroes is worth.
const TIME: f32 = 0.7;
/// Enemies that the clock is still to bring count a little less than those who are there.
const COMING: f32 = 0.9;
/// Tokens, points of heroism and of a class, cards of loot.
const GOOD: f32 = 0.07;
const BAD: f32 = 0.09;
const HEROISM: f32 = 0.02;
const POINT: f32 = 0.03;
const LOOT: f32 = 0.02;
/// A token on a weapon, and an AP that a reaction takes from the next activation.
const COATED: f32 = 0.05;
const REACTED: f32 = 0.02;
/// An enemy that acts sooner by a sector: little, or heroes would rather hold enemies up than work. Prey has only so many cards.
const SOONER: f32 = 0.003;
const PREY_SOONER: f32 = 0.05;

/// The weight at which a mission stands even, and how much of it makes a difference.
const EVEN: f32 = 6.0;
const SPREAD: f32 = 2.5;

/// Turns of the camp are counted apart from those of missions.
const CAMP: u32 = 1 << 24;

impl Judge for Renaissance {
    const WEIGHS_ROLLS: bool = true;

    fn is_pass(&self, _: Seat, choice: Choice) -> bool {
        matches!(choice, Choice::Done | Choice::Pass | Choice::Stay | Choice::AsSuggested)
    }

    /// From 0 to 1.
    fn appraise(&self, _: Seat) -> f32 {
        if self.campaign.is_some() { self.appraise_campaign() } else { self.appraise_mission() }
    }

    /// A stop of the hand is a turn: what is done in it is judged when the hand moves on.
    fn turn(&self) -> Option<u32> {
        let played = self.campaign.as_ref().map_or(0, |tour| u32::from(tour.played));
        match (&self.campaign, self.phase) {
            (Some(tour), Phase::Camp) => Some(CAMP + (played << 8) + tour.agenda.len() as u32),
            _ => Some((played << 12) + u32::from(self.clock.hour) * 16 + u32::from(self.clock.minute)),
        }
    }

    /// Nothing on the table is hidden from anybody: cards are drawn when they are turned over.
    fn resample(&mut self, _: Viewer, _: &mut Rng) {}
}

impl Renaissance {
    fn appraise_mission(&self) -> f32 {
        match self.verdict {
            Some(Verdict::Won) => 1.0,
            Some(_) => 0.0,
            None => 1.0 / (1.0 + ((EVEN - self.outlook()) / SPREAD).exp()),
        }
    }

    /// How the company stands where nothing is in the air.
    fn balance(&self) -> f32 {
        let time = self.time_left();
        let survive = self.pack.mission(self.mission).survive || self.is_waiting_won();
        // What is still to be done weighs more with every hour. It does not with every AP: a way there must be worth more than standing still, which
        // looks as if it took no time.
        let hours = f32::from(self.clock.hour) / f32::from(self.limit().max(1));
        let (hurry, undone) = if survive { (0.0, 0.0) } else { (TIME * (1.0 - time), URGENT * hours) };
        let work = self.work_done();
        self.victory() * (work - undone * (1.0 - work)) + self.company(time)
            - self.danger()
            - hurry
            - COMING * self.still_coming(time)
            + self.small_things()
    }

    /// What all that leads to the victory is worth here: a hunt is lost by time alone, and heroes who spare themselves lose it.
    fn victory(&self) -> f32 {
        if self.pack.mission(self.mission).kind == MissionKind::Hunt { HUNT * VICTORY } else { VICTORY }
    }

    /// Whether the victory asks for nothing but time.
    fn is_waiting_won(&self) -> bool {
        let victory = self.pack.all(self.pack.mission(self.mission).victory);
        !victory.is_empty() && victory.iter().all(|condition| matches!(condition, Condition::FromHour(_)))
    }

    /// From 1 to 0: what is left of the time of the heroes who stand, counted by where their tokens are; who acts when makes no difference.
    fn time_left(&self) -> f32 {
        let all = f32::from(self.limit()) * f32::from(SECTORS);
        let now = f32::from(self.clock.hour) * f32::from(SECTORS) + f32::from(self.clock.minute % SECTORS);
        let ahead = |sector: u8| f32::from((sector + SECTORS - self.clock.minute) % SECTORS);
        let (mut sum, mut count) = (0.0, 0.0);
        for member in Member::ALL.into_iter().filter(|member| self.hero(*member).is_up()) {
            sum += now + ahead(self.hero(member).sector);
            count += 1.0;
        }
        if count == 0.0 { 0.0 } else { (1.0 - sum / count / all).max(0.0) }
    }

    /// The sectors that are left to a hero before the time is up.
    fn sectors_left(&self, member: Member) -> u8 {
        self.sectors_after(self.hero(member).sector)
    }

    /// The same for whoever acts next in a sector.
    fn sectors_after(&self, sector: u8) -> u8 {
        let ahead = (sector + SECTORS - self.clock.minute) % SECTORS;
        let now = self.clock.hour * SECTORS + self.clock.minute % SECTORS;
        (self.limit() * SECTORS).saturating_sub(now + ahead)
    }

    /// How near the defeat is that the card names, and the enemies to what they are after.
    fn danger(&self) -> f32 {
        let mission = self.pack.mission(self.mission);
        let part = |condition: &Condition| match *condition {
            Condition::Tally(letter, n) => ratio(self.tally(letter), n).powf(1.4),
            Condition::AllyDown => self.ally_hurt(),
            Condition::MarkersLeft(letter, least) => self.scarcity(letter, least),
            _ => 0.0,
        };
        let lost = self.pack.all(mission.defeat).iter().map(part).fold(0.0, f32::max);
        DEFEAT * (lost + self.enemies_at_goal()) + UNSEEN * self.stealth_gone()
    }

    /// From 0 to 1: how likely it is that the markers run out before the work is done.
    fn scarcity(&self, letter: char, least: u8) -> f32 {
        let Some(kind) = self.marker_kind(letter) else { return 0.0 };
        let (needs, sure) = (self.work_left(), self.sureness(letter));
        let tries = (self.markers[kind].len() as u8).saturating_sub(least);
        let spare = f32::from(tries) - f32::from(needs);
        match sure {
            _ if spare < 0.0 => 1.0,
            None => 0.5 / (1.0 + spare),
            Some(sure) => stake::fails(tries, sure, needs),
        }
    }

    fn stealth_gone(&self) -> f32 {
        let began = self.pack.mission(self.mission).stealth;
        let last = self.pack.numbers.stealth.len() as u8;
        if began { self.stealth.map_or(1.0, |space| ratio(space, last).powf(1.3)) } else { 0.0 }
    }

    /// What the clock is still to bring onto the battlefield.
    fn still_coming(&self, time: f32) -> f32 {
        let events = self.pack.all(self.pack.mission(self.mission).events).iter().enumerate();
        let open = events.filter(|(place, event)| {
            let stage = event.stage == 0 || event.stage >= self.stage;
            !event.recurring && stage && event.hour < self.limit() && self.resolved >> place & 1 == 0
        });
        let brings = |happening: &Happening| match *happening {
            Happening::Spawn(enemy, n, _) => f32::from(n) * self.menace(enemy),
            Happening::Draft(_, rank, n, _) => f32::from(n) * drafted(rank),
            _ => 0.0,
        };
        let all: f32 = open.flat_map(|(_, event)| self.pack.all(event.does)).map(brings).sum();
        // What a later stage brings comes sooner or later: nobody gains by putting the stage off.
        let staged = self.pack.all(self.pack.mission(self.mission).actions).iter();
        let staged = staged.filter(|action| action.stage >= self.stage.max(1));
        let later: f32 = staged.flat_map(|action| self.pack.all(action.does)).map(brings).sum();
        (all + later) * fight::lasting(time)
    }

    /// Tokens, heroism, class points and loot: a little each.
    fn small_things(&self) -> f32 {
        let balance =
            |tokens: Tokens| tokens.iter().map(|token| if token.is_positive() { GOOD } else { -BAD }).sum::<f32>();
        let ours = |member: Member| {
            let hero = self.hero(member);
            let armed = if hero.chest.is_empty() { 0.0 } else { -0.35 };
            let coats: u32 = hero.items.iter().map(|carried| carried.tokens.0.count_ones()).sum();
            balance(hero.tokens)
                + HEROISM * f32::from(hero.heroism)
                + POINT * f32::from(hero.points)
                + armed
                + COATED * coats as f32
                - REACTED * f32::from(hero.reaction)
        };
        let loot: u8 = self.loot.iter().sum();
        let theirs: f32 = self.enemies().map(|foe| balance(self.foe(foe).tokens)).sum();
        Member::ALL.into_iter().map(ours).sum::<f32>() - theirs.clamp(-0.6, 0.6) + LOOT * f32::from(loot) - self.soon()
    }

    /// How soon the enemies act: their tokens can be held up.
    fn soon(&self) -> f32 {
        let sooner = |kind: &TypeToken| {
            let ahead = (kind.sector + SECTORS - self.clock.minute) % SECTORS;
            let models = self.enemies().filter(|foe| self.foe(*foe).enemy == kind.enemy).count();
            // Who has acted in this sector acts again after a whole lap.
            let ahead = if ahead == 0 && kind.acted { SECTORS } else { ahead };
            f32::from(SECTORS - ahead) * models as f32
        };
        let weight = |kind: &TypeToken| if self.is_prey(kind.enemy) { PREY_SOONER } else { SOONER };
        self.tokens.iter().map(|kind| weight(kind) * sooner(kind)).sum()
    }
}

/// What an enemy of a rank is worth before it is known which it is.
fn drafted(rank: Rank) -> f32 {
    match rank {
        Rank::Troop => 0.32,
        Rank::Elite => 0.6,
        Rank::Monster => 1.0,
    }
}

fn ratio(done: u8, of: u8) -> f32 {
    (f32::from(done) / f32::from(of.max(1))).min(1.0)
}

/// From 0 to 1: steadily better the less is left to do, and better still on the spot.
fn closeness(away: f32) -> f32 {
    0.7 * (1.0 - away / 40.0).max(0.0) + 0.3 / (1.0 + away / 3.0)
}
