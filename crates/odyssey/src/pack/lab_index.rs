//! What the lab follows: every card of the pack with its clauses, and which clause each effect of the pack is.
//!
//! Clauses are the lines of an AI card, keywords that do something at a moment, and all effects, nested ones too. What simply holds as long as
//! its card lies is used when the card is.

use super::rows::{InRow, Rows};
use super::schema::{AiCard, BodyPart, Effect, Inner, Powers, Primordial};
use super::{Pack, Script};
use crate::ids::*;
use smallvec::SmallVec;
use table::pack::{AsWritten, Catalogue, Row};
use table::{Slug, Text, Tracked, TrackedId};

/// All pieces in a row: first those of every battle, then those of each primordial.
#[derive(Debug, Clone, Default)]
pub struct LabIndex {
    pub catalogue: Catalogue,
    pub rows: Rows,
    trauma: [Row<TraumaId>; 3],
    primordials: Vec<OfPrimordial>,
    /// For each effect of the pack, the piece and the clause that it is.
    effects: Vec<Option<(TrackedId, u8)>>,
    /// For each piece its keywords that are clauses.
    keywords: Vec<Vec<Word>>,
}

/// Where the pieces of a primordial begin.
#[derive(Debug, Clone, Copy, Default)]
struct OfPrimordial {
    signature: TrackedId,
    ai: Row<AiId>,
    parts: Row<PartId>,
    traits: usize,
}

/// A keyword that is a clause: on which level of its card, at which place there.
#[derive(Debug, Clone, Copy)]
struct Word {
    level: u8,
    place: u8,
    clause: u8,
}

/// Pieces, by what they are.
impl LabIndex {
    pub fn piece<I: InRow>(&self, id: I) -> TrackedId {
        I::row(&self.rows).piece(id)
    }

    pub fn trauma(&self, deck: u8, id: TraumaId) -> TrackedId {
        self.trauma[deck as usize % 3].piece(id)
    }

    pub fn signature(&self, primordial: PrimordialId) -> TrackedId {
        self.primordials[primordial.index()].signature
    }

    pub fn routine(&self, primordial: PrimordialId) -> TrackedId {
        TrackedId(self.signature(primordial).0 + 1)
    }

    pub fn ai(&self, primordial: PrimordialId, id: AiId) -> TrackedId {
        self.primordials[primordial.index()].ai.piece(id)
    }

    pub fn part(&self, primordial: PrimordialId, id: PartId) -> TrackedId {
        self.primordials[primordial.index()].parts.piece(id)
    }

    pub fn of_primordial(&self, primordial: PrimordialId, place: u8) -> TrackedId {
        TrackedId((self.primordials[primordial.index()].traits + place as usize) as u16)
    }

    /// The piece and the clause that an effect is.
    pub fn behind(&self, script: Script, place: usize) -> Option<(TrackedId, u8)> {
        *self.effects.get(script.place_of(place))?
    }

    /// The clause that a keyword of a piece is.
    pub fn keyword(&self, piece: TrackedId, level: u8, place: u8) -> Option<u8> {
        let words = self.keywords.get(piece.index())?.iter();
        let mut found = words.filter(|word| (word.level, word.place) == (level, place));
        found.next().map(|word| word.clause)
    }
}

impl LabIndex {
    /// Everything in a pack that has just been read.
    pub fn of(pack: &Pack) -> LabIndex {
        let mut lab_index = LabIndex { effects: vec![None; pack.everything::<Effect>().len()], ..LabIndex::default() };
        lab_index.add_decks(pack);
        lab_index.add_belongings(pack);
        for primordial in &pack.primordials {
            lab_index.add_primordial(pack, primordial);
        }
        lab_index.add_campaign(pack);
        lab_index
    }

    fn add_decks(&mut self, pack: &Pack) {
        for (deck, sort) in ["trauma-minor", "trauma-major", "trauma-grave"].into_iter().enumerate() {
            self.trauma[deck] = self.here();
            for card in &pack.trauma[deck] {
                self.add(sort, "trauma", card.slug, Draft::of(pack).script("", card.effects));
            }
        }
        self.rows.obols = self.here();
        for card in &pack.obols {
            self.add("obol", "obol", card.slug, Draft::of(pack).script("", card.effects));
        }
        self.rows.kratos = self.here();
        for card in &pack.kratos {
            let draft = Draft::of(pack).script("", card.effects).powers(0, &card.powers);
            self.add("kratos", "kratos", card.slug, draft);
        }
        self.rows.moiros = self.here();
        for card in &pack.moiros {
            let draft = Draft::of(pack).script("", card.effects).powers(0, &card.powers);
            self.add("moiros", "moiros", card.slug, draft);
        }
    }

    fn add_belongings(&mut self, pack: &Pack) {
        macro_rules! rows {
            ($($row:ident, $sort:literal;)*) => {$(
                self.rows.$row = self.here();
                for card in &pack.$row {
                    self.add($sort, $sort, card.slug, Draft::of(pack).powers(0, &card.powers));
                }
            )*};
        }
        rows! {
            conditions, "condition"; terrain, "terrain"; gear, "gear"; classes, "class"; patterns, "pattern"; godforms, "godform";
            nymphs, "nymph"; argo, "argo";
        }
        self.rows.mnemos = self.here();
        for card in &pack.mnemos {
            let levels = card.levels.iter().enumerate();
            let draft = levels.fold(Draft::of(pack), |draft, (n, powers)| draft.powers(n as u8, powers));
            self.add("mnemos", "mnemos", card.slug, draft);
        }
    }

    fn add_primordial(&mut self, pack: &Pack, primordial: &Primordial) {
        let signature = self.catalogue.next();
        for card in [&primordial.signature, &primordial.routine].into_iter().chain(&primordial.ai) {
            self.add("ai", "ai", card.slug, Draft::of(pack).ai_card(card));
        }
        let parts = self.here();
        for part in &primordial.parts {
            self.add("part", "part", part.slug, Draft::of(pack).part(part));
        }
        let traits = self.catalogue.next().index();
        for has in &primordial.traits {
            self.add("trait", "trait", has.slug, Draft::of(pack).powers(0, &has.powers));
        }
        let ai = Row::from(signature.index() + 2);
        self.primordials.push(OfPrimordial { signature, ai, parts, traits });
    }

    /// What only campaigns have. A paragraph is told by its name in the files.
    fn add_campaign(&mut self, pack: &Pack) {
        macro_rules! rows {
            ($($row:ident, $sort:literal, $key:literal;)*) => {$(
                self.rows.$row = self.here();
                for card in &pack.$row {
                    self.add($sort, $key, card.slug, Draft::of(pack));
                }
            )*};
        }
        rows! {
            techs, "technology", "tech"; explored, "exploration", "explore"; memories, "memory", "memory"; fated, "fated", "fated";
        }
        self.rows.paragraphs = self.here();
        for (_, paragraph) in pack.tale.all() {
            self.keywords.push(Vec::new());
            let name = paragraph.id.to_string();
            let slug = format!("tale-{name}");
            self.catalogue.add(Tracked { sort: "paragraph", slug, name: Text::plain(name), clauses: Vec::new() });
        }
    }

    /// A row that begins with the next piece.
    fn here<I>(&self) -> Row<I> {
        self.catalogue.next().index().into()
    }

    fn add(&mut self, sort: &'static str, key: &'static str, slug: Slug, draft: Draft) {
        let piece = self.catalogue.next();
        for (place, clause) in draft.effects {
            self.effects[place] = Some((piece, clause));
        }
        self.keywords.push(draft.keywords);
        let name = format!("{key}-{slug}");
        let namesakes = self.catalogue.pieces().iter().filter(|other| other.name.key == name).count();
        self.catalogue.add(Tracked {
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
            if keyword.is.moment().is_some() {
                self.keywords.push(Word { level, place: place as u8, clause: self.next() });
                self.clauses.push(keyword.is.as_written(self.pack));
            }
        }
        let abilities = self.pack.all(powers.abilities).iter();
        abilities.fold(self, |draft, ability| draft.script(&format!("{}: ", ability.at.name()), ability.effects))
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
        match effect.properties().inner {
            Inner::None => SmallVec::new(),
            Inner::One(script) => [script].into_iter().collect(),
            Inner::Two(first, second) => [first, second].into_iter().collect(),
            Inner::Either(scripts) => self.pack.all(scripts).iter().copied().collect(),
            Inner::Rows(rows) => self.pack.all(rows).iter().map(|row| row.effects).collect(),
        }
    }

    /// An effect as its author wrote it; what is inside follows as clauses of its own.
    fn as_written(&self, effect: &Effect) -> String {
        match effect {
            Effect::To(who, _) => format!("To({})", who.as_written(self.pack)),
            Effect::Test(tested, difficulty, ..) => format!("Test({}, {difficulty})", tested.as_written(self.pack)),
            _ if effect.properties().inner != Inner::None => effect.name().to_owned(),
            _ => effect.as_written(self.pack),
        }
    }
}
