//! What the lab follows: the kinds of options, the content of the pack, and which of its clauses did something.
//!
//! Clauses are the effects of events and abilities, and those modifiers that work at a moment: on a roll, a reward, an income, a harm. What
//! simply holds as long as its card lies is used when the card is.

use crate::card::Card;
use crate::cards::Deed;
use crate::choice::Choice;
use crate::pack::{Ability, Modifier, Pack, When};
use crate::state::{Ascension, Attempt, Hero, Source, Web};
use table::{Piece, Seat, Table};

/// The kinds of options, in the order of [`kind_of`].
pub(crate) const KINDS: &[&str] = &[
    "place",
    "move",
    "stay",
    "pass",
    "close-hand",
    "enter",
    "raise",
    "attach",
    "weave",
    "declare-bronze",
    "declare-silver",
    "declare-gold",
    "try-gate",
    "play-event",
    "use-ability",
    "discard",
    "abandon",
    "dismiss",
    "remove",
    "target",
    "card",
    "shift",
    "give",
    "ward",
    "re-roll",
    "buy",
    "done",
];

pub(crate) fn kind_of(choice: Choice) -> usize {
    match choice {
        Choice::At(_) => 0,
        Choice::Move(_) => 1,
        Choice::Stay => 2,
        Choice::Pass => 3,
        Choice::CloseHand => 4,
        Choice::Enter(..) => 5,
        Choice::Raise(..) => 6,
        Choice::Attach(_) => 7,
        Choice::Weave(..) => 8,
        Choice::Declare(_, _, value) => 9 + value as usize,
        Choice::Try(_) => 12,
        Choice::Play(_) => 13,
        Choice::Use(_) => 14,
        Choice::Discard => 15,
        Choice::Abandon(_) => 16,
        Choice::Dismiss(_) => 17,
        Choice::Remove(..) => 18,
        Choice::Target(_) => 19,
        Choice::Card(_) => 20,
        Choice::Shift(..) => 21,
        Choice::Transfer(..) => 22,
        Choice::Ward(_) => 23,
        Choice::Reroll(_) => 24,
        Choice::Buy(_) => 25,
        Choice::Done => 26,
    }
}

impl Pack {
    /// The place of a card among all that the lab follows; spheres are no cards of their own.
    pub(crate) fn piece_of(&self, card: Card) -> Option<usize> {
        let heroes = self.sequences.len();
        let plots = heroes + self.heroes.len();
        let attachments = plots + self.plots.len();
        let events = attachments + self.attachments.len();
        let gods = events + self.events.len();
        let gates = gods + self.gods.len();
        match card {
            Card::Sequence(id) => Some(id.index()),
            Card::Hero(id) => Some(heroes + id.index()),
            Card::Plot(id) => Some(plots + id.index()),
            Card::Attachment(id) => Some(attachments + id.index()),
            Card::Event(id) => Some(events + id.index()),
            Card::God(id) => Some(gods + id.index()),
            Card::Gate(id) => Some(gates + id.index()),
            Card::Sphere(_) => None,
        }
    }

    /// Everything that the lab follows, in the order of [`Pack::piece_of`].
    pub(crate) fn inventory(&self) -> Vec<Piece> {
        self.cards().map(|card| self.piece(card)).collect()
    }

    fn piece(&self, card: Card) -> Piece {
        let sort = match card {
            Card::God(_) => "god",
            Card::Gate(id) => ["gate-1", "gate-2", "gate-3"][usize::from(self.gate(id).level.clamp(1, 3)) - 1],
            _ => self.sort(card).map_or("sphere", |sort| sort.slug()),
        };
        Piece { sort, slug: self.slug(card).to_owned(), name: self.name(card), clauses: self.clauses(card) }
    }

    fn clauses(&self, card: Card) -> Vec<String> {
        match card {
            Card::Event(id) => self.event(id).effects.iter().map(as_written).collect(),
            Card::Attachment(id) => told(&self.attachment(id).modifiers).map(in_words).collect(),
            Card::Hero(id) => clauses_of(&self.hero(id).gift),
            Card::God(id) => {
                let god = self.god(id);
                clauses_of(&god.first).into_iter().chain(clauses_of(&god.second)).collect()
            }
            _ => Vec::new(),
        }
    }
}

fn clauses_of(ability: &Ability) -> Vec<String> {
    match ability {
        Ability::Always(modifiers) => told(modifiers).map(in_words).collect(),
        Ability::Once { effects, .. } => effects.iter().map(as_written).collect(),
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
    modifiers.iter().filter(|modifier| is_told(modifier))
}

fn is_told(modifier: &Modifier) -> bool {
    matches!(
        modifier,
        Modifier::Closing(..)
            | Modifier::DieAtLeast(_)
            | Modifier::DieAtMost(_)
            | Modifier::Reroll
            | Modifier::RewardEco(..)
            | Modifier::RewardCards(..)
            | Modifier::RewardIncome(..)
            | Modifier::ClosingEach(..)
            | Modifier::ClosingEquipped { .. }
            | Modifier::RewardEach(_)
            | Modifier::Income(_)
            | Modifier::IncomeEach { .. }
            | Modifier::Consolation(_)
            | Modifier::Quarry(_)
            | Modifier::Ward(_)
            | Modifier::BuyResult { .. }
    )
}

/// A modifier as its author wrote it.
fn in_words(modifier: &Modifier) -> String {
    let when = |when: &When| match when {
        When::Contains(place) => format!("Contains({:?})", place.admits),
        other => format!("{other:?}"),
    };
    match modifier {
        Modifier::Closing(cause, n) => format!("Closing({}, {n})", when(cause)),
        Modifier::RewardEco(cause, n) => format!("RewardEco({}, {n})", when(cause)),
        Modifier::RewardCards(cause, n) => format!("RewardCards({}, {n})", when(cause)),
        Modifier::RewardIncome(cause, n) => format!("RewardIncome({}, {n})", when(cause)),
        Modifier::ClosingEach(place, n) => format!("ClosingEach({:?}, {n})", place.admits),
        other => as_written(other),
    }
}

/// A value in the notation of packs.
fn as_written(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").replace(" { ", "(").replace(" }", ")")
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
            table.note_clause(card, first + place, seat);
        }
    }

    /// Tells which modifiers of a source did something: those for which this holds.
    fn note_source(&self, table: &mut Table<Self>, seat: Seat, source: Source, works: &dyn Fn(&Modifier) -> bool) {
        let behind = self.card_behind(seat, source).filter(|_| table.keeps_notes());
        let Some((card, first)) = behind else { return };
        for (place, modifier) in told(self.modifiers_of(seat, source)).enumerate() {
            if works(modifier) {
                table.note_clause(card, first + place, seat);
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

    /// Tells that a die was rolled anew.
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
    use table::{Chance, CheckedPack, Game, Note, Rng, Seed, Shared, Uniform};

    fn start(seats: usize) -> Ascension {
        let pack = Pack::read(&Source::embedded(CONTENT)).expect("the pack that ships");
        Ascension::new(&Shared::new(pack), &AscensionOptions::default(), seats)
    }

    /// Everything that is noted in a game of chance.
    fn notes_of(seed: u64) -> (Ascension, Vec<Note<Card>>) {
        let mut game = start(4);
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
        let game = start(2);
        let pieces = game.inventory();
        for (place, piece) in pieces.iter().enumerate() {
            let others = pieces.iter().filter(|other| other.slug == piece.slug);
            assert_eq!(others.count(), 1, "{} at {place}", piece.slug);
        }
        let event = Card::Event(crate::card::EventId(0));
        let place = game.piece_of(event).expect("an event");
        assert_eq!((pieces[place].sort, pieces[place].slug.as_str()), ("event", game.pack.slug(event)));
        assert_eq!(pieces[place].clauses.len(), game.pack.event(crate::card::EventId(0)).effects.len());
        assert_eq!(game.piece_of(Card::Sphere(crate::card::Sphere::Water)), None);
    }

    #[test]
    fn what_is_used_was_seen_and_every_clause_is_one_of_its_card() {
        for seed in 0..3 {
            let (game, notes) = notes_of(seed);
            let pieces = game.inventory();
            let seen = |card: Card| notes.contains(&Note::Seen(card));
            for note in &notes {
                match *note {
                    Note::Seen(_) => {}
                    Note::Used { card, .. } => assert!(seen(card), "{card:?} was never seen"),
                    Note::Clause { card, clause, .. } => {
                        let place = game.piece_of(card).expect("a piece");
                        let clauses = &pieces[place].clauses;
                        assert!(usize::from(clause) < clauses.len(), "{card:?} has no clause {clause}: {clauses:?}");
                    }
                }
            }
            let gods = notes.iter().filter(|note| matches!(note, Note::Used { card: Card::God(_), .. }));
            assert_eq!(gods.count(), 4);
            assert!(notes.iter().any(|note| matches!(note, Note::Clause { card: Card::Event(_), .. })));
        }
    }

    #[test]
    fn every_kind_of_option_has_a_name_in_the_words() {
        for (tag, file) in
            [("en", include_str!("../locales/lab.en.ftl")), ("it", include_str!("../locales/lab.it.ftl"))]
        {
            for kind in KINDS {
                assert!(file.contains(&format!("\nact-{kind} = ")), "{tag}: {kind}");
            }
            for piece in start(2).inventory() {
                assert!(file.contains(&format!("\npieces-{} = ", piece.sort)), "{tag}: {}", piece.sort);
            }
        }
        assert_eq!(kind_of(Choice::Done), KINDS.len() - 1);
    }
}
