//! Rulebooks.

use super::front::game_box;
use crate::app_state::AppState;
use crate::assets;
use crate::draw::icon;
use crate::draw::seats::capitalised;
use crate::errors::Fail;
use crate::page::shell::Shell;
use crate::page::{cards as all_cards, rules};
use crate::visitor::Visitor;
use crate::words;
use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

#[derive(Debug, Deserialize)]
pub struct Search {
    q: Option<String>,
}

pub async fn books(State(state): State<Arc<AppState>>, visitor: Visitor) -> Markup {
    let lang = visitor.look.lang;
    let title = words::say(lang, "web-rulebooks");
    let editions = shelf::games().iter().filter_map(|game| state.edition(*game).ok());
    let shell = Shell {
        icon: assets::ICON,
        look: visitor.look,
        title: &title,
        game: None,
        here: "/rules",
        place: html! {},
        nav: html! {},
        scripts: false,
        waits: false,
        asks: false,
    };
    shell.page(html! {
        main.front #main { section.panel { h1 { (title) } ul.tables { @for edition in editions {
            @let about = edition.about();
            li data-game=(about.slug) { span.g { (icon::of_game(about.slug)) } span.n { b { (capitalised(&edition.words().render(lang, &table::Text::new(about.slug), &()))) } } span {} span.acts { @if edition.has_cards() { a.btn.small href={ "/cards/" (about.slug) } { (words::say(lang, "web-cards")) } } a.btn.small href={ "/rules/" (about.slug) } { (words::say(lang, "web-read")) } } }
        } } } }
    })
}

pub async fn book(
    State(state): State<Arc<AppState>>,
    visitor: Visitor,
    Path(slug): Path<String>,
    Query(search): Query<Search>,
) -> Result<Markup, Fail> {
    let game = game_box(&state, &visitor, &slug)?;
    let words: String = search.q.unwrap_or_default().chars().take(100).collect();
    Ok(rules::book(visitor.look, game.edition.as_ref(), &words))
}

/// Every card of a game, to be read or printed.
pub async fn cards(
    State(state): State<Arc<AppState>>,
    visitor: Visitor,
    Path(slug): Path<String>,
) -> Result<Markup, Fail> {
    let game = game_box(&state, &visitor, &slug)?;
    if !game.edition.has_cards() {
        return Err(Fail::missing(&visitor));
    }
    Ok(all_cards::cards(visitor.look, game.edition.as_ref()))
}

/// One rule, for the pop-up that answers *why?*.
pub async fn rule(
    State(state): State<Arc<AppState>>,
    visitor: Visitor,
    Path((slug, id)): Path<(String, String)>,
) -> Result<Markup, Fail> {
    let game = game_box(&state, &visitor, &slug)?;
    let book = game.edition.rules().get(visitor.look.lang.tag());
    let passage = book.get(&id).ok_or_else(|| Fail::missing(&visitor))?;
    Ok(rules::quoted(&passage))
}
