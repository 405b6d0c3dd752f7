//! N6.2, N12.1 · Missions: actions with their tests and cubes, events, what happens, and how it ends.

use crate::choice::Choice;
use crate::geometry::{Footprint, Space};
use crate::ids::{FoeId, Member};
use crate::options::Difficulty;
use crate::pack::schema::{Action, Characteristic, Condition, Happening, HeroismFrom, Passive, Where};
use crate::rolls::{Pool, successes};
use crate::state::{Feat, Phase, Renaissance, Stake, Verdict, Whereabouts};
use crate::{Card, MYSTERIES};
use smallvec::SmallVec;
use table::pack::Slice;
use table::{LogLine, Play, Seats, Table, Weight, text};

impl Renaissance {
    pub(crate) fn marker_kind(&self, letter: char) -> Option<usize> {
        self.pack.mission(self.mission).markers.iter().position(|marker| marker.letter == letter)
    }

    pub(crate) fn tally_place(&self, letter: char) -> Option<usize> {
        self.pack.mission(self.mission).tallies.iter().position(|tally| tally.letter == letter)
    }

    pub(crate) fn tally(&self, letter: char) -> u8 {
        self.tally_place(letter).map_or(0, |place| self.tallies[place])
    }

    fn actions(&self) -> &[Action] {
        self.pack.all(self.pack.mission(self.mission).actions)
    }

    /// N6.2 · The mission actions that a hero can do now, each with the marker that it is about.
    pub(crate) fn action_options(&self, member: Member, options: &mut Vec<Choice>) {
        for (number, action) in self.actions().iter().enumerate() {
            let stage = action.stage == 0 || action.stage == self.stage;
            let cube = self.cubes >> number & 1 == 1;
            if !stage || cube || action.ap > self.turn.ap || !self.holds(action.when, Some(member)) {
                continue;
            }
            // A chest with nothing of this hero's in it is not opened again.
            let rearms = self.pack.all(action.does).contains(&Happening::Rearm);
            if rearms && self.hero(member).chest.is_empty() {
                continue;
            }
            options
                .extend(self.action_places(member, action.place).into_iter().map(|at| Choice::Act(number as u8, at)));
        }
    }

    /// Where a hero could do an action: nothing, once, or once for each marker in reach.
    fn action_places(&self, member: Member, place: Where) -> SmallVec<[Option<Space>; 4]> {
        match (place, self.hero(member).at) {
            (Where::Location(number), Whereabouts::In(card)) if number == card => SmallVec::from_slice(&[None]),
            (Where::Location(_), _) | (_, Whereabouts::In(_)) => SmallVec::new(),
            // One hand for one marker.
            (Where::Marker(_), _) if self.hero(member).carries.is_some() => SmallVec::new(),
            (Where::Marker(_), Whereabouts::On(at)) => {
                let here = Footprint::from(at);
                let near = |space: &Space| *space == at || self.adjacent(&here, &Footprint::from(*space));
                self.goal_squares(place).iter().filter(near).map(Some).collect()
            }
            (_, Whereabouts::On(at)) if self.is_at(&at.into(), place) => SmallVec::from_slice(&[None]),
            _ => SmallVec::new(),
        }
    }

    /// N6.2 · A mission action: AP, the test if it has one, then what happens.
    pub(crate) fn mission_action(
        &mut self,
        table: &mut Table<Self>,
        member: Member,
        number: u8,
        at: Option<Space>,
    ) -> Play {
        let pack = self.pack.clone();
        let action = &pack.all(pack.mission(self.mission).actions)[usize::from(number)];
        self.spend(member, action.ap);
        table.log("N6.2.10", || text!("log-acts", hero = self.hero_name(member), action = self.action_name(number)));
        let marker = match (action.place, at) {
            (Where::Marker(letter), Some(at)) => self.marker_kind(letter).map(|kind| (kind as u8, at)),
            _ => None,
        };
        let won = match &action.test {
            None => true,
            Some(test) => {
                let dice = self.action_dice(member, test.with, test.keyword);
                let mut pool = Pool::new(member, dice, test.threshold.unwrap_or(5), "N6.3.1");
                pool.enough = test.needs;
                self.turn.stake = Stake::Action(number, at);
                let faces = self.roll_test(table, pool)?;
                self.turn.stake = Stake::Nothing;
                successes(&faces, pool.threshold) >= test.needs
            }
        };
        if !won {
            table.log("N6.2.10", || text!("log-action-failed", hero = self.hero_name(member)));
            return self.happen(table, action.fails, Some(member), marker);
        }
        if action.test.is_some() {
            self.earn_heroism(member, 1, |from| from == HeroismFrom::Works);
            self.hero_mut(member).count(Feat::WonAction, 1);
        }
        if action.cube {
            self.cubes |= 1 << number;
        }
        self.happen(table, action.does, Some(member), marker)
    }

    /// N1.11 · The dice of a mission test: a keyword gives one more, once.
    pub(crate) fn action_dice(
        &self,
        member: Member,
        with: Characteristic,
        keyword: Option<crate::pack::schema::Keyword>,
    ) -> i8 {
        let worn = self.passive_sum(member, |passive| if let Passive::MissionDice(by) = passive { by } else { 0 });
        let known = keyword.is_some_and(|keyword| self.has_keyword(member, keyword));
        self.base_dice(member, with) + worn + i8::from(known)
    }

    /// N6.2 · Aid is open in every mission: beside a hero who is KO.
    pub(crate) fn aid_options(&self, member: Member, options: &mut Vec<Choice>) {
        let Some(at) = self.hero(member).space() else { return };
        if self.turn.ap < self.pack.numbers.aid_ap {
            return;
        }
        let fallen = Member::ALL.into_iter().filter(|friend| self.hero(*friend).ko);
        let beside = fallen
            .filter(|friend| self.hero(*friend).space().is_some_and(|there| self.adjacent(&at.into(), &there.into())));
        options.extend(beside.map(Choice::Aid));
    }

    pub(crate) fn aid_needs(&self) -> u8 {
        self.pack.numbers.aid_needs + u8::from(self.options.difficulty == Difficulty::Heroic)
    }

    /// N6.2 · Aid: a test of the mind, and the fallen hero discards one wound.
    pub(crate) fn aid(&mut self, table: &mut Table<Self>, member: Member, friend: Member) -> Play {
        self.spend(member, self.pack.numbers.aid_ap);
        table.log("N6.2.11", || text!("log-aids", hero = self.hero_name(member), friend = self.hero_name(friend)));
        let mut pool = Pool::new(member, self.action_dice(member, Characteristic::Mind, None), 5, "N6.2.11");
        pool.enough = self.aid_needs();
        self.turn.stake = Stake::Aid(friend);
        let faces = self.roll_test(table, pool)?;
        self.turn.stake = Stake::Nothing;
        if successes(&faces, pool.threshold) >= self.aid_needs() {
            self.earn_heroism(member, 1, |from| from == HeroismFrom::Works);
            self.hero_mut(member).count(Feat::WonAction, 1);
            self.heal(table, friend, 1, Some(member));
        }
        Ok(())
    }

    /// N2.2 · An event of the clock, or a mystery drawn from the pool.
    pub(crate) fn resolve_event(&mut self, table: &mut Table<Self>, place: usize) -> Play {
        let pack = self.pack.clone();
        let mission = pack.mission(self.mission);
        let event = &pack.all(mission.events)[place];
        if event.mystery {
            return self.draw_mystery(table);
        }
        table.tell(|| {
            let text = text!("log-event", event = self.event_name(event.slug));
            LogLine::new(text, Some("N2.2.3".into()), Seats::EVERYONE).weight(Weight::Great)
        });
        self.happen(table, event.does, None, None)
    }

    pub(crate) fn draw_mystery(&mut self, table: &mut Table<Self>) -> Play {
        let pack = self.pack.clone();
        let pool = pack.all(pack.mission(self.mission).mysteries);
        let left: Vec<Card> =
            (0..pool.len() as u8).filter(|place| self.drawn >> place & 1 == 0).map(Card::Mystery).collect();
        if left.is_empty() {
            return Ok(());
        }
        let place = table.draw(MYSTERIES, Seats::EVERYONE, &left)?;
        let Card::Mystery(number) = left[place] else { return Ok(()) };
        self.drawn |= 1 << number;
        let mystery = &pool[usize::from(number)];
        table.log("N2.2.3", || text!("log-event", event = self.event_name(mystery.slug)));
        self.happen(table, mystery.does, None, None)
    }

    /// Whether all of these are true.
    pub(crate) fn holds(&self, conditions: Slice<Condition>, actor: Option<Member>) -> bool {
        self.pack.all(conditions).iter().all(|condition| self.is_true(*condition, actor))
    }

    pub(crate) fn is_true(&self, condition: Condition, actor: Option<Member>) -> bool {
        let inside = |zone: char, member: Member| {
            self.hero(member).space().is_some_and(|at| self.ground().zone(zone).contains(at))
        };
        match condition {
            Condition::Tally(letter, n) => self.tally(letter) >= n,
            Condition::HeroesIn(zone, n) => {
                self.fighters().filter(|member| inside(zone, *member)).count() >= usize::from(n)
            }
            Condition::AllIn(zone) => {
                let up = Member::ALL.into_iter().filter(|member| self.hero(*member).is_up());
                up.clone().next().is_some() && up.clone().all(|member| inside(zone, member))
            }
            Condition::AllyIn(zone) => {
                let zone = self.ground().zone(zone);
                self.standing_foes().any(|foe| self.is_ally(foe) && zone.contains(self.foe(foe).at))
            }
            Condition::AllyDown => {
                self.foes.iter().enumerate().any(|(place, foe)| foe.gone && self.is_ally(FoeId(place as u8)))
            }
            Condition::NoFoes => self.enemies().next().is_none(),
            Condition::Gone(enemy) => self.of_kind(enemy).next().is_none(),
            Condition::MarkersLeft(letter, n) => {
                self.marker_kind(letter).is_none_or(|kind| self.markers[kind].len() <= usize::from(n))
            }
            Condition::Stage(n) => self.stage == n,
            Condition::FromHour(n) => self.clock.hour >= n,
            Condition::Carries(letter) => {
                let kind = self.marker_kind(letter).map(|kind| kind as u8);
                actor.is_some_and(|member| kind.is_some() && self.hero(member).carries == kind)
            }
            // N13.3.
            Condition::Achieved(achievement) => self.has_achieved(achievement),
        }
    }

    /// N12.1 · Whether the mission is decided: a victory beats a defeat at the same time.
    pub(crate) fn judge(&mut self, table: &mut Table<Self>) {
        if self.verdict.is_some() {
            return;
        }
        let mission = self.pack.mission(self.mission);
        let won = !mission.victory.is_empty() && self.holds(mission.victory, None);
        let lost = self.pack.all(mission.defeat).iter().any(|condition| self.is_true(*condition, None));
        if won {
            self.end(table, Verdict::Won);
        } else if let Some(verdict) = self.too_many_down() {
            self.end(table, verdict);
        } else if lost {
            self.end(table, Verdict::Lost);
        }
    }

    pub(crate) fn end(&mut self, table: &mut Table<Self>, verdict: Verdict) {
        self.verdict = Some(verdict);
        self.phase = Phase::Over;
        self.note_company(table);
        table.tell(|| {
            let text = table::Text::new(crate::words::verdict_key(verdict));
            LogLine::new(text, Some("N12.1.1".into()), Seats::EVERYONE).weight(Weight::Great)
        });
    }

    /// N12.1 · A hero comes out of a location, onto a square of the zone or the nearest free one.
    pub(crate) fn put_at(&mut self, member: Member, zone: char) {
        let (zone, free) = (self.ground().zone(zone), self.free());
        let inside = (zone & free).iter().next();
        let at = inside.or_else(|| zone.iter().next().and_then(|near| self.nearest_free(near)));
        if let Some(at) = at {
            self.hero_mut(member).at = Whereabouts::On(at);
            self.follow_owner(member);
        }
    }

    /// N12.1 · The exit of a location costs 1 AP.
    pub(crate) fn leave_location(&mut self, table: &mut Table<Self>, member: Member) {
        let Whereabouts::In(location) = self.hero(member).at else { return };
        self.spend(member, 1);
        self.lay_at_exit(member, location);
        table.log("N12.1.4", || text!("log-leaves", hero = self.hero_name(member)));
    }

    pub(crate) fn lay_at_exit(&mut self, member: Member, location: u8) {
        let exit = self.pack.mission(self.mission).locations.get(usize::from(location)).map(|card| card.exit);
        if let Some(exit) = exit {
            self.put_at(member, exit);
        }
    }
}
