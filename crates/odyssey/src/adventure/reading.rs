//! A2 · Paragraphs: what is read, what happens, and how it goes on.

use crate::choice::Choice as Answer;
use crate::ids::TitanId;
use crate::pack::schema::campaign::Goal;
use crate::state::Odyssey;
use crate::state::campaign::{Bout, Deed, Page, Reading, Reason, Said, Spot, Task};
use crate::story::{Effect, Figure, Tale, Trial, Who};
use story::{Choice, Next, Outcome, Paragraph, ParagraphId};
use table::pack::Written;
use table::{Asked, Play, Prompt, Seats, Slug, Table, text};

/// A2.3 · This many paragraphs are read in one adventure at most.
const MOST_PARAGRAPHS: u8 = 64;

pub(crate) type Node = Next<Tale, Written>;
pub(crate) type Way = Choice<Tale, Written>;

impl Odyssey {
    /// A2.1 · An adventure begins; it ends when no paragraph follows.
    pub(crate) fn begin_adventure(&mut self, _: &mut Table<Self>, first: ParagraphId, owner: Option<TitanId>) -> Play {
        self.voyage_mut().reading = Some(Reading { owner, ..Reading::default() });
        self.voyage_mut().page = Page { owner, said: Vec::new() };
        // A2.8 · What somebody remembers is theirs to tell.
        if owner.is_none() {
            self.chronicle(Deed::Read(first));
        }
        self.plan([Task::Read(first), Task::AdventureEnds]);
        Ok(())
    }

    pub(crate) fn end_adventure(&mut self, _: &mut Table<Self>) -> Play {
        self.voyage_mut().reading = None;
        Ok(())
    }

    /// A2.2 · A paragraph: if what it asks for is not true another is read, or none. Its effects happen in order.
    pub(crate) fn read(&mut self, table: &mut Table<Self>, id: ParagraphId) -> Play {
        let pack = self.pack.clone();
        let Some(paragraph) = pack.tale.get(id) else { return Ok(()) };
        if paragraph.when.as_ref().is_some_and(|when| !self.is_so(when)) {
            let otherwise = paragraph.otherwise.and_then(|name| pack.tale.find(name.slug));
            self.plan(otherwise.map(Task::Read));
            return Ok(());
        }
        if !self.turn_page(id) {
            return Ok(());
        }
        self.note_voyage(table, id);
        self.tell(table, paragraph);
        self.apply_all(table, &paragraph.effects)?;
        if !self.is_decided() {
            self.plan([Task::Follow(Spot::of(id))]);
        }
        Ok(())
    }

    /// A2.3, A2.5 · Whether the adventure still goes on. Each paragraph chooses its people again.
    fn turn_page(&mut self, id: ParagraphId) -> bool {
        let nobody = self.crewed().next().is_none();
        let campaign = self.voyage_mut();
        if !campaign.sheet.read.contains(&id) {
            campaign.sheet.read.push(id);
        }
        let reading = campaign.reading.get_or_insert_default();
        reading.paragraphs += 1;
        (reading.chosen, reading.random, reading.tested) = (None, None, None);
        (reading.most, reading.least) = (None, None);
        // C4.8 · With nobody left the adventure ends.
        reading.paragraphs <= MOST_PARAGRAPHS && !nobody
    }

    /// A2.8 · A mnemos is read by its argonaut's player alone, everything else by all.
    fn tell(&mut self, table: &mut Table<Self>, paragraph: &Paragraph<Tale, Written>) {
        let Some(id) = self.pack.tale.find(paragraph.id) else { return };
        let asides = (0..).zip(&paragraph.asides).filter(|(_, aside)| self.is_so(&aside.when));
        let said: Vec<Said> = asides.map(|(place, _)| Said::Aside(id, place)).collect();
        self.say_aloud(table, Said::Page(Spot::of(id)), "A2.2");
        said.into_iter().for_each(|said| self.say_aloud(table, said, "A2.2"));
    }

    /// A2.8 · Something is read to those who may hear it, and stays on the page.
    fn say_aloud(&mut self, table: &mut Table<Self>, said: Said, rule: &'static str) {
        let page = &mut self.voyage_mut().page;
        page.said.push(said);
        let seen = page.owner.map_or(Seats::EVERYONE, |owner| Seats::only(self.player(owner)));
        table.log_for(seen, rule, || self.said_text(said));
    }

    /// The message of what is read at a spot: a paragraph, what follows an option, or an outcome.
    pub(crate) fn spoken_key(&self, spot: Spot) -> String {
        let key = self.option_key(spot);
        if self.option_at(spot).is_some() { format!("{key}-then") } else { key }
    }

    /// The way on that the party is at.
    pub(crate) fn node_in_progress(&self) -> Option<&Node> {
        let at = self.voyage().reading?.at;
        self.pack.tale.get(at.paragraph)?.node(at)
    }

    /// The option that an answer stands for.
    pub(crate) fn option_at(&self, spot: Spot) -> Option<&Way> {
        self.pack.tale.get(spot.paragraph)?.option(spot)
    }

    /// How a paragraph goes on.
    pub(crate) fn follow_spot(&mut self, table: &mut Table<Self>, spot: Spot) -> Play {
        let pack = self.pack.clone();
        let node = pack.tale.get(spot.paragraph).and_then(|paragraph| paragraph.node(spot));
        if let Some(reading) = &mut self.voyage_mut().reading {
            reading.at = spot;
        }
        match node {
            None | Some(Next::End) => Ok(()),
            Some(Next::Goto(name)) => {
                self.plan(pack.tale.find(name.slug).map(Task::Read));
                Ok(())
            }
            Some(Next::Choose { who, peril, options }) => self.choose_option(table, spot, (*who, *peril), options),
            Some(Next::Test { who, skills, difficulty, peril, pass, fail }) => {
                let passed = self.test_ashore(table, tested_in(*peril, *who), skills, *difficulty)?;
                let (outcome, place) = if passed { (pass, 0) } else { (fail, 1) };
                self.outcome(table, outcome, spot.child(place))
            }
            Some(Next::GroupTest { skills, difficulty, each_fail, none, some, all }) => {
                let passed = self.test_group(table, skills, *difficulty, each_fail)?;
                // A2.7 · None or one, two or three, all four.
                let (outcome, place) = match passed {
                    0 | 1 => (none, 0),
                    2 | 3 => (some, 1),
                    _ => (all, 2),
                };
                self.outcome(table, outcome, spot.child(place))
            }
            Some(Next::Roll(rows)) => {
                let row = self.roll_row(table, rows)?;
                self.plan(row.map(Task::Read));
                Ok(())
            }
            Some(Next::Trial(trial, outcomes)) => self.undergo(table, spot, trial, outcomes),
        }
    }

    /// A2.4 · The options whose condition holds and whose price can be paid. If there is none, the last is followed, without price or gain.
    fn choose_option(
        &mut self,
        table: &mut Table<Self>,
        spot: Spot,
        (who, peril): (Who, bool),
        options: &[Way],
    ) -> Play {
        // A1.1 · Who is faced with a choice has a leader, but a mnemos has none.
        if self.open_options(spot, options).len() > 1 && self.voyage().reading.is_some_and(|it| it.owner.is_none()) {
            self.leader(table)?;
        }
        let open = self.open_options(spot, options);
        if open.is_empty() {
            self.plan(options.len().checked_sub(1).map(|last| Task::Follow(spot.child(last))));
            return Ok(());
        }
        let asked = self.who_answers(table, who, peril)?;
        let place = table
            .ask(asked)
            .say(|| self.option_prompt(spot, peril, options))
            .pick(open, |place| Answer::Option(spot.child(place)))?;
        let option = &options[place];
        if option.once {
            let once = &mut self.voyage_mut().reading.get_or_insert_default().once;
            if once.room() > 0 {
                once.push((spot.paragraph, place as u8));
            }
        }
        self.choose_bearer(table, option)?;
        self.pay_all(table, &option.pay)?;
        if option.next == Next::End {
            self.say_aloud(table, Said::Page(spot.child(place)), "A2.4");
        }
        self.apply_chosen(table, &option.effects)?;
        if !self.is_decided() {
            self.plan([Task::Follow(spot.child(place))]);
        }
        Ok(())
    }

    /// A2.4 · The question of a paragraph, with the options that are shut and what they lack.
    fn option_prompt(&self, spot: Spot, peril: bool, options: &[Way]) -> Prompt {
        let key = if peril { "ask-peril" } else { "ask-paragraph" };
        let prompt = Prompt::new(key, "A2.4").in_zone("tale-zone");
        let shut = (0..options.len()).filter(|place| !self.is_option_open(spot, *place, &options[*place]));
        shut.fold(prompt, |prompt, place| {
            let unpaid: Vec<Effect> =
                options[place].pay.iter().filter(|price| !self.can_pay_effect(price)).copied().collect();
            let why = match options[place].when.as_ref().filter(|when| !self.is_so(when)) {
                Some(when) => self.say_unmet(when),
                None if !unpaid.is_empty() => text!("why-price", price = self.say_effects(&unpaid)),
                None if !self.is_option_borne(&options[place]) => text!("why-above-nine"),
                None => text!("why-once"),
            };
            prompt.bar(text!(self.option_key(spot.child(place))), why, "A2.4")
        })
    }

    /// The message of an option.
    pub(crate) fn option_key(&self, spot: Spot) -> String {
        self.pack.tale.get(spot.paragraph).map_or(String::new(), |paragraph| paragraph.key(spot))
    }

    /// A2.8 · Whom the story asks: in a mnemos its owner's player, else any.
    pub(crate) fn asked_ashore(&self) -> Asked {
        let owner = self.voyage().reading.and_then(|reading| reading.owner);
        owner.map_or_else(|| self.group(), |id| self.player(id).into())
    }

    /// A1.3, A2.8 · In peril the leader's player alone, in a mnemos its owner's; else any player.
    pub(crate) fn who_answers(&mut self, table: &mut Table<Self>, who: Who, peril: bool) -> Play<Asked> {
        let owned = self.voyage().reading.is_some_and(|reading| reading.owner.is_some());
        let leader = if !owned && (peril || who == Who::Leader) { self.leader(table)? } else { None };
        Ok(leader.map_or_else(|| self.asked_ashore(), |id| self.player(id).into()))
    }

    fn open_options(&self, spot: Spot, options: &[Way]) -> Vec<usize> {
        (0..options.len()).filter(|place| self.is_option_open(spot, *place, &options[*place])).collect()
    }

    fn is_option_open(&self, spot: Spot, place: usize, option: &Way) -> bool {
        let taken = self.voyage().reading.is_some_and(|reading| reading.once.contains(&(spot.paragraph, place as u8)));
        !(option.once && taken)
            && option.when.as_ref().is_none_or(|when| self.is_so(when))
            && option.pay.iter().all(|price| self.can_pay_effect(price))
            && self.is_option_borne(option)
    }

    /// What follows from a test or a trial.
    pub(crate) fn outcome(&mut self, table: &mut Table<Self>, outcome: &Outcome<Tale, Written>, spot: Spot) -> Play {
        if outcome.next == Next::End {
            self.say_aloud(table, Said::Page(spot), "A2.2");
        }
        self.apply_all(table, &outcome.effects)?;
        if !self.is_decided() {
            self.plan([Task::Follow(spot)]);
        }
        Ok(())
    }

    /// A7, V7.4, C7 · A delve, a search or a battle.
    fn undergo(
        &mut self,
        table: &mut Table<Self>,
        spot: Spot,
        trial: &Trial,
        outcomes: &[(Slug, Outcome<Tale, Written>)],
    ) -> Play {
        let name = match trial {
            Trial::Delve(difficulty) => self.delve(table, *difficulty)?,
            Trial::Search => {
                if self.search_clue(table)? {
                    "found"
                } else {
                    "empty"
                }
            }
            Trial::Battle(foe, level) => {
                self.last_battle(*foe, *level, None, spot);
                return Ok(());
            }
            Trial::Weakened(foe, level, wounds) => {
                self.last_battle(*foe, *level, Some(*wounds), spot);
                return Ok(());
            }
        };
        self.outcome_named(table, spot, outcomes, name)
    }

    fn outcome_named(
        &mut self,
        table: &mut Table<Self>,
        spot: Spot,
        outcomes: &[(Slug, Outcome<Tale, Written>)],
        name: &'static str,
    ) -> Play {
        let place = outcomes.iter().position(|(slug, _)| slug.as_str() == name);
        match place.and_then(|place| outcomes.get(place)).zip(place) {
            Some(((_, outcome), place)) => self.outcome(table, outcome, spot.child(place)),
            None => Ok(()),
        }
    }

    /// C7.1 · A battle that a paragraph tells of. That of the last story card may be tried again (C1.7).
    fn last_battle(&mut self, foe: Slug, level: u8, enough: Option<u8>, spot: Spot) {
        let Some(bout) = self.bout_told(foe, level, enough, spot) else { return };
        self.voyage_mut().bout = Some(bout);
        if matches!(self.story_side().map(|side| side.goal), Some(Goal::TokensAt(..))) {
            self.voyage_mut().last_choice = Some(spot.paragraph);
        }
        self.plan([Task::Fight, Task::Return]);
    }

    /// C1.7, C1.12 · The battle that a paragraph would begin, and how many wounds fewer it needs by now.
    pub(crate) fn bout_told(&self, foe: Slug, level: u8, enough: Option<u8>, spot: Spot) -> Option<Bout> {
        let place = self.pack.primordials.iter().position(|primordial| primordial.slug == foe)?;
        let foe = crate::ids::PrimordialId(place as u8);
        let boss = &self.cycle().boss;
        let track = self.cycle().foes.iter().find(|track| track.foe == foe);
        let scenario = match track {
            Some(track) => {
                track.levels.iter().rfind(|(of, _)| *of <= level).map_or(boss.scenario, |(_, scenario)| *scenario)
            }
            None => boss.scenario,
        };
        let wounds = self.pack.primordials[place]
            .levels
            .iter()
            .rfind(|block| block.level <= level)
            .map_or(0, |block| block.wounds);
        // C1.12 · As many wounds as the paragraph says, else as the cycle does.
        let of_cycle = (boss.foe == foe && boss.wounds > 0).then_some(boss.wounds);
        let enough = enough.into_iter().chain(of_cycle).min();
        let fewer = enough.map_or(0, |enough| wounds.saturating_sub(enough));
        Some(Bout {
            reason: Reason::Told(spot),
            foe,
            level,
            scenario: self.scenario_place(scenario),
            escalations: 0,
            easier: fewer + boss.easier * self.voyage().tries,
        })
    }

    /// C7.4 · The paragraph goes on by how its battle has ended.
    pub(crate) fn follow_battle(&mut self, table: &mut Table<Self>, spot: Spot, won: bool) -> Play {
        let pack = self.pack.clone();
        let node = pack.tale.get(spot.paragraph).and_then(|paragraph| paragraph.node(spot));
        match node {
            Some(Next::Trial(_, outcomes)) => {
                self.outcome_named(table, spot, outcomes, if won { "won" } else { "lost" })
            }
            _ => Ok(()),
        }
    }

    /// G5.2 · Whether a price can be paid in full.
    pub(crate) fn can_pay_effect(&self, price: &Effect) -> bool {
        match price {
            Effect::Give(resource, n) => self.resource(*resource).is_some_and(|id| self.goods(id) >= u16::from(*n)),
            Effect::Lose(Figure::Crew, n) => self.argo.crew > *n,
            Effect::Lose(Figure::Hull, n) => self.argo.hull > *n,
            Effect::Lose(Figure::RawAmbrosia, n) => self.goods(self.pack.numbers.ambrosia) >= u16::from(*n),
            Effect::Lose(Figure::Tears, n) => self.argo.tears >= *n,
            Effect::Lose(Figure::Progress, n) => self.voyage().story.tokens >= *n,
            _ => true,
        }
    }
}

/// A1.3 · In peril the leader is tested; a test of the Argo has nobody for that.
fn tested_in(peril: bool, who: Who) -> Who {
    if peril && who != Who::Argo { Who::Leader } else { who }
}
