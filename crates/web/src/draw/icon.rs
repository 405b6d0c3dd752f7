//! Icons, and the silhouettes of seats.

use super::tone;
use maud::{Markup, PreEscaped, Render, html};
use std::fmt;
use table::Seat;
use table::scene::{Icon, Tone};

/// An icon beside words, which say what it says.
pub fn beside(icon: &Icon) -> Markup {
    named(icon.name())
}

/// As [`beside`], by name.
pub fn named(name: &str) -> Markup {
    html! { svg.ic viewBox="0 0 24 24" aria-hidden="true" { use href={ "#i-" (name) } {} } }
}

/// The emblem of a game, on pages that are no game's.
pub fn of_game(slug: &str) -> Markup {
    html! { svg.ic viewBox="0 0 24 24" aria-hidden="true" { use href={ "#emblem-" (slug) } {} } }
}

/// An icon that stands alone and so has a name.
pub fn alone(icon: &Icon, name: &str) -> Markup {
    html! { svg.ic viewBox="0 0 24 24" role="img" aria-label=(name) { use href={ "#i-" (icon.name()) } {} } }
}

/// An icon inside a drawing, by its middle and its size.
pub fn drawn(icon: &Icon, x: f32, y: f32, size: f32) -> Markup {
    let (left, top) = (num(x - size / 2.0), num(y - size / 2.0));
    html! { use href={ "#i-" (icon.name()) } x=(left) y=(top) width=(num(size)) height=(num(size)) {} }
}

/// A number as drawings write it, with one figure after the point.
pub fn num(value: f32) -> Num {
    Num((value * 10.0).round() as i64)
}

/// This many tenths. They are written far faster than a float, and straight into the page, which has thousands of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Num(i64);

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10);
        match part {
            0 => write!(f, "{sign}{whole}"),
            part => write!(f, "{sign}{whole}.{part}"),
        }
    }
}

impl Render for Num {
    fn render_to(&self, page: &mut String) {
        if self.0 < 0 {
            page.push('-');
        }
        let (whole, part) = (self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10);
        whole.render_to(page);
        if part > 0 {
            page.push('.');
            part.render_to(page);
        }
    }
}

/// The round emblem of a seat or a sheet: its icon, or the silhouette of its seat.
pub fn emblem(icon: Option<&Icon>, tone: &Tone, class: &str) -> Markup {
    match (icon, tone) {
        (Some(icon), _) => html! {
            svg class=(class) viewBox="0 0 40 40" aria-hidden="true" {
                circle cx="20" cy="20" r="19" fill="currentColor" {}
                circle.orbring cx="20" cy="20" r="16.5" {}
                g.onseat { (drawn(icon, 20.0, 20.0, 21.0)) }
            }
        },
        (None, Tone::Seat(seat)) => html! {
            svg class=(class) viewBox="-20 -20 40 40" aria-hidden="true" {
                circle r="19" fill="currentColor" {}
                g.helm transform="scale(.9)" { (helm(*seat)) }
            }
        },
        (None, _) => html! {},
    }
}

/// The helm of a seat. Each has another silhouette, so that colours are never needed to tell them apart.
pub fn helm(seat: Seat) -> Markup {
    const HELMS: [&str; 6] = [
        r#"<path d="M-10 13V0c0-8 5-12 11-12 7 0 11 5 11 11v4L7 4v9z"/><path d="M-12-3c-1-10 5-16 13-16 6 0 10 2 13 7-6-3-10-3-14-1-5 2-9 5-12 10z"/>"#,
        r#"<path d="M-11 13V0c0-8 5-12 11-12S11-8 11 0v13H5V4h-10v9z"/><path d="M-11-7c-5-1-8-5-7-11 3 5 6 6 10 6zM11-7c5-1 8-5 7-11-3 5-6 6-10 6z"/>"#,
        r#"<path d="M-11 13C-13 0-9-13 0-17c9 4 13 17 11 30H6c1-9-1-15-6-17-5 2-7 8-6 17z"/>"#,
        r#"<path d="M-10 13V-1c0-7 4-11 10-11s10 4 10 11v14H4V3h-8v10z"/><path d="M-2-12h4v-7h-4zM-11-9l3 3 4-5-4-5zM11-9 8-6l-4-5 4-5z"/>"#,
        r#"<path d="M-11 13V2C-11-8-5-13 0-18 5-13 11-8 11 2v11H3V1h-6v12z"/>"#,
        r#"<path d="M-12 13V-4L-6-12H6l6 8v17H6V3H2v10h-4V3h-4v10z"/>"#,
    ];
    PreEscaped(HELMS[seat.index() % HELMS.len()].to_owned())
}

/// The mark on a plain disc: again one for each seat.
pub fn disc_mark(tone: &Tone) -> Markup {
    const MARKS: [&str; 6] = [
        r#"<circle class="mk" r="8"/>"#,
        r#"<path class="mk" d="M0-10 9 0 0 10-9 0z"/>"#,
        r#"<path class="mk" d="M0-10 9 6H-9z"/>"#,
        r#"<path class="mk" d="M-7-7H7V7H-7z"/>"#,
        r#"<path class="mk" d="M-8-8 8 8M8-8-8 8"/>"#,
        r#"<path class="mk" d="M0-10V10M-10 0H10"/>"#,
    ];
    let seat = match tone {
        Tone::Seat(seat) => seat.index(),
        _ => 0,
    };
    PreEscaped(MARKS[seat % MARKS.len()].to_owned())
}

/// The classes of a thing and of its tone, as one attribute.
pub fn classes(own: &str, tone: &Tone) -> String {
    format!("{own} {}", tone::class(tone))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_have_at_most_one_decimal() {
        let written = [0.0, -0.04, 12.0, 12.04, 12.06, -0.3, -7.96, 1000.0, 0.05].map(num);
        assert!(written.iter().all(|num| num.render().0 == num.to_string()));
        assert_eq!(written.map(|num| num.to_string()), ["0", "0", "12", "12", "12.1", "-0.3", "-8", "1000", "0.1"]);
    }
}
