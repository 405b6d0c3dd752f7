//! What a game looks like, as data: hue, icons, tones, grounds, backs of cards and a cover.
//!
//! A game hands its [`Looks`] over in [`About`](crate::About). Front-ends draw with them and know no game by name; scenes name icons, tones and
//! grounds, and [`Known`] tells which of the names exist. docs/new-game-look.md goes through all of it.

mod faults;
mod known;
mod tone;

pub use known::Known;
pub use tone::{Colour, Hatching, NamedTone};

/// The icons that every game may use, as [`Looks::icons`] holds those of one game.
pub const SHARED_ICONS: &str = include_str!("../looks/icons.svg");

/// Everything a game is drawn with that is its own. A game without any has [`Looks::PLAIN`].
///
/// Drawings are SVG: they use `currentColor`, `var(--knock)` for what is cut out of a filled shape, and `light-dark()` for colours of their
/// own. They hold neither styles nor scripts, which pages forbid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Looks {
    /// The hue of the game in degrees: buttons, tints and the backs of its cards derive from it.
    pub hue: u16,
    /// The icon that stands for the game in lists, its own or a shared one.
    pub emblem: &'static str,
    /// A file of SVG symbols of 24 by 24, each called by its `id`.
    pub icons: &'static str,
    /// What a scene may name beside the tones that every game has.
    pub tones: &'static [NamedTone],
    /// What the ground of a grid may be.
    pub grounds: &'static [Ground],
    /// What may lie under a map.
    pub lands: &'static [Land],
    /// Pictures that scenes call by their names: the middle of a clock, the front of a house, what stands over a page.
    pub pictures: &'static [Picture],
    /// What cards in an arch show that have no emblem: SVG files of 80 by 80. A card always shows the same one.
    pub portraits: &'static [&'static str],
    /// What lies under the deck's icon on the backs of cards: an SVG file of 100 by 140.
    pub back: Option<&'static str>,
    /// Large enemies that fill their footprint, looking north: a file of SVG symbols of 80 by 80 without colours, each called by the emblem
    /// of its piece. The first one is any other's.
    pub foe: Option<&'static str>,
    /// The lid of its box: an SVG file of 340 by 214.
    pub cover: Option<&'static str>,
}

impl Looks {
    /// A game without looks of its own.
    pub const PLAIN: Looks = Looks {
        hue: 235,
        emblem: "cards",
        icons: "",
        tones: &[],
        grounds: &[],
        lands: &[],
        pictures: &[],
        portraits: &[],
        back: None,
        foe: None,
        cover: None,
    };

    /// A tone of the game by its name.
    pub fn tone(&self, name: &str) -> Option<&'static NamedTone> {
        self.tones.iter().find(|tone| tone.name == name)
    }

    /// A ground of the game by its name.
    pub fn ground(&self, name: &str) -> Option<&'static Ground> {
        self.grounds.iter().find(|ground| ground.name == name)
    }

    /// A picture of the game by its name.
    pub fn picture(&self, name: &str) -> Option<&'static Picture> {
        self.pictures.iter().find(|picture| picture.name == name)
    }

    /// The name of the drawing of a large enemy with this emblem.
    pub fn foe_of(&self, emblem: Option<&str>) -> Option<&'static str> {
        let names = || symbols(self.foe.unwrap_or_default()).map(|(name, _)| name);
        names().find(|name| Some(*name) == emblem).or_else(|| names().next())
    }

    /// Everything that scenes of the game may name.
    pub fn known(&self) -> Known {
        Known::of(self)
    }
}

/// A ground of a grid: one city, one labyrinth, deep water.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ground {
    /// What patches call it.
    pub name: &'static str,
    /// The sign of its cells in a terminal.
    pub sign: char,
    /// One cell of it: an SVG file of 40 by 40. Without one, its cells have the tone and the icon of their patch.
    pub cell: Option<&'static str>,
    /// A rectangle of several cells as one drawing: an SVG file of 120 by 120 that is stretched over it.
    pub block: Option<&'static str>,
    /// How a whole patch stands out of the board or sinks into it. Front-ends draw it in the tone of the patch.
    pub relief: Option<Relief>,
}

/// The shape of a patch in plan view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Relief {
    /// Slopes on all four sides that meet in a ridge: a roof.
    Hipped,
    /// A flat top behind a battlement: a tower.
    Parapet,
    /// Lower than what is around it, with an edge of stone towards it: water in a town.
    Sunk,
}

/// A picture that scenes call by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Picture {
    /// What scenes call it.
    pub name: &'static str,
    /// An SVG file whose `viewBox` begins at 0 0.
    pub drawing: &'static str,
}

impl Picture {
    /// A drawing under its name.
    pub const fn new(name: &'static str, drawing: &'static str) -> Picture {
        Picture { name, drawing }
    }

    /// How wide and how high it is.
    pub fn size(&self) -> (u16, u16) {
        let head = self.drawing.split('>').next().unwrap_or_default();
        let view_box = head.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
        let mut sides = view_box.split(' ').skip(2).map(|side| side.parse().unwrap_or(1));
        (sides.next().unwrap_or(1), sides.next().unwrap_or(1))
    }
}

/// The land of a map, as one drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Land {
    /// What maps call it.
    pub name: &'static str,
    /// An SVG file that is 1000 wide and as high as the map.
    pub drawing: &'static str,
}

impl Land {
    /// A drawing under its name.
    pub const fn new(name: &'static str, drawing: &'static str) -> Land {
        Land { name, drawing }
    }
}

impl Ground {
    /// A ground whose cells have the tone and the icon of their patch.
    pub const fn plain(name: &'static str, sign: char) -> Ground {
        Ground { name, sign, cell: None, block: None, relief: None }
    }

    /// A ground with a drawing of one cell.
    pub const fn drawn(name: &'static str, sign: char, cell: &'static str) -> Ground {
        Ground { name, sign, cell: Some(cell), block: None, relief: None }
    }

    /// A drawing for rectangles of it.
    #[must_use]
    pub const fn block(self, drawing: &'static str) -> Ground {
        Ground { block: Some(drawing), ..self }
    }

    /// How whole patches of it stand out.
    #[must_use]
    pub const fn relief(self, relief: Relief) -> Ground {
        Ground { relief: Some(relief), ..self }
    }
}

/// The symbols of an SVG file: the name of each, and the file's text from its beginning to its end.
///
/// ```
/// let file = r#"<svg><symbol id="dot" viewBox="0 0 24 24"><circle r="2"/></symbol></svg>"#;
/// let symbols: Vec<(&str, &str)> = table::looks::symbols(file).collect();
/// assert_eq!(symbols, [("dot", r#"<symbol id="dot" viewBox="0 0 24 24"><circle r="2"/></symbol>"#)]);
/// ```
pub fn symbols(file: &str) -> impl Iterator<Item = (&str, &str)> {
    const OPEN: &str = "<symbol id=\"";
    const CLOSE: &str = "</symbol>";
    let mut rest = file;
    std::iter::from_fn(move || {
        let start = rest.find(OPEN)?;
        let length = rest[start..].find(CLOSE)? + CLOSE.len();
        let symbol = &rest[start..start + length];
        rest = &rest[start + length..];
        let name = symbol[OPEN.len()..].split('"').next()?;
        Some((name, symbol))
    })
}

/// What is inside the outermost element of an SVG file.
///
/// ```
/// assert_eq!(table::looks::inside("<svg viewBox=\"0 0 1 1\"><path d=\"M0 0\"/></svg>\n"), "<path d=\"M0 0\"/>");
/// ```
pub fn inside(file: &str) -> &str {
    let after = file.split_once('>').map_or("", |(_, after)| after);
    after.rsplit_once("</svg>").map_or("", |(before, _)| before).trim()
}
