//! The preview: one panel of constant height that shows what is pointed at. What the server draws in it is what stands there while nothing
//! is: the card that the question is about, else the last roll; and without scripts what is in hand.

use super::pen::Picked;
use super::question::Asking;
use super::{Pen, icon};
use maud::{Markup, html};
use shelf::Offered;
use table::Roll;
use table::scene::{Card, CardSize, Cards, Part, Scene, Spot};

/// What stands in the preview while nothing is pointed at.
pub struct Idle<'a> {
    /// What is said before anything else: the guide, a hint.
    pub first: Markup,
    /// The card that the question is about.
    pub card: Option<Card>,
    /// The last roll.
    pub roll: Option<&'a Roll>,
}

/// A card of a scene by its name.
pub fn find_card<'s>(scene: &'s Scene, spot: &Spot) -> Option<&'s Card> {
    scene.zones.iter().flat_map(|zone| &zone.parts).find_map(|part| card_in(part, spot))
}

fn card_in<'s>(part: &'s Part, spot: &Spot) -> Option<&'s Card> {
    match part {
        Part::Cards(cards) => cards.cards.iter().find(|card| card.id == *spot),
        Part::Sheet(sheet) => sheet.parts.iter().find_map(|part| card_in(part, spot)),
        Part::Map(map) => map.places.iter().filter_map(|place| place.card.as_deref()).find(|card| card.id == *spot),
        _ => None,
    }
}

/// A card of the content by its name.
pub fn printed_card(rows: &[Cards], spot: &Spot) -> Option<Card> {
    rows.iter().flat_map(|row| &row.cards).find(|card| card.id == *spot).cloned()
}

impl Pen<'_> {
    pub fn preview(&self, asking: Option<&Asking>, idle: &Idle) -> Markup {
        let picked = self.offers.picked();
        let inside = match asking.filter(|_| !picked.is_empty()) {
            Some(asking) => self.in_hand(asking, picked),
            None => self.idle(idle),
        };
        html! { section.pv.pane #pv aria-label=(self.ui("web-preview")) { (inside) } }
    }

    fn idle(&self, idle: &Idle) -> Markup {
        html! {
            div.bd.one {
                (idle.first)
                @match (&idle.card, idle.roll) {
                    (Some(card), _) => (self.shown(card)),
                    (None, Some(roll)) => (self.roll(roll, "lastroll")),
                    (None, None) => {},
                }
            }
            div.go { p { (self.ui("web-point")) } }
        }
    }

    /// A card to be read, whatever can be done with it.
    pub fn shown(&self, card: &Card) -> Markup {
        let plain = Pen { reader: self.reader, offers: Default::default(), rules: self.rules.clone(), looks: self.looks, drawn: None };
        plain.card(&Card { lit: false, news: None, pile: None, ..card.clone().size(CardSize::Real) })
    }

    /// Without scripts: what can still be done with the things that were touched.
    fn in_hand(&self, asking: &Asking, picked: &Picked) -> Markup {
        let left: Vec<&Offered> = asking.options.iter().filter(|option| picked.leaves(&option.label)).collect();
        html! {
            div.pvh { h3 { (self.ui("web-in-hand")) } a.btn.small href=(picked.nothing()) { (icon::named("cross")) (self.ui("web-put-back")) } }
            div.bd.one {
                ul.ways { @for option in &left { li {
                    button.way.btn form="answer" name="answer" value=(option.notation) { (self.say(&option.label.text)) @if let Some(tag) = &option.label.tag { " " small { (self.say(&tag.text)) } } }
                    (self.behind(option))
                } } }
            }
        }
    }
}
