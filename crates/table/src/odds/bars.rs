//! Distributions as bars to look at.

use super::{Dist, Odds};
use crate::Text;
use crate::scene::odds::{self as shown, BarShow};

/// One value of a distribution, as a bar.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bar {
    /// The result.
    pub value: i32,
    /// How likely it is.
    pub odds: Odds,
    /// From 0 to 1, where 1 is the likeliest value's bar.
    pub length: f64,
}

impl Dist {
    /// A bar for each value that can come, rising.
    pub fn bars(&self) -> Vec<Bar> {
        let longest = self.iter().map(|(_, odds)| odds.as_f64()).fold(0.0, f64::max);
        let bar = |(value, odds): (i32, Odds)| Bar { value, odds, length: odds.as_f64() / longest };
        self.iter().map(bar).collect()
    }

    /// The bars as a scene shows them, those for which `wins` holds marked.
    pub fn show(&self, name: Text, wins: impl Fn(i32) -> bool) -> BarShow {
        let bar = |(value, odds): (i32, Odds)| shown::Bar {
            label: Text::plain(value.to_string()),
            chance: odds.into(),
            wins: wins(value),
        };
        BarShow { name, bars: self.iter().map(bar).collect() }
    }

    /// A line for each value: the value, its bar of at most `width` characters, its chance.
    ///
    /// ```
    /// # fn example() -> Option<()> {
    /// let chart = table::odds::Dist::faces(&[0, 1, 1, 10])?.chart(4);
    /// assert_eq!(chart, " 0 ██   25%\n 1 ████ 50%\n10 ██   25%\n");
    /// # Some(())
    /// # }
    /// # example().unwrap();
    /// ```
    pub fn chart(&self, width: usize) -> String {
        let bars = self.bars();
        let wide = bars.iter().map(|bar| bar.value.to_string().len()).max().unwrap_or_default();
        let line = |bar: &Bar| format!("{:>wide$} {} {}\n", bar.value, strip(bar.length, width), bar.odds.percent());
        bars.iter().map(line).collect()
    }
}

/// A bar in eighths of a character, filled up with spaces. What can happen shows at least the thinnest bar.
fn strip(length: f64, width: usize) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = ((length * width as f64 * 8.0).round() as usize).clamp(1, (width * 8).max(1));
    let (full, part) = (eighths / 8, eighths % 8);
    let bar = format!("{}{}", "█".repeat(full), EIGHTHS[part]);
    format!("{bar:<width$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_as_long_as_their_chances() {
        let bars = Dist::faces(&[1, 1, 1, 1, 2, 2, 3]).expect("a die").bars();
        let lengths: Vec<_> = bars.iter().map(|bar| (bar.value, bar.length)).collect();
        assert_eq!(lengths, [(1, 1.0), (2, 0.5), (3, 0.25)]);
        assert_eq!(Odds::new(2, 7), Some(bars[1].odds));
    }

    #[test]
    fn a_scene_gets_the_same_bars_with_the_winning_ones_marked() {
        let show = Dist::faces(&[0, 1, 1]).expect("a die").show(Text::new("hits"), |value| value >= 1);
        let bars: Vec<_> = show.bars.iter().map(|bar| (bar.chance.ways, bar.chance.of, bar.wins)).collect();
        assert_eq!(bars, [(1, 3, false), (2, 3, true)]);
        assert_eq!(show.bars[1].label, Text::plain("1"));
    }

    #[test]
    fn a_thin_chance_still_shows_and_lines_are_equally_wide() {
        let rare = Dist::weighted([(-1, 1), (12, 100_000)]).expect("cases");
        assert_eq!(rare.chart(3), "-1 ▏   <1%\n12 ███ >99%\n");
        assert_eq!(Dist::certain(5).chart(2), "5 ██ 100%\n");
        assert_eq!(Dist::certain(5).chart(0).lines().count(), 1);
    }
}
