//! Colours, and what goes with them for eyes that do not see them.

/// A colour on a light and on a dark page, as `0xrrggbb`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Colour {
    pub light: u32,
    pub dark: u32,
}

impl Colour {
    pub const fn new(light: u32, dark: u32) -> Colour {
        Colour { light, dark }
    }
}

/// A tone that a game brings and its scenes name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NamedTone {
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
    pub const fn new(name: &'static str, light: u32, dark: u32) -> NamedTone {
        NamedTone { name, colour: Colour::new(light, dark), back: None, hatching: Hatching::Cross, emblem: None }
    }

    #[must_use]
    pub const fn back(self, light: u32, dark: u32) -> NamedTone {
        NamedTone { back: Some(Colour::new(light, dark)), ..self }
    }

    #[must_use]
    pub const fn hatched(self, hatching: Hatching) -> NamedTone {
        NamedTone { hatching, ..self }
    }

    #[must_use]
    pub const fn emblem(self, icon: &'static str) -> NamedTone {
        NamedTone { emblem: Some(icon), ..self }
    }
}

/// How a picture is hatched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hatching {
    Waves,
    Diagonal,
    Cross,
    Dots,
    Flat,
    Brick,
    Scales,
    Upward,
}
