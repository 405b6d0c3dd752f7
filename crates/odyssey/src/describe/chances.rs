//! The exact chances of an option, for the eye.

use crate::ids::TitanId;
use crate::odds::Gains;
use crate::state::{Odyssey, Weapon};
use table::scene::odds::BarShow;
use table::scene::{Chance, Odds};
use table::{Text, text};

impl Odyssey {
    /// B7 · To hit, to wound and to wound critically with a weapon; the figure beside the option is the chance to wound.
    pub(super) fn attack_chances(&self, titan: TitanId, weapon: Weapon) -> Option<Odds> {
        let odds = self.attack_odds(titan, weapon)?;
        let bars = BarShow::new("odds-attack")
            .bar("odds-hit", Chance::from(odds.hit), true)
            .bar("odds-wound", Chance::from(odds.wound), true)
            .bar("odds-crit", Chance::from(odds.crit), true);
        let roll = text!(
            "odds-attack-roll",
            dice = self.attack_dice(titan, weapon),
            precision = self.precision(titan, weapon),
            tohit = self.to_hit()
        );
        Some(Odds::new(Chance::from(odds.wound)).roll(roll).show(bars))
    }

    /// What rolling one die again is good for, beside how things stand.
    pub(super) fn reroll_chances(&self, place: u8) -> Option<Odds> {
        if let Some(attack_on_target) = self.attack_on_target().filter(|attack| usize::from(place) < attack.dice.len())
        {
            let evades = Chance::from(crate::odds::evading(attack_on_target.evasion, attack_on_target.difficulty)?);
            let bars = BarShow::new("odds-evade").bar("odds-this-die", evades, true);
            return Some(Odds::new(evades).show(bars));
        }
        let titan_attack = self.titan_attack()?;
        let gains = if titan_attack.power.is_empty() {
            self.attack_reroll_gains(titan_attack.dice.len())?
        } else {
            self.power_reroll_gains(titan_attack.power.len())?
        };
        shown(&gains, place)
    }
}

fn shown(gains: &Gains, place: u8) -> Option<Odds> {
    let alone = Chance::from(*gains.each.get(place as usize)?);
    let best: Vec<Text> = gains.best.iter().map(|die| Text::plain((die + 1).to_string())).collect();
    let bars = BarShow::new("odds-wound")
        .bar("odds-now", Chance::from(gains.now), false)
        .bar("odds-this-die", alone, true)
        .bar("odds-best-set", Chance::from(gains.best_chance), true);
    let odds = Odds::new(alone).show(bars);
    Some(if best.is_empty() { odds } else { odds.note(text!("odds-best-dice", dice = best)) })
}
