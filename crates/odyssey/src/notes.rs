//! What the lab follows: the kinds of options, and what became of the cards of the pack.
//!
//! A card is used when it comes into play: gear and sheets at the start of a battle, cards that are drawn when they are resolved. Which of its
//! clauses did something is told where effects are resolved, and where a line is taken or a keyword performed.

use crate::choice::{Choice, Source, Which};
use crate::ids::{TerrainId, TitanId};
use crate::pack::Script;
use crate::pack::derived::is_at;
use crate::state::{AiSource, Card, Odyssey};
use table::{Seat, Table};

/// The kinds of options, in the order of [`kind_of`].
pub(crate) const KINDS: &[&str] = &[
    "pass",
    "done",
    "muster",
    "activate",
    "end-turn",
    "retreat",
    "walk",
    "attack",
    "take-fists",
    "use",
    "ready",
    "rest",
    "climb",
    "search",
    "stand-up",
    "die",
    "target",
    "space",
    "turn",
    "tile",
    "card",
    "side",
    "token",
    "gear",
    "divert",
    "order",
    "tear",
];

pub(crate) fn kind_of(choice: Choice) -> usize {
    match choice {
        Choice::Pass => 0,
        Choice::Done => 1,
        Choice::Class(_) | Choice::Gear(_) | Choice::ArgoAbility(_) | Choice::Start(_) => 2,
        Choice::SameLoadout | Choice::NewLoadout => 2,
        Choice::Activate(_) => 3,
        Choice::EndTurn => 4,
        Choice::Retreat => 5,
        Choice::Walk(_) | Choice::Via(_) => 6,
        Choice::Attack(..) => 7,
        Choice::TakeFists(..) => 8,
        Choice::Use(..) => 9,
        Choice::ReadyAll(_) => 10,
        Choice::Rest(_) => 11,
        Choice::Climb => 12,
        Choice::Search(..) => 13,
        Choice::StandUp => 14,
        Choice::Die(_) => 15,
        Choice::Target(_) => 16,
        Choice::At(_) => 17,
        Choice::Face(_) | Choice::Along(_) => 18,
        Choice::Lay(..) | Choice::Tile(..) => 19,
        Choice::Card(_) | Choice::Condition(_) | Choice::Godform(_) | Choice::Keep | Choice::Toss => 20,
        Choice::Side(_) | Choice::Skill(_) => 21,
        Choice::Token(_) | Choice::PoolToken(_) | Choice::Resource(_) => 22,
        Choice::Slot(..) => 23,
        Choice::Divert => 24,
        Choice::First(..) | Choice::FoeAttack(_) => 25,
        Choice::Tear => 26,
    }
}

impl Odyssey {
    /// The place of a card among all that the lab follows; backs are no cards of their own.
    pub(crate) fn place_of_piece(&self, card: Card) -> Option<usize> {
        let (followed, foe) = (&self.pack.followed, self.foe.id);
        Some(match card {
            Card::Ai(id) => followed.ai(foe, id),
            Card::Part(id) => followed.part(foe, id),
            Card::Back(..) => return None,
            Card::Trauma(deck, id) => followed.trauma(deck, id),
            Card::Obol(id) => followed.obol(id),
            Card::Kratos(id) => followed.kratos(id),
            Card::Moiros(id) => followed.moiros(id),
            Card::Piece(place) => place.into(),
        })
    }

    fn note_piece(&self, table: &mut Table<Self>, piece: usize, seat: Seat) {
        table.note_use(Card::Piece(piece as u16), seat);
    }

    /// Tells everything that lies there when a battle begins.
    pub(crate) fn note_forces(&self, table: &mut Table<Self>) {
        if !table.keeps_notes() {
            return;
        }
        TitanId::ALL.into_iter().for_each(|titan| self.note_outfit(table, titan));
        let seat = self.player(self.priority);
        let followed = &self.pack.followed;
        for (_, tile) in self.board.tiles() {
            self.note_piece(table, followed.terrain(tile.kind), seat);
        }
        for (place, has) in self.pack.foe(self.foe.id).traits.iter().enumerate() {
            if is_at(has, self.foe.level) {
                self.note_piece(table, followed.of_foe(self.foe.id, place as u8), seat);
            }
        }
    }

    /// Tells that a tile comes to lie on the board in the course of a battle.
    pub(crate) fn note_tile(&self, table: &mut Table<Self>, kind: TerrainId) {
        if table.keeps_notes() {
            self.note_piece(table, self.pack.followed.terrain(kind), self.player(self.priority));
        }
    }

    fn note_outfit(&self, table: &mut Table<Self>, titan: TitanId) {
        let (sheet, seat, followed) = (self.titan(titan), self.player(titan), &self.pack.followed);
        self.note_piece(table, followed.class(sheet.class), seat);
        for card in sheet.gear.iter() {
            self.note_piece(table, followed.gear(card.gear), seat);
        }
        for id in sheet.patterns.iter() {
            self.note_piece(table, followed.pattern(*id), seat);
        }
        for id in sheet.mnemos.iter().filter(|_| sheet.mnemos_level > 0) {
            self.note_piece(table, followed.mnemos(*id), seat);
        }
    }

    /// Tells that an AI card, the signature or the routine is performed.
    pub(crate) fn note_ai(&self, table: &mut Table<Self>, card: AiSource) {
        let piece = self.piece_of_ai(card);
        self.note_piece(table, piece, self.player(self.priority));
    }

    /// Tells which of its lines is taken.
    pub(crate) fn note_line(&self, table: &mut Table<Self>, line: usize) {
        let Some(card) = self.onslaught().map(|onslaught| onslaught.card) else {
            return;
        };
        let piece = self.piece_of_ai(card);
        table.note_clause(Card::Piece(piece as u16), line, self.player(self.priority));
    }

    fn piece_of_ai(&self, card: AiSource) -> usize {
        let (followed, foe) = (&self.pack.followed, self.foe.id);
        match card {
            AiSource::Signature => followed.signature(foe),
            AiSource::Routine => followed.routine(foe),
            AiSource::Card(id) => followed.ai(foe, id),
        }
    }

    /// Tells that the card behind a source has a use for a titan.
    pub(crate) fn note_source(&self, table: &mut Table<Self>, titan: TitanId, source: Source) {
        if let Some((piece, _)) = self.piece_behind(source) {
            self.note_piece(table, piece, self.player(titan));
        }
    }

    /// Tells that a keyword of a source is performed.
    pub(crate) fn note_keyword(&self, table: &mut Table<Self>, titan: TitanId, source: Source, which: Which) {
        let (Which::Keyword(place), true) = (which, table.keeps_notes()) else {
            return;
        };
        let Some((piece, level)) = self.piece_behind(source) else {
            return;
        };
        if let Some(clause) = self.pack.followed.keyword(piece, level, place) {
            table.note_clause(Card::Piece(piece as u16), clause.into(), self.player(titan));
        }
    }

    /// Tells that an effect of a card happens.
    #[inline]
    pub(crate) fn note_effect(&self, table: &mut Table<Self>, script: Script, place: usize, titan: TitanId) {
        if !table.keeps_notes() {
            return;
        }
        if let Some((piece, clause)) = self.pack.followed.behind(script, place) {
            table.note_clause(Card::Piece(piece), clause.into(), self.player(titan));
        }
    }

    /// The piece behind a source, and which of its levels is meant.
    fn piece_behind(&self, source: Source) -> Option<(usize, u8)> {
        let (followed, foe) = (&self.pack.followed, self.foe.id);
        let piece = match source {
            Source::Sheet(titan) => followed.class(self.titan(titan).class),
            Source::Pattern(titan, n) => followed.pattern(*self.titan(titan).patterns.get(n as usize)?),
            Source::Gear(titan, slot) => followed.gear(self.titan(titan).gear.get(slot.index())?.gear),
            Source::Mnemos(titan, n) => {
                let id = self.titan(titan).mnemos.get(n as usize / 3)?;
                return Some((followed.mnemos(*id), n % 3));
            }
            Source::Godform(titan) => followed.godform(self.titan(titan).godform?),
            Source::Kratos(titan) => followed.kratos(self.titan(titan).kratos?),
            Source::Moiros(titan) => followed.moiros(self.titan(titan).moiros?),
            Source::Condition(titan, n) => followed.condition(self.titan(titan).conditions.get(n as usize)?.condition),
            Source::Tile(tile) => followed.terrain(self.board.tile(tile)?.kind),
            Source::Argo(n) => followed.argo(self.argo.abilities.get(n as usize)?.ability),
            Source::Nymph(id) => followed.nymph(id),
            Source::Trait(n) => {
                let traits = &self.pack.foe(foe).traits;
                traits.get(n as usize).map(|_| followed.of_foe(foe, n))?
            }
            Source::Scar(n) => followed.condition(*self.foe.scars.get(n as usize)?),
            Source::Part(id) => followed.part(foe, id),
            Source::Row(..) | Source::Vantage(_) => return None,
        };
        Some((piece, 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{BattleId, GearId};
    use crate::pack::Pack;
    use crate::{CONTENT, OdysseyOptions, options};
    use table::pack::{CheckedPack, Source as PackSource};
    use table::{Chance, Game, Note, Rng, Seed, Shared, Uniform};

    fn start(battle: BattleId) -> Odyssey {
        let options = OdysseyOptions { battle, ..OdysseyOptions::default() };
        let pack = Pack::read(&PackSource::embedded(CONTENT)).expect("the pack that ships");
        Odyssey::new(&Shared::new(pack), &options, 4)
    }

    /// Everything that is noted in a battle of chance.
    fn notes_of(battle: BattleId, seed: u64) -> (Odyssey, Vec<Note<Card>>) {
        let mut game = start(battle);
        let (mut policy, mut chance) = (Uniform(Rng::new(seed)), Chance::new(Seed::Quick(seed)));
        let mut notes = Vec::new();
        let mut table = Table::free(&[], &mut policy, &mut chance).noting(&mut notes);
        while !game.is_over() {
            table.rest();
            game.step(&mut table).expect("the rules go on");
        }
        (game, notes)
    }

    #[test]
    fn every_card_has_a_piece_of_its_own_with_its_name() {
        let game = start(BattleId(0));
        let pieces = game.inventory();
        for (place, piece) in pieces.iter().enumerate() {
            let others = pieces.iter().filter(|other| other.slug == piece.slug);
            assert_eq!(others.count(), 1, "{} at {place}", piece.slug);
        }
        let gear = game.pack.followed.gear(GearId(0));
        let (name, sort) = (format!("gear-{}", game.pack.gear(GearId(0)).slug), "gear");
        assert_eq!((pieces[gear].slug.as_str(), pieces[gear].sort), (name.as_str(), sort));
        let of_all = game.pack.foes.iter().map(|foe| foe.ai.len() + 2).sum::<usize>();
        assert_eq!(pieces.iter().filter(|piece| piece.sort == "ai").count(), of_all);
    }

    #[test]
    fn an_effect_of_a_card_is_one_of_its_clauses() {
        let pack = start(BattleId(0)).pack;
        let mut found = 0;
        for (n, gear) in pack.gear.iter().enumerate() {
            for ability in pack.all(gear.powers.abilities) {
                for place in 0..ability.effects.len() {
                    let (piece, clause) = pack.followed.behind(ability.effects, place).expect("a clause");
                    assert_eq!(usize::from(piece), pack.followed.gear(GearId(n as u8)));
                    let words = &pack.followed.pieces[usize::from(piece)].clauses[usize::from(clause)];
                    assert!(words.starts_with(&format!("{:?}: ", ability.at)), "{words}");
                    found += 1;
                }
            }
        }
        assert!(found > 40, "{found} effects on gear");
    }

    #[test]
    fn every_note_is_of_a_piece_and_of_one_of_its_clauses() {
        for battle in 0..options::BATTLES.len() {
            let (game, mut notes) = notes_of(BattleId(battle as u8), 7);
            notes.extend(notes_of(BattleId(battle as u8), 8).1);
            let pieces = game.inventory();
            for note in &notes {
                match *note {
                    Note::Seen(_) => {}
                    Note::Used { card, .. } => assert!(game.piece_of(card).is_some_and(|place| place < pieces.len())),
                    Note::Clause { card, clause, .. } => {
                        let place = game.piece_of(card).expect("a piece");
                        let clauses = &pieces[place].clauses;
                        assert!(usize::from(clause) < clauses.len(), "{}: {clause}", pieces[place].slug);
                    }
                }
            }
            for sort in ["class", "gear", "ai"] {
                let used = |note: &Note<Card>| match note {
                    Note::Used { card, .. } => game.piece_of(*card).is_some_and(|place| pieces[place].sort == sort),
                    _ => false,
                };
                assert!(notes.iter().any(used), "no {sort} in {}", options::BATTLES[battle]);
            }
            assert!(notes.iter().any(|note| matches!(note, Note::Clause { .. })));
        }
    }

    #[test]
    fn every_kind_of_option_and_sort_of_piece_has_a_name_in_the_words() {
        for (tag, file) in
            [("en", include_str!("../locales/lab.en.ftl")), ("it", include_str!("../locales/lab.it.ftl"))]
        {
            for kind in KINDS {
                assert!(file.contains(&format!("\nact-{kind} = ")), "{tag}: {kind}");
            }
            for piece in start(BattleId(0)).inventory() {
                let sort = piece.sort;
                assert!(file.contains(&format!("\npieces-{sort} = ")), "{tag}: {sort}");
            }
        }
        assert_eq!(kind_of(Choice::Tear), KINDS.len() - 1);
    }
}
