//! The labels of what is done in the own turn.

use super::at_if;
use crate::card::{AttachmentId, Card, HeroId, PlotId, SequenceId, Value};
use crate::pack::Position;
use crate::scene::spot;
use crate::state::{Ascension, HeroAt, OwnWeb, Phase, Web};
use table::{Label, Text, text};

impl Ascension {
    fn own(&self, hero: HeroId) -> HeroAt {
        HeroAt { seat: self.asked, hero }
    }

    fn cost(&self, cost: u16) -> Text {
        match cost {
            0 => Text::new("detail-free"),
            cost => text!("detail-cost", cost = cost),
        }
    }

    pub(crate) fn move_label(&self, at: Position) -> Label {
        let name = self.position_name(at);
        let detail = match self.curtain_at(at).map(|slot| slot.known_to(self.asked)) {
            Some(Some(card)) => text!("detail-move-known", card = self.name(card)),
            Some(None) => Text::new("detail-move-unknown"),
            None => Text::new("detail-move-bare"),
        };
        let sector = Text::new(format!("sector-{}", self.pack.mountain.sector(at).slug()));
        Label::new(text!("do-move", place = name.clone()), "T3.1")
            .detail(detail)
            .path([Text::new("path-move"), sector, name])
            .at(spot::place(&self.pack, at))
    }

    pub(crate) fn stay_label(&self) -> Label {
        let here = self.pawn(self.asked);
        Label::new(text!("do-stay", place = self.position_name(here)), "T3.4")
            .detail("detail-stay")
            .at(spot::pawn(self.asked))
    }

    /// T1.3 before the movement; C3.2 in a window.
    pub(crate) fn pass_label(&self) -> Label {
        if self.frames.last().is_none() && self.phase == Phase::Movement {
            Label::new("do-pass-hand", "T1.3").detail("detail-pass-hand")
        } else {
            Label::new("do-pass", "C3.2")
        }
    }

    pub(crate) fn enter_label(&self, hero: HeroId, value: Value) -> Label {
        let text = text!("do-enter", hero = self.hero_name(hero), value = self.value_low(value));
        let label = Label::new(text, "H1.2")
            .detail(self.cost(self.entering_cost(self.asked, value)))
            .icon("hero")
            .path([Text::new("path-enter"), self.hero_name(hero), self.value_low(value)]);
        at_if(label, self.held(Card::Hero(hero)))
    }

    pub(crate) fn raise_label(&self, hero: HeroId, value: Value) -> Label {
        let at = self.own(hero);
        let cost = self.hero(at).map_or(0, |hero| self.raising_cost(at.seat, hero, value));
        Label::new(text!("do-raise", hero = self.hero_name(hero), value = self.value_low(value)), "H2.2")
            .detail(self.cost(cost))
            .icon("hero")
            .path([Text::new("path-raise"), self.hero_name(hero), self.value_low(value)])
            .at(spot::hero(&self.pack, at))
    }

    pub(crate) fn weave_label(&self, card: SequenceId, web: OwnWeb) -> Label {
        let at = web.of(self.asked);
        let length = self.web(at).map_or(0, Web::len);
        let (card_name, hero) = (self.sequence_name(card), self.hero_name(web.hero));
        let text = match length {
            0 => text!("do-weave-new", card = card_name.clone(), hero = hero.clone()),
            _ => text!("do-weave", card = card_name.clone(), hero = hero.clone(), number = web.web),
        };
        let label = Label::new(text, "W1.2").detail(text!("detail-weave", length = length + 1)).icon("web").path([
            Text::new("path-weave"),
            card_name,
            hero,
        ]);
        at_if(label, self.held(Card::Sequence(card))).at(spot::web(&self.pack, at))
    }

    /// With the chance to close at this value.
    pub(crate) fn declare_label(&self, web: OwnWeb, plot: PlotId, value: Value) -> Label {
        let at = web.of(self.asked);
        let (reward, attempt) = (self.reward(at, plot, value), self.plot_attempt(at, plot, value));
        let (plot_name, value_name) = (self.name(Card::Plot(plot)), self.value_low(value));
        let detail = text!(
            "detail-declare",
            hero = self.hero_name(web.hero),
            eco = reward.eco,
            income = reward.income,
            cards = reward.cards,
            stake = attempt.paid
        );
        let label = Label::new(text!("do-declare", plot = plot_name.clone(), value = value_name.clone()), "W4.1")
            .detail(detail)
            .icon("web")
            .path([Text::new("path-close"), plot_name, value_name])
            .odds(self.odds(&attempt));
        at_if(label, self.held(Card::Plot(plot))).at(spot::web(&self.pack, at))
    }

    pub(crate) fn try_label(&self, web: OwnWeb) -> Label {
        let at = web.of(self.asked);
        let Some(gate) = self.gate_before(self.asked) else {
            return Label::new("do-pass", "G2.1");
        };
        let cost = self.gate_cost(self.asked, gate);
        Label::new(text!("do-try", gate = self.name(Card::Gate(self.gates[gate]))), "G2.1")
            .detail(text!("detail-try", hero = self.hero_name(web.hero), cost = cost))
            .icon("gate")
            .odds(self.odds(&self.gate_attempt(at, gate, cost)))
            .at(spot::gate(&self.pack, gate))
            .at(spot::web(&self.pack, at))
    }

    pub(crate) fn abandon_label(&self, web: OwnWeb) -> Label {
        Label::new(text!("do-abandon", number = web.web, hero = self.hero_name(web.hero)), "W3.4")
            .path([Text::new("path-give-up")])
            .at(spot::web(&self.pack, web.of(self.asked)))
    }

    pub(crate) fn dismiss_label(&self, hero: HeroId) -> Label {
        Label::new(text!("do-dismiss", hero = self.hero_name(hero)), "H4.1")
            .path([Text::new("path-give-up")])
            .at(spot::hero(&self.pack, self.own(hero)))
    }

    pub(crate) fn remove_label(&self, hero: HeroId, card: AttachmentId) -> Label {
        let text = text!("do-remove", card = self.name(Card::Attachment(card)), hero = self.hero_name(hero));
        Label::new(text, "E1.4")
            .detail(self.cost(self.pack.attachment(card).cost.into()))
            .path([Text::new("path-give-up")])
            .at(spot::worn(&self.pack, self.own(hero), card))
    }

    pub(crate) fn shift_label(&self, card: SequenceId, web: OwnWeb) -> Label {
        let text =
            text!("do-shift", card = self.sequence_name(card), number = web.web, hero = self.hero_name(web.hero));
        Label::new(text, "W1.5").at(spot::web(&self.pack, web.of(self.asked)))
    }
}
