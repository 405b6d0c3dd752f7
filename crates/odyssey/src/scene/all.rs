//! Every card of the content, to be read and to be printed.

use crate::ids::*;
use crate::options::OdysseyOptions;
use crate::pack::Pack;
use crate::pack::schema::{Fateful, Powers, Trauma};
use crate::state::{AiSource, Carried, Odyssey};
use table::pack::{Listed, Printed, printed_row};
use table::scene::{CardFace, Cards, Frame, Line, Tone, Value};
use table::{Rules, Shared, Text, text};

/// All cards in rows: the primordials with their decks, what titans draw, and what they carry.
pub(crate) fn all_cards(pack: &Shared<Pack>) -> Vec<Cards> {
    let mut game = Odyssey::new(pack, &OdysseyOptions::default(), 1);
    let mut rows = Vec::new();
    for primordial in pack.ids() {
        game.primordial.id = primordial;
        rows.extend(game.primordial_rows());
    }
    for (deck, title) in ["all-minor", "all-major", "all-grave"].into_iter().enumerate() {
        let cards = pack.trauma[deck].iter().map(|card| (trauma_printed(card), game.trauma_face(card)));
        rows.push(printed_row(title, cards));
    }
    rows.push(row(pack, "all-obols", |id| obol_face(pack, id)));
    rows.push(row(pack, "all-kratos", |id| fateful_face(pack, pack.printed(id), &pack.kratos[KratosId::index(id)])));
    rows.push(row(pack, "all-moiros", |id| fateful_face(pack, pack.printed(id), &pack.moiros[MoirosId::index(id)])));
    rows.push(row(pack, "all-conditions", |id| condition_face(pack, id)));
    rows.push(row(pack, "all-gear", |id| game.new_gear_face(id)));
    rows.extend(with_powers(&game));
    rows
}

/// Everything that a number of this kind registers.
fn row<I: Listed<Pack>>(pack: &Pack, title: &'static str, face: impl Fn(I) -> CardFace) -> Cards {
    printed_row(title, pack.ids().map(|id: I| (pack.printed(id), face(id))))
}

/// What is told by its abilities alone: for the Argo, for titans that awaken, and for argonauts.
fn with_powers(game: &Odyssey) -> [Cards; 5] {
    let pack = &*game.pack;
    let argo = |id: ArgoId| {
        let card = &pack.argo[id.index()];
        let charges = Value::new(text!("scene-charges", count = card.charges), card.charges).icon("charge");
        powers_face(pack, pack.printed(id), &card.powers).frame(Frame::Gable).figure(charges)
    };
    let godform = |id: GodformId| {
        let card = &pack.godforms[id.index()];
        told(powers_face(pack, pack.printed(id), &card.powers), pack.story("godform", card.slug))
    };
    let nymph = |id: NymphId| {
        let card = &pack.nymphs[id.index()];
        let face = powers_face(pack, pack.printed(id), &card.powers);
        let face = match game.say_effects(&card.voyage) {
            does if does.is_empty() => face,
            does => face.line(Line::new(text!("option-does", parts = does)).rule("V10.5")),
        };
        told(face, pack.story("nymph", card.slug))
    };
    let mnemos = |id: MnemosId| {
        let card = &pack.mnemos[id.index()];
        let face = told(plain_face(pack.printed(id)), pack.story("mnemos", card.slug));
        let said = card.levels.iter().flat_map(|level| pack.say_powers(level));
        said.fold(face, |face, said| face.line(said))
    };
    let pattern = |id: PatternId| powers_face(pack, pack.printed(id), &pack.patterns[id.index()].powers);
    [
        row(pack, "all-argo", argo),
        row(pack, "all-godforms", godform),
        row(pack, "all-nymphs", nymph),
        row(pack, "all-mnemos", mnemos),
        row(pack, "all-patterns", pattern),
    ]
}

fn plain_face(printed: Printed) -> CardFace {
    printed.face().tone(Tone::Accent).frame(Frame::Arch)
}

/// The card with its line of story, if it has one.
fn told(face: CardFace, story: Option<Text>) -> CardFace {
    CardFace { story, ..face }
}

fn powers_face(pack: &Pack, printed: Printed, powers: &Powers) -> CardFace {
    let said = pack.say_powers(powers).into_iter();
    said.fold(plain_face(printed), |face, said| face.line(said))
}

fn condition_face(pack: &Pack, id: ConditionId) -> CardFace {
    plain_face(pack.printed(id)).tone(Tone::Bad).frame(Frame::Rings).line(pack.say_condition(id))
}

fn drawn_face(printed: Printed, tone: impl Into<Tone>) -> CardFace {
    plain_face(printed).tone(tone.into()).frame(Frame::Diagonal)
}

pub(crate) fn trauma_printed(trauma: &Trauma) -> Printed<'_> {
    Printed { key: "trauma", slug: trauma.slug.as_str(), icon: &trauma.icon }
}

fn obol_face(pack: &Pack, id: ObolId) -> CardFace {
    let face = drawn_face(pack.printed(id), "fate");
    let said = pack.say_script(pack.obols[id.index()].effects).into_iter();
    said.fold(face, |face, said| face.line(Line::new(said)))
}

fn fateful_face(pack: &Pack, printed: Printed, fateful: &Fateful) -> CardFace {
    drawn_face(printed, "rage").line(pack.say_fateful(fateful))
}

impl Odyssey {
    /// The AI cards of the primordial, signature and routine first, and its body parts.
    fn primordial_rows(&self) -> [Cards; 2] {
        let primordial = self.pack.primordial(self.primordial.id);
        let ai = (0..primordial.ai.len()).map(|n| AiSource::Card(AiId(n as u8)));
        let ai = [AiSource::Signature, AiSource::Routine].into_iter().chain(ai);
        let ai = ai.map(|source| {
            let card = self.ai_card(source);
            (Printed { key: "ai", slug: card.slug.as_str(), icon: &card.icon }, self.ai_face(source))
        });
        let parts = primordial.parts.iter().enumerate().map(|(n, part)| {
            (Printed { key: "part", slug: part.slug.as_str(), icon: &part.icon }, self.part_face(PartId(n as u8)))
        });
        [
            printed_row(text!("all-ai", foe = self.primordial_name()), ai),
            printed_row(text!("all-parts", foe = self.primordial_name()), parts),
        ]
    }

    fn trauma_face(&self, trauma: &Trauma) -> CardFace {
        let tone = if trauma.positive { Tone::Good } else { Tone::Bad };
        let face = told(drawn_face(trauma_printed(trauma), tone), self.pack.story("trauma", trauma.slug));
        self.pack.say_script(trauma.effects).into_iter().fold(face, |face, said| face.line(Line::new(said)))
    }

    pub(super) fn new_gear_face(&self, gear: GearId) -> CardFace {
        let card = Carried { gear, charges: self.pack.gear(gear).charges, ..Carried::default() };
        self.gear_face(TitanId(0), &card)
    }
}
