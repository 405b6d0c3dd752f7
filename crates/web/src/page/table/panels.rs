//! Log, chat, and the life of a table: seats that change hands, links, leaving.

use super::View;
use super::cache::{Cache, Life};
use crate::draw::log::SHOWN;
use crate::draw::quick;
use crate::draw::seats::capitalised;
use crate::draw::zone::Patch;
use crate::draw::{Pen, icon, tone};
use crate::live_table::talk::ChatLine;
use crate::words;
use maud::{Markup, html};
use shelf::BotKind;
use store::State;
use table::scene::Scene;
use table::{Holder, Seat, SeatMap, text};

/// After how many minutes without a sign somebody counts as absent.
pub const ABSENT: i64 = 3;

impl View<'_> {
    pub fn log(&self, pen: &Pen, cache: &Cache) -> Patch {
        let (all, lines) = match &self.inner.play {
            Some(_) => {
                let news = self.seat().map_or(0, |seat| self.inner.news(seat));
                (self.inner.logged(self.viewer), pen.drawn_lines(cache.lines().iter(), news))
            }
            None => (0, html! {}),
        };
        let html = html! {
            section.log.drawer #log aria-labelledby="lg" tabindex="-1" {
                (pen.close())
                header { h2 #lg { (self.ui("web-log")) }
                    @if self.seat().is_some() { label.filter { input type="checkbox" data-filter="mine"; " " (self.ui("web-log-mine")) } }
                    @if all > SHOWN { a.btn.plain.small href={ (self.base()) "/log" } { (self.ui("web-log-all")) } }
                }
                (lines)
            }
        };
        Patch::new("log", html)
    }

    /// The symbols that are on the table now, each with what it means.
    pub fn legend(&self, pen: &Pen, scene: &Scene, cache: &mut Cache) -> Option<Patch> {
        let html = cache.panel("legend", quick::hash_of(&scene.legend), || self.legend_panel(pen, scene))?;
        Some(Patch::new("legend", html))
    }

    fn legend_panel(&self, pen: &Pen, scene: &Scene) -> Markup {
        html! {
            section.drawer.legend #legend aria-labelledby="lgd" {
                (pen.close())
                header { h2 #lgd { (self.ui("web-legend")) } p.small.soft { (self.ui("web-legend-about")) } }
                dl { @for sign in &scene.legend { div {
                    dt class=(tone::class(&sign.tone)) { (icon::beside(&sign.icon)) }
                    dd { b { (capitalised(&pen.say(&sign.name))) } @if let Some(text) = &sign.text { " " (pen.say(text)) } }
                } } }
                (self.keys())
            }
        }
    }

    /// The keys of every table.
    fn keys(&self) -> Markup {
        const KEYS: [(&str, &str); 13] = [
            ("1–9", "web-key-things"),
            ("0", "web-key-done"),
            ("⏎", "web-key-do"),
            ("Esc", "web-key-back"),
            ("← ↑ → ↓", "web-key-walk"),
            ("[ ]", "web-key-turn"),
            ("U", "web-key-undo"),
            (".", "web-key-show"),
            ("␣", "web-to-my-turn"),
            (",", "web-key-pace"),
            ("B", "web-key-board"),
            ("L", "web-log"),
            ("?", "web-key-why"),
        ];
        html! {
            h3 { (self.ui("web-keys")) }
            dl.keylist { @for (key, word) in KEYS { div { dt { span.key { (key) } } dd { (self.ui(word)) } } } }
            label.check { input type="checkbox" data-letters="1"; " " (self.ui("web-letters")) }
        }
    }

    pub fn chat(&self, pen: &Pen, cache: &mut Cache) -> Option<Patch> {
        let lines: Vec<&ChatLine> = self.inner.talk.said().collect();
        let draw = || self.chat_panel(pen, &lines);
        // Where nobody has said anything, as at most tables, the panel stays as it is.
        let html = match lines.is_empty() {
            true => cache.panel("chat", quick::hash_of(&(self.seat(), self.may_chat())), draw)?,
            false => draw(),
        };
        Some(Patch::new("chat", html))
    }

    fn may_chat(&self) -> bool {
        !self.part.seats.is_empty() || self.inner.facts.access == store::Access::ByLink
    }

    fn chat_panel(&self, pen: &Pen, lines: &[&ChatLine]) -> Markup {
        html! {
            section.panel.chat.drawer #chat data-count=(lines.len()) {
                (pen.close())
                header { h2 { (self.ui("web-chat")) } @if !lines.is_empty() { span.badge { (lines.len()) } } }
                @if !lines.is_empty() {
                    div.lines tabindex="0" role="group" aria-label=(self.ui("web-chat")) { ol { @for line in lines { (self.chat_line(line)) } } }
                }
                @if self.may_chat() {
                    form.in method="post" action={ (self.base()) "/chat" } {
                        @if let Some(seat) = self.seat() { input type="hidden" name="seat" value=(seat.0 + 1); }
                        input name="said" maxlength="500" required aria-label=(self.ui("web-chat-say")) autocomplete="off";
                        button.btn.small { (self.ui("web-chat-send")) }
                    }
                }
            }
        }
    }

    /// A line of chat. Onlookers are marked by a word, since they may call themselves as they like; the table's own lines have no name.
    fn chat_line(&self, line: &ChatLine) -> Markup {
        html! {
            @match line.seat {
                Some(seat) => li class=(tone::seat_class(seat)) { b { (line.name) } " " (line.said) },
                None if line.name.is_empty() => li.note.small.soft { (line.said) },
                None => li { b { (line.name) } " " span.badge { (self.ui("web-onlooker-mark")) } " " (line.said) },
            }
        }
    }

    /// Who sits where, links to pass on, and what the owner may do.
    pub fn life(&self, names: &SeatMap<String>, cache: &mut Cache) -> Option<Patch> {
        let talk = &self.inner.talk;
        let votes = |seat: Seat| talk.votes.iter().find(|(other, _)| *other == seat);
        let folk = |seat: Seat| (talk.absent(seat, ABSENT), votes(seat).map_or(0, |(_, given)| given.len()));
        let now = Life {
            viewer: self.viewer,
            begun: self.inner.play.is_some(),
            folk: names.seats().map(folk).collect(),
            faults: talk.faults.len(),
        };
        let html = cache.life(&self.inner.facts, now, || self.life_panel(names))?;
        Some(Patch::new("life", html))
    }

    fn life_panel(&self, names: &SeatMap<String>) -> Markup {
        let base = self.base();
        html! {
            section.panel.life.drawer #life {
                a.btn.small.shut href="#ask" data-shut="1" { (icon::named("cross")) (self.ui("web-close")) }
                header { h2 { (self.ui("web-life")) } }
                p.small { (self.ui("web-code")) " " b.code { (self.room.code) } }
                ul.folk { @for (seat, name) in names.iter() { (self.folk(seat, name)) } }
                @if self.inner.play.is_some() { p { a.btn.small href={ (base) "/record" } { (icon::named("record")) (self.ui(if self.inner.facts.state == State::Over { "web-record" } else { "web-transcript" })) } } }
                @if let Some(play) = &self.inner.play { p.small.soft { (self.ui("web-commitment")) " " code { (play.session.commitment().get(..16).unwrap_or_default()) "…" } } }
                (self.chosen_seed())
                (self.owner())
                (self.guide())
            }
        }
    }

    /// Asks for the coach, or sends it away.
    fn guide(&self) -> Markup {
        let offered =
            self.seat().is_some() && self.is_live() && super::coach::guides(self.room.edition.words(), self.look.lang);
        let (value, key) = if self.coached { ("0", "web-coach-stop") } else { ("1", "web-coach-start") };
        html! {
            @if offered { form.tool method="post" action={ (self.base()) "/coach" } { button.btn.small name="on" value=(value) { (icon::named("hero")) (self.ui(key)) } } }
        }
    }

    fn folk(&self, seat: Seat, name: &str) -> Markup {
        let mine = self.part.seats.contains(&seat);
        let place = &self.inner.facts.seats[seat.index()];
        let live = self.is_live();
        let shown = if name.is_empty() { self.ui("web-open-seat") } else { name.to_owned() };
        html! {
            li class=(tone::seat_class(seat)) {
                span.who3 { b { (shown) } @if mine { " " span.badge.on { (self.ui("web-you")) } } }
                @if mine && live { a.btn.small.plain href={ (self.base()) "/link?seat=" (seat) } { (icon::named("link")) (self.ui("web-seat-link")) } }
                @if live && (mine || self.part.owner) { (self.hand_over(seat, place)) }
                @if live && mine && matches!(place.holder, Some(Holder::Person(_))) { (self.post("resign", seat, html! { (self.sure()) button.btn.small.plain { (self.ui("web-resign")) } })) }
                @if live && !mine && place.token.is_some() && self.seat().is_some() && self.inner.talk.absent(seat, ABSENT) { (self.vote(seat)) }
            }
        }
    }

    fn hand_over(&self, seat: Seat, place: &store::SeatInfo) -> Markup {
        match &place.holder {
            Some(Holder::Bot(_)) if place.token.is_some() => self.post("hand", seat, html! { button.btn.small.plain name="to" value="person" { (self.ui("web-take-back")) } }),
            Some(Holder::Person(_)) => self.post("hand", seat, html! {
                select name="to" aria-label=(self.ui("web-hand-to")) { @for kind in BotKind::ALL { option value=(kind) selected[kind == BotKind::Greedy] { (bot_words(self.look.lang, kind)) } } }
                button.btn.small.plain { (self.ui("web-hand-over")) }
            }),
            _ => html! {},
        }
    }

    fn vote(&self, seat: Seat) -> Markup {
        let given = self.inner.talk.votes.iter().find(|(other, _)| *other == seat).map_or(0, |(_, seats)| seats.len());
        html! {
            form.tool method="post" action={ (self.base()) "/vote" } {
                input type="hidden" name="seat" value=(self.seat().map_or(0, |seat| seat.0 + 1));
                input type="hidden" name="for" value=(seat.0 + 1);
                button.btn.small.plain { (words::tell(self.look.lang, &text!("web-vote", given = given))) }
            }
        }
    }

    /// What cannot be taken back is not done by one click.
    fn sure(&self) -> Markup {
        html! { label { input type="checkbox" name="sure" value="1" required; " " (self.ui("web-sure")) } }
    }

    fn owner(&self) -> Markup {
        let base = self.base();
        html! {
            @if self.part.owner {
                div.owner {
                    h3 { (self.ui("web-owner")) }
                    @for (n, _) in self.inner.talk.faults.iter().enumerate() { p { a.btn.small href={ (base) "/report/" (n) } { (self.ui("web-report")) } } }
                    @if self.is_live() { form method="post" action={ (base) "/abandon" } { (self.sure()) button.btn.small { (self.ui("web-abandon")) } } }
                    form method="post" action={ (base) "/delete" } { (self.sure()) button.btn.small { (self.ui("web-delete")) } }
                }
            }
        }
    }
}

/// What a kind of bot is called where one is chosen.
pub fn bot_words(lang: table::Lang, kind: BotKind) -> String {
    words::tell(lang, &text!("web-bot-kind", kind = kind.name()))
}
