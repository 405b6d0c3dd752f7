//! The table: board at the left, question and log at the right, each piece exchanged on its own when it changes.

pub mod ask;
pub mod cache;
pub mod coach;
pub mod end;
pub mod lobby;
pub mod panels;

use super::shell::{HERE, Look, Shell};
use crate::assets;
use crate::draw::cache::DrawCache;
use crate::draw::icon;
use crate::draw::pen::Picked;
use crate::draw::question::json_for_script;
use crate::draw::seats::capitalised;
use crate::draw::zone::Patch;
use crate::draw::{Offers, Pen};
use crate::live_table::play::Play;
use crate::live_table::{Inner, LiveTable, Part};
use crate::words;
use cache::Cache;
use maud::{Markup, PreEscaped, Render, html};
use serde_json::{Value, json};
use shelf::{Kind, Offered};
use std::cell::{Cell, OnceCell, RefCell};
use std::sync::Arc;
use table::{LogLine, Seat, SeatMap, Viewer, text};

/// A table as one visitor sees it.
pub struct View<'a> {
    pub room: &'a LiveTable,
    pub inner: &'a Inner,
    pub part: &'a Part,
    pub viewer: Viewer,
    pub look: Look,
    /// Whether several seats share this screen and hide things from each other.
    pub curtained: bool,
    /// Whether this visitor wants to be guided.
    pub coached: bool,
    /// What was touched so far, without scripts.
    pub picked: Picked,
    /// What this visitor was last called.
    pub name: String,
    /// The newest lines of the log as the viewer may read them, once somebody has wanted them.
    recent: OnceCell<Arc<Vec<LogLine>>>,
    base: OnceCell<String>,
}

/// The pieces of a table's page, in order, and its title.
pub struct Sheet {
    pub title: String,
    /// Whether this visitor is asked something.
    pub turn: bool,
    /// The address of the icon that tells whose turn it is.
    pub icon: String,
    pub stage: Vec<Patch>,
    pub rail: Vec<Patch>,
    /// What opens over the stage: log, chat, people, legend. Where the same viewer has looked before, only what may have changed.
    pub drawers: Vec<Patch>,
    pub place: Patch,
}

impl Sheet {
    /// Whether the board is to be seen whole.
    fn is_whole(&self) -> bool {
        self.rail.first().is_some_and(|ask| ask.html.contains("data-view=\"whole\""))
    }
}

impl<'a> View<'a> {
    pub fn new(room: &'a LiveTable, inner: &'a Inner, part: &'a Part, look: Look, wanted: Option<Seat>) -> View<'a> {
        let play = inner.play.as_ref();
        let curtained = play.is_some_and(|play| play.session.hides(&part.seats));
        let asked = |seat: Seat| play.is_some_and(|play| play.is_asked(seat));
        // Where nothing is hidden the screen simply follows whoever is asked.
        let wanted = wanted.filter(|_| curtained || part.seats.len() < 2);
        let first = part.seats.first().copied().filter(|_| curtained);
        View {
            room,
            inner,
            part,
            viewer: part.viewer(wanted.or(first), asked),
            look,
            curtained,
            coached: false,
            picked: Picked::default(),
            name: String::new(),
            recent: OnceCell::new(),
            base: OnceCell::new(),
        }
    }

    /// The same view for somebody whose name is known from another table.
    #[must_use]
    pub fn called(self, name: Option<String>) -> View<'a> {
        View { name: name.unwrap_or_default(), ..self }
    }

    /// The same view for somebody who is guided, or not.
    #[must_use]
    pub fn coached(self, coached: bool) -> View<'a> {
        View { coached, ..self }
    }

    /// The same view with some things touched.
    #[must_use]
    pub fn picking(self, picked: Picked) -> View<'a> {
        View { picked: Picked { seat: self.shown_seat().map(|seat| seat.to_string()), ..picked }, ..self }
    }

    pub fn ui(&self, key: &'static str) -> String {
        words::say(self.look.lang, key)
    }

    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The address of the table, which stands in many places of its page.
    pub fn base(&self) -> &str {
        self.base.get_or_init(|| format!("/t/{}", self.room.id))
    }

    /// The address of this page, for this seat.
    pub fn here(&self) -> String {
        match self.shown_seat() {
            Some(seat) => format!("{}?as={seat}", self.base()),
            None => self.base().to_owned(),
        }
    }

    /// The seat that the address names, where several at one screen hide things from each other.
    fn shown_seat(&self) -> Option<Seat> {
        self.seat().filter(|_| self.part.seats.len() > 1 && self.curtained)
    }

    /// All pieces of the page, with what the viewer's page has shown already at hand.
    pub fn sheet(&self, cache: &mut Cache) -> Sheet {
        let names = self.inner.names(self.look.lang);
        match &self.inner.play {
            None => self.gathering(&names, cache),
            Some(_) => self.playing(&names, cache),
        }
    }

    /// The frame of a page beside the table, with the way back to it.
    pub fn beside<'s>(&'s self, game: &str, title: &'s str, here: &'s str, scripts: bool) -> Shell<'s> {
        Shell {
            icon: assets::ICON,
            look: self.look,
            title,
            game: Some(self.room.game.about().slug),
            here,
            place: html! { div.where { b { (game) } span { (self.inner.facts.title) } } },
            nav: html! { a.btn.plain href=(self.base()) { (icon::named("cards")) span { (self.ui("web-back-to-table")) } } },
            scripts,
            waits: false,
            asks: false,
        }
    }

    /// For a viewer who cannot act.
    pub fn plain_pen<'p>(&'p self, names: &'p SeatMap<String>) -> Pen<'p> {
        Pen {
            reader: self.room.edition.words().reader(self.look.lang, self.seat(), names),
            offers: Offers::default(),
            rules: self.room.rules(),
            looks: self.room.game.about().looks,
            drawn: None,
            stretch: Cell::default(),
        }
    }

    fn pen<'p>(
        &'p self,
        names: &'p SeatMap<String>,
        options: &'p [Offered],
        drawn: Option<&'p RefCell<DrawCache>>,
    ) -> Pen<'p> {
        let reader = self.room.edition.words().reader(self.look.lang, self.seat(), names);
        let several = self
            .inner
            .play
            .as_ref()
            .and_then(Play::question)
            .is_some_and(|query| !matches!(query.kind, Kind::One | Kind::Sealed));
        let offers = Offers::new(options, self.picked.clone(), several);
        let looks = self.room.game.about().looks;
        Pen { reader, offers, rules: self.room.rules(), looks, drawn, stretch: Cell::default() }
    }

    /// What this viewer can answer now.
    fn options(&self) -> Arc<[Offered]> {
        match (self.seat(), &self.inner.play) {
            (Some(seat), Some(play)) if self.is_live() => play.options(seat),
            _ => Arc::default(),
        }
    }

    /// Whether answers are taken.
    pub fn is_live(&self) -> bool {
        self.inner.facts.state == store::State::Running
    }

    fn playing(&self, names: &SeatMap<String>, cache: &mut Cache) -> Sheet {
        let drawn = cache.lend(self.viewer, names);
        let options = self.options();
        let pen = self.pen(names, &options, cache.is_kept().then_some(&drawn));
        let Some(play) = &self.inner.play else {
            return self.gathering(names, cache);
        };
        let scene = play.session.scene(self.viewer);
        // Whoever looked before has nothing else here, so it is set only once.
        let _ = self.recent.set(cache.read_log(&pen, self.inner, self.viewer, names));
        let turn = self.is_live() && self.seat().is_some_and(|seat| play.is_asked(seat));
        let game = capitalised(&pen.say(&scene.title));
        let beside: Vec<String> =
            [&scene.subtitle, &scene.round].into_iter().flatten().map(|text| pen.say(text)).collect();
        let waited = self.waited_for(play);
        let title = match (turn, waited) {
            (true, _) => pen.tell(&text!("web-title-turn", game = game.as_str())),
            (false, Some(seat)) => {
                pen.tell(&text!("web-title-other", who = names[seat].as_str(), game = game.as_str()))
            }
            (false, None) => format!("{game} · Tavola"),
        };
        let sheet = Sheet {
            title,
            turn,
            icon: match (turn, waited) {
                (true, _) => assets::ICON_MINE.to_owned(),
                (false, Some(seat)) => assets::icon_of(seat),
                (false, None) => assets::ICON.to_owned(),
            },
            place: self.place(&game, &beside.join(", ")),
            stage: pen.stage(&scene),
            rail: self.rail(&pen, play, &scene),
            drawers: [
                Some(self.log(&pen, cache)),
                self.chat(&pen, cache),
                self.life(names, cache),
                self.legend(&pen, &scene, cache),
                Some(self.moments(&pen)),
            ]
            .into_iter()
            .flatten()
            .collect(),
        };
        cache.keep(drawn);
        sheet
    }

    /// The one seat that is waited for, where it is only one.
    fn waited_for(&self, play: &Play) -> Option<Seat> {
        let query = play.question().filter(|_| self.is_live())?;
        let waited = query.waited_for(&self.room.game.about());
        let mut seats = waited.iter();
        let first = seats.next()?;
        seats.next().is_none().then_some(first)
    }

    fn gathering(&self, names: &SeatMap<String>, cache: &mut Cache) -> Sheet {
        let drawn = cache.lend(self.viewer, names);
        let options = self.options();
        let pen = self.pen(names, &options, cache.is_kept().then_some(&drawn));
        let game = capitalised(&pen.say(&self.room.game.title()));
        let sheet = Sheet {
            title: format!("{game} · Tavola"),
            turn: false,
            icon: assets::ICON.to_owned(),
            place: self.place(&game, &self.inner.facts.title),
            stage: vec![self.gather(&pen)],
            rail: [self.chat(&pen, &mut Cache::default()), self.life(names, &mut Cache::default())]
                .into_iter()
                .flatten()
                .collect(),
            drawers: Vec::new(),
        };
        cache.keep(drawn);
        sheet
    }

    fn place(&self, game: &str, beside: &str) -> Patch {
        let title = &self.inner.facts.title;
        // Where there is little room, what is going on counts more than what the table is called.
        let told = html! {
            @match beside.is_empty() || beside == title {
                true => (title),
                false => { span.tname { (title) ", " } (beside) },
            }
        };
        Patch::new("place", html! { div.where #place { b { (game) } span { (told) } } })
    }

    /// How to be told of one's turn. Only a script can, so the script also shows it.
    fn bell(&self) -> Markup {
        html! {
            details.bell #bell hidden {
                summary.btn.plain { (icon::named("bell")) span { (self.ui("web-tell-me")) } }
                div.menu {
                    p { (self.ui("web-tell-me-when")) }
                    label.check { input type="checkbox" data-tell="sound"; " " (self.ui("web-tell-sound")) }
                    label.check { input type="checkbox" data-tell="notice"; " " (self.ui("web-tell-notice")) }
                }
            }
        }
    }

    /// The whole page. `notice` is something to say first, such as why an answer was not taken.
    pub fn page(&self, notice: Option<&str>) -> Markup {
        let sheet = self.sheet(&mut Cache::for_once());
        let view = if sheet.is_whole() { "whole" } else { "band" };
        let here = self.here();
        let base = self.base();
        let shell = Shell {
            icon: &sheet.icon,
            look: self.look,
            title: &sheet.title,
            game: Some(self.room.game.about().slug),
            here: &here,
            place: sheet.place.render(),
            nav: self.nav(),
            scripts: true,
            waits: !sheet.turn && (self.is_live() || (self.inner.play.is_none() && !self.part.seats.is_empty())),
            asks: self.inner.play.is_some(),
        };
        let viewer = self.seat().map(|seat| seat.to_string()).unwrap_or_default();
        let class = if self.inner.play.is_some() { "table acting" } else { "table" };
        let frame = html! {
            main class=(class) #main data-table=(self.room.id) data-version=(self.room.stamp(&self.part.seats)) data-as=(viewer) data-turn=(sheet.turn) data-view=(view) data-tab="hand" data-alone=[self.is_alone().then_some("1")] data-events={ (base) "/events" } {
                h1.vh { (sheet.title) }
                @if let Some(notice) = notice { div.notice #notice role="alert" { p { (notice) } a.btn.small href=(here) { (self.ui("web-ok")) } } }
                div.rail #rail { (PreEscaped(HERE)) }
                div.stage #stage { (PreEscaped(HERE)) }
                div.drawers #drawers { (PreEscaped(HERE)) }
                div #tags aria-hidden="true" {}
                script #says type="application/json" { (json_for_script(&self.said_by_script())) }
                div #stand {}
                div #polite .vh aria-live="polite" {}
                dialog #dialog aria-label=(self.ui("web-rules")) { form method="dialog" { button.btn.small { (self.ui("web-close")) } } div.said {} }
                div #toast role="status" {}
            }
        };
        let mut around = frame.0.split(HERE);
        let mut body: Vec<&str> = Vec::new();
        for patches in [&sheet.rail, &sheet.stage, &sheet.drawers] {
            body.extend(around.next());
            body.extend(patches.iter().map(|patch| patch.html.as_str()));
        }
        body.extend(around);
        shell.page_of(&body)
    }

    /// The words of what the script puts on the page.
    fn said_by_script(&self) -> Value {
        json!({
            "do": self.ui("web-do-it"),
            "take": self.ui("web-take-in-hand"),
            "next": self.ui("web-touch-next"),
            "drop": self.ui("web-put-back"),
            "leave": self.ui("web-leave-it"),
            "back": self.ui("web-take-back-it"),
        })
    }

    /// What stands in the bar of a table.
    fn nav(&self) -> Markup {
        let begun = self.inner.play.is_some();
        html! {
            a.btn.plain href=(self.room.rules()) data-key="r" data-rules="1" { (icon::named("book")) span { (self.ui("web-rules")) } kbd.key aria-hidden="true" { "R" } }
            @if begun {
                a.btn.plain href="#legend" data-key="k" { (icon::named("search")) span { (self.ui("web-legend")) } kbd.key aria-hidden="true" { "K" } }
                a.btn.plain.x href={ (self.base()) "/replay" } { (icon::named("clock")) span { (self.ui("web-replay")) } }
                a.btn.plain href="#chat" data-key="c" { (icon::named("chat")) span { (self.ui("web-chat")) } }
                a.btn.plain.x href="#life" { (icon::named("crew")) span { (self.ui("web-people")) } }
            }
            (self.bell())
        }
    }

    /// Whether everybody else at the table is a bot, so that this visitor may say how fast they play.
    pub fn is_alone(&self) -> bool {
        !self.part.seats.is_empty() && self.inner.facts.held().iter().all(|seat| self.part.seats.contains(&seat))
    }
}
