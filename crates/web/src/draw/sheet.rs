//! Sheets: a panel with emblem, name and owner, then its parts.
//!
//! What is mine is shown whole. Of what others have, the first figures and whatever lies on the table come first, and the rest is folded
//! away, so that six players still fit on a page.

use super::Pen;
use super::icon::{self, classes};
use maud::{Markup, html};
use table::Text;
use table::scene::{CardSize, Cards, Face, Part, Sheet, Spot};

impl Pen<'_> {
    /// A sheet of its own on the table.
    pub fn sheet(&self, sheet: &Sheet, mine: bool) -> Markup {
        let now = if sheet.acting { " now" } else { "" };
        let whose = if mine { "" } else { " theirs" };
        let portrait = sheet.parts.iter().find_map(portrait);
        html! {
            article class={ (classes("sheet", &sheet.tone)) (now) (whose) " " (self.touch(&sheet.id)) } id={ "sheet-" (sheet.id) } data-spot=(sheet.id) aria-label=(self.say(&sheet.name)) tabindex=[mine.then_some("0")] {
                @if portrait.is_none() { (self.sheet_head(sheet)) }
                div.body {
                    @match portrait {
                        Some(portrait) => (self.portrayed(sheet, portrait)),
                        None if mine && sheet.parts.iter().any(|part| matches!(part, Part::Train(_))) => (self.hauling(sheet)),
                        None if mine => (self.own_body(sheet)),
                        None => (self.others_body(sheet)),
                    }
                }
            }
        }
    }

    fn sheet_head(&self, sheet: &Sheet) -> Markup {
        html! {
            header {
                (icon::emblem(sheet.emblem.as_ref(), &sheet.tone, "em"))
                div { h3 { (self.named(&sheet.id, &sheet.name)) } @if let Some(owner) = &sheet.owner { p { (self.say(owner)) } } }
                @if !sheet.badges.is_empty() { div.end { @for badge in &sheet.badges { (self.badge(badge)) } } }
            }
        }
    }

    /// The classes of a thing that is touched as a whole.
    fn touch(&self, spot: &Spot) -> &'static str {
        self.way(spot).map_or("", |way| way.class())
    }

    /// The name of a thing: a lit way to the options where some point at it.
    pub fn named(&self, spot: &Spot, name: &Text) -> Markup {
        let name = self.say(name);
        match self.way(spot) {
            Some(way) => {
                html! { a class={ "litname " (way.class()) } href=(way.href) title=[way.label] { (name) @if let Some(tag) = way.tag { " " span.tag.still { (tag) } } } }
            }
            None => html! { (name) },
        }
    }

    fn own_body(&self, sheet: &Sheet) -> Markup {
        let wide = |part: &Part| matches!(part, Part::Cards(_) | Part::Lines(_) | Part::Slots(_));
        let cards = sheet.parts.iter().any(|part| matches!(part, Part::Cards(_)));
        let figures = sheet.parts.iter().any(|part| !wide(part));
        if cards && figures {
            return html! {
                div.active {
                    div.lft { @for part in sheet.parts.iter().filter(|part| !wide(part)) { (self.part(part)) } }
                    div.rgt { @for part in sheet.parts.iter().filter(|part| wide(part)) { (self.part(part)) } }
                }
            };
        }
        html! { @for part in &sheet.parts { (self.part(part)) } }
    }

    /// A train with what it carries beside it: cards to the right, everything else under it.
    fn hauling(&self, sheet: &Sheet) -> Markup {
        let cards = |part: &&Part| matches!(part, Part::Cards(_) | Part::Lines(_));
        html! {
            div.hauling {
                div.hauled { @for part in sheet.parts.iter().filter(|part| !cards(part)) { (self.part(part)) } }
                div.aboard { @for part in sheet.parts.iter().filter(cards) { (self.part(part)) } }
            }
        }
    }

    /// Of somebody else: the first figures, what lies on the table, and the rest folded.
    fn others_body(&self, sheet: &Sheet) -> Markup {
        let first = sheet.parts.iter().position(|part| matches!(part, Part::Values(_)));
        let later = |n: usize, part: &Part| matches!(part, Part::Values(_) | Part::Lines(_)) && Some(n) != first;
        let folds = sheet.parts.iter().any(|part| matches!(part, Part::Sheet(_)));
        let (folded, shown): (Vec<_>, Vec<_>) =
            sheet.parts.iter().enumerate().partition(|(n, part)| folds && later(*n, part));
        // Something that can be chosen is never folded away.
        let open = folded.iter().any(|(_, part)| self.points_into(part));
        html! {
            @for (_, part) in shown.into_iter().filter(|(_, part)| !self.is_bare_pile(part)) { (self.part(part)) }
            @if !folded.is_empty() {
                details.rest open[open] { summary { (self.ui("web-rest")) } @for (_, part) in folded { (self.part(part)) } }
            }
        }
    }

    /// Whether there is nothing to see but a hidden pile, whose size stands among the figures, and nothing to choose.
    fn is_bare_pile(&self, part: &Part) -> bool {
        match part {
            Part::Cards(cards) => cards.cards.iter().all(|card| {
                card.pile.is_some() && matches!(card.face, Face::Down(_)) && !card.lit && self.way(&card.id).is_none()
            }),
            _ => false,
        }
    }

    fn points_into(&self, part: &Part) -> bool {
        match part {
            Part::Lines(lines) => lines.iter().filter_map(|line| line.id.as_ref()).any(|id| self.way(id).is_some()),
            _ => false,
        }
    }

    /// A portrait with its figures beside it, then its slots and lines.
    fn portrayed(&self, sheet: &Sheet, portrait: &Cards) -> Markup {
        let wide = |part: &&Part| matches!(part, Part::Slots(_) | Part::Lines(_) | Part::Rows(_) | Part::Sheet(_));
        let small = |part: &&Part| !wide(part) && !matches!(part, Part::Cards(cards) if cards == portrait);
        html! {
            div.portrayed {
                div.who2 {
                    @for card in &portrait.cards { (self.card(card)) }
                    div.small.soft.facts2 {
                        h3 { (self.named(&sheet.id, &sheet.name)) }
                        (self.worth(sheet, portrait))
                        @for part in sheet.parts.iter().filter(small) { (self.part(part)) }
                    }
                }
                div.portrayed-rest { @for part in sheet.parts.iter().filter(wide) { (self.part(part)) } }
            }
        }
    }

    /// What is printed at the foot of a portrait, or else what the sheet says of itself; then its badges.
    fn worth(&self, sheet: &Sheet, portrait: &Cards) -> Markup {
        let foot = portrait.cards.first().and_then(|card| match &card.face {
            Face::Up(face) => Some(face.foot.as_slice()),
            Face::Down(_) => None,
        });
        html! {
            div.worth {
                @match (foot, &sheet.owner) {
                    (Some([]) | None, Some(owner)) => span { (self.say(owner)) },
                    (foot, _) => { @for value in foot.into_iter().flatten() { (self.small_value(value)) } },
                }
                @for badge in &sheet.badges { (self.badge(badge)) }
            }
        }
    }

    /// A sheet inside a sheet: a line with its name, then its parts, all small.
    fn inner_sheet(&self, sheet: &Sheet) -> Markup {
        let portrait = sheet.parts.iter().find_map(portrait);
        let rest = |part: &&Part| !matches!(part, Part::Cards(cards) if Some(cards) == portrait);
        let figure = |part: &&Part| rest(part) && matches!(part, Part::Values(_) | Part::Meter(_) | Part::Tokens(_));
        let below = |part: &&Part| rest(part) && !figure(part);
        html! {
            section class={ "inner " (self.touch(&sheet.id)) @if portrait.is_some() { " faced" } } data-spot=(sheet.id) {
                @if let Some(portrait) = portrait { @for card in &portrait.cards { (self.card(card)) } }
                div.inhead {
                    h4 class=(classes("inname", &sheet.tone)) {
                        (self.named(&sheet.id, &sheet.name))
                        @match portrait { Some(portrait) => (self.worth(sheet, portrait)), None => { @if let Some(owner) = &sheet.owner { small { (self.say(owner)) } } @for badge in &sheet.badges { (self.badge(badge)) } } }
                    }
                    div.infigs { @for part in sheet.parts.iter().filter(figure) { (self.part(part)) } }
                }
                @for part in sheet.parts.iter().filter(below) {
                    @match part { Part::Slots(slots) => (self.slots(slots, true)), Part::Lines(lines) => (self.few_lines(lines)), other => (self.part(other)) }
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
            Part::Slots(slots) => self.slots(slots, false),
            Part::Train(train) => self.train(train),
            Part::Lines(lines) => self.lines(lines),
            Part::Tale(tale) => self.tale(tale),
            Part::Ledger(ledger) => self.ledger(ledger),
            Part::Stats(values) => self.stats(values),
        }
    }
}

/// The portrait of a sheet: one small card, face up, that is no pile.
fn portrait(part: &Part) -> Option<&Cards> {
    let Part::Cards(cards) = part else {
        return None;
    };
    match cards.cards.as_slice() {
        [card] if card.size == CardSize::Mini && card.pile.is_none() && cards.name.is_none() => {
            matches!(card.face, Face::Up(_)).then_some(cards)
        }
        _ => None,
    }
}
