//! F3, F4, F9 · What may come of a shot, exact over the outcomes that can come.

use crate::card::{Ability, Shot};
use crate::fire::Target;
use crate::state::Aurora;
use table::scene::odds::BarShow;
use table::scene::{Chance, Odds};
use table::{Seat, Text, text};

/// How a shot is made: the weapon’s value, what the gunner adds to a hit (K4), whether jams are misses (K4), and whether a miss or a jam
/// is revealed again (O2).
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Aim {
    pub value: u8,
    pub more: u8,
    pub steady: bool,
    pub again: bool,
}

/// In how many ways a shot comes to a jam, and to each damage.
#[derive(Default)]
struct Ways {
    jams: u64,
    damage: [u64; 8],
}

impl Ways {
    fn add(&mut self, shot: Shot, aim: Aim, ways: u64) {
        match shot {
            Shot::Jam if aim.steady => self.damage[0] += ways,
            Shot::Jam => self.jams += ways,
            Shot::Hit(0) => self.damage[0] += ways,
            Shot::Hit(damage) => self.damage[usize::from(damage + aim.more).min(7)] += ways,
        }
    }

    fn all(&self) -> u64 {
        self.jams + self.damage.iter().sum::<u64>()
    }
}

impl Aurora {
    /// Over the outcomes that can come, and over those that can follow where a miss or a jam is revealed again.
    fn shot_ways(&self, aim: Aim) -> Ways {
        let mut ways = Ways::default();
        for card in self.possible_outcomes() {
            let (shot, then) = (self.shot(card, aim.value), self.outcomes_after(card));
            match (aim.again, shot) {
                (true, Shot::Jam | Shot::Hit(0)) => {
                    then.into_iter().for_each(|next| ways.add(self.shot(next, aim.value), aim, 1));
                }
                (true, Shot::Hit(_)) => ways.add(shot, aim, then.len() as u64),
                (false, _) => ways.add(shot, aim, 1),
            }
        }
        ways
    }

    /// F4 · What a shot may do: exact, over the outcomes that can come.
    pub(crate) fn odds(&self, aim: Aim, target: Target) -> Odds {
        let ways = self.shot_ways(aim);
        let needed = match target {
            Target::Turret(turret) => self.armour(turret),
            Target::Enemy(_) => 1,
        };
        let all = ways.all();
        let wins: u64 = ways.damage.iter().skip(needed.into()).sum();
        let name = if aim.again { "odds-shot-again" } else { "odds-shot" };
        let jams = Chance::new(ways.jams, all);
        let mut bars = BarShow::new(text!(name, value = aim.value)).bar("odds-jam", jams, false);
        for (damage, n) in ways.damage.iter().enumerate().filter(|(_, n)| **n > 0) {
            let label = Text::plain(damage.to_string());
            bars = bars.bar(label, Chance::new(*n, all), damage >= usize::from(needed));
        }
        let note = match target {
            Target::Turret(_) => text!("odds-armour", armour = needed),
            Target::Enemy(card) => {
                let foe = self.enemies.iter().find(|foe| foe.card == card);
                let left = self.pack.enemy(card).strength.saturating_sub(foe.map_or(0, |foe| foe.damage));
                text!("odds-enemy", left = left)
            }
        };
        Odds::new(Chance::new(wins, all)).show(bars).note(note)
    }

    /// F3 · Where the next hit may go, exact over the outcomes that are left, and what it does at this row of alert.
    pub(crate) fn hit_odds(&self, seat: Seat) -> Odds {
        let ways = self.possible_columns();
        let all = ways.iter().map(|n| u64::from(*n)).sum();
        let bars = (1u8..).zip(ways).fold(BarShow::new("odds-hit"), |bars, (column, n)| {
            bars.bar(text!("see-column", column = column), Chance::new(n.into(), all), false)
        });
        let damage = self.row_damage(seat);
        Odds::open().show(bars).note(text!("odds-hit-damage", damage = damage))
    }

    /// F9, K4 · Whether a grenade hurts whoever throws it. What it does to its target is certain.
    pub(crate) fn blast_odds(&self, seat: Seat) -> Odds {
        let cards = self.possible_outcomes();
        let steady = self.has(seat, Ability::Steadies);
        let jams = cards.iter().filter(|card| !steady && self.pack.outcome_card(**card).grenade_jams).count() as u64;
        let all = cards.len() as u64;
        let bars = BarShow::new("odds-grenade").bar("odds-blast", Chance::new(jams, all), false);
        Odds::open().show(bars.bar("odds-clear", Chance::new(all - jams, all), true))
    }
}

#[cfg(test)]
mod tests {
    use super::Aim;
    use crate::fire::Target;
    use crate::{Aurora, AuroraOptions, CONTENT, Pack};
    use table::pack::{CheckedPack, Source};
    use table::scene::{Chance, Odds};
    use table::{Rules, Seat, Shared};

    /// A game in which these outcomes are left and the back on top shows this column.
    fn game(outcomes: u16, back: u8) -> Aurora {
        let pack = Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"));
        let mut game = Aurora::new(&Shared::new(pack), &AuroraOptions::default(), 2);
        (game.outcomes, game.back) = (outcomes, back);
        game
    }

    const ALL: u16 = 0b1111_1111_1111;

    /// Weapon 2, with nobody who helps.
    const GUN: Aim = Aim { value: 2, more: 0, steady: false, again: false };

    fn chance(odds: &Odds) -> Option<Chance> {
        odds.chance
    }

    #[test]
    fn a_shot_counts_only_outcomes_with_the_back_on_top() {
        // Back 2 is on Wide 1, Grazing 2 and 3, Crushing 1: for weapon 2 these are 0, 1, 1 and 2.
        let game = game(ALL, 2);
        let turret = Target::Turret(1);
        assert_eq!(chance(&game.odds(GUN, turret)), Some(Chance::new(1, 4)), "armour 2");
        assert_eq!(
            chance(&game.odds(Aim { more: 1, ..GUN }, turret)),
            Some(Chance::new(3, 4)),
            "a gunner adds 1 to hits only"
        );
        assert_eq!(chance(&game.odds(GUN, Target::Turret(0))), Some(Chance::new(3, 4)), "armour 1");
    }

    #[test]
    fn with_one_outcome_left_all_twelve_are_counted() {
        let few = game(1, 1);
        // 6 of the twelve do 1, 2 do 2, 2 nothing, 2 jam.
        assert_eq!(chance(&few.odds(GUN, Target::Turret(0))), Some(Chance::new(8, 12)));
        let two = game(0b11, 1);
        assert_eq!(chance(&two.odds(GUN, Target::Turret(0))), Some(Chance::new(0, 1)), "a sure jam");
    }

    #[test]
    fn a_miss_or_a_jam_that_is_revealed_again_is_counted_twice_over() {
        // Back 2: Wide 1 misses with weapon 2, and of the other eleven 8 do at least 1. The other three hit at once.
        let again = Aim { again: true, ..GUN };
        assert_eq!(chance(&game(ALL, 2).odds(again, Target::Turret(0))), Some(Chance::new(3 * 11 + 8, 4 * 11)));
        // A hit that is too weak for armour 2 is not revealed again: of the eleven, 2 crush.
        assert_eq!(chance(&game(ALL, 2).odds(again, Target::Turret(1))), Some(Chance::new(11 + 2, 4 * 11)));
        // Two seizing outcomes are left: a jam, and then all twelve are shuffled.
        assert_eq!(chance(&game(0b11, 1).odds(again, Target::Turret(0))), Some(Chance::new(8, 12)));
    }

    #[test]
    fn jams_that_are_misses_are_no_jams() {
        let steady = Aim { steady: true, ..GUN };
        let jams = |aim: Aim| {
            let odds = game(0b11, 1).odds(aim, Target::Turret(0));
            let [table::scene::odds::Show::Bars(bars)] = odds.shows.as_slice() else { panic!("no bars") };
            bars.bars[0].chance
        };
        assert_eq!([jams(GUN), jams(steady)], [Chance::new(1, 1), Chance::new(0, 1)]);
    }

    #[test]
    fn a_hit_goes_to_the_back_below_the_one_on_top() {
        // Each column is on four backs; the one on top is turned over first.
        assert_eq!(game(ALL, 2).possible_columns(), [4, 3, 4]);
        assert_eq!(game(ALL, 3).possible_columns(), [4, 4, 3]);
        assert_eq!(game(1, 1).possible_columns(), [4, 4, 4], "all twelve are shuffled first");
    }

    #[test]
    fn the_bars_of_a_hit_are_the_ways_of_each_column() {
        let game = game(ALL, 2);
        let odds = game.hit_odds(Seat(0));
        let [table::scene::odds::Show::Bars(bars)] = odds.shows.as_slice() else { panic!("no bars") };
        let chances: Vec<Chance> = bars.bars.iter().map(|bar| bar.chance).collect();
        assert_eq!(chances, [Chance::new(4, 11), Chance::new(3, 11), Chance::new(4, 11)]);
    }
}
