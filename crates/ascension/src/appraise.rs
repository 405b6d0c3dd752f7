//! How well a seat stands: what a sensible beginner looks at, in the measure of ECO.
//!
//! The seat's own webs and hand are weighed against the plots it holds and the gates above it; of the others only what they have
//! reached is. The figures here are judgement, not rules: they make bots play, and nothing else depends on them.

mod webs;

use crate::card::{AttachmentId, Card, CardSet, Value};
use crate::state::{Ascension, Hero, Phase, Player};
use smallvec::SmallVec;
use table::Seat;

/// What it is worth to have come through the gates of a level.
const SECTORS: [f32; 4] = [0.0, 50.0, 115.0, 400.0];
/// For how many rounds an income is counted.
const HORIZON: f32 = 5.0;
/// What the first hero is worth, the second, and so on, whatever its value.
const HEROES: [f32; 4] = [8.0, 5.0, 3.0, 2.0];
/// What has to lie between two seats for one to be nearly sure of the other.
const SPREAD: f32 = 28.0;
/// What a trophy is worth besides what it brings.
const TROPHY: f32 = 2.0;
/// What a card drawn from the deck is worth.
const CARD: f32 = 1.8;

impl Ascension {
    /// From 0 (lost) to 1 (won): the seat's part of everybody's prospects.
    pub(crate) fn prospects(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.verdict() {
            return outcome.results[seat];
        }
        let own = self.worth_of_all(seat);
        let others = self.players.seats().filter(|other| *other != seat);
        let rivals: f32 = others
            .map(|other| ((self.worth_in_view(other) - own) / SPREAD).exp())
            .sum();
        1.0 / (1.0 + rivals)
    }

    /// What everybody can see of a player, with a guess at the rest.
    fn worth_in_view(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let woven: usize = player.webs().map(|(_, web)| web.len()).sum();
        let mut worth = self.worth_of_place(player) + woven as f32 * 2.6 + player.hand.len() as f32 * CARD;
        if let Some(attempt) = self.attempt().filter(|attempt| attempt.seat == seat) {
            worth += self.chance(attempt) * self.prize(attempt);
        }
        worth - if player.skips { 6.0 } else { 0.0 }
    }

    /// A player's own look at everything.
    fn worth_of_all(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let (webs, useful) = self.worth_of_webs(seat, player);
        self.worth_of_place(player) + webs + self.worth_of_hand(seat, player, useful) + self.worth_of_step(seat)
    }

    /// Gates, ECO, trophies and heroes.
    fn worth_of_place(&self, player: &Player) -> f32 {
        let level = self.level_of(player);
        let income: f32 = player.trophies.iter().map(|trophy| f32::from(trophy.income)).sum();
        let trophies = player.trophies.len();
        let tier = if trophies >= self.pack.numbers.second_tier_trophies.into() {
            5.0
        } else {
            0.0
        };
        let heroes: f32 = player
            .heroes
            .iter()
            .zip(HEROES)
            .map(|(hero, base)| base + self.worth_of_hero(hero))
            .sum();
        SECTORS[level.min(3)]
            + self.worth_of_eco(player, player.eco.into())
            + income * HORIZON
            + trophies as f32 * TROPHY
            + tier
            + heroes
    }

    /// The level of the highest gate that a player has opened.
    fn level_of(&self, player: &Player) -> usize {
        let gates = self.pack.mountain.gates.iter();
        let opened = gates.filter(|gate| player.opened.contains(gate.at));
        opened.map(|gate| gate.level as usize).max().unwrap_or(0)
    }

    /// What is worth saving for at a level: the next gate and a little more.
    fn next_cost(&self, level: usize) -> f32 {
        let gate = self.pack.numbers.gates.get(level);
        gate.map_or(0.0, |gate| f32::from(gate.cost)) + 10.0
    }

    /// What so much ECO is worth to a player: in full what the next gate asks, then less.
    fn worth_of_eco(&self, player: &Player, eco: f32) -> f32 {
        let next = self.next_cost(self.level_of(player));
        eco.min(next) + (eco - next).max(0.0) * 0.45
    }

    fn worth_of_hero(&self, hero: &Hero) -> f32 {
        let value = match hero.value {
            Value::Bronze => 0.0,
            Value::Silver => 4.0,
            Value::Gold => 7.4,
        };
        let borne: f32 = hero
            .attachments
            .iter()
            .map(|worn| self.worth_of_attachment(worn.card))
            .sum();
        value + borne + f32::from(u8::from(hero.shielded)) - f32::from(hero.bound) * 2.0
    }

    fn worth_of_attachment(&self, card: AttachmentId) -> f32 {
        if self.pack.attachment(card).harmful { -4.0 } else { 3.4 }
    }

    /// The hand: what helps a web counts most, and what must soon be discarded hardly at all.
    fn worth_of_hand(&self, seat: Seat, player: &Player, useful: CardSet) -> f32 {
        let god = self.god_of(seat);
        let mut plots = 0;
        let mut worths: SmallVec<[f32; 16]> = SmallVec::new();
        for card in player.cards() {
            worths.push(match card {
                Card::Sequence(id) if useful.contains(id) => 0.7,
                Card::Sequence(_) => 0.5,
                Card::Plot(_) => {
                    plots += 1;
                    if plots <= 3 { 2.6 } else { 0.8 }
                }
                Card::Hero(hero) if player.heroes.len() < god.heroes.into() && player.hero(hero).is_none() => 2.8,
                Card::Hero(_) => 0.7,
                Card::Attachment(_) => 1.9,
                Card::Event(_) => 2.2,
                Card::Gate(_) | Card::God(_) | Card::Sphere(_) => 0.0,
            });
        }
        worths.sort_unstable_by(|one, other| other.total_cmp(one));
        let kept: f32 = worths.iter().take(god.hand.into()).sum();
        let over: f32 = worths.iter().skip(god.hand.into()).sum();
        let playable = self.is_active(seat) && matches!(self.phase, Phase::Drawing | Phase::Actions);
        kept + over * if playable { 0.35 } else { 0.2 }
    }

    /// What is about to be drawn after a move: the card of the position, and the rest from the deck.
    fn worth_of_step(&self, seat: Seat) -> f32 {
        if self.phase != Phase::Drawing || !self.is_active(seat) || !self.turn.moved {
            return 0.0;
        }
        let rest = f32::from(self.god_of(seat).draw.saturating_sub(1)) * CARD;
        let card = match self.curtain_at(self.pawn(seat)).map(|slot| slot.known_to(seat)) {
            None => 0.0,
            Some(None) => CARD,
            Some(Some(Card::Sequence(_))) => 1.6,
            Some(Some(Card::Plot(_) | Card::Event(_))) => 2.2,
            Some(Some(_)) => 2.0,
        };
        rest + card
    }
}
