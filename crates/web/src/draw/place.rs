//! Where a thing lies over a board: in thousandths of its width and height, as classes.
//!
//! A style attribute on each piece would be simpler, but then the page's policy would have to allow them, and with them whatever
//! somebody manages to smuggle into a name. So every place there can be has a class, in a stylesheet that is made once.

use maud::Render;
use std::fmt::Write;

/// A box over a board, in the board's own measure.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Spread {
    pub left: f32,
    pub top: f32,
    pub width: f32,
    pub height: f32,
}

impl Spread {
    /// A box by its middle.
    pub fn around(x: f32, y: f32, width: f32, height: f32) -> Spread {
        Spread { left: x - width / 2.0, top: y - height / 2.0, width, height }
    }

    /// The classes that put it there, over a board of this size.
    pub fn classes(&self, width: f32, height: f32) -> String {
        let thousandth = |part: f32, whole: f32| (part / whole * 1000.0).round().clamp(-100.0, 1100.0) as i32 + 100;
        let wide = (self.width / width * 1000.0).round().clamp(1.0, 600.0) as i32;
        let mut classes = String::with_capacity(20);
        for (name, part) in [("x", thousandth(self.left, width)), (" y", thousandth(self.top, height)), (" w", wide)] {
            classes.push_str(name);
            part.render_to(&mut classes);
        }
        classes
    }

    pub fn view_box(&self) -> String {
        let mut sides = String::with_capacity(24);
        for (n, side) in [self.left, self.top, self.width, self.height].into_iter().enumerate() {
            if n > 0 {
                sides.push(' ');
            }
            super::icon::num(side).render_to(&mut sides);
        }
        sides
    }
}

/// The stylesheet of all places, parts and counts.
pub fn stylesheet() -> String {
    let mut css = String::with_capacity(64 * 1024);
    for n in 0..=1200 {
        let tenths = n - 100;
        let _ = write!(css, ".x{n}{{left:{}%}}.y{n}{{top:{0}%}}", f64::from(tenths) / 10.0);
    }
    for n in 1..=600 {
        let _ = write!(css, ".w{n}{{width:{}%}}", f64::from(n) / 10.0);
    }
    for n in 0..=100 {
        let _ = write!(css, ".v{n}{{--v:{}}}", f64::from(n) / 100.0);
    }
    for n in 1..=40 {
        let _ = write!(css, ".n{n}{{--n:{n}}}.f{n}{{grid-column-start:{n}}}.l{n}{{grid-column-end:{n}}}");
    }
    for n in 50..=400 {
        let _ = write!(css, ".q{n}{{--q:{n}%;--ar:{}}}", f64::from(n) / 100.0);
    }
    css
}

/// A part of a whole as a class between `v0` and `v100`.
pub fn part(now: f64, whole: f64) -> String {
    let part = if whole > 0.0 { now / whole } else { 0.0 };
    format!("v{}", (part * 100.0).round().clamp(0.0, 100.0))
}

/// How much wider than high something is, as a class between `q50` and `q400`.
pub fn shape(width: f32, height: f32) -> String {
    format!("q{}", (width / height * 100.0).round().clamp(50.0, 400.0) as i32)
}

/// A count as a class, at most `n40`.
pub fn count(n: usize) -> String {
    format!("n{}", n.clamp(1, 40))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_that_can_be_named_has_its_class() {
        let css = stylesheet();
        let corners = [(0.0, 0.0), (1000.0, 612.0), (-200.0, -50.0), (1500.0, 900.0)];
        for (x, y) in corners {
            let classes = Spread::around(x, y, 36.0, 48.0).classes(1000.0, 612.0);
            for class in classes.split(' ') {
                assert!(css.contains(&format!(".{class}{{")), "{class}");
            }
        }
        assert!(css.contains(&format!(".{}{{", part(2.0, 3.0))));
        assert!(css.contains(&format!(".{}{{", count(99))));
    }
}
