//! Trains: vehicles coupled in a row, the one that pulls to the right, with boxes in them and on their roofs.

use super::Pen;
use super::icon::{self, classes};
use maud::{Markup, PreEscaped, html};
use table::scene::{Car, CarKind, Roof, Slot, SlotState, Train};

impl Pen<'_> {
    pub fn train(&self, train: &Train) -> Markup {
        let name = train.name.as_ref().map(|name| self.say(name));
        html! {
            ol class={ (classes("train", &train.tone)) @if train.loose { " loose" } } data-spot=(train.id) data-loose=[train.loose.then_some("1")] aria-label=[name] {
                @for (n, car) in train.cars.iter().enumerate() { (self.car(n, car)) }
                @if let Some(room) = &train.room { li.car.gap { span { (icon::named("hook")) (self.say(room)) } } }
            }
        }
    }

    fn car(&self, n: usize, car: &Car) -> Markup {
        let (kind, gear) = match car.kind {
            CarKind::Wheeled => ("pulls", WHEELS_3),
            CarKind::Tracked => ("pulls tracked", TRACKS),
            CarKind::Coupled => ("pulled", WHEELS_2),
        };
        html! {
            li class={ "car " (kind) } aria-label=(self.car_label(car)) {
                div.top { @if let Some(roof) = &car.roof { (self.roof(roof)) } }
                div.hull {
                    @for slot in &car.slots { (self.boxed(slot)) }
                    @if car.kind != CarKind::Coupled { (PreEscaped(CAB)) }
                }
                (PreEscaped(gear))
                p.what { b { (n + 1) } span { (self.say(&car.name)) } @for figure in &car.figures { (self.small_value(figure)) } @if let Some(note) = &car.note { small { (self.say(note)) } } }
            }
        }
    }

    fn car_label(&self, car: &Car) -> String {
        let roof = car.roof.iter().map(|roof| &roof.name);
        let words: Vec<String> =
            [&car.name].into_iter().chain(&car.note).chain(roof).map(|text| self.say(text)).collect();
        words.join(", ")
    }

    fn roof(&self, roof: &Roof) -> Markup {
        html! { small { (self.say(&roof.name)) } div.rack { @for slot in &roof.slots { (self.boxed(slot)) } } }
    }

    /// A box: what it is for in its corner, and what lies in it.
    fn boxed(&self, slot: &Slot) -> Markup {
        let full = slot.state == SlotState::Filled;
        let label = self.slot_label(slot);
        let (kind, name) =
            (slot.kind.as_ref().map(|kind| self.say(kind)), slot.name.as_ref().map(|name| self.say(name)));
        let takes = (!slot.takes.is_empty()).then(|| slot.takes.join(" "));
        // What may be moved has its colour with it.
        let class = if slot.load.is_some() {
            "bx full".to_owned()
        } else {
            classes(if full { "bx full" } else { "bx" }, &slot.tone)
        };
        let inside = html! {
            @if let Some(icon) = &slot.kind_icon { span.for aria-hidden="true" { (icon::beside(icon)) @if let Some(word) = &slot.word { b { (self.say(word)) } } } }
            @if full { span class=(classes("ld", &slot.tone)) data-load=[slot.load.as_ref()] data-name=[name] aria-hidden="true" { @if let Some(emblem) = &slot.emblem { (icon::beside(emblem)) } } }
        };
        match slot.id.as_ref().and_then(|id| self.way(id)) {
            Some(way) => {
                let label = way.label.as_ref().map_or_else(|| label.clone(), |option| format!("{option}, {label}"));
                html! { a class={ (class) " " (way.class()) } href=(way.href) data-spot=[slot.id.as_ref()] data-takes=[takes] data-kind=[kind] aria-label=(label) title=(label) { (inside) } }
            }
            None => {
                html! { span class=(class) role="img" aria-label=(label) title=(label) data-spot=[slot.id.as_ref()] data-takes=[takes] data-kind=[kind] { (inside) } }
            }
        }
    }
}

const CAB: &str = r#"<svg class="cab" viewBox="0 0 46 60" preserveAspectRatio="none" aria-hidden="true"><path class="cb0" d="M0 2h26c6 0 9 3 11 9l5 16c3 1 4 3 4 7v24H0z"/><path class="cb1" d="M8 10h17c3 0 4 1 5 4l4 13H8z"/><path class="cb2" d="M40 58l6-11v11z"/></svg>"#;
const WHEELS_2: &str = r#"<svg class="gear" viewBox="0 0 200 26" aria-hidden="true"><path class="ax" d="M6 2h188v5H6zM194 3h6v3h-6z"/><g class="wh"><circle cx="34" cy="14" r="11"/><circle cx="62" cy="14" r="11"/><circle cx="138" cy="14" r="11"/><circle cx="166" cy="14" r="11"/></g><g class="hb"><circle cx="34" cy="14" r="4"/><circle cx="62" cy="14" r="4"/><circle cx="138" cy="14" r="4"/><circle cx="166" cy="14" r="4"/></g></svg>"#;
const WHEELS_3: &str = r#"<svg class="gear" viewBox="0 0 200 26" aria-hidden="true"><path class="ax" d="M0 2h196v5H0z"/><g class="wh"><circle cx="34" cy="14" r="11"/><circle cx="62" cy="14" r="11"/><circle cx="164" cy="14" r="11"/></g><g class="hb"><circle cx="34" cy="14" r="4"/><circle cx="62" cy="14" r="4"/><circle cx="164" cy="14" r="4"/></g></svg>"#;
const TRACKS: &str = r#"<svg class="gear" viewBox="0 0 200 26" aria-hidden="true"><path class="ax" d="M0 2h196v5H0z"/><rect class="wh" x="14" y="4" width="128" height="21" rx="10.500"/><g class="hb"><circle cx="26" cy="14.500" r="5"/><circle cx="49" cy="14.500" r="5"/><circle cx="72" cy="14.500" r="5"/><circle cx="95" cy="14.500" r="5"/><circle cx="118" cy="14.500" r="5"/></g><circle class="wh" cx="170" cy="14" r="11"/><circle class="hb" cx="170" cy="14" r="4"/></svg>"#;
