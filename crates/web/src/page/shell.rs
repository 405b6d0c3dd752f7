//! The frame of every page: head, bar, sprite of icons.

use crate::draw::icon;
use crate::words;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use table::Lang;

/// How somebody wants pages to look, kept in cookies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Look {
    pub lang: Lang,
    /// Without one, the system's choice.
    pub theme: Option<Theme>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    Light,
    Dark,
}

impl Theme {
    pub fn slug(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    pub fn read(slug: &str) -> Option<Theme> {
        [Theme::Light, Theme::Dark].into_iter().find(|theme| theme.slug() == slug)
    }
}

/// Where something belongs that is written into a frame later. Words of visitors are escaped, so it is in none of them.
pub const HERE: &str = "<!--here-->";

/// What a page is called, and what is in its bar.
pub struct Shell<'a> {
    /// The address of the icon in the browser's tab.
    pub icon: &'a str,
    pub look: Look,
    pub title: &'a str,
    /// The game whose hue the page wears.
    pub game: Option<&'a str>,
    /// The address of this page, to come back to after a change of language.
    pub here: &'a str,
    /// What stands beside the mark: the table's name.
    pub place: Markup,
    /// Links before those that every page has.
    pub nav: Markup,
    pub scripts: bool,
    /// Whether something is waited for: without scripts the page then looks again by itself.
    pub waits: bool,
    /// Whether there is a question, which keyboards come to first.
    pub asks: bool,
}

impl Shell<'_> {
    pub fn page(&self, body: Markup) -> Markup {
        self.page_of(&[&body.0])
    }

    /// The page whose body is made of these parts, one after the other. Pages are long, so it is written once and into memory of its size.
    pub fn page_of(&self, body: &[&str]) -> Markup {
        let frame = self.frame().0;
        let (before, after) = frame.split_once(HERE).unwrap_or((&frame, ""));
        let bar = self.bar().0;
        let sprite = crate::assets::sprite(self.game).of(&[&[bar.as_str()], body].concat());
        let parts = [&[before, sprite.as_str(), &bar], body, &[after]].concat();
        PreEscaped(parts.concat())
    }

    /// All that is around the body of a page, with a mark where that belongs.
    fn frame(&self) -> Markup {
        html! {
            (DOCTYPE)
            html lang=(self.look.lang) data-theme=[self.look.theme.map(Theme::slug)] data-game=[self.game] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width,initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) }
                    link rel="icon" href=(self.icon) type="image/svg+xml";
                    link rel="stylesheet" href={ "/assets/tavola.css?" (crate::assets::VERSION) };
                    link rel="stylesheet" href={ "/assets/looks.css?" (crate::assets::VERSION) };
                    link rel="stylesheet" href={ "/assets/places.css?" (crate::assets::VERSION) };
                    @if self.waits { noscript { meta http-equiv="refresh" content="3"; } }
                    @if self.asks { link rel="stylesheet" href={ "/assets/act.css?" (crate::assets::VERSION) }; }
                    @if self.scripts { script src={ "/assets/table.js?" (crate::assets::VERSION) } defer {} }
                    @if self.scripts && self.asks { script src={ "/assets/act.js?" (crate::assets::VERSION) } defer {} }
                }
                body {
                    @if self.asks { a.skip href="#q" { (self.ui("web-skip-question")) } } @else { a.skip href="#main" { (self.ui("web-skip")) } }
                    (PreEscaped(HERE))
                }
            }
        }
    }

    fn ui(&self, key: &'static str) -> String {
        words::say(self.look.lang, key)
    }

    fn bar(&self) -> Markup {
        html! {
            header.bar {
                a.mark href="/" aria-label="Tavola" {
                    svg viewBox="0 0 26 26" aria-hidden="true" {
                        path d="M2 7.5 13 2l11 5.5L13 13z" fill="currentColor" {}
                        path d="M4.5 10v8.5M21.5 10v8.5M13 14.5V24" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" {}
                    }
                    span { "Tavola" }
                }
                (self.place)
                nav aria-label=(self.ui("web-nav")) { (self.nav) (self.switches()) }
            }
        }
    }

    /// Language and theme, as a form that needs no script.
    fn switches(&self) -> Markup {
        let other = match self.look.lang {
            Lang::En => (Lang::It, "Italiano"),
            Lang::It => (Lang::En, "English"),
        };
        let theme = match self.look.theme {
            None => ("dark", "web-theme-auto"),
            Some(Theme::Dark) => ("light", "web-theme-dark"),
            Some(Theme::Light) => ("auto", "web-theme-light"),
        };
        html! {
            form.switches method="post" action="/look" {
                input type="hidden" name="back" value=(self.here);
                button.btn.plain type="submit" name="lang" value=(other.0) lang=(other.0) { b.lng aria-hidden="true" { (other.0.tag().to_uppercase()) } span { (other.1) } }
                button.btn.plain type="submit" name="theme" value=(theme.0) title=(self.ui("web-theme")) { (icon::named("sun")) span { (self.ui(theme.1)) } }
            }
        }
    }
}
