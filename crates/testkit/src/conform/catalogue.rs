//! What a game tells of its content as a whole, whether or not a game comes across it: kinds of options, pieces, cards to read.

use super::fault::{Check, Faults};
use super::literate::Library;
use table::scene::{Area, Spot, Zone};
use table::{Game, Options, Scene, Shared, Text, Values};

/// How many kinds of options the lab can tell apart.
const KINDS: usize = 64;

pub(super) fn check<G: Game>(first: &G, pack: &Shared<G::Pack>, library: &Library, faults: &mut Faults) {
    let count = G::KINDS.len();
    if count == 0 || count > KINDS {
        faults.add_for_all(Check::Catalogue, format!("`Study::KINDS` has {count} entries, not from 1 to {KINDS}"));
    }
    for said in G::ABOUT.looks.faults() {
        faults.add_for_all(Check::Scene, format!("`About::looks`: {said}"));
    }
    pieces(first, library, faults);
    cards::<G>(pack, library, faults);
    settings::<G>(pack, library, faults);
}

/// Every piece that the lab follows has a name in every language, and a slug of its own among those of its sort.
fn pieces<G: Game>(first: &G, library: &Library, faults: &mut Faults) {
    let pieces = first.inventory();
    for (n, piece) in pieces.iter().enumerate() {
        let what = format!("the {} “{}” of `Study::inventory`", piece.sort, piece.slug);
        read(library, &piece.name, &what, faults);
        if pieces[..n].iter().any(|other| (other.sort, &other.slug) == (piece.sort, &piece.slug)) {
            faults.add_for_all(Check::Catalogue, format!("{what} is there twice"));
        }
    }
}

/// Every card that can be read beside the rulebook is told in every language, with icons and tones that exist.
fn cards<G: Game>(pack: &Shared<G::Pack>, library: &Library, faults: &mut Faults) {
    let rows = G::cards(pack);
    let spots: Vec<&Spot> = rows.iter().flat_map(|row| &row.cards).map(|card| &card.id).collect();
    for (n, spot) in spots.iter().enumerate() {
        if spots[..n].contains(spot) {
            faults.add_for_all(Check::Catalogue, format!("two cards of `Present::cards` are called “{spot}”"));
        }
    }
    for row in rows {
        let scene = Scene::new(Text::plain("cards")).zone(Zone::new("cards", Area::Pool).part(row));
        for text in scene.texts() {
            read(library, text, "a card of `Present::cards`", faults);
        }
        for said in scene.unknown(&library.looks) {
            faults.add_for_all(Check::Scene, format!("a card of `Present::cards`: {said}"));
        }
    }
}

/// Every option of the game has a title, and every value that it can take has words.
fn settings<G: Game>(pack: &G::Pack, library: &Library, faults: &mut Faults) {
    for setting in G::Options::settings(pack) {
        let what = format!("the option “{}”", setting.key);
        read(library, &setting.title, &what, faults);
        if let Values::OneOf(values) = &setting.values {
            for (_, words) in values {
                read(library, words, &what, faults);
            }
        }
    }
}

fn read(library: &Library, text: &Text, what: &str, faults: &mut Faults) {
    for said in library.read(text) {
        faults.add_for_all(Check::Words, format!("{what}: {said}"));
    }
}
