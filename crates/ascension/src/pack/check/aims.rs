//! Effects only with aims they work with, prices first, modifiers only where they mean something.

use crate::pack::{Ability, Aim, Effect, End, Event, Modifier, Timing, Ward, Whose};
use table::pack::{Complaints, Located, Written};

/// What has a modifier or an ability.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Owner {
    God,
    Hero,
    Attachment,
}

pub fn event(entry: &Located<Event>, complaints: &mut Complaints) {
    effects(&entry.effects, entry.aim, entry, complaints);
    let fits = match entry.aim {
        Aim::Answered => entry.timing == Timing::Answer,
        Aim::Roll(_) => entry.timing == Timing::AfterRoll,
        Aim::Attempt(_) => entry.timing == Timing::AnyTime,
        _ => matches!(entry.timing, Timing::OwnTurn | Timing::AnyTime),
    };
    if !fits {
        let said = format!("a card of timing {:?} cannot have the aim {:?}", entry.timing, entry.aim);
        complaints.add(entry.at_word("aim"), said);
    }
    let in_own_turn =
        |effect: &&Effect| matches!(effect, Effect::ExtraHero | Effect::ExtraSteps(_) | Effect::GateDiscount(_));
    if entry.timing != Timing::OwnTurn
        && let [only] = &entry.effects[..]
        && in_own_turn(&only)
    {
        complaints.add(entry.at_word("timing"), format!("{only:?} does something in the own turn only"));
    }
}

pub fn ability<R>(ability: &Ability<Written>, entry: &Located<R>, owner: Owner, complaints: &mut Complaints) {
    match ability {
        Ability::Always(list) => modifiers(list, entry, owner, complaints),
        Ability::Once { aim, effects: list, .. } => {
            if matches!(aim, Aim::Attempt(_) | Aim::Roll(_) | Aim::Answered) {
                let said = format!("an ability is used outside windows and cannot have the aim {aim:?}");
                complaints.add(entry.at_word("aim"), said);
            }
            effects(list, *aim, entry, complaints);
        }
    }
}

fn effects<R>(effects: &[Effect], aim: Aim, entry: &Located<R>, complaints: &mut Complaints) {
    let at = || entry.at_word("effects");
    if effects.iter().all(|effect| effect.is_price()) {
        complaints.add(at(), "expected at least one effect that is not a price");
    }
    let prices = effects.iter().take_while(|effect| effect.is_price()).count();
    if effects[prices..].iter().any(|effect| effect.is_price()) {
        complaints.add(at(), "prices stand before all other effects");
    }
    for effect in effects.iter().filter(|effect| !works_with(**effect, aim)) {
        complaints.add(at(), format!("{effect:?} does not work with the aim {aim:?}"));
    }
    let cancels = effects.contains(&Effect::Cancel);
    if effects.contains(&Effect::TakeAnswered) && !cancels {
        complaints.add(at(), "TakeAnswered comes after Cancel");
    }
}

/// Whether an effect can do something with what a card of this aim is played on.
fn works_with(effect: Effect, aim: Aim) -> bool {
    use Effect as E;
    match effect {
        E::CutCard => matches!(aim, Aim::Web(_) | Aim::Attempt(_)),
        E::TakeWebCard | E::ShieldWeb => matches!(aim, Aim::Web(_)),
        E::RecallWeb | E::RecallWebCard | E::ShiftWebCard | E::AttemptAgain => aim == Aim::Web(Whose::Own),
        E::Harm | E::Slay | E::ShieldHero | E::BindHero | E::Strip | E::TransferAttachment => {
            matches!(aim, Aim::Hero(_))
        }
        E::RaiseFree | E::ReadyHero | E::ReplaceHero => aim == Aim::Hero(Whose::Own),
        E::LookAtHand | E::StealRandom(_) | E::TakeFromHand | E::DiscardFromHand(..) | E::TradeCard => aim == Aim::Hand,
        E::MovePawn(_) | E::LoseEco(_) => matches!(aim, Aim::Pawn(_)),
        E::SwapPawns | E::StealEco(_) | E::SkipTurn => aim == Aim::Pawn(Whose::Other),
        E::RollBonus(_) => matches!(aim, Aim::Attempt(_)),
        E::Reroll | E::ChangeResult(_) | E::SetDie(_) => matches!(aim, Aim::Roll(_)),
        E::Cancel | E::TakeAnswered | E::Redirect => aim == Aim::Answered,
        // What concerns only the one who plays the card goes with any aim.
        E::PayEco(_)
        | E::DiscardOwn(_)
        | E::ExtraHero
        | E::ReviveHero(_)
        | E::Draw(_)
        | E::DiscardDraw(_)
        | E::SellCards { .. }
        | E::Foresee(_)
        | E::DigDeck { .. }
        | E::TakeFromHades(_)
        | E::PeekCurtain(_)
        | E::SwapCurtain
        | E::TakeCurtain(_)
        | E::ClearCurtain(_)
        | E::ExtraSteps(_)
        | E::GainEco(_)
        | E::GainEach { .. }
        | E::GateDiscount(_) => true,
    }
}

pub fn modifiers<R>(list: &[Modifier<Written>], entry: &Located<R>, owner: Owner, complaints: &mut Complaints) {
    let at = || match owner {
        Owner::Attachment => entry.at_word("modifiers"),
        _ => entry.at_word("Always"),
    };
    for modifier in list {
        if modifier.properties().is_of_god_only && owner != Owner::God {
            complaints.add(at(), format!("only a god’s sheet can have {modifier:?}"));
        }
        if matches!(modifier, Modifier::Clinging | Modifier::Ward(Ward::Once)) && owner != Owner::Attachment {
            complaints.add(at(), format!("only an equipment or a condition can have {modifier:?}"));
        }
    }
}

pub fn ends<R>(ends: &[End], entry: &Located<R>, complaints: &mut Complaints) {
    if ends.contains(&End::Turns(0)) {
        complaints.add(entry.at_word("ends"), "expected at least 1 turn");
    }
}
