//! F3, F4, F9 · What may come of a shot, exact over the outcomes that can come.

use crate::card::{Ability, Shot};
use crate::fire::Target;
use crate::state::Aurora;
use table::scene::odds::BarShow;
use table::scene::{Chance, Odds};
use table::{Seat, Text, text};

impl Aurora {
    /// F4 · What a shot may do: exact, over the outcomes that can come.
    pub(crate) fn odds(&self, value: u8, more: u8, target: Target, steady: bool) -> Odds {
        let cards = self.possible_outcomes();
        let mut ways = [0u64; 8];
        let mut jams = 0;
        for card in &cards {
            match self.shot(*card, value) {
                Shot::Jam if steady => ways[0] += 1,
                Shot::Jam => jams += 1,
                Shot::Hit(0) => ways[0] += 1,
                Shot::Hit(damage) => ways[usize::from(damage + more).min(7)] += 1,
            }
        }
        let needed = match target {
            Target::Turret(turret) => self.armour(turret),
            Target::Enemy(_) => 1,
        };
        let all = cards.len() as u64;
        let wins: u64 =
            ways.iter().enumerate().filter(|(damage, _)| *damage >= usize::from(needed)).map(|(_, n)| n).sum();
        let mut bars = BarShow::new(text!("odds-shot", value = value)).bar("odds-jam", Chance::new(jams, all), false);
        for (damage, n) in ways.iter().enumerate().filter(|(_, n)| **n > 0) {
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

    fn chance(odds: &Odds) -> Option<Chance> {
        odds.chance
    }

    #[test]
    fn a_shot_counts_only_outcomes_with_the_back_on_top() {
        // Back 2 is on Wide 1, Grazing 2 and 3, Crushing 1: for weapon 2 these are 0, 1, 1 and 2.
        let game = game(ALL, 2);
        let turret = Target::Turret(1);
        assert_eq!(chance(&game.odds(2, 0, turret, false)), Some(Chance::new(1, 4)), "armour 2");
        assert_eq!(chance(&game.odds(2, 1, turret, false)), Some(Chance::new(3, 4)), "a gunner adds 1 to hits only");
        assert_eq!(chance(&game.odds(2, 0, Target::Turret(0), false)), Some(Chance::new(3, 4)), "armour 1");
    }

    #[test]
    fn with_one_outcome_left_all_twelve_are_counted() {
        let few = game(1, 1);
        // 6 of the twelve do 1, 2 do 2, 2 nothing, 2 jam.
        assert_eq!(chance(&few.odds(2, 0, Target::Turret(0), false)), Some(Chance::new(8, 12)));
        let two = game(0b11, 1);
        assert_eq!(chance(&two.odds(2, 0, Target::Turret(0), false)), Some(Chance::new(0, 1)), "a sure jam");
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
