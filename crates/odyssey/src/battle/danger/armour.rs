//! B6.1, B6.2 · The armour roll.

use crate::battle::dice_streams;
use crate::ids::TitanId;
use crate::pack::schema::Trigger;
use crate::state::{Odyssey, PowerDie};
use smallvec::SmallVec;
use table::{Few, Play, Seats, Table, text};

impl Odyssey {
    /// B6.1 · All armour dice of the titan against the attack in progress; each potential holds 1 Danger off.
    pub(super) fn armour_roll(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play<u8> {
        self.take_up_armour(table, titan)?;
        self.trigger(table, titan, Trigger::AboutToArmour)?;
        let Some(attack) = self.attack_on_target().copied() else {
            return Ok(0);
        };
        let mut pool = self.armour_dice(titan, attack.active);
        let more = attack.reinforced;
        (0..3).for_each(|colour| pool.dice[colour] += more.dice[colour]);
        pool.raw += more.raw;
        let pool = pool.limited();
        if pool.is_empty() && pool.raw <= 0 {
            return Ok(0);
        }
        let dice = roll_armour(table, pool.colours())?;
        let potential = |die: &PowerDie| die.colour.face(die.thrown).potential;
        let rolled: u8 = dice.iter().map(potential).sum();
        let held = rolled + pool.raw.max(0) as u8;
        self.with_attack_on_target(|attack| {
            attack.armour = dice;
            attack.reinforced = Default::default();
        });
        table.log("B6.2", || {
            text!("log-armour", titan = self.titan_name(titan), dice = dice.len() as i64, count = held)
        });
        Ok(held)
    }
}

fn roll_armour(
    table: &mut Table<Odyssey>,
    colours: impl Iterator<Item = crate::dice::Colour>,
) -> Play<Few<PowerDie, 15>> {
    let colours: SmallVec<[_; 15]> = colours.collect();
    if colours.is_empty() {
        return Ok(Few::new());
    }
    let faces = table.roll_many(dice_streams::ARMOUR, 6, colours.len() as u8, Seats::EVERYONE)?;
    let dice = colours.iter().zip(faces.iter()).map(|(colour, thrown)| PowerDie {
        colour: *colour,
        thrown: *thrown,
        rerolled: false,
    });
    Ok(dice.collect())
}
