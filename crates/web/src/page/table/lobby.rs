//! The lobby of a table that waits for players: who sits where already, and the seats that are free.

use super::View;
use crate::draw::zone::Patch;
use crate::draw::{Pen, icon, tone};
use crate::words;
use maud::{Markup, html};
use table::{Holder, Seat, text};

impl View<'_> {
    pub fn gather(&self, pen: &Pen) -> Patch {
        let facts = &self.inner.facts;
        let html = html! {
            section.panel.gather #gather {
                h2 { (words::tell(self.look.lang, &text!("web-gathering", open = facts.open_seats().count()))) }
                p.soft { (pen.say(&self.room.game.blurb())) }
                (self.chosen_seed())
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
        };
        Patch { id: "gather".into(), html }
    }

    fn place_at(&self, seat: Seat) -> Markup {
        let facts = &self.inner.facts;
        let names = self.inner.names(self.look.lang);
        let mine = self.part.seats.contains(&seat);
        let words = match &facts.seats[seat.index()].holder {
            None => self.ui("web-open-seat"),
            Some(Holder::Bot(_)) | Some(Holder::Person(_)) => names[seat].clone(),
        };
        html! {
            li class=(tone::seat_class(seat)) {
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
