//! What is wrong with looks as a whole.

use super::{Looks, SHARED_ICONS, symbols};
use std::collections::BTreeSet;

/// What a drawing may not hold: pages forbid styles and scripts, and a drawing stands in a page without its neighbours.
const FORBIDDEN: [&str; 5] = ["<style", " style=", "<script", " class=", "href=\"http"];

impl Looks {
    /// What no front-end could draw, in sentences; empty for sound looks. `testkit::conform` asks for it.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if self.hue >= 360 {
            faults.push(format!("the hue {} is not from 0 to 359", self.hue));
        }
        faults.extend(self.name_faults());
        faults.extend(self.drawing_faults());
        let known = self.known();
        let emblems = self.tones.iter().filter_map(|tone| tone.emblem).chain([self.emblem]);
        faults.extend(emblems.filter_map(|icon| known.icon_fault(icon)));
        faults
    }

    fn name_faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let shared = symbols(SHARED_ICONS).chain(symbols(self.icons)).map(|(name, _)| name);
        let tones = self.tones.iter().map(|tone| tone.name);
        let grounds = self.grounds.iter().map(|ground| ground.name);
        faults.extend(name_faults("icon", shared));
        faults.extend(name_faults("tone", tones));
        faults.extend(name_faults("ground", grounds));
        faults.extend(name_faults("land", self.lands.iter().map(|land| land.name)));
        faults.extend(name_faults("picture", self.pictures.iter().map(|picture| picture.name)));
        faults
    }

    fn drawing_faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (name, symbol) in symbols(self.icons) {
            if !symbol.contains("viewBox=\"0 0 24 24\"") {
                faults.push(format!("the icon `{name}` is not drawn in `viewBox=\"0 0 24 24\"`"));
            }
        }
        faults.extend(FORBIDDEN.iter().filter(|part| self.icons.contains(**part)).map(|part| held("icons", part)));
        for ground in self.grounds {
            let name = format!("ground `{}`", ground.name);
            faults.extend(ground.cell.iter().flat_map(|file| file_faults(&name, "0 0 40 40", file)));
            faults.extend(ground.block.iter().flat_map(|file| file_faults(&name, "0 0 120 120", file)));
        }
        for land in self.lands {
            let name = format!("land `{}`", land.name);
            faults.extend(file_faults(&name, "0 0 1000 ", land.drawing));
        }
        for picture in self.pictures {
            faults.extend(file_faults(&format!("picture `{}`", picture.name), "0 0 ", picture.drawing));
        }
        let portraits = self.portraits.iter();
        faults.extend(portraits.flat_map(|file| file_faults("portrait", "0 0 80 80", file)));
        faults.extend(self.back.iter().flat_map(|file| file_faults("back", "0 0 100 140", file)));
        faults.extend(self.foe.iter().flat_map(|file| foe_faults(file)));
        if self.cover.is_some_and(|file| !is_svg(file)) {
            faults.push("the cover is not an SVG file".to_owned());
        }
        faults
    }
}

/// Names are of small letters, digits and dashes, and each is there once: a game's own icon has no name of a shared one.
fn name_faults<'n>(kind: &str, names: impl Iterator<Item = &'n str>) -> Vec<String> {
    let mut faults = Vec::new();
    let mut seen = BTreeSet::new();
    for name in names {
        if name.is_empty() || !name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-') {
            faults.push(format!("the {kind} `{name}` is not named with small letters, digits and dashes"));
        }
        if !seen.insert(name) {
            faults.push(format!("there are two {kind}s `{name}`"));
        }
    }
    faults
}

fn file_faults(name: &str, view_box: &str, file: &str) -> Vec<String> {
    if !is_svg(file) {
        return vec![format!("the drawing of the {name} is not an SVG file")];
    }
    let head = file.split('>').next().unwrap_or_default();
    // A box that ends with a space may be of any height.
    let end = if view_box.ends_with(' ') { "" } else { "\"" };
    let other = !head.contains(&format!("viewBox=\"{view_box}{end}"));
    let other = other.then(|| format!("the drawing of the {name} is not drawn in `viewBox=\"{view_box}\"`"));
    let held = FORBIDDEN.iter().chain([&" id="]).filter(|part| file.contains(**part)).map(|part| held(name, part));
    other.into_iter().chain(held).collect()
}

/// A file of large enemies: each is drawn in its own box, and there is at least one.
fn foe_faults(file: &str) -> Vec<String> {
    let mut faults: Vec<String> = name_faults("foe", symbols(file).map(|(name, _)| name));
    let other = |symbol: &str| !symbol.contains("viewBox=\"0 0 80 80\"");
    let other = symbols(file).filter(|(_, symbol)| other(symbol));
    faults.extend(other.map(|(name, _)| format!("the foe `{name}` is not drawn in `viewBox=\"0 0 80 80\"`")));
    if symbols(file).next().is_none() {
        faults.push("the file of foes has no symbols".to_owned());
    }
    faults.extend(FORBIDDEN.iter().filter(|part| file.contains(**part)).map(|part| held("foes", part)));
    faults
}

fn held(name: &str, part: &str) -> String {
    format!("the drawing of the {name} has `{}` in it", part.trim())
}

fn is_svg(file: &str) -> bool {
    file.starts_with("<svg ") && file.trim_end().ends_with("</svg>")
}

#[cfg(test)]
mod tests {
    use crate::Looks;
    use crate::looks::{Ground, NamedTone};

    #[test]
    fn plain_looks_are_sound() {
        assert_eq!(Looks::PLAIN.faults(), Vec::<String>::new());
    }

    #[test]
    fn a_foe_is_drawn_by_its_emblem_and_any_other_as_the_first() {
        let foe = Some(
            r#"<svg><symbol id="bull" viewBox="0 0 80 80"></symbol><symbol id="bird" viewBox="0 0 80 80"></symbol></svg>"#,
        );
        let looks = Looks { foe, ..Looks::PLAIN };
        assert_eq!(looks.faults(), Vec::<String>::new());
        let drawn = [Some("bird"), Some("fish"), None].map(|emblem| looks.foe_of(emblem));
        assert_eq!(drawn, [Some("bird"), Some("bull"), Some("bull")]);
        assert_eq!(Looks::PLAIN.foe_of(Some("bird")), None);
    }

    const WRONG: Looks = Looks {
        hue: 360,
        emblem: "crds",
        icons: r#"<svg><symbol id="cards" viewBox="0 0 24 24"/></symbol><symbol id="Own"></symbol></svg>"#,
        tones: &[NamedTone::new("tide", 0, 0).emblem("swrd"), NamedTone::new("tide", 0, 0)],
        grounds: &[Ground::drawn("reef", '~', r#"<svg viewBox="0 0 9 9"><g style="fill:red"/></svg>"#)],
        back: Some("a back"),
        foe: Some(r#"<svg><symbol id="bull" viewBox="0 0 9 9"></symbol></svg>"#),
        ..Looks::PLAIN
    };

    #[test]
    fn every_mistake_is_told() {
        assert_eq!(
            WRONG.faults(),
            [
                "the hue 360 is not from 0 to 359",
                "there are two icons `cards`",
                "the icon `Own` is not named with small letters, digits and dashes",
                "there are two tones `tide`",
                "the icon `Own` is not drawn in `viewBox=\"0 0 24 24\"`",
                "the drawing of the ground `reef` is not drawn in `viewBox=\"0 0 40 40\"`",
                "the drawing of the ground `reef` has `style=` in it",
                "the drawing of the back is not an SVG file",
                "the foe `bull` is not drawn in `viewBox=\"0 0 80 80\"`",
                "there is no icon `swrd`; did you mean `sword`?",
                "there is no icon `crds`; did you mean `cards`?",
            ]
        );
    }
}
