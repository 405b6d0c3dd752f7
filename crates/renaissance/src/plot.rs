//! N13.9 · The plot book: what is read, what happens, and how it goes on.
//!
//! | rules | module |
//! |---|---|
//! | N13.9.1 to N13.9.4 · Paragraphs, options, tests | this file |
//! | N13.9.2 · What must be true | `conditions` |
//! | N13.9.5 · What happens | `effects` |

mod conditions;
mod effects;

use crate::choice::Choice as Answer;
use crate::ids::Member;
use crate::pack::schema::Keyword;
use crate::rolls::{Pool, successes};
use crate::state::{Page, Phase, Reading, Renaissance};
use crate::story::{Effect, Skill, Tale, Who};
use crate::{BOOK, pack::schema::Characteristic};
use smallvec::SmallVec;
use story::{Choice, Next, Outcome, Paragraph, ParagraphId, Spot};
use table::pack::Written;
use table::{LogLine, Play, Prompt, Seats, Slug, Table, Weight, text};

/// This many paragraphs are read one after another at most.
const MOST_PARAGRAPHS: u8 = 32;
/// N6.3 · What counts as a success in a test of the plot book.
const THRESHOLD: u8 = 5;

impl Renaissance {
    /// N13.9.6 · A paragraph is to be read, after whatever is being read.
    pub(crate) fn begin_reading(&mut self, id: ParagraphId, actor: Option<Member>) {
        let waiting = self.reading.pages;
        self.reading.pages = std::iter::once(Page::Read(id, actor)).chain(waiting.iter().copied()).take(8).collect();
    }

    /// The same by its name.
    pub(crate) fn read_named(&mut self, slug: Slug, actor: Option<Member>) {
        if let Some(id) = self.pack.tale.find(slug) {
            self.begin_reading(id, actor);
        }
    }

    /// Whether something is being read.
    pub fn is_reading(&self) -> bool {
        !self.reading.pages.is_empty()
    }

    /// The next page. When nothing is left to read, play goes on where it was.
    pub(crate) fn turn_page(&mut self, table: &mut Table<Self>) -> Play {
        let Some(last) = self.reading.pages.len().checked_sub(1) else { return Ok(()) };
        let page = self.reading.pages.remove(last);
        match page {
            Page::Read(id, actor) => self.read(table, id, actor)?,
            Page::Follow(spot) => self.follow_spot(table, spot)?,
        }
        if self.phase != Phase::Camp {
            self.mourn(table, None)?;
            self.judge(table);
            if self.turn.hero.is_some_and(|member| self.is_downed(member)) {
                self.close(table);
            }
        }
        if self.tour().ending.is_some() || self.reading.pages.is_empty() {
            self.reading = Reading::default();
        }
        Ok(())
    }

    fn push_page(&mut self, page: Page) {
        if self.reading.pages.room() > 0 {
            self.reading.pages.push(page);
        }
    }

    /// N13.9.1, N13.9.2 · A paragraph: if what it asks for is not true another is read, or none. Its effects happen in order.
    fn read(&mut self, table: &mut Table<Self>, id: ParagraphId, actor: Option<Member>) -> Play {
        let pack = self.pack.clone();
        let Some(paragraph) = pack.tale.get(id) else { return Ok(()) };
        if paragraph.when.as_ref().is_some_and(|when| !self.is_so(when)) {
            if let Some(other) = paragraph.otherwise.and_then(|name| pack.tale.find(name.slug)) {
                self.push_page(Page::Read(other, actor));
            }
            return Ok(());
        }
        let (pages, count) = (self.reading.pages, self.reading.count + 1);
        if count > MOST_PARAGRAPHS {
            return Ok(());
        }
        self.reading = Reading { pages, count, actor, open: Some(id), ..Reading::default() };
        if self.campaign.is_some() && !self.tour().read.contains(&id) {
            self.tour_mut().read.push(id);
        }
        self.tell_paragraph(table, paragraph);
        self.apply_all(table, &paragraph.effects)?;
        if self.tour().ending.is_none() {
            self.push_page(Page::Follow(Spot::of(id)));
        }
        Ok(())
    }

    fn tell_paragraph(&self, table: &mut Table<Self>, paragraph: &Paragraph<Tale, Written>) {
        let told = |key: String| {
            LogLine::new(table::Text::new(key), Some("N13.9.1".into()), Seats::EVERYONE).weight(Weight::Event)
        };
        table.tell(|| told(format!("tale-{}", paragraph.id)));
        for aside in paragraph.asides.iter().filter(|aside| self.is_so(&aside.when)) {
            table.tell(|| told(format!("tale-{}-{}", paragraph.id, aside.slug)));
        }
    }

    /// The option that an answer stands for.
    pub(crate) fn option_at(&self, spot: Spot) -> Option<&Choice<Tale, Written>> {
        self.pack.tale.get(spot.paragraph)?.option(spot)
    }

    /// N13.9.3 · What an option costs, in coins.
    pub(crate) fn option_price(&self, spot: Spot) -> u8 {
        let pay = self.option_at(spot).map(|option| option.pay.as_slice()).unwrap_or_default();
        pay.iter().map(|effect| if let Effect::Coins(by) = effect { by.unsigned_abs() } else { 0 }).sum()
    }

    pub(crate) fn option_key(&self, spot: Spot) -> String {
        self.pack.tale.get(spot.paragraph).map_or(String::new(), |paragraph| paragraph.key(spot))
    }

    /// How a paragraph goes on.
    fn follow_spot(&mut self, table: &mut Table<Self>, spot: Spot) -> Play {
        let pack = self.pack.clone();
        let node = pack.tale.get(spot.paragraph).and_then(|paragraph| paragraph.node(spot));
        match node {
            None | Some(Next::End) => Ok(()),
            Some(Next::Goto(name)) => {
                if let Some(id) = pack.tale.find(name.slug) {
                    self.push_page(Page::Read(id, self.reading.actor));
                }
                Ok(())
            }
            Some(Next::Choose { who, options, .. }) => self.choose_option(table, spot, *who, options),
            Some(Next::Test { who, skills, difficulty, pass, fail, .. }) => {
                let passed = self.story_test(table, *who, skills, *difficulty)?;
                let (outcome, place) = if passed { (pass, 0) } else { (fail, 1) };
                self.outcome_of(table, outcome, spot.child(place))
            }
            Some(Next::GroupTest { skills, difficulty, each_fail, none, some, all }) => {
                let passed = self.group_test(table, skills, *difficulty, each_fail)?;
                let (outcome, place) = match passed {
                    0 => (none, 0),
                    4 => (all, 2),
                    _ => (some, 1),
                };
                self.outcome_of(table, outcome, spot.child(place))
            }
            Some(Next::Roll(rows)) => {
                let face = table.roll(BOOK, 8)?;
                let row = rows.iter().rfind(|(from, _)| *from <= face);
                if let Some(id) = row.and_then(|(_, name)| pack.tale.find(name.slug)) {
                    self.push_page(Page::Read(id, self.reading.actor));
                }
                Ok(())
            }
            // N10.9.4 · A mission of which a paragraph tells becomes the next of the story.
            Some(Next::Trial(crate::story::Trial::Mission(mission), _)) => {
                self.apply_all(table, &[Effect::Next(*mission)])
            }
        }
    }

    /// N13.9.3 · The options whose condition holds and whose price can be paid. If there is none, the last is followed, without price or gain.
    fn choose_option(
        &mut self,
        table: &mut Table<Self>,
        spot: Spot,
        who: Who,
        options: &[Choice<Tale, Written>],
    ) -> Play {
        let open: Vec<usize> = (0..options.len()).filter(|place| self.is_option_open(&options[*place])).collect();
        if open.is_empty() {
            if let Some(last) = options.len().checked_sub(1) {
                self.push_page(Page::Follow(spot.child(last)));
            }
            return Ok(());
        }
        let asked = match who {
            Who::Lead | Who::All | Who::MostThreat => self.lead(),
            Who::Chosen | Who::Actor | Who::Tested => {
                let member = self.meant(table, who)?.first().copied().unwrap_or_default();
                self.seat_of(member)
            }
        };
        let prompt = || self.option_prompt(spot, options);
        let place = table.ask(asked).say(prompt).pick(open, |place| Answer::Option(spot.child(place)))?;
        let option = &options[place];
        self.apply_all(table, &option.pay)?;
        if option.next == Next::End {
            let key = self.option_key(spot.child(place));
            table.tell(|| {
                let text = text!(format!("{key}-then"));
                LogLine::new(text, Some("N13.9.3".into()), Seats::EVERYONE).weight(Weight::Event)
            });
        }
        self.apply_all(table, &option.effects)?;
        if self.tour().ending.is_none() {
            self.push_page(Page::Follow(spot.child(place)));
        }
        Ok(())
    }

    fn option_prompt(&self, spot: Spot, options: &[Choice<Tale, Written>]) -> Prompt {
        let prompt = Prompt::new("ask-paragraph", "N13.9.3").in_zone("tale");
        let closed = options.iter().enumerate().filter(|(_, option)| !self.is_option_open(option));
        closed.fold(prompt, |prompt, (place, option)| {
            let price = self.option_price(spot.child(place));
            let known = option.when.as_ref().is_none_or(|when| self.is_so(when));
            // An option of which one must not know yet is not mentioned.
            if !known {
                return prompt;
            }
            prompt.bar(text!(self.option_key(spot.child(place))), text!("why-coins", price = price), "N13.9.3")
        })
    }

    fn is_option_open(&self, option: &Choice<Tale, Written>) -> bool {
        let can_pay = |price: &Effect| match price {
            Effect::Coins(by) if *by < 0 => self.tour().coins >= u16::from(by.unsigned_abs()),
            _ => true,
        };
        option.when.as_ref().is_none_or(|when| self.is_so(when)) && option.pay.iter().all(can_pay)
    }

    /// What follows from a test.
    fn outcome_of(&mut self, table: &mut Table<Self>, outcome: &Outcome<Tale, Written>, spot: Spot) -> Play {
        if outcome.next == Next::End {
            let key = self.option_key(spot);
            table.tell(|| LogLine::new(text!(key), Some("N13.9.4".into()), Seats::EVERYONE).weight(Weight::Event));
        }
        self.apply_all(table, &outcome.effects)?;
        if self.tour().ending.is_none() {
            self.push_page(Page::Follow(spot));
        }
        Ok(())
    }

    /// N13.9.4 · Somebody's test with the best of some skills.
    fn story_test(&mut self, table: &mut Table<Self>, who: Who, skills: &[Skill], needs: u8) -> Play<bool> {
        let member = self.meant(table, who)?.first().copied().unwrap_or_default();
        self.reading.tested = Some(member);
        self.try_skill(table, member, skills, needs)
    }

    fn try_skill(&mut self, table: &mut Table<Self>, member: Member, skills: &[Skill], needs: u8) -> Play<bool> {
        let dice = self.story_dice(member, skills);
        let mut pool = Pool::new(member, dice, THRESHOLD, "N13.9.4");
        pool.enough = needs;
        let faces = self.roll_test(table, pool)?;
        Ok(successes(&faces, pool.threshold) >= needs)
    }

    /// N13.9.4 · The dice of the best skill: the characteristic, and one more for a keyword that the hero has.
    pub(crate) fn story_dice(&self, member: Member, skills: &[Skill]) -> i8 {
        let parts = |skill: &Skill| -> (Characteristic, Option<Keyword>) {
            match *skill {
                Skill::Test(of) => (of, None),
                Skill::With(of, keyword) => (of, Some(keyword)),
            }
        };
        let dice = skills.iter().map(parts).map(|(of, keyword)| self.action_dice(member, of, keyword));
        dice.max().unwrap_or(1).max(1)
    }

    fn group_test(&mut self, table: &mut Table<Self>, skills: &[Skill], needs: u8, each_fail: &[Effect]) -> Play<u8> {
        let mut passed = 0;
        for member in Member::ALL {
            self.reading.tested = Some(member);
            if self.try_skill(table, member, skills, needs)? {
                passed += 1;
            } else {
                self.apply_all(table, each_fail)?;
            }
        }
        Ok(passed)
    }

    /// Whom a paragraph means. Whoever is chosen is chosen once for each paragraph.
    pub(crate) fn meant(&mut self, table: &mut Table<Self>, who: Who) -> Play<SmallVec<[Member; 4]>> {
        let lead = self.leader();
        Ok(match who {
            Who::Lead => SmallVec::from_slice(&[lead]),
            Who::All => Member::ALL.into_iter().collect(),
            Who::Actor => SmallVec::from_slice(&[self.reading.actor.unwrap_or(lead)]),
            Who::Tested => SmallVec::from_slice(&[self.reading.tested.unwrap_or(lead)]),
            Who::MostThreat => {
                let worst = Member::ALL.into_iter().max_by_key(|m| (self.threat(*m), std::cmp::Reverse(*m)));
                worst.into_iter().collect()
            }
            Who::Chosen => {
                let chosen = match self.reading.chosen {
                    Some(member) => member,
                    None => self.choose_somebody(table)?,
                };
                self.reading.chosen = Some(chosen);
                SmallVec::from_slice(&[chosen])
            }
        })
    }

    /// Those who stand, in a mission; between missions those who have a sheet.
    fn choose_somebody(&mut self, table: &mut Table<Self>) -> Play<Member> {
        let camp = self.phase == Phase::Camp;
        let fit = |member: &Member| if camp { self.sheet_of(*member).is_some() } else { self.hero(*member).is_up() };
        let mut fit: Vec<Member> = Member::ALL.into_iter().filter(fit).collect();
        if fit.is_empty() {
            fit = Member::ALL.to_vec();
        }
        table.ask(self.lead()).about("ask-somebody", "N13.9.5").pick(fit, Answer::Somebody)
    }

    /// The hero of whoever leads.
    pub(crate) fn leader(&self) -> Member {
        self.tour().lead
    }
}
