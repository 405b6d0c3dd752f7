//! The names of the things in a scene.

use crate::card::{AttachmentId, Card};
use crate::pack::{Pack, Position};
use crate::state::{Ascension, HeroAt, Source, Target, WebAt};
use table::deck::Serial;
use table::scene::Spot;
use table::{Seat, Slot};

/// The Chaos deck.
pub const DECK: &str = "chaos";
/// The Hades, whichever of its cards is meant.
pub const HADES: &str = "hades";
/// The attempt that is running, and its roll.
pub const ATTEMPT: &str = "attempt";
/// The card that was played and has not yet had its effect.
pub const IN_PLAY: &str = "in-play";

/// A position: ring position, gate or throne.
pub fn place(pack: &Pack, at: Position) -> Spot {
    let name = &pack.mountain.spot(at).name;
    match pack.mountain.gate_at(at) {
        Some(number) => gate(pack, number),
        None if at == pack.mountain.throne => "throne".into(),
        None => Spot::of("place", name),
    }
}

/// A gate, by its number on the mountain.
pub fn gate(pack: &Pack, number: usize) -> Spot {
    let at = pack.mountain.gates[number].at;
    Spot::of("gate", &pack.mountain.spot(at).name)
}

/// The card with the sequence of a gate.
pub fn sequence(pack: &Pack, number: usize) -> Spot {
    let at = pack.mountain.gates[number].at;
    Spot::of("sequence", &pack.mountain.spot(at).name)
}

pub fn pawn(seat: Seat) -> Spot {
    Spot::of("pawn", seat)
}

/// A god's sheet.
pub fn god(seat: Seat) -> Spot {
    Spot::of("god", seat)
}

/// A tier of a god's ability, 1 or 2.
pub fn tier(seat: Seat, tier: u8) -> Spot {
    Spot::of("tier", format_args!("{seat}-{tier}"))
}

/// A hand as a whole.
pub fn hand(seat: Seat) -> Spot {
    Spot::of("hand", seat)
}

/// A card of a hand or of the curtain.
pub fn card(serial: Serial) -> Spot {
    Spot::of("card", serial.0)
}

/// All cards of this name in a hand: copies are alike, and any of them will do.
pub fn held(game: &Ascension, seat: Seat, held: Card) -> Vec<Spot> {
    let slots = &game.players[seat].hand;
    let copies = slots.iter().filter(|slot| slot.settled() == Some(held));
    copies.map(|slot: &Slot<Card>| card(slot.serial())).collect()
}

/// The cards of this name in somebody else's hand that whoever is asked has seen: of two copies perhaps only one.
pub fn seen(game: &Ascension, seat: Seat, seen: Card) -> Vec<Spot> {
    let slots = game.players[seat].hand.iter();
    let known = slots.filter(|slot| slot.known_to(game.asked) == Some(seen));
    known.map(|slot: &Slot<Card>| card(slot.serial())).collect()
}

/// A hero in play.
pub fn hero(pack: &Pack, at: HeroAt) -> Spot {
    Spot::of("hero", hero_words(pack, at))
}

/// What a hero bears.
pub fn worn(pack: &Pack, at: HeroAt, worn: AttachmentId) -> Spot {
    let slug = pack.slug(Card::Attachment(worn));
    Spot::of("worn", format_args!("{}-{slug}", hero_words(pack, at)))
}

/// A web, or the room for one.
pub fn web(pack: &Pack, at: WebAt) -> Spot {
    Spot::of("web", web_words(pack, at))
}

/// A card of a web, by its place among the cards of the web from 0.
pub fn woven(pack: &Pack, at: WebAt, place: usize) -> Spot {
    Spot::of("woven", format_args!("{}-{}", web_words(pack, at), place + 1))
}

/// An empty place of a web, by its number in the sequence as which the web is laid out.
pub fn open(pack: &Pack, at: WebAt, place: usize) -> Spot {
    Spot::of("open", format_args!("{}-{}", web_words(pack, at), place + 1))
}

/// A place of something that a player works towards, by the name of the plot or the gate.
pub fn goal(slug: &str, place: usize) -> Spot {
    Spot::of("goal", format_args!("{slug}-{}", place + 1))
}

/// A card of the content, as it is printed.
pub fn printed(pack: &Pack, card: Card) -> Spot {
    Spot::of("printed", pack.printed(card).name().key)
}

/// A trophy, by its place among its owner's from 0.
pub fn trophy(seat: Seat, place: usize) -> Spot {
    Spot::of("trophy", format_args!("{seat}-{}", place + 1))
}

/// What a card is aimed at; `None` for a card that aims at nobody.
pub fn target(pack: &Pack, target: Target) -> Option<Spot> {
    Some(match target {
        Target::Nobody => return None,
        Target::Hero(at) => hero(pack, at),
        Target::Web(at) => web(pack, at),
        Target::Hand(seat) => hand(seat),
        Target::Pawn(seat) => pawn(seat),
        Target::Attempt(_) | Target::Roll(_) => ATTEMPT.into(),
        Target::Answered => IN_PLAY.into(),
    })
}

/// What a modifier or an ability of this hero comes from. For a tier of the god's ability the hero does not matter.
pub fn source(pack: &Pack, at: HeroAt, source: Source) -> Spot {
    match source {
        Source::First => tier(at.seat, 1),
        Source::Second => tier(at.seat, 2),
        Source::Gift(card) => hero(pack, HeroAt { hero: card, ..at }),
        Source::Worn(card) => worn(pack, at, card),
    }
}

fn hero_words(pack: &Pack, at: HeroAt) -> String {
    format!("{}-{}", at.seat, pack.slug(Card::Hero(at.hero)))
}

fn web_words(pack: &Pack, at: WebAt) -> String {
    format!("{}-{}", hero_words(pack, at.hero()), at.web)
}
