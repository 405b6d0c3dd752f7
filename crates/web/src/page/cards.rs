//! Every card of a game, to be read and to be printed at its real size.

use super::shell::{Look, Shell};
use crate::assets;
use crate::draw::seats::capitalised;
use crate::draw::{Pen, icon};
use crate::words;
use maud::{Markup, html};
use shelf::Edition;
use table::scene::{Card, CardSize, Cards};
use table::{Text, text};

/// All cards, in rows by what they are.
pub fn cards(look: Look, edition: &dyn Edition) -> Markup {
    let about = edition.about();
    let ui = |key| words::say(look.lang, key);
    let pen = pen(look, edition);
    let name = capitalised(&pen.say(&Text::new(about.slug)));
    let title = words::tell(look.lang, &text!("web-cards-of", game = name.as_str()));
    let rows = edition.cards();
    let count: usize = rows.iter().map(|row| row.cards.len()).sum();
    let here = format!("/cards/{}", about.slug);
    let shell = Shell {
        icon: assets::ICON,
        look,
        title: &title,
        game: Some(about.slug),
        here: &here,
        place: html! { div.where { b { (name) } span { (ui("web-cards")) } } },
        nav: html! { a.btn.plain href={ "/rules/" (about.slug) } { (icon::named("book")) span { (ui("web-rules")) } } },
        scripts: false,
        waits: false,
        asks: false,
    };
    shell.page(html! {
        main.front.allcards #main {
            header { h1 { (title) } p.soft { (words::tell(look.lang, &text!("web-cards-about", count = count))) } }
            @for (n, row) in rows.iter().enumerate() { (printed(&pen, n, row)) }
        }
    })
}

/// For somebody who only reads.
fn pen(look: Look, edition: &dyn Edition) -> Pen<'_> {
    let about = edition.about();
    Pen {
        reader: edition.words().reader(look.lang, None, &()),
        offers: Default::default(),
        rules: format!("/rules/{}", about.slug),
        looks: about.looks,
        drawn: None,
        stretch: Default::default(),
    }
}

fn printed(pen: &Pen, n: usize, row: &Cards) -> Markup {
    let name = row.name.as_ref().map(|name| capitalised(&pen.say(name))).unwrap_or_default();
    let real = |card: &Card| pen.card(&card.clone().size(CardSize::Real));
    html! {
        section.printed aria-labelledby={ "row-" (n) } {
            h2 id={ "row-" (n) } { (name) " " span.badge { (row.cards.len()) } }
            div.row { @for card in &row.cards { (real(card)) } }
        }
    }
}
