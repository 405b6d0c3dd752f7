//! What the lab follows: the kinds of options, and what happened to the cards of the pack.
//!
//! A card is used when it comes into play: gear and sheets at the start of a battle, cards that are drawn when they are resolved. Which of its
//! clauses did something is told where effects are resolved, and where a line is taken or a keyword performed.

use crate::choice::{Choice, PowerRef, Source};
use crate::ids::{TechId, TerrainId, TitanId};
use crate::pack::Script;
use crate::pack::bearers::is_at;
use crate::pack::rows::InRow;
use crate::state::campaign::Campaign;
use crate::state::{AiSource, Card, Odyssey};
use table::{Seat, Study, Table, Tracked, TrackedId};

/// What is followed from day to day, by the keys of their names.
const FIGURES: [&str; 12] = [
    "followed-crew",
    "followed-hull",
    "followed-fate",
    "followed-side",
    "followed-progress",
    "followed-doom",
    "followed-titans",
    "followed-techs",
    "followed-knowledge",
    "followed-gear",
    "followed-goods",
    "followed-tiles",
];

impl Study for Odyssey {
    fn faction(&self, seat: Seat) -> Option<String> {
        if self.campaign.is_some() {
            return None;
        }
        let first = TitanId::ALL.into_iter().find(|titan| self.player(*titan) == seat)?;
        Some(self.pack.classes.get(self.titan(first).class.index())?.slug.to_string())
    }

    fn scenario(&self) -> Option<String> {
        if let Some(campaign) = &self.campaign {
            return Some(format!("cycle-{}", self.pack.cycles[campaign.cycle.index()].slug));
        }
        let battle = self.pack.battles.get(self.muster.battle.index())?;
        Some(format!("battle-{}", battle.slug))
    }

    /// C1 · How a campaign ended.
    fn ended_as(&self) -> Option<String> {
        let end = self.campaign.as_ref()?.end?;
        Some(format!("end-{}", end.name))
    }

    fn unit(&self) -> Option<&'static str> {
        self.campaign.as_ref().map(|_| "days")
    }

    fn figures(&self) -> &'static [&'static str] {
        if self.campaign.is_some() { &FIGURES } else { &[] }
    }

    fn read_figures(&self, into: &mut Vec<f32>) {
        if let Some(campaign) = &self.campaign {
            into.extend(self.figures_of(campaign));
        }
    }

    const KINDS: &'static [&'static str] = Choice::KINDS;

    fn kind_of(choice: Choice) -> usize {
        choice.kind()
    }

    /// A battle on its own has nothing of a campaign.
    fn inventory(&self) -> Vec<Tracked> {
        let (pieces, voyage) = (self.pack.lab_index.catalogue.pieces(), self.pack.lab_index.piece(TechId(0)));
        if self.campaign.is_some() { pieces.to_vec() } else { pieces[..voyage.index()].to_vec() }
    }

    /// Backs are no cards of their own.
    fn piece_of(&self, card: Card) -> Option<TrackedId> {
        let (lab_index, primordial) = (&self.pack.lab_index, self.primordial.id);
        Some(match card {
            Card::Ai(id) => lab_index.ai(primordial, id),
            Card::Part(id) => lab_index.part(primordial, id),
            Card::Back(..) | Card::Portrait(_) => return None,
            Card::Explored(id) => lab_index.piece(id),
            Card::Memory(id) => lab_index.piece(id),
            Card::Fated(id) => lab_index.piece(id),
            Card::Trauma(deck, id) => lab_index.trauma(deck, id),
            Card::Obol(id) => lab_index.piece(id),
            Card::Kratos(id) => lab_index.piece(id),
            Card::Moiros(id) => lab_index.piece(id),
        })
    }
}

impl Odyssey {
    /// C2, C5, C6, V6 · The figures of a campaign: what lay on the sides of the story and of doom is counted with those that were turned.
    fn figures_of(&self, campaign: &Campaign) -> [f32; FIGURES.len()] {
        let (story, doom) = (usize::from(campaign.story.side), usize::from(campaign.doom.side));
        let told: u8 = self.cycle().story.iter().take(story).map(|side| side.takes).sum();
        let come: u8 = self.cycle().doom.iter().take(doom).map(|side| side.tokens).sum();
        let armoury: u8 = campaign.armoury.iter().sum();
        let goods: u16 = self.cycle().mortal.iter().map(|resource| self.goods(*resource)).sum();
        [
            self.argo.crew.into(),
            self.argo.hull.into(),
            self.argo.fate.into(),
            (campaign.story.side + 1).into(),
            (told + campaign.story.tokens).into(),
            (come + campaign.doom.tokens).into(),
            campaign.titans.len() as f32,
            campaign.techs.known.count_ones() as f32,
            self.argo.knowledge.into(),
            armoury.into(),
            goods.into(),
            campaign.map.explored.count_ones() as f32,
        ]
    }

    /// Tells that a card that was drawn has a use for a titan.
    pub(crate) fn note_card(&self, table: &mut Table<Self>, card: Card, titan: TitanId) {
        if let Some(piece) = self.piece_of(card) {
            table.note_use(piece, self.player(titan));
        }
    }

    /// Tells that something of the campaign comes to use: a paragraph that is read, a technology, a card.
    pub(crate) fn note_voyage(&self, table: &mut Table<Self>, piece: impl InRow) {
        if table.keeps_notes() {
            table.note_use(self.pack.lab_index.piece(piece), Seat(0));
        }
    }

    /// Tells everything that lies there when a battle begins.
    pub(crate) fn note_forces(&self, table: &mut Table<Self>) {
        if !table.keeps_notes() {
            return;
        }
        TitanId::ALL.into_iter().for_each(|titan| self.note_outfit(table, titan));
        let seat = self.player(self.priority);
        let lab_index = &self.pack.lab_index;
        for (_, tile) in self.board.tiles() {
            table.note_use(lab_index.piece(tile.kind), seat);
        }
        for (place, has) in self.pack.primordial(self.primordial.id).traits.iter().enumerate() {
            if is_at(has, self.primordial.level) {
                table.note_use(lab_index.of_primordial(self.primordial.id, place as u8), seat);
            }
        }
    }

    /// Tells that a tile comes to lie on the board in the course of a battle.
    pub(crate) fn note_tile(&self, table: &mut Table<Self>, kind: TerrainId) {
        if table.keeps_notes() {
            table.note_use(self.pack.lab_index.piece(kind), self.player(self.priority));
        }
    }

    fn note_outfit(&self, table: &mut Table<Self>, titan: TitanId) {
        let (sheet, seat, lab_index) = (self.titan(titan), self.player(titan), &self.pack.lab_index);
        table.note_use(lab_index.piece(sheet.class), seat);
        for card in sheet.gear.iter() {
            table.note_use(lab_index.piece(card.gear), seat);
        }
        for id in sheet.patterns.iter() {
            table.note_use(lab_index.piece(*id), seat);
        }
        for (_, id) in sheet.mnemos.iter().enumerate().filter(|(place, _)| sheet.mnemos_level_of(*place) > 0) {
            table.note_use(lab_index.piece(*id), seat);
        }
    }

    /// Tells that an AI card, the signature or the routine is performed.
    pub(crate) fn note_ai(&self, table: &mut Table<Self>, card: AiSource) {
        let piece = self.piece_of_ai(card);
        table.note_use(piece, self.player(self.priority));
    }

    /// Tells which of its lines is taken.
    pub(crate) fn note_line(&self, table: &mut Table<Self>, line: usize) {
        let Some(card) = self.primordial_attack().map(|attack| attack.card) else {
            return;
        };
        let piece = self.piece_of_ai(card);
        table.note_clause(piece, line, self.player(self.priority));
    }

    fn piece_of_ai(&self, card: AiSource) -> TrackedId {
        let (lab_index, primordial) = (&self.pack.lab_index, self.primordial.id);
        match card {
            AiSource::Signature => lab_index.signature(primordial),
            AiSource::Routine => lab_index.routine(primordial),
            AiSource::Card(id) => lab_index.ai(primordial, id),
        }
    }

    /// Tells that the card behind a source has a use for a titan.
    pub(crate) fn note_source(&self, table: &mut Table<Self>, titan: TitanId, source: Source) {
        if let Some((piece, _)) = self.bearer(source).and_then(|bearer| bearer.piece) {
            table.note_use(piece, self.player(titan));
        }
    }

    /// Tells that a keyword of a source is performed.
    pub(crate) fn note_keyword(&self, table: &mut Table<Self>, titan: TitanId, source: Source, which: PowerRef) {
        let (PowerRef::Keyword(place), true) = (which, table.keeps_notes()) else {
            return;
        };
        let Some((piece, level)) = self.bearer(source).and_then(|bearer| bearer.piece) else {
            return;
        };
        if let Some(clause) = self.pack.lab_index.keyword(piece, level, place) {
            table.note_clause(piece, clause.into(), self.player(titan));
        }
    }

    /// Tells that an effect of a card happens.
    #[inline]
    pub(crate) fn note_effect(&self, table: &mut Table<Self>, script: Script, place: usize, titan: TitanId) {
        if !table.keeps_notes() {
            return;
        }
        if let Some((piece, clause)) = self.pack.lab_index.behind(script, place) {
            table.note_clause(piece, clause.into(), self.player(titan));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{BattleId, GearId};
    use crate::pack::Pack;
    use crate::{CONTENT, OdysseyOptions};
    use table::pack::Source as Files;
    use table::{Rules, Shared, Usage};
    use testkit::{lab, packs};

    fn start(battle: BattleId) -> Odyssey {
        let options = OdysseyOptions { battle, ..OdysseyOptions::default() };
        let pack: Pack = packs::read(&Files::embedded(CONTENT));
        Odyssey::new(&Shared::new(pack), &options, 4)
    }

    #[test]
    fn every_card_has_a_piece_of_its_own_with_its_name() {
        let game = start(BattleId(0));
        lab::check_names(&game);
        let pieces = game.inventory();
        let gear = game.pack.lab_index.piece(GearId(0)).index();
        let (name, sort) = (format!("gear-{}", game.pack.gear(GearId(0)).slug), "gear");
        assert_eq!((pieces[gear].slug.as_str(), pieces[gear].sort), (name.as_str(), sort));
        let of_all = game.pack.primordials.iter().map(|primordial| primordial.ai.len() + 2).sum::<usize>();
        assert_eq!(pieces.iter().filter(|piece| piece.sort == "ai").count(), of_all);
    }

    #[test]
    fn an_effect_of_a_card_is_one_of_its_clauses() {
        let pack = start(BattleId(0)).pack;
        let mut found = 0;
        for (n, gear) in pack.gear.iter().enumerate() {
            for ability in pack.all(gear.powers.abilities) {
                for place in 0..ability.effects.len() {
                    let (piece, clause) = pack.lab_index.behind(ability.effects, place).expect("a clause");
                    assert_eq!(piece, pack.lab_index.piece(GearId(n as u8)));
                    let words = &pack.lab_index.catalogue.pieces()[piece.index()].clauses[usize::from(clause)];
                    assert!(words.starts_with(&format!("{:?}: ", ability.at)), "{words}");
                    found += 1;
                }
            }
        }
        assert!(found > 40, "{found} effects on gear");
    }

    #[test]
    fn every_note_is_of_a_piece_and_of_one_of_its_clauses() {
        for battle in 0..start(BattleId(0)).pack.battles.len() {
            let (game, mut notes) = lab::notes(start(BattleId(battle as u8)), 7);
            notes.extend(lab::notes(start(BattleId(battle as u8)), 8).1);
            lab::check_notes(&game, &notes);
            let pieces = game.inventory();
            for sort in ["class", "gear", "ai"] {
                let used = |note: &Usage<Card>| match note {
                    Usage::Used { piece, .. } => pieces[piece.index()].sort == sort,
                    _ => false,
                };
                assert!(notes.iter().any(used), "no {sort} in {}", game.pack.battles[battle].slug);
            }
        }
    }

    #[test]
    fn a_campaign_tells_its_paragraphs_cards_and_technologies() {
        let pack: Pack = packs::read(&Files::embedded(CONTENT));
        let options = OdysseyOptions { cycle: Some(crate::ids::CycleId(0)), ..OdysseyOptions::default() };
        let start = Odyssey::new(&Shared::new(pack), &options, 4);
        lab::check_names(&start);
        let (game, notes) = lab::notes(start, 7);
        lab::check_notes(&game, &notes);
        let pieces = game.inventory();
        for sort in ["paragraph", "exploration", "memory"] {
            let used = |note: &Usage<Card>| match note {
                Usage::Used { piece, .. } => pieces[piece.index()].sort == sort,
                _ => false,
            };
            assert!(notes.iter().any(used), "no {sort} was used");
        }
        assert!(Study::scenario(&game).is_some_and(|name| name.starts_with("cycle-")));
    }

    #[test]
    fn the_last_kind_is_the_last_option() {
        assert_eq!(Odyssey::kind_of(Choice::GoOn), Odyssey::KINDS.len() - 1);
    }
}
