//! The session host: takes what people enter, lets the bots answer, and shows each viewer the table.

use crate::view::{Ask, End, Order, TakeBack, View};
use shelf::{ADVISER, Advice, AnySession};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::scene::Cards;
use table::{Holder, Refusal, Seat, Seats, StandingOrder, Text, Until, Viewer, text};

/// Keeps the record of a game somewhere.
pub trait Keeper: Send {
    /// Writes the record, if it wants one yet, and tells where it is; or why it could not be written. `person` says whether it was a
    /// person who did something.
    fn keep(&mut self, session: &dyn AnySession, person: bool) -> Result<Option<String>, String>;

    /// Writes what is known of a fault in the rules, for those who will mend them.
    fn report(&mut self, session: &dyn AnySession, said: &str);
}

/// Keeps nothing.
impl Keeper for () {
    fn keep(&mut self, _: &dyn AnySession, _: bool) -> Result<Option<String>, String> {
        Ok(None)
    }

    fn report(&mut self, _: &dyn AnySession, _: &str) {}
}

/// What somebody at the screen wants of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// An answer to the question with this number.
    Answer {
        question: usize,
        words: String,
    },
    /// Take the last answer back; `agreed` where the others had to.
    Undo {
        agreed: bool,
    },
    /// Do again what was taken back.
    Redo,
    /// What would a bot do?
    Hint,
    HandOver {
        seat: Seat,
        to: Holder,
    },
    /// Whenever a question like the present one is asked, answer this.
    Order {
        answer: String,
        until: Until,
    },
    Revoke {
        question: String,
    },
    /// Look from another person's seat.
    Sit(Seat),
    /// Hold the bots, or let them go on.
    Hold(bool),
    /// Let the bots answer without pauses until a person is asked.
    Hurry,
    Leave,
}

/// What the dealer tells the screen.
pub enum News {
    /// The table as it is now.
    Table(Box<View>),
    /// Something was not done, and why, or something went wrong.
    Said(Text),
    Advice(Advice),
}

/// Holds the session. It knows no screen and no clock.
pub struct SessionHost {
    session: Box<dyn AnySession>,
    keeper: Box<dyn Keeper>,
    viewer: Viewer,
    held: bool,
    cards: Arc<Vec<Cards>>,
    /// The words of the questions that orders were left for.
    questions: BTreeMap<String, Text>,
    kept: Result<Option<String>, String>,
}

impl SessionHost {
    pub fn new(session: Box<dyn AnySession>, keeper: Box<dyn Keeper>) -> SessionHost {
        let mut dealer = SessionHost {
            cards: Arc::default(),
            session,
            keeper,
            viewer: Viewer::Onlooker,
            held: false,
            questions: BTreeMap::new(),
            kept: Ok(None),
        };
        dealer.turn_to_viewer();
        dealer
    }

    /// With the cards of the content, so that one that lies nowhere can be shown too.
    #[must_use]
    pub fn with_cards(mut self, cards: Vec<Cards>) -> SessionHost {
        self.cards = Arc::new(cards);
        self
    }

    pub fn session(&self) -> &dyn AnySession {
        self.session.as_ref()
    }

    /// Whether a bot is about to answer.
    pub fn bots_turn(&self) -> bool {
        !self.held && !self.session.bots_asked().is_empty()
    }

    /// Whether no person is asked.
    pub fn only_bots_asked(&self) -> bool {
        self.session.persons_asked().is_empty()
    }

    /// Does what somebody wants, and tells what came of it.
    pub fn act(&mut self, command: Command) -> Vec<News> {
        let done = match command {
            Command::Hint => return vec![self.hint()],
            Command::Hold(held) => {
                self.held = held;
                return vec![self.news()];
            }
            Command::Sit(seat) => {
                self.sit(seat);
                return vec![self.news()];
            }
            Command::Hurry | Command::Leave => return Vec::new(),
            Command::Answer { question, words } => self.answer(question, &words),
            Command::Undo { agreed } => self.undo(agreed),
            Command::Redo => self.viewer.seat().ok_or(Refusal::NotYou).and_then(|seat| self.session.redo(seat)),
            Command::HandOver { seat, to } => self.session.hand_over(seat, to),
            Command::Order { answer, until } => self.order(answer, until),
            Command::Revoke { question } => {
                self.viewer.seat().into_iter().for_each(|seat| self.session.revoke(seat, &question));
                Ok(())
            }
        };
        self.settle(done, true)
    }

    /// Lets one bot answer. A bot that fails hands its seat back to the people at the screen.
    pub fn bot_answers(&mut self) -> Vec<News> {
        let bot = self.session.bots_asked().iter().next();
        let done = self.session.advance_one().map(drop);
        if done.is_err()
            && let Some(seat) = bot
        {
            // If even that is refused, the sentence about the bot is still told.
            let _ = self.session.hand_over(seat, Holder::Person(String::new()));
        }
        self.settle(done, false)
    }

    /// Keeps the record and shows the table, with the sentence of a refusal if there was one.
    fn settle(&mut self, done: Result<(), Refusal>, person: bool) -> Vec<News> {
        let mut news = Vec::new();
        if let Err(refusal) = done {
            if let Refusal::Fault(said) = &refusal {
                self.keeper.report(self.session.as_ref(), said);
            }
            news.push(News::Said(refusal.text()));
        }
        self.kept = self.keeper.keep(self.session.as_ref(), person);
        self.turn_to_viewer();
        news.insert(0, self.news());
        news
    }

    fn news(&self) -> News {
        News::Table(Box::new(self.view()))
    }

    fn answer(&mut self, question: usize, words: &str) -> Result<(), Refusal> {
        let seat = self.viewer.seat().ok_or(Refusal::NotYou)?;
        self.session.answer(seat, question, words)
    }

    fn undo(&mut self, agreed: bool) -> Result<(), Refusal> {
        let seat = self.viewer.seat().ok_or(Refusal::NotYou)?;
        self.session.undo(seat, if agreed { Seats::EVERYONE } else { Seats::NOBODY })
    }

    fn order(&mut self, answer: String, until: Until) -> Result<(), Refusal> {
        let asked = self.session.question().ok_or(Refusal::NothingAsked)?;
        let seat = self.viewer.seat().ok_or(Refusal::NotYou)?;
        let question = asked.prompt.kind_name().to_owned();
        self.questions.insert(question.clone(), asked.prompt.text.clone());
        self.session.order(StandingOrder::new(seat, question, answer).until(until));
        Ok(())
    }

    fn hint(&self) -> News {
        let Some(seat) = self.viewer.seat() else {
            return News::Said(Refusal::NotYou.text());
        };
        match self.session.advise(seat, ADVISER) {
            Ok(advice) => News::Advice(advice),
            Err(refusal) => News::Said(refusal.text()),
        }
    }

    fn sit(&mut self, seat: Seat) {
        if self.session.holders().get(seat).is_some_and(Holder::is_person) {
            self.viewer = Viewer::Seat(seat);
        }
    }

    /// Whoever is asked looks at the screen; while nobody is, whoever looked last.
    fn turn_to_viewer(&mut self) {
        let asked = self.session.persons_asked();
        let is_person = |seat: &Seat| self.session.holders().get(*seat).is_some_and(Holder::is_person);
        let now = self.viewer.seat().filter(is_person);
        let next = match now {
            Some(seat) if asked.is_empty() || asked.contains(seat) => Some(seat),
            _ => asked.iter().next().or(now),
        };
        let first = || self.session.holders().seats().find(is_person);
        self.viewer = next.or_else(first).map_or(Viewer::Onlooker, Viewer::Seat);
    }

    /// Whether people at this screen have something to hide from each other.
    fn has_secrets(&self) -> bool {
        let holders = self.session.holders().iter();
        let persons = holders.filter(|(_, holder)| holder.is_person()).map(|(seat, _)| seat);
        self.session.hides(&persons.collect::<Vec<Seat>>())
    }

    /// The table as the viewer sees it.
    pub fn view(&self) -> View {
        let session = &self.session;
        let seat = self.viewer.seat();
        let log = session.log(self.viewer);
        let digest = seat.map(|seat| session.digest(seat));
        let unseen = digest.as_ref().map_or(0, |digest| digest.lines.len());
        View {
            about: session.about(),
            words: session.words().clone(),
            verbs: session.verbs(),
            cards: self.cards.clone(),
            holders: session.holders().clone(),
            viewer: self.viewer,
            secret: self.has_secrets(),
            scene: session.scene(self.viewer),
            ask: seat.and_then(|seat| self.ask(seat)),
            thinking: session.bots_asked(),
            held: self.held,
            breadcrumb: session.breadcrumb(),
            since: log.len().saturating_sub(unseen),
            log,
            skipped: digest.map(|digest| digest.skipped).unwrap_or_default(),
            undo: seat.and_then(|seat| session.undo_preview(seat)).map(TakeBack::from),
            redo: seat.and_then(|seat| session.redo_offer(seat)),
            orders: seat.map(|seat| self.orders(seat)).unwrap_or_default(),
            end: self.end(),
            commitment: if session.real_dice() { String::new() } else { session.commitment() },
            kept: self.kept.clone(),
        }
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        let query = self.session.question()?;
        let asked = self.session.persons_asked().contains(seat);
        asked.then(|| Ask { seat, query, options: self.session.options(seat) })
    }

    fn orders(&self, seat: Seat) -> Vec<Order> {
        let named = |order: StandingOrder| Order {
            question: self.questions.get(&order.question).cloned().unwrap_or_else(|| text!(order.question.clone())),
            order,
        };
        self.session.orders(seat).into_iter().map(named).collect()
    }

    fn end(&self) -> Option<End> {
        let outcome = self.session.outcome()?;
        let (seed, salt) = self.session.seed();
        let proof = (!self.session.real_dice()).then(|| (seed.to_string(), salt.to_string()));
        Some(End { outcome, proof, ending: self.session.ending() })
    }
}
