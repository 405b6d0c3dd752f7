//! The labels of what is done in the own turn.

use super::at_if;
use crate::card::{AttachmentId, Card, HeroId, PlotId, SequenceId, Value};
use crate::choice::Choice;
use crate::pack::{Position, PositionSet};
use crate::scene::spot;
use crate::state::{Ascension, HeroAt, OwnWeb, Phase, Web};
use crate::turn::Options;
use crate::webs::Reward;
use table::scene::{Mark, Tone};
use table::{Change, Label, Seat, Tag, Text, Verb, text};

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
        let place = spot::place(&self.pack, at);
        let stops = self.way_of(self.asked, at).into_iter().map(|at| spot::place(&self.pack, at));
        Label::new(text!("do-move", place = name.clone()), "T3.1")
            .detail(detail)
            .path([Text::new("path-move"), sector, name])
            .at(&place)
            .step(&place)
            .tag(self.place_tag(at))
            .heavy()
            .mark(Mark::path("olympus", stops))
            .mark(Mark::ghost(spot::pawn(self.asked), place))
    }

    /// What lies at a position, as far as whoever is asked knows: the card, and what it would serve.
    pub(super) fn place_tag(&self, at: Position) -> Tag {
        match self.curtain_at(at).map(|slot| slot.known_to(self.asked)) {
            Some(Some(card)) => {
                let tag = self.asked_view().news(self.asked, card).filter(|_| matches!(card, Card::Sequence(_)));
                let name = self.name(card);
                match tag {
                    Some(news) if news.tone == Tone::Good => {
                        Tag::good(text!("tag-card-news", card = name.clone(), news = news.text)).short(name)
                    }
                    _ => Tag::new(name.clone()).short(name),
                }
            }
            Some(None) => Tag::new("tag-hidden-card"),
            None if self.pack.mountain.gate_at(at).is_some() => Tag::new(self.position_name(at)),
            None if self.phase == Phase::Pawns => self.start_tag(at),
            None => Tag::new("tag-no-card"),
        }
    }

    /// A4.3 · Where a pawn begins, what tells places apart is how far the nearest gate is.
    fn start_tag(&self, at: Position) -> Tag {
        let mountain = &self.pack.mountain;
        let near = |steps: u8| {
            let within = mountain.within(at, steps, PositionSet::NONE);
            mountain.gates.iter().find(|gate| within.contains(gate.at)).map(|gate| (steps, gate.at))
        };
        match (1..=PositionSet::MOST as u8).find_map(near) {
            Some((steps, gate)) => Tag::new(text!("tag-gate-near", steps = steps, place = self.position_name(gate)))
                .short(Text::plain(steps.to_string())),
            None => Tag::new("tag-no-card"),
        }
    }

    /// A shortest way for a pawn, both ends included.
    fn way_of(&self, seat: Seat, to: Position) -> Vec<Position> {
        let (from, opened, mountain) = (self.pawn(seat), self.players[seat].opened, &self.pack.mountain);
        let far = (0..=PositionSet::MOST as u8).find(|far| mountain.within(from, *far, opened).contains(to));
        let mut way = vec![to];
        for left in (0..far.unwrap_or(0)).rev() {
            let near = mountain.within(from, left, opened);
            let steps = |at: &Position| way.last().is_some_and(|last| mountain.neighbours(*at, opened).contains(*last));
            let Some(before) = near.iter().find(steps) else { break };
            way.push(before);
        }
        way.reverse();
        way
    }

    pub(crate) fn stay_label(&self) -> Label {
        let here = self.pawn(self.asked);
        Label::new(text!("do-stay", place = self.position_name(here)), "T3.4")
            .detail("detail-stay")
            .at(spot::pawn(self.asked))
            .step(spot::pawn(self.asked))
            .tag(Tag::new("tag-stay"))
    }

    /// T1.3 before the movement; C3.2 in a window.
    pub(crate) fn pass_label(&self) -> Label {
        if self.frames.last().is_none() && self.phase == Phase::Movement {
            Label::new("do-pass-hand", "T1.3").detail("detail-pass-hand").verb(Verb::DONE).heavy()
        } else {
            Label::new("do-pass", "C3.2").verb(Verb::DONE).heavy()
        }
    }

    /// T5.1 · With a warning where something would be left undone that cannot fail.
    pub(crate) fn close_label(&self) -> Label {
        let label = Label::new("do-close-hand", "T5.1").detail("detail-close-hand").verb(Verb::DONE).heavy();
        let mut options = Options::new();
        self.offer_declarations(self.asked, &mut options);
        let sure = options.iter().find_map(|choice| match choice {
            Choice::Declare(web, plot, value) => {
                let attempt = self.plot_attempt(web.of(self.asked), *plot, *value);
                (self.chance_of(&attempt).percent() == 100).then_some(*plot)
            }
            _ => None,
        });
        match sure {
            Some(plot) => label.tag(Tag::bad(text!("tag-sure-left", plot = self.name(Card::Plot(plot))))),
            None => label,
        }
    }

    /// The ECO of whoever is asked before and after paying so much.
    fn eco_change(&self, cost: u16) -> Change {
        let eco = self.players[self.asked].eco;
        let change = Change::new("see-eco", eco, eco.saturating_sub(cost));
        if cost > 0 { change.tone(Tone::Bad) } else { change }
    }

    pub(crate) fn enter_label(&self, hero: HeroId, value: Value) -> Label {
        let text = text!("do-enter", hero = self.hero_name(hero), value = self.value_low(value));
        let cost = self.entering_cost(self.asked, value);
        let label = Label::new(text, "H1.2")
            .detail(self.cost(cost))
            .icon("hero")
            .verb("enter")
            .step_any(self.held(Card::Hero(hero)))
            .variant(self.value_low(value))
            .tag(self.cost(cost))
            .change(self.eco_change(cost))
            .path([Text::new("path-enter"), self.hero_name(hero), self.value_low(value)]);
        at_if(label, self.held(Card::Hero(hero)))
    }

    pub(crate) fn raise_label(&self, hero: HeroId, value: Value) -> Label {
        let at = self.own(hero);
        let cost = self.hero(at).map_or(0, |hero| self.raising_cost(at.seat, hero, value));
        Label::new(text!("do-raise", hero = self.hero_name(hero), value = self.value_low(value)), "H2.2")
            .detail(self.cost(cost))
            .icon("hero")
            .verb("enter")
            .step(spot::hero(&self.pack, at))
            .variant(self.value_low(value))
            .tag(self.cost(cost))
            .change(self.eco_change(cost))
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
        let (view, held) = (self.asked_view(), self.held(Card::Sequence(card)));
        let outlooks = view.outlooks(at, card);
        let mut label = Label::new(text, "W1.2")
            .detail(text!("detail-weave", length = length + 1))
            .icon("web")
            .path([Text::new("path-weave"), card_name, hero])
            .verb("weave")
            .step_any(held.clone())
            .step(spot::web(&self.pack, at));
        label.tag = view.weaving_tag(&outlooks, view.complete_for(at));
        label.preview.extend(held.first().into_iter().flat_map(|card| view.fills(at, &outlooks, card)));
        at_if(label, held).at(spot::web(&self.pack, at))
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
            .verb("close")
            .step(spot::web(&self.pack, at))
            .step_any(self.held(Card::Plot(plot)))
            .variant(value_name.clone())
            .tag(Tag::new(text!("tag-close", plot = plot_name.clone())).chance(self.chance_of(&attempt)))
            .changes(self.reward_changes(&reward))
            .mark(Mark::show(spot::printed(&self.pack, Card::Plot(plot))))
            .path([Text::new("path-close"), plot_name, value_name])
            .odds(self.odds(&attempt));
        at_if(label, self.held(Card::Plot(plot))).at(spot::web(&self.pack, at))
    }

    /// What closing would bring.
    fn reward_changes(&self, reward: &Reward) -> Vec<Change> {
        let player = &self.players[self.asked];
        let income: u16 = player.trophies.iter().map(|trophy| u16::from(trophy.income)).sum();
        let hand = player.hand.len() as u16;
        let rows = [
            ("see-eco", player.eco, reward.eco),
            ("see-income", income, reward.income),
            ("see-in-hand", hand, reward.cards),
        ];
        let gained = rows.into_iter().filter(|(_, _, more)| *more > 0);
        gained.map(|(name, now, more)| Change::new(name, now, now + u16::from(more)).tone(Tone::Good)).collect()
    }

    pub(crate) fn try_label(&self, web: OwnWeb) -> Label {
        let at = web.of(self.asked);
        let Some(gate) = self.gate_before(self.asked) else {
            return Label::new("do-pass", "G2.1");
        };
        let cost = self.gate_cost(self.asked, gate);
        let chance = self.chance_of(&self.gate_attempt(at, gate, cost));
        Label::new(text!("do-try", gate = self.name(Card::Gate(self.gates[gate]))), "G2.1")
            .verb("gate")
            .step(spot::gate(&self.pack, gate))
            .step(spot::web(&self.pack, at))
            .tag(Tag::new(text!("tag-try", cost = cost)).chance(chance))
            .change(self.eco_change(cost))
            .mark(Mark::show(spot::printed(&self.pack, Card::Gate(self.gates[gate]))))
            .detail(text!("detail-try", hero = self.hero_name(web.hero), cost = cost))
            .icon("gate")
            .odds(self.odds(&self.gate_attempt(at, gate, cost)))
            .at(spot::gate(&self.pack, gate))
            .at(spot::web(&self.pack, at))
    }

    pub(crate) fn abandon_label(&self, web: OwnWeb) -> Label {
        let length = self.web(web.of(self.asked)).map_or(0, Web::len);
        Label::new(text!("do-abandon", number = web.web, hero = self.hero_name(web.hero)), "W3.4")
            .verb("discard")
            .path([Text::new("path-give-up")])
            .at(spot::web(&self.pack, web.of(self.asked)))
            .step(spot::web(&self.pack, web.of(self.asked)))
            .tag(Tag::bad(text!("tag-to-hades", count = length)))
    }

    pub(crate) fn dismiss_label(&self, hero: HeroId) -> Label {
        Label::new(text!("do-dismiss", hero = self.hero_name(hero)), "H4.1")
            .verb("discard")
            .path([Text::new("path-give-up")])
            .at(spot::hero(&self.pack, self.own(hero)))
            .step(spot::hero(&self.pack, self.own(hero)))
            .tag(Tag::bad("tag-dismiss"))
    }

    pub(crate) fn remove_label(&self, hero: HeroId, card: AttachmentId) -> Label {
        let text = text!("do-remove", card = self.name(Card::Attachment(card)), hero = self.hero_name(hero));
        Label::new(text, "E1.4")
            .detail(self.cost(self.pack.attachment(card).cost.into()))
            .verb("discard")
            .path([Text::new("path-give-up")])
            .at(spot::worn(&self.pack, self.own(hero), card))
            .step(spot::worn(&self.pack, self.own(hero), card))
            .tag(self.cost(self.pack.attachment(card).cost.into()))
    }

    pub(crate) fn shift_label(&self, card: SequenceId, web: OwnWeb) -> Label {
        let text =
            text!("do-shift", card = self.sequence_name(card), number = web.web, hero = self.hero_name(web.hero));
        let to = spot::web(&self.pack, web.of(self.asked));
        Label::new(text, "W1.5").at(&to).step_any(self.card_spots(Card::Sequence(card))).step(to)
    }
}
