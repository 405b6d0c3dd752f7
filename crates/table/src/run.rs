//! What a stopping table writes while a step runs.

use crate::{
    Asked, Chance, EventOf, Form, LogLine, Policy, Prompt, PromptParts, Question, QuestionOf, Rng, Rules, Seat, Seats,
    Stream, Text, Uniform, Usage, Viewer, text,
};

/// The outcome of running a step along its tape.
pub(crate) struct Run<G: Rules> {
    pub out: Vec<EventOf<G>>,
    pub chance: Chance,
    pub question: Option<QuestionOf<G>>,
    pub lines: Vec<LogLine>,
    pub refusal: Option<Text>,
    pub fault: Option<String>,
    pub mode: RunMode,
    /// What happened to cards, where somebody wants to know.
    pub notes: Option<Vec<Usage<G::Card>>>,
    /// Imagining for this viewer: what it did not see is answered and redrawn.
    blind: Option<(Viewer, Uniform)>,
    /// Answers the first open question by chance, where the table would stop.
    random_pick: Option<Uniform>,
    /// For whom the rules roll and draw now, where they have told.
    pub whose: Option<Seat>,
    /// What each of the dice that are rolled now is for, in their order.
    pub each: Vec<Text>,
    /// The questions that were left out, by their kinds, with those who would have been asked. Only told where there are words.
    pub spared: Vec<(Seats, String)>,
}

/// What a running game is asked to produce.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RunMode {
    /// Whether words are made: prompts and log lines. Bots and the lab go without.
    pub words: bool,
    /// Who rolls and draws.
    pub dice: Dice,
    /// Whether questions whose answers make no difference are left out. Records hold the answers to them, so that a replay asks all.
    pub spares: bool,
}

/// Who rolls the dice and draws the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dice {
    /// The table, from its seed.
    Table,
    /// These persons, wherever one of them sees what comes; they tell the table. What only bots see, or nobody, the table draws.
    People(Seats),
    /// Nobody: every roll and draw is told, as when a record is played again.
    Dictated,
    /// Nobody: every roll waits, for a bot that weighs all faces at once. Cards are drawn by the table.
    Paused,
}

impl RunMode {
    /// No words are made: for bots and the lab.
    pub const QUIET: RunMode = RunMode { words: false, dice: Dice::Table, spares: true };
    /// Everything is told: for people.
    pub const FULL: RunMode = RunMode { words: true, dice: Dice::Table, spares: true };

    pub(crate) fn without_words(self) -> RunMode {
        RunMode { words: false, ..self }
    }
}

impl<G: Rules> Run<G> {
    pub fn new(chance: Chance, mode: RunMode) -> Self {
        Run {
            out: Vec::new(),
            chance,
            question: None,
            lines: Vec::new(),
            refusal: None,
            fault: None,
            mode,
            notes: None,
            blind: None,
            random_pick: None,
            whose: None,
            each: Vec::new(),
            spared: Vec::new(),
        }
    }

    pub fn noting(mut self, wanted: bool) -> Self {
        self.notes = wanted.then(Vec::new);
        self
    }

    pub fn blind(mut self, viewer: Viewer, rng: Rng) -> Self {
        self.blind = Some((viewer, Uniform(rng)));
        self
    }

    pub fn random_pick(mut self, rng: Rng) -> Self {
        self.random_pick = Some(Uniform(rng));
        self
    }

    /// Gives the picks for the first open question, and only for that one.
    pub fn take_random_pick(&mut self) -> Option<Uniform> {
        self.random_pick.take()
    }

    pub fn is_hidden(&self, seen: Seats) -> bool {
        self.blind.as_ref().is_some_and(|(viewer, _)| !viewer.sees(seen))
    }

    /// What somebody else may have answered where the viewer did not see it.
    pub fn guess(&mut self, seat: Seat, options: &[G::Choice], may_stop: bool) -> usize {
        self.blind.as_mut().map_or(0, |(_, uniform)| uniform.pick(seat, options, may_stop))
    }

    /// Whether a roll that these will see has to be told.
    pub fn stops_at_roll(&self, seen: Seats) -> bool {
        self.mode.dice == Dice::Paused || self.stops_at_draw(seen)
    }

    /// Whether a card drawn that these will see has to be told.
    pub fn stops_at_draw(&self, seen: Seats) -> bool {
        let told = match self.mode.dice {
            Dice::Table | Dice::Paused => false,
            Dice::People(persons) => seen.meets(persons),
            Dice::Dictated => true,
        };
        told && self.blind.is_none()
    }

    pub fn wait_for_roll(&mut self, stream: Stream, sides: u8, count: u8, seen: Seats) {
        self.wait_for(
            Form::Roll { stream, sides, count },
            seen,
            ["table-what-was-rolled", "table-what-was-rolled-for"],
        );
        if let Some(question) = self.question.as_mut().filter(|_| self.each.len() > 1) {
            question.prompt.text = text!("table-what-was-rolled-for-each", order = self.each.clone());
        }
    }

    pub fn wait_for_card(&mut self, stream: Stream, cards: &[G::Card], seen: Seats) {
        self.wait_for(
            Form::Draw { stream, cards: cards.to_vec() },
            seen,
            ["table-what-was-drawn", "table-what-was-drawn-for"],
        );
    }

    /// A private draw is asked of the persons who see it. In a replay there may be none; then anyone tells it. The question says for whom
    /// it is, where the rules have told or only one sees it.
    fn wait_for(&mut self, form: Form<G::Choice, G::Card>, seen: Seats, [key, for_somebody]: [&'static str; 2]) {
        let only = seen.iter().next().filter(|seat| seen == Seats::only(*seat));
        let text = match self.whose.or(only) {
            Some(seat) => Text::new(for_somebody).with("who", seat),
            None => Text::new(key),
        };
        let asked = match self.mode.dice {
            Dice::People(persons) => seen & persons,
            _ => Seats::EVERYONE,
        };
        self.question = Some(Question {
            asked: Asked::Any(asked),
            form,
            prompt: PromptParts::new(text, None).into(),
            seen,
            window: false,
            example: None,
        });
    }

    pub fn widen(&mut self, event: usize, seats: Seats) {
        if let Some(event) = self.out.get_mut(event) {
            event.widen(seats);
        }
    }

    pub fn words(&self, prompt: &mut dyn FnMut() -> Prompt) -> Prompt {
        if self.mode.words { prompt() } else { Prompt::default() }
    }

    /// Notes that a question was left out.
    pub fn spare(&mut self, asked: Seats, prompt: &mut dyn FnMut() -> Prompt) {
        if self.mode.words {
            self.spared.push((asked, prompt().kind_name().to_owned()));
        }
    }

    pub fn tell(&mut self, line: impl FnOnce() -> LogLine) {
        if self.mode.words {
            self.lines.push(G::dress(line()));
        }
    }
}
