//! Every card of the content, to be read and to be printed.

use crate::ids::*;
use crate::options::OdysseyOptions;
use crate::pack::Pack;
use crate::pack::schema::{Condition, Fateful, Obol, Powers, Trauma};
use crate::state::{AiSource, Card as Drawn, Carried, Odyssey};
use table::scene::{Card, CardFace, Cards, Frame, Icon, Line, Tone, Value};
use table::{Rules, Shared, Text, text};

/// All cards in rows: the primordials with their decks, what titans draw, and what they carry.
pub(crate) fn all_cards(pack: &Shared<Pack>) -> Vec<Cards> {
    let mut game = Odyssey::new(pack, &OdysseyOptions::default(), 1);
    let mut rows = Vec::new();
    for n in 0..pack.primordials.len() {
        game.primordial.id = PrimordialId(n as u8);
        rows.extend(game.primordial_rows());
    }
    for (deck, name) in ["all-minor", "all-major", "all-grave"].into_iter().enumerate() {
        let cards = pack.trauma[deck].iter().enumerate();
        let faces = cards.map(|(n, card)| game.trauma_face(Drawn::Trauma(deck as u8, TraumaId(n as u8)), card));
        rows.push(printed(name, faces));
    }
    let obols = pack.obols.iter().enumerate();
    rows.push(printed("all-obols", obols.map(|(n, card)| game.obol_face(Drawn::Obol(ObolId(n as u8)), card))));
    let kratos = pack.kratos.iter().enumerate();
    rows.push(printed("all-kratos", kratos.map(|(n, card)| game.fateful_face(Drawn::Kratos(KratosId(n as u8)), card))));
    let moiros = pack.moiros.iter().enumerate();
    rows.push(printed("all-moiros", moiros.map(|(n, card)| game.fateful_face(Drawn::Moiros(MoirosId(n as u8)), card))));
    let conditions = pack.conditions.iter().enumerate();
    rows.push(printed("all-conditions", conditions.map(|(n, card)| condition_face(pack, ConditionId(n as u8), card))));
    rows.push(printed("all-gear", (0..pack.gear.len()).map(|n| game.new_gear_face(GearId(n as u8)))));
    rows.extend(with_powers(pack));
    rows
}

/// What is told by its abilities alone: for the Argo, for titans that awaken, and for argonauts.
fn with_powers(pack: &Pack) -> [Cards; 5] {
    let argo = pack.argo.iter().enumerate().map(|(n, card)| {
        let charges = Value::new(text!("scene-charges", count = card.charges), card.charges).icon("charge");
        let face = powers_face(pack, pack.name(ArgoId(n as u8)), &card.icon, &card.powers);
        face.frame(Frame::Gable).figure(charges)
    });
    let godforms = pack.godforms.iter().enumerate();
    let godforms = godforms.map(|(n, card)| {
        let face = powers_face(pack, pack.name(GodformId(n as u8)), &card.icon, &card.powers);
        told(face, pack.story("godform", card.slug))
    });
    let nymphs = pack.nymphs.iter().enumerate();
    let nymphs = nymphs.map(|(n, card)| {
        let face = powers_face(pack, pack.name(NymphId(n as u8)), &card.icon, &card.powers);
        told(face, pack.story("nymph", card.slug))
    });
    let patterns = pack.patterns.iter().enumerate();
    let patterns = patterns.map(|(n, card)| powers_face(pack, pack.name(PatternId(n as u8)), &card.icon, &card.powers));
    let mnemos = pack.mnemos.iter().enumerate().map(|(n, card)| {
        let face = plain_face(pack.name(MnemosId(n as u8)), &card.icon);
        let face = told(face, pack.story("mnemos", card.slug));
        let said = card.levels.iter().flat_map(|level| pack.say_powers(level));
        said.fold(face, |face, said| face.line(said))
    });
    [
        printed("all-argo", argo),
        printed("all-godforms", godforms),
        printed("all-nymphs", nymphs),
        printed("all-mnemos", mnemos),
        printed("all-patterns", patterns),
    ]
}

fn printed(name: &'static str, faces: impl Iterator<Item = CardFace>) -> Cards {
    let cards = faces.enumerate().map(|(n, face)| Card::up(format!("printed-{name}-{}", n + 1), face));
    Cards::row(cards).name(name)
}

fn plain_face(name: Text, icon: &Icon) -> CardFace {
    CardFace::new(name).emblem(icon).tone(Tone::Accent).frame(Frame::Arch)
}

/// The card with its line of story, if it has one.
fn told(face: CardFace, story: Option<Text>) -> CardFace {
    CardFace { story, ..face }
}

fn powers_face(pack: &Pack, name: Text, icon: &Icon, powers: &Powers) -> CardFace {
    let said = pack.say_powers(powers).into_iter();
    said.fold(plain_face(name, icon), |face, said| face.line(said))
}

fn condition_face(pack: &Pack, id: ConditionId, card: &Condition) -> CardFace {
    plain_face(pack.name(id), &card.icon).tone(Tone::Bad).frame(Frame::Rings).line(pack.say_condition(id))
}

impl Odyssey {
    /// The AI cards of the primordial, signature and routine first, and its body parts.
    fn primordial_rows(&self) -> [Cards; 2] {
        let primordial = self.pack.primordial(self.primordial.id);
        let ai = (0..primordial.ai.len()).map(|n| AiSource::Card(AiId(n as u8)));
        let ai = [AiSource::Signature, AiSource::Routine].into_iter().chain(ai);
        let ai = ai.enumerate().map(|(n, card)| {
            let id = format!("printed-ai-{}-{}", primordial.slug, n + 1);
            Card::up(id, self.ai_face(card))
        });
        let parts = (0..primordial.parts.len()).map(|n| {
            let id = format!("printed-part-{}-{}", primordial.slug, n + 1);
            Card::up(id, self.part_face(PartId(n as u8)))
        });
        [
            Cards::row(ai).name(text!("all-ai", foe = self.primordial_name())),
            Cards::row(parts).name(text!("all-parts", foe = self.primordial_name())),
        ]
    }

    fn drawn_face(&self, card: Drawn, icon: &Icon, tone: Tone) -> CardFace {
        plain_face(self.card_name(card), icon).tone(tone).frame(Frame::Diagonal)
    }

    fn trauma_face(&self, card: Drawn, trauma: &Trauma) -> CardFace {
        let tone = if trauma.positive { Tone::Good } else { Tone::Bad };
        let face = self.drawn_face(card, &trauma.icon, tone);
        let face = told(face, self.pack.story("trauma", trauma.slug));
        self.pack.say_script(trauma.effects).into_iter().fold(face, |face, said| face.line(Line::new(said)))
    }

    fn obol_face(&self, card: Drawn, obol: &Obol) -> CardFace {
        let face = self.drawn_face(card, &obol.icon, Tone::from("fate"));
        self.pack.say_script(obol.effects).into_iter().fold(face, |face, said| face.line(Line::new(said)))
    }

    fn fateful_face(&self, card: Drawn, fateful: &Fateful) -> CardFace {
        self.drawn_face(card, &fateful.icon, Tone::from("rage")).line(self.pack.say_fateful(fateful))
    }

    fn new_gear_face(&self, gear: GearId) -> CardFace {
        let card = Carried { gear, charges: self.pack.gear(gear).charges, ..Carried::default() };
        self.gear_face(TitanId(0), &card)
    }
}
