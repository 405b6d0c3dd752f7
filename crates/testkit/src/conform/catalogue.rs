//! What a game tells of its content as a whole, whether or not a game comes across it: kinds of options, pieces, cards to read.

use super::fault::{Check, Faults};
use super::literate::Library;
use table::scene::{Area, Spot, Zone};
use table::{Game, Lang, Options, Scene, Shared, Text, Values, Verb};

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
    verbs::<G>(library, faults);
    cards::<G>(pack, library, faults);
    settings::<G>(pack, library, faults);
}

/// The verbs are few, each has a word, a picture and, in every language, a letter of its own that no front-end needs itself.
fn verbs<G: Game>(library: &Library, faults: &mut Faults) {
    let verbs = G::verbs();
    if verbs.len() > Verb::MOST {
        faults.add_for_all(Check::Catalogue, format!("`Present::verbs` has {} and not at most 8", verbs.len()));
    }
    for (n, verb) in verbs.iter().enumerate() {
        let what = format!("the verb “{}”", verb.name);
        read(library, &verb.word, &what, faults);
        read(library, &verb.letter, &what, faults);
        if let Some(when) = &verb.when {
            read(library, when, &what, faults);
        }
        if let Some(said) = library.looks.icon_fault(verb.icon.name()) {
            faults.add_for_all(Check::Scene, format!("{what}: {said}"));
        }
        if verb.name == Verb::DONE || verbs[..n].iter().any(|other| other.name == verb.name) {
            faults.add_for_all(Check::Catalogue, format!("{what} is there already"));
        }
    }
    for lang in Lang::ALL {
        let letters: Vec<String> = verbs.iter().filter_map(|verb| library.render(lang, &verb.letter)).collect();
        for (n, letter) in letters.iter().enumerate() {
            let one = letter.len() == 1 && letter.bytes().all(|byte| byte.is_ascii_uppercase());
            if !one || Verb::RESERVED.contains(letter.as_str()) || letters[..n].contains(letter) {
                let said = format!("“{letter}” is no letter for the verb “{}” in {lang}", verbs[n].name);
                faults.add_for_all(Check::Catalogue, said);
            }
        }
    }
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
