//! What the lab follows: the kinds of options, the content of the pack, and which of its clauses did something.
//!
//! Clauses are the effects of events and abilities, and those modifiers that work at a moment: on a roll, a reward, an income, a harm. What
//! simply holds as long as its card lies is used when the card is.

use crate::card::{AttachmentId, Card, EventId, GateId, GodId, HeroId, PlotId, SequenceId};
use crate::cards::Deed;
use crate::choice::Choice;
use crate::pack::{Ability, Modifier, Pack};
use crate::state::{Ascension, Attempt, Hero, Source, Web};
use table::pack::{AsWritten, Catalogue, Row};
use table::{Seat, Study, Table, Tracked, TrackedId};

impl Study for Ascension {
    fn faction(&self, seat: Seat) -> Option<String> {
        let god = self.players[seat].god?;
        Some(self.pack.slug(Card::God(god)).to_owned())
    }

    fn order_of(&self, seat: Seat) -> Option<usize> {
        self.order.iter().position(|other| other == seat)
    }

    const KINDS: &'static [&'static str] = Choice::KINDS;

    fn kind_of(choice: Choice) -> usize {
        choice.kind()
    }

    fn inventory(&self) -> Vec<Tracked> {
        self.pack.lab_index.catalogue.pieces().to_vec()
    }

    fn piece_of(&self, card: Card) -> Option<TrackedId> {
        self.pack.piece_of(card)
    }
}

/// Everything that the lab follows.
#[derive(Debug, Clone, Default)]
pub struct LabIndex {
    catalogue: Catalogue,
    rows: Rows,
}

/// Where the cards of each sort begin in the catalogue.
#[derive(Debug, Clone, Copy, Default)]
struct Rows {
    sequences: Row<SequenceId>,
    heroes: Row<HeroId>,
    plots: Row<PlotId>,
    attachments: Row<AttachmentId>,
    events: Row<EventId>,
    gods: Row<GodId>,
    gates: Row<GateId>,
}

impl LabIndex {
    /// Every card of a pack that has just been read.
    pub fn of(pack: &Pack) -> LabIndex {
        let mut catalogue = Catalogue::default();
        let rows = Rows {
            sequences: catalogue.row(pack.ids().map(|id| pack.piece(Card::Sequence(id)))),
            heroes: catalogue.row(pack.ids().map(|id| pack.piece(Card::Hero(id)))),
            plots: catalogue.row(pack.ids().map(|id| pack.piece(Card::Plot(id)))),
            attachments: catalogue.row(pack.ids().map(|id| pack.piece(Card::Attachment(id)))),
            events: catalogue.row(pack.ids().map(|id| pack.piece(Card::Event(id)))),
            gods: catalogue.row(pack.ids().map(|id| pack.piece(Card::God(id)))),
            gates: catalogue.row(pack.ids().map(|id| pack.piece(Card::Gate(id)))),
        };
        LabIndex { catalogue, rows }
    }
}

impl Pack {
    /// The piece that a card is; spheres are no cards of their own.
    fn piece_of(&self, card: Card) -> Option<TrackedId> {
        let rows = &self.lab_index.rows;
        Some(match card {
            Card::Sequence(id) => rows.sequences.piece(id),
            Card::Hero(id) => rows.heroes.piece(id),
            Card::Plot(id) => rows.plots.piece(id),
            Card::Attachment(id) => rows.attachments.piece(id),
            Card::Event(id) => rows.events.piece(id),
            Card::God(id) => rows.gods.piece(id),
            Card::Gate(id) => rows.gates.piece(id),
            Card::Sphere(_) => return None,
        })
    }

    fn piece(&self, card: Card) -> Tracked {
        let sort = match card {
            Card::God(_) => "god",
            Card::Gate(id) => ["gate-1", "gate-2", "gate-3"][usize::from(self.gate(id).level.clamp(1, 3)) - 1],
            _ => self.sort(card).map_or("sphere", |sort| sort.slug()),
        };
        Tracked { clauses: self.clauses(card), ..Tracked::of(sort, self.printed(card)) }
    }

    fn clauses(&self, card: Card) -> Vec<String> {
        match card {
            Card::Event(id) => self.written(&self.event(id).effects),
            Card::Attachment(id) => self.written(told(&self.attachment(id).modifiers)),
            Card::Hero(id) => self.clauses_of(&self.hero(id).gift),
            Card::God(id) => {
                let god = self.god(id);
                self.clauses_of(&god.first).into_iter().chain(self.clauses_of(&god.second)).collect()
            }
            Card::Sequence(_) | Card::Plot(_) | Card::Gate(_) | Card::Sphere(_) => Vec::new(),
        }
    }

    fn clauses_of(&self, ability: &Ability) -> Vec<String> {
        match ability {
            Ability::Always(modifiers) => self.written(told(modifiers)),
            Ability::Once { effects, .. } => self.written(effects),
        }
    }

    fn written<'a, T: AsWritten<Pack> + 'a>(&self, clauses: impl IntoIterator<Item = &'a T>) -> Vec<String> {
        clauses.into_iter().map(|clause| clause.as_written(self)).collect()
    }
}

fn count_clauses(ability: &Ability) -> usize {
    match ability {
        Ability::Always(modifiers) => told(modifiers).count(),
        Ability::Once { effects, .. } => effects.len(),
    }
}

/// The modifiers that work at a moment, so that it can be told when they did.
fn told(modifiers: &[Modifier]) -> impl Iterator<Item = &Modifier> {
    modifiers.iter().filter(|modifier| modifier.properties().works_at_a_moment)
}

impl Ascension {
    /// The card behind an ability or a modifier of a player, and the number of its first clause there.
    fn card_behind(&self, seat: Seat, source: Source) -> Option<(Card, usize)> {
        let god = self.players[seat].god?;
        Some(match source {
            Source::First => (Card::God(god), 0),
            Source::Second => (Card::God(god), count_clauses(&self.pack.god(god).first)),
            Source::Gift(hero) => (Card::Hero(hero), 0),
            Source::Worn(card) => (Card::Attachment(card), 0),
        })
    }

    /// Tells that somebody has a use for a card.
    pub(crate) fn note_use(&self, table: &mut Table<Self>, card: Card, seat: Seat) {
        if let Some(piece) = self.pack.piece_of(card) {
            table.note_use(piece, seat);
        }
    }

    fn note_clause(&self, table: &mut Table<Self>, card: Card, clause: usize, seat: Seat) {
        if let Some(piece) = self.pack.piece_of(card) {
            table.note_clause(piece, clause, seat);
        }
    }

    /// Tells that one effect of an event or an ability happens.
    pub(crate) fn note_deed(&self, table: &mut Table<Self>, seat: Seat, deed: Deed, place: usize) {
        if !table.keeps_notes() {
            return;
        }
        let behind = match deed {
            Deed::Event(id) => Some((Card::Event(id), 0)),
            Deed::Attachment(id) => Some((Card::Attachment(id), 0)),
            Deed::Ability(source) => self.card_behind(seat, source),
        };
        if let Some((card, first)) = behind {
            self.note_clause(table, card, first + place, seat);
        }
    }

    /// Tells which modifiers of a source did something: those for which this holds.
    fn note_source(&self, table: &mut Table<Self>, seat: Seat, source: Source, works: &dyn Fn(&Modifier) -> bool) {
        let behind = self.card_behind(seat, source).filter(|_| table.keeps_notes());
        let Some((card, first)) = behind else { return };
        for (place, modifier) in told(self.modifiers_of(seat, source)).enumerate() {
            if works(modifier) {
                self.note_clause(table, card, first + place, seat);
            }
        }
    }

    fn modifiers_of(&self, seat: Seat, source: Source) -> &[Modifier] {
        match (source, self.ability(seat, source)) {
            (Source::Worn(card), _) => &self.pack.attachment(card).modifiers,
            (_, Some(Ability::Always(modifiers))) => modifiers,
            _ => &[],
        }
    }

    /// Tells which modifiers of a hero, and of its god, did something.
    fn note_modifiers(&self, table: &mut Table<Self>, seat: Seat, hero: &Hero, works: &dyn Fn(&Modifier) -> bool) {
        self.note_of_god(table, seat, works);
        self.note_source(table, seat, Source::Gift(hero.card), works);
        for worn in &hero.attachments {
            self.note_source(table, seat, Source::Worn(worn.card), works);
        }
    }

    fn note_of_god(&self, table: &mut Table<Self>, seat: Seat, works: &dyn Fn(&Modifier) -> bool) {
        self.note_source(table, seat, Source::First, works);
        if self.has_second_tier(seat) {
            self.note_source(table, seat, Source::Second, works);
        }
    }

    /// Tells what worked on a closing roll: what was added to it, and what held the die up or down.
    pub(crate) fn note_roll(&self, table: &mut Table<Self>) {
        let Some(attempt) = self.attempt().filter(|_| table.keeps_notes()) else {
            return;
        };
        self.note_attempt(table, attempt, |modifier, hero, web| match modifier {
            Modifier::Closing(..) | Modifier::ClosingEach(..) | Modifier::ClosingEquipped { .. } => {
                self.closing_bonus(modifier, attempt, hero, web) != 0
            }
            Modifier::DieAtLeast(n) => attempt.die.is_some_and(|die| die < *n),
            Modifier::DieAtMost(n) => attempt.die.is_some_and(|die| die > *n),
            _ => false,
        });
    }

    /// Tells what changed the reward of a web that is about to be closed.
    pub(crate) fn note_reward(&self, table: &mut Table<Self>, attempt: &Attempt) {
        if !table.keeps_notes() {
            return;
        }
        self.note_attempt(table, attempt, |modifier, hero, web| match modifier {
            Modifier::RewardEco(when, _) | Modifier::RewardCards(when, _) | Modifier::RewardIncome(when, _) => {
                self.holds(when, attempt, hero, web)
            }
            Modifier::RewardEach(_) => true,
            _ => false,
        });
    }

    fn note_attempt(&self, table: &mut Table<Self>, attempt: &Attempt, works: impl Fn(&Modifier, &Hero, &Web) -> bool) {
        let at = attempt.at();
        if let (Some(hero), Some(web)) = (self.hero(at.hero()), self.web(at)) {
            self.note_modifiers(table, at.seat, hero, &|modifier| works(modifier, hero, web));
        }
    }

    /// Tells what gave or took income.
    pub(crate) fn note_income(&self, table: &mut Table<Self>, seat: Seat) {
        let income = |modifier: &Modifier| match modifier {
            Modifier::Income(_) => true,
            Modifier::IncomeEach { count, .. } => self.count(seat, *count) > 0,
            _ => false,
        };
        self.note_of_god(table, seat, &income);
        for hero in &self.players[seat].heroes {
            self.note_source(table, seat, Source::Gift(hero.card), &income);
            for worn in &hero.attachments {
                self.note_source(table, seat, Source::Worn(worn.card), &income);
            }
        }
    }

    /// Tells what consoled a player for an attempt that failed.
    pub(crate) fn note_failure(&self, table: &mut Table<Self>, seat: Seat, hero: &Hero) {
        self.note_modifiers(table, seat, hero, &|modifier| matches!(modifier, Modifier::Consolation(_)));
    }

    /// Tells that a god gained by somebody else's failure.
    pub(crate) fn note_quarry(&self, table: &mut Table<Self>, seat: Seat) {
        self.note_of_god(table, seat, &|modifier| matches!(modifier, Modifier::Quarry(_)));
    }

    /// Tells that a ward took harm off.
    pub(crate) fn note_ward(&self, table: &mut Table<Self>, seat: Seat, source: Source) {
        self.note_source(table, seat, source, &|modifier| matches!(modifier, Modifier::Ward(_)));
    }

    /// Tells that a die was rolled again.
    pub(crate) fn note_reroll(&self, table: &mut Table<Self>, seat: Seat, source: Source) {
        self.note_source(table, seat, source, &|modifier| matches!(modifier, Modifier::Reroll));
    }

    /// Tells that a result was bought up.
    pub(crate) fn note_buying(&self, table: &mut Table<Self>, seat: Seat) {
        self.note_of_god(table, seat, &|modifier| matches!(modifier, Modifier::BuyResult { .. }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AscensionOptions, CONTENT};
    use table::pack::Source;
    use table::{Rules, Shared, Usage};
    use testkit::{lab, packs};

    fn start(seats: usize) -> Ascension {
        let pack: Pack = packs::read(&Source::embedded(CONTENT));
        Ascension::new(&Shared::new(pack), &AscensionOptions::default(), seats)
    }

    #[test]
    fn every_card_has_a_piece_of_its_own_with_its_name() {
        let game = start(2);
        lab::check_names(&game);
        let pieces = game.inventory();
        let event = Card::Event(crate::card::EventId(0));
        let place = game.piece_of(event).expect("an event").index();
        assert_eq!((pieces[place].sort, pieces[place].slug.as_str()), ("event", game.pack.slug(event)));
        assert_eq!(pieces[place].clauses.len(), game.pack.event(crate::card::EventId(0)).effects.len());
        assert_eq!(game.piece_of(Card::Sphere(crate::card::Sphere::Water)), None);
    }

    #[test]
    fn what_is_used_was_seen_and_every_clause_is_one_of_its_card() {
        for seed in 0..3 {
            let (game, notes) = lab::notes(start(4), seed);
            lab::check_notes(&game, &notes);
            let pieces = game.inventory();
            let card_of = |piece: TrackedId| game.pack.cards().nth(piece.index()).expect("a card");
            let used = notes.iter().filter_map(|note| match note {
                Usage::Used { piece, .. } => Some(card_of(*piece)),
                _ => None,
            });
            for card in used {
                assert!(notes.contains(&Usage::Seen(card)), "{card:?} was never seen");
            }
            let gods = notes
                .iter()
                .filter(|note| matches!(note, Usage::Used { piece, .. } if pieces[piece.index()].sort == "god"));
            assert_eq!(gods.count(), 4);
            assert!(
                notes
                    .iter()
                    .any(|note| matches!(note, Usage::Clause { piece, .. } if pieces[piece.index()].sort == "event"))
            );
        }
    }

    #[test]
    fn the_last_kind_is_the_last_option() {
        assert_eq!(Ascension::kind_of(Choice::Done), Ascension::KINDS.len() - 1);
    }
}
