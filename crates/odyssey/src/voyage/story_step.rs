//! V7 · Story: everything that is due, in the group's order.

use crate::campaign::streams;
use crate::choice::Choice;
use crate::ids::TitanId;
use crate::pack::schema::campaign::{Goal, Symbol};
use crate::state::Odyssey;
use crate::state::campaign::Task;
use crate::story::{Entrance, Figure};
use story::ParagraphId;
use table::{Play, Slug, Table, text};

/// V7.4 · False clues at the beginning, one fewer for each thread.
pub(crate) const FALSE_CLUES: usize = 5;
pub(crate) const THREAD: Slug = Slug::literal("thread");

/// A4.2 · Tokens for one knowledge.
const FOR_KNOWLEDGE: u8 = 2;

impl Odyssey {
    /// V7.1 · Then, when nothing is due any more, knowledge is bought with tokens (A4.2).
    pub(crate) fn begin_story_step(&mut self, table: &mut Table<Self>) -> Play {
        self.plan([Task::Tell]);
        if std::mem::take(&mut self.voyage_mut().due.introduction) {
            self.voyage_mut().adversary.known = true;
            table.log("V3.7", || text!("log-adversary-known"));
        }
        self.resolve_fated(table);
        Ok(())
    }

    /// V7.1 · Of several things that are due the group says which comes next.
    pub(crate) fn tell_next(&mut self, table: &mut Table<Self>) -> Play {
        let due = self.due_paragraphs();
        if due.is_empty() {
            if self.try_code(table)? {
                return Ok(());
            }
            return self.buy_knowledge(table);
        }
        let asked = table.ask(self.group()).about("ask-story-order", "V7.1");
        let (paragraph, owner) = asked.pick(due, |(paragraph, owner)| Choice::Tell(paragraph, owner))?;
        self.voyage_mut().due.events.retain(|event| *event != (paragraph, owner));
        self.heed_story_card(paragraph);
        if let Some(owner) = owner {
            self.breakthrough_read(owner, paragraph);
        }
        self.plan([Task::Adventure(paragraph, owner), Task::Tell]);
        Ok(())
    }

    /// V7.1 to V7.4 · Story events, the story card, breakthroughs, and a ruin that is searched.
    pub(crate) fn due_paragraphs(&self) -> Vec<(ParagraphId, Option<TitanId>)> {
        let mut due = self.voyage().due.events.clone();
        let unread = |paragraph: &ParagraphId| !self.voyage().sheet.read.contains(paragraph);
        if let Some(side) = self.story_side() {
            let (slug, tokens) = (side.slug, self.voyage().story.tokens);
            let full =
                |entrance: &Entrance| matches!(entrance, Entrance::StoryAt(card, n) if *card == slug && tokens >= *n);
            let checkpoints: Vec<ParagraphId> =
                self.pack.tale.from(full).filter(|_| !self.voyage().story.moved).filter(unread).collect();
            let whole = matches!(side.goal, Goal::Patience(_, most) if tokens >= most);
            due.extend(checkpoints.iter().map(|paragraph| (*paragraph, None)));
            if (!whole || checkpoints.is_empty()) && self.story_is_done() {
                due.extend(self.story_paragraph(slug).map(|paragraph| (paragraph, None)));
            }
            if self.can_search() {
                due.extend(self.story_paragraph(slug).map(|paragraph| (paragraph, None)));
            }
        }
        due.extend(self.breakthroughs());
        due.dedup();
        due
    }

    /// C6.1 · The paragraph of a side; that of the last one is the ending that was chosen.
    fn story_paragraph(&self, side: Slug) -> Option<ParagraphId> {
        let told = self.pack.tale.from(|entrance| *entrance == Entrance::Story(side)).next();
        told.or_else(|| self.voyage().last_choice)
    }

    /// C6.1, C6.2 · The story card moves once a day; who waits is asked again when there are more tokens.
    fn heed_story_card(&mut self, paragraph: ParagraphId) {
        let Some(side) = self.story_side() else { return };
        let (slug, goal) = (side.slug, side.goal);
        if self.story_paragraph(slug) != Some(paragraph) {
            return;
        }
        let story = &mut self.voyage_mut().story;
        match goal {
            Goal::Search => self.voyage_mut().due.searched = true,
            Goal::Patience(..) => (story.asked, story.moved) = (story.tokens, true),
            Goal::TokensAt(..) | Goal::Tokens(_) | Goal::City(_) | Goal::Both(..) => story.moved = true,
        }
    }

    /// V7.4 · In a ruin, once on each visit.
    fn can_search(&self) -> bool {
        let goal = self.story_side().map(|side| side.goal);
        goal == Some(Goal::Search)
            && !self.voyage().due.searched
            && self.has_symbol(self.voyage().map.tile, Symbol::Ruin)
    }

    /// V7.4 · One true clue among the false ones that are left. False ones leave.
    pub(crate) fn search_clue(&mut self, table: &mut Table<Self>) -> Play<bool> {
        let gone = usize::from(self.voyage().false_clues);
        let left = FALSE_CLUES.saturating_sub(self.notes_of(THREAD)).saturating_sub(gone) as u8;
        let face = table.roll(streams::SEARCH, left + 1)?;
        let found = face == 1;
        if !found {
            self.voyage_mut().false_clues += 1;
        }
        table.log("V7.4", || text!(if found { "log-clue-true" } else { "log-clue-false" }));
        Ok(found)
    }

    /// V7.3 · A ruin that is visited for the first time has its room.
    pub(crate) fn enter_ruin(&mut self) {
        let tile = self.pack.tile(self.voyage().map.tile).slug;
        let room = self.pack.tale.from(|entrance| *entrance == Entrance::Ruin(tile)).next();
        self.voyage_mut().due.events.extend(room.map(|paragraph| (paragraph, None)));
    }

    /// V7.5 · One code a day may be tried, each once.
    fn try_code(&mut self, table: &mut Table<Self>) -> Play<bool> {
        let sheet = &self.voyage().sheet;
        let codes = sheet.codes.iter().filter(|code| !sheet.tried.contains(code)).copied();
        let codes: Vec<(Slug, ParagraphId)> = codes
            .filter_map(|code| Some((code, self.pack.tale.from(|entrance| *entrance == Entrance::Code(code)).next()?)))
            .collect();
        if self.voyage().due.code_tried || codes.is_empty() {
            return Ok(false);
        }
        self.voyage_mut().due.code_tried = true;
        let asked = table.ask(self.group()).about("ask-code", "V7.5");
        let Some((code, paragraph)) = asked.may(Choice::Pass, codes, |(_, paragraph)| Choice::Code(paragraph))? else {
            return Ok(false);
        };
        self.voyage_mut().sheet.tried.push(code);
        self.plan([Task::Adventure(paragraph, None), Task::Tell]);
        Ok(true)
    }

    /// A4.2 · Two tokens on the odyssey card are one knowledge; its odyssey is read at the end of the step.
    fn buy_knowledge(&mut self, table: &mut Table<Self>) -> Play {
        while self.voyage().inward >= FOR_KNOWLEDGE {
            self.voyage_mut().inward -= FOR_KNOWLEDGE;
            self.gain_figure(table, Figure::Knowledge, 1, crate::campaign::Why::Paid)?;
        }
        Ok(())
    }
}
