//! What attachments are worth to the hero who bears them: what each of their modifiers could bring or cost.

use crate::card::Value;
use crate::pack::{End, Modifier, Ward, When};
use crate::state::{Ascension, Hero, Worn};

/// What 1 more on every closing roll of a hero is worth.
const POINT: f32 = 1.7;

impl Ascension {
    /// What an attachment does to its hero; less if it will soon be gone.
    pub(super) fn worth_of_attachment(&self, hero: &Hero, worn: &Worn) -> f32 {
        let card = self.pack.attachment(worn.card);
        let worth: f32 = card.modifiers.iter().map(|modifier| worth_of_modifier(hero, modifier)).sum();
        let lasting = match worn.turns {
            0 => card.ends.iter().map(lasting).fold(1.0, f32::min),
            turns => (f32::from(turns) * 0.35).min(1.0),
        };
        worth * lasting
    }
}

/// What is left of a worth that ends with this.
fn lasting(end: &End) -> f32 {
    match end {
        End::Raised => 0.7,
        End::Closed => 0.8,
        End::Failed => 0.65,
        End::Turns(_) => 1.0,
    }
}

/// How often a modifier of attempts counts.
fn often(when: &When) -> f32 {
    match when {
        When::Always => 1.0,
        When::Declared(Value::Bronze) | When::Retry => 0.3,
        When::Declared(_) | When::LengthAtMost(_) | When::Behind => 0.45,
        When::LengthAtLeast(length) => (1.0 - f32::from(*length) * 0.1).max(0.3),
        When::Contains(_) | When::Gate | When::HeroesAtLeast(_) => 0.6,
        When::Alone | When::Equipped => 0.7,
    }
}

/// The mean of how much a limit moves a die of twelve faces, for this many faces that it moves.
fn moved(faces: u8) -> f32 {
    f32::from(faces) * f32::from(faces + 1) / 24.0
}

fn worth_of_modifier(hero: &Hero, modifier: &Modifier) -> f32 {
    let times = |n: &i8, worth: f32| f32::from(*n) * worth;
    match modifier {
        Modifier::Closing(when, n) => times(n, POINT * often(when)),
        Modifier::ClosingEach(_, n) => times(n, POINT),
        Modifier::ClosingEquipped { each, .. } => times(each, POINT),
        Modifier::DieAtLeast(n) => moved(n.saturating_sub(1)) * POINT,
        Modifier::DieAtMost(n) => -moved(12u8.saturating_sub(*n)) * POINT,
        Modifier::Reroll => 2.6,
        Modifier::RewardEco(when, n) => times(n, 0.7 * often(when)),
        Modifier::RewardCards(when, n) => times(n, 1.3 * often(when)),
        Modifier::RewardIncome(when, n) => times(n, 3.0 * often(when)),
        Modifier::RewardEach(n) => times(n, 2.5),
        Modifier::Income(n) => times(n, 3.0),
        Modifier::Steps(n) => times(n, 0.8),
        Modifier::Stake(n) => times(n, -0.5),
        Modifier::Consolation(n) => f32::from(*n) * 0.7,
        Modifier::GateRefund(_) => 1.5,
        Modifier::Slots(n) => times(n, 0.6),
        Modifier::Webs(n) => times(n, 1.2),
        Modifier::RaiseCost(n) => times(n, if hero.value == Value::Gold { 0.0 } else { -0.7 }),
        Modifier::NoRaise if hero.value == Value::Gold => -0.2,
        Modifier::NoRaise => -2.5,
        Modifier::NoClosing => -6.0,
        Modifier::Toll(n) => f32::from(*n) * -0.9,
        Modifier::Ward(Ward::EachRound) => 2.2,
        Modifier::Ward(Ward::Once) => 1.5,
        Modifier::SlayIsHarm => 0.9,
        Modifier::HarmTwice if hero.value == Value::Bronze => -0.2,
        Modifier::HarmTwice => -1.6,
        Modifier::ReturnsToHand | Modifier::Sealed => 1.2,
        Modifier::Unaimed | Modifier::WebGuard | Modifier::RollGuard => 1.7,
        Modifier::Clinging => -0.8,
        Modifier::WildCard(_) => 2.6,
        _ => 0.0,
    }
}
