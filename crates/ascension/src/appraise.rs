//! How well a seat stands: what a sensible beginner looks at, in the measure of ECO.
//!
//! The seat's own webs and hand are weighed against the plots it holds and the gates above it; of the others only what they have
//! reached is. The figures here are judgement, not rules: they make bots play, and nothing else depends on them.

mod attachments;
mod chances;
mod webs;

use crate::card::{AttachmentId, Card, CardSet, Value};
use crate::choice::Choice;
use crate::state::{Ascension, Aspiration, Attempt, Hero, HeroAt, Phase, Player};
use crate::webs::fitting::Filled;
use smallvec::SmallVec;
use table::play::EventOf;
use table::tape::Event;
use table::{Answer, Judge, Rng, Rules, Seat, Seats, Slot, Viewer};

/// What it is worth to have come through the gates of a level.
const SECTORS: [f32; 4] = [0.0, 50.0, 115.0, 230.0];
/// What it costs to stand below a gate that one has opened: nothing can be woven for the next one there.
const BELOW: f32 = 7.0;
/// For how many rounds an income is counted.
const HORIZON: f32 = 5.0;
/// What the first hero is worth, the second, and so on, whatever its value.
const HEROES: [f32; 4] = [9.0, 6.5, 5.0, 4.0];
/// What has to lie between two seats for one to be nearly sure of the other.
const SPREAD: f32 = 28.0;
/// What a trophy is worth besides what it brings.
const TROPHY: f32 = 2.0;
/// What a plot is worth, in the hand or with a web, as long as there are few.
const PLOT: f32 = 2.6;
/// What a hero in the hand is worth for whom there is a place.
const HERO: f32 = 1.6;
/// What equipment or a condition in the hand is worth.
const ATTACHMENT: f32 = 1.1;
/// What a card in somebody else's hand is worth.
const CARD: f32 = 1.8;
/// What a card about to be drawn is worth to a hand that is nearly full.
const DRAWN: f32 = 0.5;

/// What a web that is as good as the throne is worth in the hands of a rival.
const THREAT: f32 = 70.0;
/// What it costs not to weave this turn, with cards to weave and no hero who is ready.
const IDLE: f32 = 2.3;
/// What it is worth that the own turn is not over.
const TURN: f32 = 0.05;

impl Judge for Ascension {
    /// From 0 (lost) to 1 (won): the seat's part of everybody's prospects. A try at the throne is won or it is not.
    fn appraise(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.results[seat];
        }
        match self.attempt().filter(|attempt| self.is_for_throne(attempt)) {
            Some(attempt) => {
                let won = self.chance(attempt);
                won * f32::from(u8::from(attempt.seat == seat)) + (1.0 - won) * self.share(seat)
            }
            None => self.share(seat),
        }
    }

    const WEIGHS_ROLLS: bool = true;

    /// T1.3 · Passing before the movement gives up the movement, and so is more than letting things go by.
    fn is_pass(&self, _: Seat, choice: Choice) -> bool {
        match choice {
            Choice::CloseHand => true,
            Choice::Pass => self.phase != Phase::Movement,
            _ => false,
        }
    }

    /// E1 · A piece of equipment or a condition that does good, laid on a rival's hero: as the target, or because no hero of one's own
    /// can take it.
    fn is_gift(&self, seat: Seat, tape: &[EventOf<Self>], choice: Choice) -> bool {
        let does_good = |card: AttachmentId| !self.pack.attachment(card).harmful;
        match choice {
            Choice::Attach(card) => does_good(card) && !self.has_own_target(seat, card),
            Choice::Target(target) => {
                let given = attached_last(seat, tape);
                given.is_some_and(does_good) && target.owner().is_some_and(|owner| owner != seat)
            }
            _ => false,
        }
    }

    fn turn(&self) -> Option<u32> {
        let place = self.order.iter().position(|seat| seat == self.turn.seat)?;
        Some(u32::from(self.round) * self.players.len() as u32 + place as u32)
    }

    fn resample(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.resample_along(viewer, &[], rng);
    }

    /// Kept are every slot the viewer knows, A4.1 · that each player was dealt a hero and a plot, and what the tape proves.
    fn resample_along(&mut self, viewer: Viewer, tape: &[EventOf<Self>], rng: &mut Rng) {
        let wanted = self.wanted(viewer, tape, rng);
        let such = |slot: &Slot<Card>, cards: &[Card]| {
            let want = wanted.iter().find(|(serial, _)| serial.0 == slot.serial().0)?.1;
            cards.iter().position(|card| want.admits(*card))
        };
        let hands = self.players.values_mut().flat_map(|player| player.hand.iter_mut());
        let curtain = self.curtain.iter_mut().flatten();
        let slots = hands.chain(curtain).chain(self.deck.iter_mut());
        self.pool.resample_such(viewer, rng, slots, such);
    }
}

impl Ascension {
    /// What a seat is worth against the others, as long as nobody has won.
    fn share(&self, seat: Seat) -> f32 {
        let own = self.worth_of_all(seat);
        let due = self.due_before(seat);
        let others = self.players.seats().filter(|other| *other != seat);
        let rivals: f32 =
            others.map(|other| ((self.worth_in_view(other, due.contains(other)) - own) / SPREAD).exp()).sum();
        1.0 / (1.0 + rivals)
    }

    /// Who has a maintenance before this seat's next one. What it brings them is counted as theirs already, so that it is no loss to
    /// end the own turn.
    fn due_before(&self, seat: Seat) -> Seats {
        let next = self.order.from_after(self.active());
        next.take_while(|other| *other != seat).collect()
    }

    fn is_for_throne(&self, attempt: &Attempt) -> bool {
        match attempt.aspires {
            Aspiration::Gate(gate) => {
                let above = self.gate_spot(gate.into()).above;
                above.contains(self.pack.mountain.throne)
            }
            Aspiration::Plot(_) => false,
        }
    }

    /// What everybody can see of a player, with a guess at the rest.
    fn worth_in_view(&self, seat: Seat, due: bool) -> f32 {
        let player = &self.players[seat];
        let woven: usize = player.webs().map(|(_, web)| web.len()).sum();
        let eco = f32::from(player.eco) + if due { self.next_income(seat) } else { 0.0 };
        let mut worth = self.worth_of_place(player, eco) + woven as f32 * 2.6 + player.hand.len() as f32 * CARD;
        if let Some(attempt) = self.attempt().filter(|attempt| attempt.seat == seat) {
            let chance = self.chance(attempt);
            worth += chance * self.prize(attempt) + (1.0 - chance) * self.refund(attempt);
        }
        let threat = self.threat(seat, player, eco);
        worth + if player.skips { threat * 0.5 - 6.0 } else { threat }
    }

    /// What the webs that lie open of somebody on the summit are worth for the throne: hardly anything until they are nearly whole.
    fn threat(&self, seat: Seat, player: &Player, eco: f32) -> f32 {
        if self.level_of(player) + 1 < SECTORS.len() - 1 || player.pawn.is_none() {
            return 0.0;
        }
        let last = self.gates_above(seat).filter(|(gate, _)| self.gate_spot(*gate).level as usize == SECTORS.len() - 1);
        let mut most: f32 = 0.0;
        for (gate, id) in last {
            let sequence = &self.pack.gate(id).sequence;
            let paid = if eco >= f32::from(self.gate_cost(seat, gate)) { 1.0 } else { 0.6 };
            for hero in &player.heroes {
                let craft = self.craft(seat, hero);
                for web in hero.webs.iter().filter(|web| web.len() <= sequence.len() && web.plot.is_none()) {
                    let filled = Filled::by(&web.cards, sequence, craft.wilds);
                    if filled.fits() {
                        let whole = web.len() as f32 / sequence.len() as f32;
                        most = most
                            .max(whole.powi(4) * paid * self.chance_at_gate(seat, &craft, web, gate, sequence.len()));
                    }
                }
            }
        }
        most * THREAT
    }

    /// What the next maintenance brings.
    fn next_income(&self, seat: Seat) -> f32 {
        let trophies: u16 = self.players[seat].trophies.iter().map(|trophy| u16::from(trophy.income)).sum();
        f32::from(self.pack.numbers.maintenance_eco) + f32::from(trophies) + f32::from(self.other_income(seat))
    }

    /// A player's own look at everything.
    fn worth_of_all(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let (webs, useful) = self.worth_of_webs(seat, player);
        let place = self.worth_of_place(player, player.eco.into());
        let turn = if self.is_in_turn(seat) { TURN } else { 0.0 };
        let idle = self.is_idle(seat, player) && !useful.is_empty();
        let idle = if idle { IDLE } else { 0.0 };
        place + webs + self.worth_of_hand(seat, player, useful) + self.worth_of_step(seat) + turn - idle
    }

    /// Whether the seat can still do something in its own turn.
    fn is_in_turn(&self, seat: Seat) -> bool {
        self.is_active(seat) && matches!(self.phase, Phase::Movement | Phase::Drawing | Phase::Actions)
    }

    /// Whether a hero of the seat can take this card.
    fn has_own_target(&self, seat: Seat, card: AttachmentId) -> bool {
        let heroes = self.players[seat].heroes.iter();
        heroes.map(|hero| HeroAt { seat, hero: hero.card }).any(|at| self.can_attach(seat, card, at))
    }

    /// Whether the seat acts and none of its heroes can.
    fn is_idle(&self, seat: Seat, player: &Player) -> bool {
        self.phase == Phase::Actions && self.is_active(seat) && !player.heroes.iter().any(|hero| hero.ready)
    }

    /// Gates, ECO, trophies and heroes.
    fn worth_of_place(&self, player: &Player, eco: f32) -> f32 {
        let level = self.level_of(player);
        let income: f32 = player.trophies.iter().map(|trophy| f32::from(trophy.income)).sum();
        let trophies = player.trophies.len();
        let tier = if trophies >= self.pack.numbers.second_tier_trophies.into() { 5.0 } else { 0.0 };
        let heroes: f32 = player.heroes.iter().zip(HEROES).map(|(hero, base)| base + self.worth_of_hero(hero)).sum();
        SECTORS[level.min(3)] - BELOW * self.sectors_below(player, level)
            + self.worth_of_eco(player, eco)
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

    /// How many sectors below the highest that is open to a player the pawn stands. On a gate that leads up it stands nowhere below.
    fn sectors_below(&self, player: &Player, level: usize) -> f32 {
        let sector = player.pawn.map_or(level, |at| self.pack.mountain.spot(at).sector as usize);
        level.saturating_sub(sector) as f32
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
        let borne: f32 = hero.attachments.iter().map(|worn| self.worth_of_attachment(hero, worn)).sum();
        value + borne + f32::from(u8::from(hero.shielded)) - f32::from(hero.bound) * 2.0
    }

    /// The hand: what helps a web counts most, and what must soon be discarded hardly at all.
    fn worth_of_hand(&self, seat: Seat, player: &Player, useful: CardSet) -> f32 {
        let god = self.god_of(seat);
        let (mut plots, mut events, mut heroes) = (0, 0, 0);
        let places = usize::from(god.heroes).saturating_sub(player.heroes.len());
        let mut worths: SmallVec<[f32; 16]> = SmallVec::new();
        for card in player.cards() {
            worths.push(match card {
                Card::Sequence(id) if useful.contains(id) => 0.55,
                Card::Sequence(_) => 0.4,
                Card::Plot(_) => one_of_few(&mut plots, 3, PLOT, 0.6),
                Card::Hero(hero) if player.hero(hero).is_none() => one_of_few(&mut heroes, places, HERO, 0.3),
                Card::Hero(_) => 0.3,
                Card::Attachment(_) => ATTACHMENT,
                Card::Event(_) => one_of_few(&mut events, 3, 2.0, 0.6),
                Card::Gate(_) | Card::God(_) | Card::Sphere(_) => 0.0,
            });
        }
        worths.sort_unstable_by(|one, other| other.total_cmp(one));
        let kept: f32 = worths.iter().take(god.hand.into()).sum();
        let over: f32 = worths.iter().skip(god.hand.into()).sum();
        kept + if self.is_in_turn(seat) { over * 0.35 } else { 0.0 }
    }

    /// What is about to be drawn after a move: the card of the position, and the rest from the deck.
    fn worth_of_step(&self, seat: Seat) -> f32 {
        if self.phase != Phase::Drawing || !self.is_active(seat) || !self.turn.moved {
            return 0.0;
        }
        let rest = f32::from(self.god_of(seat).draw.saturating_sub(1)) * DRAWN;
        let card = match self.curtain_at(self.pawn(seat)).map(|slot| slot.known_to(seat)) {
            None => 0.0,
            Some(None) => DRAWN,
            Some(Some(Card::Sequence(_))) => 0.45,
            Some(Some(Card::Plot(_) | Card::Event(_))) => 0.7,
            Some(Some(_)) => 0.6,
        };
        rest + card
    }
}

/// The card that a seat has just chosen to attach, where that was the last answer of this tape.
fn attached_last(seat: Seat, tape: &[EventOf<Ascension>]) -> Option<AttachmentId> {
    let last = tape.iter().rev().find_map(|event| match event {
        Event::Answer { seat: by, answer, .. } => Some((*by, answer)),
        _ => None,
    });
    match last {
        Some((by, Answer::One(Choice::Attach(card)))) if by == seat => Some(*card),
        _ => None,
    }
}

/// What one more card of a sort is worth, of which only a few are wanted.
fn one_of_few(count: &mut usize, few: usize, worth: f32, beyond: f32) -> f32 {
    *count += 1;
    if *count <= few { worth } else { beyond }
}
