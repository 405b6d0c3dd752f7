//! Which colour a tone is, on a light and on a dark page, and how things look where there are no colours at all.

use ratatui::style::{Color, Modifier, Style};
use table::scene::Tone;
use table::{Seat, scene};

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
const ACCENT: Pair = (0x0f6c77, 0x67c5d0);
const ON_SEAT: Pair = (0xffffff, 0x0d1418);

const SEATS: [Pair; 6] = [
    (0xa1313b, 0xe0737a),
    (0x27568f, 0x7fb0ec),
    (0x2c6a4a, 0x74c296),
    (0x86590e, 0xdcae55),
    (0x6a3a86, 0xc596df),
    (0x4b565e, 0xaab6be),
];

/// Spheres, bands and terrains that have a colour of their own.
#[rustfmt::skip]
const NAMED: [(&str, Pair); 20] = [
    ("water", (0x1f5f96, 0x7fb6e8)), ("animal", (0x80511d, 0xd7a56b)), ("air", (0x40717f, 0x93c4d1)),
    ("strength", (0x963c26, 0xe58f76)), ("fire", (0xb03f0c, 0xff9a61)), ("war", (0xa1222f, 0xf28089)),
    ("wood", (0x6b5230, 0xc2a479)), ("magic", (0x6a3897, 0xc49ae8)), ("medicine", (0x14705f, 0x6cc9b4)),
    ("metal", (0x4c5a72, 0xa9b8d3)), ("death", (0x3c3540, 0xaaa0b0)), ("stone", (0x605f55, 0xb5b4a6)),
    ("earth", (0x7c5a10, 0xd1ac5a)), ("plant", (0x356b22, 0x8fc777)), ("life", (0xa13169, 0xee93bd)),
    ("journey", (0x0f6c77, 0x67c5d0)), ("minor", (0x7a8c5a, 0x93a86f)), ("major", (0xb98a2b, 0xc99b43)),
    ("grave", (0xb0552c, 0xcf7148)), ("obol", (0x3b2b3c, 0x8a6d8e)),
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
        match pair_of(tone) {
            Some(pair) => self.ink_of(pair),
            None => self.ink(),
        }
    }

    /// A filled shape in the colour of a tone.
    pub fn filled(self, tone: &Tone) -> Style {
        self.on(ON_SEAT, pair_of(tone).unwrap_or(INK_2)).add_modifier(Modifier::BOLD)
    }

    /// A pale ground in the colour of a tone; nothing where there are no colours.
    pub fn tint(self, tone: &Tone, parts_of_16: u32) -> Style {
        if self.theme == Theme::Plain {
            return Style::new();
        }
        let (light, dark) = pair_of(tone).unwrap_or(LINE);
        let pair = (mix(PAPER.0, light, parts_of_16), mix(PAPER.1, dark, parts_of_16));
        Style::new().bg(self.color(pair))
    }
}

fn pair_of(tone: &scene::Tone) -> Option<Pair> {
    Some(match tone {
        Tone::Neutral => return None,
        Tone::Accent => ACCENT,
        Tone::Seat(seat) => SEATS[seat.index() % SEATS.len()],
        Tone::Bronze => (0x8a4f24, 0xd99a68),
        Tone::Silver => (0x5c6870, 0xb9c4cb),
        Tone::Gold => (0x866000, 0xe6c04f),
        Tone::Good => (0x1f6b45, 0x7fd0a2),
        Tone::Bad => (0xa3262a, 0xff9a92),
        Tone::Danger => (0x8a5a00, 0xe7b24d),
        Tone::Fate => (0x5b3f99, 0xb9a0ee),
        Tone::Rage => (0xa52a2a, 0xf08a80),
        Tone::Named(name) => NAMED.iter().find(|(known, _)| known == name).map_or(INK_2, |(_, pair)| *pair),
    })
}

fn channels(hex: u32) -> [u32; 3] {
    [hex >> 16 & 0xff, hex >> 8 & 0xff, hex & 0xff]
}

/// So many sixteenths of one colour in another.
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
        let palette = Palette { theme: Theme::Plain, exact: true };
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
    fn a_tint_lies_between_its_ground_and_its_ink() {
        assert_eq!(mix(0x000000, 0xffffff, 8), 0x7f7f7f);
        assert_eq!(mix(0x102030, 0xffffff, 0), 0x102030);
    }
}
