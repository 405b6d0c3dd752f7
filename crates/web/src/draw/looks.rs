//! What games look like, as a browser gets it: one stylesheet of hues and tones, and in each page a sprite of drawings.

use std::collections::HashSet;
use std::fmt::Write as _;
use table::Looks;
use table::looks::{Colour, NamedTone, SHARED_ICONS, inside, symbols};

/// Hatchings, and the marks on the ground of grids.
const PATTERNS: &str = include_str!("../../assets/patterns.svg");

/// The hue of every game, and its tones, which hold only on its own pages.
pub fn stylesheet<'g>(games: impl Iterator<Item = (&'g str, &'g Looks)>) -> String {
    games.fold(String::new(), |mut css, (slug, looks)| {
        let _ = write!(css, "[data-game={slug}]{{--h:{}}}", looks.hue);
        looks.tones.iter().for_each(|tone| write_tone(&mut css, slug, tone));
        css.push('\n');
        css
    })
}

fn write_tone(css: &mut String, slug: &str, tone: &NamedTone) {
    let name = tone.name;
    let _ = write!(css, ":where([data-game={slug}]) .t-{name}{{--c:{}}}", written(tone.colour));
    if let Some(back) = tone.back {
        let _ = write!(css, ":where([data-game={slug}]) .card.back.t-{name}{{--c:{}}}", written(back));
    }
}

fn written(Colour { light, dark }: Colour) -> String {
    format!("light-dark(#{light:06x},#{dark:06x})")
}

/// Drawings under their names, of which a page takes those that it shows.
pub struct Sprite {
    /// All of them, as an SVG file.
    pub file: String,
    /// What every page has: the hatchings.
    head: String,
    /// Each drawing with its name.
    symbols: Vec<(String, String)>,
}

impl Sprite {
    /// Sorts a whole sprite; `more` is where a script finds its file.
    pub fn new(whole: &str, more: Option<&str>) -> Sprite {
        let all: Vec<(String, String)> =
            symbols(whole).map(|(name, symbol)| (name.to_owned(), symbol.to_owned())).collect();
        let head = whole.split("<symbol").next().unwrap_or_default();
        let more = more.map(|more| format!("<svg data-more=\"{more}\""));
        let head = more.map_or_else(|| head.to_owned(), |opened| head.replacen("<svg", &opened, 1));
        let file = whole.replacen("<svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"", 1);
        Sprite { file, head, symbols: all }
    }

    /// The drawings that these parts of a page show, and those that are in them.
    pub fn of(&self, page: &[&str]) -> String {
        let mut named: HashSet<&str> = page.iter().flat_map(|part| drawn_in(part)).collect();
        for (_, symbol) in self.symbols.iter().filter(|(name, _)| named.contains(name.as_str())).collect::<Vec<_>>() {
            named.extend(drawn_in(symbol));
        }
        let mut sprite = self.head.clone();
        let shown = self.symbols.iter().filter(|(name, _)| named.contains(name.as_str()));
        shown.for_each(|(_, symbol)| sprite.push_str(symbol));
        sprite + END
    }
}

/// The names of the drawings that a text uses.
fn drawn_in(text: &str) -> impl Iterator<Item = &str> {
    const USE: &str = "<use href=\"#";
    text.match_indices(USE).filter_map(|(at, _)| text[at + USE.len()..].split('"').next())
}

/// The sprite of a game's pages: hatchings, the icons that every game has, and whatever is the game's own.
pub fn sprite(looks: &Looks) -> String {
    let mut sprite = shared();
    for (_, symbol) in symbols(looks.icons) {
        sprite.push_str(&icon(symbol, "i-"));
    }
    for ground in looks.grounds {
        let name = ground.name;
        ground.cell.iter().for_each(|cell| sprite.push_str(&drawing(&format!("g-{name}"), "0 0 40 40", "", cell)));
        if let Some(block) = ground.block {
            sprite.push_str(&drawing(&format!("g-{name}-block"), "0 0 120 120", STRETCHED, block));
        }
    }
    for land in looks.lands {
        let head = land.drawing.split('>').next().unwrap_or_default();
        let view_box =
            head.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or("0 0 1000 600");
        sprite.push_str(&drawing(&format!("land-{}", land.name), view_box, STRETCHED, land.drawing));
    }
    for picture in looks.pictures {
        let (width, height) = picture.size();
        sprite.push_str(&drawing(
            &format!("pic-{}", picture.name),
            &format!("0 0 {width} {height}"),
            "",
            picture.drawing,
        ));
    }
    for (n, portrait) in looks.portraits.iter().enumerate() {
        sprite.push_str(&drawing(&format!("portrait-{n}"), "0 0 80 80", "", portrait));
    }
    looks.back.iter().for_each(|back| sprite.push_str(&drawing("back", "0 0 100 140", "", back)));
    for (_, symbol) in symbols(looks.foe.unwrap_or_default()) {
        sprite.push_str(&icon(symbol, "foe-"));
    }
    sprite + END
}

/// The sprite of pages that are no game's: the emblem of every game is in it.
pub fn common_sprite<'g>(games: impl Iterator<Item = (&'g str, &'g Looks)>) -> String {
    let emblems = games.filter_map(|(slug, looks)| {
        let (_, symbol) = symbols(looks.icons).chain(symbols(SHARED_ICONS)).find(|(name, _)| *name == looks.emblem)?;
        Some(icon(symbol, "emblem-").replacen(
            &format!("\"emblem-{}\"", looks.emblem),
            &format!("\"emblem-{slug}\""),
            1,
        ))
    });
    emblems.fold(shared(), |sprite, emblem| sprite + &emblem) + END
}

const STRETCHED: &str = r#" preserveAspectRatio="none""#;
const END: &str = "</defs></svg>";

fn shared() -> String {
    let mut sprite = String::from(r#"<svg class="sprite" aria-hidden="true" focusable="false"><defs>"#);
    sprite.push_str(inside(PATTERNS));
    symbols(SHARED_ICONS).for_each(|(_, symbol)| sprite.push_str(&icon(symbol, "i-")));
    sprite
}

/// A symbol under a name that no other element of a page has.
fn icon(symbol: &str, before: &str) -> String {
    symbol.replacen("id=\"", &format!("id=\"{before}"), 1)
}

fn drawing(id: &str, view_box: &str, more: &str, file: &str) -> String {
    format!(r#"<symbol id="{id}" viewBox="{view_box}"{more}>{}</symbol>"#, inside(file))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::looks::Ground;

    const LOOKS: Looks = Looks {
        hue: 12,
        emblem: "own",
        icons: r#"<svg><symbol id="own" viewBox="0 0 24 24"><path d="M1 1"/></symbol></svg>"#,
        tones: &[NamedTone::new("tide", 0x00ff10, 0x123456).back(0x010203, 0x040506)],
        grounds: &[Ground::drawn("reef", '~', r#"<svg viewBox="0 0 40 40"><rect width="40" height="40"/></svg>"#)],
        ..Looks::PLAIN
    };

    #[test]
    fn a_hue_is_everywhere_and_a_tone_only_on_the_games_own_pages() {
        assert_eq!(
            stylesheet([("deep", &LOOKS)].into_iter()),
            "[data-game=deep]{--h:12}:where([data-game=deep]) .t-tide{--c:light-dark(#00ff10,#123456)}\
             :where([data-game=deep]) .card.back.t-tide{--c:light-dark(#010203,#040506)}\n"
        );
    }

    #[test]
    fn a_sprite_has_shared_and_own_drawings_under_names_that_tell_them_apart() {
        let sprite = sprite(&LOOKS);
        for part in [
            r#"id="m-waves""#,
            r#"id="i-cards""#,
            r#"<symbol id="i-own" viewBox="0 0 24 24"><path d="M1 1"/></symbol>"#,
            r#"<symbol id="g-reef" viewBox="0 0 40 40"><rect width="40" height="40"/></symbol>"#,
        ] {
            assert!(sprite.contains(part), "{part}");
        }
        let all = Sprite::new(&sprite, Some("/more.svg"));
        let shown = all.of(&[r##"<p><use href="#i-own"/></p>"##, "<i>i-cards</i>"]);
        assert!(shown.contains(r#"id="i-own""#) && shown.contains(r#"id="m-waves""#) && shown.ends_with(END));
        assert!(shown.contains(r#"data-more="/more.svg""#) && !shown.contains(r#"id="i-cards""#), "{shown}");
        assert!(all.file.contains(r#"id="i-cards""#) && all.file.contains("xmlns="));
        let common = common_sprite([("deep", &LOOKS), ("bare", &Looks::PLAIN)].into_iter());
        assert!(common.contains(r#"<symbol id="emblem-deep" viewBox="0 0 24 24"><path d="M1 1"/></symbol>"#));
        assert!(common.contains(r#"<symbol id="emblem-bare""#) && !common.contains("i-own"));
    }
}
