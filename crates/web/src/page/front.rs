//! The front page, setting a table, joining one.

use super::shell::{Look, Shell};
use super::table::coach;
use crate::assets;
use crate::draw::icon;
use crate::draw::seats::capitalised;
use crate::words;
use maud::{Markup, html};
use shelf::{AnyGame, BotKind, Edition};
use std::sync::Arc;
use table::{Lang, Text, Values, text};

/// A game as the front page shows it.
pub struct Box {
    pub game: &'static dyn AnyGame,
    pub edition: Arc<dyn Edition>,
}

/// A table in a list.
pub struct Listed {
    /// How far the game has come, while it runs.
    pub far: Option<String>,
    /// The day on which anything last happened there.
    pub day: String,
    pub href: String,
    pub game: String,
    pub slug: &'static str,
    pub title: String,
    pub about: String,
    pub badge: String,
    pub turn: bool,
}

impl Box {
    fn say(&self, lang: Lang, text: &Text) -> String {
        self.edition.words().render(lang, text, &())
    }

    pub fn title(&self, lang: Lang) -> String {
        capitalised(&self.say(lang, &self.game.title()))
    }

    /// How long it takes and how heavy it is, where the game's own words say so.
    fn fact(&self, lang: Lang, what: &str) -> Option<String> {
        let key = format!("{}-{what}", self.game.about().slug);
        self.edition.words().has(lang, &key).then(|| self.say(lang, &Text::new(key)))
    }

    fn players(&self, lang: Lang) -> String {
        let about = self.game.about();
        words::tell(
            lang,
            &text!(
                "web-players",
                fewest = about.fewest,
                most = about.most,
                same = usize::from(about.fewest == about.most)
            ),
        )
    }
}

fn frame(look: Look, title: &str, here: &str, game: Option<&str>, body: Markup) -> Markup {
    let ui = |key| words::say(look.lang, key);
    let shell = Shell {
        icon: assets::ICON,
        look,
        title,
        game,
        here,
        place: html! {},
        nav: html! {
            a.btn.plain href="/rules" { (icon::named("book")) span { (ui("web-rulebooks")) } }
            a.btn.plain href="/records" { (icon::named("record")) span { (ui("web-records")) } }
        },
        scripts: false,
        waits: false,
        asks: false,
    };
    shell.page(html! { main.front #main { (body) } })
}

pub fn front(look: Look, boxes: &[Box], mine: &[Listed]) -> Markup {
    let ui = |key| words::say(look.lang, key);
    let body = html! {
        div.lead { h1 { (ui("web-lead")) } p { (words::tell(look.lang, &text!("web-lead-more", games = boxes.len()))) } }
        div.boxes { @for game in boxes { (game_box(look.lang, game)) } }
        div.low {
            section.panel { h2 { (ui("web-my-tables")) } (list(look.lang, mine, "web-no-tables")) }
            (join_panel(look.lang))
        }
    };
    frame(look, "Tavola", "/", None, body)
}

fn game_box(lang: Lang, game: &Box) -> Markup {
    let about = game.game.about();
    let slug = about.slug;
    let ui = |key| words::say(lang, key);
    html! {
        article.box data-game=(slug) {
            img.cov src=(assets::cover(&about)) alt="" width="340" height="214";
            div.cap {
                h2 { (game.title(lang)) }
                p { (game.say(lang, &game.game.blurb())) }
                div.facts {
                    span { (icon::named("crew")) (game.players(lang)) }
                    @if let Some(length) = game.fact(lang, "length") { span { (icon::named("clock")) (length) } }
                    @if let Some(weight) = coach::number(game.edition.words(), lang, format!("{slug}-weight")) {
                        span.pips role="img" aria-label=(words::tell(lang, &text!("web-weight", weight = weight))) { @for n in 0..5 { i class=(if n < weight { "f" } else { "" }) {} } }
                    }
                }
                form.play method="post" action={ "/new/" (slug) } {
                    input type="hidden" name="quick" value="1";
                    button.btn.main.now aria-label={ (ui("web-play-now")) ": " (game.title(lang)) } { (ui("web-play-now")) }
                    a.btn.set href={ "/new/" (slug) } { (ui("web-set-table")) }
                    @if coach::guides(game.edition.words(), lang) { button.first name="guided" value="1" aria-label={ (ui("web-guided")) ": " (game.title(lang)) } { (ui("web-guided")) } }
                }
            }
        }
    }
}

fn list(lang: Lang, tables: &[Listed], nothing: &'static str) -> Markup {
    html! {
        @if tables.is_empty() { p.soft { (words::say(lang, nothing)) } }
        ol.tables { @for table in tables {
            li data-game=(table.slug) {
                span.g { (icon::of_game(table.slug)) }
                span.n { b { (table.title) } small { (table.game) @if let Some(far) = &table.far { ", " (far) } @if !table.about.is_empty() { ", " (table.about) } " · " time datetime=(table.day) { (table.day) } } }
                span class=(if table.turn { "badge solid" } else { "badge" }) { (table.badge) }
                a class=(if table.turn { "btn small main" } else { "btn small" }) href=(table.href) aria-label={ (words::say(lang, if table.turn { "web-sit-down" } else { "web-look-in" })) ": " (table.title) } { (words::say(lang, if table.turn { "web-sit-down" } else { "web-look-in" })) }
            }
        } }
    }
}

fn join_panel(lang: Lang) -> Markup {
    let ui = |key| words::say(lang, key);
    html! {
        section.panel.join {
            h2 { (ui("web-join")) }
            form method="post" action="/join" {
                label for="code" { (ui("web-join-code")) }
                div.in { input #code name="code" required maxlength="200" autocomplete="off" autocapitalize="characters"; button.btn.main { (ui("web-join-go")) } }
            }
            hr;
            a.btn href="/public" { (icon::named("eye")) (ui("web-watch")) }
            a.btn href="/records" { (icon::named("record")) (ui("web-open-record")) }
        }
    }
}

pub fn public(look: Look, tables: &[Listed]) -> Markup {
    let title = words::say(look.lang, "web-watch");
    frame(
        look,
        &title,
        "/public",
        None,
        html! { section.panel { h1 { (title) } (list(look.lang, tables, "web-no-public")) } },
    )
}

/// What a form to set a table shows at first.
#[derive(Default)]
pub struct Setting<'a> {
    pub name: &'a str,
    /// Whether it is to be a guided first game.
    pub guided: bool,
    pub notice: Option<&'a str>,
}

/// Setting a table: who sits where, what is set, who may find it.
pub fn set(look: Look, game: &Box, first: &Setting) -> Markup {
    let about = game.game.about();
    let lang = look.lang;
    let ui = |key| words::say(lang, key);
    let title = words::tell(lang, &text!("web-set-title", game = game.title(lang)));
    let body = html! {
        div.setting {
            section.panel {
                h1 { (title) }
                p.soft { (game.say(lang, &game.game.blurb())) " " a href={ "/rules/" (about.slug) } { (ui("web-rules")) } }
                @if let Some(notice) = first.notice { p.notice role="alert" { (notice) } }
                form.set method="post" action={ "/new/" (about.slug) } {
                    div.field2 { label for="title" { (ui("web-table-name")) } input #title name="title" maxlength="60" value=(ui("web-table-default")); }
                    div.field2 { label for="name" { (ui("web-your-name")) } input #name name="name" maxlength="32" required autocomplete="nickname" value=(first.name); }
                    fieldset { legend { (ui("web-seats")) }
                        @for n in 0..about.most { (seat_choice(lang, n, about.fewest)) }
                    }
                    @if !game.edition.settings().is_empty() {
                        fieldset { legend { (ui("web-options")) } @for setting in game.edition.settings() { (option(lang, game, &setting)) } }
                    }
                    fieldset { legend { (ui("web-more")) }
                        @if coach::guides(game.edition.words(), lang) { label.check { input type="checkbox" name="guided" value="1" checked[first.guided]; " " (ui("web-guide-me")) } }
                        label.check { input type="checkbox" name="public" value="1"; " " (ui("web-public")) }
                        label.check { input type="checkbox" name="dice" value="1"; " " (ui("web-real-dice")) }
                        div.field2 { label for="seed" { (ui("web-seed-choose")) } input #seed name="seed" inputmode="numeric" pattern="[0-9]{1,38}" maxlength="38" autocomplete="off" placeholder=(ui("web-seed-unknown")); }
                    }
                    button.btn.main.wide { (ui("web-set-go")) }
                }
            }
            img.cov src=(assets::cover(&about)) alt="" width="340" height="214";
        }
    };
    frame(look, &title, &format!("/new/{}", about.slug), Some(about.slug), body)
}

fn seat_choice(lang: Lang, n: usize, fewest: usize) -> Markup {
    let ui = |key| words::say(lang, key);
    let usual = match n {
        0 => "me",
        _ if n < fewest => "greedy",
        _ => "none",
    };
    html! {
        div.field2 {
            label for={ "seat-" (n + 1) } { (words::tell(lang, &text!("web-seat-number", number = n + 1))) }
            select #{ "seat-" (n + 1) } name={ "seat-" (n + 1) } {
                option value="me" selected[usual == "me"] { (ui("web-me")) }
                option value="open" { (ui("web-open")) }
                @for kind in BotKind::ALL { option value=(kind) selected[usual == kind.name()] { (super::table::panels::bot_words(lang, kind)) } }
                @if n >= fewest { option value="none" selected[usual == "none"] { (ui("web-nobody")) } }
            }
        }
    }
}

/// One option of the game, with what it means where the game's words say it.
fn option(lang: Lang, game: &Box, setting: &table::Setting) -> Markup {
    let id = format!("option-{}", setting.key);
    let about = Text::new(format!("{}-about", setting.title.key));
    let about = game.edition.words().has(lang, &about.key).then(|| game.say(lang, &about));
    let usual = setting.default.parse::<i64>().ok();
    html! {
        div.field2 {
            label for=(id) { (capitalised(&game.say(lang, &setting.title))) }
            @match &setting.values {
                Values::OneOf(values) => select id=(id) name=(id) { @for (slug, text) in values { option value=(slug) selected[*slug == setting.default] { (capitalised(&game.say(lang, text))) } } },
                // Where the usual value is a word, an empty field means it.
                Values::Number { least, most } => input id=(id) name=(id) type="number" min=(least) max=(most) value=[usual] placeholder=(words::tell(lang, &text!("web-usual-or", least = *least, most = *most)));,
            }
            @if let Some(about) = about { p.small.soft.about { (about) } }
        }
    }
}

/// Opening a record.
pub fn records(look: Look, notice: Option<&str>) -> Markup {
    let ui = |key| words::say(look.lang, key);
    let body = html! {
        section.panel.join {
            h1 { (ui("web-open-record")) }
            @if let Some(notice) = notice { p.notice role="alert" { (notice) } }
            p.soft { (ui("web-record-about")) }
            form method="post" action="/records" enctype="multipart/form-data" {
                label for="file" { (ui("web-record-file")) }
                div.in { input #file name="record" type="file" required accept=".tavola,.txt,text/plain"; button.btn.main { (ui("web-record-open")) } }
            }
        }
    };
    frame(look, &ui("web-open-record"), "/records", None, body)
}

/// A link that holds a seat, to be passed on.
pub fn link(look: Look, back: &str, link: &str) -> Markup {
    let ui = |key| words::say(look.lang, key);
    let body = html! {
        section.panel.join { h1 { (ui("web-seat-link")) } p { (ui("web-seat-link-about")) } input.linkbox readonly value=(link) aria-label=(ui("web-seat-link")); p { a.btn href=(back) { (ui("web-back")) } } }
    };
    frame(look, &ui("web-seat-link"), "/", None, body)
}

/// The curtain between two people at one screen.
pub fn curtain(look: Look, who: &str, href: &str) -> Markup {
    let title = words::tell(look.lang, &text!("web-curtain", who = who));
    let body = html! { section.panel.curtain { h1 { (title) } p { (words::say(look.lang, "web-curtain-about")) } a.btn.main href=(href) { (words::tell(look.lang, &text!("web-curtain-open", who = who))) } } };
    frame(look, &title, "/", None, body)
}
