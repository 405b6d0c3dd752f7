//! The prompt loop: one game line by line, from its first question to its end.

mod commands;

use super::keeper::Keeper;
use crate::exit::{Done, Exit};
use crate::out::Out;
use crate::show::Eyes;
use crate::speech::Speech;
use shelf::{AnySession, Edition};
use std::io::{self, BufRead, IsTerminal};
use std::sync::Arc;
use table::{Holder, Refusal, Seat, SeatMap, Seats, Text, Viewer, text};

/// A table of this many lines is shown with every question.
const SCREEN: usize = 24;

/// The table, those who sit at it, and the page it is told on.
pub struct PromptLoop<'a> {
    session: Box<dyn AnySession>,
    edition: Arc<dyn Edition>,
    keeper: Keeper,
    speech: &'a Speech,
    out: &'a mut Out,
    names: SeatMap<String>,
    /// Through whose eyes the game is told now: the person last asked.
    viewer: Viewer,
    /// How much of the log each seat has been told, and the onlooker last.
    told: Vec<usize>,
    /// Who has seen the whole table.
    shown: Seats,
}

/// Whether the game goes on.
#[derive(PartialEq, Eq)]
enum Next {
    Ask,
    AskAgain,
    Leave,
}

impl<'a> PromptLoop<'a> {
    pub fn new(
        session: Box<dyn AnySession>,
        edition: Arc<dyn Edition>,
        keeper: Keeper,
        speech: &'a Speech,
        out: &'a mut Out,
    ) -> PromptLoop<'a> {
        let persons = session.holders().iter().find(|(_, holder)| holder.is_person());
        PromptLoop {
            viewer: persons.map_or(Viewer::Onlooker, |(seat, _)| Viewer::Seat(seat)),
            names: speech.names(session.holders()),
            told: vec![0; session.holders().len() + 1],
            shown: Seats::NOBODY,
            session,
            edition,
            keeper,
            speech,
            out,
        }
    }

    /// Plays to the end of the game or of the input. Whatever happens, the record is kept.
    pub fn run(mut self) -> Done {
        let played = self.greet().and_then(|()| self.play());
        let kept = self.keeper.keep_if_begun(self.session.as_ref(), self.speech);
        played.and(kept)
    }

    fn play(&mut self) -> Done {
        let mut input = io::stdin().lock().lines();
        loop {
            self.let_bots_play()?;
            let Some(seat) = self.session.persons_asked().iter().next() else {
                return self.end();
            };
            self.turn_to(seat)?;
            loop {
                let Some(line) = self.read_line(&mut input)? else {
                    return self.input_ended();
                };
                match self.run_command(seat, &line)? {
                    Next::Ask => break,
                    Next::AskAgain => {}
                    Next::Leave => return self.leave(),
                }
            }
        }
    }

    fn eyes(&self) -> Eyes<'_> {
        Eyes { viewer: self.viewer, words: self.edition.words(), names: &self.names, speech: self.speech }
    }

    /// Who looks, at what, and on which page.
    fn parts(&mut self) -> (Eyes<'_>, &dyn AnySession, &mut Out) {
        let eyes = Eyes { viewer: self.viewer, words: self.edition.words(), names: &self.names, speech: self.speech };
        (eyes, self.session.as_ref(), self.out)
    }

    fn say(&mut self, text: &Text) -> Done {
        Ok(self.out.wrapped(&self.speech.say(text), 2)?)
    }

    /// Names the game, those who play it, and the hash that binds the dice.
    fn greet(&mut self) -> Done {
        let title = self.edition.words().render(self.speech.lang, &Text::new(self.session.about().slug), &());
        self.out.line(&title)?;
        let who = self.session.holders().iter().map(|(seat, holder)| {
            let name = self.eyes().name(seat);
            match holder {
                Holder::Person(name) if name.is_empty() => text!("tavola-sits-somebody", number = seat.0 + 1),
                Holder::Person(_) => text!("tavola-sits-person", number = seat.0 + 1, who = name),
                Holder::Bot(kind) => text!("tavola-sits-bot", number = seat.0 + 1, who = name, kind = kind.as_str()),
            }
        });
        for text in who.collect::<Vec<Text>>() {
            let line = format!("  {}", self.speech.say(&text));
            self.out.wrapped(&line, 4)?;
        }
        if !self.session.real_dice() {
            self.say(&text!("tavola-commitment", hash = self.session.commitment()))?;
        }
        if self.session.holders().values().any(Holder::is_person) {
            self.say(&text!("tavola-help-hint"))?;
        }
        Ok(self.out.blank()?)
    }

    /// Lets the bots answer, and tells what they do as they do it.
    fn let_bots_play(&mut self) -> Done {
        loop {
            self.tell_news()?;
            match self.session.advance_one() {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                Err(refusal) => return Err(self.broken(&refusal)),
            }
        }
    }

    /// A fault while a bot plays: the game cannot go on, and everything that helps to mend it is kept.
    fn broken(&mut self, refusal: &Refusal) -> Exit {
        let sentence = self.eyes().read(&refusal.text());
        let kept = self.keeper.keep(self.session.as_ref(), self.speech);
        let report = self.keeper.report(self.session.as_ref(), &sentence, self.speech);
        match kept.and(report) {
            Ok(path) => {
                let report = self.speech.say(&text!("tavola-report", file = path.display().to_string()));
                Exit::Said(format!("{sentence}\n{report}"))
            }
            Err(stop) => stop,
        }
    }

    /// Tells the lines of the log that the present viewer has not been told.
    fn tell_news(&mut self) -> Done {
        let lines = self.session.log(self.viewer);
        let place = self.viewer.seat().map_or(self.told.len() - 1, Seat::index);
        let from = self.told[place].min(lines.len());
        self.told[place] = lines.len();
        let (eyes, _, out) = self.parts();
        eyes.log(&lines[from..], out)
    }

    /// After something was taken back nobody has been told more than there is.
    fn forget_untold(&mut self) {
        let seats = self.session.holders().seats().map(Viewer::Seat);
        for (told, viewer) in self.told.iter_mut().zip(seats.chain([Viewer::Onlooker])) {
            *told = (*told).min(self.session.log(viewer).len());
        }
    }

    /// The whole table at somebody's first question, and always where it fits on a screen. After that the news say what has changed.
    fn show_scene_once(&mut self, seat: Seat) -> Done {
        let (eyes, session, out) = self.parts();
        let small = eyes.scene_words(session, out.width).lines().count() <= SCREEN;
        if small || !self.shown.contains(seat) {
            self.show_scene()?;
        }
        self.shown = self.shown | Seats::only(seat);
        Ok(())
    }

    /// Shows a person what happened and the question.
    fn turn_to(&mut self, seat: Seat) -> Done {
        let other = self.viewer != Viewer::Seat(seat);
        self.viewer = Viewer::Seat(seat);
        if other {
            let name = self.eyes().name(seat);
            self.out.blank()?;
            self.out.line(&format!("════ {name} ════"))?;
        }
        self.tell_news()?;
        self.show_scene_once(seat)?;
        self.show_question(seat)
    }

    fn show_scene(&mut self) -> Done {
        let (eyes, session, out) = self.parts();
        eyes.scene(session, out)
    }

    fn show_question(&mut self, seat: Seat) -> Done {
        let Some(query) = self.session.question() else {
            return Ok(());
        };
        let (eyes, session, out) = self.parts();
        eyes.question(session, seat, &query, out)
    }

    /// The next line that is not empty and not a remark. Where nobody types, it is written on the page, so that it can be read there.
    fn read_line(&mut self, input: &mut impl Iterator<Item = io::Result<String>>) -> Done<Option<String>> {
        loop {
            self.out.print("> ")?;
            self.out.flush()?;
            let Some(line) = input.next() else {
                self.out.blank()?;
                return Ok(None);
            };
            let line = line.map_err(|error| self.speech.stop(&text!("tavola-bad-input", why = error.to_string())))?;
            let line = line.trim().to_owned();
            if !io::stdin().is_terminal() {
                self.out.line(&line)?;
            }
            if !line.is_empty() && !line.starts_with('#') {
                return Ok(Some(line));
            }
        }
    }

    /// The game is over: the table as it lies, who won, and what proves the dice.
    fn end(&mut self) -> Done {
        self.viewer = match self.session.outcome() {
            Some(_) => Viewer::Referee,
            None => self.viewer,
        };
        self.show_scene()?;
        let (eyes, session, out) = self.parts();
        eyes.end(session, out)?;
        eyes.proof(session, out)?;
        self.keeper.keep_if_begun(self.session.as_ref(), self.speech)?;
        self.tell_where()
    }

    fn tell_where(&mut self) -> Done {
        match self.keeper.path().map(|path| path.display().to_string()) {
            Some(file) => self.say(&text!("tavola-record-at", file = file)),
            None => Ok(()),
        }
    }

    fn leave(&mut self) -> Done {
        self.keeper.keep_if_begun(self.session.as_ref(), self.speech)?;
        self.say(&text!("tavola-left"))?;
        self.tell_where()
    }

    fn input_ended(&mut self) -> Done {
        self.keeper.keep(self.session.as_ref(), self.speech)?;
        self.out.flush()?;
        let file = self.keeper.path().map(|path| path.display().to_string());
        Err(self.speech.stop(&text!("tavola-input-ended", file = file.unwrap_or_default())))
    }
}
