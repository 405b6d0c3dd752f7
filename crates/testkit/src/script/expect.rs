//! What a test expects of a game in play. Each method panics with what was found instead.

use super::vocabulary::Vocabulary;
use super::{Script, because, listed, read_seat, seat_and_words};
use table::{AnsweredBy, Barred, Game, LogLine, Seat, Viewer, notation::read_answer};

impl<G: Game> Script<G> {
    /// Exactly these seats are asked this: `1: which-stance`, or `1 2 3: who-eats` for a group.
    #[track_caller]
    pub fn asks(self, question: &str) -> Self {
        let expected = question.split_once(':').map(|(seats, key)| {
            let seats: Vec<Seat> = seats.split_whitespace().filter_map(read_seat).collect();
            (seats, key.trim().to_owned())
        });
        let found = self.question().map(|question| {
            let seats = question.asked.seats().iter().filter(|seat| seat.index() < self.state().seats()).collect();
            (seats, question.prompt.text.key.to_string())
        });
        assert!(expected == found, "expected to be asked “{question}”.\n{}", self.standing());
        self
    }

    /// The question says that it is the business of these seats: `2`, or `1 3`.
    #[track_caller]
    pub fn concerns(self, seats: &str) -> Self {
        let expected: Vec<Seat> = seats.split_whitespace().filter_map(read_seat).collect();
        let found = self.question().and_then(|question| question.prompt.concerns);
        let found: Option<Vec<Seat>> = found.map(|seats| seats.iter().collect());
        assert!(Some(&expected) == found.as_ref(), "it concerns {found:?} and not “{seats}”.\n{}", self.standing());
        self
    }

    /// These are offered: `guarded`, or `2: effort 1` where several seats are asked; semicolons between them.
    #[track_caller]
    pub fn offers(self, options: &str) -> Self {
        for option in listed(options) {
            assert!(self.is_offered(option), "“{option}” is not offered.\n{}", self.standing());
        }
        self
    }

    /// These are not offered, or not taken. Each must be an answer that the game could be given somewhere, in a form of its
    /// [`Notate::NOTATIONS`]: a misspelt one would be refused whatever the rule says.
    #[track_caller]
    pub fn refuses(self, options: &str) -> Self {
        for option in listed(options) {
            self.assert_meaning(option);
        }
        self.refuses_unknown(options)
    }

    /// An option means something to the game, here or elsewhere.
    #[track_caller]
    fn assert_meaning(&self, option: &str) {
        let (_, words) = self.addressed(option);
        assert!(
            self.is_offered(option) || Vocabulary::of(self.state()).understands::<G>(words),
            "“{words}” is no answer that {} ever takes: it is misspelt, or missing in `Notate::NOTATIONS`. An answer that is meant to be \
             unintelligible is tested with `refuses_unknown`.\n{}",
            G::ABOUT.slug,
            self.standing()
        );
    }

    /// These are refused, and may even mean nothing to the game.
    #[track_caller]
    pub fn refuses_unknown(self, options: &str) -> Self {
        for option in listed(options) {
            assert!(self.refusal(option).is_some(), "“{option}” is taken.\n{}", self.standing());
        }
        self
    }

    /// This is refused with the sentence of this key. Where that sentence is what any nonsense gets, it must be an answer that the game
    /// could be given somewhere, as for [`Script::refuses`].
    #[track_caller]
    pub fn refuses_because(self, option: &str, key: &str) -> Self {
        if key == "table-not-an-option" {
            self.assert_meaning(option);
        }
        let found = self.refusal(option);
        assert!(found.as_deref() == Some(key), "“{option}” is refused with {found:?} and not “{key}”");
        self
    }

    /// The question says that this is barred, and why: the keys of both texts.
    #[track_caller]
    pub fn bars(self, what: &str, why: &str) -> Self {
        let found: Vec<String> = self.barred().iter().map(|bar| format!("{}: {}", bar.what.key, bar.why.key)).collect();
        assert!(found.contains(&format!("{what}: {why}")), "“{what}” is not barred by “{why}”: {found:?}");
        self
    }

    /// Everything that the question says is barred.
    #[track_caller]
    pub fn barred(&self) -> &[Barred] {
        self.question().map(|question| question.prompt.barred.as_slice()).unwrap_or_default()
    }

    /// These lines, by their keys and no others, were told since the last look at the log.
    #[track_caller]
    pub fn tells(mut self, keys: &str) -> Self {
        let expected: Vec<&str> = listed(keys).collect();
        let lines = self.lines();
        let found: Vec<&str> = lines[self.told..].iter().map(|line| line.text.key.as_ref()).collect();
        assert_eq!(found, expected, "the log tells something else");
        self.told = lines.len();
        self
    }

    /// These lines were told since the last look at the log, in any order and among others.
    #[track_caller]
    pub fn logs(self, keys: &str) -> Self {
        let lines = self.lines();
        let told: Vec<&str> = lines[self.told..].iter().map(|line| line.text.key.as_ref()).collect();
        for key in listed(keys) {
            assert!(told.contains(&key), "“{key}” is not in the log: {}", told.join("; "));
        }
        self
    }

    /// What was told so far is of no interest.
    pub fn skip_log(mut self) -> Self {
        self.told = self.lines().len();
        self
    }

    /// The rules are in the middle of this: the keys of the breadcrumb, outermost first, with `>` between them.
    #[track_caller]
    pub fn amid(self, frames: &str) -> Self {
        let found: Vec<String> = self.state().breadcrumb().iter().map(|text| text.key.to_string()).collect();
        assert_eq!(found.join(" > "), frames, "the rules are in the middle of something else");
        self
    }

    /// The game is over, with these results: `1 0`.
    #[track_caller]
    pub fn ends(self, results: &str) -> Self {
        let outcome = self.state().outcome();
        let Some(outcome) = outcome.filter(|_| self.question().is_none()) else {
            panic!("the game is not over.\n{}", self.standing());
        };
        let found: Vec<String> = outcome.results.values().map(f32::to_string).collect();
        assert_eq!(found.join(" "), results, "the game ends otherwise");
        self
    }

    /// Of a rule that is proved: it has come to its end, and asks nothing more.
    #[track_caller]
    pub fn rests(self) -> Self {
        assert!(self.question().is_none(), "the rule goes on.\n{}", self.standing());
        self
    }

    /// The log as a viewer may read it.
    pub fn log(&self, viewer: impl Into<Viewer>) -> Vec<LogLine> {
        let viewer = viewer.into();
        self.lines().into_iter().filter(|line| viewer.sees(line.seen)).collect()
    }

    fn lines(&self) -> Vec<LogLine> {
        self.log.0.iter().chain(self.world.lines()).cloned().collect()
    }

    #[track_caller]
    fn is_offered(&self, option: &str) -> bool {
        let (seat, words) = self.addressed(option);
        let items = self.question().map(|question| question.form.items(seat)).unwrap_or_default();
        items.iter().any(|item| self.state().notate(seat, *item) == words)
    }

    /// The key of the sentence with which an answer is refused; `None` if it is taken.
    #[track_caller]
    fn refusal(&self, option: &str) -> Option<String> {
        let (seat, words) = self.addressed(option);
        let Some(question) = self.question() else {
            return Some("table-nothing-asked".to_owned());
        };
        match read_answer(self.state(), question, seat, words) {
            Err(why) => Some(why.key.into_owned()),
            Ok(answer) => {
                let taken = self.world.clone().answer(seat, answer, AnsweredBy::Person, &mut ());
                taken.err().map(|refusal| because(&refusal))
            }
        }
    }

    /// An option with or without the seat that it is for; without one it is for the first that is asked.
    #[track_caller]
    fn addressed<'w>(&self, option: &'w str) -> (Seat, &'w str) {
        if option.split_once(':').is_some_and(|(seat, _)| read_seat(seat).is_some()) {
            return seat_and_words(option);
        }
        let first = self.question().and_then(|question| question.asked.seats().iter().next());
        (first.unwrap_or(Seat(0)), option)
    }
}
