//! Cards and rows of cards. One markup serves every size.

use super::icon::{self, classes};
use super::pen::Way;
use super::quick::hash_of;
use super::{Pen, frame, place, tone};
use maud::{Markup, html};
use std::borrow::Cow;
use table::scene::{Card, CardFace, CardSize, Cards, Face, Frame, Slot, Slots, Spread};

impl Pen<'_> {
    pub fn cards(&self, cards: &Cards) -> Markup {
        let nothing = cards.nothing.as_ref().filter(|_| cards.cards.is_empty());
        html! {
            @if let Some(name) = &cards.name { h3.rowname { (self.say(name)) } }
            @if let Some(nothing) = nothing { p.small.soft { (self.say(nothing)) } }
            @match cards.spread {
                Spread::Hand => div.handbox { div class={ "fan " (place::count(cards.cards.len())) } { @for card in &cards.cards { (self.card(card)) } } },
                Spread::Row => div.row { @for card in &cards.cards { (self.card(card)) } },
                Spread::Piles => div.piles { @for card in &cards.cards { (self.pile(card)) } },
            }
        }
    }

    /// A pile or a card with its name below.
    pub fn pile(&self, card: &Card) -> Markup {
        let name = match &card.face {
            Face::Up(face) => self.say(&face.title),
            Face::Down(back) => self.say(&back.name),
        };
        let bare = Card { badges: Vec::new(), ..card.clone() };
        let caption = card.caption.as_ref().map(|caption| self.say(caption));
        // A pile that is called like its card says so once, below it.
        let named = caption.as_ref() == Some(&name);
        html! {
            div class=(if named { "pile named" } else { "pile" }) {
                div class=(if card.pile.is_some_and(|count| count > 1) { "stack" } else { "" }) { (self.card(&bare)) }
                @match card.pile {
                    Some(count) => { b { (count) } span.pln { (name) } },
                    None => b { (name) },
                }
                @if let Some(caption) = caption.filter(|_| !named) { span { (caption) } }
                @for badge in &card.badges { (self.badge(badge)) }
            }
        }
    }

    /// A card: a button where exactly one option points at it, a link to the options where several do.
    pub fn card(&self, card: &Card) -> Markup {
        self.part_or("card", &card.id, hash_of(card), || self.draw_card(card))
    }

    fn draw_card(&self, card: &Card) -> Markup {
        let (inside, mut class, label) = match &card.face {
            Face::Up(face) => (self.face(face, card), self.face_class(face, card), self.say(&face.title)),
            Face::Down(back) => {
                let label = self.tell(&table::text!("web-face-down", back = self.say(&back.name)));
                (
                    frame::back(self.looks, back.icon.as_ref()),
                    format!("card back {} {}", size(card.size), back_tone(&back.tone)),
                    label,
                )
            }
        };
        if card.exhausted {
            class.push_str(" spent");
        }
        let label = if card.exhausted { format!("{label}, {}", self.ui("plain-exhausted")) } else { label };
        let way = self.way(&card.id);
        if let Some(way) = &way {
            class.push(' ');
            class.push_str(way.class());
        } else if card.lit {
            class.push_str(" lit");
        }
        match way {
            // The words of the option come first, then what is printed on the card, so that its name holds what everybody sees.
            Some(way) => html! {
                a class=(class) href=(way.href) data-spot=(card.id) data-vt=(card.id) {
                    @if let Some(option) = &way.label { span.vh { (option) ": " } }
                    @if matches!(card.face, Face::Down(_)) { span.vh { (label) } }
                    (inside)
                    (self.fit(card, Some(&way)))
                }
            },
            None => {
                html! { article class=(class) data-spot=(card.id) data-vt=(card.id) tabindex="0" aria-label=(label) { (inside) (self.fit(card, None)) } }
            }
        }
    }

    fn face_class(&self, face: &CardFace, card: &Card) -> String {
        let mut class = classes("card", &face.tone);
        if is_plain(face, card) {
            class.push_str(" pictured");
        }
        if !face.gates.is_empty() || !face.figures.is_empty() {
            class.push_str(" figured");
        }
        format!("{class} {}", size(card.size))
    }

    fn face(&self, face: &CardFace, card: &Card) -> Markup {
        let name = self.say(&face.title);
        let title = html! { span.ttl { @if let Some(class) = narrow(&name) { span class=(class) { (name) } } @else { (name) } } };
        if is_plain(face, card) {
            let sign = tone::emblem(self.looks, &face.tone)
                .filter(|sign| face.emblem.as_ref().is_some_and(|emblem| emblem != sign));
            return html! {
                span.pic { (frame::picture(self.looks, face, false)) @if let Some(sign) = sign { span.orb { (icon::beside(&sign)) } } (self.badges(card)) }
                span.top { (title) }
                (self.kind(face))
                (self.text(face))
            };
        }
        // Tokens lie where nothing is printed: after what stands at the foot, or else on the picture.
        let at_foot = !face.foot.is_empty() && shows_foot(face, card);
        html! {
            span.top {
                @if let Some(sign) = orb(self.looks, face) { span.orb { (icon::beside(&sign)) } }
                (title)
                @if let Some(cost) = &face.cost { span.cost { (self.amount(cost)) } }
            }
            span.pic { (frame::picture(self.looks, face, true)) @if let Some(slots) = &face.slots { (self.printed_slots(slots)) } @if !at_foot { (self.badges(card)) } }
            (self.kind(face))
            @if !face.figures.is_empty() { span.band { @for figure in &face.figures { (self.small_value(figure)) } } }
            (self.text(face))
            @if !face.foot.is_empty() { span.foot { @for value in &face.foot { (self.small_value(value)) } @if at_foot { (self.badges(card)) } } }
        }
    }

    fn kind(&self, face: &CardFace) -> Markup {
        let Some(kind) = &face.kind else {
            return html! {};
        };
        html! { span.sub { @if let Some(icon) = &face.kind_icon { (icon::beside(icon)) } (self.say(kind)) } }
    }

    fn text(&self, face: &CardFace) -> Markup {
        let said: Vec<String> = face.lines.iter().map(|line| self.say(&line.text)).collect();
        let story = face.story.as_ref().map(|story| self.say(story));
        let sentence = face.slots.as_ref().and_then(|slots| slots.sentence.as_ref()).map(|sentence| self.say(sentence));
        let letters: usize = said.iter().chain(&story).map(|line| line.chars().count().max(LINE)).sum();
        let wordy = letters + LINE * face.gates.len() + LINE / 2 * face.figures.len() > WORDY;
        let lines: usize = said.iter().map(|line| line.chars().count().div_ceil(NARROW)).sum();
        let class = match (wordy, lines + face.gates.len() > MUCH) {
            (true, _) => "txt much wordy",
            (false, true) => "txt much",
            (false, false) => "txt",
        };
        html! {
            @if !face.lines.is_empty() || !face.gates.is_empty() || story.is_some() || sentence.is_some() {
                span class=(class) {
                    @if let Some(sentence) = sentence { span.par.sentence { (sentence) } }
                    @for (line, said) in face.lines.iter().zip(&said) {
                        span.par {
                            @if let Some(label) = &line.label { b { (self.say(label)) " " } }
                            (said)
                            @if let Some(rule) = &line.rule { " " span.rule { (rule) } }
                        }
                    }
                    @for gate in &face.gates { (self.gate(gate)) }
                    @if let Some(story) = story { span.story { (story) } }
                }
            }
        }
    }

    /// What a card asks for: a line for each place, picture and word.
    fn printed_slots(&self, part: &Slots) -> Markup {
        html! { span.plw { @for slot in &part.slots { (self.printed_slot(slot)) } } }
    }

    /// The best that can be done with a card now.
    fn fit(&self, card: &Card, way: Option<&Way>) -> Markup {
        let tag = way.and_then(|way| way.tag.clone());
        html! {
            @match (tag, &card.news) {
                (Some(tag), _) => span.fit.y { (tag) },
                (None, Some(news)) => span class={ "fit " (tone::class(&news.tone)) } { (self.say(&news.text)) @if let Some(chance) = news.chance { " " (chance) } },
                (None, None) => {},
            }
        }
    }

    fn printed_slot(&self, slot: &Slot) -> Markup {
        let word = slot.word.as_ref().or(slot.name.as_ref()).or(slot.kind.as_ref()).map(|word| self.say(word));
        html! { span class=(tone::class(&slot.tone)) { span.ics aria-hidden="true" { (self.slot_signs(slot)) } em { (word.unwrap_or_default()) } } }
    }

    fn badges(&self, card: &Card) -> Markup {
        html! { @if !card.badges.is_empty() && card.pile.is_none() { span.badgec { @for badge in &card.badges { (self.card_badge(badge)) } } } }
    }

    /// A token on a card, where there is room for a sign and not for a sentence.
    fn card_badge(&self, token: &table::scene::Token) -> Markup {
        let name = self.say(&token.name);
        match &token.icon {
            Some(sign) => {
                html! { span.badge title=(name) { (icon::alone(sign, &name)) @if let Some(count) = token.count { b { (count) } } } }
            }
            None => self.badge(token),
        }
    }
}

/// A text with more letters than this is set smaller on paper, so that all of it fits.
const WORDY: usize = 240;

/// With more lines than this a card in a row of a few has more of the row.
const MUCH: usize = 6;

/// How many letters fill a line beside the picture of such a card.
const NARROW: usize = 24;

/// How many letters fill a line of a card.
const LINE: usize = 36;

/// A name with a long word is set smaller, so that the word need not be broken.
fn narrow(name: &str) -> Option<&'static str> {
    let longest = name.split_whitespace().map(|word| word.chars().count()).max()?;
    match longest {
        0..10 => None,
        10..13 => Some("long"),
        _ => Some("longer"),
    }
}

/// Whether nothing but title, kind and picture is printed: then the picture comes first and is large. What a card in a hand says of its
/// news today does not change its face.
fn is_plain(face: &CardFace, card: &Card) -> bool {
    face.cost.is_none()
        && face.slots.is_none()
        && face.frame != Frame::Plain
        && face.figures.is_empty()
        && (face.lines.is_empty() || card.news.is_some())
        && face.gates.is_empty()
        && face.story.is_none()
        && face.foot.is_empty()
}

/// Whether the foot of a card is to be seen: small cards have no room for it, and those with figures say them elsewhere.
fn shows_foot(face: &CardFace, card: &Card) -> bool {
    card.size != CardSize::Mini && face.figures.is_empty() && face.gates.is_empty()
}

/// The small round sign before the title: of a card with slots its emblem, of a card in an arch the emblem of its tone.
fn orb(looks: &table::Looks, face: &CardFace) -> Option<table::scene::Icon> {
    match &face.slots {
        Some(_) => face.emblem.clone(),
        None if face.frame == Frame::Arch => tone::emblem(looks, &face.tone),
        None => None,
    }
}

fn size(size: CardSize) -> &'static str {
    match size {
        CardSize::Mini => "mini",
        CardSize::Hand => "hand",
        CardSize::Real => "real",
        CardSize::Large => "large",
    }
}

/// Backs are dark in both themes; a tone other than the game's hue keeps its own.
fn back_tone(tone: &table::scene::Tone) -> Cow<'static, str> {
    match tone {
        table::scene::Tone::Neutral | table::scene::Tone::Accent => "bk".into(),
        other => tone::class(other),
    }
}
