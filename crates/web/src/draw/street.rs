//! Streets: maps of houses that can be entered. They are set like text, so that they wrap where the page is narrow.

use super::Pen;
use super::icon::{self, classes};
use maud::{Markup, html};
use table::scene::{Map, Place, PlaceShape, Token};

/// Whether a map is a street.
pub fn is_street(map: &Map) -> bool {
    !map.places.is_empty() && map.places.iter().all(|place| place.shape == PlaceShape::Front)
}

impl Pen<'_> {
    pub fn street(&self, map: &Map) -> Markup {
        let name = map.name.as_ref().map(|name| self.say(name)).unwrap_or_default();
        html! {
            div.street role="group" aria-label=(name) {
                @if let Some(land) = &map.land {
                    svg.hills viewBox="0 0 1000 229" preserveAspectRatio="xMidYMax slice" aria-hidden="true" { use href={ "#land-" (land) } width="1000" height="229" {} }
                }
                ol class={ "shops " (super::place::count(map.places.len())) } { @for place in &map.places { (self.house(place)) } }
            }
        }
    }

    /// A house: its picture, its name, and its doors with whoever is inside.
    fn house(&self, place: &Place) -> Markup {
        let name = self.say(&place.name);
        let free = usize::from(place.rooms.unwrap_or(0)).saturating_sub(place.tokens.len());
        let shut = if free == 0 && place.rooms.is_some() { "shop no" } else { "shop" };
        let inside = html! {
            @if let Some(picture) = &place.picture {
                @let (width, height) = self.looks.picture(picture.name()).map_or((124, 206), |picture| picture.size());
                svg.frn viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" { use href={ "#pic-" (picture.name()) } width=(width) height=(height) {} }
            }
            b { (name) }
            span.doors {
                @for token in &place.tokens { (self.visitor(token)) }
                @for _ in 0..free { i {} }
                @if place.rooms.is_none() { @if let Some(figure) = &place.figure { small { (self.amount(figure)) } } }
            }
        };
        let said = place.rooms.map(|rooms| self.tell(&table::text!("plain-rooms", free = free, of = rooms)));
        match self.way(&place.id) {
            Some(way) => html! {
                li class=(shut) { a class=(way.class()) href=(way.href) data-spot=(place.id) title=[way.label] {
                    (inside)
                    @if let Some(said) = said { span.vh { (said) } }
                    @if let Some(tag) = way.tag { span.tag.still { (tag) } }
                } }
            },
            None => {
                html! { li class=(shut) { div data-spot=(place.id) title=[said.as_ref()] { (inside) @if let Some(said) = &said { span.vh { (said) } } } } }
            }
        }
    }

    fn visitor(&self, token: &Token) -> Markup {
        let name = self.say(&token.name);
        html! { span class=(classes("ctr", &token.tone)) title=(name) { @if let Some(icon) = &token.icon { (icon::alone(icon, &name)) } } }
    }
}
