//! C1.2, C4 · Aiming: what a card can be aimed at, and what that costs.

use super::{Cast, Deed};
use crate::pack::{Aim, Effect, Modifier, Whose};
use crate::state::{Ascension, Attempt, Frame, HeroAt, Target, Window};
use smallvec::SmallVec;
use table::Seat;

pub(crate) type Targets = SmallVec<[Target; 12]>;

impl Ascension {
    /// C1.1 · What the deed costs its doer: printed ECO in another player's turn, and what the one aimed at adds to it.
    pub(crate) fn price(&self, player: Seat, deed: Deed, target: Target) -> u16 {
        let printed = match deed {
            Deed::Event(id) => self.pack.event(id).cost,
            Deed::Attachment(id) => self.pack.attachment(id).cost,
            Deed::Ability(source) => return self.ability_cost(player, source),
        };
        let own_turn = self.is_active(player);
        let base = if own_turn { 0 } else { self.off_turn_cost(player, printed) };
        let aimed_at = target.owner().filter(|owner| *owner != player);
        base + aimed_at.map_or(0, |owner| self.aim_tax(owner))
    }

    fn off_turn_cost(&self, player: Seat, printed: u8) -> u16 {
        let less =
            self.god_sum(player, |modifier| if let Modifier::OffTurnCost(n) = modifier { i16::from(*n) } else { 0 });
        (i16::from(printed) + less).max(0) as u16
    }

    fn aim_tax(&self, owner: Seat) -> u16 {
        self.god_sum(owner, |modifier| if let Modifier::AimTax(n) = modifier { i16::from(*n) } else { 0 }) as u16
    }

    /// C1.2 · Whether a deed has any legal target.
    pub(crate) fn has_legal_target(&self, player: Seat, deed: Deed) -> bool {
        let aim = self.aim_of(player, deed);
        self.candidates(player, aim).into_iter().any(|target| self.is_legal(player, deed, target))
    }

    /// C1.2, C1.3 · Everything a deed can be aimed at.
    pub(crate) fn legal_targets(&self, player: Seat, deed: Deed) -> Targets {
        let aim = self.aim_of(player, deed);
        let mut targets = self.candidates(player, aim);
        targets.retain(|target| self.is_legal(player, deed, *target));
        targets
    }

    /// C1.2 · Whether a deed may be aimed at this now: all it asks can be paid, the target can be aimed at, and the first effect can
    /// do something with it.
    fn is_legal(&self, player: Seat, deed: Deed, target: Target) -> bool {
        let cast = Cast { player, target, held: self.players[player].hand.len() - usize::from(deed.is_card()) };
        let mut prices = self.effects_of(player, deed).iter().take_while(|effect| effect.is_price());
        self.price(player, deed, target) + self.eco_among(player, deed) <= self.players[player].eco
            && self.concerns_attempt(player, deed, target)
            && prices.all(|price| self.is_possible(*price, cast))
            && self.takes_effect(deed, cast)
    }

    /// C4.2 · Whether what was played and paid for still has its target and could do something with it.
    pub(crate) fn takes_effect(&self, deed: Deed, cast: Cast) -> bool {
        if !self.can_be_target(cast.player, cast.target) {
            return false;
        }
        match (deed, cast.target) {
            (Deed::Attachment(id), Target::Hero(at)) => self.can_attach(cast.player, id, at),
            (Deed::Attachment(_), _) => false,
            _ => {
                let mut effects = self.effects_of(cast.player, deed).iter();
                let first = effects.find(|effect| !effect.is_price());
                first.is_some_and(|effect| self.is_possible(*effect, cast))
            }
        }
    }

    /// The ECO that a deed asks for in its list of effects.
    fn eco_among(&self, player: Seat, deed: Deed) -> u16 {
        let eco = |effect: &Effect| {
            if let Effect::PayEco(n) = effect { u16::from(*n) } else { 0 }
        };
        self.effects_of(player, deed).iter().map(eco).sum()
    }

    /// C4.6 · Whether a thing is there and this player may aim at it. Heroes and webs that are shielded are safe from others.
    pub(crate) fn can_be_target(&self, player: Seat, target: Target) -> bool {
        match target {
            Target::Hero(at) if at.seat == player => self.hero(at).is_some(),
            Target::Hero(at) => self.can_be_aimed_at(at),
            Target::Web(at) => self.web(at).is_some_and(|web| at.seat == player || !web.shielded),
            Target::Hand(seat) => seat != player && !self.players[seat].hand.is_empty(),
            Target::Attempt(seat) => self.attempt().is_some_and(|attempt| {
                let shielded = self.web(attempt.at()).is_some_and(|web| web.shielded) || self.is_guarded(attempt);
                attempt.seat == seat && attempt.die.is_none() && !attempt.broken && (seat == player || !shielded)
            }),
            Target::Roll(seat) => self.attempt().is_some_and(|attempt| {
                attempt.seat == seat && attempt.die.is_some() && (seat == player || !self.is_guarded(attempt))
            }),
            Target::Nobody | Target::Pawn(_) | Target::Answered => true,
        }
    }

    /// Whether a hero keeps its attempts and rolls from other players' cards.
    fn is_guarded(&self, attempt: &Attempt) -> bool {
        let guards = |modifier: &Modifier| matches!(modifier, Modifier::RollGuard);
        self.hero(attempt.at().hero()).is_some_and(|hero| self.has(attempt.seat, hero, guards))
    }

    /// C3.6 · In the window before the roll, whoever declared plays only what concerns the attempt: what is aimed at it, at its web or at
    /// its hero, and attachments that can bear on it.
    fn concerns_attempt(&self, player: Seat, deed: Deed, target: Target) -> bool {
        let before_roll = |frame: &Frame| matches!(frame, Frame::Window(Window::BeforeRoll));
        let Some(attempt) = self.attempt().filter(|attempt| attempt.seat == player) else {
            return true;
        };
        if !self.frames.last().is_some_and(before_roll) {
            return true;
        }
        match (deed, target) {
            (Deed::Attachment(id), Target::Hero(at)) => {
                let mut modifiers = self.pack.attachment(id).modifiers.iter();
                at == attempt.at().hero() && modifiers.any(|modifier| modifier.properties().bears_on_attempt)
            }
            (_, Target::Hero(at)) => at == attempt.at().hero(),
            (_, Target::Web(at)) => at == attempt.at(),
            (_, Target::Attempt(_) | Target::Roll(_) | Target::Answered) => true,
            (_, Target::Nobody | Target::Hand(_) | Target::Pawn(_)) => false,
        }
    }

    /// Everything of the sort that an aim names, legal or not.
    fn candidates(&self, player: Seat, aim: Aim) -> Targets {
        match aim {
            Aim::Nobody => SmallVec::from_slice(&[Target::Nobody]),
            Aim::Answered => SmallVec::from_slice(&[Target::Answered]),
            Aim::Hero(whose) => self
                .those(player, whose)
                .flat_map(|seat| self.players[seat].heroes.iter().map(move |hero| (seat, hero.card)))
                .map(|(seat, hero)| Target::Hero(HeroAt { seat, hero }))
                .collect(),
            Aim::Web(whose) => {
                self.those(player, whose).flat_map(|seat| self.players[seat].webs_at(seat)).map(Target::Web).collect()
            }
            Aim::Hand => self.those(player, Whose::Other).map(Target::Hand).collect(),
            Aim::Pawn(whose) => self.those(player, whose).map(Target::Pawn).collect(),
            Aim::Attempt(whose) => self.attempting(player, whose).map(Target::Attempt).into_iter().collect(),
            Aim::Roll(whose) => self.attempting(player, whose).map(Target::Roll).into_iter().collect(),
        }
    }

    /// The player whose attempt is running, if this aim admits it.
    fn attempting(&self, player: Seat, whose: Whose) -> Option<Seat> {
        let seat = self.attempt()?.seat;
        is_whose(seat, player, whose).then_some(seat)
    }

    /// The players whose things this aim admits, in turn order.
    fn those(&self, player: Seat, whose: Whose) -> impl Iterator<Item = Seat> {
        self.order.iter().filter(move |seat| is_whose(*seat, player, whose))
    }

    /// C4.5 · What a card can be redirected to: legal for the one who played it, and nothing of the one who redirects.
    pub(crate) fn redirections(&self, by: Seat) -> Targets {
        let Some(card) = self.in_play().copied().filter(|card| !card.redirected) else {
            return Targets::new();
        };
        if matches!(card.target, Target::Attempt(_) | Target::Roll(_)) {
            return Targets::new();
        }
        let deed = Deed::from(card.card);
        let mut targets = self.candidates(card.player, self.aim_of(card.player, deed));
        targets.retain(|target| {
            let cast = Cast { player: card.player, target: *target, held: self.players[card.player].hand.len() };
            target.owner() != Some(by) && self.takes_effect(deed, cast)
        });
        targets
    }
}

fn is_whose(seat: Seat, player: Seat, whose: Whose) -> bool {
    match whose {
        Whose::Own => seat == player,
        Whose::Other => seat != player,
        Whose::Any => true,
    }
}
