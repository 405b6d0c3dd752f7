//! N2.1, N2.2 · The Horologium: where the hand stops, what happens there, and whose token is next.

use crate::choice::Choice;
use crate::ids::{EnemyId, Member};
use crate::options::Difficulty;
use crate::pack::schema::ClockEvent;
use crate::state::{Phase, Renaissance, SECTORS, Verdict};
use smallvec::SmallVec;
use table::{Play, Prompt, Table, text};

/// An activation token that waits in the active sector.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Token {
    Hero(Member),
    Kind(EnemyId),
}

impl Renaissance {
    /// N12.1 · The hour at which the mission ends.
    pub fn limit(&self) -> u8 {
        self.pack.mission(self.mission).hours + u8::from(self.options.difficulty == Difficulty::Story)
    }

    /// N2.2 · Tokens of the active sector that have not acted in this stop.
    fn waiting(&self) -> SmallVec<[Token; 8]> {
        let here = self.clock.minute;
        let heroes = Member::ALL.into_iter().filter(|m| self.hero(*m).sector == here && !self.hero(*m).acted);
        let kinds = self.tokens.iter().filter(|token| token.sector == here && !token.acted);
        heroes.map(Token::Hero).chain(kinds.map(|token| Token::Kind(token.enemy))).collect()
    }

    /// N2.1 · The higher Swiftness first; an enemy before a hero; then as those concerned like best.
    pub(crate) fn next_token(&mut self, table: &mut Table<Self>) -> Play {
        let waiting = self.waiting();
        let rank = |token: &Token| match *token {
            Token::Hero(member) => (self.swiftness(member), 0),
            Token::Kind(enemy) => (self.pack.enemy(enemy).swiftness, u8::from(!self.is_ally_kind(enemy))),
        };
        let Some(best) = waiting.iter().map(rank).max() else {
            self.advance(table);
            return Ok(());
        };
        let first: SmallVec<[Token; 8]> = waiting.into_iter().filter(|token| rank(token) == best).collect();
        let kinds: SmallVec<[EnemyId; 8]> = first
            .iter()
            .filter_map(|token| match token {
                Token::Kind(enemy) => Some(*enemy),
                Token::Hero(_) => None,
            })
            .collect();
        let members: SmallVec<[Choice; 4]> = first
            .iter()
            .filter_map(|token| match token {
                Token::Hero(member) => Some(Choice::First(*member)),
                Token::Kind(_) => None,
            })
            .collect();
        match (&members[..], &kinds[..]) {
            ([], [only]) => self.begin_kind(table, *only),
            ([], several) => {
                let kind = self.most_harmful(several);
                self.begin_kind(table, kind)
            }
            ([Choice::First(only)], []) => self.begin_hero(table, *only),
            // N2.1 · Whoever is tied with heroes here is an ally: the players choose.
            (heroes, allies) => {
                let allies = allies.iter().map(|ally| Choice::FirstAlly(*ally));
                let several: SmallVec<[Choice; 8]> = heroes.iter().copied().chain(allies).collect();
                let prompt = || Prompt::new("ask-first", "N2.1.3").in_zone("clock");
                match table.ask(self.lead()).say(prompt).one(&several)? {
                    Choice::First(member) => self.begin_hero(table, member),
                    Choice::FirstAlly(ally) => self.begin_kind(table, ally),
                    other => table.unexpected(other),
                }
            }
        }
    }

    pub(crate) fn is_ally_kind(&self, enemy: EnemyId) -> bool {
        self.enemy_ability(enemy, |ability| (ability == crate::pack::schema::Ability::Ally).then_some(())).is_some()
    }

    /// N2.2 · How many hours the hand passes on its way to a sector this many ahead.
    pub(crate) fn hours_passed(&self, by: u8) -> u8 {
        u8::from((1..=by).any(|step| self.ahead(self.clock.minute, step) == SECTORS))
    }

    /// N2.2 · Whether anything lies in a sector at an hour: a token, or an event that is still to come.
    fn is_held(&self, sector: u8, hour: u8) -> bool {
        let hero = Member::ALL.into_iter().any(|member| self.hero(member).sector == sector);
        let kind = self.tokens.iter().any(|token| token.sector == sector);
        hero || kind || self.events_at(sector, hour).next().is_some()
    }

    /// N2.2 · The events that lie in a sector at an hour, by their place on the card.
    pub(crate) fn events_at(&self, sector: u8, hour: u8) -> impl Iterator<Item = usize> + use<'_> {
        let events = self.pack.all(self.pack.mission(self.mission).events).iter().enumerate();
        let lies = move |place: usize, event: &ClockEvent| {
            let stage = event.stage == 0 || event.stage == self.stage;
            event.sector == sector && event.hour <= hour && stage && self.resolved >> place & 1 == 0
        };
        events.filter(move |(place, event)| lies(*place, event)).map(|(place, _)| place)
    }

    /// N2.2 · The hand moves on to the next sector with anything in it.
    pub(crate) fn advance(&mut self, table: &mut Table<Self>) {
        for hero in &mut self.heroes {
            hero.acted = false;
        }
        for token in self.tokens.iter_mut() {
            token.acted = false;
        }
        let by = (1..=SECTORS).find(|by| {
            let (sector, hour) = (self.ahead(self.clock.minute, *by), self.clock.hour + self.hours_passed(*by));
            self.is_held(sector, hour)
        });
        let by = by.unwrap_or(SECTORS);
        let hours = self.hours_passed(by);
        self.clock.minute = self.ahead(self.clock.minute, by);
        self.clock.hour += hours;
        if hours > 0 {
            self.strike(table);
        }
        self.phase = if self.verdict.is_some() { Phase::Over } else { Phase::Stop };
    }

    /// N2.2 · A new hour; at the last one the mission ends before anything else happens.
    pub(crate) fn strike(&mut self, table: &mut Table<Self>) {
        let (hour, limit) = (self.clock.hour, self.limit());
        table.heading(|| text!("log-hour", hour = hour, limit = limit));
        self.at_hour = true;
        if hour >= limit && self.verdict.is_none() {
            let survive = self.pack.mission(self.mission).survive;
            self.end(table, if survive { Verdict::Won } else { Verdict::OutOfTime });
        }
        // N12.1 · An hour can decide a mission by itself.
        self.judge(table);
    }

    /// N2.2 · The hand has stopped: events and mysteries first, then the tokens.
    pub(crate) fn stop(&mut self, table: &mut Table<Self>) -> Play {
        loop {
            let next = self.events_at(self.clock.minute, self.clock.hour).next();
            let Some(place) = next else { break };
            self.resolved |= 1 << place;
            self.resolve_event(table, place)?;
            self.mourn(table, None)?;
            self.judge(table);
            if self.verdict.is_some() {
                self.phase = Phase::Over;
                return Ok(());
            }
        }
        self.phase = Phase::Next;
        self.renew_events();
        Ok(())
    }

    /// N2.2 · Recurring events lie there again once the hand has stopped.
    fn renew_events(&mut self) {
        let pack = self.pack.clone();
        for (place, event) in pack.all(pack.mission(self.mission).events).iter().enumerate() {
            if event.recurring {
                self.resolved &= !(1 << place);
            }
        }
    }
}
