//! Sheets: a panel with emblem, name and owner, then its parts.

use super::Pen;
use super::icon::{self, classes};
use maud::{Markup, html};
use table::scene::{CardSize, Cards, Part, Sheet};

impl Pen<'_> {
    /// A sheet of its own on the table.
    pub fn sheet(&self, sheet: &Sheet, mine: bool) -> Markup {
        let now = if sheet.acting { " now" } else { "" };
        let portrait = sheet.parts.iter().find_map(portrait);
        let headed = portrait.is_none();
        html! {
            article class={ (classes("sheet", &sheet.tone)) (now) } id={ "sheet-" (sheet.id) } data-spot=(sheet.id) aria-label=(self.say(&sheet.name)) {
                @if headed && !(mine && sheet.acting) { (self.sheet_head(sheet)) }
                div.body { (self.sheet_body(sheet, mine, portrait)) }
            }
        }
    }

    fn sheet_head(&self, sheet: &Sheet) -> Markup {
        html! {
            header {
                (icon::emblem(sheet.emblem.as_ref(), &sheet.tone, "em"))
                div { h3 { (self.say(&sheet.name)) } @if let Some(owner) = &sheet.owner { p { (self.say(owner)) } } }
                @if !sheet.badges.is_empty() { div.end { @for badge in &sheet.badges { (self.badge(badge)) } } }
            }
        }
    }

    fn sheet_body(&self, sheet: &Sheet, mine: bool, portrait: Option<&Cards>) -> Markup {
        if let Some(portrait) = portrait {
            return self.woven(sheet, portrait);
        }
        let wide = |part: &Part| matches!(part, Part::Cards(_) | Part::Lines(_) | Part::Web(_));
        let cards = sheet.parts.iter().any(|part| matches!(part, Part::Cards(_)));
        let figures = sheet.parts.iter().any(|part| !wide(part));
        if mine && cards && figures {
            return html! {
                div.active {
                    div.lft { @for part in sheet.parts.iter().filter(|part| !wide(part)) { (self.part(part)) } }
                    div.rgt { @for part in sheet.parts.iter().filter(|part| wide(part)) { (self.part(part)) } }
                }
            };
        }
        html! { @for part in &sheet.parts { (self.part(part)) } }
    }

    /// A portrait with its figures beside it, then the web.
    fn woven(&self, sheet: &Sheet, portrait: &Cards) -> Markup {
        let web = |part: &&Part| matches!(part, Part::Web(_) | Part::Lines(_) | Part::Rows(_));
        let small = |part: &&Part| !web(part) && !matches!(part, Part::Cards(cards) if cards == portrait);
        let foot = portrait.cards.first().and_then(|card| match &card.face {
            table::scene::Face::Up(face) => Some(&face.foot),
            table::scene::Face::Down(_) => None,
        });
        html! {
            div.weave {
                div.who2 {
                    @for card in &portrait.cards { (self.card(card)) }
                    div.small.soft.facts2 {
                        @for value in foot.into_iter().flatten() { (self.small_value(value)) }
                        @for part in sheet.parts.iter().filter(small) { (self.part(part)) }
                        @for badge in &sheet.badges { (self.badge(badge)) }
                    }
                }
                div.woven { @for part in sheet.parts.iter().filter(web) { (self.part(part)) } }
            }
        }
    }

    /// A sheet inside a sheet: a line with its name, then its parts, all small.
    fn inner_sheet(&self, sheet: &Sheet) -> Markup {
        html! {
            section.inner data-spot=(sheet.id) {
                h4 class=(classes("inname", &sheet.tone)) {
                    (self.say(&sheet.name))
                    @if let Some(owner) = &sheet.owner { small { (self.say(owner)) } }
                    @for badge in &sheet.badges { (self.badge(badge)) }
                }
                @for part in &sheet.parts {
                    @match part { Part::Web(web) => (self.web(web, true)), other => (self.part(other)) }
                }
            }
        }
    }

    /// Any part, as it stands on a sheet.
    pub fn part(&self, part: &Part) -> Markup {
        match part {
            Part::Map(map) => self.plate(self.map(map, &[]), false),
            Part::Grid(grid) => self.plate(self.grid(grid), grid.cols <= 10),
            Part::Track(track) => self.track(track),
            Part::Cards(cards) => self.cards(cards),
            Part::Sheet(sheet) => self.inner_sheet(sheet),
            Part::Tokens(tokens) => self.tokens(tokens),
            Part::Values(values) => self.values(values),
            Part::Meter(meter) => self.meter(meter),
            Part::Dials(dials) => self.dials(dials),
            Part::Ruler(ruler) => self.ruler(ruler),
            Part::Rows(rows) => self.rows(rows),
            Part::Web(web) => self.web(web, false),
            Part::Lines(lines) => self.lines(lines),
        }
    }
}

/// The portrait of a sheet that has a web: one small card.
fn portrait(part: &Part) -> Option<&Cards> {
    match part {
        Part::Cards(cards) if cards.cards.len() == 1 && cards.cards[0].size == CardSize::Mini => Some(cards),
        _ => None,
    }
}
