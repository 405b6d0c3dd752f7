//! E3 · What events and abilities do: for each effect whether it is possible, and what happens.

mod answers;
mod curtain;
mod deck;
mod eco;
mod hands;
mod heroes;
mod pawns;
mod webs;

pub(crate) use hands::STEAL;

use crate::cards::Cast;
use crate::pack::Effect;
use crate::state::{Ascension, Target};
use table::{Play, Table};

impl Ascension {
    /// C1.2 · Whether an effect could do something.
    pub(crate) fn is_possible(&self, effect: Effect, cast: Cast) -> bool {
        let Cast { player, held, .. } = cast;
        match (effect, cast.target) {
            (Effect::PayEco(eco), _) => self.players[player].eco >= eco.into(),
            (Effect::DiscardOwn(count), _) => held >= count.into(),

            (Effect::CutCard, Target::Attempt(_)) => self.attempted_web().is_some_and(|at| self.can_cut(player, at)),
            (Effect::CutCard | Effect::TakeWebCard, Target::Web(at)) => self.can_cut(player, at),
            (Effect::RecallWeb | Effect::RecallWebCard, Target::Web(at)) => self.web(at).is_some(),
            (Effect::ShiftWebCard, Target::Web(at)) => !self.shifts(at).is_empty(),
            (Effect::ShieldWeb, Target::Web(at)) => self.web(at).is_some_and(|web| !web.shielded),
            (Effect::AttemptAgain, Target::Web(at)) => self.web(at).is_some_and(|web| web.declared),

            (Effect::Harm | Effect::Slay, Target::Hero(at)) => self.hero(at).is_some(),
            (Effect::RaiseFree, Target::Hero(at)) => {
                self.hero(at).is_some_and(|hero| self.can_be_raised(at.seat, hero))
            }
            (Effect::ShieldHero, Target::Hero(at)) => self.hero(at).is_some_and(|hero| !hero.shielded),
            (Effect::BindHero, Target::Hero(at)) => self.hero(at).is_some_and(|hero| hero.bound == 0),
            (Effect::Strip, Target::Hero(at)) => self.hero(at).is_some_and(|hero| !hero.attachments.is_empty()),
            (Effect::TransferAttachment, Target::Hero(at)) => !self.transfers(player, at).is_empty(),
            (Effect::ReadyHero, Target::Hero(at)) => self.hero(at).is_some_and(|hero| !hero.ready),
            (Effect::ReplaceHero, Target::Hero(at)) => self.hero(at).is_some() && !self.replacements(player).is_empty(),
            (Effect::ExtraHero | Effect::GateDiscount(_), _) => self.is_active(player),
            (Effect::ReviveHero(_), _) => !self.revivable(player).is_empty(),

            (Effect::Draw(_) | Effect::DigDeck { .. }, _) => !self.deck.is_empty() || !self.hades.is_empty(),
            (Effect::DiscardDraw(_) | Effect::SellCards { .. }, _) => held > 0,
            (Effect::Foresee(_), _) => !self.deck.is_empty(),
            (Effect::TakeFromHades(what), _) => self.in_hades(what).next().is_some(),
            (Effect::TradeCard, Target::Hand(seat)) => held > 0 && self.holds_cards(seat),
            (
                Effect::LookAtHand | Effect::StealRandom(_) | Effect::TakeFromHand | Effect::DiscardFromHand(..),
                Target::Hand(seat),
            ) => self.holds_cards(seat),

            (Effect::PeekCurtain(_), _) => !self.curtain_cards().is_empty(),
            (Effect::SwapCurtain, _) => self.free_curtain_cards().len() >= 2,
            (Effect::TakeCurtain(steps), _) => !self.curtain_within(player, steps).is_empty(),
            (Effect::ClearCurtain(_), _) => !self.free_curtain_cards().is_empty(),
            (Effect::MovePawn(steps), Target::Pawn(seat)) => !self.ends_of_push(seat, steps).is_empty(),
            (Effect::SwapPawns, Target::Pawn(seat)) => self.can_swap_pawns(player, seat),
            (Effect::ExtraSteps(_), _) => self.is_before_movement(player),

            (Effect::GainEco(_), _) => true,
            (Effect::GainEach { count, .. }, _) => self.count(player, count) > 0,
            (Effect::LoseEco(_) | Effect::StealEco(_), Target::Pawn(seat)) => self.players[seat].eco > 0,
            (Effect::SkipTurn, Target::Pawn(seat)) => self.can_be_skipped(seat),

            (Effect::RollBonus(_), Target::Attempt(_)) => true,
            (Effect::Reroll | Effect::ChangeResult(_), Target::Roll(_)) => true,
            (Effect::SetDie(face), Target::Roll(_)) => self.attempt().is_some_and(|attempt| self.face(attempt) != face),

            (Effect::Cancel, Target::Answered) => self.in_play().is_some_and(|card| !card.cancelled),
            (Effect::TakeAnswered, Target::Answered) => {
                self.in_play().is_some_and(|card| card.cancelled && !card.taken)
            }
            (Effect::Redirect, Target::Answered) => !self.redirections(player).is_empty(),
            // The pack's checks keep effects away from aims they do not work with.
            (
                Effect::CutCard
                | Effect::TakeWebCard
                | Effect::RecallWeb
                | Effect::RecallWebCard
                | Effect::ShiftWebCard
                | Effect::ShieldWeb
                | Effect::AttemptAgain
                | Effect::Harm
                | Effect::Slay
                | Effect::RaiseFree
                | Effect::ShieldHero
                | Effect::BindHero
                | Effect::Strip
                | Effect::TransferAttachment
                | Effect::ReadyHero
                | Effect::ReplaceHero
                | Effect::TradeCard
                | Effect::LookAtHand
                | Effect::StealRandom(_)
                | Effect::TakeFromHand
                | Effect::DiscardFromHand(..)
                | Effect::MovePawn(_)
                | Effect::SwapPawns
                | Effect::LoseEco(_)
                | Effect::StealEco(_)
                | Effect::SkipTurn
                | Effect::RollBonus(_)
                | Effect::Reroll
                | Effect::ChangeResult(_)
                | Effect::SetDie(_)
                | Effect::Cancel
                | Effect::TakeAnswered
                | Effect::Redirect,
                _,
            ) => false,
        }
    }

    /// C1.4 · An effect that is possible happens.
    pub(crate) fn happen(&mut self, table: &mut Table<Self>, effect: Effect, cast: Cast) -> Play {
        let player = cast.player;
        match (effect, cast.target) {
            (Effect::PayEco(eco), _) => self.pay_price(table, player, eco),
            (Effect::DiscardOwn(count), _) => self.discard_own(table, player, count)?,

            (Effect::CutCard, Target::Attempt(_)) => {
                if let Some(at) = self.attempted_web() {
                    self.cut_chosen(table, player, at)?;
                }
            }
            (Effect::CutCard, Target::Web(at)) => self.cut_chosen(table, player, at)?,
            (Effect::TakeWebCard | Effect::RecallWebCard, Target::Web(at)) => self.take_web_card(table, player, at)?,
            (Effect::RecallWeb, Target::Web(at)) => self.recall_web(table, at),
            (Effect::ShiftWebCard, Target::Web(at)) => self.shift_card(table, at)?,
            (Effect::ShieldWeb, Target::Web(at)) => self.shield_web(table, at),
            (Effect::AttemptAgain, Target::Web(at)) => self.attempt_again(table, at),

            (Effect::Harm, Target::Hero(at)) => self.harm(table, at)?,
            (Effect::Slay, Target::Hero(at)) => self.slay(table, at)?,
            (Effect::RaiseFree, Target::Hero(at)) => self.raise_free(table, at)?,
            (Effect::ShieldHero, Target::Hero(at)) => self.shield_hero(table, at),
            (Effect::BindHero, Target::Hero(at)) => self.bind_hero(table, at),
            (Effect::Strip, Target::Hero(at)) => self.strip(table, player, at)?,
            (Effect::TransferAttachment, Target::Hero(at)) => self.transfer(table, player, at)?,
            (Effect::ReadyHero, Target::Hero(at)) => self.ready_hero(table, at),
            (Effect::ReplaceHero, Target::Hero(at)) => self.replace_hero(table, at)?,
            (Effect::ExtraHero, _) => self.allow_hero(table, player),
            (Effect::ReviveHero(value), _) => self.revive_hero(table, player, value)?,

            (Effect::Draw(count), _) => self.draw_cards(table, player, count, "C1.4")?,
            (Effect::DiscardDraw(most), _) => self.discard_and_draw(table, player, most)?,
            (Effect::SellCards { max, each }, _) => self.sell_cards(table, player, max, each)?,
            (Effect::Foresee(count), _) => self.foresee(table, player, count)?,
            (Effect::DigDeck { look, take }, _) => self.dig(table, player, look, take)?,
            (Effect::TakeFromHades(what), _) => self.take_out_of_hades(table, player, what)?,
            (Effect::LookAtHand, Target::Hand(seat)) => self.look_at_hand(table, player, seat)?,
            (Effect::StealRandom(count), Target::Hand(seat)) => self.steal_random(table, player, seat, count)?,
            (Effect::TakeFromHand, Target::Hand(seat)) => self.take_card_of_hand(table, player, seat)?,
            (Effect::DiscardFromHand(chooser, count), Target::Hand(seat)) => {
                self.discard_of_hand(table, player, seat, chooser, count)?;
            }
            (Effect::TradeCard, Target::Hand(seat)) => self.trade_card(table, player, seat)?,

            (Effect::PeekCurtain(count), _) => self.peek_curtain(table, player, count)?,
            (Effect::SwapCurtain, _) => self.swap_curtain(table, player)?,
            (Effect::TakeCurtain(steps), _) => self.take_curtain(table, player, steps)?,
            (Effect::ClearCurtain(most), _) => self.clear_curtain(table, player, most)?,
            (Effect::MovePawn(steps), Target::Pawn(seat)) => self.push_pawn(table, player, seat, steps)?,
            (Effect::SwapPawns, Target::Pawn(seat)) => self.swap_pawns(table, player, seat)?,
            (Effect::ExtraSteps(steps), _) => self.add_steps(table, player, steps)?,

            (Effect::GainEco(eco), _) => self.gain_eco(table, player, eco.into()),
            (Effect::GainEach { count, each, most }, _) => self.gain_each(table, player, count, each, most),
            (Effect::LoseEco(eco), Target::Pawn(seat)) => self.lose_eco(table, seat, eco),
            (Effect::StealEco(eco), Target::Pawn(seat)) => self.steal_eco(table, player, seat, eco),
            (Effect::GateDiscount(eco), _) => self.discount_gate(table, player, eco),
            (Effect::SkipTurn, Target::Pawn(seat)) => self.skip_turn(table, seat),

            (Effect::RollBonus(n), _) => self.add_bonus(table, n),
            (Effect::Reroll, _) => self.roll_die(table)?,
            (Effect::ChangeResult(n), _) => self.change_result(table, n),
            (Effect::SetDie(face), _) => self.set_die(table, face),

            (Effect::Cancel, _) => self.cancel(table),
            (Effect::TakeAnswered, _) => self.take_answered(table, player),
            (Effect::Redirect, _) => self.redirect(table, player)?,
            _ => {}
        }
        Ok(())
    }
}
