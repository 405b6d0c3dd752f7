//! Every card of the pack, as it is printed: to be read beside the rulebook, and to be printed.

use super::View;
use super::card::{metal_tone, sphere_name};
use crate::card::{Card as Any, GateId, GodId, Sort};
use crate::options::AscensionOptions;
use crate::pack::Pack;
use crate::state::Ascension;
use table::pack::printed_row;
use table::scene::{CardFace, Cards, Frame, Line, Value};
use table::{Rules, Shared, Text, Viewer, text};

/// All cards in rows: gods and gates, which lie on the table from the start, and then the sorts of the Chaos deck.
pub(crate) fn all_cards(pack: &Shared<Pack>) -> Vec<Cards> {
    let game = Ascension::new(pack, &AscensionOptions::default(), 2);
    let view = View { game: &game, viewer: Viewer::Onlooker };
    let row = |title: &'static str, such: fn(Option<Sort>, Any) -> bool| {
        let cards = pack.cards().filter(|card| such(pack.sort(*card), *card));
        printed_row(title, cards.map(|card| (pack.printed(card), view.whole_face(card))))
    };
    vec![
        row("all-gods", |_, card| matches!(card, Any::God(_))),
        row("all-gates", |_, card| matches!(card, Any::Gate(_))),
        row("all-heroes", |sort, _| sort == Some(Sort::Hero)),
        row("all-plots", |sort, _| sort == Some(Sort::Plot)),
        row("all-equipment", |sort, _| sort == Some(Sort::Equipment)),
        row("all-conditions", |sort, _| sort == Some(Sort::Condition)),
        row("all-events", |sort, _| sort == Some(Sort::Event)),
        row("all-sequences", |sort, _| sort == Some(Sort::Sequence)),
    ]
}

impl View<'_> {
    /// As [`View::face`], also for what never lies in the deck.
    fn whole_face(self, card: Any) -> CardFace {
        match card {
            Any::God(id) => self.god_face(id),
            Any::Gate(id) => self.gate_face(id),
            other => self.face(other),
        }
    }

    fn god_face(self, id: GodId) -> CardFace {
        let god = self.pack().god(id);
        let slug = self.pack().slug(Any::God(id));
        let line = |tier: &str, label: &'static str| Line::new(Text::new(format!("god-{slug}-{tier}"))).label(label);
        self.face(Any::God(id))
            .emblem(&god.icon)
            .tone(god.sphere.slug())
            .frame(Frame::Arch)
            .kind(text!("all-god", sphere = sphere_name(god.sphere)))
            .kind_icon("throne")
            .line(line("about", "see-about"))
            .line(line("first", "see-tier-first"))
            .line(line("second", "see-tier-second"))
            .foot(Value::new("see-eco", god.eco).icon("eco"))
            .foot(Value::new("see-movement", god.movement).icon("move"))
            .foot(Value::new("see-draw", god.draw).icon("deck"))
            .foot(Value::new("see-hand-limit", god.hand).icon("cards"))
            .foot(Value::new("see-heroes", god.heroes).icon("hero"))
    }

    fn gate_face(self, id: GateId) -> CardFace {
        let gate = self.pack().gate(id);
        let level = self.pack().numbers.gates[gate.level as usize - 1];
        let threshold = self.pack().numbers.threshold(level.value, gate.sequence.len());
        let mountain = &self.pack().mountain;
        let spot = mountain.gates.iter().find(|spot| spot.level == gate.level);
        let sector = spot.map_or("slopes", |spot| mountain.spot(spot.at).sector.slug());
        self.face(Any::Gate(id))
            .kind(Text::new(format!("see-gate-{sector}")))
            .kind_icon("gate")
            .tone(sector)
            .cost(u16::from(level.cost))
            .slots(self.asked_slots(&gate.sequence))
            .foot(Value::new("see-opens", threshold).tone(metal_tone(level.value)))
    }
}
