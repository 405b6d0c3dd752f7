//! What the lab follows: every card of the pack with its clauses, and which clause each effect of the pack is.
//!
//! Clauses are the lines of an AI card, keywords that do something at a moment, and all effects, nested ones too. What simply holds as long as
//! its card lies is used when the card is.

use super::derived::moment_of;
use super::schema::{AiCard, BodyPart, Effect, Foe, Powers};
use super::{Pack, Script};
use crate::ids::*;
use smallvec::SmallVec;
use table::{Piece, Slug, Text};

/// All pieces in a row: first those of every battle, then those of each primordial.
#[derive(Debug, Clone, Default)]
pub struct Followed {
    pub pieces: Vec<Piece>,
    trauma: [usize; 3],
    obols: usize,
    kratos: usize,
    moiros: usize,
    conditions: usize,
    terrain: usize,
    gear: usize,
    classes: usize,
    patterns: usize,
    mnemos: usize,
    godforms: usize,
    nymphs: usize,
    argo: usize,
    foes: Vec<OfFoe>,
    /// For each effect of the pack, the piece and the clause that it is.
    effects: Vec<Option<(u16, u8)>>,
    /// For each piece its keywords that are clauses.
    keywords: Vec<Vec<Word>>,
}

/// Where the pieces of a primordial begin.
#[derive(Debug, Clone, Copy, Default)]
struct OfFoe {
    signature: usize,
    ai: usize,
    parts: usize,
    traits: usize,
}

/// A keyword that is a clause: on which level of its card, at which place there.
#[derive(Debug, Clone, Copy)]
struct Word {
    level: u8,
    place: u8,
    clause: u8,
}

/// Places of pieces, by what they are.
impl Followed {
    pub fn trauma(&self, deck: u8, id: TraumaId) -> usize {
        self.trauma[deck as usize % 3] + id.index()
    }

    pub fn obol(&self, id: ObolId) -> usize {
        self.obols + id.index()
    }

    pub fn kratos(&self, id: KratosId) -> usize {
        self.kratos + id.index()
    }

    pub fn moiros(&self, id: MoirosId) -> usize {
        self.moiros + id.index()
    }

    pub fn condition(&self, id: ConditionId) -> usize {
        self.conditions + id.index()
    }

    pub fn terrain(&self, id: TerrainId) -> usize {
        self.terrain + id.index()
    }

    pub fn gear(&self, id: GearId) -> usize {
        self.gear + id.index()
    }

    pub fn class(&self, id: ClassId) -> usize {
        self.classes + id.index()
    }

    pub fn pattern(&self, id: PatternId) -> usize {
        self.patterns + id.index()
    }

    pub fn mnemos(&self, id: MnemosId) -> usize {
        self.mnemos + id.index()
    }

    pub fn godform(&self, id: GodformId) -> usize {
        self.godforms + id.index()
    }

    pub fn nymph(&self, id: NymphId) -> usize {
        self.nymphs + id.index()
    }

    pub fn argo(&self, id: ArgoId) -> usize {
        self.argo + id.index()
    }

    pub fn signature(&self, foe: FoeId) -> usize {
        self.foes[foe.index()].signature
    }

    pub fn routine(&self, foe: FoeId) -> usize {
        self.foes[foe.index()].signature + 1
    }

    pub fn ai(&self, foe: FoeId, id: AiId) -> usize {
        self.foes[foe.index()].ai + id.index()
    }

    pub fn part(&self, foe: FoeId, id: PartId) -> usize {
        self.foes[foe.index()].parts + id.index()
    }

    pub fn of_foe(&self, foe: FoeId, place: u8) -> usize {
        self.foes[foe.index()].traits + place as usize
    }

    /// The piece and the clause that an effect is.
    pub fn behind(&self, script: Script, place: usize) -> Option<(u16, u8)> {
        *self.effects.get(script.place_of(place))?
    }

    /// The clause that a keyword of a piece is.
    pub fn keyword(&self, piece: usize, level: u8, place: u8) -> Option<u8> {
        let words = self.keywords.get(piece)?.iter();
        let mut found = words.filter(|word| (word.level, word.place) == (level, place));
        found.next().map(|word| word.clause)
    }
}

impl Followed {
    /// Everything in a pack that has just been read.
    pub fn of(pack: &Pack) -> Followed {
        let mut followed = Followed { effects: vec![None; pack.everything::<Effect>().len()], ..Followed::default() };
        followed.add_decks(pack);
        followed.add_belongings(pack);
        for foe in &pack.foes {
            followed.add_foe(pack, foe);
        }
        followed
    }

    fn add_decks(&mut self, pack: &Pack) {
        for (deck, sort) in ["trauma-minor", "trauma-major", "trauma-grave"].into_iter().enumerate() {
            self.trauma[deck] = self.pieces.len();
            for card in &pack.trauma[deck] {
                self.add(sort, "trauma", card.slug, Draft::of(pack).script("", card.effects));
            }
        }
        self.obols = self.pieces.len();
        for card in &pack.obols {
            self.add("obol", "obol", card.slug, Draft::of(pack).script("", card.effects));
        }
        self.kratos = self.pieces.len();
        for card in &pack.kratos {
            let draft = Draft::of(pack).script("", card.effects).powers(0, &card.powers);
            self.add("kratos", "kratos", card.slug, draft);
        }
        self.moiros = self.pieces.len();
        for card in &pack.moiros {
            let draft = Draft::of(pack).script("", card.effects).powers(0, &card.powers);
            self.add("moiros", "moiros", card.slug, draft);
        }
    }

    fn add_belongings(&mut self, pack: &Pack) {
        macro_rules! rows {
            ($($row:ident, $sort:literal;)*) => {$(
                self.$row = self.pieces.len();
                for card in &pack.$row {
                    self.add($sort, $sort, card.slug, Draft::of(pack).powers(0, &card.powers));
                }
            )*};
        }
        rows! {
            conditions, "condition"; terrain, "terrain"; gear, "gear"; classes, "class"; patterns, "pattern"; godforms, "godform";
            nymphs, "nymph"; argo, "argo";
        }
        self.mnemos = self.pieces.len();
        for card in &pack.mnemos {
            let levels = card.levels.iter().enumerate();
            let draft = levels.fold(Draft::of(pack), |draft, (n, powers)| draft.powers(n as u8, powers));
            self.add("mnemos", "mnemos", card.slug, draft);
        }
    }

    fn add_foe(&mut self, pack: &Pack, foe: &Foe) {
        let signature = self.pieces.len();
        for card in [&foe.signature, &foe.routine].into_iter().chain(&foe.ai) {
            self.add("ai", "ai", card.slug, Draft::of(pack).ai_card(card));
        }
        let parts = self.pieces.len();
        for part in &foe.parts {
            self.add("part", "part", part.slug, Draft::of(pack).part(part));
        }
        let traits = self.pieces.len();
        for has in &foe.traits {
            self.add("trait", "trait", has.slug, Draft::of(pack).powers(0, &has.powers));
        }
        self.foes.push(OfFoe { signature, ai: signature + 2, parts, traits });
    }

    fn add(&mut self, sort: &'static str, key: &'static str, slug: Slug, draft: Draft) {
        let piece = self.pieces.len() as u16;
        for (place, clause) in draft.effects {
            self.effects[place] = Some((piece, clause));
        }
        self.keywords.push(draft.keywords);
        let name = format!("{key}-{slug}");
        let namesakes = self.pieces.iter().filter(|other| other.name.key == name).count();
        self.pieces.push(Piece {
            sort,
            slug: if namesakes == 0 { name.clone() } else { format!("{name}-{}", namesakes + 1) },
            name: Text::new(name),
            clauses: draft.clauses,
        });
    }
}

/// The clauses of one piece, as they are gathered.
struct Draft<'p> {
    pack: &'p Pack,
    clauses: Vec<String>,
    effects: Vec<(usize, u8)>,
    keywords: Vec<Word>,
}

impl<'p> Draft<'p> {
    fn of(pack: &'p Pack) -> Draft<'p> {
        Draft { pack, clauses: Vec::new(), effects: Vec::new(), keywords: Vec::new() }
    }

    /// The number of the next clause.
    fn next(&self) -> u8 {
        self.clauses.len().min(u8::MAX.into()) as u8
    }

    /// The lines of an AI card come first, so that their numbers are those of their clauses.
    fn ai_card(mut self, card: &AiCard) -> Self {
        let lines = self.pack.all(card.lines);
        self.clauses.extend((1..=lines.len()).map(|n| format!("line {n}")));
        let instead = lines.iter().filter_map(|line| line.instead);
        let mut draft = instead.fold(self, |draft, script| draft.script("instead: ", script));
        if let Some(attack) = &card.attack {
            draft = draft.script("banner: ", attack.banners).script("hit: ", attack.hits);
        }
        draft.script("", card.effects).script("after: ", card.after).script("at last: ", card.after_final)
    }

    fn part(self, part: &BodyPart) -> Self {
        self.script("wound: ", part.wound.unwrap_or_default())
            .script("fail: ", part.fail.unwrap_or_default())
            .script("instinct: ", part.instinct.unwrap_or_default())
            .script("critical: ", part.critical)
            .powers(0, &part.powers)
    }

    fn powers(mut self, level: u8, powers: &Powers) -> Self {
        for (place, keyword) in powers.keywords.iter().enumerate() {
            if moment_of(keyword.is).is_some() {
                self.keywords.push(Word { level, place: place as u8, clause: self.next() });
                self.clauses.push(format!("{:?}", keyword.is));
            }
        }
        let abilities = self.pack.all(powers.abilities).iter();
        abilities.fold(self, |draft, ability| draft.script(&format!("{:?}: ", ability.at), ability.effects))
    }

    fn script(mut self, label: &str, script: Script) -> Self {
        for n in 0..script.len() {
            let effect = self.pack.at(script, n);
            self.effects.push((script.place_of(n), self.next()));
            self.clauses.push(format!("{label}{}", self.as_written(&effect)));
            for inner in self.inner(&effect) {
                self = self.script(label, inner);
            }
        }
        self
    }

    /// The scripts inside an effect.
    fn inner(&self, effect: &Effect) -> SmallVec<[Script; 4]> {
        match *effect {
            Effect::If(_, then, otherwise) => [then, otherwise].into_iter().collect(),
            Effect::Test(_, _, success, failure) => [success, failure].into_iter().collect(),
            Effect::May(script) | Effect::To(_, script) | Effect::Once(script) | Effect::BonusAttack(script) => {
                [script].into_iter().collect()
            }
            Effect::Either(scripts) => self.pack.all(scripts).iter().copied().collect(),
            Effect::Roll(rows) => self.pack.all(rows).iter().map(|row| row.effects).collect(),
            _ => SmallVec::new(),
        }
    }

    /// An effect as its author wrote it; what is inside follows as clauses of its own.
    fn as_written(&self, effect: &Effect) -> String {
        match effect {
            Effect::If(..) => "If".to_owned(),
            Effect::May(_) => "May".to_owned(),
            Effect::Either(_) => "Either".to_owned(),
            Effect::To(who, _) => format!("To({who:?})"),
            Effect::Test(tested, difficulty, ..) => format!("Test({tested:?}, {difficulty})"),
            Effect::Roll(_) => "Roll".to_owned(),
            Effect::Once(_) => "Once".to_owned(),
            Effect::BonusAttack(_) => "BonusAttack".to_owned(),
            Effect::Suffer(id) => format!("Suffer({})", self.pack.condition(*id).slug),
            Effect::Keep(id) => format!("Keep({})", self.pack.condition(*id).slug),
            Effect::Scar(id) => format!("Scar({})", self.pack.condition(*id).slug),
            Effect::Place(id, site) => format!("Place({}, {site:?})", self.pack.terrain(*id).slug),
            Effect::GainGear(id) => format!("GainGear({})", self.pack.gear(*id).slug),
            Effect::Note(id) => format!("Note({})", self.pack.notes[id.index()].slug),
            Effect::Resource(id, amount) => format!("Resource({}, {amount:?})", self.pack.resources[id.index()].slug),
            other => format!("{other:?}"),
        }
    }
}
