//! The preview: one panel of constant height that shows what is pointed at. What the server draws in it is what stands there while nothing
//! is: the card that the question is about, else the last roll; and without scripts what is in hand.

use super::marks::Boards;
use super::pen::{Picked, worth};
use super::question::Asking;
use super::seats::capitalised;
use super::{Pen, icon, tone};
use maud::{Markup, html};
use shelf::Offered;
use std::cmp::Reverse;
use table::scene::{Card, CardSize, Cards, Part, Scene, Spot, Tone};
use table::{LogLine, Roll};

/// What stands in the preview while nothing is pointed at.
pub struct Idle<'a> {
    /// What is said before anything else: the guide, a hint.
    pub first: Markup,
    /// The card that the question is about.
    pub card: Option<Card>,
    /// The last roll.
    pub roll: Option<&'a Roll>,
    /// The options with the best news.
    pub nearest: Vec<&'a Offered>,
    /// For somebody who waits: what happened last, the newest first.
    pub latest: Vec<&'a LogLine>,
    /// Where there is nothing else to show: the rule by which the question is asked.
    pub rule: Option<Markup>,
}

impl Idle<'_> {
    /// Whether neither card, roll, options nor news are to be shown.
    fn is_bare(&self) -> bool {
        self.card.is_none() && self.roll.is_none() && self.nearest.is_empty() && self.latest.is_empty()
    }
}

/// This many lines are shown to somebody who waits.
pub const LATEST: usize = 4;

/// At most this many options with good news are named.
const NEAREST: usize = 4;

/// The options that have news and no bad ones, the best first; of variants of one thing only the best. Where only a few are offered that touch
/// the table, they are named anyway.
pub fn nearest<'o>(options: &'o [Offered], boards: &Boards) -> Vec<&'o Offered> {
    let news = |option: &&Offered| option.label.tag.as_ref().is_some_and(|tag| tag.tone != Tone::Bad);
    let mut best: Vec<&Offered> = options.iter().filter(news).collect();
    // What holds of every one of many is no news, and of many places of a board only those are near that have good ones.
    if best.len() > NEAREST {
        if best.iter().all(|option| option.label.tag == best[0].label.tag) {
            best.clear();
        }
        let tells = |option: &Offered| option.label.tag.as_ref().is_some_and(|tag| worth(tag) > (false, 0));
        best.retain(|option| tells(option) || !option.label.touched_spots().any(|spot| boards.hold(spot)));
    }
    if best.is_empty() && options.len() <= NEAREST {
        best = options.iter().filter(|option| !option.label.touched().is_empty()).collect();
    }
    best.sort_by_key(|option| Reverse(option.label.tag.as_ref().map(worth)));
    let mut shown: Vec<&Offered> = Vec::new();
    for option in best {
        let is_variant = |other: &&Offered| {
            other.label.variant.is_some() && option.label.variant.is_some() && other.label.steps == option.label.steps
        };
        if shown.len() < NEAREST && !shown.iter().any(is_variant) {
            shown.push(option);
        }
    }
    shown
}

/// A card of a scene by its name.
pub fn find_card<'s>(scene: &'s Scene, spot: &Spot) -> Option<&'s Card> {
    scene.zones.iter().flat_map(|zone| &zone.parts).find_map(|part| card_in(part, spot))
}

fn card_in<'s>(part: &'s Part, spot: &Spot) -> Option<&'s Card> {
    match part {
        Part::Cards(cards) => cards.cards.iter().find(|card| card.id == *spot),
        Part::Sheet(sheet) => sheet.parts.iter().find_map(|part| card_in(part, spot)),
        Part::Map(map) => map.places.iter().filter_map(|place| place.card.as_deref()).find(|card| card.id == *spot),
        _ => None,
    }
}

/// A card of the content by its name.
pub fn printed_card(rows: &[Cards], spot: &Spot) -> Option<Card> {
    rows.iter().flat_map(|row| &row.cards).find(|card| card.id == *spot).cloned()
}

impl Pen<'_> {
    pub fn preview(&self, asking: Option<&Asking>, idle: &Idle) -> Markup {
        let picked = self.offers.picked();
        let inside = match asking.filter(|_| !picked.is_empty()) {
            Some(asking) => self.in_hand(asking, picked),
            None => self.idle(idle),
        };
        html! { section.pv.pane #pv aria-label=(self.ui("web-preview")) { (inside) } }
    }

    fn idle(&self, idle: &Idle) -> Markup {
        html! {
            div.bd.one tabindex="0" {
                (idle.first)
                (self.latest(&idle.latest))
                @match (&idle.card, idle.roll) {
                    (Some(card), _) => (self.shown(card)),
                    (None, Some(roll)) => (self.roll(roll, "lastroll")),
                    (None, None) => {},
                }
                @if idle.is_bare() { @if let Some(rule) = &idle.rule { (rule) } }
                @if idle.card.is_none() && !idle.nearest.is_empty() {
                    section.near { h3 { (self.ui("web-nearest")) } (self.ways(&idle.nearest)) }
                }
            }
            div.go { p.hov { (self.ui("web-point")) } p.fin { (self.ui("web-point-finger")) } }
        }
    }

    fn latest(&self, lines: &[&LogLine]) -> Markup {
        html! {
            @if let [newest, before @ ..] = lines {
                section.latest {
                    h3 class=(newest.coloured().map_or("", tone::seat_class)) { (self.say(&newest.text)) }
                    @if !before.is_empty() { ol reversed { @for line in before { li class=(line.coloured().map_or("", tone::seat_class)) { (self.say(&line.text)) } } } }
                }
            }
        }
    }

    /// Options as a list. Where two would read alike, or one says nothing of what it would do, their details do.
    fn ways(&self, options: &[&Offered]) -> Markup {
        let alike = |one: &Offered| {
            let same = |other: &&&Offered| other.label.text == one.label.text && other.label.tag == one.label.tag;
            options.iter().filter(same).nth(1).is_some()
        };
        html! { ul.ways { @for option in options { li { (self.way_of(option, alike(option))) } } } }
    }

    /// An option as a button outside its form.
    fn way_of(&self, option: &Offered, detailed: bool) -> Markup {
        let tag = option.label.tag.as_ref();
        let detail = option.label.detail.as_ref().filter(|_| detailed || tag.is_none());
        let tag = tag.filter(|_| detail.is_none());
        html! {
            button.way form="answer" name="answer" value=(option.notation) data-way=(option.number) {
                b { (capitalised(&self.say(&option.label.text))) }
                @if let Some(detail) = detail { " " small { (self.say(detail)) } }
                @if let Some(tag) = tag { " " small class=(tone::class(&tag.tone)) { (self.say(&tag.text)) @if let Some(chance) = tag.chance { " · " (chance) } } }
            }
        }
    }

    /// A card to be read, whatever can be done with it.
    pub fn shown(&self, card: &Card) -> Markup {
        let plain = Pen {
            reader: self.reader,
            offers: Default::default(),
            rules: self.rules.clone(),
            looks: self.looks,
            drawn: None,
            stretch: Default::default(),
        };
        plain.card(&Card { lit: false, pile: None, ..card.clone().size(CardSize::Real) })
    }

    /// Without scripts: what can still be done with the things that were touched.
    fn in_hand(&self, asking: &Asking, picked: &Picked) -> Markup {
        let left: Vec<&Offered> = asking.options.iter().filter(|option| picked.leaves(&option.label)).collect();
        html! {
            div.pvh { h3 { (self.ui("web-in-hand")) } a.btn.small href=(picked.nothing()) { (icon::named("cross")) (self.ui("web-put-back")) } }
            div.bd.one tabindex="0" {
                ul.ways { @for option in &left { li { (self.way_of(option, false)) (self.behind(option)) } } }
            }
        }
    }
}
