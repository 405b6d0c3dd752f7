//! How well the group stands: wounds dealt against what the titans can still bear, in wounds.

mod attack_on_target;
mod campaign;
mod exposure;
mod rolled;
mod titan_attack;

pub(crate) use campaign::Shore;

use crate::choice::Choice;
use crate::ids::{GearId, Level, Stat, TitanId};
use crate::state::{Odyssey, Phase, Place, Posture, Titan};
use smallvec::SmallVec;
use table::{Judge, Rng, Seat, Viewer};

/// What a sound titan is worth, and what each point of Danger takes off it, by the band that the point lies in (B6.4).
const TITAN: f32 = 2.5;
const DANGER: [f32; 4] = [0.07, 0.14, 0.28, 0.45];
/// Fate pays for re-rolls; from here on the primordial's banners wake, and the last points are near a moiros card.
const FATE: f32 = 0.04;
const BANNER: (u8, f32) = (3, 0.08);
const MOIROS: (u8, f32) = (8, 0.25);
/// What it is worth to have struck in a round at all: the primordial does not wait.
const BOLD: f32 = 0.50;
const ROW: f32 = 0.10;
/// Rage kills who is forced above 9.
const FURY: (u8, f32) = (9, 0.15);
/// A titan that lies on its back loses its next turn.
const DOWN: f32 = 0.60;
const RISING: f32 = 0.05;
const TOKEN: f32 = 0.07;
const AT_TOKEN: f32 = 0.15;
const CONDITION: f32 = 0.20;
const DESPAIR: f32 = 0.15;
const AMBROSIA: f32 = 0.06;
const MODIFIER: f32 = 0.08;
const KRATOS: f32 = 0.50;
const EXHAUSTED: f32 = 0.08;
const CHARGE: f32 = 0.07;
const WEAPON: f32 = 0.60;
const OTHER_CARD: f32 = 0.15;
const FATIGUE: f32 = 0.25;
/// A step between a titan and its next attack: within its reach for one turn, and beyond.
const STEP: f32 = 0.01;
const FAR: f32 = 0.06;
const BEHIND: f32 = 0.03;
const VANTAGE: f32 = 0.50;
const HIGHER_AI: f32 = 0.12;
const SCAR: f32 = 0.25;
const CREW: f32 = 0.02;

/// Days are counted apart from rounds.
const VOYAGE: u32 = 1 << 20;

/// The most turns of a round: setting up, the primordial first or last, four titans, what is between them.
const TURNS: u32 = 9;

impl Judge for Odyssey {
    /// From 0 to 1, the same for every seat.
    fn appraise(&self, _: Seat) -> f32 {
        if self.campaign.is_some() {
            return self.appraise_campaign();
        }
        if let Some(ending) = self.ending {
            return f32::from(ending.is_won());
        }
        if self.titans.iter().all(|titan| titan.place == Place::Aboard) {
            return 0.5;
        }
        self.appraise_battle()
    }

    /// What an attack can bring is reckoned while its dice are in hand, and before its cards are drawn.
    const WEIGHS_ROLLS: bool = true;
    const WEIGHS_DRAWS: bool = true;

    /// B8.2 · To end a turn is more than letting things go by, as long as the titan could strike in it.
    fn is_pass(&self, _: Seat, choice: Choice) -> bool {
        match choice {
            Choice::Pass => true,
            // V6.1 · To be done with the day's work is to let the evening come.
            Choice::Done => self.phase == Phase::Voyage,
            // C7.2 · What the outfitter deals is as good as what a bot would choose by hand.
            Choice::SameLoadout => self.campaign.is_some(),
            Choice::EndTurn => !self.could_attack(),
            _ => false,
        }
    }

    /// In a campaign the group pays and chooses together; in a battle each titan has its own.
    fn answers_for_group(&self) -> bool {
        self.phase == Phase::Voyage
    }

    /// The primordial's round is one turn, and so is that of each titan with the choice that it is the next.
    fn turn(&self) -> Option<u32> {
        let primordial_turn = if self.muster.wise_providence { TURNS - 1 } else { 1 };
        let within = match self.phase {
            // V · From one movement to the next.
            Phase::Voyage => return Some(VOYAGE + u32::from(self.voyage().day)),
            Phase::Muster | Phase::Deploy | Phase::StartOfBattle => 0,
            Phase::PrimordialCard | Phase::PrimordialEnd => primordial_turn,
            Phase::TitansStart => 2,
            Phase::TitansChoose | Phase::TitanActs | Phase::TitanEnds => 2 + self.turn.done.len() as u32,
            Phase::TitansEnd | Phase::PrimordialStart => TURNS - 2,
            Phase::BattleEnds | Phase::Aftermath | Phase::Over => TURNS - 1,
        };
        Some(u32::from(self.round) * TURNS + within)
    }

    /// Nothing is settled before everyone sees it, and nobody has secrets: there is nothing to redraw.
    fn resample(&mut self, _: Viewer, _: &mut Rng) {}
}

impl Odyssey {
    /// How a battle stands, from 0 to 1.
    fn appraise_battle(&self) -> f32 {
        let strength: f32 = self.living().map(|titan| self.strength(titan)).sum();
        let balance = strength + self.group_means() + self.titan_attack_prospect() - self.threat() - self.exposure();
        1.0 / (1.0 + (-0.35 * balance).exp())
    }

    /// Whether the titan whose turn it is has an attack left that reaches.
    fn could_attack(&self) -> bool {
        let Some(titan) = self.turn.titan.filter(|_| !self.turn.fought) else {
            return false;
        };
        let mut strikes: SmallVec<[Choice; 10]> = SmallVec::new();
        self.attack_options(titan, false, &mut strikes);
        !strikes.is_empty()
    }

    /// Wounds that are still to be dealt, and what the primordial has become.
    fn threat(&self) -> f32 {
        let left = self.wounds_needed().saturating_sub(self.primordial.wound_count());
        let levels = Level::ALL.map(|level| self.decks.ai.in_deck(level) as f32 * level as u8 as f32);
        f32::from(left) + levels.iter().sum::<f32>() * HIGHER_AI - self.primordial.scars.len() as f32 * SCAR
            + f32::from(self.primordial.bonuses) * HIGHER_AI
    }

    /// Tokens in the pool, charges of the Argo, and its crew.
    fn group_means(&self) -> f32 {
        let pool = &self.pool;
        let charges: u8 = self.argo.abilities.iter().map(|card| card.charges).sum();
        let easier: i8 = pool.modifiers.iter().map(|by| -by).sum();
        f32::from(pool.openings + pool.breaks + pool.diversions) * TOKEN
            + f32::from(easier) * AT_TOKEN
            + f32::from(charges) * CHARGE
            + f32::from(self.argo.crew) * CREW
    }

    /// What a living titan is worth.
    fn strength(&self, id: TitanId) -> f32 {
        let titan = self.titan(id);
        let danger = f32::from(titan.stat(Stat::Danger)) + self.danger_ahead(id);
        let bold = if titan.struck { BOLD } else { 0.0 };
        let boon = self.boon_ahead(id);
        TITAN - self.harm(id, danger)
            + self.spirit(id)
            + self.gear_left(titan)
            + self.next_titan_attack(id)
            + bold
            + boon
            - self.hindrances(id)
            - self.way_to_go(id)
    }

    /// B6.4 · What so much Danger takes off a titan: each point by the band that it lies in.
    fn harm(&self, titan: TitanId, danger: f32) -> f32 {
        let table = self.trauma_table(titan);
        let bands = [0, table.major - 1, table.grave - 1, table.obol - 1].map(f32::from);
        let ends = [bands[1], bands[2], bands[3], f32::INFINITY];
        let harm = bands.iter().zip(ends).zip(DANGER);
        harm.map(|((from, to), each)| (danger.min(to) - from).max(0.0) * each).sum::<f32>().min(TITAN)
    }

    /// What it costs if a titan suffers so much Danger more.
    fn cost_of_danger(&self, titan: TitanId, more: f32) -> f32 {
        let now = f32::from(self.titan(titan).stat(Stat::Danger));
        self.harm(titan, now + more) - self.harm(titan, now)
    }

    /// Rage and Fate.
    fn spirit(&self, id: TitanId) -> f32 {
        let (fate, rage) = (self.titan(id).stat(Stat::Fate), self.titan(id).stat(Stat::Rage));
        let from = |(figure, weight): (u8, f32), value: u8| if value >= figure { weight } else { 0.0 };
        self.lit_rows(id).count() as f32 * ROW
            - f32::from(fate) * FATE
            - from(BANNER, fate)
            - from(MOIROS, fate)
            - from(FURY, rage)
    }

    /// What its cards are worth, less than if all lay ready.
    fn gear_left(&self, titan: &Titan) -> f32 {
        let cards = titan.gear.iter().map(|card| match (card.discarded, card.exhausted) {
            (true, _) => -self.loss(card.gear),
            (false, exhausted) => f32::from(card.charges) * CHARGE - f32::from(u8::from(exhausted)) * EXHAUSTED,
        });
        let spent = titan.mnemos_exhausted.count_ones() + titan.sheet_exhausted.count_ones();
        let lost = titan.mnemos_discarded.count_ones();
        cards.sum::<f32>() - spent as f32 * EXHAUSTED - lost as f32 * OTHER_CARD
    }

    /// What a card was worth that lies face down.
    fn loss(&self, gear: GearId) -> f32 {
        match self.pack.gear(gear).strikes {
            Some(_) => WEAPON,
            None => OTHER_CARD,
        }
    }

    /// B22, B23, B20.3 · Conditions, tokens and cards that a titan has to bear; good tokens count against them.
    fn hindrances(&self, id: TitanId) -> f32 {
        let titan = self.titan(id);
        let posture = match titan.posture {
            Posture::Standing => 0.0,
            Posture::Falling(_) => DOWN,
            Posture::Rising => RISING,
        };
        let near_limit = f32::from(u8::from(titan.ambrosia + 1 >= self.ambrosia_limit(id)));
        let tokens: i8 = titan.modifiers.iter().map(|(_, by)| *by).sum();
        let frenzied = f32::from(u8::from(titan.kratos.is_some() && !titan.rallied));
        let tired = u8::from(titan.movement_fatigue) + u8::from(titan.combat_fatigue);
        posture
            + titan.conditions.len() as f32 * CONDITION
            + f32::from(titan.despair) * DESPAIR
            + f32::from(titan.ambrosia) * AMBROSIA
            + near_limit * CONDITION
            + frenzied * KRATOS
            + f32::from(tired) * FATIGUE
            - f32::from(tokens) * MODIFIER
    }

    /// How far it is from striking again, and whether the primordial has it before its eyes.
    fn way_to_go(&self, id: TitanId) -> f32 {
        if self.titan(id).place == Place::Vantage {
            return -VANTAGE;
        }
        let distance = self.distance(id).unwrap_or(0);
        let beyond = distance.saturating_sub(self.speed(id) + 1);
        let behind = f32::from(u8::from(!self.is_in_front(id)));
        f32::from(distance) * STEP + f32::from(beyond) * FAR - behind * BEHIND
    }
}
