//! Every card of the pack, as it is printed: to be read beside the rulebook, and to be printed.

use super::View;
use super::card::{metal_tone, sphere_name};
use crate::card::{AttachmentId, Card as Any, EventId, GateId, GodId, HeroId, PlotId, SequenceId, Sort};
use crate::options::AscensionOptions;
use crate::pack::Pack;
use crate::state::Ascension;
use table::scene::{Card, CardFace, Cards, Frame, Line, Value};
use table::{Rules, Shared, Text, Viewer, text};

/// All cards in rows: gods and gates, which lie on the table from the start, and then the sorts of the Chaos deck.
pub(crate) fn all_cards(pack: &Shared<Pack>) -> Vec<Cards> {
    let game = Ascension::new(pack, &AscensionOptions::default(), 2);
    let view = View { game: &game, viewer: Viewer::Onlooker };
    let attachments = |sort| {
        let all = (0..pack.attachments.len()).map(|n| AttachmentId(n as u8));
        all.filter(move |id| pack.attachment(*id).sort == sort).map(Any::Attachment)
    };
    vec![
        view.printed_row("all-gods", (0..pack.gods.len()).map(|n| Any::God(GodId(n as u8)))),
        view.printed_row("all-gates", (0..pack.gates.len()).map(|n| Any::Gate(GateId(n as u8)))),
        view.printed_row("all-heroes", (0..pack.heroes.len()).map(|n| Any::Hero(HeroId(n as u8)))),
        view.printed_row("all-plots", (0..pack.plots.len()).map(|n| Any::Plot(PlotId(n as u8)))),
        view.printed_row("all-equipment", attachments(Sort::Equipment)),
        view.printed_row("all-conditions", attachments(Sort::Condition)),
        view.printed_row("all-events", (0..pack.events.len()).map(|n| Any::Event(EventId(n as u8)))),
        view.printed_row("all-sequences", (0..pack.sequences.len()).map(|n| Any::Sequence(SequenceId(n as u8)))),
    ]
}

impl View<'_> {
    fn printed_row(self, name: &'static str, cards: impl Iterator<Item = Any>) -> Cards {
        let card = |card: Any| Card::up(super::spot::printed(self.pack(), card), self.whole_face(card));
        Cards::row(cards.map(card)).name(name)
    }

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
