//! The colour of each tone on a light and a dark background, and the appearance without colours.

use ratatui::style::{Color, Modifier, Style};
use table::scene::Tone;
use table::{Looks, Seat, scene};

/// How the page is coloured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    Light,
    Dark,
    /// The terminal's own two colours: shapes, brackets and weight say everything.
    Plain,
}

impl Theme {
    /// What fits the terminal, as far as its environment tells. `NO_COLOR` is honoured.
    pub fn of_terminal(env: impl Fn(&str) -> Option<String>) -> Theme {
        if env("NO_COLOR").is_some_and(|set| !set.is_empty()) || env("TERM").as_deref() == Some("dumb") {
            return Theme::Plain;
        }
        let ground = env("COLORFGBG").and_then(|set| set.rsplit(';').next()?.parse::<u8>().ok());
        match ground {
            Some(7 | 9..=15) => Theme::Light,
            _ => Theme::Dark,
        }
    }

    pub fn next(self) -> Theme {
        match self {
            Theme::Dark => Theme::Light,
            Theme::Light => Theme::Plain,
            Theme::Plain => Theme::Dark,
        }
    }
}

/// The colours of a page. Everything drawn takes its style from here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Palette {
    pub theme: Theme,
    /// Whether the terminal knows all colours or only 256.
    pub exact: bool,
    /// Where the game's own tones are.
    pub looks: &'static Looks,
}

/// A colour on a light and on a dark page.
type Pair = (u32, u32);

const PAPER: Pair = (0xfbfbf8, 0x172028);
const INSET: Pair = (0xeff2ef, 0x1e2932);
const INK: Pair = (0x1a242c, 0xeaede8);
const INK_2: Pair = (0x45525b, 0xb4bfc4);
const INK_3: Pair = (0x586570, 0x97a5ad);
const LINE: Pair = (0x9fabad, 0x4c5d69);
const HAIR: Pair = (0xccd4d3, 0x2c3943);
const LAMP: Pair = (0xa96a00, 0xffc64a);
const LAMP_FILL: Pair = (0xffc53d, 0xffc64a);
const REACH: Pair = (0xfbe9c4, 0x3d3a2c);
const ON_LAMP: Pair = (0x1a242c, 0x172028);
const WALL: Pair = (0xc0201f, 0xff5a4f);
const SIGHT: Pair = (0x1b5d9b, 0x8cc4ff);
const ON_SEAT: Pair = (0xffffff, 0x0d1418);

const SEATS: [Pair; 6] = [
    (0xa1313b, 0xe0737a),
    (0x27568f, 0x7fb0ec),
    (0x2c6a4a, 0x74c296),
    (0x86590e, 0xdcae55),
    (0x6a3a86, 0xc596df),
    (0x4b565e, 0xaab6be),
];

/// The silhouettes of the seats, for eyes that see no colour.
const SIGNS: [char; 6] = ['●', '○', '◆', '◇', '■', '□'];

/// The sign of a seat.
pub fn sign(seat: Seat) -> char {
    SIGNS[seat.index() % SIGNS.len()]
}

/// The sign of a tone, if it is that of a seat.
pub fn sign_of(tone: &Tone) -> Option<char> {
    match tone {
        Tone::Seat(seat) => Some(sign(*seat)),
        _ => None,
    }
}

impl Palette {
    fn color(self, (light, dark): Pair) -> Color {
        let hex = match self.theme {
            Theme::Plain => return Color::Reset,
            Theme::Light => light,
            Theme::Dark => dark,
        };
        if self.exact { exact(hex) } else { nearest(hex) }
    }

    fn ink_of(self, pair: Pair) -> Style {
        Style::new().fg(self.color(pair))
    }

    fn on(self, ink: Pair, ground: Pair) -> Style {
        match self.theme {
            Theme::Plain => Style::new().add_modifier(Modifier::REVERSED),
            _ => Style::new().fg(self.color(ink)).bg(self.color(ground)),
        }
    }

    /// The page itself.
    pub fn page(self) -> Style {
        Style::new().fg(self.color(INK)).bg(self.color(PAPER))
    }

    /// What lies a little deeper than the page.
    pub fn inset(self) -> Style {
        Style::new().fg(self.color(INK)).bg(self.color(INSET))
    }

    pub fn ink(self) -> Style {
        self.ink_of(INK)
    }

    pub fn strong(self) -> Style {
        self.ink().add_modifier(Modifier::BOLD)
    }

    /// Second to the ink: details.
    pub fn quiet(self) -> Style {
        self.ink_of(INK_2)
    }

    /// Third: rules, hints, what is out of use.
    pub fn faint(self) -> Style {
        match self.theme {
            Theme::Plain => Style::new().add_modifier(Modifier::DIM),
            _ => self.ink_of(INK_3),
        }
    }

    /// Borders.
    pub fn line(self) -> Style {
        match self.theme {
            Theme::Plain => Style::new().add_modifier(Modifier::DIM),
            _ => self.ink_of(LINE),
        }
    }

    /// The lines of a grid and the dots of a way.
    pub fn hair(self) -> Style {
        match self.theme {
            Theme::Plain => Style::new().add_modifier(Modifier::DIM),
            _ => self.ink_of(HAIR),
        }
    }

    /// What the viewer may choose, as words or a border.
    pub fn lamp(self) -> Style {
        self.ink_of(LAMP).add_modifier(Modifier::BOLD)
    }

    /// A key, or the thing in hand.
    pub fn lamp_fill(self) -> Style {
        self.on(ON_LAMP, LAMP_FILL).add_modifier(Modifier::BOLD)
    }

    /// The light tint of what is in reach. Where there are no colours its dot must do.
    pub fn reach(self) -> Style {
        match self.theme {
            Theme::Plain => Style::new(),
            _ => self.ink_of(LAMP).bg(self.color(REACH)),
        }
    }

    pub fn wall(self) -> Style {
        self.ink_of(WALL).add_modifier(Modifier::BOLD)
    }

    pub fn sight(self) -> Style {
        self.ink_of(SIGHT)
    }

    pub fn bad(self) -> Style {
        self.tone(&Tone::Bad)
    }

    /// Words in the colour of a tone.
    pub fn tone(self, tone: &Tone) -> Style {
        match pair_of(self.looks, tone) {
            Some(pair) => self.ink_of(pair),
            None => self.ink(),
        }
    }

    /// A filled shape in the colour of a tone.
    pub fn filled(self, tone: &Tone) -> Style {
        self.on(ON_SEAT, pair_of(self.looks, tone).unwrap_or(INK_2)).add_modifier(Modifier::BOLD)
    }

    /// A pale ground in the colour of a tone; nothing where there are no colours.
    pub fn tint(self, tone: &Tone, parts_of_16: u32) -> Style {
        if self.theme == Theme::Plain {
            return Style::new();
        }
        let (light, dark) = pair_of(self.looks, tone).unwrap_or(LINE);
        let pair = (mix(PAPER.0, light, parts_of_16), mix(PAPER.1, dark, parts_of_16));
        Style::new().bg(self.color(pair))
    }
}

fn pair_of(looks: &Looks, tone: &scene::Tone) -> Option<Pair> {
    Some(match tone {
        Tone::Neutral => return None,
        Tone::Accent => accent(looks.hue),
        Tone::Seat(seat) => SEATS[seat.index() % SEATS.len()],
        Tone::Bronze => (0x8a4f24, 0xd99a68),
        Tone::Silver => (0x5c6870, 0xb9c4cb),
        Tone::Gold => (0x866000, 0xe6c04f),
        Tone::Good => (0x1f6b45, 0x7fd0a2),
        Tone::Bad => (0xa3262a, 0xff9a92),
        Tone::Named(name) => looks.tone(name).map_or(INK_2, |tone| (tone.colour.light, tone.colour.dark)),
    })
}

/// The game's hue, as light and as strong as the browser makes it.
fn accent(hue: u16) -> Pair {
    (oklch(0.44, 0.125, hue), oklch(0.80, 0.10, hue))
}

/// A colour by its lightness, its chroma and its hue. Where a screen has no such colour, it is paler until there is one.
fn oklch(lightness: f64, chroma: f64, hue: u16) -> u32 {
    let (sin, cos) = f64::from(hue).to_radians().sin_cos();
    let paler = (0..=20).map(|step| chroma * f64::from(20 - step) / 20.0);
    let colours = paler.map(|chroma| srgb(lightness, chroma * cos, chroma * sin));
    let shown = colours.clone().find(|colour| colour.iter().all(|channel| (-0.001..=1.001).contains(channel)));
    let channel = |part: f64| (part.clamp(0.0, 1.0) * 255.0).round() as u32;
    shown.unwrap_or([lightness; 3]).into_iter().fold(0, |hex, part| hex << 8 | channel(part))
}

/// OKLab to the three channels of a screen, from 0 to 1.
fn srgb(lightness: f64, a: f64, b: f64) -> [f64; 3] {
    let cone = |along_a: f64, along_b: f64| (lightness + along_a * a + along_b * b).powi(3);
    let (l, m, s) = (
        cone(0.396_337_777_4, 0.215_803_757_3),
        cone(-0.105_561_345_8, -0.063_854_172_8),
        cone(-0.089_484_177_5, -1.291_485_548),
    );
    let linear = [
        4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
        -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
        -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
    ];
    linear.map(|part| match part {
        part if part <= 0.003_130_8 => 12.92 * part,
        part => 1.055 * part.powf(1.0 / 2.4) - 0.055,
    })
}

fn channels(hex: u32) -> [u32; 3] {
    [hex >> 16 & 0xff, hex >> 8 & 0xff, hex & 0xff]
}

/// This many sixteenths of one colour in another.
fn mix(ground: u32, ink: u32, parts: u32) -> u32 {
    let mixed =
        channels(ground).into_iter().zip(channels(ink)).map(|(ground, ink)| (ground * (16 - parts) + ink * parts) / 16);
    mixed.fold(0, |hex, channel| hex << 8 | channel)
}

fn exact(hex: u32) -> Color {
    let [r, g, b] = channels(hex).map(|channel| channel as u8);
    Color::Rgb(r, g, b)
}

/// The nearest of the 216 colours of the cube and the 24 greys.
fn nearest(hex: u32) -> Color {
    const STEPS: [u32; 6] = [0, 95, 135, 175, 215, 255];
    let wanted = channels(hex);
    let far = |colour: [u32; 3]| -> u32 { colour.iter().zip(wanted).map(|(a, b)| a.abs_diff(b).pow(2)).sum() };
    let cube = (0..216u32).map(|n| (16 + n, [n / 36, n / 6 % 6, n % 6].map(|step| STEPS[step as usize])));
    let greys = (0..24u32).map(|n| (232 + n, [8 + 10 * n; 3]));
    let best = cube.chain(greys).min_by_key(|(_, colour)| far(*colour));
    Color::Indexed(best.map_or(15, |(index, _)| index as u8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::looks::NamedTone;

    fn theme(set: &[(&str, &str)]) -> Theme {
        Theme::of_terminal(|name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn the_environment_tells_the_theme_and_no_color_comes_first() {
        assert_eq!(theme(&[]), Theme::Dark);
        assert_eq!(theme(&[("COLORFGBG", "0;15")]), Theme::Light);
        assert_eq!(theme(&[("COLORFGBG", "15;default;0")]), Theme::Dark);
        assert_eq!(theme(&[("COLORFGBG", "0;15"), ("NO_COLOR", "1")]), Theme::Plain);
        assert_eq!(theme(&[("NO_COLOR", "")]), Theme::Dark);
    }

    #[test]
    fn the_nearest_of_256_colours_is_found() {
        assert_eq!(nearest(0xffffff), Color::Indexed(231));
        assert_eq!(nearest(0x5f87af), Color::Indexed(67));
        assert_eq!(nearest(0x121212), Color::Indexed(233));
    }

    #[test]
    fn without_colours_no_style_has_any() {
        let palette = Palette { theme: Theme::Plain, exact: true, looks: &Looks::PLAIN };
        let styles = [
            palette.page(),
            palette.lamp(),
            palette.lamp_fill(),
            palette.reach(),
            palette.tone(&Tone::Seat(Seat(1))),
            palette.filled(&Tone::Gold),
            palette.tint(&Tone::Gold, 4),
        ];
        for style in styles {
            let named = |color: Option<Color>| color.is_none_or(|color| color == Color::Reset);
            assert!(named(style.fg) && named(style.bg), "{style:?}");
        }
    }

    #[test]
    fn the_accent_is_the_games_hue() {
        let green = |hue| channels(accent(hue).0)[1];
        assert!(green(145) > 80, "145 degrees are green: {:06x}", accent(145).0);
        assert_eq!((oklch(0.0, 0.0, 0), oklch(1.0, 0.0, 0)), (0, 0xffffff));
        assert_eq!(
            oklch(0.627_955, 0.257_683, 29),
            0xfa2019,
            "a little paler than the red of a screen, at 29.23 degrees"
        );
    }

    #[test]
    fn a_tone_that_the_game_brings_has_its_colour_and_one_that_nobody_brings_is_grey() {
        const LOOKS: Looks = Looks { tones: &[NamedTone::new("tide", 0x102030, 0x405060)], ..Looks::PLAIN };
        assert_eq!(pair_of(&LOOKS, &"tide".into()), Some((0x102030, 0x405060)));
        assert_eq!(pair_of(&LOOKS, &"ebb".into()), Some(INK_2));
    }

    #[test]
    fn a_tint_lies_between_its_ground_and_its_ink() {
        assert_eq!(mix(0x000000, 0xffffff, 8), 0x7f7f7f);
        assert_eq!(mix(0x102030, 0xffffff, 0), 0x102030);
    }
}
