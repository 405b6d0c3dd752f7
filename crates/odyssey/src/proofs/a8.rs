//! A8 · What happens.

use super::sea::*;
use crate::state::campaign::Omens;

#[test]
fn a8_1_effects_happen_in_order_until_all_is_decided() {
    sea()
        .suffers("[Gain(Doom, 2), Lose(Doom, 3), Gain(Doom, 1)]")
        .check(|game| assert_eq!(game.voyage().doom.tokens, 1));
    sea().suffers("[Lose(Crew, 6), Mark(\"calf\")]").check(|game| assert!(!game.is_marked(slug("calf"))));
    sea().suffers("[Mark(\"calf\")]").check(|game| assert!(game.is_marked(slug("calf"))));
}

/// Also proves C7.5.
#[test]
fn a8_1_what_is_noted_for_battles_and_the_deck() {
    sea().suffers("[Providence, Escalate(2), Appease, Card(\"storm\"), Card(\"storm\"), Ambush, Unseen]").check(
        |game| {
            let campaign = game.voyage();
            assert_eq!(campaign.next_battle, Omens { providence: true, escalations: 2, ..Omens::default() });
            assert_eq!((campaign.adversary.appeased, campaign.exploration.deck.len()), (1, 18), "the card joined once");
            assert!(campaign.exploration.unseen && campaign.exploration.ambushes == 1);
        },
    );
}
