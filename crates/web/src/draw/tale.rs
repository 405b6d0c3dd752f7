//! Pages of a story, set for reading.

use super::Pen;
use super::icon;
use maud::{Markup, html};
use table::scene::Tale;

impl Pen<'_> {
    /// The picture over a page.
    fn frieze(&self, picture: &table::scene::Picture) -> Markup {
        let (width, height) = self.looks.picture(picture.name()).map_or((320, 60), |picture| picture.size());
        html! { svg.frieze viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" { use href={ "#pic-" (picture.name()) } width=(width) height=(height) {} } }
    }

    /// A title, paragraphs with a large first letter, and what the page is about.
    pub fn tale(&self, tale: &Tale) -> Markup {
        html! {
            article.tale data-spot=(tale.id) {
                @if tale.over.is_some() || tale.icon.is_some() {
                    p.over { @if let Some(icon) = &tale.icon { (icon::beside(icon)) } @if let Some(over) = &tale.over { (self.say(over)) } }
                }
                @if let Some(title) = &tale.title { h3 { (self.say(title)) } }
                @if let Some(picture) = &tale.picture { (self.frieze(picture)) }
                div.read { @for text in &tale.text { p { (self.say(text)) } } }
                @if !tale.tags.is_empty() {
                    ul.tags { @for tag in &tale.tags { li { @if let Some(icon) = &tag.icon { (icon::beside(icon)) } (self.say(&tag.name)) } } }
                }
            }
        }
    }
}
