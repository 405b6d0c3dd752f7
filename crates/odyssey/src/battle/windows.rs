//! B13, B7.4, B7.10 · Windows.

use super::abilities::Usable;
use super::keywords::is_voluntary;
use crate::choice::{Choice, Source, Which};
use crate::ids::TitanId;
use crate::pack::derived::{keyword_bit, moment_of};
use crate::pack::schema::{Keyword, PoolToken, Trigger};
use crate::state::{Frame, Odyssey, StrikeKind, Window};
use smallvec::SmallVec;
use table::{Asked, Play, Prompt, Seats, Slug, Table};

/// What can be used in a window, and by whom.
type Reactions = SmallVec<[(TitanId, Source, Which); 8]>;

/// B13.2 · A reaction that a titan has used in a window: as a keyword, at a price or not, by its name, or else by itself.
#[derive(PartialEq, Clone, Copy)]
enum Named {
    Name(Slug),
    Keyword(u64),
    Nameless(Source, Which),
}

impl Odyssey {
    /// B13, B29.1 · A window of opportunity: every living titan with a reaction that it can use, and the Argo's.
    pub(crate) fn window_of_opportunity(&mut self, table: &mut Table<Self>) -> Play {
        let mut used: SmallVec<[(TitanId, Named); 4]> = SmallVec::new();
        let mut found = self.reactions(&used);
        if found.is_empty() {
            return Ok(());
        }
        table.scope(self, Frame::Window(Window::Opportunity([0; 4])), |game, table| {
            while let Some((titan, source, which)) = game.ask_reaction(table, &found)? {
                used.push((titan, game.reaction_name(source, which)));
                match source {
                    Source::Argo(_) => game.use_for_group(table, source, which)?,
                    _ => game.use_ability(table, titan, source, which)?,
                }
                found = game.reactions(&used);
            }
            Ok(())
        })?;
        Ok(())
    }

    fn reactions(&self, used: &[(TitanId, Named)]) -> Reactions {
        let mut found = Reactions::new();
        for titan in self.living() {
            for (source, which) in &self.usable(titan, Trigger::Reaction) {
                if used.is_empty() || !used.contains(&(titan, self.reaction_name(*source, *which))) {
                    found.push((titan, *source, *which));
                }
            }
        }
        for (source, which) in &self.argo_at(Trigger::Reaction) {
            found.push((self.priority, *source, *which));
        }
        found
    }

    /// B13.2, B17.7.
    fn reaction_name(&self, source: Source, which: Which) -> Named {
        let name = self.ability(source, which).and_then(|ability| ability.name);
        match (self.word(source, which), name) {
            (Some(keyword), _) => Named::Keyword(keyword_bit(keyword)),
            (None, Some(name)) => Named::Name(name),
            (None, None) => Named::Nameless(source, which),
        }
    }

    /// B13.4 · Only those who can use something are asked.
    fn ask_reaction(
        &mut self,
        table: &mut Table<Self>,
        found: &[(TitanId, Source, Which)],
    ) -> Play<Option<(TitanId, Source, Which)>> {
        if found.is_empty() {
            return Ok(None);
        }
        let seats = found.iter().fold(Seats::NOBODY, |seats, one| match one.1 {
            Source::Argo(_) => Seats::first(self.seats as usize),
            _ => seats.with(self.player(one.0)),
        });
        let uses = found.iter().map(|one| self.to_use(one.1, one.2));
        let options: SmallVec<[Choice; 9]> = std::iter::once(Choice::Pass).chain(uses).collect();
        let asked = table.ask(Asked::Any(seats)).window();
        let chosen = asked.say(|| Prompt::new("ask-reaction", "B13.2")).one(&options)?;
        let picked = found.iter().find(|one| self.to_use(one.1, one.2) == chosen);
        Ok(picked.copied())
    }

    /// B7.4.
    pub(crate) fn first_window(&mut self, table: &mut Table<Self>) -> Play {
        let Some(strike) = self.strike().copied() else {
            return Ok(());
        };
        table.scope(self, Frame::Window(Window::First), |game, table| {
            if matches!(strike.kind, StrikeKind::Rush(_)) {
                game.add_to_pool(table, PoolToken::Break, 1)?; // B21.39
            }
            game.ability_window(table, strike.titan, Trigger::FirstWindow)
        })?;
        Ok(())
    }

    /// B7.10.
    pub(crate) fn second_window(&mut self, table: &mut Table<Self>) -> Play {
        let Some(strike) = self.strike().copied() else {
            return Ok(());
        };
        table.scope(self, Frame::Window(Window::Second), |game, table| {
            game.ability_window(table, strike.titan, Trigger::SecondWindow)
        })?;
        Ok(())
    }

    /// B7.4.1, B7.10.1 · First everything compulsory without a question, then one question at a time for what may be done.
    fn ability_window(&mut self, table: &mut Table<Self>, titan: TitanId, now: Trigger) -> Play {
        let mut done = Usable::new();
        self.compulsory_rows(table, titan, now)?;
        loop {
            let found = self.in_window(titan, now, &done);
            let compulsory = found.iter().copied().find(|one| !self.is_voluntary(one.0, one.1));
            let Some(next) = compulsory else { break };
            done.push(next);
            self.use_ability(table, titan, next.0, next.1)?;
        }
        while self.titan(titan).is_alive() {
            let mut found = self.in_window(titan, now, &done);
            found.retain(|one| self.is_voluntary(one.0, one.1));
            self.voluntary_rows(titan, now, &done, &mut found);
            let Some(next) = self.ask_in_window(table, titan, now, &found)? else {
                break;
            };
            self.use_in_window(table, titan, now, next, &mut done)?;
        }
        Ok(())
    }

    /// Abilities and keywords of this window that have not been used in it, and flexible ones that have not been used in this attack.
    fn in_window(&self, titan: TitanId, now: Trigger, done: &Usable) -> Usable {
        let mut found = self.usable(titan, now);
        let spent = self.strike_by(titan).map_or(0, |strike| strike.flexible_used);
        let flexible = self.usable(titan, Trigger::EitherWindow);
        found.extend(
            flexible
                .into_iter()
                .filter(|one| spent & self.flexible_bit(one.0, matches!(one.1, Which::Keyword(_))) == 0),
        );
        found.retain(|one| !self.is_spent(done, *one));
        found
    }

    /// One option of this window, or none. What asks for itself and can be declined there is not asked about twice.
    fn ask_in_window(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        now: Trigger,
        found: &[(Source, Which)],
    ) -> Play<Option<(Source, Which)>> {
        let Some(first) = found.first().copied() else {
            return Ok(None);
        };
        if self.word_of(titan, first, now).is_some_and(asks_itself) && self.are_alike(titan, found, now) {
            return Ok(Some(first));
        }
        let uses = found.iter().map(|one| self.to_use(one.0, one.1));
        let options: SmallVec<[Choice; 9]> = std::iter::once(Choice::Pass).chain(uses).collect();
        let first = now == Trigger::FirstWindow;
        let asked = table.ask(self.player(titan)).window();
        let chosen = asked
            .say(|| {
                if first {
                    Prompt::new("ask-first-window", "B7.4.1")
                } else {
                    Prompt::new("ask-second-window", "B7.10.1")
                }
            })
            .one(&options)?;
        Ok(match chosen {
            Choice::Use(source, which, _) => Some((source, which)),
            _ => None,
        })
    }

    /// Whether all of these are one and the same keyword that may be done.
    fn are_alike(&self, titan: TitanId, found: &[(Source, Which)], now: Trigger) -> bool {
        let mut words = found.iter().map(|one| self.word_of(titan, *one, now).map_or(0, keyword_bit));
        let first = words.next().unwrap_or(0);
        first != 0 && words.all(|word| word == first)
    }

    /// The keyword that an option of a window stands for. A side of a row stands for one if it is settled and has just one that may be done now.
    fn word_of(&self, titan: TitanId, one: (Source, Which), now: Trigger) -> Option<Keyword> {
        let (Source::Row(_, row), Which::Keyword(side)) = one else {
            return self.keyword(one.0, one.1);
        };
        let taken = self.strike_by(titan).and_then(|strike| strike.taken_side(row));
        let settled = self.kratos_rows(titan)[row as usize].sides.len() == 1 || taken == Some(side);
        let words = self.side_keywords(titan, row, side);
        let mut open = words.into_iter().filter(|word| is_voluntary(*word) && works_in(*word, now));
        let first = open.next().filter(|_| settled)?;
        open.next().is_none().then_some(first)
    }

    fn use_in_window(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        now: Trigger,
        next: (Source, Which),
        done: &mut Usable,
    ) -> Play {
        done.push(next);
        match next {
            (Source::Row(_, row), Which::Keyword(side)) => self.use_side(table, titan, (row, side), now, done),
            (source, which) => match self.keyword(source, which) {
                Some(keyword) if adds_up(keyword) => self.use_added_up(table, titan, now, next, done),
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
        next: (Source, Which),
        done: &mut Usable,
    ) -> Play {
        let Some(keyword) = self.keyword(next.0, next.1) else {
            return Ok(());
        };
        self.note_keyword(table, titan, next.0, next.1);
        let mut sum = figure(keyword);
        let mut spent = self.flexible_bit(next.0, true);
        for other in self.in_window(titan, now, done) {
            let same = self.keyword(other.0, other.1).filter(|one| keyword_bit(*one) == keyword_bit(keyword));
            if let Some(same) = same {
                sum = sum.saturating_add(figure(same));
                spent |= self.flexible_bit(other.0, true);
                self.note_keyword(table, titan, other.0, other.1);
                done.push(other);
            }
        }
        for (row, more) in self.rows_alike(titan, keyword, done) {
            sum = sum.saturating_add(more);
            spent |= self.flexible_bit(row.0, true);
            done.push(row);
        }
        if moment_of(keyword) == Some(Trigger::EitherWindow)
            && let Some(strike) = self.strike_mut()
        {
            strike.flexible_used |= spent;
        }
        self.rise_to_act(table, titan)?;
        self.perform_keyword(table, titan, with_figure(keyword, sum))
    }

    // Rows of the Kratos table.

    /// B7.10.2, B19.3 · Rows whose side is settled do what is compulsory in this window; in the second, so do all others that can.
    fn compulsory_rows(&mut self, table: &mut Table<Self>, titan: TitanId, now: Trigger) -> Play {
        for n in 0..self.kratos_rows(titan).len() as u8 {
            let Some(strike) = self.strike_by(titan).copied() else {
                return Ok(());
            };
            let Some((_, row)) = self.lit_rows(titan).find(|(place, _)| *place == n) else {
                continue;
            };
            let forced = |side: &Vec<Keyword>| side.iter().any(|word| is_forced_in(*word, now));
            let settled = strike.taken_side(n).or((row.sides.len() == 1).then_some(0));
            let side = match settled {
                Some(side) if row.sides.get(side as usize).is_some_and(forced) => side,
                None if now == Trigger::SecondWindow && row.sides.iter().any(forced) => {
                    self.ask_side(table, titan, n)?
                }
                _ => continue,
            };
            self.force_side(table, titan, n, side, now)?;
        }
        Ok(())
    }

    /// B19.4 · One of the sides of a row that work in the second window.
    fn ask_side(&mut self, table: &mut Table<Self>, titan: TitanId, row: u8) -> Play<u8> {
        let sides = self.kratos_rows(titan)[row as usize].sides.iter().enumerate();
        let works = |side: &[Keyword]| side.iter().any(|word| works_in(*word, Trigger::SecondWindow));
        let options: SmallVec<[Choice; 3]> = sides
            .filter(|(_, side)| works(side))
            .map(|(n, _)| self.to_use(Source::Row(titan, row), Which::Keyword(n as u8)))
            .collect();
        match table.ask(self.player(titan)).about("ask-row", "B19.4").one(&options)? {
            Choice::Use(_, Which::Keyword(side), _) => Ok(side),
            _ => Ok(0),
        }
    }

    /// What a player may do with rows in this window: take a side that is not settled, or use a movement of one that is.
    fn voluntary_rows(&self, titan: TitanId, now: Trigger, done: &Usable, found: &mut Usable) {
        let Some(strike) = self.strike_by(titan) else { return };
        for (n, row) in self.lit_rows(titan) {
            let source = Source::Row(titan, n);
            let settled = strike.taken_side(n).or((row.sides.len() == 1).then_some(0));
            let spent = strike.flexible_used & self.flexible_bit(source, true) != 0;
            for (side, keywords) in row.sides.iter().enumerate() {
                let one = (source, Which::Keyword(side as u8));
                let other_side = settled.is_some_and(|settled| settled != side as u8);
                if other_side || spent || done.contains(&one) {
                    continue;
                }
                let offered = keywords.iter().any(|word| self.row_offers(titan, *word, now, settled.is_some()));
                if offered {
                    found.push(one);
                }
            }
        }
    }

    /// Whether a keyword of a row is a reason to offer it now: something that may be done, or, before the power roll, dice that need a side.
    fn row_offers(&self, titan: TitanId, keyword: Keyword, now: Trigger, settled: bool) -> bool {
        let voluntary = is_voluntary(keyword);
        let serves = works_in(keyword, now) && self.keyword_serves(titan, keyword);
        let before_power = matches!(keyword, Keyword::PowerDie(_) | Keyword::Power(_)) && now == Trigger::FirstWindow;
        let open = !settled && (before_power || serves && now == Trigger::FirstWindow);
        serves && voluntary || open
    }

    /// B19.4 · The player uses a side of a row: it is taken if it was not settled, and does what it does in this window.
    fn use_side(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        (row, side): (u8, u8),
        now: Trigger,
        done: &mut Usable,
    ) -> Play {
        let settled = self.kratos_rows(titan)[row as usize].sides.len() == 1
            || self.strike_by(titan).is_some_and(|strike| strike.taken_side(row).is_some());
        if !settled {
            self.force_side(table, titan, row, side, now)?;
        }
        for keyword in self.side_keywords(titan, row, side) {
            let serves = works_in(keyword, now) && self.keyword_serves(titan, keyword);
            if serves && is_voluntary(keyword) && self.titan(titan).is_alive() {
                self.use_row_movement(table, titan, (row, keyword), now, done)?;
            }
        }
        Ok(())
    }

    /// A side of a row is taken, and what is compulsory about it in this window happens.
    fn force_side(&mut self, table: &mut Table<Self>, titan: TitanId, row: u8, side: u8, now: Trigger) -> Play {
        self.take_side(row, side);
        for keyword in self.side_keywords(titan, row, side) {
            let serves = is_forced_in(keyword, now) && self.keyword_serves(titan, keyword);
            if serves {
                self.perform_keyword(table, titan, keyword)?;
            }
        }
        Ok(())
    }

    /// B19.6 · Other settled rows with the same keyword that this window has not used: where it stands, and its figure.
    fn rows_alike(&self, titan: TitanId, keyword: Keyword, done: &Usable) -> SmallVec<[((Source, Which), u8); 4]> {
        let Some(strike) = self.strike_by(titan).filter(|_| adds_up(keyword)) else {
            return SmallVec::new();
        };
        let alike = self.lit_rows(titan).filter_map(|(n, row)| {
            let source = Source::Row(titan, n);
            let side = strike.taken_side(n).or((row.sides.len() == 1).then_some(0))?;
            let spent = strike.flexible_used & self.flexible_bit(source, true) != 0;
            let one = (source, Which::Keyword(side));
            let words = row.sides.get(side as usize)?.iter();
            let same = words.filter(|word| keyword_bit(**word) == keyword_bit(keyword));
            let sum: u8 = same.map(|word| figure(*word)).sum();
            (sum > 0 && !spent && !done.contains(&one)).then_some((one, sum))
        });
        alike.collect()
    }

    fn side_keywords(&self, titan: TitanId, row: u8, side: u8) -> SmallVec<[Keyword; 4]> {
        let side = self.kratos_rows(titan)[row as usize].sides.get(side as usize);
        side.into_iter().flatten().copied().collect()
    }

    /// B19.6 · A movement of a row adds up with that of cards that have the same keyword.
    fn use_row_movement(
        &mut self,
        table: &mut Table<Self>,
        titan: TitanId,
        (row, keyword): (u8, Keyword),
        now: Trigger,
        done: &mut Usable,
    ) -> Play {
        let mut sum = figure(keyword);
        let mut spent = self.flexible_bit(Source::Row(titan, row), true);
        let flexible = moment_of(keyword) == Some(Trigger::EitherWindow);
        if adds_up(keyword) {
            let cards = self.in_window(titan, now, done).into_iter().filter_map(|other| {
                let word = self.keyword(other.0, other.1)?;
                (keyword_bit(word) == keyword_bit(keyword)).then(|| (other, figure(word)))
            });
            let cards: SmallVec<[_; 4]> = cards.collect();
            for (other, more) in cards.into_iter().chain(self.rows_alike(titan, keyword, done)) {
                sum = sum.saturating_add(more);
                spent |= if flexible { self.flexible_bit(other.0, true) } else { 0 };
                done.push(other);
            }
        }
        if let Some(strike) = self.strike_mut() {
            strike.flexible_used |= spent;
        }
        self.rise_to_act(table, titan)?;
        self.perform_keyword(table, titan, with_figure(keyword, sum))
    }
}

/// Whether a keyword does something in this window, flexible ones included.
fn works_in(keyword: Keyword, now: Trigger) -> bool {
    let moment = moment_of(keyword);
    moment == Some(now) || moment == Some(Trigger::EitherWindow)
}

/// Whether a keyword does something in this window that cannot be left out.
fn is_forced_in(keyword: Keyword, now: Trigger) -> bool {
    moment_of(keyword) == Some(now) && !is_voluntary(keyword)
}

/// Keywords whose own question can be declined.
fn asks_itself(keyword: Keyword) -> bool {
    matches!(keyword, Keyword::Reposition(_) | Keyword::Motivate(_) | Keyword::Elation(_))
}

/// B17.8 · Movements whose figures add up.
fn adds_up(keyword: Keyword) -> bool {
    matches!(keyword, Keyword::Reposition(_) | Keyword::Pushback(_) | Keyword::Pull(_) | Keyword::Knockback(_))
}

fn figure(keyword: Keyword) -> u8 {
    match keyword {
        Keyword::Reposition(n) | Keyword::Pushback(n) | Keyword::Pull(n) | Keyword::Knockback(n) => n,
        _ => 0,
    }
}

fn with_figure(keyword: Keyword, n: u8) -> Keyword {
    match keyword {
        Keyword::Reposition(_) => Keyword::Reposition(n),
        Keyword::Pushback(_) => Keyword::Pushback(n),
        Keyword::Pull(_) => Keyword::Pull(n),
        Keyword::Knockback(_) => Keyword::Knockback(n),
        keyword => keyword,
    }
}
