//! N6.3 to N6.5 · Tests: how many dice, what is rolled again, which symbols come up.

use crate::D8;
use crate::choice::Choice;
use crate::ids::Member;
use crate::pack::schema::{Ability, Astro, Characteristic, Clause, Passive, PointsFrom, Status, WoundEffect};
use crate::state::Renaissance;
use crate::telling::shown;
use smallvec::SmallVec;
use table::{CopyVec, Play, Prompt, Seats, Table, text};

/// The most dice of one test.
pub const MOST_DICE: usize = 16;

/// The faces of a test.
pub type Faces = CopyVec<u8, MOST_DICE>;

/// A test that is about to be rolled.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pool {
    pub member: Member,
    pub dice: i8,
    pub threshold: u8,
    /// Successes that an enemy makes one roll again, best dice first.
    pub dodge: u8,
    /// Whether the best die must be rolled again, success or not.
    pub unlucky: bool,
    /// Failed dice that are rolled again.
    pub precise: u8,
    /// N6.4 · Whether symbols can have an effect in this test.
    pub symbols: bool,
    /// So many successes that more change nothing.
    pub enough: u8,
    /// N1.4 · Whether no symbol fires anything in this test; of an attack that is told when its result is known.
    pub tells_symbols: bool,
    pub rule: &'static str,
}

impl Pool {
    pub fn new(member: Member, dice: i8, threshold: u8, rule: &'static str) -> Pool {
        Pool {
            member,
            dice,
            threshold: threshold.clamp(2, 8),
            dodge: 0,
            unlucky: false,
            precise: 0,
            symbols: false,
            enough: u8::MAX,
            tells_symbols: true,
            rule,
        }
    }
}

/// N6.4 · The symbol on a face.
pub(crate) fn symbol(face: u8) -> Option<Astro> {
    match face {
        6 => Some(Astro::Star),
        7 => Some(Astro::Moon),
        8 => Some(Astro::Sun),
        _ => None,
    }
}

/// N6.4 · How often a clause happens: once without symbols, for each symbol that fires it, or for each full set of several.
pub(crate) fn times(clause: &Clause, faces: &[u8], borrowed: Option<Astro>) -> u8 {
    let rolled = |wanted: &Astro| {
        let shown = faces.iter().filter(|face| symbol(**face) == Some(*wanted)).count() as u8;
        shown + u8::from(borrowed == Some(*wanted))
    };
    clause.on.iter().map(rolled).min().unwrap_or(1)
}

/// N6.3 · One success for each die that is at least the threshold.
pub(crate) fn successes(faces: &[u8], threshold: u8) -> u8 {
    faces.iter().filter(|face| **face >= threshold).count() as u8
}

impl Renaissance {
    /// The dice of a test before tokens: the characteristic, a trembling hand, dread for the mind.
    pub(crate) fn base_dice(&self, member: Member, with: Characteristic) -> i8 {
        let trembling = self.suffers(member, WoundEffect::Trembling) && !self.hero(member).tested;
        let dread = with == Characteristic::Mind && self.is_dreading(member);
        self.stat(member, with) as i8 - i8::from(trembling) - i8::from(dread)
    }

    /// N1.9 · Dread X: heroes within X squares have one die fewer in tests of the mind.
    fn is_dreading(&self, member: Member) -> bool {
        let Some(at) = self.hero(member).space() else { return false };
        self.enemies().any(|foe| {
            let reach = self.foe_ability(foe, |ability| if let Ability::Dread(x) = ability { Some(x) } else { None });
            reach.is_some_and(|x| self.footprint(foe).distance(&at.into()) <= x)
        })
    }

    /// N6.3, N6.5 · Rolls a test: tokens before, dice, what is rolled again, in this order.
    pub(crate) fn roll_test(&mut self, table: &mut Table<Self>, mut pool: Pool) -> Play<Faces> {
        let member = pool.member;
        pool.dice += self.ask_focus(table, member, pool)? as i8;
        self.hero_mut(member).tested = true;
        let count = pool.dice.clamp(1, MOST_DICE as i8) as u8;
        self.turn.dice = std::iter::repeat_n(0, count.into()).collect();
        self.turn.needed = pool.threshold;
        self.turn.dice = table.roll_many(D8, 8, count, Seats::EVERYONE)?.iter().copied().collect();
        let mut own = 0u32;
        self.enemy_rerolls(table, &pool)?;
        self.own_rerolls(table, &pool, &mut own)?;
        self.ask_luck(table, &pool, own)?;
        let faces = std::mem::take(&mut self.turn.dice);
        self.turn.needed = 0;
        if pool.tells_symbols {
            self.idle_symbols(member, &faces, std::iter::empty());
        }
        let hits = successes(&faces, pool.threshold);
        table.log(pool.rule, || {
            let said: Vec<String> = faces.iter().map(ToString::to_string).collect();
            text!(
                "log-rolls",
                hero = self.hero_name(member),
                faces = said.join(" "),
                threshold = pool.threshold,
                successes = hits
            )
        });
        Ok(faces)
    }

    /// N1.4 · Symbols that fire nothing, for whoever collects them: two in a test. The clauses are those that had their effect.
    pub(crate) fn idle_symbols<'c>(&mut self, member: Member, faces: &[u8], clauses: impl Iterator<Item = &'c Clause>) {
        if self.points_from(member) == Some(PointsFrom::IdleSymbols) {
            let fired = clauses.flat_map(|clause| clause.on.iter());
            let fired = fired.fold(0u8, |bits, astro| bits | 1 << astro.number());
            let idle = |face: &&u8| symbol(**face).is_some_and(|astro| fired >> astro.number() & 1 == 0);
            let count = faces.iter().filter(idle).count() as u8;
            self.gain_points(member, count.min(2));
        }
    }

    /// N1.12 · Focused is discarded before a test for one more die; several copies can be used.
    fn ask_focus(&mut self, table: &mut Table<Self>, member: Member, pool: Pool) -> Play<u8> {
        let held = self.copies(member, Status::Focused);
        if held == 0 {
            return Ok(0);
        }
        let prompt =
            || Prompt::new(text!("ask-focus", hero = self.hero_name(member), dice = pool.dice.max(1)), "N1.12.10");
        let used = table.ask(self.seat_of(member)).say(prompt).pick(0..=held, Choice::Focus)?;
        self.discard(member, Status::Focused, used);
        Ok(used)
    }

    /// How many copies of a positive token a hero has, on the sheet and on equipment.
    pub(crate) fn copies(&self, member: Member, token: Status) -> u8 {
        let hero = self.hero(member);
        let on_items = hero.items.iter().filter(|carried| carried.tokens.has(token)).count();
        u8::from(hero.tokens.has(token)) + on_items as u8
    }

    /// Discards copies of a token, those on equipment first.
    pub(crate) fn discard(&mut self, member: Member, token: Status, mut count: u8) {
        let hero = self.hero_mut(member);
        for carried in hero.items.iter_mut() {
            if count > 0 && carried.tokens.take(token) {
                count -= 1;
            }
        }
        if count > 0 {
            hero.tokens.take(token);
        }
    }

    /// N6.5 · What an enemy makes one roll again comes first and uses up nothing.
    fn enemy_rerolls(&mut self, table: &mut Table<Self>, pool: &Pool) -> Play {
        if pool.unlucky {
            self.reroll_best(table, 1, 1)?;
        }
        self.reroll_best(table, pool.dodge, pool.threshold)
    }

    /// Rolls up to this many dice again that show at least this, the best first.
    fn reroll_best(&mut self, table: &mut Table<Self>, count: u8, least: u8) -> Play {
        let mut places: SmallVec<[usize; 16]> =
            (0..self.turn.dice.len()).filter(|place| self.turn.dice[*place] >= least).collect();
        places.sort_by_key(|place| std::cmp::Reverse(self.turn.dice[*place]));
        places.truncate(count.into());
        self.roll_again(table, &places)
    }

    fn roll_again(&mut self, table: &mut Table<Self>, places: &[usize]) -> Play {
        if places.is_empty() {
            return Ok(());
        }
        places.iter().for_each(|place| self.turn.dice[*place] = 0);
        let faces = table.roll_many(D8, 8, places.len() as u8, Seats::EVERYONE)?;
        places.iter().zip(faces.iter()).for_each(|(place, face)| self.turn.dice[*place] = *face);
        Ok(())
    }

    /// Precise X: failed dice are rolled again, the lowest first.
    fn own_rerolls(&mut self, table: &mut Table<Self>, pool: &Pool, own: &mut u32) -> Play {
        let mut places: SmallVec<[usize; 16]> =
            (0..self.turn.dice.len()).filter(|place| self.turn.dice[*place] < pool.threshold).collect();
        places.sort_by_key(|place| self.turn.dice[*place]);
        places.truncate(pool.precise.into());
        places.iter().for_each(|place| *own |= 1 << place);
        self.roll_again(table, &places)
    }

    /// N1.12 · Lucky is discarded after a roll: any dice that were not rolled again by one's own means.
    fn ask_luck(&mut self, table: &mut Table<Self>, pool: &Pool, mut own: u32) -> Play {
        for _ in 0..self.copies(pool.member, Status::Lucky) {
            let dice: SmallVec<[u8; 16]> =
                (0..self.turn.dice.len() as u8).filter(|place| own >> place & 1 == 0).collect();
            if dice.is_empty() || self.is_settled(pool) {
                return Ok(());
            }
            let member = pool.member;
            let threshold = pool.threshold;
            let prompt = || {
                let faces = self.turn.dice.iter().copied();
                let roll = shown(text!("roll-test", hero = self.hero_name(member)), faces, threshold, true);
                Prompt::new(text!("ask-luck", hero = self.hero_name(member), threshold = threshold), "N1.12.11")
                    .roll(roll)
                    .send("send-reroll")
            };
            let most = dice.len();
            let chosen = table.ask(self.seat_of(member)).say(prompt).pick_some(dice, 0..=most, Choice::Die)?;
            if chosen.is_empty() {
                return Ok(());
            }
            let places: SmallVec<[usize; 16]> = chosen.into_iter().map(usize::from).collect();
            self.discard(member, Status::Lucky, 1);
            places.iter().for_each(|place| own |= 1 << place);
            self.roll_again(table, &places)?;
        }
        Ok(())
    }

    /// Whether no other face could change anything: enough successes, or nothing but successes, and no symbol that matters.
    fn is_settled(&self, pool: &Pool) -> bool {
        let hits = successes(&self.turn.dice, pool.threshold);
        let collects = self.points_from(pool.member) == Some(PointsFrom::IdleSymbols);
        !pool.symbols && !collects && (hits >= pool.enough || usize::from(hits) == self.turn.dice.len())
    }

    /// Passives of this kind, added up.
    pub(crate) fn guards(&self, member: Member) -> i8 {
        let Some(at) = self.hero(member).space() else { return 0 };
        let mut dice = 0;
        for friend in Member::ALL.into_iter().filter(|friend| *friend != member) {
            let Some(from) = self.hero(friend).space() else { continue };
            let away = crate::geometry::Footprint::from(from).distance(&at.into());
            self.each_passive(friend, |passive| {
                if matches!(passive, Passive::Guards(within) if away <= within) {
                    dice = 1;
                }
            });
        }
        dice
    }
}
