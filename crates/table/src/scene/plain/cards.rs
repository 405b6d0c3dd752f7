//! Cards, one line each.

use super::page::{Page, glue, join};
use super::sheet;
use crate::scene::{Card, CardFace, Cards, Face, Line};
use crate::text;

pub(super) fn write(page: &mut Page, cards: &Cards) {
    cards.name.iter().for_each(|name| page.line(&page.say(name)));
    if cards.cards.is_empty() {
        let nothing = cards.nothing.as_ref().map_or_else(|| page.word("plain-nothing"), |text| page.say(text));
        page.line(&nothing);
    }
    for card in &cards.cards {
        let words = words(page, card);
        page.choosable(card.lit, &words);
    }
}

/// Everything that is to be seen of a card.
pub(super) fn words(page: &Page, card: &Card) -> String {
    let caption = card.caption.as_ref().map(|caption| page.say(caption));
    let mut words = match &card.face {
        Face::Up(face) => face_words(page, face),
        Face::Down(back) => vec![page.say(&text!("plain-face-down", back = back.name.clone()))],
    };
    words.extend(card.pile.map(|count| glue(&page.say(&text!("plain-pile", count = count)))));
    words.extend(card.exhausted.then(|| page.word("plain-exhausted")));
    words.extend(card.badges.iter().map(|badge| page.token(badge)));
    match caption {
        Some(caption) => page.pair(&caption, &join(&words)),
        None => join(&words),
    }
}

fn face_words(page: &Page, face: &CardFace) -> Vec<String> {
    let title = page.say(&face.title);
    let mut words = vec![match &face.cost {
        Some(cost) => page.aside(&title, &page.amount(cost)),
        None => title,
    }];
    words.extend(face.kind.iter().map(|kind| page.say(kind)));
    words.extend(face.slots.iter().map(|slots| sheet::slot_row(page, slots)));
    words.extend(face.figures.iter().map(|value| page.value(value)));
    words.extend(face.gates.iter().map(|gate| page.gate(gate)));
    words.extend(face.lines.iter().map(|line: &Line| sheet::line_words(page, line)));
    words.extend(face.foot.iter().map(|value| page.value(value)));
    words
}
