//! The labels of cards, abilities, targets, and what is done in windows.

use super::at_if;
use crate::card::{AttachmentId, Card, EventId};
use crate::cards::Deed;
use crate::scene::spot;
use crate::state::{Ascension, Source, Target, WebAt};
use table::scene::Spot;
use table::{Label, Text, text};

impl Ascension {
    pub(crate) fn play_label(&self, id: EventId) -> Label {
        let card = Card::Event(id);
        let label = Label::new(text!("do-play", card = self.name(card)), "E3.1")
            .detail(self.priced(Deed::Event(id), card))
            .icon(self.pack.icon(card))
            .path([Text::new("path-play"), self.name(card)]);
        at_if(label, self.held(card))
    }

    pub(crate) fn attach_label(&self, id: AttachmentId) -> Label {
        let card = Card::Attachment(id);
        let label = Label::new(text!("do-attach", card = self.name(card)), "E1.1")
            .detail(self.priced(Deed::Attachment(id), card))
            .icon(self.pack.icon(card))
            .path([Text::new("path-attach"), self.name(card)]);
        at_if(label, self.held(card))
    }

    /// The rule text of a card, and before it what playing it costs at least.
    fn priced(&self, deed: Deed, card: Card) -> Text {
        let targets = self.legal_targets(self.asked, deed);
        let prices = targets.into_iter().map(|target| self.price(self.asked, deed, target));
        match prices.min() {
            None | Some(0) => self.effect_text(card),
            Some(cost) => text!("detail-priced", cost = cost, effect = self.effect_text(card)),
        }
    }

    /// The rule text printed on a card.
    fn effect_text(&self, card: Card) -> Text {
        Text::new(format!("card-{}-text", self.pack.slug(card)))
    }

    pub(crate) fn use_label(&self, source: Source) -> Label {
        let god = self.players[self.asked].god.map(|god| self.pack.slug(god).to_owned());
        let god = god.unwrap_or_default();
        let detail = match source {
            Source::First => Text::new(format!("god-{god}-first")),
            Source::Second => Text::new(format!("god-{god}-second")),
            Source::Gift(hero) => self.effect_text(Card::Hero(hero)),
            Source::Worn(card) => self.effect_text(Card::Attachment(card)),
        };
        let text = text!("do-use", ability = self.ability_name(source, self.asked));
        at_if(Label::new(text, "C5.1"), self.source_spot(source))
            .detail(detail)
            .path([Text::new("path-use"), self.source_in_full(source, self.asked)])
    }

    /// Something that comes from a god, a hero or an attachment of whoever is asked.
    pub(crate) fn source_label(&self, key: &'static str, source: Source, rule: &'static str) -> Label {
        let label = Label::new(text!(key, source = self.source_in_full(source, self.asked)), rule);
        at_if(label, self.source_spot(source))
    }

    fn source_spot(&self, source: Source) -> Option<Spot> {
        let heroes = &self.players[self.asked].heroes;
        let bearer = match source {
            Source::First => return Some(spot::tier(self.asked, 1)),
            Source::Second => return Some(spot::tier(self.asked, 2)),
            Source::Gift(card) => heroes.iter().find(|hero| hero.card == card),
            Source::Worn(card) => heroes.iter().find(|hero| hero.bears(card)),
        };
        let at = crate::state::HeroAt { seat: self.asked, hero: bearer?.card };
        Some(spot::source(&self.pack, at, source))
    }

    /// A target, and what aiming at it costs if that differs from nothing.
    pub(crate) fn target_label(&self, target: Target) -> Label {
        let label = Label::new(text!("do-target", target = self.target_name(target)), "C1.3");
        at_if(label, spot::target(&self.pack, target))
    }

    /// A card among several: in the hand of whoever is asked, in a web or on a hero that something is aimed at, or in the Hades.
    pub(crate) fn card_label(&self, card: Card) -> Label {
        let mut label = Label::new(text!("do-card", card = self.name(card)), "C1.3").icon(self.pack.icon(card));
        label.detail = self.gist(self.asked, card);
        at_if(label, self.card_spots(card))
    }

    fn card_spots(&self, card: Card) -> Vec<Spot> {
        let aimed_at = self.in_play().map(|played| played.target);
        match aimed_at {
            Some(Target::Web(at)) => self.woven(at, card).into_iter().collect(),
            Some(Target::Attempt(_)) => {
                let woven = self.attempt().and_then(|attempt| self.woven(attempt.at(), card));
                woven.into_iter().collect()
            }
            Some(Target::Hero(at)) => match card {
                Card::Attachment(worn) => vec![spot::worn(&self.pack, at, worn)],
                _ => self.held(card),
            },
            Some(Target::Hand(seat)) if seat != self.asked => spot::held(self, seat, card),
            _ => self.held(card),
        }
    }

    fn woven(&self, at: WebAt, card: Card) -> Option<Spot> {
        let Card::Sequence(card) = card else {
            return None;
        };
        let place = self.web(at)?.cards.iter().position(|other| *other == card)?;
        Some(spot::woven(&self.pack, at, place))
    }

    pub(crate) fn buy_label(&self, count: u8) -> Label {
        let cost = u16::from(count) * self.result_price(self.asked);
        Label::new(text!("do-buy", count = count), "W5.6").detail(text!("detail-cost", cost = cost)).at(spot::ATTEMPT)
    }
}
