//! The lobby of a table that waits for players: who sits where already, and the seats that are free.

use super::View;
use crate::assets;
use crate::draw::seats::capitalised;
use crate::draw::zone::Patch;
use crate::draw::{Pen, icon, tone};
use crate::words;
use maud::{Markup, html};
use table::{Holder, Seat, Setting, Values, text};

impl View<'_> {
    pub fn gather(&self, pen: &Pen) -> Patch {
        let facts = &self.inner.facts;
        let html = html! {
            section.panel.gather #gather {
                div.company {
                    header {
                        h2 { (words::tell(self.look.lang, &text!("web-gathering", open = facts.open_seats().count()))) }
                        p.soft { (pen.say(&self.room.game.blurb())) }
                    }
                    ol.folk.large { @for n in 0..facts.seats.len() { (self.place_at(Seat(n as u8))) } }
                    (self.sit())
                    div.invite {
                        h3 { (self.ui("web-invite")) }
                        p { (self.ui("web-code")) " " b.code { (self.room.code) } }
                        div.linked {
                            label { (self.ui("web-link")) " " input.linkbox readonly value={ (self.base()) } data-link="1"; }
                            button.btn type="button" data-copy=(self.ui("web-copied")) hidden { (self.ui("web-copy")) }
                        }
                    }
                    @if self.part.owner && facts.open_seats().next().is_some() {
                        form method="post" action={ (self.base()) "/start" } { button.btn { (icon::named("bot")) (self.ui("web-start-bots")) } }
                    }
                }
                (self.meanwhile(pen))
            }
        };
        Patch::new("gather", html)
    }

    /// What there is to look at while others come: the game's cover, what it is about, and what was set for this table.
    fn meanwhile(&self, pen: &Pen) -> Markup {
        let about = self.room.game.about();
        let aim = super::coach::aim(pen);
        let settings = self.room.edition.settings();
        let chosen: Vec<(String, String)> = settings.iter().filter_map(|setting| self.chosen(pen, setting)).collect();
        html! {
            aside.meanwhile {
                img.cov src=(assets::cover(&about)) alt="" width="340" height="214";
                @if let Some(aim) = aim { div { h3 { (self.ui("web-aim")) } p { (aim) } } }
                p { a.btn.small href=(self.room.rules()) { (icon::named("book")) (self.ui("web-rules")) } }
                @if !chosen.is_empty() { div { h3 { (self.ui("web-options")) } dl.options { @for (name, value) in &chosen { dt { (name) } dd { (value) } } } } }
                (self.chosen_seed())
            }
        }
    }

    /// An option of the game with its value at this table, in words.
    fn chosen(&self, pen: &Pen, setting: &Setting) -> Option<(String, String)> {
        let options = &self.inner.facts.options;
        let (_, value) = options.iter().find(|(key, _)| *key == setting.key)?;
        let named = match &setting.values {
            Values::OneOf(values) => values.iter().find(|(slug, _)| slug == value).map(|(_, text)| pen.say(text)),
            Values::Number { .. } => None,
        };
        Some((capitalised(&pen.say(&setting.title)), named.unwrap_or_else(|| value.clone())))
    }

    fn place_at(&self, seat: Seat) -> Markup {
        let facts = &self.inner.facts;
        let names = self.inner.names(self.look.lang);
        let mine = self.part.seats.contains(&seat);
        let free = facts.seats[seat.index()].holder.is_none();
        let words = match &facts.seats[seat.index()].holder {
            None => self.ui("web-open-seat"),
            Some(Holder::Bot(_)) | Some(Holder::Person(_)) => names[seat].clone(),
        };
        html! {
            li class={ (tone::seat_class(seat)) @if free { " free" } } {
                (icon::emblem(None, &table::scene::Tone::Seat(seat), "em"))
                b { (words) } @if mine { " " span.badge.on { (self.ui("web-you")) } }
            }
        }
    }

    /// A form to take a free seat.
    fn sit(&self) -> Markup {
        let open: Vec<Seat> = self.inner.facts.open_seats().collect();
        html! {
            @if !open.is_empty() && self.part.seats.is_empty() {
                form.sit method="post" action={ (self.base()) "/sit" } {
                    label { (self.ui("web-your-name")) " " input name="name" required maxlength="32" autocomplete="nickname" value=(self.name); }
                    label { (self.ui("web-seat")) " " select name="seat" { @for seat in &open { option value=(seat) { (words::tell(self.look.lang, &text!("web-seat-number", number = seat.to_string()))) } } } }
                    button.btn.main { (self.ui("web-sit")) }
                }
            }
        }
    }
}
