//! Odds in words.

use super::names::gather;
use super::page::{Page, join};
use crate::scene::Odds;
use crate::scene::odds::{BarShow, DieShow, Show};
use crate::{Reader, text};

/// What an option shows of its odds, in a few lines.
pub fn odds(odds: &Odds, reader: &Reader, width: usize) -> String {
    let mut page = Page::new(reader, width);
    let mut head: Vec<String> = odds.chance.iter().map(ToString::to_string).collect();
    head.extend(odds.roll.iter().map(|roll| page.say(roll)));
    head.extend(odds.terms.iter().map(|term| page.value(term)));
    page.items(head);
    page.inside(|page| {
        for show in &odds.shows {
            let words = match show {
                Show::Die(die) => die_words(page, die),
                Show::Bars(bars) => bar_words(page, bars),
            };
            page.line(&words);
        }
        odds.note.iter().for_each(|note| page.line(&page.say(note)));
    });
    page.finish()
}

fn die_words(page: &Page, die: &DieShow) -> String {
    let winning: Vec<String> =
        die.faces.iter().filter(|face| face.wins).map(|face| format!(" {}", page.say(&face.label))).collect();
    let mut words = vec![die.chance().to_string()];
    words.push(match winning.is_empty() {
        true => page.word("plain-never-wins"),
        false => page.say(&text!("plain-wins", faces = gather(&winning).trim().to_owned())),
    });
    words.extend(die.note.iter().map(|note| page.say(note)));
    match &die.name {
        Some(name) => page.pair(&page.say(name), &join(&words)),
        None => join(&words),
    }
}

fn bar_words(page: &Page, bars: &BarShow) -> String {
    let words: Vec<String> =
        bars.bars.iter().map(|bar| page.pair(&page.say(&bar.label), &bar.chance.to_string())).collect();
    page.pair(&page.say(&bars.name), &join(&words))
}
