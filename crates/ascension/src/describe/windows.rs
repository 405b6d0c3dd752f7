//! The labels of cards, abilities, targets, and what is done in windows.

use super::at_if;
use crate::card::{AttachmentId, Card, EventId};
use crate::cards::Deed;
use crate::scene::spot;
use crate::state::{Ascension, Attempt, Source, Target, Web, WebAt};
use table::scene::{Mark, Spot};
use table::{Change, Label, Tag, Text, text};

impl Ascension {
    pub(crate) fn play_label(&self, id: EventId) -> Label {
        let card = Card::Event(id);
        let label = Label::new(text!("do-play", card = self.name(card)), "E3.1")
            .detail(self.priced(Deed::Event(id), card))
            .icon(self.pack.icon(card))
            .verb("play")
            .step_any(self.held(card))
            .heavy()
            .mark(Mark::show(spot::printed(&self.pack, card)))
            .path([Text::new("path-play"), self.name(card)]);
        at_if(label, self.held(card))
    }

    pub(crate) fn attach_label(&self, id: AttachmentId) -> Label {
        let card = Card::Attachment(id);
        let label = Label::new(text!("do-attach", card = self.name(card)), "E1.1")
            .detail(self.priced(Deed::Attachment(id), card))
            .icon(self.pack.icon(card))
            .verb("attach")
            .step_any(self.held(card))
            .mark(Mark::show(spot::printed(&self.pack, card)))
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
            .verb("ability")
            .step_any(self.source_spot(source))
            .heavy()
            .detail(detail)
            .path([Text::new("path-use"), self.source_in_full(source, self.asked)])
    }

    /// Something that comes from a god, a hero or an attachment of whoever is asked.
    pub(crate) fn source_label(&self, key: &'static str, source: Source, rule: &'static str) -> Label {
        let label = Label::new(text!(key, source = self.source_in_full(source, self.asked)), rule);
        at_if(label, self.source_spot(source)).step_any(self.source_spot(source))
    }

    /// W5.6 · With the chance that the die does better.
    pub(crate) fn reroll_label(&self, source: Source) -> Label {
        let label = self.source_label("do-reroll", source, "W5.6").verb("ability");
        match self.attempt() {
            Some(attempt) => {
                let again = Attempt { die: None, ..*attempt };
                label.tag(Tag::new("tag-reroll").chance(self.chance_of(&again))).odds(self.odds(&again))
            }
            None => label.heavy(),
        }
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
        let mut label = Label::new(text!("do-target", target = self.target_name(target)), "C1.3").heavy();
        label.detail = self.target_detail(target);
        label.tag = label.detail.clone().map(Tag::new);
        let spot = spot::target(&self.pack, target);
        at_if(label, spot.clone()).step_any(spot)
    }

    /// What there is to know of a target: the value of a hero and its webs, the cards of a web, a hand, ECO.
    fn target_detail(&self, target: Target) -> Option<Text> {
        Some(match target {
            Target::Hero(at) => {
                let hero = self.hero(at)?;
                let cards: usize = hero.webs.iter().map(Web::len).sum();
                let (webs, worn) = (hero.webs.len(), hero.attachments.len());
                text!("detail-hero", value = self.value_low(hero.value), webs = webs, cards = cards, worn = worn)
            }
            Target::Web(at) => text!("detail-web", count = self.web(at)?.len()),
            Target::Hand(seat) => text!("detail-hand", count = self.players[seat].hand.len()),
            Target::Pawn(seat) => text!("detail-pawn", eco = self.players[seat].eco),
            Target::Nobody | Target::Attempt(_) | Target::Roll(_) | Target::Answered => return None,
        })
    }

    /// A card among several: in the hand of whoever is asked, in a web or on a hero that something is aimed at, or in Hades.
    pub(crate) fn card_label(&self, card: Card) -> Label {
        let mut label = Label::new(text!("do-card", card = self.name(card)), "C1.3").icon(self.pack.icon(card));
        label.detail = self.gist(self.asked, card);
        let spots = self.card_spots(card);
        at_if(label, spots.clone()).step_any(spots).mark(Mark::show(spot::printed(&self.pack, card)))
    }

    pub(super) fn card_spots(&self, card: Card) -> Vec<Spot> {
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
            Some(Target::Hand(seat)) if seat != self.asked => spot::seen(self, seat, card),
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
        let label = Label::new(text!("do-buy", count = count), "W5.6").detail(text!("detail-cost", cost = cost));
        let label =
            label.at(spot::ATTEMPT).verb("ability").step(spot::ATTEMPT).variant(Text::plain(format!("+{count}")));
        let Some(attempt) = self.attempt() else {
            return label;
        };
        let (now, needs) = (self.result(attempt), i16::from(attempt.threshold));
        let enough = now + i16::from(count) >= needs;
        let tag = if enough { Tag::good("tag-enough") } else { Tag::new("tag-not-enough") };
        label.tag(tag).change(Change::new("change-result", now, now + i16::from(count)))
    }
}
