//! The symbols of a mission and of a camp.

use crate::ids::{Member, ReagentId};
use crate::pack::schema::{Characteristic, Status};
use crate::state::Renaissance;
use table::scene::{Sign, Tone};
use table::{Text, text};

impl Renaissance {
    /// Characteristics, what stands on sheets, cards and the clock, and the status tokens that somebody has.
    pub(super) fn mission_signs(&self) -> Vec<Sign> {
        let marks = [
            ("wound", "scene-wounds", "legend-wounds", Tone::Bad),
            ("laurel", "heroism", "legend-heroism", Tone::Accent),
            ("threat", "threat", "legend-threat", Tone::Bad),
            ("clock", "scene-ap", "legend-ap", Tone::Neutral),
            ("sight", "scene-range", "legend-range", Tone::Neutral),
            ("shield", "legend-resistance", "legend-resistance-text", Tone::Neutral),
            ("eye", "card-control", "legend-control", Tone::Neutral),
            ("bell", "legend-event", "legend-event-text", Tone::Bad),
            ("why", "a-mystery", "legend-mystery", Tone::Accent),
        ];
        let marks = marks.into_iter().map(|(icon, name, text, tone)| Sign::new(icon, name).tone(tone).text(text));
        let tokens = Status::ALL.into_iter().filter(|token| self.somebody_has(*token)).map(|token| {
            let tone = if token.is_positive() { Tone::Good } else { Tone::Bad };
            Sign::new("state", token.text()).tone(tone).text(Text::new(format!("status-{}-text", token.slug())))
        });
        stats().chain(marks).chain(tokens).collect()
    }

    /// What stands on sheets and shelves between missions.
    pub(super) fn camp_signs(&self) -> Vec<Sign> {
        let marks = [
            ("book", "experience", "legend-experience"),
            ("wound", "severe-wounds", "legend-severe"),
            ("coin", "coins", "legend-coins"),
        ];
        let marks = marks.into_iter().map(|(icon, name, text)| Sign::new(icon, name).text(text));
        let reagents = self.pack.ids().filter(|id: &ReagentId| self.pack.reagents[id.index()].coins == 0);
        let reagents = reagents.map(|id| {
            let deck = self.pack.reagents[id.index()].deck.text();
            Sign::new(self.pack.icon(id).clone(), self.pack.name(id)).text(text!("legend-reagent", deck = deck))
        });
        stats().chain(marks).chain(reagents).collect()
    }

    fn somebody_has(&self, token: Status) -> bool {
        let heroes = Member::ALL.into_iter().any(|member| self.hero(member).tokens.has(token));
        heroes || self.foes.iter().any(|foe| foe.tokens.has(token))
    }
}

fn stats() -> impl Iterator<Item = Sign> {
    let text = |stat: Characteristic| Text::new(format!("legend-{}", stat.slug()));
    Characteristic::ALL.into_iter().map(move |stat| Sign::new(stat.icon(), stat.text()).text(text(stat)))
}
