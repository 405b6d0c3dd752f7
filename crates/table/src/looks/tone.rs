//! Colours, and what goes with them for eyes that do not see them.

/// A colour on a light and on a dark page, as `0xrrggbb`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Colour {
    /// On a light page.
    pub light: u32,
    /// On a dark page.
    pub dark: u32,
}

impl Colour {
    /// A colour on a light and on a dark page.
    pub const fn new(light: u32, dark: u32) -> Colour {
        Colour { light, dark }
    }
}

/// A tone that a game brings and its scenes name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NamedTone {
    /// What scenes call it.
    pub name: &'static str,
    /// The colour of words, icons and filled shapes. It reads on paper: 4.5 to 1 in both themes.
    pub colour: Colour,
    /// The colour of a card's back, where it is another.
    pub back: Option<Colour>,
    /// How the picture of a card is hatched.
    pub hatching: Hatching,
    /// The icon of a thing that has this tone and no emblem of its own.
    pub emblem: Option<&'static str>,
}

impl NamedTone {
    /// A tone with a colour for words, crosses as hatching and no emblem.
    pub const fn new(name: &'static str, light: u32, dark: u32) -> NamedTone {
        NamedTone { name, colour: Colour::new(light, dark), back: None, hatching: Hatching::Cross, emblem: None }
    }

    /// The colour of a card's back.
    #[must_use]
    pub const fn back(self, light: u32, dark: u32) -> NamedTone {
        NamedTone { back: Some(Colour::new(light, dark)), ..self }
    }

    /// How pictures are hatched.
    #[must_use]
    pub const fn hatched(self, hatching: Hatching) -> NamedTone {
        NamedTone { hatching, ..self }
    }

    /// The icon of things that have no emblem of their own.
    #[must_use]
    pub const fn emblem(self, icon: &'static str) -> NamedTone {
        NamedTone { emblem: Some(icon), ..self }
    }
}

/// How a picture is hatched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hatching {
    /// Level waves.
    Waves,
    /// Lines that fall to the right.
    Diagonal,
    /// Crossing lines.
    Cross,
    /// Dots.
    Dots,
    /// Level lines.
    Flat,
    /// Bricks.
    Brick,
    /// Scales.
    Scales,
    /// Lines that rise to the right.
    Upward,
}
