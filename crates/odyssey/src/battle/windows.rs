//! B13, B7.4, B7.10 · Windows.

use super::abilities::Usable;
use super::kratos_table::works_in;
use crate::choice::{Choice, PowerRef, Source};
use crate::ids::TitanId;
use crate::pack::schema::{Keyword, PoolToken, Trigger};
use crate::state::{Frame, Odyssey, TitanAttackKind, Window};
use smallvec::SmallVec;
use table::triggers::{Found, Occasion, Used, resolve, resolve_gathered};
use table::{Asked, Play, Prompt, Seats, Slug, Table, Until};

/// B13.2 · A reaction that a titan has used in a window: as a keyword, at a price or not, by its name, or else by itself.
#[derive(PartialEq, Clone, Copy)]
enum ReactionName {
    Name(Slug),
    Keyword(u64),
    Nameless(Source, PowerRef),
}

impl Odyssey {
    /// B13, B29.1 · A window of opportunity: every living titan with a reaction that it can use, and the Argo's.
    pub(crate) fn window_of_opportunity(&mut self, table: &mut Table<Self>) -> Play {
        let found = self.reactions();
        if found.is_empty() {
            return Ok(());
        }
        table.scope(self, Frame::Window(Window::Opportunity([0; 4])), |game, table| {
            resolve_gathered(game, table, &mut Opportunity::default(), &mut Used::new(), found)
        })?;
        Ok(())
    }

    fn reactions(&self) -> Found<(TitanId, Source, PowerRef)> {
        let mut found = Found::new();
        for titan in self.living() {
            for (source, which) in &self.usable(titan, Trigger::Reaction) {
                found.push((titan, *source, *which));
            }
        }
        for (source, which) in &self.argo_at(Trigger::Reaction) {
            found.push((self.priority, *source, *which));
        }
        found
    }

    /// B13.2, B17.7.
    fn reaction_name(&self, source: Source, which: PowerRef) -> ReactionName {
        let name = self.ability(source, which).and_then(|ability| ability.name);
        match (self.word(source, which), name) {
            (Some(keyword), _) => ReactionName::Keyword(keyword.bit()),
            (None, Some(name)) => ReactionName::Name(name),
            (None, None) => ReactionName::Nameless(source, which),
        }
    }

    /// B7.4.
    pub(crate) fn first_window(&mut self, table: &mut Table<Self>) -> Play {
        let Some(attack) = self.titan_attack().copied() else {
            return Ok(());
        };
        table.scope(self, Frame::Window(Window::First), |game, table| {
            if matches!(attack.kind, TitanAttackKind::Rush(_)) {
                game.add_to_pool(table, PoolToken::Break, 1)?; // B21.39
            }
            game.ability_window(table, attack.titan, Trigger::FirstWindow)
        })?;
        Ok(())
    }

    /// B7.10.
    pub(crate) fn second_window(&mut self, table: &mut Table<Self>) -> Play {
        let Some(attack) = self.titan_attack().copied() else {
            return Ok(());
        };
        table.scope(self, Frame::Window(Window::Second), |game, table| {
            game.ability_window(table, attack.titan, Trigger::SecondWindow)
        })?;
        Ok(())
    }

    /// B7.4.1, B7.10.1 · First everything compulsory without a question, then one question at a time for what may be done.
    fn ability_window(&mut self, table: &mut Table<Self>, titan: TitanId, now: Trigger) -> Play {
        let mut used = Usable::new();
        self.compulsory_rows(table, titan, now)?;
        resolve(self, table, &mut OfAttack { titan, now, voluntary: false }, &mut used)?;
        resolve(self, table, &mut OfAttack { titan, now, voluntary: true }, &mut used)
    }

    /// Abilities and keywords of this window, and flexible ones that have not been used in this attack.
    fn of_window(&self, titan: TitanId, now: Trigger) -> Usable {
        let mut found = self.usable(titan, now);
        let spent = self.attack_by(titan).map_or(0, |attack| attack.flexible_used);
        let flexible = self.usable(titan, Trigger::EitherWindow);
        found.extend(
            flexible
                .into_iter()
                .filter(|one| spent & self.flexible_bit(one.0, matches!(one.1, PowerRef::Keyword(_))) == 0),
        );
        found
    }

    /// The same without what has been used in this window.
    pub(super) fn in_window(&self, titan: TitanId, now: Trigger, used: &Usable) -> Usable {
        let mut found = self.of_window(titan, now);
        found.retain(|one| !self.is_spent(used, *one));
        found
    }

    /// One option of this window, or none. What asks for itself and can be declined there is not asked about twice.
    fn ask_in_window(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        now: Trigger,
        found: &[(Source, PowerRef)],
    ) -> Play<Option<(Source, PowerRef)>> {
        let can_be_declined =
            |one: &(Source, PowerRef)| self.word_of(titan, *one, now).is_some_and(Keyword::is_declinable);
        if found.first().is_some_and(can_be_declined) && self.are_alike(titan, found, now) {
            return Ok(found.first().copied());
        }
        self.ask_use(table, self.player(titan), found, || match now {
            Trigger::FirstWindow => Prompt::new("ask-first-window", "B7.4.1"),
            _ => Prompt::new("ask-second-window", "B7.10.1"),
        })
    }

    /// Whether all of these are one and the same keyword that may be done.
    fn are_alike(&self, titan: TitanId, found: &[(Source, PowerRef)], now: Trigger) -> bool {
        let mut words = found.iter().map(|one| self.word_of(titan, *one, now).map_or(0, Keyword::bit));
        let first = words.next().unwrap_or(0);
        first != 0 && words.all(|word| word == first)
    }

    /// The keyword that an option of a window stands for. A side of a row stands for one if it is settled and has just one that may be done now.
    fn word_of(&self, titan: TitanId, one: (Source, PowerRef), now: Trigger) -> Option<Keyword> {
        let (Source::Row(_, row), PowerRef::Keyword(side)) = one else {
            return self.keyword(one.0, one.1);
        };
        let taken = self.attack_by(titan).and_then(|attack| attack.taken_side(row));
        let settled = self.kratos_rows(titan)[row as usize].sides.len() == 1 || taken == Some(side);
        let words = self.side_keywords(titan, row, side);
        let mut open = words.into_iter().filter(|word| word.is_voluntary() && works_in(*word, now));
        let first = open.next().filter(|_| settled)?;
        open.next().is_none().then_some(first)
    }

    fn use_in_window(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        now: Trigger,
        next: (Source, PowerRef),
        used: &mut Usable,
    ) -> Play {
        match next {
            (Source::Row(_, row), PowerRef::Keyword(side)) => self.use_side(table, titan, (row, side), now, used),
            (source, which) => match self.keyword(source, which) {
                Some(keyword) if keyword.is_movement() => self.use_added_up(table, titan, now, next, used),
                _ => self.use_ability(table, titan, source, which),
            },
        }
    }

    /// B17.8 · A stackable movement of several cards is one movement with the sum of their figures.
    fn use_added_up(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        now: Trigger,
        next: (Source, PowerRef),
        done: &mut Usable,
    ) -> Play {
        let Some(keyword) = self.keyword(next.0, next.1) else {
            return Ok(());
        };
        self.note_keyword(table, titan, next.0, next.1);
        let mut sum = figure(keyword);
        let mut spent = self.flexible_bit(next.0, true);
        for (other, more) in self.movements_alike(titan, keyword, now, done) {
            sum = sum.saturating_add(more);
            spent |= self.flexible_bit(other.0, true);
            self.note_keyword(table, titan, other.0, other.1);
            done.push(other);
        }
        if keyword.moment() == Some(Trigger::EitherWindow)
            && let Some(attack) = self.titan_attack_mut()
        {
            attack.flexible_used |= spent;
        }
        self.rise_to_act(table, titan)?;
        self.perform_keyword(table, titan, with_figure(keyword, sum))
    }
}

/// B13 · The window of opportunity.
#[derive(Default)]
struct Opportunity {
    /// The names under which titans have used their reactions: a card can be gone by the next question.
    names: SmallVec<[(TitanId, ReactionName); 4]>,
}

impl Occasion<Odyssey> for Opportunity {
    type Use = (TitanId, Source, PowerRef);

    fn gather(&self, game: &Odyssey) -> Found<Self::Use> {
        game.reactions()
    }

    /// B13.2 · A titan uses one of a name; the Argo's abilities are exhausted by themselves.
    fn is_spent(&self, game: &Odyssey, _: &[Self::Use], (titan, source, which): Self::Use) -> bool {
        let is_argo = matches!(source, Source::Argo(_));
        !is_argo && !self.names.is_empty() && self.names.contains(&(titan, game.reaction_name(source, which)))
    }

    fn is_voluntary(&self, _: &Odyssey, _: Self::Use) -> bool {
        true
    }

    /// B13.4 · Only those who can use something are asked.
    fn ask_next(&self, game: &mut Odyssey, table: &mut Table<Odyssey>, found: &[Self::Use]) -> Play<Option<Self::Use>> {
        let seats = found.iter().fold(Seats::NOBODY, |seats, one| match one.1 {
            Source::Argo(_) => Seats::first(game.seats as usize),
            _ => seats.with(game.player(one.0)),
        });
        let pass = Choice::Pass.notate(game);
        let prompt = move || {
            Prompt::new("ask-reaction", "B13.2")
                .kind("reaction")
                .in_zone("battle")
                .order("order-until-aimed", pass.clone(), Until::Aimed)
                .order("order-this-round", pass.clone(), Until::Round)
                .default_answer(pass)
        };
        let asked = table.ask(Asked::Any(seats)).window().say(prompt);
        asked.may(Choice::Pass, found.iter().copied(), |one| game.to_use(one.1, one.2))
    }

    fn take(
        &mut self,
        game: &mut Odyssey,
        table: &mut Table<Odyssey>,
        one: Self::Use,
        _: &mut Used<Self::Use>,
    ) -> Play {
        let (titan, source, which) = one;
        self.names.push((titan, game.reaction_name(source, which)));
        match source {
            Source::Argo(_) => game.use_for_group(table, source, which),
            _ => game.use_ability(table, titan, source, which),
        }
    }
}

/// B7.4.1, B7.10.1 · What happens or may be done in a window of an attack.
struct OfAttack {
    titan: TitanId,
    now: Trigger,
    /// What may be left out, rows of the Kratos table included; otherwise what may not, in the order in which it is found.
    voluntary: bool,
}

impl Occasion<Odyssey> for OfAttack {
    type Use = (Source, PowerRef);

    fn gather(&self, game: &Odyssey) -> Usable {
        let mut found = game.of_window(self.titan, self.now);
        found.retain(|one| game.is_voluntary(one.0, one.1) == self.voluntary);
        if self.voluntary {
            game.voluntary_rows(self.titan, self.now, &mut found);
        }
        found
    }

    fn is_spent(&self, game: &Odyssey, used: &[Self::Use], one: Self::Use) -> bool {
        match one.0 {
            Source::Row(..) => used.contains(&one),
            _ => game.is_spent(used, one),
        }
    }

    fn is_voluntary(&self, _: &Odyssey, _: Self::Use) -> bool {
        self.voluntary
    }

    fn ask_next(&self, game: &mut Odyssey, table: &mut Table<Odyssey>, found: &[Self::Use]) -> Play<Option<Self::Use>> {
        game.ask_in_window(table, self.titan, self.now, found)
    }

    fn take(&mut self, game: &mut Odyssey, table: &mut Table<Odyssey>, one: Self::Use, used: &mut Usable) -> Play {
        match self.voluntary {
            true => game.use_in_window(table, self.titan, self.now, one, used),
            false => game.use_ability(table, self.titan, one.0, one.1),
        }
    }

    fn is_over(&self, game: &Odyssey) -> bool {
        self.voluntary && !game.titan(self.titan).is_alive()
    }
}

/// How far a movement goes.
pub(super) fn figure(keyword: Keyword) -> u8 {
    match keyword {
        Keyword::Reposition(n) | Keyword::Pushback(n) | Keyword::Pull(n) | Keyword::Knockback(n) => n,
        _ => 0,
    }
}

/// The same movement, this far.
pub(super) fn with_figure(keyword: Keyword, n: u8) -> Keyword {
    match keyword {
        Keyword::Reposition(_) => Keyword::Reposition(n),
        Keyword::Pushback(_) => Keyword::Pushback(n),
        Keyword::Pull(_) => Keyword::Pull(n),
        Keyword::Knockback(_) => Keyword::Knockback(n),
        keyword => keyword,
    }
}
